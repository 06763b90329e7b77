/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searching in all files, moving and numbering headings from the menu, and the statistics of a story. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"
#include "loose-navigation-testing.h"

#include "loose-search.h"
#include "loose-statistics-pane.h"
#include "loose-texts-pane.h"
#include "loose-format.h"

static const char story[]
    = "\"A Test\"\n\nChapter 2 - The Lamp Room\n\nThe Hall is a room. \"A lamp, and [if the lamp is lit]lit[end if].\"\n\n"
      "[The lamp is old.]\n\nThe lamp is in the Hall.\n\nChapter 1 - The Rest\n\nThe clamp is in the Hall.\n";

static void
assert_found (LooseWindow *window, const char *words, guint where, const char *wanted)
{
  g_autofree char *found = NULL;

  loose_search_results_pane_look_for (loose_window_get_found (window), words, where);
  found = test_list (loose_search_results_pane_get_model (loose_window_get_found (window)));
  g_assert_cmpstr (found, ==, wanted);
}

static void
test_where (void)
{
  LooseWindow *window = test_window (story);

  assert_found (window, "lamp", LOOSE_SEARCH_HEADINGS, "Chapter 2 - The Lamp Room|Line 3\n");
  assert_found (window, "lamp", LOOSE_SEARCH_TEXTS,
                "The Hall is a room. \"A lamp, and [if the lamp is lit]lit[end if].\"|Line 5, column 24\n"
                "The Hall is a room. \"A lamp, and [if the lamp is lit]lit[end if].\"|Line 5, column 42\n");
  assert_found (window, "lamp", LOOSE_SEARCH_COMMENTS, "[The lamp is old.]|Line 7\n");
  assert_found (window, "lamp", LOOSE_SEARCH_CODE,
                "The lamp is in the Hall.|Line 9\nThe clamp is in the Hall.|Line 13\n");
  g_assert_cmpstr (loose_search_results_pane_get_count (loose_window_get_found (window)), ==, "2 matches");
  assert_found (window, "", LOOSE_SEARCH_ALL, "");
  assert_found (window, "(", LOOSE_SEARCH_ALL, "");
  test_close (window);
}

static void
test_patterns (void)
{
  static const struct {
    LooseSearchRequest request;
    guint n;
  } cases[] = {
    { { .words = "lamp" }, 6 },
    { { .words = "lamp", .whole_words = TRUE }, 5 },
    { { .words = "Lamp", .with_capitals = TRUE }, 1 },
    { { .words = "^Chapter \\d", .is_pattern = TRUE }, 2 },
    { { .words = "\\d", .is_pattern = FALSE }, 0 },
    { { .words = "x*", .is_pattern = TRUE }, 0 },
  };
  LeafSourceText source = { NULL, story, sizeof story - 1 };
  LeafProgram *program = leaf_program_compile (&source, NULL);
  g_autoptr (GError) error = NULL;
  LooseSearchRequest wrong = { .words = "(", .is_pattern = TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GArray) found = loose_search_find (program, &cases[i].request, 100, NULL);

    g_assert_cmpuint (found->len, ==, cases[i].n);
  }
  g_assert_null (loose_search_find (program, &wrong, 100, &error));
  g_assert_nonnull (error);
  leaf_program_unref (program);
}

/* A replacement contains the groups of the pattern, and is made only in the chosen places: headings, texts, comments or
 * the rest. */
static void
test_pattern_replaced (void)
{
  static const char text[]
      = "Chapter 1 - The Red Door\n\nThe Hall is a room. \"A red door.\" [A red door, once.]\n\nThe red door is a thing in the Hall.\n";
  static const struct {
    LooseSearchWhere where;
    guint32 n;
    const char *first;
  } cases[] = {
    { LOOSE_SEARCH_ALL, 4, "Door (Red)" },   { LOOSE_SEARCH_HEADINGS, 1, "Door (Red)" },
    { LOOSE_SEARCH_TEXTS, 1, "door (red)" }, { LOOSE_SEARCH_COMMENTS, 1, "door (red)" },
    { LOOSE_SEARCH_CODE, 1, "door (red)" },
  };
  LeafSourceText source = { NULL, text, sizeof text - 1 };
  LeafProgram *program = leaf_program_compile (&source, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LooseSearchRequest request
        = { .words = "(red) (door)", .others = "\\2 (\\1)", .is_pattern = TRUE, .where = cases[i].where };
    g_autoptr (GArray) found = loose_search_find (program, &request, 100, NULL);

    g_assert_cmpuint (found->len, ==, cases[i].n);
    g_assert_cmpstr (g_array_index (found, LeafEdit, 0).text, ==, cases[i].first);
  }
  leaf_program_unref (program);
}

/* Replacing one by one goes on after what was replaced, though the new words match too. */
static void
test_replaced_one_by_one (void)
{
  LooseWindow *window = test_window ("The Hall is a room. A lamp is in the Hall. The lamp is lit.\n");
  LooseSearchResultsPane *pane = loose_window_get_found (window);
  g_autofree char *text = NULL;

  loose_search_results_pane_look_for (pane, "lamp", LOOSE_SEARCH_ALL);
  loose_search_results_pane_replace_one (pane, "lamplight");
  g_assert_cmpuint (loose_search_results_pane_get_selected (pane), ==, 0);
  loose_search_results_pane_replace_one (pane, "lamplight");
  TEST_EVENTUALLY (loose_search_results_pane_get_selected (pane) == 1);
  loose_search_results_pane_replace_one (pane, "lamplight");
  TEST_EVENTUALLY (loose_search_results_pane_get_selected (pane) == GTK_INVALID_LIST_POSITION);
  text = loose_session_dup_text (loose_window_get_session (window));
  g_assert_cmpstr (text, ==, "The Hall is a room. A lamplight is in the Hall. The lamplight is lit.\n");
  test_close (window);
}

/* A replacement takes over the capitals of the words if case is ignored. */
static void
test_capitals (void)
{
  static const struct {
    const char *found, *others, *wanted;
  } cases[] = {
    { "lamp", "lantern", "lantern" },
    { "Lamp", "lantern", "Lantern" },
    { "LAMP", "lantern", "LANTERN" },
    { "LAMP", "McCoy", "McCoy" },
    { "A", "one", "One" },
    { "lAmp", "lantern", "lantern" },
    { "7", "seven", "seven" },
    { "Lamp", "", "" },
    { "\303\204rger", "\303\274bel", "\303\234bel" },
  };
  LeafSourceText source = { NULL, story, sizeof story - 1 };
  LeafProgram *program = leaf_program_compile (&source, NULL);
  LooseSearchRequest request = { .words = "lamp", .others = "light" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *like = loose_format_like (cases[i].found, cases[i].others);

    g_assert_cmpstr (like, ==, cases[i].wanted);
  }
  for (request.with_capitals = FALSE;; request.with_capitals = TRUE) {
    g_autoptr (GArray) found = loose_search_find (program, &request, 100, NULL);

    g_assert_cmpstr (g_array_index (found, LeafEdit, 0).text, ==, request.with_capitals ? "light" : "Light");
    if (request.with_capitals)
      break;
  }
  leaf_program_unref (program);
}

static void
assert_text (LooseWindow *window, const char *wanted)
{
  g_autofree char *text = loose_session_dup_text (loose_window_get_session (window));

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_headings (void)
{
  LooseWindow *window = test_window ("Chapter 2\n\nThe Hall is a room.\n\nChapter 7\n\nThe Yard is a room.\n");

  test_point (window, "The Yard");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.heading-up", NULL);
  test_settle (window);
  assert_text (window, "Chapter 7\n\nThe Yard is a room.\n\nChapter 2\n\nThe Hall is a room.\n");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.heading-up", NULL);
  test_settle (window);
  assert_text (window, "Chapter 7\n\nThe Yard is a room.\n\nChapter 2\n\nThe Hall is a room.\n");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.number-headings", NULL);
  test_settle (window);
  assert_text (window, "Chapter 1\n\nThe Yard is a room.\n\nChapter 2\n\nThe Hall is a room.\n");
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window))));
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window))));
  assert_text (window, "Chapter 2\n\nThe Hall is a room.\n\nChapter 7\n\nThe Yard is a room.\n");
  test_close (window);
}

/* --- how much there is -------------------------------------------------------------------------------------------- */

static char *
dup_rows (LooseWindow *window, GType type)
{
  LoosePane *pane = loose_window_get_pane (window, type);
  GtkWidget *list = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_LIST_VIEW);

  return test_list (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

/* The page is updated while it is visible. */
static void
test_statistics (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-statistics", NULL));
  test_settle (window);
  before = dup_rows (window, LOOSE_TYPE_STATISTICS_PANE);
  test_assert_contains (before, "Lines|13\n");
  test_assert_contains (before, "Rooms|1\n");
  test_assert_contains (before, "Things|2\n");
  test_assert_contains (before, "Rules|0\n");
  test_edit (window, "Chapter 1 - The Rest", "Instead of jumping: say \"No.\"");
  test_settle (window);
  after = dup_rows (window, LOOSE_TYPE_STATISTICS_PANE);
  test_assert_contains (after, "Rules|1\n");
  test_close (window);
}

/* The texts that can be printed, below their headings; a line break of the source becomes a space. */
static void
test_texts (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-texts", NULL));
  test_settle (window);
  before = dup_rows (window, LOOSE_TYPE_TEXTS_PANE);
  g_assert_cmpstr (before, ==, "A Test|\nChapter 2 - The Lamp Room|\nA lamp, and [if the lamp is lit]lit[end if].|\n");
  test_edit (window, "Chapter 1 - The Rest", "Instead of jumping: say \"A\n\tlong\n\n\tstory.\"");
  test_settle (window);
  after = dup_rows (window, LOOSE_TYPE_TEXTS_PANE);
  test_assert_contains (after, "lit[end if].|\nA long\nstory.|\n");
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/search-results/where", test_where);
  g_test_add_func ("/ide/search-results/patterns", test_patterns);
  g_test_add_func ("/ide/search-results/pattern-replaced", test_pattern_replaced);
  g_test_add_func ("/ide/search-results/replaced-one-by-one", test_replaced_one_by_one);
  g_test_add_func ("/ide/search-results/capitals", test_capitals);
  g_test_add_func ("/ide/search-results/headings", test_headings);
  g_test_add_func ("/ide/search-results/statistics", test_statistics);
  g_test_add_func ("/ide/search-results/texts", test_texts);
  return g_test_run ();
}
