/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state-reflect.h: the fields of a state as rows of a table, and what can be done with a state by its table
 * alone.
 *
 * A structure that is state, or part of one, lists its fields once (leaf-machine-state.def is the largest such
 * list).  From the list come the members of the structure and a table of LeafField; and from the table come a copy,
 * what it frees, its hash, its equality, and the marking of the heap's blocks that it names.  So a field that is
 * added takes part in all of them, and none can be forgotten in one.
 *
 * Two states are equal exactly when their hashes are (but for chance, one in 2^64), so both are made of the same
 * things: all bytes of plain fields, the number and bytes of rows, the characters of texts, and for the rest what
 * functions of its own say.  What is compared as bytes must have no padding; the compiler is asked to refuse it
 * (LEAF_WITHOUT_PADDING).
 */
#pragma once

#include "leaf-heap.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_FIELD_PLAIN = 1, /* a number, a value, or a structure of such; no pointers */
  LEAF_FIELD_ROWS,      /* an allocated array of such, with how many there are and how many there is room for */
  LEAF_FIELD_ARRAY,     /* a GArray of such */
  LEAF_FIELD_RECORDS,   /* a GArray of structures with a table of their own, which it clears */
  LEAF_FIELD_PART,      /* a structure with a table of its own */
  LEAF_FIELD_TEXT,      /* char *; NULL is another text than "" */
  LEAF_FIELD_STRING,    /* GString */
  LEAF_FIELD_OWN,       /* anything else, by functions of its own */
} LeafFieldSort;

/* Of a field of the sort OWN; each is given the field's place in the structure.  `copy` writes where nothing was. */
typedef struct {
  void     (*copy)  (gpointer to, gconstpointer from);
  void     (*clear) (gpointer field);
  guint64  (*hash)  (gconstpointer field, guint64 seed);
  gboolean (*equal) (gconstpointer a, gconstpointer b);
  void     (*mark)  (LeafHeap *heap, gconstpointer field); /* NULL: names no blocks */
} LeafFieldFunctions;

/* Marks the blocks that a plain field, or one element of rows or of an array, names.  NULL: it names none. */
typedef void (*LeafMark) (LeafHeap *heap, gconstpointer element);

typedef struct _LeafFields LeafFields;
#define LEAF_FIELD_FULL G_MAXSIZE

typedef struct {
  const char               *name;
  LeafFieldSort             sort;
  gsize                     at;      /* in the structure */
  gsize                     size;    /* of it, or of an element */
  gsize                     n_at, room_at; /* ROWS; LEAF_FIELD_FULL: they never grow */
  LeafMark                  mark;
  const LeafFields         *fields;  /* RECORDS, PART */
  const LeafFieldFunctions *own;
} LeafField;

struct _LeafFields {
  const LeafField *fields;
  guint            n;
  GDestroyNotify   clear;  /* of records: leaf_fields_clear with this table, for the GArray that holds them; NULL */
};

/* Copies the fields to a structure in which they are not filled in; what else it has is left alone. */
void     leaf_fields_copy  (const LeafFields *fields, gpointer to, gconstpointer from);
void     leaf_fields_clear (const LeafFields *fields, gpointer state);
guint64  leaf_fields_hash  (const LeafFields *fields, gconstpointer state, guint64 seed);
gboolean leaf_fields_equal (const LeafFields *fields, gconstpointer a, gconstpointer b);
void     leaf_fields_mark  (const LeafFields *fields, LeafHeap *heap, gconstpointer state);

/* The elements of a field that is ROWS, an ARRAY or RECORDS, borrowed; a missing array has none. */
typedef struct {
  const guint8 *bytes;
  guint32       n;
} LeafFieldElements;

LeafFieldElements leaf_field_elements (const LeafField *field, gconstpointer state);

/* Marks, for tables. */
void     leaf_mark_value   (LeafHeap *heap, gconstpointer value);  /* LeafValue */
void     leaf_mark_handle  (LeafHeap *heap, gconstpointer handle); /* guint32 */

G_END_DECLS
