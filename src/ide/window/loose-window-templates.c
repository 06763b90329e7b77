/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Insert menu: templates of a few lines. The words to be replaced first are selected. */
#include "config.h"

#include "loose-window-private.h"

#include <string.h>

static const struct {
  const char *name, *text, *select;
} templates[] = {
  { "room", "The Clearing is a room. \"Describe the place here.\"\n", "Clearing" },
  { "thing", "The lantern is a thing. \"An old lantern stands here.\" The description is \"Describe it here.\"\n",
    "lantern" },
  { "rule", "Instead of jumping (this is the jumping rule):\n\tsay \"Say here what happens instead.\"\n", "jumping" },
  { "action",
    "Humming is an action applying to nothing.\n\nUnderstand \"hum\" as humming.\n\nReport humming:\n\tsay \"You hum.\"\n",
    "Humming" },
  { "extension",
    "Version 1 of My Extension by My Name begins here.\n\n\"Say here what it is for.\"\n\nMy Extension ends here.\n\n"
    "---- DOCUMENTATION ----\n\nSay here how it is used.\n",
    "My Extension" },
};

/* Inserts a template below the paragraph of the cursor, after an empty line. */
static void
insert (LooseWindow *self, const char *text, const char *select)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  GtkTextIter at, end;
  int offset;

  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_iter_at_mark (buffer, &at, gtk_text_buffer_get_insert (buffer));
  while (!gtk_text_iter_starts_line (&at) || !gtk_text_iter_ends_line (&at)) {
    if (!gtk_text_iter_ends_line (&at))
      gtk_text_iter_forward_to_line_end (&at);
    if (!gtk_text_iter_forward_line (&at))
      break;
  }
  if (!gtk_text_iter_starts_line (&at))
    gtk_text_buffer_insert (buffer, &at, "\n\n", -1);
  else if (!gtk_text_iter_is_start (&at))
    gtk_text_buffer_insert (buffer, &at, "\n", -1);
  offset = gtk_text_iter_get_offset (&at);
  gtk_text_buffer_insert (buffer, &at, text, -1);
  gtk_text_buffer_end_user_action (buffer);
  offset += (int) g_utf8_strlen (text, strstr (text, select) - text);
  gtk_text_buffer_get_iter_at_offset (buffer, &at, offset);
  gtk_text_buffer_get_iter_at_offset (buffer, &end, offset + (int) g_utf8_strlen (select, -1));
  gtk_text_buffer_select_range (buffer, &end, &at);
  loose_source_pane_reveal_cursor (self->source);
  loose_source_pane_focus (self->source);
}

static void
insert_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *wanted = g_variant_get_string (parameter, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (templates); i++)
    if (g_str_equal (templates[i].name, wanted))
      insert (LOOSE_WINDOW (widget), templates[i].text, templates[i].select);
}

void
loose_window_install_template_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.insert", "s", insert_action);
}
