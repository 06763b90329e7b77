/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the window makes a person wait: until its first frame, and from a key to the new index on the screen.  The
 * second is also given as a ratio to the engine's own compile of the same text, so that the window's share shows.
 * Prints; asserts nothing. */
#include "loose-text-guard.h"
#include "loose-window.h"

#define KEYS 30

static double
milliseconds_since (gint64 start)
{
  return (g_get_monotonic_time () - start) / 1000.0;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

/* Runs the main loop until the next frame is on the screen. */
static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static char *
make_story (guint n_rules)
{
  GString *out = g_string_new ("\"A Bench\"\n\nThe Hall is a room. The ball is in the Hall. The note is a number that varies.\n\n");

  for (guint i = 0; i < n_rules; i++)
    g_string_append_printf (out, "Instead of taking the ball when the note is %u:\n\tsay \"Number %u is not for taking.\"\n\n", i,
                            i);
  return g_string_free (out, FALSE);
}

static double
compile_time (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  gint64 start = g_get_monotonic_time ();
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);

  return milliseconds_since (start);
}

static void
wait_for_program (LooseSession *session)
{
  while (!loose_session_is_current (session))
    g_main_context_iteration (NULL, TRUE);
}

static void
measure (GSettings *settings, guint n_rules)
{
  g_autofree char *text = make_story (n_rules);
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  double engine = compile_time (text), times[KEYS];
  gint64 start = g_get_monotonic_time ();
  LooseWindow *window = loose_window_new (NULL, settings);
  LooseSession *session = loose_window_get_session (window);
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter iter;

  gtk_window_present (GTK_WINDOW (window));
  loose_session_set_text (session, project, text);
  wait_for_frame (GTK_WIDGET (window));
  g_print ("%5u rules: first frame of the window %.0f ms\n", n_rules, milliseconds_since (start));
  wait_for_program (session);
  wait_for_frame (GTK_WIDGET (window));
  g_print ("%5u rules: index on the screen after %.0f ms\n", n_rules, milliseconds_since (start));

  gtk_text_buffer_get_iter_at_line (buffer, &iter, 4);
  gtk_text_iter_forward_chars (&iter, 10);
  gtk_text_buffer_place_cursor (buffer, &iter);
  engine = MIN (engine, compile_time (text));
  for (guint i = 0; i < KEYS; i++) {
    gint64 pressed = g_get_monotonic_time ();
    g_signal_emit_by_name (view, "insert-at-cursor", i % 2 ? "o" : " ");
    wait_for_program (session);
    wait_for_frame (GTK_WIDGET (window));
    times[i] = milliseconds_since (pressed);
  }
  qsort (times, KEYS, sizeof (double), compare);
  g_print ("%5u rules: key to new index p50 %.1f ms, p95 %.1f ms; the engine alone %.1f ms; ratio %.1f\n", n_rules, times[KEYS / 2],
           times[KEYS * 95 / 100], engine, times[KEYS / 2] / engine);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;
  gint64 start = g_get_monotonic_time ();

  loose_text_guard_install ();
  gtk_init ();
  adw_init ();
  gtk_source_init ();
  g_print ("toolkit ready after %.0f ms\n", milliseconds_since (start));
  settings = g_settings_new ("org.looseleaf.Looseleaf");
  measure (settings, 1);
  measure (settings, 30);
  measure (settings, 1000);
  return 0;
}
