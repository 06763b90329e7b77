/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-bundle.h"

#include "leaf-storage-links.h"
#include "leaf-storage-project.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <string.h>

/* --- binding ------------------------------------------------------------------------------------------------------ */

static gboolean
begins_a_line (const char *text, const char *mark)
{
  gsize length = strlen (mark);

  while (text != NULL) {
    if (strncmp (text, mark, length) == 0)
      return TRUE;
    text = strchr (text, '\n');
    text = text != NULL ? text + 1 : NULL;
  }
  return FALSE;
}

static gboolean
has_any (const GPtrArray *leaves, const char *mark)
{
  for (guint i = 0; i < leaves->len; i++)
    if (begins_a_line (((LeafBundleEntry *) leaves->pdata[i])->text, mark))
      return TRUE;
  return FALSE;
}

/* Adds a source with its whole text from the storage: the program has an extension without the documentation after its
 * body. Sources that every Looseleaf has are left out. */
static void
add_source (const LeafStorage *storage, const LeafProgram *program, guint32 source, GPtrArray *leaves)
{
  const char *text, *place;

  if (source == leaf_program_story_source (program) || !leaf_program_source_is_authored (program, source)
      || leaf_program_source_bundled_text (program, source) != NULL)
    return;
  place = leaf_storage_asked (storage, leaf_program_source_name (program, source), &text);
  if (place != NULL)
    leaf_storage_leaves_add (leaves, g_strdup (place), text);
}

char *
leaf_storage_bind (const LeafStorage *storage, const LeafProgram *program)
{
  g_autoptr (GPtrArray) leaves = leaf_storage_leaves_new ();
  g_autoptr (GString) mark = g_string_new ("%%");
  GString *out = g_string_new (NULL);

  leaf_storage_leaves_add (leaves, g_strdup ("story.ni"),
                           leaf_program_source_text (program, leaf_program_story_source (program)));
  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    add_source (storage, program, i, leaves);
  while (has_any (leaves, mark->str))
    g_string_append_c (mark, '%');
  g_string_append_printf (out, "%s " LEAF_STORAGE_BUNDLE_TITLE, mark->str);
  if (leaf_program_release (program) != NULL)
    g_string_append_printf (out, LEAF_STORAGE_BUNDLE_RELEASE "%s", leaf_program_release (program));
  g_string_append_c (out, '\n');
  for (guint i = 0; i < leaves->len; i++) {
    LeafBundleEntry *leaf = leaves->pdata[i];

    g_string_append_printf (out, "%s %s\n%s\n", mark->str, leaf->name, leaf->text);
  }
  return g_string_free (out, FALSE);
}

/* --- taking apart ------------------------------------------------------------------------------------------------- */

void
leaf_storage_hold_leaves (LeafStorage *storage, const GPtrArray *leaves)
{
  for (guint i = 1; i < leaves->len; i++) {
    LeafBundleEntry *leaf = leaves->pdata[i];

    leaf_storage_hold (storage, leaf->name, leaf->text);
  }
}

/* Returns TRUE for Source/NAME or Extensions/AUTHOR/NAME, and FALSE for anything that leads elsewhere. */
static gboolean
is_within (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, "/", 0);
  guint n = g_strv_length (words);

  for (guint i = 0; i < n; i++)
    if (*words[i] == '\0' || *words[i] == '.')
      return FALSE;
  return strchr (name, '\\') == NULL
         && ((n == 2 && g_str_equal (words[0], "Source")) || (n == 3 && g_str_equal (words[0], "Extensions")));
}

static int
write_leaf (const char *materials, const LeafBundleEntry *leaf)
{
  g_autofree char *path = g_build_filename (materials, leaf->name, NULL), *folder = g_path_get_dirname (path);

  int number = leaf_storage_make_folder (folder, NULL);

  return number != 0 ? number : leaf_storage_write (path, leaf->text, strlen (leaf->text), 0666);
}

gboolean
leaf_storage_leaves_are_sound (const GPtrArray *leaves)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 1; i < leaves->len; i++) {
    const char *name = ((LeafBundleEntry *) leaves->pdata[i])->name;

    if (!is_within (name) || !g_hash_table_add (names, g_utf8_casefold (name, -1)))
      return FALSE;
  }
  return TRUE;
}

int
leaf_storage_project_unbind (const char *project, const GPtrArray *leaves)
{
  g_autofree char *materials = NULL;
  int number;

  if (!leaf_storage_leaves_are_sound (leaves))
    return EBADMSG;
  number = leaf_storage_project_create (project, ((LeafBundleEntry *) leaves->pdata[0])->text);
  if (number != 0)
    return number;
  materials = leaf_storage_materials (project);
  for (guint i = 1; number == 0 && i < leaves->len; i++)
    number = write_leaf (materials, leaves->pdata[i]);
  if (number != 0)
    leaf_storage_project_remove (project);
  return number;
}
