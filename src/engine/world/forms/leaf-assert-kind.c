/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-kind.c: assertions whose subject is a whole kind, or new instances of a kind ("three men"). */

#include "leaf-assert-forms.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafInstanceId no_instance = { 0 };

/* Is it a property in some definition, rather than only a condition that is tested in play? */
static gboolean
is_property (const LeafBuild *build, LeafAdjectiveId adjective)
{
  gboolean is_opposite = FALSE;

  return LEAF_IS (leaf_property_of_adjective (build, adjective, LEAF_ID (LeafKindId, 0), no_instance, &is_opposite));
}

/* "Scenery is usually fixed in place", "A dark room is usually private": one property implies another. */
void
leaf_assert_implication (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;

  if (verb->certainty == LEAF_CERTAIN || verb->certainty == LEAF_IMPOSSIBLE)
    leaf_problem_at (build, LEAF_PROBLEM_IMPLICATION_CERTAIN, leaf_reading_words (reading), NULL, NULL);
  for (guint32 i = 0; i < s->n_adjectives; i++)
    if (!LEAF_IS (s->adjectives[i].value) && !is_property (build, s->adjectives[i].adjective)) {
      leaf_problem_at (build, LEAF_PROBLEM_IMPLICATION_DEFINED, leaf_reading_words (reading),
                       LEAF_ROW (&build->world->adjectives, LeafAdjective, s->adjectives[i].adjective.ix)->name, NULL);
      return;
    }
  for (guint32 i = 0; i < o->n_adjectives; i++) {
    LeafImplication row = { .kind = s->kind,
                            .n_conditions = s->n_adjectives,
                            .result = o->adjectives[i],
                            .certainty = leaf_verb_certainty (verb),
                            .sentence = reading->sentence };

    row.result.is_negated = row.result.is_negated != leaf_verb_is_negated (verb);
    row.conditions = leaf_arena_copy (build->arena, s->adjectives, sizeof *s->adjectives * s->n_adjectives);
    leaf_table_push (&build->world->implications, &row);
  }
}

/* "A container is usually open": a property of a kind. */
void
leaf_assert_kind_adjectives (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  for (guint32 i = 0; i < o->n_adjectives; i++)
    leaf_assert_adjective (reading, s->kind, no_instance, &o->adjectives[i], leaf_verb_is_negated (verb),
                           leaf_verb_certainty (verb));
  if (!leaf_wording_empty (o->with))
    leaf_assert_property_list (reading, s->kind, no_instance, o->with, leaf_verb_certainty (verb));
}

/* "Apples are red", where red is a value of a kind that names a property. */
void
leaf_assert_kind_value (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafNounAdjective adjective = { .value = o->instance, .wording = o->wording };

  if (!LEAF_SAME (LEAF_INSTANCE (reading->build, o->instance)->kind, s->kind))
    leaf_assert_adjective (reading, s->kind, no_instance, &adjective, leaf_verb_is_negated (verb),
                           leaf_verb_certainty (verb));
}

/* "A man called Horse is tall", "Three men are asleep": makes the instances, and asserts facts about them. */
void
leaf_make_individuals (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_noun_make (reading, s, LEAF_KIND (OBJECT));
  if (s->sort == LEAF_NOUN_INSTANCE)
    leaf_assert_copula (reading, s, o, verb);
}

/* "A length is 5 m", where things have a length: the same as "The length is 5 m". */
void
leaf_assert_namesake_property (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  s->sort = LEAF_NOUN_PROPERTY;
  s->property = leaf_property_find (reading->build, leaf_wording_skip_article (reading->build, s->wording));
  leaf_assert_copula (reading, s, o, verb);
}
