/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-machine.h: the machine that plays a program.
 *
 * The whole play is in the machine's own tables, never on the C stack:
 *
 *   frames   what is running, innermost last: the play itself, a rulebook being followed, a rule's code, an action,
 *            an activity, a native that waits for what it called
 *   stack    values; each frame owns the part from its `bottom` up to the next frame's
 *   cells    the world's state (image/leaf-initial-state.h), and `tree` beside it
 *   heap     lists, texts and the like, named by handles (leaf-heap.h)
 *   shared   variables of running rulebooks, actions and activities; `owners` says whose they are
 *
 * The loop (leaf-run.c) looks at the innermost frame and advances it by one step: code runs an instruction, a rulebook
 * takes its next rulebook_entry, an action enters its next phase. A step ends by pushing a frame, which then runs, or
 * by leaving the current one, after which the frame below continues. So a paused play is data: it can be copied,
 * compared and saved.
 *
 * Results of a frame are passed to the frame below in registers: `decided` and `by_rule` after a rule or a rulebook,
 * `returned` after code that returns a value (pushed on the stack instead if the frame below is code).
 */
#pragma once

#include "image/leaf-image.h"
#include "leaf-state-reflect.h"
#include "leaf-heap.h"
#include "leaf-frame.h"
#include "leaf-natives.h"
#include "leaf-regexp.h"
#include "leaf-state-types.h"

G_BEGIN_DECLS

typedef struct _LeafReplay LeafReplay;           /* a saved play being replayed: leaf-input-log.h */
typedef struct _LeafParserState LeafParserState; /* the command parser's memory: leaf-parser-state.h */
typedef struct _LeafFiles LeafFiles;             /* leaf-files.h */
typedef struct _LeafPanes LeafPanes;             /* leaf-panes.h */
typedef struct _LeafTableIndex LeafTableIndex;
typedef struct _LeafTurnRecord LeafTurnRecord; /* leaf-turn-record.h */
typedef struct _LeafMarks LeafMarks;           /* leaf-marks.h */
typedef struct _LeafInput LeafInput;           /* input given to the play: leaf-input-log.h */

enum { LEAF_SEVERAL = 1, LEAF_SEVERAL_NEXT };
enum { LEAF_UNDONE_TURN = 1, LEAF_UNDONE_RESTORED };

/* Functions of the layers above, which the machine calls. */
typedef struct {
  const LeafNativeRow *natives; /* by LeafNative */
  /* prints the event of a rule or rulebook among the story's text, after the command RULES */
  void (*print_rule_event) (LeafMachine *machine, const LeafEvent *event);
} LeafMachineHost;

struct _LeafMachine {
  LeafProgram *program;
  const LeafMachineHost *host;
  const LeafImage *image;         /* of the program */
  const LeafFacts *facts;         /* of the image */
  const LeafInitialState *layout; /* offsets and numbers; its cells are the initial ones, not the current ones */
  /* the state: leaf-machine-state.def */
#define LEAF_STATE_PLAIN(type, name, mark) type name;
#define LEAF_STATE_ROWS(type, name, n, room, mark)                                                                     \
  type *name;                                                                                                          \
  guint32 n, room;
#define LEAF_STATE_TEXT(name)                 char *name;
#define LEAF_STATE_STRING(name)               GString *name;
#define LEAF_STATE_OWN(type, name, functions) type name;
#define LEAF_KEPT_PLAIN(type, name, mark)     type name;
#define LEAF_KEPT_OWN(type, name, functions)  type name;
#include "leaf-machine-state.def"
  /* recomputed */
  LeafStop stop;
  guint64 budget;                 /* remaining in this slice: leaf_charge */
  LeafExpression *expression;     /* the last compiled regular expression; or NULL */
  LeafTableIndex **table_indexes; /* by table: the index of its columns (leaf-table-index.h); NULL: none */
  gsize held_alone;               /* if kept for UNDO: the bytes that no later moment shares (leaf-snapshot.c) */
  gboolean is_turn_over;          /* something exceeded its limit: the turn is abandoned (leaf-memory.c) */
  guint64 n_events;               /* number of events since the play began, recorded or not; UNDO does not reset it */
  /* not state: events that are recorded */
  guint32 wanted;
  /* leaf-live-edit.c: changes a person made while it was paused, shared by copies; NULL */
  GArray *sets;
  guint32 watch; /* LEAF_WATCH_...: what to check when a statement begins */
  /* rules and rulebooks are recorded or may stop: leaf_machine_update_listeners */
  gboolean has_listeners;
  guint8 *marks;                   /* breakpoints: a bit per instruction; NULL: none */
  guint8 *rule_marks, *book_marks; /* bytes; NULL: none */
  guint8 *natives_run;             /* bytes by LeafNative, to count what runs; NULL: not counted */
  LeafStep step;
  guint32 step_frames; /* the number of frames when the step was requested */
  /* the number of frames while it is stopped at a statement, so that it does not stop there again; or 0 */
  guint32 stopped_in;
  guint32 stopped_at_book; /* the rulebook whose breakpoint stopped it, which may have ended; or 0 */
  guint64 target;          /* seeking: stop after this many events; 0: not seeking */
  LeafClauseState *probe;
  guint32 n_probe;
  LeafMarks *explored;  /* marks of what runs, for an explorer; NULL: none; borrowed */
  gboolean is_explored; /* no UNDO, saving or display: moments, inputs and status lines are not recorded */
  /* explored: the story has rules for the status line, which may change something */
  gboolean has_lively_status;
  LeafTurnRecord *record; /* records for why-not; NULL: none; borrowed */
  GArray *events;         /* of LeafRawEvent */
  GString *event_text;
  GPtrArray *event_messages; /* LeafMessageFragment of events; NULL: none so far */
  LeafPlace place;           /* of the current statement */
};

/* `host` must outlive the machine. */
LeafMachine *leaf_machine_new (LeafProgram *program, guint32 seed, const LeafMachineHost *host);
/* --- limits ------------------------------------------------------------------------------------------------------- */

enum {
  LEAF_MOST_FRAMES = 10000,
  LEAF_MOST_VALUES = 1000000,
  /* running rulebooks, actions and activities with variables, including those that a rule began and has not ended */
  LEAF_MOST_OWNERS = 100000,
  LEAF_MOST_TEXT = 1000000,                /* bytes of one text */
  LEAF_MOST_ENTRIES = 1000000,             /* of one list */
  LEAF_MOST_PAIRS = LEAF_MOST_ENTRIES / 2, /* pairs of one relation; it is one block, like that of a list */
};

static inline const LeafNativeRow *
leaf_native_row (const LeafMachine *m, guint32 number)
{
  return &m->host->natives[number < LEAF_NATIVE_COUNT ? number : 0];
}

/* --- for natives: work --------------------------------------------------------------------------------------------
 *
 * A slice of play is a number of units of work: an instruction is one, and a native charges its other work in units of
 * about the time of an instruction. A native whose work has no small bound has a frame ("~") and works in pieces, which
 * it charges one by one. When the budget is spent, it stores its position in its phase and cells (and unfinished
 * results on the heap, referred to by a cell) and returns LEAF_NATIVE_SPENT; the next call continues from there. So no
 * slice is longer than its budget plus one piece, whatever a story does.
 */
static inline void
leaf_charge (LeafMachine *m, gsize units)
{
  m->budget -= MIN (m->budget, units);
}
static inline gboolean
leaf_is_spent (const LeafMachine *m)
{
  return m->budget == 0;
}

/* --- cells and kinds ---------------------------------------------------------------------------------------------- */

/* TRUE if it is the number of a row of the table, other than the blank one. */
static inline gboolean
leaf_table_has_row (const LeafTable *table, gint64 number)
{
  return number > 0 && number < table->n;
}

/* For a kind by its number. A number without a row (such as that of a place) is of neither sort. */
static inline gboolean
leaf_is_object_kind (const LeafMachine *m, guint32 kind)
{
  return kind < m->facts->n_kinds && m->facts->kind_is_object[kind];
}
static inline gboolean
leaf_is_real_kind (const LeafMachine *m, guint32 kind)
{
  return kind < m->facts->n_kinds && m->facts->kind_is_real[kind];
}
static inline guint32
leaf_constructor_of (const LeafMachine *m, guint32 kind)
{
  return kind < m->facts->n_kinds ? m->facts->constructor[kind] : 0;
}
static inline LeafValue
leaf_object (guint32 instance)
{
  return LEAF_VALUE (OBJECT, instance);
}

/* A cell of the world's state, and one to be written: leaf-cells.h. */
static inline LeafValue
leaf_cell (const LeafMachine *m, guint32 cell)
{
  return *leaf_cells_at (&m->cells, cell);
}
static inline LeafValue *
leaf_own_cell (LeafMachine *m, guint32 cell)
{
  return leaf_cells_own (&m->cells, cell);
}
static inline void
leaf_set_cell (LeafMachine *m, guint32 cell, LeafValue value)
{
  leaf_cells_set (&m->cells, cell, value);
}
static inline guint32
leaf_player (const LeafMachine *m)
{
  return (guint32) leaf_cell (m, m->facts->player_cell).bits;
}

G_END_DECLS
