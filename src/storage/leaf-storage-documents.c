/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-documents.h"

#include "leaf-storage-extensions.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"

#include <string.h>

static void
document_free (gpointer data)
{
  LeafStorageDocument *document = data;

  g_free (document->title);
  g_free (document->text);
  g_free (document);
}

/* Replaces invalid UTF-8, and leaves out a blank text. */
static void
add (GPtrArray *documents, const char *title, const char *text)
{
  LeafStorageDocument *document;
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  if (*g_strstrip (valid) == '\0')
    return;
  document = g_new0 (LeafStorageDocument, 1);
  document->title = g_strdup (title);
  document->text = g_steal_pointer (&valid);
  g_ptr_array_add (documents, document);
}

/* "Locks" for Locks-v2.i7x */
static char *
title_of (const char *path)
{
  char *name = g_path_get_basename (path), *end = strrchr (name, '.');

  if (end != NULL)
    *end = '\0';
  leaf_storage_cut_version (name);
  return name;
}

static void
add_file (GPtrArray *documents, const char *title, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

  if (leaf_storage_read (path, &text, NULL))
    add (documents, title, text);
}

static void
add_examples (GPtrArray *documents, const char *title, const char *folder)
{
  g_autofree char *examples = g_build_filename (folder, "Examples", NULL);
  g_autoptr (GPtrArray) names = leaf_storage_text_names (examples);

  for (guint i = 0; i < names->len; i++) {
    const char *name = names->pdata[i];
    g_autofree char *stem = title_of (name), *whole = g_strconcat (title, ": ", stem, NULL);

    if (*name != '.')
      add_file (documents, whole, examples, name);
  }
}

/* The text after the line that ends the extension; NULL: there is none. */
static const char *
behind_end (const char *text)
{
  const char *end = strstr (text, " ends here.");

  end = end != NULL ? end : strstr (text, " end here.");
  return end != NULL ? strchr (end, '\n') : NULL;
}

static void
add_behind_end (GPtrArray *documents, const char *title, const char *text)
{
  const char *behind = behind_end (text);

  if (behind != NULL)
    add (documents, title, behind);
}

GPtrArray *
leaf_storage_documents_in (const char *name, const char *text)
{
  GPtrArray *documents = g_ptr_array_new_with_free_func (document_free);
  g_autofree char *title = title_of (name);

  add_behind_end (documents, title, text);
  return documents;
}

GPtrArray *
leaf_storage_documents (const char *path)
{
  GPtrArray *documents = g_ptr_array_new_with_free_func (document_free);
  g_autofree char *title = title_of (path), *source = g_path_get_dirname (path), *folder = g_path_get_dirname (source);
  g_autofree char *text = NULL, *documentation = NULL;

  if (!g_str_has_suffix (path, ".i7x"))
    return documents;
  if (g_str_has_suffix (folder, ".i7xd") || g_str_has_suffix (folder, ".i7xp")) {
    documentation = g_build_filename (folder, "Documentation", NULL);
    add_file (documents, title, documentation, "Documentation.md");
    add_examples (documents, title, documentation);
  }
  if (documents->len == 0 && leaf_storage_read (path, &text, NULL))
    add_behind_end (documents, title, text);
  return documents;
}
