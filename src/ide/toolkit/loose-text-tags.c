/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-text-tags.h"

gboolean
loose_text_tags_next (GtkTextTag *tag, GtkTextIter *start, GtkTextIter *end)
{
  if (!gtk_text_iter_has_tag (start, tag) && !gtk_text_iter_forward_to_tag_toggle (start, tag))
    return FALSE;
  *end = *start;
  gtk_text_iter_forward_to_tag_toggle (end, tag);
  return TRUE;
}

void
loose_text_tags_clear (GtkTextBuffer *buffer, GtkTextTag *tag)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_start_iter (buffer, &start);
  for (; loose_text_tags_next (tag, &start, &end); start = end)
    gtk_text_buffer_remove_tag (buffer, tag, &start, &end);
}
