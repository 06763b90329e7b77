/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-notations.c: the sentences that make notations.
 *
 *   1.99 dollars specifies a price with parts dollars and cents (optional).
 *   1cm specifies a length scaled down by 100.
 *   A length times a length specifies an area.
 *
 * The text to the left of "specifies" is an example. Its numbers are the parts, and everything else is literal. An
 * example number after the first is also the maximum of the part.
 */

#include "leaf-notation.h"

#include "../image/leaf-units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST_PIECES 32
#define MOST_PARTS  16
#define MOST_TEXT   1000 /* bytes between two parts */

/* A notation while its sentence is read. */
typedef struct {
  LeafBuild *build;
  LeafWording sentence;
  LeafNotation row;
  LeafPiece pieces[MOST_PIECES];
  guint32 base;
  gboolean too_large;
  guint32 place;        /* of the notation in its sentence */
  char text[MOST_TEXT]; /* of the last piece, while it is collected; n_text 0: the last piece is not a text */
  gsize n_text;
} Reader;

static void
complain (Reader *self, LeafProblemCode code, const char *arg2)
{
  leaf_problem_at (self->build, code, self->sentence, arg2, NULL);
}

static void
complain_of (Reader *self, LeafProblemCode code, LeafWording w)
{
  g_autofree char *words = leaf_wording_dup (self->build, w);

  complain (self, code, words);
}

/* --- the kind ----------------------------------------------------------------------------------------------------- */

static LeafKindId
find_kind (const LeafBuild *build, LeafWording w)
{
  g_autofree char *name = NULL;

  w = leaf_wording_skip_article (build, w);
  LEAF_EACH (&build->kinds->kinds, i) {
    const LeafKind *kind = LEAF_ROW (&build->kinds->kinds, LeafKind, i);

    if (kind->representation == LEAF_REPRESENTATION_BUILT || i == LEAF_KIND_NOTHING || i == LEAF_KIND_ANY_ACTION)
      continue;
    if (name == NULL)
      name = leaf_wording_dup (build, w);
    if (g_ascii_strcasecmp (kind->name, name) == 0 || g_ascii_strcasecmp (kind->plural, name) == 0)
      return LEAF_ID (LeafKindId, i);
  }
  return LEAF_ID (LeafKindId, 0);
}

/* --- the example -------------------------------------------------------------------------------------------------- */

/* Keeps the text that was collected for the last piece. */
static void
end_text (Reader *self)
{
  if (self->n_text > 0)
    self->pieces[self->row.n_pieces - 1].text = leaf_arena_strndup (self->build->arena, self->text, self->n_text);
  self->n_text = 0;
}

static LeafPiece *
add_piece (Reader *self, LeafPieceSort sort)
{
  LeafPiece *piece;

  end_text (self);
  if (self->row.n_pieces == MOST_PIECES || (sort == LEAF_PIECE_PART && self->row.n_parts == MOST_PARTS)) {
    self->too_large = TRUE;
    return NULL;
  }
  piece = &self->pieces[self->row.n_pieces++];
  *piece = (LeafPiece) { .sort = sort };
  if (sort == LEAF_PIECE_PART) {
    self->row.n_parts++;
    piece->kind = LEAF_KIND (NUMBER);
    piece->base = self->base;
    piece->most = G_MAXINT32;
  }
  return piece;
}

/* Appends to the text before it, if there is one. */
static void
add_text (Reader *self, const char *text, gsize length)
{
  if (length == 0)
    return;
  if (self->n_text == 0 && add_piece (self, LEAF_PIECE_TEXT) == NULL)
    return;
  if (self->n_text + length > MOST_TEXT) {
    self->too_large = TRUE;
    return;
  }
  memcpy (self->text + self->n_text, text, length);
  self->n_text += length;
}

static gboolean
is_digit (const Reader *self, char c)
{
  if (g_ascii_isdigit (c))
    return c - '0' < (int) self->base;
  return g_ascii_isupper (c) && c - 'A' + 10 < (int) self->base;
}

/* "1.0": one real number, not two parts. `at` is a digit. */
static gsize
real_length (const char *at)
{
  gsize n = strspn (at, "0123456789");

  return at[n] == '.' && at[n + 1] == '0' && !g_ascii_isdigit (at[n + 2]) ? n + 2 : 0;
}

/* Adds an example number; `in_word` if it continues a word. */
static const char *
read_number (Reader *self, const char *at, gboolean in_word)
{
  LeafPiece *piece = add_piece (self, LEAF_PIECE_PART);
  gsize real = self->base == 10 && self->row.n_parts == 1 ? real_length (at) : 0;
  gint64 number = 0;
  guint32 n = 0;

  if (real > 0) {
    self->row.is_real = TRUE;
    return at + real;
  }
  for (; is_digit (self, *at); at++, n++)
    number = MIN (number * self->base + (g_ascii_isdigit (*at) ? *at - '0' : *at - 'A' + 10), G_MAXINT32);
  if (piece != NULL && self->row.n_parts > 1) {
    piece->most = (gint32) number;
    piece->n_padded = in_word ? n : 0;
  }
  return at;
}

/* <"text"> means the text, <name> a part. */
static const char *
read_angle (Reader *self, const char *at)
{
  const char *close = strchr (at, '>');
  const char *inside = at + 1 + strspn (at + 1, " ");

  if (*inside == '"') {
    const char *end = strchr (inside + 1, '"');

    close = end == NULL ? NULL : strchr (end, '>');
    if (close != NULL)
      add_text (self, inside + 1, (gsize) (end - inside) - 1);
  } else if (close != NULL) {
    LeafPiece *piece = add_piece (self, LEAF_PIECE_PART);

    if (piece != NULL)
      piece->name = leaf_arena_strndup (self->build->arena, inside, (gsize) (close - inside));
  }
  if (close == NULL) {
    add_text (self, at, 1);
    return at + 1;
  }
  return close + 1;
}

/* Splits the example into pieces. */
static void
read_example (Reader *self, const char *example)
{
  const char *at = example;

  while (*at != '\0' && !self->too_large) {
    gboolean in_word = at > example && at[-1] != ' ';

    if (*at == '<') {
      at = read_angle (self, at);
    } else if (is_digit (self, *at)
               && !(self->base > 10 && g_ascii_isalpha (*at) && in_word && g_ascii_islower (at[-1]))) {
      at = read_number (self, at, in_word);
    } else if (*at == '-' && self->row.n_parts == 0 && is_digit (self, at[1])) {
      self->row.negative = TRUE;
      at++;
    } else {
      const char *next = g_utf8_next_char (at);

      add_text (self, at, (gsize) (next - at));
      at = next;
    }
  }
  end_text (self);
}

static void
add_name (Reader *self, GPtrArray *names, LeafWording w)
{
  g_autofree char *name = leaf_wording_dup (self->build, w);

  g_ptr_array_add (names, leaf_arena_strdup (self->build->arena, name));
}

static void
keep_names (Reader *self, GPtrArray *names)
{
  if (names->len == 0)
    return;
  g_ptr_array_add (names, NULL);
  self->row.names = leaf_arena_copy (self->build->arena, names->pdata, sizeof (gpointer) * names->len);
}

static gboolean
is_remark (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_begins (build, w, "singular") || leaf_wording_begins (build, w, "plural")
         || leaf_wording_begins (build, w, "in");
}

/* "(singular)", "(plural, in tonnes)" after the example. */
static LeafWording
take_remarks (Reader *self, LeafWording w)
{
  guint32 open = leaf_wording_length (w) > 3 && leaf_word_is (self->build, w.end - 1, ")") ? w.end - 2 : w.first;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  LeafWording *remarks;
  guint32 n;

  while (open > w.first && !leaf_word_is (self->build, open, "("))
    open--;
  if (open == w.first || !is_remark (self->build, leaf_wording (open + 1, w.end - 1)))
    return w;
  n = leaf_wording_split_list (self->build, leaf_wording (open + 1, w.end - 1), "and", &remarks);
  for (guint32 i = 0; i < n; i++) {
    if (leaf_wording_is (self->build, remarks[i], "singular"))
      self->row.singular = TRUE;
    else if (leaf_wording_is (self->build, remarks[i], "plural"))
      self->row.plural = TRUE;
    else if (leaf_wording_begins (self->build, remarks[i], "in"))
      add_name (self, names, remarks[i]);
    else
      complain_of (self, LEAF_PROBLEM_NOTATION_UNCLEAR, remarks[i]);
  }
  keep_names (self, names);
  return leaf_wording_up_to (w, open);
}

/* --- parts -------------------------------------------------------------------------------------------------------- */

static gint64
power (gint64 base, gint64 exponent)
{
  gint64 result = 1;

  while (exponent-- > 0 && result <= G_MAXINT32)
    result *= base;
  return result;
}

static guint32
read_base (Reader *self, LeafWording w)
{
  static const struct {
    const char *name;
    guint32 base;
  } bases[] = { { "binary", 2 }, { "octal", 8 }, { "decimal", 10 }, { "hexadecimal", 16 } };
  gint32 number;

  for (guint i = 0; i < G_N_ELEMENTS (bases); i++)
    if (leaf_wording_is (self->build, w, bases[i].name))
      return bases[i].base;
  if (leaf_wording_length (w) == 2 && leaf_wording_begins (self->build, w, "base")
      && leaf_word_number (self->build, w.first + 1, &number) && number >= 2 && number <= 36)
    return (guint32) number;
  return 0;
}

static void
set_values (Reader *self, LeafPiece *piece, guint32 text_word)
{
  g_autofree char *text = leaf_words_text_dup (self->build, text_word);
  g_auto (GStrv) values = g_strsplit (text, ",", -1);
  guint n = g_strv_length (values);
  const char **kept = leaf_new_n (self->build->arena, const char *, n + 1);

  for (guint i = 0; i < n; i++)
    kept[i] = leaf_arena_strdup (self->build->arena, g_strstrip (values[i]));
  piece->values = kept;
  piece->least = 1;
  piece->most = MAX (1, (gint32) n);
  self->build->kinds->has_odd_digits = TRUE;
}

static void
set_digits (Reader *self, LeafPiece *piece, guint32 text_word)
{
  g_autofree char *text = leaf_words_text_dup (self->build, text_word);

  if (g_utf8_strlen (text, -1) < (glong) piece->base)
    return;
  piece->digits = leaf_arena_strdup (self->build->arena, text);
  self->build->kinds->has_odd_digits = TRUE;
}

/* "4 digits", "up to 8 hexadecimal digits": w begins at the number. */
static gboolean
read_digit_count (Reader *self, LeafPiece *piece, LeafWording w, gboolean exactly)
{
  gint32 n;

  if (leaf_wording_length (w) < 2 || !leaf_word_number (self->build, w.first, &n) || n < 1 || n > 31
      || !(leaf_wording_ends (self->build, w, "digits") || leaf_wording_ends (self->build, w, "digit")))
    return FALSE;
  if (leaf_wording_length (w) > 2) {
    guint32 base = read_base (self, leaf_wording (w.first + 1, w.end - 1));

    if (base == 0)
      return FALSE;
    piece->base = base;
  }
  piece->max_digits = (guint32) n;
  piece->min_digits = exactly ? (guint32) n : 0;
  piece->n_padded = exactly ? (guint32) n : 0;
  piece->most = (gint32) MIN (power (piece->base, n) - 1, G_MAXINT32);
  return TRUE;
}

/* "corresponding to chessboard files": the part's numbers are those of that kind's values. */
static gboolean
set_kind (Reader *self, LeafPiece *piece, LeafWording w)
{
  LeafKindId kind = find_kind (self->build, w);

  if (!LEAF_IS (kind))
    return FALSE;
  if (leaf_kind_is_arithmetic (self->build, kind) || leaf_kind_is_enumerated (self->build, kind))
    piece->kind = kind;
  else
    complain (self, LEAF_PROBLEM_NOTATION_PART_KIND, leaf_kind_name (self->build, kind));
  return TRUE;
}

static gboolean
read_option (Reader *self, LeafPiece *piece, LeafWording w)
{
  LeafBuild *build = self->build;
  gint32 least, most;

  if (leaf_wording_is (build, w, "optional"))
    piece->optional = TRUE;
  else if (leaf_wording_is (build, w, "preamble optional"))
    piece->optional = piece->preamble_optional = TRUE;
  else if (leaf_wording_is (build, w, "without leading zeros"))
    piece->n_padded = 0;
  else if (leaf_wording_is (build, w, "with leading zeros"))
    piece->n_padded = 1;
  else if (leaf_wording_begins (build, w, "in") && read_base (self, leaf_wording_from (w, w.first + 1)) != 0)
    piece->base = read_base (self, leaf_wording_from (w, w.first + 1));
  else if (leaf_wording_length (w) == 3 && leaf_word_number (build, w.first, &least)
           && leaf_word_is (build, w.first + 1, "to") && leaf_word_number (build, w.first + 2, &most) && least >= 0
           && most > least) {
    piece->least = least;
    piece->most = most;
  } else if (leaf_wording_length (w) == 2 && leaf_word (build, w.first + 1)->sort == LEAF_WORD_TEXT) {
    if (leaf_wording_begins (build, w, "values"))
      set_values (self, piece, w.first + 1);
    else if (leaf_wording_begins (build, w, "digits"))
      set_digits (self, piece, w.first + 1);
    else
      return FALSE;
  } else if (leaf_wording_begins (build, w, "up to")) {
    return read_digit_count (self, piece, leaf_wording_from (w, w.first + 2), FALSE);
  } else if (leaf_wording_begins (build, w, "corresponding to")) {
    return set_kind (self, piece, leaf_wording_from (w, w.first + 2));
  } else {
    return read_digit_count (self, piece, w, TRUE);
  }
  return TRUE;
}

static LeafPiece *
part_piece (Reader *self, guint32 number)
{
  for (guint32 i = 0; i < self->row.n_pieces; i++)
    if (self->pieces[i].sort == LEAF_PIECE_PART && number-- == 0)
      return &self->pieces[i];
  return NULL;
}

static guint32
digits_of (gint64 number, guint32 base)
{
  guint32 n = 1;

  for (; number >= base; number /= base)
    n++;
  return n;
}

/* "dollars and cents (optional, preamble optional)" */
static void
read_parts (Reader *self, LeafWording w)
{
  LeafBuild *build = self->build;
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (build, w, "and", &parts);

  for (guint32 i = 0; i < n; i++) {
    LeafPiece *piece = part_piece (self, i);
    guint32 open = parts[i].first;
    LeafWording *options;
    guint32 n_options;
    g_autofree char *name = NULL;

    while (open < parts[i].end && !leaf_word_is (build, open, "("))
      open++;
    if (piece == NULL) {
      complain_of (self, LEAF_PROBLEM_NOTATION_UNCLEAR, parts[i]);
      return;
    }
    if (i > 0 && piece->name != NULL) /* "<hours>-<minutes>": all but the first have as many digits as their maximum */
      piece->n_padded = 1;
    name = leaf_wording_dup (build, leaf_wording_up_to (parts[i], open));
    for (char *c = name; *c != '\0'; c++)
      *c = g_ascii_tolower (*c);
    for (guint32 before = 0; before < i; before++)
      if (g_strcmp0 (part_piece (self, before)->name, name) == 0)
        complain_of (self, LEAF_PROBLEM_NOTATION_UNCLEAR, leaf_wording_from (w, parts[i].first));
    piece->name = leaf_arena_strdup (build->arena, name);
    if (open + 1 >= parts[i].end)
      continue;
    n_options = leaf_wording_split_list (build, leaf_wording (open + 1, parts[i].end - 1), "and", &options);
    for (guint32 k = 0; k < n_options; k++)
      if (!read_option (self, piece, options[k]))
        complain_of (self, LEAF_PROBLEM_NOTATION_UNCLEAR, options[k]);
    if (piece->n_padded > 0 && piece->values == NULL && piece->most < G_MAXINT32)
      piece->n_padded = piece->max_digits > 0 ? piece->max_digits : digits_of (piece->most, piece->base);
  }
  /* All parts must have names, or none; and if the first could be left out, nothing would identify the value. */
  if (n < self->row.n_parts || (self->row.n_parts > 0 && part_piece (self, 0)->optional))
    complain_of (self, LEAF_PROBLEM_NOTATION_UNCLEAR, w);
}

/* --- scales ------------------------------------------------------------------------------------------------------- */

/* Reads a value of the kind, in a notation that is already defined, as a multiple of the first notation. */
static gboolean
read_amount (Reader *self, LeafWording w, double *number)
{
  LeafValue value;
  float real;

  if (!leaf_literal_read_as (self->build, w, self->row.kind, &value))
    return FALSE;
  memcpy (&real, &value.bits, sizeof real);
  *number = leaf_unit_is_real (self->build->kinds, self->row.kind)
                ? (double) real
                : (double) value.bits / leaf_unit_resolution (self->build->kinds, self->row.kind);
  return TRUE;
}

static gboolean
read_factor (Reader *self, LeafWording w, double *factor)
{
  LeafValue value;
  float real;

  if (!leaf_literal_read_as (self->build, w, LEAF_KIND (REAL), &value))
    return FALSE;
  memcpy (&real, &value.bits, sizeof real);
  *factor = (double) real;
  return *factor > 0;
}

/* Whole numbers stay whole if the factor is whole. */
static gboolean
is_allowed_factor (const Reader *self, double factor)
{
  return leaf_unit_is_real (self->build->kinds, self->row.kind) || factor == rint (factor);
}

/* "scaled down by 100", "equivalent to 1609m offset by ..." */
static gboolean
read_scale (Reader *self, LeafWording w)
{
  LeafBuild *build = self->build;
  gboolean first = leaf_kind (build, self->row.kind)->unit == 0;
  guint32 offset = leaf_wording_find (build, w, "offset by");
  LeafWording scale = leaf_wording_up_to (w, offset);
  double factor = 1;

  if (offset + 2 < w.end && !read_amount (self, leaf_wording_from (w, offset + 2), &self->row.offset))
    return FALSE;
  if (leaf_wording_begins (build, scale, "scaled at")) {
    /* the scale of a sentence is that of all its notations */
    if ((!first && self->place == 0) || !read_factor (self, leaf_wording_from (scale, scale.first + 2), &factor))
      return FALSE;
    self->row.resolution = factor;
    return TRUE;
  }
  if (first) {
    complain (self, LEAF_PROBLEM_NOTATION_NOT_SCALED, NULL);
    return TRUE;
  }
  if (leaf_wording_begins (build, scale, "scaled up by")
      && read_factor (self, leaf_wording_from (scale, scale.first + 3), &factor) && is_allowed_factor (self, factor))
    self->row.scale = factor;
  else if (leaf_wording_begins (build, scale, "scaled down by")
           && read_factor (self, leaf_wording_from (scale, scale.first + 3), &factor)
           && is_allowed_factor (self, factor))
    self->row.scale = 1 / factor;
  else if (leaf_wording_begins (build, scale, "equivalent to")
           && read_amount (self, leaf_wording_from (scale, scale.first + 2), &self->row.scale))
    self->row.equivalent = TRUE;
  else
    return leaf_wording_empty (scale); /* only "offset by ..." */
  /* With several scales the unit is physical, and negative values are usual. */
  self->row.negative = TRUE;
  return TRUE;
}

/* --- the sentence ------------------------------------------------------------------------------------------------- */

/* The first place after `from` where words that follow a kind begin; the end if there is none. */
static guint32
next_tail (const LeafBuild *build, LeafWording w, guint32 from)
{
  static const char *const tails[] = { "scaled", "equivalent to", "offset by", "with parts", "in" };
  guint32 first = w.end;

  for (guint i = 0; i < G_N_ELEMENTS (tails); i++)
    first = MIN (first, leaf_wording_find_from (build, w, MIN (from + 1, w.end), tails[i]));
  return first;
}

/* Where the words after the kind begin: "scaled", "with parts", "in hexadecimal" ... The name of a kind may contain
 * such a word, "a change in height", so this is after the longest name that is a kind's. */
static guint32
find_tail (const LeafBuild *build, LeafWording w)
{
  enum { MOST_TRIED = 16 };
  guint32 at = next_tail (build, w, w.first), found = at;

  for (guint n_tried = 0; n_tried < MOST_TRIED; n_tried++) {
    if (LEAF_IS (find_kind (build, leaf_wording_up_to (w, at))))
      found = at;
    if (at >= w.end)
      break;
    at = next_tail (build, w, at);
  }
  return found;
}

static gboolean
all_kinds (const LeafBuild *build, LeafKindId a, LeafKindId b, LeafKindId c)
{
  return leaf_kind_is_arithmetic (build, a) && leaf_kind_is_arithmetic (build, b) && leaf_kind_is_arithmetic (build, c);
}

/* Adds the notation to its kind, which becomes a unit. */
static void
add_notation (Reader *self)
{
  LeafKinds *kinds = self->build->kinds;
  guint32 index;
  LeafKind *kind;

  self->row.pieces = leaf_arena_copy (self->build->arena, self->pieces, sizeof (LeafPiece) * self->row.n_pieces);
  index = leaf_table_push (&kinds->notations, &self->row);
  kind = LEAF_ROW (&kinds->kinds, LeafKind, self->row.kind.ix);
  kind->representation = LEAF_REPRESENTATION_UNIT;
  if (kind->unit == 0) {
    kind->unit = index;
    return;
  }
  for (guint32 i = kind->unit; i != index;) {
    LeafNotation *row = LEAF_ROW (&kinds->notations, LeafNotation, i);

    if (self->row.scale != 1)
      row->negative = TRUE;
    if (row->next == 0)
      row->next = index;
    i = row->next;
  }
}

/* The notation has a part. */
static gboolean
is_bare_number (const Reader *self)
{
  return self->row.n_pieces == 1 && self->pieces[0].name == NULL;
}

static gboolean
same_pieces (const LeafPiece *a, const LeafPiece *b, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (a[i].sort != b[i].sort || (a[i].sort == LEAF_PIECE_TEXT && strcmp (a[i].text, b[i].text) != 0))
      return FALSE;
  return TRUE;
}

/* Returns TRUE if another kind (`by_same`: the same kind) has the same notation in the story, apart from the ranges of
 * the parts. A notation of the library may be used again. */
static gboolean
is_taken (const Reader *self, gboolean by_same)
{
  LEAF_EACH (&self->build->kinds->notations, i) {
    const LeafNotation *row = LEAF_ROW (&self->build->kinds->notations, LeafNotation, i);

    if ((row->kind.ix == self->row.kind.ix) == by_same && !row->is_library && row->n_pieces == self->row.n_pieces
        && same_pieces (row->pieces, self->pieces, row->n_pieces))
      return TRUE;
  }
  return FALSE;
}

static gboolean
parts_are_too_large (const Reader *self)
{
  double size = 1;
  gboolean first = TRUE;

  for (guint32 i = 0; i < self->row.n_pieces; i++) {
    const LeafPiece *piece = &self->pieces[i];

    if (piece->sort != LEAF_PIECE_PART)
      continue;
    if (!first || piece->most != G_MAXINT32)
      size *= (double) piece->most - piece->least + 1;
    if (!first && piece->most == G_MAXINT32)
      return TRUE;
    first = FALSE;
  }
  return size > 4294967296.0;
}

static void
read_notation (Reader *self, LeafWording left, LeafWording right)
{
  LeafBuild *build = self->build;
  guint32 tail = find_tail (build, right);
  guint32 with_parts = leaf_wording_find (build, right, "with parts");
  guint32 in = leaf_wording_find_from (build, right, MIN (tail, right.end), "in");
  g_autofree char *example = NULL;
  LeafKindRepresentation representation;

  self->row.kind = find_kind (build, leaf_wording_up_to (right, tail));
  if (!LEAF_IS (self->row.kind)) {
    complain_of (self, LEAF_PROBLEM_NOTATION_KIND_UNKNOWN,
                 leaf_wording_skip_article (build, leaf_wording_up_to (right, tail)));
    return;
  }
  representation = leaf_kind (build, self->row.kind)->representation;
  if (representation == LEAF_REPRESENTATION_OBJECT || self->row.kind.ix < LEAF_KIND_COUNT
      || leaf_kind (build, self->row.kind)->n_instances > 0) {
    complain (self, LEAF_PROBLEM_NOTATION_NOT_UNIT, leaf_kind_name (build, self->row.kind));
    return;
  }
  if (in < with_parts && read_base (self, leaf_wording (in + 1, with_parts)) != 0)
    self->base = read_base (self, leaf_wording (in + 1, with_parts));
  left = take_remarks (self, left);
  example = leaf_wording_dup (build, left);
  read_example (self, example);
  if ((self->row.n_parts == 0 && !self->too_large) || leaf_word (build, left.first)->sort == LEAF_WORD_TEXT) {
    complain (self, LEAF_PROBLEM_NOTATION_WITHOUT_NUMBER, NULL);
    return;
  }
  if (with_parts < right.end)
    read_parts (self, leaf_wording_from (right, with_parts + 2));
  else if (tail < right.end && self->base == 10 && !read_scale (self, leaf_wording_from (right, tail)))
    complain_of (self, LEAF_PROBLEM_NOTATION_UNCLEAR, leaf_wording_from (right, tail));
  if (self->too_large || parts_are_too_large (self))
    complain (self, LEAF_PROBLEM_NOTATION_TOO_LARGE, NULL);
  else if (is_bare_number (self))
    complain (self, LEAF_PROBLEM_NOTATION_IS_NUMBER, NULL);
  else if (is_taken (self, FALSE))
    complain (self, LEAF_PROBLEM_NOTATION_TAKEN, NULL);
  else if (is_taken (self, TRUE))
    complain (self, LEAF_PROBLEM_NOTATION_TWICE, NULL);
  else {
    if (leaf_kind (build, self->row.kind)->unit != 0)
      self->row.is_real = leaf_unit_is_real (build->kinds, self->row.kind);
    self->row.negative = self->row.negative || self->row.is_real;
    self->row.is_library = build->is_library;
    add_notation (self);
  }
}

/* Returns TRUE if the operation on the two kinds is already defined, or contradicts the product in the other order. */
static gboolean
is_reported (const LeafBuild *build, const LeafDimension *row)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *other = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);

    if (other->operation != row->operation)
      continue;
    if (LEAF_SAME (other->left, row->left) && LEAF_SAME (other->right, row->right))
      return TRUE;
    if (row->operation == '*' && LEAF_SAME (other->left, row->right) && LEAF_SAME (other->right, row->left)
        && !LEAF_SAME (other->result, row->result))
      return TRUE; /* in the other order their product is different */
  }
  return FALSE;
}

/* Returns TRUE if the library defines the same product. */
static gboolean
repeats_library (const LeafBuild *build, const LeafDimension *row)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *other = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);

    if (other->is_library && other->operation == row->operation && LEAF_SAME (other->left, row->left)
        && LEAF_SAME (other->right, row->right) && LEAF_SAME (other->result, row->result))
      return TRUE;
  }
  return FALSE;
}

static const struct {
  const char *words;
  guint32 n_words;
  char operation;
} operations[] = { { "times", 1, '*' }, { "multiplied by", 2, '*' }, { "minus", 1, '-' } };

static gboolean
has_operation (const LeafBuild *build, LeafWording w)
{
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    if (leaf_wording_find (build, w, operations[i].words) < w.end)
      return TRUE;
  return FALSE;
}

/* "A length times a length specifies an area." */
static gboolean
read_dimension (LeafBuild *build, LeafWording sentence, LeafWording left, LeafWording right)
{
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++) {
    guint32 at = leaf_wording_find (build, left, operations[i].words);
    LeafDimension row = { .operation = operations[i].operation, .is_library = build->is_library };

    if (at == left.end)
      continue;
    row.left = find_kind (build, leaf_wording_up_to (left, at));
    row.right = find_kind (build, leaf_wording_from (left, at + operations[i].n_words));
    row.result = find_kind (build, right);
    if (!LEAF_IS (row.left) && !LEAF_IS (row.right))
      continue; /* an example that contains such a word */
    if (is_reported (build, &row)) {
      if (!repeats_library (build, &row))
        leaf_problem_at (build, LEAF_PROBLEM_DIMENSION_TWICE, sentence, NULL, NULL);
    } else if (LEAF_IS (row.left) && LEAF_IS (row.right) && LEAF_IS (row.result)
               && all_kinds (build, row.left, row.right, row.result)) {
      leaf_table_push (&build->kinds->dimensions, &row);
    } else {
      g_autofree char *quoted = leaf_wording_dup (build, right);

      leaf_problem_at (build, LEAF_PROBLEM_NOTATION_KIND_UNKNOWN, sentence, quoted, NULL);
    }
    return TRUE;
  }
  return FALSE;
}

/* The position of the verb; the end of the sentence if there is none. */
static guint32
find_verb (const LeafBuild *build, LeafWording sentence)
{
  guint32 verb = leaf_wording_find (build, sentence, "specifies");

  return verb < sentence.end ? verb : leaf_wording_find (build, sentence, "specify");
}

void
leaf_notation_declare (LeafBuild *build, LeafWording sentence)
{
  LeafWording right = leaf_wording_from (sentence, MIN (find_verb (build, sentence) + 1, sentence.end));
  LeafKindId kind = find_kind (build, leaf_wording_up_to (right, find_tail (build, right)));

  if (LEAF_IS (kind))
    LEAF_ROW (&build->kinds->kinds, LeafKind, kind.ix)->is_written = TRUE;
}

static void
read_sentence (LeafBuild *build, LeafWording sentence, gboolean dimensions)
{
  guint32 verb = find_verb (build, sentence);
  LeafWording left, right;
  LeafWording *examples;
  guint32 n_examples;

  if (verb == sentence.first || verb + 1 >= sentence.end)
    return;
  left = leaf_wording_up_to (sentence, verb);
  right = leaf_wording_from (sentence, verb + 1);
  if (has_operation (build, left) != dimensions)
    return;
  if (dimensions && read_dimension (build, sentence, left, right))
    return;
  /* "1 metre (singular) or 2 metres (plural) specifies a length." */
  n_examples = leaf_wording_split_list (build, left, "or", &examples);
  if (leaf_wording_find (build, left, ",") < left.end || leaf_wording_find (build, left, "or") == left.end) {
    examples = &left;
    n_examples = 1;
  }
  for (guint32 i = 0; i < n_examples; i++) {
    Reader reader = { .build = build, .sentence = sentence, .base = 10, .place = i };

    reader.row.sentence = sentence;
    reader.row.scale = 1;
    reader.row.resolution = 1;
    read_notation (&reader, examples[i], right);
  }
}

/* Reports a part whose numbers do not correspond one to one to the values of its kind. */
static void
check_part (LeafBuild *build, const LeafNotation *row, const LeafPiece *piece)
{
  const LeafKind *kind = leaf_kind (build, piece->kind);

  if (piece->sort == LEAF_PIECE_PART && kind->representation == LEAF_REPRESENTATION_ENUMERATED
      && (gint64) piece->most - piece->least + 1 != (gint64) kind->n_instances)
    leaf_problem_at (build, LEAF_PROBLEM_NOTATION_PART_COUNT, row->sentence, piece->name, kind->name);
}

void
leaf_notations_check (LeafBuild *build)
{
  LEAF_EACH (&build->kinds->notations, i) {
    const LeafNotation *row = LEAF_ROW (&build->kinds->notations, LeafNotation, i);

    for (guint32 piece = 0; !row->is_library && piece < row->n_pieces; piece++)
      check_part (build, row, &row->pieces[piece]);
  }
}

void
leaf_notations_read (LeafBuild *build)
{
  guint32 first = MAX (build->kinds->n_sentences_read, 1);

  for (guint dimensions = 0; dimensions < 2; dimensions++) {
    for (guint32 i = first; i < build->sentences->sentences.n; i++) {
      const LeafSentence *row = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

      if (row->form == LEAF_FORM_UNIT)
        read_sentence (build, row->wording, dimensions == 1);
    }
  }
  build->kinds->n_sentences_read = build->sentences->sentences.n;
}
