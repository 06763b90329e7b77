/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar.c: the tables of grammar, and their dump. The rows own nothing, because what they point to is on the
 * arena of the program, so a copy of the tables is a checkpoint. */

#include "leaf-grammar.h"

#include <string.h>

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafGrammar, lines, LeafGrammarLine),
  LEAF_MEMBER_TABLE (LeafGrammar, named, const char *),
  LEAF_MEMBER_TABLE (LeafGrammar, foreign, const char *),
  LEAF_MEMBER_TABLE (LeafGrammar, synonyms, LeafCommandSynonym),
  LEAF_MEMBER_TABLE (LeafGrammar, tests, LeafTestScript),
  LEAF_MEMBER_TABLE (LeafGrammar, object_words, LeafObjectWords),
  LEAF_MEMBER_TABLE (LeafGrammar, words, LeafObjectWord),
  LEAF_MEMBER_TABLE (LeafGrammar, books, LeafGrammarBook),
  LEAF_MEMBER_TABLE (LeafGrammar, visible, LeafVisibleProperty),
  LEAF_MEMBER_INDEX (LeafGrammar, by_verb),
  LEAF_MEMBER_INDEX (LeafGrammar, by_key),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafGrammar, members);

LeafGrammar *
leaf_grammar_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafGrammar *
leaf_grammar_copy (const LeafGrammar *grammar, const LeafGrammar *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, grammar, like, on);
}

void
leaf_grammar_free (LeafGrammar *grammar)
{
  leaf_stage_tables_free (&stage_tables, grammar);
}

LeafVocabId
leaf_grammar_intern_word (LeafBuild *build, const char *text, gsize length)
{
  return leaf_vocabulary_intern (build->vocabulary, text, (gssize) leaf_grammar_word_size (text, length));
}

static guint64
book_key (LeafBookSort sort, guint32 key)
{
  return (guint64) sort << 32 | key;
}

/* A book without lines. For commands it takes the word from its former book, if any. */
guint32
leaf_grammar_make_book (LeafBuild *build, LeafBookSort sort, guint32 key)
{
  LeafGrammar *grammar = build->grammar;
  LeafGrammarBook book = { .sort = sort, .key = key };
  guint32 row = leaf_table_push (&grammar->books, &book);

  if (sort == LEAF_BOOK_COMMAND && key == 0)
    grammar->no_verb = row;
  else if (sort == LEAF_BOOK_COMMAND)
    leaf_index_set (&grammar->by_verb, key, row);
  else
    leaf_index_set (&grammar->by_key, book_key (sort, key), row);
  return row;
}

guint32
leaf_grammar_add_line (LeafBuild *build, guint32 book, const LeafGrammarLine *line)
{
  LeafGrammar *grammar = build->grammar;
  guint32 row = leaf_table_push (&grammar->lines, line);
  LeafGrammarLine *added = LEAF_GRAMMAR_LINE (build, row);
  LeafGrammarBook *in = LEAF_GRAMMAR_BOOK (build, book);

  added->book = book;
  added->next = in->first_line;
  in->first_line = row;
  in->n_lines++;
  in->is_unsorted = TRUE;
  return row;
}

static void
append_token (const LeafBuild *build, GString *to, const LeafToken *token)
{
  g_autofree char *words = NULL;

  if (token->sort == LEAF_TOKEN_WORD) {
    for (guint32 i = 0; i < token->n_words; i++)
      g_string_append_printf (to, "%s%s", i > 0 ? "/" : "", leaf_vocabulary_text (build->vocabulary, token->words[i]));
    if (token->optional)
      g_string_append (to, "/--");
    return;
  }
  words = leaf_wording_dup (build, token->wording);
  g_string_append_printf (to, "[%s]", words);
}

static void
append_line (const LeafBuild *build, GString *to, const LeafGrammarLine *line)
{
  g_string_append (to, "   ");
  for (guint32 i = 0; i < line->n_tokens; i++) {
    g_string_append_c (to, ' ');
    append_token (build, to, &line->tokens[i]);
  }
  if (line->sort == LEAF_LINE_ACTION)
    g_string_append_printf (to, " -> %s", LEAF_ROW (&build->world->actions, LeafAction, line->action.ix)->name);
  else if (line->sort == LEAF_LINE_MISTAKE)
    g_string_append (to, " -> a mistake");
  else if (line->sort == LEAF_LINE_VALUE)
    g_string_append_printf (to, " -> value %d", line->value.bits);
  if (line->reversed)
    g_string_append (to, " reversed");
  if (line->is_plural)
    g_string_append (to, " plural");
  if (line->condition != 0 || line->filter != 0)
    g_string_append (to, " when ...");
  g_string_append_c (to, '\n');
}

static void
append_book_title (const LeafBuild *build, GString *to, const LeafGrammarBook *book)
{
  switch (book->sort) {
  case LEAF_BOOK_COMMAND:
    if (book->key == 0)
      g_string_append (to, "lines without a command");
    else
      g_string_append_printf (to, "command %s", leaf_vocabulary_text (build->vocabulary, (LeafVocabId) { book->key }));
    break;
  case LEAF_BOOK_NAMED:
    g_string_append_printf (to, "token [%s]", *LEAF_ROW (&build->grammar->named, const char *, book->key));
    break;
  case LEAF_BOOK_INSTANCE:
    g_string_append_printf (to, "object %s", LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, book->key))->name);
    break;
  case LEAF_BOOK_KIND:
    g_string_append_printf (to, "any %s", leaf_kind_name (build, LEAF_ID (LeafKindId, book->key)));
    break;
  case LEAF_BOOK_VALUE:
    g_string_append_printf (to, "value of kind %s", leaf_kind_name (build, LEAF_ID (LeafKindId, book->key)));
    break;
  case LEAF_BOOK_PROPERTY:
    g_string_append_printf (to, "property %s", LEAF_ROW (&build->world->properties, LeafProperty, book->key)->name);
    break;
  case LEAF_BOOK_TOPIC: g_string_append (to, "topic"); break;
  }
}

static gboolean
book_is_shown (const LeafBuild *build, const LeafGrammarBook *book, gboolean with_library)
{
  if (with_library)
    return book->first_line != 0;
  for (guint32 at = book->first_line; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next)
    if (!LEAF_GRAMMAR_LINE (build, at)->is_library)
      return TRUE;
  return FALSE;
}

static void
append_tests (const LeafBuild *build, GString *to)
{
  LEAF_EACH (&build->grammar->tests, i) {
    const LeafTestScript *test = LEAF_ROW (&build->grammar->tests, LeafTestScript, i);

    g_string_append_printf (to, "test %s: %s\n", leaf_vocabulary_text (build->vocabulary, test->name), test->script);
  }
}

char *
leaf_grammar_to_string (const LeafBuild *build, gboolean with_library)
{
  GString *to = g_string_new (NULL);

  LEAF_EACH (&build->grammar->books, i) {
    const LeafGrammarBook *book = LEAF_GRAMMAR_BOOK (build, i);

    if (!book_is_shown (build, book, with_library))
      continue;
    append_book_title (build, to, book);
    g_string_append (to, ":\n");
    for (guint32 at = book->first_line; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next)
      append_line (build, to, LEAF_GRAMMAR_LINE (build, at));
  }
  append_tests (build, to);
  return g_string_free (to, FALSE);
}
