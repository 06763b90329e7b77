/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-forms.h: inside meaning/ only: values told by fixed words. */
#pragma once

#include "leaf-reading.h"
#include "../kinds/leaf-notation.h"

G_BEGIN_DECLS

/* Arithmetic, properties, table entries, counts ...: whatever has a word that gives it away. */
LeafNode *leaf_read_value_form   (LeafScope *scope, LeafWording w, LeafKindId wanted);
LeafNode *leaf_read_arithmetic   (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* "the reply entry", "topic in row 3 of T", "reply corresponding to a topic of V in T". */
LeafNode *leaf_read_table_entry  (LeafScope *scope, LeafWording w);
/* "the cents part of V"; "K with dollars part 1 cents part 99"; to be said: "V in tonnes". */
LeafNode *leaf_read_unit_part     (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_unit_composed (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_in_notation   (LeafScope *scope, LeafWording w);
LeafNode *leaf_property_node     (LeafScope *scope, LeafWording w, LeafPropertyId property, LeafNode *owner);

G_END_DECLS
