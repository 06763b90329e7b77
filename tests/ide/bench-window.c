/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long the user has to wait: from a key to the frame that shows it, and to the new Rules panel on the
 * screen, in a rulebook of many rules and in a long source. The engine's own time to compile the same text is also
 * printed, to show the share of the window. It also measures how long the main thread works without interruption while
 * a turn of ten thousand events is shown as a tree and walked through.
 *
 * Prints a line for each figure, separated by tabs: its name, and in milliseconds the median and the 95th percentile.
 * Nothing is asserted. With words as arguments, runs only cases whose names contain them. `build-aux/bench-beside`
 * prints the figures beside those of another commit. */
#include "loose-gtk-workaround.h"
#include "loose-window-testing.h"
#include "loose-trace-testing.h"
#include "loose-story-testing.h"
#include "loose-window.h"

#define KEYS   60
#define ENGINE 5 /* the number of compilations by the engine alone */

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

/* A story with this many rules in one rulebook. */
static char *
make_rulebook (guint n_rules)
{
  GString *out = g_string_new (
      "\"A Bench\"\n\nThe Hall is a room. The ball is in the Hall. The note is a number that varies.\n\n");

  for (guint i = 0; i < n_rules; i++)
    g_string_append_printf (
        out, "Instead of taking the ball when the note is %u:\n\tsay \"Number %u is not for taking.\"\n\n", i, i);
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

/* The processor time of this thread in milliseconds, which does not include other programs. */
static double
worked (void)
{
  return (double) leaf_profile_clock () / 1000;
}

/* Compiles after an edit, as the window does. */
static double
compile_time (const char *text, LeafProgram *before)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafCompileOptions options = { .before = before };
  double start = worked ();
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);

  return worked () - start;
}

static gboolean
idle_cb (gpointer idle)
{
  *(gboolean *) idle = TRUE;
  return G_SOURCE_REMOVE;
}

/* Runs until nothing is left to do, since the toolkit lays out a long text after it has been shown, which takes a
 * second. */
static void
wait_until_idle (void)
{
  gboolean idle = FALSE;

  g_idle_add_full (G_PRIORITY_LOW, idle_cb, &idle, NULL);
  while (!idle)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_program (LooseSession *session)
{
  while (!loose_session_is_current (session))
    g_main_context_iteration (NULL, TRUE);
}

/* What follows a key. */
typedef struct {
  LooseSession *session;
  gint64 pressed;
  double begun;   /* by worked() */
  double shown;   /* by the clock, until a frame showed the key */
  double frame;   /* the main thread's work until a frame showed the key */
  double longest; /* the longest time that it worked without handling events */
  double made;    /* by the clock, until the panes had the new program */
  /* by the clock, until a frame showed it, at the earliest the second frame, since the first one shows the key */
  double index;
} Key;

static void
key_painted_cb (Key *key)
{
  if (key->frame == 0) {
    key->frame = worked () - key->begun;
    key->shown = milliseconds_since (key->pressed);
  }
  if (key->index == 0 && loose_session_is_current (key->session))
    key->index = milliseconds_since (key->pressed);
}

static void
press (Key *key, GtkTextView *view, const char *letter)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (view));
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (key_painted_cb), key);

  key->pressed = g_get_monotonic_time ();
  key->begun = worked ();
  g_signal_emit_by_name (view, "insert-at-cursor", letter);
  while (key->index == 0) {
    double begun = worked ();

    if (key->frame == 0 || loose_session_is_current (key->session))
      gtk_widget_queue_draw (GTK_WIDGET (view));
    g_main_context_iteration (NULL, TRUE);
    key->longest = MAX (key->longest, worked () - begun);
    if (key->made == 0 && loose_session_is_current (key->session))
      key->made = milliseconds_since (key->pressed);
  }
  g_signal_handler_disconnect (clock, handler);
}

/* Waits for a varying time of some hundredths of a second until the next key, so that keys are not synchronized with
 * the display.  The story is played again meanwhile. */
static void
rest (GRand *chance)
{
  gboolean over = FALSE;

  g_timeout_add ((guint) g_rand_int_range (chance, 40, 120), idle_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
print_figure (const char *name, const char *what, double *times, guint n)
{
  qsort (times, n, sizeof (double), compare);
  g_print ("%s, %s\t%.1f\t%.1f\n", name, what, times[n / 2], times[n * 95 / 100]);
}

static void
measure (GSettings *settings, const char *name, const char *text)
{
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (1);
  double engine[ENGINE], frames[KEYS], shown[KEYS], made[KEYS], indexes[KEYS], stalls[KEYS], opened;
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
  opened = milliseconds_since (start);
  wait_until_idle ();

  gtk_text_buffer_get_start_iter (buffer, &iter);
  gtk_text_iter_forward_search (&iter, "Instead of taking", 0, NULL, &iter, NULL);
  gtk_text_buffer_place_cursor (buffer, &iter);
  for (guint i = 0; i < KEYS; i++) {
    Key key = { .session = session };

    rest (chance);
    press (&key, view, i % 2 ? "o" : " ");
    frames[i] = key.frame;
    stalls[i] = key.longest;
    shown[i] = key.shown;
    made[i] = key.made;
    indexes[i] = key.index;
  }
  for (guint i = 0; i < ENGINE; i++)
    engine[i] = compile_time (text, loose_session_get_program (session));
  print_figure (name, "opened, on the screen", &opened, 1);
  print_figure (name, "key to its frame, work of the main thread", frames, KEYS);
  print_figure (name, "longest that the main thread works at once", stalls, KEYS);
  print_figure (name, "key to its frame", shown, KEYS);
  print_figure (name, "key to new Rules panel", made, KEYS);
  print_figure (name, "key to new Rules panel, on the screen", indexes, KEYS);
  print_figure (name, "the engine alone", engine, ENGINE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- a long turn -------------------------------------------------------------------------------------------------- */

typedef struct {
  double longest;
} Stalls;

/* Runs one iteration of the main loop, whose time is how long a frame would have waited. */
static void
go_round (Stalls *stalls, gboolean may_block)
{
  double begun;

  if (may_block && !g_main_context_pending (NULL))
    g_usleep (500);
  begun = worked ();
  g_main_context_iteration (NULL, FALSE);
  stalls->longest = MAX (stalls->longest, worked () - begun);
}

static void
go_on_for (Stalls *stalls, double milliseconds)
{
  for (gint64 start = g_get_monotonic_time (); milliseconds_since (start) < milliseconds;)
    go_round (stalls, TRUE);
}

static GtkWidget *
find_list (GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (widget))
    return widget;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    GtkWidget *found = find_list (each);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static guint
n_rows (LooseWindow *window)
{
  GListModel *rows = loose_turn_pane_get_rows (loose_window_get_turn (window));

  return rows != NULL ? g_list_model_get_n_items (rows) : 0;
}

/* Expands everything, one level at a time. */
static void
unfold (LooseWindow *window, Stalls *stalls)
{
  for (guint at = 0; at < n_rows (window); at++) {
    g_autoptr (GtkTreeListRow) row
        = g_list_model_get_item (loose_turn_pane_get_rows (loose_window_get_turn (window)), at);

    if (gtk_tree_list_row_is_expandable (row) && !gtk_tree_list_row_get_expanded (row))
      gtk_tree_list_row_set_expanded (row, TRUE);
    if (at % 50 == 0)
      go_round (stalls, FALSE);
  }
}

static void
measure_turn (GSettings *settings)
{
  static const char text[] = "\"A Long Turn\"\n\nThe Hall is a room. The note is a number that varies.\n\n"
                             "Counting is a rulebook.\nA counting rule: now the note is the note + 1.\n"
                             "A counting rule when the note is 0: say \"Never.\".\n\n"
                             "Every turn:\n\trepeat with N running from 1 to 1700:\n\t\tfollow the counting rules.\n";
  g_autoptr (LooseProject) project = loose_project_new (NULL);
  LooseWindow *window = loose_window_new (NULL, settings);
  LooseSession *session = loose_window_get_session (window);
  LoosePlayer *player = loose_session_get_player (session);
  Stalls panel = { 0 }, opening = { 0 }, unfolding = { 0 }, scrolling = { 0 };
  GtkAdjustment *adjustment;
  LeafPlay *play;
  guint32 n_nodes = 0;

  gtk_window_present (GTK_WINDOW (window));
  loose_session_set_text (session, project, text);
  wait_for_program (session);
  while (loose_player_get_state (player) != LOOSE_PLAY_WAITING)
    g_main_context_iteration (NULL, FALSE);
  loose_story_pane_enter (loose_window_get_story (window), "wait");
  while (loose_player_get_state (player) != LOOSE_PLAY_WAITING)
    g_main_context_iteration (NULL, FALSE);
  go_on_for (&(Stalls) { 0 }, 500);
  play = loose_player_get_play (player);
  {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);

    leaf_trace_nodes (trace, &n_nodes);
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-breakpoints", NULL);
  go_on_for (&panel, 1000);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-turn", NULL);
  go_on_for (&opening, 2000);
  unfold (window, &unfolding);
  go_on_for (&unfolding, 1000);
  adjustment
      = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find_list (GTK_WIDGET (loose_window_get_turn (window)))));
  for (guint i = 0; i < 120; i++) {
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * i / 120);
    go_on_for (&scrolling, 25);
  }
  g_print (
      "a turn of 10,000 events (%u nodes, %u rows), longest that the main thread works at once, opening\t%.1f\t%.1f\n",
      n_nodes, n_rows (window), opening.longest, opening.longest);
  g_print ("a turn of 10,000 events, the same, while the panel comes out that it is in\t%.1f\t%.1f\n", panel.longest,
           panel.longest);
  g_print ("a turn of 10,000 events, the same, scrolling\t%.1f\t%.1f\n", scrolling.longest, scrolling.longest);
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

  g_set_application_name ("Looseleaf");
  loose_gtk_workaround_install ();
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
  if (argc < 2 || strstr ("a turn of 10,000 events", argv[1]) != NULL)
    measure_turn (settings);
  return 0;
}
