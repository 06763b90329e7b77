/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says: names as they should be read out, and what is told in passing. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all windows of the process.  Once. */
void loose_a11y_install (void);

/* Has a screen reader say the text, if the widget has the focus. */
void loose_a11y_announce (GtkWidget *widget, const char *text);
/* The same wherever the focus of the widget's window is. */
void loose_a11y_announce_at_focus (GtkWidget *widget, const char *text);

/* A description that stays, and comes back after an announcement. */
void loose_a11y_describe (GtkWidget *widget, const char *description);

G_END_DECLS
