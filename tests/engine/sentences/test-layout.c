/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-layout.c: sources as the sentences, headings and statements that they are read as, and the problems.
 *
 * New rows are printed by `test-layout --print FILE`, where each line of the file is a source with its line breaks and
 * tabs as escapes, and are then read by a person. */
#include "test-build.h"

static const struct {
  const char *source, *dump, *problems;
} rows[] = {
#include "layout.inc"
};

/* The dump, and the names of the problems. */
static char *
read_source (const char *source, char **problems)
{
  g_autoptr (TestBuild) build = test_build_new ();

  test_read (build, source);
  *problems = test_problems (build);
  return leaf_sentences_to_string (build, FALSE);
}

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *problems = NULL, *dump = read_source (rows[i].source, &problems);

    if (strcmp (dump, rows[i].dump) != 0 || strcmp (problems, rows[i].problems) != 0) {
      g_test_message ("%s\n%s%s\ninstead of\n%s%s", rows[i].source, dump, problems, rows[i].dump, rows[i].problems);
      g_test_fail ();
    }
  }
}

static void
print_rows (const char *name)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (name, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *source = g_strcompress (lines[i]), *problems = NULL, *dump = NULL, *escaped = NULL,
                    *spelled = NULL;

    if (lines[i][0] == '\0')
      continue;
    dump = read_source (source, &problems);
    spelled = g_strescape (source, NULL);
    escaped = g_strescape (dump, NULL);
    g_print ("  { \"%s\", \"%s\", \"%s\" },\n", spelled, escaped, problems);
  }
}

int
main (int argc, char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--print") == 0) {
    print_rows (argv[2]);
    return 0;
  }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/rows", test_rows);
  return g_test_run ();
}
