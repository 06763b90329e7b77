/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command palette: a list of everything that the menus can do, found by its name, with its menu and its key.
 * What cannot be done now is insensitive. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_PALETTE (loose_palette_get_type ())
G_DECLARE_FINAL_TYPE (LoosePalette, loose_palette, LOOSE, PALETTE, GtkPopover)

/* Over `parent`, which has the actions of the menu; it is the caller's to unparent. */
LoosePalette *loose_palette_new (GtkWidget *parent, GMenuModel *menu);
/* With nothing typed yet.  What is chosen is done where the keyboard was. */
void          loose_palette_open (LoosePalette *self);

G_END_DECLS
