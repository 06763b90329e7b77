/* leaf-inform-6.h: the shape of text in Inform 6, "(- ... -)".
 *
 * Looseleaf does not read Inform 6; but a mistake in what an author writes between these marks is a mistake, and much can be told from its
 * shape alone: brackets, operators with nothing beside them, directives that there are not. */
#pragma once

#include "../base/leaf-base.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_INFORM_6_STATEMENTS, /* a phrase's: a brace before a letter begins a hole */
  LEAF_INFORM_6_PROGRAM,    /* what is included: directives and routines */
  LEAF_INFORM_6_PART,       /* of an object that is being defined, say */
} LeafInform6Sort;

typedef enum {
  LEAF_INFORM_6_FINE,
  LEAF_INFORM_6_NOT_CLOSED, /* a bracket */
  LEAF_INFORM_6_NOT_OPENED,
  LEAF_INFORM_6_NO_OPERAND, /* beside an operator */
  LEAF_INFORM_6_NO_DIRECTIVE,
  LEAF_INFORM_6_COMMAND, /* "{-...}" in a program */
} LeafInform6Mistake;

/* Where a mistake or a hole is: bytes of the text. */
typedef struct {
  gsize at, length;
} LeafInform6Place;

/* The first mistake in it, and where; FINE where there is none that could be seen. */
LeafInform6Mistake leaf_inform_6_mistake (const char *text, gsize length, LeafInform6Sort sort, LeafInform6Place *place);
/* The next hole "{...}" at or after `place->at`: what stands between its braces.  FALSE: there is none more. */
gboolean leaf_inform_6_next_hole (const char *text, gsize length, LeafInform6Place *place);
/* What is between the marks "(-" and "-)", of a text with or without them. */
LeafInform6Place leaf_inform_6_inside (const char *text, gsize length);

G_END_DECLS
