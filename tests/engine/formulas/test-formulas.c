/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-formulas.c: formulas and their solutions, one a line. */
#include "formulas/leaf-formula.h"

#include <string.h>

static const LeafFormulaName names[] = {
  { "x", FALSE, LEAF_FORMULA_UNNAMED },
  { "y", FALSE, LEAF_FORMULA_UNNAMED },
  { "n", FALSE, LEAF_FORMULA_UNNAMED },
  { "V", FALSE, LEAF_FORMULA_UNNAMED },
  { "mass", FALSE, LEAF_FORMULA_UNNAMED },
  { "sin", TRUE, 6 },
  { "arcsin", TRUE, 5 },
  { "abs", TRUE, LEAF_FORMULA_UNNAMED },
};

static const struct {
  const char *text, *tree;
} read_cases[] = {
  { "x = 2y", "(= x (* 2 y))" },
  { "x = nV - (y + nV)", "(= x (- (* n V) (+ y (* n V))))" },
  { "x = 1/2y", "(= x (/ 1 (* 2 y)))" },
  { "x = y/n/V", "(= x (/ (/ y n) V))" },
  { "x = y - n - V", "(= x (- (- y n) V))" },
  { "x = 2^n^y", "(= x (^ 2 (^ n y)))" },
  { "x = sin y^2", "(= x (sin (^ y 2)))" },
  { "x = (sin y)^2", "(= x (^ (sin y) 2))" },
  { "x = 2 sin y + 1", "(= x (+ (* 2 (sin y)) 1))" },
  { "x = sin sin y", "(= x (sin (sin y)))" },
  { "x=-y*2.5", "(= x (- (* y 2.5)))" },
  { "x = 3 + -y - n", "(= x (+ 3 (- (- y n))))" },
  { "x = (-y) - n", "(= x (- (- y) n))" },
  { "-x = y", NULL },
  { "x = sin -y", NULL },
  { "x = sin y * 2 / n", "(= x (/ (sin (* y 2)) n))" },
  { "x = sin y / 2 + n", "(= x (+ (sin (/ y 2)) n))" },
  { "x = sin 2y / n", "(= x (/ (sin (* 2 y)) n))" },
  { "x = sin 2yn", "(= x (* (sin (* 2 y)) n))" },
  { "x = sin y * 2n * V", "(= x (* (sin (* y (* 2 n))) V))" },
  { "x = n / 2yV", "(= x (* (/ n (* 2 y)) V))" },
  { "mass = 3", "(= mass 3)" },
  { "x = pi", "(= x pi)" },
  { "xy = 1", "(= (* x y) 1)" },
  { "x", NULL },
  { "x = ", NULL },
  { "x = y = n", NULL },
  { "x = (y", NULL },
  { "x = y)", NULL },
  { "x = 2 +", NULL },
  { "", NULL },
};

static const struct {
  const char *text;
  guint32 name;
  const char *solution;
  LeafFormulaOutcome outcome;
} solve_cases[] = {
  { "x = 2y", 0, "(* 2 y)", LEAF_FORMULA_SOLVED },
  { "x = 2y", 1, "(/ x 2)", LEAF_FORMULA_SOLVED },
  { "x = nV - (y + n)", 1, "(- (- (* n V) x) n)", LEAF_FORMULA_SOLVED },
  { "x/y = n", 1, "(/ x n)", LEAF_FORMULA_SOLVED },
  { "x = n - V", 3, "(- n x)", LEAF_FORMULA_SOLVED },
  { "y^2 = x", 1, "(root x 2)", LEAF_FORMULA_SOLVED },
  { "2^y = x", 1, "(log x 2)", LEAF_FORMULA_SOLVED },
  { "sin(2x) = y", 0, "(/ (arcsin y) 2)", LEAF_FORMULA_SOLVED },
  { "y = -x", 0, "(- y)", LEAF_FORMULA_SOLVED },
  { "abs x = y", 0, NULL, LEAF_FORMULA_NO_INVERSE },
  { "x + x = y", 0, NULL, LEAF_FORMULA_TWICE },
  { "x = y", 2, NULL, LEAF_FORMULA_ABSENT },
};

static void
test_read (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (read_cases); i++) {
    LeafArena *arena = leaf_arena_new ("test");
    const LeafFormula *formula = leaf_formula_read (arena, read_cases[i].text, names, G_N_ELEMENTS (names));
    g_autofree char *tree = formula != NULL ? leaf_formula_to_string (formula, names) : NULL;

    g_test_message ("%s", read_cases[i].text);
    g_assert_cmpstr (tree, ==, read_cases[i].tree);
    leaf_arena_unref (arena);
  }
}

static void
test_solve (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (solve_cases); i++) {
    LeafArena *arena = leaf_arena_new ("test");
    const LeafFormula *formula = leaf_formula_read (arena, solve_cases[i].text, names, G_N_ELEMENTS (names)),
                      *solution = NULL;
    g_autofree char *tree = NULL;

    g_test_message ("%s", solve_cases[i].text);
    g_assert_nonnull (formula);
    g_assert_cmpint (leaf_formula_solve (arena, formula, solve_cases[i].name, names, &solution), ==,
                     solve_cases[i].outcome);
    tree = solution != NULL ? leaf_formula_to_string (solution, names) : NULL;
    g_assert_cmpstr (tree, ==, solve_cases[i].solution);
    leaf_arena_unref (arena);
  }
}

/* Formulas of any length and depth are handled. */
static void
test_hostile (void)
{
  static const char *const pieces[] = { "(", "-", "x^", "2+", "sin ", "x" };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++) {
    LeafArena *arena = leaf_arena_new ("test");
    GString *text = g_string_new ("x = ");

    for (guint n = 0; n < 100000; n++)
      g_string_append (text, pieces[i]);
    g_assert_null (leaf_formula_read (arena, text->str, names, G_N_ELEMENTS (names)));
    g_string_free (text, TRUE);
    leaf_arena_unref (arena);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formulas/read", test_read);
  g_test_add_func ("/formulas/solve", test_solve);
  g_test_add_func ("/formulas/hostile", test_hostile);
  return g_test_run ();
}
