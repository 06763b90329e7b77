/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-instance.c: assertions about one named thing: its kind, an adjective, a place, a value. */

#include "leaf-assert-forms.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafKindId no_kind = { 0 };

/* What the noun phrase itself says about the thing, in addition to the sentence: made in pass one, asserted in pass
 * two. */
static void
own (LeafAssertionPass *reading, LeafNoun *noun)
{
  if (reading->pass == 1)
    leaf_noun_prepare (reading, noun);
  else
    leaf_noun_describe (reading, noun);
}

/* "The Garden is in the Estate. The Estate is a region.": the first sentence makes a thing of the Estate. */
static gboolean
is_late_region (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o)
{
  const LeafInstance *row = LEAF_INSTANCE (reading->build, s->instance);

  return LEAF_SAME (o->kind, LEAF_KIND (REGION)) && leaf_kind_is_object (reading->build, row->kind)
         && !LEAF_SAME (row->kind, o->kind) && !LEAF_SAME (row->sentence, reading->sentence);
}

/* "The crate is an open container in the Yard." */
void
leaf_make_of_kind (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;

  own (reading, s);
  if (is_late_region (reading, s, o))
    leaf_problem_at (build, LEAF_PROBLEM_REGION_LATE, leaf_reading_words (reading),
                     LEAF_INSTANCE (build, s->instance)->name, NULL);
  else if (leaf_kind_is_object (build, o->kind)
           == leaf_kind_is_object (build, LEAF_INSTANCE (build, s->instance)->kind))
    for (guint32 i = 0; i < MAX (s->n_made, 1); i++)
      leaf_assert_kind (reading, LEAF_ID (LeafInstanceId, s->instance.ix + i), o->kind, TRUE);
  else
    leaf_problem_at (build, LEAF_PROBLEM_TWO_KINDS, leaf_reading_words (reading),
                     LEAF_INSTANCE (build, s->instance)->name,
                     leaf_kind_name (build, LEAF_INSTANCE (build, s->instance)->kind));
  if (o->related != NULL)
    leaf_assert_copula (reading, s, o->related, &leaf_plain_verb);
}

void
leaf_assert_of_kind (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  own (reading, s);
  for (guint32 i = 0; i < MAX (s->n_made, 1); i++)
    leaf_assert_described (reading, o, LEAF_ID (LeafInstanceId, s->instance.ix + i));
}

/* "The crate is open and in the Yard." */
void
leaf_make_with_adjectives (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  own (reading, s);
  if (o->related != NULL)
    leaf_assert_copula (reading, s, o->related, &leaf_plain_verb);
}

void
leaf_assert_adjectives (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  own (reading, s);
  for (guint32 i = 0; i < o->n_adjectives; i++)
    for (guint32 j = 0; j < MAX (s->n_made, 1); j++)
      leaf_assert_adjective (reading, no_kind, LEAF_ID (LeafInstanceId, s->instance.ix + j), &o->adjectives[i],
                             leaf_verb_is_negated (verb), leaf_verb_certainty (verb));
  if (!leaf_wording_empty (o->with))
    leaf_assert_property_list (reading, no_kind, s->instance, o->with, LEAF_CERTAIN);
  if (o->related != NULL)
    leaf_assert_copula (reading, s, o->related, &leaf_plain_verb);
}

/* "The cup is blue", where blue is a value of a kind that names a property; "She is gentry with fortune 900." */
void
leaf_assert_named_value (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafNounAdjective adjective = { .value = o->instance, .wording = o->wording };

  own (reading, s);
  leaf_assert_adjective (reading, no_kind, s->instance, &adjective, leaf_verb_is_negated (verb),
                         leaf_verb_certainty (verb));
  if (!leaf_wording_empty (o->with))
    leaf_assert_property_list (reading, no_kind, s->instance, o->with, LEAF_CERTAIN);
}

/* "The mast is 30 feet." */
void
leaf_assert_measured (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  own (reading, s);
  if (!leaf_assert_literal (reading, s->instance, o->wording, leaf_verb_is_negated (verb), leaf_verb_certainty (verb)))
    leaf_assert_complain_same (reading, s, o, verb);
}

/* "The crate is the crate." */
void
leaf_assert_itself (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  own (reading, s);
  if (!LEAF_SAME (o->instance, s->instance))
    leaf_assert_complain_same (reading, s, o, verb);
}

/* A new name: makes it with the kind of the other side, and then treats it as that thing. */
void
leaf_make_new (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  if (o->sort == LEAF_NOUN_KIND && LEAF_SAME (o->kind, LEAF_KIND (DIRECTION)) && o->n_adjectives > 0)
    leaf_problem_at (reading->build, LEAF_PROBLEM_DIRECTION_DESCRIBED, leaf_reading_words (reading), NULL, NULL);
  leaf_noun_make (reading, s, o->sort == LEAF_NOUN_KIND ? o->kind : LEAF_KIND (OBJECT));
  if (s->sort != LEAF_NOUN_NAME)
    leaf_assert_copula (reading, s, o, verb);
}
