/* leaf-grammar.h: what Understand sentences say, as facts: command lines, synonyms of things, tokens.
 *
 * Read at compile time (leaf-grammar-read.c), used by the command parser at run time (leaf-parse.c), which stands below play.
 */
#pragma once

#include "../meaning/leaf-phrases.h"

G_BEGIN_DECLS

LEAF_DECLARE_ID (LeafGrammarLineId);

typedef enum {
  LEAF_TOKEN_WORD = 1,     /* one of the words */
  LEAF_TOKEN_NOUN,         /* [something], [things], [someone], [other things] ...; [an open door] by description */
  LEAF_TOKEN_TEXT,         /* [text], [topic] */
  LEAF_TOKEN_VALUE,        /* [number], [a time], [a colour]: a kind of value */
  LEAF_TOKEN_NAMED,        /* [colour-word]: lines of an author's own token */
  LEAF_TOKEN_RELATED,      /* [something related by containment] */
  LEAF_TOKEN_PROPERTY,     /* "referring to" / "describing" a property */
} LeafTokenSort;

typedef struct {
  LeafTokenSort sort;
  guint32       n_words;   /* alternatives; optional when one is "--" */
  const LeafVocabId *words;
  gboolean      optional;
  const LeafDescription *description; /* NOUN: what fits */
  LeafKindId    kind;
  gboolean      is_multiple; /* [things] */
  gboolean      prefers_held, prefers_other, is_inside, is_any; /* [something preferably held], [other things], [things inside], [any ...] */
  guint32       named;     /* row of named tokens */
  LeafRelationId relation; gboolean reversed;
  LeafPropertyId property;
} LeafToken;

typedef enum { LEAF_LINE_ACTION = 1, LEAF_LINE_MISTAKE, LEAF_LINE_NAME, LEAF_LINE_NAMED_TOKEN, LEAF_LINE_VALUE } LeafLineSort;

typedef struct {
  LeafLineSort   sort;
  LeafSentenceId sentence;
  guint32        n_tokens;
  const LeafToken *tokens;
  LeafActionId   action;
  gboolean       reversed;   /* "with nouns reversed" */
  LeafTextId     reply;      /* as a mistake ("...") */
  LeafInstanceId instance;   /* NAME: of a thing or a named value */
  LeafKindId     of_kind;    /* NAME: of every thing of a kind */
  gboolean       is_plural;  /* "as the plural of" */
  LeafValue      value;      /* VALUE */
  guint32        condition;  /* "when": a phrase row; 0 */
  guint32        named;      /* NAMED_TOKEN: which */
  gboolean       is_library;
} LeafGrammarLine;

struct _LeafGrammar {
  LeafTable lines;      /* of LeafGrammarLine */
  LeafTable named;      /* of const char *: names of authors' tokens */
  LeafTable synonyms;   /* of { LeafVocabId from, to }: commands that mean another command */
  LeafTable tests;      /* of { const char *name; const char *const *commands; ... }: Test X with "..." */
  LeafIndex by_verb;    /* first word -> chain of lines */
  LeafTable chains;
  LeafTable object_words; /* per instance: the words that may refer to it */
};

LeafGrammar *leaf_grammar_new  (void);
LeafGrammar *leaf_grammar_copy (const LeafGrammar *grammar);
void         leaf_grammar_free (LeafGrammar *grammar);
void         leaf_grammar_read (LeafBuild *build); /* Understand and Test sentences of the story; sorts lines by generality */
char        *leaf_grammar_to_string (const LeafBuild *build, gboolean with_library);

G_END_DECLS
