/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables in the text: one face for header and rows, and tabs as wide as their columns.
 *
 * Each table is a stretch of lines with a tag of its own, which has the tab stops; a tab goes to the next stop, so
 * that columns stand under each other whatever is in them.  Only what changed since the last program is laid out
 * anew. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* For the session's text in `view`, as long as that lives. */
void  loose_table_layout_install (GtkTextView *view, LooseSession *session);

G_END_DECLS
