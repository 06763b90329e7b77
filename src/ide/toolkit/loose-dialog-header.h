/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A header bar for a window that asks for something: with two buttons, one that closes it, and one that does what is
 * asked for. */
GtkWidget *loose_dialog_header_new (GtkWidget *cancel, GtkWidget *action);

G_END_DECLS
