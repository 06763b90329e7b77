/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-library-lookup.h: parts of the standard library that the compiler refers to, by the names in
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

/* Returns the spelling in leaf-library.def. */
const char *leaf_known_name (LeafKnown name);
/* Returns the id of the entity with that name, which is looked up once. 0 if it does not exist yet, which happens only
 * while the library is compiled, or if it belongs to dialogue and the story has none. For rulebooks, rules and phrases
 * see leaf_rules_known_rulebook and leaf_phrases_known. */
guint32 leaf_known (const LeafBuild *build, LeafKnown name);

/* Returns TRUE if the action is going. Use this test everywhere: only going has from, to, through, by and with as
 * clauses. */
gboolean leaf_action_is_going (const LeafBuild *build, LeafActionId action);

G_END_DECLS
