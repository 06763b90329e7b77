/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-extensions-pane.h"

G_BEGIN_DECLS

/* loose-extensions-pane.c */
/* Installs the extension, or all in a folder, for all stories. */
void loose_extensions_pane_install (LooseExtensionsPane *self, GFile *file);
/* Selects the row with these words. Returns FALSE if there is none. */
gboolean loose_extensions_pane_select (LooseExtensionsPane *self, const char *title, const char *detail);
/* Returns TRUE while it reads or changes the disk, or tries a version. */
gboolean loose_extensions_pane_is_busy (LooseExtensionsPane *self);

G_END_DECLS
