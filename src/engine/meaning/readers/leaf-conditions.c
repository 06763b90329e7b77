/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-conditions.c: conditions.
 *
 * "and" is split before "or": "A or B and C" is (A or B) and C, as in the language. Each half must be a condition of
 * its own: "the box is open or in the bag" is a mistake. A condition without these is read as, in this order, an option
 * or fixed form, "there is", a phrase that decides if, an action, or a sentence with a verb. A truth state is a value,
 * not a condition. */

#include "leaf-readers.h"
#include "leaf-node-groups.h"

#include <string.h>

#define MOST_FORMS 12

static LeafKindId
truth (void)
{
  return LEAF_KIND (TRUTH_STATE);
}

/* --- the past ----------------------------------------------------------------------------------------------------- */

/* "we have taken" is true for any actor. */
static LeafNode *
done_by_anyone (LeafScope *scope, LeafNode *condition)
{
  LeafActionPattern *pattern = leaf_arena_copy (scope->build->arena, condition->IS_ACTION.pattern, sizeof *pattern);
  LeafNode *node = leaf_arena_copy (scope->build->arena, condition, sizeof *node);

  pattern->is_any_actor = TRUE;
  node->IS_ACTION.pattern = pattern;
  return node;
}

static LeafNode *
in_the_past (LeafScope *scope, LeafNode *condition, guint tense)
{
  LeafNode *node;

  if (tense == LEAF_TENSE_PRESENT)
    return condition;
  if (condition->op == LEAF_NODE_IS_ACTION && condition->IS_ACTION.pattern->actor == NULL)
    condition = done_by_anyone (scope, condition);
  node = leaf_node_with (scope, LEAF_NODE_HISTORY, truth (), condition->wording, condition);
  node->HISTORY.tense = tense;
  node->HISTORY.cell = leaf_reserve_cells (scope->build, LEAF_PAST_CELLS);
  return node;
}

static LeafNode *
read_repeated (LeafScope *scope, LeafWording w, gboolean may_lack_for)
{
  LeafHistory history;
  LeafActionPattern *pattern;
  LeafNode *condition, *node;
  guint32 begins, tense = 0;
  gboolean is_action;

  if (!leaf_read_history (scope, w, may_lack_for, &begins, &history))
    return NULL;
  condition = leaf_meaning_condition (scope, leaf_wording_up_to (w, begins));
  if (condition == NULL)
    return NULL;
  is_action
      = (condition->op == LEAF_NODE_HISTORY ? leaf_node_operand (condition, 0) : condition)->op == LEAF_NODE_IS_ACTION;
  /* "is open for two to three turns": the reference tests two only */
  if (history.sort == LEAF_HISTORY_FROM_TO && !is_action)
    history.sort = LEAF_HISTORY_EXACTLY;
  if (condition->op == LEAF_NODE_HISTORY && condition->HISTORY.repeated == NULL && !is_action) {
    /* "has been open for two turns": a single test of one past, for two turns or more */
    tense = condition->HISTORY.tense;
    condition = leaf_node_operand (condition, 0);
    if (history.sort == LEAF_HISTORY_EXACTLY && !history.is_exact)
      history.sort = LEAF_HISTORY_AT_LEAST;
  }
  history.cell = leaf_reserve_cells (scope->build, LEAF_PAST_CELLS);
  pattern = leaf_new (scope->build->arena, LeafActionPattern);
  pattern->wording = w;
  pattern->history = history;
  node = leaf_node_with (scope, LEAF_NODE_HISTORY, truth (), w, condition);
  node->HISTORY.repeated = pattern;
  node->HISTORY.tense = tense;
  node->HISTORY.cell = history.cell;
  return node;
}

/* --- fixed forms -------------------------------------------------------------------------------------------------- */

static LeafNode *
read_option (LeafScope *scope, LeafWording w)
{
  const LeafPhraseRow *row;
  LeafNode *node;

  if (!LEAF_IS (scope->phrase))
    return NULL;
  row = LEAF_PHRASE (scope->build, scope->phrase);
  for (guint32 i = 0; i < row->n_options; i++) {
    if (!leaf_wording_same (scope->build, w, row->options[i]))
      continue;
    node = leaf_node_new (scope, LEAF_NODE_OPTION_GIVEN, truth (), w);
    node->OPTION_GIVEN.option = i;
    return node;
  }
  return NULL;
}

static LeafNode *
read_chance (LeafScope *scope, LeafWording w)
{
  const LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, w);
  LeafWording inside;

  if (!leaf_wording_begins (build, bare, "random chance of"))
    return NULL;
  inside = leaf_wording (bare.first + 3, leaf_wording_ends (build, bare, "succeeds") ? bare.end - 1 : bare.end);
  for (guint32 at = leaf_kw_find (build, inside, inside.first, LEAF_KW_IN); at + 1 < inside.end;
       at = leaf_kw_find (build, inside, at + 1, LEAF_KW_IN)) {
    LeafNode *n = leaf_read_value (scope, leaf_wording_up_to (inside, at), LEAF_KIND (NUMBER));
    LeafNode *m = n == NULL ? NULL : leaf_read_value (scope, leaf_wording_from (inside, at + 1), LEAF_KIND (NUMBER));

    if (m != NULL && inside.end == bare.end) /* which does not test whether the action succeeded */
      return leaf_node_constant (scope, w, truth (), TRUE);
    if (m != NULL)
      return leaf_node_with (scope, LEAF_NODE_CHANCE, truth (), w, n, m);
  }
  return NULL;
}

static LeafNode *
read_fixed (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, w);
  gboolean succeeded = leaf_wording_is (build, bare, "rule succeeded");
  LeafNode *node;

  if (succeeded || leaf_wording_is (build, bare, "rule failed")) {
    node = leaf_node_new (scope, LEAF_NODE_RULE_SUCCEEDED, truth (), w);
    node->RULE_SUCCEEDED.how = succeeded ? LEAF_RESULT_SUCCEEDED : LEAF_RESULT_FAILED;
    return node;
  }
  node = read_option (scope, w);
  return node != NULL ? node : read_chance (scope, w);
}

/* --- scenes ------------------------------------------------------------------------------------------------------- */

static const struct {
  const char *words;
  LeafSceneQuestion question;
  gboolean negated;
} scene_forms[] = {
  { "is happening", LEAF_SCENE_IS_HAPPENING, FALSE },
  { "is not happening", LEAF_SCENE_IS_HAPPENING, TRUE },
  { "has happened", LEAF_SCENE_HAS_HAPPENED, FALSE },
  { "has not happened", LEAF_SCENE_HAS_HAPPENED, TRUE },
  /* moments */
  { "has ended", LEAF_SCENE_HAS_ENDED, FALSE },
  { "has not ended", LEAF_SCENE_HAS_ENDED, TRUE },
  { "begins", LEAF_SCENE_BEGINS_NOW, FALSE },
  { "ends", LEAF_SCENE_ENDS_NOW, FALSE },
};

/* "Supper begins when Tea ends": only the whole condition of a scene can wait for another scene to begin or end. */
static gboolean
is_condition_of_scene (const LeafBuild *build, LeafWording w)
{
  const LeafTable *conditions = &build->world->scene_conditions;

  LEAF_EACH (conditions, i) {
    LeafWording condition = LEAF_ROW (conditions, LeafSceneCondition, i)->condition;

    if (condition.first == w.first && condition.end == w.end)
      return TRUE;
  }
  return FALSE;
}

/* Returns FALSE, with the reason for the problem, if another condition uses the moment of a scene. */
static gboolean
may_be_moment (LeafScope *scope, LeafWording w)
{
  if (is_condition_of_scene (scope->build, w))
    return TRUE;
  leaf_reading_refused (scope, LEAF_PROBLEM_SCENE_MOMENT, w, NULL, NULL, NULL);
  return FALSE;
}

typedef struct {
  const char *words;
  guint32 n;
  gboolean is_moment, negated, is_refused;
} SceneEndVerb;

/* The node of "S ended in disaster", where `before` is "S ended" and `row` the condition of that end; NULL if it is
 * something else. */
static LeafNode *
read_named_end (LeafScope *scope, LeafWording w, LeafWording before, const SceneEndVerb *verb, guint32 row)
{
  LeafBuild *build = scope->build;
  LeafInstanceId of = LEAF_ROW (&build->world->scene_conditions, LeafSceneCondition, row)->scene;
  guint32 at = before.end - verb->n;
  LeafNode *scene = at > w.first ? leaf_read_value (scope, leaf_wording_up_to (w, at), LEAF_KIND (SCENE)) : NULL;
  LeafNode *node, *has_ended;

  if (scene == NULL
      || (scene->op == LEAF_NODE_CONSTANT && !LEAF_SAME (leaf_instance_of_value (build, scene->CONSTANT.value), of)))
    return NULL;
  if (verb->is_refused) {
    leaf_reading_refused (scope, LEAF_PROBLEM_SCENE_HAS_ENDED, w, NULL, NULL, NULL);
    return NULL;
  }
  if (verb->is_moment && !may_be_moment (scope, w))
    return NULL;
  node = leaf_node_with (scope, LEAF_NODE_NATIVE, truth (), w, scene,
                         leaf_node_constant (scope, LEAF_NO_WORDS, LEAF_KIND (NUMBER), (gint32) row));
  node->NATIVE.native = verb->is_moment ? LEAF_NATIVE_scene_ends_so : LEAF_NATIVE_scene_ended_so;
  if (!verb->negated)
    return node;
  /* "not happily" means in another way */
  has_ended = leaf_node_with (scope, LEAF_NODE_SCENE_IS, truth (), w, scene);
  has_ended->SCENE_IS.how = LEAF_SCENE_HAS_ENDED;
  return leaf_node_with (scope, LEAF_NODE_AND, truth (), w, has_ended, leaf_node_not (scope, node));
}

/* "S ended in disaster", "S did not end happily": tests whether its latest end had that name, or another; also "S ends
 * happily" in the condition of a scene. */
static LeafNode *
read_scene_end (LeafScope *scope, LeafWording w)
{
  static const SceneEndVerb verbs[] = {
    { "has not ended", 3, FALSE, FALSE, TRUE }, { "has ended", 2, FALSE, FALSE, TRUE },
    { "ended", 1, FALSE, FALSE, FALSE },        { "ends", 1, TRUE, FALSE, FALSE },
    { "did not end", 3, FALSE, TRUE, FALSE },
  };
  LeafBuild *build = scope->build;
  const LeafTable *conditions = &build->world->scene_conditions;

  if (leaf_wording_find (build, w, "ended") >= w.end && leaf_wording_find (build, w, "ends") >= w.end
      && leaf_wording_find (build, w, "end") >= w.end)
    return NULL;
  LEAF_EACH (conditions, i) {
    LeafSceneCondition row = *LEAF_ROW (conditions, LeafSceneCondition, i);
    guint32 n = leaf_wording_length (row.how);
    LeafWording before;

    if (!row.is_end || n == 0 || leaf_wording_length (w) < n + 2
        || !leaf_wording_same (build, leaf_wording_from (w, w.end - n), row.how))
      continue;
    before = leaf_wording_up_to (w, w.end - n);
    for (guint v = 0; v < G_N_ELEMENTS (verbs); v++) {
      LeafNode *node
          = leaf_wording_ends (build, before, verbs[v].words) ? read_named_end (scope, w, before, &verbs[v], i) : NULL;

      if (node != NULL)
        return node;
    }
  }
  return NULL;
}

static LeafNode *
read_scene (LeafScope *scope, LeafWording w)
{
  /* a scene that begins when play begins does so at the first opportunity */
  if (leaf_wording_is (scope->build, w, "play begins"))
    return leaf_node_constant (scope, w, truth (), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (scene_forms); i++) {
    guint32 n = scene_forms[i].negated ? 3 : strchr (scene_forms[i].words, ' ') != NULL ? 2 : 1;
    LeafNode *scene, *node;

    if (!leaf_wording_ends (scope->build, w, scene_forms[i].words))
      continue;
    scene = leaf_read_value (scope, leaf_wording_up_to (w, w.end - n), LEAF_KIND (SCENE));
    if (scene == NULL || (scene_forms[i].question >= LEAF_SCENE_BEGINS_NOW && !may_be_moment (scope, w)))
      return NULL;
    node = leaf_node_with (scope, LEAF_NODE_SCENE_IS, truth (), w, scene);
    node->SCENE_IS.how = scene_forms[i].question;
    return scene_forms[i].negated ? leaf_node_not (scope, node) : node;
  }
  return read_scene_end (scope, w);
}

/* --- actions ------------------------------------------------------------------------------------------------------ */

static LeafNode *
action_node (LeafScope *scope, LeafWording w, LeafWording words)
{
  LeafActionPattern *pattern = leaf_action_pattern_read (scope, words, NULL);
  LeafNode *node;

  if (pattern == NULL)
    return NULL;
  node = leaf_node_new (scope, LEAF_NODE_IS_ACTION, truth (), w);
  node->IS_ACTION.pattern = pattern;
  return node;
}

static LeafNode *
read_action (LeafScope *scope, LeafWording w)
{
  static const struct {
    const char *words;
    guint tense;
    gboolean negated, participle;
  } forms[] = {
    { "we are not", LEAF_TENSE_PRESENT, TRUE, FALSE },     { "we are", LEAF_TENSE_PRESENT, FALSE, FALSE },
    { "we were not", LEAF_TENSE_PAST, TRUE, FALSE },       { "we were", LEAF_TENSE_PAST, FALSE, FALSE },
    { "we have not", LEAF_TENSE_PERFECT, TRUE, TRUE },     { "we have", LEAF_TENSE_PERFECT, FALSE, TRUE },
    { "we had not", LEAF_TENSE_PAST_PERFECT, TRUE, TRUE }, { "we had", LEAF_TENSE_PAST_PERFECT, FALSE, TRUE },
  };
  const LeafBuild *build = scope->build;

  if (leaf_kw (build, w.first) == LEAF_KW_WE) {
    for (guint i = 0; i < G_N_ELEMENTS (forms); i++) {
      guint32 n = forms[i].negated ? 3 : 2;
      LeafWording rest = leaf_wording_from (w, w.first + n);
      LeafNode *node;

      if (!leaf_wording_begins (build, w, forms[i].words))
        continue;
      if (forms[i].participle) {
        LeafActionPattern *pattern = leaf_action_pattern_read_participle (scope, rest);

        if (pattern == NULL)
          return NULL;
        node = leaf_node_new (scope, LEAF_NODE_IS_ACTION, truth (), w);
        node->IS_ACTION.pattern = pattern;
      } else {
        node = action_node (scope, w, rest);
      }
      if (node == NULL)
        return NULL;
      node = in_the_past (scope, node, forms[i].tense);
      return forms[i].negated ? leaf_node_not (scope, node) : node;
    }
    return NULL;
  }
  return action_node (scope, w, w);
}

/* --- there is ----------------------------------------------------------------------------------------------------- */

static LeafNode *
read_entry_exists (LeafScope *scope, LeafWording w, LeafWording rest)
{
  LeafKeyword first = leaf_kw_first (scope->build, rest);
  gboolean none = first == LEAF_KW_NO;
  LeafWording entry = none || leaf_kw_is_article (first) ? leaf_wording_from (rest, rest.first + 1) : rest;
  LeafNode *value, *node;

  if (leaf_kw_find (scope->build, entry, entry.first, LEAF_KW_ENTRY) == entry.end
      && leaf_kw_find (scope->build, entry, entry.first, LEAF_KW_CORRESPONDING) == entry.end
      && leaf_kw_find (scope->build, entry, entry.first, LEAF_KW_ROW) == entry.end)
    return NULL;
  value = leaf_read_value (scope, entry, LEAF_KIND (NONE));
  if (value == NULL || (value->op != LEAF_NODE_TABLE_ENTRY && value->op != LEAF_NODE_TABLE_CORRESPONDING))
    return NULL;
  node = leaf_node_with (scope, LEAF_NODE_ENTRY_EXISTS, truth (), w, value);
  return none ? leaf_node_not (scope, node) : node;
}

/* "a C of V in T": a row with that entry. */
static LeafNode *
read_row_exists (LeafScope *scope, LeafWording w, LeafWording rest)
{
  LeafBuild *build = scope->build;
  gboolean none = leaf_kw_first (build, rest) == LEAF_KW_NO;
  guint32 of;

  rest = none ? leaf_wording_from (rest, rest.first + 1) : leaf_wording_skip_article (build, rest);
  of = leaf_kw_find (build, rest, rest.first, LEAF_KW_OF);
  for (guint32 in = rest.end; of < rest.end && in > of + 2; in--) {
    LeafColumnId column;
    LeafNode *table, *value, *node;

    if (leaf_kw (build, in - 1) != LEAF_KW_IN && leaf_kw (build, in - 1) != LEAF_KW_FROM)
      continue;
    column = leaf_read_column_name (scope, leaf_wording_up_to (rest, of));
    if (!LEAF_IS (column))
      return NULL;
    table = leaf_read_value (scope, leaf_wording_from (rest, in), LEAF_KIND (TABLE_NAME));
    value = table == NULL ? NULL
                          : leaf_read_value (scope, leaf_wording (of + 1, in - 1),
                                             LEAF_ROW (&build->world->columns, LeafColumn, column.ix)->kind);
    if (value == NULL)
      continue;
    node = leaf_node_with (scope, LEAF_NODE_LISTED_IN, truth (), w, value, table);
    node->LISTED_IN.column = column;
    return none ? leaf_node_not (scope, node) : node;
  }
  return NULL;
}

/* "nothing" alone is a value; "nobody", "no thing" and "nothing in the box" say that nothing matches. */
static gboolean
is_bare_nothing (const LeafScope *scope, const LeafDescription *description)
{
  return description->is_nothing && description->n_clauses == 0
         && leaf_kw (scope->build, description->wording.first) == LEAF_KW_NOTHING;
}

static gboolean
is_an_object (const LeafBuild *build, const LeafNode *value)
{
  return value->op == LEAF_NODE_CONSTANT && leaf_kind_is_object (build, value->kind) && value->CONSTANT.value.bits != 0;
}

/* "there is a lamp", "there is Bob": a named thing must match its description, wherever it is. */
static LeafNode *
read_existence (LeafScope *scope, LeafWording w)
{
  const LeafVerbForm *forms[MOST_FORMS];
  guint32 n;

  if (leaf_kw (scope->build, w.first) != LEAF_KW_THERE || leaf_wording_length (w) < 3)
    return NULL;
  n = leaf_forms_at (scope, w, w.first + 1, forms, MOST_FORMS);
  for (guint32 i = 0; i < n; i++) {
    LeafWording rest = leaf_wording_from (w, w.first + 1 + forms[i]->n_words);
    LeafDescription *description;
    LeafNode *node;

    if (!forms[i]->is_copula || forms[i]->is_preposition || leaf_wording_empty (rest))
      continue;
    node = forms[i]->negated ? NULL : read_entry_exists (scope, w, rest);
    if (node == NULL)
      node = read_row_exists (scope, w, rest);
    if (node == NULL) {
      description = leaf_read_description (scope, rest, LEAF_KIND (NONE), 0);
      if (description == NULL)
        description = leaf_read_description (scope, rest, LEAF_KIND (NONE), LEAF_DESCRIBE_VALUES);
      if (description == NULL || is_bare_nothing (scope, description)
          || (description->exact != NULL && !is_an_object (scope->build, description->exact)))
        continue;
      node = leaf_node_new (scope, LEAF_NODE_EXISTS, truth (), w);
      node->EXISTS.described = description;
    }
    node = in_the_past (scope, node, forms[i]->tense);
    return forms[i]->negated ? leaf_node_not (scope, node) : node;
  }
  return NULL;
}

/* --- subject, verb, object ---------------------------------------------------------------------------------------- */

/* "if the topic is "rust"", "if a number is 3": a kind that cannot be enumerated, so the test is about the value
 * itself. */
static gboolean
asks_for_a_value (const LeafScope *scope, const LeafDescription *subject, const LeafClause *clause)
{
  const LeafBuild *build = scope->build;
  LeafKindId kind = subject->kind;

  return subject->exact == NULL && LEAF_IS (kind) && subject->kind_named && subject->n_adjectives == 0
         && subject->n_clauses == 0 && subject->called == 0 && !subject->is_plural
         && subject->quantifier == LEAF_QUANTIFIER_NONE && !leaf_kind_is_object (build, kind)
         && leaf_kind (build, kind)->representation != LEAF_REPRESENTATION_ENUMERATED
         && !LEAF_SAME (kind, LEAF_KIND (TRUTH_STATE)) && clause->sort == LEAF_CLAUSE_IS && !clause->negated
         && clause->tense == LEAF_TENSE_PRESENT && leaf_description_is_plain_value (clause->object);
}

/* "if the bulk is 4", about nothing in particular: compares the property itself, not the value of some thing, and no
 * property is 4. A property with the name of its kind has no name of its own. */
static gboolean
compares_property_itself (const LeafScope *scope, const LeafDescription *subject, const LeafClause *clause)
{
  const LeafBuild *build = scope->build;
  const LeafNode *value = subject->exact, *owner;
  const LeafProperty *property;

  if (build->is_library || scope->is_to_be_made || !leaf_description_is_plain_value (subject)
      || value->op != LEAF_NODE_PROPERTY || clause->sort != LEAF_CLAUSE_IS
      || !leaf_description_is_plain_value (clause->object))
    return FALSE;
  owner = value->PROPERTY.owner;
  property = LEAF_ROW (&build->world->properties, LeafProperty, value->PROPERTY.property.ix);
  return owner->wording.first == value->wording.first && owner->wording.end == value->wording.end
         && !LEAF_IS (property->condition_of) && clause->object->exact->op != LEAF_NODE_PROPERTY
         && g_strcmp0 (property->name, leaf_kind_name (build, property->kind)) != 0;
}

/* "if the action is waiting", which names the kind: no action in particular is compared with the pattern. With "not", and
 * about every action, it goes through the actions as through the values of any kind. */
static gboolean
is_of_no_action (const LeafDescription *subject, const LeafClause *clause)
{
  return LEAF_SAME (subject->kind, LEAF_KIND (STORED_ACTION)) && subject->exact == NULL && subject->n_adjectives == 0
         && subject->n_clauses == 0 && subject->quantifier == LEAF_QUANTIFIER_NONE && !clause->negated
         && clause->condition != NULL && clause->condition->op == LEAF_NODE_IS_ACTION;
}

static LeafNode *
refuse_of_no_action (LeafScope *scope, LeafWording w, const LeafClause *clause)
{
  g_autofree char *predicate = leaf_wording_dup (scope->build, clause->wording);

  return leaf_reading_refused (scope, LEAF_PROBLEM_CONDITION_OF_NO_ACTION, w, NULL, predicate, NULL);
}

/* "if nothing is open", "... is a clock": about the value nothing, so never true. "nothing is in the box" and "nobody
 * is asleep" are about all things and all people. */
static gboolean
is_nothing_itself (const LeafScope *scope, const LeafDescription *subject, const LeafClause *clause)
{
  return is_bare_nothing (scope, subject) && clause->sort == LEAF_CLAUSE_IS;
}

static LeafNode *
sentence_node (LeafScope *scope, LeafWording w, const LeafDescription *subject, LeafClause *clause)
{
  guint tense = clause->tense;
  gboolean is_never = FALSE;
  LeafNode *node;

  if (compares_property_itself (scope, subject, clause))
    return leaf_node_constant (scope, w, truth (), clause->negated);
  if (asks_for_a_value (scope, subject, clause))
    return leaf_node_constant (scope, w, truth (), 1);
  if (tense != LEAF_TENSE_PRESENT) {
    clause = leaf_arena_copy (scope->build->arena, clause, sizeof *clause);
    clause->tense = LEAF_TENSE_PRESENT;
    is_never = clause->negated && (tense == LEAF_TENSE_PERFECT || tense == LEAF_TENSE_PAST_PERFECT);
    if (is_never) /* "has not been open": never open, rather than once not open */
      clause->negated = FALSE;
  }
  if (leaf_description_is_plain_value (subject)) {
    node = leaf_clause_condition (scope, w, (LeafNode *) subject->exact, clause);
  } else if (is_nothing_itself (scope, subject, clause)) {
    node
        = leaf_clause_condition (scope, w, leaf_node_constant (scope, subject->wording, LEAF_KIND (OBJECT), 0), clause);
  } else {
    node = leaf_node_new (scope, LEAF_NODE_SENTENCE, truth (), w);
    node->SENTENCE.described = subject;
    node->SENTENCE.predicate = clause;
  }
  node = in_the_past (scope, node, tense);
  return is_never ? leaf_node_not (scope, node) : node;
}

/* Returns TRUE if this word can be a verb or a comparison sign. */
static gboolean
verb_may_stand (LeafScope *scope, LeafWording w, guint32 at)
{
  const LeafVerbForm *forms[MOST_FORMS];
  guint32 n;

  switch (leaf_kw (scope->build, at)) {
  case LEAF_KW_LESS_SIGN:
  case LEAF_KW_GREATER_SIGN:
  case LEAF_KW_AT_MOST_SIGN:
  case LEAF_KW_AT_LEAST_SIGN:
  case LEAF_KW_UNEQUAL_SIGN: return TRUE;
  default: break;
  }
  n = leaf_forms_at (scope, w, at, forms, MOST_FORMS);
  for (guint32 i = 0; i < n; i++)
    if (!forms[i]->is_preposition)
      return TRUE;
  return FALSE;
}

/* "an open" in "if an open is in the Hall": anything open. */
static LeafDescription *
read_adjectives_alone (LeafScope *scope, LeafWording w)
{
  LeafKeyword first = leaf_kw (scope->build, w.first);

  return leaf_wording_length (w) > 1 && (first == LEAF_KW_A || first == LEAF_KW_AN)
             ? leaf_read_bare_adjectives (scope, w)
             : NULL;
}

static LeafNode *
read_sentence (LeafScope *scope, LeafWording w)
{
  guint32 depth = 0;

  for (guint32 at = w.first; at + 1 < w.end; at++) {
    LeafKeyword keyword = leaf_kw (scope->build, at);
    LeafDescription *subject;
    LeafClause *clause;

    if (keyword == LEAF_KW_OPEN || keyword == LEAF_KW_OPEN_BRACE)
      depth++;
    else if ((keyword == LEAF_KW_CLOSE || keyword == LEAF_KW_CLOSE_BRACE) && depth > 0)
      depth--;
    if (at == w.first || depth > 0 || !verb_may_stand (scope, w, at))
      continue;
    subject = leaf_read_description (scope, leaf_wording_up_to (w, at), LEAF_KIND (NONE), LEAF_DESCRIBE_VALUES);
    if (subject == NULL)
      subject = read_adjectives_alone (scope, leaf_wording_up_to (w, at));
    if (subject == NULL) {
      leaf_reading_stopped (scope, leaf_wording_up_to (w, at), LEAF_EXPECTED_DESCRIPTION, LEAF_KIND (NONE),
                            leaf_wording (at, at + 1), N_ ("a verb"));
      continue;
    }
    clause = leaf_read_predicate (scope, leaf_wording_from (w, at), leaf_description_kind (subject));
    if (clause != NULL && is_of_no_action (subject, clause))
      return refuse_of_no_action (scope, w, clause);
    if (clause != NULL)
      return sentence_node (scope, w, leaf_clause_settle_subject (scope, subject, clause),
                            leaf_clause_settle_object (scope, clause));
  }
  return NULL;
}

/* --- one statement ------------------------------------------------------------------------------------------------ */

/* Returns NULL. If the words are a truth state, that is the reason for the problem. */
static LeafNode *
refuse_truth_value (LeafScope *scope, LeafWording w)
{
  LeafNode *value = leaf_reading_is_noted (scope) ? leaf_read_value (scope, w, LEAF_KIND (TRUTH_STATE)) : NULL;

  if (value != NULL)
    leaf_reading_refused (scope, LEAF_PROBLEM_CONDITION_IS_VALUE, w, NULL, NULL, NULL);
  return NULL;
}

/* What a condition without a subject is about. */
static LeafNode *
it (LeafScope *scope, LeafWording w)
{
  return scope->it_slot != 0 ? leaf_node_slot (scope, w, scope->it_kind, scope->it_slot - 1)
                             : leaf_node_self (scope, w);
}

/* "if open": about "it", in a definition. */
static LeafNode *
read_of_it (LeafScope *scope, LeafWording w)
{
  LeafNode *subject = it (scope, w);
  LeafDescription *description = leaf_read_description (scope, w, subject->kind, LEAF_DESCRIBE_NOUNLESS);

  if (description == NULL || description->exact != NULL || description->n_clauses > 0
      || is_bare_nothing (scope, description))
    return NULL;
  return leaf_condition_of_description (scope, w, subject, description);
}

/* "the cup", "the cup on the shelf", "the score less than 3": a description used as a condition. It tests whether the
 * current object is the cup and on the shelf; a value that is not a thing matches nothing. It is not allowed as a part
 * of "and" or "or", where the words belong to the preceding condition or are a mistake. */
static LeafNode *
read_without_verb (LeafScope *scope, LeafWording w)
{
  LeafDescription *described = leaf_read_description (scope, w, LEAF_KIND (NONE), LEAF_DESCRIBE_VALUES);

  if (described == NULL || described->exact == NULL)
    return NULL;
  if (described->n_clauses == 0 && !is_an_object (scope->build, described->exact))
    return NULL;
  return leaf_node_make (scope->build->arena, WITHOUT_VERB, truth (), w, .subject = it (scope, w),
                         .described = described);
}

/* "handling the X activity with V": runs its for rules; true if none of them handled it. */
static LeafNode *
read_handling (LeafScope *scope, LeafWording w)
{
  LeafNode *activity = leaf_read_statement (scope, w);

  if (activity == NULL || activity->op != LEAF_NODE_ACTIVITY)
    return NULL;
  activity->kind = truth ();
  return leaf_node_not (scope, activity);
}

/* A phrase of the table that decides: "the lights are out". The words may have an article that the phrase lacks. */
static LeafNode *
read_decided (LeafScope *scope, LeafWording w)
{
  LeafNode *node = leaf_phrases_match (scope, w, LEAF_PHRASE_DECIDE_IF, truth ());

  if (node == NULL && leaf_kw_is_article (leaf_kw (scope->build, w.first)) && leaf_wording_length (w) > 1)
    node = leaf_phrases_match (scope, leaf_wording_from (w, w.first + 1), LEAF_PHRASE_DECIDE_IF, truth ());
  if (node == NULL)
    node = leaf_phrases_match_own (scope, w, LEAF_PHRASE_DECIDE_IF, truth ());
  return node;
}

/* "not fun", "not taking the hat", "not open": "not" before a phrase, an option, an action or adjectives. A sentence
 * is negated by its verb, except "not every hat is worn". */
static LeafNode *
read_not (LeafScope *scope, LeafWording w, gboolean is_half)
{
  LeafWording rest = leaf_wording_from (w, w.first + 1);
  LeafNode *node;

  if (leaf_kw (scope->build, w.first) != LEAF_KW_NOT || leaf_wording_empty (rest))
    return NULL;
  if (leaf_kw (scope->build, rest.first) == LEAF_KW_OPEN
      && leaf_wording_past_bracket (scope->build, rest, rest.first) == rest.end)
    rest = leaf_wording (rest.first + 1, rest.end - 1);
  if (leaf_wording_empty (rest))
    return NULL;
  node = read_fixed (scope, rest);
  if (node == NULL && leaf_kw (scope->build, rest.first) == LEAF_KW_THERE)
    node = read_existence (scope, rest);
  if (node == NULL
      && (leaf_kw (scope->build, rest.first) == LEAF_KW_EVERY || leaf_kw (scope->build, rest.first) == LEAF_KW_ALL))
    node = read_sentence (scope, rest);
  if (node == NULL)
    node = read_decided (scope, rest);
  if (node == NULL && leaf_kw (scope->build, rest.first) == LEAF_KW_HANDLING)
    node = read_handling (scope, rest);
  if (node == NULL)
    node = action_node (scope, rest, rest);
  if (node == NULL && !is_half)
    node = read_of_it (scope, rest);
  return node == NULL ? NULL : leaf_node_not (scope, node);
}

/* `is_half`: it is an operand of "and" or "or", where adjectives alone have no subject. */
static LeafNode *
read_atom (LeafScope *scope, LeafWording w, gboolean is_half)
{
  const LeafBuild *build = scope->build;
  LeafKeyword first = leaf_kw (build, w.first);
  LeafNode *node = read_fixed (scope, w);

  if (node == NULL && first == LEAF_KW_THERE)
    node = read_existence (scope, w);
  if (node == NULL)
    node = leaf_phrases_of_author_or (scope, w, LEAF_PHRASE_DECIDE_IF, truth (), read_scene (scope, w));
  if (node == NULL)
    node = read_decided (scope, w);
  if (node == NULL && first == LEAF_KW_HANDLING)
    node = read_handling (scope, w);
  if (node == NULL)
    node = read_action (scope, w);
  if (node == NULL)
    node = read_sentence (scope, w);
  if (node == NULL)
    node = read_repeated (scope, w, FALSE);
  if (node == NULL)
    node = read_repeated (scope, w, TRUE);
  if (node == NULL)
    node = read_not (scope, w, is_half);
  if (node == NULL && !is_half)
    node = read_of_it (scope, w);
  if (node == NULL && !is_half)
    node = read_without_verb (scope, w);
  return node != NULL ? node : refuse_truth_value (scope, w);
}

/* --- and, or ------------------------------------------------------------------------------------------------------ */

static LeafNode *
join (LeafScope *scope, LeafWording w, LeafNodeOp op, LeafNode *left, LeafNode *right)
{
  g_autoptr (GPtrArray) args = NULL;

  /* A chain of one operator becomes one node, but a condition in brackets keeps its own. */
  if (right->op != op || leaf_kw_first (scope->build, right->wording) == LEAF_KW_OPEN)
    return leaf_node_with (scope, op, truth (), w, left, right);
  args = g_ptr_array_new ();
  g_ptr_array_add (args, left);
  for (guint32 i = 0; i < leaf_node_n_operands (right); i++)
    g_ptr_array_add (args, leaf_node_operand (right, i));
  return leaf_node_from_array (scope, op, truth (), w, args);
}

static LeafWording
before_joint (const LeafBuild *build, LeafWording w, guint32 at)
{
  return leaf_wording_up_to (w, leaf_kw (build, at - 1) == LEAF_KW_COMMA && at - 1 > w.first ? at - 1 : at);
}

static LeafNode *read_condition (LeafScope *scope, LeafWording w, gboolean is_half);

/* The subject of a condition; NULL if it has none that could be repeated. */
static LeafDescription *
subject_of (LeafScope *scope, const LeafNode *condition)
{
  switch (condition->op) {
  case LEAF_NODE_NOT:
  case LEAF_NODE_HISTORY: return subject_of (scope, leaf_node_operand (condition, 0));
  case LEAF_NODE_AND:
  case LEAF_NODE_OR: return subject_of (scope, leaf_node_operand (condition, leaf_node_n_operands (condition) - 1));
  case LEAF_NODE_SENTENCE:
    if (condition->SENTENCE.subject == NULL)
      return (LeafDescription *) condition->SENTENCE.described;
    return leaf_description_exact (scope, condition->SENTENCE.subject);
  case LEAF_NODE_COMPARE:
  case LEAF_NODE_MATCHES:
  case LEAF_NODE_LISTED_IN: return leaf_description_exact (scope, leaf_node_operand (condition, 0));
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_EXISTS:
  case LEAF_NODE_ENTRY_EXISTS:
  case LEAF_NODE_RELATES:
  case LEAF_NODE_PROVIDES:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_STATE_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return NULL;
}

/* Returns TRUE if the words continue the preceding condition: "... or in the bag", "... and carries the lamp", "... or
 * 3". */
static gboolean
says_more (LeafScope *scope, const LeafDescription *subject, const LeafNode *left, LeafWording w)
{
  LeafKindId kind = leaf_description_kind (subject);

  return leaf_read_predicate (scope, w, kind) != NULL || leaf_read_postfix (scope, w, kind) != NULL
         || (left->op != LEAF_NODE_SENTENCE
             && leaf_read_description (scope, w, kind, LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS) != NULL);
}

/* An operand of "and" or "or" that is not a condition; most often it lacks a subject. */
static void
half_stopped (LeafScope *scope, LeafNode *left, LeafWording w)
{
  LeafDescription *subject;

  if (!leaf_reading_is_noted (scope))
    return;
  subject = subject_of (scope, left);
  if (subject != NULL && says_more (scope, subject, left, w)) {
    g_autofree char *spoken_of = leaf_wording_dup (scope->build, subject->wording);
    g_autofree char *said = leaf_wording_dup (scope->build, w);
    gboolean has_verb = leaf_read_predicate (scope, w, leaf_description_kind (subject)) != NULL;
    g_autofree char *whole = g_strconcat (spoken_of, has_verb ? " " : " is ", said, NULL);

    leaf_reading_refused (scope, LEAF_PROBLEM_CONDITION_HALF, w, NULL, whole, NULL);
  }
  leaf_reading_stopped (scope, w, LEAF_EXPECTED_CONDITION, truth (), left->wording, N_ ("a condition"));
}

static LeafNode *
read_half (LeafScope *scope, LeafWording w)
{
  gpointer found;

  if (!leaf_reading_begin (scope, LEAF_READER_CONDITION, w, TRUE, &found))
    return found;
  return leaf_reading_end (scope, LEAF_READER_CONDITION, w, TRUE, read_condition (scope, w, TRUE));
}

static LeafNode *
read_split (LeafScope *scope, LeafWording w, LeafKeyword word, LeafNodeOp op)
{
  const LeafBuild *build = scope->build;

  for (guint32 at = leaf_kw_find (build, w, w.first + 1, word); at + 1 < w.end;
       at = leaf_kw_find (build, w, at + 1, word)) {
    LeafNode *left = read_half (scope, before_joint (build, w, at));
    LeafNode *right = left == NULL ? NULL : read_half (scope, leaf_wording_from (w, at + 1));

    if (right != NULL)
      return join (scope, w, op, left, right);
    if (left != NULL)
      half_stopped (scope, left, leaf_wording_from (w, at + 1));
  }
  return NULL;
}

static LeafNode *
read_condition (LeafScope *scope, LeafWording w, gboolean is_half)
{
  const LeafBuild *build = scope->build;
  gboolean has_and, has_or;
  LeafNode *node = NULL;

  if (leaf_kw (build, w.first) == LEAF_KW_OPEN && leaf_wording_past_bracket (build, w, w.first) == w.end
      && leaf_wording_length (w) > 2) {
    node = read_half (scope, leaf_wording (w.first + 1, w.end - 1));
    if (node != NULL) {
      node = leaf_arena_copy (build->arena, node, sizeof *node);
      node->wording = w;
      return node;
    }
  }
  has_and = leaf_kw_find (build, w, w.first, LEAF_KW_AND) < w.end;
  has_or = leaf_kw_find (build, w, w.first, LEAF_KW_OR) < w.end;
  if (has_and)
    node = read_split (scope, w, LEAF_KW_AND, LEAF_NODE_AND);
  if (node == NULL && has_or)
    node = read_split (scope, w, LEAF_KW_OR, LEAF_NODE_OR);
  if (node == NULL)
    node = read_atom (scope, w, is_half);
  return node;
}

LeafNode *
leaf_meaning_condition (LeafScope *scope, LeafWording w)
{
  gpointer found;

  if (!leaf_reading_begin (scope, LEAF_READER_CONDITION, w, FALSE, &found))
    return found;
  return leaf_reading_end (scope, LEAF_READER_CONDITION, w, FALSE, read_condition (scope, w, FALSE));
}
