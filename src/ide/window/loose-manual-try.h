/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A story of the manual, played in its page: what it prints, and a line for the next command. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The source is compiled in another thread; until then the widget says so. */
GtkWidget *loose_manual_try_new (const char *source);

G_END_DECLS
