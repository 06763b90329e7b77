/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of the keyboard as inputs of a play. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The text form of a key for loose_player_command(); free with g_free. NULL: the key is not an input, such as Shift
 * alone or a shortcut of the window. */
char *loose_story_key_dup_text (guint key, GdkModifierType state);

G_END_DECLS
