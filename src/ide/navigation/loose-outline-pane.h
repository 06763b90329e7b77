/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The headings of the story, and, when asked for, the rules, phrases and tables under them.  A heading that is
 * dragged to another place of the list takes there all that stands under it. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_OUTLINE_PANE (loose_outline_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseOutlinePane, loose_outline_pane, LOOSE, OUTLINE_PANE, LoosePane)

G_END_DECLS
