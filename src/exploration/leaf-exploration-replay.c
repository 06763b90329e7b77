/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-replay.c: plays commands from the beginning to confirm a finding. Unlike the search, it uses a play
 * as a player has it, and no moments, so a mistake in moments cannot confirm a finding. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_REPLAYED = 256 };

typedef struct {
  char *text;
  LeafPlace place;
} Problem;

/* The result of a play from the beginning. */
typedef struct {
  LeafPlay *play; /* NULL in the cache, because a play holds all its earlier states */
  LeafMomentFacts facts;
  LeafCoverage coverage;
  GArray *problems;    /* of Problem */
  LeafPlace ended_at;  /* the phrase that ended the story */
  gboolean is_whole;   /* the story accepted all commands */
  gboolean is_endless; /* a turn exceeded twice the budget */
} Replayed;

static void
problem_clear (gpointer data)
{
  g_free (((Problem *) data)->text);
}

void
leaf_replayed_free (gpointer data)
{
  Replayed *replayed = data;

  g_clear_pointer (&replayed->play, leaf_play_free);
  leaf_coverage_clear (&replayed->coverage);
  g_array_unref (replayed->problems);
  g_free (replayed);
}

/* Runs to the next command. Returns FALSE if the play is over or exceeds twice the budget. */
static gboolean
run_to_command (Replayed *replayed, guint64 budget, LeafDraws *draws)
{
  LeafStop stop;
  guint64 spent = 0;

  do {
    guint32 n;
    const LeafEvent *events;

    stop = leaf_play_run_drawing (replayed->play, 1000000, &replayed->coverage, draws, &replayed->ended_at);
    spent += 1000000;
    events = leaf_play_drain (replayed->play, &n);
    for (guint32 i = 0; i < n; i++)
      if (events[i].sort == LEAF_EVENT_FAULT) {
        Problem problem = { g_strdup (events[i].text), events[i].place };

        g_array_append_val (replayed->problems, problem);
      }
  } while (stop.cause == LEAF_STOP_OUT_OF_BUDGET && spent < budget * 2);
  replayed->is_endless |= stop.cause == LEAF_STOP_OUT_OF_BUDGET;
  return stop.cause == LEAF_STOP_WANTS_COMMAND;
}

static Replayed *
play_again (const LeafExploration *exploration, const char *const *path)
{
  Replayed *replayed = g_new0 (Replayed, 1);
  gboolean goes_on;

  replayed->play = leaf_play_new (leaf_explorer_program (exploration->explorer), exploration->options.seed);
  replayed->problems = g_array_new (FALSE, FALSE, sizeof (Problem));
  g_array_set_clear_func (replayed->problems, problem_clear);
  replayed->is_whole = TRUE;
  leaf_coverage_init (exploration->explorer, &replayed->coverage);
  leaf_play_set_wanted (replayed->play, 0);
  goes_on = run_to_command (replayed, exploration->options.budget, NULL);
  for (const char *const *line = path; *line != NULL && replayed->is_whole; line++) {
    LeafDraws draws;
    g_autofree char *words = leaf_drawn_dup_words (*line, &draws);

    replayed->is_whole = goes_on && leaf_play_command (replayed->play, words);
    if (replayed->is_whole)
      goes_on = run_to_command (replayed, exploration->options.budget, draws.given_at != 0 ? &draws : NULL);
  }
  replayed->facts = leaf_play_moment_facts (replayed->play);
  return replayed;
}

const LeafWantedThing *
leaf_exploration_wanted_of (const LeafExploration *exploration, const LeafFound *found)
{
  const GArray *list = found->sort == LEAF_FOUND_GOAL ? exploration->goals : exploration->nevers;

  return found->sort == LEAF_FOUND_GOAL || found->sort == LEAF_FOUND_BROKEN
             ? &g_array_index (list, LeafWantedThing, found->id)
             : NULL;
}

/* Always plays the commands, since evaluating a condition needs the play, which the cache does not keep. */
static gboolean
condition_holds (const LeafExploration *exploration, const LeafWantedThing *wanted, const char *const *path)
{
  Replayed *replayed = play_again (exploration, path);
  g_auto (LeafEvaluation) value = { 0 };
  gboolean is_whole = replayed->is_whole;

  value = leaf_play_evaluate (replayed->play, G_MAXUINT32, wanted->words, FALSE);
  leaf_replayed_free (replayed);
  return is_whole && value.problem == NULL && value.is_true;
}

gboolean
leaf_found_is_at (const LeafFound *found, LeafPlace place)
{
  return place.source == found->place.source && place.start == found->place.start;
}

static gboolean
has_problem (const Replayed *replayed, const LeafFound *found)
{
  if (found->id != 0)
    return replayed->is_endless;
  for (guint i = 0; i < replayed->problems->len; i++) {
    const Problem *problem = &g_array_index (replayed->problems, Problem, i);

    if (found->text == NULL || (g_str_equal (problem->text, found->text) && leaf_found_is_at (found, problem->place)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
comes_to (const LeafExploration *exploration, const Replayed *replayed, const LeafFound *found)
{
  const LeafWantedThing *wanted = leaf_exploration_wanted_of (exploration, found);
  guint32 n;

  if (found->sort == LEAF_FOUND_PROBLEM)
    return has_problem (replayed, found);
  if (!replayed->is_whole)
    return FALSE;
  switch (found->sort) {
  case LEAF_FOUND_ROOM: return replayed->facts.room == found->id;
  case LEAF_FOUND_SCORE: return replayed->facts.score == (gint32) found->id;
  case LEAF_FOUND_ENDING: return replayed->facts.has_ended && leaf_found_is_at (found, replayed->ended_at);
  case LEAF_FOUND_GOAL:
  case LEAF_FOUND_BROKEN: return leaf_coverage_has (&replayed->coverage, wanted->rule_bit);
  case LEAF_FOUND_COVERED:
  case LEAF_FOUND_PROBLEM: break;
  }
  return leaf_coverage_has (&replayed->coverage, leaf_explorer_coverables (exploration->explorer, &n)[found->id].bit);
}

/* Plays the commands of a finding. The result is cached, since several findings have the same commands, and belongs to
 * the cache. */
static Replayed *
replay (const LeafExploration *exploration, const LeafFound *found)
{
  g_autofree char *key = g_strdup_printf ("%u %u %s", found->moment,
                                          leaf_exploration_n_commands (exploration, found->moment, found->command),
                                          found->command != NULL ? found->command : "");
  Replayed *replayed = g_hash_table_lookup (exploration->replayed, key);

  if (replayed == NULL) {
    g_auto (GStrv) path = leaf_exploration_dup_drawn_path (exploration, found->moment, found->command);

    if (g_hash_table_size (exploration->replayed) >= MOST_REPLAYED)
      g_hash_table_remove_all (exploration->replayed);
    replayed = play_again (exploration, (const char *const *) path);
    g_clear_pointer (&replayed->play, leaf_play_free);
    g_hash_table_insert (exploration->replayed, g_steal_pointer (&key), replayed);
  }
  return replayed;
}

LeafPlace
leaf_exploration_ending_before (const LeafExploration *exploration, guint32 moment)
{
  return replay (exploration, &(LeafFound) { .moment = moment })->ended_at;
}

gboolean
leaf_exploration_way_replays (const LeafExploration *exploration, const LeafFound *found, const char *const *way)
{
  g_autofree char *lines = g_strjoinv ("\n", (char **) way);
  g_autofree char *key = g_strconcat ("way ", lines, NULL);
  Replayed *replayed = g_hash_table_lookup (exploration->replayed, key);

  if (replayed == NULL) {
    if (g_hash_table_size (exploration->replayed) >= MOST_REPLAYED)
      g_hash_table_remove_all (exploration->replayed);
    replayed = play_again (exploration, way);
    g_clear_pointer (&replayed->play, leaf_play_free);
    g_hash_table_insert (exploration->replayed, g_steal_pointer (&key), replayed);
  }
  return comes_to (exploration, replayed, found);
}

gboolean
leaf_exploration_path_replays (const LeafExploration *exploration, const LeafFound *found, const char *const *path)
{
  const LeafWantedThing *wanted = leaf_exploration_wanted_of (exploration, found);
  Replayed *replayed;
  gboolean is_so;

  if (wanted != NULL && wanted->goal != NULL)
    return condition_holds (exploration, wanted, path);
  replayed = play_again (exploration, path);
  is_so = comes_to (exploration, replayed, found);
  leaf_replayed_free (replayed);
  return is_so;
}

gboolean
leaf_exploration_replays (const LeafExploration *exploration, const LeafFound *found)
{
  const LeafWantedThing *wanted = leaf_exploration_wanted_of (exploration, found);
  g_auto (GStrv) path = NULL;

  if (wanted == NULL || wanted->goal == NULL)
    return comes_to (exploration, replay (exploration, found), found);
  path = leaf_exploration_dup_drawn_path (exploration, found->moment, found->command);
  return condition_holds (exploration, wanted, (const char *const *) path);
}

void
leaf_exploration_replayed_coverage (const LeafExploration *exploration, const LeafFound *found, LeafCoverage *coverage)
{
  leaf_coverage_add (coverage, &replay (exploration, found)->coverage);
}

void
leaf_exploration_play_covering (const LeafExploration *exploration, const char *const *commands, LeafCoverage *coverage)
{
  Replayed *replayed = play_again (exploration, commands);

  leaf_coverage_add (coverage, &replayed->coverage);
  leaf_replayed_free (replayed);
}
