/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-check-values.c: statements and values that can be read but have no effect.
 *
 * The kinds fit, but the line cannot work: the past of a local value, a choice among all numbers, a change to a list
 * that is not stored. Checks finished trees, as leaf-check.c does. */
#include "world/nouns/leaf-library-lookup.h"
#include "leaf-node-groups.h"
#include "leaf-readers.h"

static gboolean
is_constructed (const LeafBuild *build, LeafKindId kind, LeafKindNumber constructor)
{
  return leaf_kind (build, kind)->constructor.ix == constructor;
}

/* --- the past ----------------------------------------------------------------------------------------------------- */

/* Whether a condition held in the past is recorded turn by turn, so it cannot use local names or temporary values. */
typedef struct {
  const LeafBuild *build;
  const char *called; /* found: "(called ...)" */
  LeafWording local;  /* found: a temporary value */
  gboolean in_action; /* the history of an action records its noun, so any value may be tested */
} Past;

static void look_at_node (Past *self, const LeafNode *node);
static void look_at_description (Past *self, const LeafDescription *description);

static void
look_at_clause (Past *self, const LeafClause *clause)
{
  if (clause == NULL)
    return;
  look_at_description (self, clause->object);
}

static void
look_at_description (Past *self, const LeafDescription *description)
{
  if (description == NULL)
    return;
  if (description->called != 0)
    self->called = "";
  look_at_node (self, description->exact);
  for (guint32 i = 0; i < description->n_clauses; i++)
    look_at_clause (self, description->clauses[i]);
}

static gboolean
is_momentary (const LeafBuild *build, const LeafNode *node)
{
  static const LeafKnown known[] = { LEAF_KNOWN_noun_cell, LEAF_KNOWN_second_cell, LEAF_KNOWN_person_asked_cell };
  guint32 variable;

  if (node->op == LEAF_NODE_SLOT)
    return TRUE;
  if (node->op != LEAF_NODE_VARIABLE)
    return FALSE;
  variable = node->VARIABLE.variable.ix;
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    if (variable == leaf_known (build, known[i]))
      return TRUE;
  return LEAF_ROW (&build->world->variables, LeafVariable, variable)->owner != LEAF_OWNER_GLOBAL;
}

static void
look_at_node (Past *self, const LeafNode *node)
{
  const LeafActionPattern *pattern;

  if (node == NULL)
    return;
  pattern = leaf_node_pattern (node);
  if (!self->in_action && is_momentary (self->build, node) && leaf_wording_empty (self->local))
    self->local = node->wording;
  look_at_description (self, leaf_node_description (node));
  look_at_clause (self, leaf_node_predicate (node));
  if (pattern != NULL) {
    self->in_action = TRUE;
    look_at_description (self, pattern->actor);
    look_at_description (self, pattern->noun);
    look_at_description (self, pattern->second);
    self->in_action = FALSE;
  }
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    look_at_node (self, each.operand);
}

/* "if examining the lamp for the fifth time": the count of an action does not record what it was done to. */
static void
check_action (LeafBuild *build, const LeafNode *node)
{
  const LeafActionPattern *pattern = node->IS_ACTION.pattern;

  if (node->IS_ACTION.action == NULL && pattern->history.sort != LEAF_HISTORY_NONE
      && (pattern->noun != NULL || pattern->second != NULL))
    leaf_problem_at (build, LEAF_PROBLEM_PAST_ACTION_COUNTED, node->wording, NULL, NULL);
}

static void
check_past (LeafBuild *build, const LeafNode *node)
{
  Past past = { .build = build };

  look_at_node (&past, node);
  if (past.called != NULL)
    leaf_problem_at (build, LEAF_PROBLEM_CALLED_IN_PAST, node->wording, NULL, NULL);
  else if (!leaf_wording_empty (past.local)) {
    g_autofree char *words = leaf_wording_dup (build, past.local);

    leaf_problem_at (build, LEAF_PROBLEM_PAST_LOCAL, node->wording, words, NULL);
  }
}

/* --- activities --------------------------------------------------------------------------------------------------- */

/* "carry out the printing the name activity with 6" */
static void
check_activity (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *activity = node->ACTIVITY.activity, *operand = node->ACTIVITY.operand;
  LeafKindId basis;

  if (build->is_library || operand == NULL || !LEAF_IS (operand->kind)
      || !is_constructed (build, activity->kind, LEAF_KIND_ACTIVITY))
    return;
  basis = leaf_kind (build, activity->kind)->args[0];
  if (LEAF_SAME (basis, LEAF_KIND (NOTHING)))
    leaf_problem_at (build, LEAF_PROBLEM_FOLLOW_FOR_NOTHING, node->wording, "nothing", NULL);
  else if (LEAF_IS (basis) && !leaf_kind_compatible (build, operand->kind, basis)
           && !(leaf_kind_is_object (build, operand->kind) && leaf_kind_is_object (build, basis)))
    leaf_problem_at (build, LEAF_PROBLEM_FOLLOW_WRONG_KIND, node->wording, leaf_kind_name (build, basis),
                     leaf_kind_name (build, operand->kind));
}

/* "while listing contents of a room (called X)": the object of an activity has no name outside it. */
static void
check_going_on (LeafBuild *build, const LeafNode *node)
{
  const LeafDescription *described = node->ACTIVITY_GOING_ON.operand;

  if (described != NULL && described->called != 0)
    leaf_problem_at (build, LEAF_PROBLEM_CALLED_IN_ACTIVITY, node->wording, NULL, NULL);
}

/* --- let ---------------------------------------------------------------------------------------------------------- */

/* A block that consists of one "let". */
static void
check_block (LeafBuild *build, const LeafNode *block)
{
  const LeafNode *only = block != NULL && block->op == LEAF_NODE_BLOCK && block->BLOCK.n_statements == 1
                             ? block->BLOCK.statements[0]
                             : NULL;

  if (only != NULL && only->op == LEAF_NODE_LET)
    leaf_problem_at (build, LEAF_PROBLEM_LET_FORGOTTEN, only->wording, NULL, NULL);
}

static void
check_blocks (LeafBuild *build, const LeafNode *node)
{
  for (guint32 i = node->op == LEAF_NODE_IF ? 1 : 2; i < leaf_node_n_operands (node);
       i += node->op == LEAF_NODE_IF ? 1 : 2)
    check_block (build, leaf_node_operand (node, i));
}

/* "repeat with 5 running through ..." */
static void
check_repeat_name (LeafBuild *build, LeafWording w)
{
  guint32 with = leaf_wording_find (build, w, "with"), running = leaf_wording_find (build, w, "running");

  if (with + 1 < running && running < w.end)
    leaf_meaning_check_name (build, leaf_wording (with + 1, running));
}

static void
check_let (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *value = node->LET.value;
  guint32 be = MIN (leaf_wording_find (build, node->wording, "be"), leaf_wording_find (build, node->wording, "="));

  if (be > node->wording.first + 1 && be < node->wording.end)
    leaf_meaning_check_name (build, leaf_wording (node->wording.first + 1, be));

  if (value != NULL && value->op == LEAF_NODE_LIST && value->LIST.n_entries == 0)
    leaf_problem_at (build, LEAF_PROBLEM_LET_EMPTY_LIST, node->wording, NULL, NULL);
}

/* Reports each "let" below the node that sets the counter of the enclosing repeat. */
static void
check_loop (LeafBuild *build, const LeafNode *node, guint32 slot)
{
  if (node == NULL)
    return;
  if (node->op == LEAF_NODE_ASSIGN && node->ASSIGN.place->op == LEAF_NODE_SLOT && node->ASSIGN.place->SLOT.slot == slot
      && leaf_word_is (build, node->wording.first, "let"))
    leaf_problem_at (build, LEAF_PROBLEM_LET_LOOP, node->wording, NULL, NULL);
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    check_loop (build, each.operand, slot);
}

/* --- values ------------------------------------------------------------------------------------------------------- */

static void
check_list (LeafBuild *build, const LeafNode *list)
{
  for (guint32 i = 1; i < list->LIST.n_entries; i++) {
    LeafKindId a = list->LIST.entries[0]->kind, b = list->LIST.entries[i]->kind;

    if (!LEAF_IS (a) || !LEAF_IS (b) || leaf_kind_compatible (build, a, b) || leaf_kind_compatible (build, b, a)
        || (leaf_kind_is_object (build, a) && leaf_kind_is_object (build, b)))
      continue;
    if ((a.ix == LEAF_KIND_TEXT) == (b.ix == LEAF_KIND_TEXT)) /* which other kinds can be mixed depends on the use */
      continue;
    leaf_problem_at (build, LEAF_PROBLEM_LIST_MIXED, list->wording, leaf_kind_name (build, a),
                     leaf_kind_name (build, b));
    return;
  }
}

static void
check_random (LeafBuild *build, const LeafNode *node)
{
  const LeafDescription *described = node->RANDOM.described;
  LeafKindId kind = leaf_description_kind (described);

  if (described->n_clauses > 0 || described->n_adjectives > 0)
    return;
  if (kind.ix == LEAF_KIND_TEXT || kind.ix == LEAF_KIND_NUMBER || kind.ix == LEAF_KIND_REAL
      || kind.ix == LEAF_KIND_SNIPPET || is_constructed (build, kind, LEAF_KIND_LIST))
    leaf_problem_at (build, LEAF_PROBLEM_RANDOM_OF_WHAT, node->wording, leaf_kind_name (build, kind), NULL);
}

/* --- changes ------------------------------------------------------------------------------------------------------ */

static gboolean
keeps_score (const LeafBuild *build)
{
  LEAF_EACH (&build->world->use_options, i) {
    const LeafUseOption *option = LEAF_ROW (&build->world->use_options, LeafUseOption, i);

    if (option->is_active && g_ascii_strcasecmp (option->name, "scoring") == 0)
      return TRUE;
  }
  return FALSE;
}

static void
check_place (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *place = leaf_node_operand (node, 0);

  if (place->op == LEAF_NODE_VARIABLE && !keeps_score (build)) {
    if (place->VARIABLE.variable.ix == leaf_known (build, LEAF_KNOWN_score_cell))
      leaf_problem_at (build, LEAF_PROBLEM_SCORE_NOT_KEPT, node->wording, NULL, NULL);
  }
  if (node->op == LEAF_NODE_ASSIGN && place->kind.ix == LEAF_KIND_TOPIC)
    leaf_problem_at (build, LEAF_PROBLEM_TOPIC_ASSIGNED, node->wording, NULL, NULL);
  if (node->op == LEAF_NODE_CHANGE && LEAF_IS (place->kind) && place->kind.ix != LEAF_KIND_VALUE
      && leaf_kind (build, place->kind)->constructor.ix != LEAF_KIND_KIND_VARIABLE
      && !leaf_kind_is_arithmetic (build, place->kind))
    leaf_problem_at (build, LEAF_PROBLEM_CHANGE_NOT_NUMBER, node->wording, leaf_kind_name (build, place->kind), NULL);
}

/* Returns TRUE if the adjective has a meaning, for values of the kind, that can be set or made true. */
static gboolean
can_be_made (const LeafBuild *build, const LeafAdjectiveUse *use, LeafKindId kind)
{
  guint32 at = LEAF_IS (use->adjective)
                   ? LEAF_ROW (&build->world->adjectives, LeafAdjective, use->adjective.ix)->first_meaning
                   : 0;

  if (at == 0 || LEAF_IS (use->value))
    return TRUE;
  for (; at != 0; at = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at)->next) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at);

    if (meaning->sort == LEAF_ADJECTIVE_PROPERTY || meaning->maker != 0
        || leaf_adjective_maker (build, meaning, kind, !use->negated) != LEAF_NATIVE_NONE)
      return TRUE;
  }
  return FALSE;
}

/* "now the hall is gloomy", where a condition defines "gloomy": it cannot be set. */
static void
check_now (LeafBuild *build, const LeafNode *node)
{
  for (guint32 i = 0; i < node->NOW_ADJECTIVE.described->n_adjectives; i++) {
    const LeafAdjectiveUse *use = &node->NOW_ADJECTIVE.described->adjectives[i];

    if (!can_be_made (build, use, node->NOW_ADJECTIVE.object->kind)) {
      g_autofree char *word = leaf_wording_dup (build, use->wording);

      leaf_problem_at (build, LEAF_PROBLEM_NOW_DEFINED, node->wording, word, NULL);
    }
  }
}

/* --- phrases ------------------------------------------------------------------------------------------------------ */

static gboolean
is_nothing (const LeafNode *node)
{
  return node->op == LEAF_NODE_CONSTANT && node->CONSTANT.value.kind == LEAF_KIND_OBJECT
         && node->CONSTANT.value.bits == 0;
}

/* Returns TRUE if the native changes a list or text in place that is not kept anywhere. */
static gboolean
changes_what_is_not_kept (const LeafPhraseRow *row, const LeafNode *node)
{
  guint32 place = leaf_native_place (row->native);
  const LeafNode *changed = place > 0 && place <= node->CALL.n_args ? node->CALL.args[place - 1] : NULL;

  return changed != NULL
         && (changed->op == LEAF_NODE_LIST || changed->op == LEAF_NODE_TEXT || changed->op == LEAF_NODE_LIST_OF
             || changed->op == LEAF_NODE_CALL
             || (changed->op == LEAF_NODE_CONSTANT && changed->CONSTANT.value.kind == LEAF_KIND_TEXT));
}

/* A non-empty text in quotation marks. */
static gboolean
is_text_to_show (const LeafBuild *build, const LeafNode *node)
{
  const LeafTextRow *row;

  if (node->op != LEAF_NODE_CONSTANT)
    return node->op == LEAF_NODE_TEXT;
  row = node->CONSTANT.value.kind == LEAF_KIND_TEXT
            ? LEAF_TEXT (build, LEAF_ID (LeafTextId, (guint32) node->CONSTANT.value.bits))
            : NULL;
  return row == NULL || row->plain == NULL || row->plain[0] != '\0';
}

static void
note_event_call (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *event = node->CALL.args[0];
  gboolean is_rule
      = event->op == LEAF_NODE_CONSTANT && leaf_kind (build, event->kind)->constructor.ix == LEAF_KIND_RULE;
  LeafEventCall call = { .wording = node->wording };

  if (is_rule)
    call.rule = LEAF_ID (LeafRuleId, (guint32) event->CONSTANT.value.bits);
  leaf_table_push (&build->phrases->event_calls, &call);
}

static void
check_call (LeafBuild *build, const LeafNode *node)
{
  LeafPhraseRow row = *LEAF_PHRASE (build, node->CALL.phrase);
  guint32 options = node->CALL.options;

  if (row.is_exclusive && (options & (options - 1)) != 0)
    leaf_problem_at (build, LEAF_PROBLEM_OPTIONS_EXCLUSIVE, node->wording, NULL, NULL);
  if (row.native == LEAF_NATIVE_boxed_quotation && !is_text_to_show (build, node->CALL.args[0]))
    leaf_problem_at (build, LEAF_PROBLEM_BOXED_NOT_TEXT, node->wording, NULL, NULL);
  if (row.native == LEAF_NATIVE_event_in_turns || row.native == LEAF_NATIVE_event_at
      || row.native == LEAF_NATIVE_event_in_period)
    note_event_call (build, node);
  if (changes_what_is_not_kept (&row, node))
    leaf_problem_at (build, LEAF_PROBLEM_LIST_NOT_CHANGED, node->wording, NULL, NULL);
  for (guint32 i = 0; i < row.n_parts; i++) {
    const LeafPhrasePart *part = &row.parts[i];

    if (part->n_words == 0 && part->sort == LEAF_PARAMETER_VALUE && leaf_kind_is_object (build, part->kind)
        && part->kind.ix != LEAF_KIND_OBJECT && is_nothing (node->CALL.args[part->slot]) && !row.is_library)
      leaf_problem_at (build, LEAF_PROBLEM_NOTHING_GIVEN, node->wording, leaf_kind_name (build, part->kind), NULL);
  }
}

/* --- one node ----------------------------------------------------------------------------------------------------- */

void
leaf_meaning_check_values (LeafBuild *build, const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_HISTORY: check_past (build, node); break;
  case LEAF_NODE_IF:
  case LEAF_NODE_SWITCH: check_blocks (build, node); break;
  case LEAF_NODE_LET: check_let (build, node); break;
  case LEAF_NODE_IS_ACTION: check_action (build, node); break;
  case LEAF_NODE_ACTIVITY: check_activity (build, node); break;
  case LEAF_NODE_ACTIVITY_GOING_ON: check_going_on (build, node); break;
  case LEAF_NODE_LIST: check_list (build, node); break;
  case LEAF_NODE_RANDOM: check_random (build, node); break;
  case LEAF_NODE_ASSIGN:
  case LEAF_NODE_CHANGE: check_place (build, node); break;
  case LEAF_NODE_CALL: check_call (build, node); break;
  case LEAF_NODE_REPEAT_COUNT:
    check_repeat_name (build, node->wording);
    check_loop (build, node->REPEAT_COUNT.body, node->REPEAT_COUNT.slot);
    break;
  case LEAF_NODE_REPEAT_THROUGH:
    check_repeat_name (build, node->wording);
    check_loop (build, node->REPEAT_THROUGH.body, node->REPEAT_THROUGH.slot);
    if (node->REPEAT_THROUGH.described->called != 0)
      leaf_problem_at (build, LEAF_PROBLEM_CALLED_IN_REPEAT, node->REPEAT_THROUGH.described->wording, NULL, NULL);
    break;
  case LEAF_NODE_NOW_ADJECTIVE: check_now (build, node); break;
  case LEAF_NODE_NOW_EVERY:
    if (node->NOW_EVERY.described->called != 0)
      leaf_problem_at (build, LEAF_PROBLEM_CALLED_IN_NOW, node->wording, NULL, NULL);
    break;
  case LEAF_NODE_CONSTANT:
  case LEAF_NODE_TEXT:
  case LEAF_NODE_CALL_FIRST:
  case LEAF_NODE_ACTION:
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_COUNT:
  case LEAF_NODE_LIST_OF:
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_CHANCE:
  case LEAF_NODE_RULE_SUCCEEDED:
  case LEAF_NODE_SCENE_IS:
  case LEAF_NODE_OPTION_GIVEN:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_BLOCK:
  case LEAF_NODE_NOW_RELATION:
  case LEAF_NODE_WHILE:
  case LEAF_NODE_REPEAT_LIST:
  case LEAF_NODE_REPEAT_TABLE:
  case LEAF_NODE_BREAK:
  case LEAF_NODE_NEXT:
  case LEAF_NODE_RETURN:
  case LEAF_NODE_TRY:
  case LEAF_NODE_FOLLOW:
  case LEAF_NODE_DECIDE:
  case LEAF_NODE_NATIVE:
  case LEAF_NODE_FAULT:
  case LEAF_NODES_PLACES:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONNECTIVES:
  case LEAF_NODES_SENTENCES:
  case LEAF_NODES_VALUE_CONDITIONS:
  case LEAF_NODES_ROW_STATEMENTS:
  case LEAF_NODES_SAYING:
  case LEAF_NODES_NO_FORMS: break;
  }
}
