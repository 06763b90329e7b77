/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The middle of the window: the story's text, find and replace above it, and, when the play or a question leads there, a
 * file of the standard library to read. */
#pragma once

#include "loose-session.h"
#include "loose-source-view.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SOURCE_PANE (loose_source_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseSourcePane, loose_source_pane, LOOSE, SOURCE_PANE, GtkWidget)

void loose_source_pane_set_session (LooseSourcePane *self, LooseSession *session); /* once */
LooseSourceView *loose_source_pane_get_view (LooseSourcePane *self);
void loose_source_pane_focus (LooseSourcePane *self);
void loose_source_pane_find (LooseSourcePane *self, gboolean replace);
void loose_source_pane_find_next (LooseSourcePane *self, gboolean backward);
void loose_source_pane_go_to_line (LooseSourcePane *self, int line); /* from 1 */
void loose_source_pane_go_to_definition (LooseSourcePane *self);
void loose_source_pane_go_back (LooseSourcePane *self);
/* The window made room for something else: keeps the cursor in sight. */
void loose_source_pane_reveal_cursor (LooseSourcePane *self);
gboolean loose_source_pane_shows_library (LooseSourcePane *self);
/* The file that it shows, of a part of the story or an extension; NULL: none; free with g_free. */
char *loose_source_pane_dup_path (LooseSourcePane *self);

G_END_DECLS
