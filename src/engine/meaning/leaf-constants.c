/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-constants.c: values that are known before the play begins: what a sentence says a property, a variable or a table holds. */
#include "leaf-reading.h"

LeafValue
leaf_meaning_constant (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near)
{
  LeafScope scope;
  LeafNode *node;
  LeafValue value = { 0 };

  if (leaf_wording_empty (w))
    return value;
  leaf_scope_init (&scope, build, near);
  leaf_reading_renew (&scope);
  node = leaf_meaning_value (&scope, w, wanted);
  if (node != NULL && node->op == LEAF_NODE_CONSTANT)
    value = node->value;
  else if (node != NULL && node->op == LEAF_NODE_TEXT)
    value = LEAF_VALUE (TEXT, node->number);
  leaf_scope_clear (&scope);
  return value;
}
