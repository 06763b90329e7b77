/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-edit-commands.h"

#include <string.h>

/* --- comments ----------------------------------------------------------------------------------------------------- */

/* Moves the ends of the range inside its leading and trailing white space. */
static void
trim (GtkTextIter *start, GtkTextIter *end)
{
  GtkTextIter before;

  while (gtk_text_iter_compare (start, end) < 0 && g_unichar_isspace (gtk_text_iter_get_char (start)))
    gtk_text_iter_forward_char (start);
  for (before = *end; gtk_text_iter_compare (start, end) < 0; *end = before)
    if (!gtk_text_iter_backward_char (&before) || !g_unichar_isspace (gtk_text_iter_get_char (&before)))
      break;
}

static void
get_range (GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end)
{
  if (!gtk_text_buffer_get_selection_bounds (buffer, start, end)) {
    gtk_text_iter_set_line_offset (start, 0);
    if (!gtk_text_iter_ends_line (end))
      gtk_text_iter_forward_to_line_end (end);
  }
  trim (start, end);
}

/* Returns TRUE if the text is one comment "[...]", whose first bracket is closed by the last one and not before. */
static gboolean
is_comment (const char *text)
{
  guint depth = 0;

  if (text[0] != '[')
    return FALSE;
  for (; *text != '\0'; text++) {
    depth += *text == '[';
    if (*text == ']' && --depth == 0)
      return text[1] == '\0';
  }
  return FALSE;
}

void
loose_edit_commands_toggle_comment (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL, *other = NULL;
  gsize length;
  int offset;

  get_range (buffer, &start, &end);
  text = gtk_text_iter_get_slice (&start, &end);
  length = strlen (text);
  if (length == 0)
    return;
  other = is_comment (text) ? g_strndup (text + 1, length - 2) : g_strdup_printf ("[%s]", text);
  offset = gtk_text_iter_get_offset (&start);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, other, -1);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_buffer_get_iter_at_offset (buffer, &end, offset);
  gtk_text_buffer_select_range (buffer, &start, &end);
}

/* --- words -------------------------------------------------------------------------------------------------------- */

guint
loose_edit_commands_count_words (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  guint words = 0, depth = 0;
  gboolean in_text = FALSE, in_word = FALSE;

  if (!gtk_text_buffer_get_selection_bounds (buffer, &start, &end))
    gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_iter_get_slice (&start, &end);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar c = g_utf8_get_char (at);
    gboolean counts;

    if (c == '"' && depth == 0)
      in_text = !in_text;
    else if (c == '[' && !in_text)
      depth++;
    else if (c == ']' && !in_text && depth > 0)
      depth--;
    counts = depth == 0 && (g_unichar_isalnum (c) || (in_word && (c == '\'' || c == 0x2019 || c == '-')));
    words += counts && !in_word;
    in_word = counts;
  }
  return words;
}
