/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What procedural rules have changed where a play is paused, in words: for the debugger's list, the stack and the
 * index. */
#pragma once

#include "loose-list-entry.h"

G_BEGIN_DECLS

/* The frames of rule changes, the one in force first, and what was asked for in each (of LooseListEntry *).  Free
 * it. */
GPtrArray  *loose_rule_changes_list (LeafPlay *play);
/* What is in force for rules (or rulebooks): id -> interned words; NULL: nothing.  Free it. */
GHashTable *loose_rule_changes_of_rules     (LeafPlay *play);
GHashTable *loose_rule_changes_of_rulebooks (LeafPlay *play);
/* What a frame of leaf_play_frame()'s stack has to do with them; NULL: nothing.  Free it. */
char       *loose_rule_changes_of_frame (LeafPlay *play, guint32 depth);

G_END_DECLS
