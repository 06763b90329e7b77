/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of a play, as it went: its tree, with the program that was played.  Nothing of it changes. */
#pragma once

#include <glib-object.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN (loose_turn_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurn, loose_turn, LOOSE, TURN, GObject)

/* Plays the turn again, in whichever thread; NULL: there was none of that number. */
LooseTurn           *loose_turn_new         (LeafPlay *play, guint number);
LeafProgram         *loose_turn_get_program (LooseTurn *self);
const LeafTrace     *loose_turn_get_trace   (LooseTurn *self);
guint                loose_turn_get_number  (LooseTurn *self);
guint                loose_turn_get_n_nodes (LooseTurn *self);
const LeafTraceNode *loose_turn_get_node    (LooseTurn *self, guint number);
/* What was typed; "" for the turn before the first command. */
const char          *loose_turn_get_command (LooseTurn *self);

/* A node in words, without how it came out, and that in words (NULL: there is nothing to say); free both. */
char                *loose_turn_dup_title   (LooseTurn *self, guint number);
char                *loose_turn_dup_outcome (LooseTurn *self, guint number);
/* Where it leads to: the rule's preamble, the rulebook's or phrase's definition, the phrase that printed. */
LeafPlace            loose_turn_get_place   (LooseTurn *self, guint number);
/* A rule that was considered, and whose preamble did not hold. */
gboolean             loose_turn_did_not_apply (LooseTurn *self, guint number);

G_END_DECLS
