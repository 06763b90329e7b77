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
  guint n_loops;
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
  guint32 n_cells;
  gboolean is_unknown; /* what it begins with is no number: it has no meaning here */
} LeafInform6DatumRow;

/* NULL: there is none of that name. */
LeafInform6RoutineRow *leaf_inform6_find_routine (const LeafBuild *build, const char *name);
LeafInform6DatumRow *leaf_inform6_find_datum (const LeafBuild *build, const char *name);
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
