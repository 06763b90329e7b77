/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets accessible names that GTK 4.8 leaves out or doubles, when a widget is realized. A button with a mnemonic label
 * has two names, the label with its underscore and the text of its label widget, and is read as "_Open Open"; the first
 * is removed. */
#include "config.h"

#include "loose-a11y.h"

#include "loose-accelerators.h"
#include "loose-mnemonic.h"

#include <glib/gi18n.h>
#include <string.h>

static void
follow_label (GtkWidget *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
name_by_its_text (GtkWidget *button)
{
  if (!gtk_button_get_use_underline (GTK_BUTTON (button)) || gtk_button_get_label (GTK_BUTTON (button)) == NULL)
    return;
  follow_label (button);
  g_signal_handlers_disconnect_by_func (button, follow_label, NULL); /* it may have been realized before */
  g_signal_connect_after (button, "notify::label", G_CALLBACK (follow_label), NULL);
}

/* A menu button does not expose its label. */
static void
name_menu_button (GtkMenuButton *button)
{
  const char *label = gtk_menu_button_get_label (button);
  g_autofree char *name = label != NULL ? loose_mnemonic_remove (label) : NULL;

  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Adds the shortcut to the tooltip: "Show the Library’s Rules (Shift+Ctrl+L)". */
static void
add_key (GtkWidget *widget)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
             *tip = gtk_widget_get_tooltip_text (widget);
  const char *keys = action != NULL ? loose_accelerators_get_key (action) : NULL;
  GdkModifierType modifiers;
  g_autofree char *name = NULL, *whole = NULL;
  guint key;

  if (tip == NULL || keys == NULL || !gtk_accelerator_parse (keys, &key, &modifiers))
    return;
  name = gtk_accelerator_get_label (key, modifiers);
  if (strstr (tip, name) != NULL) /* it was there when the widget was realized before */
    return;
  /* translators: what a button does, and its key */
  whole = g_strdup_printf (C_ ("tooltip", "%s (%s)"), tip, name);
  gtk_widget_set_tooltip_text (widget, whole);
}

/* The title of the innermost titled page of a stack around the widget; NULL: none. */
static const char *
title_around (GtkWidget *widget)
{
  for (GtkWidget *child = widget, *parent; (parent = gtk_widget_get_parent (child)) != NULL; child = parent) {
    const char *title
        = GTK_IS_STACK (parent) ? gtk_stack_page_get_title (gtk_stack_get_page (GTK_STACK (parent), child)) : NULL;

    if (title != NULL)
      return title;
  }
  return NULL;
}

/* A page of a stack has no name and would be read by its class, so it gets its title as its name, or the title of the
 * page around the stack. */
static void
name_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);
  const char *around = title_around (GTK_WIDGET (stack));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++) {
    GtkStackPage *page = g_list_model_get_item (G_LIST_MODEL (pages), i);
    const char *title = gtk_stack_page_get_title (page) != NULL ? gtk_stack_page_get_title (page) : around;

    gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    title != NULL ? title : _ ("Page"), -1);
    g_object_unref (page);
  }
}

/* A popover menu is named after the button that opens it. */
static void
name_popover (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  const char *label = GTK_IS_MENU_BUTTON (parent) ? gtk_menu_button_get_label (GTK_MENU_BUTTON (parent)) : NULL;
  const char *tip = parent != NULL ? gtk_widget_get_tooltip_text (parent) : NULL;
  g_autofree char *name = loose_mnemonic_remove (label != NULL ? label : tip != NULL ? tip : _ ("Menu"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The button inside a drop-down, which gets the focus, has no name of its own. */
static void
name_as_drop_down (GtkWidget *widget, GtkWidget *list)
{
  const char *tip = gtk_widget_get_tooltip_text (list);

  if (!GTK_IS_TOGGLE_BUTTON (widget))
    return;
  if (tip == NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, list, NULL, -1);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
}

/* Gives a widget without a name an empty one, because a layout container would be read by its class. The contents of a
 * button are part of the button's name. */
static void
name_nothing (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL
      || gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
      || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

static gboolean
realized_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    name_by_its_text (widget);
  if (GTK_IS_MENU_BUTTON (widget))
    name_menu_button (GTK_MENU_BUTTON (widget));
  if (GTK_IS_ACTIONABLE (widget))
    add_key (widget);
  if (GTK_IS_STACK (widget))
    name_pages (GTK_STACK (widget));
  if (GTK_IS_POPOVER (widget))
    name_popover (widget);
  if (GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)))
    name_as_drop_down (widget, gtk_widget_get_parent (widget));
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_TAB_LIST)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Pages"), -1);
  name_nothing (widget);
  return TRUE;
}

void
loose_a11y_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* its signals exist only after its class was created */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}

/* --- announcements ------------------------------------------------------------------------------------------------ */

/* GTK 4.8 has neither live regions nor announcements, and does not report alerts to screen readers. Orca does read a
 * changed description of the focused widget, so an announcement is made as such a description, for as long as the focus
 * stays there. */
#define OWN_DESCRIPTION "loose-description"

static GtkWidget *announced;    /* weak: the widget whose description is an announcement */
static GtkRoot *announced_root; /* weak: its root, whose focus is watched */

void
loose_a11y_describe (GtkWidget *widget, const char *description)
{
  g_object_set_data_full (G_OBJECT (widget), OWN_DESCRIPTION, g_strdup (description), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void focus_left_cb (GtkRoot *root, GParamSpec *pspec, gpointer data);

/* Removes the announcement when the focus leaves, so that it is not read again. */
static void
take_back (void)
{
  const char *description;

  if (announced_root != NULL)
    g_signal_handlers_disconnect_by_func (announced_root, focus_left_cb, NULL);
  g_clear_weak_pointer (&announced_root);
  if (announced == NULL)
    return;
  description = g_object_get_data (G_OBJECT (announced), OWN_DESCRIPTION);
  if (description == NULL)
    description = gtk_widget_get_tooltip_text (announced);
  gtk_accessible_update_property (GTK_ACCESSIBLE (announced), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
  g_clear_weak_pointer (&announced);
}

static void
focus_left_cb (GtkRoot *root, GParamSpec *pspec, gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus != announced && (focus == NULL || announced == NULL || gtk_widget_get_parent (focus) != announced))
    take_back ();
}

void
loose_a11y_announce (GtkWidget *widget, const char *text)
{
  static gboolean odd; /* the text must differ to be read again, so it ends with a space every other time */
  g_autofree char *news = g_strconcat (text, odd ? " " : "", NULL);
  GtkRoot *root = gtk_widget_get_root (widget);

  odd = !odd;
  if (widget != announced) {
    take_back ();
    g_set_weak_pointer (&announced, widget);
    g_set_weak_pointer (&announced_root, root);
    if (root != NULL)
      g_signal_connect (root, "notify::focus-widget", G_CALLBACK (focus_left_cb), NULL);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
}

void
loose_a11y_announce_at_focus (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  if (focus != NULL || root != NULL)
    loose_a11y_announce (focus != NULL ? focus : GTK_WIDGET (root), text);
}
