/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the names of the frames were when the play last stood still in one of its rules, to tell those that changed. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseLocalHistory LooseLocalHistory;

LooseLocalHistory *loose_local_history_new  (void);
void         loose_local_history_free (LooseLocalHistory *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseLocalHistory, loose_local_history_free)
/* The play stands still at another moment: what was so at the last one is what it is compared with.  The same moment
 * again changes nothing. */
void         loose_local_history_update (LooseLocalHistory *self, const LeafPlay *play);
void         loose_local_history_forget (LooseLocalHistory *self); /* another play begins */
/* A value of the `depth`th frame (0 innermost), of the play that stands: what it was; NULL: that, or it was not
 * there.  Borrowed. */
const char  *loose_local_history_get_previous (LooseLocalHistory *self, const LeafPlay *play, guint32 depth,
    const LeafValueInfo *value);

G_END_DECLS
