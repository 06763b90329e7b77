/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story and the debugger: playing, replaying, pausing, stepping. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-trace-testing.h"
#include "loose-story-testing.h"
#include "loose-session-testing.h"
#include "loose-rulebooks-testing.h"
#include "loose-editor-testing.h"
#include "loose-debugger-testing.h"

#include "loose-figure.h"
#include "loose-sound-bar.h"
#include "loose-rule-item.h"

#include "loose-list-entry.h"
#include "loose-timeline-turn.h"
#include "loose-transcript.h"
#include "loose-timeline.h"
#include "loose-values-pane.h"

static const char story[] = "\"A Test\"\n"
                            "\n"
                            "The Hall is a room. \"A bare hall.\" The ball is in the Hall.\n"
                            "\n"
                            "The echo rules are a rulebook.\n"
                            "\n"
                            "An echo rule (this is the first echo rule):\n"
                            "\tlet the count be 3;\n"
                            "\tsay \"Echo [count].\";\n"
                            "\trule succeeds.\n"
                            "\n"
                            "Instead of jumping (this is the hop rule):\n"
                            "\tsay \"Hop.\";\n"
                            "\tfollow the echo rules;\n"
                            "\tsay \"Done.\".\n"
                            "\n"
                            "Instead of waving hands:\n"
                            "\twhile 1 is 1:\n"
                            "\t\tlet the sum be 2.\n"
                            "\n"
                            "Test me with \"jump / look\".\n";

static void
command (LooseWindow *window, const char *words)
{
  loose_story_pane_enter (loose_window_get_story (window), words);
  test_settle (window);
}

static void
act (LooseWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  test_settle (window);
}

static void
break_at (LooseWindow *window, const char *words)
{
  test_point (window, words);
  act (window, "win.toggle-breakpoint");
}

static LoosePlayer *
player_of (LooseWindow *window)
{
  return loose_session_get_player (loose_window_get_session (window));
}

static void
assert_state (LooseWindow *window, LoosePlayState state)
{
  g_assert_cmpint (loose_player_get_state (player_of (window)), ==, state);
}

static void
test_play (void)
{
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);
  g_autofree char *text = NULL, *status = NULL;

  assert_state (window, LOOSE_PLAY_WAITING);
  command (window, "jump");
  text = loose_story_view_dup_text (loose_story_pane_get_view (pane));
  test_assert_contains (text, "A bare hall.");
  test_assert_contains (text, ">jump\nHop.");
  test_assert_contains (text, "Echo 3.");
  status = loose_story_pane_dup_status (pane);
  test_assert_contains (status, "Hall");
  test_close (window);
}

static GtkTextView *
text_view_below (GtkWidget *widget)
{
  GtkTextView *found = GTK_IS_TEXT_VIEW (widget) ? GTK_TEXT_VIEW (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = text_view_below (child);
  return found;
}

/* The colours that a story requests are shown; in reverse mode the colour of the letters becomes the background. */
static void
test_colours (void)
{
  LooseWindow *window = test_window (
      "The Hall is a room. Instead of jumping: say \"[#123456 letters]Dusk[reverse mode]Dawn[default colours]\".");
  GtkWidget *pane = GTK_WIDGET (loose_window_get_story (window));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (text_view_below (pane));
  GtkTextTag *letters, *behind;
  GtkTextIter start, end, at;

  command (window, "jump");
  letters = gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (buffer), "foreground#123456");
  behind = gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (buffer), "background#123456");
  g_assert_nonnull (letters);
  g_assert_nonnull (behind);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_assert_true (gtk_text_iter_forward_search (&start, "DuskDawn", 0, &at, NULL, NULL));
  g_assert_true (gtk_text_iter_has_tag (&at, letters));
  g_assert_true (gtk_text_iter_forward_chars (&at, 4));
  g_assert_false (gtk_text_iter_has_tag (&at, letters));
  g_assert_true (gtk_text_iter_has_tag (&at, behind));
  test_close (window);
}

/* The picture with this index in the story, from 0; NULL if there are fewer. */
static LooseFigure *
nth_figure (LooseWindow *window, guint number)
{
  GtkWidget *view = GTK_WIDGET (text_view_below (GTK_WIDGET (loose_window_get_story (window))));

  for (GtkWidget *child = gtk_widget_get_first_child (view); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (LOOSE_IS_FIGURE (child) && number-- == 0)
      return LOOSE_FIGURE (child);
  return NULL;
}

static void
write_picture (const char *folder, const char *name, int width, int height)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);

  gdk_pixbuf_fill (pixbuf, 0x3060a0ff);
  g_assert_true (gdk_pixbuf_save (pixbuf, path, "png", NULL, NULL));
}

/* The beginning of a PNG file that claims 20,000 by 20,000 pixels. */
static void
write_huge_picture (const char *folder, const char *name)
{
  static const guint8 bytes[]
      = { 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44,
          0x52, 0x00, 0x00, 0x4e, 0x20, 0x00, 0x00, 0x4e, 0x20, 0x08, 0x02, 0x00, 0x00, 0x00, 0x6c,
          0x12, 0xd1, 0x6e, 0x00, 0x00, 0x00, 0x0c, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x60,
          0xa0, 0x3d, 0x00, 0x00, 0x00, 0x64, 0x00, 0x01, 0x86, 0x64, 0x3c, 0x35 };
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, (const char *) bytes, sizeof bytes, NULL));
}

/* A picture is no wider than the pane, and its alternative text is in the transcript; for a missing or damaged file the
 * pane says why. */
static void
test_pictures (void)
{
  g_autofree char *folder = g_dir_make_tmp ("loose-pictures-XXXXXX", NULL), *text = NULL;
  g_autofree char *path = g_build_filename (folder, "Tale.materials", "Figures", NULL);
  LooseFigure *tower, *lost, *spoilt;
  LooseWindow *window;

  test_write_file (
      folder, "Tale.inform/Source/story.ni",
      "\"Tale\" by Ann\n\nThe Hall is a room. Figure of the Tower is the file \"tower.png\" (\"A tower.\"). Figure lost is "
      "the file \"lost.png\". Figure spoilt is the file \"spoilt.png\". Figure huge is the file \"huge.png\".\n\nInstead of jumping: display the figure of the "
      "tower; say \"Hop.\"; display figure lost; display figure spoilt; display figure huge; display figure of cover.\n");
  test_write_file (path, "spoilt.png", "This is no picture.");
  write_picture (path, "tower.png", 1600, 400);
  write_huge_picture (path, "huge.png");
  write_picture (path, "../Cover.jpg", 90, 60);
  window = test_open_file (folder, "Tale.inform/Source/story.ni");
  test_assert_no_problems (window);
  TEST_EVENTUALLY (loose_player_get_state (player_of (window)) == LOOSE_PLAY_WAITING);
  command (window, "jump");
  tower = nth_figure (window, 0);
  lost = nth_figure (window, 1);
  spoilt = nth_figure (window, 2);
  g_assert_true (tower != NULL && lost != NULL && spoilt != NULL);
  TEST_EVENTUALLY (loose_figure_get_texture (tower) != NULL);
  TEST_EVENTUALLY (loose_figure_get_problem (lost) != NULL && loose_figure_get_problem (spoilt) != NULL);
  test_assert_contains (loose_figure_get_problem (spoilt), "damaged");
  TEST_EVENTUALLY (loose_figure_get_problem (nth_figure (window, 3)) != NULL);
  test_assert_contains (loose_figure_get_problem (nth_figure (window, 3)), "40 million pixels");
  TEST_EVENTUALLY (loose_figure_get_texture (nth_figure (window, 4)) != NULL);
  TEST_EVENTUALLY (gtk_widget_get_width (GTK_WIDGET (tower)) > 100 && gtk_widget_get_height (GTK_WIDGET (tower)) > 25);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (tower)), <,
                   gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (tower))));
  text = test_story_text (window);
  test_assert_contains (text, "[Picture: A tower.]");
  test_edit (window, "Hop.", "Skip.");
  TEST_EVENTUALLY (nth_figure (window, 0) != NULL && loose_figure_get_texture (nth_figure (window, 0)) != NULL);
  test_close (window);
}

/* If a story is released along with its cover, the play begins with it; the cover is not text of the story. */
static void
test_cover (void)
{
  g_autofree char *folder = g_dir_make_tmp ("loose-cover-XXXXXX", NULL);
  g_autofree char *materials = g_build_filename (folder, "Tale.materials", NULL), *text = NULL;
  LooseWindow *window;

  test_write_file (folder, "Tale.inform/Source/story.ni",
                   "\"Tale\" by Ann\n\nRelease along with cover art. The Hall is a room.\n\n"
                   "Instead of jumping: say \"Hop.\"\n");
  g_assert_cmpint (g_mkdir_with_parents (materials, 0700), ==, 0);
  write_picture (materials, "Cover.png", 300, 900);
  window = test_open_file (folder, "Tale.inform/Source/story.ni");
  test_assert_no_problems (window);
  TEST_EVENTUALLY (loose_player_get_state (player_of (window)) == LOOSE_PLAY_WAITING);
  TEST_EVENTUALLY (nth_figure (window, 0) != NULL && loose_figure_get_texture (nth_figure (window, 0)) != NULL);
  TEST_EVENTUALLY (gtk_widget_get_height (GTK_WIDGET (nth_figure (window, 0))) == 200);
  command (window, "jump");
  text = test_story_text (window);
  g_assert_true (g_str_has_prefix (g_strchug (text), "Tale"));
  g_assert_null (nth_figure (window, 1));
  test_edit (window, "Hop.", "Skip.");
  TEST_EVENTUALLY (loose_story_pane_get_n_changed (loose_window_get_story (window)) == 1);
  g_assert_nonnull (nth_figure (window, 0));
  g_assert_null (nth_figure (window, 1));
  test_close (window);
}

/* A second of silence, at 8,000 samples of a byte each. */
static void
write_sound (const char *folder, const char *name)
{
  static const guint8 head[44]
      = "RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x40\x1f\0\0\1\0\x8\0data\x40\x1f\0\0";
  g_autofree guint8 *bytes = g_malloc (sizeof head + 8000);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  memcpy (bytes, head, sizeof head);
  memset (bytes + sizeof head, 128, 8000);
  g_assert_true (g_file_set_contents (path, (const char *) bytes, sizeof head + 8000, NULL));
}

/* The name of the sound is shown; it can be repeated and stopped, and the next one replaces it. */
static void
test_sounds (void)
{
  g_autofree char *folder = g_dir_make_tmp ("loose-sounds-XXXXXX", NULL), *text = NULL;
  g_autofree char *path = g_build_filename (folder, "Tale.materials", "Sounds", NULL);
  LooseSoundBar *bar;
  LooseWindow *window;

  test_write_file (
      folder, "Tale.inform/Source/story.ni",
      "\"Tale\" by Ann\n\nThe Hall is a room. Sound of the bell is the file \"bell.wav\" (\"A bell.\"). Sound of nothing is "
      "the file \"nothing.ogg\".\n\nInstead of jumping: play the sound of the bell; say \"Hop.\". Instead of waiting: play sound of nothing.\n");
  test_write_file (path, "nothing.ogg", "This is no sound.");
  write_sound (path, "bell.wav");
  window = test_open_file (folder, "Tale.inform/Source/story.ni");
  bar = loose_story_pane_get_sound (loose_window_get_story (window));
  TEST_EVENTUALLY (loose_player_get_state (player_of (window)) == LOOSE_PLAY_WAITING);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  command (window, "jump");
  TEST_EVENTUALLY (loose_sound_bar_get_stream (bar) != NULL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_assert_null (loose_sound_bar_get_problem (bar));
  loose_sound_bar_stop (bar);
  g_assert_null (loose_sound_bar_get_stream (bar));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  command (window, "wait");
  TEST_EVENTUALLY (loose_sound_bar_get_problem (bar) != NULL);
  test_assert_contains (loose_sound_bar_get_problem (bar), "Sound of nothing");
  text = test_story_text (window);
  test_assert_contains (text, "[Sound: A bell.]");
  test_edit (window, "Hop.", "Skip.");
  TEST_EVENTUALLY (!gtk_widget_get_visible (GTK_WIDGET (bar))); /* a replay does not play sounds */
  test_close (window);
}

static guint
offset_of (LooseWindow *window, const char *words)
{
  g_autofree char *text = test_story_text (window);
  const char *at = strstr (text, words);

  g_assert_nonnull (at);
  return (guint) g_utf8_pointer_to_offset (text, at);
}

static gboolean
shows (LooseWindow *window, const char *words)
{
  g_autofree char *text = test_story_text (window);

  return strstr (text, words) != NULL;
}

/* Sends a key as the display would to the focused entry. */
static void
press (LooseWindow *window, guint key)
{
  GtkWidget *widget = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_TYPE_ENTRY);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    gboolean is_taken = FALSE;

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
        && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_taken);
    if (is_taken)
      return;
  }
  g_assert_not_reached ();
}

/* Keys, links and the timer are inputs, and are repeated after an edit. */
static void
test_inputs (void)
{
  g_autofree char *folder = g_dir_make_tmp ("loose-inputs-XXXXXX", NULL);
  g_auto (GStrv) commands = NULL;
  LooseStoryPane *pane;
  LooseWindow *window;
  GtkTextBuffer *buffer;
  GtkTextIter start, end;

  test_write_file (
      folder, "Tale.inform/Source/story.ni",
      "\"Tale\" by Ann\n\nThe Hall is a room. The usual order is always \"look\". This is the bell rule: say \"Ding.\"\n\n"
      "Instead of jumping:\n\tsay \"Key?\";\n\tlet C be the next pressed key;\n\tsay \"Got [C].\"\n\n"
      "The count is a number that varies. Glk event handling rule for a timer event:\n\tincrement the count;\n\t"
      "say \"Tick [the count].\";\n\tif the count is 2, cancel timer events.\n\nInstead of waiting: request timer events "
      "every 50 milliseconds.\n\nInstead of waving hands: say \"[link to command the usual order]Lookout[end link] and "
      "[link to follow the bell rule]belfry[end link].\"\n");
  window = test_open_file (folder, "Tale.inform/Source/story.ni");
  pane = loose_window_get_story (window);
  test_assert_no_problems (window);
  TEST_EVENTUALLY (loose_player_get_state (player_of (window)) == LOOSE_PLAY_WAITING);
  command (window, "jump");
  g_assert_cmpint (loose_player_get_stop (player_of (window)).wants, ==, LEAF_INPUT_KEY);
  loose_story_pane_focus (pane);
  press (window, GDK_KEY_q);
  TEST_EVENTUALLY (shows (window, "Got q."));
  command (window, "wave");
  g_assert_true (loose_story_view_follow_link (loose_story_pane_get_view (pane), offset_of (window, "belfry")));
  TEST_EVENTUALLY (shows (window, "Ding."));
  g_assert_true (loose_story_view_follow_link (loose_story_pane_get_view (pane), offset_of (window, "Lookout")));
  TEST_EVENTUALLY (shows (window, ">look"));
  g_assert_false (loose_story_view_follow_link (loose_story_pane_get_view (pane), offset_of (window, "Ding.")));
  TEST_EVENTUALLY (loose_player_get_state (player_of (window)) == LOOSE_PLAY_WAITING);
  command (window, "wait");
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (loose_story_pane_get_view (pane)));
  gtk_text_buffer_get_start_iter (buffer, &start);
  end = start;
  gtk_text_iter_forward_chars (&end, 4);
  gtk_text_buffer_select_range (buffer, &start, &end);
  TEST_EVENTUALLY (shows (window, "Tick 2."));
  test_frames (GTK_WIDGET (window), 3);
  g_assert_true (gtk_text_buffer_get_has_selection (buffer)); /* time passes, and the selection stays */
  commands = loose_player_dup_commands (player_of (window));
  g_assert_cmpstr (commands[1], ==, "q");
  g_assert_cmpstr (commands[3], ==, "[link 2]");
  g_assert_cmpstr (commands[4], ==, "look");
  g_assert_cmpstr (commands[6], ==, "[tick]");
  test_edit (window, "Got [C]", "Have [C]");
  TEST_EVENTUALLY (shows (window, "Have q.") && shows (window, "Ding.") && shows (window, "Tick 2."));
  test_close (window);
}

static GtkWidget *
window_bottom (LooseWindow *window)
{
  return gtk_widget_get_parent (
      gtk_widget_get_ancestor (GTK_WIDGET (loose_window_get_debugger (window)), GTK_TYPE_STACK));
}

/* Waits for it, since lines are measured when the main loop is idle. */
static void
assert_end_in_sight (LooseStoryPane *pane)
{
  test_frames (GTK_WIDGET (pane), 3);
  TEST_EVENTUALLY (loose_story_view_shows_end (loose_story_pane_get_view (pane)));
}

/* The last line stays visible when the bottom panel takes space from the story. */
static void
test_end_in_sight (void)
{
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);

  for (guint i = 0; i < 12; i++) {
    command (window, "look");
    command (window, "jump");
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-debugger", NULL);
    assert_end_in_sight (pane);
    gtk_widget_set_visible (window_bottom (window), FALSE);
    assert_end_in_sight (pane);
  }
  test_close (window);
}

/* The same when the story is replayed after an edit, in a new transcript. */
static void
test_end_after_edit (void)
{
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);

  for (guint i = 0; i < 12; i++) {
    command (window, "look");
    command (window, "jump");
  }
  assert_end_in_sight (pane);
  test_edit (window, "\"Hop.\"", "\"A great leap.\"");
  assert_end_in_sight (pane);
  test_frames (GTK_WIDGET (pane), 10);
  assert_end_in_sight (pane);
  test_edit (window, "A bare hall.", "A bare hall, where nothing is to be seen but the walls.");
  assert_end_in_sight (pane);
  test_frames (GTK_WIDGET (pane), 10);
  assert_end_in_sight (pane);
  test_close (window);
}

/* The commands of a test script are shown once, as the story prints them. */
static void
test_script (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *text = NULL;

  command (window, "test me");
  text = test_story_text (window);
  test_assert_contains (text, "[1] jump\nHop.");
  g_assert_null (strstr (text, ">jump"));
  test_close (window);
}

/* A correct edit replays the same commands and marks what differs now. */
static void
test_again (void)
{
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);
  g_autofree char *text = NULL;

  command (window, "look");
  command (window, "jump");
  test_edit (window, "\"Hop.\"", "\"A great leap.\"");
  text = loose_story_view_dup_text (loose_story_pane_get_view (pane));
  test_assert_contains (text, ">jump\nA great leap.");
  g_assert_cmpuint (loose_story_pane_get_n_changed (pane), ==, 1);
  assert_state (window, LOOSE_PLAY_WAITING);
  test_close (window);
}

/* Other commands in the same program are another play, and not compared with the one before. */
static void
test_other_commands (void)
{
  static const char *const others[] = { "wait", "jump", NULL };
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);
  g_autofree char *text = NULL;

  command (window, "look");
  loose_session_play_commands (loose_window_get_session (window), others);
  test_settle (window);
  text = test_story_text (window);
  test_assert_contains (text, ">jump\nHop.");
  g_assert_null (strstr (text, ">look"));
  g_assert_cmpuint (loose_story_pane_get_n_changed (pane), ==, 0);
  test_close (window);
}

/* An edit with problems does not affect the last play. */
static void
test_bad_change (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *text = NULL;

  command (window, "jump");
  test_edit (window, "Instead of jumping", "Instead of zorbling");
  text = test_story_text (window);
  test_assert_contains (text, ">jump\nHop.");
  test_close (window);
}

static void
test_not_again (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *text = NULL;

  command (window, "jump");
  g_object_set (loose_window_get_session (window), "auto-replay", FALSE, NULL);
  test_edit (window, "\"Hop.\"", "\"A great leap.\"");
  text = test_story_text (window);
  test_assert_contains (text, ">jump\nHop.");
  test_close (window);
}

/* An endless story does not block the window, and can be stopped. */
static void
test_endless (void)
{
  LooseWindow *window = test_window (story);

  loose_story_pane_enter (loose_window_get_story (window), "wave");
  test_frames (GTK_WIDGET (window), 3);
  assert_state (window, LOOSE_PLAY_RUNNING);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.pause", NULL);
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_cmpuint (g_list_model_get_n_items (loose_debug_pane_get_stack (loose_window_get_debugger (window))), >, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.stop", NULL);
  assert_state (window, LOOSE_PLAY_NONE);
  test_close (window);
}

static gboolean
slow_frame_cb (GtkWidget *widget, G_GNUC_UNUSED GdkFrameClock *clock, G_GNUC_UNUSED gpointer data)
{
  g_usleep (40 * G_TIME_SPAN_MILLISECOND);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

/* Simulates a machine that draws more slowly than the frame rate, so that the next frame is always due. */
static void
test_slow_frames (void)
{
  LooseWindow *window = test_window (story);
  guint slow = gtk_widget_add_tick_callback (GTK_WIDGET (window), slow_frame_cb, NULL, NULL);
  g_autofree char *text = NULL;

  test_frames (GTK_WIDGET (window), 2);
  loose_story_pane_enter (loose_window_get_story (window), "jump");
  TEST_EVENTUALLY (loose_player_get_state (player_of (window)) == LOOSE_PLAY_WAITING);
  text = test_story_text (window);
  test_assert_contains (text, "Done.");
  gtk_widget_remove_tick_callback (GTK_WIDGET (window), slow);
  test_close (window);
}

static void
test_break_and_step (void)
{
  LooseWindow *window = test_window (story);
  LooseDebugPane *debugger = loose_window_get_debugger (window);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  g_autofree char *stack = NULL, *deeper = NULL, *values = NULL, *trail = NULL, *text = NULL;

  break_at (window, "follow the echo rules");
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_cmpint (loose_source_view_get_stop_line (view), ==, 13);
  test_assert_contains (loose_debug_pane_get_state (debugger), "Hop rule");
  stack = test_list (loose_debug_pane_get_stack (debugger));
  test_assert_contains (stack, "Hop rule");

  for (guint i = 0; i < 6 && loose_source_view_get_stop_line (view) != 8; i++)
    act (window, "win.step-in");
  g_assert_cmpint (loose_source_view_get_stop_line (view), ==, 8);
  deeper = test_list (loose_debug_pane_get_stack (debugger));
  test_assert_contains (deeper, "echo");
  test_assert_contains (deeper, "followed");
  values = test_list (loose_debug_pane_get_values (debugger));
  test_assert_contains (values, "count: 3");

  act (window, "win.step-out");
  trail = test_list (loose_debug_pane_get_trail (debugger));
  test_assert_contains (trail, "irst echo rule|succeeded\n");
  test_assert_contains (trail, "op rule|running\n"); /* the story is paused in it */
  /* the rule and its outcome are one row */
  g_assert_cmpstr (strstr (strstr (trail, "irst echo rule") + 1, "irst echo rule"), ==, NULL);
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);
  text = test_story_text (window);
  test_assert_contains (text, "Done.");
  test_close (window);
}

/* The label whose text begins with this, if it is visible. */
static GtkLabel *
find_label (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), words))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkLabel *found = find_label (child, words);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static gboolean
has_its_height (GtkLabel *label)
{
  int height;

  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);
  return height <= gtk_widget_get_height (GTK_WIDGET (label));
}

/* A rule with a long face in the trail has one line, and does not overlap the next. */
static void
test_long_face (void)
{
  LooseWindow *window = test_window (
      "\"A Face\"\n\nThe Hall is a room. The barometer is in the Hall. The barometer can be logged.\n\n"
      "Instead of examining the barometer when the barometer is not logged and the player is in the Hall and "
      "the barometer is in the Hall and the player is not the barometer:\n\tsay \"Not yet.\"\n");
  GtkWidget *debugger = GTK_WIDGET (loose_window_get_debugger (window));
  GtkLabel *label;

  command (window, "examine barometer");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-debugger", NULL);
  TEST_EVENTUALLY ((label = find_label (debugger, "Instead of examining the barometer when")) != NULL
                   && has_its_height (label));
  test_close (window);
}

/* The first step of a command goes through the library to the story's own rule; with the library shown, it stops
 * there. */
static void
test_passes_library (void)
{
  LooseWindow *window = test_window (story);
  LooseSourcePane *source = loose_window_get_source (window);

  act (window, "win.step-in");
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_false (loose_source_pane_shows_library (source));
  g_assert_cmpint (loose_source_view_get_stop_line (loose_source_pane_get_view (source)), >=, 11);
  act (window, "win.continue");

  loose_player_set_passes_library (player_of (window), FALSE);
  act (window, "win.step-in");
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_true (loose_source_pane_shows_library (source));
  test_close (window);
}

/* --- breakpoints of rules and rulebooks --------------------------------------------------------------------------- */

static guint
row_titled (LooseWindow *window, const char *wanted)
{
  GListModel *rows = G_LIST_MODEL (loose_rules_pane_get_selection (loose_window_get_rules (window)));

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (rows, i);
    g_autofree char *title = loose_rule_item_dup_title (item);
    if (g_ascii_strcasecmp (title, wanted) == 0)
      return i;
  }
  g_error ("no row “%s”", wanted);
  return 0;
}

static gboolean
shows_break (LooseWindow *window, const char *title)
{
  g_autoptr (LooseRuleItem) item = g_list_model_get_item (
      G_LIST_MODEL (loose_rules_pane_get_selection (loose_window_get_rules (window))), row_titled (window, title));

  return loose_rule_item_get_row (item)->breaks;
}

/* As if the keyboard focus were in the Rules panel. */
static void
break_on_row (LooseWindow *window, const char *title)
{
  LooseRulesPane *rules = loose_window_get_rules (window);

  gtk_selection_model_select_item (loose_rules_pane_get_selection (rules), row_titled (window, title), TRUE);
  loose_pane_focus (LOOSE_PANE (rules));
  test_frames (GTK_WIDGET (window), 1);
  act (window, "win.toggle-breakpoint");
}

/* A rule of the story has the breakpoint of its line; both follow it through edits. */
static void
test_break_on_rule (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);

  break_on_row (window, "hop rule");
  g_assert_true (shows_break (window, "hop rule"));
  g_assert_false (shows_break (window, "first echo rule"));
  g_assert_true (loose_session_has_breakpoint (session, 11));
  test_edit (window, "The echo rules are a rulebook.", "The echo rules\nare a rulebook.");
  test_edit (window, "hop rule", "hop again rule");
  g_assert_true (shows_break (window, "hop again rule"));
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_cmpint (loose_source_view_get_stop_line (loose_source_pane_get_view (loose_window_get_source (window))), ==,
                   12);
  act (window, "win.continue");
  break_on_row (window, "hop again rule");
  g_assert_false (shows_break (window, "hop again rule"));
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_WAITING);
  test_close (window);
}

/* A rulebook, and a rule of the library, which is on no line of the story. */
static void
test_break_by_name (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program = loose_session_get_program (session);
  LeafFrameInfo frame;

  break_on_row (window, "echo");
  g_assert_true (shows_break (window, "echo"));
  test_edit (window, "say \"Hop.\"", "say \"Hop!\"");
  g_assert_true (shows_break (window, "echo"));
  g_assert_false (loose_session_toggle_rulebook_breakpoint (session, program, 1)); /* of an older text */
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  frame = leaf_play_frame (loose_player_get_play (player_of (window)), 0);
  g_assert_cmpstr (leaf_program_rulebook (loose_player_get_program (player_of (window)), frame.rulebook).name, ==,
                   "echo");
  act (window, "win.clear-breakpoints");
  g_assert_false (shows_break (window, "echo"));
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);

  program = loose_session_get_program (session);
  g_assert_true (loose_session_toggle_rule_breakpoint (
      session, program, leaf_program_find_rule (program, "standard report waiting rule")));
  command (window, "wait");
  assert_state (window, LOOSE_PLAY_PAUSED);
  test_edit (window, "say \"Hop!\"", "say \"Hop?\"");
  assert_state (window, LOOSE_PLAY_PAUSED); /* there again, in the next program */
  g_assert_true (loose_source_pane_shows_library (loose_window_get_source (window)));
  test_close (window);
}

static void
test_step_back (void)
{
  LooseWindow *window = test_window (story);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  int line;

  break_at (window, "say \"Hop.\"");
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  line = loose_source_view_get_stop_line (view);
  act (window, "win.step-over");
  g_assert_cmpint (loose_source_view_get_stop_line (view), !=, line);
  act (window, "win.step-back");
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_cmpint (loose_source_view_get_stop_line (view), ==, line);
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);
  test_close (window);
}

/* Text knows the phrase that printed it. */
/* Long texts without line breaks, or without spaces, are broken where the window would have to lay out too much at
 * once; nothing of them is lost. */
static void
test_long_paragraphs (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room.\nWhen play begins:\n\tlet T be \"0123456789abcde \";\n"
                     "\trepeat with I running from 1 to 10:\n\t\tlet T be the substituted form of \"[T][T]\";\n"
                     "\tsay \"[T]\";\n\treplace the text \" \" in T with \"z\";\n\tsay \"[T]\".\n");
  g_autofree char *text = NULL;
  guint column = 0, longest = 0, letters = 0;

  test_settle (window);
  text = test_story_text (window);
  for (const char *at = text; *at != '\0'; at++) {
    column = *at == '\n' ? 0 : column + 1;
    longest = MAX (longest, column);
    letters += *at == 'a';
  }
  g_assert_cmpuint (longest, >, 3000);
  g_assert_cmpuint (longest, <, 5000);
  g_assert_cmpuint (letters, >=, 2048);
  test_close (window);
}

static void
test_provenance (void)
{
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);
  LeafProgram *program = loose_player_get_program (player_of (window));
  g_autofree char *text = NULL;
  LeafPlace place;
  guint32 line, column;

  command (window, "jump");
  text = loose_story_view_dup_text (loose_story_pane_get_view (pane));
  place = loose_story_view_get_place (loose_story_pane_get_view (pane),
                                      g_utf8_pointer_to_offset (text, strstr (text, "Hop.")));
  g_assert_cmpuint (place.source, ==, leaf_program_story_source (program));
  leaf_program_line (program, place.source, place.start, &line, &column);
  g_assert_cmpuint (line, ==, 13);
  test_close (window);
}

/* The answer about the rule at the cursor. */
static void
assert_fate (LooseWindow *window, const char *end)
{
  g_autofree char *answer = NULL;

  act (window, "win.why-not");
  test_settle (window);
  answer = test_list (loose_why_pane_get_answer (loose_window_get_why (window)));
  test_assert_contains (answer, end);
}

/* For a rule that another one prevented, the answer names that rule. */
static void
test_not_reached (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room.\n\nInstead of jumping (this is the high rule): say \"Up.\".\n\n"
                     "Instead of jumping (this is the low rule): say \"Down.\".\n");

  test_point (window, "say \"Down.\"");
  command (window, "jump");
  assert_fate (window, "It was not reached: 'high rule', which is above it, ended the instead rules.");
  test_close (window);
}

static void
test_why_not (void)
{
  LooseWindow *window = test_window (story);

  test_point (window, "say \"Hop.\"");
  command (window, "look");
  assert_fate (window, "Its action was not tried in this turn; only looking.");
  command (window, "jump");
  assert_fate (window, "It ran in the instead rules");
  test_point (window, "rule succeeds");
  command (window, "look");
  assert_fate (window, "Nothing followed the echo rules in this turn.");
  test_close (window);
}

/* A worker replays the story to go back: the window is not blocked, and the play may stay where it was. */
static void
test_step_back_waits (void)
{
  LooseWindow *window = test_window (story);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  LoosePlayer *player = player_of (window);
  int line;

  break_at (window, "say \"Hop.\"");
  command (window, "jump");
  act (window, "win.step-over");
  line = loose_source_view_get_stop_line (view);
  g_assert_true (loose_player_go_back (player, LEAF_BACK_STATEMENT));
  assert_state (window, LOOSE_PLAY_RUNNING);
  loose_player_pause (player);
  assert_state (window, LOOSE_PLAY_PAUSED);
  TEST_EVENTUALLY (loose_source_view_get_stop_line (view) == line);
  test_close (window);
}

/* --- procedural rules --------------------------------------------------------------------------------------------- */

static const char changing[] = "The Gatehouse is a room.\n\n"
                               "The watch rules is a rulebook.\n\n"
                               "A watch rule (this is the yawn rule):\n\tsay \"Yawn.\"\n\n"
                               "A watch rule (this is the nod rule):\n\tsay \"Nod.\"\n\n"
                               "A procedural rule while jumping (this is the hush rule):\n\tignore the yawn rule.\n\n"
                               "Instead of jumping:\n\tfollow the watch rules.\n\n"
                               "Instead of waiting:\n\tsay \"Tick.\"\n";

/* Paused within a rulebook: the rule changes in force, their origins, and their effects. */
static void
test_rule_changes (void)
{
  LooseWindow *window = test_window (changing);
  LooseDebugPane *debugger = loose_window_get_debugger (window);
  GListModel *index = G_LIST_MODEL (loose_rules_pane_get_selection (loose_window_get_rules (window)));
  g_autofree char *changes = NULL, *stack = NULL, *trail = NULL, *after = NULL;
  gboolean noted = FALSE;

  break_at (window, "say \"Nod.\"");
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  changes = test_list (loose_debug_pane_get_changes (debugger));
  test_assert_contains (changes, "While following the watch rules|in force\n");
  test_assert_contains (changes, "yawn rule is ignored|requested by: Hush rule\n");
  stack = test_list (loose_debug_pane_get_stack (debugger));
  test_assert_contains (stack, "1 rule change requested");
  trail = test_list (loose_debug_pane_get_trail (debugger));
  test_assert_contains (trail, "Yawn rule|ignored, as the hush rule asks\n");
  for (guint i = 0; i < g_list_model_get_n_items (index); i++) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (index, i);
    const LooseRow *row = loose_rule_item_get_row (item);
    noted |= row->note != NULL && strstr (row->note, "yawn rule is ignored") != NULL;
  }
  g_assert_true (noted);
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);
  for (guint i = 0; i < g_list_model_get_n_items (index); i++) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (index, i);
    g_assert_null (loose_rule_item_get_row (item)->note);
  }
  after = test_list (loose_debug_pane_get_changes (debugger));
  g_assert_cmpstr (after, ==, "");
  test_close (window);
}

static const char counting[] = "\"A Count\"\n\nThe Hall is a room. The tally is a number that varies.\n"
                               "Instead of jumping:\n" /* line 4 */
                               "\tlet N be 1;\n"
                               "\tincrease N by 2;\n" /* 6 */
                               "\tnow the tally is N;\n"
                               "\tsay \"Up.\".\n";

/* If a value changed, the statement that changed it is marked; local names that changed since the last pause show their
 * former value. */
static void
test_changes (void)
{
  LooseWindow *window = test_window (counting);
  LooseDebugPane *debugger = loose_window_get_debugger (window);
  LooseSourceView *view = loose_source_pane_get_view (loose_window_get_source (window));
  LooseBreakpoint *stop = loose_breakpoint_new (LOOSE_BREAKPOINT_VALUE, "the tally");
  g_autofree char *first = NULL, *second = NULL;

  loose_breakpoints_add (loose_session_get_breakpoints (loose_window_get_session (window)), stop);
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  g_assert_cmpint (loose_source_view_get_stop_line (view), ==, 6);
  test_assert_contains (loose_debug_pane_get_state (debugger), "the tally was 0 and is 3");
  act (window, "win.clear-breakpoints");
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);

  break_at (window, "increase N");
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  first = test_list (loose_debug_pane_get_values (debugger));
  test_assert_contains (first, "N: 1|number");
  act (window, "win.step-over");
  second = test_list (loose_debug_pane_get_values (debugger));
  test_assert_contains (second, "N: 3|previously 1");
  test_close (window);
}

/* A condition that cannot be read is reported at once; one with a name that is known only at the breakpoint is not. */
static void
test_checked_condition (void)
{
  LooseWindow *window = test_window (counting);
  LooseBreakpoints *stops = loose_session_get_breakpoints (loose_window_get_session (window));
  g_autoptr (LooseBreakpoint) stop = NULL;
  g_autofree char *unread = NULL, *read = NULL;

  break_at (window, "now the tally");
  stop = g_list_model_get_item (loose_breakpoints_get_list (stops), 0);
  g_object_set (stop, "condition", "the flurble is 3", NULL);
  test_settle (window);
  unread = loose_breakpoint_dup_detail (stop);
  test_assert_contains (unread, "if the flurble is 3 · ");
  g_object_set (stop, "condition", "N is 3", NULL);
  test_settle (window);
  read = loose_breakpoint_dup_detail (stop);
  g_assert_cmpstr (read, ==, "if N is 3");
  test_close (window);
}

/* A condition that cannot be read stops the play once, and the breakpoint says why; one with a name that is known only
 * there is read. */
static void
test_unread_condition (void)
{
  LooseWindow *window = test_window (counting);
  LooseBreakpoints *stops = loose_session_get_breakpoints (loose_window_get_session (window));
  g_autoptr (LooseBreakpoint) stop = NULL;
  g_autofree char *unread = NULL, *read = NULL;

  break_at (window, "now the tally");
  stop = g_list_model_get_item (loose_breakpoints_get_list (stops), 0);
  g_object_set (stop, "condition", "the flurble is 3", NULL);
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  unread = loose_breakpoint_dup_detail (stop);
  test_assert_contains (unread, "if the flurble is 3 · ");
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_WAITING);

  g_object_set (stop, "condition", "N is 3", NULL);
  command (window, "jump");
  assert_state (window, LOOSE_PLAY_PAUSED);
  read = loose_breakpoint_dup_detail (stop);
  g_assert_cmpstr (read, ==, "if N is 3");
  test_close (window);
}

/* Sends Delete to the list of values, with this row selected. */
static void
delete_value (LooseValuesPane *pane, guint row)
{
  GtkWidget *list = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_LIST_VIEW);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (list);
  gboolean is_taken = FALSE;

  gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), row, TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Delete, 0, 0, &is_taken);
  }
  g_assert_true (is_taken);
}

/* The first label whose text begins so, in a widget that is shown; NULL: there is none. */
static GtkWidget *
find_label_with (GtkWidget *widget, const char *beginning)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), beginning))
    return widget;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    GtkWidget *found = find_label_with (each, beginning);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static char *
value_of (LooseWindow *window, const char *words)
{
  g_auto (LeafEvaluation) found = leaf_play_evaluate (loose_player_get_play (player_of (window)), 0, words, FALSE);

  return g_steal_pointer (&found.value);
}

/* An evaluated value is that of the present pause; the result of a phrase is marked as being of an
 * earlier moment. */
static void
test_evaluated_again (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room. The count is a number that varies.\nEvery turn: increase the count by 1.\n");
  LooseValuesPane *pane;
  GtkWidget *words;
  g_autofree char *first = NULL, *second = NULL;

  command (window, "wait");
  act (window, "win.show-values");
  pane = LOOSE_VALUES_PANE (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_VALUES_PANE));
  words = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (words), "the count plus 10");
  g_signal_emit_by_name (words, "activate");
  gtk_editable_set_text (GTK_EDITABLE (words), "now the count is 40");
  g_signal_emit_by_name (words, "activate");
  first = test_list (loose_values_pane_get_values (pane));
  test_assert_contains (first, "the count plus 10: 11|number\n");
  test_assert_contains (first, "now the count is 40: run on a copy|\n");
  command (window, "wait");
  second = test_list (loose_values_pane_get_values (pane));
  test_assert_contains (second, "the count plus 10: 12|number\n");
  test_assert_contains (second, "now the count is 40: run on a copy|at an earlier moment\n");
  test_close (window);
}

/* Rules that a run-time problem has ended are not called running at the next prompt. */
static void
test_interrupted (void)
{
  LooseWindow *window = test_window ("The Hall is a room.\n\nThe wave rules is a rulebook.\n\n"
                                     "A wave rule (this is the deep rule): follow the wave rules.\n\n"
                                     "Instead of jumping: follow the wave rules.\n");
  g_autofree char *trail = NULL;

  command (window, "jump");
  assert_state (window, LOOSE_PLAY_WAITING);
  trail = test_list (loose_debug_pane_get_trail (loose_window_get_debugger (window)));
  test_assert_contains (trail, "Deep rule|interrupted");
  g_assert_null (strstr (trail, "running"));
  test_close (window);
}

/* A story without a room says so; a story of nothing does not, as nothing is written yet. */
static void
test_no_room (void)
{
  static const char hint[] = "The story has no room yet.";
  LooseWindow *window = test_window ("The lamp is a thing.\n");

  g_assert_nonnull (find_label_with (GTK_WIDGET (loose_window_get_story (window)), hint));
  test_edit (window, "The lamp", "The Hall is a room. The lamp");
  g_assert_null (find_label_with (GTK_WIDGET (loose_window_get_story (window)), hint));
  test_edit (window, "The Hall is a room. The lamp is a thing.\n", "");
  g_assert_null (find_label_with (GTK_WIDGET (loose_window_get_story (window)), hint));
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

/* A watch that does not end is tried once in a program, not at each pause. */
static void
test_endless_watch (void)
{
  static const char note[] = "the endless count: Its evaluation did not finish.|not tried again";
  LooseWindow *window = test_window ("The Hall is a room.\n\nTo decide which number is the endless count:\n"
                                     "\tlet N be 1;\n\twhile N is greater than 0:\n\t\tnow N is 2;\n\tdecide on N.\n");
  LooseValuesPane *pane;
  GtkWidget *words;
  g_autofree char *first = NULL, *second = NULL, *edited = NULL;

  command (window, "wait");
  act (window, "win.show-values");
  pane = LOOSE_VALUES_PANE (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_VALUES_PANE));
  words = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (words), "the endless count");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (pane), "Watch"), "clicked");
  first = test_list (loose_values_pane_get_values (pane));
  test_assert_contains (first, "the endless count: Its evaluation did not finish.|");
  g_assert_null (strstr (first, note));
  command (window, "wait");
  second = test_list (loose_values_pane_get_values (pane));
  test_assert_contains (second, note);
  test_edit (window, "The Hall", "The Barn");
  edited = test_list (loose_values_pane_get_values (pane));
  g_assert_null (strstr (edited, note));
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

/* "Run" changes the play itself; the change remains after going back and forward again, and is undone by going back to
 * before it. */
static void
test_done_in_story (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room. The count is a number that varies.\nEvery turn: increase the count by 1.\n");
  LooseValuesPane *pane;
  GtkWidget *words;
  g_autofree char *now = NULL, *then = NULL, *again = NULL, *listed = NULL;

  command (window, "wait");
  act (window, "win.show-values");
  pane = LOOSE_VALUES_PANE (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_VALUES_PANE));
  words = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (words), "now the count is 40");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (pane), "Run"), "clicked");
  test_settle (window);
  now = value_of (window, "the count");
  g_assert_cmpstr (now, ==, "40");
  command (window, "wait");
  g_assert_true (loose_player_go_to_turn (player_of (window), 1));
  test_settle (window);
  again = value_of (window, "the count");
  g_assert_cmpstr (again, ==, "40");
  g_assert_true (loose_player_go_to_turn (player_of (window), 0));
  test_settle (window);
  then = value_of (window, "the count");
  g_assert_cmpstr (then, ==, "0");
  gtk_editable_set_text (GTK_EDITABLE (words), "now the flurble is 40");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (pane), "Run"), "clicked");
  listed = test_list (loose_values_pane_get_values (pane));
  test_assert_contains (listed, "flurble");
  test_assert_contains (listed, "now the count is 40: run in the story");
  delete_value (pane, 0); /* the heading */
  delete_value (pane, 1);
  g_free (listed);
  listed = test_list (loose_values_pane_get_values (pane));
  g_assert_null (strstr (listed, "flurble"));
  test_assert_contains (listed, "now the count is 40: run in the story");
  test_close (window);
}

/* After an edit the author's changes are repeated in their turns; changes that the edited story does not understand are
 * reported. */
static void
test_done_after_edit (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room. The count is a number that varies. The tally is a number that varies.\n"
                     "Every turn: increase the count by 1.\n");
  g_autofree char *problem = NULL, *now = NULL, *later = NULL;

  command (window, "wait");
  assert_state (window, LOOSE_PLAY_WAITING);
  g_assert_true (loose_player_do (player_of (window), "now the count is 40", &problem));
  g_assert_true (loose_player_do (player_of (window), "now the tally is 3", &problem));
  command (window, "wait");
  assert_state (window, LOOSE_PLAY_WAITING);
  test_edit (window, "by 1", "by 2");
  test_settle (window);
  TEST_EVENTUALLY (!loose_player_is_catching_up (player_of (window)));
  now = value_of (window, "the count");
  g_assert_cmpstr (now, ==, "42");
  g_assert_null (loose_player_get_failed_live_edit (player_of (window)));
  test_edit (window, "The tally is a number that varies.", "");
  test_settle (window);
  TEST_EVENTUALLY (!loose_player_is_catching_up (player_of (window)));
  later = value_of (window, "the count");
  g_assert_cmpstr (later, ==, "42");
  g_assert_cmpstr (loose_player_get_failed_live_edit (player_of (window)), ==, "now the tally is 3");
  test_close (window);
}

static gboolean
is_marked (LooseTimeline *timeline, guint number)
{
  g_autoptr (LooseTimelineTurn) turn = g_list_model_get_item (loose_timeline_get_turns (timeline), number);

  return turn != NULL && (loose_timeline_turn_get_marks (turn) & LOOSE_TURN_STOPPED) != 0;
}

/* The timeline marks the turn in which a breakpoint is reached because of an author's change, even after going back to
 * before that turn, but not after going back to before the change. */
static void
test_done_and_marked (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room. The count is a number that varies.\nEvery turn:\n\tincrease the count by 1;\n"
                     "\tif the count > 40:\n\t\tsay \"High.\".\n");
  LooseTimeline *timeline = LOOSE_TIMELINE (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_TIMELINE));
  g_autofree char *problem = NULL;

  break_at (window, "say \"High.\"");
  command (window, "wait");
  assert_state (window, LOOSE_PLAY_WAITING);
  g_assert_true (loose_player_do (player_of (window), "now the count is 40", &problem));
  command (window, "wait");
  assert_state (window, LOOSE_PLAY_PAUSED);
  TEST_EVENTUALLY (is_marked (timeline, 2) && !is_marked (timeline, 1));
  act (window, "win.continue");
  assert_state (window, LOOSE_PLAY_WAITING);
  g_assert_true (loose_player_go_to_turn (player_of (window), 1));
  test_settle (window);
  TEST_EVENTUALLY (is_marked (timeline, 2) && !is_marked (timeline, 1));
  g_assert_true (loose_player_go_to_turn (player_of (window), 0));
  test_settle (window);
  TEST_EVENTUALLY (!is_marked (timeline, 2) && !is_marked (timeline, 1));
  test_close (window);
}

static guint
n_commands (LooseWindow *window)
{
  g_auto (GStrv) given = loose_player_dup_commands (loose_session_get_player (loose_window_get_session (window)));

  return g_strv_length (given);
}

/* Three commands are typed before the first turn has ended: none is lost, and they come in their order. */
static void
test_typed_ahead (void)
{
  LooseWindow *window = test_window (story);
  LooseStoryPane *pane = loose_window_get_story (window);
  GtkWidget *input = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_ENTRY);
  static const char *const commands[] = { "jump", "look", "take ball" };
  g_auto (GStrv) given = NULL;

  g_assert_nonnull (input);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    gtk_editable_set_text (GTK_EDITABLE (input), commands[i]);
    g_signal_emit_by_name (input, "activate");
    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (input)), ==, "");
  }
  TEST_EVENTUALLY (n_commands (window) == G_N_ELEMENTS (commands));
  given = loose_player_dup_commands (loose_session_get_player (loose_window_get_session (window)));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_assert_cmpstr (given[i], ==, commands[i]);
  test_settle (window);
  test_close (window);
}

/* The window does not fill the screen here, since that is done by the window manager, and there is none. */
static void
test_full_screen (void)
{
  LooseWindow *window = test_window (story);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.full-screen", NULL));
  test_close (window);
}

/* --- long plays --------------------------------------------------------------------------------------------------- */

/* Writes turns of about 1000 characters, of which the first is this long. */
static LooseTranscript *
write_turns (guint first)
{
  LooseTranscript *transcript = loose_transcript_new ();

  for (guint i = 0; i < 500; i++) {
    g_autofree char *filling = g_strnfill (i == 0 ? first : 1000, 'a'), *text = g_strdup_printf ("%u %s\n", i, filling);

    loose_transcript_begin_turn (transcript, TRUE);
    loose_transcript_append (transcript, text, 0, NULL, NULL, (LeafPlace) { 0 });
  }
  return transcript;
}

/* When the beginning has been removed, a turn is compared with the same one. */
static void
test_long_changes (void)
{
  LooseTranscript *before = write_turns (100), *now = write_turns (30500);
  g_autofree char *last = loose_transcript_dup_turn (now, 499);

  g_assert_cmpuint (loose_transcript_mark_changes (before, now), ==, 0);
  g_assert_true (g_str_has_prefix (last, "499 "));
  loose_transcript_free (before);
  loose_transcript_free (now);
}

/* A long paragraph is broken; the bytes are those of the story's text. */
static void
test_long_paragraph (void)
{
  LooseTranscript *transcript = loose_transcript_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  GtkTextIter start, end;
  guint byte = 0;

  for (guint i = 1000; i < 4000; i++)
    g_string_append_printf (text, "%u ", i);
  loose_transcript_append (transcript, text->str, 0, NULL, NULL, (LeafPlace) { 0 });
  g_assert_cmpint (gtk_text_buffer_get_line_count (transcript->buffer), >, 1);
  gtk_text_buffer_get_start_iter (transcript->buffer, &start);
  g_assert_true (gtk_text_iter_forward_search (&start, "3500", GTK_TEXT_SEARCH_TEXT_ONLY, &start, &end, NULL));
  loose_transcript_find (transcript, (guint) gtk_text_iter_get_offset (&start), &byte);
  g_assert_cmpuint (byte, ==, strstr (text->str, "3500") - text->str);
  loose_transcript_free (transcript);
}

/* What was printed is announced, even if the beginning was removed meanwhile. */
static void
test_long_announced (void)
{
  LooseWindow *window = test_window ("The Hall is a room. The tally is a number that varies.\n\n"
                                     "Instead of jumping:\n\tincrease the tally by 1;\n\tsay \"Jump [tally].\";\n\t"
                                     "repeat with N running from 1 to 2200:\n\t\tsay "
                                     "\"A line of fifty letters, one of many in the story.[line break]\".\n");
  GtkWidget *entry = test_find_widget (GTK_WIDGET (loose_window_get_story (window)), GTK_TYPE_ENTRY);
  g_autofree char *announced = NULL;

  for (guint i = 0; i < 4; i++)
    command (window, "jump");
  announced = gtk_test_accessible_check_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (announced);
  g_assert_nonnull (strstr (announced, "Jump 4."));
  test_close (window);
}

/* --- the turn that is looked at ----------------------------------------------------------------------------------- */

/* An answer about one turn that comes when another has been chosen does not count as its answer. */
static void
test_look_again (void)
{
  LooseWindow *window = test_window (story);
  LooseTurnQuery *query = loose_session_get_turn_query (loose_window_get_session (window));

  command (window, "jump");
  command (window, "look");
  loose_turn_query_look (query, TRUE);
  loose_turn_query_look (query, FALSE);
  loose_turn_query_set_turn (query, 1);
  test_settle (window);
  loose_turn_query_look (query, TRUE);
  TEST_EVENTUALLY (loose_turn_query_get_turn (query) != NULL);
  loose_turn_query_look (query, FALSE);
  test_close (window);
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  gboolean found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label (child, text);
  return found;
}

/* The title of a turn has its own command, or none until that is known. */
static void
test_turn_title (void)
{
  LooseWindow *window = test_window (story);
  GtkWidget *pane = GTK_WIDGET (loose_window_get_turn (window));

  command (window, "jump");
  command (window, "look");
  act (window, "win.show-turn");
  TEST_EVENTUALLY (has_label (pane, "Turn 2: look"));
  loose_turn_query_set_turn (loose_session_get_turn_query (loose_window_get_session (window)), 1);
  g_assert_true (has_label (pane, "Turn 1"));
  TEST_EVENTUALLY (has_label (pane, "Turn 1: jump"));
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/story/play", test_play);
  g_test_add_func ("/ide/story/typed-ahead", test_typed_ahead);
  g_test_add_func ("/ide/story/full-screen", test_full_screen);
  g_test_add_func ("/ide/story/endless-watch", test_endless_watch);
  g_test_add_func ("/ide/story/evaluated-again", test_evaluated_again);
  g_test_add_func ("/ide/story/interrupted", test_interrupted);
  g_test_add_func ("/ide/story/no-room", test_no_room);
  g_test_add_func ("/ide/story/done-in-story", test_done_in_story);
  g_test_add_func ("/ide/story/done-and-marked", test_done_and_marked);
  g_test_add_func ("/ide/story/done-after-edit", test_done_after_edit);
  g_test_add_func ("/ide/story/colours", test_colours);
  g_test_add_func ("/ide/story/pictures", test_pictures);
  g_test_add_func ("/ide/story/cover", test_cover);
  g_test_add_func ("/ide/story/sounds", test_sounds);
  g_test_add_func ("/ide/story/inputs", test_inputs);
  g_test_add_func ("/ide/story/end-in-sight", test_end_in_sight);
  g_test_add_func ("/ide/story/end-after-edit", test_end_after_edit);
  g_test_add_func ("/ide/story/script", test_script);
  g_test_add_func ("/ide/story/again", test_again);
  g_test_add_func ("/ide/story/other-commands", test_other_commands);
  g_test_add_func ("/ide/story/bad-change", test_bad_change);
  g_test_add_func ("/ide/story/not-again", test_not_again);
  g_test_add_func ("/ide/story/endless", test_endless);
  g_test_add_func ("/ide/story/slow-frames", test_slow_frames);
  g_test_add_func ("/ide/story/long-paragraphs", test_long_paragraphs);
  g_test_add_func ("/ide/story/provenance", test_provenance);
  g_test_add_func ("/ide/story/why-not", test_why_not);
  g_test_add_func ("/ide/story/not-reached", test_not_reached);
  g_test_add_func ("/ide/debugger/break-and-step", test_break_and_step);
  g_test_add_func ("/ide/debugger/break-on-rule", test_break_on_rule);
  g_test_add_func ("/ide/debugger/break-by-name", test_break_by_name);
  g_test_add_func ("/ide/debugger/passes-library", test_passes_library);
  g_test_add_func ("/ide/debugger/long-face", test_long_face);
  g_test_add_func ("/ide/debugger/step-back", test_step_back);
  g_test_add_func ("/ide/debugger/step-back-waits", test_step_back_waits);
  g_test_add_func ("/ide/debugger/rule-changes", test_rule_changes);
  g_test_add_func ("/ide/debugger/changes", test_changes);
  g_test_add_func ("/ide/debugger/checked-condition", test_checked_condition);
  g_test_add_func ("/ide/debugger/unread-condition", test_unread_condition);
  g_test_add_func ("/ide/debugger/long-changes", test_long_changes);
  g_test_add_func ("/ide/debugger/long-paragraph", test_long_paragraph);
  g_test_add_func ("/ide/debugger/long-announced", test_long_announced);
  g_test_add_func ("/ide/debugger/look-again", test_look_again);
  g_test_add_func ("/ide/debugger/turn-title", test_turn_title);
  return g_test_run ();
}
