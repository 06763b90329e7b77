/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-machine.h: the machine that plays a program, and the interface for C code that takes part in it.
 *
 * The whole play is in the machine's own tables, never on the C stack:
 *
 *   frames   what is running, innermost last: the play itself, a rulebook being followed, a rule's code, an action,
 *            an activity, a native that waits for what it called
 *   stack    values; each frame owns the part from its `bottom` up to the next frame's
 *   cells    the world's state (world/passes/leaf-state.h), and `tree` beside it
 *   heap     lists, texts and the like, named by handles (leaf-heap.h)
 *   shared   variables of running rulebooks, actions and activities; `owners` says whose they are
 *
 * The loop (leaf-run.c) looks at the innermost frame and advances it by one step: code runs an instruction, a
 * rulebook takes its next rulebook_entry, an action enters its next phase. A step ends by pushing a frame, which
 * then runs, or by leaving its own, after which the frame below continues. So a paused play is data: it can be
 * copied, compared and saved.
 *
 * What a frame leaves for the frame below is in registers: `decided` and `by_rule` after a rule or a rulebook,
 * `returned` after code that returns a value (pushed on the stack instead if the frame below is code).
 */
#pragma once

#include "image/leaf-image.h"
#include "leaf-state-reflect.h"
#include "leaf-heap.h"
#include "leaf-natives.h"
#include "leaf-regexp.h"

G_BEGIN_DECLS

typedef struct _LeafReplay LeafReplay; /* a saved play being replayed: leaf-saved.h */
typedef struct _LeafParserState LeafParserState; /* the command parser's memory: leaf-parser-state.h */
typedef struct _LeafFiles LeafFiles;   /* leaf-files.h */
typedef struct _LeafPanes LeafPanes;   /* leaf-panes.h */
typedef struct _LeafTableIndex LeafTableIndex;
typedef struct _LeafInput LeafInput;   /* input given to the play: leaf-saved.h */

/* --- frames ------------------------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_FRAME_PLAY = 1,  /* startup, then turns, then shutdown: leaf-rulebook-exec.c */
  LEAF_FRAME_CODE,      /* of: chunk; at: next instruction */
  /* of: rulebook; at: the rulebook_entry that runs; cells: previous parameter, parameter, previous end of the story */
  LEAF_FRAME_RULEBOOK,
  LEAF_FRAME_SINGLE,    /* of: rule followed by itself; cells: previous parameter */
  LEAF_FRAME_ACTION,    /* of: action; phase; cells: the previous action */
  LEAF_FRAME_ACTIVITY,  /* of: activity; phase 1 before 2 for 3 after; cells: operand */
  LEAF_FRAME_NATIVE,    /* of: native; at: its phase; cells: its args, then its own */
  LEAF_FRAME_FOLLOWING, /* of: rule or rulebook for which a frame of rule changes is open: leaf-procedural.c */
  LEAF_FRAME_CHANGED,   /* of: rule or rulebook that a rule change is about: leaf-procedural.c */
} LeafFrameSort;

enum { /* flags of a frame */
  LEAF_FLAG_GIVES      = 1 << 0, /* the frame below needs its value */
  LEAF_FLAG_CAPTURES   = 1 << 1, /* what is printed goes to a text, which is its value */
  LEAF_FLAG_QUIET      = 1 << 2, /* rulebooks: no paragraph break between its rules */
  LEAF_FLAG_RESTORES   = 1 << 3, /* TRY silently: restores silence and paragraphs when it is left */
  /* TRY silently inside a value that is printed: restores silence, but paragraphs continue */
  LEAF_FLAG_SILENCED   = 1 << 5,
  LEAF_FLAG_CONVERTED  = 1 << 4, /* an action that replaces another one */
  LEAF_FLAG_PROBE      = 1 << 6, /* leaf_play_why_not: clauses are recorded, and none ends it */
  LEAF_FLAG_BOOK       = 1 << 8, /* FOLLOWING, CHANGED: `of` is a rulebook */
  LEAF_FLAG_OPENED     = 1 << 9, /* FOLLOWING: a frame of rule changes was opened and must be closed */
  LEAF_FLAG_APPLIES    = 1 << 11, /* a rule: its preamble held */
  LEAF_FLAG_CHANGED    = 1 << 12, /* a rule: a sentence makes it do nothing, or substitutes another rule */
  LEAF_FLAG_REJECTS    = 1 << 10, /* CHANGED, RULEBOOK: decisions are ignored */
};

LEAF_WITHOUT_PADDING

/* What the code below a pushed frame does when it returns: the entry of FOLLOW and so on. */
typedef enum { LEAF_AFTER_NOTHING = 0, LEAF_AFTER_ABIDE, LEAF_AFTER_ABIDE_ANONYMOUSLY, LEAF_AFTER_STAND_IN,
    LEAF_AFTER_HANDLE } LeafAfter;

typedef struct {
  guint8  sort;     /* LeafFrameSort */
  guint8  entry;    /* LeafEntry */
  guint8  phase;
  guint8  after;    /* LeafAfter */
  guint32 flags;
  guint32 of;
  guint32 at;
  guint32 first;    /* code: of its chunk; jumps are relative to it */
  guint32 bottom;   /* the stack is truncated to here when the frame is left */
  guint32 slots;    /* where slot 0, or cell 0, is on the stack */
  guint32 rule;     /* the rule whose body this is; 0: none */
  guint32 rulebook; /* in which it runs; 0: none */
  guint32 owners;   /* the number of owners of shared variables before */
  guint32 options;  /* bits of a phrase's options */
  guint32 captured; /* CAPTURES: where its characters begin */
  guint32 kept;     /* CAPTURES, RESTORES: the previous paragraph state (leaf-paragraph.c) */
} LeafFrame;

/* A change by a procedural rule, or (LEAF_CHANGE_NONE) the mark where a frame of such changes begins:
 * leaf-procedural.c. */
typedef struct {
  guint32   sort;     /* LeafChangeSort */
  LeafValue what;     /* RULE or RULEBOOK; of a mark: what is being followed */
  LeafValue other;
  guint32   by;       /* rule; of a mark: its frame, counted from the bottom */
  LeafPlace place;
} LeafChangeRecord;

/* three words a record, as the specification has it */
enum { LEAF_MOST_RULE_FRAMES = 20, LEAF_MOST_RULE_CHANGES = 501 / 3 };

/* Variables of a running rulebook, action or activity; and the list of running activities. */
typedef struct {
  guint32   owner;    /* LeafOwner */
  guint32   id;
  guint32   first;    /* in shared */
  guint32   n;
  LeafValue operand;  /* of an activity */
} LeafSharedOwner;

/* The current action. Its objects are in variables of the library, not here. */
typedef struct {
  guint32   action;      /* LeafActionId */
  LeafValue actor;
  LeafValue noun, second; /* as given: objects, or values of the kinds that the action takes */
  LeafValue requester;   /* nothing, or the person who asked the actor to do it */
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
  guint8 pending;   /* something was printed: the next paragraph break skips a line */
  guint8 bits;      /* LEAF_PARAGRAPH_... */
  guint8 kept;      /* whether a paragraph was complete at the last paragraph break */
} LeafParagraph;

LEAF_WITHOUT_PADDING_END

/* An event before it is drained, with its text as a range of event_text. */
typedef struct {
  LeafEvent event;
  guint32   text, length;
  guint32   instruction; /* that printed it */
} LeafRawEvent;

/* --- the machine -------------------------------------------------------------------------------------------------- */

enum { LEAF_SEVERAL = 1, LEAF_SEVERAL_NEXT };
enum { LEAF_UNDONE_TURN = 1, LEAF_UNDONE_RESTORED };

/* What is recorded while a turn is replayed to answer why something did not happen: the actual facts, not a second
 * evaluation of them. */
typedef struct {
  guint32 response;
  gsize   from, to; /* of the text of events, while it was printed; to G_MAXSIZE: it never ended */
} LeafResponseNoted;

/* Where what is printed to a stream in memory is to be put: an address, so many characters of a width. */
typedef struct {
  guint32 address, length, width;
} LeafStreamPlace;

/* How text is printed in a pane, and where its paragraphs are (leaf_paragraph_keep). */
typedef struct {
  guint32 paragraph, style, letters, background;
} LeafPaneLook;

/* Where the player clicked last: a pane, and a place in it. */
typedef struct {
  guint32 pane, column, row;
} LeafPaneClick;

/* A link in what was printed: how it is followed, and its token, a pair of a tag and what the link is for. */
typedef struct {
  guint32   sort; /* LeafHyperlinkSort */
  LeafValue token;
} LeafPrintedLink;

typedef enum { LEAF_SCENES_LOOKED_AT = 1, LEAF_SCENE_HELD_NOT, LEAF_SCENE_HELD, LEAF_SCENE_CHANGED } LeafSceneNote;

typedef struct {
  LeafSceneNote note;
  guint32       condition; /* row of the conditions of scenes; 0: none, they were checked */
} LeafSceneNoted;

typedef struct {
  GArray *lines;     /* of LeafLineTried (parser/leaf-parser.h) */
  GArray *responses; /* of LeafResponseNoted */
  GArray *scenes;    /* of LeafSceneNoted */
  guint32 book;      /* of grammar: also record its lines where other lines use them; 0: none */
} LeafNoted;

/* What ran, as bits for an explorer: an instruction (a statement begins, a clause fails, a preamble holds, words are
 * printed), then actions, responses and ends of scenes (leaf_mark_first_action and so on). */
typedef struct {
  guint8 *bits;
  guint32 n;
  guint32 ended_at; /* the instruction that ended the story; 0: it continues */
  LeafRng begun; /* the random number generator after seeding */
  struct _LeafDraws *draws; /* leaf-explore.h: what is drawn, and what is to be drawn; NULL: as chance has it */
  /* the result of a parse in the state of another machine, which is reused in the same state; NULL: none */
  const struct _LeafKnownParse *parsed;
  const struct _LeafMachine *parsed_in;
} LeafMarks;

/* What the layers above the machine give to it. */
typedef struct {
  const LeafNativeRow *natives; /* by LeafNative */
  /* prints the event of a rule or rulebook among the story's text, after the command RULES */
  void (*print_rule_event) (LeafMachine *machine, const LeafEvent *event);
} LeafMachineHost;

struct _LeafMachine {
  LeafProgram     *program;
  const LeafMachineHost *host;
  const LeafImage *image;          /* of the program */
  const LeafFacts *facts;          /* of the image */
  const LeafInitialState *layout;  /* offsets and numbers; its cells are the initial ones, not this play's */
  /* the state: leaf-machine-state.def */
#define LEAF_STATE_PLAIN(type, name, mark) type name;
#define LEAF_STATE_ROWS(type, name, n, room, mark) type *name; guint32 n, room;
#define LEAF_STATE_TEXT(name) char *name;
#define LEAF_STATE_STRING(name) GString *name;
#define LEAF_STATE_OWN(type, name, functions) type name;
#define LEAF_KEPT_PLAIN(type, name, mark) type name;
#define LEAF_KEPT_OWN(type, name, functions) type name;
#include "leaf-machine-state.def"
  /* recomputed */
  LeafStop         stop;
  guint64          budget;         /* left in this slice: leaf_charge */
  LeafExpression  *expression;     /* the last compiled regular expression; NULL */
  LeafTableIndex **table_indexes;  /* by table: the index of its columns (leaf-table-index.h); NULL: none */
  gsize            held_alone;     /* of a moment for UNDO: bytes that no later one shares (leaf-snapshot.c) */
  gboolean         is_turn_over;   /* something exceeded its limit: the turn is abandoned (leaf-memory.c) */
  guint64          n_events;       /* counted whether recorded or not, since the play began; UNDO does not reset it */
  /* not state: what is recorded */
  guint32          wanted;
  /* leaf-live-edit.c: changes a person made while it was paused, shared by copies; NULL */
  GArray          *sets;
  guint32          watch;          /* LEAF_WATCH_...: what to check when a statement begins */
  /* rules and rulebooks are recorded or may stop: leaf_machine_update_listeners */
  gboolean         has_listeners;
  guint8          *marks;          /* breakpoints: a bit per instruction; NULL: none */
  guint8          *rule_marks, *book_marks; /* bytes; NULL: none */
  guint8          *natives_run;    /* bytes by LeafNative, to count what runs; NULL: not counted */
  LeafStep         step;
  guint32          step_frames;    /* the number of frames when the step was requested */
  /* the number of frames while it is stopped at a statement, so that it does not stop there again; 0 */
  guint32          stopped_in;
  guint32          stopped_at_book; /* the rulebook whose breakpoint stopped it, which may have ended; 0 */
  guint64          target;         /* seeking: stop after this many events; 0: not seeking */
  LeafClauseState *probe;          guint32 n_probe;
  LeafMarks       *explored;       /* what runs is marked here, for an explorer; NULL: none; borrowed */
  gboolean         is_explored;    /* no UNDO, saving or display: no moments, inputs and status lines are kept */
  /* explored: the story has rules for the status line, which may change something */
  gboolean         has_lively_status;
  LeafNoted       *noted;          /* what is recorded for why-not; NULL: nothing; borrowed */
  GArray          *events;         /* of LeafRawEvent */
  GString         *event_text;
  GPtrArray       *event_messages; /* LeafMessageFragment of events; NULL: none so far */
  LeafPlace        place;          /* of the statement that runs */
};

/* What rule changes in force did to the rule or rulebook of an event: the fields of a LeafEvent. */
typedef struct { guint32 treated, other_rule, other_rulebook, by; } LeafOverrideInfo;

/* Events that cost nothing when they are not recorded; each is counted (leaf-events.c). */
void leaf_event_passed (LeafMachine *machine, LeafValue what, guint32 rulebook, LeafEntry entry,
    LeafOverrideInfo treated);
void leaf_event_to_listeners (LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook,
    LeafEntry entry, LeafOutcome outcome);
/* Usually nothing is recorded, and only the count changes. */
static inline void
leaf_event_rule (LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry,
    LeafOutcome outcome)
{
#ifndef LEAF_WITHOUT_EVENTS
  machine->n_events++;
  if (G_UNLIKELY (machine->has_listeners))
    leaf_event_to_listeners (machine, sort, rule, rulebook, entry, outcome);
#endif
}
/* Recomputes `has_listeners`: when a slice begins, and after the player's settings, or the whole state, changed. */
void leaf_machine_update_listeners (LeafMachine *machine);
/* A frame that was just pushed, for traces; not counted. */
/* phrase 0: it is none */
void leaf_event_frame (LeafMachine *machine, LeafEventSort sort, guint32 phrase, const char *title, LeafPlace place);
void leaf_event_input (LeafMachine *machine, LeafInputSort sort, const char *text); /* COMMAND */
void leaf_event_text (LeafMachine *machine, LeafEventSort sort, guint32 want, const char *text, LeafOutcome outcome);
/* A FAULT or NOTICE, with a copy of the message. */
void leaf_event_message (LeafMachine *machine, LeafEventSort sort, const LeafMessageFragment *message);
void leaf_events_init (LeafMachine *machine);
void leaf_events_clear (LeafMachine *machine); /* forgets the events that were not drained */

enum { LEAF_WATCH_EVENTS = 1, LEAF_WATCH_MARKS = 2, LEAF_WATCH_STEP = 4, LEAF_WATCH_TARGET = 8, LEAF_WATCH_SETS = 16 };

/* leaf-natives-time.c: from 1, as its value has it */
gint32 leaf_scene_number (const LeafMachine *machine, LeafInstanceId scene);
gboolean leaf_scene_runs (const LeafMachine *machine, gint32 scene, gint32 *began); /* leaf-natives-time.c */
const char *leaf_scene_ended (const LeafMachine *machine, gint32 scene); /* leaf-natives-time.c */
/* `host` outlives the machine. */
LeafMachine *leaf_machine_new  (LeafProgram *program, guint32 seed, const LeafMachineHost *host);
LeafMachine *leaf_machine_copy (const LeafMachine *machine);  /* state and settings, without events */
void         leaf_machine_free (LeafMachine *machine);
/* Takes the state of `from`, a machine of the same program; the kept fields, events and settings stay its own. */
void         leaf_machine_become (LeafMachine *machine, const LeafMachine *from);
/* Of everything in the table of the state. */
guint64      leaf_machine_hash  (const LeafMachine *machine);
gboolean     leaf_machine_equal (const LeafMachine *a, const LeafMachine *b);
void         leaf_machine_mark  (LeafMachine *machine); /* marks what the state refers to, so that it is not swept */
extern const LeafFields leaf_state_fields, leaf_kept_fields; /* of LeafMachine: what is taken back, and what is kept */
LeafStop     leaf_machine_run  (LeafMachine *machine, guint64 budget);
/* leaf-run.c: the same, but it stops, without a cause, when the story restores a saved play. */
LeafStop     leaf_machine_run_frames (LeafMachine *machine, guint64 budget);

/* --- between the files of the machine ----------------------------------------------------------------------------- */

enum {
  LEAF_MOST_FRAMES = 10000, LEAF_MOST_VALUES = 1000000,
  /* rulebooks, actions and activities with variables that are running, including those that a rule began and did not
   * end */
  LEAF_MOST_OWNERS = 100000,
  LEAF_MOST_TEXT = 1000000,    /* bytes of one text */
  LEAF_MOST_ENTRIES = 1000000, /* of one list */
  LEAF_MOST_PAIRS = LEAF_MOST_ENTRIES / 2, /* of one relation, which is one block like a list's */
};

/* empty, on top of the stack; never NULL */
LeafFrame *leaf_push_frame  (LeafMachine *machine, LeafFrameSort sort, LeafEntry entry);
void       leaf_grow_stack  (LeafMachine *machine); /* for leaf_push_value */
static inline void
leaf_push_value (LeafMachine *machine, LeafValue value)
{
  if (G_UNLIKELY (machine->top >= machine->stack_room))
    leaf_grow_stack (machine);
  machine->stack[machine->top++] = value;
}
void       leaf_leave_frame (LeafMachine *machine, LeafValue value); /* `value` if the frame returns one */
void       leaf_enter_rule  (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry);
/* its args are on top of the stack */
void       leaf_enter_chunk (LeafMachine *machine, guint32 chunk, guint32 n_args, guint32 flags, LeafEntry entry);
void       leaf_enter_native (LeafMachine *machine, guint32 native, guint32 n_args, guint32 flags);
void       leaf_own_variables (LeafMachine *machine, LeafOwner owner, guint32 id, LeafValue operand);
void       leaf_disown         (LeafMachine *machine, guint32 n_owners); /* truncates to that number */
LeafValue *leaf_shared_cell   (LeafMachine *machine, guint32 variable);
/* its default, without a fault, if nothing owns it */
LeafValue  leaf_shared_value  (LeafMachine *machine, guint32 variable);
void       leaf_capture_begin (LeafMachine *machine);
LeafValue  leaf_capture_end   (LeafMachine *machine);
gboolean   leaf_say_value     (LeafMachine *machine, LeafValue value); /* TRUE: frames that print it were pushed */
void       leaf_advance_play      (LeafMachine *machine);
/* first: of LEAF_PAST_CELLS cells */
void       leaf_note_past         (LeafMachine *machine, guint32 first, gboolean holds);
void       leaf_advance_rulebook  (LeafMachine *machine);
void       leaf_advance_single    (LeafMachine *machine);
void       leaf_advance_action    (LeafMachine *machine);
void       leaf_advance_activity  (LeafMachine *machine);
void       leaf_advance_native    (LeafMachine *machine);
void       leaf_advance_following (LeafMachine *machine);
void       leaf_advance_changed   (LeafMachine *machine);
void       leaf_end_rule          (LeafMachine *machine, gboolean decided); /* the rule whose frame is innermost */
/* called when a statement begins and there is something to watch */
gboolean   leaf_statement_stops   (LeafMachine *machine, LeafFrame *frame);
LeafPlace  leaf_place_of_instruction (const LeafMachine *machine, guint32 instruction);
LeafPlace  leaf_place_of_rule (const LeafMachine *machine, guint32 rule);
guint32    leaf_innermost_rule (const LeafMachine *machine);
/* leaf-memory.c */
gboolean   leaf_collect_garbage (LeafMachine *machine); /* a part, within the budget; TRUE: finished */
void       leaf_collect_all_garbage (LeafMachine *machine);
void       leaf_abandon_turn    (LeafMachine *machine); /* after something exceeded a limit */
LeafValue  leaf_default_result (LeafMachine *machine, LeafValue phrase);
/* a list or stored action of the initial state, as a block */
LeafValue  leaf_constant_value (LeafMachine *machine, LeafValue value);
/* a block of its own, for lists and stored actions */
LeafValue  leaf_copy_value    (LeafMachine *machine, LeafValue value);

/* Numbers of marks after those of the instructions. */
static inline guint32 leaf_mark_first_action (const LeafImage *image) { return image->n_code; }
static inline guint32 leaf_mark_first_response (const LeafImage *image) { return image->n_code + image->actions.n; }
static inline guint32
leaf_mark_first_scene (const LeafImage *image)
{
  return leaf_mark_first_response (image) + image->responses.n;
}

/* Sets a bit; there are two for each scene, by its value: its beginning and its end. */
static inline void
leaf_mark (LeafMachine *m, guint32 number)
{
  if (G_UNLIKELY (m->explored != NULL) && number < m->explored->n)
    m->explored->bits[number / 8] |= (guint8) (1u << number % 8);
}

static inline const LeafNativeRow *
leaf_native_row (const LeafMachine *m, guint32 number)
{
  return &m->host->natives[number < LEAF_NATIVE_COUNT ? number : 0];
}

static inline LeafFrame *leaf_machine_frame (const LeafMachine *m) { return &m->frames[m->n_frames - 1]; }

/* --- for natives: work --------------------------------------------------------------------------------------------
 *
 * A slice of play is a number of units of work: an instruction is one, and a native charges what it does besides, in
 * units of about the time of an instruction. A native whose work has no small bound has a frame ("~") and works in
 * pieces: it charges each, and when the budget is spent it keeps its position in its phase and cells (and what it has
 * made on the heap, named by a cell) and returns LEAF_NATIVE_SPENT; the next call continues from there. So no slice is
 * longer than its budget and one piece, whatever a story does.
 */
static inline void     leaf_charge   (LeafMachine *m, gsize units) { m->budget -= MIN (m->budget, units); }
static inline gboolean leaf_is_spent (const LeafMachine *m) { return m->budget == 0; }

/* --- for natives: asking and changing ----------------------------------------------------------------------------- */

/* The native's own frame (only for natives marked "~"). The phase is 0 in the first call. */
guint32    leaf_native_phase     (const LeafMachine *machine);
void       leaf_native_set_phase (LeafMachine *machine, guint32 phase);
/* Cells of its own, from 0, created as {0, 0} on first use; the pointer is valid until something is pushed. */
LeafValue *leaf_native_cell      (LeafMachine *machine, guint32 number);

/* What a native may push: one of these per call; then return LEAF_NATIVE_CALLED. */
/* then read m->decided, m->latest */
void leaf_call_rulebook  (LeafMachine *machine, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet);
void leaf_call_rule      (LeafMachine *machine, guint32 rule, LeafEntry entry);
void leaf_call_follow    (LeafMachine *machine, LeafValue rule_or_rulebook, LeafValue parameter, LeafEntry entry);
/* all three; m->handled */
void leaf_call_activity  (LeafMachine *machine, guint32 activity, LeafValue operand);
/* 1 begin 2 handle 3 end; as ACTIVITY */
void leaf_call_activity_stage (LeafMachine *machine, LeafActivityStage stage, guint32 activity, LeafValue operand);
/* as of TRY; m->latest: how it ended */
void leaf_call_action    (LeafMachine *machine, const LeafActionState *action, guint32 flags);
/* in the way of its kind */
void leaf_call_say       (LeafMachine *machine, LeafValue value);
/* m->returned: as characters */
void leaf_call_text      (LeafMachine *machine, LeafValue text);
void leaf_call_phrase    (LeafMachine *machine, guint32 phrase, guint32 n, const LeafValue *values); /* m->returned */
/* m->returned: of a condition, a truth value */
void leaf_call_chunk     (LeafMachine *machine, guint32 chunk, guint32 n, const LeafValue *values);
void leaf_call_native    (LeafMachine *machine, guint32 native, guint32 n, const LeafValue *values); /* m->returned */
/* through its activity */
void leaf_call_response  (LeafMachine *machine, guint32 response);

/* Objects. `instance` is an id; 0: nothing. */
/* NULL: has none */
const LeafValue *leaf_property_cell (const LeafMachine *machine, guint32 instance, guint32 property);
/* the same, to be written */
LeafValue *leaf_own_property_cell (LeafMachine *machine, guint32 instance, guint32 property);
/* the kind's default if it has none */
LeafValue  leaf_property      (LeafMachine *machine, LeafValue owner, guint32 property);
gboolean   leaf_has           (LeafMachine *machine, guint32 instance, guint32 property); /* either/or */
gboolean   leaf_is_kind       (const LeafMachine *machine, guint32 instance, guint32 kind); /* LEAF_KIND_PERSON ... */
/* as the first child; 0: nowhere */
void       leaf_tree_move     (LeafMachine *machine, guint32 instance, guint32 holder, LeafHeld held);
LeafValue  leaf_variable      (const LeafMachine *machine, guint32 cell);
void       leaf_set_variable  (LeafMachine *machine, guint32 cell, LeafValue value);
/* Of a kind by its number; one without a row (such as a place's) is of neither sort. */
static inline gboolean  leaf_is_object_kind (const LeafMachine *m,
    guint32 kind) { return kind < m->facts->n_kinds && m->facts->kind_is_object[kind]; }
static inline gboolean  leaf_is_real_kind   (const LeafMachine *m,
    guint32 kind) { return kind < m->facts->n_kinds && m->facts->kind_is_real[kind]; }
static inline guint32   leaf_constructor_of (const LeafMachine *m,
    guint32 kind) { return kind < m->facts->n_kinds ? m->facts->constructor[kind] : 0; }
static inline LeafValue leaf_object (guint32 instance) { return LEAF_VALUE (OBJECT, instance); }
/* A cell of the world's state, and one to be written: leaf-cells.h. */
static inline LeafValue  leaf_cell     (const LeafMachine *m, guint32 cell) { return *leaf_cells_at (&m->cells, cell); }
static inline LeafValue *leaf_own_cell (LeafMachine *m, guint32 cell) { return leaf_cells_own (&m->cells, cell); }
static inline void       leaf_set_cell (LeafMachine *m, guint32 cell, LeafValue value) { leaf_cells_set (&m->cells,
    cell, value); }
static inline guint32   leaf_player (const LeafMachine *m) { return (guint32) leaf_cell (m,
    m->facts->player_cell).bits; }
gint32     leaf_rounded         (double number); /* to the nearest whole number that can be represented */
/* Values of a kind in order: the first for {0}; FALSE: no more. */
gboolean   leaf_kind_has_values (const LeafMachine *machine, guint32 kind); /* that can be enumerated */
gboolean   leaf_next_of_kind  (const LeafMachine *machine, guint32 kind, LeafValue *value);
LeafValue  leaf_default_value (LeafMachine *machine, guint32 kind);
/* nothing, even if the kind has objects; else the default */
LeafValue  leaf_none_of       (LeafMachine *machine, guint32 kind);
LeafValue  leaf_list_new      (LeafMachine *machine, guint32 entry_kind, guint32 n); /* with n blank entries */

/* Relations by their id (leaf-relations.c). */
gboolean   leaf_relation_test (LeafMachine *machine, guint32 relation, LeafValue left, LeafValue right);
void       leaf_relation_clear (LeafMachine *machine, guint32 relation);
void       leaf_relation_set  (LeafMachine *machine, guint32 relation, LeafValue left, LeafValue right, gboolean make);
/* how many of the kind are alone in their group */
guint32    leaf_relation_n_alone (LeafMachine *machine, guint32 relation);
/* For a relation in groups: the member of the group of `of` after `member`, or the first if that is {0, 0}; FALSE: no
 * more. */
gboolean   leaf_relation_next_member (LeafMachine *machine, guint32 relation, LeafValue of, LeafValue *member);

/* Comparison (leaf-values.c): texts must be expanded; -1, 0, 1. */
int        leaf_value_compare (const LeafMachine *machine, LeafValue a, LeafValue b);
gboolean   leaf_value_same    (const LeafMachine *machine, LeafValue a, LeafValue b);
gboolean   leaf_list_has      (const LeafMachine *machine, LeafValue list, LeafValue value);
/* A value as text, for debuggers and for kinds whose values are printed without running code. */
char      *leaf_value_to_string (const LeafMachine *machine, LeafValue value);
/* The same for a person: a text as it would be printed, in quotation marks.  The first runs the text on the machine
 * itself, which must be a copy, since that may change something; the second on a copy. */
char      *leaf_value_words     (LeafMachine *copy, LeafValue value);
char      *leaf_value_as_read   (const LeafMachine *machine, LeafValue value);
/* Of a copy: nobody watches it any more. */
void       leaf_machine_quieten (LeafMachine *machine);
/* Of a copy: runs what was pushed on top of so many frames.  FALSE: it did not finish. */
gboolean   leaf_machine_run_down_to (LeafMachine *machine, guint32 n_frames);

/* Texts. The characters of a text that needs no code; NULL: it does (leaf_call_text expands it). */
const char *leaf_text_characters (const LeafMachine *machine, LeafValue text);
LeafValue   leaf_text_new        (LeafMachine *machine, const char *characters);      /* copies */
LeafValue   leaf_text_take       (LeafMachine *machine, char *characters);            /* takes; g_malloc'd */

/* References (REF_...): load and store what they refer to. */
LeafValue   leaf_place_load  (LeafMachine *machine, LeafValue place);
void        leaf_place_store (LeafMachine *machine, LeafValue place, LeafValue value);

/* Random numbers (leaf-rng.c, CHANCE.md). */
void        leaf_rng_seed (LeafMachine *machine, guint32 seed);
guint32     leaf_rng_draw (LeafMachine *machine, guint32 n);            /* 1 .. n */
gint32      leaf_rng_between (LeafMachine *machine, gint32 a, gint32 b);
/* of a kind that is not a number or a time */
gint32      leaf_rng_between_values (LeafMachine *machine, gint32 a, gint32 b);
guint32     leaf_rng_alternative (LeafMachine *machine, guint32 how, guint32 n, LeafValue *state); /* from 0 */

/* Printing (leaf-say.c, leaf-paragraph.c). */
void        leaf_print         (LeafMachine *machine, const char *characters);
/* in place of a figure or sound */
void        leaf_print_effect  (LeafMachine *machine, const char *characters, guint32 effect);
void        leaf_print_format  (LeafMachine *machine, const char *format, ...) G_GNUC_PRINTF (2, 3);
void        leaf_print_number  (LeafMachine *machine, gint32 number);
void        leaf_print_line    (LeafMachine *machine);                     /* a new line */
void        leaf_style         (LeafMachine *machine, guint32 style);
/* the noun that verbs agree with */
void        leaf_regard        (LeafMachine *machine, LeafValue object, guint32 count);

enum {
  LEAF_PARAGRAPH_COMPLETED = 1, LEAF_PARAGRAPH_PROMPT_SKIP = 2, LEAF_PARAGRAPH_NO_PROMPT_SKIP = 4,
  LEAF_PARAGRAPH_NO_BOOK_BREAKS = 8, LEAF_PARAGRAPH_CONTENT_EXPECTED = 16,
};
void        leaf_paragraph_begin  (LeafMachine *machine); /* a say phrase begins */
void        leaf_paragraph_content (LeafMachine *machine); /* one of its parts is about to print */
/* a paragraph break: a line is skipped if something was printed */
void        leaf_paragraph_divide (LeafMachine *machine);
void        leaf_paragraph_clear  (LeafMachine *machine);
void        leaf_paragraph_run_on (LeafMachine *machine);
void        leaf_paragraph_look_spacing (LeafMachine *machine);
void        leaf_paragraph_going_look (LeafMachine *machine); /* the break before a room description after going */
void        leaf_paragraph_clarify (LeafMachine *machine); /* after "(first opening the box)" */
void        leaf_paragraph_before_prompt (LeafMachine *machine);
guint32     leaf_paragraph_keep   (const LeafMachine *machine); /* pending and bits in one number */
void        leaf_paragraph_restore (LeafMachine *machine, guint32 kept);
/* after a restore that follows a break: the paragraph was complete */
void        leaf_paragraph_adjust (LeafMachine *machine);

/* A run-time problem, as an event; the play continues. `pattern` and its arguments are as in leaf_message_fragment
 * and end a sentence, without a capital and full stop: "a door cannot be moved". The running rule is named before
 * it. */
#define leaf_fault(machine, pattern, ...)       leaf_fault_with ((machine), (pattern), LEAF_ARGUMENTS (__VA_ARGS__))
/* A problem about something that exceeded its limit or does not end: the rest of the turn is abandoned, and the play
 * continues with the next, in which UNDO works. The caller returns as soon as it can; a second problem in the same
 * instruction is not reported. */
#define leaf_fault_turn(machine, pattern, ...)  leaf_fault_turn_with ((machine), (pattern), LEAF_ARGUMENTS (__VA_ARGS__))
/* TRUE if lists and texts may hold that many more bytes; FALSE: the turn is abandoned. */
gboolean    leaf_has_memory  (LeafMachine *machine, gsize bytes);
/* TRUE if the list may have that many entries; FALSE: the turn is abandoned. */
gboolean    leaf_has_entries (LeafMachine *machine, guint32 list, gsize n);
/* A problem that ends the play. */
#define leaf_fault_final(machine, pattern, ...) leaf_fault_final_with ((machine), (pattern), LEAF_ARGUMENTS (__VA_ARGS__))
void        leaf_fault_with  (LeafMachine *machine, const char *pattern, const LeafMessageArgument *args);
void        leaf_fault_turn_with  (LeafMachine *machine, const char *pattern, const LeafMessageArgument *args);
void        leaf_fault_final_with (LeafMachine *machine, const char *pattern, const LeafMessageArgument *args);
/* Asks for a command without printing. The prompt is an event; return LEAF_NATIVE_WAITS. In the next call
 * leaf_machine_take_command returns what was typed (g_free), or NULL if there is nothing yet. */
void        leaf_machine_ask (LeafMachine *machine, const char *prompt);
/* The same for a key, as a text that leaf_input_key reads. */
void        leaf_machine_ask_key (LeafMachine *machine);
char       *leaf_machine_take_command (LeafMachine *machine);
/* The last input is not a command that UNDO can take back, but an answer, or UNDO itself. */
void        leaf_machine_forget_moment (LeafMachine *machine);
/* Undoes this turn: restores the state in which its command was requested, with `undone` set. FALSE: there is nothing
 * to undo. */
gboolean    leaf_machine_undo (LeafMachine *machine);
/* Ends the play immediately (quit). */
void        leaf_machine_quit (LeafMachine *machine);

G_END_DECLS
