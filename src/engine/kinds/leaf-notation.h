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
gboolean leaf_literal_read      (const LeafBuild *build, LeafWording w, LeafValue *value);
/* The same of one kind alone; a whole number is taken for a real number too, and a length of time for a time. */
gboolean leaf_literal_read_as   (const LeafBuild *build, LeafWording w, LeafKindId kind, LeafValue *value);
/* The longest literal of `kind` that the text begins with, as a player types it, in any case: bytes read, or 0. */
gsize    leaf_literal_read_text (const LeafBuild *build, const char *text, LeafKindId kind, LeafValue *value);
/* As it is printed; NULL for a kind without literals.  Free with g_free. */
char    *leaf_literal_to_string (const LeafBuild *build, LeafValue value);
/* In the notation called so ("in tonnes"); NULL where there is none.  Free with g_free. */
char    *leaf_literal_to_string_in (const LeafBuild *build, LeafValue value, const char *notation_name);
/* "3.0", "0.25", "1.9885 × 10^30".  Free with g_free. */
char    *leaf_real_to_string    (float real);

/* --- notations -------------------------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_PIECE_NONE = 0,
  LEAF_PIECE_TEXT,  /* letters and signs that stand as they are; one space for any white space */
  LEAF_PIECE_PART,  /* a number */
} LeafPieceSort;

/* One piece of a notation.  "$1.99" is the text "$", a part, the text ".", a part from 0 to 99 with leading zeros. */
typedef struct {
  LeafPieceSort sort;
  const char   *text;       /* TEXT */
  const char   *name;       /* PART: "cents", or NULL */
  gint32        least, most; /* PART: its range; the first part, unless it says so, has none: most is G_MAXINT32 */
  guint32       base;       /* PART: of its digits */
  const char   *digits;     /* PART: base characters, where they are not the usual ones */
  const char  **values;     /* PART: words for the numbers from 1 on, NULL-terminated, in place of digits */
  guint32       n_padded;   /* PART: printed with leading zeros to as many digits; 0 without */
  guint32       min_digits, max_digits; /* PART: when it is read; 0: any number */
  gboolean      optional, preamble_optional;
} LeafPiece;

typedef struct {
  LeafKindId  kind;
  guint32     next;         /* of the same kind */
  guint32     n_pieces, n_parts;
  const LeafPiece *pieces;
  const char *const *names; /* "in tonnes", "in metric units"; ends in NULL; NULL where it has none */
  gboolean    is_real;      /* 1.0 kg */
  gboolean    negative;     /* may be written with a minus sign */
  gboolean    singular, plural; /* only for one; only for others */
  gboolean    equivalent;   /* read, never printed */
  double      scale;        /* one of it is as many of the kind's first notation */
  double      offset;       /* added after scaling, in the first notation */
  double      resolution;   /* "scaled at 10000"; 1 otherwise */
} LeafNotation;

/* "A length times a length specifies an area." */
typedef struct {
  char       operation;     /* '*' '-' */
  LeafKindId left, right, result;
} LeafDimension;

/* Reads the sentences of form UNIT that have not been read yet: when all kinds of value have been made, before any value is
 * read.  Turns kinds into LEAF_MAKE_UNIT. */
void     leaf_notations_read (LeafBuild *build);
/* How many of the numbers stored make one of the kind's first notation: 100 where metres are stored in centimetres. */
gint32   leaf_unit_resolution (const LeafBuild *build, LeafKindId kind);
gboolean leaf_unit_is_real    (const LeafBuild *build, LeafKindId kind);

/* --- parts ------------------------------------------------------------------------------------------------------------ */

/* The number, from 1, of the part called so ("cents"); 0 where the kind has none. */
guint32  leaf_unit_find_part (const LeafBuild *build, LeafKindId kind, LeafWording name);
gint32   leaf_unit_part      (const LeafBuild *build, LeafValue value, guint32 part);
/* The value made of the parts, as many as there are; FALSE where one is out of its range. */
gboolean leaf_unit_compose   (const LeafBuild *build, LeafKindId kind, const gint32 *parts, guint32 n_parts, LeafValue *value);

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
