/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-instruction.h: the machine's instructions, and the natives that they call by number. */
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

typedef enum {
  LEAF_ARITHMETIC_PLUS = 1,
  LEAF_ARITHMETIC_MINUS,
  LEAF_ARITHMETIC_TIMES,
  LEAF_ARITHMETIC_DIVIDE,
  LEAF_ARITHMETIC_REMAINDER,
  LEAF_ARITHMETIC_NEGATE,
  LEAF_ARITHMETIC_ROOT,
  LEAF_ARITHMETIC_CUBE_ROOT,
  LEAF_ARITHMETIC_NEAREST,
  LEAF_ARITHMETIC_POWER
} LeafArithmetic;
typedef enum {
  LEAF_COMPARE_EQUAL = 1,
  LEAF_COMPARE_NOT_EQUAL,
  LEAF_COMPARE_LESS,
  LEAF_COMPARE_AT_MOST,
  LEAF_COMPARE_GREATER,
  LEAF_COMPARE_AT_LEAST
} LeafComparison;
/* How [one of] ends; play/state/leaf-rng.c says how each chooses. */
typedef enum {
  LEAF_ONE_OF_PURELY_AT_RANDOM = 1,
  LEAF_ONE_OF_AT_RANDOM,
  LEAF_ONE_OF_STICKY,
  LEAF_ONE_OF_DECREASING,
  LEAF_ONE_OF_IN_RANDOM_ORDER,
  LEAF_ONE_OF_CYCLING,
  LEAF_ONE_OF_STOPPING,
  LEAF_ONE_OF_THEN_AT_RANDOM,
  LEAF_ONE_OF_THEN_PURELY_AT_RANDOM
} LeafOneOf;
/* What is tested about a scene. */
typedef enum {
  LEAF_SCENE_IS_HAPPENING = 1,
  LEAF_SCENE_HAS_HAPPENED,
  LEAF_SCENE_HAS_ENDED,
  LEAF_SCENE_BEGINS_NOW,
  LEAF_SCENE_ENDS_NOW
} LeafSceneQuestion;
/* What is tested about the latest rule or rulebook. */
typedef enum { LEAF_RESULT_SUCCEEDED = 1, LEAF_RESULT_FAILED } LeafResultQuestion;
/* Which rows of a table are counted. */
typedef enum { LEAF_ROWS_ALL = 0, LEAF_ROWS_FILLED, LEAF_ROWS_BLANK } LeafRowSort;
/* Which stages of an activity run: all of them, or one by itself. */
typedef enum {
  LEAF_ACTIVITY_CARRY_OUT = 0,
  LEAF_ACTIVITY_BEGIN,
  LEAF_ACTIVITY_HANDLE,
  LEAF_ACTIVITY_END,
  LEAF_ACTIVITY_ABANDON
} LeafActivityStage;

/* Run-time problems that the code itself detects. */
typedef enum {
  LEAF_FAULT_NOT_UNDERSTOOD = 1, /* a statement with a problem */
  LEAF_FAULT_NO_ROW,             /* no row is chosen, or none matches */
  LEAF_FAULT_WRONG_KIND,         /* an argument does not have the kind that the phrase expects */
} LeafFault;

enum {
  LEAF_INSTRUCTION_STATEMENT = 1 << 0, /* the first of a statement */
};

typedef struct {
  guint8 op;
  guint8 flags;
  guint16 a;
  gint32 b;
} LeafInstruction;

/* LEAF_NATIVE_x from the first column of leaf-natives.def, from 1. */
typedef enum {
  LEAF_NATIVE_NONE = 0,
#define LEAF_NATIVE(name, text, n, gives, meaning) LEAF_NATIVE_##name,
#include "leaf-natives.def"
#undef LEAF_NATIVE
  LEAF_NATIVE_COUNT
} LeafNative;

/* Numbers that stand for the addresses of Inform 6 code: the start of its memory, for words that a story declares, and
 * of its heap, for words allocated during play; printing rules of kinds; natives as routines; words that commands may
 * contain (each has its number added to the base); the characters of the command. */
enum {
  LEAF_INFORM6_MEMORY = 0x20000000,
  LEAF_INFORM6_HEAP = 0x40000000,
  LEAF_INFORM6_PRINTING = 0x50000000,
  LEAF_INFORM6_ROUTINES = 0x58000000,
  LEAF_INFORM6_COMMAND = 0x10000000,
  LEAF_INFORM6_WORDS = 0x60000000,
  LEAF_INFORM6_COLUMNS = 100 /* table columns by themselves */
};
/* What Inform 6 code can query of the command parser, with the native inform6-parser. */
typedef enum {
  LEAF_INFORM6_WORD_COUNT = 0,
  LEAF_INFORM6_WN,
  LEAF_INFORM6_VERB_WORD,
  LEAF_INFORM6_SAVED_OOPS,
  LEAF_INFORM6_OOPS_FROM,
  LEAF_INFORM6_SCOPE_REASON,
  LEAF_INFORM6_PRONOUN,
  LEAF_INFORM6_TRACE_RULES,
  LEAF_INFORM6_TRACE_ACTIONS,
  LEAF_INFORM6_TRACE_SCENES,
  LEAF_INFORM6_VERB,
  LEAF_INFORM6_GROUPS,
  LEAF_INFORM6_SAID_NUMBER,
  LEAF_INFORM6_PARAGRAPH
} LeafInform6Question;

/* The native with that name, of `length` bytes; NONE if there is none. Names are looked up when a body is read, never
 * later. */
LeafNative leaf_native_find (const char *name, gsize length);
const char *leaf_native_name (LeafNative native);
guint32 leaf_native_takes (LeafNative native);    /* the number of arguments */
char leaf_native_gives (LeafNative native);       /* '-' nothing, 'b' a truth value, 'v' a value */
gboolean leaf_native_applies (LeafNative native); /* it is the instruction CALL_VALUE */
guint32 leaf_native_place (LeafNative native);    /* the argument, from 1, that is passed by reference; 0: none */
/* the kind or constructor that an argument, from 0, must have; NONE: any */
LeafKindId leaf_native_value_kind (LeafNative native, guint32 which);

typedef enum { LEAF_CHUNK_PHRASE = 1, LEAF_CHUNK_RULE, LEAF_CHUNK_TEXT, LEAF_CHUNK_CONDITION } LeafChunkSort;

/* One clause of a rule's preamble, for "why did it not run": its instructions and its words. `unsaid`: what it tests,
 * if the preamble has no words for it; `variable`: the action's variable that its words describe ("from the Yard": the
 * room gone from), or 0; `noun`: 1 or 2 if they describe the action's first or second noun; `counter`: the extra cell,
 * from 1, that counts how often ("for the third time") or for how many consecutive turns the action was done, or 0. */
typedef struct {
  LeafWording wording;
  const char *unsaid;
  guint32 first, end, variable, noun, counter;
  gboolean counts_turns;
} LeafChunkClause;

/* What is recorded for a condition about the past, each in a cell of its own. BEFORE: its value when the current
 * action began. For an action, NOW is whether it happened in this turn, or in an earlier turn with no other action
 * since; BEFORE is the turn in which it last happened, and DONE whether it has ever succeeded. */
typedef enum {
  LEAF_PAST_NOW = 0,
  LEAF_PAST_BEFORE,
  LEAF_PAST_TIMES,
  LEAF_PAST_TURNS,
  LEAF_PAST_TIMES_BEFORE,
  LEAF_PAST_TURNS_BEFORE,
  LEAF_PAST_CELLS,
  LEAF_PAST_DONE = LEAF_PAST_TIMES_BEFORE
} LeafPastCell;

/* A condition about the past: "the lamp was lit", "for the third turn". Its chunk evaluates it; the play keeps the
 * counts. */
typedef struct {
  LeafChunkId chunk;
  guint32 cell;     /* first of LEAF_PAST_CELLS reserved cells */
  guint8 is_action; /* tested when an action begins, not every turn */
  /* instead of a chunk: the action whose nouns, when it succeeds, are appended to the list in cell LEAF_PAST_DONE */
  guint32 done;
} LeafHistoryRow;

G_END_DECLS
