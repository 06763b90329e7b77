/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6.h: phrases of a story with bodies in Inform 6. */
#pragma once

#include "leaf-phrases.h"

G_BEGIN_DECLS

/* Returns the native that does the same as `body`, "(- ... -)", with this number of parameters, or NONE. */
LeafNative leaf_inform6_native (const char *body, guint32 n_parameters);
/* Lowers any other body. If the body is not supported, the statement reports that when it first runs; a notice is added
 * at the phrase, and the phrase's row stores the obstacle. */
LeafNode *leaf_inform6_body (LeafScope *scope, const LeafStatement *statement);

/* Reads "I6 routine "X" says so (it is lit)", the condition of a definition that Inform 6 decides. A condition that
 * cannot run adds the notice and never holds. Returns NULL for any other condition. */
LeafNode *leaf_inform6_condition (LeafScope *scope, LeafWording condition);

/* Call once, when all phrases are known: finds out which text substitutions are parts of a longer one ("-- beginning
 * say_by_mood") and have bodies in Inform 6 that are not whole statements. */
void leaf_inform6_settle_parts (LeafBuild *build);

/* Returns how many phrases of the story and its extensions have a body in Inform 6, and in *n_run how many of these
 * run. */
guint32 leaf_inform6_count (const LeafBuild *build, guint32 *n_run);

/* Lists the story's phrases in Inform 6, one a line: whether it runs, its obstacle, its words; and then the number that
 * run. Free with g_free. */
char *leaf_inform6_to_string (const LeafBuild *build, gboolean with_library);

G_END_DECLS
