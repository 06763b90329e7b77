/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-code.h: Inform 6 code in a story, lowered to trees of meaning/tree.
 *
 * An included routine becomes a phrase that no words invoke, so it is called, stepped through and limited like a
 * phrase. A routine is lowered when a body that calls it is. If a body reaches anything that is not supported here,
 * none of it runs, and a notice names the obstacle. */
#pragma once

#include "meaning/readers/leaf-readers.h"

G_BEGIN_DECLS

/* Reads the Inform 6 code that the story's sources include, and adds a phrase for each routine. Call once, when the
 * phrases of the story have been declared. */
void leaf_inform6_read_inclusions (LeafBuild *build);
/* Lowers `text`, the body of a phrase whose parameters are in the scope; `w` is its place. Returns NULL and sets
 * *obstacle to the first name, statement or operator that is not supported. */
LeafNode *leaf_inform6_lower_body (LeafScope *scope, const char *text, LeafWording w, const char **obstacle);
/* Text substitutions whose bodies form one statement when they are joined: n calls, and n - 1 BLOCKs between them. */
typedef struct {
  guint n;
  LeafNode *const *calls, *const *pieces;
} LeafInform6Segments;

/* Returns TRUE if the bodies of the phrases, joined in this order, can be parsed. */
gboolean leaf_inform6_joins (LeafBuild *build, guint n, const LeafPhraseId *phrases);
/* Lowers the joined bodies. Returns NULL and sets *obstacle as leaf_inform6_lower_body does. */
LeafNode *leaf_inform6_lower_segments (LeafScope *scope, LeafWording w, const LeafInform6Segments *segments,
                                       const char **obstacle);
/* Lowers an included routine, by its number in the build, and adds its locals to the scope. Returns a tree that raises
 * a fault if the routine cannot run. */
LeafNode *leaf_inform6_lower_routine (LeafScope *scope, guint32 routine);
/* Makes a call of an included routine. Returns NULL and sets *obstacle if there is no such routine or it cannot run. */
LeafNode *leaf_inform6_call (LeafScope *scope, const char *name, LeafWording w, const GPtrArray *values,
                             const char **obstacle);
/* Makes a test of the scope's first parameter by the routine of a definition. `is_asked`: the routine can also set the
 * condition, and tests it if it is given -1. Returns NULL and sets *obstacle as leaf_inform6_lower_body does. */
LeafNode *leaf_inform6_lower_definition (LeafScope *scope, const char *routine, gboolean is_asked, LeafWording w,
                                         const char **obstacle);
/* Returns why the code cannot run, as a fragment of a message, or NULL if there is no obstacle. Owned. */
LeafMessageFragment *leaf_inform6_reason (const char *obstacle);

G_END_DECLS
