/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which part of a view is seen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls `callback (owner)` whenever another part of the view may be seen, whatever adjustment it has by then, while both are there and what is returned is
 * kept: it is the caller's. */
GObject *loose_scrolling_follow (GtkTextView *view, GCallback callback, gpointer owner);

G_END_DECLS
