/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-problem-help.c: explanations of problems, from the files of data/problems, which are embedded in libleaf.
 *
 *   === NAME_TAKEN
 *   The explanation ...
 *   ---
 *   an example with the problem
 *   +++
 *   the same, corrected
 *
 * If no piece of source can have the problem by itself, a reason replaces the two:
 *
 *   --- none: it takes the file of an extension
 *
 * Explanations are requested rarely, one at a time, so nothing is cached: each is searched for in the text. */
#include "leaf-problem-help.h"

#include "../base/leaf-base.h"
#include "leaf-bundled.h"

#include <string.h>

const char *
leaf_problem_code (guint32 number)
{
  return number < LEAF_PROBLEM_COUNT - 1u ? leaf_problem_name ((LeafProblemCode) (number + 1)) : NULL;
}

static LeafProblemHelp *
read_entry (const char *from)
{
  static const char none[] = "\n--- none: ";
  LeafProblemHelp *help = g_new0 (LeafProblemHelp, 1);
  const char *next = strstr (from, "\n=== ");
  g_autofree char *entry = g_strndup (from, next != NULL ? (gsize) (next - from) : strlen (from));
  char *example = strstr (entry, "\n---"), *corrected = strstr (example, "\n+++\n");

  help->explanation = g_strndup (entry, (gsize) (example - entry));
  if (corrected != NULL) {
    example += strlen ("\n---\n");
    help->mistake = g_strndup (example, (gsize) (corrected - example));
    help->corrected = g_strchomp (g_strdup (corrected + strlen ("\n+++\n")));
  } else {
    example += strlen (none);
    help->without = g_strndup (example, strcspn (example, "\n"));
  }
  return help;
}

static gboolean
is_notice (const char *code)
{
  for (guint32 i = 0; i < LEAF_PROBLEM_COUNT; i++)
    if (strcmp (leaf_problem_name ((LeafProblemCode) i), code) == 0)
      return leaf_problem_is_notice ((LeafProblemCode) i);
  g_return_val_if_reached (FALSE);
}

LeafProblemHelp *
leaf_problem_help_new (const char *code)
{
  g_autofree char *head = NULL;

  g_return_val_if_fail (code != NULL, NULL);
  head = g_strdup_printf ("\n=== %s\n", code);
  for (const LeafBundledFile *file = leaf_problem_help_files; file->name != NULL; file++) {
    const char *found = strstr (file->bytes, head);

    if (found != NULL) {
      LeafProblemHelp *help = read_entry (found + strlen (head));

      help->is_notice = is_notice (code);
      return help;
    }
  }
  return NULL;
}

void
leaf_problem_help_free (LeafProblemHelp *help)
{
  if (help == NULL)
    return;
  g_free (help->explanation);
  g_free (help->mistake);
  g_free (help->corrected);
  g_free (help->without);
  g_free (help);
}
