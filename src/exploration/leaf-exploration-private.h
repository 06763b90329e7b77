/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-private.h: the archive of an exploration, and the functions that only the files of this folder
 * call. */
#pragma once

#include "leaf-exploration-store.h"
#include "leaf-exploration-table.h"
#include "leaf-exploration-tried.h"
#include "leaf-exploration.h"

G_BEGIN_DECLS

enum { LEAF_SHARE_OF_KNOWN = 8 /* the caches of choices take this share of the memory */ };
enum { LEAF_EXPLORED_HEAPS = 3, LEAF_NO_MOMENT = G_MAXUINT32, LEAF_WORTH_A_LOOK = 90 /* of 1000 */ };
typedef enum { LEAF_HEAP_SCORE = 0, LEAF_HEAP_NEW, LEAF_HEAP_REST } LeafExploredHeap;

/* A distinct moment, a node of the archive. */
typedef struct {
  guint64 hash;
  guint64 chance;
  guint32 packed, packed_size; /* the packed moment in `store`, and its size; 0: it is not kept, replay its commands */
  guint32 n_choices;           /* 0 while `tried` is empty */
  LeafTriedChoices tried;      /* choices tried there; empty if none or all were tried */
  guint32 room;
  guint16 rise;            /* the number in `rises`, from 1, of the rise of the score on the last step; 0: none */
  guint32 parent, command; /* the moment before, and the index in `commands` of the command that led here */
  guint32 depth; /* the number of commands from the beginning; too high if a shorter way there was found later */
  guint32 bytes; /* the memory of the packed moment */
  guint32 used;  /* round in which it was last continued */
  gint32 score;
  guint16 promise; /* the promise of the best choice that is left; 0: all were tried */
  guint8 novelty;  /* see leaf_exploration_novelty */
  guint8 queued;   /* bit mask of the heaps that it is in */
  guint8 is_over, is_final, is_in_batch, is_lost;
  guint8 is_cut;    /* some commands were not offered, or some moments or edges after it were left out */
  guint8 is_drawn;  /* the way here has a prescribed random draw */
  guint8 is_ending; /* the story has ended, but continues to the end of the next turn */
} LeafExplored;

typedef struct {
  guint32 from, to, command;
} LeafExploredEdge;

typedef struct {
  /* the attempts without those of `drawn`; those with an effect; those that led to something new; those without effect
   * that drew random numbers */
  guint32 tried, changed, news, drawn;
  guint32 scored, dropped; /* those that raised the score; those that only changed the places of things */
} LeafChoiceRecord;

typedef struct {
  guint64 key;
  guint32 node;
} LeafHeapEntry;

/* Moments of one score and the same room or possessions; the latest few are remembered (leaf-exploration-cells.c). */
enum { LEAF_CELL_NODES = 8 };
typedef struct {
  guint32 visits, n;
  guint32 nodes[LEAF_CELL_NODES];
} LeafExploredCell;

enum { LEAF_CELLS_OF_ROOM = 0, LEAF_CELLS_OF_POSSESSIONS, LEAF_CELL_SORTS };

/* The moments of one score. */
typedef struct {
  gint32 score;
  GArray *heap;                   /* of LeafHeapEntry: the promising moments */
  GArray *cells[LEAF_CELL_SORTS]; /* of guint32 */
} LeafScoreLevel;

/* A rise of the score, identified by where the player went, and what the player took or put where. What led to it may
 * raise the score of other moments too (leaf-exploration-rises.c). */
enum { LEAF_RISE_WAYS = 4 };
typedef struct {
  guint32 n; /* how often it was seen */
  /* a few ways to it, each as the moment before and the command: the first is the shortest, the others are the
   * latest */
  guint32 from[LEAF_RISE_WAYS], command[LEAF_RISE_WAYS];
  guint32 tried, succeeded; /* the number of repetitions, and of those that raised the score */
} LeafScoreRise;

/* A repetition of a rise. */
typedef struct {
  guint32 rise;
  gboolean has_succeeded;
} LeafRepeat;

/* A command that led from one room to another (leaf-exploration-ways.c). */
typedef struct {
  guint32 to, command;
} LeafExploredWay;

typedef struct {
  char *words;
  LeafGoal *goal; /* NULL: the goal is that a rule runs */
  guint32 rule, rule_bit;
  gboolean is_found;
  GPtrArray *clauses;      /* of char *, in order; NULL if there is a single clause */
  GPtrArray *clause_goals; /* of LeafGoal *, in the same order */
  LeafGoalNear near;       /* owns its command */
} LeafWantedThing;

/* A moment in which goals hold. */
typedef struct {
  guint32 node;
  guint64 goals; /* bits */
} LeafGoalMoment;

typedef struct {
  char **original; /* the commands in the archive when it was made; NULL: there is no proof yet */
  char **commands; /* the proof; NULL: no play from the beginning confirmed the finding */
  guint32 room;    /* the room at the end of the proof; 0: it is not known */
  gint32 score;    /* the score at the end of the proof */
} LeafProof;

/* A command that changed nothing and printed a text for the first time (leaf-exploration-refusals.c). */
typedef struct {
  guint32 node, command;
  guint32 visits; /* chains that began there */
  LeafGuard guard;
} LeafRefusal;

/* One command in one moment, and its results. */
typedef struct {
  guint64 name, context;
  guint32 choice;
  char *command;         /* a line for each time it was given; NULL: no words were found for the choice */
  LeafMoment *moment;    /* owned while the step runs */
  LeafMoment *after;     /* the moment after the command, if the caller asked for it */
  const GArray *earlier; /* of LeafExploredStep: earlier steps from the same moment; NULL if there are none */
  /* the moment after the command; NULL: its hash was known when the round began, or is that of the moment before or of
   * an earlier step */
  LeafPackedMoment *packed;
  guint64 hash, chance, possessions;
  guint64 rise; /* a key for what raised the score; 0: it did not rise */
  guint32 n_commands;
  guint32 room;
  gint32 score;
  LeafStepResult result;
  LeafCoverage news; /* what ran; `bits` is NULL if all of it had run when the round began */
  /* of guint64: facts, and pairs of facts, that no moment with as high a score had when the step was run; NULL if there
   * are none */
  GArray *facts, *pairs;
  GArray *changes;       /* of guint64: new facts compared to the moment before; freed when the step has been judged */
  guint64 goals, nevers; /* bits */
  /* the node that it led to, set when it is merged; LEAF_NO_MOMENT: none, or one with another state of the random
   * generator */
  guint32 to;
  /* by goal, a bit for each clause that holds; NULL: no goal has several clauses, or the moment is not new */
  guint64 *held;
  gboolean is_over, is_dark, is_ending;
  gboolean is_drawing;   /* it drew random numbers that are not drawn in every turn */
  gboolean is_effective; /* it changed something that does not change by itself */
  gboolean is_dropping;  /* all that it changed is the places of things */
} LeafExploredStep;

/* The commands that were tried in one moment. */
typedef struct {
  guint32 node; /* LEAF_NO_MOMENT: the moment after step `via` of station `from` */
  guint32 from, via;
  guint32 n_choices; /* 0: the steps are not choices */
  guint16 promise;   /* the promise of the best choice that is left */
  gboolean is_cut, is_merged;
  GArray *steps; /* of LeafExploredStep */
} LeafExploredStation;

/* The choices of all moments with one signature. */
typedef struct {
  guint64 signature;
  LeafChoices *choices;
  guint64 *names;
  guint16 *promises; /* by choice: its promise or, if it has a record, the most that it promises in any moment */
  guint32 *records;  /* by choice: the number of its record, from 1; 0: none was found yet */
  guint32 room;
  guint64 round; /* the round in which the promises were made, from 1 */
} LeafKnownChoices;

/* The choices of one moment. */
typedef struct {
  LeafKnownChoices *known;
  LeafSurroundings *around;
  guint64 reading; /* leaf_surroundings_reading */
} LeafOfferedChoices;

/* A thread's cache of choices, and of their commands (leaf-exploration-choices.c). */
typedef struct _LeafChoiceCache LeafChoiceCache;

typedef struct {
  guint32 node;
  LeafChoiceCache *known;     /* the thread's */
  gboolean is_chain;          /* the thread continues from moment to moment; otherwise it continues only this moment */
  gboolean is_repeat;         /* the chain first repeats what raised the score elsewhere */
  GArray *repeats;            /* of LeafRepeat; NULL if there are none */
  const LeafRefusal *refusal; /* the chain first tries to overcome it; NULL: none */
  guint64 salt;               /* seeds the chain's random decisions */
  LeafMoment *moment;         /* of the node, while the item runs */
  LeafPackedMoment *remade;   /* the node's moment packed, if the archive did not keep it; NULL otherwise */
  gboolean is_broken;         /* a replay did not lead to the node's moment */
  GArray *stations;           /* of LeafExploredStation */
  guint64 turns;
} LeafExploredItem;

/* The position of a chain. */
typedef struct {
  const LeafExploration *exploration;
  LeafExploredItem *item;
  guint64 random;
  LeafMoment *now;
  guint32 node;                /* the node of `now`; LEAF_NO_MOMENT: it is not in the archive */
  guint32 from, via;           /* the station, and its step, that led here */
  GArray *hashes;              /* guint64: hashes of the moments on the chain */
  LeafExplorationTable failed; /* contexts of choices that had no effect */
} LeafChain;

enum { LEAF_TRIED_AT_ONCE = 24 };

typedef struct {
  guint16 promise, rank; /* rank: the sort key */
  guint32 choice;
  guint64 tie;
} LeafCandidate;

/* The best candidates, at most `most`, as a heap with the worst on top while it is full. `rest` is the highest promise
 * of those that were left out. */
typedef struct {
  LeafCandidate rows[LEAF_TRIED_AT_ONCE];
  guint n, most;
  guint16 rest;
} LeafBest;

typedef enum {
  LEAF_ORDER_BEST = 0,
  LEAF_ORDER_RANDOM, /* the promise counts, but also chance, which depends on the salt */
  LEAF_ORDER_AGAIN,  /* the exits that had no effect before come first */
} LeafOrder;

struct _LeafExploration {
  LeafExplorationOptions options;
  LeafExplorer *explorer;
  LeafMoment *first;          /* the beginning; others are packed as differences from it */
  GArray *nodes;              /* of LeafExplored */
  LeafExplorationStore store; /* of their packed moments */
  LeafExplorationTable by_hash;
  LeafExplorationTable facts; /* facts and pairs of them, with the highest score at which each was seen */
  LeafExplorationTable records_by_name, records_by_context; /* two tables, since most choices have no record by name */
  GArray *records;                                          /* of LeafChoiceRecord */
  LeafExplorationTable scored_seconds; /* names of actions with a second noun that raised the score */
  guint32 *noun_uses;                  /* by instance: commands that had it as their first noun */
  GArray *edges;                       /* of LeafExploredEdge */
  GHashTable *command_ids;
  GPtrArray *commands;                /* of char * */
  GPtrArray *known;                   /* of LeafChoiceCache, by thread */
  GArray *heaps[LEAF_EXPLORED_HEAPS]; /* of LeafHeapEntry; LEAF_HEAP_SCORE is in `levels` instead */
  GArray *levels;                     /* of LeafScoreLevel, highest score first */
  guint32 level_turn;                 /* how often a moment was taken by score */
  GArray *cells;                      /* of LeafExploredCell */
  GArray *room_cells;                 /* of guint32: the cells of rooms at any score */
  GArray *news_cells;                 /* of guint32: the cells of moments in which something ran for the first time */
  LeafExplorationTable cells_by_key;
  guint32 cell_turn; /* how often a moment was taken from a cell */
  guint64 random;    /* state of the random numbers that seed the chains */
  GArray *rises;     /* of LeafScoreRise */
  LeafExplorationTable rises_by_key;
  GArray *refusals;             /* of LeafRefusal */
  GArray **ways;                /* by instance of a room: of LeafExploredWay; NULL: none */
  GArray *rooms, *scored_rooms; /* of guint32: rooms reached; rooms in which the score rose */
  guint32 *room_visits;         /* by instance */
  LeafCoverage coverage;
  LeafRemaining *remaining; /* NULL: it must be made again */
  guint8 *is_covered;       /* by coverable: TRUE if it is in `found` */
  GArray *found;            /* of LeafFound; owns their texts */
  GHashTable *found_keys;
  GArray *goals, *nevers; /* of LeafWantedThing */
  GArray *goal_moments;   /* of LeafGoalMoment */
  gboolean has_clauses;   /* TRUE if some goal has several clauses */
  GArray *shadows;        /* guint32 by rule: leaf_exploration_shadowing_rule; empty until first used */
  GArray *proofs;         /* of LeafProof, by finding */
  GHashTable *replayed;   /* moment and command -> the result of a play from the beginning */
  LeafExplorationState state;
  guint32 ending_from; /* the moment that `ending_at` is about; LEAF_NO_MOMENT: none */
  LeafPlace ending_at; /* the phrase that ended the story on the way there */
  gsize tried_bytes;   /* size of the tried choices of all moments */
  gsize command_bytes, found_bytes;
  gsize loading_bytes;          /* the memory of an archive that is being loaded */
  guint32 n_loaded, n_left_out; /* the moments of the archive that was loaded last, and those that were not added */
  guint32 hand;                 /* where leaf_exploration_let_go continues */
  guint32 n_open;
  gint32 best_score;
  gboolean is_cut;  /* some commands were not offered, or some moments were not added, because there are too many */
  gboolean is_full; /* the tables take most of the memory, so that only moments with something new are added */
  gboolean has_best_score;
};

/* The key of the record for all choices of this choice's action. */
static inline guint64
leaf_explored_action_name (guint64 name)
{
  return name >> 40 << 40 | (guint64) 1 << 63 | 1;
}

/* The key of the record for this choice's action with its second noun and any first noun; 0 if it has no second
 * noun. */
static inline guint64
leaf_explored_second_name (guint64 name)
{
  return (name & 0xFFFFF) != 0 ? (name & ~(guint64) 0xFFFFF00000) | (guint64) 1 << 63 : 0;
}

/* The key of the record for this choice's action with its first noun and any second noun; 0 if it has no second
 * noun. */
static inline guint64
leaf_explored_first_name (guint64 name)
{
  return (name & 0xFFFFF) != 0 ? (name & ~(guint64) 0xFFFFF) | (guint64) 1 << 63 : 0;
}

/* The choice's first noun; 0 if it has none, or is an order to another person. */
static inline guint32
leaf_explored_noun (guint64 name)
{
  return name >> 56 == 0 ? name >> 20 & 0xFFFFF : 0;
}

/* The second noun in the name of a choice; 0 if there is none. */
static inline guint32
leaf_explored_second (guint64 name)
{
  return (guint32) (name & 0xFFFFF);
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

/* The choices that were tried in the moment. An archive that is not to be trusted may have another number of choices
 * than the moment; then nothing counts as tried. */
static inline const LeafTriedChoices *
leaf_explored_tried (const LeafExplored *node, guint32 n_choices)
{
  static const LeafTriedChoices none = { 0 };

  return node->n_choices == n_choices ? &node->tried : &none;
}

/* Returns TRUE if no moment with as high a score had the fact. */
static inline gboolean
leaf_exploration_is_new_fact (const LeafExploration *exploration, guint64 fact, gint32 score)
{
  guint32 highest;

  return !leaf_exploration_table_find (&exploration->facts, fact, &highest) || (gint32) highest < score;
}

/* leaf-exploration-step.c */

/* Runs an item in a thread. The archive is only read. Free the contents with leaf_explored_item_clear. */
void leaf_explored_item_run (const LeafExploration *exploration, LeafChoiceCache *known, LeafExploredItem *item);
void leaf_explored_item_clear (LeafExploredItem *item);
void leaf_explored_step_clear (gpointer step);
/* Fills in what the archive stores for a new moment; `from` is the moment before, or NULL for the first. */
void leaf_explored_step_pack (const LeafExploration *exploration, LeafMoment *moment, const LeafMoment *from,
                              LeafExploredStep *step);
/* Runs one command from a moment, and repeats it if `may_repeat` and it drew random numbers without an effect. `read`
 * may be NULL. If `keep_after`, the step keeps the moment after it. */
void leaf_explored_step_run (const LeafExploration *exploration, const LeafMoment *from, const char *command,
                             const LeafReadCommand *read, gboolean may_repeat, gboolean keep_after,
                             LeafExploredStep *step);
/* Runs all lines of a command of the archive as one step. */
void leaf_explored_step_follow (const LeafExploration *exploration, const LeafMoment *from, const char *command,
                                LeafExploredStep *step);
/* Returns the moment of a node, replayed if the archive does not keep it; adds the commands replayed to *turns. NULL if
 * the replay does not lead to the same moment. Free with leaf_moment_unref. */
LeafMoment *leaf_explored_moment (const LeafExploration *exploration, guint32 node, guint64 *turns);
/* Runs the lines of a command one after the other, and adds what runs to `coverage`, which may be NULL. Returns the
 * moment after them, to be freed with leaf_moment_unref; NULL if the story is over before the last line. */
LeafMoment *leaf_explored_follow (const LeafExploration *exploration, LeafMoment *moment, const char *command,
                                  LeafCoverage *coverage);

/* leaf-exploration-choices.c */

/* A table belongs to one thread, and uses about `bytes` bytes at most. */
LeafChoiceCache *leaf_choice_cache_new (gsize bytes);
void leaf_choice_cache_free (LeafChoiceCache *table);
/* The choices of a moment; borrowed, and valid until the next call. The moment has to live as long. */
const LeafOfferedChoices *leaf_choice_cache_get_choices (LeafChoiceCache *table, const LeafExploration *exploration,
                                                         const LeafMoment *moment);
/* The command for a choice of the moment; borrowed, and valid until the next call. */
const LeafReadCommand *leaf_choice_cache_get_command (LeafChoiceCache *table, const LeafOfferedChoices *offered,
                                                      const LeafMoment *moment, guint32 choice);
/* leaf-exploration-promise.c */

/* Finds the records of the choices, and fills in their promises, from 1 to 1000. */
void leaf_explored_make_promises (const LeafExploration *exploration, LeafKnownChoices *known);
/* Lists the choices that promise most of those that were not tried, the best first. Leaves out those with contexts in
 * `failed` (may be NULL). */
void leaf_explored_list_best (const LeafExploration *exploration, const LeafTriedChoices *tried,
                              const LeafOfferedChoices *offered, const LeafExplorationTable *failed, guint64 salt,
                              LeafOrder order, guint most, LeafBest *best);
/* Lists choices that name at least one of the things, in an order that depends on the salt. Those that name nothing
 * else and those that mostly had an effect are preferred. */
void leaf_explored_list_about (const LeafExploration *exploration, const LeafOfferedChoices *offered,
                               const LeafGuard *guard, const LeafExplorationTable *failed, guint64 salt, guint most,
                               LeafBest *best);
/* leaf-exploration-chain.c */

void leaf_explored_chain_run (const LeafExploration *exploration, LeafExploredItem *item);
/* Gives a command, which is repeated if `may_repeat` and it drew random numbers without an effect. Returns FALSE if the
 * chain cannot go on after it, and stays where it was. */
gboolean leaf_chain_give (LeafChain *chain, const char *command, gboolean may_repeat);
/* Gives a command, but stays where it is if nothing ran for the first time and the room is the same. Returns FALSE
 * then. */
gboolean leaf_chain_probe (LeafChain *chain, const char *command);
/* Continues with the best step. Returns FALSE if no step can be continued. */
gboolean leaf_chain_take_best (LeafChain *chain, GArray *steps);
/* Notes what had no effect, so that the chain does not try it again in the same state of its nouns. */
void leaf_chain_note_failures (LeafChain *chain, const GArray *steps);
/* Walks to a room by the map. Returns FALSE if the player did not get there, or is there already. */
gboolean leaf_chain_walk_to (LeafChain *chain, guint32 room);
/* leaf-exploration-rises.c */

/* Returns the number of a step's rise, from 1; 0 if the score did not rise, or there are too many rises. */
guint16 leaf_exploration_note_rise (LeafExploration *exploration, guint32 from, const LeafExploredStep *step);
void leaf_exploration_note_repeats (LeafExploration *exploration, const GArray *repeats);
void leaf_chain_repeat_rises (LeafChain *chain);
/* leaf-exploration-refusals.c */

/* Call with a step that ran something for the first time, before that is added to the coverage. */
void leaf_exploration_note_refusal (LeafExploration *exploration, guint32 from, const LeafExploredStep *step);
/* Chooses a refusal that a chain tries to overcome; valid until the next one is noted. NULL: none is left. */
const LeafRefusal *leaf_exploration_take_refusal (LeafExploration *exploration);
void leaf_chain_overcome (LeafChain *chain, const LeafRefusal *refusal);
/* leaf-exploration-step.c: adds a station to an item. It is valid until the next one is added. */
LeafExploredStation *leaf_explored_station_add (LeafExploredItem *item, guint32 node, guint32 from, guint32 via);
/* Runs the commands of the choices in `best`. */
void leaf_explored_station_run (const LeafExploration *exploration, LeafExploredItem *item,
                                LeafExploredStation *station, const LeafMoment *moment,
                                const LeafOfferedChoices *offered, const LeafBest *best, gboolean keep_after);
/* leaf-exploration-cells.c */

void leaf_exploration_put_in_cells (LeafExploration *exploration, guint32 node, const LeafExploredStep *step);
/* Call when a command in the moment ran something for the first time. */
void leaf_exploration_note_news (LeafExploration *exploration, guint32 node);
/* Chooses the moment from which a chain begins; from the highest scores, if `is_high`. Returns FALSE if it found
 * none. */
gboolean leaf_exploration_take_from_cells (LeafExploration *exploration, gboolean is_high, guint32 *node);
/* leaf-exploration-ways.c */

void leaf_exploration_note_way (LeafExploration *exploration, guint32 from_room, guint32 to_room, const char *command);
void leaf_exploration_note_room (LeafExploration *exploration, guint32 room, gboolean scored);
/* Returns the shortest way from a room to another, as LeafExploredWay in order; NULL if none is known. Free with
 * g_array_unref. */
GArray *leaf_exploration_find_ways (const LeafExploration *exploration, guint32 from, guint32 to);
guint32 leaf_exploration_choose_room (const LeafExploration *exploration, guint64 *random); /* 0: none */

/* leaf-exploration-archive.c */
guint32 leaf_exploration_command_id (LeafExploration *exploration, const char *command);
void leaf_exploration_queue (LeafExploration *exploration, guint32 node);
LeafScoreLevel *leaf_exploration_level (LeafExploration *exploration, gint32 score); /* made if missing */
gboolean leaf_exploration_take (LeafExploration *exploration, LeafExploredHeap heap, guint32 *node);
/* Records that `choice`, a number below `n_choices`, was tried. */
void leaf_exploration_note_tried (LeafExploration *exploration, guint32 node, guint32 choice, guint32 n_choices);
/* Merges a step that was made from node `from`. Returns the node that it led to, or LEAF_NO_MOMENT. */
guint32 leaf_exploration_merge (LeafExploration *exploration, guint32 from, LeafExploredStep *step);
/* Records that `command` leads from one node to the other. */
void leaf_exploration_add_edge (LeafExploration *exploration, guint32 from, guint32 to, const char *command);
/* Adds the step's moment, which must be new, and takes `packed` from the step. `parent` may be LEAF_NO_MOMENT. Returns
 * the node. */
guint32 leaf_exploration_add_node (LeafExploration *exploration, LeafExploredStep *step, guint32 parent,
                                   guint8 novelty);
/* Finds which of the facts of the step's moment are new, and sets them in the step. `changes` are the facts that the
 * moment before did not have, if its score was as high; otherwise it is NULL. */
void leaf_exploration_find_news (const LeafExploration *exploration, const GArray *facts, const GArray *changes,
                                 LeafExploredStep *step);
/* Records the step's new facts and returns their rating: 2 if a fact is new, or was seen only with lower scores; 1 if
 * only a fact about the place of a thing, or a pair of facts, is new; 0 if nothing is new. */
guint8 leaf_exploration_novelty (LeafExploration *exploration, const LeafExploredStep *step);
void leaf_exploration_close (LeafExploration *exploration, guint32 node); /* nothing is left to try there */
void leaf_exploration_let_go (LeafExploration *exploration);
/* Stores a packed moment for the node, which must have none. Takes `packed`. */
void leaf_exploration_keep (LeafExploration *exploration, LeafExplored *node, LeafPackedMoment *packed);
void leaf_exploration_drop (LeafExploration *exploration, LeafExplored *node); /* frees its packed moment */
/* Returns the moment of a node that has a packed moment. Free with leaf_moment_unref. */
LeafMoment *leaf_exploration_unpack (const LeafExploration *exploration, const LeafExplored *node);
/* leaf-exploration-goals.c */

void leaf_wanted_clear (gpointer wanted);
/* Returns, by goal, a bit for each clause that holds; NULL if no goal has several clauses. Free with g_free. */
guint64 *leaf_wanted_dup_held (const LeafExploration *exploration, const LeafMoment *moment);
/* Returns TRUE if more clauses of some goal held together than in any moment before. `held` may be NULL. */
gboolean leaf_exploration_note_near (LeafExploration *exploration, const guint64 *held, guint32 moment,
                                     const char *command, guint32 n_commands);
/* Records that goals (bits) hold in a moment. */
void leaf_exploration_note_goals (LeafExploration *exploration, guint32 node, guint64 goals);
/* leaf-exploration-found.c */

/* Records a finding. If it is known, only its way is replaced, by one without prescribed draws or a shorter one. */
void leaf_exploration_note (LeafExploration *exploration, LeafFoundSort sort, guint32 id, const char *text,
                            LeafPlace place, guint32 moment, const char *command, guint32 n_commands);
void leaf_exploration_note_covered (LeafExploration *exploration, guint32 moment, const char *command,
                                    guint32 n_commands);
/* leaf-exploration-draws.c */

/* Reads a line of a command, which may prescribe a random draw. Returns the words; free with g_free. */
char *leaf_drawn_dup_words (const char *line, LeafDraws *draws);
/* Returns lines (char *) with variants of the command, each with another value of a draw, at most `most`. Free with
 * g_ptr_array_unref. */
GPtrArray *leaf_drawn_list (const char *words, const LeafDraws *made, guint most);
gboolean leaf_drawn_is (const char *command);
double leaf_drawn_probability (const char *command);
/* Returns the words of all lines, without draws. Free with g_free. */
char *leaf_drawn_dup_shown (const char *command);

/* leaf-exploration-found.c: like leaf_exploration_dup_path, but with the prescribed draws. */
char **leaf_exploration_dup_drawn_path (const LeafExploration *exploration, guint32 moment, const char *command);
/* The probability of the prescribed random draws on the way to a finding. */
double leaf_exploration_probability_of (const LeafExploration *exploration, const LeafFound *found);
/* The length of this path. */
guint32 leaf_exploration_n_commands (const LeafExploration *exploration, guint32 moment, const char *command);

/* leaf-exploration-replay.c */

/* Adds what the commands of a finding run to `coverage`. */
void leaf_exploration_replayed_coverage (const LeafExploration *exploration, const LeafFound *found,
                                         LeafCoverage *coverage);
void leaf_replayed_free (gpointer replayed);
/* Returns the phrase that ends the story in a play of the commands that lead to the moment. */
LeafPlace leaf_exploration_ending_before (const LeafExploration *exploration, guint32 moment);
/* Returns TRUE if a play of these commands confirms the finding. */
gboolean leaf_exploration_path_replays (const LeafExploration *exploration, const LeafFound *found,
                                        const char *const *path);
/* Like leaf_exploration_path_replays, for a finding of LEAF_FOUND_COVERED. The play is cached, since several such
 * findings have the same commands. */
gboolean leaf_exploration_way_replays (const LeafExploration *exploration, const LeafFound *found,
                                       const char *const *way);
/* Returns TRUE if the finding, an ending or a problem, has this place. */
gboolean leaf_found_is_at (const LeafFound *found, LeafPlace place);
/* Returns the condition that a finding is about; NULL if it is about something else. */
const LeafWantedThing *leaf_exploration_wanted_of (const LeafExploration *exploration, const LeafFound *found);
/* leaf-exploration-natural.c */

/* How odd a command is: a person would rather type one with a smaller number. "wait" has 0. */
guint leaf_command_oddity (const char *command);
/* Returns simpler commands (char *) that may do the same, "wait" first. Free with g_ptr_array_unref. */
GPtrArray *leaf_command_simpler (const char *command);
/* leaf-exploration-proof.c */

/* Returns TRUE if every play from one of the moments is the same as from the other. */
gboolean leaf_moments_are_alike (const LeafMoment *one, const LeafMoment *other);
void leaf_exploration_proof_clear (gpointer proof);

G_END_DECLS
