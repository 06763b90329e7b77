/* leaf-phrases.h: the table of phrases, the library's and the author's.
 *
 * A phrase is a pattern of fixed words and typed holes: "To decide which number is (X - number) plus (Y - number)".
 * Phrases are found by their fixed words (an index from the first fixed word, or from none), matched with the words
 * between taken as holes, and chosen: an author's before the library's, the more special holes first.  What a body
 * compiles to is code/.
 *
 * Definitions of adjectives, computed relations and scene conditions are rows too, with a pattern that nobody can
 * type: each is a small body that decides something of its parameter.
 */
#pragma once

#include "leaf.h"
#include "leaf-meaning.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_PHRASE_DO = 1,     /* To ... */
  LEAF_PHRASE_DECIDE_IF,  /* To decide if/whether ... */
  LEAF_PHRASE_DECIDE,     /* To decide which/what K is ... */
  LEAF_PHRASE_SAY,        /* To say ... */
} LeafPhraseSort;

typedef enum {
  LEAF_HOLE_VALUE = 1,    /* (X - number): a value of the kind */
  /* (X - an open door): a value that must match, tested when several phrases fit, at run time */
  LEAF_HOLE_DESCRIBED,
  LEAF_HOLE_LITERAL,      /* (X - 5), (D - north): just that value */
  LEAF_HOLE_CONDITION,    /* (C - a condition) */
  LEAF_HOLE_PHRASE,       /* (P - a phrase) */
  /* (V - a number variable, an existing list ...): something that can be assigned; passed by reference */
  LEAF_HOLE_PLACE,
  LEAF_HOLE_NEW_LOCAL,    /* (T - nonexisting variable) */
  LEAF_HOLE_KIND,         /* (K - name of kind of value) */
  LEAF_HOLE_TABLE_COLUMN, /* (C - a table column) */
  LEAF_HOLE_PROPERTY,     /* (P - a property) */
  LEAF_HOLE_ANY_DESCRIPTION, /* (D - description of objects) */
} LeafHoleSort;

/* One part of a pattern: alternatives of one fixed word ("the/a/--"), or a hole. */
typedef struct {
  guint32        n_words;   /* 0: a hole */
  const LeafVocabId *words; /* alternatives */
  gboolean       optional;  /* "--" is among the alternatives */
  gboolean       case_matters; /* say phrases: "To say We" is not "To say we" */
  const char    *spelling;  /* of the first alternative, with its case */
  LeafHoleSort   sort;
  LeafKindId     kind;
  guint32        kind_variable; /* (L - list of values of kind K): number of K, from 1; LEAF_ARITHMETIC_VARIABLE */
  LeafKindId     pattern; /* its kind with the variables in it; none where it has none */
  gboolean       is_arithmetic; /* (X - arithmetic value): of a kind that can be reckoned with */
  const LeafDescription *description;
  LeafValue      literal;
  const LeafNode *written; /* LITERAL: a list or an action, which is no constant value; NULL */
  const char    *name;      /* of the parameter */
  guint32        slot;      /* of the callee's frame */
} LeafPhrasePart;

/* "arithmetic value" by itself stands for one kind throughout a phrase, as a letter does. */
#define LEAF_ARITHMETIC_VARIABLE 27

typedef struct {
  LeafPhraseSort sort;
  LeafSentenceId sentence;
  LeafWording    wording;   /* of the preamble */
  const char    *title;     /* the same, as it is written; NULL for what has none */
  guint32        n_parts;
  const LeafPhrasePart *parts;
  guint32        n_holes;
  LeafKindId     result;    /* DECIDE */
  guint32        n_options; /* ", in detail or leaving out the boring bits" */
  const LeafWording *options;
  gboolean       is_exclusive; /* one option at a time: "or", not "and/or" */
  LeafNative     native;    /* body (- name -), or NONE */
  LeafChunkId    chunk;     /* its code, once made */
  LeafHeadingId  heading;
  gboolean       is_library;
  guint32        value_name; /* "(this is the greeting phrase)": its name; 0 */
  LeafWording    function, inverse; /* "(this is the sin function inverse to arcsin)": their names in formulas; empty */
  guint32        specificity; /* of its holes: larger first */
  /* what is decided elsewhere: a definition, a computed relation, a scene's condition */
  LeafWording    condition;   /* a definition on one line, a relation, a scene; empty: the sentence's body */
  gboolean       is_unless;
  gboolean       is_definition; /* "it" is the first parameter */
  gboolean       is_hidden;     /* no words invoke it */
  gboolean       is_kept;       /* "(of the library)": a story may say it, but is not told of it */
  gboolean       is_foreign_checked; /* it has been used, and what Inform 6 it has looked through for mistakes */
  LeafOutcome    ends_rule;     /* the rule that it stands in ends with it, so; NONE: goes on */
  gboolean       ends_one_of;   /* "-- ending say_one_of": it closes what "[one of]" opened */
  /* what stands in a dialogue section (leaf-dialogue-meaning.h); no item: none of that */
  guint32        dialogue_item, dialogue_part;
  const char    *obstacle;        /* what has no meaning here in its body in Inform 6, which does not run; NULL */
  guint32        inform6_routine; /* the routine that a story includes and that this row stands for, from 1; 0 */
  guint32        first_fixed;   /* the part by which it is found */
  guint32        n_fixed;       /* words that must be there */
  guint32        result_variable; /* the kind variable that its result is of, from 1; 0 */
  LeafKindId     result_pattern;  /* the kind of its result with the variables in it; none where it has none */
} LeafPhraseRow;

typedef struct {
  LeafSentenceId sentence;
  guint32        word;       /* the quoted text's word number */
  LeafChunkId    chunk;      /* prints it; none: plain characters */
  /* it has yet to be read, with the names of this rule's body: what a response is told to be */
  LeafRuleId     of_rule;
  const char    *plain;      /* without substitutions: the characters, ready to print */
  guint32        n_slots;    /* of the frame that its tree needs, when it has a chunk of its own */
  gboolean       has_locals; /* it mentions locals of where it stands: stored as a closure */
  gboolean       is_lettered; /* (A): it has a chunk all the same, which is given the slots of its rule's frame */
  /* of these, the slots + 1 of what is chosen where it stands; 0: nothing is */
  guint32        chosen_table, chosen_row;
  gboolean       has_entries; /* it mentions entries of a chosen row, which may be one chosen where it stands */
  LeafNode      *tree;       /* SAY node; the scope's slots are those of where it stands when has_locals */
} LeafTextRow;

/* A list or a stored action that is known before the play: the value of kind K with bits -row stands for it in the
 * initial state, and the play gives it a block of its own at its beginning. */
typedef struct {
  LeafKindId       kind;   /* a list's, or STORED_ACTION */
  guint32          n;
  const LeafValue *values; /* entries; of an action: its name, actor, noun, second noun, who asks */
} LeafConstantBlock;

enum { LEAF_MOST_ACTION_WORDS = 8 };

/* The words of an action's name; `it` stands for the first noun. */
typedef struct {
  LeafActionId action;
  guint32      n;
  LeafVocabId  words[LEAF_MOST_ACTION_WORDS];
  guint32      it; /* index of "it" in words; n: the name has none */
} LeafActionName;

/* The name of an action, at the action's number, and the next older action whose name begins with the same word. */
typedef struct {
  LeafActionName name;
  guint32        next;
} LeafActionLink;

struct _LeafPhrases {
  LeafTable blocks;   /* of LeafConstantBlock */
  LeafTable phrases;  /* of LeafPhraseRow */
  LeafTable texts;    /* of LeafTextRow */
  LeafTable chains;   /* of { phrase, next } */
  LeafIndex by_first; /* the rarest place to look: a fixed word -> chain */
  /* of LeafKindId, by LeafRulebookId and LeafRuleId: told by rules, which are below */
  LeafTable rulebook_kinds, rule_kinds;
  LeafTable grades;   /* of { word, adjective, property, sign }: "larger", "largest" */
  LeafIndex text_of_word; /* the row of a quoted text, by word number */
  LeafIndex action_words; /* first word of an action's name -> the last such action, of the first n_action_words */
  LeafTable action_links; /* of LeafActionLink */
  guint32   n_action_words;
  LeafIndex possessives; /* "Bob's" -> words of "Bob" */
  LeafTable one_of_ends;  /* of LeafWording: what authors have made to close "[one of]" */
  LeafWording last_action; /* of the preamble read last, without its history: what "doing it" means in the next one */
  const guint8 *keywords; /* by vocabulary id; on the arena */
  guint32   n_keywords;
};

/* The kinds of rules and rulebooks as values: "object based rulebook producing a number".  To be told as soon as
 * they are made. */
void         leaf_meaning_set_rulebook_kind (LeafBuild *build, LeafRulebookId rulebook, LeafKindId kind);
void         leaf_meaning_set_rule_kind     (LeafBuild *build, LeafRuleId rule, LeafKindId kind);
/* The value of a plain text that no source holds (a printed name): a text row of its own. */
LeafValue    leaf_meaning_plain_text        (LeafBuild *build, const char *plain);
/* The value of a text that prints the name of `owner`, as it then is, and `rest`. */
LeafValue    leaf_meaning_owned_text        (LeafBuild *build, LeafInstanceId owner, const char *rest);

LeafPhrases *leaf_phrases_new  (void);
LeafPhrases *leaf_phrases_copy (const LeafPhrases *phrases, const LeafPhrases *like, LeafArena *on);
void         leaf_phrases_free (LeafPhrases *phrases);

/* The library's phrase that begins with the word of leaf-library.def; 0. */
guint32      leaf_phrases_known             (const LeafBuild *build, const char *word);
/* The native by which "now" makes what is of the kind so, or not so, where the machine decides whether it is; NONE:
 * it only decides, or is no native. */
LeafNative   leaf_adjective_maker           (const LeafBuild *build, const LeafAdjectiveMeaning *meaning,
    LeafKindId kind, gboolean truth);

/* Reads the preambles of the phrases and definitions of the story: their patterns, not their bodies. */
void         leaf_phrases_read (LeafBuild *build);
/* Each row's body as a tree, with the frame that it needs; NULL where it is native or has none.  Problems are
 * reported. */
LeafNode    *leaf_phrase_body  (LeafBuild *build, LeafPhraseId phrase, guint32 *n_slots, GArray **locals);
/* Rows for what is decided elsewhere: a scene's condition, a computed relation. Parameters: kinds of `names`. */
LeafPhraseId leaf_phrases_add_condition (LeafBuild *build, LeafWording condition, LeafSentenceId sentence,
    guint32 n_parameters,
                                         const LeafWording *names, const LeafKindId *kinds);
/* The reading of `w` as a phrase of this sort: CALL node (or what it stands for), or NULL. */
LeafNode    *leaf_phrases_match (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted);
/* Is it the call of an author's phrase that begins with `n` fixed words or more, the first of them the first of `w`? */
gboolean     leaf_phrase_of_author_begins (const LeafBuild *build, const LeafNode *call, LeafWording w, guint32 n);
/* `form` is what the language itself makes of the words.  The call of an author's phrase that has the fixed words of
 * that form, at their beginning or at their end; where there is none, `form`. */
LeafNode    *leaf_phrases_of_author_or (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted,
    LeafNode *form);
/* The same, of phrases with at least so many words of their own. */
LeafNode    *leaf_phrases_match_long (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted,
    guint32 least);
/* The phrase whose body is being read, which the two above leave out: a phrase that is used in its own definition is
 * tried after everything else that the words can mean.  So it can wrap an older phrase of the same words, and "fib
 * of (N - 1) + fib of (N - 2)" in the body of fib is a sum, while elsewhere the phrase takes all that follows it. */
LeafNode    *leaf_phrases_match_own (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted);

#define LEAF_PHRASE(build, id) LEAF_ROW (&(build)->phrases->phrases, LeafPhraseRow, (id).ix)

/* "To say (D - a date)": it has no word of its own, and is for values that are known to be such. */
static inline gboolean
leaf_phrase_is_wordless_say (const LeafPhraseRow *phrase)
{
  return phrase->sort == LEAF_PHRASE_SAY && phrase->n_fixed == 0;
}
#define LEAF_TEXT(build, id)   LEAF_ROW (&(build)->phrases->texts, LeafTextRow, (id).ix)

char        *leaf_phrases_to_string (const LeafBuild *build, gboolean with_library);

G_END_DECLS
