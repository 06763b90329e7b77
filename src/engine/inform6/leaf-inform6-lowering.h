/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-lowering.h: inside inform6/ only: what is known while one body becomes a tree. */
#pragma once

#include "leaf-inform6-code.h"
#include "leaf-inform6-names.h"
#include "leaf-inform6-tree.h"

G_BEGIN_DECLS

typedef struct {
  LeafScope *scope;
  LeafBuild *build;
  LeafWording w; /* where all of it stands */
  LeafPhraseId phrase; /* whose body it is; none: of a routine */
  const LeafInform6Routine *routine; /* NULL: of a phrase */
  guint32 first_local; /* the slot of the routine's first local */
  GHashTable *temporaries; /* "my:1" -> slot + 1 */
  GArray *pushed; /* of guint32: slots that keep what was pushed, the last one on top; NULL: nothing was */
  guint pushed_before; /* of them, those from before the branch or loop that this is in: not for it to pull */
  guint n_loops;
  guint n_switches; /* within the innermost loop: "break" leaves one of them */
  guint n_constants; /* one within the other */
  const char *obstacle; /* the first thing without a meaning; NULL: none so far */
} LeafInform6Lowering;

/* A routine or datum of an inclusion, by its name. */
typedef enum { LEAF_INFORM6_UNSEEN, LEAF_INFORM6_BEING_SEEN, LEAF_INFORM6_RUNS, LEAF_INFORM6_STOPPED } LeafInform6State;

typedef struct {
  LeafInform6Routine routine;
  LeafPhraseId phrase;
  LeafInform6State state;
  const char *obstacle;
} LeafInform6RoutineRow;

typedef struct {
  LeafInform6Datum datum;
  guint32 cell;    /* the first of its reserved cells; a constant has none */
  guint32 n_cells; /* of an array: four bytes each */
  gboolean is_unknown; /* what it begins with is no number: it has no meaning here */
} LeafInform6DatumRow;

/* Where the cells are that addresses of Inform 6 are of; FALSE: the story includes nothing. */
gboolean leaf_inform6_memory (const LeafBuild *build, guint32 *first, guint32 *n);
/* What a variable, property or object is called in Inform 6: "X translates into I6 as "x"".  The wording of X; empty:
 * nothing is called so. */
LeafWording leaf_inform6_translated (const LeafBuild *build, const char *name);
/* NULL: there is none of that name. */
LeafInform6RoutineRow *leaf_inform6_find_routine (const LeafBuild *build, const char *name);
LeafInform6DatumRow *leaf_inform6_find_datum (const LeafBuild *build, const char *name);
/* Of the routines that it holds at first, what stops one that does not run; NULL: nothing. */
const char *leaf_inform6_datum_obstacle (LeafBuild *build, const LeafInform6DatumRow *row);
/* Can it run?  FALSE: row->obstacle says why not. */
gboolean leaf_inform6_routine_runs (LeafBuild *build, LeafInform6RoutineRow *row);

/* Each gives a node in any case; where something has no meaning self->obstacle is set, and the tree is not used. */
LeafNode *leaf_inform6_refuse_name (LeafInform6Lowering *self, const char *name);
LeafNode *leaf_inform6_lower_value (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_object (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_condition (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_statement (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_assignment (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value);
LeafNode *leaf_inform6_lower_call (LeafInform6Lowering *self, const LeafInform6Node *call, gboolean is_statement);

/* The same where the value is used: what the place then holds. */
LeafNode *leaf_inform6_lower_assigned (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value);
LeafNode *leaf_inform6_lower_step (LeafInform6Lowering *self, const LeafInform6Node *step);
gboolean leaf_inform6_does_something (const LeafInform6Node *value); /* does asking for it do something? */
LeafNode *leaf_inform6_lower_assembly (LeafInform6Lowering *self, const LeafInform6Node *statement);
/* "a-->1", "a->1"; with a value: what becomes of the entry. */
LeafNode *leaf_inform6_lower_entry (LeafInform6Lowering *self, const LeafInform6Node *entry, LeafNode *value);
LeafNode *leaf_inform6_lower_hole (LeafInform6Lowering *self, const char *text);
/* The part of the phrase that the hole speaks of; NULL: none. */
const LeafPhrasePart *leaf_inform6_hole_part (const LeafInform6Lowering *self, const char *text);
/* A call by the name of a routine of the library that needs more than a native; NULL: it is none of them. */
LeafNode *leaf_inform6_lower_library_call (LeafInform6Lowering *self, const LeafInform6Node *call,
    gboolean is_statement);
gboolean leaf_inform6_is_library_call (const char *name);
/* A call of a routine that is a value. */
LeafNode *leaf_inform6_call_value (LeafInform6Lowering *self, LeafNode *routine, const LeafInform6Node *call);
LeafNode *leaf_inform6_memory_node (LeafInform6Lowering *self, LeafNative native, LeafKindId kind, guint n,
    LeafNode *const *values);
gboolean leaf_inform6_is_local (const LeafInform6Lowering *self, const char *name); /* of the routine */
LeafNode *leaf_inform6_new_slot (LeafInform6Lowering *self);

LeafNode *leaf_inform6_number_node (LeafInform6Lowering *self, gint32 number);
LeafNode *leaf_inform6_native_node (LeafInform6Lowering *self, LeafKindId kind, LeafNative native, guint n,
    LeafNode *const *values);
/* The value as one of the kind, converted where the play runs; one that cannot be is a fault. */
LeafNode *leaf_inform6_as_kind (LeafInform6Lowering *self, LeafNode *value, LeafKindId kind);
/* The property that the node names; 0, with the obstacle set: none. */
LeafPropertyId leaf_inform6_property_of (LeafInform6Lowering *self, const LeafInform6Node *name);
LeafPropertyId leaf_inform6_attribute_of (LeafInform6Lowering *self, const char *name);
/* Inform 6 writes ^ for a line break and ~ for a quotation mark.  Free with g_free. */
char *leaf_inform6_unescaped (const char *text);

G_END_DECLS
