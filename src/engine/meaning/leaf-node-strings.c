/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-node-strings.c: trees of meaning as text, for dumps and tests: (OP number "text" args ...). */
#include "leaf-reading.h"

static const char *const op_names[] = {
  "NONE",
#define LEAF_NODE(name, operands, fields, meaning) #name,
#include "leaf-nodes.def"
#undef LEAF_NODE
};

static void print_node (const LeafBuild *build, const LeafNode *node, GString *out);
static void print_description (const LeafBuild *build, const LeafDescription *description, GString *out);

static void
print_clause (const LeafBuild *build, const LeafClause *clause, GString *out)
{
  static const char *const sorts[] = { "?", "relation", "is", "condition" };

  g_string_append_printf (out, "{%s%s", clause->negated ? "not " : "", sorts[clause->sort]);
  if (LEAF_IS (clause->relation))
    g_string_append_printf (out, " %s%s", LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix)->name,
                            clause->reversed ? " reversed" : "");
  if (clause->object != NULL) {
    g_string_append_c (out, ' ');
    print_description (build, clause->object, out);
  }
  if (clause->condition != NULL) {
    g_string_append_c (out, ' ');
    print_node (build, clause->condition, out);
  }
  g_string_append_c (out, '}');
}

static void
print_adjective (const LeafBuild *build, const LeafAdjectiveUse *use, GString *out)
{
  g_string_append (out, use->negated ? " not-" : " ");
  if (use->compared != NULL)
    print_node (build, use->compared, out);
  else if (LEAF_IS (use->value))
    g_string_append (out, LEAF_INSTANCE (build, use->value)->name);
  else
    g_string_append (out, LEAF_ROW (&build->world->adjectives, LeafAdjective, use->adjective.ix)->name);
}

static void
print_description (const LeafBuild *build, const LeafDescription *description, GString *out)
{
  static const char *const quantifiers[]
      = { "",      "all ",        "no ",         "at-least ",  "at-most ", "exactly ", "more-than ", "fewer-than ",
          "most ", "almost-all ", "under-half ", "almost-no ", "all-but " };

  g_string_append_c (out, '<');
  g_string_append (out, quantifiers[description->quantifier]);
  if (description->count > 0)
    g_string_append_printf (out, "%u ", description->count);
  if (description->is_nothing)
    g_string_append (out, "nothing");
  else if (description->exact != NULL)
    print_node (build, description->exact, out);
  else
    g_string_append (out, LEAF_IS (description->kind) ? leaf_kind_name (build, description->kind) : "?");
  for (guint32 i = 0; i < description->n_adjectives; i++)
    print_adjective (build, &description->adjectives[i], out);
  for (guint32 i = 0; i < description->n_clauses; i++) {
    g_string_append_c (out, ' ');
    print_clause (build, description->clauses[i], out);
  }
  if (description->called != 0)
    g_string_append_printf (out, " called=%u", description->called - 1);
  g_string_append_c (out, '>');
}

static void
print_constant (const LeafBuild *build, const LeafNode *node, GString *out)
{
  if (node->CONSTANT.value.kind == LEAF_KIND_OBJECT && node->CONSTANT.value.bits != 0)
    g_string_append_printf (out, "'%s'", LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, node->CONSTANT.value.bits))->name);
  else if (node->kind.ix == LEAF_KIND_TEXT && node->CONSTANT.value.bits > 0)
    g_string_append_printf (out, "\"%s\"", LEAF_TEXT (build, LEAF_ID (LeafTextId, node->CONSTANT.value.bits))->plain);
  else if (node->kind.ix == LEAF_KIND_TABLE_NAME)
    g_string_append_printf (out, "'%s'", LEAF_ROW (&build->world->tables, LeafTableRow, (guint32) node->CONSTANT.value.bits)->name);
  else if (LEAF_IS (node->kind) && leaf_kind (build, node->kind)->constructor.ix == LEAF_KIND_ACTIVITY)
    g_string_append_printf (out, "'%s'",
                            LEAF_ROW (&build->world->activities, LeafActivity, (guint32) node->CONSTANT.value.bits)->name);
  else if (LEAF_IS (leaf_instance_of_value (build, node->CONSTANT.value)))
    g_string_append_printf (out, "'%s'", LEAF_INSTANCE (build, leaf_instance_of_value (build, node->CONSTANT.value))->name);
  else if (LEAF_IS (node->kind) && LEAF_IS (leaf_kind (build, node->kind)->constructor)) /* a rule or rulebook, below this stage */
    g_string_append (out, leaf_kind_name (build, node->kind));
  else
    g_string_append_printf (out, "%s:%d", LEAF_IS (node->kind) ? leaf_kind_name (build, node->kind) : "?",
                            node->CONSTANT.value.bits);
}

static void
print_name (GString *out, const char *name)
{
  g_string_append_printf (out, " %s", name != NULL ? name : "?");
}

static void
print_count (GString *out, gint64 count)
{
  if (count != 0)
    g_string_append_printf (out, " %" G_GINT64_FORMAT, count);
}

static void
print_text (GString *out, const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_string_append_printf (out, " \"%s\"", escaped);
}

/* The fields of a node, those that name something by that name: ids change with every sentence of the library. */
static void
print_fields (const LeafBuild *build, const LeafNode *node, GString *out)
{
  const LeafWorld *world = build->world;
  LeafColumnId column = { 0 };
  g_autofree char *words = NULL;

  switch (node->op) {
  case LEAF_NODE_TEXT: print_count (out, node->TEXT.text.ix); break;
  case LEAF_NODE_SLOT: print_count (out, node->SLOT.slot); break;
  case LEAF_NODE_VARIABLE: print_name (out, LEAF_ROW (&world->variables, LeafVariable, node->VARIABLE.variable.ix)->name); break;
  case LEAF_NODE_PROPERTY: print_name (out, LEAF_ROW (&world->properties, LeafProperty, node->PROPERTY.property.ix)->name); break;
  case LEAF_NODE_TOTAL: print_name (out, LEAF_ROW (&world->properties, LeafProperty, node->TOTAL.property.ix)->name); break;
  case LEAF_NODE_PROVIDES: print_name (out, LEAF_ROW (&world->properties, LeafProperty, node->PROVIDES.property.ix)->name); break;
  case LEAF_NODE_EXTREME:
    g_string_append (out, node->EXTREME.is_least ? " least" : "");
    print_name (out, LEAF_ROW (&world->properties, LeafProperty, node->EXTREME.property.ix)->name);
    break;
  case LEAF_NODE_CALL:
    words = leaf_wording_dup_spaced (build, LEAF_PHRASE (build, node->CALL.phrase)->wording);
    g_string_append_printf (out, " [%s]", words);
    break;
  case LEAF_NODE_CALL_FIRST: print_count (out, node->CALL_FIRST.may_fail); break;
  case LEAF_NODE_ARITHMETIC: print_count (out, node->ARITHMETIC.operation); break;
  case LEAF_NODE_ACTION: print_name (out, LEAF_ROW (&world->actions, LeafAction, node->ACTION.action.ix)->name); break;
  case LEAF_NODE_RELATED: print_name (out, LEAF_ROW (&world->relations, LeafRelation, node->RELATED.relation.ix)->name); break;
  case LEAF_NODE_NOW_RELATION:
    print_name (out, LEAF_ROW (&world->relations, LeafRelation, node->NOW_RELATION.relation.ix)->name);
    break;
  case LEAF_NODE_TABLE_ENTRY: column = node->TABLE_ENTRY.column; break;
  case LEAF_NODE_TABLE_CORRESPONDING: column = node->TABLE_CORRESPONDING.column; break;
  case LEAF_NODE_LISTED_IN: print_count (out, node->LISTED_IN.column.ix); break;
  case LEAF_NODE_TABLE_ROWS: print_count (out, node->TABLE_ROWS.which); break;
  case LEAF_NODE_PRODUCED: print_count (out, node->PRODUCED.asked.ix); break;
  case LEAF_NODE_RESPONSE: print_count (out, node->RESPONSE.letter); break;
  case LEAF_NODE_COMPARE: print_count (out, node->COMPARE.comparison); break;
  case LEAF_NODE_HISTORY: print_count (out, node->HISTORY.tense); break;
  case LEAF_NODE_RULE_SUCCEEDED: print_count (out, node->RULE_SUCCEEDED.how); break;
  case LEAF_NODE_SCENE_IS: print_count (out, node->SCENE_IS.how); break;
  case LEAF_NODE_OPTION_GIVEN: print_count (out, node->OPTION_GIVEN.option); break;
  case LEAF_NODE_CHANGED: print_count (out, node->CHANGED.stand_in.ix); break;
  case LEAF_NODE_ACTION_PART: print_count (out, node->ACTION_PART.part); break;
  case LEAF_NODE_LET: print_count (out, node->LET.slot); break;
  case LEAF_NODE_CHANGE: print_count (out, node->CHANGE.sign); break;
  case LEAF_NODE_NOW_EVERY: print_count (out, node->NOW_EVERY.slot); break;
  case LEAF_NODE_REPEAT_COUNT: print_count (out, node->REPEAT_COUNT.slot); break;
  case LEAF_NODE_REPEAT_THROUGH: print_count (out, node->REPEAT_THROUGH.slot); break;
  case LEAF_NODE_REPEAT_LIST: print_count (out, node->REPEAT_LIST.slot); break;
  case LEAF_NODE_REPEAT_TABLE: column = node->REPEAT_TABLE.column; break;
  case LEAF_NODE_CHOOSE_ROW: print_count (out, node->CHOOSE_ROW.how); break;
  case LEAF_NODE_SAY_LITERAL:
    print_count (out, node->SAY_LITERAL.is_apart);
    print_text (out, node->SAY_LITERAL.text);
    break;
  case LEAF_NODE_SAY_VALUE: print_count (out, node->SAY_VALUE.is_apart); break;
  case LEAF_NODE_SAY_VERB: print_count (out, node->SAY_VERB.verb.ix); break;
  case LEAF_NODE_SAY_ONE_OF: print_count (out, node->SAY_ONE_OF.ending); break;
  case LEAF_NODE_TRY: print_count (out, node->TRY.silently); break;
  case LEAF_NODE_FOLLOW: print_count (out, node->FOLLOW.entry); break;
  case LEAF_NODE_ACTIVITY: print_count (out, node->ACTIVITY.part); break;
  case LEAF_NODE_DECIDE: print_count (out, node->DECIDE.outcome); break;
  case LEAF_NODE_NATIVE: print_text (out, leaf_native_name (node->NATIVE.native)); break;
  case LEAF_NODE_CONSTANT:   /* printed as a whole */
  case LEAF_NODE_DESCRIBED_BY: /* the others have none */
  case LEAF_NODE_CONVERT:
  case LEAF_NODE_LIST:
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_COUNT:
  case LEAF_NODE_LIST_OF:
  case LEAF_NODE_RANDOM:
  case LEAF_NODE_FIRST_OF:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_OUTCOME_OF_RULEBOOK:
  case LEAF_NODE_AND:
  case LEAF_NODE_OR:
  case LEAF_NODE_NOT:
  case LEAF_NODE_MATCHES:
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_EXISTS:
  case LEAF_NODE_SENTENCE:
  case LEAF_NODE_IS_ACTION:
  case LEAF_NODE_CHANCE:
  case LEAF_NODE_ACTIVITY_GOING_ON:
  case LEAF_NODE_ENTRY_EXISTS:
  case LEAF_NODE_RELATES:
  case LEAF_NODE_TEXT_MATCHES:
  case LEAF_NODE_PARAMETER:
  case LEAF_NODE_SELF:
  case LEAF_NODE_BLOCK:
  case LEAF_NODE_ASSIGN:
  case LEAF_NODE_NOW_ADJECTIVE:
  case LEAF_NODE_IF:
  case LEAF_NODE_SWITCH:
  case LEAF_NODE_WHILE:
  case LEAF_NODE_BLANK_OUT:
  case LEAF_NODE_BREAK:
  case LEAF_NODE_NEXT:
  case LEAF_NODE_RETURN:
  case LEAF_NODE_SAY:
  case LEAF_NODE_SAY_FIRST_TIME:
  case LEAF_NODE_FAULT:
  case LEAF_NODE_NONE:
  case LEAF_NODE_OPS: break;
  }
  if (LEAF_IS (column))
    print_name (out, LEAF_ROW (&world->columns, LeafColumn, column.ix)->name);
}

static void
print_node (const LeafBuild *build, const LeafNode *node, GString *out)
{
  guint32 n;

  if (node == NULL) {
    g_string_append_c (out, '-');
    return;
  }
  n = leaf_node_n_operands (node);
  if (node->op == LEAF_NODE_CONSTANT) {
    print_constant (build, node, out);
    return;
  }
  g_string_append_printf (out, "(%s", op_names[node->op]);
  print_fields (build, node, out);
  while (n > 0 && leaf_node_operand (node, n - 1) == NULL) /* what is missing at the end is not shown as missing */
    n--;
  for (guint32 i = 0; i < n; i++) {
    g_string_append_c (out, ' ');
    print_node (build, leaf_node_operand (node, i), out);
  }
  if (leaf_node_description (node) != NULL) {
    g_string_append_c (out, ' ');
    print_description (build, leaf_node_description (node), out);
  }
  if (leaf_node_predicate (node) != NULL) {
    g_string_append_c (out, ' ');
    print_clause (build, leaf_node_predicate (node), out);
  }
  if (leaf_node_pattern (node) != NULL) {
    g_autofree char *pattern = leaf_action_pattern_to_string (build, leaf_node_pattern (node));
    g_string_append_printf (out, " [%s]", pattern);
  }
  g_string_append_c (out, ')');
}

char *
leaf_node_to_string (const LeafBuild *build, const LeafNode *node)
{
  GString *out = g_string_new (NULL);
  print_node (build, node, out);
  return g_string_free (out, FALSE);
}

char *
leaf_description_to_string (const LeafBuild *build, const LeafDescription *description)
{
  GString *out = g_string_new (NULL);
  print_description (build, description, out);
  return g_string_free (out, FALSE);
}
