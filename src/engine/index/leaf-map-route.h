/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-map-route.h: the lines of a map whose rooms have positions. */
#pragma once

#include "leaf-index.h"

G_BEGIN_DECLS

/* Gives each link its path; a link without one keeps n_points 0. */
void leaf_map_route (LeafMap *map);

G_END_DECLS
