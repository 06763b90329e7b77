/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-library.c: the standard library compiles without a problem, its rules are in the same order as in other
 * implementations of the language, and it has all of their responses. */
#include "leaf.h"

#include <string.h>

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static char *
shared_file (const char *name)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("LEAF_SHARED") != NULL ? g_getenv ("LEAF_SHARED") : "", name, NULL);
  char *text = NULL;

  if (g_getenv ("LEAF_SHARED") == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    g_test_skip ("the reference results are not here");
  return text;
}

static void
test_no_problems (void)
{
  g_autoptr (LeafProgram) program = compile ("The Yard is a room.");

  g_assert_nonnull (program);
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_test_message ("%s", leaf_program_problem (program, i).sentence);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  { /* problems of the library are not reported in a story */
    g_autofree char *all = leaf_program_dump (program, "problems", TRUE);

    g_assert_cmpstr (all, ==, "");
  }
}

static const char *
section_name (LeafSection section)
{
  static const char *const names[] = { "", "very first", "first", "middle", "last", "very last" };

  return names[section];
}

/* Rules of the library only, since the file has the story's rules between them. */
static void
check_rulebook (LeafProgram *program, const char *name, GPtrArray *wanted)
{
  guint32 rulebook = leaf_program_find_rulebook (program, name);
  g_autoptr (GString) got = g_string_new (NULL), want = g_string_new (NULL);

  if (wanted->len == 0)
    return;
  for (guint i = 0; i < wanted->len; i++)
    g_string_append_printf (want, "%s\n", (const char *) g_ptr_array_index (wanted, i));
  for (guint32 i = 0; rulebook != 0 && i < leaf_program_rulebook (program, rulebook).n_rules; i++) {
    guint32 rule = leaf_program_rulebook_rule (program, rulebook, i);

    g_string_append_printf (got, "%s\t%s\n", section_name (leaf_program_rulebook_section (program, rulebook, i)),
                            leaf_program_rule_title (program, rule));
  }
  if (strcmp (want->str, got->str) != 0) {
    g_test_message ("in the rulebook \"%s\" these were wanted:\n%sand these came:\n%s", name, want->str, got->str);
    g_test_fail ();
  }
}

static void
test_order (void)
{
  g_autofree char *text = shared_file ("corpus/library-rulebooks.tsv");
  g_auto (GStrv) lines = NULL;
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func (g_free);
  const char *book = NULL;

  if (text == NULL)
    return;
  program = compile ("The Yard is a room.");
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) field = g_strsplit (lines[i], "\t", -1);

    if (g_strv_length (field) >= 2 && strcmp (field[0], "rulebook") == 0) {
      if (book != NULL)
        check_rulebook (program, book, rules);
      g_ptr_array_set_size (rules, 0);
      book = lines[i] + strlen ("rulebook\t");
    } else if (g_strv_length (field) >= 3 && strcmp (field[1], "library") == 0) {
      g_ptr_array_add (rules, g_strdup_printf ("%s\t%s", field[0], field[2]));
    }
  }
  if (book != NULL)
    check_rulebook (program, book, rules);
}

/* Sentences that set all responses; a rule or letter that the library lacks is a problem. */
static void
test_responses (void)
{
  g_autofree char *tags = shared_file ("corpus/tags.ni"), *text = NULL;
  g_autoptr (LeafProgram) program = NULL;

  if (tags == NULL)
    return;
  text = g_strconcat ("The Yard is a room.\n\n", tags, NULL);
  program = compile (text);
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_test_message ("%s", leaf_program_problem (program, i).sentence);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/no-problems", test_no_problems);
  g_test_add_func ("/library/order", test_order);
  g_test_add_func ("/library/responses", test_responses);
  return g_test_run ();
}
