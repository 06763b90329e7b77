/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-memory.c: lowers entries of arrays and other memory, and assignments whose value is used.
 *
 * The value of an array is its address, a number. The story's data are in consecutive reserved cells
 * (play/natives/leaf-natives-inform6-memory.c). Access to an array by its name is limited to that array, so an index
 * outside it is a fault. */
#include "leaf-inform6-lowering.h"

#include <string.h>

enum { WORD_BYTES = 4 };

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };
static const LeafInform6Node story_serial
    = { .sort = LEAF_INFORM6_SOURCE, .text = "the substituted form of \"[story serial code]\"" };

/* Makes a call of the native with the range of all memory cells before the other values. Refuses the call if the story
 * has no such memory. */
LeafNode *
leaf_inform6_memory_node (LeafInform6Lowering *self, LeafNative native, LeafKindId kind, guint n,
                          LeafNode *const *values)
{
  LeafNode *all[6]; /* a native of memory takes no more than four other values */
  guint32 first = 0, cells = 0;

  if (!leaf_inform6_memory (self->build, &first, &cells))
    return leaf_inform6_refuse_name (self, leaf_native_name (native));
  all[0] = leaf_inform6_number_node (self, (gint32) first);
  all[1] = leaf_inform6_number_node (self, (gint32) cells);
  for (guint i = 0; i < n; i++)
    all[i + 2] = values[i];
  return leaf_inform6_native_node (self, kind, native, n + 2, all);
}

static LeafNode *
entry_node (LeafInform6Lowering *self, const LeafInform6DatumRow *array, LeafNode *const *values, guint n)
{
  LeafNode *all[6];

  if (array == NULL)
    return leaf_inform6_memory_node (self, n == 3 ? LEAF_NATIVE_inform6_load : LEAF_NATIVE_inform6_store, number_kind,
                                     n, values);
  all[0] = leaf_inform6_number_node (self, (gint32) array->cell - 1); /* as if memory were this array */
  all[1] = leaf_inform6_number_node (self, (gint32) array->n_cells + 1);
  all[2] = leaf_inform6_number_node (self, LEAF_INFORM6_MEMORY + WORD_BYTES);
  for (guint i = 1; i < n; i++)
    all[i + 2] = values[i];
  return leaf_inform6_native_node (self, number_kind, n == 3 ? LEAF_NATIVE_inform6_load : LEAF_NATIVE_inform6_store,
                                   n + 2, all);
}

/* Lowers "ResourceIDsOfSounds-->{S}": files are identified by their names here, not by resource numbers. */
static gboolean
is_list_of_files (const LeafInform6Node *node)
{
  return leaf_inform6_is_named (node, "ResourceIDsOfSounds") || leaf_inform6_is_named (node, "ResourceIDsOfFigures");
}

/* Lowers "ActionData-->(FindAction(a) + AD_NOUN_KOV)". An action is its own index in the table. */
static LeafNode *
lower_action_data (LeafInform6Lowering *self, const LeafInform6Node *index)
{
  LeafNode *values[2];

  if (index->sort == LEAF_INFORM6_BINARY && strcmp (index->text, "+") == 0) {
    values[0] = leaf_inform6_lower_value (self, index->first);
    values[1] = leaf_inform6_lower_value (self, index->second);
    return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_action_data, 2, values);
  }
  return leaf_inform6_refuse_name (self, "ActionData");
}

/* Lowers "parse-->n": the number of words of the command, and for each word its meaning, length and position. */
static LeafNode *
lower_parse_entry (LeafInform6Lowering *self, const LeafInform6Node *index)
{
  LeafNode *place = leaf_inform6_lower_value (self, index);

  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_parse_entry, 1, &place);
}

/* Lowers "match_list-->n" and "match_classes-->n": the things between which the parser asks, and their groups. */
static LeafNode *
lower_choice (LeafInform6Lowering *self, const LeafInform6Node *entry)
{
  LeafNode *values[2];

  values[0] = leaf_inform6_lower_value (self, entry->second);
  values[1] = leaf_inform6_number_node (self, leaf_inform6_is_named (entry->first, "match_classes"));
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_choice, 2, values);
}

/* Lowers "LanguagePronouns-->n", with a value as an assignment. */
static LeafNode *
lower_pronoun (LeafInform6Lowering *self, const LeafInform6Node *index, LeafNode *value)
{
  LeafNode *values[] = { leaf_inform6_lower_value (self, index), value };

  return leaf_inform6_native_node (self, number_kind,
                                   value == NULL ? LEAF_NATIVE_inform6_pronoun : LEAF_NATIVE_inform6_set_pronoun,
                                   value == NULL ? 1 : 2, values);
}

LeafNode *
leaf_inform6_lower_entry (LeafInform6Lowering *self, const LeafInform6Node *entry, LeafNode *value)
{
  const LeafInform6DatumRow *array
      = entry->first->sort == LEAF_INFORM6_NAME ? leaf_inform6_find_datum (self->build, entry->first->text) : NULL;
  LeafNode *values[4];

  if (value == NULL && is_list_of_files (entry->first))
    return leaf_inform6_lower_value (self, entry->second);
  if (value == NULL && array == NULL && leaf_inform6_is_named (entry->first, "ActionData"))
    return lower_action_data (self, entry->second);
  if (value == NULL && array == NULL && leaf_inform6_is_named (entry->first, "ROM_GAMESERIAL")) {
    LeafNode *index = leaf_inform6_lower_value (self, entry->second), *serial[2];

    serial[0] = leaf_inform6_lower_value (self, &story_serial);
    serial[1] = index;
    return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_read_block, 2, serial);
  }
  if (value == NULL && array == NULL && leaf_inform6_is_named (entry->first, "parse"))
    return lower_parse_entry (self, entry->second);
  if (value == NULL && array == NULL
      && (leaf_inform6_is_named (entry->first, "match_list") || leaf_inform6_is_named (entry->first, "match_classes")))
    return lower_choice (self, entry);
  if (array == NULL && leaf_inform6_is_named (entry->first, "LanguagePronouns"))
    return lower_pronoun (self, entry->second, value);
  if (array != NULL && array->datum.sort != LEAF_INFORM6_ARRAY)
    array = NULL;
  if (array != NULL && leaf_inform6_datum_obstacle (self->build, array) != NULL)
    return leaf_inform6_refuse_name (self, leaf_inform6_datum_obstacle (self->build, array));
  values[0] = array == NULL ? leaf_inform6_lower_value (self, entry->first) : NULL;
  values[1] = leaf_inform6_lower_value (self, entry->second);
  values[2] = leaf_inform6_number_node (self, strcmp (entry->text, "-->") == 0 ? WORD_BYTES : 1);
  values[3] = value;
  return entry_node (self, array, values, value == NULL ? 3 : 4);
}

/* --- assignments and steps as values ------------------------------------------------------------------------------ */

LeafNode *
leaf_inform6_lower_assigned (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value)
{
  LeafNode *node = leaf_inform6_lower_assignment (self, place, value), *values[2];

  if (node->op == LEAF_NODE_BLOCK)
    return leaf_inform6_refuse_name (self, "=");
  if (node->op != LEAF_NODE_ASSIGN)
    return node;
  values[0] = node->ASSIGN.place;
  values[1] = node->ASSIGN.value;
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_assign, 2, values);
}

/* Returns TRUE if evaluating the expression has side effects. */
gboolean
leaf_inform6_does_something (const LeafInform6Node *node)
{
  if (node == NULL)
    return FALSE;
  return node->sort == LEAF_INFORM6_CALL || node->sort == LEAF_INFORM6_STEP
         || (node->sort == LEAF_INFORM6_BINARY && strcmp (node->text, "=") == 0)
         || leaf_inform6_does_something (node->first) || leaf_inform6_does_something (node->second);
}

/* "++x" is x = x + 1. The value of "x++" is one less than that. */
LeafNode *
leaf_inform6_lower_step (LeafInform6Lowering *self, const LeafInform6Node *step)
{
  LeafArithmetic there = *step->text == '+' ? LEAF_ARITHMETIC_PLUS : LEAF_ARITHMETIC_MINUS;
  LeafNode *sum, *after;

  if (leaf_inform6_does_something (step->first))
    return leaf_inform6_refuse_name (self, step->text);
  sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w,
                        leaf_inform6_lower_value (self, step->first), leaf_inform6_number_node (self, 1));
  sum->ARITHMETIC.operation = there;
  after = leaf_inform6_lower_assigned (self, step->first, sum);
  if (step->is_before)
    return after;
  sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, after,
                        leaf_inform6_number_node (self, 1));
  sum->ARITHMETIC.operation = there == LEAF_ARITHMETIC_PLUS ? LEAF_ARITHMETIC_MINUS : LEAF_ARITHMETIC_PLUS;
  return sum;
}
