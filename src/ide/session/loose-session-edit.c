/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-session-edit.c: applies edits that the engine made, to open pages and to files that are not open, and
 * undoes them. */
#include "config.h"

#include "loose-session-private.h"

#include <glib/gi18n.h>

gboolean
loose_session_write (LooseSession *self, LeafProgram *program, const LeafEdit *edit)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  LoosePage *page = loose_session_find_page (self, program, edit->place.source);
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  guint offset;

  if (program != self->program || !loose_session_is_current (self) || page == NULL)
    return FALSE;
  buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));
  loose_line_index_get_iter (loose_page_get_lines (page), buffer, edit->place.start, &start);
  offset = gtk_text_iter_get_offset (&start) + g_utf8_strlen (edit->text, edit->lead);
  loose_page_write (page, edit->place.source, edit, 1);
  loose_session_set_page (self, page);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, offset);
  gtk_text_buffer_get_iter_at_offset (buffer, &end, offset + g_utf8_strlen (edit->text + edit->lead, edit->length));
  g_signal_emit_by_name (self, "written", &start, &end);
  return TRUE;
}

/* Adds the edits of one source that is not open. */
static gboolean
add_file (LooseSession *self, LooseMultiFileEdit *rewriting, guint32 source, GArray *edits, char **why_not)
{
  g_autofree char *path = loose_session_dup_path (self, self->program, source);

  if (path != NULL)
    return loose_multi_file_edit_add (rewriting, path, self->program, source, (const LeafEdit *) edits->data,
                                      edits->len, why_not);
  if (why_not != NULL)
    *why_not = g_strdup_printf (_ ("“%s” cannot be edited."), leaf_program_source_name (self->program, source));
  return FALSE;
}

/* Adds the edits of all files that are not open. */
static gboolean
add_files (LooseSession *self, const LeafEdit *edits, guint32 n, LooseMultiFileEdit *rewriting, char **why_not)
{
  for (guint32 source = 1; source <= leaf_program_n_sources (self->program); source++) {
    g_autoptr (GArray) there = g_array_new (FALSE, FALSE, sizeof (LeafEdit));

    for (guint32 i = 0; i < n; i++)
      if (edits[i].place.source == source)
        g_array_append_val (there, edits[i]);
    if (there->len > 0 && loose_session_find_page (self, self->program, source) == NULL
        && !add_file (self, rewriting, source, there, why_not))
      return FALSE;
  }
  return TRUE;
}

static gboolean
has_edit (const LeafEdit *edits, guint32 n, guint32 source)
{
  for (guint32 i = 0; i < n; i++)
    if (edits[i].place.source == source)
      return TRUE;
  return FALSE;
}

/* Makes the edits in open pages. Returns the resulting text of each page that has any. */
static GHashTable *
write_pages (LooseSession *self, const LeafEdit *edits, guint32 n)
{
  GHashTable *written = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);

  for (guint i = 0; i < self->pages->len; i++) {
    LoosePage *page = g_ptr_array_index (self->pages, i);
    guint32 source = loose_page_get_source (page, self->program);

    if (source == 0 || !has_edit (edits, n, source))
      continue;
    loose_page_write (page, source, edits, n);
    g_hash_table_insert (written, g_object_ref (page), loose_page_dup_text (page));
  }
  return written;
}

gboolean
loose_session_write_all (LooseSession *self, LeafProgram *program, const LeafEdit *edits, guint32 n, char **why_not)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  g_autoptr (LooseMultiFileEdit) rewriting = loose_multi_file_edit_new ();
  g_autoptr (GHashTable) written = NULL;

  if (program != self->program || !loose_session_is_current (self)) {
    if (why_not != NULL)
      *why_not = g_strdup (_ ("The source has changed since."));
    return FALSE;
  }
  if (!add_files (self, edits, n, rewriting, why_not) || !loose_multi_file_edit_make (rewriting, why_not))
    return FALSE;
  written = write_pages (self, edits, n);
  if (loose_multi_file_edit_get_n (rewriting) == 0)
    return TRUE;
  g_clear_pointer (&self->rewriting, loose_multi_file_edit_free);
  g_clear_pointer (&self->rewritten, g_hash_table_unref);
  self->rewriting = g_steal_pointer (&rewriting);
  self->rewritten = g_steal_pointer (&written);
  loose_session_compile (self);
  g_signal_emit_by_name (self, "files-written", loose_multi_file_edit_get_n (self->rewriting));
  return TRUE;
}

gboolean
loose_session_undo_edit (LooseSession *self, char **why_not)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  g_autoptr (LooseMultiFileEdit) rewriting = g_steal_pointer (&self->rewriting);
  g_autoptr (GHashTable) rewritten = g_steal_pointer (&self->rewritten);
  gboolean all = rewriting == NULL || loose_multi_file_edit_take_back (rewriting, why_not);

  for (guint i = 0; i < self->pages->len; i++) {
    LoosePage *page = g_ptr_array_index (self->pages, i);
    const char *then = rewritten != NULL ? g_hash_table_lookup (rewritten, page) : NULL;
    g_autofree char *now = loose_page_dup_text (page);

    if (g_strcmp0 (then, now) == 0)
      gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_page_get_buffer (page)));
  }
  loose_session_compile (self);
  return all;
}
