/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers for each file, in the user's state folder: the cursor, the lines with breakpoints, folds, and the files
 * that were open beside a story. Nothing is written to the project. */
#pragma once

#include "loose-folding.h"

G_BEGIN_DECLS

/* Reads what is remembered of all files. Free with g_key_file_unref. */
GKeyFile *loose_view_state_read (void);
/* Puts the state of the page, which must have a file, into `places`; with_pages: which files are open beside the story
 * too, if this is its page. Otherwise those that are remembered stay. */
void loose_view_state_take (GKeyFile *places, LooseSession *session, LoosePage *page, LooseFolding *folding,
                            gboolean with_pages);
/* Writes what is remembered of all files. A failure is only logged. */
void loose_view_state_write (GKeyFile *places);
/* Restores the cursor, breakpoints and folds of the page's file. Nothing changes if none are known. */
void loose_view_state_restore (LooseSession *session, LoosePage *page, LooseFolding *folding);
/* The URIs of the files that were open beside the story, and which was in front (0: the story); NULL: none. Free with
 * g_strfreev. */
char **loose_view_state_list_pages (LoosePage *story, int *front);

G_END_DECLS
