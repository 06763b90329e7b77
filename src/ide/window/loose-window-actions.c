/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the menus other than opening and saving: edit, play, view; and which of them are enabled. */
#include "config.h"

#include "loose-entry-dialog.h"
#include "loose-window-private.h"

#include <glib/gi18n.h>

#define LEAST_SIZE  8
#define MOST_SIZE   32
#define NORMAL_SIZE 11

/* --- editing ------------------------------------------------------------------------------------------------------ */

/* The skein's pane if it has the focus, and not in a text that can be edited; NULL otherwise. */
static LooseSkeinPane *
focused_skein (LooseWindow *self, GtkWidget *focus)
{
  GtkWidget *pane = GTK_WIDGET (loose_window_get_skein (self));

  if (focus == NULL || !gtk_widget_is_ancestor (focus, pane) || GTK_IS_TEXT (focus)
      || (GTK_IS_TEXT_VIEW (focus) && gtk_text_view_get_editable (GTK_TEXT_VIEW (focus))))
    return NULL;
  return LOOSE_SKEIN_PANE (pane);
}

/* Undoes or redoes in the focused text or in the skein or, if neither is focused, in the source. The skein cannot
 * redo. */
static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  LooseSkeinPane *skein = focused_skein (self, focus);

  if (skein != NULL) {
    if (g_str_equal (name, "win.undo"))
      loose_skein_pane_undo (skein);
    else
      gtk_widget_error_bell (widget);
    return;
  }
  if (!GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    focus = GTK_WIDGET (loose_source_pane_get_view (self->source));
  gtk_widget_activate_action (focus, g_str_equal (name, "win.undo") ? "text.undo" : "text.redo", NULL);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_source_pane_find (LOOSE_WINDOW (widget)->source, g_str_equal (name, "win.replace"));
}

static void
find_next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_source_pane_find_next (LOOSE_WINDOW (widget)->source, g_str_equal (name, "win.find-previous"));
}

static void
go_to_line_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  int line = atoi (loose_entry_dialog_get_text (dialog));

  if (g_str_equal (response, "go") && line > 0)
    loose_source_pane_go_to_line (self->source, line);
}

static void
go_to_line_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog = loose_window_make_dialog (self, _ ("Go to Line"), NULL);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  g_autofree char *lines = g_strdup_printf ("1–%d", gtk_text_buffer_get_line_count (buffer));
  GtkEntry *entry = loose_entry_dialog_present (dialog, _ ("Line Number"), NULL, "go", _ ("_Go"));

  gtk_entry_set_placeholder_text (entry, lines);
  gtk_entry_set_input_purpose (entry, GTK_INPUT_PURPOSE_DIGITS);
  g_signal_connect_object (dialog, "response", G_CALLBACK (go_to_line_cb), self, G_CONNECT_SWAPPED);
}

static void
go_to_definition_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_source_pane_go_to_definition (LOOSE_WINDOW (widget)->source);
}

static void
show_uses_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (!loose_references_pane_ask (loose_window_get_uses (self))) {
    gtk_widget_error_bell (widget);
    return;
  }
  loose_window_show_pane (self, LOOSE_TYPE_REFERENCES_PANE);
}

static void
find_everywhere_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  loose_window_show_bottom_page (self, "found");
  loose_search_results_pane_open (loose_window_get_found (self), g_str_equal (name, "win.replace-everywhere"));
}

static void
go_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_source_pane_go_back (LOOSE_WINDOW (widget)->source);
}

static void
problem_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_problems_pane_step (loose_window_get_problems (LOOSE_WINDOW (widget)),
                            g_str_equal (name, "win.previous-problem"));
}

static void
fix_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_problems_pane_fix (loose_window_get_problems (LOOSE_WINDOW (widget)));
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  loose_session_play (self->session);
  loose_story_pane_focus (self->story);
}

/* Continues after a pause; begins if nothing is being played. */
static void
go_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  loose_session_step (self->session, LEAF_STEP_NONE);
  loose_story_pane_focus (self->story);
}

static void
pause_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_player_pause (loose_window_get_player (LOOSE_WINDOW (widget)));
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_player_stop (loose_window_get_player (LOOSE_WINDOW (widget)));
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct {
    const char *name;
    LeafStep step;
  } steps[] = {
    { "win.step-in", LEAF_STEP_IN },
    { "win.step-over", LEAF_STEP_OVER },
    { "win.step-out", LEAF_STEP_OUT },
    { "win.step-next-rule", LEAF_STEP_NEXT_RULE },
  };

  LooseWindow *self = LOOSE_WINDOW (widget);

  if (loose_player_get_state (loose_window_get_player (self)) == LOOSE_PLAY_WAITING) {
    loose_window_say (self, _ ("The story will pause at the first rule of the next command"));
    loose_story_pane_focus (self->story);
  }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      loose_session_step (self->session, steps[i].step);
}

static void
toggle_breakpoint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  g_autofree char *text = loose_rules_pane_toggle_breakpoint (loose_window_get_rules (self));
  GtkTextIter iter;
  int line;
  gboolean on;

  if (text != NULL) {
    loose_window_say (self, text);
    return;
  }
  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  line = gtk_text_iter_get_line (&iter);
  on = loose_session_toggle_breakpoint (self->session, line);
  text = g_strdup_printf (on ? _ ("Breakpoint set on line %d") : _ ("Breakpoint removed from line %d"), line + 1);
  loose_window_say (self, text);
}

static void
clear_breakpoints_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  loose_session_clear_breakpoints (self->session);
  loose_window_say (self, _ ("All breakpoints removed"));
}

/* --- panes and text size ------------------------------------------------------------------------------------------ */

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (g_str_equal (name, "win.show-source")) {
    loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING);
    loose_source_pane_focus (self->source);
  } else if (g_str_equal (name, "win.show-story")) {
    loose_story_pane_focus (self->story);
  } else if (g_str_equal (name, "win.find-rule")) {
    loose_window_show_side_page (self, "rules");
    loose_rules_pane_focus_search (loose_window_get_rules (self));
  } else if (g_str_equal (name, "win.show-choices")) {
    loose_story_pane_show_choices (self->story);
  } else if (g_str_equal (name, "win.show-map")) {
    loose_window_show_side_page (self, "index");
    loose_index_pane_show_page (loose_window_get_index (self), "map");
    loose_pane_focus (LOOSE_PANE (loose_window_get_index (self)));
  }
}

static void
size_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  int size = g_settings_get_int (self->settings, "text-size");

  if (g_str_equal (name, "win.larger-text"))
    size++;
  else if (g_str_equal (name, "win.smaller-text"))
    size--;
  else
    size = NORMAL_SIZE;
  g_settings_set_int (self->settings, "text-size", CLAMP (size, LEAST_SIZE, MOST_SIZE));
}

/* --- all actions -------------------------------------------------------------------------------------------------- */

/* Enables the actions that depend on the play, the program or the project. (Some files enable their own actions.) */
void
loose_window_update_actions (LooseWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LoosePlayer *player = loose_window_get_player (self);
  LoosePlayState state = loose_player_get_state (player);
  gboolean program = loose_session_get_program (self->session) != NULL;
  gboolean paused = state == LOOSE_PLAY_PAUSED, running = state == LOOSE_PLAY_RUNNING;
  gboolean idle = state == LOOSE_PLAY_NONE || state == LOOSE_PLAY_FINISHED;

  gtk_widget_action_set_enabled (widget, "win.play", program);
  gtk_widget_action_set_enabled (widget, "win.open-report", program);
  gtk_widget_action_set_enabled (widget, "win.continue", program && (paused || idle));
  gtk_widget_action_set_enabled (widget, "win.pause", running);
  gtk_widget_action_set_enabled (widget, "win.stop", state != LOOSE_PLAY_NONE);
  gtk_widget_action_set_enabled (widget, "win.step-in", program && !running);
  gtk_widget_action_set_enabled (widget, "win.step-over", paused);
  gtk_widget_action_set_enabled (widget, "win.step-out", paused);
  gtk_widget_action_set_enabled (widget, "win.step-next-rule", program && !running);
  loose_window_update_time_actions (self);
  gtk_widget_action_set_enabled (widget, "win.rename-project",
                                 loose_project_is_bundle (loose_session_get_project (self->session)));
  gtk_widget_action_set_enabled (widget, "win.move-to-file",
                                 loose_project_is_bundle (loose_session_get_project (self->session)));
  /* It is for the story with all its files. */
  gtk_widget_action_set_enabled (widget, "win.save-as", loose_page_is_story (loose_session_get_page (self->session)));
  gtk_widget_action_set_enabled (
      widget, "win.reload",
      loose_project_get_file (loose_page_get_project (loose_session_get_page (self->session))) != NULL);
}

void
loose_window_install_work_actions (GtkWidgetClass *klass)
{
  static const struct {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.undo", undo_action },
    { "win.redo", undo_action },
    { "win.find", find_action },
    { "win.replace", find_action },
    { "win.find-next", find_next_action },
    { "win.find-previous", find_next_action },
    { "win.go-to-line", go_to_line_action },
    { "win.go-to-definition", go_to_definition_action },
    { "win.find-everywhere", find_everywhere_action },
    { "win.replace-everywhere", find_everywhere_action },
    { "win.show-uses", show_uses_action },
    { "win.go-back", go_back_action },
    { "win.next-problem", problem_action },
    { "win.previous-problem", problem_action },
    { "win.fix", fix_action },
    { "win.play", play_action },
    { "win.continue", go_on_action },
    { "win.pause", pause_action },
    { "win.stop", stop_action },
    { "win.step-in", step_action },
    { "win.step-over", step_action },
    { "win.step-out", step_action },
    { "win.step-next-rule", step_action },
    { "win.toggle-breakpoint", toggle_breakpoint_action },
    { "win.clear-breakpoints", clear_breakpoints_action },
    { "win.find-rule", show_action },
    { "win.show-source", show_action },
    { "win.show-map", show_action },
    { "win.show-choices", show_action },
    { "win.show-story", show_action },
    { "win.larger-text", size_action },
    { "win.smaller-text", size_action },
    { "win.reset-text-size", size_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_property_action (klass, "win.full-screen", "fullscreened");
  gtk_widget_class_install_property_action (klass, "win.maximize-panel", "panel-maximized");
  gtk_widget_class_install_property_action (klass, "win.maximize-map", "map-maximized");
}
