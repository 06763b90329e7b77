/* SPDX-License-Identifier: GPL-3.0-or-later */
/* story-text.h: the parts of a story file (stories/test-stories.c says what they are), for tests that only want its
 * source and its commands. */
#pragma once

#include <glib.h>

#include <string.h>

/* The text between "--- title" and the next such line; NULL if there is no such part. */
static inline char *
story_part (const char *text, const char *title)
{
  g_autofree char *head = g_strconcat ("\n--- ", title, "\n", NULL);
  const char *start = strstr (text, head), *end;

  if (start == NULL)
    return NULL;
  start += strlen (head);
  end = strstr (start - 1, "\n--- ");
  return end == NULL ? g_strdup (start) : g_strndup (start, (gsize) (end + 1 - start));
}

/* The commands of a transcript: its lines that begin with '>'. */
static inline GPtrArray *
story_commands (const char *transcript)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (transcript, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '>' && lines[i][1] != '\0')
      g_ptr_array_add (commands, g_strstrip (g_strdup (lines[i] + 1)));
  return commands;
}
