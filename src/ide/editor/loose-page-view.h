/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands under one tab: the text of a page, and above that of a part the way back to the heading that it stands
 * under. */
#pragma once

#include "loose-session.h"
#include "loose-source-view.h"
#include "loose-spelling.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PAGE_VIEW (loose_page_view_get_type ())
G_DECLARE_FINAL_TYPE (LoosePageView, loose_page_view, LOOSE, PAGE_VIEW, GtkWidget)

GtkWidget       *loose_page_view_new          (LooseSession *session, LoosePage *page);
/* The author's wishes, followed from now on; once. */
void             loose_page_view_set_settings (LoosePageView *self, GSettings *settings);
LoosePage       *loose_page_view_get_page     (LoosePageView *self);
LooseSourceView *loose_page_view_get_view     (LoosePageView *self);
LooseSpelling   *loose_page_view_get_spelling (LoosePageView *self); /* NULL without settings */
/* When it goes: lets go of the session (loose_source_view_leave). */
void             loose_page_view_leave        (LoosePageView *self);

G_END_DECLS
