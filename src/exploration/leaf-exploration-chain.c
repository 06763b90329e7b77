/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-chain.c: many commands in a row, run by one thread. In each moment the chain tries a few of the most
 * promising commands, and continues with the best result. If no command is promising, it walks to another room. */

#include "leaf-exploration-private.h"

enum { STATIONS = 16, TRIED_IN_CHAIN = 6, MOST_WALKED = 30, WALKS_OF = 6 };

static gboolean
has_been_in (const LeafChain *chain, guint64 hash)
{
  for (guint i = 0; i < chain->hashes->len; i++)
    if (g_array_index (chain->hashes, guint64, i) == hash)
      return TRUE;
  return FALSE;
}

/* Returns the moment after a step, and its number in *node (LEAF_NO_MOMENT: it is new). For a moment of the archive, it
 * returns the one that is kept there. NULL if the story is over, or if the archive has the moment with another state of
 * the random generator and does not keep it. */
static LeafMoment *
ref_after (const LeafChain *chain, const LeafExploredStep *step, guint32 *node)
{
  const LeafExplored *known;

  *node = LEAF_NO_MOMENT;
  if (step->after == NULL || leaf_moment_is_over (step->after))
    return NULL;
  if (!leaf_exploration_table_find (&chain->exploration->by_hash, step->hash, node))
    return leaf_moment_ref (step->after);
  known = leaf_explored_at (chain->exploration, *node);
  if (known->packed != 0)
    return leaf_exploration_unpack (chain->exploration, known);
  return known->chance == step->chance ? leaf_moment_ref (step->after) : NULL;
}

/* Counts the new facts, but not those about the places of things. */
static guint
count_news (const LeafExploredStep *step)
{
  guint n = 0;

  for (guint i = 0; step->facts != NULL && i < step->facts->len; i++)
    n += (g_array_index (step->facts, guint64, i) & LEAF_FACT_SORT) != LEAF_FACT_LIES;
  return n;
}

static gint
worth_of (LeafChain *chain, const LeafExploredStep *step)
{
  gint32 before = leaf_moment_score (chain->now);
  gint worth = (gint) (leaf_explored_random (&chain->random) % 8);

  if (step->packed != NULL)
    worth += 12 * (gint) MIN (count_news (step), 4);
  if (step->is_effective)
    worth += step->is_dropping ? 1 : step->packed != NULL ? 10 : 6;
  return worth + (step->score > before ? 200 : step->score < before ? -60 : 0);
}

static void
go_on (LeafChain *chain, LeafMoment *next, guint32 node, guint via)
{
  guint64 hash = leaf_moment_hash (next);

  leaf_moment_unref (chain->now);
  chain->now = next;
  chain->node = node;
  chain->from = chain->item->stations->len - 1;
  chain->via = via;
  g_array_append_val (chain->hashes, hash);
}

gboolean
leaf_chain_take_best (LeafChain *chain, GArray *steps)
{
  gint best = G_MININT;
  guint best_step = 0;
  guint32 node = LEAF_NO_MOMENT, best_node = LEAF_NO_MOMENT;
  g_autoptr (LeafMoment) best_moment = NULL;

  for (guint i = 0; i < steps->len; i++) {
    const LeafExploredStep *step = &g_array_index (steps, LeafExploredStep, i);
    g_autoptr (LeafMoment) next = has_been_in (chain, step->hash) ? NULL : ref_after (chain, step, &node);
    gint worth = next != NULL ? worth_of (chain, step) : G_MININT;

    if (worth <= best)
      continue;
    best = worth;
    best_step = i;
    best_node = node;
    g_clear_pointer (&best_moment, leaf_moment_unref);
    best_moment = g_steal_pointer (&next);
  }
  for (guint i = 0; i < steps->len; i++)
    g_clear_pointer (&g_array_index (steps, LeafExploredStep, i).after, leaf_moment_unref);
  if (best_moment == NULL)
    return FALSE;
  go_on (chain, g_steal_pointer (&best_moment), best_node, best_step);
  return TRUE;
}

/* Gives a command, and continues from there; if `only_if_new`, only if it ran something for the first time or led to
 * another room. Returns FALSE if the chain stays where it was. */
static gboolean
give (LeafChain *chain, const char *command, gboolean may_repeat, gboolean only_if_new)
{
  LeafExploredStation *station = leaf_explored_station_add (chain->item, chain->node, chain->from, chain->via);
  LeafExploredStep step = { .name = 0 };
  g_autoptr (LeafMoment) next = NULL;
  gboolean is_wanted;
  guint32 node;

  leaf_explored_step_run (chain->exploration, chain->now, command, NULL, may_repeat, TRUE, &step);
  chain->item->turns += step.n_commands;
  is_wanted = !only_if_new || step.news.bits != NULL || step.room != leaf_moment_room (chain->now);
  next = ref_after (chain, &step, &node);
  g_clear_pointer (&step.after, leaf_moment_unref);
  g_array_append_val (station->steps, step);
  if (next == NULL || !is_wanted)
    return FALSE;
  go_on (chain, g_steal_pointer (&next), node, 0);
  return TRUE;
}

gboolean
leaf_chain_give (LeafChain *chain, const char *command, gboolean may_repeat)
{
  return give (chain, command, may_repeat, FALSE);
}

gboolean
leaf_chain_probe (LeafChain *chain, const char *command)
{
  return give (chain, command, FALSE, TRUE);
}

/* Walks to a room as far as the known ways lead there. Returns FALSE if the player did not leave the room. */
static gboolean
walk_towards (LeafChain *chain, guint32 to)
{
  guint32 room = leaf_moment_room (chain->now);
  g_autoptr (GArray) ways = leaf_exploration_find_ways (chain->exploration, room, to);

  if (ways == NULL)
    return FALSE;
  for (guint i = 0; i < MIN (ways->len, (guint) MOST_WALKED); i++) {
    const LeafExploredWay *way = &g_array_index (ways, LeafExploredWay, i);

    if (!leaf_chain_give (chain, chain->exploration->commands->pdata[way->command], FALSE))
      return FALSE;
    if (leaf_moment_room (chain->now) != way->to)
      break;
  }
  return leaf_moment_room (chain->now) != room;
}

gboolean
leaf_chain_walk_to (LeafChain *chain, guint32 room)
{
  return walk_towards (chain, room) && leaf_moment_room (chain->now) == room;
}

static gboolean
walk (LeafChain *chain)
{
  return walk_towards (chain, leaf_exploration_choose_room (chain->exploration, &chain->random));
}

void
leaf_chain_note_failures (LeafChain *chain, const GArray *steps)
{
  for (guint i = 0; i < steps->len; i++) {
    const LeafExploredStep *step = &g_array_index (steps, LeafExploredStep, i);

    if (step->context != 0 && !step->is_effective && !step->is_drawing)
      leaf_exploration_table_add (&chain->failed, step->context, 0);
  }
}

static gboolean
try_some (LeafChain *chain)
{
  static const LeafTriedChoices none = { 0 };
  const LeafExplored *known = chain->node != LEAF_NO_MOMENT ? leaf_explored_at (chain->exploration, chain->node) : NULL;
  const LeafOfferedChoices *choices;
  LeafExploredStation *station;
  LeafBest best;

  if (known != NULL && known->promise < LEAF_WORTH_A_LOOK)
    return walk (chain);
  choices = leaf_choice_cache_get_choices (chain->item->known, chain->exploration, chain->now);
  leaf_explored_list_best (
      chain->exploration, known != NULL ? leaf_explored_tried (known, leaf_choices_n (choices->known->choices)) : &none,
      choices, &chain->failed, leaf_explored_random (&chain->random), LEAF_ORDER_RANDOM, TRIED_IN_CHAIN, &best);
  if (best.n == 0 || best.rows[0].promise < LEAF_WORTH_A_LOOK)
    return walk (chain);
  station = leaf_explored_station_add (chain->item, chain->node, chain->from, chain->via);
  leaf_explored_station_run (chain->exploration, chain->item, station, chain->now, choices, &best, TRUE);
  leaf_chain_note_failures (chain, station->steps);
  return leaf_chain_take_best (chain, station->steps) || walk (chain);
}

/* Decides at random, but never to walk if no way from the room is known. */
static gboolean
wants_to_walk (LeafChain *chain)
{
  guint64 turn = leaf_explored_random (&chain->random);

  return turn % WALKS_OF == 0 && chain->exploration->ways[leaf_moment_room (chain->now)] != NULL;
}

void
leaf_explored_chain_run (const LeafExploration *exploration, LeafExploredItem *item)
{
  LeafChain chain = {
    .exploration = exploration,
    .item = item,
    .random = item->salt,
    .now = leaf_moment_ref (item->moment),
    .node = item->node,
    .hashes = g_array_new (FALSE, FALSE, sizeof (guint64)),
  };
  gboolean goes_on = TRUE;

  leaf_exploration_table_init (&chain.failed, FALSE);
  g_array_append_val (chain.hashes, leaf_explored_at (exploration, item->node)->hash);
  if (item->is_repeat)
    leaf_chain_repeat_rises (&chain);
  if (item->refusal != NULL)
    leaf_chain_overcome (&chain, item->refusal);
  for (guint i = 0; i < STATIONS && goes_on; i++)
    goes_on = wants_to_walk (&chain) ? walk (&chain) || i == 0 : try_some (&chain);
  leaf_exploration_table_clear (&chain.failed);
  g_array_unref (chain.hashes);
  leaf_moment_unref (chain.now);
}
