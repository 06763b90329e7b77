/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-tried.c: what a parse notes for somebody who asks why a line did not match: each line that it tries, and how far that came.
 *
 * A parse is begun again with each answer that rules give: then the notes of its command are too.
 */

#include "leaf-parse.h"

static void
clear_tried (gpointer data)
{
  LeafLineTried *tried = data;

  g_free (tried->words);
  g_free (tried->word);
}

GArray *
leaf_lines_tried_new (void)
{
  GArray *tried = g_array_new (FALSE, TRUE, sizeof (LeafLineTried));

  g_array_set_clear_func (tried, clear_tried);
  return tried;
}

static void
drop_last_command (GArray *tried)
{
  guint n = tried->len;

  while (n > 0 && g_array_index (tried, LeafLineTried, n - 1).line != 0)
    n--;
  g_array_set_size (tried, n > 0 ? n - 1 : 0);
}

void
leaf_parse_try_command (LeafParse *p)
{
  LeafLineTried command = { 0 };

  if (p->view->tried == NULL)
    return;
  if (p->view->n_answers > 0)
    drop_last_command (p->view->tried);
  command.words = g_strdup (p->view->command->text);
  command.word = p->n_words > 0 ? g_strndup (command.words + p->words[0].start, p->words[0].length) : g_strdup ("");
  g_array_append_val (p->view->tried, command);
}

void
leaf_parse_try_book (LeafParse *p, guint32 book)
{
  GArray *lines = p->view->tried;
  const LeafTypedWord *verb = leaf_parse_word (p, p->verb_at);

  for (guint i = lines != NULL ? lines->len : 0; i > 0; i--) {
    LeafLineTried *command = &g_array_index (lines, LeafLineTried, i - 1);

    if (command->line != 0)
      continue;
    command->book = book;
    if (verb == NULL)
      return;
    g_free (command->word);
    command->word = g_strndup (p->view->command->text + verb->start, verb->length);
    return;
  }
}

/* The parser itself looks at no name of what a token does not want. */
void
leaf_parse_try_filtered (LeafParse *p, guint32 object)
{
  gint32 cursor = p->cursor;
  const LeafToken *filter = p->filter;

  if (p->view->tried == NULL || p->stopped || p->is_filtered_out || (gint32) p->matches.from > p->n_words)
    return;
  p->cursor = (gint32) p->matches.from;
  p->filter = NULL;
  p->is_filtered_out = leaf_parse_try_object (p, object, TRUE) > 0;
  p->filter = filter;
  p->cursor = cursor;
}

void
leaf_parse_tried_line (LeafParse *p, LeafLineVerdict verdict)
{
  LeafLineTried tried = { .line = p->line, .verdict = verdict, .error = p->error };
  gboolean is_partial = p->error == LEAF_ERROR_PARTLY_UNDERSTOOD;
  const LeafItem *item = p->items_begun > 0 && !is_partial ? &p->items[p->items_begun - 1] : NULL;
  const LeafTypedWord *word = leaf_parse_word (p, is_partial ? p->cursor : p->item_from);

  if (p->view->tried == NULL || (p->stopped && verdict != LEAF_LINE_ASKS))
    return;
  if (tried.error == LEAF_ERROR_NOT_SEEN && p->is_filtered_out)
    tried.error = LEAF_ERROR_NOT_IN_CONTEXT;
  if (item != NULL) {
    tried.token = item->token;
    tried.is_condition = item->sort == LEAF_ITEM_PLAIN && item->token == NULL;
  }
  tried.words = g_strdup (word != NULL ? p->view->command->text + word->start : "");
  tried.word = word != NULL ? g_strndup (p->view->command->text + word->start, word->length) : g_strdup ("");
  g_array_append_val (p->view->tried, tried);
}
