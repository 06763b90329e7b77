/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folded text is hidden, is not lost, and unfolds when the cursor moves there. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"

static const char story[] = "\"A Test\"\n"                /* 0 */
                            "\n"                          /* 1 */
                            "Chapter 1 - The Place\n"     /* 2 */
                            "\n"                          /* 3 */
                            "The Hall is a room.\n"       /* 4 */
                            "\n"                          /* 5 */
                            "Section 2 - Rules\n"         /* 6 */
                            "\n"                          /* 7 */
                            "Instead of jumping:\n"       /* 8 */
                            "\tif the Hall is lighted:\n" /* 9 */
                            "\t\tsay \"No.\"\n"           /* 10 */
                            "\n"                          /* 11 */
                            "To greet (P - a person):\n"  /* 12 */
                            "\tsay \"Hello.\"\n"          /* 13 */
                            "\n"                          /* 14 */
                            "Chapter 2 - The Rest\n"      /* 15 */
                            "\n"                          /* 16 */
                            "Table of Gleams\n"           /* 17 */
                            "talk\n"                      /* 18 */
                            "\"It flickers.\"\n";         /* 19 */

static LooseFolding *
folding_of (LooseWindow *window)
{
  return loose_source_view_get_folding (loose_source_pane_get_view (loose_window_get_source (window)));
}

/* One letter for each line: may be folded, is folded, is hidden, or other. */
static char *
dup_states (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  g_autoptr (GString) states = g_string_new (NULL);

  for (int line = 0; line < gtk_text_buffer_get_line_count (buffer) - 1; line++) {
    LooseFoldState state = loose_folding_get_state (folding_of (window), (guint) line);

    if (loose_folding_is_hidden (folding_of (window), (guint) line))
      g_string_append_c (states, '-');
    else
      g_string_append_c (states, state == LOOSE_FOLD_OPEN ? 'v' : state == LOOSE_FOLD_CLOSED ? '>' : '.');
  }
  return g_string_free (g_steal_pointer (&states), FALSE);
}

static void
assert_states (LooseWindow *window, const char *wanted)
{
  g_autofree char *states = dup_states (window);

  g_assert_cmpstr (states, ==, wanted);
}

static void
test_what_folds (void)
{
  LooseWindow *window = test_window (story);

  assert_states (window, "..v...v.v...v..v.v..");
  g_assert_true (loose_folding_toggle (folding_of (window), 8));
  assert_states (window, "..v...v.>--.v..v.v..");
  g_assert_false (loose_folding_toggle (folding_of (window), 4));
  g_assert_true (loose_folding_toggle (folding_of (window), 2));
  assert_states (window, "..>-----------.v.v..");
  g_assert_true (loose_folding_toggle (folding_of (window), 2));
  assert_states (window, "..v...v.v...v..v.v..");
  loose_folding_fold_all (folding_of (window), LEAF_OUTLINE_BELOW);
  assert_states (window, "..v...v.>--.>-.v.>--");
  loose_folding_fold_all (folding_of (window), 1);
  assert_states (window, "..>-----------.>----");
  loose_folding_unfold_all (folding_of (window));
  assert_states (window, "..v...v.v...v..v.v..");
  test_close (window);
}

/* The text at the cursor is always visible, and a search includes folded text. */
static void
test_opens (void)
{
  LooseWindow *window = test_window (story);

  loose_folding_fold_all (folding_of (window), 1);
  test_point (window, "say \"Hello");
  assert_states (window, "..v...v.v...v..>----");
  test_point (window, "if the Hall");
  g_assert_true (loose_folding_toggle_at_cursor (folding_of (window)));
  assert_states (window, "..v...v.>--.v..>----");
  loose_source_pane_find (loose_window_get_source (window), FALSE);
  test_point (window, "It flickers");
  test_frames (GTK_WIDGET (window), 3);
  loose_folding_lift (folding_of (window), FALSE);
  assert_states (window, "..v...v.>--.v..v.v..");
  test_close (window);
}

/* Folding does not change the text, and typing above a fold leaves it folded. */
static void
test_keeps (void)
{
  LooseWindow *window = test_window (story);
  g_autofree char *text = NULL;

  loose_folding_fold_all (folding_of (window), LEAF_OUTLINE_BELOW);
  text = loose_session_dup_text (loose_window_get_session (window));
  g_assert_cmpstr (text, ==, story);
  test_edit (window, "The Hall is a room.", "The Hall is a room.\n\nThe Yard is north of the Hall.");
  assert_states (window, "..v.....v.>--.>-.v.>--");
  test_edit (window, "jumping:", "jumping or waiting:");
  assert_states (window, "..v.....v.>--.>-.v.>--");
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/folding/what-folds", test_what_folds);
  g_test_add_func ("/ide/folding/opens", test_opens);
  g_test_add_func ("/ide/folding/keeps", test_keeps);
  return g_test_run ();
}
