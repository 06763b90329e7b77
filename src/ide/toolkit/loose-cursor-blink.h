/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cursor of a text stands steady while one types, so that the display is at rest between two keys. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The toolkit fades a blinking cursor in and out by a frame every sixtieth of a second, whether anything changes or
 * not.  So a key mostly came in the middle of one, was shown in the next, and what was compiled of it in the next
 * but one.  A display at rest shows a key at once. The view has its buffer already. */
void loose_cursor_blink_pause_while_typing (GtkTextView *view);

G_END_DECLS
