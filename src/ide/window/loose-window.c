/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-examples.h"
#include "loose-window-private.h"
#include "loose-window-testing.h"

#include "loose-application.h"
#include "loose-entry-dialog.h"
#include "loose-template.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (LooseWindow, loose_window, ADW_TYPE_APPLICATION_WINDOW)

enum { PROP_PANEL_MAXIMIZED = 1, PROP_MAP_MAXIMIZED };

/* --- messages ----------------------------------------------------------------------------------------------------- */

void
loose_window_say (LooseWindow *self, const char *text)
{
  loose_toast_show (self->notice, text);
}

static void
message_gone_cb (LooseWindow *self)
{
  g_clear_pointer (&self->message, g_free);
}

AdwMessageDialog *
loose_window_make_dialog (LooseWindow *self, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  g_free (self->message);
  self->message = g_strdup (body);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (message_gone_cb), self, G_CONNECT_SWAPPED);
  return ADW_MESSAGE_DIALOG (dialog);
}

void
loose_window_show_message (LooseWindow *self, const char *heading, const char *body)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, heading, body);

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

AdwMessageDialog *
loose_window_ask_for_name (LooseWindow *self, const char *heading, const char *body, const char *words,
                           const char *action)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, heading, body);

  loose_entry_dialog_present (dialog, _ ("New Name"), words, "name", action);
  adw_message_dialog_set_response_appearance (dialog, "name", ADW_RESPONSE_SUGGESTED);
  return dialog;
}

const char *
loose_window_get_message (LooseWindow *self)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self), NULL);
  return self->message;
}

/* --- panels and settings ------------------------------------------------------------------------------------------ */

void
loose_window_close_bottom (LooseWindow *self)
{
  gtk_widget_set_visible (self->bottom, FALSE);
  loose_source_pane_focus (self->source);
}

/* Handles Escape if nothing in the panel uses it. */
static gboolean
bottom_key_cb (LooseWindow *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  loose_window_close_bottom (self);
  return GDK_EVENT_STOP;
}

static void
follow_font (LooseWindow *self)
{
  g_autofree char *family = g_settings_get_string (self->settings, "source-font"), *face = NULL, *css = NULL;

  /* A font's name with such characters could end the declaration. */
  if (*family != '\0' && strpbrk (family, "\"\\{};\n") == NULL)
    face = g_strdup_printf (" .source { font-family: \"%s\"; }", family);
  css = g_strdup_printf (".source, .story, .manual { font-size: %dpt; }%s",
                         g_settings_get_int (self->settings, "text-size"), face != NULL ? face : "");

  gtk_css_provider_load_from_data (self->size_css, css, -1);
}

static void
follow_show_library (LooseWindow *self)
{
  gboolean show = g_settings_get_boolean (self->settings, "show-library");

  /* The debugger skips what the index hides. */
  loose_debug_pane_set_show_library (loose_window_get_debugger (self), show);
  loose_turn_pane_set_show_library (loose_window_get_turn (self), show);
  loose_player_set_passes_library (loose_window_get_player (self), !show);
}

static void
follow_count_rules (LooseWindow *self)
{
  loose_profile_set_on (loose_session_get_profile (self->session),
                        g_settings_get_boolean (self->settings, "count-rules"));
}

static void
follow_mark_rule_warnings (LooseWindow *self)
{
  loose_rules_pane_set_marks_rule_warnings (loose_window_get_rules (self),
                                            g_settings_get_boolean (self->settings, "mark-rule-warnings"));
}

/* --- following the session ---------------------------------------------------------------------------------------- */

static void
player_state_cb (LooseWindow *self)
{
  LoosePlayer *player = loose_window_get_player (self);
  LoosePlayState state = loose_player_get_state (player);

  loose_window_update_actions (self);
  gtk_spinner_set_spinning (self->spinner, state == LOOSE_PLAY_RUNNING);
  /* The debugger is shown unless the author watches values while stepping. */
  if (state == LOOSE_PLAY_PAUSED
      && (!gtk_widget_get_visible (self->bottom)
          || !g_str_equal (loose_window_get_leaf_name (self->bottom_stack), "values")))
    loose_window_show_bottom_page (self, "debugger");
}

/* A story without a file has the name that its text gives it. */
char *
loose_window_dup_story_name (LooseWindow *self)
{
  LooseProject *project = loose_session_get_project (self->session);
  LeafProgram *program = loose_session_get_program (self->session);
  const char *own
      = program != NULL && loose_project_get_file (project) == NULL ? leaf_program_story_title (program) : NULL;

  return g_strdup (own != NULL && *own != '\0' ? own : loose_project_get_title (project));
}

static void
update_title (LooseWindow *self)
{
  LooseProject *project = loose_session_get_project (self->session);
  g_autofree char *folder = loose_project_dup_folder (project);
  g_autofree char *name = loose_window_dup_story_name (self);
  g_autofree char *title = g_strconcat (loose_session_is_modified (self->session) ? "• " : "", name, NULL);
  /* translators: the window's title: the story's name, then the application's */
  g_autofree char *window_title = g_strdup_printf (_ ("%s — Looseleaf"), title);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, folder);
  gtk_window_set_title (GTK_WINDOW (self), window_title);
  loose_window_update_actions (self);
}

static gboolean
dropped_cb (LooseWindow *self, const GValue *value)
{
  for (GSList *file = g_value_get_boxed (value); file != NULL; file = file->next)
    loose_window_take_dropped (self, file->data);
  return GDK_EVENT_STOP;
}

static void
take_drops_on (LooseWindow *self, GtkWidget *widget, GtkPropagationPhase phase)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drop), phase);
  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drop));
}

/* --- the object --------------------------------------------------------------------------------------------------- */

LooseSession *
loose_window_get_session (LooseWindow *self)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self), NULL);
  return self->session;
}

LoosePlayer *
loose_window_get_player (LooseWindow *self)
{
  return loose_session_get_player (self->session);
}

LooseSourcePane *
loose_window_get_source (LooseWindow *self)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self), NULL);
  return self->source;
}

LooseSpelling *
loose_window_get_spelling (LooseWindow *self)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self), NULL);
  return loose_page_view_get_spelling (
      loose_source_pane_get_page_view (self->source, loose_session_get_page (self->session)));
}

LooseStoryPane *
loose_window_get_story (LooseWindow *self)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self), NULL);
  return self->story;
}

static gboolean
loose_window_close_request (GtkWindow *window)
{
  LooseWindow *self = LOOSE_WINDOW (window);
  int width, height;

  if (!loose_window_may_close (self))
    return TRUE;
  if (LOOSE_IS_APPLICATION (gtk_window_get_application (window)))
    loose_application_window_closes (LOOSE_APPLICATION (gtk_window_get_application (window)));
  loose_window_keep_all_places (self);
  loose_session_forget_copy (self->session);
  loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING); /* restores the widths, which are stored */
  /* The unmaximized size of the window with its border: the widget's own size would shrink at every start. */
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set (self->settings, "window-size", "(ii)", width, height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  return GTK_WINDOW_CLASS (loose_window_parent_class)->close_request (window);
}

/* Places messages above the bottom panel if it is open, because one that stays would cover the panel's last row in a
 * low window. The panel is allocated already: the child of an overlay is allocated before the overlays. */
static gboolean
place_notice_cb (LooseWindow *self, GtkWidget *notice, GdkRectangle *place, GtkOverlay *overlay)
{
  int width = gtk_widget_get_width (GTK_WIDGET (overlay));
  graphene_rect_t panel;

  if (!gtk_widget_get_visible (self->bottom) || !gtk_widget_compute_bounds (self->bottom, GTK_WIDGET (overlay), &panel))
    return FALSE;
  gtk_widget_measure (notice, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place->width, NULL, NULL);
  place->width = MIN (place->width, width);
  gtk_widget_measure (notice, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->x = (width - place->width) / 2;
  place->y = MAX ((int) panel.origin.y - place->height, 0);
  return TRUE;
}

/* Handles Escape if nothing in the window uses it. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  return loose_toast_dismiss (self->notice) || loose_window_focus_source (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
loose_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LooseWindow *self = LOOSE_WINDOW (object);

  g_value_set_boolean (value,
                       self->maximized == (id == PROP_PANEL_MAXIMIZED ? LOOSE_MAXIMIZED_PANEL : LOOSE_MAXIMIZED_MAP));
}

/* Maximizes, or ends it. The map or the panel is shown first. */
static void
loose_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LooseWindow *self = LOOSE_WINDOW (object);
  gboolean is_map = id == PROP_MAP_MAXIMIZED;

  if (!g_value_get_boolean (value)) {
    loose_window_maximize (self, LOOSE_MAXIMIZED_NOTHING);
  } else {
    if (is_map)
      gtk_widget_activate_action (GTK_WIDGET (self), "win.show-map", NULL);
    else
      gtk_widget_set_visible (self->bottom, TRUE);
    loose_window_maximize (self, is_map ? LOOSE_MAXIMIZED_MAP : LOOSE_MAXIMIZED_PANEL);
  }
}

static void
loose_window_dispose (GObject *object)
{
  LooseWindow *self = LOOSE_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  loose_window_disconnect_pages (self);
  loose_window_disconnect_focus (self);
  loose_window_disconnect_safety (self);
  if (self->size_css != NULL)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->size_css));
  g_clear_object (&self->size_css);
  g_clear_object (&self->announcer);
  if (self->session != NULL)
    loose_player_stop (loose_window_get_player (self));
  g_clear_pointer (&self->palette, gtk_widget_unparent);
  g_clear_pointer (&self->panes, g_ptr_array_unref);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->closing, g_ptr_array_unref);
  g_clear_object (&self->closing_page);
  g_clear_object (&self->loading);
  G_OBJECT_CLASS (loose_window_parent_class)->dispose (object);
}

static void
loose_window_finalize (GObject *object)
{
  LooseWindow *self = LOOSE_WINDOW (object);

  g_clear_object (&self->cancellable);
  g_free (self->message);
  G_OBJECT_CLASS (loose_window_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseWindow, title),         LOOSE_CHILD (LooseWindow, notice),
  LOOSE_CHILD (LooseWindow, sidebar),       LOOSE_CHILD (LooseWindow, sidebar_stack),
  LOOSE_CHILD (LooseWindow, bottom),        LOOSE_CHILD (LooseWindow, bottom_stack),
  LOOSE_CHILD (LooseWindow, side_paned),    LOOSE_CHILD (LooseWindow, story_paned),
  LOOSE_CHILD (LooseWindow, bottom_paned),  LOOSE_CHILD (LooseWindow, spinner),
  LOOSE_CHILD (LooseWindow, source),        LOOSE_CHILD (LooseWindow, suspect_bar),
  LOOSE_CHILD (LooseWindow, suspect_label),

  LOOSE_CHILD (LooseWindow, story),

  LOOSE_CHILD (LooseWindow, bottom_tabs),   LOOSE_CHILD (LooseWindow, inner_tabs),
  LOOSE_CHILD (LooseWindow, side_menu),     LOOSE_CHILD (LooseWindow, bottom_menu),
  LOOSE_CHILD (LooseWindow, project_menu),  LOOSE_CHILD (LooseWindow, content_box),
  LOOSE_CHILD (LooseWindow, menu_button),   LOOSE_CHILD (LooseWindow, manual),
  LOOSE_CHILD (LooseWindow, manual_paned),

};

/* Focuses the story, because the commands that lead to something found are played. */
static void
explored_cb (LooseWindow *self, guint n_commands)
{
  g_autofree char *words
      = g_strdup_printf (ngettext ("Playing %u command", "Playing %u commands", n_commands), n_commands);

  loose_window_say (self, words);
  loose_story_pane_focus (self->story);
}

static void
loose_window_class_init (LooseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_window_finalize;
  G_OBJECT_CLASS (klass)->get_property = loose_window_get_property;
  G_OBJECT_CLASS (klass)->set_property = loose_window_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_PANEL_MAXIMIZED,
      g_param_spec_boolean ("panel-maximized", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_MAP_MAXIMIZED,
      g_param_spec_boolean ("map-maximized", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  widget_class->move_focus = loose_window_move_focus;
  GTK_WINDOW_CLASS (klass)->close_request = loose_window_close_request;
  g_type_ensure (LOOSE_TYPE_TOAST);
  g_type_ensure (LOOSE_TYPE_MANUAL);
  g_type_ensure (LOOSE_TYPE_SOURCE_PANE);
  g_type_ensure (LOOSE_TYPE_STORY_PANE);
  loose_template_set (widget_class, "loose-window", children, G_N_ELEMENTS (children));
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_bind_template_callback_full (widget_class, "close_bottom_cb",
                                                G_CALLBACK (loose_window_close_bottom));
  gtk_widget_class_bind_template_callback (widget_class, bottom_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_notice_cb);
  loose_window_install_open_actions (widget_class);
  loose_window_install_save_actions (widget_class);
  loose_window_install_safety_actions (widget_class);
  loose_window_install_write_actions (widget_class);
  loose_window_install_help_actions (widget_class);
  loose_window_install_export_actions (widget_class);
  loose_window_install_blorb_actions (widget_class);
  loose_window_install_template_actions (widget_class);
  loose_window_install_report_actions (widget_class);
  loose_window_install_work_actions (widget_class);
  loose_window_install_why_actions (widget_class);
  loose_window_install_grow_action (widget_class);
  loose_window_install_time_actions (widget_class);
  loose_window_install_pane_actions (widget_class);
  loose_window_install_page_actions (widget_class);
}

static void
loose_window_init (LooseWindow *self)
{
  loose_template_init (GTK_WIDGET (self));
  loose_window_make_panes (self);
  loose_window_connect_focus (self);
  loose_window_connect_panels (self);
  loose_window_connect_manual (self);
  self->cancellable = g_cancellable_new ();
  take_drops_on (self, GTK_WIDGET (self), GTK_PHASE_BUBBLE);
  /* Texts would take the path of a file as words. */
  take_drops_on (self, GTK_WIDGET (self->source), GTK_PHASE_CAPTURE);
  take_drops_on (self, GTK_WIDGET (loose_window_get_story (self)), GTK_PHASE_CAPTURE);
}

static void
join_settings (LooseWindow *self)
{
  static const char *const keys[] = { "show-library", "auto-replay",  "count-rules",   "mark-rule-warnings",
                                      "fixed-width",  "show-sidebar", "check-spelling" };
  GSettings *settings = self->settings;
  int width, height;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (GAction) action = g_settings_create_action (settings, keys[i]);
    g_action_map_add_action (G_ACTION_MAP (self), action);
  }
  g_settings_bind (settings, "auto-replay", self->session, "auto-replay", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "mark-unexplored", loose_session_get_unexplored (self->session), "shown",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "fixed-seed", self->session, "fixed-seed", G_SETTINGS_BIND_GET);
  loose_problems_pane_set_settings (loose_window_get_problems (self), settings);
  loose_source_pane_set_settings (self->source, settings);
  g_settings_bind (settings, "show-sidebar", self->sidebar, "visible", G_SETTINGS_BIND_GET);
  loose_window_bind_side_width (self);
  g_settings_bind (settings, "source-height", self->bottom_paned, "position", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "source-width", self->story_paned, "position", G_SETTINGS_BIND_DEFAULT);
  self->size_css = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->size_css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_signal_connect_object (settings, "changed::text-size", G_CALLBACK (follow_font), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::source-font", G_CALLBACK (follow_font), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-library", G_CALLBACK (follow_show_library), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::count-rules", G_CALLBACK (follow_count_rules), self, G_CONNECT_SWAPPED);
  follow_font (self);
  g_signal_connect_object (settings, "changed::mark-rule-warnings", G_CALLBACK (follow_mark_rule_warnings), self,
                           G_CONNECT_SWAPPED);
  follow_mark_rule_warnings (self);
  follow_show_library (self);
  follow_count_rules (self);
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* Shows a message about extensions that do not match their pins, until they match. */
static void
pins_checked_cb (LooseWindow *self, guint n_faults)
{
  g_autofree char *text = g_strdup_printf (
      ngettext ("%u pinned extension does not match its pin", "%u pinned extensions do not match their pins", n_faults),
      n_faults);

  if (n_faults > 0)
    loose_toast_keep (self->notice, "pins", text, _ ("_Show"), "win.show-extensions");
  else
    loose_toast_dismiss_about (self->notice, "pins");
}

static void
join_session (LooseWindow *self)
{
  LoosePlayer *player = loose_window_get_player (self);

  loose_source_pane_set_session (self->source, self->session);
  loose_examples_fill (loose_source_pane_get_examples (self->source));
  loose_story_pane_set_session (self->story, self->session);
  loose_window_connect_panes (self);
  loose_window_connect_grow (self);
  g_signal_connect_object (loose_window_get_extensions (self), "pins-checked", G_CALLBACK (pins_checked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_window_get_explore (self), "played", G_CALLBACK (explored_cb), self,
                           G_CONNECT_SWAPPED);
  loose_window_connect_time (self);
  self->announcer = loose_announcer_new (GTK_WIDGET (self), self->session, loose_window_get_debugger (self));
  g_signal_connect_object (player, "state-changed", G_CALLBACK (player_state_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::program", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::project", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::page", G_CALLBACK (loose_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::modified", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
}

LooseWindow *
loose_window_new (GtkApplication *application, GSettings *settings)
{
  LooseWindow *self = g_object_new (LOOSE_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  self->session = loose_session_new ();
  join_session (self);
  loose_window_make_shortcuts (self);
  loose_window_connect_pages (self);
  loose_window_follow_places (self);
  loose_window_connect_safety (self);
  join_settings (self);
  update_title (self);
  /* A widget that has the focus before its window is shown gives the window the wrong role for screen readers. */
  g_signal_connect_object (self, "map", G_CALLBACK (loose_source_pane_focus), self->source,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}
