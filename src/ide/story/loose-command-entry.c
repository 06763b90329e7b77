/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-command-entry.h"

#include "loose-a11y.h"
#include "loose-choices-button.h"
#include "loose-story-keys.h"
#include "loose-template.h"

#include <glib/gi18n.h>

struct _LooseCommandEntry {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkEntry *entry;
  LooseChoicesButton *choices;

  LoosePlayer *player; /* borrowed */

  GPtrArray *history; /* of char *, owned: the commands typed so far */
  guint history_at;   /* the one that is shown; history->len: none */
  GQueue ahead;       /* of char *, owned: commands typed while a turn ran, in order */
  guint ahead_idle;   /* the source that gives the first of them; 0: none waits, or the turn still runs */
  gboolean has_begun; /* a play began at some time */
};

G_DEFINE_FINAL_TYPE (LooseCommandEntry, loose_command_entry, GTK_TYPE_WIDGET)

static void
set_text (LooseCommandEntry *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* --- commands ----------------------------------------------------------------------------------------------------- */

void
loose_command_entry_enter (LooseCommandEntry *self, const char *command)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  if (!loose_player_command (self->player, command)) {
    gtk_widget_error_bell (GTK_WIDGET (self->entry));
    return;
  }
  if (*command != '\0'
      && (self->history->len == 0 || !g_str_equal (self->history->pdata[self->history->len - 1], command)))
    g_ptr_array_add (self->history, g_strdup (command));
  self->history_at = self->history->len;
}

static gboolean
give_ahead (gpointer data)
{
  LooseCommandEntry *self = data;
  g_autofree char *command = NULL;

  self->ahead_idle = 0;
  if (loose_player_get_state (self->player) != LOOSE_PLAY_WAITING)
    return G_SOURCE_REMOVE;
  command = g_queue_pop_head (&self->ahead);
  if (command != NULL)
    loose_command_entry_enter (self, command);
  return G_SOURCE_REMOVE;
}

static void
drop_ahead (LooseCommandEntry *self)
{
  g_clear_handle_id (&self->ahead_idle, g_source_remove);
  g_queue_clear_full (&self->ahead, g_free);
}

/* Gives a command that was typed ahead as soon as the story wants one. This runs from an idle source, because the
 * player emits its state before it has finished. The commands are dropped with the play. */
static void
follow_ahead (LooseCommandEntry *self, LoosePlayState state)
{
  if (state == LOOSE_PLAY_WAITING && !g_queue_is_empty (&self->ahead) && self->ahead_idle == 0)
    self->ahead_idle = g_idle_add (give_ahead, self);
  else if (state == LOOSE_PLAY_NONE || state == LOOSE_PLAY_FINISHED)
    drop_ahead (self);
}

static void
activate_cb (LooseCommandEntry *self)
{
  g_autofree char *command = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  LoosePlayState state = loose_player_get_state (self->player);

  if (state == LOOSE_PLAY_WAITING || state == LOOSE_PLAY_RUNNING)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  if (state == LOOSE_PLAY_RUNNING || !g_queue_is_empty (&self->ahead))
    g_queue_push_tail (&self->ahead, g_steal_pointer (&command));
  else
    loose_command_entry_enter (self, command);
}

/* --- keys --------------------------------------------------------------------------------------------------------- */

static void
recall (LooseCommandEntry *self, int step)
{
  if ((step < 0 && self->history_at == 0) || (step > 0 && self->history_at >= self->history->len))
    return;
  self->history_at += step;
  set_text (self, self->history_at < self->history->len ? self->history->pdata[self->history_at] : "");
}

static gboolean
give_key (LooseCommandEntry *self, guint key, GdkModifierType state)
{
  g_autofree char *text = loose_story_key_dup_text (key, state);

  return text != NULL && loose_player_command (self->player, text);
}

static gboolean
key_cb (LooseCommandEntry *self, guint key, guint code, GdkModifierType state)
{
  if (loose_player_wants_key (self->player))
    return give_key (self, key, state);
  if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    recall (self, -1);
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    recall (self, 1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- the state of the play ---------------------------------------------------------------------------------------- */

static const char *
find_hint (LooseCommandEntry *self, LoosePlayState state)
{
  switch (state) {
  case LOOSE_PLAY_WAITING: return loose_player_wants_key (self->player) ? _ ("Press a key") : _ ("Type a command");
  case LOOSE_PLAY_PAUSED: return _ ("Paused. See the debugger");
  case LOOSE_PLAY_FINISHED: return _ ("The story is over");
  case LOOSE_PLAY_RUNNING: return _ ("The story is running. Press Ctrl+F6 to pause");
  case LOOSE_PLAY_NONE: return self->has_begun ? _ ("Stopped. Press F5 to play from the beginning") : "";
  }
  g_return_val_if_reached ("");
}

static void
state_changed_cb (LooseCommandEntry *self)
{
  LoosePlayState state = loose_player_get_state (self->player);

  if (loose_player_is_catching_up (self->player))
    return;
  follow_ahead (self, state);
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), state == LOOSE_PLAY_WAITING || state == LOOSE_PLAY_RUNNING);
  if (loose_player_wants_key (self->player))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_entry_set_placeholder_text (self->entry, find_hint (self, state));
}

static void
begun_cb (LooseCommandEntry *self)
{
  self->has_begun = TRUE;
}

void
loose_command_entry_announce (LooseCommandEntry *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  loose_a11y_announce (GTK_WIDGET (self->entry), text);
}

/* --- commands from other widgets ---------------------------------------------------------------------------------- */

/* Not the widget's own grab_focus(), which GTK also calls when Tab leaves the widget. */
void
loose_command_entry_focus (LooseCommandEntry *self)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/* Puts the command into the entry without giving it. */
static void
chosen_cb (LooseCommandEntry *self, const char *command)
{
  set_text (self, command);
  loose_command_entry_focus (self);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

void
loose_command_entry_add_words (LooseCommandEntry *self, const char *words)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *both = *typed == '\0' || g_str_has_suffix (typed, " ") ? g_strconcat (typed, words, NULL)
                                                                          : g_strjoin (" ", typed, words, NULL);

  chosen_cb (self, both);
}

void
loose_command_entry_show_choices (LooseCommandEntry *self)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  loose_choices_button_open (self->choices);
}

void
loose_command_entry_clear_history (LooseCommandEntry *self)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  g_ptr_array_set_size (self->history, 0);
  self->history_at = 0;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

void
loose_command_entry_set_player (LooseCommandEntry *self, LoosePlayer *player)
{
  g_return_if_fail (LOOSE_IS_COMMAND_ENTRY (self));
  self->player = player;
  loose_choices_button_set_player (self->choices, player);
  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  state_changed_cb (self);
}

static void
loose_command_entry_dispose (GObject *object)
{
  LooseCommandEntry *self = LOOSE_COMMAND_ENTRY (object);

  drop_ahead (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  self->player = NULL;
  G_OBJECT_CLASS (loose_command_entry_parent_class)->dispose (object);
}

static void
loose_command_entry_finalize (GObject *object)
{
  g_ptr_array_unref (LOOSE_COMMAND_ENTRY (object)->history);
  G_OBJECT_CLASS (loose_command_entry_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseCommandEntry, content),
  LOOSE_CHILD (LooseCommandEntry, entry),
  LOOSE_CHILD (LooseCommandEntry, choices),
};

static void
loose_command_entry_class_init (LooseCommandEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_command_entry_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_command_entry_finalize;
  g_type_ensure (LOOSE_TYPE_CHOICES_BUTTON);
  loose_template_set_pane (widget_class, "loose-command-entry", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
loose_command_entry_init (LooseCommandEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->history = g_ptr_array_new_with_free_func (g_free);
}
