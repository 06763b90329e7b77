/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-try.h"

#include "leaf-manual.h"

#include <glib/gi18n.h>

typedef struct {
  LeafProgram *program;
  GPtrArray *commands; /* of char *: the commands given so far */
  GtkWidget *label, *entry;
} Try;

static void
try_free (Try *self)
{
  g_clear_pointer (&self->program, leaf_program_unref);
  g_ptr_array_unref (self->commands);
  g_free (self);
}

/* Replays everything: a page's stories are small, so only the commands are stored. */
static void
show_play (Try *self)
{
  g_autoptr (GString) commands = g_string_new ("\n");
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->commands->len; i++)
    g_string_append_printf (commands, "> %s\n", (char *) g_ptr_array_index (self->commands, i));
  text = leaf_manual_play (self->program, commands->str);
  gtk_label_set_text (GTK_LABEL (self->label), g_strchomp (text));
}

static void
activate_cb (GtkEntry *entry, Try *self)
{
  const char *command = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (*command == '\0' || self->program == NULL)
    return;
  g_ptr_array_add (self->commands, g_strdup (command));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  show_play (self);
}

static void
compile_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, leaf_manual_compile (data), (GDestroyNotify) leaf_program_unref);
}

/* Scrolls to the focused widget, which has a position only after the next layout. */
static gboolean
focus_cb (gpointer entry)
{
  if (gtk_widget_get_root (GTK_WIDGET (entry)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (entry));
  return G_SOURCE_REMOVE;
}

static void
compiled_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Try *self = g_object_get_data (object, "try");

  self->program = g_task_propagate_pointer (G_TASK (result), NULL);
  gtk_widget_set_sensitive (self->entry, self->program != NULL);
  if (self->program == NULL)
    return;
  show_play (self);
  g_idle_add_full (G_PRIORITY_LOW, focus_cb, g_object_ref (self->entry), g_object_unref);
}

GtkWidget *
loose_manual_try_new (const char *source)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  Try *self = g_new0 (Try, 1);
  g_autoptr (GTask) task = g_task_new (box, NULL, compiled_cb, NULL);

  self->commands = g_ptr_array_new_with_free_func (g_free);
  self->label = gtk_label_new (_ ("Compiling…"));
  self->entry = gtk_entry_new ();
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (self->label), TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Command"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Command"), -1);
  gtk_widget_set_sensitive (self->entry, FALSE);
  gtk_widget_add_css_class (box, "manual-try");
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), self->entry);
  g_object_set_data_full (G_OBJECT (box), "try", self, (GDestroyNotify) try_free);
  g_signal_connect (self->entry, "activate", G_CALLBACK (activate_cb), self);
  g_task_set_task_data (task, g_strdup (source), g_free);
  g_task_run_in_thread (task, compile_in_thread);
  return box;
}
