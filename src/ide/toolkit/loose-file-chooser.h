/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog in which an author chooses a file. It belongs to a widget and is destroyed with it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `file` is NULL if the author chose nothing. */
typedef void (*LooseFileChosen) (gpointer owner, GtkFileChooser *chooser, GFile *file);

/* Makes a dialog for the window of `owner`, and closes an earlier one of that owner. Set what it proposes, then call
 * loose_file_chooser_show(). `accept` is the label of its button; NULL: the usual one. The owner keeps the reference;
 * the dialog is destroyed after `chosen` returns. */
GtkFileChooser *loose_file_chooser_new (GtkWidget *owner, const char *title, GtkFileChooserAction action,
                                        const char *accept, LooseFileChosen chosen);
void loose_file_chooser_show (GtkFileChooser *chooser);

G_END_DECLS
