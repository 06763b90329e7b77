/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-cursor-context.c: what surrounds the cursor in text that is being typed: a table. */
#include "index/leaf-cursor-context.h"

#include <string.h>

/* Texts up to the cursor. What may be typed there ("nowhere" for a heading, a comment, a text, or Inform 6), and the
 * words that begin the sentence, phrase or substitution. */
static const struct {
  const char *text, *context;
} rows[] = {
#define ROW(text, context) { text, context },
#include "cursor-contexts.inc"
#undef ROW
};

static char *
dup_context (const char *text)
{
  static const char *const sorts[] = { "nowhere", "sentence", "statement", "substitution" };
  LeafCursorContext context = leaf_cursor_context_at (text, strlen (text));
  g_autoptr (GPtrArray) words = NULL;
  g_autofree char *all = NULL;

  if (context.sort == LEAF_CURSOR_NOWHERE)
    return g_strdup (sorts[context.sort]);
  words = leaf_cursor_context_words (text, context.start, strlen (text));
  g_ptr_array_add (words, NULL);
  all = g_strjoinv (" ", (char **) words->pdata);
  return g_strdup_printf ("%s: %s", sorts[context.sort], all);
}

static void
test_contexts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *context = dup_context (rows[i].text);

    if (!g_str_equal (context, rows[i].context))
      g_test_fail_printf ("'%s': '%s'", rows[i].text, context);
  }
}

/* Where a name that ends at the cursor may have begun: what would be replaced, the shortest first. */
static void
test_starts (void)
{
  static const struct {
    const char *text, *starts;
  } cases[] = {
    { "the brass key", "key|brass key|the brass key|" },
    { "take one two three four five", "five|four five|three four five|two three four five|" },
    { "x, brass key", "key|brass key|" },
    { "brass  key", "key|" },
    { "brass\tkey", "key|" },
    { "brass ", "" },
    { "brass,", "" },
    { "", "" },
    { "the caf\303\251's half-door_2", "half-door_2|caf\303\251's half-door_2|the caf\303\251's half-door_2|" },
    { "\342\200\234x\342\200\235key", "key|" },
    { "\342\200\234x\342\200\235 key", "key|" },
    { "\342\200\234x\342\200\235", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    gsize starts[4];
    guint n = leaf_cursor_context_starts (cases[i].text, strlen (cases[i].text), starts, G_N_ELEMENTS (starts));
    g_autoptr (GString) out = g_string_new (NULL);

    for (guint k = 0; k < n; k++)
      g_string_append_printf (out, "%s|", cases[i].text + starts[k]);
    if (!g_str_equal (out->str, cases[i].starts))
      g_test_fail_printf ("'%s': '%s'", cases[i].text, out->str);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cursor-context/contexts", test_contexts);
  g_test_add_func ("/cursor-context/starts", test_starts);
  return g_test_run ();
}
