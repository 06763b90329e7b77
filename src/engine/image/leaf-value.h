/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value.h: values and their kinds, and the ids of everything in a program.
 *
 * The kinds that the engine refers to are in leaf-kinds.def; all others are rows that sentences create (kinds/).
 */
#pragma once

#include "../english/leaf-english.h"

G_BEGIN_DECLS

/* --- ids ---------------------------------------------------------------------------------------------------------- */

LEAF_DECLARE_ID (LeafKindId);
LEAF_DECLARE_ID (LeafInstanceId);
LEAF_DECLARE_ID (LeafPropertyId);
LEAF_DECLARE_ID (LeafAdjectiveId);
LEAF_DECLARE_ID (LeafVariableId);
LEAF_DECLARE_ID (LeafRelationId);
LEAF_DECLARE_ID (LeafVerbId);
LEAF_DECLARE_ID (LeafActionId);
LEAF_DECLARE_ID (LeafActivityId);
LEAF_DECLARE_ID (LeafTableId);
LEAF_DECLARE_ID (LeafColumnId);
LEAF_DECLARE_ID (LeafUseOptionId);
LEAF_DECLARE_ID (LeafTextId);     /* meaning: a quoted text with substitutions */
LEAF_DECLARE_ID (LeafRulebookId); /* rules */
LEAF_DECLARE_ID (LeafRuleId);     /* rules */
LEAF_DECLARE_ID (LeafPhraseId);   /* meaning */
LEAF_DECLARE_ID (LeafChunkId);    /* code */

LEAF_DECLARE_ID (LeafSentenceId);
LEAF_DECLARE_ID (LeafOutcomeId); /* rules */

/* --- kinds and values --------------------------------------------------------------------------------------------- */

/* How values of a kind are represented. */
typedef enum {
  LEAF_REPRESENTATION_NONE = 0,
  LEAF_REPRESENTATION_BASE,       /* number, text, truth state ...: leaf-kinds.def */
  LEAF_REPRESENTATION_OBJECT,     /* object and the kinds of object */
  LEAF_REPRESENTATION_ENUMERATED, /* a kind of value with named instances: bits are 1 .. n */
  LEAF_REPRESENTATION_UNIT,  /* a kind of value with a notation ("10kg specifies a weight"): bits are a scaled number */
  LEAF_REPRESENTATION_BUILT, /* a constructor applied: list of K, rule ... producing ... */
} LeafKindRepresentation;

/* The kinds the engine knows.  LEAF_KIND_X is also the index of the row, the same in every program. */
typedef enum {
  LEAF_KIND_NONE = 0,
#define LEAF_KIND_ROW(name, representation, singular, plural, constructor_arity) LEAF_KIND_##name,
#include "leaf-kinds.def"
#undef LEAF_KIND_ROW
  LEAF_KIND_COUNT
} LeafKindNumber;

#define LEAF_KIND(NAME) ((LeafKindId) { LEAF_KIND_##NAME })

typedef struct {
  LeafKindRepresentation representation;
  const char *name; /* "container"; for constructed kinds "list of numbers" */
  const char *plural;
  LeafKindId parent;      /* the parent of "thing" is "object"; that of "object" and of all others is VALUE */
  LeafKindId constructor; /* BUILT: the row of the constructor (LIST, RULEBOOK ...); otherwise none */
  LeafKindId args[2];     /* BUILT: the arguments of the constructor; rulebook: basis, product; phrase: from, to */
  guint32 n_instances;    /* ENUMERATED and objects: the number of named values of exactly this kind */
  guint32 depth;          /* depth in the hierarchy; VALUE is 0 */
  LeafKindId leap;        /* an ancestor, for skipping over long chains (leaf-kinds.c) */
  guint32 nesting;        /* BUILT: how deeply kinds are nested; otherwise 0 */
  guint32 unit;           /* UNIT: index into notations; 0 none */
  gboolean is_written;    /* a sentence defines a notation for it, which may not have been read yet */
} LeafKind;

/*   One value of any kind: its kind and 32 bits.
 *   number, time (minutes since midnight), unit    the number
 *   real number                                    the bits of a float
 *   truth state                                    0, 1
 *   object                                         LeafInstanceId of the object, 0: nothing
 *   enumerated, scene ...                          1 .. n, the order of making
 *   text                                           see play/heap/leaf-heap.h: constant, closure or heap block
 *   rule, rulebook, activity, action name, table, column, property, relation, verb, phrase, use option, response  their ids
 *   list, stored action, relation made at run time  heap block
 * The kind of an object value is OBJECT always (its own kind is a fact of the object); of a list, its built kind. */
typedef struct {
  guint32 kind;
  gint32 bits;
} LeafValue;

#define LEAF_VALUE(NAME, b) ((LeafValue) { LEAF_KIND_##NAME, (gint32) (b) })
#define LEAF_NO_VALUE       ((LeafValue) { 0, 0 })

/* How a thing is related to its holder. */
typedef enum {
  LEAF_HELD_NOT = 0,
  LEAF_HELD_IN,
  LEAF_HELD_ON,
  LEAF_HELD_CARRIED,
  LEAF_HELD_WORN,
  LEAF_HELD_PART,
  LEAF_HELD_REGION /* a room in a region */
} LeafHoldingRelation;

/* What a variable belongs to. */
typedef enum { LEAF_OWNER_GLOBAL = 0, LEAF_OWNER_RULEBOOK, LEAF_OWNER_ACTION, LEAF_OWNER_ACTIVITY } LeafOwner;

/* How a relation is evaluated. */
typedef enum {
  LEAF_RELATION_BUILT_IN = 1, /* by the world model; its number says which one */
  LEAF_RELATION_PROPERTY,     /* stored in a property of one side: one-to-one, one-to-various, various-to-one */
  LEAF_RELATION_PAIRS,        /* various-to-various, and to each other: pairs stored in cells */
  LEAF_RELATION_GROUPS,       /* in groups */
  LEAF_RELATION_COMPUTED,     /* by a condition */
  LEAF_RELATION_MAPPING,      /* "mapping north": left is north of right; `direction` */
  /* "the verb to weigh means the weight property": right is the value of `property` of left */
  LEAF_RELATION_SETTING,
} LeafRelationSort;

/* Relations with fixed numbers: LEAF_BUILT_IN_x, from the first column of leaf-relations.def, is the row in every
 * program. */
typedef enum {
  LEAF_BUILT_IN_NONE = 0,
#define LEAF_RELATION_ROW(symbol, name, left, right, left_unique, right_unique, symmetric, property)                   \
  LEAF_BUILT_IN_##symbol,
#include "leaf-relations.def"
#undef LEAF_RELATION_ROW
  LEAF_BUILT_IN_COUNT
} LeafBuiltIn;

#define LEAF_BUILT_IN(NAME) ((LeafRelationId) { LEAF_BUILT_IN_##NAME })

/* TRUE if its left side holds the right side in the object tree, where each object has one holder. */
static inline gboolean
leaf_relation_is_of_holding (LeafRelationId relation)
{
  switch (relation.ix) {
  case LEAF_BUILT_IN_CONTAINMENT:
  case LEAF_BUILT_IN_SUPPORT:
  case LEAF_BUILT_IN_CARRYING:
  case LEAF_BUILT_IN_WEARING:
  case LEAF_BUILT_IN_POSSESSION: return TRUE;
  default: return FALSE;
  }
}

/* A kind or an instance may have the property. */
typedef struct {
  LeafPropertyId property;
  LeafKindId kind; /* or */
  LeafInstanceId instance;
} LeafPropertyLink;

/* Keys of the index of links: a property with a kind, or (high bit set) with one instance. */
static inline guint64
leaf_property_link_key (LeafPropertyId property, LeafKindId kind, LeafInstanceId instance)
{
  if (LEAF_IS (instance))
    return (guint64) property.ix << 32 | instance.ix | G_GUINT64_CONSTANT (1) << 63;
  return (guint64) property.ix << 32 | kind.ix;
}

/* "The mist is in the Yard and the Lane"; the place is a room or a region. */
typedef struct {
  LeafInstanceId backdrop, place;
} LeafBackdropPlace;

G_END_DECLS
