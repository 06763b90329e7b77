/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-formula.c: characters -> a tree, by recursive descent: a sum of products of juxtaposed terms, of functions, of
 * powers. Precedence is the reference's, which differs from that of mathematics in "-", functions and juxtaposition.
 * Depth and length are bounded, so that no text exhausts the stack. */
#include "leaf-formula.h"

#include <string.h>

enum { DEEPEST = 60, MOST_TERMS = 99 };

typedef struct {
  LeafArena *arena;
  const char *text, *at;
  const LeafFormulaName *names;
  guint32 n_names;
  guint depth, n_terms;
} Reader;

static const LeafFormula *read_sum (Reader *self);
static const LeafFormula *read_power (Reader *self);
static const LeafFormula *read_operand (Reader *self);

static const LeafFormula *
make (Reader *self, LeafFormulaSort sort, const LeafFormula *left, const LeafFormula *right)
{
  LeafFormula *formula = leaf_new (self->arena, LeafFormula);

  formula->sort = sort;
  formula->name = LEAF_FORMULA_UNNAMED;
  formula->left = left;
  formula->right = right;
  return formula;
}

static const LeafFormula *
make_leaf (Reader *self, LeafFormulaSort sort, guint32 name, gsize length)
{
  LeafFormula *formula = (LeafFormula *) make (self, sort, NULL, NULL);

  formula->name = name;
  formula->text = leaf_arena_strndup (self->arena, self->at, length);
  self->at += length;
  return formula;
}

static void
skip_space (Reader *self)
{
  while (g_ascii_isspace (*self->at))
    self->at++;
}

static gboolean
next_is (Reader *self, char mark)
{
  skip_space (self);
  return *self->at == mark;
}

static gboolean
take (Reader *self, char mark)
{
  if (!next_is (self, mark))
    return FALSE;
  self->at++;
  return TRUE;
}

static gboolean
begins_name (const char *at)
{
  gunichar c = g_utf8_get_char (at);

  return g_unichar_isalpha (c) || c == '_';
}

/* The number of bytes of letters, and of characters that may follow them in a name. */
static gsize
word_length (const char *at)
{
  const char *end = at;

  while (begins_name (end) || (end > at && (g_ascii_isdigit (*end) || *end == '\'')))
    end = g_utf8_next_char (end);
  return (gsize) (end - at);
}

/* The longest name that begins here, but no longer than the word. */
static guint32
find_name (const Reader *self, gsize length)
{
  guint32 best = LEAF_FORMULA_UNNAMED;

  for (guint32 i = 0; i < self->n_names; i++) {
    gsize n = strlen (self->names[i].text);

    if (n == 0 || n > length || strncmp (self->names[i].text, self->at, n) != 0)
      continue;
    if (best == LEAF_FORMULA_UNNAMED || n > strlen (self->names[best].text))
      best = i;
  }
  return best;
}

/* The rest of the word after the longest name must consist of names too, otherwise the word is unknown. */
static gboolean
is_made_of_names (const Reader *self, gsize length)
{
  Reader ahead = *self;

  while (length > 0) {
    guint32 name = find_name (&ahead, length);
    gsize n = name == LEAF_FORMULA_UNNAMED ? 0 : strlen (self->names[name].text);

    if (n == 0)
      return FALSE;
    ahead.at += n;
    length -= n;
  }
  return TRUE;
}

static const LeafFormula *
read_name (Reader *self)
{
  gsize length = word_length (self->at);
  guint32 name = is_made_of_names (self, length) ? find_name (self, length) : LEAF_FORMULA_UNNAMED;
  const LeafFormula *of;
  LeafFormula *applied;

  if (name == LEAF_FORMULA_UNNAMED)
    return make_leaf (self, LEAF_FORMULA_NAME, name, length);
  if (!self->names[name].is_function)
    return make_leaf (self, LEAF_FORMULA_NAME, name, strlen (self->names[name].text));
  self->at += strlen (self->names[name].text);
  of = read_operand (self);
  if (of == NULL)
    return NULL;
  applied = (LeafFormula *) make (self, LEAF_FORMULA_FUNCTION, of, NULL);
  applied->name = name;
  return applied;
}

static const LeafFormula *
read_number (Reader *self)
{
  const char *end = self->at;

  while (g_ascii_isdigit (*end))
    end++;
  if (*end == '.' && g_ascii_isdigit (end[1]))
    for (end++; g_ascii_isdigit (*end); end++)
      ;
  return make_leaf (self, LEAF_FORMULA_NUMBER, LEAF_FORMULA_UNNAMED, (gsize) (end - self->at));
}

static const LeafFormula *
read_atom (Reader *self)
{
  const LeafFormula *inner;

  skip_space (self);
  if (take (self, '(')) {
    inner = read_sum (self);
    return inner != NULL && take (self, ')') ? inner : NULL;
  }
  if (g_ascii_isdigit (*self->at))
    return read_number (self);
  return begins_name (self->at) ? read_name (self) : NULL;
}

/* "-x" is allowed wherever a number is. In the reference it binds most loosely of all: "-x - 4" is -(x - 4). */
static const LeafFormula *
read_power (Reader *self)
{
  const LeafFormula *base, *exponent;

  if (++self->depth > DEEPEST || ++self->n_terms > MOST_TERMS)
    return NULL;
  if (take (self, '-')) {
    base = read_sum (self);
    base = base != NULL && !next_is (self, '=') ? make (self, LEAF_FORMULA_NEGATE, base, NULL) : NULL;
  } else {
    base = read_atom (self);
    if (base != NULL && take (self, '^')) {
      exponent = read_power (self);
      base = exponent != NULL ? make (self, LEAF_FORMULA_POWER, base, exponent) : NULL;
    }
  }
  self->depth--;
  return base;
}

/* If another term is juxtaposed, as in "2x" or "n(a + b)", returns the product; otherwise what is on the left. */
static const LeafFormula *
read_juxtaposed (Reader *self, const LeafFormula *left)
{
  const LeafFormula *right;

  skip_space (self);
  if (left == NULL || (*self->at != '(' && !g_ascii_isdigit (*self->at) && !begins_name (self->at)))
    return left;
  right = read_power (self);
  return right != NULL ? make (self, LEAF_FORMULA_TIMES, left, right) : NULL;
}

/* If "*" or "/" comes next, returns the product; otherwise what is on the left. Only two juxtaposed terms bind more
 * closely: "a / bcd" is (a / bc)d. */
static const LeafFormula *
read_factor (Reader *self, const LeafFormula *left)
{
  gboolean times = take (self, '*');
  const LeafFormula *right;

  if (left == NULL || (!times && !take (self, '/')))
    return left;
  right = read_juxtaposed (self, read_power (self));
  return right != NULL ? make (self, times ? LEAF_FORMULA_TIMES : LEAF_FORMULA_DIVIDE, left, right) : NULL;
}

/* What a function applies to: a term with at most one factor, "root x * 4 / 2" is half the root of 4x. */
static const LeafFormula *
read_operand (Reader *self)
{
  const LeafFormula *term = next_is (self, '-') ? NULL : read_power (self);
  const LeafFormula *both = read_juxtaposed (self, term);

  return both != term ? both : read_factor (self, term);
}

static const LeafFormula *
read_product (Reader *self)
{
  const LeafFormula *left = read_power (self), *before;

  do {
    before = left;
    left = read_factor (self, read_juxtaposed (self, left));
  } while (left != before);
  return left;
}

static const LeafFormula *
read_sum (Reader *self)
{
  const LeafFormula *left;

  if (++self->depth > DEEPEST)
    return NULL;
  left = read_product (self);
  while (left != NULL) {
    gboolean plus = take (self, '+');
    const LeafFormula *right;

    if (!plus && !take (self, '-'))
      break;
    right = read_product (self);
    left = right != NULL ? make (self, plus ? LEAF_FORMULA_PLUS : LEAF_FORMULA_MINUS, left, right) : NULL;
  }
  self->depth--;
  return left;
}

const LeafFormula *
leaf_formula_read (LeafArena *arena, const char *text, const LeafFormulaName *names, guint32 n_names)
{
  Reader self = { .arena = arena, .text = text, .at = text, .names = names, .n_names = n_names };
  const LeafFormula *left = read_sum (&self), *right = NULL;

  if (left != NULL && take (&self, '='))
    right = read_sum (&self);
  skip_space (&self);
  return right != NULL && *self.at == '\0' ? make (&self, LEAF_FORMULA_EQUALS, left, right) : NULL;
}

/* --- as text ------------------------------------------------------------------------------------------------------ */

static void
add_string (GString *all, const LeafFormula *formula, const LeafFormulaName *names)
{
  static const char *const marks[] = { "", "", "", "+", "-", "*", "/", "^", "root", "log", "-", "", "=" };

  if (formula->sort == LEAF_FORMULA_NUMBER || formula->sort == LEAF_FORMULA_NAME) {
    g_string_append (all, formula->text);
    return;
  }
  g_string_append_printf (all, "(%s ",
                          formula->sort == LEAF_FORMULA_FUNCTION ? names[formula->name].text : marks[formula->sort]);
  add_string (all, formula->left, names);
  if (formula->right != NULL) {
    g_string_append_c (all, ' ');
    add_string (all, formula->right, names);
  }
  g_string_append_c (all, ')');
}

char *
leaf_formula_to_string (const LeafFormula *formula, const LeafFormulaName *names)
{
  GString *all = g_string_new (NULL);

  add_string (all, formula, names);
  return g_string_free (all, FALSE);
}
