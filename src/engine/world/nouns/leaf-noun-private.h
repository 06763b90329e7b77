/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-noun-private.h: shared by the files that read noun phrases. */
#pragma once

#include "leaf-assert.h"

G_BEGIN_DECLS

/* leaf-noun-phrase.c */
LeafNoun *leaf_noun_of_instance (LeafAssertionPass *reading, LeafWording w, LeafInstanceId instance);
/* TRUE if the word at `at` begins with a capital and is not the first of its sentence */
gboolean leaf_noun_is_capital_within (const LeafAssertionPass *reading, guint32 at);
/* one side of a sentence, or an item of a list, without a preposition at its start; never NULL */
LeafNoun *leaf_noun_read_nonrelative (LeafAssertionPass *reading, LeafWording w);

/* leaf-noun-description.c */
/* Adds the adjectives of `quality` to those of `head`, each inverted if `negated`. */
void leaf_noun_add_adjectives (LeafAssertionPass *reading, LeafNoun *head, const LeafNoun *quality, gboolean negated);

/* leaf-noun-relation.c; each returns NULL if the words are not of its form */
LeafNoun *leaf_noun_read_implicit (LeafAssertionPass *reading, LeafWording w);                     /* "worn" */
LeafNoun *leaf_noun_read_related (LeafAssertionPass *reading, LeafWording w, gboolean is_subject); /* "in the Yard" */
/* "a man in the Yard" */
LeafNoun *leaf_noun_read_with_tail (LeafAssertionPass *reading, LeafWording w);
/* "the chest in the Yard" */
LeafNoun *leaf_noun_read_known_with_tail (LeafAssertionPass *reading, LeafWording w);

G_END_DECLS
