/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-copula.c: "s is o": chooses the form of a sentence by the sorts of its two sides, and runs each pass of it.
 *
 * Every assertion is handled here or in leaf-assert-relation.c, including "there is", verbs, and phrases within
 * phrases. Lists are taken apart first; then the first row of the table that matches is used. Pass one changes the sort
 * of a noun for which it makes something, so the two passes may use different rows for one sentence: "The cup is blue"
 * makes a cup by one row and colours it by another. */

#include "leaf-assert-forms.h"
#include "leaf-hints.h"
#include "leaf-missing-marks.h"
#include "leaf-library-variables.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafKindId no_kind = { 0 };

const LeafVerbPlace leaf_plain_verb = { .certainty = LEAF_CERTAINTY_NONE };

/* A noun that stands for a thing, with no words of its own. */
LeafNoun *
leaf_noun_for_instance (LeafAssertionPass *reading, LeafInstanceId instance)
{
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_INSTANCE, leaf_reading_words (reading));

  noun->instance = noun->made = instance;
  noun->n_made = 1;
  noun->is_described = TRUE;
  return noun;
}

/* Asserts the adjectives, properties and relations of a noun phrase of one instance: "an open container in the
 * Yard". */
void
leaf_assert_described (LeafAssertionPass *reading, LeafNoun *noun, LeafInstanceId instance)
{
  if (reading->pass == 1) {
    if (noun->related != NULL)
      leaf_assert_copula (reading, leaf_noun_for_instance (reading, instance), noun->related, &leaf_plain_verb);
    return;
  }
  for (guint32 i = 0; i < noun->n_adjectives; i++)
    leaf_assert_adjective (reading, no_kind, instance, &noun->adjectives[i], FALSE, LEAF_CERTAIN);
  if (!leaf_wording_empty (noun->with))
    leaf_assert_property_list (reading, no_kind, instance, noun->with, LEAF_CERTAIN);
  if (noun->related != NULL) {
    gboolean was_one_way = reading->is_one_way;

    reading->is_one_way = TRUE; /* "a room above the Parlour" within a noun phrase makes no connection back */
    leaf_assert_copula (reading, leaf_noun_for_instance (reading, instance), noun->related, &leaf_plain_verb);
    reading->is_one_way = was_one_way;
  }
}

/* Pass two, once: asserts what a noun phrase says about all instances made from it. */
void
leaf_noun_describe (LeafAssertionPass *reading, LeafNoun *noun)
{
  if (reading->pass != 2 || noun->is_described || noun->sort != LEAF_NOUN_INSTANCE)
    return;
  noun->is_described = TRUE;
  for (guint32 i = 0; i < MAX (noun->n_made, 1); i++)
    leaf_assert_described (reading, noun, LEAF_ID (LeafInstanceId, noun->instance.ix + i));
}

void
leaf_noun_prepare (LeafAssertionPass *reading, LeafNoun *noun)
{
  if (reading->pass != 1 || noun->related == NULL || noun->is_prepared)
    return;
  noun->is_prepared = TRUE;
  leaf_assert_copula (reading, noun, noun->related, &leaf_plain_verb);
}

/* With `may_make` a bare kind stands for a new thing ("In the Yard is a box"); without it, new things must be named. */
void
leaf_noun_make_side (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind, gboolean may_make)
{
  if (noun->sort == LEAF_NOUN_NAME || (noun->sort == LEAF_NOUN_KIND && !noun->is_every && may_make))
    leaf_noun_make (reading, noun, kind);
}

gboolean
leaf_verb_is_negated (const LeafVerbPlace *verb)
{
  return verb->form.negated;
}

LeafCertainty
leaf_verb_certainty (const LeafVerbPlace *verb)
{
  return verb->certainty == LEAF_CERTAINTY_NONE ? LEAF_CERTAIN : verb->certainty;
}

/* --- contradictory sentences -------------------------------------------------------------------------------------- */

void
leaf_assert_complain_same (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  g_autofree char *one = NULL, *other = NULL;
  g_autoptr (LeafMessageFragment) perhaps = NULL;

  if (LEAF_SAME (reading->repeated_in, reading->sentence) || leaf_clash_is_named (reading->build, s->wording))
    return;
  reading->repeated_in = reading->sentence;
  if (leaf_complain_of_missing_colon (reading->build, leaf_reading_words (reading)))
    return;
  perhaps = leaf_hint_for_unfinished (reading->build, leaf_reading_words (reading));
  if (perhaps != NULL) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_SENTENCE_UNKNOWN, leaf_reading_words (reading), perhaps, NULL);
    return;
  }
  one = leaf_wording_dup (reading->build, s->wording);
  other = leaf_wording_dup (reading->build, o->wording);
  perhaps = leaf_hint_in_equation (reading->build, s->wording, o->wording);
  leaf_build_problem (reading->build, LEAF_PROBLEM_SAME_AS_ANOTHER,
                      leaf_wording_span (reading->build, leaf_reading_words (reading)), one, other, perhaps);
}

/* "A vehicle is the bus": is it about all vehicles, or is the bus a vehicle? The problem suggests the other order. */
static void
complain_of_kind (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  g_autofree char *other = leaf_wording_dup (reading->build, o->wording);

  leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_IS_ONE, leaf_reading_words (reading),
                   leaf_kind_name (reading->build, s->kind), other);
}

/* "The box is usually open", about a single box. */
gboolean
leaf_verb_is_vague (const LeafAssertionPass *reading, const LeafVerbPlace *verb)
{
  return !reading->build->is_library && verb->certainty != LEAF_CERTAINTY_NONE;
}

/* The later sentence that makes a kind with this name; or none. */
static LeafSentenceId
find_later_kind (const LeafAssertionPass *reading, LeafWording name)
{
  const LeafBuild *build = reading->build;
  const LeafTable *sentences = &build->sentences->sentences;

  name = leaf_wording_skip_article (build, name);
  for (guint32 i = reading->sentence.ix + 1; i < sentences->n; i++) {
    const LeafSentence *row = LEAF_ROW (sentences, LeafSentence, i);
    LeafWording own = leaf_wording_skip_article (build, row->wording);
    guint32 end = own.first + leaf_wording_length (name);

    if (row->form == LEAF_FORM_KIND && end < own.end && leaf_word_is (build, end, "is")
        && leaf_wording_same (build, leaf_wording_up_to (own, end), name))
      return LEAF_ID (LeafSentenceId, i);
  }
  return LEAF_ID (LeafSentenceId, 0);
}

void
leaf_assert_complain_of_kinds (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  g_autofree char *one = leaf_wording_dup (reading->build, s->wording);
  g_autofree char *other = leaf_wording_dup (reading->build, o->wording);
  LeafSentenceId later = find_later_kind (reading, s->wording);

  if (LEAF_IS (later)) { /* "The tea is a scene." before "A tea is a kind of thing." */
    leaf_clash_complain_of_later (reading->build, later, leaf_kind_name (reading->build, s->kind),
                                  leaf_reading_words (reading));
    return;
  }
  leaf_build_problem (reading->build, LEAF_PROBLEM_DESCRIPTIONS_SAME,
                      leaf_wording_span (reading->build, leaf_reading_words (reading)), one, other, NULL);
}

static void
complain_every_subject (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_EVERY_NOT_HERE, s->wording, NULL, NULL);
}

static void
complain_every_object (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_EVERY_NOT_HERE, o->wording, NULL, NULL);
}

static void
complain_several (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_QUANTITY_ASSERTED, s->wording, NULL, NULL);
}

static void
complain_negative (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
}

static void
complain_pronoun_name (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_NAME_UNUSABLE, s->wording,
                   LEAF_REMARK (N_ ("a word that already has a meaning:")), NULL);
}

static void
complain_vague (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_VAGUE_ABOUT_ONE, leaf_reading_words (reading), NULL, NULL);
}

static void
complain_initially (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_INITIALLY_MISPLACED, leaf_reading_words (reading), NULL, NULL);
}

static void
complain_of_namesake (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_PROPERTY_OR_KIND, leaf_reading_words (reading),
                   leaf_kind_name (reading->build, LEAF_INSTANCE (reading->build, o->instance)->kind), NULL);
}

static void
complain_player_of_kind (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_PLAYER_OF_KIND, leaf_reading_words (reading),
                   leaf_kind_name (reading->build, o->kind), NULL);
}

static void
complain_placed (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_PLACED, s->wording, leaf_kind_name (reading->build, s->kind),
                   NULL);
}

static void
complain_placed_kind (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_problem_at (reading->build, LEAF_PROBLEM_RELATED_DESCRIBED, s->wording, NULL, NULL);
}

/* --- forms that are read as others -------------------------------------------------------------------------------- */

static void
relate_to_object (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_assert_relates (reading, s, o->relation, o->is_reversed, o->first, verb, reading->is_existential);
}

static void
relate_to_subject (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_assert_relates (reading, o, s->relation, s->is_reversed, s->first, verb, TRUE);
}

/* "The player is in the Yard": stands for "yourself is in the Yard". */
static void
as_player (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_assert_copula (reading, leaf_noun_for_instance (reading, leaf_noun_instance (reading, s)), o, verb);
}

/* "The player is a sailor called Hale": makes Hale, who is then the player. */
static void
make_called_player (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_noun_make (reading, o, (LeafKindId) { 0 });
}

/* "The player is old man Bob", "The favourite is the large bone": makes something with that name. What it is, other
 * sentences say; it is a person if the player wears or carries something. */
static void
make_value (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  leaf_noun_make (reading, o, LEAF_KIND (OBJECT));
}

/* --- choosing the form -------------------------------------------------------------------------------------------- */

typedef gboolean Applies (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o,
                          const LeafVerbPlace *verb);

static gboolean
is_object (const LeafAssertionPass *reading, const LeafNoun *noun)
{
  return noun->sort == LEAF_NOUN_INSTANCE
         && leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, noun->instance)->kind);
}

static gboolean
is_mapping (const LeafAssertionPass *reading, const LeafNoun *noun)
{
  return LEAF_ROW (&reading->build->world->relations, LeafRelation, noun->relation.ix)->sort == LEAF_RELATION_MAPPING;
}

static gboolean
is_negative (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_verb_is_negated (verb);
}

static gboolean
are_ways (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return is_mapping (reading, s) && is_mapping (reading, o);
}

static gboolean
is_player (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return LEAF_IS (leaf_noun_instance ((LeafAssertionPass *) reading, s)) && o->sort != LEAF_NOUN_NAME
         && !is_object (reading, o);
}

static gboolean
is_said_of_player (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !reading->build->is_library && LEAF_IS (leaf_noun_instance ((LeafAssertionPass *) reading, s))
         && !leaf_verb_is_negated (verb);
}

/* "The favourite is the large bone": a name that is new is that of a thing. */
static gboolean
is_new_object (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  const LeafBuild *build = reading->build;

  return !build->is_library
         && leaf_kind_is_object (build, LEAF_ROW (&build->world->variables, LeafVariable, s->variable.ix)->kind)
         && !leaf_variable_is_of_play (build, s->variable) && !leaf_verb_is_negated (verb)
         && leaf_word (build, o->name.first)->sort == LEAF_WORD_PLAIN;
}

static gboolean
is_called_player (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return LEAF_IS (leaf_noun_instance ((LeafAssertionPass *) reading, s)) && !leaf_wording_empty (o->called);
}

static gboolean
is_constant (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return verb->certainty == LEAF_CERTAIN || verb->is_initially;
}

static gboolean
is_called_value (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !leaf_wording_empty (s->called) && is_constant (reading, s, o, verb)
         && !leaf_kind_is_object (reading->build, s->kind)
         && leaf_kind (reading->build, s->kind)->representation != LEAF_REPRESENTATION_ENUMERATED;
}

/* "East of the Yard is nothing." */
static gboolean
is_way_to_nothing (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_wording_is (reading->build, o->wording, "nothing")
         && (s->sort == LEAF_NOUN_RELATED ? is_mapping (reading, s)
                                          : leaf_instance_is (reading->build, s->instance, LEAF_KIND (DIRECTION)));
}

/* "Nothing is east of the Yard", "Nowhere is east of the Yard": there is no connection that way. */
static gboolean
leads_to_nothing (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return is_mapping (reading, o)
         && (s->sort == LEAF_NOUN_NOWHERE || leaf_wording_is (reading->build, s->wording, "nothing"));
}

/* "The player is a woman": the player is a variable, so this sets the kind of its value. */
static gboolean
is_player_of_kind (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return is_player (reading, s, o, verb) && !reading->build->is_library && !LEAF_SAME (o->kind, LEAF_KIND (PERSON));
}

static gboolean
is_initial (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !reading->build->is_library && verb->is_initially;
}

/* The kind of "red" and "30 feet". None if it is not a value, and for plain numbers and texts, which do not say what
 * they measure. */
static LeafKindId
kind_of_value (const LeafAssertionPass *reading, const LeafNoun *value)
{
  LeafKindId none = { 0 }, kind;

  if (value->sort == LEAF_NOUN_VALUE) {
    kind = LEAF_ID (LeafKindId, leaf_world_plain_value (reading->build, value->wording, none, reading->near).kind);
    return LEAF_SAME (kind, LEAF_KIND (NUMBER)) || LEAF_SAME (kind, LEAF_KIND (TEXT)) ? none : kind;
  }
  kind = LEAF_INSTANCE (reading->build, value->instance)->kind;
  return leaf_kind (reading->build, kind)->representation == LEAF_REPRESENTATION_ENUMERATED ? kind : none;
}

/* The property that is named after this value's kind, if things have one: the value can then be used as an adjective.
 * NULL if there is none. */
static const LeafProperty *
property_of_value (const LeafAssertionPass *reading, const LeafNoun *value)
{
  const LeafWorld *world = reading->build->world;
  LeafKindId kind = kind_of_value (reading, value);

  LEAF_EACH (&world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&world->properties, LeafProperty, i);

    if (LEAF_SAME (property->kind, kind) && leaf_property_is_namesake (reading->build, property, kind)
        && property->sentence.ix < reading->sentence.ix)
      return property;
  }
  return NULL;
}

/* "The colour is red", "A colour is usually red", where things have a colour: the subject names the kind, and the
 * object is one of its values. */
static gboolean
is_namesake_of_kind (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  const LeafProperty *property = reading->build->is_library ? NULL : property_of_value (reading, o);

  if (property == NULL)
    return FALSE;
  if (s->sort == LEAF_NOUN_PROPERTY)
    return s->first == NULL && LEAF_ROW (&reading->build->world->properties, LeafProperty, s->property.ix) == property;
  return LEAF_SAME (s->kind, property->kind);
}

/* "A length is 5 m", where things have a length */
static gboolean
is_namesake_measured (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  const LeafProperty *property = property_of_value (reading, o);

  return property != NULL && LEAF_SAME (s->kind, property->kind)
         && leaf_property_is_namesake (reading->build, property, s->kind)
         && leaf_wording_is (reading->build, leaf_wording_skip_article (reading->build, s->wording), property->name);
}

/* "The kite is red", where the kite is new */
static gboolean
is_adjectival_value (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return property_of_value (reading, o) != NULL;
}

/* "The weight of the bath is initially 3". Does not match "The weight is initially 3" about the last subject, which
 * reads like a variable. */
static gboolean
is_initial_of (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return is_initial (reading, s, o, verb) && s->first != NULL;
}

static gboolean
is_every_one (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return s->is_every && !s->is_vague && (o->sort == LEAF_NOUN_NAME || is_object (reading, o));
}

/* "Every container is open" means "a container is open". */
static gboolean
is_said_of_every (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !reading->build->is_library && leaf_noun_says_every (s);
}

/* "Every container is red" */
static gboolean
is_every_valued (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return is_said_of_every (reading, s, o, verb) && property_of_value (reading, o) != NULL;
}

/* "A box is here": it does not say which one. */
static gboolean
is_bare (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !reading->build->is_library && !reading->is_existential && s->count == 0 && leaf_wording_empty (s->called)
         && (o->sort == LEAF_NOUN_EVERYWHERE || !is_said_of_every (reading, s, o, verb));
}

/* "Three boxes are open" */
static gboolean
is_several (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !reading->build->is_library && !reading->is_existential && s->count > 1 && leaf_wording_empty (s->called);
}

static gboolean
is_individual (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !leaf_wording_empty (s->called) || s->count > 0;
}

/* "Things in the Yard are usually heavy" */
static gboolean
is_placed_kind (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return s->related != NULL && leaf_kind_is_object (reading->build, s->kind);
}

static gboolean
is_conditional (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return s->n_adjectives > 0 && o->n_adjectives > 0;
}

static gboolean
is_named_value (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !is_object (reading, o);
}

/* "Objects are mostly harmless": this is about everything, so it asserts nothing. */
static gboolean
is_of_everything (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return LEAF_SAME (s->kind, LEAF_KIND (OBJECT)) && verb->certainty == LEAF_CERTAINTY_NONE;
}

static gboolean
is_plain_of_objects (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_kind_is_object (reading->build, s->kind) && verb->certainty == LEAF_CERTAINTY_NONE;
}

static gboolean
is_led (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_instance_is (reading->build, s->instance, LEAF_KIND (DIRECTION))
         && ((o->sort == LEAF_NOUN_KIND && !LEAF_SAME (o->kind, LEAF_KIND (DIRECTION))) || o->sort == LEAF_NOUN_NAME
             || (is_object (reading, o) && !LEAF_SAME (o->instance, s->instance)));
}

/* "The Sphinx is east": the direction is on the right side. */
static gboolean
is_led_to (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_instance_is (reading->build, o->instance, LEAF_KIND (DIRECTION))
         && (s->sort == LEAF_NOUN_NAME
             || (is_object (reading, s) && !leaf_instance_is (reading->build, s->instance, LEAF_KIND (DIRECTION))));
}

/* "The check for lamps rule is north": a rule has no place. */
static gboolean
is_rule_led_to (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_names_find (reading->build, s->wording, LEAF_NAMES (RULE), reading->near).id != 0
         && is_led_to (reading, s, o, verb);
}

/* A kind without named values, of which nothing can be made. */
static gboolean
is_unmade_kind (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return !leaf_kind_is_object (reading->build, o->kind)
         && (!LEAF_IS (o->kind)
             || leaf_kind (reading->build, o->kind)->representation != LEAF_REPRESENTATION_ENUMERATED);
}

static gboolean
is_every_object (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return o->is_every;
}

static gboolean
is_vague (const LeafAssertionPass *reading, const LeafNoun *s, const LeafNoun *o, const LeafVerbPlace *verb)
{
  return leaf_verb_is_vague (reading, verb) && (o->sort != LEAF_NOUN_INSTANCE || is_named_value (reading, s, o, verb));
}

#define SORT(name) (1u << LEAF_NOUN_##name)
#define ANY        (~0u)

static const struct {
  guint32 subject, object; /* sets of sorts */
  Applies *applies;        /* an additional condition, or NULL */
  gboolean is_inverted;    /* the functions get the sides in the other order */
  LeafAssertForm *make, *assert;
} forms[] = {
  { SORT (NONE), ANY },
  { ANY, SORT (NONE) },
  { SORT (RELATED), ANY, is_negative, FALSE, NULL, complain_negative },
  { ANY, SORT (RELATED), is_negative, FALSE, NULL, complain_negative },
  { SORT (NOWHERE) | SORT (VALUE), SORT (RELATED), leads_to_nothing, TRUE, leaf_make_nowhere, leaf_assert_nowhere },
  { SORT (NOWHERE), ANY, NULL, FALSE, NULL, complain_pronoun_name },
  { ANY, SORT (HERE) | SORT (NOWHERE) | SORT (EVERYWHERE), is_negative, FALSE, NULL, complain_negative },
  { SORT (KIND), SORT (HERE) | SORT (EVERYWHERE), is_bare, FALSE, NULL, complain_placed },
  /* places given by a word */
  { ANY, SORT (HERE), NULL, FALSE, leaf_make_here, leaf_assert_here },
  { SORT (HERE), ANY, NULL, TRUE, leaf_make_here, leaf_assert_here },
  { ANY, SORT (NOWHERE), NULL, FALSE, leaf_make_nowhere, leaf_assert_nowhere },
  { SORT (RELATED) | SORT (INSTANCE), SORT (VALUE), is_way_to_nothing, FALSE, leaf_make_nowhere, leaf_assert_nowhere },
  { ANY, SORT (EVERYWHERE), NULL, FALSE, leaf_make_everywhere, leaf_assert_everywhere },
  { SORT (EVERYWHERE), ANY, NULL, FALSE, NULL, complain_every_subject },
  /* values */
  { SORT (PROPERTY) | SORT (KIND), SORT (INSTANCE), is_namesake_of_kind, FALSE, NULL, complain_of_namesake },
  { SORT (KIND), SORT (VALUE), is_namesake_measured, FALSE, leaf_assert_namesake_property,
    leaf_assert_namesake_property },
  { SORT (PROPERTY), ANY, is_initial_of, FALSE, leaf_make_property, complain_initially },
  { SORT (PROPERTY), ANY, NULL, FALSE, leaf_make_property, leaf_assert_property_value },
  { SORT (VARIABLE), SORT (KIND), is_called_player, FALSE, make_called_player, NULL },
  { SORT (VARIABLE), SORT (KIND), is_player_of_kind, FALSE, NULL, complain_player_of_kind },
  { SORT (VARIABLE), SORT (NAME), is_said_of_player, FALSE, make_value, leaf_assert_variable },
  { SORT (VARIABLE), ANY & ~SORT (RELATED), is_player, FALSE, as_player, as_player },
  { SORT (VARIABLE), SORT (NAME), is_new_object, FALSE, make_value, leaf_assert_variable },
  { SORT (VARIABLE), ANY & ~SORT (RELATED), NULL, FALSE, NULL, leaf_assert_variable },
  /* relations */
  { SORT (RELATED), SORT (RELATED), are_ways, FALSE, leaf_assert_both_ways, leaf_assert_both_ways },
  { SORT (RELATED), SORT (RELATED), NULL, FALSE, NULL, leaf_assert_complain_same },
  { SORT (RELATED), ANY, NULL, FALSE, relate_to_subject, relate_to_subject },
  { ANY, SORT (RELATED), NULL, FALSE, relate_to_object, relate_to_object },
  { SORT (NAME), ANY & ~SORT (KIND) & ~SORT (ADJECTIVES), is_constant, FALSE, leaf_make_constant, NULL },
  /* a kind */
  { SORT (KIND), ANY, is_every_one, FALSE, NULL, complain_every_subject },
  { SORT (KIND), ANY, is_called_value, FALSE, leaf_make_called_variable, NULL },
  { SORT (KIND) | SORT (INSTANCE), SORT (KIND) | SORT (ADJECTIVES), is_initial, FALSE, NULL, complain_initially },
  { SORT (KIND), SORT (KIND) | SORT (ADJECTIVES), is_said_of_every, FALSE, NULL, complain_every_subject },
  { SORT (KIND), SORT (INSTANCE), is_every_valued, FALSE, NULL, complain_every_subject },
  { SORT (KIND), SORT (KIND) | SORT (ADJECTIVES), is_several, FALSE, NULL, complain_several },
  { SORT (KIND), ANY, is_individual, FALSE, leaf_make_individuals, NULL },
  { SORT (KIND), SORT (KIND) | SORT (ADJECTIVES) | SORT (INSTANCE), is_placed_kind, FALSE, NULL, complain_placed_kind },
  { SORT (KIND) | SORT (ADJECTIVES), SORT (ADJECTIVES), is_conditional, FALSE, NULL, leaf_assert_implication },
  { SORT (KIND), SORT (ADJECTIVES), NULL, FALSE, NULL, leaf_assert_kind_adjectives },
  { SORT (KIND), SORT (INSTANCE), is_named_value, FALSE, NULL, leaf_assert_kind_value },
  { SORT (KIND), SORT (NAME), is_of_everything, FALSE, NULL, NULL },
  { SORT (KIND), SORT (NAME) | SORT (INSTANCE), is_plain_of_objects, FALSE, NULL, complain_of_kind },
  { SORT (KIND), ANY, NULL, FALSE, NULL, leaf_assert_complain_of_kinds },
  /* adjectives and values */
  { SORT (ADJECTIVES) | SORT (VALUE), ANY, NULL, FALSE, NULL, leaf_assert_complain_same },
  /* one thing, or a new name */
  { SORT (INSTANCE), ANY, is_led, FALSE, leaf_make_led, leaf_assert_led },
  { SORT (NAME), SORT (INSTANCE), is_rule_led_to, FALSE, NULL, leaf_assert_complain_same },
  { SORT (NAME) | SORT (INSTANCE), SORT (INSTANCE), is_led_to, TRUE, leaf_make_led, leaf_assert_led },
  { SORT (NAME), SORT (KIND), is_unmade_kind, FALSE, NULL, leaf_assert_complain_same },
  { SORT (NAME), SORT (INSTANCE) | SORT (VALUE), is_adjectival_value, FALSE, leaf_make_new, NULL },
  { SORT (NAME), SORT (NAME) | SORT (VALUE) | SORT (INSTANCE), NULL, FALSE, NULL, leaf_assert_complain_same },
  { SORT (NAME), ANY, NULL, FALSE, leaf_make_new, NULL },
  { SORT (INSTANCE), SORT (KIND) | SORT (ADJECTIVES) | SORT (VALUE) | SORT (INSTANCE), is_vague, FALSE, NULL,
    complain_vague },
  { SORT (INSTANCE), SORT (KIND), is_every_object, FALSE, NULL, complain_every_object },
  { SORT (INSTANCE), SORT (KIND), is_negative, FALSE, NULL, complain_negative },
  { SORT (INSTANCE), SORT (KIND), NULL, FALSE, leaf_make_of_kind, leaf_assert_of_kind },
  { SORT (INSTANCE), SORT (ADJECTIVES), NULL, FALSE, leaf_make_with_adjectives, leaf_assert_adjectives },
  { SORT (INSTANCE), SORT (INSTANCE), is_named_value, FALSE, NULL, leaf_assert_named_value },
  { SORT (INSTANCE), SORT (INSTANCE), NULL, FALSE, NULL, leaf_assert_itself },
  { SORT (INSTANCE), SORT (VALUE), NULL, FALSE, NULL, leaf_assert_measured },
  { SORT (INSTANCE), ANY, NULL, FALSE, NULL, leaf_assert_complain_same },
};

static void
assert_pair (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++) {
    LeafAssertForm *form = reading->pass == 1 ? forms[i].make : forms[i].assert;

    if (!(forms[i].subject & (1u << s->sort)) || !(forms[i].object & (1u << o->sort))
        || (forms[i].applies != NULL && !forms[i].applies (reading, s, o, verb)))
      continue;
    if (form != NULL)
      form (reading, forms[i].is_inverted ? o : s, forms[i].is_inverted ? s : o, verb);
    return;
  }
}

void
leaf_assert_copula (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  if (s->sort == LEAF_NOUN_LIST) {
    leaf_assert_make_related (reading, s);
    if (o->sort == LEAF_NOUN_RELATED)
      leaf_assert_make_list (reading, s, o->relation, o->is_reversed);
    for (LeafNoun *each = s->first; each != NULL; each = each->next)
      leaf_assert_copula (reading, each, o, verb);
    return;
  }
  /* The value of a property or a variable may be a list; it is in braces, which keep it together. */
  if (o->sort == LEAF_NOUN_LIST && s->sort != LEAF_NOUN_PROPERTY && s->sort != LEAF_NOUN_VARIABLE) {
    for (LeafNoun *each = o->first; each != NULL; each = each->next)
      leaf_assert_copula (reading, s, each, verb);
    return;
  }
  leaf_assert_make_related (reading, s);
  assert_pair (reading, s, o, verb);
}
