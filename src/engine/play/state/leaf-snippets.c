/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-snippets.c: snippets of the player's command and topics as values, and their words. */

#include "leaf-snippets.h"

#include "leaf-parser-state.h"

#include <string.h>

gboolean
leaf_snippet_range (const LeafMachine *m, LeafValue snippet, guint32 *first, guint32 *n)
{
  gint32 bits = snippet.bits;

  *first = bits > 0 ? (guint32) bits / 100 : 0;
  *n = bits > 0 ? (guint32) bits % 100 : 0;
  return *n > 0 && *first >= 1 && *first + *n - 1 <= m->parser->command.words->len;
}

static const LeafTypedWord *
word_at (const LeafMachine *m, guint32 number)
{
  return &g_array_index (m->parser->command.words, LeafTypedWord, number - 1);
}

char *
leaf_snippet_dup (const LeafMachine *m, LeafValue snippet)
{
  guint32 first, n;
  const LeafTypedWord *from, *to;

  if (!leaf_snippet_range (m, snippet, &first, &n))
    return g_strdup ("");
  from = word_at (m, first);
  to = word_at (m, first + n - 1);
  return g_strndup (m->parser->command.text + from->start, to->start + to->length - from->start);
}

gboolean
leaf_is_topic (const LeafMachine *m, LeafValue topic)
{
  return topic.kind == LEAF_KIND_TOPIC && leaf_table_has_row (&m->image->grammar->books, topic.bits);
}

/* The words that would be typed for a topic: the first alternative of each. NULL if it does not consist of plain
 * words. */
char *
leaf_topic_dup (const LeafMachine *m, LeafValue topic)
{
  guint32 line = leaf_is_topic (m, topic) ? LEAF_GRAMMAR_BOOK (m->image, topic.bits)->first_line : 0;
  g_autofree char *quoted
      = line != 0 ? leaf_image_quoted (m->image, LEAF_GRAMMAR_LINE (m->image, line)->text.first) : NULL;
  g_auto (GStrv) words = quoted != NULL && strchr (quoted, '[') == NULL ? g_strsplit (quoted, " ", -1) : NULL;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (strchr (words[i], '/') != NULL && words[i][0] != '/')
      *strchr (words[i], '/') = '\0';
  return words != NULL ? g_strjoinv (" ", words) : NULL;
}
