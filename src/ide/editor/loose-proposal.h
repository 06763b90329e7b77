/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of the list of completions. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROPOSAL (loose_proposal_get_type ())
G_DECLARE_FINAL_TYPE (LooseProposal, loose_proposal, LOOSE, PROPOSAL, GObject)

/* `n_typed`: how many characters before the cursor it stands for. */
LooseProposal *loose_proposal_new (const LeafCompletion *completion, guint n_typed);
const char *loose_proposal_get_text (LooseProposal *self);
const char *loose_proposal_get_detail (LooseProposal *self);
/* Puts it into the text at the view's cursor, as one step that can be undone; its gaps are then gone through with Tab. */
void loose_proposal_insert (LooseProposal *self, GtkSourceView *view);

G_END_DECLS
