/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-step.c: a moment continued with the most promising of its commands, by one thread.
 *
 * What is promising is what the author's rules speak of and nobody has tried yet, and what has changed something
 * elsewhere.
 */

#include "leaf-exploration-private.h"

#include <string.h>

enum { TRIED_AT_ONCE = 24, MOST_REPEATS = 6 };

/* --- a moment made again ------------------------------------------------------------------------------------------ */

LeafMoment *
leaf_explored_follow (const LeafExploration *exploration, LeafMoment *moment, const char *command,
                      LeafCoverage *coverage)
{
  g_auto (GStrv) lines = g_strsplit (command, "\n", -1);
  LeafMoment *now = leaf_moment_ref (moment);

  for (char **line = lines; *line != NULL && now != NULL; line++) {
    LeafStepResult result = { 0 };
    LeafMoment *next = leaf_moment_after (now, *line, exploration->options.budget, coverage, &result);

    leaf_step_result_clear (&result);
    leaf_moment_unref (now);
    now = next;
  }
  return now;
}

LeafMoment *
leaf_explored_moment (const LeafExploration *exploration, guint32 node, guint64 *turns)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint32));
  LeafMoment *now;

  while (leaf_explored_at (exploration, node)->moment == NULL) {
    g_array_append_val (path, node);
    node = leaf_explored_at (exploration, node)->parent;
    if (node == LEAF_NO_MOMENT)
      return NULL;
  }
  now = leaf_moment_ref (leaf_explored_at (exploration, node)->moment);
  for (guint i = path->len; i-- > 0 && now != NULL;) {
    const LeafExplored *row = leaf_explored_at (exploration, g_array_index (path, guint32, i));
    LeafMoment *next = leaf_explored_follow (exploration, now, exploration->commands->pdata[row->command], NULL);

    leaf_moment_unref (now);
    now = next;
    *turns += 1;
    if (now != NULL && leaf_moment_hash (now) != row->hash)
      g_clear_pointer (&now, leaf_moment_unref);
  }
  return now;
}

/* --- one command -------------------------------------------------------------------------------------------------- */

static guint64
goals_that_hold (const GArray *goals, const LeafMoment *moment)
{
  guint64 bits = 0;

  for (guint i = 0; i < goals->len && i < 64; i++) {
    const LeafWantedThing *wanted = &g_array_index (goals, LeafWantedThing, i);

    if (wanted->goal != NULL && leaf_goal_holds (wanted->goal, moment))
      bits |= (guint64) 1 << i;
  }
  return bits;
}

static void
run_once (const LeafExploration *exploration, const LeafMoment *from, const char *command, LeafExploredStep *step)
{
  LeafCoverage *coverage = &step->news;

  g_clear_pointer (&step->moment, leaf_moment_unref);
  leaf_step_result_clear (&step->result);
  step->moment = leaf_moment_after (from, command, exploration->options.budget, coverage, &step->result);
  step->hash = step->moment != NULL ? leaf_moment_hash (step->moment) : 0;
}

/* Where chance decided that nothing came of it, another draw may decide otherwise; the moment would be the same but
 * for the draws. */
static void
try_again (const LeafExploration *exploration, const LeafMoment *from, const char *command, LeafExploredStep *step)
{
  g_autoptr (GString) all = g_string_new (command);

  while (step->n_commands < MOST_REPEATS && step->moment != NULL && step->result.drew
         && step->hash == leaf_moment_hash (from) && step->result.state == LEAF_MOMENT_GOES_ON) {
    g_autoptr (LeafMoment) now = g_steal_pointer (&step->moment);

    run_once (exploration, now, command, step);
    step->n_commands++;
    g_string_append_printf (all, "\n%s", command);
  }
  g_free (step->command);
  step->command = g_string_free (g_steal_pointer (&all), FALSE);
}

static gboolean
is_effective (const LeafExploredStep *step, const LeafMoment *from)
{
  if (step->score != leaf_moment_score (from) || step->result.state != LEAF_MOMENT_GOES_ON)
    return TRUE;
  for (guint i = 0; i < step->facts->len; i++)
    if ((g_array_index (step->facts, guint64, i) & LEAF_FACT_SORT) != LEAF_FACT_NUMBER)
      return TRUE;
  return FALSE;
}

/* What came of it, once it has run. */
static void
look_at (const LeafExploration *exploration, const LeafMoment *from, LeafExploredStep *step)
{
  guint32 known;

  if (!leaf_coverage_has_more (&step->news, &exploration->coverage))
    leaf_coverage_clear (&step->news);
  if (step->moment == NULL)
    return;
  step->room = leaf_moment_room (step->moment);
  step->score = leaf_moment_score (step->moment);
  step->chance = leaf_moment_chance (step->moment);
  step->facts = g_array_new (FALSE, FALSE, sizeof (guint64));
  leaf_moment_facts (step->moment, from, step->facts);
  step->is_effective = is_effective (step, from);
  if (leaf_exploration_table_find (&exploration->by_hash, step->hash, &known)) {
    g_clear_pointer (&step->moment, leaf_moment_unref);
    return;
  }
  g_array_set_size (step->facts, 0);
  /* news are two that were never so together, of which one may be old */
  leaf_moment_facts (step->moment, NULL, step->facts);
  step->goals = goals_that_hold (exploration->goals, step->moment);
  step->nevers = goals_that_hold (exploration->nevers, step->moment);
  step->held = leaf_wanted_dup_held (exploration, step->moment);
}

void
leaf_explored_step_run (const LeafExploration *exploration, const LeafMoment *from, const char *command,
                        gboolean may_repeat, LeafExploredStep *step)
{
  step->n_commands = 1;
  leaf_coverage_init (exploration->explorer, &step->news);
  run_once (exploration, from, command, step);
  step->command = g_strdup (command);
  if (may_repeat)
    try_again (exploration, from, command, step);
  look_at (exploration, from, step);
}

void
leaf_explored_step_follow (const LeafExploration *exploration, const LeafMoment *from, const char *command,
                           LeafExploredStep *step)
{
  g_auto (GStrv) lines = g_strsplit (command, "\n", -1);

  leaf_coverage_init (exploration->explorer, &step->news);
  step->command = g_strdup (command);
  run_once (exploration, from, lines[0] != NULL ? lines[0] : "", step);
  step->n_commands = 1;
  for (char **line = lines + 1; step->n_commands > 0 && lines[0] != NULL && *line != NULL && step->moment != NULL;
       line++) {
    g_autoptr (LeafMoment) now = g_steal_pointer (&step->moment);

    run_once (exploration, now, *line, step);
    step->n_commands++;
  }
  look_at (exploration, from, step);
}

void
leaf_explored_step_clear (gpointer data)
{
  LeafExploredStep *step = data;

  g_clear_pointer (&step->moment, leaf_moment_unref);
  g_clear_pointer (&step->facts, g_array_unref);
  leaf_coverage_clear (&step->news);
  leaf_step_result_clear (&step->result);
  g_free (step->command);
  g_free (step->held);
}

/* --- which of them ------------------------------------------------------------------------------------------------ */

typedef struct {
  guint16 promise;
  guint32 choice;
  guint64 tie;
} Candidate;

static const LeafChoiceRecord *
record_of (const LeafExploration *exploration, guint64 name)
{
  guint32 at;

  return leaf_exploration_table_find (&exploration->records_by_name, name, &at)
             ? &g_array_index (exploration->records, LeafChoiceRecord, at)
             : NULL;
}

/* Of a choice that did nothing wherever it was tried.  What a rule of the story is about may only want its time; and
 * what chance decided against counts little. */
static guint16
what_is_left (LeafInterest interest, guint32 tried)
{
  if (interest >= LEAF_INTEREST_OBJECT)
    return (guint16) MAX (1, 900 / (tried + 1)); /* 0 would say that nothing is left to try */
  return (guint16) MAX (1, (interest >= LEAF_INTEREST_ACTION ? 400 : 120) / (tried * tried + 1));
}

/* What was learnt of the action that was asked for last: its choices mostly stand together. */
typedef struct {
  guint64 name;
  const LeafChoiceRecord *record;
} LatestAction;

static const LeafChoiceRecord *
record_of_action (const LeafExploration *exploration, guint64 name, LatestAction *latest)
{
  guint64 action = leaf_explored_action_name (name);

  if (action != latest->name)
    *latest = (LatestAction) { action, record_of (exploration, action) };
  return latest->record;
}

/* 1 .. 1000.  What was never tried promises as much as the author's rules say of it, less where the action has led
 * to nothing new so far. */
static guint16
promise_of (const LeafExploration *exploration, LeafInterest interest, guint64 name, LatestAction *latest)
{
  static const guint16 untried[] = { 60, 500, 700, 1000, 1000 };
  const LeafChoiceRecord *record = record_of (exploration, name), *action;
  guint32 promise;

  if (record == NULL) {
    action = record_of_action (exploration, name, latest);
    promise = untried[interest];
    if (action != NULL)
      promise = promise * (action->news + 3) / (action->tried / 2 + 3);
    return (guint16) CLAMP (promise, 30, untried[interest]);
  }
  if (record->changed == 0)
    return what_is_left (interest, record->tried + record->drawn / 8);
  return (guint16) (100 + 350 * (guint64) record->changed / record->tried
                    + 500 * (guint64) MIN (record->news, record->tried) / record->tried);
}

static int
by_promise (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;

  if (one->promise != other->promise)
    return one->promise > other->promise ? -1 : 1;
  return one->tie < other->tie ? -1 : one->tie > other->tie;
}

/* The best so far, of a fixed number, with the worst of them on top; and what those promise that were left aside. */
typedef struct {
  Candidate rows[TRIED_AT_ONCE];
  guint n;
  guint16 rest;
} Best;

static void
best_sift (Best *best, guint at)
{
  Candidate row = best->rows[at];

  for (guint child = at * 2 + 1; child < best->n; child = at * 2 + 1) {
    child += child + 1 < best->n && by_promise (&best->rows[child + 1], &best->rows[child]) > 0;
    if (by_promise (&best->rows[child], &row) <= 0)
      break;
    best->rows[at] = best->rows[child];
    at = child;
  }
  best->rows[at] = row;
}

static void
best_add (Best *best, const Candidate *candidate)
{
  if (best->n < TRIED_AT_ONCE) {
    best->rows[best->n++] = *candidate;
    for (guint at = best->n / 2; best->n == TRIED_AT_ONCE && at-- > 0;)
      best_sift (best, at);
    return;
  }
  if (by_promise (candidate, &best->rows[0]) >= 0) {
    best->rest = MAX (best->rest, candidate->promise);
    return;
  }
  best->rest = MAX (best->rest, best->rows[0].promise);
  best->rows[0] = *candidate;
  best_sift (best, 0);
}

/* Of thousands most promise nothing here: only the best are put in order, those that are worth a look before all
 * others. */
static void
list_candidates (const LeafExploration *exploration, const LeafExplored *node, const LeafChoices *choices, Best *best)
{
  guint64 salt = node->hash ^ exploration->options.seed ^ (guint64) exploration->options.shard << 32;
  LatestAction latest = { 0 };

  *best = (Best) { .n = 0 };
  for (guint32 i = 0; i < leaf_choices_n (choices); i++) {
    guint64 name;
    Candidate candidate = { .choice = i };

    if (node->tried != NULL && (node->tried[i / 64] >> i % 64 & 1) != 0)
      continue;
    name = leaf_choices_name (choices, i);
    candidate.tie = (name ^ salt) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
    candidate.promise = promise_of (exploration, leaf_choices_interest (choices, i), name, &latest);
    best_add (best, &candidate);
  }
  qsort (best->rows, best->n, sizeof (Candidate), by_promise);
  for (; best->n > 0 && best->rows[0].promise >= LEAF_WORTH_A_LOOK; best->n--) {
    guint16 least = best->rows[best->n - 1].promise;

    if (least >= LEAF_WORTH_A_LOOK)
      break;
    best->rest = MAX (best->rest, least);
  }
}

void
leaf_explored_item_run (const LeafExploration *exploration, LeafExploredItem *item)
{
  const LeafExplored *node = leaf_explored_at (exploration, item->node);
  g_autoptr (LeafChoices) choices = NULL;
  Best best;

  item->steps = g_array_new (FALSE, TRUE, sizeof (LeafExploredStep));
  g_array_set_clear_func (item->steps, leaf_explored_step_clear);
  item->is_remade = node->moment == NULL;
  item->moment = leaf_explored_moment (exploration, item->node, &item->turns);
  item->is_broken = item->moment == NULL;
  if (item->is_broken)
    return;
  choices = leaf_choices_new (exploration->explorer, leaf_moment_play (item->moment));
  list_candidates (exploration, node, choices, &best);
  item->n_choices = leaf_choices_n (choices);
  item->is_cut = leaf_choices_is_cut (choices);
  for (guint i = 0; i < best.n; i++) {
    LeafExploredStep step = { .choice = best.rows[i].choice };
    g_autofree char *command = leaf_choices_dup_command (choices, leaf_moment_play (item->moment), step.choice);

    step.name = leaf_choices_name (choices, step.choice);
    if (command != NULL) {
      leaf_explored_step_run (exploration, item->moment, command, TRUE, &step);
      item->turns += step.n_commands;
    }
    g_array_append_val (item->steps, step);
  }
  item->promise = best.rest;
}

void
leaf_explored_item_clear (LeafExploredItem *item)
{
  g_clear_pointer (&item->moment, leaf_moment_unref);
  g_clear_pointer (&item->steps, g_array_unref);
}
