/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-calls.c: lowers calls of included routines, and of library routines that have a counterpart here. */
#include "leaf-inform6-lowering.h"

#include <string.h>

/* --- included routines -------------------------------------------------------------------------------------------- */

/* Every local of a routine is a parameter of its row. Missing arguments are 0. */
static LeafNode *
call_row (LeafScope *scope, const LeafInform6RoutineRow *row, LeafWording w, const GPtrArray *values)
{
  g_autoptr (GPtrArray) args = g_ptr_array_new ();
  LeafNode *call;

  for (guint i = 0; i < row->routine.n_locals; i++)
    g_ptr_array_add (args, i < values->len ? g_ptr_array_index (values, i)
                                           : leaf_node_constant (scope, w, LEAF_KIND (NUMBER), 0));
  call = leaf_node_from_array (scope, LEAF_NODE_CALL, LEAF_KIND (NUMBER), w, args);
  call->CALL.phrase = row->phrase;
  return call;
}

LeafNode *
leaf_inform6_call (LeafScope *scope, const char *name, LeafWording w, const GPtrArray *values, const char **obstacle)
{
  LeafInform6RoutineRow *row = leaf_inform6_find_routine (scope->build, name);

  *obstacle = name;
  if (row == NULL)
    return NULL;
  if (leaf_inform6_routine_runs (scope->build, row))
    return call_row (scope, row, w, values);
  *obstacle = row->obstacle;
  return NULL;
}

static LeafNode *
call_included (LeafInform6Lowering *self, LeafInform6RoutineRow *row, const LeafInform6Node *call)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new ();

  /* arguments beyond the routine's locals are evaluated and discarded */
  if (!leaf_inform6_routine_runs (self->build, row))
    return leaf_inform6_refuse_name (self, row->obstacle);
  for (guint32 i = 0; i < call->n; i++)
    g_ptr_array_add (values, leaf_inform6_lower_value (self, call->list[i]));
  return call_row (self->scope, row, self->w, values);
}

/* --- library routines --------------------------------------------------------------------------------------------- */

/* Lowers "random(6)", which gives 1 to 6, and "random(a, b, c)", which gives one of the values. */
static LeafNode *
call_random (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  LeafNode *values[3];

  if (call->n != 1)
    return leaf_inform6_refuse_name (self, "random");
  values[0] = leaf_inform6_number_node (self, LEAF_KIND_NUMBER);
  values[1] = leaf_inform6_number_node (self, 1);
  values[2] = leaf_inform6_lower_value (self, call->list[0]);
  return leaf_inform6_native_node (self, LEAF_KIND (NUMBER), LEAF_NATIVE_random_between, 3, values);
}

/* Returns TRUE if the name is the gestalt selector for coloured letters, which this machine supports. */
static gboolean
is_coloured (const LeafBuild *build, const char *name)
{
  enum { COLOURS = 0x1100 };
  const LeafInform6DatumRow *datum = leaf_inform6_find_datum (build, name);

  return datum != NULL && datum->datum.value != NULL && datum->datum.value->sort == LEAF_INFORM6_NUMBER
         && datum->datum.value->number == COLOURS;
}

/* Lowers glk_gestalt, whose answer is known at compile time: characters of any script are supported. */
static LeafNode *
call_gestalt (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  enum { CHARACTER_INPUT = 1, LINE_INPUT = 2, CHARACTER_OUTPUT = 3, UNICODE = 15, EXACT_OUTPUT = 2 };
  gint32 selector = 0;

  if (call->n < 1 || call->list[0]->sort != LEAF_INFORM6_NAME)
    return leaf_inform6_refuse_name (self, "glk_gestalt");
  if (is_coloured (self->build, call->list[0]->text))
    return leaf_inform6_number_node (self, 1);
  if (!leaf_inform6_number (call->list[0]->text, &selector))
    return leaf_inform6_refuse_name (self, call->list[0]->text);
  if (selector == CHARACTER_OUTPUT)
    return leaf_inform6_number_node (self, EXACT_OUTPUT);
  return leaf_inform6_number_node (self, selector == CHARACTER_INPUT || selector == LINE_INPUT || selector == UNICODE);
}

static LeafNode *
call_result (LeafInform6Lowering *self, LeafResultQuestion how)
{
  LeafNode *node = leaf_node_new (self->scope, LEAF_NODE_RULE_SUCCEEDED, LEAF_KIND (TRUTH_STATE), self->w);

  node->RULE_SUCCEEDED.how = how;
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, node);
}

static LeafNode *
call_follow (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  LeafNode *rule = leaf_inform6_lower_value (self, call->list[0]), *node;
  guint32 constructor = leaf_kind (self->build, rule->kind)->constructor.ix;

  if (constructor != LEAF_KIND_RULE && constructor != LEAF_KIND_RULEBOOK && rule->kind.ix != LEAF_KIND_RULE
      && rule->kind.ix != LEAF_KIND_RULEBOOK)
    return leaf_inform6_refuse_name (self, call->first->text);
  node = leaf_node_new (self->scope, LEAF_NODE_FOLLOW, (LeafKindId) { 0 }, self->w);
  node->FOLLOW.rule = rule;
  if (call->n > 1)
    node->FOLLOW.parameter = leaf_inform6_lower_value (self, call->list[1]);
  node->FOLLOW.entry = LEAF_ENTRY_FOLLOWED;
  return node;
}

/* Lowers "RESTORE_THE_GAME_R()": the rule of the library that the routine carries out is followed. Returns NULL if the
 * name is not that of a rule. */
static LeafNode *
call_rule (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  const char *name = call->first->text;
  g_autofree char *lower = g_ascii_strdown (name, -1), *words = NULL;
  LeafInform6Node rule = { .sort = LEAF_INFORM6_SOURCE }, follow = *call;
  const LeafInform6Node *list[] = { &rule };

  if (call->n > 0 || !g_str_has_suffix (lower, "_r"))
    return NULL;
  words = g_strdup_printf ("the %.*s rule", (int) (strlen (lower) - strlen ("_r")), lower);
  rule.text = leaf_arena_strdup (self->build->arena, g_strdelimit (words, "_", ' '));
  follow.n = 1;
  follow.list = list;
  return call_follow (self, &follow);
}

/* Converts the argument to the kind that its letter stands for, because natives do not check the kinds of their
 * values. */
static LeafNode *
lower_argument (LeafInform6Lowering *self, char letter, const LeafInform6Node *node)
{
  switch (letter) {
  case 'o': return leaf_inform6_lower_object (self, node);
  case 't': return leaf_inform6_as_kind (self, leaf_inform6_lower_value (self, node), LEAF_KIND (TEXT));
  case 'l':
    return leaf_inform6_as_kind (
        self, leaf_inform6_lower_value (self, node),
        leaf_kind_built (self->build, LEAF_KIND (LIST), LEAF_KIND (VALUE), (LeafKindId) { 0 }));
  default: return leaf_inform6_lower_value (self, node);
  }
}

/* Lowers "TableRows(T)" for a table parameter of the phrase. */
static LeafNode *
call_table_rows (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  LeafNode *table = call->n == 1 ? leaf_inform6_lower_value (self, call->list[0]) : NULL, *node;

  if (table == NULL)
    return leaf_inform6_refuse_name (self, "TableRows");
  if (table->kind.ix != LEAF_KIND_TABLE_NAME)
    return leaf_inform6_native_node (self, LEAF_KIND (NUMBER), LEAF_NATIVE_inform6_table_rows, 1, &table);
  node = leaf_node_new (self->scope, LEAF_NODE_TABLE_ROWS, LEAF_KIND (NUMBER), self->w);
  node->TABLE_ROWS.table = table;
  node->TABLE_ROWS.which = LEAF_ROWS_ALL;
  return node;
}

LeafNode *
leaf_inform6_call_value (LeafInform6Lowering *self, LeafNode *routine, const LeafInform6Node *call)
{
  LeafNode *values[8];
  guint32 n = 1;

  values[0] = routine;
  if (call->n >= G_N_ELEMENTS (values))
    return leaf_inform6_refuse_name (self, "()");
  for (guint32 i = 0; i < call->n; i++)
    values[n++] = leaf_inform6_lower_value (self, call->list[i]);
  while (n < G_N_ELEMENTS (values))
    values[n++] = leaf_inform6_number_node (self, 0);
  return leaf_inform6_native_node (self, LEAF_KIND (NUMBER), LEAF_NATIVE_inform6_call, n, values);
}

/* Lowers "({D})(x)", which tests whether x matches the description parameter D, and "(f-->1)(x)", which calls the
 * routine. */
static LeafNode *
call_hole (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  LeafNode *called = leaf_inform6_lower_value (self, call->first), *node;

  if (call->n != 1 || leaf_kind (self->build, called->kind)->constructor.ix != LEAF_KIND_DESCRIPTION)
    return leaf_inform6_call_value (self, called, call);
  node = leaf_node_with (self->scope, LEAF_NODE_DESCRIBED_BY, LEAF_KIND (TRUTH_STATE), self->w, called,
                         leaf_inform6_lower_value (self, call->list[0]));
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, node);
}

/* Returns TRUE if the library has a routine of this name. It is preferred to an included routine of the same name,
 * which relies on parts of the reference that do not exist here. */
static gboolean
is_of_library (const char *name)
{
  const char *letters;

  return leaf_inform6_is_library_call (name) || leaf_inform6_routine (name, &letters) != LEAF_NATIVE_NONE;
}

static LeafNode *
call_native (LeafInform6Lowering *self, LeafNative native, const char *letters, const LeafInform6Node *call,
             gboolean is_statement)
{
  LeafNode *values[4] = { 0 };
  guint n = (guint) strlen (letters);
  gboolean gives = leaf_native_gives (native) != '-';

  if (native == LEAF_NATIVE_inform6_problem && !is_statement) {
    LeafInform6Node none = { .sort = LEAF_INFORM6_CALL };

    return leaf_inform6_call_value (self, leaf_inform6_number_node (self, LEAF_INFORM6_ROUTINES + (gint32) native),
                                    &none);
  }
  if (call->n < n || n > G_N_ELEMENTS (values) || (!gives && !is_statement))
    return leaf_inform6_refuse_name (self, call->first->text);
  for (guint i = 0; i < n; i++)
    values[i] = lower_argument (self, letters[i], call->list[i]);
  return leaf_inform6_native_node (self, gives ? LEAF_KIND (NUMBER) : (LeafKindId) { 0 }, native,
                                   leaf_native_takes (native) == 0 ? 0 : n, values);
}

static gboolean
is_name (const char *name, const char *other)
{
  return g_ascii_strcasecmp (name, other) == 0;
}

gboolean
leaf_inform6_is_local (const LeafInform6Lowering *self, const char *name)
{
  for (guint32 i = 0; self->routine != NULL && i < self->routine->n_locals; i++)
    if (is_name (self->routine->locals[i], name))
      return TRUE;
  return FALSE;
}

/* Returns TRUE for a local or a global, which may hold a routine. */
static gboolean
is_variable (const LeafInform6Lowering *self, const char *name)
{
  const LeafInform6DatumRow *datum = leaf_inform6_find_datum (self->build, name);

  return leaf_inform6_is_local (self, name) || (datum != NULL && datum->datum.sort == LEAF_INFORM6_GLOBAL);
}

LeafNode *
leaf_inform6_lower_call (LeafInform6Lowering *self, const LeafInform6Node *call, gboolean is_statement)
{
  const char *name = call->first->sort == LEAF_INFORM6_NAME ? call->first->text : NULL, *letters;
  LeafInform6RoutineRow *row;
  LeafNative native;
  LeafNode *node;

  if (name == NULL)
    return call_hole (self, call);
  if (is_variable (self, name))
    return leaf_inform6_call_value (self, leaf_inform6_lower_value (self, call->first), call);
  row = leaf_inform6_find_routine (self->build, name);
  if (row != NULL && (leaf_inform6_routine_runs (self->build, row) || !is_of_library (name)))
    return call_included (self, row, call);
  if (is_name (name, "random"))
    return call_random (self, call);
  if (is_name (name, "glk_gestalt"))
    return call_gestalt (self, call);
  if (is_name (name, "RulebookSucceeded") || is_name (name, "RulebookFailed"))
    return call_result (self, is_name (name, "RulebookSucceeded") ? LEAF_RESULT_SUCCEEDED : LEAF_RESULT_FAILED);
  if ((is_name (name, "FollowRulebook") || is_name (name, "ProcessRulebook")) && is_statement && call->n > 0)
    return call_follow (self, call);
  if (is_name (name, "TableRows"))
    return call_table_rows (self, call);
  node = leaf_inform6_lower_library_call (self, call, is_statement);
  if (node != NULL)
    return node;
  native = leaf_inform6_routine (name, &letters);
  if (native != LEAF_NATIVE_NONE)
    return call_native (self, native, letters, call, is_statement);
  node = is_statement ? call_rule (self, call) : NULL;
  return node != NULL ? node : leaf_inform6_refuse_name (self, name);
}
