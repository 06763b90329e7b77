/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-files-pane.h"

#include "leaf-storage-media-add.h"
#include "loose-file-chooser.h"
#include "loose-list-entry.h"
#include "loose-media-row.h"
#include "loose-sound-bar.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseFilesPane {
  LoosePane pane;

  /* Template widgets */
  GtkListBox *list;
  GtkStack *stack;
  LooseSoundBar *sound;

  /* Owned */
  GPtrArray *files; /* of LooseMediaFile *: one for each row */
  GQueue pending;   /* of LooseMediaFile *: copied, and not declared yet */
  GCancellable *cancellable, *looking;
};

G_DEFINE_FINAL_TYPE (LooseFilesPane, loose_files_pane, LOOSE_TYPE_PANE)

static const char *
get_materials (LooseFilesPane *self)
{
  return loose_project_get_materials (loose_session_get_project (self->pane.session));
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

static gboolean
is_same (const LooseMediaFile *a, const LooseMediaFile *b)
{
  return a->sort == b->sort && a->fault == b->fault && a->size == b->size && g_strcmp0 (a->name, b->name) == 0
         && g_strcmp0 (a->file, b->file) == 0 && g_strcmp0 (a->path, b->path) == 0
         && g_strcmp0 (a->words, b->words) == 0 && g_strcmp0 (a->text, b->text) == 0;
}

static gboolean
are_same (GPtrArray *a, GPtrArray *b)
{
  if (a == NULL || a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!is_same (g_ptr_array_index (a, i), g_ptr_array_index (b, i)))
      return FALSE;
  return TRUE;
}

/* Keeps the rows if they would be the same, and with them the keyboard focus. */
static void
show_files (LooseFilesPane *self, GPtrArray *files)
{
  gboolean same = are_same (self->files, files);
  GtkWidget *row;

  g_clear_pointer (&self->files, g_ptr_array_unref);
  self->files = files;
  gtk_stack_set_visible_child_name (self->stack, files->len > 0 ? "list" : "empty");
  if (same)
    return;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < files->len; i++)
    gtk_list_box_append (self->list, loose_media_row_new (g_ptr_array_index (files, i), get_materials (self), i));
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseFilesPane) self = data;
  GPtrArray *files = loose_media_list_finish (result, NULL);

  if (files == NULL)
    return;
  if (self->pane.session != NULL && self->list != NULL)
    show_files (self, files);
  else
    g_ptr_array_unref (files);
}

static void
loose_files_pane_refresh (LoosePane *pane)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (pane);
  LeafProgram *program = loose_session_get_program (pane->session);
  g_autofree char *folder = loose_project_dup_files (loose_session_get_project (pane->session));

  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  if (program == NULL)
    return;
  self->looking = g_cancellable_new ();
  loose_media_list_async (program, get_materials (self), folder, self->looking, listed_cb, g_object_ref (self));
}

static void
activate_cb (LooseFilesPane *self, GtkListBoxRow *row)
{
  const LooseMediaFile *file = g_ptr_array_index (self->files, (guint) gtk_list_box_row_get_index (row));

  if (file->place.source != 0)
    loose_session_show_place (self->pane.session, loose_session_get_program (self->pane.session), file->place, TRUE);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

static gboolean
is_declared (LeafProgram *program, const LooseMediaFile *file)
{
  guint32 n;
  LeafEffect *effects = leaf_program_effects (program, &n);
  gboolean found = FALSE;

  for (guint32 i = 0; i < n; i++)
    found |= effects[i].is_sound == (file->sort == LOOSE_MEDIA_SOUND) && g_strcmp0 (effects[i].file, file->file) == 0;
  leaf_effects_free (effects, n);
  return found;
}

/* Writes one declaration at a time, because the next one must be made for the program that has the previous one. */
static void
declare_pending (LooseFilesPane *self)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);
  LooseMediaFile *file = g_queue_peek_head (&self->pending);
  g_auto (LeafEdit) edit = { 0 };

  while (file != NULL && program != NULL && is_declared (program, file)) {
    loose_media_file_free (g_queue_pop_head (&self->pending));
    file = g_queue_peek_head (&self->pending);
  }
  if (file == NULL || program == NULL || !loose_session_is_current (self->pane.session))
    return;
  leaf_program_declare_effect (program, file->sort == LOOSE_MEDIA_SOUND, file->file, &edit);
  if (!loose_session_write (self->pane.session, program, &edit))
    return;
  loose_media_file_free (g_queue_pop_head (&self->pending));
  loose_session_compile (self->pane.session);
}

static void
declare (LooseFilesPane *self, LooseMediaSort sort, const char *name)
{
  LooseMediaFile *file = g_new0 (LooseMediaFile, 1);

  file->sort = sort;
  file->file = g_strdup (name);
  g_queue_push_tail (&self->pending, file);
  declare_pending (self);
}

/* The file that an action of a row is about: its target is the file's number. */
static const LooseMediaFile *
file_of (LooseFilesPane *self, GVariant *target)
{
  guint32 number = g_variant_get_uint32 (target);

  return self->files != NULL && number < self->files->len ? g_ptr_array_index (self->files, number) : NULL;
}

static void
declare_action (GtkWidget *widget, const char *action, GVariant *target)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (widget);
  const LooseMediaFile *file = file_of (self, target);

  if (file != NULL)
    declare (self, file->sort, file->file);
}

static void
play_action (GtkWidget *widget, const char *action, GVariant *target)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (widget);
  const LooseMediaFile *file = file_of (self, target);

  if (file != NULL && file->path != NULL)
    loose_sound_bar_play (self->sound, file->path, get_materials (self), file->name != NULL ? file->name : file->file);
}

static void
loose_files_pane_program_changed (LoosePane *pane)
{
  declare_pending (LOOSE_FILES_PANE (pane));
}

/* --- adding a file ------------------------------------------------------------------------------------------------ */

typedef struct {
  char *from, *materials, *name;
  LeafStorageMedia media;
} Copy;

static void
copy_free (Copy *copy)
{
  g_free (copy->from);
  g_free (copy->materials);
  g_free (copy->name);
  g_free (copy);
}

static void
copy_file (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Copy *copy = data;
  GError *error = NULL;

  copy->name = leaf_storage_media_add (copy->from, copy->materials, &copy->media, &error);
  if (copy->name != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static char *
dup_failure (const Copy *copy, const GError *error)
{
  g_autofree char *name = g_path_get_basename (copy->from);

  if (g_error_matches (error, LEAF_STORAGE_MEDIA_ERROR, LEAF_STORAGE_MEDIA_NOT_MEDIA))
    return g_strdup_printf (_ ("“%s” is not a PNG, JPEG, Ogg, AIFF, WAV or MP3 file"), name);
  if (g_error_matches (error, LEAF_STORAGE_MEDIA_ERROR, LEAF_STORAGE_MEDIA_HUGE))
    return g_strdup_printf (_ ("“%s” is larger than 64 megabytes or 40 million pixels. Make it smaller"), name);
  return g_strdup_printf (_ ("“%s” could not be copied: %s"), name, _ (error->message));
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (source);
  const Copy *copy = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error)) {
    if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
      text = dup_failure (copy, error);
      loose_pane_say (&self->pane, text);
    }
    return;
  }
  if (self->pane.session == NULL || g_strcmp0 (copy->materials, get_materials (self)) != 0)
    return; /* another story was opened meanwhile */
  text = g_strdup_printf (copy->media.is_sound ? _ ("Copied to Sounds as “%s”") : _ ("Copied to Figures as “%s”"),
                          copy->name);
  loose_pane_say (&self->pane, text);
  declare (self, copy->media.is_sound ? LOOSE_MEDIA_SOUND : LOOSE_MEDIA_FIGURE, copy->name);
  loose_pane_queue_refresh (&self->pane);
}

gboolean
loose_files_pane_takes (GFile *file)
{
  static const char *const suffixes[]
      = { ".png", ".jpg", ".jpeg", ".ogg", ".oga", ".aif", ".aiff", ".aifc", ".wav", ".mp3" };
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *folded = name != NULL ? g_ascii_strdown (name, -1) : NULL;

  for (guint i = 0; folded != NULL && i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (folded, suffixes[i]))
      return TRUE;
  return FALSE;
}

void
loose_files_pane_add (LooseFilesPane *self, GFile *file)
{
  g_return_if_fail (LOOSE_IS_FILES_PANE (self));
  const char *materials = get_materials (self), *path = g_file_peek_path (file);
  g_autoptr (GTask) task = NULL;
  Copy *copy;

  if (materials == NULL || path == NULL) {
    loose_pane_say (&self->pane, materials == NULL ? _ ("Save the story before you add files to it")
                                                   : _ ("Only files on this computer can be added"));
    return;
  }
  copy = g_new0 (Copy, 1);
  copy->from = g_strdup (path);
  copy->materials = g_strdup (materials);
  task = g_task_new (self, self->cancellable, copied_cb, NULL);
  g_task_set_task_data (task, copy, (GDestroyNotify) copy_free);
  g_task_run_in_thread (task, copy_file);
}

static gboolean
drop_cb (LooseFilesPane *self, const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *each = files; each != NULL; each = each->next)
    loose_files_pane_add (self, each->data);
  return files != NULL;
}

static void
chosen (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  LooseFilesPane *self = owner;

  if (file != NULL && self->pane.session != NULL)
    loose_files_pane_add (self, file);
}

static void
add_cb (LooseFilesPane *self)
{
  loose_file_chooser_show (loose_file_chooser_new (GTK_WIDGET (self), _ ("Add Picture or Sound"),
                                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Add"), chosen));
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_files_pane_focus (LoosePane *pane)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (pane);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if (row == NULL || !gtk_widget_grab_focus (GTK_WIDGET (row)))
    gtk_widget_child_focus (GTK_WIDGET (pane), GTK_DIR_TAB_FORWARD);
}

static void
drop_pending (LooseFilesPane *self)
{
  g_queue_clear_full (&self->pending, (GDestroyNotify) loose_media_file_free);
}

static void
loose_files_pane_connected (LoosePane *pane)
{
  g_signal_connect_object (pane->session, "notify::project", G_CALLBACK (drop_pending), pane, G_CONNECT_SWAPPED);
  g_signal_connect_object (pane->session, "notify::project", G_CALLBACK (loose_sound_bar_stop),
                           LOOSE_FILES_PANE (pane)->sound, G_CONNECT_SWAPPED);
  g_signal_connect_object (pane->session, "notify::project", G_CALLBACK (loose_pane_queue_refresh), pane,
                           G_CONNECT_SWAPPED);
}

static void
loose_files_pane_dispose (GObject *object)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (object);

  g_cancellable_cancel (self->cancellable);
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
  drop_pending (self);
  G_OBJECT_CLASS (loose_files_pane_parent_class)->dispose (object);
}

static void
loose_files_pane_finalize (GObject *object)
{
  LooseFilesPane *self = LOOSE_FILES_PANE (object);

  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (loose_files_pane_parent_class)->finalize (object);
}

static const LooseChild children[]
    = { LOOSE_CHILD (LooseFilesPane, list), LOOSE_CHILD (LooseFilesPane, stack), LOOSE_CHILD (LooseFilesPane, sound) };

static void
loose_files_pane_class_init (LooseFilesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_files_pane_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_files_pane_finalize;
  pane_class->connected = loose_files_pane_connected;
  pane_class->program_changed = loose_files_pane_program_changed;
  pane_class->refresh = loose_files_pane_refresh;
  pane_class->focus = loose_files_pane_focus;
  g_type_ensure (LOOSE_TYPE_SOUND_BAR);
  gtk_widget_class_install_action (widget_class, "files.declare", "u", declare_action);
  gtk_widget_class_install_action (widget_class, "files.play", "u", play_action);
  loose_pane_class_set_template (pane_class, "loose-files-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
}

static void
loose_files_pane_init (LooseFilesPane *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  loose_template_init (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  g_queue_init (&self->pending);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}
