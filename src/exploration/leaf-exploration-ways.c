/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-ways.c: the part of the map that was seen: which command led from which room to which. */

#include "leaf-exploration-private.h"

enum { MOST_WAYS = 24, COMPARED = 4 };

void
leaf_exploration_note_room (LeafExploration *exploration, guint32 room, gboolean scored)
{
  gboolean is_known = !scored;

  if (room == 0)
    return;
  if (exploration->room_visits[room]++ == 0)
    g_array_append_val (exploration->rooms, room);
  for (guint i = 0; i < exploration->scored_rooms->len && !is_known; i++)
    is_known = g_array_index (exploration->scored_rooms, guint32, i) == room;
  if (!is_known)
    g_array_append_val (exploration->scored_rooms, room);
}

void
leaf_exploration_note_way (LeafExploration *exploration, guint32 from, guint32 to, const char *command)
{
  LeafExploredWay way = { .to = to };
  GArray *ways;

  if (from == 0 || to == 0 || from == to)
    return;
  if (exploration->ways[from] == NULL)
    exploration->ways[from] = g_array_new (FALSE, FALSE, sizeof (LeafExploredWay));
  ways = exploration->ways[from];
  for (guint i = 0; i < ways->len; i++)
    if (g_array_index (ways, LeafExploredWay, i).to == to)
      return;
  if (ways->len == MOST_WAYS)
    return;
  way.command = leaf_exploration_command_id (exploration, command);
  g_array_append_val (ways, way);
}

/* Returns the ways in order, which it finds by going back from `to`: `from_room` is the room before each room, and `by`
 * the number of the way that led from it. */
static GArray *
trace_back (const LeafExploration *exploration, const guint32 *from_room, const guint32 *by, guint32 from, guint32 to)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (LeafExploredWay));

  for (guint32 room = to; room != from; room = from_room[room])
    g_array_prepend_val (ways, g_array_index (exploration->ways[from_room[room]], LeafExploredWay, by[room]));
  return ways;
}

GArray *
leaf_exploration_find_ways (const LeafExploration *exploration, guint32 from, guint32 to)
{
  guint32 n = leaf_explorer_n_instances (exploration->explorer);
  g_autofree guint32 *from_room = g_new0 (guint32, n), *by = g_new0 (guint32, n);
  g_autoptr (GArray) pending = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (from == 0 || to == 0 || from == to)
    return NULL;
  g_array_append_val (pending, from);
  from_room[from] = from;
  for (guint at = 0; at < pending->len && from_room[to] == 0; at++) {
    guint32 room = g_array_index (pending, guint32, at);
    const GArray *ways = exploration->ways[room];

    for (guint i = 0; ways != NULL && i < ways->len; i++) {
      guint32 next = g_array_index (ways, LeafExploredWay, i).to;

      if (from_room[next] != 0)
        continue;
      from_room[next] = room;
      by[next] = i;
      g_array_append_val (pending, next);
    }
  }
  return from_room[to] != 0 ? trace_back (exploration, from_room, by, from, to) : NULL;
}

/* Returns a random room: half of the time one in which the score rose, and otherwise one with few visits or any. 0 if
 * there are none. */
guint32
leaf_exploration_choose_room (const LeafExploration *exploration, guint64 *random)
{
  guint64 turn = leaf_explored_random (random) % 4;
  const GArray *rooms = turn < 2 && exploration->scored_rooms->len > 0 ? exploration->scored_rooms : exploration->rooms;
  guint32 best = 0;

  if (rooms->len == 0)
    return 0;
  for (guint i = 0; i < (turn == 2 ? COMPARED : 1); i++) {
    guint32 room = g_array_index (rooms, guint32, leaf_explored_random (random) % rooms->len);

    if (best == 0 || exploration->room_visits[room] < exploration->room_visits[best])
      best = room;
  }
  return best;
}
