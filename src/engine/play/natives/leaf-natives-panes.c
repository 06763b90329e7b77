/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-panes.c: the panes beside the story's text, which are named by numbers, as in Glk; clicks in them. */

#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-print.h"
#include "leaf-values.h"
#include "leaf-inputs.h"
#include "leaf-panes.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

/* Glk's numbers for splitting a pane: the side is in the lowest bits. */
enum { SIDE_MASK = 0x0F, PROPORTIONAL = 0x20 };

static guint32
number_of (LeafValue pane)
{
  return (guint32) MAX (pane.bits, 0);
}

/* Reports a pane that does not exist, and returns FALSE. */
static gboolean
is_open (LeafMachine *m, LeafValue pane)
{
  if (number_of (pane) == LEAF_PANE_MAIN || number_of (pane) == LEAF_PANE_STATUS
      || leaf_panes_find (m->panes, number_of (pane)) != NULL)
    return TRUE;
  leaf_fault (m, N_ ("a window that is not open is used"), NULL);
  return FALSE;
}

/* --- the screen --------------------------------------------------------------------------------------------------- */

/* clang-format off */
NATIVE (screen_height) { (void) m; return GIVE_NUMBER (LEAF_SCREEN_ROWS); }
NATIVE (screen_width) { (void) m; return GIVE_NUMBER (LEAF_SCREEN_COLUMNS); }
/* clang-format on */

/* The story's text stays in the transcript. */
NATIVE (clear_screen)
{
  (void) result;
  for (guint32 i = 0; i < leaf_panes_n (m->panes); i++)
    leaf_pane_clear (m, leaf_panes_nth (m->panes, i)->number);
  return LEAF_NATIVE_DONE;
}

/* --- panes -------------------------------------------------------------------------------------------------------- */

NATIVE (open_pane)
{
  guint32 method = (guint32) args[1].bits;

  if (args[3].bits < LEAF_PANE_BUFFER || args[3].bits > LEAF_PANE_GRAPHICS)
    return GIVE_NUMBER (0);
  return GIVE_NUMBER ((gint32) leaf_pane_open (m, number_of (args[0]), method & SIDE_MASK, (method & PROPORTIONAL) != 0,
                                               args[2].bits, (guint32) args[3].bits));
}

NATIVE (close_pane)
{
  (void) result;
  leaf_pane_close (m, number_of (args[0]));
  return LEAF_NATIVE_DONE;
}

NATIVE (arrange_pane)
{
  guint32 method = (guint32) args[1].bits;

  (void) result;
  if (is_open (m, args[0]))
    leaf_pane_arrange (m, number_of (args[0]), method & SIDE_MASK, (method & PROPORTIONAL) != 0, args[2].bits);
  return LEAF_NATIVE_DONE;
}

NATIVE (name_pane)
{
  const char *name = leaf_text_characters (m, args[1]);

  (void) result;
  if (name != NULL)
    leaf_pane_name (m, number_of (args[0]), name);
  return LEAF_NATIVE_DONE;
}

NATIVE (clear_pane)
{
  (void) result;
  if (number_of (args[0]) == LEAF_PANE_STATUS && m->pane != LEAF_PANE_STATUS)
    leaf_event_text (m, LEAF_EVENT_STATUS, LEAF_WANT_TEXT, "", LEAF_OUTCOME_NONE);
  else
    leaf_pane_clear (m, number_of (args[0]));
  return LEAF_NATIVE_DONE;
}

NATIVE (focus_pane)
{
  (void) result;
  leaf_pane_select (m, number_of (args[0]));
  return LEAF_NATIVE_DONE;
}

NATIVE (focused_pane)
{
  (void) args;
  return GIVE_NUMBER ((gint32) MAX (m->pane, LEAF_PANE_MAIN));
}

NATIVE (pane_width)
{
  guint32 width, height;

  leaf_panes_measure (m->panes, number_of (args[0]), &width, &height);
  return GIVE_NUMBER ((gint32) width);
}

NATIVE (pane_height)
{
  guint32 width, height;

  leaf_panes_measure (m->panes, number_of (args[0]), &width, &height);
  return GIVE_NUMBER ((gint32) height);
}

/* Row and column from 1. */
NATIVE (set_pane_cursor)
{
  (void) result;
  if (is_open (m, args[0]))
    leaf_pane_move (m, number_of (args[0]), args[2].bits - (args[2].bits > G_MININT32),
                    args[1].bits - (args[1].bits > G_MININT32));
  return LEAF_NATIVE_DONE;
}

/* --- pictures ----------------------------------------------------------------------------------------------------- */

static guint32
colour_of (LeafValue number)
{
  return number.bits < 0 ? 0 : ((guint32) number.bits & 0xFFFFFF) | LEAF_COLOUR_GIVEN;
}

/* A colour below 0 is none. */
NATIVE (set_pane_background)
{
  (void) result;
  leaf_pane_set_background (m, number_of (args[0]), colour_of (args[1]));
  return LEAF_NATIVE_DONE;
}

NATIVE (fill_pane)
{
  (void) result;
  if (is_open (m, args[0]))
    leaf_pane_draw (m, number_of (args[0]),
                    (LeafPaneDrawing) { 0, (guint32) args[1].bits & 0xFFFFFF, args[2].bits, args[3].bits, args[4].bits,
                                        args[5].bits });
  return LEAF_NATIVE_DONE;
}

/* A width of 0 is the figure's own. */
NATIVE (draw_figure)
{
  (void) result;
  if (is_open (m, args[0]))
    leaf_pane_draw (m, number_of (args[0]),
                    (LeafPaneDrawing) { leaf_effect_of (m, args[1]), 0, args[2].bits, args[3].bits,
                                        MAX (args[4].bits, 0), MAX (args[5].bits, 0) });
  return LEAF_NATIVE_DONE;
}

/* --- as Glk has them ---------------------------------------------------------------------------------------------- */

/* The first window, which splits none, is the story's text, and the window with that rock is the status line. Both
 * exist already. */
NATIVE (inform6_open_window)
{
  enum { STATUS_ROCK = 202 };

  if (args[0].bits == 0)
    return GIVE_NUMBER (LEAF_PANE_MAIN);
  if (args[4].bits == STATUS_ROCK)
    return GIVE_NUMBER (LEAF_PANE_STATUS);
  return leaf_native_open_pane (m, args, result);
}

NATIVE (inform6_draw_figure)
{
  const LeafPaneRow *pane = leaf_panes_find (m->panes, number_of (args[0]));
  guint32 effect = args[1].kind == LEAF_KIND_FIGURE ? leaf_effect_of (m, args[1]) : 0;

  (void) result;
  if (effect == 0)
    return LEAF_NATIVE_DONE;
  if (pane != NULL && pane->sort == LEAF_PANE_GRAPHICS)
    return leaf_native_draw_figure (m, args, result);
  leaf_print_effect (m, "[Picture]", effect);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_link)
{
  (void) result;
  if (args[0].bits == 0)
    leaf_link_end (m);
  else
    leaf_link_begin (m, LEAF_HYPERLINK_EVENT, LEAF_VALUE (NUMBER, args[0].bits));
  return LEAF_NATIVE_DONE;
}

/* --- clicks ------------------------------------------------------------------------------------------------------- */

NATIVE (want_mouse)
{
  (void) result;
  if (is_open (m, args[0]))
    leaf_pane_want_mouse (m, number_of (args[0]), args[1].bits != 0);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (clicked_pane) { (void) args; return GIVE_NUMBER ((gint32) m->clicked.pane); }
NATIVE (clicked_column) { (void) args; return GIVE_NUMBER ((gint32) m->clicked.column); }
NATIVE (clicked_row) { (void) args; return GIVE_NUMBER ((gint32) m->clicked.row); }
/* clang-format on */
