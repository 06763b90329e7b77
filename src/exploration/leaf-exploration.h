/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration.h: a story explored by the machine: an archive of moments, extended round by round.
 *
 * A round is a fixed batch of moments, each continued with some commands, by as many threads as there are, and
 * merged in the order of the batch: so what is found is a function of the story, the seed and the number of rounds,
 * whatever the number of threads.  Nothing here reads a clock.
 */
#pragma once

#include "leaf-explore.h"

G_BEGIN_DECLS

typedef struct {
  guint32 seed;    /* of the play, and of what is tried first */
  guint32 shard;   /* another order of trying, for machines that share the work; 0 */
  guint   threads; /* 0, 1: none beside the caller's */
  gsize   memory;  /* bytes for moments, about; those that do not fit are kept as commands */
  guint64 budget;  /* work in one turn */
} LeafExplorationOptions;

typedef enum {
  LEAF_FOUND_ROOM = 1, /* id: instance; text: its name */
  LEAF_FOUND_ENDING,   /* text: what the phrase that ends the story says; place */
  LEAF_FOUND_PROBLEM,  /* a run-time problem: text, place */
  LEAF_FOUND_GOAL,     /* id: which, from 0 */
  LEAF_FOUND_BROKEN,   /* id: of a condition that was never to hold, from 0 */
  LEAF_FOUND_SCORE,    /* id: the highest score */
  LEAF_FOUND_COVERED,  /* id: of leaf_explorer_coverables */
} LeafFoundSort;

typedef struct {
  LeafFoundSort sort;
  guint32       id;
  const char   *text;
  LeafPlace     place;
  guint32       moment;  /* the command was typed in this one; */
  const char   *command; /* NULL: it was so there already */
  guint32       n_commands;
} LeafFound;

typedef struct {
  guint32     moment;    /* the last from which it could still be done */
  const char *command;   /* after which it cannot be */
  gboolean    is_proved; /* all that can follow was seen; else nothing was found so far */
  guint32     n_commands;
  guint32     n_moments; /* how many such steps the same command made */
} LeafDeadEnd;

typedef struct {
  guint64 turns;       /* played */
  guint32 moments;     /* distinct ones */
  guint32 open;        /* of which not everything was tried */
  guint32 kept;        /* held in memory */
  gsize   bytes;       /* that these hold, about */
  guint64 rounds;
  gboolean is_closed;  /* everything was tried everywhere */
  gboolean drew;       /* chance had a part in some turn */
  guint32 n_endings;
} LeafExplorationState;

typedef struct _LeafExploration LeafExploration;

/* NULL: the story asks for no command. */
LeafExploration *leaf_exploration_new  (LeafProgram *program, const LeafExplorationOptions *options);
void             leaf_exploration_free (LeafExploration *exploration);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafExploration, leaf_exploration_free)

const LeafExplorer *leaf_exploration_explorer (const LeafExploration *exploration);
const LeafCoverage *leaf_exploration_coverage (const LeafExploration *exploration);
/* A condition of the story's, or "rule: NAME".  FALSE, with a sentence in *problem. */
gboolean  leaf_exploration_add_goal  (LeafExploration *exploration, const char *words, char **problem);
gboolean  leaf_exploration_add_never (LeafExploration *exploration, const char *words, char **problem);
const char *leaf_exploration_goal    (const LeafExploration *exploration, guint32 number); /* NULL: no more */
const char *leaf_exploration_never   (const LeafExploration *exploration, guint32 number);
/* Plays the commands and takes every moment of that play as a place to start from; returns how many were played. */
guint     leaf_exploration_add_path  (LeafExploration *exploration, const char *const *commands);
/* FALSE: there is nothing left to try. */
gboolean  leaf_exploration_round     (LeafExploration *exploration);
LeafExplorationState leaf_exploration_state (const LeafExploration *exploration);
guint32   leaf_exploration_n_found   (const LeafExploration *exploration);
/* from 0, in the order in which it was found first */
LeafFound leaf_exploration_found     (const LeafExploration *exploration, guint32 number);
/* The commands that lead there; NULL-terminated. */
char    **leaf_exploration_dup_path  (const LeafExploration *exploration, guint32 moment, const char *command);
/* Steps from which no goal (or, where there are no goals, no ending) can be reached, the earliest first; of
 * LeafDeadEnd.  Empty where none was reached at all. */
GArray   *leaf_exploration_dead_ends (const LeafExploration *exploration);
/* The titles of the story's rules that applied as the command was done there; free with g_ptr_array_unref. */
GPtrArray *leaf_exploration_rules_of (const LeafExploration *exploration, guint32 moment, const char *command);

/* The archive as a text, of which an exploration of the same story with the same seed can take all: free with
 * g_free. */
char     *leaf_exploration_save      (const LeafExploration *exploration);
/* FALSE, with a sentence in *problem: it is none, or of another seed.  What the story, changed meanwhile, does not
 * come to any more is left out. */
gboolean  leaf_exploration_load      (LeafExploration *exploration, const char *text, char **problem);
/* Commands that come to the same end (the same score, place and ending), fewer where that is possible; `should_stop`
 * (may be NULL) is asked now and then.  NULL: the commands go on after the end. */
char    **leaf_exploration_shorten   (LeafProgram *program, const LeafExplorationOptions *options,
    const char *const *commands,
                                      gboolean (*should_stop) (gpointer data), gpointer data);

/* Does a play from the beginning, with the commands that lead there, come to what was found?  Commands that lead to
 * several findings are played once.  To be called by one thread, between rounds. */
gboolean  leaf_exploration_replays   (const LeafExploration *exploration, const LeafFound *found);

/* How near a goal came: the clauses between its "and"s. */
typedef struct {
  guint32     n_clauses; /* 1: it is one clause, or "rule: NAME" */
  guint64     held;      /* bits: these held together in one moment, as many as ever did */
  guint64     ever;      /* bits: these held in some moment */
  guint32     moment;    /* the command was typed in this one; */
  const char *command;   /* NULL: it was so there already */
  guint32     n_commands;
} LeafGoalNear;

LeafGoalNear leaf_exploration_goal_near   (const LeafExploration *exploration, guint32 number);
/* from 0; NULL: no more */
const char  *leaf_exploration_goal_clause (const LeafExploration *exploration, guint32 number, guint32 clause);
/* Of a goal "rule: NAME" that was not reached: the clause of the rule that was always false.  NULL: the rule was
 * never considered, or it is another goal. Free with g_free. */
char        *leaf_exploration_goal_dup_false_clause (const LeafExploration *exploration, guint32 number);

/* What a verb on a thing is answered with. */
typedef enum {
  LEAF_ANSWERED_BY_LIBRARY = 1, /* by rules and texts of the library alone */
  LEAF_ANSWERED_BY_STORY,       /* a rule or a text of the story had a part in it */
  LEAF_ANSWERED_NOTHING,        /* nothing was printed, whoever ran */
  LEAF_ANSWERED_PROBLEM,        /* there was a run-time problem */
} LeafAnsweredBy;

typedef struct {
  guint32        action, thing; /* thing: the noun */
  LeafAnsweredBy by;            /* of several tries: a problem before the story before the library before nothing */
  gboolean       succeeded;     /* the action, in some try */
  guint32        moment;        /* where this was */
  char          *command;
} LeafExplorationAnswer;

/* Tries each action on each thing in a few of the moments that were seen (more where it was refused), by action and
 * thing; at most so many turns.  An array that frees its rows. */
GArray   *leaf_exploration_answers   (const LeafExploration *exploration, guint32 most_turns);

G_END_DECLS
