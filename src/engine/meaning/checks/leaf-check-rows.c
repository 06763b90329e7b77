/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-check-rows.c: reports "the reply entry" where no row has been chosen.
 *
 * An entry belongs to the row that was chosen last before it: by "choose", by "repeat through", or by a test whether
 * something is listed. Each rule and each phrase chooses its own, so a body with an entry and none of these is
 * wrong. */
#include "leaf-readers.h"

static gboolean chooses_described (const LeafDescription *description);

static gboolean
chooses_clause (const LeafClause *clause)
{
  return clause != NULL && (chooses_described (clause->object) || leaf_node_chooses_row (clause->condition));
}

static gboolean
chooses_described (const LeafDescription *description)
{
  if (description == NULL)
    return FALSE;
  for (guint32 i = 0; i < description->n_clauses; i++)
    if (chooses_clause (description->clauses[i]))
      return TRUE;
  return leaf_node_chooses_row (description->exact);
}

gboolean
leaf_pattern_chooses_row (const LeafActionPattern *pattern)
{
  if (pattern == NULL)
    return FALSE;
  for (guint32 i = 0; i < pattern->n_clauses; i++)
    if (chooses_described (pattern->clauses[i].description))
      return TRUE;
  return chooses_described (pattern->actor) || chooses_described (pattern->noun) || chooses_described (pattern->second)
         || chooses_described (pattern->place) || chooses_described (pattern->company)
         || leaf_node_chooses_row (pattern->when);
}

gboolean
leaf_node_chooses_row (const LeafNode *node)
{
  if (node == NULL)
    return FALSE;
  if (node->op == LEAF_NODE_CHOOSE_ROW || node->op == LEAF_NODE_REPEAT_TABLE || node->op == LEAF_NODE_LISTED_IN
      || node->op == LEAF_NODE_FAULT
      || (node->op == LEAF_NODE_ENTRY_EXISTS && node->ENTRY_EXISTS.entry->op == LEAF_NODE_TABLE_CORRESPONDING))
    return TRUE;
  if (chooses_described (leaf_node_description (node)) || chooses_clause (leaf_node_predicate (node))
      || leaf_pattern_chooses_row (leaf_node_pattern (node)))
    return TRUE;
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    if (leaf_node_chooses_row (each.operand))
      return TRUE;
  return FALSE;
}

/* The first entry of a chosen row, also within texts; NULL if there is none. */
static const LeafNode *
find_entry (const LeafBuild *build, const LeafNode *node)
{
  if (node == NULL)
    return NULL;
  if (node->op == LEAF_NODE_TABLE_ENTRY && node->TABLE_ENTRY.table == NULL)
    return node;
  if (node->op == LEAF_NODE_TEXT && LEAF_TEXT (build, node->TEXT.text)->has_entries)
    return node;
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);) {
    const LeafNode *found = find_entry (build, each.operand);

    if (found != NULL)
      return found;
  }
  return NULL;
}

void
leaf_meaning_check_rows (LeafBuild *build, const LeafNode *body)
{
  const LeafNode *entry = find_entry (build, body);

  if (entry != NULL && !leaf_node_chooses_row (body))
    leaf_problem_at (build, LEAF_PROBLEM_ROW_NOT_CHOSEN, entry->wording, NULL, NULL);
}
