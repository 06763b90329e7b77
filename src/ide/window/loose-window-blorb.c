/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Publish as Blorb: runs the tools of an installed Inform in a worker, and lists their problems among those of the
 * story. */
#include "config.h"

#include "loose-window-private.h"

#include "leaf-release-blorb.h"
#include "leaf-release.h"
#include "leaf-storage-project.h"
#include "loose-list-entry.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct {
  char *story, *folder;
  LeafStorage *storage;
  LeafProgram *program;
  LeafReleaseTools *tools;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->story);
  g_free (job->folder);
  leaf_storage_unref (job->storage);
  leaf_program_unref (job->program);
  leaf_release_tools_free (job->tools);
  g_free (job);
}

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  LeafReleaseBlorb *blorb
      = leaf_release_blorb (job->story, job->storage, job->program, job->tools, job->folder, cancellable, &error);

  if (blorb != NULL)
    g_task_return_pointer (task, blorb, (GDestroyNotify) leaf_release_blorb_free);
  else
    g_task_return_error (task, error);
}

/* The place of a line of the story, from 1; source 0 if it has no such line. */
static LeafPlace
place_of_line (const LeafProgram *program, guint32 line)
{
  guint32 source = leaf_program_story_source (program);
  const char *text = leaf_program_source_text (program, source), *at = text;

  for (guint32 i = 1; i < line && at != NULL; i++) {
    at = strchr (at, '\n');
    at = at != NULL ? at + 1 : NULL;
  }
  if (line == 0 || at == NULL)
    return (LeafPlace) { 0 };
  return (LeafPlace) { source, (guint32) (at - text), (guint32) (at - text + (gsize) strcspn (at, "\n")) };
}

char *
loose_window_dup_linked_folders (const char *project)
{
  g_autoptr (GPtrArray) found = leaf_storage_project_linked_folders (project);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++) {
    g_autofree char *name = g_filename_display_name (found->pdata[i]);

    g_string_append_printf (list, "%s“%s”", i > 0 ? ", " : "", name);
  }
  return g_string_free (list, found->len == 0);
}

/* Inform is given a copy of the project. */
static void
add_linked_folders (GPtrArray *entries, const char *story)
{
  g_autofree char *project = leaf_storage_project (story),
                  *list = project != NULL ? loose_window_dup_linked_folders (project) : NULL, *text = NULL;

  if (list == NULL)
    return;
  text = g_strdup_printf (_ ("Linked folders were not passed to Inform: %s"), list);
  g_ptr_array_add (entries, loose_list_entry_new (text, NULL, 0, LOOSE_LIST_ENTRY_NOTICE, (LeafPlace) { 0 }));
}

static void
show_problems (LooseWindow *self, const LeafProgram *program, const char *story, const LeafReleaseBlorb *blorb)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  add_linked_folders (entries, story);

  for (guint i = 0; i < blorb->problems->len; i++) {
    const LeafBlorbProblem *each = blorb->problems->pdata[i];
    g_autofree char *detail
        = each->line > 0 ? g_strdup_printf (_ ("Line %u, from Inform"), each->line) : g_strdup (_ ("From Inform"));

    g_ptr_array_add (entries, loose_list_entry_new (each->text, detail, 0, LOOSE_LIST_ENTRY_PROBLEM,
                                                    place_of_line (program, each->line)));
  }
  loose_problems_pane_set_others (loose_window_get_problems (self), entries);
  if (entries->len > 0)
    loose_window_show_bottom_page (self, "problems");
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseWindow *self = LOOSE_WINDOW (source);
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (LeafReleaseBlorb) blorb = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *text = NULL;

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.publish-blorb", TRUE);
  loose_toast_dismiss_about (self->notice, "blorb");
  if (blorb == NULL) {
    loose_window_show_message (self, _ ("The Story File Could Not Be Made"), error->message);
    return;
  }
  show_problems (self, job->program, job->story, blorb);
  if (blorb->written == NULL) {
    loose_window_say (self, _ ("Inform found problems in the story"));
    return;
  }
  text = g_strdup_printf (_ ("Written: %s"), blorb->written);
  loose_toast_keep (self->notice, "blorb", text, NULL, NULL);
}

/* Why it cannot be published now; NULL if it can. */
static const char *
reason_against (LooseWindow *self, GFile *file)
{
  if (file == NULL || g_file_peek_path (file) == NULL || loose_session_is_modified (self->session))
    return _ ("Save the story first: Inform reads it from the disk.");
  if (loose_session_get_program (self->session) == NULL)
    return _ ("The story is being compiled. Try again in a moment.");
  return NULL;
}

static void
publish_blorb_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));
  g_autofree char *inform = g_settings_get_string (self->settings, "inform-folder"), *missing = NULL, *body = NULL;
  g_autoptr (LeafReleaseTools) tools = leaf_release_tools_find (inform);
  const char *reason = reason_against (self, file);
  g_autoptr (GTask) task = NULL;
  Job *job;

  missing = leaf_release_tools_missing (tools);
  if (missing != NULL)
    reason = body
        = g_strdup_printf (_ ("Inform makes the story file, but these parts of Inform were not found: %s. Set "
                              "its folder in the preferences."),
                           missing);
  if (reason != NULL) {
    loose_window_show_message (self, _ ("The Story File Cannot Be Made"), reason);
    return;
  }
  job = g_new0 (Job, 1);
  job->story = g_file_get_path (file);
  job->folder = leaf_release_folder (job->story);
  if (job->folder == NULL)
    job->folder = g_path_get_dirname (job->story);
  job->storage = leaf_storage_ref (loose_session_get_storage (self->session));
  job->program = leaf_program_ref (loose_session_get_program (self->session));
  job->tools = g_steal_pointer (&tools);
  /* A second run would write to the same folder. */
  gtk_widget_action_set_enabled (widget, "win.publish-blorb", FALSE);
  loose_toast_keep (self->notice, "blorb", _ ("Inform is making the story file…"), NULL, NULL);
  task = g_task_new (self, self->cancellable, made_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, make_in_thread);
}

void
loose_window_install_blorb_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.publish-blorb", NULL, publish_blorb_action);
}
