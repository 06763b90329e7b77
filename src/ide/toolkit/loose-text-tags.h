/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds and removes tags in a text. The toolkit lays out each line again from which a tag is removed, whether the line
 * has it or not, which takes a second for all of a long text. So a tag is removed only where it is. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Moves `start` to the next characters with `tag`, and `end` behind them. Returns FALSE if there are none. */
gboolean loose_text_tags_next (GtkTextTag *tag, GtkTextIter *start, GtkTextIter *end);

/* Removes `tag` from all of the text. */
void loose_text_tags_clear (GtkTextBuffer *buffer, GtkTextTag *tag);

G_END_DECLS
