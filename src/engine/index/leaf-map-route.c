/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map-route.c: draws the lines of a map.
 *
 * Corridors of three lanes run between the columns and rows of rooms, and three lanes cross each cell of the grid; a
 * node is where two lanes meet. A line between neighbours is straight. Any other line goes from node to node, by the
 * shortest path with few bends that enters no room. It may cross other lines, but never runs along one, nor bends where
 * another line is. So rooms look connected only if they are. A link without a path within bounds has no line, and its
 * rooms say where it leads. Straight lines for all links were rejected, since they run behind rooms; so were curves
 * around a room, since two that leave one room side by side cannot be distinguished. */
#include "leaf-map-route.h"

enum {
  LANES = 3,
  PITCH = 2 * LANES,   /* lanes for each cell: those of the corridor before it, then those that cross it */
  MOST_CELLS = 16384,  /* the maximum for a floor; on a larger one only neighbours are joined by lines */
  MOST_WORK = 1000000, /* nodes visited for a whole map */
  MOST_LENGTH = 2400,  /* of a line, in units of the drawing; words are clearer than a longer one */
  BEND = 60,           /* the cost of a bend and of a crossing, in the same units */
  CROSSING = 40,
  BESIDE = 8,  /* likewise the cost of a node beside a room, where the room's own lines begin */
  STUB_X = 14, /* the size of a link that leads back to its room */
  STUB_Y = 10
};

/* The positions of the lanes: relative to the middle of a corridor, and of a cell. */
static const int corridor_x[LANES] = { -14, 0, 14 }, corridor_y[LANES] = { -11, 0, 11 }, cell_x[LANES] = { -32, 0, 32 },
                 cell_y[LANES] = { -14, 0, 14 };

enum { ALONG_X, ALONG_Y, N_AXES };

/* What is at a node. */
enum {
  LINE_ALONG_X = 1,
  LINE_ALONG_Y = 2,
  TAKEN = 4,
  LINE_ACROSS = 8 /* between corners: it may be crossed, but nothing bends on it */
};

typedef struct {
  guint32 cost, stamp;
  gint8 came_x, came_y; /* the step that led here; both 0: the line begins here */
  guint8 came_axis;
} State;

typedef struct {
  LeafMap *map;
  const LeafMapFloor *floor;
  int columns, rows; /* of nodes */
  guint32 *rooms;    /* by cell of the grid: its room, from 1 */
  guint8 *nodes;     /* what is there; NULL: the floor is too large */
  State *states;     /* by node and axis: of the search with this stamp */
  guint32 stamp;
  guint32 *ends; /* by node: the number of the search whose goal it is */
  GArray *heap;  /* of Open */
  guint32 work;
} Router;

typedef struct {
  guint32 estimate, state;
} Open;

/* --- places ------------------------------------------------------------------------------------------------------- */

/* The position of a column or row of nodes; `size`: of a cell. */
static int
position_of (int number, int size, const int corridor[LANES], const int cell[LANES])
{
  int lane = number % PITCH;

  return number / PITCH * size + (lane < LANES ? corridor[lane] : size / 2 + cell[lane - LANES]);
}

static int
node_x (int column)
{
  return position_of (column, LEAF_MAP_CELL_WIDTH, corridor_x, cell_x);
}

static int
node_y (int row)
{
  return position_of (row, LEAF_MAP_CELL_HEIGHT, corridor_y, cell_y);
}

static int
node_of (const Router *self, int column, int row)
{
  return row * self->columns + column;
}

/* 0: the cell is empty. */
static guint32
room_in (const Router *self, int column, int row)
{
  if (column < 0 || row < 0 || column >= self->floor->columns || row >= self->floor->rows)
    return 0;
  return self->rooms[row * self->floor->columns + column];
}

static gboolean
is_inside_room (const Router *self, int column, int row)
{
  return column % PITCH >= LANES && row % PITCH >= LANES && room_in (self, column / PITCH, row / PITCH) != 0;
}

/* A place where a line can leave a room: on its edge, and the first node beyond. */
typedef struct {
  LeafMapPoint edge;
  int column, row; /* of the node */
  guint8 axis;     /* the direction in which a line leaves the room */
  gboolean is_corner;
} Port;

/* The column or row of the first node beyond the `side` of a cell: before it, after it, or (0) on a lane that crosses
 * it. */
static int
number_beside (int cell, int side, int lane)
{
  switch (side) {
  case 0: return cell * PITCH + LANES + lane;
  case 1: return (cell + 1) * PITCH;
  }
  return cell * PITCH + LANES - 1;
}

static Port
port_of (const Router *self, guint32 room, int side_x, int side_y, int lane)
{
  const LeafMapRoom *row = &self->map->rooms[room];
  Port port = { .axis = side_x != 0 ? ALONG_X : ALONG_Y, .is_corner = side_x != 0 && side_y != 0 };

  leaf_map_room_middle (self->map, room, &port.edge.x, &port.edge.y);
  port.edge.x += side_x * LEAF_MAP_ROOM_WIDTH / 2.0 + (side_x == 0 ? cell_x[lane] : 0);
  port.edge.y += side_y * LEAF_MAP_ROOM_HEIGHT / 2.0 + (side_y == 0 ? cell_y[lane] : 0);
  port.column = number_beside (row->x - self->floor->column, side_x, lane);
  port.row = number_beside (row->y - self->floor->row, side_y, lane);
  return port;
}

/* The ports on a side, the best first; all ports of the room if the link names no side. For a corner, the nearest of
 * its two sides. */
static guint
list_ports (const Router *self, guint32 room, int side_x, int side_y, Port ports[])
{
  static const int sides[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  static const int lanes[LANES] = { 1, 0, 2 };
  guint n = 0;

  if (side_x != 0 && side_y != 0) {
    ports[n++] = port_of (self, room, side_x, side_y, 1);
    ports[n++] = port_of (self, room, side_x, 0, side_y + 1);
    ports[n++] = port_of (self, room, 0, side_y, side_x + 1);
  }
  for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
    if ((side_x == 0 && side_y == 0) || (side_x == sides[side][0] && side_y == sides[side][1]))
      for (guint lane = 0; lane < LANES; lane++)
        ports[n++] = port_of (self, room, sides[side][0], sides[side][1], lanes[lane]);
  return n;
}

static guint8 *
node_at (const Router *self, const Port *port)
{
  return &self->nodes[node_of (self, port->column, port->row)];
}

static guint8
line_along (guint axis)
{
  return axis == ALONG_X ? LINE_ALONG_X : LINE_ALONG_Y;
}

/* Returns TRUE if a line may leave by the port, at least straight across another line. */
static gboolean
is_open (const Router *self, const Port *port)
{
  guint8 there = *node_at (self, port);

  return port->is_corner ? there == 0 : (there & (TAKEN | line_along (port->axis))) == 0;
}

/* The lane beside a room, where its own lines begin. */
static gboolean
is_beside_room (const Router *self, int column, int row)
{
  int cell_column = column / PITCH, cell_row = row / PITCH, lane_x = column % PITCH, lane_y = row % PITCH;

  if (lane_x < LANES && lane_y >= LANES && lane_x != 1)
    return room_in (self, lane_x == 0 ? cell_column - 1 : cell_column, cell_row) != 0;
  if (lane_y < LANES && lane_x >= LANES && lane_y != 1)
    return room_in (self, cell_column, lane_y == 0 ? cell_row - 1 : cell_row) != 0;
  return FALSE;
}

static void
set_path (LeafMapLink *link, const LeafMapPoint *points, guint32 n)
{
  link->path = g_memdup2 (points, n * sizeof *points);
  link->n_points = n;
}

/* --- straight lines ----------------------------------------------------------------------------------------------- */

/* Returns TRUE if all nodes on the way are free, or crossed by perpendicular lines. */
static gboolean
is_clear (const Router *self, const Port *from, const Port *to, int step_x, int step_y)
{
  guint8 blocking = TAKEN | line_along (step_x != 0 ? ALONG_X : ALONG_Y);

  for (int column = from->column, row = from->row;; column += step_x, row += step_y) {
    if (is_inside_room (self, column, row) || (self->nodes[node_of (self, column, row)] & blocking) != 0)
      return FALSE;
    if (column == to->column && row == to->row)
      return TRUE;
  }
}

static void
mark_straight (Router *self, const Port *from, const Port *to, int step_x, int step_y)
{
  for (int column = from->column, row = from->row;; column += step_x, row += step_y) {
    self->nodes[node_of (self, column, row)] |= line_along (step_x != 0 ? ALONG_X : ALONG_Y);
    if (column == to->column && row == to->row)
      break;
  }
}

/* Draws a straight line if the link leads east to a room in the same row, and so on. A diagonal line is drawn only to a
 * neighbour; its middle is where two corridors cross. Returns FALSE if no such line is possible. */
static gboolean
draw_straight (Router *self, LeafMapLink *link)
{
  const LeafMapRoom *from = &self->map->rooms[link->from], *to = &self->map->rooms[link->to];
  int dx = to->x - from->x, dy = to->y - from->y, sx = link->out_x, sy = link->out_y;
  gboolean is_diagonal = sx != 0 && sy != 0;
  Port out, in;

  if (link->in_x != -sx || link->in_y != -sy || dx * sx < 0 || dy * sy < 0 || (sx == 0) != (dx == 0)
      || (sy == 0) != (dy == 0) || (is_diagonal && (ABS (dx) != 1 || ABS (dy) != 1)))
    return FALSE;
  out = port_of (self, link->from, sx, sy, 1);
  in = port_of (self, link->to, -sx, -sy, 1);
  if (is_diagonal) {
    if (*node_at (self, &out) != 0 || *node_at (self, &in) != 0)
      return FALSE;
    *node_at (self, &out) = *node_at (self, &in) = TAKEN;
    self->nodes[node_of (self, (out.column + in.column) / 2, (out.row + in.row) / 2)] |= LINE_ACROSS;
  } else if (is_clear (self, &out, &in, sx, sy)) {
    mark_straight (self, &out, &in, sx, sy);
  } else {
    return FALSE;
  }
  set_path (link, (const LeafMapPoint[]) { out.edge, in.edge }, 2);
  return TRUE;
}

/* For a floor that is too large for nodes: joins only neighbours, with one line for each side. */
static void
draw_neighbours (Router *self, LeafMapLink *link, GHashTable *used)
{
  const LeafMapRoom *from = &self->map->rooms[link->from], *to = &self->map->rooms[link->to];
  gint64 keys[2] = { (gint64) link->from * 9 + (link->out_y + 1) * 3 + link->out_x + 1,
                     (gint64) link->to * 9 + (link->in_y + 1) * 3 + link->in_x + 1 };

  if ((link->out_x == 0 && link->out_y == 0) || to->x - from->x != link->out_x || to->y - from->y != link->out_y
      || link->in_x != -link->out_x || link->in_y != -link->out_y || g_hash_table_contains (used, &keys[0])
      || g_hash_table_contains (used, &keys[1]))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_hash_table_add (used, g_memdup2 (&keys[i], sizeof keys[i]));
  set_path (link,
            (const LeafMapPoint[]) { port_of (self, link->from, link->out_x, link->out_y, 1).edge,
                                     port_of (self, link->to, link->in_x, link->in_y, 1).edge },
            2);
}

/* A short line from a room that leads back to it. */
static void
draw_loop (Router *self, LeafMapLink *link)
{
  Port ports[LANES * 4];
  guint n = list_ports (self, link->from, link->out_x, link->out_y, ports);

  for (guint i = 0; i < n && link->n_points == 0; i++)
    if (*node_at (self, &ports[i]) == 0) {
      double length = ports[i].axis == ALONG_X ? STUB_X : STUB_Y,
             x = node_x (ports[i].column) + self->floor->x - ports[i].edge.x,
             y = node_y (ports[i].row) + self->floor->y - ports[i].edge.y;
      LeafMapPoint end = { ports[i].edge.x + CLAMP (x, -length, length), ports[i].edge.y + CLAMP (y, -length, length) };

      *node_at (self, &ports[i]) = TAKEN;
      set_path (link, (const LeafMapPoint[]) { ports[i].edge, end }, 2);
    }
}

/* --- bent lines --------------------------------------------------------------------------------------------------- */

static gboolean
is_before (const Open *a, const Open *b)
{
  return a->estimate < b->estimate || (a->estimate == b->estimate && a->state < b->state);
}

static void
heap_push (GArray *heap, Open entry)
{
  guint at = heap->len;

  g_array_append_val (heap, entry);
  while (at > 0 && is_before (&entry, &g_array_index (heap, Open, (at - 1) / 2))) {
    g_array_index (heap, Open, at) = g_array_index (heap, Open, (at - 1) / 2);
    at = (at - 1) / 2;
  }
  g_array_index (heap, Open, at) = entry;
}

static Open
heap_pop (GArray *heap)
{
  Open first = g_array_index (heap, Open, 0), last = g_array_index (heap, Open, heap->len - 1);
  guint at = 0;

  g_array_set_size (heap, heap->len - 1);
  while (2 * at + 1 < heap->len) {
    guint child = 2 * at + 1;

    if (child + 1 < heap->len && is_before (&g_array_index (heap, Open, child + 1), &g_array_index (heap, Open, child)))
      child++;
    if (!is_before (&g_array_index (heap, Open, child), &last))
      break;
    g_array_index (heap, Open, at) = g_array_index (heap, Open, child);
    at = child;
  }
  if (heap->len > 0)
    g_array_index (heap, Open, at) = last;
  return first;
}

static guint32
distance (int column, int row, const Port *to)
{
  return (guint32) (ABS (node_x (column) - node_x (to->column)) + ABS (node_y (row) - node_y (to->row)));
}

/* A lower bound of the length of the path to any of the ends. */
static guint32
least_distance (int column, int row, const Port *ends, guint n)
{
  guint32 least = G_MAXUINT32;

  for (guint i = 0; i < n; i++)
    least = MIN (least, distance (column, row, &ends[i]));
  return least;
}

static void
reach (Router *self, int column, int row, guint axis, guint32 cost, int came_x, int came_y, guint came_axis,
       const Port *ends, guint n)
{
  guint32 state = (guint32) node_of (self, column, row) * N_AXES + axis;
  State *reached = &self->states[state];

  if (cost > MOST_LENGTH || (reached->stamp == self->stamp && reached->cost <= cost))
    return;
  *reached = (State) { cost, self->stamp, (gint8) came_x, (gint8) came_y, (guint8) came_axis };
  heap_push (self->heap, (Open) { cost + least_distance (column, row, ends, n), state });
}

/* Continues from a node that was reached along `axis`: straight on, or to the side if nothing else is there. Going
 * back is tried too, but never costs less than the path that leads here. */
static void
leave_node (Router *self, int column, int row, guint axis, const Port *ends, guint n)
{
  static const int steps[][3] = { { 1, 0, ALONG_X }, { -1, 0, ALONG_X }, { 0, 1, ALONG_Y }, { 0, -1, ALONG_Y } };
  int node = node_of (self, column, row);
  const State here = self->states[(guint32) node * N_AXES + axis];

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    int next_column = column + steps[i][0], next_row = row + steps[i][1];
    guint next_axis = (guint) steps[i][2];
    guint32 cost = here.cost;
    guint8 there;

    if (next_column < 0 || next_row < 0 || next_column >= self->columns || next_row >= self->rows
        || is_inside_room (self, next_column, next_row))
      continue;
    there = self->nodes[node_of (self, next_column, next_row)];
    if (next_axis != axis && self->nodes[node] != 0)
      continue;
    if ((there & (TAKEN | line_along (next_axis))) != 0)
      continue;
    cost += (guint32) (ABS (node_x (next_column) - node_x (column)) + ABS (node_y (next_row) - node_y (row)));
    cost += (next_axis != axis ? BEND : 0) + (there != 0 ? CROSSING : 0)
            + (is_beside_room (self, next_column, next_row) ? BESIDE : 0);
    reach (self, next_column, next_row, next_axis, cost, steps[i][0], steps[i][1], axis, ends, n);
  }
}

/* Returns TRUE if a line that reaches a node along `axis` can end there: it turns towards the room or, if it crosses
 * another line, goes straight on. */
static gboolean
is_end (const Router *self, int node, guint axis, const Port *ends, guint n)
{
  if (self->ends[node] != self->stamp)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (node_of (self, ends[i].column, ends[i].row) == node && is_open (self, &ends[i]))
      return self->nodes[node] == 0 || axis == ends[i].axis;
  return FALSE;
}

/* The state in which a line has reached one of `ends`; G_MAXUINT32 if none has. */
static guint32
search (Router *self, const Port *starts, guint n_starts, const Port *ends, guint n_ends)
{
  self->stamp++;
  g_array_set_size (self->heap, 0);
  for (guint i = 0; i < n_ends; i++)
    if (is_open (self, &ends[i]))
      self->ends[node_of (self, ends[i].column, ends[i].row)] = self->stamp;
  for (guint i = 0; i < n_starts; i++)
    if (is_open (self, &starts[i]))
      for (guint axis = 0; axis < N_AXES; axis++)
        if (axis == starts[i].axis || starts[i].is_corner)
          reach (self, starts[i].column, starts[i].row, axis, i, 0, 0, axis, ends,
                 n_ends); /* the best port where all else is equal */
  while (self->heap->len > 0 && self->work < MOST_WORK) {
    Open open = heap_pop (self->heap);
    int node = (int) (open.state / N_AXES), column = node % self->columns, row = node / self->columns;

    self->work++;
    if (is_end (self, node, open.state % N_AXES, ends, n_ends))
      return open.state;
    if (open.estimate > self->states[open.state].cost + least_distance (column, row, ends, n_ends))
      continue; /* it has been reached by a shorter path since */
    leave_node (self, column, row, open.state % N_AXES, ends, n_ends);
  }
  return G_MAXUINT32;
}

static LeafMapPoint
edge_at (const Router *self, const Port *ports, guint n, int column, int row)
{
  for (guint i = 0; i < n; i++)
    if (ports[i].column == column && ports[i].row == row)
      return ports[i].edge;
  g_return_val_if_reached (((LeafMapPoint) { 0, 0 }));
}

static void
add_point (GArray *points, LeafMapPoint point)
{
  /* Drops the points that lie on the straight line between their neighbours. */
  if (points->len >= 2) {
    LeafMapPoint a = g_array_index (points, LeafMapPoint, points->len - 2),
                 *b = &g_array_index (points, LeafMapPoint, points->len - 1);

    if ((a.x == b->x && b->x == point.x) || (a.y == b->y && b->y == point.y)) {
      *b = point;
      return;
    }
  }
  g_array_append_val (points, point);
}

/* Follows the path from the end back to the beginning, and marks the nodes that the line occupies. */
static void
draw_found (Router *self, LeafMapLink *link, guint32 state, const Port *starts, guint n_starts, const Port *ends,
            guint n_ends)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (LeafMapPoint));
  int node = (int) (state / N_AXES), column = node % self->columns, row = node / self->columns;
  guint axis = state % N_AXES, next_axis = axis;

  add_point (points, edge_at (self, ends, n_ends, column, row));
  for (gboolean is_last = TRUE;; is_last = FALSE) {
    const State *here = &self->states[(guint32) node_of (self, column, row) * N_AXES + axis];
    guint8 *what = &self->nodes[node_of (self, column, row)];
    gboolean is_start = here->came_x == 0 && here->came_y == 0;

    *what |= is_last || is_start || axis != next_axis ? TAKEN : line_along (axis);
    add_point (points, (LeafMapPoint) { self->floor->x + node_x (column), self->floor->y + node_y (row) });
    if (is_start)
      break;
    next_axis = axis;
    column -= here->came_x;
    row -= here->came_y;
    axis = here->came_axis;
  }
  add_point (points, edge_at (self, starts, n_starts, column, row));
  for (guint i = 0; i < points->len / 2; i++) {
    LeafMapPoint *a = &g_array_index (points, LeafMapPoint, i),
                 *b = &g_array_index (points, LeafMapPoint, points->len - 1 - i), kept = *a;

    *a = *b;
    *b = kept;
  }
  set_path (link, (const LeafMapPoint *) points->data, points->len);
}

static void
draw_bent (Router *self, LeafMapLink *link)
{
  Port starts[LANES * 4], ends[LANES * 4];
  guint n_starts = list_ports (self, link->from, link->out_x, link->out_y, starts),
        n_ends = list_ports (self, link->to, link->in_x, link->in_y, ends);
  guint32 state;

  state = search (self, starts, n_starts, ends, n_ends);
  if (state != G_MAXUINT32)
    draw_found (self, link, state, starts, n_starts, ends, n_ends);
}

/* --- a floor ------------------------------------------------------------------------------------------------------ */

typedef struct {
  guint32 link, length;
} Candidate;

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *one = a, *other = b;

  return one->length != other->length ? (one->length > other->length) - (one->length < other->length)
                                      : (one->link > other->link) - (one->link < other->link);
}

/* Draws straight lines first, then the shortest, so that lines that go around others are routed last. */
static void
draw_all (Router *self, const GArray *links)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < links->len; i++) {
    guint32 number = g_array_index (links, guint32, i);
    LeafMapLink *link = &self->map->links[number];
    const LeafMapRoom *from = &self->map->rooms[link->from], *to = &self->map->rooms[link->to];
    Candidate candidate = { number, (guint32) (ABS (from->x - to->x) * LEAF_MAP_CELL_WIDTH
                                               + ABS (from->y - to->y) * LEAF_MAP_CELL_HEIGHT) };

    if (link->from != link->to && !draw_straight (self, link))
      g_array_append_val (candidates, candidate);
  }
  for (guint i = 0; i < links->len; i++) {
    LeafMapLink *link = &self->map->links[g_array_index (links, guint32, i)];

    if (link->from == link->to)
      draw_loop (self, link);
  }
  g_array_sort (candidates, compare_candidates);
  for (guint i = 0; i < candidates->len; i++)
    draw_bent (self, &self->map->links[g_array_index (candidates, Candidate, i).link]);
}

static void
route_floor (Router *self, const GArray *links)
{
  guint32 n_cells = (guint32) self->floor->columns * (guint32) self->floor->rows, n_nodes;

  self->columns = self->floor->columns * PITCH + LANES;
  self->rows = self->floor->rows * PITCH + LANES;
  n_nodes = (guint32) self->columns * (guint32) self->rows;
  self->rooms = g_new0 (guint32, n_cells);
  for (guint32 i = 0; i < self->map->n_rooms; i++) {
    const LeafMapRoom *room = &self->map->rooms[i];

    if (&self->map->floors[room->floor] == self->floor)
      self->rooms[(room->y - self->floor->row) * self->floor->columns + room->x - self->floor->column] = i + 1;
  }
  self->nodes = g_new0 (guint8, n_nodes);
  self->states = g_new0 (State, n_nodes * N_AXES);
  self->ends = g_new0 (guint32, n_nodes);
  self->stamp = 0;
  draw_all (self, links);
  g_clear_pointer (&self->rooms, g_free);
  g_clear_pointer (&self->nodes, g_free);
  g_clear_pointer (&self->states, g_free);
  g_clear_pointer (&self->ends, g_free);
}

static void
route_large_floor (Router *self, const GArray *links)
{
  g_autoptr (GHashTable) used = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < links->len; i++)
    draw_neighbours (self, &self->map->links[g_array_index (links, guint32, i)], used);
}

void
leaf_map_route (LeafMap *map)
{
  Router self = { .map = map };
  GArray **links = g_new0 (GArray *, map->n_floors);

  self.heap = g_array_new (FALSE, FALSE, sizeof (Open));
  for (guint32 i = 0; i < map->n_links; i++) {
    guint32 floor = map->rooms[map->links[i].from].floor;

    if (map->rooms[map->links[i].to].floor != floor || map->links[i].sort == LEAF_LINK_UP_OR_DOWN)
      continue;
    if (links[floor] == NULL)
      links[floor] = g_array_new (FALSE, FALSE, sizeof (guint32));
    g_array_append_val (links[floor], i);
  }
  for (guint32 i = 0; i < map->n_floors; i++) {
    self.floor = &map->floors[i];
    if (links[i] == NULL)
      continue;
    if ((gint64) self.floor->columns * self.floor->rows <= MOST_CELLS)
      route_floor (&self, links[i]);
    else
      route_large_floor (&self, links[i]);
    g_array_unref (links[i]);
  }
  g_array_unref (self.heap);
  g_free (links);
}

void
leaf_map_room_middle (const LeafMap *map, guint32 room, double *x, double *y)
{
  const LeafMapRoom *row = &map->rooms[room];
  const LeafMapFloor *floor = &map->floors[row->floor];

  *x = floor->x + (row->x - floor->column + 0.5) * LEAF_MAP_CELL_WIDTH;
  *y = floor->y + (row->y - floor->row + 0.5) * LEAF_MAP_CELL_HEIGHT;
}
