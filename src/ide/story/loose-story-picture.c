/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-picture.h"
#include "loose-story-testing.h"

#include "loose-figure.h"
#include "loose-story-keys.h"

#include <glib/gi18n.h>
#include <math.h>

/* How many pixels of the pane an arrow key moves the pointer. */
#define STEP 4
/* Half the length of the pointer's cross, and of the gap in its middle; in pixels of the widget. */
#define CROSS 12
#define GAP   4

typedef struct {
  LooseStoryPicture *picture; /* NULL: the figure is no longer drawn */
  GCancellable *cancellable;
  GdkTexture *texture; /* NULL: not read yet, or unreadable */
  char *words;
} Figure;

struct _LooseStoryPicture {
  GtkWidget parent_instance;

  /* Owned */
  GHashTable *figures; /* effect -> Figure */
  GArray *pieces;      /* of LeafPanePiece, without texts */

  int width, height;        /* of the pane, in pixels */
  int pointer_x, pointer_y; /* in pixels of the pane: where Enter clicks */
  gboolean has_pointer;     /* FALSE: the pointer goes to the middle */
};

G_DEFINE_FINAL_TYPE (LooseStoryPicture, loose_story_picture, GTK_TYPE_WIDGET)

enum { SIGNAL_CLICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- figures ------------------------------------------------------------------------------------------------------ */

static void
figure_clear (Figure *figure)
{
  g_clear_object (&figure->texture);
  g_clear_object (&figure->cancellable);
  g_free (figure->words);
}

static void
figure_release (Figure *figure)
{
  figure->picture = NULL;
  g_cancellable_cancel (figure->cancellable);
  g_rc_box_release_full (figure, (GDestroyNotify) figure_clear);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Figure *figure = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = loose_figure_read_finish (result, &error);

  if (figure->picture != NULL) {
    g_set_object (&figure->texture, texture);
    if (error != NULL) {
      g_free (figure->words);
      figure->words = g_strdup (error->message);
    }
    gtk_widget_queue_draw (GTK_WIDGET (figure->picture));
  }
  g_rc_box_release_full (figure, (GDestroyNotify) figure_clear);
}

static void
need_figure (LooseStoryPicture *self, guint32 effect, char *(*finder) (gpointer, guint32, char **), gpointer data,
             const char *root)
{
  g_autofree char *path = NULL;
  Figure *figure;

  if (effect == 0 || g_hash_table_contains (self->figures, GUINT_TO_POINTER (effect)))
    return;
  figure = g_rc_box_new0 (Figure);
  figure->picture = self;
  figure->cancellable = g_cancellable_new ();
  path = finder (data, effect, &figure->words);
  g_hash_table_insert (self->figures, GUINT_TO_POINTER (effect), figure);
  if (path != NULL)
    loose_figure_read_async (path, root, figure->cancellable, read_cb, g_rc_box_acquire (figure));
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static double
scale_of (LooseStoryPicture *self)
{
  double across = (double) gtk_widget_get_width (GTK_WIDGET (self)) / MAX (1, self->width);
  double down = (double) gtk_widget_get_height (GTK_WIDGET (self)) / MAX (1, self->height);

  return MIN (across, down);
}

/* Completes the size of a figure that is drawn without one: it has its own size. */
static void
size_of (const Figure *figure, int *width, int *height)
{
  int own_width = figure->texture != NULL ? gdk_texture_get_width (figure->texture) : 0;
  int own_height = figure->texture != NULL ? gdk_texture_get_height (figure->texture) : 0;

  if (*width == 0)
    *width = own_width;
  if (*height == 0)
    *height = (int) ((gint64) own_height * *width / MAX (1, own_width));
}

static void
draw_figure (LooseStoryPicture *self, GtkSnapshot *snapshot, const LeafPanePiece *piece)
{
  const Figure *figure = g_hash_table_lookup (self->figures, GUINT_TO_POINTER (piece->effect));
  GdkTexture *texture = figure != NULL ? figure->texture : NULL;
  int width = piece->width, height = piece->height;

  if (texture == NULL)
    return;
  size_of (figure, &width, &height);
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT ((float) piece->x, (float) piece->y, (float) width, (float) height));
}

static void
draw_rectangle (GtkSnapshot *snapshot, const LeafPanePiece *piece)
{
  const GdkRGBA colour = { (float) (piece->colour >> 16 & 0xFF) / 255.0f, (float) (piece->colour >> 8 & 0xFF) / 255.0f,
                           (float) (piece->colour & 0xFF) / 255.0f, 1 };

  if (piece->width > 0 && piece->height > 0)
    gtk_snapshot_append_color (
        snapshot, &colour,
        &GRAPHENE_RECT_INIT ((float) piece->x, (float) piece->y, (float) piece->width, (float) piece->height));
}

/* Draws a bar of the cross, dark with a bright border, so that it is visible on any colour. */
static void
draw_bar (GtkSnapshot *snapshot, float x, float y, float width, float height)
{
  const GdkRGBA dark = { 0, 0, 0, 1 }, bright = { 1, 1, 1, 1 };

  gtk_snapshot_append_color (snapshot, &bright, &GRAPHENE_RECT_INIT (x - 1, y - 1, width + 2, height + 2));
  gtk_snapshot_append_color (snapshot, &dark, &GRAPHENE_RECT_INIT (x, y, width, height));
}

static void
draw_pointer (LooseStoryPicture *self, GtkSnapshot *snapshot, float scale)
{
  float x = floorf (((float) self->pointer_x + 0.5f) * scale), y = floorf (((float) self->pointer_y + 0.5f) * scale);
  float right = (float) self->width * scale, bottom = (float) self->height * scale;

  draw_bar (snapshot, x - CROSS, y - 1, CROSS - GAP, 2);
  draw_bar (snapshot, x + GAP, y - 1, CROSS - GAP, 2);
  draw_bar (snapshot, x - 1, y - CROSS, 2, CROSS - GAP);
  draw_bar (snapshot, x - 1, y + GAP, 2, CROSS - GAP);
  draw_bar (snapshot, 1, 1, right - 2, 1);
  draw_bar (snapshot, 1, bottom - 2, right - 2, 1);
  draw_bar (snapshot, 1, 1, 1, bottom - 2);
  draw_bar (snapshot, right - 2, 1, 1, bottom - 2);
}

static void
loose_story_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LooseStoryPicture *self = LOOSE_STORY_PICTURE (widget);
  float scale = (float) scale_of (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  for (guint i = 0; i < self->pieces->len; i++) {
    const LeafPanePiece *piece = &g_array_index (self->pieces, LeafPanePiece, i);

    if (piece->effect != 0)
      draw_figure (self, snapshot, piece);
    else
      draw_rectangle (snapshot, piece);
  }
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
  if (gtk_widget_has_focus (widget))
    draw_pointer (self, snapshot, scale);
}

/* --- the pointer -------------------------------------------------------------------------------------------------- */

static const Figure *
figure_at (LooseStoryPicture *self, int x, int y)
{
  for (guint i = self->pieces->len; i > 0; i--) {
    const LeafPanePiece *piece = &g_array_index (self->pieces, LeafPanePiece, i - 1);
    const Figure *figure;
    LeafPanePiece drawn = *piece;

    if (piece->effect == 0)
      continue;
    figure = g_hash_table_lookup (self->figures, GUINT_TO_POINTER (piece->effect));
    if (figure == NULL)
      continue;
    size_of (figure, &drawn.width, &drawn.height);
    if (x >= drawn.x && y >= drawn.y && x < drawn.x + drawn.width && y < drawn.y + drawn.height)
      return figure;
  }
  return NULL;
}

/* Sets what a screen reader says when the pointer has moved. The figure comes first, because that is what the player
 * looks for. */
static void
describe_pointer (LooseStoryPicture *self)
{
  const Figure *figure = figure_at (self, self->pointer_x, self->pointer_y);
  const char *words = figure != NULL ? figure->words : NULL;
  g_autofree char *where = NULL;

  if (!gtk_widget_get_focusable (GTK_WIDGET (self)))
    return;
  where = words != NULL ? g_strdup_printf (_ ("%s, pointer at %d, %d"), words, self->pointer_x, self->pointer_y)
                        : g_strdup_printf (_ ("Pointer at %d, %d"), self->pointer_x, self->pointer_y);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, where, -1);
}

static void
point_at (LooseStoryPicture *self, int x, int y)
{
  self->has_pointer = TRUE;
  self->pointer_x = CLAMP (x, 0, MAX (self->width - 1, 0));
  self->pointer_y = CLAMP (y, 0, MAX (self->height - 1, 0));
  describe_pointer (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
key_pressed_cb (LooseStoryPicture *self, guint key, guint code, GdkModifierType state)
{
  int x = self->pointer_x, y = self->pointer_y;

  if (loose_story_key_clicks (key, state))
    g_signal_emit (self, signals[SIGNAL_CLICKED], 0, (guint) x, (guint) y);
  else if (loose_story_key_move (key, state, STEP, &x, &y))
    point_at (self, x, y);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

/* Sets the name for screen readers, "Picture: a castle, a moat": the alternative texts of the figures that are
 * drawn. */
static void
describe (LooseStoryPicture *self)
{
  GString *all = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autofree char *words = NULL;

  for (guint i = 0; i < self->pieces->len; i++) {
    guint32 effect = g_array_index (self->pieces, LeafPanePiece, i).effect;
    const Figure *figure = g_hash_table_lookup (self->figures, GUINT_TO_POINTER (effect));

    if (figure != NULL && figure->words != NULL && g_hash_table_add (seen, GUINT_TO_POINTER (effect)))
      g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "", figure->words);
  }
  words = all->len > 0 ? g_strdup_printf (_ ("Picture: %s"), all->str) : g_strdup (_ ("Picture"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), all->len > 0 ? all->str : NULL);
  g_string_free (all, TRUE);
}

void
loose_story_picture_set_pieces (LooseStoryPicture *self, const LeafPane *pane, const LeafPanePiece *pieces, guint32 n,
                                char *(*finder) (gpointer, guint32, char **), gpointer data, const char *root)
{
  g_return_if_fail (LOOSE_IS_STORY_PICTURE (self));
  self->width = (int) pane->width;
  self->height = (int) pane->height;
  g_array_set_size (self->pieces, 0);
  for (guint32 i = 0; i < n; i++) {
    LeafPanePiece piece = pieces[i];

    piece.text = NULL;
    g_array_append_val (self->pieces, piece);
    need_figure (self, piece.effect, finder, data, root);
  }
  /* It stays focusable while the story wants no click, because otherwise the focus would be lost. */
  if (pane->wants_mouse)
    gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  describe (self);
  point_at (self, self->has_pointer ? self->pointer_x : self->width / 2,
            self->has_pointer ? self->pointer_y : self->height / 2);
}

guint
loose_story_picture_get_n_read (LooseStoryPicture *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PICTURE (self), 0);
  GHashTableIter iter;
  gpointer figure;
  guint n = 0;

  g_hash_table_iter_init (&iter, self->figures);
  while (g_hash_table_iter_next (&iter, NULL, &figure))
    n += ((Figure *) figure)->texture != NULL;
  return n;
}

static void
released_cb (LooseStoryPicture *self, int n_presses, double x, double y)
{
  double scale = scale_of (self);

  if (!(scale > 0 && x >= 0 && y >= 0 && x < self->width * scale && y < self->height * scale))
    return;
  point_at (self, (int) (x / scale), (int) (y / scale));
  g_signal_emit (self, signals[SIGNAL_CLICKED], 0, (guint) self->pointer_x, (guint) self->pointer_y);
}

static void
loose_story_picture_finalize (GObject *object)
{
  LooseStoryPicture *self = LOOSE_STORY_PICTURE (object);

  g_hash_table_unref (self->figures);
  g_array_unref (self->pieces);
  G_OBJECT_CLASS (loose_story_picture_parent_class)->finalize (object);
}

static void
loose_story_picture_class_init (LooseStoryPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = loose_story_picture_finalize;
  widget_class->snapshot = loose_story_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[SIGNAL_CLICKED] = g_signal_new ("clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
loose_story_picture_init (LooseStoryPicture *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->figures = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) figure_release);
  self->pieces = g_array_new (FALSE, TRUE, sizeof (LeafPanePiece));
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_name (keys, LOOSE_STORY_POINTER_KEYS);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
}

GtkWidget *
loose_story_picture_new (void)
{
  return g_object_new (LOOSE_TYPE_STORY_PICTURE, NULL);
}
