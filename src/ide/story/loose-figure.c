/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-figure.h"
#include "loose-story-testing.h"

#include "leaf-storage-links.h"
#include "leaf-storage-media.h"
#include "leaf-storage-read.h"

#include <errno.h>
#include <glib/gi18n.h>

/* The largest width and height to which a picture is decoded. */
#define LARGEST_SIDE 2048

struct _LooseFigure {
  GtkWidget parent_instance;

  /* Owned */
  GdkTexture *texture;
  GtkWidget *label; /* why there is no picture; NULL: there is one */
  GCancellable *cancellable;
  int room, most_height; /* the largest width and height; height 0: only the width limits it */
};

G_DEFINE_FINAL_TYPE (LooseFigure, loose_figure, GTK_TYPE_WIDGET)

typedef struct {
  char *path, *root;
} FigureFile;

static void
figure_file_free (FigureFile *file)
{
  g_free (file->path);
  g_free (file->root);
  g_free (file);
}

/* --- decoding, in a thread ---------------------------------------------------------------------------------------- */

/* Limits the size of the picture. With a size of 0 by 0 the loader decodes nothing. */
static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height, gboolean *is_huge)
{
  double scale = MIN (1.0, (double) LARGEST_SIDE / MAX (1, MAX (width, height)));

  *is_huge = (gint64) width * height > LEAF_STORAGE_MOST_PIXELS;
  if (*is_huge)
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (scale < 1)
    gdk_pixbuf_loader_set_size (loader, MAX (1, (int) (width * scale)), MAX (1, (int) (height * scale)));
}

static GdkTexture *
texture_of (GdkPixbuf *pixbuf)
{
  g_autoptr (GBytes) bytes = gdk_pixbuf_read_pixel_bytes (pixbuf);

  return gdk_memory_texture_new (gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf),
                                 gdk_pixbuf_get_has_alpha (pixbuf) ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, bytes,
                                 (gsize) gdk_pixbuf_get_rowstride (pixbuf));
}

static GdkTexture *
decode (const char *bytes, gsize length, GError **error)
{
  enum { PIECE = 65536 };
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new ();
  gboolean is_huge = length > LEAF_STORAGE_MOST_MEDIA, is_fine = TRUE;
  GdkPixbuf *pixbuf;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), &is_huge);
  for (gsize at = 0; at < length && is_fine && !is_huge; at += PIECE)
    is_fine = gdk_pixbuf_loader_write (loader, (const guchar *) bytes + at, MIN (PIECE, length - at), NULL);
  is_fine = gdk_pixbuf_loader_close (loader, NULL) && is_fine;
  pixbuf = is_fine && !is_huge ? gdk_pixbuf_loader_get_pixbuf (loader) : NULL;
  if (pixbuf != NULL)
    return texture_of (pixbuf);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       is_huge ? _ ("it is larger than 64 megabytes or 40 million pixels; make it smaller")
                               : _ ("it is damaged, or is not a PNG or JPEG image"));
  return NULL;
}

static void
load (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const FigureFile *file = data;
  g_autofree char *bytes = NULL;
  gsize length = 0;
  GError *error = NULL;
  GdkTexture *texture = NULL;

  if (leaf_storage_read_within (file->path, file->root, &bytes, &length))
    texture = decode (bytes, length, &error);
  else
    error = g_error_new_literal (G_IO_ERROR, g_io_error_from_errno (errno), _ (leaf_storage_strerror (errno)));
  if (texture != NULL)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
begin_reading (gpointer source, const char *path, const char *root, GCancellable *cancellable,
               GAsyncReadyCallback callback, gpointer data)
{
  FigureFile *file = g_new0 (FigureFile, 1);
  g_autoptr (GTask) task = g_task_new (source, cancellable, callback, data);

  file->path = g_strdup (path);
  file->root = g_strdup (root);
  g_task_set_task_data (task, file, (GDestroyNotify) figure_file_free);
  g_task_run_in_thread (task, load);
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

/* Makes the message a sentence: "The picture “cat.png” cannot be shown: it is damaged ..." */
static void
name_problem (GTask *task, GError **error)
{
  const FigureFile *file = g_task_get_task_data (task);
  g_autofree char *name = NULL, *text = NULL;

  if (*error == NULL || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  name = g_path_get_basename (file->path);
  text = g_strdup_printf (_ ("The picture “%s” cannot be shown: %s."), name, (*error)->message);
  g_free ((*error)->message);
  (*error)->message = g_steal_pointer (&text);
}

static GdkTexture *
finish (GAsyncResult *result, GError **error)
{
  GdkTexture *texture = g_task_propagate_pointer (G_TASK (result), error);

  if (texture == NULL)
    name_problem (G_TASK (result), error);
  return texture;
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseFigure *self = LOOSE_FIGURE (source);
  g_autoptr (GError) error = NULL;

  self->texture = finish (result, &error);
  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    self->label = gtk_label_new (error->message);
    gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
    gtk_label_set_xalign (GTK_LABEL (self->label), 0);
    gtk_widget_add_css_class (self->label, "dim-label");
    gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
loose_figure_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  LooseFigure *self = LOOSE_FIGURE (widget);
  int width = self->room, height = 0;

  if (self->label != NULL)
    gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  else if (self->texture != NULL) {
    width = MIN (self->room, gdk_texture_get_width (self->texture));
    height = MAX (
        1, (int) ((gint64) gdk_texture_get_height (self->texture) * width / gdk_texture_get_width (self->texture)));
    if (self->most_height > 0 && height > self->most_height) {
      width = MAX (1, width * self->most_height / height);
      height = self->most_height;
    }
  } else
    width = 0;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
loose_figure_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LooseFigure *self = LOOSE_FIGURE (widget);

  if (self->label != NULL)
    gtk_widget_allocate (self->label, width, height, -1, NULL);
}

static void
loose_figure_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LooseFigure *self = LOOSE_FIGURE (widget);

  if (self->texture != NULL)
    gdk_paintable_snapshot (GDK_PAINTABLE (self->texture), GDK_SNAPSHOT (snapshot), gtk_widget_get_width (widget),
                            gtk_widget_get_height (widget));
  GTK_WIDGET_CLASS (loose_figure_parent_class)->snapshot (widget, snapshot);
}

void
loose_figure_set_room (LooseFigure *self, int width)
{
  g_return_if_fail (LOOSE_IS_FIGURE (self));
  if (self->room == MAX (1, width))
    return;
  self->room = MAX (1, width);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
loose_figure_set_most_height (LooseFigure *self, int height)
{
  g_return_if_fail (LOOSE_IS_FIGURE (self));
  self->most_height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GdkTexture *
loose_figure_get_texture (LooseFigure *self)
{
  g_return_val_if_fail (LOOSE_IS_FIGURE (self), NULL);
  return self->texture;
}

const char *
loose_figure_get_problem (LooseFigure *self)
{
  g_return_val_if_fail (LOOSE_IS_FIGURE (self), NULL);
  return self->label != NULL ? gtk_label_get_text (GTK_LABEL (self->label)) : NULL;
}

GtkWidget *
loose_figure_new (const char *path, const char *root, const char *words)
{
  LooseFigure *self = g_object_new (LOOSE_TYPE_FIGURE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  begin_reading (self, path, root, self->cancellable, loaded_cb, NULL);
  return GTK_WIDGET (self);
}

void
loose_figure_read_async (const char *path, const char *root, GCancellable *cancellable, GAsyncReadyCallback callback,
                         gpointer data)
{
  g_return_if_fail (path != NULL && callback != NULL);
  begin_reading (NULL, path, root, cancellable, callback, data);
}

GdkTexture *
loose_figure_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result) && error != NULL, NULL);
  return finish (result, error);
}

static void
loose_figure_dispose (GObject *object)
{
  LooseFigure *self = LOOSE_FIGURE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (loose_figure_parent_class)->dispose (object);
}

static void
loose_figure_finalize (GObject *object)
{
  LooseFigure *self = LOOSE_FIGURE (object);

  g_clear_object (&self->texture);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (loose_figure_parent_class)->finalize (object);
}

static void
loose_figure_class_init (LooseFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_figure_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_figure_finalize;
  widget_class->measure = loose_figure_measure;
  widget_class->size_allocate = loose_figure_size_allocate;
  widget_class->snapshot = loose_figure_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
loose_figure_init (LooseFigure *self)
{
  self->cancellable = g_cancellable_new ();
  self->room = 1;
}
