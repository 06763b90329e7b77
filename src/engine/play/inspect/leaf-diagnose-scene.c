/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnose-scene.c: explains why a scene did not begin, or end, in a turn.
 *
 * The turn is replayed, and the native for scenes records the result of each condition (play/vm/leaf-natives-time.c).
 * The conditions are not tested again afterwards: the rules of a scene that begins may have changed what they test, and
 * some test what has just happened. */
#include "leaf-diagnose.h"

#include "leaf-natives-time.h"
#include "leaf-turn-record.h"
#include "leaf-properties.h"
#include "leaf-snapshot.h"

static const LeafImageSceneCondition *
condition_row (const LeafMachine *m, guint32 condition)
{
  return LEAF_ROW (&m->image->scene_conditions, LeafImageSceneCondition, condition);
}

static void
say_condition (LeafDiagnosis *diagnosis, LeafAnswerMessage form, guint32 condition, int holds)
{
  LeafPlace place = leaf_program_scene_change (diagnosis->play->program, condition).condition;
  g_autofree char *words = g_strndup (leaf_program_source_text (diagnosis->play->program, place.source) + place.start,
                                      place.end - place.start);
  LeafFinding *finding = leaf_diagnosis_say (diagnosis, 1, form, words, NULL);

  finding->holds = holds;
  finding->place = place;
}

/* Reports each time that the scene began or ended. Returns the index of the last record of this; 0 if there is none. */
static guint
say_changes (LeafDiagnosis *diagnosis, const LeafMachine *m, const GArray *notes)
{
  guint last = 0;

  for (guint i = 0; i < notes->len; i++) {
    const LeafSceneRecord *record = &g_array_index (notes, LeafSceneRecord, i);
    gboolean is_end;

    if (record->note != LEAF_SCENE_CHANGED || condition_row (m, record->condition)->scene.ix != diagnosis->about.id)
      continue;
    is_end = condition_row (m, record->condition)->end != 0;
    leaf_diagnosis_say (diagnosis, 0, is_end ? LEAF_ANSWER_MESSAGE_SCENE_ENDED : LEAF_ANSWER_MESSAGE_SCENE_BEGAN, NULL,
                        NULL)
        ->holds
        = 1;
    say_condition (diagnosis, is_end ? LEAF_ANSWER_MESSAGE_ENDS_HELD : LEAF_ANSWER_MESSAGE_BEGINS_HELD,
                   record->condition, 1);
    last = i;
  }
  return last;
}

/* Did the scene that this one depends on begin or end in that way in the turn? */
static gboolean
was_taken_along (const LeafMachine *m, const GArray *notes, const LeafImageSceneCondition *row)
{
  for (guint i = 0; i < notes->len; i++) {
    const LeafSceneRecord *record = &g_array_index (notes, LeafSceneRecord, i);
    const LeafImageSceneCondition *other = condition_row (m, record->condition);

    if (record->note == LEAF_SCENE_CHANGED && LEAF_SAME (other->scene, row->after)
        && (other->end == row->after_end || MIN (other->end, 1) == row->after_end))
      return TRUE;
  }
  return FALSE;
}

/* 1 if true, 0 if false, -1 if it was not tested. */
static int
held_last (const LeafMachine *m, const GArray *notes, guint from, guint32 condition)
{
  const LeafImageSceneCondition *row = condition_row (m, condition);

  if (LEAF_IS (row->after))
    return was_taken_along (m, notes, row);
  for (guint i = notes->len; i > from; i--) {
    const LeafSceneRecord *record = &g_array_index (notes, LeafSceneRecord, i - 1);

    if (record->condition == condition && record->note != LEAF_SCENE_CHANGED)
      return record->note == LEAF_SCENE_HELD;
  }
  return -1;
}

static void
say_conditions (LeafDiagnosis *diagnosis, const LeafMachine *m, const GArray *notes, guint from, gboolean runs)
{
  static const LeafAnswerMessage forms[2][3]
      = { { LEAF_ANSWER_MESSAGE_BEGINS_UNKNOWN, LEAF_ANSWER_MESSAGE_BEGINS_NOT, LEAF_ANSWER_MESSAGE_BEGINS_HELD },
          { LEAF_ANSWER_MESSAGE_ENDS_UNKNOWN, LEAF_ANSWER_MESSAGE_ENDS_NOT, LEAF_ANSWER_MESSAGE_ENDS_HELD } };
  gboolean any = FALSE;

  LEAF_EACH (&m->image->scene_conditions, i) {
    const LeafImageSceneCondition *row = condition_row (m, i);
    int holds;

    if (row->scene.ix != diagnosis->about.id || (row->end != 0) != runs
        || leaf_program_scene_change (diagnosis->play->program, i).condition.source == 0)
      continue;
    any = TRUE;
    holds = held_last (m, notes, from, i);
    if (holds < 0 && row->is_at_start)
      say_condition (diagnosis, LEAF_ANSWER_MESSAGE_BEGINS_AT_START, i, -1);
    else
      say_condition (diagnosis, forms[runs][holds + 1], i, holds);
  }
  if (!any)
    leaf_diagnosis_say (diagnosis, 1, runs ? LEAF_ANSWER_MESSAGE_NEVER_ENDS : LEAF_ANSWER_MESSAGE_NEVER_BEGINS, NULL,
                        NULL);
}

void
leaf_diagnose_scene (LeafDiagnosis *diagnosis)
{
  g_auto (LeafTurnRecord) record = leaf_turn_record ();
  LeafMachine *m = leaf_diagnosis_turn (diagnosis, &record);
  gint32 scene = leaf_scene_number (m, LEAF_ID (LeafInstanceId, diagnosis->about.id)), began;
  gboolean runs = leaf_scene_runs (m, scene, &began), is_over = leaf_scene_ended (m, scene) != NULL,
           recurs = leaf_has (m, diagnosis->about.id, m->facts->recurring);
  guint from;

  if (record.scenes->len == 0) {
    leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_SCENES_NOT_LOOKED_AT, NULL, NULL);
    leaf_machine_free (m);
    return;
  }
  from = say_changes (diagnosis, m, record.scenes);
  leaf_diagnosis_say (diagnosis, 0,
                      runs      ? LEAF_ANSWER_MESSAGE_SCENE_UNDER_WAY
                      : is_over ? LEAF_ANSWER_MESSAGE_SCENE_OVER
                                : LEAF_ANSWER_MESSAGE_SCENE_NOT_BEGUN,
                      NULL, NULL)
      ->holds
      = runs;
  if (is_over && !recurs)
    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_SCENE_ONCE, NULL, NULL);
  else
    say_conditions (diagnosis, m, record.scenes, from, runs);
  leaf_machine_free (m);
}
