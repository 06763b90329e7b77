/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The headings of the story and, optionally, the rules, phrases and tables below them. Dragging a heading moves it with
 * everything below it. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_OUTLINE_PANE (loose_outline_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseOutlinePane, loose_outline_pane, LOOSE, OUTLINE_PANE, LoosePane)

G_END_DECLS
