/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves the focus between panes: F6 to the next visible one, Escape to the source. */
#include "config.h"

#include "loose-window-private.h"

/* --- a pane ------------------------------------------------------------------------------------------------------- */

static gboolean
has_focus (LooseWindow *self, GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The nearest mapped widget: this one or an ancestor. */
static GtkWidget *
get_mapped_ancestor (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_get_mapped (widget))
    widget = gtk_widget_get_parent (widget);
  return widget;
}

/* A scrolling list keeps the focus in a row that it maps a moment later, so an unmapped focus within a mapped list is
 * accepted. */
static gboolean
is_list (GtkWidget *widget)
{
  return GTK_IS_LIST_BASE (widget) || GTK_IS_COLUMN_VIEW (widget);
}

static gboolean
focus_is_lost (LooseWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return focus != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && !gtk_widget_get_mapped (focus)
         && !is_list (get_mapped_ancestor (focus));
}

/* Moves the focus from a hidden widget to the nearest visible control, or clears it. A list that is hidden because it
 * is empty can still have the focus, and then the keyboard does not work. */
static gboolean
rescue_focus (gpointer data)
{
  LooseWindow *self = data;

  if (focus_is_lost (self)) {
    GtkWidget *each = get_mapped_ancestor (gtk_root_get_focus (GTK_ROOT (self)));

    gtk_window_set_focus (GTK_WINDOW (self), NULL);
    while (each != NULL && each != GTK_WIDGET (self) && !gtk_widget_child_focus (each, GTK_DIR_TAB_FORWARD))
      each = gtk_widget_get_parent (each);
    if (focus_is_lost (self))
      gtk_window_set_focus (GTK_WINDOW (self), NULL);
  }
  self->focus_idle = 0; /* last, so that the moves above schedule no other attempt */
  return G_SOURCE_REMOVE;
}

/* Rescues the focus later. A handler of "notify::focus-widget" must not move it, or it would be called again by its own
 * move. */
static void
focus_moved_cb (LooseWindow *self)
{
  if (self->focus_idle == 0 && focus_is_lost (self))
    self->focus_idle = g_idle_add (rescue_focus, self);
}

static gboolean
enter_stack (LooseWindow *self, GtkWidget *panel, GtkStack *stack)
{
  GtkWidget *child = loose_window_get_leaf (stack);

  if (LOOSE_IS_PANE (child))
    loose_pane_focus (LOOSE_PANE (child));
  return has_focus (self, child) || gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD)
         || gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
}

static gboolean
enter_story (LooseWindow *self)
{
  loose_story_pane_focus (self->story);
  if (!has_focus (self, GTK_WIDGET (self->story))) /* the story wants no command */
    gtk_widget_grab_focus (GTK_WIDGET (loose_story_pane_get_view (self->story)));
  return has_focus (self, GTK_WIDGET (self->story));
}

/* --- from pane to pane -------------------------------------------------------------------------------------------- */

typedef enum { SIDE, SOURCE, MANUAL, STORY, LOWER, N_PANES } Pane;

static GtkWidget *
get_pane (LooseWindow *self, guint pane)
{
  GtkWidget *const panes[]
      = { self->sidebar, GTK_WIDGET (self->source), GTK_WIDGET (self->manual), GTK_WIDGET (self->story), self->bottom };

  return panes[pane];
}

static gboolean
enter (LooseWindow *self, Pane pane)
{
  if (!gtk_widget_get_mapped (get_pane (self, pane)))
    return FALSE;
  switch (pane) {
  case SIDE: return enter_stack (self, self->sidebar, self->sidebar_stack);
  case LOWER: return enter_stack (self, self->bottom, self->bottom_stack);
  case MANUAL: loose_manual_focus (self->manual); return has_focus (self, GTK_WIDGET (self->manual));
  case STORY: return enter_story (self);
  case SOURCE: loose_source_pane_focus (self->source); return has_focus (self, GTK_WIDGET (self->source));
  case N_PANES: break;
  }
  return FALSE;
}

/* Goes to the next pane. From outside the panes, such as the header bar, F6 goes to the side panel, or backwards to the
 * last pane. */
static void
pane_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  guint step = g_str_equal (name, "win.next-pane") ? 1 : N_PANES - 1, at = step == 1 ? N_PANES - 1 : SIDE;

  for (guint i = 0; i < N_PANES; i++)
    if (has_focus (self, get_pane (self, i)))
      at = i;
  for (guint i = 0; i < N_PANES; i++) {
    at = (at + step) % N_PANES;
    if (enter (self, at))
      break;
  }
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

gboolean
loose_window_focus_source (LooseWindow *self)
{
  if (has_focus (self, GTK_WIDGET (loose_source_pane_get_view (self->source))))
    return FALSE;
  loose_source_pane_focus (self->source);
  return TRUE;
}

/* Handles Escape in a search entry: clears the text; if it is empty, Escape has its usual effect. */
static void
stop_search_cb (LooseWindow *self, GtkEditable *entry)
{
  if (*gtk_editable_get_text (entry) != '\0')
    gtk_editable_set_text (entry, "");
  else if (gtk_widget_is_ancestor (GTK_WIDGET (entry), self->bottom))
    loose_window_close_bottom (self);
  else
    loose_window_focus_source (self);
}

static void
follow_searches (LooseWindow *self, GtkWidget *widget)
{
  if (GTK_IS_SEARCH_ENTRY (widget))
    g_signal_connect_object (widget, "stop-search", G_CALLBACK (stop_search_cb), self, G_CONNECT_SWAPPED);
  for (GtkWidget *each = gtk_widget_get_first_child (widget); each != NULL; each = gtk_widget_get_next_sibling (each))
    follow_searches (self, each);
}

/* --- Tab ---------------------------------------------------------------------------------------------------------- */

/* The list of rows around the focus, or its scrolled window; NULL: none. */
static GtkWidget *
find_list (GtkWidget *focus)
{
  GtkWidget *list = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) : NULL;
  GtkWidget *scroller = list != NULL ? gtk_widget_get_parent (list) : NULL;

  /* The scrolled window takes the focus itself if its contents cannot. */
  return GTK_IS_SCROLLED_WINDOW (scroller) ? scroller : list;
}

/* The arrow keys move between rows. GTK also does this with Tab, so that Tab would take long to leave a long list; the
 * property that turns this off is newer than the required version. Therefore the list cannot be focused meanwhile, and
 * is skipped. */
void
loose_window_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidgetClass *parent = g_type_class_peek_parent (G_OBJECT_GET_CLASS (widget));
  GtkWidget *list = NULL;

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    list = find_list (gtk_root_get_focus (GTK_ROOT (widget)));
  if (list != NULL)
    gtk_widget_set_can_focus (list, FALSE);
  parent->move_focus (widget, direction);
  if (list != NULL)
    gtk_widget_set_can_focus (list, TRUE);
}

/* --- the buttons of the panels ------------------------------------------------------------------------------------ */

/* Lets the names of pages shrink. If there is not enough space for all, as in a small window or a language with long
 * words, the longest are ellipsised, and the others keep their width. */
static void
let_shrink (GtkButton *button)
{
  GtkWidget *label = gtk_button_get_child (button);

  if (!GTK_IS_LABEL (label))
    return;
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), gtk_label_get_text (GTK_LABEL (label)));
}

void
loose_window_connect_focus (LooseWindow *self)
{
  follow_searches (self, adw_application_window_get_content (ADW_APPLICATION_WINDOW (self)));
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
  for (GtkWidget *each = gtk_widget_get_first_child (self->bottom_tabs); each != NULL;
       each = gtk_widget_get_next_sibling (each)) {
    let_shrink (GTK_BUTTON (each));
    /* The child changes with the title. */
    g_signal_connect (each, "notify::child", G_CALLBACK (let_shrink), NULL);
  }
}

void
loose_window_disconnect_focus (LooseWindow *self)
{
  g_clear_handle_id (&self->focus_idle, g_source_remove);
}

void
loose_window_install_pane_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.next-pane", NULL, pane_action);
  gtk_widget_class_install_action (klass, "win.previous-pane", NULL, pane_action);
}
