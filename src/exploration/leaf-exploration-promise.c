/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-promise.c: rates the choices that were not tried in a moment, and lists the best.
 *
 * The promise of a choice is a number from 1 to 1000. It is high if the author's rules mention the choice and it was
 * never tried in any moment, or if in other moments it changed something or raised the score. */

#include "leaf-exploration-private.h"

#include <stdlib.h>
#include <string.h>

enum { NEW_NOUN = 12 /* a noun that fewer commands named is new */, FEW = 3 /* attempts */ };
enum { WANTED = 400 /* the least promise of a choice with two nouns for which a rule has something left to do */ };

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static const LeafChoiceRecord *
record_of (const LeafExploration *exploration, const LeafExplorationTable *table, guint64 name)
{
  guint32 at;

  return leaf_exploration_table_find (table, name, &at) ? &g_array_index (exploration->records, LeafChoiceRecord, at)
                                                        : NULL;
}

/* The promise of a choice that never had an effect. It stays higher if a rule of the story is about it, since the rule
 * may need another situation. */
static guint16
what_is_left (LeafInterest interest, guint32 tried)
{
  if (interest >= LEAF_INTEREST_OBJECT)
    return (guint16) MAX (1, 900 / (tried * 2 + 1)); /* 0 would mean that nothing is left to try */
  return (guint16) MAX (1, (interest >= LEAF_INTEREST_ACTION ? 400 : 120) / (tried * tried + 1));
}

/* The record of the action that was looked up last; choices of one action mostly follow each other. */
typedef struct {
  guint64 name;
  const LeafChoiceRecord *record;
} LatestAction;

static const LeafChoiceRecord *
record_of_action (const LeafExploration *exploration, guint64 name, LatestAction *latest)
{
  guint64 action = leaf_explored_action_name (name);

  if (action != latest->name)
    *latest = (LatestAction) { action, record_of (exploration, &exploration->records_by_name, action) };
  return latest->record;
}

/* The share of attempts that had an effect, in thousandths. As many attempts as `few` without a result change
 * little. */
static guint32
yield_of (const LeafChoiceRecord *record, guint32 few)
{
  guint64 gained;

  if (record == NULL)
    return 1000;
  gained = (guint64) record->changed + record->news + (guint64) record->scored * 4;
  return (guint32) MIN (1000, (gained + few) * 1000 / (record->tried + few));
}

/* The share of attempts that had an effect with the first or with the second noun of a choice, whichever is higher, in
 * thousandths. For choices with a rule about only one of their two nouns. */
static guint32
yield_of_nouns (const LeafExploration *exploration, guint64 name)
{
  enum { FEW_OF_NOUN = 6 };
  const LeafChoiceRecord *first
      = record_of (exploration, &exploration->records_by_name, leaf_explored_first_name (name)),
      *second = record_of (exploration, &exploration->records_by_name, leaf_explored_second_name (name));

  return MAX (yield_of (first, FEW_OF_NOUN), yield_of (second, FEW_OF_NOUN));
}

static guint16
promise_of_untried (const LeafExploration *exploration, LeafInterest interest, guint64 name, LatestAction *latest)
{
  static const guint16 untried[] = { 60, 500, 700, 1000, 1000 };
  guint32 noun = leaf_explored_noun (name), promise = untried[interest];

  if (leaf_exploration_table_find (&exploration->scored_seconds, leaf_explored_second_name (name), NULL))
    return 1000;
  /* if a rule is about this thing alone, results with other things say little */
  if (interest < LEAF_INTEREST_OBJECT)
    promise = promise * yield_of (record_of_action (exploration, name, latest), FEW) / 1000;
  else if (interest == LEAF_INTEREST_OBJECT && leaf_explored_second_name (name) != 0)
    promise = promise * yield_of_nouns (exploration, name) / 1000;
  if (noun > 0 && noun < leaf_explorer_n_instances (exploration->explorer) && exploration->noun_uses[noun] < NEW_NOUN)
    promise = promise * 3 / 2 + 60;
  return (guint16) CLAMP (promise, 30, MIN (untried[interest] * 3 / 2, 1000));
}

/* The promise of a choice that has had an effect. The effect counts less, the longer it has led to nothing new. */
static guint16
promise_of_record (const LeafChoiceRecord *record, gboolean is_exit)
{
  enum { PATIENCE = 8 /* attempts */, LEAST_OF_EXIT = 100 };
  guint64 tried = record->tried, gained = (guint64) record->news * 4 + (guint64) record->scored * 16 + PATIENCE,
          effect = 350 * MIN (gained, tried + PATIENCE) / (tried + PATIENCE);
  guint32 promise = is_exit ? 100 : 80;

  promise += (guint32) ((is_exit ? MAX (effect, LEAST_OF_EXIT) : effect) * record->changed / tried
                        + 500 * MIN (record->news, tried) / tried + 400 * (guint64) record->scored / tried);
  if (record->dropped * 2 > record->changed)
    promise /= 3;
  return (guint16) MIN (promise, 1000);
}

/* Returns TRUE if a rule is about this command in this room. */
static gboolean
is_about_here (LeafInterest interest, guint64 name)
{
  return leaf_explored_second_name (name) == 0
         && (interest == LEAF_INTEREST_BOTH || (interest == LEAF_INTEREST_OBJECT && leaf_explored_noun (name) == 0));
}

typedef enum { LEFT_NOTHING, LEFT_OF_NOUN, LEFT_OF_ALL } WhatIsLeft;

/* Returns whether rules that mention the nouns or this room have parts that have not run yet: rules about only some of
 * the nouns (LEFT_OF_NOUN), or about all of what the choice names (LEFT_OF_ALL). */
static WhatIsLeft
find_left (const LeafExploration *exploration, const LeafKnownChoices *known, guint32 choice)
{
  const LeafRemaining *remaining = exploration->remaining;
  guint64 name = known->names[choice];
  guint32 action, noun, second;

  leaf_choices_action (known->choices, choice, &action, &noun, &second);
  if (action == 0 || (noun == 0) != (leaf_explored_noun (name) == 0)
      || (second == 0) != (leaf_explored_second (name) == 0))
    return LEFT_OF_ALL; /* the nouns are not objects, so the rules about them are not known */
  if (second != 0 && leaf_remaining_has_both (remaining, action, noun, second))
    return LEFT_OF_ALL;
  if (leaf_remaining_has (remaining, action, known->room)
      || (second == 0 && leaf_remaining_has (remaining, action, noun)))
    return LEFT_OF_ALL;
  return leaf_remaining_has (remaining, action, noun) || leaf_remaining_has (remaining, action, second) ? LEFT_OF_NOUN
                                                                                                        : LEFT_NOTHING;
}

/* Returns the interest of a choice, which is lower if all parts of the rules that mention its nouns have run. */
static LeafInterest
interest_left (const LeafExploration *exploration, const LeafKnownChoices *known, guint32 choice)
{
  LeafInterest interest = leaf_choices_interest (known->choices, choice);

  if (interest < LEAF_INTEREST_OBJECT || leaf_choices_is_exit (known->choices, choice))
    return interest;
  switch (find_left (exploration, known, choice)) {
  case LEFT_NOTHING: return LEAF_INTEREST_ACTION;
  case LEFT_OF_NOUN: return LEAF_INTEREST_OBJECT;
  case LEFT_OF_ALL: break;
  }
  return LEAF_INTEREST_BOTH;
}

/* Returns TRUE if a rule that tests both nouns of the choice has parts that have not run. */
static gboolean
has_parts_left (const LeafExploration *exploration, guint64 name)
{
  guint32 noun = leaf_explored_noun (name), second = leaf_explored_second (name),
          n = leaf_explorer_n_instances (exploration->explorer);

  return noun != 0 && noun < n && second != 0 && second < n
         && leaf_remaining_has_both (exploration->remaining, 0, noun, second);
}

/* Returns TRUE if the choice mostly had an effect, and a rule that tests both its nouns has parts that have not run. */
static gboolean
is_wanted (const LeafExploration *exploration, guint64 name, const LeafChoiceRecord *record)
{
  return record->changed * 2 > record->tried && has_parts_left (exploration, name);
}

/* Returns the promise of a choice that has a record, in this moment. A choice without an effect promises less with each
 * attempt, but at least half of what an untried one promises if it was never tried in the present state of its nouns.
 * With two nouns that applies only if a rule is about them, since there are too many such states. */
static guint16
promise_of (const LeafExploration *exploration, const LeafOfferedChoices *offered, guint32 choice, LatestAction *latest)
{
  const LeafKnownChoices *known = offered->known;
  guint64 name = known->names[choice];
  const LeafChoiceRecord *record = &g_array_index (exploration->records, LeafChoiceRecord, known->records[choice] - 1),
                         *here;
  LeafInterest interest = interest_left (exploration, known, choice);
  gboolean is_one = leaf_explored_second_name (name) == 0 || interest >= LEAF_INTEREST_OBJECT;
  gboolean is_exit = leaf_choices_is_exit (known->choices, choice);
  guint32 tried_here;

  here = record_of (exploration, &exploration->records_by_context,
                    leaf_surroundings_context (offered->around, known->choices, choice));
  tried_here = here != NULL ? here->tried + here->drawn / 8 : 0;
  if (record->changed == 0) {
    guint16 left = what_is_left (interest, record->tried + record->drawn / 8);

    return here == NULL && is_one ? MAX (left, promise_of_untried (exploration, interest, name, latest) / 2) : left;
  }
  if (is_wanted (exploration, name, record)
      || (here != NULL && is_wanted (exploration, name, here)
          && leaf_remaining_bars (exploration->remaining, leaf_explored_noun (name), leaf_explored_second (name))))
    return MAX (promise_of_record (record, is_exit), WANTED);
  if (here == NULL && is_about_here (leaf_choices_interest (known->choices, choice), name))
    return MAX (promise_of_record (record, is_exit), promise_of_untried (exploration, interest, name, latest) / 2);
  return here != NULL && here->changed == 0 && tried_here >= FEW
             ? MIN (promise_of_record (record, is_exit), what_is_left (interest, tried_here - FEW + 1))
             : promise_of_record (record, is_exit);
}

/* Returns an upper bound of promise_of for all moments with these choices, without the costly search for the
 * context. */
static guint16
bound_of (const LeafExploration *exploration, const LeafKnownChoices *known, guint32 choice, LatestAction *latest)
{
  guint64 name = known->names[choice];
  const LeafChoiceRecord *record = &g_array_index (exploration->records, LeafChoiceRecord, known->records[choice] - 1);
  LeafInterest interest = interest_left (exploration, known, choice);
  gboolean is_one = leaf_explored_second_name (name) == 0 || interest >= LEAF_INTEREST_OBJECT;
  guint16 bound;

  if (record->changed == 0) {
    bound = what_is_left (interest, record->tried + record->drawn / 8);
    return is_one ? MAX (bound, promise_of_untried (exploration, interest, name, latest) / 2) : bound;
  }
  bound = promise_of_record (record, leaf_choices_is_exit (known->choices, choice));
  if (has_parts_left (exploration, name))
    bound = MAX (bound, WANTED);
  return is_about_here (leaf_choices_interest (known->choices, choice), name)
             ? MAX (bound, promise_of_untried (exploration, interest, name, latest) / 2)
             : bound;
}

static int
by_promise (gconstpointer a, gconstpointer b)
{
  const LeafCandidate *one = a, *other = b;

  if (one->rank != other->rank)
    return one->rank > other->rank ? -1 : 1;
  return one->tie < other->tie ? -1 : one->tie > other->tie;
}

static void
best_sift (LeafBest *best, guint at)
{
  LeafCandidate row = best->rows[at];

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
best_add (LeafBest *best, const LeafCandidate *candidate)
{
  if (best->n < best->most) {
    best->rows[best->n++] = *candidate;
    for (guint at = best->n / 2; best->n == best->most && at-- > 0;)
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

/* Begins to load what the promise of a choice depends on. */
static void
fetch_record (const LeafExploration *exploration, const LeafKnownChoices *known, guint32 choice)
{
  if (known->records[choice] != 0)
    __builtin_prefetch (&g_array_index (exploration->records, LeafChoiceRecord, known->records[choice] - 1));
  else
    leaf_exploration_table_fetch (&exploration->records_by_name, known->names[choice]);
}

void
leaf_explored_make_promises (const LeafExploration *exploration, LeafKnownChoices *known)
{
  enum { AHEAD = 12 };
  LatestAction latest = { 0 };
  guint32 at;

  for (guint32 i = 0, n = leaf_choices_n (known->choices); i < n; i++) {
    if (i + AHEAD < n)
      fetch_record (exploration, known, i + AHEAD);
    /* a record keeps its number, so a number that was found stays valid */
    if (known->records[i] == 0 && leaf_exploration_table_find (&exploration->records_by_name, known->names[i], &at))
      known->records[i] = at + 1;
    known->promises[i]
        = known->records[i] != 0
              ? bound_of (exploration, known, i, &latest)
              : promise_of_untried (exploration, interest_left (exploration, known, i), known->names[i], &latest);
  }
}

/* Gives an exit that promises little another chance, because in a moment with something new it may no longer be
 * barred. */
static void
try_exit_again (LeafCandidate *candidate)
{
  enum { AT_ONCE = 2000, ANOTHER_CHANCE = 300 };

  if (candidate->promise >= ANOTHER_CHANCE)
    return;
  candidate->promise = ANOTHER_CHANCE;
  candidate->rank = AT_ONCE;
}

/* Returns the promise of a choice in this moment. */
static guint16
promise_here (const LeafExploration *exploration, const LeafOfferedChoices *offered, guint32 choice,
              LatestAction *latest)
{
  return offered->known->records[choice] != 0 ? promise_of (exploration, offered, choice, latest)
                                              : offered->known->promises[choice];
}

/* Most of the choices promise little. So only the best are sorted, and the exact promise is made only for those that
 * could be among the best or raise the promise of the rest. If the best one is worth trying, those that are not are
 * left out. */
void
leaf_explored_list_best (const LeafExploration *exploration, const LeafTriedChoices *tried,
                         const LeafOfferedChoices *offered, const LeafExplorationTable *failed, guint64 salt,
                         LeafOrder order, guint most, LeafBest *best)
{
  const LeafKnownChoices *known = offered->known;
  const LeafChoices *choices = known->choices;
  guint32 cursor = 0, n = leaf_choices_n (choices);
  LatestAction latest = { 0 };

  salt ^= exploration->options.seed ^ (guint64) exploration->options.shard << 32;
  *best = (LeafBest) { .most = MIN (most, (guint) LEAF_TRIED_AT_ONCE) };
  for (guint32 i = 0; i < n; i++) {
    LeafCandidate candidate = { .choice = i, .promise = known->promises[i] };

    if (leaf_tried_next (tried, i, &cursor))
      continue;
    if (order != LEAF_ORDER_AGAIN && best->n == best->most && candidate.promise < best->rows[0].rank
        && candidate.promise <= best->rest)
      continue;
    candidate.promise = promise_here (exploration, offered, i, &latest);
    /* no order but LEAF_ORDER_AGAIN makes a rank above the promise */
    if ((order != LEAF_ORDER_AGAIN && best->n == best->most && candidate.promise < best->rows[0].rank)
        || (failed != NULL
            && leaf_exploration_table_find (failed, leaf_surroundings_context (offered->around, choices, i), NULL))) {
      best->rest = MAX (best->rest, candidate.promise);
      continue;
    }
    candidate.tie = (known->names[i] ^ salt) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
    candidate.rank = order == LEAF_ORDER_RANDOM
                         ? (guint16) (candidate.promise * (512 + (candidate.tie >> 40 & 511)) / 1024)
                         : candidate.promise;
    if (order == LEAF_ORDER_AGAIN && leaf_choices_is_exit (choices, i))
      try_exit_again (&candidate);
    best_add (best, &candidate);
  }
  qsort (best->rows, best->n, sizeof (LeafCandidate), by_promise);
  for (; best->n > 0 && best->rows[0].promise >= LEAF_WORTH_A_LOOK; best->n--) {
    guint16 least = best->rows[best->n - 1].promise;

    if (least >= LEAF_WORTH_A_LOOK)
      break;
    best->rest = MAX (best->rest, least);
  }
}

/* Choices that were tried in this moment are listed too, since their results may be needed here. `rest` is the highest
 * possible promise, because what is left out is not rated. */
void
leaf_explored_list_about (const LeafExploration *exploration, const LeafOfferedChoices *offered, const LeafGuard *guard,
                          const LeafExplorationTable *failed, guint64 salt, guint most, LeafBest *best)
{
  const LeafKnownChoices *known = offered->known;
  enum { OF_CHANCE = 1024, OF_ALL_NOUNS = 600, OF_EFFECT = 400 };

  *best = (LeafBest) { .most = MIN (most, (guint) LEAF_TRIED_AT_ONCE), .rest = G_MAXUINT16 };
  for (guint32 i = 0, n = leaf_choices_n (known->choices); i < n; i++) {
    LeafCandidate candidate = { .choice = i, .promise = known->promises[i] };
    guint64 name = known->names[i];
    guint32 noun = leaf_explored_noun (name), second = leaf_explored_second (name);
    gboolean is_about_noun = leaf_guard_has (guard, noun), is_about_second = leaf_guard_has (guard, second);
    const LeafChoiceRecord *record;

    if ((!is_about_noun && !is_about_second)
        || leaf_exploration_table_find (failed, leaf_surroundings_context (offered->around, known->choices, i), NULL))
      continue;
    record = record_of (exploration, &exploration->records_by_name, name);
    candidate.tie = (name ^ salt) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
    candidate.rank = (guint16) (candidate.tie >> 40) % OF_CHANCE;
    if ((is_about_noun || noun == 0) && (is_about_second || second == 0))
      candidate.rank += OF_ALL_NOUNS;
    if (record != NULL && record->tried > 0)
      candidate.rank += (guint16) (OF_EFFECT * (guint64) record->changed / record->tried);
    best_add (best, &candidate);
  }
  qsort (best->rows, best->n, sizeof (LeafCandidate), by_promise);
}
