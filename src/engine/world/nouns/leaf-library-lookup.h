/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-library-lookup.h: what of the standard library the stages of compiling know, by the names of
 * image/leaf-library.def. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_KNOWN_NOTHING = 0,
#define LEAF_LIBRARY(sort, member, name)          LEAF_KNOWN_##member,
#define LEAF_LIBRARY_DIALOGUE(sort, member, name) LEAF_KNOWN_##member,
#include "image/leaf-library.def"
  LEAF_KNOWN_COUNT
} LeafKnown;

/* As leaf-library.def spells it. */
const char *leaf_known_name (LeafKnown name);
/* The id of what is called so; 0 where it has not been made yet, which is so only while the library itself is
 * compiled, or where it belongs to dialogue and the story has none.  Searched for once.  Of rulebooks, rules and
 * phrases the rooms that have them are asked (leaf_rules_known_rulebook, leaf_phrases_known). */
guint32     leaf_known      (const LeafBuild *build, LeafKnown name);

/* The one test of whether an action is going: only going has from, to, through, by and with as clauses of place and
 * manner. */
gboolean    leaf_action_is_going (const LeafBuild *build, LeafActionId action);

G_END_DECLS
