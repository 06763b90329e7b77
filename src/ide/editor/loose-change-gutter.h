/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gutter that shows which lines of a file in a Git repository differ from its last commit: a bar for new lines, a
 * dotted bar for changed ones, a notch where lines were removed. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_CHANGE_NONE = 0,
  LOOSE_CHANGE_ADDED,
  LOOSE_CHANGE_CHANGED,
  LOOSE_CHANGE_REMOVED /* lines were removed above it, or below the last line */
} LooseChange;

#define LOOSE_TYPE_CHANGE_GUTTER (loose_change_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseChangeGutter, loose_change_gutter, LOOSE, CHANGE_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_change_gutter_new (LoosePage *page);

G_END_DECLS
