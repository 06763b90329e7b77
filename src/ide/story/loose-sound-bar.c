/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-sound-bar.h"
#include "loose-story-testing.h"

#include "leaf-storage-links.h"
#include "leaf-storage-media.h"
#include "leaf-storage-read.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <unistd.h>

struct _LooseSoundBar {
  GtkWidget parent_instance;

  /* Widgets */
  GtkWidget *row;
  GtkLabel *label;
  GtkToggleButton *repeat;
  GtkWidget *volume;

  /* Owned */
  GtkMediaStream *stream;
  GCancellable *cancellable; /* of the file being read */
  char *words, *problem;
  int handle; /* of the file being played; -1: none */
};

G_DEFINE_FINAL_TYPE (LooseSoundBar, loose_sound_bar, GTK_TYPE_WIDGET)

typedef struct {
  char *path, *root;
} SoundFile;

static void
sound_file_free (SoundFile *file)
{
  g_free (file->path);
  g_free (file->root);
  g_free (file);
}

/* --- opening, in a thread ----------------------------------------------------------------------------------------- */

static void
close_handle (gpointer handle)
{
  close (GPOINTER_TO_INT (handle));
}

static const char *
describe_fault (LeafEffectFault fault)
{
  switch (fault) {
  case LEAF_EFFECT_HUGE: return _ ("it is larger than 64 megabytes; make it smaller");
  case LEAF_EFFECT_DAMAGED: return _ ("it is damaged, or is not a sound in Ogg Vorbis, AIFF, WAV or MP3");
  case LEAF_EFFECT_MISSING: return _ (leaf_storage_strerror (errno));
  case LEAF_EFFECT_FINE: break;
  }
  return NULL;
}

/* The open descriptor refers to the checked file even if its path later becomes a symbolic link. */
static void
load (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const SoundFile *file = data;
  LeafStorageMedia media;
  LeafEffectFault fault = leaf_storage_media_fault (file->path, file->root, &media);
  gsize length;
  int handle;

  if (fault == LEAF_EFFECT_FINE && !media.is_sound)
    fault = LEAF_EFFECT_DAMAGED;
  if (fault != LEAF_EFFECT_FINE) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s", describe_fault (fault));
    return;
  }
  handle = leaf_storage_open (file->path, file->root, &length);
  if (handle >= 0)
    g_task_return_pointer (task, GINT_TO_POINTER (handle), close_handle);
  else
    g_task_return_new_error (task, G_IO_ERROR, g_io_error_from_errno (errno), "%s", _ (leaf_storage_strerror (errno)));
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void
show_problem (LooseSoundBar *self, const char *why)
{
  g_free (self->problem);
  self->problem = g_strdup_printf (_ ("The sound “%s” cannot be played: %s"), self->words, why);
  gtk_label_set_text (self->label, self->problem);
  gtk_widget_set_visible (self->volume, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->repeat), FALSE);
}

/* Stops later, because the stream may be emitting a signal. */
static gboolean
ended_cb (gpointer data)
{
  LooseSoundBar *self = LOOSE_SOUND_BAR (data);

  if (self->stream != NULL && gtk_media_stream_get_ended (self->stream) && !gtk_media_stream_get_loop (self->stream))
    loose_sound_bar_stop (self);
  return G_SOURCE_REMOVE;
}

static void
stream_changed_cb (LooseSoundBar *self, GParamSpec *what, GtkMediaStream *stream)
{
  const GError *error = gtk_media_stream_get_error (stream);

  if (stream != self->stream)
    return;
  if (error != NULL && self->problem == NULL)
    show_problem (self, error->message);
  else if (gtk_media_stream_get_ended (stream))
    g_idle_add_full (G_PRIORITY_DEFAULT, ended_cb, g_object_ref (self), g_object_unref);
}

static void
drop_stream (LooseSoundBar *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->stream == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->stream, self);
  gtk_media_stream_pause (self->stream);
  g_clear_object (&self->stream);
  close (self->handle);
  self->handle = -1;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseSoundBar *self = LOOSE_SOUND_BAR (source);
  g_autoptr (GError) error = NULL;
  int handle = GPOINTER_TO_INT (g_task_propagate_pointer (G_TASK (result), &error));
  g_autofree char *path = NULL;

  if (error != NULL) {
    if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
      show_problem (self, error->message);
    return;
  }
  self->handle = handle;
  path = g_strdup_printf ("/proc/self/fd/%d", handle); /* GtkMediaFile plays files by name only */
  self->stream = gtk_media_file_new_for_filename (path);
  g_signal_connect_object (self->stream, "notify::ended", G_CALLBACK (stream_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stream, "notify::error", G_CALLBACK (stream_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_media_stream_set_loop (self->stream, gtk_toggle_button_get_active (self->repeat));
  gtk_media_stream_set_volume (self->stream, gtk_scale_button_get_value (GTK_SCALE_BUTTON (self->volume)));
  gtk_media_stream_play (self->stream);
  stream_changed_cb (self, NULL, self->stream);
}

void
loose_sound_bar_stop (LooseSoundBar *self)
{
  g_return_if_fail (LOOSE_IS_SOUND_BAR (self));
  drop_stream (self);
  g_clear_pointer (&self->problem, g_free);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
loose_sound_bar_play (LooseSoundBar *self, const char *path, const char *root, const char *words)
{
  g_return_if_fail (LOOSE_IS_SOUND_BAR (self));
  g_autoptr (GTask) task = NULL;
  g_autofree char *text = g_strdup_printf (_ ("Playing: %s"), words);
  SoundFile *file = g_new0 (SoundFile, 1);

  loose_sound_bar_stop (self);
  g_free (self->words);
  self->words = g_strdup (words);
  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (self->volume, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->repeat), TRUE);
  gtk_toggle_button_set_active (self->repeat, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  self->cancellable = g_cancellable_new ();
  *file = (SoundFile) { g_strdup (path), g_strdup (root) };
  task = g_task_new (self, self->cancellable, loaded_cb, NULL);
  g_task_set_task_data (task, file, (GDestroyNotify) sound_file_free);
  g_task_run_in_thread (task, load);
}

GtkMediaStream *
loose_sound_bar_get_stream (LooseSoundBar *self)
{
  g_return_val_if_fail (LOOSE_IS_SOUND_BAR (self), NULL);
  return self->stream;
}

const char *
loose_sound_bar_get_problem (LooseSoundBar *self)
{
  g_return_val_if_fail (LOOSE_IS_SOUND_BAR (self), NULL);
  return self->problem;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
repeat_cb (LooseSoundBar *self)
{
  if (self->stream != NULL)
    gtk_media_stream_set_loop (self->stream, gtk_toggle_button_get_active (self->repeat));
}

static void
volume_cb (LooseSoundBar *self, double value)
{
  if (self->stream != NULL)
    gtk_media_stream_set_volume (self->stream, value);
}

static void
loose_sound_bar_dispose (GObject *object)
{
  LooseSoundBar *self = LOOSE_SOUND_BAR (object);

  drop_stream (self);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  G_OBJECT_CLASS (loose_sound_bar_parent_class)->dispose (object);
}

static void
loose_sound_bar_finalize (GObject *object)
{
  LooseSoundBar *self = LOOSE_SOUND_BAR (object);

  g_free (self->words);
  g_free (self->problem);
  G_OBJECT_CLASS (loose_sound_bar_parent_class)->finalize (object);
}

static void
loose_sound_bar_class_init (LooseSoundBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_sound_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_sound_bar_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
label_control (GtkWidget *control, const char *name)
{
  gtk_widget_set_tooltip_text (control, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (control, "flat");
  return control;
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* GTK gives the buttons in a volume button no accessible names. */
static void
name_parts (GtkScaleButton *volume)
{
  set_name (gtk_widget_get_first_child (GTK_WIDGET (volume)), _ ("Volume"));
  set_name (gtk_scale_button_get_plus_button (volume), _ ("Louder"));
  set_name (gtk_scale_button_get_minus_button (volume), _ ("Quieter"));
}

static void
loose_sound_bar_init (LooseSoundBar *self)
{
  GtkWidget *icon = gtk_image_new_from_icon_name ("audio-volume-high-symbolic"),
            *stop
            = label_control (gtk_button_new_from_icon_name ("media-playback-stop-symbolic"), _ ("Stop the Sound"));
  g_autoptr (GSettings) settings = g_settings_new (APP_ID); /* held by its binding */

  self->handle = -1;
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->label), TRUE);
  self->repeat = GTK_TOGGLE_BUTTON (gtk_toggle_button_new ());
  gtk_button_set_icon_name (GTK_BUTTON (self->repeat), "media-playlist-repeat-symbolic");
  label_control (GTK_WIDGET (self->repeat), _ ("Repeat"));
  self->volume = label_control (gtk_volume_button_new (), _ ("Volume"));
  name_parts (GTK_SCALE_BUTTON (self->volume));
  g_settings_bind (settings, "sound-volume", self->volume, "value", G_SETTINGS_BIND_DEFAULT);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->row, "sound-bar");
  gtk_box_append (GTK_BOX (self->row), icon);
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->repeat));
  gtk_box_append (GTK_BOX (self->row), self->volume);
  gtk_box_append (GTK_BOX (self->row), stop);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->repeat, "toggled", G_CALLBACK (repeat_cb), self);
  g_signal_connect_swapped (stop, "clicked", G_CALLBACK (loose_sound_bar_stop), self);
  g_signal_connect_object (self->volume, "value-changed", G_CALLBACK (volume_cb), self, G_CONNECT_SWAPPED);
}
