/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-problems-pane.h"

#include "loose-entry-list.h"
#include "loose-template.h"

#include <glib/gi18n.h>

#define MOST_PROBLEMS 500

struct _LooseProblemsPane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkListView *list;
  GtkStack *stack;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  LooseEntryList *entries;
  guint n_problems; /* of the entries: they stand first, and the notices after them */
};

G_DEFINE_FINAL_TYPE (LooseProblemsPane, loose_problems_pane, GTK_TYPE_WIDGET)

static char *
dup_where (LeafProgram *program, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source == 0)
    return NULL;
  leaf_program_line (program, place.source, place.start, &line, &column);
  if (place.source == leaf_program_story_source (program))
    return g_strdup_printf (_ ("Line %u"), line);
  return g_strdup_printf (_ ("%s, line %u"), leaf_program_source_name (program, place.source), line);
}

static LooseEntry *
make_entry (LeafProgram *program, LeafProblem problem)
{
  g_autofree char *where = dup_where (program, problem.place);

  return loose_entry_new (problem.sentence, where, 0, LOOSE_ENTRY_PLAIN, problem.place);
}

/* Nothing that has to be mended: it says so in a word, for those who do not see that it is dim. */
static LooseEntry *
make_notice_entry (LeafProgram *program, LeafProblem notice)
{
  g_autofree char *where = dup_where (program, notice.place);
  g_autofree char *detail = where != NULL ? g_strdup_printf (_ ("%s, notice"), where) : g_strdup (_ ("Notice"));

  return loose_entry_new (notice.sentence, detail, 0, LOOSE_ENTRY_DIM, notice.place);
}

static void
program_cb (LooseProblemsPane *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint32 i = 0; program != NULL && i < MIN (leaf_program_n_problems (program), MOST_PROBLEMS); i++)
    g_ptr_array_add (entries, make_entry (program, leaf_program_problem (program, i)));
  self->n_problems = entries->len;
  for (guint32 i = 0; program != NULL && i < MIN (leaf_program_n_notices (program), MOST_PROBLEMS); i++)
    g_ptr_array_add (entries, make_notice_entry (program, leaf_program_notice (program, i)));
  loose_entry_list_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
}

void
loose_problems_pane_step (LooseProblemsPane *self, gboolean backward)
{
  guint n = self->n_problems;
  guint32 cursor = loose_session_get_cursor_byte (self->session);
  guint best = G_MAXUINT, wrapped = G_MAXUINT;

  for (guint i = 0; i < n; i++) {
    guint32 at = loose_entry_list_get_place (self->entries, i).start;
    gboolean beyond = backward ? at < cursor : at > cursor;
    guint *slot = beyond ? &best : &wrapped;

    if (*slot == G_MAXUINT
        || (backward ? at > loose_entry_list_get_place (self->entries, *slot).start
                     : at < loose_entry_list_get_place (self->entries, *slot).start))
      *slot = i;
  }
  if (n == 0)
    return;
  best = best != G_MAXUINT ? best : wrapped;
  loose_entry_list_select (self->entries, best);
  loose_entry_list_scroll_to (self->entries, best);
  loose_entry_list_go_to (self->entries, best, TRUE);
}

guint
loose_problems_pane_get_selected (LooseProblemsPane *self)
{
  return loose_entry_list_get_selected (self->entries);
}

void
loose_problems_pane_focus (LooseProblemsPane *self)
{
  loose_entry_list_focus (self->entries);
}

GListModel *
loose_problems_pane_get_model (LooseProblemsPane *self)
{
  return loose_entry_list_get_model (self->entries);
}

void
loose_problems_pane_set_session (LooseProblemsPane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  loose_entry_list_set_session (self->entries, session, LOOSE_ENTRY_LIST_OF_STORY);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
}

static void
loose_problems_pane_dispose (GObject *object)
{
  LooseProblemsPane *self = LOOSE_PROBLEMS_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->entries);
  self->session = NULL;
  G_OBJECT_CLASS (loose_problems_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseProblemsPane, content),
  LOOSE_CHILD (LooseProblemsPane, list),
  LOOSE_CHILD (LooseProblemsPane, stack),
};

static void
loose_problems_pane_class_init (LooseProblemsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_problems_pane_dispose;
  loose_template_set_pane (widget_class, "loose-problems-pane", children, G_N_ELEMENTS (children));
}

static void
loose_problems_pane_init (LooseProblemsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->entries = loose_entry_list_new (self->list, FALSE);
}
