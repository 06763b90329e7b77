/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-collections.c: lowers calls of library routines about tables, relations and actions. */
#include "leaf-inform6-lowering.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

typedef struct {
  const LeafInform6Node *node;
  gboolean is_statement;
} Call;

static LeafNode *
refuse (LeafInform6Lowering *self, const Call *call)
{
  return leaf_inform6_refuse_name (self, call->node->first->text);
}

static LeafNode *
nothing_to_do (LeafInform6Lowering *self, const Call *call)
{
  return leaf_inform6_nothing_to_do (self, call->is_statement);
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

/* "TableLookUpEntry (T, C, R)"; with two more arguments it sets the entry to the last one. */
static LeafNode *
table_entry (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[]
      = { leaf_inform6_lower_argument (self, call->node, 0), leaf_inform6_lower_argument (self, call->node, 1),
          leaf_inform6_lower_argument (self, call->node, 2), leaf_inform6_lower_argument (self, call->node, 4) };

  if (call->node->n < 4)
    return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_table_entry, 3, values);
  if (call->node->n != 5 || call->node->list[3]->sort != LEAF_INFORM6_NUMBER || call->node->list[3]->number != 1)
    return refuse (self, call);
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_set_table_entry, 4, values);
}

static LeafNode *
find_column (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[]
      = { leaf_inform6_lower_argument (self, call->node, 0), leaf_inform6_lower_argument (self, call->node, 1) };

  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_find_column, 2, values);
}

static LeafNode *
blanks_last (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[]
      = { leaf_inform6_lower_argument (self, call->node, 0), leaf_inform6_lower_argument (self, call->node, 1),
          leaf_inform6_lower_argument (self, call->node, 2) };

  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_blank_rows_last, 3, values);
}

/* "SortArray (T, C, direction, rows)". What sorts otherwise than by rows of a table was refused as SetSortDomain. */
static LeafNode *
sort_rows (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[]
      = { leaf_inform6_lower_argument (self, call->node, 0), leaf_inform6_lower_argument (self, call->node, 1),
          leaf_inform6_lower_argument (self, call->node, 2), leaf_inform6_lower_argument (self, call->node, 3) };

  return call->is_statement
             ? leaf_inform6_native_node (self, (LeafKindId) { 0 }, LEAF_NATIVE_inform6_sort_rows, 4, values)
             : refuse (self, call);
}

static gboolean
is_named (const Call *call, guint32 which, const char *name)
{
  return which < call->node->n && leaf_inform6_is_named (call->node->list[which], name);
}

static LeafNode *
sort_domain (LeafInform6Lowering *self, const Call *call)
{
  return is_named (call, 0, "TableSwapRows") && is_named (call, 1, "TableCompareRows") ? nothing_to_do (self, call)
                                                                                       : refuse (self, call);
}

/* --- relations, properties, the map ------------------------------------------------------------------------------- */

/* "Relation_TestVtoV (x, R, y, is denied)" */
static LeafNode *
test_relation (LeafInform6Lowering *self, const Call *call)
{
  gint32 denied = 0;
  LeafNode *node;

  if (call->node->n < 3
      || (call->node->n > 3
          && (call->node->list[3]->sort != LEAF_INFORM6_NAME
              || !leaf_inform6_number (call->node->list[3]->text, &denied))))
    return refuse (self, call);
  node = leaf_node_with (self->scope, LEAF_NODE_RELATES, LEAF_KIND (TRUTH_STATE), self->w,
                         leaf_inform6_lower_argument (self, call->node, 1),
                         leaf_inform6_lower_argument (self, call->node, 0),
                         leaf_inform6_lower_argument (self, call->node, 2));
  if (leaf_kind (self->build, node->RELATES.relation->kind)->constructor.ix != LEAF_KIND_RELATION)
    return refuse (self, call);
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of,
                           denied != 0 ? leaf_node_not (self->scope, node) : node);
}

/* "GProperty (OBJECT_TY, x, p)" and "WriteGProperty (OBJECT_TY, x, p, value)" */
static LeafNode *
property (LeafInform6Lowering *self, const Call *call)
{
  LeafInform6Node member = { .sort = LEAF_INFORM6_BINARY, .text = "." };

  if (call->node->n < 3)
    return refuse (self, call);
  member.first = call->node->list[1];
  member.second = call->node->list[2];
  if (call->node->n == 3)
    return leaf_inform6_lower_value (self, &member);
  return call->is_statement
             ? leaf_inform6_lower_assignment (self, &member, leaf_inform6_lower_argument (self, call->node, 3))
             : leaf_inform6_lower_assigned (self, &member, leaf_inform6_lower_argument (self, call->node, 3));
}

/* "GetEitherOrProperty (x, p)" */
static LeafNode *
either_or (LeafInform6Lowering *self, const Call *call)
{
  LeafInform6Node has = { .sort = LEAF_INFORM6_BINARY, .text = "has" };

  if (call->node->n != 2)
    return refuse (self, call);
  has.first = call->node->list[0];
  has.second = call->node->list[1];
  return leaf_inform6_lower_value (self, &has);
}

static LeafNode *
map_connection (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[2];

  if (call->node->n != 2)
    return refuse (self, call);
  values[0] = leaf_inform6_lower_object (self, call->node->list[1]);
  values[1] = leaf_inform6_lower_object (self, call->node->list[0]);
  return leaf_inform6_native_node (self, LEAF_KIND (OBJECT), LEAF_NATIVE_room_from, 2, values);
}

/* --- rulebooks, actions, activities ------------------------------------------------------------------------------- */

/* "ResultOfRule ()": the named outcome of the last rulebook. */
static LeafNode *
result_of_rule (LeafInform6Lowering *self, const Call *call)
{
  return call->node->n == 0
             ? leaf_node_new (self->scope, LEAF_NODE_OUTCOME_OF_RULEBOOK, LEAF_KIND (RULEBOOK_OUTCOME), self->w)
             : refuse (self, call);
}

/* "##Exit" is exiting, "##Take" taking, "##Drop" dropping: the name of the action, which is an "-ing". */
static LeafActionId
find_action (const LeafInform6Lowering *self, const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name + strlen ("##"), -1);
  gsize n = strlen (lower);
  g_autofree char *plain = g_strconcat (lower, "ing", NULL),
                  *short_e = n > 0 && lower[n - 1] == 'e' ? g_strdup_printf ("%.*sing", (int) n - 1, lower) : NULL,
                  *doubled = g_strdup_printf ("%s%cing", lower, n > 0 ? lower[n - 1] : 'x');
  const char *const names[] = { plain, short_e, doubled };

  LEAF_EACH (&self->build->world->actions, i) {
    const char *known = LEAF_ROW (&self->build->world->actions, LeafAction, i)->name;

    for (gsize a = 0; known != NULL && a < G_N_ELEMENTS (names); a++)
      if (names[a] != NULL && g_ascii_strcasecmp (known, names[a]) == 0)
        return LEAF_ID (LeafActionId, i);
  }
  return (LeafActionId) { 0 };
}

/* "TryAction (is a request, actor, ##Enter, noun, second)" */
static LeafNode *
try_action (LeafInform6Lowering *self, const Call *call)
{
  const LeafInform6Node *const *list = call->node->list;
  LeafNode *action;
  LeafActionId id = { 0 };
  guint32 nouns;

  if (call->is_statement && call->node->n == 5 && list[0]->sort == LEAF_INFORM6_NUMBER && list[0]->number == 0
      && list[2]->sort == LEAF_INFORM6_NAME && g_str_has_prefix (list[2]->text, "##"))
    id = find_action (self, list[2]->text);
  if (!LEAF_IS (id))
    return refuse (self, call);
  nouns = LEAF_ROW (&self->build->world->actions, LeafAction, id.ix)->n_nouns;
  action = leaf_node_new (self->scope, LEAF_NODE_ACTION, LEAF_KIND (STORED_ACTION), self->w);
  action->ACTION.action = id;
  action->ACTION.actor = leaf_inform6_lower_object (self, list[1]);
  if (nouns > 0)
    action->ACTION.noun = leaf_inform6_lower_object (self, list[3]);
  if (nouns > 1)
    action->ACTION.second = leaf_inform6_lower_object (self, list[4]);
  return leaf_node_with (self->scope, LEAF_NODE_TRY, (LeafKindId) { 0 }, self->w, action);
}

/* "CarryOutActivity (A, x)", as a statement */
static LeafNode *
carry_out (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *activity = leaf_inform6_lower_argument (self, call->node, 0), *node;

  if (!call->is_statement || call->node->n == 0
      || leaf_kind (self->build, activity->kind)->constructor.ix != LEAF_KIND_ACTIVITY)
    return refuse (self, call);
  node = leaf_node_with (self->scope, LEAF_NODE_ACTIVITY, (LeafKindId) { 0 }, self->w, activity,
                         call->node->n > 1 ? leaf_inform6_lower_object (self, call->node->list[1]) : NULL);
  node->ACTIVITY.stage = LEAF_ACTIVITY_CARRY_OUT;
  return node;
}

static LeafNode *
are_alike (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[2];

  if (call->node->n != 2)
    return refuse (self, call);
  values[0] = leaf_inform6_lower_object (self, call->node->list[0]);
  values[1] = leaf_inform6_lower_object (self, call->node->list[1]);
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of,
                           leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_are_alike, 2, values));
}

/* --- the routines ------------------------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  LeafNode *(*lower) (LeafInform6Lowering *self, const Call *call);
} routines[] = {
  { "TableLookUpEntry", table_entry },
  { "TableFindCol", find_column },
  { "TableMoveBlanksToBack", blanks_last },
  { "SetSortDomain", sort_domain },
  { "SortArray", sort_rows },
  { "TableColumnDebug", nothing_to_do },
  { "Relation_TestVtoV", test_relation },
  { "GProperty", property },
  { "WriteGProperty", property },
  { "GetEitherOrProperty", either_or },
  { "MapConnection", map_connection },
  { "ResultOfRule", result_of_rule },
  { "TryAction", try_action },
  { "CarryOutActivity", carry_out },
  { "Identical", are_alike },
};

gboolean
leaf_inform6_is_collection_call (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (routines); i++)
    if (g_ascii_strcasecmp (routines[i].name, name) == 0)
      return TRUE;
  return FALSE;
}

LeafNode *
leaf_inform6_lower_collection_call (LeafInform6Lowering *self, const LeafInform6Node *node, gboolean is_statement)
{
  Call call = { node, is_statement };

  for (gsize i = 0; i < G_N_ELEMENTS (routines); i++)
    if (g_ascii_strcasecmp (routines[i].name, node->first->text) == 0)
      return routines[i].lower (self, &call);
  return NULL;
}
