/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-problems-pane.h"

#include "loose-entry.h"

#include <glib/gi18n.h>

#define MOST_PROBLEMS 500

struct _LooseProblemsPane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget    *content;
  GtkListView  *list;
  GtkStack     *stack;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  GListStore         *store;
  GtkSingleSelection *selection;
  gboolean            following;
};

G_DEFINE_FINAL_TYPE (LooseProblemsPane, loose_problems_pane, GTK_TYPE_WIDGET)

static LooseEntry *
make_entry (LeafProgram *program, guint32 number)
{
  LeafProblem problem = leaf_program_problem (program, number);
  g_autofree char *where = NULL;
  guint32 line = 0, column = 0;

  if (problem.place.source != 0) {
    leaf_program_line (program, problem.place.source, problem.place.start, &line, &column);
    if (problem.place.source == leaf_program_story_source (program))
      where = g_strdup_printf (_("Line %u"), line);
    else
      where = g_strdup_printf (_("%s, line %u"), leaf_program_source_name (program, problem.place.source), line);
  }
  return loose_entry_new (problem.sentence, where, 0, LOOSE_ENTRY_PLAIN, problem.place);
}

static void
program_cb (LooseProblemsPane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint32 i = 0; program != NULL && i < MIN (leaf_program_n_problems (program), MOST_PROBLEMS); i++)
    g_ptr_array_add (entries, make_entry (program, i));
  self->following = TRUE;
  loose_entries_replace (self->store, entries);
  self->following = FALSE;
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
}

static void
go_to (LooseProblemsPane *self, guint index, gboolean focus)
{
  g_autoptr (LooseEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->store), index);

  if (entry != NULL)
    loose_session_show_place (self->session, loose_session_get_program (self->session), loose_entry_get_place (entry), focus);
}

static void
selected_cb (LooseProblemsPane *self)
{
  if (!self->following)
    go_to (self, gtk_single_selection_get_selected (self->selection), FALSE);
}

static void
activate_cb (LooseProblemsPane *self, guint index)
{
  go_to (self, index, TRUE);
}

static guint32
start_of (LooseProblemsPane *self, guint index)
{
  g_autoptr (LooseEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->store), index);
  return loose_entry_get_place (entry).start;
}

void
loose_problems_pane_step (LooseProblemsPane *self, gboolean backward)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  guint32 cursor = loose_session_get_cursor_byte (self->session);
  guint best = G_MAXUINT, wrapped = G_MAXUINT;

  for (guint i = 0; i < n; i++) {
    guint32 at = start_of (self, i);
    gboolean beyond = backward ? at < cursor : at > cursor;
    guint *slot = beyond ? &best : &wrapped;

    if (*slot == G_MAXUINT || (backward ? at > start_of (self, *slot) : at < start_of (self, *slot)))
      *slot = i;
  }
  if (n > 0)
    go_to (self, best != G_MAXUINT ? best : wrapped, TRUE);
}

void
loose_problems_pane_focus (LooseProblemsPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

GListModel *
loose_problems_pane_get_model (LooseProblemsPane *self)
{
  return G_LIST_MODEL (self->store);
}

void
loose_problems_pane_set_session (LooseProblemsPane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
}

static void
loose_problems_pane_dispose (GObject *object)
{
  LooseProblemsPane *self = LOOSE_PROBLEMS_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->store);
  self->session = NULL;
  G_OBJECT_CLASS (loose_problems_pane_parent_class)->dispose (object);
}

static void
loose_problems_pane_class_init (LooseProblemsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_problems_pane_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/looseleaf/Looseleaf/loose-problems-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, LooseProblemsPane, content);
  gtk_widget_class_bind_template_child (widget_class, LooseProblemsPane, list);
  gtk_widget_class_bind_template_child (widget_class, LooseProblemsPane, stack);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
loose_problems_pane_init (LooseProblemsPane *self)
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
