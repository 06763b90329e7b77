/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-panes.h: the panes of a play, as part of its state.
 *
 * A set of panes is shared by moments, and copied before it is changed. It exists only in plays that open panes, or
 * draw their own status line. */
#pragma once

#include "leaf-machine.h"
#include "leaf-pane.h"

G_BEGIN_DECLS

enum {
  LEAF_SCREEN_COLUMNS = 80,
  LEAF_SCREEN_ROWS = 25,
  LEAF_CELL_WIDTH = 10,
  LEAF_CELL_HEIGHT = 20, /* pixels of a character */
  LEAF_MOST_PANE_SIZE = 4000,
};

/* The text and its style, or what is drawn. A run extends to the beginning of the next one. */
typedef struct {
  guint32 at, style, letters, background, link, effect;
} LeafPaneRun;
typedef struct {
  guint32 letter, style, letters, background, link;
} LeafPaneCell;
typedef struct {
  guint32 effect, colour;
  gint32 x, y, width, height;
} LeafPaneDrawing;

typedef struct {
  guint32 number, sort, beside, side, is_proportional, size;
  guint32 width, height, background, wants_mouse, column, row;
  guint32 is_reported; /* it was reported that the pane's drawings are at their limit */
  LeafPaneLook look;   /* while another pane is selected */
  char *name;
  GString *text;    /* a buffer's */
  GArray *runs;     /* of LeafPaneRun */
  GArray *cells;    /* for a grid: of LeafPaneCell, row by row */
  GArray *drawings; /* of LeafPaneDrawing */
} LeafPaneRow;

extern const LeafFieldFunctions leaf_panes_functions; /* for a LeafPanes * that is state */

/* A missing set has no panes. The rows are borrowed; NULL if there is no such pane. */
guint32 leaf_panes_n (const LeafPanes *panes);
const LeafPaneRow *leaf_panes_nth (const LeafPanes *panes, guint32 nth);
const LeafPaneRow *leaf_panes_find (const LeafPanes *panes, guint32 number);
guint64 leaf_pane_hash (const LeafPaneRow *row);
/* The size of a pane; for LEAF_PANE_MAIN, of the screen without the panes split from it. 0, 0 if there is no such
 * pane. */
void leaf_panes_measure (const LeafPanes *panes, guint32 number, guint32 *width, guint32 *height);

/* Opens a pane. Returns its number, or 0, after reporting a fault, if it was refused. */
guint32 leaf_pane_open (LeafMachine *machine, guint32 beside, guint32 side, gboolean is_proportional, gint32 size,
                        guint32 sort);
void leaf_pane_close (LeafMachine *machine, guint32 number);
/* Selects the pane that text is printed to. If it does not exist, selects the story's text. */
void leaf_pane_select (LeafMachine *machine, guint32 number);
void leaf_pane_clear (LeafMachine *machine, guint32 number);
/* From 0. */
void leaf_pane_move (LeafMachine *machine, guint32 number, gint32 column, gint32 row);
void leaf_pane_arrange (LeafMachine *machine, guint32 number, guint32 side, gboolean is_proportional, gint32 size);
void leaf_pane_name (LeafMachine *machine, guint32 number, const char *name);
void leaf_pane_want_mouse (LeafMachine *machine, guint32 number, gboolean wanted);
void leaf_pane_set_background (LeafMachine *machine, guint32 number, guint32 colour);
void leaf_pane_draw (LeafMachine *machine, guint32 number, LeafPaneDrawing drawing);
/* Prints in the selected pane, which is not the story's text. `effect` 0: plain text. */
void leaf_pane_print (LeafMachine *machine, const char *characters, guint32 effect);

/* A row for writing; NULL if there is no such pane. Valid until the next change. */
LeafPaneRow *leaf_pane_own (LeafMachine *machine, guint32 number);
/* The row of the selected pane. The grid of the status line is created when something is first printed there, and
 * dropped when the rules that draw it have ended. */
LeafPaneRow *leaf_pane_printed (LeafMachine *machine);
void leaf_pane_drop_status (LeafMachine *machine);
/* The number of a figure or sound, as in LeafEffect. */
guint32 leaf_effect_of (const LeafMachine *machine, LeafValue effect);

/* The status line is a grid while rules draw it. Afterwards its text becomes an event, LEAF_EVENT_STATUS. */
void leaf_status_begin (LeafMachine *machine);
void leaf_status_end (LeafMachine *machine);

G_END_DECLS
