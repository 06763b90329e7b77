/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where one was in each file, for the next time: the cursor, the lines with breakpoints, what was folded away, and
 * what was open beside a story.  In the user's state folder, never in the project. */
#pragma once

#include "loose-folding.h"

G_BEGIN_DECLS

/* Of the page's file; nothing where it has none. */
void loose_view_state_save   (LooseSession *session, LoosePage *page, LooseFolding *folding);
/* Puts the cursor, the breakpoints and the folds of its file where they were; what is not known stays as it is. */
void loose_view_state_restore (LooseSession *session, LoosePage *page, LooseFolding *folding);
/* Uris of what was open beside the story, and which was in front (0: the story); NULL: nothing was; g_strfreev. */
char **loose_view_state_list_pages (LoosePage *story, int *front);

G_END_DECLS
