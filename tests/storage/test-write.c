/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing files: completely or not at all, through links, and with the old permissions. */
#include "leaf-storage-write.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static char *folder;

static char *
inside (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static int
put (const char *name, const char *text)
{
  g_autofree char *path = inside (name);

  return leaf_storage_write (path, text, strlen (text), 0666);
}

static void
assert_text (const char *name, const char *wanted)
{
  g_autofree char *path = inside (name), *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, wanted);
}

static void
link_to (const char *target, const char *name)
{
  g_autofree char *path = inside (name);

  g_assert_cmpint (symlink (target, path), ==, 0);
}

static gboolean
is_link (const char *name)
{
  g_autofree char *path = inside (name);

  return g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

static void
test_plain (void)
{
  g_assert_cmpint (put ("plain.txt", "one"), ==, 0);
  assert_text ("plain.txt", "one");
  g_assert_cmpint (put ("plain.txt", ""), ==, 0);
  assert_text ("plain.txt", "");
}

static void
test_permissions (void)
{
  static const guint modes[] = { 0600, 0640, 0444 | 0200, 0755 };
  g_autofree char *path = inside ("mode.txt");
  GStatBuf status;

  g_assert_cmpint (put ("mode.txt", "x"), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++) {
    g_chmod (path, (int) modes[i]);
    g_assert_cmpint (put ("mode.txt", "y"), ==, 0);
    g_assert_cmpint (g_stat (path, &status), ==, 0);
    g_assert_cmpuint (status.st_mode & 0777, ==, modes[i]);
  }
}

/* A link to a file beside it, a link to a link elsewhere, and one to a file that does not exist yet. */
static void
test_links (void)
{
  g_autofree char *other = inside ("other");

  g_assert_cmpint (g_mkdir (other, 0755), ==, 0);
  g_assert_cmpint (put ("real.txt", "one"), ==, 0);
  link_to ("real.txt", "near");
  link_to ("../near", "other/far");
  link_to ("other/new.txt", "early");
  g_assert_cmpint (put ("near", "two"), ==, 0);
  assert_text ("real.txt", "two");
  g_assert_cmpint (put ("other/far", "three"), ==, 0);
  assert_text ("real.txt", "three");
  g_assert_cmpint (put ("early", "four"), ==, 0);
  assert_text ("other/new.txt", "four");
  g_assert_true (is_link ("near") && is_link ("other/far") && is_link ("early"));
}

/* In a folder that is a link, "..", of the path or of another link, leads to the folder above the real one. */
static void
test_links_to_folders (void)
{
  static const char *const folders[] = { "home", "home/shared", "disk", "disk/stories", "disk/shared" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *path = inside (folders[i]);

    g_assert_cmpint (g_mkdir (path, 0755), ==, 0);
  }
  link_to ("../disk/stories", "home/st");
  link_to ("../shared/out.txt", "disk/stories/out.txt");
  g_assert_cmpint (put ("home/shared/out.txt", "old"), ==, 0);
  g_assert_cmpint (put ("home/st/out.txt", "one"), ==, 0);
  assert_text ("disk/shared/out.txt", "one");
  g_assert_cmpint (put ("home/st/../shared/out.txt", "two"), ==, 0);
  assert_text ("disk/shared/out.txt", "two");
  assert_text ("home/shared/out.txt", "old");
}

static void
test_refusals (void)
{
  g_autofree char *sub = inside ("sub");

  g_assert_cmpint (g_mkdir (sub, 0755), ==, 0);
  g_assert_cmpint (put ("gone/file.txt", "x"), ==, ENOENT);
  g_assert_cmpint (put ("sub", "x"), ==, EISDIR);
  link_to ("round", "round");
  g_assert_cmpint (put ("round", "x"), !=, 0);
  g_assert_true (is_link ("round"));
}

static void
assert_file_name (const char *name, const char *wanted)
{
  g_autofree char *file = leaf_storage_file_name (name);

  g_assert_cmpstr (file, ==, wanted);
}

/* No two of them are equal, even if case is ignored. */
static void
test_file_names (void)
{
  static const char *const names[]
      = { "scores",      "Scores", "SCORES", "high-scores", "high.scores", "high scores", "../scores",
          "/etc/scores", "",       ".",      "..",          "été",         "ete",         "high-scores-1",
          "a/b",         "a:b",    "a\\b",   "nul\n",       "nul" };
  g_autoptr (GHashTable) met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *long_one = g_strnfill (4000, 'a'), *longer = g_strnfill (4001, 'a'),
                  *of_long = leaf_storage_file_name (long_one);

  assert_file_name ("scores", "scores.txt");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *file = leaf_storage_file_name (names[i]);

    g_assert_null (strchr (file, '/'));
    g_assert_true (file[0] != '.');
    g_assert_true (g_hash_table_add (met, g_ascii_strdown (file, -1)));
  }
  g_assert_cmpuint (strlen (of_long), <, 200);
  g_autofree char *of_longer = leaf_storage_file_name (longer);
  g_assert_cmpstr (of_long, !=, of_longer);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("leaf-XXXXXX", NULL);
  g_test_add_func ("/shelf/write/plain", test_plain);
  g_test_add_func ("/shelf/write/permissions", test_permissions);
  g_test_add_func ("/shelf/write/links", test_links);
  g_test_add_func ("/shelf/write/links-to-folders", test_links_to_folders);
  g_test_add_func ("/shelf/write/refusals", test_refusals);
  g_test_add_func ("/shelf/write/file-names", test_file_names);
  return g_test_run ();
}
