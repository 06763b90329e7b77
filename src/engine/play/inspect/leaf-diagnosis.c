/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnosis.c: adds findings to an answer, and replays the turn that it is about. */
#include "leaf-diagnose.h"

#include "leaf-command-input.h"
#include "leaf-events.h"

LeafFinding *
leaf_diagnosis_add (LeafDiagnosis *diagnosis, guint32 level, LeafAnswerSentence said)
{
  LeafFinding finding
      = { .words = leaf_answer_sentence_words (&said, NULL), .said = said, .level = level, .holds = -1 };

  g_array_append_val (diagnosis->findings, finding);
  return &g_array_index (diagnosis->findings, LeafFinding, diagnosis->findings->len - 1);
}

LeafFinding *
leaf_diagnosis_say (LeafDiagnosis *diagnosis, guint32 level, LeafAnswerMessage form, const char *first,
                    const char *second)
{
  return leaf_diagnosis_add (diagnosis, level, leaf_answer_sentence (form, first, second));
}

LeafMachine *
leaf_diagnosis_machine_at (const LeafDiagnosis *diagnosis, guint64 event, guint *given)
{
  LeafMachine *m = leaf_play_begin_again (diagnosis->play);

  *given = event > 0 ? leaf_play_run_again (diagnosis->play, m, G_MAXUINT, event) : 0;
  return m;
}

static void
clear_response (gpointer data)
{
  g_free (((LeafResponseRecord *) data)->captured);
}

LeafTurnRecord
leaf_turn_record (void)
{
  GArray *responses = g_array_new (FALSE, FALSE, sizeof (LeafResponseRecord));

  g_array_set_clear_func (responses, clear_response);
  return (LeafTurnRecord) { leaf_lines_tried_new (), responses, g_array_new (FALSE, FALSE, sizeof (LeafSceneRecord)),
                            0 };
}

void
leaf_turn_record_clear (LeafTurnRecord *record)
{
  g_clear_pointer (&record->lines, g_array_unref);
  g_clear_pointer (&record->responses, g_array_unref);
  g_clear_pointer (&record->scenes, g_array_unref);
}

LeafMachine *
leaf_diagnosis_turn (const LeafDiagnosis *diagnosis, LeafTurnRecord *record)
{
  guint given;
  LeafMachine *m = leaf_diagnosis_machine_at (diagnosis, diagnosis->nodes[0].event, &given);

  leaf_events_clear (m);
  m->wanted |= LEAF_WANT_TEXT;
  m->record = record;
  leaf_play_go_on_to (diagnosis->play, m, &given, diagnosis->nodes[0].event_end);
  m->record = NULL;
  return m;
}

const LeafTraceNode *
leaf_diagnosis_command (const LeafDiagnosis *diagnosis)
{
  for (guint32 i = 0; i < diagnosis->n; i++)
    if (diagnosis->nodes[i].sort == LEAF_TRACED_COMMAND)
      return &diagnosis->nodes[i];
  return NULL;
}
