/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-rows.c: accessors of grammar rows, used by the compiler and the parser. */

#include "leaf-grammar-rows.h"

/* The number of bytes of the first LEAF_GRAMMAR_WORD_SIZE characters of `text`. */
gsize
leaf_grammar_word_size (const char *text, gsize length)
{
  const char *at = text, *end = text + length;

  for (guint n = 0; n < LEAF_GRAMMAR_WORD_SIZE && at < end; n++)
    at = g_utf8_next_char (at);
  return at > end ? length : (gsize) (at - text);
}

LeafVocabId
leaf_grammar_find_word (const LeafVocabulary *vocabulary, const char *text, gsize length)
{
  return leaf_vocabulary_find (vocabulary, text, (gssize) leaf_grammar_word_size (text, length));
}

guint32
leaf_grammar_book (const LeafGrammar *grammar, LeafBookSort sort, guint32 key)
{
  if (sort == LEAF_BOOK_COMMAND)
    return key == 0 ? grammar->no_verb : leaf_index_find (&grammar->by_verb, key);
  return leaf_index_find (&grammar->by_key, (guint64) sort << 32 | key);
}

guint32
leaf_grammar_first_line (const LeafGrammar *grammar, LeafBookSort sort, guint32 key)
{
  return LEAF_ROW (&grammar->books, LeafGrammarBook, leaf_grammar_book (grammar, sort, key))->first_line;
}

gboolean
leaf_grammar_is_verb (const LeafGrammar *grammar, guint32 word)
{
  return word != 0 && leaf_grammar_first_line (grammar, LEAF_BOOK_COMMAND, word) != 0;
}

static const char *const error_names[LEAF_ERROR_COUNT] = {
  [LEAF_ERROR_NONE] = "absence of parser error",
  [LEAF_ERROR_NOT_UNDERSTOOD] = "didn't understand error",
  [LEAF_ERROR_PARTLY_UNDERSTOOD] = "only understood as far as error",
  [LEAF_ERROR_NO_NUMBER] = "didn't understand that number error",
  [LEAF_ERROR_NOT_ANIMATE] = "can only do that to something animate error",
  [LEAF_ERROR_NOT_SEEN] = "can't see any such thing error",
  [LEAF_ERROR_ONLY_ONE] = "can't use multiple objects error",
  [LEAF_ERROR_PRONOUN_UNSET] = "not sure what it refers to error",
  [LEAF_ERROR_NO_VERB] = "not a verb I recognise error",
  [LEAF_ERROR_PRONOUN_NOT_SEEN] = "can't see it at the moment error",
  [LEAF_ERROR_TOO_FEW] = "not enough of those available error",
  [LEAF_ERROR_NOTHING_LEFT] = "nothing to do error",
  [LEAF_ERROR_NOT_IN_SCOPE_TOKEN] = "referred to a determination of scope error",
  [LEAF_ERROR_NOT_IN_CONTEXT] = "noun did not make sense in that context error",
  [LEAF_ERROR_BLANK_LINE] = "I beg your pardon error",
  [LEAF_ERROR_AGAIN_TO_OTHERS] = "can't again the addressee error",
  [LEAF_ERROR_COMMA_FIRST] = "comma can't begin error",
  [LEAF_ERROR_NO_LISTENER] = "can't see whom to talk to error",
  [LEAF_ERROR_LISTENER_NOT_ANIMATE] = "can't talk to inanimate things error",
  [LEAF_ERROR_LISTENER_UNCLEAR] = "didn't understand addressee's last name error",
};

const char *
leaf_parser_error_name (LeafParserError error)
{
  return (guint) error < LEAF_ERROR_COUNT ? error_names[error] : NULL;
}
