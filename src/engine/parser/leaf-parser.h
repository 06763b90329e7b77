/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser.h: the command parser, a pure function.
 *
 *   leaf_parse (view, parsed)
 *
 * parses a command with the grammar and the objects in scope, and returns an action with its nouns, a question for the
 * player, or an error. It sees a view of a play: the image, the cells and the object tree, the previous commands, and
 * three functions about values that run no rules. It changes nothing and runs nothing.
 *
 * When it needs a decision that only rules can make, it looks in the log of answers: the n-th question of a parse has
 * the n-th answer. At the end of the log it returns the question (LEAF_PARSED_QUESTION). The caller gets the answer
 * from rules, appends it to the log and parses again. The same questions then come in the same order, because nothing
 * else has changed. Searches that are complete are skipped, if the caller keeps their results (LeafParseKept). (Answers
 * are stored by their order and not by question, so that rules run as often, and in the same order, as in the
 * reference's parser, because a story may notice.)
 *
 * Each function below with a parameter `need` may return a question in it; its result is then not valid yet.
 */
#pragma once

#include "../image/leaf-image.h"

G_BEGIN_DECLS

LEAF_WITHOUT_PADDING

/* --- words -------------------------------------------------------------------------------------------------------- */

/* The meaning of a word for the parser itself, independent of the story's grammar. */
typedef enum {
  LEAF_KEY_NONE = 0,
  LEAF_KEY_COMMA,
  LEAF_KEY_THEN,
  LEAF_KEY_AND,
  LEAF_KEY_BUT,
  LEAF_KEY_ALL,
  LEAF_KEY_OF,
  LEAF_KEY_OTHER,
  LEAF_KEY_ME,
  LEAF_KEY_AGAIN,
  LEAF_KEY_OOPS,
  LEAF_KEY_UNDO,
  LEAF_KEY_MAY_BE_NAME,
} LeafCommandKey;

typedef struct {
  guint32 start, length; /* bytes of the command */
  guint32 id;            /* LeafVocabId in the form in which grammar compares words; 0: no sentence uses it */
  guint16 key;           /* LeafCommandKey */
  guint8 pronoun;        /* 1 it, 2 him, 3 her, 4 them; 0: none */
  guint8 descriptor;     /* row of the table of descriptors + 1; 0: none */
  gint32 number;         /* "three" or "31": at least 1; 0: not a number */
} LeafTypedWord;

typedef struct {
  char *text;    /* as typed; owned. Case is folded during lookup */
  GArray *words; /* of LeafTypedWord */
} LeafCommandText;

enum { LEAF_PRONOUN_IT = 1, LEAF_PRONOUN_HIM, LEAF_PRONOUN_HER, LEAF_PRONOUN_THEM, LEAF_PRONOUNS = 4 };
extern const char *const leaf_pronoun_words[LEAF_PRONOUNS + 1];
#define LEAF_PRONOUN_UNSET G_MAXUINT32
typedef guint32 LeafPronouns[LEAF_PRONOUNS + 1]; /* the object of each, from 1 */

/* Words of the command as a value: the number of the first word, and the count, at most 99. */
enum { LEAF_SNIPPET_ROOM = 100 };

static inline gint32
leaf_snippet_bits (gint32 from, gint32 n)
{
  return from * LEAF_SNIPPET_ROOM + n;
}

void leaf_command_text_init (LeafCommandText *command);
void leaf_command_text_clear (LeafCommandText *command);
/* Replaces the words by those of `text` (copied, in lower case). */
void leaf_command_text_set (const LeafImage *image, LeafCommandText *command, const char *text);
/* Appends words. */
void leaf_command_text_add (const LeafImage *image, LeafCommandText *command, const char *text);

/* --- questions that only rules can answer ------------------------------------------------------------------------- */

typedef enum {
  /* a: the actor, b: the action of the line, or 0. The answer lists the objects that were placed in scope */
  LEAF_ASK_SCOPE_BEFORE = 1,
  LEAF_ASK_SCOPE_FOR,
  LEAF_ASK_SCOPE_AFTER,
  LEAF_ASK_MEANT,     /* a: action, b: noun, c: second, d: actor.  A LeafMeant */
  LEAF_ASK_ALL,       /* a: object, b: action, c: actor, d: second.  A LeafAllAnswer */
  LEAF_ASK_CONCEALED, /* a: holder, b: object */
  LEAF_ASK_CONDITION, /* a: phrase row, b: object (or bits of a value of kind d), c: its number of parameters */
  LEAF_ASK_TEXT,      /* a: object, b: property: the text's characters */
  LEAF_ASK_RELATED,   /* a: relation, b, c: objects, for relations decided by a phrase */
} LeafQuestionSort;

/* Answers to LEAF_ASK_MEANT and LEAF_ASK_ALL; others are truth values. */
typedef enum {
  LEAF_MEANT_VERY_UNLIKELY = 0,
  LEAF_MEANT_UNLIKELY,
  LEAF_MEANT_POSSIBLE,
  LEAF_MEANT_LIKELY,
  LEAF_MEANT_VERY_LIKELY,
} LeafMeant;
typedef enum { LEAF_ALL_UNDECIDED = 0, LEAF_ALL_INCLUDES, LEAF_ALL_EXCLUDES } LeafAllAnswer;

typedef struct {
  guint32 sort;
  guint32 a, b, c, d;
} LeafQuestion;

enum { LEAF_PLACED_WHOLE = 0, LEAF_PLACED_ALONE, LEAF_PLACED_CONTENTS };
typedef struct {
  guint32 object, how;
} LeafPlaced;

LEAF_WITHOUT_PADDING_END

typedef struct {
  LeafQuestion question;
  gint32 answer;
  char *text; /* TEXT; owned */
  guint32 n_placed;
  LeafPlaced *placed; /* SCOPE; owned */
} LeafAnswer;

LEAF_WITHOUT_PADDING

/* --- commands for testing ----------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_TESTING_NONE = 0,
  LEAF_TESTING_TEST,
  LEAF_TESTING_ACTIONS,
  LEAF_TESTING_RULES,
  LEAF_TESTING_SCENES,
  LEAF_TESTING_TRACE,
  LEAF_TESTING_RANDOM,
  LEAF_TESTING_RELATIONS,
  LEAF_TESTING_RESPONSES,
  LEAF_TESTING_SCOPE,
  LEAF_TESTING_SHOWME,
  LEAF_TESTING_TREE,
  LEAF_TESTING_PURLOIN,
  LEAF_TESTING_GONEAR,
  LEAF_TESTING_ABSTRACT,
  LEAF_TESTING_BANISH,
  LEAF_TESTING_SHOWVERB,
  LEAF_TESTING_SHOWHEAP,
} LeafTesting;

enum { LEAF_MOST_TRACE = 5 };

/* --- what a command comes to -------------------------------------------------------------------------------------- */

typedef enum { LEAF_GIVEN_NONE = 0, LEAF_GIVEN_SEVERAL, LEAF_GIVEN_OBJECT, LEAF_GIVEN_VALUE } LeafGivenSort;

typedef struct {
  LeafGivenSort sort;
  guint32 object;
  LeafValue value;
} LeafGiven;

enum { LEAF_READINGS_ROOM = 40, LEAF_MATCHES_ROOM = 100 };

typedef enum {
  LEAF_READING_NOTHING = 0,
  LEAF_READING_SEVERAL,
  LEAF_READING_VALUE,
  LEAF_READING_OBJECT,
  LEAF_READING_WORD
} LeafReadingSort;
typedef struct {
  guint32 sort, what;
} LeafReading;

typedef enum {
  LEAF_PARSED_ACTION = 1, /* understood */
  LEAF_PARSED_MISTAKE,    /* understood as a mistake: line */
  LEAF_PARSED_TESTING,    /* a testing command, which the machine handles */
  LEAF_PARSED_QUESTION,   /* `question` must be answered first */
  LEAF_PARSED_WHICH,      /* several match: the player must be asked which one */
  LEAF_PARSED_INCOMPLETE, /* something is missing: the player must be asked for it */
  LEAF_PARSED_ERROR,
  LEAF_PARSED_NOT_AGAIN, /* "again", with nothing to repeat */
  LEAF_PARSED_AGAIN,     /* "again": parse the earlier command instead */
} LeafParsedSort;

/* Which part of a question changes from one to the next. */
typedef enum { LEAF_AHEAD_OF_A = 0, LEAF_AHEAD_OF_B, LEAF_AHEAD_OF_C } LeafAheadOf;

typedef struct {
  guint32 sort; /* LeafParsedSort */
  LeafQuestion question;
  /* QUESTION: the same question follows for each of these in place of `ahead_of`, in this order */
  guint32 ahead[LEAF_MATCHES_ROOM], n_ahead;
  guint32 ahead_of;    /* LeafAheadOf */
  gboolean until_sure; /* an answer of LEAF_MEANT_VERY_LIKELY makes the remaining ones unnecessary */
  guint32 error;       /* LeafParserError */
  guint32 error_object;
  guint32 action; /* LeafActionId */
  guint32 line;   /* of grammar */
  guint32 actor;
  guint32 n_given;
  LeafGiven given[2];
  gboolean is_several; /* one noun is several objects */
  gboolean was_cut;    /* there were more than fit */
  guint32 several[LEAF_MATCHES_ROOM], n_several;
  LeafReading readings[LEAF_READINGS_ROOM]; /* what each item of the line was read as, from 1 */
  guint32 n_readings;                       /* one past the last of them */
  guint32 inferred_from;                    /* readings from here on were inferred; 0: none */
  gboolean no_pronoun;                      /* an inferred object is not printed as a pronoun */
  gboolean is_direction;                    /* ERROR: a direction was understood, but not the words after it */
  guint32 context;                          /* WHICH, INCOMPLETE: LeafNounContext */
  guint32 match_from;                       /* WHICH: the word at which the name begins */
  guint32 matches[LEAF_MATCHES_ROOM], n_matches;
  gint32 groups[LEAF_MATCHES_ROOM];
  guint32 n_groups;
  LeafPronouns pronouns; /* their values afterwards */
  guint32 pronoun_word, pronoun_object;
  guint32 suspect_word;       /* what "oops" would correct; 0: nothing */
  guint32 verb_word, verb_at; /* word number of the verb, 0: a line without one */
  /* the word after the "then" that a grammar line reached, whether it matched or not; 0: none did */
  guint32 rest_from;
  gboolean rest_follows;              /* ... and the next command begins there */
  gint32 number_wanted, number_found; /* ERROR: "three coins", of which there are two */
  guint32 topic_from, topic_words;    /* what a [text] token matched */
  LeafValue understood[2];            /* values of tokens, kind 0: none */
  guint32 n_understood;
  guint32 testing;  /* LeafTesting */
  guint32 work;     /* number of steps, as if there had been no questions: leaf_parse_goes_on */
  gboolean gave_up; /* ERROR: it exceeded the limit */
} LeafParsed;

LEAF_WITHOUT_PADDING_END

/* The result of a parse with these answers to its questions. It is valid for the same words in the same state if the
 * questions have the same answers. */
typedef struct _LeafKnownParse {
  const char *words;
  const LeafParsed *parsed;  /* its pronouns are those that it sets; others are LEAF_PRONOUN_UNSET */
  const LeafAnswer *answers; /* without texts, and with nothing placed */
  guint32 n_answers;
} LeafKnownParse;

/* The results of a parse that returned a question, for the next parse: a cache. */
typedef struct _LeafParseKept LeafParseKept;
LeafParseKept *leaf_parse_kept_copy (const LeafParseKept *kept); /* NULL for NULL, as below */
void leaf_parse_kept_free (LeafParseKept *kept);

/* --- what was found, and what was tried --------------------------------------------------------------------------- */

typedef enum {
  LEAF_RESULT_FAIL = 0,
  LEAF_RESULT_WORDS,
  LEAF_RESULT_VALUE,
  LEAF_RESULT_SEVERAL,
  LEAF_RESULT_OBJECT
} LeafResultSort;
typedef struct {
  LeafResultSort sort;
  guint32 object;
  LeafValue value;
} LeafTokenResult;

typedef enum {
  LEAF_LINE_FITS,
  LEAF_LINE_FAILS,
  LEAF_LINE_IS_WRONG, /* its words match, but its meaning is an error */
  LEAF_LINE_ASKS,     /* the player is asked which object, or for what is missing */
} LeafLineVerdict;

/* A grammar line tried on a command; with line 0, a command, followed by its lines. */
typedef struct {
  guint32 line;
  LeafLineVerdict verdict;
  guint32 error;          /* LeafParserError */
  const LeafToken *token; /* at which it failed; NULL: none */
  gboolean is_condition;  /* it failed at its condition, or it is a mistake and the actor is not the player */
  char *words;            /* the typed words from where it failed, or the whole command; owned */
  char *word;             /* the first of them, for a command its verb; "": none left; owned */
  guint32 book;           /* of a command: the book of its lines; 0: none */
  /* of a line used by others: the number of tokens that matched when it got furthest; of a command: the number of
   * names looked for */
  guint32 n_fitted;
} LeafLineTried;

GArray *leaf_lines_tried_new (void); /* of LeafLineTried; clears its elements */

/* --- what a parse sees of a play ---------------------------------------------------------------------------------- */

/* Values made during play that the parser needs. None of these functions may run code of the story. */
typedef struct {
  const char *(*characters) (gpointer play, LeafValue text); /* NULL: it has substitutions, so rules must decide */
  /* not for relations that a phrase decides */
  gboolean (*are_related) (gpointer play, guint32 relation, guint32 left, guint32 right);
  /* The only object that can be on the left side with this one, 0 for none. FALSE if there may be several, or if a
   * search is needed. */
  gboolean (*only_left) (gpointer play, guint32 relation, guint32 right, guint32 *left);
  char *(*value_dup) (gpointer play, LeafValue value); /* for TRACE */
} LeafParserAsks;

/* Answers that are assumed for questions beyond the log, instead of stopping there. */
enum { LEAF_MOST_ASSUMED = 47 };

typedef struct {
  LeafAnswer (*assume) (gpointer data, LeafQuestion question); /* not called for a text */
  gpointer data;
  LeafAnswer answers[LEAF_MOST_ASSUMED];
  guint32 n;
} LeafAssumedAnswers;

/* Everything is borrowed and must not change during a parse. */
typedef struct {
  const LeafImage *image;
  const LeafCells *cells; /* of the state, laid out as in image->layout */
  const LeafTreeNode *tree;
  const LeafParserAsks *asks;
  gpointer play; /* for them */
  /* what was typed */
  const LeafCommandText *command;
  const guint32 *pronouns; /* LeafPronouns */
  guint32 suspect_word;    /* of the previous command: what "oops" would correct */
  gboolean has_earlier;    /* there is a command that "again" would repeat */
  const LeafAnswer *answers;
  guint32 n_answers;           /* the log */
  LeafParseKept **kept;        /* updated; freed when a parse needs no more answers. NULL: nothing is kept */
  LeafAssumedAnswers *assumed; /* NULL: none; the assumed answers are appended */
  /* who watches */
  guint32 trace;         /* 0 to LEAF_MOST_TRACE */
  GString *trace_output; /* TRACE output is appended; NULL: none */
  GArray *tried;         /* lines that were tried are appended; NULL: not recorded */
  guint32 asked_book;    /* also record lines of this book that other lines use; 0: none */
} LeafParserView;

/* --- asking it ---------------------------------------------------------------------------------------------------- */

void leaf_parse (const LeafParserView *view, LeafParsed *parsed);
/* Sets what the pronouns refer to after the object has been named. */
void leaf_parser_notice (const LeafParserView *view, guint32 object, LeafPronouns pronouns);
/* TRUE if no words that a player can type distinguish the two objects. */
gboolean leaf_parser_alike (const LeafParserView *view, guint32 a, guint32 b, LeafParsed *need);
/* How many words of the command, from number `at`, a line of a topic matches; 0: none. *n_asked: how many answers of
 * the log are used, before and after. */
guint32 leaf_parser_match_topic (const LeafParserView *view, guint32 line, guint32 at, guint32 *n_asked,
                                 LeafTokenResult *result, LeafParsed *need);
/* TRUE if the command is a testing command; what follows its verb does not matter. */
gboolean leaf_parser_is_testing (const LeafImage *image, const char *command);

/* leaf-scope-queries.c. TRUE if the object is in scope for the person. Without `need`, no rules about scope are
 * consulted. */
gboolean leaf_scope_query_test (const LeafParserView *view, guint32 object, guint32 person, LeafParsed *need);
/* in the dark too */
gboolean leaf_scope_query_test_heard (const LeafParserView *view, guint32 object, guint32 person, LeafParsed *need);
gboolean leaf_scope_query_in_darkness (const LeafParserView *view);
/* TRUE if the story has rules about scope or concealment */
gboolean leaf_scope_query_has_rules (const LeafImage *image);

/* Appends the objects in the person's scope to `objects` (guint32), in the order of the search, without directions.
 * Without `need`, no rules are consulted. */
void leaf_scope_query_list (const LeafParserView *view, guint32 person, LeafParsed *need, GArray *objects);

/* Not nothing, nor one of the parser's numbers for what is no object. */
static inline gboolean
leaf_facts_has_instance (const LeafFacts *facts, guint32 object)
{
  return object > 0 && object < facts->n_instances;
}

static inline gboolean
leaf_noun_takes_several (LeafNounContext context)
{
  return context == LEAF_NOUN_SEVERAL || context == LEAF_NOUN_SEVERAL_HELD || context == LEAF_NOUN_SEVERAL_OTHER
         || context == LEAF_NOUN_SEVERAL_INSIDE;
}

G_END_DECLS
