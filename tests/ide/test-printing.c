/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing the source to a file. */
#include "helper.h"
#include "loose-window-testing.h"

#include "loose-manual-print.h"
#include "loose-print.h"

#define N_RULES 120

/* A source of some pages, with a line that is longer than a page is wide. */
static char *
make_story (void)
{
  GString *out
      = g_string_new ("\"A Paper Tour\" by Nobody\n\nPart 1 - The Hall\n\nThe Hall is a room. [A comment.] \"");

  for (guint i = 0; i < 60; i++)
    g_string_append (out, "It goes on and on. ");
  g_string_append (out, "\"\n\nThe ball is in the Hall. The note is a number that varies.\n\nPart 2 - The Rules\n\n");
  for (guint i = 0; i < N_RULES; i++)
    g_string_append_printf (
        out, "Instead of taking the ball when the note is %u:\n\tsay \"Number [the note] is not %u.\"\n\n", i, i);
  return g_string_free (out, FALSE);
}

static int
print (LooseWindow *window, const char *title, const char *path)
{
  LooseSession *session = loose_window_get_session (window);
  GtkSourceView *view = GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window)));
  g_autoptr (GtkPrintOperation) operation = loose_print_new (session, view, title);
  g_autoptr (GError) error = NULL;
  int n_pages;

  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (window), &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages", &n_pages, NULL);
  return n_pages;
}

static void
test_pages (void)
{
  g_autofree char *story = make_story (), *contents = NULL;
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL),
                  *path = g_build_filename (folder, "paper.pdf", NULL);
  LooseWindow *window = test_window (story);
  int n_pages = print (window, "A Paper Tour", path);
  gsize length;

  g_test_message ("%d pages in %s", n_pages, path);
  g_assert_cmpint (n_pages, >, 3);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF"));
  /* Folded text is printed too, and a title is not parsed as a format. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.fold-headings", NULL);
  test_settle (window);
  g_assert_cmpint (print (window, "100% %N %Q", path), ==, n_pages);
  test_close (window);
}

/* An empty text is one page; text that is not understood, or not compiled yet, is printed plain. */
static void
test_odd (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL),
                  *path = g_build_filename (folder, "paper.pdf", NULL);
  LooseWindow *window = test_window ("");
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));

  g_assert_cmpint (print (window, "", path), ==, 1);
  gtk_text_buffer_set_text (buffer, "Blorb the gnarf \"", -1);
  g_assert_cmpint (print (window, "Odd", path), ==, 1);
  test_settle (window);
  g_assert_cmpint (print (window, "Odd", path), ==, 1);
  test_close (window);
}

/* A page of the manual with every sort of block; a longer page needs more sheets. */
static void
test_manual (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looseleaf-XXXXXX", NULL);
  static const char *const names[] = { "36-glossary", "34-fifty-recipes" };
  g_autoptr (LeafManual) manual = leaf_manual_new_bundled ();
  LooseWindow *window = test_window ("");
  int before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strdup_printf ("%s/%s.pdf", folder, names[i]), *contents = NULL;
    g_autoptr (GtkPrintOperation) operation = loose_manual_print_new (leaf_manual_find_page (manual, names[i]));
    int n_pages;

    gtk_print_operation_set_export_filename (operation, path);
    g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (window), NULL),
                     ==, GTK_PRINT_OPERATION_RESULT_APPLY);
    g_object_get (operation, "n-pages", &n_pages, NULL);
    g_test_message ("%d sheets in %s", n_pages, path);
    g_assert_cmpint (n_pages, >, before + 1);
    before = n_pages;
    g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
    g_assert_true (g_str_has_prefix (contents, "%PDF"));
  }
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/printing/pages", test_pages);
  g_test_add_func ("/ide/printing/odd", test_odd);
  g_test_add_func ("/ide/printing/manual", test_manual);
  return g_test_run ();
}
