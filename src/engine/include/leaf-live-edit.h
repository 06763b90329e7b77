/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-live-edit.h: changing a play by hand while it is paused; the conventions of leaf.h apply. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Runs a phrase that changes something ("now the tally is 7") in the play itself, which must be at a statement or need
 * a command. The words are read as by leaf_play_evaluate. Whenever the play is replayed, the change is made again at
 * this moment; it is forgotten when the play goes back to an earlier one. Returns FALSE and fills *refused (clear it
 * with leaf_evaluation_clear) if the words are not understood, or would change anything but numbers and names in
 * variables, properties and places. */
gboolean leaf_play_live_edit (LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused);

/* A new play of the same program and seed, at its beginning. It has the same saved play and files, and makes the
 * changes of leaf_play_live_edit again when the same commands reach their moments. It records text only and has no
 * breakpoints. Free with leaf_play_free. */
LeafPlay *leaf_play_again (const LeafPlay *play);

G_END_DECLS
