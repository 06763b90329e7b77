/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the world, which is also a list model of the rows in it. These rows are created on first use. */
#pragma once

#include <gio/gio.h>

#include "loose-world-snapshot.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WORLD_ROW (loose_world_row_get_type ())
G_DECLARE_FINAL_TYPE (LooseWorldRow, loose_world_row, LOOSE, WORLD_ROW, GObject)

/* `number` G_MAXUINT: the whole world. `search` (folded; may be NULL): only rows whose name contains it, and rows that
 * contain such a row. */
LooseWorldRow *loose_world_row_new (LooseWorldSnapshot *world, guint number, const char *search);
LooseWorldSnapshot *loose_world_row_get_world (LooseWorldRow *self);
guint loose_world_row_get_number (LooseWorldRow *self);

G_END_DECLS
