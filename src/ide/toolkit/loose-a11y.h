/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader says: names as they should be read out, and what is told in passing. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all windows of the process.  Once. */
void loose_a11y_install (void);

/* Has a screen reader say the text, if the widget has the focus.  The toolkit has no means yet of telling it something by itself; but it says the description
 * of what has the focus when that changes. */
void loose_a11y_announce (GtkWidget *widget, const char *text);
/* The same where the focus of the widget's window is on a text; elsewhere a description says what is chosen there, and stays. */
void loose_a11y_announce_at_focus (GtkWidget *widget, const char *text);

G_END_DECLS
