/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-joint.h"

#include "loose-looks.h"
#include "loose-tags.h"

#include <string.h>

typedef struct {
  GtkTextView *view;     /* borrowed */
  LooseSession *session; /* borrowed */
  GtkTextTag *tag;       /* the buffer's */
} Joints;

static guint32
line_end (const char *text, guint32 start)
{
  return start + (guint32) strcspn (text + start, "\n");
}

/* Of a heading's line that begins there: whether it names that part, and where. */
static gboolean
names_part (const char *text, guint32 start, const char *part, LeafPlace *name)
{
  g_autofree char *line = g_strndup (text + start, line_end (text, start) - start), *quoted = g_strdup_printf ("\"%s\"", part);
  const char *at = g_strrstr (line, quoted);

  if (at == NULL)
    return FALSE;
  name->start = start + (guint32) (at - line);
  name->end = name->start + (guint32) strlen (quoted);
  return TRUE;
}

static gboolean
find_joint (LeafProgram *program, guint32 source, LeafPlace *heading, LeafPlace *name)
{
  const char *part = leaf_program_source_part (program, source);
  guint32 n = 0;
  g_autofree LeafOutlineEntry *outline = part != NULL ? leaf_program_outline (program, FALSE, &n) : NULL;

  for (guint32 i = 0; i < n; i++) {
    LeafPlace place = outline[i].place;
    const char *text = place.source != 0 && place.source != source ? leaf_program_source_text (program, place.source) : NULL;

    name->source = place.source;
    if (text == NULL || !names_part (text, place.start, part, name))
      continue;
    *heading = (LeafPlace) { place.source, place.start, line_end (text, place.start) };
    return TRUE;
  }
  return FALSE;
}

gboolean
loose_joint_find_heading (LeafProgram *program, guint32 source, LeafPlace *heading)
{
  LeafPlace name;

  return program != NULL && source != 0 && find_joint (program, source, heading, &name);
}

char *
loose_joint_dup_name (LeafProgram *program, LeafPlace heading, char **words)
{
  const char *text = leaf_program_source_text (program, heading.source);
  g_autofree char *line = text != NULL ? g_strndup (text + heading.start, line_end (text, heading.start) - heading.start) : NULL;
  char *bracket = line != NULL ? g_strrstr (line, "(see \"") : NULL, *name, *end;

  if (bracket == NULL)
    return NULL;
  name = bracket + strlen ("(see \"");
  end = strchr (name, '"');
  *bracket = '\0';
  *words = g_strdup (g_strstrip (line));
  return end != NULL ? g_strndup (name, (gsize) (end - name)) : NULL;
}

guint32
loose_joint_find_part (LeafProgram *program, guint32 source, guint32 byte, gboolean wide)
{
  for (guint32 i = 1; program != NULL && i <= leaf_program_n_sources (program); i++) {
    LeafPlace heading, name;

    if (!find_joint (program, i, &heading, &name) || name.source != source)
      continue;
    if (wide ? heading.start <= byte && byte <= heading.end : name.start <= byte && byte <= name.end)
      return i;
  }
  return 0;
}

static void
program_cb (Joints *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->view);
  LoosePage *page = loose_page_of_buffer (buffer); /* NULL: it was closed, and its view is about to go */
  LeafProgram *program = loose_session_get_program (self->session);
  LooseLines *lines = page != NULL ? loose_page_get_lines (page) : NULL;
  guint32 own = page != NULL ? loose_page_get_source (page, program) : 0;

  loose_tags_clear (buffer, self->tag);
  for (guint32 i = 1; own != 0 && lines != NULL && i <= leaf_program_n_sources (program); i++) {
    LeafPlace heading, name;
    GtkTextIter start, end;

    if (!find_joint (program, i, &heading, &name) || name.source != own)
      continue;
    loose_lines_get_iter (lines, buffer, name.start, &start);
    loose_lines_get_iter (lines, buffer, name.end, &end);
    gtk_text_buffer_apply_tag (buffer, self->tag, &start, &end);
  }
}

static void
joints_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
loose_joint_install (GtkTextView *view, LooseSession *session)
{
  Joints *self = g_new0 (Joints, 1);
  GClosure *closure = g_cclosure_new_swap (G_CALLBACK (program_cb), self, joints_free);

  self->view = view;
  self->session = session;
  self->tag = gtk_text_buffer_create_tag (gtk_text_view_get_buffer (view), "joint", "underline", PANGO_UNDERLINE_SINGLE, NULL);
  g_object_watch_closure (G_OBJECT (view), closure);
  g_signal_connect_closure (session, "notify::program", closure, FALSE);
  program_cb (self);
}
