/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recovery copies of unsaved texts, and finding them afterwards. */
#include "loose-recovered-draft.h"
#include "loose-documents-testing.h"
#include "loose-draft-writer.h"

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
keep (LooseDraftWriter *recovery, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  loose_draft_writer_keep (recovery, bytes);
  g_assert_true (loose_draft_writer_flush (recovery));
}

/* Threads do not survive a fork, so a child starts this program again. Returns the process when it has done its
 * task. */
static GPid
start_child (const char *deed, gboolean with_file)
{
  const char *argv[] = { g_get_prgname (), "--child", deed, with_file ? "file" : "none", NULL };
  GPid child;
  int out;
  char byte = 0;
  g_autoptr (GError) error = NULL;

  argv[0] = "/proc/self/exe";
  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, NULL, &out, NULL,
                            &error);
  g_assert_no_error (error);
  while (byte != '!')
    g_assert_cmpint (read (out, &byte, 1), ==, 1);
  close (out);
  return child;
}

static void
kill_child (GPid child)
{
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
}

static int
be_child (const char *deed, GFile *file)
{
  g_autoptr (LooseDraftWriter) recovery = loose_draft_writer_new (file);
  LooseRecoveryLock *claim = loose_draft_writer_get_lock (recovery);

  if (g_str_has_prefix (deed, "compile"))
    loose_recovery_lock_begin (claim, LOOSE_BUSY_COMPILING);
  if (g_str_has_prefix (deed, "play"))
    loose_recovery_lock_begin (claim, LOOSE_BUSY_PLAYING);
  if (g_str_has_suffix (deed, "done"))
    loose_recovery_lock_end (claim, LOOSE_BUSY_PLAYING);
  if (g_str_has_suffix (deed, "excused"))
    loose_recovery_lock_excuse (claim);
  if (g_str_equal (deed, "excused"))
    loose_recovery_lock_begin (claim, LOOSE_BUSY_PLAYING);
  if (g_str_has_prefix (deed, "text:"))
    keep (recovery, deed + strlen ("text:"));
  g_assert_cmpint (write (STDOUT_FILENO, "!", 1), ==, 1);
  for (;;)
    pause ();
  return 0;
}

static void
do_and_die (const char *deed, gboolean with_file)
{
  kill_child (start_child (deed, with_file));
}

static void
assert_left (GFile *file, const char *texts)
{
  g_autoptr (GPtrArray) left = loose_recovered_draft_find (file);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < left->len; i++) {
    g_autofree char *text = loose_recovered_draft_dup_text (left->pdata[i]);
    g_string_append_printf (all, "%s|", text != NULL ? text : "(none)");
  }
  g_assert_cmpstr (all->str, ==, texts);
}

static void
throw_all_away (void)
{
  g_autoptr (GPtrArray) left = loose_recovered_draft_find (NULL);

  for (guint i = 0; i < left->len; i++)
    loose_recovered_draft_delete (left->pdata[i]);
}

static void
test_crash (void)
{
  g_autoptr (GFile) file = some_file ();

  do_and_die ("text:Lost words.", TRUE);
  assert_left (file, "Lost words.|");
  assert_left (NULL, "Lost words.|");
  throw_all_away ();
  assert_left (file, "");
}

static void
test_untitled (void)
{
  g_autoptr (GFile) file = some_file ();

  do_and_die ("text:No name yet.", FALSE);
  assert_left (file, "");
  assert_left (NULL, "No name yet.|");
  throw_all_away ();
}

/* A copy that was not offered is never overwritten, because each window uses a different name. */
static void
test_several (void)
{
  g_autoptr (GFile) file = some_file ();
  g_autoptr (LooseDraftWriter) mine = loose_draft_writer_new (file);
  guint n = 0;

  do_and_die ("text:First.", TRUE);
  do_and_die ("text:Second.", TRUE);
  keep (mine, "Third.");
  g_autoptr (GPtrArray) left = loose_recovered_draft_find (file);
  for (guint i = 0; i < left->len; i++) {
    g_autofree char *text = loose_recovered_draft_dup_text (left->pdata[i]);
    n += g_str_equal (text, "First.") || g_str_equal (text, "Second.");
  }
  g_assert_cmpuint (left->len, ==, 2);
  g_assert_cmpuint (n, ==, 2);
  assert_left (file, ""); /* only one window can have them */
  g_clear_pointer (&left, g_ptr_array_unref);
  loose_draft_writer_forget (mine);
  g_assert_true (loose_draft_writer_flush (mine));
  throw_all_away ();
}

/* A window's own copy is not offered, nor is that of another running window. */
static void
test_alive (void)
{
  g_autoptr (GFile) file = some_file ();
  g_autoptr (LooseDraftWriter) mine = loose_draft_writer_new (file);
  GPid child;

  keep (mine, "Mine.");
  assert_left (file, "");
  child = start_child ("text:Theirs.", TRUE);
  assert_left (file, "");
  kill_child (child);
  assert_left (file, "Theirs.|");
  loose_draft_writer_forget (mine);
  g_assert_true (loose_draft_writer_flush (mine));
  throw_all_away ();
}

/* A process that has died but was not waited for still has its process id, but no lock. */
static void
test_zombie (void)
{
  g_autoptr (GFile) file = some_file ();
  GPid child = start_child ("text:Undead.", TRUE);
  siginfo_t info;

  kill (child, SIGKILL);
  g_assert_cmpint (waitid (P_PID, (id_t) child, &info, WEXITED | WNOWAIT), ==, 0);
  g_assert_cmpint (kill (child, 0), ==, 0); /* its process id is still in use */
  assert_left (file, "Undead.|");
  waitpid (child, NULL, 0);
  throw_all_away ();
}

/* A note in an old format with the id of a running process: the id is ignored. */
static void
test_number_used_again (void)
{
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
  g_autofree char *note = g_build_filename (folder, "0123.note", NULL),
                  *text = g_build_filename (folder, "0123.text", NULL);
  g_autofree char *body
      = g_strdup_printf ("[Recovery]\nUri=file:///nowhere/in/particular.ni\nProcess=%d\n", (int) getpid ());
  g_autoptr (GFile) file = some_file ();

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (note, body, -1, NULL));
  g_assert_true (g_file_set_contents (text, "Old.", -1, NULL));
  assert_left (file, "Old.|");
  throw_all_away ();
}

/* A text without a note, and invalid UTF-8, are still offered. */
static void
test_damaged (void)
{
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
  g_autofree char *text = g_build_filename (folder, "4567.text", NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (text, "On\xff.", -1, NULL));
  assert_left (NULL, "On\uFFFD.|");
  throw_all_away ();
  assert_left (NULL, "");
}

static guint
busy_of (GFile *file)
{
  g_autoptr (GPtrArray) left = loose_recovered_draft_find (file);
  guint busy = 0;

  for (guint i = 0; i < left->len; i++) {
    busy |= loose_recovered_draft_get_busy (left->pdata[i]);
    loose_recovered_draft_delete (left->pdata[i]);
  }
  return busy;
}

/* What it was doing when it crashed; earlier activity does not count. */
static void
test_busy (void)
{
  g_autoptr (GFile) file = some_file ();

  do_and_die ("compile", TRUE);
  g_assert_cmpuint (busy_of (file), ==, LOOSE_BUSY_COMPILING);
  do_and_die ("play", TRUE);
  g_assert_cmpuint (busy_of (file), ==, LOOSE_BUSY_PLAYING);
  do_and_die ("play done", TRUE);
  g_assert_cmpuint (busy_of (file), ==, 0);
  do_and_die ("play excused", TRUE);
  g_assert_cmpuint (busy_of (file), ==, 0);
  do_and_die ("excused", TRUE);
  g_assert_cmpuint (busy_of (file), ==, 0);
}

/* The copy is not in the folder of the file, and only its owner may read it. */
static void
test_place (void)
{
  g_autoptr (GFile) file = some_file ();
  g_autoptr (LooseDraftWriter) recovery = loose_draft_writer_new (file);
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
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
    g_assert_cmpuint (status.st_mode & 0777, ==, 0600);
    n++;
  }
  g_assert_cmpuint (n, ==, 2);
  loose_draft_writer_forget (recovery);
  g_assert_true (loose_draft_writer_flush (recovery));
}

/* Work that begins when the note was given up makes no other. */
static void
test_given_up (void)
{
  g_autoptr (LooseRecoveryLock) lock = loose_recovery_lock_new (NULL);
  g_autofree char *note = g_strconcat (loose_recovery_lock_get_stem (lock), ".note", NULL);

  loose_recovery_lock_begin (lock, LOOSE_BUSY_COMPILING);
  g_assert_true (g_file_test (note, G_FILE_TEST_EXISTS));
  loose_recovery_lock_give_up (lock);
  loose_recovery_lock_begin (lock, LOOSE_BUSY_COMPILING);
  g_assert_false (g_file_test (note, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  g_autofree char *state = NULL;

  if (argc == 4 && g_str_equal (argv[1], "--child")) {
    g_autoptr (GFile) file = some_file ();
    return be_child (argv[2], g_str_equal (argv[3], "file") ? file : NULL);
  }
  state = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ide/recovery/crash", test_crash);
  g_test_add_func ("/ide/recovery/untitled", test_untitled);
  g_test_add_func ("/ide/recovery/several", test_several);
  g_test_add_func ("/ide/recovery/alive", test_alive);
  g_test_add_func ("/ide/recovery/zombie", test_zombie);
  g_test_add_func ("/ide/recovery/number-used-again", test_number_used_again);
  g_test_add_func ("/ide/recovery/damaged", test_damaged);
  g_test_add_func ("/ide/recovery/busy", test_busy);
  g_test_add_func ("/ide/recovery/place", test_place);
  g_test_add_func ("/ide/recovery/given-up", test_given_up);
  return g_test_run ();
}
