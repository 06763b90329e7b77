/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Support for screen readers: names as they should be read out, and announcements. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Call once, before the first window is made. Covers all windows of the process. */
void loose_a11y_install (void);

/* Announces the text if the widget has the focus. */
void loose_a11y_announce (GtkWidget *widget, const char *text);
/* Announces the text wherever the focus of the widget's window is. */
void loose_a11y_announce_at_focus (GtkWidget *widget, const char *text);

/* Sets a lasting description, which an announcement replaces only for as long as the focus stays. */
void loose_a11y_describe (GtkWidget *widget, const char *description);

G_END_DECLS
