/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-calls.c: lowers calls of included routines, and of routines that are values. */
#include "leaf-inform6-routines.h"

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

/* --- any call --------------------------------------------------------------------------------------------- */

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
  const char *name = call->first->sort == LEAF_INFORM6_NAME ? call->first->text : NULL;
  const LeafInform6LibraryRoutine *routine;
  LeafInform6RoutineRow *row;
  LeafNode *node;

  if (name == NULL)
    return call_hole (self, call);
  if (is_variable (self, name))
    return leaf_inform6_call_value (self, leaf_inform6_lower_value (self, call->first), call);
  row = leaf_inform6_find_routine (self->build, name);
  routine = leaf_inform6_find_library_routine (name);
  /* an included routine that does not run may rely on parts of the reference that do not exist here */
  if (row != NULL && (leaf_inform6_routine_runs (self->build, row) || routine == NULL))
    return call_included (self, row, call);
  if (routine != NULL)
    return leaf_inform6_lower_library_call (self, routine, call, is_statement);
  node = is_statement ? leaf_inform6_call_response (self, call) : NULL;
  if (node == NULL && is_statement)
    node = leaf_inform6_call_rule (self, call);
  return node != NULL ? node : leaf_inform6_refuse_name (self, name);
}
