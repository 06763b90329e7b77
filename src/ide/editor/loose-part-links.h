/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links from a heading that names a part, Chapter 5 - More (see "woods.i7"), to the part. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* The source that is named at a byte of another source or, if `wide`, anywhere on the line of its heading; 0 if there
 * is none. */
guint32 loose_part_links_find_part (LeafProgram *program, guint32 source, guint32 byte, gboolean wide);
/* Shows names of parts in the view as links. */
void loose_part_links_install (GtkTextView *view, LooseSession *session);

G_END_DECLS
