/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps words out of a text that the toolkit could not lay out while somebody waits: it looks for the places to
 * break one in the square of its length, a second for 30,000 letters, and a million never end.  What opens a file
 * refuses such a one; here what is pasted, typed or joined is. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_LONGEST_WORD 30000 /* bytes without a space among them */

/* As long as the owner is there; it has a signal "refused", which is emitted when something was left out, or left
 * in. */
void loose_long_word_filter_add (GtkTextBuffer *buffer, GObject *owner);

G_END_DECLS
