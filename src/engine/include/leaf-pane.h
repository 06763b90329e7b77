/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-pane.h: the panes that a story opens beside its text; the conventions of leaf.h apply. Glk, and stories, call
 * them windows.
 *
 * Panes are part of a play's state, so going back, UNDO and RESTORE revert them, and a copy of a play has them too. No
 * event has their contents: whenever the play stops, an application asks these functions and shows the result.
 *
 * The screen of a play has a fixed size, 80 by 25 characters or 800 by 500 pixels, because a play must not depend on
 * who shows it. An application places each pane beside the one that it was split from, in the order of their opening,
 * and sizes it by its percentage or by its own size. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* The numbers are those of Glk. */
typedef enum {
  LEAF_PANE_BUFFER = 3, /* text that grows downwards */
  LEAF_PANE_GRID,       /* rows of characters in a fixed-width font, written at the cursor */
  LEAF_PANE_GRAPHICS,   /* rectangles and figures */
} LeafPaneSort;

typedef enum { LEAF_PANE_LEFT = 0, LEAF_PANE_RIGHT, LEAF_PANE_ABOVE, LEAF_PANE_BELOW } LeafPaneSide;

enum { LEAF_PANE_MAIN = 1, LEAF_PANE_STATUS = 2, LEAF_MOST_PANES = 32 };

typedef struct {
  guint32 number; /* identifies the pane while it is open; more than LEAF_PANE_STATUS */
  LeafPaneSort sort;
  guint32 beside;    /* the pane that it was split from, which comes earlier; LEAF_PANE_MAIN: the story's text */
  LeafPaneSide side; /* of that pane */
  gboolean is_proportional;
  guint32 size;          /* its width or height: a percentage if is_proportional, else characters (graphics: pixels) */
  guint32 width, height; /* on the screen of the play, in characters, or in pixels for graphics */
  guint32 background;    /* LEAF_COLOUR_GIVEN and 0xRRGGBB; 0: none given */
  gboolean wants_mouse;  /* the play accepts a click in it (leaf_pane_dup_click) */
  const char *name;      /* for people, "map window"; "" if it has none; borrowed until the play runs */
  guint64 hash;          /* of its contents */
} LeafPane;

/* A run of text in one style; in a graphics pane, a figure or a rectangle. The pieces of a pane are in the order of
 * printing or drawing; the rows of a grid end with line breaks. */
typedef struct {
  char *text;                               /* owned; "" for a drawing */
  guint32 style, letters, background, link; /* as in LeafEvent */
  guint32 effect;                           /* of a figure, as in LeafEffect; 0: none */
  guint32 colour;                           /* of a rectangle: 0xRRGGBB */
  gint32 x, y, width, height;               /* a figure of width 0 is drawn in its natural size */
} LeafPanePiece;

guint32 leaf_play_n_panes (const LeafPlay *play);
/* From 0, in the order of opening. */
LeafPane leaf_play_pane (const LeafPlay *play, guint32 nth);
/* Returns the contents of the pane of this number as *n pieces. Free with leaf_pane_pieces_free. */
LeafPanePiece *leaf_play_pane_pieces (const LeafPlay *play, guint32 number, guint32 *n);
void leaf_pane_pieces_free (LeafPanePiece *pieces, guint32 n);
/* Returns the text of a pane without blanks at the ends of its rows. Free with g_free. */
char *leaf_play_pane_dup_text (const LeafPlay *play, guint32 number);
/* A hash that changes whenever a pane is opened, closed, moved, drawn in or printed in. 0: there are no panes. */
guint64 leaf_play_panes_hash (const LeafPlay *play);
/* The text form of a click in a pane, for leaf_play_command: "[click 3 at 12, 5]". Column and row are from 0, in
 * characters, or in pixels for graphics. Free with g_free. */
char *leaf_pane_dup_click (guint32 number, guint32 column, guint32 row);

G_END_DECLS
