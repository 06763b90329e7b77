/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dialogue-meaning.c: the clauses of dialogue as trees. */

#include "world/nouns/leaf-library-lookup.h"
#include "leaf-dialogue-meaning.h"

#include "leaf-action-pattern.h"
#include "leaf-phrase-table.h"

/* --- building nodes ----------------------------------------------------------------------------------------------- */

/* A value that is not written in the source has no wording, so that no occurrence is recorded. */
static LeafNode *
truth (LeafScope *scope, gboolean value)
{
  return leaf_node_constant (scope, LEAF_NO_WORDS, LEAF_KIND (TRUTH_STATE), value);
}

static LeafNode *
joined (LeafScope *scope, LeafNodeOp op, LeafWording w, const GPtrArray *conditions, gboolean empty)
{
  if (conditions->len == 0)
    return truth (scope, empty);
  return conditions->len == 1 ? g_ptr_array_index (conditions, 0)
                              : leaf_node_from_array (scope, op, LEAF_KIND (TRUTH_STATE), w, conditions);
}

static LeafKindId
list_of (LeafScope *scope, LeafKindId kind)
{
  return leaf_kind_built (scope->build, LEAF_KIND (LIST), kind, LEAF_KIND (NONE));
}

static LeafNode *
instance_node (LeafScope *scope, LeafWording w, LeafInstanceId instance)
{
  LeafNode *node = leaf_node_constant (scope, w, LEAF_INSTANCE (scope->build, instance)->kind, 0);

  node->CONSTANT.value = leaf_instance_value (scope->build, instance);
  return node;
}

/* All values that match the description, as a list; one definite value as a list of one. */
static LeafNode *
listed (LeafScope *scope, const LeafDescription *described)
{
  LeafKindId kind = list_of (scope, LEAF_KIND (OBJECT));
  LeafNode *node;

  LeafDescription *any;

  if (described->exact != NULL)
    return leaf_node_with (scope, LEAF_NODE_LIST, kind, described->wording, (LeafNode *) described->exact);
  any = leaf_arena_copy (scope->build->arena, described, sizeof *described);
  any->quantifier = LEAF_QUANTIFIER_NONE;
  node = leaf_node_new (scope, LEAF_NODE_LIST_OF, kind, described->wording);
  node->LIST_OF.described = any;
  return node;
}

static LeafNode *
empty_list (LeafScope *scope, LeafWording w)
{
  return leaf_node_new (scope, LEAF_NODE_LIST, list_of (scope, LEAF_KIND (OBJECT)), w);
}

/* --- lists of subjects -------------------------------------------------------------------------------------------- */

/* "the ball", "any dark room": a description of objects. NULL after reporting a problem, unless `code` is NONE. */
static const LeafDescription *
read_object (LeafScope *scope, LeafWording w, LeafProblemCode code)
{
  LeafDescription *described, *plain;
  LeafNode *variable;

  leaf_reading_renew (scope);
  variable = leaf_meaning_value (scope, w, LEAF_KIND (OBJECT));
  described
      = variable != NULL ? leaf_description_exact (scope, variable) : leaf_meaning_noun (scope, w, LEAF_KIND (OBJECT));
  if (described == NULL
      || (!leaf_kind_is_object (scope->build, leaf_description_kind (described))
          && !LEAF_SAME (leaf_description_kind (described), LEAF_KIND (VALUE)))) {
    if (code != LEAF_PROBLEM_NONE)
      leaf_problem_at (scope->build, code, w, NULL, NULL);
    return NULL;
  }
  plain = leaf_arena_copy (scope->build->arena, described, sizeof *described);
  if (plain->quantifier != LEAF_QUANTIFIER_ALL)
    plain->quantifier = LEAF_QUANTIFIER_NONE;
  return plain;
}

typedef void (*EachSubject) (LeafScope *scope, const LeafDescription *described, GPtrArray *into);

/* Makes a call for each subject of a list, "X, Y and Z". */
static void
each_subject (LeafScope *scope, LeafWording w, LeafProblemCode code, EachSubject each, GPtrArray *into)
{
  LeafWording *parts;
  guint32 n;

  if (leaf_wording_is (scope->build, w, "nothing"))
    return;
  n = leaf_wording_split_list (scope->build, w, "and", &parts);
  for (guint32 i = 0; i < n; i++) {
    const LeafDescription *described = read_object (scope, parts[i], code);

    if (described != NULL)
      each (scope, described, into);
  }
}

static void
add_match (LeafScope *scope, const LeafDescription *described, GPtrArray *into)
{
  LeafNode *subject = leaf_node_slot (scope, described->wording, LEAF_KIND (OBJECT), 0), *match;

  if (described->exact != NULL && described->exact->op != LEAF_NODE_CONSTANT) { /* a variable cannot be a subject */
    leaf_problem_at (scope->build, LEAF_PROBLEM_DIALOGUE_TOPIC, described->wording, NULL, NULL);
    return;
  }
  if (described->quantifier
      == LEAF_QUANTIFIER_ALL) { /* "about everything in the case" matches any subject, as in the reference */
    g_ptr_array_add (into, truth (scope, TRUE));
    return;
  }
  match = leaf_node_new (scope, LEAF_NODE_MATCHES, LEAF_KIND (TRUTH_STATE), described->wording);
  match->MATCHES.subject = subject;
  match->MATCHES.described = described;
  g_ptr_array_add (into, match);
}

static void
add_exact (LeafScope *scope, const LeafDescription *described, GPtrArray *into)
{
  if (described->exact != NULL)
    g_ptr_array_add (into, (gpointer) described->exact);
}

static void
add_listed (LeafScope *scope, const LeafDescription *described, GPtrArray *into)
{
  g_ptr_array_add (into, listed (scope, described));
}

/* The values of all clauses of this form. */
static GPtrArray *
gather (LeafScope *scope, guint32 item, LeafDialogueForm form, LeafProblemCode code, EachSubject each)
{
  GPtrArray *found = g_ptr_array_new ();
  const LeafDialogueClause *clause;
  guint32 at = 0;

  while ((clause = leaf_dialogue_clause (scope->build, item, form, &at)) != NULL)
    each_subject (scope, clause->rest, code, each, found);
  return found;
}

static LeafNode *
topicality (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) found = gather (scope, item, LEAF_DIALOGUE_ABOUT, LEAF_PROBLEM_DIALOGUE_TOPIC, add_match);

  return joined (scope, LEAF_NODE_OR, LEAF_DIALOGUE_ITEM (scope->build, item)->wording, found, FALSE);
}

static LeafNode *
topics (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) found = gather (scope, item, LEAF_DIALOGUE_ABOUT, LEAF_PROBLEM_NONE, add_exact);

  return leaf_node_from_array (scope, LEAF_NODE_LIST, list_of (scope, LEAF_KIND (OBJECT)),
                               LEAF_DIALOGUE_ITEM (scope->build, item)->wording, found);
}

static LeafNode *
mentions (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) found = gather (scope, item, LEAF_DIALOGUE_MENTIONING, LEAF_PROBLEM_DIALOGUE_TOPIC, add_listed);

  return leaf_node_from_array (scope, LEAF_NODE_LIST, list_of (scope, list_of (scope, LEAF_KIND (OBJECT))),
                               LEAF_DIALOGUE_ITEM (scope->build, item)->wording, found);
}

/* --- speakers and addressees -------------------------------------------------------------------------------------- */

static LeafNode *
speakers (LeafScope *scope, guint32 item)
{
  const LeafDialogueItem *row = LEAF_DIALOGUE_ITEM (scope->build, item);
  const LeafDescription *described;

  if (leaf_dialogue_is_narration (scope->build, row))
    return empty_list (scope, row->wording);
  described = read_object (scope, row->subject, LEAF_PROBLEM_DIALOGUE_SPEAKER);
  return described != NULL ? listed (scope, described) : empty_list (scope, row->wording);
}

static LeafNode *
hearers (LeafScope *scope, guint32 item)
{
  guint32 at = 0;
  const LeafDialogueClause *clause = leaf_dialogue_clause (scope->build, item, LEAF_DIALOGUE_TO, &at);
  const LeafDescription *described
      = clause != NULL ? read_object (scope, clause->rest, LEAF_PROBLEM_DIALOGUE_SPEAKER) : NULL;

  return described != NULL ? listed (scope, described)
                           : empty_list (scope, LEAF_DIALOGUE_ITEM (scope->build, item)->wording);
}

/* Adds the speaker that a line names, if it is one definite object that was not added before. */
static void
add_speaker (LeafScope *scope, guint32 line, GPtrArray *into)
{
  const LeafDialogueItem *row = LEAF_DIALOGUE_ITEM (scope->build, line);
  LeafNode *value;

  if (row->sort != LEAF_DIALOGUE_LINE || leaf_dialogue_is_narration (scope->build, row))
    return;
  leaf_reading_renew (scope);
  value = leaf_meaning_value (scope, row->subject, LEAF_KIND (OBJECT));
  if (value == NULL)
    return;
  if (value->op == LEAF_NODE_VARIABLE
      && value->VARIABLE.variable.ix == leaf_known (scope->build, LEAF_KNOWN_player_cell))
    value = instance_node (scope, row->subject, scope->build->world->player);
  if (value->op != LEAF_NODE_CONSTANT)
    return;
  for (guint i = 0; i < into->len; i++)
    if (((LeafNode *) g_ptr_array_index (into, i))->CONSTANT.value.bits == value->CONSTANT.value.bits)
      return;
  g_ptr_array_add (into, value);
}

static void
add_speakers (LeafScope *scope, guint32 cue, GPtrArray *into)
{
  const LeafTable *items = &scope->build->sentences->dialogue;

  for (guint32 i = cue + 1; i < items->n && LEAF_DIALOGUE_ITEM (scope->build, i)->beat == cue; i++)
    add_speaker (scope, i, into);
}

static LeafNode *
object_list (LeafScope *scope, guint32 item, const GPtrArray *entries)
{
  return leaf_node_from_array (scope, LEAF_NODE_LIST, list_of (scope, LEAF_KIND (OBJECT)),
                               LEAF_DIALOGUE_ITEM (scope->build, item)->wording, entries);
}

static LeafNode *
required (LeafScope *scope, guint32 cue)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  guint32 at = 0;

  if (leaf_dialogue_clause (scope->build, cue, LEAF_DIALOGUE_REQUIRING, &at) != NULL) {
    g_clear_pointer (&found, g_ptr_array_unref);
    found = gather (scope, cue, LEAF_DIALOGUE_REQUIRING, LEAF_PROBLEM_DIALOGUE_SPEAKER, add_exact);
  } else {
    add_speakers (scope, cue, found);
  }
  return object_list (scope, cue, found);
}

static LeafNode *
leading (LeafScope *scope, guint32 cue)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  add_speakers (scope, cue, found);
  if (found->len > 1)
    g_ptr_array_set_size (found, 1);
  return object_list (scope, cue, found);
}

/* --- conditions --------------------------------------------------------------------------------------------------- */

/* "the haunting beat", with a further adjective of beats. */
static LeafNode *
beat_is (LeafScope *scope, LeafDescription *described, const char *adjective)
{
  LeafBuild *build = scope->build;
  LeafAdjectiveUse *use = leaf_new_n (build->arena, LeafAdjectiveUse, described->n_adjectives + 1);
  LeafDescription *with = leaf_arena_copy (build->arena, described, sizeof *described);
  LeafNode *node;

  for (guint32 i = 0; i < described->n_adjectives; i++)
    use[i] = described->adjectives[i];
  use[described->n_adjectives]
      = (LeafAdjectiveUse) { .adjective = leaf_world_adjective (build, adjective), .wording = described->wording };
  with->adjectives = use;
  with->n_adjectives++;
  with->quantifier = LEAF_QUANTIFIER_NONE;
  if (described->exact == NULL) {
    node = leaf_node_new (scope, LEAF_NODE_EXISTS, LEAF_KIND (TRUTH_STATE), described->wording);
    node->EXISTS.described = with;
    return node;
  }
  with->exact = NULL;
  with->kind = described->exact->kind;
  node = leaf_node_new (scope, LEAF_NODE_MATCHES, LEAF_KIND (TRUTH_STATE), described->wording);
  node->MATCHES.subject = (LeafNode *) described->exact;
  node->MATCHES.described = with;
  return node;
}

static LeafKindId
beat_kind (const LeafBuild *build, guint32 item)
{
  return LEAF_INSTANCE (build, LEAF_DIALOGUE_ROW (build, LEAF_DIALOGUE_ITEM (build, item)->beat)->instance)->kind;
}

static LeafDescription *
read_beat (LeafScope *scope, guint32 item, LeafWording w)
{
  LeafDescription *described;
  LeafKindId kind = beat_kind (scope->build, item);
  LeafNode *value;

  leaf_reading_renew (scope);
  value = leaf_meaning_value (scope, w, kind);
  described = value != NULL ? leaf_description_exact (scope, value) : leaf_meaning_noun (scope, w, kind);
  if (described != NULL && leaf_kind_compatible (scope->build, leaf_description_kind (described), kind))
    return described;
  leaf_problem_at (scope->build, LEAF_PROBLEM_DIALOGUE_BEAT_UNKNOWN, w, NULL, NULL);
  return NULL;
}

static LeafDescription *
beat_before (LeafScope *scope, guint32 cue, LeafWording w)
{
  guint32 before = LEAF_DIALOGUE_ITEM (scope->build, cue)->before;

  if (before == 0) {
    leaf_problem_at (scope->build, LEAF_PROBLEM_DIALOGUE_FIRST_OF_SECTION, w, NULL, NULL);
    return NULL;
  }
  return leaf_description_exact (
      scope, instance_node (scope, LEAF_NO_WORDS, LEAF_DIALOGUE_ROW (scope->build, before)->instance));
}

static LeafNode *
read_condition (LeafScope *scope, LeafWording w)
{
  LeafNode *condition;

  leaf_reading_renew (scope);
  condition = leaf_meaning_condition (scope, w);
  if (condition == NULL)
    leaf_meaning_explain (scope, w, LEAF_PROBLEM_CONDITION_UNKNOWN, LEAF_EXPECTED_CONDITION);
  return condition;
}

static LeafNode *
during (LeafScope *scope, LeafWording w)
{
  LeafNode *scene, *node;

  leaf_reading_renew (scope);
  scene = leaf_meaning_value (scope, w, LEAF_KIND (SCENE));
  if (scene == NULL) {
    leaf_meaning_explain (scope, w, LEAF_PROBLEM_CONDITION_UNKNOWN, LEAF_EXPECTED_VALUE);
    return NULL;
  }
  node = leaf_node_with (scope, LEAF_NODE_SCENE_IS, LEAF_KIND (TRUTH_STATE), w, scene);
  node->SCENE_IS.how = LEAF_SCENE_IS_HAPPENING;
  return node;
}

/* The condition of the clause; NULL if it has none. */
static LeafNode *
clause_condition (LeafScope *scope, guint32 item, const LeafDialogueClause *clause)
{
  LeafDescription *described = NULL;
  LeafNode *condition;

  switch (clause->form) {
  case LEAF_DIALOGUE_IF: return read_condition (scope, clause->rest);
  case LEAF_DIALOGUE_UNLESS:
    condition = read_condition (scope, clause->rest);
    return condition != NULL ? leaf_node_not (scope, condition) : NULL;
  case LEAF_DIALOGUE_DURING: return during (scope, clause->rest);
  case LEAF_DIALOGUE_LATER:
  case LEAF_DIALOGUE_NEXT: described = beat_before (scope, item, clause->wording); break;
  case LEAF_DIALOGUE_AFTER_BEAT:
  case LEAF_DIALOGUE_BEFORE_BEAT:
  case LEAF_DIALOGUE_IMMEDIATELY_AFTER: described = read_beat (scope, item, clause->rest); break;
  case LEAF_DIALOGUE_NONE:
  case LEAF_DIALOGUE_NAMED_BEAT:
  case LEAF_DIALOGUE_NAMED_SCENE:
  case LEAF_DIALOGUE_NAMED_LINE:
  case LEAF_DIALOGUE_NAMED_CHOICE:
  case LEAF_DIALOGUE_ABOUT:
  case LEAF_DIALOGUE_REQUIRING:
  case LEAF_DIALOGUE_FULLY_RECURRING:
  case LEAF_DIALOGUE_TO:
  case LEAF_DIALOGUE_MENTIONING:
  case LEAF_DIALOGUE_AFTER_ACTION:
  case LEAF_DIALOGUE_BEFORE_ACTION:
  case LEAF_DIALOGUE_NOW:
  case LEAF_DIALOGUE_WITHOUT_SPEAKING:
  case LEAF_DIALOGUE_PROPERTY:
  case LEAF_DIALOGUE_MOVE_SPEECH:
  case LEAF_DIALOGUE_MOVE_OFFER:
  case LEAF_DIALOGUE_MOVE_BEFORE:
  case LEAF_DIALOGUE_MOVE_INSTEAD:
  case LEAF_DIALOGUE_MOVE_AFTER:
  case LEAF_DIALOGUE_MOVE_OTHERWISE:
  case LEAF_DIALOGUE_MOVE_STEP_STOP:
  case LEAF_DIALOGUE_MOVE_STEP:
  case LEAF_DIALOGUE_MOVE_CYCLE:
  case LEAF_DIALOGUE_MOVE_SHUFFLE:
  case LEAF_DIALOGUE_MOVE_RANDOM:
  case LEAF_DIALOGUE_MOVE_OR:
  case LEAF_DIALOGUE_MOVE_BACK:
  case LEAF_DIALOGUE_MOVE_ANOTHER:
  case LEAF_DIALOGUE_MOVE_STOP:
  case LEAF_DIALOGUE_MOVE_PERFORM:
  case LEAF_DIALOGUE_MOVE_END_FINALLY_SAYING:
  case LEAF_DIALOGUE_MOVE_END_SAYING:
  case LEAF_DIALOGUE_MOVE_END_FINALLY:
  case LEAF_DIALOGUE_MOVE_END_STORY:
  case LEAF_DIALOGUE_MOVE_END:
  case LEAF_DIALOGUE_FORMS: return NULL;
  }
  if (described == NULL)
    return NULL;
  condition = beat_is (scope, described,
                       clause->form == LEAF_DIALOGUE_NEXT || clause->form == LEAF_DIALOGUE_IMMEDIATELY_AFTER
                           ? "dialogue-latest"
                           : "performed");
  return clause->form == LEAF_DIALOGUE_BEFORE_BEAT ? leaf_node_not (scope, condition) : condition;
}

static LeafNode *
availability (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) conditions = g_ptr_array_new ();
  const LeafDialogueItem row = *LEAF_DIALOGUE_ITEM (scope->build, item);
  guint n_immediate = 0;

  for (guint32 i = row.first_clause; i < row.first_clause + row.n_clauses; i++) {
    const LeafDialogueClause clause = *LEAF_DIALOGUE_CLAUSE_ROW (scope->build, i);
    LeafNode *condition = clause_condition (scope, item, &clause);

    if (condition != NULL)
      g_ptr_array_add (conditions, condition);
    n_immediate += clause.form == LEAF_DIALOGUE_NEXT || clause.form == LEAF_DIALOGUE_IMMEDIATELY_AFTER;
    if (n_immediate == 2)
      leaf_problem_at (scope->build, LEAF_PROBLEM_DIALOGUE_IMMEDIATE_TWICE, row.wording, NULL, NULL);
  }
  return joined (scope, LEAF_NODE_AND, row.wording, conditions, TRUE);
}

/* --- actions and changes ------------------------------------------------------------------------------------------ */

static LeafNode *
performer (LeafScope *scope)
{
  LeafNode *node = leaf_node_new (scope, LEAF_NODE_VARIABLE, LEAF_KIND (OBJECT), LEAF_NO_WORDS);

  node->VARIABLE.variable = LEAF_ID (LeafVariableId, leaf_known (scope->build, LEAF_KNOWN_dialogue_performer));
  return node;
}

/* "[silently] taking the shovel": the speaker acts, unless somebody else is named. */
static LeafNode *
read_try (LeafScope *scope, LeafWording w)
{
  LeafNode *action, *node;
  gboolean silently = FALSE;
  LeafWording rest = w;

  leaf_reading_renew (scope);
  for (guint32 at = w.first; at < w.end && !silently; at++)
    silently = leaf_word_is (scope->build, at, "silently");
  if (silently && leaf_word_is (scope->build, w.first, "silently"))
    rest.first++;
  action = leaf_meaning_action (scope, rest);
  if (action == NULL)
    action = leaf_read_value (scope, rest, LEAF_KIND (STORED_ACTION));
  if (action == NULL) {
    leaf_meaning_explain (scope, rest, LEAF_PROBLEM_DIALOGUE_ACTION, LEAF_EXPECTED_ACTION);
    return NULL;
  }
  if (action->op == LEAF_NODE_ACTION && action->ACTION.actor == NULL)
    action->ACTION.actor = performer (scope);
  node = leaf_node_with (scope, LEAF_NODE_TRY, LEAF_KIND (NONE), w, action);
  node->TRY.silently = silently;
  return node;
}

static LeafNode *
block (LeafScope *scope, LeafWording w, const GPtrArray *statements)
{
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, statements);
}

/* Tests whether the action just tried succeeded. An action that an instead rule replaced counts as a success, since no
 * rule is the reason of a failure then. */
static LeafNode *
came_about (LeafScope *scope)
{
  LeafNode *reason = leaf_node_new (scope, LEAF_NODE_VARIABLE, LEAF_KIND (NONE), LEAF_NO_WORDS), *no_rule;

  reason->VARIABLE.variable = LEAF_ID (LeafVariableId, leaf_known (scope->build, LEAF_KNOWN_reason_cell));
  reason->kind = LEAF_ROW (&scope->build->world->variables, LeafVariable, reason->VARIABLE.variable.ix)->kind;
  no_rule = leaf_node_constant (scope, LEAF_NO_WORDS, reason->kind, 0);
  return leaf_node_make (scope->build->arena, COMPARE, LEAF_KIND (TRUTH_STATE), LEAF_NO_WORDS, .left = reason,
                         .right = no_rule, .comparison = LEAF_COMPARE_EQUAL);
}

/* Tries each action in turn, and tests whether all succeeded. */
static LeafNode *
beforehand (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();
  LeafWording w = LEAF_DIALOGUE_ITEM (scope->build, item)->wording;
  const LeafDialogueClause *clause;
  guint32 at = 0;

  while ((clause = leaf_dialogue_clause (scope->build, item, LEAF_DIALOGUE_AFTER_ACTION, &at)) != NULL) {
    LeafNode *tried = read_try (scope, clause->rest), *stop;

    if (tried == NULL)
      continue;
    stop = leaf_node_with (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), clause->rest, truth (scope, FALSE));
    g_ptr_array_add (statements, tried);
    g_ptr_array_add (statements, leaf_node_make (scope->build->arena, IF, LEAF_KIND (NONE), clause->rest,
                                                 .condition = leaf_node_not (scope, came_about (scope)), .then = stop));
  }
  g_ptr_array_add (statements, leaf_node_with (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), w, truth (scope, TRUE)));
  return block (scope, w, statements);
}

static LeafNode *
afterwards (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();
  const LeafDialogueClause *clause;
  guint32 at = 0;

  while ((clause = leaf_dialogue_clause (scope->build, item, LEAF_DIALOGUE_BEFORE_ACTION, &at)) != NULL) {
    LeafNode *tried = read_try (scope, clause->rest);

    if (tried != NULL)
      g_ptr_array_add (statements, tried);
  }
  return block (scope, LEAF_DIALOGUE_ITEM (scope->build, item)->wording, statements);
}

static LeafNode *
effect (LeafScope *scope, guint32 item)
{
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();
  const LeafDialogueClause *clause;
  guint32 at = 0;

  while ((clause = leaf_dialogue_clause (scope->build, item, LEAF_DIALOGUE_NOW, &at)) != NULL) {
    LeafNode *now;

    leaf_reading_renew (scope);
    now = leaf_meaning_now (scope, clause->rest);
    if (now != NULL)
      g_ptr_array_add (statements, now);
    else
      leaf_meaning_explain (scope, clause->rest, LEAF_PROBLEM_CONDITION_UNKNOWN, LEAF_EXPECTED_CONDITION);
  }
  return block (scope, LEAF_DIALOGUE_ITEM (scope->build, item)->wording, statements);
}

/* Tests whether the action matches a pattern such as "taking the ball when the lamp is lit". */
static LeafNode *
trigger (LeafScope *scope, guint32 item)
{
  const LeafDialogueItem row = *LEAF_DIALOGUE_ITEM (scope->build, item);
  LeafActionPattern *pattern;
  LeafWording unknown = row.subject;

  leaf_reading_renew (scope);
  pattern = leaf_action_pattern_read (scope, row.subject, &unknown);
  if (pattern == NULL) {
    leaf_meaning_explain (scope, row.subject, LEAF_PROBLEM_DIALOGUE_ACTION, LEAF_EXPECTED_ACTION);
    return truth (scope, FALSE);
  }
  return leaf_node_make (scope->build->arena, IS_ACTION, LEAF_KIND (TRUTH_STATE), row.subject, .pattern = pattern);
}

static LeafNode *
interlude (LeafScope *scope, guint32 item)
{
  LeafDescription *described = read_beat (scope, item, LEAF_DIALOGUE_ITEM (scope->build, item)->subject);
  LeafWording w = LEAF_DIALOGUE_ITEM (scope->build, item)->wording;

  if (described != NULL && described->exact == NULL)
    leaf_problem_at (scope->build, LEAF_PROBLEM_DIALOGUE_BEAT_UNKNOWN, LEAF_DIALOGUE_ITEM (scope->build, item)->subject,
                     NULL, NULL);
  return described != NULL && described->exact != NULL
             ? (LeafNode *) described->exact
             : leaf_node_constant (scope, w, beat_kind (scope->build, item), 1);
}

/* --- bodies ------------------------------------------------------------------------------------------------------- */

static LeafNode *
returned (LeafScope *scope, LeafNode *value)
{
  return leaf_node_with (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), value->wording, value);
}

static LeafNode *
beat_condition (LeafScope *scope, guint32 cue, const char *adjective)
{
  return beat_is (scope,
                  leaf_description_exact (
                      scope, instance_node (scope, LEAF_NO_WORDS, LEAF_DIALOGUE_ROW (scope->build, cue)->instance)),
                  adjective);
}

LeafNode *
leaf_dialogue_body (LeafScope *scope, guint32 item, LeafDialogueProperty part)
{
  switch (part) {
  case LEAF_OF_DIALOGUE_CONDITION: return availability (scope, item);
  case LEAF_OF_DIALOGUE_TOPICALITY: return topicality (scope, item);
  case LEAF_OF_DIALOGUE_TRIGGER: return trigger (scope, item);
  case LEAF_OF_DIALOGUE_BEAT_SCENE: return beat_condition (scope, item, "being performed");
  case LEAF_OF_DIALOGUE_IS_SCENE: return beat_condition (scope, item, "dialogue-concluded");
  case LEAF_OF_DIALOGUE_TOPICS: return returned (scope, topics (scope, item));
  case LEAF_OF_DIALOGUE_REQUIRED: return returned (scope, required (scope, item));
  case LEAF_OF_DIALOGUE_LEADING: return returned (scope, leading (scope, item));
  case LEAF_OF_DIALOGUE_SPEAKERS: return returned (scope, speakers (scope, item));
  case LEAF_OF_DIALOGUE_HEARERS: return returned (scope, hearers (scope, item));
  case LEAF_OF_DIALOGUE_MENTIONS: return returned (scope, mentions (scope, item));
  case LEAF_OF_DIALOGUE_BEFOREHAND: return beforehand (scope, item);
  case LEAF_OF_DIALOGUE_EFFECT: return effect (scope, item);
  case LEAF_OF_DIALOGUE_AFTERWARDS: return afterwards (scope, item);
  case LEAF_OF_DIALOGUE_INTERLUDE: return returned (scope, interlude (scope, item));
  case LEAF_OF_DIALOGUE_MOVE:
  case LEAF_OF_DIALOGUE_SCRIPT:
  case LEAF_OF_DIALOGUE_SPEECH:
  case LEAF_OF_DIALOGUE_OPTION:
  case LEAF_OF_DIALOGUE_MARGIN:
  case LEAF_OF_DIALOGUE_HEADS:
  case LEAF_OF_DIALOGUE_ENTRY:
  case LEAF_OF_DIALOGUE_BYPASS:
  case LEAF_OF_DIALOGUE_RETURN:
  case LEAF_OF_DIALOGUE_ALTERNATIVE:
  case LEAF_OF_DIALOGUE_SUCCESSION:
  case LEAF_OF_DIALOGUE_OPENING:
  case LEAF_OF_DIALOGUE_FIRST_LINE:
  case LEAF_OF_DIALOGUE_HAS_LINE:
  case LEAF_OF_DIALOGUE_PART_OF:
  case LEAF_OF_DIALOGUE_STYLE:
  case LEAF_OF_DIALOGUE_NARRATED:
  case LEAF_OF_DIALOGUE_ELABORATED:
  case LEAF_OF_DIALOGUE_SILENT:
  case LEAF_OF_DIALOGUE_RECURRING:
  case LEAF_OF_DIALOGUE_ADDRESSED:
  case LEAF_OF_DIALOGUE_CHOICE_MOVE:
  case LEAF_OF_DIALOGUE_WORDS:
  case LEAF_OF_DIALOGUE_COUNT: break;
  }
  g_return_val_if_reached (NULL);
}

/* --- phrases ------------------------------------------------------------------------------------------------------ */

/* A phrase without words, with the kind of the property. */
static LeafPhraseId
add_phrase (LeafBuild *build, guint32 item, LeafDialogueProperty part, LeafKindId kind)
{
  LeafKindId from = leaf_kind (build, kind)->args[0], to = leaf_kind (build, kind)->args[1];
  LeafPhraseRow row = { .sentence = LEAF_DIALOGUE_ROW (build, item)->sentence,
                        .wording = LEAF_DIALOGUE_ITEM (build, item)->wording,
                        .heading = LEAF_DIALOGUE_ITEM (build, item)->heading,
                        .dialogue_item = item,
                        .dialogue_part = part,
                        .is_hidden = TRUE };
  LeafPhrasePart *parameter = leaf_new (build->arena, LeafPhrasePart);

  row.sort = LEAF_SAME (to, LEAF_KIND (TRUTH_STATE)) ? LEAF_PHRASE_DECIDE_IF
             : LEAF_SAME (to, LEAF_KIND (NOTHING))   ? LEAF_PHRASE_DO
                                                     : LEAF_PHRASE_DECIDE;
  if (row.sort != LEAF_PHRASE_DO)
    row.result = to;
  *parameter = (LeafPhrasePart) { .sort = LEAF_PARAMETER_VALUE, .kind = from, .name = "" };
  row.parts = parameter;
  row.n_parts = row.n_parameters = LEAF_SAME (from, LEAF_KIND (NOTHING)) ? 0 : 1;
  return leaf_phrase_table_add (build, &row);
}

static void
give_phrase (LeafBuild *build, guint32 item, LeafDialogueProperty part)
{
  LeafPropertyId property = leaf_dialogue_property (build, part);
  LeafKindId kind = LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind;
  LeafPhraseId phrase = add_phrase (build, item, part, kind);

  leaf_dialogue_give (build, item, LEAF_DIALOGUE_ROW (build, item)->instance, part,
                      (LeafValue) { kind.ix, (gint32) phrase.ix });
}

static void
give_phrases (LeafBuild *build, guint32 item, guint n, const LeafDialogueProperty *parts)
{
  for (guint i = 0; i < n; i++)
    give_phrase (build, item, parts[i]);
}

/* The text is read in a scope with the variables of performing: "[the speaker] nods". */
static void
give_words (LeafBuild *build, guint32 item)
{
  guint32 word = LEAF_DIALOGUE_ITEM (build, item)->text;
  LeafScope scope;
  LeafNode *text;

  if (word == 0)
    return;
  leaf_scope_init (&scope, build, LEAF_DIALOGUE_ITEM (build, item)->heading);
  leaf_scope_add_owner (&scope, LEAF_OWNER_ACTIVITY, leaf_known (build, LEAF_KNOWN_performing));
  leaf_reading_renew (&scope);
  text = leaf_meaning_text (&scope, word, FALSE);
  leaf_scope_clear (&scope);
  leaf_dialogue_give (build, item, LEAF_DIALOGUE_ROW (build, item)->instance, LEAF_OF_DIALOGUE_WORDS,
                      text->op == LEAF_NODE_TEXT ? LEAF_VALUE (TEXT, (gint32) text->TEXT.text.ix)
                                                 : text->CONSTANT.value);
}

static void
add_scene_condition (LeafBuild *build, guint32 item, LeafDialogueProperty part, gboolean is_end)
{
  LeafSceneCondition row = { .scene = LEAF_DIALOGUE_ROW (build, item)->scene,
                             .sentence = LEAF_DIALOGUE_ROW (build, item)->sentence,
                             .is_end = is_end };
  LeafKindId kind = leaf_kind_built (build, LEAF_KIND (PHRASE), LEAF_KIND (NOTHING), LEAF_KIND (TRUTH_STATE));

  row.phrase = add_phrase (build, item, part, kind).ix;
  leaf_table_push (&build->world->scene_conditions, &row);
}

static void
read_item (LeafBuild *build, guint32 i)
{
  static const LeafDialogueProperty of_beat[]
      = { LEAF_OF_DIALOGUE_CONDITION, LEAF_OF_DIALOGUE_TOPICALITY, LEAF_OF_DIALOGUE_TOPICS, LEAF_OF_DIALOGUE_REQUIRED,
          LEAF_OF_DIALOGUE_LEADING };
  static const LeafDialogueProperty of_line[]
      = { LEAF_OF_DIALOGUE_CONDITION,  LEAF_OF_DIALOGUE_SPEAKERS, LEAF_OF_DIALOGUE_HEARERS,   LEAF_OF_DIALOGUE_MENTIONS,
          LEAF_OF_DIALOGUE_BEFOREHAND, LEAF_OF_DIALOGUE_EFFECT,   LEAF_OF_DIALOGUE_AFTERWARDS };
  LeafDialogueItem item = *LEAF_DIALOGUE_ITEM (build, i);
  guint32 at = 0;

  give_words (build, i);
  if (item.sort == LEAF_DIALOGUE_CUE) {
    give_phrases (build, i, G_N_ELEMENTS (of_beat), of_beat);
    if (LEAF_IS (LEAF_DIALOGUE_ROW (build, i)->scene)) {
      add_scene_condition (build, i, LEAF_OF_DIALOGUE_BEAT_SCENE, FALSE);
      add_scene_condition (build, i, LEAF_OF_DIALOGUE_IS_SCENE, TRUE);
    }
  } else if (item.sort == LEAF_DIALOGUE_LINE) {
    give_phrases (build, i, G_N_ELEMENTS (of_line), of_line);
    if (leaf_dialogue_clause (build, i, LEAF_DIALOGUE_TO, &at) != NULL)
      leaf_dialogue_give (build, i, LEAF_DIALOGUE_ROW (build, i)->instance, LEAF_OF_DIALOGUE_ADDRESSED,
                          LEAF_VALUE (TRUTH_STATE, 1));
  } else {
    give_phrase (build, i, LEAF_OF_DIALOGUE_CONDITION);
    if (item.move == LEAF_DIALOGUE_MOVE_BEFORE || item.move == LEAF_DIALOGUE_MOVE_INSTEAD
        || item.move == LEAF_DIALOGUE_MOVE_AFTER)
      give_phrase (build, i, LEAF_OF_DIALOGUE_TRIGGER);
    else if (item.move == LEAF_DIALOGUE_MOVE_PERFORM)
      give_phrase (build, i, LEAF_OF_DIALOGUE_INTERLUDE);
  }
}

void
leaf_dialogue_read (LeafBuild *build)
{
  LEAF_EACH (&build->sentences->dialogue, i)
    read_item (build, i);
}
