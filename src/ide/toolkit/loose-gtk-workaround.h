/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Keeps a screen reader from crashing the application.  GTK 4.8 answers a question about the attributes of coloured
 * text by reading a property of the tag that can only be written, and follows a pointer that it never set.  It asks
 * "foreground-set" first; with this guard installed the answer is no, and the reader is told nothing of the colour.
 *
 * Call once, before the first text buffer.  Code of the application must not read "foreground-set" of a tag. */
void loose_gtk_workaround_install (void);
