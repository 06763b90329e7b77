/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of the keyboard as inputs of a play. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The text of a key for loose_player_command(), free with g_free; NULL: a story is given none for it, as for Shift
 * alone, or for what the window itself is asked for. */
char *loose_story_key_dup_text (guint key, GdkModifierType state);

G_END_DECLS
