/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-template.h"

void
loose_template_set (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/%s.ui", name);

  gtk_widget_class_set_template_from_resource (klass, path);
  for (guint i = 0; i < n; i++)
    gtk_widget_class_bind_template_child_full (klass, children[i].name, FALSE, children[i].offset);
}

void
loose_template_set_pane (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n)
{
  loose_template_set (klass, name, children, n);
  gtk_widget_class_set_layout_manager_type (klass, GTK_TYPE_BIN_LAYOUT);
}

/* A button with a mnemonic label has two accessible names, that of its label widget and its own text with the
 * underscore ("_Bless Bless"). The button sets the latter again whenever its label changes. */
static void
call_by_label_alone (GtkWidget *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

void
loose_template_call_button (GtkWidget *button)
{
  call_by_label_alone (button);
  g_signal_connect (button, "notify::label", G_CALLBACK (call_by_label_alone), NULL);
}

GtkWidget *
loose_template_new_button (const char *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  loose_template_call_button (button);
  return button;
}

static gboolean
has_underlined_letter (GtkWidget *widget)
{
  gboolean is_underlined = FALSE;

  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
    g_object_get (widget, "use-underline", &is_underlined, NULL);
  return is_underlined;
}

static void
call_buttons_in (GtkWidget *widget)
{
  if (has_underlined_letter (widget))
    loose_template_call_button (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    call_buttons_in (child);
}

void
loose_template_init (GtkWidget *widget)
{
  gtk_widget_init_template (widget);
  call_buttons_in (widget);
}
