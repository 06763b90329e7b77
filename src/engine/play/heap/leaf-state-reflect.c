/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state-reflect.c: copies, frees, hashes, compares and marks states, using tables of their fields. */

#include "leaf-state-reflect.h"

#include <string.h>

enum { LEAST_ROOM = 8 };

#define AT(state, offset)                ((gpointer) ((guint8 *) (state) + (offset)))
#define CONST_AT(state, offset)          ((gconstpointer) ((const guint8 *) (state) + (offset)))
#define FIELD(Type, state, offset)       (*(Type *) AT (state, offset))
#define CONST_FIELD(Type, state, offset) (*(Type const *) CONST_AT (state, offset))

LeafFieldElements
leaf_field_elements (const LeafField *field, gconstpointer state)
{
  const GArray *array;

  if (field->sort == LEAF_FIELD_ROWS)
    return (LeafFieldElements) { CONST_FIELD (guint8 *, state, field->at), CONST_FIELD (guint32, state, field->n_at) };
  array = CONST_FIELD (GArray *, state, field->at);
  return array != NULL ? (LeafFieldElements) { (const guint8 *) array->data, array->len }
                       : (LeafFieldElements) { NULL, 0 };
}

/* --- copying ------------------------------------------------------------------------------------------------------ */

static void
copy_rows (const LeafField *field, gpointer to, gconstpointer from)
{
  LeafFieldElements rows = leaf_field_elements (field, from);
  guint32 room = MAX (rows.n, LEAST_ROOM);
  guint8 *copy = g_malloc (field->size * room);

  if (rows.n > 0)
    memcpy (copy, rows.bytes, field->size * rows.n);
  FIELD (guint8 *, to, field->at) = copy;
  FIELD (guint32, to, field->n_at) = rows.n;
  if (field->room_at != LEAF_FIELD_FULL)
    FIELD (guint32, to, field->room_at) = room;
}

static GArray *
copy_array (const LeafField *field, gconstpointer from)
{
  LeafFieldElements rows = leaf_field_elements (field, from);
  GArray *copy = g_array_sized_new (FALSE, TRUE, (guint) field->size, rows.n);

  g_array_set_size (copy, rows.n);
  if (field->sort == LEAF_FIELD_RECORDS)
    g_array_set_clear_func (copy, field->fields->clear);
  if (field->sort == LEAF_FIELD_ARRAY && rows.n > 0)
    memcpy (copy->data, rows.bytes, field->size * rows.n);
  for (guint32 i = 0; field->sort == LEAF_FIELD_RECORDS && i < rows.n; i++)
    leaf_fields_copy (field->fields, copy->data + i * field->size, rows.bytes + i * field->size);
  return copy;
}

static GString *
copy_string (const GString *string)
{
  return g_string_new_len (string->str, (gssize) string->len);
}

void
leaf_fields_copy (const LeafFields *fields, gpointer to, gconstpointer from)
{
  for (guint i = 0; i < fields->n; i++) {
    const LeafField *field = &fields->fields[i];

    switch (field->sort) {
    case LEAF_FIELD_PLAIN: memcpy (AT (to, field->at), CONST_AT (from, field->at), field->size); break;
    case LEAF_FIELD_ROWS: copy_rows (field, to, from); break;
    case LEAF_FIELD_ARRAY:
    case LEAF_FIELD_RECORDS: FIELD (GArray *, to, field->at) = copy_array (field, from); break;
    case LEAF_FIELD_PART: leaf_fields_copy (field->fields, AT (to, field->at), CONST_AT (from, field->at)); break;
    case LEAF_FIELD_TEXT: FIELD (char *, to, field->at) = g_strdup (CONST_FIELD (char *, from, field->at)); break;
    case LEAF_FIELD_STRING:
      FIELD (GString *, to, field->at) = copy_string (CONST_FIELD (GString *, from, field->at));
      break;
    case LEAF_FIELD_OWN: field->own->copy (AT (to, field->at), CONST_AT (from, field->at)); break;
    }
  }
}

/* --- freeing ------------------------------------------------------------------------------------------------------ */

void
leaf_fields_clear (const LeafFields *fields, gpointer state)
{
  for (guint i = 0; i < fields->n; i++) {
    const LeafField *field = &fields->fields[i];

    switch (field->sort) {
    case LEAF_FIELD_PLAIN: break;
    case LEAF_FIELD_ROWS:
    case LEAF_FIELD_TEXT: g_clear_pointer (&FIELD (gpointer, state, field->at), g_free); break;
    case LEAF_FIELD_ARRAY:
    case LEAF_FIELD_RECORDS: g_clear_pointer (&FIELD (GArray *, state, field->at), g_array_unref); break;
    case LEAF_FIELD_PART: leaf_fields_clear (field->fields, AT (state, field->at)); break;
    case LEAF_FIELD_STRING:
      g_string_free (FIELD (GString *, state, field->at), TRUE);
      FIELD (GString *, state, field->at) = NULL;
      break;
    case LEAF_FIELD_OWN: field->own->clear (AT (state, field->at)); break;
    }
  }
}

/* --- hashing ------------------------------------------------------------------------------------------------------ */

static guint64
hash_elements (const LeafField *field, gconstpointer state, guint64 h)
{
  LeafFieldElements rows = leaf_field_elements (field, state);

  h = leaf_hash (&rows.n, sizeof rows.n, h);
  if (field->sort != LEAF_FIELD_RECORDS)
    return rows.n > 0 ? leaf_hash (rows.bytes, field->size * rows.n, h) : h;
  for (guint32 i = 0; i < rows.n; i++)
    h = leaf_fields_hash (field->fields, rows.bytes + i * field->size, h);
  return h;
}

guint64
leaf_fields_hash (const LeafFields *fields, gconstpointer state, guint64 h)
{
  for (guint i = 0; i < fields->n; i++) {
    const LeafField *field = &fields->fields[i];

    switch (field->sort) {
    case LEAF_FIELD_PLAIN: h = leaf_hash (CONST_AT (state, field->at), field->size, h); break;
    case LEAF_FIELD_ROWS:
    case LEAF_FIELD_ARRAY:
    case LEAF_FIELD_RECORDS: h = hash_elements (field, state, h); break;
    case LEAF_FIELD_PART: h = leaf_fields_hash (field->fields, CONST_AT (state, field->at), h); break;
    case LEAF_FIELD_TEXT: {
      const char *text = CONST_FIELD (char *, state, field->at);

      h = text != NULL ? leaf_hash (text, strlen (text) + 1, h) : leaf_hash ("", 0, h);
      break;
    }
    case LEAF_FIELD_STRING: {
      const GString *string = CONST_FIELD (GString *, state, field->at);

      h = leaf_hash (string->str, string->len, h);
      break;
    }
    case LEAF_FIELD_OWN: h = field->own->hash (CONST_AT (state, field->at), h); break;
    }
  }
  return h;
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

static gboolean
equal_elements (const LeafField *field, gconstpointer a, gconstpointer b)
{
  LeafFieldElements rows = leaf_field_elements (field, a), others = leaf_field_elements (field, b);

  if (rows.n != others.n)
    return FALSE;
  if (field->sort != LEAF_FIELD_RECORDS)
    return rows.n == 0 || memcmp (rows.bytes, others.bytes, field->size * rows.n) == 0;
  for (guint32 i = 0; i < rows.n; i++)
    if (!leaf_fields_equal (field->fields, rows.bytes + i * field->size, others.bytes + i * field->size))
      return FALSE;
  return TRUE;
}

static gboolean
equal_field (const LeafField *field, gconstpointer a, gconstpointer b)
{
  switch (field->sort) {
  case LEAF_FIELD_PLAIN: return memcmp (CONST_AT (a, field->at), CONST_AT (b, field->at), field->size) == 0;
  case LEAF_FIELD_ROWS:
  case LEAF_FIELD_ARRAY:
  case LEAF_FIELD_RECORDS: return equal_elements (field, a, b);
  case LEAF_FIELD_PART: return leaf_fields_equal (field->fields, CONST_AT (a, field->at), CONST_AT (b, field->at));
  case LEAF_FIELD_TEXT: return g_strcmp0 (CONST_FIELD (char *, a, field->at), CONST_FIELD (char *, b, field->at)) == 0;
  case LEAF_FIELD_STRING:
    return g_string_equal (CONST_FIELD (GString *, a, field->at), CONST_FIELD (GString *, b, field->at));
  case LEAF_FIELD_OWN: return field->own->equal (CONST_AT (a, field->at), CONST_AT (b, field->at));
  }
  g_return_val_if_reached (FALSE);
}

gboolean
leaf_fields_equal (const LeafFields *fields, gconstpointer a, gconstpointer b)
{
  for (guint i = 0; i < fields->n; i++)
    if (!equal_field (&fields->fields[i], a, b))
      return FALSE;
  return TRUE;
}

/* --- marking ------------------------------------------------------------------------------------------------------ */

static void
mark_elements (const LeafField *field, LeafHeap *heap, gconstpointer state)
{
  LeafFieldElements rows = leaf_field_elements (field, state);

  if (field->mark == leaf_mark_value) {
    leaf_heap_mark_values (heap, (const LeafValue *) (gconstpointer) rows.bytes, rows.n);
    return;
  }
  for (guint32 i = 0; i < rows.n; i++)
    if (field->sort == LEAF_FIELD_RECORDS)
      leaf_fields_mark (field->fields, heap, rows.bytes + i * field->size);
    else
      field->mark (heap, rows.bytes + i * field->size);
}

void
leaf_fields_mark (const LeafFields *fields, LeafHeap *heap, gconstpointer state)
{
  for (guint i = 0; i < fields->n; i++) {
    const LeafField *field = &fields->fields[i];

    switch (field->sort) {
    case LEAF_FIELD_PLAIN:
      if (field->mark != NULL)
        field->mark (heap, CONST_AT (state, field->at));
      break;
    case LEAF_FIELD_ROWS:
    case LEAF_FIELD_ARRAY:
      if (field->mark != NULL)
        mark_elements (field, heap, state);
      break;
    case LEAF_FIELD_RECORDS: mark_elements (field, heap, state); break;
    case LEAF_FIELD_PART: leaf_fields_mark (field->fields, heap, CONST_AT (state, field->at)); break;
    case LEAF_FIELD_OWN:
      if (field->own->mark != NULL)
        field->own->mark (heap, CONST_AT (state, field->at));
      break;
    case LEAF_FIELD_TEXT:
    case LEAF_FIELD_STRING: break;
    }
  }
}

void
leaf_mark_value (LeafHeap *heap, gconstpointer element)
{
  leaf_heap_mark (heap, *(const LeafValue *) element);
}

void
leaf_mark_handle (LeafHeap *heap, gconstpointer element)
{
  leaf_heap_mark_block (heap, *(const guint32 *) element);
}
