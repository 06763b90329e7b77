/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-manual-levels.h: on a page of examples, buttons that leave one level of them. */
#pragma once

#include "leaf-manual.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The level of a heading in the reader's language, to stand below it; NULL: it has none. */
GtkWidget *loose_manual_level_label_new (const LeafManualBlock *heading);
/* The widget is shown with that level alone; NULL: always. */
void loose_manual_level_mark (GtkWidget *widget, const char *level);
/* The buttons, to stand among the widgets that are marked; NULL: the page has no levels. */
GtkWidget *loose_manual_levels_new (const LeafManualPage *page);

G_END_DECLS
