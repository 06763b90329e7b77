/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit.h: shared by the files of the emitter only. */
#pragma once

#include "leaf-code.h"

G_BEGIN_DECLS

/* A jump target whose position may not be known yet. Jumps to it are patched when it is set. Until then each waiting
 * jump holds the number of the previous one in its target field, so a label owns no memory. */
typedef struct {
  guint32 waiting; /* the last instruction that waits; 0: none */
  guint32 target;  /* of the chunk; G_MAXUINT32: not set */
} LeafLabel;

#define LEAF_LABEL_INIT                                                                                                \
  {                                                                                                                    \
    0, G_MAXUINT32                                                                                                     \
  }

typedef struct _LeafEmit LeafEmit;
typedef struct _LeafLoop LeafLoop;

/* The loop that "break" and "next" refer to. */
struct _LeafLoop {
  LeafLoop *outer;
  LeafLabel *on_break, *on_next;
};

/* One chunk being made. */
struct _LeafEmit {
  LeafBuild *build;
  LeafChunkSort sort;
  LeafPhraseSort phrase_sort; /* the sort of the phrase: decides what happens at its end */
  LeafKindId result;
  guint32 first;         /* instruction */
  LeafWording wording;   /* words that the emitted code is made from */
  gboolean at_statement; /* the next instruction begins a statement */
  LeafWording statement; /* its words: they are recorded for that instruction, whichever value it computes */
  guint32 n_slots;
  guint32 chosen_table, chosen_row; /* slots + 1; 0: none yet */
  guint32 action;                   /* slot + 1 of the stored action being tested; 0: the current action */
  const LeafNode *subject;          /* of the sentence whose predicate is being tested; its slot follows; or NULL */
  guint32 subject_slot;
  const LeafClause *walked; /* the clause by which the current loop visits the contents of something; or NULL */
  LeafLoop *loop;
  guint32 clause; /* clauses emitted so far */
  gboolean is_rule;
  /* a condition that is evaluated elsewhere than it is written, for example after the action whose variables it
   * names */
  gboolean is_apart;
  gboolean saying; /* in a say phrase: literals that end sentences also end the line */
  LeafChunkId chunk;
};

/* leaf-emit.c */
void leaf_emit_op (LeafEmit *emit, LeafOp op, guint a, gint32 b);
void leaf_emit_jump (LeafEmit *emit, LeafOp op, LeafLabel *to);
void leaf_emit_label (LeafEmit *emit, LeafLabel *label); /* the label marks the next instruction */
guint32 leaf_emit_temp (LeafEmit *emit);                 /* a temporary slot */
void leaf_emit_need_chosen (LeafEmit *emit); /* allocates slots for the chosen table and row, if there are none yet */
void leaf_emit_number (LeafEmit *emit, gint32 number);
void leaf_emit_truth (LeafEmit *emit, gboolean truth);
void leaf_emit_value_of (LeafEmit *emit, LeafValue value);
guint32 leaf_emit_string (LeafEmit *emit, const char *text);
void leaf_emit_native (LeafEmit *emit, LeafNative native, guint n);

/* leaf-emit-values.c */
void leaf_emit_value (LeafEmit *emit, const LeafNode *node);       /* -> one value */
void leaf_emit_native_node (LeafEmit *emit, const LeafNode *node); /* a NATIVE -> its value, if any */
void leaf_emit_arguments (LeafEmit *emit, const LeafNode *node,
                          guint32 first);                   /* as values, from argument `first` on */
void leaf_emit_call (LeafEmit *emit, const LeafNode *node); /* -> its result */
gboolean leaf_emit_call_gives (LeafEmit *emit, const LeafNode *node);
void leaf_emit_reference (LeafEmit *emit, const LeafNode *place);
guint32 leaf_emit_response_row (LeafEmit *emit, const LeafNode *node); /* 0: its rule has no such letter */
void leaf_emit_row (LeafEmit *emit, const LeafNode *entry);            /* -> table and row, of a TABLE_ENTRY */
/* -> table and row, of a TABLE_CORRESPONDING */
void leaf_emit_corresponding_row (LeafEmit *emit, const LeafNode *node, gboolean is_place);
void leaf_emit_chosen (LeafEmit *emit); /* -> table and row */
/* "a value listed in a table": call this, emit the value, then call leaf_emit_found, which leaves a truth value; the
 * row is chosen from then on. */
void leaf_emit_find_in (LeafEmit *emit, const LeafNode *table);
void leaf_emit_found (LeafEmit *emit, gint32 column);
/* A value that entries are compared with. A text with substitutions is expanded first. */
void leaf_emit_sought (LeafEmit *emit, const LeafNode *value);

/* leaf-emit-conditions.c */
void leaf_emit_branch (LeafEmit *emit, const LeafNode *condition, gboolean when, LeafLabel *to);
void leaf_emit_condition (LeafEmit *emit, const LeafNode *condition); /* -> truth */

/* leaf-emit-descriptions.c */
typedef void (*LeafEmitBody) (LeafEmit *emit, guint32 slot, gpointer data);
void leaf_emit_unless_described (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafLabel *fail);
void leaf_emit_unless_clause (LeafEmit *emit, const LeafClause *clause, guint32 slot, LeafLabel *fail);
void leaf_emit_each (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafEmitBody body, gpointer data,
                     LeafLabel *next);
typedef enum {
  LEAF_LOOP_PLAIN,
  LEAF_LOOP_WORLD,  /* always in world order: "now everything in the box is on the table" */
  LEAF_LOOP_LISTED, /* the contents of an object in a variable of the story come in the order in which it holds them */
  LEAF_LOOP_SAID,   /* ... and none is skipped */
} LeafEmitLoop;
void leaf_emit_each_so (LeafEmit *emit, const LeafDescription *description, LeafEmitLoop sort, guint32 slot,
                        LeafEmitBody body, gpointer data);
/* Sets the slot to the next matching value after its present one if `has_one`, a slot with a truth state, is true,
 * otherwise to the first one. Sets `has_one` to whether a value was found. */
void leaf_emit_next_match (LeafEmit *emit, const LeafDescription *description, guint32 slot, guint32 has_one);
void leaf_emit_list_of (LeafEmit *emit, const LeafDescription *description, LeafEmitLoop sort); /* -> list */
/* Jumps to `fail` unless as many of the described objects as the quantifier demands pass `test`, which jumps to its
 * label when one does not. */
typedef void (*LeafEmitTest) (LeafEmit *emit, guint32 slot, LeafLabel *fail, gpointer data);
void leaf_emit_unless_quantified (LeafEmit *emit, const LeafDescription *description, guint32 slot, LeafEmitTest test,
                                  gpointer data, LeafLabel *fail);
/* Jumps to `fail` unless as many of the described objects as the quantifier demands satisfy the clause (or NULL). */
void leaf_emit_unless_some (LeafEmit *emit, const LeafDescription *description, const LeafClause *clause,
                            LeafLabel *fail);
void leaf_emit_relation_test (LeafEmit *emit, LeafRelationId relation); /* left right -> truth value */
/* TRUE if it uses locals of the surrounding code */
gboolean leaf_emit_uses_slots (const LeafDescription *description);
gboolean leaf_emit_asks_phrases (const LeafBuild *build,
                                 const LeafDescription *description); /* TRUE if it depends on phrases or rules */
LeafKindId leaf_emit_domain (const LeafDescription *description);
/* The object that contains everything described ("cards in the deck"), whose contents a loop visits; NULL if there is
 * none. */
const LeafNode *leaf_emit_holder (const LeafBuild *build, const LeafDescription *description);

/* leaf-emit-rules.c */
void leaf_emit_rule (LeafEmit *emit, LeafRuleId rule, GArray **locals); /* fills *locals */
void leaf_emit_history (LeafEmit *emit, const LeafNode *node);          /* HISTORY -> truth value */

/* leaf-emit-statements.c */
void leaf_emit_statement (LeafEmit *emit, const LeafNode *node);
void leaf_emit_say_pieces (LeafEmit *emit, const LeafNode *node);

/* leaf-generate.c: other chunks that the current one needs. They are generated after it, because the instructions of a
 * chunk are contiguous. */
typedef enum {
  LEAF_PENDING_DESCRIPTION = 1, /* LeafDescription: does one parameter match it? */
  LEAF_PENDING_CONDITION,       /* LeafNode: does it hold? */
  LEAF_PENDING_HOLDER,          /* LeafNode: the object that holds everything described */
} LeafPendingSort;
LeafChunkId leaf_generate_later (LeafBuild *build, LeafPendingSort sort, gconstpointer what);

G_END_DECLS
