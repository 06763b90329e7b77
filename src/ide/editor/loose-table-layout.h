/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out tables in the text: in one font for header and rows, with tabs as wide as the columns.
 *
 * The lines of each table have a tag with its tab stops, and a tab goes to the next stop, so columns are aligned
 * whatever they contain. Only what differs from the last program is laid out again. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* Lays out the tables of the text in `view`, as long as the view lives. The session outlives it. */
void loose_table_layout_install (GtkTextView *view, LooseSession *session);

G_END_DECLS
