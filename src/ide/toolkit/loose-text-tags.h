/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a tag is in a text.  The toolkit lays out anew each line from which a tag is taken, whether it was there or
 * not: from the whole of a long text that costs a second.  So a tag is taken away where it is, and nowhere else. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The next characters with `tag`, from `start` on, which is moved there; `end` is set behind them.  FALSE: there are
 * none. */
gboolean loose_text_tags_next (GtkTextTag *tag, GtkTextIter *start, GtkTextIter *end);

/* Takes `tag` away from all of the text. */
void loose_text_tags_clear (GtkTextBuffer *buffer, GtkTextTag *tag);

G_END_DECLS
