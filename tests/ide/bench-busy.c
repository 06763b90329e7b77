/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-busy STORY...: opens each story in a window, gives it a few commands, or those in the file `STORY.commands` if
 * there is one, and pauses it with the Pause action if it runs endlessly. Prints how long the main thread worked
 * without interruption while the story was opened, while it was played, and while the window was closed, and how long
 * the pause took, in milliseconds (processor time of this thread, except for the pause). Nothing is asserted, except
 * that the last line is reached. */
#include "loose-gtk-workaround.h"
#include "loose-window-testing.h"
#include "loose-story-testing.h"
#include "loose-window.h"

enum { OPENED_MILLISECONDS = 20000, PLAYED_MILLISECONDS = 2500, COMMANDS = 4 };

/* The processor time of this thread in milliseconds, which does not include other programs. */
static double
worked (void)
{
  return (double) leaf_profile_clock () / 1000;
}

static double
milliseconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000;
}

static void
go_round (double *longest)
{
  double begun;

  if (!g_main_context_pending (NULL))
    g_usleep (500);
  begun = worked ();
  g_main_context_iteration (NULL, FALSE);
  *longest = MAX (*longest, worked () - begun);
}

static LoosePlayState
state_of (LooseWindow *window)
{
  return loose_player_get_state (loose_session_get_player (loose_window_get_session (window)));
}

/* Runs until it waits for a command, has ended, or has run for long. */
static void
play_for (LooseWindow *window, double milliseconds, double *longest)
{
  gint64 start = g_get_monotonic_time ();

  do
    go_round (longest);
  while (state_of (window) == LOOSE_PLAY_RUNNING && milliseconds_since (start) < milliseconds);
}

static double
pause_it (LooseWindow *window, double *longest)
{
  gint64 start = g_get_monotonic_time ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.pause", NULL);
  while (state_of (window) == LOOSE_PLAY_RUNNING && milliseconds_since (start) < PLAYED_MILLISECONDS)
    go_round (longest);
  return milliseconds_since (start);
}

static char **
commands_of (const char *story)
{
  g_autofree char *path = g_strconcat (story, ".commands", NULL), *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return g_strsplit (text != NULL ? text : "look\nz\nundo\nz", "\n", -1);
}

static void
measure (GSettings *settings, const char *path)
{
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  g_autofree char *bytes = NULL, *name = g_path_get_basename (path), *text = NULL;
  g_auto (GStrv) commands = commands_of (path);
  gsize length;
  double opening = 0, playing = 0, closing = 0, paused = 0;
  gint64 start = g_get_monotonic_time ();
  LooseWindow *window;
  LooseSession *session;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    return;
  text = g_utf8_make_valid (bytes, (gssize) length);
  window = loose_window_new (NULL, settings);
  session = loose_window_get_session (window);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 100; i++)
    go_round (&(double) { 0 });
  opening = worked ();
  loose_session_set_text (session, project, text);
  opening = worked () - opening;
  while (!loose_session_is_current (session) && milliseconds_since (start) < OPENED_MILLISECONDS)
    go_round (&opening);
  play_for (window, PLAYED_MILLISECONDS, &opening);
  for (guint i = 0; i < COMMANDS && commands[i] != NULL; i++) {
    if (state_of (window) == LOOSE_PLAY_WAITING)
      loose_story_pane_enter (loose_window_get_story (window), commands[i]);
    play_for (window, PLAYED_MILLISECONDS, &playing);
  }
  if (state_of (window) == LOOSE_PLAY_RUNNING)
    paused = pause_it (window, &playing);
  gtk_text_buffer_set_modified (GTK_TEXT_BUFFER (loose_session_get_buffer (session)), FALSE);
  closing = worked ();
  gtk_window_destroy (GTK_WINDOW (window));
  closing = worked () - closing;
  for (guint i = 0; i < 100; i++)
    go_round (&closing);
  g_print ("%s\topening %.1f\tplaying %.1f\tpause %.1f%s\tclosing %.1f\n", name, opening, playing, paused,
           paused >= PLAYED_MILLISECONDS ? " (not paused)" : "", closing);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  GSettings *settings;

  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  loose_gtk_workaround_install ();
  gtk_init ();
  adw_init ();
  gtk_source_init ();
  settings = g_settings_new ("org.looseleaf.Looseleaf");
  for (int i = 1; i < argc; i++)
    measure (settings, argv[i]);
  return 0;
}
