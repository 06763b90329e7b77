/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual in the window: where rows of the index lead, documentation of extensions, levels of examples, pictures,
 * plays that continue in a window, and scrolling to sections. */
#include "config.h"

#include "helper.h"
#include "loose-manual-blocks.h"
#include "loose-list-entry.h"
#include "loose-manual.h"
#include "loose-navigation-testing.h"
#include "loose-window-testing.h"

#include <string.h>

static LooseManual *
get_manual (LooseWindow *window)
{
  return LOOSE_MANUAL (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_MANUAL));
}

/* The label with this text, shown or not; NULL if there is none. */
static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return widget;
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    GtkWidget *found = find_label (each, text);

    if (found != NULL)
      return found;
  }
  return NULL;
}

/* --- the index ---------------------------------------------------------------------------------------------------- */

static guint
find_row (GListModel *rows, const char *text)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (LooseListEntry) entry = g_list_model_get_item (rows, i);

    if (strcmp (loose_list_entry_get_text (entry), text) == 0)
      return i;
  }
  return G_MAXUINT;
}

/* Activates a row, as Return does on the selected one. */
static void
activate_row (LooseWindow *window, const char *page, const char *text)
{
  LooseIndexPane *index = loose_window_get_index (window);
  GtkWidget *list = test_find_widget (GTK_WIDGET (index), GTK_TYPE_LIST_VIEW);
  guint row;

  loose_index_pane_show_page (index, page);
  row = find_row (loose_index_pane_get_model (index), text);
  g_assert_cmpuint (row, !=, G_MAXUINT);
  g_signal_emit_by_name (list, "activate", row);
}

static void
show_library (GtkWidget *widget)
{
  if (GTK_IS_TOGGLE_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), "Show Library Entries") == 0)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    show_library (each);
}

/* Built-in names have no place in the story, so their rows lead to entries in the reference. */
static void
test_index_rows (void)
{
  static const struct {
    const char *page, *row, *shown, *heading;
  } rows[] = {
    { "kinds", "backdrop", "51-reference-kinds", "backdrop" },
    { "actions", "taking", "50-reference-actions", "taking" },
    { "actions", "can't take scenery rule", "50-reference-actions", "taking" },
    { "relations", "containment relation", "56-reference-relations", "containment relation" },
  };
  LooseWindow *window = test_window ("The Hall is a room. The box is a container in the Hall.\n");
  GtkWidget *index = GTK_WIDGET (loose_window_get_index (window));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-index", NULL);
  test_settle (window);
  activate_row (window, "kinds", "container"); /* it is listed, since the story has one */
  g_assert_cmpstr (loose_manual_get_page (get_manual (window)), ==, "51-reference-kinds");
  show_library (index);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    activate_row (window, rows[i].page, rows[i].row);
    g_assert_cmpstr (loose_manual_get_page (get_manual (window)), ==, rows[i].shown);
    g_assert_nonnull (find_label (GTK_WIDGET (get_manual (window)), rows[i].heading));
  }
  test_close (window);
}

/* --- searching ---------------------------------------------------------------------------------------------------- */

static void
count_cb (guint *n)
{
  ++*n;
}

/* Return in the search entry shows the first result, which the list of results does not replace afterwards. */
static void
test_search_return (void)
{
  LooseWindow *window = test_window ("The Hall is a room.\n");
  LooseManual *manual = get_manual (window);
  GtkWidget *search = test_find_widget (GTK_WIDGET (manual), GTK_TYPE_SEARCH_ENTRY);
  guint n = 0;

  g_signal_connect_swapped (search, "search-changed", G_CALLBACK (count_cb), &n);
  gtk_editable_set_text (GTK_EDITABLE (search), "door");
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (loose_manual_get_page (manual), ==, "06-doors-locks-and-keys");
  TEST_EVENTUALLY (n == 1);
  g_assert_cmpstr (loose_manual_get_page (manual), ==, "06-doors-locks-and-keys");
  gtk_editable_set_text (GTK_EDITABLE (search), "region");
  TEST_EVENTUALLY (loose_manual_get_page (manual) == NULL); /* a list of results */
  test_close (window);
}

/* --- documentation of extensions ---------------------------------------------------------------------------------- */

static const char bells[] = "Bells by Ann Author begins here.\n\nA bell is a kind of thing.\n\nBells ends here.\n\n"
                            "---- DOCUMENTATION ----\n\nBells that can be rung.\n\n"
                            "Chapter: Ringing\n\n(1) gently\n(2) loudly\n\nSee [elsewhere]().\n\n"
                            "Section: Ropes\n\nA bell is declared so:\n\n\tThe great bell is a bell.\n\n"
                            "Example: * The Belfry - One bell.\n\nWe begin with a place:\n\n"
                            "\t*: \"The Belfry\"\n\n\tInclude Bells by Ann Author.\n\n"
                            "\tThe Belfry is a room. The great bell is here.\n";

/* Chapters and sections are headings, markers are removed, and the example is played in the page. */
static void
test_documentation (void)
{
  g_autofree char *folder = g_dir_make_tmp ("manual-XXXXXX", NULL);
  LooseWindow *window;
  GtkWidget *manual;
  gboolean is_followed = FALSE;

  test_write_file (folder, "A.inform/Source/story.ni", "Include Bells by Ann Author.\n\nThe Hall is a room.\n");
  test_write_file (folder, "A.materials/Extensions/Ann Author/Bells.i7x", bells);
  window = test_open_file (folder, "A.inform");
  test_settle (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
  manual = GTK_WIDGET (get_manual (window));
  g_assert_true (loose_manual_show (LOOSE_MANUAL (manual), "document-0", NULL));
  g_assert_true (gtk_widget_has_css_class (find_label (manual, "Ringing"), "title-3"));
  g_assert_true (gtk_widget_has_css_class (find_label (manual, "Ropes"), "heading"));
  g_assert_nonnull (find_label (manual, "loudly"));
  g_assert_nonnull (find_label (manual, "The Belfry - One bell."));
  g_assert_null (find_label (manual, "Chapter: Ringing"));
  g_signal_emit_by_name (find_label (manual, "See elsewhere."), "activate-link", "",
                         &is_followed); /* leads to the page */
  g_assert_true (is_followed);
  g_assert_cmpstr (loose_manual_get_page (LOOSE_MANUAL (manual)), ==, "document-0");
  loose_source_pane_focus (loose_window_get_source (window));
  g_signal_emit_by_name (test_find_button (manual, "Try"), "clicked");
  TEST_EVENTUALLY (test_find_widget (manual, GTK_TYPE_ENTRY) != NULL
                   && gtk_widget_get_sensitive (test_find_widget (manual, GTK_TYPE_ENTRY)));
  g_assert_false (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), manual)); /* where the reader is */
  g_assert_true (loose_manual_show (LOOSE_MANUAL (manual), "08-people", NULL));
  loose_manual_set_documents (LOOSE_MANUAL (manual), g_ptr_array_new ());
  g_signal_emit_by_name (test_find_widget (manual, GTK_TYPE_BUTTON), "clicked"); /* Back */
  g_assert_cmpstr (loose_manual_get_page (LOOSE_MANUAL (manual)), ==, "");
  test_close (window);
}

/* --- levels ------------------------------------------------------------------------------------------------------- */

static GtkToggleButton *
find_level (GtkWidget *manual, const char *title)
{
  return GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (find_label (manual, title), GTK_TYPE_TOGGLE_BUTTON));
}

/* A level shows its own examples, with their headings, and the introduction to them all. */
static void
test_levels (void)
{
  LooseWindow *window = test_window ("");
  GtkWidget *manual, *easy, *hard;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "40-a-gallery-of-examples");
  manual = GTK_WIDGET (get_manual (window));
  easy = find_label (manual, "The Lost Mitten");
  hard = find_label (manual, "The Customs Officer");
  g_assert_true (gtk_widget_get_visible (easy) && gtk_widget_get_visible (hard));
  gtk_toggle_button_set_active (find_level (manual, "Advanced"), TRUE);
  g_assert_true (!gtk_widget_get_visible (easy) && gtk_widget_get_visible (hard));
  g_assert_true (gtk_widget_get_visible (find_label (manual, "First stories")));
  gtk_toggle_button_set_active (find_level (manual, "All Levels"), TRUE);
  g_assert_true (gtk_widget_get_visible (easy) && gtk_widget_get_visible (hard));
  test_close (window);
}

/* --- pictures ----------------------------------------------------------------------------------------------------- */

/* The documentation of an extension may name a picture that the manual does not have. */
static void
test_no_picture (void)
{
  LooseWindow *window = test_window ("");
  LeafManualBlock block = { .sort = LEAF_MANUAL_PICTURE, .text = (char *) "A lamp", .argument = (char *) "lamp.png" };
  GtkWidget *widget = g_object_ref_sink (loose_manual_block_new (LOOSE_MANUAL (get_manual (window)), &block));

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (widget)), ==, "A lamp");
  g_object_unref (widget);
  test_close (window);
}

/* A picture is allocated space, and has an alternative text. */
static void
test_pictures (void)
{
  LooseWindow *window = test_window ("");
  GtkWidget *picture;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "30-publishing");
  picture = test_find_widget (GTK_WIDGET (get_manual (window)), GTK_TYPE_PICTURE);
  g_assert_nonnull (picture);
  test_assert_contains (gtk_picture_get_alternative_text (GTK_PICTURE (picture)), "play.html");
  TEST_EVENTUALLY (gtk_widget_get_height (picture) >= 300);
  test_close (window);
}

/* --- plays -------------------------------------------------------------------------------------------------------- */

/* A block that was played in its page continues in a window, at the same turn. */
static void
test_open_play (void)
{
  static const char *const commands[] = { "wait", "jump", NULL };
  LooseWindow *window = test_window ("");
  LoosePlayer *player = loose_window_get_player (window);
  GtkWidget *manual, *ask;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "10-actions-and-one-turn");
  manual = GTK_WIDGET (get_manual (window));
  g_signal_emit_by_name (test_find_button (manual, "Try"), "clicked");
  ask = GTK_WIDGET (test_find_button (manual, "Open at This Turn"));
  TEST_EVENTUALLY (gtk_widget_get_sensitive (ask));
  g_signal_emit_by_name (manual, "open-play", "The Hall is a room. Instead of jumping: say \"Hop.\"\n", commands);
  TEST_EVENTUALLY (loose_player_get_turn (player) == 2);
  g_signal_emit_by_name (ask, "clicked");
  test_close (window);
}

/* --- sections ----------------------------------------------------------------------------------------------------- */

/* The distance of a widget from the top of the visible part of the page. */
static double
get_distance (GtkWidget *manual, GtkWidget *widget)
{
  GtkWidget *scrolled = test_find_widget (manual, GTK_TYPE_SCROLLED_WINDOW);
  graphene_point_t point = GRAPHENE_POINT_INIT (0, 0), found = GRAPHENE_POINT_INIT (0, -1e6);

  if (!gtk_widget_compute_point (widget, scrolled, &point, &found))
    return -1e6;
  return found.y;
}

static gboolean
is_at_top (GtkWidget *manual, const char *heading)
{
  GtkWidget *label = find_label (manual, heading);
  double distance = label != NULL ? get_distance (manual, label) : -1e6;

  return label != NULL && gtk_widget_get_height (label) > 0 && distance > -5 && distance < 60;
}

static guint
count_maps (GtkWidget *widget)
{
  guint n = LOOSE_IS_MAP_VIEW (widget) && loose_map_view_get_map (LOOSE_MAP_VIEW (widget)) != NULL;

  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    n += count_maps (each);
  return n;
}

/* A section keeps its position while the maps above it are drawn, and the reader can then scroll away. */
static void
test_section (void)
{
  LooseWindow *window = test_window ("");
  GtkWidget *manual;
  GtkAdjustment *adjustment;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "01-a-first-quarter-of-an-hour");
  manual = GTK_WIDGET (get_manual (window));
  g_assert_true (loose_manual_show (LOOSE_MANUAL (manual), "40-a-gallery-of-examples", "people-and-words"));
  TEST_EVENTUALLY (is_at_top (manual, "People and words"));
  TEST_EVENTUALLY (count_maps (manual) >= 12);
  TEST_EVENTUALLY (is_at_top (manual, "People and words"));
  gtk_widget_grab_focus (find_label (manual, "A gallery of examples"));
  adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (test_find_widget (manual, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (adjustment, 0);
  test_settle (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  test_close (window);
}

/* A link in a page with the focus leads to the section too, and the focus follows. */
static void
test_link_with_focus (void)
{
  LooseWindow *window = test_window ("");
  GtkWidget *manual;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.manual-page", "s", "08-people");
  manual = GTK_WIDGET (get_manual (window));
  TEST_EVENTUALLY (is_at_top (manual, "People"));
  g_assert_true (gtk_widget_grab_focus (find_label (manual, "People")));
  g_assert_true (loose_manual_show (LOOSE_MANUAL (manual), "25-characters-who-act", "going-to-a-goal"));
  TEST_EVENTUALLY (is_at_top (manual, "Going to a goal"));
  TEST_EVENTUALLY (gtk_window_get_focus (GTK_WINDOW (window)) == find_label (manual, "Going to a goal"));
  test_settle (window);
  g_assert_true (is_at_top (manual, "Going to a goal"));
  test_close (window);
}

/* F1 in the list of problems opens the section about the problem, selected or not, and of a notice too. */
static void
test_problem (void)
{
  static const struct {
    const char *source, *heading;
  } cases[] = {
    { "The Hall is a room. The Yard is nrth of the Hall.\n", "A direction misspelt" },
    { "The Hall is a room. Instead of jumping: print \"Hop.\"\n", "Print" },
    { "The Hall is a room. Figure of Fog is the file \"fog.png\". Instead of jumping: (- jump(); -).\n", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LooseWindow *window = test_window (cases[i].source);
    GtkWidget *manual;

    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
    test_settle (window);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.help", NULL);
    manual = GTK_WIDGET (get_manual (window));
    g_assert_cmpstr (loose_manual_get_page (LOOSE_MANUAL (manual)), !=, "");
    if (cases[i].heading == NULL)
      g_assert_true (g_str_has_prefix (loose_manual_get_page (LOOSE_MANUAL (manual)), "60-reference-problems"));
    else
      TEST_EVENTUALLY (is_at_top (manual, cases[i].heading));
    test_close (window);
  }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/manual/index-rows", test_index_rows);
  g_test_add_func ("/ide/manual/search-return", test_search_return);
  g_test_add_func ("/ide/manual/documentation", test_documentation);
  g_test_add_func ("/ide/manual/levels", test_levels);
  g_test_add_func ("/ide/manual/no-picture", test_no_picture);
  g_test_add_func ("/ide/manual/pictures", test_pictures);
  g_test_add_func ("/ide/manual/open-play", test_open_play);
  g_test_add_func ("/ide/manual/section", test_section);
  g_test_add_func ("/ide/manual/link-with-focus", test_link_with_focus);
  g_test_add_func ("/ide/manual/problem", test_problem);
  return g_test_run ();
}
