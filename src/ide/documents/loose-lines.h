/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bridge between bytes of a text, in which the engine names places, and the lines and characters of a text buffer.
 *
 * The engine's text is a snapshot; the buffer may have moved on since.  So a place is found by its line and by the number
 * of characters before it on that line, and both are cut to what the buffer has now: an iterator is always valid, and it
 * is exact when the buffer still holds that text.  (Byte indexes within a line are not used: in an edited line they may
 * fall inside a character, which the toolkit does not forgive.)
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _LooseLines LooseLines;

LooseLines *loose_lines_new   (const char *text, gsize length); /* keeps its own copy */
LooseLines *loose_lines_new_bytes (GBytes *text);               /* shares it */
LooseLines *loose_lines_ref   (LooseLines *self);
void        loose_lines_unref (LooseLines *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseLines, loose_lines_unref)

guint32     loose_lines_count (const LooseLines *self);
/* The line (from 0) that holds `byte`, and the number of characters before it there. */
guint32     loose_lines_find  (const LooseLines *self, guint32 byte, guint32 *column);
/* First byte of a line; the length of the text for a line beyond the last. */
guint32     loose_lines_start (const LooseLines *self, guint32 line);
const char *loose_lines_text  (const LooseLines *self, gsize *length);

void        loose_lines_get_iter (const LooseLines *self, GtkTextBuffer *buffer, guint32 byte, GtkTextIter *iter);
/* The byte at which `iter` stands, were the buffer's text this one. */
guint32     loose_lines_get_byte (const LooseLines *self, const GtkTextIter *iter);

G_END_DECLS
