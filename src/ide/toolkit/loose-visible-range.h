/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watches the visible part of a view, and scrolls to a place. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls `callback (owner)` whenever the visible part may have changed, whatever adjustment the view has, while view and
 * owner exist and the returned object (owned by the caller) lives. */
GObject *loose_visible_range_watch (GtkTextView *view, GCallback callback, gpointer owner);

typedef enum {
  LOOSE_SCROLL_IF_HIDDEN, /* a visible place does not move; any other is scrolled to the middle */
  LOOSE_SCROLL_TO_MIDDLE
} LooseScroll;

/* Scrolls to the place at once and whenever the size of the view changes, until another place is shown, the cursor
 * moves, or the author scrolls. (A view that was just opened is first wrapped at a temporary width.) */
void loose_visible_range_show (GtkTextView *view, const GtkTextIter *place, LooseScroll how);

G_END_DECLS
