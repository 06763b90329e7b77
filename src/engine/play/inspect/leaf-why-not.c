/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-why-not.c: explains what happened to a rule in a turn.
 *
 * The answer is read from the trace of the turn, so that the two cannot disagree. Only what a trace does not contain
 * (the rule's clauses, how an action was tried) is found by replaying the play to the moment. */

#include "leaf-action-exec.h"
#include "leaf-snapshot.h"
#include "leaf-value-format.h"
#include "leaf-play-private.h"

/* --- answers ------------------------------------------------------------------------------------------------------ */

typedef struct {
  const LeafPlay *play;
  const LeafImage *image;
  const LeafTraceNode *nodes;
  guint32 n;
  guint32 rule;
  const LeafImageRule *row;
  GArray *answers;   /* of LeafRuleAnswer */
  LeafMachine *then; /* the play, replayed to the last moment that was needed; NULL: none yet */
  guint given;
  LeafMachine *at_end; /* the play, where it needs the next command; NULL: not needed yet */
  guint32 turn;
  GHashTable *asked;         /* leaf_clause_values_new */
  gboolean is_last;          /* the turn is the play's last */
  gboolean for_other_action; /* its rulebook was followed for an action that the rule is not about */
} Asking;

/* Moments are needed in order, so one replay serves all. */
static const LeafMachine *
machine_then (Asking *asking, guint64 event)
{
  if (asking->then == NULL)
    asking->then = leaf_play_begin_again (asking->play);
  leaf_play_go_on_to (asking->play, asking->then, &asking->given, event);
  return asking->then;
}

/* Restarts the replay from the beginning. */
static void
forget_machine (Asking *asking)
{
  g_clear_pointer (&asking->then, leaf_machine_free);
  asking->given = 0;
}

static LeafClauseState *
clauses_then (Asking *asking, guint64 event)
{
  return leaf_play_clauses_then (machine_then (asking, event), asking->asked, event, asking->rule);
}

/* The rule's position in the rulebook, from 1; 0 if it is not in it. */
static guint32
position (const Asking *asking, guint32 rulebook, guint32 rule)
{
  guint32 n = 0;

  for (guint32 i = LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook)->first_rulebook_entry; i != 0;
       i = LEAF_ROW (&asking->image->rulebook_entries, LeafImageRulebookEntry, i)->next) {
    n++;
    if (LEAF_ROW (&asking->image->rulebook_entries, LeafImageRulebookEntry, i)->rule.ix == rule)
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

/* The replacement is the first rule directly below this one. */
static guint32
substitute (const Asking *asking, guint32 node)
{
  for (guint32 i = node + 1; i < asking->nodes[node].end; i = asking->nodes[i].end)
    if (asking->nodes[i].sort == LEAF_TRACED_RULE)
      return asking->nodes[i].rule;
  return 0;
}

/* Is the node unfinished because the play has stopped in it? */
static gboolean
is_under_way (const Asking *asking, guint32 node)
{
  return asking->is_last && !asking->nodes[node].is_over && asking->nodes[node].end == asking->n;
}

/* Is the next command read within the action or the rulebook? */
static gboolean
is_there_at_end (Asking *asking, const LeafTraceNode *node)
{
  LeafFrameSort sort = node->sort == LEAF_TRACED_ACTION ? LEAF_FRAME_ACTION : LEAF_FRAME_RULEBOOK;
  guint32 of = node->sort == LEAF_TRACED_ACTION ? node->action : node->rulebook;

  if (asking->at_end == NULL) {
    asking->at_end = leaf_play_begin_again (asking->play);
    leaf_play_run_again (asking->play, asking->at_end, asking->turn, 0);
  }
  for (guint32 i = 0; i < asking->at_end->n_frames; i++)
    if (asking->at_end->frames[i].sort == sort && asking->at_end->frames[i].of == of)
      return TRUE;
  return FALSE;
}

/* The answer for a node that did not finish in the turn. */
static LeafAnswerSort
left_open (Asking *asking, guint32 node)
{
  if (is_under_way (asking, node)
      || (!asking->is_last && asking->nodes[node].end == asking->n && is_there_at_end (asking, &asking->nodes[node])))
    return LEAF_ANSWER_UNDER_WAY;
  return LEAF_ANSWER_STORY_ENDED;
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
  answer->at_time = asking->row->at_minutes != -1 && self->entry == LEAF_ENTRY_MACHINE;
  if (self->is_passed) {
    answer->sort = LEAF_ANSWER_PROCEDURAL;
    answer->by = self->treated_by;
  } else if (self->changed == LEAF_CHANGED_SUBSTITUTED) {
    answer->sort = LEAF_ANSWER_SUBSTITUTED;
    answer->by = substitute (asking, node);
  } else if (self->changed == LEAF_CHANGED_DOES_NOTHING)
    answer->sort = LEAF_ANSWER_DOES_NOTHING;
  else if (self->applied)
    answer->sort = LEAF_ANSWER_RAN;
  else if (!self->is_over)
    answer->sort = left_open (asking, node);
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

/* The furthest position that was reached in the rulebook. */
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

/* Its rulebook was followed, but did not consider it. That the rulebook ran for another action is not an answer, since
 * the rule's own action may have been tried elsewhere. */
static void
answer_unconsidered (Asking *asking, guint32 node)
{
  const LeafTraceNode *book = &asking->nodes[node];
  gboolean was_ended = book->is_over && book->outcome != LEAF_OUTCOME_NONE;
  LeafRuleAnswer *answer;

  if (!book->is_passed && needs_other_action (asking, book)) {
    asking->for_other_action = TRUE;
    return;
  }
  answer = add_answer (asking, LEAF_ANSWER_STORY_ENDED, node);
  answer->rulebook = book->rulebook;
  if (book->is_passed) {
    answer->sort = LEAF_ANSWER_PROCEDURAL;
    answer->by = book->treated_by;
  } else if (was_ended && position (asking, book->rulebook, asking->rule) >= furthest (asking, node)) {
    answer->sort = LEAF_ANSWER_NOT_REACHED;
    answer->by = book->rule;
  } else if (!book->is_over)
    answer->sort = left_open (asking, node);
}

/* --- actions of the turn ------------------------------------------------------------------------------------------ */

/* The innermost action that contains a node, or the node itself; 0 if there is none. */
static guint32
action_around (const Asking *asking, guint32 node)
{
  while (node != 0 && asking->nodes[node].sort != LEAF_TRACED_ACTION)
    node = asking->nodes[node].parent;
  return node;
}

/* If a rule abides by another rule or rulebook, that can end the rule too. Anything else that a story's rule follows
 * has its own outcome; the library's stages only consider rules. */
static gboolean
ends_what_it_is_in (const Asking *asking, guint32 node)
{
  const LeafTraceNode *self = &asking->nodes[node], *around = &asking->nodes[self->parent];

  if (around->sort != LEAF_TRACED_RULE || around->is_library)
    return TRUE;
  return self->entry == LEAF_ENTRY_ABIDED || self->entry == LEAF_ENTRY_ABIDED_ANONYMOUSLY;
}

/* The rule that really ended the action: the instead rule, not the stage that abides by it. */
static guint32
stopper (const Asking *asking, guint32 node, guint32 *found_in)
{
  guint32 by = 0;

  for (guint32 i = node + 1; i < asking->nodes[node].end; i = asking->nodes[i].end) {
    const LeafTraceNode *self = &asking->nodes[i];
    guint32 inner;

    if (self->outcome == LEAF_OUTCOME_NONE || !ends_what_it_is_in (asking, i)
        || !(self->sort == LEAF_TRACED_RULEBOOK || (self->sort == LEAF_TRACED_RULE && self->applied)))
      continue;
    /* the last decision counts, and the innermost rule of it */
    inner = stopper (asking, i, found_in);
    if (inner == 0 && self->sort == LEAF_TRACED_RULE)
      *found_in = self->rulebook;
    by = inner != 0 || self->sort == LEAF_TRACED_RULEBOOK ? inner : self->rule;
  }
  return by;
}

/* The rulebooks that an action follows before its own rulebooks, and after them. */
static gboolean
is_of_any_action (const Asking *asking, guint32 rulebook)
{
  const LeafFacts *facts = &asking->image->facts;

  return rulebook == facts->before || rulebook == facts->instead || rulebook == facts->after
         || rulebook == facts->persuasion;
}

static gboolean
belongs_to_actions (const Asking *asking, guint32 rulebook)
{
  return rulebook != 0
         && (LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook)->action_stage != 0
             || is_of_any_action (asking, rulebook) || rulebook == asking->image->facts.specific_action_processing);
}

/* The action that the rule is about; 0 if it may be any. */
static guint32
action_of (const Asking *asking, guint32 rulebook)
{
  const LeafImageRulebook *row = LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook);

  if (LEAF_IS (asking->row->required_action))
    return asking->row->required_action.ix;
  return row->action_stage != 0 ? row->action.ix : 0;
}

static gboolean
is_out_of_world (const Asking *asking, guint32 node)
{
  return LEAF_ROW (&asking->image->actions, LeafImageAction, asking->nodes[node].action)->out_of_world;
}

/* If another person is asked to do the action, and tries it, the query is about that attempt. */
static gboolean
was_handed_on (const Asking *asking, guint32 node)
{
  for (guint32 i = node + 1; i < asking->nodes[node].end; i++)
    if (asking->nodes[i].sort == LEAF_TRACED_ACTION && asking->nodes[i].action == asking->nodes[node].action)
      return TRUE;
  return FALSE;
}

enum { REPORTING = 3 }; /* a stage of the action */

/* How the action was tried, as recorded when it began. */
typedef struct {
  gboolean silently, as_request;
} Manner;

static Manner
manner_of (Asking *asking, guint32 node)
{
  const LeafMachine *m = machine_then (asking, asking->nodes[node].event);

  return (Manner) { m->silent, m->action.requester.bits != 0 };
}

/* The answer for an action that the rule is about, but that did not reach its rulebook. */
static void
answer_action (Asking *asking, guint32 rulebook, guint32 node)
{
  const LeafImageRulebook *row = LEAF_ROW (&asking->image->rulebooks, LeafImageRulebook, rulebook);
  const LeafTraceNode *action = &asking->nodes[node];
  guint32 found_in = 0, by = stopper (asking, node, &found_in);
  Manner manner = manner_of (asking, node);
  LeafRuleAnswer *answer;

  if (manner.as_request && row->action_stage != 0 && was_handed_on (asking, node))
    return;
  if (rulebook == asking->image->facts.persuasion && !manner.as_request)
    return;
  answer = add_answer (asking, action->is_over ? LEAF_ANSWER_ACTION_STOPPED : left_open (asking, node), node);
  answer->by = by;
  answer->rulebook = found_in;
  if (is_out_of_world (asking, node) && is_of_any_action (asking, rulebook))
    *answer = (LeafRuleAnswer) {
      .sort = LEAF_ANSWER_OUT_OF_WORLD, .node = node, .event = action->event, .rulebook = rulebook
    };
  else if (action->is_over && action->outcome == LEAF_OUTCOME_SUCCESS && row->action_stage == REPORTING
           && found_in == asking->image->facts.specific_action_processing)
    *answer = (LeafRuleAnswer) { .sort = manner.silently ? LEAF_ANSWER_ACTION_SILENT : LEAF_ANSWER_ACTION_UNSEEN,
                                 .node = node,
                                 .event = action->event };
  else if (!action->is_over)
    answer->by = answer->rulebook = 0;
}

static gboolean
was_answered (const Asking *asking, guint32 action)
{
  for (guint i = 0; i < asking->answers->len; i++)
    if (action_around (asking, g_array_index (asking->answers, LeafRuleAnswer, i).node) == action)
      return TRUE;
  return FALSE;
}

static int
compare_nodes (gconstpointer a, gconstpointer b)
{
  guint32 one = ((const LeafRuleAnswer *) a)->node, other = ((const LeafRuleAnswer *) b)->node;

  return one < other ? -1 : one > other;
}

/* Answers for each action that the rule is about, and that has no answer yet. */
static void
answer_actions (Asking *asking, guint32 rulebook)
{
  guint32 action = action_of (asking, rulebook);

  for (guint32 i = 0; i < asking->n; i++)
    if (asking->nodes[i].sort == LEAF_TRACED_ACTION && (action == 0 || asking->nodes[i].action == action)
        && !was_answered (asking, i))
      answer_action (asking, rulebook, i);
  g_array_sort (asking->answers, compare_nodes);
}

/* "going north, looking"; NULL if there are none. Actions within another are left out; of many, only the first few are
 * named. */
static char *
dup_tried (const Asking *asking)
{
  enum { MOST_TOLD = 4 };
  GString *out = g_string_new (NULL);
  guint n = 0;

  for (guint32 i = 0; i < asking->n; i++)
    if (asking->nodes[i].sort == LEAF_TRACED_ACTION && action_around (asking, asking->nodes[i].parent) == 0
        && ++n <= MOST_TOLD)
      g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", asking->nodes[i].text);
  if (n > MOST_TOLD)
    g_string_append (out, ", …");
  return g_string_free (out, out->len == 0);
}

/* Did the turn take no time? */
static gboolean
took_no_time (const Asking *asking)
{
  for (guint32 i = 0; i < asking->n; i++)
    if (asking->nodes[i].sort == LEAF_TRACED_ACTION && !is_out_of_world (asking, i))
      return FALSE;
  return asking->nodes[0].end == asking->n;
}

/* After the end of a story only the rules about endings still run. */
static gboolean
ended_in_turn (Asking *asking)
{
  const LeafMachine *m = machine_then (asking, asking->nodes[0].event_end);

  return m->ended != 0 || m->is_over;
}

static gboolean
was_command_given (const Asking *asking)
{
  for (guint32 i = 0; i < asking->n; i++)
    if (asking->nodes[i].sort == LEAF_TRACED_COMMAND)
      return TRUE;
  return FALSE;
}

/* An action that the rule may be about, if the command of the turn was read within it; or NULL. */
static char *
dup_gone_on (Asking *asking, guint32 rulebook)
{
  guint32 action = action_of (asking, rulebook);
  LeafMachine *m = asking->turn > 0 ? leaf_play_begin_again (asking->play) : NULL;
  char *words = NULL;

  if (m == NULL)
    return NULL;
  leaf_play_run_again (asking->play, m, asking->turn - 1, 0);
  for (guint32 i = m->n_frames; i-- > 0 && words == NULL;)
    if (m->frames[i].sort == LEAF_FRAME_ACTION && (action == 0 || m->frames[i].of == action)
        && m->action.action == m->frames[i].of)
      words = leaf_action_words (m);
  leaf_machine_free (m);
  return words;
}

/* It had no effect anywhere. */
static void
answer_not_followed (Asking *asking, guint32 rulebook)
{
  gboolean is_timed
      = rulebook == asking->image->facts.every_turn && was_command_given (asking) && took_no_time (asking);
  gboolean ends = rulebook == asking->image->facts.every_turn && ended_in_turn (asking);
  LeafRuleAnswer *answer = add_answer (asking,
                                       rulebook == asking->image->facts.persuasion ? LEAF_ANSWER_NOT_ASKED
                                       : asking->for_other_action || belongs_to_actions (asking, rulebook)
                                               || rulebook == asking->image->facts.action_processing
                                           ? LEAF_ANSWER_NO_ACTION
                                       : is_timed ? LEAF_ANSWER_NO_TIME
                                       : ends     ? LEAF_ANSWER_ENDED_BEFORE
                                                  : LEAF_ANSWER_NOT_FOLLOWED,
                                       0);

  answer->rulebook = rulebook;
  if (answer->sort == LEAF_ANSWER_NO_ACTION)
    answer->tried = dup_gone_on (asking, rulebook);
  if (answer->tried != NULL)
    answer->sort = LEAF_ANSWER_WENT_ON;
  else if (answer->sort != LEAF_ANSWER_NOT_FOLLOWED && answer->sort != LEAF_ANSWER_ENDED_BEFORE)
    answer->tried = dup_tried (asking);
}

/* When the rule will run, if it is a timed event; FALSE if it is not. */
static gboolean
answer_not_due (Asking *asking)
{
  const LeafMachine *m = machine_then (asking, asking->nodes[0].event_end);
  guint32 n;
  const LeafValue *timed = leaf_block_values (&m->heap, (guint32) m->timed.bits, &n);

  for (guint32 i = 0; i + 1 < n; i += 2)
    if (timed[i].bits == (gint32) asking->rule) {
      add_answer (asking, LEAF_ANSWER_NOT_DUE, 0)->tried = leaf_timed_words (m, timed[i + 1]);
      return TRUE;
    }
  if (asking->row->at_minutes == -1)
    return FALSE;
  add_answer (asking, LEAF_ANSWER_NOT_SET, 0)->tried
      = asking->row->at_minutes >= 0 ? leaf_value_to_string (m, LEAF_VALUE (TIME, asking->row->at_minutes)) : NULL;
  return TRUE;
}

/* It is in no rulebook. */
static void
answer_unlisted (Asking *asking)
{
  LeafRuleAnswer *answer = add_answer (asking, LEAF_ANSWER_UNLISTED, 0);
  guint32 n = 0;
  LeafReason *listings;
  LeafProblem problem;

  if (leaf_program_rule_problem (asking->play->program, asking->rule, &problem)) {
    answer->sort = LEAF_ANSWER_FAULTY;
    answer->place = problem.place;
    answer->tried = g_strdup (problem.sentence);
    return;
  }
  listings = leaf_program_listings (asking->play->program, asking->row->home.ix, asking->rule, &n);
  answer->rulebook = asking->row->home.ix;
  if (n > 0)
    answer->place = listings[n - 1].place;
  leaf_reasons_free (listings);
}

/* The first rulebook that contains it, or its own rulebook if that does. */
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

/* Is the rule one of those directly below the rulebook's node? */
static gboolean
was_considered_in (const Asking *asking, guint32 node)
{
  for (guint32 i = node + 1; i < asking->nodes[node].end; i = asking->nodes[i].end)
    if (asking->nodes[i].sort == LEAF_TRACED_RULE && asking->nodes[i].rule == asking->rule)
      return TRUE;
  return FALSE;
}

/* Names the action, if there were several. */
static void
say_during (Asking *asking)
{
  guint n = 0;

  for (guint32 i = 0; i < asking->n; i++)
    n += asking->nodes[i].sort == LEAF_TRACED_ACTION;
  for (guint i = 0; i < asking->answers->len && n > 1; i++) {
    LeafRuleAnswer *answer = &g_array_index (asking->answers, LeafRuleAnswer, i);
    guint32 action = action_around (asking, answer->node);

    if (action != 0)
      answer->during = g_strdup (asking->nodes[action].text);
  }
}

LeafRuleAnswer *
leaf_play_answers (const LeafPlay *play, const LeafTrace *trace, guint32 rule, guint32 *n)
{
  g_autoptr (GHashTable) asked = leaf_clause_values_new ();
  Asking asking = { .play = play, .rule = rule, .asked = asked };
  guint32 home;

  g_return_val_if_fail (play != NULL && trace != NULL && n != NULL, NULL);
  *n = 0;
  asking.image = play->machine->image;
  if (!leaf_table_has_row (&asking.image->rules, rule))
    return g_new0 (LeafRuleAnswer, 1);
  asking.turn = leaf_trace_turn (trace);
  asking.is_last = asking.turn + 1 == leaf_play_n_turns (play);
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
  forget_machine (&asking);
  if (belongs_to_actions (&asking, home))
    answer_actions (&asking, home);
  if (asking.answers->len == 0 && home != 0)
    answer_not_followed (&asking, home);
  else if (asking.answers->len == 0 && !answer_not_due (&asking))
    answer_unlisted (&asking);
  say_during (&asking);
  forget_machine (&asking);
  g_clear_pointer (&asking.at_end, leaf_machine_free);
  *n = asking.answers->len;
  return (LeafRuleAnswer *) g_array_free (asking.answers, FALSE);
}

void
leaf_answers_free (LeafRuleAnswer *answers, guint32 n)
{
  for (guint32 i = 0; answers != NULL && i < n; i++) {
    g_free (answers[i].clauses);
    g_free (answers[i].during);
    g_free (answers[i].tried);
  }
  g_free (answers);
}
