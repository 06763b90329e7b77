/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bytes of a text against lines and characters of a buffer. */
#include "loose-line-index.h"
#include "loose-documents-testing.h"
#include "loose-text-lines.h"

static void
test_find (void)
{
  static const struct {
    const char *text;
    guint32 byte, line, column;
  } cases[] = {
    { "", 0, 0, 0 },
    { "abc", 3, 0, 3 },
    { "a\nb", 2, 1, 0 },
    { "a\r\nb", 3, 1, 0 },
    { "a\rb", 2, 1, 0 },
    { "é\nü!", 5, 1, 1 },
    { "a\xE2\x80\xA9"
      "b",
      4, 1, 0 },
    { "a\n", 99, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LooseLineIndex) lines = loose_line_index_new (cases[i].text, strlen (cases[i].text));
    guint32 column;

    g_assert_cmpuint (loose_line_index_find (lines, cases[i].byte, &column), ==, cases[i].line);
    g_assert_cmpuint (column, ==, cases[i].column);
  }
}

/* As many lines as an index of the same text has. */
static void
test_split (void)
{
  static const struct {
    const char *text, *lines;
  } cases[] = {
    { "", "" }, { "a", "a" }, { "a\n", "a|" }, { "a\r\n\rb\n", "a||b|" }, { "a\xE2\x80\xA9\n", "a||" }, { "\r", "|" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (GStrv) lines = loose_text_lines_split (cases[i].text);
    g_autofree char *joined = g_strjoinv ("|", lines);
    g_autoptr (LooseLineIndex) index = loose_line_index_new (cases[i].text, strlen (cases[i].text));

    g_assert_cmpstr (joined, ==, cases[i].lines);
    g_assert_cmpuint (g_strv_length (lines) - 1, ==, loose_line_index_find (index, G_MAXUINT32, NULL));
  }
}

/* Every character of a text with all kinds of line ends, there and back. */
static void
test_round (void)
{
  const char *text = "Éin\r\nzwei\n\nd\rr\xE2\x80\xA9"
                     "ei — “vier”\nfünf";
  g_autoptr (LooseLineIndex) lines = loose_line_index_new (text, strlen (text));
  g_autoptr (GtkTextBuffer) buffer = gtk_text_buffer_new (NULL);

  gtk_text_buffer_set_text (buffer, text, -1);
  g_assert_cmpuint (loose_line_index_count (lines), ==, gtk_text_buffer_get_line_count (buffer));
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    GtkTextIter iter;

    if (at > text && at[-1] == '\r' && *at == '\n')
      continue; /* the cursor is never inside a line end */
    loose_line_index_get_iter (lines, buffer, at - text, &iter);
    g_assert_cmpuint (gtk_text_iter_get_offset (&iter), ==, g_utf8_pointer_to_offset (text, at));
    g_assert_cmpuint (loose_line_index_get_byte (lines, &iter), ==, at - text);
  }
}

/* A buffer that has changed gives a valid place, without warnings. */
static void
test_stale (void)
{
  const char *text = "one\ntwo and more\nthree";
  g_autoptr (LooseLineIndex) lines = loose_line_index_new (text, strlen (text));
  g_autoptr (GtkTextBuffer) buffer = gtk_text_buffer_new (NULL);
  GtkTextIter iter;

  gtk_text_buffer_set_text (buffer, "éé", -1);
  for (guint32 byte = 0; byte <= strlen (text); byte++) {
    loose_line_index_get_iter (lines, buffer, byte, &iter);
    g_assert_cmpint (gtk_text_iter_get_offset (&iter), <=, 2);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ide/lines/find", test_find);
  g_test_add_func ("/ide/lines/split", test_split);
  g_test_add_func ("/ide/lines/round", test_round);
  g_test_add_func ("/ide/lines/stale", test_stale);
  return g_test_run ();
}
