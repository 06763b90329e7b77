/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-file-chooser.h"

#include <glib/gi18n.h>

#define CHOOSER "loose-file-chooser"
#define CHOSEN  "loose-file-chosen"

static void
destroy (gpointer chooser)
{
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (chooser));
  g_object_unref (chooser);
}

static void
drop (GtkWidget *owner, GtkFileChooser *chooser)
{
  if (g_object_get_data (G_OBJECT (owner), CHOOSER) == (gpointer) chooser)
    g_object_set_data (G_OBJECT (owner), CHOOSER, NULL);
}

static void
response_cb (GtkFileChooser *chooser, int response, GtkWidget *owner)
{
  g_autoptr (GObject) held = g_object_ref (G_OBJECT (chooser));
  g_autoptr (GtkWidget) held_owner = g_object_ref (owner);
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;
  LooseFileChosen chosen = g_object_get_data (G_OBJECT (chooser), CHOSEN);

  chosen (owner, chooser, file);
  drop (owner, chooser);
}

GtkFileChooser *
loose_file_chooser_new (GtkWidget *owner, const char *title, GtkFileChooserAction action, const char *accept,
                        LooseFileChosen chosen)
{
  g_return_val_if_fail (GTK_IS_WIDGET (owner), NULL);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (owner));
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, accept, _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data (G_OBJECT (chooser), CHOSEN, (gpointer) chosen);
  g_object_set_data_full (G_OBJECT (owner), CHOOSER, chooser, destroy);
  g_signal_connect_object (chooser, "response", G_CALLBACK (response_cb), owner, 0);
  g_signal_connect_object (owner, "destroy", G_CALLBACK (drop), chooser, 0);
  return GTK_FILE_CHOOSER (chooser);
}

void
loose_file_chooser_show (GtkFileChooser *chooser)
{
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
