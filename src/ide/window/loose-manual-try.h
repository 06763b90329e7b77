/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An example of the manual, played in its page: its text, and an entry for commands. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The source is compiled in a thread; until then the widget says so. */
GtkWidget *loose_manual_try_new (const char *source);

G_END_DECLS
