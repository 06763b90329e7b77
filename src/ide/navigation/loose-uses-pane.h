/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every place where what stands at the cursor occurs. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_USES_PANE (loose_uses_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseUsesPane, loose_uses_pane, LOOSE, USES_PANE, GtkWidget)

void        loose_uses_pane_set_session (LooseUsesPane *self, LooseSession *session); /* once */
/* Shows the uses of what stands at the cursor, and keeps to it while the source changes; FALSE, and nothing is shown, where nothing
 * stands there. */
gboolean    loose_uses_pane_ask         (LooseUsesPane *self);
void        loose_uses_pane_focus       (LooseUsesPane *self);
GListModel *loose_uses_pane_get_model   (LooseUsesPane *self);
const char *loose_uses_pane_get_title   (LooseUsesPane *self);

G_END_DECLS
