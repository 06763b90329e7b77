/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rejects words that are too long for GTK's layout, which looks for line breaks in quadratic time. Files with such
 * words are refused when they are opened; this filter handles what is pasted, typed or joined. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_LONGEST_WORD 30000 /* characters without a space */

/* The line, from 1, of the first word in the text (UTF-8) that is too long; 0: there is none. */
guint loose_long_word_find (const char *text, gsize length);

/* Active as long as the owner lives. The owner's signal "refused" is emitted when an insertion or a deletion was
 * refused. */
void loose_long_word_filter_add (GtkTextBuffer *buffer, GObject *owner);

G_END_DECLS
