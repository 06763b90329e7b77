/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the names of the frames were when the play last stood still in one of its rules, to tell those that changed. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseLocals LooseLocals;

LooseLocals *loose_locals_new  (void);
void         loose_locals_free (LooseLocals *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseLocals, loose_locals_free)
/* The play stands still at another moment: what was so at the last one is what it is compared with.  The same moment again changes nothing. */
void         loose_locals_stand (LooseLocals *self, const LeafPlay *play);
void         loose_locals_forget (LooseLocals *self); /* another play begins */
/* A value of the `depth`th frame (0 innermost), of the play that stands: what it was; NULL: that, or it was not there.  Borrowed. */
const char  *loose_locals_get_was (LooseLocals *self, const LeafPlay *play, guint32 depth, const LeafValueInfo *value);

G_END_DECLS
