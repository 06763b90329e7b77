/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-facts.c: asserts property values of things and of kinds.
 *
 * A fact is stored with its certainty, and which fact decides is determined later, so that "A door is usually open" may
 * come before or after "The oak door is closed". "Seldom" and "never" are inverted here: a stored fact always has
 * positive certainty, of a value or of its opposite. Words that need more than a name or a literal are stored as words
 * until phrases are known. */

#include "leaf-assert.h"
#include "leaf-names-private.h"
#include "kinds/leaf-notation.h"

#include <string.h>

/* --- values ------------------------------------------------------------------------------------------------------- */

LeafValue
leaf_world_plain_value (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near)
{
  LeafNameMatch match;
  LeafValue value = { 0 };

  w = leaf_wording_unbracket (build, w);
  if (leaf_wording_empty (w))
    return (LeafValue) { 0 };
  if (LEAF_IS (wanted) && !LEAF_SAME (wanted, LEAF_KIND (VALUE)) ? leaf_literal_read_as (build, w, wanted, &value)
                                                                 : leaf_literal_read (build, w, &value))
    return value;
  if (leaf_wording_is (build, w, "nothing") && leaf_kind_is_object (build, wanted))
    return LEAF_VALUE (OBJECT, 0);
  if (LEAF_IS (wanted) && !leaf_kind_is_object (build, wanted) && !leaf_kind_is_enumerated (build, wanted))
    return (LeafValue) { 0 };
  match = leaf_names_find (build, w, LEAF_NAMES (INSTANCE), near);
  if (match.id != 0) {
    LeafKindId kind = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind;

    if (!LEAF_IS (wanted) || leaf_kind_compatible (build, kind, wanted)
        || leaf_kind_is_object (build, wanted) == leaf_kind_is_object (build, kind))
      return leaf_instance_value (build, LEAF_ID (LeafInstanceId, match.id));
  }
  if (leaf_wording_is (build, w, "the player") && leaf_kind_is_object (build, wanted)
      && LEAF_IS (leaf_world_player (build)))
    return leaf_instance_value (build, leaf_world_player (build));
  return (LeafValue) { 0 };
}

/* --- adding ------------------------------------------------------------------------------------------------------- */

static const char *
subject_name (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance)
{
  return LEAF_IS (instance) ? LEAF_INSTANCE (build, instance)->name : leaf_kind_name (build, kind);
}

static LeafWording
sentence_words (const LeafAssertionPass *reading)
{
  return LEAF_ROW (&reading->build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording;
}

static gboolean
same_value (const LeafBuild *build, const LeafFact *a, const LeafFact *b)
{
  if (a->is_negated != b->is_negated)
    return FALSE;
  if (a->given.kind != 0 && b->given.kind != 0)
    return a->given.bits == b->given.bits;
  if (leaf_wording_empty (a->value) || leaf_wording_empty (b->value))
    return a->given.kind == b->given.kind;
  return leaf_wording_same (build, a->value, b->value);
}

/* One thing cannot have two values of one property, both stated. */
static gboolean
contradicts (LeafAssertionPass *reading, LeafInstanceId instance, const LeafFact *fact)
{
  LeafBuild *build = reading->build;
  const LeafFact *known;

  if (!LEAF_IS (instance) || fact->certainty != LEAF_CERTAIN)
    return FALSE;
  known = leaf_world_strongest_fact (build, (LeafKindId) { 0 }, instance, fact->property);
  if (known == NULL || known->certainty != LEAF_CERTAIN || same_value (build, known, fact)
      || known->sentence.ix < build->story_sentence)
    return FALSE;
  {
    LeafWording other = LEAF_ROW (&build->sentences->sentences, LeafSentence, known->sentence.ix)->wording;
    g_autofree char *said = leaf_wording_dup (build, other);

    leaf_problem_at (build, LEAF_PROBLEM_TWO_VALUES, sentence_words (reading), said, NULL);
  }
  return TRUE;
}

/* "A hat is always soft": the certain fact about the kind, or about one above it; NULL if there is none. */
static const LeafFact *
said_always (const LeafBuild *build, LeafKindId kind, const LeafFact *fact)
{
  for (; LEAF_IS (kind); kind = leaf_kind (build, kind)->parent)
    for (guint32 at = leaf_world_first_fact (build, kind, (LeafInstanceId) { 0 }); at != 0;) {
      const LeafFact *other = LEAF_ROW (&build->world->facts, LeafFact, at);

      if (other->is_always && LEAF_SAME (other->property, fact->property) && !same_value (build, other, fact))
        return other;
      at = other->next;
    }
  return NULL;
}

/* Reports certain facts that contradict an "always". A plain fact about a kind is only usual, so it does not. */
static void
check_always (LeafBuild *build, LeafKindId kind, guint32 first, gboolean is_of_kind)
{
  for (guint32 at = first; at != 0; at = LEAF_ROW (&build->world->facts, LeafFact, at)->next) {
    const LeafFact *fact = LEAF_ROW (&build->world->facts, LeafFact, at), *always;

    if (fact->sentence.ix < build->story_sentence || fact->certainty != LEAF_CERTAIN
        || (is_of_kind && !fact->is_always))
      continue;
    always = said_always (build, kind, fact);
    if (always != NULL) {
      g_autofree char *said = leaf_wording_dup (
          build, LEAF_ROW (&build->sentences->sentences, LeafSentence, always->sentence.ix)->wording);

      leaf_problem_at (build, LEAF_PROBLEM_TWO_VALUES,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, fact->sentence.ix)->wording, said, NULL);
    }
  }
}

/* Call when the kinds of all things are known, and before anything is inferred from their places. */
void
leaf_facts_check_always (LeafBuild *build)
{
  LEAF_EACH (&build->kinds->kinds, i)
    if (leaf_kind_is_object (build, LEAF_ID (LeafKindId, i)))
      check_always (build, LEAF_ID (LeafKindId, i),
                    leaf_world_first_fact (build, LEAF_ID (LeafKindId, i), (LeafInstanceId) { 0 }), TRUE);
  LEAF_EACH (&build->world->instances, i)
    check_always (build, LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, i))->kind,
                  LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, i))->first_fact, FALSE);
}

static void
add (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafFact *fact)
{
  fact->sentence = reading->sentence;
  fact->is_always = reading->is_always && !LEAF_IS (instance);
  reading->n_said++;
  if (fact->certainty == LEAF_CERTAINTY_NONE)
    fact->certainty = LEAF_CERTAIN;
  if (fact->certainty <= LEAF_UNLIKELY) {
    fact->certainty = fact->certainty == LEAF_IMPOSSIBLE ? LEAF_CERTAIN : LEAF_LIKELY;
    fact->is_negated = !fact->is_negated;
  }
  /* "a hat is soft" means the same as that it usually is: the later of the two counts */
  if (!LEAF_IS (instance) && !fact->is_always)
    fact->certainty = MIN (fact->certainty, LEAF_LIKELY);
  if (!contradicts (reading, instance, fact))
    leaf_world_add_fact (reading->build, kind, instance, fact);
}

/* A fact about an either/or property is stored for the property that is not marked as the opposite. */
void
leaf_assert_either_or (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafPropertyId property,
                       gboolean negated, LeafCertainty certainty)
{
  const LeafProperty *row = LEAF_ROW (&reading->build->world->properties, LeafProperty, property.ix);
  LeafFact fact = { .property = property, .certainty = certainty, .is_negated = negated };

  if (row->is_opposite) {
    fact.property = row->opposite;
    fact.is_negated = !negated;
  }
  add (reading, kind, instance, &fact);
}

/* If the kind of a thing is not known yet, takes the property of things, or else of rooms, or else of any kind: a
 * relation may still tell the kind. */
static LeafPropertyId
property_for_value (const LeafBuild *build, LeafKindId wanted, LeafKindId kind, LeafInstanceId instance)
{
  LeafPropertyId property = leaf_property_for_value (build, wanted, kind, instance);

  if (LEAF_IS (property))
    return property;
  if (LEAF_IS (instance) && LEAF_SAME (LEAF_INSTANCE (build, instance)->kind, LEAF_KIND (OBJECT))) {
    property = leaf_property_for_value (build, wanted, LEAF_KIND (THING), LEAF_ID (LeafInstanceId, 0));
    if (!LEAF_IS (property))
      property = leaf_property_for_value (build, wanted, LEAF_KIND (ROOM), LEAF_ID (LeafInstanceId, 0));
    if (!LEAF_IS (property))
      property = leaf_property_for_value (build, wanted, (LeafKindId) { 0 }, LEAF_ID (LeafInstanceId, 0));
  }
  return property;
}

/* "The basket is large": sets what the definition of large measures. */
static gboolean
assert_measured (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafAdjectiveId adjective,
                 LeafCertainty certainty)
{
  LeafBuild *build = reading->build;

  LEAF_EACH (&build->world->measures, i) {
    LeafMeasure measure = *LEAF_ROW (&build->world->measures, LeafMeasure, i);
    LeafPropertyId property;

    if (!LEAF_SAME (measure.adjective, adjective) || leaf_wording_empty (measure.property))
      continue;
    property = leaf_property_find (build, measure.property);
    if (!LEAF_IS (property))
      continue;
    leaf_assert_property (reading, kind, instance, property, measure.value, certainty);
    return TRUE;
  }
  return FALSE;
}

/* "The ball is red", "The mast is 30 feet". A negation is not specific enough to be stored. `wording` is the
 * value's. */
static void
assert_value (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafValue value,
              LeafWording wording, gboolean negated, LeafCertainty certainty)
{
  LeafBuild *build = reading->build;
  LeafFact fact = { .certainty = certainty, .given = value, .value = wording };

  fact.property = property_for_value (build, LEAF_ID (LeafKindId, value.kind), kind, instance);
  if (!LEAF_IS (fact.property))
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NOT_ALLOWED, wording, subject_name (build, kind, instance), NULL);
  else if (negated || certainty == LEAF_IMPOSSIBLE || certainty == LEAF_UNLIKELY)
    leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
  else
    add (reading, kind, instance, &fact);
}

gboolean
leaf_assert_literal (LeafAssertionPass *reading, LeafInstanceId instance, LeafWording literal, gboolean negated,
                     LeafCertainty certainty)
{
  LeafBuild *build = reading->build;
  LeafValue value = leaf_world_plain_value (build, literal, (LeafKindId) { 0 }, reading->near);

  if (value.kind == 0 || value.kind == LEAF_KIND_NUMBER || value.kind == LEAF_KIND_TEXT
      || leaf_kind_is_object (build, LEAF_ID (LeafKindId, value.kind))
      || !LEAF_IS (property_for_value (build, LEAF_ID (LeafKindId, value.kind), (LeafKindId) { 0 }, instance)))
    return FALSE;
  assert_value (reading, (LeafKindId) { 0 }, instance, value, literal, negated, certainty);
  return TRUE;
}

static guint32
source_of (const LeafBuild *build, LeafSentenceId sentence)
{
  return leaf_word (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording.first)->source;
}

/* Reports an adjective that a later sentence defines, since assertions are read in order. An extension may use what the
 * story defines above its Include sentence, although the sentences of extensions come first. */
static gboolean
refuse_later_adjective (LeafAssertionPass *reading, LeafSentenceId made, LeafWording adjective)
{
  if (reading->build->is_library || made.ix <= reading->sentence.ix
      || source_of (reading->build, made) != source_of (reading->build, reading->sentence))
    return FALSE;
  leaf_problem_at (reading->build, LEAF_PROBLEM_ADJECTIVE_LATER, adjective, NULL, NULL);
  return TRUE;
}

void
leaf_assert_adjective (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance,
                       const LeafNounAdjective *adjective, gboolean negated, LeafCertainty certainty)
{
  LeafBuild *build = reading->build;
  gboolean is_opposite = FALSE;
  LeafPropertyId property;

  negated = negated != adjective->is_negated;
  if (LEAF_IS (adjective->value)) {
    if (refuse_later_adjective (reading, LEAF_INSTANCE (build, adjective->value)->sentence, adjective->wording))
      return;
    assert_value (reading, kind, instance, leaf_instance_value (build, adjective->value), adjective->wording, negated,
                  certainty);
    return;
  }
  property = leaf_property_of_adjective (build, adjective->adjective, kind, instance, &is_opposite);
  if (!LEAF_IS (property) && !negated && assert_measured (reading, kind, instance, adjective->adjective, certainty))
    return;
  if (!LEAF_IS (property)) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NOT_ALLOWED, adjective->wording, subject_name (build, kind, instance),
                     NULL);
    return;
  }
  if (!refuse_later_adjective (reading, LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->sentence,
                               adjective->wording))
    leaf_assert_either_or (reading, kind, instance, property, negated != is_opposite, certainty);
}

void
leaf_assert_property (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafPropertyId property,
                      LeafWording value, LeafCertainty certainty)
{
  LeafBuild *build = reading->build;
  const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, property.ix);
  LeafFact fact = { .property = property, .certainty = certainty, .value = value };

  fact.given = leaf_world_plain_value (build, value, row->kind, reading->near);
  add (reading, kind, instance, &fact);
}

/* --- lists of properties: "carrying capacity 3, openable and description "A bag."" -------------------------------- */

typedef struct {
  LeafPropertyId property;
  LeafWording value;
} Item;

static gboolean
read_valued (LeafAssertionPass *reading, LeafWording w, Item *item)
{
  const LeafBuild *build = reading->build;
  LeafNameMatch match;

  w = leaf_wording_skip_article (build, w);
  match = leaf_names_begin (build, w, LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0 || match.n_words >= leaf_wording_length (w))
    return FALSE;
  item->property = LEAF_ID (LeafPropertyId, match.id);
  item->value = leaf_wording_from (w, w.first + match.n_words);
  if (leaf_wording_length (item->value) > 1
      && (leaf_wording_begins (build, item->value, "of") || leaf_wording_begins (build, item->value, "is")))
    item->value.first++;
  return TRUE;
}

static gboolean
assert_adjectives (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording w,
                   LeafCertainty certainty)
{
  LeafNoun *noun = leaf_noun_read_description (reading, w);

  if (noun == NULL || noun->sort != LEAF_NOUN_ADJECTIVES)
    return FALSE;
  for (guint32 i = 0; i < noun->n_adjectives; i++)
    leaf_assert_adjective (reading, kind, instance, &noun->adjectives[i], FALSE, certainty);
  return TRUE;
}

void
leaf_assert_property_list (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording w,
                           LeafCertainty certainty)
{
  LeafBuild *build = reading->build;
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (build, w, "and", &parts);
  Item held = { 0 }, item;

  for (guint32 i = 0; i < n; i++) {
    if (read_valued (reading, parts[i], &item)) {
      if (LEAF_IS (held.property))
        leaf_assert_property (reading, kind, instance, held.property, held.value, certainty);
      held = item;
      continue;
    }
    if (assert_adjectives (reading, kind, instance, parts[i], certainty))
      continue;
    if (LEAF_IS (held.property)) {
      held.value.end = parts[i].end; /* a value that contains a comma or an "and" */
      continue;
    }
    {
      g_autoptr (LeafMessageFragment) near
          = leaf_names_perhaps (build, parts[i], LEAF_NAMES (PROPERTY) | LEAF_NAMES (ADJECTIVE));

      leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_UNKNOWN, parts[i], near, NULL);
    }
  }
  if (LEAF_IS (held.property))
    leaf_assert_property (reading, kind, instance, held.property, held.value, certainty);
}

void
leaf_assert_appearance (LeafAssertionPass *reading, LeafKindId kind, LeafInstanceId instance, LeafWording text)
{
  LeafAppearance row = { .kind = kind, .instance = instance, .text = text, .sentence = reading->sentence };

  g_array_append_val (reading->appearances, row);
}
