/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gutter where a triangle folds and unfolds what begins on its line. */
#pragma once

#include "loose-folding.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_FOLD_GUTTER (loose_fold_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseFoldGutter, loose_fold_gutter, LOOSE, FOLD_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_fold_gutter_new (LooseFolding *folding);
/* Handles clicks of the view; call once. */
void loose_fold_gutter_listen (LooseFoldGutter *self, GtkSourceView *view);

G_END_DECLS
