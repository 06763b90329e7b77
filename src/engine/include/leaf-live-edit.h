/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-live-edit.h: a play that is changed by hand while it stands still; as public as leaf.h, with the same manners. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* A phrase that changes something ("now the tally is 7"), read as leaf_play_evaluate reads it, and done to the play itself where it stands at a statement
 * or wants a command; when it is played again it is changed again there, until one goes back to before that.  FALSE, and *refused, whose problem says why: the
 * words are not understood, or change more than variables, properties and places that are numbers and names. */
gboolean leaf_play_live_edit (LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused);

/* The same play at its beginning: what it was given before it ran it is given, and what was done to it is done again where it was, when it comes there
 * by the same commands.  Nobody watches it, and nothing stops it. */
LeafPlay *leaf_play_again (const LeafPlay *play);

G_END_DECLS
