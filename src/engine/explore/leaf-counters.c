/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-counters.c: numbers that only grow or only fall, and are tested so little that some of their values are
 * equivalent.
 *
 * If a fuse burns down by one each turn, and rules test only whether it is less than 5 and less than 1, then all values
 * below 0 are equivalent. The same goes for a number that is also printed, because printed text is not read again
 * (unless the story examines its own texts). Moments that differ only in such values count as one, and the author is
 * told.
 *
 * A property is analysed for each thing separately: one thing's may grow while another's falls. */

#include "leaf-explore-private.h"

enum { GROWS = 1, FALLS = 2 };

typedef struct {
  guint8 direction;
  gboolean is_used; /* in a way that is not analysed */
  gboolean is_printed, is_compared;
  gint32 low, high; /* the smallest and largest constant that it is compared with */
} Counter;

typedef struct {
  const LeafImage *image;
  Counter *counters; /* by cell */
  gboolean reads_texts;
} Counting;

/* --- patterns of instructions -------------------------------------------------------------------------------------
 * An instruction that goes on to the next is never the last of its chunk, so what follows it can be read. */

static gboolean
is_number (const LeafInstruction *in)
{
  return in->op == LEAF_OP_PUSH && in->a == LEAF_KIND_NUMBER;
}

/* Returns the thing that the instruction pushes, or 0 if it is not a known thing. */
static guint32
thing_pushed (const LeafInstruction *in)
{
  return in->op == LEAF_OP_PUSH && in->a == LEAF_KIND_OBJECT && in->b > 0 ? (guint32) in->b : 0;
}

/* For "... plus 2", returns GROWS or FALLS; 0 if the value does not change or the code is something else. */
static guint8
direction_of (const LeafInstruction *number)
{
  gboolean is_plus;

  if (!is_number (number) || number[1].op != LEAF_OP_ARITHMETIC
      || (number[1].a != LEAF_ARITHMETIC_PLUS && number[1].a != LEAF_ARITHMETIC_MINUS) || number->b == 0)
    return 0;
  is_plus = number[1].a == LEAF_ARITHMETIC_PLUS;
  return is_plus == (number->b > 0) ? GROWS : FALLS;
}

/* Returns the number of instructions that store a result in the place that it was read from, or 0 if it is stored
 * elsewhere. */
static guint
stored_back (const LeafInstruction *in, guint32 thing, guint32 of)
{
  gboolean is_property = thing != 0;
  guint ref = is_property ? 2 : 1;

  if (in->op == (is_property ? LEAF_OP_STORE_PROPERTY : LEAF_OP_STORE_CELL) && (guint32) in->b == of)
    return 1;
  if (in[0].op != LEAF_OP_STORE_SLOT || (is_property && thing_pushed (&in[1]) != thing)
      || in[ref].op != (is_property ? LEAF_OP_REF_PROPERTY : LEAF_OP_REF_CELL) || (guint32) in[ref].b != of
      || in[ref + 1].op != LEAF_OP_PUSH_SLOT || in[ref + 1].a != in[0].a || in[ref + 2].op != LEAF_OP_STORE)
    return 0;
  return ref + 3;
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

static void
note (Counter *counter, const Counter *more)
{
  counter->direction |= more->direction;
  counter->is_used |= more->is_used;
  counter->is_printed |= more->is_printed;
  if (!more->is_compared)
    return;
  counter->low = counter->is_compared ? MIN (counter->low, more->low) : more->low;
  counter->high = counter->is_compared ? MAX (counter->high, more->high) : more->high;
  counter->is_compared = TRUE;
}

/* Records a use of the property of one thing, or of all things if `thing` is 0 (not known). */
static void
note_property (Counting *counting, guint32 thing, guint32 property, const Counter *more)
{
  if (thing != 0) {
    note (&counting->counters[leaf_image_property_cell (counting->image, thing, property)], more);
    return;
  }
  LEAF_EACH (&counting->image->instances, i)
    note (&counting->counters[leaf_image_property_cell (counting->image, i, property)], more);
}

/* --- reading code ------------------------------------------------------------------------------------------------- */

/* Returns how the number that the instruction pushed is used. */
static Counter
use_after (const LeafInstruction *in)
{
  if (in[1].op == LEAF_OP_SAY_VALUE)
    return (Counter) { .is_printed = TRUE };
  if (is_number (&in[1]) && in[2].op == LEAF_OP_COMPARE)
    return (Counter) { .is_compared = TRUE, .low = in[1].b, .high = in[1].b };
  return (Counter) { .is_used = TRUE };
}

/* Reads, for example, "decrease the reading of the barometer by 2", for a property or a variable. Returns the number of
 * instructions, or 0 if the code is something else. */
static guint
read_step (Counting *counting, const LeafInstruction *in)
{
  guint32 thing = in->op == LEAF_OP_PUSH && in[1].op == LEAF_OP_PUSH_PROPERTY ? thing_pushed (in) : 0;
  const LeafInstruction *read = thing != 0 ? in + 1 : in;
  Counter step = { 0 };
  guint n;

  if (thing == 0 && in->op != LEAF_OP_PUSH_CELL)
    return 0;
  step.direction = direction_of (&read[1]);
  if (step.direction == 0)
    return 0;
  n = stored_back (&read[3], thing, (guint32) read->b);
  /* a direct store of a property pushes the owner first */
  if (n == 0 || (n == 1 && thing != 0 && thing_pushed (in - 1) != thing))
    return 0;
  if (thing != 0)
    note_property (counting, thing, (guint32) read->b, &step);
  else
    note (&counting->counters[leaf_cell_of_global (counting->image, (guint32) read->b)], &step);
  return (guint) (read - in) + 3 + n;
}

static void
read_instruction (Counting *counting, const LeafInstruction *first, const LeafInstruction *in)
{
  static const Counter used = { .is_used = TRUE };
  Counter use;
  guint32 thing = in > first ? thing_pushed (in - 1) : 0;

  switch (in->op) {
  case LEAF_OP_PUSH_CELL:
    use = use_after (in);
    note (&counting->counters[leaf_cell_of_global (counting->image, (guint32) in->b)], &use);
    break;
  case LEAF_OP_PUSH_PROPERTY:
    use = use_after (in);
    note_property (counting, thing, (guint32) in->b, &use);
    break;
  case LEAF_OP_STORE_CELL:
    if (!is_number (in - 1))
      note (&counting->counters[leaf_cell_of_global (counting->image, (guint32) in->b)], &used);
    break;
  case LEAF_OP_STORE_PROPERTY:
    if (!is_number (in - 1))
      note_property (counting, 0, (guint32) in->b, &used);
    break;
  case LEAF_OP_REF_CELL:
    note (&counting->counters[leaf_cell_of_global (counting->image, (guint32) in->b)], &used);
    break;
  case LEAF_OP_REF_PROPERTY: note_property (counting, thing, (guint32) in->b, &used); break;
  case LEAF_OP_PUSH:
    if (in->a == LEAF_KIND_PROPERTY
        || counting->image->facts.constructor[MIN (in->a, counting->image->facts.n_kinds - 1)] == LEAF_KIND_PROPERTY)
      note_property (counting, 0, (guint32) in->b, &used);
    break;
  default: break;
  }
}

/* --- whether the story reads its texts ---------------------------------------------------------------------------- */

static gboolean
is_text (const LeafImage *image, const LeafInstruction *in)
{
  switch (in->op) {
  case LEAF_OP_PUSH_TEXT: return TRUE;
  case LEAF_OP_PUSH: return in->a == LEAF_KIND_TEXT;
  case LEAF_OP_PUSH_CELL:
    return LEAF_ROW (&image->variables, LeafImageVariable, (guint32) in->b)->kind.ix == LEAF_KIND_TEXT;
  case LEAF_OP_PUSH_PROPERTY: return LEAF_IMAGE_PROPERTY (image, (guint32) in->b)->kind.ix == LEAF_KIND_TEXT;
  default: return FALSE;
  }
}

/* A text that is only printed, stored or returned is not examined. */
static gboolean
reads_text (const LeafImage *image, const LeafInstruction *in)
{
  if (in->op == LEAF_OP_CAPTURE_BEGIN || (in->op == LEAF_OP_CONVERT && in->b == LEAF_KIND_TEXT))
    return TRUE;
  return is_text (image, in) && in[1].op != LEAF_OP_SAY_VALUE && in[1].op != LEAF_OP_STORE_CELL
         && in[1].op != LEAF_OP_STORE_PROPERTY && in[1].op != LEAF_OP_RETURN_VALUE;
}

static void
read_chunk (Counting *counting, const LeafImageChunk *chunk)
{
  const LeafInstruction *first = &counting->image->code[chunk->first], *end = first + chunk->n;
  gboolean is_story = leaf_chunk_is_of_story (counting->image, chunk);

  for (const LeafInstruction *in = first; in < end;) {
    guint n = in > first ? read_step (counting, in) : 0;

    counting->reads_texts |= is_story && reads_text (counting->image, in);
    if (n == 0)
      read_instruction (counting, first, in);
    in += MAX (n, 1);
  }
}

/* --- results ------------------------------------------------------------------------------------------------------ */

/* Takes `what`. */
static void
project (const Counting *counting, LeafProjection *projection, guint32 cell, char *what)
{
  const Counter *counter = &counting->counters[cell];
  g_autofree char *name = what;
  const char *how = counter->direction == GROWS ? "grows" : "falls";
  g_autofree char *beyond = NULL;

  if (cell == 0 || projection->cells[cell] != LEAF_CELL_COUNTS || counter->is_used
      || (counter->direction != GROWS && counter->direction != FALLS) || (counter->is_printed && counting->reads_texts))
    return;
  if (!counter->is_compared) {
    projection->cells[cell] = LEAF_CELL_LEFT_OUT;
  } else if (counter->direction == GROWS) {
    projection->cells[cell] = LEAF_CELL_CAPPED;
    projection->caps[cell] = counter->high < G_MAXINT32 ? counter->high + 1 : counter->high;
    beyond = g_strdup_printf (" beyond %d", projection->caps[cell]);
  } else {
    projection->cells[cell] = LEAF_CELL_FLOORED;
    projection->caps[cell] = counter->low > G_MININT32 ? counter->low - 1 : counter->low;
    beyond = g_strdup_printf (" below %d", projection->caps[cell]);
  }
  projection->has_printed |= counter->is_printed;
  leaf_projection_leave_out (projection, g_strconcat (name, beyond, NULL), "it only %s%s%s", how,
                             beyond == NULL                ? ""
                             : counter->direction == GROWS ? ", is compared with nothing larger"
                                                           : ", is compared with nothing smaller",
                             counter->is_printed ? " and is only printed" : "");
}

static void
project_all (const Counting *counting, const guint8 *is_asked_by_c, LeafProjection *projection)
{
  const LeafImage *image = counting->image;

  LEAF_EACH (&image->variables, v) {
    const LeafImageVariable *row = LEAF_ROW (&image->variables, LeafImageVariable, v);

    if (row->kind.ix == LEAF_KIND_NUMBER)
      project (counting, projection, leaf_cell_of_global (counting->image, v), g_strdup (row->name));
  }
  LEAF_EACH (&image->properties, p) {
    const LeafImageProperty *row = LEAF_IMAGE_PROPERTY (image, p);

    if (row->kind.ix != LEAF_KIND_NUMBER || is_asked_by_c[image->variables.n + p])
      continue;
    LEAF_EACH (&image->instances, i)
      project (counting, projection, leaf_image_property_cell (image, i, p),
               g_strdup_printf ("the %s of %s", row->name, LEAF_IMAGE_INSTANCE (image, i)->name));
  }
}

void
leaf_counters_project (const LeafImage *image, const guint8 *is_reached, const guint8 *is_asked_by_c,
                       LeafProjection *projection)
{
  Counting counting = { .image = image, .counters = g_new0 (Counter, image->layout->n_cells + 1) };

  LEAF_EACH (&image->chunks, i)
    if (is_reached[i])
      read_chunk (&counting, LEAF_ROW (&image->chunks, LeafImageChunk, i));
  project_all (&counting, is_asked_by_c, projection);
  g_free (counting.counters);
}
