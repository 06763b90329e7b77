/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-indenter.h"

#include <string.h>

struct _LooseIndenter {
  GObject parent_instance;
};

static gboolean
is_trigger (GtkSourceIndenter *indenter, GtkSourceView *view, const GtkTextIter *location, GdkModifierType state,
            guint key)
{
  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;
}

/* Returns TRUE if the whole line `text` opens a block. A final colon within a text or a comment does not. */
static gboolean
opens_block (const char *text)
{
  guint depth = 0;
  gboolean in_text = FALSE;
  char last = '\0';

  for (; *text != '\0'; text++) {
    if (*text == '"' && depth == 0)
      in_text = !in_text;
    else if (*text == '[' && !in_text)
      depth++;
    else if (*text == ']' && !in_text && depth > 0) {
      depth--;
      continue;
    }
    if (!g_ascii_isspace (*text) && depth == 0)
      last = in_text ? '"' : *text;
  }
  return last == ':';
}

static void
empty_line (GtkTextIter *line, GtkTextIter *cursor)
{
  GtkTextBuffer *buffer = gtk_text_iter_get_buffer (line);
  GtkTextIter end = *line;
  int at = gtk_text_iter_get_line (cursor);

  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  gtk_text_buffer_delete (buffer, line, &end);
  gtk_text_buffer_get_iter_at_line (buffer, cursor, at);
}

/* `cursor` is at the start of the new line. */
static void
indent (GtkSourceIndenter *indenter, GtkSourceView *view, GtkTextIter *cursor)
{
  GtkTextIter line = *cursor, end;
  g_autofree char *text = NULL;
  gsize n;

  if (!gtk_text_iter_backward_line (&line))
    return;
  end = line;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  text = gtk_text_iter_get_slice (&line, &end);
  n = strspn (text, "\t");
  if (text[n] == '\0') {
    if (n > 0)
      empty_line (&line, cursor);
    return;
  }
  if (opens_block (text))
    n++;
  if (n > 0) {
    g_autofree char *tabs = g_strnfill (n, '\t');

    gtk_text_buffer_insert (gtk_text_iter_get_buffer (cursor), cursor, tabs, -1);
  }
}

static void
indenter_init (GtkSourceIndenterInterface *interface)
{
  interface->is_trigger = is_trigger;
  interface->indent = indent;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseIndenter, loose_indenter, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GTK_SOURCE_TYPE_INDENTER, indenter_init))

static void
loose_indenter_class_init (LooseIndenterClass *klass)
{
}

static void
loose_indenter_init (LooseIndenter *self)
{
}

GtkSourceIndenter *
loose_indenter_new (void)
{
  return g_object_new (LOOSE_TYPE_INDENTER, NULL);
}
