/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window as a whole: actions and their keys and menus, names for a screen reader, files, closing. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-toolkit-testing.h"

#include "loose-accelerators.h"
#include "loose-application.h"
#include "loose-preferences.h"

#include <glib/gstdio.h>

static const char story[] = "The Hall is a room.\n\nInstead of jumping:\n\tsay \"No.\"\n";

/* --- actions ------------------------------------------------------------------------------------------------------ */

static void
collect_menu (GMenuModel *menu, GHashTable *labels)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *action = NULL, *label = NULL, *target = NULL;
    g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);

    while (g_menu_link_iter_next (links)) {
      g_autoptr (GMenuModel) child = g_menu_link_iter_get_value (links);
      collect_menu (child, labels);
    }
    if (!g_menu_model_get_item_attribute (menu, i, "action", "s", &action))
      continue;
    g_menu_model_get_item_attribute (menu, i, "label", "s", &label);
    if (g_menu_model_get_item_attribute (menu, i, "target", "s", &target))
      g_hash_table_insert (labels, g_strconcat (action, "::", target, NULL), g_steal_pointer (&label));
    else
      g_hash_table_insert (labels, g_steal_pointer (&action), g_steal_pointer (&label));
  }
}

static GMenuModel *
find_menu (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)))
    return gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GMenuModel *found = find_menu (child);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* Every action has a key, a name and a place in a menu. */
static void
test_actions (void)
{
  LooseWindow *window = test_window (story);
  g_autoptr (GHashTable) labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;
  guint n;
  const LooseActionKeys *keys = loose_accelerators_get_keys (&n);

  collect_menu (find_menu (GTK_WIDGET (window)), labels);
  for (guint i = 0; i < n; i++) {
    guint key;
    GdkModifierType modifiers;

    g_test_message ("%s", keys[i].action);
    g_assert_true (gtk_accelerator_parse (keys[i].keys[0], &key, &modifiers));
    g_assert_true (g_hash_table_contains (labels, keys[i].action));
  }
  for (guint i = 0;
       gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (window), i, &owner, &name, &parameter, &property); i++) {
    if (!g_str_has_prefix (name, "win.") || parameter != NULL)
      continue;
    g_test_message ("%s", name);
    g_assert_nonnull (loose_accelerators_get_key (name));
    g_assert_true (g_hash_table_contains (labels, name));
  }
  test_close (window);
}

static void
test_keys_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;
  const LooseActionKeys *keys = loose_accelerators_get_keys (&n);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; keys[i].keys[k] != NULL; k++)
      g_assert_true (g_hash_table_add (seen, (gpointer) keys[i].keys[k]));
}

/* Desktops keep these for themselves, so they do not arrive. */
static void
test_keys_of_desktops (void)
{
  static const char *const taken[]
      = { "<Control><Alt>t", "<Control><Alt>l", "<Control><Alt>d", "<Control><Alt>Delete", "<Alt>F4", "<Alt>F2" };
  guint n;
  const LooseActionKeys *keys = loose_accelerators_get_keys (&n);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; keys[i].keys[k] != NULL; k++)
      for (guint t = 0; t < G_N_ELEMENTS (taken); t++)
        g_assert_cmpstr (keys[i].keys[k], !=, taken[t]);
}

static void
collect_shortcuts (GtkWidget *widget, GHashTable *actions)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget)) {
    char *action = NULL;

    g_object_get (widget, "action-name", &action, NULL);
    if (action != NULL) /* one is made for what a search finds */
      g_hash_table_add (actions, action);
  }
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    collect_shortcuts (each, actions);
}

/* The window of shortcuts lists each. */
static void
test_keys_are_shown (void)
{
  LooseWindow *window = test_window (story);
  g_autoptr (GHashTable) actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  const LooseActionKeys *keys = loose_accelerators_get_keys (&n);

  collect_shortcuts (GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window))), actions);
  for (guint i = 0; i < n; i++) {
    g_test_message ("%s", keys[i].action);
    g_assert_true (g_hash_table_contains (actions, keys[i].action));
  }
  test_close (window);
}

/* The window of shortcuts fits on a small screen, whichever section is chosen, without warnings. */
static void
test_keys_fit (void)
{
  LooseWindow *window = test_window (story);
  GtkWidget *shortcuts = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  int width, height;

  gtk_window_present (GTK_WINDOW (shortcuts));
  gtk_test_widget_wait_for_draw (shortcuts);
  gtk_widget_measure (shortcuts, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (shortcuts, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%d times %d", width, height);
  g_assert_cmpint (width, <=, 960);
  g_assert_cmpint (height, <=, 520);
  gtk_window_close (GTK_WINDOW (shortcuts));
  test_close (window);
}

/* --- accessible names --------------------------------------------------------------------------------------------- */

static void
check_names (GtkWidget *widget)
{
  gboolean icon_only = GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) == NULL
                       && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL;
  gboolean ours = icon_only || GTK_IS_TEXT_VIEW (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_LIST_VIEW (widget);

  /* The window's own buttons, and what drops down, belong to the toolkit. */
  if (GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_DROP_DOWN (widget))
    return;
  /* It is named by the label with the mnemonic only, not by its text as well. */
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL
      && strchr (gtk_button_get_label (GTK_BUTTON (widget)), '_') != NULL) {
    g_test_message ("%s", gtk_button_get_label (GTK_BUTTON (widget)));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  }
  if (ours) {
    g_test_message ("%s", G_OBJECT_TYPE_NAME (widget));
    g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_TEXT_VIEW (widget) && !GTK_IS_EDITABLE (widget))
      check_names (child);
}

static void
test_names (void)
{
  LooseWindow *window = test_window (story);

  check_names (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)));
  test_close (window);
}

/* What crashes GTK 4.8 under a screen reader: asking a coloured text for its attributes. */
static void
test_text_guard (void)
{
  g_autoptr (GtkTextBuffer) buffer = gtk_text_buffer_new (NULL);
  GtkTextTag *tag = gtk_text_buffer_create_tag (buffer, NULL, "foreground", "red", "weight", 700, NULL);
  gboolean set = TRUE;
  int weight = 0;

  g_object_get (tag, "foreground-set", &set, "weight", &weight, NULL);
  g_assert_false (set);
  g_assert_cmpint (weight, ==, 700);
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static void
test_open_bad_file (void)
{
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.ni");

  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  TEST_EVENTUALLY (loose_window_get_message (window) != NULL);
  test_assert_contains (loose_window_get_message (window), "all.ni");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_open_and_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "tale.ni", NULL);
  g_autofree char *written = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
  LooseSession *session = loose_window_get_session (window);

  g_assert_true (g_file_set_contents (path, story, -1, NULL));
  gtk_window_present (GTK_WINDOW (window));
  loose_window_open_file (window, file);
  TEST_EVENTUALLY (loose_session_get_program (session) != NULL);
  test_edit (window, "\"No.\"", "\"Never.\"");
  g_assert_true (loose_session_is_modified (session));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  TEST_EVENTUALLY (!loose_session_is_modified (session));
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  test_assert_contains (written, "Never.");
  test_close (window);
}

/* Closing with changes asks, and does not close. */
static void
test_close_asks (void)
{
  LooseWindow *window = test_window (story);

  test_edit (window, "\"No.\"", "\"Never.\"");
  gtk_window_close (GTK_WINDOW (window));
  TEST_EVENTUALLY (loose_window_get_message (window) != NULL);
  test_assert_contains (loose_window_get_message (window), "without saving");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The answer closes the window to which the dialog belongs; the window is freed, and not used any more. */
static void
test_close_discards (void)
{
  LooseWindow *window = test_window (story);
  gpointer held = window;

  test_edit (window, "No.", "Yes.");
  gtk_window_close (GTK_WINDOW (window));
  TEST_EVENTUALLY (test_open_dialog () != NULL);
  g_object_add_weak_pointer (G_OBJECT (window), &held);
  adw_message_dialog_response (test_open_dialog (), "discard");
  TEST_EVENTUALLY (held == NULL);
  g_assert_null (test_open_dialog ());
}

static void
type (LooseWindow *window, const char *words)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));

  gtk_text_buffer_insert_at_cursor (buffer, words, -1);
}

/* Answers the open dialog, which is gone afterwards. */
static void
answer (const char *response)
{
  AdwMessageDialog *dialog;

  TEST_EVENTUALLY (test_open_dialog () != NULL);
  dialog = test_open_dialog ();
  adw_message_dialog_response (dialog, response);
  if (dialog == test_open_dialog ())
    gtk_window_destroy (GTK_WINDOW (dialog));
}

/* What is typed while the window saves before it closes is asked about, too; and a window that stays does not close
 * with a later save. */
static void
test_typing_while_closing (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  LooseWindow *window;
  gpointer held;

  test_write_file (folder, "tale.ni", story);
  held = window = test_open_file (folder, "tale.ni");
  g_object_add_weak_pointer (G_OBJECT (window), &held);
  type (window, "[one]");
  gtk_window_close (GTK_WINDOW (window));
  answer ("save");
  type (window, "[two]");
  answer ("cancel");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  TEST_EVENTUALLY (!loose_session_is_modified (loose_window_get_session (window)));
  test_idle ();
  g_assert_nonnull (held);
  type (window, "[three]");
  gtk_window_close (GTK_WINDOW (window));
  answer ("save");
  TEST_EVENTUALLY (held == NULL);
}

static gboolean
has_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (GTK_IS_FILE_CHOOSER (each))
      return TRUE;
  }
  return FALSE;
}

/* A dialog for choosing a file goes with its window. */
static void
test_chooser (void)
{
  LooseWindow *window = test_window (story);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.open", NULL);
  TEST_EVENTUALLY (has_chooser ());
  test_idle ();
  test_close (window);
  g_assert_false (has_chooser ());
}

/* While the story is being compiled, headings are not said to be numbered correctly. */
static void
test_number_headings (void)
{
  LooseWindow *window = test_window (story);

  type (window, "x");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.number-headings", NULL);
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==, "The story is being compiled. Try again in a moment.");
  test_settle (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.number-headings", NULL);
  g_assert_cmpstr (loose_toast_get_text (window->notice), ==, "Headings are already numbered correctly");
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

static LooseApplication *
make_application (void)
{
  LooseApplication *application = loose_application_new ();

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  return application;
}

static guint
count_windows (LooseApplication *application)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (application)));
}

static LooseWindow *
get_window (LooseApplication *application)
{
  return LOOSE_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);
}

static gboolean
has_two_pages (LooseWindow *window)
{
  return loose_session_get_pages (loose_window_get_session (window))->len == 2;
}

/* Files of one story are opened in one window. */
static void
test_open_in_one_window (LooseApplication *application)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autoptr (GFile) story_file = g_file_new_build_filename (folder, "Tale.inform", NULL),
                    part = g_file_new_build_filename (folder, "Tale.materials", "Source", "woods.i7", NULL);
  GFile *files[] = { story_file, part };

  test_write_file (folder, "Tale.inform/Source/story.ni",
                   "The Hall is a room.\n\nChapter 2 - Woods (see \"woods.i7\")\n\n");
  test_write_file (folder, "Tale.materials/Source/woods.i7", "Chapter 2 - Woods\n\nThe Glade is a room.\n");
  g_application_open (G_APPLICATION (application), files, 2, "");
  g_assert_cmpuint (count_windows (application), ==, 1);
  test_until (has_two_pages, get_window (application));
  g_application_open (G_APPLICATION (application), files, 1, "");
  g_assert_cmpuint (count_windows (application), ==, 1);
  test_settle (get_window (application));
  test_leave (get_window (application));
}

static gboolean
has_file (LooseWindow *window)
{
  return loose_project_get_file (loose_session_get_project (loose_window_get_session (window))) != NULL;
}

/* After a quit that was cancelled, the story that is closed last is the one that is restored. */
static void
test_quit_cancelled (LooseApplication *application)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autoptr (GFile) one = g_file_new_build_filename (folder, "one.ni", NULL),
                    two = g_file_new_build_filename (folder, "two.ni", NULL);
  g_autoptr (GSettings) settings = g_settings_new ("org.looseleaf.Looseleaf");
  g_auto (GStrv) uris = NULL;
  g_autofree char *uri = g_file_get_uri (two);
  LooseWindow *window;

  test_write_file (folder, "one.ni", story);
  test_write_file (folder, "two.ni", story);
  g_application_open (G_APPLICATION (application), &one, 1, "");
  window = get_window (application);
  test_until (has_file, window);
  type (window, "[one]");
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  answer ("cancel");
  g_application_open (G_APPLICATION (application), &two, 1, "");
  g_assert_cmpuint (count_windows (application), ==, 2);
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window))));
  test_settle (window);
  test_leave (window);
  test_until (has_file, get_window (application));
  test_settle (get_window (application));
  test_leave (get_window (application));
  uris = g_settings_get_strv (settings, "open-stories");
  g_assert_cmpuint (g_strv_length (uris), ==, 1);
  g_assert_cmpstr (uris[0], ==, uri);
}

/* Unsaved work that has no file is offered, even if another story is opened first. */
static void
test_offers_lost_text (LooseApplication *application)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "one.ni", NULL);
  LooseWindow *window = test_window ("");
  gpointer held = window;

  type (window, "[an idea]");
  TEST_EVENTUALLY (test_is_kept ("[an idea]"));
  g_object_add_weak_pointer (G_OBJECT (window), &held);
  gtk_window_destroy (GTK_WINDOW (window)); /* without asking about unsaved changes, as in a crash */
  TEST_EVENTUALLY (held == NULL);
  test_write_file (folder, "one.ni", story);
  g_application_open (G_APPLICATION (application), &file, 1, "");
  window = get_window (application);
  g_assert_nonnull (test_find_titled ("Unsaved Work Found"));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (test_find_titled ("Unsaved Work Found")), "Discard"), "clicked");
  test_until (has_file, window);
  test_settle (window);
  test_leave (window);
}

static void
test_application (void)
{
  g_autoptr (LooseApplication) application = make_application ();

  test_open_in_one_window (application);
  test_quit_cancelled (application);
  test_offers_lost_text (application);
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

/* Empty panes show an explanation, both in an empty story and after a search without results. */
static void
test_empty (void)
{
  LooseWindow *window = test_window ("");
  GtkWidget *source = GTK_WIDGET (loose_window_get_source (window)),
            *rules = GTK_WIDGET (loose_window_get_rules (window));
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  int start, end;

  g_assert_true (has_label (source, "Start Writing"));
  g_assert_true (has_label (rules, "No Rules Yet"));
  gtk_text_buffer_set_text (buffer, story, -1);
  test_settle (window);
  g_assert_false (has_label (source, "Start Writing"));
  g_assert_false (has_label (rules, "No Rules Yet"));
  loose_rules_pane_focus_search (loose_window_get_rules (window));
  gtk_editable_set_text (
      GTK_EDITABLE (gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_TYPE_SEARCH_ENTRY)),
      "no such words");
  TEST_EVENTUALLY (has_label (rules, "No Matching Rules"));
  loose_source_pane_focus (loose_window_get_source (window));
  loose_rules_pane_focus_search (loose_window_get_rules (window)); /* what is typed now replaces the words */
  g_assert_true (
      gtk_editable_get_selection_bounds (GTK_EDITABLE (gtk_root_get_focus (GTK_ROOT (window))), &start, &end));
  g_assert_cmpint (end - start, ==, strlen ("no such words"));
  test_close (window);
}

/* A story without a file is named by its own title. */
static void
test_title (void)
{
  LooseWindow *window = test_window ("\"The Weir\" by Ann\n\nThe Hall is a room.\n");

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "The Weir — Looseleaf");
  test_edit (window, "The Weir", "The Mill");
  test_assert_contains (gtk_window_get_title (GTK_WINDOW (window)), "The Mill");
  test_close (window);
}

static void
test_examples (void)
{
  static const char *const names[] = { "reading-room", "toll-bridge", "night-kitchen", "weather-house" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    LooseWindow *window = loose_window_new (NULL, g_settings_new ("org.looseleaf.Looseleaf"));
    LooseSession *session = loose_window_get_session (window);

    gtk_window_present (GTK_WINDOW (window));
    gtk_widget_activate_action (GTK_WIDGET (window), "win.open-example", "s", names[i]);
    test_settle (window);
    /* The list is not checked, since on a slow machine it may already contain hints. */
    g_assert_cmpuint (leaf_program_n_problems (loose_session_get_program (session)), ==, 0);
    g_assert_cmpuint (leaf_program_n_notices (loose_session_get_program (session)), ==, 0);
    g_assert_cmpint (loose_player_get_state (loose_session_get_player (session)), ==, LOOSE_PLAY_WAITING);
    test_close (window);
  }
}

/* A long text must not make the window wider than a small screen: in another language it is longer. */
static void
check_texts_wrap (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && g_utf8_strlen (gtk_label_get_text (GTK_LABEL (widget)), -1) > 45) {
    g_test_message ("%s", gtk_label_get_text (GTK_LABEL (widget)));
    g_assert_true (gtk_label_get_wrap (GTK_LABEL (widget))
                   || gtk_label_get_ellipsize (GTK_LABEL (widget)) != PANGO_ELLIPSIZE_NONE);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_texts_wrap (child);
}

static void
test_texts_wrap (void)
{
  LooseWindow *window = test_window (story);

  check_texts_wrap (GTK_WIDGET (window));
  test_close (window);
}

static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.looseleaf.Looseleaf");
  LoosePreferences *preferences = loose_preferences_new (settings);

  gtk_window_present (GTK_WINDOW (preferences));
  test_frames (GTK_WIDGET (preferences), 2);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* There are no warnings in both colour schemes and all sizes. */
static void
test_looks (void)
{
  LooseWindow *window = test_window (story);
  AdwStyleManager *manager = adw_style_manager_get_default ();

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  test_frames (GTK_WIDGET (window), 3);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.larger-text", NULL);
  test_frames (GTK_WIDGET (window), 3);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.reset-text-size", NULL);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  test_frames (GTK_WIDGET (window), 3);
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/window/actions", test_actions);
  g_test_add_func ("/ide/window/keys-differ", test_keys_differ);
  g_test_add_func ("/ide/window/keys-of-desktops", test_keys_of_desktops);
  g_test_add_func ("/ide/window/keys-are-shown", test_keys_are_shown);
  g_test_add_func ("/ide/window/keys-fit", test_keys_fit);
  g_test_add_func ("/ide/window/names", test_names);
  g_test_add_func ("/ide/window/text-guard", test_text_guard);
  g_test_add_func ("/ide/window/open-bad-file", test_open_bad_file);
  g_test_add_func ("/ide/window/open-and-save", test_open_and_save);
  g_test_add_func ("/ide/window/close-asks", test_close_asks);
  g_test_add_func ("/ide/window/close-discards", test_close_discards);
  g_test_add_func ("/ide/window/typing-while-closing", test_typing_while_closing);
  g_test_add_func ("/ide/window/number-headings", test_number_headings);
  g_test_add_func ("/ide/window/chooser", test_chooser);
  g_test_add_func ("/ide/window/application", test_application);
  g_test_add_func ("/ide/window/title", test_title);
  g_test_add_func ("/ide/window/empty", test_empty);
  g_test_add_func ("/ide/window/examples", test_examples);
  g_test_add_func ("/ide/window/texts-wrap", test_texts_wrap);
  g_test_add_func ("/ide/window/preferences", test_preferences);
  g_test_add_func ("/ide/window/looks", test_looks);
  return g_test_run ();
}
