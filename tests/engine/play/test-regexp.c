/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Regular expressions that a story can make while it runs, longer than any that is written. */
#include "leaf-regexp.h"

/* An expression of `n` alternatives is refused before the stack is full, wherever they are. */
static void
test_alternatives (void)
{
  static const char *const around[][2] = { { "(?<=", ")b" }, { "(?<!", ")b" }, { "(", ")b" }, { "(?:", ")+b" } };

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    for (guint n = 10; n <= 1000000; n *= 100000) {
      g_autoptr (GString) pattern = g_string_new (around[i][0]);
      const char *problem;
      g_autoptr (LeafRegexp) regexp = NULL;

      for (guint k = 0; k < n; k++)
        g_string_append (pattern, k == 0 ? "a" : "|a");
      g_string_append (pattern, around[i][1]);
      regexp = leaf_regexp_new (pattern->str, 0, &problem);
      g_assert_cmpstr (problem, ==, n == 10 ? NULL : "it is too long");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/regexp/alternatives", test_alternatives);
  return g_test_run ();
}
