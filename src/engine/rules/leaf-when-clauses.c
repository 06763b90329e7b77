/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-when-clauses.c: the when/while of a rule that is not inside an action pattern: a list of activities and
 * conditions.
 *
 * An optional "not" comes first, then items separated by "or" (or commas); an item is an activity, an activity of or
 * for something, or a condition.  Step 3 of the Laws counts an activity as 10 and a condition as 10 plus its count. A
 * condition with an "or" whose halves mean nothing alone is a single item.
 */
#include "leaf-rules-private.h"

#define ITEM_WEIGHT 10

static LeafNode *
new_node (LeafBuild *build, LeafNodeOp op, LeafWording w)
{
  return leaf_rule_node (build, op, LEAF_KIND (TRUTH_STATE), w);
}

/* "printing the name of something", "listing contents": NULL when the words name no activity. */
static LeafNode *
read_activity (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafNameMatch match = leaf_names_begin (build, w, LEAF_NAMES (ACTIVITY), scope->near);
  LeafWording operand;
  const LeafDescription *description = NULL;
  LeafNode *node, *activity;
  LeafKindId basis;

  if (match.id == 0)
    return NULL;
  basis = LEAF_ROW (&build->world->activities, LeafActivity, match.id)->basis;
  operand = leaf_wording_from (w, w.first + match.n_words);
  if (leaf_wording_length (operand) > 1
      && (leaf_word_is (build, operand.first, "of") || leaf_word_is (build, operand.first, "for")))
    operand.first++;
  if (leaf_wording_is (build, operand, "activity"))
    operand = LEAF_NO_WORDS;
  if (!leaf_wording_empty (operand)) {
    if (!LEAF_IS (basis))
      basis = LEAF_KIND (OBJECT);
    if (!leaf_wording_is (build, operand, "something") && !leaf_wording_is (build, operand, "anything")) {
      description = leaf_meaning_noun (scope, operand, basis);
      if (description == NULL)
        return NULL;
    }
  }
  activity = new_node (build, LEAF_NODE_CONSTANT, leaf_wording (w.first, w.first + match.n_words));
  activity->kind = leaf_kind_built (build, LEAF_KIND (ACTIVITY), basis, LEAF_KIND (NONE));
  activity->CONSTANT.value = (LeafValue) { activity->kind.ix, (gint32) match.id };
  node = new_node (build, LEAF_NODE_ACTIVITY_GOING_ON, w);
  node->ACTIVITY_GOING_ON.activity = activity;
  node->ACTIVITY_GOING_ON.operand = description;
  return node;
}

/* "taking something": here an action by itself may be a condition. */
static LeafNode *
read_action (LeafScope *scope, LeafWording w)
{
  LeafActionPattern *pattern = leaf_action_pattern_read (scope, w, NULL);
  LeafNode *node;

  if (pattern == NULL)
    return NULL;
  node = new_node (scope->build, LEAF_NODE_IS_ACTION, w);
  node->IS_ACTION.pattern = pattern;
  return node;
}

static LeafNode *
read_item (LeafScope *scope, LeafWording w, gint32 *score)
{
  LeafNode *node;

  if (leaf_wording_empty (w))
    return NULL;
  node = read_activity (scope, w);
  if (node != NULL) {
    *score += ITEM_WEIGHT;
    return node;
  }
  node = leaf_meaning_condition (scope, w);
  if (node == NULL)
    node = read_action (scope, w);
  if (node != NULL)
    *score += ITEM_WEIGHT + leaf_condition_count (scope->build, node);
  return node;
}

/* The words between "or"s and commas outside brackets; texts are single words and cannot be split. */
static GArray *
split_items (LeafBuild *build, LeafWording w)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (LeafWording));
  guint32 start = w.first;
  gint depth = 0;

  for (guint32 i = w.first; i <= w.end; i++) {
    gboolean ends = i == w.end || (depth == 0 && (leaf_word_is (build, i, "or") || leaf_word_is (build, i, ",")));

    if (i < w.end && (leaf_word_is (build, i, "(") || leaf_word_is (build, i, "{")))
      depth++;
    else if (i < w.end && (leaf_word_is (build, i, ")") || leaf_word_is (build, i, "}")))
      depth--;
    if (!ends)
      continue;
    if (i > start) {
      LeafWording item = leaf_wording (start, i);
      g_array_append_val (items, item);
    }
    start = i + 1;
  }
  return items;
}

static LeafNode *
read_list (LeafScope *scope, LeafWording w, gint32 *score)
{
  g_autoptr (GArray) items = split_items (scope->build, w);
  g_autoptr (GPtrArray) read = g_ptr_array_new ();
  gint32 total = 0;

  if (items->len < 2)
    return NULL;
  for (guint i = 0; i < items->len; i++) {
    LeafNode *item = read_item (scope, g_array_index (items, LeafWording, i), &total);

    if (item == NULL)
      return NULL;
    g_ptr_array_add (read, item);
  }
  *score = total;
  return leaf_node_of (scope->build->arena, LEAF_NODE_OR, LEAF_KIND (TRUTH_STATE), w, read->len,
                       (LeafNode *const *) read->pdata);
}

/* "not taking, dropping or examining": none of them. */
static LeafNode *
read_not_any (LeafScope *scope, LeafWording w, gint32 *score)
{
  LeafNode *list, *node;

  if (leaf_wording_length (w) < 2 || !leaf_word_is (scope->build, w.first, "not"))
    return NULL;
  list = read_list (scope, leaf_wording_from (w, w.first + 1), score);
  if (list == NULL)
    return NULL;
  node = new_node (scope->build, LEAF_NODE_NOT, w);
  node->NOT.condition = list;
  return node;
}

LeafNode *
leaf_context_read (LeafScope *scope, LeafWording w, gint32 *score)
{
  LeafNode *node, *inner;
  gint32 whole = 0;

  node = read_not_any (scope, w, score);
  if (node == NULL)
    node = read_list (scope, w, score);
  if (node != NULL)
    return node;
  node = read_item (scope, w, &whole);
  if (node == NULL && leaf_wording_length (w) > 1 && leaf_word_is (scope->build, w.first, "not")) {
    inner = leaf_context_read (scope, leaf_wording_from (w, w.first + 1), &whole);
    if (inner == NULL)
      return NULL;
    node = new_node (scope->build, LEAF_NODE_NOT, w);
    node->NOT.condition = inner;
  }
  *score = whole;
  return node;
}
