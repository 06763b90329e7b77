/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-pattern-clauses.c: an action pattern, and the rest of a preamble, as conditions that can be tested one by
 * one.
 *
 *   Instead of Bob taking the lamp in the Yard when the lamp is lit
 *   -> the actor is Bob; the action is taking; the noun is the lamp; the actor's location is the Yard; the lamp is lit
 *
 * The order is actor, action, nouns, place, company, the action's own variables, when, history.  "Doing something other
 * than examining the box" negates action and details together; "doing something other than putting to the box" only the
 * action.
 */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-rules-private.h"

typedef struct {
  LeafBuild *build;
  const LeafActionPattern *pattern;
  GPtrArray *clauses;
} Lowering;

/* --- making nodes ------------------------------------------------------------------------------------------------- */

LeafNode *
leaf_rule_node (LeafBuild *build, LeafNodeOp op, LeafKindId kind, LeafWording w)
{
  return leaf_node_of (build->arena, op, kind, w, 0, NULL);
}

static LeafNode *
make_condition (LeafBuild *build, LeafNodeOp op, LeafWording w)
{
  return leaf_rule_node (build, op, LEAF_KIND (TRUTH_STATE), w);
}

static LeafNode *
action_part (LeafBuild *build, gint32 part, LeafKindId kind, LeafWording w)
{
  LeafNode *node = leaf_rule_node (build, LEAF_NODE_ACTION_PART, kind, w);

  node->ACTION_PART.part = (guint32) part;
  return node;
}

static LeafNode *
constant (LeafBuild *build, LeafKindId kind, gint32 bits, LeafWording w)
{
  LeafNode *node = leaf_rule_node (build, LEAF_NODE_CONSTANT, kind, w);

  node->CONSTANT.value = (LeafValue) { kind.ix, bits };
  return node;
}

static LeafNode *
equal (LeafBuild *build, LeafNode *a, LeafNode *b, LeafWording w)
{
  LeafNode *node = make_condition (build, LEAF_NODE_COMPARE, w);

  node->COMPARE.comparison = LEAF_COMPARE_EQUAL;
  node->COMPARE.left = a;
  node->COMPARE.right = b;
  return node;
}

static LeafNode *
negate (LeafBuild *build, LeafNode *condition, LeafWording w)
{
  LeafNode *node = make_condition (build, LEAF_NODE_NOT, w);

  node->NOT.condition = condition;
  return node;
}

/* A node for all or any of the conditions; a single one is returned itself. NULL if there are none. */
static LeafNode *
join (LeafBuild *build, LeafNodeOp op, const GPtrArray *conditions, LeafWording w)
{
  if (conditions->len == 0)
    return NULL;
  if (conditions->len == 1)
    return g_ptr_array_index (conditions, 0);
  return leaf_node_of (build->arena, op, LEAF_KIND (TRUTH_STATE), w, conditions->len,
                       (LeafNode *const *) conditions->pdata);
}

static LeafNode *
both (LeafBuild *build, LeafNode *a, LeafNode *b, LeafWording w)
{
  LeafNode *operands[] = { a, b };

  return leaf_node_of (build->arena, LEAF_NODE_AND, LEAF_KIND (TRUTH_STATE), w, 2, operands);
}

static LeafNode *
matches (LeafBuild *build, LeafNode *value, const LeafDescription *description)
{
  LeafNode *node = make_condition (build, LEAF_NODE_MATCHES, description->wording);

  node->MATCHES.subject = value;
  node->MATCHES.described = description;
  return node;
}

/* A global variable of the library, or a variable of an action, by its name. */
static LeafNode *
variable (LeafBuild *build, const char *name, LeafWording w)
{
  LEAF_EACH (&build->world->variables, i) {
    const LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (strcmp (row->name, name) == 0) {
      LeafNode *node = leaf_rule_node (build, LEAF_NODE_VARIABLE, row->kind, w);
      node->VARIABLE.variable.ix = i;
      return node;
    }
  }
  g_return_val_if_reached (NULL);
}

/* The relation `name` between the described value, on the left, and `value`: "the region contains it". */
static LeafClause *
right_side_of (LeafBuild *build, const char *name, const LeafDescription *left)
{
  LEAF_EACH (&build->world->relations, i)
    if (strcmp (LEAF_ROW (&build->world->relations, LeafRelation, i)->name, name) == 0) {
      LeafClause *clause = leaf_new (build->arena, LeafClause);

      clause->sort = LEAF_CLAUSE_RELATION;
      clause->relation = LEAF_ID (LeafRelationId, i);
      clause->reversed = TRUE;
      clause->tense = LEAF_TENSE_PRESENT;
      clause->object = left;
      clause->wording = left->wording;
      return clause;
    }
  g_return_val_if_reached (NULL);
}

/* --- the actor ---------------------------------------------------------------------------------------------------- */

static gboolean
is_player (const LeafBuild *build, const LeafDescription *actor)
{
  if (actor == NULL)
    return TRUE;
  if (actor->exact == NULL)
    return FALSE;
  if (actor->exact->op == LEAF_NODE_VARIABLE)
    return actor->exact->VARIABLE.variable.ix == leaf_known (build, LEAF_KNOWN_player_cell);
  return actor->exact->op == LEAF_NODE_CONSTANT
         && (guint32) actor->exact->CONSTANT.value.bits == leaf_known (build, LEAF_KNOWN_yourself);
}

static LeafNode *
actor_is_player (LeafBuild *build, LeafWording w)
{
  return equal (build, action_part (build, LEAF_PART_ACTOR, LEAF_KIND (OBJECT), w), variable (build, "player", w), w);
}

static LeafNode *
is_request (LeafBuild *build, gboolean wanted, LeafWording w)
{
  LeafNode *request = equal (build, action_part (build, LEAF_PART_REQUEST, LEAF_KIND (TRUTH_STATE), w),
                             constant (build, LEAF_KIND (TRUTH_STATE), TRUE, w), w);

  return wanted ? request : negate (build, request, w);
}

/* What a preamble implies; an application translates it. */
#define N_(text) text
static const char player_does_it[] = N_ ("the player does it"), nobody_is_asked[] = N_ ("nobody is asked to do it"),
                  leads_somewhere[] = N_ ("the way leads to a room");

static LeafWording
words_of_action (const LeafActionPattern *pattern)
{
  return pattern->n_items > 0 ? pattern->items_wording : pattern->wording;
}

/* The words of the pattern without its "when" and its number of times, which are separate clauses. */
static LeafWording
words_without_clauses (LeafBuild *build, const LeafActionPattern *pattern)
{
  LeafWording w = pattern->wording;

  if (!leaf_wording_empty (pattern->history.wording) && pattern->history.wording.first > w.first)
    w.end = MIN (w.end, pattern->history.wording.first);
  if (pattern->when != NULL && pattern->when->wording.first > w.first)
    w.end = MIN (w.end, pattern->when->wording.first);
  while (w.end > w.first + 1 && (leaf_word_is (build, w.end - 1, "when") || leaf_word_is (build, w.end - 1, "while")))
    w.end--;
  return w;
}

static void
lower_actor (Lowering *lowering)
{
  LeafBuild *build = lowering->build;
  const LeafActionPattern *pattern = lowering->pattern;
  LeafWording w = pattern->actor != NULL ? pattern->actor->wording : words_of_action (pattern);
  LeafNode *condition;

  if (pattern->is_any_actor)
    condition = is_request (build, pattern->is_request, w);
  else if (is_player (build, pattern->actor))
    condition = actor_is_player (build, w);
  else {
    LeafNode *player = actor_is_player (build, words_of_action (pattern)); /* whom the actor's words do not describe */

    condition
        = both (build, matches (build, action_part (build, LEAF_PART_ACTOR, LEAF_KIND (OBJECT), w), pattern->actor),
                is_request (build, pattern->is_request, w), w);
    condition = both (build, negate (build, player, w), condition, w);
  }
  if (pattern->actor == NULL)
    condition->unsaid = leaf_arena_strdup (build->arena, pattern->is_any_actor ? nobody_is_asked : player_does_it);
  g_ptr_array_add (lowering->clauses, condition);
}

/* --- the action --------------------------------------------------------------------------------------------------- */

/* A kind of action matches when any of its patterns does, whoever acts. */
static LeafNode *
kind_of_action_holds (LeafBuild *build, guint32 id, LeafWording w)
{
  const LeafKindOfAction *kind = LEAF_ROW (&build->rules->kinds_of_action, LeafKindOfAction, id);
  guint32 n = kind->n_patterns;
  const LeafActionPattern *const *patterns = kind->patterns;
  g_autoptr (GPtrArray) any = g_ptr_array_new ();

  for (guint32 i = 0; i < n; i++)
    g_ptr_array_add (any, leaf_pattern_condition (build, patterns[i], FALSE));
  return any->len > 0 ? join (build, LEAF_NODE_OR, any, w) : constant (build, LEAF_KIND (TRUTH_STATE), FALSE, w);
}

static LeafNode *
item_holds (LeafBuild *build, const LeafActionItem *item)
{
  if (item->kind_of_action != 0)
    return kind_of_action_holds (build, item->kind_of_action, item->wording);
  return equal (build, action_part (build, LEAF_PART_NAME, LEAF_KIND (ACTION_NAME), item->wording),
                constant (build, LEAF_KIND (ACTION_NAME), (gint32) item->action.ix, item->wording), item->wording);
}

/* One of the listed actions; NULL for "doing something". */
static LeafNode *
action_holds (Lowering *lowering)
{
  g_autoptr (GPtrArray) any = g_ptr_array_new ();

  for (guint32 i = 0; i < lowering->pattern->n_items; i++)
    g_ptr_array_add (any, item_holds (lowering->build, &lowering->pattern->items[i]));
  return join (lowering->build, LEAF_NODE_OR, any, words_of_action (lowering->pattern));
}

/* "doing something other than taking to the box": only the action is excepted, and the noun must still match. */
static gboolean
excludes_actions_only (const Lowering *lowering)
{
  const LeafActionPattern *pattern = lowering->pattern;
  guint32 last = pattern->items_wording.end;

  if (pattern->noun == NULL || last == 0 || last >= pattern->wording.end)
    return FALSE;
  return leaf_word_is (lowering->build, last, "to") || leaf_word_is (lowering->build, last, "with");
}

/* --- nouns, room, companions -------------------------------------------------------------------------------------- */

static LeafKindId
kind_of_noun (const Lowering *lowering, guint which)
{
  const LeafActionPattern *pattern = lowering->pattern;
  LeafKindId kind = LEAF_KIND (OBJECT);

  if (pattern->n_items > 0 && pattern->items[0].kind_of_action == 0)
    kind = LEAF_ROW (&lowering->build->world->actions, LeafAction, pattern->items[0].action.ix)->kinds[which];
  return LEAF_IS (kind) ? kind : LEAF_KIND (OBJECT);
}

/* "something", "anything" or "it" for a topic: any words. */
static gboolean
is_any_topic (const Lowering *lowering, const LeafDescription *noun, LeafKindId kind)
{
  const LeafBuild *build = lowering->build;
  LeafWording w = noun->wording;

  if (kind.ix != LEAF_KIND_TOPIC && kind.ix != LEAF_KIND_TEXT && kind.ix != LEAF_KIND_SNIPPET)
    return FALSE;
  return leaf_wording_is (build, w, "something") || leaf_wording_is (build, w, "anything")
         || leaf_wording_is (build, w, "it");
}

static void
lower_noun (Lowering *lowering, const LeafDescription *noun, gint32 part, guint which, GPtrArray *out)
{
  LeafBuild *build = lowering->build;
  LeafKindId kind = kind_of_noun (lowering, which);
  LeafNode *value;

  if (noun == NULL || is_any_topic (lowering, noun, kind))
    return;
  if (kind.ix == LEAF_KIND_TEXT)
    kind = LEAF_KIND (TOPIC);
  value = action_part (build, part, kind, noun->wording);
  if (lowering->pattern->n_items == 0 && !noun->is_nothing) { /* of any action that has such a noun */
    LeafNode *none = equal (build, value, constant (build, LEAF_KIND (OBJECT), 0, noun->wording), noun->wording);

    g_ptr_array_add (out,
                     both (build, negate (build, none, noun->wording), matches (build, value, noun), noun->wording));
    return;
  }
  g_ptr_array_add (out, matches (build, value, noun));
}

static gboolean
is_region (const LeafBuild *build, const LeafDescription *place)
{
  const LeafNode *exact = place->exact;

  return exact != NULL && exact->op == LEAF_NODE_CONSTANT && exact->CONSTANT.value.kind == LEAF_KIND_OBJECT
         && exact->CONSTANT.value.bits != 0
         && leaf_instance_is (build, LEAF_ID (LeafInstanceId, exact->CONSTANT.value.bits), LEAF_KIND (REGION));
}

/* `room` is the place, or is in it if it is a region. The words are those of the clause, including the word with which
 * it begins. */
static LeafNode *
place_holds (LeafBuild *build, LeafNode *room, const LeafDescription *place, LeafWording w)
{
  LeafClause *clause = is_region (build, place) ? right_side_of (build, "regional-containment", place) : NULL;
  LeafNode *node = make_condition (build, clause == NULL ? LEAF_NODE_MATCHES : LEAF_NODE_SENTENCE, w);

  if (clause == NULL) {
    node->MATCHES.subject = room;
    node->MATCHES.described = place;
  } else {
    node->SENTENCE.subject = room;
    node->SENTENCE.predicate = clause;
  }
  return node;
}

static void
lower_place (Lowering *lowering, GPtrArray *out)
{
  LeafBuild *build = lowering->build;
  const LeafDescription *place = lowering->pattern->place;
  LeafNode *room, *actor;

  if (place == NULL)
    return;
  actor = action_part (build, LEAF_PART_ACTOR, LEAF_KIND (OBJECT), place->wording);
  room = leaf_node_of (build->arena, LEAF_NODE_NATIVE, LEAF_KIND (OBJECT), place->wording, 1, &actor);
  room->NATIVE.native = LEAF_NATIVE_location_of;
  g_ptr_array_add (out, place_holds (build, room, place, lowering->pattern->place_wording));
}

/* "in the presence of someone (called P)": P is the last of those present, so all are visited. */
static LeafNode *
last_company (LeafBuild *build, const LeafDescription *company, const LeafClause *clause, LeafWording w)
{
  LeafDescription *last = leaf_arena_copy (build->arena, company, sizeof *company);
  const LeafClause **clauses = leaf_new_n (build->arena, const LeafClause *, company->n_clauses + 1);
  LeafNode *node = make_condition (build, LEAF_NODE_EXISTS, w);

  for (guint32 i = 0; i < company->n_clauses; i++)
    clauses[i] = company->clauses[i];
  clauses[last->n_clauses++] = clause;
  last->clauses = clauses;
  last->quantifier = LEAF_QUANTIFIER_AT_LEAST;
  last->count = 1;
  node->EXISTS.described = last;
  return node;
}

static void
lower_company (Lowering *lowering, GPtrArray *out)
{
  LeafBuild *build = lowering->build;
  const LeafDescription *company = lowering->pattern->company;
  LeafNode *node, *actor;
  LeafWording w;

  if (company == NULL)
    return;
  w = lowering->pattern->company_wording;
  actor = action_part (build, LEAF_PART_ACTOR, LEAF_KIND (OBJECT), w);
  if (company->exact != NULL) {
    LeafNode *operands[] = { actor, (LeafNode *) company->exact };

    node = leaf_node_of (build->arena, LEAF_NODE_NATIVE, LEAF_KIND (TRUTH_STATE), w, 2, operands);
    node->NATIVE.native = LEAF_NATIVE_takes_in;
    if (company->n_adjectives > 0 || company->n_clauses > 0)
      node = both (build, matches (build, (LeafNode *) company->exact, company), node, w);
  } else {
    LeafDescription *who = leaf_new (build->arena, LeafDescription);
    LeafClause *clause;

    who->kind = LEAF_KIND (OBJECT);
    who->exact = actor;
    who->wording = w;
    clause = right_side_of (build, "visibility", who);
    if (company->called != 0 && company->quantifier == LEAF_QUANTIFIER_NONE) {
      g_ptr_array_add (out, last_company (build, company, clause, w));
      return;
    }
    node = make_condition (build, LEAF_NODE_SENTENCE, w);
    node->SENTENCE.described = company;
    node->SENTENCE.predicate = clause;
  }
  g_ptr_array_add (out, node);
}

/* --- the action's own variables ----------------------------------------------------------------------------------- */

/* The action's variable for a clause that begins with `word`. */
static LeafNode *
matched_variable (Lowering *lowering, const char *word, LeafWording w)
{
  LeafBuild *build = lowering->build;

  LEAF_EACH (&build->world->variables, i) {
    const LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (row->owner == LEAF_OWNER_ACTION && row->matched_as != NULL && strcmp (row->matched_as, word) == 0
        && leaf_action_is_going (build, LEAF_ID (LeafActionId, row->owner_id))) {
      LeafNode *node = leaf_rule_node (build, LEAF_NODE_VARIABLE, row->kind, w);
      node->VARIABLE.variable.ix = i;
      return node;
    }
  }
  g_return_val_if_reached (NULL);
}

/* "going from the Yard", "by the cart" or "through nothing" implies a destination, so it does not match if there is no
 * connection. Exiting has a "from" of its own. */
static gboolean
leaves (const LeafBuild *build, const LeafActionPattern *pattern)
{
  for (guint32 i = 0; i < pattern->n_clauses && pattern->to == NULL; i++) {
    const LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, pattern->clauses[i].variable.ix);

    if (row->matched_as != NULL && strcmp (row->matched_as, "to") != 0
        && leaf_action_is_going (build, LEAF_ID (LeafActionId, row->owner_id)))
      return TRUE;
  }
  return FALSE;
}

static void
lower_variables (Lowering *lowering, GPtrArray *out)
{
  LeafBuild *build = lowering->build;
  const LeafActionPattern *pattern = lowering->pattern;

  for (guint32 i = 0; i < pattern->n_clauses; i++) {
    const LeafActionClause *clause = &pattern->clauses[i];
    const LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, clause->variable.ix);
    LeafNode *value = leaf_rule_node (build, LEAF_NODE_VARIABLE, row->kind, clause->wording);

    value->VARIABLE.variable = clause->variable;
    g_ptr_array_add (out, place_holds (build, value, clause->description, clause->wording));
  }
  if (pattern->to_nowhere || pattern->to_somewhere || leaves (build, pattern)) {
    LeafWording w = words_without_clauses (build, pattern);
    LeafNode *room = matched_variable (lowering, "to", w);
    LeafNode *none;

    none = equal (build, room, constant (build, LEAF_KIND (OBJECT), 0, w), w);
    g_ptr_array_add (out, pattern->to_nowhere ? none : negate (build, none, w));
    if (!pattern->to_nowhere && !pattern->to_somewhere)
      ((LeafNode *) out->pdata[out->len - 1])->unsaid = leaf_arena_strdup (build->arena, leads_somewhere);
  }
}

/* --- when and how often ------------------------------------------------------------------------------------------- */

/* The rest of the pattern is what is counted. */
static void
lower_history (Lowering *lowering, GPtrArray *out)
{
  LeafBuild *build = lowering->build;
  const LeafActionPattern *pattern = lowering->pattern;
  LeafActionPattern *rest;
  LeafNode *node, *counted;

  if (pattern->history.sort == LEAF_HISTORY_NONE)
    return;
  rest = leaf_arena_copy (build->arena, pattern, sizeof *pattern);
  rest->history = (LeafHistory) { 0 };
  counted = make_condition (build, LEAF_NODE_IS_ACTION, pattern->wording);
  counted->IS_ACTION.pattern = rest;
  node = make_condition (build, LEAF_NODE_HISTORY, pattern->history.wording);
  node->HISTORY.condition = counted;
  node->HISTORY.repeated = pattern;
  node->HISTORY.cell = pattern->history.cell;
  g_ptr_array_add (out, node);
}

static void
lower_details (Lowering *lowering, GPtrArray *out)
{
  lower_noun (lowering, lowering->pattern->noun, LEAF_PART_NOUN, 0, out);
  lower_noun (lowering, lowering->pattern->second, LEAF_PART_SECOND, 1, out);
  lower_place (lowering, out);
  lower_company (lowering, out);
  lower_variables (lowering, out);
}

static void
lower_action_and_details (Lowering *lowering, gboolean without_action)
{
  LeafBuild *build = lowering->build;
  LeafNode *action = without_action ? NULL : action_holds (lowering);
  gboolean excludes = lowering->pattern->is_excluding;
  g_autoptr (GPtrArray) together = g_ptr_array_new ();
  LeafWording w = words_without_clauses (build, lowering->pattern);

  if (excludes && !excludes_actions_only (lowering)) {
    g_ptr_array_add (together, action);
    lower_details (lowering, together);
    g_ptr_array_add (lowering->clauses, negate (build, join (build, LEAF_NODE_AND, together, w), w));
    return;
  }
  if (action != NULL)
    g_ptr_array_add (lowering->clauses,
                     excludes ? negate (build, action, words_of_action (lowering->pattern)) : action);
  lower_details (lowering, lowering->clauses);
}

/* Returns TRUE if these conditions have separate words, one after another. */
static gboolean
stand_apart (const LeafNode *all)
{
  for (gsize i = 0; i < all->AND.n_conditions; i++) {
    LeafWording w = all->AND.conditions[i]->wording;

    if (leaf_wording_empty (w) || w.first < all->wording.first || w.end > all->wording.end
        || (i > 0 && w.first < all->AND.conditions[i - 1]->wording.end))
      return FALSE;
  }
  return TRUE;
}

/* The parts joined by "and" are separate clauses, so that each is reported. */
static void
add_conditions (GPtrArray *clauses, LeafNode *condition)
{
  if (condition->op != LEAF_NODE_AND || !stand_apart (condition)) {
    g_ptr_array_add (clauses, condition);
    return;
  }
  for (gsize i = 0; i < condition->AND.n_conditions; i++)
    add_conditions (clauses, condition->AND.conditions[i]);
}

/* The author's action pattern as conditions, clause by clause, in the order in which they are tested: nodes with their
 * words, on the arena. `without_action`: the action itself is known. `tests_actor`: an unnamed actor is the player.
 * Used for rules, IS_ACTION conditions and named kinds of action. */
static GPtrArray *
clauses_of_pattern (LeafBuild *build, const LeafActionPattern *pattern, gboolean tests_actor, gboolean without_action)
{
  Lowering lowering = { .build = build, .pattern = pattern, .clauses = g_ptr_array_new () };

  if (tests_actor)
    lower_actor (&lowering);
  lower_action_and_details (&lowering, without_action);
  if (pattern->when != NULL)
    add_conditions (lowering.clauses, (LeafNode *) pattern->when);
  lower_history (&lowering, lowering.clauses);
  return lowering.clauses;
}

/* In a condition ("while an actor waiting") "an actor" tests nothing, so it includes requests; the preamble of a rule
 * excludes requests. */
LeafNode *
leaf_pattern_condition (LeafBuild *build, const LeafActionPattern *pattern, gboolean tests_actor)
{
  gboolean is_anybody = pattern->is_any_actor && !pattern->is_request;
  g_autoptr (GPtrArray) clauses = clauses_of_pattern (build, pattern, tests_actor && !is_anybody, FALSE);
  LeafNode *all = join (build, LEAF_NODE_AND, clauses, pattern->wording);

  return all != NULL ? all : constant (build, LEAF_KIND (TRUTH_STATE), TRUE, pattern->wording);
}

/* --- a rule's whole preamble -------------------------------------------------------------------------------------- */

/* During a scene: the named one is happening, or one that matches the description. */
static LeafNode *
scene_holds (LeafBuild *build, const LeafDescription *scene, LeafWording w)
{
  LeafNode *node = make_condition (build, LEAF_NODE_SCENE_IS, w);
  g_autoptr (GPtrArray) any = NULL;

  node->SCENE_IS.how = LEAF_SCENE_IS_HAPPENING;
  if (scene->exact != NULL) {
    node->SCENE_IS.scene = (LeafNode *) scene->exact;
    return scene->n_adjectives > 0 || scene->n_clauses > 0
               ? both (build, matches (build, node->SCENE_IS.scene, scene), node, w)
               : node;
  }
  any = g_ptr_array_new ();
  LEAF_EACH (&build->world->instances, i) {
    const LeafInstance *row = LEAF_ROW (&build->world->instances, LeafInstance, i);
    LeafNode *value, *happens;

    if (row->kind.ix != LEAF_KIND_SCENE)
      continue;
    value = constant (build, LEAF_KIND (SCENE), leaf_instance_value (build, LEAF_ID (LeafInstanceId, i)).bits, w);
    happens = make_condition (build, LEAF_NODE_SCENE_IS, w);
    happens->SCENE_IS.how = LEAF_SCENE_IS_HAPPENING;
    happens->SCENE_IS.scene = value;
    g_ptr_array_add (any, both (build, happens, matches (build, value, scene), w));
  }
  return any->len > 0 ? join (build, LEAF_NODE_OR, any, w) : constant (build, LEAF_KIND (TRUTH_STATE), FALSE, w);
}

static LeafNode *
parameter_holds (LeafBuild *build, const LeafRule *rule)
{
  LeafKindId kind = LEAF_IS (rule->home) ? LEAF_RULEBOOK (build, rule->home)->basis : rule->parameter->kind;

  return matches (build, leaf_rule_node (build, LEAF_NODE_PARAMETER, kind, rule->applies_to), rule->parameter);
}

GPtrArray *
leaf_rule_clauses (LeafBuild *build, LeafRuleId id)
{
  LeafRule rule = *LEAF_RULE (build, id);
  GPtrArray *clauses;

  if (rule.pattern != NULL)
    clauses = clauses_of_pattern (build, rule.pattern, !rule.tests_no_actor, rule.tests_no_action);
  else {
    LeafNode *player
        = rule.tests_player && !rule.tests_no_actor
              ? actor_is_player (build, leaf_wording_empty (rule.home_words) ? rule.wording : rule.home_words)
              : NULL;

    clauses = g_ptr_array_new ();
    if (player != NULL) {
      player->unsaid = leaf_arena_strdup (build->arena, player_does_it);
      g_ptr_array_add (clauses, player);
    }
  }
  if (rule.parameter != NULL)
    g_ptr_array_add (clauses, parameter_holds (build, &rule));
  if (rule.scene != NULL)
    g_ptr_array_add (clauses, scene_holds (build, rule.scene, rule.scene_wording));
  if (rule.context != NULL)
    add_conditions (clauses, (LeafNode *) rule.context);
  return clauses;
}

GPtrArray *
leaf_rule_changes (LeafBuild *build, LeafRuleId id)
{
  GPtrArray *nodes = g_ptr_array_new ();

  for (guint32 at = LEAF_RULE (build, id)->first_change; at != 0;
       at = LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->next) {
    const LeafRuleChange *change = LEAF_ROW (&build->rules->changes, LeafRuleChange, at);
    LeafNode *node = leaf_rule_node (build, LEAF_NODE_CHANGED, LEAF_KIND (NONE),
                                     leaf_rules_sentence (build, change->sentence)->wording);

    node->CHANGED.substitute = change->substitute;
    node->CHANGED.is_unless = change->is_unless;
    node->CHANGED.condition = (LeafNode *) change->condition;
    g_ptr_array_add (nodes, node);
  }
  return nodes;
}
