/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-choices-button.h"

#include "leaf-explore.h"
#include "loose-a11y.h"

#include <glib/gi18n.h>

enum { MOST_CHOICES = 80, LIST_HEIGHT = 320, LIST_WIDTH = 240 };

struct _LooseChoicesButton {
  GtkWidget parent_instance;

  GtkMenuButton *button;
  GtkStack *stack;
  GtkListBox *list;
  GtkLabel *message;

  LoosePlayer *player; /* borrowed */
  GTask *looking;      /* borrowed; NULL: no search is running */
};

G_DEFINE_FINAL_TYPE (LooseChoicesButton, loose_choices_button, GTK_TYPE_WIDGET)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- looking ------------------------------------------------------------------------------------------------------ */

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, leaf_play_choices (data, MOST_CHOICES), (GDestroyNotify) g_array_unref);
}

static void
show_message (LooseChoicesButton *self, const char *words)
{
  gtk_label_set_text (self->message, words);
  gtk_stack_set_visible_child_name (self->stack, "message");
}

static void
clear_list (LooseChoicesButton *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static void
show_choices (LooseChoicesButton *self, const GArray *choices)
{
  g_autofree char *words = g_strdup_printf (ngettext ("%u command", "%u commands", choices->len), choices->len);

  for (guint i = 0; i < choices->len; i++) {
    GtkWidget *label = gtk_label_new (g_array_index (choices, LeafPlayChoice, i).command);

    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_list_box_append (self->list, label);
  }
  if (choices->len == 0) {
    show_message (self, _ ("No command can be typed here."));
    return;
  }
  gtk_stack_set_visible_child_name (self->stack, "list");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  loose_a11y_announce (GTK_WIDGET (self->list), words);
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseChoicesButton *self = LOOSE_CHOICES_BUTTON (object);
  g_autoptr (GArray) choices = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->looking != G_TASK (result))
    return; /* the popover was closed since */
  self->looking = NULL;
  show_choices (self, choices);
}

/* Searches in a worker, with a copy of the play, because that takes a moment in a long story. */
static void
look (LooseChoicesButton *self)
{
  g_autoptr (GTask) task = NULL;

  clear_list (self);
  if (self->player == NULL || loose_player_get_state (self->player) != LOOSE_PLAY_WAITING) {
    show_message (self, _ ("The story does not wait for a command."));
    return;
  }
  show_message (self, _ ("Looking…"));
  task = g_task_new (self, NULL, looked_cb, NULL);
  g_task_set_task_data (task, leaf_play_copy (loose_player_get_play (self->player)), (GDestroyNotify) loose_play_free);
  self->looking = task;
  g_task_run_in_thread (task, look_in_thread);
}

static void
visible_cb (LooseChoicesButton *self, GParamSpec *property, GtkPopover *popover)
{
  if (gtk_widget_get_visible (GTK_WIDGET (popover)))
    look (self);
  else
    self->looking = NULL;
}

static void
row_cb (LooseChoicesButton *self, GtkListBoxRow *row)
{
  g_autofree char *command = g_strdup (gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))));

  gtk_menu_button_popdown (self->button);
  g_signal_emit (self, signals[CHOSEN], 0, command);
}

void
loose_choices_button_set_player (LooseChoicesButton *self, LoosePlayer *player)
{
  g_return_if_fail (LOOSE_IS_CHOICES_BUTTON (self));
  self->player = player;
}

void
loose_choices_button_open (LooseChoicesButton *self)
{
  g_return_if_fail (LOOSE_IS_CHOICES_BUTTON (self));
  gtk_menu_button_popup (self->button);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_choices_button_dispose (GObject *object)
{
  LooseChoicesButton *self = LOOSE_CHOICES_BUTTON (object);

  self->looking = NULL;
  self->player = NULL;
  if (self->button != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->button));
  self->button = NULL;
  G_OBJECT_CLASS (loose_choices_button_parent_class)->dispose (object);
}

static void
loose_choices_button_class_init (LooseChoicesButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_choices_button_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
make_list (LooseChoicesButton *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_BROWSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Possible Commands"),
                                  -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LIST_HEIGHT);
  gtk_stack_add_named (self->stack, scrolled, "list");
}

static void
loose_choices_button_init (LooseChoicesButton *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self->stack), LIST_WIDTH, -1);
  self->message = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->message, TRUE);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->message), "message");
  make_list (self);
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (self->stack));
  g_signal_connect_object (popover, "notify::visible", G_CALLBACK (visible_cb), self, G_CONNECT_SWAPPED);
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->button, "view-list-symbolic");
  gtk_menu_button_set_direction (self->button, GTK_ARROW_UP);
  gtk_menu_button_set_popover (self->button, popover);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _ ("What can be typed here (Ctrl+Shift+Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What Can Be Typed Here"), -1);
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
}
