/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map of a story of the manual, as a small picture. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-manual.h"

G_BEGIN_DECLS

/* Both must live as long as the widget; the story is compiled once the picture comes into sight. */
GtkWidget *loose_manual_map_new (const LeafManualPage *page, const LeafManualBlock *block);

G_END_DECLS
