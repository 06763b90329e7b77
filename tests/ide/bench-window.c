/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the window makes a person wait: from a key to the frame that shows it, and to the new index on the screen, in a rulebook of many rules and
 * in a long source.  The engine's own compile of the same text is given beside it, so that the window's share shows.
 *
 * Prints a line a figure, tabs between: its name, and milliseconds: the median, and what 19 of 20 keep to; asserts nothing.  With words: those
 * cases alone whose names have them.  `build-aux/bench-beside` prints them beside those of another commit. */
#include "loose-text-guard.h"
#include "loose-window.h"

#include <time.h>

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

/* So many rules in one rulebook. */
static char *
make_rulebook (guint n_rules)
{
  GString *out = g_string_new ("\"A Bench\"\n\nThe Hall is a room. The ball is in the Hall. The note is a number that varies.\n\n");

  for (guint i = 0; i < n_rules; i++)
    g_string_append_printf (out, "Instead of taking the ball when the note is %u:\n\tsay \"Number %u is not for taking.\"\n\n", i,
                            i);
  return g_string_free (out, FALSE);
}

/* Rooms in a row with things in them and rules about them, of some 100 words each. */
static char *
make_long_story (guint n_rooms)
{
  GString *out = g_string_new (
      "\"A Long Corridor\"\n\nThe cell-0 is a room. The ball is in the cell-0.\n\nInstead of taking the ball:\n\tsay \"No.\"\n\n");

  for (guint i = 1; i < n_rooms; i++)
    g_string_append_printf (
        out,
        "Section %u - Cell %u\n\nThe cell-%u is a room. It is north of cell-%u. \"Bare stone, and a draught from somewhere that nobody has found.\"\n\n"
        "The pail-%u is an open container in the cell-%u. The stool-%u is a supporter in the cell-%u. The peg-%u is in the cell-%u. \"Somebody has driven a peg into the wall here.\"\n\n"
        "Instead of taking the peg-%u when the pail-%u is open:\n\tsay \"It sits fast in the wall.\"\n\n"
        "Before examining the stool-%u in the cell-%u:\n\tif the player carries something:\n\t\tsay \"You put down what you have first.\";\n\t\tstop the action.\n\n",
        i, i, i, i - 1, i, i, i, i, i, i, i, i, i, i);
  return g_string_free (out, FALSE);
}

/* Milliseconds that this thread has worked: what else runs on the machine is not in them. */
static double
worked (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1000000;
}

static double
compile_time (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  double start = worked ();
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);

  return worked () - start;
}

/* The longest that the main thread worked without coming back to see what a person does. */
static double
wait_for_program (LooseSession *session)
{
  double longest = 0;

  while (!loose_session_is_current (session)) {
    double begun = worked ();

    g_main_context_iteration (NULL, TRUE);
    longest = MAX (longest, worked () - begun);
  }
  return longest;
}

static void
print_figure (const char *name, const char *what, double *times)
{
  qsort (times, KEYS, sizeof (double), compare);
  g_print ("%s, %s\t%.1f\t%.1f\n", name, what, times[KEYS / 2], times[KEYS * 95 / 100]);
}

static void
measure (GSettings *settings, const char *name, const char *text)
{
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  double engine[KEYS], frames[KEYS], indexes[KEYS], stalls[KEYS], opened[KEYS];
  gint64 start = g_get_monotonic_time ();
  LooseWindow *window = loose_window_new (NULL, settings);
  LooseSession *session = loose_window_get_session (window);
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter iter;

  gtk_window_present (GTK_WINDOW (window));
  loose_session_set_text (session, project, text);
  wait_for_frame (GTK_WIDGET (window));
  wait_for_program (session);
  wait_for_frame (GTK_WIDGET (window));
  for (guint i = 0; i < KEYS; i++)
    opened[i] = milliseconds_since (start);

  gtk_text_buffer_get_start_iter (buffer, &iter);
  gtk_text_iter_forward_search (&iter, "Instead of taking", 0, NULL, &iter, NULL);
  gtk_text_buffer_place_cursor (buffer, &iter);
  for (guint i = 0; i < KEYS; i++) {
    gint64 pressed = g_get_monotonic_time ();
    double begun = worked (), longest;

    g_signal_emit_by_name (view, "insert-at-cursor", i % 2 ? "o" : " ");
    wait_for_frame (GTK_WIDGET (window));
    frames[i] = worked () - begun;
    longest = wait_for_program (session);
    stalls[i] = MAX (frames[i], longest);
    wait_for_frame (GTK_WIDGET (window));
    indexes[i] = milliseconds_since (pressed);
    engine[i] = i < 5 ? compile_time (text) : engine[i % 5];
  }
  print_figure (name, "opened, on the screen", opened);
  print_figure (name, "key to its frame, work of the main thread", frames);
  print_figure (name, "longest that the main thread works at once", stalls);
  print_figure (name, "key to new index", indexes);
  print_figure (name, "the engine alone", engine);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    char *(*make) (guint n);
    guint n;
  } cases[] = {
    { "30 rules", make_rulebook, 30 },
    { "1,000 rules in one rulebook", make_rulebook, 1000 },
    { "100,000 words", make_long_story, 1000 },
  };
  g_autoptr (GSettings) settings = NULL;
  gint64 start = g_get_monotonic_time ();

  loose_text_guard_install ();
  gtk_init ();
  adw_init ();
  gtk_source_init ();
  g_print ("toolkit ready\t%.1f\t%.1f\n", milliseconds_since (start), milliseconds_since (start));
  settings = g_settings_new ("org.looseleaf.Looseleaf");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = cases[i].make (cases[i].n);

    if (argc < 2 || strstr (cases[i].name, argv[1]) != NULL)
      measure (settings, cases[i].name, text);
  }
  return 0;
}
