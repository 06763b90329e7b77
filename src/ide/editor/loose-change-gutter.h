/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside the text of a file that is in a Git repository, the lines that differ from its last commit: a bar beside new
 * lines, a dotted one beside changed ones, a notch where lines were removed. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_CHANGE_NONE = 0,
  LOOSE_CHANGE_ADDED,
  LOOSE_CHANGE_CHANGED,
  LOOSE_CHANGE_REMOVED /* lines were removed above it, or, beside the last line, below */
} LooseChange;

#define LOOSE_TYPE_CHANGE_GUTTER (loose_change_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseChangeGutter, loose_change_gutter, LOOSE, CHANGE_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_change_gutter_new (LoosePage *page);

G_END_DECLS
