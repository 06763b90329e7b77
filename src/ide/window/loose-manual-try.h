/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An example of the manual, played in its page: its text, and an entry for commands. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Compiles the source in a worker; the widget says so until it is done. Copies `source`. */
GtkWidget *loose_manual_try_new (const char *source);

G_END_DECLS
