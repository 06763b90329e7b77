/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-map.c: properties of every map, tested with random maps and with maps that are difficult to lay out: no line
 * touches a room that it does not connect, no two lines run along each other, and the rooms mention links without a
 * line. */
#include "leaf-index.h"

#include <math.h>
#include <string.h>

#define HALF_WIDTH  (LEAF_MAP_ROOM_WIDTH / 2.0)
#define HALF_HEIGHT (LEAF_MAP_ROOM_HEIGHT / 2.0)
#define CLEARANCE   3 /* between a line and a room that it does not join */

static const char *const ways[]
    = { "north of", "northeast of", "east of", "southeast of", "south of",    "southwest of",
        "west of",  "northwest of", "up from", "down from",    "inside from", "outside from" };

static LeafMap *
make_map (const char *story, LeafProgram **program)
{
  LeafSourceText source = { NULL, story, strlen (story) };

  *program = leaf_program_compile (&source, NULL);
  return leaf_program_map (*program);
}

/* --- what must hold ----------------------------------------------------------------------------------------------- */

/* Returns TRUE if a segment intersects a box with this centre and half size, by clipping it to the box one side after
 * the other. */
static gboolean
meets (LeafMapPoint a, LeafMapPoint b, double x, double y, double half_width, double half_height)
{
  double from = 0, to = 1, starts[2] = { a.x - x, a.y - y }, steps[2] = { b.x - a.x, b.y - a.y },
         halves[2] = { half_width, half_height };

  for (guint i = 0; i < 2; i++) {
    double one, other;

    if (steps[i] == 0) {
      if (fabs (starts[i]) >= halves[i])
        return FALSE;
      continue;
    }
    one = (-halves[i] - starts[i]) / steps[i];
    other = (halves[i] - starts[i]) / steps[i];
    from = fmax (from, fmin (one, other));
    to = fmin (to, fmax (one, other));
  }
  return from < to;
}

static void
assert_meets_no_room (const LeafMap *map, const LeafMapLink *link)
{
  for (guint32 room = 0; room < map->n_rooms; room++) {
    gboolean is_joined = room == link->from || room == link->to;
    double x, y, more = is_joined ? -0.5 : CLEARANCE;

    leaf_map_room_middle (map, room, &x, &y);
    for (guint32 i = 0; i + 1 < link->n_points; i++)
      if (meets (link->path[i], link->path[i + 1], x, y, HALF_WIDTH + more, HALF_HEIGHT + more))
        g_error ("the line from %s %s to %s meets %s", map->rooms[link->from].name, link->direction,
                 map->rooms[link->to].name, map->rooms[room].name);
  }
}

static void
assert_on_edge (const LeafMap *map, guint32 room, LeafMapPoint point, int side_x, int side_y)
{
  double x, y;

  leaf_map_room_middle (map, room, &x, &y);
  x = (point.x - x) / HALF_WIDTH;
  y = (point.y - y) / HALF_HEIGHT;
  g_assert_cmpfloat_with_epsilon (fmax (fabs (x), fabs (y)), 1, 0.001);
  if (side_x != 0 && side_y == 0)
    g_assert_cmpfloat_with_epsilon (x, side_x, 0.001);
  if (side_y != 0 && side_x == 0)
    g_assert_cmpfloat_with_epsilon (y, side_y, 0.001);
}

/* Returns TRUE if two collinear segments have more than a point in common. */
static gboolean
run_together (LeafMapPoint a, LeafMapPoint b, LeafMapPoint c, LeafMapPoint d)
{
  double length = hypot (b.x - a.x, b.y - a.y), x = (b.x - a.x) / length, y = (b.y - a.y) / length;
  double off_c = (c.x - a.x) * y - (c.y - a.y) * x, off_d = (d.x - a.x) * y - (d.y - a.y) * x;
  double at_c = (c.x - a.x) * x + (c.y - a.y) * y, at_d = (d.x - a.x) * x + (d.y - a.y) * y;

  return fabs (off_c) < 1 && fabs (off_d) < 1 && fmin (length, fmax (at_c, at_d)) - fmax (0, fmin (at_c, at_d)) > 1;
}

static void
assert_apart (const LeafMapLink *one, const LeafMapLink *other)
{
  for (guint32 i = 0; i + 1 < one->n_points; i++)
    for (guint32 k = 0; k + 1 < other->n_points; k++)
      g_assert_false (run_together (one->path[i], one->path[i + 1], other->path[k], other->path[k + 1]));
}

static void
assert_is_said (const LeafMap *map, guint32 room, guint32 other)
{
  g_autofree char *words = leaf_map_room_elsewhere (map, room);

  g_assert_nonnull (words);
  g_assert_nonnull (strstr (words, map->rooms[other].name));
}

static void
assert_floors_apart (const LeafMap *map)
{
  for (guint32 i = 0; i < map->n_rooms; i++) {
    const LeafMapFloor *floor = &map->floors[map->rooms[i].floor];
    double x, y;

    leaf_map_room_middle (map, i, &x, &y);
    g_assert_cmpfloat (y - HALF_HEIGHT, >, floor->y);
    g_assert_cmpfloat (y + HALF_HEIGHT, <, floor->y + floor->rows * LEAF_MAP_CELL_HEIGHT);
    for (guint32 k = 0; k < map->n_rooms; k++)
      g_assert_true (i == k || map->rooms[i].x != map->rooms[k].x || map->rooms[i].y != map->rooms[k].y);
  }
  for (guint32 i = 0; i < map->n_floors; i++)
    for (guint32 k = 0; k < i; k++) {
      const LeafMapFloor *a = &map->floors[i], *b = &map->floors[k];

      g_assert_true (a->column + a->columns <= b->column || b->column + b->columns <= a->column
                     || a->row + a->rows <= b->row || b->row + b->rows <= a->row);
    }
}

/* The number of links within a floor that have a line. */
static void
assert_sound (const LeafMap *map, guint32 *drawn, guint32 *drawable)
{
  assert_floors_apart (map);
  for (guint32 i = 0; i < map->n_links; i++) {
    const LeafMapLink *link = &map->links[i];

    if (map->rooms[link->from].floor == map->rooms[link->to].floor && link->sort != LEAF_LINK_UP_OR_DOWN)
      ++*drawable;
    if (link->n_points == 0) {
      assert_is_said (map, link->from, link->to);
      if (!link->is_one_way)
        assert_is_said (map, link->to, link->from);
      continue;
    }
    ++*drawn;
    g_assert_cmpuint (map->rooms[link->from].floor, ==, map->rooms[link->to].floor);
    g_assert_cmpuint (link->n_points, >=, 2);
    assert_on_edge (map, link->from, link->path[0], link->out_x, link->out_y);
    if (link->from != link->to)
      assert_on_edge (map, link->to, link->path[link->n_points - 1], link->in_x, link->in_y);
    assert_meets_no_room (map, link);
    for (guint32 k = 0; k < i; k++)
      assert_apart (link, &map->links[k]);
  }
}

/* --- maps by chance ----------------------------------------------------------------------------------------------- */

/* `n` rooms, each connected to an earlier one, and some more random connections: a map of an impossible place. */
static char *
make_story (GRand *random, guint n, guint more)
{
  GString *out = g_string_new ("Room1 is a room.\n");

  for (guint i = 2; i <= n; i++)
    g_string_append_printf (out, "Room%u is %s Room%d.\n", i, ways[g_rand_int_range (random, 0, G_N_ELEMENTS (ways))],
                            g_rand_int_range (random, (gint32) MAX (1, (int) i - 6), (gint32) i));
  for (guint i = 0; i < more; i++) {
    int from = g_rand_int_range (random, 1, (gint32) n + 1), to = g_rand_int_range (random, 1, (gint32) n + 1);

    g_string_append_printf (out, "Room%d is %s Room%d.\n", to, ways[g_rand_int_range (random, 0, G_N_ELEMENTS (ways))],
                            from);
  }
  return g_string_free (out, FALSE);
}

static void
test_chance (void)
{
  static const guint sizes[] = { 2, 3, 5, 8, 13, 21, 34, 55, 89, 144 };
  guint32 drawn = 0, drawable = 0, n_links = 0;

  for (guint32 seed = 1; seed <= 60; seed++) {
    GRand *random = g_rand_new_with_seed (seed);
    guint n = sizes[seed % G_N_ELEMENTS (sizes)];
    g_autofree char *story = make_story (random, n, n / 5);
    g_autoptr (LeafProgram) program = NULL;
    g_autoptr (LeafMap) map = make_map (story, &program);

    g_test_message ("seed %u, %u rooms, %u links", seed, map->n_rooms, map->n_links);
    g_assert_cmpuint (map->n_rooms, >=, n);
    assert_sound (map, &drawn, &drawable);
    n_links += map->n_links;
    g_rand_free (random);
  }
  g_test_message ("%u of %u links that stay on a floor have a line; %u links in all", drawn, drawable, n_links);
  g_assert_cmpuint (n_links, >, 1000);
  g_assert_cmpuint (drawn * 100, >=, drawable * 98); /* otherwise the test would succeed if nothing is drawn */
}

/* A possible map: rooms in a square, with directions as on a compass. Every line is straight. */
static void
test_true (void)
{
  g_autoptr (GString) story = g_string_new (NULL);
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafMap) map = NULL;
  guint32 drawn = 0, drawable = 0;

  for (guint y = 0; y < 9; y++)
    for (guint x = 0; x < 9; x++) {
      g_string_append_printf (story, "Place%ux%u is a room.\n", x, y);
      if (x > 0)
        g_string_append_printf (story, "Place%ux%u is east of Place%ux%u.\n", x, y, x - 1, y);
      if (y > 0)
        g_string_append_printf (story, "Place%ux%u is south of Place%ux%u.\n", x, y, x, y - 1);
      if (x > 0 && y > 0 && (x + y) % 2 == 0)
        g_string_append_printf (story, "Place%ux%u is southeast of Place%ux%u.\n", x, y, x - 1, y - 1);
    }
  map = make_map (story->str, &program);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  assert_sound (map, &drawn, &drawable);
  g_assert_cmpuint (drawn, ==, map->n_links);
  for (guint32 i = 0; i < map->n_links; i++)
    g_assert_cmpuint (map->links[i].n_points, ==, 2);
}

/* Difficult layouts: two rooms at one place, a way around a room, ways that lead back, three ways between two rooms, a
 * loop through stairs within a floor, a tower. */
static void
test_traps (void)
{
  static const char *const stories[] = {
    "The Hall is a room. The Den is east of the Hall. The Nook is east of the Den. East of the Nook is the Hall.",
    "The Hall is a room. The Den is east of the Hall. The Nook is east of the Den. The Attic is north of the Hall. East of the Attic is the Nook. "
    "South of the Nook is the Hall.",
    "The Hall is a room. North of the Hall is the Hall. East of the Hall is the Hall. Northeast of the Hall is the Hall.",
    "The Hall is a room. The Den is east of the Hall. The Den is north of the Hall. The Den is southwest of the Hall. The Den is inside from the "
    "Hall. The Den is up from the Hall.",
    "The Hall is a room. The Loft is up from the Hall. The Den is east of the Loft. The Nook is down from the Den. The Hall is east of the Nook.",
    "The Hall is a room. The Loft is up from the Hall. The Attic is up from the Loft. The Roof is up from the Attic. The Cellar is down from the "
    "Hall. The Den is north of the Hall. The Yard is north of the Cellar.",
    "The Hall is a room. The Den is inside from the Hall. The Nook is inside from the Hall. The Shed is a room. The Barn is a room.",
    "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (stories); i++) {
    g_autoptr (LeafProgram) program = NULL;
    g_autoptr (LeafMap) map = make_map (stories[i], &program);
    guint32 drawn = 0, drawable = 0;

    g_test_message ("%s", stories[i]);
    assert_sound (map, &drawn, &drawable);
    g_assert_cmpuint (drawn, ==, drawable);
  }
}

static guint32
find_room (const LeafMap *map, const char *name)
{
  for (guint32 i = 0; i < map->n_rooms; i++)
    if (g_str_equal (map->rooms[i].name, name))
      return i;
  g_assert_not_reached ();
}

/* A room above another is drawn above it, on a separate floor. */
static void
test_floors (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafMap) map
      = make_map ("The Hall is a room. The Den is east of the Hall. The Loft is up from the Den. The Cellar is down "
                  "from the Den. The Yard is a room.",
                  &program);
  const LeafMapRoom *den = &map->rooms[find_room (map, "Den")], *loft = &map->rooms[find_room (map, "Loft")],
                    *cellar = &map->rooms[find_room (map, "Cellar")], *yard = &map->rooms[find_room (map, "Yard")];
  g_autofree char *elsewhere = leaf_map_room_elsewhere (map, find_room (map, "Den")), *svg = leaf_map_svg (map);

  g_assert_cmpuint (map->n_floors, ==, 4);
  g_assert_cmpint (map->floors[loft->floor].level, ==, 1);
  g_assert_cmpint (map->floors[den->floor].level, ==, 0);
  g_assert_cmpint (map->floors[cellar->floor].level, ==, -1);
  g_assert_true (loft->x == den->x && cellar->x == den->x && loft->y < den->y && den->y < cellar->y);
  g_assert_true (map->floors[den->floor].is_titled && !map->floors[yard->floor].is_titled);
  g_assert_cmpstr (elsewhere, ==, "\342\226\262 Loft \302\267 \342\226\274 Cellar");
  g_assert_nonnull (strstr (svg, "Floor +1"));
  g_assert_nonnull (strstr (svg, "Floor 0"));
  g_assert_nonnull (strstr (svg, "Floor -1"));
}

/* The same story gives the same map, and a map of thousands of rooms in a row, or on a slope, is laid out too. */
static void
test_large (void)
{
  static const char *const slopes[] = { "east of", "southeast of", "up from" };

  for (guint i = 0; i < G_N_ELEMENTS (slopes); i++) {
    g_autoptr (GString) story = g_string_new ("Room1 is a room.\n");
    g_autoptr (LeafProgram) program = NULL;
    g_autoptr (LeafMap) map = NULL, again = NULL;

    for (guint room = 2; room <= 1500; room++)
      g_string_append_printf (story, "Room%u is %s Room%u.\n", room, slopes[i], room - 1);
    map = make_map (story->str, &program);
    again = leaf_program_map (program);
    g_assert_cmpuint (map->n_rooms, ==, 1500);
    g_assert_cmpuint (map->n_links, ==, again->n_links);
    for (guint32 k = 0; k < map->n_links; k++) {
      g_assert_cmpuint (map->links[k].n_points, ==, i == 2 ? 0 : 2);
      g_assert_cmpmem (map->links[k].path, map->links[k].n_points * sizeof (LeafMapPoint), again->links[k].path,
                       again->links[k].n_points * sizeof (LeafMapPoint));
    }
  }
}

/* On a floor that is too large for other lines only neighbours are joined, on the sides that lead to each other, and
 * each side once. */
static void
test_large_floor (void)
{
  static const struct {
    const char *from, *direction, *to;
    guint32 n_points;
  } links[] = {
    { "Room20", "southeast", "Room21", 2 },
    /* the way back is drawn already */
    { "Room31", "west", "Room30", 2 },
    { "Room30", "east", "Room31", 0 },
    { "Room40", "north", "Room40", 0 },
    { "Room42", "inside", "Room42", 0 },
    { "Annex", "north", "Room60", 2 },
    { "Room70", "east", "Shed", 2 },
    { "Room80", "southwest", "Room90", 2 },
    { "Room85", "southeast", "Room86", 0 },
    { "Room30", "southeast", "Room31", 0 },
  };
  g_autoptr (GString) story = g_string_new ("Room1 is a room.\n");
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafMap) map = NULL;
  guint32 n_found = 0;

  for (guint room = 2; room <= 200; room++)
    g_string_append_printf (story, "Room%u is southeast of Room%u.\n", room, room - 1);
  g_string_append (
      story,
      "East of Room30 is Room31. North of Room40 is Room40. Inside from Room42 is Room42. "
      "Annex is a room. North of Annex is Room60. The gate is a door. The gate is south of Room60. Through the gate is Annex. "
      "The Shed is east of Room70. Southwest of Room80 is Room90.\n");
  map = make_map (story->str, &program);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint32 i = 0; i < map->n_links; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (links); k++)
      if (g_str_equal (map->rooms[map->links[i].from].name, links[k].from)
          && g_str_equal (map->rooms[map->links[i].to].name, links[k].to)
          && g_str_equal (map->links[i].direction, links[k].direction)) {
        n_found++;
        if (map->links[i].n_points != links[k].n_points)
          g_test_fail_printf ("%s %s: %u points", links[k].from, links[k].direction, map->links[i].n_points);
      }
  g_assert_cmpuint (n_found, ==, G_N_ELEMENTS (links));
}

/* A long name has two lines, which part at the space that is nearest to its middle. */
static void
test_names (void)
{
  static const struct {
    const char *name, *upper, *lower; /* NULL: one line */
  } rows[] = {
    { "Abcdefgh Ijklmnopq", "Abcdefgh Ijklmnopq", NULL },
    { "Bbcdefgh Ijklmnopqr", "Bbcdefgh", "Ijklmnopqr" },
    { "Cbcdefghijklmnopqrstuvwxyz", "Cbcdefghijklmnopq\342\200\246", NULL },
    { "Dong Abcdefghijklmnopq", "Dong", "Abcdefghijklmnopq" },
    { "Ebcdefghijklmnopq Long", "Ebcdefghijklmnopq", "Long" },
    { "Fb Cdefghijklmnop Qrst", "Fb Cdefghijklmnop", "Qrst" },
    { "Gbcdefgh Ijklm Nopqrst", "Gbcdefgh", "Ijklm Nopqrst" },
    { "Hbcd Efghijklmnop Qrstu", "Hbcd Efghijklmnop", "Qrstu" },
    { "Ibcdef Ghijklmnopqr Stu", "Ibcdef", "Ghijklmnopqr Stu" },
    { "Caf\303\251s by the sea of old", "Caf\303\251s by the", "sea of old" },
  };
  g_autoptr (GString) story = g_string_new (NULL);
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafMap) map = NULL;
  g_autofree char *svg = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_string_append_printf (story, "%s is a room.\n", rows[i].name);
  map = make_map (story->str, &program);
  svg = leaf_map_svg (map);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *upper = g_strdup_printf (">%s</text>", rows[i].upper),
                    *lower = g_strdup_printf (">%s</text>", rows[i].lower != NULL ? rows[i].lower : rows[i].upper);
    const char *first = strstr (svg, upper), *second = strstr (svg, lower);

    if (first == NULL || second == NULL || (second > first) != (rows[i].lower != NULL))
      g_test_fail_printf ("%s", rows[i].name);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map/chance", test_chance);
  g_test_add_func ("/map/true", test_true);
  g_test_add_func ("/map/traps", test_traps);
  g_test_add_func ("/map/floors", test_floors);
  g_test_add_func ("/map/names", test_names);
  g_test_add_func ("/map/large", test_large);
  g_test_add_func ("/map/large-floor", test_large_floor);
  return g_test_run ();
}
