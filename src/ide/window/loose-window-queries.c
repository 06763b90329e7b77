/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions to the play: why a rule did not run, how it can run, what printed a text. */
#include "config.h"

#include "loose-window-private.h"

#include <glib/gi18n.h>

/* Asks about the response, scene, line of grammar or thing at the cursor, if the source has the focus. Returns FALSE if
 * there is none of these, but a rule or nothing. */
static gboolean
ask_other (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  LeafQuery query;

  if (!gtk_widget_is_focus (GTK_WIDGET (loose_source_pane_get_view (self->source)))
      || !loose_session_is_current (self->session)
      || !leaf_program_query_at (program, loose_session_get_source (self->session, program),
                                 loose_session_get_cursor_byte (self->session), &query)
      || query.sort == LEAF_QUERY_RULE)
    return FALSE;
  loose_turn_query_ask_other (loose_session_get_turn_query (self->session), program, &query);
  return TRUE;
}

/* Asks about the rule of the focused row of the turn, otherwise about the one that loose_rules_pane_get_rule()
 * returns. */
static void
why_not_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LooseTurnQuery *turn_query = loose_session_get_turn_query (self->session);
  guint32 rule = loose_turn_pane_get_rule (loose_window_get_turn (self));

  if (rule != 0)
    loose_turn_query_ask_rule (turn_query, loose_player_get_program (loose_window_get_player (self)), rule);
  else if (!ask_other (self))
    loose_turn_query_ask_rule (turn_query, loose_session_get_program (self->session),
                               loose_rules_pane_get_rule (loose_window_get_rules (self)));
  if (loose_turn_query_get_asked (turn_query) == LOOSE_ASKED_NOTHING)
    loose_window_say (self, _ ("Select a rule to see why it did not run"));
  loose_window_show_pane (self, LOOSE_TYPE_WHY_PANE);
}

/* Looks for commands that run the rule which loose_rules_pane_get_rule() returns. */
static void
how_can_run_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 rule = loose_rules_pane_get_rule (loose_window_get_rules (self));

  if (program == NULL || rule == 0) {
    loose_window_say (self, _ ("Select a rule to look for commands that run it"));
  } else {
    g_autofree char *goal = g_strconcat ("rule: ", leaf_program_rule_face (program, rule), NULL);

    loose_explore_pane_add_goal (loose_window_get_explore (self), goal);
  }
  loose_window_show_pane (self, LOOSE_TYPE_EXPLORE_PANE);
}

static void
why_text_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  guint turn, byte;

  if (!loose_story_view_get_cursor (loose_story_pane_get_view (self->story), &turn, &byte)) {
    loose_window_say (self, _ ("Click text in the story to see its origin"));
    gtk_widget_grab_focus (GTK_WIDGET (loose_story_pane_get_view (self->story)));
    return;
  }
  loose_turn_query_ask_text (loose_session_get_turn_query (self->session), turn, byte);
  loose_window_show_pane (self, LOOSE_TYPE_WHY_PANE);
}

static void
change_text_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (!loose_why_pane_change_text (loose_window_get_why (self)))
    loose_window_say (self, _ ("Find the origin of a text first (Shift+F4)"));
}

void
loose_window_install_why_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.why-not", NULL, why_not_action);
  gtk_widget_class_install_action (klass, "win.how-can-run", NULL, how_can_run_action);
  gtk_widget_class_install_action (klass, "win.why-text", NULL, why_text_action);
  gtk_widget_class_install_action (klass, "win.change-text", NULL, change_text_action);
}
