/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-bundle-entries.c: splits the text of a bundle into its files. It accesses no files, so the module for
 * WebAssembly contains it. */
#include "leaf-storage-bundle-entries.h"

#include <string.h>

static void
leaf_free (gpointer data)
{
  LeafBundleEntry *leaf = data;

  g_free (leaf->name);
  g_free (leaf->text);
  g_free (leaf);
}

GPtrArray *
leaf_storage_leaves_new (void)
{
  return g_ptr_array_new_with_free_func (leaf_free);
}

void
leaf_storage_leaves_add (GPtrArray *leaves, char *name, const char *text)
{
  LeafBundleEntry *leaf = g_new (LeafBundleEntry, 1);

  *leaf = (LeafBundleEntry) { name, g_utf8_make_valid (text, -1) };
  g_ptr_array_add (leaves, leaf);
}

/* Returns the line at *at without its line end, and moves *at to the next line, or to NULL if there is none. */
static char *
take_line (const char **at)
{
  const char *end = strchr (*at, '\n');
  char *line = end != NULL ? g_strndup (*at, (gsize) (end - *at)) : g_strdup (*at);

  *at = end != NULL ? end + 1 : NULL;
  return g_strchomp (line);
}

/* What follows the title in the first line of a bundle: "", or the serial number of a release. NULL for any other
 * line. */
static const char *
after_title (const char *line)
{
  gsize n = strspn (line, "%");

  if (n < 2 || !g_str_has_prefix (line + n, " " LEAF_STORAGE_BUNDLE_TITLE))
    return NULL;
  line += n + strlen (" " LEAF_STORAGE_BUNDLE_TITLE);
  if (*line == '\0')
    return line;
  return g_str_has_prefix (line, LEAF_STORAGE_BUNDLE_RELEASE) ? line + strlen (LEAF_STORAGE_BUNDLE_RELEASE) : NULL;
}

/* Returns the mark of a bundle from its first line, with the space: "%% " of "%% Looseleaf binder 1". NULL for any
 * other line. */
static char *
mark_of (const char *line)
{
  return after_title (line) != NULL ? g_strndup (line, strspn (line, "%") + 1) : NULL;
}

/* Returns the lines from *at to the next one that begins with the mark, without the last line end, and moves *at to
 * that line, or to NULL. */
static char *
take_text (const char **at, const char *mark)
{
  const char *begin = *at, *end = begin;

  while (end != NULL && *end != '\0' && !g_str_has_prefix (end, mark)) {
    end = strchr (end, '\n');
    end = end != NULL ? end + 1 : NULL;
  }
  *at = end != NULL && *end != '\0' ? end : NULL;
  if (begin == NULL)
    return g_strdup ("");
  if (end == NULL)
    return g_strdup (begin);
  return g_strndup (begin, end > begin ? (gsize) (end - begin) - 1 : 0);
}

gboolean
leaf_storage_is_serial (const char *text)
{
  return strlen (text) == LEAF_STORAGE_SERIAL_LENGTH && strspn (text, "0123456789") == LEAF_STORAGE_SERIAL_LENGTH;
}

char *
leaf_storage_bundle_release (const char *bytes, gsize length)
{
  const char *end = memchr (bytes, '\n', length), *release;
  g_autofree char *line = end != NULL ? g_strchomp (g_strndup (bytes, (gsize) (end - bytes))) : g_strdup ("");

  release = after_title (line);
  return release != NULL && leaf_storage_is_serial (release) ? g_strdup (release) : NULL;
}

GPtrArray *
leaf_storage_unbind (const char *bytes, gsize length)
{
  g_autofree char *text = g_strndup (bytes, length), *title = NULL, *mark = NULL;
  g_autoptr (GPtrArray) leaves = leaf_storage_leaves_new ();
  const char *at = text;

  title = take_line (&at);
  mark = mark_of (title);
  while (mark != NULL && at != NULL && g_str_has_prefix (at, mark)) {
    g_autofree char *line = take_line (&at), *leaf = take_text (&at, mark);

    leaf_storage_leaves_add (leaves, g_strdup (line + strlen (mark)), leaf);
  }
  return leaves->len > 0 ? g_steal_pointer (&leaves) : NULL;
}
