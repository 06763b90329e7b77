/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "helper.h"
#include "loose-session-testing.h"
#include "loose-window-testing.h"
#include "loose-playback-testing.h"

#include "loose-recovery-lock.h"
#include "loose-list-entry.h"
#include "loose-gtk-workaround.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define PATIENCE_SECONDS 40

/* A warning ends the test, as with G_DEBUG=fatal-warnings. Exceptions are warnings of the toolkit itself, which are
 * more frequent on a busy machine (person.py ignores them too): one about the source view and its scroll bar when a
 * line is added at the end of a text, and those about the containers around a text view. It measures lines also while
 * the window is painted, and then queues its own resize, so that each container lacks an allocation until the next
 * frame. */
static gboolean
is_of_the_toolkit (const char *message)
{
  static const char *const types[] = { "GtkGizmo", "GtkStack", "GtkPaned" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++) {
    g_autofree char *pattern = g_strdup_printf ("Trying to snapshot %s * without a current allocation", types[i]);

    if (g_pattern_match_simple (pattern, message))
      return TRUE;
  }
  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_the_toolkit (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  g_log_writer_default (level, fields, n_fields, data);
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    abort ();
  return G_LOG_WRITER_HANDLED;
}

void
test_start (int *argc, char ***argv)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);

  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_log_set_writer_func (write_log, NULL, NULL);
  loose_gtk_workaround_install ();
  gtk_test_init (argc, argv);
  adw_init ();
  gtk_source_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static GSettings *
settings (void)
{
  static GSettings *shared;

  if (shared == NULL)
    shared = g_settings_new ("org.looseleaf.Looseleaf");
  return shared;
}

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

void
test_poll (void)
{
  gboolean over = FALSE;

  g_timeout_add (10, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

void
test_idle (void)
{
  gboolean over = FALSE;

  g_idle_add_full (G_PRIORITY_LOW + 100, over_cb, &over, NULL);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (guint *n)
{
  ++*n;
}

void
test_frames (GtkWidget *widget, guint n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  guint n_drawn = 0;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_cb), &n_drawn);

  while (n_drawn < n) {
    guint before = n_drawn;

    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
    while (n_drawn == before)
      g_main_context_iteration (NULL, TRUE);
  }
  g_signal_handler_disconnect (clock, handler);
}

gint64
test_patience (void)
{
  return g_get_monotonic_time () + PATIENCE_SECONDS * G_USEC_PER_SEC;
}

void
test_be_patient (gint64 end, const char *condition, const char *where)
{
  if (g_get_monotonic_time () >= end)
    g_error ("%s: waited %d seconds for %s", where, PATIENCE_SECONDS, condition);
}

static gboolean
is_settled (LooseSession *session)
{
  LoosePlayer *player = loose_session_get_player (session);

  return loose_session_is_current (session) && loose_session_get_styles (session) != NULL
         && loose_player_get_state (player) != LOOSE_PLAY_RUNNING
         && !loose_turn_query_is_busy (loose_session_get_turn_query (session));
}

void
test_settle (LooseWindow *window)
{
  LooseSession *session = loose_window_get_session (window);

  test_frames (GTK_WIDGET (window), 1);
  TEST_EVENTUALLY (is_settled (session));
  /* Runs what was queued for later: the highlighter, the transcript's scrolling. */
  test_frames (GTK_WIDGET (window), 1);
  test_idle ();
}

void
test_until (gboolean (*asked) (LooseWindow *window), LooseWindow *window)
{
  TEST_EVENTUALLY (asked (window));
}

LooseWindow *
test_window (const char *story)
{
  LooseWindow *window = loose_window_new (NULL, settings ());
  g_autoptr (LooseProject) project = loose_project_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  loose_session_set_text (loose_window_get_session (window), project, story);
  test_settle (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

void
test_close (LooseWindow *window)
{
  gpointer held = window, session = loose_window_get_session (window);

  gtk_text_buffer_set_modified (GTK_TEXT_BUFFER (loose_session_get_buffer (session)), FALSE);
  g_object_add_weak_pointer (G_OBJECT (window), &held);
  g_object_add_weak_pointer (G_OBJECT (session), &session);
  gtk_window_destroy (GTK_WINDOW (window));
  TEST_EVENTUALLY (held == NULL);
  TEST_EVENTUALLY (session == NULL); /* a worker may hold it yet */
}

void
test_leave (LooseWindow *window)
{
  gpointer held = window;

  g_object_add_weak_pointer (G_OBJECT (window), &held);
  gtk_window_close (GTK_WINDOW (window));
  TEST_EVENTUALLY (held == NULL);
}

static void
find_words (LooseWindow *window, const char *words, GtkTextIter *start, GtkTextIter *end)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter from;

  gtk_text_buffer_get_start_iter (buffer, &from);
  g_assert_true (gtk_text_iter_forward_search (&from, words, GTK_TEXT_SEARCH_TEXT_ONLY, start, end, NULL));
}

void
test_point (LooseWindow *window, const char *words)
{
  GtkTextIter start, end;

  find_words (window, words, &start, &end);
  gtk_text_buffer_place_cursor (gtk_text_iter_get_buffer (&start), &start);
}

void
test_edit (LooseWindow *window, const char *words, const char *others)
{
  GtkTextIter start, end;
  GtkTextBuffer *buffer;

  find_words (window, words, &start, &end);
  buffer = gtk_text_iter_get_buffer (&start);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, others, -1);
  gtk_text_buffer_end_user_action (buffer);
  test_settle (window);
}

char *
test_story_text (LooseWindow *window)
{
  return loose_story_view_dup_text (loose_story_pane_get_view (loose_window_get_story (window)));
}

char *
test_list (GListModel *model)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (LooseListEntry) entry = g_list_model_get_item (model, i);
    g_string_append_printf (out, "%s|%s\n", loose_list_entry_get_text (entry),
                            loose_list_entry_get_detail (entry) != NULL ? loose_list_entry_get_detail (entry) : "");
  }
  return g_string_free (out, FALSE);
}

void
test_assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) != NULL)
    return;
  g_printerr ("“%s” is not in:\n%s\n", part, text);
  g_test_fail ();
}

GtkWidget *
test_find_widget (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  if (GTK_IS_POPOVER (widget)) /* a drop-down contains its own lists and entries */
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = test_find_widget (child, type);
    if (found != NULL)
      return found;
  }
  return NULL;
}

GtkWindow *
test_find_titled (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (g_strcmp0 (gtk_window_get_title (each), title) == 0)
      return each;
  }
  return NULL;
}

GtkWidget *
test_find_button (GtkWidget *widget, const char *label)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), label))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = test_find_button (child, label);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* --- files -------------------------------------------------------------------------------------------------------- */

AdwMessageDialog *
test_open_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (each))
      return ADW_MESSAGE_DIALOG (each);
  }
  return NULL;
}

void
test_write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
test_forget_places (void)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "looseleaf", "places.ini", NULL);

  g_unlink (path);
}

static GFile *opened; /* what is waited for */

static gboolean
has_file (LooseWindow *window)
{
  return loose_session_find_file (loose_window_get_session (window), opened) != NULL;
}

LooseWindow *
test_open_file (const char *folder, const char *name)
{
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);
  g_autoptr (LooseProject) project = loose_project_new (file);

  opened = loose_project_get_file (project);
  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  test_until (has_file, window);
  test_settle (window);
  return window;
}

void
test_assert_no_problems (LooseWindow *window)
{
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_error ("%s", leaf_program_problem (program, i).sentence);
}

gboolean
test_is_kept (const char *words)
{
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

    if (g_str_has_suffix (name, ".text") && g_file_get_contents (path, &text, NULL, NULL)
        && strstr (text, words) != NULL)
      return TRUE;
  }
  return FALSE;
}
