/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-names.h: the registry of all names that a source can use, and of their meanings.
 *
 * All stages use it. A name is a sequence of spellings without its leading article; it belongs to an entity of some
 * sort, and records the heading where it was made, because the nearer of two meanings wins. Names of objects may be
 * abbreviated ("box" for "big red box"); all others must be given in full. */
#pragma once

#include "kinds/leaf-kinds.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_NAME_KIND = 0, /* LeafKindId */
  LEAF_NAME_INSTANCE, /* LeafInstanceId: objects, named values, scenes */
  LEAF_NAME_PROPERTY, /* LeafPropertyId with a value ("carrying capacity") */
  /* LeafAdjectiveId: either/or properties, defined adjectives (enumerated values are INSTANCE) */
  LEAF_NAME_ADJECTIVE,
  LEAF_NAME_VARIABLE,       /* LeafVariableId: globals, constants; also variables of a rulebook, action or activity */
  LEAF_NAME_RELATION,       /* LeafRelationId */
  LEAF_NAME_VERB,           /* LeafVerbId (verb values in text: "verb carry") */
  LEAF_NAME_RULEBOOK,       /* LeafRulebookId */
  LEAF_NAME_RULE,           /* LeafRuleId */
  LEAF_NAME_OUTCOME,        /* LeafOutcomeId of rulebooks */
  LEAF_NAME_ACTION,         /* LeafActionId; "it" in the name stands for the first noun */
  LEAF_NAME_KIND_OF_ACTION, /* a named kind of action: index into the table of rules */
  LEAF_NAME_ACTIVITY,       /* LeafActivityId */
  LEAF_NAME_TABLE,          /* LeafTableId */
  LEAF_NAME_COLUMN,         /* LeafColumnId */
  LEAF_NAME_USE_OPTION,
  LEAF_NAME_EQUATION,
  LEAF_NAME_PHRASE, /* "to greet" named "(this is the greeting phrase)": LeafPhraseId */
  LEAF_NAME_SORTS
} LeafNameSort;

#define LEAF_NAMES(sort) (1u << LEAF_NAME_##sort)
#define LEAF_NAMES_ANY   ((1u << LEAF_NAME_SORTS) - 1)

typedef struct {
  LeafNameSort sort;
  guint32 id;
  guint32 n_words;
  const LeafVocabId *words; /* on the arena */
  LeafHeadingId heading;
  LeafWording made_at;   /* where it was made; empty for built-in names */
  gboolean is_plural;    /* of a kind: "containers" */
  gboolean is_private;   /* not to be abbreviated */
  gboolean is_withdrawn; /* a name that only the library knows; stories may use it freely */
} LeafName;

/* The names that contain a word of the vocabulary. */
typedef struct {
  guint32 begins; /* bit set of lengths, up to 32, of names that begin with it */
  guint32 ends;   /* the same for names that end with it */
  guint32 sorts;  /* LEAF_NAMES (...) of the names that begin with it */
  guint32 chain;  /* names of instances that contain it; 0 */
} LeafNamesOfWord;

typedef struct _LeafNames {
  guint32 first_of_story; /* earlier rows are the library's; 0 while the library itself is compiled */
  gboolean in_full;       /* "Use unabbreviated object names": names are never abbreviated */
  LeafTable names;        /* of LeafName */
  LeafTable chains;       /* of { name, next, n }: names that share a hash or a word */
  LeafIndex by_whole;     /* hash of the words -> chain */
  /* of LeafNamesOfWord: a row for each word of the vocabulary up to the last one in a name */
  LeafTable of_words;
} LeafNames;

LeafNames *leaf_names_new (void);
LeafNames *leaf_names_copy (const LeafNames *names, const LeafNames *like, LeafArena *on);
void leaf_names_free (LeafNames *names);

/* Adds a name, spelled as `w` or as `text` (lower case, single spaces). A leading article of `w` is dropped. */
guint32 leaf_names_add (LeafBuild *build, LeafNameSort sort, guint32 id, LeafWording w);
guint32 leaf_names_add_text (LeafBuild *build, LeafNameSort sort, guint32 id, const char *text, gboolean is_plural);

typedef struct {
  LeafNameSort sort;
  guint32 id;   /* 0: not found */
  guint32 name; /* its row in names */
  gboolean is_abbreviated;
  guint32 n_words; /* number of words matched (leaf_names_begin) */
} LeafNameMatch;

/* Finds the entity whose name these words are. `sorts` is a set of LEAF_NAMES bits; `near` is the heading of the
 * sentence that uses the name. A leading article is skipped. Whole names are preferred to abbreviations, then those
 * that leave out fewer words, then nearer headings. Only names of objects are abbreviated. */
LeafNameMatch leaf_names_find (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
/* Finds the longest whole name at the start of the words. */
LeafNameMatch leaf_names_begin (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
/* Finds the longest whole name at the end of the words ("open container": container). */
LeafNameMatch leaf_names_end (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
char *leaf_name_dup (const LeafBuild *build, guint32 name);

/* Where words may look like another language's syntax (leaf-foreign-syntax-hints.def). */
typedef enum {
  LEAF_FOREIGN_PHRASE,
  LEAF_FOREIGN_CONDITION,
  LEAF_FOREIGN_ACTION,
  LEAF_FOREIGN_RULE,
  LEAF_FOREIGN_SENTENCE,
  LEAF_FOREIGN_SUBSTITUTION,
  LEAF_FOREIGN_WRONG_KIND,
  LEAF_FOREIGN_OPTION
} LeafForeignSyntaxHint;
/* Returns the correct form for such words, as the last sentence of a problem; NULL if there is no guess. Owned by the
 * caller. */
LeafMessageFragment *leaf_hint_for_foreign_syntax (const LeafBuild *build, LeafForeignSyntaxHint where, LeafWording w);
/* Returns the name of these sorts with the nearest spelling; NULL if none is near. Free with g_free. */
char *leaf_names_suggest (const LeafBuild *build, LeafWording w, guint32 sorts);
/* Suggests `name` as the last sentence of a problem: " Perhaps 'lamp' was meant."; NULL if `name` is NULL. */
LeafMessageFragment *leaf_perhaps (const char *name);
/* Suggests the name of these sorts with the nearest spelling in the same way; NULL if none is near. */
LeafMessageFragment *leaf_names_perhaps (const LeafBuild *build, LeafWording w, guint32 sorts);
/* The same for a name of up to three words at the start of the words: "insted of jumping" suggests "instead". */
LeafMessageFragment *leaf_names_perhaps_begin (const LeafBuild *build, LeafWording w, guint32 sorts);

/* The search for suggestions, for names from elsewhere: init with the spelling used, try each known name (in lower
 * case), end. If a name has exactly that spelling, none is suggested. */
typedef struct {
  char *asked;     /* in lower case */
  gsize length;    /* of it, in bytes */
  guint32 letters; /* that occur in it (leaf-suggestions.c) */
  char *best;      /* the best so far; NULL if none is near enough */
  guint limit;     /* the maximum distance of a better spelling */
} LeafSuggestion;

void leaf_suggestion_init (LeafSuggestion *nearest, const char *asked);
void leaf_suggestion_try (LeafSuggestion *nearest, const char *known);
/* FALSE if the name in this row of names is too long or too short to be near */
gboolean leaf_suggestion_could_be (const LeafSuggestion *nearest, const LeafBuild *build, guint32 row);
enum {
  LEAF_MOST_SUGGESTIONS = 500 /* problems with suggestions; later ones have none, since each searches all names */
};
char *leaf_suggestion_end (LeafSuggestion *nearest); /* the nearest or NULL; free with g_free */

/* Returns TRUE if a name that a story is about to define already means something: a name of these sorts, a literal, or
 * a word that cannot be a name. */
gboolean leaf_clash_is_known (const LeafBuild *build, LeafWording name, guint32 sorts, LeafHeadingId near);
/* Records a name that was refused, so that its consequences are not reported. */
void leaf_clash_note (LeafBuild *build, LeafWording name);
/* Removes the names of the library that give way to the sentence's declarations (leaf-yielding-names.c). */
void leaf_names_yield (LeafBuild *build, LeafSentenceId sentence);
/* Do the words contain a name that was refused? */
gboolean leaf_clash_is_named (const LeafBuild *build, LeafWording w);

G_END_DECLS
