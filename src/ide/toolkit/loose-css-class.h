/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds or removes the class. */
void loose_css_class_set (GtkWidget *widget, const char *name, gboolean on);

G_END_DECLS
