/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-collections.c: lowers calls of library routines about tables, relations and actions. */
#include "leaf-inform6-routines.h"
#include "world/nouns/leaf-library-lookup.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

/* --- tables ------------------------------------------------------------------------------------------------------- */

/* Lowers "TableRows(T)" for a table parameter of the phrase, or another value. */
LeafNode *
leaf_inform6_lower_table_rows (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *table = leaf_inform6_call_argument (self, call, 0), *node;

  if (table->kind.ix != LEAF_KIND_TABLE_NAME)
    return leaf_inform6_native_node (self, LEAF_KIND (NUMBER), LEAF_NATIVE_inform6_table_rows, 1, &table);
  node = leaf_node_new (self->scope, LEAF_NODE_TABLE_ROWS, LEAF_KIND (NUMBER), self->w);
  node->TABLE_ROWS.table = table;
  node->TABLE_ROWS.which = LEAF_ROWS_ALL;
  return node;
}

/* "TableLookUpEntry (T, C, R)"; with two more arguments it sets the entry to the last one. */
LeafNode *
leaf_inform6_lower_table_entry (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[] = { leaf_inform6_call_argument (self, call, 0), leaf_inform6_call_argument (self, call, 1),
                         leaf_inform6_call_argument (self, call, 2), leaf_inform6_call_argument (self, call, 4) };

  if (call->node->n < 4)
    return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_table_entry, 3, values);
  if (call->node->n < 5 || call->node->list[3]->sort != LEAF_INFORM6_NUMBER || call->node->list[3]->number != 1)
    return leaf_inform6_refuse_call (self, call);
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_set_table_entry, 4, values);
}

LeafNode *
leaf_inform6_lower_sort_domain (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return leaf_inform6_is_named (call->node->list[0], "TableSwapRows")
                 && leaf_inform6_is_named (call->node->list[1], "TableCompareRows")
             ? leaf_inform6_lower_no_effect (self, call)
             : leaf_inform6_refuse_call (self, call);
}

/* --- relations, properties, the map ------------------------------------------------------------------------------- */

/* "Relation_TestVtoV (x, R, y, is denied)" */
LeafNode *
leaf_inform6_lower_test_relation (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  gint32 denied = 0;
  LeafNode *node;

  if (call->node->n > 3
      && (call->node->list[3]->sort != LEAF_INFORM6_NAME || !leaf_inform6_number (call->node->list[3]->text, &denied)))
    return leaf_inform6_refuse_call (self, call);
  node = leaf_node_with (self->scope, LEAF_NODE_RELATES, LEAF_KIND (TRUTH_STATE), self->w,
                         leaf_inform6_call_argument (self, call, 1), leaf_inform6_call_argument (self, call, 0),
                         leaf_inform6_call_argument (self, call, 2));
  if (leaf_kind (self->build, node->RELATES.relation->kind)->constructor.ix != LEAF_KIND_RELATION)
    return leaf_inform6_refuse_call (self, call);
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of,
                           denied != 0 ? leaf_node_not (self->scope, node) : node);
}

/* "GProperty (OBJECT_TY, x, p)" and "WriteGProperty (OBJECT_TY, x, p, value)" */
LeafNode *
leaf_inform6_lower_property (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafInform6Node member = { .sort = LEAF_INFORM6_BINARY, .text = "." };

  member.first = call->node->list[1];
  member.second = call->node->list[2];
  if (call->node->n == 3)
    return leaf_inform6_lower_value (self, &member);
  return call->is_statement ? leaf_inform6_lower_assignment (self, &member, leaf_inform6_call_argument (self, call, 3))
                            : leaf_inform6_lower_assigned (self, &member, leaf_inform6_call_argument (self, call, 3));
}

/* "GetEitherOrProperty (x, p)" */
LeafNode *
leaf_inform6_lower_either_or (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafInform6Node has = { .sort = LEAF_INFORM6_BINARY, .text = "has" };

  has.first = call->node->list[0];
  has.second = call->node->list[1];
  return leaf_inform6_lower_value (self, &has);
}

LeafNode *
leaf_inform6_lower_map_connection (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[2];

  values[0] = leaf_inform6_lower_object (self, call->node->list[1]);
  values[1] = leaf_inform6_lower_object (self, call->node->list[0]);
  return leaf_inform6_native_node (self, LEAF_KIND (OBJECT), LEAF_NATIVE_room_from, 2, values);
}

/* --- rulebooks, actions, activities ------------------------------------------------------------------------------- */

LeafNode *
leaf_inform6_lower_result (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *node = leaf_node_new (self->scope, LEAF_NODE_RULE_SUCCEEDED, LEAF_KIND (TRUTH_STATE), self->w);

  node->RULE_SUCCEEDED.how = (LeafResultQuestion) call->routine->more[0];
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, node);
}

static gboolean
is_zero (const LeafInform6Node *node)
{
  return node->sort == LEAF_INFORM6_NUMBER && node->number == 0;
}

/* Returns whether the rulebook decided. With a parameter it is followed without paragraph breaks in any case. */
static LeafNode *
followed (LeafInform6Lowering *self, LeafNode *rule, LeafNode *parameter, gboolean is_quiet)
{
  LeafKnown phrase = parameter != NULL ? LEAF_KNOWN_followed_for
                     : is_quiet        ? LEAF_KNOWN_followed_quietly
                                       : LEAF_KNOWN_followed;
  LeafNode *node = parameter != NULL
                       ? leaf_node_with (self->scope, LEAF_NODE_CALL, LEAF_KIND (NUMBER), self->w, rule, parameter)
                       : leaf_node_with (self->scope, LEAF_NODE_CALL, LEAF_KIND (NUMBER), self->w, rule);

  node->CALL.phrase.ix = leaf_phrases_known (self->build, leaf_known_name (phrase));
  return node;
}

/* "FollowRulebook (R)", or with a parameter; with a third argument without paragraph breaks between the rules. */
static LeafNode *
follow (LeafInform6Lowering *self, const LeafInform6Node *call, gboolean is_statement)
{
  LeafNode *rule = leaf_inform6_lower_value (self, call->list[0]), *parameter, *node;
  guint32 constructor = leaf_kind (self->build, rule->kind)->constructor.ix;
  gboolean is_quiet = call->n > 2 && !is_zero (call->list[2]);

  if (constructor != LEAF_KIND_RULE && constructor != LEAF_KIND_RULEBOOK && rule->kind.ix != LEAF_KIND_RULE
      && rule->kind.ix != LEAF_KIND_RULEBOOK)
    return leaf_inform6_refuse_name (self, call->first->text);
  parameter = call->n > 1 && !is_zero (call->list[1]) ? leaf_inform6_lower_value (self, call->list[1]) : NULL;
  if (!is_statement)
    return followed (self, rule, parameter, is_quiet);
  node = leaf_node_new (self->scope, LEAF_NODE_FOLLOW, LEAF_KIND (NONE), self->w);
  node->FOLLOW.rule = rule;
  node->FOLLOW.parameter = parameter;
  node->FOLLOW.entry = is_quiet ? LEAF_ENTRY_PRODUCED : LEAF_ENTRY_FOLLOWED;
  return node;
}

LeafNode *
leaf_inform6_lower_follow (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return follow (self, call->node, call->is_statement);
}

LeafNode *
leaf_inform6_call_rule (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  const char *name = call->first->text;
  g_autofree char *lower = g_ascii_strdown (name, -1), *words = NULL;
  LeafInform6Node rule = { .sort = LEAF_INFORM6_SOURCE }, asked = *call;
  const LeafInform6Node *list[] = { &rule };

  if (call->n > 0 || !g_str_has_suffix (lower, "_r"))
    return NULL;
  words = g_strdup_printf ("the %.*s rule", (int) (strlen (lower) - strlen ("_r")), lower);
  rule.text = leaf_arena_strdup (self->build->arena, g_strdelimit (words, "_", ' '));
  asked.n = 1;
  asked.list = list;
  return follow (self, &asked, TRUE);
}

/* "ResultOfRule ()": the named outcome of the last rulebook. */
LeafNode *
leaf_inform6_lower_outcome (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  (void) call;
  return leaf_node_new (self->scope, LEAF_NODE_OUTCOME_OF_RULEBOOK, LEAF_KIND (RULEBOOK_OUTCOME), self->w);
}

/* "##Exit" is exiting, "##Take" taking, "##Drop" dropping: the name of the action, which is an "-ing". */
static LeafActionId
find_action (const LeafInform6Lowering *self, const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name + strlen ("##"), -1);
  gsize last = strlen (lower) - 1; /* the name has a letter */
  g_autofree char *plain = g_strconcat (lower, "ing", NULL),
                  *short_e = lower[last] == 'e' ? g_strdup_printf ("%.*sing", (int) last, lower) : NULL,
                  *doubled = g_strdup_printf ("%s%cing", lower, lower[last]);
  const char *const names[] = { plain, short_e, doubled };

  LEAF_EACH (&self->build->world->actions, i) {
    const char *known = LEAF_ROW (&self->build->world->actions, LeafAction, i)->name;

    for (gsize a = 0; a < G_N_ELEMENTS (names); a++)
      if (names[a] != NULL && g_ascii_strcasecmp (known, names[a]) == 0)
        return LEAF_ID (LeafActionId, i);
  }
  return (LeafActionId) { 0 };
}

/* "TryAction (is a request, actor, ##Enter, noun, second)" */
LeafNode *
leaf_inform6_lower_try (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  const LeafInform6Node *const *list = call->node->list;
  LeafNode *action;
  LeafActionId id = { 0 };
  guint32 nouns;

  if (is_zero (list[0]) && list[2]->sort == LEAF_INFORM6_NAME && g_str_has_prefix (list[2]->text, "##"))
    id = find_action (self, list[2]->text);
  if (!LEAF_IS (id))
    return leaf_inform6_refuse_call (self, call);
  nouns = LEAF_ROW (&self->build->world->actions, LeafAction, id.ix)->n_nouns;
  action = leaf_node_new (self->scope, LEAF_NODE_ACTION, LEAF_KIND (STORED_ACTION), self->w);
  action->ACTION.action = id;
  action->ACTION.actor = leaf_inform6_lower_object (self, list[1]);
  if (nouns > 0)
    action->ACTION.noun = leaf_inform6_lower_object (self, list[3]);
  if (nouns > 1)
    action->ACTION.second = leaf_inform6_lower_object (self, list[4]);
  return leaf_node_with (self->scope, LEAF_NODE_TRY, LEAF_KIND (NONE), self->w, action);
}

/* "CarryOutActivity (A, x)", as a statement */
LeafNode *
leaf_inform6_lower_carry_out (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *activity = leaf_inform6_call_argument (self, call, 0), *node;

  if (leaf_kind (self->build, activity->kind)->constructor.ix != LEAF_KIND_ACTIVITY)
    return leaf_inform6_refuse_call (self, call);
  node = leaf_node_with (self->scope, LEAF_NODE_ACTIVITY, LEAF_KIND (NONE), self->w, activity,
                         call->node->n > 1 ? leaf_inform6_lower_object (self, call->node->list[1]) : NULL);
  node->ACTIVITY.stage = LEAF_ACTIVITY_CARRY_OUT;
  return node;
}

LeafNode *
leaf_inform6_lower_are_alike (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[2];

  values[0] = leaf_inform6_lower_object (self, call->node->list[0]);
  values[1] = leaf_inform6_lower_object (self, call->node->list[1]);
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of,
                           leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_are_alike, 2, values));
}
