/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-turn-pane.h"
#include "loose-trace-testing.h"

#include "loose-list-entry.h"
#include "loose-mirrored-keys.h"
#include "loose-tooltip.h"
#include "loose-turn-tree-model.h"
#include "loose-turn-node.h"

#include <glib/gi18n.h>

/* Rows that are expanded automatically; the user may expand more. */
#define MOST_UNFOLDED 20000

/* A list makes a few hundred rows at once, which would block the window, because rows are expensive. So it gets
 * enough to fill the visible part, and then a few more with each frame, each expanded before it is shown, so that
 * nothing is laid out twice. */
#define FIRST_ROWS         8
#define MORE_ROWS          6
#define ROWS_OF_A_LIST     260
#define SLICE_MICROSECONDS 3000

struct _LooseTurnPane {
  LoosePane pane;

  /* Template widgets */
  GtkWidget *previous, *next;
  GtkLabel *title;
  GtkLabel *found;
  GtkSearchEntry *search;
  GtkListView *list;
  GtkStack *stack;

  /* Borrowed */
  LooseTurnQuery *turn_query;

  /* Owned */
  LooseTurn *turn; /* the one that is shown */
  GtkTreeListModel *tree;
  LooseTurnFilter *filter;   /* of the tree; borrowed from it */
  GtkSliceListModel *opened; /* of the tree: the rows shown so far */
  guint n_unfolded;          /* how many rows of the tree, from the first, were checked for expansion */
  guint opening;             /* idle source that expands; 0: none */
  guint growing;             /* tick that shows more; 0: none */
  GtkSingleSelection *selection;
  GHashTable *bound; /* GtkListItem */
  gboolean show_library;
  gboolean by_itself; /* the selection is being changed by the program */
};

G_DEFINE_FINAL_TYPE (LooseTurnPane, loose_turn_pane, LOOSE_TYPE_PANE)

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *title = gtk_label_new (NULL), *detail = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (detail), 0);
  gtk_label_set_ellipsize (GTK_LABEL (detail), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (detail, "caption");
  gtk_widget_add_css_class (detail, "dim-label");
  gtk_widget_set_hexpand (detail, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), detail);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), box);
  gtk_list_item_set_child (item, expander);
}

static const char *
class_of (LooseTurn *turn, guint number)
{
  const LeafTraceNode *node = loose_turn_get_node (turn, number);

  if (node->sort == LEAF_TRACED_FAULT)
    return "error";
  if (loose_turn_did_not_apply (turn, number) || node->is_passed)
    return "faint";
  if (node->sort == LEAF_TRACED_TEXT)
    return "printed";
  if (node->sort == LEAF_TRACED_ACTION || node->sort == LEAF_TRACED_COMMAND)
    return "heading";
  return node->is_library ? "dim-label" : NULL;
}

static char *
dup_detail (LooseTurnPane *self, LooseTurn *turn, guint number)
{
  g_autofree char *outcome = loose_turn_dup_outcome (turn, number);
  const char *clause = loose_turn_did_not_apply (turn, number) && turn == loose_turn_query_get_turn (self->turn_query)
                           ? loose_turn_query_get_clause (self->turn_query, number)
                           : NULL;

  return g_strdup (clause != NULL && *clause != '\0' ? clause : outcome != NULL ? outcome : "");
}

static void
show_row (LooseTurnPane *self, GtkListItem *item)
{
  static const char *const classes[] = { "error", "faint", "printed", "heading", "dim-label" };
  GtkTreeListRow *row = gtk_list_item_get_item (item);
  g_autoptr (LooseTurnNode) node = gtk_tree_list_row_get_item (row);
  GtkWidget *expander = gtk_list_item_get_child (item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_tree_expander_get_child (GTK_TREE_EXPANDER (expander)));
  GtkWidget *detail = gtk_widget_get_next_sibling (title);
  LooseTurn *turn = loose_turn_node_get_turn (node);
  guint number = loose_turn_node_get_number (node);
  g_autofree char *words = loose_turn_dup_title (turn, number), *more = dup_detail (self, turn, number);
  g_autofree char *name = *more != '\0' ? g_strdup_printf ("%s, %s", words, more) : g_strdup (words);
  const char *class = class_of (turn, number);

  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (expander), row);
  gtk_label_set_text (GTK_LABEL (title), words);
  gtk_label_set_text (GTK_LABEL (detail), more);
  loose_tooltip_set (expander, name);
  loose_list_entry_name_row (expander, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (class != NULL && gtk_widget_has_css_class (title, class))
    return; /* looking up a style is the most expensive part of a row */
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (title, classes[i]);
  if (class != NULL)
    gtk_widget_add_css_class (title, class);
}

static void
bind_cb (LooseTurnPane *self, GtkListItem *item)
{
  g_hash_table_add (self->bound, item);
  show_row (self, item);
}

static void
unbind_cb (LooseTurnPane *self, GtkListItem *item)
{
  g_hash_table_remove (self->bound, item);
  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)), NULL);
}

/* Returns TRUE if the clause of its rule has become known since the row was shown. */
static gboolean
has_new_detail (LooseTurnPane *self, GtkListItem *item)
{
  g_autoptr (LooseTurnNode) node = gtk_tree_list_row_get_item (gtk_list_item_get_item (item));
  GtkWidget *box = gtk_tree_expander_get_child (GTK_TREE_EXPANDER (gtk_list_item_get_child (item)));
  LooseTurn *turn = loose_turn_node_get_turn (node);
  g_autofree char *detail = NULL;

  if (!loose_turn_did_not_apply (turn, loose_turn_node_get_number (node)))
    return FALSE;
  detail = dup_detail (self, turn, loose_turn_node_get_number (node));
  return !g_str_equal (detail, gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (box))));
}

static void
clauses_changed_cb (LooseTurnPane *self)
{
  GHashTableIter iter;
  gpointer item;

  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &item, NULL))
    if (gtk_list_item_get_item (item) != NULL && has_new_detail (self, item))
      show_row (self, item);
}

/* --- the tree ----------------------------------------------------------------------------------------------------- */

static GListModel *
branch_cb (gpointer item, gpointer filter)
{
  guint number = loose_turn_node_get_number (item);

  return loose_turn_filter_has_more (filter, number) ? G_LIST_MODEL (loose_turn_tree_model_new (filter, number)) : NULL;
}

/* Expands the next row if the filter needs it. Returns FALSE if no row is left, or MOST_UNFOLDED were visited. */
static gboolean
unfold_next (LooseTurnPane *self)
{
  g_autoptr (GtkTreeListRow) row
      = self->n_unfolded < MOST_UNFOLDED ? gtk_tree_list_model_get_row (self->tree, self->n_unfolded) : NULL;
  g_autoptr (LooseTurnNode) node = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (node == NULL)
    return FALSE;
  if (loose_turn_filter_unfolds (self->filter, loose_turn_node_get_number (node)))
    gtk_tree_list_row_set_expanded (row, TRUE);
  self->n_unfolded++;
  return TRUE;
}

/* A slice of expanding. */
static gboolean
open_more_cb (gpointer data)
{
  LooseTurnPane *self = data;
  gint64 end = g_get_monotonic_time () + SLICE_MICROSECONDS;

  while (g_get_monotonic_time () < end)
    if (!unfold_next (self)) {
      self->opening = 0;
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

/* Adds rows for one frame. Rows beyond those that the list makes at once are created only by scrolling. */
static gboolean
grow_cb (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  LooseTurnPane *self = data;
  guint size = gtk_slice_list_model_get_size (self->opened) + MORE_ROWS;

  if (size <= self->n_unfolded || self->opening == 0)
    gtk_slice_list_model_set_size (self->opened, size);
  if (self->opening != 0 || size < MIN (ROWS_OF_A_LIST, g_list_model_get_n_items (G_LIST_MODEL (self->tree))))
    return G_SOURCE_CONTINUE;
  gtk_slice_list_model_set_size (self->opened, G_MAXUINT);
  self->growing = 0;
  return G_SOURCE_REMOVE;
}

static void
selected_cb (LooseTurnPane *self)
{
  GtkTreeListRow *row = gtk_single_selection_get_selected_item (self->selection);
  g_autoptr (LooseTurnNode) node = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (node == NULL || self->by_itself)
    return;
  loose_session_show_place (self->pane.session, loose_turn_get_program (self->turn),
                            loose_turn_get_place (self->turn, loose_turn_node_get_number (node)), FALSE);
}

static void
clear_tree (LooseTurnPane *self)
{
  g_clear_handle_id (&self->opening, g_source_remove);
  if (self->growing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->list), self->growing);
  self->growing = 0;
  gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->opened);
  g_clear_object (&self->tree);
  self->filter = NULL;
}

static void
make_tree (LooseTurnPane *self)
{
  const char *search = gtk_editable_get_text (GTK_EDITABLE (self->search));
  LooseTurnFilter *filter = loose_turn_filter_new (self->turn, search, self->show_library);
  g_autofree char *found = NULL;

  clear_tree (self);
  self->tree = gtk_tree_list_model_new (G_LIST_MODEL (loose_turn_tree_model_new (filter, 0)), FALSE, FALSE, branch_cb,
                                        filter, (GDestroyNotify) loose_turn_filter_unref);
  self->filter = filter;
  self->n_unfolded = 0;
  while (self->n_unfolded < FIRST_ROWS && unfold_next (self))
    ;
  self->opened = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->tree)), 0, FIRST_ROWS);
  self->opening = g_idle_add (open_more_cb, self);
  self->growing = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), grow_cb, self, NULL);
  if (*search != '\0')
    found = g_strdup_printf (_ ("%u found"), loose_turn_filter_get_n_found (filter));
  gtk_label_set_text (self->found, found != NULL ? found : "");
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->opened)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

static void
show_title (LooseTurnPane *self)
{
  guint number = loose_turn_query_get_number (self->turn_query);
  LooseTurn *turn = loose_turn_query_get_turn (self->turn_query); /* NULL while it is computed */
  const char *command = turn != NULL ? loose_turn_get_command (turn) : "";
  g_autofree char *title = NULL;

  if (number == G_MAXUINT)
    title = g_strdup (_ ("No turn"));
  else if (number == 0)
    title = g_strdup (_ ("Before the first command"));
  else if (*command == '\0')
    title = g_strdup_printf (_ ("Turn %u"), number);
  else
    title = g_strdup_printf (_ ("Turn %u: %s"), number, command);
  gtk_label_set_text (self->title, title);
  gtk_widget_set_sensitive (self->previous, number != G_MAXUINT && number > 0);
  gtk_widget_set_sensitive (self->next,
                            number != G_MAXUINT && number + 1 < loose_turn_query_get_n_turns (self->turn_query));
}

static void
turn_changed_cb (LooseTurnPane *self)
{
  LooseTurn *turn = loose_turn_query_get_turn (self->turn_query);

  if (turn != self->turn && (turn != NULL || loose_turn_query_get_n_turns (self->turn_query) == 0)) {
    g_set_object (&self->turn, turn);
    if (turn != NULL)
      make_tree (self);
    else
      clear_tree (self);
    gtk_stack_set_visible_child_name (self->stack, turn != NULL ? "list" : "empty");
  }
  show_title (self);
}

static void
search_cb (LooseTurnPane *self)
{
  if (self->turn != NULL)
    make_tree (self);
}

void
loose_turn_pane_set_show_library (LooseTurnPane *self, gboolean show)
{
  g_return_if_fail (LOOSE_IS_TURN_PANE (self));
  if (self->show_library == show)
    return;
  self->show_library = show;
  search_cb (self);
}

/* --- keys and buttons --------------------------------------------------------------------------------------------- */

static void
previous_cb (LooseTurnPane *self)
{
  loose_turn_query_set_turn (self->turn_query, loose_turn_query_get_number (self->turn_query) - 1);
}

static void
next_cb (LooseTurnPane *self)
{
  loose_turn_query_set_turn (self->turn_query, loose_turn_query_get_number (self->turn_query) + 1);
}

static void
activate_cb (LooseTurnPane *self, guint position)
{
  g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, position);
  g_autoptr (LooseTurnNode) node = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (node != NULL)
    loose_session_show_place (self->pane.session, loose_turn_get_program (self->turn),
                              loose_turn_get_place (self->turn, loose_turn_node_get_number (node)), TRUE);
}

static void
select_row (LooseTurnPane *self, GtkTreeListRow *row)
{
  guint position = gtk_tree_list_row_get_position (row);

  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/* Right expands; Left collapses, or goes to the parent. From right to left it is the other way. */
static gboolean
key_cb (LooseTurnPane *self, guint pressed, guint code, GdkModifierType state)
{
  guint key = loose_mirrored_key (GTK_WIDGET (self), pressed);
  GtkTreeListRow *row = self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;

  if (row == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Right && gtk_tree_list_row_is_expandable (row)) {
    gtk_tree_list_row_set_expanded (row, TRUE);
  } else if (key == GDK_KEY_Left && gtk_tree_list_row_get_expanded (row)) {
    gtk_tree_list_row_set_expanded (row, FALSE);
  } else if (key == GDK_KEY_Left) {
    g_autoptr (GtkTreeListRow) parent = gtk_tree_list_row_get_parent (row);

    if (parent == NULL)
      return GDK_EVENT_PROPAGATE;
    select_row (self, parent);
  } else {
    return GDK_EVENT_PROPAGATE;
  }
  return GDK_EVENT_STOP;
}

static void
set_all_expanded (LooseTurnPane *self, gboolean expanded, guint most)
{
  self->n_unfolded = MOST_UNFOLDED; /* no more automatic expansion */
  for (guint i = 0; self->tree != NULL && i < MIN (g_list_model_get_n_items (G_LIST_MODEL (self->tree)), most); i++) {
    g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, i);

    gtk_tree_list_row_set_expanded (row, expanded);
  }
}

static void
fold_all_cb (LooseTurnPane *self)
{
  set_all_expanded (self, FALSE, G_MAXUINT);
}

static void
unfold_all_cb (LooseTurnPane *self)
{
  set_all_expanded (self, TRUE, MOST_UNFOLDED);
}

static void
loose_turn_pane_focus (LoosePane *pane)
{
  LooseTurnPane *self = LOOSE_TURN_PANE (pane);

  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

guint32
loose_turn_pane_get_rule (LooseTurnPane *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_PANE (self), 0);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkTreeListRow *row = self->selection != NULL ? gtk_single_selection_get_selected_item (self->selection) : NULL;
  g_autoptr (LooseTurnNode) node = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (node == NULL || focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    return 0;
  return loose_turn_get_node (self->turn, loose_turn_node_get_number (node))->rule;
}

GListModel *
loose_turn_pane_get_rows (LooseTurnPane *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_PANE (self), NULL);
  return self->tree != NULL ? G_LIST_MODEL (self->tree) : NULL;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_turn_pane_connected (LoosePane *pane)
{
  LooseTurnPane *self = LOOSE_TURN_PANE (pane);
  LooseSession *session = pane->session;

  self->turn_query = loose_session_get_turn_query (session);
  g_signal_connect_object (self->turn_query, "turn-changed", G_CALLBACK (turn_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_query, "clauses-changed", G_CALLBACK (clauses_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_title (self);
}

static void
loose_turn_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (loose_turn_pane_parent_class)->map (widget);
  loose_turn_query_look (LOOSE_TURN_PANE (widget)->turn_query, TRUE);
}

static void
loose_turn_pane_unmap (GtkWidget *widget)
{
  loose_turn_query_look (LOOSE_TURN_PANE (widget)->turn_query, FALSE);
  GTK_WIDGET_CLASS (loose_turn_pane_parent_class)->unmap (widget);
}

static void
loose_turn_pane_dispose (GObject *object)
{
  LooseTurnPane *self = LOOSE_TURN_PANE (object);

  if (self->list != NULL)
    clear_tree (self);
  loose_pane_remove_children (LOOSE_PANE (self));
  g_clear_object (&self->turn);
  g_clear_pointer (&self->bound, g_hash_table_unref);
  G_OBJECT_CLASS (loose_turn_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseTurnPane, previous), LOOSE_CHILD (LooseTurnPane, next),   LOOSE_CHILD (LooseTurnPane, title),
  LOOSE_CHILD (LooseTurnPane, found),    LOOSE_CHILD (LooseTurnPane, search), LOOSE_CHILD (LooseTurnPane, list),
  LOOSE_CHILD (LooseTurnPane, stack),
};

static void
loose_turn_pane_class_init (LooseTurnPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_turn_pane_dispose;
  pane_class->connected = loose_turn_pane_connected;
  pane_class->focus = loose_turn_pane_focus;
  widget_class->map = loose_turn_pane_map;
  widget_class->unmap = loose_turn_pane_unmap;
  loose_pane_class_set_template (pane_class, "loose-turn-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, fold_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, unfold_all_cb);
}

static void
loose_turn_pane_init (LooseTurnPane *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  loose_template_init (GTK_WIDGET (self));
  self->bound = g_hash_table_new (NULL, NULL);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
}
