/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-notation.h: how values are written, read and multiplied.
 *
 * A literal is a value written out: 23, -4.5, "true", 9:30 AM, twelve minutes, $1.99, 5 foot 11. Numbers, truth
 * states and times are built in; sentences such as "10kg specifies a weight" define other notations. A notation is a
 * row of LeafNotation; the notations of one kind are a list linked by `next`, in the order of their sentences.
 *
 * A value of a unit is one number. If the notation has one part, the number counts the smallest notation of the
 * kind:
 *
 *   1m specifies a length.  1cm specifies a length scaled down by 100.        3m: 300
 *
 * If it has several parts, each part after the first is a digit of a number with mixed bases:
 *
 *   5 foot 11 specifies a height.                                             5 foot 8: 5 * 12 + 8
 */
#pragma once

#include "leaf-kinds.h"

G_BEGIN_DECLS

/* --- literals ----------------------------------------------------------------------------------------------------- */

/* "1.0e10": players may type this form; a source writes "1.0 x 10^10". */
gboolean leaf_literal_has_exponent (const char *text);
/* Reads the words as a literal. Returns TRUE and sets *value if they are exactly one. */
gboolean leaf_literal_read (const LeafBuild *build, LeafWording w, LeafValue *value);
/* The same for one kind only; a whole number is also a real number, and a length of time is also a time. */
gboolean leaf_literal_read_as (const LeafBuild *build, LeafWording w, LeafKindId kind, LeafValue *value);

/* --- notations ---------------------------------------------------------------------------------------------------- */

/* Marks the kind for which a sentence of form UNIT defines a notation, so that "The price is £5" does not create a
 * named value, as "The price is high" would. */
void leaf_notation_declare (LeafBuild *build, LeafWording sentence);
/* Reads the sentences of form UNIT that have not been read. Call when all kinds of value exist and before any value
 * is read. Turns kinds into LEAF_REPRESENTATION_UNIT. */
void leaf_notations_read (LeafBuild *build);

/* Reports parts of notations that stand for the named values of a kind, but for more or fewer than it has. Call when
 * all values exist. */
void leaf_notations_check (LeafBuild *build);

/* --- parts -------------------------------------------------------------------------------------------------------- */

/* The number, from 1, of the part with that name ("cents"); 0 if there is none. */
guint32 leaf_unit_find_part (const LeafBuild *build, LeafKindId kind, LeafWording name);

/* --- arithmetic --------------------------------------------------------------------------------------------------- */

/* The result of an operation on two kinds: its kind, or none if the operation is not allowed. The stored result must be
 * multiplied by `multiply` and divided by `divide` (usually 1). */
typedef struct {
  LeafKindId kind;
  gint32 multiply, divide;
} LeafArithmeticResult;

/* The square (2) or cube (3) root of a kind; here the operand is scaled, not the result. */
LeafArithmeticResult leaf_kind_root (const LeafBuild *build, LeafKindId kind, guint power);
LeafArithmeticResult leaf_kind_arithmetic (const LeafBuild *build, char operation, LeafKindId a,
                                           LeafKindId b); /* + - * / % */

G_END_DECLS
