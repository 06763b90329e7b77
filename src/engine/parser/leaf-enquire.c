/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-enquire.c: why something did not happen in a turn, whatever it is: one question, one shape of answer.
 *
 * Of a rule it says what leaf_play_answers says; of a text, what its rule did; of a scene, its conditions as they were when they were last
 * looked at in the turn.  Each is asked of the moment, by playing again.
 */
#include "leaf-enquire.h"

#include "../play/leaf-machine-private.h"

/* --- what all share -------------------------------------------------------------------------------------------------------------------------- */

/* `said` is taken. */
static LeafFinding *
add (LeafEnquiring *enquiring, guint32 level, LeafSaid said)
{
  LeafFinding finding = { .words = leaf_said_words (&said, NULL), .said = said, .level = level, .holds = -1 };

  g_array_append_val (enquiring->findings, finding);
  return &g_array_index (enquiring->findings, LeafFinding, enquiring->findings->len - 1);
}

LeafFinding *
leaf_enquiring_say (LeafEnquiring *enquiring, guint32 level, LeafSays form, const char *first, const char *second)
{
  return add (enquiring, level, leaf_said (form, first, second));
}

LeafMachine *
leaf_enquiring_machine_at (const LeafEnquiring *enquiring, guint64 event, guint *given)
{
  LeafMachine *m = leaf_play_begin_again (enquiring->play);

  *given = event > 0 ? leaf_play_run_again (enquiring->play, m, G_MAXUINT, event) : 0;
  return m;
}

const LeafTraceNode *
leaf_enquiring_command (const LeafEnquiring *enquiring)
{
  for (guint32 i = 0; i < enquiring->n; i++)
    if (enquiring->nodes[i].sort == LEAF_TRACED_COMMAND)
      return &enquiring->nodes[i];
  return NULL;
}

static char *
dup_words_at (const LeafProgram *program, LeafPlace place)
{
  return g_strndup (leaf_program_source_text (program, place.source) + place.start, place.end - place.start);
}

/* --- rules ------------------------------------------------------------------------------------------------------------------------------------ */

static void
add_clauses (LeafEnquiring *enquiring, guint32 level, const LeafClauseState *clause)
{
  for (; clause != NULL && clause->place.source != 0; clause++) {
    g_autofree char *asked = clause->unsaid != NULL ? g_strdup_printf ("(%s)", clause->unsaid)
                                                    : dup_words_at (enquiring->play->program, clause->place);
    LeafSays form = clause->holds > 0        ? LEAF_SAYS_CLAUSE_HELD
                    : clause->holds < 0      ? LEAF_SAYS_CLAUSE_NOT_ASKED
                    : clause->values != NULL ? LEAF_SAYS_CLAUSE_DID_NOT_AS
                                             : LEAF_SAYS_CLAUSE_DID_NOT;
    LeafFinding *finding = leaf_enquiring_say (enquiring, level, form, asked, clause->values);

    finding->holds = clause->holds;
    finding->place = clause->place;
  }
}

/* TRUE: it ran, at least once; then *node is that of the last time. */
static gboolean
enquire_rule (LeafEnquiring *enquiring, guint32 level, guint32 *node)
{
  guint32 n = 0;
  LeafRuleAnswer *answers = leaf_play_answers (enquiring->play, enquiring->trace, enquiring->about.id, &n);
  gboolean ran = FALSE;

  for (guint32 i = 0; i < n; i++) {
    LeafFinding *finding = add (enquiring, level, leaf_answer_said (enquiring->play->program, &answers[i]));

    finding->holds = answers[i].sort == LEAF_ANSWER_RAN ? 1 : 0;
    finding->place = answers[i].place;
    finding->rule = answers[i].by;
    add_clauses (enquiring, level + 1, answers[i].clauses);
    if (answers[i].sort == LEAF_ANSWER_RAN) {
      ran = TRUE;
      *node = answers[i].node;
    }
  }
  leaf_answers_free (answers, n);
  return ran;
}

/* --- responses ---------------------------------------------------------------------------------------------------------------------------------- */

static gboolean
response_of (const LeafEnquiring *enquiring, LeafResponseInfo *response)
{
  const LeafProgram *program = enquiring->play->program;
  guint32 n = leaf_program_rule (program, enquiring->about.id).n_responses;

  for (guint32 i = 0; i < n; i++) {
    *response = leaf_program_rule_response (program, enquiring->about.id, i);
    if (response->letter == enquiring->about.letter)
      return TRUE;
  }
  return FALSE;
}

/* Was a text printed while its rule ran, whose words stand in the response? */
static gboolean
was_printed (const LeafEnquiring *enquiring, const LeafResponseInfo *response)
{
  for (guint32 i = 0; i < enquiring->n; i++) {
    const LeafTraceNode *node = &enquiring->nodes[i];

    if (node->sort == LEAF_TRACED_TEXT && node->place.source == response->text.source && node->place.start < response->text.end
        && response->text.start < MAX (node->place.end, node->place.start + 1))
      return TRUE;
  }
  return FALSE;
}

/* The statement of the rule that ran last, between two events. */
static LeafPlace
last_statement (const LeafEnquiring *enquiring, guint32 rule, const LeafTraceNode *node)
{
  guint given;
  LeafMachine *m = leaf_enquiring_machine_at (enquiring, node->event, &given);
  LeafPlace whole = leaf_program_rule (enquiring->play->program, rule).whole, found = { 0 };

  m->wanted = LEAF_WANT_STATEMENTS;
  leaf_machine_refresh_watch (m);
  m->target = node->event_end;
  leaf_machine_refresh_watch (m);
  while (m->n_events < node->event_end && leaf_play_go_on_again (enquiring->play, m, &given, G_MAXUINT))
    ;
  for (guint i = 0; i < m->events->len; i++) {
    const LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);

    if (raw->event.sort == LEAF_EVENT_STATEMENT && raw->event.place.source == whole.source && raw->event.place.start >= whole.start
        && raw->event.place.end <= whole.end)
      found = raw->event.place;
  }
  leaf_machine_free (m);
  return found;
}

static void
enquire_response (LeafEnquiring *enquiring)
{
  LeafResponseInfo response;
  LeafFinding *finding;
  LeafPlace last;
  guint32 node = 0;

  if (!response_of (enquiring, &response)) {
    leaf_enquiring_say (enquiring, 0, LEAF_SAYS_NO_RESPONSE, NULL, NULL);
    return;
  }
  if (was_printed (enquiring, &response)) {
    finding = leaf_enquiring_say (enquiring, 0, LEAF_SAYS_PRINTED, NULL, NULL);
    finding->holds = 1;
    finding->place = response.text;
    return;
  }
  finding = leaf_enquiring_say (enquiring, 0, LEAF_SAYS_NOT_PRINTED, NULL, NULL);
  finding->holds = 0;
  finding->place = response.text;
  if (response.is_replaced) {
    finding = leaf_enquiring_say (enquiring, 1, LEAF_SAYS_REPLACED, NULL, NULL);
    finding->place = response.text;
  }
  if (!enquire_rule (enquiring, 1, &node))
    return;
  last = last_statement (enquiring, enquiring->about.id, &enquiring->nodes[node]);
  if (last.source == 0)
    return;
  {
    g_autofree char *words = dup_words_at (enquiring->play->program, last);

    finding = leaf_enquiring_say (enquiring, 1, LEAF_SAYS_LAST_STATEMENT, words, NULL);
    finding->place = last;
    finding->holds = 0;
  }
}

/* --- scenes ---------------------------------------------------------------------------------------------------------------------------------------- */

/* When the conditions of scenes were looked at last in the turn: after all else that its rulebook does.  0: not at all. */
static guint64
last_look (const LeafEnquiring *enquiring)
{
  const LeafImage *image = leaf_program_image (enquiring->play->program);
  guint64 event = 0;

  for (guint32 i = 0; i < enquiring->n; i++) {
    const LeafTraceNode *book = &enquiring->nodes[i];

    if (book->sort != LEAF_TRACED_RULEBOOK || book->rulebook != image->facts.scene_changing)
      continue;
    for (guint32 k = i + 1; k < book->end; k = enquiring->nodes[k].end)
      if (enquiring->nodes[k].sort == LEAF_TRACED_RULE)
        event = enquiring->nodes[k].event;
  }
  return event;
}

static gboolean
is_so (const LeafPlay *then, const char *scene, const char *what)
{
  g_autofree char *words = g_strdup_printf ("%s %s", scene, what);
  g_auto (LeafEvaluation) found = leaf_play_evaluate (then, 0, words, FALSE);

  return found.problem == NULL && found.is_true;
}

static void
tell_condition (LeafEnquiring *enquiring, const LeafPlay *then, const LeafSceneChangeInfo *change, gboolean may_change)
{
  g_autofree char *words = dup_words_at (enquiring->play->program, change->condition);
  g_auto (LeafEvaluation) found = leaf_play_evaluate (then, 0, words, FALSE);
  LeafSays form = found.problem != NULL ? (change->is_end ? LEAF_SAYS_ENDS_UNKNOWN : LEAF_SAYS_BEGINS_UNKNOWN)
                  : !found.is_true      ? (change->is_end ? LEAF_SAYS_ENDS_NOT : LEAF_SAYS_BEGINS_NOT)
                  : change->is_end      ? LEAF_SAYS_ENDED
                  : may_change          ? LEAF_SAYS_BEGAN
                                        : LEAF_SAYS_BEGINS_HELD;
  LeafFinding *finding = leaf_enquiring_say (enquiring, 1, form, words, NULL);

  finding->holds = found.problem != NULL ? -1 : found.is_true;
  finding->place = change->condition;
}

static void
enquire_scene (LeafEnquiring *enquiring)
{
  const LeafProgram *program = enquiring->play->program;
  const char *name = LEAF_IMAGE_INSTANCE (leaf_program_image (program), enquiring->about.id)->name;
  g_autoptr (LeafPlay) then = leaf_play_copy (enquiring->play);
  guint64 event = last_look (enquiring);
  gboolean runs, has_ended, any = FALSE;
  LeafFinding *finding;

  if (event == 0 || !leaf_play_seek (then, event)) {
    leaf_enquiring_say (enquiring, 0, LEAF_SAYS_SCENES_NOT_LOOKED_AT, NULL, NULL);
    return;
  }
  runs = is_so (then, name, "is happening");
  has_ended = is_so (then, name, "has ended");
  finding = leaf_enquiring_say (enquiring, 0,
                                runs        ? LEAF_SAYS_SCENE_UNDER_WAY
                                : has_ended ? LEAF_SAYS_SCENE_OVER
                                            : LEAF_SAYS_SCENE_NOT_BEGUN,
                                NULL, NULL);
  finding->holds = runs;
  if (!runs && has_ended)
    leaf_enquiring_say (enquiring, 1, LEAF_SAYS_SCENE_ONCE, NULL, NULL);
  for (guint32 i = 1; i <= leaf_program_n_scene_changes (program); i++) {
    LeafSceneChangeInfo change = leaf_program_scene_change (program, i);

    if (change.scene != enquiring->about.id || change.is_end != runs)
      continue;
    tell_condition (enquiring, then, &change, runs || !has_ended);
    any = TRUE;
  }
  if (!any)
    leaf_enquiring_say (enquiring, 1, runs ? LEAF_SAYS_NEVER_ENDS : LEAF_SAYS_NEVER_BEGINS, NULL, NULL);
}

/* --- all of them -------------------------------------------------------------------------------------------------------------------------------- */

LeafFinding *
leaf_play_enquire (const LeafPlay *play, const LeafTrace *trace, const LeafEnquiry *enquiry, guint32 *n)
{
  LeafEnquiring enquiring = { .play = play, .trace = trace, .about = *enquiry };
  guint32 node;

  g_return_val_if_fail (play != NULL && trace != NULL && enquiry != NULL && n != NULL, NULL);
  enquiring.nodes = leaf_trace_nodes (trace, &enquiring.n);
  enquiring.findings = g_array_new (FALSE, TRUE, sizeof (LeafFinding));
  switch (enquiry->sort) {
  case LEAF_ENQUIRY_RULE: enquire_rule (&enquiring, 0, &node); break;
  case LEAF_ENQUIRY_RESPONSE: enquire_response (&enquiring); break;
  case LEAF_ENQUIRY_SCENE: enquire_scene (&enquiring); break;
  case LEAF_ENQUIRY_GRAMMAR: leaf_enquire_grammar (&enquiring); break;
  case LEAF_ENQUIRY_SCOPE: leaf_enquire_scope (&enquiring); break;
  case LEAF_ENQUIRY_NONE: break;
  }
  *n = enquiring.findings->len;
  return (LeafFinding *) (gpointer) g_array_free (enquiring.findings, FALSE);
}

void
leaf_findings_free (LeafFinding *findings, guint32 n)
{
  for (guint32 i = 0; findings != NULL && i < n; i++) {
    g_free (findings[i].words);
    leaf_said_clear (&findings[i].said);
  }
  g_free (findings);
}
