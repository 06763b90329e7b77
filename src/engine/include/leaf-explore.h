/* leaf-explore.h: what may be typed, when two moments of a play are one, and what has run: for whoever explores a story. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* --- an explorer: what is known of a program before it is explored ---------------------------------------------------------- */

/* Immutable: any thread may read it. */
typedef struct _LeafExplorer LeafExplorer;

LeafExplorer *leaf_explorer_new  (LeafProgram *program); /* takes a reference */
void          leaf_explorer_free (LeafExplorer *explorer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafExplorer, leaf_explorer_free)
LeafProgram  *leaf_explorer_program (const LeafExplorer *explorer); /* borrowed */

/* What is left out of the hash of a moment, because it cannot change what the story answers, in words for the author ("the time of day");
 * `why` ends a sentence ("is read by nothing but its own increase").  FALSE: there are not so many.  From 0; borrowed. */
gboolean      leaf_explorer_left_out (const LeafExplorer *explorer, guint32 number, const char **what, const char **why);

/* --- what may be typed ------------------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_INTEREST_NONE = 0,  /* a direction without exit, a thing that is not held where the action wants one that is */
  LEAF_INTEREST_LIBRARY,   /* no rule of the story is about the action */
  LEAF_INTEREST_ACTION,    /* some rule of the story is about the action */
  LEAF_INTEREST_OBJECT,    /* ... and one that speaks of its noun too, or an exit of the room */
  LEAF_INTEREST_BOTH,      /* ... and of both its nouns */
} LeafInterest;

typedef struct {
  char        *command;
  guint32      action;       /* 0: an answer to a question */
  guint32      noun, second; /* objects; 0: none, or no object */
  LeafInterest interest;
} LeafPlayChoice;

typedef struct _LeafChoices LeafChoices;

/* The distinct actions that the next command could cause where the play stands, the most interesting first.  Empty where no command is
 * wanted.  Each has a name, the same in every moment: what is learnt of one there can be used here. */
LeafChoices *leaf_choices_new  (const LeafExplorer *explorer, const LeafPlay *play);
void         leaf_choices_free (LeafChoices *choices);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafChoices, leaf_choices_free)
guint32      leaf_choices_n    (const LeafChoices *choices);
/* In a crowd of things those of two nouns that promise nothing are left out; then a search through all choices is no proof. */
gboolean     leaf_choices_is_cut (const LeafChoices *choices);
guint64      leaf_choices_name (const LeafChoices *choices, guint32 number); /* from 0 */
LeafInterest leaf_choices_interest (const LeafChoices *choices, guint32 number);
/* A command that comes to it, as the parser reads it; NULL: none is known.  Free with g_free.  `play` is the one that it was made of. */
char        *leaf_choices_dup_command (const LeafChoices *choices, const LeafPlay *play, guint32 number);

/* All of them with their commands, at most so many (0: no bound): an array of LeafPlayChoice that frees them. */
GArray      *leaf_play_choices (LeafPlay *play, guint32 most);

/* --- moments ---------------------------------------------------------------------------------------------------------------- */

/* A play where a command is wanted, or that is over.  Immutable, counted by reference; threads may share it. */
typedef struct _LeafMoment LeafMoment;

typedef enum { LEAF_MOMENT_GOES_ON = 0, LEAF_MOMENT_ENDED, LEAF_MOMENT_LOST /* it ran too long, or its problem ended the play */ } LeafMomentState;

/* What ran, as bits: leaf_coverage_... says of what. */
typedef struct {
  guint8 *bits;
  guint32 n;
} LeafCoverage;

typedef struct {
  LeafMomentState state;
  gboolean is_final;  /* ENDED: "finally" */
  gboolean drew;      /* chance had a part in it */
  guint32  n_faults;
  char    *fault;     /* the first run-time problem, in English, and its rule and place; NULL */
  guint32  fault_rule;
  LeafPlace fault_place;
  LeafPlace ended_at; /* the phrase that ended the story */
  guint64  work;      /* instructions */
} LeafStepResult;

void        leaf_step_result_clear (LeafStepResult *result);

LeafMoment *leaf_moment_begin (const LeafExplorer *explorer, guint32 seed, guint64 budget, LeafCoverage *coverage, LeafStepResult *result);
/* What comes of a command; `coverage` (may be NULL) is added to. */
LeafMoment *leaf_moment_after (const LeafMoment *moment, const char *command, guint64 budget, LeafCoverage *coverage, LeafStepResult *result);
LeafMoment *leaf_moment_ref   (LeafMoment *moment);
void        leaf_moment_unref (LeafMoment *moment);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMoment, leaf_moment_unref)
/* Two moments with one hash answer every command alike, but for what leaf_explorer_left_out names and for chance. */
guint64     leaf_moment_hash  (const LeafMoment *moment);
guint32     leaf_moment_room  (const LeafMoment *moment);  /* the instance where the player is; 0 */
gint32      leaf_moment_score (const LeafMoment *moment);
gboolean    leaf_moment_is_over (const LeafMoment *moment);
guint64     leaf_moment_chance (const LeafMoment *moment); /* the same where nothing was drawn in between */
const LeafPlay *leaf_moment_play (const LeafMoment *moment); /* borrowed; for questions, not to be run */
gsize       leaf_moment_bytes (const LeafMoment *moment, const LeafMoment *before); /* what it holds that the other does not, about */
/* The same of a play that goes on. */
typedef struct {
  guint32  room;
  gint32   score;
  gboolean has_ended;
} LeafMomentFacts;

LeafMomentFacts leaf_play_moment_facts (const LeafPlay *play);
/* Facts that are so here and were not so before (NULL: at the start): a value in a cell, a thing in its place, by hashes of theirs, of which
 * two bits say what sort of fact it is. */
enum {
  LEAF_FACT_OTHER = 0,
  LEAF_FACT_NUMBER, /* by powers of two: a clock would be news each turn */
  LEAF_FACT_LIES,   /* a thing lies in a room, as any can be put down anywhere */
  LEAF_FACT_SORT = 3,
};
void        leaf_moment_facts (const LeafMoment *moment, const LeafMoment *before, GArray *facts /* guint64 */);
const char *leaf_explorer_room_name (const LeafExplorer *explorer, guint32 instance); /* NULL: it is no room */
guint32     leaf_explorer_n_instances (const LeafExplorer *explorer);

/* A condition in the language, read once; NULL, with a sentence in *problem. */
typedef struct _LeafGoal LeafGoal;

LeafGoal   *leaf_goal_new   (const LeafMoment *moment, const char *words, char **problem);
void        leaf_goal_free  (LeafGoal *goal);
gboolean    leaf_goal_holds (const LeafGoal *goal, const LeafMoment *moment);

/* --- what has run ----------------------------------------------------------------------------------------------------------- */

void     leaf_coverage_init  (const LeafExplorer *explorer, LeafCoverage *coverage);
void     leaf_coverage_clear (LeafCoverage *coverage);
void     leaf_coverage_reset (LeafCoverage *coverage);
/* Adds the other one; TRUE: something was new. */
gboolean leaf_coverage_add   (LeafCoverage *coverage, const LeafCoverage *other);
gboolean leaf_coverage_has_more (const LeafCoverage *coverage, const LeafCoverage *than);

typedef enum {
  LEAF_COVERED_RULE = 1,  /* id: a rule of the story that applied */
  LEAF_COVERED_ACTION,    /* id: an action that was begun */
  LEAF_COVERED_TEXT,      /* place: words of the story that were printed */
  LEAF_COVERED_SCENE,     /* id: instance; that began */
  LEAF_COVERED_SCENE_END, /* id: instance; that ended */
  LEAF_COVERED_STATEMENT, /* place: a phrase of the story that ran */
} LeafCoveredSort;

typedef struct {
  LeafCoveredSort sort;
  guint32     id;
  const char *name; /* of a rule, its title; of an action, its name; a text, its characters; borrowed */
  LeafPlace   place;
  guint32     bit;  /* in a LeafCoverage */
} LeafCoverable;

/* All of the story's, in the order of the source; borrowed. */
const LeafCoverable *leaf_explorer_coverables (const LeafExplorer *explorer, guint32 *n);
gboolean     leaf_coverage_has (const LeafCoverage *coverage, guint32 bit);
/* The clause of a rule that never held where it was tested, in the author's words; NULL: the rule applied or was never tested.  g_free. */
char        *leaf_coverage_dup_false_clause (const LeafExplorer *explorer, const LeafCoverage *coverage, guint32 rule);

G_END_DECLS
