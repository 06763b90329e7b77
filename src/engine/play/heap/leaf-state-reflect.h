/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state-reflect.h: describes the fields of a state by a table, and copies, compares and hashes states by it.
 *
 * A structure that is state, or part of one, lists its fields once (leaf-machine-state.def is the largest list). The
 * list gives the members of the structure and a table of LeafField. From the table follow copying, freeing, hashing,
 * comparing, and marking the heap's blocks that the state refers to, so a new field takes part in all of them.
 *
 * Two states are equal exactly if their hashes are (apart from a chance of one in 2^64), so both use the same data: all
 * bytes of plain fields, the number and bytes of rows, the characters of texts, and for the rest the field's own
 * functions. Data compared as bytes must have no padding; the compiler checks that (LEAF_WITHOUT_PADDING). */
#pragma once

#include "leaf-heap.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_FIELD_PLAIN = 1, /* a number, a value, or a structure of these; no pointers */
  LEAF_FIELD_ROWS,      /* an allocated array of plain elements, with its length and its capacity */
  LEAF_FIELD_ARRAY,     /* a GArray of plain elements */
  LEAF_FIELD_RECORDS,   /* a GArray of structures with a table of their own, and a clear function */
  LEAF_FIELD_PART,      /* a structure with a table of its own */
  LEAF_FIELD_TEXT,      /* char *; NULL differs from "" */
  LEAF_FIELD_STRING,    /* GString */
  LEAF_FIELD_OWN,       /* anything else, with functions of its own */
} LeafFieldSort;

/* Functions of a field of the sort OWN. Each is given the address of the field. `copy` writes to uninitialized
 * memory. */
typedef struct {
  void (*copy) (gpointer to, gconstpointer from);
  void (*clear) (gpointer field);
  guint64 (*hash) (gconstpointer field, guint64 seed);
  gboolean (*equal) (gconstpointer a, gconstpointer b);
  void (*mark) (LeafHeap *heap, gconstpointer field); /* NULL: it refers to no blocks */
} LeafFieldFunctions;

/* Marks the blocks that a plain field, or an element of rows or an array, refers to. NULL if it refers to none. */
typedef void (*LeafMark) (LeafHeap *heap, gconstpointer element);

typedef struct _LeafFields LeafFields;
#define LEAF_FIELD_FULL G_MAXSIZE

typedef struct {
  const char *name;
  LeafFieldSort sort;
  gsize at;            /* offset in the structure */
  gsize size;          /* of the field or element */
  gsize n_at, room_at; /* ROWS: offsets of length and capacity; LEAF_FIELD_FULL: they never grow */
  LeafMark mark;
  const LeafFields *fields; /* RECORDS, PART */
  const LeafFieldFunctions *own;
} LeafField;

struct _LeafFields {
  const LeafField *fields;
  guint n;
  /* for RECORDS: leaf_fields_clear with this table, as the clear function of the GArray; or NULL */
  GDestroyNotify clear;
};

/* Copies the fields to a structure in which they are uninitialized. Its other members are not touched. */
void leaf_fields_copy (const LeafFields *fields, gpointer to, gconstpointer from);
void leaf_fields_clear (const LeafFields *fields, gpointer state);
guint64 leaf_fields_hash (const LeafFields *fields, gconstpointer state, guint64 seed);
gboolean leaf_fields_equal (const LeafFields *fields, gconstpointer a, gconstpointer b);
void leaf_fields_mark (const LeafFields *fields, LeafHeap *heap, gconstpointer state);

/* The elements of a field that is ROWS, an ARRAY or RECORDS, borrowed; a missing array has none. */
typedef struct {
  const guint8 *bytes;
  guint32 n;
} LeafFieldElements;

LeafFieldElements leaf_field_elements (const LeafField *field, gconstpointer state);

/* Mark functions for tables. */
void leaf_mark_value (LeafHeap *heap, gconstpointer value);   /* LeafValue */
void leaf_mark_handle (LeafHeap *heap, gconstpointer handle); /* guint32 */

G_END_DECLS
