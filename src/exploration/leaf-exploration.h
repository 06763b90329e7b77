/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration.h: explores a story: an archive of moments that grows round by round.
 *
 * A round is a fixed batch of moments. Threads continue each moment with some commands, and the results are merged in
 * the order of the batch. So what is found depends on the story, the seed and the number of rounds, and not on the
 * number of threads. Nothing here reads a clock. */
#pragma once

#include "leaf-explore.h"

G_BEGIN_DECLS

typedef struct {
  guint32 seed;   /* of the play, and of the order in which commands are tried */
  guint32 shard;  /* selects another order, for machines that share the work; 0: none */
  guint threads;  /* 0 or 1: only the caller's */
  gsize memory;   /* limit in bytes of what grows; moments that do not fit are stored as commands */
  guint64 budget; /* limit on one turn, in units of work (leaf_play_run) */
  /* How many variants with other random draws to try for a command that draws; 0: only the seed's draws. */
  guint chance;
} LeafExplorationOptions;

typedef enum {
  LEAF_FOUND_ROOM = 1, /* id: instance; text: its name */
  LEAF_FOUND_ENDING,   /* text: what the phrase that ends the story prints; place */
  LEAF_FOUND_PROBLEM,  /* a run-time problem: text, place */
  LEAF_FOUND_GOAL,     /* id: number of the goal, from 0 */
  LEAF_FOUND_BROKEN,   /* id: number of the condition that must never hold, from 0 */
  LEAF_FOUND_SCORE,    /* id: the highest score */
  LEAF_FOUND_COVERED,  /* id: of leaf_explorer_coverables */
} LeafFoundSort;

typedef struct {
  LeafFoundSort sort;
  guint32 id;
  const char *text;
  LeafPlace place;
  guint32 moment;      /* the moment in which the command was given */
  const char *command; /* NULL: it already held there */
  guint32 n_commands;
  /* of the random draws on this way; 1: a play with the seed gets there */
  double probability;
} LeafFound;

typedef struct {
  guint32 moment;      /* the last from which it was still possible */
  const char *command; /* after which it is not */
  gboolean is_proved;  /* everything that can follow was tried; otherwise it was only not found */
  guint32 n_commands;
  guint32 n_moments;  /* the number of such steps with this command */
  double probability; /* as of LeafFound */
} LeafDeadEnd;

typedef struct {
  guint64 turns;     /* played */
  guint32 moments;   /* distinct ones */
  guint32 open;      /* moments with commands left to try */
  guint32 kept;      /* moments held in memory */
  gsize bytes;       /* their size */
  gsize table_bytes; /* of everything else that grows */
  gsize held_bytes;  /* of both, with what is free between the moments */
  gint32 best_score;
  guint64 rounds;
  gboolean is_closed; /* everything was tried everywhere */
  gboolean drew;      /* some turn used random numbers */
  guint32 n_endings;
} LeafExplorationState;

typedef struct _LeafExploration LeafExploration;

/* Plays to the first command or to the end of the story. Free with leaf_exploration_free. Keeps a reference to the
 * program, and a copy of the options. */
LeafExploration *leaf_exploration_new (LeafProgram *program, const LeafExplorationOptions *options);
void leaf_exploration_free (LeafExploration *exploration);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafExploration, leaf_exploration_free)

const LeafExplorer *leaf_exploration_explorer (const LeafExploration *exploration);
const LeafCoverage *leaf_exploration_coverage (const LeafExploration *exploration);
/* Adds a condition in the language, or "rule: NAME". Returns FALSE, with a message in *problem, if it cannot be read.
 * `problem` must not be NULL. */
gboolean leaf_exploration_add_goal (LeafExploration *exploration, const char *words, char **problem);
gboolean leaf_exploration_add_never (LeafExploration *exploration, const char *words, char **problem);
const char *leaf_exploration_goal (const LeafExploration *exploration, guint32 number); /* NULL: no more */
/* Returns TRUE if the goal held in some moment, or its rule ran. */
gboolean leaf_exploration_goal_is_reached (const LeafExploration *exploration, guint32 number);
/* The conditions that must never hold, and whether one did. NULL: no more */
const char *leaf_exploration_never (const LeafExploration *exploration, guint32 number);
gboolean leaf_exploration_never_is_broken (const LeafExploration *exploration, guint32 number);
/* Plays the commands and uses every moment of that play as a starting point. Returns how many were played. */
guint leaf_exploration_add_path (LeafExploration *exploration, const char *const *commands);
/* Returns FALSE if there is nothing left to try. */
gboolean leaf_exploration_round (LeafExploration *exploration);
LeafExplorationState leaf_exploration_state (const LeafExploration *exploration);
guint32 leaf_exploration_n_found (const LeafExploration *exploration);
/* number from 0, in the order of discovery */
LeafFound leaf_exploration_found (const LeafExploration *exploration, guint32 number);
/* Returns the commands that lead to the moment, and `command` unless it is NULL. Free with g_strfreev. */
char **leaf_exploration_dup_path (const LeafExploration *exploration, guint32 moment, const char *command);
/* Returns, as LeafDeadEnd, the steps after which no goal (or, without goals, no ending) can be reached, earliest first.
 * Empty if none was reached at all. */
GArray *leaf_exploration_dead_ends (const LeafExploration *exploration);
/* Returns the titles of the story's rules that applied during the command. Free with g_ptr_array_unref. */
GPtrArray *leaf_exploration_rules_of (const LeafExploration *exploration, guint32 moment, const char *command);

/* Returns the archive as text, for leaf_exploration_load with the same story and seed. Free with g_free. */
char *leaf_exploration_save (const LeafExploration *exploration);
typedef gboolean LeafExplorationSink (const char *text, gsize length, gpointer data);
/* Like leaf_exploration_save, in pieces. Returns FALSE, and writes no more, if the sink returned FALSE. */
gboolean leaf_exploration_save_to (const LeafExploration *exploration, LeafExplorationSink *sink, gpointer data);
/* Adds the moments of an archive. Returns FALSE, with a message in *problem, if the text is not an archive or has
 * another seed. Moments that a changed story does not reach are left out. `problem` must not be NULL. */
gboolean leaf_exploration_load (LeafExploration *exploration, const char *text, char **problem);
/* Returns how many moments of the archive that was loaded last were left out; `n` receives how many it has. */
guint32 leaf_exploration_left_out (const LeafExploration *exploration, guint32 *n);
/* Returns TRUE if the text is an archive of this story, and not of another one or of another version. */
gboolean leaf_exploration_is_of_story (const LeafExploration *exploration, const char *text);
/* Returns commands that lead to the same end (the same score, place and ending), fewer if possible. Free with
 * g_strfreev. `should_stop` (may be NULL) is called now and then. NULL if there are commands after the end. */
char **leaf_exploration_shorten (LeafProgram *program, const LeafExplorationOptions *options,
                                 const char *const *commands, gboolean (*should_stop) (gpointer data), gpointer data);

/* Returns TRUE if a play of the finding's commands from the beginning confirms it. Commands of several findings are
 * played once. Call from one thread, between rounds. */
gboolean leaf_exploration_replays (const LeafExploration *exploration, const LeafFound *found);

/* Looks for shorter commands for the findings that have none yet, or a new way, except LEAF_FOUND_COVERED (which may
 * begin with those of others), with at most so many turns. Call from one thread, between rounds. */
void leaf_exploration_prove (LeafExploration *exploration, guint64 most_turns);
/* After leaf_exploration_prove: returns commands that make the finding, as a play from the beginning confirms. NULL if
 * no play confirms it, or the finding does not exist. Free with g_strfreev. */
char **leaf_exploration_dup_proof (const LeafExploration *exploration, guint32 number);
/* Like leaf_exploration_dup_path, but beginning with the proof of a finding if that leads to the same moment. */
char **leaf_exploration_dup_short_path (const LeafExploration *exploration, guint32 moment, const char *command);

/* Returns the rule that always ends the rulebook before this one, so that it cannot run; 0 if there is none, or it is
 * not certain. */
guint32 leaf_exploration_shadowing_rule (const LeafExploration *exploration, guint32 rule);
/* Returns why a rule did not run, as the end of a sentence, without its full stop: in English, or as `translate` (may
 * be NULL) gives the sentence with its placeholder (%1). Free with g_free. */
char *leaf_exploration_dup_reason (const LeafExploration *exploration, guint32 rule, GTranslateFunc translate,
                                   gpointer data);

typedef struct {
  char **commands;
  guint32 n_rules; /* rules of the story that this thread runs and no thread before it does */
} LeafCoverThread;

/* Returns a small set of threads (LeafCoverThread, which the array frees) that together run each rule of the story that
 * was reached. Rules in `known` (may be NULL), and rules that a play from the beginning does not confirm, are left out.
 * Call from one thread, between rounds. */
GArray *leaf_exploration_cover (const LeafExploration *exploration, const LeafCoverage *known);
/* Plays the commands from the beginning, and adds what they run to `coverage`. */
void leaf_exploration_play_covering (const LeafExploration *exploration, const char *const *commands,
                                     LeafCoverage *coverage);

enum { LEAF_GOAL_MOST_CLAUSES = 16 };

/* How near a goal came, by its clauses (joined by "and"). */
typedef struct {
  guint32 n_clauses;   /* at most LEAF_GOAL_MOST_CLAUSES; 1: a single clause, or "rule: NAME" */
  guint64 held;        /* bits: the most clauses that held together in one moment */
  guint64 ever;        /* bits: clauses that held in some moment */
  guint32 moment;      /* the moment in which the command was given */
  const char *command; /* NULL: it already held there */
  guint32 n_commands;
} LeafGoalNear;

LeafGoalNear leaf_exploration_goal_near (const LeafExploration *exploration, guint32 number);
/* clause from 0; NULL: no more */
const char *leaf_exploration_goal_clause (const LeafExploration *exploration, guint32 number, guint32 clause);
/* For a goal "rule: NAME" that was not reached, returns the clause of the rule that was false whenever it was
 * considered. NULL: the rule was never considered, or it is another goal. Free with g_free. */
char *leaf_exploration_goal_dup_false_clause (const LeafExploration *exploration, guint32 number);

/* Who answers an action on a thing. */
typedef enum {
  LEAF_ANSWERED_BY_LIBRARY = 1, /* only rules and texts of the library */
  LEAF_ANSWERED_BY_STORY,       /* also a rule or a text of the story */
  LEAF_ANSWERED_NOTHING,        /* nothing was printed */
  LEAF_ANSWERED_PROBLEM,        /* there was a run-time problem */
} LeafAnsweredBy;

typedef struct {
  guint32 action, thing; /* thing: the noun */
  LeafAnsweredBy by;     /* of several attempts, the first of: a problem, the story, the library, nothing */
  gboolean succeeded;    /* the action succeeded in some attempt */
  guint32 moment;        /* where */
  char *command;
} LeafExplorationAnswer;

/* Tries each action on each thing in a few of the moments (more if it was refused), with at most `most_turns` turns.
 * Returns rows sorted by action and thing, in an array that frees them. */
GArray *leaf_exploration_answers (const LeafExploration *exploration, guint32 most_turns);

G_END_DECLS
