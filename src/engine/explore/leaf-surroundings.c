/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-surroundings.c: what a moment's choices depend on, and the state of what they name.
 *
 * Choices depend on little: what is in scope, what of it the player has, the properties that the grammar asks for, and
 * which directions lead somewhere. Many moments have that in common. What the parser makes of their commands also
 * depends on where the things are, and on the properties that the parser asks for. What is open, locked or lit is in
 * neither signature; a choice's context has it, made when it is asked for. */

#include "leaf-explore-private.h"

#include "../commands/leaf-parse-driver.h"

struct _LeafSurroundings {
  const LeafExplorer *explorer;
  LeafMachine *m;
  guint32 room;    /* of the player */
  GArray *scope;   /* of guint32 */
  guint64 *states; /* by instance, for contexts; UNKNOWN_STATE: not made yet */
};

enum { UNKNOWN_STATE = 0, NO_STATE = 1 };

/* --- hashes ------------------------------------------------------------------------------------------------------- */

static guint64
with (guint64 h, guint64 what)
{
  h = (h ^ what) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  return h ^ h >> 29;
}

/* Adds the first `n` of the properties that lines of grammar, or the parser, ask for. */
static guint64
with_tested (const LeafExplorer *explorer, const LeafMachine *m, guint32 object, guint n, guint64 h)
{
  for (guint i = 0; i < n; i++) {
    guint32 cell = leaf_image_property_cell (m->image, object, g_array_index (explorer->tested, guint32, i));

    if (cell != 0)
      h = with (h, (guint64) leaf_cell (m, cell).kind << 32 | (guint32) leaf_cell (m, cell).bits);
  }
  return h;
}

/* Adds the state of an object, without numbers and texts, to the hash. */
static guint64
with_state (const LeafExplorer *explorer, const LeafMachine *m, guint32 object, guint64 h)
{
  for (guint32 i = explorer->state_first[object]; i < explorer->state_first[object + 1]; i++) {
    LeafValue value = leaf_cell (m, g_array_index (explorer->state_cells, guint32, i));

    if (value.bits != 0 && value.kind != LEAF_KIND_NUMBER && value.kind != LEAF_KIND_TIME
        && value.kind != LEAF_KIND_TEXT)
      h = with (h, (guint64) i << 32 | (guint32) value.bits);
  }
  return h;
}

/* Adds the values of cells to the hash; large numbers and new texts count as one. */
static guint64
with_asked (const LeafMachine *m, const GArray *cells, guint64 h)
{
  enum { LARGE = 10 };

  for (guint i = 0; cells != NULL && i < cells->len; i++) {
    LeafValue value = leaf_cell (m, g_array_index (cells, guint32, i));
    gboolean is_new = value.kind == LEAF_KIND_TEXT && (guint32) value.bits >= m->image->texts.n;

    if (value.kind == LEAF_KIND_NUMBER)
      value.bits = CLAMP (value.bits, -1, LARGE);
    h = with (h, (guint64) i << 32 | (is_new ? 0 : (guint32) value.bits));
  }
  return h;
}

/* Adds the values that are typed because cells hold them. */
static guint64
with_held (const LeafExplorer *explorer, const LeafMachine *m, guint64 h)
{
  const GArray *cells = explorer->patterns.held;

  for (guint i = 0; i < cells->len; i++)
    h = with (h, (guint32) leaf_cell (m, g_array_index (cells, guint32, i)).bits);
  return h;
}

/* Adds the places of the things that rules about going name together with the place. */
static guint64
with_barriers (const LeafExplorer *explorer, const LeafMachine *m, guint32 room, guint32 place, guint64 h)
{
  const GArray *things = explorer->mentions.barriers[place];

  for (guint i = 0; things != NULL && i < things->len; i++) {
    guint32 thing = g_array_index (things, guint32, i), at = m->tree[thing].parent;

    if (leaf_image_is_kind (m->image, at, LEAF_KIND_ROOM))
      at = at == room;
    h = with_state (explorer, m, thing, with (h, (guint64) at << 8 | m->tree[thing].held));
  }
  return h;
}

/* Adds what may decide, besides variables, whether the player can go that way: the room or the door with its state, and
 * things that rules about going require. */
static guint64
with_way (const LeafExplorer *explorer, const LeafMachine *m, guint32 room, guint32 direction, guint64 h)
{
  const LeafInitialState *layout = m->image->layout;
  guint32 to;

  if (room == 0)
    return h;
  to = (guint32) leaf_cell (m, layout->map_cell + (layout->room_number[room] - 1) * layout->n_directions
                                   + layout->direction_number[direction] - 1)
           .bits;
  h = with (with (h, room), to);
  if (to != 0 && leaf_image_is_kind (m->image, to, LEAF_KIND_DOOR))
    h = with_state (explorer, m, to, h);
  h = with_barriers (explorer, m, room, room, with_barriers (explorer, m, room, 0, h));
  return with_barriers (explorer, m, room, direction, to != 0 ? with_barriers (explorer, m, room, to, h) : h);
}

/* --- signatures --------------------------------------------------------------------------------------------------- */

LeafSurroundings *
leaf_surroundings_new (const LeafExplorer *explorer, const LeafPlay *play)
{
  LeafSurroundings *around = g_new0 (LeafSurroundings, 1);
  LeafParserView view;

  g_return_val_if_fail (explorer != NULL && play != NULL, around);
  *around = (LeafSurroundings) { .explorer = explorer, .m = play->machine };
  view = leaf_parser_view (around->m);
  around->room = leaf_room_of_player (around->m);
  around->scope = g_array_new (FALSE, FALSE, sizeof (guint32));
  leaf_scope_query_list (&view, leaf_player (around->m), NULL, around->scope);
  return around;
}

void
leaf_surroundings_free (LeafSurroundings *around)
{
  if (around == NULL)
    return;
  g_clear_pointer (&around->scope, g_array_unref);
  g_free (around->states);
  g_free (around);
}

/* Adds which directions lead somewhere. */
static guint64
with_exits (const LeafMachine *m, guint32 room, guint64 h)
{
  const LeafInitialState *layout = m->image->layout;
  guint32 first;

  if (room == 0)
    return h;
  first = layout->map_cell + (layout->room_number[room] - 1) * layout->n_directions;
  for (guint32 i = 0; i < layout->n_directions; i++)
    h = with (h, leaf_cell (m, first + i).bits != 0);
  return h;
}

gboolean
leaf_is_held_by (const LeafMachine *m, guint32 object, guint32 holder)
{
  for (guint32 at = m->tree[object].parent; at != 0; at = m->tree[at].parent)
    if (at == holder)
      return TRUE;
  return FALSE;
}

gboolean
leaf_is_held (const LeafMachine *m, guint32 object)
{
  return leaf_is_held_by (m, object, leaf_player (m));
}

/* The order of what is in scope does not matter, so terms are added. */
guint64
leaf_surroundings_signature (const LeafSurroundings *around)
{
  const LeafExplorer *explorer = around->explorer;
  const LeafMachine *m = around->m;
  guint64 h = with (with (1, leaf_player (m)), around->room), sum = 0;

  if (m->is_over || m->stop.cause != LEAF_STOP_WANTS_COMMAND
      || leaf_machine_waiting_native (m) != LEAF_NATIVE_parse_command)
    return 0;
  h = with_exits (m, around->room, h);
  for (guint i = 0; i < around->scope->len; i++) {
    guint32 object = g_array_index (around->scope, guint32, i);

    sum += with_tested (explorer, m, object, explorer->n_tested_by_tokens,
                        with (with (2, object), leaf_is_held (m, object)));
  }
  h = with (h, sum);
  for (guint32 i = 1; explorer->tests_any && i < m->image->facts.n_instances; i++)
    h = with_tested (explorer, m, i, explorer->n_tested_by_tokens, h);
  return MAX (h, 1);
}

guint64
leaf_surroundings_reading (const LeafSurroundings *around)
{
  const LeafExplorer *explorer = around->explorer;
  const LeafMachine *m = around->m;
  guint64 h = leaf_surroundings_signature (around);

  if (h == 0)
    return 0;
  for (guint i = 0; i < around->scope->len; i++) {
    guint32 object = g_array_index (around->scope, guint32, i);

    h = with (with (h, object), (guint64) m->tree[object].parent << 8 | m->tree[object].held);
    h = with_tested (explorer, m, object, explorer->tested->len, h);
  }
  for (guint32 i = 1; explorer->names_by_properties && i < m->image->facts.n_instances; i++)
    h = with_tested (explorer, m, i, explorer->tested->len, h);
  return MAX (with_held (explorer, m, h), 1);
}

/* --- contexts ----------------------------------------------------------------------------------------------------- */

/* Adds whether the object is in something closed, and whether the player has it. */
static guint64
with_reach (const LeafMachine *m, guint32 object, guint64 h)
{
  guint32 player = leaf_player (m);

  for (guint32 at = m->tree[object].parent; at != 0; at = m->tree[at].parent) {
    guint32 cell = leaf_image_property_cell (m->image, at, m->facts->open);

    if (at == player)
      return with (h, 2);
    if (leaf_image_is_kind (m->image, at, LEAF_KIND_CONTAINER) && cell != 0 && leaf_cell (m, cell).bits == 0)
      return with (h, 1);
  }
  return h;
}

/* An object that is not in scope has no state. */
static void
prepare_states (LeafSurroundings *around)
{
  const LeafImage *image = around->m->image;

  around->states = g_new (guint64, image->instances.n);
  for (guint32 i = 0; i < image->instances.n; i++)
    around->states[i] = NO_STATE;
  for (guint32 i = 1; i <= image->layout->n_directions; i++)
    around->states[image->layout->directions[i].ix] = UNKNOWN_STATE;
  for (guint i = 0; i < around->scope->len; i++)
    around->states[g_array_index (around->scope, guint32, i)] = UNKNOWN_STATE;
}

/* The state of an object, computed once. */
static guint64
state_of (LeafSurroundings *around, guint32 object)
{
  guint64 *state = &around->states[object];

  if (*state == UNKNOWN_STATE)
    *state = leaf_image_is_kind (around->m->image, object, LEAF_KIND_DIRECTION)
                 ? with_way (around->explorer, around->m, around->room, object, 1)
                 : with_reach (around->m, object, with_state (around->explorer, around->m, object, 1));
  return *state;
}

/* Returns TRUE if the choice has no noun whose state could make a difference, so that only the room and variables
 * can. */
static gboolean
decides_alone (const LeafExplorer *explorer, const LeafExploredChoice *choice)
{
  if (choice->action == 0)
    return choice->pattern == LEAF_NO_PATTERN && (choice->filled[0] & LEAF_FILLED_COMMAND) != 0;
  return choice->filled[0] == 0 && (explorer->mentions.actions[choice->action] & LEAF_ACTION_OF_STORY) != 0;
}

/* Adds which of the things that rules about the action mention are in scope, and which of these the player has: a rule
 * for printing the name of the note while taking inventory runs only when the player carries the note. */
static guint64
with_mentioned (const LeafSurroundings *around, guint32 action, guint64 h)
{
  guint64 sum = 0;

  for (guint i = 0; i < around->scope->len; i++) {
    guint32 object = g_array_index (around->scope, guint32, i);

    if (leaf_mentions_has (&around->explorer->mentions, action, object))
      sum += with (with (1, object), leaf_is_held (around->m, object));
  }
  return with (h, sum);
}

guint64
leaf_surroundings_context (LeafSurroundings *around, const LeafChoices *choices, guint32 number)
{
  const LeafExplorer *explorer = around->explorer;
  const LeafExploredChoice *choice = leaf_choice_at (choices, number);
  guint64 h = leaf_choices_name (choices, number);

  if (around->states == NULL)
    prepare_states (around);
  if (decides_alone (explorer, choice))
    h = with_mentioned (around, choice->action,
                        with_asked (around->m, explorer->mentions.asked[choice->action], with (h, around->room)));
  else if (leaf_mentions_has (&explorer->mentions, choice->action, around->room))
    h = with (h, around->room);
  if (leaf_choices_is_exit (choices, number)) /* a rule may prevent it until a variable changes */
    h = with_asked (around->m, explorer->mentions.asked[choice->action], h);
  for (guint k = 0; k < LEAF_PATTERN_SLOTS && choice->action != 0; k++) {
    guint32 object = choice->filled[k];

    if (leaf_filled_is_held (object))
      h = with_held (explorer, around->m, h);
    else if (leaf_filled_is_object (object) && leaf_image_is_kind (explorer->image, object, LEAF_KIND_OBJECT))
      h = with (with (h, k), state_of (around, object));
  }
  return h | (guint64) 3 << 62;
}
