/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edits of a text that authors make often, each a step that can be undone. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is selected, or else the line without its tabs, becomes a comment; if it is one it becomes text again. */
void  loose_edit_commands_toggle_comment (GtkTextBuffer *buffer);
/* Words outside comments, as a reader would count them; of what is selected, if anything is. */
guint loose_edit_commands_count_words    (GtkTextBuffer *buffer);

G_END_DECLS
