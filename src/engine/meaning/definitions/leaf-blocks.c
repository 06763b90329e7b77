/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-blocks.c: reads bodies: the statements that the sentence splitter found become one tree.
 *
 * Contains the statements that contain others (if, unless, while, repeat, cases), each with a scope for its names, and
 * the walk through a body. A statement that cannot be read is a problem at its words and a FAULT node; the others are
 * still read. */
#include "leaf-inform6.h"
#include "leaf-value-forms.h"

/* --- conditions and their blocks ---------------------------------------------------------------------------------- */

static LeafNode *
condition_or_fault (LeafScope *scope, LeafWording w)
{
  LeafNode *condition = leaf_meaning_condition (scope, w);

  if (condition != NULL)
    return condition;
  leaf_meaning_explain (scope, w, LEAF_PROBLEM_CONDITION_UNKNOWN, LEAF_EXPECTED_CONDITION);
  return leaf_node_constant (scope, w, LEAF_KIND (TRUTH_STATE), 0);
}

static LeafNode *
read_inner (LeafScope *scope, LeafStatementId first, LeafWording w)
{
  LeafNode *block;

  if (!LEAF_IS (first))
    return leaf_node_new (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), w);
  leaf_scope_open_block (scope);
  block = leaf_meaning_body (scope, first);
  leaf_scope_close_block (scope);
  return block;
}

static LeafNode *
read_if (LeafScope *scope, const LeafStatement *statement)
{
  LeafNode *condition = condition_or_fault (scope, statement->wording);
  LeafNode *then, *otherwise;

  if (statement->sort == LEAF_STATEMENT_UNLESS)
    condition = leaf_node_not (scope, condition);
  then = read_inner (scope, statement->inner, statement->whole);
  if (!LEAF_IS (statement->other))
    return leaf_node_with (scope, LEAF_NODE_IF, LEAF_KIND (NONE), statement->whole, condition, then);
  otherwise = read_inner (scope, statement->other, statement->whole);
  return leaf_node_with (scope, LEAF_NODE_IF, LEAF_KIND (NONE), statement->whole, condition, then, otherwise);
}

static LeafNode *
read_switch (LeafScope *scope, const LeafStatement *statement)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  LeafNode *value = leaf_read_value (scope, statement->wording, LEAF_KIND (NONE));
  gboolean is_empty = FALSE; /* a case with nothing indented under it, which was reported; the next ones belong to it */

  if (value == NULL) {
    leaf_meaning_explain (scope, statement->wording, LEAF_PROBLEM_VALUE_UNKNOWN, LEAF_EXPECTED_VALUE);
    for (LeafStatementId id = statement->inner; LEAF_IS (id);
         id = LEAF_ROW (&scope->build->sentences->statements, LeafStatement, id.ix)->next)
      read_inner (scope, LEAF_ROW (&scope->build->sentences->statements, LeafStatement, id.ix)->inner,
                  statement->whole);
    return leaf_read_fault (scope, statement->whole);
  }
  g_ptr_array_add (parts, value);
  for (LeafStatementId id = statement->inner; LEAF_IS (id);) {
    LeafStatement one = *LEAF_ROW (&scope->build->sentences->statements, LeafStatement, id.ix);
    LeafNode *match = NULL;
    id = one.next;
    if (one.sort == LEAF_STATEMENT_CASE) {
      match = leaf_read_value (scope, one.wording, value->kind);
      if (match == NULL) {
        leaf_meaning_explain (scope, one.wording, LEAF_PROBLEM_VALUE_UNKNOWN, LEAF_EXPECTED_VALUE);
        is_empty = !LEAF_IS (one.inner);
        continue;
      }
    } else if (one.sort != LEAF_STATEMENT_CASE_OTHERWISE) {
      if (!is_empty)
        leaf_problem_at (scope->build, LEAF_PROBLEM_NOT_A_CASE, one.whole, NULL, NULL);
      continue;
    }
    is_empty = !LEAF_IS (one.inner);
    g_ptr_array_add (parts, match);
    g_ptr_array_add (parts, read_inner (scope, one.inner, one.whole));
  }
  return leaf_node_from_array (scope, LEAF_NODE_SWITCH, LEAF_KIND (NONE), statement->whole, parts);
}

static LeafNode *
read_loop_body (LeafScope *scope, const LeafStatement *statement)
{
  LeafNode *block;

  scope->loop_depth++;
  block = read_inner (scope, statement->inner, statement->whole);
  scope->loop_depth--;
  return block;
}

static LeafNode *
read_while (LeafScope *scope, const LeafStatement *statement)
{
  LeafNode *condition = condition_or_fault (scope, statement->wording);
  LeafNode *body = read_loop_body (scope, statement);

  return leaf_node_with (scope, LEAF_NODE_WHILE, LEAF_KIND (NONE), statement->whole, condition, body);
}

/* --- repeat ------------------------------------------------------------------------------------------------------- */

/* "N running from A to B" */
static LeafNode *
repeat_count (LeafScope *scope, const LeafStatement *statement, LeafWording name, LeafWording range)
{
  LeafBuild *build = scope->build;

  for (guint32 at = range.first + 1; at < range.end; at++) {
    LeafNode *from, *to, *node;
    if (leaf_kw (build, at) != LEAF_KW_TO)
      continue;
    from = leaf_read_value (scope, leaf_wording_up_to (range, at), LEAF_KIND (NONE));
    to = from != NULL ? leaf_read_value (scope, leaf_wording_from (range, at + 1), from->kind) : NULL;
    if (to == NULL)
      continue;
    leaf_scope_open_block (scope);
    node = leaf_node_new (scope, LEAF_NODE_REPEAT_COUNT, LEAF_KIND (NONE), statement->whole);
    node->REPEAT_COUNT.from = from;
    node->REPEAT_COUNT.to = to;
    node->REPEAT_COUNT.slot = leaf_scope_add (scope, name, from->kind);
    node->REPEAT_COUNT.body = read_loop_body (scope, statement);
    leaf_scope_close_block (scope);
    return node;
  }
  return NULL;
}

static LeafNode *
repeat_list (LeafScope *scope, const LeafStatement *statement, LeafWording name, LeafNode *list)
{
  LeafBuild *build = scope->build;
  LeafNode *node = leaf_node_new (scope, LEAF_NODE_REPEAT_LIST, LEAF_KIND (NONE), statement->whole);

  leaf_scope_open_block (scope);
  node->REPEAT_LIST.list = list;
  node->REPEAT_LIST.slot = leaf_scope_add (scope, name, leaf_kind (build, list->kind)->args[0]);
  node->REPEAT_LIST.body = read_loop_body (scope, statement);
  leaf_scope_close_block (scope);
  return node;
}

/* "X running through D", or through a list */
static LeafNode *
repeat_through (LeafScope *scope, const LeafStatement *statement, LeafWording name, LeafWording through)
{
  LeafBuild *build = scope->build;
  LeafNode *described = leaf_read_described_list (scope, through, through), *node;
  LeafDescription *description = described == NULL ? leaf_meaning_description (scope, through) : NULL;

  if (described != NULL)
    return repeat_list (scope, statement, name, described);
  if (description == NULL || description->exact != NULL) {
    LeafNode *list = leaf_read_value (scope, through, LEAF_KIND (NONE));
    if (list != NULL && leaf_kind (build, list->kind)->constructor.ix == LEAF_KIND_LIST)
      return repeat_list (scope, statement, name, list);
    if (description == NULL)
      description = leaf_read_bare_adjectives (scope, through);
    if (description == NULL)
      return NULL;
  }
  leaf_scope_open_block (scope);
  node = leaf_node_new (scope, LEAF_NODE_REPEAT_THROUGH, LEAF_KIND (NONE), statement->whole);
  node->REPEAT_THROUGH.described = description;
  node->REPEAT_THROUGH.slot = leaf_scope_add (scope, name, leaf_description_kind (description));
  node->REPEAT_THROUGH.body = read_loop_body (scope, statement);
  leaf_scope_close_block (scope);
  return node;
}

/* "through T", "through T in reverse order", "through T in [reverse] C order" */
static LeafNode *
repeat_table (LeafScope *scope, const LeafStatement *statement, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording name = w;
  gboolean reverse = FALSE;
  LeafColumnId column = { 0 };
  LeafNode *table = leaf_read_value (scope, w, LEAF_KIND (TABLE_NAME)), *node;

  if (table == NULL && leaf_kw (build, w.end - 1) == LEAF_KW_ORDER) {
    guint32 in = w.end;
    LeafWording order;
    for (guint32 at = w.first; at < w.end; at++)
      if (leaf_kw (build, at) == LEAF_KW_IN)
        in = at;
    if (in >= w.end)
      return NULL;
    name = leaf_wording_up_to (w, in);
    order = leaf_wording (in + 1, w.end - 1);
    if (!leaf_wording_empty (order) && leaf_word_is (build, order.first, "reverse")) {
      reverse = TRUE;
      order.first++;
    }
    if (!leaf_wording_empty (order)) {
      column = leaf_read_column_name (scope, order);
      if (!LEAF_IS (column))
        return NULL;
    }
    table = leaf_read_value (scope, name, LEAF_KIND (TABLE_NAME));
  }
  if (table == NULL)
    return NULL;
  node = leaf_node_new (scope, LEAF_NODE_REPEAT_TABLE, LEAF_KIND (NONE), statement->whole);
  node->REPEAT_TABLE.column = column;
  node->REPEAT_TABLE.is_reverse = reverse;
  node->REPEAT_TABLE.table = table;
  node->REPEAT_TABLE.body = read_loop_body (scope, statement);
  return node;
}

/* "with X" comes before "running". */
static gboolean
is_named (const LeafBuild *build, LeafWording w, guint32 running)
{
  return leaf_kw_first (build, w) == LEAF_KW_WITH && running > w.first + 1;
}

static LeafNode *
read_repeat (LeafScope *scope, const LeafStatement *statement)
{
  LeafBuild *build = scope->build;
  LeafWording w = statement->wording;
  guint32 running;

  if (leaf_word_is (build, w.first, "through"))
    return repeat_table (scope, statement, leaf_wording_from (w, w.first + 1));
  running = leaf_wording_find (build, w, "running");
  if (running + 2 >= w.end || !is_named (build, w, running))
    return NULL;
  {
    LeafWording name = leaf_wording_skip_article (build, leaf_wording (w.first + 1, running));
    LeafWording rest = leaf_wording_from (w, running + 2);
    if (leaf_word_is (build, running + 1, "through"))
      return repeat_through (scope, statement, name, rest);
    return leaf_word_is (build, running + 1, "from") ? repeat_count (scope, statement, name, rest) : NULL;
  }
}

/* --- one statement, a body ---------------------------------------------------------------------------------------- */

static LeafNode *
read_native (LeafScope *scope, const LeafStatement *statement)
{
  LeafBuild *build = scope->build;
  LeafNode *node = leaf_node_new (scope, LEAF_NODE_NATIVE, LEAF_KIND (NONE), statement->whole);

  if (!build->is_library)
    return leaf_inform6_body (scope, statement);
  node->NATIVE.native = leaf_wording_native (build, statement->wording);
  return node;
}

/* A statement that uses a rejected name is skipped too, since nothing is known about the name. */
static LeafNode *
read_phrase (LeafScope *scope, LeafWording w)
{
  gboolean is_unfinished = leaf_scope_names_refused (scope, w);
  LeafNode *node = leaf_read_statement (scope, w);

  if (node != NULL && !is_unfinished)
    return node;
  if (node == NULL && leaf_kw_first (scope->build, w) == LEAF_KW_NOW && leaf_wording_length (w) > 1)
    leaf_meaning_explain_part (scope, leaf_wording_from (w, w.first + 1), w, LEAF_PROBLEM_CONDITION_UNKNOWN,
                               LEAF_EXPECTED_PHRASE);
  else if (node == NULL)
    leaf_meaning_explain (scope, w, LEAF_PROBLEM_PHRASE_UNKNOWN, LEAF_EXPECTED_PHRASE);
  return leaf_read_fault (scope, w);
}

/* The body of a repeat that is not understood is read anyway, to report its own problems. */
static LeafNode *
refuse_repeat (LeafScope *scope, const LeafStatement *statement)
{
  LeafWording w = statement->wording;
  guint32 running = leaf_wording_find (scope->build, w, "running");
  guint32 first = w.first + (leaf_kw_first (scope->build, w) == LEAF_KW_WITH ? 1 : 0);

  if (running < w.end && !is_named (scope->build, w, running))
    leaf_problem_at (scope->build, LEAF_PROBLEM_REPEAT_UNKNOWN, w, NULL, NULL);
  else
    leaf_meaning_explain_part (scope, w, running + 2 < w.end ? leaf_wording_from (w, running + 2) : w,
                               LEAF_PROBLEM_REPEAT_UNKNOWN,
                               running + 2 < w.end ? LEAF_EXPECTED_DESCRIPTION : LEAF_EXPECTED_TABLE);
  leaf_scope_open_block (scope);
  if (running < w.end && running > first)
    leaf_scope_refuse_name (scope, leaf_wording (first, running));
  read_loop_body (scope, statement);
  leaf_scope_close_block (scope);
  return leaf_read_fault (scope, statement->whole);
}

/* Statements that should have been indented under the loop may use its name. (The indentation has been reported.) */
static void
refuse_loop_name (LeafScope *scope, const LeafStatement *statement)
{
  guint32 running = leaf_wording_find (scope->build, statement->wording, "running");

  if (!LEAF_IS (statement->inner) && running < statement->wording.end
      && leaf_kw_first (scope->build, statement->wording) == LEAF_KW_WITH)
    leaf_scope_refuse_name (scope, leaf_wording (statement->wording.first + 1, running));
}

static LeafNode *
read_one (LeafScope *scope, const LeafStatement *statement)
{
  LeafNode *node = NULL;

  leaf_reading_renew (scope);
  switch (statement->sort) {
  case LEAF_STATEMENT_PHRASE: node = read_phrase (scope, statement->wording); break;
  case LEAF_STATEMENT_IF:
  case LEAF_STATEMENT_UNLESS: node = read_if (scope, statement); break;
  case LEAF_STATEMENT_SWITCH: node = read_switch (scope, statement); break;
  case LEAF_STATEMENT_WHILE: node = read_while (scope, statement); break;
  case LEAF_STATEMENT_REPEAT:
    node = read_repeat (scope, statement);
    if (node == NULL)
      node = refuse_repeat (scope, statement);
    refuse_loop_name (scope, statement);
    break;
  case LEAF_STATEMENT_NATIVE: node = read_native (scope, statement); break;
  case LEAF_STATEMENT_CASE:
  case LEAF_STATEMENT_CASE_OTHERWISE:
    leaf_problem_at (scope->build, LEAF_PROBLEM_NOT_A_CASE, statement->whole, NULL, NULL);
    node = leaf_read_fault (scope, statement->whole);
    break;
  }
  return node;
}

LeafNode *
leaf_meaning_body (LeafScope *scope, LeafStatementId first)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  LeafWording whole = LEAF_NO_WORDS;

  for (LeafStatementId id = first; LEAF_IS (id);) {
    LeafStatement statement = *LEAF_ROW (&scope->build->sentences->statements, LeafStatement, id.ix);
    if (leaf_wording_empty (whole))
      whole = statement.whole;
    whole.end = MAX (whole.end, statement.whole.end);
    g_ptr_array_add (nodes, read_one (scope, &statement));
    id = statement.next;
  }
  return leaf_node_from_array (scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), whole, nodes);
}
