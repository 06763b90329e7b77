/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keyboard navigation of the whole window: F6 cycles through the panes, Tab through their widgets, and Escape returns
 * to the source. Each place has an accessible name. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-story-testing.h"
#include "loose-navigation-testing.h"

#include "loose-mirrored-keys.h"
#include "loose-values-pane.h"

#define MOST_STEPS 300

static const char story[]
    = "\"A Tour\"\n\nThe Hall is a room. The ball is in the Hall. The Attic is up from the Hall.\n\n"
      "Instead of jumping (this is the hop rule):\n\tsay \"Hop.\";\n\tsay \"And hop.\"\n\n"
      "Instead of taking the ball:\n\tsay \"No.\"\n\n"
      "Instead of taking something:\n\tsay \"Nothing at all.\"\n\n"
      "Part 2 - More\n\nThe thimble is in the Attic.\n\nTest me with \"jump / take ball\".\n";

/* --- where the keyboard is ---------------------------------------------------------------------------------------- */

static GtkWidget *
get_focus (LooseWindow *window)
{
  return gtk_root_get_focus (GTK_ROOT (window));
}

/* "LooseRulesPane"; a widget that is in no pane belongs to the window, such as its bars and the names of the panels. */
static const char *
pane_of (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Loose")
        && g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), "Pane"))
      return G_OBJECT_TYPE_NAME (widget);
  return "";
}

static void
assert_in (LooseWindow *window, const char *pane)
{
  g_test_message ("%s", pane);
  g_assert_nonnull (get_focus (window));
  g_assert_true (gtk_widget_get_mapped (get_focus (window)));
  g_assert_cmpstr (pane_of (get_focus (window)), ==, pane);
}

/* An empty panel is reached by its name. */
static void
assert_in_lower (LooseWindow *window, const char *pane)
{
  if (!GTK_IS_STACK_SWITCHER (gtk_widget_get_parent (get_focus (window))))
    assert_in (window, pane);
}

static void
act (LooseWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  test_settle (window);
}

static GtkStack *
stack_of (gpointer pane)
{
  return GTK_STACK (gtk_widget_get_parent (GTK_WIDGET (pane)));
}

/* The pages of a stack, and those of the groups in it. */
static void
collect_pages (GtkWidget *stack, GPtrArray *pages)
{
  for (GtkWidget *each = gtk_widget_get_first_child (stack); each != NULL; each = gtk_widget_get_next_sibling (each))
    if (GTK_IS_STACK (each))
      collect_pages (each, pages);
    else
      g_ptr_array_add (pages, each);
}

/* The groups of all pages, by the table. */
static const char *const groups[] = {
#define LOOSE_PANE_ROW(type, name, group, title, menu, key)     group,
#define LOOSE_PANE_ROW_WITHOUT_ACTION(type, name, group, title) group,
#include "loose-panes.def"
#undef LOOSE_PANE_ROW
#undef LOOSE_PANE_ROW_WITHOUT_ACTION
};

static GPtrArray *
pages_below (LooseWindow *window)
{
  guint n = 0;
  GPtrArray *pages = g_ptr_array_new ();

  collect_pages (gtk_widget_get_parent (GTK_WIDGET (stack_of (loose_window_get_debugger (window)))), pages);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    n += !g_str_equal (groups[i], "side");
  g_assert_cmpuint (pages->len, ==, n);
  return pages;
}

static void
show_page (GtkWidget *page)
{
  for (GtkWidget *each = page; GTK_IS_STACK (gtk_widget_get_parent (each)); each = gtk_widget_get_parent (each))
    gtk_stack_set_visible_child (GTK_STACK (gtk_widget_get_parent (each)), each);
}

static void
pause_there (LooseWindow *window)
{
  test_point (window, "say \"Hop.\"");
  act (window, "win.toggle-breakpoint");
  loose_story_pane_enter (loose_window_get_story (window), "jump");
  test_settle (window);
  g_assert_cmpint (loose_player_get_state (loose_session_get_player (loose_window_get_session (window))), ==,
                   LOOSE_PLAY_PAUSED);
  act (window, "win.why-not");
  assert_in (window, "LooseWhyPane");
}

/* --- F6 ----------------------------------------------------------------------------------------------------------- */

static void
go_round (LooseWindow *window, const char *side, const char *lower)
{
  act (window, "win.show-source");
  assert_in (window, "LooseSourcePane");
  act (window, "win.next-pane");
  assert_in (window, "LooseStoryPane");
  act (window, "win.next-pane");
  assert_in_lower (window, lower);
  act (window, "win.next-pane");
  assert_in (window, side);
  act (window, "win.next-pane");
  assert_in (window, "LooseSourcePane");
  act (window, "win.previous-pane");
  assert_in (window, side);
  act (window, "win.previous-pane");
  assert_in_lower (window, lower);
  act (window, "win.previous-pane");
  assert_in (window, "LooseStoryPane");
}

/* Shows every panel: those below together with one at the side, which are therefore shown more than once. */
static void
go_round_all (LooseWindow *window)
{
  GtkStack *side = stack_of (loose_window_get_rules (window));
  GtkWidget *one = gtk_widget_get_first_child (GTK_WIDGET (side));
  g_autoptr (GPtrArray) pages = pages_below (window);

  act (window, "win.show-debugger");
  for (guint i = 0; i < pages->len; i++) {
    GtkWidget *other = g_ptr_array_index (pages, i);

    gtk_stack_set_visible_child (side, one);
    show_page (other);
    test_settle (window);
    go_round (window, pane_of (one), pane_of (other));
    one = gtk_widget_get_next_sibling (one);
    if (one == NULL)
      one = gtk_widget_get_first_child (GTK_WIDGET (side));
  }
}

static void
test_round (void)
{
  LooseWindow *window = test_window (story);

  /* Without the bottom panel and the side panel there are fewer panels in the cycle. */
  act (window, "win.next-pane");
  assert_in (window, "LooseStoryPane");
  act (window, "win.next-pane");
  assert_in (window, "LooseRulesPane");
  go_round_all (window);
  pause_there (window);
  go_round_all (window);
  test_close (window);
}

/* --- Tab ---------------------------------------------------------------------------------------------------------- */

static gboolean
is_called (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if ((GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
      || (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)) != NULL))
    return TRUE;
  /* The text widget is inside the widget with the name; the name of a drop-down is its selection. */
  if (GTK_IS_TEXT (widget) || (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))))
    return is_called (gtk_widget_get_parent (widget));
  if (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))))
    return TRUE;
  return gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL || GTK_IS_PANED (widget)
         || gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static void
tab_through (LooseWindow *window, GtkDirectionType direction, GtkWidget *lower)
{
  g_autoptr (GHashTable) panes = g_hash_table_new (g_str_hash, g_str_equal), places = g_hash_table_new (NULL, NULL);
  gboolean has_controls = gtk_widget_child_focus (lower, GTK_DIR_TAB_FORWARD);
  GtkWidget *start;
  guint steps = 0;

  act (window, "win.show-source");
  start = get_focus (window);
  do {
    GtkWidget *focus;

    g_signal_emit_by_name (window, "move-focus", direction);
    test_frames (GTK_WIDGET (window), 1); /* a list makes its rows */
    focus = get_focus (window);
    g_assert_nonnull (focus);
    if (!is_called (focus)) {
      g_test_message ("a %s in “%s” has no name", G_OBJECT_TYPE_NAME (focus), pane_of (focus));
      g_test_fail ();
    }
    g_hash_table_add (panes, (gpointer) pane_of (focus));
    g_test_message ("%s %s", pane_of (focus), G_OBJECT_TYPE_NAME (focus));
    if (focus != start)
      g_assert_true (g_hash_table_add (places, focus)); /* the focus is trapped between a few widgets */
  } while (get_focus (window) != start && ++steps < MOST_STEPS);
  g_assert_cmpuint (steps, <, MOST_STEPS);
  g_assert_true (g_hash_table_contains (panes, "LooseStoryPane"));
  g_assert_true (g_hash_table_contains (panes, pane_of (lower)) || !has_controls);
  g_assert_true (g_hash_table_contains (panes, ""));
}

static void
tab_through_all (LooseWindow *window)
{
  g_autoptr (GPtrArray) pages = pages_below (window);

  act (window, "win.show-debugger");
  for (guint i = 0; i < pages->len; i++) {
    GtkWidget *each = g_ptr_array_index (pages, i);

    show_page (each);
    test_settle (window);
    tab_through (window, GTK_DIR_TAB_FORWARD, each);
    tab_through (window, GTK_DIR_TAB_BACKWARD, each);
  }
}

static void
test_tab (void)
{
  LooseWindow *window = test_window (story);

  tab_through_all (window);
  pause_there (window);
  tab_through_all (window);
  test_close (window);
}

/* --- Escape ------------------------------------------------------------------------------------------------------- */

static gboolean
takes_key (GtkEventController *controller, GtkWidget *widget, guint keyval)
{
  gboolean taken = FALSE;

  if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
      && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE) {
    g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &taken);
    return taken;
  }
  if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
    return FALSE;
  for (guint i = 0; !taken && i < g_list_model_get_n_items (G_LIST_MODEL (controller)); i++) {
    g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
    GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

    if (GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval
        && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == 0)
      taken = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                            gtk_shortcut_get_arguments (shortcut));
  }
  return taken;
}

/* The key goes from the focus outward until a widget handles it. */
static void
press (LooseWindow *window, guint keyval)
{
  for (GtkWidget *each = get_focus (window); each != NULL; each = gtk_widget_get_parent (each)) {
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (each);

    for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (takes_key (controller, each, keyval))
        return;
    }
  }
}

static void
test_escape (void)
{
  static const char *const actions[]
      = { "win.show-rules",    "win.find-rule",       "win.show-outline", "win.show-index",       "win.show-story",
          "win.show-debugger", "win.show-turn",       "win.show-values",  "win.show-breakpoints", "win.show-problems",
          "win.show-skein",    "win.find-everywhere", "win.find" };
  LooseWindow *window = test_window (story);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_test_message ("%s", actions[i]);
    act (window, actions[i]);
    for (guint k = 0; k < 2; k++) /* once for typing there, or for announcements */
      press (window, GDK_KEY_Escape);
    test_settle (window);
    g_assert_true (get_focus (window) == GTK_WIDGET (loose_source_pane_get_view (loose_window_get_source (window))));
  }
  test_close (window);
}

/* --- long lists --------------------------------------------------------------------------------------------------- */

#define N_ROWS 5000

static char *
make_long_story (void)
{
  GString *text = g_string_new ("The Hall is a room.\n\n");

  for (guint i = 0; i < N_ROWS; i++)
    g_string_append_printf (
        text, "Section %u\n\nInstead of jumping when the turn count is %u: say \"Hop.\".\n\nThis is not read %u.\n\n",
        i + 1, i, i);
  return g_string_free (text, FALSE);
}

/* How often the focus was moved; a handler that moves it again from its own move makes this grow endlessly. */
static void
count_cb (guint *n)
{
  g_assert_cmpuint (++*n, <, 20000);
}

static void
press_all (LooseWindow *window)
{
  static const guint keys[]
      = { GDK_KEY_End, GDK_KEY_Home, GDK_KEY_Page_Down, GDK_KEY_Page_Up, GDK_KEY_Down, GDK_KEY_Up };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (guint k = 0; k < 16; k++) {
      press (window, keys[i]);
      if (k % 8 == 0) /* a key that is held down comes several times a frame */
        test_frames (GTK_WIDGET (window), 1);
    }
}

/* The lists of the debugger: those of the source are walked by a person's keys in test-lists.py.  A row with the focus
 * is scrolled out, filtered out, and comes back. The test only checks that the window responds: if the focus moves
 * endlessly, test_frames() does not return. */
static void
walk_list (LooseWindow *window, GtkWidget *pane)
{
  GtkWidget *search = test_find_widget (pane, GTK_TYPE_SEARCH_ENTRY),
            *list = test_find_widget (pane, GTK_TYPE_LIST_VIEW);

  g_test_message ("%s", G_OBJECT_TYPE_NAME (pane));
  g_assert_nonnull (list);
  g_assert_true (gtk_widget_grab_focus (list));
  press_all (window);
  if (search == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (search), "49");
  g_signal_emit_by_name (search, "search-changed"); /* which the entry does when nothing has been typed for a while */
  test_settle (window);
  if (gtk_widget_grab_focus (list))
    press_all (window);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  test_settle (window);
  press_all (window);
}

static void
test_long_lists (void)
{
  g_autofree char *text = make_long_story ();
  LooseWindow *window = test_window (text);
  guint n_moves = 0;

  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (count_cb), &n_moves);
  loose_story_pane_enter (loose_window_get_story (window), "jump");
  act (window, "win.show-turn");
  walk_list (window, GTK_WIDGET (loose_window_get_turn (window)));
  act (window, "win.show-values");
  walk_list (window, GTK_WIDGET (loose_window_get_values (window)));
  g_test_message ("the focus was moved %u times", n_moves);
  test_close (window);
}

/* Where text runs from right to left, Left and Right change places. */
static void
test_mirrored_keys (void)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));

  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  g_assert_cmpuint (loose_mirrored_key (widget, GDK_KEY_KP_Left), ==, GDK_KEY_Left);
  g_assert_cmpuint (loose_mirrored_key (widget, GDK_KEY_Right), ==, GDK_KEY_Right);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_RTL);
  g_assert_cmpuint (loose_mirrored_key (widget, GDK_KEY_Left), ==, GDK_KEY_Right);
  g_assert_cmpuint (loose_mirrored_key (widget, GDK_KEY_KP_Right), ==, GDK_KEY_Left);
  g_assert_cmpuint (loose_mirrored_key (widget, GDK_KEY_Up), ==, GDK_KEY_Up);
  g_object_unref (widget);
}

/* Wherever the divider is moved, no half of the pane is cut off. */
static void
test_values_are_whole (void)
{
  LooseWindow *window = test_window ("The Hall is a room.\n");
  GtkWidget *paned, *halves[2];

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-values", NULL));
  test_settle (window);
  paned = test_find_widget (GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_VALUES_PANE)), GTK_TYPE_PANED);
  halves[0] = gtk_paned_get_start_child (GTK_PANED (paned));
  halves[1] = gtk_paned_get_end_child (GTK_PANED (paned));
  gtk_paned_set_position (GTK_PANED (paned), gtk_widget_get_width (paned) - 100);
  gtk_test_widget_wait_for_draw (paned);
  for (guint i = 0; i < G_N_ELEMENTS (halves); i++) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (halves[i], paned, &bounds));
    g_assert_cmpfloat (bounds.origin.x, >=, 0);
    g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (paned));
  }
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/panes/round", test_round);
  g_test_add_func ("/ide/panes/tab", test_tab);
  g_test_add_func ("/ide/panes/escape", test_escape);
  g_test_add_func ("/ide/panes/long-lists", test_long_lists);
  g_test_add_func ("/ide/panes/mirrored-keys", test_mirrored_keys);
  g_test_add_func ("/ide/panes/values-are-whole", test_values_are_whole);
  return g_test_run ();
}
