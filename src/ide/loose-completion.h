/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Completion from the names that the engine knows.  It opens when asked for (Ctrl+Space) and never by itself: this is
 * prose, and a list that jumps up at every word would be in the way. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_COMPLETION (loose_completion_get_type ())
G_DECLARE_FINAL_TYPE (LooseCompletion, loose_completion, LOOSE, COMPLETION, GObject)

GtkSourceCompletionProvider *loose_completion_new (LooseSession *session);

G_END_DECLS
