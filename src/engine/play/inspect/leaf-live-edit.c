/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-live-edit.c: changes that a person makes while a play is paused.
 *
 * A phrase ("now the tally is 7") runs on a copy, like any typed phrase. What it changed there (variables, properties,
 * places of things) is recorded as bytes by field and element, with the number of the moment. The play applies these
 * bytes, and applies them again whenever a replay comes to that moment, so everything that replays stays right. Storing
 * the phrase and running it again was rejected, since it would leave ids of its own program in the play. */

#include "leaf-live-edit.h"

#include "leaf-command-input.h"
#include "leaf-snapshot.h"
#include "leaf-play-private.h"
#include "leaf-state-edits.h"

#include <string.h>

/* The bits are the whole value, and mean the same in the story's own program. This excludes texts and all values with a
 * block. */
static gboolean
is_plain (const LeafMachine *m, LeafValue value)
{
  static const guint32 others[]
      = { LEAF_KIND_TEXT,        LEAF_KIND_TOPIC,    LEAF_KIND_SNIPPET, LEAF_KIND_LIST,       LEAF_KIND_STORED_ACTION,
          LEAF_KIND_DESCRIPTION, LEAF_KIND_RELATION, LEAF_KIND_PHRASE,  LEAF_KIND_COMBINATION };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (value.kind == others[i] || leaf_constructor_of (m, value.kind) == others[i])
      return FALSE;
  return TRUE;
}

/* Rows that a phrase may change: cells, tree, slots, variables of rulebooks, actions and activities. */
static gboolean
is_settable (const LeafField *field)
{
  static const char *const names[] = { "tree", "stack", "shared" };

  if (leaf_field_is_cells (field))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (field->name, names[i]))
      return field->sort == LEAF_FIELD_ROWS && field->size <= LEAF_STATE_EDIT_BYTES;
  return FALSE;
}

/* Fields that every statement leaves behind, and that nothing reads later. */
static gboolean
is_left_behind (const LeafField *field)
{
  static const char *const names[] = { "returned", "latest", "decided", "by_rule", "handled" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (field->name, names[i]))
      return TRUE;
  return FALSE;
}

static gboolean
holds_values (const LeafField *field)
{
  return leaf_field_is_cells (field) || field->mark == leaf_mark_value;
}

/* FALSE if it includes a change that cannot be applied again. */
static gboolean
add_differences (GArray *sets, const LeafMachine *m, const LeafMachine *after, guint32 number)
{
  const LeafField *field = &leaf_state_fields.fields[number];

  if (leaf_field_n_elements (m, field) != leaf_field_n_elements (after, field))
    return FALSE;
  for (guint32 i = 0; i < leaf_field_n_elements (m, field); i++) {
    gconstpointer one = leaf_field_peek_element (m, field, i), other = leaf_field_peek_element (after, field, i);
    LeafStateEdit set = { .event = m->n_events, .field = number, .element = i };

    if (memcmp (one, other, leaf_field_element_size (field)) == 0)
      continue;
    if (holds_values (field) && (!is_plain (m, *(const LeafValue *) one) || !is_plain (m, *(const LeafValue *) other)))
      return FALSE;
    memcpy (set.bytes, other, leaf_field_element_size (field));
    g_array_append_val (sets, set);
  }
  return TRUE;
}

static gboolean
are_same (const LeafField *field, const LeafMachine *m, const LeafMachine *after)
{
  const LeafFields one = { field, 1, NULL };

  return leaf_fields_equal (&one, m, after);
}

static gboolean
find_differences (GArray *sets, const LeafMachine *m, const LeafMachine *after)
{
  for (guint32 i = 0; i < leaf_state_fields.n; i++) {
    const LeafField *field = &leaf_state_fields.fields[i];

    if (is_settable (field) ? !add_differences (sets, m, after, i)
                            : !is_left_behind (field) && !are_same (field, m, after))
      return FALSE;
  }
  return TRUE;
}

/* The play has stopped at a statement or waits for a command: a replay can get there, and nothing is half done. */
static gboolean
stands_still (const LeafMachine *m)
{
  if (m->is_over || m->replay != NULL)
    return FALSE;
  return (m->stop.cause == LEAF_STOP_WANTS_COMMAND && m->command == NULL)
         || (m->stopped_in != 0 && m->stopped_in == m->n_frames);
}

gboolean
leaf_play_live_edit (LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused)
{
  LeafMachine *m, *after;
  g_autoptr (GArray) sets = g_array_new (FALSE, FALSE, sizeof (LeafStateEdit));

  g_return_val_if_fail (play != NULL && words != NULL && refused != NULL, FALSE);
  m = play->machine;
  *refused = (LeafEvaluation) { 0 };
  if (!stands_still (m)) {
    leaf_evaluation_tell (
        refused,
        leaf_message_fragment (
            N_ ("A value can be changed only while the story is paused at a statement or waiting for a command."),
            NULL));
    return FALSE;
  }
  after = leaf_play_done_here (play, depth, words, refused);
  if (after == NULL)
    return FALSE;
  if (!find_differences (sets, m, after))
    leaf_evaluation_tell (
        refused,
        leaf_message_fragment (
            N_ ("While the story is paused, only numbers, named values and the places of things can be changed."),
            NULL));
  leaf_machine_free (after);
  if (refused->problem != NULL)
    return FALSE;
  leaf_machine_forget_later_state_edits (m);
  if (m->sets == NULL)
    m->sets = g_array_new (FALSE, FALSE, sizeof (LeafStateEdit));
  g_array_append_vals (m->sets, sets->data, sets->len);
  leaf_machine_apply_state_edits (m);
  leaf_machine_refresh_watch (m);
  leaf_breakpoints_moved (play);
  return TRUE;
}
