/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-extensions.h"

#include "leaf-bundled.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"

#include <string.h>

enum { MOST_LISTED = 10000, HEAD_BYTES = 1024 };

void
leaf_storage_extension_free (LeafStorageExtension *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->author);
  g_free (self->version);
  g_free (self->path);
  g_free (self);
}

char *
leaf_storage_extensions_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "looseleaf", "extensions", NULL);
}

/* --- the first line ----------------------------------------------------------------------------------------------- */

/* The first line without "begins here."; NULL if the text is not that of an extension. */
static char *
first_line (const char *text)
{
  static const char *const endings[] = { "begins here.", "begin here." };
  g_autofree char *line = NULL;

  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;
  while (g_ascii_isspace (*text))
    text++;
  line = g_strndup (text, strcspn (text, "\r\n"));
  g_strchomp (line);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (line, endings[i])) {
      line[strlen (line) - strlen (endings[i])] = '\0';
      g_strchomp (line);
      return g_utf8_validate (line, -1, NULL) ? g_steal_pointer (&line) : NULL;
    }
  return NULL;
}

/* Removes "Version 2 of " from the line, and returns the number, or "" if there is none. */
static char *
take_version (char *line)
{
  static const char word[] = "version ";
  char *of = strstr (line, " of ");
  g_autofree char *version = NULL;

  if (g_ascii_strncasecmp (line, word, strlen (word)) != 0 || of == NULL)
    return g_strdup ("");
  version = g_strndup (line + strlen (word), (gsize) (of - line) - MIN ((gsize) (of - line), strlen (word)));
  memmove (line, of + 4, strlen (of + 4) + 1);
  return g_strdup (g_strstrip (version));
}

/* An Include sentence calls "Title (for Glulx only)" just "Title". */
static void
cut_remark (char *title)
{
  char *open = strstr (title, " (for ");

  if (open != NULL && g_str_has_suffix (open, ")"))
    *open = '\0';
  g_strstrip (title);
}

static gboolean
read_first_line (LeafStorageExtension *self, const char *text)
{
  g_autofree char *line = first_line (text), *version = NULL;
  char *by, *place;

  if (line == NULL)
    return FALSE;
  version = take_version (line);
  if ((place = strstr (line, ", in place of ")) != NULL) {
    self->stands_in = TRUE;
    memmove (line, place + strlen (", in place of "), strlen (place + strlen (", in place of ")) + 1);
    if ((place = strstr (line, " up to version ")) != NULL)
      *place = '\0';
    if (g_str_has_suffix (line, ","))
      line[strlen (line) - 1] = '\0';
  }
  if ((by = strstr (line, " by ")) == NULL)
    return FALSE;
  *by = '\0';
  cut_remark (line);
  g_free (self->title);
  self->title = g_strdup (line);
  g_free (self->author);
  self->author = g_strdup (g_strstrip (by + 4));
  g_free (self->version);
  self->version = g_steal_pointer (&version);
  return TRUE;
}

/* --- one extension ------------------------------------------------------------------------------------------------ */

const char *
leaf_storage_cut_version (char *name)
{
  char *version = g_strrstr (name, "-v");

  if (version == NULL || !g_ascii_isdigit (version[2]))
    return NULL;
  *version = '\0';
  return version + 2;
}

/* Sets the title, author and version that a path gives: "Locks", "Ann Author" and "2.1" for Ann
 * Author/Locks-v2_1.i7x. */
static void
read_file_name (LeafStorageExtension *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path), *folder = g_path_get_dirname (path);
  char *ending = strrchr (name, '.');
  const char *version;

  if (ending != NULL)
    *ending = '\0';
  version = leaf_storage_cut_version (name);
  self->version = g_strdelimit (g_strdup (version != NULL ? version : ""), "_", '.');
  self->title = g_strdup (name);
  self->author = g_path_get_basename (folder);
}

static LeafStorageExtension *
read_any (const char *path, LeafStorageOwner owner, gboolean *is_sound)
{
  LeafStorageExtension *self = g_new0 (LeafStorageExtension, 1);
  g_autofree char *text_path = leaf_storage_text (path), *of_name = NULL;
  char head[HEAD_BYTES];

  self->owner = owner;
  self->path = g_strdup (path);
  read_file_name (self, path);
  of_name = g_strdup (self->version);
  leaf_storage_read_head (text_path, head, sizeof head);
  *is_sound = read_first_line (self, head);
  if (*self->version == '\0' && *of_name != '\0') {
    g_free (self->version);
    self->version = g_steal_pointer (&of_name);
  }
  return self;
}

LeafStorageExtension *
leaf_storage_extension_read (const char *path)
{
  g_autoptr (LeafStorageExtension) self = NULL;
  gboolean is_sound;

  if (!g_str_has_suffix (path, ".i7x") && !g_str_has_suffix (path, ".i7xd"))
    return NULL;
  self = read_any (path, LEAF_STORAGE_OF_USER, &is_sound);
  return is_sound ? g_steal_pointer (&self) : NULL;
}

char *
leaf_storage_extension_hash (const LeafStorageExtension *self)
{
  return self->bytes != NULL ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, self->bytes, -1)
                             : leaf_storage_hash (self->path);
}

gboolean
leaf_storage_extension_is_used (const LeafStorageExtension *self, const LeafStorage *storage,
                                const LeafProgram *program)
{
  g_autofree char *text = self->path != NULL ? leaf_storage_text (self->path) : NULL,
                  *whole = text != NULL ? g_canonicalize_filename (text, NULL) : NULL;

  for (guint32 source = 1; source <= leaf_program_n_sources (program); source++) {
    const char *path = leaf_storage_path (storage, leaf_program_source_name (program, source));
    g_autofree char *found = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;

    if (leaf_program_source_credit (program, source, TRUE) == NULL)
      continue;
    if (self->bytes != NULL
            ? leaf_program_source_bundled_text (program, source) == self->bytes
            : leaf_program_source_bundled_text (program, source) == NULL && g_strcmp0 (found, whole) == 0)
      return TRUE;
  }
  return FALSE;
}

/* --- what the engine does not read -------------------------------------------------------------------------------- */

/* The folder TITLE-v2.i7xd that is `path`, or has it in Source; NULL: there is none. */
static char *
folder_of (const char *path)
{
  g_autofree char *source = g_path_get_dirname (path), *folder = g_path_get_dirname (source);

  if (g_str_has_suffix (path, ".i7xd"))
    return g_strdup (path);
  return g_str_has_suffix (folder, ".i7xd") ? g_steal_pointer (&folder) : NULL;
}

/* The kits that the extension's metadata requires; the rest of that file is ignored. */
static void
add_kits_of_metadata (GPtrArray *unread, const char *folder)
{
  static const char pattern[] = "\"type\"\\s*:\\s*\"kit\"\\s*,\\s*\"title\"\\s*:\\s*\"([^\"]{1,80})\"";
  g_autofree char *path = g_build_filename (folder, "extension_metadata.json", NULL), *text = NULL, *valid = NULL;
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gsize length;

  if (!leaf_storage_read (path, &text, &length) || length > 1024 * 1024)
    return;
  valid = g_utf8_make_valid (text, (gssize) length);
  for (g_regex_match (regex, valid, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL)) {
    g_autofree char *name = g_match_info_fetch (match, 1);

    g_ptr_array_add (unread, g_strconcat ("Inter/", name, NULL));
  }
}

static void
add_folder (GPtrArray *unread, const char *materials, const char *name)
{
  g_autofree char *path = g_build_filename (materials, name, NULL);
  g_autoptr (GPtrArray) entries = leaf_storage_names (path);

  for (guint i = 0; entries != NULL && i < entries->len; i++) {
    g_autofree char *shown = g_filename_display_name (entries->pdata[i]);
    char *what = *shown != '.' ? g_strconcat (name, "/", shown, NULL) : NULL;

    if (what != NULL && !g_ptr_array_find_with_equal_func (unread, what, g_str_equal, NULL))
      g_ptr_array_add (unread, what);
    else
      g_free (what);
  }
}

GPtrArray *
leaf_storage_extension_unread (const char *path)
{
  static const char *const names[] = { "Inter", "Languages", "Figures", "Sounds", "Data", "Templates", "Pipelines" };
  GPtrArray *unread = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = folder_of (path), *materials = NULL;

  if (folder == NULL)
    return unread;
  materials = g_build_filename (folder, "Materials", NULL);
  add_kits_of_metadata (unread, folder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    add_folder (unread, materials, names[i]);
  return unread;
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

/* Adds the extensions in a folder: files TITLE.i7x and folders TITLE.i7xd. */
static void
list_folder (GPtrArray *list, const char *folder, LeafStorageOwner owner)
{
  g_autoptr (GPtrArray) names = leaf_storage_text_names (folder);

  for (guint i = 0; i < names->len && list->len < MOST_LISTED; i++) {
    const char *name = names->pdata[i];
    g_autofree char *path = g_build_filename (folder, name, NULL);
    gboolean is_sound;

    if (*name != '.'
        && (g_str_has_suffix (name, ".i7xd") ? g_file_test (path, G_FILE_TEST_IS_DIR)
                                             : g_str_has_suffix (name, ".i7x")))
      g_ptr_array_add (list, read_any (path, owner, &is_sound));
  }
}

/* Adds the extensions in a folder that has a folder for each author. */
static void
list_authors (GPtrArray *list, const char *folder, LeafStorageOwner owner)
{
  g_autoptr (GPtrArray) names = leaf_storage_text_names (folder);

  for (guint i = 0; i < names->len; i++) {
    const char *name = names->pdata[i];
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (*name != '.' && !g_str_equal (name, "Reserved") && g_file_test (path, G_FILE_TEST_IS_DIR))
      list_folder (list, path, owner);
  }
}

static void
list_bundled (GPtrArray *list)
{
  for (const LeafBundledFile *file = leaf_extension_files; file->name != NULL; file++) {
    LeafStorageExtension *self = g_new0 (LeafStorageExtension, 1);

    self->owner = LEAF_STORAGE_BUNDLED;
    self->bytes = file->bytes;
    read_file_name (self, file->name);
    read_first_line (self, file->bytes);
    g_ptr_array_add (list, self);
  }
}

/* Ignores case, and gives the same order in every locale. */
static int
compare_texts (const char *one, const char *other)
{
  g_autofree char *first = g_utf8_casefold (one, -1), *second = g_utf8_casefold (other, -1);

  return strcmp (first, second);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const LeafStorageExtension *one = *(const LeafStorageExtension *const *) a,
                             *other = *(const LeafStorageExtension *const *) b;
  int order = compare_texts (one->title, other->title);

  if (order == 0)
    order = compare_texts (one->author, other->author);
  if (order == 0)
    order = (int) one->owner - (int) other->owner;
  if (order == 0)
    order = leaf_version_compare (other->version, one->version);
  return order != 0 ? order : g_strcmp0 (one->path, other->path);
}

GPtrArray *
leaf_storage_extensions (const char *materials)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_storage_extension_free);
  g_autofree char *own = leaf_storage_extensions_folder (),
                  *inform = g_build_filename (g_get_home_dir (), "Inform", "Extensions", NULL), *of_story = NULL;

  if (materials != NULL) {
    of_story = g_build_filename (materials, "Extensions", NULL);
    list_authors (list, of_story, LEAF_STORAGE_OF_STORY);
    list_folder (list, materials, LEAF_STORAGE_OF_STORY);
  }
  list_authors (list, inform, LEAF_STORAGE_OF_USER);
  list_authors (list, own, LEAF_STORAGE_OF_USER);
  list_bundled (list);
  g_ptr_array_sort (list, compare);
  return list;
}
