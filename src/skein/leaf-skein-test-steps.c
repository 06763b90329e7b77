/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-test-steps.h"

#include <string.h>

static gboolean
is_test (const char *command)
{
  while (g_ascii_isspace (*command))
    command++;
  return g_ascii_strncasecmp (command, "test ", 5) == 0;
}

/* The next "[NUMBER]" that follows a prompt or begins a line, at or after `from`; NULL: there is none. */
static const char *
find_number (const char *text, const char *from, guint number)
{
  g_autofree char *mark = g_strdup_printf ("[%u]", number);

  for (const char *at = strstr (from, mark); at != NULL; at = strstr (at + 1, mark))
    if (at == text || at[-1] == '\n' || at[-1] == '>')
      return at;
  return NULL;
}

GArray *
leaf_skein_steps (const char *command, const char *text)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (LeafSkeinStep));
  const char *at = is_test (command) && text != NULL ? find_number (text, text, 1) : NULL;

  while (at != NULL) {
    const char *words = strchr (at, ']') + 1, *next = find_number (text, words, steps->len + 2), *line_end;
    LeafSkeinStep step = { .start = (guint32) (at - text) };

    words += strspn (words, " ");
    line_end = words + strcspn (words, "\r\n");
    step.command = (guint32) (words - text);
    step.command_end = (guint32) (line_end - text);
    step.end = (guint32) (next != NULL ? (gsize) (next - text) : strlen (text));
    g_array_append_val (steps, step);
    at = next;
  }
  return steps;
}

char *
leaf_skein_step_at (const char *command, const char *text, gsize byte)
{
  g_autoptr (GArray) steps = leaf_skein_steps (command, text);

  for (guint i = 0; i < steps->len; i++) {
    const LeafSkeinStep *step = &g_array_index (steps, LeafSkeinStep, i);

    if (byte >= step->start && byte < step->end)
      return g_strndup (text + step->start, step->command_end - step->start);
  }
  return NULL;
}
