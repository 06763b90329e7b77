/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-page.h"

#include "loose-compiler.h"
#include "loose-long-word-filter.h"

#include <string.h>

#define PAGE "loose-page"

struct _LoosePage {
  GObject parent_instance;

  gboolean is_story;
  GtkSourceBuffer *buffer;
  LooseProject *project;
  LooseAutosave *keeper;
  char *name; /* the name of its source; NULL: it is the story, or not known yet */
  LooseLineIndex *lines;
  GArray *styles;
  gboolean loading, saving;
  gboolean is_gone; /* its file was removed from the disk */
};

G_DEFINE_FINAL_TYPE (LoosePage, loose_page, G_TYPE_OBJECT)

enum { PROP_0, PROP_PROJECT, PROP_MODIFIED, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { CHANGED, NOT_KEPT, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- identity ----------------------------------------------------------------------------------------------------- */

LoosePage *
loose_page_of_buffer (GtkTextBuffer *buffer)
{
  return g_object_get_data (G_OBJECT (buffer), PAGE);
}

gboolean
loose_page_is_story (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), FALSE);
  return self->is_story;
}

GtkSourceBuffer *
loose_page_get_buffer (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  return self->buffer;
}

LooseProject *
loose_page_get_project (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  return self->project;
}

LooseAutosave *
loose_page_get_autosave (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  return self->keeper;
}

char *
loose_page_dup_path (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  GFile *file = loose_project_get_file (self->project);

  return file != NULL ? g_file_get_path (file) : NULL;
}

char *
loose_page_dup_name (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  g_autofree char *path = loose_page_dup_path (self);

  return self->is_story || path == NULL ? g_strdup (loose_project_get_title (self->project))
                                        : g_filename_display_basename (path);
}

char *
loose_page_dup_text (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (GTK_TEXT_BUFFER (self->buffer), &start, &end);
  return gtk_text_buffer_get_text (GTK_TEXT_BUFFER (self->buffer), &start, &end, TRUE);
}

gboolean
loose_page_is_modified (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), FALSE);
  return self->is_gone || gtk_text_buffer_get_modified (GTK_TEXT_BUFFER (self->buffer));
}

void
loose_page_set_gone (LoosePage *self, gboolean is_gone)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  if (self->is_gone == is_gone)
    return;
  self->is_gone = is_gone;
  if (is_gone)
    loose_autosave_touch (self->keeper);
  else if (!loose_page_is_modified (self))
    loose_autosave_forget (self->keeper);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/* --- its source in the program ------------------------------------------------------------------------------------ */

guint32
loose_page_get_source (LoosePage *self, LeafProgram *program)
{
  if (program == NULL || (!self->is_story && self->name == NULL))
    return 0;
  return loose_program_find_source (program, self->is_story ? NULL : self->name);
}

LooseLineIndex *
loose_page_get_lines (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  return self->lines;
}

GArray *
loose_page_get_styles (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  return self->styles;
}

guint32
loose_page_get_byte (LoosePage *self, const GtkTextIter *iter)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), 0);
  return self->lines != NULL ? loose_line_index_get_byte (self->lines, iter) : 0;
}

void
loose_page_set_name (LoosePage *self, const char *name)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
}

const char *
loose_page_get_name (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), NULL);
  return self->name;
}

void
loose_page_take_lines (LoosePage *self, LooseLineIndex *lines)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  g_clear_pointer (&self->styles, g_array_unref);
  g_clear_pointer (&self->lines, loose_line_index_unref);
  self->lines = loose_line_index_ref (lines);
}

void
loose_page_take_styles (LoosePage *self, GArray *styles)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  g_clear_pointer (&self->styles, g_array_unref);
  self->styles = styles != NULL ? g_array_ref (styles) : NULL;
}

/* --- the text and its file ---------------------------------------------------------------------------------------- */

static void
set_project (LoosePage *self, LooseProject *project)
{
  if (!g_set_object (&self->project, project))
    return;
  loose_autosave_set_file (self->keeper, loose_project_get_file (project));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROJECT]);
}

void
loose_page_set_text (LoosePage *self, LooseProject *project, const char *text)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter start;

  set_project (self, project);
  self->is_gone = FALSE;
  self->loading = TRUE;
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_buffer_set_modified (buffer, FALSE);
  self->loading = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

void
loose_page_set_project (LoosePage *self, LooseProject *project)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  set_project (self, project);
  if (loose_page_is_modified (self)) /* the copy that existed belonged to the previous file */
    loose_autosave_touch (self->keeper);
}

void
loose_page_replace (LoosePage *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  g_autofree char *old = loose_page_dup_text (self);
  GtkTextIter start, end;
  const char *at = text, *old_at = old;

  for (; *at != '\0' && g_utf8_get_char (at) == g_utf8_get_char (old_at); at = g_utf8_next_char (at))
    old_at = g_utf8_next_char (old_at);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, text, -1);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, g_utf8_pointer_to_offset (text, at));
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_buffer_set_modified (buffer, TRUE);
}

void
loose_page_write (LoosePage *self, guint32 source, const LeafEdit *edits, guint32 n)
{
  g_return_if_fail (LOOSE_IS_PAGE (self));
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);

  gtk_text_buffer_begin_user_action (buffer);
  for (guint32 i = n; i-- > 0;) { /* the last first, so that the places before it stay valid */
    GtkTextIter start, end;

    if (edits[i].place.source != source)
      continue;
    loose_line_index_get_iter (self->lines, buffer, edits[i].place.start, &start);
    loose_line_index_get_iter (self->lines, buffer, edits[i].place.end, &end);
    gtk_text_buffer_delete (buffer, &start, &end);
    gtk_text_buffer_insert (buffer, &start, edits[i].text, -1);
  }
  gtk_text_buffer_end_user_action (buffer);
}

/* A text that is being written. */
typedef struct {
  char *text;
  LooseProject *former; /* the project of the page when it began */
} Saving;

static void
saving_free (Saving *saving)
{
  g_free (saving->text);
  g_object_unref (saving->former);
  g_free (saving);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (GTask) task = data;
  LoosePage *self = g_task_get_source_object (task);
  const Saving *saving = g_task_get_task_data (task);
  g_autofree char *now = NULL;
  GError *error = NULL;
  gboolean is_whole;

  self->saving = FALSE;
  if (!loose_project_save_finish (project, result, &error)) {
    g_task_return_error (task, error);
    return;
  }
  if (self->project != saving->former) { /* it moved meanwhile, and is still to be saved at its new place */
    g_task_return_boolean (task, TRUE);
    return;
  }
  now = loose_page_dup_text (self);
  is_whole = g_str_equal (now, saving->text);
  set_project (self, project);
  loose_autosave_forget (self->keeper);
  loose_page_set_gone (self, FALSE);
  gtk_text_buffer_set_modified (GTK_TEXT_BUFFER (self->buffer), !is_whole);
  if (!is_whole) /* the author typed more while it was written */
    loose_autosave_touch (self->keeper);
  g_task_return_boolean (task, TRUE);
}

gboolean
loose_page_save_async (LoosePage *self, LooseProject *project, gboolean force, GAsyncReadyCallback callback,
                       gpointer data)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), FALSE);
  GTask *task;
  Saving *saving;

  if (self->saving)
    return FALSE;
  self->saving = TRUE;
  saving = g_new0 (Saving, 1);
  saving->text = loose_page_dup_text (self);
  saving->former = g_object_ref (self->project);
  task = g_task_new (self, NULL, callback, data);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  loose_project_save_async (project, saving->text, force, saved_cb, task);
  return TRUE;
}

gboolean
loose_page_save_finish (LoosePage *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
loose_page_is_saving (LoosePage *self)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (self), FALSE);
  return self->saving;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
changed_cb (LoosePage *self)
{
  if (self->loading)
    return;
  loose_autosave_touch (self->keeper);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
modified_cb (LoosePage *self)
{
  if (self->loading)
    return;
  if (!loose_page_is_modified (self)) /* undone back to the saved text */
    loose_autosave_forget (self->keeper);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

static void
not_kept_cb (LoosePage *self, int number)
{
  g_signal_emit (self, signals[NOT_KEPT], 0, number);
}

static void
loose_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LoosePage *self = LOOSE_PAGE (object);

  switch (id) {
  case PROP_PROJECT: g_value_set_object (value, self->project); break;
  case PROP_MODIFIED: g_value_set_boolean (value, loose_page_is_modified (self)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_page_dispose (GObject *object)
{
  LoosePage *self = LOOSE_PAGE (object);

  if (self->buffer != NULL)
    g_object_set_data (G_OBJECT (self->buffer), PAGE, NULL);
  g_clear_object (&self->keeper);
  g_clear_object (&self->project);
  g_clear_object (&self->buffer);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->lines, loose_line_index_unref);
  g_clear_pointer (&self->styles, g_array_unref);
  G_OBJECT_CLASS (loose_page_parent_class)->dispose (object);
}

static void
loose_page_class_init (LoosePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = loose_page_dispose;
  object_class->get_property = loose_page_get_property;
  properties[PROP_PROJECT] = g_param_spec_object ("project", NULL, NULL, LOOSE_TYPE_PROJECT, read);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOT_KEPT] = g_signal_new ("not-kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REFUSED]
      = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_page_init (LoosePage *self)
{
  self->buffer = gtk_source_buffer_new (NULL);
  gtk_source_buffer_set_highlight_matching_brackets (self->buffer, FALSE);
  g_object_set_data (G_OBJECT (self->buffer), PAGE, self);
  loose_long_word_filter_add (GTK_TEXT_BUFFER (self->buffer), G_OBJECT (self));
  self->project = loose_project_new (NULL);
  self->keeper = loose_autosave_new (GTK_TEXT_BUFFER (self->buffer));
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (not_kept_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "modified-changed", G_CALLBACK (modified_cb), self, G_CONNECT_SWAPPED);
}

LoosePage *
loose_page_new (gboolean is_story)
{
  LoosePage *self = g_object_new (LOOSE_TYPE_PAGE, NULL);

  self->is_story = is_story;
  return self;
}
