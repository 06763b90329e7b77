/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toasts: messages that follow each other faster than their animations. */
#include "helper.h"
#include "loose-toolkit-testing.h"

#include "loose-window-private.h"

static const char story[] = "The Hall is a room.\n";

static const char *
notice_text (LooseWindow *window)
{
  return loose_toast_get_text (window->notice);
}

static gboolean
is_out (LooseWindow *window)
{
  GtkWidget *revealer = test_find_widget (GTK_WIDGET (window->notice), GTK_TYPE_REVEALER);

  return gtk_revealer_get_child_revealed (GTK_REVEALER (revealer));
}

/* Each is still appearing when the next one comes, and the last one remains. */
static void
test_words_in_a_row (void)
{
  LooseWindow *window = test_window (story);

  for (guint pause = 0; pause <= 12; pause += 4) {
    for (guint i = 0; i < 4; i++) {
      loose_window_say (window, i < 3 ? "Saved" : "Saved again");
      test_frames (GTK_WIDGET (window), pause);
    }
    TEST_EVENTUALLY (is_out (window));
    g_assert_cmpstr (notice_text (window), ==, "Saved again");
  }
  TEST_EVENTUALLY (notice_text (window) == NULL);
  test_close (window);
}

/* Dismissed while it appears, shown again while it disappears, and the window closed during the animation. */
static void
test_put_away (void)
{
  LooseWindow *window = test_window (story);

  for (guint i = 0; i < 4; i++) {
    loose_window_say (window, "Salt & vinegar <2");
    test_frames (GTK_WIDGET (window), 3 * i);
    g_assert_cmpstr (notice_text (window), ==, "Salt & vinegar <2");
    g_assert_true (loose_toast_dismiss (window->notice));
    g_assert_null (notice_text (window));
    test_frames (GTK_WIDGET (window), 4);
  }
  TEST_EVENTUALLY (!is_out (window));
  g_assert_false (loose_toast_dismiss (window->notice));
  loose_window_say (window, "Saved");
  test_frames (GTK_WIDGET (window), 4);
  test_close (window);
}

/* A lasting message waits until a short one has passed, and is shown once. */
static void
test_kept (void)
{
  LooseWindow *window = test_window (story);

  loose_toast_keep (window->notice, "copy", "No copy can be kept", NULL, NULL);
  loose_toast_keep (window->notice, "file", "The file has changed", "_Reload", "win.reload");
  loose_toast_keep (window->notice, "copy", "No copy can be kept", NULL, NULL);
  g_assert_cmpstr (notice_text (window), ==, "No copy can be kept");
  loose_window_say (window, "Saved");
  g_assert_cmpstr (notice_text (window), ==, "Saved");
  TEST_EVENTUALLY (g_str_equal (notice_text (window), "No copy can be kept"));
  g_assert_true (loose_toast_dismiss (window->notice));
  g_assert_cmpstr (notice_text (window), ==, "The file has changed");
  g_assert_true (loose_toast_dismiss (window->notice));
  g_assert_null (notice_text (window));
  loose_toast_keep (window->notice, "copy", "No copy can be kept", NULL, NULL);
  loose_toast_keep (window->notice, "copy", "Still no copy can be kept", NULL, NULL);
  g_assert_cmpstr (notice_text (window), ==, "Still no copy can be kept");
  loose_toast_dismiss_about (window->notice, "file");
  loose_toast_dismiss_about (window->notice, "copy");
  g_assert_null (notice_text (window));
  test_close (window);
}

/* A lasting message does not cover a row of the bottom panel. */
static void
test_above_panel (void)
{
  LooseWindow *window = test_window (story);
  graphene_rect_t notice, panel;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-breakpoints", NULL);
  loose_toast_keep (window->notice, "copy", "No copy can be kept", NULL, NULL);
  TEST_EVENTUALLY (is_out (window));
  test_frames (GTK_WIDGET (window), 2);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window->notice), GTK_WIDGET (window), &notice));
  g_assert_true (gtk_widget_compute_bounds (window->bottom, GTK_WIDGET (window), &panel));
  g_assert_cmpfloat (notice.size.height, >, 20);
  g_assert_cmpfloat (notice.origin.y + notice.size.height, <=, panel.origin.y + 1);
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_test_add_func ("/ide/toast/words-in-a-row", test_words_in_a_row);
  g_test_add_func ("/ide/toast/put-away", test_put_away);
  g_test_add_func ("/ide/toast/kept", test_kept);
  g_test_add_func ("/ide/toast/above-panel", test_above_panel);
  return g_test_run ();
}
