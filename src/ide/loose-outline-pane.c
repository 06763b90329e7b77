/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-outline-pane.h"

#include "loose-entry.h"

#define RULE_LEVEL 6

struct _LooseOutlinePane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget       *content;
  GtkToggleButton *long_outline;
  GtkListView     *list;
  GtkStack        *stack;

  /* Borrowed */
  LooseSession    *session;

  /* Owned */
  GListStore         *store;
  GtkSingleSelection *selection;
  gboolean            following;
};

G_DEFINE_FINAL_TYPE (LooseOutlinePane, loose_outline_pane, GTK_TYPE_WIDGET)

static void
follow_cursor (LooseOutlinePane *self)
{
  guint32 byte;
  guint found = GTK_INVALID_LIST_POSITION;

  if (!loose_session_is_current (self->session))
    return;
  byte = loose_session_get_cursor_byte (self->session);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->store)); i++) {
    g_autoptr (LooseEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->store), i);
    if (loose_entry_get_place (entry).start > byte)
      break;
    found = i;
  }
  self->following = TRUE;
  gtk_single_selection_set_selected (self->selection, found);
  self->following = FALSE;
}

static void
refill (LooseOutlinePane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean all = gtk_toggle_button_get_active (self->long_outline);
  guint least = RULE_LEVEL;

  for (guint32 i = 0; program != NULL && i < leaf_program_n_outline (program); i++)
    least = MIN (least, leaf_program_outline (program, i).level);
  for (guint32 i = 0; program != NULL && i < leaf_program_n_outline (program); i++) {
    LeafOutlineEntry entry = leaf_program_outline (program, i);
    if (entry.place.source != leaf_program_story_source (program) || (entry.level >= RULE_LEVEL && !all))
      continue;
    g_ptr_array_add (entries, loose_entry_new (entry.text, NULL, entry.level - least,
                                               entry.level >= RULE_LEVEL ? LOOSE_ENTRY_PLAIN : LOOSE_ENTRY_STRONG, entry.place));
  }
  self->following = TRUE;
  loose_entries_replace (self->store, entries);
  self->following = FALSE;
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
  follow_cursor (self);
}

static void
go_to (LooseOutlinePane *self, guint index, gboolean focus)
{
  g_autoptr (LooseEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->store), index);

  if (entry != NULL)
    loose_session_show_place (self->session, loose_session_get_program (self->session), loose_entry_get_place (entry), focus);
}

static void
selected_cb (LooseOutlinePane *self)
{
  if (!self->following)
    go_to (self, gtk_single_selection_get_selected (self->selection), FALSE);
}

static void
activate_cb (LooseOutlinePane *self, guint index)
{
  go_to (self, index, TRUE);
}

void
loose_outline_pane_focus (LooseOutlinePane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

GListModel *
loose_outline_pane_get_model (LooseOutlinePane *self)
{
  return G_LIST_MODEL (self->store);
}

void
loose_outline_pane_set_session (LooseOutlinePane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  g_signal_connect_object (session, "notify::program", G_CALLBACK (refill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_buffer (session), "notify::cursor-position", G_CALLBACK (follow_cursor), self, G_CONNECT_SWAPPED);
}

static void
loose_outline_pane_dispose (GObject *object)
{
  LooseOutlinePane *self = LOOSE_OUTLINE_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->store);
  self->session = NULL;
  G_OBJECT_CLASS (loose_outline_pane_parent_class)->dispose (object);
}

static void
loose_outline_pane_class_init (LooseOutlinePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_outline_pane_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/looseleaf/Looseleaf/loose-outline-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, LooseOutlinePane, content);
  gtk_widget_class_bind_template_child (widget_class, LooseOutlinePane, long_outline);
  gtk_widget_class_bind_template_child (widget_class, LooseOutlinePane, list);
  gtk_widget_class_bind_template_child (widget_class, LooseOutlinePane, stack);
  gtk_widget_class_bind_template_callback (widget_class, refill);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
loose_outline_pane_init (LooseOutlinePane *self)
{
  g_autoptr (GtkListItemFactory) factory = loose_entry_factory_new (FALSE);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->store = g_list_store_new (LOOSE_TYPE_ENTRY);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->store)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
}
