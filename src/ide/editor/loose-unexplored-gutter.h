/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ring beside each rule that no exploration has run. The Rules panel has the same in words, because screen readers
 * cannot read a gutter. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_UNEXPLORED_GUTTER (loose_unexplored_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseUnexploredGutter, loose_unexplored_gutter, LOOSE, UNEXPLORED_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_unexplored_gutter_new (LooseSession *session);

G_END_DECLS
