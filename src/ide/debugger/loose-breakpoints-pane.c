/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-breakpoints-pane.h"

#include "loose-css-class.h"
#include "loose-list-entry.h"
#include "loose-tooltip.h"

#include <glib/gi18n.h>

struct _LooseBreakpointsPane {
  LoosePane pane;

  /* Template widgets */
  GtkDropDown *sort;
  GtkEntry *words;
  GtkListView *list;
  GtkStack *stack;
  GtkWidget *details;
  GtkEntry *condition, *log;
  GtkSpinButton *hits;

  /* Borrowed */
  LooseBreakpoints *breakpoints;

  /* Owned */
  GtkSingleSelection *selection;
  LooseBreakpoint *shown; /* the breakpoint whose details are shown below */
  GHashTable *bound;      /* of GtkListItem *: the rows that exist */
  gboolean by_itself;     /* the details are being set by the program */
};

G_DEFINE_FINAL_TYPE (LooseBreakpointsPane, loose_breakpoints_pane, LOOSE_TYPE_PANE)

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void
toggled_cb (GtkCheckButton *check, GtkListItem *item)
{
  LooseBreakpoint *stop = gtk_list_item_get_item (item);

  if (stop != NULL && loose_breakpoint_is_enabled (stop) != gtk_check_button_get_active (check))
    g_object_set (stop, "enabled", gtk_check_button_get_active (check), NULL);
}

static void
remove_cb (GtkButton *button, GtkListItem *item)
{
  LooseBreakpointsPane *self
      = LOOSE_BREAKPOINTS_PANE (gtk_widget_get_ancestor (GTK_WIDGET (button), LOOSE_TYPE_BREAKPOINTS_PANE));

  if (gtk_list_item_get_item (item) != NULL)
    loose_breakpoints_remove (self->breakpoints, gtk_list_item_get_item (item));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *check = gtk_check_button_new (), *title = gtk_label_new (NULL), *detail = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (detail), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (detail), 0);
  gtk_widget_set_hexpand (detail, TRUE);
  gtk_widget_add_css_class (detail, "caption");
  gtk_widget_add_css_class (detail, "dim-label");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Remove Breakpoint"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Remove Breakpoint"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Enabled"), -1);
  g_signal_connect (check, "toggled", G_CALLBACK (toggled_cb), item);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), item);
  gtk_box_append (GTK_BOX (box), check);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), detail);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_item_set_child (item, box);
}

static void
show_row (GtkListItem *item)
{
  LooseBreakpoint *stop = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item), *check = gtk_widget_get_first_child (box);
  GtkWidget *title = gtk_widget_get_next_sibling (check), *detail = gtk_widget_get_next_sibling (title);
  g_autofree char *words = loose_breakpoint_dup_title (stop), *more = loose_breakpoint_dup_detail (stop), *name = NULL;

  gtk_label_set_text (GTK_LABEL (title), words);
  gtk_label_set_text (GTK_LABEL (detail), more != NULL ? more : "");
  loose_tooltip_set (detail, more);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), loose_breakpoint_is_enabled (stop));
  loose_css_class_set (title, "dim-label", !loose_breakpoint_is_enabled (stop));
  name = g_strjoin (", ", words, loose_breakpoint_is_enabled (stop) ? _ ("on") : _ ("off"), more, NULL);
  loose_list_entry_name_row (box, name);
}

static void
bind_cb (LooseBreakpointsPane *self, GtkListItem *item)
{
  g_hash_table_add (self->bound, item);
  g_signal_connect_swapped (gtk_list_item_get_item (item), "notify", G_CALLBACK (show_row), item);
  show_row (item);
}

static void
unbind_cb (LooseBreakpointsPane *self, GtkListItem *item)
{
  g_hash_table_remove (self->bound, item);
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_row, item);
}

/* Updates the line numbers, which an edit may have changed. */
static void
loose_breakpoints_pane_program_changed (LoosePane *pane)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, LOOSE_BREAKPOINTS_PANE (pane)->bound);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    show_row (item);
}

/* --- details of the selected breakpoint --------------------------------------------------------------------------- */

static LooseBreakpoint *
selected (LooseBreakpointsPane *self)
{
  return self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
}

/* Marks the condition if it cannot be read. */
static void
show_problem (LooseBreakpointsPane *self)
{
  g_autofree char *problem = NULL, *condition = NULL;

  if (self->shown != NULL)
    g_object_get (self->shown, "problem", &problem, "condition", &condition, NULL);
  loose_css_class_set (GTK_WIDGET (self->condition), "error", problem != NULL && condition != NULL);
  loose_tooltip_set (GTK_WIDGET (self->condition), condition != NULL ? problem : NULL);
}

static void
set_shown (LooseBreakpointsPane *self, LooseBreakpoint *stop)
{
  if (self->shown != NULL)
    g_signal_handlers_disconnect_by_func (self->shown, show_problem, self);
  g_set_object (&self->shown, stop);
  if (stop != NULL)
    g_signal_connect_object (stop, "notify", G_CALLBACK (show_problem), self, G_CONNECT_SWAPPED);
}

static void
selected_cb (LooseBreakpointsPane *self)
{
  LooseBreakpoint *stop = selected (self);
  g_autofree char *condition = NULL, *log = NULL;
  guint hits = 0;

  if (stop == self->shown && stop != NULL)
    return;
  set_shown (self, stop);
  gtk_widget_set_sensitive (self->details, stop != NULL);
  if (stop != NULL)
    g_object_get (stop, "condition", &condition, "log", &log, "hits", &hits, NULL);
  self->by_itself = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->condition), condition != NULL ? condition : "");
  gtk_editable_set_text (GTK_EDITABLE (self->log), log != NULL ? log : "");
  gtk_spin_button_set_value (self->hits, MAX (hits, 1));
  self->by_itself = FALSE;
  show_problem (self);
}

static void
details_cb (LooseBreakpointsPane *self)
{
  LooseBreakpoint *stop = selected (self);
  g_autofree char *condition = NULL, *log = NULL;
  guint hits = 0;

  if (stop == NULL || self->by_itself)
    return;
  g_object_get (stop, "condition", &condition, "log", &log, "hits", &hits, NULL);
  if (g_strcmp0 (condition != NULL ? condition : "", gtk_editable_get_text (GTK_EDITABLE (self->condition))) != 0)
    g_object_set (stop, "condition", gtk_editable_get_text (GTK_EDITABLE (self->condition)), NULL);
  if (g_strcmp0 (log != NULL ? log : "", gtk_editable_get_text (GTK_EDITABLE (self->log))) != 0)
    g_object_set (stop, "log", gtk_editable_get_text (GTK_EDITABLE (self->log)), NULL);
  if (MAX (hits, 1) != (guint) gtk_spin_button_get_value_as_int (self->hits))
    g_object_set (stop, "hits", (guint) gtk_spin_button_get_value_as_int (self->hits), NULL);
}

/* --- adding and removing ------------------------------------------------------------------------------------------ */

static void
add_cb (LooseBreakpointsPane *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->words));
  LooseBreakpointSort sort = LOOSE_BREAKPOINT_RULE + gtk_drop_down_get_selected (self->sort);
  g_autoptr (LooseBreakpoint) stop = loose_breakpoint_new (sort, words);

  if (*loose_breakpoint_get_words (stop) == '\0') {
    gtk_widget_error_bell (GTK_WIDGET (self));
    gtk_widget_grab_focus (GTK_WIDGET (self->words));
    return;
  }
  loose_breakpoints_add (self->breakpoints, stop);
  gtk_editable_set_text (GTK_EDITABLE (self->words), "");
  gtk_single_selection_set_selected (self->selection,
                                     g_list_model_get_n_items (loose_breakpoints_get_list (self->breakpoints)) - 1);
}

static gboolean
key_cb (LooseBreakpointsPane *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_Delete || selected (self) == NULL)
    return GDK_EVENT_PROPAGATE;
  loose_breakpoints_remove (self->breakpoints, selected (self));
  return GDK_EVENT_STOP;
}

/* Goes to the breakpoint's line or rule. */
static void
activate_cb (LooseBreakpointsPane *self, guint position)
{
  g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (loose_breakpoints_get_list (self->breakpoints), position);
  LeafProgram *program = loose_session_get_program (self->pane.session);
  g_autofree char *words = NULL;

  if (stop == NULL || program == NULL)
    return;
  if (loose_breakpoint_get_sort (stop) == LOOSE_BREAKPOINT_LINE) {
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_breakpoint_get_buffer (stop));
    LoosePage *page = buffer != NULL ? loose_page_of_buffer (buffer) : NULL;
    GtkTextIter iter;
    guint32 byte;

    if (page == NULL) {
      loose_session_show_stop (self->pane.session, stop);
      return;
    }
    gtk_text_buffer_get_iter_at_line (buffer, &iter, MAX (loose_breakpoint_get_line (stop), 0));
    byte = loose_page_get_byte (page, &iter);
    loose_session_show_place (self->pane.session, program,
                              (LeafPlace) { loose_page_get_source (page, program), byte, byte }, TRUE);
  } else if (loose_breakpoint_get_sort (stop) == LOOSE_BREAKPOINT_RULE) {
    loose_session_show_rule (self->pane.session, program,
                             leaf_program_find_rule (program, loose_breakpoint_get_words (stop)), TRUE);
  }
}

static void
show_list (LooseBreakpointsPane *self)
{
  gtk_stack_set_visible_child_name (
      self->stack, g_list_model_get_n_items (loose_breakpoints_get_list (self->breakpoints)) > 0 ? "list" : "empty");
}

static void
loose_breakpoints_pane_focus (LoosePane *pane)
{
  LooseBreakpointsPane *self = LOOSE_BREAKPOINTS_PANE (pane);

  gtk_widget_grab_focus (GTK_WIDGET (self->words));
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_breakpoints_pane_connected (LoosePane *pane)
{
  LooseBreakpointsPane *self = LOOSE_BREAKPOINTS_PANE (pane);
  LooseSession *session = pane->session;

  self->breakpoints = loose_session_get_breakpoints (session);
  self->selection = gtk_single_selection_new (g_object_ref (loose_breakpoints_get_list (self->breakpoints)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->breakpoints, "changed", G_CALLBACK (show_list), self, G_CONNECT_SWAPPED);
  selected_cb (self);
  show_list (self);
}

static void
loose_breakpoints_pane_dispose (GObject *object)
{
  LooseBreakpointsPane *self = LOOSE_BREAKPOINTS_PANE (object);

  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->shown);
  G_OBJECT_CLASS (loose_breakpoints_pane_parent_class)->dispose (object);
}

static void
loose_breakpoints_pane_finalize (GObject *object)
{
  g_hash_table_unref (LOOSE_BREAKPOINTS_PANE (object)->bound);
  G_OBJECT_CLASS (loose_breakpoints_pane_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseBreakpointsPane, sort),      LOOSE_CHILD (LooseBreakpointsPane, words),
  LOOSE_CHILD (LooseBreakpointsPane, list),      LOOSE_CHILD (LooseBreakpointsPane, stack),
  LOOSE_CHILD (LooseBreakpointsPane, details),   LOOSE_CHILD (LooseBreakpointsPane, hits),
  LOOSE_CHILD (LooseBreakpointsPane, condition), LOOSE_CHILD (LooseBreakpointsPane, log),
};

static void
loose_breakpoints_pane_class_init (LooseBreakpointsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_breakpoints_pane_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_breakpoints_pane_finalize;
  pane_class->connected = loose_breakpoints_pane_connected;
  pane_class->program_changed = loose_breakpoints_pane_program_changed;
  pane_class->focus = loose_breakpoints_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-breakpoints-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, details_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
loose_breakpoints_pane_init (LooseBreakpointsPane *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkStringList *sorts = gtk_string_list_new (NULL);

  loose_template_init (GTK_WIDGET (self));
  self->bound = g_hash_table_new (NULL, NULL);
  for (LooseBreakpointSort sort = LOOSE_BREAKPOINT_RULE; sort < LOOSE_N_STOPS; sort++)
    gtk_string_list_append (sorts, loose_breakpoint_sort_words (sort));
  gtk_drop_down_set_model (self->sort, G_LIST_MODEL (sorts));
  g_object_unref (sorts);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
}
