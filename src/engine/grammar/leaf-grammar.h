/* leaf-grammar.h: what Understand sentences say, as facts: command lines, synonyms of things, tokens.
 *
 * Read at compile time (leaf-grammar-read.c), used by the command parser at run time (parser/leaf-parse.c).
 *
 * Lines stand in books, one for each command verb, named token, object, kind of object, kind of value, either/or property
 * and topic; a book's lines are chained in the order in which they are to be tried (leaf-grammar-sort.c).  Two commands that
 * mean the same share a book.  Words are kept as a player's words are compared: folded and cut to LEAF_GRAMMAR_WORD_SIZE
 * characters, so a typed word matches when its id does.
 */
#pragma once

#include "../image/leaf-grammar-rows.h"
#include "meaning/tree/leaf-phrases.h"

G_BEGIN_DECLS

typedef struct { LeafVocabId from, to; } LeafCommandSynonym;

LeafGrammar *leaf_grammar_new  (void);
LeafGrammar *leaf_grammar_copy (const LeafGrammar *grammar, const LeafGrammar *like, LeafArena *on);
void         leaf_grammar_free (LeafGrammar *grammar);
void         leaf_grammar_read (LeafBuild *build); /* Understand and Test sentences of the story; sorts lines by generality */
/* "The colour understood", for each kind of value that can be typed: after the declarations. */
void         leaf_grammar_declare_variables (LeafBuild *build);
/* What needs all values: topics in tables become books, objects get their words.  After leaf_world_complete. */
void         leaf_grammar_complete (LeafBuild *build);
char        *leaf_grammar_to_string (const LeafBuild *build, gboolean with_library);

/* The topic that the quoted text at `word` (and those joined to it by "or", in a table's cell: `all` of them) describes, as
 * a value: kind TOPIC, bits the book.  Made when first asked for: while compiling.  Problems are reported. */
LeafValue    leaf_grammar_topic (LeafBuild *build, LeafWording w, LeafHeadingId near);

LeafVocabId  leaf_grammar_intern_word (LeafBuild *build, const char *text, gsize length);
guint32      leaf_grammar_make_book (LeafBuild *build, LeafBookSort sort, guint32 key);
/* "Test NAME with "script" in the Kitchen holding the spoon": the words after "test".  Problems are reported. */
void         leaf_grammar_read_test (LeafBuild *build, LeafSentenceId id, LeafWording w, LeafHeadingId near);
guint32      leaf_grammar_add_line (LeafBuild *build, guint32 book, const LeafGrammarLine *line);
void         leaf_grammar_sort (LeafBuild *build);   /* all books that have new lines */
void         leaf_grammar_sort_book (LeafBuild *build, guint32 book); /* one, if it has */
/* Reads the quoted text at `word` as tokens, on the arena; FALSE when it cannot be (reported). */
gboolean     leaf_grammar_read_tokens (LeafBuild *build, guint32 word, LeafHeadingId near, LeafBookSort of, guint32 *n_tokens,
                                       const LeafToken **tokens);
/* What must hold of an object described so, as tests and perhaps a phrase; FALSE when it cannot be told. */
gboolean     leaf_grammar_describe (LeafBuild *build, LeafWording w, const LeafDescription *description, LeafKindId *kind,
                                    guint32 *n_tests, const LeafTokenTest **tests, guint32 *filter);
/* The kind of the value that a token gives: none for words and named tokens of words alone; OBJECT for relations. */
LeafKindId   leaf_grammar_token_kind (const LeafBuild *build, const LeafToken *token);

G_END_DECLS
