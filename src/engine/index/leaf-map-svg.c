/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map-svg.c: where the rooms and links of a map are drawn, and the drawing as SVG.  A window that draws the same map asks for the same
 * places. */
#include "../leaf-index.h"

#include <math.h>
#include <string.h>

enum { MARGIN = 20 };

void
leaf_map_room_middle (const LeafMap *map, guint32 room, double *x, double *y)
{
  *x = MARGIN + (map->rooms[room].x + 0.5) * LEAF_MAP_CELL_WIDTH;
  *y = MARGIN + (map->rooms[room].y + 0.5) * LEAF_MAP_CELL_HEIGHT;
}

void
leaf_map_size (const LeafMap *map, double *width, double *height)
{
  *width = 2 * MARGIN + MAX (map->width, 1) * LEAF_MAP_CELL_WIDTH;
  *height = 2 * MARGIN + MAX (map->height, 1) * LEAF_MAP_CELL_HEIGHT;
}

/* On the edge of a room, on the side that is named, or else towards another point. */
static void
edge_point (const LeafMap *map, guint32 room, int side_x, int side_y, double other_x, double other_y, double *x, double *y)
{
  double half_width = LEAF_MAP_ROOM_WIDTH / 2.0, half_height = LEAF_MAP_ROOM_HEIGHT / 2.0, dx, dy, shrink;

  leaf_map_room_middle (map, room, x, y);
  dx = other_x - *x;
  dy = other_y - *y;
  if (side_x != 0 || side_y != 0) {
    *x += side_x * half_width;
    *y += side_y * half_height;
  } else if (dx != 0 || dy != 0) {
    shrink = fmin (dx != 0 ? half_width / fabs (dx) : INFINITY, dy != 0 ? half_height / fabs (dy) : INFINITY);
    *x += dx * shrink;
    *y += dy * shrink;
  }
}

void
leaf_map_link_ends (const LeafMap *map, guint32 link, double ends[4])
{
  const LeafMapLink *row = &map->links[link];
  double from_x, from_y, to_x, to_y;

  leaf_map_room_middle (map, row->from, &from_x, &from_y);
  leaf_map_room_middle (map, row->to, &to_x, &to_y);
  edge_point (map, row->from, row->out_x, row->out_y, to_x, to_y, &ends[0], &ends[1]);
  edge_point (map, row->to, row->in_x, row->in_y, from_x, from_y, &ends[2], &ends[3]);
  if (row->from == row->to) { /* it leads back: a stub */
    ends[2] = ends[0] + row->out_x * 14;
    ends[3] = ends[1] + row->out_y * 14;
  }
}

/* --- SVG ------------------------------------------------------------------------------------------------------------------------ */

/* Light enough for dark letters; regions have them by turns. */
static const char *const colours[] = { "#dce9f7", "#e3f1dc", "#f9ecd2", "#f3dff0", "#dff1f0", "#f6dfdc", "#e8e4f6", "#eef0d5" };

static void
add_number (GString *out, const char *name, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, " %s=\"%s\"", name, g_ascii_formatd (digits, sizeof digits, "%.1f", value));
}

static void
add_text (GString *out, double x, double y, const char *style, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (out, "<text");
  add_number (out, "x", x);
  add_number (out, "y", y);
  g_string_append_printf (out, " class=\"%s\">%s</text>\n", style, escaped);
}

static void
add_link (GString *out, const LeafMap *map, guint32 link)
{
  static const char *const styles[] = { "link", "link stairs", "link inner" };
  const LeafMapLink *row = &map->links[link];
  double ends[4];

  leaf_map_link_ends (map, link, ends);
  g_string_append_printf (out, "<line class=\"%s\"%s", styles[row->sort], row->is_one_way ? " marker-end=\"url(#arrow)\"" : "");
  add_number (out, "x1", ends[0]);
  add_number (out, "y1", ends[1]);
  add_number (out, "x2", ends[2]);
  add_number (out, "y2", ends[3]);
  g_string_append (out, "/>\n");
  if (row->door != NULL)
    add_text (out, (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2 - 3, "small", row->door);
  else if (row->sort != LEAF_LINK_PLAIN)
    add_text (out, (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2 - 3, "small", row->direction);
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

/* A long name goes onto two lines, at the space that is nearest to its middle. */
static void
add_name (GString *out, double x, double y, const char *name)
{
  enum { LONGEST = 17 };
  glong length = g_utf8_strlen (name, -1);
  const char *middle = g_utf8_offset_to_pointer (name, length / 2), *after = strchr (middle, ' '),
             *before = g_utf8_strrchr (name, middle - name, ' ');

  if (length > LONGEST && (after != NULL || before != NULL)) {
    const char *cut = before == NULL || (after != NULL && after - middle < middle - before) ? after : before;
    g_autofree char *first = g_strndup (name, (gsize) (cut - name));

    add_text (out, x, y - 3, "room", first);
    add_text (out, x, y + 11, "room", cut + 1);
  } else {
    add_text (out, x, y + 4, "room", name);
  }
}

static void
add_room (GString *out, const LeafMap *map, guint32 room, GHashTable *regions)
{
  const LeafMapRoom *row = &map->rooms[room];
  double x, y;

  leaf_map_room_middle (map, room, &x, &y);
  g_string_append_printf (out, "<rect class=\"%s\" rx=\"6\" fill=\"%s\"", row->is_start ? "start" : "box",
                          row->region != NULL ? colours[colour_of (regions, row->region)] : "#f6f5f4");
  add_number (out, "x", x - LEAF_MAP_ROOM_WIDTH / 2.0);
  add_number (out, "y", y - LEAF_MAP_ROOM_HEIGHT / 2.0);
  add_number (out, "width", LEAF_MAP_ROOM_WIDTH);
  add_number (out, "height", LEAF_MAP_ROOM_HEIGHT);
  if (row->region != NULL) {
    g_autofree char *region = g_markup_escape_text (row->region, -1);
    g_string_append_printf (out, "><title>%s</title></rect>\n", region);
  } else {
    g_string_append (out, "/>\n");
  }
  add_name (out, x, y, row->name);
}

char *
leaf_map_svg (const LeafMap *map)
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
      ".room { font-size: 12px }\n.small { font-size: 9px; fill: #5e5c64; stroke: #ffffff; stroke-width: 3; paint-order: stroke }\n"
      ".box, .start { stroke: #5e5c64; stroke-width: 1 }\n.start { stroke-width: 2.5 }\n"
      ".link { stroke: #5e5c64; stroke-width: 1.4 }\n.stairs { stroke-dasharray: 6 3 }\n.inner { stroke-dasharray: 2 3 }\n"
      "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
      "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#5e5c64\"/></marker></defs>\n");
  for (guint32 i = 0; i < map->n_links; i++)
    add_link (out, map, i);
  for (guint32 i = 0; i < map->n_rooms; i++)
    add_room (out, map, i, regions);
  g_string_append (out, "</svg>\n");
  return g_string_free (out, FALSE);
}
