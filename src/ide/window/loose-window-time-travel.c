/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Back and forward in a play: by statement, rule and turn, and to the last time that something happened. */
#include "config.h"

#include "loose-entry-dialog.h"
#include "loose-window-private.h"

#include <glib/gi18n.h>

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct {
    const char *name;
    LeafBack back;
  } ways[] = {
    { "win.step-back", LEAF_BACK_STATEMENT },
    { "win.back-over", LEAF_BACK_OVER },
    { "win.back-out", LEAF_BACK_OUT },
    { "win.back-rule", LEAF_BACK_RULE },
    { "win.back-to-breakpoint", LEAF_BACK_BREAKPOINT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (name, ways[i].name))
      loose_player_go_back (loose_window_get_player (LOOSE_WINDOW (widget)), ways[i].back);
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LoosePlayer *player = loose_window_get_player (self);
  guint turn = loose_player_get_turn (player);
  gboolean on = g_str_equal (name, "win.forward-turn");

  if ((!on && turn == 0) || !loose_player_go_to_turn (player, on ? turn + 1 : turn - 1))
    loose_window_say (self, on ? _ ("There is no later turn") : _ ("This is the beginning of the story"));
}

/* --- back to the last time of something --------------------------------------------------------------------------- */

static void
back_to_rule_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LoosePlayer *player = loose_window_get_player (self);
  guint32 rule = loose_turn_pane_get_rule (loose_window_get_turn (self));

  if (rule == 0 && loose_player_get_program (player) == loose_session_get_program (self->session))
    rule = loose_rules_pane_get_rule (loose_window_get_rules (self));
  if (rule == 0 || !loose_player_go_back_to (player, LOOSE_BACK_TO_RULE, rule, NULL))
    loose_window_say (self, _ ("Select a rule to go back to its last run"));
}

static void
asked_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  LooseBackTo to = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "loose-back-to"));

  if (g_str_equal (response, "go"))
    loose_player_go_back_to (loose_window_get_player (self), to, 0, loose_entry_dialog_get_text (dialog));
}

/* Asks what to go back to. `at_first`: the initial text of the entry; may be NULL. */
static void
ask_words (LooseWindow *self, LooseBackTo to, const char *heading, const char *label, const char *at_first)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, heading, NULL);
  GtkEntry *entry = loose_entry_dialog_present (dialog, label, at_first, "go", _ ("_Go Back"));

  gtk_entry_set_placeholder_text (entry, label);
  g_object_set_data (G_OBJECT (dialog), "loose-back-to", GINT_TO_POINTER (to));
  g_signal_connect_object (dialog, "response", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
}

static void
back_to_words_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autofree char *selected = loose_story_view_dup_selection (loose_story_pane_get_view (self->story));

  if (g_str_equal (name, "win.back-to-value"))
    ask_words (self, LOOSE_BACK_TO_VALUE, _ ("Back to Last Change of Value"),
               _ ("A value, such as: the location of the cat"), NULL);
  else
    ask_words (self, LOOSE_BACK_TO_TEXT, _ ("Back to Printed Text"), _ ("Printed text"), selected);
}

static void
not_found_cb (LooseWindow *self)
{
  loose_window_say (self, _ ("No earlier match"));
}

void
loose_window_connect_time (LooseWindow *self)
{
  g_signal_connect_object (loose_window_get_player (self), "not-found", G_CALLBACK (not_found_cb), self,
                           G_CONNECT_SWAPPED);
}

void
loose_window_update_time_actions (LooseWindow *self)
{
  static const char *const names[]
      = { "win.step-back", "win.back-over",    "win.back-out",     "win.back-rule",     "win.back-to-breakpoint",
          "win.back-turn", "win.forward-turn", "win.back-to-rule", "win.back-to-value", "win.back-to-text" };
  gboolean can = loose_player_can_go_back (loose_window_get_player (self));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], can);
}

void
loose_window_install_time_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.step-back", NULL, back_action);
  gtk_widget_class_install_action (klass, "win.back-over", NULL, back_action);
  gtk_widget_class_install_action (klass, "win.back-out", NULL, back_action);
  gtk_widget_class_install_action (klass, "win.back-rule", NULL, back_action);
  gtk_widget_class_install_action (klass, "win.back-to-breakpoint", NULL, back_action);
  gtk_widget_class_install_action (klass, "win.back-turn", NULL, turn_action);
  gtk_widget_class_install_action (klass, "win.forward-turn", NULL, turn_action);
  gtk_widget_class_install_action (klass, "win.back-to-rule", NULL, back_to_rule_action);
  gtk_widget_class_install_action (klass, "win.back-to-value", NULL, back_to_words_action);
  gtk_widget_class_install_action (klass, "win.back-to-text", NULL, back_to_words_action);
}
