/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-rows.h: the results of Understand sentences: books of lines of tokens, words of objects, tests. Made
 * by grammar/, read by parser/. A book is a list of lines in the order in which they are tried. */
#pragma once

#include "../base/leaf-build.h"
#include "leaf-value.h"

G_BEGIN_DECLS

LEAF_DECLARE_ID (LeafGrammarLineId);

#define LEAF_GRAMMAR_WORD_SIZE 14

typedef enum {
  LEAF_TOKEN_WORD = 1, /* one of the words */
  LEAF_TOKEN_NOUN,     /* [something], [things], [someone], [other things] ...; or described: [an open door] */
  LEAF_TOKEN_TEXT,     /* [text], [topic] */
  LEAF_TOKEN_VALUE,    /* [number], [a time], [a colour]: a kind of value */
  LEAF_TOKEN_NAMED,    /* [colour-word]: lines of a token that the author defines */
  LEAF_TOKEN_RELATED,  /* [something related by containment] */
} LeafTokenSort;

/* Which objects a noun token prefers when several match. */
typedef enum {
  LEAF_NOUN_ANY = 0,        /* [something] */
  LEAF_NOUN_SEVERAL,        /* [things] */
  LEAF_NOUN_HELD,           /* [something preferably held] */
  LEAF_NOUN_SEVERAL_HELD,   /* [things preferably held] */
  LEAF_NOUN_SEVERAL_OTHER,  /* [other things] */
  LEAF_NOUN_SEVERAL_INSIDE, /* [things inside] */
  LEAF_NOUN_ANIMATE,        /* [someone] */
} LeafNounContext;

/* One condition on an object that a token may match, decided without running code. */
typedef struct {
  LeafInstanceId exactly; /* it is this object; or: */
  /* the object must have this either/or property, unless negated; or, with `value`, a property equal to it */
  LeafPropertyId property;
  gboolean negated;
  LeafValue value; /* kind 0: an either/or property */
} LeafTokenTest;

typedef struct {
  LeafTokenSort sort;
  guint32 n_words;          /* alternatives; optional if one is "--" */
  const LeafVocabId *words; /* alternatives */
  gboolean optional;
  const struct _LeafDescription *description; /* NOUN: what matches */
  LeafKindId kind;
  gboolean is_multiple; /* [things] */
  gboolean is_any;      /* [any ...] */
  guint32 named;        /* row of named tokens */
  LeafRelationId relation;
  gboolean reversed;
  LeafPropertyId property;
  LeafNounContext context;
  gboolean is_filtered; /* NOUN: objects must be of `kind`, pass `tests`, and `filter` */
  guint32 n_tests;
  const LeafTokenTest *tests;
  guint32 filter;      /* a phrase row that decides for one object; 0: not needed */
  guint8 score;        /* for sorting: larger is more specific */
  LeafWording wording; /* between the brackets */
} LeafToken;

typedef enum {
  LEAF_LINE_ACTION = 1,
  LEAF_LINE_MISTAKE,
  LEAF_LINE_NAME,
  LEAF_LINE_NAMED_TOKEN,
  LEAF_LINE_VALUE,
  LEAF_LINE_PROPERTY /* words for an either/or property */,
  LEAF_LINE_TOPIC
} LeafLineSort;

typedef struct {
  LeafLineSort sort;
  LeafSentenceId sentence;
  guint32 n_tokens;
  const LeafToken *tokens;
  LeafActionId action;
  gboolean reversed;       /* "with nouns reversed" */
  LeafInstanceId instance; /* NAME: of a thing or a named value */
  gboolean is_plural;      /* "as the plural of" */
  LeafValue value;         /* VALUE */
  guint32 condition;       /* "when": a phrase row; 0: none */
  guint32 named;           /* NAMED_TOKEN: which */
  gboolean is_library;
  LeafValue reply_value; /* MISTAKE: the text; kind 0: none given */
  guint32 n_tests;       /* NAME, for a kind: "as an open door": further tests of the object */
  const LeafTokenTest *tests;
  guint32 filter; /* and a phrase row that decides the rest of the description; 0: none */
  /* NAME of a single plain word: it is among each object's words and is not tried as a line */
  gboolean is_word;
  LeafWording text; /* the quoted text */
  guint32 book;
  guint32 next; /* in its book; 0: the last */
} LeafGrammarLine;

typedef enum {
  LEAF_BOOK_COMMAND = 1,
  LEAF_BOOK_NAMED,
  LEAF_BOOK_INSTANCE,
  LEAF_BOOK_KIND,
  LEAF_BOOK_VALUE,
  LEAF_BOOK_PROPERTY,
  LEAF_BOOK_TOPIC
} LeafBookSort;

typedef struct {
  LeafBookSort sort;
  /* COMMAND: spelling of the first command, 0 for lines without one; others: id of the book's subject */
  guint32 key;
  guint32 first_line; /* in the order in which they are tried */
  guint32 n_lines;
  gboolean is_unsorted;
} LeafGrammarBook;

/* A word that may refer to an object, from its name or a synonym. */
typedef struct {
  LeafVocabId word;
  gboolean is_plural;
} LeafObjectWord;
/* Rows of `words`: the first n_named come from its name and its kind's plural, and do not apply if it is
 * privately-named. */
typedef struct {
  guint32 first, n, n_named;
  gboolean has_books; /* there are lines for it or for one of its kinds */
  gboolean has_lines; /* some of these lines have several words, so they are not in `words` */
} LeafObjectWords;

/* "Understand the colour property as describing a jar." */
typedef struct {
  LeafPropertyId property;
  LeafKindId kind; /* of objects; or */
  LeafInstanceId instance;
  gboolean is_describing; /* its value alone can refer to the object */
  guint32 condition;      /* a phrase row that decides whether it applies to the object; 0: none */
  LeafSentenceId sentence;
} LeafVisibleProperty;

/* Test NAME with "a / b" in the Kitchen holding the spoon. */
typedef struct {
  LeafVocabId name;
  const char *script; /* as it will be typed: in lower case, "/" between commands */
  LeafInstanceId place;
  guint32 n_holding;
  const LeafInstanceId *holding;
  LeafSentenceId sentence;
} LeafTestScript;

/* The next command of a script, free with g_free. *script advances to the following one, and to NULL after the last. */
char *leaf_test_script_take (const char **script);

struct _LeafGrammar {
  LeafTable lines;        /* of LeafGrammarLine */
  LeafTable named;        /* of const char *: names of the author's tokens, lower case, single spaces */
  LeafTable foreign;      /* of const char *: names of tokens that are routines in Inform 6, in the same form */
  LeafTable synonyms;     /* of { LeafVocabId from, to }: commands that mean another command, for display */
  LeafTable tests;        /* of LeafTestScript */
  LeafIndex by_verb;      /* the spelling of a command -> its book */
  LeafTable object_words; /* of LeafObjectWords, by instance */
  LeafTable words;        /* of LeafObjectWord */
  LeafTable books;        /* of LeafGrammarBook */
  LeafIndex by_key;       /* sort << 32 | key -> book, except for commands */
  guint32 no_verb;        /* the book of lines that begin with a token; 0: none */
  LeafTable visible;      /* of LeafVisibleProperty */
};

/* The parser errors in increasing order of information: a later one is preferred. */
typedef enum {
  LEAF_ERROR_NONE = 0,
  LEAF_ERROR_NOT_UNDERSTOOD,
  LEAF_ERROR_PARTLY_UNDERSTOOD,
  LEAF_ERROR_NO_NUMBER,
  LEAF_ERROR_NOT_ANIMATE,
  LEAF_ERROR_NOT_SEEN,
  LEAF_ERROR_ONLY_ONE,
  LEAF_ERROR_PRONOUN_UNSET,
  LEAF_ERROR_NO_VERB,
  LEAF_ERROR_PRONOUN_NOT_SEEN,
  LEAF_ERROR_TOO_FEW,
  LEAF_ERROR_NOTHING_LEFT,
  LEAF_ERROR_NOT_IN_SCOPE_TOKEN,
  LEAF_ERROR_NOT_IN_CONTEXT,
  LEAF_ERROR_BLANK_LINE,
  LEAF_ERROR_AGAIN_TO_OTHERS,
  LEAF_ERROR_COMMA_FIRST,
  LEAF_ERROR_NO_LISTENER,
  LEAF_ERROR_LISTENER_NOT_ANIMATE,
  LEAF_ERROR_LISTENER_UNCLEAR,
  LEAF_ERROR_COUNT
} LeafParserError;

/* "only understood as far as error"; NULL for those that are never printed. */
const char *leaf_parser_error_name (LeafParserError error);

/* --- asking ------------------------------------------------------------------------------------------------------- */

/* The number of bytes in the first LEAF_GRAMMAR_WORD_SIZE characters of `text`. */
gsize leaf_grammar_word_size (const char *text, gsize length);
/* The word in the form in which grammar compares words; {0} if no sentence uses it. */
LeafVocabId leaf_grammar_find_word (const LeafVocabulary *vocabulary, const char *text, gsize length);
/* The book of a sort and key; 0 if there is none. */
guint32 leaf_grammar_book (const LeafGrammar *grammar, LeafBookSort sort, guint32 key);
/* The first line of that book; 0 if there is none. */
guint32 leaf_grammar_first_line (const LeafGrammar *grammar, LeafBookSort sort, guint32 key);
/* Does a line of grammar begin with the word? FALSE for 0. */
gboolean leaf_grammar_is_verb (const LeafGrammar *grammar, guint32 word);

/* Of a build or an image. */
#define LEAF_GRAMMAR_LINE(build, ix) LEAF_ROW (&(build)->grammar->lines, LeafGrammarLine, (ix))
#define LEAF_GRAMMAR_BOOK(build, ix) LEAF_ROW (&(build)->grammar->books, LeafGrammarBook, (ix))

G_END_DECLS
