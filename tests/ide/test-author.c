/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an author has beside the text: pages of the index, the map, the skein, lints. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-toolkit-testing.h"
#include "loose-story-testing.h"
#include "loose-skein-testing.h"
#include "loose-session-testing.h"
#include "loose-navigation-testing.h"

#include "loose-index-pane.h"
#include "loose-list-entry.h"
#include "loose-manual.h"
#include "loose-window-private.h"
#include "loose-map-view.h"
#include "loose-publish-dialog.h"
#include "loose-skein-view.h"
#include "loose-welcome.h"

#include "leaf-release.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static const char story[]
    = "\"Tides\"\n\nThe Pier is a room. The Beach is north of the Pier. The crab is an animal in the Beach.\n\n"
      "Netting is an action applying to one thing. Understand \"net [something]\" as netting.\n\n"
      "Instead of netting the crab (this is the quick crab rule): say \"It is too quick.\"\n";

/* The text after the cursor on its line. */
static char *
text_at_cursor (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_mark (buffer, &start, gtk_text_buffer_get_insert (buffer));
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static gboolean
is_at (LooseWindow *window, const char *words)
{
  g_autofree char *text = text_at_cursor (window);

  return g_str_has_prefix (text, words);
}

static gboolean
lists (LooseIndexPane *index, const char *words)
{
  g_autofree char *rows = test_list (loose_index_pane_get_model (index));

  return strstr (rows, words) != NULL;
}

static void
test_index (void)
{
  LooseWindow *window = test_window (story);
  LooseIndexPane *index = loose_window_get_index (window);
  GtkWidget *search = test_find_widget (GTK_WIDGET (index), GTK_TYPE_SEARCH_ENTRY),
            *list = test_find_widget (GTK_WIDGET (index), GTK_TYPE_LIST_VIEW);
  g_autofree char *own = NULL, *found = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-index", NULL);
  test_settle (window);
  own = test_list (loose_index_pane_get_model (index));
  test_assert_contains (own, "netting");
  test_assert_contains (own, "quick crab rule");
  g_assert_null (strstr (own, "examining"));
  gtk_editable_set_text (GTK_EDITABLE (search), "quick");
  g_signal_emit_by_name (search, "search-changed");
  found = test_list (loose_index_pane_get_model (index));
  test_assert_contains (found, "netting");
  g_assert_null (strstr (found, "net [something]"));
  g_signal_emit_by_name (list, "activate", 1);
  TEST_EVENTUALLY (is_at (window, "Instead of netting the crab"));
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  test_edit (window, "quick crab rule", "slow crab rule");
  TEST_EVENTUALLY (lists (index, "slow crab rule"));
  test_close (window);
}

static void
test_map (void)
{
  LooseWindow *window = test_window (story);
  LooseIndexPane *index = loose_window_get_index (window);
  LooseMapView *map = LOOSE_MAP_VIEW (test_find_widget (GTK_WIDGET (index), LOOSE_TYPE_MAP_VIEW));
  g_autofree char *exits = NULL;
  int small, large;
  double x, y;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-index", NULL);
  loose_index_pane_show_page (index, "map");
  test_settle (window);
  TEST_EVENTUALLY (loose_map_view_get_map (map) != NULL);
  g_assert_cmpuint (loose_map_view_get_map (map)->n_rooms, ==, 2);
  loose_map_view_get_middle (map, 1, &x, &y);
  g_assert_cmpuint (loose_map_view_room_at (map, x, y), ==, 1);
  g_assert_cmpuint (loose_map_view_room_at (map, 1, 1), ==, 2);
  exits = loose_map_view_dup_exits (map, 1);
  test_assert_contains (exits, loose_map_view_get_map (map)->rooms[1].name);
  test_assert_contains (exits, loose_map_view_get_map (map)->rooms[0].name);
  loose_map_view_set_zoom (map, 1);
  gtk_widget_measure (GTK_WIDGET (map), GTK_ORIENTATION_HORIZONTAL, -1, &small, NULL, NULL, NULL);
  loose_map_view_set_zoom (map, 2);
  gtk_widget_measure (GTK_WIDGET (map), GTK_ORIENTATION_HORIZONTAL, -1, &large, NULL, NULL, NULL);
  g_assert_cmpint (large, >=, 2 * small - 2);
  loose_map_view_get_middle (map, 1, &x, &y);
  g_assert_cmpuint (loose_map_view_room_at (map, x, y), ==, 1);
  loose_map_view_zoom_to_fit (map);
  g_assert_cmpfloat (loose_map_view_get_zoom (map), <=, 1);
  g_signal_emit_by_name (map, "room-chosen", 1);
  TEST_EVENTUALLY (is_at (window, "Beach"));
  test_close (window);
}

static gboolean
is_visible_room (LooseMapView *map, guint room)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (map), GTK_TYPE_SCROLLED_WINDOW);
  double x, y;

  loose_map_view_get_middle (map, room, &x, &y);
  gtk_widget_translate_coordinates (GTK_WIDGET (map), scroller, x, y, &x, &y);
  return gtk_widget_contains (scroller, x, y);
}

/* The map is scrolled to the room of the player, and stays there when it is zoomed. */
static void
test_map_follows (void)
{
  g_autoptr (GString) long_story = g_string_new ("Room 1 is a room.\n");
  LooseWindow *window;
  LooseIndexPane *index;
  LooseMapView *map;
  guint last = 0;

  for (guint i = 2; i <= 12; i++)
    g_string_append_printf (long_story, "Room %u is south of Room %u.\n", i, i - 1);
  window = test_window (long_story->str);
  index = loose_window_get_index (window);
  map = LOOSE_MAP_VIEW (test_find_widget (GTK_WIDGET (index), LOOSE_TYPE_MAP_VIEW));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-index", NULL);
  loose_index_pane_show_page (index, "map");
  TEST_EVENTUALLY (loose_map_view_get_player (map) < 12);
  test_frames (GTK_WIDGET (window), 3);
  while (last < 12 && !g_str_equal (loose_map_view_get_map (map)->rooms[last].name, "Room 12"))
    last++;
  g_assert_cmpuint (last, <, 12);
  g_assert_false (is_visible_room (map, last));
  for (guint i = 1; i < 12; i++) {
    loose_story_pane_enter (loose_window_get_story (window), "south");
    test_settle (window);
  }
  TEST_EVENTUALLY (loose_map_view_get_player (map) == last);
  g_assert_true (is_visible_room (map, last));
  for (guint i = 0; i < 3; i++)
    loose_map_view_zoom_by (map, 1);
  test_frames (GTK_WIDGET (window), 3);
  g_assert_true (is_visible_room (map, last));
  test_close (window);
}

static gboolean
has_run (LooseWindow *window)
{
  return !loose_skein_is_running (loose_skein_pane_get_skein (loose_window_get_skein (window)));
}

static void
give (LooseWindow *window, const char *command)
{
  g_assert_true (loose_player_command (loose_session_get_player (loose_window_get_session (window)), command));
  test_settle (window);
}

/* If there is a pipe in the place of the skein file, it is neither read nor overwritten. */
static void
test_skein_is_a_pipe (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Tale.inform", "Skein.skein", NULL);
  LooseWindow *window;
  struct stat info;

  test_write_file (folder, "Tale.inform/Source/story.ni", "The Hall is a room.\n");
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  window = test_open_file (folder, "Tale.inform/Source/story.ni");
  test_settle (window);
  loose_story_pane_enter (loose_window_get_story (window), "wait");
  test_settle (window);
  loose_skein_keep (loose_skein_pane_get_skein (loose_window_get_skein (window)));
  test_close (window);
  g_assert_cmpint (g_lstat (path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
}

/* A play is recorded; after it is blessed, an edit and a replay show the difference. */
static void
test_skein (void)
{
  LooseWindow *window = test_window (story);
  LooseSkeinPane *pane = loose_window_get_skein (window);
  LooseSkein *skein = loose_skein_pane_get_skein (pane);
  LeafSkein *tree = loose_skein_get (skein);
  g_autofree char *answer = NULL, *followed = NULL;
  guint32 root = leaf_skein_root (tree), north, net;

  give (window, "north");
  give (window, "net crab");
  north = leaf_skein_find_child (tree, root, "north");
  net = leaf_skein_find_child (tree, north, "net crab");
  g_assert_cmpuint (net, !=, 0);
  g_assert_cmpuint (leaf_skein_active (tree), ==, net);
  g_assert_nonnull (strstr (leaf_skein_result (tree, net), "It is too quick."));
  followed = loose_skein_pane_dup_answer (pane);
  g_assert_nonnull (strstr (followed, "too quick")); /* the selection follows the play */
  loose_skein_play_to (skein, root);
  test_settle (window);
  give (window, "look");
  g_assert_cmpuint (leaf_skein_n_children (tree, root), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  leaf_skein_set_blessed (tree, net, leaf_skein_result (tree, net));
  loose_skein_touch (skein);
  g_assert_cmpint (loose_skein_get_state (skein, net), ==, LOOSE_KNOT_GOOD);
  test_edit (window, "It is too quick.", "It is far too quick.");
  loose_skein_run (skein, root);
  test_until (has_run, window);
  g_assert_cmpint (loose_skein_get_state (skein, net), ==, LOOSE_KNOT_BAD);
  g_assert_cmpuint (loose_skein_find_bad (skein), ==, net);
  g_assert_cmpstr (loose_skein_get_differing_rule (skein, net), ==, "quick crab rule");
  g_assert_null (loose_skein_get_differing_rule (skein, north));
  loose_skein_pane_choose (pane, net);
  answer = loose_skein_pane_dup_answer (pane);
  test_assert_contains (answer, "{+far+}");
  test_close (window);
}

/* Sends a key to the controller of a widget. */
static void
press_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_taken);
  }
  g_assert_true (is_taken);
}

/* Down goes to the next thread beside, also inside of a thread, and Up comes back. The button for blessing has one
 * width. */
static void
test_skein_keys (void)
{
  LooseWindow *window = test_window (story);
  LooseSkeinPane *pane = loose_window_get_skein (window);
  LeafSkein *tree = loose_skein_get (loose_skein_pane_get_skein (pane));
  GtkWidget *view = test_find_widget (GTK_WIDGET (pane), LOOSE_TYPE_SKEIN_VIEW), *bless;
  guint32 root = leaf_skein_root (tree), net, jump;
  int before;

  give (window, "north");
  give (window, "net crab");
  loose_skein_play_to (loose_skein_pane_get_skein (pane), root);
  test_settle (window);
  give (window, "look");
  give (window, "jump");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  test_frames (GTK_WIDGET (window), 3);
  net = leaf_skein_find_child (tree, leaf_skein_find_child (tree, root, "north"), "net crab");
  jump = leaf_skein_find_child (tree, leaf_skein_find_child (tree, root, "look"), "jump");
  loose_skein_pane_choose (pane, net);
  press_key (view, GDK_KEY_Down);
  g_assert_cmpuint (loose_skein_view_get_chosen (LOOSE_SKEIN_VIEW (view)), ==, jump);
  press_key (view, GDK_KEY_Down);
  g_assert_cmpuint (loose_skein_view_get_chosen (LOOSE_SKEIN_VIEW (view)), ==, jump);
  press_key (view, GDK_KEY_Up);
  g_assert_cmpuint (loose_skein_view_get_chosen (LOOSE_SKEIN_VIEW (view)), ==, net);
  bless = test_find_button (GTK_WIDGET (pane), "Bless");
  before = gtk_widget_get_width (bless);
  g_signal_emit_by_name (bless, "clicked");
  test_frames (GTK_WIDGET (window), 2);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (bless)), ==, "Un_bless");
  g_assert_cmpint (gtk_widget_get_width (bless), ==, before);
  test_close (window);
}

/* All answers are blessed in one step, which can be undone, and so can removing threads. */
static void
test_skein_blessed (void)
{
  LooseWindow *window = test_window (story);
  LooseSkeinPane *pane = loose_window_get_skein (window);
  LooseSkein *skein = loose_skein_pane_get_skein (pane);
  LeafSkein *tree = loose_skein_get (skein);
  guint32 root = leaf_skein_root (tree), north;
  g_autoptr (GArray) all = NULL;

  give (window, "north");
  give (window, "look");
  north = leaf_skein_find_child (tree, root, "north");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  all = leaf_skein_knots (tree, root);
  g_assert_cmpuint (loose_skein_bless (skein, all, TRUE), ==, 3);
  g_assert_cmpint (loose_skein_get_state (skein, north), ==, LOOSE_KNOT_GOOD);
  loose_skein_pane_choose (pane, north);
  g_assert_true (loose_skein_remove (skein, north));
  g_assert_cmpuint (leaf_skein_n_children (tree, root), ==, 0);
  g_assert_cmpuint (loose_skein_undo (skein), !=, 0);
  north = leaf_skein_find_child (tree, root, "north");
  g_assert_cmpint (loose_skein_get_state (skein, north), ==, LOOSE_KNOT_GOOD);
  g_assert_cmpuint (loose_skein_undo (skein), !=, 0);
  g_assert_cmpint (loose_skein_get_state (skein, north), ==, LOOSE_KNOT_FREE);
  g_assert_false (loose_skein_can_undo (skein));
  test_close (window);
}

/* A button of the menu of threads closes it, so that it does not cover a dialog that the button opens. */
static void
test_skein_menu (void)
{
  LooseWindow *window = test_window (story);
  LooseSkeinPane *pane = loose_window_get_skein (window);
  LeafSkein *tree = loose_skein_get (loose_skein_pane_get_skein (pane));
  GtkMenuButton *menu;
  GtkWidget *lock;
  guint32 north;

  give (window, "north");
  north = leaf_skein_find_child (tree, leaf_skein_root (tree), "north");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  loose_skein_pane_choose (pane, north);
  menu = GTK_MENU_BUTTON (test_find_widget (GTK_WIDGET (pane), GTK_TYPE_MENU_BUTTON));
  gtk_menu_button_popup (menu);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
  lock = test_find_button (GTK_WIDGET (gtk_menu_button_get_popover (menu)), "Lock");
  g_signal_emit_by_name (lock, "clicked");
  g_assert_true (leaf_skein_is_locked (tree, north));
  TEST_EVENTUALLY (!gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
  test_close (window);
}

/* While the skein has the focus, Undo is for the skein, and the source stays. */
static void
test_skein_undo_key (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LooseSkein *skein = loose_skein_pane_get_skein (loose_window_get_skein (window));
  LeafSkein *tree = loose_skein_get (skein);
  guint32 root = leaf_skein_root (tree);
  g_autofree char *before = NULL, *after = NULL;

  test_edit (window, "too quick", "far too quick");
  before = loose_session_dup_text (session);
  give (window, "north");
  g_assert_true (loose_skein_remove (skein, leaf_skein_find_child (tree, root, "north")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  loose_pane_focus (LOOSE_PANE (loose_window_get_skein (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpuint (leaf_skein_find_child (tree, root, "north"), !=, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL); /* nothing is left to undo there */
  after = loose_session_dup_text (session);
  g_assert_cmpstr (after, ==, before);
  loose_session_forget_copy (session);
  test_close (window);
}

/* Each test script becomes a thread once, sharing existing knots; after it is played it has answers. */
static void
test_skein_tests (void)
{
  LooseWindow *window = test_window ("The Pier is a room. The Beach is north of the Pier.\n\n"
                                     "Test me with \"north / look\".\n\nTest back with \"north / south\".\n");
  LooseSkein *skein = loose_skein_pane_get_skein (loose_window_get_skein (window));
  LeafSkein *tree = loose_skein_get (skein);
  guint32 root = leaf_skein_root (tree), north, look, south = 0;

  for (guint again = 0; again < 2; again++) {
    look = loose_skein_add_tests (skein);
    g_assert_cmpuint (leaf_skein_n_children (tree, root), ==, 1);
    north = leaf_skein_child (tree, root, 0);
    g_assert_cmpuint (leaf_skein_n_children (tree, north), ==, 2);
    g_assert_cmpuint (leaf_skein_find_child (tree, north, "look"), ==, look);
    south = leaf_skein_find_child (tree, north, "south");
    g_assert_cmpstr (leaf_skein_label (tree, look), ==, "test me");
    g_assert_cmpstr (leaf_skein_label (tree, south), ==, "test back");
  }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  loose_skein_run (skein, root);
  test_until (has_run, window);
  g_assert_nonnull (strstr (leaf_skein_result (tree, look), "Beach"));
  g_assert_nonnull (strstr (leaf_skein_result (tree, south), "Pier"));
  test_close (window);
}

/* The introduction ends after five steps, and can be opened again. */
static void
test_tour (void)
{
  LooseWindow *window = test_window (story);
  LooseWelcome *tour = loose_welcome_new (GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (tour));
  g_assert_cmpuint (loose_welcome_get_n (tour), ==, 5);
  for (guint step = 0; step < 5; step++) {
    g_assert_cmpuint (loose_welcome_get_step (tour), ==, step);
    g_assert_cmpint (loose_welcome_next (tour), ==, step == 4);
  }
  test_close (window);
}

static const char foreign_skein[]
    = "<?xml version=\"1.0\" encoding=\"utf-8\" ?>\n<Skein rootNode=\"a\" xmlns=\"http://www.logicalshift.org.uk/IF/Skein\">\n"
      "  <generator>Another Application</generator>\n  <item nodeId=\"a\">\n    <command xml:space=\"preserve\">- start -</command>\n"
      "    <result xml:space=\"preserve\"></result>\n    <children>\n      <child nodeId=\"b\"/>\n    </children>\n  </item>\n"
      "  <item nodeId=\"b\">\n    <command xml:space=\"preserve\">north</command>\n    <result xml:space=\"preserve\">A beach.</result>\n"
      "    <odd>kept</odd>\n  </item>\n</Skein>\n";

/* A project's skein is read; nothing is written until a command is given, and then everything else is preserved. */
static void
test_skein_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autofree char *bundle = g_build_filename (folder, "Tides.inform", NULL),
                  *source = g_build_filename (bundle, "Source", NULL);
  g_autofree char *file = g_build_filename (source, "story.ni", NULL),
                  *path = g_build_filename (bundle, "Skein.skein", NULL);
  g_autofree char *still = NULL, *then = NULL;
  g_autoptr (GFile) place = g_file_new_for_path (file);
  g_autoptr (LooseProject) project = NULL;
  LooseWindow *window = test_window ("");
  LooseSkein *skein = loose_skein_pane_get_skein (loose_window_get_skein (window));
  guint32 root;

  g_assert_cmpint (g_mkdir_with_parents (source, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, story, -1, NULL));
  g_assert_true (g_file_set_contents (path, foreign_skein, -1, NULL));
  project = loose_project_new (place);
  loose_session_set_text (loose_window_get_session (window), project, story);
  root = leaf_skein_root (loose_skein_get (skein));
  g_assert_cmpuint (leaf_skein_find_child (loose_skein_get (skein), root, "north"), !=, 0);
  loose_skein_keep (skein);
  g_assert_true (g_file_get_contents (path, &still, NULL, NULL));
  g_assert_cmpstr (still, ==, foreign_skein);
  test_settle (window);
  loose_session_play (loose_window_get_session (window));
  test_settle (window);
  loose_skein_keep (skein);
  g_clear_pointer (&still, g_free);
  g_assert_true (g_file_get_contents (path, &still, NULL, NULL));
  g_assert_cmpstr (still, ==, foreign_skein);
  give (window, "net crab");
  loose_skein_keep (skein);
  g_assert_true (g_file_get_contents (path, &then, NULL, NULL));
  test_assert_contains (then, "net crab");
  test_assert_contains (then, "<odd>kept</odd>");
  test_assert_contains (then, "Another Application");
  test_close (window);
}

/* A thread that is removed while it is played is recorded again with the next command. */
static void
test_skein_removed (void)
{
  LooseWindow *window = test_window (story);
  LooseSkein *skein = loose_skein_pane_get_skein (loose_window_get_skein (window));
  LeafSkein *tree = loose_skein_get (skein);
  guint32 root = leaf_skein_root (tree), north, look;

  give (window, "north");
  g_assert_true (loose_skein_remove (skein, leaf_skein_find_child (tree, root, "north")));
  give (window, "look");
  north = leaf_skein_find_child (tree, root, "north");
  look = leaf_skein_find_child (tree, north, "look");
  g_assert_cmpuint (look, !=, 0);
  g_assert_nonnull (leaf_skein_result (tree, north));
  g_assert_cmpuint (leaf_skein_active (tree), ==, look);
  test_close (window);
}

/* A long play is wider than the largest surface, so that only what is visible is drawn. */
static void
test_skein_long (void)
{
  LooseWindow *window = test_window (story);
  LooseSkeinPane *pane = loose_window_get_skein (window);
  LooseSkein *skein = loose_skein_pane_get_skein (pane);
  guint32 knot = leaf_skein_root (loose_skein_get (skein));
  GtkWidget *view;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  graphene_rect_t bounds;

  for (guint i = 0; i < 300; i++)
    knot = leaf_skein_add (loose_skein_get (skein), knot, "wait");
  loose_skein_touch (skein);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-skein", NULL);
  loose_skein_pane_choose (pane, knot);
  view = test_find_widget (GTK_WIDGET (pane), LOOSE_TYPE_SKEIN_VIEW);
  TEST_EVENTUALLY (gtk_widget_get_width (view) > 32767);
  GTK_WIDGET_GET_CLASS (view)->snapshot (view, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.size.width, <, 4096);
  gsk_render_node_unref (node);
  test_close (window);
}

static gboolean
file_contains (const char *folder, const char *name, const char *words)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, words) != NULL;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* If another program changed the file, the tree is written beside it; if it cannot be written, that is said once, and
 * tried again. */
static void
test_skein_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autofree char *project = g_build_filename (folder, "Tides.inform", NULL),
                  *away = g_build_filename (folder, "Away", NULL);
  LooseWindow *window;
  LooseSkein *skein;
  guint n_failures = 0;

  test_write_file (folder, "Tides.inform/Source/story.ni", story);
  window = test_open_file (folder, "Tides.inform");
  skein = loose_skein_pane_get_skein (loose_window_get_skein (window));
  g_signal_connect_swapped (skein, "failed", G_CALLBACK (count_cb), &n_failures);
  loose_session_play (loose_window_get_session (window));
  test_settle (window);
  give (window, "net crab");
  test_write_file (folder, "Tides.inform/Skein.skein", foreign_skein);
  loose_skein_keep (skein);
  g_assert_true (file_contains (folder, "Tides.inform/Skein 2.skein", ">net crab<"));
  g_assert_true (file_contains (folder, "Tides.inform/Skein.skein", "Another Application"));
  test_assert_contains (loose_toast_get_text (window->notice), "“Skein 2.skein”");
  give (window, "look");
  g_assert_cmpint (g_rename (project, away), ==, 0);
  loose_skein_keep (skein);
  loose_skein_keep (skein);
  g_assert_cmpuint (n_failures, ==, 1);
  g_assert_cmpint (g_rename (away, project), ==, 0);
  loose_skein_keep (skein);
  g_assert_true (file_contains (folder, "Tides.inform/Skein.skein", ">look<"));
  g_assert_true (file_contains (folder, "Tides.inform/Skein.skein", ">net crab<")); /* the play led through it */
  g_assert_true (file_contains (folder, "Tides.inform/Skein.skein", "Another Application"));
  test_close (window);
}

static gboolean
has_hints (LooseWindow *window)
{
  g_autofree char *list = test_list (loose_problems_pane_get_model (loose_window_get_problems (window)));

  return strstr (list, "hint") != NULL;
}

static gboolean
has_no_hint_of_description (LooseWindow *window)
{
  g_autofree char *list = test_list (loose_problems_pane_get_model (loose_window_get_problems (window)));

  return strstr (list, "hint") != NULL && strstr (list, "description") == NULL;
}

static gboolean
has_fix (LooseWindow *window)
{
  GtkWidget *button = test_find_button (GTK_WIDGET (loose_window_get_problems (window)), "Change ‘carb’ to ‘crab’");

  return button != NULL && gtk_widget_get_visible (button);
}

static gboolean
has_none (LooseWindow *window)
{
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));

  return leaf_program_n_problems (program) == 0 && loose_session_is_current (loose_window_get_session (window));
}

/* A selected problem shows its fix; a key applies the fix at the cursor; each is one step that can be undone. */
static void
test_fixes (void)
{
  LooseWindow *window
      = test_window ("The Pier is a room. The crab is in the Pier.\n\nInstead of taking the carb: say \"No.\"\n");
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  g_autofree char *mended = NULL, *undone = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-problem", NULL);
  test_until (has_fix, window);
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (loose_window_get_problems (window)), "Change ‘carb’ to ‘crab’"),
                         "clicked");
  test_until (has_none, window);
  mended = loose_session_dup_text (loose_window_get_session (window));
  test_assert_contains (mended, "Instead of taking the crab:");
  g_assert_false (has_fix (window));
  gtk_text_buffer_undo (buffer);
  test_settle (window);
  undone = loose_session_dup_text (loose_window_get_session (window));
  test_assert_contains (undone, "Instead of taking the carb:");
  test_point (window, "Instead of");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fix", NULL);
  test_until (has_none, window);
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==, "Change ‘carb’ to ‘crab’");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fix", NULL);
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==, "There is no problem to fix");
  test_close (window);
}

/* Hints come after the problems, can be turned off by sort, and have explanations. */
static void
test_hints (void)
{
  LooseWindow *window
      = test_window ("The Pier is a room. The crab is in the Pier.\n\nThis is the idle rule: say \"Idle.\"\n");
  LooseProblemsPane *pane = loose_window_get_problems (window);
  g_autofree char *list = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
  test_settle (window);
  test_until (has_hints, window);
  list = test_list (loose_problems_pane_get_model (pane));
  test_assert_contains (list, "'crab' has no description.");
  test_assert_contains (list, "idle rule is in no rulebook");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (pane), "lints.thing-without-description", NULL));
  test_until (has_no_hint_of_description, window);
  gtk_widget_activate_action (GTK_WIDGET (pane), "lints.thing-without-description", NULL);
  test_close (window);
}

static LooseManual *
get_manual (LooseWindow *window)
{
  return LOOSE_MANUAL (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_MANUAL));
}

static gboolean
has_button (GtkWidget *widget, const char *label)
{
  return test_find_button (widget, label) != NULL;
}

/* How far a page is scrolled. */
static double
height_above (LooseManual *manual)
{
  GtkWidget *scrolled = test_find_widget (GTK_WIDGET (manual), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)));
}

/* F1 opens the page about what is at the cursor, and the manual is beside the source, not over it. */
static void
test_manual (void)
{
  LooseWindow *window = test_window (story);
  LooseManual *manual;

  test_point (window, "Netting is an action");
  loose_source_pane_focus (loose_window_get_source (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  manual = get_manual (window);
  g_assert_cmpstr (loose_manual_get_page (manual), ==, "10-actions-and-one-turn");
  g_assert_false (loose_manual_show (manual, "nonsense", NULL));
  g_assert_true (loose_manual_show_problem (manual, &(LeafProblem) { .code = "PHRASE_UNKNOWN", .sentence = "" }));
  g_assert_true (loose_manual_show_problem (manual, &(LeafProblem) { .code = "TABLE_NAME_TAKEN", .sentence = "" }));
  g_assert_cmpstr (loose_manual_get_page (manual), ==, "60-reference-problems-t");
  TEST_EVENTUALLY (height_above (manual) > 100); /* at its own entry */
  test_point (window, "room");
  loose_source_pane_focus (loose_window_get_source (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  g_assert_cmpstr (loose_manual_get_page (manual), ==, "51-reference-kinds");
  loose_manual_search (manual, "backdrop");
  g_assert_null (loose_manual_get_page (manual));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (manual)));
  g_signal_emit_by_name (manual, "closed");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (manual)));
  test_close (window);
}

/* A newcomer: the first chapter, a story of it played in the page and inserted, and an exercise that says what is
 * missing, and that it is solved. */
static void
test_learning (void)
{
  LooseWindow *window = test_window ("");
  LooseManual *manual;
  GtkWidget *answer;
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "01-a-first-quarter-of-an-hour");
  manual = get_manual (window);
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (manual), "Try"), "clicked");
  TEST_EVENTUALLY (test_find_widget (GTK_WIDGET (manual), GTK_TYPE_ENTRY) != NULL
                   && gtk_widget_get_sensitive (test_find_widget (GTK_WIDGET (manual), GTK_TYPE_ENTRY)));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (manual), "Insert"), "clicked");
  test_settle (window);
  test_assert_no_problems (window);
  g_assert_true (has_button (GTK_WIDGET (manual), "Check My Story"));
  answer
      = gtk_widget_get_next_sibling (gtk_widget_get_parent (test_find_button (GTK_WIDGET (manual), "Check My Story")));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (manual), "Check My Story"), "clicked");
  test_assert_contains (gtk_label_get_text (GTK_LABEL (answer)), "oar");
  gtk_text_buffer_set_text (
      buffer, "The Quay is a room. The Boathouse is west of the Quay. The oar is in the Boathouse.\n", -1);
  test_settle (window);
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (manual), "Check My Story"), "clicked");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (answer)), ==, "Solved.");
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static void
test_exports (void)
{
  static const struct {
    const char *action, *part;
  } exports[] = {
    { "win.export-index", "quick crab rule" },
    { "win.export-transcript", "Pier" },
    { "win.export-skein", ">north\n" },
  };
  LooseWindow *window = test_window (story);

  give (window, "north");
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++) {
    g_autofree char *text = loose_window_make_export (window, exports[i].action);

    g_assert_nonnull (text);
    test_assert_contains (text, exports[i].part);
  }
  g_assert_null (loose_window_make_export (window, "win.nonsense"));
  test_close (window);
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    if (says (each, text))
      return TRUE;
  return FALSE;
}

/* --- publishing --------------------------------------------------------------------------------------------------- */

static LoosePublishDialog *
open_publish_dialog (LooseWindow *window)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  LoosePublishDialog *found = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.publish", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (LOOSE_IS_PUBLISH_DIALOG (each) && gtk_window_get_transient_for (each) == GTK_WINDOW (window))
      found = LOOSE_PUBLISH_DIALOG (each);
  }
  g_assert_nonnull (found);
  return found;
}

static gboolean
says_part (GtkWidget *widget, const char *part)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL)
    return TRUE;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    if (says_part (each, part))
      return TRUE;
  return FALSE;
}

/* The page and the record are listed first, then written into the folder that was chosen. */
static void
test_publish (void)
{
  g_autofree char *example
      = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "../../data/examples/night-kitchen.ni", NULL),
      *text = NULL, *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL),
      *to = g_build_filename (folder, "For Players", NULL), *page = g_build_filename (to, "play.html", NULL),
      *record = g_build_filename (to, "iFiction.xml", NULL), *html = NULL;
  LooseWindow *window;
  GtkWidget *dialog, *publish;

  if (!leaf_release_is_possible ()) {
    g_test_skip ("built without the engine for WebAssembly");
    return;
  }
  g_assert_true (g_file_get_contents (example, &text, NULL, NULL));
  test_write_file (folder, "night-kitchen.ni", text);
  window = test_open_file (folder, "night-kitchen.ni");
  dialog = GTK_WIDGET (open_publish_dialog (window));
  publish = test_find_button (dialog, "Publish");
  g_assert_true (says_part (dialog, "night-kitchen Release"));
  TEST_EVENTUALLY (gtk_widget_is_sensitive (publish));
  g_assert_true (says (dialog, "play.html"));
  g_assert_true (says (dialog, "iFiction.xml"));
  g_assert_true (says (dialog, "Files to Be Written"));
  g_assert_false (gtk_widget_get_visible (test_find_button (dialog, "Open in Browser")));
  loose_publish_dialog_set_folder (LOOSE_PUBLISH_DIALOG (dialog), to);
  g_assert_false (g_file_test (to, G_FILE_TEST_EXISTS));
  g_signal_emit_by_name (publish, "clicked");
  TEST_EVENTUALLY (gtk_widget_get_visible (test_find_button (dialog, "Open in Browser")));
  g_assert_true (says (dialog, "Files Written"));
  g_assert_true (g_file_get_contents (page, &html, NULL, NULL));
  test_assert_contains (html, "Night Kitchen</title>");
  g_assert_true (g_file_test (record, G_FILE_TEST_IS_REGULAR));
  gtk_window_close (GTK_WINDOW (dialog));
  test_close (window);
}

/* Files of the same names that the author has in the folder are not replaced without a question. */
static void
test_publish_over_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL), *to = g_build_filename (folder, "Site", NULL),
                  *page = g_build_filename (to, "play.html", NULL), *html = NULL;
  LooseWindow *window;
  GtkWidget *dialog, *publish;

  if (!leaf_release_is_possible ()) {
    g_test_skip ("built without the engine for WebAssembly");
    return;
  }
  test_write_file (folder, "tale.ni", "\"Tale\" by Ann\n\nThe Pier is a room.\n");
  test_write_file (folder, "Site/play.html", "Mine.");
  window = test_open_file (folder, "tale.ni");
  dialog = GTK_WIDGET (open_publish_dialog (window));
  publish = test_find_button (dialog, "Publish");
  TEST_EVENTUALLY (gtk_widget_is_sensitive (publish));
  loose_publish_dialog_set_folder (LOOSE_PUBLISH_DIALOG (dialog), to);
  g_signal_emit_by_name (publish, "clicked");
  g_assert_cmpstr (adw_message_dialog_get_heading (test_open_dialog ()), ==, "Replace Files?");
  test_assert_contains (adw_message_dialog_get_body (test_open_dialog ()), "“play.html”");
  adw_message_dialog_response (test_open_dialog (), "cancel");
  g_assert_true (g_file_get_contents (page, &html, NULL, NULL));
  g_assert_cmpstr (html, ==, "Mine.");
  gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));
  g_signal_emit_by_name (publish, "clicked");
  adw_message_dialog_response (test_open_dialog (), "replace");
  gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));
  gtk_window_close (GTK_WINDOW (dialog)); /* not while it writes */
  TEST_EVENTUALLY (gtk_widget_get_visible (test_find_button (dialog, "Open in Browser")));
  gtk_window_close (GTK_WINDOW (dialog));
  g_clear_pointer (&html, g_free);
  g_assert_true (g_file_get_contents (page, &html, NULL, NULL));
  test_assert_contains (html, "Tale</title>");
  test_close (window);
}

/* The row that leads to the sentence of a problem; NULL if there is none. */
static GtkWidget *
find_problem_row (GtkWidget *widget)
{
  GtkWidget *found = g_object_get_data (G_OBJECT (widget), "problem") != NULL ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_problem_row (child);
  return found;
}

/* Problems are shown, and nothing can be written; a problem with a place leads there. */
static void
test_publish_problems (void)
{
  static const struct {
    const char *story, *said;
  } stories[] = {
    { "\"Covers\"\n\nRelease along with cover art.\n\nThe Pier is a room.\n", "There is no cover art" },
    { "\"Broken\"\n\nThe Pier is a rooom.\n", "The story has problems" },
  };

  if (!leaf_release_is_possible ()) {
    g_test_skip ("built without the engine for WebAssembly");
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++) {
    g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
    LooseWindow *window;
    GtkWidget *dialog;

    test_write_file (folder, "tale.ni", stories[i].story);
    window = test_open_file (folder, "tale.ni");
    dialog = GTK_WIDGET (open_publish_dialog (window));
    TEST_EVENTUALLY (says_part (dialog, stories[i].said));
    g_assert_false (gtk_widget_is_sensitive (test_find_button (dialog, "Publish")));
    if (i == 0) {
      g_signal_emit_by_name (find_problem_row (dialog), "activated");
      g_assert_cmpuint (loose_session_get_cursor_byte (loose_window_get_session (window)), ==,
                        strlen ("\"Covers\"\n\nRelease along with "));
    } else {
      g_assert_null (find_problem_row (dialog));
      gtk_window_close (GTK_WINDOW (dialog));
    }
    test_close (window);
  }
}

/* A story without a file has no folder. */
static void
test_publish_unsaved (void)
{
  LooseWindow *window = test_window (story);
  GtkWidget *dialog = GTK_WIDGET (open_publish_dialog (window));

  if (leaf_release_is_possible ())
    g_assert_true (says_part (dialog, "Save the story first"));
  g_assert_false (gtk_widget_is_sensitive (test_find_button (dialog, "Publish")));
  gtk_window_close (GTK_WINDOW (dialog));
  test_close (window);
}

/* --- a player's report -------------------------------------------------------------------------------------------- */

/* A report is pasted as by a user: its commands are played, and its words are shown unchanged. */
static void
test_report (void)
{
  LooseWindow *window = test_window (story);
  AdwMessageDialog *dialog;
  GtkWidget *view;
  guint turn;
  g_autofree char *transcript = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.open-report", NULL));
  dialog = test_open_dialog ();
  view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (adw_message_dialog_get_extra_child (dialog)));
  gtk_text_buffer_set_text (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)),
      "Looseleaf report 1\ntitle Tides\nifid X\nrelease 1\nstory 0123456789abcdef\nengine 0.1.0\nseed 7\n"
      ">north\n>net crab\n=00000002\nsays The crab <b>ran</b>.\nend\n",
      -1);
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (dialog), "Play"), "clicked");
  test_settle (window);
  transcript = loose_window_make_export (window, "win.export-transcript");
  test_assert_contains (transcript, "It is too quick.");
  TEST_EVENTUALLY ((dialog = test_open_dialog ()) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "The Player Says");
  test_assert_contains (adw_message_dialog_get_body (dialog), "The crab <b>ran</b>.");
  test_assert_contains (adw_message_dialog_get_body (dialog), "another version");
  test_assert_contains (adw_message_dialog_get_body (dialog), "From command 2 (“net crab”) on");
  g_assert_true (says_part (GTK_WIDGET (dialog), "<b>ran</b>"));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (dialog), "Show Where It Differs"), "clicked");
  test_settle (window);
  g_assert_true (
      loose_story_view_get_cursor (loose_story_pane_get_view (loose_window_get_story (window)), &turn, NULL));
  g_assert_cmpuint (turn, ==, 2);
  test_close (window);
}

/* A report that is dropped on the window as a file is played; if it is longer than the story, a message says how far it
 * went. */
static void
test_report_dropped (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *path = g_build_filename (folder, "report.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AdwMessageDialog *dialog;

  g_assert_true (
      g_file_set_contents (path, "Looseleaf report 1\nseed 7\n>north\n>quit\n>yes\n>net crab\nend\n", -1, NULL));
  loose_window_take_dropped (window, file);
  TEST_EVENTUALLY ((dialog = test_open_dialog ()) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "The Player Says");
  test_assert_contains (adw_message_dialog_get_body (dialog), "took 3 of the report’s 4 commands");
  gtk_window_close (GTK_WINDOW (dialog));
  test_close (window);
  g_unlink (path);
  g_rmdir (folder);
}

/* Whether a file that is dropped on the widget is taken before the text in it gets it as words. */
static gboolean
drop_on (GtkWidget *widget, GFile *file)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_auto (GValue) value = G_VALUE_INIT;
  GSList list = { .data = file };
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &list);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (each) && gtk_event_controller_get_propagation_phase (each) == GTK_PHASE_CAPTURE)
      g_signal_emit_by_name (each, "drop", &value, 0.0, 0.0, &taken);
  }
  return taken;
}

/* A file that is dropped on the source or on the story is opened, not written. */
static void
test_dropped_on_texts (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *path = g_build_filename (folder, "report.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *texts[] = { GTK_WIDGET (window->source), GTK_WIDGET (loose_window_get_story (window)) };

  g_assert_true (g_file_set_contents (path, "Looseleaf report 1\nseed 7\n>north\n>net crab\nend\n", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_assert_true (drop_on (texts[i], file));
    TEST_EVENTUALLY (test_open_dialog () != NULL);
    g_assert_cmpstr (adw_message_dialog_get_heading (test_open_dialog ()), ==, "The Player Says");
    gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));
    test_settle (window);
  }
  test_close (window);
  g_unlink (path);
  g_rmdir (folder);
}

/* Before the story has been compiled, a report is refused with a message. */
static void
test_report_too_early (void)
{
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  static const char report[] = "Looseleaf report 1\nseed 7\n>north\nend\n";

  gtk_window_present (GTK_WINDOW (window));
  loose_window_play_report (window, report, strlen (report));
  g_assert_nonnull (test_open_dialog ());
  gtk_window_close (GTK_WINDOW (test_open_dialog ()));
  test_close (window);
}

/* The saved game after "north", as in the line of a report. Free with g_free. */
static char *
make_saved_line (LeafProgram *program)
{
  LeafPlay *play = leaf_play_new (program, 7);
  g_autoptr (GString) line = NULL;

  while (leaf_play_run (play, 100000).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
  for (const char *const *command = (const char *const[]) { "north", "save", NULL }; *command != NULL; command++) {
    g_assert_true (leaf_play_command (play, *command));
    while (leaf_play_run (play, 100000).cause == LEAF_STOP_OUT_OF_BUDGET)
      ;
  }
  line = g_string_new (leaf_play_saved (play));
  g_string_replace (line, "\\", "\\\\", 0);
  g_string_replace (line, "\n", "\\n", 0);
  leaf_play_free (play);
  return g_strdup_printf ("saved %s\n", line->str);
}

/* RESTORE finds the player's saved game; one of another story cannot be restored, which is reported. */
static void
test_report_saved (void)
{
  LooseWindow *window = test_window (story);
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));
  g_autofree char *saved = make_saved_line (program), *transcript = NULL, *foreign = NULL;
  g_autofree char *report
      = g_strdup_printf ("Looseleaf report 1\nstory %016" G_GINT64_MODIFIER "x\nseed 7\n%s>restore\n>net crab\nend\n",
                         leaf_program_fingerprint (program), saved);
  AdwMessageDialog *dialog;

  loose_window_play_report (window, report, strlen (report));
  test_settle (window);
  transcript = loose_window_make_export (window, "win.export-transcript");
  test_assert_contains (transcript, "It is too quick.");
  foreign = g_strdup ("Looseleaf report 1\nseed 7\nsaved nonsense\n>restore\nend\n");
  loose_window_play_report (window, foreign, strlen (foreign));
  TEST_EVENTUALLY ((dialog = test_open_dialog ()) != NULL);
  test_assert_contains (adw_message_dialog_get_body (dialog), "saved game cannot be restored: it is not a saved play.");
  gtk_window_close (GTK_WINDOW (dialog));
  test_close (window);
}

/* A text that is not a report plays nothing. */
static void
test_report_damaged (void)
{
  LooseWindow *window = test_window (story);
  AdwMessageDialog *dialog;

  give (window, "north");
  loose_window_play_report (window, "Looseleaf report 1\n>net crab\n", 29);
  test_settle (window);
  dialog = test_open_dialog ();
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Could Not Open Report");
  g_assert_cmpuint (loose_player_get_turn (loose_window_get_player (window)), ==, 1);
  gtk_window_close (GTK_WINDOW (dialog));
  test_close (window);
}

/* An extension that comes with the program is not a file, but is listed in the manual if it is included. */
static void
test_documents (void)
{
  LooseWindow *window = test_window ("Include Skeleton Keys by Emily Short.\n\nThe Hall is a room.\n");
  LooseManual *manual;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  manual = get_manual (window);
  loose_manual_show (manual, "", NULL);
  g_assert_true (says (GTK_WIDGET (manual), "Skeleton Keys"));
  g_assert_false (says (GTK_WIDGET (manual), "Locksmith"));
  test_close (window);
}

/* --- an installed Inform ------------------------------------------------------------------------------------------ */

static void
write_tool (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  test_write_file (folder, name, text);
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
}

static gboolean
is_listed (GListModel *entries, const char *text)
{
  g_autofree char *all = test_list (entries);

  return strstr (all, text) != NULL;
}

/* The place of the entry with that text, among hints that may come before or after it. */
static LeafPlace
place_listed (GListModel *entries, const char *text)
{
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr (LooseListEntry) entry = g_list_model_get_item (entries, i);

    if (strstr (loose_list_entry_get_text (entry), text) != NULL)
      return loose_list_entry_get_place (entry);
  }
  return (LeafPlace) { 0 };
}

/* Missing tools are reported; their problems are listed among those of the story, at their lines. */
static void
test_blorb (void)
{
  g_autofree char *folder = g_dir_make_tmp ("blorb-XXXXXX", NULL), *tools = g_build_filename (folder, "inform", NULL),
                  *linked = g_build_filename (folder, "Odd.inform", "Figures", NULL);
  g_autoptr (GSettings) settings = g_settings_new ("org.looseleaf.Looseleaf");
  GListModel *problems;
  LooseWindow *window;

  test_write_file (folder, "Odd.inform/Source/story.ni", "\"Odd\"\n\nThe Hall is a room.\n");
  window = test_open_file (folder, "Odd.inform");
  write_tool (tools, "inform7",
              "#!/bin/sh\nfor last; do :; done\necho \"$last/Source/story.ni:3: problem: The Hall is odd.\"\nexit 1\n");
  write_tool (tools, "inform6", "#!/bin/sh\n");
  g_settings_set_string (settings, "inform-folder", tools);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.publish-blorb", NULL));
  test_assert_contains (loose_window_get_message (window), "Internal, inblorb");
  gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));

  write_tool (tools, "inblorb", "#!/bin/sh\necho '! inblorb'\necho 'There is no map.pdf.' >&2\nexit 1\n");
  test_write_file (tools, "Internal/empty", "");
  problems = loose_problems_pane_get_model (loose_window_get_problems (window));
  TEST_EVENTUALLY (loose_session_get_program (loose_window_get_session (window)) != NULL);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.publish-blorb", NULL));
  TEST_EVENTUALLY (is_listed (problems, "The Hall is odd."));
  g_assert_cmpuint (place_listed (problems, "The Hall is odd.").start, ==, strlen ("\"Odd\"\n\n"));

  write_tool (tools, "inform7", "#!/bin/sh\ntouch Release.blurb\n");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.publish-blorb", NULL));
  TEST_EVENTUALLY (is_listed (problems, "There is no map.pdf."));

  g_assert_cmpint (symlink ("/tmp", linked), ==, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.publish-blorb", NULL));
  TEST_EVENTUALLY (is_listed (problems, "Linked folders were not passed to Inform: “Odd.inform/Figures”"));
  g_settings_reset (settings, "inform-folder");
  test_close (window);
}

/* --- story settings ----------------------------------------------------------------------------------------------- */

static GtkWidget *
find_dialog (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);

    if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (each)), title) == 0)
      return each;
  }
  return NULL;
}

static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL && found == NULL;
       each = gtk_widget_get_next_sibling (each))
    found = find_row (each, title);
  return found;
}

/* Changes are written to the source, and can be undone in one step. */
static void
test_settings (void)
{
  static const char story[] = "\"Tale\" by Ann\n\nThe H\u00e4ll is a room.\n";
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  g_autofree char *text = NULL, *undone = NULL;
  GtkWidget *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.story-settings", NULL));
  dialog = find_dialog ("Story Settings");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_row (dialog, "Author"))), ==, "Ann");
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, "Headline")), "A \u00c4 story");
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, "Release Number")), "2");
  gtk_switch_set_active (
      GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (dialog, "Website")))), TRUE);
  g_signal_emit_by_name (test_find_button (dialog, "Write"), "clicked");
  test_settle (window);
  text = loose_session_dup_text (session);
  g_assert_cmpstr (text, ==,
                   "\"Tale\" by Ann\n\nThe story headline is \"A \u00c4 story\".\nThe release number is 2.\nRelease "
                   "along with a website.\n\nThe H\u00e4ll is a room.\n");
  test_assert_no_problems (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  undone = loose_session_dup_text (session);
  g_assert_cmpstr (undone, ==, story);
  test_close (window);
}

/* What cannot be written is said, instead of being left out. */
static void
test_settings_refused (void)
{
  static const struct {
    const char *title, *value, *fit, *reason;
  } cases[] = {
    { "Year", "1.2", "1999", "The year is a number" },
    { "Release Number", "2b", "2", "The release number is a whole number" },
    { "Title", " ", "Tale", "The title cannot be empty." },
    { "Headline", "A [thing]", "A thing", "cannot contain square brackets" },
  };
  LooseWindow *window = test_window ("\"Tale\"\n\nThe Hall is a room.\n");
  GtkWidget *dialog, *write;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.story-settings", NULL));
  dialog = find_dialog ("Story Settings");
  write = test_find_button (dialog, "Write");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    GtkEditable *row = GTK_EDITABLE (find_row (dialog, cases[i].title));

    g_assert_true (gtk_widget_is_sensitive (write));
    gtk_editable_set_text (row, cases[i].value);
    g_assert_false (gtk_widget_is_sensitive (write));
    g_assert_true (says_part (dialog, cases[i].reason));
    gtk_editable_set_text (row, cases[i].fit);
  }
  g_assert_true (gtk_widget_is_sensitive (write));
  gtk_window_close (GTK_WINDOW (dialog));
  test_close (window);
}

/* What was typed just before counts. */
static void
test_settings_of_new_text (void)
{
  LooseWindow *window = test_window ("\"Tale\" by Ann\n\nThe Hall is a room.\n\n");
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkWidget *row;
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, "Release along with a website.\n", -1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.story-settings", NULL));
  row = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (find_dialog ("Story Settings"), "Website")));
  test_settle (window);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (row)));
  g_assert_false (gtk_widget_get_sensitive (row));
  gtk_window_destroy (GTK_WINDOW (find_dialog ("Story Settings")));
  test_close (window);
}

/* Whatever is inserted, wherever the cursor is, the story has no problem, and a word to be replaced is selected. */
static void
test_templates (void)
{
  static const char *const names[] = { "room", "thing", "rule", "action" };
  LooseWindow *window
      = test_window ("\"Tale\"\n\nThe Hall is a room.\nThe Yard is north of the Hall.\n\nThe Attic is above the Hall.");
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    test_point (window, "Hall is a room");
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.insert", "s", names[i]));
    g_assert_true (gtk_text_buffer_get_has_selection (
        GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)))));
    test_settle (window);
    test_assert_no_problems (window);
  }
  test_point (window, "Attic is above");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.insert", "s", "room"));
  text = loose_session_dup_text (loose_window_get_session (window));
  g_assert_true (g_str_has_suffix (
      text, "The Attic is above the Hall.\n\nThe Clearing is a room. \"Describe the place here.\"\n"));
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/author/tour", test_tour);
  g_test_add_func ("/ide/author/index", test_index);
  g_test_add_func ("/ide/author/map", test_map);
  g_test_add_func ("/ide/author/map-follows", test_map_follows);
  g_test_add_func ("/ide/author/skein", test_skein);
  g_test_add_func ("/ide/author/skein-is-a-pipe", test_skein_is_a_pipe);
  g_test_add_func ("/ide/author/skein-tests", test_skein_tests);
  g_test_add_func ("/ide/author/skein-keys", test_skein_keys);
  g_test_add_func ("/ide/author/skein-blessed", test_skein_blessed);
  g_test_add_func ("/ide/author/skein-menu", test_skein_menu);
  g_test_add_func ("/ide/author/skein-file", test_skein_file);
  g_test_add_func ("/ide/author/skein-removed", test_skein_removed);
  g_test_add_func ("/ide/author/skein-long", test_skein_long);
  g_test_add_func ("/ide/author/skein-kept", test_skein_kept);
  g_test_add_func ("/ide/author/hints", test_hints);
  g_test_add_func ("/ide/author/fixes", test_fixes);
  g_test_add_func ("/ide/author/manual", test_manual);
  g_test_add_func ("/ide/author/learning", test_learning);
  g_test_add_func ("/ide/author/documents", test_documents);
  g_test_add_func ("/ide/author/exports", test_exports);
  g_test_add_func ("/ide/author/publish", test_publish);
  g_test_add_func ("/ide/author/publish-over-files", test_publish_over_files);
  g_test_add_func ("/ide/author/publish-problems", test_publish_problems);
  g_test_add_func ("/ide/author/publish-unsaved", test_publish_unsaved);
  g_test_add_func ("/ide/author/report", test_report);
  g_test_add_func ("/ide/author/report-dropped", test_report_dropped);
  g_test_add_func ("/ide/author/dropped-on-texts", test_dropped_on_texts);
  g_test_add_func ("/ide/author/skein-undo-key", test_skein_undo_key);
  g_test_add_func ("/ide/author/report-too-early", test_report_too_early);
  g_test_add_func ("/ide/author/report-saved", test_report_saved);
  g_test_add_func ("/ide/author/report-damaged", test_report_damaged);
  g_test_add_func ("/author/blorb", test_blorb);
  g_test_add_func ("/author/settings", test_settings);
  g_test_add_func ("/author/settings-refused", test_settings_refused);
  g_test_add_func ("/author/settings-of-new-text", test_settings_of_new_text);
  g_test_add_func ("/author/templates", test_templates);
  return g_test_run ();
}
