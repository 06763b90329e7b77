/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnose.c: explains why something did not happen in a turn, in one form for every sort of query.
 *
 * For a rule it is the answer of leaf_play_answers; for a text, what its rule did. The turn is replayed, and the texts
 * printed, the grammar lines tried and the conditions of scenes are recorded. */
#include "leaf-diagnose.h"

#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-turn-record.h"
#include "leaf-snapshot.h"

#include <string.h>

/* --- common functions --------------------------------------------------------------------------------------------- */

static char *
dup_words_at (const LeafProgram *program, LeafPlace place)
{
  return g_strndup (leaf_program_source_text (program, place.source) + place.start, place.end - place.start);
}

/* --- rules -------------------------------------------------------------------------------------------------------- */

static void
add_clauses (LeafDiagnosis *diagnosis, guint32 level, const LeafClauseState *clause)
{
  for (; clause != NULL && clause->place.source != 0; clause++) {
    g_autofree char *asked = clause->unsaid != NULL ? g_strdup_printf ("(%s)", clause->unsaid)
                                                    : dup_words_at (diagnosis->play->program, clause->place);
    LeafAnswerMessage form = clause->holds > 0        ? LEAF_ANSWER_MESSAGE_CLAUSE_HELD
                             : clause->holds < 0      ? LEAF_ANSWER_MESSAGE_CLAUSE_NOT_ASKED
                             : clause->values != NULL ? LEAF_ANSWER_MESSAGE_CLAUSE_DID_NOT_AS
                                                      : LEAF_ANSWER_MESSAGE_CLAUSE_DID_NOT;
    LeafFinding *finding = leaf_diagnosis_say (diagnosis, level, form, asked, clause->values);

    finding->holds = clause->holds;
    finding->place = clause->place;
  }
}

/* TRUE if it ran at least once; *node is the last time. */
static gboolean
diagnose_rule (LeafDiagnosis *diagnosis, guint32 level, guint32 *node)
{
  guint32 n = 0;
  LeafRuleAnswer *answers = leaf_play_answers (diagnosis->play, diagnosis->trace, diagnosis->about.id, &n);
  gboolean ran = FALSE;

  for (guint32 i = 0; i < n; i++) {
    LeafFinding *finding
        = leaf_diagnosis_add (diagnosis, level, leaf_answer_to_sentence (diagnosis->play->program, &answers[i]));

    finding->holds = answers[i].sort == LEAF_ANSWER_RAN ? 1 : 0;
    finding->place = answers[i].place;
    finding->rule = answers[i].by;
    add_clauses (diagnosis, level + 1, answers[i].clauses);
    if (answers[i].sort == LEAF_ANSWER_RAN) {
      ran = TRUE;
      *node = answers[i].node;
    }
  }
  leaf_answers_free (answers, n);
  return ran;
}

/* --- responses ---------------------------------------------------------------------------------------------------- */

static gboolean
response_of (const LeafDiagnosis *diagnosis, LeafResponseInfo *response)
{
  const LeafProgram *program = diagnosis->play->program;
  guint32 n = leaf_program_rule (program, diagnosis->about.id).n_responses;

  for (guint32 i = 0; i < n; i++) {
    *response = leaf_program_rule_response (program, diagnosis->about.id, i);
    if (response->letter == diagnosis->about.letter)
      return TRUE;
  }
  return FALSE;
}

/* What the response printed the last time in the turn, or has printed so far; NULL if it was not printed. */
static char *
dup_printed (const LeafDiagnosis *diagnosis)
{
  g_auto (LeafTurnRecord) record = leaf_turn_record ();
  LeafMachine *m = leaf_diagnosis_turn (diagnosis, &record);
  char *printed = NULL;

  for (guint i = 0; i < record.responses->len; i++) {
    const LeafResponseRecord *each = &g_array_index (record.responses, LeafResponseRecord, i);
    const LeafImageResponse *row = LEAF_ROW (&m->image->responses, LeafImageResponse, each->response);
    gsize to = MIN (each->to, m->event_text->len);

    if (row->rule.ix != diagnosis->about.id || row->letter != diagnosis->about.letter)
      continue;
    g_free (printed);
    if (each->captured != NULL && strstr (m->event_text->str + each->from, each->captured) != NULL)
      printed = g_strstrip (g_strdup (each->captured)); /* as a text, later */
    else
      printed = g_strstrip (g_strndup (m->event_text->str + each->from, to - each->from)); /* with run-time problems */
  }
  leaf_machine_free (m);
  return printed;
}

/* The last statement of the rule that ran between two events. */
static LeafPlace
last_statement (const LeafDiagnosis *diagnosis, guint32 rule, const LeafTraceNode *node)
{
  guint given;
  LeafMachine *m = leaf_diagnosis_machine_at (diagnosis, node->event, &given);
  LeafPlace whole = leaf_program_rule (diagnosis->play->program, rule).whole, found = { 0 };

  m->wanted = LEAF_WANT_STATEMENTS;
  leaf_play_go_on_to (diagnosis->play, m, &given, node->event_end);
  for (guint i = 0; i < m->events->len; i++) {
    const LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);

    if (raw->event.sort == LEAF_EVENT_STATEMENT && raw->event.place.source == whole.source
        && raw->event.place.start >= whole.start && raw->event.place.end <= whole.end)
      found = raw->event.place;
  }
  leaf_machine_free (m);
  return found;
}

/* Does that statement contain the response? Compares letters, since a sentence may have replaced the text. */
static gboolean
holds_response (const char *statement, guint32 letter)
{
  g_autofree char *mark = g_strdup_printf ("(%c)", 'A' + (int) letter);

  return strstr (statement, mark) != NULL;
}

static void
diagnose_response (LeafDiagnosis *diagnosis)
{
  LeafResponseInfo response;
  LeafFinding *finding;
  LeafPlace last;
  guint32 node = 0;
  g_autofree char *printed = dup_printed (diagnosis);

  if (!response_of (diagnosis, &response)) {
    leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_NO_RESPONSE, NULL, NULL);
    return;
  }
  if (printed != NULL) {
    finding = leaf_diagnosis_say (
        diagnosis, 0, *printed != '\0' ? LEAF_ANSWER_MESSAGE_PRINTED : LEAF_ANSWER_MESSAGE_PRINTED_NOTHING, NULL, NULL);
    finding->holds = 1;
    finding->place = response.text;
    if (*printed != '\0')
      leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_READ, printed, NULL);
    return;
  }
  finding = leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_NOT_PRINTED, NULL, NULL);
  finding->holds = 0;
  finding->place = response.text;
  if (response.is_replaced) {
    finding = leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_REPLACED, NULL, NULL);
    finding->place = response.text;
  }
  if (!diagnose_rule (diagnosis, 1, &node))
    return;
  last = last_statement (diagnosis, diagnosis->about.id, &diagnosis->nodes[node]);
  if (last.source == 0)
    return;
  {
    g_autofree char *words = dup_words_at (diagnosis->play->program, last);

    finding = leaf_diagnosis_say (diagnosis, 1,
                                  holds_response (words, response.letter) ? LEAF_ANSWER_MESSAGE_NOT_CHOSEN
                                                                          : LEAF_ANSWER_MESSAGE_LAST_STATEMENT,
                                  words, NULL);
    finding->place = last;
    finding->holds = 0;
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

LeafFinding *
leaf_play_query (const LeafPlay *play, const LeafTrace *trace, const LeafQuery *query, guint32 *n)
{
  LeafDiagnosis diagnosis = { .play = play, .trace = trace, .about = *query };
  guint32 node;

  g_return_val_if_fail (play != NULL && trace != NULL && query != NULL && n != NULL, NULL);
  diagnosis.nodes = leaf_trace_nodes (trace, &diagnosis.n);
  diagnosis.findings = g_array_new (FALSE, TRUE, sizeof (LeafFinding));
  switch (query->sort) {
  case LEAF_QUERY_RULE: diagnose_rule (&diagnosis, 0, &node); break;
  case LEAF_QUERY_RESPONSE: diagnose_response (&diagnosis); break;
  case LEAF_QUERY_SCENE: leaf_diagnose_scene (&diagnosis); break;
  case LEAF_QUERY_GRAMMAR: leaf_diagnose_grammar (&diagnosis); break;
  case LEAF_QUERY_SCOPE: leaf_diagnose_scope (&diagnosis); break;
  case LEAF_QUERY_NONE: break;
  }
  *n = diagnosis.findings->len;
  return (LeafFinding *) (gpointer) g_array_free (diagnosis.findings, FALSE);
}

void
leaf_findings_free (LeafFinding *findings, guint32 n)
{
  for (guint32 i = 0; findings != NULL && i < n; i++) {
    g_free (findings[i].words);
    leaf_answer_sentence_clear (&findings[i].said);
  }
  g_free (findings);
}
