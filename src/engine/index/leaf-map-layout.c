/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map-layout.c: puts rooms on a grid, floor by floor.
 *
 * Each connected part of the map is visited breadth-first from its first room. A room goes one step in the direction by
 * which it was reached, or to the nearest free cell; up and down lead to the same cell of another floor. The floors of
 * a part are placed above each other, and the parts side by side. Then leaf-map-route.c draws the lines. A global
 * optimization was rejected: it would move every room when one is added, and the author would no longer recognize the
 * map. */
#include "leaf-compile.h"
#include "leaf-map-route.h"

static const struct {
  const char *name;
  int x, y;
  LeafLinkSort sort;
  int up;
  guint8 beside; /* for a room without a compass direction, the first entry of `around` to try */
} directions[] = {
  { "north", 0, -1, LEAF_LINK_PLAIN },
  { "northeast", 1, -1, LEAF_LINK_PLAIN },
  { "east", 1, 0, LEAF_LINK_PLAIN },
  { "southeast", 1, 1, LEAF_LINK_PLAIN },
  { "south", 0, 1, LEAF_LINK_PLAIN },
  { "southwest", -1, 1, LEAF_LINK_PLAIN },
  { "west", -1, 0, LEAF_LINK_PLAIN },
  { "northwest", -1, -1, LEAF_LINK_PLAIN },
  { "up", 0, 0, LEAF_LINK_UP_OR_DOWN, 1 },
  { "down", 0, 0, LEAF_LINK_UP_OR_DOWN, -1 },
  { "inside", 0, 0, LEAF_LINK_IN_OR_OUT, 0, 2 },
  { "outside", 0, 0, LEAF_LINK_IN_OR_OUT, 0, 3 },
};

/* Where to put a room that is inside or outside another, or whose cell is occupied: first where other rooms are least
 * likely to be. */
static const gint8 around[][2]
    = { { 1, -1 }, { -1, 1 }, { 1, 1 }, { -1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };

enum { MARGIN = 20, WIDEST = 8, HIDDEN = 2, BEHIND = 6 };

/* A place of the grid; z counts floors upward. */
typedef struct {
  int x, y, z;
} Cell;

typedef struct {
  const LeafProgram *program;
  const LeafBuild *build;
  LeafMap *map;
  LeafWaysTo *ways;
  guint32 *number;      /* by instance: its room, from 1; 0 */
  GArray *links;        /* of LeafMapLink */
  guint32 *first_link;  /* by room: -> next_link, from 1 */
  GArray *next_link;    /* of guint32: two for each link, since one leaves and one arrives */
  GHashTable *one_ways; /* from and to as one number -> the last link between them, from 1 */
  GHashTable *taken;    /* of Cell: the cells of the part being laid out */
  gboolean *placed;
  int *levels;    /* by room: its floor's level */
  GArray *floors; /* of LeafMapFloor */
} Layout;

/* --- rooms and links ---------------------------------------------------------------------------------------------- */

static LeafPlace
place_of (const Layout *self, LeafWording words)
{
  LeafSpan span = leaf_wording_span (self->build, words);

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
      LeafMapRoom room = { .name = row->name, .is_start = is_start, .place = place_of (self, row->made_at) };

      if (is_start != (pass == 0) || !leaf_instance_is (self->build, id, LEAF_KIND (ROOM)))
        continue;
      if (row->held == LEAF_HELD_REGION)
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

/* The link in the opposite direction, if both may be one line. */
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

  if (leaf_instance_is (self->build, to, LEAF_KIND (DOOR))) {
    LeafInstanceId front, back_side;

    link.door = LEAF_INSTANCE (self->build, to)->name;
    leaf_world_door_sides (self->build, self->ways, to, &front, &back_side);
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
  link.place = place_of (self, LEAF_ROW (&self->build->sentences->sentences, LeafSentence, way->sentence.ix)->wording);
  back = find_way_back (self, &link);
  if (back != NULL) {
    back->is_one_way = FALSE;
    back->way_back = link.direction;
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

  /* Adds the stated connections, and then the inferred ones back. */
  for (int pass = 0; pass < 2; pass++)
    LEAF_EACH (ways, i) {
      const LeafConnection *way = LEAF_ROW (ways, LeafConnection, i);

      if (LEAF_IS (way->to) && self->number[way->from.ix] != 0 && (way->certainty == LEAF_CERTAIN) == (pass == 0))
        add_link (self, way);
    }
}

/* Each link is in the lists of both its rooms: entry 2 n + 1 leaves, 2 n + 2 arrives. */
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

/* --- places ------------------------------------------------------------------------------------------------------- */

static guint
cell_hash (gconstpointer key)
{
  const Cell *cell = key;

  return (guint) cell->x * 73856093u ^ (guint) cell->y * 19349663u ^ (guint) cell->z * 83492791u;
}

static gboolean
cell_equal (gconstpointer a, gconstpointer b)
{
  const Cell *one = a, *other = b;

  return one->x == other->x && one->y == other->y && one->z == other->z;
}

static Cell
cell_of (const Layout *self, guint32 room)
{
  return (Cell) { self->map->rooms[room].x, self->map->rooms[room].y, self->levels[room] };
}

static gboolean
is_free (const Layout *self, Cell cell)
{
  return !g_hash_table_contains (self->taken, &cell);
}

static void
put (Layout *self, guint32 room, Cell cell)
{
  g_hash_table_add (self->taken, g_memdup2 (&cell, sizeof cell));
  self->map->rooms[room].x = cell.x;
  self->map->rooms[room].y = cell.y;
  self->levels[room] = cell.z;
  self->placed[room] = TRUE;
}

/* The cost of a cell for a room that was reached from `at` in the direction dx, dy: its distance from the next cell
 * there; more if it is behind the room in that cell; still more if it is not on that side at all. */
static int
badness (Cell at, Cell cell, int dx, int dy)
{
  int x = cell.x - at.x, y = cell.y - at.y, off = (x - dx) * (x - dx) + (y - dy) * (y - dy);

  return off + (x * dy == y * dx ? HIDDEN : 0) + (x * dx + y * dy > 0 ? 0 : BEHIND);
}

/* The best free cell `radius` steps from the wanted one; returns FALSE if none is free. */
static gboolean
find_near (const Layout *self, Cell at, int dx, int dy, int radius, Cell *best)
{
  int least = G_MAXINT;

  for (int y = -radius; y <= radius; y++)
    for (int x = -radius; x <= radius; x += ABS (y) == radius ? 1 : 2 * radius) {
      Cell cell = { at.x + dx + x, at.y + dy + y, at.z };

      if (is_free (self, cell) && badness (at, cell, dx, dy) < least) {
        least = badness (at, cell, dx, dy);
        *best = cell;
      }
    }
  return least < G_MAXINT;
}

static void
place_towards (Layout *self, Cell at, guint32 room, int dx, int dy)
{
  Cell cell = { at.x + dx, at.y + dy, at.z };

  for (int radius = 1; !is_free (self, cell); radius++)
    if (find_near (self, at, dx, dy, radius, &cell))
      break;
  put (self, room, cell);
}

static void
place_around (Layout *self, Cell at, guint32 room, guint beside)
{
  for (int steps = 1;; steps++)
    for (guint i = 0; i < G_N_ELEMENTS (around); i++) {
      const gint8 *way = around[(i + beside) % G_N_ELEMENTS (around)];
      Cell cell = { at.x + way[0] * steps, at.y + way[1] * steps, at.z };

      if (is_free (self, cell)) {
        put (self, room, cell);
        return;
      }
    }
}

/* The other end of a link from a placed room. */
static void
place_other (Layout *self, guint32 room, const LeafMapLink *link)
{
  gboolean leaves = link->from == room;
  guint32 other = leaves ? link->to : link->from;
  guint direction = direction_of (link->direction);
  int up = direction < G_N_ELEMENTS (directions) ? directions[direction].up : 0, sign = leaves ? 1 : -1;
  guint beside = direction < G_N_ELEMENTS (directions) ? directions[direction].beside : 0;
  Cell at = cell_of (self, room);

  if (up != 0)
    place_towards (self, (Cell) { at.x, at.y, at.z + up * sign }, other, 0, 0);
  else if (link->out_x != 0 || link->out_y != 0)
    place_towards (self, at, other, link->out_x * sign, link->out_y * sign);
  else
    place_around (self, at, other, leaves ? beside : beside ^ 1); /* opposites are neighbours in `around` */
}

/* The order in which links are followed: compass connections both ways, then those one way, then the rest. */
enum { TRUE_WAYS, ONE_WAYS, OTHER_WAYS, N_RANKS };

static guint
rank_of (const LeafMapLink *link)
{
  return link->sort != LEAF_LINK_PLAIN ? OTHER_WAYS : link->is_one_way ? ONE_WAYS : TRUE_WAYS;
}

/* Places all rooms to which the links of this rank lead from a room. */
static void
place_neighbours (Layout *self, guint32 room, guint rank, GArray *rooms)
{
  for (guint32 entry = self->first_link[room]; entry != 0; entry = g_array_index (self->next_link, guint32, entry)) {
    const LeafMapLink *link = &g_array_index (self->links, LeafMapLink, (entry - 1) / 2);
    guint32 other = entry % 2 == 1 ? link->to : link->from;

    if (self->placed[other] || rank_of (link) != rank)
      continue;
    place_other (self, room, link);
    g_array_append_val (rooms, other);
  }
}

/* Places everything that is connected with `first`, none of which is placed yet; *rooms receives the rooms. A link of
 * a lower rank is followed only when no higher one leads anywhere. */
static void
place_part (Layout *self, guint32 first, GArray *rooms)
{
  guint looked_at[N_RANKS] = { 0 }, rank = 0;

  g_hash_table_remove_all (self->taken);
  put (self, first, (Cell) { 0, 0, 0 });
  g_array_append_val (rooms, first);
  while (rank < N_RANKS) {
    if (looked_at[rank] == rooms->len) {
      rank++;
      continue;
    }
    place_neighbours (self, g_array_index (rooms, guint32, looked_at[rank]++), rank, rooms);
    rank = 0;
  }
}

/* --- floors ------------------------------------------------------------------------------------------------------- */

/* Where the next part begins: in the grid, and the height that titles of floors have added. */
typedef struct {
  int left, top, bottom;
  double titles_above, titles_below;
} Shelf;

/* Finds the first and last row with rooms of one level; returns FALSE if there are none. */
static gboolean
measure_level (const Layout *self, const GArray *rooms, int level, int *first, int *last)
{
  *first = G_MAXINT;
  *last = G_MININT;
  for (guint i = 0; i < rooms->len; i++) {
    guint32 room = g_array_index (rooms, guint32, i);

    if (self->levels[room] != level)
      continue;
    *first = MIN (*first, self->map->rooms[room].y);
    *last = MAX (*last, self->map->rooms[room].y);
  }
  return *first <= *last;
}

static void
move_level (Layout *self, const GArray *rooms, int level, int dx, int dy)
{
  for (guint i = 0; i < rooms->len; i++) {
    guint32 room = g_array_index (rooms, guint32, i);

    if (self->levels[room] != level)
      continue;
    self->map->rooms[room].x += dx;
    self->map->rooms[room].y += dy;
    self->map->rooms[room].floor = self->floors->len;
  }
}

/* The floors of a part share columns, so that rooms above each other are drawn above each other. */
static void
stack_floors (Layout *self, const GArray *rooms, Shelf *shelf)
{
  int least_x = G_MAXINT, most_x = G_MININT, lowest = G_MAXINT, highest = G_MININT, top = shelf->top, first, last;
  double titles = shelf->titles_above;

  for (guint i = 0; i < rooms->len; i++) {
    guint32 room = g_array_index (rooms, guint32, i);

    least_x = MIN (least_x, self->map->rooms[room].x);
    most_x = MAX (most_x, self->map->rooms[room].x);
    lowest = MIN (lowest, self->levels[room]);
    highest = MAX (highest, self->levels[room]);
  }
  for (int level = highest; level >= lowest; level--)
    if (measure_level (self, rooms, level, &first, &last)) {
      LeafMapFloor floor = {
        .level = level, .column = shelf->left, .row = top, .columns = most_x - least_x + 1, .rows = last - first + 1
      };

      floor.is_titled = highest > lowest;
      titles += floor.is_titled ? LEAF_MAP_TITLE_HEIGHT : 0;
      floor.x = MARGIN + floor.column * LEAF_MAP_CELL_WIDTH;
      floor.y = MARGIN + floor.row * LEAF_MAP_CELL_HEIGHT + titles;
      move_level (self, rooms, level, shelf->left - least_x, top - first);
      top += floor.rows;
      g_array_append_val (self->floors, floor);
    }
  shelf->left += most_x - least_x + 1;
  shelf->bottom = MAX (shelf->bottom, top);
  shelf->titles_below = MAX (shelf->titles_below, titles);
}

static void
place_rooms (Layout *self)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (guint32));
  Shelf shelf = { 0 };

  for (guint32 room = 0; room < self->map->n_rooms; room++) {
    if (self->placed[room])
      continue;
    g_array_set_size (rooms, 0);
    place_part (self, room, rooms);
    stack_floors (self, rooms, &shelf);
    self->map->width = MAX (self->map->width, shelf.left);
    if (shelf.left >= WIDEST)
      shelf = (Shelf) { 0, shelf.bottom, shelf.bottom, shelf.titles_below, shelf.titles_below };
  }
  self->map->height = shelf.bottom;
}

LeafMap *
leaf_program_map (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, NULL);
  guint32 n = program->build.world->instances.n;
  Layout layout = { .program = program,
                    .build = &program->build,
                    .map = g_new0 (LeafMap, 1),
                    .ways = leaf_world_ways_to_new (&program->build),
                    .number = g_new0 (guint32, n) };

  layout.links = g_array_new (FALSE, TRUE, sizeof (LeafMapLink));
  layout.next_link = g_array_new (FALSE, TRUE, sizeof (guint32));
  layout.one_ways = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  layout.taken = g_hash_table_new_full (cell_hash, cell_equal, g_free, NULL);
  layout.floors = g_array_new (FALSE, TRUE, sizeof (LeafMapFloor));
  gather_rooms (&layout);
  layout.first_link = g_new0 (guint32, layout.map->n_rooms + 1);
  layout.placed = g_new0 (gboolean, layout.map->n_rooms + 1);
  layout.levels = g_new0 (int, layout.map->n_rooms + 1);
  gather_links (&layout);
  chain_links (&layout);
  place_rooms (&layout);
  leaf_world_ways_to_free (layout.ways);
  g_hash_table_unref (layout.one_ways);
  g_hash_table_unref (layout.taken);
  g_array_unref (layout.next_link);
  g_free (layout.first_link);
  g_free (layout.placed);
  g_free (layout.levels);
  g_free (layout.number);
  layout.map->n_floors = layout.floors->len;
  layout.map->floors = (LeafMapFloor *) g_array_free (layout.floors, FALSE);
  layout.map->n_links = layout.links->len;
  layout.map->links = (LeafMapLink *) g_array_free (layout.links, FALSE);
  leaf_map_route (layout.map);
  return layout.map;
}

void
leaf_map_free (LeafMap *map)
{
  for (guint32 i = 0; i < map->n_links; i++)
    g_free (map->links[i].path);
  g_free (map->rooms);
  g_free (map->links);
  g_free (map->floors);
  g_free (map);
}

/* --- coordinates -------------------------------------------------------------------------------------------------- */

void
leaf_map_size (const LeafMap *map, double *width, double *height)
{
  *width = MARGIN + LEAF_MAP_CELL_WIDTH;
  *height = MARGIN + LEAF_MAP_CELL_HEIGHT;
  for (guint32 i = 0; i < map->n_floors; i++) {
    const LeafMapFloor *floor = &map->floors[i];

    *width = MAX (*width, floor->x + floor->columns * LEAF_MAP_CELL_WIDTH);
    *height = MAX (*height, floor->y + floor->rows * LEAF_MAP_CELL_HEIGHT);
  }
  *width += MARGIN;
  *height += MARGIN;
}
