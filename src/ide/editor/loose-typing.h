/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps typing responsive in a text that GTK is slow to lay out.
 *
 * GtkTextView queries the position of the cursor after each key, which lays out the whole paragraph. In a long
 * paragraph this takes longer than the time between two keys, so keys queue up, and redrawing and shortcuts wait behind
 * them. If keys have arrived and no frame was drawn for a while, letters, quotation marks, Return and Backspace are
 * collected here, and applied to the text in their order when all waiting events have been read. Any other event comes
 * after the keys pressed before it.
 *
 * Alternatives rejected: taking keys away from an input method (only keys that no input method handles are collected),
 * and drawing between keys (GTK cannot, and keys would still queue up). */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

/* Active as long as the view lives. */
void loose_typing_install (GtkSourceView *view);

G_END_DECLS
