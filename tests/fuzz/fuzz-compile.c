/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-compile.c: any bytes are a story, perhaps with problems. The problems are valid text and have places within the
 * story, its rules can be queried, and compiling it again gives the same results. */

#include "fuzz.h"

#include "leaf.h"

#include <string.h>

static void
check_place (const LeafProgram *program, LeafPlace place)
{
  gsize length;

  if (place.source == 0)
    return;
  g_assert_cmpuint (place.source, <=, leaf_program_n_sources (program));
  length = strlen (leaf_program_source_text (program, place.source));
  g_assert_cmpuint (place.start, <=, place.end);
  g_assert_cmpuint (place.end, <=, length);
}

static char *
description (const LeafProgram *program)
{
  GString *all = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);

    check_place (program, problem.place);
    g_assert_true (g_utf8_validate (problem.sentence, -1, NULL));
    g_string_append_printf (all, "%s %u %s\n", problem.code, problem.place.start, problem.sentence);
  }
  return g_string_free (all, FALSE);
}

/* Compares each rule of the story with its neighbour. */
static void
check_rules (const LeafProgram *program)
{
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++) {
    LeafRulebookInfo info = leaf_program_rulebook (program, book);

    for (guint32 i = 0; i + 1 < info.n_rules; i++) {
      guint32 first = leaf_program_rulebook_rule (program, book, i),
              second = leaf_program_rulebook_rule (program, book, i + 1);

      if (leaf_program_rule (program, first).is_library && leaf_program_rule (program, second).is_library)
        continue;
      g_assert_cmpint (leaf_program_compare (program, first, second).order, ==,
                       -leaf_program_compare (program, second, first).order);
      g_assert_true (g_utf8_validate (leaf_program_rule_title (program, first), -1, NULL));
    }
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  LeafSourceText text = { "story.ni", (const char *) data, size };
  g_autoptr (LeafProgram) program = leaf_program_compile (&text, NULL), again = leaf_program_compile (&text, NULL);
  g_autofree char *first = description (program), *second = description (again);

  g_assert_cmpstr (first, ==, second);
  check_rules (program);
  return 0;
}
