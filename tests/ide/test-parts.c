/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Projects: created in a dialog, and in several files, each in its own tab. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-toolkit-testing.h"
#include "loose-story-testing.h"
#include "loose-session-testing.h"
#include "loose-navigation-testing.h"
#include "loose-editor-testing.h"
#include "loose-manual.h"

#include "loose-view-state.h"
#include "loose-new-project-dialog.h"
#include "loose-multi-file-edit.h"
#include "loose-search-bar.h"
#include "loose-search.h"
#include "loose-window-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static char *folder;

static LoosePage *
find_page (LooseWindow *window, const char *name)
{
  GPtrArray *pages = loose_session_get_pages (loose_window_get_session (window));

  for (guint i = 0; i < pages->len; i++) {
    g_autofree char *own = loose_page_dup_name (g_ptr_array_index (pages, i));

    if (g_str_equal (own, name))
      return g_ptr_array_index (pages, i);
  }
  return NULL;
}

static gboolean
woods_are_in_front (LooseWindow *window)
{
  return loose_session_get_page (loose_window_get_session (window)) == find_page (window, "woods.i7");
}

static gboolean
has_no_problems (LooseWindow *window)
{
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));

  return leaf_program_n_problems (program) == 0;
}

static void
assert_text (LooseWindow *window, const char *wanted)
{
  g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

  g_assert_cmpstr (text, ==, wanted);
}

#define TALE_STORY                                                                                                              \
  "\"Tale\" by Ann\n\nThe Hall is a room.\n\nChapter 2 - Woods (see \"woods.i7\")\n\nChapter 3\n\nThe bat is an animal in the " \
  "Glade.\n"
#define TALE_WOODS                                                                                                     \
  "Chapter 2 - Woods\n\nThe Glade is north of the Hall.\n\nInstead of jumping in the Glade: say \"Up.\"\n"

static LooseWindow *
open_tale (void)
{
  test_forget_places ();
  test_write_file (folder, "Tale.inform/Source/story.ni", TALE_STORY);
  test_write_file (folder, "Tale.materials/Source/woods.i7", TALE_WOODS);
  return test_open_file (folder, "Tale.inform");
}

static void show_jumping (LooseWindow *window);

/* A part with Windows line ends and a byte order mark is compiled as its tab shows it. */
static void
test_windows_lines (void)
{
  g_auto (GStrv) lines = g_strsplit (TALE_WOODS, "\n", -1);
  g_autofree char *joined = g_strjoinv ("\r\n", lines), *text = g_strconcat ("\xEF\xBB\xBF", joined, NULL);
  LooseWindow *window;
  LooseSession *session;
  LeafProgram *program;

  test_write_file (folder, "Tale.inform/Source/story.ni", TALE_STORY);
  test_write_file (folder, "Tale.materials/Source/woods.i7", text);
  window = test_open_file (folder, "Tale.inform");
  session = loose_window_get_session (window);
  test_assert_no_problems (window);
  program = loose_session_get_program (session);
  show_jumping (window);
  test_settle (window);
  g_assert_true (loose_session_get_program (session) == program);
  g_assert_cmpuint (loose_session_get_cursor_rule (session), ==,
                    leaf_program_find_rule (program, "Instead of jumping in the Glade"));
  test_close (window);
}

static void
show_jumping (LooseWindow *window)
{
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));

  loose_session_show_rule (loose_window_get_session (window), program,
                           leaf_program_find_rule (program, "Instead of jumping in the Glade"), FALSE);
  test_until (woods_are_in_front, window);
}

/* A rule of a part is shown in its own tab; what is written there is compiled with the story as it is in the window,
 * saved or not. */
static void
test_parts (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program;

  test_assert_no_problems (window);
  program = loose_session_get_program (session);
  show_jumping (window);
  g_assert_true (loose_session_get_program (session) == program); /* it was compiled already */
  g_assert_cmpuint (loose_session_get_cursor_rule (session), ==,
                    leaf_program_find_rule (program, "Instead of jumping in the Glade"));
  test_edit (window, "the Glade: say", "the Hall: sya");
  program = loose_session_get_program (session);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 1);
  g_assert_cmpuint (leaf_program_problem (program, 0).place.source, ==, loose_session_get_source (session, program));
  loose_problems_pane_fix (loose_window_get_problems (window)); /* nothing of this is saved */
  test_until (has_no_problems, window);
  assert_text (window,
               "Chapter 2 - Woods\n\nThe Glade is north of the Hall.\n\nInstead of jumping in the Hall: say \"Up.\"\n");
  test_point (window, "Instead");
  program = loose_session_get_program (session);
  g_assert_cmpuint (loose_session_get_cursor_rule (session), ==,
                    leaf_program_find_rule (program, "Instead of jumping in the Hall"));
  test_edit (window, "north of the Hall", "north of the Court");
  loose_session_set_page (session, loose_session_get_story (session));
  test_edit (window, "The Hall", "The Hall is south of the Court. The Hall");
  loose_session_set_page (session, find_page (window, "woods.i7"));
  test_edit (window, "in the Hall", "in the Court");
  test_assert_no_problems (window);
  loose_story_pane_enter (loose_window_get_story (window), "n");
  test_settle (window);
  loose_story_pane_enter (loose_window_get_story (window), "jump");
  test_settle (window);
  {
    g_autofree char *printed = test_story_text (window);

    test_assert_contains (printed, "Up.");
  }
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (session)));
  test_settle (window);
  assert_text (
      window, "Chapter 2 - Woods\n\nThe Glade is north of the Court.\n\nInstead of jumping in the Hall: say \"Up.\"\n");
  loose_session_forget_copy (session);
  test_close (window);
}

static gboolean
is_paused (LooseWindow *window)
{
  return loose_player_get_state (loose_session_get_player (loose_window_get_session (window))) == LOOSE_PLAY_PAUSED;
}

static gboolean
may_save_as (LooseWindow *window)
{
  GtkWidget *button = gtk_button_new ();
  gboolean may;

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.save-as");
  gtk_widget_set_parent (button, GTK_WIDGET (loose_window_get_source (window)));
  may = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  return may;
}

/* Save As is for the whole story, so it is offered only while the story is in front. */
static void
test_save_as_of_part (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);

  g_assert_true (may_save_as (window));
  show_jumping (window);
  g_assert_false (may_save_as (window));
  loose_session_set_page (session, loose_session_get_story (session));
  g_assert_true (may_save_as (window));
  test_close (window);
}

static gboolean
story_is_in_front (LooseWindow *window)
{
  return loose_page_is_story (loose_session_get_page (loose_window_get_session (window)));
}

/* The file name in a heading leads to its tab, and the strip above the part leads back; a key also goes back after a
 * jump. */
static void
test_part_links (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  LooseSourcePane *source = loose_window_get_source (window);
  LoosePageView *view;

  g_assert_null (
      loose_page_view_get_heading (loose_source_pane_get_page_view (source, loose_session_get_story (session))));
  test_point (window, "The Hall is");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-part", NULL);
  test_settle (window);
  g_assert_true (story_is_in_front (window));
  test_point (window, "woods.i7");
  loose_source_pane_go_to_definition (source);
  test_until (woods_are_in_front, window);
  view = loose_source_pane_get_page_view (source, find_page (window, "woods.i7"));
  g_assert_cmpstr (loose_page_view_get_heading (view), ==, "↑ story.ni: Chapter 2 - Woods (see \"woods.i7\")");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (view), loose_page_view_get_heading (view)), "clicked");
  g_assert_true (story_is_in_front (window));
  g_assert_cmpuint (loose_session_get_cursor_byte (session), ==, strstr (TALE_STORY, "Chapter 2") - TALE_STORY);
  loose_source_pane_go_back (source);
  g_assert_true (woods_are_in_front (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.close-page", NULL);
  g_assert_null (find_page (window, "woods.i7"));
  g_assert_true (story_is_in_front (window));
  test_point (window, "Woods (see");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-part", NULL);
  test_until (woods_are_in_front, window);
  test_close (window);
}

static gboolean
can_make_fields (LooseWindow *window)
{
  GtkWidget *button = test_find_button (GTK_WIDGET (loose_window_get_problems (window)), "Create “fields.i7”");

  return button != NULL && gtk_widget_get_mapped (button);
}

static gboolean
fields_are_in_front (LooseWindow *window)
{
  return loose_session_get_page (loose_window_get_session (window)) == find_page (window, "fields.i7");
}

/* If a heading names a missing file, a button creates it, with the heading, and opens it. */
static void
test_missing_part (void)
{
  LooseWindow *window;
  GtkWidget *list;

  test_write_file (folder, "Farm.inform/Source/story.ni",
                   "The Farm is a room.\n\nPart 2 - Fields (see \"fields.i7\")\n\nPart 3\n\nThe barn is here.\n");
  window = test_open_file (folder, "Farm.inform");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
  list = test_find_widget (GTK_WIDGET (loose_window_get_problems (window)), GTK_TYPE_LIST_VIEW);
  gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), 0, TRUE);
  test_until (can_make_fields, window);
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (loose_window_get_problems (window)), "Create “fields.i7”"),
                         "clicked");
  test_until (fields_are_in_front, window);
  test_settle (window);
  assert_text (window, "Part 2 - Fields\n\n");
  for (guint32 i = 0; i < leaf_program_n_problems (loose_session_get_program (loose_window_get_session (window))); i++)
    g_assert_cmpstr (leaf_program_problem (loose_session_get_program (loose_window_get_session (window)), i).code, !=,
                     "PART_UNKNOWN");
  test_close (window);
}

/* A breakpoint on a line of a part belongs to that file, and a play that pauses there shows it, even if the tab was
 * closed. */
static void
test_stop_in_part (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);

  show_jumping (window);
  loose_session_toggle_breakpoint (session, 4);
  loose_session_set_page (session, loose_session_get_story (session));
  g_assert_false (loose_session_has_breakpoint (session, 4));
  loose_story_pane_enter (loose_window_get_story (window), "n");
  test_settle (window);
  loose_story_pane_enter (loose_window_get_story (window), "jump");
  test_until (is_paused, window);
  g_assert_true (woods_are_in_front (window));
  g_assert_cmpint (loose_source_view_get_stop_line (loose_source_pane_get_view (loose_window_get_source (window))), ==,
                   4);
  loose_session_remove_page (session, find_page (window, "woods.i7"));
  g_assert_true (is_paused (window));
  show_jumping (window);
  g_assert_true (is_paused (window)); /* a file that is only shown is not compiled again */
  test_close (window);
}

static guint
count_stops (LooseWindow *window)
{
  return g_list_model_get_n_items (
      loose_breakpoints_get_list (loose_session_get_breakpoints (loose_window_get_session (window))));
}

static void
jump_in_glade (LooseWindow *window)
{
  loose_story_pane_enter (loose_window_get_story (window), "n");
  test_settle (window);
  loose_story_pane_enter (loose_window_get_story (window), "jump");
  TEST_EVENTUALLY (is_paused (window));
  TEST_EVENTUALLY (woods_are_in_front (window)); /* it was opened, to show the line */
  TEST_EVENTUALLY (loose_source_view_get_stop_line (loose_source_pane_get_view (loose_window_get_source (window)))
                   >= 0);
}

/* A breakpoint in a part whose tab is closed is kept, now and when the story is opened again; while the tab is open it
 * is a single mark. */
static void
test_stop_rests (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  g_autoptr (LooseBreakpoint) stop = NULL;
  g_autofree char *title = NULL;

  loose_session_clear_breakpoints (session); /* left by another test */
  show_jumping (window);
  loose_session_toggle_breakpoint (session, 4);
  loose_window_close_page (window, find_page (window, "woods.i7"));
  g_assert_cmpuint (count_stops (window), ==, 1);
  stop = g_list_model_get_item (loose_breakpoints_get_list (loose_session_get_breakpoints (session)), 0);
  title = loose_breakpoint_dup_title (stop);
  test_assert_contains (title, "5 (woods.i7): Instead of jumping");
  jump_in_glade (window);
  g_assert_cmpuint (count_stops (window), ==, 1);
  g_assert_false (loose_breakpoint_is_detached (stop));
  g_assert_true (loose_session_has_breakpoint (session, 4));
  loose_window_close_page (window, find_page (window, "woods.i7"));
  g_assert_true (loose_breakpoint_is_detached (stop));
  test_leave (window);

  /* Meanwhile another program put a line before it. */
  test_write_file (
      folder, "Tale.materials/Source/woods.i7",
      "Chapter 2 - Woods\n\n[New.]\n\nThe Glade is north of the Hall.\n\nInstead of jumping in the Glade: say \"Up.\"\n");
  window = test_open_file (folder, "Tale.inform");
  test_assert_no_problems (window);
  session = loose_window_get_session (window);
  g_assert_null (find_page (window, "woods.i7"));
  g_assert_cmpuint (count_stops (window), ==, 1);
  jump_in_glade (window);
  g_assert_true (loose_session_has_breakpoint (session, 6));
  loose_window_close_page (window, find_page (window, "woods.i7"));
  test_leave (window);
}

/* A breakpoint that is removed while it rests does not return when the tab is opened; and the row of a rule removes a
 * resting breakpoint on its line. */
static void
test_detached_breakpoint_is_removed (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  g_autoptr (GHashTable) rules = g_hash_table_new (NULL, NULL), rulebooks = g_hash_table_new (NULL, NULL);
  LeafProgram *program = loose_session_get_program (session);
  guint32 rule = leaf_program_find_rule (program, "Instead of jumping in the Glade");

  loose_session_clear_breakpoints (session); /* left by another test */
  show_jumping (window);
  loose_session_toggle_breakpoint (session, 4);
  loose_window_close_page (window, find_page (window, "woods.i7"));
  loose_session_find_breakpoints (session, rules, rulebooks);
  g_assert_true (g_hash_table_contains (rules, GUINT_TO_POINTER (rule)));
  g_assert_true (loose_session_toggle_rule_breakpoint (session, program, rule));
  g_assert_cmpuint (count_stops (window), ==, 0);
  show_jumping (window);
  g_assert_false (loose_session_has_breakpoint (session, 4));
  loose_window_close_page (window, find_page (window, "woods.i7"));
  test_leave (window);
  window = open_tale ();
  g_assert_cmpuint (count_stops (window), ==, 0);
  test_close (window);
}

static gboolean
nothing_is_modified (LooseWindow *window)
{
  return !loose_session_is_modified (loose_window_get_session (window));
}

static gboolean
has_woods (LooseWindow *window)
{
  return find_page (window, "woods.i7") != NULL;
}

/* An unsaved draft of a part is offered with its story, even if its tab is not opened. */
static void
test_left_behind (void)
{
  LooseWindow *window = open_tale ();
  LoosePage *page;
  gpointer held = window;

  show_jumping (window);
  test_edit (window, "Up", "Skip");
  TEST_EVENTUALLY (test_is_kept ("say \"Skip."));
  g_object_add_weak_pointer (G_OBJECT (window), &held);
  gtk_window_destroy (GTK_WINDOW (window)); /* without asking about unsaved changes, as in a crash */
  TEST_EVENTUALLY (held == NULL);
  window = open_tale ();
  test_until (has_woods, window);
  page = find_page (window, "woods.i7");
  g_assert_cmpuint (loose_autosave_get_left (loose_page_get_autosave (page))->len, ==, 1);
  loose_session_recover (loose_window_get_session (window), page,
                         g_ptr_array_index (loose_autosave_get_left (loose_page_get_autosave (page)), 0));
  test_settle (window);
  loose_session_set_page (loose_window_get_session (window), page);
  {
    g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

    test_assert_contains (text, "say \"Skip.\"");
  }
  loose_session_forget_copy (loose_window_get_session (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* So is the draft of a part whose file has been deleted. */
static void
test_left_behind_without_file (void)
{
  LooseWindow *window = open_tale ();
  g_autofree char *path = g_build_filename (folder, "Tale.materials", "Source", "woods.i7", NULL);
  gpointer held = window;

  show_jumping (window);
  test_edit (window, "Up", "Hop");
  TEST_EVENTUALLY (test_is_kept ("say \"Hop."));
  g_object_add_weak_pointer (G_OBJECT (window), &held);
  gtk_window_destroy (GTK_WINDOW (window)); /* without asking about unsaved changes, as in a crash */
  TEST_EVENTUALLY (held == NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
  window = test_open_file (folder, "Tale.inform");
  g_assert_nonnull (test_find_titled ("Unsaved Work Found"));
  g_assert_nonnull (test_find_button (GTK_WIDGET (test_find_titled ("Unsaved Work Found")), "Recover"));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (test_find_titled ("Unsaved Work Found")), "Discard"), "clicked");
  test_close (window);
}

/* While a heading is being rewritten it leads nowhere: its part is not compiled, which is shown, and no action there
 * does harm. */
static void
test_unnamed_part (void)
{
  static const char *const actions[]
      = { "win.go-to-definition", "win.show-uses", "win.heading-down", "win.number-headings",  "win.fold",
          "win.next-problem",     "win.fix",       "win.why-not",      "win.toggle-breakpoint" };
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);

  show_jumping (window);
  loose_session_set_page (session, loose_session_get_story (session));
  test_edit (window, " (see \"woods.i7\")", "");
  loose_session_set_page (session, find_page (window, "woods.i7"));
  g_assert_cmpuint (loose_session_get_source (session, loose_session_get_program (session)), ==, 0);
  g_assert_null (loose_page_view_get_heading (
      loose_source_pane_get_page_view (loose_window_get_source (window), find_page (window, "woods.i7"))));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    test_point (window, "jumping");
    gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
    loose_session_set_page (session, find_page (window, "woods.i7"));
  }
  test_edit (window, "Up", "Down");
  loose_session_set_page (session, loose_session_get_story (session));
  test_edit (window, "Chapter 2 - Woods", "Chapter 2 - Woods (see \"woods.i7\")");
  test_assert_no_problems (window);
  g_assert_nonnull (loose_page_view_get_heading (
      loose_source_pane_get_page_view (loose_window_get_source (window), find_page (window, "woods.i7"))));
  loose_session_forget_copy (session);
  test_close (window);
}

/* Each file is saved to its place, and the tabs are restored with the story. */
static void
test_save_parts (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  g_autofree char *story = g_build_filename (folder, "Tale.inform", "Source", "story.ni", NULL),
                  *woods = g_build_filename (folder, "Tale.materials", "Source", "woods.i7", NULL), *text = NULL,
                  *other = NULL;
  g_autoptr (GFile) part = g_file_new_for_path (woods);

  show_jumping (window);
  test_edit (window, "Up", "Hop");
  loose_session_set_page (session, loose_session_get_story (session));
  test_edit (window, "bat", "owl");
  g_assert_true (loose_page_is_modified (find_page (window, "woods.i7")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  TEST_EVENTUALLY (!loose_page_is_modified (loose_session_get_story (session)));
  g_assert_true (loose_page_is_modified (find_page (window, "woods.i7")));
  test_edit (window, "owl", "rat");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save-all", NULL);
  test_until (nothing_is_modified, window);
  g_assert_true (g_file_get_contents (story, &text, NULL, NULL));
  test_assert_contains (text, "The rat is");
  g_assert_true (g_file_get_contents (woods, &other, NULL, NULL));
  test_assert_contains (other, "say \"Hop.\"");
  loose_session_set_page (session, find_page (window, "woods.i7"));
  test_point (window, "Instead");
  test_leave (window);
  window = test_open_file (folder, "Tale.inform");
  test_until (woods_are_in_front, window);
  test_settle (window);
  test_assert_no_problems (window);
  session = loose_window_get_session (window);
  g_assert_cmpuint (loose_session_get_cursor_byte (session), ==, strstr (TALE_WOODS, "Instead") - TALE_WOODS);
  loose_session_remove_page (session, find_page (window, "woods.i7"));
  loose_window_open_file (window, part); /* in the window that has its story */
  test_until (has_woods, window);
  test_close (window);
}

static void
assert_file (const char *name, const char *wanted)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, wanted);
}

#define MILL_STORY "\"Mill\"\n\nThe Weir is a room. The lamprey is in the Weir.\n\nChapter 2 - More (see \"more.i7\")\n"
#define MILL_PART                                                                                                      \
  "Chapter 2 - More\n\nThe Loft is up from the Weir. \"An lamprey!\"\n\nInstead of taking the lamprey: say \"It slips.\"\n"

static LooseWindow *
open_mill (void)
{
  test_forget_places ();
  test_write_file (folder, "Mill.inform/Source/story.ni", MILL_STORY);
  test_write_file (folder, "Mill.materials/Source/more.i7", MILL_PART);
  return test_open_file (folder, "Mill.inform");
}

/* Replaces in the text, which is not saved, and in another file, which is; and undoes both. */
static void
test_replace_everywhere (void)
{
  LooseWindow *window = open_mill ();
  LooseSearchResultsPane *found = loose_window_get_found (window);

  loose_search_results_pane_look_for (found, "lamprey", 0);
  g_assert_cmpstr (loose_search_results_pane_get_count (found), ==, "3 matches in 2 files");
  g_assert_true (loose_search_results_pane_replace_all (found, "pike"));
  test_settle (window);
  assert_text (window,
               "\"Mill\"\n\nThe Weir is a room. The pike is in the Weir.\n\nChapter 2 - More (see \"more.i7\")\n");
  assert_file ("Mill.inform/Source/story.ni", MILL_STORY);
  assert_file (
      "Mill.materials/Source/more.i7",
      "Chapter 2 - More\n\nThe Loft is up from the Weir. \"An pike!\"\n\nInstead of taking the pike: say \"It slips.\"\n");
  test_assert_no_problems (window);
  g_assert_nonnull (loose_toast_get_text (window->notice));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo-files", NULL);
  test_settle (window);
  g_assert_cmpstr (loose_toast_get_text (window->notice), !=, "1 other file changed and saved");
  assert_text (window, MILL_STORY);
  assert_file ("Mill.materials/Source/more.i7", MILL_PART);
  loose_search_results_pane_look_for (found, "lamprey", LOOSE_SEARCH_TEXTS);
  g_assert_true (loose_search_results_pane_replace_all (found, "ox"));
  test_settle (window);
  assert_text (window, MILL_STORY);
  assert_file (
      "Mill.materials/Source/more.i7",
      "Chapter 2 - More\n\nThe Loft is up from the Weir. \"An ox!\"\n\nInstead of taking the lamprey: say \"It slips.\"\n");
  test_write_file (folder, "Mill.materials/Source/more.i7", "Chapter 2 - More\n\nThe Loft is up from the Weir.\n");
  loose_search_results_pane_look_for (found, "lamprey", 0);
  g_assert_false (loose_search_results_pane_replace_all (found, "pike"));
  assert_text (window, MILL_STORY);
  test_close (window);
}

static void
test_rename_everywhere (void)
{
  LooseWindow *window = open_mill ();
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program = loose_session_get_program (session);
  LeafOccurrenceInfo info;
  LeafEdit *edits;
  guint32 n;

  test_point (window, "lamprey is");
  g_assert_true (leaf_program_occurrence (program, loose_session_get_source (session, program),
                                          loose_session_get_cursor_byte (session), &info));
  edits = leaf_program_rename (program, &info, "trout", &n, NULL);
  g_assert_true (loose_session_write_all (session, program, edits, n, NULL));
  leaf_edits_free (edits, n);
  test_settle (window);
  assert_file (
      "Mill.materials/Source/more.i7",
      "Chapter 2 - More\n\nThe Loft is up from the Weir. \"An lamprey!\"\n\nInstead of taking the trout: say \"It slips.\"\n");
  test_assert_no_problems (window);
  loose_session_forget_copy (session);
  test_close (window);
}

static gboolean
has_more (LooseWindow *window)
{
  return find_page (window, "more.i7") != NULL;
}

static gboolean
has_fix (LooseWindow *window)
{
  GtkWidget *button
      = test_find_button (GTK_WIDGET (loose_window_get_problems (window)), "Change ‘lampery’ to ‘lamprey’");

  return button != NULL && gtk_widget_get_visible (button);
}

/* Problems in a part and in an extension are fixed there. */
static void
test_fix_elsewhere (void)
{
  static const char *const cases[][2] = {
    { "Mill.materials/Source/more.i7", "Chapter 2 - More\n\nInstead of taking the lampery: say \"It slips.\"\n" },
    { "Mill.materials/Extensions/Ann Author/Lampreys.i7x",
      "Lampreys by Ann Author begins here.\n\nInstead of taking the lampery: say \"It slips.\"\n\nLampreys ends here.\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *mended = NULL;
    g_auto (GStrv) parts = g_strsplit (cases[i][1], "lampery:", 2);
    LooseWindow *window;
    GtkWidget *list;

    test_write_file (folder, "Mill.materials/Source/more.i7", "Chapter 2 - More\n");
    test_write_file (folder, cases[i][0], cases[i][1]);
    test_write_file (
        folder, "Mill.inform/Source/story.ni",
        i == 0 ? MILL_STORY
               : "\"Mill\"\n\nInclude Lampreys by Ann Author.\n\nThe Weir is a room. The lamprey is in the Weir.\n");
    window = test_open_file (folder, "Mill.inform");
    g_assert_false (has_no_problems (window));
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
    list = test_find_widget (GTK_WIDGET (loose_window_get_problems (window)), GTK_TYPE_LIST_VIEW);
    gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), 0, TRUE);
    test_until (has_fix, window);
    if (i == 0) /* the selection opens the file, which is being read */
      test_until (has_more, window);
    g_signal_emit_by_name (
        test_find_button (GTK_WIDGET (loose_window_get_problems (window)), "Change ‘lampery’ to ‘lamprey’"), "clicked");
    test_until (has_no_problems, window);
    mended = g_strjoinv ("lamprey:", parts);
    if (i == 0) { /* the selected problem shows the part, where it is fixed without saving */
      assert_file (cases[i][0], cases[i][1]);
      assert_text (window, mended);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
      test_until (nothing_is_modified, window);
    }
    assert_file (cases[i][0], mended);
    test_close (window);
  }
}

static gboolean
knows_the_pier (LooseWindow *window)
{
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));

  return program != NULL && leaf_program_find_rule (program, "Instead of jumping in the Pier") != 0;
}

/* A file that another window or program saves is compiled at once in stories that include it, even if it is not open in
 * a tab. */
static void
test_saved_elsewhere (void)
{
  static const char lampreys[]
      = "Lampreys by Ann Author begins here.\n\nThe Pier is a room.%s\n\nLampreys ends here.\n";
  g_autofree char *first = g_strdup_printf (lampreys, ""),
                  *then = g_strdup_printf (lampreys, "\n\nInstead of jumping in the Pier: say \"Splash.\"");
  LooseWindow *window;

  test_write_file (folder, "Mill.materials/Extensions/Ann Author/Lampreys.i7x", first);
  test_write_file (folder, "Mill.inform/Source/story.ni",
                   "\"Mill\"\n\nInclude Lampreys by Ann Author.\n\nThe Weir is a room.\n");
  window = test_open_file (folder, "Mill.inform");
  test_assert_no_problems (window);
  g_assert_false (knows_the_pier (window));
  for (guint i = 0; i < 2; i++) {
    test_write_file (folder, "Mill.materials/Extensions/Ann Author/Lampreys.i7x", i == 0 ? then : first);
    if (i == 0)
      test_until (knows_the_pier, window);
  }
  TEST_EVENTUALLY (!knows_the_pier (window));
  test_settle (window);
  test_close (window);
}

static gboolean
is_saved (LooseWindow *window)
{
  return g_str_equal (loose_project_get_title (loose_session_get_project (loose_window_get_session (window))), "Copy");
}

/* A project that is saved under another name contains everything of the old one, which is not changed. */
static void
test_save_as (void)
{
  LooseWindow *window = open_mill ();
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "Copy.inform", NULL);
  g_autofree char *built = g_build_filename (folder, "Copy.inform", "Build", NULL),
                  *known = g_build_filename (folder, "Copy.inform", "uuid.txt", NULL), *uuid = NULL,
                  *linked = g_build_filename (folder, "Mill.materials", "Sounds", NULL);

  test_write_file (folder, "Mill.inform/notes.rtf", "{\\rtf1}");
  test_write_file (folder, "Mill.inform/uuid.txt", "7");
  test_write_file (folder, "Mill.inform/Build/auto.inf", "!");
  test_write_file (folder, "Mill.materials/Figures/eel.png", "PNG");
  g_assert_cmpint (symlink ("/tmp", linked), ==, 0);
  test_edit (window, "Weir", "Wear");
  loose_window_save_in (window, copy);
  test_until (is_saved, window);
  test_settle (window);
  assert_file ("Copy.inform/Source/story.ni",
               "\"Mill\"\n\nThe Wear is a room. The lamprey is in the Weir.\n\nChapter 2 - More (see \"more.i7\")\n");
  assert_file ("Mill.inform/Source/story.ni", MILL_STORY);
  assert_file ("Copy.inform/notes.rtf", "{\\rtf1}");
  assert_file ("Mill.inform/uuid.txt", "7");
  g_assert_true (g_file_get_contents (known, &uuid, NULL, NULL));
  g_assert_true (g_uuid_string_is_valid (uuid)); /* the copy is another story */
  assert_file ("Copy.materials/Figures/eel.png", "PNG");
  assert_file ("Copy.materials/Source/more.i7", MILL_PART);
  g_assert_false (g_file_test (built, G_FILE_TEST_EXISTS));
  TEST_EVENTUALLY (
      g_strcmp0 (loose_toast_get_text (window->notice), "Linked folders were not copied: “Mill.materials/Sounds”")
      == 0);
  test_close (window);
}

/* While the story is being saved, it cannot be saved elsewhere, and no project is made there. */
static void
test_save_as_while_saving (void)
{
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "Later.inform", NULL);
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);

  test_edit (window, "bat", "owl");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  g_assert_true (loose_page_is_saving (loose_session_get_story (session)));
  loose_window_save_in (window, copy);
  g_assert_nonnull (test_open_dialog ());
  gtk_window_close (GTK_WINDOW (test_open_dialog ()));
  g_assert_false (g_file_query_exists (copy, NULL));
  test_until (nothing_is_modified, window);
  test_close (window);
}

static gboolean
is_at_other_place (LooseWindow *window)
{
  return g_str_equal (loose_project_get_title (loose_session_get_project (loose_window_get_session (window))), "Other");
}

/* What is typed in a part, and saved there, while the story is being saved elsewhere stays in its tab, and belongs to
 * the part at the new place. */
static void
test_typed_while_saving_as (void)
{
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "Other.inform", NULL);
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  g_autofree char *path = NULL, *saved = NULL,
                  *wanted = g_build_filename (folder, "Other.materials", "Source", "woods.i7", NULL);

  show_jumping (window);
  loose_window_save_in (window, copy);
  g_assert_true (loose_page_is_saving (loose_session_get_story (session)));
  gtk_text_buffer_insert_at_cursor (GTK_TEXT_BUFFER (loose_session_get_buffer (session)), "[typed] ", -1);
  test_until (is_at_other_place, window);
  test_until (woods_are_in_front, window);
  test_settle (window);
  g_assert_true (loose_page_is_modified (find_page (window, "woods.i7")));
  path = loose_page_dup_path (find_page (window, "woods.i7"));
  g_assert_cmpstr (path, ==, wanted);
  test_assert_no_problems (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  test_until (nothing_is_modified, window);
  assert_file ("Tale.materials/Source/woods.i7", TALE_WOODS);
  g_assert_true (g_file_get_contents (wanted, &saved, NULL, NULL));
  test_assert_contains (saved, "[typed] Instead of jumping");
  test_close (window);
}

/* The byte order mark and the line ends are those of the file that was read, wherever the story is saved. */
static void
test_save_lines (void)
{
#define FERRY_STORY "\xEF\xBB\xBF\"Ferry\"\r\n\r\nThe Pier is a room.\r\n"
  g_autoptr (GFile) copy = g_file_new_build_filename (folder, "ferry.ni", NULL);
  LooseWindow *window;

  test_write_file (folder, "Ferry.inform/Source/story.ni", FERRY_STORY);
  window = test_open_file (folder, "Ferry.inform");
  test_edit (window, "Pier", "Dock");
  loose_window_rename_project (window, "Boat");
  test_until (nothing_is_modified, window);
  assert_file ("Boat.inform/Source/story.ni", "\xEF\xBB\xBF\"Ferry\"\r\n\r\nThe Dock is a room.\r\n");
  test_edit (window, "Dock", "Pier");
  loose_window_save_in (window, copy);
  test_until (nothing_is_modified, window);
  assert_file ("ferry.ni", FERRY_STORY);
  test_close (window);
}

/* A heading with everything below it is moved to a file, and the story stays the same; an existing file is not
 * overwritten. */
static void
test_divide (void)
{
  LooseWindow *window;
  g_autofree char *before = NULL, *after = NULL;

  test_write_file (folder, "Pond.inform/Source/story.ni",
                   "\"Pond\"\n\nThe Pond is a room.\n\nPart 2 - Ducks\n\nThe drake is an animal in the Pond.\n\n"
                   "Chapter 1 - Rules\n\nInstead of taking the drake: say \"It swims off.\"\n\nPart 3\n\nThe "
                   "Reeds is north of the Pond.\n");
  window = test_open_file (folder, "Pond.inform");
  loose_window_divide (window, "Ducks");
  assert_text (window, "\"Pond\"\n\nThe Pond is a room.\n\nPart 2 - Ducks\n\nThe drake is an animal in the Pond.\n\n"
                       "Chapter 1 - Rules\n\nInstead of taking the drake: say \"It swims off.\"\n\nPart 3\n\nThe "
                       "Reeds is north of the Pond.\n");
  loose_story_pane_enter (loose_window_get_story (window), "take drake");
  test_settle (window);
  before = test_story_text (window);
  test_point (window, "The drake");
  test_write_file (folder, "Pond.materials/Source/Ducks.i7", "mine");
  loose_window_divide (window, "Ducks");
  assert_file ("Pond.materials/Source/Ducks.i7", "mine");
  loose_window_divide (window, "Fowl \"7\"");
  loose_window_divide (window, "Fowl.i7");
  test_settle (window);
  assert_text (
      window,
      "\"Pond\"\n\nThe Pond is a room.\n\nPart 2 - Ducks (see \"Fowl.i7\")\n\nPart 3\n\nThe Reeds is north of the Pond.\n");
  assert_file ("Pond.materials/Source/Fowl.i7",
               "Part 2 - Ducks\n\nThe drake is an animal in the Pond.\n\nChapter 1 - Rules\n\nInstead of "
               "taking the drake: say \"It swims off.\"\n");
  test_assert_no_problems (window);
  after = test_story_text (window);
  g_assert_cmpstr (after, ==, before);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static gboolean
is_renamed (LooseWindow *window)
{
  return g_str_equal (loose_project_get_title (loose_session_get_project (loose_window_get_session (window))), "Wheel");
}

/* A project is renamed with everything in it and saved, including its plays and unsaved changes. */
static void
test_rename_project (void)
{
  LooseWindow *window = open_mill ();
  g_autofree char *old = g_build_filename (folder, "Mill.inform", NULL), *skein = NULL, *path = NULL;
  LeafSkein *tree;

  test_write_file (folder, "Mill.inform/notes.rtf", "{\\rtf1}");
  test_write_file (folder, "Taken.inform/Source/story.ni", "");
  loose_story_pane_enter (loose_window_get_story (window), "look up");
  test_settle (window);
  test_edit (window, "Weir", "Wear");
  loose_window_rename_project (window, "../Mill");
  g_assert_nonnull (loose_window_get_message (window));
  loose_window_rename_project (window, "Taken");
  assert_file ("Mill.inform/Source/story.ni", MILL_STORY);
  loose_window_rename_project (window, "Wheel");
  g_assert_true (is_renamed (window)); /* at once: the old file is gone, whether or not this one can be saved */
  loose_window_rename_project (window, "Cart");
  g_assert_cmpstr (loose_window_get_message (window), ==, "The story is being saved. Try again when that is done.");
  test_until (nothing_is_modified, window);
  test_settle (window);
  assert_file ("Wheel.inform/Source/story.ni",
               "\"Mill\"\n\nThe Wear is a room. The lamprey is in the Weir.\n\nChapter 2 - More (see \"more.i7\")\n");
  assert_file ("Wheel.inform/notes.rtf", "{\\rtf1}");
  assert_file ("Wheel.materials/Source/more.i7", MILL_PART);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_false (loose_session_is_modified (loose_window_get_session (window)));
  path = g_build_filename (folder, "Wheel.inform", "Skein.skein", NULL);
  g_assert_true (g_file_get_contents (path, &skein, NULL, NULL));
  test_assert_contains (skein, ">look up<");
  loose_story_pane_enter (loose_window_get_story (window), "look down");
  test_settle (window);
  tree = loose_skein_get (loose_skein_pane_get_skein (loose_window_get_skein (window)));
  g_assert_cmpuint (
      leaf_skein_find_child (tree, leaf_skein_find_child (tree, leaf_skein_root (tree), "look up"), "look down"), !=,
      0);
  test_edit (window, "Wear", "Weir");
  test_assert_no_problems (window);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    if (has_label (each, text))
      return TRUE;
  return FALSE;
}

/* An extension's folder opens as its text, without a problem; its documentation and examples come after the pages of
 * the manual. */
static void
test_extension_folder (void)
{
  LooseWindow *window;
  LooseManual *manual;

  test_write_file (
      folder, "Lamps-v3.i7xd/Source/Lamps.i7x",
      "Version 3 of Lamps by Ann Author begins here.\n\nA lamp is a kind of device.\n\nLamps ends here.\n");
  test_write_file (folder, "Lamps-v3.i7xd/Documentation/Documentation.md", "# Lamps\n\nThey are lit by hand.\n");
  test_write_file (folder, "Lamps-v3.i7xd/Documentation/Examples/A Wick.txt",
                   "Example: * A Wick\n\n\tThe Hall is a room.\n");
  window = test_open_file (folder, "Lamps-v3.i7xd");
  test_assert_no_problems (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  manual = LOOSE_MANUAL (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_MANUAL));
  g_assert_true (loose_manual_show (manual, "document-1", NULL));
  g_assert_true (has_label (GTK_WIDGET (manual), "A Wick"));
  g_assert_true (has_label (GTK_WIDGET (manual), "The Hall is a room."));
  test_close (window);
}

static AdwEntryRow *
find_entry (GtkWidget *widget, const char *title)
{
  if (ADW_IS_ENTRY_ROW (widget) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return ADW_ENTRY_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    AdwEntryRow *found = find_entry (child, title);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static void
made_cb (GtkWindow *dialog, GFile *project, gpointer made)
{
  *(GFile **) made = g_object_ref (project);
}

static void
test_new_project (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.looseleaf.Looseleaf");
  g_autoptr (GFile) made = NULL;
  g_autofree char *text = NULL, *uuid = NULL;
  LooseNewProjectDialog *dialog;
  LooseWindow *window;

  g_settings_set_string (settings, "projects-folder", folder);
  dialog = loose_new_project_dialog_new (NULL, settings);
  g_signal_connect (dialog, "made", G_CALLBACK (made_cb), &made);
  gtk_window_present (GTK_WINDOW (dialog));
  test_frames (GTK_WIDGET (dialog), 2);
  gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (dialog), "Title")), "The Mill");
  gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (dialog), "Author")), "Ann Author");
  gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (dialog), "First room")), "The Weir");
  g_signal_emit_by_name (find_entry (GTK_WIDGET (dialog), "First room"), "entry-activated");
  TEST_EVENTUALLY (made != NULL);
  window = test_open_file (folder, "The Mill.inform");
  text = loose_session_dup_text (loose_window_get_session (window));
  g_assert_cmpstr (text, ==, "\"The Mill\" by \"Ann Author\"\n\nThe Weir is a room. \"\"\n");
  test_assert_no_problems (window);
  g_assert_true (g_file_load_contents (g_file_get_child (made, "uuid.txt"), NULL, &uuid, NULL, NULL, NULL));
  g_assert_true (g_uuid_string_is_valid (uuid));
  test_close (window);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *ending)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), ending))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, ending);
  return found;
}

/* The folder for projects is shown whatever its name contains. */
static void
test_new_project_folder (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.looseleaf.Looseleaf");
  g_autofree char *special = g_build_filename (folder, "R&D <1>", NULL);
  LooseNewProjectDialog *dialog;

  g_assert_cmpint (g_mkdir_with_parents (special, 0700), ==, 0);
  g_settings_set_string (settings, "projects-folder", special);
  dialog = loose_new_project_dialog_new (NULL, settings);
  gtk_window_present (GTK_WINDOW (dialog));
  test_frames (GTK_WIDGET (dialog), 2);
  g_assert_nonnull (find_label (GTK_WIDGET (dialog), "/R&D <1>"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (dialog)),
                                         GTK_WIDGET (find_entry (GTK_WIDGET (dialog), "Title"))));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_settings_set_string (settings, "projects-folder", folder);
}

static guint
cursor_line (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  return (guint) gtk_text_iter_get_line (&iter);
}

static LooseFolding *
folding_of (LooseWindow *window)
{
  return loose_source_view_get_folding (loose_source_pane_get_view (loose_window_get_source (window)));
}

/* Folds are restored when the story is opened again, but not where the text has changed. */
static void
test_folds_are_kept (void)
{
  LooseWindow *window;

  test_write_file (folder, "folds.ni",
                   "The Hall is a room.\n\nInstead of jumping:\n\tsay \"No.\"\n\nEvery turn:\n\tsay \"Tick.\"\n");
  window = test_open_file (folder, "folds.ni");
  g_assert_true (loose_folding_toggle (folding_of (window), 5));
  test_leave (window);
  window = test_open_file (folder, "folds.ni");
  g_assert_cmpint (loose_folding_get_state (folding_of (window), 2), ==, LOOSE_FOLD_OPEN);
  g_assert_cmpint (loose_folding_get_state (folding_of (window), 5), ==, LOOSE_FOLD_CLOSED);
  test_leave (window);
  test_write_file (folder, "folds.ni", "The Hall is a room.\n\nInstead of jumping:\n\tsay \"No.\"\n");
  window = test_open_file (folder, "folds.ni");
  g_assert_cmpint (loose_folding_get_state (folding_of (window), 2), ==, LOOSE_FOLD_OPEN);
  test_leave (window);
}

/* The open tabs are recorded on the disk while they are open. */
static void
test_tabs_are_kept (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);
  g_auto (GStrv) open = NULL, closed = NULL;
  int front;

  show_jumping (window);
  TEST_EVENTUALLY ((open = loose_view_state_list_pages (loose_session_get_story (session), &front)) != NULL);
  g_assert_cmpuint (g_strv_length (open), ==, 1);
  g_assert_true (g_str_has_suffix (open[0], "woods.i7"));
  loose_window_close_page (window, find_page (window, "woods.i7"));
  closed = loose_view_state_list_pages (loose_session_get_story (session), &front);
  g_assert_null (closed);
  test_close (window);
}

/* A window that is closed before its tabs have been opened again leaves them for the next time. */
static void
test_tabs_are_kept_while_opening (void)
{
  LooseWindow *window = open_tale ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "Tale.inform", "Source", "story.ni", NULL);

  show_jumping (window);
  test_leave (window);
  window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  while (loose_session_find_file (loose_window_get_session (window), file) == NULL)
    g_main_context_iteration (NULL, TRUE);
  test_leave (window);
  window = test_open_file (folder, "Tale.inform");
  test_until (woods_are_in_front, window);
  test_close (window);
}

/* A story that is closed and opened again is as it was left, even if it has become shorter. */
static void
test_memory (void)
{
  LooseWindow *window;

  test_write_file (folder, "again.ni",
                   "The Hall is a room.\n\nInstead of jumping: say \"No.\"\n\nEvery turn: say \"Tick.\"\n");
  window = test_open_file (folder, "again.ni");
  loose_session_toggle_breakpoint (loose_window_get_session (window), 4);
  test_point (window, "Instead");
  test_leave (window);
  window = test_open_file (folder, "again.ni");
  g_assert_cmpuint (cursor_line (window), ==, 2);
  g_assert_true (loose_session_has_breakpoint (loose_window_get_session (window), 4));
  test_leave (window);
  test_write_file (folder, "again.ni", "The Hall is a room.");
  window = test_open_file (folder, "again.ni");
  g_assert_cmpuint (cursor_line (window), ==, 0);
  g_assert_false (loose_session_has_breakpoint (loose_window_get_session (window), 0));
  test_leave (window);
}

/* If the second of two files cannot be written, the first one is restored, and the second is named. */
static void
test_rewriting_that_fails (void)
{
  static const char story[] = "The Hall is a room.";
  const LeafSourceText source = { "story.ni", story, sizeof story - 1 };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autoptr (LooseMultiFileEdit) rewriting = loose_multi_file_edit_new ();
  guint32 own = leaf_program_story_source (program);
  const LeafEdit edit = { .place = { own, 4, 8 }, .text = (char *) "Cellar" };
  g_autofree char *first = g_build_filename (folder, "first.ni", NULL),
                  *second = g_build_filename (folder, "second.ni", NULL),
                  *within = g_build_filename (second, "within", NULL), *text = NULL, *why_not = NULL;

  test_write_file (folder, "first.ni", story);
  test_write_file (folder, "second.ni", story);
  g_assert_true (loose_multi_file_edit_add (rewriting, first, program, own, &edit, 1, NULL));
  g_assert_true (loose_multi_file_edit_add (rewriting, second, program, own, &edit, 1, NULL));
  g_assert_cmpint (g_unlink (second), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (within, 0755), ==, 0);
  g_assert_false (loose_multi_file_edit_make (rewriting, &why_not));
  test_assert_contains (why_not, "second.ni");
  g_assert_true (g_file_get_contents (first, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, story);
}

/* A second window with a file; NULL if there is none. */
static LooseWindow *
find_other (LooseWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);
    LooseSession *session = LOOSE_IS_WINDOW (each) && LOOSE_WINDOW (each) != window
                                ? loose_window_get_session (LOOSE_WINDOW (each))
                                : NULL;

    if (session != NULL && loose_project_get_file (loose_session_get_project (session)) != NULL)
      return LOOSE_WINDOW (each);
  }
  return NULL;
}

static gboolean
another_is_open (LooseWindow *window)
{
  return find_other (window) != NULL;
}

/* A story is exported as one file in its present state; when opened, it is a project with the same parts. */
static void
test_one_file (void)
{
  LooseWindow *window = open_tale (), *other;
  g_autofree char *path = g_build_filename (folder, "Sent.binder", NULL),
                  *project = g_build_filename (folder, "Came", NULL),
                  *part = g_build_filename (folder, "Came.materials", "Source", "woods.i7", NULL), *text = NULL,
                  *came = NULL;
  g_autoptr (GFile) bundle = g_file_new_for_path (path);
  g_autoptr (GFile) place = g_file_new_for_path (project);

  show_jumping (window);
  test_edit (window, "Up.", "Upwards.");
  text = loose_window_make_export (window, "win.export-story");
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (loose_window_is_bundle (bundle));
  loose_window_unbind (window, bundle, place);
  test_until (another_is_open, window);
  other = find_other (window);
  test_settle (other);
  test_assert_no_problems (other);
  g_assert_true (g_file_get_contents (part, &came, NULL, NULL));
  test_assert_contains (came, "Upwards.");
  loose_window_unbind (window, bundle, place); /* the folder exists already */
  g_assert_nonnull (test_open_dialog ());
  gtk_window_close (GTK_WINDOW (test_open_dialog ()));
  test_close (other);
  test_close (window);
}

static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (each))
      return GTK_DROP_TARGET (each);
  }
  return NULL;
}

/* Of two stories that are dropped together, each is opened. */
static void
test_two_dropped (void)
{
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf")), *other;
  g_autoptr (GFile) one = g_file_new_build_filename (folder, "one.ni", NULL);
  g_autoptr (GFile) two = g_file_new_build_filename (folder, "two.ni", NULL);
  g_autoptr (GSList) files = g_slist_append (g_slist_append (NULL, one), two);
  GValue value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  test_write_file (folder, "one.ni", "The Hall is a room.\n");
  test_write_file (folder, "two.ni", "The Yard is a room.\n");
  gtk_window_present (GTK_WINDOW (window));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (find_drop_target (GTK_WIDGET (window)), "drop", &value, 0.0, 0.0, &is_taken);
  g_value_unset (&value);
  TEST_EVENTUALLY ((other = find_other (window)) != NULL
                   && loose_session_find_file (loose_window_get_session (window), one) != NULL);
  test_settle (window);
  test_settle (other);
  g_assert_nonnull (loose_session_find_file (loose_window_get_session (other), two));
  test_close (other);
  test_close (window);
}

static gboolean
is_all_visible (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter start, end;
  g_autofree char *all = NULL, *visible = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  all = gtk_text_iter_get_text (&start, &end);
  visible = gtk_text_iter_get_visible_text (&start, &end);
  return g_str_equal (all, visible);
}

/* A search unfolds the tab that it searches, and folds it again when another is in front. */
static void
test_searched_in_turn (void)
{
  LooseWindow *window = open_tale ();
  LooseSession *session = loose_window_get_session (window);

  test_assert_no_problems (window);
  loose_folding_fold_all (folding_of (window), 1);
  g_assert_false (is_all_visible (window));
  loose_source_pane_find (loose_window_get_source (window), FALSE);
  g_assert_true (is_all_visible (window));
  show_jumping (window);
  loose_search_bar_close (
      LOOSE_SEARCH_BAR (test_find_widget (GTK_WIDGET (loose_window_get_source (window)), LOOSE_TYPE_SEARCH_BAR)));
  loose_session_set_page (session, loose_session_get_story (session));
  g_assert_false (is_all_visible (window));
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_test_add_func ("/ide/parts/parts", test_parts);
  g_test_add_func ("/ide/parts/windows-lines", test_windows_lines);
  g_test_add_func ("/ide/parts/one-file", test_one_file);
  g_test_add_func ("/ide/parts/two-dropped", test_two_dropped);
  g_test_add_func ("/ide/parts/tabs-are-kept", test_tabs_are_kept);
  g_test_add_func ("/ide/parts/tabs-are-kept-while-opening", test_tabs_are_kept_while_opening);
  g_test_add_func ("/ide/parts/part-links", test_part_links);
  g_test_add_func ("/ide/parts/missing-part", test_missing_part);
  g_test_add_func ("/ide/parts/stop-in-part", test_stop_in_part);
  g_test_add_func ("/ide/parts/stop-rests", test_stop_rests);
  g_test_add_func ("/ide/parts/detached-breakpoint-is-removed", test_detached_breakpoint_is_removed);
  g_test_add_func ("/ide/parts/left-behind", test_left_behind);
  g_test_add_func ("/ide/parts/left-behind-without-file", test_left_behind_without_file);
  g_test_add_func ("/ide/parts/unnamed-part", test_unnamed_part);
  g_test_add_func ("/ide/parts/save-parts", test_save_parts);
  g_test_add_func ("/ide/parts/replace-everywhere", test_replace_everywhere);
  g_test_add_func ("/ide/parts/rewriting-that-fails", test_rewriting_that_fails);
  g_test_add_func ("/ide/parts/rename-everywhere", test_rename_everywhere);
  g_test_add_func ("/ide/parts/fix-elsewhere", test_fix_elsewhere);
  g_test_add_func ("/ide/parts/saved-elsewhere", test_saved_elsewhere);
  g_test_add_func ("/ide/parts/save-as", test_save_as);
  g_test_add_func ("/ide/parts/save-as-of-part", test_save_as_of_part);
  g_test_add_func ("/ide/parts/save-as-while-saving", test_save_as_while_saving);
  g_test_add_func ("/ide/parts/divide", test_divide);
  g_test_add_func ("/ide/parts/save-lines", test_save_lines);
  g_test_add_func ("/ide/parts/typed-while-saving-as", test_typed_while_saving_as);
  g_test_add_func ("/ide/parts/rename-project", test_rename_project);
  g_test_add_func ("/ide/parts/extension-folder", test_extension_folder);
  g_test_add_func ("/ide/parts/new-project", test_new_project);
  g_test_add_func ("/ide/parts/new-project-folder", test_new_project_folder);
  g_test_add_func ("/ide/parts/memory", test_memory);
  g_test_add_func ("/ide/parts/folds-are-kept", test_folds_are_kept);
  g_test_add_func ("/ide/parts/searched-in-turn", test_searched_in_turn);
  return g_test_run ();
}
