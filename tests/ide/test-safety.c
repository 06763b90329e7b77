/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Protection of texts: copies while the story is busy, recovered drafts, a story that crashed the program, a file that
 * another program writes. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-toolkit-testing.h"
#include "loose-story-testing.h"
#include "loose-session-testing.h"

#include "loose-recovery-lock.h"
#include "loose-window-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static const char story[] = "The Hall is a room.\n\nInstead of jumping: say \"No.\"\n";

static char *
write_story (const char *name, const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static gboolean
has_file (LooseWindow *window)
{
  return loose_project_get_file (loose_session_get_project (loose_window_get_session (window))) != NULL;
}

static LooseWindow *
open_window (const char *path)
{
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  test_until (has_file, window);
  return window;
}

/* Creates the draft of `path` that a crashed window would leave; `text` may be NULL. */
static void
leave (const char *path, const char *letters, const char *text)
{
  g_autofree char *folder = loose_recovery_lock_dup_folder (), *uri = g_filename_to_uri (path, NULL, NULL),
                  *name = g_uuid_string_random ();
  g_autofree char *stem = g_build_filename (folder, name, NULL);
  g_autofree char *note = g_strconcat (stem, ".note", NULL), *copy = g_strconcat (stem, ".text", NULL);
  g_autofree char *body = g_strdup_printf ("# %s\n[Recovery]\nUri=%s\n", letters, uri);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (note, body, -1, NULL));
  if (text != NULL)
    g_assert_true (g_file_set_contents (copy, text, -1, NULL));
}

static void
type (LooseWindow *window, const char *words)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));

  gtk_text_buffer_insert_at_cursor (buffer, words, -1);
}

static gboolean
is_running (LooseWindow *window)
{
  return loose_player_get_state (loose_session_get_player (loose_window_get_session (window))) == LOOSE_PLAY_RUNNING;
}

/* However busy a story keeps the main loop, what is typed is on the disk two seconds later. */
static void
test_endless_story (void)
{
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  LooseSession *session = loose_window_get_session (window);
  g_autoptr (LooseProject) project = loose_project_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  loose_session_set_text (
      session, project,
      "The Hall is a room.\nThe tally is a number that varies.\nWhen play begins:\n\twhile 1 is 1:\n\t\tincrease the tally by 1.\n");
  test_until (is_running, window);
  type (window, "[first words]");
  test_frames (GTK_WIDGET (window), 3);
  type (window, "[second words]");
  TEST_EVENTUALLY (test_is_kept ("[first words]") && test_is_kept ("[second words]"));
  loose_player_stop (loose_session_get_player (session));
  loose_session_forget_copy (session);
  test_close (window);
  TEST_EVENTUALLY (!test_is_kept ("[first words]"));
}

static gboolean
is_played (LooseWindow *window)
{
  return loose_player_get_state (loose_session_get_player (loose_window_get_session (window))) == LOOSE_PLAY_WAITING;
}

/* A compilation would begin before the next frames. */
static void
assert_not_compiled (LooseWindow *window)
{
  LooseSession *session = loose_window_get_session (window);
  gboolean is_compiling;

  test_frames (GTK_WIDGET (window), 3);
  test_idle ();
  g_object_get (session, "compiling", &is_compiling, NULL);
  g_assert_false (is_compiling);
  g_assert_null (loose_session_get_program (session));
}

/* However often it is opened, the story is not run, but can be read and edited, until the author re-enables it. */
static void
test_crash_loop (void)
{
  static const char *const letters[] = { "c-", "-p" };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) {
    g_autofree char *path = write_story ("fatal.ni", story);
    LooseWindow *window;

    leave (path, letters[i], NULL);
    for (guint again = 0; again < 2; again++) {
      window = open_window (path);
      TEST_EVENTUALLY (loose_session_get_suspect (loose_window_get_session (window))
                       == (i == 0 ? LOOSE_BUSY_COMPILING : LOOSE_BUSY_PLAYING));
      assert_not_compiled (window);
      type (window, "x");
      assert_not_compiled (window);
      loose_session_forget_copy (loose_window_get_session (window));
      test_close (window);
    }
    window = open_window (path);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.reenable", NULL);
    test_until (is_played, window);
    test_close (window);
    window = open_window (path);
    test_until (is_played, window);
    test_close (window);
  }
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_button (child, label);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static GtkWidget *
find_button_anywhere (const char *label)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);
    GtkWidget *found = find_button (each, label);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* A draft is offered with its file, and is kept until it is saved or discarded. */
static void
test_left_behind (void)
{
  g_autofree char *path = write_story ("tale.ni", story);
  LooseWindow *window;
  g_autofree char *text = NULL;

  leave (path, "--", "The Attic is a room.\n");
  window = open_window (path);
  TEST_EVENTUALLY (find_button_anywhere ("_Recover") != NULL);
  g_signal_emit_by_name (find_button_anywhere ("_Recover"), "clicked");
  test_settle (window);
  text = loose_session_dup_text (loose_window_get_session (window));
  g_assert_cmpstr (text, ==, "The Attic is a room.\n");
  g_assert_true (test_is_kept ("The Attic"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  TEST_EVENTUALLY (!test_is_kept ("The Attic"));
  test_close (window);
}

/* A draft that was discarded is not offered again. */
static void
test_discarded (void)
{
  g_autofree char *path = write_story ("tale.ni", story);
  LooseWindow *window;

  leave (path, "--", "The Attic is a room.\n");
  window = open_window (path);
  TEST_EVENTUALLY (find_button_anywhere ("_Discard") != NULL);
  g_signal_emit_by_name (find_button_anywhere ("_Discard"), "clicked");
  TEST_EVENTUALLY (find_button_anywhere ("_Discard") == NULL);
  test_settle (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.unsaved-work", NULL);
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==, "No unsaved work found");
  g_assert_null (find_button_anywhere ("_Discard"));
  test_close (window);
}

static gboolean
shows_theirs (LooseWindow *window)
{
  g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

  return strstr (text, "Theirs") != NULL;
}

/* Tests this without changes of the focus. */
static void
test_other_program (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *text = NULL;
  LooseWindow *window = open_window (path);

  test_settle (window);
  g_assert_true (g_file_set_contents (path, "Theirs is a room.\n", -1, NULL));
  test_until (shows_theirs, window);
  type (window, "[mine]");
  g_assert_true (g_file_set_contents (path, "Nobody's is a room.\n", -1, NULL));
  TEST_EVENTUALLY (loose_toast_get_text (window->notice) != NULL); /* that the file has changed */
  test_idle ();
  text = loose_session_dup_text (loose_window_get_session (window));
  test_assert_contains (text, "[mine]");
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static void
assert_text (LooseWindow *window, const char *wanted)
{
  g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

  g_assert_cmpstr (text, ==, wanted);
}

static gboolean
shows_new_text (LooseWindow *window)
{
  g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

  return strstr (text, "Leap.") != NULL;
}

/* When another program changes the story, the play is repeated, as after an edit, and the change can be undone. */
static void
test_reload_is_an_edit (void)
{
  static const char before[] = "The Hall is a room.\n\nInstead of jumping: say \"Hop.\"\n";
  g_autofree char *path = write_story ("again.ni", before), *text = NULL, *played = NULL;
  LooseWindow *window = open_window (path);
  LooseSession *session = loose_window_get_session (window);

  test_settle (window);
  g_assert_true (loose_player_command (loose_session_get_player (session), "jump"));
  test_settle (window);
  g_assert_true (g_file_set_contents (path, "The Hall is a room.\n\nInstead of jumping: say \"Leap.\"\n", -1, NULL));
  loose_window_look_at_file (window);
  test_until (shows_new_text, window);
  test_settle (window);
  g_assert_false (loose_session_is_modified (session));
  played = test_story_text (window);
  test_assert_contains (played, ">jump\nLeap.");
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (session)));
  text = loose_session_dup_text (session);
  g_assert_cmpstr (text, ==, before);
  g_assert_true (loose_session_is_modified (session));
  loose_session_forget_copy (session);
  test_close (window);
}

/* What is typed while a changed file is read stays, and the author decides. */
static void
test_typing_while_reloading (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *text = NULL;
  LooseWindow *window = open_window (path);

  test_settle (window);
  g_assert_true (g_file_set_contents (path, "Theirs is a room.\n", -1, NULL));
  loose_window_look_at_file (window);
  loose_window_look_at_file (window);
  g_assert_cmpuint (window->page_requests.length, ==, 1); /* it is read once */
  type (window, "[mine]");
  TEST_EVENTUALLY (window->page_requests.length == 0);
  text = loose_session_dup_text (loose_window_get_session (window));
  test_assert_contains (text, "[mine]");
  test_assert_contains (loose_toast_get_text (window->notice), "changed the file");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.reload", NULL);
  TEST_EVENTUALLY (test_open_dialog () != NULL);
  adw_message_dialog_response (test_open_dialog (), "reload");
  test_until (shows_theirs, window);
  gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));
  test_close (window);
}

/* The other window; NULL: there is none. */
static LooseWindow *
find_other (LooseWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (LOOSE_IS_WINDOW (each) && each != GTK_WINDOW (window))
      return LOOSE_WINDOW (each);
  }
  return NULL;
}

/* A story that is being read has its window already, so neither another story nor typing takes it away; and it is
 * opened once. */
static void
test_opening_together (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *other = write_story ("other.ni", "The Attic is a room.\n");
  g_autoptr (GFile) file = g_file_new_for_path (path), other_file = g_file_new_for_path (other);
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf")), *second;

  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  loose_window_open_file (window, file);
  g_assert_null (find_other (window));
  loose_window_open_file (window, other_file);
  second = find_other (window);
  g_assert_nonnull (second);
  test_until (has_file, window);
  test_until (has_file, second);
  test_settle (window);
  test_settle (second);
  assert_text (window, story);
  assert_text (second, "The Attic is a room.\n");
  loose_window_open_file (second, file); /* shows the first */
  test_idle ();
  assert_text (second, "The Attic is a room.\n");
  test_close (second);
  test_close (window);
}

static void
test_typing_while_opening (void)
{
  g_autofree char *path = write_story ("tale.ni", story);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));

  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  type (window, "Mine.");
  TEST_EVENTUALLY (find_other (window) != NULL);
  test_until (has_file, find_other (window));
  test_settle (find_other (window));
  assert_text (window, "Mine.");
  assert_text (find_other (window), story);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (find_other (window));
  test_close (window);
}

static const char *
notice (LooseWindow *window)
{
  return loose_toast_get_text (window->notice);
}

static gboolean
says_gone (LooseWindow *window)
{
  return notice (window) != NULL && strstr (notice (window), "was deleted") != NULL;
}

static gboolean
says_nothing (LooseWindow *window)
{
  return notice (window) == NULL;
}

static gboolean
is_modified (LooseWindow *window)
{
  return loose_session_is_modified (loose_window_get_session (window));
}

/* The text of the window is then in no file: it counts as unsaved, can be saved again, and if the file comes back
 * everything is as before. */
static void
test_file_gone (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *away = g_strconcat (path, ".away", NULL), *text = NULL;
  LooseWindow *window = open_window (path);

  test_settle (window);
  g_assert_cmpint (g_rename (path, away), ==, 0);
  test_until (says_gone, window);
  g_assert_true (is_modified (window));
  TEST_EVENTUALLY (test_is_kept ("The Hall"));
  g_assert_cmpint (g_rename (away, path), ==, 0);
  test_until (says_nothing, window);
  g_assert_false (is_modified (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
  test_until (says_gone, window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save-all", NULL);
  test_until (says_nothing, window);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, story);
  g_assert_false (is_modified (window));
  test_close (window);
}

/* Nothing is written to the old place of the story; a message asks to save it elsewhere. */
static void
test_folder_gone (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *folder = g_path_get_dirname (path),
                  *away = g_strconcat (folder, "-away", NULL);
  LooseWindow *window = open_window (path);

  test_settle (window);
  type (window, "[mine]");
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  TEST_EVENTUALLY (test_open_dialog () != NULL);
  test_assert_contains (adw_message_dialog_get_body (test_open_dialog ()), "no longer exists");
  gtk_window_close (GTK_WINDOW (test_open_dialog ()));
  loose_window_look_at_file (window);
  g_assert_true (says_gone (window));
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  loose_window_look_at_file (window);
  g_assert_true (says_nothing (window));
  g_assert_true (is_modified (window));
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

/* On a read-only medium a message appears with the first letter that is typed, and disappears when that is undone. */
static void
test_folder_not_written (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *folder = g_path_get_dirname (path);
  LooseWindow *window = open_window (path);
  uid_t user = getuid ();

  test_settle (window);
  g_assert_cmpint (g_chmod (folder, 0555), ==, 0);
  g_assert_true (user != 0 || setreuid (65534, (uid_t) -1) == 0);
  g_assert_true (says_nothing (window));
  type (window, "[mine]");
  test_assert_contains (notice (window), "read-only");
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window))));
  g_assert_true (says_nothing (window));
  g_assert_true (user != 0 || setreuid (user, (uid_t) -1) == 0);
  g_assert_cmpint (g_chmod (folder, 0755), ==, 0);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

/* A message about copies that cannot be written stays until they can be. */
static void
test_no_copies (void)
{
  g_autofree char *path = write_story ("tale.ni", story), *folder = loose_recovery_lock_dup_folder (),
                  *away = g_strconcat (folder, "-away", NULL);
  LooseWindow *window = open_window (path);

  test_settle (window);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  type (window, "[mine]");
  TEST_EVENTUALLY (!says_nothing (window));
  test_assert_contains (notice (window), "Automatic backup failed");
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  type (window, "[more]");
  test_until (says_nothing, window);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static void
command (LooseWindow *window, const char *words)
{
  loose_story_pane_enter (loose_window_get_story (window), words);
  test_settle (window);
}

static LooseWindow *
play_window (const char *path)
{
  LooseWindow *window = open_window (path);

  test_settle (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play", NULL);
  test_settle (window);
  return window;
}

static gboolean
file_is (const char *path, const char *text)
{
  g_autofree char *found = NULL;

  return g_file_get_contents (path, &found, NULL, NULL) && strcmp (found, text) == 0;
}

/* Files are written in a worker, which may be late. */
static void
assert_file (const char *path, const char *text)
{
  TEST_EVENTUALLY (file_is (path, text));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* The story's files and the saved game are on the disk, and the next window finds them. After an edit the same commands
 * are played again, with the files that the first play found rather than those that it wrote. */
static void
test_kept_play (void)
{
  g_autofree char *path = write_story ("log.ni", "The Quay is a room. The File of Tides is called \"tides\".\n\n"
                                                 "Instead of jumping:\n\tappend \"up \" to the File of Tides;\n"
                                                 "\tsay \"So far [text of the File of Tides].\".\n");
  g_autofree char *folder = g_strconcat (path, ".files", NULL);
  g_autofree char *tides = g_build_filename (folder, "tides.txt", NULL), *saved = g_strconcat (path, ".saved", NULL);
  g_autofree char *printed = NULL;
  LooseWindow *window = play_window (path);
  guint n_calls = 0;

  command (window, "jump");
  assert_file (tides, "* //LOOSELEAF// tides\nup ");
  g_assert_false (g_file_test (saved, G_FILE_TEST_EXISTS));
  command (window, "save");
  g_assert_true (g_file_test (saved, G_FILE_TEST_EXISTS));
  test_close (window);

  window = play_window (path);
  command (window, "restore");
  command (window, "jump");
  printed = test_story_text (window);
  test_assert_contains (printed, "Restored.");
  test_assert_contains (printed, "So far up up .");
  assert_file (tides, "* //LOOSELEAF// tides\nup up ");
  test_edit (window, "So far", "So long");
  g_free (printed);
  printed = test_story_text (window);
  test_assert_contains (printed, "So long up ");
  g_assert_null (strstr (printed, "up up up"));
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);

  g_assert_cmpint (g_remove (tides), ==, 0);
  g_assert_cmpint (g_mkdir (tides, 0700), ==, 0); /* nothing can be written there */
  window = play_window (path);
  g_signal_connect_swapped (loose_session_get_player (loose_window_get_session (window)), "not-kept",
                            G_CALLBACK (count_cb), &n_calls);
  command (window, "jump");
  command (window, "jump");
  g_assert_cmpuint (n_calls, ==, 1);
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/safety/endless-story", test_endless_story);
  g_test_add_func ("/ide/safety/crash-loop", test_crash_loop);
  g_test_add_func ("/ide/safety/left-behind", test_left_behind);
  g_test_add_func ("/ide/safety/discarded", test_discarded);
  g_test_add_func ("/ide/safety/other-program", test_other_program);
  g_test_add_func ("/ide/safety/typing-while-reloading", test_typing_while_reloading);
  g_test_add_func ("/ide/safety/reload-is-an-edit", test_reload_is_an_edit);
  g_test_add_func ("/ide/safety/opening-together", test_opening_together);
  g_test_add_func ("/ide/safety/typing-while-opening", test_typing_while_opening);
  g_test_add_func ("/ide/safety/file-gone", test_file_gone);
  g_test_add_func ("/ide/safety/folder-gone", test_folder_gone);
  g_test_add_func ("/ide/safety/folder-not-written", test_folder_not_written);
  g_test_add_func ("/ide/safety/no-copies", test_no_copies);
  g_test_add_func ("/ide/safety/kept-play", test_kept_play);
  return g_test_run ();
}
