/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-statements.c: reads one statement as a tree.
 *
 * A few statements belong to the language itself, recognized by their first word in one table (`statements`); all
 * others are phrases of the phrase table. Indented blocks are read in leaf-blocks.c. */
#include "leaf-value-forms.h"
#include "leaf.h"

typedef LeafNode *(*StatementReader) (LeafScope *scope, LeafWording w);

static LeafNode *
node_of (LeafScope *scope, LeafNodeOp op, LeafWording w)
{
  return leaf_node_new (scope, op, LEAF_KIND (NONE), w);
}

LeafNode *
leaf_read_fault (LeafScope *scope, LeafWording w)
{
  return node_of (scope, LEAF_NODE_FAULT, w);
}

/* --- say ---------------------------------------------------------------------------------------------------------- */

/* ""Taken." (A)": a lettered response of the rule that is read. */
LeafNode *
leaf_read_lettered_text (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  const char *letter;
  LeafNode *text, *node;

  if (leaf_wording_length (w) != 4 || !LEAF_IS (scope->rule) || leaf_word (build, w.first)->sort != LEAF_WORD_TEXT
      || !leaf_word_is (build, w.first + 1, "(") || !leaf_word_is (build, w.first + 3, ")"))
    return NULL;
  letter = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first + 2)->vocab);
  if (letter[0] == '\0' || letter[1] != '\0' || !g_ascii_isalpha (letter[0]))
    return NULL;
  text = leaf_meaning_text (scope, w.first, FALSE);
  node = leaf_node_with (scope, LEAF_NODE_RESPONSE, LEAF_KIND (RESPONSE), w,
                         leaf_node_constant (scope, w, LEAF_KIND (RULE), (gint32) scope->rule.ix));
  node->RESPONSE.letter = (guint32) (g_ascii_tolower (letter[0]) - 'a');
  node->RESPONSE.text.ix = text->op == LEAF_NODE_TEXT ? text->TEXT.text.ix : (guint32) text->CONSTANT.value.bits;
  return node;
}

/* "say A, "b", C": each in turn. */
static LeafNode *
read_say_list (LeafScope *scope, LeafWording w, LeafWording rest)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new ();
  LeafWording *parts = NULL;
  guint32 n = leaf_wording_split_list (scope->build, rest, ",", &parts);

  for (guint32 i = 0; n > 1 && i < n; i++) {
    LeafNode *piece
        = leaf_wording_length (parts[i]) == 1 && leaf_word (scope->build, parts[i].first)->sort == LEAF_WORD_TEXT
              ? leaf_meaning_text (scope, parts[i].first, TRUE)
              : leaf_read_say_piece (scope, parts[i]);
    if (piece == NULL)
      return NULL;
    g_ptr_array_add (pieces, piece);
  }
  return pieces->len > 0 ? leaf_node_from_array (scope, LEAF_NODE_SAY, LEAF_KIND (NONE), w, pieces) : NULL;
}

static LeafNode *
read_say (LeafScope *scope, LeafWording w)
{
  LeafWording rest = leaf_wording_from (w, w.first + 1);
  LeafNode *piece;

  if (leaf_wording_empty (rest))
    return NULL;
  if (leaf_wording_length (rest) == 1 && leaf_word (scope->build, rest.first)->sort == LEAF_WORD_TEXT)
    return leaf_meaning_text (scope, rest.first, TRUE);
  piece = leaf_read_lettered_text (scope, rest);
  if (piece == NULL)
    piece = leaf_read_say_piece (scope, rest);
  if (piece == NULL)
    return read_say_list (scope, w, rest);
  return leaf_node_with (scope, LEAF_NODE_SAY, LEAF_KIND (NONE), w, piece);
}

/* --- let, now, increase ------------------------------------------------------------------------------------------- */

static LeafNode *
let_new (LeafScope *scope, LeafWording w, LeafWording name, LeafNode *value, LeafKindId kind)
{
  LeafNode *node;

  /* "let Q be "Sure?" (A)" is a text; in the library such texts are responses, also where a story changes the rule */
  if (value != NULL && value->op == LEAF_NODE_RESPONSE && LEAF_IS (value->RESPONSE.text)
      && !leaf_word_is_library (scope->build, w.first)) {
    kind = LEAF_KIND (TEXT);
    value = leaf_value_fit (scope, value, kind);
  }
  node = leaf_node_with (scope, LEAF_NODE_LET, kind, w, value);
  leaf_scope_restore_name (scope, name);
  node->LET.slot = leaf_scope_add (scope, name, kind);
  return node;
}

/* A local that is given a man may hold a box later, so its kind is object. */
static LeafKindId
kind_of_local (const LeafBuild *build, const LeafNode *value)
{
  LeafKindId kind = value->kind;

  while (leaf_kind_is_object (build, kind) && kind.ix != LEAF_KIND_OBJECT
         && leaf_kind (build, kind)->parent.ix != LEAF_KIND_OBJECT)
    kind = leaf_kind (build, kind)->parent;
  return kind.ix == LEAF_KIND_TOPIC ? LEAF_KIND (TEXT) : kind;
}

/* A kind with a kind variable: "K", "list of K". */
static gboolean
has_variable (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row = leaf_kind (build, kind);

  return row->constructor.ix == LEAF_KIND_KIND_VARIABLE
         || (LEAF_IS (row->constructor) && has_variable (build, row->args[0]));
}

/* "A various-to-one relation of people to things": a new relation (LEAF_LOCAL_RELATION_...). */
static guint32
relation_form (const LeafBuild *build, LeafWording w)
{
  static const struct {
    const char *words;
    guint32 form;
  } forms[] = {
    { "one-to-one", LEAF_LOCAL_RELATION_LEFT_ONE | LEAF_LOCAL_RELATION_RIGHT_ONE },
    { "one-to-various", LEAF_LOCAL_RELATION_LEFT_ONE },
    { "various-to-one", LEAF_LOCAL_RELATION_RIGHT_ONE },
    { "symmetric", LEAF_LOCAL_RELATION_SYMMETRIC },
    { "equivalence", LEAF_LOCAL_RELATION_GROUPS },
  };

  w = leaf_wording_skip_article (build, w);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (leaf_wording_begins (build, w, forms[i].words))
      return forms[i].form;
  return 0;
}

/* "let N be V", "let N be a number" */
static LeafNode *
read_let (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  guint32 be = leaf_wording_find (build, w, "be");
  LeafWording name, rest;
  LeafNode *place, *value, *node;
  LeafKindId kind;

  if (be >= w.end || be == w.first + 1)
    return NULL;
  name = leaf_wording_skip_article (build, leaf_wording (w.first + 1, be));
  rest = leaf_wording_from (w, be + 1);
  if (leaf_wording_empty (rest))
    return NULL;
  place = leaf_scope_names_refused (scope, name) ? NULL : leaf_scope_find (scope, name);
  if (place != NULL && place->op != LEAF_NODE_SLOT)
    place = NULL;
  if (leaf_wording_begins (build, rest, "given by")) {
    value = leaf_read_equation_solution (scope, name, leaf_wording_from (rest, rest.first + 2),
                                         place != NULL ? place->kind : LEAF_KIND (NONE));
    if (value == NULL)
      return NULL;
    return place != NULL ? leaf_node_with (scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), w, place, value)
                         : let_new (scope, w, name, value, value->kind);
  }
  if (place != NULL) {
    value = leaf_read_value (scope, rest, place->kind);
    return value != NULL ? leaf_node_with (scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), w, place, value)
                         : leaf_reading_stopped (scope, rest, LEAF_EXPECTED_VALUE, place->kind,
                                                 leaf_wording_up_to (w, be + 1), N_ ("changing a named value"));
  }
  /* "let X be K" makes X with the kind K, unless something in scope has the name K; "the list of Ks" is a value */
  kind = leaf_scope_find (scope, rest) != NULL || leaf_wording_begins (build, rest, "the list")
             ? LEAF_KIND (NONE)
             : leaf_kind_read (build, rest, scope->near);
  value = NULL;
  /* "list of D" may be a list of what D describes, rather than of a kind D */
  if (!LEAF_IS (kind) || has_variable (build, kind)) {
    value = leaf_read_value (scope, rest, LEAF_KIND (NONE));
    if (value == NULL && (!LEAF_IS (kind) || !LEAF_IS (scope->phrase))) /* kind variables exist only in phrases */
      return leaf_reading_stopped (scope, rest, LEAF_EXPECTED_VALUE, LEAF_KIND (NONE), leaf_wording_up_to (w, be + 1),
                                   N_ ("naming a value"));
    if (value == NULL)
      kind = leaf_kind (build, kind)->constructor.ix == LEAF_KIND_LIST ? leaf_kind_list_of (build, LEAF_KIND (VALUE))
                                                                       : LEAF_KIND (VALUE);
  }
  node = let_new (scope, w, name, value, value != NULL ? kind_of_local (build, value) : kind);
  node->LET.form = relation_form (build, rest);
  return node;
}

static LeafNode *
read_now (LeafScope *scope, LeafWording w)
{
  return leaf_wording_length (w) > 1 ? leaf_meaning_now (scope, leaf_wording_from (w, w.first + 1)) : NULL;
}

/* "increase the health by 3" without an owner: "increase" does not infer one, though "now" does. */
static gboolean
says_no_owner (const LeafNode *place)
{
  const LeafNode *owner = place->op == LEAF_NODE_PROPERTY ? place->PROPERTY.owner : NULL;

  return owner != NULL && owner->wording.first == place->wording.first && owner->wording.end == place->wording.end;
}

static LeafNode *
change_by (LeafScope *scope, LeafWording w, int sign, gboolean has_amount)
{
  LeafBuild *build = scope->build;
  LeafWording rest = leaf_wording_from (w, w.first + 1);
  LeafWording verb = leaf_wording_up_to (w, w.first + 1);
  guint32 by = has_amount ? leaf_wording_find (build, rest, "by") : rest.end;
  LeafNode *place, *amount = NULL, *node;

  if (has_amount && by >= rest.end)
    return NULL;
  place = leaf_read_value (scope, leaf_wording_up_to (rest, by), LEAF_KIND (NONE));
  if (place == NULL || !leaf_node_is_place (place) || says_no_owner (place))
    return leaf_reading_stopped (scope, leaf_wording_up_to (rest, by), LEAF_EXPECTED_PLACE, LEAF_KIND (NONE), verb,
                                 N_ ("a change"));
  if (has_amount) {
    if (place->kind.ix != LEAF_KIND_REAL) /* a whole number is not converted */
      amount = leaf_read_value (scope, leaf_wording_from (rest, by + 1), place->kind);
    if (amount == NULL)
      amount = leaf_read_value (scope, leaf_wording_from (rest, by + 1), LEAF_KIND (NONE));
    if (amount == NULL)
      return leaf_reading_stopped (scope, leaf_wording_from (rest, by + 1), LEAF_EXPECTED_VALUE, place->kind,
                                   leaf_wording_up_to (w, by + 1), N_ ("a change"));
  }
  node = leaf_node_with (scope, LEAF_NODE_CHANGE, LEAF_KIND (NONE), w, place, amount);
  node->CHANGE.sign = sign;
  return node;
}

static LeafNode *
read_increase (LeafScope *scope, LeafWording w)
{
  return change_by (scope, w, 1, TRUE);
}

static LeafNode *
read_decrease (LeafScope *scope, LeafWording w)
{
  return change_by (scope, w, -1, TRUE);
}

static LeafNode *
read_increment (LeafScope *scope, LeafWording w)
{
  return change_by (scope, w, 1, FALSE);
}

static LeafNode *
read_decrement (LeafScope *scope, LeafWording w)
{
  return change_by (scope, w, -1, FALSE);
}

/* --- try ---------------------------------------------------------------------------------------------------------- */

/* "try A", "silently try A", "try silently A" */
static LeafNode *
read_try (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording rest = w;
  gboolean silently = FALSE, tries = FALSE, of_value = FALSE;
  LeafNode *action, *node;

  for (; !leaf_wording_empty (rest); rest.first++) {
    if (leaf_kw (build, rest.first) == LEAF_KW_SILENTLY && !silently)
      silently = TRUE;
    else if (leaf_kw (build, rest.first) == LEAF_KW_TRY && !tries)
      tries = TRUE;
    else
      break;
  }
  if (!tries || leaf_wording_empty (rest))
    return NULL;
  action = leaf_meaning_action (scope, rest);
  if (action == NULL) {
    action = leaf_read_value (scope, rest, LEAF_KIND (STORED_ACTION));
    of_value = action != NULL;
  }
  if (action == NULL)
    action = leaf_meaning_action_by_thing (scope, rest);
  if (action == NULL)
    return leaf_reading_stopped (scope, rest, LEAF_EXPECTED_ACTION, LEAF_KIND (NONE),
                                 leaf_wording_up_to (w, rest.first), N_ ("trying an action"));
  node = leaf_node_with (scope, LEAF_NODE_TRY, LEAF_KIND (NONE), w, action);
  node->TRY.silently = silently;
  node->TRY.of_value = of_value;
  return node;
}

/* --- follow, abide by --------------------------------------------------------------------------------------------- */

static gboolean
is_rule_or_rulebook (LeafScope *scope, const LeafNode *node)
{
  LeafKindId constructor = leaf_kind (scope->build, node->kind)->constructor;

  return constructor.ix == LEAF_KIND_RULE || constructor.ix == LEAF_KIND_RULEBOOK || node->kind.ix == LEAF_KIND_RULE
         || node->kind.ix == LEAF_KIND_RULEBOOK || node->kind.ix == LEAF_KIND_VALUE;
}

static LeafNode *
rule_value (LeafScope *scope, LeafWording w)
{
  LeafNode *node = leaf_read_value (scope, w, LEAF_KIND (RULEBOOK));

  if (node == NULL)
    node = leaf_read_value (scope, w, LEAF_KIND (RULE));
  if (node == NULL)
    node = leaf_read_value (scope, w, LEAF_KIND (NONE));
  return node != NULL && is_rule_or_rulebook (scope, node) ? node : NULL;
}

static LeafNode *
follow_as (LeafScope *scope, LeafWording w, guint32 from, LeafEntry entry)
{
  LeafBuild *build = scope->build;
  LeafWording rest = leaf_wording_from (w, from);
  LeafNode *rule = rule_value (scope, rest), *parameter = NULL, *node;

  for (guint32 at = rest.end; rule == NULL && at > rest.first + 1; at--) {
    if (leaf_kw (build, at - 1) != LEAF_KW_FOR)
      continue;
    parameter = leaf_read_value (scope, leaf_wording_from (rest, at), LEAF_KIND (NONE));
    rule = parameter != NULL ? rule_value (scope, leaf_wording_up_to (rest, at - 1)) : NULL;
  }
  if (rule == NULL)
    return leaf_reading_stopped (scope, rest, LEAF_EXPECTED_RULE, LEAF_KIND (NONE), leaf_wording_up_to (w, from),
                                 N_ ("following rules"));
  node = leaf_node_with (scope, LEAF_NODE_FOLLOW, LEAF_KIND (NONE), w, rule, parameter);
  node->FOLLOW.entry = entry;
  return node;
}

static LeafNode *
read_follow (LeafScope *scope, LeafWording w)
{
  return follow_as (scope, w, w.first + 1, LEAF_ENTRY_FOLLOWED);
}

/* Like following, but without procedural rules before it: those in force stay in force (leaf-procedural.c). Only for
 * the library, because it is no longer part of the language. */
static LeafNode *
read_consider (LeafScope *scope, LeafWording w)
{
  return !leaf_word_is_library (scope->build, w.first) ? NULL
                                                       : follow_as (scope, w, w.first + 1, LEAF_ENTRY_CONSIDERED);
}

static LeafNode *
read_abide (LeafScope *scope, LeafWording w)
{
  return leaf_wording_begins (scope->build, w, "abide by") ? follow_as (scope, w, w.first + 2, LEAF_ENTRY_ABIDED)
                                                           : NULL;
}

static LeafNode *
read_anonymously (LeafScope *scope, LeafWording w)
{
  return leaf_wording_begins (scope->build, w, "anonymously abide by")
             ? follow_as (scope, w, w.first + 3, LEAF_ENTRY_ABIDED_ANONYMOUSLY)
             : NULL;
}

/* --- how a rule ends ---------------------------------------------------------------------------------------------- */

static LeafNode *
decision (LeafScope *scope, LeafWording w, LeafOutcome outcome, LeafNode *result)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_DECIDE, LEAF_KIND (NONE), w, result);
  node->DECIDE.outcome = outcome;
  return node;
}

static LeafNode *
read_rule_ends (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;

  if (leaf_wording_is (build, w, "rule succeeds"))
    return decision (scope, w, LEAF_OUTCOME_SUCCESS, NULL);
  if (leaf_wording_is (build, w, "rule fails"))
    return decision (scope, w, LEAF_OUTCOME_FAILURE, NULL);
  if (leaf_wording_begins (build, w, "rule succeeds with result")) {
    LeafNode *result = leaf_read_value (scope, leaf_wording_from (w, w.first + 4), scope->product);
    if (result == NULL) /* a wrong kind is reported when the rulebooks of the rule are known */
      result = leaf_read_value (scope, leaf_wording_from (w, w.first + 4), LEAF_KIND (NONE));
    return result != NULL ? decision (scope, w, LEAF_OUTCOME_SUCCESS, result) : NULL;
  }
  return NULL;
}

static LeafNode *
read_make (LeafScope *scope, LeafWording w)
{
  return leaf_wording_is (scope->build, w, "make no decision") ? decision (scope, w, LEAF_OUTCOME_NONE, NULL) : NULL;
}

static LeafNode *
read_continue (LeafScope *scope, LeafWording w)
{
  if (leaf_pattern_fits (scope->build, w, "continue the action/activity")
      || leaf_pattern_fits (scope->build, w, "continue action/activity"))
    return decision (scope, w, LEAF_OUTCOME_NONE, NULL);
  return NULL;
}

static LeafNode *
read_stop (LeafScope *scope, LeafWording w)
{
  if (leaf_wording_is (scope->build, w, "stop the action") || leaf_wording_is (scope->build, w, "stop action"))
    return decision (scope, w, LEAF_OUTCOME_STOPPED, NULL);
  return leaf_wording_length (w) == 1 ? leaf_node_new (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), w) : NULL;
}

/* "it is very likely": a named outcome, by itself. */
static LeafNode *
read_named_outcome (LeafScope *scope, LeafWording w)
{
  LeafNameMatch match = leaf_names_find (scope->build, w, LEAF_NAMES (OUTCOME), scope->near);
  LeafNode *node;

  if (match.id == 0)
    return NULL;
  node = decision (scope, w, LEAF_OUTCOME_SUCCESS, NULL);
  node->DECIDE.named = match.id;
  return node;
}

/* --- deciding ----------------------------------------------------------------------------------------------------- */

static LeafNode *
return_truth (LeafScope *scope, LeafWording w, gboolean truth)
{
  if (LEAF_IS (scope->result) && scope->result.ix != LEAF_KIND_TRUTH_STATE && scope->result.ix != LEAF_KIND_VALUE)
    return leaf_reading_stopped (scope, w, LEAF_EXPECTED_VALUE, scope->result, w, N_ ("a decision"));
  return leaf_node_with (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), w,
                         leaf_node_constant (scope, w, LEAF_KIND (TRUTH_STATE), truth));
}

static LeafNode *
read_yes (LeafScope *scope, LeafWording w)
{
  return leaf_wording_length (w) == 1 ? return_truth (scope, w, TRUE) : NULL;
}

static LeafNode *
read_no (LeafScope *scope, LeafWording w)
{
  return leaf_wording_length (w) == 1 ? return_truth (scope, w, FALSE) : NULL;
}

/* "red", which would be a condition about something unnamed. */
static gboolean
is_constant (LeafScope *scope, LeafWording w)
{
  const LeafNode *value = leaf_read_value (scope, w, LEAF_KIND (NONE));

  return value != NULL && value->op == LEAF_NODE_CONSTANT;
}

static LeafNode *
read_decide (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafNode *value;

  if (leaf_wording_is (build, w, "decide yes"))
    return return_truth (scope, w, TRUE);
  if (leaf_wording_is (build, w, "decide no"))
    return return_truth (scope, w, FALSE);
  if (!leaf_wording_begins (build, w, "decide on") || leaf_wording_length (w) < 3)
    return NULL;
  value = leaf_read_value (scope, leaf_wording_from (w, w.first + 2), scope->result);
  if (value != NULL && scope->result.ix == LEAF_KIND_TRUTH_STATE && LEAF_IS (value->kind)
      && value->kind.ix != LEAF_KIND_TRUTH_STATE && value->kind.ix != LEAF_KIND_VALUE)
    value = NULL;
  else if (value == NULL && scope->result.ix == LEAF_KIND_TRUTH_STATE
           && !is_constant (scope, leaf_wording_from (w, w.first + 2)))
    value = leaf_meaning_condition (scope, leaf_wording_from (w, w.first + 2));
  return value != NULL ? leaf_node_with (scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), w, value)
                       : leaf_reading_stopped (scope, leaf_wording_from (w, w.first + 2), LEAF_EXPECTED_VALUE,
                                               scope->result, leaf_wording_up_to (w, w.first + 2), N_ ("a decision"));
}

/* --- activities --------------------------------------------------------------------------------------------------- */

static LeafNode *
activity_stage (LeafScope *scope, LeafWording w, LeafWording rest, LeafActivityStage stage)
{
  LeafBuild *build = scope->build;
  guint32 word = leaf_wording_find (build, rest, "activity");
  LeafWording operand;
  LeafNode *activity, *value = NULL, *node;

  /* "the final response activity entry activity": the word may occur in the name too */
  while (word + 1 < rest.end && leaf_kw_first (build, leaf_wording_from (rest, word + 1)) != LEAF_KW_WITH)
    word = leaf_wording_find_from (build, rest, word + 1, "activity");
  if (word >= rest.end)
    return NULL;
  activity = leaf_read_value (scope, leaf_wording_up_to (rest, word + 1), LEAF_KIND (ACTIVITY));
  if (activity == NULL)
    activity = leaf_read_value (scope, leaf_wording_up_to (rest, word), LEAF_KIND (ACTIVITY));
  if (activity == NULL)
    activity = leaf_read_value (scope, leaf_wording_up_to (rest, word), LEAF_KIND (NONE));
  if (activity == NULL)
    return leaf_reading_stopped (scope, leaf_wording_up_to (rest, word + 1), LEAF_EXPECTED_ACTIVITY, LEAF_KIND (NONE),
                                 leaf_wording_up_to (w, rest.first), N_ ("a stage of an activity"));
  operand = leaf_wording_from (rest, word + 1);
  if (!leaf_wording_empty (operand)) {
    if (leaf_kw_first (build, operand) != LEAF_KW_WITH)
      return NULL;
    value = leaf_read_value (scope, leaf_wording_from (operand, operand.first + 1), LEAF_KIND (NONE));
    if (value == NULL)
      return leaf_reading_stopped (scope, leaf_wording_from (operand, operand.first + 1), LEAF_EXPECTED_VALUE,
                                   LEAF_KIND (NONE), leaf_wording_up_to (w, operand.first),
                                   N_ ("a stage of an activity"));
  }
  node = leaf_node_with (scope, LEAF_NODE_ACTIVITY, LEAF_KIND (NONE), w, activity, value);
  node->ACTIVITY.stage = stage;
  return node;
}

static LeafNode *
read_carry_out (LeafScope *scope, LeafWording w)
{
  return leaf_wording_begins (scope->build, w, "carry out")
             ? activity_stage (scope, w, leaf_wording_from (w, w.first + 2), LEAF_ACTIVITY_CARRY_OUT)
             : NULL;
}

static LeafNode *
read_begin (LeafScope *scope, LeafWording w)
{
  return activity_stage (scope, w, leaf_wording_from (w, w.first + 1), LEAF_ACTIVITY_BEGIN);
}

static LeafNode *
read_handle (LeafScope *scope, LeafWording w)
{
  return activity_stage (scope, w, leaf_wording_from (w, w.first + 1), LEAF_ACTIVITY_HANDLE);
}

static LeafNode *
read_end (LeafScope *scope, LeafWording w)
{
  return activity_stage (scope, w, leaf_wording_from (w, w.first + 1), LEAF_ACTIVITY_END);
}

static LeafNode *
read_abandon (LeafScope *scope, LeafWording w)
{
  return activity_stage (scope, w, leaf_wording_from (w, w.first + 1), LEAF_ACTIVITY_ABANDON);
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

static LeafNode *
chosen_row (LeafScope *scope, LeafWording w, LeafRowChoice how, LeafNode *table, LeafNode *value, LeafColumnId column)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_CHOOSE_ROW, LEAF_KIND (NONE), w, table, value);
  node->CHOOSE_ROW.how = how;
  node->CHOOSE_ROW.column = column;
  return node;
}

/* "choose [a/the] row N in/from T", "... blank row ...", "... random row ...", "... row with [a/the] C of V in T" */
static LeafNode *
read_choose (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording rest = leaf_wording_skip_article (build, leaf_wording_from (w, w.first + 1));

  for (guint32 at = rest.end; at > rest.first + 1; at--) {
    LeafKeyword keyword = leaf_kw (build, at - 1);
    LeafWording middle = leaf_wording_up_to (rest, at - 1);
    LeafNode *table, *value;
    guint32 of;

    if (keyword != LEAF_KW_IN && keyword != LEAF_KW_FROM)
      continue;
    table = leaf_read_value (scope, leaf_wording_from (rest, at), LEAF_KIND (TABLE_NAME));
    if (table == NULL) {
      leaf_reading_stopped (scope, leaf_wording_from (rest, at), LEAF_EXPECTED_TABLE, LEAF_KIND (NONE),
                            leaf_wording_up_to (w, rest.first + 1), N_ ("choosing a row"));
      continue;
    }
    if (leaf_wording_is (build, middle, "blank row"))
      return chosen_row (scope, w, LEAF_CHOOSE_BLANK, table, NULL, (LeafColumnId) { 0 });
    if (leaf_wording_is (build, middle, "random row"))
      return chosen_row (scope, w, LEAF_CHOOSE_RANDOM, table, NULL, (LeafColumnId) { 0 });
    if (leaf_kw_first (build, middle) != LEAF_KW_ROW || leaf_wording_length (middle) < 2)
      continue;
    middle.first++;
    if (leaf_kw_first (build, middle) != LEAF_KW_WITH) {
      value = leaf_read_value (scope, middle, LEAF_KIND (NUMBER));
      return value != NULL ? chosen_row (scope, w, LEAF_CHOOSE_NTH, table, value, (LeafColumnId) { 0 })
                           : leaf_reading_stopped (scope, middle, LEAF_EXPECTED_VALUE, LEAF_KIND (NUMBER),
                                                   leaf_wording_up_to (w, middle.first), N_ ("choosing a row"));
    }
    middle.first++;
    middle = leaf_wording_skip_article (build, middle);
    for (of = middle.first; of < middle.end; of++) {
      LeafColumnId column;
      if (leaf_kw (build, of) != LEAF_KW_OF)
        continue;
      column = leaf_read_column_name (scope, leaf_wording_up_to (middle, of));
      if (!LEAF_IS (column)) {
        leaf_reading_stopped (scope, leaf_wording_up_to (middle, of), LEAF_EXPECTED_COLUMN, LEAF_KIND (NONE),
                              leaf_wording_up_to (w, middle.first), N_ ("choosing a row"));
        continue;
      }
      value = leaf_read_value (scope, leaf_wording_from (middle, of + 1),
                               LEAF_ROW (&build->world->columns, LeafColumn, column.ix)->kind);
      if (value == NULL)
        value = leaf_read_value (scope, leaf_wording_from (middle, of + 1), LEAF_KIND (NONE));
      if (value != NULL)
        return chosen_row (scope, w, LEAF_CHOOSE_WITH, table, value, column);
      leaf_reading_stopped (scope, leaf_wording_from (middle, of + 1), LEAF_EXPECTED_VALUE,
                            LEAF_ROW (&build->world->columns, LeafColumn, column.ix)->kind,
                            leaf_wording_up_to (middle, of), N_ ("a column"));
    }
  }
  return NULL;
}

/* "blank out E", "blank out the whole row"; phrases of the library blank whole columns and tables. */
static LeafNode *
read_blank (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording rest = leaf_wording_from (w, w.first + 2);
  LeafNode *entry;

  if (!leaf_wording_begins (build, w, "blank out") || leaf_wording_empty (rest))
    return NULL;
  if (leaf_wording_is (build, rest, "the whole row") || leaf_wording_is (build, rest, "whole row"))
    return node_of (scope, LEAF_NODE_BLANK_OUT, w);
  entry = leaf_read_value (scope, rest, LEAF_KIND (NONE));
  if (entry == NULL || (entry->op != LEAF_NODE_TABLE_ENTRY && entry->op != LEAF_NODE_TABLE_CORRESPONDING))
    return NULL;
  return leaf_node_with (scope, LEAF_NODE_BLANK_OUT, LEAF_KIND (NONE), w, entry);
}

/* --- break, next -------------------------------------------------------------------------------------------------- */

static LeafNode *
loop_word (LeafScope *scope, LeafWording w, LeafNodeOp op)
{
  if (leaf_wording_length (w) != 1)
    return NULL;
  if (scope->loop_depth == 0)
    return leaf_reading_refused (scope, LEAF_PROBLEM_NOT_IN_A_LOOP, w, NULL, NULL, NULL);
  return node_of (scope, op, w);
}

static LeafNode *
read_break (LeafScope *scope, LeafWording w)
{
  return loop_word (scope, w, LEAF_NODE_BREAK);
}

static LeafNode *
read_next (LeafScope *scope, LeafWording w)
{
  return loop_word (scope, w, LEAF_NODE_NEXT);
}

/* --- statements without a keyword --------------------------------------------------------------------------------- */

static LeafNode *
say_literal (LeafScope *scope, LeafWording w, const char *text)
{
  LeafNode *node = node_of (scope, LEAF_NODE_SAY_LITERAL, w);

  node->SAY_LITERAL.text = text;
  return node;
}

/* For a constant, the words would only repeat the value. */
static gboolean
is_written_out (const LeafNode *value)
{
  return value->op == LEAF_NODE_CONSTANT || value->op == LEAF_NODE_LIST || value->op == LEAF_NODE_TEXT;
}

/* Prints the words of a value (of a constant: none), its kind, and the value. */
static LeafNode *
show_value (LeafScope *scope, LeafWording w, LeafNode *value, LeafWording words)
{
  LeafBuild *build = scope->build;
  LeafNode *first, *piece, *last;
  g_autofree char *name = leaf_wording_dup_set (
      build, leaf_kw (build, words.first) == LEAF_KW_THE ? leaf_wording_from (words, words.first + 1) : words);
  /* its capital is for printing its instances */
  g_autofree char *kind = g_utf8_strdown (leaf_kind_name (build, value->kind), -1);
  const char *label;

  if (is_written_out (value))
    label = leaf_arena_printf (build->arena, "%s: ", kind);
  else
    label = leaf_arena_printf (build->arena, "\"%s\" = %s: ", name, kind);
  if (leaf_kind (build, value->kind)->constructor.ix == LEAF_KIND_LIST) {
    piece = leaf_node_native (scope, w, LEAF_KIND (NONE), LEAF_NATIVE_say_list_braces, value);
  } else {
    piece = leaf_node_make (build->arena, SAY_VALUE, LEAF_KIND (NONE), w, .value = value, .is_apart = TRUE);
  }
  first = say_literal (scope, w, label);
  last = say_literal (scope, w, "\n");
  first->SAY_LITERAL.is_apart = last->SAY_LITERAL.is_apart = TRUE; /* for showme, so not printed as text of the story */
  return leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, first, piece, last);
}

/* A value whose kind is known only during the play. */
static LeafNode *
show_any_value (LeafScope *scope, LeafWording w, LeafNode *value, LeafWording words)
{
  g_autofree char *name = leaf_wording_dup_set (scope->build, words);
  LeafNode *first = say_literal (scope, w, leaf_arena_printf (scope->build->arena, "\"%s\" = ", name));

  first->SAY_LITERAL.is_apart = TRUE;
  return leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, first,
                         leaf_node_native (scope, w, LEAF_KIND (NONE), LEAF_NATIVE_showme, value));
}

/* "showme the score" */
static LeafNode *
read_showme (LeafScope *scope, LeafWording w)
{
  LeafWording words = leaf_wording_from (w, w.first + 1);
  LeafNode *value = leaf_read_value (scope, words, LEAF_KIND (NONE));

  if (value == NULL)
    return NULL;
  if (!LEAF_IS (value->kind) || value->kind.ix == LEAF_KIND_VALUE)
    return show_any_value (scope, w, value, words);
  return show_value (scope, w, value, words);
}

/* "show relation R": prints its name and its pairs. */
static LeafNode *
read_show_relation (LeafScope *scope, LeafWording w)
{
  LeafWording words = leaf_wording_from (w, w.first + 2);
  LeafNode *relation, *pairs;

  if (!leaf_wording_begins (scope->build, w, "show relation"))
    return NULL;
  relation = leaf_read_value (scope, words, LEAF_KIND (RELATION));
  if (relation == NULL)
    return NULL;
  pairs = leaf_node_native (scope, w, LEAF_KIND (NONE), LEAF_NATIVE_relation_show, relation);
  return leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, show_value (scope, w, relation, words), pairs);
}

/* The first words of the language's own statements. */
static const struct {
  LeafKeyword first;
  StatementReader read;
} statements[] = {
  { LEAF_KW_SAY, read_say },
  { LEAF_KW_LET, read_let },
  { LEAF_KW_NOW, read_now },
  { LEAF_KW_INCREASE, read_increase },
  { LEAF_KW_DECREASE, read_decrease },
  { LEAF_KW_INCREMENT, read_increment },
  { LEAF_KW_DECREMENT, read_decrement },
  { LEAF_KW_TRY, read_try },
  { LEAF_KW_SILENTLY, read_try },
  { LEAF_KW_FOLLOW, read_follow },
  { LEAF_KW_CONSIDER, read_consider },
  { LEAF_KW_ABIDE, read_abide },
  { LEAF_KW_ANONYMOUSLY, read_anonymously },
  { LEAF_KW_RULE, read_rule_ends },
  { LEAF_KW_MAKE, read_make },
  { LEAF_KW_CONTINUE, read_continue },
  { LEAF_KW_STOP, read_stop },
  { LEAF_KW_YES, read_yes },
  { LEAF_KW_NO, read_no },
  { LEAF_KW_DECIDE, read_decide },
  { LEAF_KW_CARRY, read_carry_out },
  { LEAF_KW_BEGIN, read_begin },
  { LEAF_KW_HANDLING, read_handle },
  { LEAF_KW_END, read_end },
  { LEAF_KW_ABANDON, read_abandon },
  { LEAF_KW_CHOOSE, read_choose },
  { LEAF_KW_BLANK, read_blank },
  { LEAF_KW_BREAK, read_break },
  { LEAF_KW_NEXT, read_next },
  { LEAF_KW_SHOWME, read_showme },
  { LEAF_KW_SHOW, read_show_relation },
};

/* "... instead", "instead ...": does it, and stops the action. */
static LeafNode *
read_instead (LeafScope *scope, LeafWording w, gboolean leads)
{
  LeafWording rest = leads ? leaf_wording_from (w, w.first + 1) : leaf_wording_up_to (w, w.end - 1);
  LeafNode *first, *stop = decision (scope, w, LEAF_OUTCOME_STOPPED, NULL);

  first = leaf_read_statement (scope, rest);
  return first != NULL ? leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w, first, stop) : NULL;
}

/* A phrase after which the rule does not continue: "reject the player's command". */
static LeafNode *
with_its_end (LeafScope *scope, LeafNode *call)
{
  LeafOutcome end = call != NULL && call->op == LEAF_NODE_CALL
                        ? LEAF_PHRASE (scope->build, call->CALL.phrase)->ends_rule
                        : LEAF_OUTCOME_NONE;

  if (end == LEAF_OUTCOME_NONE)
    return call;
  return leaf_node_with (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), call->wording, call,
                         decision (scope, call->wording, end, NULL));
}

/* A phrase of the story is tried before the language's own statements if it has exactly these words, or begins with at
 * least two of them: "To try statusing", "To try statusing (X - a thing)" before the action of that name. This does not
 * apply to NOW, nor to SAY, which defines substitutions. */
static LeafNode *
read_own_phrase (LeafScope *scope, LeafWording w, LeafKeyword first)
{
  const guint32 most = 15;
  LeafNode *call;

  if (first == LEAF_KW_NOW || first == LEAF_KW_SAY || leaf_wording_length (w) > most)
    return NULL;
  call = leaf_phrases_match_long (scope, w, LEAF_PHRASE_DO, LEAF_KIND (NONE), leaf_wording_length (w));
  if (call != NULL || scope->build->is_library)
    return call;
  call = leaf_phrases_match_long (scope, w, LEAF_PHRASE_DO, LEAF_KIND (NONE), 2);
  return leaf_phrase_of_author_begins (scope->build, call, w, 2) ? call : NULL;
}

LeafNode *
leaf_read_statement (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafKeyword first = leaf_kw_first (build, w);
  LeafNode *node = NULL;

  if (leaf_wording_empty (w))
    return NULL;
  if (first == LEAF_KW_THE && leaf_kw (build, MIN (w.first + 1, w.end - 1)) == LEAF_KW_RULE) { /* "the rule succeeds" */
    w.first++;
    first = LEAF_KW_RULE;
  }
  if (leaf_wording_length (w) > 1 && (first == LEAF_KW_INSTEAD || leaf_kw (build, w.end - 1) == LEAF_KW_INSTEAD)) {
    node = leaf_phrases_match (scope, w, LEAF_PHRASE_DO, LEAF_KIND (NONE));
    if (node == NULL)
      node = read_instead (scope, w, first == LEAF_KW_INSTEAD);
    return node != NULL ? node : leaf_phrases_match_own (scope, w, LEAF_PHRASE_DO, LEAF_KIND (NONE));
  }
  for (guint i = 0; node == NULL && first != 0 && i < G_N_ELEMENTS (statements); i++)
    if (statements[i].first == first) {
      node = read_own_phrase (scope, w, first);
      if (node == NULL)
        node = statements[i].read (scope, w);
    }
  if (node == NULL)
    node = with_its_end (scope, leaf_phrases_match (scope, w, LEAF_PHRASE_DO, LEAF_KIND (NONE)));
  if (node == NULL && leaf_kw_is_article (first) && leaf_wording_length (w) == 3)
    node = read_rule_ends (scope, leaf_wording_from (w, w.first + 1));
  if (node == NULL)
    node = read_named_outcome (scope, w);
  if (node == NULL)
    node = with_its_end (scope, leaf_phrases_match_own (scope, w, LEAF_PHRASE_DO, LEAF_KIND (NONE)));
  return node;
}
