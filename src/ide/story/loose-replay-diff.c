/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-replay-diff.h"

#include "loose-format.h"
#include "loose-latest-task.h"

#include <glib/gi18n.h>

#define BUDGET       100000
#define MOST_SECONDS 10
#define MOST_HEIGHT  110

struct _LooseReplayDiff {
  GtkBox parent_instance;

  LooseSession *session; /* borrowed */
  GtkLabel *what;
  GtkButton *rule;
  GtkTextBuffer *texts[2];
  LeafProgram *program; /* of the rule; NULL: none */
  guint32 number;
  GCancellable *looking; /* NULL: none */
};

G_DEFINE_FINAL_TYPE (LooseReplayDiff, loose_replay_diff, GTK_TYPE_BOX)

/* --- finding the rule --------------------------------------------------------------------------------------------- */

typedef struct {
  LeafPlay *plays[2]; /* before, now */
  char **commands;
  guint turn;
  LeafDivergence divergence;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  for (guint i = 0; i < 2; i++)
    loose_play_free (look->plays[i]);
  g_strfreev (look->commands);
  g_free (look);
}

static LeafTrace *
trace_of (LeafPlay *play, char **commands, guint turn, gint64 until, GCancellable *cancellable)
{
  guint given = 0;

  leaf_play_set_wanted (play, 0);
  while (g_get_monotonic_time () < until && !g_cancellable_is_cancelled (cancellable)) {
    LeafStop stop = leaf_play_run (play, BUDGET);

    if (stop.cause == LEAF_STOP_FINISHED || stop.cause == LEAF_STOP_FAULT)
      break;
    if (stop.cause == LEAF_STOP_WANTS_COMMAND
        && (given >= turn || commands[given] == NULL || !leaf_play_command (play, commands[given++])))
      break;
  }
  return leaf_play_trace (play, turn);
}

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Look *look = data;
  gint64 until = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;
  g_autoptr (LeafTrace) before = trace_of (look->plays[0], look->commands, look->turn, until, cancellable);
  g_autoptr (LeafTrace) now = trace_of (look->plays[1], look->commands, look->turn, until, cancellable);

  if (before != NULL && now != NULL)
    look->divergence = leaf_trace_find_divergence (before, now);
  g_task_return_boolean (task, TRUE);
}

static const char *
words_of_sort (LeafDivergenceSort sort)
{
  switch (sort) {
  case LEAF_DIVERGENCE_BEGAN: return _ ("Rule that now runs:");
  case LEAF_DIVERGENCE_ENDED: return _ ("Rule that no longer runs:");
  case LEAF_DIVERGENCE_OTHERWISE: return _ ("Rule that now acts differently:");
  case LEAF_DIVERGENCE_NOT: break;
  }
  return "";
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseReplayDiff *self = LOOSE_REPLAY_DIFF (object);
  Look *look = loose_latest_task_finish (&self->looking, result);
  g_autofree char *face = NULL;

  if (look == NULL || look->divergence.rule == 0)
    return;
  g_clear_pointer (&self->program, leaf_program_unref);
  self->program
      = leaf_program_ref (leaf_play_program (look->plays[look->divergence.sort == LEAF_DIVERGENCE_ENDED ? 0 : 1]));
  self->number = look->divergence.rule;
  face = loose_format_rule (self->program, self->number);
  gtk_label_set_text (self->what, words_of_sort (look->divergence.sort));
  gtk_button_set_label (self->rule, face);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (self->rule)), PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), TRUE);
}

/* Shows the rule; one of the previous program at its current place in the source, if it still exists. */
static void
rule_clicked_cb (LooseReplayDiff *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 rule = self->number;

  if (self->program != program)
    rule = leaf_program_find_rule (program, leaf_program_rule_title (self->program, self->number));
  if (rule != 0)
    loose_session_show_rule (self->session, program, rule, TRUE);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

static void
forget (LooseReplayDiff *self)
{
  loose_latest_task_cancel (&self->looking);
  g_clear_pointer (&self->program, leaf_program_unref);
  self->number = 0;
  gtk_label_set_text (self->what, "");
  gtk_widget_set_visible (GTK_WIDGET (self->rule), FALSE);
}

void
loose_replay_diff_hide (LooseReplayDiff *self)
{
  g_return_if_fail (LOOSE_IS_REPLAY_DIFF (self));
  forget (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
set_text (GtkTextBuffer *buffer, const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  gtk_text_buffer_set_text (buffer, stripped, -1);
}

void
loose_replay_diff_show (LooseReplayDiff *self, LeafProgram *before, guint turn, const char *text_before,
                        const char *text_now)
{
  g_return_if_fail (LOOSE_IS_REPLAY_DIFF (self));
  LoosePlayer *player = loose_session_get_player (self->session);
  Look *look;

  forget (self);
  set_text (self->texts[0], text_before);
  set_text (self->texts[1], text_now);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  look = g_new0 (Look, 1);
  look->plays[0] = loose_player_begin_under (player, before);
  look->plays[1] = loose_player_begin_under (player, loose_player_get_program (player));
  look->commands = loose_player_dup_commands (player);
  look->turn = turn;
  loose_latest_task_start (&self->looking, self, looked_cb, look, look_free, look_in_thread);
}

void
loose_replay_diff_set_session (LooseReplayDiff *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_REPLAY_DIFF (self));
  self->session = session;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static GtkWidget *
make_column (LooseReplayDiff *self, guint number, const char *title, const char *name)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *heading = gtk_label_new (title),
            *scrolled = gtk_scrolled_window_new (), *view = gtk_text_view_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "dim-label");
  gtk_text_view_set_editable (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_cursor_visible (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->texts[number] = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_HEIGHT);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (column), heading);
  gtk_box_append (GTK_BOX (column), scrolled);
  return column;
}

static void
loose_replay_diff_dispose (GObject *object)
{
  LooseReplayDiff *self = LOOSE_REPLAY_DIFF (object);

  loose_latest_task_cancel (&self->looking);
  self->session = NULL;
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_replay_diff_parent_class)->dispose (object);
}

static void
loose_replay_diff_class_init (LooseReplayDiffClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_replay_diff_dispose;
}

static void
loose_replay_diff_init (LooseReplayDiff *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "replay-diff");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->what = GTK_LABEL (gtk_label_new (NULL));
  self->rule = GTK_BUTTON (gtk_button_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->rule), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->rule), "link");
  gtk_widget_set_visible (GTK_WIDGET (self->rule), FALSE);
  g_signal_connect_object (self->rule, "clicked", G_CALLBACK (rule_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->what));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->rule));
  gtk_box_set_homogeneous (GTK_BOX (both), TRUE);
  gtk_box_append (GTK_BOX (both), make_column (self, 0, _ ("Before"), _ ("Turn Before the Edit")));
  gtk_box_append (GTK_BOX (both), make_column (self, 1, _ ("Now"), _ ("Turn After the Edit")));
  gtk_box_append (GTK_BOX (self), both);
  gtk_box_append (GTK_BOX (self), line);
}
