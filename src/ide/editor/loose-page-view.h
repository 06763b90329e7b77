/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The content of a tab: the text of a page and, above a part, a link back to the heading that includes it. */
#pragma once

#include "loose-session.h"
#include "loose-source-view.h"
#include "loose-spelling.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PAGE_VIEW (loose_page_view_get_type ())
G_DECLARE_FINAL_TYPE (LoosePageView, loose_page_view, LOOSE, PAGE_VIEW, GtkWidget)

GtkWidget *loose_page_view_new (LooseSession *session, LoosePage *page);
/* Follows the author's settings; call once. */
void loose_page_view_set_settings (LoosePageView *self, GSettings *settings);
LoosePage *loose_page_view_get_page (LoosePageView *self);
LooseSourceView *loose_page_view_get_view (LoosePageView *self);
LooseSpelling *loose_page_view_get_spelling (LoosePageView *self); /* NULL before the settings are set; borrowed */
/* Call before it is removed: disconnects from the session (loose_source_view_leave). */
void loose_page_view_leave (LoosePageView *self);

G_END_DECLS
