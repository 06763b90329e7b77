/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of a text that is not saved. */
#include "loose-recovery.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static GFile *
some_file (void)
{
  return g_file_new_for_path ("/nowhere/in/particular.ni");
}

static void
keep (LooseRecovery *recovery, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  loose_recovery_keep (recovery, bytes);
  loose_recovery_flush (recovery);
}

/* Writes a copy in a process that then dies, as in a crash. */
static void
keep_and_die (GFile *file, const char *text)
{
  pid_t child = fork ();

  if (child == 0) {
    keep (loose_recovery_new (file), text);
    _exit (0);
  }
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
}

static void
test_crash (void)
{
  g_autoptr (GFile) file = some_file ();
  g_autoptr (LooseRecovery) recovery = loose_recovery_new (file);
  g_autofree char *found = NULL;

  keep_and_die (file, "Lost words.");
  found = loose_recovery_find (recovery);
  g_assert_cmpstr (found, ==, "Lost words.");
  loose_recovery_forget (recovery);
  g_assert_null (loose_recovery_find (recovery));
}

static void
test_untitled (void)
{
  g_autofree char *text = NULL;
  g_autoptr (LooseRecovery) found = NULL;

  keep_and_die (NULL, "No name yet.");
  found = loose_recovery_find_untitled (&text);
  g_assert_nonnull (found);
  g_assert_cmpstr (text, ==, "No name yet.");
  loose_recovery_forget (found);
}

/* One's own copy is not a loss, nor is another's who is still writing. */
static void
test_alive (void)
{
  g_autoptr (GFile) file = some_file ();
  g_autoptr (LooseRecovery) mine = loose_recovery_new (file);
  g_autoptr (LooseRecovery) other = loose_recovery_new (file);
  int ready[2];
  pid_t child;
  char byte;

  keep (mine, "Mine.");
  g_assert_null (loose_recovery_find (mine));
  loose_recovery_forget (mine);

  g_assert_cmpint (pipe (ready), ==, 0);
  child = fork ();
  if (child == 0) {
    keep (loose_recovery_new (file), "Theirs.");
    g_assert_cmpint (write (ready[1], "x", 1), ==, 1);
    pause ();
  }
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_null (loose_recovery_find (other));
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  g_autofree char *found = loose_recovery_find (other);
  g_assert_cmpstr (found, ==, "Theirs.");
  loose_recovery_forget (other);
}

/* The copy is nowhere near the file, and only its owner may read it. */
static void
test_place (void)
{
  g_autoptr (GFile) file = some_file ();
  g_autoptr (LooseRecovery) recovery = loose_recovery_new (file);
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "looseleaf", "recovery", NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint n = 0;

  keep (recovery, "x");
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    GStatBuf status;
    g_assert_cmpint (g_stat (path, &status), ==, 0);
    if (g_str_has_suffix (name, ".text"))
      g_assert_cmpuint (status.st_mode & 0777, ==, 0600);
    n++;
  }
  g_assert_cmpuint (n, ==, 2);
  loose_recovery_forget (recovery);
}

int
main (int argc, char **argv)
{
  g_autofree char *state = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);

  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ide/recovery/crash", test_crash);
  g_test_add_func ("/ide/recovery/untitled", test_untitled);
  g_test_add_func ("/ide/recovery/alive", test_alive);
  g_test_add_func ("/ide/recovery/place", test_place);
  return g_test_run ();
}
