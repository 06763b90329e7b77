/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The examples that an empty window offers: their level, what they show, and their map. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The source of an example, which ends with a zero byte; NULL if there is none of this name. */
GBytes *loose_examples_find (const char *name);
/* Adds a row for each example to a list. Activating the row opens the example. */
void loose_examples_fill (GtkListBox *list);

G_END_DECLS
