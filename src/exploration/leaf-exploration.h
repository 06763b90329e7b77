/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration.h: searches a story for everything that can be reached, in an archive of moments that grows round by
 * round.
 *
 * A round takes a batch of moments from the archive. Threads continue each moment with some commands, and the results
 * are merged in the order of the batch. So what is found depends on the story, the options, the calls and the number of
 * rounds, but not on the number of threads, and nothing here reads a clock.
 *
 * One thread at a time may use an exploration, also through a const pointer, because many functions keep what they have
 * worked out. Borrowed strings last until the exploration is freed or, for a finding, until the next round. */
#pragma once

#include "leaf-explore.h"

G_BEGIN_DECLS

typedef struct {
  guint32 seed;   /* of the play, and of the order in which commands are tried */
  guint32 shard;  /* selects another order of commands, for machines that share the work; 0: that of the seed */
  guint threads;  /* 0 or 1: only the caller's */
  gsize memory;   /* limit in bytes of what grows; moments that do not fit are stored as commands */
  guint64 budget; /* limit on one turn, in units of work (leaf_play_run) */
  /* the most variants with other random draws that are tried of a command that draws; 0: only the seed's draws */
  guint chance;
} LeafExplorationOptions;

typedef enum {
  LEAF_FOUND_ROOM = 1, /* id: instance; text: its name */
  LEAF_FOUND_ENDING,   /* text: what the phrase that ends the story prints; place */
  LEAF_FOUND_PROBLEM,  /* a run-time problem: text, place; id: 1 if the turn does not end */
  LEAF_FOUND_GOAL,     /* id: number of the goal, from 0 */
  LEAF_FOUND_BROKEN,   /* id: number of the condition that must never hold, from 0 */
  LEAF_FOUND_SCORE,    /* id: the highest score */
  LEAF_FOUND_COVERED,  /* id: the index of a row of leaf_explorer_coverables */
} LeafFoundSort;

typedef struct {
  LeafFoundSort sort;
  guint32 id;
  const char *text;
  LeafPlace place;
  guint32 moment;      /* the moment in which the command was given */
  const char *command; /* NULL: the finding was made in `moment` itself */
  guint32 n_commands;  /* the number of commands from the beginning */
  /* the probability of the prescribed random draws on this way; 1: a play with the seed gets there */
  double probability;
} LeafFound;

#define LEAF_NO_GOAL G_MAXUINT32

typedef struct {
  guint32 moment;      /* the last moment from which the end can be reached */
  const char *command; /* the command after which it cannot be reached */
  gboolean is_proved;  /* everything that can follow was tried; otherwise it is a suspicion */
  guint32 n_tried;     /* of a suspicion: at least as many commands were tried after it */
  guint32 goal;        /* the number of the goal that cannot be reached; LEAF_NO_GOAL: it is an ending */
  guint32 n_commands;  /* as in LeafFound */
  guint32 n_moments;   /* the number of such steps with this command, between the same rooms */
  double probability;  /* as in LeafFound */
} LeafDeadEnd;

typedef struct {
  guint64 turns;     /* turns that were played */
  guint32 moments;   /* distinct moments in the archive */
  guint32 open;      /* moments with commands left to try */
  guint32 kept;      /* moments held in memory */
  gsize bytes;       /* the size of the moments in memory */
  gsize table_bytes; /* the size of everything else that grows, at the end of the last round */
  gsize held_bytes;  /* the size of both and of what is free between the moments, at the end of the last round */
  gint32 best_score;
  guint64 rounds;
  gboolean is_closed; /* everything was tried in every moment */
  gboolean is_stuck;  /* the story does not reach its first command */
  gboolean drew;      /* some turn used random numbers */
  guint32 n_endings;
  gboolean has_final; /* a final ending was reached */
} LeafExplorationState;

typedef struct _LeafExploration LeafExploration;

/* Plays to the first command or to the end of the story. Keeps a reference to the program and a copy of the options.
 * Never NULL. Free with leaf_exploration_free. */
LeafExploration *leaf_exploration_new (LeafProgram *program, const LeafExplorationOptions *options);
void leaf_exploration_free (LeafExploration *exploration);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafExploration, leaf_exploration_free)

/* The explorer of the program, and what ran in any moment of the search. Borrowed. */
const LeafExplorer *leaf_exploration_explorer (const LeafExploration *exploration);
const LeafCoverage *leaf_exploration_coverage (const LeafExploration *exploration);
/* Adds a condition in the language of stories, or "rule: NAME" for a rule that is to run. Returns FALSE if it is not
 * understood, or if there are too many conditions; *problem is then a sentence, to be freed with g_free. `problem` must
 * not be NULL. Add conditions first: a moment that is already in the archive, other than the beginning, is not looked
 * at again. */
gboolean leaf_exploration_add_goal (LeafExploration *exploration, const char *words, char **problem);
/* Adds a condition that must never hold; otherwise like leaf_exploration_add_goal. */
gboolean leaf_exploration_add_never (LeafExploration *exploration, const char *words, char **problem);
/* The words of a goal by its number, from 0; NULL if there is none. */
const char *leaf_exploration_goal (const LeafExploration *exploration, guint32 number);
/* Returns TRUE if the goal held in some moment, or its rule ran. */
gboolean leaf_exploration_goal_is_reached (const LeafExploration *exploration, guint32 number);
/* The words of a condition that must never hold, by its number, from 0, and whether it held in some moment. NULL if
 * there is none. */
const char *leaf_exploration_never (const LeafExploration *exploration, guint32 number);
gboolean leaf_exploration_never_is_broken (const LeafExploration *exploration, guint32 number);
/* Plays the commands from the beginning and adds each moment of the play to the archive. Returns how many of them were
 * played: all, unless the story ends or a turn exceeds the budget. */
guint leaf_exploration_add_path (LeafExploration *exploration, const char *const *commands);
/* Runs a round, in the threads of the options and the caller's. Returns FALSE if there is nothing left to try. */
gboolean leaf_exploration_round (LeafExploration *exploration);
LeafExplorationState leaf_exploration_state (const LeafExploration *exploration);
guint32 leaf_exploration_n_found (const LeafExploration *exploration);
/* A finding by its number, from 0, in the order of discovery. A round may find a shorter way to it. */
LeafFound leaf_exploration_found (const LeafExploration *exploration, guint32 number);
/* Returns the commands that lead to the moment, and then `command` unless it is NULL. A command that was repeated is
 * several commands. Free with g_strfreev. */
char **leaf_exploration_dup_path (const LeafExploration *exploration, guint32 moment, const char *command);
/* Returns the commands (LeafDeadEnd) after which a goal or, without goals, an ending can no longer be reached, the
 * proved ones first, one row for each command, pair of rooms and goal, and only a few dozen rows. Suspicions are left
 * out if few commands were tried after them, or if time alone would have lost the end; those after which most were
 * tried come first. If an ending is final, only the final endings count. Empty if no goal or ending was reached. Their
 * strings are borrowed. Free with g_array_unref. */
GArray *leaf_exploration_dead_ends (const LeafExploration *exploration);
/* Returns a command of a dead end as it is shown in one line: several commands are separated by " / ". Free with
 * g_free. */
char *leaf_exploration_dup_command_words (const char *command);
/* Returns the titles (char *) of the story's rules that ran during the command. Free with g_ptr_array_unref. */
GPtrArray *leaf_exploration_rules_of (const LeafExploration *exploration, guint32 moment, const char *command);

/* Returns the archive as text, for leaf_exploration_load with the same seed. Free with g_free. */
char *leaf_exploration_save (const LeafExploration *exploration);
/* Writes a piece of the text, which is not terminated. Returns FALSE if that fails. */
typedef gboolean LeafExplorationSink (const char *text, gsize length, gpointer data);
/* Like leaf_exploration_save, but passes the text to the sink in pieces. If the sink fails, it is not called again, and
 * the function returns FALSE. */
gboolean leaf_exploration_save_to (const LeafExploration *exploration, LeafExplorationSink *sink, gpointer data);
/* Adds the moments of an archive, and plays a turn or more for each. Moments that a changed story does not reach are
 * left out. Returns FALSE, and adds nothing, if the text is not an archive or has another seed; *problem is then a
 * sentence, to be freed with g_free. `problem` must not be NULL, and *problem has to be NULL at the call. */
gboolean leaf_exploration_load (LeafExploration *exploration, const char *text, char **problem);
/* Returns how many moments of the archive that was loaded last were left out; *n receives how many it has. */
guint32 leaf_exploration_left_out (const LeafExploration *exploration, guint32 *n);
/* Returns TRUE if the text is an archive of this story, and not of another one or of another version. */
gboolean leaf_exploration_is_of_story (const LeafExploration *exploration, const char *text);
/* Returns as few commands as it finds that lead to the same end: the same room, score and ending or, if the story is
 * not over, the same possessions of the player, and a moment in which the goals hold (conditions; NULL: none).
 * `should_stop` (may be NULL) is called before each attempt; if it returns TRUE, the commands are returned as they are
 * by then. NULL, with a sentence in *problem to be freed with g_free, if there are commands after the end of the story,
 * one of them exceeds the budget, or a goal does not hold after them. `problem` must not be NULL. Free with
 * g_strfreev. */
char **leaf_exploration_shorten (LeafProgram *program, const LeafExplorationOptions *options,
                                 const char *const *commands, const char *const *goals,
                                 gboolean (*should_stop) (gpointer data), gpointer data, char **problem);

/* Returns TRUE if a play of the finding's commands from the beginning confirms it. The play is kept for other findings
 * with the same commands. */
gboolean leaf_exploration_replays (const LeafExploration *exploration, const LeafFound *found);

/* Looks for fewer commands for each finding whose way is new since the last call, in about `most_turns` turns for all
 * of them. Findings of LEAF_FOUND_COVERED are left out, but their ways may begin with the fewer commands of another
 * finding. */
void leaf_exploration_prove (LeafExploration *exploration, guint64 most_turns);
/* Returns commands that make the finding, as a play from the beginning has confirmed; NULL if no play confirms it. Call
 * leaf_exploration_prove first, after the finding was made. Free with g_strfreev. */
char **leaf_exploration_dup_proof (const LeafExploration *exploration, guint32 number);
/* Like leaf_exploration_dup_path, but begins with the proof of a finding if that leads to the same moment with fewer
 * commands, and has simpler commands where they lead to the same moments. It plays these commands. */
char **leaf_exploration_dup_short_path (const LeafExploration *exploration, guint32 moment, const char *command);

/* Returns the rule that always ends the rulebook, or stops the action in an earlier one, before the given rule, which
 * therefore cannot run; 0 if there is none, or it is not certain. */
guint32 leaf_exploration_shadowing_rule (const LeafExploration *exploration, guint32 rule);
/* Returns why a rule did not run, as the end of a sentence without its full stop. `translate` (may be NULL: English)
 * receives the English words with the placeholder %1, which the translation has to keep. Free with g_free. */
char *leaf_exploration_dup_reason (const LeafExploration *exploration, guint32 rule, GTranslateFunc translate,
                                   gpointer data);

typedef struct {
  char **commands;
  guint32 n_rules; /* the number of wanted rules that this thread runs and no thread before it does */
} LeafCoverThread;

/* Returns a small set of threads (LeafCoverThread) that together run each rule of the story that was reached. Rules in
 * `known` (may be NULL), and rules that a play from the beginning does not confirm, are left out. Free with
 * g_array_unref. */
GArray *leaf_exploration_cover (const LeafExploration *exploration, const LeafCoverage *known);
/* Plays the commands from the beginning, and adds what runs to `coverage`, which leaf_coverage_init has made. */
void leaf_exploration_play_covering (const LeafExploration *exploration, const char *const *commands,
                                     LeafCoverage *coverage);

enum { LEAF_GOAL_MOST_CLAUSES = 16 };

/* How near a goal came, by its clauses (joined by "and"). */
typedef struct {
  guint32 n_clauses;   /* at most LEAF_GOAL_MOST_CLAUSES; 1: a single clause, or "rule: NAME" */
  guint64 held;        /* bits: the clauses that held in the moment in which the most of them did */
  guint64 ever;        /* bits: the clauses that held in some moment */
  guint32 moment;      /* the moment in which `command` was given, which led to the moment of `held` */
  const char *command; /* borrowed; NULL: they held in `moment` itself */
  guint32 n_commands;
} LeafGoalNear;

LeafGoalNear leaf_exploration_goal_near (const LeafExploration *exploration, guint32 number);
/* The words of a clause by its number, from 0; NULL if there is none. */
const char *leaf_exploration_goal_clause (const LeafExploration *exploration, guint32 number, guint32 clause);
/* For a goal "rule: NAME" that was not reached, returns the clause of the rule that was false whenever the rule was
 * considered. NULL if the rule was never considered, or if the goal is reached or of the other sort. Free with
 * g_free. */
char *leaf_exploration_goal_dup_false_clause (const LeafExploration *exploration, guint32 number);

/* Who answers an action on a thing. */
typedef enum {
  LEAF_ANSWERED_BY_LIBRARY = 1, /* only rules and texts of the library */
  LEAF_ANSWERED_BY_STORY,       /* also a rule or a text of the story */
  LEAF_ANSWERED_NOTHING,        /* nothing was printed */
  LEAF_ANSWERED_PROBLEM,        /* there was a run-time problem */
} LeafAnsweredBy;

typedef struct {
  guint32 action, thing; /* `thing` is the noun of the action */
  LeafAnsweredBy by;     /* of several attempts, the first of: a problem, the story, the library, nothing */
  gboolean succeeded;    /* the action succeeded in some attempt */
  guint32 moment;        /* the moment of the attempt that `by` is about */
  char *command;         /* the command of that attempt; belongs to the array */
} LeafExplorationAnswer;

/* Tries each action on each thing in a few of the moments (in more of them if it was refused), with about `most_turns`
 * turns at most. Returns rows (LeafExplorationAnswer) sorted by action and thing. Free with g_array_unref. */
GArray *leaf_exploration_answers (const LeafExploration *exploration, guint32 most_turns);

G_END_DECLS
