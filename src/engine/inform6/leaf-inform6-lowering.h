/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-lowering.h: private to inform6/: the state of lowering one body. */
#pragma once

#include "leaf-inform6-code.h"
#include "leaf-inform6-names.h"
#include "leaf-inform6-tree.h"

G_BEGIN_DECLS

typedef struct {
  LeafScope *scope;
  LeafBuild *build;
  LeafWording w;                       /* the place of all of it */
  LeafPhraseId phrase;                 /* the phrase whose body it is; none for a routine */
  const LeafInform6Segments *segments; /* NULL: it is not joined from several bodies */
  const LeafInform6Routine *routine;   /* NULL: the body of a phrase */
  guint32 first_local;                 /* the slot of the routine's first local */
  GHashTable *temporaries;             /* "my:1" -> slot + 1 */
  GArray *pushed;                      /* of guint32: slots of pushed values, the last on top; NULL: none */
  guint pushed_before; /* how many of them were pushed outside the current branch or loop, which must not pull those */
  guint n_loops;
  guint n_switches;     /* in the innermost loop: "break" leaves one of these */
  guint n_constants;    /* nesting depth of constants */
  const char *obstacle; /* the first thing that is not supported; NULL: none so far */
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
  guint32 cell;        /* its first reserved cell; constants have none */
  guint32 n_cells;     /* of an array; four bytes each */
  gboolean is_unknown; /* its initial value is not known, so it is not supported */
} LeafInform6DatumRow;

/* Gives the range of cells that Inform 6 addresses refer to. Returns FALSE if the story includes no Inform 6. */
gboolean leaf_inform6_memory (const LeafBuild *build, guint32 *first, guint32 *n);
/* Returns the wording of X in "X translates into I6 as "name"", or no words if there is none. */
LeafWording leaf_inform6_translated (const LeafBuild *build, const char *name);
/* Both return NULL if the name is unknown. */
LeafInform6RoutineRow *leaf_inform6_find_routine (const LeafBuild *build, const char *name);
LeafInform6DatumRow *leaf_inform6_find_datum (const LeafBuild *build, const char *name);
/* Returns the obstacle of a routine in the datum's initial values that cannot run, or NULL. */
const char *leaf_inform6_datum_obstacle (LeafBuild *build, const LeafInform6DatumRow *row);
/* Returns TRUE if the routine can run; otherwise row->obstacle says why not. */
gboolean leaf_inform6_routine_runs (LeafBuild *build, LeafInform6RoutineRow *row);

/* Each of these returns a node in any case. If something is not supported, self->obstacle is set and the tree must not
 * be used. */
LeafNode *leaf_inform6_refuse_name (LeafInform6Lowering *self, const char *name);
LeafNode *leaf_inform6_lower_value (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_object (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_condition (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_statement (LeafInform6Lowering *self, const LeafInform6Node *node);
LeafNode *leaf_inform6_lower_assignment (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value);
LeafNode *leaf_inform6_lower_call (LeafInform6Lowering *self, const LeafInform6Node *call, gboolean is_statement);

/* The same for an assignment or step whose value is used. */
LeafNode *leaf_inform6_lower_assigned (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value);
LeafNode *leaf_inform6_lower_step (LeafInform6Lowering *self, const LeafInform6Node *step);
gboolean leaf_inform6_does_something (const LeafInform6Node *value); /* its evaluation has side effects */
LeafNode *leaf_inform6_lower_assembly (LeafInform6Lowering *self, const LeafInform6Node *statement);
/* Lowers "a-->1" or "a->1". With a value (may be NULL), assigns it to the entry. */
LeafNode *leaf_inform6_lower_entry (LeafInform6Lowering *self, const LeafInform6Node *entry, LeafNode *value);
LeafNode *leaf_inform6_lower_hole (LeafInform6Lowering *self, const char *text);
/* The same for "s0:N" and "p0:" in bodies that are joined; the latter is a statement. */
LeafNode *leaf_inform6_lower_segment_hole (LeafInform6Lowering *self, const char *text);
/* Returns the part of the phrase that the hole refers to, or NULL. */
const LeafPhrasePart *leaf_inform6_hole_part (const LeafInform6Lowering *self, const char *text);
/* Lowers "RESTORE_THE_GAME_R()": the rule of the library that the routine carries out is followed. Returns NULL if the
 * name is not that of a rule. */
LeafNode *leaf_inform6_call_rule (LeafInform6Lowering *self, const LeafInform6Node *call);
/* Lowers "LIST_WRITER_INTERNAL_RM('W')", which prints response W of the list writer internal rule. Returns NULL if the
 * library has no rule of that name. */
LeafNode *leaf_inform6_call_response (LeafInform6Lowering *self, const LeafInform6Node *call);
gboolean leaf_inform6_is_named (const LeafInform6Node *node, const char *name);
/* Returns TRUE if the attribute marks objects for a list in the story's own memory (natives inform6-mark, -is-marked),
 * so that the library's marks stay as they are. */
gboolean leaf_inform6_is_mark (const LeafInform6Lowering *self, const char *attribute);
/* A new key for list_together. */
LeafNode *leaf_inform6_list_key (LeafInform6Lowering *self, gboolean is_articled);
/* Lowers a call of a routine that is the value of an expression. */
LeafNode *leaf_inform6_call_value (LeafInform6Lowering *self, LeafNode *routine, const LeafInform6Node *call);
LeafNode *leaf_inform6_memory_node (LeafInform6Lowering *self, LeafNative native, LeafKindId kind, guint n,
                                    LeafNode *const *values);
gboolean leaf_inform6_is_local (const LeafInform6Lowering *self, const char *name); /* a local of the routine */
LeafNode *leaf_inform6_new_slot (LeafInform6Lowering *self);

/* Prints the value. What code in Inform 6 prints asks for no paragraph break; saying a phrase does. */
LeafNode *leaf_inform6_say_value (LeafInform6Lowering *self, LeafNode *value);
LeafNode *leaf_inform6_number_node (LeafInform6Lowering *self, gint32 number);
LeafNode *leaf_inform6_native_node (LeafInform6Lowering *self, LeafKindId kind, LeafNative native, guint n,
                                    LeafNode *const *values);
/* Converts the value to the kind at run time. A value that cannot be converted is a fault. */
LeafNode *leaf_inform6_as_kind (LeafInform6Lowering *self, LeafNode *value, LeafKindId kind);
/* Returns the property that the node names, or 0 with the obstacle set. */
LeafPropertyId leaf_inform6_property_of (LeafInform6Lowering *self, const LeafInform6Node *name);
LeafPropertyId leaf_inform6_attribute_of (LeafInform6Lowering *self, const char *name);
/* Replaces ^ by a line break and ~ by a quotation mark. Free with g_free. */
char *leaf_inform6_unescaped (const char *text);

G_END_DECLS
