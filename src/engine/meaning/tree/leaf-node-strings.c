/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-node-strings.c: trees as text, for dumps and tests: (OP number "text" args ...). */
#include "leaf-action-pattern.h"
#include "leaf-node.h"

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
  if (LEAF_IS (use->value))
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
    g_string_append_printf (out, "'%s'",
                            LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, node->CONSTANT.value.bits))->name);
  else if (node->kind.ix == LEAF_KIND_TEXT && node->CONSTANT.value.bits > 0)
    g_string_append_printf (out, "\"%s\"", LEAF_TEXT (build, LEAF_ID (LeafTextId, node->CONSTANT.value.bits))->plain);
  else if (node->kind.ix == LEAF_KIND_TABLE_NAME)
    g_string_append_printf (out, "'%s'",
                            LEAF_ROW (&build->world->tables, LeafTableRow, (guint32) node->CONSTANT.value.bits)->name);
  else if (node->kind.ix == LEAF_KIND_ACTION_NAME)
    g_string_append_printf (out, "'%s'",
                            LEAF_ROW (&build->world->actions, LeafAction, (guint32) node->CONSTANT.value.bits)->name);
  else if (leaf_kind (build, node->kind)->constructor.ix == LEAF_KIND_ACTIVITY)
    g_string_append_printf (
        out, "'%s'", LEAF_ROW (&build->world->activities, LeafActivity, (guint32) node->CONSTANT.value.bits)->name);
  else if (node->kind.ix == LEAF_KIND_PROPERTY || leaf_kind (build, node->kind)->constructor.ix == LEAF_KIND_PROPERTY)
    g_string_append_printf (
        out, "'%s'", LEAF_ROW (&build->world->properties, LeafProperty, (guint32) node->CONSTANT.value.bits)->name);
  else if (node->kind.ix == LEAF_KIND_TABLE_COLUMN
           || leaf_kind (build, node->kind)->constructor.ix == LEAF_KIND_TABLE_COLUMN)
    g_string_append_printf (out, "'%s'",
                            LEAF_ROW (&build->world->columns, LeafColumn, (guint32) node->CONSTANT.value.bits)->name);
  else if (node->kind.ix == LEAF_KIND_VERB)
    g_string_append_printf (
        out, "'%s'", LEAF_ROW (&build->world->verbs, LeafVerb, (guint32) node->CONSTANT.value.bits)->parts.infinitive);
  else if (LEAF_IS (leaf_instance_of_value (build, node->CONSTANT.value)))
    g_string_append_printf (out, "'%s'",
                            LEAF_INSTANCE (build, leaf_instance_of_value (build, node->CONSTANT.value))->name);
  /* a rule or rulebook, which this stage does not know */
  else if (LEAF_IS (leaf_kind (build, node->kind)->constructor))
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

static void
print_flag (GString *out, const LeafBuild *build G_GNUC_UNUSED, gint32 flag)
{
  print_count (out, flag);
}

static void
print_number (GString *out, const LeafBuild *build G_GNUC_UNUSED, guint32 number)
{
  print_count (out, number);
}

static void
print_characters (GString *out, const LeafBuild *build G_GNUC_UNUSED, const char *text)
{
  print_text (out, text);
}

static void
print_phrase (GString *out, const LeafBuild *build, LeafPhraseId id)
{
  g_autofree char *words = leaf_wording_dup_spaced (build, LEAF_PHRASE (build, id)->wording);

  g_string_append_printf (out, " [%s]", words);
}

/* Ids change with every sentence of the library, so named entities are shown by their names. */
#define BY_NAME(Id, Row, table)                                                                                        \
  static void print_##Row (GString *out, const LeafBuild *build, Id id)                                                \
  {                                                                                                                    \
    if (LEAF_IS (id))                                                                                                  \
      print_name (out, LEAF_ROW (&build->world->table, Row, id.ix)->name);                                             \
  }
#define BY_NUMBER(Id)                                                                                                  \
  static void print_##Id (GString *out, const LeafBuild *build G_GNUC_UNUSED, Id id)                                   \
  {                                                                                                                    \
    print_count (out, id.ix);                                                                                          \
  }
BY_NAME (LeafActionId, LeafAction, actions)
BY_NAME (LeafColumnId, LeafColumn, columns)
BY_NAME (LeafPropertyId, LeafProperty, properties)
BY_NAME (LeafRelationId, LeafRelation, relations)
BY_NAME (LeafVariableId, LeafVariable, variables)
BY_NUMBER (LeafKindId)
BY_NUMBER (LeafRuleId)
BY_NUMBER (LeafTextId)

static void
print_LeafVerb (GString *out, const LeafBuild *build, LeafVerbId id)
{
  print_name (out, LEAF_ROW (&build->world->verbs, LeafVerb, id.ix)->parts.infinitive);
}

/* clang-format off */
#define LEAF_FIELD(type, name)
#define LEAF_SHOWN(type, name)                                                                                                     \
  _Generic (((type) { 0 }),                                                                                                        \
    gint32: print_flag, guint32: print_number, const char *: print_characters, LeafPhraseId: print_phrase,                         \
    LeafActionId: print_LeafAction, LeafColumnId: print_LeafColumn, LeafPropertyId: print_LeafProperty,                            \
    LeafRelationId: print_LeafRelation, LeafVariableId: print_LeafVariable, LeafKindId: print_LeafKindId,                          \
    LeafRuleId: print_LeafRuleId, LeafTextId: print_LeafTextId, LeafVerbId: print_LeafVerb) (out, build, its->name);
#define LEAF_NODE(op_name, operands, fields, meaning)                                                                              \
  case LEAF_NODE_##op_name: {                                                                                                      \
    const struct LeafNode_##op_name *its = &node->op_name;                                                                         \
    (void) its;                                                                                                                    \
    fields                                                                                                                         \
    break;                                                                                                                         \
  }
/* clang-format on */

static void
print_fields (const LeafBuild *build, const LeafNode *node, GString *out)
{
  switch (node->op) {
#include "leaf-nodes.def"
  case LEAF_NODE_NONE:
  case LEAF_NODE_OPS: break;
  }
  if (node->op == LEAF_NODE_NATIVE)
    print_text (out, leaf_native_name (node->NATIVE.native));
}
#undef LEAF_NODE
#undef LEAF_SHOWN
#undef LEAF_FIELD

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
  while (n > 0 && leaf_node_operand (node, n - 1) == NULL) /* absent operands at the end are not shown */
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

/* --- patterns ----------------------------------------------------------------------------------------------------- */

static void
describe_slot (const LeafBuild *build, GString *out, const char *name, const LeafDescription *description)
{
  if (description != NULL) {
    g_autofree char *text = leaf_description_to_string (build, description);
    g_string_append_printf (out, " %s=%s", name, text);
  }
}

char *
leaf_action_pattern_to_string (const LeafBuild *build, const LeafActionPattern *pattern)
{
  GString *out = g_string_new (pattern->is_excluding ? "not" : "");

  if (pattern->n_items == 0)
    g_string_append (out, "anything");
  for (guint32 i = 0; i < pattern->n_items; i++) {
    g_autofree char *words = leaf_wording_dup (build, pattern->items[i].wording);
    g_string_append_printf (out, "%s%s", i > 0 ? "|" : "", words);
  }
  if (pattern->is_any_actor)
    g_string_append (out, " actor=any");
  if (pattern->is_request)
    g_string_append (out, " request");
  describe_slot (build, out, "actor", pattern->actor);
  describe_slot (build, out, "noun", pattern->noun);
  describe_slot (build, out, "second", pattern->second);
  describe_slot (build, out, "in", pattern->place);
  describe_slot (build, out, "presence", pattern->company);
  for (guint32 i = 0; i < pattern->n_clauses; i++)
    describe_slot (build, out,
                   LEAF_ROW (&build->world->variables, LeafVariable, pattern->clauses[i].variable.ix)->matched_as,
                   pattern->clauses[i].description);
  if (pattern->to_nowhere || pattern->to_somewhere)
    g_string_append (out, pattern->to_nowhere ? " nowhere" : " somewhere");
  if (pattern->when != NULL)
    g_string_append (out, " when");
  if (pattern->history.sort != LEAF_HISTORY_NONE)
    g_string_append_printf (out, " history=%u:%d-%d%s", pattern->history.sort, pattern->history.n, pattern->history.m,
                            pattern->history.is_turns ? "turns" : "times");
  return g_string_free (out, FALSE);
}
