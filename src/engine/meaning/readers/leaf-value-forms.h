/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-forms.h: inside meaning/ only: values told by fixed words. */
#pragma once

#include "leaf-readers.h"
#include "kinds/leaf-notation.h"

G_BEGIN_DECLS

/* Arithmetic, properties, table entries, counts ...: whatever has a word that gives it away. */
LeafNode *leaf_read_value_form   (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* `a` and `b` put together; NULL where their kinds do not go together.  `wanted`: what the result is to be, if that
 * is known. */
LeafNode *leaf_reckon            (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *a, LeafNode *b,
    LeafKindId wanted);
/* A root, or the contrary, of `value`; NULL where its kind has none. */
LeafNode *leaf_reckon_one        (LeafScope *scope, LeafWording w, LeafArithmetic op, LeafNode *value);
/* As it stands, whatever the kinds; `b` NULL: of `a` alone. */
LeafNode *leaf_arithmetic_node   (LeafScope *scope, LeafKindId kind, LeafWording w, LeafArithmetic op, LeafNode *a,
    LeafNode *b);
/* "let NAME be given by W": an equation by its name or written out, solved for NAME; `wanted`: the kind of what
 * there is of that name, if there is.  NULL when it cannot be, which is then reported. */
LeafNode *leaf_read_equation_solution     (LeafScope *scope, LeafWording name, LeafWording w, LeafKindId wanted);
LeafPropertyId leaf_read_property_called (LeafScope *scope, LeafWording w);
/* The list of all that a local describes, where that may be anything; NULL where `of` is no such local. */
LeafNode *leaf_read_described_list (LeafScope *scope, LeafWording w, LeafWording of);
LeafNode *leaf_read_arithmetic   (LeafScope *scope, LeafWording w, LeafKindId wanted);
/* "the reply entry", "topic in row 3 of T", "reply corresponding to a topic of V in T". */
LeafNode *leaf_read_table_entry  (LeafScope *scope, LeafWording w);
/* "the cents part of V"; "K with dollars part 1 cents part 99"; to be said: "V in tonnes". */
LeafNode *leaf_read_unit_part     (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_unit_composed (LeafScope *scope, LeafWording w);
LeafNode *leaf_read_in_notation   (LeafScope *scope, LeafWording w);

G_END_DECLS
