/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-forms.h: shared by the readers of assertions only: copular sentences, relations, and the forms in the
 * table of leaf-copula.c.
 *
 * A form has two halves, either of which may be missing. Pass one makes instances, while some names are still unknown;
 * pass two asserts facts about them. */
#pragma once

#include "leaf-assert.h"

G_BEGIN_DECLS

/* Reads "s is o". `verb` is NULL if the words are not a sentence by themselves ("a man in the Yard"). */
typedef void LeafAssertForm (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb);

LeafAssertForm leaf_assert_copula;
/* Pass one: makes what a subject such as "north of the Fen" is related to, here the Fen. */
void leaf_assert_make_related (LeafAssertionPass *reading, LeafNoun *subject);
/* Pass one: makes the things that a list names, on their side of the relation. `reversed`: the list is on the right
 * side. */
void leaf_assert_make_list (LeafAssertionPass *reading, LeafNoun *list, LeafRelationId relation, gboolean reversed);
/* Asserts item R other, or other R item if reversed. `may_make`: a bare kind stands for a new instance of it. */
void leaf_assert_relates (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed,
                          LeafNoun *other, const LeafVerbPlace *verb, gboolean may_make);

/* --- the forms ---------------------------------------------------------------------------------------------------- */

LeafAssertForm leaf_make_here, leaf_assert_here, leaf_make_nowhere, leaf_assert_nowhere, leaf_make_everywhere,
    leaf_assert_everywhere;
LeafAssertForm leaf_make_led, leaf_assert_led, leaf_assert_both_ways;
LeafAssertForm leaf_make_property, leaf_assert_property_value, leaf_assert_variable, leaf_make_constant,
    leaf_make_called_variable;
LeafAssertForm leaf_make_new, leaf_make_of_kind, leaf_assert_of_kind, leaf_make_with_adjectives, leaf_assert_adjectives;
LeafAssertForm leaf_assert_named_value, leaf_assert_measured, leaf_assert_itself;
LeafAssertForm leaf_assert_implication, leaf_assert_kind_adjectives, leaf_assert_kind_value;
LeafAssertForm leaf_make_individuals, leaf_assert_namesake_property;
LeafAssertForm leaf_assert_complain_same, leaf_assert_complain_of_kinds;

/* --- what they share ---------------------------------------------------------------------------------------------- */

LeafNoun *leaf_noun_for_instance (LeafAssertionPass *reading, LeafInstanceId instance);
/* Pass one, once for each noun: makes the things in the noun's own relation. */
void leaf_noun_prepare (LeafAssertionPass *reading, LeafNoun *noun);
/* Pass two, once for each noun: asserts what the noun's own words say about the instances made from it. */
void leaf_noun_describe (LeafAssertionPass *reading, LeafNoun *noun);
/* Makes an instance of the kind from a name, and with `may_make` also from a bare kind. */
void leaf_noun_make_side (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind, gboolean may_make);
LeafCertainty leaf_verb_certainty (const LeafVerbPlace *verb);
/* "is", without adverbs: the verb of what a noun phrase says of itself, as in "a box in the Yard". */
extern const LeafVerbPlace leaf_plain_verb;
gboolean leaf_verb_is_vague (const LeafAssertionPass *reading, const LeafVerbPlace *verb);
gboolean leaf_verb_is_negated (const LeafVerbPlace *verb);
/* Asserts "The box has carrying capacity 5." */
void leaf_assert_possessed (LeafAssertionPass *reading, LeafNoun *s, LeafWording list, const LeafVerbPlace *verb);

/* Reads "There is a box in the Yard": sets *what to its subject, and *where to its place (NULL: none). Then makes the
 * subject. */
void leaf_existential_read (LeafAssertionPass *reading, LeafWording w, LeafNoun **what, LeafNoun **where);
void leaf_assert_exists (LeafAssertionPass *reading, LeafNoun *noun);

G_END_DECLS
