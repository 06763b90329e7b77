/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-texts.h: for natives whose arguments are texts: expands them to characters before the work begins. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_PIECES_CHARACTERS,
  LEAF_PIECES_WORDS,
  LEAF_PIECES_PUNCTUATED_WORDS,
  LEAF_PIECES_UNPUNCTUATED_WORDS,
  LEAF_PIECES_LINES,
  LEAF_PIECES_PARAGRAPHS,
} LeafPieces;

#define LEAF_NATIVE_OF_TEXT(name)                                                                                      \
  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* Stores the first `n` arguments in the native's cells 0 .. n - 1. Those whose bit is set in `texts` are expanded to
 * characters. Argument `place`, from 1, is a reference, whose value is used. FALSE if something was called: the native
 * then returns LEAF_NATIVE_CALLED, and calls this again at its next visit. The native must not use its phase or these
 * cells for anything else. */
gboolean leaf_expand_arguments (LeafMachine *machine, guint32 n, guint32 texts, guint32 place);
LeafValue leaf_expanded_argument (LeafMachine *machine, guint32 number);
const char *leaf_settled_text (LeafMachine *machine, guint32 number); /* valid until the heap changes */

/* A text that is built, in a cell, across several slices. */
void leaf_text_add (LeafMachine *machine, guint32 cell, const char *characters, gsize length);
LeafValue leaf_text_made (LeafMachine *machine, guint32 cell);

G_END_DECLS
