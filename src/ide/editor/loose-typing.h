/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typing into a text that the toolkit is slow to lay out.
 *
 * GtkTextView asks where the cursor is after each key, and so lays out the whole paragraph anew.  In a long
 * paragraph that takes longer than the next key is away: keys pile up, redrawing waits behind them, and so does the
 * shortcut that was pressed last.  When letters have come and no frame has followed for a while, letters are
 * gathered here and inserted together, once all events that wait are read.  Whatever else happens in the window
 * comes after the letters that were typed before it.
 *
 * The rejected alternatives: to leave keys out of an input method's hands (only letters that no method asks for are
 * gathered), and to draw between keys (the toolkit has no way to, and the keys would still pile up). */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For as long as the view is there. */
void loose_typing_install (GtkTextView *view);

G_END_DECLS
