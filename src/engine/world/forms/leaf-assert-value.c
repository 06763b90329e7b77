/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-value.c: gives values to a property, to a variable, to a new constant, or to the property that has
 * values of that kind. */

#include "leaf-assert-forms.h"
#include "leaf-library-variables.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafInstanceId no_instance = { 0 };
static const LeafKindId no_kind = { 0 };

static gboolean
is_denied (const LeafVerbPlace *verb)
{
  return verb->certainty == LEAF_IMPOSSIBLE || verb->certainty == LEAF_UNLIKELY;
}

/* "The carrying capacity of the bag is 5.", "The carrying capacity is 5.": in pass one makes the owner, or a value that
 * is a thing. */
void
leaf_make_property (LeafAssertionPass *reading, LeafNoun *property, LeafNoun *value, const LeafVerbPlace *verb)
{
  const LeafBuild *build = reading->build;
  LeafKindId kind = LEAF_ROW (&build->world->properties, LeafProperty, property->property.ix)->kind;

  if (property->first == NULL)
    return;
  for (LeafNoun *owner = property->first->sort == LEAF_NOUN_LIST ? property->first->first : property->first;
       owner != NULL; owner = owner->next)
    if (owner->sort == LEAF_NOUN_NAME)
      leaf_noun_make (reading, owner, LEAF_KIND (OBJECT));
  if (leaf_kind_is_object (build, kind) && value->sort == LEAF_NOUN_NAME)
    leaf_noun_make (reading, value, LEAF_KIND (OBJECT));
}

/* About the subject of the previous sentences: "In the Yard is a hen. The description is ..." describes the Yard. */
static void
assert_own_property (LeafAssertionPass *reading, LeafNoun *property, LeafNoun *value, const LeafVerbPlace *verb)
{
  if (LEAF_IS (reading->subject))
    leaf_assert_property (reading, no_kind, reading->subject, property->property, value->wording,
                          leaf_verb_certainty (verb));
  else if (LEAF_IS (reading->it_kind))
    leaf_assert_property (reading, reading->it_kind, no_instance, property->property, value->wording,
                          leaf_verb_certainty (verb));
  else
    leaf_problem_at (reading->build, LEAF_PROBLEM_PRONOUN_UNCLEAR, property->wording, NULL, NULL);
}

static void
assert_property_of (LeafAssertionPass *reading, LeafNoun *property, LeafNoun *owner, LeafNoun *value,
                    const LeafVerbPlace *verb)
{
  LeafInstanceId instance;

  if (owner->related != NULL || (owner->sort == LEAF_NOUN_KIND && owner->n_adjectives > 0)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_OWNER_DESCRIBED, owner->wording, NULL, NULL);
    return;
  }
  if (owner->is_every) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_EVERY_NOT_HERE, owner->wording, NULL, NULL);
    return;
  }
  instance = leaf_noun_instance (reading, owner);
  if (LEAF_IS (instance)) {
    leaf_assert_property (reading, no_kind, instance, property->property, value->wording, leaf_verb_certainty (verb));
    if (owner->sort == LEAF_NOUN_VARIABLE && reading->build->is_library)
      LEAF_ROW (&reading->build->world->facts, LeafFact, LEAF_INSTANCE (reading->build, instance)->first_fact)
          ->is_of_player
          = TRUE;
  } else if (owner->sort == LEAF_NOUN_KIND)
    leaf_assert_property (reading, owner->kind, no_instance, property->property, value->wording,
                          leaf_verb_certainty (verb));
  else if (owner->sort == LEAF_NOUN_VALUE)
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_CANNOT_HAVE, owner->wording, NULL, NULL);
}

void
leaf_assert_property_value (LeafAssertionPass *reading, LeafNoun *property, LeafNoun *value, const LeafVerbPlace *verb)
{
  LeafNoun *owner = property->first;

  if (owner != NULL && (is_denied (verb) || leaf_verb_is_negated (verb))) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (owner == NULL)
    assert_own_property (reading, property, value, verb);
  else
    for (owner = owner->sort == LEAF_NOUN_LIST ? owner->first : owner; owner != NULL; owner = owner->next)
      assert_property_of (reading, property, owner, value, verb);
}

/* "The score is 10.", "The favourite is Bob.": a plain statement overrides "usually" and "initially", in any order. */
void
leaf_assert_variable (LeafAssertionPass *reading, LeafNoun *noun, LeafNoun *value, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, noun->variable.ix);
  LeafInstanceId instance;
  gboolean is_likely = verb->is_initially || verb->certainty == LEAF_LIKELY, is_given;

  if (value->sort == LEAF_NOUN_NAME && leaf_kind_is_object (build, variable->kind)
      && leaf_names_find (build, value->name, LEAF_NAMES (INSTANCE), reading->near).id == 0
      && leaf_word (build, value->name.first)->sort == LEAF_WORD_PLAIN)
    return;
  if (is_denied (verb) || leaf_verb_is_negated (verb)) {
    leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (!build->is_library && leaf_variable_is_of_play (build, noun->variable)) {
    leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_OF_PLAY, leaf_reading_words (reading), variable->name, NULL);
    return;
  }
  instance = leaf_noun_instance (reading, value);
  variable = LEAF_ROW (&build->world->variables, LeafVariable, noun->variable.ix);
  if (!variable->is_constant && verb->certainty == LEAF_CERTAIN) {
    leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_CONSTANT, leaf_reading_words (reading), variable->name, NULL);
    return;
  }
  is_given = !leaf_wording_empty (variable->initial) && !leaf_world_was_read_before (build, variable->initial);
  if (is_given && !is_likely && !variable->is_initial_likely
      && !leaf_wording_same (build, variable->initial, value->wording)) {
    g_autofree char *said = leaf_wording_dup (build, variable->initial);

    leaf_problem_at (build, LEAF_PROBLEM_TWO_VALUES, leaf_reading_words (reading), said, NULL);
    return;
  }
  reading->n_said++;
  if (is_given && is_likely)
    return;
  variable->initial = value->wording;
  variable->is_initial_likely = is_likely;
  variable->given = LEAF_IS (instance) ? leaf_instance_value (build, instance)
                                       : leaf_world_plain_value (build, value->wording, variable->kind, reading->near);
}

/* "A number called tally is initially 4": makes a variable of that kind. */
void
leaf_make_called_variable (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafVariableId id = leaf_world_make_variable (build, LEAF_OWNER_GLOBAL, 0, s->called, s->kind, reading->sentence);
  LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, id.ix);

  variable->is_constant = !verb->is_initially;
  variable->is_initial_likely = verb->is_initially;
  variable->initial = o->wording;
  s->sort = LEAF_NOUN_VARIABLE;
  s->variable = id;
}

/* A new constant, "The limit is always 30 plus 5", or a new variable, "The count is initially 5". */
void
leaf_make_constant (LeafAssertionPass *reading, LeafNoun *s, LeafNoun *o, const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  LeafVariableId id;
  LeafValue value;

  value = leaf_world_plain_value (build, o->wording, no_kind, reading->near);
  if (o->sort == LEAF_NOUN_VARIABLE)
    value.kind = LEAF_ROW (&build->world->variables, LeafVariable, o->variable.ix)->kind.ix;
  id = leaf_world_make_variable (build, LEAF_OWNER_GLOBAL, 0, s->name,
                                 value.kind != 0 ? LEAF_ID (LeafKindId, value.kind) : LEAF_KIND (VALUE),
                                 reading->sentence);
  if (o->sort == LEAF_NOUN_VARIABLE)
    value.kind = 0;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->is_constant = !verb->is_initially;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->is_initial_likely = verb->is_initially;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->initial = o->wording;
  LEAF_ROW (&build->world->variables, LeafVariable, id.ix)->given = value;
  s->sort = LEAF_NOUN_VARIABLE;
  s->variable = id;
}

void
leaf_assert_possessed (LeafAssertionPass *reading, LeafNoun *s, LeafWording list, const LeafVerbPlace *verb)
{
  LeafInstanceId instance;

  if (s->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = s->first; each != NULL; each = each->next)
      leaf_assert_possessed (reading, each, list, verb);
    return;
  }
  if (s->sort == LEAF_NOUN_NAME)
    leaf_noun_make (reading, s, LEAF_KIND (OBJECT));
  if (reading->pass != 2)
    return;
  instance = leaf_noun_instance (reading, s);
  if (LEAF_IS (instance) && leaf_verb_is_vague (reading, verb))
    leaf_problem_at (reading->build, LEAF_PROBLEM_VAGUE_ABOUT_ONE, leaf_reading_words (reading), NULL, NULL);
  else if (LEAF_IS (instance))
    leaf_assert_property_list (reading, no_kind, instance, list, leaf_verb_certainty (verb));
  else if (s->sort == LEAF_NOUN_KIND)
    leaf_assert_property_list (reading, s->kind, no_instance, list, leaf_verb_certainty (verb));
  else if (s->sort == LEAF_NOUN_VALUE)
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_CANNOT_HAVE, s->wording, NULL, NULL);
}
