/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of the keyboard as inputs of a play. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The name of the key controllers of panes in which keys move a pointer. */
#define LOOSE_STORY_POINTER_KEYS "pointer-keys"

/* The text form of a key for loose_player_command(); free with g_free. NULL: the key is not an input, such as Shift
 * alone or a shortcut of the window. */
char *loose_story_key_dup_text (guint key, GdkModifierType state);
/* Moves a place by `step` in the direction of an arrow key, or by more with Shift. Returns FALSE if it is not an arrow
 * key. */
gboolean loose_story_key_move (guint key, GdkModifierType state, int step, int *x, int *y);
/* Returns TRUE if it is one of the keys that act like a click. */
gboolean loose_story_key_clicks (guint key, GdkModifierType state);

G_END_DECLS
