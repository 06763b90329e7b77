/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Completion by what may stand where one types, as the engine tells (leaf_program_completions).
 *
 * It opens when asked for (Ctrl+Space), and by itself after a few letters where the author likes that
 * ("complete-as-you-type").  Nothing is chosen in a list that came by itself: this is prose, and Return is the end
 * of a line. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_COMPLETION (loose_completion_get_type ())
G_DECLARE_FINAL_TYPE (LooseCompletion, loose_completion, LOOSE, COMPLETION, GObject)

GtkSourceCompletionProvider *loose_completion_new (LooseSession *session, LoosePage *page);
/* Whether the view's list opens by itself follows `settings` from now on. */
/* Offers what may stand at the cursor, however few letters of it are there. */
void loose_completion_ask (GtkSourceView *view);
void loose_completion_follow (GtkSourceView *view, GSettings *settings);

G_END_DECLS
