/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blocks of a page as widgets. */
#pragma once

#include "loose-manual.h"

G_BEGIN_DECLS

/* NULL: readers do not see it.  Links and buttons go to `manual`, which lives longer. */
GtkWidget *loose_manual_block_new (LooseManual *manual, const LeafManualBlock *block);
/* The words of a paragraph as Pango's markup; free with g_free. */
char *loose_manual_markup (const char *text);
/* A paragraph of such markup, with links that `manual` follows. */
GtkWidget *loose_manual_label_new (LooseManual *manual, const char *markup);

G_END_DECLS
