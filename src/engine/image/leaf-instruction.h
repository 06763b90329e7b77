/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-instruction.h: the instructions of the machine, and the natives that they ask for by number. */
#pragma once

#include "leaf-value.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_OP_NONE = 0,
#define LEAF_OP(name, a, b, pops, pushes, meaning) LEAF_OP_##name,
#include "leaf-ops.def"
#undef LEAF_OP
  LEAF_OP_COUNT
} LeafOp;

/* Run-time problems that the code itself finds. */
typedef enum {
  LEAF_FAULT_NOT_UNDERSTOOD = 1, /* a statement with a problem */
  LEAF_FAULT_NO_ROW,             /* no row was chosen, or none is so */
  LEAF_FAULT_WRONG_KIND,         /* a value does not fit the phrase that it was given to */
  LEAF_FAULT_NOTHING_DECIDED,    /* a phrase that decides came to its end */
} LeafFault;

enum {
  LEAF_INSTRUCTION_STATEMENT = 1 << 0, /* the first of a statement */
};

typedef struct {
  guint8  op;
  guint8  flags;
  guint16 a;
  gint32  b;
} LeafInstruction;

/* LEAF_NATIVE_x by the first column of leaf-natives.def, from 1. */
enum {
  LEAF_NATIVE_NONE = 0,
#define LEAF_NATIVE(name, text, n, gives, meaning) LEAF_NATIVE_##name,
#include "leaf-natives.def"
#undef LEAF_NATIVE
  LEAF_NATIVE_COUNT
};

typedef enum { LEAF_CHUNK_PHRASE = 1, LEAF_CHUNK_RULE, LEAF_CHUNK_TEXT, LEAF_CHUNK_CONDITION } LeafChunkSort;

/* A condition whose past matters: "the lamp was lit", "for the third turn".  Its chunk decides it; the play keeps counts. */
typedef struct {
  LeafChunkId chunk;
  guint32     cell;     /* first of four reserved cells: holds now, held before, times, turns on end */
  guint8      is_action; /* tested when an action begins, not each turn */
} LeafHistoryRow;

G_END_DECLS
