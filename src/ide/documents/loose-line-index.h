/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bridge between bytes of a text, in which the engine names places, and the lines and characters of a text
 * buffer.
 *
 * The engine's text is a snapshot; the buffer may have moved on since.  So a place is found by its line and by the
 * number of characters before it on that line, and both are cut to what the buffer has now: an iterator is always
 * valid, and it is exact when the buffer still holds that text.  (Byte indexes within a line are not used: in an
 * edited line they may fall inside a character, which the toolkit does not forgive.)
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _LooseLineIndex LooseLineIndex;

LooseLineIndex *loose_line_index_new   (const char *text, gsize length); /* keeps its own copy */
LooseLineIndex *loose_line_index_new_bytes (GBytes *text);               /* shares it */
LooseLineIndex *loose_line_index_ref   (LooseLineIndex *self);
void        loose_line_index_unref (LooseLineIndex *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseLineIndex, loose_line_index_unref)

/* The line (from 0) that holds `byte`, and the number of characters before it there. */
guint32     loose_line_index_find  (const LooseLineIndex *self, guint32 byte, guint32 *column);
/* First byte of a line; the length of the text for a line beyond the last. */
guint32     loose_line_index_start (const LooseLineIndex *self, guint32 line);
const char *loose_line_index_text  (const LooseLineIndex *self, gsize *length);

void        loose_line_index_get_iter (const LooseLineIndex *self, GtkTextBuffer *buffer, guint32 byte,
    GtkTextIter *iter);
/* The byte at which `iter` stands, were the buffer's text this one. */
guint32     loose_line_index_get_byte (const LooseLineIndex *self, const GtkTextIter *iter);

G_END_DECLS
