/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tables.c: hash tables and their usual hash functions, interned strings, and reference-counted strings.
 *
 * A table probes its slots linearly. Their number is a power of two, and at most half of them are occupied, which
 * includes removed ones. A slot stores the hash of its key, so that keys are compared only if their hashes are
 * equal. */
#include <glib.h>

#include <string.h>

typedef struct {
  guint hash; /* UNUSED, REMOVED, or the hash of the key */
  gpointer key, value;
} Slot;

enum { UNUSED = 0, REMOVED = 1, LEAST_SLOTS = 8 };

struct _GHashTable {
  Slot *slots;
  gsize n_slots;
  guint n, n_occupied; /* the slots with keys; these and the removed ones */
  grefcount count;
  GHashFunc hash;
  GEqualFunc equal; /* NULL: keys are equal if the pointers are */
  GDestroyNotify free_key, free_value;
};

static guint
hash_of (const GHashTable *self, gconstpointer key)
{
  guint hash = self->hash (key);

  return hash <= REMOVED ? REMOVED + 1 : hash;
}

/* Mixes the bits of a hash, because many hashes differ only in their upper bits. */
static gsize
first_slot (const GHashTable *self, guint hash)
{
  return ((hash * 0x9e3779b1u) ^ (hash >> 15)) & (self->n_slots - 1);
}

/* Returns the slot of the key or, if the key is not in the table, the slot that it would get. */
static Slot *
find (const GHashTable *self, gconstpointer key, guint hash, gboolean *is_there)
{
  Slot *vacant = NULL;

  for (gsize at = first_slot (self, hash);; at = (at + 1) & (self->n_slots - 1)) {
    Slot *slot = &self->slots[at];

    *is_there = slot->hash == hash && (self->equal != NULL ? self->equal (slot->key, key) : slot->key == key);
    if (*is_there)
      return slot;
    if (slot->hash == REMOVED && vacant == NULL)
      vacant = slot;
    if (slot->hash == UNUSED)
      return vacant != NULL ? vacant : slot;
  }
}

static void
rebuild (GHashTable *self)
{
  Slot *old = self->slots;
  gsize n_old = self->n_slots;
  gboolean is_there;

  self->n_slots = LEAST_SLOTS;
  while (self->n_slots < ((gsize) self->n + 1) * 4)
    self->n_slots *= 2;
  self->slots = g_new0 (Slot, self->n_slots);
  self->n_occupied = self->n;
  for (gsize i = 0; i < n_old; i++)
    if (old[i].hash > REMOVED)
      *find (self, old[i].key, old[i].hash, &is_there) = old[i];
  g_free (old);
}

GHashTable *
g_hash_table_new_full (GHashFunc hash, GEqualFunc equal, GDestroyNotify free_key, GDestroyNotify free_value)
{
  GHashTable *self = g_new0 (GHashTable, 1);

  self->count = 1;
  self->hash = hash != NULL ? hash : g_direct_hash;
  self->equal = equal;
  self->free_key = free_key;
  self->free_value = free_value;
  rebuild (self);
  return self;
}

GHashTable *
g_hash_table_new (GHashFunc hash, GEqualFunc equal)
{
  return g_hash_table_new_full (hash, equal, NULL, NULL);
}

GHashTable *
g_hash_table_ref (GHashTable *self)
{
  self->count++;
  return self;
}

static void
free_pair (const GHashTable *self, gpointer key, gpointer value)
{
  if (self->free_key != NULL)
    self->free_key (key);
  if (self->free_value != NULL)
    self->free_value (value);
}

static void
free_all (GHashTable *self)
{
  for (gsize i = 0; i < self->n_slots; i++)
    if (self->slots[i].hash > REMOVED)
      free_pair (self, self->slots[i].key, self->slots[i].value);
  g_free (self->slots);
}

void
g_hash_table_unref (GHashTable *self)
{
  if (--self->count > 0)
    return;
  free_all (self);
  g_free (self);
}

void
g_hash_table_remove_all (GHashTable *self)
{
  GHashTable old = *self;

  self->slots = NULL;
  self->n = 0;
  self->n_slots = 0;
  rebuild (self);
  free_all (&old);
}

/* Puts a pair into the table. If the table has an equal key, the old key is freed if `replaces`, otherwise the new
 * one. */
static gboolean
put (GHashTable *self, gpointer key, gpointer value, gboolean replaces)
{
  guint hash = hash_of (self, key);
  gboolean is_there;
  Slot *slot = find (self, key, hash, &is_there), old = *slot;

  if (is_there) {
    slot->key = replaces ? key : old.key;
    slot->value = value;
    free_pair (self, replaces ? old.key : key, old.value);
    return FALSE;
  }
  *slot = (Slot) { hash, key, value };
  self->n++;
  self->n_occupied += old.hash == UNUSED;
  if ((gsize) self->n_occupied * 2 > self->n_slots)
    rebuild (self);
  return TRUE;
}

gboolean
g_hash_table_insert (GHashTable *self, gpointer key, gpointer value)
{
  return put (self, key, value, FALSE);
}

gboolean
g_hash_table_replace (GHashTable *self, gpointer key, gpointer value)
{
  return put (self, key, value, TRUE);
}

gboolean
g_hash_table_add (GHashTable *self, gpointer key)
{
  return put (self, key, key, TRUE);
}

gboolean
g_hash_table_lookup_extended (GHashTable *self, gconstpointer key, gpointer *original, gpointer *value)
{
  gboolean is_there;
  Slot *slot = find (self, key, hash_of (self, key), &is_there);

  if (is_there && original != NULL)
    *original = slot->key;
  if (is_there && value != NULL)
    *value = slot->value;
  return is_there;
}

gboolean
g_hash_table_contains (GHashTable *self, gconstpointer key)
{
  return g_hash_table_lookup_extended (self, key, NULL, NULL);
}

gpointer
g_hash_table_lookup (GHashTable *self, gconstpointer key)
{
  gpointer value = NULL;

  g_hash_table_lookup_extended (self, key, NULL, &value);
  return value;
}

/* Removes a pair from the table, without freeing it, and sets *pair to it. Returns FALSE if there is none. */
static gboolean
take_out (GHashTable *self, gconstpointer key, Slot *pair)
{
  gboolean is_there;
  Slot *slot = find (self, key, hash_of (self, key), &is_there);

  *pair = *slot;
  if (!is_there)
    return FALSE;
  *slot = (Slot) { .hash = REMOVED };
  self->n--;
  return TRUE;
}

gboolean
g_hash_table_remove (GHashTable *self, gconstpointer key)
{
  Slot pair;

  if (!take_out (self, key, &pair))
    return FALSE;
  free_pair (self, pair.key, pair.value);
  return TRUE;
}

/* Frees neither the key nor the value, even if the caller does not ask for it. */
gboolean
g_hash_table_steal_extended (GHashTable *self, gconstpointer key, gpointer *original, gpointer *value)
{
  Slot pair;
  gboolean was_there = take_out (self, key, &pair);

  if (original != NULL)
    *original = was_there ? pair.key : NULL;
  if (value != NULL)
    *value = was_there ? pair.value : NULL;
  return was_there;
}

guint
g_hash_table_size (GHashTable *self)
{
  return self->n;
}

void
g_hash_table_iter_init (GHashTableIter *iter, GHashTable *table)
{
  *iter = (GHashTableIter) { .table = table };
}

gboolean
g_hash_table_iter_next (GHashTableIter *iter, gpointer *key, gpointer *value)
{
  while ((gsize) iter->position < iter->table->n_slots) {
    Slot *slot = &iter->table->slots[iter->position++];

    if (slot->hash <= REMOVED)
      continue;
    if (key != NULL)
      *key = slot->key;
    if (value != NULL)
      *value = slot->value;
    return TRUE;
  }
  return FALSE;
}

/* --- keys --------------------------------------------------------------------------------------------------------- */

gboolean (g_str_equal) (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b) == 0;
}

guint
g_str_hash (gconstpointer text)
{
  guint hash = 5381;

  for (const signed char *at = text; *at != '\0'; at++)
    hash = hash * 33 + (guint) *at;
  return hash;
}

guint
g_direct_hash (gconstpointer pointer)
{
  return GPOINTER_TO_UINT (pointer);
}

gboolean
g_direct_equal (gconstpointer a, gconstpointer b)
{
  return a == b;
}

guint
g_int_hash (gconstpointer number)
{
  return *(const guint *) number;
}

gboolean
g_int_equal (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a == *(const gint *) b;
}

guint
g_int64_hash (gconstpointer number)
{
  guint64 all = *(const guint64 *) number;

  return (guint) (all ^ all >> 32);
}

gboolean
g_int64_equal (gconstpointer a, gconstpointer b)
{
  return *(const gint64 *) a == *(const gint64 *) b;
}

/* --- interned strings --------------------------------------------------------------------------------------------- */

const char *
g_intern_string (const char *text)
{
  static GHashTable *kept;
  static GMutex lock;
  char *copy;

  if (text == NULL)
    return NULL;
  g_mutex_lock (&lock);
  if (kept == NULL)
    kept = g_hash_table_new (g_str_hash, g_str_equal);
  copy = g_hash_table_lookup (kept, text);
  if (copy == NULL)
    g_hash_table_add (kept, copy = g_strdup (text));
  g_mutex_unlock (&lock);
  return copy;
}

/* The contents of a box: the length, and the characters to which a GRefString points. */
typedef struct {
  gsize length;
  char text[];
} Counted;

static Counted *
counted_of (GRefString *string)
{
  return (Counted *) (void *) (string - offsetof (Counted, text));
}

GRefString *
g_ref_string_new_len (const char *text, gssize length)
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;
  Counted *counted = g_atomic_rc_box_alloc (sizeof *counted + n + 1);

  counted->length = n;
  if (n > 0)
    memcpy (counted->text, text, n);
  counted->text[n] = '\0';
  return counted->text;
}

GRefString *
g_ref_string_new (const char *text)
{
  return g_ref_string_new_len (text, -1);
}

GRefString *
g_ref_string_acquire (GRefString *string)
{
  g_atomic_rc_box_acquire (counted_of (string));
  return string;
}

void
g_ref_string_release (GRefString *string)
{
  g_atomic_rc_box_release (counted_of (string));
}

gsize
g_ref_string_length (GRefString *string)
{
  return counted_of (string)->length;
}
