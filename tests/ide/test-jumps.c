/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Jumps to a place: wherever the place is, and even in a view that was just opened, its line is scrolled to the middle
 * and visible from its first letter. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-navigation-testing.h"

#include <glib/gstdio.h>

#define N_PARAGRAPHS 600

static char *folder;

/* Lines that need several rows, so that a view that has not measured them is wrong about all places below them. */
static void
add_paragraphs (GString *text, const char *name)
{
  for (guint i = 0; i < N_PARAGRAPHS; i++)
    g_string_append_printf (
        text,
        "[%s %u: this is a remark that goes on for so long that no window, however wide, shows it without a second row, and "
        "a third one where the window is as narrow as this one is, with its panels open on all sides of what is read.]\n\n",
        name, i);
}

static LooseWindow *
open_long_tale (void)
{
  g_autoptr (GString) story = g_string_new ("\"Tale\" by Ann\n\nThe Hall is a room.\n\nInclude Lamps by Ann.\n\n");
  g_autoptr (GString) woods = g_string_new ("Chapter 2 - Woods\n\n");
  g_autoptr (GString) lamps = g_string_new ("Lamps by Ann begins here.\n\n");

  add_paragraphs (story, "Hall");
  g_string_append (story, "Instead of sleeping: say \"La.\".\n\n");
  add_paragraphs (story, "Cellar");
  g_string_append (story, "Chapter 2 - Woods (see \"woods.i7\")\n\nChapter 3\n\nThe bat is an animal in the Glade.\n");
  add_paragraphs (woods, "Glade");
  g_string_append (woods, "The Glade is north of the Hall.\n\nInstead of jumping in the Glade: say \"Up.\".\n\n");
  add_paragraphs (woods, "Path");
  add_paragraphs (lamps, "Lamp");
  g_string_append (lamps, "Instead of waving hands: say \"Light.\".\n\n");
  add_paragraphs (lamps, "Oil");
  g_string_append (lamps, "Lamps ends here.\n");
  test_write_file (folder, "Tale.inform/Source/story.ni", story->str);
  test_write_file (folder, "Tale.materials/Source/woods.i7", woods->str);
  test_write_file (folder, "Tale.materials/Extensions/Ann/Lamps.i7x", lamps->str);
  test_forget_places ();
  return test_open_file (folder, "Tale.inform");
}

static GtkTextView *
find_mapped_source (GtkWidget *widget)
{
  if (GTK_SOURCE_IS_VIEW (widget) && gtk_widget_get_mapped (widget))
    return GTK_TEXT_VIEW (widget);
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    GtkTextView *found = find_mapped_source (each);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static gboolean
has_line (GtkTextView *view, const char *words)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_iter_at_mark (buffer, &start, gtk_text_buffer_get_insert (buffer));
  gtk_text_iter_set_line_offset (&start, 0);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  text = gtk_text_iter_get_slice (&start, &end);
  return strstr (text, words) != NULL;
}

/* The cursor's row is at the middle, within half of its height, and nothing is cut off at the left. */
static gboolean
is_in_the_middle (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GdkRectangle seen, row;
  GtkTextIter iter;

  gtk_text_buffer_get_selection_bounds (buffer, &iter, NULL);
  gtk_text_view_get_iter_location (view, &iter, &row);
  gtk_text_view_get_visible_rect (view, &seen);
  return ABS (row.y + row.height / 2 - (seen.y + seen.height / 2)) <= row.height
         && gtk_adjustment_get_value (gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view))) == 0;
}

static gboolean
shows (LooseWindow *window, const char *words)
{
  GtkTextView *view = find_mapped_source (GTK_WIDGET (loose_window_get_source (window)));

  return view != NULL && has_line (view, words) && is_in_the_middle (view);
}

/* The place stays in the middle while the lines are measured in the background and strips appear and disappear. */
static void
assert_shown (LooseWindow *window, const char *words)
{
  enum { LOOKS = 25 };
  guint n = 0;

  g_test_message ("%s", words);
  test_settle (window);
  TEST_EVENTUALLY ((n = shows (window, words) ? n + 1 : 0) >= LOOKS);
}

static void
show_rule (LooseWindow *window, const char *name)
{
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program = loose_session_get_program (session);
  guint32 rule = leaf_program_find_rule (program, name);

  g_assert_cmpuint (rule, !=, 0);
  loose_session_show_rule (session, program, rule, FALSE);
}

static void
test_rules (void)
{
  LooseWindow *window = open_long_tale ();

  test_assert_no_problems (window);
  show_rule (window, "Instead of sleeping");
  assert_shown (window, "Instead of sleeping");
  show_rule (window, "Instead of jumping in the Glade"); /* a part, which is opened for it */
  assert_shown (window, "Instead of jumping");
  show_rule (window, "Instead of waving hands"); /* an extension */
  assert_shown (window, "Instead of waving hands");
  show_rule (window, "can't drop yourself rule"); /* the library */
  assert_shown (window, "drop yourself");
  show_rule (window, "can't wear what's not clothing rule");
  assert_shown (window, "clothing");
  test_close (window);
}

/* The first jump of a window, while its source view is being laid out. */
static void
test_first (void)
{
  static const char *const rules[][2] = { { "can't drop yourself rule", "drop yourself" },
                                          { "Instead of waving hands", "waving hands" },
                                          { "Instead of jumping in the Glade", "jumping" } };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++) {
    LooseWindow *window = open_long_tale ();

    show_rule (window, rules[i][0]);
    gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems",
                                NULL); /* the panel below takes half of the height meanwhile */
    assert_shown (window, rules[i][1]);
    test_close (window);
  }
}

static void
test_found (void)
{
  LooseWindow *window = open_long_tale ();
  LooseSearchResultsPane *found = loose_window_get_found (window);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.find-everywhere", NULL));
  loose_search_results_pane_look_for (found, "Path 300", 0);
  g_assert_cmpuint (g_list_model_get_n_items (loose_search_results_pane_get_model (found)), ==, 1);
  g_signal_emit_by_name (test_find_widget (GTK_WIDGET (found), GTK_TYPE_LIST_VIEW), "activate", 0);
  assert_shown (window, "Path 300");
  loose_search_results_pane_look_for (found, "Oil 400", 0);
  g_signal_emit_by_name (test_find_widget (GTK_WIDGET (found), GTK_TYPE_LIST_VIEW), "activate", 0);
  assert_shown (window, "Oil 400");
  test_close (window);
}

static void
test_find (void)
{
  LooseWindow *window = open_long_tale ();
  GtkWidget *source = GTK_WIDGET (loose_window_get_source (window)), *entry;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.find", NULL));
  entry = test_find_widget (source, GTK_TYPE_ENTRY);
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Cellar 300");
  assert_shown (window, "Cellar 300");
  test_close (window);
}

int
main (int argc, char **argv)
{
  int status;

  test_start (&argc, &argv);
  folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  g_test_add_func ("/ide/jumps/rules", test_rules);
  g_test_add_func ("/ide/jumps/first", test_first);
  g_test_add_func ("/ide/jumps/found", test_found);
  g_test_add_func ("/ide/jumps/find", test_find);
  status = g_test_run ();
  g_free (folder);
  return status;
}
