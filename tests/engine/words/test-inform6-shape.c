/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-inform6-shape.c: code in Inform 6, the first mistake in it, and where that is. */
#include "words/leaf-inform6-shape.h"

#include <string.h>

#define STATEMENTS LEAF_INFORM_6_STATEMENTS
#define PROGRAM    LEAF_INFORM_6_PROGRAM

static const struct {
  LeafInform6Sort sort;
  const char *text;
  LeafInform6Mistake mistake;
  const char *place; /* the words of the mistake */
} cases[] = {
  { STATEMENTS, "x = 1;", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, " \n! a remark (", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = ;", LEAF_INFORM_6_NO_OPERAND, ";" },
  { STATEMENTS, "x = )", LEAF_INFORM_6_NO_OPERAND, ")" },
  { STATEMENTS, "x =", LEAF_INFORM_6_NO_OPERAND, "=" },
  { STATEMENTS, "x ~==", LEAF_INFORM_6_NO_OPERAND, "~==" },
  { STATEMENTS, "x ~= ==", LEAF_INFORM_6_NO_OPERAND, "==" },
  { STATEMENTS, "= 3;", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x; = 3;", LEAF_INFORM_6_NO_OPERAND, "=" },
  { STATEMENTS, "(* 3)", LEAF_INFORM_6_NO_OPERAND, "*" },
  { STATEMENTS, "x - = 3", LEAF_INFORM_6_NO_OPERAND, "=" },
  { STATEMENTS, "x - - 3", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x ? = 3", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = -3;", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x++; y--; ++x;", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x + + 3", LEAF_INFORM_6_NO_OPERAND, "+" },
  { STATEMENTS, "a >= b && c <= d || e % f", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "f(x, y);", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "f(x;", LEAF_INFORM_6_NOT_CLOSED, "(" },
  { STATEMENTS, "f(x[1);", LEAF_INFORM_6_NOT_OPENED, ")" },
  { STATEMENTS, "f x);", LEAF_INFORM_6_NOT_OPENED, ")" },
  { STATEMENTS, "if (x) { y; ", LEAF_INFORM_6_NOT_CLOSED, "{" },
  { STATEMENTS, "if (x) { y; } ]", LEAF_INFORM_6_NOT_OPENED, "]" },
  { STATEMENTS, "if (x) { (y; ", LEAF_INFORM_6_NOT_CLOSED, "{" },
  { STATEMENTS, "{N} = {-my:x};", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = {N", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "{ x; }", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "{", LEAF_INFORM_6_NOT_CLOSED, "{" },
  { STATEMENTS, "x = \"a ( b\" + 'c' + '(';", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "print \"a", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = \"", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = '", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = (+ the box +);", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x = (+ the box", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "x + (", LEAF_INFORM_6_NOT_CLOSED, "(" },
  { STATEMENTS, "$x_1 = _y$2; ! (", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "#ifdef X;", LEAF_INFORM_6_FINE, NULL },
  { STATEMENTS, "flurb x;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "Constant X = 3; Global y;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "constant X;\n#Ifdef X;\n#endif;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "flurb X;", LEAF_INFORM_6_NO_DIRECTIVE, "flurb" },
  { PROGRAM, "#flurb X;", LEAF_INFORM_6_NO_DIRECTIVE, "flurb" },
  { PROGRAM, "Constant X; flurb;", LEAF_INFORM_6_NO_DIRECTIVE, "flurb" },
  { PROGRAM, "Constant X flurb;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "[ Foo x; flurb (x); ]; Global y;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "[ Foo x; flurb (x); ] flurb", LEAF_INFORM_6_NO_DIRECTIVE, "flurb" },
  { PROGRAM, "[ Foo x; flurb (x);", LEAF_INFORM_6_NOT_CLOSED, "[" },
  { PROGRAM, "[ Foo; if (x) { y; } z; ]; Verb 'a' * = ;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "[ Foo; {-call:x} ];", LEAF_INFORM_6_COMMAND, "{" },
  { PROGRAM, "[ Foo; {x} ];", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "[ Foo; {", LEAF_INFORM_6_NOT_CLOSED, "[" },
  { PROGRAM, "+ 3; @ x;", LEAF_INFORM_6_FINE, NULL },
  { PROGRAM, "Array a --> 3; Object b \"c\"; Stub d 1; Replace e; Default f 2;", LEAF_INFORM_6_FINE, NULL },
};

static void
test_mistakes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafInform6Place place = { 0, 0 };
    LeafInform6Mistake mistake = leaf_inform_6_mistake (cases[i].text, strlen (cases[i].text), cases[i].sort, &place);

    g_test_message ("%s", cases[i].text);
    g_assert_cmpint (mistake, ==, cases[i].mistake);
    if (cases[i].place != NULL) {
      g_autofree char *words = g_strndup (cases[i].text + place.at, place.length);

      g_assert_cmpstr (words, ==, cases[i].place);
    }
  }
}

/* Only as many bytes as are given belong to the code. */
static void
test_length (void)
{
  static const struct {
    const char *text;
    gsize length;
    LeafInform6Mistake mistake;
  } rows[] = {
    { "x == 3", 4, LEAF_INFORM_6_NO_OPERAND }, { "x = 3", 5, LEAF_INFORM_6_FINE },
    { "x == 3", 3, LEAF_INFORM_6_NO_OPERAND }, { "f(+ x +)", 2, LEAF_INFORM_6_NOT_CLOSED },
    { "{x}", 1, LEAF_INFORM_6_NOT_CLOSED },    { "x ~= 3", 3, LEAF_INFORM_6_FINE },
    { "! a\nf)", 3, LEAF_INFORM_6_FINE },      { "x++ + 1", 2, LEAF_INFORM_6_NO_OPERAND },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafInform6Place place = { 0, 0 };

    g_test_message ("%s", rows[i].text);
    g_assert_cmpint (leaf_inform_6_mistake (rows[i].text, rows[i].length, STATEMENTS, &place), ==, rows[i].mistake);
  }
}

static void
test_holes (void)
{
  const char *text = "x = {N} + '{' + \"{M}\"; { y; } {-my:a}; ! {K}\n (+ {L} +) {";
  static const char *const holes[] = { "N", "-my:a" };
  LeafInform6Place place = { 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (holes); i++) {
    g_autofree char *hole = NULL;

    g_assert_true (leaf_inform_6_next_hole (text, strlen (text), &place));
    hole = g_strndup (text + place.at, place.length);
    g_assert_cmpstr (hole, ==, holes[i]);
    place.at += place.length + 1;
  }
  g_assert_false (leaf_inform_6_next_hole (text, strlen (text), &place));
  place = (LeafInform6Place) { 0, 0 };
  g_assert_true (leaf_inform_6_next_hole ("{ab", 3, &place)); /* not closed */
  g_assert_cmpuint (place.at, ==, 1);
  g_assert_cmpuint (place.length, ==, 2);
}

static void
test_inside (void)
{
  static const struct {
    const char *text, *inside;
  } rows[] = {
    { "(- x -)", " x " }, { "(--)", "" }, { "(-)", ")" }, { "(-", "" }, { "(- x", " x" }, { "x -)", "x " },
    { "(x -)", "(x " },   { "x", "x" },   { "", "" },     { "-)", "" }, { ")", ")" },     { "(- x-", " x-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafInform6Place place = leaf_inform_6_inside (rows[i].text, strlen (rows[i].text));
    g_autofree char *inside = g_strndup (rows[i].text + place.at, place.length);

    g_assert_cmpstr (inside, ==, rows[i].inside);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/inform6-shape/mistakes", test_mistakes);
  g_test_add_func ("/inform6-shape/length", test_length);
  g_test_add_func ("/inform6-shape/holes", test_holes);
  g_test_add_func ("/inform6-shape/inside", test_inside);
  return g_test_run ();
}
