/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrases.h: the table of phrases, of the library and of the author.
 *
 * A phrase is a pattern of fixed words and typed parameters: "To decide which number is (X - number) plus
 * (Y - number)". Phrases are looked up by a fixed word and matched, with the words in between as the values of the
 * parameters. An author's phrase takes precedence over the library's, and more specific parameters over less specific
 * ones. Their code is made in code/.
 *
 * Definitions of adjectives, computed relations and scene conditions are rows, too, with a pattern that no words match:
 * each is a small body that decides something about its parameter. */
#pragma once

#include "leaf.h"
#include "leaf-meaning.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_PHRASE_DO = 1,    /* To ... */
  LEAF_PHRASE_DECIDE_IF, /* To decide if/whether ... */
  LEAF_PHRASE_DECIDE,    /* To decide which/what K is ... */
  LEAF_PHRASE_SAY,       /* To say ... */
} LeafPhraseSort;

typedef enum {
  LEAF_PARAMETER_VALUE = 1, /* (X - number): a value of the kind */
  /* (X - an open door): a value that must match; tested at run time if several phrases fit */
  LEAF_PARAMETER_DESCRIBED,
  LEAF_PARAMETER_LITERAL,   /* (X - 5), (D - north): just that value */
  LEAF_PARAMETER_CONDITION, /* (C - a condition) */
  LEAF_PARAMETER_PHRASE,    /* (P - a phrase) */
  /* (V - a number variable, an existing list ...): a place that can be assigned; passed by reference */
  LEAF_PARAMETER_PLACE,
  LEAF_PARAMETER_NEW_LOCAL,       /* (T - nonexisting variable) */
  LEAF_PARAMETER_KIND,            /* (K - name of kind of value) */
  LEAF_PARAMETER_TABLE_COLUMN,    /* (C - a table column) */
  LEAF_PARAMETER_PROPERTY,        /* (P - a property) */
  LEAF_PARAMETER_ANY_DESCRIPTION, /* (D - description of objects) */
} LeafParameterSort;

/* A part of a pattern: alternatives for a fixed word ("the/a/--"), or a parameter. */
typedef struct {
  guint32 n_words;          /* 0: a parameter */
  const LeafVocabId *words; /* alternatives */
  gboolean optional;        /* "--" is one of the alternatives */
  gboolean case_matters;    /* say phrases: "To say We" differs from "To say we" */
  const char *spelling;     /* of the first alternative, with its case */
  LeafParameterSort sort;
  LeafKindId kind;
  guint32 kind_variable;  /* (L - list of values of kind K): the number of K, from 1; LEAF_ARITHMETIC_VARIABLE */
  LeafKindId pattern;     /* its kind including the variables; none if it has none */
  gboolean is_arithmetic; /* (X - arithmetic value): of a kind that permits arithmetic */
  const LeafDescription *description;
  LeafValue literal;
  const LeafNode *written; /* LITERAL: a list or an action, which are not constant values; NULL */
  const char *name;        /* of the parameter */
  guint32 slot;            /* of the callee's frame */
} LeafPhrasePart;

/* "arithmetic value" means one kind throughout a phrase, like a kind variable. */
#define LEAF_ARITHMETIC_VARIABLE 27

typedef struct {
  LeafPhraseSort sort;
  LeafSentenceId sentence;
  LeafWording wording; /* of the preamble */
  const char *title;   /* the same as written; NULL: none */
  guint32 n_parts;
  const LeafPhrasePart *parts;
  guint32 n_parameters;
  LeafKindId result; /* DECIDE */
  guint32 n_options; /* ", in detail or leaving out the boring bits" */
  const LeafWording *options;
  gboolean is_exclusive; /* only one option at a time: "or" instead of "and/or" */
  LeafNative native;     /* body (- name -), or NONE */
  LeafChunkId chunk;     /* its code, once generated */
  LeafHeadingId heading;
  gboolean is_library;
  guint32 value_name;            /* "(this is the greeting phrase)": its name as a value; 0 */
  LeafWording function, inverse; /* "(this is the sin function inverse to arcsin)": their names in formulas; empty */
  guint32 specificity;           /* of its parameters; higher ones come first */
  /* for a definition, a computed relation or a scene's condition: */
  LeafWording condition; /* on one line; empty: the body of the sentence */
  gboolean is_unless;
  gboolean is_definition;      /* "it" is the first parameter */
  gboolean is_hidden;          /* no words invoke it */
  gboolean is_kept;            /* "(of the library)": a story may use it, but is not offered it */
  gboolean is_foreign_checked; /* it was used, and its Inform 6 body was checked for mistakes */
  LeafOutcome ends_rule;       /* it ends the enclosing rule with this outcome; NONE: it does not end it */
  gboolean ends_one_of;        /* "-- ending say_one_of": it ends a "[one of]" */
  /* "-- beginning say_by_mood": its part in a substitution of several parts, and the name of that; NULL: none. After
   * leaf_inform6_settle_parts only if its body in Inform 6 is not a whole statement */
  enum { LEAF_SEGMENT_NONE, LEAF_SEGMENT_BEGINNING, LEAF_SEGMENT_CONTINUING, LEAF_SEGMENT_ENDING } segment;
  const char *segment_name;
  /* from a dialogue section (leaf-dialogue-meaning.h); item 0: it is not */
  guint32 dialogue_item, dialogue_part;
  const char *obstacle;      /* what its Inform 6 body uses that is not supported, so that it does not run; NULL */
  guint32 inform6_routine;   /* the included routine that the row represents, from 1; 0 */
  guint32 first_fixed;       /* the part by which it is looked up */
  guint32 n_fixed;           /* number of required words */
  guint32 result_variable;   /* the kind variable of its result, from 1; 0 */
  LeafKindId result_pattern; /* the kind of its result including the variables; none if it has none */
} LeafPhraseRow;

typedef struct {
  LeafSentenceId sentence;
  guint32 word;      /* the quoted text's word number */
  LeafChunkId chunk; /* code that prints it; none: plain characters */
  /* it is read later, with the names of this rule's body: the new text of a response */
  LeafRuleId of_rule;
  const char *plain;    /* without substitutions: the characters to print */
  guint32 n_slots;      /* the size of the frame for its tree, if it has its own chunk */
  gboolean has_locals;  /* it uses locals of the surrounding code, so it is stored as a closure */
  gboolean is_lettered; /* (A): it always has a chunk, which uses the slots of its rule's frame */
  /* slot + 1 of the row chosen in the surrounding code; 0: none */
  guint32 chosen_table, chosen_row;
  gboolean has_entries; /* it uses entries of a chosen row, perhaps of the surrounding code */
  LeafNode *tree;       /* SAY node; with has_locals, its slots are those of the surrounding code */
} LeafTextRow;

/* A list or a stored action that is known before play. In the initial state it is represented by a value of its kind
 * with bits -row; each play gives it a block of its own. */
typedef struct {
  LeafKindId kind; /* a list's, or STORED_ACTION */
  guint32 n;
  const LeafValue *values; /* entries; for an action: its name, actor, noun, second noun, and the person who asked */
} LeafConstantBlock;

enum { LEAF_MOST_ACTION_WORDS = 8 };

/* The words of an action's name; `it` is the place of the first noun. */
typedef struct {
  LeafActionId action;
  guint32 n;
  LeafVocabId words[LEAF_MOST_ACTION_WORDS];
  guint32 it; /* index of "it" in words; n if the name has none */
} LeafActionName;

/* The name of an action, by the action's number, and the previous action whose name begins with the same word. */
typedef struct {
  LeafActionName name;
  guint32 next;
} LeafActionLink;

/* A call of a phrase that sets off a rule later: "the bell rings in two turns from now". */
typedef struct {
  LeafRuleId rule; /* none: the value is not a constant */
  LeafWording wording;
} LeafEventCall;

struct _LeafPhrases {
  LeafTable blocks;   /* of LeafConstantBlock */
  LeafTable phrases;  /* of LeafPhraseRow */
  LeafTable texts;    /* of LeafTextRow */
  LeafTable chains;   /* of { phrase, next } */
  LeafIndex by_first; /* fixed word -> chain: phrases are looked up by their rarest word */
  /* of LeafKindId, by LeafRulebookId and LeafRuleId; set by rules, a later stage */
  LeafTable rulebook_kinds, rule_kinds;
  LeafTable grades;       /* of LeafGrade: "larger", "largest" */
  LeafIndex text_of_word; /* word number of a quoted text -> its row */
  LeafIndex action_words; /* first word of an action's name -> the last such action, among the first n_action_words */
  LeafTable action_links; /* of LeafActionLink */
  guint32 n_action_words;
  LeafIndex possessives;   /* "Bob's" -> words of "Bob" */
  LeafTable one_of_ends;   /* of LeafWording: phrases of authors that end a "[one of]" */
  LeafTable event_calls;   /* of LeafEventCall; checked by rules, a later stage */
  LeafWording last_action; /* the last preamble read, without its history: the meaning of "doing it" in the next one */
  const guint8 *keywords;  /* by vocabulary id; on the arena */
  guint32 n_keywords;
  guint64 effort; /* of all readings, in the units of their budget */
  /* Makes one statement of the calls of text substitutions whose bodies in Inform 6 are parts of it, with the n - 1
   * pieces between them. If it cannot run, a notice is added at `w`, and all pieces are printed. Set for a story. */
  LeafNode *(*join_parts) (LeafScope *scope, LeafWording w, guint n, LeafNode *const *calls, LeafNode *const *pieces);
};

/* The kinds of rules and rulebooks as values: "object based rulebook producing a number". Set as soon as they have been
 * created. */
void leaf_meaning_set_rulebook_kind (LeafBuild *build, LeafRulebookId rulebook, LeafKindId kind);
void leaf_meaning_set_rule_kind (LeafBuild *build, LeafRuleId rule, LeafKindId kind);
/* Returns the value of a plain text that is in no source (a printed name). It gets a row of its own. */
LeafValue leaf_meaning_plain_text (LeafBuild *build, const char *plain);
/* Returns the value of a text that prints the current name of `owner` and then `rest`. */
LeafValue leaf_meaning_owned_text (LeafBuild *build, LeafInstanceId owner, const char *rest);

LeafPhrases *leaf_phrases_new (void);
LeafPhrases *leaf_phrases_copy (const LeafPhrases *phrases, const LeafPhrases *like, LeafArena *on);
void leaf_phrases_free (LeafPhrases *phrases);

/* Returns the library's phrase that begins with the word in leaf-library.def; 0: none. */
guint32 leaf_phrases_known (const LeafBuild *build, const char *word);
/* Returns the native by which "now" makes the adjective true or false of a value of the kind. NONE if it can only be
 * tested, or is not native. */
LeafNative leaf_adjective_maker (const LeafBuild *build, const LeafAdjectiveMeaning *meaning, LeafKindId kind,
                                 gboolean truth);

/* Reads the preambles of the story's phrases and definitions. Bodies are read later. */
void leaf_phrases_read (LeafBuild *build);
/* Returns the body of a row as a tree, with the size of its frame; NULL if it is native or has none. Reports
 * problems. */
LeafNode *leaf_phrase_body (LeafBuild *build, LeafPhraseId phrase, guint32 *n_slots, GArray **locals);
/* Adds a row for a condition: a scene's, or a computed relation's. `names`: its parameters with their kinds. */
LeafPhraseId leaf_phrases_add_condition (LeafBuild *build, LeafWording condition, LeafSentenceId sentence,
                                         guint32 n_parameters, const LeafWording *names, const LeafKindId *kinds);
/* Reads `w` as a phrase of this sort. Returns a CALL node (or what replaces it), or NULL. */
LeafNode *leaf_phrases_match (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted);
/* Returns TRUE if the node calls an author's phrase that begins with at least `n` fixed words, the first of them the
 * first of `w`. */
gboolean leaf_phrase_of_author_begins (const LeafBuild *build, const LeafNode *call, LeafWording w, guint32 n);
/* `form` is the words as read by the language's own forms. Returns the call of an author's phrase that has the fixed
 * words of that form at their beginning or end; otherwise `form`. */
LeafNode *leaf_phrases_of_author_or (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted,
                                     LeafNode *form);
/* Like leaf_phrases_match, only for phrases with at least `least` words of their own. */
LeafNode *leaf_phrases_match_long (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted,
                                   guint32 least);
/* The phrase whose body is being read, which the functions above leave out: inside its own definition a phrase is
 * tried after every other meaning of the words. So it can call an older phrase with the same words, and "fib of (N - 1)
 * + fib of (N - 2)" in the body of fib is a sum. Elsewhere the phrase takes all words that follow. */
LeafNode *leaf_phrases_match_own (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted);

#define LEAF_PHRASE(build, id) LEAF_ROW (&(build)->phrases->phrases, LeafPhraseRow, (id).ix)

/* "To say (D - a date)": it has no fixed words, and applies to values of a known kind. */
static inline gboolean
leaf_phrase_is_wordless_say (const LeafPhraseRow *phrase)
{
  return phrase->sort == LEAF_PHRASE_SAY && phrase->n_fixed == 0;
}
#define LEAF_TEXT(build, id) LEAF_ROW (&(build)->phrases->texts, LeafTextRow, (id).ix)

char *leaf_phrases_to_string (const LeafBuild *build, gboolean with_library);

G_END_DECLS
