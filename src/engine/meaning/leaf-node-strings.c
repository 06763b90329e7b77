/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-node-strings.c: trees of meaning as text, for dumps and tests: (OP number "text" args ...). */
#include "leaf-reading.h"

static const char *const op_names[] = {
  "NONE",
#define LEAF_NODE(name, operands, meaning) #name,
#include "leaf-nodes.def"
#undef LEAF_NODE
};

static void print_node (const LeafBuild *build, const LeafNode *node, GString *out);
static void print_description (const LeafBuild *build, const LeafDescription *description, GString *out);

static void
print_clause (const LeafBuild *build, const LeafClause *clause, GString *out)
{
  static const char *const sorts[] = { "?", "relation", "is", "and", "or", "condition" };

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
  for (guint32 i = 0; i < clause->n_parts; i++) {
    g_string_append_c (out, ' ');
    print_clause (build, clause->parts[i], out);
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
  if (node->value.kind == LEAF_KIND_OBJECT && node->value.bits != 0)
    g_string_append_printf (out, "'%s'", LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, node->value.bits))->name);
  else if (node->kind.ix == LEAF_KIND_TEXT && node->value.bits > 0)
    g_string_append_printf (out, "\"%s\"", LEAF_TEXT (build, LEAF_ID (LeafTextId, node->value.bits))->plain);
  else if (node->kind.ix == LEAF_KIND_TABLE_NAME)
    g_string_append_printf (out, "'%s'", LEAF_ROW (&build->world->tables, LeafTableRow, (guint32) node->value.bits)->name);
  else if (LEAF_IS (node->kind) && leaf_kind (build, node->kind)->constructor.ix == LEAF_KIND_ACTIVITY)
    g_string_append_printf (out, "'%s'", LEAF_ROW (&build->world->activities, LeafActivity, (guint32) node->value.bits)->name);
  else if (LEAF_IS (leaf_instance_of_value (build, node->value)))
    g_string_append_printf (out, "'%s'", LEAF_INSTANCE (build, leaf_instance_of_value (build, node->value))->name);
  else if (LEAF_IS (node->kind) && LEAF_IS (leaf_kind (build, node->kind)->constructor)) /* a rule or rulebook, below this stage */
    g_string_append (out, leaf_kind_name (build, node->kind));
  else
    g_string_append_printf (out, "%s:%d", LEAF_IS (node->kind) ? leaf_kind_name (build, node->kind) : "?", node->value.bits);
}

/* What the number of a node names, where it names something: ids change with every sentence of the library. */
static void
print_number (const LeafBuild *build, const LeafNode *node, GString *out)
{
  const LeafWorld *world = build->world;
  guint32 id = (guint32) ABS (node->number);
  const char *name = NULL;

  switch (node->op) {
  case LEAF_NODE_VARIABLE: name = LEAF_ROW (&world->variables, LeafVariable, id)->name; break;
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_PROVIDES: name = LEAF_ROW (&world->properties, LeafProperty, id)->name; break;
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_BLANK_OUT:
    if (id == 0)
      return;
    name = LEAF_ROW (&world->columns, LeafColumn, id)->name;
    break;
  case LEAF_NODE_ACTION: name = LEAF_ROW (&world->actions, LeafAction, id)->name; break;
  case LEAF_NODE_NOW_RELATION: name = LEAF_ROW (&world->relations, LeafRelation, id)->name; break;
  case LEAF_NODE_CALL: {
    g_autofree char *words = leaf_wording_dup_spaced (build, LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, id))->wording);

    g_string_append_printf (out, " [%s]", words);
    return;
  }
  default:
    if (node->number != 0)
      g_string_append_printf (out, " %d", node->number);
    return;
  }
  g_string_append_printf (out, "%s%s", node->number < 0 ? " least " : " ", name != NULL ? name : "?");
}

static void
print_node (const LeafBuild *build, const LeafNode *node, GString *out)
{
  if (node == NULL) {
    g_string_append_c (out, '-');
    return;
  }
  if (node->op == LEAF_NODE_CONSTANT) {
    print_constant (build, node, out);
    return;
  }
  g_string_append_printf (out, "(%s", op_names[node->op]);
  print_number (build, node, out);
  if (node->text != NULL) {
    g_autofree char *escaped = g_strescape (node->text, NULL);
    g_string_append_printf (out, " \"%s\"", escaped);
  }
  for (guint32 i = 0; i < node->n; i++) {
    g_string_append_c (out, ' ');
    print_node (build, node->args[i], out);
  }
  if (node->description != NULL) {
    g_string_append_c (out, ' ');
    print_description (build, node->description, out);
  }
  if (node->clause != NULL) {
    g_string_append_c (out, ' ');
    print_clause (build, node->clause, out);
  }
  if (node->pattern != NULL) {
    g_autofree char *pattern = leaf_action_pattern_to_string (build, node->pattern);
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
