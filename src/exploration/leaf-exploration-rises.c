/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-rises.c: repeats what raised the score elsewhere.
 *
 * A rise of the score that is not on the way to a moment may be possible after it. The chain goes to a room on the way
 * to that rise, and gives the commands from there on. So one play combines what different parts of the search have
 * found. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_RISES = 512, MOST_TAIL = 64 /* moments before a rise */, MOST_TRIES = 8, MOST_TURNS = 240, MOST_AGAIN = 3 };

/* The first line of a command; further lines only repeat it. Free with g_free. */
static char *
dup_line (const char *command)
{
  return g_strndup (command, strcspn (command, "\n"));
}

guint16
leaf_exploration_note_rise (LeafExploration *exploration, guint32 from, const LeafExploredStep *step)
{
  guint32 at = exploration->rises->len, way;
  LeafScoreRise *rise;

  if (step->rise == 0)
    return 0;
  if (!leaf_exploration_table_find (&exploration->rises_by_key, step->rise, &at)) {
    if (at >= MOST_RISES)
      return 0;
    leaf_exploration_table_add (&exploration->rises_by_key, step->rise, at);
    g_array_set_size (exploration->rises, at + 1);
  }
  rise = &g_array_index (exploration->rises, LeafScoreRise, at);
  way = rise->n == 0
                || leaf_explored_at (exploration, from)->depth < leaf_explored_at (exploration, rise->from[0])->depth
            ? 0
            : 1 + rise->n % (LEAF_RISE_WAYS - 1);
  rise->from[way] = from;
  rise->command[way] = leaf_exploration_command_id (exploration, step->command);
  if (rise->n == 0)
    for (guint i = 1; i < LEAF_RISE_WAYS; i++) {
      rise->from[i] = from;
      rise->command[i] = rise->command[0];
    }
  rise->n++;
  return (guint16) (at + 1);
}

/* --- repeating ---------------------------------------------------------------------------------------------------- */

enum { OPEN = 0, FAILED, DONE };

/* Marks the rises on the way to a moment. */
static void
mark_way (const LeafExploration *exploration, guint32 id, guint8 *marks)
{
  for (; id != LEAF_NO_MOMENT; id = leaf_explored_at (exploration, id)->parent)
    if (leaf_explored_at (exploration, id)->rise > 0)
      marks[leaf_explored_at (exploration, id)->rise - 1] = DONE;
}

/* Returns a random rise that is not marked, more often one that was repeated with success; G_MAXUINT if there is
 * none. */
static guint
choose_rise (LeafChain *chain, const guint8 *marks, guint n)
{
  guint chosen = G_MAXUINT;
  guint64 best = 0;

  for (guint i = 0; i < n; i++) {
    const LeafScoreRise *rise = &g_array_index (chain->exploration->rises, LeafScoreRise, i);
    guint64 worth = (leaf_explored_random (&chain->random) & 0xFFFFFF) * (rise->succeeded + 1) / (rise->tried + 2) + 1;

    if (marks[i] != OPEN || worth <= best)
      continue;
    best = worth;
    chosen = i;
  }
  return chosen;
}

void
leaf_exploration_note_repeats (LeafExploration *exploration, const GArray *repeats)
{
  for (guint i = 0; repeats != NULL && i < repeats->len; i++) {
    const LeafRepeat *repeat = &g_array_index (repeats, LeafRepeat, i);
    LeafScoreRise *rise = &g_array_index (exploration->rises, LeafScoreRise, repeat->rise);

    rise->tried++;
    rise->succeeded += repeat->has_succeeded != FALSE;
  }
}

/* The last moments on the way to `from`, the earliest first. */
static GArray *
list_tail (const LeafExploration *exploration, guint32 from)
{
  GArray *tail = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < MOST_TAIL && from != LEAF_NO_MOMENT; i++) {
    g_array_append_val (tail, from);
    from = leaf_explored_at (exploration, from)->parent;
  }
  for (guint i = 0; i < tail->len / 2; i++) {
    guint32 *one = &g_array_index (tail, guint32, i), *other = &g_array_index (tail, guint32, tail->len - 1 - i), kept;

    kept = *one;
    *one = *other;
    *other = kept;
  }
  return tail;
}

/* Returns the index of the last moment of the tail that is in the room where the chain is; G_MAXUINT if there is
 * none. */
static guint
last_in_room (const LeafChain *chain, const GArray *tail)
{
  guint32 room = leaf_moment_room (chain->now);

  for (guint i = tail->len; i-- > 0;)
    if (leaf_explored_at (chain->exploration, g_array_index (tail, guint32, i))->room == room)
      return i;
  return G_MAXUINT;
}

/* Goes to a room from which the tail can be played. Returns the index of the moment from which its commands are given;
 * G_MAXUINT if the chain did not get to any. */
static guint
take_up (LeafChain *chain, const GArray *tail)
{
  guint64 turn = leaf_explored_random (&chain->random);
  guint start = last_in_room (chain, tail), length = 1 + (guint) (turn >> 8) % (2u << (turn >> 4) % 5);
  guint32 room;

  if (start != G_MAXUINT && (turn & 1) != 0)
    return start;
  start = tail->len - MIN (length, tail->len);
  room = leaf_explored_at (chain->exploration, g_array_index (tail, guint32, start))->room;
  if (leaf_moment_room (chain->now) == room || leaf_chain_walk_to (chain, room))
    return start;
  return last_in_room (chain, tail);
}

/* Gives a command that led to a room. If it does not lead there, both it and the command before it (may be NULL) are
 * given again a few times, because the command before may have failed by a random number. Returns FALSE if the player
 * is not in the room in the end. */
static gboolean
give_again (LeafChain *chain, const char *before, const char *command, guint32 room)
{
  if (!leaf_chain_give (chain, command, TRUE))
    return FALSE;
  for (guint i = 0; i < MOST_AGAIN && before != NULL && leaf_moment_room (chain->now) != room; i++)
    if (!leaf_chain_give (chain, before, TRUE) || !leaf_chain_give (chain, command, TRUE))
      return FALSE;
  return leaf_moment_room (chain->now) == room;
}

static void
repeat_way (LeafChain *chain, guint32 from, const char *last)
{
  const LeafExploration *exploration = chain->exploration;
  g_autoptr (GArray) tail = list_tail (exploration, from);
  g_autofree char *before = NULL, *line = NULL;
  guint start = take_up (chain, tail);

  if (start == G_MAXUINT)
    return;
  for (guint i = start + 1; i < tail->len; i++) {
    const LeafExplored *node = leaf_explored_at (exploration, g_array_index (tail, guint32, i));

    line = dup_line (exploration->commands->pdata[node->command]);
    if (!give_again (chain, before, line, node->room))
      return;
    g_free (before);
    before = g_steal_pointer (&line);
  }
  line = dup_line (last);
  leaf_chain_give (chain, line, TRUE);
}

/* Returns TRUE if the score rose. If it fell, the chain goes back to where it was. */
static gboolean
repeat_rise (LeafChain *chain, const LeafScoreRise *rise)
{
  g_autoptr (LeafMoment) moment = leaf_moment_ref (chain->now);
  guint32 node = chain->node, from = chain->from, via = chain->via;
  gint32 score = leaf_moment_score (chain->now);
  guint way = (guint) (leaf_explored_random (&chain->random) % LEAF_RISE_WAYS);

  repeat_way (chain, rise->from[way], chain->exploration->commands->pdata[rise->command[way]]);
  if (leaf_moment_score (chain->now) > score)
    return TRUE;
  if (leaf_moment_score (chain->now) < score) {
    leaf_moment_unref (chain->now);
    chain->now = g_steal_pointer (&moment);
    chain->node = node;
    chain->from = from;
    chain->via = via;
  }
  return FALSE;
}

void
leaf_chain_repeat_rises (LeafChain *chain)
{
  guint n = chain->exploration->rises->len;
  g_autofree guint8 *marks = g_new0 (guint8, n + 1);

  chain->item->repeats = g_array_new (FALSE, FALSE, sizeof (LeafRepeat));
  mark_way (chain->exploration, chain->item->node, marks);
  for (guint i = 0; i < MOST_TRIES && chain->item->turns < MOST_TURNS; i++) {
    guint at = choose_rise (chain, marks, n);
    LeafRepeat repeat = { .rise = at };

    if (at == G_MAXUINT)
      return;
    marks[at] = FAILED;
    repeat.has_succeeded = repeat_rise (chain, &g_array_index (chain->exploration->rises, LeafScoreRise, at));
    g_array_append_val (chain->item->repeats, repeat);
    if (!repeat.has_succeeded)
      continue;
    for (guint k = 0; k < n; k++)
      marks[k] = marks[k] == FAILED && k != at ? OPEN : marks[k];
    marks[at] = DONE;
  }
}
