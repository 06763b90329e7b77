/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing: Return, comments, moving lines, renaming, counting words. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-editor-testing.h"

#include "loose-edit-commands.h"
#include "loose-toolkit-testing.h"
#include "loose-indenter.h"
#include "loose-table-layout.h"

static GtkTextBuffer *
buffer_of (LooseWindow *window)
{
  return GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
}

static char *
dup_text (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
}

/* "|" marks the cursor, "{" and "}" the ends of a selection. */
static GtkTextBuffer *
buffer_with (const char *marked)
{
  GtkTextBuffer *buffer = gtk_text_buffer_new (NULL);
  g_autofree char *plain = g_strdup (marked);
  const char *first = strpbrk (marked, "|{"), *second = strchr (marked, '}');
  GtkTextIter start, end;
  char *to = plain;

  for (const char *from = marked; *from != '\0'; from++)
    if (strchr ("|{}", *from) == NULL)
      *to++ = *from;
  *to = '\0';
  gtk_text_buffer_set_text (buffer, plain, -1);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, (int) (first - marked));
  end = start;
  if (second != NULL)
    gtk_text_buffer_get_iter_at_offset (buffer, &end, (int) (second - marked) - 1);
  gtk_text_buffer_select_range (buffer, &start, &end);
  return buffer;
}

/* Does what the view does for Return: breaks the line, and calls the indenter. */
static void
test_return (void)
{
  static const struct {
    const char *before, *after;
  } cases[] = {
    { "Instead of jumping:|", "Instead of jumping:\n\t" },
    { "\tif the box is open:|", "\tif the box is open:\n\t\t" },
    { "\tsay \"No.\";|", "\tsay \"No.\";\n\t" },
    { "\tsay \"Look here:\"|", "\tsay \"Look here:\"\n\t" },
    { "Instead of jumping: [what a colon:]|", "Instead of jumping: [what a colon:]\n\t" },
    { "The Hall is a room. [it is here:]|", "The Hall is a room. [it is here:]\n" },
    { "The Hall is a room.|", "The Hall is a room.\n" },
    { "Every turn:\n\t|", "Every turn:\n\n" },
    { "|", "\n" },
  };
  g_autoptr (GtkSourceIndenter) indenter = loose_indenter_new ();
  GtkWidget *view = g_object_ref_sink (gtk_source_view_new ());

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GtkTextBuffer) buffer = buffer_with (cases[i].before);
    g_autofree char *text = NULL;
    GtkTextIter cursor;

    gtk_text_buffer_insert_at_cursor (buffer, "\n", 1);
    gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
    gtk_source_indenter_indent (indenter, GTK_SOURCE_VIEW (view), &cursor);
    text = dup_text (buffer);
    g_assert_cmpstr (text, ==, cases[i].after);
  }
  g_object_unref (view);
}

static void
test_comments (void)
{
  static const struct {
    const char *before, *after;
  } cases[] = {
    { "\tsay| \"No.\";\n", "\t[say \"No.\";]\n" },
    { "\t[say| \"No.\";]\n", "\tsay \"No.\";\n" },
    { "The {big} hall", "The [big] hall" },
    { "The { big }hall", "The  [big] hall" },
    { "[a] and| [b]", "[[a] and [b]]" },
    { "[[a] and| [b]]", "[a] and [b]" },
    { "\n|\n", "\n\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GtkTextBuffer) buffer = buffer_with (cases[i].before);
    g_autofree char *text = NULL;

    loose_edit_commands_toggle_comment (buffer);
    text = dup_text (buffer);
    g_assert_cmpstr (text, ==, cases[i].after);
  }
}

static void
test_words (void)
{
  static const struct {
    const char *text;
    guint n;
  } cases[] = {
    { "|", 0 },
    { "|The Hall is a room.", 5 },
    { "|The Hall [not the yard] is a room.", 5 },
    { "|say \"It's well-kept[if 1 is 1], too\".", 8 },
    { "The {Hall is} a room.", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GtkTextBuffer) buffer = buffer_with (cases[i].text);

    g_assert_cmpuint (loose_edit_commands_count_words (buffer), ==, cases[i].n);
  }
}

/* The width of each column but the last; missing cells do not count. */
static void
test_measure (void)
{
  g_autoptr (GArray) widths
      = loose_table_layout_measure ("Table of Gleams\ngleam\ttalk\tn\n\"low\"\t\"It flickers.\"\t1\n\"é\"\n");

  g_assert_cmpuint (widths->len, ==, 2);
  g_assert_cmpuint (g_array_index (widths, guint, 0), ==, 5);
  g_assert_cmpuint (g_array_index (widths, guint, 1), ==, 14);
}

static int
x_of (LooseWindow *window, const char *words)
{
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  GtkTextIter start, found;
  GdkRectangle place;

  gtk_text_buffer_get_start_iter (buffer_of (window), &start);
  g_assert_true (gtk_text_iter_forward_search (&start, words, GTK_TEXT_SEARCH_TEXT_ONLY, &found, NULL, NULL));
  gtk_text_view_get_iter_location (view, &found, &place);
  return place.x;
}

/* Columns are aligned, however long the cells before them are, and still are after one has grown. */
static void
test_tables (void)
{
  LooseWindow *window = test_window (
      "The Hall is a room.\n\nTable of Gleams\ngleam\ttalk\n\"a very long cell\"\t\"one\"\n\"b\"\t\"two\"\n\nThe lamp is here.\n");

  g_assert_cmpint (x_of (window, "talk"), ==, x_of (window, "\"one\""));
  g_assert_cmpint (x_of (window, "\"two\""), ==, x_of (window, "\"one\""));
  test_edit (window, "a very long", "a very, very long");
  TEST_EVENTUALLY (x_of (window, "talk") == x_of (window, "\"one\""));
  test_edit (window, "Table of Gleams\n", "Gleams\n");
  test_close (window);
}

/* Renaming changes all places, and is undone in one step. */
static void
test_rename (void)
{
  LooseWindow *window = test_window (
      "The Hall is a room. The lamp is in the Hall.\n\nInstead of taking the lamp: say \"[The lamp] stays.\"\n");
  g_autofree char *text = NULL, *back = NULL;
  AdwMessageDialog *dialog;

  test_point (window, "lamp is");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename", NULL);
  TEST_EVENTUALLY ((dialog = test_open_dialog ()) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)), "lantern");
  adw_message_dialog_response (dialog, "name");
  test_settle (window);
  text = dup_text (buffer_of (window));
  g_assert_cmpstr (
      text, ==,
      "The Hall is a room. The lantern is in the Hall.\n\nInstead of taking the lantern: say \"[The lantern] stays.\"\n");
  gtk_text_buffer_undo (buffer_of (window));
  back = dup_text (buffer_of (window));
  test_assert_contains (back, "[The lamp] stays");
  test_settle (window);
  test_close (window);
}

/* A name that cannot be used is asked for again, and is not lost; without a name at the cursor, a message says why. */
static void
test_rename_refused (void)
{
  LooseWindow *window = test_window ("The Hall is a room. The lamp is in the Hall.\n");
  AdwMessageDialog *dialog, *again;
  LooseToast *toast = LOOSE_TOAST (test_find_widget (GTK_WIDGET (window), LOOSE_TYPE_TOAST));

  test_point (window, "lamp is");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename", NULL);
  TEST_EVENTUALLY ((dialog = test_open_dialog ()) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)), "Hall. Hm");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (dialog), "Rename"), "clicked");
  TEST_EVENTUALLY ((again = test_open_dialog ()) != NULL && again != dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (again), ==, "Could Not Rename");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (again))), ==, "Hall. Hm");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (again), "Cancel"), "clicked");
  TEST_EVENTUALLY (test_open_dialog () == NULL);
  gtk_text_buffer_insert_at_cursor (buffer_of (window), "old ", -1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename", NULL);
  g_assert_cmpstr (loose_toast_get_text (toast), ==, "The story is being compiled. Try again in a moment.");
  g_assert_null (test_open_dialog ());
  test_settle (window);
  test_close (window);
}

static void
test_move_lines (void)
{
  LooseWindow *window = test_window ("The Hall is a room.\nThe Attic is a room.\n");
  g_autofree char *text = NULL;

  test_point (window, "The Attic");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.move-up", NULL);
  text = dup_text (buffer_of (window));
  g_assert_cmpstr (text, ==, "The Attic is a room.\nThe Hall is a room.\n");
  test_settle (window);
  test_close (window);
}

/* An insertion that would make a word too long for the toolkit is refused, and so is a deletion that would join two
 * halves of one. Undo reverts exactly what was done. */
static void
test_endless_words (void)
{
  LooseWindow *window = test_window ("The Pier is a room.");
  GtkTextBuffer *buffer = buffer_of (window);
  g_autofree char *much = g_strnfill (1000000, 'x'), *half = g_strnfill (20000, 'x'), *before = NULL, *after = NULL;
  GString *marks = g_string_new ("o");
  GtkTextIter end, start;

  for (guint i = 0; i < 100000; i++)
    g_string_append (marks, "\314\202");
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, much, -1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, marks->str, -1);
  before = dup_text (buffer);
  g_assert_cmpstr (before, ==, "The Pier is a room.");
  g_assert_false (gtk_text_buffer_get_modified (buffer));

  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, "\n\n[", -1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, half, -1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, " ", -1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_insert (buffer, &end, half, -1); /* each half may stand */
  g_clear_pointer (&before, g_free);
  before = dup_text (buffer);
  g_assert_cmpuint (strlen (before), ==, strlen ("The Pier is a room.\n\n[ ") + 40000);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, 22 + 20000);
  end = start;
  gtk_text_iter_forward_char (&end);
  gtk_text_buffer_delete (buffer, &start, &end);
  after = dup_text (buffer);
  g_assert_cmpstr (after, ==, before);
  gtk_text_buffer_undo (buffer);
  g_clear_pointer (&after, g_free);
  after = dup_text (buffer);
  g_assert_cmpuint (strlen (after), <, strlen (before));
  gtk_text_buffer_redo (buffer);
  g_clear_pointer (&after, g_free);
  after = dup_text (buffer);
  g_assert_cmpstr (after, ==, before);
  g_string_free (marks, TRUE);
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/editing/return", test_return);
  g_test_add_func ("/ide/editing/comments", test_comments);
  g_test_add_func ("/ide/editing/words", test_words);
  g_test_add_func ("/ide/editing/measure", test_measure);
  g_test_add_func ("/ide/editing/tables", test_tables);
  g_test_add_func ("/ide/editing/rename", test_rename);
  g_test_add_func ("/ide/editing/rename-refused", test_rename_refused);
  g_test_add_func ("/ide/editing/move-lines", test_move_lines);
  g_test_add_func ("/ide/editing/endless-words", test_endless_words);
  return g_test_run ();
}
