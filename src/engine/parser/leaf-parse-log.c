/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-log.c: what a parse records to explain why a line did not match: each line that it tries, and how far the
 * line matched. A parse starts again with each answer that rules give, and so do its records. */

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

/* Records whether the words name an object that the token does not accept. The parser itself does not try its name. */
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
leaf_parse_log_line (LeafParse *p, LeafLineVerdict verdict)
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

/* --- lines that other lines use --------------------------------------------------------------------------------------
 *
 * Such a line is tried many times, on each object and at each place where a name or a value is possible. Only the
 * attempt that got furthest is recorded. */

static LeafLineTried *
last_command (GArray *tried)
{
  for (guint i = tried->len; i > 0; i--)
    if (g_array_index (tried, LeafLineTried, i - 1).line == 0)
      return &g_array_index (tried, LeafLineTried, i - 1);
  return NULL;
}

/* The row of the line among those of the last command. If the line was not tried before, adds a row and sets
 * `is_new`. */
static LeafLineTried *
row_of_line (GArray *tried, guint32 line, gboolean *is_new)
{
  guint i = tried->len;

  for (; i > 0 && g_array_index (tried, LeafLineTried, i - 1).line != 0; i--)
    if (g_array_index (tried, LeafLineTried, i - 1).line == line) {
      *is_new = FALSE;
      return &g_array_index (tried, LeafLineTried, i - 1);
    }
  g_array_append_val (tried, ((LeafLineTried) { .line = line, .verdict = LEAF_LINE_FAILS }));
  *is_new = TRUE;
  return &g_array_index (tried, LeafLineTried, tried->len - 1);
}

/* The typed words from number `from` to before number `to`; all if `to` is 0. */
static char *
dup_typed (const LeafParse *p, gint32 from, gint32 to)
{
  const char *text = p->view->command->text;
  const LeafTypedWord *first = leaf_parse_word (p, from), *last = to > from ? leaf_parse_word (p, to - 1) : NULL;

  if (first == NULL)
    return g_strdup ("");
  return last == NULL ? g_strdup (text + first->start)
                      : g_strndup (text + first->start, last->start + last->length - first->start);
}

/* Did this attempt get further than the recorded one? Running out of words after a name is no evidence about it. */
static gboolean
is_farther (const LeafParse *p, const LeafLineTried *tried, guint32 n_fitted, gboolean fits)
{
  if (tried->verdict == LEAF_LINE_FITS || n_fitted < tried->n_fitted)
    return FALSE;
  return fits || n_fitted > tried->n_fitted || (*tried->word == '\0' && leaf_parse_word (p, p->cursor) != NULL);
}

void
leaf_parse_log_words (LeafParse *p, guint32 line, gint32 from, guint32 n_fitted, gboolean fits)
{
  const LeafGrammarLine *row = LEAF_GRAMMAR_LINE (p->image, line);
  LeafLineTried *tried;
  gboolean is_new;

  if (p->view->tried == NULL || p->view->asked_book == 0 || row->book != p->view->asked_book || p->stopped)
    return;
  tried = row_of_line (p->view->tried, line, &is_new);
  if (!is_new && !is_farther (p, tried, n_fitted, fits))
    return;
  g_free (tried->words);
  g_free (tried->word);
  tried->verdict = fits ? LEAF_LINE_FITS : LEAF_LINE_FAILS;
  tried->n_fitted = n_fitted;
  tried->token = n_fitted < row->n_tokens ? &row->tokens[n_fitted] : NULL;
  tried->is_condition = !fits && n_fitted == row->n_tokens;
  tried->words = fits ? dup_typed (p, from, p->cursor) : dup_typed (p, p->cursor, 0);
  tried->word = dup_typed (p, p->cursor, p->cursor + 1);
}

static gboolean
is_of_book (const LeafParse *p, const LeafGrammarBook *book, guint32 object)
{
  return (book->sort == LEAF_BOOK_INSTANCE && book->key == object)
         || (book->sort == LEAF_BOOK_KIND && leaf_view_is_kind (p->view, object, book->key));
}

void
leaf_parse_log_object (LeafParse *p, guint32 object, gint32 from, gint32 length)
{
  gint32 cursor = p->cursor;
  LeafLineTried *command;

  if (p->view->tried == NULL || p->view->asked_book == 0 || (command = last_command (p->view->tried)) == NULL)
    return;
  command->n_fitted++;
  if (!is_of_book (p, LEAF_GRAMMAR_BOOK (p->image, p->view->asked_book), object))
    return;
  for (guint32 at = LEAF_GRAMMAR_BOOK (p->image, p->view->asked_book)->first_line; at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, at);
    gint32 n = 0;

    if (!line->is_word)
      continue;
    while (n < length && !leaf_parse_is_word_of (p, from + n, &line->tokens[0]))
      n++;
    p->cursor = n < length ? from + n + 1 : from;
    leaf_parse_log_words (p, at, from + n, n < length, n < length);
  }
  p->cursor = cursor;
}
