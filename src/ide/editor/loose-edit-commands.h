/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Common edits of a text, each a step that can be undone. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Turns the selection, or the cursor's line without its tabs, into a comment, or a comment into text. */
void loose_edit_commands_toggle_comment (GtkTextBuffer *buffer);
/* Counts the words outside comments, in the selection if there is one. */
guint loose_edit_commands_count_words (GtkTextBuffer *buffer);

G_END_DECLS
