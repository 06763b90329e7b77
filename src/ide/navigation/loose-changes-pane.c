/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-changes-pane.h"

#include "leaf-differences.h"
#include "loose-committed-story.h"
#include "loose-format.h"
#include "loose-list-entry-view.h"

#include <glib/gi18n.h>

struct _LooseChangesPane {
  LoosePane pane;

  /* Template widgets */
  GtkStack *stack;
  GtkLabel *message;
  GtkListView *list;

  /* Owned */
  LooseListEntryView *entries;
  LooseCommittedStory *committed;
  GCancellable *cancellable; /* of the comparison in progress; NULL: none */
};

G_DEFINE_FINAL_TYPE (LooseChangesPane, loose_changes_pane, LOOSE_TYPE_PANE)

/* --- the list ----------------------------------------------------------------------------------------------------- */

static LooseListEntry *
entry_of_text (const LeafDifference *difference)
{
  g_autofree char *text = NULL, *detail = NULL;

  if (difference->before == NULL) {
    text = g_strconcat ("+ ", difference->now, NULL);
    return loose_list_entry_new (text, NULL, 1, LOOSE_LIST_ENTRY_GOOD, difference->place);
  }
  if (difference->now == NULL) {
    text = g_strconcat ("− ", difference->before, NULL);
    return loose_list_entry_new (text, NULL, 1, LOOSE_LIST_ENTRY_DIM, (LeafPlace) { 0 });
  }
  text = g_strconcat ("± ", difference->now, NULL);
  if (g_str_equal (difference->before, difference->now))
    detail = g_strdup (_ ("nested differently"));
  else
    /* translators: %s is a sentence of the story before it was reworded */
    detail = g_strdup_printf (_ ("was: %s"), difference->before);
  return loose_list_entry_new (text, detail, 1, LOOSE_LIST_ENTRY_CHANGED, difference->place);
}

static void
add_heading (GPtrArray *entries, const char *title)
{
  g_ptr_array_add (entries, loose_list_entry_new (title, NULL, 0, LOOSE_LIST_ENTRY_STRONG, (LeafPlace) { 0 }));
}

/* Makes the rows, in a worker. (Any thread may read programs.) */
static GPtrArray *
make_entries (LeafProgram *before, LeafProgram *now)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint32 n, rulebook = 0;
  LeafDifference *all = leaf_programs_differences (before, now, &n);
  gboolean is_text = FALSE, was_before = FALSE;

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = leaf_difference_dup_words (before, now, &all[i], loose_format_translate, NULL);
    g_autofree char *title = NULL, *text = NULL;

    if (words == NULL) {
      if (!is_text)
        add_heading (entries, _ ("Source"));
      is_text = TRUE;
      g_ptr_array_add (entries, entry_of_text (&all[i]));
      continue;
    }
    if (all[i].rulebook != rulebook || all[i].is_before != was_before) {
      title = g_strdup_printf (_ ("The %s rules"),
                               leaf_program_rulebook (all[i].is_before ? before : now, all[i].rulebook).name);
      if (entries->len == 0
          || g_strcmp0 (title, loose_list_entry_get_text (g_ptr_array_index (entries, entries->len - 1))) != 0)
        add_heading (entries, title);
    }
    rulebook = all[i].rulebook;
    was_before = all[i].is_before;
    text = loose_format_with_capital (words);
    g_ptr_array_add (entries,
                     loose_list_entry_new (text, NULL, 1,
                                           all[i].sort == LEAF_DIFFERENCE_RULE_BLOCKED ? LOOSE_LIST_ENTRY_BAD
                                                                                       : LOOSE_LIST_ENTRY_PLAIN,
                                           all[i].is_before ? (LeafPlace) { 0 } : all[i].place));
  }
  leaf_differences_free (all, n);
  return entries;
}

static void
show_message (LooseChangesPane *self, const char *text)
{
  gtk_label_set_label (self->message, text);
  gtk_stack_set_visible_child_name (self->stack, "message");
}

/* The list takes the focus from the message that it replaces. */
static void
show_list (LooseChangesPane *self)
{
  gboolean takes_focus = gtk_widget_is_focus (GTK_WIDGET (self->message));

  gtk_stack_set_visible_child_name (self->stack, "list");
  if (takes_focus)
    loose_list_entry_view_focus_row (self->entries, 0);
}

/* --- comparing, in a worker --------------------------------------------------------------------------------------- */

typedef struct {
  LeafProgram *before, *now;
} Versions;

static void
versions_free (gpointer data)
{
  Versions *versions = data;

  leaf_program_unref (versions->before);
  leaf_program_unref (versions->now);
  g_free (versions);
}

static void
compare_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Versions *versions = data;

  g_task_return_pointer (task, make_entries (versions->before, versions->now), (GDestroyNotify) g_ptr_array_unref);
}

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseChangesPane *self = LOOSE_CHANGES_PANE (source);
  g_autoptr (GPtrArray) entries = g_task_propagate_pointer (G_TASK (result), NULL);

  if (entries == NULL || self->entries == NULL)
    return;
  g_clear_object (&self->cancellable);
  loose_list_entry_view_fill (self->entries, entries);
  if (entries->len == 0)
    show_message (self, _ ("Nothing has changed since the last commit."));
  else
    show_list (self);
}

static void
stop_comparing (LooseChangesPane *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
compare (LooseChangesPane *self)
{
  LeafProgram *before = loose_committed_story_get_program (self->committed),
              *now = loose_session_get_program (self->pane.session);
  g_autoptr (GTask) task = NULL;
  Versions *versions;

  stop_comparing (self);
  if (before == NULL || now == NULL) {
    if (loose_committed_story_get_state (self->committed) == LOOSE_COMMITTED_NOT)
      show_message (
          self,
          _ ("The story is not in the last commit of a Git repository. Once it is, this panel shows which sentences have changed since, and which rules have moved."));
    return;
  }
  versions = g_new (Versions, 1);
  *versions = (Versions) { leaf_program_ref (before), leaf_program_ref (now) };
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, compared_cb, NULL);
  g_task_set_task_data (task, versions, versions_free);
  g_task_run_in_thread (task, compare_in_thread);
}

/* --- the pane ----------------------------------------------------------------------------------------------------- */

static void
loose_changes_pane_refresh (LoosePane *pane)
{
  loose_committed_story_ask (LOOSE_CHANGES_PANE (pane)->committed);
}

static void
loose_changes_pane_connected (LoosePane *pane)
{
  LooseChangesPane *self = LOOSE_CHANGES_PANE (pane);

  self->committed = loose_committed_story_new (pane->session);
  g_signal_connect_object (self->committed, "changed", G_CALLBACK (compare), self, G_CONNECT_SWAPPED);
  loose_list_entry_view_set_session (self->entries, pane->session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
}

/* Asks Git again, because another program may have made a commit since. */
static void
active_cb (LoosePane *self, GParamSpec *pspec, GtkWindow *window)
{
  if (gtk_window_is_active (window))
    loose_pane_queue_refresh (self);
}

static void
loose_changes_pane_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (loose_changes_pane_parent_class)->root (widget);
  if (GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active", G_CALLBACK (active_cb), widget,
                             G_CONNECT_SWAPPED);
}

static void
loose_changes_pane_focus (LoosePane *pane)
{
  LooseChangesPane *self = LOOSE_CHANGES_PANE (pane);

  if (gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->message))
    gtk_widget_grab_focus (GTK_WIDGET (self->message));
  else
    loose_list_entry_view_focus (self->entries);
}

static void
loose_changes_pane_dispose (GObject *object)
{
  LooseChangesPane *self = LOOSE_CHANGES_PANE (object);

  stop_comparing (self);
  if (self->committed != NULL)
    g_object_run_dispose (G_OBJECT (self->committed)); /* pending requests to Git hold a reference to it */
  g_clear_object (&self->committed);
  g_clear_object (&self->entries);
  G_OBJECT_CLASS (loose_changes_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseChangesPane, stack),
  LOOSE_CHILD (LooseChangesPane, message),
  LOOSE_CHILD (LooseChangesPane, list),
};

static void
loose_changes_pane_class_init (LooseChangesPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_changes_pane_dispose;
  GTK_WIDGET_CLASS (klass)->root = loose_changes_pane_root;
  pane_class->connected = loose_changes_pane_connected;
  pane_class->refresh = loose_changes_pane_refresh;
  pane_class->focus = loose_changes_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-changes-pane", children, G_N_ELEMENTS (children));
}

static void
loose_changes_pane_init (LooseChangesPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
}
