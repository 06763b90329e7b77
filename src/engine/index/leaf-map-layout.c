/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map-layout.c: rooms on a grid.
 *
 * Each part of the map that hangs together is gone through from its first room, nearest rooms first; a room is put one step in the direction in
 * which it was first come to, or as many steps as it takes to find a free place.  So what can lie true to the compass does, and the rest is
 * near.  The parts then stand side by side.  The road not taken, a layout that is improved until it is best, would move every room when one is
 * added, and an author would no longer know the map again. */
#include "../leaf-compile.h"
#include "../leaf-index.h"

static const struct {
  const char *name;
  int x, y;
  LeafLinkSort sort;
  guint8 beside; /* where the other room goes that has no place on the compass: the first of `around` to try */
} directions[] = {
  { "north", 0, -1, LEAF_LINK_PLAIN },        { "northeast", 1, -1, LEAF_LINK_PLAIN },
  { "east", 1, 0, LEAF_LINK_PLAIN },          { "southeast", 1, 1, LEAF_LINK_PLAIN },
  { "south", 0, 1, LEAF_LINK_PLAIN },         { "southwest", -1, 1, LEAF_LINK_PLAIN },
  { "west", -1, 0, LEAF_LINK_PLAIN },         { "northwest", -1, -1, LEAF_LINK_PLAIN },
  { "up", 0, 0, LEAF_LINK_UP_OR_DOWN },       { "down", 0, 0, LEAF_LINK_UP_OR_DOWN, 1 },
  { "inside", 0, 0, LEAF_LINK_IN_OR_OUT, 2 }, { "outside", 0, 0, LEAF_LINK_IN_OR_OUT, 3 },
};

/* Where a room goes that lies up, down, inside or outside, or whose way is taken: first where nothing else is likely to be. */
static const gint8 around[][2] = { { 1, -1 }, { -1, 1 }, { 1, 1 }, { -1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };

enum { MOST_STEPS = 12, WIDEST = 14 };

typedef struct {
  const LeafProgram *program;
  const LeafBuild *build;
  LeafMap *map;
  guint32 *number; /* by instance: of its room, from 1; 0 */
  guint32 n_instances;
  GArray *links;        /* of LeafMapLink */
  guint32 *first_link;  /* by room: -> next_link, from 1 */
  GArray *next_link;    /* of guint32: two a link, as one leaves and one comes */
  GHashTable *one_ways; /* from and to as one number -> the last link that goes there, from 1 */
  GHashTable *taken;    /* "x,y" as one number -> room + 1 */
  gboolean *placed;
} Layout;

/* --- rooms and links ---------------------------------------------------------------------------------------------------------- */

static LeafPlace
place_of (const Layout *self, LeafWording words)
{
  LeafSpan span = { 0 };

  if (!leaf_wording_empty (words))
    span = leaf_wording_span (self->build, words);
  return (LeafPlace) { span.source, span.start, span.end };
}

static void
gather_rooms (Layout *self)
{
  const LeafWorld *world = self->build->world;
  GArray *rooms = g_array_new (FALSE, TRUE, sizeof (LeafMapRoom));

  for (guint pass = 0; pass < 2; pass++)
    LEAF_EACH (&world->instances, i) {
      LeafInstanceId id = LEAF_ID (LeafInstanceId, i);
      const LeafInstance *row = LEAF_INSTANCE (self->build, id);
      gboolean is_start = world->start.ix == i;
      LeafMapRoom room = { row->name, NULL, 0, 0, is_start, place_of (self, row->made_at) };

      if (is_start != (pass == 0) || !leaf_instance_is (self->build, id, LEAF_KIND (ROOM)))
        continue;
      if (LEAF_IS (row->holder) && row->held == LEAF_HELD_REGION)
        room.region = LEAF_INSTANCE (self->build, row->holder)->name;
      g_array_append_val (rooms, room);
      self->number[i] = rooms->len;
    }
  self->map->n_rooms = rooms->len;
  self->map->rooms = (LeafMapRoom *) g_array_free (rooms, FALSE);
}

static guint
direction_of (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    if (g_ascii_strcasecmp (directions[i].name, name) == 0)
      return i;
  return G_N_ELEMENTS (directions);
}

static gint64
pair_key (guint32 from, guint32 to)
{
  return (gint64) from << 32 | to;
}

/* The link that already goes the other way, if this one may be the same on the paper. */
static LeafMapLink *
find_way_back (Layout *self, const LeafMapLink *link)
{
  gint64 key = pair_key (link->to, link->from);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->one_ways, &key));
  LeafMapLink *other = number > 0 ? &g_array_index (self->links, LeafMapLink, number - 1) : NULL;

  return other != NULL && other->is_one_way && other->sort == link->sort && other->from != other->to ? other : NULL;
}

static void
add_link (Layout *self, const LeafConnection *way)
{
  LeafInstanceId to = way->to;
  LeafMapLink link = { .direction = LEAF_INSTANCE (self->build, way->direction)->name, .is_one_way = TRUE }, *back;
  guint direction = direction_of (link.direction);
  LeafWording words = LEAF_NO_WORDS;

  if (leaf_instance_is (self->build, to, LEAF_KIND (DOOR))) {
    LeafInstanceId front, back_side;

    link.door = LEAF_INSTANCE (self->build, to)->name;
    leaf_world_door_sides (self->build, to, &front, &back_side);
    to = front.ix == way->from.ix ? back_side : front;
    if (!LEAF_IS (to))
      to = leaf_world_door_destination (self->build, way->to);
  }
  if (!LEAF_IS (to) || self->number[to.ix] == 0)
    return;
  link.from = self->number[way->from.ix] - 1;
  link.to = self->number[to.ix] - 1;
  if (direction < G_N_ELEMENTS (directions)) {
    link.sort = directions[direction].sort;
    link.out_x = directions[direction].x;
    link.out_y = directions[direction].y;
  }
  link.in_x = -link.out_x;
  link.in_y = -link.out_y;
  if (LEAF_IS (way->sentence))
    words = LEAF_ROW (&self->build->sentences->sentences, LeafSentence, way->sentence.ix)->wording;
  link.place = place_of (self, words);
  back = find_way_back (self, &link);
  if (back != NULL) {
    back->is_one_way = FALSE;
    back->in_x = link.out_x;
    back->in_y = link.out_y;
  } else {
    g_array_append_val (self->links, link);
    g_hash_table_insert (self->one_ways, g_memdup2 (&(gint64) { pair_key (link.from, link.to) }, sizeof (gint64)),
                         GUINT_TO_POINTER (self->links->len));
  }
}

static void
gather_links (Layout *self)
{
  const LeafTable *ways = &self->build->world->connections;

  /* What was stated, and then the ways back that follow from it. */
  for (int pass = 0; pass < 2; pass++)
    LEAF_EACH (ways, i) {
      const LeafConnection *way = LEAF_ROW (ways, LeafConnection, i);

      if (LEAF_IS (way->to) && way->from.ix < self->n_instances && self->number[way->from.ix] != 0
          && (way->certainty == LEAF_CERTAIN) == (pass == 0))
        add_link (self, way);
    }
}

/* Each link is known by both its rooms: entry 2 n + 1 leaves, 2 n + 2 comes. */
static void
chain_links (Layout *self)
{
  g_array_set_size (self->next_link, self->links->len * 2 + 1);
  for (guint32 entry = self->links->len * 2; entry > 0; entry--) {
    const LeafMapLink *link = &g_array_index (self->links, LeafMapLink, (entry - 1) / 2);
    guint32 room = entry % 2 == 1 ? link->from : link->to;

    g_array_index (self->next_link, guint32, entry) = self->first_link[room];
    self->first_link[room] = entry;
  }
}

/* --- places -------------------------------------------------------------------------------------------------------------------- */

static gpointer
key_of (int x, int y)
{
  return GUINT_TO_POINTER ((guint) (x + 0x4000) << 16 | ((guint) (y + 0x4000) & 0xFFFF));
}

static gboolean
try_place (Layout *self, guint32 room, int x, int y)
{
  if (g_hash_table_contains (self->taken, key_of (x, y)))
    return FALSE;
  g_hash_table_add (self->taken, key_of (x, y));
  self->map->rooms[room].x = x;
  self->map->rooms[room].y = y;
  self->placed[room] = TRUE;
  return TRUE;
}

static void
place_beside (Layout *self, guint32 from, guint32 room, int dx, int dy, guint beside)
{
  const LeafMapRoom *at = &self->map->rooms[from];

  for (int steps = 1; (dx != 0 || dy != 0) && steps <= MOST_STEPS; steps++)
    if (try_place (self, room, at->x + dx * steps, at->y + dy * steps))
      return;
  for (int steps = 1;; steps++)
    for (guint i = 0; i < G_N_ELEMENTS (around); i++)
      if (try_place (self, room, at->x + around[(i + beside) % G_N_ELEMENTS (around)][0] * steps,
                     at->y + around[(i + beside) % G_N_ELEMENTS (around)][1] * steps))
        return;
}

static guint
beside_of (const LeafMapLink *link)
{
  guint direction = direction_of (link->direction);

  return direction < G_N_ELEMENTS (directions) ? directions[direction].beside : 0;
}

/* All rooms to which the links of one of them lead: those with a place on the compass first. */
static void
place_neighbours (Layout *self, guint32 room, GQueue *queue)
{
  for (int pass = 0; pass < 2; pass++)
    for (guint32 entry = self->first_link[room]; entry != 0; entry = g_array_index (self->next_link, guint32, entry)) {
      const LeafMapLink *link = &g_array_index (self->links, LeafMapLink, (entry - 1) / 2);
      gboolean leaves = entry % 2 == 1;
      guint32 other = leaves ? link->to : link->from;

      if (self->placed[other] || (link->sort == LEAF_LINK_PLAIN) != (pass == 0))
        continue;
      /* Pairs of opposites stand side by side in `around`. */
      place_beside (self, room, other, leaves ? link->out_x : -link->out_x, leaves ? link->out_y : -link->out_y,
                    leaves ? beside_of (link) : beside_of (link) ^ 1);
      g_queue_push_tail (queue, GUINT_TO_POINTER (other));
    }
}

/* What hangs together with `first`, of which nothing is placed yet; *rooms takes them. */
static void
place_part (Layout *self, guint32 first, GArray *rooms)
{
  GQueue queue = G_QUEUE_INIT;

  g_hash_table_remove_all (self->taken);
  try_place (self, first, 0, 0);
  g_queue_push_tail (&queue, GUINT_TO_POINTER (first));
  while (!g_queue_is_empty (&queue)) {
    guint32 room = GPOINTER_TO_UINT (g_queue_pop_head (&queue));

    g_array_append_val (rooms, room);
    place_neighbours (self, room, &queue);
  }
}

/* Moves the rooms so that they begin at left, top; *right, *bottom become where they end. */
static void
move_part (Layout *self, GArray *rooms, int left, int top, int *right, int *bottom)
{
  int least_x = G_MAXINT, least_y = G_MAXINT;

  for (guint i = 0; i < rooms->len; i++) {
    const LeafMapRoom *room = &self->map->rooms[g_array_index (rooms, guint32, i)];

    least_x = MIN (least_x, room->x);
    least_y = MIN (least_y, room->y);
  }
  for (guint i = 0; i < rooms->len; i++) {
    LeafMapRoom *room = &self->map->rooms[g_array_index (rooms, guint32, i)];

    room->x += left - least_x;
    room->y += top - least_y;
    *right = MAX (*right, room->x + 1);
    *bottom = MAX (*bottom, room->y + 1);
  }
}

static void
place_rooms (Layout *self)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (guint32));
  int left = 0, top = 0, bottom = 0;

  for (guint32 room = 0; room < self->map->n_rooms; room++) {
    if (self->placed[room])
      continue;
    g_array_set_size (rooms, 0);
    place_part (self, room, rooms);
    move_part (self, rooms, left, top, &left, &bottom);
    self->map->width = MAX (self->map->width, left);
    if (left >= WIDEST) {
      left = 0;
      top = bottom;
    }
  }
  self->map->height = bottom;
}

LeafMap *
leaf_program_map (const LeafProgram *program)
{
  guint32 n = program->build.world->instances.n;
  Layout layout = { program, &program->build, g_new0 (LeafMap, 1), g_new0 (guint32, n), n };

  layout.links = g_array_new (FALSE, TRUE, sizeof (LeafMapLink));
  layout.next_link = g_array_new (FALSE, TRUE, sizeof (guint32));
  layout.one_ways = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  layout.taken = g_hash_table_new (NULL, NULL);
  gather_rooms (&layout);
  layout.first_link = g_new0 (guint32, layout.map->n_rooms + 1);
  layout.placed = g_new0 (gboolean, layout.map->n_rooms + 1);
  gather_links (&layout);
  chain_links (&layout);
  place_rooms (&layout);
  g_hash_table_unref (layout.one_ways);
  g_hash_table_unref (layout.taken);
  g_array_unref (layout.next_link);
  g_free (layout.first_link);
  g_free (layout.placed);
  g_free (layout.number);
  layout.map->n_links = layout.links->len;
  layout.map->links = (LeafMapLink *) g_array_free (layout.links, FALSE);
  return layout.map;
}

void
leaf_map_free (LeafMap *map)
{
  g_free (map->rooms);
  g_free (map->links);
  g_free (map);
}
