/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dimensions.c: the parts of units by name, and the kinds of arithmetic results. */

#include "leaf-notation.h"

#include <math.h>

guint32
leaf_unit_find_part (const LeafBuild *build, LeafKindId kind, LeafWording name)
{
  const LeafNotation *row = leaf_unit_with_parts (build->kinds, kind);
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

/* --- arithmetic --------------------------------------------------------------------------------------------------- */

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
         || (LEAF_SAME (row->left, b) && LEAF_SAME (row->right, a));
}

/* Converts a whole-number result from its natural resolution to that of its kind. */
static LeafArithmeticResult
scaled (const LeafBuild *build, LeafKindId kind, double natural)
{
  double wanted = leaf_unit_resolution (build->kinds, kind);

  if (leaf_unit_is_real (build->kinds, kind) || natural == wanted)
    return (LeafArithmeticResult) { kind, 1, 1 };
  if (wanted > natural)
    return (LeafArithmeticResult) { kind, (gint32) rint (wanted / natural), 1 };
  return (LeafArithmeticResult) { kind, 1, (gint32) rint (natural / wanted) };
}

static LeafArithmeticResult
multiplied (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *row = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);

    if (row->operation == '*' && same_pair (row, a, b))
      return scaled (build, row->result,
                     (double) leaf_unit_resolution (build->kinds, a) * leaf_unit_resolution (build->kinds, b));
  }
  return (LeafArithmeticResult) { { 0 }, 1, 1 };
}

static LeafArithmeticResult
divided (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  LEAF_EACH (&build->kinds->dimensions, i) {
    const LeafDimension *row = LEAF_ROW (&build->kinds->dimensions, LeafDimension, i);
    double natural = (double) leaf_unit_resolution (build->kinds, a) / leaf_unit_resolution (build->kinds, b);

    if (row->operation != '*' || !LEAF_SAME (row->result, a))
      continue;
    if (LEAF_SAME (row->left, b))
      return scaled (build, row->right, natural);
    if (LEAF_SAME (row->right, b))
      return scaled (build, row->left, natural);
  }
  return (LeafArithmeticResult) { { 0 }, 1, 1 };
}

/* A time of day is a point rather than a quantity. A period of time can be added to it, and the difference of two is a
 * period, but it cannot be halved, multiplied or added to another. */
static LeafKindId
of_the_clock (char operation, LeafKindId a, LeafKindId b)
{
  if ((operation == '+' || operation == '-') && is (a, LEAF_KIND_TIME) && is (b, LEAF_KIND_TIME_PERIOD))
    return a;
  if (operation == '-' && is (a, LEAF_KIND_TIME) && is (b, LEAF_KIND_TIME))
    return LEAF_KIND (TIME_PERIOD);
  return (LeafKindId) { 0 };
}

/* "A time minus a time specifies a time period": then a time plus a time period is a time. */
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

LeafArithmeticResult
leaf_kind_arithmetic (const LeafBuild *build, char operation, LeafKindId a, LeafKindId b)
{
  LeafArithmeticResult none = { { 0 }, 1, 1 };

  if (!leaf_kind_is_arithmetic (build, a) || !leaf_kind_is_arithmetic (build, b))
    return none;
  if (is (a, LEAF_KIND_TIME) || is (b, LEAF_KIND_TIME))
    return (LeafArithmeticResult) { of_the_clock (operation, a, b), 1, 1 };
  if (is_plain (a) && is_plain (b))
    return (LeafArithmeticResult) { leaf_kind_join (build, a, b), 1, 1 };
  if (operation == '+' || operation == '-') {
    LeafKindId moved = shifted (build, operation, a, b);

    return (LeafArithmeticResult) { LEAF_IS (moved) ? moved : LEAF_SAME (a, b) ? a : none.kind, 1, 1 };
  }
  if (is_plain (b))
    return (LeafArithmeticResult) { a, 1, 1 };
  if (operation == '*')
    return is_plain (a) ? (LeafArithmeticResult) { b, 1, 1 } : multiplied (build, a, b);
  if (LEAF_SAME (a, b))
    return (LeafArithmeticResult) { leaf_unit_is_real (build->kinds, a) ? LEAF_KIND (REAL) : LEAF_KIND (NUMBER), 1, 1 };
  return divided (build, a, b);
}

/* The kind whose square or cube is this kind. */
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

LeafArithmeticResult
leaf_kind_root (const LeafBuild *build, LeafKindId kind, guint power)
{
  LeafArithmeticResult root = { is_plain (kind) ? kind : base_of (build, kind, power), 1, 1 };
  double scale = 1;

  if (is_plain (kind) || !LEAF_IS (root.kind) || leaf_unit_is_real (build->kinds, kind))
    return root;
  for (guint i = 0; i < power; i++)
    scale *= leaf_unit_resolution (build->kinds, root.kind);
  scale /= leaf_unit_resolution (build->kinds, kind);
  if (scale >= 1)
    root.multiply = (gint32) rint (scale);
  else
    root.divide = (gint32) rint (1 / scale);
  return root;
}
