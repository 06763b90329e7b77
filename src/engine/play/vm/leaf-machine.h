/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-machine.h: the machine that plays a program, and how C code takes part in it.
 *
 * The whole play is in the machine's own tables, never on the C stack:
 *
 *   frames   what is under way, innermost last: the play itself, a rulebook being followed, a rule's code, an action, an
 *            activity, a native that waits for what it called
 *   stack    values; each frame owns the part from its `bottom` up to the next frame's
 *   cells    the world's state (world/passes/leaf-state.h), and `tree` beside it
 *   heap     lists, texts and the like, named by handles (leaf-heap.h)
 *   shared   variables of rulebooks, actions and activities under way, with `owners` telling whose they are
 *
 * The loop (leaf-run.c) looks at the innermost frame and moves it one step: code runs instructions, a rulebook takes its
 * next rulebook_entry, an action goes into its next phase.  A step ends by pushing a frame (then that one runs) or by leaving its
 * own (then the one under it goes on).  So a paused play is data: it is copied, compared and saved as such.
 *
 * What a frame leaves behind for the one under it stands in registers: `decided` and `by_rule` after a rule or a rulebook,
 * `returned` after code that gives a value (pushed on the stack instead, when the frame under it is code).
 */
#pragma once

#include "image/leaf-image.h"
#include "leaf-state-reflect.h"
#include "leaf-heap.h"
#include "leaf-regexp.h"

G_BEGIN_DECLS

typedef struct _LeafMachine LeafMachine;
typedef struct _LeafReplay LeafReplay; /* a saved play being played again: leaf-saved.h */
typedef struct _LeafParserState LeafParserState; /* what the command parser remembers: commands/leaf-parser-state.h */
typedef struct _LeafFiles LeafFiles;   /* leaf-files.h */
typedef struct _LeafTableIndex LeafTableIndex;
typedef struct _LeafInput LeafInput;   /* what was given: leaf-saved.h */

/* --- natives ---------------------------------------------------------------------------------------------------------------
 *
 * A native is a C function that the library's text names.  `args` are its values in order (as many as leaf-natives.def says;
 * a phrase with options gives one more, the last: the bits of the options given, the first option 1).  A native that gives
 * a value stores it in *result.
 *
 * Natives never run the machine.  One that needs rules, activities or texts run (marked "~" in leaf-natives.def) has a frame
 * of its own: it pushes what is to run (leaf_call_...: one call a visit) and returns LEAF_NATIVE_CALLED; when that has ended
 * the native is called again, with the same args, and reads in leaf_native_phase () how far it got.  Everything that it must
 * remember between visits is in leaf_native_phase () and in cells of its frame (leaf_native_cell ()); C variables do not live on.
 *
 *   static LeafNativeStatus
 *   say_twice (LeafMachine *m, const LeafValue *args, LeafValue *result)
 *   {
 *     if (m_phase == 2) return LEAF_NATIVE_DONE;       // as leaf_native_phase (m)
 *     leaf_native_set_phase (m, leaf_native_phase (m) + 1);
 *     leaf_call_say (m, args[0]);
 *     return LEAF_NATIVE_CALLED;
 *   }
 *
 * A native that is a rule's body starts undecided; what `decided` is when it returns DONE is what the rule decided.
 * `args` points into the stack: it is good until the native pushes something.
 */
typedef enum {
  LEAF_NATIVE_DONE = 1, /* finished; *result is given if it gives one */
  LEAF_NATIVE_CALLED,   /* frames were pushed: come back when they have ended */
  LEAF_NATIVE_SPENT,    /* the slice's budget is: come back with the next one, to go on where it stood */
  LEAF_NATIVE_WAITS,    /* a command is wanted: stop, and come back when it has been given (leaf_machine_take_command) */
} LeafNativeStatus;

typedef LeafNativeStatus (*LeafNativeFunction) (LeafMachine *machine, const LeafValue *args, LeafValue *result);

typedef struct {
  const char *name;
  LeafNativeFunction function;
  guint8      n_args;
  char        gives;     /* '-', 'b' or 'v' */
  guint8      may_call;  /* "~" */
} LeafNativeRow;

const LeafNativeRow *leaf_native_row  (guint32 number);

/* Every native is one of these functions: static LEAF_NATIVE_FUNCTION is not needed, they are declared here. */
#define LEAF_NATIVE(name, text, n, gives, meaning) \
  LeafNativeStatus leaf_native_##name (LeafMachine *machine, const LeafValue *args, LeafValue *result);
#define LEAF_NATIVE_APPLYING(name, text, n, gives, meaning)
#include "image/leaf-natives.def"
#undef LEAF_NATIVE

/* --- frames ------------------------------------------------------------------------------------------------------------------ */

typedef enum {
  LEAF_FRAME_PLAY = 1,  /* startup, then turns, then shutdown: leaf-rulebook-exec.c */
  LEAF_FRAME_CODE,      /* of: chunk; at: next instruction */
  LEAF_FRAME_RULEBOOK,  /* of: rulebook; at: the rulebook_entry that runs; cells: parameter before, parameter, story's end before */
  LEAF_FRAME_SINGLE,    /* of: rule followed by itself; cells: parameter before */
  LEAF_FRAME_ACTION,    /* of: action; phase; cells: the action before it (its cells) */
  LEAF_FRAME_ACTIVITY,  /* of: activity; phase 1 before 2 for 3 after; cells: operand */
  LEAF_FRAME_NATIVE,    /* of: native; at: its phase; cells: its args, then its own */
  LEAF_FRAME_FOLLOWING, /* of: rule or rulebook for which a frame of rule changes is open: leaf-procedural.c */
  LEAF_FRAME_CHANGED,   /* of: rule or rulebook that a rule change is about: leaf-procedural.c */
} LeafFrameSort;

enum { /* flags of a frame */
  LEAF_FLAG_GIVES      = 1 << 0, /* its value is wanted by the frame under it */
  LEAF_FLAG_CAPTURES   = 1 << 1, /* what is printed goes to a text, which is its value */
  LEAF_FLAG_QUIET      = 1 << 2, /* rulebooks: no paragraph is divided between its rules */
  LEAF_FLAG_RESTORES   = 1 << 3, /* TRY silently: silence and paragraphs as before, when it is left */
  LEAF_FLAG_SILENCED   = 1 << 5, /* TRY silently what a value says: silence as before, but paragraphs go on */
  LEAF_FLAG_CONVERTED  = 1 << 4, /* an action that stands in for another one */
  LEAF_FLAG_PROBE      = 1 << 6, /* leaf_play_why_not: clauses are noted, and none ends it */
  LEAF_FLAG_BOOK       = 1 << 8, /* FOLLOWING, CHANGED: `of` is a rulebook */
  LEAF_FLAG_OPENED     = 1 << 9, /* FOLLOWING: a frame of rule changes was opened, and is to be closed */
  LEAF_FLAG_APPLIES    = 1 << 11, /* a rule: its preamble held */
  LEAF_FLAG_CHANGED    = 1 << 12, /* a rule: a sentence has it do nothing, or another one stand in for it */
  LEAF_FLAG_REJECTS    = 1 << 10, /* CHANGED, RULEBOOK: decisions are taken for none */
};

LEAF_WITHOUT_PADDING

/* What the code under a pushed frame does when it comes back: the entry of FOLLOW and so on. */
typedef enum { LEAF_AFTER_NOTHING = 0, LEAF_AFTER_ABIDE, LEAF_AFTER_ABIDE_ANONYMOUSLY, LEAF_AFTER_STAND_IN, LEAF_AFTER_HANDLE } LeafAfter;

typedef struct {
  guint8  sort;     /* LeafFrameSort */
  guint8  entry;    /* LeafEntry */
  guint8  phase;
  guint8  after;    /* LeafAfter */
  guint32 flags;
  guint32 of;
  guint32 at;
  guint32 first;    /* code: of its chunk, from which jumps count */
  guint32 bottom;   /* the stack is cut back to here when it is left */
  guint32 slots;    /* where slot 0, or cell 0, is on the stack */
  guint32 rule;     /* the rule whose body this is; 0 */
  guint32 rulebook; /* in which it runs; 0 */
  guint32 owners;   /* how many owners of shared variables there were */
  guint32 options;  /* bits of a phrase's options */
  guint32 captured; /* CAPTURES: where its characters begin */
  guint32 kept;     /* CAPTURES, RESTORES: the paragraph state before (leaf-paragraph.c) */
} LeafFrame;

/* What a procedural rule asked for, or (LEAF_CHANGE_NONE) the mark where a frame of such changes begins: leaf-procedural.c. */
typedef struct {
  guint32   sort;     /* LeafChangeSort */
  LeafValue what;     /* RULE or RULEBOOK; of a mark: what is being followed */
  LeafValue other;
  guint32   by;       /* rule; of a mark: its frame, as a number from the bottom */
  LeafPlace place;
} LeafChangeRecord;

enum { LEAF_MOST_RULE_FRAMES = 20, LEAF_MOST_RULE_CHANGES = 501 / 3 }; /* three words a record, as the specification has it */

/* Variables of a rulebook, action or activity that is under way; and the list of activities under way. */
typedef struct {
  guint32   owner;    /* LeafOwner */
  guint32   id;
  guint32   first;    /* in shared */
  guint32   n;
  LeafValue operand;  /* of an activity */
} LeafSharedOwner;

/* The action being processed; the objects among its parts stand in the variables of the library, not here. */
typedef struct {
  guint32   action;      /* LeafActionId */
  LeafValue actor;
  LeafValue noun, second; /* as given: objects, or values of the kinds that the action takes */
  LeafValue requester;   /* nothing, or who asked the actor to do it */
  guint32   out_of_world;
} LeafActionState;

typedef struct {
  guint32   outcome;   /* LeafOutcome: NONE, SUCCESS, FAILURE */
  guint32   has_value;
  LeafValue value;
} LeafLatestResult;

typedef struct { guint32 s[4]; } LeafRng;

/* Paragraphs: leaf-paragraph.c. */
typedef struct {
  guint8 pending;   /* something was printed: the next dividing point skips a line */
  guint8 bits;      /* LEAF_PARAGRAPH_... */
  guint8 kept;      /* whether a paragraph had just been completed at the last dividing point */
} LeafParagraph;

LEAF_WITHOUT_PADDING_END

/* An event before it is drained: text as a place in event_text.  Of a FAULT and a NOTICE, which are ours, it is a remark, and is made English for
 * whoever is told it. */
typedef struct {
  LeafEvent event;
  guint32   text, length;
  guint32   instruction; /* that printed it */
} LeafRawEvent;

/* Is its text a remark? */
static inline gboolean
leaf_event_is_remark (const LeafEvent *event)
{
  return event->sort == LEAF_EVENT_FAULT || event->sort == LEAF_EVENT_NOTICE;
}

/* --- the machine --------------------------------------------------------------------------------------------------------------- */

enum { LEAF_SEVERAL = 1, LEAF_SEVERAL_NEXT };
enum { LEAF_UNDONE_TURN = 1, LEAF_UNDONE_RESTORED };

/* What is noted while a turn is played again for somebody who asks why something did not happen: what was so, and not what another reading of
 * the state would make of it. */
typedef struct {
  guint32 response;
  gsize   from, to; /* of the text of events, while it was said; to G_MAXSIZE: it never came to its end */
} LeafResponseNoted;

typedef enum { LEAF_SCENES_LOOKED_AT = 1, LEAF_SCENE_HELD_NOT, LEAF_SCENE_HELD, LEAF_SCENE_CHANGED } LeafSceneNote;

typedef struct {
  LeafSceneNote note;
  guint32       condition; /* row of the conditions of scenes; 0: of none, they were looked at */
} LeafSceneNoted;

typedef struct {
  GArray *lines;     /* of LeafLineTried (parser/leaf-parser.h) */
  GArray *responses; /* of LeafResponseNoted */
  GArray *scenes;    /* of LeafSceneNoted */
  guint32 book;      /* of grammar: lines of it are noted where they stand in others, too; 0: of none */
} LeafNoted;

/* What ran, as bits that only an explorer asks for: an instruction (a statement that begins, a clause that fails, a preamble that holds, words
 * that are printed), then actions, responses and ends of scenes (leaf_mark_first_action and so on). */
typedef struct {
  guint8 *bits;
  guint32 n;
  guint32 ended_at; /* the instruction at which the story was ended; 0: it goes on */
  LeafRng begun; /* chance as it was once the seed had been taken */
} LeafMarks;

struct _LeafMachine {
  LeafProgram     *program;
  const LeafImage *image;          /* of the program */
  const LeafFacts *facts;          /* of the image */
  const LeafInitialState *layout;  /* offsets and numbers; its cells are not ours */
  /* the state: leaf-machine-state.def */
#define LEAF_STATE_PLAIN(type, name, mark) type name;
#define LEAF_STATE_ROWS(type, name, n, room, mark) type *name; guint32 n, room;
#define LEAF_STATE_TEXT(name) char *name;
#define LEAF_STATE_STRING(name) GString *name;
#define LEAF_STATE_OWN(type, name, functions) type name;
#define LEAF_KEPT_PLAIN(type, name, mark) type name;
#define LEAF_KEPT_OWN(type, name, functions) type name;
#include "leaf-machine-state.def"
  /* found out again */
  LeafStop         stop;
  guint64          budget;         /* what is left of this slice: leaf_charge */
  LeafExpression  *expression;     /* the one matched last, read; NULL */
  LeafTableIndex **table_indexes;  /* by table, what is known of its columns (leaf-table-index.h); NULL */
  gsize            held_alone;     /* of a moment to which UNDO goes back: bytes that no later one shares (leaf-snapshot.c) */
  gboolean         is_turn_over;   /* something grew past its bound: what is under way is given up (leaf-memory.c) */
  guint64          n_events;       /* counted whether wanted or not, since the play began: nothing takes it back */
  /* not state: who watches */
  guint32          wanted;
  GArray          *sets;           /* leaf-live-edit.c: what a person changed while it stood still, shared by copies; NULL */
  guint32          watch;          /* LEAF_WATCH_...: anything to look at when a statement begins */
  gboolean         has_listeners;          /* somebody may want to hear of rules and rulebooks, or stop at one: leaf_machine_update_listeners */
  guint8          *marks;          /* breakpoints: a bit an instruction; NULL: none */
  guint8          *rule_marks, *book_marks; /* bytes; NULL: none */
  guint8          *natives_run;    /* bytes by LeafNative, of who counts what is run; NULL: nobody */
  LeafStep         step;
  guint32          step_frames;    /* the number of frames when the step was asked for */
  guint32          stopped_in;     /* how many frames there are while it stands at a statement where it stopped: not to stop there again; 0 */
  guint32          stopped_at_book; /* the rulebook at whose mark it stopped, which may be over by now; 0 */
  guint64          target;         /* seeking: stop when so many events have been; 0 */
  LeafClauseState *probe;          guint32 n_probe;
  LeafMarks       *explored;       /* what runs is marked here, for an explorer; NULL: nobody explores; borrowed */
  gboolean         is_explored;    /* nothing is taken back, saved or shown to a player: no moments, inputs and status lines are kept */
  gboolean         has_lively_status; /* explored: the story has rules of its own for the status line, which may change something */
  LeafNoted       *noted;          /* what is noted while it goes on, for who asks why; NULL: nobody; borrowed */
  GArray          *events;         /* of LeafRawEvent */
  GString         *event_text;
  LeafPlace        place;          /* of the statement that runs */
};

/* What the rule changes in force did to the rule or rulebook of an event: the fields of a LeafEvent. */
typedef struct { guint32 treated, other_rule, other_rulebook, by; } LeafOverrideInfo;

/* Sorts of events that cost nothing when nobody wants them; each is counted all the same (leaf-events.c). */
void leaf_event_passed (LeafMachine *machine, LeafValue what, guint32 rulebook, LeafEntry entry, LeafOverrideInfo treated);
void leaf_event_to_listeners (LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry, LeafOutcome outcome);
/* Mostly nobody listens: then it costs the counting. */
static inline void
leaf_event_rule (LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry, LeafOutcome outcome)
{
#ifndef LEAF_WITHOUT_EVENTS
  machine->n_events++;
  if (G_UNLIKELY (machine->has_listeners))
    leaf_event_to_listeners (machine, sort, rule, rulebook, entry, outcome);
#endif
}
/* Finds `has_listeners` out again: when a slice begins, and after what the player has asked for, or the whole state, became another. */
void leaf_machine_update_listeners (LeafMachine *machine);
/* A frame that was just pushed, for whoever wants a tree of them; not counted. */
void leaf_event_frame (LeafMachine *machine, LeafEventSort sort, guint32 phrase, const char *title, LeafPlace place); /* phrase 0: it is none */
void leaf_event_text (LeafMachine *machine, LeafEventSort sort, guint32 want, const char *text, LeafOutcome outcome);

enum { LEAF_WATCH_EVENTS = 1, LEAF_WATCH_MARKS = 2, LEAF_WATCH_STEP = 4, LEAF_WATCH_TARGET = 8, LEAF_WATCH_SETS = 16 };

gint32 leaf_scene_number (const LeafMachine *machine, LeafInstanceId scene); /* leaf-natives-time.c: from 1, as its value has it */
gboolean leaf_scene_runs (const LeafMachine *machine, gint32 scene, gint32 *began); /* leaf-natives-time.c */
const char *leaf_scene_ended (const LeafMachine *machine, gint32 scene); /* leaf-natives-time.c */
/* The words of a snippet of the player's command; free with g_free. */
char            *leaf_snippet_dup       (const LeafMachine *machine, LeafValue snippet);
/* Do the words of a snippet match a topic (all of them), or include it?  Runs nothing. */
char            *leaf_topic_dup         (const LeafMachine *machine, LeafValue topic); /* NULL: not of plain words */
gboolean         leaf_topic_matches     (LeafMachine *machine, LeafValue snippet, LeafValue topic);
LeafValue        leaf_topic_said        (LeafMachine *machine, LeafValue topic); /* its words, added to the command; other values stay */

LeafMachine *leaf_machine_new  (LeafProgram *program, guint32 seed);
LeafMachine *leaf_machine_copy (const LeafMachine *machine);  /* state and watchers, without events */
void         leaf_machine_free (LeafMachine *machine);
/* Takes the state of `from`, of the same program; what the table says is kept, events and watchers stay its own. */
void         leaf_machine_become (LeafMachine *machine, const LeafMachine *from);
/* Of all that the table of the state names. */
guint64      leaf_machine_hash  (const LeafMachine *machine);
gboolean     leaf_machine_equal (const LeafMachine *a, const LeafMachine *b);
void         leaf_machine_mark  (LeafMachine *machine); /* what the state names is not to be swept */
extern const LeafFields leaf_state_fields, leaf_kept_fields; /* of LeafMachine: what is taken back, and what is kept */
LeafStop     leaf_machine_run  (LeafMachine *machine, guint64 budget);

/* --- between the files of the machine --------------------------------------------------------------------------------------------- */

enum {
  LEAF_MOST_FRAMES = 10000, LEAF_MOST_VALUES = 1000000,
  LEAF_MOST_OWNERS = 100000,   /* rulebooks, actions and activities with variables that are under way, with those that a rule began and did not end */
  LEAF_MOST_TEXT = 1000000,    /* bytes of one text */
  LEAF_MOST_ENTRIES = 1000000, /* of one list */
  LEAF_MOST_PAIRS = LEAF_MOST_ENTRIES / 2, /* of one relation, which is one block like a list's */
};

LeafFrame *leaf_push_frame  (LeafMachine *machine, LeafFrameSort sort, LeafEntry entry); /* empty, on top of the stack; never NULL */
void       leaf_grow_stack  (LeafMachine *machine); /* for leaf_push_value */
static inline void
leaf_push_value (LeafMachine *machine, LeafValue value)
{
  if (G_UNLIKELY (machine->top >= machine->stack_room))
    leaf_grow_stack (machine);
  machine->stack[machine->top++] = value;
}
void       leaf_leave_frame (LeafMachine *machine, LeafValue value); /* `value` where the frame gives one */
void       leaf_enter_rule  (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry);
void       leaf_enter_chunk (LeafMachine *machine, guint32 chunk, guint32 n_args, guint32 flags, LeafEntry entry); /* its args are on top of the stack */
void       leaf_enter_native (LeafMachine *machine, guint32 native, guint32 n_args, guint32 flags);
void       leaf_own_variables (LeafMachine *machine, LeafOwner owner, guint32 id, LeafValue operand);
void       leaf_disown         (LeafMachine *machine, guint32 n_owners); /* back to so many */
LeafValue *leaf_shared_cell   (LeafMachine *machine, guint32 variable);
LeafValue  leaf_shared_value  (LeafMachine *machine, guint32 variable); /* its default, and no fault, where nobody has it */
void       leaf_capture_begin (LeafMachine *machine);
LeafValue  leaf_capture_end   (LeafMachine *machine);
gboolean   leaf_say_value     (LeafMachine *machine, LeafValue value); /* TRUE: frames were pushed that print it */
void       leaf_advance_play      (LeafMachine *machine);
void       leaf_note_past         (LeafMachine *machine, guint32 first, gboolean holds); /* first: of LEAF_PAST_CELLS cells */
void       leaf_advance_rulebook  (LeafMachine *machine);
void       leaf_advance_single    (LeafMachine *machine);
void       leaf_advance_action    (LeafMachine *machine);
void       leaf_advance_activity  (LeafMachine *machine);
void       leaf_advance_native    (LeafMachine *machine);
void       leaf_advance_following (LeafMachine *machine);
void       leaf_advance_changed   (LeafMachine *machine);
void       leaf_end_rule          (LeafMachine *machine, gboolean decided); /* the rule whose frame is innermost */
gboolean   leaf_statement_stops   (LeafMachine *machine, LeafFrame *frame); /* a statement begins and somebody watches */
LeafPlace  leaf_place_of_instruction (const LeafMachine *machine, guint32 instruction);
LeafPlace  leaf_place_of_rule (const LeafMachine *machine, guint32 rule);
guint32    leaf_innermost_rule (const LeafMachine *machine);
/* leaf-memory.c */
gboolean   leaf_collect_garbage (LeafMachine *machine); /* some of it, within the budget; TRUE: all is done */
void       leaf_collect_all_garbage (LeafMachine *machine);
void       leaf_abandon_turn    (LeafMachine *machine); /* for which something was too much */
LeafValue  leaf_default_result (LeafMachine *machine, LeafValue phrase);
LeafValue  leaf_constant_value (LeafMachine *machine, LeafValue value); /* what the initial state says of a list or stored action: a block of it */
LeafValue  leaf_copy_value    (LeafMachine *machine, LeafValue value); /* a block of its own, for lists and stored actions */

/* Numbers of marks after those of the instructions. */
static inline guint32 leaf_mark_first_action (const LeafImage *image) { return image->n_code; }
static inline guint32 leaf_mark_first_response (const LeafImage *image) { return image->n_code + image->actions.n; }
static inline guint32 leaf_mark_first_scene (const LeafImage *image) { return leaf_mark_first_response (image) + image->responses.n; }

/* A bit is set; two for each scene, by its value: its beginning and its end. */
static inline void
leaf_mark (LeafMachine *m, guint32 number)
{
  if (G_UNLIKELY (m->explored != NULL) && number < m->explored->n)
    m->explored->bits[number / 8] |= (guint8) (1u << number % 8);
}

static inline LeafFrame *leaf_machine_frame (const LeafMachine *m) { return &m->frames[m->n_frames - 1]; }

/* --- for natives: work ------------------------------------------------------------------------------------------------------------
 *
 * A slice of play is so many units of work: an instruction is one, and a native charges what it does beside, in units of about the
 * time of an instruction.  One whose work has no small bound has a frame ("~") and does it in pieces: it charges each, and when the budget is spent it
 * keeps where it stands in its phase and cells (and what it has made on the heap, named by a cell) and returns LEAF_NATIVE_SPENT; its
 * next visit goes on from there.  So no slice is longer than its budget and one piece, whatever a story does. */
static inline void     leaf_charge   (LeafMachine *m, gsize units) { m->budget -= MIN (m->budget, units); }
static inline gboolean leaf_is_spent (const LeafMachine *m) { return m->budget == 0; }

/* --- for natives: asking and changing ------------------------------------------------------------------------------------------ */

/* The native's own frame (only for natives marked "~").  Phase 0 at the first visit. */
guint32    leaf_native_phase     (const LeafMachine *machine);
void       leaf_native_set_phase (LeafMachine *machine, guint32 phase);
/* Cells of its own, from 0, made (as {0, 0}) when first asked for; the pointer is good until something is pushed. */
LeafValue *leaf_native_cell      (LeafMachine *machine, guint32 number);

/* What a native may push: one of these in a visit, then return LEAF_NATIVE_CALLED. */
void leaf_call_rulebook  (LeafMachine *machine, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet); /* read m->decided, m->latest */
void leaf_call_rule      (LeafMachine *machine, guint32 rule, LeafEntry entry);
void leaf_call_follow    (LeafMachine *machine, LeafValue rule_or_rulebook, LeafValue parameter, LeafEntry entry);
void leaf_call_activity  (LeafMachine *machine, guint32 activity, LeafValue operand);          /* all three; m->handled */
void leaf_call_activity_stage (LeafMachine *machine, guint32 stage, guint32 activity, LeafValue operand); /* 1 begin 2 handle 3 end; as ACTIVITY */
void leaf_call_action    (LeafMachine *machine, const LeafActionState *action, guint32 flags); /* as of TRY; m->latest: how it ended */
void leaf_call_say       (LeafMachine *machine, LeafValue value);                              /* in its own way */
void leaf_call_text      (LeafMachine *machine, LeafValue text);                               /* m->returned: as characters */
void leaf_call_phrase    (LeafMachine *machine, guint32 phrase, guint32 n, const LeafValue *values); /* m->returned */
void leaf_call_chunk     (LeafMachine *machine, guint32 chunk, guint32 n, const LeafValue *values);  /* m->returned: of a condition, a truth */
void leaf_call_native    (LeafMachine *machine, guint32 native, guint32 n, const LeafValue *values); /* m->returned */
void leaf_call_response  (LeafMachine *machine, guint32 response);                             /* through its activity */

/* Objects.  `instance` is an id, 0 nothing. */
const LeafValue *leaf_property_cell (const LeafMachine *machine, guint32 instance, guint32 property); /* NULL: has none */
LeafValue *leaf_own_property_cell (LeafMachine *machine, guint32 instance, guint32 property); /* the same, to be written */
LeafValue  leaf_property      (LeafMachine *machine, LeafValue owner, guint32 property);  /* the kind's default where it has none */
gboolean   leaf_has           (LeafMachine *machine, guint32 instance, guint32 property); /* either/or */
gboolean   leaf_is_kind       (const LeafMachine *machine, guint32 instance, guint32 kind); /* LEAF_KIND_PERSON ... */
void       leaf_tree_move     (LeafMachine *machine, guint32 instance, guint32 holder, LeafHeld held); /* as the first child; 0: nowhere */
LeafValue  leaf_variable      (const LeafMachine *machine, guint32 cell);
void       leaf_set_variable  (LeafMachine *machine, guint32 cell, LeafValue value);
/* Of a kind by its number; one that has no row (a place's has none) is of no sort. */
static inline gboolean  leaf_is_object_kind (const LeafMachine *m, guint32 kind) { return kind < m->facts->n_kinds && m->facts->kind_is_object[kind]; }
static inline gboolean  leaf_is_real_kind   (const LeafMachine *m, guint32 kind) { return kind < m->facts->n_kinds && m->facts->kind_is_real[kind]; }
static inline guint32   leaf_constructor_of (const LeafMachine *m, guint32 kind) { return kind < m->facts->n_kinds ? m->facts->constructor[kind] : 0; }
static inline LeafValue leaf_object (guint32 instance) { return LEAF_VALUE (OBJECT, instance); }
/* A cell of the world's state, and one to be written: leaf-cells.h. */
static inline LeafValue  leaf_cell     (const LeafMachine *m, guint32 cell) { return *leaf_cells_at (&m->cells, cell); }
static inline LeafValue *leaf_own_cell (LeafMachine *m, guint32 cell) { return leaf_cells_own (&m->cells, cell); }
static inline void       leaf_set_cell (LeafMachine *m, guint32 cell, LeafValue value) { leaf_cells_set (&m->cells, cell, value); }
static inline guint32   leaf_player (const LeafMachine *m) { return (guint32) leaf_cell (m, m->facts->player_cell).bits; }
gint32     leaf_rounded         (double number); /* to the nearest whole number, as far as there is one */
/* Values of a kind in order: the first for {0}; FALSE when there is none more. */
gboolean   leaf_kind_has_values (const LeafMachine *machine, guint32 kind); /* that can be gone through */
gboolean   leaf_next_of_kind  (const LeafMachine *machine, guint32 kind, LeafValue *value);
LeafValue  leaf_default_value (LeafMachine *machine, guint32 kind);
LeafValue  leaf_none_of       (LeafMachine *machine, guint32 kind); /* no object, even where the kind has some; else the default */
LeafValue  leaf_list_new      (LeafMachine *machine, guint32 entry_kind, guint32 n); /* of n entries, still blank */

/* Relations by their id (leaf-relations.c). */
gboolean   leaf_relation_test (LeafMachine *machine, guint32 relation, LeafValue left, LeafValue right);
void       leaf_relation_clear (LeafMachine *machine, guint32 relation);
void       leaf_relation_set  (LeafMachine *machine, guint32 relation, LeafValue left, LeafValue right, gboolean make);
guint32    leaf_relation_n_alone (LeafMachine *machine, guint32 relation); /* how many of the kind are in a group of their own */
/* Of a relation in groups: the member of the group of `of` that comes after `member`, or the first where that is {0, 0}; FALSE: no more. */
gboolean   leaf_relation_next_member (LeafMachine *machine, guint32 relation, LeafValue of, LeafValue *member);

/* Comparing (leaf-values.c): texts must be characters already; -1, 0, 1. */
int        leaf_value_compare (const LeafMachine *machine, LeafValue a, LeafValue b);
gboolean   leaf_value_same    (const LeafMachine *machine, LeafValue a, LeafValue b);
gboolean   leaf_list_has      (const LeafMachine *machine, LeafValue list, LeafValue value);
/* A value as text, for debuggers and for kinds whose values need no code to be printed. */
char      *leaf_value_to_string (const LeafMachine *machine, LeafValue value);
char      *leaf_value_as_read   (const LeafMachine *machine, LeafValue value); /* a text as it would be printed now, in quotation marks */

/* Texts.  The characters of a text that needs no code to be run; NULL for one that does (leaf_call_text makes it one). */
const char *leaf_text_characters (const LeafMachine *machine, LeafValue text);
LeafValue   leaf_text_new        (LeafMachine *machine, const char *characters);      /* copies */
LeafValue   leaf_text_take       (LeafMachine *machine, char *characters);            /* takes; g_malloc'd */

/* Places (REF_...): what they hold, and how to set it. */
LeafValue   leaf_place_load  (LeafMachine *machine, LeafValue place);
void        leaf_place_store (LeafMachine *machine, LeafValue place, LeafValue value);

/* Chance (leaf-rng.c, CHANCE.md). */
void        leaf_rng_seed (LeafMachine *machine, guint32 seed);
guint32     leaf_rng_draw (LeafMachine *machine, guint32 n);            /* 1 .. n */
gint32      leaf_rng_between (LeafMachine *machine, gint32 a, gint32 b);
gint32      leaf_rng_between_values (LeafMachine *machine, gint32 a, gint32 b); /* of a kind that is no number and no time */
guint32     leaf_rng_alternative (LeafMachine *machine, guint32 how, guint32 n, LeafValue *state); /* from 0 */

/* Printing (leaf-say.c, leaf-paragraph.c). */
void        leaf_print         (LeafMachine *machine, const char *characters);
void        leaf_print_effect  (LeafMachine *machine, const char *characters, guint32 effect); /* in the place of a figure or sound */
void        leaf_print_format  (LeafMachine *machine, const char *format, ...) G_GNUC_PRINTF (2, 3);
void        leaf_print_number  (LeafMachine *machine, gint32 number);
void        leaf_print_line    (LeafMachine *machine);                     /* a new line */
void        leaf_style         (LeafMachine *machine, guint32 style);
void        leaf_regard        (LeafMachine *machine, LeafValue object, guint32 count); /* the noun that verbs agree with */

enum {
  LEAF_PARAGRAPH_COMPLETED = 1, LEAF_PARAGRAPH_PROMPT_SKIP = 2, LEAF_PARAGRAPH_NO_PROMPT_SKIP = 4,
  LEAF_PARAGRAPH_NO_BOOK_BREAKS = 8, LEAF_PARAGRAPH_CONTENT_EXPECTED = 16,
};
void        leaf_paragraph_begin  (LeafMachine *machine); /* a say phrase begins: something is about to be printed */
void        leaf_paragraph_content (LeafMachine *machine); /* one of its parts is about to print */
void        leaf_paragraph_divide (LeafMachine *machine); /* a dividing point: a line is skipped if something was printed */
void        leaf_paragraph_clear  (LeafMachine *machine);
void        leaf_paragraph_run_on (LeafMachine *machine);
void        leaf_paragraph_look_spacing (LeafMachine *machine);
void        leaf_paragraph_going_look (LeafMachine *machine); /* the break before a room is described after going */
void        leaf_paragraph_clarify (LeafMachine *machine); /* after "(first opening the box)" */
void        leaf_paragraph_before_prompt (LeafMachine *machine);
guint32     leaf_paragraph_keep   (const LeafMachine *machine); /* pending and bits in one number */
void        leaf_paragraph_restore (LeafMachine *machine, guint32 kept);
void        leaf_paragraph_adjust (LeafMachine *machine); /* after a restore that follows a divide: a paragraph was completed */

/* A run-time problem: an event; the play goes on.  `pattern` and what fills it are as leaf_message_fragment has them, and are the end of a sentence, without capital
 * and full stop: "a door cannot be moved".  The rule that was running is said before it. */
void        leaf_fault       (LeafMachine *machine, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
/* One about something that has grown past its bound, or has no end: the rest of the turn is given up, and the play goes on with the
 * next, in which UNDO takes it back.  Whoever calls it goes on as far as it must; a second one in the same instruction is not told. */
void        leaf_fault_turn  (LeafMachine *machine, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
/* Can so many bytes more be held in lists and texts?  FALSE: the turn is over. */
gboolean    leaf_has_memory  (LeafMachine *machine, gsize bytes);
/* Can the list have so many entries?  Likewise. */
gboolean    leaf_has_entries (LeafMachine *machine, guint32 list, gsize n);
/* One that ends the play. */
void        leaf_fault_final (LeafMachine *machine, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
/* Asking for a command: prints nothing.  The prompt goes out as an event; return LEAF_NATIVE_WAITS.  At the next visit
 * leaf_machine_take_command gives what was typed (g_free), or NULL when it is not there yet. */
void        leaf_machine_ask (LeafMachine *machine, const char *prompt);
char       *leaf_machine_take_command (LeafMachine *machine);
/* What was typed last is no command whose turn could be taken back, but an answer, or the command that takes one back. */
void        leaf_machine_forget_moment (LeafMachine *machine);
/* Takes back this turn: the state becomes that in which its command was wanted, with `undone` set; FALSE: nothing to take back. */
gboolean    leaf_machine_undo (LeafMachine *machine);
/* The story stops altogether, now (quit). */
void        leaf_machine_quit (LeafMachine *machine);

G_END_DECLS
