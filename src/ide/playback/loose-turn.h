/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of a play as a tree, with the program that was played. Immutable. */
#pragma once

#include <glib-object.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN (loose_turn_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurn, loose_turn, LOOSE, TURN, GObject)

/* Replays the turn with `play`, which only the calling thread may use meanwhile. Returns NULL if there was no such
 * turn. */
LooseTurn *loose_turn_new (LeafPlay *play, guint number);
LeafProgram *loose_turn_get_program (LooseTurn *self);
const LeafTrace *loose_turn_get_trace (LooseTurn *self);
guint loose_turn_get_number (LooseTurn *self);
guint loose_turn_get_n_nodes (LooseTurn *self);
const LeafTraceNode *loose_turn_get_node (LooseTurn *self, guint number);
/* The command; "" for the turn before the first command. */
const char *loose_turn_get_command (LooseTurn *self);

/* A node in words without its outcome, and the outcome in words (NULL: none). Free both with g_free. */
char *loose_turn_dup_title (LooseTurn *self, guint number);
char *loose_turn_dup_outcome (LooseTurn *self, guint number);
/* The place that a node leads to: a rule's preamble, the definition of a rulebook or phrase, the phrase that printed a
 * text. */
LeafPlace loose_turn_get_place (LooseTurn *self, guint number);
/* Returns TRUE for a rule that was considered and whose preamble did not hold. */
gboolean loose_turn_did_not_apply (LooseTurn *self, guint number);

G_END_DECLS
