/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-extensions-pane.h"
#include "loose-extensions-testing.h"

#include "loose-css-class.h"
#include "loose-extension-work.h"
#include "loose-file-chooser.h"
#include "loose-list-entry.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

enum { SETTLE_MILLISECONDS = 300 }; /* the delay after a new program before the disk is read */

struct _LooseExtensionsPane {
  LoosePane pane;

  /* Template widgets */
  GtkWidget *trial_strip, *use;
  GtkLabel *state, *trial_state;
  GtkListView *list;

  /* Owned */
  GListStore *rows;
  GtkSingleSelection *selection;
  LooseExtensionList *installed; /* NULL: not read yet */
  LeafStorageExtension *tried;   /* NULL: the list is shown */
  GCancellable *cancellable;     /* of all operations in progress but trials */
  GCancellable *trial;           /* of the latest trial; NULL: there was none since the list was shown */
  guint timeout;                 /* the disk is read when it ends; 0: none */
  guint n_working;               /* operations in progress */
  gboolean looked;               /* the disk was read for this project */
};

G_DEFINE_FINAL_TYPE (LooseExtensionsPane, loose_extensions_pane, LOOSE_TYPE_PANE)

enum { PINS_CHECKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void look (LooseExtensionsPane *self);

static void
say (LooseExtensionsPane *self, const char *text)
{
  loose_pane_say (LOOSE_PANE (self), text);
}

gboolean
loose_extensions_pane_is_busy (LooseExtensionsPane *self)
{
  g_return_val_if_fail (LOOSE_IS_EXTENSIONS_PANE (self), FALSE);
  return self->n_working > 0 || self->timeout != 0;
}

/* --- the selected extension --------------------------------------------------------------------------------------- */

static LeafStorageExtension *
get_selected (LooseExtensionsPane *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (self->tried != NULL)
    return self->tried;
  return self->installed != NULL && position < self->installed->extensions->len
             ? self->installed->extensions->pdata[position]
             : NULL;
}

/* Returns TRUE if the story has a materials folder, to which extensions can be copied. */
static gboolean
is_saved (LooseExtensionsPane *self)
{
  return loose_project_get_materials (loose_session_get_project (self->pane.session)) != NULL;
}

static void
update_actions (LooseExtensionsPane *self)
{
  const LeafStorageExtension *selected = get_selected (self);
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean saved = is_saved (self), program = loose_session_get_program (self->pane.session) != NULL,
           file = selected != NULL && selected->path != NULL;

  gtk_widget_action_set_enabled (widget, "extensions.pin-used", saved && program);
  gtk_widget_action_set_enabled (widget, "extensions.unpin",
                                 saved && self->installed != NULL && self->installed->is_pinned);
  gtk_widget_action_set_enabled (widget, "extensions.open", file);
  gtk_widget_action_set_enabled (widget, "extensions.remove", file);
  gtk_widget_action_set_enabled (widget, "extensions.try", file && program);
  gtk_widget_action_set_enabled (widget, "extensions.pin", selected != NULL && saved);
  gtk_widget_action_set_enabled (widget, "extensions.copy", file && saved && selected->owner == LEAF_STORAGE_OF_USER);
}

gboolean
loose_extensions_pane_select (LooseExtensionsPane *self, const char *title, const char *detail)
{
  g_return_val_if_fail (LOOSE_IS_EXTENSIONS_PANE (self), FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->rows)); i++) {
    g_autoptr (LooseListEntry) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    if (strstr (loose_list_entry_get_text (row), title) == NULL
        || (detail != NULL
            && (loose_list_entry_get_detail (row) == NULL
                || strstr (loose_list_entry_get_detail (row), detail) == NULL)))
      continue;
    gtk_single_selection_set_selected (self->selection, i);
    return TRUE;
  }
  return FALSE;
}

/* --- installed extensions ----------------------------------------------------------------------------------------- */

static void
show_state (LooseExtensionsPane *self)
{
  g_autofree char *text = NULL;
  guint n = self->installed != NULL ? self->installed->n_faults : 0;

  if (!is_saved (self))
    text = g_strdup (_ ("Save the story to copy or pin extensions."));
  else if (n > 0)
    text = g_strdup_printf (
        ngettext ("%u pinned extension does not match its pin", "%u pinned extensions do not match their pins", n), n);
  else if (self->installed != NULL && self->installed->is_pinned)
    text = g_strdup (_ ("The story’s extensions are pinned."));
  else
    text = g_strdup (_ ("Drop extensions here to install them."));
  gtk_label_set_text (self->state, text);
  loose_css_class_set (GTK_WIDGET (self->state), "error", n > 0);
}

static void
cancel_trial (LooseExtensionsPane *self)
{
  g_cancellable_cancel (self->trial);
  g_clear_object (&self->trial);
}

static void
show_installed (LooseExtensionsPane *self)
{
  cancel_trial (self);
  g_clear_pointer (&self->tried, leaf_storage_extension_free);
  gtk_widget_set_visible (self->trial_strip, FALSE);
  if (self->installed != NULL)
    loose_entries_replace (self->rows, self->installed->rows);
  show_state (self);
  update_actions (self);
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseExtensionsPane) self = data;
  LooseExtensionList *list = loose_extension_list_finish (result, NULL);

  self->n_working--;
  if (list == NULL || g_cancellable_is_cancelled (self->cancellable)) {
    g_clear_pointer (&list, loose_extension_list_free);
    return;
  }
  g_clear_pointer (&self->installed, loose_extension_list_free);
  self->installed = list;
  if (self->tried == NULL)
    show_installed (self);
  g_signal_emit (self, signals[PINS_CHECKED], 0, list->n_faults);
}

static void
look (LooseExtensionsPane *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->looked = TRUE;
  self->n_working++;
  loose_extension_list_async (self->pane.session, self->cancellable, listed_cb, g_object_ref (self));
}

static gboolean
timeout_cb (gpointer data)
{
  LooseExtensionsPane *self = data;

  self->timeout = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

/* Reads the disk once for each project, to check its pins, and after that only while the page is visible. */
static void
loose_extensions_pane_program_changed (LoosePane *pane)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (pane);

  if (loose_session_get_program (self->pane.session) == NULL
      || (self->looked && !gtk_widget_get_mapped (GTK_WIDGET (self))))
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (SETTLE_MILLISECONDS, timeout_cb, self);
}

static void
project_cb (LooseExtensionsPane *self)
{
  self->looked = FALSE;
  loose_extensions_pane_program_changed (LOOSE_PANE (self));
}

static void
loose_extensions_pane_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (loose_extensions_pane_parent_class)->map (widget);
  if (LOOSE_EXTENSIONS_PANE (widget)->pane.session != NULL)
    look (LOOSE_EXTENSIONS_PANE (widget));
}

/* --- changes ------------------------------------------------------------------------------------------------------ */

static void change (LooseExtensionsPane *self, LooseExtensionChange what, const char *path,
                    const LeafStorageExtension *extension);

/* Replaces what the dialog asked about, even if the selection has changed. */
static void
replace_cb (LooseExtensionsPane *self, const char *response, GObject *dialog)
{
  if (g_str_equal (response, "replace"))
    change (self, LOOSE_EXTENSION_REPLACE, g_object_get_data (dialog, "path"), NULL);
}

/* Asks whether to do something with a path, which the callback finds as the dialog's data "path". */
static void
ask (LooseExtensionsPane *self, const char *path, const char *heading, const char *body, const char *response,
     const char *label, GCallback callback)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), response, label, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), response, ADW_RESPONSE_DESTRUCTIVE);
  g_object_set_data_full (G_OBJECT (dialog), "path", g_strdup (path), g_free);
  g_signal_connect_object (dialog, "response", callback, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
ask_to_replace (LooseExtensionsPane *self, const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *body = g_strdup_printf (
      _ ("The same version of the extension in “%s” is already installed, but its text is different."), name);

  ask (self, path, _ ("Replace the Extension?"), body, "replace", _ ("_Replace"), G_CALLBACK (replace_cb));
}

static const char *
text_of_error (const GError *error)
{
  if (error->domain != LEAF_STORAGE_INSTALL_ERROR)
    return error->message;
  switch ((LeafStorageInstallError) error->code) {
  case LEAF_STORAGE_INSTALL_NOT_EXTENSION:
    return _ ("This is not an extension: its first line must be “Version 1 of TITLE by AUTHOR begins here.”");
  case LEAF_STORAGE_INSTALL_NAME: return _ ("Its title, version or author cannot be used in the name of a file.");
  case LEAF_STORAGE_INSTALL_EXISTS:
    return _ ("A different file with the same version is installed already. Remove it first.");
  case LEAF_STORAGE_INSTALL_NOTHING: return _ ("This folder contains no extension.");
  case LEAF_STORAGE_INSTALL_FAILED: return error->message;
  }
  return error->message;
}

static void
changed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseExtensionsPane) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  gboolean done = loose_extension_change_finish (result, &path, &error);

  self->n_working--;
  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (done) {
    say (self, _ ("Done"));
    loose_session_compile (self->pane.session);
  } else if (path != NULL && g_error_matches (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_EXISTS)) {
    ask_to_replace (self, path);
  } else {
    say (self, text_of_error (error));
  }
  show_installed (self);
  look (self);
}

static void
change (LooseExtensionsPane *self, LooseExtensionChange what, const char *path, const LeafStorageExtension *extension)
{
  self->n_working++;
  loose_extension_change_async (self->pane.session, what, path, extension, self->cancellable, changed_cb,
                                g_object_ref (self));
}

void
loose_extensions_pane_install (LooseExtensionsPane *self, GFile *file)
{
  g_return_if_fail (LOOSE_IS_EXTENSIONS_PANE (self));
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    change (self, LOOSE_EXTENSION_INSTALL, path, NULL);
}

static gboolean
drop_cb (LooseExtensionsPane *self, const GValue *value)
{
  for (GSList *each = g_value_get_boxed (value); each != NULL; each = each->next)
    loose_extensions_pane_install (self, each->data);
  return TRUE;
}

static void
chosen (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  g_autoptr (GListModel) files = file != NULL ? gtk_file_chooser_get_files (chooser) : NULL;

  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++) {
    g_autoptr (GFile) each = g_list_model_get_item (files, i);

    loose_extensions_pane_install (owner, each);
  }
}

static void
install_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gboolean folder = g_str_equal (name, "extensions.install-folder");
  GtkFileChooser *chooser = loose_file_chooser_new (
      widget, _ ("Install Extensions"), folder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN,
      _ ("_Install"), chosen);

  gtk_file_chooser_set_select_multiple (chooser, !folder);
  if (!folder) {
    g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

    gtk_file_filter_set_name (filter, _ ("Extensions"));
    gtk_file_filter_add_pattern (filter, "*.i7x");
    gtk_file_chooser_add_filter (chooser, filter);
  }
  loose_file_chooser_show (chooser);
}

static void
pin_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (widget);

  if (g_str_equal (name, "extensions.pin-used"))
    change (self, LOOSE_EXTENSION_PIN_USED, NULL, NULL);
  else if (g_str_equal (name, "extensions.unpin"))
    change (self, LOOSE_EXTENSION_UNPIN, NULL, NULL);
  else if (g_str_equal (name, "extensions.copy"))
    change (self, LOOSE_EXTENSION_COPY, NULL, get_selected (self));
  else
    change (self, LOOSE_EXTENSION_PIN, NULL, get_selected (self));
}

static void
remove_cb (LooseExtensionsPane *self, const char *response, GObject *dialog)
{
  const char *path = g_object_get_data (dialog, "path");

  if (!g_str_equal (response, "remove") || self->installed == NULL)
    return;
  for (guint i = 0; i < self->installed->extensions->len; i++) {
    const LeafStorageExtension *extension = self->installed->extensions->pdata[i];

    if (extension != NULL && g_strcmp0 (extension->path, path) == 0) {
      change (self, LOOSE_EXTENSION_REMOVE, NULL, extension);
      return;
    }
  }
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (widget);
  const LeafStorageExtension *selected = get_selected (self);
  g_autofree char *body = g_strdup_printf (_ ("“%s” will be permanently deleted."), selected->path);

  ask (self, selected->path, _ ("Remove the Extension?"), body, "remove", _ ("_Remove"), G_CALLBACK (remove_cb));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (widget);
  const LeafStorageExtension *selected = get_selected (self);
  g_autofree char *text = selected != NULL && selected->path != NULL ? leaf_storage_text (selected->path) : NULL;

  if (text != NULL)
    loose_session_ask_for_file (self->pane.session, text, NULL, (LeafPlace) { 0 }, TRUE);
}

static void
activate_cb (LooseExtensionsPane *self, guint position)
{
  if (self->tried == NULL)
    open_action (GTK_WIDGET (self), NULL, NULL);
}

/* --- trials ------------------------------------------------------------------------------------------------------- */

static char *
dup_trial_state (const LeafStorageExtension *tried, const LooseExtensionTrial *trial)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("%s, version %s"), tried->title, tried->version);
  g_string_append (text, ": ");
  if (!trial->is_used)
    g_string_append (text, _ ("the story does not include it"));
  else if (trial->n_problems > 0)
    g_string_append_printf (text, ngettext ("%u new problem", "%u new problems", trial->n_problems), trial->n_problems);
  else if (!trial->has_skein)
    g_string_append (text, _ ("no new problem; the skein cannot be read, so no play was compared"));
  else if (trial->n_same + trial->n_different == 0)
    g_string_append (text, _ ("no new problem; no thread of the skein is blessed, so no play was compared"));
  else if (trial->n_different == 0)
    g_string_append_printf (text, ngettext ("%u thread plays as before", "%u threads play as before", trial->n_same),
                            trial->n_same);
  else
    g_string_append_printf (text,
                            ngettext ("%u of %u thread plays differently", "%u of %u threads play differently",
                                      trial->n_same + trial->n_different),
                            trial->n_different, trial->n_same + trial->n_different);
  return g_string_free (text, FALSE);
}

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseExtensionsPane) self = data;
  LooseExtensionTrial *trial = loose_extension_trial_finish (result, NULL);
  g_autofree char *text = NULL;

  self->n_working--;
  if (trial != NULL) { /* not cancelled: `tried` is the one that it is about */
    text = dup_trial_state (self->tried, trial);
    gtk_label_set_text (self->trial_state, text);
    loose_entries_replace (self->rows, trial->rows);
    gtk_widget_set_sensitive (self->use, is_saved (self) && trial->is_used);
    say (self, text);
  }
  g_clear_pointer (&trial, loose_extension_trial_free);
}

static void
try_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (widget);
  const LeafStorageExtension *selected = get_selected (self);
  LeafStorageExtension *tried = leaf_storage_extension_read (selected->path);

  if (tried == NULL) {
    say (self, _ ("This is not an extension: its first line must be “Version 1 of TITLE by AUTHOR begins here.”"));
    return;
  }
  tried->owner = selected->owner;
  cancel_trial (self);
  g_clear_pointer (&self->tried, leaf_storage_extension_free);
  self->tried = tried;
  self->trial = g_cancellable_new ();
  gtk_label_set_text (self->trial_state, _ ("Playing the blessed threads…"));
  gtk_widget_set_sensitive (self->use, FALSE);
  gtk_widget_set_visible (self->trial_strip, TRUE);
  g_list_store_remove_all (self->rows);
  self->n_working++;
  loose_extension_trial_async (self->pane.session, tried, self->trial, tried_cb, g_object_ref (self));
  update_actions (self);
}

static void
use_cb (LooseExtensionsPane *self)
{
  change (self, LOOSE_EXTENSION_PIN, NULL, self->tried);
}

static void
back_cb (LooseExtensionsPane *self)
{
  show_installed (self);
  loose_pane_focus (LOOSE_PANE (self));
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_extensions_pane_focus (LoosePane *pane)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (pane);

  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
loose_extensions_pane_connected (LoosePane *pane)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (pane);
  LooseSession *session = pane->session;

  g_signal_connect_object (session, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  show_installed (self);
}

static void
loose_extensions_pane_dispose (GObject *object)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (object);

  g_cancellable_cancel (self->cancellable);
  cancel_trial (self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->installed, loose_extension_list_free);
  g_clear_pointer (&self->tried, leaf_storage_extension_free);
  G_OBJECT_CLASS (loose_extensions_pane_parent_class)->dispose (object);
}

static void
loose_extensions_pane_finalize (GObject *object)
{
  LooseExtensionsPane *self = LOOSE_EXTENSIONS_PANE (object);

  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (loose_extensions_pane_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseExtensionsPane, state),       LOOSE_CHILD (LooseExtensionsPane, trial_strip),
  LOOSE_CHILD (LooseExtensionsPane, trial_state), LOOSE_CHILD (LooseExtensionsPane, use),
  LOOSE_CHILD (LooseExtensionsPane, list),
};

static void
install_actions (GtkWidgetClass *klass)
{
  static const struct {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "extensions.install", install_action }, { "extensions.install-folder", install_action },
    { "extensions.pin-used", pin_action },    { "extensions.unpin", pin_action },
    { "extensions.pin", pin_action },         { "extensions.copy", pin_action },
    { "extensions.try", try_action },         { "extensions.remove", remove_action },
    { "extensions.open", open_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name, NULL, actions[i].activate);
}

static void
loose_extensions_pane_class_init (LooseExtensionsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_extensions_pane_dispose;
  pane_class->connected = loose_extensions_pane_connected;
  pane_class->program_changed = loose_extensions_pane_program_changed;
  pane_class->focus = loose_extensions_pane_focus;
  G_OBJECT_CLASS (klass)->finalize = loose_extensions_pane_finalize;
  widget_class->map = loose_extensions_pane_map;
  loose_pane_class_set_template (pane_class, "loose-extensions-pane", children, G_N_ELEMENTS (children));
  install_actions (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  signals[PINS_CHECKED] = g_signal_new ("pins-checked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
loose_extensions_pane_init (LooseExtensionsPane *self)
{
  GtkListItemFactory *factory = loose_list_entry_factory_new (FALSE);
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  loose_template_init (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  self->rows = g_list_store_new (LOOSE_TYPE_LIST_ENTRY);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);
}
