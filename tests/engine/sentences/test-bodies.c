/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-bodies.c: the nesting of the statements of a body, in both layouts, and the problems of incorrect layouts. */

#include "test-build.h"

typedef struct {
  const char *name, *body, *dump, *problems;
} Case;

/* Each body is put below "Every turn:", and each line of the dump is below its rule. */
static const Case cases[] = {
  { "plain", " say \"a\"; now x is 1;\n\tstop.", "  say \"a\"\n  now x is 1\n  stop\n", "" },
  { "colons", "\n\tif a:\n\t\tone;\n\t\tif b:\n\t\t\ttwo;\n\tthree.", "  if a\n    one\n    if b\n      two\n  three\n",
    "" },
  { "otherwise",
    "\n\tif a:\n\t\tone;\n\totherwise if b:\n\t\ttwo;\n\telse unless c:\n\t\tthree;\n\totherwise:\n\t\tfour;\n\tfive.",
    "  if a\n    one\n  otherwise\n    if b\n      two\n    otherwise\n      unless c\n        three\n      otherwise\n        four\n"
    "  five\n",
    "" },
  { "switch",
    "\n\tif x is:\n\t\t-- 1: one;\n\t\t-- 2:\n\t\t\ttwo;\n\t\t\tthree;\n\t\t-- otherwise:\n\t\t\tfour;\n\tfive.",
    "  switch x\n    case 1\n      one\n    case 2\n      two\n      three\n    case otherwise\n      four\n  five\n",
    "" },
  { "loops", "\n\trepeat with x running from 1 to 3:\n\t\twhile y:\n\t\t\tone;\n\ttwo.",
    "  repeat with x running from 1 to 3\n    while y\n      one\n  two\n", "" },
  { "words",
    " if a begin; one; otherwise if b; two; otherwise; three; end if; repeat through x begin; while c begin; four; end while; "
    "end repeat; five.",
    "  if a\n    one\n  otherwise\n    if b\n      two\n    otherwise\n      three\n  repeat through x\n    while c\n      four\n"
    "  five\n",
    "" },
  { "comma", " if a, one; otherwise two; if (b, c) is d, if e, three; unless f, four, five.",
    "  if a\n    one\n  otherwise\n    two\n  if (b, c) is d\n    if e\n      three\n  unless f\n    four, five\n",
    "" },
  { "comma-in-colons", "\n\tif a:\n\t\tif b, one;\n\t\totherwise two;\n\totherwise:\n\t\tthree.",
    "  if a\n    if b\n      one\n    otherwise\n      two\n  otherwise\n    three\n", "" },
  { "native", " (- print 1; -).", "  native (- print 1; -)\n", "" },
  /* Mistakes are reported, and correct statements are kept. */
  { "mixed", "\n\tif a:\n\t\tif b begin; one; end if.", "  if a\n  if b\n    one\n", "BLOCK_STYLES_MIXED" },
  { "case-by-words", " if a is begin; -- 1; one; end if.", "  if a\n    one\n", "CASE_NEEDS_COLONS CASE_NEEDS_COLONS" },
  { "no-colon", "\n\tif a:\n\t\tone;\n\totherwise;\n\t\ttwo.", "  if a\n    one\n  otherwise\n    two\n",
    "BLOCK_WITHOUT_COLON" },
  { "too-far-in", "\n\tif a:\n\t\t\tone.", "  if a\n    one\n", "INDENT_UNEXPECTED" },
  { "not-in", "\n\tif a:\n\t\tone;\ntwo.", "  if a\n    one\n  two\n", "INDENT_UNEXPECTED" },
  { "runs-on", "\n\tif a:\n\t\tone; two;\n\tthree.", "  if a\n    one\n    two\n  three\n", "PHRASE_RUNS_ON" },
  { "empty", "\n\tif a:\n\tone.", "  if a\n  one\n", "BLOCK_EMPTY" },
  { "empty-otherwise", "\n\tif a:\n\totherwise:\n\t\tone.", "  if a\n  otherwise\n    one\n", "BLOCK_EMPTY" },
  { "empty-at-end", "\n\tone;\n\tif a:", "  one\n  if a\n", "PARAGRAPH_ENDS_IN_COLON" },
  { "no-case", "\n\tif x is:\n\t\tone;\n\t\t-- 1:\n\t\t\ttwo.", "  switch x\n    one\n    case 1\n      two\n",
    "CASE_EXPECTED" },
  { "case-misplaced", "\n\tif x is:\n\t-- 1:\n\t\tone.", "  switch x\n  one\n", "CASE_MISPLACED INDENT_UNEXPECTED" },
  { "case-after-otherwise", "\n\tif x is:\n\t\t-- otherwise:\n\t\t\tone;\n\t\t-- 1:\n\t\t\ttwo.",
    "  switch x\n    case otherwise\n      one\n    case 1\n      two\n", "CASE_AFTER_OTHERWISE" },
  { "otherwise-misplaced", "\n\tif a:\n\t\tone;\n\t\totherwise:\n\t\t\ttwo.", "  if a\n    one\n    two\n",
    "OTHERWISE_MISPLACED INDENT_UNEXPECTED" },
  { "otherwise-twice", "\n\tif a:\n\t\tone;\n\totherwise:\n\t\ttwo;\n\totherwise if b:\n\t\tthree.",
    "  if a\n    one\n  otherwise\n    two\n    three\n", "OTHERWISE_NOT_LAST" },
  { "otherwise-alone", " one; otherwise; two.", "  one\n  two\n", "OTHERWISE_WITHOUT_IF" },
  { "otherwise-after-comma", "\n\tif a, one;\n\totherwise:\n\t\ttwo;\n\twhile b:\n\t\tthree.",
    "  if a\n    one\n  otherwise\n    two\n  while b\n    three\n", "OTHERWISE_AFTER_COMMA" },
  { "end-alone", " one; end if.", "  one\n", "END_WITHOUT_BEGIN" },
  { "end-wrong", " while a begin; one; end if; two.", "  while a\n    one\n  two\n", "END_WRONG" },
  { "bare-end", " if a begin; one; end; two.", "  if a\n    one\n  two\n", "BEGIN_WITHOUT_END" },
  { "end-is-a-phrase", " if a begin; one; end; end if; two.", "  if a\n    one\n    end\n  two\n", "" },
  { "no-end", " if a begin; one.", "  if a\n    one\n", "BEGIN_WITHOUT_END" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *source = g_strconcat ("Every turn:", test->body, NULL);
  g_autofree char *wanted = g_strconcat ("rule: Every turn\n", test->dump, NULL);
  g_autofree char *dump = NULL;
  g_autofree char *problems = NULL;

  test_read (build, source);
  dump = leaf_sentences_to_string (build, FALSE);
  problems = test_problems (build);
  g_assert_cmpstr (dump, ==, wanted);
  g_assert_cmpstr (problems, ==, test->problems);
}

static void
test_not_flush (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *problems = NULL;

  test_read (build, "\tEvery turn:\n\tif a:\n\t\tone.");
  problems = test_problems (build);
  g_assert_cmpstr (problems, ==, "RULE_NOT_FLUSH");
}

/* However deep the layout, statements nest no deeper than later stages can walk. */
static guint
depth_of (const LeafBuild *build, LeafStatementId id)
{
  guint deepest = 0;

  for (; LEAF_IS (id); id = LEAF_ROW (&build->sentences->statements, LeafStatement, id.ix)->next) {
    const LeafStatement *row = LEAF_ROW (&build->sentences->statements, LeafStatement, id.ix);
    guint inner = depth_of (build, row->inner);
    guint other = depth_of (build, row->other);

    deepest = MAX (deepest, 1 + MAX (inner, other));
  }
  return deepest;
}

static void
check_depth (const char *opening, const char *closing, guint n, const char *problem)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autoptr (GString) source = g_string_new ("Every turn: ");
  g_autofree char *problems = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append (source, opening);
  g_string_append (source, "one;");
  for (guint i = 0; i < n; i++)
    g_string_append (source, closing);
  test_read (build, source->str);
  problems = test_problems (build);
  g_assert_true (problem[0] == '\0' || strstr (problems, problem) != NULL);
  g_assert_cmpuint (depth_of (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, 1)->body), <, 1100);
}

static void
test_depth (void)
{
  check_depth ("if a begin; ", "end if; ", 500, "BLOCKS_TOO_DEEP");
  check_depth ("if a, ", "", 5000, "");
  check_depth ("if a begin; b; otherwise if c; end if; ", "", 5000, "");
  check_depth ("otherwise if c; d; ", "", 5000, "OTHERWISE_WITHOUT_IF");
}

static void
test_otherwise_chain (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autoptr (GString) source = g_string_new ("Every turn:\n\tif a:\n\t\tone;\n");
  g_autofree char *problems = NULL;

  for (guint i = 0; i < 3000; i++)
    g_string_append (source, "\totherwise if b:\n\t\ttwo;\n");
  test_read (build, source->str);
  problems = test_problems (build);
  g_assert_true (g_str_has_prefix (problems, "BLOCKS_TOO_DEEP"));
  g_assert_cmpuint (depth_of (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, 1)->body), <, 1100);
}

/* A condition that is typed into the debugger is a separate body. */
static void
test_read_body (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafWording w = test_words (build, "if a, one; two");
  LeafStatementId id = leaf_sentences_read_body (build, w);
  const LeafStatement *row = LEAF_ROW (&build->sentences->statements, LeafStatement, id.ix);

  g_assert_cmpint (row->sort, ==, LEAF_STATEMENT_IF);
  g_assert_true (LEAF_IS (row->inner));
  g_assert_true (LEAF_IS (row->next));
  g_assert_false (LEAF_IS (leaf_sentences_read_body (build, LEAF_NO_WORDS)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/bodies/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/bodies/not-flush", test_not_flush);
  g_test_add_func ("/bodies/depth", test_depth);
  g_test_add_func ("/bodies/otherwise-chain", test_otherwise_chain);
  g_test_add_func ("/bodies/read-body", test_read_body);
  return g_test_run ();
}
