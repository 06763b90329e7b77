/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A refused edit does not happen at all, so that undo and redo only lead through texts that existed. Inserting
 * spaces into pasted text was rejected: it would silently change another person's text. */
#include "config.h"

#include "loose-long-word-filter.h"

/* The length of a word with one more character. */
static gsize
lengthen (gsize length, gunichar c)
{
  return g_unichar_isspace (c) ? 0 : length + 1;
}

guint
loose_long_word_find (const char *text, gsize length)
{
  guint line = 1;
  gsize run = 0;

  for (const char *at = text; at < text + length; at = g_utf8_next_char (at)) {
    run = lengthen (run, g_utf8_get_char (at));
    if (run > LOOSE_LONGEST_WORD)
      return line;
    line += *at == '\n';
  }
  return 0;
}

static gboolean
is_in_word (const GtkTextIter *iter)
{
  return !g_unichar_isspace (gtk_text_iter_get_char (iter));
}

/* The number of characters of the word that ends here, counted up to the limit. */
static guint
length_before (const GtkTextIter *place)
{
  GtkTextIter iter = *place;
  guint n = 0;

  while (n <= LOOSE_LONGEST_WORD && gtk_text_iter_backward_char (&iter) && is_in_word (&iter))
    n++;
  return n;
}

static guint
length_after (const GtkTextIter *place)
{
  guint n = 0;

  for (GtkTextIter iter = *place; n <= LOOSE_LONGEST_WORD && !gtk_text_iter_is_end (&iter) && is_in_word (&iter);
       gtk_text_iter_forward_char (&iter))
    n++;
  return n;
}

/* The usual case: the line has fewer bytes than the limit. */
static gboolean
is_short (const GtkTextIter *start, const GtkTextIter *end, gsize more)
{
  return (gsize) gtk_text_iter_get_bytes_in_line (start) + (gsize) gtk_text_iter_get_bytes_in_line (end) + more
         <= LOOSE_LONGEST_WORD;
}

/* Returns TRUE if a word would be too long with this text between `start` and `end`. */
static gboolean
makes_endless (const GtkTextIter *start, const GtkTextIter *end, const char *text, gsize length)
{
  gsize run;

  if (is_short (start, end, length))
    return FALSE;
  run = length_before (start);
  for (const char *at = text; at < text + length; at = g_utf8_next_char (at)) {
    run = lengthen (run, g_utf8_get_char (at));
    if (run > LOOSE_LONGEST_WORD)
      return TRUE;
  }
  return run + length_after (end) > LOOSE_LONGEST_WORD;
}

static void
refuse (GtkTextBuffer *buffer, const char *signal, GObject *owner)
{
  g_signal_stop_emission_by_name (buffer, signal);
  g_signal_emit_by_name (owner, "refused");
}

static void
insert_cb (GObject *owner, const GtkTextIter *place, const char *text, int length, GtkTextBuffer *buffer)
{
  if (makes_endless (place, place, text, (gsize) length))
    refuse (buffer, "insert-text", owner);
}

static void
delete_cb (GObject *owner, const GtkTextIter *start, const GtkTextIter *end, GtkTextBuffer *buffer)
{
  if (makes_endless (start, end, "", 0))
    refuse (buffer, "delete-range", owner);
}

void
loose_long_word_filter_add (GtkTextBuffer *buffer, GObject *owner)
{
  g_signal_connect_object (buffer, "insert-text", G_CALLBACK (insert_cb), owner, G_CONNECT_SWAPPED);
  g_signal_connect_object (buffer, "delete-range", G_CALLBACK (delete_cb), owner, G_CONNECT_SWAPPED);
}
