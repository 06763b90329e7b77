/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-code.h: code in Inform 6 that a story holds, as trees of meaning/tree.
 *
 * A routine that is included becomes a row of the table of phrases that no words invoke, so that it is called, stepped
 * through and bounded like a phrase.  What its code means is asked when a body that calls it is read: of a body that
 * reaches what has no meaning here nothing is run, and the name that stands in the way is told. */
#pragma once

#include "meaning/readers/leaf-readers.h"

G_BEGIN_DECLS

/* Reads what the story's sources include, and adds the rows.  Once, when the phrases of the story are known. */
void leaf_inform6_read_inclusions (LeafBuild *build);
/* The tree for `text`, the body of the phrase whose parameters are in the scope; `w` is where it stands.  NULL:
 * *obstacle is the name, statement or operator that has no meaning here. */
LeafNode *leaf_inform6_lower_body (LeafScope *scope, const char *text, LeafWording w, const char **obstacle);
/* The tree for the routine that the row stands for, whose locals are added to the scope; a fault if it cannot run. */
LeafNode *leaf_inform6_lower_routine (LeafScope *scope, guint32 routine);
/* A call of the included routine with these values; NULL: there is no such routine, or it cannot run, for the
 * reason *obstacle. */
LeafNode *leaf_inform6_call (LeafScope *scope, const char *name, LeafWording w, const GPtrArray *values,
    const char **obstacle);
/* Is what the scope's first parameter holds so, by the routine?  `is_asked`: the routine can also make it so, and is
 * given -1 to be asked. NULL: as for leaf_inform6_lower_body. */
LeafNode *leaf_inform6_lower_definition (LeafScope *scope, const char *routine, gboolean is_asked, LeafWording w,
    const char **obstacle);
/* Why code cannot run, as a part of a message; NULL where there is no obstacle.  Free with g_free. */
char *leaf_inform6_reason (const char *obstacle);

G_END_DECLS
