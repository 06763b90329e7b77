/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons on a page of examples that show only the examples of one level. */
#pragma once

#include "leaf-manual.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes a label with the level of a heading in the reader's language, to be placed below the heading. NULL: it has
 * none. */
GtkWidget *loose_manual_level_label_new (const LeafManualBlock *heading);
/* Lets the buttons show the widget with that level only; NULL: always. */
void loose_manual_level_mark (GtkWidget *widget, const char *level);
/* Makes the buttons, to be placed among the widgets that they show and hide. NULL: the page has no levels. */
GtkWidget *loose_manual_levels_new (const LeafManualPage *page);

/* The title of a level of the manual in the language of the window, such as "First Steps"; NULL: no such level.
 * Borrowed. */
const char *loose_manual_level_title (const char *level);

G_END_DECLS
