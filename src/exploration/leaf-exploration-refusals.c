/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-refusals.c: what a refused command waits for.
 *
 * A story often refuses a command with a text of its own for each thing that is not as it must be. When a command
 * prints such a text for the first time and changes nothing, the things in the condition of the text are likely to
 * decide it. So a chain begins there that only tries commands about them, and gives the refused command again after
 * each. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_REFUSALS = 4096, STATIONS = 8, TRIED = 10 };

/* Returns TRUE if the condition is about a thing that the command does not name. Otherwise the usual search tries
 * commands about it anyway. */
static gboolean
is_about_others (const LeafGuard *guard, guint64 name)
{
  for (guint i = 0; i < guard->n; i++)
    if (guard->things[i] != leaf_explored_noun (name) && guard->things[i] != leaf_explored_second (name))
      return TRUE;
  return FALSE;
}

void
leaf_exploration_note_refusal (LeafExploration *exploration, guint32 from, const LeafExploredStep *step)
{
  const LeafExplored *node = leaf_explored_at (exploration, from);
  LeafRefusal refusal = { .node = from };
  g_autofree char *line = NULL;

  if (step->is_effective || step->room != node->room || step->score != node->score
      || exploration->refusals->len >= MOST_REFUSALS)
    return;
  leaf_explorer_find_guard (exploration->explorer, &exploration->coverage, &step->news, &refusal.guard);
  if (!is_about_others (&refusal.guard, step->name))
    return;
  line = g_strndup (step->command, strcspn (step->command, "\n")); /* further lines only repeat it */
  refusal.command = leaf_exploration_command_id (exploration, line);
  g_array_append_val (exploration->refusals, refusal);
}

/* Prefers few visits, and then the latest. */
const LeafRefusal *
leaf_exploration_take_refusal (LeafExploration *exploration)
{
  LeafRefusal *best = NULL;

  for (guint i = exploration->refusals->len; i-- > 0;) {
    LeafRefusal *refusal = &g_array_index (exploration->refusals, LeafRefusal, i);
    const LeafExplored *node = leaf_explored_at (exploration, refusal->node);

    if (node->is_in_batch || node->is_lost)
      continue;
    if (best == NULL || refusal->visits < best->visits)
      best = refusal;
  }
  if (best != NULL)
    best->visits++;
  return best;
}

/* Tries commands about the things, and continues with one that has an effect. */
static gboolean
try_about (LeafChain *chain, const LeafGuard *guard)
{
  const LeafOfferedChoices *choices
      = leaf_choice_cache_get_choices (chain->item->known, chain->exploration, chain->now);
  LeafExploredStation *station;
  LeafGuard about = *guard;
  LeafBest best;

  leaf_guard_add_holders (&about, chain->now);
  leaf_explored_list_about (chain->exploration, choices, &about, &chain->failed, leaf_explored_random (&chain->random),
                            TRIED, &best);
  if (best.n == 0)
    return FALSE;
  station = leaf_explored_station_add (chain->item, chain->node, chain->from, chain->via);
  leaf_explored_station_run (chain->exploration, chain->item, station, chain->now, choices, &best, TRUE);
  leaf_chain_note_failures (chain, station->steps);
  return leaf_chain_take_best (chain, station->steps);
}

void
leaf_chain_overcome (LeafChain *chain, const LeafRefusal *refusal)
{
  const char *command = chain->exploration->commands->pdata[refusal->command];

  for (guint i = 0; i < STATIONS && try_about (chain, &refusal->guard); i++)
    if (leaf_chain_probe (chain, command))
      return;
}
