/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-descriptions.c: descriptions -> tests of one value, and loops over all matching values.
 *
 * A test has its value in a slot and jumps to a label when the value does not match. A loop visits the values of the
 * described kind in the order of the world and tests each. */
#include "leaf-emit.h"

LeafKindId
leaf_emit_domain (const LeafDescription *description)
{
  LeafKindId kind = description->kind;

  if (!LEAF_IS (kind) || kind.ix == LEAF_KIND_VALUE)
    return description->exact != NULL && LEAF_IS (description->exact->kind) ? description->exact->kind
                                                                            : LEAF_KIND (OBJECT);
  return kind;
}

/* --- locals ------------------------------------------------------------------------------------------------------- */

static gboolean
node_uses_slots (const LeafNode *node, guint32 but)
{
  if (node == NULL)
    return FALSE;
  if (node->op == LEAF_NODE_SLOT && node->SLOT.slot != but)
    return TRUE;
  if (leaf_node_description (node) != NULL && leaf_emit_uses_slots (leaf_node_description (node)))
    return TRUE;
  for (guint32 i = 0; i < leaf_node_n_operands (node); i++)
    if (node_uses_slots (leaf_node_operand (node, i), but))
      return TRUE;
  return FALSE;
}

static gboolean
clause_uses_slots (const LeafClause *clause)
{
  if (clause->object != NULL && leaf_emit_uses_slots (clause->object))
    return TRUE;
  if (clause->condition != NULL && node_uses_slots (clause->condition, clause->slot))
    return TRUE;
  return FALSE;
}

gboolean
leaf_emit_uses_slots (const LeafDescription *description)
{
  if (node_uses_slots (description->exact, G_MAXUINT32))
    return TRUE;
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (clause_uses_slots (description->clauses[i]))
      return TRUE;
  return FALSE;
}

/* --- adjectives --------------------------------------------------------------------------------------------------- */

/* x -> truth state, by one meaning of the adjective */
static void
emit_meaning (LeafEmit *emit, const LeafAdjectiveMeaning *meaning, guint32 slot)
{
  static const LeafComparison comparisons[] = { LEAF_COMPARE_AT_MOST, LEAF_COMPARE_EQUAL, LEAF_COMPARE_AT_LEAST };
  const LeafProperty *property;

  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  switch (meaning->sort) {
  case LEAF_ADJECTIVE_PROPERTY:
    leaf_emit_op (emit, LEAF_OP_TEST_EITHER, meaning->negated, (gint32) meaning->property.ix);
    break;
  case LEAF_ADJECTIVE_DEFINED: {
    const LeafPhraseRow *phrase = LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, meaning->phrase);
    if (phrase->native != LEAF_NATIVE_NONE)
      leaf_emit_native (emit, phrase->native, 1);
    else
      leaf_emit_op (emit, LEAF_OP_CALL, 0, (gint32) meaning->phrase);
    if (meaning->negated)
      leaf_emit_op (emit, LEAF_OP_NOT, 0, 0);
    break;
  }
  case LEAF_ADJECTIVE_MEASURED:
    leaf_emit_op (emit, LEAF_OP_PUSH_PROPERTY, 0, (gint32) meaning->property.ix);
    property = LEAF_ROW (&emit->build->world->properties, LeafProperty, meaning->property.ix);
    leaf_emit_op (emit, LEAF_OP_PUSH, property->kind.ix, meaning->bound);
    leaf_emit_op (emit, LEAF_OP_COMPARE, comparisons[meaning->comparison + 1], 0);
    if (meaning->negated)
      leaf_emit_op (emit, LEAF_OP_NOT, 0, 0);
    break;
  }
}

/* Do all meanings test one property, regardless of what has it? Then the property is tested for any object. The
 * library's rules do not know the story's kinds, but must respect what it says of them ("A laptop can be openable"). */
static gboolean
is_one_property (const LeafWorld *world, guint32 first)
{
  const LeafAdjectiveMeaning *asked = LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, first);

  for (guint32 row = first; row != 0;) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, row);

    if (meaning->sort != LEAF_ADJECTIVE_PROPERTY || LEAF_IS (meaning->instance)
        || !LEAF_SAME (meaning->property, asked->property) || meaning->negated != asked->negated)
      return FALSE;
    row = meaning->next;
  }
  return TRUE;
}

/* If there are several meanings, uses the one for the value itself, or the one for its own kind. The negation of an
 * adjective, such as "closed", is also true of values that no meaning is about. -> truth state */
static void
emit_adjective (LeafEmit *emit, LeafAdjectiveId adjective, guint32 slot)
{
  LeafWorld *world = emit->build->world;
  guint32 first = LEAF_ROW (&world->adjectives, LeafAdjective, adjective.ix)->first_meaning;
  LeafLabel end = LEAF_LABEL_INIT;
  gboolean lacks = TRUE;

  if (first != 0 && is_one_property (world, first)) {
    emit_meaning (emit, LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, first), slot);
    return;
  }
  for (guint32 row = first; row != 0;) {
    LeafAdjectiveMeaning meaning = *LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, row);
    LeafLabel next = LEAF_LABEL_INIT;

    lacks = lacks && !LEAF_IS (meaning.instance) && meaning.negated;
    if (LEAF_IS (meaning.instance)) {
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
      leaf_emit_value_of (emit, leaf_instance_value (emit->build, meaning.instance));
      leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
      leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &next);
    } else if (meaning.sort != LEAF_ADJECTIVE_PROPERTY || meaning.next != 0 || row != first) {
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
      leaf_emit_op (emit, LEAF_OP_IS_KIND, 0, (gint32) meaning.kind.ix);
      leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &next);
    }
    emit_meaning (emit, &meaning, slot);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &next);
    row = meaning.next;
  }
  leaf_emit_truth (emit, lacks);
  leaf_emit_label (emit, &end);
}

static void
unless_adjective (LeafEmit *emit, const LeafAdjectiveUse *use, guint32 slot, LeafLabel *fail)
{
  if (LEAF_IS (use->value)) {
    LeafLabel no = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_op (emit, LEAF_OP_PROVIDES, 0, (gint32) use->property.ix);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &no);
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_op (emit, LEAF_OP_PUSH_PROPERTY, 0, (gint32) use->property.ix);
    leaf_emit_value_of (emit, leaf_instance_value (emit->build, use->value));
    leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &no);
    leaf_emit_truth (emit, FALSE);
    leaf_emit_label (emit, &end);
  } else {
    emit_adjective (emit, use->adjective, slot);
  }
  leaf_emit_jump (emit, use->negated ? LEAF_OP_JUMP_TRUE : LEAF_OP_JUMP_FALSE, fail);
}

/* --- relations and clauses ---------------------------------------------------------------------------------------- */

void
leaf_emit_relation_test (LeafEmit *emit, LeafRelationId relation)
{
  const LeafRelation *row = LEAF_ROW (&emit->build->world->relations, LeafRelation, relation.ix);

  if (row->sort == LEAF_RELATION_COMPUTED)
    leaf_emit_op (emit, LEAF_OP_CALL, 0, (gint32) row->phrase);
  else
    leaf_emit_op (emit, LEAF_OP_RELATION_TEST, 0, (gint32) relation.ix);
}

typedef struct {
  const LeafClause *clause;
  guint32 x;
  const LeafDescription *partner; /* a test that the partner must also pass, done last; NULL: none */
} Related;

static void unless_qualified (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafLabel *fail);
static void unless_exact (LeafEmit *emit, const LeafDescription *description, guint32 slot, gboolean is_known_so,
                          LeafEmitTest test, gpointer data, LeafLabel *fail);

static void
related_test (LeafEmit *emit, guint32 y, LeafLabel *fail, gpointer data)
{
  Related *related = data;
  gboolean reversed = related->clause->reversed;

  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, reversed ? y : related->x, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, reversed ? related->x : y, 0);
  leaf_emit_relation_test (emit, related->clause->relation);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  if (related->partner != NULL)
    unless_qualified (emit, related->partner, y, fail);
}

static void
partner_test (LeafEmit *emit, guint32 y, LeafLabel *fail, gpointer data)
{
  Related *related = data;

  unless_qualified (emit, related->partner, y, fail);
}

/* Do the world's own tree or tables decide the relation, rather than a phrase of the story? */
static gboolean
is_plain_relation (const LeafBuild *build, LeafRelationId relation)
{
  return LEAF_ROW (&build->world->relations, LeafRelation, relation.ix)->sort != LEAF_RELATION_COMPUTED;
}

/* The value of a story's variable is not known to hold anything, even if it is a person. What it holds is therefore
 * searched for in world order, except in a list, and except for the contents of something. */
static gboolean
is_held_by_variable (const LeafBuild *build, const LeafNode *holder, LeafRelationId relation)
{
  const LeafVariable *variable;

  if (holder->op != LEAF_NODE_VARIABLE || LEAF_SAME (relation, LEAF_BUILT_IN (CONTAINMENT)))
    return FALSE;
  variable = LEAF_ROW (&build->world->variables, LeafVariable, holder->VARIABLE.variable.ix);
  return variable->owner == LEAF_OWNER_GLOBAL && !variable->is_library && !variable->is_constant;
}

static gboolean
adjective_asks_phrases (const LeafBuild *build, const LeafAdjectiveUse *use)
{
  const LeafWorld *world = build->world;

  if (LEAF_IS (use->value))
    return FALSE;
  for (guint32 row = LEAF_ROW (&world->adjectives, LeafAdjective, use->adjective.ix)->first_meaning; row != 0;) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, row);

    if (meaning->sort == LEAF_ADJECTIVE_DEFINED)
      return TRUE;
    row = meaning->next;
  }
  return FALSE;
}

gboolean
leaf_emit_asks_phrases (const LeafBuild *build, const LeafDescription *description)
{
  for (guint32 i = 0; i < description->n_adjectives; i++)
    if (adjective_asks_phrases (build, &description->adjectives[i]))
      return TRUE;
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (description->clauses[i]->sort != LEAF_CLAUSE_RELATION
        || !is_plain_relation (build, description->clauses[i]->relation)
        || leaf_emit_asks_phrases (build, description->clauses[i]->object))
      return TRUE;
  return FALSE;
}

/* "no ring": in a story, "all" and "no" are counted to the end, as other quantifiers are, since a definition may print
 * something. In the library the search stops at the first ring. */
static gboolean
is_uncounted_no (const LeafEmit *emit, const LeafDescription *description)
{
  return description->quantifier == LEAF_QUANTIFIER_NO && emit->build->is_library;
}

/* "Ann carries a ring" is tested as "a ring that is carried by Ann", so that her rings come in the order in which she
 * carries them. */
static void
unless_holds (LeafEmit *emit, const LeafClause *clause, const LeafDescription *object, Related *related,
              LeafLabel *fail)
{
  LeafNode holder = { .op = LEAF_NODE_SLOT, .kind = LEAF_KIND (OBJECT) };
  LeafDescription held = *object, held_by = { .exact = &holder };
  LeafClause held_so
      = { .sort = LEAF_CLAUSE_RELATION, .relation = clause->relation, .reversed = TRUE, .object = &held_by };
  const LeafClause *clauses[] = { &held_so };

  holder.SLOT.slot = related->x;
  held.clauses = clauses;
  held.n_clauses = 1;
  leaf_emit_unless_quantified (emit, &held, leaf_emit_temp (emit), partner_test, related, fail);
}

/* "part of something old", "on a table": only the holder of x is tested further. */
static gboolean
is_of_holder (LeafEmit *emit, const LeafClause *clause)
{
  const LeafDescription *object = clause->object;

  return clause->reversed && clause->tense <= LEAF_TENSE_PRESENT && object->quantifier == LEAF_QUANTIFIER_NONE
         && !object->is_nothing && leaf_kind_conforms (emit->build, leaf_emit_domain (object), LEAF_KIND (THING))
         && (leaf_relation_is_of_holding (clause->relation) || LEAF_SAME (clause->relation, LEAF_BUILT_IN (HOLDING))
             || LEAF_SAME (clause->relation, LEAF_BUILT_IN (INCORPORATION)));
}

static void
unless_held (LeafEmit *emit, const LeafClause *clause, Related *related, LeafLabel *fail)
{
  guint32 holder = leaf_emit_temp (emit);

  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, related->x, 0);
  leaf_emit_native (emit, LEAF_NATIVE_holder_of, 1);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, holder, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, holder, 0);
  leaf_emit_op (emit, LEAF_OP_IS_KIND, 0, (gint32) leaf_emit_domain (clause->object).ix);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  related->partner = clause->object;
  related_test (emit, holder, fail, related);
}

/* "something interesting on the shelf": whether it is on the shelf is tested first, because the definition of
 * "interesting" may be slow, or may test other things. For other relations the partner's description is tested
 * first. */
static void
unless_related (LeafEmit *emit, const LeafClause *clause, guint32 slot, LeafLabel *fail)
{
  LeafDescription object = *clause->object;
  Related related = { clause, slot, NULL };

  if (object.exact != NULL) {
    unless_exact (emit, &object, leaf_emit_temp (emit), emit->walked == clause, related_test, &related, fail);
    return;
  }
  if (is_of_holder (emit, clause)) {
    unless_held (emit, clause, &related, fail);
    return;
  }
  if (object.is_nothing) /* "carries nothing": carries no thing */
    object.quantifier = LEAF_QUANTIFIER_NO;
  if ((object.quantifier == LEAF_QUANTIFIER_NONE || is_uncounted_no (emit, &object))
      && leaf_relation_is_of_holding (clause->relation)) {
    related.partner = clause->object;
    object.n_adjectives = object.n_clauses = object.called = 0;
    if (!clause->reversed && clause->tense <= LEAF_TENSE_PRESENT
        && (emit->subject == NULL || emit->subject_slot != slot
            || !is_held_by_variable (emit->build, emit->subject, clause->relation))) {
      unless_holds (emit, clause, &object, &related, fail);
      return;
    }
  }
  leaf_emit_unless_quantified (emit, &object, leaf_emit_temp (emit), related_test, &related, fail);
}

static void
unless_condition (LeafEmit *emit, const LeafClause *clause, guint32 slot, LeafLabel *fail)
{
  if (clause->slot != slot) {
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, clause->slot, 0);
  }
  leaf_emit_branch (emit, clause->condition, FALSE, fail);
}

static void
unless_positive (LeafEmit *emit, const LeafClause *clause, guint32 slot, LeafLabel *fail)
{

  switch (clause->sort) {
  case LEAF_CLAUSE_RELATION: unless_related (emit, clause, slot, fail); break;
  case LEAF_CLAUSE_IS:
    if (clause->condition != NULL)
      unless_condition (emit, clause, slot, fail);
    else
      leaf_emit_unless_described (emit, clause->object, slot, fail);
    break;
  case LEAF_CLAUSE_CONDITION: unless_condition (emit, clause, slot, fail); break;
  }
}

void
leaf_emit_unless_clause (LeafEmit *emit, const LeafClause *clause, guint32 slot, LeafLabel *fail)
{
  LeafLabel not_so = LEAF_LABEL_INIT;

  if (!clause->negated) {
    unless_positive (emit, clause, slot, fail);
    return;
  }
  unless_positive (emit, clause, slot, &not_so);
  leaf_emit_jump (emit, LEAF_OP_JUMP, fail);
  leaf_emit_label (emit, &not_so);
}

/* --- one value against a description ------------------------------------------------------------------------------ */

/* "on the shelf": a cheap test */
static gboolean
is_quick (const LeafBuild *build, const LeafClause *clause)
{
  return clause->sort == LEAF_CLAUSE_RELATION && clause->object->exact != NULL && clause->object->n_adjectives == 0
         && clause->object->n_clauses == 0 && is_plain_relation (build, clause->relation);
}

/* "in the Lab which ..." */
static gboolean
names_holder (const LeafClause *clause)
{
  return clause->sort == LEAF_CLAUSE_RELATION && !clause->negated && clause->reversed && clause->object->exact != NULL
         && leaf_relation_is_of_holding (clause->relation);
}

/* "cups in the Lab which ...": the clause by which a loop visits the contents of the Lab; NULL if there is none. */
static const LeafClause *
walked_clause (const LeafDescription *description)
{
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (names_holder (description->clauses[i]))
      return description->clauses[i];
  return NULL;
}

static void
copy_slot (LeafEmit *emit, guint32 from, guint32 to)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, from, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, to, 0);
}

/* Tests all clauses except `asked`, which was tested already. */
static void
unless_qualified_but (LeafEmit *emit, const LeafDescription *description, const LeafClause *asked, guint32 slot,
                      LeafLabel *fail)
{
  for (guint32 i = 0; i < description->n_adjectives; i++)
    unless_adjective (emit, &description->adjectives[i], slot, fail);
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (description->clauses[i] != asked)
      leaf_emit_unless_clause (emit, description->clauses[i], slot, fail);
  if (description->called != 0)
    copy_slot (emit, slot, description->called - 1);
}

/* In the order of the words, adjectives first. */
static void
unless_qualified (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafLabel *fail)
{
  unless_qualified_but (emit, description, NULL, slot, fail);
}

/* Is the clause true when no partner matches, as in "does not wear a cup" or "wears no cup"? */
static gboolean
is_so_of_none (const LeafClause *clause)
{
  const LeafDescription *object = clause->object;
  gboolean so = FALSE;

  if (clause->sort != LEAF_CLAUSE_RELATION || object->exact != NULL)
    return FALSE;
  switch (object->is_nothing ? LEAF_QUANTIFIER_NO : object->quantifier) {
  case LEAF_QUANTIFIER_NO:
  case LEAF_QUANTIFIER_AT_MOST:
  case LEAF_QUANTIFIER_UNDER_HALF:
  case LEAF_QUANTIFIER_ALMOST_NO: so = TRUE; break;
  case LEAF_QUANTIFIER_FEWER_THAN: so = object->count > 0; break;
  case LEAF_QUANTIFIER_EXACTLY: so = object->count == 0; break;
  case LEAF_QUANTIFIER_NONE:
  case LEAF_QUANTIFIER_ALL:
  case LEAF_QUANTIFIER_AT_LEAST:
  case LEAF_QUANTIFIER_MORE_THAN:
  case LEAF_QUANTIFIER_MOST:
  case LEAF_QUANTIFIER_ALMOST_ALL:
  case LEAF_QUANTIFIER_ALL_BUT: break;
  }
  return so != clause->negated;
}

/* Tests one value against the description and the test. All of it is in the scope of the quantifier in the last clause:
 * "things in the Lab which does not hold a coin" are those for which it is false that the Lab holds a coin and they are
 * in it. So where no partner matches the clause, the test or the clause must hold, unless the test is known to be
 * true. */
static void
unless_exact (LeafEmit *emit, const LeafDescription *description, guint32 slot, gboolean is_known_so, LeafEmitTest test,
              gpointer data, LeafLabel *fail)
{
  const LeafClause *last = description->n_clauses > 0 ? description->clauses[description->n_clauses - 1] : NULL;
  gboolean is_within = !is_known_so && last != NULL && is_so_of_none (last);
  LeafLabel not_so = LEAF_LABEL_INIT;

  leaf_emit_value (emit, description->exact);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  unless_qualified_but (emit, description, is_within ? last : NULL, slot, fail);
  test (emit, slot, is_within ? &not_so : fail, data);
  if (is_within)
    leaf_emit_unless_clause (emit, last, slot, fail);
  leaf_emit_label (emit, &not_so);
}

/* Is the value in the slot equal to this one? A topic is matched instead, and so is a topic listed in a table. */
static void
unless_same (LeafEmit *emit, const LeafNode *exact, guint32 slot, LeafLabel *fail)
{
  if (exact->op == LEAF_NODE_CONSTANT && exact->CONSTANT.value.kind == LEAF_KIND_TOPIC
      && exact->CONSTANT.value.bits == 0)
    return; /* "about something": any topic at all */
  if (exact->op == LEAF_NODE_LISTED_IN) {
    leaf_emit_find_in (emit, exact->LISTED_IN.where);
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_found (emit, (gint32) exact->LISTED_IN.column.ix);
  } else {
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_value (emit, exact);
    if (exact->kind.ix == LEAF_KIND_TOPIC)
      leaf_emit_native (emit, LEAF_NATIVE_snippet_matches, 2);
    else
      leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
  }
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
}

void
leaf_emit_unless_described (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafLabel *fail)
{
  if (description->is_nothing) {
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_OBJECT, 0);
    leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
    return;
  }
  if (description->exact != NULL) {
    unless_same (emit, description->exact, slot, fail);
  } else if (LEAF_IS (description->kind) && description->kind.ix != LEAF_KIND_VALUE
             && description->kind.ix != LEAF_KIND_TOPIC) {
    /* "asking Bob about a topic": the typed words are a snippet, which matches any topic. */
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_op (emit, LEAF_OP_IS_KIND, 0, (gint32) description->kind.ix);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  }
  unless_qualified (emit, description, slot, fail);
}

/* --- loops -------------------------------------------------------------------------------------------------------- */

/* "in the deck" */
static gboolean
is_holding (const LeafBuild *build, const LeafClause *clause)
{
  return !clause->negated && clause->tense <= LEAF_TENSE_PRESENT && clause->reversed && is_quick (build, clause)
         && leaf_relation_is_of_holding (clause->relation);
}

/* "cards in the deck": the clause that names the holder of x; NULL if there is none. */
static const LeafClause *
holding_clause (const LeafBuild *build, const LeafDescription *description, gboolean is_listed)
{
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (is_holding (build, description->clauses[i])
        && (is_listed
            || !is_held_by_variable (build, description->clauses[i]->object->exact, description->clauses[i]->relation)))
      return description->clauses[i];
  return NULL;
}

/* "things enclosed by the box": the clause; NULL if there is none. The box is computed once. */
static const LeafClause *
enclosing_clause (const LeafBuild *build, const LeafDescription *description)
{
  for (guint32 i = 0; i < description->n_clauses; i++) {
    const LeafClause *clause = description->clauses[i];
    const LeafNode *exact = clause->object != NULL ? clause->object->exact : NULL;

    if (!clause->negated && clause->tense <= LEAF_TENSE_PRESENT && clause->reversed && is_quick (build, clause)
        && LEAF_SAME (clause->relation, LEAF_BUILT_IN (ENCLOSURE))
        && (exact->op == LEAF_NODE_CONSTANT || exact->op == LEAF_NODE_SLOT || exact->op == LEAF_NODE_VARIABLE))
      return clause;
  }
  return NULL;
}

const LeafNode *
leaf_emit_holder (const LeafBuild *build, const LeafDescription *description)
{
  const LeafClause *holding = holding_clause (build, description, TRUE);

  return holding != NULL ? holding->object->exact : NULL;
}

/* The description in "members of D", where D is a value; NULL if there is none. */
static const LeafNode *
described_by_value (const LeafBuild *build, const LeafDescription *description)
{
  for (guint32 i = 0; i < description->n_clauses; i++) {
    const LeafClause *clause = description->clauses[i];
    const LeafNode *condition = clause->sort == LEAF_CLAUSE_CONDITION && !clause->negated ? clause->condition : NULL;

    if (condition != NULL && condition->op == LEAF_NODE_DESCRIBED_BY)
      return condition->DESCRIBED_BY.description;
  }
  return NULL;
}

/* What a loop visits: all values of a kind, or those that the object in a slot holds. */
typedef struct {
  LeafKindId domain;
  guint32 kept;
  const guint32 *holder; /* the slot; NULL: none */
  gboolean is_within;    /* what it encloses, in the order of the world */
} Candidates;

/* Sets the slot to the first value, or to the one after its present value; -> truth state */
static void
emit_candidate (LeafEmit *emit, guint32 slot, const Candidates *candidates, gboolean is_first)
{
  LeafKindId domain = candidates->domain;
  const guint32 *holder = candidates->holder;

  if (candidates->is_within) {
    if (is_first) {
      leaf_emit_op (emit, LEAF_OP_PUSH, 0, 0);
      leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    }
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, *holder, 0);
    leaf_emit_op (emit, LEAF_OP_EACH_WITHIN, slot, (gint32) domain.ix);
    return;
  }
  if (holder != NULL)
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, *holder, 0);
  if (is_first)
    leaf_emit_op (emit, holder != NULL ? LEAF_OP_EACH_CHILD_FIRST : LEAF_OP_EACH_FIRST, slot, (gint32) domain.ix);
  else
    leaf_emit_op (emit, holder != NULL ? LEAF_OP_EACH_CHILD_NEXT : LEAF_OP_EACH_NEXT, slot, (gint32) domain.ix);
}

/* If the player is another person, loops skip the library's "yourself", which the story does not mention. Only the
 * contents of a holder, and the lists that a text prints, include it. */
static void
emit_pass_over (LeafEmit *emit, LeafKindId domain, const guint32 *holder, guint32 slot, LeafLabel *next)
{
  const LeafBuild *build = emit->build;
  LeafInstanceId yourself = LEAF_ID (LeafInstanceId, leaf_known (build, LEAF_KNOWN_yourself));
  LeafLabel held = LEAF_LABEL_INIT;

  if (build->is_library || !LEAF_IS (yourself) || !LEAF_IS (build->world->player)
      || LEAF_SAME (build->world->player, yourself) || !leaf_instance_is (build, yourself, domain))
    return;
  if (holder != NULL) {
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, *holder, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &held);
  }
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_OBJECT, (gint32) yourself.ix);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, next);
  leaf_emit_label (emit, &held);
}

/* How a loop finds the values that match. */
typedef struct {
  const LeafDescription *description;
  LeafEmitLoop sort;
  const LeafClause *holding, *within; /* NULL: none */
  const LeafNode *value;
  Candidates candidates;
} Search;

static Search
plan_search (LeafEmit *emit, const LeafDescription *description, LeafEmitLoop sort)
{
  LeafKindId domain = leaf_emit_domain (description);
  Search search = { .description = description, .sort = sort, .candidates = { .domain = domain } };

  if (sort != LEAF_LOOP_WORLD)
    search.holding = holding_clause (emit->build, description, sort != LEAF_LOOP_PLAIN);
  if (!emit->build->is_library && sort != LEAF_LOOP_SAID)
    search.value = described_by_value (emit->build, description);
  if (search.value == NULL && search.holding == NULL && leaf_kind_conforms (emit->build, domain, LEAF_KIND (OBJECT)))
    search.within = enclosing_clause (emit->build, description);
  search.candidates.is_within = search.within != NULL;
  return search;
}

static void
emit_search_begin (LeafEmit *emit, Search *search)
{
  const LeafNode *holder = search->holding != NULL  ? search->holding->object->exact
                           : search->within != NULL ? search->within->object->exact
                                                    : search->value;

  if (holder == NULL)
    return;
  search->candidates.kept = leaf_emit_temp (emit);
  search->candidates.holder = &search->candidates.kept;
  leaf_emit_value (emit, holder);
  if (holder == search->value)
    leaf_emit_native (emit, LEAF_NATIVE_description_holder, 1);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, search->candidates.kept, 0);
}

static void
emit_search_test (LeafEmit *emit, const Search *search, guint32 slot, LeafLabel *next)
{
  gboolean is_said = emit->build->is_library || search->sort == LEAF_LOOP_SAID; /* all values, testing each */
  const LeafClause *outer = emit->walked;

  if (search->holding == NULL && !is_said)
    emit_pass_over (emit, search->candidates.domain, search->within != NULL ? NULL : search->candidates.holder, slot,
                    next);
  if (search->holding != NULL) { /* the holder is computed once */
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, search->candidates.kept, 0);
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_relation_test (emit, search->holding->relation);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, next);
  }
  emit->walked = search->sort == LEAF_LOOP_SAID ? NULL : walked_clause (search->description);
  unless_qualified_but (emit, search->description, search->within != NULL ? search->within : search->holding, slot,
                        next);
  emit->walked = outer;
}

/* The contents of a named holder are visited in the order in which it holds them, everything else in the order of the
 * world. "interesting things on the shelf": only things on the shelf are tested for being interesting, because the
 * definition may be slow. A description as a value knows its holder, so its members come in the same order. */
static void
emit_each (LeafEmit *emit, const LeafDescription *description, LeafEmitLoop loop_sort, guint32 slot, LeafEmitBody body,
           gpointer data, LeafLabel *next)
{
  LeafLabel done = LEAF_LABEL_INIT, loop = LEAF_LABEL_INIT, own_next = LEAF_LABEL_INIT;
  Search search;

  if (next == NULL)
    next = &own_next;
  if (description->exact != NULL) { /* one value, if it matches */
    leaf_emit_value (emit, description->exact);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    unless_qualified (emit, description, slot, next);
    body (emit, slot, data);
    leaf_emit_label (emit, next);
    return;
  }
  search = plan_search (emit, description, loop_sort);
  emit_search_begin (emit, &search);
  emit_candidate (emit, slot, &search.candidates, TRUE);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &done);
  leaf_emit_label (emit, &loop);
  emit_search_test (emit, &search, slot, next);
  body (emit, slot, data);
  leaf_emit_label (emit, next);
  emit_candidate (emit, slot, &search.candidates, FALSE);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &loop);
  leaf_emit_label (emit, &done);
}

void
leaf_emit_next_match (LeafEmit *emit, const LeafDescription *description, guint32 slot, guint32 has_one)
{
  LeafLabel loop = LEAF_LABEL_INIT, next = LEAF_LABEL_INIT, none = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;
  Search search = plan_search (emit, description, LEAF_LOOP_PLAIN);

  emit_search_begin (emit, &search);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, has_one, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &next);
  emit_candidate (emit, slot, &search.candidates, TRUE);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &none);
  leaf_emit_label (emit, &loop);
  emit_search_test (emit, &search, slot, &next);
  leaf_emit_truth (emit, TRUE);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &next);
  emit_candidate (emit, slot, &search.candidates, FALSE);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &loop);
  leaf_emit_label (emit, &none);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &end);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, has_one, 0);
}

void
leaf_emit_each (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafEmitBody body, gpointer data,
                LeafLabel *next)
{
  emit_each (emit, description, LEAF_LOOP_PLAIN, slot, body, data, next);
}

void
leaf_emit_each_so (LeafEmit *emit, const LeafDescription *description, LeafEmitLoop sort, guint32 slot,
                   LeafEmitBody body, gpointer data)
{
  emit_each (emit, description, sort, slot, body, data, NULL);
}

typedef struct {
  LeafEmitTest test;
  gpointer data;
  LeafLabel found;   /* exists, no: a match decides; all: a value that does not match decides */
  guint32 all, good; /* slots, for quantifiers that count */
  guint32 last_good; /* slot: the value that a name in the description is bound to if all values are counted; 0: none */
} Quantified;

static void
exists_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  Quantified *quantified = data;
  LeafLabel next = LEAF_LABEL_INIT;
  quantified->test (emit, slot, &next, quantified->data);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &quantified->found);
  leaf_emit_label (emit, &next);
}

static void
increment (LeafEmit *emit, guint32 slot)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_number (emit, 1);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, LEAF_KIND_NUMBER);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
}

static void
counting_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  Quantified *quantified = data;
  LeafLabel next = LEAF_LABEL_INIT;
  increment (emit, quantified->all);
  quantified->test (emit, slot, &next, quantified->data);
  increment (emit, quantified->good);
  if (quantified->last_good != 0)
    copy_slot (emit, slot, quantified->last_good);
  leaf_emit_label (emit, &next);
}

/* good op count */
static void
compare_count (LeafEmit *emit, const Quantified *quantified, LeafComparison comparison, guint32 count)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, quantified->good, 0);
  leaf_emit_number (emit, (gint32) count);
  leaf_emit_op (emit, LEAF_OP_COMPARE, comparison, 0);
}

/* good * times op all: "most" is good * 2 > all; "almost all" good * 10 >= all * 8 */
static void
compare_share (LeafEmit *emit, const Quantified *quantified, gint32 good_times, LeafComparison comparison,
               gint32 all_times)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, quantified->good, 0);
  leaf_emit_number (emit, good_times);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_TIMES, LEAF_KIND_NUMBER);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, quantified->all, 0);
  leaf_emit_number (emit, all_times);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_TIMES, LEAF_KIND_NUMBER);
  leaf_emit_op (emit, LEAF_OP_COMPARE, comparison, 0);
}

static void
compare_all_but (LeafEmit *emit, const Quantified *quantified, guint32 count)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, quantified->good, 0);
  leaf_emit_number (emit, (gint32) count);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, LEAF_KIND_NUMBER);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, quantified->all, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
}

static void
unless_counted (LeafEmit *emit, const LeafDescription *description, guint32 slot, Quantified *quantified,
                LeafLabel *fail)
{
  quantified->all = leaf_emit_temp (emit);
  quantified->good = leaf_emit_temp (emit);
  leaf_emit_number (emit, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, quantified->all, 0);
  leaf_emit_number (emit, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, quantified->good, 0);
  if (description->called != 0) {
    quantified->last_good = leaf_emit_temp (emit);
    copy_slot (emit, description->called - 1, quantified->last_good);
  }
  leaf_emit_each (emit, description, slot, counting_body, quantified, NULL);
  if (description->called != 0)
    copy_slot (emit, quantified->last_good, description->called - 1);
  switch (description->quantifier) {
  case LEAF_QUANTIFIER_AT_LEAST: compare_count (emit, quantified, LEAF_COMPARE_AT_LEAST, description->count); break;
  case LEAF_QUANTIFIER_AT_MOST: compare_count (emit, quantified, LEAF_COMPARE_AT_MOST, description->count); break;
  case LEAF_QUANTIFIER_MORE_THAN: compare_count (emit, quantified, LEAF_COMPARE_GREATER, description->count); break;
  case LEAF_QUANTIFIER_FEWER_THAN: compare_count (emit, quantified, LEAF_COMPARE_LESS, description->count); break;
  case LEAF_QUANTIFIER_MOST: compare_share (emit, quantified, 2, LEAF_COMPARE_GREATER, 1); break;
  case LEAF_QUANTIFIER_UNDER_HALF:
    compare_share (emit, quantified, 2, LEAF_COMPARE_AT_MOST, 1);
    break; /* also true if exactly half match, and if there are no values */
  case LEAF_QUANTIFIER_ALMOST_ALL: compare_share (emit, quantified, 5, LEAF_COMPARE_AT_LEAST, 4); break;
  case LEAF_QUANTIFIER_ALMOST_NO: compare_share (emit, quantified, 5, LEAF_COMPARE_LESS, 1); break;
  case LEAF_QUANTIFIER_ALL_BUT: compare_all_but (emit, quantified, description->count); break;
  case LEAF_QUANTIFIER_NO: compare_count (emit, quantified, LEAF_COMPARE_EQUAL, 0); break;
  case LEAF_QUANTIFIER_ALL: compare_all_but (emit, quantified, 0); break;
  case LEAF_QUANTIFIER_NONE:
  case LEAF_QUANTIFIER_EXACTLY: compare_count (emit, quantified, LEAF_COMPARE_EQUAL, description->count);
  }
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
}

void
leaf_emit_unless_quantified (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafEmitTest test,
                             gpointer data, LeafLabel *fail)
{
  Quantified quantified = { test, data, LEAF_LABEL_INIT, 0, 0, 0 };
  LeafLabel past = LEAF_LABEL_INIT;

  if (description->exact != NULL) {
    unless_exact (emit, description, slot, FALSE, test, data, fail);
    return;
  }
  switch (description->quantifier) {
  case LEAF_QUANTIFIER_NONE:
    leaf_emit_each (emit, description, slot, exists_body, &quantified, NULL);
    leaf_emit_jump (emit, LEAF_OP_JUMP, fail);
    leaf_emit_label (emit, &quantified.found);
    break;
  case LEAF_QUANTIFIER_NO:
    if (!emit->build->is_library) {
      unless_counted (emit, description, slot, &quantified, fail);
      break;
    }
    leaf_emit_each (emit, description, slot, exists_body, &quantified, NULL);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &past);
    leaf_emit_label (emit, &quantified.found);
    leaf_emit_jump (emit, LEAF_OP_JUMP, fail);
    leaf_emit_label (emit, &past);
    break;
  case LEAF_QUANTIFIER_ALL:
  case LEAF_QUANTIFIER_AT_LEAST:
  case LEAF_QUANTIFIER_AT_MOST:
  case LEAF_QUANTIFIER_EXACTLY:
  case LEAF_QUANTIFIER_MORE_THAN:
  case LEAF_QUANTIFIER_FEWER_THAN:
  case LEAF_QUANTIFIER_MOST:
  case LEAF_QUANTIFIER_ALMOST_ALL:
  case LEAF_QUANTIFIER_UNDER_HALF:
  case LEAF_QUANTIFIER_ALMOST_NO:
  case LEAF_QUANTIFIER_ALL_BUT: unless_counted (emit, description, slot, &quantified, fail);
  }
}

static void
no_test (LeafEmit *emit, guint32 slot, LeafLabel *fail, gpointer data)
{
}

static void
clause_test (LeafEmit *emit, guint32 slot, LeafLabel *fail, gpointer data)
{
  if (data != NULL)
    leaf_emit_unless_clause (emit, data, slot, fail);
}

/* "something interesting is on the shelf" makes the same test as "something interesting on the shelf", and only for
 * things on the shelf. */
void
leaf_emit_unless_some (LeafEmit *emit, const LeafDescription *description, const LeafClause *clause, LeafLabel *fail)
{
  LeafDescription held = *description;
  guint32 slot = leaf_emit_temp (emit);
  g_autofree const LeafClause **clauses = NULL;
  const LeafClause *outer = emit->walked;

  if (clause == NULL || held.exact != NULL || held.is_nothing || !is_holding (emit->build, clause)
      || (held.quantifier != LEAF_QUANTIFIER_NONE && !is_uncounted_no (emit, &held))) {
    if (held.quantifier == LEAF_QUANTIFIER_NONE && clause != NULL && names_holder (clause))
      emit->walked = clause;
    leaf_emit_unless_quantified (emit, description, slot, clause_test, (gpointer) clause, fail);
    emit->walked = outer;
    return;
  }
  clauses = g_new (const LeafClause *, held.n_clauses + 1);
  for (guint32 i = 0; i < held.n_clauses; i++)
    clauses[i] = held.clauses[i];
  clauses[held.n_clauses++] = clause;
  held.clauses = (const LeafClause *const *) clauses;
  leaf_emit_unless_quantified (emit, &held, slot, no_test, NULL, fail);
}
