/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-large.c: sources of millions of bytes, of unusual forms, are read to their end.
 *
 * No time is asserted, but a stage that needed quadratic time, or was recursive for each bracket, would not end before
 * the test times out. With -m slow each form is 10 million bytes long. */

#include "test-build.h"

static const struct {
  const char *name, *start, *piece, *end;
} shapes[] = {
  { "words", "", "word ", "." },
  { "one-word", "", "w", "" },
  { "sentences", "", "The box is in the Yard. ", "" },
  { "paragraphs", "", "\n\na", "" },
  { "quotes", "", "\"", "" },
  { "quoted-stops", "", "\"A.\" ", "" },
  { "comments", "", "[", "" },
  { "comments-apart", "", "[\n\n", "" },
  { "closed-comments", "", "]", "" },
  { "brackets", "The ", "(", " is a kind of box" },
  { "closing-brackets", "The ", ")", " is a kind of box" },
  { "nested-brackets", "The box called ", "( ", "has a number called (x) ) response ( a ) is" },
  { "natives", "", "(- ", "" },
  { "natives-apart", "", "(- x\n\n", "" },
  { "colons", "", "a:", "" },
  { "colons-apart", "", "Every turn: ", "" },
  { "semicolons", "Every turn: ", "a;", "" },
  { "commas", "Instead of ", "a, ", "or b" },
  { "ors", "Instead of ", "a or ", "b, c" },
  { "ifs", "Every turn: ", "if a, ", "" },
  { "begins", "Every turn: ", "if a begin; ", "" },
  { "ends", "Every turn: ", "end if; ", "" },
  { "otherwises", "Every turn: if a begin; b; ", "otherwise if c; ", "" },
  { "tabs", "Every turn:\n", "\t", "if a:" },
  { "indents", "Every turn:", "\n\tif a:\n\t\tb;", "" },
  { "headings", "", "Section 1 (for use with A by B)\n\n", "Include A by B." },
  { "table-columns", "Table of X\n", "a\t", "\n1\n2\n" },
  { "table-rows", "Table of X\na\tb\tc\n", "1\n", "" },
  { "is", "A ", "is a ", "kind" },
  { "verbs", "A ", "has a x called ", "" },
  { "actions", "", "Going x is an action. Going y is love. ", "" },
  { "nothing", "", "\xff", "" },
  { "nulls", "", "a", "\0" },
  { "steps", "", "`[", "" },
};

static void
test_shape (gconstpointer data)
{
  guint index = GPOINTER_TO_UINT (data);
  gsize size = g_test_slow () ? 10 * 1000 * 1000 : 1000 * 1000;
  g_autoptr (TestBuild) build = test_build_new ();
  g_autoptr (GString) source = g_string_new (shapes[index].start);
  guint32 number;

  while (source->len < size)
    g_string_append (source, shapes[index].piece);
  g_string_append (source, shapes[index].end);
  number = leaf_words_read (build, "large", source->str, source->len, FALSE);
  leaf_sentences_read (build, number);
  leaf_words_read_within (build, number, 0, (guint32) source->len);
  g_assert_cmpuint (LEAF_ROW (&build->words->sources, LeafSource, number)->length, ==, source->len);
  g_assert_cmpuint (build->messages.n, <, 5000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++) {
    g_autofree char *path = g_strconcat ("/large/", shapes[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_shape);
  }
  return g_test_run ();
}
