/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-ops-say.c: instructions for printing, and for texts. */

#include "leaf-ops.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-rng.h"
#include "leaf-say.h"
#include "leaf-values.h"

/* The current alternative of a text. If a comparison only looked at an alternative, that one is printed next. The
 * cell's kind packs the counter, the choice, and whether it was only looked at; an unused cell is the number 0. */
static guint32
one_of (LeafMachine *m, guint32 how, guint32 n, LeafValue *cell)
{
  enum { COUNT = 0xFFF, CHOICE_SHIFT = 12 };
  const guint32 seen = 0x80000000u;
  LeafValue state = { cell->kind & COUNT, cell->bits };
  guint32 which;

  if (cell->kind == LEAF_KIND_NUMBER && cell->bits == 0)
    state.kind = 0;
  if (cell->kind & seen) {
    which = cell->kind >> CHOICE_SHIFT & COUNT;
    if (m->comparing == 0)
      cell->kind &= ~seen;
    return n > 0 ? MIN (which, n - 1) : 0;
  }
  which = leaf_rng_alternative (m, how, n, &state);
  *cell = (LeafValue) { (state.kind & COUNT) | (which & COUNT) << CHOICE_SHIFT | (m->comparing > 0 ? seen : 0),
                        state.bits };
  return which;
}

/* Was the cell unused until now? */
static gboolean
spend (LeafValue *cell)
{
  gboolean is_first = cell->bits == 0;

  *cell = LEAF_VALUE (NUMBER, 1);
  return is_first;
}

static void
say_literal (LeafMachine *m, guint32 string, gboolean ends_sentence)
{
  leaf_print (m, *LEAF_ROW (&m->image->strings, const char *, string));
  if (ends_sentence)
    leaf_print_line (m);
}

PLAIN_OP (SAY_BEGIN)
{
  leaf_paragraph_begin (m);
}

PLAIN_OP (SAY_END)
{
}

PLAIN_OP (SAY_PART)
{
  leaf_paragraph_content (m);
}

PLAIN_OP (SAY_LITERAL)
{
  if (in->a != 2)
    leaf_paragraph_content (m);
  leaf_mark (m, frame->at - 1);
  say_literal (m, (guint32) in->b, in->a == 1);
}

OP (SAY_VALUE)
{
  LeafValue value = POP ();

  if (in->a == 0)
    leaf_paragraph_content (m);
  return !leaf_say_value (m, value);
}

PLAIN_OP (SAY_VERB)
{
  leaf_say_verb (m, (guint32) in->b, in->a);
}

OP (SAY_RESPONSE)
{
  guint32 depth = m->n_frames;

  leaf_paragraph_content (m);
  leaf_call_response (m, (guint32) in->b);
  return m->n_frames == depth;
}

PLAIN_OP (ONE_OF)
{
  guint32 n = (guint32) TOP.bits;

  TOP = LEAF_VALUE (NUMBER, one_of (m, in->a, n, leaf_own_cell (m, leaf_cell_of_extra (m, (guint32) in->b))));
}

PLAIN_OP (FIRST_TIME)
{
  PUSH (TRUTH (m->comparing == 0 && spend (leaf_own_cell (m, leaf_cell_of_extra (m, (guint32) in->b)))));
}

PLAIN_OP (PUSH_TEXT)
{
  PUSH (LEAF_VALUE (TEXT, in->b));
}

PLAIN_OP (CAPTURE_BEGIN)
{
  leaf_capture_begin (m);
  leaf_paragraph_begin (m);
}

PLAIN_OP (CAPTURE_END)
{
  PUSH (leaf_capture_end (m));
}
