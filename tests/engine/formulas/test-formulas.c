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
  { "m", FALSE, LEAF_FORMULA_UNNAMED },
  { "x1", FALSE, LEAF_FORMULA_UNNAMED },
  { "y'", FALSE, LEAF_FORMULA_UNNAMED },
  { "_z", FALSE, LEAF_FORMULA_UNNAMED },
  { "", FALSE, LEAF_FORMULA_UNNAMED },
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
  { "massm = m", "(= (* mass m) m)" },
  { "x1 = y'", "(= x1 y')" },
  { "_z = x", "(= _z x)" },
  { "x = q", "(= x q)" },
  { "x = xq", "(= x xq)" },
  { "x = qx", "(= x qx)" },
  { "x = x2", "(= x x2)" },
  { "x = sin", NULL },
  { "x = sin sin", NULL },
  { "sin = y", NULL },
  { "sin x = y", "(= (sin x) y)" },
  { "x == y", NULL },
  { "x = y =", NULL },
  { "= y", NULL },
  { " \t x  =  2\ty  ", "(= x (* 2 y))" },
  { "x = 2 3", "(= x (* 2 3))" },
  { "x = (2)(3)", "(= x (* 2 3))" },
  { "x = y(n)", "(= x (* y n))" },
  { "x = y (n + 2) V", "(= x (* (* y (+ n 2)) V))" },
  { "x = (n", NULL },
  { "x = ()", NULL },
  { "x = y^-n + 1", "(= x (^ y (- (+ n 1))))" },
  { "x = y^", NULL },
  { "x = (-y)^2", "(= x (^ (- y) 2))" },
  { "x = -y^2", "(= x (- (^ y 2)))" },
  { "x = y - -n", "(= x (- y (- n)))" },
  { "x = y * ", NULL },
  { "x = y / ", NULL },
  { "x = * y", NULL },
  { "x = y * -n", "(= x (* y (- n)))" },
  { "x = 2.", NULL },
  { "x = 2.5.1", NULL },
  { "x = 2.50", "(= x 2.50)" },
  { "x = 12", "(= x 12)" },
  { "x = .5", NULL },
  { "x = 2 # 3", NULL },
  { "x = abs y - 1", "(= x (- (abs y) 1))" },
  { "x = abs (y - 1)", "(= x (abs (- y 1)))" },
  { "x = 2y3", "(= x (* 2 y3))" },
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
  { "x = y", 0, "y", LEAF_FORMULA_SOLVED },
  { "x = y", 1, "x", LEAF_FORMULA_SOLVED },
  { "y = x + 2", 0, "(- y 2)", LEAF_FORMULA_SOLVED },
  { "y = 2 + x", 0, "(- y 2)", LEAF_FORMULA_SOLVED },
  { "y = x - 2", 0, "(+ y 2)", LEAF_FORMULA_SOLVED },
  { "y = 2 - x", 0, "(- 2 y)", LEAF_FORMULA_SOLVED },
  { "y = x * 2", 0, "(/ y 2)", LEAF_FORMULA_SOLVED },
  { "y = x / 2", 0, "(* y 2)", LEAF_FORMULA_SOLVED },
  { "y = 2 / x", 0, "(/ 2 y)", LEAF_FORMULA_SOLVED },
  { "y = x^3", 0, "(root y 3)", LEAF_FORMULA_SOLVED },
  { "y = 3^x", 0, "(log y 3)", LEAF_FORMULA_SOLVED },
  { "y = -(x + 1)", 0, "(- (- y) 1)", LEAF_FORMULA_SOLVED },
  { "y = arcsin x", 0, "(sin y)", LEAF_FORMULA_SOLVED },
  { "y = abs n + x", 0, "(- y (abs n))", LEAF_FORMULA_SOLVED },
  { "y = 1 + abs x", 0, NULL, LEAF_FORMULA_NO_INVERSE },
  { "x = sin x", 0, NULL, LEAF_FORMULA_TWICE },
  { "y = x * x", 0, NULL, LEAF_FORMULA_TWICE },
  { "y = sin 3", 0, NULL, LEAF_FORMULA_ABSENT },
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

static gboolean
is_read (const char *text)
{
  LeafArena *arena = leaf_arena_new ("test");
  gboolean read = leaf_formula_read (arena, text, names, G_N_ELEMENTS (names)) != NULL;

  leaf_arena_unref (arena);
  return read;
}

/* A formula with as many terms and brackets as are allowed is read, and one with another is not. */
static void
test_limits (void)
{
  enum { TERMS = 98, BRACKETS = 29 }; /* after "x =" */

  for (guint more = 0; more < 2; more++) {
    g_autoptr (GString) terms = g_string_new ("x = y"), brackets = g_string_new ("x = ");

    for (guint n = 1; n < TERMS + more; n++)
      g_string_append (terms, " + y");
    for (guint n = 0; n < BRACKETS + more; n++)
      g_string_append_c (brackets, '(');
    g_string_append_c (brackets, 'y');
    for (guint n = 0; n < BRACKETS + more; n++)
      g_string_append_c (brackets, ')');
    g_assert_cmpint (is_read (terms->str), ==, more == 0);
    g_assert_cmpint (is_read (brackets->str), ==, more == 0);
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
  g_test_add_func ("/formulas/limits", test_limits);
  g_test_add_func ("/formulas/hostile", test_hostile);
  return g_test_run ();
}
