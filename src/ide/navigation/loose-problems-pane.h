/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the engine could not make sense of, sentence by sentence. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROBLEMS_PANE (loose_problems_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseProblemsPane, loose_problems_pane, LOOSE, PROBLEMS_PANE, LoosePane)

/* Which hints are wanted; without it none are looked for.  Once. */
void loose_problems_pane_set_settings (LooseProblemsPane *self, GSettings *settings);
/* Goes to the next problem after the cursor, or the one before it; round the end. */
void loose_problems_pane_step (LooseProblemsPane *self, gboolean backward);
/* Makes what is certain to mend the problem at the cursor, as soon as that is found. */
void loose_problems_pane_fix (LooseProblemsPane *self);
/* What other programs say against the story: of LooseListEntry *, which are copied; listed last, until there is another
 * program. */
void loose_problems_pane_set_others (LooseProblemsPane *self, GPtrArray *entries);
/* Signal "said" (string): what was done, or why nothing was. */
guint loose_problems_pane_get_selected (LooseProblemsPane *self);
GListModel *loose_problems_pane_get_model (LooseProblemsPane *self);

G_END_DECLS
