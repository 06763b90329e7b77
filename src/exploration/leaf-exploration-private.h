/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-private.h: the archive of an exploration, from within. */
#pragma once

#include "leaf-exploration-table.h"
#include "leaf-exploration-tried.h"
#include "leaf-exploration.h"

G_BEGIN_DECLS

enum { LEAF_EXPLORED_HEAPS = 3, LEAF_NO_MOMENT = G_MAXUINT32, LEAF_WORTH_A_LOOK = 90 /* of 1000 */ };
typedef enum { LEAF_HEAP_SCORE = 0, LEAF_HEAP_NEW, LEAF_HEAP_REST } LeafExploredHeap;

/* A distinct moment. */
typedef struct {
  guint64     hash;
  guint64     chance;
  LeafPackedMoment *moment; /* NULL: to be made again from its commands */
  LeafTriedChoices   tried;    /* choices; empty where none was tried, or all */
  guint32     room;
  guint32     parent, command; /* command: of the words of commands */
  guint32     depth;    /* commands from the beginning */
  guint32     bytes;    /* of the moment */
  guint32     used;     /* round in which it was last continued */
  gint32      score;
  guint16     promise;  /* of the best choice that is left; 0: all were tried */
  guint8      novelty;  /* 2 something is so that never was with this score; 1 never was in this room; 0 */
  guint8      queued;   /* bits by heap */
  guint8      is_over, is_final, is_goal, is_in_batch, is_lost;
  guint8      is_drawn; /* chance decided otherwise than it would, on the way here */
} LeafExplored;

typedef struct {
  guint32 from, to, command;
} LeafExploredEdge;

typedef struct {
  guint32 tried, changed, news, drawn; /* drawn: nothing came of it, and chance had a part in that */
  guint32 scored, dropped;             /* it raised the score; it only let things lie elsewhere in rooms */
} LeafChoiceRecord;

typedef struct {
  guint64 key;
  guint32 node;
} LeafHeapEntry;

/* Moments that have in common what matters most, of which the latest are remembered (leaf-exploration-cells.c). */
enum { LEAF_CELL_NODES = 8 };
typedef struct {
  guint32 visits, n;
  guint32 nodes[LEAF_CELL_NODES];
} LeafExploredCell;

enum { LEAF_CELLS_OF_ROOM = 0, LEAF_CELLS_OF_POSSESSIONS, LEAF_CELL_SORTS };

/* The moments of one score. */
typedef struct {
  gint32  score;
  GArray *heap;                   /* of LeafHeapEntry: the promising ones */
  GArray *cells[LEAF_CELL_SORTS]; /* of guint32 */
} LeafScoreLevel;

/* A command that led from one room to another (leaf-exploration-ways.c). */
typedef struct {
  guint32 to, command;
} LeafExploredWay;

typedef struct {
  char     *words;
  LeafGoal *goal;      /* NULL: of a rule */
  guint32   rule, rule_bit;
  gboolean  is_found;
  GPtrArray *clauses;      /* of char *, in order; NULL: it is one clause */
  GPtrArray *clause_goals; /* of LeafGoal *, likewise */
  LeafGoalNear near;       /* its command is owned */
} LeafWantedThing;

/* One command in one moment, and what came of it. */
typedef struct {
  guint64        name, context;
  guint32        choice;
  char          *command; /* lines where it was repeated; NULL: it cannot be said */
  LeafMoment    *moment;  /* while it runs */
  LeafMoment    *after;   /* where it was asked for: the moment, known or not */
  LeafPackedMoment *packed; /* the moment; NULL: there was one with this hash when the round began */
  guint64        hash, chance, possessions;
  guint32        n_commands;
  guint32        room;
  gint32         score;
  LeafStepResult result;
  LeafCoverage   news;    /* bits NULL: nothing ran that had not run when the round began */
  GArray        *facts;   /* of guint64 */
  GArray        *changes; /* of guint64: facts that were not so before; until it is known what they come of */
  guint64        goals, nevers; /* bits */
  /* by goal, the clauses that hold, as bits; NULL: no goal has several, or the moment is not new */
  guint64       *held;
  gboolean       is_over, is_dark;
  gboolean       is_effective;  /* something is otherwise that time alone would not have changed */
  gboolean       is_dropping;   /* ... and only where things lie in rooms */
} LeafExploredStep;

/* Commands that were tried in one moment. */
typedef struct {
  guint32  node;      /* LEAF_NO_MOMENT: the one to which a step of the station before led */
  guint32  via;       /* that step */
  guint32  n_choices; /* 0: the step is none of them */
  guint16  promise;   /* of what is left */
  gboolean is_cut;
  GArray  *steps;     /* of LeafExploredStep */
} LeafExploredStation;

/* Choices, and what each of them promises. */
typedef struct {
  guint64      signature;
  LeafChoices *choices;
  guint16     *promises;
} LeafKnownChoices;

typedef struct {
  guint32     node;
  GHashTable *known;      /* of LeafKnownChoices: the thread's, in this round */
  gboolean    is_chain;   /* moments are gone on from one after the other; else only this one */
  guint64     salt;       /* of a chain: what is left to chance */
  LeafMoment *moment;     /* of the node, while it runs */
  LeafPackedMoment *remade; /* the same, where it was not kept; NULL */
  gboolean    is_broken;
  GArray     *stations;   /* of LeafExploredStation */
  guint64     turns;
} LeafExploredItem;

enum { LEAF_TRIED_AT_ONCE = 24 };

typedef struct {
  guint16 promise, rank; /* the rank is what they are put in order by */
  guint32 choice;
  guint64 tie;
} LeafCandidate;

/* The best so far, of a fixed number, with the worst of them on top; and what those promise that were left aside. */
typedef struct {
  LeafCandidate rows[LEAF_TRIED_AT_ONCE];
  guint n, most;
  guint16 rest;
} LeafBest;

struct _LeafExploration {
  LeafExplorationOptions options;
  LeafExplorer *explorer;
  LeafMoment *first;           /* the beginning, from which others are packed */
  GArray *nodes;               /* of LeafExplored */
  LeafExplorationTable by_hash, facts, records_by_name;
  GArray *records;             /* of LeafChoiceRecord */
  LeafExplorationTable scored_seconds; /* names of an action with a second noun that raised the score */
  guint32 *noun_uses;          /* by instance: commands that named it first */
  GArray *edges;               /* of LeafExploredEdge */
  GHashTable *command_ids;
  GPtrArray *commands;         /* of char * */
  GArray *heaps[LEAF_EXPLORED_HEAPS]; /* of LeafHeapEntry; not used for LEAF_HEAP_SCORE: */
  GArray *levels;              /* of LeafScoreLevel, the highest score first */
  guint32 level_turn;          /* how often one was chosen by its score */
  GArray *cells;               /* of LeafExploredCell */
  LeafExplorationTable cells_by_key;
  guint32 cell_turn;           /* how often one was chosen from a cell */
  guint64 random;              /* what a chain is begun with */
  GArray **ways;               /* by instance of a room: of LeafExploredWay; NULL: none */
  GArray *rooms, *scored_rooms; /* of guint32: that were reached; in which the score rose */
  guint32 *room_visits;        /* by instance */
  LeafCoverage coverage;
  guint8 *is_covered;          /* by coverable: it is among what was found */
  GArray *found;               /* of LeafFound, with texts of its own */
  GHashTable *found_keys;
  GArray *goals, *nevers;      /* of LeafWantedThing */
  gboolean has_clauses;        /* some goal has several */
  GArray *shadows;             /* guint32 by rule: leaf_exploration_shadowing_rule; empty until it is asked for */
  GHashTable *replayed;        /* LeafReplayed by the moment and command: what a play from the beginning came to */
  LeafExplorationState state;
  gsize tried_bytes;           /* of the choices that were tried */
  gsize command_bytes;
  guint32 hand;                /* where the next moments to be let go are looked for */
  guint32 n_open;
  gint32 best_score;
  gboolean is_cut;             /* some commands were never tried, or moments not kept, as they are too many */
  gboolean is_full;            /* only what is new is added */
  gboolean has_best_score;
};

/* The name of a choice begins with its action: what was learnt of all choices of the action. */
static inline guint64
leaf_explored_action_name (guint64 name)
{
  return name >> 40 << 40 | (guint64) 1 << 63 | 1;
}

/* What was learnt of the action with this second noun, whatever the first; 0: it has none. */
static inline guint64
leaf_explored_second_name (guint64 name)
{
  return (name & 0xFFFFF) != 0 ? (name & ~(guint64) 0xFFFFF00000) | (guint64) 1 << 63 : 0;
}

/* Facts are told apart by the score with which they were so. */
static inline guint64
leaf_exploration_fact_salt (gint32 score)
{
  return (guint64) (guint32) (score + 1) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
}

/* The thing that a choice names first; 0: none, or it is told to somebody. */
static inline guint32
leaf_explored_noun (guint64 name)
{
  return name >> 56 == 0 ? name >> 20 & 0xFFFFF : 0;
}

static inline guint64
leaf_explored_random (guint64 *state)
{
  guint64 x = *state += G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);

  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return x ^ x >> 31;
}

static inline LeafExplored *
leaf_explored_at (const LeafExploration *exploration, guint32 node)
{
  return &g_array_index (exploration->nodes, LeafExplored, node);
}

/* leaf-exploration-step.c: what a thread does with an item; the archive is only read. */
void leaf_explored_item_run   (const LeafExploration *exploration, GHashTable *known, LeafExploredItem *item);
void leaf_explored_item_clear (LeafExploredItem *item);
void leaf_explored_step_clear (gpointer step);
/* What is remembered of a moment that is new. */
void leaf_explored_step_pack (const LeafExploration *exploration, LeafMoment *moment, LeafExploredStep *step);
/* One command, perhaps repeated, from a moment; for a path that is played. */
void leaf_explored_step_run   (const LeafExploration *exploration, const LeafMoment *from, const char *command,
    const LeafReadCommand *read, gboolean may_repeat, gboolean keep_after, LeafExploredStep *step);
/* All the lines of a command, as it was once found. */
void leaf_explored_step_follow (const LeafExploration *exploration, const LeafMoment *from, const char *command,
    LeafExploredStep *step);
/* The moment of a node, made again where it was not kept; NULL: it does not come out the same. */
LeafMoment *leaf_explored_moment (const LeafExploration *exploration, guint32 node, guint64 *turns);
/* A command of several lines, one after the other. */
LeafMoment *leaf_explored_follow (const LeafExploration *exploration, LeafMoment *moment, const char *command,
    LeafCoverage *coverage);

/* leaf-exploration-choices.c; `table` is one thread's, for one round. */
GHashTable *leaf_known_choices_new (void);
/* Borrowed, until the next are asked for. */
const LeafKnownChoices *leaf_known_choices_of (GHashTable *table, const LeafExploration *exploration,
                                               const LeafMoment *moment);
/* leaf-exploration-promise.c: what each choice promises, of 1000; free with g_free. */
guint16 *leaf_explored_dup_promises (const LeafExploration *exploration, const LeafChoices *choices,
                                     const LeafPlay *play);
/* The most promising of the choices that were not tried; with `noise`, not always the same. */
void leaf_explored_list_best (const LeafExploration *exploration, const LeafTriedChoices *tried,
                              const LeafKnownChoices *known, guint64 salt, gboolean noise, guint most, LeafBest *best);
/* leaf-exploration-chain.c */
void leaf_explored_chain_run (const LeafExploration *exploration, LeafExploredItem *item);
LeafExploredStation *leaf_explored_station_add (LeafExploredItem *item, guint32 node, guint32 via);
/* The best choices of a moment, each run. */
void leaf_explored_station_run (const LeafExploration *exploration, LeafExploredItem *item,
                                LeafExploredStation *station, const LeafMoment *moment, const LeafChoices *choices,
                                const LeafBest *best, gboolean keep_after);
/* leaf-exploration-cells.c */
void     leaf_exploration_put_in_cells    (LeafExploration *exploration, guint32 node, const LeafExploredStep *step);
gboolean leaf_exploration_take_from_cells (LeafExploration *exploration, guint32 *node);
/* leaf-exploration-ways.c */
void    leaf_exploration_note_way   (LeafExploration *exploration, guint32 from_room, guint32 to_room,
                                     const char *command);
void    leaf_exploration_note_room  (LeafExploration *exploration, guint32 room, gboolean scored);
/* The ways to another room, in order, of LeafExploredWay; NULL: none is known. */
GArray *leaf_exploration_find_ways  (const LeafExploration *exploration, guint32 from, guint32 to);
guint32 leaf_exploration_choose_room (const LeafExploration *exploration, guint64 *random); /* 0: none */

/* leaf-exploration-archive.c */
guint32 leaf_exploration_command_id (LeafExploration *exploration, const char *command);
void    leaf_exploration_queue (LeafExploration *exploration, guint32 node);
LeafScoreLevel *leaf_exploration_level (LeafExploration *exploration, gint32 score); /* made where there is none */
gboolean leaf_exploration_take (LeafExploration *exploration, LeafExploredHeap heap, guint32 *node);
/* `choice`, of so many, was tried there. */
void    leaf_exploration_note_tried (LeafExploration *exploration, guint32 node, guint32 choice, guint32 n_choices);
/* Takes a step that was made from `from`; returns the node to which it led; LEAF_NO_MOMENT: to none. */
guint32 leaf_exploration_merge (LeafExploration *exploration, guint32 from, LeafExploredStep *step);
/* The step's moment, which is new and is taken; `parent` may be LEAF_NO_MOMENT. */
guint32 leaf_exploration_add_node (LeafExploration *exploration, LeafExploredStep *step, guint32 parent,
    guint8 novelty);
/* 2: something is so that never was with this score; 1: two things that never were so together.  They are noted. */
guint8  leaf_exploration_novelty (LeafExploration *exploration, const GArray *facts, gint32 score);
void    leaf_exploration_close  (LeafExploration *exploration, guint32 node); /* nothing is left to try there */
void    leaf_exploration_let_go (LeafExploration *exploration);
/* leaf-exploration-goals.c */
void     leaf_wanted_clear      (gpointer wanted);
/* The bits of the clauses that hold, by goal; NULL: no goal has several clauses.  Free with g_free. */
guint64 *leaf_wanted_dup_held   (const LeafExploration *exploration, const LeafMoment *moment);
/* TRUE: no moment came so near to a goal. */
gboolean leaf_exploration_note_near (LeafExploration *exploration, const guint64 *held, guint32 moment,
    const char *command, guint32 n_commands);
/* leaf-exploration-found.c */
void    leaf_exploration_note   (LeafExploration *exploration, LeafFoundSort sort, guint32 id, const char *text,
    LeafPlace place, guint32 moment, const char *command,
                                 guint32 n_commands);
void    leaf_exploration_note_covered (LeafExploration *exploration, guint32 moment, const char *command,
    guint32 n_commands);
/* leaf-exploration-draws.c: a line of a command in which chance is to decide otherwise than it would, as text.
 * Returns the words; free with g_free. */
char   *leaf_drawn_dup_words   (const char *line, LeafDraws *draws);
/* The commands with other outcomes, at most so many. */
GPtrArray *leaf_drawn_list     (const char *words, const LeafDraws *made, guint most);
gboolean leaf_drawn_is         (const char *command);
double  leaf_drawn_probability (const char *command);
/* The words of all lines. */
char   *leaf_drawn_dup_shown   (const char *command);

/* As leaf_exploration_dup_path, with the draws. */
char  **leaf_exploration_dup_drawn_path (const LeafExploration *exploration, guint32 moment, const char *command);

/* leaf-exploration-replay.c; what a finding's commands run is added to `coverage`. */
void    leaf_exploration_replayed_coverage (const LeafExploration *exploration, const LeafFound *found,
    LeafCoverage *coverage);
void    leaf_replayed_free (gpointer replayed);

G_END_DECLS
