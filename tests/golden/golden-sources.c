/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden-sources.h"

#include "leaf-problem-help.h"

#include "../story-text.h"

static void
add_commands (GPtrArray *commands, const char *transcript)
{
  g_autoptr (GPtrArray) typed = story_commands (transcript);

  for (guint i = 0; commands != NULL && i < typed->len; i++)
    g_ptr_array_add (commands, g_strdup (g_ptr_array_index (typed, i)));
}

static void
add_story (const char *folder, const char *name, GPtrArray *sources, GPtrArray *commands)
{
  g_autofree char *file = g_strconcat (name, ".story", NULL),
                  *path = g_build_filename (folder, "..", "stories", file, NULL), *story = NULL, *transcript = NULL;

  g_assert_true (g_file_get_contents (path, &story, NULL, NULL));
  transcript = story_part (story, "play");
  g_ptr_array_add (sources, story_part (story, "source"));
  add_commands (commands, transcript != NULL ? transcript : "");
}

/* `name`: "PAGE/N". */
static void
add_story_of_manual (const char *folder, const char *name, GPtrArray *sources, GPtrArray *commands)
{
  const char *slash = strrchr (name, '/'), *start, *end;
  guint number = (guint) g_ascii_strtoull (slash + 1, NULL, 10);
  g_autofree char *file = g_strdup_printf ("%.*s.md", (int) (slash - name), name),
                  *path = g_build_filename (folder, "..", "..", "data", "manual", file, NULL), *page = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  parts = g_strsplit (page, "\n```story", -1);
  if (number >= g_strv_length (parts))
    return;
  start = strchr (parts[number], '\n') + 1;
  end = strstr (start, "\n```");
  g_assert_nonnull (end);
  g_ptr_array_add (sources, g_strndup (start, (gsize) (end + 1 - start)));
  add_commands (commands, end + 1);
}

static void
add_explained (const char *code, GPtrArray *sources)
{
  g_autoptr (LeafProblemHelp) help = leaf_problem_help_new (code);

  if (help != NULL && help->mistake != NULL)
    g_ptr_array_add (sources, g_strdup (help->mistake));
  if (help != NULL && help->corrected != NULL)
    g_ptr_array_add (sources, g_strdup (help->corrected));
}

GPtrArray *
golden_sources (const char *folder, const char *name, GPtrArray *commands)
{
  GPtrArray *sources = g_ptr_array_new_with_free_func (g_free);

  if (g_str_has_prefix (name, "manual/"))
    add_story_of_manual (folder, name + strlen ("manual/"), sources, commands);
  else if (g_str_has_prefix (name, "help/"))
    add_explained (name + strlen ("help/"), sources);
  else
    add_story (folder, name, sources, commands);
  return sources;
}
