/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-live-edit.h: changing a play by hand while it is paused; the conventions of leaf.h apply. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Runs a phrase that changes something ("now the tally is 7") in the play itself, which must be at a statement or
 * need a command. The words are read as by leaf_play_evaluate. The change is made again at this moment whenever the
 * play is replayed, until the play goes back to before it. Returns FALSE and fills *refused if the words are not
 * understood, or change anything other than numbers and names in variables, properties and places. */
gboolean leaf_play_live_edit (LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused);

/* The same play at its beginning. It receives the same saved plays and files, and changes made by hand are made again
 * when the same commands reach their moments. Nothing is traced and no breakpoints are set. */
LeafPlay *leaf_play_again (const LeafPlay *play);

G_END_DECLS
