/* leaf-play.h: playing a story, stopping in it, and what is there where it stands.  Part of leaf.h. */
#pragma once

#include "leaf-rulebooks.h"

G_BEGIN_DECLS

/* --- playing ------------------------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_STOP_NONE = 0,
  LEAF_STOP_WANTS_COMMAND,   /* give one with leaf_play_command */
  LEAF_STOP_BREAKPOINT,
  LEAF_STOP_STEP_DONE,
  LEAF_STOP_OUT_OF_BUDGET,   /* call run again to go on */
  LEAF_STOP_FAULT,           /* a run-time problem that ends the play; see event text */
  LEAF_STOP_FINISHED,        /* the story is over */
  LEAF_STOP_SAVES,           /* it saves: keep leaf_play_saved, and say with leaf_play_answer_save whether it is kept; only where that is wanted */
} LeafStopCause;

typedef struct {
  LeafStopCause cause;
  LeafPlace     place;   /* of the statement about to run, or of the rule */
  guint32       rule;    /* the innermost rule; 0 none */
  guint64       event;   /* how many events there have been: the name of this moment */
} LeafStop;

typedef enum {
  LEAF_EVENT_TEXT = 1,       /* text, style; place: the phrase that printed it */
  LEAF_EVENT_RULE_CONSIDERED,/* rule, rulebook: about to be tested */
  LEAF_EVENT_RULE_BEGUN,     /* its preamble holds: it applies */
  LEAF_EVENT_RULE_ENDED,     /* outcome */
  LEAF_EVENT_RULEBOOK_BEGUN, /* rulebook; entry: how */
  LEAF_EVENT_RULEBOOK_ENDED, /* outcome */
  LEAF_EVENT_STATEMENT,      /* about to run: place */
  LEAF_EVENT_ACTION_BEGUN,   /* text: "taking the box" */
  LEAF_EVENT_ACTION_ENDED,   /* outcome */
  LEAF_EVENT_COMMAND,        /* text: what the player typed */
  LEAF_EVENT_PROMPT,         /* a command is wanted; text is the prompt */
  LEAF_EVENT_STATUS,         /* text: left \t right of the status line */
  LEAF_EVENT_FAULT,          /* text: a run-time problem, which rule; the play may go on */
  LEAF_EVENT_NOTICE,         /* text: what the story asked for and cannot have here, once each; the play goes on */
  LEAF_EVENT_RULE_PASSED,    /* rule, or rulebook alone: procedural rules have it not run here; `treated` says why */
  LEAF_EVENT_LOG,            /* text: of a stop that tells instead of stopping */
  LEAF_EVENT_ACTIVITY_BEGUN, /* text: its name; it is over at the next event of less depth */
  LEAF_EVENT_PHRASE_BEGUN,   /* text: as its definition begins; likewise */
} LeafEventSort;

enum { /* for leaf_play_set_wanted */
  LEAF_WANT_TEXT       = 1 << 0,
  LEAF_WANT_RULES      = 1 << 1,
  LEAF_WANT_STATEMENTS = 1 << 2,
  LEAF_WANT_ACTIONS    = 1 << 3,
  LEAF_WANT_PHRASES    = 1 << 5, /* activities too */
  LEAF_WANT_SAVES      = 1 << 4, /* to be asked before the story says that it saved; else whatever it saves counts as kept */
};

typedef enum {
  LEAF_TEXT_ROMAN = 0, LEAF_TEXT_BOLD = 1, LEAF_TEXT_ITALIC = 2, LEAF_TEXT_FIXED = 4, LEAF_TEXT_REVERSE = 8, LEAF_TEXT_INPUT = 16
} LeafTextStyle;

enum { LEAF_COLOUR_GIVEN = 1 << 24 };

typedef enum { LEAF_OUTCOME_NONE = 0, LEAF_OUTCOME_SUCCESS, LEAF_OUTCOME_FAILURE, LEAF_OUTCOME_STOPPED /* decided, without result */ } LeafOutcome;

typedef enum { LEAF_ENTRY_NONE = 0, LEAF_ENTRY_FOLLOWED, LEAF_ENTRY_ABIDED, LEAF_ENTRY_ABIDED_ANONYMOUSLY, LEAF_ENTRY_STAGE,
  LEAF_ENTRY_ACTIVITY, LEAF_ENTRY_PRODUCED, LEAF_ENTRY_CALLED, LEAF_ENTRY_SAID, LEAF_ENTRY_TRIED, LEAF_ENTRY_MACHINE,
  LEAF_ENTRY_SUBSTITUTED,
  LEAF_ENTRY_CONSIDERED, /* as followed, but procedural rules are not asked again: most stages of the library */
  LEAF_ENTRY_PROCEDURAL, /* the procedural rulebook itself, before what is followed */
} LeafEntry;

/* What the procedural rules in force did to the rule or rulebook of an event.  They say nothing of a rule that they leave
 * alone, nor of one of which only the neighbours were changed. */
typedef enum {
  LEAF_OVERRIDE_NOT = 0,
  LEAF_OVERRIDE_IGNORED    = 1 << 0, /* PASSED: it is not run */
  LEAF_OVERRIDE_MOVED_AWAY = 1 << 1, /* PASSED: it is not run here, but before or after `other` */
  LEAF_OVERRIDE_REPLACED   = 1 << 2, /* PASSED: `other` runs in its place */
  LEAF_OVERRIDE_MOVED_HERE = 1 << 3, /* it runs here because it was moved before or after `other` */
  LEAF_OVERRIDE_STANDS_IN  = 1 << 4, /* it runs in the place of `other` */
  LEAF_OVERRIDE_REJECTED   = 1 << 5, /* its result counts for nothing: at its end `outcome` is what it would have been */
  LEAF_OVERRIDE_AFTER      = 1 << 6, /* with MOVED_AWAY, MOVED_HERE: after `other`, not before it */
} LeafOverride;

/* What "does nothing" and "substitutes for" sentences did to a rule. */
typedef enum { LEAF_CHANGED_NOT = 0, LEAF_CHANGED_DOES_NOTHING, LEAF_CHANGED_SUBSTITUTED } LeafChanged;

typedef struct {
  LeafEventSort sort;
  guint32       rule, rulebook;
  guint32       phrase;  /* PHRASE_BEGUN */
  guint64       number;  /* how many events there had been with it: the name of its moment.  Texts, activities and phrases are not counted */
  LeafChanged   changed; /* RULE_ENDED: the sentence at `change` had it end so */
  LeafPlace     change;
  guint32       action;  /* ACTION_BEGUN, RULEBOOK_BEGUN: the action that goes on, as a number */
  LeafEntry     entry;
  LeafOutcome   outcome;
  guint32       style;   /* text: LeafTextStyle bits; rules: 1 inside what traces leave out (printing a name, a response, making a text) */
  guint32       letters, background; /* text: LEAF_COLOUR_GIVEN and 0xRRGGBB; 0: no colour was asked for */
  guint32       depth;   /* of the stack */
  gboolean      applied; /* RULE_ENDED: its preamble held, so that it had begun */
  guint32       level;   /* rules and rulebooks: how many rules and rulebooks are under way around it; what a trace is indented by */
  guint32       treated; /* rules and rulebooks: LEAF_OVERRIDE_... bits; 0 in a story without procedural rules */
  guint32       other_rule, other_rulebook; /* treated: the other one, if there is one; a rule or a rulebook, and the other 0 */
  guint32       treated_by;                 /* treated: the rule that asked for it; 0 where no rule did (a phrase of a text) */
  LeafPlace     place;
  const char   *text;    /* valid until the events are next drained */
  const char   *remarks; /* FAULT, NOTICE: `text`, which is in English, for leaf_message_fragments_dup_words; likewise */
} LeafEvent;

/* What the engine says of itself in a play, in another language (as leaf_problem_dup_words); free with g_free. */
char        *leaf_message_fragments_dup_words (const char *remarks, GTranslateFunc translate, gpointer data);
/* Makes of the program what a play needs of it, which else the first one does: for a thread that nobody waits for. */
void         leaf_program_link (const LeafProgram *program);
LeafPlay    *leaf_play_new   (LeafProgram *program, guint32 seed); /* takes a reference */
LeafPlay    *leaf_play_copy  (const LeafPlay *play); /* the same moment, its own future */
void         leaf_play_free  (LeafPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlay, leaf_play_free)
LeafProgram *leaf_play_program (const LeafPlay *play); /* borrowed */

/* How many bytes the play may hold in lists and texts, before it first runs; 256 MiB unless it is set, and 1 MiB at least.  Past it a
 * run-time problem names the value, and the turn is given up.  Which turn that is hangs on the bound, as on program, seed and commands. */
gboolean     leaf_play_set_memory (LeafPlay *play, gsize bytes);
/* Runs at most `budget` units of work, about an instruction each: what sorts, copies or searches takes as many as it does work. */
LeafStop     leaf_play_run  (LeafPlay *play, guint64 budget);
LeafStop     leaf_play_stop (const LeafPlay *play); /* where it stands */
/* For whoever will not wait any longer for a story that seems to go on for ever: a run-time problem says in which rule it was
 * busy, and the play is over. */
void         leaf_play_give_up (LeafPlay *play);
/* Hands over what the player types; only when the play wants a command. */
gboolean     leaf_play_command (LeafPlay *play, const char *command);
void         leaf_play_set_wanted (LeafPlay *play, guint32 wanted); /* text alone at first */
gboolean     leaf_play_tells_rules (const LeafPlay *play); /* the player has typed RULES: they are told in the text too */
/* Events since the last drain; the array and its texts are the play's, until the next run or drain. */
const LeafEvent *leaf_play_drain (LeafPlay *play, guint32 *n);
/* The same for the same moments of the same play: everything the future depends on. */
guint64      leaf_play_hash (const LeafPlay *play);

/* Steps: sets what leaf_play_run stops at next. */
typedef enum { LEAF_STEP_NONE = 0, LEAF_STEP_IN, LEAF_STEP_OVER, LEAF_STEP_OUT, LEAF_STEP_NEXT_RULE } LeafStep;
void         leaf_play_step (LeafPlay *play, LeafStep step);
/* Breakpoints; each returns FALSE when there is no code for it. */
gboolean     leaf_play_set_breakpoint_on_rule     (LeafPlay *play, guint32 rule, gboolean on);
gboolean     leaf_play_set_breakpoint_on_rulebook (LeafPlay *play, guint32 rulebook, gboolean on);
gboolean     leaf_play_set_breakpoint_on_line     (LeafPlay *play, guint32 source, guint32 line, gboolean on);
void         leaf_play_clear_breakpoints      (LeafPlay *play); /* all of them, and all that leaf_play_add_breakpoint added */
/* Plays again from the start, with the same commands, to the moment after `event` events; the play stands there.  FALSE
 * if the play never was there.  Takes as long as the play took. */
gboolean     leaf_play_seek (LeafPlay *play, guint64 event);
/* What SAVE saved last, or what the play was given to RESTORE: a text of a few lines, for the application to keep where it likes;
 * NULL; borrowed until the play next runs.  The play itself touches no disk. */
const char  *leaf_play_saved (const LeafPlay *play);
/* After LEAF_STOP_SAVES, before it runs on (which it does as if all was well where nothing is said).  FALSE: the story will say that it
 * could not be saved, and RESTORE goes where it went before.  When the play is played again the same is answered. */
void         leaf_play_answer_save (LeafPlay *play, gboolean is_kept);
/* Before the play first runs: what RESTORE is to find.  FALSE, with the reason as the end of a sentence ("it was saved by another
 * story ..."), when it is not to be had from this text.  `reason` may be NULL. */
gboolean     leaf_play_give_saved (LeafPlay *play, const char *saved, const char **reason);
/* The same for the same text of the story, its extensions and the library: what a saved play is bound to. */
guint64      leaf_program_fingerprint (const LeafProgram *program);
/* The external files of a story, from 0: what it calls each ("scores"; free with g_free; NULL: no more), its text in this play
 * (NULL: there is no such file yet; borrowed until the play next runs), and what is to be in it when the play first runs.  FALSE: it
 * has run, there is no such file, or the text is too long or no UTF-8.  The play touches no disk: the application looks after a
 * command what has changed. */
char        *leaf_program_file_name (const LeafProgram *program, guint32 number);
const char  *leaf_play_file      (const LeafPlay *play, guint32 number);
gboolean     leaf_play_give_file (LeafPlay *play, guint32 number, const char *text);
/* The commands given so far; NULL-terminated; borrowed until the next command. */
const char *const *leaf_play_commands (const LeafPlay *play);

/* The stack, innermost first. */
typedef struct {
  const char *title;    /* "cat behavior rules", "Every turn", "To greet (P - a person)" */
  guint32     rule, rulebook;
  guint32     phrase;   /* of leaf_program_phrase; 0: it is the code of none */
  LeafEntry   entry;
  LeafOutcome outcome;  /* set while it is being left */
  gboolean    is_library;
  LeafPlace   place;
  guint32     n_values;
} LeafFrameInfo;

typedef struct {
  const char *name;  /* "the destroyed object" */
  const char *kind;
  char       *value; /* for a person to read: a text in quotation marks, "(not set yet)"; caller frees */
  gboolean    is_rulebook_variable;
} LeafValueInfo;

guint32       leaf_play_n_frames (const LeafPlay *play);
LeafFrameInfo leaf_play_frame    (const LeafPlay *play, guint32 depth); /* 0 innermost */
LeafValueInfo leaf_play_frame_value (const LeafPlay *play, guint32 depth, guint32 number); /* from 0 */
LeafValueInfo leaf_play_variable (const LeafPlay *play, const char *name); /* a global; name NULL when unknown */

/* --- values, where the play stands --- */

typedef struct {
  char    *value;   /* for a person to read; NULL: it gives none */
  char    *kind;    /* "number", "truth state" */
  char    *printed; /* what it printed meanwhile; "" */
  char    *problem; /* in a sentence: the words are not understood there, or it never ended; else NULL */
  char    *remarks; /* the same for leaf_evaluation_dup_problem */
  char    *told;    /* what was printed, for leaf_evaluation_dup_printed */
  gboolean is_true; /* it is a condition that holds, or a value that is not nothing */
} LeafEvaluation;

/* A value, a condition or (with `may_do`) a phrase in the language, as it would be read in the `depth`th frame (0 innermost: locals and
 * variables of rulebooks that are under way are known).  It runs on a copy: the play is not changed by it. */
LeafEvaluation leaf_play_evaluate    (const LeafPlay *play, guint32 depth, const char *words, gboolean may_do);
/* The problem in another language (leaf_problem_dup_words); NULL: there is none.  Free with g_free. */
char          *leaf_evaluation_dup_problem (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data);
/* What it printed, run-time problems in another language, likewise. */
char          *leaf_evaluation_dup_printed (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data);
void           leaf_evaluation_clear (LeafEvaluation *evaluation);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafEvaluation, leaf_evaluation_clear)

/* --- stops --- */

/* Beside leaf_play_set_breakpoint_on_...: stops that have a condition, a count, or a text to be told instead of stopping. */
typedef enum {
  LEAF_BREAKPOINT_LINE = 1, /* source, line */
  LEAF_BREAKPOINT_RULE,     /* id; where it applies */
  LEAF_BREAKPOINT_RULEBOOK, /* id; where it begins */
  LEAF_BREAKPOINT_OUTCOME,  /* id of a rulebook, or 0 for any; where it ends with `outcome` */
  LEAF_BREAKPOINT_ACTION,   /* words: with which what is done begins ("taking"); NULL: any */
  LEAF_BREAKPOINT_ACTIVITY, /* words: its name */
  LEAF_BREAKPOINT_PHRASE,   /* words: with which its definition begins ("To greet"); */
  LEAF_BREAKPOINT_CHANGE,   /* words: a value or a condition in the language: "the location of the cat"; where it is not what it was */
  LEAF_BREAKPOINT_TEXT,     /* words: where they are printed */
  LEAF_BREAKPOINT_PROBLEM,  /* a run-time problem is told */
} LeafBreakpointSort;

typedef struct {
  LeafBreakpointSort sort;
  guint32      id, source, line;
  LeafOutcome  outcome;
  const char  *words;
  const char  *condition; /* in the language; NULL: none */
  guint32      hits;      /* stops at every time from this one on; 0, 1: at the first */
  const char  *log;       /* printed as a LEAF_EVENT_LOG instead of stopping; values in braces are put in: "{the score} now" */
} LeafBreakpointSpec;

/* A stop as one types it: a line of the story, the words of a rule, a rulebook's name, the beginning of a phrase ("To greet"), or with a word
 * before: "action taking", "activity printing the name", "change the score", "text Ouch", "success of instead", "failure of instead", or "any problem".
 * What it names is borrowed from `words`.  FALSE: nothing here is called so. */
gboolean leaf_program_find_breakpoint (const LeafProgram *program, const char *words, LeafBreakpointSpec *wish);
/* The number of the stop, from 1; 0, with a sentence in *problem (the caller's; may be NULL), when nothing can stop there. */
guint32  leaf_play_add_breakpoint    (LeafPlay *play, const LeafBreakpointSpec *wish, char **problem);
/* The same, with the sentence in another language (leaf_problem_dup_words). */
guint32  leaf_play_add_breakpoint_in (LeafPlay *play, const LeafBreakpointSpec *wish, GTranslateFunc translate, gpointer data, char **problem);
void     leaf_play_remove_breakpoint (LeafPlay *play, guint32 number);
/* The one at which the play stands after LEAF_STOP_BREAKPOINT, and how often it has been come to; 0: none of them. */
guint32  leaf_play_breakpoint_hit   (const LeafPlay *play, guint32 *hits);
/* Of a CHANGE, what the value was before and is now, and what changed it; free with g_free; "" where there is none. */
char    *leaf_play_breakpoint_words  (const LeafPlay *play, guint32 number);
char    *leaf_play_breakpoint_words_in (const LeafPlay *play, guint32 number, GTranslateFunc translate, gpointer data); /* as leaf_problem_dup_words */
/* ... and the place of the statement that changed it, which the play is past; source 0 where that is not known. */
LeafPlace leaf_play_breakpoint_place (const LeafPlay *play, guint32 number);

/* --- back --- */

typedef enum { LEAF_BACK_STATEMENT = 1, LEAF_BACK_OVER, LEAF_BACK_OUT, LEAF_BACK_RULE, LEAF_BACK_TURN, LEAF_BACK_HALT,
  LEAF_BACK_OWN = 1 << 8, /* with one of the others but TURN and HALT: what stands in the library is passed over */
} LeafBack;

/* To the last moment before this one at which a step of that sort would have stopped, or one of the play's stops: HALT.  FALSE: there is
 * none, and the play stays where it is. */
gboolean leaf_play_step_back (LeafPlay *play, LeafBack how);

/* --- the world, where the play stands --- */

typedef struct {
  guint32     level; /* 0: "rooms", "out of play", "relations", "scenes", "timed events", "values" */
  const char *name;  /* "the Kitchen", "capacity" */
  const char *value; /* "5"; NULL: it has none, it holds what follows with a higher level */
} LeafWorldRow;

typedef struct _LeafWorldRows LeafWorldRows;

/* Rooms with what is in them, and in that; each with its properties; what is nowhere; the story's relations, each with its pairs; scenes;
 * events that are set for a time; variables. */
LeafWorldRows     *leaf_play_world  (const LeafPlay *play);
const LeafWorldRow *leaf_world_rows_rows (const LeafWorldRows *world, guint32 *n);
void                leaf_world_rows_free (LeafWorldRows *world);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafWorldRows, leaf_world_rows_free)

G_END_DECLS
