/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map of an example in the manual, as a small picture. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Both must outlive the widget. The story is compiled when the picture becomes visible. */
GtkWidget *loose_manual_map_new (const LeafManualPage *page, const LeafManualBlock *block);

G_END_DECLS
