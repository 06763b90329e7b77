/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stops the cursor from blinking while the author types, so that the display is idle between two keys. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Call when the view has its buffer. GTK fades a blinking cursor by redrawing every frame. A key that arrives during a
 * frame is shown only in the next one, and the result of compiling it in a later one; an idle display shows both at
 * once. */
void loose_cursor_blink_pause_while_typing (GtkTextView *view);

G_END_DECLS
