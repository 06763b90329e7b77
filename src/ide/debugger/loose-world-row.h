/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the world, and, as a list model, the rows in it: those are made when they are looked at. */
#pragma once

#include <gio/gio.h>

#include "loose-world-snapshot.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WORLD_ROW (loose_world_row_get_type ())
G_DECLARE_FINAL_TYPE (LooseWorldRow, loose_world_row, LOOSE, WORLD_ROW, GObject)

/* `number` G_MAXUINT: all of it.  `search` (folded; NULL: all): only what has these words in its name, and what that
 * is in. */
LooseWorldRow *loose_world_row_new        (LooseWorldSnapshot *world, guint number, const char *search);
LooseWorldSnapshot     *loose_world_row_get_world  (LooseWorldRow *self);
guint           loose_world_row_get_number (LooseWorldRow *self);

G_END_DECLS
