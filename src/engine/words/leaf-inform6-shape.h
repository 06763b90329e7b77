/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-shape.h: the structure of Inform 6 text between "(-" and "-)": finds mistakes that are visible without
 * compiling it, such as unbalanced brackets, operators without operands, and unknown directives. */
#pragma once

#include "../base/leaf-base.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_INFORM_6_STATEMENTS, /* the body of a phrase: a brace before a letter begins a placeholder */
  LEAF_INFORM_6_PROGRAM,    /* included code: directives and routines */
  LEAF_INFORM_6_PART,       /* part of something else, such as an object's definition */
} LeafInform6Sort;

typedef enum {
  LEAF_INFORM_6_FINE,
  LEAF_INFORM_6_NOT_CLOSED, /* a bracket */
  LEAF_INFORM_6_NOT_OPENED,
  LEAF_INFORM_6_NO_OPERAND, /* next to an operator */
  LEAF_INFORM_6_NO_DIRECTIVE,
  LEAF_INFORM_6_COMMAND, /* "{-...}" in a program */
} LeafInform6Mistake;

/* The bytes of a mistake or a placeholder in the text. */
typedef struct {
  gsize at, length;
} LeafInform6Place;

/* The first mistake and its place; FINE if no mistake is visible. */
LeafInform6Mistake leaf_inform_6_mistake (const char *text, gsize length, LeafInform6Sort sort,
                                          LeafInform6Place *place);
/* The text between the braces of the next placeholder "{...}" at or after `place->at`. FALSE if there are no more. */
gboolean leaf_inform_6_next_hole (const char *text, gsize length, LeafInform6Place *place);
/* The text between the marks "(-" and "-)", with or without them. */
LeafInform6Place leaf_inform_6_inside (const char *text, gsize length);

G_END_DECLS
