/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar.h: what Understand sentences define: command lines, synonyms of things, tokens.
 *
 * Read at compile time (leaf-grammar-read.c), used by the command parser at run time (parser/leaf-parse.c). Lines
 * are in books, one for each command verb, named token, object, kind of object, kind of value, either/or property
 * and topic. A book's lines are linked in the order in which they are tried (leaf-grammar-sort.c). Two commands with
 * the same meaning share a book. Words are stored in the form in which a player's words are compared: folded and
 * truncated to LEAF_GRAMMAR_WORD_SIZE characters, so a typed word matches if its id does.
 */
#pragma once

#include "../image/leaf-grammar-rows.h"
#include "meaning/tree/leaf-phrases.h"

G_BEGIN_DECLS

typedef struct {
  LeafVocabId from, to;
} LeafCommandSynonym;

LeafGrammar *leaf_grammar_new (void);
LeafGrammar *leaf_grammar_copy (const LeafGrammar *grammar, const LeafGrammar *like, LeafArena *on);
void leaf_grammar_free (LeafGrammar *grammar);
/* reads the story's Understand and Test sentences and sorts lines by generality */
void leaf_grammar_read (LeafBuild *build);
/* "The colour understood", for each kind of value that can be typed. Call after the declarations. */
void leaf_grammar_declare_variables (LeafBuild *build);
/* Does what needs all values: topics in tables become books, and objects get their words. Call after
 * leaf_world_complete. */
void leaf_grammar_complete (LeafBuild *build);
char *leaf_grammar_to_string (const LeafBuild *build, gboolean with_library);

/* The topic described by the quoted texts among the words (several in a table cell, joined with "or"), as a value of
 * kind TOPIC whose bits are the book. Created on first use. Problems are reported. */
LeafValue leaf_grammar_topic (LeafBuild *build, LeafWording w, LeafHeadingId near);

LeafVocabId leaf_grammar_intern_word (LeafBuild *build, const char *text, gsize length);
guint32 leaf_grammar_make_book (LeafBuild *build, LeafBookSort sort, guint32 key);
/* "Test NAME with "script" in the Kitchen holding the spoon": the words after "test". Problems are reported. */
void leaf_grammar_read_test (LeafBuild *build, LeafSentenceId id, LeafWording w, LeafHeadingId near);
guint32 leaf_grammar_add_line (LeafBuild *build, guint32 book, const LeafGrammarLine *line);
void leaf_grammar_sort (LeafBuild *build);                    /* all books with new lines */
void leaf_grammar_sort_book (LeafBuild *build, guint32 book); /* one, if it has new lines */
/* Reads the quoted text at `word` as tokens, on the arena. Returns FALSE on failure, which is reported. */
gboolean leaf_grammar_read_tokens (LeafBuild *build, guint32 word, LeafHeadingId near, LeafBookSort of,
                                   guint32 *n_tokens, const LeafToken **tokens);
/* What must hold for an object that matches the description, as tests and possibly a phrase; returns FALSE if that is
 * unknown. */
gboolean leaf_grammar_describe (LeafBuild *build, LeafWording w, const LeafDescription *description, LeafKindId *kind,
                                guint32 *n_tests, const LeafTokenTest **tests, guint32 *filter);
/* The kind of a token's value: none for words and for named tokens of words only; OBJECT for relations. */
LeafKindId leaf_grammar_token_kind (const LeafBuild *build, const LeafToken *token);

G_END_DECLS
