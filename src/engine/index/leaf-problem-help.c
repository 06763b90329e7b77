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

/* The text from `from` up to a line that is `mark`, or to the end of the entry. *after is set to what follows that
 * line, or NULL if there is none. */
static char *
dup_part (const char *from, const char *mark, const char **after)
{
  g_autofree char *line = g_strdup_printf ("\n%s\n", mark);
  const char *next = strstr (from, "\n=== "), *end = strstr (from, line);
  gsize length = next != NULL ? (gsize) (next - from) : strlen (from);

  if (end != NULL && (gsize) (end - from) < length)
    length = (gsize) (end - from);
  else
    end = NULL;
  *after = end != NULL ? end + strlen (line) : NULL;
  return g_strndup (from, length);
}

/* In an entry without a piece of source, the text before the reason is the explanation. */
static gboolean
read_without (LeafProblemHelp *help, const char *from)
{
  static const char mark[] = "\n--- none: ";
  const char *next = strstr (from, "\n=== "), *reason = strstr (from, mark);

  if (reason == NULL || (next != NULL && reason > next))
    return FALSE;
  help->explanation = g_strndup (from, (gsize) (reason - from));
  reason += strlen (mark);
  help->without = g_strndup (reason, strcspn (reason, "\n"));
  return TRUE;
}

static LeafProblemHelp *
read_entry (const char *from)
{
  g_autoptr (LeafProblemHelp) help = g_new0 (LeafProblemHelp, 1);
  const char *mistake, *corrected = NULL, *unused;

  if (read_without (help, from))
    return g_steal_pointer (&help);
  help->explanation = dup_part (from, "---", &mistake);
  if (mistake != NULL)
    help->mistake = dup_part (mistake, "+++", &corrected);
  if (corrected != NULL)
    help->corrected = g_strchomp (dup_part (corrected, "===", &unused));
  return help->corrected != NULL ? g_steal_pointer (&help) : NULL;
}

static gboolean
is_notice (const char *code)
{
  for (guint32 i = 0; i < LEAF_PROBLEM_COUNT; i++)
    if (strcmp (leaf_problem_name ((LeafProblemCode) i), code) == 0)
      return leaf_problem_is_notice ((LeafProblemCode) i);
  return FALSE;
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

      if (help != NULL)
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
