/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-units.c: converts between values written in the notations of their kind and numbers. */

#include "leaf-units.h"

#include <math.h>
#include <string.h>

static const LeafNotation *
notation (const LeafKinds *kinds, guint32 index)
{
  return LEAF_ROW (&kinds->notations, LeafNotation, index);
}

static guint32
first_notation (const LeafKinds *kinds, LeafKindId kind)
{
  return LEAF_IS (kind) ? leaf_kinds_row (kinds, kind)->unit : 0;
}

gboolean
leaf_unit_is_real (const LeafKinds *kinds, LeafKindId kind)
{
  guint32 first = first_notation (kinds, kind);

  return first != 0 && notation (kinds, first)->is_real;
}

/* Every notation with one part is a whole multiple of the smallest: the resolution is the inverse of the smallest
 * scale. */
gint32
leaf_unit_resolution (const LeafKinds *kinds, LeafKindId kind)
{
  guint32 first = first_notation (kinds, kind);
  double resolution = 1;

  if (first == 0 || notation (kinds, first)->is_real)
    return 1;
  resolution = notation (kinds, first)->resolution;
  for (guint32 i = first; i != 0; i = notation (kinds, i)->next) {
    const LeafNotation *row = notation (kinds, i);

    if (!row->equivalent && row->n_parts == 1 && row->scale > 0)
      resolution = MAX (resolution, rint (1 / row->scale));
  }
  return (gint32) CLAMP (resolution, 1, 1000000000);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static int
digit_value (const LeafPiece *piece, const char *at, gboolean folded)
{
  if (piece->digits != NULL) {
    int index = 0;

    for (const char *digit = piece->digits; *digit != '\0'; digit = g_utf8_next_char (digit), index++) {
      gunichar a = g_utf8_get_char (digit), b = g_utf8_get_char (at);

      if (a == b || (folded && g_unichar_tolower (a) == g_unichar_tolower (b)))
        return index;
    }
    return -1;
  }
  if (g_ascii_isdigit (*at))
    return *at - '0' < (int) piece->base ? *at - '0' : -1;
  if (g_ascii_isalpha (*at)) {
    int digit = g_ascii_tolower (*at) - 'a' + 10;

    return digit < (int) piece->base ? digit : -1;
  }
  return -1;
}

/* The longest number word. */
static const char *
read_value_word (const LeafPiece *piece, const char *at, gint64 *number)
{
  const char *after = NULL;

  for (guint i = 0; piece->values[i] != NULL; i++) {
    gsize length = strlen (piece->values[i]);

    if (g_ascii_strncasecmp (at, piece->values[i], length) == 0 && (after == NULL || at + length > after)) {
      after = at + length;
      *number = i + 1;
    }
  }
  return after;
}

/* A part: its number, in its range, with as many digits as required. */
static const char *
read_part (const LeafPiece *piece, const char *at, gboolean folded, gint64 *number)
{
  guint32 n = 0;

  *number = 0;
  if (piece->values != NULL)
    return read_value_word (piece, at, number);
  while (*at != '\0' && (piece->max_digits == 0 || n < piece->max_digits)) {
    int digit = digit_value (piece, at, folded);

    if (digit < 0 || *number > G_MAXINT32)
      break;
    *number = *number * piece->base + digit;
    at = g_utf8_next_char (at);
    n++;
  }
  if (n == 0 || n < piece->min_digits || *number < piece->least || *number > piece->most)
    return NULL;
  return at;
}

static const char *
read_text (const LeafPiece *piece, const char *at, gboolean folded)
{
  for (const char *want = piece->text; *want != '\0'; want = g_utf8_next_char (want), at = g_utf8_next_char (at)) {
    gunichar a = g_utf8_get_char (want), b = g_utf8_get_char (at);

    if (*at == '\0' || (a != b && !(folded && g_unichar_tolower (a) == g_unichar_tolower (b))))
      return NULL;
  }
  return at;
}

/* How many values the part can have; those of the first part are not counted. */
static gint64
part_size (const LeafPiece *piece)
{
  return (gint64) piece->most - piece->least + 1;
}

/* What the number is worth when no part from this piece on is written. */
static gint64
without_rest (const LeafNotation *row, guint32 from, gint64 bits)
{
  for (guint32 i = from; i < row->n_pieces && bits <= G_MAXINT32; i++)
    if (row->pieces[i].sort == LEAF_PIECE_PART)
      bits *= part_size (&row->pieces[i]);
  return bits;
}

/* A notation of several parts.  Where an optional one is left out, so is what comes after it. */
static const char *
read_parts (const LeafNotation *row, const char *at, gboolean folded, gint64 *bits)
{
  gboolean negative = FALSE;
  guint32 n_parts = 0;

  *bits = 0;
  for (guint32 i = 0; i < row->n_pieces; i++) {
    const LeafPiece *piece = &row->pieces[i];
    const LeafPiece *next = i + 1 < row->n_pieces ? &row->pieces[i + 1] : NULL;
    const char *after;
    gint64 number = 0;

    if (piece->sort == LEAF_PIECE_TEXT) {
      gboolean may_go = next != NULL && next->sort == LEAF_PIECE_PART && next->preamble_optional;

      after = read_text (piece, at, folded);
      /* A full stop that ends the sentence is not a decimal point. */
      if (may_go && (after == NULL || read_part (next, after, folded, &number) == NULL)) {
        *bits = without_rest (row, i, *bits);
        break;
      }
    } else {
      if (n_parts == 0 && *at == '-' && row->negative) {
        negative = TRUE;
        at++;
      }
      after = read_part (piece, at, folded, &number);
      if (after == NULL && piece->optional && n_parts > 0) {
        *bits = without_rest (row, i, *bits);
        break;
      }
      if (after == NULL && piece->optional) {
        after = at;
        number = piece->least;
      }
      if (after != NULL)
        *bits = (n_parts == 0 ? 0 : *bits * part_size (piece)) + number
                - (n_parts == 0 && piece->most == G_MAXINT32 ? 0 : piece->least);
      n_parts++;
    }
    if (after == NULL || *bits > G_MAXINT32)
      return NULL;
    at = after;
  }
  if (*bits > G_MAXINT32)
    return NULL;
  if (negative)
    *bits = -*bits;
  return at;
}

/* A notation of one plain part: a whole or decimal number, scaled. */
static const char *
read_scaled (const LeafKinds *kinds, const LeafNotation *row, const char *at, gboolean folded, LeafValue *value)
{
  double number = 0;

  for (guint32 i = 0; i < row->n_pieces && at != NULL; i++) {
    const LeafPiece *piece = &row->pieces[i];

    if (piece->sort == LEAF_PIECE_TEXT) {
      at = read_text (piece, at, folded);
    } else {
      gboolean is_whole;

      if (*at == '-' && !row->negative)
        return NULL;
      at = leaf_read_decimal (at, &number, &is_whole);
      if (at != NULL && !is_whole && !row->is_real && leaf_unit_resolution (kinds, row->kind) * row->scale <= 1)
        return NULL;
    }
  }
  if (at == NULL)
    return NULL;
  number = number * row->scale + row->offset;
  if (row->is_real) {
    float real = (float) number;

    memcpy (&value->bits, &real, sizeof real);
  } else {
    number *= leaf_unit_resolution (kinds, row->kind);
    /* A value finer than the smallest notation cannot be stored; an "equivalent" is never exact. */
    if (fabs (number) > G_MAXINT32
        || (!row->equivalent && fabs (number - rint (number)) > 1e-6 * MAX (1, fabs (number))))
      return NULL;
    value->bits = (gint32) rint (number);
  }
  return at;
}

static gboolean
is_scaled (const LeafNotation *row)
{
  if (row->n_parts != 1)
    return FALSE;
  for (guint32 i = 0; i < row->n_pieces; i++) {
    const LeafPiece *piece = &row->pieces[i];

    if (piece->sort == LEAF_PIECE_PART
        && (piece->base != 10 || piece->digits != NULL || piece->values != NULL || piece->max_digits > 0
            || piece->least != 0 || piece->most != G_MAXINT32))
      return FALSE;
  }
  return TRUE;
}

static gboolean
ends_value (const char *at)
{
  return *at == '\0' || !(g_ascii_isalnum (*at) || (guchar) *at >= 0x80 || *at == '_');
}

static const char *
read_notation (const LeafKinds *kinds, const LeafNotation *row, const char *at, gboolean folded, LeafValue *value)
{
  const char *after;

  value->kind = row->kind.ix;
  if (is_scaled (row)) {
    after = read_scaled (kinds, row, at, folded, value);
  } else {
    gint64 bits;

    after = read_parts (row, at, folded, &bits);
    value->bits = (gint32) bits;
  }
  return after != NULL && ends_value (after) ? after : NULL;
}

/* Can the notation begin with this lower-case letter? TRUE if that is not clear. */
static gboolean
may_begin (const LeafNotation *row, char letter)
{
  const LeafPiece *first = &row->pieces[0];

  if (row->n_pieces == 0)
    return FALSE;
  if (first->sort == LEAF_PIECE_TEXT) {
    gboolean may_go = row->n_pieces > 1 && row->pieces[1].sort == LEAF_PIECE_PART && row->pieces[1].preamble_optional;
    gboolean is_clear = (guchar) first->text[0] < 0x80 && first->text[0] != '\'' && first->text[0] != '\0';

    return may_go || !is_clear || g_ascii_tolower (first->text[0]) == letter;
  }
  return first->optional || first->values != NULL || first->digits != NULL || first->base > 10
         || g_ascii_isdigit (letter) || letter == '-' || letter == '+';
}

gboolean
leaf_unit_may_begin (const LeafKinds *kinds, const char *word)
{
  LEAF_EACH (&kinds->notations, i)
    if (may_begin (notation (kinds, i), *word))
      return TRUE;
  return FALSE;
}

const char *
leaf_unit_read (const LeafKinds *kinds, const char *at, LeafKindId kind, gboolean folded, LeafValue *value)
{
  const char *longest = NULL;

  for (guint32 i = first_notation (kinds, kind); i != 0; i = notation (kinds, i)->next) {
    LeafValue found;
    const char *after = read_notation (kinds, notation (kinds, i), at, folded, &found);

    if (after != NULL && (longest == NULL || after > longest)) {
      longest = after;
      *value = found;
    }
  }
  if (longest == NULL && !folded)
    return leaf_unit_read (kinds, at, kind, TRUE, value);
  return longest;
}

const char *
leaf_unit_read_any (const LeafKinds *kinds, const char *at, LeafValue *value)
{
  for (guint folded = 0; folded < 2; folded++)
    for (guint library = 0; library < 2; library++)
      LEAF_EACH (&kinds->notations, i) {
        const LeafNotation *row = notation (kinds, i);
        const char *after
            = row->is_library == (library == 1) ? read_notation (kinds, row, at, folded == 1, value) : NULL;

        if (after != NULL && *after == '\0')
          return after;
      }
  return NULL;
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

static void
append_digits (GString *text, const LeafPiece *piece, gint64 number)
{
  char places[64];
  guint n = 0;
  gboolean is_negative = number < 0;

  if (piece->values != NULL) {
    g_string_append (text, piece->values[number >= 1 && number <= piece->most ? number - 1 : 0]);
    return;
  }
  if (is_negative) { /* a negative part gets all its leading zeros: "$0.0-75" */
    for (guint32 i = 1; i < piece->n_padded; i++)
      g_string_append_c (text, '0');
    g_string_append_c (text, '-');
    number = -number;
  }
  do {
    places[n++] = (char) (number % piece->base);
    number /= piece->base;
  } while (number > 0 && n < sizeof places);
  while (!is_negative && n < piece->n_padded && n < sizeof places)
    places[n++] = 0;
  while (n-- > 0) {
    if (piece->digits != NULL)
      g_string_append_unichar (text, g_utf8_get_char (g_utf8_offset_to_pointer (piece->digits, places[n])));
    else
      g_string_append_c (text, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[(guint) places[n]]);
  }
}

/* Computes the numbers of the parts, from first to last; at most 16. */
static guint
split_parts (const LeafNotation *row, gint64 bits, gint64 *numbers)
{
  const LeafPiece *parts[16];
  guint n = 0;

  for (guint32 i = 0; i < row->n_pieces && n < G_N_ELEMENTS (parts); i++)
    if (row->pieces[i].sort == LEAF_PIECE_PART)
      parts[n++] = &row->pieces[i];
  for (guint i = n; i-- > 0;) {
    gint64 size = part_size (parts[i]);

    if (i == 0) {
      numbers[i] = bits + (parts[i]->most == G_MAXINT32 ? 0 : parts[i]->least);
    } else {
      numbers[i] = bits % size + parts[i]->least;
      bits /= size;
    }
  }
  return n;
}

static char *
print_parts (const LeafNotation *row, gint32 bits)
{
  GString *text = g_string_new (NULL);
  gint64 numbers[16] = { 0 };
  guint n_parts = 0;

  /* If a notation shows a minus sign, it applies to the whole value; otherwise each part has its own. */
  split_parts (row, row->negative ? ABS ((gint64) bits) : bits, numbers);
  for (guint32 i = 0; i < row->n_pieces; i++) {
    const LeafPiece *piece = &row->pieces[i];
    const LeafPiece *next = i + 1 < row->n_pieces ? &row->pieces[i + 1] : NULL;

    if (piece->sort == LEAF_PIECE_TEXT) {
      if (next != NULL && next->sort == LEAF_PIECE_PART && next->preamble_optional && numbers[n_parts] == 0)
        break;
      g_string_append (text, piece->text);
      continue;
    }
    if (n_parts == 0 && bits < 0 && row->negative)
      g_string_append_c (text, '-');
    if (piece->optional && n_parts > 0 && numbers[n_parts] == 0)
      break;
    append_digits (text, piece, numbers[n_parts]);
    n_parts++;
  }
  return g_string_free (text, FALSE);
}

/* units / divisor as a decimal number. It has as many decimal places, truncated, as the first power of ten that is not
 * below the divisor has zeros. Trailing zeros are removed if the divisor divides that power. Negative numbers have no
 * decimal places, as in the reference. */
static char *
whole_and_figures (gint64 units, gint64 divisor)
{
  gint64 rest = units % divisor, ten = 1;
  int places = 0;

  if (rest <= 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, units / divisor);
  while (ten < divisor) {
    ten *= 10;
    places++;
  }
  rest = rest * ten / divisor;
  while (ten % divisor == 0 && rest % 10 == 0) {
    rest /= 10;
    places--;
  }
  return g_strdup_printf ("%" G_GINT64_FORMAT ".%0*" G_GINT64_FORMAT, units / divisor, places, rest);
}

static char *
print_number (const LeafNotation *row, const char *number)
{
  GString *text = g_string_new (NULL);

  for (guint32 i = 0; i < row->n_pieces; i++)
    g_string_append (text, row->pieces[i].sort == LEAF_PIECE_TEXT ? row->pieces[i].text : number);
  return g_string_free (text, FALSE);
}

/* The value as a multiple of the first notation. */
static double
amount (const LeafKinds *kinds, LeafValue value)
{
  LeafKindId kind = { value.kind };

  if (leaf_unit_is_real (kinds, kind)) {
    float real;

    memcpy (&real, &value.bits, sizeof real);
    return (double) real;
  }
  return (double) value.bits / leaf_unit_resolution (kinds, kind);
}

static gboolean
has_name (const LeafNotation *row, const char *name)
{
  for (const char *const *one = row->names; one != NULL && *one != NULL; one++)
    if (g_ascii_strcasecmp (*one, name) == 0)
      return TRUE;
  return FALSE;
}

/* The largest notation that does not exceed the value; the smallest if all do. Of several of that size, the first that
 * suits the number; otherwise one for just this number, singular or plural; otherwise any. */
static const LeafNotation *
find_best_notation (const LeafKinds *kinds, LeafValue value, const char *name)
{
  const LeafNotation *best = NULL;
  double best_number = 0, last_scale = 0;
  double total = fabs (amount (kinds, value));
  gboolean best_leads = FALSE;

  for (guint32 i = first_notation (kinds, (LeafKindId) { value.kind }); i != 0; i = notation (kinds, i)->next) {
    const LeafNotation *row = notation (kinds, i);
    double number = (total - row->offset) / row->scale;
    gboolean better, leads;

    if (name != NULL ? !has_name (row, name) : row->equivalent)
      continue;
    leads = row->scale != last_scale;
    last_scale = row->scale;
    if ((row->singular && number != 1) || (row->plural && number == 1))
      continue;
    if (best == NULL)
      better = TRUE;
    else if (row->scale == best->scale)
      better = !best_leads && !best->singular && !best->plural && (row->singular || row->plural);
    else if (total == 0)
      better = FALSE;
    else
      better = number >= 1 ? best_number < 1 || row->scale > best->scale : best_number < 1 && row->scale < best->scale;
    if (better) {
      best = row;
      best_number = number;
      best_leads = leads;
    }
  }
  return best;
}

/* Computed in single precision, as the story computes it, so that all digits agree. */
static char *
real_number (const LeafKinds *kinds, const LeafNotation *row, LeafValue value)
{
  float number = (float) amount (kinds, value) - (float) row->offset;

  return leaf_real_to_string (number / (float) row->scale);
}

static char *
whole_number (const LeafKinds *kinds, const LeafNotation *row, LeafValue value)
{
  gint32 resolution = leaf_unit_resolution (kinds, (LeafKindId) { value.kind });
  gint64 divisor = (gint64) rint (row->scale * resolution);

  return whole_and_figures (value.bits - (gint64) rint (row->offset * resolution), CLAMP (divisor, 1, G_MAXINT32));
}

char *
leaf_unit_to_string (const LeafKinds *kinds, LeafValue value, const char *notation_name)
{
  const LeafNotation *row;
  g_autofree char *number = NULL;

  if (first_notation (kinds, (LeafKindId) { value.kind }) == 0)
    return NULL;
  row = find_best_notation (kinds, value, notation_name);
  if (row == NULL)
    return NULL;
  if (!is_scaled (row))
    return print_parts (row, value.bits);
  number = row->is_real ? real_number (kinds, row, value) : whole_number (kinds, row, value);
  return print_number (row, number);
}

/* --- parts -------------------------------------------------------------------------------------------------------- */

/* The first notation of the kind that has named parts, or else the first of all. */
const LeafNotation *
leaf_unit_with_parts (const LeafKinds *kinds, LeafKindId kind)
{
  guint32 first = first_notation (kinds, kind);

  for (guint32 i = first; i != 0; i = notation (kinds, i)->next)
    for (guint32 piece = 0; piece < notation (kinds, i)->n_pieces; piece++)
      if (notation (kinds, i)->pieces[piece].name != NULL)
        return notation (kinds, i);
  return first != 0 ? notation (kinds, first) : NULL;
}

static const LeafPiece *
part_piece (const LeafNotation *row, guint32 part)
{
  for (guint32 i = 0; row != NULL && i < row->n_pieces; i++)
    if (row->pieces[i].sort == LEAF_PIECE_PART && --part == 0)
      return &row->pieces[i];
  return NULL;
}

guint32
leaf_unit_count (const LeafKinds *kinds, LeafKindId kind)
{
  guint32 first = first_notation (kinds, kind);
  const LeafNotation *row = notation (kinds, first);
  gint64 count = 1;

  if (first == 0 || is_scaled (row))
    return 0;
  for (guint32 i = 0; i < row->n_pieces; i++) {
    if (row->pieces[i].sort != LEAF_PIECE_PART)
      continue;
    if (row->pieces[i].most == G_MAXINT32)
      return 0;
    count = MIN (count * part_size (&row->pieces[i]), G_MAXINT32);
  }
  return (guint32) count;
}

gboolean
leaf_kinds_is_endless (const LeafKinds *kinds, LeafKindId kind)
{
  const LeafKind *row = leaf_kinds_row (kinds, kind);

  switch (kind.ix) {
  case LEAF_KIND_NUMBER:
  case LEAF_KIND_REAL:
  case LEAF_KIND_TIME_PERIOD:
  case LEAF_KIND_TEXT:
  case LEAF_KIND_SNIPPET:
  case LEAF_KIND_STORED_ACTION: return TRUE;
  default:
    return row->representation == LEAF_REPRESENTATION_UNIT ? leaf_unit_count (kinds, kind) == 0
                                                           : row->constructor.ix == LEAF_KIND_LIST;
  }
}

LeafKindId
leaf_unit_part_kind (const LeafKinds *kinds, LeafKindId kind, guint32 part)
{
  const LeafPiece *piece = part_piece (leaf_unit_with_parts (kinds, kind), part);

  return piece != NULL && LEAF_IS (piece->kind) ? piece->kind : LEAF_KIND (NUMBER);
}

/* Are the values of the kind real numbers? Then the number of a part is converted to a real one, and back; otherwise it
 * is the value's bits. */
static gboolean
is_real (const LeafKinds *kinds, LeafKindId kind)
{
  return kind.ix == LEAF_KIND_REAL || leaf_unit_is_real (kinds, kind);
}

LeafValue
leaf_unit_part (const LeafKinds *kinds, LeafValue value, guint32 part)
{
  const LeafNotation *row = leaf_unit_with_parts (kinds, (LeafKindId) { value.kind });
  LeafKindId kind = leaf_unit_part_kind (kinds, (LeafKindId) { value.kind }, part);
  LeafValue result = { kind.ix, 0 };
  gint64 numbers[16] = { 0 };
  guint n;

  if (row == NULL || part == 0)
    return result;
  n = split_parts (row, ABS ((gint64) value.bits), numbers);
  if (part <= n)
    result.bits = (gint32) (value.bits < 0 && part == 1 ? -numbers[0] : numbers[part - 1]);
  if (is_real (kinds, kind)) {
    float real = (float) result.bits;

    memcpy (&result.bits, &real, sizeof real);
  }
  return result;
}

static gint64
part_number (const LeafKinds *kinds, LeafValue part)
{
  float real;

  if (!is_real (kinds, (LeafKindId) { part.kind }))
    return part.bits;
  memcpy (&real, &part.bits, sizeof real);
  return (gint64) CLAMP (floor ((double) real + 0.5), -(double) G_MAXINT32, (double) G_MAXINT32);
}

gboolean
leaf_unit_compose (const LeafKinds *kinds, LeafKindId kind, const LeafValue *parts, guint32 n_parts, LeafValue *value)
{
  const LeafNotation *row = leaf_unit_with_parts (kinds, kind);
  gint64 bits = 0;

  if (row == NULL || n_parts != row->n_parts || n_parts == 0)
    return FALSE;
  for (guint32 i = 0; i < n_parts; i++) {
    const LeafPiece *piece = part_piece (row, i + 1);
    gint64 number = part_number (kinds, parts[i]);

    if (i == 0)
      number = ABS (number);
    if (number < piece->least || number > piece->most)
      return FALSE;
    bits = i == 0 ? number - (piece->most == G_MAXINT32 ? 0 : piece->least)
                  : bits * part_size (piece) + number - piece->least;
    if (bits > G_MAXINT32)
      return FALSE;
  }
  *value = (LeafValue) { kind.ix, (gint32) (part_number (kinds, parts[0]) < 0 ? -bits : bits) };
  return TRUE;
}
