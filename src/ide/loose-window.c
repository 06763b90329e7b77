/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-window.h"

#include "loose-recovery.h"

#include <glib/gi18n.h>

#define LEAST_SIZE  8
#define MOST_SIZE   32
#define NORMAL_SIZE 11

struct _LooseWindow {
  AdwApplicationWindow parent_instance;

  /* Template widgets */
  AdwWindowTitle    *title;
  AdwToastOverlay   *toasts;
  GtkWidget         *sidebar;
  GtkStack          *sidebar_stack;
  GtkWidget         *bottom;
  GtkStack          *bottom_stack;
  GtkStackPage      *problems_page;
  GtkPaned          *side_paned, *story_paned, *bottom_paned;
  GtkSpinner        *spinner;
  LooseSourcePane   *source;
  LooseRulesPane    *rules;
  LooseOutlinePane  *outline;
  LooseStoryPane    *story;
  LooseDebugPane    *debugger;
  LooseProblemsPane *problems;

  /* Owned */
  LooseSession      *session;
  GSettings         *settings;
  GtkCssProvider    *size_css;
  char              *saving;  /* the text being written */
  gboolean           closing; /* close when saved */
  gboolean           may_close;
  char              *message;
  GCancellable      *cancellable; /* dies with the window */
};

G_DEFINE_FINAL_TYPE (LooseWindow, loose_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- saying things ---------------------------------------------------------------------------------------------------------------- */

static void
say (LooseWindow *self, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_timeout (toast, 2);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
message_gone_cb (LooseWindow *self)
{
  g_clear_pointer (&self->message, g_free);
}

static AdwMessageDialog *
make_dialog (LooseWindow *self, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  g_free (self->message);
  self->message = g_strdup (body);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (message_gone_cb), self, G_CONNECT_SWAPPED);
  return ADW_MESSAGE_DIALOG (dialog);
}

static void
show_message (LooseWindow *self, const char *heading, const char *body)
{
  AdwMessageDialog *dialog = make_dialog (self, heading, body);

  adw_message_dialog_add_response (dialog, "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

const char *
loose_window_get_message (LooseWindow *self)
{
  return self->message;
}

/* --- lost texts ---------------------------------------------------------------------------------------------------------------------- */

static void
lost_text_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  if (g_str_equal (response, "recover"))
    loose_session_recover (self->session, g_object_get_data (G_OBJECT (dialog), "loose-text"));
  else if (g_str_equal (response, "discard"))
    loose_session_forget_lost_text (self->session);
}

static void
offer_text (LooseWindow *self, char *text)
{
  AdwMessageDialog *dialog = make_dialog (self, _("Unsaved Work Was Found"),
                                          _("Looseleaf stopped before this story was saved. What you had written can be brought back; the file itself is not touched until you save."));

  adw_message_dialog_add_responses (dialog, "discard", _("_Throw Away"), "recover", _("_Bring Back"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "recover", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "recover");
  g_object_set_data_full (G_OBJECT (dialog), "loose-text", text, g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (lost_text_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
offer_lost_text_of_file (LooseWindow *self, const char *text)
{
  g_autofree char *lost = loose_session_find_lost_text (self->session);

  if (lost != NULL && !g_str_equal (lost, text))
    offer_text (self, g_steal_pointer (&lost));
}

void
loose_window_offer_lost_text (LooseWindow *self)
{
  g_autofree char *text = NULL;
  LooseRecovery *recovery = loose_recovery_find_untitled (&text);

  if (recovery == NULL)
    return;
  loose_session_set_untitled_recovery (self->session, recovery);
  offer_text (self, g_steal_pointer (&text));
}

/* --- opening -------------------------------------------------------------------------------------------------------------------------- */

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = loose_project_load_finish (project, result, &error);
  g_autofree char *uri = NULL;

  if (self->session == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (text == NULL) {
    show_message (self, _("Not Opened"), error->message);
    return;
  }
  loose_session_set_text (self->session, project, text);
  uri = g_file_get_uri (loose_project_get_file (project));
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  loose_source_pane_focus (self->source);
  offer_lost_text_of_file (self, text);
}

static gboolean
is_untouched (LooseWindow *self)
{
  return loose_project_get_file (loose_session_get_project (self->session)) == NULL && !loose_session_is_modified (self->session) &&
         gtk_text_buffer_get_char_count (GTK_TEXT_BUFFER (loose_session_get_buffer (self->session))) == 0;
}

static void
load (LooseWindow *self, GFile *file)
{
  g_autoptr (LooseProject) project = loose_project_new (file);

  loose_project_load_async (project, self->cancellable, loaded_cb, g_object_ref (self));
}

void
loose_window_open_file (LooseWindow *self, GFile *file)
{
  LooseWindow *window = self;

  if (!is_untouched (self)) {
    window = loose_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings);
    gtk_window_present (GTK_WINDOW (window));
  }
  load (window, file);
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) stories = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  const char *const patterns[] = { "*.ni", "*.i7", "*.i7x", "*.inform", "*.txt" };

  gtk_file_filter_set_name (stories, _("Stories"));
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (stories, patterns[i]);
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, stories);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (LooseWindow *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL)
    loose_window_open_file (self, file);
  g_object_unref (chooser);
}

static void
choose (LooseWindow *self, const char *title, GtkFileChooserAction action)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, _("_Open"), _("_Cancel"));

  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LOOSE_WINDOW (widget), _("Open a Story"), GTK_FILE_CHOOSER_ACTION_OPEN);
}

/* An .inform project is a folder, which the toolkit's chooser opens only when asked for folders. */
static void
open_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LOOSE_WINDOW (widget), _("Open a Project Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER);
}

/* An example is opened as a text of one's own, without a file: nothing that is changed in it is lost or spoilt. */
static void
open_example_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autofree char *path = g_strdup_printf ("/org/looseleaf/Looseleaf/examples/%s.ni", g_variant_get_string (parameter, NULL));
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (LooseProject) project = loose_project_new (NULL);

  if (bytes == NULL)
    return;
  if (!is_untouched (self)) {
    self = loose_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings);
    gtk_window_present (GTK_WINDOW (self));
  }
  loose_session_set_text (self->session, project, g_bytes_get_data (bytes, NULL));
  loose_source_pane_focus (self->source);
}

static void
reload_response_cb (LooseWindow *self, const char *response)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));

  if (g_str_equal (response, "reload"))
    load (self, file);
}

static void
reload_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog;

  if (!loose_session_is_modified (self->session)) {
    reload_response_cb (self, "reload");
    return;
  }
  dialog = make_dialog (self, _("Read the File Again?"), _("What you changed since you last saved will be lost."));
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "reload", _("_Read Again"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "reload", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reload_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* When one comes back from another program, what that wrote is shown: at once if nothing is lost by it. */
static void
active_cb (LooseWindow *self)
{
  LooseProject *project;
  AdwToast *toast;

  if (!gtk_window_is_active (GTK_WINDOW (self)) || self->session == NULL || self->saving != NULL)
    return;
  project = loose_session_get_project (self->session);
  if (!loose_project_is_overtaken (project))
    return;
  if (!loose_session_is_modified (self->session)) {
    load (self, loose_project_get_file (project));
    say (self, _("Read again: another program has changed the file"));
    return;
  }
  toast = adw_toast_new (_("Another program has changed the file"));
  adw_toast_set_button_label (toast, _("_Read Again"));
  adw_toast_set_action_name (toast, "win.reload");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- saving --------------------------------------------------------------------------------------------------------------------------- */

static void save (LooseWindow *self, LooseProject *project, gboolean force);

static void
overwrite_cb (LooseWindow *self, const char *response)
{
  if (g_str_equal (response, "overwrite"))
    save (self, loose_session_get_project (self->session), TRUE);
  else
    self->closing = FALSE;
}

static void
ask_to_overwrite (LooseWindow *self, const char *body)
{
  AdwMessageDialog *dialog = make_dialog (self, _("The File Has Changed"), body);

  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "overwrite", _("_Save Anyway"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (overwrite_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = g_steal_pointer (&self->saving);
  g_autofree char *now = NULL;

  if (self->session == NULL)
    return;
  if (!loose_project_save_finish (project, result, &error)) {
    if (g_error_matches (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_CHANGED)) {
      ask_to_overwrite (self, error->message);
      return;
    }
    self->closing = FALSE;
    show_message (self, _("Not Saved"), error->message);
    return;
  }
  now = loose_session_dup_text (self->session);
  loose_session_saved (self->session, project);
  if (g_strcmp0 (now, saved) != 0) /* more was typed while it was written */
    gtk_text_buffer_set_modified (GTK_TEXT_BUFFER (loose_session_get_buffer (self->session)), TRUE);
  else if (self->closing)
    gtk_window_close (GTK_WINDOW (self));
  else
    say (self, _("Saved"));
}

static void
save (LooseWindow *self, LooseProject *project, gboolean force)
{
  if (self->saving != NULL)
    return;
  self->saving = loose_session_dup_text (self->session);
  loose_project_save_async (project, self->saving, force, saved_cb, g_object_ref (self));
}

static void
save_as_response_cb (LooseWindow *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL) {
    g_autoptr (LooseProject) project = loose_project_new (file);
    save (self, project, TRUE);
  } else {
    self->closing = FALSE;
  }
  g_object_unref (chooser);
}

static void
save_as (LooseWindow *self)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Save the Story"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), _("_Cancel"));
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));

  add_filters (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _("Untitled.ni"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_as_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_or_ask_where (LooseWindow *self)
{
  LooseProject *project = loose_session_get_project (self->session);

  if (loose_project_get_file (project) != NULL)
    save (self, project, FALSE);
  else
    save_as (self);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_or_ask_where (LOOSE_WINDOW (widget));
}

static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_as (LOOSE_WINDOW (widget));
}

/* --- closing --------------------------------------------------------------------------------------------------------------------------- */

static void
close_response_cb (LooseWindow *self, const char *response)
{
  if (g_str_equal (response, "save")) {
    self->closing = TRUE;
    save_or_ask_where (self);
  } else if (g_str_equal (response, "discard")) {
    self->may_close = TRUE;
    gtk_window_close (GTK_WINDOW (self));
  }
}

static void
ask_to_save (LooseWindow *self)
{
  g_autofree char *body = NULL;
  AdwMessageDialog *dialog;

  body = g_strdup_printf (_("“%s” has changes that are not saved. If you close the window without saving they are lost."),
                          loose_project_get_title (loose_session_get_project (self->session)));
  dialog = make_dialog (self, _("Save Changes?"), body);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "discard", _("_Discard"), "save", _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
loose_window_close_request (GtkWindow *window)
{
  LooseWindow *self = LOOSE_WINDOW (window);

  if (!self->may_close && loose_session_is_modified (self->session)) {
    ask_to_save (self);
    return TRUE;
  }
  loose_session_forget_lost_text (self->session);
  g_settings_set (self->settings, "window-size", "(ii)", gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  return GTK_WINDOW_CLASS (loose_window_parent_class)->close_request (window);
}

/* --- writing ------------------------------------------------------------------------------------------------------------------------- */

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
  GtkEditable *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  int line = atoi (gtk_editable_get_text (entry));

  if (g_str_equal (response, "go") && line > 0)
    loose_source_pane_go_to_line (self->source, line);
}

static void
go_to_line_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog = make_dialog (self, _("Go to Line"), NULL);
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Line Number"), -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "go", _("_Go"), NULL);
  adw_message_dialog_set_default_response (dialog, "go");
  g_signal_connect_object (dialog, "response", G_CALLBACK (go_to_line_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}

static void
go_to_definition_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_source_pane_go_to_definition (LOOSE_WINDOW (widget)->source);
}

static void
go_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_source_pane_go_back (LOOSE_WINDOW (widget)->source);
}

static void
problem_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_problems_pane_step (LOOSE_WINDOW (widget)->problems, g_str_equal (name, "win.previous-problem"));
}

/* --- playing -------------------------------------------------------------------------------------------------------------------------- */

static LoosePlayer *
get_player (LooseWindow *self)
{
  return loose_session_get_player (self->session);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  loose_session_play (self->session);
  loose_story_pane_focus (self->story);
}

/* Goes on from a pause; where nothing is being played, begins. */
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
  loose_player_pause (get_player (LOOSE_WINDOW (widget)));
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_player_stop (get_player (LOOSE_WINDOW (widget)));
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct {
    const char *name;
    LeafStep    step;
  } steps[] = {
    { "win.step-in", LEAF_STEP_IN },
    { "win.step-over", LEAF_STEP_OVER },
    { "win.step-out", LEAF_STEP_OUT },
    { "win.step-next-rule", LEAF_STEP_NEXT_RULE },
  };

  LooseWindow *self = LOOSE_WINDOW (widget);

  if (loose_player_get_state (get_player (self)) == LOOSE_PLAY_WAITING) {
    say (self, _("The next command will stop in the first rule that it meets"));
    loose_story_pane_focus (self->story);
  }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (name, steps[i].name))
      loose_session_step (self->session, steps[i].step);
}

static void
step_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (!loose_player_step_back (get_player (self)))
    say (self, _("This is the first place where the play was paused"));
}

static void
toggle_breakpoint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  g_autofree char *text = NULL;
  GtkTextIter iter;
  int line;
  gboolean on;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  line = gtk_text_iter_get_line (&iter);
  on = loose_session_toggle_breakpoint (self->session, line);
  text = g_strdup_printf (on ? _("Breakpoint at line %d") : _("No breakpoint at line %d any more"), line + 1);
  say (self, text);
}

static void
clear_breakpoints_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  loose_session_clear_breakpoints (self->session);
  say (self, _("All breakpoints removed"));
}

static void
show_sidebar_page (LooseWindow *self, const char *page)
{
  g_settings_set_boolean (self->settings, "show-sidebar", TRUE);
  gtk_stack_set_visible_child_name (self->sidebar_stack, page);
}

static void
show_bottom_page (LooseWindow *self, const char *page)
{
  if (!gtk_widget_get_visible (self->bottom))
    loose_source_pane_reveal_cursor (self->source);
  gtk_widget_set_visible (self->bottom, TRUE);
  gtk_stack_set_visible_child_name (self->bottom_stack, page);
}

static void
why_not_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  show_sidebar_page (self, "rules");
  loose_rules_pane_why_not (self->rules);
}

/* --- what is seen --------------------------------------------------------------------------------------------------------------------- */

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (g_str_equal (name, "win.show-source")) {
    loose_source_pane_focus (self->source);
  } else if (g_str_equal (name, "win.show-story")) {
    loose_story_pane_focus (self->story);
  } else if (g_str_equal (name, "win.show-rules")) {
    show_sidebar_page (self, "rules");
    loose_rules_pane_focus (self->rules);
  } else if (g_str_equal (name, "win.find-rule")) {
    show_sidebar_page (self, "rules");
    loose_rules_pane_focus_search (self->rules);
  } else if (g_str_equal (name, "win.show-outline")) {
    show_sidebar_page (self, "outline");
    loose_outline_pane_focus (self->outline);
  } else if (g_str_equal (name, "win.show-debugger")) {
    show_bottom_page (self, "debugger");
    loose_debug_pane_focus (self->debugger);
  } else if (g_str_equal (name, "win.show-problems")) {
    show_bottom_page (self, "problems");
    loose_problems_pane_focus (self->problems);
  }
}

static void
close_bottom_cb (LooseWindow *self)
{
  gtk_widget_set_visible (self->bottom, FALSE);
  loose_source_pane_focus (self->source);
}

static void
size_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  int size = g_settings_get_int (self->settings, "text-size");

  if (g_str_equal (name, "win.larger"))
    size++;
  else if (g_str_equal (name, "win.smaller"))
    size--;
  else
    size = NORMAL_SIZE;
  g_settings_set_int (self->settings, "text-size", CLAMP (size, LEAST_SIZE, MOST_SIZE));
}

static void
follow_text_size (LooseWindow *self)
{
  g_autofree char *css = g_strdup_printf (".source, .story { font-size: %dpt; }", g_settings_get_int (self->settings, "text-size"));

  gtk_css_provider_load_from_data (self->size_css, css, -1);
}

static void
follow_show_library (LooseWindow *self)
{
  gboolean show = g_settings_get_boolean (self->settings, "show-library");

  /* What is hidden in the index is not walked through either. */
  loose_debug_pane_set_show_library (self->debugger, show);
  loose_player_set_passes_library (get_player (self), !show);
}

/* --- following the session ------------------------------------------------------------------------------------------------------------- */

/* The only place that decides what can be done. */
static void
update_actions (LooseWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LoosePlayer *player = get_player (self);
  LoosePlayState state = loose_player_get_state (player);
  gboolean program = loose_session_get_program (self->session) != NULL;
  gboolean paused = state == LOOSE_PLAY_PAUSED, running = state == LOOSE_PLAY_RUNNING;
  gboolean idle = state == LOOSE_PLAY_NONE || state == LOOSE_PLAY_FINISHED;

  gtk_widget_action_set_enabled (widget, "win.play", program);
  gtk_widget_action_set_enabled (widget, "win.go-on", program && (paused || idle));
  gtk_widget_action_set_enabled (widget, "win.pause", running);
  gtk_widget_action_set_enabled (widget, "win.stop", state != LOOSE_PLAY_NONE);
  gtk_widget_action_set_enabled (widget, "win.step-in", program && !running);
  gtk_widget_action_set_enabled (widget, "win.step-over", paused);
  gtk_widget_action_set_enabled (widget, "win.step-out", paused);
  gtk_widget_action_set_enabled (widget, "win.step-next-rule", program && !running);
  gtk_widget_action_set_enabled (widget, "win.step-back", loose_player_can_step_back (player));
  gtk_widget_action_set_enabled (widget, "win.reload", loose_project_get_file (loose_session_get_project (self->session)) != NULL);
}

static void
player_state_cb (LooseWindow *self)
{
  LoosePlayer *player = get_player (self);
  LoosePlayState state = loose_player_get_state (player);

  update_actions (self);
  gtk_spinner_set_spinning (self->spinner, state == LOOSE_PLAY_RUNNING);
  if (state == LOOSE_PLAY_PAUSED)
    show_bottom_page (self, "debugger");
}

static void
program_cb (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 n = program != NULL ? leaf_program_n_problems (program) : 0;
  g_autofree char *title = n > 0 ? g_strdup_printf (_("Problems (%u)"), n) : g_strdup (_("Problems"));

  gtk_stack_page_set_title (self->problems_page, title);
  gtk_stack_page_set_needs_attention (self->problems_page, n > 0);
  update_actions (self);
}

static void
update_title (LooseWindow *self)
{
  LooseProject *project = loose_session_get_project (self->session);
  g_autofree char *folder = loose_project_dup_folder (project);
  g_autofree char *title = g_strconcat (loose_session_is_modified (self->session) ? "• " : "", loose_project_get_title (project), NULL);
  /* translators: the window's title: the story's name, then the application's */
  g_autofree char *window_title = g_strdup_printf (_("%s — Looseleaf"), title);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, folder);
  gtk_window_set_title (GTK_WINDOW (self), window_title);
  update_actions (self);
}

static void
dropped_cb (LooseWindow *self, const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files != NULL)
    loose_window_open_file (self, files->data);
}

/* --- the object ------------------------------------------------------------------------------------------------------------------------ */

LooseSession *
loose_window_get_session (LooseWindow *self)
{
  return self->session;
}

LooseSourcePane *
loose_window_get_source (LooseWindow *self)
{
  return self->source;
}

LooseRulesPane *
loose_window_get_rules (LooseWindow *self)
{
  return self->rules;
}

LooseOutlinePane *
loose_window_get_outline (LooseWindow *self)
{
  return self->outline;
}

LooseStoryPane *
loose_window_get_story (LooseWindow *self)
{
  return self->story;
}

LooseDebugPane *
loose_window_get_debugger (LooseWindow *self)
{
  return self->debugger;
}

LooseProblemsPane *
loose_window_get_problems (LooseWindow *self)
{
  return self->problems;
}

static void
loose_window_dispose (GObject *object)
{
  LooseWindow *self = LOOSE_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  if (self->size_css != NULL)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->size_css));
  g_clear_object (&self->size_css);
  if (self->session != NULL)
    loose_player_stop (get_player (self));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (loose_window_parent_class)->dispose (object);
}

static void
loose_window_finalize (GObject *object)
{
  LooseWindow *self = LOOSE_WINDOW (object);

  g_clear_object (&self->cancellable);
  g_free (self->saving);
  g_free (self->message);
  G_OBJECT_CLASS (loose_window_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  static const struct {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.open", open_action },
    { "win.open-project", open_project_action },
    { "win.reload", reload_action },
    { "win.save", save_action },
    { "win.save-as", save_as_action },
    { "win.find", find_action },
    { "win.replace", find_action },
    { "win.find-next", find_next_action },
    { "win.find-previous", find_next_action },
    { "win.go-to-line", go_to_line_action },
    { "win.go-to-definition", go_to_definition_action },
    { "win.go-back", go_back_action },
    { "win.next-problem", problem_action },
    { "win.previous-problem", problem_action },
    { "win.play", play_action },
    { "win.go-on", go_on_action },
    { "win.pause", pause_action },
    { "win.stop", stop_action },
    { "win.step-in", step_action },
    { "win.step-over", step_action },
    { "win.step-out", step_action },
    { "win.step-next-rule", step_action },
    { "win.step-back", step_back_action },
    { "win.toggle-breakpoint", toggle_breakpoint_action },
    { "win.clear-breakpoints", clear_breakpoints_action },
    { "win.why-not", why_not_action },
    { "win.find-rule", show_action },
    { "win.show-source", show_action },
    { "win.show-rules", show_action },
    { "win.show-outline", show_action },
    { "win.show-story", show_action },
    { "win.show-debugger", show_action },
    { "win.show-problems", show_action },
    { "win.larger", size_action },
    { "win.smaller", size_action },
    { "win.normal-size", size_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (klass, "win.open-example", "s", open_example_action);
}

static void
loose_window_class_init (LooseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = loose_window_close_request;
  g_type_ensure (LOOSE_TYPE_SOURCE_PANE);
  g_type_ensure (LOOSE_TYPE_RULES_PANE);
  g_type_ensure (LOOSE_TYPE_OUTLINE_PANE);
  g_type_ensure (LOOSE_TYPE_STORY_PANE);
  g_type_ensure (LOOSE_TYPE_DEBUG_PANE);
  g_type_ensure (LOOSE_TYPE_PROBLEMS_PANE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/looseleaf/Looseleaf/loose-window.ui");
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, title);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, sidebar_stack);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, bottom);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, bottom_stack);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, problems_page);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, side_paned);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, story_paned);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, bottom_paned);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, source);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, rules);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, outline);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, story);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, debugger);
  gtk_widget_class_bind_template_child (widget_class, LooseWindow, problems);
  gtk_widget_class_bind_template_callback (widget_class, close_bottom_cb);
  install_actions (widget_class);
}

static void
loose_window_init (LooseWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  g_signal_connect_object (drop, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

static void
join_settings (LooseWindow *self)
{
  static const char *const keys[] = { "show-library", "play-again", "fixed-width", "show-sidebar" };
  GSettings *settings = self->settings;
  GtkTextView *view = GTK_TEXT_VIEW (loose_source_pane_get_view (self->source));
  int width, height;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (GAction) action = g_settings_create_action (settings, keys[i]);
    g_action_map_add_action (G_ACTION_MAP (self), action);
  }
  g_settings_bind (settings, "play-again", self->session, "play-again", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "same-chance", self->session, "same-chance", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "fixed-width", view, "monospace", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "line-numbers", view, "show-line-numbers", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-sidebar", self->sidebar, "visible", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "sidebar-width", self->side_paned, "position", G_SETTINGS_BIND_DEFAULT);
  self->size_css = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->size_css), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_signal_connect_object (settings, "changed::text-size", G_CALLBACK (follow_text_size), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-library", G_CALLBACK (follow_show_library), self, G_CONNECT_SWAPPED);
  follow_text_size (self);
  follow_show_library (self);
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static void
join_session (LooseWindow *self)
{
  LoosePlayer *player = get_player (self);

  loose_source_pane_set_session (self->source, self->session);
  loose_rules_pane_set_session (self->rules, self->session);
  loose_outline_pane_set_session (self->outline, self->session);
  loose_story_pane_set_session (self->story, self->session);
  loose_debug_pane_set_session (self->debugger, self->session);
  loose_problems_pane_set_session (self->problems, self->session);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (player_state_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::project", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::modified", G_CALLBACK (update_title), self, G_CONNECT_SWAPPED);
}

LooseWindow *
loose_window_new (GtkApplication *application, GSettings *settings)
{
  LooseWindow *self = g_object_new (LOOSE_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  self->session = loose_session_new ();
  join_session (self);
  join_settings (self);
  update_title (self);
  loose_source_pane_focus (self->source);
  return self;
}
