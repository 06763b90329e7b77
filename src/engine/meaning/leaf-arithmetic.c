/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-arithmetic.c: plus, minus, times, divided by, remainder, roots, to the nearest.
 *
 * Precedence is that of school: the words are split at the last plus or minus outside brackets, else at the last times or
 * divided by, so that operators of one rank associate to the left.  A split of which a side means nothing is passed over:
 * "the number of rooms plus 1" and "entry (I plus 1) of L" need no brackets to be told apart.
 */

#include "leaf-value-forms.h"

#define MOST_SPLITS 24

typedef struct {
  LeafArithmetic op;
  guint32 at, past;
} Split;

static gboolean
is_sum (LeafKeyword keyword)
{
  return keyword == LEAF_KW_PLUS || keyword == LEAF_KW_MINUS || keyword == LEAF_KW_PLUS_SIGN || keyword == LEAF_KW_MINUS_SIGN;
}

static LeafArithmetic
sum_at (const LeafBuild *build, guint32 at, guint32 end, guint32 *past)
{
  LeafKeyword keyword = leaf_kw (build, at);

  *past = at + 1;
  if (!is_sum (keyword) || at + 1 >= end)
    return 0;
  return keyword == LEAF_KW_PLUS || keyword == LEAF_KW_PLUS_SIGN ? LEAF_ARITHMETIC_PLUS : LEAF_ARITHMETIC_MINUS;
}

static LeafArithmetic
product_at (const LeafBuild *build, guint32 at, guint32 end, guint32 *past)
{
  LeafKeyword keyword = leaf_kw (build, at);
  gboolean with_by = at + 1 < end && leaf_kw (build, at + 1) == LEAF_KW_BY;

  *past = at + 1;
  if (keyword == LEAF_KW_TIMES || keyword == LEAF_KW_TIMES_SIGN)
    return LEAF_ARITHMETIC_TIMES;
  if (keyword == LEAF_KW_DIVIDE_SIGN)
    return LEAF_ARITHMETIC_DIVIDE;
  *past = at + 2;
  if (keyword == LEAF_KW_MULTIPLIED && with_by)
    return LEAF_ARITHMETIC_TIMES;
  if (keyword == LEAF_KW_DIVIDED && with_by)
    return LEAF_ARITHMETIC_DIVIDE;
  return 0;
}

/* Splits outside brackets, in the order of the words. */
static guint
find_splits (const LeafBuild *build, LeafWording w, gboolean sums, Split *splits)
{
  guint n = 0;
  guint32 depth = 0;

  for (guint32 i = w.first; i < w.end && n < MOST_SPLITS; i++) {
    LeafKeyword keyword = leaf_kw (build, i);
    Split split = { 0, i, 0 };

    if (keyword == LEAF_KW_OPEN || keyword == LEAF_KW_OPEN_BRACE)
      depth++;
    else if ((keyword == LEAF_KW_CLOSE || keyword == LEAF_KW_CLOSE_BRACE) && depth > 0)
      depth--;
    if (depth > 0 || i == w.first)
      continue;
    split.op = sums ? sum_at (build, i, w.end, &split.past) : product_at (build, i, w.end, &split.past);
    if (split.op != 0 && split.past < w.end)
      splits[n++] = split;
  }
  return n;
}

static gboolean
can_reckon (const LeafBuild *build, LeafKindId kind)
{
  return kind.ix == LEAF_KIND_VALUE || leaf_kind_is_arithmetic (build, kind)
         || (LEAF_IS (kind) && leaf_kind (build, kind)->constructor.ix == LEAF_KIND_KIND_VARIABLE);
}

static gboolean
is_plain (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_NUMBER || kind.ix == LEAF_KIND_REAL;
}

static gboolean
is_of_the_clock (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_TIME || kind.ix == LEAF_KIND_TIME_PERIOD;
}

/* What "value" gives with another kind, when it may turn out to be anything. */
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

/* The kind of a result, none where the kinds do not go together; and how it is scaled.  A product that no sentence specifies may
 * still be what is wanted. */
static LeafReckoning
reckon_kinds (const LeafBuild *build, LeafArithmetic op, LeafKindId a, LeafKindId b, LeafKindId wanted)
{
  static const char signs[] = {
    [LEAF_ARITHMETIC_PLUS] = '+', [LEAF_ARITHMETIC_MINUS] = '-', [LEAF_ARITHMETIC_TIMES] = '*', [LEAF_ARITHMETIC_DIVIDE] = '/'
  };
  gboolean is_sum = op == LEAF_ARITHMETIC_PLUS || op == LEAF_ARITHMETIC_MINUS;
  LeafReckoning result = { { 0 }, 1, 1 };

  if (!can_reckon (build, a) || !can_reckon (build, b))
    return result;
  if (LEAF_IS (wanted) && !can_reckon (build, wanted))
    wanted = (LeafKindId) { 0 };
  if (leaf_kind_is_arithmetic (build, a) && leaf_kind_is_arithmetic (build, b))
    result = leaf_kind_arithmetic (build, signs[op], a, b);
  else
    result.kind = open_result (build, op, a, b, wanted);
  if (LEAF_IS (result.kind))
    return result;
  /* "the weight plus 2" is a slip, but a time takes a number of minutes. */
  if (!is_sum)
    result.kind = wanted;
  else if (is_of_the_clock (a) && (is_of_the_clock (b) || (is_plain (b) && a.ix == LEAF_KIND_TIME)))
    result.kind = LEAF_KIND (TIME);
  return result;
}

LeafNode *
leaf_arithmetic_node (LeafScope *scope, LeafKindId kind, LeafWording w, LeafArithmetic op, LeafNode *a, LeafNode *b)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_ARITHMETIC, kind, w, b != NULL ? 2 : 1, a, b);

  node->number = (gint32) op;
  return node;
}

/* Units are kept as numbers of their own steps, and so what two of them give may be out by a constant.  It is put right before a
 * division, so that nothing is lost. */
static LeafNode *
times_constant (LeafScope *scope, LeafNode *value, LeafArithmetic op, gint32 by)
{
  if (by == 1)
    return value;
  return leaf_arithmetic_node (scope, value->kind, value->wording, op, value,
                               leaf_node_constant (scope, value->wording, LEAF_KIND (NUMBER), by));
}

LeafNode *
leaf_reckon (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *a, LeafNode *b, LeafKindId wanted)
{
  LeafReckoning result = reckon_kinds (scope->build, op, a->kind, b->kind, wanted);
  LeafNode *node;

  if (!LEAF_IS (result.kind))
    return NULL;
  if (result.kind.ix == LEAF_KIND_REAL) {
    a = leaf_value_fit (scope, a, result.kind);
    b = leaf_value_fit (scope, b, result.kind);
  }
  if (op == LEAF_ARITHMETIC_DIVIDE)
    a = times_constant (scope, a, LEAF_ARITHMETIC_TIMES, result.multiply);
  node = leaf_arithmetic_node (scope, result.kind, w, op, a, b);
  if (op == LEAF_ARITHMETIC_TIMES)
    node = times_constant (scope, node, LEAF_ARITHMETIC_TIMES, result.multiply);
  return times_constant (scope, node, LEAF_ARITHMETIC_DIVIDE, result.divide);
}

static LeafNode *
read_binary (LeafScope *scope, LeafWording w, gboolean sums, LeafKindId wanted)
{
  Split splits[MOST_SPLITS];
  guint n = find_splits (scope->build, w, sums, splits);

  for (guint i = n; i > 0; i--) {
    const Split *split = &splits[i - 1];
    LeafNode *left, *right, *node;

    right = leaf_read_value (scope, leaf_wording (split->past, w.end), (LeafKindId) { 0 });
    if (right == NULL)
      continue;
    left = leaf_read_value (scope, leaf_wording_up_to (w, split->at), (LeafKindId) { 0 });
    if (left == NULL)
      continue;
    node = leaf_reckon (scope, w, split->op, left, right, wanted);
    if (node != NULL)
      return node;
  }
  return NULL;
}

/* The root of an area is a length; of a kind that is the square of none there is no root, but "value" may turn out to be anything. */
static LeafNode *
root_of (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *value)
{
  LeafReckoning root = { value->kind, 1, 1 };

  if (leaf_kind_is_arithmetic (scope->build, value->kind))
    root = leaf_kind_root (scope->build, value->kind, op == LEAF_ARITHMETIC_ROOT ? 2 : 3);
  if (!LEAF_IS (root.kind))
    return NULL;
  value = times_constant (scope, value, LEAF_ARITHMETIC_TIMES, root.multiply);
  value = times_constant (scope, value, LEAF_ARITHMETIC_DIVIDE, root.divide);
  return leaf_arithmetic_node (scope, root.kind, w, op, value, NULL);
}

LeafNode *
leaf_reckon_one (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *value)
{
  if (!can_reckon (scope->build, value->kind))
    return NULL;
  if (op == LEAF_ARITHMETIC_ROOT || op == LEAF_ARITHMETIC_CUBE_ROOT)
    return root_of (scope, w, op, value);
  return leaf_arithmetic_node (scope, value->kind, w, op, value, NULL);
}

static LeafNode *
unary (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafWording of)
{
  LeafNode *value = leaf_read_value (scope, of, (LeafKindId) { 0 });

  return value != NULL ? leaf_reckon_one (scope, w, op, value) : NULL;
}

/* "remainder after dividing X by Y" */
static LeafNode *
read_remainder (LeafScope *scope, LeafWording w, LeafWording rest)
{
  for (guint32 at = leaf_kw_find (scope->build, rest, rest.first, LEAF_KW_BY); at < rest.end;
       at = leaf_kw_find (scope->build, rest, at + 1, LEAF_KW_BY)) {
    LeafNode *left = leaf_read_value (scope, leaf_wording_up_to (rest, at), (LeafKindId) { 0 });
    LeafNode *right = left == NULL ? NULL : leaf_read_value (scope, leaf_wording_from (rest, at + 1), (LeafKindId) { 0 });

    if (right != NULL && can_reckon (scope->build, left->kind) && can_reckon (scope->build, right->kind))
      return leaf_arithmetic_node (scope, left->kind, w, LEAF_ARITHMETIC_REMAINDER, left, right);
  }
  return NULL;
}

static LeafNode *
read_nearest (LeafScope *scope, LeafWording w)
{
  guint32 at = leaf_kw_find (scope->build, w, w.first, LEAF_KW_NEAREST);
  LeafNode *left, *right;

  if (at >= w.end || at < w.first + 3 || !leaf_wording_is (scope->build, leaf_wording (at - 2, at + 1), "to the nearest"))
    return NULL;
  left = leaf_read_value (scope, leaf_wording_up_to (w, at - 2), (LeafKindId) { 0 });
  right = left == NULL ? NULL : leaf_read_value (scope, leaf_wording_from (w, at + 1), left->kind);
  if (right == NULL || !can_reckon (scope->build, left->kind))
    return NULL;
  return leaf_arithmetic_node (scope, left->kind, w, LEAF_ARITHMETIC_NEAREST, left, right);
}

LeafNode *
leaf_read_arithmetic (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, w);
  LeafNode *node = read_binary (scope, w, TRUE, wanted);
  LeafKeyword first;

  if (node == NULL)
    node = read_binary (scope, w, FALSE, wanted);
  if (node == NULL)
    node = read_nearest (scope, w);
  if (node != NULL || leaf_wording_length (bare) < 2)
    return node;
  first = leaf_kw (build, bare.first);
  if (first == LEAF_KW_MINUS || first == LEAF_KW_MINUS_SIGN)
    return unary (scope, w, LEAF_ARITHMETIC_NEGATE, leaf_wording_from (bare, bare.first + 1));
  if (first == LEAF_KW_REMAINDER && leaf_wording_begins (build, bare, "remainder after dividing"))
    return read_remainder (scope, w, leaf_wording_from (bare, bare.first + 3));
  if (leaf_wording_begins (build, bare, "square root of"))
    return unary (scope, w, LEAF_ARITHMETIC_ROOT, leaf_wording_from (bare, bare.first + 3));
  if (leaf_wording_begins (build, bare, "cube root of"))
    return unary (scope, w, LEAF_ARITHMETIC_CUBE_ROOT, leaf_wording_from (bare, bare.first + 3));
  return NULL;
}
