/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folders of a story, in whatever way its path is given, and what is found in them. */
#include "leaf-storage-bundle.h"
#include "leaf-storage-pins.h"
#include "leaf-storage-project.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"
#include "leaf-storage.h"

#include <errno.h>

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <string.h>
#include <unistd.h>

static char *
make_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("leaf-XXXXXX", NULL);

  g_assert_nonnull (folder);
  g_assert_cmpint (g_chdir (folder), ==, 0);
  return g_get_current_dir (); /* as a relative path will be completed */
}

static void
make_folders_of (const char *const *folders)
{
  for (; *folders != NULL; folders++)
    g_assert_cmpint (g_mkdir_with_parents (*folders, 0755), ==, 0);
}

static void
assert_text_of (const char *folder, const char *name, const char *wanted)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, wanted);
}

static void
write_in (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* The text of the extension that an Include sentence finds; NULL: none. */
static void
assert_found (const char *materials, const char *title, const char *author, const char *wanted)
{
  g_autoptr (LeafStorage) storage = leaf_storage_new (materials);
  LeafSourceText found;
  gboolean is_found = leaf_storage_find (title, author, NULL, &found, storage);

  g_assert_cmpstr (is_found ? found.bytes : NULL, ==, wanted);
}

static void
assert_path (const char *found, const char *folder, const char *wanted)
{
  g_autofree char *path = wanted != NULL ? g_canonicalize_filename (wanted, folder) : NULL;

  g_assert_cmpstr (found, ==, path);
}

/* The same story has the same materials, in whatever way its path is given. */
static void
test_materials (void)
{
  static const char *const folders[] = { "Tale.inform/Source",
                                         "Old.inform/Source",
                                         "Old Materials",
                                         "Both.inform/Source",
                                         "Both.materials",
                                         "Both Materials",
                                         ".inform/Source",
                                         "plain/Source",
                                         "Tale.inform/Notes",
                                         "not.inform.d/Source",
                                         NULL };
  static const struct {
    const char *story, *project, *materials;
  } cases[] = {
    { "Tale.inform", "Tale.inform", "Tale.materials" },
    { "Tale.inform/", "Tale.inform", "Tale.materials" },
    { "Tale.inform/Source/story.ni", "Tale.inform", "Tale.materials" },
    { "./Tale.inform/Notes/../Source/story.ni", "Tale.inform", "Tale.materials" },
    { "Old.inform", "Old.inform", "Old Materials" },
    { "Old.inform/Source/story.ni", "Old.inform", "Old Materials" },
    { "Both.inform/Source/story.ni", "Both.inform", "Both.materials" },
    /* Files by themselves. */
    { "tale.ni", NULL, "." },
    { "plain/Source/story.ni", NULL, "plain/Source" },
    { "Tale.inform/Notes/story.ni", NULL, "Tale.inform/Notes" },
    { "Tale.inform/Source/other.ni", NULL, "Tale.inform/Source" },
    { "not.inform.d/Source/story.ni", NULL, "not.inform.d/Source" },
    { ".inform/Source/story.ni", NULL, ".inform/Source" },
    { "file.inform", NULL, "." }, /* no folder */
  };
  g_autofree char *folder = make_folder ();

  make_folders_of (folders);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *whole = g_canonicalize_filename (cases[i].story, folder);
    const char *const ways[] = { cases[i].story, whole };

    for (guint k = 0; k < G_N_ELEMENTS (ways); k++) {
      g_autofree char *project = leaf_storage_project (ways[k]);
      g_autofree char *materials = leaf_storage_materials (ways[k]);

      assert_path (project, folder, cases[i].project);
      assert_path (materials, folder, cases[i].materials);
    }
  }
  g_assert_cmpint (g_chdir ("Tale.inform/Source"), ==, 0);
  g_autofree char *near = leaf_storage_materials ("story.ni");
  assert_path (near, folder, "Tale.materials");
}

static void
test_extensions (void)
{
  g_autofree char *materials = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autofree char *author = g_build_filename (materials, "Extensions", "Ann Author", NULL);
  g_autofree char *source = g_build_filename (author, "Locks-v2_1.i7xd", "Source", NULL);
  g_autofree char *doors = g_build_filename (author, "Doors-v3.i7x", NULL);
  g_autofree char *locks = g_build_filename (source, "Locks.i7x", NULL);
  g_autoptr (LeafStorage) extensions = leaf_storage_new (materials);
  LeafSourceText found;
  const char *first;

  g_mkdir_with_parents (source, 0755);
  g_file_set_contents (doors, "doors", -1, NULL);
  g_file_set_contents (locks, "locks", -1, NULL);
  g_assert_true (leaf_storage_find ("doors", "ANN AUTHOR", NULL, &found, extensions));
  g_assert_cmpstr (found.bytes, ==, "doors");
  g_assert_true (leaf_storage_find ("Locks", "Ann Author", NULL, &found, extensions));
  g_assert_cmpmem (found.bytes, found.length, "locks", 5);
  g_assert_false (leaf_storage_find ("Windows", "Ann Author", NULL, &found, extensions));
  first = found.bytes;
  g_assert_true (leaf_storage_find ("Locks", "Ann Author", NULL, &found, extensions));
  g_assert_true (found.bytes == first); /* read again, it takes no more memory */
  g_file_set_contents (locks, "new locks", -1, NULL);
  g_assert_true (leaf_storage_find ("Locks", "Ann Author", NULL, &found, extensions));
  g_assert_cmpstr (found.bytes, ==, "new locks");
  g_assert_cmpstr (first, ==, "locks"); /* a program may still refer to it */
  g_assert_false (leaf_storage_find ("Doors", "Bob", NULL, &found, extensions));
}

/* Two files with the same name are distinguished, and each leads to its place. */
static void
test_namesakes (void)
{
  static const char *const names[] = { "Ann Author/Doors.i7x", "Bob Builder/Doors.i7x" }, *const titles[]
                                                                                          = { "Doors.i7x",
                                                                                              "Bob Builder/Doors.i7x" };
  g_autofree char *materials = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autoptr (LeafStorage) shelf = leaf_storage_new (materials);
  LeafSourceText found;

  for (guint i = 0; i < 4; i++) {
    g_autofree char *path = g_build_filename (materials, "Extensions", names[i % 2], NULL),
                    *author = g_path_get_dirname (path), *author_name = g_path_get_basename (author);

    g_mkdir_with_parents (author, 0755);
    g_assert_true (g_file_set_contents (path, author_name, -1, NULL));
    g_assert_true (leaf_storage_find ("Doors", author_name, NULL, &found, shelf));
    g_assert_cmpstr (found.name, ==, titles[i % 2]);
    g_assert_cmpstr (found.bytes, ==, author_name);
    g_assert_cmpstr (leaf_storage_path (shelf, found.name), ==, path);
  }
}

/* What is found does not depend on the order in which the system lists a folder. */
static void
test_same_but_for_case (void)
{
  static const char *const authors[] = { "ANN AUTHOR", "Ann Author", "ann author" }, *const titles[]
                                                                                     = { "LOCKS", "Locks", "locks" };
  g_autofree char *materials = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autoptr (GPtrArray) list = NULL;
  const char *last = "";

  for (guint i = 0; i < G_N_ELEMENTS (authors); i++)
    for (guint k = 0; k < G_N_ELEMENTS (titles); k++) {
      g_autofree char *name = g_strdup_printf ("Extensions/%s/%s.i7x", authors[i], titles[k]);

      write_in (materials, name, name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (authors); i++)
    for (guint k = 0; k < G_N_ELEMENTS (titles); k++) {
      g_autofree char *name = g_strdup_printf ("Extensions/%s/%s.i7x", authors[i], titles[k]);

      assert_found (materials, titles[k], authors[i], name);
    }
  assert_found (materials, "lockS", "ann AUTHOR", "Extensions/ANN AUTHOR/LOCKS.i7x");
  list = leaf_storage_extensions (materials);
  for (guint i = 0; i < list->len; i++) {
    const LeafStorageExtension *extension = list->pdata[i];

    if (extension->owner == LEAF_STORAGE_OF_STORY) {
      g_assert_cmpstr (last, <, extension->path);
      last = extension->path;
    }
  }
}

/* A name that is not UTF-8, which no source can write, is passed over, also where it ends in the middle of a
 * character. */
static void
test_other_encodings (void)
{
  g_autofree char *materials = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autoptr (GPtrArray) list = NULL;

  write_in (materials, "Extensions/Ann Author/\374.i7x", "Locks by Ann Author begins here.");
  write_in (materials, "Extensions/\374/Locks.i7x", "no");
  assert_found (materials, "Locks", "Ann Author", NULL);
  write_in (materials, "Extensions/Ann Author/Locks.i7x", "yes");
  assert_found (materials, "Locks", "Ann Author", "yes");
  list = leaf_storage_extensions (materials);
  for (guint i = 0; i < list->len; i++)
    g_assert_true (g_utf8_validate (((LeafStorageExtension *) list->pdata[i])->title, -1, NULL));
}

/* Files that are not regular do not block, and endless or too large files are not read. */
static void
test_no_plain_files (void)
{
  static const char *const names[] = { "Pipe", "Endless", "Folder", "Long", "Secret" };
  g_autofree char *folder = make_folder (), *bytes = NULL;
  g_autoptr (LeafStorage) shelf = leaf_storage_new (folder);
  LeafSourceText found;
  char head[8];
  gsize n;

  make_folders_of ((const char *[]) { "Extensions/Ann Author/Folder.i7x", NULL });
  g_assert_cmpint (mkfifo ("Extensions/Ann Author/Pipe.i7x", 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", "Extensions/Ann Author/Endless.i7x"), ==, 0);
  g_assert_true (g_file_set_contents ("Extensions/Ann Author/Long.i7x", "Long", -1, NULL));
  g_assert_cmpint (truncate ("Extensions/Ann Author/Long.i7x", (off_t) LEAF_STORAGE_MOST_BYTES + 1), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strdup_printf ("Extensions/Ann Author/%s.i7x", names[i]);

    g_assert_false (leaf_storage_find (names[i], "Ann Author", NULL, &found, shelf));
    g_assert_false (leaf_storage_read (path, &bytes, &n));
    g_assert_null (bytes);
    leaf_storage_read_head (path, head, sizeof head);
    g_assert_cmpstr (head, ==, "");
  }
  g_assert_true (g_file_set_contents ("Plain", "Quite plain", -1, NULL));
  g_assert_cmpint (symlink ("Plain", "Link"), ==, 0);
  g_assert_true (leaf_storage_read ("Link", &bytes, &n));
  g_assert_cmpstr (bytes, ==, "Quite plain");
  g_assert_cmpuint (n, ==, 11);
  leaf_storage_read_head ("Link", head, sizeof head);
  g_assert_cmpstr (head, ==, "Quite p");
}

/* The highest of several versions is used. Versions are compared as numbers, and are in the name or the first line. */
static void
test_versions (void)
{
  static const struct {
    const char *name, *text;
  } files[] = {
    { "Doors-v9.i7x", "nine" },
    { "Doors-v10.i7x", "ten" },
    { "Doors.i7x", "Version 2 of Doors by Ann Author begins here.\n" },
    { "Gates-v1_2.i7x", "less" },
    { "Gates.i7x", "Version 1.10 of Gates by Ann Author begins here.\n" },
    { "Walls-v2.i7x", "file" },
    { "Walls-v3.i7xd/Source/Walls.i7x", "folder" },
    { "Roofs-v3.i7x", "file" },
    { "Roofs-v2_9.i7xd/Source/Roofs.i7x", "folder" },
    { "Of slate.i7x", "Version 2 of Tiles (for Glulx only) by Ann Author begins here.\n" },
    { "Of clay.i7x", "Version 3 of Tiles by Ann Author begins here.\n" },
    { "Bricks.i7x", "Bricks by Ann Author begins here.\n" },
    { "Of loam.i7x", "Version 9 of Bricks by Ann Author begins here.\n" },
  };
  g_autofree char *materials = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autofree char *author = g_build_filename (materials, "Extensions", "Ann Author", NULL);
  g_autoptr (LeafStorage) shelf = leaf_storage_new (materials);
  LeafSourceText found;

  g_mkdir_with_parents (author, 0755);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = g_build_filename (author, files[i].name, NULL), *parent = g_path_get_dirname (path);
    g_mkdir_with_parents (parent, 0755);
    g_assert_true (g_file_set_contents (path, files[i].text, -1, NULL));
  }
  g_assert_true (leaf_storage_find ("Doors", "Ann Author", NULL, &found, shelf));
  g_assert_cmpstr (found.name, ==, "Doors-v10.i7x");
  g_assert_true (leaf_storage_find ("Gates", "Ann Author", NULL, &found, shelf));
  g_assert_cmpstr (found.name, ==, "Gates.i7x");
  g_assert_true (leaf_storage_find ("Walls", "Ann Author", NULL, &found, shelf));
  g_assert_cmpstr (found.bytes, ==, "folder");
  g_assert_true (leaf_storage_find ("Roofs", "Ann Author", NULL, &found, shelf));
  g_assert_cmpstr (found.bytes, ==, "file");

  /* The name of a file takes precedence over its first line. */
  g_assert_true (leaf_storage_find ("Tiles", "Ann Author", NULL, &found, shelf));
  g_assert_cmpstr (found.name, ==, "Of clay.i7x");
  g_assert_true (leaf_storage_find ("tiles", "Ann Author", "2", &found, shelf));
  g_assert_cmpstr (found.name, ==, "Of slate.i7x");
  g_assert_true (leaf_storage_find ("Bricks", "Ann Author", NULL, &found, shelf));
  g_assert_cmpstr (found.name, ==, "Bricks.i7x");

  /* If a version is requested, the highest one that begins with the same number is used. */
  g_assert_true (leaf_storage_find ("Doors", "Ann Author", "2", &found, shelf));
  g_assert_cmpstr (found.name, ==, "Doors.i7x");
  g_assert_null (found.versions);
  g_assert_true (leaf_storage_find ("Roofs", "Ann Author", "2.1", &found, shelf));
  g_assert_cmpstr (found.bytes, ==, "folder");
  g_assert_true (leaf_storage_find ("Gates", "Ann Author", "1.3", &found, shelf));
  g_assert_cmpstr (found.name, ==, "Gates.i7x");
  g_assert_true (leaf_storage_find ("Doors", "Ann Author", "3", &found, shelf));
  g_assert_cmpstr (found.name, ==, "Doors-v10.i7x");
  g_assert_cmpstr (found.versions, ==, "2, 9 and 10");
}

/* An extension in its own folder can be opened like a story, and finds those beside it. */
static void
test_extension_folders (void)
{
  static const char *const folders[]
      = { "Mine.materials/Extensions/Ann Author/Locks-v2.i7xd/Source", "New.i7xp/Source", NULL };
  static const struct {
    const char *story, *text, *materials;
  } cases[] = {
    { "Mine.materials/Extensions/Ann Author/Locks-v2.i7xd",
      "Mine.materials/Extensions/Ann Author/Locks-v2.i7xd/Source/Locks.i7x", "Mine.materials" },
    { "Mine.materials/Extensions/Ann Author/Locks-v2.i7xd/Source/Locks.i7x",
      "Mine.materials/Extensions/Ann Author/Locks-v2.i7xd/Source/Locks.i7x", "Mine.materials" },
    { "Mine.materials/Extensions/Ann Author/Doors.i7x", "Mine.materials/Extensions/Ann Author/Doors.i7x",
      "Mine.materials" },
    { "Loose/Doors.i7x", "Loose/Doors.i7x", "Loose" },
    { "New.i7xp", "New.i7xp/Source/extension.i7x", "." },
  };
  g_autofree char *folder = make_folder ();

  make_folders_of (folders);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = leaf_storage_text (cases[i].story), *whole = g_canonicalize_filename (text, NULL);
    g_autofree char *materials = leaf_storage_materials (cases[i].story);

    assert_path (whole, folder, cases[i].text);
    assert_path (materials, folder, cases[i].materials);
  }
}

/* Files that headings name: in Source of the materials, never elsewhere; and from there back to the story. */
static void
test_parts (void)
{
  static const char *const folders[] = { "Parts.inform/Source", "Parts.materials/Source", NULL };
  static const char *const outside[] = { "../secret", "/etc/passwd", "a/b.i7", ".hidden", "", "..", "a\\b" };
  g_autofree char *folder = make_folder ();
  g_autofree char *materials = g_build_filename (folder, "Parts.materials", NULL);
  g_autofree char *part = g_build_filename (materials, "Source", "woods.i7", NULL),
                  *story = g_build_filename (folder, "Parts.inform", "Source", "story.ni", NULL);
  g_autofree char *none = leaf_storage_story_of_part (part), *found_story = NULL;
  g_autoptr (LeafStorage) shelf = leaf_storage_new (materials);
  g_autoptr (GBytes) open = g_bytes_new_static ("more woods", strlen ("more woods"));
  g_autofree char *fields = g_build_filename (materials, "Source", "fields.i7", NULL);
  LeafSourceText found;

  make_folders_of (folders);
  g_assert_null (none);
  g_file_set_contents (part, "woods", -1, NULL);
  g_file_set_contents (story, "story", -1, NULL);
  g_assert_true (leaf_storage_find_part ("woods.i7", &found, shelf));
  g_assert_cmpstr (found.bytes, ==, "woods");
  g_assert_cmpstr (leaf_storage_path (shelf, "woods.i7"), ==, part);
  g_assert_false (leaf_storage_find_part ("fields.i7", &found, shelf));
  leaf_storage_set_unsaved_text (shelf, part, open);
  leaf_storage_set_unsaved_text (shelf, fields, open);
  g_assert_true (leaf_storage_find_part ("woods.i7", &found, shelf));
  g_assert_cmpstr (found.bytes, ==, "more woods");
  g_assert_true (leaf_storage_find_part ("fields.i7", &found, shelf));
  g_assert_cmpstr (leaf_storage_path (shelf, "fields.i7"), ==, fields);
  for (guint i = 0; i < G_N_ELEMENTS (outside); i++) {
    g_autofree char *path = leaf_storage_part_path (shelf, outside[i]);
    g_assert_null (path);
  }
  found_story = leaf_storage_story_of_part (part);
  g_assert_cmpstr (found_story, ==, story);
}

/* Everything that belongs to a project is renamed with it, whichever name its materials have, and nothing is if a name
 * is in use. */
static void
test_rename (void)
{
  g_autofree char *folder = make_folder (), *old = g_build_filename (folder, "Old.inform", NULL),
                  *new = g_build_filename (folder, "New.inform", NULL),
                  *next = g_build_filename (folder, "Next.inform", NULL);

  write_in (folder, "Old.inform/Source/story.ni", "story");
  write_in (folder, "Old.inform/uuid.txt", "7");
  write_in (folder, "Old.inform.saved", "saved");
  write_in (folder, "Old Materials/Figures/eel.png", "PNG");
  write_in (folder, "Next.materials/Cover.png", "PNG");
  g_assert_cmpint (leaf_storage_project_rename (old, next), ==, EEXIST);
  assert_text_of (folder, "Old.inform/uuid.txt", "7");
  g_assert_cmpint (leaf_storage_project_rename (old, new), ==, 0);
  assert_text_of (folder, "New.inform/Source/story.ni", "story");
  assert_text_of (folder, "New.inform/uuid.txt", "7");
  assert_text_of (folder, "New.inform.saved", "saved");
  assert_text_of (folder, "New Materials/Figures/eel.png", "PNG");
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_cmpint (leaf_storage_project_rename (old, new), ==, EEXIST);
}

static GPtrArray *
bundle_with_part (const char *part)
{
  GPtrArray *leaves = leaf_storage_leaves_new ();

  leaf_storage_leaves_add (leaves, g_strdup ("story.ni"), "The Hall is a room.");
  leaf_storage_leaves_add (leaves, g_strconcat ("Source/", part, ".i7", NULL), "The Bank is a room.");
  return leaves;
}

/* A project that cannot be unpacked leaves nothing behind, and touches no folder that was there before. */
static void
test_unbind (void)
{
  g_autofree char *folder = make_folder (), *project = g_build_filename (folder, "New.inform", NULL),
                  *materials = g_build_filename (folder, "New.materials", NULL), *too_long = g_strnfill (300, 'a');
  g_autoptr (GPtrArray) good = bundle_with_part ("bank"), bad = bundle_with_part (too_long);

  g_assert_cmpint (leaf_storage_project_unbind (project, bad), ==, ENAMETOOLONG);
  g_assert_false (g_file_test (project, G_FILE_TEST_EXISTS) || g_file_test (materials, G_FILE_TEST_EXISTS));

  write_in (folder, "New Materials/Figures/eel.png", "PNG"); /* the older name of the same folder */
  g_assert_cmpint (leaf_storage_project_unbind (project, good), ==, EEXIST);
  g_assert_false (g_file_test (project, G_FILE_TEST_EXISTS));
  assert_text_of (folder, "New Materials/Figures/eel.png", "PNG");
  g_assert_cmpint (g_rename ("New Materials", "Old Materials"), ==, 0);

  g_assert_cmpint (symlink ("nowhere", materials), ==, 0);
  g_assert_cmpint (leaf_storage_project_unbind (project, good), ==, EEXIST);
  g_assert_false (g_file_test (project, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (materials, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_unlink (materials), ==, 0);

  g_assert_cmpint (leaf_storage_project_unbind (project, good), ==, 0);
  assert_text_of (folder, "New.inform/Source/story.ni", "The Hall is a room.");
  assert_text_of (folder, "New.materials/Source/bank.i7", "The Bank is a room.");
}

/* --- installed extensions ----------------------------------------------------------------------------------------- */

static void
write_lamps (const char *path, const char *version)
{
  g_autofree char *text
      = g_strdup_printf ("Version %s of Lamps (for Glulx only) by Ann Author begins here.\n\nA lamp is a "
                         "kind of thing.\n\nLamps ends here.\n",
                         version);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static LeafProgram *
compile_with (LeafStorage *storage)
{
  LeafCompileOptions options = { .find_extension = leaf_storage_find, .data = storage };
  LeafSourceText source = { .name = "story.ni", .bytes = "Include Lamps by Ann Author.\n\nThe Hall is a room." };

  source.length = strlen (source.bytes);
  return leaf_program_compile (&source, &options);
}

/* The version of the one that the story uses. */
static char *
used_version (const char *materials, LeafStorage *storage)
{
  g_autoptr (LeafProgram) program = compile_with (storage);
  g_autoptr (GPtrArray) list = leaf_storage_extensions (materials);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < list->len; i++) {
    const LeafStorageExtension *each = list->pdata[i];

    if (leaf_storage_extension_is_used (each, storage, program))
      return g_strdup_printf ("%d %s", each->owner, each->version);
  }
  return NULL;
}

static void
assert_used (const char *materials, const char *wanted)
{
  g_autoptr (LeafStorage) storage = leaf_storage_new (materials);
  g_autofree char *version = used_version (materials, storage);

  g_assert_cmpstr (version, ==, wanted);
}

static void
assert_installs (const char *from, const char *to, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = leaf_storage_install (from, to, FALSE, &error);
  g_autofree char *wanted = g_build_filename (to, "Ann Author", name, NULL);

  g_assert_no_error (error);
  g_assert_cmpuint (paths->len, ==, 1);
  g_assert_cmpstr (paths->pdata[0], ==, wanted);
}

/* Versions are beside each other; a damaged or hostile file is refused, and nothing is replaced without a request. */
static void
test_install (void)
{
  static const struct {
    const char *text;
    LeafStorageInstallError code;
  } refused[] = {
    { "Just words.", LEAF_STORAGE_INSTALL_NOT_EXTENSION },
    { "Version 1 of Lamps begins here.", LEAF_STORAGE_INSTALL_NOT_EXTENSION },
    { "Version 1 of ../Lamps by Ann Author begins here.", LEAF_STORAGE_INSTALL_NAME },
    { "Version 1 of Lamps by .. begins here.", LEAF_STORAGE_INSTALL_NAME },
    { "Version 1/../../../Lamps of Lamps by Ann Author begins here.", LEAF_STORAGE_INSTALL_NAME },
    { "Version 2 of Lamps by Ann Author begins here.\n\nLamps ends here.", LEAF_STORAGE_INSTALL_EXISTS },
  };
  g_autofree char *folder = make_folder (), *to = g_build_filename (folder, "installed", NULL);

  write_lamps ("one.i7x", "1");
  write_lamps ("two.i7x", "2/210908");
  assert_installs ("one.i7x", to, "Lamps-v1.i7x");
  assert_installs ("two.i7x", to, "Lamps-v2_0_210908.i7x");
  assert_installs ("one.i7x", to, "Lamps-v1.i7x"); /* the same again */
  write_lamps ("two.i7x", "2");
  assert_installs ("two.i7x", to, "Lamps-v2.i7x");
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_true (g_file_set_contents ("bad.i7x", refused[i].text, -1, NULL));
    g_assert_null (leaf_storage_install ("bad.i7x", to, FALSE, &error));
    g_assert_error (error, LEAF_STORAGE_INSTALL_ERROR, (int) refused[i].code);
  }
  g_assert_false (g_file_test ("Lamps.i7x", G_FILE_TEST_EXISTS));
}

/* A folder is copied completely, and its unused parts are reported. */
static void
test_install_folder (void)
{
  g_autofree char *folder = make_folder (), *to = g_build_filename (folder, "installed", NULL);
  g_autoptr (GPtrArray) unread = NULL;

  make_folders_of ((const char *[]) { "Lamps.i7xd/Source", "Lamps.i7xd/Materials/Inter/GlowKit",
                                      "Lamps.i7xd/Materials/Figures", "empty", NULL });
  write_lamps ("Lamps.i7xd/Source/Lamps.i7x", "3.1");
  g_assert_true (g_file_set_contents ("Lamps.i7xd/Materials/Figures/lamp.png", "PNG", -1, NULL));
  g_assert_true (g_file_set_contents ("Lamps.i7xd/extension_metadata.json",
                                      "{\"needs\": [{\"need\": {\"type\": \"kit\", \"title\": \"OilKit\"}}]}", -1,
                                      NULL));
  g_assert_cmpint (symlink ("lamp.png", "Lamps.i7xd/Materials/Figures/other.png"), ==, 0);
  g_assert_null (leaf_storage_install ("empty", to, FALSE, NULL));
  assert_installs (".", to, "Lamps-v3_1.i7xd");
  unread = leaf_storage_extension_unread ("installed/Ann Author/Lamps-v3_1.i7xd/Source/Lamps.i7x");
  g_ptr_array_add (unread, NULL);
  g_autofree char *list = g_strjoinv (", ", (char **) unread->pdata);
  g_assert_true (g_str_has_prefix (list, "Inter/OilKit, Inter/GlowKit, Figures/"));
  g_assert_nonnull (strstr (list, "Figures/lamp.png"));
  assert_text_of (to, "Ann Author/Lamps-v3_1.i7xd/Materials/Figures/other.png", "PNG");
}

/* What an extension links to outside its folder does not become a part of it. */
static void
test_install_links (void)
{
  g_autofree char *folder = make_folder (), *to = g_build_filename (folder, "installed", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = NULL;

  make_folders_of ((const char *[]) { "Lamps.i7xd/Source", "Lamps.i7xd/Documentation", NULL });
  write_lamps ("Lamps.i7xd/Source/Lamps.i7x", "1");
  write_in (folder, "secret.txt", "SECRET");
  g_assert_cmpint (symlink ("../../secret.txt", "Lamps.i7xd/Documentation/notes.txt"), ==, 0);
  g_assert_null (leaf_storage_install ("Lamps.i7xd", to, FALSE, &error));
  g_assert_nonnull (strstr (error->message, "symbolic link"));
  names = leaf_storage_names ("installed/Ann Author");
  g_assert_cmpuint (names->len, ==, 0);
}

/* A pinned version is used even if there is a higher one, and changes of its file are reported. */
static void
test_pins (void)
{
  g_autofree char *folder = make_folder (), *materials = g_build_filename (folder, "T.materials", NULL);
  g_autofree char *own = leaf_storage_extensions_folder (), *copy = NULL;
  g_autoptr (LeafStorage) storage = leaf_storage_new (materials), trial = NULL;
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (GPtrArray) findings = NULL;
  g_autofree char *tried = NULL;

  write_lamps ("one.i7x", "1");
  write_lamps ("two.i7x", "2");
  assert_installs ("one.i7x", own, "Lamps-v1.i7x");
  program = compile_with (storage);
  g_assert_true (leaf_storage_pin_used (materials, storage, program, NULL));
  assert_installs ("two.i7x", own, "Lamps-v2.i7x");
  copy = g_build_filename (materials, "Extensions", NULL);
  assert_installs ("two.i7x", copy, "Lamps-v2.i7x"); /* even beside it */
  assert_used (materials, "1 1");
  findings = leaf_storage_pins_check (materials, storage, program);
  g_assert_cmpuint (findings->len, ==, 1); /* it was made with the other copy, before it was pinned */

  trial = leaf_storage_new (materials);
  leaf_storage_prefer (trial, "lamps", "Ann Author", "2", "two.i7x");
  tried = used_version (folder, trial);
  g_assert_cmpstr (tried, ==, "1 2");

  write_lamps ("T.materials/Extensions/Ann Author/Lamps-v1.i7x", "1.1");
  g_clear_pointer (&findings, g_ptr_array_unref);
  findings = leaf_storage_pins_check (materials, NULL, NULL);
  g_assert_cmpint (((LeafStoragePinFinding *) findings->pdata[0])->fault, ==, LEAF_STORAGE_PIN_CHANGED);
  g_assert_cmpint (g_remove ("T.materials/Extensions/Ann Author/Lamps-v1.i7x"), ==, 0);
  g_clear_pointer (&findings, g_ptr_array_unref);
  findings = leaf_storage_pins_check (materials, NULL, NULL);
  g_assert_cmpint (((LeafStoragePinFinding *) findings->pdata[0])->fault, ==, LEAF_STORAGE_PIN_MISSING);
  assert_used (materials, "1 2");
  g_assert_true (leaf_storage_unpin (materials, NULL, NULL, NULL));
  assert_used (materials, "1 2");
}

/* One file does not have the hash of two; a pin that was made without lengths still holds. */
static void
test_hashes (void)
{
  g_autofree char *folder = make_folder (), *one = g_build_filename (folder, "one", NULL),
                  *two = g_build_filename (folder, "two", NULL), *file = g_build_filename (two, "a", NULL),
                  *hash = NULL, *other = NULL, *once = NULL, *plain = NULL;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  static const char bytes[] = "x/b\0y"; /* as the two files are hashed one after the other */

  write_in (folder, "one/a", "x");
  write_in (folder, "one/b", "y");
  g_assert_cmpint (g_mkdir (two, 0755), ==, 0);
  g_assert_true (g_file_set_contents (file, bytes, sizeof bytes - 1, NULL));
  hash = leaf_storage_hash (one);
  other = leaf_storage_hash (two);
  g_assert_cmpstr (hash, !=, other);
  g_assert_true (leaf_storage_has_hash (one, hash));
  g_assert_false (leaf_storage_has_hash (one, other));
  g_checksum_update (sum, (const guchar *) "/a\0x/b\0y", 8);
  g_assert_true (leaf_storage_has_hash (one, g_checksum_get_string (sum)));
  once = leaf_storage_hash (file);
  plain = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, sizeof bytes - 1);
  g_assert_cmpstr (once, ==, plain); /* that of a file is of its bytes alone */
}

/* What a story has beside it is found before what the user has, in each form, unless it is another author's. */
static void
test_beside (void)
{
  static const char locks[] = "Version 1 of Locks by %s begins here.\n\n%s\n\nLocks ends here.\n";
  g_autofree char *folder = make_folder (), *own = leaf_storage_extensions_folder (),
                  *users = g_strdup_printf (locks, "Ann", "users"), *file = g_strdup_printf (locks, "Ann", "file"),
                  *tree = g_strdup_printf (locks, "ANN", "folder"), *bobs = g_strdup_printf (locks, "Bob", "bobs");

  write_in (own, "Ann/Locks-v1.i7x", users);
  write_in (folder, "Locks.i7x", bobs);
  assert_found (folder, "Locks", "Ann", users);
  assert_found (folder, "Locks", "Bob", bobs);
  assert_found (folder, "Locks", "Carl", NULL);
  write_in (folder, "Locks.i7x", "damaged");
  assert_found (folder, "Locks", "Ann", "damaged");
  write_in (folder, "Locks.i7x", file);
  assert_found (folder, "locks", "ann", file);
  g_assert_cmpint (g_remove ("Locks.i7x"), ==, 0);
  write_in (folder, "Locks-v1.i7xd/Source/Locks.i7x", tree);
  assert_found (folder, "Locks", "Ann", tree);
  g_assert_cmpint (leaf_storage_remove_tree ("Locks-v1.i7xd"), ==, 0);
  write_in (folder, "of brass.i7x", file);
  assert_found (folder, "Locks", "Ann", file);
  write_in (folder, "Extensions/Ann/Locks.i7x", "first");
  assert_found (folder, "Locks", "Ann", "first");
}

/* A list that somebody has edited is not written anew without what is not understood in it. */
static void
test_pins_not_understood (void)
{
  static const char *const lists[] = { "Lamps\tAnn Author\t1\n", "# fine\n\nLamps by Ann Author\n", "# caf\351\n" };
  g_autofree char *folder = make_folder (), *materials = g_build_filename (folder, "T.materials", NULL),
                  *path = leaf_storage_pins_path (materials), *name = g_path_get_basename (path);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++) {
    g_autoptr (GError) error = NULL;

    write_in (materials, name, lists[i]);
    g_assert_false (leaf_storage_unpin (materials, NULL, NULL, &error));
    g_assert_nonnull (strstr (error->message, "Pinned Extensions"));
    assert_text_of (materials, name, lists[i]);
  }
  write_in (materials, name, "# only a remark\r\n \n");
  g_assert_true (leaf_storage_unpin (materials, NULL, NULL, NULL));
}

int
main (int argc, char **argv)
{
  g_autofree char *data = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);

  /* the user's extensions; GLib's own way to do this leaks */
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/materials", test_materials);
  g_test_add_func ("/shelf/extensions", test_extensions);
  g_test_add_func ("/shelf/no-plain-files", test_no_plain_files);
  g_test_add_func ("/shelf/versions", test_versions);
  g_test_add_func ("/shelf/namesakes", test_namesakes);
  g_test_add_func ("/shelf/same-but-for-case", test_same_but_for_case);
  g_test_add_func ("/shelf/other-encodings", test_other_encodings);
  g_test_add_func ("/shelf/extension-folders", test_extension_folders);
  g_test_add_func ("/shelf/beside", test_beside);
  g_test_add_func ("/shelf/parts", test_parts);
  g_test_add_func ("/shelf/rename", test_rename);
  g_test_add_func ("/shelf/unbind", test_unbind);
  g_test_add_func ("/shelf/install", test_install);
  g_test_add_func ("/shelf/install-folder", test_install_folder);
  g_test_add_func ("/shelf/install-links", test_install_links);
  g_test_add_func ("/shelf/pins", test_pins);
  g_test_add_func ("/shelf/hashes", test_hashes);
  g_test_add_func ("/shelf/pins-not-understood", test_pins_not_understood);
  return g_test_run ();
}
