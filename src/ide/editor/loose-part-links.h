/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the files of a story are joined: a heading that names a part, Chapter 5 - More (see "woods.i7"), and the
 * part that it names. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* The source that is named at a byte of another, anywhere on its heading's line where `wide`; 0: none. */
guint32  loose_part_links_find_part    (LeafProgram *program, guint32 source, guint32 byte, gboolean wide);
/* Names of parts look in the text of the view as what they are: a way there. */
void     loose_part_links_install      (GtkTextView *view, LooseSession *session);

G_END_DECLS
