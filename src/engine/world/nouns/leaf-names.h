/* leaf-names.h: every name that a source can use, and what it names.
 *
 * One registry serves all stages.  A name is a run of spellings without its leading article; it belongs to an entity
 * of some sort; it knows the heading under which it was made, since the nearer of two meanings wins.  Names of
 * objects and of named values may be abbreviated ("box" for "big red box"); all others are given whole.
 */
#pragma once

#include "kinds/leaf-kinds.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_NAME_KIND = 0,       /* LeafKindId */
  LEAF_NAME_INSTANCE,       /* LeafInstanceId: objects, named values, scenes */
  LEAF_NAME_PROPERTY,       /* LeafPropertyId with a value ("carrying capacity") */
  /* LeafAdjectiveId: either/or properties, defined adjectives; (enumerated values are INSTANCE) */
  LEAF_NAME_ADJECTIVE,
  LEAF_NAME_VARIABLE,       /* LeafVariableId: globals, constants; also rulebook, action, activity variables (scoped) */
  LEAF_NAME_RELATION,       /* LeafRelationId */
  LEAF_NAME_VERB,           /* LeafVerbId (verb values in text: "verb carry") */
  LEAF_NAME_RULEBOOK,       /* LeafRulebookId */
  LEAF_NAME_RULE,           /* LeafRuleId */
  LEAF_NAME_OUTCOME,        /* LeafOutcomeId of rulebooks */
  LEAF_NAME_ACTION,         /* LeafActionId; "it" in the name stands for the first noun */
  LEAF_NAME_KIND_OF_ACTION, /* a named kind of action: rules' table */
  LEAF_NAME_ACTIVITY,       /* LeafActivityId */
  LEAF_NAME_TABLE,          /* LeafTableId */
  LEAF_NAME_COLUMN,         /* LeafColumnId */
  LEAF_NAME_USE_OPTION,
  LEAF_NAME_EQUATION,
  LEAF_NAME_PHRASE,         /* "to greet" named "(this is the greeting phrase)": LeafPhraseId */
  LEAF_NAME_SORTS
} LeafNameSort;

#define LEAF_NAMES(sort) (1u << LEAF_NAME_##sort)
#define LEAF_NAMES_ANY   ((1u << LEAF_NAME_SORTS) - 1)

typedef struct {
  LeafNameSort  sort;
  guint32       id;
  guint32       n_words;
  const LeafVocabId *words; /* on the arena */
  LeafHeadingId heading;
  LeafWording   made_at;    /* where it was made; empty for the engine's own */
  gboolean      is_plural;  /* of a kind: "containers" */
  gboolean      is_private; /* not for abbreviation */
} LeafName;

/* What names have to do with one word of the vocabulary. */
typedef struct {
  guint32 begins; /* a set of lengths, up to 32, of names that begin with it: for the longest that begins a wording */
  guint32 ends;   /* the same of those that end with it */
  guint32 sorts;  /* LEAF_NAMES (...) of those that begin with it */
  guint32 chain;  /* of names of instances in which it stands; 0 */
} LeafNamesOfWord;

typedef struct _LeafNames {
  guint32   first_of_story; /* names made before this row are the library's; 0 while it is itself compiled */
  gboolean  in_full; /* "Use unabbreviated object names": nothing is known by part of its name */
  LeafTable names;   /* of LeafName */
  LeafTable chains;  /* of { name, next }: names sharing a hash, or a word */
  LeafIndex by_whole; /* hash of the words -> chain */
  /* of LeafNamesOfWord: a row for each word of the vocabulary up to the last that stands in a name */
  LeafTable of_words;
} LeafNames;

LeafNames *leaf_names_new  (void);
LeafNames *leaf_names_copy (const LeafNames *names, const LeafNames *like, LeafArena *on);
void       leaf_names_free (LeafNames *names);

/* Adds a name, spelled as `w` or as `text` (lower case, single spaces).  Leading articles are dropped. */
guint32    leaf_names_add      (LeafBuild *build, LeafNameSort sort, guint32 id, LeafWording w);
guint32    leaf_names_add_text (LeafBuild *build, LeafNameSort sort, guint32 id, const char *text, gboolean is_plural);

typedef struct {
  LeafNameSort sort;
  guint32      id;    /* 0: nothing found */
  guint32      name;  /* row of names */
  gboolean     is_abbreviated;
  guint32      n_words; /* of the wording matched (leaf_names_begin) */
} LeafNameMatch;

/* What do exactly these words name?  `sorts` is a set of LEAF_NAMES bits; `near` the heading of the sentence that
 * asks. A leading article is skipped.  Whole names beat abbreviations, and those that leave out fewer words beat
 * others; then nearer headings beat farther.  Only objects are abbreviated. */
LeafNameMatch leaf_names_find  (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
/* The longest name (whole) with which the words begin. */
LeafNameMatch leaf_names_begin (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
/* The longest whole name with which the words end ("open container": container). */
LeafNameMatch leaf_names_end   (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
char         *leaf_name_dup (const LeafBuild *build, guint32 name);

/* What was left out of a phrase or sentence that is not understood, as the sentence that ends a problem: " Perhaps a
 * semicolon is missing before 'say'."; NULL when nothing looks like that.  Free with g_free. */
char         *leaf_typo_hint_in_phrase   (const LeafBuild *build, LeafWording w);
char         *leaf_typo_hint_in_sentence (const LeafBuild *build, LeafWording w);
char         *leaf_typo_hint_in_condition (const LeafBuild *build, LeafWording w);
/* Of "The ball is round", where what it is said to be is unknown. */
char         *leaf_typo_hint_in_equation (const LeafBuild *build, LeafWording subject, LeafWording object);
/* What is written here instead of what other languages have (leaf-foreign-syntax-hints.def), as the same kind of
 * sentence; NULL.  Free with g_free. */
typedef enum { LEAF_HABIT_PHRASE, LEAF_HABIT_CONDITION, LEAF_HABIT_ACTION, LEAF_HABIT_RULE,
    LEAF_HABIT_SENTENCE } LeafForeignSyntaxHint;
char         *leaf_typo_hint_of_habit (const LeafBuild *build, LeafForeignSyntaxHint where, LeafWording w);
/* Of "take the ball" where an action should be, or a phrase: how that is called; NULL.  Free with g_free. */
char         *leaf_typo_hint_of_action (LeafBuild *build, LeafWording w, gboolean is_phrase);
/* Of "reading the book" where no action is called so: how it would be one; NULL.  Free with g_free. */
char         *leaf_typo_hint_of_new_action (const LeafBuild *build, LeafWording w);
/* The name of these sorts that is nearest in spelling; NULL when none is near.  Free with g_free. */
char         *leaf_names_suggest (const LeafBuild *build, LeafWording w, guint32 sorts);
/* The same as the sentence that ends a problem: " Perhaps 'lamp' was meant."; NULL when none is near.  Free with
 * g_free. */
char         *leaf_perhaps       (const char *name); /* NULL: NULL */
char         *leaf_names_perhaps (const LeafBuild *build, LeafWording w, guint32 sorts);
/* The same for a name of up to three words with which the words begin: "insted of jumping" was "instead". */
char         *leaf_names_perhaps_begin (const LeafBuild *build, LeafWording w, guint32 sorts);

/* The search behind them, for spellings that come from elsewhere: init with what was written, try all that is known
 * (in lower case), end.  What is spelt exactly as asked is no suggestion. */
typedef struct {
  char *asked; /* in lower case */
  char *best;  /* NULL: nothing is near yet */
  guint limit; /* how far the next one may be */
} LeafSuggestion;

void  leaf_suggestion_init (LeafSuggestion *nearest, const char *asked);
void  leaf_suggestion_try  (LeafSuggestion *nearest, const char *known);
/* by its length: a row of the names */
gboolean leaf_suggestion_could_be (const LeafSuggestion *nearest, const LeafBuild *build, guint32 row);
enum { LEAF_MOST_SUGGESTIONS = 500 /* problems: later ones are told without, as each goes through all names */ };
char *leaf_suggestion_end  (LeafSuggestion *nearest); /* the nearest or NULL; free with g_free */

/* Does a name that a story is about to give mean something already, by what stands before it: a name of these sorts,
 * a value that is written out, or a word that can name nothing? */
gboolean leaf_clash_is_known (const LeafBuild *build, LeafWording name, guint32 sorts, LeafHeadingId near);

G_END_DECLS
