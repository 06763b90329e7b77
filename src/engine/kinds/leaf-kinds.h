/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-kinds.h: kinds of value, their hierarchy, and values.
 *
 * Every kind is a row (image/leaf-value.h), including built kinds ("list of numbers"). A built kind has only one
 * row, so two kinds are the same if their ids are. Kinds without a fixed number (door, narrative viewpoint, an
 * author's colour) are rows that sentences make.
 */
#pragma once

#include "../image/leaf-kind-rows.h"
#include "../sentences/leaf-sentences.h"

G_BEGIN_DECLS

LeafKinds *leaf_kinds_new (LeafArena *arena); /* with the rows of leaf-kinds.def */
LeafKinds *leaf_kinds_copy (const LeafKinds *kinds, const LeafKinds *like, LeafArena *on);
void leaf_kinds_free (LeafKinds *kinds);

const LeafKind *leaf_kind (const LeafBuild *build, LeafKindId id); /* the row; valid until a kind is made */
LeafKindId leaf_kind_make (LeafBuild *build, LeafKindRepresentation representation, const char *name,
                           const char *plural, LeafKindId parent);
LeafKindId leaf_kind_built (LeafBuild *build, LeafKindId constructor, LeafKindId a, LeafKindId b);
/* none if there is no such row */
LeafKindId leaf_kind_find_built (const LeafBuild *build, LeafKindId constructor, LeafKindId a, LeafKindId b);
static inline LeafKindId
leaf_kind_list_of (LeafBuild *build, LeafKindId of)
{
  return leaf_kind_built (build, LEAF_KIND (LIST), of, (LeafKindId) { 0 });
}
/* Sets the parent of a kind. Returns TRUE if the parents of the kinds below it must be set again. */
gboolean leaf_kind_set_parent (LeafKinds *kinds, LeafKindId kind, LeafKindId parent);
/* TRUE if every value of `a` is one of `b`: (vehicle, container); (number, value); for (nothing, anything) see the .c
 * file */
gboolean leaf_kind_conforms (const LeafBuild *build, LeafKindId a, LeafKindId b);
/* TRUE if a value of kind `a` can be used where `b` is expected, possibly after a test at run time (object for
 * container). */
gboolean leaf_kind_compatible (const LeafBuild *build, LeafKindId a, LeafKindId b);
LeafKindId leaf_kind_join (const LeafBuild *build, LeafKindId a, LeafKindId b); /* the lowest kind above both */
gboolean leaf_kind_is_object (const LeafBuild *build, LeafKindId kind);
gboolean leaf_kind_is_arithmetic (const LeafBuild *build, LeafKindId kind);
gboolean leaf_kind_is_enumerated (const LeafBuild *build, LeafKindId kind);
/* "number", "list of numbers", "object based rulebook producing a number". */
const char *leaf_kind_name (const LeafBuild *build, LeafKindId kind);

G_END_DECLS
