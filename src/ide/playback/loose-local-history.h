/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of local names when the play was last paused in the same rule, to show which ones changed. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseLocalHistory LooseLocalHistory;

LooseLocalHistory *loose_local_history_new (void);
void loose_local_history_free (LooseLocalHistory *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseLocalHistory, loose_local_history_free)
/* Call when the play is paused. The values of the previous pause are kept for comparison. Calling it again at the same
 * moment has no effect. */
void loose_local_history_update (LooseLocalHistory *self, const LeafPlay *play);
void loose_local_history_forget (LooseLocalHistory *self); /* call when another play begins */
/* The previous value of a name in the `depth`th frame (0: the innermost) of the paused play; NULL: unchanged, or it did
 * not exist. Borrowed. */
const char *loose_local_history_get_previous (LooseLocalHistory *self, const LeafPlay *play, guint32 depth,
                                              const LeafValueInfo *value);

G_END_DECLS
