/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-notes-pane.h"

#include "loose-long-word-filter.h"
#include "loose-notes-file.h"
#include "loose-state-file.h"

#include <glib/gi18n.h>

enum { SAVE_SECONDS = 2 }; /* from the first key that is not saved */

struct _LooseNotesPane {
  LoosePane pane;

  /* Template widgets */
  GtkTextView *view;
  GtkStack *stack;
  GtkLabel *message;

  /* Owned */
  LooseNotesFile *file; /* NULL: the story is not in a project folder */
  gboolean is_read;     /* the text has been read from the file, and may be saved there */
  gboolean has_failed;  /* the last save failed, which was reported */
  gboolean by_itself;   /* the text is being changed by the program */
  guint typed;          /* grows with each change of the text */
  guint written;        /* the value of `typed` for the text that was last written */
  guint timeout;        /* saves the text; 0: none */
};

G_DEFINE_FINAL_TYPE (LooseNotesPane, loose_notes_pane, LOOSE_TYPE_PANE)

static void load (LooseNotesPane *self);

static GtkTextBuffer *
get_buffer (LooseNotesPane *self)
{
  return gtk_text_view_get_buffer (self->view);
}

static void
show_message (LooseNotesPane *self, const char *message)
{
  gtk_label_set_text (self->message, message);
  gtk_stack_set_visible_child_name (self->stack, "empty");
}

/* Before the text has been read, nothing can be typed, because it would be replaced. */
static void
set_read (LooseNotesPane *self, gboolean is_read)
{
  self->is_read = is_read;
  gtk_text_view_set_editable (self->view, is_read);
}

static gboolean
is_unsaved (LooseNotesPane *self)
{
  return self->typed != self->written;
}

static void
show_text (LooseNotesPane *self, const char *text)
{
  GtkTextBuffer *buffer = get_buffer (self);

  self->by_itself = TRUE;
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  self->by_itself = FALSE;
  gtk_stack_set_visible_child_name (self->stack, "text");
}

static char *
dup_text (LooseNotesPane *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (get_buffer (self), &start, &end);
  return gtk_text_buffer_get_text (get_buffer (self), &start, &end, TRUE);
}

/* --- saving ------------------------------------------------------------------------------------------------------- */

typedef struct {
  LooseNotesFile *file;
  char *text, *kept;
  guint serial;
} Save;

static void
save_free (Save *save)
{
  loose_notes_file_unref (save->file);
  g_free (save->text);
  g_free (save->kept);
  g_free (save);
}

static void
show_kept (LooseNotesPane *self, const char *kept)
{
  g_autofree char *text = g_strdup_printf (_ ("Another program changed the notes. What you wrote is in “%s”"), kept);

  loose_pane_warn (&self->pane, "notes-beside", text);
}

static void
write_file (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Save *save = data;
  GError *error = NULL;

  if (loose_notes_file_write (save->file, save->text, save->serial, &save->kept, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean save_cb (gpointer data);

/* The author's text is beside the file now. What was typed meanwhile is saved there too, before the text of the other
 * program replaces it. */
static void
take_conflict (LooseNotesPane *self, const Save *save)
{
  show_kept (self, save->kept);
  if (self->typed != save->serial) {
    g_clear_handle_id (&self->timeout, g_source_remove);
    save_cb (self);
    return;
  }
  set_read (self, FALSE);
  load (self);
}

/* After a failure, the next key tries again, and so does closing the window. */
static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseNotesPane *self = LOOSE_NOTES_PANE (source);
  const Save *save = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

  if (save->file != self->file || self->pane.session == NULL)
    return;
  if (!written) {
    g_autofree char *text = g_strdup_printf (_ ("The notes could not be saved: %s"), error->message);

    loose_pane_warn (&self->pane, "notes", text);
  } else {
    loose_pane_warn (&self->pane, "notes", NULL);
    self->written = MAX (self->written, save->serial);
  }
  if (save->kept != NULL)
    take_conflict (self, save);
  self->has_failed = !written;
}

static gboolean
save_cb (gpointer data)
{
  LooseNotesPane *self = data;
  g_autoptr (GTask) task = g_task_new (self, NULL, saved_cb, NULL);
  Save *save = g_new0 (Save, 1);

  self->timeout = 0;
  save->file = loose_notes_file_ref (self->file);
  save->text = dup_text (self);
  save->serial = self->typed;
  g_task_set_task_data (task, save, (GDestroyNotify) save_free);
  g_task_run_in_thread (task, write_file);
  return G_SOURCE_REMOVE;
}

static void
queue_save (LooseNotesPane *self)
{
  if (self->timeout == 0)
    self->timeout = g_timeout_add_seconds (SAVE_SECONDS, save_cb, self);
}

/* Saves the notes in the user's state folder, when the story is closed and they cannot be written beside it, for the
 * reason in `error`. */
static void
save_elsewhere (LooseNotesPane *self, const char *text, const GError *error)
{
  g_autofree char *path
      = loose_state_file_write ("notes", loose_notes_file_get_path (self->file), "txt", text, strlen (text));
  g_autofree char *message = NULL;

  if (path != NULL)
    message = g_strdup_printf (_ ("The notes could not be saved beside the story. They are in “%s”"), path);
  else
    message = g_strdup_printf (_ ("The notes could not be saved: %s"), error->message);
  loose_pane_say (&self->pane, message);
  g_message ("%s", message);
}

/* Saves at once, because the window closes or another story is opened. A save that is in progress may still fail, so
 * its text is written again. */
static void
save_now (LooseNotesPane *self)
{
  g_autofree char *text = NULL, *kept = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!self->is_read || !is_unsaved (self))
    return;
  self->written = self->typed;
  text = dup_text (self);
  if (!loose_notes_file_write (self->file, text, self->typed, &kept, &error))
    save_elsewhere (self, text, error);
  else if (kept != NULL)
    show_kept (self, kept);
}

static void
changed_cb (LooseNotesPane *self)
{
  if (self->by_itself || !self->is_read)
    return;
  self->typed++;
  queue_save (self);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

typedef struct {
  LooseNotesFile *file;
  guint typed; /* when the read began */
} Read;

static void
read_free (Read *read)
{
  loose_notes_file_unref (read->file);
  g_free (read);
}

static void
read_file (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Read *read = data;
  GError *error = NULL;
  char *text = loose_notes_file_read (read->file, &error);

  if (text != NULL)
    g_task_return_pointer (task, text, g_free);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseNotesPane *self = LOOSE_NOTES_PANE (source);
  const Read *read = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_task_propagate_pointer (G_TASK (result), &error), *there = NULL;

  if (read->file != self->file || self->pane.session == NULL || read->typed != self->typed)
    return;
  set_read (self, text != NULL);
  if (text == NULL) {
    g_autofree char *message = g_strdup_printf (_ ("The notes cannot be read: %s."), error->message);

    show_message (self, message);
    return;
  }
  loose_notes_file_set_known (self->file, text);
  there = dup_text (self);
  if (!g_str_equal (there, text)) /* otherwise the cursor stays */
    show_text (self, text);
  gtk_stack_set_visible_child_name (self->stack, "text");
}

static void
load (LooseNotesPane *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, read_cb, NULL);
  Read *read = g_new (Read, 1);

  *read = (Read) { loose_notes_file_ref (self->file), self->typed };
  g_task_set_task_data (task, read, (GDestroyNotify) read_free);
  g_task_run_in_thread (task, read_file);
}

/* Reads the file again, because another program may have written it. */
static void
loose_notes_pane_map (GtkWidget *widget)
{
  LooseNotesPane *self = LOOSE_NOTES_PANE (widget);

  GTK_WIDGET_CLASS (loose_notes_pane_parent_class)->map (widget);
  if (self->file != NULL && !is_unsaved (self))
    load (self);
}

/* If the project was renamed, unsaved notes are written to its new folder. */
static void
project_cb (LooseNotesPane *self)
{
  LooseNotesFile *file = loose_notes_file_new (loose_session_get_project (self->pane.session));
  gboolean is_moved = self->file != NULL && !g_file_test (loose_notes_file_get_path (self->file), G_FILE_TEST_EXISTS)
                      && is_unsaved (self) && file != NULL
                      && g_file_test (loose_notes_file_get_path (file), G_FILE_TEST_EXISTS);

  if (self->file != NULL && file != NULL
      && g_str_equal (loose_notes_file_get_path (self->file), loose_notes_file_get_path (file))) {
    loose_notes_file_unref (file);
    return;
  }
  if (!is_moved)
    save_now (self);
  g_clear_pointer (&self->file, loose_notes_file_unref);
  self->file = file;
  if (is_moved) {
    g_autofree char *there = loose_notes_file_read (self->file, NULL);

    loose_notes_file_set_known (self->file, there);
    queue_save (self);
    return;
  }
  self->written = self->typed;
  set_read (self, FALSE);
  show_text (self, "");
  if (self->file == NULL)
    show_message (self, _ ("Save the story as a project to keep notes beside it."));
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    load (self);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
refused_cb (LooseNotesPane *self)
{
  loose_pane_say (&self->pane, _ ("A word that is too long to be shown was left out"));
}

static void
loose_notes_pane_focus (LoosePane *pane)
{
  gtk_widget_grab_focus (GTK_WIDGET (LOOSE_NOTES_PANE (pane)->view));
}

static void
loose_notes_pane_connected (LoosePane *pane)
{
  LooseNotesPane *self = LOOSE_NOTES_PANE (pane);

  g_signal_connect_object (pane->session, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  show_message (self, _ ("Save the story as a project to keep notes beside it."));
  project_cb (self);
}

static void
loose_notes_pane_dispose (GObject *object)
{
  LooseNotesPane *self = LOOSE_NOTES_PANE (object);

  if (self->view != NULL)
    save_now (self);
  g_clear_pointer (&self->file, loose_notes_file_unref);
  G_OBJECT_CLASS (loose_notes_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseNotesPane, view),
  LOOSE_CHILD (LooseNotesPane, stack),
  LOOSE_CHILD (LooseNotesPane, message),
};

static void
loose_notes_pane_class_init (LooseNotesPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_notes_pane_dispose;
  GTK_WIDGET_CLASS (klass)->map = loose_notes_pane_map;
  pane_class->connected = loose_notes_pane_connected;
  pane_class->focus = loose_notes_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-notes-pane", children, G_N_ELEMENTS (children));
  g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_notes_pane_init (LooseNotesPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  g_signal_connect (self, "refused", G_CALLBACK (refused_cb), NULL);
  loose_long_word_filter_add (get_buffer (self), G_OBJECT (self));
  g_signal_connect_object (get_buffer (self), "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
