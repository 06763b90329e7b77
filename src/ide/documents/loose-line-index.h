/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Converts between bytes of a text, which the engine uses, and lines and characters of a text buffer. Immutable; any
 * thread may read it.
 *
 * The engine's text is a snapshot, and the buffer may have changed since, so a place is converted to its line and the
 * number of characters before it on the line, both limited to what the buffer has. The iterator is always valid, and
 * exact if the buffer still holds that text. Alternative rejected: byte indexes within a line, because in an edited
 * line they may be inside a character, which GTK does not accept. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _LooseLineIndex LooseLineIndex;

LooseLineIndex *loose_line_index_new (const char *text, gsize length); /* copies the text */
LooseLineIndex *loose_line_index_new_bytes (GBytes *text);             /* shares it */
LooseLineIndex *loose_line_index_ref (LooseLineIndex *self);
void loose_line_index_unref (LooseLineIndex *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseLineIndex, loose_line_index_unref)

/* The line (from 0) that contains `byte`; *column (may be NULL) is the number of characters before it on the line. */
guint32 loose_line_index_find (const LooseLineIndex *self, guint32 byte, guint32 *column);
/* The first byte of a line; the length of the text for a line beyond the last. */
guint32 loose_line_index_start (const LooseLineIndex *self, guint32 line);
const char *loose_line_index_text (const LooseLineIndex *self, gsize *length);

void loose_line_index_get_iter (const LooseLineIndex *self, GtkTextBuffer *buffer, guint32 byte, GtkTextIter *iter);
/* The byte of this text that corresponds to `iter`. */
guint32 loose_line_index_get_byte (const LooseLineIndex *self, const GtkTextIter *iter);

G_END_DECLS
