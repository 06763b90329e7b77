/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check-alike [--walks=N] [--steps=N] [--pairs=N] [--commands=N] STORY...: tests whether moments that count as equal
 * have the same answers. See alike.h. Exits with 1 if some pair differs. */

#include "alike.h"

#include <string.h>

static gboolean
check (const char *file, const AlikeEffort *effort)
{
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  LeafSourceText source = { .name = "story.ni" };
  LeafProgram *program;
  guint n;

  if (!g_file_get_contents (file, &text, &length, &error)) {
    g_printerr ("%s: %s\n", file, error->message);
    return FALSE;
  }
  source.bytes = text;
  source.length = length;
  program = leaf_program_compile (&source, NULL);
  if (leaf_program_n_problems (program) > 0) {
    leaf_program_unref (program);
    g_print ("%s: has problems\n", file);
    return TRUE;
  }
  n = alike_compare (program, effort, differences);
  g_print ("%s: %u pairs, %u differ\n", file, n, differences->len);
  for (guint i = 0; i < differences->len; i++)
    g_print ("  %s\n", (char *) differences->pdata[i]);
  leaf_program_unref (program);
  return differences->len == 0;
}

int
main (int argc, char **argv)
{
  gint walks = 40, steps = 20, pairs = 60, commands = 100;
  const GOptionEntry entries[] = {
    { "walks", 0, 0, G_OPTION_ARG_INT, &walks, "Random plays of each story", "N" },
    { "steps", 0, 0, G_OPTION_ARG_INT, &steps, "Commands of each", "N" },
    { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "Pairs of moments to compare", "N" },
    { "commands", 0, 0, G_OPTION_ARG_INT, &commands, "Commands that both are given", "N" },
    { 0 },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("STORY...");
  g_autoptr (GError) error = NULL;
  AlikeEffort effort;
  gboolean is_alike = TRUE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("check-alike: %s\n", error->message);
    return 2;
  }
  effort = (AlikeEffort) { (guint) MAX (walks, 0), (guint) MAX (steps, 0), (guint) MAX (pairs, 0),
                           (guint) MAX (commands, 0) };
  for (int i = 1; i < argc; i++)
    is_alike &= check (argv[i], &effort);
  return is_alike ? 0 : 1;
}
