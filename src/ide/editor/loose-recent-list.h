/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recently opened stories; hidden if there are none. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_RECENT_LIST (loose_recent_list_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecentList, loose_recent_list, LOOSE, RECENT_LIST, GtkWidget)

G_END_DECLS
