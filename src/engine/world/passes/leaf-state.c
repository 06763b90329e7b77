/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state.c: lays out the initial state of a play.
 *
 * A layout is the list of properties of an instance, with the offset of each among its cells. Instances of one kind
 * share a layout, except those with properties of their own. The values are first collected per kind, from the most
 * general kind on, and then overlaid with the instance's own facts, so that properties need not be looked up one by
 * one. */

#include "leaf-library-lookup.h"
#include "leaf-assert.h"
#include "leaf-state.h"

#include <string.h>

/* The certainty of the fact that decided each property in an overlay. */
typedef struct {
  guint32 overlay;
  guint32 certainty;
} Decided;

typedef struct {
  LeafBuild *build;
  LeafInitialState *state;
  GArray *cells;                                          /* of LeafValue */
  GArray *offsets;                                        /* of guint16: layouts */
  guint32 *first_of_kind, *first_of_instance, *next_link; /* chains of property links */
  guint32 *layout_of_kind;                                /* by kind: layout + 1; 0: not made yet */
  GArray *sizes;                                          /* of guint32, by layout */
  /* of guint32: the stored properties of each layout in turn, by offset */
  GArray *listed;
  GArray *first_listed;       /* of guint32, by layout: where they begin in `listed` */
  GHashTable *values_of_kind; /* kind -> LeafValue[n_properties] */
  Decided *decided;           /* by property */
  guint32 n_overlays;
} Layout;

static const LeafInstanceId no_instance = { 0 };

guint32
leaf_world_reserve_cell (LeafBuild *build, LeafValue initial)
{
  return leaf_table_push (&build->world->reserved, &initial) - 1;
}

/* --- default values ----------------------------------------------------------------------------------------------- */

static LeafValue
default_of_property (const LeafBuild *build, const LeafProperty *property)
{
  if (property->is_either_or)
    return LEAF_VALUE (TRUTH_STATE, 0);
  if (LEAF_IS (property->relation)) /* nobody yet */
    return (LeafValue) { .kind = leaf_kind_is_object (build, property->kind) ? LEAF_KIND_OBJECT : property->kind.ix };
  return leaf_kind_default (build, property->kind);
}

/* --- memory layouts ----------------------------------------------------------------------------------------------- */

static LeafPropertyId
stored_property (const LeafBuild *build, LeafPropertyId property)
{
  const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, property.ix);

  return row->is_opposite ? row->opposite : property;
}

static void
add_linked (const Layout *self, guint32 first, GArray *properties)
{
  for (guint32 link = first; link != 0; link = self->next_link[link])
    g_array_append_val (properties,
                        LEAF_ROW (&self->build->world->property_links, LeafPropertyLink, link)->property.ix);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint32 x = *(const guint32 *) a, y = *(const guint32 *) b;

  return x < y ? -1 : x > y;
}

/* The layout of a kind, or of an instance with properties of its own. */
static guint32
make_layout (Layout *self, LeafKindId kind, LeafInstanceId instance)
{
  LeafBuild *build = self->build;
  guint32 n = self->state->n_properties, size = 0;
  gsize base = self->offsets->len;
  g_autoptr (GArray) provided = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 from = self->listed->len;

  add_linked (self, self->first_of_instance[instance.ix], provided);
  for (; LEAF_IS (kind); kind = leaf_kind (build, kind)->parent)
    add_linked (self, self->first_of_kind[kind.ix], provided);
  g_array_sort (provided, compare_numbers);
  g_array_set_size (self->offsets, base + n);
  memset (&g_array_index (self->offsets, guint16, base), 0xFF, sizeof (guint16) * n);
  for (guint i = 0; i < provided->len; i++) {
    guint32 p = g_array_index (provided, guint32, i), stored = stored_property (build, LEAF_ID (LeafPropertyId, p)).ix;
    guint16 *offsets = &g_array_index (self->offsets, guint16, base);

    if (offsets[stored] == LEAF_NO_OFFSET) {
      offsets[stored] = (guint16) size++;
      g_array_append_val (self->listed, stored);
    }
    offsets[p] = offsets[stored];
  }
  g_array_append_val (self->sizes, size);
  g_array_append_val (self->first_listed, from);
  return self->sizes->len - 1;
}

/* A kind without properties of its own has the layout of the kind above it. */
static guint32
layout_of_kind (Layout *self, LeafKindId kind)
{
  LeafKindId owner = kind;
  LeafKindId parent;

  while (self->layout_of_kind[owner.ix] == 0 && self->first_of_kind[owner.ix] == 0
         && LEAF_IS (parent = leaf_kind (self->build, owner)->parent))
    owner = parent;
  if (self->layout_of_kind[owner.ix] == 0)
    self->layout_of_kind[owner.ix] = make_layout (self, owner, no_instance) + 1;
  self->layout_of_kind[kind.ix] = self->layout_of_kind[owner.ix];
  return self->layout_of_kind[kind.ix] - 1;
}

static guint32
layout_for (Layout *self, LeafInstanceId id)
{
  LeafKindId kind = LEAF_INSTANCE (self->build, id)->kind;

  return self->first_of_instance[id.ix] != 0 ? make_layout (self, kind, id) : layout_of_kind (self, kind);
}

/* "lit" of things and "lighted" of rooms are one attribute: "now the Cave is lit" lights the Cave. Call when everything
 * is laid out, so that a room starts lighted or dark as a room, not as a thing. */
static void
share_light (Layout *self)
{
  static const char *const pairs[][2] = { { "lit", "lighted" }, { "unlit", "dark" } };
  guint32 n = self->state->n_properties;

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    guint32 lit = leaf_world_find_property (self->build, pairs[i][0]).ix,
            lighted = leaf_world_find_property (self->build, pairs[i][1]).ix;

    if (lit == 0 || lighted == 0)
      continue;
    for (gsize base = 0; base < self->offsets->len; base += n) {
      guint16 *offsets = &g_array_index (self->offsets, guint16, base);

      if (offsets[lit] == LEAF_NO_OFFSET)
        offsets[lit] = offsets[lighted];
    }
  }
}

/* --- values ------------------------------------------------------------------------------------------------------- */

/* Overlays the values with the facts from `first` on, by stored property. `offsets`: of the layout of `cells`; NULL:
 * `cells` has one cell for each property. */
static void
overlay (Layout *self, LeafValue *cells, const guint16 *offsets, guint32 first)
{
  const LeafBuild *build = self->build;

  self->n_overlays++;
  /* Newest first: among equally certain facts the first one is used. */
  while (first != 0) {
    const LeafFact *fact = LEAF_ROW (&build->world->facts, LeafFact, first);
    const LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, fact->property.ix);
    guint32 stored = stored_property (build, fact->property).ix;
    Decided *decided = &self->decided[stored];
    guint32 cell = offsets != NULL ? offsets[stored] : stored;

    first = fact->next;
    if (decided->overlay == self->n_overlays && fact->certainty <= decided->certainty)
      continue;
    *decided = (Decided) { self->n_overlays, fact->certainty };
    if (offsets != NULL && cell == LEAF_NO_OFFSET)
      continue;
    if (property->is_either_or)
      cells[cell] = LEAF_VALUE (TRUTH_STATE, fact->is_negated == property->is_opposite);
    else if (fact->given.kind != 0)
      cells[cell] = fact->given;
  }
}

/* The values of a kind, by property. A kind without facts has the values of its parent. */
static const LeafValue *
values_of_kind (Layout *self, LeafKindId kind)
{
  LeafBuild *build = self->build;
  LeafValue *values = g_hash_table_lookup (self->values_of_kind, GUINT_TO_POINTER (kind.ix));
  LeafKindId parent = leaf_kind (build, kind)->parent;
  guint32 first = leaf_world_first_fact (build, kind, no_instance);
  gsize n = self->state->n_properties;

  if (values != NULL)
    return values;
  if (LEAF_IS (parent) && first == 0)
    return values_of_kind (self, parent);
  values = g_new0 (LeafValue, n);
  if (LEAF_IS (parent))
    memcpy (values, values_of_kind (self, parent), sizeof *values * n);
  else
    for (guint32 p = 1; p < n; p++)
      values[p] = default_of_property (build, LEAF_ROW (&build->world->properties, LeafProperty, p));
  overlay (self, values, NULL, first);
  g_hash_table_insert (self->values_of_kind, GUINT_TO_POINTER (kind.ix), values);
  return values;
}

static void
lay_out_instance (Layout *self, LeafInstanceId id)
{
  LeafInstance *row = LEAF_INSTANCE (self->build, id);
  guint32 layout = layout_for (self, id), size = g_array_index (self->sizes, guint32, layout);
  const guint32 *listed = &g_array_index (self->listed, guint32, g_array_index (self->first_listed, guint32, layout));
  const LeafValue *values = values_of_kind (self, row->kind);
  LeafValue *cells;

  row->layout = layout;
  row->base = self->cells->len;
  g_array_set_size (self->cells, row->base + size);
  cells = &g_array_index (self->cells, LeafValue, row->base);
  for (guint32 i = 0; i < size; i++)
    cells[i] = values[listed[i]];
  if (row->first_fact != 0)
    overlay (self, cells, &g_array_index (self->offsets, guint16, (gsize) layout * self->state->n_properties),
             row->first_fact);
}

/* Chains the links by their owner. */
static void
chain_links (Layout *self)
{
  const LeafTable *links = &self->build->world->property_links;

  LEAF_EACH (links, i) {
    const LeafPropertyLink *link = LEAF_ROW (links, LeafPropertyLink, i);
    guint32 *first
        = LEAF_IS (link->instance) ? &self->first_of_instance[link->instance.ix] : &self->first_of_kind[link->kind.ix];

    self->next_link[i] = *first;
    *first = i;
  }
}

static void
lay_out_instances (Layout *self)
{
  guint32 n = self->build->world->instances.n;

  chain_links (self);
  for (guint32 i = 1; i < n; i++)
    lay_out_instance (self, LEAF_ID (LeafInstanceId, i));
}

/* --- variables, map, tables --------------------------------------------------------------------------------------- */

static void
lay_out_variables (Layout *self)
{
  LeafBuild *build = self->build;

  LEAF_EACH (&build->world->variables, i) {
    LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, i);
    LeafValue value = row->given.kind != 0 ? row->given : leaf_kind_default (build, row->kind);

    if (row->owner != LEAF_OWNER_GLOBAL)
      continue;
    row->cell = self->cells->len;
    g_array_append_val (self->cells, value);
  }
}

static void
number_places (Layout *self)
{
  LeafBuild *build = self->build;
  LeafInitialState *state = self->state;
  guint32 n = state->n_instances;

  state->room_number = leaf_new_n (build->arena, guint32, n);
  state->direction_number = leaf_new_n (build->arena, guint32, n);
  state->rooms = leaf_new_n (build->arena, LeafInstanceId, n + 1);
  state->directions = leaf_new_n (build->arena, LeafInstanceId, n + 1);
  for (guint32 i = 1; i < n; i++) {
    LeafInstanceId id = LEAF_ID (LeafInstanceId, i);

    if (leaf_instance_is (build, id, LEAF_KIND (ROOM))) {
      state->room_number[i] = ++state->n_rooms;
      state->rooms[state->n_rooms] = id;
    } else if (leaf_instance_is (build, id, LEAF_KIND (DIRECTION))) {
      state->direction_number[i] = ++state->n_directions;
      state->directions[state->n_directions] = id;
    }
  }
}

static void
lay_out_map (Layout *self)
{
  LeafBuild *build = self->build;
  LeafInitialState *state = self->state;

  number_places (self);
  state->map_cell = self->cells->len;
  g_array_set_size (self->cells, state->map_cell + state->n_rooms * state->n_directions);
  for (guint32 i = state->map_cell; i < self->cells->len; i++)
    g_array_index (self->cells, LeafValue, i) = LEAF_VALUE (OBJECT, 0);
  LEAF_EACH (&build->world->connections, i) {
    const LeafConnection *way = LEAF_ROW (&build->world->connections, LeafConnection, i);
    guint32 room = state->room_number[way->from.ix], direction = state->direction_number[way->direction.ix];

    if (room != 0 && direction != 0)
      g_array_index (self->cells, LeafValue, state->map_cell + (room - 1) * state->n_directions + direction - 1).bits
          = (gint32) way->to.ix;
  }
}

static void
lay_out_tables (Layout *self)
{
  LeafBuild *build = self->build;

  LEAF_EACH (&build->world->tables, i) {
    LeafTableRow *row = LEAF_ROW (&build->world->tables, LeafTableRow, i);

    row->first_cell = self->cells->len;
    g_array_append_vals (self->cells, row->values, row->n_rows * row->n_columns);
  }
}

/* --- the tree ----------------------------------------------------------------------------------------------------- */

/* An object in several rooms (a backdrop, a door with two sides) is in none at the start: the play moves it to the room
 * where it is seen. */
static gboolean
floats (const Layout *self, guint32 i)
{
  const LeafBuild *build = self->build;

  return leaf_instance_is (build, LEAF_ID (LeafInstanceId, i), LEAF_KIND (BACKDROP))
         || (LEAF_IS (self->state->door_front[i]) && LEAF_IS (self->state->door_back[i]));
}

/* Adds what the parent holds, in the order of its chain. */
static void
plant_held (Layout *self, guint32 parent)
{
  const LeafTable *instances = &self->build->world->instances;
  LeafTreeNode *tree = self->state->tree;
  guint32 last = 0;

  for (guint32 i = LEAF_ROW (instances, LeafInstance, parent)->first_held; i != 0;
       i = LEAF_ROW (instances, LeafInstance, i)->next_in_holder) {
    if (floats (self, i))
      continue;
    tree[i].parent = parent;
    tree[i].held = LEAF_ROW (instances, LeafInstance, i)->held;
    if (last == 0)
      tree[parent].child = i;
    else
      tree[last].sibling = i;
    last = i;
  }
}

static void
plant (Layout *self)
{
  LeafInitialState *state = self->state;

  state->tree = leaf_new_n (self->build->arena, LeafTreeNode, state->n_instances);
  for (guint32 i = 1; i < state->n_instances; i++)
    plant_held (self, i);
}

static void
find_doors (Layout *self)
{
  LeafBuild *build = self->build;
  LeafInitialState *state = self->state;
  g_autoptr (LeafWaysTo) ways = leaf_world_ways_to_new (build);

  state->door_front = leaf_new_n (build->arena, LeafInstanceId, state->n_instances);
  state->door_back = leaf_new_n (build->arena, LeafInstanceId, state->n_instances);
  state->door_destination = leaf_new_n (build->arena, LeafInstanceId, state->n_instances);
  for (guint32 i = 1; i < state->n_instances; i++) {
    LeafInstanceId door = LEAF_ID (LeafInstanceId, i);

    if (!leaf_instance_is (build, door, LEAF_KIND (DOOR)))
      continue;
    leaf_world_door_sides (build, ways, door, &state->door_front[i], &state->door_back[i]);
    state->door_destination[i] = leaf_world_door_destination (build, door);
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* "map region" of a room, if the library has that property: the region that contains it. */
static void
note_regions (LeafBuild *build)
{
  LeafPropertyId property = LEAF_ID (LeafPropertyId, leaf_known (build, LEAF_KNOWN_map_region));

  if (!LEAF_IS (property))
    return;
  for (guint32 i = 1; i < build->world->instances.n; i++) {
    LeafInstance row = *LEAF_ROW (&build->world->instances, LeafInstance, i);
    LeafFact fact = { .property = property, .certainty = LEAF_CERTAIN };

    if (row.held != LEAF_HELD_REGION || !leaf_kind_conforms (build, row.kind, LEAF_KIND (ROOM)))
      continue;
    fact.given = leaf_instance_value (build, row.holder);
    leaf_world_add_fact (build, (LeafKindId) { 0 }, LEAF_ID (LeafInstanceId, i), &fact);
  }
}

LeafInitialState *
leaf_state_lay_out (LeafBuild *build)
{
  LeafInitialState *state = leaf_new (build->arena, LeafInitialState);
  Layout self = { .build = build, .state = state };
  LeafValue unused = { 0 };

  note_regions (build);
  state->n_properties = build->world->properties.n;
  state->n_instances = build->world->instances.n;
  self.cells = g_array_new (FALSE, TRUE, sizeof (LeafValue));
  self.offsets = g_array_new (FALSE, TRUE, sizeof (guint16));
  self.sizes = g_array_new (FALSE, TRUE, sizeof (guint32));
  self.listed = g_array_new (FALSE, TRUE, sizeof (guint32));
  self.first_listed = g_array_new (FALSE, TRUE, sizeof (guint32));
  self.first_of_kind = g_new0 (guint32, build->kinds->kinds.n);
  self.first_of_instance = g_new0 (guint32, state->n_instances);
  self.next_link = g_new0 (guint32, build->world->property_links.n);
  self.decided = g_new0 (Decided, state->n_properties);
  self.layout_of_kind = g_new0 (guint32, build->kinds->kinds.n);
  self.values_of_kind = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_array_append_val (self.cells, unused);

  lay_out_variables (&self);
  lay_out_instances (&self);
  share_light (&self);
  lay_out_map (&self);
  lay_out_tables (&self);
  state->extras_cell = self.cells->len;
  if (build->world->reserved.n > 1)
    g_array_append_vals (self.cells, LEAF_ROW (&build->world->reserved, LeafValue, 1), build->world->reserved.n - 1);
  find_doors (&self);
  plant (&self);

  state->n_cells = self.cells->len;
  state->cells = leaf_arena_copy (build->arena, self.cells->data, sizeof (LeafValue) * self.cells->len);
  state->n_layouts = self.sizes->len;
  state->offsets = leaf_arena_copy (build->arena, self.offsets->data, sizeof (guint16) * self.offsets->len);
  g_array_unref (self.cells);
  g_array_unref (self.offsets);
  g_array_unref (self.sizes);
  g_array_unref (self.listed);
  g_array_unref (self.first_listed);
  g_free (self.first_of_kind);
  g_free (self.first_of_instance);
  g_free (self.next_link);
  g_free (self.decided);
  g_free (self.layout_of_kind);
  g_hash_table_unref (self.values_of_kind);
  return state;
}
