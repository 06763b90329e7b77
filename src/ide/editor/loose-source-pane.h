/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The middle of the window: the texts of the pages, in tabs if there are several, with find and replace above them. If
 * the play or a query leads to a source that is not open as a page, such as the standard library, the pane shows that
 * too, read-only. */
#pragma once

#include "loose-page-view.h"
#include "loose-session.h"
#include "loose-source-view.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SOURCE_PANE (loose_source_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseSourcePane, loose_source_pane, LOOSE, SOURCE_PANE, GtkWidget)

/* Signal "close-asked" (LoosePage *page): the user closes its tab, which may be the story's. */
void loose_source_pane_set_session (LooseSourcePane *self, LooseSession *session); /* once */
void loose_source_pane_set_settings (LooseSourcePane *self, GSettings *settings);  /* once, after the session */
LooseSourceView *loose_source_pane_get_view (LooseSourcePane *self);               /* of the front page */
LoosePageView *loose_source_pane_get_page_view (LooseSourcePane *self, LoosePage *page);
void loose_source_pane_focus (LooseSourcePane *self);
void loose_source_pane_find (LooseSourcePane *self, gboolean replace);
void loose_source_pane_find_next (LooseSourcePane *self, gboolean backward);
void loose_source_pane_go_to_line (LooseSourcePane *self, int line); /* from 1 */
void loose_source_pane_go_to_definition (LooseSourcePane *self);
void loose_source_pane_go_back (LooseSourcePane *self);
/* Scrolls to the cursor if it is hidden, after the pane was resized. */
void loose_source_pane_reveal_cursor (LooseSourcePane *self);
/* The path of the file in the read-only view; NULL: a page is shown, or the source is in no file. Free with g_free. */
char *loose_source_pane_dup_path (LooseSourcePane *self);

/* The list of examples that an empty story shows, for the window to fill. Borrowed. */
GtkListBox *loose_source_pane_get_examples (LooseSourcePane *self);

G_END_DECLS
