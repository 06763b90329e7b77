/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-multi-file-edit.h"

#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct {
  char *path, *old, *new;
} Change;

struct _LooseMultiFileEdit {
  GArray *changes; /* of Change */
};

static void
clear_change (gpointer data)
{
  Change *change = data;

  g_free (change->path);
  g_free (change->old);
  g_free (change->new);
}

LooseMultiFileEdit *
loose_multi_file_edit_new (void)
{
  LooseMultiFileEdit *self = g_new0 (LooseMultiFileEdit, 1);

  self->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_array_set_clear_func (self->changes, clear_change);
  return self;
}

void
loose_multi_file_edit_free (LooseMultiFileEdit *self)
{
  g_array_unref (self->changes);
  g_free (self);
}

guint
loose_multi_file_edit_get_n (LooseMultiFileEdit *self)
{
  return self->changes->len;
}

/* Takes ownership of `reason`. */
static gboolean
refuse (char **why_not, char *reason)
{
  g_autofree char *old = why_not != NULL ? g_steal_pointer (why_not) : g_steal_pointer (&reason);

  if (why_not != NULL)
    *why_not = reason;
  return FALSE;
}

static char *
say_changed (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_strdup_printf (_ ("“%s” has changed since the search."), name);
}

static char *
say_not_written (const char *path, int number)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_strdup_printf (_ ("“%s” cannot be written: %s."), name, g_strerror (number));
}

static gboolean
holds (const char *path, const char *text)
{
  g_autofree char *bytes = NULL;
  gsize length;

  return leaf_storage_read (path, &bytes, &length) && length == strlen (text) && memcmp (bytes, text, length) == 0;
}

gboolean
loose_multi_file_edit_add (LooseMultiFileEdit *self, const char *path, const LeafProgram *program, guint32 source,
                           const LeafEdit *edits, guint32 n, char **why_not)
{
  g_autofree char *bytes = NULL;
  gsize length;
  Change change;

  if (!leaf_storage_read (path, &bytes, &length) || !leaf_program_source_is_of (program, source, bytes, length))
    return refuse (why_not, say_changed (path));
  change = (Change) { g_strdup (path), NULL, leaf_edits_apply (bytes, edits, n) };
  change.old = g_steal_pointer (&bytes);
  g_array_append_val (self->changes, change);
  return TRUE;
}

gboolean
loose_multi_file_edit_make (LooseMultiFileEdit *self, char **why_not)
{
  for (guint i = 0; i < self->changes->len; i++) {
    const Change *change = &g_array_index (self->changes, Change, i);
    int number = leaf_storage_write (change->path, change->new, strlen (change->new), 0666);

    if (number != 0) {
      refuse (why_not, say_not_written (change->path, number));
      g_array_set_size (self->changes, i + 1); /* it may have been written, and only not flushed */
      loose_multi_file_edit_take_back (self, NULL);
      return FALSE;
    }
  }
  return TRUE;
}

gboolean
loose_multi_file_edit_take_back (LooseMultiFileEdit *self, char **why_not)
{
  gboolean all = TRUE;

  for (guint i = 0; i < self->changes->len; i++) {
    const Change *change = &g_array_index (self->changes, Change, i);

    if (!holds (change->path, change->new)
        || leaf_storage_write (change->path, change->old, strlen (change->old), 0666) != 0)
      all = refuse (why_not, say_changed (change->path));
  }
  return all;
}
