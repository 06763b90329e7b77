/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assertions.c: plain sentences, read twice.
 *
 * Pass one finds each sentence's verb, reads its two sides as noun phrases, and makes what they name; the noun phrases are
 * kept.  Pass two walks them again, when everything that has a name exists, and asserts: properties, places, ways, relations.  One
 * function, couple, says for every pair of sides what the sentence does in each pass; every other form of sentence is brought to
 * it ("there is", "has", verbs, lists, inversions).
 *
 * What is spoken of: `subject` takes quoted texts that stand alone, and "east is ..." leads from it; `it` is the last thing
 * named, the subject before the object.  A heading ends a discussion.
 */

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

typedef struct {
  LeafSentenceId sentence;
  LeafVerbPlace place;
  LeafNoun *subject, *object;
  LeafInstanceId subject_before; /* what was spoken of when the sentence was read */
  guint32 subject_index;
  LeafInstanceId it_before;
  LeafKindId it_kind_before;
  gboolean is_text; /* a quotation alone */
  gboolean is_one_way;
} Assertion;

static void couple (LeafReading *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb);

static const LeafInstanceId no_instance = { 0 };
static const LeafKindId no_kind = { 0 };

/* --- what a noun says of the thing that it stands for ------------------------------------------------------------------------- */

static void relate (LeafReading *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
                    const LeafVerbPlace *verb, gboolean may_make);

static LeafNoun *
noun_for (LeafReading *reading, LeafInstanceId instance)
{
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_INSTANCE, leaf_reading_words (reading));

  noun->instance = noun->made = instance;
  noun->n_made = 1;
  noun->is_described = TRUE;
  return noun;
}

/* Asserts the adjectives, properties and relations of a noun phrase of one instance: "an open container in the Yard". */
void
leaf_assert_described (LeafReading *reading, LeafNoun *noun, LeafInstanceId instance)
{
  if (reading->pass == 1) {
    if (noun->related != NULL)
      couple (reading, noun_for (reading, instance), noun->related, NULL);
    return;
  }
  for (guint32 i = 0; i < noun->n_adjectives; i++)
    leaf_assert_adjective (reading, no_kind, instance, &noun->adjectives[i], FALSE, LEAF_CERTAIN);
  if (!leaf_wording_empty (noun->with))
    leaf_assert_property_list (reading, no_kind, instance, noun->with, LEAF_CERTAIN);
  if (noun->related != NULL)
    couple (reading, noun_for (reading, instance), noun->related, NULL);
}

/* In pass two, once: what a noun says of all that was made of it. */
static void
describe_own (LeafReading *reading, LeafNoun *noun)
{
  if (reading->pass != 2 || noun->is_described || noun->sort != LEAF_NOUN_INSTANCE)
    return;
  noun->is_described = TRUE;
  for (guint32 i = 0; i < MAX (noun->n_made, 1); i++)
    leaf_assert_described (reading, noun, LEAF_ID (LeafInstanceId, noun->instance.ix + i));
}

/* Makes in pass one, once, what stands inside a noun's relation: "a crate called Box on a table".  To relate the noun to that asks
 * for what its sides say of themselves, so it is marked first. */
static void
prepare (LeafReading *reading, LeafNoun *noun)
{
  if (reading->pass != 1 || noun->related == NULL || noun->is_prepared)
    return;
  noun->is_prepared = TRUE;
  couple (reading, noun, noun->related, NULL);
}

/* --- relations -------------------------------------------------------------------------------------------------------------------- */

/* The value of one side, and its words where it needs meaning. */
static LeafValue
value_of (LeafReading *reading, const LeafNoun *noun, LeafKindId wanted)
{
  LeafInstanceId instance = leaf_noun_instance (reading, noun);

  if (LEAF_IS (instance))
    return leaf_instance_value (reading->build, instance);
  if (noun->sort == LEAF_NOUN_ADJECTIVES && noun->n_adjectives == 1 && LEAF_IS (noun->adjectives[0].value))
    return leaf_instance_value (reading->build, noun->adjectives[0].value);
  return leaf_world_plain_value (reading->build, noun->wording, wanted, reading->near);
}

static void
assert_one (LeafReading *reading, LeafRelationId relation, const LeafNoun *left, const LeafNoun *right, const LeafVerbPlace *verb)
{
  const LeafRelation *row = LEAF_ROW (&reading->build->world->relations, LeafRelation, relation.ix);
  LeafKindId left_wanted = row->left, right_wanted = row->right;
  LeafKindId left_kind = left->sort == LEAF_NOUN_KIND ? left->kind : no_kind;

  leaf_assert_relation_words (reading, relation, value_of (reading, left, left_wanted), value_of (reading, right, right_wanted),
                              left->wording, right->wording, left_kind, verb == NULL ? LEAF_CERTAIN : verb->certainty);
}

static void
assert_each (LeafReading *reading, LeafRelationId relation, LeafNoun *left, LeafNoun *right, const LeafVerbPlace *verb)
{
  guint32 n_left = MAX (left->n_made, 1), n_right = MAX (right->n_made, 1);

  if (n_left == 1 && n_right == 1) {
    assert_one (reading, relation, left, right, verb);
    return;
  }
  for (guint32 i = 0; i < n_left; i++)
    for (guint32 j = 0; j < n_right; j++) {
      LeafNoun one = *left, other = *right;

      one.instance.ix += i;
      other.instance.ix += j;
      assert_one (reading, relation, &one, &other, verb);
    }
}

/* "A handle is part of every door." */
static void
note_assembly (LeafReading *reading, LeafNoun *every, LeafNoun *made, LeafRelationId relation, gboolean made_is_left)
{
  LeafAssembly row = { .every = every->kind, .relation = relation, .is_reversed = made_is_left, .sentence = reading->sentence };
  LeafNoun *kept;

  if (reading->pass != 1)
    return;
  /* Kept with the program: things of the kind may be made by a later story. */
  kept = leaf_arena_copy (reading->build->arena, made, sizeof *made);
  if (kept->n_adjectives > 0)
    kept->adjectives = leaf_arena_copy (reading->build->arena, made->adjectives, sizeof *made->adjectives * made->n_adjectives);
  kept->next = kept->related = NULL;
  row.made = kept;
  leaf_table_push (&reading->build->world->assemblies, &row);
}

/* "Every person carries a knife", where knife is no kind: one knife, which each person carries; "its knife" is one for each. */
static void
name_for_every (LeafReading *reading, LeafNoun *noun)
{
  if (noun->sort == LEAF_NOUN_NAME && !leaf_wording_begins (reading->build, noun->name, "its"))
    leaf_noun_make (reading, noun, LEAF_KIND (OBJECT));
  else if (noun->sort == LEAF_NOUN_NAME)
    noun->called = noun->name;
}

static gboolean
is_every (const LeafNoun *noun)
{
  return noun->sort == LEAF_NOUN_KIND && noun->is_every;
}

/* Both sides of a relation are objects, as far as its kinds tell. */
static LeafKindId
kind_to_make (const LeafBuild *build, LeafRelationId relation, gboolean left)
{
  const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, relation.ix);
  LeafKindId kind = left ? row->left : row->right;

  /* Neither a thing nor a room: a concept, say, which nothing else would tell. */
  if (leaf_kind_is_object (build, kind) && !leaf_kind_conforms (build, kind, LEAF_KIND (THING))
      && !leaf_kind_conforms (build, kind, LEAF_KIND (ROOM)) && !leaf_kind_conforms (build, kind, LEAF_KIND (REGION)))
    return kind;
  if (leaf_kind_is_object (build, kind) || LEAF_SAME (kind, LEAF_KIND (VALUE)))
    return LEAF_KIND (OBJECT);
  return kind;
}

/* May only names stand here for things to be made, or bare kinds too ("In the Yard is a box")? */
static void
make_side (LeafReading *reading, LeafNoun *noun, LeafKindId kind, gboolean may_make)
{
  if (noun->sort == LEAF_NOUN_NAME || (noun->sort == LEAF_NOUN_KIND && !noun->is_every && may_make))
    leaf_noun_make (reading, noun, kind);
}

static void
complain_of_kind (LeafReading *reading, LeafNoun *noun)
{
  if (reading->pass == 2)
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_PLACED, noun->wording, leaf_kind_name (reading->build, noun->kind), NULL);
}

/* "A handle is part of the gate", where handle is a kind: the gate's handle. */
static void
name_part (LeafReading *reading, LeafNoun *item, const LeafRelation *relation, gboolean reversed, LeafNoun *other)
{
  LeafBuild *build = reading->build;
  LeafInstanceId whole, made;
  g_autofree char *name = NULL;

  if (reading->pass != 1 || !reversed || item->sort != LEAF_NOUN_KIND || item->count > 1 || item->is_plural
      || !leaf_wording_empty (item->called) || g_strcmp0 (relation->native, "incorporation") != 0
      || !leaf_kind_is_object (build, item->kind))
    return;
  make_side (reading, other, LEAF_KIND (OBJECT), TRUE);
  whole = leaf_noun_instance (reading, other);
  if (!LEAF_IS (whole) || LEAF_INSTANCE (build, whole)->is_nameless)
    return;
  name = g_strdup_printf ("%s's %s", LEAF_INSTANCE (build, whole)->name, leaf_kind_name (build, item->kind));
  made = leaf_world_make_named (build, item->kind, name, reading->sentence);
  LEAF_INSTANCE (build, made)->kind_is_stated = TRUE;
  LEAF_INSTANCE (build, made)->owner = whole;
  LEAF_INSTANCE (build, made)->is_proper = LEAF_INSTANCE (build, whole)->is_proper;
  g_array_append_val (reading->changed, made);
  leaf_noun_become (item, made, 1);
}

/* item R other (or other R item when reversed). */
static void
relate_one (LeafReading *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
            const LeafVerbPlace *verb, gboolean may_make)
{
  LeafBuild *build = reading->build;
  const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, relation.ix);
  gboolean is_setting = row->sort == LEAF_RELATION_SETTING;

  if (is_every (other) && (item->sort == LEAF_NOUN_KIND || item->sort == LEAF_NOUN_NAME) && !is_setting) {
    name_for_every (reading, item);
    note_assembly (reading, other, item, relation, !reversed);
    return;
  }
  if (is_every (item) && (other->sort == LEAF_NOUN_INSTANCE || other->sort == LEAF_NOUN_ADJECTIVES) && !is_setting) {
    note_assembly (reading, item, other, relation, reversed);
    return;
  }
  if (is_every (item) && (other->sort == LEAF_NOUN_KIND || other->sort == LEAF_NOUN_NAME) && !is_every (other) && !is_setting) {
    name_for_every (reading, other);
    note_assembly (reading, item, other, relation, reversed);
    return;
  }
  if (item->sort == LEAF_NOUN_KIND && !is_every (item) && !is_setting && verb != NULL
      && (verb->certainty == LEAF_CERTAIN
          || (item->is_plural && item->count == 0 && !may_make && item->article == LEAF_ARTICLE_NONE))) {
    if (other->sort == LEAF_NOUN_KIND) {
      note_assembly (reading, item, other, relation, reversed);
      return;
    }
  }
  name_part (reading, item, row, reversed, other);
  if (!is_setting || item->sort == LEAF_NOUN_NAME)
    make_side (reading, item, kind_to_make (build, relation, !reversed),
               may_make || item->count > 0 || !leaf_wording_empty (item->called) || item->article == LEAF_ARTICLE_SOME
                   || item->article == LEAF_ARTICLE_DEFINITE);
  if (!is_setting)
    make_side (reading, other, kind_to_make (build, relation, reversed), TRUE);
  prepare (reading, item);
  prepare (reading, other);
  if (reading->pass == 1)
    return;
  if (item->sort == LEAF_NOUN_KIND && !is_setting && reading->pass == 2) {
    complain_of_kind (reading, item);
    return;
  }
  describe_own (reading, item);
  describe_own (reading, other);
  if (item->sort == LEAF_NOUN_NONE || other->sort == LEAF_NOUN_NONE)
    return;
  if (!is_setting && verb != NULL && verb->certainty != LEAF_CERTAINTY_NONE && verb->certainty != LEAF_CERTAIN) {
    leaf_problem_at (build, LEAF_PROBLEM_VAGUE_ABOUT_ONE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (!is_setting && (leaf_wording_is (build, item->wording, "nothing") || leaf_wording_is (build, other->wording, "nothing"))) {
    leaf_problem_at (build, LEAF_PROBLEM_NOTHING_RELATED, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (reversed)
    assert_each (reading, relation, other, item, verb);
  else
    assert_each (reading, relation, item, other, verb);
}

static void
relate (LeafReading *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
        const LeafVerbPlace *verb, gboolean may_make)
{
  if (item->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = item->first; each != NULL; each = each->next)
      relate (reading, each, relation, reversed, other, verb, may_make);
    return;
  }
  if (other->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = other->first; each != NULL; each = each->next)
      relate (reading, item, relation, reversed, each, verb, may_make);
    return;
  }
  relate_one (reading, item, relation, reversed, other, verb, may_make);
}

/* "The box is here." */
static void
place_here (LeafReading *reading, LeafNoun *item)
{
  if (item->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = item->first; each != NULL; each = each->next)
      place_here (reading, each);
    return;
  }
  make_side (reading, item, LEAF_KIND (OBJECT), TRUE);
  prepare (reading, item);
  if (reading->pass == 1 || !LEAF_IS (leaf_noun_instance (reading, item)))
    return;
  describe_own (reading, item);
  for (guint32 i = 0; i < MAX (item->n_made, 1); i++) {
    LeafPlacement row = { .item = LEAF_ID (LeafInstanceId, leaf_noun_instance (reading, item).ix + i),
                          .holder = reading->subject,
                          .held = LEAF_HELD_IN,
                          .is_here = TRUE,
                          .subject_index = reading->subject_index,
                          .sentence = reading->sentence };

    g_array_append_val (reading->placements, row);
  }
}

/* "The box is nowhere", "East is nowhere", "East of the Yard is nowhere". */
static void
place_nowhere (LeafReading *reading, LeafNoun *item)
{
  LeafBuild *build = reading->build;
  LeafInstanceId instance;

  if (item->sort == LEAF_NOUN_RELATED) {
    const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, item->relation.ix);

    make_side (reading, item->first, LEAF_KIND (OBJECT), FALSE);
    if (reading->pass == 2 && row->sort == LEAF_RELATION_MAPPING) {
      LeafWay way
          = { .from = leaf_noun_instance (reading, item->first), .direction = row->direction, .sentence = reading->sentence };

      g_array_append_val (reading->ways, way);
    }
    return;
  }
  make_side (reading, item, LEAF_KIND (OBJECT), FALSE);
  instance = leaf_noun_instance (reading, item);
  if (reading->pass == 2 && item->sort == LEAF_NOUN_KIND)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_PLACED, item->wording, leaf_kind_name (build, item->kind), NULL);
  if (reading->pass == 1 || !LEAF_IS (instance))
    return;
  if (leaf_instance_is (build, instance, LEAF_KIND (DIRECTION))) {
    LeafWay way = { .from = reading->subject, .direction = instance, .sentence = reading->sentence };

    g_array_append_val (reading->ways, way);
    return;
  }
  LEAF_INSTANCE (build, instance)->is_placed_nowhere = TRUE;
}

static void
place_everywhere (LeafReading *reading, LeafNoun *item)
{
  LeafInstanceId instance;

  make_side (reading, item, LEAF_KIND (BACKDROP), FALSE);
  instance = leaf_noun_instance (reading, item);
  if (!LEAF_IS (instance))
    return;
  if (reading->pass == 1) {
    leaf_assert_kind (reading, instance, LEAF_KIND (BACKDROP), FALSE);
    LEAF_INSTANCE (reading->build, instance)->is_everywhere = TRUE;
    return;
  }
  if (!leaf_instance_is (reading->build, instance, LEAF_KIND (BACKDROP)))
    leaf_problem_at (reading->build, LEAF_PROBLEM_TWO_KINDS, leaf_reading_words (reading),
                     LEAF_INSTANCE (reading->build, instance)->name,
                     leaf_kind_name (reading->build, LEAF_INSTANCE (reading->build, instance)->kind));
  describe_own (reading, item);
}

/* --- is ------------------------------------------------------------------------------------------------------------------------------ */

static gboolean
is_negated (const LeafVerbPlace *verb)
{
  return verb != NULL && verb->form.negated;
}

static LeafCertainty
certainty_of (const LeafVerbPlace *verb)
{
  return verb == NULL || verb->certainty == LEAF_CERTAINTY_NONE ? LEAF_CERTAIN : verb->certainty;
}

/* "The carrying capacity of the bag is 5." */
static void
set_property (LeafReading *reading, LeafNoun *property, LeafNoun *owner, LeafNoun *value, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, property->property.ix);
  LeafInstanceId instance;
  LeafWording words = value->wording;

  if (owner == NULL) {
    if (reading->pass == 1)
      return;
    if (LEAF_IS (reading->it))
      leaf_assert_property (reading, no_kind, reading->it, property->property, words, certainty_of (verb));
    else if (LEAF_IS (reading->it_kind))
      leaf_assert_property (reading, reading->it_kind, no_instance, property->property, words, certainty_of (verb));
    else
      leaf_problem_at (build, LEAF_PROBLEM_PRONOUN_UNCLEAR, property->wording, NULL, NULL);
    return;
  }
  if (owner->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = owner->first; each != NULL; each = each->next)
      set_property (reading, property, each, value, verb);
    return;
  }
  if (owner->sort == LEAF_NOUN_NAME)
    leaf_noun_make (reading, owner, LEAF_KIND (OBJECT));
  if (leaf_kind_is_object (build, row->kind) && value->sort == LEAF_NOUN_NAME)
    leaf_noun_make (reading, value, LEAF_KIND (OBJECT));
  if (reading->pass == 1)
    return;
  if (verb != NULL && (verb->certainty == LEAF_IMPOSSIBLE || verb->certainty == LEAF_UNLIKELY || verb->form.negated)) {
    leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (owner->sort == LEAF_NOUN_ADJECTIVES && owner->n_adjectives == 1 && LEAF_IS (owner->adjectives[0].value)) {
    owner->sort = LEAF_NOUN_INSTANCE;
    owner->instance = owner->adjectives[0].value;
  }
  instance = leaf_noun_instance (reading, owner);
  if (LEAF_IS (instance))
    leaf_assert_property (reading, no_kind, instance, property->property, words, certainty_of (verb));
  else if (owner->sort == LEAF_NOUN_KIND)
    leaf_assert_property (reading, owner->kind, no_instance, property->property, words, certainty_of (verb));
  else if (owner->sort == LEAF_NOUN_VALUE)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_CANNOT_HAVE, owner->wording, NULL, NULL);
}

/* "The score is 10.", "The favourite is Bob." */
static void
set_variable (LeafReading *reading, LeafNoun *noun, LeafNoun *value, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, noun->variable.ix);
  LeafInstanceId instance;

  if (value->sort == LEAF_NOUN_NAME && leaf_kind_is_object (build, variable->kind)
      && leaf_names_find (build, value->name, LEAF_NAMES (INSTANCE), reading->near).id == 0
      && leaf_word (build, value->name.first)->sort == LEAF_WORD_PLAIN)
    return;
  if (reading->pass == 1)
    return;
  if (verb != NULL && (verb->certainty == LEAF_IMPOSSIBLE || verb->certainty == LEAF_UNLIKELY)) {
    leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  instance = leaf_noun_instance (reading, value);
  variable = LEAF_ROW (&build->world->variables, LeafVariable, noun->variable.ix);
  if (!leaf_wording_empty (variable->initial) && variable->initial.first >= leaf_world_first_word (build)
      && !leaf_wording_same (build, variable->initial, value->wording)) {
    g_autofree char *said = leaf_wording_dup (build, variable->initial);

    leaf_problem_at (build, LEAF_PROBLEM_TWO_VALUES, leaf_reading_words (reading), said, NULL);
    return;
  }
  variable->initial = value->wording;
  variable->given = LEAF_IS (instance) ? leaf_instance_value (build, instance)
                                       : leaf_world_plain_value (build, value->wording, variable->kind, reading->near);
}

/* "A container is usually open", "A dead end is usually dark": facts of a kind. */
static void
describe_kind (LeafReading *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;

  if (reading->pass == 1)
    return;
  if (s->n_adjectives > 0 || s->sort == LEAF_NOUN_ADJECTIVES) {
    if (verb != NULL && (verb->certainty == LEAF_CERTAIN || verb->certainty == LEAF_IMPOSSIBLE))
      leaf_problem_at (build, LEAF_PROBLEM_IMPLICATION_CERTAIN, leaf_reading_words (reading), NULL, NULL);
    for (guint32 i = 0; i < o->n_adjectives; i++) {
      LeafImplication row = { .kind = s->kind,
                              .n_conditions = s->n_adjectives,
                              .result = o->adjectives[i],
                              .certainty = certainty_of (verb),
                              .sentence = reading->sentence };

      row.result.is_negated = row.result.is_negated != is_negated (verb);
      row.conditions = leaf_arena_copy (build->arena, s->adjectives, sizeof *s->adjectives * s->n_adjectives);
      leaf_table_push (&build->world->implications, &row);
    }
    return;
  }
  for (guint32 i = 0; i < o->n_adjectives; i++)
    leaf_assert_adjective (reading, s->kind, no_instance, &o->adjectives[i], is_negated (verb), certainty_of (verb));
  if (!leaf_wording_empty (o->with))
    leaf_assert_property_list (reading, s->kind, no_instance, o->with, certainty_of (verb));
}

/* "East is the Library": from what was last spoken of. */
static void
lead_from_subject (LeafReading *reading, LeafNoun *direction, LeafNoun *to)
{
  make_side (reading, to, LEAF_KIND (OBJECT), TRUE);
  prepare (reading, to);
  if (reading->pass == 1)
    return;
  describe_own (reading, to);
  if (LEAF_IS (leaf_noun_instance (reading, to))) {
    LeafWay way = { .from = reading->subject,
                    .direction = direction->instance,
                    .to = leaf_noun_instance (reading, to),
                    .is_one_way = reading->is_one_way,
                    .sentence = reading->sentence };

    g_array_append_val (reading->ways, way);
  }
}

static void
complain_same (LeafReading *reading, LeafNoun *s, LeafNoun *o)
{
  g_autofree char *one = leaf_wording_dup (reading->build, s->wording);
  g_autofree char *other = leaf_wording_dup (reading->build, o->wording);
  g_autofree char *perhaps = NULL;

  if (reading->pass != 2)
    return;
  perhaps = leaf_names_perhaps_begin (reading->build, o->wording, LEAF_NAMES (KIND) | LEAF_NAMES (ADJECTIVE));
  leaf_build_problem (reading->build, LEAF_PROBLEM_SAME_AS_ANOTHER,
                      leaf_wording_span (reading->build, leaf_reading_words (reading)), one, other, perhaps);
}

/* "The mast is 30 feet": the property whose kind the value has. */
static gboolean
set_by_value (LeafReading *reading, LeafKindId kind, LeafInstanceId instance, LeafNoun *value, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafValue plain = leaf_world_plain_value (build, value->wording, no_kind, reading->near);

  if (plain.kind == 0 || plain.kind == LEAF_KIND_NUMBER || plain.kind == LEAF_KIND_TEXT
      || leaf_kind_is_object (build, LEAF_ID (LeafKindId, plain.kind)))
    return FALSE;
  LEAF_EACH (&build->world->properties, i) {
    LeafPropertyId property = { i };

    if (LEAF_ROW (&build->world->properties, LeafProperty, i)->kind.ix == plain.kind
        && !LEAF_ROW (&build->world->properties, LeafProperty, i)->is_either_or
        && leaf_property_provided (build, property, kind, instance)) {
      leaf_assert_property (reading, kind, instance, property, value->wording, certainty_of (verb));
      return TRUE;
    }
  }
  return FALSE;
}

/* One thing, by its name, is what? */
static void
couple_instance (LeafReading *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafInstanceId instance;

  if (s->sort == LEAF_NOUN_INSTANCE && leaf_instance_is (build, s->instance, LEAF_KIND (DIRECTION))
      && ((o->sort == LEAF_NOUN_KIND && !LEAF_SAME (o->kind, LEAF_KIND (DIRECTION))) || o->sort == LEAF_NOUN_NAME
          || (o->sort == LEAF_NOUN_INSTANCE && !LEAF_SAME (o->instance, s->instance)
              && leaf_kind_is_object (build, LEAF_INSTANCE (build, o->instance)->kind)))) {
    lead_from_subject (reading, s, o);
    return;
  }
  if (s->sort == LEAF_NOUN_NAME) {
    if (o->sort == LEAF_NOUN_VALUE && reading->pass == 2)
      return;
    if (o->sort == LEAF_NOUN_KIND && (!LEAF_IS (o->kind) || leaf_kind (build, o->kind)->make != LEAF_MAKE_ENUMERATED)
        && !leaf_kind_is_object (build, o->kind)) {
      complain_same (reading, s, o);
      return;
    }
    if (o->sort == LEAF_NOUN_NAME || o->sort == LEAF_NOUN_VALUE || o->sort == LEAF_NOUN_INSTANCE) {
      complain_same (reading, s, o);
      return;
    }
    leaf_noun_make (reading, s, o->sort == LEAF_NOUN_KIND ? o->kind : LEAF_KIND (OBJECT));
  }
  instance = leaf_noun_instance (reading, s);
  if (!LEAF_IS (instance))
    return;
  if (reading->pass == 2)
    describe_own (reading, s);
  else
    prepare (reading, s);
  switch (o->sort) {
  case LEAF_NOUN_KIND:
    if (o->is_every) {
      if (reading->pass == 2)
        leaf_problem_at (build, LEAF_PROBLEM_EVERY_NOT_HERE, o->wording, NULL, NULL);
      return;
    }
    if (is_negated (verb)) {
      if (reading->pass == 2)
        leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
      return;
    }
    if (reading->pass == 1) {
      if (leaf_kind_is_object (build, o->kind) == leaf_kind_is_object (build, LEAF_INSTANCE (build, instance)->kind))
        for (guint32 i = 0; i < MAX (s->n_made, 1); i++)
          leaf_assert_kind (reading, LEAF_ID (LeafInstanceId, instance.ix + i), o->kind, TRUE);
      else
        leaf_problem_at (build, LEAF_PROBLEM_TWO_KINDS, leaf_reading_words (reading), LEAF_INSTANCE (build, instance)->name,
                         leaf_kind_name (build, LEAF_INSTANCE (build, instance)->kind));
      if (o->related != NULL)
        couple (reading, s, o->related, NULL);
      return;
    }
    for (guint32 i = 0; i < MAX (s->n_made, 1); i++)
      leaf_assert_described (reading, o, LEAF_ID (LeafInstanceId, instance.ix + i));
    return;
  case LEAF_NOUN_ADJECTIVES:
    if (reading->pass == 1) {
      if (o->related != NULL)
        couple (reading, s, o->related, NULL);
      return;
    }
    for (guint32 i = 0; i < o->n_adjectives; i++)
      for (guint32 j = 0; j < MAX (s->n_made, 1); j++)
        leaf_assert_adjective (reading, no_kind, LEAF_ID (LeafInstanceId, instance.ix + j), &o->adjectives[i], is_negated (verb),
                               certainty_of (verb));
    if (!leaf_wording_empty (o->with))
      leaf_assert_property_list (reading, no_kind, instance, o->with, LEAF_CERTAIN);
    if (o->related != NULL)
      couple (reading, s, o->related, NULL);
    return;
  case LEAF_NOUN_INSTANCE:
    if (leaf_kind_is_object (build, LEAF_INSTANCE (build, o->instance)->kind)) {
      if (!LEAF_SAME (o->instance, instance))
        complain_same (reading, s, o);
      return;
    }
    if (reading->pass == 2) {
      LeafNounAdjective adjective = { .value = o->instance, .wording = o->wording };

      leaf_assert_adjective (reading, no_kind, instance, &adjective, is_negated (verb), certainty_of (verb));
    }
    return;
  case LEAF_NOUN_VALUE:
    if (reading->pass == 2 && !set_by_value (reading, no_kind, instance, o, verb))
      complain_same (reading, s, o);
    return;
  default: complain_same (reading, s, o);
  }
}

/* "Bob is the player", "The player is in the Yard", "The score is 5". */
static void
couple_variable (LeafReading *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafInstanceId player = leaf_noun_instance (reading, s);

  if (LEAF_IS (player) && o->sort != LEAF_NOUN_NAME
      && (o->sort != LEAF_NOUN_INSTANCE
          || !leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, o->instance)->kind))) {
    LeafNoun *noun = noun_for (reading, player);

    couple (reading, noun, o, verb);
    return;
  }
  set_variable (reading, s, o, verb);
}

/* A new constant, "The limit is always 30 plus 5", or a new variable, "The count is initially 5". */
static void
make_constant (LeafReading *reading, LeafNoun *s, LeafNoun *o, gboolean is_initially)
{
  LeafBuild *build = reading->build;
  LeafVariableId id;
  LeafValue value;

  if (reading->pass != 1)
    return;
  value = leaf_world_plain_value (build, o->wording, no_kind, reading->near);
  if (o->sort == LEAF_NOUN_VARIABLE)
    value.kind = LEAF_ROW (&build->world->variables, LeafVariable, o->variable.ix)->kind.ix;
  id = leaf_world_make_variable (build, LEAF_OWNER_GLOBAL, 0, s->name,
                                 value.kind != 0 ? LEAF_ID (LeafKindId, value.kind) : LEAF_KIND (VALUE), reading->sentence);
  if (o->sort == LEAF_NOUN_VARIABLE)
    value.kind = 0;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->is_constant = !is_initially;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->initial = o->wording;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->given = value;
  s->sort = LEAF_NOUN_VARIABLE;
  s->variable = id;
}

/* A whole kind is what? */
static void
couple_kind (LeafReading *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;

  if (s->is_every && !s->is_vague && reading->pass == 2
      && (o->sort == LEAF_NOUN_NAME
          || (o->sort == LEAF_NOUN_INSTANCE && leaf_kind_is_object (build, LEAF_INSTANCE (build, o->instance)->kind)))) {
    leaf_problem_at (build, LEAF_PROBLEM_EVERY_NOT_HERE, s->wording, NULL, NULL);
    return;
  }
  if (!leaf_wording_empty (s->called) || s->count > 0) {
    /* "A man called Horse is tall." */
    leaf_noun_make (reading, s, LEAF_KIND (OBJECT));
    if (s->sort == LEAF_NOUN_INSTANCE)
      couple (reading, s, o, verb);
    return;
  }
  if (o->sort == LEAF_NOUN_ADJECTIVES
      || (o->sort == LEAF_NOUN_KIND && o->n_adjectives > 0 && leaf_kind_conforms (build, s->kind, o->kind))) {
    describe_kind (reading, s, o, verb);
    return;
  }
  if (o->sort == LEAF_NOUN_INSTANCE && !leaf_kind_is_object (build, LEAF_INSTANCE (build, o->instance)->kind)) {
    LeafNounAdjective adjective = { .value = o->instance, .wording = o->wording };

    if (reading->pass == 2 && !LEAF_SAME (LEAF_INSTANCE (build, o->instance)->kind, s->kind))
      leaf_assert_adjective (reading, s->kind, no_instance, &adjective, is_negated (verb), certainty_of (verb));
    return;
  }
  if (o->sort == LEAF_NOUN_NAME && leaf_kind_is_object (build, s->kind) && verb != NULL && verb->certainty == LEAF_CERTAINTY_NONE) {
    /* "The villains are Bob and Alice." */
    leaf_noun_make (reading, o, s->kind);
    return;
  }
  if (o->sort == LEAF_NOUN_INSTANCE) {
    if (reading->pass == 1)
      leaf_assert_kind (reading, o->instance, s->kind, TRUE);
    return;
  }
  if (o->sort == LEAF_NOUN_VALUE && reading->pass == 2 && set_by_value (reading, s->kind, no_instance, o, verb))
    return;
  if (o->sort == LEAF_NOUN_VALUE && verb != NULL && verb->certainty != LEAF_CERTAINTY_NONE)
    return; /* the default value of a kind of value: "A weight is usually 5kg" */
  if (reading->pass == 2) {
    g_autofree char *one = leaf_wording_dup (build, s->wording);
    g_autofree char *other = leaf_wording_dup (build, o->wording);

    leaf_build_problem (build, LEAF_PROBLEM_DESCRIPTIONS_SAME, leaf_wording_span (build, leaf_reading_words (reading)), one, other,
                        NULL);
  }
}

static gboolean
is_mapping (const LeafReading *reading, const LeafNoun *noun)
{
  return LEAF_ROW (&reading->build->world->relations, LeafRelation, noun->relation.ix)->sort == LEAF_RELATION_MAPPING;
}

/* "East of the Quay is north of the Yard": two ways, and neither leads back. */
static void
couple_related (LeafReading *reading, LeafNoun *s, LeafNoun *o)
{
  if (!is_mapping (reading, s) || !is_mapping (reading, o)) {
    complain_same (reading, s, o);
    return;
  }
  reading->is_one_way = TRUE;
  relate (reading, o->first, s->relation, s->is_reversed, s->first, NULL, TRUE);
  relate (reading, s->first, o->relation, o->is_reversed, o->first, NULL, TRUE);
  reading->is_one_way = FALSE;
}

static void
couple (LeafReading *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;

  if (s->sort == LEAF_NOUN_NONE || o->sort == LEAF_NOUN_NONE)
    return;
  if (s->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = s->first; each != NULL; each = each->next)
      couple (reading, each, o, verb);
    return;
  }
  /* "{1, 2, 3}" and the like never come here: braces hold together. */
  if (o->sort == LEAF_NOUN_LIST && s->sort != LEAF_NOUN_PROPERTY && s->sort != LEAF_NOUN_VARIABLE) {
    for (LeafNoun *each = o->first; each != NULL; each = each->next)
      couple (reading, s, each, verb);
    return;
  }
  if ((s->sort == LEAF_NOUN_RELATED || o->sort == LEAF_NOUN_RELATED) && is_negated (verb)) {
    if (reading->pass == 2)
      leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (s->sort == LEAF_NOUN_NOWHERE) {
    if (reading->pass == 2)
      leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, s->wording, "a meaning already: it", NULL);
    return;
  }
  if (o->sort == LEAF_NOUN_HERE)
    place_here (reading, s);
  else if (s->sort == LEAF_NOUN_HERE)
    place_here (reading, o);
  else if (o->sort == LEAF_NOUN_NOWHERE)
    place_nowhere (reading, s);
  else if (o->sort == LEAF_NOUN_EVERYWHERE)
    place_everywhere (reading, s);
  else if (s->sort == LEAF_NOUN_EVERYWHERE)
    place_everywhere (reading, o);
  else if (s->sort == LEAF_NOUN_PROPERTY)
    set_property (reading, s, s->first, o, verb);
  else if (s->sort == LEAF_NOUN_VARIABLE && o->sort != LEAF_NOUN_RELATED)
    couple_variable (reading, s, o, verb);
  else if (s->sort == LEAF_NOUN_RELATED && o->sort == LEAF_NOUN_RELATED)
    couple_related (reading, s, o);
  else if (s->sort == LEAF_NOUN_RELATED)
    relate (reading, o, s->relation, s->is_reversed, s->first, verb, TRUE);
  else if (o->sort == LEAF_NOUN_RELATED)
    relate (reading, s, o->relation, o->is_reversed, o->first, verb, reading->is_existential);
  else if (s->sort == LEAF_NOUN_NAME && verb != NULL && (verb->certainty == LEAF_CERTAIN || verb->is_initially)
           && o->sort != LEAF_NOUN_KIND && o->sort != LEAF_NOUN_ADJECTIVES)
    make_constant (reading, s, o, verb->is_initially);
  else if (s->sort == LEAF_NOUN_KIND)
    couple_kind (reading, s, o, verb);
  else if (s->sort == LEAF_NOUN_ADJECTIVES) {
    if (s->n_adjectives == 1 && LEAF_IS (s->adjectives[0].value) && verb != NULL && verb->certainty == LEAF_CERTAINTY_NONE) {
      /* "Guttering is inadequate": a named value, spoken of itself */
      s->sort = LEAF_NOUN_INSTANCE;
      s->instance = s->made = s->adjectives[0].value;
      s->n_adjectives = 0;
      couple_instance (reading, s, o, verb);
    } else if (o->n_adjectives > 0) {
      describe_kind (reading, s, o, verb);
    } else {
      complain_same (reading, s, o);
    }
  } else if (s->sort == LEAF_NOUN_VALUE) {
    complain_same (reading, s, o);
  } else {
    couple_instance (reading, s, o, verb);
  }
}

/* --- there is ---------------------------------------------------------------------------------------------------------------------------- */

/* Where "in the Yard" or "here" begins in the object of "there is"; w.end where nothing of the kind stands. */
static guint32
find_where (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  guint32 called = leaf_wording_find (build, w, "called");
  const LeafVerbForm *forms[8];

  for (guint32 at = w.first + 1; at < MIN (called, w.end); at++) {
    guint32 n = leaf_verb_forms_at (build, w, at, forms, 8);

    if (leaf_word_is (build, at, "with") || leaf_word_is (build, at, "having") || leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      break;
    if (at + 1 == w.end && (leaf_word_is (build, at, "here") || leaf_word_is (build, at, "nowhere")))
      return at;
    for (guint32 i = 0; i < n; i++)
      if (forms[i]->is_preposition && at + forms[i]->n_words < w.end)
        return at;
  }
  return w.end;
}

/* "There are three coins in the box": as "three coins" and "in the box". */
static void
read_existential (LeafReading *reading, Assertion *assertion)
{
  const LeafBuild *build = reading->build;
  LeafWording w = assertion->place.object;
  LeafNoun *whole = NULL;
  guint32 at = find_where (reading, w);
  LeafWording what = leaf_wording_up_to (w, at);

  if (at < w.end) {
    guint32 n = leaf_wording_length (what);

    if (n > 2 && (leaf_word_is (build, what.end - 1, "is") || leaf_word_is (build, what.end - 1, "are"))
        && (leaf_word_is (build, what.end - 2, "which") || leaf_word_is (build, what.end - 2, "who")
            || leaf_word_is (build, what.end - 2, "that")))
      what.end -= 2;
    assertion->subject = leaf_noun_read (reading, what, FALSE);
    assertion->object = leaf_noun_read (reading, leaf_wording_from (w, at), FALSE);
    return;
  }
  whole = leaf_noun_read (reading, w, FALSE);
  assertion->subject = whole;
  assertion->object = NULL;
}

static void
exist (LeafReading *reading, LeafNoun *noun)
{
  if (reading->pass == 1 && noun->sort == LEAF_NOUN_KIND && !leaf_kind_is_object (reading->build, noun->kind)
      && leaf_wording_empty (noun->called)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_PLACED, noun->wording, leaf_kind_name (reading->build, noun->kind), NULL);
    return;
  }
  if (noun->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = noun->first; each != NULL; each = each->next)
      exist (reading, each);
    return;
  }
  leaf_noun_make (reading, noun, LEAF_KIND (OBJECT));
  prepare (reading, noun);
  describe_own (reading, noun);
}

/* --- has, and other verbs ------------------------------------------------------------------------------------------------------------------- */

static gboolean
is_possession (const LeafBuild *build, const LeafVerbForm *form)
{
  return g_strcmp0 (LEAF_ROW (&build->world->relations, LeafRelation, form->relation.ix)->native, "possession") == 0;
}

/* "The box has carrying capacity 5", "A person has age 30". */
static gboolean
has_properties (LeafReading *reading, LeafWording object)
{
  const LeafBuild *build = reading->build;
  LeafWording w = leaf_wording_skip_article (build, object);
  LeafNameMatch match = leaf_names_begin (build, w, LEAF_NAMES (PROPERTY), reading->near);

  return match.id != 0 && match.n_words < leaf_wording_length (w);
}

static void
give_properties (LeafReading *reading, LeafNoun *s, LeafWording list, LeafCertainty certainty)
{
  LeafInstanceId instance;

  if (s->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = s->first; each != NULL; each = each->next)
      give_properties (reading, each, list, certainty);
    return;
  }
  if (s->sort == LEAF_NOUN_NAME)
    leaf_noun_make (reading, s, LEAF_KIND (OBJECT));
  if (reading->pass != 2)
    return;
  instance = leaf_noun_instance (reading, s);
  if (LEAF_IS (instance))
    leaf_assert_property_list (reading, no_kind, instance, list, certainty);
  else if (s->sort == LEAF_NOUN_KIND)
    leaf_assert_property_list (reading, s->kind, no_instance, list, certainty);
  else if (s->sort == LEAF_NOUN_VALUE)
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_CANNOT_HAVE, s->wording, NULL, NULL);
}

static void
act_on_verb (LeafReading *reading, Assertion *assertion)
{
  LeafBuild *build = reading->build;
  const LeafVerbPlace *place = &assertion->place;

  if (place->form.negated) {
    if (reading->pass == 2)
      leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (is_possession (build, &place->form)) {
    if (has_properties (reading, place->object)) {
      give_properties (reading, assertion->subject, place->object, certainty_of (place));
      return;
    }
    if (reading->pass == 2 && leaf_sentence_is_used (build, assertion->sentence))
      return;
    if (reading->pass == 2 && leaf_properties_declare_has (reading, place->subject, place->object)) {
      leaf_sentence_use (build, assertion->sentence);
      return;
    }
    if (reading->pass == 1 && assertion->object != NULL && assertion->object->sort == LEAF_NOUN_KIND
        && !leaf_kind_is_object (build, assertion->object->kind)) {
      if (assertion->subject->sort == LEAF_NOUN_NAME)
        leaf_noun_make (reading, assertion->subject, LEAF_KIND (OBJECT));
      if (leaf_properties_declare_has (reading, place->subject, place->object))
        leaf_sentence_use (build, assertion->sentence);
      return;
    }
  }
  relate (reading, assertion->subject, place->form.relation, place->form.reversed, assertion->object, place, TRUE);
}

/* --- one sentence ------------------------------------------------------------------------------------------------------------------------------ */

static LeafInstanceId
discussed (LeafReading *reading, const LeafNoun *noun)
{
  if (noun == NULL)
    return no_instance;
  if (noun->sort == LEAF_NOUN_RELATED)
    return leaf_noun_instance (reading, noun->first);
  if (noun->sort == LEAF_NOUN_LIST)
    return no_instance;
  if (noun->sort == LEAF_NOUN_PROPERTY)
    return noun->first != NULL ? leaf_noun_instance (reading, noun->first) : no_instance;
  return leaf_noun_instance (reading, noun);
}

/* What "it" and quoted texts mean after a sentence. */
static void
change_subject (LeafReading *reading, const Assertion *assertion)
{
  const LeafNoun *s = assertion->subject, *o = assertion->object;
  LeafInstanceId x = discussed (reading, s), y, y_full = discussed (reading, o);

  if (s == NULL)
    return;
  reading->it_is_many
      = (s->sort == LEAF_NOUN_LIST && !assertion->place.is_existential) || (s->sort == LEAF_NOUN_INSTANCE && s->n_made > 1);
  y = o != NULL && o->sort == LEAF_NOUN_INSTANCE && assertion->place.form.is_copula ? o->instance : no_instance;
  if (s->sort == LEAF_NOUN_KIND) {
    reading->it_kind = s->kind;
    reading->it = reading->subject = no_instance;
    return;
  }
  if (LEAF_IS (x) && leaf_instance_is (reading->build, x, LEAF_KIND (DIRECTION)) && LEAF_IS (y_full))
    x = no_instance;
  if (LEAF_IS (x)) {
    reading->subject = x;
    reading->it_kind = no_kind;
    g_array_append_val (reading->subjects, x);
  }
  if (LEAF_IS (y) && leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, y)->kind))
    reading->it = y;
  else if (LEAF_IS (x))
    reading->it = x;
}

static void
read_sides (LeafReading *reading, Assertion *assertion)
{
  const LeafVerbPlace *place = &assertion->place;

  if (place->is_existential) {
    read_existential (reading, assertion);
    return;
  }
  assertion->subject = leaf_noun_read (reading, place->subject, place->form.is_copula);
  assertion->object = leaf_noun_read (reading, place->object, FALSE);
  /* "Three coins are in the box", with the noun's own words only */
}

static void
act (LeafReading *reading, Assertion *assertion)
{
  if (assertion->place.is_existential) {
    reading->is_existential = TRUE;
    if (assertion->object == NULL)
      exist (reading, assertion->subject);
    else
      couple (reading, assertion->subject, assertion->object, &assertion->place);
    reading->is_existential = FALSE;
  } else if (assertion->place.form.is_copula) {
    couple (reading, assertion->subject, assertion->object, &assertion->place);
  } else {
    act_on_verb (reading, assertion);
  }
}

/* An action at the beginning makes this a sentence of another stage ("Taking something is theft"). */
static gboolean
is_about_action (LeafReading *reading, LeafWording w)
{
  return leaf_names_begin (reading->build, w, LEAF_NAMES (ACTION), reading->near).id != 0;
}

/* Requests about how this was compiled concern other tools. */
static gboolean
is_for_others (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_ends (build, w, "in the debugging log") || leaf_wording_ends (build, w, "from the debugging log");
}

/* "Most rooms are dark", "The car is in more than two rooms"? Of which ones cannot be told. */
static gboolean
begins_quantity (const LeafBuild *build, LeafWording w)
{
  static const char *const words[] = { "most",      "almost all", "almost no",      "none of",  "under half of",
                                       "more than", "fewer than", "less than half", "at least", "at most" };

  for (guint32 i = 0; i < G_N_ELEMENTS (words); i++)
    if (leaf_wording_begins (build, w, words[i])
        && !(leaf_word (build, w.first + (leaf_wording_length (w) > 1))->flags & LEAF_WORD_CAPITAL))
      return TRUE;
  return FALSE;
}

static void
complain_unknown (LeafReading *reading, LeafWording w)
{
  g_autofree char *slip = leaf_slip_in_sentence (reading->build, w);

  leaf_problem_at (reading->build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, slip, NULL);
}

static void
begin_sentence (LeafReading *reading, LeafSentenceId id)
{
  LeafHeadingId heading = LEAF_ROW (&reading->build->sentences->sentences, LeafSentence, id.ix)->heading;

  if (!LEAF_SAME (heading, reading->near)) {
    reading->subject = reading->it = no_instance;
    reading->it_kind = no_kind;
  }
  reading->sentence = id;
  reading->near = heading;
}

static void
first_pass (LeafReading *reading, LeafSentenceId id, GArray *assertions)
{
  LeafBuild *build = reading->build;
  LeafWording w;
  Assertion assertion = { .sentence = id };

  begin_sentence (reading, id);
  w = leaf_reading_words (reading);
  if (leaf_wording_empty (w))
    return;
  assertion.subject_before = reading->subject;
  assertion.subject_index = reading->subjects->len;
  assertion.it_before = reading->it;
  assertion.it_kind_before = reading->it_kind;
  if (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT && leaf_wording_length (w) == 1) {
    assertion.is_text = TRUE;
    g_array_append_val (assertions, assertion);
    return;
  }
  if (is_for_others (build, w))
    return;
  if (begins_quantity (build, w)) {
    leaf_problem_at (build, LEAF_PROBLEM_QUANTITY_ASSERTED, w, NULL, NULL);
    return;
  }
  if (!leaf_sentence_find_verb (reading, w, &assertion.place)) {
    complain_unknown (reading, w);
    return;
  }
  if (!assertion.place.form.is_copula && is_possession (build, &assertion.place.form)
      && !has_properties (reading, assertion.place.object)
      && leaf_properties_declare_has (reading, assertion.place.subject, assertion.place.object)) {
    leaf_sentence_use (build, id);
    return;
  }
  read_sides (reading, &assertion);
  if (assertion.subject->sort == LEAF_NOUN_NAME && assertion.object != NULL && assertion.object->sort == LEAF_NOUN_NAME
      && is_about_action (reading, assertion.place.subject))
    return;
  act (reading, &assertion);
  change_subject (reading, &assertion);
  g_array_append_val (assertions, assertion);
}

static void
second_pass (LeafReading *reading, Assertion *assertion)
{
  LeafBuild *build = reading->build;

  reading->sentence = assertion->sentence;
  reading->near = leaf_sentence_heading (build, assertion->sentence);
  reading->subject = assertion->subject_before;
  reading->subject_index = assertion->subject_index;
  reading->it = assertion->it_before;
  reading->it_kind = assertion->it_kind_before;
  if (!assertion->is_text) {
    guint32 messages = build->messages.n;

    act (reading, assertion);
    if (build->messages.n == messages)
      leaf_assertion_note (reading, assertion->subject, assertion->object, &assertion->place);
    return;
  }
  if (LEAF_IS (reading->subject) || LEAF_IS (reading->it_kind))
    leaf_assert_appearance (reading, LEAF_IS (reading->subject) ? no_kind : reading->it_kind, reading->subject,
                            leaf_reading_words (reading));
  else if (!build->is_library)
    leaf_problem_at (build, LEAF_PROBLEM_TEXT_WITHOUT_OWNER, leaf_reading_words (reading), NULL, NULL);
}

/* "edible", "closed and openable" */
static void
speak_of_adjectives (LeafReading *reading, LeafWording w)
{
  LeafWording *parts;
  guint32 n = leaf_wording_empty (w) ? 0 : leaf_wording_split_list (reading->build, w, "and", &parts);

  for (guint32 part = 0; part < n; part++) {
    LeafNoun *adjectives = leaf_noun_read (reading, parts[part], FALSE);

    for (guint32 i = 0; adjectives->sort == LEAF_NOUN_ADJECTIVES && i < adjectives->n_adjectives; i++)
      leaf_assert_adjective (reading, reading->it_kind, no_instance, &adjectives->adjectives[i], FALSE, LEAF_LIKELY);
  }
}

/* "... a kind of thing that is usually edible": adjectives that every one of the kind has. */
static void
speak_of_quality (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  guint32 which = MIN (leaf_wording_find (build, w, "which"), leaf_wording_find (build, w, "that"));
  LeafWording quality = leaf_wording_from (w, MIN (which + 2, w.end));

  if (leaf_wording_empty (quality) || !(leaf_word_is (build, which + 1, "is") || leaf_word_is (build, which + 1, "are")))
    return;
  if (leaf_word_is (build, quality.first, "usually") || leaf_word_is (build, quality.first, "always"))
    quality.first++;
  speak_of_adjectives (reading, quality);
}

/* "A lamp is a kind of thing with description "..."": what is said of the kind, and that it was spoken of. */
static void
speak_of_kind (LeafReading *reading, LeafSentenceId id, gboolean assert_with)
{
  LeafBuild *build = reading->build;
  LeafWording w, name;
  guint32 is, with;
  LeafNameMatch match;

  begin_sentence (reading, id);
  w = leaf_reading_words (reading);
  is = MIN (leaf_wording_find (build, w, "is"), leaf_wording_find (build, w, "are"));
  name = leaf_wording_up_to (w, is);
  match = leaf_names_find_whole (build, name, LEAF_NAMES (KIND), reading->near);
  if (match.id == 0)
    return;
  reading->it_kind = LEAF_ID (LeafKindId, match.id);
  reading->it = reading->subject = no_instance;
  if (assert_with)
    speak_of_quality (reading, w);
  with = MIN (leaf_wording_find (build, w, "with"), leaf_wording_find (build, w, "having"));
  if (assert_with && with + 1 < w.end)
    leaf_assert_property_list (reading, reading->it_kind, no_instance, leaf_wording_from (w, with + 1), LEAF_LIKELY);
}

/* A property given to one thing ("Bob has a number called age"), now that the thing exists. */
static void
late_declaration (LeafReading *reading, LeafSentenceId id)
{
  LeafBuild *build = reading->build;
  LeafWording w;
  guint32 at;
  LeafForm form = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->form;

  begin_sentence (reading, id);
  if (leaf_sentence_is_used (build, id))
    return;
  w = leaf_reading_words (reading);
  if (form == LEAF_FORM_CAN_BE) {
    if (leaf_properties_declare_can_be (reading, w))
      leaf_sentence_use (build, id);
    else if (reading->pass == 2)
      leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  at = MIN (leaf_wording_find (build, w, "has"), leaf_wording_find (build, w, "have"));
  if (at + 1 < w.end && reading->pass == 2
      && leaf_names_find_whole (build, leaf_wording_up_to (w, at),
                                LEAF_NAMES (ACTIVITY) | LEAF_NAMES (ACTION) | LEAF_NAMES (INSTANCE), reading->near)
                 .sort
             != LEAF_NAME_INSTANCE
      && leaf_names_find_whole (build, leaf_wording_up_to (w, at), LEAF_NAMES (ACTIVITY) | LEAF_NAMES (ACTION), reading->near).id
             != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_OWNER_UNKNOWN, leaf_wording_up_to (w, at), "thing", NULL);
    leaf_sentence_use (build, id);
    return;
  }
  if (at + 1 >= w.end || !leaf_properties_declare_has (reading, leaf_wording_up_to (w, at), leaf_wording_from (w, at + 1)))
    return;
  leaf_sentence_use (build, id);
}

/* --- all of them ---------------------------------------------------------------------------------------------------------------------------------- */

static gboolean
is_assertion (LeafForm form)
{
  return form == LEAF_FORM_ASSERTION || form == LEAF_FORM_ALWAYS;
}

static void
read_all_once (LeafReading *reading, GArray *assertions)
{
  LeafBuild *build = reading->build;
  const LeafTable *sentences = &build->sentences->sentences;

  reading->pass = 1;
  for (guint32 i = MAX (1, build->story_sentence); i < sentences->n; i++) {
    LeafSentenceId id = LEAF_ID (LeafSentenceId, i);
    LeafForm form = LEAF_ROW (sentences, LeafSentence, i)->form;

    if (form == LEAF_FORM_CAN_BE || form == LEAF_FORM_HAS_CALLED)
      late_declaration (reading, id);
    if (form == LEAF_FORM_KIND)
      speak_of_kind (reading, id, FALSE);
    else if (is_assertion (form) && !leaf_sentence_is_used (build, id))
      first_pass (reading, id, assertions);
    else if (form == LEAF_FORM_HAS_CALLED && !leaf_sentence_is_used (build, id))
      first_pass (reading, id, assertions);
    if (build->world->assemblies.n > 1)
      leaf_assemblies_make (reading, FALSE);
    else
      g_array_set_size (reading->changed, 0);
  }
}

static void
read_all_twice (LeafReading *reading, GArray *assertions)
{
  LeafBuild *build = reading->build;
  const LeafTable *sentences = &build->sentences->sentences;

  reading->pass = 2;
  for (guint32 i = MAX (1, build->story_sentence); i < sentences->n; i++) {
    LeafForm form = LEAF_ROW (sentences, LeafSentence, i)->form;

    if (form == LEAF_FORM_CAN_BE || form == LEAF_FORM_HAS_CALLED)
      late_declaration (reading, LEAF_ID (LeafSentenceId, i));
    else if (form == LEAF_FORM_KIND)
      speak_of_kind (reading, LEAF_ID (LeafSentenceId, i), TRUE);
    else if (form == LEAF_FORM_SCENE)
      leaf_scenes_declare (build, LEAF_ID (LeafSentenceId, i));
  }
  for (guint i = 0; i < assertions->len; i++)
    second_pass (reading, &g_array_index (assertions, Assertion, i));
}

/* "The player is Bob": from here on Bob is meant by the player, and yourself is somewhere only if a sentence says so. */
static void
name_player (LeafReading *reading, const GArray *assertions)
{
  LeafBuild *build = reading->build;

  for (guint i = 0; !build->is_library && i < assertions->len; i++) {
    const Assertion *row = &g_array_index (assertions, Assertion, i);
    const LeafNoun *subject = row->subject, *object = row->object;

    if (subject != NULL && object != NULL && subject->sort == LEAF_NOUN_VARIABLE && object->sort == LEAF_NOUN_INSTANCE
        && strcmp (LEAF_ROW (&build->world->variables, LeafVariable, subject->variable.ix)->name, "player") == 0
        && leaf_kind_conforms (build, LEAF_INSTANCE (build, object->instance)->kind, LEAF_KIND (PERSON)))
      build->world->player = object->instance;
  }
}

void
leaf_world_read_assertions (LeafBuild *build)
{
  g_autoptr (LeafArena) scratch = leaf_arena_new ("assertions");
  g_autoptr (GArray) assertions = g_array_new (FALSE, TRUE, sizeof (Assertion));
  g_autoptr (GArray) placements = g_array_new (FALSE, TRUE, sizeof (LeafPlacement));
  g_autoptr (GArray) ways = g_array_new (FALSE, TRUE, sizeof (LeafWay));
  g_autoptr (GArray) appearances = g_array_new (FALSE, TRUE, sizeof (LeafAppearance));
  g_autoptr (GArray) subjects = g_array_new (FALSE, TRUE, sizeof (LeafInstanceId));
  g_autoptr (GArray) changed = g_array_new (FALSE, TRUE, sizeof (LeafInstanceId));
  LeafReading reading = { .build = build,
                          .scratch = scratch,
                          .subjects = subjects,
                          .changed = changed,
                          .assemblies_seen = build->world->assemblies.n,
                          .placements = placements,
                          .ways = ways,
                          .appearances = appearances };

  read_all_once (&reading, assertions);
  name_player (&reading, assertions);
  leaf_tables_define (&reading, 1);
  leaf_tables_define (&reading, 2);
  read_all_twice (&reading, assertions);
  for (guint i = 0; i < ways->len; i++)
    leaf_map_connect (&reading, &g_array_index (ways, LeafWay, i));
  leaf_infer_kinds (&reading);
  for (guint rounds = 0; rounds < 8 && leaf_assemblies_make (&reading, TRUE); rounds++)
    leaf_infer_kinds (&reading);
  leaf_infer_places (&reading);
  leaf_infer_implications (&reading);
  leaf_infer_appearances (&reading);
  leaf_map_check (&reading);
  leaf_settings_find (build);
}
