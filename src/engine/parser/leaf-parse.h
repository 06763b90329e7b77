/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse.h: a parse in progress, shared by the parser's files (leaf-parser.h is the interface for others). */
#pragma once

#include "leaf-parser.h"

G_BEGIN_DECLS

/* --- a parse under way -------------------------------------------------------------------------------------------- */

/* Places that are not objects, and the result of a search for a name that put several objects in the list. */
enum { LEAF_DARK = 0xFFFFFFFF, LEAF_COMPASS = 0xFFFFFFFE, LEAF_LISTED = 0xFFFFFFFD };

typedef enum {
  LEAF_ITEM_END = 0,
  LEAF_ITEM_WORD,   /* a preposition */
  LEAF_ITEM_NOUN,   /* a noun determined by context only */
  LEAF_ITEM_FILTER, /* a noun that must match a description */
  LEAF_ITEM_SCOPE,  /* [any ...] */
  LEAF_ITEM_TOPIC,
  LEAF_ITEM_PLAIN,   /* anything else: values, named tokens, optional words, conditions, mistakes */
  LEAF_ITEM_TESTING, /* any object at all */
} LeafItemSort;

typedef struct {
  LeafItemSort sort;
  const LeafToken *token; /* NULL for conditions and mistakes */
  guint32 condition;      /* PLAIN without a token: a phrase row; 0: a mistake */
} LeafItem;

/* What the descriptors before a name require of its object: "my", "all", "three", "another". */
enum {
  LEAF_DESCRIBED_OTHER = 1,
  LEAF_DESCRIBED_MINE = 2,
  LEAF_DESCRIBED_THERE = 4,
  LEAF_DESCRIBED_PLURAL = 8,
  LEAF_DESCRIBED_LIT = 16,
  LEAF_DESCRIBED_UNLIT = 32
};
enum { LEAF_SINGULAR = 1, LEAF_PLURAL = 2, LEAF_ANY_NUMBER = LEAF_SINGULAR | LEAF_PLURAL };
enum { LEAF_AS_MANY_AS_FIT = G_MAXINT32 }; /* "all" */

typedef struct {
  gboolean is_indefinite; /* any match is acceptable: not "the" */
  guint32 flags;          /* LEAF_DESCRIBED_ */
  guint32 numbers;        /* allowed grammatical numbers: "these" and "some" are plural */
  gint32 how_many;
  gboolean how_many_is_guess; /* "six" may be a count, or a word of the name at number_word */
  gint32 number_word;
  gboolean may_be_name; /* there were descriptors, and they may be words of the name instead */
  guint32 owner;        /* "his": the required owner; 0: any */
} LeafDescriptors;

/* The objects that match the most words at a place in the command: a longer match removes shorter ones. */
typedef struct {
  guint32 from, length, n;
  guint32 objects[LEAF_MATCHES_ROOM]; /* 0: removed */
  gint32 scores[LEAF_MATCHES_ROOM];   /* leaf-parse-rank.c */
  /* the number of the group of objects that no words distinguish; negative for the first of several in a group */
  gint32 groups[LEAF_MATCHES_ROOM];
  guint32 n_groups;
} LeafMatches;

enum { LEAF_TRIED_ROOM = 24 };
typedef struct {
  guint32 object;
  gint32 at;
} LeafTried;

/* Whether "all" is in a line that consists only of "take [things]". It then means what is within reach. */
typedef enum { LEAF_TAKE_OTHERWISE = 0, LEAF_TAKE_THINGS, LEAF_TAKE_ALL } LeafTakeAll;

/* How candidates for a first noun are passed to the rules. The first candidate decides this for all. */
typedef enum { LEAF_WEIGH_UNDECIDED = 0, LEAF_WEIGH_WITH_SECONDS, LEAF_WEIGH_ALONE } LeafWeighing;

/* The result of choosing among candidates. */
typedef enum {
  LEAF_CHOICE_NONE = -1, /* none is acceptable, or the parse has stopped */
  LEAF_CHOICE_OPEN,      /* the player must be asked */
  LEAF_CHOICE_LISTED,    /* several are meant, and are in the list */
  LEAF_CHOICE_ONE,       /* p->chosen */
} LeafChoice;

enum { LEAF_NOUNS_ROOM = 4, LEAF_VALUES_ROOM = 2 };

typedef struct {
  const LeafParserView *view;
  const LeafImage *image;
  const LeafFacts *facts;
  LeafParsed *out;
  gboolean stopped;  /* it has ended, or a question must be answered first: return */
  guint32 n_asked;   /* questions asked so far */
  guint32 most_work; /* the limit for `work`; see leaf_parse_goes_on */

  /* state that is kept for the parse after a question: leaf-parse-keep.c */
  gboolean keeps;
  guint32 n_searches;   /* number of searches for nouns, without those inside others */
  guint32 search_step;  /* of the current one */
  guint32 search_depth; /* 0: no search is in progress; above 1: one whose steps are not kept */

  /* the command */
  const LeafTypedWord *words; /* numbered from 1 */
  gint32 n_words;
  gint32 cursor; /* the number of the next word to read */
  guint32 actor, actors_location;
  gint32 verb_at; /* 0: a line without a verb */
  guint32 verb_word;

  /* the grammar line being tried */
  guint32 line;
  guint32 action;
  gboolean is_reversed; /* its nouns are in reverse order */
  LeafItem items[LEAF_READINGS_ROOM];
  gint32 item_from;   /* the word at which the item begins */
  gint32 items_begun; /* the current item is items[items_begun - 1] */
  gboolean is_last_item;
  gboolean is_filtered_out; /* an object has the name but does not match the item; recorded for why-not */
  LeafReading readings[LEAF_READINGS_ROOM]; /* what each item was read as, from 1 */
  gint32 inferred_from;                     /* readings from here on were inferred without words; 0: none */
  /* the readings of the latest line that matched all but the last words */
  LeafReading partial[LEAF_READINGS_ROOM];
  gint32 n_partial;
  gint32 nouns_wanted, n_nouns;
  LeafGiven nouns[LEAF_NOUNS_ROOM]; /* the values of its items, without topics */
  LeafGiven given[LEAF_NOUNS_ROOM];
  gint32 n_given;                          /* the same with topics */
  LeafGiven latest_nouns[LEAF_NOUNS_ROOM]; /* like nouns, but kept from line to line */
  LeafValue values[LEAF_VALUES_ROOM];
  guint32 n_values;
  gint32 topic_from, topic_words;
  guint32 second_ahead; /* the second noun, if looking ahead found it before the first was read; 0 */
  LeafTakeAll take_all;

  /* of the name being read */
  LeafDescriptors descriptors; /* before it */
  LeafMatches matches;
  guint32 chosen;                  /* by leaf_parse_choose */
  gboolean choice_goes_unsaid;     /* it was not a guess, so nothing is printed about it */
  gboolean choice_without_pronoun; /* it was one of several, so no pronoun refers to it with certainty */
  LeafWeighing weighing;
  guint32 seconds[LEAF_MATCHES_ROOM], n_seconds; /* candidates for the second noun, for weighing */
  gboolean plural_allowed;                       /* numbers and plural names may mean several objects */
  gboolean is_plural_name;                       /* the latest matched name had a plural word */
  const LeafToken *filter;                       /* what the token requires; NULL: nothing */
  const LeafToken *scope_token;                  /* "[any ...]": accepts objects from anywhere; or NULL */
  gboolean scope_is_everything;                  /* testing */
  gboolean is_talking;                           /* addressed to a person, so directions are not possible */
  const LeafValue *wanted_value;                 /* the only acceptable value of an enumerated kind; NULL: any */
  LeafTried tried[LEAF_TRIED_ROOM];
  guint32 n_tried; /* names being matched, outermost first */
  /* tokens inside names; named tokens inside each other; relations that a phrase decides */
  gint32 nesting, depth, relating;

  /* several objects */
  guint32 several[LEAF_MATCHES_ROOM], n_several;
  gboolean was_cut;                   /* there were more */
  gint32 several_context;             /* LeafNounContext of the token that listed them */
  gboolean several_were_allowed;      /* by some token that was tried */
  gint32 number_wanted, number_found; /* "take three coins": an error if there are only two */

  /* errors */
  guint32 error;         /* of the line */
  guint32 nearest_error; /* of the line that came closest to matching */
  guint32 error_object;
  guint32 nothing_action; /* of the line whose list was empty */
  /* the word that "oops" would correct: in the current name, and in the error */
  gint32 suspect_word, suspect_of_error;

  /* pronouns */
  LeafPronouns pronouns;
  guint32 pronoun_word, pronoun_object;             /* the pronoun that begins the name, or 0 */
  guint32 error_pronoun_word, error_pronoun_object; /* the pronoun of the error */
} LeafParse;

/* --- the files, from the whole to the smallest part --------------------------------------------------------------- */

/* leaf-parse.c */
void leaf_parse_begin (LeafParse *p, const LeafParserView *view, LeafParsed *parsed);
/* The answer to the next question; NULL if it is not known, in which case the parse has stopped. */
const LeafAnswer *leaf_parse_ask (LeafParse *p, LeafQuestion question);

/* Only after the parse stopped at a question: the next question will be the same for `object`, whatever the answers are
 * (or until one of them is "very likely"). They are answered together, because a new parse for each of many visible
 * things would multiply the work. */
void leaf_parse_ask_ahead (LeafParse *p, LeafAheadOf part, guint32 object);
const LeafTypedWord *leaf_parse_word (const LeafParse *p, gint32 number); /* NULL: out of range */
/* 0: no sentence uses the word, or it is out of range */
guint32 leaf_parse_word_id (const LeafParse *p, gint32 number);
gboolean leaf_parse_word_is (const LeafParse *p, gint32 number, const char *text); /* in upper or lower case */
/* Call at each step of a search (a line, an object, a word of a name). Returns FALSE, and stops the parse, when the
 * command has cost more than the limit. All searches terminate without this; it limits the work that grammar can
 * multiply. */
gboolean leaf_parse_goes_on (LeafParse *p);
void leaf_parse_stop (LeafParse *p, LeafParsedSort sort);
void leaf_parse_give_readings (LeafParse *p, const LeafReading *readings, gint32 n);

/* leaf-parse-keep.c */
void leaf_parse_keep_begin (LeafParse *p);
void leaf_parse_keep_end (LeafParse *p);
/* Call before a step of a search. FALSE: skip it, because an earlier parse has done it. The steps of a verb's lines are
 * numbered from 1. A search with questions between its steps cannot be kept, nor can one inside a step of another. */
gboolean leaf_parse_keep_line (LeafParse *p, guint32 step);
void leaf_parse_keep_search (LeafParse *p, gboolean may_keep);
gboolean leaf_parse_keep_object (LeafParse *p);
void leaf_parse_keep_searched (LeafParse *p, gboolean may_keep);

/* leaf-parse-addressee.c: TRUE if the command is understood, or the parse has failed. */
gboolean leaf_parse_direction (LeafParse *p);
gboolean leaf_parse_addressee (LeafParse *p, gboolean *addressed); /* *addressed: the verb is after the comma */

/* leaf-parse-line.c */
LeafLineVerdict leaf_parse_line (LeafParse *p, guint32 line, gboolean has_verb);
LeafItem leaf_item_of (const LeafToken *token);
/* sets the result of an item; counted: as a noun */
void leaf_parse_give (LeafParse *p, LeafTokenResult result, gboolean is_counted);

/* leaf-parse-end.c */
void leaf_parse_succeed (LeafParse *p, const LeafGrammarLine *line);
void leaf_parse_fail (LeafParse *p, guint32 error);
void leaf_parse_note_error (LeafParse *p); /* p->error, of a line that does not match */
void leaf_parse_give_error (LeafParse *p); /* the nearest */
void leaf_parse_give_out (LeafParse *p);
/* The words after "then", a comma or a full stop are the next command; FALSE if other words are left. */
gboolean leaf_parse_look_for_more (LeafParse *p);

/* leaf-parse-token.c */
LeafTokenResult leaf_parse_token (LeafParse *p, const LeafItem *item, gint32 item_number);
/* TRUE if the word is one of the token's */
gboolean leaf_parse_is_word_of (const LeafParse *p, gint32 word, const LeafToken *token);
gboolean leaf_parse_is_preposition (const LeafParse *p, gint32 word); /* of any line */

/* leaf-parse-list.c */
LeafTokenResult leaf_parse_list (LeafParse *p, LeafNounContext context);
guint32 leaf_parse_revise_several (LeafParse *p, const LeafGiven *second);

/* leaf-parse-descriptors.c */
void leaf_parse_descriptors (LeafParse *p);
void leaf_parse_articles (LeafParse *p);
void leaf_parse_reset_descriptors (LeafParse *p);

/* leaf-parse-pronoun.c */
void leaf_parse_notice (LeafParse *p, guint32 object); /* it, him, her, them */
/* FALSE: the name begins with a pronoun that refers to nothing yet */
gboolean leaf_parse_check_pronoun (LeafParse *p);

/* leaf-parse-noun.c */
/* Looks for a name among the objects in two places: 0 for none, LEAF_LISTED, or the object. */
guint32 leaf_parse_name_among (LeafParse *p, guint32 first_place, guint32 next_place, LeafNounContext context,
                               gboolean dont_ask);
guint32 leaf_parse_not_seen (LeafParse *p); /* the error for a name that no object in scope has */

/* leaf-parse-choose.c */
LeafChoice leaf_parse_choose (LeafParse *p, LeafNounContext context);

/* leaf-parse-rank.c */
void leaf_parse_rank (LeafParse *p);

/* leaf-parse-filter.c */
gboolean leaf_parse_is_animate (LeafParse *p, guint32 object);
gboolean leaf_parse_passes (LeafParse *p, const LeafToken *token, guint32 object);
gboolean leaf_parse_line_passes (LeafParse *p, const LeafGrammarLine *line, guint32 object);
gboolean leaf_parse_value_passes (LeafParse *p, const LeafToken *token, LeafValue value);

/* leaf-parse-name.c */
/* Is the word part of the object's name? Words of a private name do not count. */
gboolean leaf_parse_is_named (const LeafParse *p, guint32 object, guint32 word);
void leaf_parse_match_object (LeafParse *p, guint32 object);
/* the number of words at the cursor that name it */
gint32 leaf_parse_try_object (LeafParse *p, guint32 object, gboolean no_match);

/* leaf-parse-words.c */
LeafTokenResult leaf_parse_plain_token (LeafParse *p, const LeafToken *token); /* at p->cursor */
gboolean leaf_parse_line_words (LeafParse *p, guint32 line, guint32 self, LeafTokenResult *result);

/* leaf-parse-property.c */
gboolean leaf_parse_property_applies (LeafParse *p, const LeafVisibleProperty *visible, guint32 object);
gboolean leaf_parse_property_is_seen (LeafParse *p, const LeafVisibleProperty *visible, guint32 object);
void leaf_parse_properties (LeafParse *p, guint32 object, gboolean *enough);

/* leaf-distinguish.c */
gboolean leaf_parse_alike (LeafParse *p, guint32 a, guint32 b);

/* leaf-parse-trace.c: each does nothing if TRACE is below its level. */
gboolean leaf_parse_tells (const LeafParse *p, guint32 level);
void leaf_parse_trace_book (LeafParse *p, guint32 book);
void leaf_parse_trace_line (LeafParse *p, const LeafGrammarLine *line, const char *verdict);
/* from: the word at which it began */
void leaf_parse_trace_item (LeafParse *p, gint32 number, gint32 from, LeafTokenResult result);
void leaf_parse_trace_choice (LeafParse *p, LeafChoice choice);
void leaf_parse_trace_object (LeafParse *p, guint32 object); /* its name was tried */

/* leaf-parse-value.c */
gboolean leaf_parse_value (LeafParse *p, LeafKindId kind, LeafValue *value); /* moves p->cursor past it */

/* leaf-parse-time.c */
gboolean leaf_parse_time (LeafParse *p, LeafValue *value); /* moves p->cursor past it */

/* leaf-scope-queries.c */
typedef void (*LeafScopeQueryVisit) (LeafParse *p, guint32 object, gpointer data);
void leaf_scope_query_search (LeafParse *p, guint32 first_place, guint32 next_place, LeafNounContext context,
                              LeafScopeQueryVisit visit, gpointer data);
guint32 leaf_scope_query_ceiling (const LeafParserView *view, guint32 object);
guint32 leaf_scope_query_parent (const LeafParserView *view, guint32 object); /* not for parts */
guint32 leaf_scope_query_whole (const LeafParserView *view, guint32 object);

/* leaf-parse-testing.c */
gboolean leaf_parse_testing (LeafParse *p); /* TRUE: it was a testing command, and the parse has stopped */

/* leaf-parse-log.c: these do nothing unless a why-not query is recording. */
void leaf_parse_try_command (LeafParse *p);
void leaf_parse_try_book (LeafParse *p, guint32 book); /* of the latest recorded command */
void leaf_parse_log_line (LeafParse *p, LeafLineVerdict verdict);
void leaf_parse_try_filtered (LeafParse *p, guint32 object); /* that does not match the item's token */
/* A line used by other lines was tried from that word on. It reached p->cursor and matched `n_fitted` of its tokens; if
 * all of them and `fits` is FALSE, another condition failed. */
void leaf_parse_log_words (LeafParse *p, guint32 line, gint32 from, guint32 n_fitted, gboolean fits);
/* The same for lines of a single plain word, which are among an object's words; it has `length` of the typed words. */
void leaf_parse_log_object (LeafParse *p, guint32 object, gint32 from, gint32 length);

/* --- the play, as it is ------------------------------------------------------------------------------------------- */

static inline guint32
leaf_view_player (const LeafParserView *view)
{
  return (guint32) leaf_cells_at (view->cells, view->image->facts.player_cell)->bits;
}
static inline gboolean
leaf_view_is_kind (const LeafParserView *view, guint32 object, guint32 kind)
{
  return leaf_image_is_kind (view->image, object, kind);
}
static inline const char *
leaf_view_characters (const LeafParserView *view, LeafValue text)
{
  return view->asks->characters (view->play, text);
}

/* NULL: it does not have the property. */
static inline const LeafValue *
leaf_view_cell (const LeafParserView *view, guint32 object, guint32 property)
{
  guint32 cell = leaf_image_property_cell (view->image, object, property);

  return cell != 0 ? leaf_cells_at (view->cells, cell) : NULL;
}

/* Of an either/or property. */
static inline gboolean
leaf_view_has (const LeafParserView *view, guint32 object, guint32 property)
{
  const LeafValue *cell = leaf_view_cell (view, object, property);

  return cell != NULL
         && (cell->bits != 0) != LEAF_ROW (&view->image->properties, LeafImageProperty, property)->is_opposite;
}

/* TRUE if the object has the property. No object has property 0. */
static inline gboolean
leaf_parse_has (const LeafParse *p, guint32 object, guint32 property)
{
  return leaf_view_has (p->view, object, property);
}

static inline gboolean
leaf_parse_wants_several (const LeafParse *p)
{
  return p->descriptors.is_indefinite && (p->descriptors.flags & LEAF_DESCRIBED_PLURAL) != 0;
}

static inline gboolean
leaf_answer_is (const LeafAnswer *answer)
{
  return answer != NULL && answer->answer != 0;
}

G_END_DECLS
