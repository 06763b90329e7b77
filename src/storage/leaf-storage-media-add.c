/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-media-add.h"

#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum { LONGEST_NAME = 120, MOST_NUMBER = 1000 };

G_DEFINE_QUARK (leaf - storage - media - error - quark, leaf_storage_media_error)

static void
set_failed (GError **error, int number)
{
  g_set_error_literal (error, LEAF_STORAGE_MEDIA_ERROR, LEAF_STORAGE_MEDIA_FAILED, leaf_storage_strerror (number));
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static const char *
suffix_of (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL && dot != name ? dot : name + strlen (name);
}

/* A name that a text of a story can contain: there, brackets are substitutions, and apostrophes may become quotation
 * marks. */
static char *
dup_name (const char *from)
{
  g_autofree char *base = g_path_get_basename (from), *name = g_utf8_make_valid (base, -1);
  GString *out = g_string_new (NULL);

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);

    g_string_append_unichar (out, g_unichar_iscntrl (c) || strchr ("\"'[]/\\:", (int) MIN (c, 127)) != NULL ? '-' : c);
  }
  if (out->len > LONGEST_NAME) {
    g_autofree char *suffix = g_strdup (suffix_of (out->str));

    g_string_printf (out, "file%s", strlen (suffix) < LONGEST_NAME ? suffix : "");
  }
  if (out->str[0] == '.')
    out->str[0] = '-';
  return g_string_free (out, FALSE);
}

static char *
dup_numbered (const char *name, guint number)
{
  const char *suffix = suffix_of (name);

  return number == 1 ? g_strdup (name) : g_strdup_printf ("%.*s %u%s", (int) (suffix - name), name, number, suffix);
}

/* --- copying ------------------------------------------------------------------------------------------------------ */

static gboolean
has_bytes (const char *path, const char *root, const char *bytes, gsize length)
{
  g_autofree char *others = NULL;
  gsize n;

  return leaf_storage_read_within (path, root, &others, &n) && n == length && memcmp (others, bytes, n) == 0;
}

/* Returns the name of the copy; NULL on failure. The name of a broken link counts as taken. */
static char *
write_copy (const char *folder, const char *root, const char *name, const char *bytes, gsize length, GError **error)
{
  for (guint number = 1; number < MOST_NUMBER; number++) {
    g_autofree char *mine = dup_numbered (name, number), *path = g_build_filename (folder, mine, NULL);
    GStatBuf status;
    int failure;

    if (g_lstat (path, &status) == 0) {
      if (has_bytes (path, root, bytes, length))
        return g_steal_pointer (&mine);
      continue;
    }
    failure = leaf_storage_write_within (path, root, bytes, length, 0666);
    if (failure == 0)
      return g_steal_pointer (&mine);
    set_failed (error, failure);
    return NULL;
  }
  set_failed (error, EEXIST);
  return NULL;
}

static gboolean
check (const char *from, LeafStorageMedia *media, GError **error)
{
  switch (leaf_storage_media_fault (from, NULL, media)) {
  case LEAF_EFFECT_FINE: return TRUE;
  case LEAF_EFFECT_MISSING: set_failed (error, errno != 0 ? errno : ENOENT); return FALSE;
  case LEAF_EFFECT_DAMAGED:
    g_set_error_literal (error, LEAF_STORAGE_MEDIA_ERROR, LEAF_STORAGE_MEDIA_NOT_MEDIA, "not a picture or sound");
    return FALSE;
  case LEAF_EFFECT_HUGE:
    g_set_error_literal (error, LEAF_STORAGE_MEDIA_ERROR, LEAF_STORAGE_MEDIA_HUGE, "too large");
    return FALSE;
  }
  return FALSE;
}

char *
leaf_storage_media_add (const char *from, const char *materials, LeafStorageMedia *media, GError **error)
{
  g_autofree char *name = NULL, *folder = NULL, *bytes = NULL;
  gsize length;
  int failure;

  g_return_val_if_fail (from != NULL && materials != NULL && media != NULL, NULL);
  if (!check (from, media, error))
    return NULL;
  if (!leaf_storage_read (from, &bytes, &length)) {
    set_failed (error, errno);
    return NULL;
  }
  folder = g_build_filename (materials, media->is_sound ? "Sounds" : "Figures", NULL);
  failure = leaf_storage_make_folder (folder, materials);
  if (failure != 0) {
    set_failed (error, failure);
    return NULL;
  }
  name = dup_name (from);
  return write_copy (folder, materials, name, bytes, length, error);
}
