/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-kind-rows.h: the rows of kinds, and how values are written.
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

#include "leaf-value.h"

#include "../base/leaf-build.h"

G_BEGIN_DECLS

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
  LeafKindId    kind;       /* PART: what its number stands for, a number or what it "corresponds to" */
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
  LeafWording sentence;     /* which made it */
  const LeafPiece *pieces;
  const char *const *names; /* "in tonnes", "in metric units"; ends in NULL; NULL where it has none */
  gboolean    is_real;      /* 1.0 kg */
  gboolean    negative;     /* may be written with a minus sign */
  gboolean    singular, plural; /* only for one; only for others */
  gboolean    is_library;   /* a story's own may be written so too, and goes before it */
  gboolean    equivalent;   /* read, never printed */
  double      scale;        /* one of it is as many of the kind's first notation */
  double      offset;       /* added after scaling, in the first notation */
  double      resolution;   /* "scaled at 10000"; 1 otherwise */
} LeafNotation;

/* "A length times a length specifies an area." */
typedef struct {
  char       operation;     /* '*' '-' */
  gboolean   is_library;    /* a story may say it once more */
  LeafKindId left, right, result;
} LeafDimension;

/* Made by kinds/. */
struct _LeafKinds {
  LeafTable kinds;  /* of LeafKind */
  LeafIndex built;  /* constructor, args -> kind */
  LeafTable notations; /* of LeafNotation: leaf-notation.h */
  LeafTable dimensions; /* of LeafDimension: leaf-notation.h */
  gboolean  has_odd_digits; /* some notation needs no digit from 0 to 9 */
  guint32   n_sentences_read; /* sentences before this one have had their notations read */
};

/* The row; a blank one where there is none, since a value that a play made wrongly may be of no kind.  Valid until a kind is made. */
static inline const LeafKind *
leaf_kinds_row (const LeafKinds *kinds, LeafKindId id)
{
  return LEAF_ROW (&kinds->kinds, LeafKind, id.ix < kinds->kinds.n ? id.ix : 0);
}

/* Of `built`.  Exact: a constructor takes 6 bits, and there are never 2^29 kinds. */
static inline guint64
leaf_kinds_built_key (LeafKindId constructor, LeafKindId a, LeafKindId b)
{
  return (guint64) constructor.ix << 58 | (guint64) (a.ix & 0x1FFFFFFF) << 29 | (b.ix & 0x1FFFFFFF);
}

/* The constructor applied; none where it was never made. */
static inline LeafKindId
leaf_kinds_find_built (const LeafKinds *kinds, LeafKindId constructor, LeafKindId a, LeafKindId b)
{
  return LEAF_ID (LeafKindId, leaf_index_find (&kinds->built, leaf_kinds_built_key (constructor, a, b)));
}

/* --- values as text ------------------------------------------------------------------------------------------------------- */

/* The longest literal of `kind` that the text begins with, as a player types it, in any case: bytes read, or 0. */
gsize    leaf_literal_read_text (const LeafKinds *kinds, const char *text, LeafKindId kind, LeafValue *value);
/* As it is printed; NULL for a kind without literals.  Free with g_free. */
char    *leaf_literal_to_string (const LeafKinds *kinds, LeafValue value);
/* In the notation called so ("in tonnes"); NULL where there is none.  Free with g_free. */
char    *leaf_literal_to_string_in (const LeafKinds *kinds, LeafValue value, const char *notation_name);
/* "3.0", "0.25", "1.9885 × 10^30".  Free with g_free. */
char    *leaf_real_to_string    (float real);
/* With so many figures after the point at most, 0 for the usual five; by powers of ten or never so. */
typedef enum { LEAF_REAL_EITHER_WAY = 0, LEAF_REAL_DECIMAL, LEAF_REAL_SCIENTIFIC } LeafRealNotation;
char    *leaf_real_written      (float real, guint32 places, LeafRealNotation notation);

/* The text after a literal of the kind, as a source has it or (`folded`) in any case; NULL where there is none. */
const char *leaf_literal_read_of_kind (const LeafKinds *kinds, const char *at, LeafKindId kind, gboolean folded, LeafValue *value);
/* The same of any kind. */
const char *leaf_literal_read_any (const LeafKinds *kinds, const char *at, LeafValue *value);

/* How many of the numbers stored make one of the kind's first notation: 100 where metres are stored in centimetres. */
gint32   leaf_unit_resolution (const LeafKinds *kinds, LeafKindId kind);
gboolean leaf_unit_is_real    (const LeafKinds *kinds, LeafKindId kind);
/* How many values the kind has, bits 0 to one less, where each part of its notation has an end; 0 where there is no end of them. */
guint32  leaf_unit_count      (const LeafKinds *kinds, LeafKindId kind);
/* Are there too many values of the kind to go through one after the other? */
gboolean leaf_kinds_is_endless (const LeafKinds *kinds, LeafKindId kind);
/* The part, from 1, of a value, as a value of the kind that it stands for. */
LeafValue leaf_unit_part     (const LeafKinds *kinds, LeafValue value, guint32 part);
/* What the part, from 1, stands for; a number where there is no such part. */
LeafKindId leaf_unit_part_kind (const LeafKinds *kinds, LeafKindId kind, guint32 part);
/* The value made of the parts, as many as there are; FALSE where one is out of its range. */
gboolean leaf_unit_compose   (const LeafKinds *kinds, LeafKindId kind, const LeafValue *parts, guint32 n_parts, LeafValue *value);

/* Can a value in some notation begin with this word, folded to lower case?  TRUE where it is not clear. */
gboolean leaf_unit_may_begin (const LeafKinds *kinds, const char *word);
/* The notation of the kind that names its parts; NULL for a kind without notations. */
const LeafNotation *leaf_unit_with_parts (const LeafKinds *kinds, LeafKindId kind);

G_END_DECLS
