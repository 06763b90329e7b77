/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-project.h"

#include "leaf-storage-read.h"
#include "leaf-storage-project.h"
#include "leaf-storage-write.h"
#include "leaf-storage.h"
#include "loose-long-word-filter.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

G_DEFINE_QUARK (loose - project - error - quark, loose_project_error)

/* A larger file is probably not a story, and was opened by mistake. */
#define MOST_BYTES (64 * 1024 * 1024)

static const char byte_order_mark[] = "\xEF\xBB\xBF";

/* The state of the file when it was last read or written. If it differs now, another program has written the file. */
typedef struct {
  gint64 modified; /* nanoseconds */
  guint64 size;
  guint64 inode;
} Seen;

struct _LooseProject {
  GObject parent_instance;

  GFile *file;
  char *title;
  char *materials;
  char *story; /* the path of the story that it is a part of; NULL: it is not a part */
  gboolean is_bundle;

  gboolean has_mark;      /* a byte order mark at the start */
  gboolean windows_lines; /* every line ends in \r\n */
  Seen seen;
};

G_DEFINE_FINAL_TYPE (LooseProject, loose_project, G_TYPE_OBJECT)

static gboolean
see_file (const char *path, Seen *seen)
{
  GStatBuf status;

  if (g_stat (path, &status) != 0)
    return FALSE;
  seen->modified = (gint64) status.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status.st_mtim.tv_nsec;
  seen->size = status.st_size;
  seen->inode = status.st_ino;
  return TRUE;
}

static gboolean
is_overtaken (const char *path, const Seen *seen)
{
  Seen now = { 0 };

  return seen->inode != 0 && see_file (path, &now) && (now.modified != seen->modified || now.size != seen->size);
}

gboolean
loose_project_is_changed_on_disk (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), FALSE);
  const char *path = self->file != NULL ? g_file_peek_path (self->file) : NULL;

  return path != NULL && is_overtaken (path, &self->seen);
}

gboolean
loose_project_is_gone (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), FALSE);
  const char *path = self->file != NULL ? g_file_peek_path (self->file) : NULL;
  Seen now = { 0 };

  return path != NULL && self->seen.inode != 0 && !see_file (path, &now) && (errno == ENOENT || errno == ENOTDIR);
}

static gboolean
may_write_at (const char *path)
{
  return g_access (path, W_OK) == 0 || (errno != EACCES && errno != EROFS && errno != EPERM);
}

/* Tests the folder too, because saving creates a new file in it (leaf-storage-write.h). */
gboolean
loose_project_may_write (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), FALSE);
  const char *path = self->file != NULL ? g_file_peek_path (self->file) : NULL;
  g_autofree char *resolved = path != NULL ? leaf_storage_resolve (path) : NULL,
                  *folder = resolved != NULL ? g_path_get_dirname (resolved) : NULL;

  return folder == NULL || (may_write_at (folder) && may_write_at (resolved));
}

/* --- error messages ----------------------------------------------------------------------------------------------- */

static void
set_open_error (GError **error, int number, const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  switch (number) {
  case ENOENT:
  case ENOTDIR:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_MISSING,
                 _ ("File “%s” not found. It may have been moved or renamed."), name);
    break;
  case EACCES:
  case EPERM:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_DENIED, _ ("You do not have permission to read “%s”."),
                 name);
    break;
  case ELOOP:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_DENIED,
                 _ ("“%s” was not read: it is a symbolic link to a file outside the project."), name);
    break;
  default:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_FAILED, _ ("“%s” could not be read: %s."), name,
                 g_strerror (number));
  }
}

static void
set_save_error (GError **error, int number, const char *path, gboolean is_written)
{
  g_autofree char *name = g_filename_display_basename (path);

  if (is_written) {
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_FAILED,
                 _ ("“%s” was written but could not be flushed to disk: %s. Save it again, or save a copy elsewhere."),
                 name, g_strerror (number));
    return;
  }
  switch (number) {
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
    g_set_error (
        error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_FULL,
        _ ("The disk is full, so “%s” could not be saved. The file is unchanged, and your text is still in this window."),
        name);
    break;
  case EACCES:
  case EPERM:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_DENIED,
                 _ ("You do not have permission to write “%s”. Save it under another name in a different folder."),
                 name);
    break;
  case EROFS:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_DENIED,
                 _ ("“%s” is on a read-only disk. Save it under another name in a different folder."), name);
    break;
  case ENOENT:
  case ENOTDIR:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_MISSING,
                 _ ("The folder of “%s” no longer exists. Save it under another name."), name);
    break;
  default:
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_FAILED,
                 _ ("“%s” could not be saved: %s. The file is unchanged."), name, g_strerror (number));
  }
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static gboolean
check_is_text (const char *path, const char *bytes, gsize length, GError **error)
{
  const char *bad;
  guint endless;
  g_autofree char *name = g_filename_display_basename (path);

  if (memchr (bytes, '\0', length) != NULL) {
    g_set_error (
        error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_NOT_TEXT,
        _ ("“%s” is not a text file. It may be a picture, a compiled story or another application’s document."), name);
    return FALSE;
  }
  if (!g_utf8_validate_len (bytes, length, &bad)) {
    guint line = 1;

    for (const char *at = bytes; at < bad; at++)
      line += *at == '\n';
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_NOT_TEXT,
                 _ ("“%s” is not encoded in UTF-8: line %u has an invalid character. Convert the file to UTF-8 first."),
                 name, line);
    return FALSE;
  }
  endless = loose_long_word_find (bytes, length);
  if (endless > 0) {
    g_set_error (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_TOO_LARGE,
                 _ ("“%s” cannot be shown: line %u has a word of more than 30,000 letters. The file is unchanged."),
                 name, endless);
    return FALSE;
  }
  return TRUE;
}

/* Returns TRUE if the text has line ends and each is \r\n. */
static gboolean
ends_like_windows (const char *text)
{
  gboolean any = FALSE;

  for (const char *at = strchr (text, '\n'); at != NULL; at = strchr (at + 1, '\n')) {
    if (at == text || at[-1] != '\r')
      return FALSE;
    any = TRUE;
  }
  return any;
}

static char *
without_returns (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));

  for (; *text != '\0'; text++)
    if (text[0] != '\r' || text[1] != '\n')
      g_string_append_c (out, *text);
  return g_string_free (out, FALSE);
}

static char *
with_returns (const char *text)
{
  GString *out = g_string_sized_new (strlen (text) * 21 / 20);

  for (const char *at = text; *at != '\0'; at++) {
    if (*at == '\n' && (at == text || at[-1] != '\r')) /* a pasted line may have its own \r */
      g_string_append_c (out, '\r');
    g_string_append_c (out, *at);
  }
  return g_string_free (out, FALSE);
}

typedef struct {
  char *path;
  char *bundle; /* the X.inform folder to which it belongs; NULL: none */
  char *text;   /* to save */
  gboolean force;
  gboolean has_mark, windows_lines;
  Seen seen;
} Job;

static void
job_free (Job *job)
{
  g_free (job->path);
  g_free (job->text);
  g_free (job->bundle);
  g_free (job);
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text;

  if (!see_file (job->path, &job->seen)) {
    set_open_error (&error, errno, job->path);
  } else if (g_file_test (job->path, G_FILE_TEST_IS_DIR)) {
    g_autofree char *name = g_filename_display_basename (job->path);
    g_set_error (
        &error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_NO_STORY,
        _ ("“%s” has no story. A project is a folder whose name ends in .inform, with the source in Source/story.ni."),
        name);
  } else if (!g_file_test (job->path, G_FILE_TEST_IS_REGULAR)) {
    set_open_error (&error, EINVAL, job->path);
  } else if (job->seen.size > MOST_BYTES) {
    g_autofree char *name = g_filename_display_basename (job->path);
    g_set_error (&error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_TOO_LARGE, _ ("“%s” is too large to be a story."),
                 name);
  } else {
    if (!leaf_storage_read (job->path, &bytes, &length))
      set_open_error (&error, errno, job->path);
    else
      check_is_text (job->path, bytes, length, &error);
  }
  if (error != NULL) {
    g_task_return_error (task, g_steal_pointer (&error));
    return;
  }
  job->has_mark = g_str_has_prefix (bytes, byte_order_mark);
  text = bytes + (job->has_mark ? strlen (byte_order_mark) : 0);
  job->windows_lines = ends_like_windows (text);
  g_task_return_pointer (task, job->windows_lines ? without_returns (text) : g_strdup (text), g_free);
}

void
loose_project_load_async (LooseProject *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (LOOSE_IS_PROJECT (self));
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (self->file != NULL);
  job->path = g_file_get_path (self->file);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  if (job->path == NULL)
    g_task_return_new_error (task, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_MISSING,
                             _ ("Only local files can be opened."));
  else
    g_task_run_in_thread (task, load_in_thread);
}

char *
loose_project_load_finish (LooseProject *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  Job *job = g_task_get_task_data (G_TASK (result));
  char *text = g_task_propagate_pointer (G_TASK (result), error);

  if (text != NULL) {
    self->has_mark = job->has_mark;
    self->windows_lines = job->windows_lines;
    self->seen = job->seen;
  }
  return text;
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static void
save_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autofree char *lines = job->windows_lines ? with_returns (job->text) : g_strdup (job->text);
  g_autofree char *bytes = g_strconcat (job->has_mark ? byte_order_mark : "", lines, NULL);
  Seen before = { 0 }, after = { 0 };
  GError *error = NULL;
  int number;

  if (!job->force && is_overtaken (job->path, &job->seen)) {
    g_autofree char *name = g_filename_display_basename (job->path);
    g_task_return_new_error (
        task, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_CHANGED,
        _ ("Another program has changed “%s” since you opened it. If you save, its changes are lost."), name);
    return;
  }
  see_file (job->path, &before);
  number = leaf_storage_write (job->path, bytes, strlen (bytes), 0666);
  see_file (job->path, &after);
  /* Even if writing failed, the file may already be the new one. */
  if (number == 0 || after.inode != before.inode)
    job->seen = after;
  if (number != 0)
    set_save_error (&error, number, job->path, after.inode != before.inode);
  else if (job->bundle != NULL && leaf_storage_project_complete (job->bundle) != 0)
    g_message ("No uuid.txt could be written in %s",
               job->bundle); /* the text is saved; the next save tries to write the id again */
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
loose_project_save_async (LooseProject *self, const char *text, gboolean force, GAsyncReadyCallback callback,
                          gpointer data)
{
  g_return_if_fail (LOOSE_IS_PROJECT (self));
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (self->file != NULL);
  job->path = g_file_get_path (self->file);
  job->bundle = job->path != NULL ? leaf_storage_project (job->path) : NULL;
  job->text = g_strdup (text);
  job->force = force;
  job->has_mark = self->has_mark;
  job->windows_lines = self->windows_lines;
  job->seen = self->seen;
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  if (job->path == NULL)
    g_task_return_new_error (task, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_DENIED,
                             _ ("A story can only be saved in a local folder."));
  else
    g_task_run_in_thread (task, save_in_thread);
}

gboolean
loose_project_save_finish (LooseProject *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), FALSE);
  Job *job = g_task_get_task_data (G_TASK (result));
  gboolean saved = g_task_propagate_boolean (G_TASK (result), error);

  self->seen = job->seen;
  return saved;
}

/* --- names and paths ---------------------------------------------------------------------------------------------- */

/* A project that contains an extension's text, documentation and examples. */
static gboolean
is_extension_folder (const char *path)
{
  return (g_str_has_suffix (path, ".i7xd") || g_str_has_suffix (path, ".i7xp"))
         && g_file_test (path, G_FILE_TEST_IS_DIR);
}

static void
describe (LooseProject *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file); /* NULL: the file is remote, and reading it reports that */
  g_autofree char *folder = path != NULL ? leaf_storage_project (path) : NULL;
  g_autofree char *text = path != NULL && is_extension_folder (path) ? leaf_storage_text (path) : NULL;
  g_autofree char *name = folder != NULL ? g_path_get_basename (folder)
                          : text != NULL ? g_path_get_basename (text)
                                         : g_file_get_basename (file);

  self->is_bundle = folder != NULL;
  self->story = path != NULL ? leaf_storage_story_of_part (path) : NULL;
  self->materials = path != NULL ? leaf_storage_materials (self->story != NULL ? self->story : path) : NULL;
  self->file = folder != NULL ? g_file_new_build_filename (folder, "Source", "story.ni", NULL)
               : text != NULL ? g_file_new_for_path (text)
                              : g_object_ref (file);
  if (folder != NULL)
    name[strlen (name) - strlen (".inform")] = '\0';
  self->title = g_filename_display_name (name);
}

LooseProject *
loose_project_new (GFile *file)
{
  LooseProject *self = g_object_new (LOOSE_TYPE_PROJECT, NULL);

  if (file != NULL)
    describe (self, file);
  else
    self->title = g_strdup (_ ("Untitled"));
  return self;
}

LooseProject *
loose_project_new_at (GFile *file, LooseProject *former)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (former), NULL);
  LooseProject *self = loose_project_new (file);
  const char *path = self->file != NULL ? g_file_peek_path (self->file) : NULL;

  self->has_mark = former->has_mark;
  self->windows_lines = former->windows_lines;
  self->seen = former->seen;
  /* A copy of a file that no other program has changed is not changed either. */
  if (path != NULL && !loose_project_is_gone (former) && !loose_project_is_changed_on_disk (former))
    see_file (path, &self->seen);
  return self;
}

GFile *
loose_project_get_file (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  return self->file;
}

const char *
loose_project_get_title (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  return self->title;
}

const char *
loose_project_get_materials (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  return self->materials;
}

char *
loose_project_dup_beside (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  const char *materials = loose_project_get_materials (self);

  return materials != NULL ? g_path_get_dirname (materials) : NULL;
}

char *
loose_project_dup_saves (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  const char *path = self->story != NULL ? self->story : self->file != NULL ? g_file_peek_path (self->file) : NULL;
  g_autofree char *project = path != NULL ? leaf_storage_project (path) : NULL;

  return path != NULL ? g_strconcat (project != NULL ? project : path, ".saved", NULL) : NULL;
}

char *
loose_project_dup_files (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  const char *path = self->story != NULL ? self->story : self->file != NULL ? g_file_peek_path (self->file) : NULL;
  g_autofree char *project = path != NULL ? leaf_storage_project (path) : NULL;

  if (project != NULL)
    return g_build_filename (self->materials, "Files", NULL);
  return path != NULL ? g_strconcat (path, ".files", NULL) : NULL;
}

const char *
loose_project_get_story (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  return self->story;
}

gboolean
loose_project_is_bundle (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), FALSE);
  return self->is_bundle;
}

char *
loose_project_dup_folder (LooseProject *self)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (self), NULL);
  g_autoptr (GFile) folder = self->file != NULL ? g_file_get_parent (self->file) : NULL;
  g_autofree char *path = NULL;
  const char *home = g_get_home_dir ();

  if (self->is_bundle && folder != NULL) {
    g_autoptr (GFile) bundle = g_file_get_parent (folder);
    g_set_object (&folder, bundle);
  }
  path = folder != NULL ? g_file_get_parse_name (folder) : g_strdup ("");
  if (g_str_has_prefix (path, home) && strlen (home) > 1 && (path[strlen (home)] == '/' || path[strlen (home)] == '\0'))
    return g_strconcat ("~", path + strlen (home), NULL);
  return g_steal_pointer (&path);
}

static void
loose_project_finalize (GObject *object)
{
  LooseProject *self = LOOSE_PROJECT (object);

  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->materials);
  g_free (self->story);
  G_OBJECT_CLASS (loose_project_parent_class)->finalize (object);
}

static void
loose_project_class_init (LooseProjectClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_project_finalize;
}

static void
loose_project_init (LooseProject *self)
{
}
