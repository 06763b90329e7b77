/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-kind-rows.h: the rows of kinds and of their notations, and values as text. kinds/leaf-notation.h explains
 * notations. */
#pragma once

#include "leaf-value.h"

#include "../base/leaf-build.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_PIECE_NONE = 0,
  LEAF_PIECE_TEXT, /* letters and signs as they are; one space for any white space */
  LEAF_PIECE_PART, /* a number */
} LeafPieceSort;

/* One piece of a notation. "$1.99" is the text "$", a part, the text ".", and a part from 0 to 99 with leading
 * zeros. */
typedef struct {
  LeafPieceSort sort;
  const char *text;               /* TEXT */
  const char *name;               /* PART: "cents", or NULL */
  gint32 least, most;             /* PART: its range; the first part has none unless it says so: most is G_MAXINT32 */
  LeafKindId kind;                /* PART: the kind of its number, or the kind it "corresponds to" */
  guint32 base;                   /* PART: of its digits */
  const char *digits;             /* PART: base characters, if not the usual ones */
  const char **values;            /* PART: words for the numbers from 1, NULL-terminated, instead of digits */
  guint32 n_padded;               /* PART: printed with leading zeros up to this many digits; 0: without */
  guint32 min_digits, max_digits; /* PART: when it is read; 0: any number of digits */
  gboolean optional, preamble_optional;
} LeafPiece;

typedef struct {
  LeafKindId kind;
  guint32 next; /* of the same kind */
  guint32 n_pieces, n_parts;
  LeafWording sentence; /* that defines it */
  const LeafPiece *pieces;
  const char *const *names;  /* "in tonnes", "in metric units"; NULL-terminated; NULL: none */
  gboolean is_real;          /* 1.0 kg */
  gboolean negative;         /* it can have a minus sign */
  gboolean singular, plural; /* only for one; only for others */
  gboolean is_library;       /* a story may define the same notation, which then takes precedence */
  gboolean equivalent;       /* accepted as input, never printed */
  double scale;              /* one of it in units of the kind's first notation */
  double offset;             /* added after scaling, in the first notation */
  double resolution;         /* "scaled at 10000"; 1 otherwise */
} LeafNotation;

/* "A length times a length specifies an area." */
typedef struct {
  char operation;      /* '*' '-' */
  gboolean is_library; /* a story may repeat it */
  LeafKindId left, right, result;
} LeafDimension;

/* Made by kinds/. */
struct _LeafKinds {
  LeafTable kinds;          /* of LeafKind */
  LeafIndex built;          /* constructor, args -> kind */
  LeafTable notations;      /* of LeafNotation: leaf-notation.h */
  LeafTable dimensions;     /* of LeafDimension: leaf-notation.h */
  gboolean has_odd_digits;  /* some notation can be written without a digit from 0 to 9 */
  guint32 n_sentences_read; /* the notations of earlier sentences have been read */
};

/* The row; a blank one if there is none, because a value in a faulty play may have no kind. Valid until a kind is
 * created. */
static inline const LeafKind *
leaf_kinds_row (const LeafKinds *kinds, LeafKindId id)
{
  return LEAF_ROW (&kinds->kinds, LeafKind, id.ix < kinds->kinds.n ? id.ix : 0);
}

/* The key of `built`. Exact: a constructor takes 6 bits, and there are never 2^29 kinds. */
static inline guint64
leaf_kinds_built_key (LeafKindId constructor, LeafKindId a, LeafKindId b)
{
  return (guint64) constructor.ix << 58 | (guint64) (a.ix & 0x1FFFFFFF) << 29 | (b.ix & 0x1FFFFFFF);
}

/* The kind that the constructor makes of its arguments; {0} if that kind was never created. */
static inline LeafKindId
leaf_kinds_find_built (const LeafKinds *kinds, LeafKindId constructor, LeafKindId a, LeafKindId b)
{
  return LEAF_ID (LeafKindId, leaf_index_find (&kinds->built, leaf_kinds_built_key (constructor, a, b)));
}

/* --- values as text ----------------------------------------------------------------------------------------------- */

/* The longest literal of `kind` at the start of the text, as a player types it, in any case: its length in bytes, or
 * 0. */
gsize leaf_literal_read_text (const LeafKinds *kinds, const char *text, LeafKindId kind, LeafValue *value);
/* As printed; NULL for a kind without literals. Free with g_free. */
char *leaf_literal_to_string (const LeafKinds *kinds, LeafValue value);
/* In the notation with that name ("in tonnes"); NULL if there is none. Free with g_free. */
char *leaf_literal_to_string_in (const LeafKinds *kinds, LeafValue value, const char *notation_name);
/* "3.0", "0.25", "1.9885 × 10^30".  Free with g_free. */
char *leaf_real_to_string (float real);
typedef enum { LEAF_REAL_EITHER_WAY = 0, LEAF_REAL_DECIMAL, LEAF_REAL_SCIENTIFIC } LeafRealNotation;
/* With at most `places` digits after the point, 0 for the usual five; with or without powers of ten. Free with
 * g_free. */
char *leaf_real_written (float real, guint32 places, LeafRealNotation notation);

/* The text after a literal of the kind, as in a source or (`folded`) in any case; NULL if there is none. */
const char *leaf_literal_read_of_kind (const LeafKinds *kinds, const char *at, LeafKindId kind, gboolean folded,
                                       LeafValue *value);
/* The same for any kind. */
const char *leaf_literal_read_any (const LeafKinds *kinds, const char *at, LeafValue *value);

/* How many stored units make one of the kind's first notation: 100 if metres are stored in centimetres. */
gint32 leaf_unit_resolution (const LeafKinds *kinds, LeafKindId kind);
gboolean leaf_unit_is_real (const LeafKinds *kinds, LeafKindId kind);
/* The number of values of the kind, with bits from 0, if each part of its notation has a limit; else 0. */
guint32 leaf_unit_count (const LeafKinds *kinds, LeafKindId kind);
/* TRUE if the kind has too many values to loop over. */
gboolean leaf_kinds_is_endless (const LeafKinds *kinds, LeafKindId kind);
/* A part, from 1, of a value, as a value of the part's kind. */
LeafValue leaf_unit_part (const LeafKinds *kinds, LeafValue value, guint32 part);
/* The kind of a part, from 1; number if there is no such part. */
LeafKindId leaf_unit_part_kind (const LeafKinds *kinds, LeafKindId kind, guint32 part);
/* The value with these parts; FALSE if one is out of range. */
gboolean leaf_unit_compose (const LeafKinds *kinds, LeafKindId kind, const LeafValue *parts, guint32 n_parts,
                            LeafValue *value);

/* TRUE if a value in some notation may begin with this word, folded to lower case, or if that is not certain. */
gboolean leaf_unit_may_begin (const LeafKinds *kinds, const char *word);
/* The first notation of the kind that names its parts, or else the first of all; NULL if the kind has none. */
const LeafNotation *leaf_unit_with_parts (const LeafKinds *kinds, LeafKindId kind);

G_END_DECLS
