/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explore.h: what a search over plays needs: which commands can be typed, when two moments are the same, and what
 * has run. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* --- an explorer: facts about a program that are found before it is explored -------------------------------------- */

/* Immutable: any thread may read it. */
typedef struct _LeafExplorer LeafExplorer;

LeafExplorer *leaf_explorer_new (LeafProgram *program); /* takes a reference */
void leaf_explorer_free (LeafExplorer *explorer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafExplorer, leaf_explorer_free)
LeafProgram *leaf_explorer_program (const LeafExplorer *explorer); /* borrowed */

/* A part of the state that moments' hashes leave out because it cannot change the story's output, number from 0.
 * `what` names it for the author ("the time of day"); `why` ends a sentence ("is read by nothing but its own
 * increase"). Both are borrowed. Returns FALSE if there are not that many. */
gboolean leaf_explorer_left_out (const LeafExplorer *explorer, guint32 number, const char **what, const char **why);

/* --- what may be typed -------------------------------------------------------------------------------------------- */

typedef enum {
  /* a direction without an exit, or an object that is not held where the action needs a held one */
  LEAF_INTEREST_NONE = 0,
  LEAF_INTEREST_LIBRARY, /* no rule of the story is about the action */
  LEAF_INTEREST_ACTION,  /* some rule of the story is about the action */
  LEAF_INTEREST_OBJECT,  /* ... and mentions its noun too, or it is an exit of the room */
  LEAF_INTEREST_BOTH,    /* ... and mentions both nouns, or the noun and the room */
} LeafInterest;

typedef struct {
  char *command;
  guint32 action;       /* 0: an answer to a question of the parser */
  guint32 noun, second; /* objects; 0: none, or a value that is not an object */
  LeafInterest interest;
} LeafPlayChoice;

typedef struct _LeafChoices LeafChoices;

/* Makes the distinct actions that the next command could cause, the most interesting first. Empty if the play does not
 * need a command. An action has the same name in every moment, so experience from one moment applies to another. */
LeafChoices *leaf_choices_new (const LeafExplorer *explorer, const LeafPlay *play);
void leaf_choices_free (LeafChoices *choices);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafChoices, leaf_choices_free)
guint32 leaf_choices_n (const LeafChoices *choices);
/* TRUE if pairs of things were left out because too many things are in scope; a search through all choices then
 * proves nothing. */
gboolean leaf_choices_is_cut (const LeafChoices *choices);
guint64 leaf_choices_name (const LeafChoices *choices, guint32 number); /* from 0 */
LeafInterest leaf_choices_interest (const LeafChoices *choices, guint32 number);
gboolean leaf_choices_is_exit (const LeafChoices *choices, guint32 number); /* a direction with an exit or a rule */
/* TRUE if it is about the story itself, such as the score. The hashes assume that no moment comes after it, so only
 * what it runs counts. */
gboolean leaf_choices_is_out_of_world (const LeafChoices *choices, guint32 number);
/* Returns its action (0: an answer to a question) and its objects (0: none, a value that is not an object, or an order
 * to another person). */
void leaf_choices_action (const LeafChoices *choices, guint32 number, guint32 *action, guint32 *noun, guint32 *second);
/* A command that the parser reads as this choice, or NULL if none is known. `play` is the play that the choices were
 * made from. Free with g_free. */
char *leaf_choices_dup_command (const LeafChoices *choices, const LeafPlay *play, guint32 number);

/* What is around the player in a play, which is borrowed and must not go on meanwhile. One thread at a time. */
typedef struct _LeafSurroundings LeafSurroundings;

LeafSurroundings *leaf_surroundings_new (const LeafExplorer *explorer, const LeafPlay *play);
void leaf_surroundings_free (LeafSurroundings *around);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSurroundings, leaf_surroundings_free)
/* Plays of one explorer with the same signature (not 0) have the same choices, so these can be reused. 0 if they
 * cannot. */
guint64 leaf_surroundings_signature (const LeafSurroundings *around);
/* The same for what the parser makes of the commands of these choices; different for other choices. */
guint64 leaf_surroundings_reading (const LeafSurroundings *around);
/* Returns a hash of a choice's name and the state of what it names: what is open, locked or lit, whether it is in
 * something closed, and the door in a direction. The choices may be those of another play with this signature. A choice
 * without effect may have one in another context. */
guint64 leaf_surroundings_context (LeafSurroundings *around, const LeafChoices *choices, guint32 number);

/* A command for a choice, and what the parser made of it. Immutable. */
typedef struct _LeafReadCommand LeafReadCommand;

LeafReadCommand *leaf_choices_read (const LeafChoices *choices, const LeafPlay *play, guint32 number);
void leaf_read_command_free (LeafReadCommand *read);
const char *leaf_read_command_words (const LeafReadCommand *read); /* NULL: no words are known for the choice */
gsize leaf_read_command_bytes (const LeafReadCommand *read);
/* TRUE: the choice of this number is read in the same way in all plays with the same leaf_surroundings_reading. */
gboolean leaf_choices_are_read_alike (const LeafChoices *choices, guint32 number);

/* The first `most` choices (0: all) with their commands, as an array that owns its LeafPlayChoice. */
GArray *leaf_play_choices (LeafPlay *play, guint32 most);
/* Like leaf_play_choices, for a play of the program in which the test of that name was run with TEST. Empty if the play
 * ends during the test, or takes more than `budget` units of work (see leaf_play_run). Any thread. */
GArray *leaf_program_test_choices (LeafProgram *program, const char *test, guint64 budget, guint32 most);

/* --- moments ------------------------------------------------------------------------------------------------------ */

/* A play that needs a command, or has ended. Immutable and reference-counted; threads may share it. */
typedef struct _LeafMoment LeafMoment;

typedef enum {
  LEAF_MOMENT_GOES_ON = 0,
  LEAF_MOMENT_ENDED,
  LEAF_MOMENT_LOST /* it exceeded the budget, or a run-time problem ended the play */
} LeafMomentState;

/* What ran, as bits; leaf_explorer_coverables says what each bit is. */
typedef struct {
  guint8 *bits;
  guint32 n;
} LeafCoverage;

typedef struct {
  LeafMomentState state;
  gboolean is_final; /* ENDED: "finally" */
  gboolean drew;     /* it used a random number */
  guint32 n_faults;
  char *fault; /* the first run-time problem, in English, with its rule and place; NULL: none */
  guint32 fault_rule;
  LeafPlace fault_place;
  LeafPlace ended_at; /* the phrase that ended the story */
  guint64 work;       /* instructions */
} LeafStepResult;

void leaf_step_result_clear (LeafStepResult *result);

/* The random draws of a command. */
enum { LEAF_MOST_DRAWS = 24 };
typedef struct {
  guint32 value, of; /* 1 .. of */
  guint32 split;     /* only whether the value is larger than this matters; 0: the value itself does */
} LeafDraw;

typedef struct _LeafDraws {
  LeafDraw draws[LEAF_MOST_DRAWS];
  guint32 n;        /* number of draws; 0 before the command */
  guint32 given_at; /* the draw that must have the value `given`, from 1; 0: none */
  guint32 given;
  gboolean is_cut; /* there were more */
  guint32 split;   /* of the next draw; 0 */
} LeafDraws;

LeafMoment *leaf_moment_begin (const LeafExplorer *explorer, guint32 seed, guint64 budget, LeafCoverage *coverage,
                               LeafStepResult *result);
/* The moment after a command. What runs is added to `coverage`, which may be NULL. */
LeafMoment *leaf_moment_after (const LeafMoment *moment, const char *command, guint64 budget, LeafCoverage *coverage,
                               LeafStepResult *result);
/* The same. Draws are recorded, and one can be prescribed. `draws` and `read` may be NULL; if either is not, `coverage`
 * must not be NULL. */
LeafMoment *leaf_moment_after_drawing (const LeafMoment *moment, const char *command, guint64 budget,
                                       LeafCoverage *coverage, LeafStepResult *result, LeafDraws *draws,
                                       const LeafReadCommand *read);
LeafMoment *leaf_moment_ref (LeafMoment *moment);
void leaf_moment_unref (LeafMoment *moment);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMoment, leaf_moment_unref)
/* Two moments with the same hash answer every command alike, except for random numbers and what
 * leaf_explorer_left_out lists. */
guint64 leaf_moment_hash (const LeafMoment *moment);
guint32 leaf_moment_room (const LeafMoment *moment); /* the instance of the player's room; 0: none */
gint32 leaf_moment_score (const LeafMoment *moment);
gboolean leaf_moment_is_over (const LeafMoment *moment);
gboolean leaf_moment_is_dark (const LeafMoment *moment); /* for the player */
/* A hash of the player's possessions, including the contents of things. */
guint64 leaf_moment_possessions (const LeafMoment *moment);
/* A hash of what changed from `before` to this moment around the player: the room that the player came to, what the
 * player took, and what was put where. 0: nothing. */
guint64 leaf_moment_arrivals (const LeafMoment *moment, const LeafMoment *before);
/* A hash of the random generator's state: equal for two moments if no random number was drawn between them. */
guint64 leaf_moment_chance (const LeafMoment *moment);
/* Returns a play that continues from here. Free with leaf_play_free. */
LeafPlay *leaf_moment_continue (const LeafMoment *moment);
const LeafPlay *leaf_moment_play (const LeafMoment *moment); /* borrowed; may be queried but not run */
/* approximate size in bytes of what it does not share with `before` */
gsize leaf_moment_bytes (const LeafMoment *moment, const LeafMoment *before);
/* A compact form of a moment: its difference from `base`, a moment of the same explorer that must live as long.
 * Immutable. Pack a moment before sharing it with other threads, because packing first frees what the moment does not
 * need. */
typedef struct _LeafPackedMoment LeafPackedMoment;

LeafPackedMoment *leaf_moment_pack (LeafMoment *moment, const LeafMoment *base);
void leaf_packed_moment_free (LeafPackedMoment *packed);
gsize leaf_packed_moment_bytes (const LeafPackedMoment *packed); /* all that it takes */
/* A packed moment can be moved by copying so many bytes. Free one of its copies with leaf_packed_moment_free and all
 * others with g_free. */
gsize leaf_packed_moment_size (const LeafPackedMoment *packed);
/* The number of bytes at its beginning that leaf_packed_moment_free reads. */
gsize leaf_packed_moment_head (void);
/* Restores the moment, with the same state and hash. `base` is the one that it was packed with. */
LeafMoment *leaf_packed_moment_unpack (const LeafPackedMoment *packed, const LeafMoment *base);
/* The room, the score and the end of the story in a play that continues. */
typedef struct {
  guint32 room;
  gint32 score;
  gboolean has_ended;
} LeafMomentFacts;

LeafMomentFacts leaf_play_moment_facts (const LeafPlay *play);
/* Returns TRUE if the words are the whole of a text in a property of the instance other than its name, such as its
 * description. */
gboolean leaf_play_is_text_of (const LeafPlay *play, guint32 instance, const char *words);
/* leaf_play_run, which also adds what runs to `coverage`, and sets *ended_at if a phrase ends the story. `draws`: for
 * the rest of the command; NULL: random. */
LeafStop leaf_play_run_drawing (LeafPlay *play, guint64 budget, LeafCoverage *coverage, LeafDraws *draws,
                                LeafPlace *ended_at);
/* Facts that hold here and did not hold in `before` (NULL: at the start): a value in a cell, or an object in its
 * place. Each is a hash; two of its bits give the sort of fact. */
enum {
  LEAF_FACT_OTHER = 0,
  LEAF_FACT_NUMBER,  /* counted by powers of two, so that a clock is not a new fact in each turn */
  LEAF_FACT_LIES,    /* an object that lies in a room; anything can be dropped anywhere */
  LEAF_FACT_HISTORY, /* records of what was done before */
  LEAF_FACT_SORT = 3,
};
void leaf_moment_facts (const LeafMoment *moment, const LeafMoment *before, GArray *facts /* guint64 */);
const char *leaf_explorer_action_name (const LeafExplorer *explorer, guint32 action);
/* as a player may call it; NULL: it has no name */
const char *leaf_explorer_object_name (const LeafExplorer *explorer, guint32 instance);
const char *leaf_explorer_room_name (const LeafExplorer *explorer, guint32 instance); /* NULL: it is not a room */
guint32 leaf_explorer_n_instances (const LeafExplorer *explorer);

/* A condition in the language, compiled once. NULL on failure, with a sentence in *problem. */
typedef struct _LeafGoal LeafGoal;

LeafGoal *leaf_goal_new (const LeafMoment *moment, const char *words, char **problem);
void leaf_goal_free (LeafGoal *goal);
gboolean leaf_goal_holds (const LeafGoal *goal, const LeafMoment *moment);

/* --- what has run ------------------------------------------------------------------------------------------------- */

void leaf_coverage_init (const LeafExplorer *explorer, LeafCoverage *coverage);
void leaf_coverage_clear (LeafCoverage *coverage);
/* Adds `other`. Returns TRUE if anything was new. */
gboolean leaf_coverage_add (LeafCoverage *coverage, const LeafCoverage *other);
gboolean leaf_coverage_has_more (const LeafCoverage *coverage, const LeafCoverage *than);

typedef enum {
  LEAF_COVERED_RULE = 1,  /* id: a rule of the story that applied */
  LEAF_COVERED_ACTION,    /* id: an action that began */
  LEAF_COVERED_TEXT,      /* place: text of the story that was printed */
  LEAF_COVERED_SCENE,     /* id: the instance of a scene that began */
  LEAF_COVERED_SCENE_END, /* id: the instance of a scene that ended */
  LEAF_COVERED_STATEMENT, /* place: a phrase of the story that ran */
} LeafCoveredSort;

typedef struct {
  LeafCoveredSort sort;
  guint32 id;
  const char *name; /* the title of a rule, the name of an action, or the characters of a text; borrowed */
  LeafPlace place;
  guint32 bit; /* in a LeafCoverage */
} LeafCoverable;

/* Everything in the story that can run, in the order of the source; borrowed. */
const LeafCoverable *leaf_explorer_coverables (const LeafExplorer *explorer, guint32 *n);
gboolean leaf_coverage_has (const LeafCoverage *coverage, guint32 bit);
/* The clause of a rule that was false each time it was tested, in the author's words. NULL if the rule applied or was
 * never tested. Free with g_free. */
char *leaf_coverage_dup_false_clause (const LeafExplorer *explorer, const LeafCoverage *coverage, guint32 rule);
/* What the rules mention that have phrases or texts that did not run. Immutable. */
typedef struct _LeafRemaining LeafRemaining;

LeafRemaining *leaf_remaining_new (const LeafExplorer *explorer, const LeafCoverage *coverage);
void leaf_remaining_free (LeafRemaining *remaining);
gboolean leaf_remaining_has (const LeafRemaining *remaining, guint32 action, guint32 object);
/* TRUE if one of these rules mentions the action and both objects. With action 0, a rule about any action counts if it
 * tests both objects. */
gboolean leaf_remaining_has_both (const LeafRemaining *remaining, guint32 action, guint32 one, guint32 other);
/* TRUE if one of these rules is about going, and tests both objects. */
gboolean leaf_remaining_bars (const LeafRemaining *remaining, guint32 one, guint32 other);

G_END_DECLS
