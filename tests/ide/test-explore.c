/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Explore panel: findings, playing them, and the comparison after an edit. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-toolkit-testing.h"
#include "loose-editor-testing.h"
#include "loose-story-testing.h"

#include "leaf-storage-tree.h"
#include "loose-explore-pane.h"
#include "loose-toast.h"
#include "loose-unexplored-gutter.h"

#include <string.h>

static const char story[]
    = "\"Cellar\"\n\n"
      "The Hall is a room. The Cellar is below the Hall. The lamp is in the Hall.\n\n"
      "The Vault is a room.\n\n"
      "Instead of jumping in the Cellar when the player carries the lamp:\n\tend the story saying \"Found\".\n\n"
      "Instead of singing:\n\tsay \"La.\"\n\n"
      "Singing is an action applying to nothing.\n\n"
      "Instead of waiting when the Vault is visited:\n\tsay \"Deep.\"\n";

static const char endless[] = "\"Endless\"\n\nThe Hall is a room. The tally is a number that varies.\n\n"
                              "Every turn:\n\tincrease the tally by 1;\n\tif the tally is 1000000, say \"Enough.\"\n";

static LooseExplorer *
explorer_of (LooseWindow *window)
{
  return loose_explore_pane_get_explorer (loose_window_get_explore (window));
}

static LooseExplorerReport *
report_of (LooseWindow *window)
{
  return loose_explorer_get_report (explorer_of (window));
}

static GtkListView *
list_of (LooseWindow *window)
{
  return GTK_LIST_VIEW (test_find_widget (GTK_WIDGET (loose_window_get_explore (window)), GTK_TYPE_LIST_VIEW));
}

/* The findings that are shown, one a line. */
static char *
dup_findings (LooseWindow *window)
{
  GtkSelectionModel *model = gtk_list_view_get_model (list_of (window));
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++) {
    g_autoptr (LooseFinding) finding = g_list_model_get_item (G_LIST_MODEL (model), i);

    g_string_append_printf (lines, "%s | %s\n", loose_finding_get_title (finding),
                            loose_finding_get_detail (finding) != NULL ? loose_finding_get_detail (finding) : "");
  }
  return g_string_free (lines, FALSE);
}

static void
activate (LooseWindow *window, const char *title)
{
  GtkSelectionModel *model = gtk_list_view_get_model (list_of (window));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++) {
    g_autoptr (LooseFinding) finding = g_list_model_get_item (G_LIST_MODEL (model), i);

    if (strstr (loose_finding_get_title (finding), title) != NULL
        && loose_finding_get_sort (finding) != LOOSE_FINDING_HEADING) {
      g_signal_emit_by_name (list_of (window), "activate", i);
      return;
    }
  }
  g_error ("there is no finding '%s'", title);
}

static gboolean
is_done (LooseWindow *window)
{
  return loose_explorer_get_state (explorer_of (window)) == LOOSE_EXPLORER_DONE;
}

static void
explore (LooseWindow *window)
{
  GtkWidget *pane = GTK_WIDGET (loose_window_get_explore (window));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-explore", NULL));
  test_settle (window);
  g_signal_emit_by_name (test_find_button (pane, "Start"), "clicked");
  test_until (is_done, window);
}

static LooseWindow *
explored_window (void)
{
  LooseWindow *window = test_window (story);

  explore (window);
  return window;
}

static void
test_finds (void)
{
  LooseWindow *window = explored_window ();
  g_autofree char *findings = dup_findings (window);

  test_assert_contains (findings, "Cellar | 1 command: down");
  test_assert_contains (findings, "end the story saying \"Found\" | 3 commands: ");
  test_assert_contains (findings, "Rooms Not Entered (1)");
  test_assert_contains (findings, "Vault");
  test_assert_contains (findings, "Rules Not Run (2)");
  test_assert_contains (findings, "'the Vault is visited' was false each time it was tested");
  g_assert_null (strstr (findings, "Entire Game"));
  g_assert_true (report_of (window)->state.is_closed);
  test_close (window);
}

/* Returns TRUE if a label in the widget has the words. */
static gboolean
has_label (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, words))
      return TRUE;
  return FALSE;
}

/* What the search left open is listed: endings, scenes that did not end, and values that were not tried. */
static void
test_lists_what_is_open (void)
{
  LooseWindow *window = test_window ("\"Open\"\n\nThe Hall is a room. The Vault is a room. The lamp is in the Hall.\n\n"
                                     "Storm is a scene. Storm begins when the player carries the lamp. Storm ends when "
                                     "the player is in the Vault.\n\n"
                                     "Dialling is an action applying to one number. Understand \"dial [number]\" as "
                                     "dialling.\n\nInstead of jumping in the Vault:\n\tend the story finally.\n\n"
                                     "Instead of waving:\n\tif a random chance of 1 in 2 succeeds, say \"Hm.\"\n");
  g_autofree char *findings = NULL;

  explore (window);
  findings = dup_findings (window);
  test_assert_contains (findings, "Endings Not Reached (1)");
  test_assert_contains (findings, "end the story finally | a final ending");
  test_assert_contains (findings, "Scenes Not Ended (1)");
  test_assert_contains (findings, "Storm | ");
  test_assert_contains (findings, "Values Not All Tried (1)");
  test_assert_contains (findings, "[number] | ");
  g_assert_null (strstr (findings, "Entire Game"));
  g_assert_true (has_label (GTK_WIDGET (loose_window_get_explore (window)), "complete but for chance"));
  test_close (window);
}

static gboolean
has_ring (LooseWindow *window, guint line)
{
  GtkSourceView *view = GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  GtkWidget *gutter = test_find_widget (GTK_WIDGET (gtk_source_view_get_gutter (view, GTK_TEXT_WINDOW_LEFT)),
                                        LOOSE_TYPE_UNEXPLORED_GUTTER);

  return gtk_widget_get_visible (gutter) && loose_unexplored_gutter_is_marked (LOOSE_UNEXPLORED_GUTTER (gutter), line);
}

/* Where the text begins in the source pane. */
static int
text_begins_at (LooseWindow *window)
{
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  int x;

  test_frames (GTK_WIDGET (view), 2);
  gtk_text_view_buffer_to_window_coords (view, GTK_TEXT_WINDOW_WIDGET, 0, 0, &x, NULL);
  return x;
}

/* A rule that did not run has a ring beside it, which moves no text, until it runs, the marks are turned
 * off, or the findings are cleared. */
static void
test_marks (void)
{
  LooseWindow *window = test_window (story);
  int before = text_begins_at (window);
  LooseUnexplored *unexplored = loose_session_get_unexplored (loose_window_get_session (window));

  explore (window);
  test_settle (window);
  g_assert_true (has_ring (window, 14));
  g_assert_false (has_ring (window, 6));
  g_assert_cmpint (text_begins_at (window), ==, before);
  g_object_set (unexplored, "shown", FALSE, NULL);
  g_assert_false (has_ring (window, 14));
  g_object_set (unexplored, "shown", TRUE, NULL);
  g_assert_true (has_ring (window, 14));
  test_edit (window, "The Vault is a room", "The Vault is above the Hall");
  TEST_EVENTUALLY (is_done (window) && !has_ring (window, 14) && report_of (window)->n_rooms == 3);
  loose_explorer_stop (explorer_of (window));
  g_assert_false (loose_unexplored_is_shown (unexplored));
  test_close (window);
}

static gboolean
has_played (LooseWindow *window)
{
  LoosePlayer *player = loose_session_get_player (loose_window_get_session (window));
  g_auto (GStrv) commands = loose_player_dup_commands (player);

  return g_strv_length (commands) == 3 && !loose_player_is_catching_up (player)
         && loose_player_get_n_turns (player) >= 3;
}

/* The commands of a finding are played in the story; one about a rule that did not run leads to its line. */
static void
test_plays (void)
{
  LooseWindow *window = explored_window ();
  GtkTextIter iter;
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));

  activate (window, "end the story");
  test_until (has_played, window);
  activate (window, "Instead of waiting");
  test_settle (window);
  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  g_assert_cmpint (gtk_text_iter_get_line (&iter), ==, 14);
  test_close (window);
}

static guint
count_blessed (LooseWindow *window)
{
  LeafSkein *skein = loose_skein_get (loose_skein_pane_get_skein (loose_window_get_skein (window)));
  g_autoptr (GArray) knots = leaf_skein_knots (skein, leaf_skein_root (skein));
  guint n = 0;

  for (guint i = 0; i < knots->len; i++)
    n += leaf_skein_blessed (skein, g_array_index (knots, guint32, i)) != NULL;
  return n;
}

static gboolean
has_grown (LooseWindow *window)
{
  return count_blessed (window) > 0;
}

static gboolean
says_all_run (LooseWindow *window)
{
  const char *text = loose_toast_get_text (LOOSE_TOAST (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_TOAST)));

  return text != NULL && strstr (text, "run every rule that was reached") != NULL;
}

/* Proposed threads are added and blessed; then no proposals are left. */
static void
test_grows (void)
{
  LooseWindow *window = explored_window ();
  AdwMessageDialog *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.grow-skein", NULL));
  TEST_EVENTUALLY (test_open_dialog () != NULL);
  dialog = test_open_dialog ();
  g_assert_nonnull (test_find_widget (GTK_WIDGET (dialog), GTK_TYPE_CHECK_BUTTON));
  adw_message_dialog_response (dialog, "add");
  gtk_window_destroy (GTK_WINDOW (dialog));
  test_until (has_grown, window);
  g_assert_cmpuint (count_blessed (window), ==, 3);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.grow-skein", NULL));
  TEST_EVENTUALLY (says_all_run (window));
  test_close (window);
}

/* Threads that were to be added to one story are not blessed in another. */
static void
test_grows_one_story (void)
{
  g_autofree char *folder = g_dir_make_tmp ("skein-XXXXXX", NULL), *text = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "B.inform", NULL);
  g_autoptr (LooseProject) other = loose_project_new (file);
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  LooseWindow *window;
  LooseSkein *skein;
  char *thread[] = { (char *) "jump", NULL };

  test_write_file (folder, "A.inform/Source/story.ni", "The Hall is a room.\n");
  test_write_file (folder, "B.inform/Source/story.ni", story);
  window = test_open_file (folder, "A.inform");
  skein = loose_skein_pane_get_skein (loose_window_get_skein (window));
  g_ptr_array_add (threads, thread);
  g_assert_true (loose_skein_grow (skein, threads));
  loose_session_set_text (loose_window_get_session (window), other, story);
  test_settle (window);
  loose_story_pane_enter (loose_window_get_story (window), "wait");
  test_settle (window);
  loose_skein_run (skein, leaf_skein_root (loose_skein_get (skein)));
  TEST_EVENTUALLY (!loose_skein_is_running (skein));
  g_assert_cmpuint (count_blessed (window), ==, 0);
  test_close (window);
  leaf_storage_remove_tree (folder);
}

static gboolean
has_lost (LooseWindow *window)
{
  g_autofree char *findings = dup_findings (window);

  return is_done (window) && strstr (findings, "No Longer Reached") != NULL;
}

static gboolean
has_nothing_lost (LooseWindow *window)
{
  g_autofree char *findings = dup_findings (window);

  return is_done (window) && strstr (findings, "No Longer Reached") == NULL;
}

static gboolean
reaches (LooseWindow *window, const char *row)
{
  g_autofree char *findings = dup_findings (window);

  return is_done (window) && strstr (findings, row) != NULL;
}

static gboolean
reaches_lo (LooseWindow *window)
{
  return reaches (window, "\nLo |");
}

static gboolean
reaches_loft (LooseWindow *window)
{
  return reaches (window, "\nLoft |");
}

/* What the story no longer has is not reported as no longer reached: a room had another name while it was typed. */
static void
test_renames (void)
{
  LooseWindow *window = explored_window ();

  test_edit (window, "The lamp is in the Hall", "The Lo is up from the Hall. The lamp is in the Hall");
  test_until (reaches_lo, window);
  test_edit (window, "The Lo is up", "The Loft is up");
  test_until (reaches_loft, window);
  g_assert_true (has_nothing_lost (window));
  test_close (window);
}

/* After an edit the archive is replayed, and what is no longer reached is reported. */
static void
test_edits (void)
{
  LooseWindow *window = explored_window ();
  g_autofree char *findings = NULL;

  test_edit (window, "The lamp is in the Hall", "The lamp is in the Vault");
  test_until (has_lost, window);
  findings = dup_findings (window);
  test_assert_contains (findings,
                        "Endings: end the story saying \"Found\" | reached before the last edit, and not since");
  test_edit (window, "The lamp is in the Vault", "The lamp is in  the Vault"); /* says nothing new */
  test_until (is_done, window);
  g_assert_true (has_lost (window));
  test_edit (window, "The lamp is in  the Vault", "The lamp is in the Hall");
  test_until (has_nothing_lost, window);
  g_clear_pointer (&findings, g_free);
  findings = dup_findings (window);
  test_assert_contains (findings, "Reached Since the Last Edit");
  test_assert_contains (findings, "Rules: Instead of jumping in the Cellar");
  test_close (window);
}

static gboolean
has_goal (LooseWindow *window)
{
  g_autofree char *findings = dup_findings (window);

  return strstr (findings, "Goals Reached (1)") != NULL && strstr (findings, "Goals Not Reached (1)") != NULL;
}

/* Returns TRUE if the row of a goal is selected and visible. */
static gboolean
shows_goal (LooseWindow *window, const char *goal, LooseFindingSort sort)
{
  GtkListView *list = list_of (window);
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (list));
  LooseFinding *finding = gtk_single_selection_get_selected_item (selection);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (selection));
  GtkAdjustment *seen = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  double row = gtk_adjustment_get_upper (seen) / MAX (n, 1);
  double top = row * gtk_single_selection_get_selected (selection) - gtk_adjustment_get_value (seen);

  return finding != NULL && strcmp (loose_finding_get_title (finding), goal) == 0
         && loose_finding_get_sort (finding) == sort && top > -row && top < gtk_adjustment_get_page_size (seen);
}

/* A new goal is made visible, wherever the list was scrolled to. */
static void
test_goal_is_shown (void)
{
  LooseWindow *window = explored_window ();
  GtkWidget *pane = GTK_WIDGET (loose_window_get_explore (window));
  GtkEditable *entry = GTK_EDITABLE (test_find_widget (pane, GTK_TYPE_ENTRY));
  GtkAdjustment *seen = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list_of (window)));
  static const struct {
    const char *button, *goal;
    LooseFindingSort sort;
  } steps[] = { { "Reach", "the player carries the lamp", LOOSE_FINDING_REACHED },
                { "Reach", "the player is in the Vault", LOOSE_FINDING_GOAL },
                { "Never", "the lamp is in the Vault", LOOSE_FINDING_GOAL },
                { "Never", "the lamp is in the Cellar", LOOSE_FINDING_BAD } };

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 500);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    test_frames (GTK_WIDGET (list_of (window)), 3);
    gtk_adjustment_set_value (seen, gtk_adjustment_get_upper (seen));
    test_frames (GTK_WIDGET (list_of (window)), 3);
    gtk_editable_set_text (entry, steps[i].goal);
    g_signal_emit_by_name (test_find_button (pane, steps[i].button), "clicked");
    TEST_EVENTUALLY (shows_goal (window, steps[i].goal, steps[i].sort));
  }
  test_close (window);
}

/* A rule and a condition as goals; words that are not a condition are refused with a message. */
static void
test_goals (void)
{
  LooseWindow *window = test_window (story);
  LooseExplorePane *pane = loose_window_get_explore (window);

  test_point (window, "end the story");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.how-can-run", NULL));
  loose_explore_pane_add_goal (pane, "the player is in the Vault");
  test_until (has_goal, window);
  g_assert_null (loose_explorer_get_problem (explorer_of (window)));
  loose_explore_pane_add_goal (pane, "the player is in the Nowhere Room");
  TEST_EVENTUALLY (loose_explorer_get_problem (explorer_of (window)) != NULL);
  test_assert_contains (loose_explorer_get_problem (explorer_of (window)), "“the player is in the Nowhere Room”");
  test_close (window);
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* An endless exploration can be paused, continued, and cleared. */
static void
test_pauses (void)
{
  LooseWindow *window = test_window (endless);
  LooseExplorer *explorer = explorer_of (window);
  guint64 turns;
  guint n_answers = 0;

  loose_explorer_start (explorer, loose_session_get_program (loose_window_get_session (window)));
  TEST_EVENTUALLY (report_of (window) != NULL);
  loose_explorer_pause (explorer);
  g_signal_connect_swapped (explorer, "threads", G_CALLBACK (count_cb), &n_answers);
  loose_explorer_ask_threads (explorer, g_ptr_array_new ());
  TEST_EVENTUALLY (n_answers == 1); /* the round in progress has ended */
  turns = report_of (window)->state.turns;
  for (guint i = 2; i <= 4; i++) { /* it answers, and does nothing else */
    loose_explorer_ask_threads (explorer, g_ptr_array_new ());
    TEST_EVENTUALLY (n_answers == i);
  }
  g_assert_cmpuint (report_of (window)->state.turns, ==, turns);
  loose_explorer_resume (explorer);
  TEST_EVENTUALLY (report_of (window)->state.turns > turns);
  loose_explorer_stop (explorer);
  g_signal_handlers_disconnect_by_data (explorer, &n_answers);
  g_assert_null (report_of (window));
  g_assert_cmpint (loose_explorer_get_state (explorer), ==, LOOSE_EXPLORER_OFF);
  test_close (window);
}

/* Lets the worker explore for a moment, and pauses before its reports are received. */
static void
explore_for (LooseWindow *window, gulong microseconds)
{
  LooseExplorer *explorer = explorer_of (window);
  guint n_answers = 0;

  loose_explorer_start (explorer, loose_session_get_program (loose_window_get_session (window)));
  g_usleep (microseconds);
  loose_explorer_pause (explorer);
  g_signal_connect_swapped (explorer, "threads", G_CALLBACK (count_cb), &n_answers);
  loose_explorer_ask_threads (explorer, g_ptr_array_new ());
  TEST_EVENTUALLY (n_answers == 1); /* what came before has been received */
  g_signal_handlers_disconnect_by_data (explorer, &n_answers);
}

/* When everything has been tried, a pause ends too. */
static void
test_ends_in_pause (void)
{
  LooseWindow *window = test_window (story);
  gulong microseconds = 1000;

  do
    explore_for (window, microseconds *= 2);
  while (report_of (window) == NULL || !report_of (window)->state.is_closed);
  g_assert_true (is_done (window));
  test_close (window);
}

/* After an edit during a pause, the exploration continues in the new program. */
static void
test_paused_edit (void)
{
  LooseWindow *window = test_window (endless);
  LooseSession *session = loose_window_get_session (window);
  GtkWidget *pane = GTK_WIDGET (loose_window_get_explore (window));

  loose_explorer_start (explorer_of (window), loose_session_get_program (session));
  TEST_EVENTUALLY (report_of (window) != NULL);
  loose_explorer_pause (explorer_of (window));
  test_edit (window, "The Hall is a room.", "The Hall is a room. The Vault is above the Hall.");
  g_assert_cmpint (loose_explorer_get_state (explorer_of (window)), ==, LOOSE_EXPLORER_PAUSED);
  g_signal_emit_by_name (test_find_button (pane, "Resume"), "clicked");
  TEST_EVENTUALLY (report_of (window)->program == loose_session_get_program (session)
                   && report_of (window)->n_rooms == 2);
  loose_explorer_stop (explorer_of (window));
  test_close (window);
}

/* A last report about the program before does not end the exploration of the next. */
static void
test_late_report (void)
{
  LooseWindow *window = test_window (story), *other = test_window (endless);
  LooseExplorer *explorer = explorer_of (window);

  loose_explorer_start (explorer, loose_session_get_program (loose_window_get_session (window)));
  g_usleep (2 * G_USEC_PER_SEC); /* it is complete by now, and its reports wait for the main loop */
  loose_explorer_start (explorer, loose_session_get_program (loose_window_get_session (other)));
  TEST_EVENTUALLY (report_of (window) != NULL
                   && report_of (window)->program == loose_session_get_program (loose_window_get_session (other)));
  g_assert_cmpint (loose_explorer_get_state (explorer), ==, LOOSE_EXPLORER_RUNNING);
  loose_explorer_stop (explorer);
  test_close (other);
  test_close (window);
}

static GtkListBox *
choices_of (LooseWindow *window)
{
  GtkWidget *button = test_find_widget (GTK_WIDGET (loose_window_get_story (window)), GTK_TYPE_MENU_BUTTON);
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  return GTK_LIST_BOX (test_find_widget (gtk_popover_get_child (popover), GTK_TYPE_LIST_BOX));
}

static gboolean
has_choices (LooseWindow *window)
{
  return gtk_list_box_get_row_at_index (choices_of (window), 0) != NULL;
}

/* Possible commands are listed; the chosen one is put into the command line without being given. */
static void
test_choices (void)
{
  LooseWindow *window = test_window (story);
  GtkWidget *pane = GTK_WIDGET (loose_window_get_story (window));
  LoosePlayer *player = loose_session_get_player (loose_window_get_session (window));
  GtkListBox *list;
  GtkListBoxRow *row = NULL;
  gboolean is_found = FALSE;
  g_auto (GStrv) commands = NULL;

  TEST_EVENTUALLY (loose_player_get_state (player) == LOOSE_PLAY_WAITING);
  test_settle (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-choices", NULL));
  test_until (has_choices, window);
  list = choices_of (window);
  for (int i = 0; !is_found && (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    is_found = strcmp (gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))), "take lamp") == 0;
  g_assert_true (is_found);
  g_signal_emit_by_name (list, "row-activated", row);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (test_find_widget (pane, GTK_TYPE_ENTRY))), ==, "take lamp");
  commands = loose_player_dup_commands (player);
  g_assert_cmpuint (g_strv_length (commands), ==, 0);
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/explore/finds", test_finds);
  g_test_add_func ("/explore/lists what is open", test_lists_what_is_open);
  g_test_add_func ("/explore/marks", test_marks);
  g_test_add_func ("/explore/plays", test_plays);
  g_test_add_func ("/explore/grows", test_grows);
  g_test_add_func ("/explore/grows-one-story", test_grows_one_story);
  g_test_add_func ("/explore/renames", test_renames);
  g_test_add_func ("/explore/edits", test_edits);
  g_test_add_func ("/explore/goals", test_goals);
  g_test_add_func ("/explore/goal-is-shown", test_goal_is_shown);
  g_test_add_func ("/explore/paused-edit", test_paused_edit);
  g_test_add_func ("/explore/late-report", test_late_report);
  g_test_add_func ("/explore/choices", test_choices);
  g_test_add_func ("/explore/pauses", test_pauses);
  g_test_add_func ("/explore/ends-in-pause", test_ends_in_pause);
  return g_test_run ();
}
