/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where one was in each story, for the next time: the cursor, the lines with breakpoints, and what was folded away.  In the user's state folder, never in the project. */
#pragma once

#include "loose-folding.h"

G_BEGIN_DECLS

/* Of the session's file; nothing where it has none. */
void loose_memory_keep   (LooseSession *session, LooseFolding *folding);
/* Puts the cursor, the breakpoints and the folds of its file where they were; what is not known stays as it is. */
void loose_memory_recall (LooseSession *session, LooseFolding *folding);

G_END_DECLS
