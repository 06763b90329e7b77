/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-inform6.c: operations of Inform 6 code on values and objects. Such code has no kinds, so each native
 * here looks at the kinds of its arguments. */
#include "leaf-faults.h"
#include "leaf-properties.h"
#include "leaf-references.h"
#include "leaf-rng.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-inform6-memory.h"
#include "leaf-world-model.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

static gboolean
is_object (const LeafMachine *m, LeafValue value)
{
  return leaf_is_object_kind (m, value.kind);
}

NATIVE (inform6_object)
{
  *result = leaf_object (0);
  if (is_object (m, args[0]))
    *result = args[0];
  else if (args[0].bits != 0) {
    g_autofree char *value = leaf_value_to_string (m, args[0]);

    leaf_fault (m, N_ ("Inform 6 code needs an object, but %1 is not one"), value, NULL);
  }
  return LEAF_NATIVE_DONE;
}

/* A kind whose values are only bits, so that a number can be converted to it. */
static gboolean
is_counted (const LeafMachine *m, guint32 kind)
{
  return !leaf_is_object_kind (m, kind) && !leaf_kind_is_block (m, kind) && kind != LEAF_KIND_TEXT
         && leaf_constructor_of (m, kind) == 0;
}

/* Returns TRUE if a number stands for a value of the kind. */
static gboolean
is_number_of (const LeafMachine *m, guint32 kind, gint32 number)
{
  const guint32 *enumerated = kind < m->facts->n_kinds ? m->facts->enumerated[kind] : NULL;
  const LeafImage *image = m->image;
  const LeafTable *rows = kind == LEAF_KIND_VERB               ? &image->verbs
                          : kind == LEAF_KIND_ACTION_NAME      ? &image->actions
                          : kind == LEAF_KIND_RESPONSE         ? &image->responses
                          : kind == LEAF_KIND_USE_OPTION       ? &image->use_options
                          : kind == LEAF_KIND_TABLE_NAME       ? &image->tables
                          : kind == LEAF_KIND_RULEBOOK_OUTCOME ? &image->outcomes
                          : kind == LEAF_KIND_RULE             ? &image->rules
                          : kind == LEAF_KIND_RULEBOOK         ? &image->rulebooks
                                                               : NULL;

  if (enumerated != NULL)
    return number > 0 && (guint32) number <= enumerated[0];
  return rows == NULL || (number >= 0 && (guint32) number < rows->n);
}

LeafValue
leaf_inform6_value_as (LeafMachine *m, LeafValue value, guint32 kind)
{
  if (leaf_value_is_of_kind (m, value, kind) || kind == 0)
    return value;
  if (leaf_is_object_kind (m, kind) && value.bits == 0)
    return leaf_object (0);
  if (leaf_is_object_kind (m, kind) && is_object (m, value))
    return value; /* Inform 6 code does not distinguish kinds of objects */
  if (kind == LEAF_KIND_TRUTH_STATE)
    return LEAF_VALUE (TRUTH_STATE, value.bits != 0);
  if (kind == LEAF_KIND_SNIPPET && is_counted (m, value.kind))
    return LEAF_VALUE (SNIPPET, value.bits); /* an empty snippet, if there are not that many words */
  if (kind == LEAF_KIND_NUMBER && is_counted (m, value.kind))
    return LEAF_VALUE (NUMBER, value.bits);
  if (value.kind == LEAF_KIND_NUMBER && is_counted (m, kind) && is_number_of (m, kind, value.bits))
    return (LeafValue) { kind, value.bits };
  {
    g_autofree char *text = leaf_value_to_string (m, value);

    leaf_fault (m, N_ ("Inform 6 code returns %1, but a value of another kind is needed"), text, NULL);
  }
  return leaf_default_value (m, kind);
}

NATIVE (inform6_as)
{
  *result = leaf_inform6_value_as (m, args[0], (guint32) args[1].bits);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_is_of_kind)
{
  return GIVE_TRUTH (args[0].bits != 0 && leaf_value_is_of_kind (m, args[0], (guint32) args[1].bits));
}

NATIVE (inform6_is_worn)
{
  return GIVE_TRUTH (m->tree[leaf_instance_in (m, args[0])].held == LEAF_HELD_WORN);
}

NATIVE (inform6_snippet_found)
{
  *result = args[0].bits != 0 ? leaf_variable (m, m->facts->matched_text_cell) : LEAF_VALUE (NUMBER, 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_next_of_kind)
{
  guint32 object = leaf_instance_in (m, args[1]) + 1;

  while (object < m->facts->n_instances && !leaf_is_kind (m, object, (guint32) args[0].bits))
    object++;
  *result = leaf_object (object < m->facts->n_instances ? object : 0);
  return LEAF_NATIVE_DONE;
}

/* OffersLight: is there light in or on the object, or in the room? */
NATIVE (inform6_offers_light)
{
  return GIVE_TRUTH (leaf_world_offers_light (m, leaf_instance_in (m, args[0])));
}

/* "random (-6)" seeds the generator with 6. Of 0 it is any number. */
NATIVE (inform6_random)
{
  gint32 n = args[0].bits;

  if (n == 0)
    return GIVE_NUMBER (leaf_rng_between (m, G_MININT32, G_MAXINT32));
  if (n > 0)
    return GIVE_NUMBER ((gint32) leaf_rng_draw (m, (guint32) n));
  leaf_rng_seed (m, -(guint32) n);
  return GIVE_NUMBER (0);
}

NATIVE (inform6_children)
{
  gint32 n = 0;

  if (is_object (m, args[0]) && args[0].bits > 0)
    for (guint32 child = m->tree[args[0].bits].child; child != 0; child = m->tree[child].sibling)
      n += m->tree[child].held != LEAF_HELD_PART;
  leaf_charge (m, (guint32) n);
  return GIVE_NUMBER (n);
}

static LeafValue
next_part (const LeafMachine *m, guint32 child)
{
  while (child != 0 && m->tree[child].held != LEAF_HELD_PART)
    child = m->tree[child].sibling;
  return leaf_object (child);
}

NATIVE (inform6_part_of)
{
  guint32 object = leaf_instance_in (m, args[0]);

  *result = leaf_object (object != 0 && m->tree[object].held == LEAF_HELD_PART ? m->tree[object].parent : 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_first_part)
{
  guint32 object = leaf_instance_in (m, args[0]);

  *result = object != 0 ? next_part (m, m->tree[object].child) : leaf_object (0);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_next_part)
{
  guint32 object = leaf_instance_in (m, args[0]);

  *result = object != 0 && m->tree[object].held == LEAF_HELD_PART ? next_part (m, m->tree[object].sibling)
                                                                  : leaf_object (0);
  return LEAF_NATIVE_DONE;
}

/* What a Glulx machine reports: its version and the interpreter's, and whether it can resize memory, undo, print by
 * Glk, copy memory, allocate blocks, accelerate routines and calculate with real numbers. */
NATIVE (inform6_machine)
{
  enum { VERSION = 0x00030102, UNDO = 3, PRINTING = 4, UNICODE = 5, BLOCKS = 7, BY_GLK = 2 };

  (void) m;
  if (args[0].bits == 0)
    return GIVE_NUMBER (VERSION);
  if (args[0].bits == PRINTING)
    return GIVE_NUMBER (args[1].bits == BY_GLK);
  return GIVE_NUMBER (args[0].bits == UNDO || args[0].bits == UNICODE || args[0].bits == BLOCKS);
}

NATIVE (inform6_property)
{
  const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, args[0]), (guint32) args[1].bits);

  *result = cell != NULL ? leaf_property (m, args[0], (guint32) args[1].bits) : LEAF_VALUE (NUMBER, 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_set_property)
{
  guint32 property = (guint32) args[1].bits;
  LeafValue *cell = leaf_own_property_cell (m, leaf_instance_in (m, args[0]), property);

  *result = args[2];
  if (cell == NULL)
    leaf_fault_property (m, args[0], property);
  else if (LEAF_ROW (&m->image->properties, LeafImageProperty, property)->is_opposite)
    *cell = LEAF_VALUE (TRUTH_STATE, args[2].bits == 0);
  else
    *cell = leaf_inform6_value_as (m, args[2], LEAF_ROW (&m->image->properties, LeafImageProperty, property)->kind.ix);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_has)
{
  return GIVE_TRUTH (leaf_has (m, leaf_instance_in (m, args[0]), (guint32) args[1].bits));
}

NATIVE (inform6_give)
{
  guint32 property = (guint32) args[1].bits;
  LeafValue *cell = leaf_own_property_cell (m, leaf_instance_in (m, args[0]), property);

  if (cell == NULL)
    leaf_fault_property (m, args[0], property);
  else
    *cell = LEAF_VALUE (TRUTH_STATE,
                        (args[2].bits != 0)
                            != (LEAF_ROW (&m->image->properties, LeafImageProperty, property)->is_opposite != 0));
  return LEAF_NATIVE_DONE;
}

/* --- globals and other storage ------------------------------------------------------------------------------------ */

NATIVE (inform6_cell)
{
  *result = leaf_variable (m, leaf_cell_of_extra (m, (guint32) args[0].bits));
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_set_cell)
{
  leaf_set_variable (m, leaf_cell_of_extra (m, (guint32) args[0].bits), args[1]);
  *result = args[1];
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_assign)
{
  leaf_place_store (m, args[0], args[1]);
  *result = args[1];
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_then)
{
  (void) m;
  *result = args[1];
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_place)
{
  *result = leaf_place_load (m, args[0]);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_set_place)
{
  leaf_place_store (m, args[0], args[1]);
  *result = args[1];
  return LEAF_NATIVE_DONE;
}

/* --- bit operations ----------------------------------------------------------------------------------------------- */

NATIVE (inform6_shift)
{
  enum { LEFT, RIGHT_SIGNED, RIGHT };
  guint32 number = (guint32) args[0].bits, by = (guint32) args[1].bits;
  gboolean is_negative = args[0].bits < 0;

  (void) m;
  if (args[2].bits == LEFT)
    return GIVE_NUMBER ((gint32) (by < 32 ? number << by : 0));
  if (args[2].bits == RIGHT || !is_negative)
    return GIVE_NUMBER ((gint32) (by < 32 ? number >> by : 0));
  return GIVE_NUMBER ((gint32) (by < 32 ? ~(~number >> by) : ~0u));
}

/* clang-format off */
NATIVE (inform6_and) { (void) m; return GIVE_NUMBER (args[0].bits & args[1].bits); }
NATIVE (inform6_or) { (void) m; return GIVE_NUMBER (args[0].bits | args[1].bits); }
NATIVE (inform6_xor) { (void) m; return GIVE_NUMBER (args[0].bits ^ args[1].bits); }
/* clang-format on */
