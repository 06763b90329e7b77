/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-forms.h: what the readers of assertions share: the copular sentence, the relation, and each form that
 * the table of leaf-copula.c names.  Not for other stages.
 *
 * A form has two halves.  What it makes is made in pass one, when some names are still unknown; what it asserts is
 * asserted in pass two.  Either may be missing. */
#pragma once

#include "leaf-assert.h"

G_BEGIN_DECLS

/* "s is o"; `verb` is NULL where the words are no sentence of their own ("a man in the Yard"). */
typedef void LeafAssertForm (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb);

LeafAssertForm leaf_assert_copula;
/* Pass one: makes what a subject such as "north of the Fen" is related to. */
void leaf_assert_make_related (LeafAssertionPass *reading, LeafNoun *subject);
/* Pass one: the things that a list names, each on its side of the relation; `reversed`: the right one. */
void leaf_assert_make_list (LeafAssertionPass *reading, LeafNoun *list, LeafRelationId relation, gboolean reversed);
/* item R other, or other R item when reversed; `may_make`: a bare kind is one of that kind. */
void leaf_assert_relates (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed,
    LeafNoun *other,
                          const LeafVerbPlace *verb, gboolean may_make);

/* --- the forms ---------------------------------------------------------------------------------------------------- */

LeafAssertForm leaf_make_here, leaf_assert_here, leaf_make_nowhere, leaf_assert_nowhere, leaf_make_everywhere,
    leaf_assert_everywhere;
LeafAssertForm leaf_make_led, leaf_assert_led, leaf_assert_both_ways;
LeafAssertForm leaf_make_property, leaf_assert_property_value, leaf_assert_variable, leaf_make_constant,
    leaf_make_called_variable;
LeafAssertForm leaf_make_new, leaf_make_of_kind, leaf_assert_of_kind, leaf_make_with_adjectives, leaf_assert_adjectives;
LeafAssertForm leaf_assert_named_value, leaf_assert_measured, leaf_assert_itself;
LeafAssertForm leaf_assert_implication, leaf_assert_kind_adjectives, leaf_assert_kind_value;
LeafAssertForm leaf_make_individuals, leaf_assert_kind_measured, leaf_make_value_subject;
LeafAssertForm leaf_assert_complain_same, leaf_assert_complain_of_kinds;

/* --- what they share ---------------------------------------------------------------------------------------------- */

LeafNoun *leaf_noun_for_instance (LeafAssertionPass *reading, LeafInstanceId instance);
/* Pass one, once: what stands inside the noun's own relation is made. */
void leaf_noun_prepare (LeafAssertionPass *reading, LeafNoun *noun);
/* Pass two, once: what the noun's own words say of all that was made of it. */
void leaf_noun_describe (LeafAssertionPass *reading, LeafNoun *noun);
/* A name is made of this kind; a bare kind is one of them, where `may_make`. */
void leaf_noun_make_side (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind, gboolean may_make);
LeafCertainty leaf_verb_certainty (const LeafVerbPlace *verb);
gboolean leaf_verb_is_vague (const LeafAssertionPass *reading, const LeafVerbPlace *verb);
gboolean leaf_verb_is_negated (const LeafVerbPlace *verb);
/* "The box has carrying capacity 5." */
void leaf_assert_possessed (LeafAssertionPass *reading, LeafNoun *s, LeafWording list, const LeafVerbPlace *verb);

/* "There is a box in the Yard": its subject, and where it is (NULL: not said).  Then what is said to be there is
 * made. */
void leaf_existential_read (LeafAssertionPass *reading, LeafWording w, LeafNoun **what, LeafNoun **where);
void leaf_assert_exists (LeafAssertionPass *reading, LeafNoun *noun);

G_END_DECLS
