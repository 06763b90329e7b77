/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-naming.c: prints names of things, decides what verbs agree with, and tests whether two things can be
 * distinguished. */

#include "leaf-frames.h"
#include "leaf-print.h"
#include "leaf-properties.h"
#include "leaf-say.h"
#include "leaf-values.h"

#define NATIVE(name)  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

/* The text of the property, expanded if necessary; `otherwise` if it is empty. */
static LeafNativeStatus
say_property (LeafMachine *m, guint32 property, const char *otherwise)
{
  guint32 object = (guint32) m->stack[leaf_machine_frame (m)->slots].bits;
  const LeafValue *cell;

  if (!leaf_native_begins (m))
    return LEAF_NATIVE_DONE;
  cell = object != 0 && property != 0 ? leaf_property_cell (m, object, property) : NULL;
  if (cell == NULL || cell->bits == 0) {
    leaf_print (m, otherwise);
    return LEAF_NATIVE_DONE;
  }
  leaf_call_say (m, *cell);
  return LEAF_NATIVE_CALLED;
}

static const char *
name_of (const LeafMachine *m, guint32 object)
{
  return leaf_table_has_row (&m->image->instances, object)
             ? LEAF_ROW (&m->image->instances, LeafImageInstance, object)->name
             : "nothing";
}

NATIVE (say_printed_name)
{
  return say_property (m, m->facts->printed_name, name_of (m, (guint32) args[0].bits));
}

/* A cell of an object at the start of the play; NULL if it has none. */
static const LeafValue *
first_value (LeafMachine *m, guint32 object, guint32 property)
{
  guint32 cell = leaf_image_property_cell (m->image, object, property);

  return cell != 0 ? &m->layout->cells[cell] : NULL;
}

/* "rope ladder is in the Lab": a name that begins like a proper one, without a printed name of its own, has a form
 * for the beginning of a sentence, which it keeps. Printed names that an author wrote stay as they are. */
static gboolean
has_capital_name (LeafMachine *m, guint32 object)
{
  const LeafValue *proper = first_value (m, object, m->facts->proper_named);

  return proper != NULL && LEAF_ROW (&m->image->instances, LeafImageInstance, object)->prints_its_name
         && (proper->bits != 0)
                != LEAF_ROW (&m->image->properties, LeafImageProperty, m->facts->proper_named)->is_opposite;
}

NATIVE (say_capital_name)
{
  guint32 object = (guint32) args[0].bits;
  const LeafValue *printed = first_value (m, object, m->facts->printed_name);
  const char *name = printed != NULL ? leaf_text_characters (m, *printed) : NULL;
  g_autofree char *upper = NULL;

  if (leaf_native_phase (m) != 0 || name == NULL || !has_capital_name (m, object))
    return say_property (m, m->facts->printed_name, name_of (m, object));
  upper = leaf_english_capitalise (name);
  leaf_print (m, upper);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_printed_plural)
{
  return say_property (m, m->facts->printed_plural_name, name_of (m, (guint32) args[0].bits));
}

/* --- agreement ---------------------------------------------------------------------------------------------------- */

NATIVE (regarding)
{
  leaf_regard (m, args[0], 1);
  m->said_number = 1;
  return LEAF_NATIVE_DONE;
}

NATIVE (regarding_number)
{
  leaf_regard (m, leaf_object (0), (guint32) MAX (args[0].bits, 0));
  m->said_number = args[0].bits;
  return LEAF_NATIVE_DONE;
}

NATIVE (regarding_one_of)
{
  leaf_regard (m, args[0], (guint32) MAX (args[1].bits, 1));
  m->said_number = 1;
  return LEAF_NATIVE_DONE;
}

NATIVE (regarding_list_of)
{
  guint32 n;
  const LeafValue *entries = leaf_block_values (&m->heap, (guint32) args[0].bits, &n);

  if (n > 0) {
    leaf_regard (m, entries[0], n);
    return LEAF_NATIVE_DONE;
  }
  m->named_count = 0; /* "nothing": the object named before stays, as a single thing */
  m->said_number = 1;
  return LEAF_NATIVE_DONE;
}

/* After a list, the object named last is not changed, since the player is called "the player" in it. */
NATIVE (named_so_many)
{
  m->named_count = (guint32) MAX (args[0].bits, 0);
  if (args[0].bits == 0)
    m->said_number = 1;
  return LEAF_NATIVE_DONE;
}

NATIVE (prior_is_plural)
{
  guint32 named = (guint32) leaf_variable (m, m->facts->named_cell).bits;

  return GIVE_TRUTH (m->named_count >= 2 || (named != 0 && leaf_has (m, named, m->facts->plural_named)));
}
