/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-draws.c: variants of a command with other results of its random draws.
 *
 * A variant changes one draw of a command. A draw with few possible values has a variant for each other value, a draw
 * with many has some that are spread over the range, and "a random chance of 1 in 5 succeeds" has one with the other
 * outcome. In the archive such a command is its words, a tab, and four numbers: the draw (from 1), its value, the split
 * (LeafDraw), and the number of values. */

#include "leaf-exploration-private.h"

#include <stdio.h>
#include <string.h>

enum { FEW_VALUES = 6, SPREAD_VALUES = 4 };

char *
leaf_drawn_dup_words (const char *line, LeafDraws *draws)
{
  const char *tab = strchr (line, '\t');
  guint32 at = 0, value = 0;

  *draws = (LeafDraws) { .n = 0 };
  if (tab == NULL)
    return g_strdup (line);
  if (sscanf (tab + 1, "%u %u", &at, &value) == 2) {
    draws->given_at = at;
    draws->given = value;
  }
  return g_strndup (line, (gsize) (tab - line));
}

gboolean
leaf_drawn_is (const char *command)
{
  return command != NULL && strchr (command, '\t') != NULL;
}

static void
add (GPtrArray *commands, const char *words, guint32 at, guint32 value, const LeafDraw *draw)
{
  g_ptr_array_add (commands, g_strdup_printf ("%s\t%u %u %u %u", words, at + 1, value, draw->split, draw->of));
}

static void
add_of_draw (GPtrArray *commands, const char *words, guint32 at, const LeafDraw *draw)
{
  if (draw->split > 0) {
    add (commands, words, at, draw->value <= draw->split ? draw->of : 1, draw);
    return;
  }
  for (guint32 i = 0; i < MIN (draw->of, FEW_VALUES); i++) {
    guint32 value = i + 1;

    if (draw->of > FEW_VALUES && i >= SPREAD_VALUES)
      break;
    if (draw->of > FEW_VALUES)
      value = 1 + (guint32) ((guint64) (draw->of - 1) * i / (SPREAD_VALUES - 1));
    if (value != draw->value)
      add (commands, words, at, value, draw);
  }
}

GPtrArray *
leaf_drawn_list (const char *words, const LeafDraws *made, guint most)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func (g_free);

  for (guint32 i = 0; i < made->n && commands->len < most; i++)
    if (made->draws[i].of > 1)
      add_of_draw (commands, words, i, &made->draws[i]);
  if (commands->len > most)
    g_ptr_array_set_size (commands, (gint) most);
  return commands;
}

/* Returns the probability of a prescribed value: the share of the draw's values that it stands for. */
static double
probability_of (guint32 value, guint32 split, guint32 of)
{
  if (of == 0)
    return 1;
  if (split > 0)
    return (double) (value <= split ? split : of - split) / of;
  return of <= FEW_VALUES ? 1.0 / of : 1.0 / SPREAD_VALUES;
}

double
leaf_drawn_probability (const char *command)
{
  double probability = 1;

  for (const char *tab = command != NULL ? strchr (command, '\t') : NULL; tab != NULL; tab = strchr (tab + 1, '\t')) {
    guint32 at, value, split, of;

    if (sscanf (tab + 1, "%u %u %u %u", &at, &value, &split, &of) == 4)
      probability *= probability_of (value, split, of);
  }
  return probability;
}

char *
leaf_drawn_dup_shown (const char *command)
{
  g_auto (GStrv) lines = g_strsplit (command, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (strchr (*line, '\t') != NULL)
      *strchr (*line, '\t') = '\0';
  return g_strjoinv ("\n", lines);
}
