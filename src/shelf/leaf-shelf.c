/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-shelf.h"

#include "leaf-shelf-read.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

struct _LeafShelf {
  char *beside;       /* the materials, where an extension may lie without a folder; NULL: none */
  GPtrArray *folders; /* of char *, in the order in which they are looked through */
  GPtrArray *kept;    /* of char *, the names and texts handed out */
  GHashTable *paths;  /* name handed out -> file */
  GHashTable *lent;   /* file -> GBytes, of those that are being written */
};

static const char *const materials_endings[] = { ".materials", " Materials" };

/* --- a story's own folders ---------------------------------------------------------------------------------------------- */

static gboolean
is_project_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_str_has_suffix (name, ".inform") && strlen (name) > strlen (".inform");
}

/* The folder of which `path` is the Source/story.ni; NULL: it is no such file. */
static char *
folder_of_source (const char *path)
{
  g_autofree char *source = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *source_name = g_path_get_basename (source);

  return g_str_equal (name, "story.ni") && g_str_equal (source_name, "Source") ? g_path_get_dirname (source) : NULL;
}

char *
leaf_shelf_project (const char *story)
{
  g_autofree char *path = g_canonicalize_filename (story, NULL);
  g_autofree char *folder = folder_of_source (path);

  if (folder != NULL)
    return is_project_name (folder) ? g_steal_pointer (&folder) : NULL;
  return is_project_name (path) && g_file_test (path, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&path) : NULL;
}

/* Cuts "-v2" or "-v1_0_3" off the end of a name, and says what comes after the letter; NULL: it has none. */
static const char *
cut_version (char *stem)
{
  char *version = g_strrstr (stem, "-v");

  if (version == NULL || !g_ascii_isdigit (version[2]))
    return NULL;
  *version = '\0';
  return version + 2;
}

static char *find_entry (const char *folder, const char *wanted, const char *suffix);

/* The text of TITLE-v2.i7xd: Source/TITLE.i7x. */
static char *
text_of_extension (const char *folder)
{
  g_autofree char *title = g_path_get_basename (folder), *source = g_build_filename (folder, "Source", NULL), *name = NULL;
  char *found;

  title[strlen (title) - strlen (".i7xd")] = '\0';
  cut_version (title);
  found = find_entry (source, title, ".i7x");
  name = g_strconcat (title, ".i7x", NULL);
  return found != NULL ? found : g_build_filename (source, name, NULL);
}

char *
leaf_shelf_text (const char *story)
{
  g_autofree char *path = g_canonicalize_filename (story, NULL);

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    return g_strdup (story);
  if (g_str_has_suffix (path, ".i7xd"))
    return text_of_extension (path);
  return g_build_filename (story, "Source", g_str_has_suffix (path, ".i7xp") ? "extension.i7x" : "story.ni", NULL);
}

/* The folder that has Extensions/AUTHOR/..., of an extension that lies there; NULL: it lies elsewhere. */
static char *
owner_of_extension (const char *path)
{
  enum { DEEPEST = 4 }; /* Extensions/AUTHOR/TITLE.i7xd/Source/TITLE.i7x */
  g_autofree char *folder = g_path_get_dirname (path);

  if (!g_str_has_suffix (path, ".i7x") && !g_str_has_suffix (path, ".i7xd"))
    return NULL;
  for (guint i = 0; i < DEEPEST; i++) {
    g_autofree char *name = g_path_get_basename (folder), *above = g_path_get_dirname (folder);

    if (i > 0 && g_str_equal (name, "Extensions"))
      return g_steal_pointer (&above);
    g_free (folder);
    folder = g_steal_pointer (&above);
  }
  return NULL;
}

char *
leaf_shelf_materials (const char *story)
{
  g_autofree char *path = g_canonicalize_filename (story, NULL);
  g_autofree char *project = leaf_shelf_project (path);
  g_autofree char *materials = NULL, *older = NULL, *owner = NULL;

  if (project == NULL) {
    owner = owner_of_extension (path);
    return owner != NULL ? g_steal_pointer (&owner) : g_path_get_dirname (path);
  }
  project[strlen (project) - strlen (".inform")] = '\0';
  materials = g_strconcat (project, ".materials", NULL);
  older = g_strconcat (project, " Materials", NULL);
  if (!g_file_test (materials, G_FILE_TEST_IS_DIR) && g_file_test (older, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&older);
  return g_steal_pointer (&materials);
}

/* --- extensions ----------------------------------------------------------------------------------------------------------- */

LeafShelf *
leaf_shelf_new (const char *materials)
{
  LeafShelf *self = g_atomic_rc_box_new0 (LeafShelf);

  self->beside = g_strdup (materials);
  self->folders = g_ptr_array_new_with_free_func (g_free);
  self->kept = g_ptr_array_new_with_free_func (g_free);
  self->paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->lent = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  if (materials != NULL)
    g_ptr_array_add (self->folders, g_build_filename (materials, "Extensions", NULL));
  g_ptr_array_add (self->folders, g_build_filename (g_get_home_dir (), "Inform", "Extensions", NULL));
  g_ptr_array_add (self->folders, g_build_filename (g_get_user_data_dir (), "looseleaf", "extensions", NULL));
  return self;
}

static void
clear (gpointer data)
{
  LeafShelf *self = data;

  g_free (self->beside);
  g_ptr_array_unref (self->folders);
  g_ptr_array_unref (self->kept);
  g_hash_table_unref (self->paths);
  g_hash_table_unref (self->lent);
}

LeafShelf *
leaf_shelf_ref (LeafShelf *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
leaf_shelf_unref (LeafShelf *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Versions are numbers, the first of which counts most, as "2", "1_0_3", "2/210908" and "1.0.3" have them; what is not named counts as nothing. */
static int
compare_versions (const char *a, const char *b)
{
  while (*a != '\0' || *b != '\0') {
    char *a_end, *b_end;
    guint64 x = g_ascii_strtoull (a, &a_end, 10), y = g_ascii_strtoull (b, &b_end, 10);

    if (x != y)
      return x < y ? -1 : 1;
    a = *a_end != '\0' ? a_end + 1 : a_end;
    b = *b_end != '\0' ? b_end + 1 : b_end;
  }
  return 0;
}

/* What a file says of itself in its first line: "Version 2/210908 of Locks by Ann Author begins here."; "" where it says nothing. */
static char *
version_in_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char line[64], version[32] = { 0 };

  leaf_shelf_read_head (path, line, sizeof line);
  line[strcspn (line, "\n")] = '\0';
  if (sscanf (line, "%*1[Vv]ersion %31[0-9./]", version) != 1)
    version[0] = '\0';
  return g_strdup (version);
}

/* The entry of `folder` that is called `wanted` whatever its letters' case, or `wanted` and a version ("-v2", "-v1_0_3"),
 * and ends in `suffix`.  Of several the one of the highest version. */
static char *
find_entry (const char *folder, const char *wanted, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *folded = g_utf8_casefold (wanted, -1);
  g_autofree char *best = NULL, *best_version = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *stem = NULL, *lower = NULL, *version = NULL;
    const char *of_name;

    if (!g_str_has_suffix (name, suffix))
      continue;
    stem = g_strndup (name, strlen (name) - strlen (suffix));
    of_name = cut_version (stem);
    lower = g_utf8_casefold (stem, -1);
    if (!g_str_equal (lower, folded))
      continue;
    version = of_name != NULL ? g_strdup (of_name) : version_in_file (folder, name);
    if (best == NULL || compare_versions (version, best_version) > 0) {
      g_free (best);
      g_free (best_version);
      best = g_strdup (name);
      best_version = g_steal_pointer (&version);
    }
  }
  return best != NULL ? g_build_filename (folder, best, NULL) : NULL;
}

/* Of a path that find_entry gave. */
static char *
version_of_entry (const char *path, const char *suffix)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path),
                  *stem = g_strndup (name, strlen (name) - strlen (suffix));
  const char *of_name = cut_version (stem);

  return of_name != NULL ? g_strdup (of_name) : version_in_file (folder, name);
}

/* "Title.i7x" and "Title-v2.i7x", and the folder form "Title-v2.i7xd/Source/Title.i7x": the higher version; where they are the same, the file. */
static char *
find_file (const char *author_folder, const char *title)
{
  g_autofree char *file = find_entry (author_folder, title, ".i7x"), *directory = find_entry (author_folder, title, ".i7xd"),
                  *source = directory != NULL ? g_build_filename (directory, "Source", NULL) : NULL,
                  *within = source != NULL ? find_entry (source, title, ".i7x") : NULL, *version = NULL, *version_within = NULL;

  if (file == NULL || within == NULL)
    return file != NULL ? g_steal_pointer (&file) : g_steal_pointer (&within);
  version = version_of_entry (file, ".i7x");
  version_within = version_of_entry (directory, ".i7xd");
  return compare_versions (version_within, version) > 0 ? g_steal_pointer (&within) : g_steal_pointer (&file);
}

static char *
find_path (const LeafShelf *self, const char *title, const char *author)
{
  for (guint i = 0; i < self->folders->len; i++) {
    g_autofree char *folder = find_entry (g_ptr_array_index (self->folders, i), author, "");
    char *path = folder != NULL ? find_file (folder, title) : NULL;

    if (path != NULL)
      return path;
  }
  return self->beside != NULL ? find_entry (self->beside, title, ".i7x") : NULL;
}

/* The file's name; of a second file of that name, as much of its path as tells whose it is. */
static char *
name_for (LeafShelf *self, const char *path)
{
  char *name = g_path_get_basename (path);
  const char *known = g_hash_table_lookup (self->paths, name), *folder = g_strrstr (path, "/Extensions/");

  if (known == NULL || folder == NULL || g_str_equal (known, path))
    return name;
  g_free (name);
  return g_strdup (folder + strlen ("/Extensions/"));
}

/* Takes over the bytes. */
static void
keep (LeafShelf *self, const char *path, char *bytes, gsize length, LeafSourceText *found)
{
  char *name = name_for (self, path);

  *found = (LeafSourceText) { .name = name, .bytes = bytes, .length = length };
  g_ptr_array_add (self->kept, name);
  g_ptr_array_add (self->kept, bytes);
  g_hash_table_replace (self->paths, g_strdup (name), g_strdup (path));
}

void
leaf_shelf_lend (LeafShelf *self, const char *path, GBytes *text)
{
  g_hash_table_replace (self->lent, g_canonicalize_filename (path, NULL), g_bytes_ref (text));
}

/* As it is being written, if somebody does; else as it lies on the disk. */
static gboolean
read_file (const LeafShelf *self, const char *path, char **bytes, gsize *length)
{
  g_autofree char *known = g_canonicalize_filename (path, NULL);
  GBytes *lent = g_hash_table_lookup (self->lent, known);
  const char *text;

  if (lent == NULL)
    return leaf_shelf_read (path, bytes, length);
  text = g_bytes_get_data (lent, length);
  *bytes = g_malloc0 (*length + 1);
  if (text != NULL)
    memcpy (*bytes, text, *length);
  return TRUE;
}

gboolean
leaf_shelf_find (const char *title, const char *author, LeafSourceText *found, gpointer data)
{
  LeafShelf *self = data;
  g_autofree char *path = NULL, *bytes = NULL;
  gsize length;

  if (title == NULL || author == NULL)
    return FALSE;
  path = find_path (self, title, author);
  if (path == NULL || !read_file (self, path, &bytes, &length))
    return FALSE;

  keep (self, path, g_steal_pointer (&bytes), length, found);
  return TRUE;
}

const char *
leaf_shelf_path (const LeafShelf *self, const char *name)
{
  return g_hash_table_lookup (self->paths, name);
}

/* --- parts of a story ------------------------------------------------------------------------------------------------------- */

char *
leaf_shelf_part_path (const LeafShelf *self, const char *name)
{
  g_autofree char *in_source = NULL, *beside = NULL;

  if (self->beside == NULL || *name == '\0' || *name == '.' || strpbrk (name, "/\\") != NULL)
    return NULL;
  in_source = g_build_filename (self->beside, "Source", name, NULL);
  beside = g_build_filename (self->beside, name, NULL);
  if (!g_file_test (in_source, G_FILE_TEST_EXISTS) && g_file_test (beside, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&beside);
  return g_steal_pointer (&in_source);
}

static gboolean
find_part_file (LeafShelf *self, const char *name, LeafSourceText *found)
{
  g_autofree char *path = leaf_shelf_part_path (self, name);
  char *bytes;
  gsize length;

  if (path == NULL || !read_file (self, path, &bytes, &length))
    return FALSE;
  keep (self, path, bytes, length, found);
  return TRUE;
}

gboolean
leaf_shelf_find_part (const char *name, LeafSourceText *found, gpointer data)
{
  LeafShelf *self = data;

  return find_part_file (self, name, found);
}

char *
leaf_shelf_story_of_part (const char *file)
{
  g_autofree char *path = g_canonicalize_filename (file, NULL);
  g_autofree char *source = g_path_get_dirname (path), *materials = g_path_get_dirname (source);
  g_autofree char *source_name = g_path_get_basename (source);

  if (!g_str_has_suffix (path, ".i7") || !g_str_equal (source_name, "Source"))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (materials_endings); i++)
    if (g_str_has_suffix (materials, materials_endings[i])) {
      g_autofree char *stem = g_strndup (materials, strlen (materials) - strlen (materials_endings[i]));
      g_autofree char *project = g_strconcat (stem, ".inform", NULL);
      g_autofree char *story = g_build_filename (project, "Source", "story.ni", NULL);

      return g_file_test (story, G_FILE_TEST_EXISTS) ? g_steal_pointer (&story) : NULL;
    }
  return NULL;
}
