/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grow Skein: a few threads that run every rule which an exploration reached and no thread of the skein runs;
 * those that the author accepts are added to the skein and blessed. */
#include "config.h"

#include "leaf-exploration.h"
#include "leaf-skein-trial.h"
#include "loose-window-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum { LIST_HEIGHT = 280, LIST_WIDTH = 420 };

/* The commands of all threads of the skein, as char **. */
static GPtrArray *
list_known (const LeafSkein *skein)
{
  GPtrArray *known = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GArray) ends = leaf_skein_ends (skein, TRUE);

  for (guint i = 0; i < ends->len; i++) {
    g_autoptr (GArray) thread = leaf_skein_thread (skein, g_array_index (ends, guint32, i));
    char **commands = g_new0 (char *, thread->len + 1);

    for (guint k = 0; k < thread->len; k++)
      commands[k] = g_strdup (leaf_skein_command (skein, g_array_index (thread, guint32, k)));
    g_ptr_array_add (known, commands);
  }
  return known;
}

static void
grow_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LooseExplorer *explorer = loose_explore_pane_get_explorer (loose_window_get_explore (self));

  if (loose_explorer_get_report (explorer) == NULL) {
    loose_window_say (self, _ ("Explore the story first"));
    loose_window_show_pane (self, LOOSE_TYPE_EXPLORE_PANE);
    return;
  }
  loose_explorer_ask_threads (
      explorer, list_known (loose_skein_get (loose_skein_pane_get_skein (loose_window_get_skein (self)))));
}

/* --- the dialog --------------------------------------------------------------------------------------------------- */

static GtkWidget *
new_row (const LeafCoverThread *thread)
{
  g_autofree char *commands = g_strjoinv (" / ", thread->commands);
  g_autofree char *detail = g_strdup_printf (
      ngettext ("%u rule that no thread runs", "%u rules that no thread runs", thread->n_rules), thread->n_rules);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), *commands != '\0' ? commands : _ ("Beginning"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), detail);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, commands, -1);
  g_object_set_data_full (G_OBJECT (row), "commands", g_strdupv (thread->commands), (GDestroyNotify) g_strfreev);
  g_object_set_data (G_OBJECT (row), "check", check);
  return row;
}

static void
grow_cb (LooseWindow *self, const char *response, GtkWidget *dialog)
{
  GtkWidget *list = g_object_get_data (G_OBJECT (dialog), "list");
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  if (!g_str_equal (response, "add"))
    return;
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_check_button_get_active (g_object_get_data (G_OBJECT (row), "check")))
      g_ptr_array_add (threads, g_object_get_data (G_OBJECT (row), "commands"));
  if (threads->len == 0)
    return;
  if (loose_skein_grow (loose_skein_pane_get_skein (loose_window_get_skein (self)), threads)) {
    loose_window_show_pane (self, LOOSE_TYPE_SKEIN_PANE);
  } else {
    loose_window_say (self, _ ("The skein is being played. Try again when that is done"));
  }
}

static void
threads_cb (LooseWindow *self, GArray *threads)
{
  GtkWidget *dialog, *list, *scrolled;
  int height;

  if (threads->len == 0) {
    loose_window_say (self, _ ("The threads of the skein run every rule that was reached"));
    return;
  }
  dialog = adw_message_dialog_new (
      GTK_WINDOW (self), _ ("Grow Skein"),
      _ ("These threads run every rule that exploring has reached and no thread of the skein runs. The story’s "
         "answers in the threads that you add are blessed."));
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Threads"), -1);
  for (guint i = 0; i < threads->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (&g_array_index (threads, LeafCoverThread, i)));
  scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LIST_HEIGHT);
  gtk_widget_set_size_request (scrolled, LIST_WIDTH, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), scrolled);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "add", _ ("_Add Threads"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "add");
  /* A scrolled window requests the height of lines that are not wrapped, so the height of wrapped lines is set here. */
  gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL, LIST_WIDTH, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), MIN (height, LIST_HEIGHT));
  g_object_set_data (G_OBJECT (dialog), "list", list);
  g_signal_connect_object (dialog, "response", G_CALLBACK (grow_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
loose_window_install_grow_action (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.grow-skein", NULL, grow_action);
}

void
loose_window_connect_grow (LooseWindow *self)
{
  g_signal_connect_object (loose_explore_pane_get_explorer (loose_window_get_explore (self)), "threads",
                           G_CALLBACK (threads_cb), self, G_CONNECT_SWAPPED);
}
