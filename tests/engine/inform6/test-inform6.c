/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-inform6.c: code in Inform 6 and its trees, one a line; and randomly damaged code, which is parsed or refused. */
#include "inform6/leaf-inform6-tree.h"
#include "inform6/leaf-inform6-code.h"
#include "test-build.h"

#include <string.h>

/* --- trees as text ------------------------------------------------------------------------------------------------ */

static void print_node (GString *out, const LeafInform6Node *node);

static void
print_list (GString *out, const LeafInform6Node *node)
{
  for (guint32 i = 0; i < node->n; i++) {
    g_string_append_c (out, ' ');
    print_node (out, node->list[i]);
  }
}

static const char *
name_of (LeafInform6NodeSort sort)
{
  switch (sort) {
  case LEAF_INFORM6_BLOCK: return "block";
  case LEAF_INFORM6_IF: return "if";
  case LEAF_INFORM6_WHILE: return "while";
  case LEAF_INFORM6_DO: return "do";
  case LEAF_INFORM6_FOR: return "for";
  case LEAF_INFORM6_OBJECTLOOP: return "objectloop";
  case LEAF_INFORM6_SWITCH: return "switch";
  case LEAF_INFORM6_CASE: return "case";
  case LEAF_INFORM6_RETURN: return "return";
  case LEAF_INFORM6_BREAK: return "break";
  case LEAF_INFORM6_CONTINUE: return "continue";
  case LEAF_INFORM6_PRINT: return "print";
  case LEAF_INFORM6_NEW_LINE: return "new_line";
  case LEAF_INFORM6_GIVE: return "give";
  case LEAF_INFORM6_MOVE: return "move";
  case LEAF_INFORM6_UNKNOWN: return "unknown";
  default: return "?";
  }
}

static void
print_node (GString *out, const LeafInform6Node *node)
{
  if (node == NULL) {
    g_string_append_c (out, '-');
    return;
  }
  switch (node->sort) {
  case LEAF_INFORM6_NUMBER: g_string_append_printf (out, "%d", node->number); return;
  case LEAF_INFORM6_NAME:
    if (node->text != NULL)
      g_string_append (out, node->text);
    else
      print_node (out, node->first);
    return;
  case LEAF_INFORM6_STRING: g_string_append_printf (out, "\"%s\"", node->text); return;
  case LEAF_INFORM6_WORD: g_string_append_printf (out, "'%s'", node->text); return;
  case LEAF_INFORM6_HOLE: g_string_append_printf (out, "{%s}", node->text); return;
  case LEAF_INFORM6_SOURCE: g_string_append_printf (out, "(+%s+)", node->text); return;
  case LEAF_INFORM6_EVALUATE: print_node (out, node->first); return;
  default: break;
  }
  g_string_append_printf (out, "(%s",
                          node->text != NULL && node->sort != LEAF_INFORM6_UNKNOWN ? node->text
                          : node->sort == LEAF_INFORM6_CALL                        ? "call"
                                                                                   : name_of (node->sort));
  if (node->sort == LEAF_INFORM6_STEP && node->is_before)
    g_string_append_c (out, '<');
  if (node->sort == LEAF_INFORM6_UNKNOWN)
    g_string_append_printf (out, " %s", node->text);
  if (node->first != NULL || node->sort == LEAF_INFORM6_DO) {
    g_string_append_c (out, ' ');
    print_node (out, node->first);
  }
  print_list (out, node);
  if (node->second != NULL) {
    g_string_append_c (out, ' ');
    print_node (out, node->second);
  }
  if (node->third != NULL) {
    g_string_append_c (out, ' ');
    print_node (out, node->third);
  }
  g_string_append_c (out, ')');
}

static const struct {
  const char *text, *tree; /* NULL: it is refused */
} cases[] = {
  { "a + b * c - d", "(- (+ a (* b c)) d)" },
  { "{X} --> 3 + 1", "(+ (--> {X} 3) 1)" },
  { "x.count->2", "(-> (. x count) 2)" },
  { "-x * 2", "(* (- x) 2)" },
  { "~~a == b && c", "(&& (~~ (== a b)) c)" },
  { "a == 1 or 2 && b", "(&& (== a (or 1 2)) b)" },
  { "$1F + $$101 + 'x'", "(+ (+ 31 5) 120)" },
  { "F(1, G(), x.y)", "(call F 1 (call G) (. x y))" },
  { "(+ the lamp +) has open", "(has (+ the lamp +) open)" },
  { "{-my:1} = {-by-reference:L}", "(= {-my:1} {-by-reference:L})" },
  { "x = y = 2", "(= x (= y 2))" },
  { "x++; --y;", "(block (++ x) (--< y))" },
  { "if (a) b = 1; else { c = 2; d(); }", "(block (if a (= b 1) (block (= c 2) (call d))))" },
  { "for (i = 0, j = 1 : i < 3 : i++) continue;",
    "(block (for (block (= i 0) (= j 1)) (< i 3) (block (++ i)) (continue)))" },
  { "for (::) break;", "(block (for - - - (break)))" },
  { "do x--; until (x == 0);", "(block (do (== x 0) (-- x)))" },
  { "switch (x) { 1, 2: y(); 3: default: z(); }",
    "(block (switch x (case 1 2 (block (call y))) (case 3 (block)) (case (block (call z)))))" },
  { "print \"a^\", (the) x, n; \"b\";", "(block (print \"a^\" (the x) n) (print \"b\"))" },
  { "give x open ~locked; move x to y", "(block (give x open (locked)) (move x y))" },
  { "! all of it\nrtrue;", "(block (return))" },
  { "@push x; y();", "(block (@push x) (call y))" },
  { "jump Out;", "(block (unknown jump))" },
  { "x.y(1)++", "(++ (call (. x y) 1))" },
  { "x.y--", "(-- (. x y))" },
  { "x.y++", "(++ (. x y))" },
  { "print (x);", "(block (print x))" },
  { "print (x) + 1;", "(block (print (+ x 1)))" },
  { "print (the) (x), (the) -1, (2);", "(block (print (the x) (the (- 1)) 2))" },
  { "print (x", NULL },
  { "return x", "(block (return x))" },
  { "return; y();", "(block (return) (call y))" },
  { "switch (x) { 1: { a(); } 2: b(); c(1); }",
    "(block (switch x (case 1 (block (block (call a)))) (case 2 (block (call b) (call c 1)))))" },
  { "switch (x) { 1: @jz y ?z; 2: }", "(block (switch x (case 1 (block (@jz y z))) (case 2 (block))))" },
  { "switch (x) { default: a ? b; }", NULL },
  { "font;", NULL },
  { "@jz y ?~z; @copy x sp", "(block (@jz y z) (@copy x sp))" },
  { "'' + 'ab' + 'a//'", "(+ (+ '' 'ab') 'a//')" },
  { "##1", "(block (unknown #))" },
  { "##Take", "##Take" },
  { "$$$1", NULL },
  { "$", NULL },
  { "", "(block)" },
  { "if (a", NULL },
  { "a +", NULL },
  { "{ a();", NULL },
  { "for (i = 0; i < 3; i++) a();", NULL },
  { "\"never closed", "\"never closed\"" },
  { "'never closed", "'never closed'" },
  { "(+ never closed", "(+ never closed+)" },
  { "a - b - c", "(- (- a b) c)" },
  { "-x.y", "(- (. x y))" },
  { "-x-->2", "(--> (- x) 2)" },
  { "++x.y + 1", "(+ (++< (. x y)) 1)" },
  { "~x & y", "(& (~ x) y)" },
  { "a || b == c", "(|| a (== b c))" },
  { "a = b && c", "(= a (&& b c))" },
  { "a > 1 or 2 + 3", "(> a (or 1 (+ 2 3)))" },
  { "1 | a-->2", "(| 1 (--> a 2))" },
  { "x->y.z", "(-> x (. y z))" },
  { "F(a)(b).c", "(. (call (call F a) b) c)" },
  { "F(,)", NULL },
  { "F(a b)", NULL },
  { "(++x)", "(++< x)" },
  { "(+x+)", "(+x+)" },
  { "{ }", "(block (block))" },
  { "{ x", NULL },
  { "9a", NULL },
  { "$$12", NULL },
  { "$g", NULL },
  { "'\303\251' + '\377'", "(+ 233 '\377')" },
  { "x ! a remark at the end", "x" },
  { "! only a remark", "(block)" },
  { "print (2) -1;", "(block (print (- 2 1)))" },
  { "print (x 5);", NULL },
  { "a(); print (x)", "(block (call a) (print x))" },
  { "print (the) \"word\";", "(block (print (the \"word\")))" },
  { "print a, , b;", NULL },
  { "x(); return", "(block (call x) (return))" },
  { "rfalse", "rfalse" },
  { "rfalse;", "(block (return 0))" },
  { "do { a(); }", "(block (do - (block (call a))))" },
  { "for (i = 0 : i < 3 :) a();", "(block (for (block (= i 0)) (< i 3) - (call a)))" },
  { "if (a) if (b) c(); else d();", "(block (if a (if b (call c) (call d))))" },
  { "switch (x) { 1 to 3, 7: a(); \"b\": default: }",
    "(block (switch x (case (to 1 3) 7 (block (call a))) (case \"b\" (block)) (case (block))))" },
  { "switch (x) { 1: a();", NULL },
  { "switch (x) { 1", NULL },
  { "switch (x) {", NULL },
  { "switch (x) 1: a();", NULL },
  { "switch (x) { 1: { a: } }", NULL },
  { "give x (+ lit +) ~(+ worn +)", "(block (give x (+ lit +) (? (+ worn +))))" },
  { "give x 5;", NULL },
  { "@shiftl a 3 -> b; @nop", "(block (@shiftl a 3 b) (@nop))" },
  { "@5;", NULL },
  { "@add a ];", NULL },
  { "box \"a\" \"b\"; x();", "(block (? \"a\" \"b\") (call x))" },
  { "read a b; x();", "(block (unknown read) (call x))" },
  { ".Here; x();", "(block (unknown .) (call x))" },
  { "#Dir y; x();", "(block (unknown #) (call x))" },
  /* such words within holes, words of the dictionary and numbers are no statements */
  { "{read} = 1; x();", "(block (= {read} 1) (call x))" },
  { "'jump'; 5; x();", "(block 'jump' 5 (call x))" },
  { ";; x();", "(block (?) (?) (call x))" },
};

static void
test_trees (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafArena *arena = leaf_arena_new ("test");
    gboolean is_expression;
    const LeafInform6Node *node
        = leaf_inform6_parse_body (arena, cases[i].text, strlen (cases[i].text), &is_expression);
    g_autoptr (GString) out = g_string_new (NULL);
    g_autofree char *shown = g_utf8_make_valid (cases[i].text, -1);

    if (node != NULL)
      print_node (out, node);
    g_test_message ("%s", shown);
    g_assert_cmpstr (node != NULL ? out->str : NULL, ==, cases[i].tree);
    leaf_arena_unref (arena);
  }
}

/* --- programs ----------------------------------------------------------------------------------------------------- */

static const char program_text[] = "Constant LIMIT = 4; Global count; Array a --> 1 2 3; Array b -> 10;\n"
                                   "#ifdef TARGET_ZCODE; [ F; return 1; ]; #ifnot; [ F x y; return x + y; ]; #endif;\n"
                                   "Ifndef LIMIT; Constant WRONG; Endif;\n"
                                   "[ G; #ifdef DEBUG; print \"d\"; #ifnot; print \"r\"; #endif; ];";

static void
read_program (const char *text, LeafArena *arena, LeafInform6Program *program)
{
  *program = (LeafInform6Program) { g_array_new (FALSE, FALSE, sizeof (LeafInform6Routine)),
                                    g_array_new (FALSE, FALSE, sizeof (LeafInform6Datum)), NULL };
  leaf_inform6_parse_program (arena, text, strlen (text), program);
}

static void
clear (LeafInform6Program *program)
{
  g_array_unref (program->routines);
  g_array_unref (program->data);
}

static void
test_program (void)
{
  LeafArena *arena = leaf_arena_new ("test");
  LeafInform6Program program;
  const LeafInform6Routine *routine;

  read_program (program_text, arena, &program);
  g_assert_null (program.refused);
  g_assert_cmpuint (program.data->len, ==, 4);
  g_assert_cmpuint (g_array_index (program.data, LeafInform6Datum, 2).n, ==, 3);
  g_assert_cmpint (g_array_index (program.data, LeafInform6Datum, 3).value->number, ==, 10);
  g_assert_cmpuint (program.routines->len, ==, 2);
  routine = &g_array_index (program.routines, LeafInform6Routine, 0);
  g_assert_cmpstr (routine->name, ==, "F");
  g_assert_cmpuint (routine->n_locals, ==, 2);
  routine = &g_array_index (program.routines, LeafInform6Routine, 1);
  g_assert_cmpuint (routine->body->n, ==, 1);
  clear (&program);

  read_program ("Global x; Verb 'dig' * -> Dig;", arena, &program);
  g_assert_cmpstr (program.refused, ==, "Verb");
  g_assert_cmpuint (program.data->len, ==, 1);
  clear (&program);
  leaf_arena_unref (arena);
}

/* The names of data, with a number of entries or an initial value, and of routines, with their statements or the word
 * that was refused; then the word in directives that was refused. */
static char *
dup_defined (const LeafInform6Program *program)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < program->data->len; i++) {
    const LeafInform6Datum *datum = &g_array_index (program->data, LeafInform6Datum, i);

    g_string_append_printf (out, "%s(%u%s%s", datum->name, datum->n, datum->is_bytes ? " bytes" : "",
                            datum->is_counted ? " counted" : "");
    if (datum->value != NULL)
      g_string_append_printf (out, " = %d", datum->value->number);
    g_string_append (out, ") ");
  }
  for (guint i = 0; i < program->routines->len; i++) {
    const LeafInform6Routine *routine = &g_array_index (program->routines, LeafInform6Routine, i);

    g_string_append (out, routine->name);
    for (guint32 k = 0; k < routine->n_locals; k++)
      g_string_append_printf (out, ",%s", routine->locals[k]);
    if (routine->refused != NULL)
      g_string_append_printf (out, " refused %s", routine->refused);
    else
      print_list (out, routine->body);
    g_string_append_c (out, ' ');
  }
  if (program->refused != NULL)
    g_string_append_printf (out, "refused %s", program->refused);
  return g_string_free (out, FALSE);
}

static const struct {
  const char *text, *defined;
} programs[] = {
  { "Constant A; Constant B = 2; Global c; Global d 4;", "A(0) B(0 = 2) c(0) d(0 = 4) " },
  { "Array a --> \"one\"; Array b table 3; Array c -> 1 2; Array d -->;", "a(1) b(0 counted = 3) c(2 bytes) d(0) " },
  /* of this inclusion, of an earlier one, and of neither; case is ignored */
  { "Constant A; [ R; ]; #Ifdef A; Constant B; #Endif; #Ifdef r; Constant C; #Endif; #Ifndef a; Constant D; #Endif;",
    "A(0) B(0) C(0) R " },
  { "#Ifdef OLD_DATUM; Constant A; #Ifnot; Constant B; #Endif; Ifdef old_routine; Constant C; Endif;", "A(0) C(0) " },
  { "Global OTHER = A; x A; 5 A; #Ifdef A; Constant B; #Endif;", "OTHER(0 = 0) refused x" },
  { "Array A --> 1; Global C; #Ifdef A; Constant B; #Endif; #Ifdef C; Constant D; #Endif;",
    "A(0 = 1) C(0) B(0) D(0) " },
  /* conditions within a part that is dropped, and within one that is kept */
  { "#Ifdef NONE; #Ifdef X; Constant A; #Ifnot; Constant B; #Endif; Constant C; #Ifnot; Constant D; #Endif; Constant E;",
    "D(0) E(0) " },
  { "#Ifdef NONE; #Ifndef X; Constant A; #Endif; Constant B; #Endif; Constant C;", "C(0) " },
  { "#Ifdef NONE; #Iftrue 1; Constant A; #Endif; Constant B; #Endif; Constant C;", "C(0) " },
  { "#Ifdef DEBUG; #Ifdef X; Constant A; #Endif; Constant B; #Ifnot; #Ifdef Y; #Endif; Constant C; #Endif; Constant D;",
    "B(0) D(0) " },
  { "#Ifdef WORDSIZE; Constant A; #Endif; #Ifdef TARGET_GLULX; Constant B;", "A(0) B(0) " },
  { "#Ifdef NONE; Constant A;", "" },
  /* within a statement, where a semicolon that is left over would end it */
  { "[ R x; if (x) #Ifdef DEBUG; return 5; #Endif; else return 7; return 6; ];",
    "R,x (if x (return 5) (return 7)) (return 6) " },
  { "[ R x; if (x) #Ifdef NONE; return 5; #Ifnot; return 8; #Endif; else return 7; ];",
    "R,x (if x (return 8) (return 7)) " },
  { "[ R x; if (x) #Ifdef DEBUG; return 5; #Ifnot; return 8; #Endif; else return 7; ];",
    "R,x (if x (return 5) (return 7)) " },
  { "[ R x; if (x) #Ifdef NONE; return 5; #Endif; return 9; ];", "R,x (if x (return 9)) " },
  { "#Ifdef 5; Constant A; #Endif; Constant B;", "A(0) B(0) refused Ifdef" },
  { "; #Constant A; # ; [ R; ] [ S; ]; Constant B;", "A(0) B(0) R S " },
  /* what cannot be read does not hide what follows */
  { "[ R x; x ? y; ]; [ S; return 1; ]; Constant A;", "A(0) R,x refused ? S (return 1) " },
  { "[ R x; x ? y;", "R,x refused ? " },
  { "[ R x", "refused " },
  { "[ R 5; return 1; ]; Constant A;", "A(0) refused 5" },
  { "Constant 5; Constant A = ]; Constant B; Constant C", "B(0) refused 5" },
  { "Array 5 --> 1; Array a 4; Array b --> 1 ]; Array c --> 2;", "c(0 = 2) refused 5" },
  { "Array a --> 1", "refused " },
  { "Object lamp with describe [; return 1; ], name 'x'; Constant A;", "A(0) refused Object" },
  { "Verb 'x' * -> Dig; Object y; Constant A;", "A(0) refused Verb" },
};

static void
test_programs (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (programs); i++) {
    LeafArena *arena = leaf_arena_new ("test");
    g_autofree char *defined = NULL;
    LeafInform6Program program;

    read_program ("Constant OLD_DATUM; [ Old_Routine; ];", arena, &program);
    leaf_inform6_parse_program (arena, programs[i].text, strlen (programs[i].text), &program);
    g_array_remove_index (program.data, 0);
    g_array_remove_index (program.routines, 0);
    defined = dup_defined (&program);
    g_test_message ("%s", programs[i].text);
    g_assert_cmpstr (defined, ==, programs[i].defined);
    clear (&program);
    leaf_arena_unref (arena);
  }
}

/* Code with characters removed or inserted is read to its end. */
static void
test_damage (void)
{
  static const char put_in[] = "[](){};:,\"'~#@-+(+ifnot";

  for (guint i = 0; i < 4000; i++) {
    g_autoptr (GString) text = g_string_new (i % 2 == 0 ? program_text : cases[i / 2 % G_N_ELEMENTS (cases)].text);
    LeafArena *arena = leaf_arena_new ("test");
    LeafInform6Program program;
    gboolean is_expression;

    for (guint n = 1 + i % 3; n > 0 && text->len > 0; n--) {
      gssize at = g_test_rand_int_range (0, (gint32) text->len);

      if (g_test_rand_bit ())
        g_string_erase (text, at, 1);
      else
        g_string_insert_c (text, at, put_in[g_test_rand_int_range (0, (gint32) strlen (put_in))]);
    }
    leaf_inform6_parse_body (arena, text->str, text->len, &is_expression);
    read_program (text->str, arena, &program);
    clear (&program);
    leaf_arena_unref (arena);
  }
}

/* Code that is nested too deeply is refused before the stack overflows. */
static void
test_depth (void)
{
  static const char *const pieces[] = { "(", "{ ", "if (a) ", "- ", "a = ", "~~ ", "F(" };

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++) {
    LeafArena *arena = leaf_arena_new ("test");
    g_autoptr (GString) text = g_string_new (NULL);
    gboolean is_expression;

    for (guint n = 0; n < 20000; n++)
      g_string_append (text, pieces[i]);
    g_assert_null (leaf_inform6_parse_body (arena, text->str, text->len, &is_expression));
    leaf_arena_unref (arena);
  }
}

/* A story without such code stores nothing about it, and reserves no memory for it. */
static void
test_without (void)
{
  g_autoptr (TestBuild) build = test_build_new ();

  test_read (build, "The Lab is a room.");
  leaf_inform6_read_inclusions (build);
  g_assert_null (build->inform6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/inform6/trees", test_trees);
  g_test_add_func ("/inform6/program", test_program);
  g_test_add_func ("/inform6/programs", test_programs);
  g_test_add_func ("/inform6/damage", test_damage);
  g_test_add_func ("/inform6/depth", test_depth);
  g_test_add_func ("/inform6/without", test_without);
  return g_test_run ();
}
