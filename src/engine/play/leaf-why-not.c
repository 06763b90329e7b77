/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-why-not.c: the clauses of a rule as they are at a moment, and what became of a rule in a turn.
 *
 * Asked of the moment, never of now: the play is played again up to the event at which the rule was considered, and its clauses run
 * there, on a copy, until one does not hold.  What became of the rule is read from the trace of its turn, so that the two cannot tell
 * different stories.
 */

#include "leaf-machine-private.h"
#include "leaf-play-private.h"

#include <string.h>

/* --- clauses ------------------------------------------------------------------------------------------------------------------------- */

enum { PROBE_BUDGET = 200000 };

static void
fill_clauses (const LeafMachine *m, guint32 chunk, LeafClauseState *states, guint32 n)
{
  const LeafImage *code = m->image;

  for (guint32 i = 0; i < n; i++) {
    guint32 row = leaf_index_find (code->chunk_clauses, (guint64) chunk << 16 | (i + 1));

    states[i].holds = -1;
    if (row != 0) {
      const LeafChunkClause *clause = LEAF_ROW (&code->clauses, LeafChunkClause, row);
      LeafSpan span = leaf_image_span (m->image, clause->wording);

      states[i].unsaid = clause->unsaid;
      states[i].place = (LeafPlace) { span.source, span.start, span.end };
    }
  }
}

/* Nobody watches any more. */
void
leaf_machine_quieten (LeafMachine *m)
{
  g_clear_pointer (&m->marks, g_free);
  g_clear_pointer (&m->rule_marks, g_free);
  g_clear_pointer (&m->book_marks, g_free);
  m->wanted = 0;
  m->step = LEAF_STEP_NONE;
  m->target = 0;
  m->watch = 0;
  m->is_over = FALSE;
  m->stop = (LeafStop) { 0 };
}

LeafClauseState *
leaf_machine_test_clauses (const LeafMachine *machine, guint32 rule_id)
{
  const LeafImageRule *rule;
  const LeafImageChunk *chunk;
  LeafClauseState *states;
  LeafMachine *copy;
  guint32 depth;

  if (rule_id == 0 || rule_id >= machine->image->rules.n)
    return g_new0 (LeafClauseState, 1);
  rule = LEAF_ROW (&machine->image->rules, LeafImageRule, rule_id);
  if (!LEAF_IS (rule->chunk))
    return g_new0 (LeafClauseState, 1);
  chunk = LEAF_ROW (&machine->image->chunks, LeafImageChunk, rule->chunk.ix);
  states = g_new0 (LeafClauseState, chunk->n_clauses + 1);
  fill_clauses (machine, rule->chunk.ix, states, chunk->n_clauses);
  copy = leaf_machine_copy (machine);
  leaf_machine_quieten (copy);
  copy->probe = states;
  copy->n_probe = chunk->n_clauses;
  depth = copy->n_frames;
  leaf_enter_chunk (copy, rule->chunk.ix, 0, LEAF_FLAG_PROBE, LEAF_ENTRY_MACHINE);
  for (guint i = 0; i < PROBE_BUDGET && copy->n_frames > depth && !copy->is_over; i++)
    if (leaf_machine_step (copy).cause == LEAF_STOP_WANTS_COMMAND)
      break;
  leaf_machine_free (copy);
  return states;
}

LeafClauseState *
leaf_play_why_not (const LeafPlay *play, guint32 rule)
{
  g_return_val_if_fail (play != NULL, NULL);
  return leaf_machine_test_clauses (play->machine, rule);
}

/* "the action was taking cup; score was 3": what a clause that does not hold was about, as it was. */
static char *
values_of_clause (const LeafMachine *m, const LeafProgram *program, const LeafImageRule *rule, LeafPlace place)
{
  GString *out = g_string_new (NULL);
  guint32 n = 0;
  g_autofree LeafOccurrenceInfo *all = leaf_program_occurrences (program, place.source, &n);

  if (LEAF_IS (rule->home) && LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rule->home.ix)->basis.ix == LEAF_KIND_ANY_ACTION
      && m->n_owners > 0) {
    g_autofree char *action = leaf_action_to_string (m, &m->action);

    g_string_append_printf (out, "the action was %s", action);
  }
  for (guint32 i = 0; i < n; i++)
    if (all[i].sort == LEAF_NAMED_VARIABLE && all[i].place.start >= place.start && all[i].place.end <= place.end) {
      const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, all[i].id);
      g_autofree char *value = NULL;

      if (variable->owner != LEAF_OWNER_GLOBAL)
        continue;
      value = leaf_value_to_string (m, leaf_value_of_variable (m, all[i].id));
      g_string_append_printf (out, "%s%s was %s", out->len > 0 ? "; " : "", variable->name, value);
    }
  return g_string_free (out, FALSE);
}

/* Puts the values behind the array, in the same block. */
static LeafClauseState *
with_values (LeafClauseState *states, const LeafMachine *m, const LeafProgram *program, guint32 rule)
{
  g_autofree char *values = NULL;
  guint n = 0, at = G_MAXUINT;

  for (; states[n].place.source != 0; n++)
    if (states[n].holds == 0 && at == G_MAXUINT)
      at = n;
  if (at == G_MAXUINT)
    return states;
  values = values_of_clause (m, program, LEAF_ROW (&m->image->rules, LeafImageRule, rule), states[at].place);
  if (*values == '\0')
    return states;
  states = g_realloc (states, sizeof (LeafClauseState) * (n + 1) + strlen (values) + 1);
  states[at].values = strcpy ((char *) (states + n + 1), values);
  return states;
}

/* On to an event; the commands that were given so far go on being counted. */
static void
run_on_to (const LeafPlay *play, LeafMachine *m, guint *given, guint64 event)
{
  m->target = event;
  leaf_machine_refresh_watch (m);
  while (m->n_events < event)
    if (!leaf_play_go_on_again (play, m, given, G_MAXUINT))
      break;
  m->target = 0;
  leaf_machine_refresh_watch (m);
}

void
leaf_play_clauses_at_each (const LeafPlay *play, const guint64 *events, const guint32 *rules, guint32 n, LeafClauseState **states)
{
  LeafMachine *then;
  guint given = 0;

  g_return_if_fail (play != NULL && (n == 0 || (events != NULL && rules != NULL && states != NULL)));
  then = leaf_play_begin_again (play);
  for (guint32 i = 0; i < n; i++) {
    run_on_to (play, then, &given, events[i]);
    states[i] = then->n_events >= events[i] ? leaf_machine_test_clauses (then, rules[i]) : g_new0 (LeafClauseState, 1);
    states[i] = with_values (states[i], then, play->program, rules[i]);
  }
  leaf_machine_free (then);
}

LeafClauseState *
leaf_play_clauses_at (const LeafPlay *play, guint64 event, guint32 rule)
{
  LeafClauseState *states = NULL;

  g_return_val_if_fail (play != NULL, NULL);
  leaf_play_clauses_at_each (play, &event, &rule, 1, &states);
  return states;
}

/* --- answers -------------------------------------------------------------------------------------------------------------------------- */

typedef struct {
  const LeafPlay *play;
  const LeafImage *image;
  const LeafTraceNode *nodes;
  guint32 n;
  guint32 rule;
  const LeafImageRule *row;
  GArray *answers;   /* of LeafRuleAnswer */
  LeafMachine *then; /* the play, played again as far as the last moment that was asked about; NULL: none was yet */
  guint given;
} Asking;

/* Moments are asked about in their order, so that all of them cost one play. */
static LeafClauseState *
clauses_then (Asking *asking, guint64 event)
{
  LeafClauseState *states;

  if (asking->then == NULL)
    asking->then = leaf_play_begin_again (asking->play);
  run_on_to (asking->play, asking->then, &asking->given, event);
  states = asking->then->n_events >= event ? leaf_machine_test_clauses (asking->then, asking->rule) : g_new0 (LeafClauseState, 1);
  return with_values (states, asking->then, asking->play->program, asking->rule);
}

/* Where the rule stands in the rulebook, from 1; 0: it does not. */
static guint32
position (const Asking *asking, guint32 rulebook, guint32 rule)
{
  guint32 n = 0;

  if (rulebook == 0 || rulebook >= asking->image->rulebooks.n)
    return 0;
  for (guint32 i = LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook)->first_booking; i != 0;
       i = LEAF_ROW (&asking->image->bookings, LeafImageBooking, i)->next) {
    n++;
    if (LEAF_ROW (&asking->image->bookings, LeafImageBooking, i)->rule.ix == rule)
      return n;
  }
  return 0;
}

static LeafRuleAnswer *
add_answer (Asking *asking, LeafAnswerSort sort, guint32 node)
{
  LeafRuleAnswer answer = { .sort = sort, .node = node, .event = asking->nodes[node].event };

  g_array_append_val (asking->answers, answer);
  return &g_array_index (asking->answers, LeafRuleAnswer, asking->answers->len - 1);
}

/* The rule that stood in: the first rule directly under this one. */
static guint32
stand_in (const Asking *asking, guint32 node)
{
  for (guint32 i = node + 1; i < asking->nodes[node].end; i = asking->nodes[i].end)
    if (asking->nodes[i].sort == LEAF_TRACED_RULE)
      return asking->nodes[i].rule;
  return 0;
}

/* It was considered. */
static void
answer_considered (Asking *asking, guint32 node)
{
  const LeafTraceNode *self = &asking->nodes[node];
  LeafRuleAnswer *answer = add_answer (asking, LEAF_ANSWER_CLAUSE_FAILED, node);

  answer->rulebook = self->rulebook;
  answer->outcome = self->outcome;
  answer->place = self->change;
  if (self->is_passed) {
    answer->sort = LEAF_ANSWER_PROCEDURAL;
    answer->by = self->treated_by;
  } else if (self->changed == LEAF_CHANGED_SUBSTITUTED) {
    answer->sort = LEAF_ANSWER_SUBSTITUTED;
    answer->by = stand_in (asking, node);
  } else if (self->changed == LEAF_CHANGED_DOES_NOTHING)
    answer->sort = LEAF_ANSWER_DOES_NOTHING;
  else if (self->applied)
    answer->sort = LEAF_ANSWER_RAN;
  else if (!self->is_over)
    answer->sort = LEAF_ANSWER_UNDER_WAY;
  else
    answer->clauses = clauses_then (asking, self->event);
}

static gboolean
needs_other_action (const Asking *asking, const LeafTraceNode *book)
{
  const LeafImageRulebook *row = LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, book->rulebook);

  return LEAF_IS (asking->row->required_action) && asking->row->required_action.ix != book->action
         && row->basis.ix == LEAF_KIND_ANY_ACTION && row->action_stage == 0;
}

/* The furthest place in the rulebook that was come to. */
static guint32
furthest (const Asking *asking, guint32 node)
{
  const LeafTraceNode *book = &asking->nodes[node];
  guint32 most = 0;

  for (guint32 i = node + 1; i < book->end; i = asking->nodes[i].end)
    if (asking->nodes[i].sort == LEAF_TRACED_RULE)
      most = MAX (most, position (asking, book->rulebook, asking->nodes[i].rule));
  return most;
}

/* A rule that was listed among those of other actions may have lost its own test of the action: then no clause says it. */
static LeafClauseState *
clauses_if_false (Asking *asking, guint64 event)
{
  LeafClauseState *clauses = clauses_then (asking, event);

  for (guint i = 0; clauses[i].place.source != 0; i++)
    if (clauses[i].holds == 0)
      return clauses;
  g_free (clauses);
  return NULL;
}

/* Its rulebook was gone through, but it was not considered in it. */
static void
answer_unconsidered (Asking *asking, guint32 node)
{
  const LeafTraceNode *book = &asking->nodes[node];
  guint32 own = position (asking, book->rulebook, asking->rule), most = furthest (asking, node);
  LeafRuleAnswer *answer = add_answer (asking, LEAF_ANSWER_STORY_ENDED, node);
  gboolean was_ended = book->is_over && book->outcome != LEAF_OUTCOME_NONE;

  answer->rulebook = book->rulebook;
  if (book->is_passed) {
    answer->sort = LEAF_ANSWER_PROCEDURAL;
    answer->by = book->treated_by;
  } else if (needs_other_action (asking, book) && (own < most || (book->is_over && !was_ended))) {
    answer->sort = LEAF_ANSWER_OTHER_ACTION;
    answer->clauses = clauses_if_false (asking, book->event);
  } else if (was_ended && own >= most) {
    answer->sort = LEAF_ANSWER_NOT_REACHED;
    answer->by = book->rule;
  } else if (!book->is_over && node + 1 <= asking->n && book->end == asking->n)
    answer->sort = LEAF_ANSWER_UNDER_WAY;
}

/* The rule at the bottom of what ended the action: the instead rule, not the stage that abides by it. */
static guint32
stopper (const Asking *asking, guint32 node, guint32 *found_in)
{
  guint32 by = 0;

  for (guint32 i = node + 1; i < asking->nodes[node].end;) {
    const LeafTraceNode *self = &asking->nodes[i];
    gboolean decided = self->outcome != LEAF_OUTCOME_NONE
                       && (self->sort == LEAF_TRACED_RULEBOOK || (self->sort == LEAF_TRACED_RULE && self->applied));

    /* what was decided last counts, and of that what is innermost */
    if (decided && self->sort == LEAF_TRACED_RULE) {
      guint32 inner = stopper (asking, i, found_in);

      by = inner != 0 ? inner : self->rule;
      if (inner == 0)
        *found_in = self->rulebook;
    } else if (decided)
      by = stopper (asking, i, found_in);
    i = self->end;
  }
  return by;
}

/* Is this the rulebook of an action's stage, or one that such a stage consults? */
static gboolean
belongs_to_actions (const Asking *asking, guint32 rulebook)
{
  const LeafFacts *facts = &asking->image->facts;

  if (rulebook == 0)
    return FALSE;
  return LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook)->action_stage != 0 || rulebook == facts->before
         || rulebook == facts->instead || rulebook == facts->after || rulebook == facts->persuasion
         || rulebook == facts->specific_action_processing;
}

static guint32
action_of (const Asking *asking, guint32 rulebook)
{
  const LeafImageRulebook *row = LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook);

  if (LEAF_IS (asking->row->required_action))
    return asking->row->required_action.ix;
  return row->action_stage != 0 ? row->action.ix : 0;
}

/* None of its rulebooks was gone through. */
static void
answer_not_followed (Asking *asking, guint32 rulebook)
{
  guint32 action = rulebook != 0 ? action_of (asking, rulebook) : 0;
  LeafRuleAnswer *answer;
  gboolean any = FALSE;

  for (guint32 i = 0; i < asking->n && belongs_to_actions (asking, rulebook); i++) {
    const LeafTraceNode *node = &asking->nodes[i];
    guint32 found_in = 0;

    if (node->sort != LEAF_TRACED_ACTION || (action != 0 && node->action != action))
      continue;
    answer = add_answer (asking, node->is_over ? LEAF_ANSWER_ACTION_STOPPED : LEAF_ANSWER_UNDER_WAY, i);
    answer->by = stopper (asking, i, &found_in);
    answer->rulebook = found_in;
    any = TRUE;
  }
  if (any)
    return;
  answer = add_answer (asking, belongs_to_actions (asking, rulebook) ? LEAF_ANSWER_NO_ACTION : LEAF_ANSWER_NOT_FOLLOWED, 0);
  answer->rulebook = rulebook;
}

/* It stands nowhere. */
static void
answer_unlisted (Asking *asking)
{
  LeafRuleAnswer *answer = add_answer (asking, LEAF_ANSWER_UNLISTED, 0);
  guint32 n = 0;
  LeafReason *listings = leaf_program_listings (asking->play->program, asking->row->home.ix, asking->rule, &n);

  answer->rulebook = asking->row->home.ix;
  if (n > 0)
    answer->place = listings[n - 1].place;
  leaf_reasons_free (listings);
}

/* The first rulebook in which it stands, its home if it stands there. */
static guint32
stands_where (const Asking *asking)
{
  if (LEAF_IS (asking->row->home) && position (asking, asking->row->home.ix, asking->rule) != 0)
    return asking->row->home.ix;
  LEAF_EACH (&asking->image->rulebooks, i)
    if (position (asking, i, asking->rule) != 0)
      return i;
  return 0;
}

/* Is the rule among those directly under the rulebook's node? */
static gboolean
was_considered_in (const Asking *asking, guint32 node)
{
  for (guint32 i = node + 1; i < asking->nodes[node].end; i = asking->nodes[i].end)
    if (asking->nodes[i].sort == LEAF_TRACED_RULE && asking->nodes[i].rule == asking->rule)
      return TRUE;
  return FALSE;
}

LeafRuleAnswer *
leaf_play_answers (const LeafPlay *play, const LeafTrace *trace, guint32 rule, guint32 *n)
{
  Asking asking = { .play = play, .rule = rule };
  guint32 home;

  g_return_val_if_fail (play != NULL && trace != NULL && n != NULL, NULL);
  *n = 0;
  asking.image = play->machine->image;
  if (rule == 0 || rule >= asking.image->rules.n)
    return g_new0 (LeafRuleAnswer, 1);
  asking.nodes = leaf_trace_nodes (trace, &asking.n);
  asking.row = LEAF_ROW (&asking.image->rules, LeafImageRule, rule);
  asking.answers = g_array_new (FALSE, TRUE, sizeof (LeafRuleAnswer));
  for (guint32 i = 0; i < asking.n; i++)
    if (asking.nodes[i].sort == LEAF_TRACED_RULE && asking.nodes[i].rule == rule)
      answer_considered (&asking, i);
    else if (asking.nodes[i].sort == LEAF_TRACED_RULEBOOK && position (&asking, asking.nodes[i].rulebook, rule) != 0
             && !was_considered_in (&asking, i))
      answer_unconsidered (&asking, i);
  home = stands_where (&asking);
  if (asking.answers->len == 0 && home != 0)
    answer_not_followed (&asking, home);
  else if (asking.answers->len == 0)
    answer_unlisted (&asking);
  if (asking.then != NULL)
    leaf_machine_free (asking.then);
  *n = asking.answers->len;
  return (LeafRuleAnswer *) g_array_free (asking.answers, FALSE);
}

void
leaf_answers_free (LeafRuleAnswer *answers, guint32 n)
{
  for (guint32 i = 0; answers != NULL && i < n; i++)
    g_free (answers[i].clauses);
  g_free (answers);
}

/* --- in words ------------------------------------------------------------------------------------------------------------------------ */

static char *
rulebook_words (const LeafProgram *program, guint32 rulebook)
{
  return rulebook == 0 ? g_strdup ("its rulebook")
                       : g_strdup_printf ("the %s rules", leaf_program_rulebook (program, rulebook).name);
}

/* "the sentence in line 12" */
static char *
sentence_words (const LeafProgram *program, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source == 0)
    return g_strdup ("a sentence");
  if (leaf_program_source_is_library (program, place.source))
    return g_strdup ("a sentence of the library");
  leaf_program_line (program, place.source, place.start, &line, &column);
  return g_strdup_printf ("the sentence in line %u", line);
}

static const char *
outcome_words (LeafOutcome outcome)
{
  return outcome == LEAF_OUTCOME_SUCCESS   ? " It ended in success."
         : outcome == LEAF_OUTCOME_FAILURE ? " It ended in failure."
         : outcome == LEAF_OUTCOME_STOPPED ? " It stopped what it was in."
                                           : "";
}

static char *
failed_words (const LeafRuleAnswer *answer, const char *book)
{
  guint at = 0;

  while (answer->clauses != NULL && answer->clauses[at].place.source != 0 && answer->clauses[at].holds != 0)
    at++;
  if (answer->clauses != NULL && answer->clauses[at].unsaid != NULL)
    return g_strdup_printf ("It was considered in %s, but did not apply: it asks that %s.", book, answer->clauses[at].unsaid);
  return g_strdup_printf ("It was considered in %s, but did not apply.", book);
}

char *
leaf_answer_words (const LeafProgram *program, guint32 rule, const LeafRuleAnswer *answer)
{
  g_autofree char *book = rulebook_words (program, answer->rulebook);
  g_autofree char *sentence = sentence_words (program, answer->place);
  const char *by = answer->by != 0 ? leaf_program_rule_face (program, answer->by) : "a phrase";

  switch (answer->sort) {
  case LEAF_ANSWER_RAN: return g_strdup_printf ("It ran, in %s.%s", book, outcome_words (answer->outcome));
  case LEAF_ANSWER_CLAUSE_FAILED: return failed_words (answer, book);
  case LEAF_ANSWER_OTHER_ACTION:
    return g_strdup_printf ("Its rulebook, %s, was gone through, but for another action than the rule's.", book);
  case LEAF_ANSWER_NOT_REACHED: return g_strdup_printf ("It was not reached: '%s', which stands above it, ended %s.", by, book);
  case LEAF_ANSWER_STORY_ENDED:
    return g_strdup_printf ("It was not reached: %s were left before it, as the story ended or was taken back.", book);
  case LEAF_ANSWER_UNDER_WAY: return g_strdup_printf ("It may still come: %s are not at their end yet.", book);
  case LEAF_ANSWER_ACTION_STOPPED:
    if (answer->by == 0)
      return g_strdup ("Its action was tried, but ended before its rulebook came.");
    return g_strdup_printf ("Its action was tried, but '%s' stopped it in %s, before its rulebook came.", by, book);
  case LEAF_ANSWER_NOT_FOLLOWED: return g_strdup_printf ("Nothing followed %s in this turn.", book);
  case LEAF_ANSWER_NO_ACTION: return g_strdup ("Its action was not tried in this turn.");
  case LEAF_ANSWER_UNLISTED:
    return answer->place.source != 0 ? g_strdup_printf ("It stands in no rulebook: %s took it out.", sentence)
                                     : g_strdup ("It stands in no rulebook, and nothing followed it by its name.");
  case LEAF_ANSWER_DOES_NOTHING: return g_strdup_printf ("It did nothing, as %s asks.", sentence);
  case LEAF_ANSWER_SUBSTITUTED: return g_strdup_printf ("'%s' ran in its place, as %s asks.", by, sentence);
  case LEAF_ANSWER_PROCEDURAL: return g_strdup_printf ("A procedural rule, '%s', had it not run in its place.", by);
  case LEAF_ANSWER_NONE:
  case LEAF_ANSWER_COUNT:
  default: return g_strdup ("");
  }
}
