/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-shown.c: the world as it stands, as rows for a person to read: a row, and after it, one level further in, what it holds.
 *
 * Worked out on a copy: to read a value may print a text, and nothing of the play is to be changed by looking at it.
 */

#include "leaf-machine-private.h"
#include "leaf-play-private.h"
#include "leaf-world-model.h"

#include <string.h>

enum { MOST_DEPTH = 64 };

struct _LeafWorldShown {
  LeafProgram *program; /* names are its */
  GArray *rows;         /* of LeafWorldRow */
  GPtrArray *texts;     /* of char *: values */
};

static void
add_row (LeafWorldShown *world, guint32 level, const char *name, char *value)
{
  LeafWorldRow row = { level, name, value };

  if (value != NULL)
    g_ptr_array_add (world->texts, value);
  g_array_append_val (world->rows, row);
}

/* --- properties ---------------------------------------------------------------------------------------------------------------- */

static const LeafImageProperty *
property_at (const LeafMachine *m, guint32 property)
{
  return LEAF_ROW (&m->image->properties, LeafImageProperty, property);
}

/* An either/or property by the name that is true of the object: "open", "closed"; where that has no name it is not told. */
static void
add_either_or (LeafWorldShown *world, LeafMachine *m, guint32 level, guint32 property, gboolean holds)
{
  const LeafImageProperty *row = property_at (m, property);

  if (holds)
    add_row (world, level, row->name, g_strdup ("true"));
  else if (LEAF_IS (row->opposite))
    add_row (world, level, property_at (m, row->opposite.ix)->name, g_strdup ("true"));
}

static void
add_properties (LeafWorldShown *world, LeafMachine *m, guint32 level, guint32 object)
{
  for (guint32 p = 1; p < m->layout->n_properties; p++) {
    const LeafImageProperty *row = property_at (m, p);
    const LeafValue *cell = leaf_property_cell (m, object, p);
    g_autofree char *value = NULL;

    if (cell == NULL || row->is_opposite || row->name == NULL)
      continue;
    if (row->is_either_or) {
      add_either_or (world, m, level, p, cell->bits != 0);
      continue;
    }
    value = leaf_value_to_string (m, *cell);
    if (*value != '\0' && !g_str_equal (value, "\"\""))
      add_row (world, level, row->name, g_steal_pointer (&value));
  }
}

/* --- objects ---------------------------------------------------------------------------------------------------------------------- */

static const char *
name_of (const LeafMachine *m, guint32 object)
{
  return LEAF_IMAGE_INSTANCE (m->image, object)->name;
}

static void
add_object (LeafWorldShown *world, LeafMachine *m, guint32 level, guint32 object)
{
  add_row (world, level, name_of (m, object), NULL);
  if (level >= MOST_DEPTH)
    return;
  add_properties (world, m, level + 1, object);
  for (guint32 child = m->tree[object].child; child != 0; child = m->tree[child].sibling)
    if (!leaf_is_kind (m, child, LEAF_KIND_ROOM) && !leaf_is_kind (m, child, LEAF_KIND_REGION))
      add_object (world, m, level + 1, child);
}

static void
add_objects (LeafWorldShown *world, LeafMachine *m)
{
  add_row (world, 0, "rooms", NULL);
  for (LeafValue room = { 0, 0 }; leaf_next_of_kind (m, LEAF_KIND_ROOM, &room);)
    add_object (world, m, 1, (guint32) room.bits);
  add_row (world, 0, "out of play", NULL);
  for (LeafValue thing = { 0, 0 }; leaf_next_of_kind (m, LEAF_KIND_THING, &thing);)
    if (leaf_world_holder (m, (guint32) thing.bits) == 0)
      add_object (world, m, 1, (guint32) thing.bits);
}

static void
add_scenes (LeafWorldShown *world, LeafMachine *m)
{
  add_row (world, 0, "scenes", NULL);
  for (guint32 i = 1; i < m->image->instances.n; i++) {
    const LeafImageInstance *scene = LEAF_IMAGE_INSTANCE (m->image, i);
    gint32 began;

    if (scene->kind.ix == LEAF_KIND_SCENE)
      add_row (world, 1, scene->name, g_strdup (leaf_scene_runs (m, scene->number, &began) ? "happening" : "not happening"));
  }
}

static void
add_variables (LeafWorldShown *world, LeafMachine *m)
{
  add_row (world, 0, "values", NULL);
  for (guint32 i = 1; i < m->image->variables.n; i++) {
    const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, i);

    if (variable->owner == LEAF_OWNER_GLOBAL && !variable->is_constant && variable->name != NULL)
      add_row (world, 1, variable->name, leaf_value_to_string (m, leaf_value_of_variable (m, i)));
  }
}

LeafWorldShown *
leaf_play_world (const LeafPlay *play)
{
  LeafWorldShown *world;
  LeafMachine *m;

  g_return_val_if_fail (play != NULL, NULL);
  world = g_new0 (LeafWorldShown, 1);
  world->program = leaf_program_ref (play->program);
  world->rows = g_array_new (FALSE, FALSE, sizeof (LeafWorldRow));
  world->texts = g_ptr_array_new_with_free_func (g_free);
  m = leaf_machine_copy (play->machine);
  leaf_machine_quieten (m);
  add_objects (world, m);
  add_scenes (world, m);
  add_variables (world, m);
  leaf_machine_free (m);
  return world;
}

const LeafWorldRow *
leaf_world_shown_rows (const LeafWorldShown *world, guint32 *n)
{
  g_return_val_if_fail (world != NULL && n != NULL, NULL);
  *n = world->rows->len;
  return (const LeafWorldRow *) world->rows->data;
}

void
leaf_world_shown_free (LeafWorldShown *world)
{
  if (world == NULL)
    return;
  g_array_unref (world->rows);
  g_ptr_array_unref (world->texts);
  leaf_program_unref (world->program);
  g_free (world);
}
