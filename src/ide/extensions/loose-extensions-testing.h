/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only tests ask of this folder. */
#pragma once

#include "loose-extensions-pane.h"

G_BEGIN_DECLS

/* loose-extensions-pane.c */
/* Installs the extension, or all in a folder, for all stories. */
void loose_extensions_pane_install (LooseExtensionsPane *self, GFile *file);
/* Selects the one whose row says these words; FALSE: none does. */
gboolean loose_extensions_pane_select (LooseExtensionsPane *self, const char *title, const char *detail);
/* Reading the disk, changing it, or trying. */
gboolean loose_extensions_pane_is_busy (LooseExtensionsPane *self);

G_END_DECLS
