/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-arithmetic.c: plus, minus, times, divided by, remainder, roots, to the nearest.
 *
 * Precedence differs from mathematics: in the language these are phrases like any other. Of several phrases that match,
 * the one with the most fixed words is taken, then the first in alphabetical order, with its words as early as
 * possible. So "2 + 3 * 4" is 20, "10 minus 3 minus 2" is 9, and "the square root of 16 + 9" is 5. A split with a side
 * that has no meaning is skipped, so that "the number of rooms plus 1" and "entry (I plus 1) of L" need no brackets. */

#include "leaf-value-forms.h"

#define MOST_SPLITS 24

typedef struct {
  LeafArithmetic op;
  guint32 at, past;
} Split;

/* The operators between two values, in the order in which they are tried. */
static const struct {
  LeafKeyword keyword;
  gboolean with_by; /* "by" follows */
  LeafArithmetic op;
} operators[] = {
  { LEAF_KW_DIVIDED, TRUE, LEAF_ARITHMETIC_DIVIDE },    { LEAF_KW_MULTIPLIED, TRUE, LEAF_ARITHMETIC_TIMES },
  { LEAF_KW_TIMES_SIGN, FALSE, LEAF_ARITHMETIC_TIMES }, { LEAF_KW_PLUS_SIGN, FALSE, LEAF_ARITHMETIC_PLUS },
  { LEAF_KW_MINUS_SIGN, FALSE, LEAF_ARITHMETIC_MINUS }, { LEAF_KW_DIVIDE_SIGN, FALSE, LEAF_ARITHMETIC_DIVIDE },
  { LEAF_KW_MINUS, FALSE, LEAF_ARITHMETIC_MINUS },      { LEAF_KW_PLUS, FALSE, LEAF_ARITHMETIC_PLUS },
  { LEAF_KW_TIMES, FALSE, LEAF_ARITHMETIC_TIMES },
};
enum { FIRST_OF_ONE_WORD = 2 };

/* The places of this operator outside brackets, in the order of the words. */
static guint
find_splits (const LeafBuild *build, LeafWording w, guint which, Split *splits)
{
  guint n = 0;
  guint32 depth = 0, length = operators[which].with_by ? 2 : 1;

  for (guint32 i = w.first; i + length < w.end && n < MOST_SPLITS; i++) {
    LeafKeyword keyword = leaf_kw (build, i);

    if (keyword == LEAF_KW_OPEN || keyword == LEAF_KW_OPEN_BRACE)
      depth++;
    else if ((keyword == LEAF_KW_CLOSE || keyword == LEAF_KW_CLOSE_BRACE) && depth > 0)
      depth--;
    else if (depth == 0 && i > w.first && keyword == operators[which].keyword
             && (length == 1 || leaf_kw (build, i + 1) == LEAF_KW_BY))
      splits[n++] = (Split) { operators[which].op, i, i + length };
  }
  return n;
}

static gboolean
has_operator (const LeafBuild *build, LeafWording w)
{
  Split splits[MOST_SPLITS];

  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    if (find_splits (build, w, i, splits) > 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_arithmetic (const LeafBuild *build, LeafKindId kind)
{
  return kind.ix == LEAF_KIND_VALUE || leaf_kind_is_arithmetic (build, kind)
         || leaf_kind (build, kind)->constructor.ix == LEAF_KIND_KIND_VARIABLE;
}

static gboolean
is_plain (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_NUMBER || kind.ix == LEAF_KIND_REAL;
}

/* The result of an operation of "value", whose kind is known only during the play, with another kind. */
static LeafKindId
open_result (const LeafBuild *build, LeafArithmetic op, LeafKindId a, LeafKindId b, LeafKindId wanted)
{
  if (op == LEAF_ARITHMETIC_PLUS || op == LEAF_ARITHMETIC_MINUS)
    return LEAF_SAME (a, b) || !leaf_kind_is_arithmetic (build, b) ? a : b;
  if (op == LEAF_ARITHMETIC_DIVIDE && LEAF_SAME (a, b))
    return LEAF_KIND (NUMBER);
  if (is_plain (b))
    return a;
  return is_plain (a) && op == LEAF_ARITHMETIC_TIMES ? b : wanted;
}

/* The kind of a result and its scale; none if the kinds do not fit, or no sentence specifies their product. */
static LeafArithmeticResult
result_of_kinds (const LeafBuild *build, LeafArithmetic op, LeafKindId a, LeafKindId b, LeafKindId wanted)
{
  static const char signs[] = { [LEAF_ARITHMETIC_PLUS] = '+',
                                [LEAF_ARITHMETIC_MINUS] = '-',
                                [LEAF_ARITHMETIC_TIMES] = '*',
                                [LEAF_ARITHMETIC_DIVIDE] = '/' };
  LeafArithmeticResult result = { { 0 }, 1, 1 };

  if (!has_arithmetic (build, a) || !has_arithmetic (build, b))
    return result;
  if (LEAF_IS (wanted) && !has_arithmetic (build, wanted))
    wanted = LEAF_KIND (NONE);
  if (leaf_kind_is_arithmetic (build, a) && leaf_kind_is_arithmetic (build, b))
    result = leaf_kind_arithmetic (build, signs[op], a, b);
  else
    result.kind = open_result (build, op, a, b, wanted);
  return result;
}

LeafNode *
leaf_arithmetic_node (LeafScope *scope, LeafKindId kind, LeafWording w, LeafArithmetic op, LeafNode *a, LeafNode *b)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_ARITHMETIC, kind, w, a, b);

  node->ARITHMETIC.operation = op;
  return node;
}

/* Units are stored as multiples of their own step, so a result may be off by a constant factor. It is corrected
 * before a division, so that no precision is lost. */
static LeafNode *
times_constant (LeafScope *scope, LeafNode *value, LeafArithmetic op, gint32 by)
{
  if (by == 1)
    return value;
  return leaf_arithmetic_node (scope, value->kind, value->wording, op, value,
                               leaf_node_constant (scope, value->wording, LEAF_KIND (NUMBER), by));
}

/* A plain number is converted; a value with a unit stays, since "32.5cm divided by 1.5m" is the quotient of two
 * values that are not real numbers. */
static LeafNode *
as_real (LeafScope *scope, LeafNode *value)
{
  return value->kind.ix == LEAF_KIND_NUMBER ? leaf_value_fit (scope, value, LEAF_KIND (REAL)) : value;
}

LeafNode *
leaf_node_arithmetic (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *a, LeafNode *b, LeafKindId wanted)
{
  LeafArithmeticResult result = result_of_kinds (scope->build, op, a->kind, b->kind, wanted);
  LeafNode *node;

  if (!LEAF_IS (result.kind))
    return NULL;
  if (result.kind.ix == LEAF_KIND_REAL) {
    a = as_real (scope, a);
    b = as_real (scope, b);
  }
  if (op == LEAF_ARITHMETIC_DIVIDE)
    a = times_constant (scope, a, LEAF_ARITHMETIC_TIMES, result.multiply);
  node = leaf_arithmetic_node (scope, result.kind, w, op, a, b);
  if (op == LEAF_ARITHMETIC_TIMES)
    node = times_constant (scope, node, LEAF_ARITHMETIC_TIMES, result.multiply);
  return times_constant (scope, node, LEAF_ARITHMETIC_DIVIDE, result.divide);
}

static LeafNode *
read_binary (LeafScope *scope, LeafWording w, guint which, LeafKindId wanted)
{
  Split splits[MOST_SPLITS];
  guint n = find_splits (scope->build, w, which, splits);

  for (guint i = 0; i < n; i++) {
    const Split *split = &splits[i];
    LeafNode *left, *right, *node;

    right = leaf_read_value (scope, leaf_wording (split->past, w.end), LEAF_KIND (NONE));
    if (right == NULL)
      continue;
    left = leaf_read_value (scope, leaf_wording_up_to (w, split->at), LEAF_KIND (NONE));
    if (left == NULL)
      continue;
    node = leaf_node_arithmetic (scope, w, split->op, left, right, wanted);
    if (node != NULL)
      return node;
  }
  return NULL;
}

/* The root of an area is a length; a kind that is the square of no other has no root, but "value" may be any kind. */
static LeafNode *
root_of (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *value)
{
  LeafArithmeticResult root = { value->kind, 1, 1 };

  if (leaf_kind_is_arithmetic (scope->build, value->kind))
    root = leaf_kind_root (scope->build, value->kind, op == LEAF_ARITHMETIC_ROOT ? 2 : 3);
  if (!LEAF_IS (root.kind))
    return NULL;
  value = times_constant (scope, value, LEAF_ARITHMETIC_TIMES, root.multiply);
  value = times_constant (scope, value, LEAF_ARITHMETIC_DIVIDE, root.divide);
  return leaf_arithmetic_node (scope, root.kind, w, op, value, NULL);
}

LeafNode *
leaf_node_arithmetic_of_one (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *value)
{
  if (!has_arithmetic (scope->build, value->kind))
    return NULL;
  if (op == LEAF_ARITHMETIC_ROOT || op == LEAF_ARITHMETIC_CUBE_ROOT)
    return root_of (scope, w, op, value);
  return leaf_arithmetic_node (scope, value->kind, w, op, value, NULL);
}

static LeafNode *
unary (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafWording of)
{
  LeafNode *value = leaf_read_value (scope, of, LEAF_KIND (NONE));

  return value != NULL ? leaf_node_arithmetic_of_one (scope, w, op, value) : NULL;
}

/* "remainder after dividing X by Y" */
static LeafNode *
read_remainder (LeafScope *scope, LeafWording w, LeafWording rest)
{
  for (guint32 at = leaf_kw_find (scope->build, rest, rest.first, LEAF_KW_BY); at < rest.end;
       at = leaf_kw_find (scope->build, rest, at + 1, LEAF_KW_BY)) {
    LeafNode *left = leaf_read_value (scope, leaf_wording_up_to (rest, at), LEAF_KIND (NONE));
    LeafNode *right = left == NULL ? NULL : leaf_read_value (scope, leaf_wording_from (rest, at + 1), LEAF_KIND (NONE));

    if (right != NULL && has_arithmetic (scope->build, left->kind) && has_arithmetic (scope->build, right->kind)
        && left->kind.ix != LEAF_KIND_TIME && right->kind.ix != LEAF_KIND_TIME) {
      if (left->kind.ix == LEAF_KIND_REAL || right->kind.ix == LEAF_KIND_REAL) {
        left = as_real (scope, left);
        right = as_real (scope, right);
      }
      return leaf_arithmetic_node (scope, left->kind, w, LEAF_ARITHMETIC_REMAINDER, left, right);
    }
  }
  return NULL;
}

/* "real square root of 16.0 sq m": the root of a unit; a phrase of the library gives that of a number. */
static LeafNode *
read_real_root (LeafScope *scope, LeafWording w, LeafWording of)
{
  LeafNode *value = leaf_read_value (scope, of, LEAF_KIND (NONE));

  if (value == NULL || value->kind.ix == LEAF_KIND_NUMBER || value->kind.ix == LEAF_KIND_REAL)
    return NULL;
  return leaf_node_arithmetic_of_one (scope, w, LEAF_ARITHMETIC_ROOT, value);
}

static LeafNode *
read_nearest (LeafScope *scope, LeafWording w)
{
  guint32 at = leaf_kw_find (scope->build, w, w.first, LEAF_KW_NEAREST);
  LeafNode *left, *right;

  if (at >= w.end || at < w.first + 3
      || !leaf_wording_is (scope->build, leaf_wording (at - 2, at + 1), "to the nearest"))
    return NULL;
  left = leaf_read_value (scope, leaf_wording_up_to (w, at - 2), LEAF_KIND (NONE));
  right = left == NULL ? NULL : leaf_read_value (scope, leaf_wording_from (w, at + 1), left->kind);
  if (right == NULL || !has_arithmetic (scope->build, left->kind))
    return NULL;
  return leaf_arithmetic_node (scope, left->kind, w, LEAF_ARITHMETIC_NEAREST, left, right);
}

/* "The square root of 2.0 to the nearest 0.01" rounds the root. */
static LeafNode *
read_root (LeafScope *scope, LeafWording w, LeafArithmetic root, LeafWording of)
{
  LeafNode *rounded = read_nearest (scope, w);

  return rounded != NULL ? rounded : unary (scope, w, root, of);
}

/* Operations that begin with words of their own. */
static LeafNode *
read_prefixed (LeafScope *scope, LeafWording w, LeafWording bare)
{
  LeafBuild *build = scope->build;

  if (leaf_wording_begins (build, bare, "remainder after dividing"))
    return read_remainder (scope, w, leaf_wording_from (bare, bare.first + 3));
  if (leaf_wording_begins (build, bare, "square root of"))
    return read_root (scope, w, LEAF_ARITHMETIC_ROOT, leaf_wording_from (bare, bare.first + 3));
  if (leaf_wording_begins (build, bare, "real square root of"))
    return read_real_root (scope, w, leaf_wording_from (bare, bare.first + 4));
  if (leaf_wording_begins (build, bare, "cube root of"))
    return read_root (scope, w, LEAF_ARITHMETIC_CUBE_ROOT, leaf_wording_from (bare, bare.first + 3));
  return NULL;
}

LeafNode *
leaf_read_arithmetic (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafWording bare = leaf_wording_skip_article (scope->build, w);
  LeafNode *node = leaf_wording_length (bare) < 2 ? NULL : read_prefixed (scope, w, bare);
  gboolean is_divided = has_operator (scope->build, w);

  node = leaf_phrases_of_author_or (scope, w, LEAF_PHRASE_DECIDE, wanted, node);
  if (node == NULL && is_divided)
    node = leaf_phrases_match_long (scope, w, LEAF_PHRASE_DECIDE, wanted, 3);
  if (node == NULL)
    node = read_nearest (scope, w);
  for (guint i = 0; is_divided && node == NULL && i < G_N_ELEMENTS (operators); i++) {
    if (i == FIRST_OF_ONE_WORD)
      node = leaf_phrases_match_long (scope, w, LEAF_PHRASE_DECIDE, wanted, 2);
    if (node == NULL)
      node = read_binary (scope, w, i, wanted);
  }
  return node;
}
