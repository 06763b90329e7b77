/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-notation.h: how values are written, read and multiplied.
 *
 * A literal is a value written out: 23, -4.5, "true", 9:30 AM, twelve minutes, $1.99, 5 foot 11.  Numbers, truth states and
 * times are known here; other notations are made by sentences such as "10kg specifies a weight".  A notation is a row of
 * LeafNotation; the notations of one kind are a list by `next`, in the order of their sentences.
 *
 * A value of a unit is one number.  Where the notation has one part that number counts the smallest notation of the kind:
 *
 *   1m specifies a length.  1cm specifies a length scaled down by 100.        3m: 300
 *
 * and where it has several, each part after the first is a digit of a number with mixed bases:
 *
 *   5 foot 11 specifies a height.                                             5 foot 8: 5 * 12 + 8
 */
#pragma once

#include "leaf-kinds.h"

G_BEGIN_DECLS

/* --- literals --------------------------------------------------------------------------------------------------------- */

/* The words of a literal: TRUE and *value where they are one and nothing else. */
/* "1.0e10": who plays may type that; a source says "1.0 x 10^10". */
gboolean leaf_literal_has_exponent (const char *text);
gboolean leaf_literal_read      (const LeafBuild *build, LeafWording w, LeafValue *value);
/* The same of one kind alone; a whole number is taken for a real number too, and a length of time for a time. */
gboolean leaf_literal_read_as   (const LeafBuild *build, LeafWording w, LeafKindId kind, LeafValue *value);

/* --- notations -------------------------------------------------------------------------------------------------------- */

/* Marks the kind for which a sentence of form UNIT makes a notation: "The price is £5" then names no price, as "The price is
 * high" would. */
void     leaf_notation_foresee (LeafBuild *build, LeafWording sentence);
/* Reads the sentences of form UNIT that have not been read yet: when all kinds of value have been made, before any value is
 * read.  Turns kinds into LEAF_MAKE_UNIT. */
void     leaf_notations_read (LeafBuild *build);

/* Tells where a part has not as many numbers as the kind to which it corresponds has values: when all values have been made. */
void     leaf_notations_check (LeafBuild *build);

/* --- parts ------------------------------------------------------------------------------------------------------------ */

/* The number, from 1, of the part called so ("cents"); 0 where the kind has none. */
guint32  leaf_unit_find_part (const LeafBuild *build, LeafKindId kind, LeafWording name);

/* --- arithmetic ------------------------------------------------------------------------------------------------------- */

/* What an operation on two kinds gives: kind none where it is not allowed; the stored result is to be multiplied by
 * `multiply` and divided by `divide` (both 1 for most). */
typedef struct {
  LeafKindId kind;
  gint32     multiply, divide;
} LeafReckoning;

/* The square root (2) or the cube root (3) of a kind; here what is to be scaled is what the root is taken of. */
LeafReckoning leaf_kind_root (const LeafBuild *build, LeafKindId kind, guint power);
LeafReckoning leaf_kind_arithmetic (const LeafBuild *build, char operation, LeafKindId a, LeafKindId b); /* + - * / % */

G_END_DECLS
