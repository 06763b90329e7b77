/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-turn-pane.h"
#include "loose-why-pane.h"

G_BEGIN_DECLS

/* loose-turn-pane.c */
GListModel *loose_turn_pane_get_rows (LooseTurnPane *self); /* of GtkTreeListRow of LooseTurnNode; NULL: none */

/* loose-why-pane.c */
GListModel *loose_why_pane_get_answer (LooseWhyPane *self); /* of LooseListEntry */

G_END_DECLS
