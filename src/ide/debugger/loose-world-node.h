/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the world, and, as a list model, the rows in it: those are made when they are looked at. */
#pragma once

#include <gio/gio.h>

#include "loose-world.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WORLD_NODE (loose_world_node_get_type ())
G_DECLARE_FINAL_TYPE (LooseWorldNode, loose_world_node, LOOSE, WORLD_NODE, GObject)

/* `number` G_MAXUINT: all of it.  `search` (folded; NULL: all): only what has these words in its name, and what that is in. */
LooseWorldNode *loose_world_node_new        (LooseWorld *world, guint number, const char *search);
LooseWorld     *loose_world_node_get_world  (LooseWorldNode *self);
guint           loose_world_node_get_number (LooseWorldNode *self);

G_END_DECLS
