/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What differs from the last commit: a minimal set of changes between two texts, and the marks beside the lines. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-editor-testing.h"

#include "loose-change-gutter.h"
#include "loose-changes-pane.h"
#include "leaf-diff.h"

/* --- two lists ---------------------------------------------------------------------------------------------------- */

/* The length of the longest common subsequence, by dynamic programming. */
static guint
count_common (char **a, char **b)
{
  guint n = g_strv_length (a), m = g_strv_length (b);
  g_autofree guint *table = g_new0 (guint, (n + 1) * (m + 1));

  for (guint i = 1; i <= n; i++)
    for (guint j = 1; j <= m; j++)
      table[i * (m + 1) + j] = g_str_equal (a[i - 1], b[j - 1])
                                   ? table[(i - 1) * (m + 1) + j - 1] + 1
                                   : MAX (table[(i - 1) * (m + 1) + j], table[i * (m + 1) + j - 1]);
  return table[n * (m + 1) + m];
}

static char **
make_list (GRand *chance)
{
  guint n = (guint) g_rand_int_range (chance, 0, 14);
  char **list = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    list[i] = g_strdup_printf ("%c", 'a' + g_rand_int_range (chance, 0, 4));
  return list;
}

/* Between the hunks the lists are equal, and the number of changes is minimal. */
static void
check_diff (char **a, char **b)
{
  g_autoptr (GArray) hunks = leaf_diff ((const char *const *) a, (const char *const *) b);
  guint n = g_strv_length (a), m = g_strv_length (b), at_a = 0, at_b = 0, same = 0;

  for (guint i = 0; i <= hunks->len; i++) {
    LeafDiffHunk end = { n, n, m, m }, hunk = i < hunks->len ? g_array_index (hunks, LeafDiffHunk, i) : end;

    g_assert_cmpuint (hunk.old_start - at_a, ==, hunk.new_start - at_b);
    for (; at_a < hunk.old_start; at_a++, at_b++, same++)
      g_assert_cmpstr (a[at_a], ==, b[at_b]);
    at_a = hunk.old_end;
    at_b = hunk.new_end;
  }
  g_assert_cmpuint (same, ==, count_common (a, b));
}

static void
test_diff (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);

  for (guint i = 0; i < 2000; i++) {
    g_auto (GStrv) a = make_list (chance), b = make_list (chance);

    check_diff (a, b);
  }
}

/* --- beside the text ---------------------------------------------------------------------------------------------- */

static void
git (const char *folder, const char *arguments)
{
  g_autofree char *command
      = g_strdup_printf ("git -C '%s' -c user.name=Ann -c user.email=ann@example.org %s", folder, arguments);
  int status = 0;

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
}

static LooseChange
change_of (LooseWindow *window, guint line)
{
  GtkWidget *gutter = test_find_widget (GTK_WIDGET (loose_window_get_source (window)), LOOSE_TYPE_CHANGE_GUTTER);

  return loose_change_gutter_get (LOOSE_CHANGE_GUTTER (gutter), line - 1);
}

static void
test_gutter (void)
{
  g_autofree char *folder = g_dir_make_tmp ("changes-XXXXXX", NULL), *git_path = g_find_program_in_path ("git");
  LooseWindow *window;

  if (git_path == NULL) {
    g_test_skip ("git is not installed");
    return;
  }
  test_write_file (
      folder, "Tale.inform/Source/story.ni",
      "\"Tale\"\n\nThe Hall is a room.\n\nThe lamp is in the Hall.\n\nThe rug is in the Hall.\n\nThe end is near.\n");
  git (folder, "init -q");
  git (folder, "add .");
  git (folder, "commit -q -m First");
  window = test_open_file (folder, "Tale.inform");
  test_edit (window, "The Hall is a room.", "The Hall is a dark room.");
  TEST_EVENTUALLY (change_of (window, 3) == LOOSE_CHANGE_CHANGED);
  g_assert_cmpint (change_of (window, 1), ==, LOOSE_CHANGE_NONE);
  test_edit (window, "The lamp is in the Hall.\n", "The lamp is in the Hall.\nThe oil is in the Hall.\n");
  TEST_EVENTUALLY (change_of (window, 6) == LOOSE_CHANGE_ADDED);
  g_assert_cmpint (change_of (window, 5), ==, LOOSE_CHANGE_NONE);
  test_edit (window, "The oil is in the Hall.\n", "");
  test_edit (window, "The rug is in the Hall.\n\n", "");
  TEST_EVENTUALLY (change_of (window, 7) == LOOSE_CHANGE_REMOVED);
  test_edit (window, "The Hall is a dark room.", "The Hall is a room.");
  TEST_EVENTUALLY (change_of (window, 3) == LOOSE_CHANGE_NONE);
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

/* --- by sentence and rulebook ------------------------------------------------------------------------------------- */

static gboolean
page_has (LooseWindow *window, const char *text)
{
  GtkWidget *list
      = test_find_widget (GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_CHANGES_PANE)), GTK_TYPE_LIST_VIEW);
  g_autofree char *all = test_list (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));

  return strstr (all, text) != NULL;
}

static gboolean
page_says (LooseWindow *window, const char *text)
{
  GtkWidget *stack
      = test_find_widget (GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_CHANGES_PANE)), GTK_TYPE_STACK);
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (stack));

  return GTK_IS_LABEL (shown) && strstr (gtk_label_get_label (GTK_LABEL (shown)), text) != NULL;
}

static gboolean
has_focus (LooseWindow *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (loose_window_get_pane (window, LOOSE_TYPE_CHANGES_PANE)));
}

/* The page is updated after typing and after a commit by another program; a removed part is compared too. */
static void
test_page (void)
{
  g_autofree char *folder = g_dir_make_tmp ("changes-XXXXXX", NULL), *git_path = g_find_program_in_path ("git");
  LooseWindow *window;

  if (git_path == NULL) {
    g_test_skip ("git is not installed");
    return;
  }
  test_write_file (folder, "Tale.inform/Source/story.ni",
                   "\"Tale\"\n\nThe Hall is a room.\n\nThe lamp is in the Hall.\n\n"
                   "Check taking something (this is the one rule): say \"One.\"\n\n"
                   "Check taking a thing (this is the two rule): say \"Two.\"\n\n"
                   "Chapter 1 - More (see \"more.i7\")\n");
  test_write_file (folder, "Tale.materials/Source/more.i7", "Chapter 1 - More\n\nThe rug is in the Hall.\n");
  git (folder, "init -q");
  window = test_open_file (folder, "Tale.inform");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-changes", NULL));
  TEST_EVENTUALLY (page_says (window, "not in the last commit"));
  g_assert_true (has_focus (window)); /* and not the tab of another panel */
  git (folder, "add .");
  git (folder, "commit -q -m First");
  test_edit (window, "The lamp is in the Hall.", "The lamp is in the Hall. [Bright.]");
  TEST_EVENTUALLY (page_says (window, "Nothing has changed"));
  test_edit (window, "Check taking a thing", "Check taking the lamp");
  TEST_EVENTUALLY (page_has (window, "The two rule moved up, above the one rule, by Law III.3.2"));
  TEST_EVENTUALLY (has_focus (window));
  g_assert_true (page_has (window, "± Check taking the lamp (this is the two rule)|was: Check taking a thing"));
  test_edit (window, "Chapter 1 - More (see \"more.i7\")", "The oil is here.");
  TEST_EVENTUALLY (page_has (window, "− The rug is in the Hall"));
  g_assert_true (page_has (window, "+ The oil is here"));
  loose_session_forget_copy (loose_window_get_session (window));
  test_close (window);
}

/* Git may answer after the window was closed. */
static void
test_closed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("changes-XXXXXX", NULL), *git_path = g_find_program_in_path ("git");
  LooseWindow *window;

  if (git_path == NULL) {
    g_test_skip ("git is not installed");
    return;
  }
  test_write_file (folder, "Tale.inform/Source/story.ni", "The Hall is a room.\n");
  git (folder, "init -q");
  git (folder, "add .");
  git (folder, "commit -q -m First");
  window = test_open_file (folder, "Tale.inform");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-changes", NULL));
  TEST_EVENTUALLY (page_says (window, "Nothing has changed"));
  test_write_file (folder, "Tale.inform/Source/story.ni", "The Hall is a dark room.\n");
  git (folder, "commit -q -a -m Second");
  loose_pane_queue_refresh (loose_window_get_pane (window, LOOSE_TYPE_CHANGES_PANE));
  test_frames (GTK_WIDGET (window), 1);
  test_close (window);
  for (guint i = 0; i < 50; i++)
    test_poll ();
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/changes/diff", test_diff);
  g_test_add_func ("/changes/gutter", test_gutter);
  g_test_add_func ("/changes/page", test_page);
  g_test_add_func ("/changes/closed", test_closed);
  return g_test_run ();
}
