/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Works around a crash with screen readers. GTK 4.8 answers a question about the attributes of coloured text by reading
 * a write-only property of the tag, and then follows an uninitialized pointer. It reads "foreground-set" first; with
 * this workaround the answer is no, and the screen reader says nothing about the colour.
 *
 * Call once, before the first text buffer is made. The application must not read "foreground-set" of a tag. */
void loose_gtk_workaround_install (void);
