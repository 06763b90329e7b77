/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds and removes tags in a text. When a tag is removed from a range, GTK lays out every line of the range again,
 * even lines without the tag, which is slow for a long text. So a tag is removed only where it is set. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Moves `start` to the next run of characters with `tag`, and `end` after it. Returns FALSE if there are none. */
gboolean loose_text_tags_next (GtkTextTag *tag, GtkTextIter *start, GtkTextIter *end);

/* Removes `tag` from all of the text. */
void loose_text_tags_clear (GtkTextBuffer *buffer, GtkTextTag *tag);

G_END_DECLS
