/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-manual-levels.h: buttons on a page of examples that show one level of them. */
#pragma once

#include "leaf-manual.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A label with the level of a heading in the reader's language, to be placed below it; NULL: it has none. */
GtkWidget *loose_manual_level_label_new (const LeafManualBlock *heading);
/* Shows the widget with that level only; NULL: always. */
void loose_manual_level_mark (GtkWidget *widget, const char *level);
/* The buttons, to be placed among the widgets that they show and hide; NULL: the page has no levels. */
GtkWidget *loose_manual_levels_new (const LeafManualPage *page);

/* "First Steps", in the language of the window; `level` is one of the manual's. */
const char *loose_manual_level_title (const char *level);

G_END_DECLS
