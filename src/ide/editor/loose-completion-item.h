/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of the list of completions. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_COMPLETION_ITEM (loose_completion_item_get_type ())
G_DECLARE_FINAL_TYPE (LooseCompletionItem, loose_completion_item, LOOSE, COMPLETION_ITEM, GObject)

/* `n_typed`: the number of characters before the cursor that it replaces. */
LooseCompletionItem *loose_completion_item_new (const LeafCompletion *completion, guint n_typed);
const char *loose_completion_item_get_text (LooseCompletionItem *self);
const char *loose_completion_item_get_detail (LooseCompletionItem *self);
/* Inserts it at the view's cursor, as one step that can be undone. Tab then goes through its placeholders. */
void loose_completion_item_insert (LooseCompletionItem *self, GtkSourceView *view);

G_END_DECLS
