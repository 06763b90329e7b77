/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-parser.h: private to inform6/: a position among tokens, shared by the parsers of expressions, statements
 * and directives. */
#pragma once

#include "leaf-inform6-tokens.h"
#include "leaf-inform6-tree.h"

G_BEGIN_DECLS

/* Deeper nesting is refused, so that no source can exhaust the stack. */
enum { LEAF_INFORM6_MOST_DEPTH = 100 };

typedef struct {
  LeafArena *arena;
  const LeafInform6Token *tokens; /* the last is END */
  guint32 at;
  guint32 depth;
  const char *refused; /* the first token that could not be read; NULL: none so far */
} LeafInform6Parser;

const LeafInform6Token *leaf_inform6_token (const LeafInform6Parser *self); /* the next token */
gboolean leaf_inform6_is (const LeafInform6Parser *self, const char *text); /* a name (in any case) or an operator */
gboolean leaf_inform6_take (LeafInform6Parser *self, const char *text);     /* and takes it if it matches */
void leaf_inform6_expect (LeafInform6Parser *self, const char *text);       /* and refuses others */
const char *leaf_inform6_take_name (LeafInform6Parser *self);               /* NULL: refused */
void leaf_inform6_refuse (LeafInform6Parser *self);                         /* refuses the next token */
LeafInform6Node *leaf_inform6_node (LeafInform6Parser *self, LeafInform6NodeSort sort);
void leaf_inform6_set_list (LeafInform6Parser *self, LeafInform6Node *node, const GPtrArray *list);

const LeafInform6Node *leaf_inform6_expression (LeafInform6Parser *self);
const LeafInform6Node *leaf_inform6_operand (LeafInform6Parser *self); /* literal, name or brackets */
const LeafInform6Node *leaf_inform6_statement (LeafInform6Parser *self);

G_END_DECLS
