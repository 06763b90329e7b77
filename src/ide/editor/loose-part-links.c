/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-part-links.h"

#include "loose-style-schemes.h"
#include "loose-text-tags.h"

typedef struct {
  GtkTextView *view;     /* borrowed */
  LooseSession *session; /* borrowed */
  GtkTextTag *tag;       /* the buffer's */
} PartLinks;

guint32
loose_part_links_find_part (LeafProgram *program, guint32 source, guint32 byte, gboolean wide)
{
  for (guint32 i = 1; program != NULL && i <= leaf_program_n_sources (program); i++) {
    g_auto (LeafPartLink) link = { 0 };
    const LeafPlace *at = wide ? &link.heading : &link.name;

    if (leaf_program_part_link_to (program, i, &link) && at->source == source && at->start <= byte && byte <= at->end)
      return i;
  }
  return 0;
}

static void
program_cb (PartLinks *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  LoosePage *page = loose_page_of_buffer (buffer); /* NULL: it was closed, and its view will be destroyed */
  LeafProgram *program = loose_session_get_program (self->session);
  LooseLineIndex *lines = page != NULL ? loose_page_get_lines (page) : NULL;
  guint32 own = page != NULL ? loose_page_get_source (page, program) : 0;

  loose_text_tags_clear (buffer, self->tag);
  for (guint32 i = 1; own != 0 && lines != NULL && i <= leaf_program_n_sources (program); i++) {
    g_auto (LeafPartLink) link = { 0 };
    GtkTextIter start, end;

    if (!leaf_program_part_link_to (program, i, &link) || link.name.source != own)
      continue;
    loose_line_index_get_iter (lines, buffer, link.name.start, &start);
    loose_line_index_get_iter (lines, buffer, link.name.end, &end);
    gtk_text_buffer_apply_tag (buffer, self->tag, &start, &end);
  }
}

static void
part_links_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
loose_part_links_install (GtkTextView *view, LooseSession *session)
{
  PartLinks *self = g_new0 (PartLinks, 1);
  GClosure *closure = g_cclosure_new_swap (G_CALLBACK (program_cb), self, part_links_free);

  self->view = view;
  self->session = session;
  self->tag = gtk_text_buffer_create_tag (gtk_text_view_get_buffer (view), "part-link", "underline",
                                          PANGO_UNDERLINE_SINGLE, NULL);
  g_object_watch_closure (G_OBJECT (view), closure);
  g_signal_connect_closure (session, "notify::program", closure, FALSE);
  program_cb (self);
}
