/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map-svg.c: what is written on a map, and the map as SVG.  A window that draws the same map uses the same places
 * and words. */
#include "leaf-index.h"
#include "leaf-xml.h"

#include <math.h>
#include <string.h>

/* Words need a segment of a line at least SHORTEST_FOR_WORDS long; beside a vertical one they may be WORDS_ASIDE
 * wide. */
enum { SHORTEST_FOR_WORDS = 36, WORDS_ASIDE = 76, ABOVE = 7, ASIDE = 6, CORNER = 7 };

/* --- words -------------------------------------------------------------------------------------------------------- */

double
leaf_map_link_words (const LeafMap *map, guint32 link, LeafMapPoint *place, gboolean *begin_there)
{
  const LeafMapLink *row = &map->links[link];
  double longest = 0, width = 0;

  for (guint32 i = 0; i + 1 < row->n_points; i++) {
    LeafMapPoint a = row->path[i], b = row->path[i + 1];
    double length = hypot (b.x - a.x, b.y - a.y);

    if (length <= longest || length < SHORTEST_FOR_WORDS)
      continue;
    longest = length;
    *begin_there = a.y != b.y;
    width = *begin_there ? WORDS_ASIDE : length;
    *place = (LeafMapPoint) { (a.x + b.x) / 2 + (*begin_there ? ASIDE : 0), (a.y + b.y) / 2 - ABOVE };
    if (*begin_there) /* below a line that rises to the right, above one that falls */
      place->y += a.x == b.x ? ABOVE : (b.y - a.y) * (b.x - a.x) < 0 ? 2 * ABOVE : 0;
  }
  return width;
}

/* Appends an exit of a room that has no line: "south → Harbour". */
static void
add_elsewhere (GString *out, const LeafMap *map, const LeafMapLink *link, gboolean leaves)
{
  const char *name = map->rooms[leaves ? link->to : link->from].name,
             *direction = leaves ? link->direction : link->way_back;

  if (out->len > 0)
    g_string_append (out, " \302\267 ");
  if (link->sort == LEAF_LINK_UP_OR_DOWN)
    g_string_append_printf (out, "%s %s", g_ascii_strcasecmp (direction, "up") == 0 ? "\342\226\262" : "\342\226\274",
                            name);
  else
    g_string_append_printf (out, "%s \342\206\222 %s", direction, name);
}

char *
leaf_map_room_elsewhere (const LeafMap *map, guint32 room)
{
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < map->n_links; i++) {
    const LeafMapLink *link = &map->links[i];

    if (link->n_points > 0)
      continue;
    if (link->from == room)
      add_elsewhere (out, map, link, TRUE);
    else if (link->to == room && !link->is_one_way)
      add_elsewhere (out, map, link, FALSE);
  }
  return g_string_free (out, out->len == 0);
}

/* --- SVG ---------------------------------------------------------------------------------------------------------- */

/* Colours that are light enough for dark letters; regions use them in turn. */
static const char *const colours[]
    = { "#dce9f7", "#e3f1dc", "#f9ecd2", "#f3dff0", "#dff1f0", "#f6dfdc", "#e8e4f6", "#eef0d5" };

static void
add_number (GString *out, const char *name, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, " %s=\"%s\"", name, g_ascii_formatd (digits, sizeof digits, "%.1f", value));
}

static void
add_text (GString *out, double x, double y, const char *style, const char *text)
{
  g_autofree char *escaped = leaf_xml_escape (text);

  g_string_append (out, "<text");
  add_number (out, "x", x);
  add_number (out, "y", y);
  g_string_append_printf (out, " class=\"%s\">%s</text>\n", style, escaped);
}

/* Shortens the text to what fits; the titles of rooms show the whole text. */
static char *
dup_shortened (const char *words, double width, double letter)
{
  glong most = (glong) (width / letter);
  g_autofree char *start = NULL;

  if (g_utf8_strlen (words, -1) <= most)
    return g_strdup (words);
  start = g_utf8_substring (words, 0, most - 1);
  return g_strconcat (g_strchomp (start), "\342\200\246", NULL);
}

static void
add_point (GString *out, char command, double x, double y)
{
  char first[G_ASCII_DTOSTR_BUF_SIZE], second[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, "%c%s %s", command, g_ascii_formatd (first, sizeof first, "%.1f", x),
                          g_ascii_formatd (second, sizeof second, "%.1f", y));
}

/* Bends are rounded, so that one line that turns looks different from two that cross. */
static void
add_path (GString *out, const LeafMapLink *link)
{
  g_string_append (out, " d=\"");
  add_point (out, 'M', link->path[0].x, link->path[0].y);
  for (guint32 i = 1; i < link->n_points; i++) {
    LeafMapPoint before = link->path[i - 1], at = link->path[i], after = link->path[MIN (i + 1, link->n_points - 1)];
    double in = hypot (at.x - before.x, at.y - before.y), on = hypot (after.x - at.x, after.y - at.y),
           corner = fmin (CORNER, fmin (in, on) / 2);

    if (corner <= 0) {
      add_point (out, 'L', at.x, at.y);
      continue;
    }
    add_point (out, 'L', at.x + (before.x - at.x) / in * corner, at.y + (before.y - at.y) / in * corner);
    add_point (out, 'Q', at.x, at.y);
    add_point (out, ' ', at.x + (after.x - at.x) / on * corner, at.y + (after.y - at.y) / on * corner);
  }
  g_string_append (out, "\"");
}

static void
add_link (GString *out, const LeafMap *map, guint32 link)
{
  static const char *const styles[] = { "link", "link stairs", "link inner" };
  const LeafMapLink *row = &map->links[link];

  if (row->n_points == 0)
    return;
  g_string_append_printf (out, "<path class=\"%s\"%s", styles[row->sort],
                          row->is_one_way ? " marker-end=\"url(#arrow)\"" : "");
  add_path (out, row);
  g_string_append (out, "/>\n");
}

static void
add_link_words (GString *out, const LeafMap *map, guint32 link)
{
  const LeafMapLink *row = &map->links[link];
  const char *words = row->door != NULL ? row->door : row->sort != LEAF_LINK_PLAIN ? row->direction : NULL;
  LeafMapPoint place;
  gboolean begin_there;
  double width = words != NULL ? leaf_map_link_words (map, link, &place, &begin_there) : 0;
  g_autofree char *shortened = width > 0 ? dup_shortened (words, width, 5) : NULL;

  if (shortened != NULL)
    add_text (out, place.x, place.y + 3, begin_there ? "small aside" : "small", shortened);
}

static guint
colour_of (GHashTable *regions, const char *region)
{
  gpointer number;

  if (!g_hash_table_lookup_extended (regions, region, NULL, &number)) {
    number = GUINT_TO_POINTER (g_hash_table_size (regions) % G_N_ELEMENTS (colours));
    g_hash_table_insert (regions, (gpointer) region, number);
  }
  return GPOINTER_TO_UINT (number);
}

/* A long name is split into two lines, at the space nearest to its middle. */
static void
add_name (GString *out, double x, double y, const char *name)
{
  enum { LONGEST = 18 };
  glong length = g_utf8_strlen (name, -1);
  const char *middle = g_utf8_offset_to_pointer (name, length / 2), *after = strchr (middle, ' '),
             *before = g_utf8_strrchr (name, middle - name, ' ');

  if (length > LONGEST && (after != NULL || before != NULL)) {
    const char *cut = before == NULL || (after != NULL && after - middle < middle - before) ? after : before;
    g_autofree char *first = g_strndup (name, (gsize) (cut - name)),
                    *upper = dup_shortened (first, LEAF_MAP_ROOM_WIDTH, 6),
                    *lower = dup_shortened (cut + 1, LEAF_MAP_ROOM_WIDTH, 6);

    add_text (out, x, y - 3, "room", upper);
    add_text (out, x, y + 11, "room", lower);
  } else {
    g_autofree char *shortened = dup_shortened (name, LEAF_MAP_ROOM_WIDTH, 6);

    add_text (out, x, y + 4, "room", shortened);
  }
}

/* The tooltip of a room in a browser. */
static void
add_room_title (GString *out, const LeafMapRoom *room, const char *elsewhere)
{
  g_autofree char *title = room->region != NULL && elsewhere != NULL
                               ? g_strdup_printf ("%s (%s): %s", room->name, room->region, elsewhere)
                           : room->region != NULL ? g_strdup_printf ("%s (%s)", room->name, room->region)
                           : elsewhere != NULL    ? g_strdup_printf ("%s: %s", room->name, elsewhere)
                                                  : g_strdup (room->name),
                  *escaped = leaf_xml_escape (title);

  g_string_append_printf (out, "><title>%s</title></rect>\n", escaped);
}

static void
add_room (GString *out, const LeafMap *map, guint32 room, GHashTable *regions)
{
  const LeafMapRoom *row = &map->rooms[room];
  g_autofree char *elsewhere = leaf_map_room_elsewhere (map, room),
                  *shortened = elsewhere != NULL ? dup_shortened (elsewhere, LEAF_MAP_ROOM_WIDTH - 8, 5) : NULL;
  double x, y;

  leaf_map_room_middle (map, room, &x, &y);
  g_string_append_printf (out, "<rect class=\"%s\" rx=\"6\" fill=\"%s\"", row->is_start ? "start" : "box",
                          row->region != NULL ? colours[colour_of (regions, row->region)] : "#f6f5f4");
  add_number (out, "x", x - LEAF_MAP_ROOM_WIDTH / 2.0);
  add_number (out, "y", y - LEAF_MAP_ROOM_HEIGHT / 2.0);
  add_number (out, "width", LEAF_MAP_ROOM_WIDTH);
  add_number (out, "height", LEAF_MAP_ROOM_HEIGHT);
  add_room_title (out, row, elsewhere);
  add_name (out, x, shortened != NULL ? y - 6 : y, row->name);
  if (shortened != NULL)
    add_text (out, x, y + LEAF_MAP_ROOM_HEIGHT / 2.0 - 5, "small", shortened);
}

static void
add_floor_title (GString *out, const LeafMapFloor *floor, const LeafIndexLanguage *language)
{
  const char *pattern = N_ ("Floor %1");
  g_autoptr (GString) words = g_string_new (language != NULL ? language->translate (pattern, NULL) : pattern);
  g_autofree char *level = g_strdup_printf ("%+d", floor->level);

  g_string_replace (words, "%1", floor->level == 0 ? "0" : level, 1);
  if (floor->is_titled)
    add_text (out, floor->x + 6, floor->y - 10, "floor", words->str);
}

char *
leaf_map_svg (const LeafMap *map)
{
  return leaf_map_svg_in (map, NULL);
}

char *
leaf_map_svg_in (const LeafMap *map, const LeafIndexLanguage *language)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"");
  g_autoptr (GHashTable) regions = g_hash_table_new (g_str_hash, g_str_equal);
  double width, height;

  leaf_map_size (map, &width, &height);
  add_number (out, "width", width);
  add_number (out, "height", height);
  g_string_append (
      out,
      ">\n<style>\n"
      "text { font-family: sans-serif; text-anchor: middle; fill: #241f31 }\n"
      ".room { font-size: 11px }\n.small { font-size: 9px; fill: #5e5c64; stroke: #ffffff; stroke-width: 3; paint-order: stroke }\n"
      ".box, .start { stroke: #5e5c64; stroke-width: 1 }\n.start { stroke-width: 2.5 }\n"
      ".aside { text-anchor: start }\n.floor { font-size: 13px; font-weight: bold; text-anchor: start }\n"
      ".link { stroke: #5e5c64; stroke-width: 1.4; fill: none }\n.stairs { stroke-dasharray: 6 3 }\n.inner { stroke-dasharray: 2 3 }\n"
      "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
      "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#5e5c64\"/></marker></defs>\n");
  for (guint32 i = 0; i < map->n_links; i++)
    add_link (out, map, i);
  for (guint32 i = 0; i < map->n_links; i++)
    add_link_words (out, map, i);
  for (guint32 i = 0; i < map->n_floors; i++)
    add_floor_title (out, &map->floors[i], language);
  for (guint32 i = 0; i < map->n_rooms; i++)
    add_room (out, map, i, regions);
  g_string_append (out, "</svg>\n");
  return g_string_free (out, FALSE);
}
