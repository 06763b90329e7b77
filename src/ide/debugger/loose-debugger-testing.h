/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-debug-pane.h"
#include "loose-values-pane.h"

G_BEGIN_DECLS

/* loose-debug-pane.c */
GListModel *loose_debug_pane_get_stack (LooseDebugPane *self); /* of LooseListEntry */
GListModel *loose_debug_pane_get_values (LooseDebugPane *self);
GListModel *loose_debug_pane_get_changes (LooseDebugPane *self); /* of rules, in force or not */
GListModel *loose_debug_pane_get_trail (LooseDebugPane *self);

/* loose-values-pane.c */
GListModel *loose_values_pane_get_values (LooseValuesPane *self); /* of LooseListEntry */

G_END_DECLS
