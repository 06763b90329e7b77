/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-units.c: values written in the notations of their kind, to one number and back. */

#include "leaf-units.h"

#include <math.h>
#include <string.h>

static const LeafNotation *
notation (const LeafBuild *build, guint32 index)
{
  return LEAF_ROW (&build->kinds->notations, LeafNotation, index);
}

static guint32
first_notation (const LeafBuild *build, LeafKindId kind)
{
  return LEAF_IS (kind) ? leaf_kind (build, kind)->unit : 0;
}

gboolean
leaf_unit_is_real (const LeafBuild *build, LeafKindId kind)
{
  guint32 first = first_notation (build, kind);

  return first != 0 && notation (build, first)->is_real;
}

/* Every notation of one part is to be a whole multiple of the smallest: so it is the inverse of the smallest scale. */
gint32
leaf_unit_resolution (const LeafBuild *build, LeafKindId kind)
{
  guint32 first = first_notation (build, kind);
  double resolution = 1;

  if (first == 0 || notation (build, first)->is_real)
    return 1;
  resolution = notation (build, first)->resolution;
  for (guint32 i = first; i != 0; i = notation (build, i)->next) {
    const LeafNotation *row = notation (build, i);

    if (!row->equivalent && row->n_parts == 1 && row->scale > 0)
      resolution = MAX (resolution, rint (1 / row->scale));
  }
  return (gint32) CLAMP (resolution, 1, 1000000000);
}

/* --- reading -------------------------------------------------------------------------------------------------------------- */

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

/* The longest of the words that stand for numbers. */
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

/* A part: its number, in its range, with as many digits as it must have. */
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

/* How many numbers the part can be; the first part's own are not counted. */
static gint64
part_size (const LeafPiece *piece)
{
  return (gint64) piece->most - piece->least + 1;
}

/* A notation of several parts. */
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
      /* A full stop that ends the sentence is not the point before the cents. */
      if (may_go && (after == NULL || read_part (next, after, folded, &number) == NULL)) {
        *bits = *bits * part_size (next);
        n_parts++;
        i++;
        continue;
      }
    } else {
      if (n_parts == 0 && *at == '-' && row->negative) {
        negative = TRUE;
        at++;
      }
      after = read_part (piece, at, folded, &number);
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
  if (negative)
    *bits = -*bits;
  return at;
}

/* A notation of one plain part: a whole or decimal number, scaled. */
static const char *
read_scaled (const LeafBuild *build, const LeafNotation *row, const char *at, gboolean folded, LeafValue *value)
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
      if (at != NULL && !is_whole && !row->is_real && leaf_unit_resolution (build, row->kind) * row->scale <= 1)
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
    number *= leaf_unit_resolution (build, row->kind);
    /* What is finer than the smallest notation cannot be stored; an equivalent is never exact. */
    if (fabs (number) > G_MAXINT32 || (!row->equivalent && fabs (number - rint (number)) > 1e-6 * MAX (1, fabs (number))))
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
        && (piece->base != 10 || piece->digits != NULL || piece->values != NULL || piece->max_digits > 0 || piece->least != 0
            || piece->most != G_MAXINT32))
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
read_notation (const LeafBuild *build, const LeafNotation *row, const char *at, gboolean folded, LeafValue *value)
{
  const char *after;

  value->kind = row->kind.ix;
  if (is_scaled (row)) {
    after = read_scaled (build, row, at, folded, value);
  } else {
    gint64 bits;

    after = read_parts (row, at, folded, &bits);
    value->bits = (gint32) bits;
  }
  return after != NULL && ends_value (after) ? after : NULL;
}

/* Can the notation begin with this letter, a small one?  Where it is not clear it can. */
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
  return first->optional || first->values != NULL || first->digits != NULL || first->base > 10 || g_ascii_isdigit (letter)
         || letter == '-' || letter == '+';
}

gboolean
leaf_unit_may_begin (const LeafBuild *build, const char *word)
{
  LEAF_EACH (&build->kinds->notations, i)
    if (may_begin (notation (build, i), *word))
      return TRUE;
  return FALSE;
}

const char *
leaf_unit_read (const LeafBuild *build, const char *at, LeafKindId kind, gboolean folded, LeafValue *value)
{
  const char *longest = NULL;

  for (guint32 i = first_notation (build, kind); i != 0; i = notation (build, i)->next) {
    LeafValue found;
    const char *after = read_notation (build, notation (build, i), at, folded, &found);

    if (after != NULL && (longest == NULL || after > longest)) {
      longest = after;
      *value = found;
    }
  }
  if (longest == NULL && !folded)
    return leaf_unit_read (build, at, kind, TRUE, value);
  return longest;
}

const char *
leaf_unit_read_any (const LeafBuild *build, const char *at, LeafValue *value)
{
  for (guint folded = 0; folded < 2; folded++) {
    LEAF_EACH (&build->kinds->notations, i) {
      const char *after = read_notation (build, notation (build, i), at, folded == 1, value);

      if (after != NULL && *after == '\0')
        return after;
    }
  }
  return NULL;
}

/* --- printing -------------------------------------------------------------------------------------------------------------- */

static void
append_digits (GString *text, const LeafPiece *piece, gint64 number)
{
  char places[64];
  guint n = 0;

  if (piece->values != NULL) {
    g_string_append (text, piece->values[number >= 1 && number <= piece->most ? number - 1 : 0]);
    return;
  }
  do {
    places[n++] = (char) (number % piece->base);
    number /= piece->base;
  } while (number > 0 && n < sizeof places);
  while (n < piece->n_padded && n < sizeof places)
    places[n++] = 0;
  while (n-- > 0) {
    if (piece->digits != NULL)
      g_string_append_unichar (text, g_utf8_get_char (g_utf8_offset_to_pointer (piece->digits, places[n])));
    else
      g_string_append_c (text, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[(guint) places[n]]);
  }
}

/* The numbers of the parts, first to last; at most 16. */
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

  split_parts (row, ABS ((gint64) bits), numbers);
  for (guint32 i = 0; i < row->n_pieces; i++) {
    const LeafPiece *piece = &row->pieces[i];
    const LeafPiece *next = i + 1 < row->n_pieces ? &row->pieces[i + 1] : NULL;

    if (piece->sort == LEAF_PIECE_TEXT) {
      if (next != NULL && next->sort == LEAF_PIECE_PART && next->preamble_optional && numbers[n_parts] == 0) {
        i++;
        n_parts++;
      } else {
        g_string_append (text, piece->text);
      }
      continue;
    }
    if (n_parts == 0 && bits < 0)
      g_string_append_c (text, '-');
    if (!(piece->optional && n_parts > 0 && numbers[n_parts] == 0))
      append_digits (text, piece, numbers[n_parts]);
    n_parts++;
  }
  return g_string_free (text, FALSE);
}

/* A decimal without trailing zeros. */
static char *
decimal (double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE + 400];
  gsize length;

  g_ascii_formatd (text, sizeof text, "%.6f", number);
  length = strlen (text);
  while (length > 0 && text[length - 1] == '0')
    length--;
  if (length > 0 && text[length - 1] == '.')
    length--;
  return g_strndup (text, length);
}

static char *
print_scaled (const LeafNotation *row, double number)
{
  GString *text = g_string_new (NULL);

  for (guint32 i = 0; i < row->n_pieces; i++) {
    if (row->pieces[i].sort == LEAF_PIECE_TEXT) {
      g_string_append (text, row->pieces[i].text);
    } else {
      g_autofree char *digits = row->is_real ? leaf_real_to_string ((float) number) : decimal (number);

      g_string_append (text, digits);
    }
  }
  return g_string_free (text, FALSE);
}

/* How much of the first notation the value is. */
static double
amount (const LeafBuild *build, LeafValue value)
{
  LeafKindId kind = { value.kind };

  if (leaf_unit_is_real (build, kind)) {
    float real;

    memcpy (&real, &value.bits, sizeof real);
    return (double) real;
  }
  return (double) value.bits / leaf_unit_resolution (build, kind);
}

static gboolean
has_name (const LeafNotation *row, const char *name)
{
  for (const char *const *one = row->names; one != NULL && *one != NULL; one++)
    if (g_ascii_strcasecmp (*one, name) == 0)
      return TRUE;
  return FALSE;
}

/* The notation in which the number before the unit is smallest and yet not below one; the smallest of all where each is. */
static const LeafNotation *
neatest (const LeafBuild *build, LeafValue value, const char *name)
{
  const LeafNotation *best = NULL;
  double best_number = 0;
  double total = fabs (amount (build, value));

  for (guint32 i = first_notation (build, (LeafKindId) { value.kind }); i != 0; i = notation (build, i)->next) {
    const LeafNotation *row = notation (build, i);
    double number = total / row->scale;
    gboolean better;

    if (name != NULL ? !has_name (row, name) : row->equivalent)
      continue;
    if ((row->singular && number != 1) || (row->plural && number == 1))
      continue;
    if (best == NULL)
      better = TRUE;
    else if (total == 0)
      better = FALSE;
    else
      better = number >= 1 ? best_number < 1 || number < best_number : best_number < 1 && number > best_number;
    if (better) {
      best = row;
      best_number = number;
    }
  }
  return best;
}

char *
leaf_unit_to_string (const LeafBuild *build, LeafValue value, const char *notation_name)
{
  const LeafNotation *row;

  if (first_notation (build, (LeafKindId) { value.kind }) == 0)
    return NULL;
  row = neatest (build, value, notation_name);
  if (row == NULL)
    return NULL;
  if (!is_scaled (row))
    return print_parts (row, value.bits);
  return print_scaled (row, (amount (build, value) - row->offset) / row->scale);
}

/* --- parts ------------------------------------------------------------------------------------------------------------------ */

/* The first notation of the kind that has named parts. */
static const LeafNotation *
with_parts (const LeafBuild *build, LeafKindId kind)
{
  guint32 first = first_notation (build, kind);

  for (guint32 i = first; i != 0; i = notation (build, i)->next)
    for (guint32 piece = 0; piece < notation (build, i)->n_pieces; piece++)
      if (notation (build, i)->pieces[piece].name != NULL)
        return notation (build, i);
  return first != 0 ? notation (build, first) : NULL;
}

guint32
leaf_unit_find_part (const LeafBuild *build, LeafKindId kind, LeafWording name)
{
  const LeafNotation *row = with_parts (build, kind);
  guint32 part = 0;

  for (guint32 i = 0; row != NULL && i < row->n_pieces; i++) {
    if (row->pieces[i].sort != LEAF_PIECE_PART)
      continue;
    part++;
    if (row->pieces[i].name != NULL && leaf_wording_is (build, name, row->pieces[i].name))
      return part;
  }
  return 0;
}

gint32
leaf_unit_part (const LeafBuild *build, LeafValue value, guint32 part)
{
  const LeafNotation *row = with_parts (build, (LeafKindId) { value.kind });
  gint64 numbers[16] = { 0 };
  guint n;

  if (row == NULL || part == 0)
    return 0;
  n = split_parts (row, ABS ((gint64) value.bits), numbers);
  return part <= n ? (gint32) (value.bits < 0 && part == 1 ? -numbers[0] : numbers[part - 1]) : 0;
}

gboolean
leaf_unit_compose (const LeafBuild *build, LeafKindId kind, const gint32 *parts, guint32 n_parts, LeafValue *value)
{
  const LeafNotation *row = with_parts (build, kind);
  gint64 bits = 0;
  guint32 n = 0;

  if (row == NULL || n_parts != row->n_parts)
    return FALSE;
  for (guint32 i = 0; i < row->n_pieces; i++) {
    const LeafPiece *piece = &row->pieces[i];
    gint64 number;

    if (piece->sort != LEAF_PIECE_PART)
      continue;
    number = n == 0 ? ABS ((gint64) parts[0]) : parts[n];
    if (number < piece->least || number > piece->most)
      return FALSE;
    bits = n == 0 ? number - (piece->most == G_MAXINT32 ? 0 : piece->least) : bits * part_size (piece) + number - piece->least;
    if (bits > G_MAXINT32)
      return FALSE;
    n++;
  }
  *value = (LeafValue) { kind.ix, (gint32) (parts[0] < 0 ? -bits : bits) };
  return TRUE;
}

/* --- arithmetic ------------------------------------------------------------------------------------------------------------- */

static gboolean
is (LeafKindId kind, LeafKindNumber number)
{
  return kind.ix == (guint32) number;
}

static gboolean
is_plain (LeafKindId kind)
{
  return is (kind, LEAF_KIND_NUMBER) || is (kind, LEAF_KIND_REAL);
}

static gboolean
same_pair (const LeafDimension *row, LeafKindId a, LeafKindId b)
{
  return (LEAF_SAME (row->left, a) && LEAF_SAME (row->right, b))
         || (row->operation == '*' && LEAF_SAME (row->left, b) && LEAF_SAME (row->right, a));
}

/* Scales a whole-number result from its natural resolution to the one of its kind. */
static LeafReckoning
scaled (const LeafBuild *build, LeafKindId kind, double natural)
{
  double wanted = leaf_unit_resolution (build, kind);

  if (leaf_unit_is_real (build, kind) || natural == wanted)
    return (LeafReckoning) { kind, 1, 1 };
  if (wanted > natural)
    return (LeafReckoning) { kind, (gint32) rint (wanted / natural), 1 };
  return (LeafReckoning) { kind, 1, (gint32) rint (natural / wanted) };
}

static LeafReckoning
multiplied (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *row = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);

    if (row->operation == '*' && same_pair (row, a, b))
      return scaled (build, row->result, (double) leaf_unit_resolution (build, a) * leaf_unit_resolution (build, b));
  }
  return (LeafReckoning) { { 0 }, 1, 1 };
}

static LeafReckoning
divided (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *row = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);
    double natural = (double) leaf_unit_resolution (build, a) / leaf_unit_resolution (build, b);

    if (row->operation != '*' || !LEAF_SAME (row->result, a))
      continue;
    if (LEAF_SAME (row->left, b))
      return scaled (build, row->right, natural);
    if (LEAF_SAME (row->right, b))
      return scaled (build, row->left, natural);
  }
  return (LeafReckoning) { { 0 }, 1, 1 };
}

/* "A time minus a time specifies a time period": then a time and a time period add up to a time. */
static LeafKindId
shifted (const LeafBuild *build, char operation, LeafKindId a, LeafKindId b)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *row = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);

    if (row->operation != '-')
      continue;
    if (operation == '-' && LEAF_SAME (row->left, a) && LEAF_SAME (row->right, b))
      return row->result;
    if (LEAF_SAME (row->left, a) && LEAF_SAME (row->result, b))
      return a;
    if (operation == '+' && LEAF_SAME (row->left, b) && LEAF_SAME (row->result, a))
      return b;
  }
  return (LeafKindId) { 0 };
}

LeafReckoning
leaf_kind_arithmetic (const LeafBuild *build, char operation, LeafKindId a, LeafKindId b)
{
  LeafReckoning none = { { 0 }, 1, 1 };

  if (!leaf_kind_is_arithmetic (build, a) || !leaf_kind_is_arithmetic (build, b))
    return none;
  if (is_plain (a) && is_plain (b))
    return (LeafReckoning) { leaf_kind_join (build, a, b), 1, 1 };
  if (operation == '+' || operation == '-') {
    LeafKindId moved = shifted (build, operation, a, b);

    return (LeafReckoning) { LEAF_IS (moved) ? moved : LEAF_SAME (a, b) ? a : none.kind, 1, 1 };
  }
  if (operation == '%')
    return LEAF_SAME (a, b) || is_plain (b) ? (LeafReckoning) { a, 1, 1 } : none;
  if (is_plain (b))
    return (LeafReckoning) { a, 1, 1 };
  if (operation == '*')
    return is_plain (a) ? (LeafReckoning) { b, 1, 1 } : multiplied (build, a, b);
  if (LEAF_SAME (a, b))
    return (LeafReckoning) { leaf_unit_is_real (build, a) ? LEAF_KIND (REAL) : LEAF_KIND (NUMBER), 1, 1 };
  return divided (build, a, b);
}

/* Of what is the kind the square, or the cube? */
static LeafKindId
base_of (const LeafBuild *build, LeafKindId kind, guint power)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *row = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);

    if (row->operation != '*' || !LEAF_SAME (row->result, kind))
      continue;
    if (power == 2 && LEAF_SAME (row->left, row->right))
      return row->left;
    if (power == 3 && LEAF_SAME (base_of (build, row->left, 2), row->right))
      return row->right;
    if (power == 3 && LEAF_SAME (base_of (build, row->right, 2), row->left))
      return row->left;
  }
  return (LeafKindId) { 0 };
}

LeafReckoning
leaf_kind_root (const LeafBuild *build, LeafKindId kind, guint power)
{
  LeafReckoning root = { is_plain (kind) ? kind : base_of (build, kind, power), 1, 1 };
  double scale = 1;

  if (is_plain (kind) || !LEAF_IS (root.kind) || leaf_unit_is_real (build, kind))
    return root;
  for (guint i = 0; i < power; i++)
    scale *= leaf_unit_resolution (build, root.kind);
  scale /= leaf_unit_resolution (build, kind);
  if (scale >= 1)
    root.multiply = (gint32) rint (scale);
  else
    root.divide = (gint32) rint (1 / scale);
  return root;
}
