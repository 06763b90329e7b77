/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-tokens.h: Inform 6 as tokens. */
#pragma once

#include "base/leaf-base.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_INFORM6_TOKEN_END,
  LEAF_INFORM6_TOKEN_NAME,     /* also keywords */
  LEAF_INFORM6_TOKEN_NUMBER,   /* number */
  LEAF_INFORM6_TOKEN_STRING,   /* text: between the quotation marks */
  LEAF_INFORM6_TOKEN_WORD,     /* text: between apostrophes, unless it is a single character */
  LEAF_INFORM6_TOKEN_HOLE,     /* text: between braces */
  LEAF_INFORM6_TOKEN_SOURCE,   /* text: between (+ and +) */
  LEAF_INFORM6_TOKEN_OPERATOR, /* text: an operator or punctuation */
  LEAF_INFORM6_TOKEN_WRONG,    /* text: a character that begins no token */
} LeafInform6TokenSort;

typedef struct {
  LeafInform6TokenSort sort;
  gint32 number;
  const char *text;
} LeafInform6Token;

/* Returns an array of LeafInform6Token, the last of them END. `holes`: a brace directly before a letter begins a hole,
 * as in the body of a phrase. */
GArray *leaf_inform6_tokens (LeafArena *arena, const char *text, gsize length, gboolean holes);

G_END_DECLS
