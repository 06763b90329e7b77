/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-world.c: the world as nested variables: rooms, their contents, properties, relations, scenes.
 *
 * leaf_play_world returns rows with levels: a row contains the rows after it that have a higher level. Nothing is
 * stored: a reference is the number of a row, which is valid as long as the story is paused. */
#include "leaf-dap-answers.h"

enum { MANY = 100 }; /* clients are told the number of entries if there are more, and can request a range of them */

typedef struct {
  const LeafWorldRow *rows;
  guint32 n;
} World;

/* The number of the last row that a row contains; the number of the row itself if it contains none. Rows are numbered
 * from 1; row 0 contains all rows. */
static guint32
end_of (const World *world, guint32 row)
{
  guint32 at = row;

  if (row == 0)
    return world->n;
  while (at < world->n && world->rows[at].level > world->rows[row - 1].level)
    at++;
  return at;
}

static guint32
n_within (const World *world, guint32 row)
{
  guint32 level = row > 0 ? world->rows[row - 1].level + 1 : 0, n = 0;

  for (guint32 i = row; i < end_of (world, row); i++)
    n += world->rows[i].level == level;
  return n;
}

static void
add_row (const World *world, guint32 row, JsonBuilder *body)
{
  const LeafWorldRow *self = &world->rows[row - 1];
  guint32 n = n_within (world, row);

  json_builder_begin_object (body);
  leaf_json_add_string (body, "name", self->name);
  leaf_json_add_string (body, "value", self->value != NULL ? self->value : "");
  leaf_json_add_number (body, "variablesReference", n > 0 ? LEAF_DAP_WORLD + row : 0);
  if (n > MANY)
    leaf_json_add_number (body, "indexedVariables", n);
  json_builder_end_object (body);
}

void
leaf_dap_add_world (LeafDap *dap, guint32 row, LeafDapPage page, JsonBuilder *body)
{
  g_autoptr (LeafWorldRows) shown = leaf_play_world (dap->play);
  World world = { 0 };
  guint32 level, at = 0;

  world.rows = leaf_world_rows_rows (shown, &world.n);
  if (row > world.n)
    return;
  level = row > 0 ? world.rows[row - 1].level + 1 : 0;
  for (guint32 i = row; i < end_of (&world, row); i++)
    if (world.rows[i].level == level && leaf_dap_is_in_page (page, at++))
      add_row (&world, i + 1, body);
}

void
leaf_dap_add_names (LeafDap *dap, GPtrArray *names)
{
  g_autoptr (LeafWorldRows) shown = leaf_play_world (dap->play);
  guint32 n = 0;
  const LeafWorldRow *rows = leaf_world_rows_rows (shown, &n);

  for (guint32 i = 0; i < n; i++)
    if (rows[i].level > 0)
      g_ptr_array_add (names, g_strdup (rows[i].name));
}
