/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which part of a view is visible, and how a place becomes visible. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls `callback (owner)` whenever another part of the view may be visible, whatever adjustment it has by then,
 * while both exist and the returned object, which the caller owns, is kept. */
GObject *loose_visible_range_watch (GtkTextView *view, GCallback callback, gpointer owner);

typedef enum {
  LOOSE_SCROLL_IF_HIDDEN, /* a place that is visible stays where it is; any other goes to the middle */
  LOOSE_SCROLL_TO_MIDDLE
} LooseScroll;

/* Scrolls to the place, now and whenever the size of the view changes, until another place is shown, the cursor
 * moves, or the author scrolls: a view that was just opened wraps its lines at a width that it does not keep. */
void loose_visible_range_show (GtkTextView *view, const GtkTextIter *place, LooseScroll how);

G_END_DECLS
