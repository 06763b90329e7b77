/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-check-fit.c: parts that can be read but do not fit each other: an action without a noun that it needs, a change
 * of a constant, more elements than a phrase accepts. Checks finished trees, as leaf-check.c does. */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-node-groups.h"
#include "leaf-inform6-check.h"
#include "leaf-readers.h"
#include "world/nouns/leaf-library-variables.h"

#include <string.h>

/* "try taking" does not say what is taken. In a question ("the current action is taking"), the same words mean any
 * taking. */
static void
check_action (LeafBuild *build, const LeafNode *node)
{
  const LeafAction *action;
  guint32 given;

  if (node == NULL || node->op != LEAF_NODE_ACTION)
    return;
  action = LEAF_ROW (&build->world->actions, LeafAction, node->ACTION.action.ix);
  given = (node->ACTION.noun != NULL) + (node->ACTION.second != NULL);

  if (given < action->n_nouns && !action->optional_noun)
    leaf_problem_at (build, LEAF_PROBLEM_ACTION_NOUN_MISSING, node->wording, action->name, NULL);
}

/* A constant cannot be changed. */
static void
check_place (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *place = leaf_node_operand (node, 0);

  if (place->op == LEAF_NODE_VARIABLE
      && (LEAF_ROW (&build->world->variables, LeafVariable, place->VARIABLE.variable.ix)->is_constant
          || leaf_variable_is_fixed (build, place->VARIABLE.variable)))
    leaf_problem_at (build, LEAF_PROBLEM_CONSTANT_CHANGED, node->wording,
                     LEAF_ROW (&build->world->variables, LeafVariable, place->VARIABLE.variable.ix)->name, NULL);
}

/* "provides openable": for an either/or property, one writes "is openable" or "provides the property openable". */
static void
check_provides (LeafBuild *build, const LeafNode *node)
{
  if (LEAF_ROW (&build->world->properties, LeafProperty, node->PROVIDES.property.ix)->is_either_or
      && leaf_wording_find (build, node->wording, "property") == node->wording.end)
    leaf_problem_at (build, LEAF_PROBLEM_PROVIDES_EITHER_OR, node->wording,
                     LEAF_ROW (&build->world->properties, LeafProperty, node->PROVIDES.property.ix)->name, NULL);
}

/* The kind of the entries of a list; none if it is not a list. */
static LeafKindId
entries_of (const LeafBuild *build, LeafKindId kind)
{
  if (leaf_kind (build, kind)->constructor.ix != LEAF_KIND_LIST)
    return LEAF_KIND (NONE);
  return leaf_kind (build, kind)->args[0];
}

/* Whether a single thing is a person can be tested in play, but the members of a list of things are not tested. */
static void
check_list_given (LeafBuild *build, const LeafNode *node)
{
  LeafPhraseRow row = *LEAF_PHRASE (build, node->CALL.phrase);

  for (guint32 i = 0; i < row.n_parts && !row.is_library; i++) {
    const LeafPhrasePart *part = &row.parts[i];
    const LeafNode *given = part->n_words == 0 && part->slot < node->CALL.n_args ? node->CALL.args[part->slot] : NULL;
    LeafKindId wanted, its;

    if (given == NULL || part->sort != LEAF_PARAMETER_VALUE || part->kind_variable != 0)
      continue;
    wanted = entries_of (build, part->kind);
    its = entries_of (build, given->kind);
    if (leaf_kind_is_object (build, wanted) && leaf_kind_is_object (build, its)
        && !leaf_kind_conforms (build, its, wanted))
      leaf_problem_at (build, LEAF_PROBLEM_LIST_OF_WIDER, given->wording, leaf_kind_name (build, part->kind),
                       leaf_kind_name (build, given->kind));
  }
}

/* Where a kind has no values, the initial value is nothing. */
static void
check_default (LeafBuild *build, const LeafNode *node)
{
  LeafKindId kind = node->kind;
  guint32 constructor;

  if (node->LET.value != NULL || !LEAF_IS (kind))
    return;
  constructor = leaf_kind (build, kind)->constructor.ix;
  if (constructor == LEAF_KIND_TABLE_COLUMN || constructor == LEAF_KIND_PROPERTY || leaf_kind_is_empty (build, kind))
    leaf_problem_at (build, LEAF_PROBLEM_LET_WITHOUT_DEFAULT, node->wording, leaf_kind_name (build, kind), NULL);
  else if (kind.ix == LEAF_KIND_VALUE && leaf_wording_ends (build, node->wording, "be a value"))
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, node->wording, NULL, NULL);
}

/* --- changes, loops ----------------------------------------------------------------------------------------------- */

/* Whole numbers are accepted where real numbers are expected, and periods of time where times are. */
static gboolean
can_be_changed_by (const LeafBuild *build, LeafKindId kind, LeafKindId by)
{
  return !LEAF_IS (kind) || !LEAF_IS (by) || by.ix == LEAF_KIND_VALUE
         || (kind.ix == LEAF_KIND_TIME ? by.ix == LEAF_KIND_TIME_PERIOD : leaf_kind_compatible (build, by, kind));
}

/* "increase the count by "a"" */
static void
check_amount (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *place = node->CHANGE.place, *amount = node->CHANGE.amount;
  LeafKindId wanted = place->kind.ix == LEAF_KIND_TIME ? LEAF_KIND (TIME_PERIOD) : place->kind;

  if (amount != NULL && leaf_kind_is_arithmetic (build, place->kind)
      && !can_be_changed_by (build, place->kind, amount->kind))
    leaf_problem_at (build, LEAF_PROBLEM_VALUE_WRONG_KIND, amount->wording, leaf_kind_name (build, wanted),
                     leaf_kind_name (build, amount->kind));
}

/* "repeat with N running from "a" to "b"": texts cannot be counted. */
static void
check_range (LeafBuild *build, const LeafNode *node)
{
  LeafKindId kind = node->REPEAT_COUNT.from->kind;

  if (leaf_kind_is_arithmetic (build, kind) || leaf_kind_is_enumerated (build, kind))
    return;
  if (LEAF_IS (kind) && leaf_kind (build, kind)->constructor.ix != LEAF_KIND_KIND_VARIABLE
      && kind.ix != LEAF_KIND_VALUE)
    leaf_problem_at (build, LEAF_PROBLEM_REPEAT_NOT_COUNTED, node->REPEAT_COUNT.from->wording,
                     leaf_kind_name (build, kind), NULL);
}

/* "repeat with X running through 5": a single value; "through numbers": there are too many. */
static void
check_gone_through (LeafBuild *build, const LeafNode *node)
{
  const LeafDescription *described = node->REPEAT_THROUGH.described;
  const LeafNode *exact = described->exact;
  LeafKindId kind = leaf_description_kind (described);

  if (exact == NULL && leaf_kinds_is_endless (build->kinds, kind))
    leaf_problem_at (build, LEAF_PROBLEM_REPEAT_ENDLESS, node->wording, leaf_kind_name (build, kind), NULL);
  if (exact != NULL && LEAF_IS (exact->kind)
      && (exact->kind.ix == LEAF_KIND_TEXT || leaf_kind_is_arithmetic (build, exact->kind)
          || leaf_kind_is_object (build, exact->kind)))
    leaf_problem_at (build, LEAF_PROBLEM_REPEAT_NOT_MANY, exact->wording, leaf_kind_name (build, exact->kind), NULL);
}

/* --- relations ---------------------------------------------------------------------------------------------------- */

static void
check_sides (LeafBuild *build, LeafWording w, LeafRelationId id, LeafKindId left, LeafKindId right)
{
  LeafRelation relation = *LEAF_ROW (&build->world->relations, LeafRelation, id.ix);
  gboolean left_fits = leaf_kind_may_be_related (build, left, relation.left);

  if (!left_fits || !leaf_kind_may_be_related (build, right, relation.right))
    leaf_problem_at (build, LEAF_PROBLEM_RELATION_KINDS, w,
                     leaf_kind_name (build, left_fits ? relation.right : relation.left),
                     leaf_kind_name (build, left_fits ? right : left));
}

static LeafKindId
kind_of_described (const LeafDescription *description)
{
  if (description == NULL || description->is_nothing)
    return LEAF_KIND (NONE);
  return description->exact != NULL ? description->exact->kind : leaf_description_kind (description);
}

static void
check_sentence (LeafBuild *build, const LeafNode *node)
{
  const LeafClause *clause = node->SENTENCE.predicate;
  LeafKindId subject
      = node->SENTENCE.subject != NULL ? node->SENTENCE.subject->kind : kind_of_described (node->SENTENCE.described);

  if (clause->sort != LEAF_CLAUSE_RELATION)
    return;
  if (clause->reversed)
    check_sides (build, node->wording, clause->relation, kind_of_described (clause->object), subject);
  else
    check_sides (build, node->wording, clause->relation, subject, kind_of_described (clause->object));
}

static void
check_now_related (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *left = node->NOW_RELATION.left, *right = node->NOW_RELATION.right;

  check_sides (build, node->wording, node->NOW_RELATION.relation, left != NULL ? left->kind : LEAF_KIND (NONE),
               right != NULL ? right->kind : LEAF_KIND (NONE));
}

/* --- comparisons, adjectives -------------------------------------------------------------------------------------- */

/* "5 is greater than "x"", "Ann is 5", "the Hall is blue", where halls have no colour. */
static void
check_comparison (LeafBuild *build, const LeafNode *node)
{
  LeafKindId left = node->COMPARE.left->kind, right = node->COMPARE.right->kind;

  if (left.ix == LEAF_KIND_SNIPPET || right.ix == LEAF_KIND_SNIPPET) /* it is compared with texts and topics */
    return;
  if ((left.ix == LEAF_KIND_RESPONSE && right.ix == LEAF_KIND_TEXT)
      || (left.ix == LEAF_KIND_TEXT && right.ix == LEAF_KIND_RESPONSE))
    leaf_problem_at (build, LEAF_PROBLEM_RESPONSE_COMPARED, node->wording, NULL, NULL);
  else if (LEAF_IS (left) && LEAF_IS (right) && !leaf_kind_compatible (build, left, right)
           && !leaf_kind_compatible (build, right, left))
    leaf_problem_at (build, LEAF_PROBLEM_COMPARED_KINDS, node->wording, leaf_kind_name (build, left),
                     leaf_kind_name (build, right));
}

/* Returns TRUE if the adjective applies to values of the kind. */
static gboolean
is_ever_said_of (const LeafBuild *build, LeafAdjectiveId adjective, LeafKindId kind)
{
  guint32 meaning = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective.ix)->first_meaning;

  if (meaning == 0)
    return TRUE;
  for (; meaning != 0; meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, meaning)->next) {
    LeafKindId of = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, meaning)->kind;

    if (!LEAF_IS (of) || leaf_kind_compatible (build, kind, of) || leaf_kind_compatible (build, of, kind)
        || (leaf_kind_is_object (build, kind) && leaf_kind_is_object (build, of)))
      return TRUE;
  }
  return FALSE;
}

/* "red" of a number: a value of a kind that is not a property of numbers. */
static gboolean
is_value_of_others (const LeafBuild *build, const LeafAdjectiveUse *use, LeafKindId kind)
{
  return LEAF_IS (use->value) && LEAF_IS (use->property) && !leaf_kind_is_object (build, kind)
         && !LEAF_SAME (LEAF_INSTANCE (build, use->value)->kind, kind)
         && !leaf_property_provided (build, use->property, kind, (LeafInstanceId) { 0 });
}

static void
check_adjectives (LeafBuild *build, LeafWording w, LeafKindId kind, const LeafDescription *description)
{
  if (!LEAF_IS (kind) || kind.ix == LEAF_KIND_VALUE)
    return;
  for (guint32 i = 0; i < description->n_adjectives; i++) {
    const LeafAdjectiveUse *use = &description->adjectives[i];

    if ((LEAF_IS (use->adjective) && !is_ever_said_of (build, use->adjective, kind))
        || is_value_of_others (build, use, kind)) {
      g_autofree char *word = leaf_wording_dup (build, use->wording);

      leaf_problem_at (build, LEAF_PROBLEM_ADJECTIVE_OF_OTHERS, w, word, leaf_kind_name (build, kind));
    }
  }
}

/* "empty containers", where only texts and lists can be empty: no container would match. */
void
leaf_meaning_check_heads (LeafBuild *build, const LeafDescription *description)
{
  if (description->exact == NULL && description->kind_named)
    check_adjectives (build, description->wording, description->kind, description);
}

/* The adjectives of a description that names a kind are checked by leaf_meaning_check_heads. */
static void
check_matches (LeafBuild *build, const LeafNode *node)
{
  const LeafDescription *described = node->MATCHES.described;

  if (described->exact != NULL || !described->kind_named)
    check_adjectives (build, node->wording, node->MATCHES.subject->kind, described);
}

/* --- properties --------------------------------------------------------------------------------------------------- */

/* "the carrying capacity of the Yard": it has none. */
static void
check_property (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *owner = node->PROPERTY.owner;
  LeafInstanceId instance = { 0 };

  if (owner == NULL || owner->op != LEAF_NODE_CONSTANT || !LEAF_IS (owner->kind) || owner->CONSTANT.value.kind == 0)
    return;
  instance = leaf_instance_of_value (build, owner->CONSTANT.value);
  if (LEAF_IS (instance) && !leaf_property_provided (build, node->PROPERTY.property, LEAF_KIND (NONE), instance))
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NOT_HAD, node->wording, LEAF_INSTANCE (build, instance)->name,
                     LEAF_ROW (&build->world->properties, LeafProperty, node->PROPERTY.property.ix)->name);
}

/* --- descriptions as values --------------------------------------------------------------------------------------- */

/* "enumerate things in the location of the item", where the item is a local value: the description would outlive it. */
static void
check_described (LeafBuild *build, const LeafNode *node)
{
  const LeafDescription *described = node->DESCRIPTION.described;

  for (guint32 i = 0; i < described->n_clauses; i++) {
    const LeafDescription *object
        = described->clauses[i]->sort == LEAF_CLAUSE_RELATION ? described->clauses[i]->object : NULL;
    const LeafNode *exact = object != NULL ? object->exact : NULL;

    while (exact != NULL && (exact->op == LEAF_NODE_PROPERTY || exact->op == LEAF_NODE_CALL)
           && leaf_node_n_operands (exact) == 1)
      exact = leaf_node_operand (exact, 0);
    if (exact != NULL && exact->op == LEAF_NODE_SLOT)
      leaf_problem_at (build, LEAF_PROBLEM_DESCRIPTION_LOCAL, node->wording, NULL, NULL);
  }
}

/* "list of three rooms", "repeat with X running through most things": a list contains everything that matches, so a
 * number has no meaning. */
static void
check_counted (LeafBuild *build, const LeafNode *node)
{
  const LeafDescription *described = leaf_node_description (node);

  if (described != NULL && described->exact == NULL
      && (described->quantifier > LEAF_QUANTIFIER_NO || leaf_word_is (build, described->wording.first, "some")))
    leaf_problem_at (build, LEAF_PROBLEM_DESCRIPTION_COUNTED, described->wording, NULL, NULL);
}

/* Checks descriptions that are passed to phrases of the author. The library's phrases evaluate them at once, while
 * temporary values still exist. */
static void
check_handed_on (LeafBuild *build, const LeafNode *node)
{
  if (LEAF_PHRASE (build, node->CALL.phrase)->is_library)
    return;
  for (guint32 i = 0; i < node->CALL.n_args; i++)
    if (node->CALL.args[i]->op == LEAF_NODE_DESCRIPTION)
      check_described (build, node->CALL.args[i]);
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

/* "if 17 is a greeting listed in the Table of Greetings", "choose row with a greeting of 17", where greetings are
 * texts. */
static void
check_in_column (LeafBuild *build, LeafWording w, LeafColumnId column, const LeafNode *value)
{
  LeafKindId wanted;

  if (!LEAF_IS (column) || value == NULL)
    return;
  wanted = LEAF_ROW (&build->world->columns, LeafColumn, column.ix)->kind;
  if (wanted.ix != LEAF_KIND_TOPIC && !leaf_kind_may_be_related (build, value->kind, wanted))
    leaf_problem_at (build, LEAF_PROBLEM_LISTED_KIND, w, leaf_kind_name (build, wanted),
                     leaf_kind_name (build, value->kind));
}

/* "if the north is listed in the list of people" */
static void
check_listed (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *value = node->LISTED_IN.value, *where = node->LISTED_IN.where;
  LeafKindId entry = leaf_kind (build, where->kind)->args[0]; /* none for a table */

  check_in_column (build, node->wording, node->LISTED_IN.column, value);
  if (LEAF_IS (entry) && value->kind.ix != LEAF_KIND_SNIPPET && !leaf_kind_compatible (build, value->kind, entry))
    leaf_problem_at (build, LEAF_PROBLEM_LISTED_KIND, node->wording, leaf_kind_name (build, entry),
                     leaf_kind_name (build, value->kind));
}

/* --- arithmetic --------------------------------------------------------------------------------------------------- */

static gboolean
is_sum (const LeafNode *node)
{
  return node->ARITHMETIC.operation == LEAF_ARITHMETIC_PLUS || node->ARITHMETIC.operation == LEAF_ARITHMETIC_MINUS;
}

static gboolean
is_product (const LeafNode *node)
{
  return node->ARITHMETIC.operation == LEAF_ARITHMETIC_TIMES || node->ARITHMETIC.operation == LEAF_ARITHMETIC_DIVIDE;
}

/* An operand that is written within its parent without brackets around it. The parts of an equation have its words. */
static gboolean
is_bare (const LeafBuild *build, const LeafNode *node, const LeafNode *of)
{
  LeafWording w = node->wording;

  return node->op == LEAF_NODE_ARITHMETIC && !leaf_word_is (build, w.first, "(") && w.first >= of->wording.first
         && w.end <= of->wording.end && w.end - w.first < of->wording.end - of->wording.first
         && !(w.first > of->wording.first && leaf_word_is (build, w.first - 1, "(")
              && leaf_word_is (build, w.end, ")"));
}

/* Returns TRUE if this operand on the right, computed first, gives another result than from left to right. "100 * 3 / 5"
 * is 0, as 3 / 5 leaves nothing; of real numbers it is 60.0 either way. */
static gboolean
changes_on_right (LeafArithmetic operation, const LeafNode *right)
{
  if (operation == LEAF_ARITHMETIC_TIMES)
    return is_sum (right)
           || (right->ARITHMETIC.operation == LEAF_ARITHMETIC_DIVIDE && right->kind.ix != LEAF_KIND_REAL);
  if (operation == LEAF_ARITHMETIC_DIVIDE)
    return is_sum (right) || is_product (right);
  return operation == LEAF_ARITHMETIC_MINUS && is_sum (right);
}

/* The signs are split in the order * + - /, and each at its first place: "2 + 3 * 4" is 20, "2 * 3 + 4" is 14 and
 * "10 - 3 - 2" is 9. In mathematics they are 14, 10 and 5. See leaf-arithmetic.c. */
static void
check_grouping (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *left = node->ARITHMETIC.left, *right = node->ARITHMETIC.right;
  const LeafNode *first = NULL;

  if (right == NULL)
    return;
  if (right->op == LEAF_NODE_CONVERT)
    right = right->CONVERT.value;
  if (is_product (node) && is_bare (build, left, node) && is_sum (left))
    first = left;
  else if (is_bare (build, right, node) && changes_on_right (node->ARITHMETIC.operation, right))
    first = right;
  if (first != NULL) {
    g_autofree char *words = leaf_wording_dup (build, first->wording);

    leaf_problem_at (build, LEAF_PROBLEM_ARITHMETIC_GROUPING, node->wording, words, NULL);
  }
}

/* --- the past ----------------------------------------------------------------------------------------------------- */

/* Returns TRUE if the action is not definite; one with "(called ...)" is reported by leaf-check-values.c. */
static gboolean
is_one_of_many (const LeafDescription *description)
{
  return description != NULL && description->exact == NULL && description->called == 0;
}

/* The history of an action records what was done, and to which single thing, but no second noun, value, place or
 * time. */
static gboolean
asks_too_much_of_past (const LeafBuild *build, const LeafActionPattern *pattern)
{
  const LeafNode *noun = pattern->noun != NULL ? pattern->noun->exact : NULL;

  return pattern->second != NULL || pattern->place != NULL || pattern->company != NULL || pattern->n_clauses > 0
         || pattern->to_nowhere || pattern->to_somewhere || pattern->when != NULL
         || (noun != NULL && !leaf_kind_is_object (build, noun->kind));
}

/* Returns TRUE if a condition tests how often the action was done. "we have taken" becomes true once and stays true, so
 * "we have taken the key for the first time" may hold, but a second time cannot. */
static gboolean
is_of_action (const LeafNode *condition, const LeafHistory *history)
{
  const LeafActionPattern *pattern;

  if (condition->op == LEAF_NODE_HISTORY)
    return condition->HISTORY.tense == LEAF_TENSE_PERFECT && condition->HISTORY.condition->op == LEAF_NODE_IS_ACTION
           && history->n >= 2;
  pattern = condition->op == LEAF_NODE_IS_ACTION ? condition->IS_ACTION.pattern : NULL;
  return pattern != NULL && (pattern->noun != NULL || pattern->second != NULL);
}

/* The history records whether one action was done, but not to which of many things, so "if we have taken something"
 * cannot be tested. How often something was done ("examining the cup twice") is counted only for rules about actions, not
 * for conditions; the number of turns can be tested in both. */
static void
check_history (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *condition = node->HISTORY.condition;
  const LeafActionPattern *pattern;

  if (node->HISTORY.repeated != NULL && !node->HISTORY.repeated->history.is_turns
      && is_of_action (condition, &node->HISTORY.repeated->history)) {
    leaf_problem_at (build, LEAF_PROBLEM_PAST_ACTION_COUNTED, node->wording, NULL, NULL);
    return;
  }
  if (condition->op != LEAF_NODE_IS_ACTION || node->HISTORY.tense == 0)
    return;
  pattern = condition->IS_ACTION.pattern;
  if (is_one_of_many (pattern->noun) || is_one_of_many (pattern->second))
    leaf_problem_at (build, LEAF_PROBLEM_PAST_ACTION_VAGUE, node->wording, NULL, NULL);
  else if (asks_too_much_of_past (build, pattern))
    leaf_problem_at (build, LEAF_PROBLEM_PAST_ACTION_LONG, node->wording, NULL, NULL);
}

/* --- patterns ----------------------------------------------------------------------------------------------------- */

static void
check_vague (LeafBuild *build, const LeafDescription *description)
{
  if (description != NULL && description->exact == NULL && description->kind_named
      && description->kind.ix == LEAF_KIND_VALUE)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, description->wording, NULL, NULL);
}

/* A thing that is neither a place nor a vehicle can never match where somebody goes from or to, or by what. */
static void
check_going (LeafBuild *build, const LeafDescription *description, LeafKindId wanted, LeafKindId or_else)
{
  LeafInstanceId instance;

  if (description == NULL || description->exact == NULL || description->exact->op != LEAF_NODE_CONSTANT)
    return;
  instance = leaf_instance_of_value (build, description->exact->CONSTANT.value);
  if (LEAF_IS (instance) && !leaf_instance_is (build, instance, wanted) && !leaf_instance_is (build, instance, or_else))
    leaf_problem_at (build, LEAF_PROBLEM_GOING_WRONG_KIND, description->wording, leaf_kind_name (build, wanted),
                     leaf_kind_name (build, LEAF_INSTANCE (build, instance)->kind));
}

static gboolean
is_going (const LeafBuild *build, const LeafActionPattern *pattern)
{
  return pattern->n_items == 1 && leaf_action_is_going (build, pattern->items[0].action);
}

/* "taking something (called the prize) for the third time": the history does not record which thing it was. */
static void
check_called_before (LeafBuild *build, const LeafActionPattern *pattern)
{
  const LeafDescription *named[] = { pattern->actor, pattern->noun, pattern->second,  pattern->place, pattern->company,
                                     pattern->from,  pattern->to,   pattern->through, pattern->by,    pattern->with };

  if (pattern->history.sort == LEAF_HISTORY_NONE)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (named[i] != NULL && named[i]->called != 0) {
      leaf_problem_at (build, LEAF_PROBLEM_CALLED_IN_PAST, pattern->wording, NULL, NULL);
      return;
    }
}

void
leaf_meaning_check_pattern (LeafBuild *build, const LeafActionPattern *pattern)
{
  if (pattern == NULL)
    return;
  leaf_meaning_check (build, pattern->when);
  check_called_before (build, pattern);
  check_vague (build, pattern->noun);
  check_vague (build, pattern->second);
  leaf_meaning_check_described (build, pattern->noun);
  leaf_meaning_check_described (build, pattern->second);
  if (!is_going (build, pattern))
    return;
  check_going (build, pattern->from, LEAF_KIND (ROOM), LEAF_KIND (REGION));
  check_going (build, pattern->to, LEAF_KIND (ROOM), LEAF_KIND (REGION));
  check_going (build, pattern->through, LEAF_KIND (DOOR), LEAF_KIND (DOOR));
  check_going (build, pattern->by, LEAF_KIND (THING), LEAF_KIND (THING));
  check_going (build, pattern->with, LEAF_KIND (THING), LEAF_KIND (THING));
}

void
leaf_meaning_check_fit (LeafBuild *build, const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_TRY: check_action (build, node->TRY.action); break;
  case LEAF_NODE_ASSIGN: check_action (build, node->ASSIGN.value); G_GNUC_FALLTHROUGH;
  case LEAF_NODE_CHANGE:
    check_place (build, node);
    if (node->op == LEAF_NODE_CHANGE)
      check_amount (build, node);
    break;
  case LEAF_NODE_REPEAT_COUNT: check_range (build, node); break;
  case LEAF_NODE_NOW_ADJECTIVE:
    if (!leaf_kind_is_object (build, node->NOW_ADJECTIVE.object->kind)) /* of an object: leaf-check-values.c */
      check_adjectives (build, node->wording, node->NOW_ADJECTIVE.object->kind, node->NOW_ADJECTIVE.described);
    break;
  case LEAF_NODE_SENTENCE: check_sentence (build, node); break;
  case LEAF_NODE_NOW_RELATION: check_now_related (build, node); break;
  case LEAF_NODE_COMPARE: check_comparison (build, node); break;
  case LEAF_NODE_MATCHES: check_matches (build, node); break;
  case LEAF_NODE_CHOOSE_ROW:
    check_in_column (build, node->wording, node->CHOOSE_ROW.column, node->CHOOSE_ROW.value);
    break;
  case LEAF_NODE_LISTED_IN: check_listed (build, node); break;
  case LEAF_NODE_ARITHMETIC: check_grouping (build, node); break;
  case LEAF_NODE_PROPERTY: check_property (build, node); break;
  case LEAF_NODE_HISTORY: check_history (build, node); break;
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_COUNT:
  case LEAF_NODE_LIST_OF:
  case LEAF_NODE_RANDOM: check_counted (build, node); break;
  case LEAF_NODE_REPEAT_THROUGH:
    check_counted (build, node);
    check_gone_through (build, node);
    break;
  case LEAF_NODE_PROVIDES: check_provides (build, node); break;
  case LEAF_NODE_CALL:
    leaf_inform6_check (build, node->CALL.phrase, node->wording);
    check_list_given (build, node);
    check_handed_on (build, node);
    break;
  case LEAF_NODE_LET:
    check_default (build, node);
    check_action (build, node->LET.value);
    break;
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_CALL_FIRST:
  case LEAF_NODE_DESCRIBED_BY:
  case LEAF_NODE_CONVERT:
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_RELATED:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_TABLE_ROWS:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_PRODUCED:
  case LEAF_NODE_OUTCOME_OF_RULEBOOK:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_EXISTS:
  case LEAF_NODE_ENTRY_EXISTS:
  case LEAF_NODE_RELATES:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_NOW_EVERY:
  case LEAF_NODE_WHILE:
  case LEAF_NODE_REPEAT_LIST:
  case LEAF_NODE_REPEAT_TABLE:
  case LEAF_NODE_BLANK_OUT:
  case LEAF_NODE_FOLLOW:
  case LEAF_NODE_ACTIVITY:
  case LEAF_NODE_DECIDE:
  case LEAF_NODE_NATIVE:
  case LEAF_NODE_FAULT:
  case LEAF_NODES_WRITTEN_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONNECTIVES:
  case LEAF_NODES_STATE_CONDITIONS:
  case LEAF_NODES_BRANCHES:
  case LEAF_NODES_SAYING:
  case LEAF_NODES_NO_FORMS: break;
  }
}
