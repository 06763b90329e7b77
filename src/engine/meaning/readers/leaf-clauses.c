/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-clauses.c: predicates: "is in the box", "does not carry Bob", "which is open and worn by a man", "whose weight is
 * 3kg", "taller than Bob", "listed in L".
 *
 * A clause is about a subject x. If only a condition can express the clause (a comparison, a property), x is a slot of
 * the frame. leaf_clause_condition turns a clause into a condition about one definite value, without the slot if it
 * can. */

#include "leaf-readers.h"

#include <string.h>

#define MOST_FORMS 12

LeafClause *
leaf_clause_new (LeafScope *scope, LeafClauseSort sort, LeafWording w)
{
  LeafClause *self = leaf_new (scope->build->arena, LeafClause);

  self->sort = sort;
  self->wording = w;
  self->tense = LEAF_TENSE_PRESENT;
  return self;
}

guint32
leaf_forms_at (LeafScope *scope, LeafWording w, guint32 at, const LeafVerbForm **forms, guint32 room)
{
  if (at >= w.end || leaf_word (scope->build, at)->sort != LEAF_WORD_PLAIN)
    return 0;
  return leaf_verb_forms_at (scope->build, w, at, forms, room);
}

static LeafComparison
comparison_of (LeafRelationId relation, gboolean reversed)
{
  switch (relation.ix) {
  case LEAF_BUILT_IN_GREATER: return reversed ? LEAF_COMPARE_LESS : LEAF_COMPARE_GREATER;
  case LEAF_BUILT_IN_LESS: return reversed ? LEAF_COMPARE_GREATER : LEAF_COMPARE_LESS;
  case LEAF_BUILT_IN_AT_LEAST: return reversed ? LEAF_COMPARE_AT_MOST : LEAF_COMPARE_AT_LEAST;
  case LEAF_BUILT_IN_AT_MOST: return reversed ? LEAF_COMPARE_AT_LEAST : LEAF_COMPARE_AT_MOST;
  default: return 0;
  }
}

/* --- clauses that are conditions of a slot ------------------------------------------------------------------------ */

static LeafClause *
condition_clause (LeafScope *scope, LeafWording w, LeafNode *condition, guint32 slot)
{
  LeafClause *self = leaf_clause_new (scope, LEAF_CLAUSE_CONDITION, w);

  self->condition = condition;
  self->slot = slot;
  return self;
}

static LeafNode *
compare (LeafScope *scope, LeafWording w, LeafComparison comparison, LeafNode *left, LeafNode *right)
{
  LeafNode *node;

  if (left->kind.ix == LEAF_KIND_REAL || right->kind.ix == LEAF_KIND_REAL) {
    LeafNode *a = leaf_value_fit (scope, left, LEAF_KIND (REAL));
    LeafNode *b = leaf_value_fit (scope, right, LEAF_KIND (REAL));

    left = a != NULL ? a : left;
    right = b != NULL ? b : right;
  }
  node = leaf_node_with (scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), w, left, right);
  node->COMPARE.comparison = comparison;
  return node;
}

static LeafClause *
compared_clause (LeafScope *scope, LeafWording w, LeafKindId subject, LeafComparison comparison, LeafNode *value)
{
  guint32 slot = scope->n_slots++;

  return condition_clause (scope, w, compare (scope, w, comparison, leaf_node_slot (scope, w, subject, slot), value),
                           slot);
}

/* The other side of a comparison: a measure of the property's kind, or something that has the property. */
static LeafNode *
measure_of (LeafScope *scope, LeafNode *value, LeafPropertyId property, LeafKindId subject)
{
  const LeafBuild *build = scope->build;
  LeafKindId kind = LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind;
  LeafNode *of = leaf_kind_is_object (build, value->kind) ? NULL : leaf_value_fit (scope, value, kind);

  if (of != NULL)
    return of;
  if (!leaf_kind_is_object (build, value->kind) && LEAF_IS (subject)
      && !leaf_kind_conforms (build, value->kind, subject))
    return NULL;
  of = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, value->wording, value);
  of->PROPERTY.property = property;
  return of;
}

/* "taller than Bob", "heavier than 3kg"; w begins at the comparative */
static LeafClause *
read_grade (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  LeafPropertyId property;
  LeafNode *value, *own;
  LeafKindId kind;
  guint32 slot;
  gint sign;

  if (leaf_wording_length (w) < 3 || leaf_kw (scope->build, w.first + 1) != LEAF_KW_THAN
      || !leaf_grade_find (scope->build, w.first, FALSE, &property, &sign))
    return NULL;
  kind = LEAF_ROW (&scope->build->world->properties, LeafProperty, property.ix)->kind;
  value = leaf_read_value (scope, leaf_wording_from (w, w.first + 2), LEAF_KIND (NONE));
  if (value == NULL)
    return NULL;
  value = measure_of (scope, value, property, subject);
  if (value == NULL)
    return NULL;
  slot = scope->n_slots++;
  own = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, leaf_wording_up_to (w, w.first + 1),
                        leaf_node_slot (scope, w, subject, slot));
  own->PROPERTY.property = property;
  return condition_clause (scope, w,
                           compare (scope, w, sign > 0 ? LEAF_COMPARE_GREATER : LEAF_COMPARE_LESS, own, value), slot);
}

/* "the same height as Bob" */
static LeafClause *
read_same (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  const LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, w);

  if (leaf_wording_length (bare) < 4 || !leaf_word_is (build, bare.first, "same"))
    return NULL;
  for (guint32 as = bare.first + 2; as + 1 < bare.end; as++) {
    LeafPropertyId property;
    LeafNode *value, *of, *own;
    LeafKindId kind;
    guint32 slot;

    if (!leaf_word_is (build, as, "as"))
      continue;
    property = leaf_read_property_name (scope, leaf_wording (bare.first + 1, as));
    value = LEAF_IS (property) ? leaf_read_value (scope, leaf_wording_from (bare, as + 1), LEAF_KIND (NONE)) : NULL;
    if (value == NULL)
      continue;
    kind = LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind;
    slot = scope->n_slots++;
    of = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, w, value);
    own = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, w, leaf_node_slot (scope, w, subject, slot));
    of->PROPERTY.property = own->PROPERTY.property = property;
    return condition_clause (scope, w, compare (scope, w, LEAF_COMPARE_EQUAL, own, of), slot);
  }
  return NULL;
}

/* "listed in L", "listed in the C column of T" (the latter is read by the name of the column) */
static LeafClause *
read_listed (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  LeafNode *where, *node, *value;
  guint32 slot;

  if (leaf_wording_length (w) < 3 || leaf_kw (scope->build, w.first) != LEAF_KW_LISTED
      || leaf_kw (scope->build, w.first + 1) != LEAF_KW_IN)
    return NULL;
  where = leaf_read_value (scope, leaf_wording_from (w, w.first + 2), LEAF_KIND (NONE));
  if (where == NULL)
    return NULL;
  if (where->kind.ix != LEAF_KIND_TABLE_NAME && leaf_kind (scope->build, where->kind)->constructor.ix != LEAF_KIND_LIST)
    return NULL;
  slot = scope->n_slots++;
  value = leaf_node_slot (scope, w, subject, slot);
  if (subject.ix == LEAF_KIND_NUMBER && leaf_kind (scope->build, where->kind)->args[0].ix == LEAF_KIND_REAL)
    value = leaf_value_fit (scope, value, LEAF_KIND (REAL));
  node = leaf_node_with (scope, LEAF_NODE_LISTED_IN, LEAF_KIND (TRUTH_STATE), w, value, where);
  return condition_clause (scope, w, node, slot);
}

/* --- relations ---------------------------------------------------------------------------------------------------- */

/* "the property carrying capacity", "lighted" */
LeafPropertyId
leaf_read_property_called (LeafScope *scope, LeafWording w)
{
  const LeafBuild *build = scope->build;
  LeafWording object = leaf_wording_skip_article (build, w);
  LeafPropertyId property;
  LeafNameMatch match;

  if (leaf_kw_first (build, object) == LEAF_KW_PROPERTY && leaf_wording_length (object) > 1)
    object.first++;
  property = leaf_read_property_name (scope, object);
  if (!LEAF_IS (property)) {
    match = leaf_names_find (build, object, LEAF_NAMES (ADJECTIVE), scope->near);
    LEAF_EACH (&build->world->properties, i)
      if (match.id != 0 && LEAF_ROW (&build->world->properties, LeafProperty, i)->adjective.ix == match.id)
        property = LEAF_ID (LeafPropertyId, i);
  }
  return property;
}

/* "provides the property carrying capacity" */
static LeafClause *
read_provision (LeafScope *scope, LeafWording w, LeafWording object, LeafKindId subject)
{
  LeafPropertyId property = leaf_read_property_called (scope, object);
  LeafNode *node;
  guint32 slot;

  if (!LEAF_IS (property))
    return NULL;
  slot = scope->n_slots++;
  node = leaf_node_with (scope, LEAF_NODE_PROVIDES, LEAF_KIND (TRUTH_STATE), w,
                         leaf_node_slot (scope, w, subject, slot));
  node->PROVIDES.property = property;
  return condition_clause (scope, w, node, slot);
}

/* The verb "to relate" with a pair: "if R relates X to Y". Only a relation is a subject of it. */
static LeafClause *
read_universal (LeafScope *scope, LeafWording w, LeafWording object, LeafKindId subject)
{
  if (LEAF_IS (subject) && !leaf_kind_conforms (scope->build, subject, LEAF_KIND (RELATION)))
    return NULL;
  for (guint32 at = leaf_kw_find (scope->build, object, object.first + 1, LEAF_KW_TO); at < object.end;
       at = leaf_kw_find (scope->build, object, at + 1, LEAF_KW_TO)) {
    LeafNode *left = leaf_read_value (scope, leaf_wording_up_to (object, at), LEAF_KIND (NONE));
    LeafNode *right
        = left == NULL ? NULL : leaf_read_value (scope, leaf_wording_from (object, at + 1), LEAF_KIND (NONE));
    LeafNode *node;
    guint32 slot;

    if (right == NULL)
      continue;
    slot = scope->n_slots++;
    node = leaf_node_with (scope, LEAF_NODE_RELATES, LEAF_KIND (TRUTH_STATE), w,
                           leaf_node_slot (scope, w, subject, slot), left, right);
    return condition_clause (scope, w, node, slot);
  }
  return NULL;
}

/* A predicate about a property of something: "weight is 3kg" or "weight greater than 3kg". */
static LeafClause *
read_of_property (LeafScope *scope, LeafWording w, LeafWording rest, LeafKindId subject,
                  LeafClause *(*read) (LeafScope *scope, LeafWording w, LeafKindId subject))
{
  for (guint32 at = rest.first + 1; at < rest.end; at++) {
    LeafPropertyId property = leaf_read_property_name (scope, leaf_wording_up_to (rest, at));
    LeafClause *clause;
    LeafNode *own, *condition;
    LeafKindId kind;
    guint32 slot;

    if (!LEAF_IS (property))
      continue;
    kind = LEAF_ROW (&scope->build->world->properties, LeafProperty, property.ix)->kind;
    clause = read (scope, leaf_wording_from (rest, at), kind);
    if (clause == NULL)
      continue;
    slot = scope->n_slots++;
    own = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, w, leaf_node_slot (scope, w, subject, slot));
    own->PROPERTY.property = property;
    condition = leaf_clause_condition (scope, w, own, clause);
    return condition_clause (scope, w, condition, slot);
  }
  return NULL;
}

static LeafClause *
read_relation (LeafScope *scope, LeafWording w, const LeafVerbForm *form, LeafWording object, LeafKindId subject)
{
  const LeafBuild *build = scope->build;
  const LeafRelation *relation;
  LeafComparison comparison;
  LeafKindId wanted;
  LeafClause *self, *measured;

  if (!LEAF_IS (form->relation) || leaf_wording_empty (object))
    return NULL;
  comparison = comparison_of (form->relation, form->reversed);
  if (comparison != 0) {
    LeafNode *value = leaf_read_value (scope, object, subject);

    if (value == NULL && LEAF_IS (subject))
      value = leaf_read_value (scope, object, LEAF_KIND (NONE));
    if (value == NULL)
      return leaf_reading_stopped (scope, object, LEAF_EXPECTED_VALUE, subject, leaf_wording_up_to (w, object.first),
                                   N_ ("a comparison"));
    return compared_clause (scope, w, subject, comparison, value);
  }
  if (LEAF_SAME (form->relation, LEAF_BUILT_IN (PROVISION)))
    return read_provision (scope, w, object, subject);
  if (LEAF_SAME (form->relation, LEAF_BUILT_IN (UNIVERSAL)))
    return read_universal (scope, w, object, subject);
  relation = LEAF_ROW (&build->world->relations, LeafRelation, form->relation.ix);
  wanted = form->reversed ? relation->left : relation->right;
  self = leaf_clause_new (scope, LEAF_CLAUSE_RELATION, w);
  self->relation = form->relation;
  self->reversed = form->reversed;
  self->object = leaf_read_description (scope, object, wanted, LEAF_DESCRIBE_VALUES);
  /* "is in the Yard": containment accepts wide kinds, but an author's relation may accept narrow ones, so any object is
   * tried too. */
  if (self->object == NULL && leaf_kind_is_object (build, wanted))
    self->object = leaf_read_description (scope, object, LEAF_KIND (OBJECT), LEAF_DESCRIBE_VALUES);
  /* "is in an ending", which rooms can be */
  if (self->object == NULL && leaf_kw_is_article (leaf_kw (build, object.first)))
    self->object = leaf_read_description (scope, object, wanted, LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);
  if (self->object == NULL && LEAF_SAME (form->relation, LEAF_BUILT_IN (POSSESSION))
      && (measured = read_of_property (scope, w, leaf_wording_skip_article (build, object), subject, leaf_read_postfix))
             != NULL)
    return measured; /* "has an injury greater than 2" */
  if (self->object == NULL)
    return leaf_reading_stopped (scope, object, LEAF_EXPECTED_DESCRIPTION, wanted, leaf_wording_up_to (w, object.first),
                                 form->is_preposition ? N_ ("a preposition") : N_ ("a verb"));
  return self;
}

/* Any object may be tested in a relation between objects; a number may not. */
gboolean
leaf_kind_may_be_related (const LeafBuild *build, LeafKindId its, LeafKindId side)
{
  if (!LEAF_IS (its) || !LEAF_IS (side) || its.ix == LEAF_KIND_VALUE || side.ix == LEAF_KIND_VALUE)
    return TRUE;
  if (leaf_kind_is_object (build, its) || leaf_kind_is_object (build, side))
    return leaf_kind_is_object (build, its) == leaf_kind_is_object (build, side);
  return leaf_kind_compatible (build, its, side) || leaf_kind_compatible (build, side, its);
}

/* --- after a noun, without a verb --------------------------------------------------------------------------------- */

gboolean
leaf_postfix_may_begin (LeafScope *scope, LeafWording w, guint32 at)
{
  const LeafBuild *build = scope->build;
  const LeafVerbForm *forms[MOST_FORMS];
  LeafKeyword keyword = leaf_kw (build, at);
  guint32 n;

  if (keyword == LEAF_KW_NOT || keyword == LEAF_KW_LISTED)
    return TRUE;
  if (at + 1 < w.end && leaf_kw (build, at + 1) == LEAF_KW_THAN)
    return TRUE;
  n = leaf_forms_at (scope, w, at, forms, MOST_FORMS);
  for (guint32 i = 0; i < n; i++)
    if (forms[i]->is_preposition)
      return TRUE;
  return FALSE;
}

static LeafClause *
read_preposition (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  const LeafVerbForm *forms[MOST_FORMS];
  guint32 n = leaf_forms_at (scope, w, w.first, forms, MOST_FORMS);

  for (guint32 i = 0; i < n; i++) {
    LeafClause *clause;

    if (!forms[i]->is_preposition)
      continue;
    clause = read_relation (scope, w, forms[i], leaf_wording_from (w, w.first + forms[i]->n_words), subject);
    if (clause != NULL)
      return clause;
  }
  return NULL;
}

LeafClause *
leaf_read_postfix (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  LeafClause *clause;

  if (leaf_kw (scope->build, w.first) == LEAF_KW_NOT && leaf_wording_length (w) > 1) {
    if (leaf_kw (scope->build, w.first + 1) == LEAF_KW_NOT)
      return NULL;
    clause = leaf_read_postfix (scope, leaf_wording_from (w, w.first + 1), subject);
    if (clause != NULL) {
      clause = leaf_arena_copy (scope->build->arena, clause, sizeof *clause);
      clause->negated = !clause->negated;
      clause->wording = w;
    }
    return clause;
  }
  clause = read_preposition (scope, w, subject);
  if (clause == NULL)
    clause = read_grade (scope, w, subject);
  if (clause == NULL)
    clause = read_listed (scope, w, subject);
  return clause;
}

/* --- after a copula ----------------------------------------------------------------------------------------------- */

/* Returns TRUE for a value that is an adjective, such as "red" for things that have a colour; "5kg" is not one. */
static gboolean
is_named_value (const LeafScope *scope, const LeafNode *value)
{
  return value->op == LEAF_NODE_CONSTANT && leaf_kind_is_enumerated (scope->build, value->kind);
}

/* "is the trump", of cards, which have suits: compares their suit. */
static void
compare_property (LeafScope *scope, LeafClause *clause, LeafKindId subject)
{
  const LeafDescription *object = clause->object;
  LeafNode *property;

  if (!LEAF_IS (subject) || !leaf_description_is_plain_value (object) || is_named_value (scope, object->exact))
    return;
  clause->slot = scope->n_slots;
  property = leaf_property_place (scope, leaf_node_slot (scope, clause->wording, subject, clause->slot),
                                  object->exact->kind);
  if (property == NULL)
    return;
  scope->n_slots++;
  clause->condition = compare (scope, clause->wording, LEAF_COMPARE_EQUAL, property, (LeafNode *) object->exact);
}

static LeafClause *
is_clause (LeafScope *scope, LeafWording w, LeafDescription *object, LeafKindId subject)
{
  LeafClause *self = leaf_clause_new (scope, LEAF_CLAUSE_IS, w);

  self->object = object;
  compare_property (scope, self, subject);
  return self;
}

/* "is going", "is taking something", of a stored action: a pattern, not one action; "now it is going" still needs one
 * action. */
static LeafClause *
action_clause (LeafScope *scope, LeafWording w, LeafDescription *object)
{
  LeafClause *self;
  LeafNode *is_action;
  LeafActionPattern *pattern;

  if (object != NULL && (object->exact == NULL || object->exact->op != LEAF_NODE_ACTION))
    return NULL;
  pattern = leaf_action_pattern_read (scope, w, NULL);
  if (pattern == NULL)
    return NULL;
  self = leaf_clause_new (scope, object == NULL ? LEAF_CLAUSE_CONDITION : LEAF_CLAUSE_IS, w);
  self->object = object;
  self->slot = scope->n_slots++;
  is_action = leaf_node_with (scope, LEAF_NODE_IS_ACTION, LEAF_KIND (TRUTH_STATE), w,
                              leaf_node_slot (scope, w, LEAF_KIND (STORED_ACTION), self->slot));
  is_action->IS_ACTION.pattern = pattern;
  self->condition = is_action;
  return self;
}

/* "is nowhere", "is somewhere dark", where the subject is not a room: in no room, in a room that is dark. */
static LeafClause *
place_clause (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  const LeafBuild *build = scope->build;
  LeafKeyword keyword = leaf_kw_first (build, w);
  LeafClause *self;

  if (keyword != LEAF_KW_SOMEWHERE && keyword != LEAF_KW_ANYWHERE && keyword != LEAF_KW_EVERYWHERE
      && keyword != LEAF_KW_NOWHERE)
    return NULL;
  if (!LEAF_IS (subject) || !leaf_kind_is_object (build, subject)
      || leaf_kind_conforms (build, subject, LEAF_KIND (ROOM)))
    return NULL;
  self = leaf_clause_new (scope, LEAF_CLAUSE_RELATION, w);
  /* a backdrop that is everywhere is in one room at a time, and is enclosed by all */
  self->relation = keyword == LEAF_KW_EVERYWHERE ? LEAF_BUILT_IN (ENCLOSURE) : LEAF_BUILT_IN (ROOM);
  self->reversed = TRUE;
  self->object = leaf_read_description (scope, w, LEAF_KIND (ROOM), 0);
  return self;
}

static LeafClause *
read_complement (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  const LeafBuild *build = scope->build;
  LeafKeyword first = leaf_kw_first (build, w);
  LeafClause *clause;
  LeafDescription *object = NULL;

  if (leaf_wording_empty (w))
    return NULL;
  if (first == LEAF_KW_NOT) {
    clause = read_complement (scope, leaf_wording_from (w, w.first + 1), subject);
    if (clause == NULL)
      return NULL;
    clause = leaf_arena_copy (build->arena, clause, sizeof *clause);
    clause->negated = !clause->negated;
    clause->wording = w;
    return clause;
  }
  clause = place_clause (scope, w, subject);
  if (clause != NULL)
    return clause;
  if (leaf_word (build, w.first)->sort != LEAF_WORD_TEXT) {
    clause = leaf_read_postfix (scope, w, subject);
    if (clause == NULL)
      clause = read_same (scope, w, subject);
    if (clause != NULL)
      return clause;
  }
  /* a whole number is not converted in a comparison */
  if (subject.ix == LEAF_KIND_REAL)
    object = leaf_read_description (scope, w, LEAF_KIND (NUMBER), LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);
  if (object == NULL)
    object = leaf_read_description (scope, w, subject, LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);
  if (object == NULL && subject.ix == LEAF_KIND_NUMBER)
    object = leaf_read_description (scope, w, LEAF_KIND (REAL), LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);
  if (object == NULL && LEAF_IS (subject) && !leaf_kind_is_arithmetic (build, subject))
    object = leaf_read_description (scope, w, LEAF_KIND (NONE), LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);
  clause = subject.ix == LEAF_KIND_STORED_ACTION ? action_clause (scope, w, object) : NULL;
  return clause != NULL || object == NULL ? clause : is_clause (scope, w, object, subject);
}

/* --- with a verb -------------------------------------------------------------------------------------------------- */

/* "is not not lit": only adjectives may have a "not" of their own after that of the verb. */
static gboolean
has_doubled_not (const LeafScope *scope, LeafWording rest, const LeafVerbForm *form, const LeafClause *clause)
{
  if (!form->negated && leaf_kw_first (scope->build, rest) == LEAF_KW_NOT)
    rest.first++;
  else if (!form->negated)
    return FALSE;
  return leaf_kw_first (scope->build, rest) == LEAF_KW_NOT
         && (clause->sort != LEAF_CLAUSE_IS || clause->object->exact != NULL || clause->object->kind_named
             || clause->object->n_adjectives == 0);
}

static LeafClause *
read_with_form (LeafScope *scope, LeafWording w, const LeafVerbForm *form, LeafKindId subject)
{
  LeafWording rest = leaf_wording_from (w, w.first + form->n_words);
  gboolean is_equality
      = form->is_copula && (!LEAF_IS (form->relation) || LEAF_SAME (form->relation, LEAF_BUILT_IN (EQUALITY)));
  LeafClause *clause;

  if (form->is_preposition || leaf_wording_empty (rest))
    return NULL;
  clause = is_equality ? read_complement (scope, rest, subject) : read_relation (scope, w, form, rest, subject);
  if (clause != NULL && is_equality && has_doubled_not (scope, rest, form, clause))
    clause = NULL;
  if (clause == NULL)
    return is_equality ? leaf_reading_stopped (scope, rest, LEAF_EXPECTED_COMPLEMENT, subject,
                                               leaf_wording_up_to (w, rest.first), N_ ("a verb"))
                       : NULL;
  if (clause->wording.first != w.first || form->negated || form->tense != LEAF_TENSE_PRESENT) {
    clause = leaf_arena_copy (scope->build->arena, clause, sizeof *clause);
    clause->wording = w;
    clause->negated ^= form->negated ? TRUE : FALSE;
    clause->tense = form->tense;
  }
  return clause;
}

static LeafComparison
sign_comparison (LeafKeyword keyword)
{
  switch (keyword) {
  case LEAF_KW_UNEQUAL_SIGN: return LEAF_COMPARE_NOT_EQUAL;
  case LEAF_KW_LESS_SIGN: return LEAF_COMPARE_LESS;
  case LEAF_KW_GREATER_SIGN: return LEAF_COMPARE_GREATER;
  case LEAF_KW_AT_MOST_SIGN: return LEAF_COMPARE_AT_MOST;
  case LEAF_KW_AT_LEAST_SIGN: return LEAF_COMPARE_AT_LEAST;
  default: return 0;
  }
}

static LeafClause *
read_predicate (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  const LeafVerbForm *forms[MOST_FORMS];
  LeafComparison comparison = sign_comparison (leaf_kw (scope->build, w.first));
  guint32 n = leaf_forms_at (scope, w, w.first, forms, MOST_FORMS);

  if (comparison != 0) {
    LeafNode *value = leaf_read_value (scope, leaf_wording_from (w, w.first + 1), LEAF_KIND (NONE));

    if (value == NULL)
      return leaf_reading_stopped (scope, leaf_wording_from (w, w.first + 1), LEAF_EXPECTED_VALUE, subject,
                                   leaf_wording_up_to (w, w.first + 1), N_ ("a comparison"));
    return compared_clause (scope, w, subject, comparison, value);
  }
  for (guint32 i = 0; i < n; i++) {
    LeafClause *clause = read_with_form (scope, w, forms[i], subject);

    if (clause != NULL)
      return clause;
  }
  return NULL;
}

LeafClause *
leaf_read_predicate (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  gpointer found;

  if (!leaf_reading_begin (scope, LEAF_READER_PREDICATE, w, subject.ix, &found))
    return found;
  return leaf_reading_end (scope, LEAF_READER_PREDICATE, w, subject.ix, read_predicate (scope, w, subject));
}

/* --- shared subjects ---------------------------------------------------------------------------------------------- */

static gboolean
is_placing (const LeafBuild *build, const LeafClause *clause)
{
  return clause->sort == LEAF_CLAUSE_RELATION && !clause->negated && clause->reversed && clause->object->exact != NULL
         && clause->object->n_clauses == 0
         && !leaf_kind_conforms (build, clause->object->exact->kind, LEAF_KIND (REGION))
         && leaf_relation_is_of_holding (clause->relation);
}

/* The description without its place: "a weapon in the Den" becomes "a weapon". */
static const LeafDescription *
without_place (LeafScope *scope, const LeafDescription *description)
{
  LeafDescription *self;
  const LeafClause **clauses;

  if (description->n_clauses == 0)
    return description;
  self = leaf_arena_copy (scope->build->arena, description, sizeof *description);
  self->clauses = clauses = leaf_new_n (scope->build->arena, const LeafClause *, description->n_clauses);
  self->n_clauses = 0;
  for (guint32 i = 0; i < description->n_clauses; i++) {
    const LeafClause *clause = description->clauses[i];

    if (is_placing (scope->build, clause))
      continue;
    if (clause->sort == LEAF_CLAUSE_IS && !clause->negated && clause->object->exact == NULL) {
      LeafClause *inner = leaf_arena_copy (scope->build->arena, clause, sizeof *clause);

      inner->object = without_place (scope, clause->object);
      clause = inner;
    }
    clauses[self->n_clauses++] = clause;
  }
  return self;
}

static gboolean
is_some (const LeafDescription *description)
{
  return description->exact == NULL && description->quantifier == LEAF_QUANTIFIER_NONE;
}

/* "Bob carries a weapon in the Den", "a weapon in the Den is in the box": the thing would be in two places at once.
 * Like the reference, this finds it by the second place and does not test the first. */
LeafClause *
leaf_clause_settle_object (LeafScope *scope, LeafClause *clause)
{
  LeafClause *self;

  if (scope->build->is_library || clause->sort != LEAF_CLAUSE_RELATION || clause->reversed || !is_some (clause->object)
      || clause->object->n_clauses == 0 || !leaf_relation_is_of_holding (clause->relation))
    return clause;
  self = leaf_arena_copy (scope->build->arena, clause, sizeof *clause);
  self->object = without_place (scope, clause->object);
  return self;
}

const LeafDescription *
leaf_clause_settle_subject (LeafScope *scope, const LeafDescription *subject, const LeafClause *clause)
{
  return !scope->build->is_library && is_some (subject) && is_placing (scope->build, clause)
             ? without_place (scope, subject)
             : subject;
}

/* --- relative clauses --------------------------------------------------------------------------------------------- */

/* "which is not in the box", in a story with a thing "why it does not run": as in the reference, "not" before a
 * preposition abbreviates a name, if one has that word, rather than negating the clause. */
static LeafClause *
read_named_not (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  const LeafBuild *build = scope->build;
  LeafWording complement = leaf_wording_from (w, w.first + 1);
  LeafDescription *object;

  if (leaf_wording_length (w) < 3 || leaf_kw (build, w.first + 1) != LEAF_KW_NOT
      || (!leaf_word_is (build, w.first, "is") && !leaf_word_is (build, w.first, "are"))
      || leaf_names_find (build, leaf_wording (w.first + 1, w.first + 2), LEAF_NAMES (INSTANCE), scope->near).id == 0
      || !leaf_postfix_may_begin (scope, w, w.first + 2))
    return NULL;
  object = leaf_read_description (scope, complement, subject, LEAF_DESCRIBE_VALUES);
  return object != NULL && object->exact != NULL && object->n_clauses > 0 ? is_clause (scope, w, object, subject)
                                                                          : NULL;
}

LeafClause *
leaf_read_relative (LeafScope *scope, LeafWording w, LeafKindId subject)
{
  LeafWording rest = leaf_wording_from (w, w.first + 1);
  LeafClause *clause;

  if (leaf_wording_empty (rest))
    return NULL;
  clause = read_named_not (scope, rest, subject);
  if (clause != NULL)
    return clause;
  return leaf_kw (scope->build, w.first) == LEAF_KW_WHOSE
             ? read_of_property (scope, w, rest, subject, leaf_read_predicate) /* "whose weight is 3kg" */
             : leaf_read_predicate (scope, rest, subject);
}

/* --- clauses as conditions ---------------------------------------------------------------------------------------- */

/* A copy of a tree with the value instead of the slot; NULL if the slot is more than an operand. */
static LeafNode *
put_in_place (LeafScope *scope, const LeafNode *node, guint32 slot, LeafNode *value)
{
  LeafNode *copy;

  if (node == NULL)
    return NULL;
  if (node->op == LEAF_NODE_SLOT && node->SLOT.slot == slot)
    return value;
  copy = leaf_node_copy (scope->build->arena, node);
  for (guint32 i = 0; i < leaf_node_n_operands (copy); i++)
    leaf_node_set_operand (copy, i, put_in_place (scope, leaf_node_operand (node, i), slot, value));
  return copy;
}

static gboolean
mentions_slot_within (const LeafNode *node)
{
  if (node == NULL)
    return FALSE;
  if (leaf_node_description (node) != NULL || leaf_node_predicate (node) != NULL || leaf_node_pattern (node) != NULL)
    return TRUE;
  for (guint32 i = 0; i < leaf_node_n_operands (node); i++)
    if (mentions_slot_within (leaf_node_operand (node, i)))
      return TRUE;
  return FALSE;
}

LeafNode *
leaf_condition_of_description (LeafScope *scope, LeafWording w, LeafNode *subject, const LeafDescription *description)
{
  LeafNode *node;

  if (leaf_description_is_plain_value (description)) {
    LeafNode *property = leaf_property_place (scope, subject, description->exact->kind);

    if (property != NULL) {
      property->wording = w; /* what a problem quotes */
      subject = property;
    }
    if (description->exact->op == LEAF_NODE_LISTED_IN)
      return leaf_node_make (scope->build->arena, LISTED_IN, LEAF_KIND (TRUTH_STATE), w, .value = subject,
                             .where = description->exact->LISTED_IN.where,
                             .column = description->exact->LISTED_IN.column);
    return leaf_node_make (scope->build->arena, COMPARE, LEAF_KIND (TRUTH_STATE), w, .left = subject,
                           .right = (LeafNode *) description->exact, .comparison = LEAF_COMPARE_EQUAL);
  }
  if (description->is_nothing) {
    node = leaf_node_with (scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), w, subject,
                           leaf_node_constant (scope, description->wording, LEAF_KIND (OBJECT), 0));
    node->COMPARE.comparison = LEAF_COMPARE_EQUAL;
    return node;
  }
  node = leaf_node_with (scope, LEAF_NODE_MATCHES, LEAF_KIND (TRUTH_STATE), w, subject);
  node->MATCHES.described = description;
  return node;
}

LeafNode *
leaf_clause_condition (LeafScope *scope, LeafWording w, LeafNode *subject, const LeafClause *clause)
{
  g_autoptr (GPtrArray) parts = NULL;
  LeafNode *node;

  switch (clause->sort) {
  case LEAF_CLAUSE_IS:
    if (clause->condition != NULL && clause->condition->op == LEAF_NODE_IS_ACTION)
      break;
    node = leaf_condition_of_description (scope, w, subject, clause->object);
    if (clause->negated && node->op == LEAF_NODE_COMPARE)
      node->COMPARE.comparison = LEAF_COMPARE_NOT_EQUAL;
    else if (clause->negated)
      node = leaf_node_not (scope, node);
    return node;
  case LEAF_CLAUSE_CONDITION:
    if (mentions_slot_within (clause->condition))
      break;
    node = put_in_place (scope, clause->condition, clause->slot, subject);
    node->wording = w;
    return clause->negated ? leaf_node_not (scope, node) : node;
  case LEAF_CLAUSE_RELATION: break;
  }
  node = leaf_node_with (scope, LEAF_NODE_SENTENCE, LEAF_KIND (TRUTH_STATE), w, subject);
  node->SENTENCE.predicate = clause;
  return node;
}
