/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Completion with what the engine finds possible at the cursor (leaf_program_completions).
 *
 * The list opens on request (Ctrl+Space), and by itself after a few letters if the setting "complete-as-you-type" is
 * on. A list that opened by itself has no selected item: the source is prose, where Return ends a line. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_COMPLETION (loose_completion_get_type ())
G_DECLARE_FINAL_TYPE (LooseCompletion, loose_completion, LOOSE, COMPLETION, GObject)

/* Keeps neither the session nor the page alive. */
GtkSourceCompletionProvider *loose_completion_new (LooseSession *session, LoosePage *page);
/* Opens the list at the cursor, however few letters were typed. */
void loose_completion_ask (GtkSourceView *view);
/* Lets `settings` decide, as long as the view lives, whether its list opens by itself. */
void loose_completion_follow (GtkSourceView *view, GSettings *settings);

G_END_DECLS
