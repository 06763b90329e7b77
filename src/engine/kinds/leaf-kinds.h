/* leaf-kinds.h: kinds of value, their lattice, and values.
 *
 * Every kind is a row, built kinds too ("list of numbers"), and built kinds are made once: two kinds are the same when
 * their ids are.  The kinds the engine must know by name are in leaf-kinds.def; all others (door, narrative viewpoint,
 * an author's colour) are rows made by sentences.
 */
#pragma once

#include "../english/leaf-english.h"

G_BEGIN_DECLS

LEAF_DECLARE_ID (LeafKindId);

/* How values of a kind are made up. */
typedef enum {
  LEAF_MAKE_NONE = 0,
  LEAF_MAKE_BASE,        /* number, text, truth state ...: leaf-kinds.def */
  LEAF_MAKE_OBJECT,      /* object and the kinds of object */
  LEAF_MAKE_ENUMERATED,  /* a kind of value with named instances: bits are 1 .. n */
  LEAF_MAKE_UNIT,        /* a kind of value with a notation ("10kg specifies a weight"): bits are a scaled number */
  LEAF_MAKE_BUILT,       /* a constructor applied: list of K, rule ... producing ... */
} LeafMake;

/* The kinds the engine knows.  LEAF_KIND_X is also the index of the row, the same in every program. */
typedef enum {
  LEAF_KIND_NONE = 0,
#define LEAF_KIND_ROW(name, make, singular, plural, constructor_arity) LEAF_KIND_##name,
#include "leaf-kinds.def"
#undef LEAF_KIND_ROW
  LEAF_KIND_COUNT
} LeafKindNumber;

#define LEAF_KIND(NAME) ((LeafKindId) { LEAF_KIND_##NAME })

typedef struct {
  LeafMake    make;
  const char *name;        /* "container"; for built kinds "list of numbers" */
  const char *plural;
  LeafKindId  parent;      /* objects: thing's parent is object; object's and all others': VALUE */
  LeafKindId  constructor; /* BUILT: the LIST, RULEBOOK ... row; none otherwise */
  LeafKindId  args[2];     /* BUILT: what it is made of; rulebook: basis, product; phrase: from, to */
  guint32     n_instances; /* ENUMERATED and objects: how many values of exactly this kind have a name */
  guint32     depth;       /* of the lattice, VALUE 0 */
  guint32     nesting;     /* BUILT: how deeply kinds are built of kinds; otherwise 0 */
  guint32     unit;        /* UNIT: index into notations; 0 none */
} LeafKind;

/* One value of any kind: its kind and 32 bits.
 *   number, time (minutes since midnight), unit    the number
 *   real number                                    the bits of a float
 *   truth state                                    0, 1
 *   object                                         LeafInstanceId of the object, 0: nothing
 *   enumerated, scene ...                          1 .. n, the order of making
 *   text                                           see play/leaf-heap.h: constant, closure or heap block
 *   rule, rulebook, activity, action name, table, column, property, relation, verb, phrase, use option, response  their ids
 *   list, stored action, relation made at run time  heap block
 * The kind of an object value is OBJECT always (its own kind is a fact of the object); of a list, its built kind. */
typedef struct {
  guint32 kind;
  gint32  bits;
} LeafValue;

#define LEAF_VALUE(NAME, b) ((LeafValue) { LEAF_KIND_##NAME, (gint32) (b) })

struct _LeafKinds {
  LeafTable kinds;  /* of LeafKind */
  LeafIndex built;  /* constructor, args -> kind */
  LeafTable notations; /* of LeafNotation: leaf-notation.h */
  LeafTable dimensions; /* of LeafDimension: leaf-notation.h */
  gboolean  has_odd_digits; /* some notation needs no digit from 0 to 9 */
  guint32   n_sentences_read; /* sentences before this one have had their notations read */
};

LeafKinds  *leaf_kinds_new  (void); /* with the rows of leaf-kinds.def */
LeafKinds  *leaf_kinds_copy (const LeafKinds *kinds);
void        leaf_kinds_free (LeafKinds *kinds);

const LeafKind *leaf_kind (const LeafBuild *build, LeafKindId id); /* the row; valid until a kind is made */
LeafKindId  leaf_kind_make  (LeafBuild *build, LeafMake make, const char *name, const char *plural, LeafKindId parent);
LeafKindId  leaf_kind_built (LeafBuild *build, LeafKindId constructor, LeafKindId a, LeafKindId b);
LeafKindId  leaf_kind_find_built (const LeafBuild *build, LeafKindId constructor, LeafKindId a, LeafKindId b); /* none where it was never made */
static inline LeafKindId leaf_kind_list_of (LeafBuild *build, LeafKindId of) { return leaf_kind_built (build, LEAF_KIND (LIST), of, (LeafKindId) { 0 }); }
/* Is every value of `a` one of `b`?  (vehicle, container) yes; (number, value) yes; (nothing, anything): see .c */
gboolean    leaf_kind_conforms (const LeafBuild *build, LeafKindId a, LeafKindId b);
/* May a value of kind `a` be used where `b` is wanted, perhaps tested at run time (object for container)? */
gboolean    leaf_kind_compatible (const LeafBuild *build, LeafKindId a, LeafKindId b);
LeafKindId  leaf_kind_join     (const LeafBuild *build, LeafKindId a, LeafKindId b); /* the least kind above both */
gboolean    leaf_kind_is_object (const LeafBuild *build, LeafKindId kind);
gboolean    leaf_kind_is_arithmetic (const LeafBuild *build, LeafKindId kind);
gboolean    leaf_kind_is_enumerated (const LeafBuild *build, LeafKindId kind);
/* "number", "list of numbers", "object based rulebook producing a number". */
const char *leaf_kind_name     (const LeafBuild *build, LeafKindId kind);

G_END_DECLS
