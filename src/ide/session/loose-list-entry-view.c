/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-list-entry-view.h"

/* The number of frames after which it stops waiting for a row to appear. */
#define MOST_FRAMES 30

struct _LooseListEntryView {
  GObject parent_instance;

  GtkListView *view;     /* weak: of the pane that owns this object */
  LooseSession *session; /* borrowed */
  LooseListEntryViewProgram whose;
  GListStore *store;
  GtkSingleSelection *selection;
  gboolean by_itself; /* the selection is being changed by the program */
  LooseListEntryTone movable;
  LooseListEntry *dragged; /* NULL: none yet */
  GtkWidget *drop_row;     /* borrowed: the row under the drag, which is highlighted */
  guint focusing;          /* a tick callback: `focus_row` gets the focus as soon as its widget exists */
  guint focus_row, focus_frames;
  guint revealing; /* a tick callback: `revealed_row` is scrolled into view as soon as the list has a height */
  guint revealed_row;
};

G_DEFINE_FINAL_TYPE (LooseListEntryView, loose_list_entry_view, G_TYPE_OBJECT)

enum { CHOSEN, MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

guint
loose_list_entry_view_get_n (LooseListEntryView *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self), 0);
  return g_list_model_get_n_items (G_LIST_MODEL (self->store));
}

LeafPlace
loose_list_entry_view_get_place (LooseListEntryView *self, guint index)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self), ((LeafPlace) { 0 }));
  g_autoptr (LooseListEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->store), index);

  return entry != NULL ? loose_list_entry_get_place (entry) : (LeafPlace) { 0 };
}

void
loose_list_entry_view_go_to (LooseListEntryView *self, guint index, gboolean focus)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  LeafProgram *program;

  if (self->session == NULL || index >= loose_list_entry_view_get_n (self))
    return;
  program = self->whose == LOOSE_LIST_ENTRY_VIEW_OF_PLAY
                ? loose_player_get_program (loose_session_get_player (self->session))
                : loose_session_get_program (self->session);
  loose_session_show_place (self->session, program, loose_list_entry_view_get_place (self, index), focus);
}

static void
selected_cb (LooseListEntryView *self)
{
  if (self->by_itself)
    return;
  g_signal_emit (self, signals[CHOSEN], 0);
  loose_list_entry_view_go_to (self, loose_list_entry_view_get_selected (self), FALSE);
}

static void
activate_cb (LooseListEntryView *self, guint index)
{
  loose_list_entry_view_go_to (self, index, TRUE);
}

/* Hides a list without rows, which could get the keyboard focus without showing it. */
static void
show_or_hide (LooseListEntryView *self)
{
  GtkWidget *scroller = gtk_widget_get_parent (GTK_WIDGET (self->view));

  /* The stack decides whether its page is visible. */
  if (GTK_IS_SCROLLED_WINDOW (scroller) && !GTK_IS_STACK (gtk_widget_get_parent (scroller)))
    gtk_widget_set_visible (scroller, loose_list_entry_view_get_n (self) > 0);
}

/* A list at its top is scrolled there again, because GTK keeps the first visible row where it is, and rows inserted
 * above it would not be visible. */
void
loose_list_entry_view_fill (LooseListEntryView *self, GPtrArray *entries)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
  gboolean at_top = vertical == NULL || gtk_adjustment_get_value (vertical) <= 0;

  self->by_itself = TRUE;
  loose_entries_replace (self->store, entries);
  self->by_itself = FALSE;
  show_or_hide (self);
  if (at_top)
    loose_list_entry_view_scroll_to (self, 0);
}

void
loose_list_entry_view_select (LooseListEntryView *self, guint index)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  self->by_itself = TRUE;
  gtk_single_selection_set_selected (self->selection, index);
  self->by_itself = FALSE;
}

guint
loose_list_entry_view_get_selected (LooseListEntryView *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self), 0);
  return gtk_single_selection_get_selected (self->selection);
}

void
loose_list_entry_view_scroll_to (LooseListEntryView *self, guint index)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  if (index < loose_list_entry_view_get_n (self))
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", index);
}

static gboolean
reveal_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  LooseListEntryView *self = data;

  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;
  loose_list_entry_view_scroll_to (self, self->revealed_row);
  self->revealing = 0;
  return G_SOURCE_REMOVE;
}

void
loose_list_entry_view_reveal (LooseListEntryView *self, guint index)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  self->revealed_row = index;
  if (self->revealing == 0)
    self->revealing = gtk_widget_add_tick_callback (GTK_WIDGET (self->view), reveal_cb, self, NULL);
}

GListModel *
loose_list_entry_view_get_model (LooseListEntryView *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self), NULL);
  return G_LIST_MODEL (self->store);
}

void
loose_list_entry_view_focus (LooseListEntryView *self)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* GTK creates rows when it lays out the list. The widget of a row is found by its item. */
static gboolean
focus_row_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  LooseListEntryView *self = data;

  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL; row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *child = gtk_widget_get_first_child (row);
    GtkListItem *item = child != NULL ? g_object_get_data (G_OBJECT (child), "item") : NULL;

    if (item == NULL || gtk_list_item_get_position (item) != self->focus_row || !gtk_widget_get_mapped (row))
      continue;
    gtk_widget_grab_focus (row);
    self->focusing = 0;
    return G_SOURCE_REMOVE;
  }
  if (self->focus_row < loose_list_entry_view_get_n (self) && ++self->focus_frames < MOST_FRAMES)
    return G_SOURCE_CONTINUE;
  self->focusing = 0;
  return G_SOURCE_REMOVE;
}

void
loose_list_entry_view_focus_row (LooseListEntryView *self, guint index)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  loose_list_entry_view_scroll_to (self, index);
  self->focus_row = index;
  self->focus_frames = 0;
  if (self->focusing == 0)
    self->focusing = gtk_widget_add_tick_callback (GTK_WIDGET (self->view), focus_row_cb, self, NULL);
}

void
loose_list_entry_view_set_session (LooseListEntryView *self, LooseSession *session, LooseListEntryViewProgram whose)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  self->session = session;
  self->whose = whose;
}

/* --- entries that are dragged ------------------------------------------------------------------------------------- */

static gboolean
is_movable (LooseListEntryView *self, LooseListEntry *entry)
{
  return entry != NULL && loose_list_entry_get_tone (entry) == self->movable;
}

static GdkContentProvider *
drag_prepare_cb (LooseListEntryView *self, double x, double y, GtkDragSource *source)
{
  guint index = 0;
  GtkWidget *row = loose_list_entry_row_at (GTK_WIDGET (self->view), x, &y, &index);
  g_autoptr (GdkPaintable) picture = NULL;

  g_clear_object (&self->dragged);
  self->dragged = g_list_model_get_item (G_LIST_MODEL (self->store), index);
  if (row == NULL || !is_movable (self, self->dragged))
    return NULL;
  picture = gtk_widget_paintable_new (row);
  gtk_drag_source_set_icon (source, picture, 0, 0);
  return gdk_content_provider_new_typed (LOOSE_TYPE_LIST_ENTRY_VIEW, self);
}

static void
mark_drop (LooseListEntryView *self, GtkWidget *row, gboolean below)
{
  if (self->drop_row != NULL) {
    gtk_widget_remove_css_class (self->drop_row, "drop-above");
    gtk_widget_remove_css_class (self->drop_row, "drop-below");
    g_object_remove_weak_pointer (G_OBJECT (self->drop_row), (gpointer *) &self->drop_row);
  }
  self->drop_row = row;
  if (row == NULL)
    return;
  g_object_add_weak_pointer (G_OBJECT (row), (gpointer *) &self->drop_row);
  gtk_widget_add_css_class (row, below ? "drop-below" : "drop-above");
}

/* The row before which the entry would be dropped: this row or, in its lower half, the next. */
static GtkWidget *
find_drop (LooseListEntryView *self, double x, double y, guint *before)
{
  GtkWidget *row = loose_list_entry_row_at (GTK_WIDGET (self->view), x, &y, before);

  if (row != NULL && y > gtk_widget_get_height (row) / 2.0)
    ++*before;
  return row;
}

static GdkDragAction
drop_motion_cb (LooseListEntryView *self, double x, double y)
{
  guint before = 0, at = 0;
  double within = y;
  GtkWidget *row = find_drop (self, x, y, &before);

  loose_list_entry_row_at (GTK_WIDGET (self->view), x, &within, &at);
  mark_drop (self, row, before > at);
  return row != NULL ? GDK_ACTION_MOVE : 0;
}

static void
drop_leave_cb (LooseListEntryView *self)
{
  mark_drop (self, NULL, FALSE);
}

static gboolean
drop_cb (LooseListEntryView *self, const GValue *value, double x, double y)
{
  guint before, index;

  mark_drop (self, NULL, FALSE);
  if (g_value_get_object (value) != self || find_drop (self, x, y, &before) == NULL
      || !g_list_store_find (self->store, self->dragged, &index)) /* replaced meanwhile */
    return FALSE;
  g_signal_emit (self, signals[MOVED], 0, index, before);
  return TRUE;
}

void
loose_list_entry_view_let_move (LooseListEntryView *self, LooseListEntryTone tone)
{
  g_return_if_fail (LOOSE_IS_LIST_ENTRY_VIEW (self));
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (LOOSE_TYPE_LIST_ENTRY_VIEW, GDK_ACTION_MOVE);

  self->movable = tone;
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "motion", G_CALLBACK (drop_motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (drop_leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (target));
}

static void
loose_list_entry_view_dispose (GObject *object)
{
  LooseListEntryView *self = LOOSE_LIST_ENTRY_VIEW (object);

  self->session = NULL;
  if (self->revealing != 0 && self->view != NULL)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->view), self->revealing);
  if (self->focusing != 0 && self->view != NULL)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->view), self->focusing);
  self->focusing = 0;
  mark_drop (self, NULL, FALSE);
  g_clear_weak_pointer (&self->view);
  g_clear_object (&self->dragged);
  g_clear_object (&self->selection);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (loose_list_entry_view_parent_class)->dispose (object);
}

static void
loose_list_entry_view_class_init (LooseListEntryViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_list_entry_view_dispose;
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[CHOSEN]
      = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_list_entry_view_init (LooseListEntryView *self)
{
}

LooseListEntryView *
loose_list_entry_view_new (GtkListView *view, gboolean beside)
{
  LooseListEntryView *self = g_object_new (LOOSE_TYPE_LIST_ENTRY_VIEW, NULL);
  g_autoptr (GtkListItemFactory) factory = loose_list_entry_factory_new (beside);

  g_set_weak_pointer (&self->view, view);
  self->store = g_list_store_new (LOOSE_TYPE_LIST_ENTRY);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->store)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_factory (view, factory);
  gtk_list_view_set_model (view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  show_or_hide (self);
  return self;
}
