/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-formula-solve.c: an equation with one occurrence of a name -> the value of that name.
 *
 * Going from the root down to the name, each operation is inverted on the other side. This suffices since the name
 * occurs once; equations whose terms would have to be collected are refused. */
#include "leaf-formula.h"

static guint32
count (const LeafFormula *formula, guint32 name)
{
  if (formula == NULL)
    return 0;
  if (formula->sort == LEAF_FORMULA_NAME)
    return formula->name == name;
  return count (formula->left, name) + count (formula->right, name);
}

static const LeafFormula *
make (LeafArena *arena, LeafFormulaSort sort, const LeafFormula *left, const LeafFormula *right)
{
  LeafFormula *formula = leaf_new (arena, LeafFormula);

  *formula = (LeafFormula) { sort, LEAF_FORMULA_UNNAMED, NULL, left, right };
  return formula;
}

/* f (x) = other: x is the inverse of f, applied to other. */
static const LeafFormula *
undo_function (LeafArena *arena, const LeafFormula *applied, const LeafFormula *other, const LeafFormulaName *names)
{
  LeafFormula *undone;

  if (names[applied->name].inverse == LEAF_FORMULA_UNNAMED)
    return NULL;
  undone = (LeafFormula *) make (arena, LEAF_FORMULA_FUNCTION, other, NULL);
  undone->name = names[applied->name].inverse;
  return undone;
}

/* The value that the side with the name must have if the whole equals `other`. */
static const LeafFormula *
undo (LeafArena *arena, const LeafFormula *whole, gboolean in_left, const LeafFormula *other,
      const LeafFormulaName *names)
{
  const LeafFormula *beside = in_left ? whole->right : whole->left;

  switch (whole->sort) {
  case LEAF_FORMULA_PLUS: return make (arena, LEAF_FORMULA_MINUS, other, beside);
  case LEAF_FORMULA_MINUS:
    return in_left ? make (arena, LEAF_FORMULA_PLUS, other, beside) : make (arena, LEAF_FORMULA_MINUS, beside, other);
  case LEAF_FORMULA_TIMES: return make (arena, LEAF_FORMULA_DIVIDE, other, beside);
  case LEAF_FORMULA_DIVIDE:
    return in_left ? make (arena, LEAF_FORMULA_TIMES, other, beside) : make (arena, LEAF_FORMULA_DIVIDE, beside, other);
  case LEAF_FORMULA_POWER: return make (arena, in_left ? LEAF_FORMULA_ROOT : LEAF_FORMULA_LOGARITHM, other, beside);
  case LEAF_FORMULA_NEGATE: return make (arena, LEAF_FORMULA_NEGATE, other, NULL);
  case LEAF_FORMULA_FUNCTION: return undo_function (arena, whole, other, names);
  case LEAF_FORMULA_NUMBER:
  case LEAF_FORMULA_NAME:
  case LEAF_FORMULA_ROOT:
  case LEAF_FORMULA_LOGARITHM:
  case LEAF_FORMULA_EQUALS: break;
  }
  return NULL;
}

LeafFormulaOutcome
leaf_formula_solve (LeafArena *arena, const LeafFormula *equation, guint32 name, const LeafFormulaName *names,
                    const LeafFormula **solution)
{
  guint32 n = count (equation, name);
  gboolean in_left = count (equation->left, name) > 0;
  const LeafFormula *side = in_left ? equation->left : equation->right;
  const LeafFormula *other = in_left ? equation->right : equation->left;

  if (n != 1)
    return n == 0 ? LEAF_FORMULA_ABSENT : LEAF_FORMULA_TWICE;
  while (side->sort != LEAF_FORMULA_NAME) {
    in_left = count (side->left, name) > 0;
    other = undo (arena, side, in_left, other, names);
    if (other == NULL)
      return LEAF_FORMULA_NO_INVERSE;
    side = in_left ? side->left : side->right;
  }
  *solution = other;
  return LEAF_FORMULA_SOLVED;
}
