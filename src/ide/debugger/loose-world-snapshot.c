/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row is identified by its subject: a property by its owner's name and its own, a thing by its name, with the thing's
 * place as the value. So a thing that has moved is marked as moved, but its properties are not marked as new. */
#include "config.h"

#include "loose-world-snapshot.h"

struct _LooseWorldSnapshot {
  gatomicrefcount ref_count;
  LeafWorldRows *shown;
  const LeafWorldRow *rows;
  guint32 n;
  guint32 *ends;
  GHashTable *values; /* char *: char * */
  GPtrArray *was;     /* of char *, by row; NULL: unchanged */
  gboolean *within;
};

guint
loose_world_snapshot_get_n_rows (LooseWorldSnapshot *self)
{
  return self->n;
}

const LeafWorldRow *
loose_world_snapshot_get_row (LooseWorldSnapshot *self, guint number)
{
  return number < self->n ? &self->rows[number] : NULL;
}

guint
loose_world_snapshot_get_end (LooseWorldSnapshot *self, guint number)
{
  return self->ends[number];
}

const char *
loose_world_snapshot_get_was (LooseWorldSnapshot *self, guint number)
{
  return self->was->pdata[number];
}

gboolean
loose_world_snapshot_has_changed_within (LooseWorldSnapshot *self, guint number)
{
  return self->within[number];
}

/* Records the value of a row, and whether it has changed. `parents` has the enclosing row of each level. */
static void
note_row (LooseWorldSnapshot *self, LooseWorldSnapshot *before, guint32 i, const guint32 *parents)
{
  const LeafWorldRow *row = &self->rows[i];
  const char *parent = row->level > 0 ? self->rows[parents[row->level - 1]].name : "";
  char *key = row->value != NULL ? g_strdup_printf ("%s\n%s", parent, row->name) : g_strdup (row->name);
  const char *value = row->value != NULL ? row->value : parent;
  const char *was = before != NULL ? g_hash_table_lookup (before->values, key) : NULL;

  if (was != NULL && !g_str_equal (was, value)) {
    self->was->pdata[i] = g_strdup (was);
    for (guint32 level = row->level; level-- > 0;)
      self->within[parents[level]] = TRUE;
  }
  if (!g_hash_table_contains (self->values, key))
    g_hash_table_insert (self->values, key, g_strdup (value));
  else
    g_free (key);
}

static void
note_rows (LooseWorldSnapshot *self, LooseWorldSnapshot *before)
{
  g_autoptr (GArray) parents = g_array_new (FALSE, TRUE, sizeof (guint32));

  for (guint32 i = 0; i < self->n; i++) {
    for (guint32 level = self->rows[i].level; level < parents->len; level++)
      self->ends[g_array_index (parents, guint32, level)] = i;
    g_array_set_size (parents, self->rows[i].level);
    note_row (self, before, i, (const guint32 *) parents->data);
    g_array_append_val (parents, i);
  }
  for (guint32 level = 0; level < parents->len; level++)
    self->ends[g_array_index (parents, guint32, level)] = self->n;
}

LooseWorldSnapshot *
loose_world_snapshot_ref (LooseWorldSnapshot *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
loose_world_snapshot_unref (LooseWorldSnapshot *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  leaf_world_rows_free (self->shown);
  g_free (self->ends);
  g_hash_table_unref (self->values);
  g_ptr_array_unref (self->was);
  g_free (self->within);
  g_free (self);
}

LooseWorldSnapshot *
loose_world_snapshot_new (LeafPlay *play, LooseWorldSnapshot *before)
{
  LooseWorldSnapshot *self = g_new0 (LooseWorldSnapshot, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->shown = leaf_play_world (play);
  self->rows = leaf_world_rows_rows (self->shown, &self->n);
  self->ends = g_new0 (guint32, MAX (self->n, 1));
  self->within = g_new0 (gboolean, MAX (self->n, 1));
  self->values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->was = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_set_size (self->was, (int) self->n);
  note_rows (self, before);
  return self;
}
