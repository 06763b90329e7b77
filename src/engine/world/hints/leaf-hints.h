/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hints.h: guesses at the meaning of words that are not understood. They do not affect words that are
 * understood. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

/* Returns what seems to be missing in a phrase or sentence that is not understood, as the last sentence of a problem: "
 * Perhaps a semicolon is missing before 'say'."; NULL if there is no guess. Like all hints below, it is owned by the
 * caller. */
LeafMessageFragment *leaf_hint_in_phrase (const LeafBuild *build, LeafWording w);
/* Like leaf_hint_in_phrase, for a sentence; never NULL. */
LeafMessageFragment *leaf_hint_in_sentence (const LeafBuild *build, LeafWording w);
LeafMessageFragment *leaf_hint_in_condition (const LeafBuild *build, LeafWording w);
/* For words that end in the middle, as "The box is in the": names the last word; NULL if they could be whole. */
LeafMessageFragment *leaf_hint_for_unfinished (const LeafBuild *build, LeafWording w);
/* For a number that is too large for a value. */
LeafMessageFragment *leaf_hint_for_large_number (const LeafBuild *build, LeafWording w);
/* The same for "The ball is round", where the right side is unknown. */
LeafMessageFragment *leaf_hint_in_equation (const LeafBuild *build, LeafWording subject, LeafWording object);
/* For "take the ball" in place of an action or a phrase: returns a hint with the correct form; NULL if there is no
 * guess. */
LeafMessageFragment *leaf_hint_for_action (LeafBuild *build, LeafWording w, gboolean is_phrase);
/* For "reading the book", if there is no such action: returns how to define one; NULL if there is no guess. */
LeafMessageFragment *leaf_hint_for_new_action (const LeafBuild *build, LeafWording w);
/* For an entry of a table that is not a value; NULL if there is no guess. */
LeafMessageFragment *leaf_hint_for_table_end (const LeafBuild *build, LeafWording w);

G_END_DECLS
