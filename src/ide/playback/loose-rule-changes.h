/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What procedural rules have changed where a play is paused, in words, for the debugger's list, the stack and the
 * index. */
#pragma once

#include "loose-list-entry.h"

G_BEGIN_DECLS

/* The frames of rule changes, innermost first, with the changes in each (of LooseListEntry *). Free with
 * g_ptr_array_unref. */
GPtrArray *loose_rule_changes_list (LeafPlay *play);
/* The changes in force for rules (or rulebooks): id -> words, which the table owns; NULL: none. Free
 * with g_hash_table_unref. */
GHashTable *loose_rule_changes_of_rules (LeafPlay *play);
GHashTable *loose_rule_changes_of_rulebooks (LeafPlay *play);
/* The rule changes of a frame of leaf_play_frame()'s stack; NULL: none. Free with g_free. */
char *loose_rule_changes_of_frame (LeafPlay *play, guint32 depth);

G_END_DECLS
