/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Protects an author's text: recovers unsaved drafts, does not run a story that crashed the program, and reports
 * backups that fail and files that other programs change. */
#include "config.h"

#include "loose-window-private.h"

#include "loose-recovered-draft-dialog.h"

#include <glib/gi18n.h>

/* --- recovered drafts --------------------------------------------------------------------------------------------- */

/* The open page of the file, with its window; NULL: none, and `window` does not change. */
static LoosePage *
find_page (GFile *file, LooseWindow **window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);
    LooseWindow *own = LOOSE_IS_WINDOW (each) ? LOOSE_WINDOW (each) : NULL;
    LoosePage *page = own != NULL && own->session != NULL ? loose_session_find_file (own->session, file) : NULL;

    if (page == NULL)
      continue;
    *window = own;
    return page;
  }
  return NULL;
}

static void
bring_back_cb (LooseWindow *self, LooseRecoveredDraft *draft)
{
  LooseWindow *window = self;
  LoosePage *page = find_page (loose_recovered_draft_get_file (draft), &window);

  if (page == NULL) {
    window = loose_window_get_empty (self);
    page = loose_session_get_story (window->session);
  }
  loose_session_set_page (window->session, page);
  loose_session_recover (window->session, page, draft);
  loose_source_pane_reveal_cursor (window->source); /* where the texts first differ */
  gtk_window_present (GTK_WINDOW (window));
}

/* Opens the story, which then offers its drafts. If it is open already, offers them at once. */
static void
open_story_cb (LooseWindow *self, GFile *file)
{
  LooseWindow *window;
  LoosePage *page = find_page (file, &window);

  if (page == NULL) {
    loose_window_open_file (self, file);
    return;
  }
  loose_session_set_page (window->session, page);
  gtk_window_present (GTK_WINDOW (window));
  loose_window_offer_text_of_page (window, page);
}

void
loose_window_offer_drafts (LooseWindow *self, GPtrArray *drafts, LoosePage *page)
{
  LooseRecoveredDraftDialog *dialog;

  if (drafts->len == 0)
    return;
  dialog = loose_recovered_draft_dialog_new (GTK_WINDOW (self), drafts,
                                             loose_project_get_file (loose_page_get_project (page)));
  g_signal_connect_object (dialog, "bring-back", G_CALLBACK (bring_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "open-story", G_CALLBACK (open_story_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
loose_window_offer_text_of_page (LooseWindow *self, LoosePage *page)
{
  loose_window_offer_drafts (self, loose_autosave_get_left (loose_page_get_autosave (page)), page);
}

void
loose_window_offer_lost_text (LooseWindow *self, gboolean without_file)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  g_autoptr (GPtrArray) all = loose_recovered_draft_find (NULL);

  for (guint i = all->len; without_file && i-- > 0;)
    if (loose_recovered_draft_get_file (g_ptr_array_index (all, i)) != NULL)
      g_ptr_array_remove_index (all, i);
  loose_window_offer_drafts (self, all, loose_session_get_story (self->session));
}

/* Adds the drafts that the pages of the window hold. These are locked, so they are not found again. */
static void
add_held (LooseWindow *self, GPtrArray *drafts)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  for (guint i = 0; i < pages->len; i++) {
    GPtrArray *held = loose_autosave_get_left (loose_page_get_autosave (g_ptr_array_index (pages, i)));

    for (guint k = 0; k < held->len; k++)
      g_ptr_array_add (drafts, g_object_ref (g_ptr_array_index (held, k)));
  }
}

static void
unsaved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref),
                        found = loose_recovered_draft_find (NULL);
  GListModel *windows = gtk_window_get_toplevels ();

  add_held (self, all);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (LOOSE_IS_WINDOW (each) && each != GTK_WINDOW (self) && LOOSE_WINDOW (each)->session != NULL)
      add_held (LOOSE_WINDOW (each), all);
  }
  g_ptr_array_extend_and_steal (all, g_steal_pointer (&found));
  if (all->len == 0)
    loose_window_say (self, _ ("No unsaved work found"));
  loose_window_offer_drafts (self, all, loose_session_get_page (self->session));
}

/* --- a story that crashed the program ----------------------------------------------------------------------------- */

static void
suspect_cb (LooseWindow *self)
{
  guint suspect = loose_session_get_suspect (self->session);

  if (suspect != 0)
    gtk_label_set_label (
        self->suspect_label,
        suspect & LOOSE_BUSY_PLAYING
            ? _ (
                "Looseleaf crashed while playing this story. Compiling and playing are off; you can still edit and save.")
            : _ (
                "Looseleaf crashed while compiling this story. Compiling and playing are off; you can still edit and save."));
  gtk_revealer_set_reveal_child (self->suspect_bar, suspect != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.reenable", suspect != 0);
}

static void
switch_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_session_switch_on (LOOSE_WINDOW (widget)->session);
}

/* --- automatic backups -------------------------------------------------------------------------------------------- */

static void
not_kept_cb (LooseWindow *self, int number)
{
  g_autofree char *text = g_strdup_printf (_ ("Automatic backup failed (%s). Save often"), g_strerror (number));

  if (number != 0)
    loose_toast_keep (self->notice, "copy", text, NULL, NULL);
  else
    loose_toast_dismiss_about (self->notice, "copy");
}

static void
play_not_kept_cb (LooseWindow *self, const char *path, const char *why)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *text
      = why != NULL
            ? g_strdup_printf (_ ("The story could not write “%s”: %s"), name, why)
            : g_strdup_printf (_ ("The story cannot read “%s”: it is not a text file, or it is too large"), name);

  loose_toast_keep (self->notice, path, text, NULL, NULL);
}

/* --- changes by other programs ------------------------------------------------------------------------------------ */

#define SETTLE_MILLISECONDS 300

static gboolean
look_cb (gpointer data)
{
  LooseWindow *self = data;

  self->look_timeout = 0;
  loose_window_look_at_file (self);
  return G_SOURCE_REMOVE;
}

/* Waits for the last event, because one write causes many. */
static void
monitor_cb (LooseWindow *self)
{
  g_clear_handle_id (&self->look_timeout, g_source_remove);
  self->look_timeout = g_timeout_add (SETTLE_MILLISECONDS, look_cb, self);
}

/* Frees a monitor, which the page owns. */
static void
cancel_monitor (gpointer monitor)
{
  g_file_monitor_cancel (monitor);
  g_object_unref (monitor);
}

static void
follow_file (LooseWindow *self, GParamSpec *pspec, LoosePage *page)
{
  GFile *file = loose_project_get_file (loose_page_get_project (page));
  GFileMonitor *monitor = file != NULL ? g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL) : NULL;

  g_object_set_data_full (G_OBJECT (page), "loose-monitor", monitor, monitor != NULL ? cancel_monitor : NULL);
  if (monitor != NULL) /* otherwise the file is checked when the window becomes active */
    g_signal_connect_object (monitor, "changed", G_CALLBACK (monitor_cb), self, G_CONNECT_SWAPPED);
}

static char *
about_page (const char *what, LoosePage *page)
{
  return g_strdup_printf ("%s %p", what, (gpointer) page);
}

/* Reports a file that cannot be written as soon as there is something to save in it. */
static void
look_at_folder (LooseWindow *self, LoosePage *page)
{
  g_autofree char *about = about_page ("folder", page), *name = loose_page_dup_name (page), *text = NULL;
  gboolean is_story = loose_page_is_story (page);

  if (!loose_page_is_modified (page) || loose_project_may_write (loose_page_get_project (page))) {
    loose_toast_dismiss_about (self->notice, about);
    return;
  }
  text = g_strdup_printf (_ ("“%s” is read-only. Save it elsewhere to keep changes"), name);
  loose_toast_keep (self->notice, about, text, is_story ? _ ("Save _As…") : NULL, is_story ? "win.save-as" : NULL);
}

static void
modified_cb (LooseWindow *self, GParamSpec *pspec, LoosePage *page)
{
  look_at_folder (self, page);
}

static void
page_added_cb (LooseWindow *self, LoosePage *page)
{
  g_signal_connect_object (page, "notify::project", G_CALLBACK (follow_file), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::modified", G_CALLBACK (modified_cb), self, G_CONNECT_SWAPPED);
  follow_file (self, NULL, page);
}

static void
page_removed_cb (LooseWindow *self, LoosePage *page)
{
  g_autofree char *gone = about_page ("gone", page), *folder = about_page ("folder", page);

  g_signal_handlers_disconnect_by_data (page, self);
  loose_toast_dismiss_about (self->notice, gone);
  loose_toast_dismiss_about (self->notice, folder);
}

/* Reports a deleted file. Its text is then in no file, so it counts as unsaved, and a copy is kept. */
static void
look_whether_gone (LooseWindow *self, LoosePage *page)
{
  gboolean is_gone = loose_project_is_gone (loose_page_get_project (page));
  g_autofree char *about = about_page ("gone", page), *name = NULL, *text = NULL;

  loose_page_set_gone (page, is_gone);
  if (!is_gone) {
    loose_toast_dismiss_about (self->notice, about);
    return;
  }
  name = loose_page_dup_name (page);
  text = g_strdup_printf (_ ("“%s” was deleted. Its text is still in this window"), name);
  loose_toast_keep (self->notice, about, text, _ ("_Save Again"), "win.save-all");
}

void
loose_window_offer_reload (LooseWindow *self, LoosePage *page)
{
  if (page == loose_session_get_page (self->session)) /* otherwise when its tab is selected */
    loose_toast_keep (self->notice, "overtaken", _ ("Another program has changed the file"), _ ("_Reload"),
                      "win.reload");
}

void
loose_window_look_at_page (LooseWindow *self, LoosePage *page)
{
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) || loose_page_is_saving (page))
    return;
  look_whether_gone (self, page);
  if (!loose_project_is_changed_on_disk (loose_page_get_project (page))) {
    if (page == loose_session_get_page (self->session))
      loose_toast_dismiss_about (self->notice, "overtaken");
  } else if (!loose_page_is_modified (page)) {
    loose_window_reload_page (self, page, TRUE);
  } else {
    loose_window_offer_reload (self, page);
  }
}

void
loose_window_look_at_file (LooseWindow *self)
{
  GPtrArray *pages = self->session != NULL ? loose_session_get_pages (self->session) : NULL;

  for (guint i = 0; pages != NULL && i < pages->len; i++)
    loose_window_look_at_page (self, g_ptr_array_index (pages, i));
}

static void
page_cb (LooseWindow *self)
{
  loose_toast_dismiss_about (self->notice, "overtaken"); /* it was about the previous page */
  loose_window_look_at_page (self, loose_session_get_page (self->session));
}

/* --- other files of the story ------------------------------------------------------------------------------------- */

static gboolean
reread_cb (gpointer data)
{
  LooseWindow *self = data;

  self->reread_timeout = 0;
  loose_session_compile (self->session);
  return G_SOURCE_REMOVE;
}

/* Compiles again: for example, another window has saved an extension, or another program a part. */
static void
watched_cb (LooseWindow *self)
{
  g_clear_handle_id (&self->reread_timeout, g_source_remove);
  self->reread_timeout = g_timeout_add (SETTLE_MILLISECONDS, reread_cb, self);
}

static gboolean
has_tab (LooseWindow *self, guint32 source)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  for (guint i = 0; i < pages->len; i++)
    if (loose_page_get_source (g_ptr_array_index (pages, i), loose_session_get_program (self->session)) == source)
      return TRUE;
  return FALSE;
}

static void
watch (LooseWindow *self, const char *path, GHashTable *before)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFileMonitor *monitor = g_hash_table_lookup (before, path);

  if (monitor != NULL)
    g_object_ref (monitor);
  else if ((monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL)) != NULL)
    g_signal_connect_object (monitor, "changed", G_CALLBACK (watched_cb), self, G_CONNECT_SWAPPED);
  if (monitor != NULL)
    g_hash_table_replace (self->watched, g_strdup (path), monitor);
}

/* Watches the files of the program that have no page. Monitors that exist are kept. */
static void
program_cb (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autoptr (GHashTable) before = g_steal_pointer (&self->watched);

  if (before == NULL) /* the window is being destroyed */
    return;
  self->watched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  for (guint32 i = 1; program != NULL && i <= leaf_program_n_sources (program); i++) {
    g_autofree char *path = has_tab (self, i) ? NULL : loose_session_dup_path (self->session, program, i);

    if (path != NULL)
      watch (self, path, before);
  }
}

static void
files_written_cb (LooseWindow *self, guint n)
{
  g_autofree char *text
      = g_strdup_printf (ngettext ("%u other file changed and saved", "%u other files changed and saved", n), n);

  loose_toast_keep (self->notice, "take-back", text, _ ("_Undo"), "win.undo-files");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo-files", TRUE);
}

/* Dismisses the toast. Its button would do this itself, but not a key. */
static gboolean
drop_take_back_cb (gpointer data)
{
  LooseWindow *self = data;

  if (self->session != NULL) /* otherwise the window was closed */
    loose_toast_dismiss_about (self->notice, "take-back");
  return G_SOURCE_REMOVE;
}

static void
take_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autofree char *why_not = NULL;

  gtk_widget_action_set_enabled (widget, "win.undo-files", FALSE);
  g_idle_add_full (G_PRIORITY_DEFAULT, drop_take_back_cb, g_object_ref (self), g_object_unref);
  if (!loose_session_undo_edit (self->session, &why_not))
    loose_window_show_message (self, _ ("Undo Incomplete"), why_not);
}

/* --- connecting --------------------------------------------------------------------------------------------------- */

static void
refused_cb (LooseWindow *self)
{
  loose_window_say (self, _ ("A word of more than 30,000 letters cannot be shown. Nothing was changed"));
}

void
loose_window_connect_safety (LooseWindow *self)
{
  g_signal_connect_object (self->session, "notify::suspect", G_CALLBACK (suspect_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "files-written", G_CALLBACK (files_written_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo-files", FALSE);
  g_signal_connect_object (self->session, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "not-kept", G_CALLBACK (not_kept_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_player (self->session), "not-kept", G_CALLBACK (play_not_kept_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "page-added", G_CALLBACK (page_added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "page-removed", G_CALLBACK (page_removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::page", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
  self->watched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_signal_connect_object (self->session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "page-added", G_CALLBACK (program_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session, "page-removed", G_CALLBACK (program_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  page_added_cb (self, loose_session_get_story (self->session));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (loose_window_look_at_file), NULL);
  suspect_cb (self);
}

void
loose_window_disconnect_safety (LooseWindow *self)
{
  g_clear_handle_id (&self->look_timeout, g_source_remove);
  g_clear_handle_id (&self->reread_timeout, g_source_remove);
  g_clear_pointer (&self->watched, g_hash_table_unref);
}

void
loose_window_install_safety_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.unsaved-work", NULL, unsaved_action);
  gtk_widget_class_install_action (klass, "win.reenable", NULL, switch_on_action);
  gtk_widget_class_install_action (klass, "win.undo-files", NULL, take_back_action);
}
