/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels, made from the table in loose-panes.def. */
#include "config.h"

#include "loose-window-private.h"

#include "loose-mnemonic.h"

#include <glib/gi18n.h>

typedef struct {
  GType (*get_type) (void);
  const char *name, *group, *title;
  const char *menu, *action; /* NULL: none */
} Row;

#define LOOSE_PANE_ROW(type, name, group, title, menu, key)     GType loose_##type##_get_type (void);
#define LOOSE_PANE_ROW_WITHOUT_ACTION(type, name, group, title) GType loose_##type##_get_type (void);
#include "loose-panes.def"
#undef LOOSE_PANE_ROW
#undef LOOSE_PANE_ROW_WITHOUT_ACTION

#define LOOSE_PANE_ROW(type, name, group, title, menu, key)                                                            \
  { loose_##type##_get_type, name, group, title, menu, "win.show-" name },
#define LOOSE_PANE_ROW_WITHOUT_ACTION(type, name, group, title)                                                        \
  { loose_##type##_get_type, name, group, title, NULL, NULL },
static const Row rows[] = {
#include "loose-panes.def"
};
#undef LOOSE_PANE_ROW
#undef LOOSE_PANE_ROW_WITHOUT_ACTION

/* The groups of the bottom panel. A group with the name of its only panel is that panel. */
static const struct {
  const char *name, *title;
} groups[] = {
  { "debugging", N_ ("Debugger") }, { "asking", N_ ("Turn") },     { "problems", N_ ("Problems") },
  { "searching", N_ ("Search") },   { "testing", N_ ("Testing") }, { "project", N_ ("Project") },
};

LoosePane *
loose_window_get_pane (LooseWindow *self, GType type)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self) && self->panes != NULL, NULL);
  for (guint i = 0; i < self->panes->len; i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (g_ptr_array_index (self->panes, i), type))
      return g_ptr_array_index (self->panes, i);
  g_return_val_if_reached (NULL);
}

/* --- showing a pane ----------------------------------------------------------------------------------------------- */

void
loose_window_show_side_page (LooseWindow *self, const char *page)
{
  g_settings_set_boolean (self->settings, "show-sidebar", TRUE);
  gtk_stack_set_visible_child_name (self->sidebar_stack, page);
}

static void
show (LooseWindow *self, const Row *row)
{
  if (g_str_equal (row->group, "side"))
    loose_window_show_side_page (self, row->name);
  else
    loose_window_show_bottom_page (self, row->name);
  loose_pane_focus (loose_window_get_pane (self, row->get_type ()));
}

void
loose_window_show_pane (LooseWindow *self, GType type)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].get_type () == type)
      show (self, &rows[i]);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_strcmp0 (rows[i].action, name) == 0)
      show (LOOSE_WINDOW (widget), &rows[i]);
}

void
loose_window_install_page_actions (GtkWidgetClass *klass)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].action != NULL)
      gtk_widget_class_install_action (klass, rows[i].action, NULL, show_action);
}

/* --- making the panes --------------------------------------------------------------------------------------------- */

/* Adds an item to the menu. In the section of the side panel the map stays last. Pages about the project are in a
 * submenu, because the menu has no space for more items on a small screen. */
static void
add_to_menu (LooseWindow *self, const Row *row)
{
  int n = g_menu_model_get_n_items (G_MENU_MODEL (self->side_menu));

  if (row->action == NULL)
    return;
  if (g_str_equal (row->group, "side"))
    g_menu_insert (self->side_menu, n - 1, _ (row->menu), row->action);
  else
    g_menu_append (g_str_equal (row->group, "project") ? self->project_menu : self->bottom_menu, _ (row->menu),
                   row->action);
}

/* Shows the pane's title, which may differ from the table's, and whether the pane needs attention. */
static void
title_cb (LoosePane *pane, GParamSpec *pspec, const Row *row)
{
  GtkStackPage *page = gtk_stack_get_page (GTK_STACK (gtk_widget_get_parent (GTK_WIDGET (pane))), GTK_WIDGET (pane));
  g_autofree char *title = NULL;
  gboolean needs_attention;

  g_object_get (pane, "title", &title, "needs-attention", &needs_attention, NULL);
  gtk_stack_page_set_title (page, title != NULL ? title : _ (row->title));
  gtk_stack_page_set_needs_attention (page, needs_attention);
}

static void
warned_cb (LooseToast *notice, const char *about, const char *text)
{
  if (text != NULL)
    loose_toast_keep (notice, about, text, NULL, NULL);
  else
    loose_toast_dismiss_about (notice, about);
}

static void
add_page (LooseWindow *self, GtkStack *stack, const Row *row)
{
  GtkWidget *pane = g_object_new (row->get_type (), NULL);

  g_ptr_array_add (self->panes, g_object_ref_sink (pane));
  gtk_stack_add_titled (stack, pane, row->name, _ (row->title));
  g_signal_connect (pane, "notify::title", G_CALLBACK (title_cb), (gpointer) row);
  g_signal_connect (pane, "notify::needs-attention", G_CALLBACK (title_cb), (gpointer) row);
  g_signal_connect_object (pane, "said", G_CALLBACK (loose_toast_show), self->notice, G_CONNECT_SWAPPED);
  g_signal_connect_object (pane, "warned", G_CALLBACK (warned_cb), self->notice, G_CONNECT_SWAPPED);
  add_to_menu (self, row);
}

static void
add_pages (LooseWindow *self, GtkStack *stack, const char *group)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].group, group))
      add_page (self, stack, &rows[i]);
}

static gboolean
is_page (const char *group)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].name, group))
      return TRUE;
  return FALSE;
}

/* Makes a stack of which only the visible page is measured. */
static GtkWidget *
make_stack (void)
{
  return g_object_new (GTK_TYPE_STACK, "hhomogeneous", FALSE, "vhomogeneous", FALSE, NULL);
}

void
loose_window_make_panes (LooseWindow *self)
{
  self->panes = g_ptr_array_new_with_free_func (g_object_unref);
  add_pages (self, self->sidebar_stack, "side");
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    GtkStack *stack = self->bottom_stack;

    if (!is_page (groups[i].name)) {
      stack = GTK_STACK (make_stack ());
      gtk_stack_add_titled (self->bottom_stack, GTK_WIDGET (stack), groups[i].name, _ (groups[i].title));
    }
    add_pages (self, stack, groups[i].name);
  }
}

void
loose_window_connect_panes (LooseWindow *self)
{
  for (guint i = 0; i < self->panes->len; i++)
    loose_pane_set_session (g_ptr_array_index (self->panes, i), self->session);
}

/* --- the window of shortcuts -------------------------------------------------------------------------------------- */

static void
add_shortcuts (GString *ui, const char *mark, gboolean of_project)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].action != NULL && g_str_equal (rows[i].group, "project") == of_project) {
      g_autofree char *title = loose_mnemonic_remove (_ (rows[i].menu));
      g_autofree char *line = g_markup_printf_escaped (
          "<child><object class=\"GtkShortcutsShortcut\"><property name=\"title\">%s</property>"
          "<property name=\"action-name\">%s</property></object></child>",
          title, rows[i].action);

      g_string_append (lines, line);
    }
  g_string_replace (ui, mark, lines->str, 1);
}

/* The file has all keys except those of the pages. These are inserted before it is loaded, because a group is not laid
 * out again when shortcuts are added to it. */
void
loose_window_make_shortcuts (LooseWindow *self)
{
  g_autoptr (GBytes) bytes
      = g_resources_lookup_data (RESOURCE_PATH "/loose-shortcuts.ui", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GString) ui = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_autoptr (GtkBuilder) builder = NULL;

  add_shortcuts (ui, "<!-- pages -->", FALSE);
  add_shortcuts (ui, "<!-- project pages -->", TRUE);
  builder = gtk_builder_new_from_string (ui->str, (gssize) ui->len);
  gtk_application_window_set_help_overlay (GTK_APPLICATION_WINDOW (self),
                                           GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}
