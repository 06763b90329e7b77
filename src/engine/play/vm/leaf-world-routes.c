/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-routes.c: shortest routes between rooms.
 *
 * A route is searched backwards from the goal, breadth-first. Of several rooms that are next on a shortest route, the
 * one created first is chosen, and of several directions that lead there the last. Nothing is cached: a search is fast
 * even in large maps, and updating tables when doors open and exits change would cost more. */

#include "leaf-world-model.h"
#include "leaf-properties.h"
#include "leaf-values.h"

#include <string.h>

typedef struct {
  LeafMachine *m;
  guint32 doors;
  guint8 *allowed; /* by room number */
} Search;

static gboolean
door_serves (Search *s, guint32 door)
{
  const LeafFacts *facts = s->m->facts;

  if (s->doors == 0)
    return FALSE;
  if (s->doors >= 2 || leaf_world_is_open (s->m, door))
    return TRUE;
  return leaf_has (s->m, door, facts->openable) && !leaf_has (s->m, door, facts->locked);
}

/* The number of the room that the search may enter from the `r`th room in the `d`th direction; 0 if there is none. */
static guint32
step (Search *s, guint32 r, guint32 d)
{
  const LeafInitialState *layout = s->m->layout;
  guint32 room = layout->rooms[r].ix, way = leaf_world_way (s->m, room, layout->directions[d].ix);

  if (leaf_is_kind (s->m, way, LEAF_KIND_DOOR))
    way = door_serves (s, way) ? leaf_world_other_side (s->m, way, room) : 0;
  r = leaf_world_room_number (s->m, way);
  return s->allowed[r] ? r : 0;
}

/* The direction from the start to the next room of the route. */
static guint32
first_step (Search *s, guint32 start, const guint32 *ring, guint32 round)
{
  const LeafInitialState *layout = s->m->layout;
  guint32 best_room = G_MAXUINT32, best = 0;

  for (guint32 d = 1; d <= layout->n_directions; d++) {
    guint32 next = step (s, start, d);

    if (ring[next] != round || next > best_room)
      continue;
    best_room = next;
    best = layout->directions[d].ix;
  }
  return best;
}

static void
allow (Search *s, const LeafValue *within, guint32 n_within)
{
  if (within == NULL)
    memset (s->allowed, 1, s->m->layout->n_rooms + 1);
  for (guint32 i = 0; within != NULL && i < n_within; i++)
    s->allowed[leaf_world_room_number (s->m, (guint32) within[i].bits)] = 1;
  s->allowed[0] = 0; /* no room */
}

/* The connections between rooms, grouped by their destination. */
typedef struct {
  guint32 *first; /* for each room: where its list of rooms that lead to it begins; one more at the end */
  guint32 *from;
} Ways;

static void
gather_ways (Search *s, Ways *ways)
{
  const LeafInitialState *layout = s->m->layout;
  guint32 n = layout->n_rooms, *to = g_new (guint32, (gsize) n * layout->n_directions + 1), k = 0;
  g_autofree guint32 *next = NULL;

  ways->first = g_new0 (guint32, n + 2);
  for (guint32 r = 1; r <= n; r++)
    for (guint32 d = 1; d <= layout->n_directions; d++, k++) {
      to[k] = s->allowed[r] ? step (s, r, d) : 0;
      ways->first[to[k] + 1]++;
    }
  for (guint32 r = 1; r <= n + 1; r++)
    ways->first[r] += ways->first[r - 1];
  next = g_memdup2 (ways->first, sizeof *next * (n + 1));
  ways->from = g_new (guint32, k + 1);
  for (guint32 i = 0; i < k; i++)
    ways->from[next[to[i]]++] = i / layout->n_directions + 1;
  leaf_charge (s->m, k);
  g_free (to);
}

/* The distance of each room from the goal, plus 1; 0: not reached. */
static guint32 *
distances (const LeafInitialState *layout, const Ways *ways, guint32 goal, guint32 start)
{
  guint32 *distance = g_new0 (guint32, layout->n_rooms + 1);
  g_autofree guint32 *queue = g_new (guint32, layout->n_rooms + 1);
  guint32 n = 0;

  distance[goal] = 1;
  queue[n++] = goal;
  for (guint32 i = 0; i < n && distance[start] == 0; i++)
    for (guint32 k = ways->first[queue[i]]; k < ways->first[queue[i] + 1]; k++)
      if (distance[ways->from[k]] == 0) {
        distance[ways->from[k]] = distance[queue[i]] + 1;
        queue[n++] = ways->from[k];
      }
  return distance;
}

guint32
leaf_world_route (LeafMachine *m, guint32 from, guint32 to, guint32 doors, const LeafValue *within, guint32 n_within,
                  gint32 *length)
{
  const LeafInitialState *layout = m->layout;
  guint32 start = leaf_world_room_number (m, from), goal = leaf_world_room_number (m, to);
  g_autofree guint8 *allowed = g_malloc0 (layout->n_rooms + 1);
  g_autofree guint32 *distance = NULL;
  Search search = { .m = m, .doors = doors, .allowed = allowed };
  Ways ways;

  if (length != NULL)
    *length = start != 0 && start == goal ? 0 : -1;
  if (start == 0 || goal == 0 || start == goal)
    return 0;
  allow (&search, within, n_within);
  if (!allowed[start] || !allowed[goal])
    return 0;
  gather_ways (&search, &ways);
  distance = distances (layout, &ways, goal, start);
  g_free (ways.first);
  g_free (ways.from);
  if (distance[start] == 0)
    return 0;
  if (length != NULL)
    *length = (gint32) distance[start] - 1;
  return first_step (&search, start, distance, distance[start] - 1);
}
