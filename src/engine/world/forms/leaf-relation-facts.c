/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-relation-facts.c: asserts relations at the start of play: places, map connections, locks, and the author's own.
 *
 * Places are only recorded here, since whether "in" means in a room, in a container or in a region depends on kinds
 * that are not known yet. */

#include "leaf-assert.h"
#include "leaf-missing-marks.h"

#include <string.h>

static LeafInstanceId
object_of (const LeafBuild *build, LeafValue value)
{
  return value.kind != 0 && leaf_kind_is_object (build, LEAF_ID (LeafKindId, value.kind))
             ? leaf_instance_of_value (build, value)
             : LEAF_ID (LeafInstanceId, 0);
}

static void
assert_place (LeafAssertionPass *reading, LeafInstanceId item, LeafInstanceId holder, LeafHoldingRelation held)
{
  LeafPlacement row = { .item = item, .holder = holder, .held = held, .sentence = reading->sentence };

  g_array_append_val (reading->placements, row);
}

/* How each relation of place holds the object on its right side. */
static const LeafHoldingRelation places[LEAF_BUILT_IN_COUNT] = {
  [LEAF_BUILT_IN_CONTAINMENT] = LEAF_HELD_IN,     [LEAF_BUILT_IN_ROOM] = LEAF_HELD_IN,
  [LEAF_BUILT_IN_SUPPORT] = LEAF_HELD_ON,         [LEAF_BUILT_IN_INCORPORATION] = LEAF_HELD_PART,
  [LEAF_BUILT_IN_CARRYING] = LEAF_HELD_CARRIED,   [LEAF_BUILT_IN_HOLDING] = LEAF_HELD_CARRIED,
  [LEAF_BUILT_IN_POSSESSION] = LEAF_HELD_CARRIED, [LEAF_BUILT_IN_WEARING] = LEAF_HELD_WORN,
  [LEAF_BUILT_IN_REGION] = LEAF_HELD_REGION,
};

static void
note_way (LeafAssertionPass *reading, LeafInstanceId from, LeafInstanceId direction, LeafInstanceId to)
{
  LeafWay way = {
    .from = from, .direction = direction, .to = to, .is_one_way = reading->is_one_way, .sentence = reading->sentence
  };

  g_array_append_val (reading->ways, way);
}

/* TRUE if the world model can store the relation. */
static gboolean
assert_built_in (LeafAssertionPass *reading, LeafRelationId relation, LeafInstanceId left, LeafInstanceId right)
{
  if (!LEAF_IS (left) || !LEAF_IS (right) || places[relation.ix] == LEAF_HELD_NOT)
    return FALSE;
  assert_place (reading, right, left, places[relation.ix]);
  return TRUE;
}

static void
add_pair (LeafAssertionPass *reading, LeafRelationId id, LeafValue left, LeafValue right, LeafWording left_words,
          LeafWording right_words)
{
  LeafWorld *world = reading->build->world;
  LeafRelation *relation = LEAF_ROW (&world->relations, LeafRelation, id.ix);
  LeafPair pair = { .left = left, .right = right, .sentence = reading->sentence, .next = relation->first_pair };

  pair.left_words = left.kind == 0 ? left_words : LEAF_NO_WORDS;
  pair.right_words = right.kind == 0 ? right_words : LEAF_NO_WORDS;
  relation->first_pair = leaf_table_push (&world->pairs, &pair);
}

/* Does the owner already have a partner, or, in a one to one relation, the partner an owner? */
static gboolean
has_partner (LeafAssertionPass *reading, const LeafRelation *relation, LeafInstanceId owner, const LeafFact *fact)
{
  LeafWorld *world = reading->build->world;
  const LeafFact *known = leaf_world_strongest_fact (reading->build, (LeafKindId) { 0 }, owner, relation->property);
  guint64 key = (guint64) relation->property.ix << 40 ^ (guint64) fact->given.kind << 32 ^ (guint32) fact->given.bits;
  guint32 other;

  if (known != NULL && known->certainty == LEAF_CERTAIN && known->given.kind != 0 && fact->given.kind != 0)
    return known->given.bits != fact->given.bits;
  if (!relation->left_unique || !relation->right_unique || fact->given.kind == 0)
    return FALSE;
  other = leaf_index_find (&world->partner_of, key);
  leaf_index_set (&world->partner_of, key, owner.ix);
  return other != 0 && other != owner.ix;
}

/* Has the same pair been asserted before, or its mirror image in a symmetric relation? */
static gboolean
is_given (const LeafBuild *build, LeafInstanceId owner, const LeafFact *fact)
{
  const LeafFact *known = leaf_world_strongest_fact (build, (LeafKindId) { 0 }, owner, fact->property);

  return known != NULL && known->given.kind != 0 && known->given.kind == fact->given.kind
         && known->given.bits == fact->given.bits;
}

/* A relation stored in a property: the partner is the value. If the relation is symmetric, each is the value of the
 * other. */
static void
set_partner (LeafAssertionPass *reading, const LeafRelation *relation, LeafValue left, LeafValue right,
             LeafWording left_words, LeafWording right_words)
{
  LeafBuild *build = reading->build;
  LeafInstanceId owner = leaf_instance_of_value (build, relation->property_on_left ? left : right);
  LeafFact fact = { .property = relation->property,
                    .certainty = LEAF_CERTAIN,
                    .is_related = TRUE,
                    .sentence = reading->sentence,
                    .given = relation->property_on_left ? right : left,
                    .value = relation->property_on_left ? right_words : left_words };

  if (!LEAF_IS (owner))
    return;
  reading->n_said++;
  if (is_given (build, owner, &fact))
    return;
  if (has_partner (reading, relation, owner, &fact)) {
    leaf_problem_at (build, LEAF_PROBLEM_RELATION_TWICE,
                     LEAF_ROW (&build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording,
                     LEAF_INSTANCE (build, owner)->name, NULL);
    return;
  }
  leaf_world_add_fact (build, LEAF_ID (LeafKindId, 0), owner, &fact);
  if (relation->is_symmetric && left.kind != 0 && right.kind != 0)
    set_partner (reading, relation, right, left, right_words, left_words);
}

/* The property that "to weigh" sets; it may be declared after the verb. */
static LeafPropertyId
setting_property (LeafBuild *build, LeafRelationId id)
{
  LeafRelation *relation = LEAF_ROW (&build->world->relations, LeafRelation, id.ix);

  if (!LEAF_IS (relation->property))
    relation->property = leaf_property_find (build, relation->condition);
  return relation->property;
}

void
leaf_settings_find (LeafBuild *build)
{
  LEAF_EACH (&build->world->relations, i) {
    if (LEAF_ROW (&build->world->relations, LeafRelation, i)->sort == LEAF_RELATION_SETTING)
      if (!LEAF_IS (setting_property (build, LEAF_ID (LeafRelationId, i)))) {
        LeafWording name = LEAF_ROW (&build->world->relations, LeafRelation, i)->condition;
        g_autoptr (LeafMessageFragment) near = leaf_names_perhaps (build, name, LEAF_NAMES (PROPERTY));

        leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_UNKNOWN, name, near, NULL);
      }
  }
}

void
leaf_assert_relation_words (LeafAssertionPass *reading, LeafRelationId id, LeafValue left, LeafValue right,
                            LeafWording left_words, LeafWording right_words, LeafKindId left_kind,
                            LeafCertainty certainty)
{
  LeafBuild *build = reading->build;
  LeafRelation relation = *LEAF_ROW (&build->world->relations, LeafRelation, id.ix);
  LeafWording said = LEAF_ROW (&build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording;

  switch (relation.sort) {
  case LEAF_RELATION_BUILT_IN:
    if (!assert_built_in (reading, id, object_of (build, left), object_of (build, right)))
      leaf_problem_at (build, LEAF_PROBLEM_VERB_NOT_ASSERTED, said, NULL, NULL);
    break;
  case LEAF_RELATION_MAPPING:
    if (!LEAF_IS (object_of (build, left)) || !LEAF_IS (object_of (build, right))) {
      g_autoptr (LeafMessageFragment) hint = leaf_hint_for_missing_stop (build, said);

      leaf_problem_at (build, LEAF_PROBLEM_MAP_NOT_A_ROOM, said, hint, NULL);
      break;
    }
    note_way (reading, object_of (build, right), relation.direction, object_of (build, left));
    break;
  case LEAF_RELATION_SETTING:
    if (LEAF_IS (setting_property (build, id)))
      leaf_assert_property (reading, left_kind,
                            left.kind != 0 ? leaf_instance_of_value (build, left) : LEAF_ID (LeafInstanceId, 0),
                            setting_property (build, id), right_words, certainty);
    break;
  case LEAF_RELATION_PROPERTY: set_partner (reading, &relation, left, right, left_words, right_words); break;
  case LEAF_RELATION_PAIRS:
  case LEAF_RELATION_GROUPS: add_pair (reading, id, left, right, left_words, right_words); break;
  case LEAF_RELATION_COMPUTED: leaf_problem_at (build, LEAF_PROBLEM_VERB_NOT_ASSERTED, said, NULL, NULL);
  }
}
