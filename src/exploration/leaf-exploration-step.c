/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-step.c: continues a moment with its most promising commands, in one thread. */

#include "leaf-exploration-private.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_REPEATS = 6, FEWEST_COMPARED = 4, EXPECTED_FACTS = 120, EXPECTED_CHANGES = 32 };

/* --- replaying a moment ------------------------------------------------------------------------------------------- */

LeafMoment *
leaf_explored_follow (const LeafExploration *exploration, LeafMoment *moment, const char *command,
                      LeafCoverage *coverage)
{
  g_auto (GStrv) lines = g_strsplit (command, "\n", -1);
  LeafMoment *now = leaf_moment_ref (moment);
  LeafCoverage own = { 0 };

  for (char **line = lines; *line != NULL && now != NULL; line++) {
    LeafStepResult result = { 0 };
    LeafDraws draws;
    g_autofree char *words = leaf_drawn_dup_words (*line, &draws);
    LeafMoment *next = leaf_moment_after_drawing (now, words, exploration->options.budget,
                                                  coverage != NULL ? coverage : &own, &result, &draws, NULL);

    leaf_step_result_clear (&result);
    leaf_moment_unref (now);
    now = next;
  }
  leaf_coverage_clear (&own);
  return now;
}

LeafMoment *
leaf_explored_moment (const LeafExploration *exploration, guint32 node, guint64 *turns)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint32));
  LeafMoment *now;

  while (leaf_explored_at (exploration, node)->packed == 0) {
    g_array_append_val (path, node);
    node = leaf_explored_at (exploration, node)->parent;
    if (node == LEAF_NO_MOMENT)
      return NULL;
  }
  now = leaf_exploration_unpack (exploration, leaf_explored_at (exploration, node));
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

/* Runs a command. `made` (may be NULL) receives the random draws; `read` is the parsed command, or NULL to parse it. */
static void
run_drawing (const LeafExploration *exploration, const LeafMoment *from, const char *command,
             const LeafReadCommand *read, LeafExploredStep *step, LeafDraws *made)
{
  LeafDraws draws;
  g_autofree char *words = leaf_drawn_dup_words (command, &draws);

  g_clear_pointer (&step->moment, leaf_moment_unref);
  leaf_step_result_clear (&step->result);
  step->moment = leaf_moment_after_drawing (from, words, exploration->options.budget, &step->news, &step->result,
                                            made != NULL || leaf_drawn_is (command) ? &draws : NULL, read);
  step->hash = step->moment != NULL ? leaf_moment_hash (step->moment) : 0;
  if (made != NULL)
    *made = draws;
}

static void
run_once (const LeafExploration *exploration, const LeafMoment *from, const char *command, LeafExploredStep *step)
{
  run_drawing (exploration, from, command, NULL, step, NULL);
}

/* Repeats a command that drew random numbers and had no effect, because it may have an effect with other numbers. The
 * moment after it differs from the moment before only in the state of the random generator. */
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

void
leaf_explored_step_pack (const LeafExploration *exploration, LeafMoment *moment, const LeafMoment *from,
                         LeafExploredStep *step)
{
  g_autoptr (GArray) facts = g_array_sized_new (FALSE, FALSE, sizeof (guint64), EXPECTED_FACTS);

  step->hash = leaf_moment_hash (moment);
  step->chance = leaf_moment_chance (moment);
  step->room = leaf_moment_room (moment);
  step->score = leaf_moment_score (moment);
  step->possessions = leaf_moment_possessions (moment);
  step->is_dark = leaf_moment_is_dark (moment);
  step->is_over = leaf_moment_is_over (moment);
  step->is_ending = leaf_play_moment_facts (leaf_moment_play (moment)).has_ended && !step->is_over;
  leaf_moment_facts (moment, NULL, facts);
  leaf_exploration_find_news (exploration, facts,
                              from != NULL && step->score <= leaf_moment_score (from) ? step->changes : NULL, step);
  step->packed = leaf_moment_pack (moment, exploration->first);
}

static gboolean
was_led_to (const GArray *steps, guint64 hash)
{
  for (guint i = 0; steps != NULL && i < steps->len; i++)
    if (g_array_index (steps, LeafExploredStep, i).hash == hash)
      return TRUE;
  return FALSE;
}

/* Compares the step's moment with the one before, and keeps what the archive needs. */
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
  step->changes = g_array_sized_new (FALSE, FALSE, sizeof (guint64), EXPECTED_CHANGES);
  leaf_moment_facts (step->moment, from, step->changes);
  if (step->score > leaf_moment_score (from))
    step->rise = MAX (leaf_moment_arrivals (step->moment, from), 1);
  /* the archive has this moment, or will have it when the step is merged: without an effect it is the moment before,
   * and an earlier step from the same moment may have led to it */
  if (step->hash == leaf_moment_hash (from) || was_led_to (step->earlier, step->hash)
      || leaf_exploration_table_find (&exploration->by_hash, step->hash, &known)) {
    g_clear_pointer (&step->moment, leaf_moment_unref);
    return;
  }
  step->goals = goals_that_hold (exploration->goals, step->moment);
  step->nevers = goals_that_hold (exploration->nevers, step->moment);
  step->held = leaf_wanted_dup_held (exploration, step->moment);
  leaf_explored_step_pack (exploration, step->moment, from, step);
  g_clear_pointer (&step->moment, leaf_moment_unref);
}

void
leaf_explored_step_run (const LeafExploration *exploration, const LeafMoment *from, const char *command,
                        const LeafReadCommand *read, gboolean may_repeat, gboolean keep_after, LeafExploredStep *step)
{
  step->n_commands = 1;
  leaf_coverage_init (exploration->explorer, &step->news);
  run_drawing (exploration, from, command, read, step, NULL);
  step->command = g_strdup (command);
  if (may_repeat)
    try_again (exploration, from, command, step);
  if (keep_after && step->moment != NULL)
    step->after = leaf_moment_ref (step->moment);
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
  g_clear_pointer (&step->after, leaf_moment_unref);
  g_clear_pointer (&step->packed, leaf_packed_moment_free);
  g_clear_pointer (&step->facts, g_array_unref);
  g_clear_pointer (&step->pairs, g_array_unref);
  g_clear_pointer (&step->changes, g_array_unref);
  leaf_coverage_clear (&step->news);
  leaf_step_result_clear (&step->result);
  g_free (step->command);
  g_free (step->held);
}

/* --- effects of a command ----------------------------------------------------------------------------------------- */

static int
by_size (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return x < y ? -1 : x > y;
}

/* Returns, sorted, the changes that most steps from one moment have in common. The commands do not cause them: a person
 * walks about, for example. */
static GArray *
changes_in_most (const GArray *steps)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint n = 0, of = 0;

  for (guint i = 0; i < steps->len; i++) {
    const GArray *changes = g_array_index (steps, LeafExploredStep, i).changes;

    if (changes == NULL)
      continue;
    of++;
    g_array_append_vals (all, changes->data, changes->len);
  }
  g_array_sort (all, by_size);
  for (guint i = 0, next; i < all->len; i = next) {
    guint64 fact = g_array_index (all, guint64, i);

    for (next = i + 1; next < all->len && g_array_index (all, guint64, next) == fact; next++)
      continue;
    if (of >= FEWEST_COMPARED && (next - i) * 2 > of)
      g_array_index (all, guint64, n++) = fact;
  }
  g_array_set_size (all, n);
  return all;
}

static void
judge_step (LeafExploredStep *step, gint32 score, const GArray *background, gboolean are_compared)
{
  gboolean other = FALSE, lies = FALSE;

  for (guint i = 0; step->changes != NULL && i < step->changes->len; i++) {
    guint64 fact = g_array_index (step->changes, guint64, i), sort = fact & LEAF_FACT_SORT;

    if (sort == LEAF_FACT_HISTORY || (sort == LEAF_FACT_NUMBER && !are_compared) || (other && sort == LEAF_FACT_OTHER)
        || (background->len > 0 && bsearch (&fact, background->data, background->len, sizeof fact, by_size) != NULL))
      continue;
    other |= sort != LEAF_FACT_LIES;
    lies |= sort == LEAF_FACT_LIES;
  }
  other |= step->changes != NULL && (step->score != score || step->result.state != LEAF_MOMENT_GOES_ON);
  step->is_effective = other || lies;
  step->is_dropping = lies && !other;
  g_clear_pointer (&step->changes, g_array_unref);
}

/* Returns the state of the random generator that most steps from one moment have in common, since they drew no numbers
 * of their own; 0 if there is none. */
static guint64
chance_of_most (const GArray *steps)
{
  for (guint i = 0; i < steps->len; i++) {
    guint64 chance = g_array_index (steps, LeafExploredStep, i).chance;
    guint n = 0;

    for (guint k = i; k < steps->len; k++)
      n += g_array_index (steps, LeafExploredStep, k).chance == chance;
    if (steps->len >= FEWEST_COMPARED && n * 2 > steps->len)
      return chance;
  }
  return 0;
}

static void
judge (const LeafExploredStation *station, const LeafMoment *from)
{
  g_autoptr (GArray) background = changes_in_most (station->steps);
  guint64 chance = chance_of_most (station->steps);

  for (guint i = 0; i < station->steps->len; i++) {
    LeafExploredStep *step = &g_array_index (station->steps, LeafExploredStep, i);

    step->is_drawing = step->result.drew && step->chance != chance;
    judge_step (step, leaf_moment_score (from), background, station->steps->len >= FEWEST_COMPARED);
  }
}

/* --- a moment ----------------------------------------------------------------------------------------------------- */

static void
clear_station (gpointer data)
{
  g_array_unref (((LeafExploredStation *) data)->steps);
}

LeafExploredStation *
leaf_explored_station_add (LeafExploredItem *item, guint32 node, guint32 from, guint32 via)
{
  LeafExploredStation station
      = { .node = node, .from = from, .via = via, .steps = g_array_new (FALSE, TRUE, sizeof (LeafExploredStep)) };

  g_array_set_clear_func (station.steps, leaf_explored_step_clear);
  g_array_append_val (item->stations, station);
  return &g_array_index (item->stations, LeafExploredStation, item->stations->len - 1);
}

/* Runs the commands that drew random numbers again with other draws. One more run of each command lists its draws. */
static void
run_branches (const LeafExploration *exploration, LeafExploredItem *item, LeafExploredStation *station,
              const LeafMoment *moment)
{
  guint n = station->steps->len;

  for (guint i = 0; i < n; i++) {
    const LeafExploredStep *drawn = &g_array_index (station->steps, LeafExploredStep, i);
    LeafExploredStep again = { .n_commands = 1 };
    guint32 choice = drawn->choice;
    g_auto (GStrv) lines = NULL;
    g_autoptr (GPtrArray) branches = NULL;
    LeafDraws made;

    if (drawn->command == NULL || !drawn->result.drew)
      continue;
    lines = g_strsplit (drawn->command, "\n", 2);
    leaf_coverage_init (exploration->explorer, &again.news);
    run_drawing (exploration, moment, lines[0], NULL, &again, &made);
    leaf_explored_step_clear (&again);
    branches = leaf_drawn_list (lines[0], &made, exploration->options.chance);
    item->turns += 1 + branches->len;
    for (guint k = 0; k < branches->len; k++) {
      LeafExploredStep branch = { .choice = choice };

      leaf_explored_step_run (exploration, moment, branches->pdata[k], NULL, FALSE, FALSE, &branch);
      g_array_append_val (station->steps, branch);
    }
  }
}

/* Removes everything from a step but what it ran, because after an action out of world the search goes on from the
 * moment before. */
static void
come_back (LeafExploredStep *step, const LeafMoment *from)
{
  step->hash = leaf_moment_hash (from);
  step->chance = leaf_moment_chance (from);
  step->room = leaf_moment_room (from);
  step->score = leaf_moment_score (from);
  step->rise = step->goals = step->nevers = 0;
  g_clear_pointer (&step->after, leaf_moment_unref);
  g_clear_pointer (&step->packed, leaf_packed_moment_free);
  g_clear_pointer (&step->facts, g_array_unref);
  g_clear_pointer (&step->pairs, g_array_unref);
  g_clear_pointer (&step->changes, g_array_unref);
}

void
leaf_explored_station_run (const LeafExploration *exploration, LeafExploredItem *item, LeafExploredStation *station,
                           const LeafMoment *moment, const LeafOfferedChoices *offered, const LeafBest *best,
                           gboolean keep_after)
{
  const LeafChoices *choices = offered->known->choices;

  station->n_choices = leaf_choices_n (choices);
  station->is_cut = leaf_choices_is_cut (choices);
  station->promise = best->rest;
  for (guint i = 0; i < best->n; i++) {
    LeafExploredStep step = { .choice = best->rows[i].choice };
    const LeafReadCommand *read = leaf_choice_cache_get_command (item->known, offered, moment, step.choice);
    const char *command = leaf_read_command_words (read);

    step.earlier = station->steps;
    step.name = offered->known->names[step.choice];
    step.context = leaf_surroundings_context (offered->around, choices, step.choice);
    if (command != NULL) {
      leaf_explored_step_run (exploration, moment, command, read, TRUE, keep_after, &step);
      item->turns += step.n_commands;
      if (leaf_choices_is_out_of_world (choices, step.choice))
        come_back (&step, moment);
    }
    g_array_append_val (station->steps, step);
  }
  judge (station, moment);
  if (exploration->options.chance > 0)
    run_branches (exploration, item, station, moment);
}

void
leaf_explored_item_run (const LeafExploration *exploration, LeafChoiceCache *known, LeafExploredItem *item)
{
  const LeafExplored *node = leaf_explored_at (exploration, item->node);
  const LeafOfferedChoices *choices;
  gboolean is_untried = node->tried.n == 0 && node->promise > 0;
  LeafBest best;

  item->known = known;
  item->stations = g_array_new (FALSE, TRUE, sizeof (LeafExploredStation));
  g_array_set_clear_func (item->stations, clear_station);
  item->moment = leaf_explored_moment (exploration, item->node, &item->turns);
  item->is_broken = item->moment == NULL;
  if (item->is_broken)
    return;
  if (node->packed == 0)
    item->remade = leaf_moment_pack (item->moment, exploration->first);
  if (item->is_chain) {
    leaf_explored_chain_run (exploration, item);
    g_clear_pointer (&item->moment, leaf_moment_unref);
    return;
  }
  choices = leaf_choice_cache_get_choices (known, exploration, item->moment);
  leaf_explored_list_best (exploration, leaf_explored_tried (node, leaf_choices_n (choices->known->choices)), choices,
                           NULL, node->hash, is_untried && node->novelty == 2 ? LEAF_ORDER_AGAIN : LEAF_ORDER_BEST,
                           LEAF_TRIED_AT_ONCE, &best);
  leaf_explored_station_run (exploration, item, leaf_explored_station_add (item, item->node, 0, 0), item->moment,
                             choices, &best, FALSE);
  g_clear_pointer (&item->moment, leaf_moment_unref);
}

void
leaf_explored_item_clear (LeafExploredItem *item)
{
  g_clear_pointer (&item->moment, leaf_moment_unref);
  g_clear_pointer (&item->remade, leaf_packed_moment_free);
  g_clear_pointer (&item->stations, g_array_unref);
  g_clear_pointer (&item->repeats, g_array_unref);
}
