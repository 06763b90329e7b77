/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-timeline.h"
#include "loose-story-testing.h"

#include "loose-css-class.h"
#include "loose-latest-task.h"
#include "loose-list-entry.h"
#include "loose-template.h"
#include "loose-timeline-turn.h"
#include "loose-tooltip.h"

#include <glib/gi18n.h>

/* The turns with breakpoints are found by a replay. If it takes longer than this, the marks found so far are shown. */
#define MOST_SECONDS 5
#define BUDGET       100000

struct _LooseTimeline {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkListView *list;

  /* Borrowed */
  LooseSession *session;
  GCancellable *marking; /* owned; NULL: none */

  /* Owned */
  GListStore *turns;
  GHashTable *stopped; /* numbers of turns in which a breakpoint is reached */
};

G_DEFINE_FINAL_TYPE (LooseTimeline, loose_timeline, GTK_TYPE_WIDGET)

static LoosePlayer *
player_of (LooseTimeline *self)
{
  return loose_session_get_player (self->session);
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "turn");
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  LooseTimelineTurn *turn = gtk_list_item_get_item (item);
  LooseTurnMarks marks = loose_timeline_turn_get_marks (turn);
  GtkWidget *label = gtk_list_item_get_child (item);
  g_autofree char *words = loose_timeline_turn_dup_words (turn),
                  *number = g_strdup_printf ("%u", loose_timeline_turn_get_number (turn));

  gtk_label_set_text (GTK_LABEL (label), number);
  loose_tooltip_set (label, words);
  loose_list_entry_name_row (label, words);
  loose_css_class_set (label, "now", (marks & LOOSE_TURN_NOW) != 0);
  loose_css_class_set (label, "future", (marks & LOOSE_TURN_FUTURE) != 0);
  loose_css_class_set (label, "stopped", (marks & LOOSE_TURN_STOPPED) != 0);
}

static LooseTurnMarks
marks_of (LooseTimeline *self, guint number)
{
  LoosePlayer *player = player_of (self);
  LooseTurnMarks marks = 0;

  if (number == loose_player_get_turn (player))
    marks |= LOOSE_TURN_NOW;
  if (number >= loose_player_get_n_turns (player))
    marks |= LOOSE_TURN_FUTURE;
  if (g_hash_table_contains (self->stopped, GUINT_TO_POINTER (number)))
    marks |= LOOSE_TURN_STOPPED;
  return marks;
}

/* Updates the list of turns. Unchanged rows stay. */
static void
show_turns (LooseTimeline *self)
{
  LoosePlayer *player = player_of (self);
  guint n = loose_player_get_n_turns (player) + loose_player_get_n_future (player);
  guint had = g_list_model_get_n_items (G_LIST_MODEL (self->turns));

  if (had > n)
    g_list_store_splice (self->turns, n, had - n, NULL, 0);
  for (guint i = 0; i < n; i++) {
    const char *command = loose_player_get_turn_command (player, i);
    LooseTurnMarks marks = marks_of (self, i);
    g_autoptr (LooseTimelineTurn) old = g_list_model_get_item (G_LIST_MODEL (self->turns), i);
    g_autoptr (LooseTimelineTurn) turn = NULL;

    if (old != NULL && loose_timeline_turn_is (old, i, command, marks))
      continue;
    turn = loose_timeline_turn_new (i, command, marks);
    g_list_store_splice (self->turns, i, old != NULL, (gpointer *) &turn, 1);
  }
  gtk_widget_set_visible (self->content, n > 0);
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", loose_player_get_turn (player));
}

/* --- turns with breakpoints --------------------------------------------------------------------------------------- */

typedef struct {
  LeafPlay *play;
  char **commands;
  GHashTable *stopped;
} Marking;

static void
marking_free (gpointer data)
{
  Marking *marking = data;

  loose_play_free (marking->play);
  g_strfreev (marking->commands);
  g_hash_table_unref (marking->stopped);
  g_free (marking);
}

static void
mark_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Marking *marking = data;
  gint64 until = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;
  guint given = 0;
  gboolean goes_on = TRUE;

  while (goes_on && g_get_monotonic_time () < until && !g_cancellable_is_cancelled (cancellable)) {
    LeafStop stop = leaf_play_run (marking->play, BUDGET);

    leaf_play_drain (marking->play, &(guint32) { 0 });
    if (stop.cause == LEAF_STOP_BREAKPOINT)
      g_hash_table_add (marking->stopped, GUINT_TO_POINTER (leaf_play_n_turns (marking->play) - 1));
    else if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      goes_on = marking->commands[given] != NULL && leaf_play_command (marking->play, marking->commands[given++]);
    else
      goes_on = stop.cause != LEAF_STOP_FINISHED && stop.cause != LEAF_STOP_FAULT;
  }
  g_task_return_boolean (task, TRUE);
}

static void
marked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseTimeline *self = LOOSE_TIMELINE (object);
  Marking *marking = loose_latest_task_finish (&self->marking, result);

  if (marking == NULL)
    return;
  g_hash_table_unref (self->stopped);
  self->stopped = g_hash_table_ref (marking->stopped);
  show_turns (self);
}

static void
find_marks (LooseTimeline *self)
{
  LoosePlayer *player = player_of (self);
  g_autoptr (GStrvBuilder) commands = NULL;
  Marking *marking;

  loose_latest_task_cancel (&self->marking);
  if (loose_player_get_play (player) == NULL || !loose_player_has_breaks (player)) {
    g_hash_table_remove_all (self->stopped);
    return;
  }
  commands = g_strv_builder_new ();
  for (guint i = 1; i < loose_player_get_n_turns (player) + loose_player_get_n_future (player); i++)
    g_strv_builder_add (commands, loose_player_get_turn_command (player, i));
  marking = g_new0 (Marking, 1);
  marking->play = loose_player_begin_again (player, TRUE);
  marking->commands = g_strv_builder_end (commands);
  marking->stopped = g_hash_table_new (NULL, NULL);
  loose_latest_task_start (&self->marking, self, marked_cb, marking, marking_free, mark_in_thread);
}

/* --- following the play ------------------------------------------------------------------------------------------- */

static void
state_changed_cb (LooseTimeline *self)
{
  LoosePlayer *player = player_of (self);

  if (loose_player_get_state (player) == LOOSE_PLAY_RUNNING || loose_player_is_catching_up (player))
    return;
  find_marks (self);
  show_turns (self);
}

static void
activate_cb (LooseTimeline *self, guint position)
{
  if (!loose_player_go_to_turn (player_of (self), position))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

void
loose_timeline_set_session (LooseTimeline *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_TIMELINE (self));
  g_return_if_fail (self->session == NULL);
  self->session = session;
  g_signal_connect_object (player_of (self), "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "breakpoints-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  show_turns (self);
}

GListModel *
loose_timeline_get_turns (LooseTimeline *self)
{
  g_return_val_if_fail (LOOSE_IS_TIMELINE (self), NULL);
  return G_LIST_MODEL (self->turns);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_timeline_dispose (GObject *object)
{
  LooseTimeline *self = LOOSE_TIMELINE (object);

  loose_latest_task_cancel (&self->marking);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->turns);
  g_clear_pointer (&self->stopped, g_hash_table_unref);
  self->session = NULL;
  G_OBJECT_CLASS (loose_timeline_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseTimeline, content),
  LOOSE_CHILD (LooseTimeline, list),
};

static void
loose_timeline_class_init (LooseTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_timeline_dispose;
  loose_template_set_pane (widget_class, "loose-timeline", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
loose_timeline_init (LooseTimeline *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection *model;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->turns = g_list_store_new (LOOSE_TYPE_TIMELINE_TURN);
  self->stopped = g_hash_table_new (NULL, NULL);
  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->turns)));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  g_object_unref (model);
  g_object_unref (factory);
}
