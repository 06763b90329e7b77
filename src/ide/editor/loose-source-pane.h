/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The middle of the window: the texts of the pages, each under a tab of its own where there are several, find and
 * replace above them, and, when the play or a question leads there, a file of the standard library to read. */
#pragma once

#include "loose-page-view.h"
#include "loose-session.h"
#include "loose-source-view.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SOURCE_PANE (loose_source_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseSourcePane, loose_source_pane, LOOSE, SOURCE_PANE, GtkWidget)

/* Signal "close-asked" (LoosePage *page): its tab was asked to go, the story's too. */
void loose_source_pane_set_session (LooseSourcePane *self, LooseSession *session); /* once */
void loose_source_pane_set_settings (LooseSourcePane *self, GSettings *settings); /* once, after that */
LooseSourceView *loose_source_pane_get_view (LooseSourcePane *self); /* of the page in front */
LoosePageView *loose_source_pane_get_page_view (LooseSourcePane *self, LoosePage *page);
void loose_source_pane_focus (LooseSourcePane *self);
void loose_source_pane_find (LooseSourcePane *self, gboolean replace);
void loose_source_pane_find_next (LooseSourcePane *self, gboolean backward);
void loose_source_pane_go_to_line (LooseSourcePane *self, int line); /* from 1 */
void loose_source_pane_go_to_definition (LooseSourcePane *self);
void loose_source_pane_go_back (LooseSourcePane *self);
/* The window made room for something else: keeps the cursor in sight. */
void loose_source_pane_reveal_cursor (LooseSourcePane *self);
/* The file that it shows, of a part of the story or an extension; NULL: none; free with g_free. */
char *loose_source_pane_dup_path (LooseSourcePane *self);

G_END_DECLS
