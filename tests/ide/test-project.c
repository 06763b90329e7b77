/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files: reading, writing, and messages about failures. */
#include "loose-project.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

typedef struct {
  char *folder;
  GMainLoop *loop;
  char *text;
  gboolean saved;
  GError *error;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  self->loop = g_main_loop_new (NULL, FALSE);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);
    if (g_file_test (child, G_FILE_TEST_IS_DIR))
      remove_tree (child);
    else
      g_unlink (child);
  }
  g_rmdir (path);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  remove_tree (self->folder);
  g_free (self->folder);
  g_free (self->text);
  g_clear_error (&self->error);
  g_main_loop_unref (self->loop);
}

static char *
write_file (Fixture *self, const char *name, const char *bytes, gssize length)
{
  char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
  return path;
}

static void
assert_holds (const char *path, const char *bytes)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, bytes);
}

static LooseProject *
project_at (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  return loose_project_new (file);
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Fixture *self = data;

  self->text = loose_project_load_finish (LOOSE_PROJECT (object), result, &self->error);
  g_main_loop_quit (self->loop);
}

static const char *
load (Fixture *self, LooseProject *project)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_error (&self->error);
  loose_project_load_async (project, NULL, loaded_cb, self);
  g_main_loop_run (self->loop);
  return self->text;
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Fixture *self = data;

  self->saved = loose_project_save_finish (LOOSE_PROJECT (object), result, &self->error);
  g_main_loop_quit (self->loop);
}

static gboolean
save (Fixture *self, LooseProject *project, const char *text, gboolean force)
{
  g_clear_error (&self->error);
  loose_project_save_async (project, text, force, saved_cb, self);
  g_main_loop_run (self->loop);
  return self->saved;
}

static void
test_bare_file (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "Tale.ni", "The Hall is a room.\n", -1);
  g_autoptr (LooseProject) project = project_at (path);

  g_assert_cmpstr (load (self, project), ==, "The Hall is a room.\n");
  g_assert_cmpstr (loose_project_get_title (project), ==, "Tale.ni");
  g_assert_false (loose_project_is_bundle (project));
  g_assert_cmpstr (loose_project_get_materials (project), ==, self->folder);
  g_assert_true (save (self, project, "The Hut is a room.\n", FALSE));
  assert_holds (path, "The Hut is a room.\n");
}

/* Everything else in the folder is another application's. */
static void
test_bundle (Fixture *self, gconstpointer data)
{
  g_autofree char *story = write_file (self, "Tale.inform/Source/story.ni", "A.\n", -1);
  g_autofree char *settings = write_file (self, "Tale.inform/Settings.plist", "<plist>\t</plist>", -1);
  g_autofree char *skein = write_file (self, "Tale.inform/Skein.skein", "<Skein/>", -1);
  g_autofree char *extension = write_file (self, "Tale.materials/Extensions/Ann/Doors.i7x", "x", -1);
  g_autofree char *folder = g_build_filename (self->folder, "Tale.inform", NULL);
  g_autofree char *materials = g_build_filename (self->folder, "Tale.materials", NULL);
  const char *const ways[] = { folder, story };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_autoptr (LooseProject) project = project_at (ways[i]);
    g_autoptr (GDir) dir = NULL;
    guint n = 0;

    g_assert_true (loose_project_is_bundle (project));
    g_assert_cmpstr (loose_project_get_title (project), ==, "Tale");
    g_assert_cmpstr (loose_project_get_materials (project), ==, materials);
    g_assert_nonnull (load (self, project));
    g_assert_true (save (self, project, "B.\n", FALSE));
    assert_holds (story, "B.\n");
    assert_holds (settings, "<plist>\t</plist>");
    assert_holds (skein, "<Skein/>");
    dir = g_dir_open (folder, 0, NULL);
    while (g_dir_read_name (dir) != NULL)
      n++;
    g_assert_cmpuint (n, ==, 4); /* uuid.txt is created if it is missing */
  }
}

static void
test_keeps_manners (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "windows.ni",
                                      "\xEF\xBB\xBF"
                                      "One.\r\nTwo.\r\n",
                                      -1);
  g_autoptr (LooseProject) project = project_at (path);

  g_assert_cmpstr (load (self, project), ==, "One.\nTwo.\n");
  g_assert_true (save (self, project, "One.\nThree.\r\n", FALSE)); /* the last was pasted */
  assert_holds (path, "\xEF\xBB\xBF"
                      "One.\r\nThree.\r\n");
}

/* Mixed line ends are preserved. */
static void
test_mixed_lines (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "mixed.ni", "One.\r\nTwo.\n", -1);
  g_autoptr (LooseProject) project = project_at (path);
  g_autofree char *text = g_strdup (load (self, project));

  g_assert_cmpstr (text, ==, "One.\r\nTwo.\n");
  g_assert_true (save (self, project, text, FALSE));
  assert_holds (path, "One.\r\nTwo.\n");
}

/* The limit is of characters, and any space ends a word, as while typing. */
static void
test_long_paragraph (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("\"");
  g_autofree char *path = NULL;
  g_autoptr (LooseProject) project = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append (text, "\345\255\227");
  for (guint i = 0; i < 20000; i++)
    g_string_append (text, i % 100 == 0 ? "\343\200\200" : "\345\255\227");
  g_string_append (text, "\"\n");
  path = write_file (self, "long.ni", text->str, -1);
  project = project_at (path);
  g_assert_cmpstr (load (self, project), ==, text->str);
}

static void
test_bad_files (Fixture *self, gconstpointer data)
{
  g_autofree char *word = g_strnfill (40000, 'x'), *endless = g_strconcat ("One.\n\nThe ", word, " is here.\n", NULL);
  const struct {
    const char *name, *bytes;
    gssize length;
    int code;
    const char *says;
  } cases[] = {
    { "picture.ni", "ab\0cd", 5, LOOSE_PROJECT_ERROR_NOT_TEXT, "is not a text file" },
    { "latin.ni", "One.\nTw\xF6.\n", -1, LOOSE_PROJECT_ERROR_NOT_TEXT, "line 2" },
    { "endless.ni", endless, -1, LOOSE_PROJECT_ERROR_TOO_LARGE, "line 3" },
    { "folder.inform/other", "x", -1, LOOSE_PROJECT_ERROR_MISSING, "story.ni" },
    { "plain/other", "x", -1, LOOSE_PROJECT_ERROR_NO_STORY, "has no story" },
    { NULL, NULL, 0, LOOSE_PROJECT_ERROR_MISSING, "“nowhere.ni” not found" },
  };
  const char *const opened[] = { "picture.ni", "latin.ni", "endless.ni", "folder.inform", "plain", "nowhere.ni" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *written
        = cases[i].name != NULL ? write_file (self, cases[i].name, cases[i].bytes, cases[i].length) : NULL;
    g_autofree char *path = g_build_filename (self->folder, opened[i], NULL);
    g_autoptr (LooseProject) project = project_at (path);

    g_assert_null (load (self, project));
    g_assert_error (self->error, LOOSE_PROJECT_ERROR, cases[i].code);
    g_assert_nonnull (strstr (self->error->message, cases[i].says));
  }
}

static void
test_unreadable (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "secret.ni", "x", -1);
  g_autoptr (LooseProject) project = project_at (path);

  if (geteuid () == 0) {
    g_test_skip ("root may read everything");
    return;
  }
  g_chmod (path, 0);
  g_assert_null (load (self, project));
  g_assert_error (self->error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_DENIED);
}

/* A limit on the size of files simulates a full disk. */
static void
test_full_disk (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "tale.ni", "As it was.\n", -1);
  g_autofree char *long_text = g_strnfill (100000, 'x');
  g_autoptr (LooseProject) project = project_at (path);
  g_autoptr (GDir) dir = NULL;
  struct rlimit before, little;
  guint n = 0;

  g_assert_nonnull (load (self, project));
  signal (SIGXFSZ, SIG_IGN);
  getrlimit (RLIMIT_FSIZE, &before);
  little = before;
  little.rlim_cur = 4096;
  setrlimit (RLIMIT_FSIZE, &little);
  g_assert_false (save (self, project, long_text, FALSE));
  setrlimit (RLIMIT_FSIZE, &before);

  g_assert_error (self->error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_FULL);
  assert_holds (path, "As it was.\n");
  dir = g_dir_open (self->folder, 0, NULL);
  while (g_dir_read_name (dir) != NULL)
    n++;
  g_assert_cmpuint (n, ==, 1); /* nothing half-written is left */
}

static void
test_changed_elsewhere (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "tale.ni", "One.\n", -1);
  g_autoptr (LooseProject) project = project_at (path);

  g_assert_nonnull (load (self, project));
  g_assert_false (loose_project_is_changed_on_disk (project));
  g_assert_true (g_file_set_contents (path, "Theirs.\n", -1, NULL));
  g_assert_true (loose_project_is_changed_on_disk (project));
  g_assert_false (save (self, project, "Ours.\n", FALSE));
  g_assert_error (self->error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_CHANGED);
  assert_holds (path, "Theirs.\n");
  g_assert_true (save (self, project, "Ours.\n", TRUE));
  g_assert_false (loose_project_is_changed_on_disk (project));
  assert_holds (path, "Ours.\n");
}

/* A file that is read-only in a folder that is not cannot be saved either. */
static void
test_read_only_file (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "tale.ni", "One.\n", -1);
  g_autoptr (LooseProject) project = project_at (path);

  if (geteuid () == 0) {
    g_test_skip ("for the superuser no file is read-only");
    return;
  }
  g_assert_nonnull (load (self, project));
  g_assert_true (loose_project_may_write (project));
  g_chmod (path, 0440);
  g_assert_false (loose_project_may_write (project));
}

static void
test_link_stays (Fixture *self, gconstpointer data)
{
  g_autofree char *path = write_file (self, "real.ni", "One.\n", -1);
  g_autofree char *link_path = g_build_filename (self->folder, "link.ni", NULL);
  g_autoptr (LooseProject) project = project_at (link_path);

  g_chmod (path, 0640);
  g_assert_cmpint (symlink (path, link_path), ==, 0);
  g_assert_nonnull (load (self, project));
  g_assert_true (save (self, project, "Two.\n", FALSE));
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  assert_holds (path, "Two.\n");
  GStatBuf status;
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 0777, ==, 0640);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/ide/project/bare-file", test_bare_file);
  ADD ("/ide/project/bundle", test_bundle);
  ADD ("/ide/project/keeps-manners", test_keeps_manners);
  ADD ("/ide/project/mixed-lines", test_mixed_lines);
  ADD ("/ide/project/bad-files", test_bad_files);
  ADD ("/ide/project/long-paragraph", test_long_paragraph);
  ADD ("/ide/project/unreadable", test_unreadable);
  ADD ("/ide/project/full-disk", test_full_disk);
  ADD ("/ide/project/changed-elsewhere", test_changed_elsewhere);
  ADD ("/ide/project/link-stays", test_link_stays);
  ADD ("/ide/project/read-only-file", test_read_only_file);
  return g_test_run ();
}
