/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stops the cursor from blinking while the author types, so that the display is idle between two keys. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The toolkit fades a blinking cursor with sixty frames a second, whether anything changes or not. So a key usually
 * arrived during a frame and was shown in the next, and its compiled result in the one after that. An idle display
 * shows a key at once. The view must have its buffer. */
void loose_cursor_blink_pause_while_typing (GtkTextView *view);

G_END_DECLS
