/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-values.h: values of every kind: defaults, enumeration, comparison, copies; variables and texts. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

LeafValue leaf_default_result (LeafMachine *machine, LeafValue phrase);
/* a list or stored action of the initial state, as a block */
LeafValue leaf_constant_value (LeafMachine *machine, LeafValue value);
/* a new block, for lists and stored actions */
LeafValue leaf_copy_value (LeafMachine *machine, LeafValue value);
gboolean leaf_is_kind (const LeafMachine *machine, guint32 instance, guint32 kind); /* LEAF_KIND_PERSON ... */
LeafValue leaf_variable (const LeafMachine *machine, guint32 cell);
void leaf_set_variable (LeafMachine *machine, guint32 cell, LeafValue value);
gboolean leaf_kind_has_values (const LeafMachine *machine, guint32 kind); /* that can be enumerated */
/* The next value of the kind in order after *value; the first one after {0}. FALSE if there are no more. */
gboolean leaf_next_of_kind (const LeafMachine *machine, guint32 kind, LeafValue *value);
/* The instances of a kind of objects in the same order, from this one on; *n is 0 if there are none. */
const guint32 *leaf_members_from (const LeafMachine *machine, guint32 kind, guint32 instance, guint32 *n);
LeafValue leaf_default_value (LeafMachine *machine, guint32 kind);
/* nothing, even if the kind has objects; else the default */
LeafValue leaf_none_of (LeafMachine *machine, guint32 kind);
LeafValue leaf_list_new (LeafMachine *machine, guint32 entry_kind, guint32 n); /* with n blank entries */
/* Returns -1, 0 or 1. Texts must be expanded. */
int leaf_value_compare (const LeafMachine *machine, LeafValue a, LeafValue b);
gboolean leaf_value_same (const LeafMachine *machine, LeafValue a, LeafValue b);
gboolean leaf_list_has (const LeafMachine *machine, LeafValue list, LeafValue value);
/* The characters of a text that needs no code; NULL if it needs code (leaf_call_text expands it). */
const char *leaf_text_characters (const LeafMachine *machine, LeafValue text);
LeafValue leaf_text_new (LeafMachine *machine, const char *characters); /* copies */
LeafValue leaf_text_take (LeafMachine *machine, char *characters);      /* takes; g_malloc'd */
static inline gboolean
leaf_comparison_holds (guint32 comparison, int order)
{
  switch ((LeafComparison) comparison) {
  case LEAF_COMPARE_EQUAL: return order == 0;
  case LEAF_COMPARE_NOT_EQUAL: return order != 0;
  case LEAF_COMPARE_LESS: return order < 0;
  case LEAF_COMPARE_AT_MOST: return order <= 0;
  case LEAF_COMPARE_GREATER: return order > 0;
  case LEAF_COMPARE_AT_LEAST: break;
  }
  return order >= 0;
}

guint32 leaf_instance_in (const LeafMachine *machine, LeafValue value); /* of an object or named value; or 0 */
guint32 leaf_list_entry_kind (const LeafMachine *machine, guint32 kind);
/* TRUE for lists and stored actions, whose values are blocks on the heap that are compared by their contents. */
gboolean leaf_kind_is_block (const LeafMachine *machine, guint32 kind);
gboolean leaf_value_is_of_kind (const LeafMachine *machine, LeafValue value, guint32 kind);
LeafValue leaf_value_of_variable (const LeafMachine *machine, guint32 variable);
guint32 leaf_cell_of_variable (const LeafMachine *machine, guint32 variable);
guint32 leaf_cell_of_extra (const LeafMachine *machine, guint32 extra);
void leaf_assign_variable (LeafMachine *machine, guint32 variable, LeafValue value);
/* Gives lists in the initial state a block if they have none. */
void leaf_give_blocks (LeafMachine *machine);

G_END_DECLS
