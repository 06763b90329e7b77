/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A worker makes the release as soon as the story is compiled, so that all files to be written are listed first. A
 * second worker writes those, even if the author has changed the source since. */
#include "config.h"

#include "loose-publish-dialog.h"
#include "loose-file-chooser.h"
#include "loose-window-testing.h"

#include "loose-format.h"
#include "loose-template.h"

#include "leaf-release.h"
#include "leaf-storage-links.h"
#include "leaf-storage-release.h"
#include "loose-css-class.h"
#include "loose-dialog-header.h"

#include <glib/gi18n.h>

/* A release and what it is made of. The dialog owns it, and does not use it while a worker runs, whose task references
 * the dialog. */
typedef struct {
  char *story, *folder, *failed;
  LeafStorage *storage;
  LeafProgram *program;
  LeafRelease *release;
  int number;
} Job;

#define PUBLISHED_IN "loose-published-in" /* data of the session: the folder of its last release */

struct _LoosePublishDialog {
  AdwWindow parent_instance;

  LooseSession *session;
  GCancellable *cancellable;
  Job *job; /* NULL: none could be started */
  char *folder;
  gboolean is_writing; /* it cannot be closed */

  GtkWidget *folder_group, *change, *publish, *cancel, *open_page, *open_folder;
  AdwActionRow *folder_row;
  AdwPreferencesGroup *files;
  GtkLabel *said;
};

G_DEFINE_FINAL_TYPE (LoosePublishDialog, loose_publish_dialog, ADW_TYPE_WINDOW)

static void
job_free (Job *job)
{
  if (job == NULL)
    return;
  leaf_release_free (job->release);
  g_clear_pointer (&job->storage, leaf_storage_unref);
  g_clear_pointer (&job->program, leaf_program_unref);
  g_free (job->story);
  g_free (job->folder);
  g_free (job->failed);
  g_free (job);
}

/* --- texts and rows ----------------------------------------------------------------------------------------------- */

static void
say (LoosePublishDialog *self, const char *text, gboolean is_error)
{
  gtk_label_set_text (self->said, text);
  loose_css_class_set (GTK_WIDGET (self->said), "error", is_error);
}

static GtkWidget *
add_row (LoosePublishDialog *self, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *plain_title = g_markup_escape_text (title, -1),
                  *plain_subtitle = g_markup_escape_text (subtitle, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), plain_title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), plain_subtitle);
  adw_preferences_group_add (self->files, row);
  return row;
}

/* Shows the problem's sentence in the source, where it can be corrected. */
static void
problem_cb (LoosePublishDialog *self, GtkWidget *row)
{
  const LeafReleaseProblem *problem = g_object_get_data (G_OBJECT (row), "problem");

  loose_session_show_place (self->session, self->job->program, problem->place, TRUE);
  gtk_window_close (GTK_WINDOW (self));
}

static void
list_files (LoosePublishDialog *self)
{
  const GPtrArray *files = leaf_release_files (self->job->release);

  adw_preferences_group_set_title (self->files, _ ("Files to Be Written"));
  for (guint i = 0; i < files->len; i++) {
    const LeafReleaseFile *file = files->pdata[i];

    add_row (self, file->name, *file->purpose != '\0' ? loose_format_translate (file->purpose, NULL) : "");
  }
}

static void
list_problems (LoosePublishDialog *self)
{
  const GPtrArray *problems = leaf_release_problems (self->job->release);

  adw_preferences_group_set_title (self->files, _ ("Problems"));
  for (guint i = 0; i < problems->len; i++) {
    const LeafReleaseProblem *problem = problems->pdata[i];
    g_autofree char *words = leaf_release_problem_dup_words (problem, loose_format_translate, NULL);
    g_autofree char *where
        = problem->place.source != 0 ? loose_format_where (self->job->program, problem->place, FALSE) : g_strdup ("");

    GtkWidget *row = add_row (self, words, where);

    if (problem->place.source == 0)
      continue;
    g_object_set_data (G_OBJECT (row), "problem", (gpointer) problem);
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
    g_signal_connect_object (row, "activated", G_CALLBACK (problem_cb), self, G_CONNECT_SWAPPED);
  }
}

/* --- making the release ------------------------------------------------------------------------------------------- */

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  LeafProgram *tested = job->program;
  g_autofree char *serial = leaf_storage_release_serial ();

  job->program = leaf_storage_compile_release (job->storage, tested, serial);
  leaf_program_unref (tested);
  job->release = leaf_release_new (job->story, job->storage, job->program);
  g_task_return_boolean (task, TRUE);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LoosePublishDialog *self = LOOSE_PUBLISH_DIALOG (source);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (leaf_release_problems (self->job->release)->len > 0) {
    say (self, _ ("The story cannot be published until these problems are fixed."), TRUE);
    list_problems (self);
    return;
  }
  say (self, _ ("Players need play.html alone. It works offline, in any browser."), FALSE);
  list_files (self);
  gtk_widget_set_sensitive (self->publish, TRUE);
  gtk_widget_grab_focus (self->publish);
}

static void
run (LoosePublishDialog *self, GAsyncReadyCallback done, GTaskThreadFunc work)
{
  g_autoptr (GTask) task = g_task_new (self, self->cancellable, done, NULL);

  g_task_set_task_data (task, self->job, NULL);
  g_task_run_in_thread (task, work);
}

static char *
dup_story (LooseSession *session)
{
  GFile *file = loose_project_get_file (loose_session_get_project (session));

  return file != NULL ? g_file_get_path (file) : NULL;
}

/* Why it cannot be published yet; NULL if it can. */
static const char *
reason_against (LoosePublishDialog *self, const char *story)
{
  if (!leaf_release_is_possible ())
    return _ ("This build of Looseleaf makes no web pages: the engine for WebAssembly was left out.");
  if (story == NULL)
    return _ ("Save the story first: what is published is written beside its file.");
  if (leaf_program_n_problems (loose_session_get_program (self->session)) > 0)
    return _ ("The story has problems. Fix the problems in the Problems panel, then publish.");
  return NULL;
}

static void
compiled_cb (LoosePublishDialog *self)
{
  g_autofree char *story = NULL;
  const char *reason;

  if (g_cancellable_is_cancelled (self->cancellable) || loose_session_get_program (self->session) == NULL
      || !loose_session_is_current (self->session))
    return;
  g_signal_handlers_disconnect_by_func (self->session, compiled_cb, self);
  story = dup_story (self->session);
  reason = reason_against (self, story);
  if (reason != NULL) {
    say (self, reason, TRUE);
    return;
  }
  self->job = g_new0 (Job, 1);
  self->job->story = g_steal_pointer (&story);
  self->job->storage = leaf_storage_copy (loose_session_get_storage (self->session));
  self->job->program = leaf_program_ref (loose_session_get_program (self->session));
  run (self, made_cb, make_in_thread);
}

/* The folder that is proposed: for a project, the one in its materials; otherwise a folder beside the file and with its
 * name, because there may be other stories. */
static char *
make_first_folder (const char *story)
{
  char *folder = leaf_release_folder (story);
  g_autofree char *parent = g_path_get_dirname (story), *name = g_path_get_basename (story), *beside = NULL;
  char *ending = strrchr (name, '.');

  if (folder != NULL)
    return folder;
  if (ending != NULL && ending != name)
    *ending = '\0';
  beside = g_strconcat (name, " Release", NULL);
  return g_build_filename (parent, beside, NULL);
}

/* --- writing it --------------------------------------------------------------------------------------------------- */

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  job->number = leaf_release_write (job->release, job->folder, &job->failed);
  g_task_return_boolean (task, TRUE);
}

/* Also names the files of an earlier release that are private now. */
static void
say_published (LoosePublishDialog *self)
{
  g_autoptr (GPtrArray) leftovers = leaf_release_find_leftovers (self->job->release, self->job->folder);
  GString *text = g_string_new (_ ("The story is published."));

  for (guint i = 0; i < leftovers->len; i++) {
    g_autofree char *name = g_filename_display_basename (leftovers->pdata[i]);

    g_string_append_c (text, '\n');
    g_string_append_printf (
        text, _ ("“%s” is private now, but an earlier release has left it in the folder: delete it."), name);
  }
  say (self, text->str, leftovers->len > 0);
  g_string_free (text, TRUE);
}

static void
set_writing (LoosePublishDialog *self, gboolean is_writing)
{
  self->is_writing = is_writing;
  gtk_widget_set_sensitive (self->cancel, !is_writing);
}

/* Files are being written, and the author is to see which. */
static gboolean
loose_publish_dialog_close_request (GtkWindow *window)
{
  return LOOSE_PUBLISH_DIALOG (window)->is_writing
         || GTK_WINDOW_CLASS (loose_publish_dialog_parent_class)->close_request (window);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LoosePublishDialog *self = LOOSE_PUBLISH_DIALOG (source);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  set_writing (self, FALSE);
  if (self->job->number != 0) {
    g_autofree char *text = g_strdup_printf (_ ("“%s” could not be written: %s."), self->job->failed,
                                             _ (leaf_storage_strerror (self->job->number)));

    say (self, text, TRUE);
    g_clear_pointer (&self->job->failed, g_free);
    gtk_widget_set_sensitive (self->publish, TRUE);
    gtk_widget_set_sensitive (self->change, TRUE);
    return;
  }
  g_object_set_data_full (G_OBJECT (self->session), PUBLISHED_IN, g_strdup (self->job->folder), g_free);
  say_published (self);
  adw_preferences_group_set_title (self->files, _ ("Files Written"));
  gtk_widget_hide (self->publish);
  gtk_widget_hide (self->change);
  gtk_button_set_label (GTK_BUTTON (self->cancel), _ ("_Close"));
  loose_template_call_button (self->cancel);
  gtk_widget_show (self->open_page);
  gtk_widget_show (self->open_folder);
  gtk_widget_grab_focus (self->open_page);
}

static void
begin_writing (LoosePublishDialog *self)
{
  g_free (self->job->folder);
  self->job->folder = g_strdup (self->folder);
  gtk_widget_set_sensitive (self->publish, FALSE);
  gtk_widget_set_sensitive (self->change, FALSE);
  set_writing (self, TRUE);
  run (self, written_cb, write_in_thread);
}

/* The proposed folder is for releases alone, and the author was asked about the last one. */
static gboolean
is_for_release (LoosePublishDialog *self)
{
  g_autofree char *own = make_first_folder (self->job->story);
  const char *last = g_object_get_data (G_OBJECT (self->session), PUBLISHED_IN);

  return g_strcmp0 (self->folder, own) == 0 || g_strcmp0 (self->folder, last) == 0;
}

/* The files of the release that are in the folder already, such as “index.html”, “play.html”; NULL: none, or they may
 * be replaced. Free with g_free. */
static char *
dup_existing (LoosePublishDialog *self)
{
  const GPtrArray *files = leaf_release_files (self->job->release);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; !is_for_release (self) && i < files->len; i++) {
    const LeafReleaseFile *file = files->pdata[i];
    g_autofree char *path = g_build_filename (self->folder, file->name, NULL),
                    *quoted = g_strdup_printf (_ ("“%s”"), file->name);

    if (g_file_test (path, G_FILE_TEST_EXISTS))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", quoted);
  }
  return names->len > 0 ? g_strdup (names->str) : NULL;
}

static void
replace_response_cb (LoosePublishDialog *self, const char *response)
{
  if (g_str_equal (response, "replace"))
    begin_writing (self);
}

static void
ask_to_replace (LoosePublishDialog *self, const char *names)
{
  /* translators: %s is one name of a file, or several, in quotation marks */
  g_autofree char *body
      = g_strdup_printf (_ ("The folder has these files already: %s. Publishing replaces them."), names);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Replace Files?"), body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "replace", _ ("_Replace"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (replace_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
publish_cb (LoosePublishDialog *self)
{
  g_autofree char *names = dup_existing (self);

  if (names != NULL)
    ask_to_replace (self, names);
  else
    begin_writing (self);
}

static void
open_path (LoosePublishDialog *self, const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (self->folder, name, NULL);
  g_autofree char *uri = g_file_get_uri (file);

  gtk_show_uri (GTK_WINDOW (self), uri, GDK_CURRENT_TIME);
}

static void
open_page_cb (LoosePublishDialog *self)
{
  open_path (self, "play.html");
}

static void
open_folder_cb (LoosePublishDialog *self)
{
  open_path (self, ".");
}

/* --- the folder --------------------------------------------------------------------------------------------------- */

void
loose_publish_dialog_set_folder (LoosePublishDialog *self, const char *folder)
{
  g_return_if_fail (LOOSE_IS_PUBLISH_DIALOG (self));
  g_autofree char *shown = g_filename_display_name (folder), *plain = g_markup_escape_text (shown, -1);
  char *copy = g_strdup (folder);

  g_free (self->folder);
  self->folder = copy;
  adw_action_row_set_subtitle (self->folder_row, plain);
}

static void
folder_cb (gpointer owner, GtkFileChooser *chooser, GFile *folder)
{
  g_autofree char *path = folder != NULL ? g_file_get_path (folder) : NULL;

  if (path != NULL)
    loose_publish_dialog_set_folder (owner, path);
}

static void
change_cb (LoosePublishDialog *self)
{
  loose_file_chooser_show (loose_file_chooser_new (GTK_WIDGET (self), _ ("Folder to Publish In"),
                                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Choose"), folder_cb));
}

/* --- the dialog --------------------------------------------------------------------------------------------------- */

static GtkWidget *
new_button (LoosePublishDialog *self, const char *label, GCallback clicked)
{
  GtkWidget *button = loose_template_new_button (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_header (LoosePublishDialog *self)
{
  self->cancel = loose_template_new_button (_ ("_Cancel"));
  self->publish = new_button (self, _ ("_Publish"), G_CALLBACK (publish_cb));
  gtk_widget_set_sensitive (self->publish, FALSE);
  return loose_dialog_header_new (self->cancel, self->publish);
}

static GtkWidget *
make_folder (LoosePublishDialog *self)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_action_row_new ();

  self->folder_row = ADW_ACTION_ROW (row);
  self->change = new_button (self, _ ("_Change…"), G_CALLBACK (change_cb));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Folder"));
  adw_action_row_add_suffix (self->folder_row, self->change);
  adw_action_row_set_activatable_widget (self->folder_row, self->change);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

static GtkWidget *
make_openers (LoosePublishDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->open_page = new_button (self, _ ("Open in _Browser"), G_CALLBACK (open_page_cb));
  self->open_folder = new_button (self, _ ("Open _Folder"), G_CALLBACK (open_folder_cb));
  gtk_widget_hide (self->open_page);
  gtk_widget_hide (self->open_folder);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->open_page);
  gtk_box_append (GTK_BOX (box), self->open_folder);
  return box;
}

static GtkWidget *
make_content (LoosePublishDialog *self)
{
  GtkWidget *page = adw_preferences_page_new (), *said_group = adw_preferences_group_new (),
            *said = gtk_label_new (_ ("Making the release…"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->said = GTK_LABEL (said);
  self->folder_group = make_folder (self);
  self->files = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  gtk_label_set_wrap (self->said, TRUE);
  gtk_box_append (GTK_BOX (box), said);
  gtk_box_append (GTK_BOX (box), make_openers (self));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (said_group), box);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (said_group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (self->folder_group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->files);
  gtk_widget_set_vexpand (page, TRUE);
  return page;
}

LoosePublishDialog *
loose_publish_dialog_new (GtkWindow *parent, LooseSession *session)
{
  LoosePublishDialog *self
      = g_object_new (LOOSE_TYPE_PUBLISH_DIALOG, "transient-for", parent, "modal", TRUE, "title", _ ("Publish"),
                      "default-width", 520, "default-height", 480, "destroy-with-parent", TRUE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *story = dup_story (session), *folder = story != NULL ? make_first_folder (story) : NULL;

  self->session = g_object_ref (session);
  self->cancellable = g_cancellable_new ();
  gtk_box_append (GTK_BOX (box), make_header (self));
  gtk_box_append (GTK_BOX (box), make_content (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  if (folder != NULL)
    loose_publish_dialog_set_folder (self, folder);
  gtk_widget_set_visible (self->folder_group, folder != NULL);
  if (loose_session_get_suspect (session) != 0) {
    say (self, _ ("Compiling is off, because Looseleaf crashed with this story. Re-enable it first."), TRUE);
    return self;
  }
  g_signal_connect_object (session, "notify::program", G_CALLBACK (compiled_cb), self, G_CONNECT_SWAPPED);
  if (!loose_session_is_current (session))
    loose_session_compile (session);
  compiled_cb (self);
  return self;
}

static void
loose_publish_dialog_dispose (GObject *object)
{
  LoosePublishDialog *self = LOOSE_PUBLISH_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (loose_publish_dialog_parent_class)->dispose (object);
}

static void
loose_publish_dialog_finalize (GObject *object)
{
  LoosePublishDialog *self = LOOSE_PUBLISH_DIALOG (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->job, job_free);
  g_free (self->folder);
  G_OBJECT_CLASS (loose_publish_dialog_parent_class)->finalize (object);
}

static void
loose_publish_dialog_class_init (LoosePublishDialogClass *klass)
{
  GTK_WINDOW_CLASS (klass)->close_request = loose_publish_dialog_close_request;
  G_OBJECT_CLASS (klass)->dispose = loose_publish_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_publish_dialog_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
loose_publish_dialog_init (LoosePublishDialog *self)
{
}
