/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play.h: playing a story, stopping it, and inspecting its state. Part of leaf.h. */
#pragma once

#include "leaf-rulebooks.h"

G_BEGIN_DECLS

/* --- playing ------------------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_STOP_NONE = 0,
  LEAF_STOP_WANTS_COMMAND, /* it needs a command: leaf_play_command */
  LEAF_STOP_BREAKPOINT,
  LEAF_STOP_STEP_DONE,
  LEAF_STOP_OUT_OF_BUDGET, /* call leaf_play_run again to continue */
  LEAF_STOP_FAULT,         /* a run-time problem ended the play; see the event's text */
  LEAF_STOP_FINISHED,      /* the story is over */
  /* it wants to save: store leaf_play_saved and call leaf_play_answer_save; only with LEAF_WANT_SAVES */
  LEAF_STOP_SAVES,
} LeafStopCause;

/* What a player does. Each input has a text form, which leaf_play_command takes and which saved plays, reports and
 * threads of the skein contain. A line is itself. A key is its character, or a name such as "[left]"
 * (leaf_key_dup_text), or empty for Return. A link is "[link 3]". A tick of the timer is "[tick]". A click in a pane is
 * "[click 3 at 12, 5]" (leaf_pane_dup_click). */
typedef enum { LEAF_INPUT_LINE = 0, LEAF_INPUT_KEY, LEAF_INPUT_LINK, LEAF_INPUT_TICK, LEAF_INPUT_CLICK } LeafInputSort;

typedef struct {
  LeafStopCause cause;
  LeafPlace place; /* of the statement about to run, or of the rule */
  guint32 rule;    /* the innermost rule; 0: none */
  guint64 event;   /* the number of events so far, which names this moment */
  /* for WANTS_COMMAND. Ticks, links and clicks can come first; the line or key is still needed after them. */
  LeafInputSort wants; /* a line or a key */
  guint32 tick;        /* milliseconds from tick to tick; 0: the story has no timer */
} LeafStop;

typedef enum {
  LEAF_EVENT_TEXT = 1,        /* text, style; place: the phrase that printed it */
  LEAF_EVENT_RULE_CONSIDERED, /* rule, rulebook: about to be tested */
  LEAF_EVENT_RULE_BEGUN,      /* its preamble is true, so it applies */
  LEAF_EVENT_RULE_ENDED,      /* outcome */
  LEAF_EVENT_RULEBOOK_BEGUN,  /* rulebook; entry: how */
  LEAF_EVENT_RULEBOOK_ENDED,  /* outcome */
  LEAF_EVENT_STATEMENT,       /* place: about to run */
  LEAF_EVENT_ACTION_BEGUN,    /* text: "taking the box" */
  LEAF_EVENT_ACTION_ENDED,    /* outcome */
  LEAF_EVENT_COMMAND,         /* text: what the player typed; input */
  LEAF_EVENT_PROMPT,          /* the play needs a command; text is the prompt */
  LEAF_EVENT_STATUS,          /* text: left \t right, or left \t centre \t right, of each row of the status line */
  LEAF_EVENT_FAULT,           /* text: a run-time problem; rule; the play may continue */
  /* text: a feature that the story uses and that is not available here, once each; the play continues */
  LEAF_EVENT_NOTICE,
  /* rule, or rulebook alone: procedural rules prevent it from running here; `treated` says how */
  LEAF_EVENT_RULE_PASSED,
  LEAF_EVENT_LOG,            /* text: the log message of a breakpoint */
  LEAF_EVENT_ACTIVITY_BEGUN, /* text: its name; it ends before the next event with less depth */
  LEAF_EVENT_PHRASE_BEGUN,   /* text: the start of its definition; it ends likewise */
} LeafEventSort;

enum { /* for leaf_play_set_wanted */
       LEAF_WANT_TEXT = 1 << 0,
       LEAF_WANT_RULES = 1 << 1,
       LEAF_WANT_STATEMENTS = 1 << 2,
       LEAF_WANT_ACTIONS = 1 << 3,
       LEAF_WANT_PHRASES = 1 << 5, /* activities too */
       /* stop with LEAF_STOP_SAVES when the story saves; without it every save counts as stored */
       LEAF_WANT_SAVES = 1 << 4,
};

typedef enum {
  LEAF_TEXT_ROMAN = 0,
  LEAF_TEXT_BOLD = 1,
  LEAF_TEXT_ITALIC = 2,
  LEAF_TEXT_FIXED = 4,
  LEAF_TEXT_REVERSE = 8,
  LEAF_TEXT_INPUT = 16
} LeafTextStyle;

enum { LEAF_COLOUR_GIVEN = 1 << 24 };

typedef enum {
  LEAF_OUTCOME_NONE = 0,
  LEAF_OUTCOME_SUCCESS,
  LEAF_OUTCOME_FAILURE,
  LEAF_OUTCOME_STOPPED /* decided, without a result */
} LeafOutcome;

typedef enum {
  LEAF_ENTRY_NONE = 0,
  LEAF_ENTRY_FOLLOWED,
  LEAF_ENTRY_ABIDED,
  LEAF_ENTRY_ABIDED_ANONYMOUSLY,
  LEAF_ENTRY_STAGE,
  LEAF_ENTRY_ACTIVITY,
  LEAF_ENTRY_PRODUCED,
  LEAF_ENTRY_CALLED,
  LEAF_ENTRY_SAID,
  LEAF_ENTRY_TRIED,
  LEAF_ENTRY_MACHINE,
  LEAF_ENTRY_SUBSTITUTED,
  LEAF_ENTRY_CONSIDERED, /* like followed, but procedural rules are not consulted again: most stages of the library */
  LEAF_ENTRY_PROCEDURAL, /* the procedural rulebook itself, before a rulebook that is followed */
} LeafEntry;

/* What procedural rules did to the rule or rulebook of an event. No bit is set for a rule that they did not change, or
 * for which they changed only the neighbours. `other` is other_rule or other_rulebook of the event. */
typedef enum {
  LEAF_OVERRIDE_NOT = 0,
  LEAF_OVERRIDE_IGNORED = 1 << 0,    /* PASSED: it does not run */
  LEAF_OVERRIDE_MOVED_AWAY = 1 << 1, /* PASSED: it does not run here, but before or after `other` */
  LEAF_OVERRIDE_REPLACED = 1 << 2,   /* PASSED: `other` runs in its place */
  LEAF_OVERRIDE_MOVED_HERE = 1 << 3, /* it runs here because it was moved before or after `other` */
  LEAF_OVERRIDE_STANDS_IN = 1 << 4,  /* it runs in place of `other` */
  LEAF_OVERRIDE_REJECTED = 1 << 5,   /* its result is ignored: `outcome` is what it would have been */
  LEAF_OVERRIDE_AFTER = 1 << 6,      /* with MOVED_AWAY, MOVED_HERE: after `other`, not before it */
} LeafOverride;

/* What "does nothing" and "substitutes for" sentences did to a rule. */
typedef enum { LEAF_CHANGED_NOT = 0, LEAF_CHANGED_DOES_NOTHING, LEAF_CHANGED_SUBSTITUTED } LeafChanged;

typedef struct {
  LeafEventSort sort;
  guint32 rule, rulebook;
  guint32 phrase; /* PHRASE_BEGUN */
  /* the number of events including this one, which names its moment; texts, activities and phrases are not counted */
  guint64 number;
  LeafChanged changed; /* RULE_ENDED: how the sentence at `change` changed it */
  LeafPlace change;
  guint32 action; /* ACTION_BEGUN, RULEBOOK_BEGUN: the current action, as a number */
  LeafEntry entry;
  LeafOutcome outcome;
  /* text: LeafTextStyle bits; rules: 1 inside what traces leave out (printing a name, a response, making a text), 2 a
   * rule that RULES does not list when it is followed directly */
  guint32 style;
  guint32 letters, background; /* text: LEAF_COLOUR_GIVEN and 0xRRGGBB; 0: no colour */
  /* text: the number of the figure or sound in whose place it is printed, as in LeafEffect; 0: none */
  guint32 effect;
  guint32 link;        /* text: the number of the link that the text is part of, for leaf_play_link; 0: none */
  LeafInputSort input; /* COMMAND: how the text was understood */
  guint32 depth;       /* of the stack */
  gboolean applied;    /* RULE_ENDED: its preamble was true, so it had begun */
  /* rules and rulebooks: how many rules and rulebooks are running around it; the indentation of a trace */
  guint32 level;
  guint32 treated; /* rules and rulebooks: LEAF_OVERRIDE_... bits; 0 in a story without procedural rules */
  /* with overrides: the other rule or rulebook, if there is one; the other field is 0 */
  guint32 other_rule, other_rulebook;
  guint32 treated_by; /* with overrides: the rule that made them; 0: a phrase in a text */
  LeafPlace place;
  const char *text; /* valid until the events are next drained */
  /* FAULT, NOTICE: `text` for leaf_message_fragment_dup_words; same lifetime */
  const LeafMessageFragment *message;
} LeafEvent;

/* A message of the engine in another language (see leaf_problem_dup_words). Free with g_free. */
char *leaf_message_fragment_dup_words (const LeafMessageFragment *message, GTranslateFunc translate, gpointer data);
/* Makes the image that a play needs, which the first play would do otherwise. Call it on a background thread. */
void leaf_program_link (const LeafProgram *program);
LeafPlay *leaf_play_new (LeafProgram *program, guint32 seed); /* takes a reference */
LeafPlay *leaf_play_copy (const LeafPlay *play); /* a copy of this moment, which can continue differently */
void leaf_play_free (LeafPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlay, leaf_play_free)
LeafProgram *leaf_play_program (const LeafPlay *play); /* borrowed */

/* Limits the bytes that the play may hold in lists and texts. Call it before the play first runs. The default is 256
 * MiB and the minimum 1 MiB. If the limit is exceeded, a run-time problem names the value and the turn is abandoned.
 * When this happens depends on the limit as well as on program, seed and commands. */
gboolean leaf_play_set_memory (LeafPlay *play, gsize bytes);
/* Runs at most `budget` units of work. An instruction is about one unit; sorting, copying and searching cost more. */
LeafStop leaf_play_run (LeafPlay *play, guint64 budget);
LeafStop leaf_play_stop (const LeafPlay *play); /* why it is paused */
/* Ends a play that seems to run forever: a run-time problem names the rule that was running, and the play is over. */
void leaf_play_give_up (LeafPlay *play);
/* Passes an input of the player, in its text form (see LeafInputSort). Returns FALSE if the play needs none. A tick
 * counts as one only while the story has a timer, a link only while it is known, and a click only within a pane that
 * accepts clicks; otherwise the text is an ordinary line or key. */
gboolean leaf_play_command (LeafPlay *play, const char *command);
/* Returns the text form of a key: its character, or the name of a key without a printed sign. Free with g_free.
 * Function keys are given by the characters that the language uses for them: U+2190 to U+2193 for the arrows, U+000A
 * Return, U+0008 Delete, U+001B Escape, U+0009 Tab, U+21DE and U+21DF for Page Up and Page Down, U+21F1 Home, U+21F2
 * End, and U+EF01 onwards for F1, F2, ... */
char *leaf_key_dup_text (gunichar key);
/* What following a link does. */
typedef enum {
  LEAF_HYPERLINK_NONE = 0,
  LEAF_HYPERLINK_LINE,  /* `text` is given as a line */
  LEAF_HYPERLINK_WORDS, /* `text` is added to what is being typed */
  LEAF_HYPERLINK_KEY,   /* `text` is given as a key, if one is needed */
  LEAF_HYPERLINK_EVENT, /* `text` is given as it is, and rules of the story handle it */
} LeafHyperlinkSort;
/* Returns NONE if there is no such link, or if it is too old. *text: free with g_free; NULL with NONE. */
LeafHyperlinkSort leaf_play_link (const LeafPlay *play, guint32 link, char **text);
void leaf_play_set_wanted (LeafPlay *play, guint32 wanted); /* which events are recorded; only text at first */
/* the player has typed RULES, so rules are printed in the text too */
gboolean leaf_play_tells_rules (const LeafPlay *play);
/* Events since the last drain. The array and its texts belong to the play and are valid until the next run or drain. */
const LeafEvent *leaf_play_drain (LeafPlay *play, guint32 *n);
/* A hash of everything the future depends on: equal for equal moments of one play. */
guint64 leaf_play_hash (const LeafPlay *play);

/* Sets where leaf_play_run stops next. */
typedef enum { LEAF_STEP_NONE = 0, LEAF_STEP_IN, LEAF_STEP_OVER, LEAF_STEP_OUT, LEAF_STEP_NEXT_RULE } LeafStep;
void leaf_play_step (LeafPlay *play, LeafStep step);
/* Breakpoints; each returns FALSE if there is no code for it. */
gboolean leaf_play_set_breakpoint_on_rule (LeafPlay *play, guint32 rule, gboolean on);
gboolean leaf_play_set_breakpoint_on_rulebook (LeafPlay *play, guint32 rulebook, gboolean on);
gboolean leaf_play_set_breakpoint_on_line (LeafPlay *play, guint32 source, guint32 line, gboolean on);
void leaf_play_clear_breakpoints (LeafPlay *play); /* all of them, and those of leaf_play_add_breakpoint */
/* Replays the same commands from the start up to the moment after `event` events, and leaves the play there. Returns
 * FALSE if the play never was there. Takes as long as the play took. */
gboolean leaf_play_seek (LeafPlay *play, guint64 event);
/* What SAVE last saved, or what the play was given for RESTORE: a text of a few lines for the application to store.
 * NULL: nothing was saved. Borrowed until the play next runs. The play itself does not access the disk. */
const char *leaf_play_saved (const LeafPlay *play);
/* Answers LEAF_STOP_SAVES, before the play runs on; without an answer the save counts as stored. FALSE: the story
 * says that it could not save, and RESTORE restores the previous save. A replay uses the same answer. */
void leaf_play_answer_save (LeafPlay *play, gboolean is_kept);
/* Before the play first runs: the text that RESTORE restores. Returns FALSE if the text is unusable, with the reason
 * as the end of a sentence in *reason ("it was saved by another story ..."), which may be NULL. */
gboolean leaf_play_give_saved (LeafPlay *play, const char *saved, const char **reason);
/* A hash of the text of the story, its extensions and the library; saved plays are bound to it. */
guint64 leaf_program_fingerprint (const LeafProgram *program);
/* The external files of a story, number from 0. leaf_program_file_name: the name that the story uses ("scores"), free
 * with g_free; NULL: no more. leaf_play_file: its text in this play, borrowed until the play next runs; NULL: it does
 * not exist. leaf_play_give_file: its content when the play first runs; FALSE if the play has run, there is no such
 * file, or the text is too long or not UTF-8. The play does not access the disk: after each command the application
 * looks for changes. */
char *leaf_program_file_name (const LeafProgram *program, guint32 number);
const char *leaf_play_file (const LeafPlay *play, guint32 number);
gboolean leaf_play_give_file (LeafPlay *play, guint32 number, const char *text);
/* The commands given so far; NULL-terminated; borrowed until the next command. */
const char *const *leaf_play_commands (const LeafPlay *play);

/* The stack, innermost first. */
typedef struct {
  const char *title; /* "cat behavior rules", "Every turn", "To greet (P - a person)" */
  guint32 rule, rulebook;
  guint32 phrase; /* for leaf_program_phrase; 0: none */
  LeafEntry entry;
  LeafOutcome outcome; /* set while the frame is being left */
  gboolean is_library;
  LeafPlace place;
  guint32 n_values;
} LeafFrameInfo;

typedef struct {
  const char *name; /* "the destroyed object" */
  const char *kind;
  char *value; /* for people to read: a text is in quotation marks, "(not set yet)"; free with g_free */
  gboolean is_rulebook_variable;
} LeafValueInfo;

guint32 leaf_play_n_frames (const LeafPlay *play);
LeafFrameInfo leaf_play_frame (const LeafPlay *play, guint32 depth);                       /* 0 innermost */
LeafValueInfo leaf_play_frame_value (const LeafPlay *play, guint32 depth, guint32 number); /* from 0 */
/* a global variable; the name is NULL if unknown */
LeafValueInfo leaf_play_variable (const LeafPlay *play, const char *name);

/* --- values, at the present moment of the play -------------------------------------------------------------------- */

typedef struct {
  char *value;   /* for people to read; NULL: there is none */
  char *kind;    /* "number", "truth state" */
  char *printed; /* what it printed; "" if nothing */
  char *problem; /* as a sentence: the words are not understood here, or evaluation did not end; else NULL */
  LeafMessageFragment *problem_message; /* for leaf_evaluation_dup_problem */
  LeafMessageFragment *printed_message; /* for leaf_evaluation_dup_printed */
  gboolean is_true;                     /* a condition that holds, or a value that is not nothing */
} LeafEvaluation;

/* Evaluates a value, a condition or (with `may_do`) a phrase in the scope of the `depth`th frame (0: the innermost).
 * It runs on a copy; the play does not change. */
LeafEvaluation leaf_play_evaluate (const LeafPlay *play, guint32 depth, const char *words, gboolean may_do);
/* The problem in another language (see leaf_problem_dup_words); NULL: none. Free with g_free. */
char *leaf_evaluation_dup_problem (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data);
/* What it printed, with run-time problems in another language. Free with g_free. */
char *leaf_evaluation_dup_printed (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data);
void leaf_evaluation_clear (LeafEvaluation *evaluation);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEvaluation, leaf_evaluation_clear)

/* --- stops -------------------------------------------------------------------------------------------------------- */

/* Breakpoints that have a condition, a count, or a log message to print instead of stopping. */
typedef enum {
  LEAF_BREAKPOINT_LINE = 1, /* source, line */
  LEAF_BREAKPOINT_RULE,     /* id; when it applies */
  LEAF_BREAKPOINT_RULEBOOK, /* id; when it begins */
  LEAF_BREAKPOINT_OUTCOME,  /* id of a rulebook, or 0 for any; when it ends with `outcome` */
  LEAF_BREAKPOINT_ACTION,   /* words: the start of the action's name ("taking"); NULL: any */
  LEAF_BREAKPOINT_ACTIVITY, /* words: its name */
  LEAF_BREAKPOINT_PHRASE,   /* words: the start of its definition ("To greet") */
  /* words: a value or a condition in the language ("the location of the cat"); when it changes */
  LEAF_BREAKPOINT_CHANGE,
  LEAF_BREAKPOINT_TEXT,    /* words: when they are printed */
  LEAF_BREAKPOINT_PROBLEM, /* a run-time problem is reported */
} LeafBreakpointSort;

typedef struct {
  LeafBreakpointSort sort;
  guint32 id, source, line;
  LeafOutcome outcome;
  const char *words;
  const char *condition; /* in the language, with or without "when" or "if"; NULL: none */
  guint32 hits;          /* stops from this hit on; 0 and 1: from the first */
  /* printed as a LEAF_EVENT_LOG instead of stopping; values in braces are inserted: "{the score} now" */
  const char *log;
} LeafBreakpointSpec;

/* A breakpoint from what a person types: a line of the story, the words of a rule, a rulebook's name, the start of a
 * phrase ("To greet"), or "action taking", "activity printing the name", "change the score", "text Ouch", "success of
 * instead", "failure of instead" or "any problem". The result borrows from `words`. FALSE: nothing has that name. */
gboolean leaf_program_find_breakpoint (const LeafProgram *program, const char *words, LeafBreakpointSpec *spec);
/* The condition without "when" or "if" before it. Borrows from `words`, which may be NULL. */
const char *leaf_breakpoint_condition (const char *words);
/* Returns the number of the breakpoint, from 1; or 0, with a sentence in *problem (owned by the caller; may be NULL),
 * if nothing can stop there. */
guint32 leaf_play_add_breakpoint (LeafPlay *play, const LeafBreakpointSpec *spec, char **problem);
/* The same, with the sentence in another language (see leaf_problem_dup_words). */
guint32 leaf_play_add_breakpoint_in (LeafPlay *play, const LeafBreakpointSpec *spec, GTranslateFunc translate,
                                     gpointer data, char **problem);
void leaf_play_remove_breakpoint (LeafPlay *play, guint32 number);
/* The breakpoint at which the play is paused after LEAF_STOP_BREAKPOINT, and how often it was reached; 0: none of
 * them. */
guint32 leaf_play_breakpoint_hit (const LeafPlay *play, guint32 *hits);
/* For a CHANGE breakpoint: the value before and after, and what changed it. Free with g_free; "" if there is none. */
char *leaf_play_breakpoint_words (const LeafPlay *play, guint32 number);
/* as leaf_problem_dup_words */
char *leaf_play_breakpoint_words_in (const LeafPlay *play, guint32 number, GTranslateFunc translate, gpointer data);
/* ... and the place of the statement that changed it, which has already run; source 0: not known. */
LeafPlace leaf_play_breakpoint_place (const LeafPlay *play, guint32 number);

/* --- back --------------------------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_BACK_STATEMENT = 1,
  LEAF_BACK_OVER,
  LEAF_BACK_OUT,
  LEAF_BACK_RULE,
  LEAF_BACK_TURN,
  LEAF_BACK_BREAKPOINT,
  LEAF_BACK_OWN = 1 << 8, /* with any of the others except TURN and BREAKPOINT: skip code of the library */
} LeafBack;

/* Goes to the last moment before this one where such a step, or (BREAKPOINT) one of the play's breakpoints, would have
 * stopped. Returns FALSE if there is none; the play then stays where it is. */
gboolean leaf_play_step_back (LeafPlay *play, LeafBack how);

/* --- the world, at the present moment of the play ----------------------------------------------------------------- */

typedef struct {
  guint32 level;     /* 0: "rooms", "out of play", "relations", "scenes", "timed events", "values" */
  const char *name;  /* "the Kitchen", "capacity" */
  const char *value; /* "5"; NULL: it has no value and contains the following rows with a higher level */
} LeafWorldRow;

typedef struct _LeafWorldRows LeafWorldRows;

/* Rooms with their contents, each with its properties; things out of play; the story's relations with their pairs;
 * scenes; timed events; variables. */
LeafWorldRows *leaf_play_world (const LeafPlay *play);
const LeafWorldRow *leaf_world_rows_rows (const LeafWorldRows *world, guint32 *n);
void leaf_world_rows_free (LeafWorldRows *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafWorldRows, leaf_world_rows_free)

G_END_DECLS
