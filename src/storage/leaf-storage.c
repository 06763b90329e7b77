/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage.h"

#include "leaf-storage-extensions.h"
#include "leaf-storage-links.h"
#include "leaf-storage-pins.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

struct _LeafStorage {
  char *beside;           /* the materials, which may contain extensions themselves; NULL: none */
  GPtrArray *pins;        /* of LeafStoragePin *; NULL: no materials */
  GPtrArray *folders;     /* of char *: folders, in the order of the search */
  GPtrArray *kept;        /* of char *: all names and texts that were returned */
  GHashTable *paths;      /* returned name -> path */
  GHashTable *unsaved;    /* path -> GBytes: texts in editors */
  GHashTable *preferred;  /* "title/author" in lower case -> LeafStoragePin, whose `file` is a path */
  GHashTable *held;       /* place in the materials, in lower case -> text: files that are not on the disk */
  GHashTable *asked;      /* returned name -> place in the materials at which it was requested */
  GHashTable *texts;      /* returned name -> text, borrowed from `kept` */
  gboolean reads_plainly; /* as set by leaf_storage_read_plainly */
};

static const char *const materials_endings[] = { ".materials", " Materials" };

/* --- a story's own folders ---------------------------------------------------------------------------------------- */

static gboolean
is_project_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return g_str_has_suffix (name, ".inform") && strlen (name) > strlen (".inform");
}

/* The folder whose Source/story.ni is `path`; NULL if it is not such a file. */
static char *
folder_of_source (const char *path)
{
  g_autofree char *source = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *source_name = g_path_get_basename (source);

  return g_str_equal (name, "story.ni") && g_str_equal (source_name, "Source") ? g_path_get_dirname (source) : NULL;
}

char *
leaf_storage_project (const char *story)
{
  g_autofree char *path = g_canonicalize_filename (story, NULL);
  g_autofree char *folder = folder_of_source (path);

  if (folder != NULL)
    return is_project_name (folder) ? g_steal_pointer (&folder) : NULL;
  return is_project_name (path) && g_file_test (path, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&path) : NULL;
}

static char *find_entry (const char *folder, const char *wanted, const char *suffix);

/* The path of the text of an extension TITLE-v2.i7xd: Source/TITLE.i7x in it. */
static char *
text_of_extension (const char *folder)
{
  g_autofree char *title = g_path_get_basename (folder), *source = g_build_filename (folder, "Source", NULL),
                  *name = NULL;
  char *found;

  title[strlen (title) - strlen (".i7xd")] = '\0';
  leaf_storage_cut_version (title);
  found = find_entry (source, title, ".i7x");
  name = g_strconcat (title, ".i7x", NULL);
  return found != NULL ? found : g_build_filename (source, name, NULL);
}

char *
leaf_storage_text (const char *story)
{
  g_autofree char *path = g_canonicalize_filename (story, NULL);

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    return g_strdup (story);
  if (g_str_has_suffix (path, ".i7xd"))
    return text_of_extension (path);
  return g_build_filename (story, "Source", g_str_has_suffix (path, ".i7xp") ? "extension.i7x" : "story.ni", NULL);
}

/* For an extension in Extensions/AUTHOR, the folder that contains Extensions; NULL for other files. */
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
leaf_storage_materials (const char *story)
{
  g_autofree char *path = g_canonicalize_filename (story, NULL);
  g_autofree char *project = leaf_storage_project (path);
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

/* --- extensions --------------------------------------------------------------------------------------------------- */

LeafStorage *
leaf_storage_new (const char *materials)
{
  LeafStorage *self = g_atomic_rc_box_new0 (LeafStorage);

  self->beside = g_strdup (materials);
  self->pins = materials != NULL ? leaf_storage_pins (materials) : NULL;
  self->folders = g_ptr_array_new_with_free_func (g_free);
  self->kept = g_ptr_array_new_with_free_func (g_free);
  self->paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  self->preferred = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, leaf_storage_pin_free);
  self->held = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->texts = g_hash_table_new (g_str_hash, g_str_equal);
  if (materials != NULL)
    g_ptr_array_add (self->folders, g_build_filename (materials, "Extensions", NULL));
  g_ptr_array_add (self->folders, g_build_filename (g_get_home_dir (), "Inform", "Extensions", NULL));
  g_ptr_array_add (self->folders, leaf_storage_extensions_folder ());
  return self;
}

LeafStorage *
leaf_storage_copy (const LeafStorage *self)
{
  LeafStorage *copy = leaf_storage_new (self->beside);
  GHashTableIter iter;
  gpointer key, value;

  copy->reads_plainly = self->reads_plainly;
  g_hash_table_iter_init (&iter, self->unsaved);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy->unsaved, g_strdup (key), g_bytes_ref (value));
  g_hash_table_iter_init (&iter, self->held);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy->held, g_strdup (key), g_strdup (value));
  return copy;
}

static void
clear (gpointer data)
{
  LeafStorage *self = data;

  g_free (self->beside);
  g_clear_pointer (&self->pins, g_ptr_array_unref);
  g_ptr_array_unref (self->folders);
  g_ptr_array_unref (self->kept);
  g_hash_table_unref (self->paths);
  g_hash_table_unref (self->unsaved);
  g_hash_table_unref (self->preferred);
  g_hash_table_unref (self->held);
  g_hash_table_unref (self->asked);
  g_hash_table_unref (self->texts);
}

LeafStorage *
leaf_storage_ref (LeafStorage *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
leaf_storage_unref (LeafStorage *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* The version in the first line of a text: "2/210908" of "Version 2/210908 of Locks by Ann Author begins here."; "":
 * none. */
static char *
version_in_text (const char *text)
{
  char version[32] = { 0 };

  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;
  if (sscanf (text, "%*1[Vv]ersion%*[ \t]%31[0-9./]", version) != 1)
    version[0] = '\0';
  return g_strdup (version);
}

static char *
version_in_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char head[64];

  leaf_storage_read_head (path, head, sizeof head);
  return version_in_text (head);
}

/* The version of TITLE-v2.i7x or TITLE-v2.i7xd: that in its text, or else that in its name. */
static char *
version_of_entry (const char *folder, const char *name, const char *suffix)
{
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (suffix)), *said = version_in_file (folder, name);
  const char *of_name = leaf_storage_cut_version (stem);

  return *said == '\0' && of_name != NULL ? g_strdelimit (g_strdup (of_name), "_", '.') : g_steal_pointer (&said);
}

/* A search for an extension: the best file so far. */
typedef struct {
  const char *asked;    /* the requested version; NULL: any */
  const char *author;   /* whom a first line must name, if it names anybody; NULL: any author */
  char *path, *version; /* of the best file; NULL: none */
  gboolean serves;      /* the best file has an acceptable version */
  GPtrArray *versions;  /* of char *: all versions that exist; NULL: not collected */
} Choice;

static void
choice_clear (Choice *choice)
{
  g_free (choice->path);
  g_free (choice->version);
  if (choice->versions != NULL)
    g_ptr_array_unref (choice->versions);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Choice, choice_clear)

/* Replaces the best file if this one is better; takes ownership of the strings. An acceptable version is better than an
 * unacceptable one, and among equals the higher version is better. */
static void
consider (Choice *choice, char *path, char *version)
{
  gboolean serves = choice->asked == NULL || leaf_version_serves (version, choice->asked);

  if (choice->versions != NULL && *version != '\0')
    g_ptr_array_add (choice->versions, g_strdup (version));
  if (choice->path != NULL
      && (serves != choice->serves ? !serves : leaf_version_compare (version, choice->version) <= 0)) {
    g_free (path);
    g_free (version);
    return;
  }
  g_free (choice->path);
  g_free (choice->version);
  choice->path = path;
  choice->version = version;
  choice->serves = serves;
}

/* The name without the suffix, and without a version before it ("-v2", "-v1_0_3"); NULL if the name has another
 * suffix. */
static char *
stem_of_entry (const char *name, const char *suffix)
{
  char *stem = g_str_has_suffix (name, suffix) ? g_strndup (name, strlen (name) - strlen (suffix)) : NULL;

  if (stem != NULL)
    leaf_storage_cut_version (stem);
  return stem;
}

/* Returns FALSE if the first line of an extension names another author. */
static gboolean
may_be_by (const char *author, const char *path)
{
  g_autoptr (LeafStorageExtension) extension = author != NULL ? leaf_storage_extension_read (path) : NULL;
  g_autofree char *own = extension != NULL ? g_utf8_casefold (extension->author, -1) : NULL,
                  *wanted = extension != NULL ? g_utf8_casefold (author, -1) : NULL;

  return g_strcmp0 (own, wanted) == 0;
}

static void
consider_entry (Choice *choice, const char *folder, const char *name, const char *suffix)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (may_be_by (choice->author, path))
    consider (choice, g_steal_pointer (&path), version_of_entry (folder, name, suffix));
}

/* Considers the entries of a folder that are named `wanted`, with or without a version, and end in `suffix`. Case is
 * ignored; entries in the same case come first, because of equal versions the first is chosen. */
static void
consider_entries (Choice *choice, const char *folder, const char *wanted, const char *suffix)
{
  g_autoptr (GPtrArray) names = leaf_storage_text_names (folder), others = g_ptr_array_new ();
  g_autofree char *folded = g_utf8_casefold (wanted, -1);

  for (guint i = 0; i < names->len; i++) {
    const char *name = names->pdata[i];
    g_autofree char *stem = stem_of_entry (name, suffix), *lower = stem != NULL ? g_utf8_casefold (stem, -1) : NULL;

    if (g_strcmp0 (stem, wanted) == 0)
      consider_entry (choice, folder, name, suffix);
    else if (g_strcmp0 (lower, folded) == 0)
      g_ptr_array_add (others, names->pdata[i]);
  }
  for (guint i = 0; i < others->len; i++)
    consider_entry (choice, folder, others->pdata[i], suffix);
}

/* Considers the files of a folder that have the title in their first line, whatever they are called. */
static void
consider_first_lines (Choice *choice, const char *folder, const char *title)
{
  g_autoptr (GPtrArray) names = leaf_storage_text_names (folder);
  g_autofree char *folded = g_utf8_casefold (title, -1);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL), *own = NULL;
    g_autoptr (LeafStorageExtension) extension
        = g_str_has_suffix (path, ".i7x") ? leaf_storage_extension_read (path) : NULL;

    if (extension == NULL)
      continue;
    own = g_utf8_casefold (extension->title, -1);
    if (g_str_equal (own, folded) && may_be_by (choice->author, path))
      consider (choice, g_steal_pointer (&path), g_strdup (extension->version));
  }
}

/* The entry with the highest version of those that consider_entries considers; NULL: none. */
static char *
find_entry (const char *folder, const char *wanted, const char *suffix)
{
  g_auto (Choice) choice = { 0 };

  consider_entries (&choice, folder, wanted, suffix);
  return g_steal_pointer (&choice.path);
}

/* Considers Title.i7x and Title-v2.i7x, and the folder form Title-v2.i7xd/Source/Title.i7x; of equal versions the file
 * is chosen. If there is none, considers files that have the title in their first line. */
static void
consider_files (Choice *choice, const char *folder, const char *title)
{
  g_auto (Choice) folders = { .asked = choice->asked,
                              .author = choice->author,
                              .versions = choice->versions != NULL ? g_ptr_array_ref (choice->versions) : NULL };
  g_autofree char *source = NULL, *within = NULL;

  consider_entries (choice, folder, title, ".i7x");
  consider_entries (&folders, folder, title, ".i7xd");
  source = folders.path != NULL ? g_build_filename (folders.path, "Source", NULL) : NULL;
  within = source != NULL ? find_entry (source, title, ".i7x") : NULL;
  if (within != NULL)
    consider (choice, g_steal_pointer (&within), g_steal_pointer (&folders.version));
  if (choice->path == NULL)
    consider_first_lines (choice, folder, title);
}

static char *
key_of_preferred (const char *title, const char *author)
{
  g_autofree char *both = g_strconcat (title, "/", author, NULL);

  return g_utf8_casefold (both, -1);
}

void
leaf_storage_prefer (LeafStorage *self, const char *title, const char *author, const char *version, const char *path)
{
  LeafStoragePin *pin = g_new0 (LeafStoragePin, 1);

  pin->version = g_strdup (version);
  pin->file = g_canonicalize_filename (path, NULL);
  g_hash_table_replace (self->preferred, key_of_preferred (title, author), pin);
}

/* Considers the preferred file, or else the pinned one. */
static void
consider_pin (const LeafStorage *self, const char *title, const char *author, Choice *choice)
{
  g_autofree char *key = key_of_preferred (title, author);
  const LeafStoragePin *preferred = g_hash_table_lookup (self->preferred, key),
                       *pin = preferred != NULL    ? preferred
                              : self->pins != NULL ? leaf_storage_pins_find (self->pins, title, author)
                                                   : NULL;
  g_autofree char *path = pin == NULL || *pin->file == '\0' ? NULL
                          : preferred != NULL               ? g_strdup (pin->file)
                                                            : g_build_filename (self->beside, pin->file, NULL),
                  *text = path != NULL ? leaf_storage_text (path) : NULL;

  if (text != NULL && g_file_test (text, G_FILE_TEST_IS_REGULAR))
    consider (choice, g_steal_pointer (&text), g_strdup (pin->version));
}

/* Considers what is in the materials, or beside a story that is a single file, and in no author's folder. */
static void
consider_beside (const LeafStorage *self, const char *title, const char *author, Choice *choice)
{
  choice->author = author;
  consider_files (choice, self->beside, title);
  choice->author = NULL;
}

/* Searches for a pinned extension first, then in the story's folders, then in the user's. Returns the best path; NULL:
 * there is none. */
static char *
find_path (const LeafStorage *self, const char *title, const char *author, Choice *choice)
{
  consider_pin (self, title, author, choice);
  for (guint i = 0; i < self->folders->len && !choice->serves; i++) {
    g_autofree char *folder = find_entry (g_ptr_array_index (self->folders, i), author, "");

    if (folder != NULL)
      consider_files (choice, folder, title);
    if (i == 0 && self->beside != NULL && !choice->serves)
      consider_beside (self, title, author, choice);
  }
  return g_steal_pointer (&choice->path);
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return leaf_version_compare (*(const char *const *) a, *(const char *const *) b);
}

/* The versions in order, each once: "2, 2.4 and 3"; NULL: there are none. */
static char *
list_versions (GPtrArray *versions)
{
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) once = g_ptr_array_new ();

  g_ptr_array_sort (versions, compare_rows);
  for (guint i = 0; i < versions->len; i++)
    if (i == 0 || leaf_version_compare (versions->pdata[i], versions->pdata[i - 1]) != 0)
      g_ptr_array_add (once, versions->pdata[i]);
  for (guint i = 0; i < once->len; i++)
    g_string_append_printf (out, "%s%s",
                            i == 0              ? ""
                            : i + 1 < once->len ? ", "
                                                : " and ",
                            (const char *) once->pdata[i]);
  return g_string_free (out, once->len == 0);
}

/* The name by which the compiler knows a file: its base name or, for a second file of that name, its path from
 * Extensions. */
static char *
name_for (LeafStorage *self, const char *path)
{
  char *name = g_filename_display_basename (path);
  const char *known = g_hash_table_lookup (self->paths, name), *folder = g_strrstr (path, "/Extensions/");

  if (known == NULL || folder == NULL || g_str_equal (known, path))
    return name;
  g_free (name);
  return g_filename_display_name (folder + strlen ("/Extensions/"));
}

static gboolean
is_same_text (const char *text, const char *bytes, gsize length)
{
  return strlen (text) == length && memcmp (text, bytes, length) == 0;
}

/* Fills *found with a file that was requested at `place`. Takes ownership of the bytes. A file that is read again and
 * has not changed takes no more memory: a language server reads all files after each pause in typing. */
static void
keep (LeafStorage *self, const char *place, const char *path, char *bytes, gsize length, LeafSourceText *found)
{
  char *name = name_for (self, path);
  gpointer known_name, known;

  if (g_hash_table_lookup_extended (self->texts, name, &known_name, &known) && is_same_text (known, bytes, length)) {
    g_free (name);
    g_free (bytes);
    name = known_name;
    bytes = known;
  } else {
    g_ptr_array_add (self->kept, name);
    g_ptr_array_add (self->kept, bytes);
  }
  *found = (LeafSourceText) { .name = name, .bytes = bytes, .length = length };
  g_hash_table_replace (self->paths, g_strdup (name), g_strdup (path));
  g_hash_table_replace (self->asked, g_strdup (name), g_strdup (place));
  g_hash_table_replace (self->texts, name, bytes);
}

void
leaf_storage_set_unsaved_text (LeafStorage *self, const char *path, GBytes *text)
{
  g_hash_table_replace (self->unsaved, g_canonicalize_filename (path, NULL), g_bytes_ref (text));
}

void
leaf_storage_read_plainly (LeafStorage *self)
{
  self->reads_plainly = TRUE;
}

/* Returns TRUE if every line ends in \r\n. */
static gboolean
ends_like_windows (const char *bytes, gsize length)
{
  gboolean any = FALSE;

  for (gsize i = 0; i < length; i++) {
    if (bytes[i] == '\n' && (i == 0 || bytes[i - 1] != '\r'))
      return FALSE;
    any |= bytes[i] == '\n';
  }
  return any;
}

static void
make_plain (char *bytes, gsize *length)
{
  static const char mark[] = "\xEF\xBB\xBF";
  gsize from = *length >= 3 && memcmp (bytes, mark, 3) == 0 ? 3 : 0, n = 0;
  gboolean drops = ends_like_windows (bytes + from, *length - from);

  if (from == 0 && !drops)
    return;
  for (gsize i = from; i < *length; i++)
    if (!drops || bytes[i] != '\r' || bytes[i + 1] != '\n') /* a NUL follows the last byte */
      bytes[n++] = bytes[i];
  bytes[n] = '\0';
  *length = n;
}

/* The materials if the path is in them; NULL for a file in one of the user's folders, which may lead anywhere. */
static const char *
root_of (const LeafStorage *self, const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *beside = self->beside != NULL ? g_canonicalize_filename (self->beside, NULL) : NULL;
  gsize length = beside != NULL ? strlen (beside) : 0;

  return beside != NULL && strncmp (whole, beside, length) == 0 && whole[length] == '/' ? self->beside : NULL;
}

/* Reads the text of a file from its editor, if it is in one, or else from the disk. */
static gboolean
read_file (const LeafStorage *self, const char *path, char **bytes, gsize *length)
{
  g_autofree char *known = g_canonicalize_filename (path, NULL);
  GBytes *unsaved = g_hash_table_lookup (self->unsaved, known);
  const char *text;

  if (unsaved == NULL) {
    if (!leaf_storage_read_within (path, root_of (self, path), bytes, length))
      return FALSE;
    if (self->reads_plainly)
      make_plain (*bytes, length);
    return TRUE;
  }
  text = g_bytes_get_data (unsaved, length);
  *bytes = g_malloc0 (*length + 1);
  if (text != NULL)
    memcpy (*bytes, text, *length);
  return TRUE;
}

void
leaf_storage_hold (LeafStorage *self, const char *name, const char *text)
{
  g_hash_table_replace (self->held, g_utf8_casefold (name, -1), g_strdup (text));
}

static const char *
find_held (const LeafStorage *self, const char *place)
{
  g_autofree char *key = g_utf8_casefold (place, -1);

  return g_hash_table_lookup (self->held, key);
}

/* Reads the text that is held in memory for `place`, or else the file of the extension. */
static gboolean
read_extension (const LeafStorage *self, const char *place, const char *title, const char *author, Choice *choice,
                char **bytes, gsize *length)
{
  const char *held = find_held (self, place);

  if (held == NULL)
    return (choice->path = find_path (self, title, author, choice)) != NULL
           && read_file (self, choice->path, bytes, length);
  consider (choice, g_strconcat ("/", place, NULL), version_in_text (held));
  *length = strlen (held);
  *bytes = g_strdup (held);
  return TRUE;
}

/* What the engine does not read of an extension: "Inter/GlowKit, Figures/lamp.png"; NULL: nothing. Owned by the
 * storage. */
static const char *
list_unread (LeafStorage *self, const char *path)
{
  g_autoptr (GPtrArray) unread = leaf_storage_extension_unread (path);
  char *list;

  if (unread->len == 0)
    return NULL;
  g_ptr_array_add (unread, NULL);
  list = g_strjoinv (", ", (char **) unread->pdata);
  g_ptr_array_add (self->kept, list);
  return list;
}

gboolean
leaf_storage_find (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  LeafStorage *self = data;
  g_auto (Choice) choice = { .asked = version, .versions = g_ptr_array_new_with_free_func (g_free) };
  g_autofree char *bytes = NULL, *versions = NULL, *place = NULL;
  gsize length;

  if (title == NULL || author == NULL)
    return FALSE;
  place = g_strdup_printf ("Extensions/%s/%s.i7x", author, title);
  if (!read_extension (self, place, title, author, &choice, &bytes, &length))
    return FALSE;

  keep (self, place, choice.path, g_steal_pointer (&bytes), length, found);
  found->unread = list_unread (self, choice.path);
  versions = choice.serves ? NULL : list_versions (choice.versions);
  if (versions != NULL) {
    found->versions = versions;
    g_ptr_array_add (self->kept, g_steal_pointer (&versions));
  }
  return TRUE;
}

const char *
leaf_storage_path (const LeafStorage *self, const char *name)
{
  return g_hash_table_lookup (self->paths, name);
}

char *
leaf_storage_source_path (const LeafStorage *self, const LeafProgram *program, guint32 source)
{
  const char *part = leaf_program_source_part (program, source), *path;

  if (source == leaf_program_story_source (program))
    return NULL;
  if (part != NULL)
    return leaf_storage_part_path (self, part);
  path = leaf_storage_path (self, leaf_program_source_name (program, source));
  return path != NULL && g_path_is_absolute (path) ? g_strdup (path) : NULL;
}

const char *
leaf_storage_asked (const LeafStorage *self, const char *name, const char **text)
{
  *text = g_hash_table_lookup (self->texts, name);
  return g_hash_table_lookup (self->asked, name);
}

/* --- parts of a story --------------------------------------------------------------------------------------------- */

/* Returns TRUE if the file is on the disk or in an editor. */
static gboolean
is_there (const LeafStorage *self, const char *path)
{
  g_autofree char *known = g_canonicalize_filename (path, NULL);

  return g_hash_table_contains (self->unsaved, known) || g_file_test (path, G_FILE_TEST_EXISTS);
}

char *
leaf_storage_part_path (const LeafStorage *self, const char *name)
{
  g_autofree char *in_source = NULL, *beside = NULL;

  if (self->beside == NULL || *name == '\0' || *name == '.' || strpbrk (name, "/\\") != NULL)
    return NULL;
  in_source = g_build_filename (self->beside, "Source", name, NULL);
  beside = g_build_filename (self->beside, name, NULL);
  if (!is_there (self, in_source) && is_there (self, beside))
    return g_steal_pointer (&beside);
  return g_steal_pointer (&in_source);
}

int
leaf_storage_make_part (const LeafStorage *self, const char *name, const char *text)
{
  g_autofree char *path = leaf_storage_part_path (self, name),
                  *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  int number;

  if (path == NULL)
    return EINVAL;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return EEXIST;
  number = leaf_storage_make_folder (folder, self->beside);
  return number != 0 ? number : leaf_storage_write_within (path, self->beside, text, strlen (text), 0666);
}

static gboolean
find_part_file (LeafStorage *self, const char *name, LeafSourceText *found)
{
  g_autofree char *path = leaf_storage_part_path (self, name), *place = g_strconcat ("Source/", name, NULL);
  const char *held = find_held (self, place);
  char *bytes;
  gsize length;

  if (held != NULL) {
    keep (self, place, place, g_strdup (held), strlen (held), found);
    return TRUE;
  }
  if (path == NULL || !read_file (self, path, &bytes, &length))
    return FALSE;
  keep (self, place, path, bytes, length, found);
  return TRUE;
}

const char *
leaf_storage_get_materials (const LeafStorage *self)
{
  return self->beside;
}

gboolean
leaf_storage_find_part (const char *name, LeafSourceText *found, gpointer data)
{
  LeafStorage *self = data;

  return find_part_file (self, name, found);
}

char *
leaf_storage_story_of_part (const char *file)
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
