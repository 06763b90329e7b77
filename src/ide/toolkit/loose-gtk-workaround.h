/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Works around a crash with screen readers. When GTK 4.8 is asked for the attributes of coloured text, it reads a
 * write-only property of the tag and then follows an uninitialized pointer. It reads "foreground-set" first. With this
 * workaround that is FALSE, and the screen reader says nothing about the colour.
 *
 * Call once, before the first text buffer is made. The application must not read "foreground-set" of a tag. */
void loose_gtk_workaround_install (void);
