/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-now-statements.c: "now C": the statement that makes a condition true.
 *
 * There is no grammar of its own: the words are read as a condition, which is then inverted. A value or a property can
 * be set, an either/or property set or cleared, and a relation made or ended, for one thing, for every such thing, or
 * for none. Anything else is a problem, and so are several of these joined by "and". */
#include "leaf-readers.h"
#include "leaf-hints.h"
#include "leaf-node-groups.h"

static LeafNode *
statement (LeafScope *scope, LeafNodeOp op, LeafWording w)
{
  return leaf_node_new (scope, op, LEAF_KIND (NONE), w);
}

static LeafNode *
assignment (LeafScope *scope, LeafNode *place, LeafNode *value, LeafWording w)
{
  LeafNode *property = leaf_property_place (scope, place, value->kind); /* "now the door is a random colour" */
  LeafNode *fitted;

  place = property != NULL ? property : place;
  /* a response is set to a text, but is not a text itself */
  fitted = leaf_value_fit (scope, value, place->op == LEAF_NODE_RESPONSE ? LEAF_KIND (TEXT) : place->kind);

  if (fitted == NULL || !leaf_node_is_place (place))
    return NULL;
  return leaf_node_with (scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), w, place, fitted);
}

/* --- making a condition true -------------------------------------------------------------------------------------- */

/* A value for all things is computed once, before the first change: "every coin is on a random table" puts all on one
 * table. The statements `before` come first. */
static const LeafNode *
value_once (LeafScope *scope, const LeafNode *value, GPtrArray *before)
{
  LeafNode *slot;

  if (value->op == LEAF_NODE_CONSTANT || value->op == LEAF_NODE_SLOT)
    return value;
  slot = leaf_node_slot (scope, value->wording, value->kind, scope->n_slots++);
  g_ptr_array_add (
      before, leaf_node_with (scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), value->wording, slot, (LeafNode *) value));
  return slot;
}

static LeafNode *
after (LeafScope *scope, GPtrArray *before, LeafNode *node)
{
  if (before->len == 0)
    return node;
  g_ptr_array_add (before, node);
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), node->wording, before);
}

static const LeafClause *
worked_out_once (LeafScope *scope, const LeafClause *clause, GPtrArray *before)
{
  LeafClause *once = leaf_arena_copy (scope->build->arena, clause, sizeof *once);
  const LeafNode *value = clause->object->exact;

  if (value != NULL) {
    LeafDescription *object = leaf_arena_copy (scope->build->arena, clause->object, sizeof *object);

    object->exact = value_once (scope, value, before);
    once->object = object;
  }
  return once;
}

/* --- the predicate of one value ----------------------------------------------------------------------------------- */

/* A condition that is only computed cannot be made true. For a place, the new place must be given, not only that the
 * old one ends. */
static gboolean
can_be_made (const LeafBuild *build, LeafRelationId relation, gboolean make)
{
  switch (LEAF_ROW (&build->world->relations, LeafRelation, relation.ix)->sort) {
  case LEAF_RELATION_COMPUTED: return FALSE;
  case LEAF_RELATION_BUILT_IN: break;
  case LEAF_RELATION_PROPERTY:
  case LEAF_RELATION_PAIRS:
  case LEAF_RELATION_GROUPS:
  case LEAF_RELATION_MAPPING:
  case LEAF_RELATION_SETTING: return TRUE;
  }
  switch (relation.ix) {
  case LEAF_BUILT_IN_ENCLOSURE:
  case LEAF_BUILT_IN_ADJACENCY: return FALSE;
  case LEAF_BUILT_IN_CONTAINMENT:
  case LEAF_BUILT_IN_SUPPORT:
  case LEAF_BUILT_IN_INCORPORATION:
  case LEAF_BUILT_IN_HOLDING:
  case LEAF_BUILT_IN_POSSESSION:
  case LEAF_BUILT_IN_ROOM:
  case LEAF_BUILT_IN_REGION: return make;
  default: return TRUE;
  }
}

/* NULL if it cannot be made true. */
static LeafNode *
relation_of (LeafScope *scope, LeafNode *subject, LeafNode *object, const LeafClause *clause, gboolean make,
             LeafWording w)
{
  LeafNode *node;

  if (!leaf_word_is_library (scope->build, w.first) && !can_be_made (scope->build, clause->relation, make))
    return NULL;
  node = statement (scope, LEAF_NODE_NOW_RELATION, w);
  node->NOW_RELATION.relation = clause->relation;
  node->NOW_RELATION.make = make;
  node->NOW_RELATION.left = clause->reversed ? object : subject;
  node->NOW_RELATION.right = clause->reversed ? subject : object;
  return node;
}

/* "Bob loves every thing", where only people are loved, would relate things that are not people. A single thing is
 * tested during the play. */
static gboolean
is_within (const LeafScope *scope, const LeafClause *clause, const LeafDescription *described, gboolean is_object)
{
  const LeafRelation *relation = LEAF_ROW (&scope->build->world->relations, LeafRelation, clause->relation.ix);
  LeafKindId side = is_object != clause->reversed ? relation->right : relation->left;
  LeafKindId kind = leaf_description_kind (described);

  return scope->build->is_library || !LEAF_IS (side) || !LEAF_IS (kind) || !leaf_kind_is_object (scope->build, side)
         || !leaf_kind_is_object (scope->build, kind) || leaf_kind_conforms (scope->build, kind, side);
}

/* Relates the subject to all that match: "Bob carries every coin". */
static LeafNode *
relation_to_every (LeafScope *scope, LeafNode *subject, const LeafClause *clause, gboolean make, LeafWording w)
{
  LeafNode *every = statement (scope, LEAF_NODE_NOW_EVERY, w);
  LeafDescription *all = leaf_arena_copy (scope->build->arena, clause->object, sizeof *all);
  guint32 slot = scope->n_slots++;
  LeafNode *each = leaf_node_slot (scope, clause->object->wording, leaf_description_kind (clause->object), slot);
  g_autoptr (GPtrArray) before = g_ptr_array_new ();

  subject = (LeafNode *) value_once (scope, subject, before);
  all->quantifier = LEAF_QUANTIFIER_ALL;
  all->is_nothing = FALSE;
  if (!make) { /* only those that are related need a change */
    LeafClause *also = leaf_arena_copy (scope->build->arena, clause, sizeof *also);
    also->object = leaf_description_exact (scope, subject);
    also->reversed = !clause->reversed;
    also->negated = FALSE;
    {
      const LeafClause **clauses = leaf_new_n (scope->build->arena, const LeafClause *, all->n_clauses + 1);
      for (guint32 i = 0; i < all->n_clauses; i++)
        clauses[i] = all->clauses[i];
      clauses[all->n_clauses++] = also;
      all->clauses = clauses;
    }
  }
  every->NOW_EVERY.slot = slot;
  every->NOW_EVERY.described = all;
  every->NOW_EVERY.statement = relation_of (scope, subject, each, clause, make, w);
  if (every->NOW_EVERY.statement == NULL)
    return NULL;
  return after (scope, before, every);
}

static LeafNode *
now_related (LeafScope *scope, LeafNode *subject, const LeafClause *clause, gboolean make, LeafWording w)
{
  const LeafDescription *object = clause->object;

  if (object->exact != NULL)
    return relation_of (scope, subject, (LeafNode *) object->exact, clause, make, w);
  if (object->quantifier == LEAF_QUANTIFIER_ALL) /* "does not carry every coin" does not say which coin to drop */
    return make && is_within (scope, clause, object, TRUE) ? relation_to_every (scope, subject, clause, TRUE, w) : NULL;
  if (object->quantifier == LEAF_QUANTIFIER_NO && !make) /* "does not carry no coin" does not say which */
    return NULL;
  /* "carries nothing": ends the relation with all that it carries */
  if (object->quantifier == LEAF_QUANTIFIER_NO || object->is_nothing)
    return relation_to_every (scope, subject, clause, !make, w);
  if (!make && object->quantifier == LEAF_QUANTIFIER_NONE) /* "does not carry any coin" */
    return relation_to_every (scope, subject, clause, FALSE, w);
  return NULL;
}

/* "x is D": adjectives one by one, then clauses. */
static LeafNode *
now_described (LeafScope *scope, LeafNode *subject, const LeafDescription *description, gboolean make, LeafWording w)
{
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();

  if (description->is_nothing && description->exact == NULL)
    return make && leaf_node_is_place (subject)
               ? assignment (scope, subject, leaf_node_constant (scope, w, LEAF_KIND (OBJECT), 0), w)
               : NULL;
  if (description->exact != NULL) {
    LeafNode *set = make ? assignment (scope, subject, (LeafNode *) description->exact, w) : NULL;
    if (set == NULL)
      return NULL;
    g_ptr_array_add (statements, set);
  }
  if (description->n_adjectives > 0) {
    LeafNode *node = statement (scope, LEAF_NODE_NOW_ADJECTIVE, w);
    LeafDescription *set = leaf_arena_copy (scope->build->arena, description, sizeof *set);
    LeafAdjectiveUse *uses = leaf_arena_copy (scope->build->arena, description->adjectives,
                                              sizeof (LeafAdjectiveUse) * description->n_adjectives);

    for (guint32 i = 0; i < description->n_adjectives; i++) {
      uses[i].negated = uses[i].negated != !make;
      leaf_adjective_to_set (scope, subject->kind, &uses[i]);
    }
    set->adjectives = uses;
    node->NOW_ADJECTIVE.described = set;
    node->NOW_ADJECTIVE.object = subject;
    g_ptr_array_add (statements, node);
  }
  for (guint32 i = 0; i < description->n_clauses; i++) {
    const LeafClause *clause = description->clauses[i];
    LeafNode *node = clause->sort == LEAF_CLAUSE_RELATION
                         ? now_related (scope, subject, clause, make != clause->negated, w)
                         : NULL;
    if (node == NULL)
      return NULL;
    g_ptr_array_add (statements, node);
  }
  /* the kind of a thing cannot change */
  if (statements->len == 0 || (description->exact == NULL && description->kind_named))
    return NULL;
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, statements);
}

static LeafNode *
now_clause (LeafScope *scope, LeafNode *subject, const LeafClause *clause, gboolean make, LeafWording w)
{
  make = make != clause->negated;
  switch (clause->sort) {
  case LEAF_CLAUSE_RELATION: return now_related (scope, subject, clause, make, w);
  case LEAF_CLAUSE_IS: return now_described (scope, subject, clause->object, make, w);
  case LEAF_CLAUSE_CONDITION: break;
  }
  return NULL;
}

/* --- "all" and "no" ----------------------------------------------------------------------------------------------- */

/* "nothing is in the box" does not say where its contents should go. */
static gboolean
is_left_nowhere (const LeafClause *clause)
{
  switch (clause->relation.ix) {
  case LEAF_BUILT_IN_CONTAINMENT:
  case LEAF_BUILT_IN_ROOM:
  case LEAF_BUILT_IN_SUPPORT: return clause->reversed;
  default: return FALSE;
  }
}

/* "no things are red" does not say which colour they should have. */
static gboolean
has_value (const LeafDescription *object)
{
  for (guint32 i = 0; i < object->n_adjectives; i++)
    if (LEAF_IS (object->adjectives[i].value))
      return TRUE;
  return FALSE;
}

/* "now the coin carried by the player is sold": one thing, to which all of the predicate applies. */
static LeafNode *
now_one (LeafScope *scope, const LeafNode *sentence)
{
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();
  LeafDescription *rest = leaf_arena_copy (scope->build->arena, sentence->SENTENCE.described, sizeof *rest);
  LeafNode *one = (LeafNode *) rest->exact, *first, *second;

  rest->exact = NULL;
  rest->kind_named = FALSE;
  first = now_described (scope, one, rest, TRUE, sentence->wording);
  second = now_clause (scope, one, sentence->SENTENCE.predicate, TRUE, sentence->wording);
  if (first == NULL || second == NULL)
    return NULL;
  g_ptr_array_add (statements, first);
  g_ptr_array_add (statements, second);
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), sentence->wording, statements);
}

/* "everyone is Bob", "everything is nothing": nothing can be made to be something else. "Everything is 5kg" sets a
 * property. */
static gboolean
is_another (LeafScope *scope, LeafNode *each, const LeafClause *predicate)
{
  const LeafDescription *object = predicate->object;

  return predicate->sort == LEAF_CLAUSE_IS
         && (object->is_nothing
             || (object->exact != NULL && leaf_property_place (scope, each, object->exact->kind) == NULL));
}

static LeafNode *
now_every (LeafScope *scope, const LeafNode *sentence)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  const LeafClause *predicate = worked_out_once (scope, sentence->SENTENCE.predicate, before);
  const LeafDescription *subject = sentence->SENTENCE.described;
  LeafNode *node = statement (scope, LEAF_NODE_NOW_EVERY, sentence->wording);
  guint32 slot = scope->n_slots++;
  LeafNode *each = leaf_node_slot (scope, subject->wording, leaf_description_kind (subject), slot);
  gboolean none = subject->quantifier == LEAF_QUANTIFIER_NO || subject->is_nothing;
  LeafNode *inner;

  if (!none && subject->quantifier != LEAF_QUANTIFIER_ALL)
    return NULL;
  if (none && (predicate->sort == LEAF_CLAUSE_RELATION ? is_left_nowhere (predicate) : has_value (predicate->object)))
    return NULL;
  if (!none && !predicate->negated && predicate->sort == LEAF_CLAUSE_RELATION
      && !is_within (scope, predicate, subject, FALSE))
    return NULL;
  if (is_another (scope, each, predicate))
    return NULL;
  inner = now_clause (scope, each, predicate, !none, sentence->wording);
  if (inner == NULL)
    return NULL;
  if (none && predicate->sort == LEAF_CLAUSE_RELATION) {
    /* "nothing is in the box": only those that are in it need a change */
    LeafDescription *those = leaf_arena_copy (scope->build->arena, subject, sizeof *those);
    const LeafClause **clauses = leaf_new_n (scope->build->arena, const LeafClause *, those->n_clauses + 1);
    for (guint32 i = 0; i < those->n_clauses; i++)
      clauses[i] = those->clauses[i];
    clauses[those->n_clauses++] = predicate;
    those->clauses = clauses;
    those->is_nothing = FALSE;
    node->NOW_EVERY.described = those;
  } else {
    node->NOW_EVERY.described = subject;
  }
  node->NOW_EVERY.slot = slot;
  node->NOW_EVERY.statement = inner;
  return after (scope, before, node);
}

/* --- conditions by form ------------------------------------------------------------------------------------------- */

/* "R relates X to Y": a relation by its name, or one that is known during the play. */
static LeafNode *
now_relates (LeafScope *scope, const LeafNode *condition, gboolean make)
{
  LeafNode *relation = condition->RELATES.relation;
  LeafWording w = condition->wording;
  LeafNode *node;

  if (relation->op == LEAF_NODE_CONSTANT) {
    node = leaf_node_with (scope, LEAF_NODE_NOW_RELATION, LEAF_KIND (NONE), w, condition->RELATES.left,
                           condition->RELATES.right);
    node->NOW_RELATION.relation.ix = (guint32) relation->CONSTANT.value.bits;
    node->NOW_RELATION.make = make;
    return node;
  }
  node = leaf_node_with (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), w, relation, condition->RELATES.left,
                         condition->RELATES.right,
                         leaf_node_constant (scope, LEAF_NO_WORDS, LEAF_KIND (TRUTH_STATE), make));
  node->NATIVE.native = LEAF_NATIVE_relation_make;
  return node;
}

static LeafNode *
make_false (LeafScope *scope, const LeafNode *condition)
{
  switch (condition->op) {
  case LEAF_NODE_RELATES: return now_relates (scope, condition, FALSE);
  case LEAF_NODE_MATCHES:
    return now_described (scope, condition->MATCHES.subject, condition->MATCHES.described, FALSE, condition->wording);
  case LEAF_NODE_SENTENCE: /* "not every coin is on the table"; one about a single thing is denied by its verb */
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_EXISTS:
  case LEAF_NODE_COMPARE:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_LISTED_IN:
  case LEAF_NODE_ENTRY_EXISTS:
  case LEAF_NODE_PROVIDES:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_CONNECTIVES:
  case LEAF_NODES_STATE_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return NULL;
}

static LeafNode *
make_true (LeafScope *scope, const LeafNode *condition)
{
  switch (condition->op) {
  case LEAF_NODE_NOT: return make_false (scope, condition->NOT.condition);
  case LEAF_NODE_RELATES: return now_relates (scope, condition, TRUE);
  case LEAF_NODE_COMPARE:
    return condition->COMPARE.comparison == LEAF_COMPARE_EQUAL
               ? assignment (scope, condition->COMPARE.left, condition->COMPARE.right, condition->wording)
               : NULL;
  case LEAF_NODE_MATCHES:
    return now_described (scope, condition->MATCHES.subject, condition->MATCHES.described, TRUE, condition->wording);
  case LEAF_NODE_SENTENCE:
    if (condition->SENTENCE.subject != NULL)
      return now_clause (scope, condition->SENTENCE.subject, condition->SENTENCE.predicate, TRUE, condition->wording);
    if (condition->SENTENCE.described->exact != NULL
        && condition->SENTENCE.described->quantifier == LEAF_QUANTIFIER_NONE)
      return now_one (scope, condition);
    return now_every (scope, condition);
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_SLOT: /* "now the flag": a truth state alone cannot be made true */
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODE_AND:
  case LEAF_NODE_OR:
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_EXISTS:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_LISTED_IN:
  case LEAF_NODE_ENTRY_EXISTS:
  case LEAF_NODE_PROVIDES:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_WRITTEN_VALUES:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_VALUES_OF_DESCRIPTIONS:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_STATE_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return NULL;
}

/* "now the box is nowhere": removes it from play; not a relation. */
static LeafNode *
now_nowhere (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  guint32 is = leaf_wording_find (build, w, "is");
  LeafNode *subject;

  if (!leaf_wording_ends (build, w, "is nowhere") && !leaf_wording_ends (build, w, "are nowhere"))
    return NULL;
  is = w.end - 2;
  subject = leaf_meaning_value (scope, leaf_wording_up_to (w, is), LEAF_KIND (OBJECT));
  if (subject != NULL) {
    LeafNode *node = leaf_node_with (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), w, subject);
    /* a variable of rooms */
    if (leaf_node_is_place (subject) && leaf_kind_conforms (build, subject->kind, LEAF_KIND (ROOM)))
      return assignment (scope, subject, leaf_node_constant (scope, w, LEAF_KIND (OBJECT), 0), w);
    node->NATIVE.native = LEAF_NATIVE_remove_from_play;
    return node;
  }
  {
    LeafDescription *described = leaf_meaning_description (scope, leaf_wording_up_to (w, is));
    LeafNode *every, *inner;
    guint32 slot;
    if (described == NULL || described->quantifier != LEAF_QUANTIFIER_ALL)
      return NULL;
    slot = scope->n_slots++;
    inner = leaf_node_with (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), w,
                            leaf_node_slot (scope, w, leaf_description_kind (described), slot));
    inner->NATIVE.native = LEAF_NATIVE_remove_from_play;
    every = leaf_node_with (scope, LEAF_NODE_NOW_EVERY, LEAF_KIND (NONE), w, inner);
    every->NOW_EVERY.slot = slot;
    every->NOW_EVERY.described = described;
    return every;
  }
}

/* "now the rain is everywhere" */
static LeafNode *
now_everywhere (LeafScope *scope, LeafWording w)
{
  LeafNode *subject = NULL, *node;

  if (leaf_wording_length (w) > 2
      && (leaf_wording_ends (scope->build, w, "is everywhere")
          || leaf_wording_ends (scope->build, w, "are everywhere")))
    subject = leaf_meaning_value (scope, leaf_wording_up_to (w, w.end - 2), LEAF_KIND (OBJECT));
  if (subject == NULL)
    return NULL;
  node = leaf_node_with (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), w, subject);
  node->NATIVE.native = LEAF_NATIVE_put_everywhere;
  return node;
}

/* "now the can't reach rule response (A) is "[The noun] is out of reach."": the text may use the same names as that
 * rule's own texts, so it is read after the rule's body. */
static LeafNode *
now_response (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafNode *place;

  if (leaf_wording_length (w) < 7 || leaf_word (build, w.end - 1)->sort != LEAF_WORD_TEXT
      || leaf_kw (build, w.end - 2) != LEAF_KW_IS || leaf_kw (build, w.end - 3) != LEAF_KW_CLOSE)
    return NULL;
  place = leaf_read_value (scope, leaf_wording_up_to (w, w.end - 2), LEAF_KIND (RESPONSE));
  if (place == NULL || place->op != LEAF_NODE_RESPONSE || place->RESPONSE.rule->op != LEAF_NODE_CONSTANT)
    return NULL;
  return assignment (scope, place,
                     leaf_meaning_text_of_rule (
                         scope, w.end - 1, LEAF_ID (LeafRuleId, (guint32) place->RESPONSE.rule->CONSTANT.value.bits)),
                     w);
}

LeafNode *
leaf_meaning_now (LeafScope *scope, LeafWording w)
{
  LeafNode *node = now_nowhere (scope, w);
  LeafNode *condition;

  if (node == NULL)
    node = now_everywhere (scope, w);
  if (node == NULL)
    node = now_response (scope, w);
  if (node != NULL)
    return node;
  scope->is_to_be_made = TRUE;
  condition = leaf_meaning_condition (scope, w);
  scope->is_to_be_made = FALSE;
  if (condition == NULL)
    return leaf_reading_stopped (scope, w, LEAF_EXPECTED_CONDITION, LEAF_KIND (NONE), LEAF_NO_WORDS, NULL);
  if (condition->op == LEAF_NODE_AND)
    return leaf_reading_refused (scope, LEAF_PROBLEM_NOW_SEVERAL, w, NULL, NULL, NULL);
  node = make_true (scope, condition);
  if (node == NULL) {
    g_autoptr (LeafMessageFragment) action = leaf_hint_for_action (scope->build, w, TRUE); /* "now open the box" */

    leaf_reading_refused (scope, LEAF_PROBLEM_NOW_IMPOSSIBLE, w, NULL, action, NULL);
  }
  return node;
}
