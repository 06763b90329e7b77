/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-format.c: lists the state of the world as rows, each followed, one level deeper, by its contents.
 *
 * It is computed on a copy, because reading a value may print a text, and inspection must not change the play. */

#include "leaf-natives-time.h"
#include "leaf-properties.h"
#include "leaf-relations.h"
#include "leaf-snapshot.h"
#include "leaf-value-format.h"
#include "leaf-value-words.h"
#include "leaf-values.h"
#include "leaf-play-private.h"
#include "leaf-world-model.h"

#include <string.h>

enum { MOST_DEPTH = 64 };

#define N_(text) text /* an application translates the texts at level 0 */

struct _LeafWorldRows {
  LeafProgram *program; /* owned names */
  GArray *rows;         /* of LeafWorldRow */
  GPtrArray *texts;     /* of char *: values */
};

static void
add_row (LeafWorldRows *world, guint32 level, const char *name, char *value)
{
  LeafWorldRow row = { level, name, value };

  if (value != NULL)
    g_ptr_array_add (world->texts, value);
  g_array_append_val (world->rows, row);
}

/* --- properties --------------------------------------------------------------------------------------------------- */

static const LeafImageProperty *
property_at (const LeafMachine *m, guint32 property)
{
  return LEAF_ROW (&m->image->properties, LeafImageProperty, property);
}

/* The adjective of an either/or property that applies: "open", "closed". Left out if it has no name. */
static void
add_either_or (LeafWorldRows *world, LeafMachine *m, guint32 level, guint32 property, gboolean holds)
{
  const LeafImageProperty *row = property_at (m, property);

  if (holds)
    add_row (world, level, row->name, g_strdup ("true"));
  else if (LEAF_IS (row->opposite))
    add_row (world, level, property_at (m, row->opposite.ix)->name, g_strdup ("true"));
}

static void
add_properties (LeafWorldRows *world, LeafMachine *m, guint32 level, guint32 object)
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

/* --- objects ------------------------------------------------------------------------------------------------------ */

static const char *
name_of (const LeafMachine *m, guint32 object)
{
  return LEAF_IMAGE_INSTANCE (m->image, object)->name;
}

static void
add_object (LeafWorldRows *world, LeafMachine *m, guint32 level, guint32 object)
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
add_objects (LeafWorldRows *world, LeafMachine *m)
{
  add_row (world, 0, N_ ("rooms"), NULL);
  for (LeafValue room = LEAF_NO_VALUE; leaf_next_of_kind (m, LEAF_KIND_ROOM, &room);)
    add_object (world, m, 1, (guint32) room.bits);
  add_row (world, 0, N_ ("out of play"), NULL);
  for (LeafValue thing = LEAF_NO_VALUE; leaf_next_of_kind (m, LEAF_KIND_THING, &thing);)
    if (leaf_world_holder (m, (guint32) thing.bits) == 0)
      add_object (world, m, 1, (guint32) thing.bits);
}

static void
add_scenes (LeafWorldRows *world, LeafMachine *m)
{
  add_row (world, 0, N_ ("scenes"), NULL);
  for (guint32 i = 1; i < m->image->instances.n; i++) {
    const LeafImageInstance *scene = LEAF_IMAGE_INSTANCE (m->image, i);
    gint32 began;

    if (scene->kind.ix == LEAF_KIND_SCENE)
      add_row (world, 1, scene->name,
               g_strdup (leaf_scene_runs (m, scene->number, &began) ? "happening" : "not happening"));
  }
}

static void
add_variables (LeafWorldRows *world, LeafMachine *m)
{
  add_row (world, 0, N_ ("values"), NULL);
  for (guint32 i = 1; i < m->image->variables.n; i++) {
    const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, i);

    if (variable->owner == LEAF_OWNER_GLOBAL && !variable->is_constant && variable->name != NULL)
      add_row (world, 1, variable->name, leaf_value_to_string (m, leaf_value_of_variable (m, i)));
  }
}

/* --- relations ---------------------------------------------------------------------------------------------------- */

/* The partners of each value, in the order in which values first occur: a row for each value, "Ann: Bob, Carol". */
typedef struct {
  GPtrArray *lefts;   /* of char * */
  GHashTable *rights; /* char *: GString * */
  guint n_pairs;
} Related;

enum { MOST_PAIRS = 5000 };

static void
free_words (gpointer data)
{
  g_string_free (data, TRUE);
}

static void
add_pair (Related *related, const LeafMachine *m, LeafValue left, LeafValue right)
{
  g_autofree char *from = leaf_value_to_string (m, left), *to = leaf_value_to_string (m, right);
  GString *words = g_hash_table_lookup (related->rights, from);

  if (words == NULL) {
    words = g_string_new (NULL);
    g_ptr_array_add (related->lefts, g_strdup (from));
    g_hash_table_insert (related->rights, g_strdup (from), words);
  }
  g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", to);
  related->n_pairs++;
}

/* A relation stored in a property: lists each value of the side that has the property. */
static void
relate_by_property (Related *related, LeafMachine *m, const LeafImageRelation *row)
{
  LeafKindId kind = row->property_on_left ? row->left : row->right;
  guint32 number = LEAF_IS (kind) ? kind.ix : LEAF_KIND_OBJECT;

  if (!m->facts->kind_is_object[number])
    return;
  for (LeafValue value = LEAF_NO_VALUE; related->n_pairs < MOST_PAIRS && leaf_next_of_kind (m, number, &value);) {
    const LeafValue *cell = leaf_property_cell (m, (guint32) value.bits, row->property.ix);

    if (cell != NULL && cell->bits != 0)
      add_pair (related, m, row->property_on_left ? value : *cell, row->property_on_left ? *cell : value);
  }
}

/* The stored pairs. */
static void
relate_by_pairs (Related *related, LeafMachine *m, guint32 relation)
{
  guint32 n = 0;
  const LeafValue *pairs = leaf_block_values (&m->heap, m->relations[relation], &n);

  for (guint32 i = 0; i + 1 < n && related->n_pairs < MOST_PAIRS; i += 2)
    add_pair (related, m, pairs[i], pairs[i + 1]);
}

/* Lists the first member of each group with the others. */
static void
relate_by_groups (Related *related, LeafMachine *m, guint32 relation, guint32 kind)
{
  if (!m->facts->kind_is_object[kind] && m->facts->enumerated[kind] == NULL)
    return;
  for (LeafValue leader = LEAF_NO_VALUE; related->n_pairs < MOST_PAIRS && leaf_next_of_kind (m, kind, &leader);) {
    LeafValue member = LEAF_NO_VALUE;

    if (!leaf_relation_next_member (m, relation, leader, &member) || !leaf_value_same (m, member, leader))
      continue;
    while (leaf_relation_next_member (m, relation, leader, &member))
      add_pair (related, m, leader, member);
  }
}

static void
add_relation (LeafWorldRows *world, LeafMachine *m, guint32 number)
{
  const LeafImageRelation *row = LEAF_ROW (&m->image->relations, LeafImageRelation, number);
  Related related = { g_ptr_array_new (), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_words), 0 };

  if (row->sort == LEAF_RELATION_PROPERTY)
    relate_by_property (&related, m, row);
  else if (row->sort == LEAF_RELATION_PAIRS)
    relate_by_pairs (&related, m, number);
  else
    relate_by_groups (&related, m, number, LEAF_IS (row->left) ? row->left.ix : LEAF_KIND_OBJECT);
  add_row (world, 1, row->name,
           related.n_pairs == 1 ? g_strdup ("1 pair") : g_strdup_printf ("%u pairs", related.n_pairs));
  for (guint i = 0; i < related.lefts->len; i++) {
    char *left = related.lefts->pdata[i];

    g_ptr_array_add (world->texts, left); /* which the row borrows */
    add_row (world, 2, left, g_strdup (((GString *) g_hash_table_lookup (related.rights, left))->str));
  }
  g_ptr_array_unref (related.lefts);
  g_hash_table_unref (related.rights);
}

/* The story's relations that it can change. Relations that a phrase or the world decides store nothing. */
static void
add_relations (LeafWorldRows *world, LeafMachine *m)
{
  gboolean any = FALSE;

  for (guint32 i = 1; i < m->image->relations.n; i++) {
    const LeafImageRelation *row = LEAF_ROW (&m->image->relations, LeafImageRelation, i);

    if (!row->is_story || row->name == NULL
        || (row->sort != LEAF_RELATION_PROPERTY && row->sort != LEAF_RELATION_PAIRS
            && row->sort != LEAF_RELATION_GROUPS))
      continue;
    if (!any)
      add_row (world, 0, N_ ("relations"), NULL);
    any = TRUE;
    add_relation (world, m, i);
  }
}

/* --- timed events ------------------------------------------------------------------------------------------------- */

char *
leaf_timed_words (const LeafMachine *m, LeafValue when)
{
  if (when.kind == LEAF_KIND_TIME) {
    g_autofree char *clock = leaf_value_to_string (m, when);

    return g_strdup_printf ("at %s", clock);
  }
  return when.bits == -1 ? g_strdup ("in 1 turn") : g_strdup_printf ("in %d turns", -when.bits);
}

static void
add_timed_events (LeafWorldRows *world, LeafMachine *m)
{
  guint32 n = 0;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) m->timed.bits, &n);
  gboolean any = FALSE;

  for (guint32 i = 0; i + 1 < n; i += 2) {
    guint32 rule = (guint32) values[i].bits;

    if (values[i].bits <= 0)
      continue;
    if (!any)
      add_row (world, 0, N_ ("timed events"), NULL);
    any = TRUE;
    add_row (world, 1, leaf_program_rule_face (world->program, rule), leaf_timed_words (m, values[i + 1]));
  }
}

LeafWorldRows *
leaf_play_world (const LeafPlay *play)
{
  LeafWorldRows *world;
  LeafMachine *m;

  g_return_val_if_fail (play != NULL, NULL);
  world = g_new0 (LeafWorldRows, 1);
  world->program = leaf_program_ref (play->program);
  world->rows = g_array_new (FALSE, FALSE, sizeof (LeafWorldRow));
  world->texts = g_ptr_array_new_with_free_func (g_free);
  m = leaf_machine_copy (play->machine);
  leaf_machine_quieten (m);
  add_objects (world, m);
  add_relations (world, m);
  add_scenes (world, m);
  add_timed_events (world, m);
  add_variables (world, m);
  leaf_machine_free (m);
  return world;
}

const LeafWorldRow *
leaf_world_rows_rows (const LeafWorldRows *world, guint32 *n)
{
  g_return_val_if_fail (world != NULL && n != NULL, NULL);
  *n = world->rows->len;
  return (const LeafWorldRow *) world->rows->data;
}

void
leaf_world_rows_free (LeafWorldRows *world)
{
  if (world == NULL)
    return;
  g_array_unref (world->rows);
  g_ptr_array_unref (world->texts);
  leaf_program_unref (world->program);
  g_free (world);
}
