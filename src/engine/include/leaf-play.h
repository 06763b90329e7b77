/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play.h: playing a story, stopping it, and inspecting its state. Part of leaf.h, which describes the
 * conventions. */
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
  LEAF_STOP_FAULT,         /* a run-time problem ended the play: the last LEAF_EVENT_FAULT */
  LEAF_STOP_FINISHED,      /* the story is over */
  /* it saves: store leaf_play_saved and call leaf_play_answer_save; only with LEAF_WANT_SAVES */
  LEAF_STOP_SAVES,
} LeafStopCause;

/* Inputs of a player. Each has a text form, which leaf_play_command takes and which saved plays, reports and threads of
 * the skein contain. That of a line is the line itself. That of a key is its character, or a name such as "[left]"
 * (leaf_key_dup_text), or empty for Return. The others are "[link 3]", "[tick]" (of the timer), and "[click 3 at 12,
 * 5]" in a pane (leaf_pane_dup_click). */
typedef enum { LEAF_INPUT_LINE = 0, LEAF_INPUT_KEY, LEAF_INPUT_LINK, LEAF_INPUT_TICK, LEAF_INPUT_CLICK } LeafInputSort;

typedef struct {
  LeafStopCause cause;
  LeafPlace place; /* of the statement about to run, or of the rule */
  guint32 rule;    /* the innermost rule; 0: none */
  guint64 event;   /* the number of events so far, which names this moment */
  /* WANTS_COMMAND: a line or a key. Ticks, links and clicks may be given before it. */
  LeafInputSort wants;
  guint32 tick; /* milliseconds from tick to tick; 0: the story has no timer */
} LeafStop;

/* The comments name the fields of LeafEvent that an event of this sort fills. */
typedef enum {
  LEAF_EVENT_TEXT = 1,        /* text, style; place: the phrase that printed it */
  LEAF_EVENT_RULE_CONSIDERED, /* rule, rulebook: about to be tested */
  LEAF_EVENT_RULE_BEGUN,      /* its preamble is true, so it applies */
  LEAF_EVENT_RULE_ENDED,      /* outcome */
  LEAF_EVENT_RULEBOOK_BEGUN,  /* rulebook; entry */
  LEAF_EVENT_RULEBOOK_ENDED,  /* outcome */
  LEAF_EVENT_STATEMENT,       /* place: of the statement that is about to run */
  LEAF_EVENT_ACTION_BEGUN,    /* text: "taking the box" */
  LEAF_EVENT_ACTION_ENDED,    /* outcome */
  LEAF_EVENT_COMMAND,         /* text: the input; input: its sort */
  LEAF_EVENT_PROMPT,          /* the play needs a command; text is the prompt */
  LEAF_EVENT_STATUS,          /* text: left \t right, or left \t centre \t right, of each row of the status line */
  LEAF_EVENT_FAULT,           /* text: a run-time problem, after which the play may continue; rule */
  /* text: a feature that the story uses and the engine does not have; once for each feature */
  LEAF_EVENT_NOTICE,
  /* rule, or rulebook alone: procedural rules prevent it from running here; `treated` says how */
  LEAF_EVENT_RULE_PASSED,
  LEAF_EVENT_LOG,            /* text: the log message of a breakpoint */
  LEAF_EVENT_ACTIVITY_BEGUN, /* text: its name; it has ended before the next event with less depth */
  LEAF_EVENT_PHRASE_BEGUN,   /* text: the start of its definition; phrase; ends like an activity */
} LeafEventSort;

enum { /* the events to record: bits for leaf_play_set_wanted */
       LEAF_WANT_TEXT = 1 << 0,
       LEAF_WANT_RULES = 1 << 1,
       LEAF_WANT_STATEMENTS = 1 << 2,
       LEAF_WANT_ACTIONS = 1 << 3,
       LEAF_WANT_PHRASES = 1 << 5, /* phrases and activities */
       /* no events: stop with LEAF_STOP_SAVES when the story saves; without this bit every save counts as stored */
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

enum { LEAF_COLOUR_GIVEN = 1 << 24 }; /* in a colour: it is set, even if it is black */

typedef enum {
  LEAF_OUTCOME_NONE = 0,
  LEAF_OUTCOME_SUCCESS,
  LEAF_OUTCOME_FAILURE,
  LEAF_OUTCOME_STOPPED /* it stopped its rulebook, without a result */
} LeafOutcome;

/* How a rulebook, rule or phrase came to run. */
typedef enum {
  LEAF_ENTRY_NONE = 0,
  LEAF_ENTRY_FOLLOWED,
  LEAF_ENTRY_ABIDED,
  LEAF_ENTRY_ABIDED_ANONYMOUSLY,
  LEAF_ENTRY_STAGE,       /* of an action */
  LEAF_ENTRY_ACTIVITY,    /* as the before, for or after rules of an activity */
  LEAF_ENTRY_PRODUCED,    /* for its value */
  LEAF_ENTRY_CALLED,      /* a phrase */
  LEAF_ENTRY_SAID,        /* a text with substitutions */
  LEAF_ENTRY_TRIED,       /* an action */
  LEAF_ENTRY_MACHINE,     /* by the engine, not by a phrase */
  LEAF_ENTRY_SUBSTITUTED, /* in place of another rule */
  LEAF_ENTRY_CONSIDERED,  /* like FOLLOWED, but no procedural rules run before it: most stages of the library */
  LEAF_ENTRY_PROCEDURAL,  /* the procedural rulebook itself, before a rulebook that is followed */
} LeafEntry;

/* What procedural rules did to the rule or rulebook of an event, as bits. A rule that stays in its place has none, even
 * if its neighbours were moved. `other` is other_rule or other_rulebook of the event. */
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
  guint32 action; /* ACTION_BEGUN, RULEBOOK_BEGUN: the id of the current action */
  LeafEntry entry;
  LeafOutcome outcome;
  /* TEXT: LeafTextStyle bits. Rules: 1 if inside something that traces leave out (printing a name or a response, making
   * a text), 2 for a rule that the command RULES does not list when it is followed directly */
  guint32 style;
  guint32 letters, background; /* text: LEAF_COLOUR_GIVEN and 0xRRGGBB; 0: no colour */
  /* text: the number of the figure or sound in whose place it is printed, as in LeafEffect; 0: none */
  guint32 effect;
  guint32 link;        /* text: the number of the link that the text is part of, for leaf_play_link; 0: none */
  LeafInputSort input; /* COMMAND: what the text was taken for */
  guint32 depth;       /* of the stack */
  gboolean applied;    /* RULE_ENDED: its preamble was true, so it had begun */
  /* rules and rulebooks: how many rules and rulebooks are running around it; the indentation of a trace */
  guint32 level;
  guint32 treated; /* rules and rulebooks: LeafOverride bits; 0 in a story without procedural rules */
  /* with overrides: the other rule or rulebook, if there is one; the other field is 0 */
  guint32 other_rule, other_rulebook;
  guint32 treated_by; /* with overrides: the rule that made them; 0: a phrase in a text */
  LeafPlace place;
  const char *text; /* see leaf_play_drain for how long it is valid */
  /* FAULT, NOTICE: `text` for leaf_message_fragment_dup_words; same lifetime */
  const LeafMessageFragment *message;
} LeafEvent;

/* A message of the engine in another language (see leaf_problem_dup_words). `message` may be NULL. Free with g_free. */
char *leaf_message_fragment_dup_words (const LeafMessageFragment *message, GTranslateFunc translate, gpointer data);
/* Makes the image of the program, which otherwise the first play makes. Call it in a background thread, so that the
 * first play begins at once. */
void leaf_program_link (const LeafProgram *program);
/* A play that has not begun to run; takes a reference to the program. */
LeafPlay *leaf_play_new (LeafProgram *program, guint32 seed);
/* A copy at the same moment. It shares nothing that changes with the play, so another thread may use it. It stops at
 * the lines, rules and rulebooks that have breakpoints in the play, but without their conditions, counts and messages;
 * leaf_play_clear_breakpoints removes them. */
LeafPlay *leaf_play_copy (const LeafPlay *play);
void leaf_play_free (LeafPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlay, leaf_play_free)
LeafProgram *leaf_play_program (const LeafPlay *play); /* borrowed */

/* Limits the bytes that the play may hold in lists and texts. The default is 256 MiB and the minimum 1 MiB. If the
 * limit is exceeded, a run-time problem names the value and the turn is abandoned; so the limit is one more thing on
 * which a play depends. Returns FALSE, without effect, if the play has begun. */
gboolean leaf_play_set_memory (LeafPlay *play, gsize bytes);
/* Runs at most `budget` units of work. An instruction is about one unit; sorting, copying and searching cost more. */
LeafStop leaf_play_run (LeafPlay *play, guint64 budget);
LeafStop leaf_play_stop (const LeafPlay *play); /* why it is paused */
/* Ends a play that seems to run forever: a run-time problem names the rule that was running, and the play is over. */
void leaf_play_give_up (LeafPlay *play);
/* Passes an input of the player in its text form (see LeafInputSort); invalid UTF-8 is replaced. Returns FALSE if the
 * play needs no input. "[tick]" is a tick only while the story has a timer, "[link 3]" a link only while that link is
 * known, and a click is one only within a pane that accepts clicks; otherwise the text is an ordinary line or key. */
gboolean leaf_play_command (LeafPlay *play, const char *command);
/* Returns the text form of a key: its character, or the name of a key that prints nothing. Free with g_free. `key` is
 * the character by which the language knows the key: U+2190 to U+2193 for the arrows, U+000A for Return, U+0008 Delete,
 * U+001B Escape, U+0009 Tab, U+21DE and U+21DF Page Up and Page Down, U+21F1 Home, U+21F2 End, and U+EF01 onwards for
 * F1, F2, ... */
char *leaf_key_dup_text (gunichar key);
/* What following a link does. */
typedef enum {
  LEAF_HYPERLINK_NONE = 0,
  LEAF_HYPERLINK_LINE,  /* pass *text to leaf_play_command as a line */
  LEAF_HYPERLINK_WORDS, /* add *text to the line that is being typed */
  LEAF_HYPERLINK_KEY,   /* pass *text to leaf_play_command if the play needs a key */
  LEAF_HYPERLINK_EVENT, /* pass *text to leaf_play_command in any case; rules of the story handle it */
} LeafHyperlinkSort;
/* Tells what following a link does. Returns NONE, and NULL in *text, if the play knows no such link (old ones are
 * forgotten). Free *text with g_free. */
LeafHyperlinkSort leaf_play_link (const LeafPlay *play, guint32 link, char **text);
/* Sets which events are recorded, as LEAF_WANT_... bits; in a new play, LEAF_WANT_TEXT. */
void leaf_play_set_wanted (LeafPlay *play, guint32 wanted);
/* TRUE after the player has typed RULES, so that the text names the rules that run */
gboolean leaf_play_tells_rules (const LeafPlay *play);
/* Events since the last drain. The array and its texts belong to the play, and are valid until it next runs or is
 * drained. */
const LeafEvent *leaf_play_drain (LeafPlay *play, guint32 *n);
/* A hash of everything on which the future of the play depends. */
guint64 leaf_play_hash (const LeafPlay *play);

/* Where leaf_play_run stops next, with LEAF_STOP_STEP_DONE: at the next statement, at the next one that is not in a
 * call from this one, after the current call, or where the next rule begins. */
typedef enum { LEAF_STEP_NONE = 0, LEAF_STEP_IN, LEAF_STEP_OVER, LEAF_STEP_OUT, LEAF_STEP_NEXT_RULE } LeafStep;
void leaf_play_step (LeafPlay *play, LeafStep step);
/* Sets or removes simple breakpoints. Each returns FALSE if no code belongs to the rule, rulebook or line. */
gboolean leaf_play_set_breakpoint_on_rule (LeafPlay *play, guint32 rule, gboolean on);
gboolean leaf_play_set_breakpoint_on_rulebook (LeafPlay *play, guint32 rulebook, gboolean on);
gboolean leaf_play_set_breakpoint_on_line (LeafPlay *play, guint32 source, guint32 line, gboolean on);
void leaf_play_clear_breakpoints (LeafPlay *play); /* these, and those of leaf_play_add_breakpoint */
/* Moves the play to the moment after `event` events by replaying its commands from the start, which takes as long as
 * playing them took; later commands are forgotten. Returns FALSE, and leaves the play where it is, if it never was
 * there. */
gboolean leaf_play_seek (LeafPlay *play, guint64 event);
/* The text that SAVE last made, or that the play was given for RESTORE, for the application to store; the play itself
 * does not access the disk. NULL: nothing was saved. Borrowed until the play next runs. */
const char *leaf_play_saved (const LeafPlay *play);
/* Answers LEAF_STOP_SAVES before the play continues; without an answer the save counts as stored. If `is_kept` is
 * FALSE, the story says that it could not save, and RESTORE restores the previous save. A replay uses the same
 * answer. */
void leaf_play_answer_save (LeafPlay *play, gboolean is_kept);
/* Gives the play, before it first runs, the text that RESTORE restores. Returns FALSE if the text is unusable, with the
 * reason as a clause in *reason ("it was saved by another story ..."; a constant string; may be NULL). */
gboolean leaf_play_give_saved (LeafPlay *play, const char *saved, const char **reason);
/* A hash of the text of the story, its extensions and the library; saved plays are bound to it. */
guint64 leaf_program_fingerprint (const LeafProgram *program);
/* The external files of a story, by number from 0. The play does not access the disk: an application gives it the files
 * at first, and looks for changes after each command. */
/* The name that the story uses ("scores"); NULL: there are no more files. Free with g_free. */
char *leaf_program_file_name (const LeafProgram *program, guint32 number);
/* The text of a file in this play, borrowed until the play next runs; NULL: the file does not exist. */
const char *leaf_play_file (const LeafPlay *play, guint32 number);
/* Sets the text that a file has when the play begins. Returns FALSE if the play has begun, there is no such file, or
 * the text is too long or not UTF-8. */
gboolean leaf_play_give_file (LeafPlay *play, guint32 number, const char *text);
/* The inputs given so far, in their text form; NULL-terminated; borrowed until the next input. */
const char *const *leaf_play_commands (const LeafPlay *play);

/* One frame of the stack. The strings are borrowed until the play next runs. */
typedef struct {
  const char *title; /* "cat behavior rules", "Every turn", "To greet (P - a person)" */
  guint32 rule, rulebook;
  guint32 phrase; /* for leaf_program_phrase; 0: none */
  LeafEntry entry;
  LeafOutcome outcome; /* set when the frame ends */
  gboolean is_library;
  LeafPlace place;
  guint32 n_values;
} LeafFrameInfo;

typedef struct {
  const char *name; /* "the destroyed object" */
  const char *kind;
  char *value; /* for people to read: "7", a text in quotation marks, "(not set yet)"; free with g_free */
  gboolean is_rulebook_variable;
} LeafValueInfo;

guint32 leaf_play_n_frames (const LeafPlay *play);
LeafFrameInfo leaf_play_frame (const LeafPlay *play, guint32 depth);                       /* 0 innermost */
LeafValueInfo leaf_play_frame_value (const LeafPlay *play, guint32 depth, guint32 number); /* from 0 */
/* Finds a global variable by its name; the name in the result is NULL if there is none. */
LeafValueInfo leaf_play_variable (const LeafPlay *play, const char *name);

/* --- values, at the present moment of the play -------------------------------------------------------------------- */

/* Owns its fields. */
typedef struct {
  char *value;   /* for people to read; NULL: there is none */
  char *kind;    /* "number", "truth state" */
  char *printed; /* what it printed; "" if nothing */
  char *problem; /* a sentence if the words are not understood here, or evaluating them did not end; else NULL */
  LeafMessageFragment *problem_message; /* for leaf_evaluation_dup_problem */
  LeafMessageFragment *printed_message; /* for leaf_evaluation_dup_printed */
  gboolean is_true;                     /* a condition that holds, or a value that is not nothing */
  gboolean is_unfinished;               /* `problem` says that evaluating the words did not end */
} LeafEvaluation;

/* Evaluates a value, a condition or (with `may_do`) a phrase in the scope of a frame (depth 0: the innermost). It runs
 * on a copy, so the play does not change. Clear the result with leaf_evaluation_clear. */
LeafEvaluation leaf_play_evaluate (const LeafPlay *play, guint32 depth, const char *words, gboolean may_do);
/* The problem in another language (see leaf_problem_dup_words); NULL: none. Free with g_free. */
char *leaf_evaluation_dup_problem (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data);
/* What it printed, with run-time problems in another language. Free with g_free. */
char *leaf_evaluation_dup_printed (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data);
void leaf_evaluation_clear (LeafEvaluation *evaluation);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEvaluation, leaf_evaluation_clear)

/* --- breakpoints -------------------------------------------------------------------------------------------------- */

/* What stops the play. The comments name the fields of LeafBreakpointSpec that each sort uses. */
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

/* A breakpoint, which may have a condition, a count, or a log message to print instead of stopping. */
typedef struct {
  LeafBreakpointSort sort;
  guint32 id, source, line;
  LeafOutcome outcome;
  const char *words;
  const char *condition; /* in the language, with or without "when" or "if"; NULL: none */
  guint32 hits;          /* it stops from this hit on, counting from 1; 0: from the first */
  /* printed as a LEAF_EVENT_LOG instead of stopping; values in braces are inserted: "{the score} now" */
  const char *log;
} LeafBreakpointSpec;

/* Makes a breakpoint from the words of a person: a line of the story, the words of a rule, the name of a rulebook, the
 * start of a phrase ("To greet"), or "action taking", "activity printing the name", "change the score", "text Ouch",
 * "success of instead", "failure of instead" or "any problem". *spec borrows from `words`. FALSE: nothing has that
 * name. */
gboolean leaf_program_find_breakpoint (const LeafProgram *program, const char *words, LeafBreakpointSpec *spec);
/* The condition without "when" or "if" before it. Borrows from `words`, which may be NULL. */
const char *leaf_breakpoint_condition (const char *words);
/* Copies the strings of `spec`. Returns the number of the breakpoint, from 1; or 0, with a sentence in *problem (owned
 * by the caller; may be NULL), if the play cannot stop there. */
guint32 leaf_play_add_breakpoint (LeafPlay *play, const LeafBreakpointSpec *spec, char **problem);
/* Like leaf_play_add_breakpoint, with the sentence in another language (see leaf_problem_dup_words). */
guint32 leaf_play_add_breakpoint_in (LeafPlay *play, const LeafBreakpointSpec *spec, GTranslateFunc translate,
                                     gpointer data, char **problem);
void leaf_play_remove_breakpoint (LeafPlay *play, guint32 number);
/* The number of the breakpoint at which the play is paused after LEAF_STOP_BREAKPOINT; 0: it is a simple one. *hits
 * receives how often it was reached with its condition true. */
guint32 leaf_play_breakpoint_hit (const LeafPlay *play, guint32 *hits);
/* For a CHANGE breakpoint: the value before and after, and what changed it; "" for others. Free with g_free. */
char *leaf_play_breakpoint_words (const LeafPlay *play, guint32 number);
/* Like leaf_play_breakpoint_words, in another language (see leaf_problem_dup_words). */
char *leaf_play_breakpoint_words_in (const LeafPlay *play, guint32 number, GTranslateFunc translate, gpointer data);
/* For a CHANGE breakpoint: the place of the statement that changed the value, which has run; source 0: unknown. */
LeafPlace leaf_play_breakpoint_place (const LeafPlay *play, guint32 number);

/* --- stepping back ------------------------------------------------------------------------------------------------ */

/* The steps of LeafStep, a turn, and the previous stop at a breakpoint, all backwards. */
typedef enum {
  LEAF_BACK_STATEMENT = 1,
  LEAF_BACK_OVER,
  LEAF_BACK_OUT,
  LEAF_BACK_RULE,
  LEAF_BACK_TURN,
  LEAF_BACK_BREAKPOINT,
  LEAF_BACK_OWN = 1 << 8, /* with any of the others except TURN and BREAKPOINT: skip code of the library */
} LeafBack;

/* Goes to the last moment before this one where such a step would have stopped, as leaf_play_seek does. Returns FALSE
 * if there is none; the play then stays where it is. */
gboolean leaf_play_step_back (LeafPlay *play, LeafBack how);

/* --- the world, at the present moment of the play ----------------------------------------------------------------- */

typedef struct {
  guint32 level;     /* 0: "rooms", "out of play", "relations", "scenes", "timed events", "values" */
  const char *name;  /* "the Kitchen", "capacity" */
  const char *value; /* "5"; NULL: it has no value and contains the following rows with a higher level */
} LeafWorldRow;

typedef struct _LeafWorldRows LeafWorldRows;

/* The state of the story as an indented list: rooms with their contents, each with its properties; things out of play;
 * relations of the story with their pairs; scenes; timed events; variables. Free with leaf_world_rows_free. */
LeafWorldRows *leaf_play_world (const LeafPlay *play);
const LeafWorldRow *leaf_world_rows_rows (const LeafWorldRows *world, guint32 *n);
void leaf_world_rows_free (LeafWorldRows *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafWorldRows, leaf_world_rows_free)

G_END_DECLS
