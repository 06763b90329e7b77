/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-forms.h: private to meaning/: values that fixed words express. */
#pragma once

#include "leaf-readers.h"
#include "kinds/leaf-notation.h"

G_BEGIN_DECLS

/* Reads arithmetic, properties, table entries, counts and other values that a fixed word identifies. Returns NULL if it
 * is not one of them. */
LeafNode *leaf_read_value_form (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* Combines `a` and `b`; NULL if their kinds do not permit the operation. `wanted`: the expected kind of the result, if
 * known. */
LeafNode *leaf_node_arithmetic (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *a, LeafNode *b,
                                LeafKindId wanted);
/* Makes a root or the negative of `value`; NULL if its kind has none. */
LeafNode *leaf_node_arithmetic_of_one (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *value);
/* Makes the node without checking kinds. `b` NULL: the operation has one operand. */
LeafNode *leaf_arithmetic_node (LeafScope *scope, LeafKindId kind, LeafWording w, LeafArithmetic op, LeafNode *a,
                                LeafNode *b);
/* Reads "let NAME be given by W", where W is the name of an equation or an equation, and solves it for NAME. `wanted`:
 * the kind of NAME, if it exists. Returns NULL and reports a problem if it cannot be solved. */
LeafNode *leaf_read_equation_solution (LeafScope *scope, LeafWording name, LeafWording w, LeafKindId wanted);
LeafPropertyId leaf_read_property_called (LeafScope *scope, LeafWording w);
/* Returns the list of all values that the description in a local matches; NULL if `of` is not such a local. */
LeafNode *leaf_read_described_list (LeafScope *scope, LeafWording w, LeafWording of);
LeafNode *leaf_read_arithmetic (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* Reads "the reply entry", "topic in row 3 of T" or "reply corresponding to a topic of V in T". */
LeafNode *leaf_read_table_entry (LeafScope *scope, LeafWording w);
/* Reads "the cents part of V", "K with dollars part 1 cents part 99" or, to be printed, "V in tonnes". */
LeafNode *leaf_read_unit_part (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_unit_composed (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_in_notation (LeafScope *scope, LeafWording w);

G_END_DECLS
