/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explore.h: what a search over plays needs: which commands can be typed, when two moments are the same, and what
 * has run; the conventions of leaf.h apply. An explorer must outlive everything that is made from it. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* --- an explorer -------------------------------------------------------------------------------------------------- */

/* Facts about a program that are found once, before it is explored. Immutable: any thread may read it. */
typedef struct _LeafExplorer LeafExplorer;

LeafExplorer *leaf_explorer_new (LeafProgram *program); /* takes a reference */
void leaf_explorer_free (LeafExplorer *explorer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafExplorer, leaf_explorer_free)
LeafProgram *leaf_explorer_program (const LeafExplorer *explorer); /* borrowed */

/* Describes a part of the state, by number from 0, that the hashes of moments leave out because it cannot change the
 * output of the story. *what names it for the author ("the time of day"), and *why is the predicate of a sentence ("is
 * read by nothing but its own increase"). Both are borrowed. Returns FALSE if there is no part of that number. */
gboolean leaf_explorer_left_out (const LeafExplorer *explorer, guint32 number, const char **what, const char **why);
/* Describes a kind of value that commands take and that has too many values to try all, such as "number" for
 * "[number]", by number from 0; *n_values is how many are tried anywhere, without those that variables and properties
 * hold. *name is borrowed. Returns FALSE if there is no kind of that number. */
gboolean leaf_explorer_typed_kind (const LeafExplorer *explorer, guint32 number, const char **name, guint32 *n_values);

/* --- what may be typed -------------------------------------------------------------------------------------------- */

typedef enum {
  /* a direction without an exit, or an object that is not held where the action needs a held one */
  LEAF_INTEREST_NONE = 0,
  LEAF_INTEREST_LIBRARY, /* no rule of the story is about the action */
  LEAF_INTEREST_ACTION,  /* some rule of the story is about the action */
  LEAF_INTEREST_OBJECT,  /* some rule is about the action and mentions its noun, or it is an exit of the room */
  LEAF_INTEREST_BOTH,    /* some rule is about the action and mentions both nouns, or the noun and the room */
} LeafInterest;

typedef struct {
  char *command;
  guint32 action;       /* 0: an answer to a question of the parser */
  guint32 noun, second; /* objects; 0: none, or a value that is not an object */
  LeafInterest interest;
} LeafPlayChoice;

typedef struct _LeafChoices LeafChoices;

/* Lists the distinct actions that the next command could cause, the most interesting first. Empty if the play does not
 * need a command. An action has the same name (leaf_choices_name) in every moment, so what was learned about it in one
 * moment applies to another. `play` is not kept. */
LeafChoices *leaf_choices_new (const LeafExplorer *explorer, const LeafPlay *play);
void leaf_choices_free (LeafChoices *choices);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafChoices, leaf_choices_free)
guint32 leaf_choices_n (const LeafChoices *choices);
/* TRUE if pairs of things were left out because too many things are in scope. A search through all these choices then
 * does not prove that nothing else can happen. */
gboolean leaf_choices_is_cut (const LeafChoices *choices);
guint64 leaf_choices_name (const LeafChoices *choices, guint32 number); /* from 0 */
LeafInterest leaf_choices_interest (const LeafChoices *choices, guint32 number);
gboolean leaf_choices_is_exit (const LeafChoices *choices, guint32 number); /* a direction with an exit or a rule */
/* TRUE if the action is out of world, such as asking for the score. The hashes of moments assume that no search goes on
 * after such an action: use only what it ran. */
gboolean leaf_choices_is_out_of_world (const LeafChoices *choices, guint32 number);
/* Returns its action (0: an answer to a question) and its objects (0: none, a value that is not an object, or an order
 * to another person). */
void leaf_choices_action (const LeafChoices *choices, guint32 number, guint32 *action, guint32 *noun, guint32 *second);
/* A command that the parser reads as this choice, or NULL if none is known. `play` is the play that the choices were
 * made from. Free with g_free. */
char *leaf_choices_dup_command (const LeafChoices *choices, const LeafPlay *play, guint32 number);

/* What is around the player. The play is borrowed, and must neither run nor be freed before the surroundings are. One
 * thread at a time. */
typedef struct _LeafSurroundings LeafSurroundings;

LeafSurroundings *leaf_surroundings_new (const LeafExplorer *explorer, const LeafPlay *play);
void leaf_surroundings_free (LeafSurroundings *around);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSurroundings, leaf_surroundings_free)
/* Plays of one explorer with the same signature have the same choices, which can be reused. 0: the choices of this play
 * hold for no other. */
guint64 leaf_surroundings_signature (const LeafSurroundings *around);
/* A stricter signature: in plays that share it, the parser also understands the commands of these choices in the same
 * way (see leaf_choices_are_read_alike). */
guint64 leaf_surroundings_reading (const LeafSurroundings *around);
/* Returns a hash of a choice's name and the state of what it names: what is open, locked or lit, whether it is in
 * something closed, and the door in a direction. A choice that has no effect in one context may have one in another.
 * The choices may be those of another play with this signature. */
guint64 leaf_surroundings_context (LeafSurroundings *around, const LeafChoices *choices, guint32 number);

/* A command for a choice, and what the parser made of it. Immutable. */
typedef struct _LeafReadCommand LeafReadCommand;

/* `play` is the play that the choices were made from, or one with the same signature. Never NULL. */
LeafReadCommand *leaf_choices_read (const LeafChoices *choices, const LeafPlay *play, guint32 number);
void leaf_read_command_free (LeafReadCommand *read);
const char *leaf_read_command_words (const LeafReadCommand *read); /* borrowed; NULL: no words are known */
gsize leaf_read_command_bytes (const LeafReadCommand *read);       /* the memory that it takes */
/* TRUE: the choice of this number is read in the same way in all plays with the same leaf_surroundings_reading. */
gboolean leaf_choices_are_read_alike (const LeafChoices *choices, guint32 number);

/* The first `most` choices (0: all) with their commands: an array of LeafPlayChoice that owns them. Free with
 * g_array_unref. */
GArray *leaf_play_choices (LeafPlay *play, guint32 most);
/* Like leaf_play_choices, for a new play of the program after the command TEST with this name. Empty if the play ends
 * during the test, or takes more than `budget` units of work (see leaf_play_run). Any thread. */
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
  gboolean is_final;   /* ENDED: "finally" */
  gboolean drew;       /* it used a random number */
  gboolean is_endless; /* it exceeded the budget: `fault` says so, and its place is that of the rule */
  guint32 n_faults;    /* run-time problems */
  char *fault;         /* the first of them in English; NULL: none; owned */
  guint32 fault_rule;
  LeafPlace fault_place;
  LeafPlace ended_at; /* the phrase that ended the story; source 0: none */
  guint64 work;       /* counted events, as in LeafEvent.number */
} LeafStepResult;

void leaf_step_result_clear (LeafStepResult *result);

enum { LEAF_MOST_DRAWS = 24 };

/* One random number. */
typedef struct {
  guint32 value, of; /* 1 .. of */
  guint32 split;     /* only whether the value is larger than this matters; 0: the value itself does */
} LeafDraw;

/* The random numbers that a command draws. `given` and `given_at` are input: one draw whose value is prescribed. */
typedef struct _LeafDraws {
  LeafDraw draws[LEAF_MOST_DRAWS];
  guint32 n;        /* number of draws; 0 before the command */
  guint32 given_at; /* the draw that must have the value `given`, from 1; 0: none */
  guint32 given;
  gboolean is_cut; /* there were more */
  guint32 split;   /* the `split` of the next draw; used while the play runs; 0: none */
} LeafDraws;

/* The moment at which a play with this seed needs its first command, or the end of a play that needs none. `budget` is
 * in units of work (see leaf_play_run); a play that exceeds it is LOST. What runs is added to `coverage`, which may be
 * NULL. *result is filled in any case; clear it with leaf_step_result_clear. Free with leaf_moment_unref. */
LeafMoment *leaf_moment_begin (const LeafExplorer *explorer, guint32 seed, guint64 budget, LeafCoverage *coverage,
                               LeafStepResult *result);
/* The moment after a command; otherwise like leaf_moment_begin. NULL: the play of `moment` is over. */
LeafMoment *leaf_moment_after (const LeafMoment *moment, const char *command, guint64 budget, LeafCoverage *coverage,
                               LeafStepResult *result);
/* Like leaf_moment_after, with two options, for which `coverage` must not be NULL. `draws`: random numbers are recorded
 * there, and one of them can be prescribed. `read`: what the parser made of the command, which is not parsed again.
 * Both may be NULL. */
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
/* A hash of what the player has, with what is in and on it. */
guint64 leaf_moment_possessions (const LeafMoment *moment);
/* A hash of what changed place around the player since `before`: the room that the player came to, what the player
 * took, and what was put where. 0: nothing. */
guint64 leaf_moment_arrivals (const LeafMoment *moment, const LeafMoment *before);
/* A hash of the random generator's state: equal for two moments if no random number was drawn between them. */
guint64 leaf_moment_chance (const LeafMoment *moment);
/* Returns a new play at this moment. It has no record of the commands before, so do not seek or trace in it. Free with
 * leaf_play_free. */
LeafPlay *leaf_moment_continue (const LeafMoment *moment);
const LeafPlay *leaf_moment_play (const LeafMoment *moment); /* borrowed; may be queried but not run */
/* A compact form of a moment: its difference from `base`, a moment of the same explorer that must live as long.
 * Immutable. Packing changes the moment (it frees what the moment does not need), so pack it before another thread uses
 * it. */
typedef struct _LeafPackedMoment LeafPackedMoment;

LeafPackedMoment *leaf_moment_pack (LeafMoment *moment, const LeafMoment *base);
void leaf_packed_moment_free (LeafPackedMoment *packed);
gsize leaf_packed_moment_bytes (const LeafPackedMoment *packed); /* the memory that it takes */
/* The size of the structure itself. A packed moment can be moved by copying this number of bytes. Free exactly one of
 * the copies with leaf_packed_moment_free, and all others with g_free. */
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
/* Like leaf_play_run. Also adds what runs to `coverage`, and sets *ended_at if a phrase ends the story; neither may be
 * NULL. `draws` is used until the command is done; NULL: nothing is recorded or prescribed. */
LeafStop leaf_play_run_drawing (LeafPlay *play, guint64 budget, LeafCoverage *coverage, LeafDraws *draws,
                                LeafPlace *ended_at);
/* A fact is a hash of a value in one cell of the state, or of an object with its place. Its lowest bits, masked with
 * LEAF_FACT_SORT, give its sort. */
enum {
  LEAF_FACT_OTHER = 0,
  LEAF_FACT_NUMBER,  /* counted by powers of two, so that a clock is not a new fact in each turn */
  LEAF_FACT_LIES,    /* an object that lies in a room; anything can be dropped anywhere */
  LEAF_FACT_HISTORY, /* records of what was done before */
  LEAF_FACT_SORT = 3,
};
/* Appends to `facts` the facts that hold here and not in `before`. NULL: not at the start of the story. */
void leaf_moment_facts (const LeafMoment *moment, const LeafMoment *before, GArray *facts /* guint64 */);

/* The names are borrowed from the explorer; NULL: there is none. */
const char *leaf_explorer_action_name (const LeafExplorer *explorer, guint32 action);
/* a name that a player may use for it */
const char *leaf_explorer_object_name (const LeafExplorer *explorer, guint32 instance);
const char *leaf_explorer_room_name (const LeafExplorer *explorer, guint32 instance); /* NULL: it is not a room */
guint32 leaf_explorer_n_instances (const LeafExplorer *explorer);                     /* one more than the highest id */

/* A condition in the language, compiled once for all moments of an explorer. */
typedef struct _LeafGoal LeafGoal;

/* NULL if the words are not understood, with a sentence in *problem (owned by the caller). */
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

typedef enum { LEAF_END_NONE = 0, LEAF_END_FINAL, LEAF_END_NOT_FINAL } LeafStoryEnd;

typedef struct {
  LeafCoveredSort sort;
  guint32 id;
  const char *name; /* the title of a rule, the name of an action, or the characters of a text; borrowed */
  LeafPlace place;
  guint32 bit;      /* in a LeafCoverage */
  LeafStoryEnd end; /* STATEMENT: whether it ends the story, and finally */
} LeafCoverable;

/* Everything in the story that can run, in the order of the source; borrowed. */
const LeafCoverable *leaf_explorer_coverables (const LeafExplorer *explorer, guint32 *n);
gboolean leaf_coverage_has (const LeafCoverage *coverage, guint32 bit);
/* The last clause of a rule's preamble that was reached and never true, in the author's words. NULL if the rule applied
 * or was never tested. Free with g_free. */
char *leaf_coverage_dup_false_clause (const LeafExplorer *explorer, const LeafCoverage *coverage, guint32 rule);
/* The things that a text depends on: those in the innermost condition around it, or in its rule's preamble. */
enum { LEAF_MOST_GUARDS = 8 };
typedef struct {
  guint n;
  guint32 things[LEAF_MOST_GUARDS]; /* instances */
} LeafGuard;
/* Finds them for a text of the story that is in `ran` and not in `before`; the first one, in the order of the source,
 * that depends on things. `guard->n` is 0 if there is none. */
void leaf_explorer_find_guard (const LeafExplorer *explorer, const LeafCoverage *before, const LeafCoverage *ran,
                               LeafGuard *guard);
gboolean leaf_guard_has (const LeafGuard *guard, guint32 thing);
/* Adds the containers, supporters and persons that have the things in this moment, except for the player. */
void leaf_guard_add_holders (LeafGuard *guard, const LeafMoment *moment);
/* The actions and objects that unfinished rules mention. A rule is unfinished until it has applied and all its phrases
 * and texts have run. Immutable. */
typedef struct _LeafRemaining LeafRemaining;

LeafRemaining *leaf_remaining_new (const LeafExplorer *explorer, const LeafCoverage *coverage);
void leaf_remaining_free (LeafRemaining *remaining);
/* TRUE if an unfinished rule mentions the action and the object. */
gboolean leaf_remaining_has (const LeafRemaining *remaining, guint32 action, guint32 object);
/* TRUE if an unfinished rule mentions the action and both objects. With action 0, a rule about any action counts if it
 * tests both objects. */
gboolean leaf_remaining_has_both (const LeafRemaining *remaining, guint32 action, guint32 one, guint32 other);
/* TRUE if an unfinished rule about going tests both objects. */
gboolean leaf_remaining_bars (const LeafRemaining *remaining, guint32 one, guint32 other);

G_END_DECLS
