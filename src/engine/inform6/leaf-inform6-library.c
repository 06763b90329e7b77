/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-library.c: lowers calls of library routines about blocks, lists, texts, printing and the command, which
 * need more than a native with the same arguments. */
#include "leaf-inform6-routines.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

static LeafNode *
as_text (LeafInform6Lowering *self, LeafNode *value)
{
  return leaf_inform6_as_kind (self, value, LEAF_KIND (TEXT));
}

static LeafNode *
with_one (LeafInform6Lowering *self, LeafNative native, LeafNode *value)
{
  return leaf_inform6_native_node (self, leaf_native_gives (native) == '-' ? LEAF_KIND (NONE) : number_kind, native, 1,
                                   &value);
}

static LeafNode *
plus (LeafInform6Lowering *self, LeafNode *value, gint32 number)
{
  LeafNode *sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, value,
                                  leaf_inform6_number_node (self, number));

  sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
  return sum;
}

/* --- blocks ------------------------------------------------------------------------------------------------------- */

/* Returns TRUE if the routine puts a new block into the local. Then a change of the local cannot affect another
 * variable. */
static gboolean
creates (const LeafInform6Node *node, const char *local)
{
  if (node == NULL)
    return FALSE;
  if (node->sort == LEAF_INFORM6_BINARY && strcmp (node->text, "=") == 0 && node->first->sort == LEAF_INFORM6_NAME
      && g_ascii_strcasecmp (node->first->text, local) == 0 && node->second->sort == LEAF_INFORM6_CALL
      && node->second->first->sort == LEAF_INFORM6_NAME
      && g_ascii_strcasecmp (node->second->first->text, "BlkValueCreate") == 0)
    return TRUE;
  for (guint32 i = 0; i < node->n; i++)
    if (creates (node->list[i], local))
      return TRUE;
  return creates (node->first, local) || creates (node->second, local) || creates (node->third, local);
}

static gboolean
is_own_place (const LeafInform6Lowering *self, const LeafInform6Node *place)
{
  if (place->sort != LEAF_INFORM6_NAME || self->routine == NULL)
    return place->sort != LEAF_INFORM6_NAME || leaf_inform6_find_datum (self->build, place->text) != NULL;
  for (guint32 i = 0; i < self->routine->n_locals; i++)
    if (g_ascii_strcasecmp (self->routine->locals[i], place->text) == 0)
      return creates (self->routine->body, place->text);
  return TRUE;
}

LeafNode *
leaf_inform6_lower_copy (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *value = with_one (self, LEAF_NATIVE_copy_value, leaf_inform6_call_argument (self, call, 1));

  if (!is_own_place (self, call->node->list[0]))
    return leaf_inform6_refuse_call (self, call);
  return call->is_statement ? leaf_inform6_lower_assignment (self, call->node->list[0], value)
                            : leaf_inform6_lower_assigned (self, call->node->list[0], value);
}

static LeafNode *
read_at (LeafInform6Lowering *self, LeafNode *block, LeafNode *index)
{
  LeafNode *values[] = { block, index };

  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_read_block, 2, values);
}

static LeafNode *
keep_value (LeafInform6Lowering *self, GPtrArray *all, LeafNode *value)
{
  LeafNode *slot = leaf_inform6_new_slot (self);

  g_ptr_array_add (all, leaf_node_with (self->scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), self->w, slot, value));
  return slot;
}

static LeafNode *
block (LeafInform6Lowering *self, const GPtrArray *statements)
{
  return leaf_node_from_array (self->scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), self->w, statements);
}

/* Lowers "LIST_OF_TY_InsertItem(l, x)": appends an entry to the list. */
LeafNode *
leaf_inform6_lower_append (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  LeafNode *values[3], *length, *item;

  values[0] = keep_value (self, all, leaf_inform6_call_argument (self, call, 0));
  item = keep_value (self, all, leaf_inform6_call_argument (self, call, 1));
  length = keep_value (self, all, read_at (self, values[0], leaf_inform6_number_node (self, 1)));
  values[1] = leaf_inform6_number_node (self, 1);
  values[2] = plus (self, length, 1);
  g_ptr_array_add (all, leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_write_block, 3, values));
  values[1] = plus (self, length, 2);
  values[2] = item;
  g_ptr_array_add (all, leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_write_block, 3, values));
  return block (self, all);
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

/* The capacity of a text: its characters and the terminating 0. */
LeafNode *
leaf_inform6_lower_capacity (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return plus (
      self,
      with_one (self, LEAF_NATIVE_text_count_characters, as_text (self, leaf_inform6_call_argument (self, call, 0))),
      1);
}

LeafNode *
leaf_inform6_lower_substituted (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return with_one (self, LEAF_NATIVE_text_substituted,
                   as_text (self, leaf_inform6_call_argument (self, call, call->node->n == 2)));
}

/* Lowers TEXT_TY_Replace_RE (blob, text, pattern, 0, ignore case, exactly), which tests for a match. */
LeafNode *
leaf_inform6_lower_match (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  const LeafInform6Node *const *list = call->node->list;
  gboolean is_regexp = list[0]->sort == LEAF_INFORM6_NAME && g_ascii_strcasecmp (list[0]->text, "REGEXP_BLOB") == 0,
           is_exact = call->node->n > 5 && !(list[5]->sort == LEAF_INFORM6_NUMBER && list[5]->number == 0);
  LeafNode *values[3], *matches;

  if (call->node->n > 3 && !(list[3]->sort == LEAF_INFORM6_NUMBER && list[3]->number == 0))
    return leaf_inform6_refuse_call (self, call);
  values[0] = as_text (self, leaf_inform6_call_argument (self, call, 1));
  values[1] = as_text (self, leaf_inform6_call_argument (self, call, 2));
  values[2] = leaf_inform6_call_argument (self, call, 4);
  matches = leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE),
                                      is_regexp
                                          ? (is_exact ? LEAF_NATIVE_regexp_matches_exactly : LEAF_NATIVE_regexp_matches)
                                          : (is_exact ? LEAF_NATIVE_text_matches_exactly : LEAF_NATIVE_text_matches),
                                      3, values);
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, matches);
}

LeafNode *
leaf_inform6_lower_comparison (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  (void) call;
  return leaf_inform6_number_node (self, LEAF_INFORM6_ROUTINES + LEAF_NATIVE_inform6_compare);
}

/* Returns the second word of an array that is a text in the reference's format: the text, or the routine that prints
 * it. NULL if the array is not of this storage type. */
static const LeafInform6Node *
kept_text (const LeafInform6Lowering *self, const LeafInform6Node *name, const char *storage)
{
  const LeafInform6DatumRow *row
      = name->sort == LEAF_INFORM6_NAME ? leaf_inform6_find_datum (self->build, name->text) : NULL;

  return row != NULL && row->datum.n == 2 && row->datum.entries[0]->sort == LEAF_INFORM6_NAME
                 && g_ascii_strcasecmp (row->datum.entries[0]->text, storage) == 0
             ? row->datum.entries[1]
             : NULL;
}

/* Puts the text into a variable. If a routine prints the text, it runs. */
LeafNode *
leaf_inform6_lower_expand (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  const LeafInform6Node *routine;
  LeafNode *text;

  if (!is_own_place (self, call->node->list[0]))
    return leaf_inform6_refuse_call (self, call);
  routine = kept_text (self, call->node->list[1], "CONSTANT_PERISHABLE_TEXT_STORAGE");
  text = routine != NULL ? with_one (self, LEAF_NATIVE_inform6_printed, leaf_inform6_lower_value (self, routine))
                         : with_one (self, LEAF_NATIVE_text_substituted,
                                     as_text (self, leaf_inform6_call_argument (self, call, 1)));
  return call->is_statement ? leaf_inform6_lower_assignment (self, call->node->list[0], text)
                            : leaf_inform6_lower_assigned (self, call->node->list[0], text);
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

LeafNode *
leaf_inform6_lower_print_as (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[] = { leaf_inform6_call_argument (self, call, 1), leaf_inform6_call_argument (self, call, 0) };

  return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_say_as, 2, values);
}

LeafNode *
leaf_inform6_lower_print_character (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *number = leaf_inform6_call_argument (self, call, call->node->n > 0 ? call->node->n - 1 : 0);

  return leaf_inform6_say_value (
      self, leaf_inform6_native_node (self, LEAF_KIND (UNICODE), LEAF_NATIVE_character_of_number, 1, &number));
}

/* Lowers "TEXT_TY_Say (t)" as a statement. */
LeafNode *
leaf_inform6_lower_print_value (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return leaf_inform6_say_value (self, leaf_inform6_call_argument (self, call, 0));
}

/* --- the command, and others ----------------------------------------------------------------------------- */

LeafNode *
leaf_inform6_lower_itself (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return leaf_inform6_call_argument (self, call, 0);
}

static LeafNode *
truth (LeafInform6Lowering *self, LeafNode *condition)
{
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, condition);
}

/* Lowers "SnippetMatches(s, t)". */
LeafNode *
leaf_inform6_lower_snippet_matches (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[] = { leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, 0), LEAF_KIND (SNIPPET)),
                         leaf_inform6_call_argument (self, call, 1) };

  return truth (self, leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_snippet_matches, 2, values));
}

/* Lowers "SnippetIncludes(t, s)", whose value is the words that it found. */
LeafNode *
leaf_inform6_lower_snippet_includes (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[] = { leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, 1), LEAF_KIND (SNIPPET)),
                         leaf_inform6_call_argument (self, call, 0) },
           *found = leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_snippet_includes, 2, values);

  return leaf_inform6_native_node (self, LEAF_KIND (SNIPPET), LEAF_NATIVE_inform6_snippet_found, 1, &found);
}

/* Lowers "LoopOverScope(routine, actor)": calls the routine for each thing in scope for the actor, or for the
 * player. */
LeafNode *
leaf_inform6_lower_loop_over_scope (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  LeafInform6Node each = { .sort = LEAF_INFORM6_KEPT }, person = { .sort = LEAF_INFORM6_NAME, .text = "player" };
  const LeafInform6Node *values[] = { &each };
  LeafInform6Node called = { .sort = LEAF_INFORM6_CALL, .n = 1, .list = values };
  LeafKindId list = leaf_kind_list_of (self->build, LEAF_KIND (OBJECT));
  LeafNode *repeat = leaf_node_new (self->scope, LEAF_NODE_REPEAT_LIST, LEAF_KIND (NONE), self->w),
           *found = leaf_inform6_new_slot (self), *routine, *actor;

  routine = keep_value (self, all, leaf_inform6_call_argument (self, call, 0));
  actor = leaf_inform6_lower_object (self, call->node->n > 1 ? call->node->list[1] : &person);
  each.number = (gint32) found->SLOT.slot;
  repeat->REPEAT_LIST.list = leaf_inform6_native_node (self, list, LEAF_NATIVE_scope_of, 1, &actor);
  repeat->REPEAT_LIST.body = leaf_inform6_call_value (self, routine, &called);
  repeat->REPEAT_LIST.slot = found->SLOT.slot;
  g_ptr_array_add (all, repeat);
  return block (self, all);
}

/* Answers that the machine cannot undo: a play takes back whole turns only. */
LeafNode *
leaf_inform6_lower_cannot_undo (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  return call->is_statement ? leaf_inform6_lower_no_effect (self, call) : leaf_inform6_number_node (self, -1);
}

/* Lowers "random(6)", which gives 1 to 6. Unlike a random number of the language it draws one of 1 too. */
LeafNode *
leaf_inform6_lower_random (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *value = leaf_inform6_call_argument (self, call, 0);

  return leaf_inform6_native_node (self, LEAF_KIND (NUMBER), LEAF_NATIVE_inform6_random, 1, &value);
}

/* As a value it is 0, after the problem has been reported. */
LeafNode *
leaf_inform6_lower_problem (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafInform6Node none = { .sort = LEAF_INFORM6_CALL };
  LeafNode *routine;

  if (call->is_statement)
    return leaf_inform6_lower_native (self, call);
  routine = leaf_inform6_number_node (self, LEAF_INFORM6_ROUTINES + (gint32) call->routine->native);
  return leaf_inform6_call_value (self, routine, &none);
}
