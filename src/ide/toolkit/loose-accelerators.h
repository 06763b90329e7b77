/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of all keyboard shortcuts. The menus use the same actions; a test compares them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  const char *action;  /* detailed name: "win.save" */
  const char *keys[3]; /* NULL-terminated */
} LooseActionKeys;

/* The first shortcut of an action; NULL if it has none. Borrowed. */
const char *loose_accelerators_get_key (const char *action);
void loose_accelerators_install_keys (GtkApplication *application);

G_END_DECLS
