/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-corpus.h: all stories to test: our own (LEAF_STORIES), and those of the corpus if there is one (LEAF_CORPUS). */
#pragma once

#include "../../story-text.h"

#include <glib.h>

typedef void (*CorpusCheck) (const char *name, const char *source, const GPtrArray *commands);

static inline GPtrArray *
corpus_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  for (guint i = 0; i + 1 < names->len; i++) /* a folder has no order */
    for (guint k = i + 1; k < names->len; k++)
      if (strcmp (names->pdata[i], names->pdata[k]) > 0) {
        gpointer other = names->pdata[i];
        names->pdata[i] = names->pdata[k];
        names->pdata[k] = other;
      }
  return names;
}

/* The interval at which our own stories are tested: LEAF_EVERY, multiplied by LEAF_QUICK in a quick run. */
static inline guint
corpus_step (void)
{
  const char *names[] = { "LEAF_EVERY", "LEAF_QUICK" };
  guint step = 1;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_getenv (names[i]) != NULL)
      step *= MAX (1, (guint) g_ascii_strtoull (g_getenv (names[i]), NULL, 10));
  return step;
}

/* Tests every `step`th of our own stories; returns their number. */
static inline guint
corpus_of_our_own (guint step, CorpusCheck check)
{
  const char *top = g_getenv ("LEAF_STORIES");
  g_autofree char *folder = top != NULL ? g_build_filename (top, "play", NULL) : NULL;
  g_autoptr (GPtrArray) names = corpus_names (folder);
  guint n = 0;

  for (guint i = 0; i < names->len; i += step) {
    g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
    g_autofree char *text = NULL, *source = NULL, *transcript = NULL;
    g_autoptr (GPtrArray) commands = NULL;

    if (!g_str_has_suffix (path, ".story") || !g_file_get_contents (path, &text, NULL, NULL))
      continue;
    source = story_part (text, "source");
    transcript = story_part (text, "play");
    if (source == NULL)
      continue;
    commands = story_commands (transcript != NULL ? transcript : ">look");
    check (names->pdata[i], source, commands);
    n++;
  }
  return n;
}

/* Tests every `step`th story of the corpus; returns 0 if there is no corpus. */
static inline guint
corpus_of_others (guint step, CorpusCheck check)
{
  static const char *const groups[] = { "examples", "tests", "stories", "laws" };
  const char *top = g_getenv ("LEAF_CORPUS");
  guint n = 0;

  for (guint k = 0; top != NULL && k < G_N_ELEMENTS (groups); k++) {
    g_autofree char *group = g_build_filename (top, groups[k], NULL);
    g_autoptr (GPtrArray) names = corpus_names (group);

    for (guint i = 0; i < names->len; i += step) {
      g_autofree char *source_path = g_build_filename (group, names->pdata[i], "story.ni", NULL);
      g_autofree char *commands_path = g_build_filename (group, names->pdata[i], "commands.txt", NULL);
      g_autofree char *source = NULL, *text = NULL;
      g_autoptr (GPtrArray) commands = g_ptr_array_new_with_free_func (g_free);
      g_auto (GStrv) lines = NULL;

      if (!g_file_get_contents (source_path, &source, NULL, NULL)
          || !g_file_get_contents (commands_path, &text, NULL, NULL))
        continue;
      lines = g_strsplit (text, "\n", -1);
      for (guint line = 0; lines[line] != NULL; line++)
        if (lines[line][0] != '\0')
          g_ptr_array_add (commands, g_strdup (lines[line]));
      check (names->pdata[i], source, commands);
      n++;
    }
  }
  return n;
}
