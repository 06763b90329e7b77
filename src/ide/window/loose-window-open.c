/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens stories in windows: files, projects, examples. */
#include "config.h"

#include "loose-window-private.h"

#include "loose-examples.h"
#include "loose-file-chooser.h"
#include "loose-part-links.h"
#include "loose-view-state.h"
#include "loose-new-project-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- files beside the story --------------------------------------------------------------------------------------- */

/* A file to open in a tab. Files are read one after another, so that tabs keep their order. */
typedef struct {
  GFile *file;
  LoosePage *reloaded;       /* the page whose text is read again; NULL: none */
  gboolean is_automatic;     /* the author did not ask for it, so a failure is not reported */
  gboolean replaces_changes; /* the author agreed to lose the unsaved changes of the page */
  gboolean in_front, focus;
  LeafProgram *program; /* the place to show; NULL: none */
  LeafPlace place;
} PageRequest;

static void
page_request_free (PageRequest *request)
{
  g_object_unref (request->file);
  g_clear_object (&request->reloaded);
  g_clear_pointer (&request->program, leaf_program_unref);
  g_free (request);
}

static LooseFolding *
get_folding (LooseWindow *self, LoosePage *page)
{
  return loose_source_view_get_folding (
      loose_page_view_get_view (loose_source_pane_get_page_view (self->source, page)));
}

/* While tabs are being opened, the pages are not yet those that the author had. */
static gboolean
is_opening (LooseWindow *self)
{
  for (GList *each = self->page_requests.head; each != NULL; each = each->next)
    if (((PageRequest *) each->data)->reloaded == NULL)
      return TRUE;
  return self->loading != NULL;
}

static void
keep_places (LooseWindow *self, gpointer *pages, guint n)
{
  g_autoptr (GKeyFile) places = loose_view_state_read ();
  gboolean any = FALSE;

  for (guint i = 0; i < n; i++)
    if (loose_project_get_file (loose_page_get_project (pages[i])) != NULL) {
      loose_view_state_take (places, self->session, pages[i], get_folding (self, pages[i]), !is_opening (self));
      any = TRUE;
    }
  if (any)
    loose_view_state_write (places);
}

void
loose_window_keep_place (LooseWindow *self, LoosePage *page)
{
  gpointer pages[] = { page };

  keep_places (self, pages, 1);
}

void
loose_window_keep_all_places (LooseWindow *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  keep_places (self, pages->pdata, pages->len);
}

/* Stores which tabs are open. */
static void
keep_pages (LooseWindow *self)
{
  if (!is_opening (self))
    loose_window_keep_place (self, loose_session_get_story (self->session));
}

static void
recall_place (LooseWindow *self, LoosePage *page)
{
  loose_view_state_restore (self->session, page, get_folding (self, page));
}

static void
show_request (LooseWindow *self, const PageRequest *request, LoosePage *page)
{
  if (request->in_front)
    loose_session_set_page (self->session, page);
  if (request->program != NULL
      && loose_session_find_page (self->session, request->program, request->place.source) != NULL)
    loose_session_show_place (self->session, request->program, request->place, request->focus);
  else if (request->in_front && request->focus)
    loose_source_pane_focus (self->source);
}

static void
take_page (LooseWindow *self, const PageRequest *request, LooseProject *project, const char *text)
{
  LoosePage *page = loose_session_add_page (self->session, project, text);

  recall_place (self, page);
  show_request (self, request, page);
  keep_pages (self);
  loose_window_look_at_page (self, page);
  loose_window_offer_text_of_page (self, page);
}

static void
reload (LooseWindow *self, LoosePage *page, LooseProject *project, const char *text)
{
  loose_window_keep_place (self, page);
  loose_session_reload_page (self->session, page, project, text);
  recall_place (self, page);
  if (page == loose_session_get_page (self->session))
    loose_source_pane_reveal_cursor (self->source);
}

/* Shows a text that was read again. If the author typed meanwhile, the author's text stays, and the author is asked. */
static void
take_reloaded (LooseWindow *self, const PageRequest *request, LooseProject *project, const char *text)
{
  LoosePage *page = request->reloaded;

  if (loose_session_find_file (self->session, request->file) != page) /* it was closed, or saved elsewhere */
    return;
  if (request->replaces_changes || !loose_page_is_modified (page)) {
    reload (self, page, project, text);
    if (request->is_automatic)
      loose_window_say (self, _ ("File reloaded: another program changed it"));
    else
      loose_source_pane_focus (self->source);
  }
  loose_window_look_at_page (self, page);
}

static void
report_not_read (LooseWindow *self, const PageRequest *request, const GError *error)
{
  if (!request->is_automatic)
    loose_window_show_message (self, _ ("Could Not Open File"), error->message);
  else if (request->reloaded != NULL)
    loose_window_offer_reload (self, request->reloaded);
}

static void read_next (LooseWindow *self);

static void
page_loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = loose_project_load_finish (project, result, &error);
  PageRequest *request = g_queue_pop_head (&self->page_requests);

  self->reading = FALSE;
  if (request == NULL) /* the window was closed */
    return;
  if (text == NULL)
    report_not_read (self, request, error);
  else if (request->reloaded != NULL)
    take_reloaded (self, request, project, text);
  else
    take_page (self, request, project, text);
  page_request_free (request);
  read_next (self);
}

/* Returns TRUE if nothing has to be read: the file is open already, or the page to read again was closed. */
static gboolean
is_answered (LooseWindow *self, PageRequest *request)
{
  LoosePage *page = loose_session_find_file (self->session, request->file);

  if (request->reloaded != NULL)
    return page != request->reloaded; /* it was closed */
  if (page != NULL)
    show_request (self, request, page);
  return page != NULL;
}

static void
read_next (LooseWindow *self)
{
  PageRequest *request;
  g_autoptr (LooseProject) project = NULL;

  if (self->reading || self->loading != NULL)
    return;
  while ((request = g_queue_peek_head (&self->page_requests)) != NULL && is_answered (self, request))
    page_request_free (g_queue_pop_head (&self->page_requests));
  if (request == NULL)
    return;
  project = loose_project_new (request->file);
  self->reading = TRUE;
  loose_project_load_async (project, self->cancellable, page_loaded_cb, g_object_ref (self));
}

static void
request_page (LooseWindow *self, PageRequest request)
{
  g_object_ref (request.file);
  if (request.reloaded != NULL)
    g_object_ref (request.reloaded);
  if (request.program != NULL)
    leaf_program_ref (request.program);
  g_queue_push_tail (&self->page_requests, g_memdup2 (&request, sizeof request));
  read_next (self);
}

/* Opens a file of the story in a tab of its own, in front, and shows the given place of `program` (NULL: none). */
static void
open_page (LooseWindow *self, GFile *file, LeafProgram *program, LeafPlace place, gboolean focus)
{
  request_page (self,
                (PageRequest) { .file = file, .in_front = TRUE, .focus = focus, .program = program, .place = place });
}

static PageRequest *
find_reload (LooseWindow *self, LoosePage *page)
{
  for (GList *each = self->page_requests.head; each != NULL; each = each->next)
    if (((PageRequest *) each->data)->reloaded == page)
      return each->data;
  return NULL;
}

void
loose_window_reload_page (LooseWindow *self, LoosePage *page, gboolean is_automatic)
{
  GFile *file = loose_project_get_file (loose_page_get_project (page));
  gboolean replaces_changes = !is_automatic && loose_page_is_modified (page);
  PageRequest *request = find_reload (self, page);

  if (request != NULL) {
    request->is_automatic &= is_automatic;
    request->replaces_changes |= replaces_changes;
  } else if (file != NULL) {
    request_page (
        self, (PageRequest) {
                  .file = file, .reloaded = page, .is_automatic = is_automatic, .replaces_changes = replaces_changes });
  }
}

static void
recall_pages (LooseWindow *self)
{
  int front;
  gboolean is_asked = self->page_requests.length > 0; /* the tab that the user asked for gets selected */
  g_auto (GStrv) uris = loose_view_state_list_pages (loose_session_get_story (self->session), &front);

  for (int i = 0; uris != NULL && uris[i] != NULL; i++) {
    g_autoptr (GFile) file = g_file_new_for_uri (uris[i]);

    request_page (self, (PageRequest) { .file = file, .is_automatic = TRUE, .in_front = !is_asked && i + 1 == front });
  }
}

/* Opens the parts of the story that have recovered drafts, so that these are offered too. The draft of a part whose
 * file no longer exists is offered as a text without a file. */
static void
request_parts_with_drafts (LooseWindow *self)
{
  const char *materials = loose_project_get_materials (loose_session_get_project (self->session));
  g_autoptr (GFile) folder = materials != NULL ? g_file_new_for_path (materials) : NULL;
  g_autoptr (GPtrArray) all = loose_recovered_draft_find (NULL),
                        orphans = g_ptr_array_new_with_free_func (g_object_unref),
                        files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; folder != NULL && i < all->len; i++) {
    LooseRecoveredDraft *draft = g_ptr_array_index (all, i);
    GFile *file = loose_recovered_draft_get_file (draft);

    if (file == NULL || !g_file_has_prefix (file, folder) || !loose_recovered_draft_has_text (draft))
      continue;
    if (g_file_query_exists (file, NULL))
      g_ptr_array_add (files, g_object_ref (file));
    else
      g_ptr_array_add (orphans, g_object_ref (draft));
  }
  loose_window_offer_drafts (self, orphans, loose_session_get_story (self->session));
  g_clear_pointer (&all, g_ptr_array_unref); /* drafts that this window has locked would not be found with the file */
  for (guint i = 0; i < files->len; i++)
    request_page (self, (PageRequest) { .file = g_ptr_array_index (files, i), .is_automatic = TRUE });
}

/* Lets a page with unsaved changes follow its file to another place, where they are still to be saved. */
static void
move_unsaved (LoosePage *page, GFile *file)
{
  g_autoptr (LooseProject) project = loose_project_new_at (file, loose_page_get_project (page));

  loose_page_set_project (page, project);
}

void
loose_window_move_pages (LooseWindow *self, const char *old_materials, const char *new_materials)
{
  GPtrArray *pages = loose_session_get_pages (self->session);
  g_autoptr (GFile) old = g_file_new_for_path (old_materials);
  g_autoptr (GFile) new = g_file_new_for_path (new_materials);

  for (guint i = pages->len; i-- > 1;) {
    LoosePage *page = g_ptr_array_index (pages, i);
    g_autofree char *within = g_file_get_relative_path (old, loose_project_get_file (loose_page_get_project (page)));
    g_autoptr (GFile) file = within != NULL ? g_file_resolve_relative_path (new, within) : NULL;

    if (file == NULL)
      continue;
    if (loose_page_is_modified (page)) {
      move_unsaved (page, file);
      continue;
    }
    loose_session_remove_page (self->session, page);
    request_page (self, (PageRequest) { .file = file, .is_automatic = TRUE });
  }
}

static void
file_asked_cb (LooseWindow *self, const char *path, LeafProgram *program, const LeafPlace *place, gboolean focus)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  open_page (self, file, program, *place, focus);
}

void
loose_window_connect_pages (LooseWindow *self)
{
  g_signal_connect_object (self->session, "page-removed", G_CALLBACK (keep_pages), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session, "file-asked", G_CALLBACK (file_asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->source, "close-asked", G_CALLBACK (loose_window_close_page), self, G_CONNECT_SWAPPED);
}

void
loose_window_disconnect_pages (LooseWindow *self)
{
  PageRequest *request;

  while ((request = g_queue_pop_head (&self->page_requests)) != NULL)
    page_request_free (request);
}

/* --- the story ---------------------------------------------------------------------------------------------------- */

static void
take_story (LooseWindow *self, LooseProject *project, const char *text)
{
  LoosePage *story = loose_session_get_story (self->session);
  g_autofree char *uri = g_file_get_uri (loose_project_get_file (project));

  loose_session_set_text (self->session, project, text);
  recall_place (self, story);
  recall_pages (self);
  request_parts_with_drafts (self);
  loose_window_look_at_page (self, story);
  loose_source_pane_reveal_cursor (self->source);
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  loose_source_pane_focus (self->source);
  loose_window_offer_text_of_page (self, story);
}

static gboolean
is_blank (LooseWindow *self)
{
  return loose_project_get_file (loose_session_get_project (self->session)) == NULL
         && !loose_session_is_modified (self->session)
         && gtk_text_buffer_get_char_count (
                GTK_TEXT_BUFFER (loose_page_get_buffer (loose_session_get_story (self->session))))
                == 0;
}

static LooseWindow *
open_window (LooseWindow *self)
{
  LooseWindow *window = loose_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

LooseWindow *
loose_window_get_empty (LooseWindow *self)
{
  return is_blank (self) && self->loading == NULL ? self : open_window (self);
}

/* The window that gets the story that was read: another one if the author has typed in this one. The parts that wait
 * for the story go with it. */
static LooseWindow *
get_window_of_loaded (LooseWindow *self)
{
  LooseWindow *window = is_blank (self) ? self : open_window (self);
  PageRequest *request;

  while (window != self && (request = g_queue_pop_head (&self->page_requests)) != NULL)
    g_queue_push_tail (&window->page_requests, request);
  return window;
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = loose_project_load_finish (project, result, &error);
  LooseWindow *window = self;

  g_clear_object (&self->loading);
  if (self->session == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (text != NULL)
    take_story (window = get_window_of_loaded (self), project, text);
  else
    loose_window_show_message (self, _ ("Could Not Open File"), error->message);
  read_next (window);
}

static void
load (LooseWindow *self, GFile *story)
{
  g_autoptr (LooseProject) project = loose_project_new (story);

  g_set_object (&self->loading, loose_project_get_file (project));
  loose_project_load_async (project, self->cancellable, loaded_cb, g_object_ref (self));
}

/* The window that shows that story, or is reading it; NULL: none. */
static LooseWindow *
find_window (GFile *story)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);
    LooseWindow *window = LOOSE_IS_WINDOW (each) ? LOOSE_WINDOW (each) : NULL;
    GFile *file = window == NULL || window->session == NULL ? NULL
                  : window->loading != NULL                 ? window->loading
                                            : loose_project_get_file (loose_session_get_project (window->session));

    if (file != NULL && g_file_equal (file, story))
      return window;
  }
  return NULL;
}

/* The window of the story, which reads it unless a window has it already. */
static LooseWindow *
open_story (LooseWindow *self, GFile *file)
{
  g_autoptr (LooseProject) project = loose_project_new (file);
  LooseWindow *window = find_window (loose_project_get_file (project));

  if (window == NULL) {
    window = loose_window_get_empty (self);
    load (window, file);
  }
  return window;
}

void
loose_window_open_file (LooseWindow *self, GFile *file)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  g_autoptr (LooseProject) project = loose_project_new (file);
  const char *path = loose_project_get_story (project);
  g_autoptr (GFile) story = path != NULL ? g_file_new_for_path (path) : g_object_ref (file);
  LooseWindow *window;

  if (loose_window_is_bundle (file)) {
    loose_window_open_bundle (self, file);
    return;
  }
  window = open_story (self, story);
  if (path == NULL)
    loose_session_set_page (window->session, loose_session_get_story (window->session));
  else /* the part waits for the story */
    open_page (window, file, NULL, (LeafPlace) { 0 }, TRUE);
  gtk_window_present (GTK_WINDOW (window));
}

void
loose_window_add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) stories = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  const char *const patterns[] = { "*.ni", "*.i7", "*.i7x", "*.inform", "*.txt", "*.binder" };

  gtk_file_filter_set_name (stories, _ ("Stories"));
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (stories, patterns[i]);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, stories);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
chosen_cb (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  if (file != NULL)
    loose_window_open_file (owner, file);
}

static void
choose (LooseWindow *self, const char *title, GtkFileChooserAction action)
{
  GtkFileChooser *chooser = loose_file_chooser_new (GTK_WIDGET (self), title, action, _ ("_Open"), chosen_cb);

  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    loose_window_add_filters (chooser);
  loose_file_chooser_show (chooser);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LOOSE_WINDOW (widget), _ ("Open Story"), GTK_FILE_CHOOSER_ACTION_OPEN);
}

/* An .inform project is a folder, which GTK's file chooser opens only when asked for folders. */
static void
open_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LOOSE_WINDOW (widget), _ ("Open Project Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER);
}

/* The file that the heading on the cursor's line names; NULL: none. */
static char *
dup_path_at_cursor (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 part = loose_part_links_find_part (program, loose_session_get_source (self->session, program),
                                             loose_session_get_cursor_byte (self->session), TRUE);

  return part != 0 ? loose_session_dup_path (self->session, program, part) : NULL;
}

/* Opens the file that the source shows read-only, or the one that is named at the cursor, in a tab of its own. */
static void
edit_part_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autofree char *shown = loose_source_pane_dup_path (self->source);
  g_autofree char *path = shown != NULL ? g_steal_pointer (&shown) : dup_path_at_cursor (self);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

  if (file != NULL)
    open_page (self, file, NULL, (LeafPlace) { 0 }, TRUE);
  else
    loose_window_say (self, _ ("There is no other file here to edit"));
}

static void
made_cb (LooseWindow *self, GFile *project)
{
  loose_window_open_file (self, project);
}

static void
new_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LooseNewProjectDialog *dialog = loose_new_project_dialog_new (GTK_WINDOW (self), self->settings);

  g_signal_connect_object (dialog, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_uri_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  loose_window_open_file (LOOSE_WINDOW (widget), file);
}

/* Opens an example as a new text without a file, so that changes neither spoil it nor get lost. */
static void
open_example_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autoptr (GBytes) bytes = loose_examples_find (g_variant_get_string (parameter, NULL));
  g_autoptr (LooseProject) project = loose_project_new (NULL);

  if (bytes == NULL)
    return;
  self = loose_window_get_empty (self);
  loose_session_set_text (self->session, project, g_bytes_get_data (bytes, NULL));
  loose_source_pane_focus (self->source);
}

static void
reload_response_cb (LooseWindow *self, const char *response)
{
  if (g_str_equal (response, "reload"))
    loose_window_reload_page (self, loose_session_get_page (self->session), FALSE);
}

static void
reload_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog;

  if (!loose_page_is_modified (loose_session_get_page (self->session))) {
    reload_response_cb (self, "reload");
    return;
  }
  dialog = loose_window_make_dialog (self, _ ("Reload File?"), _ ("Your unsaved changes will be lost."));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "reload", _ ("_Reload"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "reload", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reload_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
loose_window_install_open_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.open", NULL, open_action);
  gtk_widget_class_install_action (klass, "win.open-project", NULL, open_project_action);
  gtk_widget_class_install_action (klass, "win.open-example", "s", open_example_action);
  gtk_widget_class_install_action (klass, "win.new-project", NULL, new_project_action);
  gtk_widget_class_install_action (klass, "win.open-uri", "s", open_uri_action);
  gtk_widget_class_install_action (klass, "win.edit-part", NULL, edit_part_action);
  gtk_widget_class_install_action (klass, "win.reload", NULL, reload_action);
}
