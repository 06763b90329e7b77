/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser.h: the command parser, a pure function.
 *
 *   leaf_parse (view, parsed)
 *
 * looks a command up in the grammar, with the objects in scope, and gives an action with its nouns, a question for the player, or an error.
 * Of a play it sees a view: the image, the cells and the tree of the world as they are, what was said before, and three questions about
 * values for which it needs no rules.  It changes none of it, and runs nothing.
 *
 * When it needs what only rules can tell, it looks in the log of answers: the n-th question of a parse has the n-th answer.  Where the log
 * ends it gives the question back (LEAF_PARSED_QUESTION); whoever plays has it answered, puts the answer at the end of the log and parses again
 * from the start.  The same questions then come in the same order, since nothing else has changed.  (Kept by order and not by question: rules
 * are run as often, and in the same order, as the reference's parser runs them, and a story may well notice.)
 *
 * So each of the functions below that takes a `need` may come back with a question in it; then what it gives means nothing yet.
 */
#pragma once

#include "../image/leaf-image.h"

G_BEGIN_DECLS

LEAF_WITHOUT_PADDING

/* --- words ----------------------------------------------------------------------------------------------------------------- */

/* What a word is to the parser itself, whatever the story's grammar says of it. */
typedef enum {
  LEAF_KEY_NONE = 0, LEAF_KEY_COMMA, LEAF_KEY_THEN, LEAF_KEY_AND, LEAF_KEY_BUT, LEAF_KEY_ALL, LEAF_KEY_OF, LEAF_KEY_OTHER,
  LEAF_KEY_ME, LEAF_KEY_AGAIN, LEAF_KEY_OOPS, LEAF_KEY_UNDO, LEAF_KEY_MAY_BE_NAME,
} LeafCommandKey;

typedef struct {
  guint32 start, length; /* bytes of the command */
  guint32 id;            /* LeafVocabId as grammar compares it; 0: no sentence has it */
  guint16 key;           /* LeafCommandKey */
  guint8  pronoun;       /* 1 it, 2 him, 3 her, 4 them; 0 */
  guint8  descriptor;    /* row of the table of descriptors + 1; 0 */
  gint32  number;        /* "three" or "31": at least 1; 0 when it is none */
} LeafTypedWord;

typedef struct {
  char    *text;         /* as typed; owned.  Case is folded where words are looked up */
  GArray  *words;        /* of LeafTypedWord */
} LeafCommandText;

enum { LEAF_PRONOUN_IT = 1, LEAF_PRONOUN_HIM, LEAF_PRONOUN_HER, LEAF_PRONOUN_THEM, LEAF_PRONOUNS = 4 };
extern const char *const leaf_pronoun_words[LEAF_PRONOUNS + 1];
#define LEAF_PRONOUN_UNSET G_MAXUINT32
typedef guint32 LeafPronouns[LEAF_PRONOUNS + 1]; /* the object of each, from 1 */

/* Words of the command as a value: the number of the first, and how many, of which a snippet has room for 99. */
enum { LEAF_SNIPPET_ROOM = 100 };

static inline gint32
leaf_snippet_bits (gint32 from, gint32 n)
{
  return from * LEAF_SNIPPET_ROOM + n;
}

void leaf_command_text_init  (LeafCommandText *command);
void leaf_command_text_clear (LeafCommandText *command);
/* Takes the words of `text` (copied, made small). */
void leaf_command_text_set   (const LeafImage *image, LeafCommandText *command, const char *text);
/* Adds words at the end. */
void leaf_command_text_add   (const LeafImage *image, LeafCommandText *command, const char *text);

/* --- questions that only rules can answer -------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_ASK_SCOPE_BEFORE = 1, LEAF_ASK_SCOPE_FOR, LEAF_ASK_SCOPE_AFTER, /* a: the actor, b: action of the line, 0 none.  The answer has what was placed */
  LEAF_ASK_MEANT,       /* a: action, b: noun, c: second, d: actor.  A LeafMeant */
  LEAF_ASK_ALL,         /* a: object, b: action, c: actor, d: second.  A LeafAllAnswer */
  LEAF_ASK_CONCEALED,   /* a: holder, b: object */
  LEAF_ASK_CONDITION,   /* a: phrase row, b: object (or bits of a value of kind d), c: how many parameters it has */
  LEAF_ASK_TEXT,        /* a: object, b: property: its characters */
  LEAF_ASK_RELATED,     /* a: relation, b, c: objects, for relations decided by a phrase */
} LeafQuestionSort;

/* Answers to LEAF_ASK_MEANT and LEAF_ASK_ALL; others are truths. */
typedef enum {
  LEAF_MEANT_VERY_UNLIKELY = 0, LEAF_MEANT_UNLIKELY, LEAF_MEANT_POSSIBLE, LEAF_MEANT_LIKELY, LEAF_MEANT_VERY_LIKELY,
} LeafMeant;
typedef enum { LEAF_ALL_UNDECIDED = 0, LEAF_ALL_INCLUDES, LEAF_ALL_EXCLUDES } LeafAllAnswer;

typedef struct {
  guint32 sort;
  guint32 a, b, c, d;
} LeafQuestion;

enum { LEAF_PLACED_WHOLE = 0, LEAF_PLACED_ALONE, LEAF_PLACED_CONTENTS };
typedef struct { guint32 object, how; } LeafPlaced;

LEAF_WITHOUT_PADDING_END

typedef struct {
  LeafQuestion question;
  gint32       answer;
  char        *text;     /* TEXT; owned */
  guint32      n_placed;
  LeafPlaced  *placed;   /* SCOPE; owned */
} LeafAnswer;

LEAF_WITHOUT_PADDING

/* --- commands for testing -------------------------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_TESTING_NONE = 0, LEAF_TESTING_TEST, LEAF_TESTING_ACTIONS, LEAF_TESTING_RULES, LEAF_TESTING_SCENES, LEAF_TESTING_TRACE, LEAF_TESTING_RANDOM,
  LEAF_TESTING_RELATIONS, LEAF_TESTING_RESPONSES, LEAF_TESTING_SCOPE, LEAF_TESTING_SHOWME, LEAF_TESTING_TREE, LEAF_TESTING_PURLOIN,
  LEAF_TESTING_GONEAR, LEAF_TESTING_ABSTRACT, LEAF_TESTING_BANISH, LEAF_TESTING_SHOWVERB, LEAF_TESTING_SHOWHEAP,
} LeafTesting;

enum { LEAF_MOST_TRACE = 5 };

/* --- what a command comes to ----------------------------------------------------------------------------------------------------- */

typedef enum { LEAF_GIVEN_NONE = 0, LEAF_GIVEN_SEVERAL, LEAF_GIVEN_OBJECT, LEAF_GIVEN_VALUE } LeafGivenSort;

typedef struct {
  LeafGivenSort sort;
  guint32       object;
  LeafValue     value;
} LeafGiven;

enum { LEAF_READINGS_ROOM = 40, LEAF_MATCHES_ROOM = 100 };

typedef enum { LEAF_READING_NOTHING = 0, LEAF_READING_SEVERAL, LEAF_READING_VALUE, LEAF_READING_OBJECT, LEAF_READING_WORD } LeafReadingSort;
typedef struct { guint32 sort, what; } LeafReading;

typedef enum {
  LEAF_PARSED_ACTION = 1,  /* understood */
  LEAF_PARSED_MISTAKE,     /* understood as a mistake: line */
  LEAF_PARSED_TESTING,     /* a command for testing: of the machine itself */
  LEAF_PARSED_QUESTION,    /* `question` must be answered first */
  LEAF_PARSED_WHICH,       /* several fit: the player must be asked which */
  LEAF_PARSED_INCOMPLETE,  /* something is missing: the player must be asked for it */
  LEAF_PARSED_ERROR,
  LEAF_PARSED_NOT_AGAIN,   /* "again", with nothing to do again */
  LEAF_PARSED_AGAIN,       /* "again": the earlier command is to be parsed instead */
} LeafParsedSort;

/* Which part of a question changes from one to the next. */
typedef enum { LEAF_AHEAD_OF_A = 0, LEAF_AHEAD_OF_B, LEAF_AHEAD_OF_C } LeafAheadOf;

typedef struct {
  guint32         sort;       /* LeafParsedSort */
  LeafQuestion    question;
  guint32         ahead[LEAF_MATCHES_ROOM], n_ahead; /* QUESTION: the same will be asked with these instead of `ahead_of`, in this order */
  guint32         ahead_of;   /* LeafAheadOf */
  gboolean        until_sure; /* LEAF_MEANT_VERY_LIKELY makes the rest of them needless */
  guint32         error;      /* LeafParserError */
  guint32         error_object;
  guint32         action;     /* LeafActionId */
  guint32         line;       /* of grammar */
  guint32         actor;
  guint32         n_given;
  LeafGiven       given[2];
  gboolean        is_several; /* one given is several objects */
  gboolean        was_cut;    /* there were more than could be kept */
  guint32         several[LEAF_MATCHES_ROOM], n_several;
  LeafReading     readings[LEAF_READINGS_ROOM]; /* what each item of the line was read as, from 1 */
  guint32         n_readings; /* one past the last of them */
  guint32         inferred_from; /* the rest of the readings was inferred from here; 0: nothing was */
  gboolean        no_pronoun; /* an inferred object is not to be glued in as a pronoun */
  gboolean        is_direction; /* ERROR: a direction was understood, but not the words after it */
  guint32         context;    /* WHICH, INCOMPLETE: LeafNounContext */
  guint32         match_from; /* WHICH: the word at which the name begins */
  guint32         matches[LEAF_MATCHES_ROOM], n_matches;
  gint32          groups[LEAF_MATCHES_ROOM]; guint32 n_groups;
  LeafPronouns    pronouns;   /* as they are after it */
  guint32         pronoun_word, pronoun_object;
  guint32         suspect_word; /* what "oops" would put right; 0: nothing */
  guint32         verb_word, verb_at; /* word number of the verb, 0: a line without one */
  guint32         rest_from;  /* the word after the "then" to which a line of grammar reached, be that line right or wrong; 0: none did */
  gboolean        rest_follows; /* ... and from there the next command is to be read */
  gint32          number_wanted, number_found; /* ERROR: "three coins", of which there are two */
  guint32         topic_from, topic_words; /* what a [text] token matched */
  LeafValue       understood[2]; /* values that tokens gave, kind 0: none */
  guint32         n_understood;
  guint32         testing;    /* LeafTesting */
  guint32         work;       /* what looking it up cost, with the parses before it that asked questions: leaf_parse_goes_on */
  gboolean        gave_up;    /* ERROR: it cost too much */
} LeafParsed;

LEAF_WITHOUT_PADDING_END

/* --- what was found, and what was tried ---------------------------------------------------------------------------------------------------------------- */

typedef enum { LEAF_RESULT_FAIL = 0, LEAF_RESULT_WORDS, LEAF_RESULT_VALUE, LEAF_RESULT_SEVERAL, LEAF_RESULT_OBJECT } LeafResultSort;
typedef struct { LeafResultSort sort; guint32 object; LeafValue value; } LeafTokenResult;

typedef enum {
  LEAF_LINE_FITS, LEAF_LINE_FAILS,
  LEAF_LINE_IS_WRONG, /* its words fit, and what it means is an error */
  LEAF_LINE_ASKS,     /* the player is asked which is meant, or for what is missing */
} LeafLineVerdict;

/* A line of grammar that was tried on a command; with line 0, a command whose lines follow. */
typedef struct {
  guint32 line;
  LeafLineVerdict verdict;
  guint32 error;          /* LeafParserError */
  const LeafToken *token; /* at which it came to its end; NULL: none */
  gboolean is_condition;  /* that token is a condition, or that mistakes are the player's own */
  char *words;            /* typed: from where it came to its end, or of the whole command; owned */
  char *word;             /* the first of them, of a command its verb; "" where none was left; owned */
  guint32 book;           /* of a command: where its lines stand; 0: none was looked for */
  guint32 n_fitted;       /* of a line that stands in others: how many of its tokens did, when it came farthest; of a command: names that were looked for */
} LeafLineTried;

GArray *leaf_lines_tried_new (void); /* of LeafLineTried, which it clears */

/* --- what a parse sees of a play ---------------------------------------------------------------------------------------------------- */

/* What a play is asked of values that it made itself.  None of these may run anything. */
typedef struct {
  const char *(*characters)  (gpointer play, LeafValue text); /* NULL: it has substitutions, so rules must be asked */
  gboolean    (*are_related) (gpointer play, guint32 relation, guint32 left, guint32 right); /* no relation that a phrase decides */
  char       *(*value_dup)   (gpointer play, LeafValue value); /* for TRACE */
} LeafParserAsks;

/* All is borrowed, and must stay as it is while it is looked at. */
typedef struct {
  const LeafImage    *image;
  const LeafCells    *cells;   /* of the state, as image->layout has it */
  const LeafTreeNode *tree;
  const LeafParserAsks *asks;
  gpointer            play;    /* for them */
  /* what was said */
  const LeafCommandText *command;
  const guint32      *pronouns; /* LeafPronouns */
  guint32             suspect_word; /* of the command before: what "oops" would put right */
  gboolean            has_earlier;  /* a command that "again" would repeat */
  const LeafAnswer   *answers; guint32 n_answers; /* the log */
  /* who watches */
  guint32             trace;   /* 0 to LEAF_MOST_TRACE */
  GString            *told;    /* what TRACE tells is added; NULL: nothing is told */
  GArray             *tried;   /* lines that were tried are added; NULL: nobody asks */
  guint32             asked_book; /* of the lines that stand in others, those of this book; 0: of none */
} LeafParserView;

/* --- asking it --------------------------------------------------------------------------------------------------------------------- */

void     leaf_parse (const LeafParserView *view, LeafParsed *parsed);
/* What the pronouns stand for once the object has been named. */
void     leaf_parser_notice (const LeafParserView *view, guint32 object, LeafPronouns pronouns);
/* Could no words that a player types tell two objects apart? */
gboolean leaf_parser_alike (const LeafParserView *view, guint32 a, guint32 b, LeafParsed *need);
/* How many words of the command, from the one numbered `at`, a line of a topic takes; 0: it does not fit.  *n_asked: how many answers of
 * the log are used up, before and after. */
guint32  leaf_parser_match_topic (const LeafParserView *view, guint32 line, guint32 at, guint32 *n_asked, LeafTokenResult *result, LeafParsed *need);
/* Is what was typed a command for testing, whatever follows its verb? */
gboolean leaf_parser_is_testing (const char *command);

/* leaf-scope-queries.c.  Is the object in scope for the person?  Without `need` no rules about scope are asked for. */
gboolean leaf_scope_query_test (const LeafParserView *view, guint32 object, guint32 person, LeafParsed *need);
gboolean leaf_scope_query_test_heard (const LeafParserView *view, guint32 object, guint32 person, LeafParsed *need); /* in the dark too */
gboolean leaf_scope_query_in_darkness (const LeafParserView *view);
gboolean leaf_scope_query_has_rules (const LeafImage *image); /* has the story rules about scope or hidden possessions? */

/* Adds what is in the person's scope to `objects` (guint32), as far as no rule need be asked, with directions left out. */
void leaf_scope_query_list (const LeafParserView *view, guint32 person, GArray *objects);

static inline gboolean
leaf_noun_takes_several (LeafNounContext context)
{
  return context == LEAF_NOUN_SEVERAL || context == LEAF_NOUN_SEVERAL_HELD || context == LEAF_NOUN_SEVERAL_OTHER
         || context == LEAF_NOUN_SEVERAL_INSIDE;
}

G_END_DECLS
