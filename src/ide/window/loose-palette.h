/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command palette: a searchable list of all menu items, with their menus and shortcuts. Unavailable items are
 * insensitive. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_PALETTE (loose_palette_get_type ())
G_DECLARE_FINAL_TYPE (LoosePalette, loose_palette, LOOSE, PALETTE, GtkPopover)

/* Makes a popover over `parent`, whose actions the items of the menu are. The caller must unparent it. */
LoosePalette *loose_palette_new (GtkWidget *parent, GMenuModel *menu);
/* Opens it with an empty search. The chosen action applies where the keyboard focus was. */
void loose_palette_open (LoosePalette *self);

G_END_DECLS
