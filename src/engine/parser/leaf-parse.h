/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse.h: the command parser as a pure function, and what its files share.
 *
 *   leaf_parse (machine, state) -> LeafParsed
 *
 * reads the command's words, the grammar, the tree and the cells, and changes nothing.  When it needs what only rules can
 * tell, it looks in the log of answers: the n-th question of a parse has the n-th answer.  Where the log ends it marks
 * itself stopped, unwinds, and gives the question back; the driver has it answered and parses again from the start.  The
 * same questions then come in the same order, since nothing else has changed.  (Kept by order and not by question: rules
 * are run as often, and in the same order, as the reference's parser runs them, and a story may well notice.)
 */
#pragma once

#include "leaf-parser-state.h"

G_BEGIN_DECLS

/* --- a parse under way ---------------------------------------------------------------------------------------------------------- */

enum { LEAF_DARK = 0xFFFFFFFF, LEAF_COMPASS = 0xFFFFFFFE }; /* places that are no objects */

typedef enum {
  LEAF_ITEM_END = 0,
  LEAF_ITEM_WORD,      /* a preposition */
  LEAF_ITEM_NOUN,      /* a noun by context alone */
  LEAF_ITEM_FILTER,    /* a noun that must be as described */
  LEAF_ITEM_SCOPE,     /* [any ...] */
  LEAF_ITEM_TOPIC,
  LEAF_ITEM_ROUTINE,   /* anything else: values, named tokens, optional words, conditions, mistakes */
  LEAF_ITEM_TESTING,   /* any object at all */
} LeafItemSort;

typedef struct {
  LeafItemSort     sort;
  const LeafToken *token;     /* NULL for conditions and mistakes */
  guint32          condition; /* ROUTINE without token: a phrase row; 0: a mistake */
} LeafItem;

typedef enum { LEAF_RESULT_FAIL = 0, LEAF_RESULT_WORDS, LEAF_RESULT_VALUE, LEAF_RESULT_SEVERAL, LEAF_RESULT_OBJECT } LeafResultSort;
typedef struct { LeafResultSort sort; guint32 object; LeafValue value; } LeafTokenResult;

enum { LEAF_INDEF_OTHER = 1, LEAF_INDEF_MY = 2, LEAF_INDEF_THAT = 4, LEAF_INDEF_PLURAL = 8, LEAF_INDEF_LIT = 16, LEAF_INDEF_UNLIT = 32,
  LEAF_ALL_WANTED = 32767 };

typedef struct {
  gboolean mode;
  guint32  type, cases;
  gint32   wanted;
  gboolean guess_plural, possibly_ambiguous;
  guint32  owner;
  gint32   number_at;
} LeafIndefinite;

typedef struct {
  guint32 from, length, n;
  guint32 objects[LEAF_MATCHES_ROOM];   /* 0 where taken out */
  gint32  scores[LEAF_MATCHES_ROOM];
  gint32  classes[LEAF_MATCHES_ROOM];
  guint32 n_classes;
} LeafMatches;

enum { LEAF_TRIED_ROOM = 24 };
typedef struct { guint32 object; gint32 wn; } LeafTried;

typedef struct {
  LeafMachine      *m;
  const LeafImage  *image;
  LeafParserState  *s;
  const LeafFacts *facts;
  LeafParsed       *out;
  gboolean          stopped;   /* a question, WHICH, INCOMPLETE: unwind */
  guint32           n_asked;
  const LeafTypedWord *words;  /* from 1 */
  gint32            n_words;
  gint32            wn;
  guint32           actor, actors_location;
  gint32            verb_at;
  guint32           verb_word;
  LeafItem          items[LEAF_PATTERN_ROOM];
  guint32           line;
  guint32           action;
  gboolean          is_reversed;
  gint32            n_parameters, parameters_wanted;
  LeafGiven         parameters[4];   /* as the messages count them: without topics */
  LeafGiven         all[4]; gint32 n_all; /* with topics */
  LeafGiven         slots[4];        /* as parameters, but not forgotten from line to line */
  guint32           nothing_action;  /* of the line whose list came to nothing */
  LeafPattern       pattern[LEAF_PATTERN_ROOM], pattern2[LEAF_PATTERN_ROOM];
  gint32            pcount, pcount2;
  gint32            infer_from;
  gboolean          dont_infer, dont_infer_pronoun;
  guint32           etype, best_etype, next_etype;
  guint32           etype_object;
  gint32            oops_from, saved_oops;
  LeafIndefinite    indef;
  gboolean          allow_plurals, found_plural;
  gint32            take_all_rule;
  gboolean          multi_flag;
  gint32            multi_wanted, multi_had, multi_context;
  guint32           several[LEAF_MATCHES_ROOM], n_several;
  gboolean          was_cut;
  LeafMatches       matches;
  guint32           chosen;    /* by leaf_parse_adjudicate */
  gint64            advance_warning; /* -1: none */
  const LeafToken  *filter;          /* of the noun being parsed */
  guint32           item;            /* the number of the item being parsed */
  const LeafToken  *scope_token;     /* [any ...] */
  gboolean          scope_is_everything; /* testing */
  gboolean          is_talking;
  guint32           pronouns[LEAF_PRONOUNS + 1];
  guint32           pronoun_word, pronoun_object, saved_pronoun_word, saved_pronoun_object;
  gint32            topic_from, topic_words;
  LeafValue         values[2]; guint32 n_values;
  guint32           lookahead_end;   /* the next item is the end of the line */
  guint32           cobj;            /* how objects are weighed: 0 not decided, 1 with each second, 2 alone */
  guint32           alternatives[LEAF_MATCHES_ROOM], n_alternatives;
  gint32            nesting, depth, relating; /* relating: how deep in tokens of relations that only a phrase can decide */
  LeafTried         tried[LEAF_TRIED_ROOM]; guint32 n_tried;
  GString          *told;            /* for TRACE; NULL: nothing is told */
  const LeafValue  *wanted_value;    /* only this value of an enumerated kind will do; NULL: any */
} LeafParse;

/* leaf-parse.c */
void     leaf_parse (LeafMachine *machine, LeafParsed *parsed);
void     leaf_parse_begin (LeafParse *p, LeafMachine *machine, LeafParsed *parsed);
/* The answer to the next question; NULL: not known, and the parse is stopped. */
const LeafAnswer *leaf_parse_ask (LeafParse *p, LeafQuestion question);
const LeafTypedWord *leaf_parse_word (const LeafParse *p, gint32 number); /* NULL out of range */
/* To be asked at each step of a search (a line, an object, a word of a name): FALSE, and the parse is stopped, when the command
 * has cost more than any command may. No search relies on it to come to its end; it bounds what grammar can multiply. */
gboolean leaf_parse_goes_on (LeafParse *p);
gboolean leaf_parse_is_verb (const LeafParse *p, guint32 word);
void     leaf_parse_notice (LeafParse *p, guint32 object); /* it, him, her, them */
void     leaf_parse_stop (LeafParse *p, LeafParsedSort sort);
gboolean leaf_parse_chain (const LeafParse *p, gint32 word, const LeafToken *token); /* is the word one of the token's? */

/* leaf-parse-told.c: each tells nothing where TRACE is not at its level. */
gboolean leaf_parse_tells (const LeafParse *p, guint32 level);
void     leaf_parse_tell_book (LeafParse *p, guint32 book);
void     leaf_parse_tell_line (LeafParse *p, const LeafGrammarLine *line, const char *verdict);
void     leaf_parse_tell_item (LeafParse *p, gint32 number, gint32 from, LeafTokenResult result); /* from: the word it began at */
void     leaf_parse_tell_choice (LeafParse *p, gint32 choice);   /* as leaf_parse_adjudicate */
void     leaf_parse_tell_object (LeafParse *p, guint32 object);  /* its name was looked for */

/* leaf-parse-noun.c */
LeafTokenResult leaf_parse_token (LeafParse *p, const LeafItem *item, gint32 item_number);
guint32  leaf_parse_descriptors (LeafParse *p);
void     leaf_parse_articles (LeafParse *p);
void     leaf_parse_reset_descriptors (LeafParse *p);
/* 0: nothing; G_MAXUINT32: several were put in the list; otherwise the object. */
guint32  leaf_parse_noun_domain (LeafParse *p, guint32 domain1, guint32 domain2, LeafNounContext context, gboolean dont_ask);
guint32  leaf_parse_revise_several (LeafParse *p, const LeafGiven *second);

/* leaf-parse-choose.c */
gint32   leaf_parse_adjudicate (LeafParse *p, LeafNounContext context); /* -1 error, 0 cannot tell, 1 several, 2 p->chosen */
gboolean leaf_parse_creature (LeafParse *p, guint32 object);
gboolean leaf_parse_passes (LeafParse *p, const LeafToken *token, guint32 object);
gboolean leaf_parse_value_passes (LeafParse *p, const LeafToken *token, LeafValue value);

/* leaf-parse-name.c */
void     leaf_parse_match_object (LeafParse *p, guint32 object);
gboolean leaf_parse_alike (LeafParse *p, guint32 a, guint32 b);
LeafTokenResult leaf_parse_routine (LeafParse *p, const LeafToken *token); /* at p->wn */
gboolean leaf_parse_line_words (LeafParse *p, const LeafGrammarLine *line, guint32 self, LeafTokenResult *result);

/* leaf-parse-value.c */
gboolean leaf_parse_value (LeafParse *p, LeafKindId kind, LeafValue *value); /* moves p->wn past it */

/* leaf-parse-time.c */
gboolean leaf_parse_time (LeafParse *p, LeafValue *value); /* moves p->wn past it */

/* leaf-sight.c */
typedef void (*LeafSightVisit) (LeafParse *p, guint32 object, gpointer data);
void     leaf_sight_search (LeafParse *p, guint32 domain1, guint32 domain2, LeafNounContext context, LeafSightVisit visit, gpointer data);
guint32  leaf_sight_ceiling (LeafMachine *m, guint32 object);
gboolean leaf_sight_in_darkness (LeafMachine *m);
gboolean leaf_sight_has_rules (const LeafMachine *m); /* has the story rules about scope or hidden possessions? */
guint32  leaf_sight_parent (const LeafMachine *m, guint32 object);   /* not of parts */
guint32  leaf_sight_core (const LeafMachine *m, guint32 object);
/* Is the object in scope for the person?  *need: a question must be answered first (in the log of the parser's state). */
gboolean leaf_sight_test (LeafMachine *m, guint32 object, guint32 person, LeafParsed *need);

static inline gboolean leaf_answer_is (const LeafAnswer *answer) { return answer != NULL && answer->answer != 0; }

G_END_DECLS
