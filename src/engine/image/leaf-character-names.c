/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-character-names.c: finding a character by its name. */

#include "leaf-character-names.h"

#include <string.h>

/* Compares like strcmp: `name`, in any case, with the words of row `at`, separated by spaces. */
static int
compare_with_row (const char *name, guint32 at)
{
  guint32 first = leaf_character_names[at].first, end = leaf_character_names[at + 1].first;

  for (guint32 i = first; i < end; i++) {
    const char *word = leaf_character_words[leaf_character_runs[i]];
    gsize length = strlen (word);
    int order = g_ascii_strncasecmp (name, word, length);

    if (order != 0)
      return order;
    name += length;
    if (i + 1 < end && *name != ' ')
      return *name == '\0' ? -1 : (int) (guchar) *name - ' ';
    name += i + 1 < end ? 1 : 0;
  }
  return *name != '\0';
}

gunichar
leaf_character_by_name (const char *name)
{
  guint32 low = 0, high = leaf_n_character_names;

  while (low < high) {
    guint32 middle = low + (high - low) / 2;
    int order = compare_with_row (name, middle);

    if (order == 0)
      return leaf_character_names[middle].character;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return 0;
}

gboolean
leaf_character_names_have (const char *word)
{
  guint32 low = 0, high = leaf_n_character_words;

  while (low < high) {
    guint32 middle = low + (high - low) / 2;
    int order = g_ascii_strcasecmp (word, leaf_character_words[middle]);

    if (order == 0)
      return TRUE;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return FALSE;
}
