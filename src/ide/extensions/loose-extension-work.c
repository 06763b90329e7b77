/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-extension-work.h"

#include "loose-format.h"
#include "loose-list-entry.h"

#include <glib/gi18n.h>

static char *
dup_materials (LooseSession *session)
{
  return g_strdup (loose_project_get_materials (loose_session_get_project (session)));
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

typedef struct {
  char *materials; /* NULL: the story is not saved */
  LeafStorage *storage;
  LeafProgram *program; /* NULL, as is the storage: no program yet */
} ListJob;

static void
list_job_free (gpointer data)
{
  ListJob *job = data;

  g_free (job->materials);
  g_clear_pointer (&job->storage, leaf_storage_unref);
  g_clear_pointer (&job->program, leaf_program_unref);
  g_free (job);
}

void
loose_extension_list_free (LooseExtensionList *list)
{
  g_ptr_array_unref (list->rows);
  g_ptr_array_unref (list->extensions);
  g_free (list);
}

static void
free_extension (gpointer data)
{
  leaf_storage_extension_free (data);
}

static const char *
text_of_owner (LeafStorageOwner owner)
{
  switch (owner) {
  case LEAF_STORAGE_OF_STORY: return _ ("in this story");
  case LEAF_STORAGE_OF_USER: return _ ("for all stories");
  case LEAF_STORAGE_BUNDLED: return _ ("comes with Looseleaf");
  }
  return "";
}

static char *
detail_of (const LeafStorageExtension *extension, gboolean is_used, gboolean is_pinned)
{
  GString *text = g_string_new (NULL);
  g_autofree char *version = *extension->version != '\0' ? g_strdup_printf (_ ("version %s"), extension->version)
                                                         : g_strdup (_ ("no version"));
  g_autoptr (GPtrArray) unread = extension->path != NULL ? leaf_storage_extension_unread (extension->path) : NULL;

  loose_format_add_detail (text, is_used ? _ ("used") : NULL);
  loose_format_add_detail (text, version);
  loose_format_add_detail (text, text_of_owner (extension->owner));
  loose_format_add_detail (text, is_pinned ? _ ("pinned") : NULL);
  loose_format_add_detail (text, extension->stands_in ? _ ("replaces the original") : NULL);
  if (unread != NULL && unread->len > 0) {
    g_autofree char *list = NULL, *words = NULL;

    g_ptr_array_add (unread, NULL);
    list = g_strjoinv (", ", (char **) unread->pdata);
    words = g_strdup_printf (_ ("not read: %s"), list);
    loose_format_add_detail (text, words);
  }
  return g_string_free (text, FALSE);
}

static void
add_row (GPtrArray *rows, const char *text, const char *detail, LooseListEntryTone tone)
{
  g_ptr_array_add (rows, loose_list_entry_new (text, detail, 0, tone, (LeafPlace) { 0 }));
}

static char *
title_of (const char *title, const char *author)
{
  return g_strdup_printf (_ ("%s by %s"), title, author);
}

static const char *
text_of_fault (LeafStoragePinFault fault)
{
  switch (fault) {
  case LEAF_STORAGE_PIN_CHANGED:
    return _ ("The pinned copy was changed. Pin the extensions again if that is intended.");
  case LEAF_STORAGE_PIN_MISSING:
    return _ ("The pinned copy is missing. Restore the file, or pin the extensions again.");
  case LEAF_STORAGE_PIN_OTHER: return _ ("The story uses a version that is not the pinned one.");
  case LEAF_STORAGE_PIN_ABSENT: return _ ("The story uses it, and it is not pinned. Pin the extensions again.");
  }
  return "";
}

static void
add_faults (LooseExtensionList *list, const ListJob *job)
{
  g_autoptr (GPtrArray) findings = leaf_storage_pins_check (job->materials, job->storage, job->program);

  for (guint i = 0; i < findings->len; i++) {
    const LeafStoragePinFinding *each = findings->pdata[i];
    g_autofree char *title = title_of (each->title, each->author);

    add_row (list->rows, title, text_of_fault (each->fault), LOOSE_LIST_ENTRY_PROBLEM);
    g_ptr_array_add (list->extensions, NULL);
  }
  list->n_faults = findings->len;
}

/* Adds the extensions that the story uses, or those that it does not use. */
static void
add_extensions (LooseExtensionList *list, const ListJob *job, GPtrArray *all, const GPtrArray *pins, gboolean used)
{
  for (guint i = 0; i < all->len; i++) {
    LeafStorageExtension *each = all->pdata[i];
    const LeafStoragePin *pin = pins != NULL ? leaf_storage_pins_find (pins, each->title, each->author) : NULL;
    gboolean is_used = job->program != NULL && leaf_storage_extension_is_used (each, job->storage, job->program),
             is_pinned = pin != NULL && each->owner != LEAF_STORAGE_OF_USER && g_str_equal (pin->version, each->version)
                         && (*pin->file == '\0') == (each->path == NULL);
    g_autofree char *title = NULL, *detail = NULL;

    if (is_used != used)
      continue;
    title = title_of (each->title, each->author);
    detail = detail_of (each, is_used, is_pinned);
    add_row (list->rows, title, detail, LOOSE_LIST_ENTRY_PLAIN);
    g_ptr_array_add (list->extensions, each);
  }
}

static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const ListJob *job = data;
  LooseExtensionList *list = g_new0 (LooseExtensionList, 1);
  GPtrArray *all = leaf_storage_extensions (job->materials);
  g_autoptr (GPtrArray) pins = job->materials != NULL ? leaf_storage_pins (job->materials) : NULL;

  list->rows = g_ptr_array_new_with_free_func (g_object_unref);
  list->extensions = g_ptr_array_new_with_free_func (free_extension);
  list->is_pinned = pins != NULL && pins->len > 0;
  if (list->is_pinned)
    add_faults (list, job);
  add_extensions (list, job, all, pins, TRUE);
  add_extensions (list, job, all, pins, FALSE);
  g_ptr_array_set_free_func (all, NULL); /* now owned by the list */
  g_ptr_array_unref (all);
  g_task_return_pointer (task, list, (GDestroyNotify) loose_extension_list_free);
}

void
loose_extension_list_async (LooseSession *session, GCancellable *cancellable, GAsyncReadyCallback callback,
                            gpointer data)
{
  g_return_if_fail (LOOSE_IS_SESSION (session));
  g_autoptr (GTask) task = g_task_new (session, cancellable, callback, data);
  LeafProgram *program = loose_session_get_program (session);
  LeafStorage *storage = loose_session_get_storage (session);
  ListJob *job = g_new0 (ListJob, 1);

  job->materials = dup_materials (session);
  if (program != NULL && storage != NULL) {
    job->program = leaf_program_ref (program);
    job->storage = leaf_storage_ref (storage);
  }
  g_task_set_task_data (task, job, list_job_free);
  g_task_run_in_thread (task, list_in_thread);
}

LooseExtensionList *
loose_extension_list_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- changes ------------------------------------------------------------------------------------------------------ */

typedef struct {
  LooseExtensionChange change;
  char *path, *materials;
  LeafStorageExtension extension; /* its strings belong to the job */
  LeafStorage *storage;
  LeafProgram *program;
} ChangeJob;

static void
change_job_free (gpointer data)
{
  ChangeJob *job = data;

  g_free (job->path);
  g_free (job->materials);
  g_free (job->extension.title);
  g_free (job->extension.author);
  g_free (job->extension.version);
  g_free (job->extension.path);
  g_clear_pointer (&job->storage, leaf_storage_unref);
  g_clear_pointer (&job->program, leaf_program_unref);
  g_free (job);
}

static LeafStorageExtension
copy_extension (const LeafStorageExtension *extension)
{
  LeafStorageExtension copy = *extension;

  copy.title = g_strdup (extension->title);
  copy.author = g_strdup (extension->author);
  copy.version = g_strdup (extension->version);
  copy.path = g_strdup (extension->path);
  return copy;
}

static gboolean
install (const char *from, const char *folder, gboolean replaces, GError **error)
{
  g_autoptr (GPtrArray) paths = leaf_storage_install (from, folder, replaces, error);

  return paths != NULL;
}

static gboolean
make_change (const ChangeJob *job, GError **error)
{
  g_autofree char *own = leaf_storage_extensions_folder (),
                  *of_story = job->materials != NULL ? leaf_storage_install_folder (job->materials) : NULL;

  switch (job->change) {
  case LOOSE_EXTENSION_INSTALL: return install (job->path, own, FALSE, error);
  case LOOSE_EXTENSION_REPLACE: return install (job->path, own, TRUE, error);
  case LOOSE_EXTENSION_COPY: return install (job->extension.path, of_story, FALSE, error);
  case LOOSE_EXTENSION_PIN: return leaf_storage_pin (job->materials, &job->extension, error);
  case LOOSE_EXTENSION_PIN_USED: return leaf_storage_pin_used (job->materials, job->storage, job->program, error);
  case LOOSE_EXTENSION_UNPIN: return leaf_storage_unpin (job->materials, NULL, NULL, error);
  case LOOSE_EXTENSION_REMOVE: return leaf_storage_uninstall (&job->extension, error);
  }
  return FALSE;
}

static void
change_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (make_change (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
loose_extension_change_async (LooseSession *session, LooseExtensionChange change, const char *path,
                              const LeafStorageExtension *extension, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (LOOSE_IS_SESSION (session));
  g_autoptr (GTask) task = g_task_new (session, cancellable, callback, data);
  ChangeJob *job = g_new0 (ChangeJob, 1);

  job->change = change;
  job->path = g_strdup (path);
  job->materials = dup_materials (session);
  if (extension != NULL)
    job->extension = copy_extension (extension);
  if (change == LOOSE_EXTENSION_PIN_USED) {
    job->storage = leaf_storage_ref (loose_session_get_storage (session));
    job->program = leaf_program_ref (loose_session_get_program (session));
  }
  g_task_set_task_data (task, job, change_job_free);
  g_task_run_in_thread (task, change_in_thread);
}

gboolean
loose_extension_change_finish (GAsyncResult *result, char **path, GError **error)
{
  const ChangeJob *job = g_task_get_task_data (G_TASK (result));

  *path = g_strdup (job->path);
  return g_task_propagate_boolean (G_TASK (result), error);
}
