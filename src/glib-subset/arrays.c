/* SPDX-License-Identifier: GPL-3.0-or-later */
/* arrays.c: arrays of values and of pointers, the stable sort, builders of string vectors, and queues. */
#include <glib.h>

#include <string.h>

/* --- arrays of values --------------------------------------------------------------------------------------------- */

typedef struct {
  GArray public;
  guint room; /* the number of elements that fit */
  guint size; /* the bytes of an element */
  gboolean is_terminated, is_cleared;
  grefcount count;
  GDestroyNotify clear;
} Array;

enum { LEAST_BYTES = 16 };

static char *
element (const Array *self, guint at)
{
  return self->public.data + (gsize) at * self->size;
}

static void
terminate (Array *self)
{
  if (self->is_terminated)
    memset (element (self, self->public.len), 0, self->size);
}

/* The smallest power of two that is not below the number of bytes, or that number itself if there is no such power. */
static gsize
room_for (gsize bytes)
{
  gsize room = LEAST_BYTES;

  while (room < bytes && room <= G_MAXSIZE / 2)
    room *= 2;
  return MAX (room, bytes);
}

static void
make_room (Array *self, guint more)
{
  guint64 wanted = (guint64) self->public.len + more + (self->is_terminated ? 1 : 0);
  gsize bytes;

  if (wanted <= self->room)
    return;
  if (wanted > G_MAXUINT || wanted > G_MAXSIZE / self->size)
    g_error ("an array of %" G_GUINT64_FORMAT " elements is too large", wanted);
  bytes = room_for ((gsize) wanted * self->size);
  self->public.data = g_realloc (self->public.data, bytes);
  self->room = (guint) MIN (bytes / self->size, G_MAXUINT);
}

GArray *
g_array_sized_new (gboolean zero_terminated, gboolean clear, guint size, guint reserved)
{
  Array *self = g_new0 (Array, 1);

  self->size = size;
  self->is_terminated = zero_terminated;
  self->is_cleared = clear;
  self->count = 1;
  if (zero_terminated || reserved != 0) {
    make_room (self, reserved);
    terminate (self);
  }
  return &self->public;
}

GArray *
g_array_new (gboolean zero_terminated, gboolean clear, guint size)
{
  return g_array_sized_new (zero_terminated, clear, size, 0);
}

GArray *
g_array_copy (GArray *array)
{
  Array *self = (Array *) array;
  GArray *copy = g_array_sized_new (self->is_terminated, self->is_cleared, self->size, array->len);

  return g_array_append_vals (copy, array->data, array->len);
}

GArray *
g_array_ref (GArray *array)
{
  ((Array *) array)->count++;
  return array;
}

/* Calls the clear function for `n` elements from `at` on. */
static void
clear_elements (Array *self, guint at, guint n)
{
  for (guint i = 0; self->clear != NULL && i < n; i++)
    self->clear (element (self, at + i));
}

char *
g_array_free (GArray *array, gboolean with_data)
{
  Array *self = (Array *) array;
  char *data = array->data;

  self->count--;
  if (with_data) {
    clear_elements (self, 0, array->len);
    g_free (data);
    data = NULL;
  }
  array->data = NULL;
  array->len = self->room = 0;
  if (self->count <= 0)
    g_free (self);
  return data;
}

gpointer
g_array_steal (GArray *array, gsize *length)
{
  Array *self = (Array *) array;
  gpointer data = array->data;

  if (length != NULL)
    *length = array->len;
  array->data = NULL;
  array->len = self->room = 0;
  return data;
}

void
g_array_unref (GArray *array)
{
  Array *self = (Array *) array;

  if (self->count > 1)
    self->count--;
  else
    g_array_free (array, TRUE);
}

GArray *
g_array_append_vals (GArray *array, gconstpointer data, guint n)
{
  Array *self = (Array *) array;

  if (n == 0)
    return array;
  make_room (self, n);
  memcpy (element (self, array->len), data, (gsize) n * self->size);
  array->len += n;
  terminate (self);
  return array;
}

GArray *
g_array_set_size (GArray *array, guint length)
{
  Array *self = (Array *) array;

  if (length > array->len) {
    make_room (self, length - array->len);
    if (self->is_cleared)
      memset (element (self, array->len), 0, (gsize) (length - array->len) * self->size);
  } else {
    clear_elements (self, length, array->len - length);
  }
  array->len = length;
  if (self->public.data != NULL)
    terminate (self);
  return array;
}

GArray *
g_array_insert_vals (GArray *array, guint at, gconstpointer data, guint n)
{
  Array *self = (Array *) array;

  if (n == 0)
    return array;
  if (at >= array->len)
    return g_array_append_vals (g_array_set_size (array, at), data, n);
  make_room (self, n);
  memmove (element (self, at + n), element (self, at), (gsize) (array->len - at) * self->size);
  memcpy (element (self, at), data, (gsize) n * self->size);
  array->len += n;
  terminate (self);
  return array;
}

GArray *
g_array_prepend_vals (GArray *array, gconstpointer data, guint n)
{
  return g_array_insert_vals (array, 0, data, n);
}

GArray *
g_array_remove_range (GArray *array, guint at, guint n)
{
  Array *self = (Array *) array;

  g_return_val_if_fail (at <= array->len && n <= array->len - at, NULL);
  clear_elements (self, at, n);
  memmove (element (self, at), element (self, at + n), (gsize) (array->len - at - n) * self->size);
  array->len -= n;
  terminate (self);
  return array;
}

GArray *
g_array_remove_index (GArray *array, guint at)
{
  g_return_val_if_fail (at < array->len, NULL);
  return g_array_remove_range (array, at, 1);
}

GArray *
g_array_remove_index_fast (GArray *array, guint at)
{
  Array *self = (Array *) array;

  g_return_val_if_fail (at < array->len, NULL);
  clear_elements (self, at, 1);
  if (at != array->len - 1)
    memcpy (element (self, at), element (self, array->len - 1), self->size);
  array->len--;
  terminate (self);
  return array;
}

void
g_array_set_clear_func (GArray *array, GDestroyNotify clear)
{
  ((Array *) array)->clear = clear;
}

guint
g_array_get_element_size (GArray *array)
{
  return ((Array *) array)->size;
}

/* --- sorting ------------------------------------------------------------------------------------------------------ */

typedef struct {
  gsize size;
  GCompareDataFunc compare;
  gpointer data;
} Sorting;

enum { FEW = 8 }; /* so few elements are sorted by insertion */

static void
insert_few (const Sorting *self, char *data, gsize n, char *held)
{
  for (gsize i = 1; i < n; i++) {
    gsize to = i;

    while (to > 0 && self->compare (data + (to - 1) * self->size, data + i * self->size, self->data) > 0)
      to--;
    if (to == i)
      continue;
    memcpy (held, data + i * self->size, self->size);
    memmove (data + (to + 1) * self->size, data + to * self->size, (i - to) * self->size);
    memcpy (data + to * self->size, held, self->size);
  }
}

/* Merges two sorted halves. Of equal elements, that of the first half comes first, so that the sort is stable. */
static void
merge (const Sorting *self, char *data, gsize half, gsize n, char *copy)
{
  char *a = copy, *b = data + half * self->size, *to = data;
  char *a_end = copy + half * self->size, *b_end = data + n * self->size;

  memcpy (copy, data, half * self->size);
  while (a < a_end && b < b_end) {
    char **least = self->compare (a, b, self->data) <= 0 ? &a : &b;

    memmove (to, *least, self->size);
    *least += self->size;
    to += self->size;
  }
  memcpy (to, a, (gsize) (a_end - a));
}

static void
merge_sort (const Sorting *self, char *data, gsize n, char *copy)
{
  gsize half = n / 2;

  if (n <= FEW) {
    insert_few (self, data, n, copy);
    return;
  }
  merge_sort (self, data, half, copy);
  merge_sort (self, data + half * self->size, n - half, copy);
  merge (self, data, half, n, copy);
}

void
g_qsort_with_data (gconstpointer data, gint n, gsize size, GCompareDataFunc compare, gpointer user_data)
{
  const Sorting self = { size, compare, user_data };
  char *copy;

  if (n < 2)
    return;
  copy = g_malloc_n ((gsize) n / 2 + 1, size);
  merge_sort (&self, (char *) data, (gsize) n, copy);
  g_free (copy);
}

/* Calls a function of two arguments. Calling it with three, as g_qsort_with_data would, fails in WebAssembly, which
 * checks the type of a function. */
static int
compare_two (gconstpointer a, gconstpointer b, gpointer compare)
{
  return (*(GCompareFunc *) compare) (a, b);
}

void
g_array_sort_with_data (GArray *array, GCompareDataFunc compare, gpointer data)
{
  g_qsort_with_data (array->data, (gint) array->len, ((Array *) array)->size, compare, data);
}

void
g_array_sort (GArray *array, GCompareFunc compare)
{
  g_array_sort_with_data (array, compare_two, &compare);
}

/* --- arrays of pointers ------------------------------------------------------------------------------------------- */

typedef struct {
  GPtrArray public;
  guint room;
  grefcount count;
  GDestroyNotify free_element;
} Pointers;

static void
make_pointer_room (Pointers *self, guint more)
{
  guint64 wanted = (guint64) self->public.len + more;
  gsize bytes;

  if (wanted <= self->room)
    return;
  if (wanted > G_MAXUINT || wanted > G_MAXSIZE / sizeof (gpointer))
    g_error ("an array of %" G_GUINT64_FORMAT " pointers is too large", wanted);
  bytes = room_for ((gsize) wanted * sizeof (gpointer));
  self->public.pdata = g_realloc (self->public.pdata, bytes);
  self->room = (guint) MIN (bytes / sizeof (gpointer), G_MAXUINT);
}

GPtrArray *
g_ptr_array_sized_new (guint reserved)
{
  Pointers *self = g_new0 (Pointers, 1);

  self->count = 1;
  make_pointer_room (self, reserved);
  return &self->public;
}

GPtrArray *
g_ptr_array_new (void)
{
  return g_ptr_array_sized_new (0);
}

GPtrArray *
g_ptr_array_new_with_free_func (GDestroyNotify free_element)
{
  GPtrArray *array = g_ptr_array_new ();

  g_ptr_array_set_free_func (array, free_element);
  return array;
}

void
g_ptr_array_set_free_func (GPtrArray *array, GDestroyNotify free_element)
{
  ((Pointers *) array)->free_element = free_element;
}

GPtrArray *
g_ptr_array_ref (GPtrArray *array)
{
  ((Pointers *) array)->count++;
  return array;
}

static void
free_elements (Pointers *self, guint at, guint n)
{
  for (guint i = 0; self->free_element != NULL && i < n; i++)
    self->free_element (self->public.pdata[at + i]);
}

gpointer *
g_ptr_array_free (GPtrArray *array, gboolean with_elements)
{
  Pointers *self = (Pointers *) array;
  gpointer *elements = array->pdata;
  guint n = array->len;

  self->count--;
  array->pdata = NULL;
  array->len = self->room = 0;
  if (with_elements) {
    for (guint i = 0; self->free_element != NULL && i < n; i++)
      self->free_element (elements[i]);
    g_free (elements);
    elements = NULL;
  }
  if (self->count <= 0)
    g_free (self);
  return elements;
}

void
g_ptr_array_unref (GPtrArray *array)
{
  Pointers *self = (Pointers *) array;

  if (self->count > 1)
    self->count--;
  else
    g_ptr_array_free (array, TRUE);
}

void
g_ptr_array_add (GPtrArray *array, gpointer pointer)
{
  make_pointer_room ((Pointers *) array, 1);
  array->pdata[array->len++] = pointer;
}

void
g_ptr_array_insert (GPtrArray *array, gint at, gpointer pointer)
{
  guint place = at < 0 ? array->len : (guint) at;

  g_return_if_fail (at >= -1 && place <= array->len);
  make_pointer_room ((Pointers *) array, 1);
  memmove (array->pdata + place + 1, array->pdata + place, (array->len - place) * sizeof (gpointer));
  array->pdata[place] = pointer;
  array->len++;
}

GPtrArray *
g_ptr_array_remove_range (GPtrArray *array, guint at, guint n)
{
  g_return_val_if_fail (at <= array->len && n <= array->len - at, NULL);
  if (n == 0)
    return array;
  free_elements ((Pointers *) array, at, n);
  memmove (array->pdata + at, array->pdata + at + n, (array->len - at - n) * sizeof (gpointer));
  array->len -= n;
  return array;
}

void
g_ptr_array_set_size (GPtrArray *array, gint length)
{
  if ((guint) length < array->len) {
    g_ptr_array_remove_range (array, (guint) length, array->len - (guint) length);
  } else if ((guint) length > array->len) {
    make_pointer_room ((Pointers *) array, (guint) length - array->len);
    memset (array->pdata + array->len, 0, ((guint) length - array->len) * sizeof (gpointer));
    array->len = (guint) length;
  }
}

gpointer
g_ptr_array_steal_index (GPtrArray *array, guint at)
{
  gpointer pointer;

  g_return_val_if_fail (at < array->len, NULL);
  pointer = array->pdata[at];
  memmove (array->pdata + at, array->pdata + at + 1, (array->len - at - 1) * sizeof (gpointer));
  array->len--;
  return pointer;
}

gpointer *
g_ptr_array_steal (GPtrArray *array, gsize *length)
{
  gpointer *elements = array->pdata;

  if (length != NULL)
    *length = array->len;
  array->pdata = NULL;
  array->len = ((Pointers *) array)->room = 0;
  return elements;
}

gpointer
g_ptr_array_remove_index (GPtrArray *array, guint at)
{
  Pointers *self = (Pointers *) array;
  gpointer pointer;

  g_return_val_if_fail (at < array->len, NULL);
  pointer = array->pdata[at];
  free_elements (self, at, 1);
  memmove (array->pdata + at, array->pdata + at + 1, (array->len - at - 1) * sizeof (gpointer));
  array->len--;
  return pointer;
}

void
g_ptr_array_sort_with_data (GPtrArray *array, GCompareDataFunc compare, gpointer data)
{
  g_qsort_with_data (array->pdata, (gint) array->len, sizeof (gpointer), compare, data);
}

void
g_ptr_array_sort (GPtrArray *array, GCompareFunc compare)
{
  g_ptr_array_sort_with_data (array, compare_two, &compare);
}

/* --- vectors of strings ------------------------------------------------------------------------------------------- */

struct _GStrvBuilder {
  GPtrArray array;
};

GStrvBuilder *
g_strv_builder_new (void)
{
  return (GStrvBuilder *) g_ptr_array_new_with_free_func (g_free);
}

void
g_strv_builder_unref (GStrvBuilder *builder)
{
  g_ptr_array_unref (&builder->array);
}

void
g_strv_builder_add (GStrvBuilder *builder, const char *text)
{
  g_ptr_array_add (&builder->array, g_strdup (text));
}

void
g_strv_builder_addv (GStrvBuilder *builder, const char **texts)
{
  for (; *texts != NULL; texts++)
    g_strv_builder_add (builder, *texts);
}

/* Leaves the builder empty. */
GStrv
g_strv_builder_end (GStrvBuilder *builder)
{
  Pointers *self = (Pointers *) builder;
  gpointer *texts;

  g_ptr_array_add (&self->public, NULL);
  texts = g_steal_pointer (&self->public.pdata);
  self->public.len = self->room = 0;
  return (GStrv) texts;
}

/* --- queues ------------------------------------------------------------------------------------------------------- */

GQueue *
g_queue_new (void)
{
  return g_new0 (GQueue, 1);
}

void
g_queue_free (GQueue *queue)
{
  while (!g_queue_is_empty (queue))
    g_queue_pop_head (queue);
  g_free (queue);
}

void
g_queue_push_tail (GQueue *queue, gpointer data)
{
  GList *link = g_new0 (GList, 1);

  link->data = data;
  link->prev = queue->tail;
  if (queue->tail != NULL)
    queue->tail->next = link;
  else
    queue->head = link;
  queue->tail = link;
  queue->length++;
}

gpointer
g_queue_pop_head (GQueue *queue)
{
  GList *link = queue->head;
  gpointer data = link != NULL ? link->data : NULL;

  if (link == NULL)
    return NULL;
  queue->head = link->next;
  if (queue->head != NULL)
    queue->head->prev = NULL;
  else
    queue->tail = NULL;
  queue->length--;
  g_free (link);
  return data;
}

gboolean
g_queue_is_empty (GQueue *queue)
{
  return queue->head == NULL;
}
