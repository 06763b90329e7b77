/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has changed since the last commit: sentences, and the order of rulebooks. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_CHANGES_PANE (loose_changes_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseChangesPane, loose_changes_pane, LOOSE, CHANGES_PANE, LoosePane)

G_END_DECLS
