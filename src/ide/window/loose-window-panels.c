/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels: pages of the lower one, some of which are groups of pages, and panels that temporarily replace the
 * source. */
#include "config.h"

#include "loose-window-private.h"

/* The largest share of the height for the bottom panel when it opens, and the share that it gets instead of a larger
 * one. */
#define MOST_OF_HEIGHT  0.6
#define USUAL_OF_HEIGHT 0.4

/* --- pages of the bottom panel ------------------------------------------------------------------------------------ */

GtkWidget *
loose_window_get_leaf (GtkStack *stack)
{
  GtkWidget *child = gtk_stack_get_visible_child (stack);

  while (GTK_IS_STACK (child))
    child = gtk_stack_get_visible_child (GTK_STACK (child));
  return child;
}

const char *
loose_window_get_leaf_name (GtkStack *stack)
{
  GtkWidget *child = gtk_stack_get_visible_child (stack);

  return GTK_IS_STACK (child) ? loose_window_get_leaf_name (GTK_STACK (child))
                              : gtk_stack_get_visible_child_name (stack);
}

/* Shows a page of the panel, or a page of one of its groups. */
static void
show_page (GtkStack *stack, const char *page)
{
  if (gtk_stack_get_child_by_name (stack, page) != NULL) {
    gtk_stack_set_visible_child_name (stack, page);
    return;
  }
  for (GtkWidget *each = gtk_widget_get_first_child (GTK_WIDGET (stack)); each != NULL;
       each = gtk_widget_get_next_sibling (each))
    if (GTK_IS_STACK (each) && gtk_stack_get_child_by_name (GTK_STACK (each), page) != NULL) {
      gtk_stack_set_visible_child_name (GTK_STACK (each), page);
      gtk_stack_set_visible_child (stack, each);
    }
}

/* Limits the height of the bottom panel. Its position is stored in pixels from the top, so in a larger window it would
 * take most of the height. */
static void
limit_bottom (LooseWindow *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self->bottom_paned));

  if (height > 0 && height - gtk_paned_get_position (self->bottom_paned) > height * MOST_OF_HEIGHT)
    gtk_paned_set_position (self->bottom_paned, (int) (height * (1 - USUAL_OF_HEIGHT)));
}

void
loose_window_show_bottom_page (LooseWindow *self, const char *page)
{
  /* While the map is maximized, the panel would be as narrow as the story, without the source that its pages need. */
  if (self->maximized == LOOSE_MAXIMIZED_MAP)
    loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING);
  if (!gtk_widget_get_visible (self->bottom)) {
    loose_source_pane_reveal_cursor (self->source);
    limit_bottom (self);
  }
  show_page (self->bottom_stack, page);
  gtk_widget_set_visible (self->bottom, TRUE);
}

/* Shows the names of the pages of the visible group beside those of the panel's pages. */
static void
page_cb (LooseWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->bottom_stack),
            *leaf = loose_window_get_leaf (self->bottom_stack);

  gtk_stack_switcher_set_stack (self->inner_tabs, GTK_IS_STACK (page) ? GTK_STACK (page) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->inner_tabs), GTK_IS_STACK (page));
  if (leaf != NULL && gtk_widget_get_visible (self->bottom))
    gtk_widget_set_visible (gtk_widget_get_first_child (leaf), TRUE);
}

/* GTK computes styles for widgets in hidden pages too. When the bottom panel first appears, this would be all pages in
 * one frame, so the contents of a page are hidden until the page is shown. */
static void
hide_unseen_pages (LooseWindow *self, GtkWidget *stack)
{
  for (GtkWidget *page = gtk_widget_get_first_child (stack); page != NULL; page = gtk_widget_get_next_sibling (page))
    if (GTK_IS_STACK (page))
      hide_unseen_pages (self, page);
    else
      gtk_widget_set_visible (gtk_widget_get_first_child (page), FALSE);
  g_signal_connect_object (stack, "notify::visible-child", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
}

/* --- panels that replace the source ------------------------------------------------------------------------------- */

/* The width that the author gave the side panel, in this window or another. */
void
loose_window_bind_side_width (LooseWindow *self)
{
  g_settings_bind (self->settings, "sidebar-width", self->side_paned, "position", G_SETTINGS_BIND_DEFAULT);
}

/* Gives the side panel the width of the source, or takes it back. The source is hidden, and so is the bottom panel,
 * because some of its pages need the source. The story stays. */
static void
maximize_side (LooseWindow *self, gboolean maximize)
{
  GtkWidget *source = GTK_WIDGET (self->source);

  /* When the window grows, the map gets the space, because the story beside it keeps its width. */
  gtk_paned_set_resize_start_child (self->side_paned, maximize);
  gtk_paned_set_resize_end_child (self->side_paned, !maximize);
  if (maximize) {
    int width = gtk_widget_get_width (source) + gtk_paned_get_position (self->side_paned);

    g_settings_unbind (self->side_paned, "position");
    self->hides_bottom = gtk_widget_get_visible (self->bottom);
    gtk_widget_set_visible (self->bottom, FALSE);
    gtk_widget_set_visible (source, FALSE);
    gtk_paned_set_position (self->side_paned, width);
  } else {
    gtk_widget_set_visible (source, TRUE);
    loose_window_bind_side_width (self);
    gtk_widget_set_visible (self->bottom, self->hides_bottom || gtk_widget_get_visible (self->bottom));
  }
}

void
loose_window_maximize (LooseWindow *self, LooseMaximized what)
{
  LooseMaximized before = self->maximized;

  if (before == what)
    return;
  self->maximized = what;
  if (before == LOOSE_MAXIMIZED_MAP)
    maximize_side (self, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->story_paned), what != LOOSE_MAXIMIZED_PANEL);
  if (what == LOOSE_MAXIMIZED_MAP)
    maximize_side (self, TRUE);
  g_object_notify (G_OBJECT (self), "panel-maximized");
  g_object_notify (G_OBJECT (self), "map-maximized");
}

/* Ends maximizing, because a place in the source is shown. */
static void
show_source_cb (LooseWindow *self)
{
  loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING);
}

/* Hides the paned widget if both its children are hidden, because it would still take space. */
static void
source_visible_cb (LooseWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->manual_paned), gtk_widget_get_visible (GTK_WIDGET (self->source))
                                                               || gtk_widget_get_visible (GTK_WIDGET (self->manual)));
}

/* Ends maximizing the map when the side panel shows another page, appears or disappears. */
static void
side_page_cb (LooseWindow *self)
{
  if (self->maximized == LOOSE_MAXIMIZED_MAP)
    loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING);
}

/* Ends maximizing a panel that is closed. */
static void
bottom_visible_cb (LooseWindow *self)
{
  if (!gtk_widget_get_visible (self->bottom) && self->maximized == LOOSE_MAXIMIZED_PANEL)
    loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING);
  page_cb (self);
}

void
loose_window_connect_panels (LooseWindow *self)
{
  hide_unseen_pages (self, GTK_WIDGET (self->bottom_stack));
  g_signal_connect_object (self->bottom, "notify::visible", G_CALLBACK (bottom_visible_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sidebar, "notify::visible", G_CALLBACK (side_page_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sidebar_stack, "notify::visible-child", G_CALLBACK (side_page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->source, "notify::visible", G_CALLBACK (source_visible_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->manual, "notify::visible", G_CALLBACK (source_visible_cb), self, G_CONNECT_SWAPPED);
  page_cb (self);
}

void
loose_window_follow_places (LooseWindow *self)
{
  g_signal_connect_object (self->session, "show-place", G_CALLBACK (show_source_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "written", G_CALLBACK (show_source_cb), self, G_CONNECT_SWAPPED);
}
