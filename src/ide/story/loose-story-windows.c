/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-windows.h"
#include "loose-story-testing.h"

/* The minimum size of the story's text, and of a pane from which others were split, in pixels. */
#define LEAST_ROOM 80

typedef struct {
  LeafPane pane; /* its name is not kept */
  GtkWidget *window;
} Entry;

struct _LooseStoryWindows {
  GtkWidget parent_instance;

  /* Owned children */
  GtkWidget *text;
  GArray *entries; /* of Entry, in the order of the panes */

  guint64 shown; /* the hash of the panes that are shown */
};

static void loose_story_windows_buildable_init (GtkBuildableIface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseStoryWindows, loose_story_windows, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, loose_story_windows_buildable_init))

enum { SIGNAL_FOLLOWED, SIGNAL_CLICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- the panes ---------------------------------------------------------------------------------------------------- */

static void
followed_cb (LooseStoryWindows *self, guint link)
{
  g_signal_emit (self, signals[SIGNAL_FOLLOWED], 0, link);
}

static void
clicked_cb (LooseStoryWindows *self, guint column, guint row, GtkWidget *window)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_array_index (self->entries, Entry, i).window == window)
      g_signal_emit (self, signals[SIGNAL_CLICKED], 0, g_array_index (self->entries, Entry, i).pane.number, column,
                     row);
}

static GtkWidget *
add_window (LooseStoryWindows *self, LeafPaneSort sort)
{
  GtkWidget *window = loose_story_window_new (sort);

  g_signal_connect_object (window, "followed", G_CALLBACK (followed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (window, GTK_WIDGET (self));
  return window;
}

/* Removes the window of that pane from the entries and returns it; NULL if there is none of that sort. */
static GtkWidget *
take_window (GArray *entries, const LeafPane *pane)
{
  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = &g_array_index (entries, Entry, i);

    if (entry->pane.number == pane->number && entry->pane.sort == pane->sort) {
      GtkWidget *window = entry->window;

      g_array_remove_index (entries, i);
      return window;
    }
  }
  return NULL;
}

void
loose_story_windows_show (LooseStoryWindows *self, const LeafPlay *play, LooseFigureFinder finder, gpointer data,
                          const char *root)
{
  g_return_if_fail (LOOSE_IS_STORY_WINDOWS (self));
  guint64 hash = play != NULL ? leaf_play_panes_hash (play) : 0;
  g_autoptr (GArray) before = NULL;

  if (hash == self->shown)
    return;
  self->shown = hash;
  before = g_steal_pointer (&self->entries);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  for (guint32 i = 0; play != NULL && i < leaf_play_n_panes (play); i++) {
    Entry entry = { .pane = leaf_play_pane (play, i) };

    entry.window = take_window (before, &entry.pane);
    if (entry.window == NULL)
      entry.window = add_window (self, entry.pane.sort);
    loose_story_window_update (LOOSE_STORY_WINDOW (entry.window), play, &entry.pane, finder, data, root);
    entry.pane.name = NULL;
    g_array_append_val (self->entries, entry);
  }
  for (guint i = 0; i < before->len; i++)
    gtk_widget_unparent (g_array_index (before, Entry, i).window);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
loose_story_windows_paint (LooseStoryWindows *self)
{
  g_return_if_fail (LOOSE_IS_STORY_WINDOWS (self));
  for (guint i = 0; i < self->entries->len; i++)
    loose_story_window_paint (LOOSE_STORY_WINDOW (g_array_index (self->entries, Entry, i).window));
}

guint
loose_story_windows_get_n (LooseStoryWindows *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_WINDOWS (self), 0);
  return self->entries->len;
}

LooseStoryWindow *
loose_story_windows_get (LooseStoryWindows *self, guint nth)
{
  g_return_val_if_fail (LOOSE_IS_STORY_WINDOWS (self) && nth < self->entries->len, NULL);
  return LOOSE_STORY_WINDOW (g_array_index (self->entries, Entry, nth).window);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

static GtkAllocation *
room_of (LooseStoryWindows *self, GtkAllocation *rooms, guint n, guint32 number)
{
  for (guint i = 0; i < n; i++)
    if (g_array_index (self->entries, Entry, i).pane.number == number)
      return &rooms[i + 1];
  return &rooms[0];
}

/* The part of a length that the pane takes, in pixels. */
static int
share_of (const Entry *entry, int length)
{
  gboolean is_across = entry->pane.side == LEAF_PANE_LEFT || entry->pane.side == LEAF_PANE_RIGHT;
  int wanted = entry->pane.is_proportional
                   ? (int) ((gint64) length * entry->pane.size / 100)
                   : loose_story_window_get_extent (LOOSE_STORY_WINDOW (entry->window),
                                                    is_across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                                    entry->pane.size);

  return CLAMP (wanted, 0, MAX (0, length - LEAST_ROOM));
}

/* Takes the pane's space from that of the pane beside it. */
static GtkAllocation
split (const Entry *entry, GtkAllocation *beside)
{
  GtkAllocation room = *beside;
  gboolean is_across = entry->pane.side == LEAF_PANE_LEFT || entry->pane.side == LEAF_PANE_RIGHT;
  int taken = share_of (entry, is_across ? beside->width : beside->height);

  if (is_across) {
    room.width = taken;
    beside->width -= taken;
  } else {
    room.height = taken;
    beside->height -= taken;
  }
  switch (entry->pane.side) {
  case LEAF_PANE_LEFT: beside->x += taken; break;
  case LEAF_PANE_RIGHT: room.x += beside->width; break;
  case LEAF_PANE_ABOVE: beside->y += taken; break;
  case LEAF_PANE_BELOW: room.y += beside->height; break;
  }
  return room;
}

/* The space may be smaller than the minimum size of the widget, which is clipped then. */
static void
place (GtkWidget *widget, GtkAllocation room)
{
  int width, height;

  gtk_widget_set_child_visible (widget, room.width > 0 && room.height > 0);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  room.width = MAX (room.width, width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, room.width, &height, NULL, NULL, NULL);
  room.height = MAX (room.height, height);
  gtk_widget_size_allocate (widget, &room, -1);
}

static void
loose_story_windows_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LooseStoryWindows *self = LOOSE_STORY_WINDOWS (widget);
  g_autofree GtkAllocation *rooms = g_new (GtkAllocation, self->entries->len + 1);

  rooms[0] = (GtkAllocation) { 0, 0, width, height };
  for (guint i = 0; i < self->entries->len; i++) {
    const Entry *entry = &g_array_index (self->entries, Entry, i);

    rooms[i + 1] = split (entry, room_of (self, rooms, i, entry->pane.beside));
  }
  for (guint i = 0; i < self->entries->len; i++)
    place (g_array_index (self->entries, Entry, i).window, rooms[i + 1]);
  if (self->text != NULL)
    place (self->text, rooms[0]);
}

static void
loose_story_windows_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  LooseStoryWindows *self = LOOSE_STORY_WINDOWS (widget);

  if (self->text != NULL)
    gtk_widget_measure (self->text, orientation, -1, minimum, natural, NULL, NULL);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_story_windows_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  LooseStoryWindows *self = LOOSE_STORY_WINDOWS (buildable);

  g_return_if_fail (self->text == NULL && GTK_IS_WIDGET (child));
  self->text = GTK_WIDGET (child);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
}

static void
loose_story_windows_buildable_init (GtkBuildableIface *interface)
{
  interface->add_child = loose_story_windows_add_child;
}

static void
loose_story_windows_dispose (GObject *object)
{
  LooseStoryWindows *self = LOOSE_STORY_WINDOWS (object);

  g_clear_pointer (&self->text, gtk_widget_unparent);
  for (guint i = 0; i < self->entries->len; i++)
    gtk_widget_unparent (g_array_index (self->entries, Entry, i).window);
  g_array_set_size (self->entries, 0);
  G_OBJECT_CLASS (loose_story_windows_parent_class)->dispose (object);
}

static void
loose_story_windows_finalize (GObject *object)
{
  g_array_unref (LOOSE_STORY_WINDOWS (object)->entries);
  G_OBJECT_CLASS (loose_story_windows_parent_class)->finalize (object);
}

static void
loose_story_windows_class_init (LooseStoryWindowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_story_windows_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_story_windows_finalize;
  widget_class->measure = loose_story_windows_measure;
  widget_class->size_allocate = loose_story_windows_size_allocate;
  signals[SIGNAL_FOLLOWED] = g_signal_new ("followed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CLICKED] = g_signal_new ("clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
}

static void
loose_story_windows_init (LooseStoryWindows *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
