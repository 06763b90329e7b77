/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blocks of a page as widgets. */
#pragma once

#include "loose-manual.h"

G_BEGIN_DECLS

/* Makes a widget of a block; NULL if the block is not shown to readers. `manual` and the block must outlive the
 * widget. */
GtkWidget *loose_manual_block_new (LooseManual *manual, const LeafManualBlock *block);
/* Converts a paragraph to Pango markup. Free with g_free. */
char *loose_manual_markup (const char *text);
/* Makes a paragraph of such markup, with links that `manual` opens. */
GtkWidget *loose_manual_label_new (LooseManual *manual, const char *markup);

G_END_DECLS
