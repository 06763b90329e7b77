/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-window.h"
#include "loose-story-testing.h"

#include "loose-figure.h"
#include "loose-story-keys.h"
#include "loose-story-picture.h"
#include "loose-transcript.h"

#include <glib/gi18n.h>

/* The margin beside and above the text of a pane, in pixels. */
#define MARGIN 6

struct _LooseStoryWindow {
  GtkWidget parent_instance;

  /* Owned children */
  GtkWidget *scroller; /* NULL: it is a picture */
  GtkTextView *view;
  LooseStoryPicture *picture; /* NULL: it is text */

  /* Owned */
  LooseTranscript *text; /* NULL: it is a picture */
  GtkCssProvider *colour;

  LeafPaneSort sort;
  LeafPane shown; /* its name is not kept */
  gboolean is_shown, scroll_queued;

  int column, row;      /* in a grid: the character at the pointer */
  gboolean has_pointer; /* the story wants clicks in the grid, or has links there */
};

G_DEFINE_FINAL_TYPE (LooseStoryWindow, loose_story_window, GTK_TYPE_WIDGET)

enum { SIGNAL_FOLLOWED, SIGNAL_CLICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- text --------------------------------------------------------------------------------------------------------- */

static gboolean
scroll_cb (gpointer data)
{
  LooseStoryWindow *self = LOOSE_STORY_WINDOW (data);
  GtkAdjustment *vertical;

  self->scroll_queued = FALSE;
  if (self->view == NULL)
    return G_SOURCE_REMOVE;
  vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
  gtk_adjustment_set_value (vertical, gtk_adjustment_get_upper (vertical) - gtk_adjustment_get_page_size (vertical));
  return G_SOURCE_REMOVE;
}

static void
queue_scroll (LooseStoryWindow *self)
{
  if (self->scroll_queued || self->sort != LEAF_PANE_BUFFER)
    return;
  self->scroll_queued = TRUE;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 15, scroll_cb, g_object_ref (self), g_object_unref);
}

static void
add_figure (LooseStoryWindow *self, const LeafEvent *event, char *path, char *words, const char *root)
{
  LooseTranscriptFigure *figure = g_new0 (LooseTranscriptFigure, 1);
  g_autofree char *line = g_strdup_printf (_ ("[Picture: %s]"), words);

  figure->path = path;
  figure->words = words;
  figure->root = g_strdup (root);
  loose_transcript_append_figure (self->text, figure, line, event);
}

static void
add_piece (LooseStoryWindow *self, const LeafPanePiece *piece, LooseFigureFinder finder, gpointer data,
           const char *root)
{
  const LeafEvent event = { .sort = LEAF_EVENT_TEXT,
                            .text = piece->text,
                            .style = piece->style,
                            .letters = piece->letters,
                            .background = piece->background,
                            .link = piece->link,
                            .effect = piece->effect };
  const LeafPlace nowhere = { 0 };
  char *words = NULL, *path = piece->effect != 0 ? finder (data, piece->effect, &words) : NULL;

  if (path != NULL) {
    add_figure (self, &event, path, words, root);
    return;
  }
  g_free (words);
  loose_transcript_append (self->text, piece->text, piece->style, NULL, &event, nowhere);
}

static void
show_figures (LooseStoryWindow *self)
{
  for (guint i = 0; i < self->text->figures->len; i++) {
    const LooseTranscriptFigure *figure = g_ptr_array_index (self->text->figures, i);
    GtkWidget *widget = loose_figure_new (figure->path, figure->root, figure->words);

    loose_figure_set_room (LOOSE_FIGURE (widget), gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN);
    gtk_text_view_add_child_at_anchor (self->view, widget, figure->anchor);
  }
}

static gboolean
has_links (const LeafPanePiece *pieces, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (pieces[i].link != 0)
      return TRUE;
  return FALSE;
}

/* Shows the text. The cursor keeps its offset, so that keys can follow one link after the other. */
static void
show_text (LooseStoryWindow *self, LeafPanePiece *pieces, guint32 n, LooseFigureFinder finder, gpointer data,
           const char *root)
{
  LooseTranscript *before = self->text;
  GtkTextIter cursor;
  int offset;

  gtk_text_buffer_get_iter_at_mark (before->buffer, &cursor, gtk_text_buffer_get_insert (before->buffer));
  offset = gtk_text_iter_get_offset (&cursor);
  self->text = loose_transcript_new ();
  loose_transcript_begin_turn (self->text, FALSE);
  /* The last row ends without a line break. */
  if (n > 0 && self->sort == LEAF_PANE_BUFFER)
    g_strchomp (pieces[n - 1].text);
  for (guint32 i = 0; i < n - (n > 0 && self->sort == LEAF_PANE_GRID); i++)
    add_piece (self, &pieces[i], finder, data, root);
  gtk_text_view_set_buffer (self->view, self->text->buffer);
  gtk_text_buffer_get_iter_at_offset (self->text->buffer, &cursor, offset);
  gtk_text_buffer_place_cursor (self->text->buffer, &cursor);
  show_figures (self);
  loose_transcript_free (before);
  queue_scroll (self);
}

/* --- the background colour ---------------------------------------------------------------------------------------- */

/* A text colour that is legible on `colour`, chosen by its brightness. */
static const char *
letters_on (guint32 colour)
{
  guint brightness = 299 * (colour >> 16 & 0xFF) + 587 * (colour >> 8 & 0xFF) + 114 * (colour & 0xFF);

  return brightness < 128000 ? "white" : "black";
}

static void
set_background (LooseStoryWindow *self, guint32 colour)
{
  g_autofree char *rule = g_strdup_printf ("storywindow, storywindow textview, storywindow textview text "
                                           "{ background-color: #%06x; color: %s; }",
                                           colour & 0xFFFFFF, letters_on (colour));
  GtkWidget *const widgets[] = { GTK_WIDGET (self), GTK_WIDGET (self->view) };

  if (colour == (self->is_shown ? self->shown.background : 0))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++) {
    GtkStyleContext *context = widgets[i] != NULL ? gtk_widget_get_style_context (widgets[i]) : NULL;

    if (context != NULL && self->colour != NULL)
      gtk_style_context_remove_provider (context, GTK_STYLE_PROVIDER (self->colour));
  }
  g_clear_object (&self->colour);
  if ((colour & LEAF_COLOUR_GIVEN) == 0)
    return;
  self->colour = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (self->colour, rule, -1);
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    if (widgets[i] != NULL)
      gtk_style_context_add_provider (gtk_widget_get_style_context (widgets[i]), GTK_STYLE_PROVIDER (self->colour),
                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* --- the pointer of a grid ---------------------------------------------------------------------------------------- */

/* The rectangle of the character at the pointer. Rows have no blanks at their ends, so it is computed from the row and
 * the width of letters. */
static GdkRectangle
pointer_rectangle (LooseStoryWindow *self)
{
  PangoFontMetrics *metrics
      = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self->view)), NULL, NULL);
  int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_digit_width (metrics)), n_rows;
  GdkRectangle room;
  GtkTextIter iter;

  pango_font_metrics_unref (metrics);
  n_rows = gtk_text_buffer_get_line_count (self->text->buffer);
  gtk_text_buffer_get_iter_at_line (self->text->buffer, &iter, MIN (self->row, n_rows - 1));
  gtk_text_view_get_iter_location (self->view, &iter, &room);
  room.x += self->column * width;
  room.y += MAX (self->row - (n_rows - 1), 0) * room.height;
  room.width = width;
  gtk_text_view_buffer_to_window_coords (self->view, GTK_TEXT_WINDOW_WIDGET, room.x, room.y, &room.x, &room.y);
  return room;
}

static void
loose_story_window_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LooseStoryWindow *self = LOOSE_STORY_WINDOW (widget);
  static const float thick[] = { 2, 2, 2, 2 };
  GskRoundedRect outline;
  GdkRectangle room;
  GdkRGBA letters;
  double x, y;

  GTK_WIDGET_CLASS (loose_story_window_parent_class)->snapshot (widget, snapshot);
  if (!self->has_pointer || !gtk_widget_has_focus (GTK_WIDGET (self->view)))
    return;
  room = pointer_rectangle (self);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self->view)), &letters);
  gtk_widget_translate_coordinates (GTK_WIDGET (self->view), widget, room.x, room.y, &x, &y);
  gsk_rounded_rect_init_from_rect (
      &outline, &GRAPHENE_RECT_INIT ((float) x - 2, (float) y - 1, (float) room.width + 4, (float) room.height + 2), 2);
  gtk_snapshot_append_border (snapshot, &outline, thick, (const GdkRGBA[]) { letters, letters, letters, letters });
}

/* Moves the pointer to a character, and the cursor with it, so that a screen reader says the character. */
static void
point_at (LooseStoryWindow *self, int column, int row)
{
  g_autofree char *where = NULL;
  GtkTextIter iter;

  self->column = CLAMP (column, 0, MAX ((int) self->shown.width - 1, 0));
  self->row = CLAMP (row, 0, MAX ((int) self->shown.height - 1, 0));
  gtk_text_buffer_get_iter_at_line (self->text->buffer, &iter, self->row);
  gtk_text_iter_forward_chars (&iter, MIN (self->column, MAX (gtk_text_iter_get_chars_in_line (&iter) - 1, 0)));
  gtk_text_buffer_place_cursor (self->text->buffer, &iter);
  gtk_text_view_scroll_mark_onscreen (self->view, gtk_text_buffer_get_insert (self->text->buffer));
  where = g_strdup_printf (_ ("Row %d, column %d"), self->row + 1, self->column + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, where, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Sets up keys. They stay active, because a story may want no click for one turn only. */
static void
offer_keys (LooseStoryWindow *self)
{
  if (self->sort == LEAF_PANE_GRID)
    self->has_pointer = TRUE;
  else
    gtk_text_view_set_cursor_visible (self->view, TRUE);
}

/* --- showing ------------------------------------------------------------------------------------------------------ */

static char *
dup_name (const LeafPane *pane)
{
  return *pane->name != '\0' ? g_strdup (pane->name) : g_strdup_printf (_ ("Window %u"), pane->number);
}

void
loose_story_window_update (LooseStoryWindow *self, const LeafPlay *play, const LeafPane *pane, LooseFigureFinder finder,
                           gpointer data, const char *root)
{
  g_return_if_fail (LOOSE_IS_STORY_WINDOW (self));
  g_autofree char *name = dup_name (pane);
  LeafPanePiece *pieces;
  guint32 n = 0;

  if (self->is_shown && self->shown.hash == pane->hash)
    return;
  pieces = leaf_play_pane_pieces (play, pane->number, &n);
  if (self->picture != NULL)
    loose_story_picture_set_pieces (self->picture, pane, pieces, n, finder, data, root);
  else
    show_text (self, pieces, n, finder, data, root);
  if (self->view != NULL && (pane->wants_mouse || has_links (pieces, n)))
    offer_keys (self);
  leaf_pane_pieces_free (pieces, n);
  set_background (self, pane->background);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (self->view != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  self->shown = *pane;
  self->shown.name = NULL;
  self->is_shown = TRUE;
  if (self->has_pointer)
    point_at (self, self->column, self->row);
}

int
loose_story_window_get_extent (LooseStoryWindow *self, GtkOrientation orientation, guint size)
{
  g_return_val_if_fail (LOOSE_IS_STORY_WINDOW (self), 0);
  PangoFontMetrics *metrics;
  int each;

  if (self->picture != NULL)
    return (int) size;
  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (GTK_WIDGET (self->view)), NULL, NULL);
  each = orientation == GTK_ORIENTATION_VERTICAL ? pango_font_metrics_get_height (metrics)
                                                 : pango_font_metrics_get_approximate_digit_width (metrics);
  pango_font_metrics_unref (metrics);
  return (int) size * PANGO_PIXELS_CEIL (each) + 2 * MARGIN;
}

void
loose_story_window_paint (LooseStoryWindow *self)
{
  g_return_if_fail (LOOSE_IS_STORY_WINDOW (self));
  if (self->text != NULL)
    loose_transcript_paint (self->text);
}

char *
loose_story_window_dup_text (LooseStoryWindow *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_WINDOW (self), NULL);
  GtkTextIter start, end;

  if (self->text == NULL)
    return g_strdup ("");
  gtk_text_buffer_get_bounds (self->text->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->text->buffer, &start, &end, FALSE);
}

/* --- links and clicks --------------------------------------------------------------------------------------------- */

/* Returns TRUE if the story received a link or a click. */
static gboolean
act_at (LooseStoryWindow *self, const GtkTextIter *iter)
{
  const LoosePrinted *printed = loose_transcript_find (self->text, (guint) gtk_text_iter_get_offset (iter), NULL);

  if (printed != NULL && printed->link != 0)
    g_signal_emit (self, signals[SIGNAL_FOLLOWED], 0, printed->link);
  else if (self->shown.wants_mouse)
    g_signal_emit (self, signals[SIGNAL_CLICKED], 0, (guint) gtk_text_iter_get_line_offset (iter),
                   (guint) gtk_text_iter_get_line (iter));
  else
    return FALSE;
  return TRUE;
}

static void
iter_at (LooseStoryWindow *self, double x, double y, GtkTextIter *iter)
{
  int buffer_x, buffer_y;

  gtk_text_view_window_to_buffer_coords (self->view, GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &buffer_x, &buffer_y);
  gtk_text_view_get_iter_at_location (self->view, iter, buffer_x, buffer_y);
}

/* Handles a click. A row has no blanks at its end, so a click beside its text has no character there. */
static void
released_cb (LooseStoryWindow *self, int n_presses, double x, double y)
{
  GtkTextIter iter;
  int buffer_x, buffer_y, width = loose_story_window_get_extent (self, GTK_ORIENTATION_HORIZONTAL, 1) - 2 * MARGIN;

  if (n_presses != 1 || gtk_text_buffer_get_has_selection (self->text->buffer))
    return;
  iter_at (self, x, y, &iter);
  gtk_text_view_window_to_buffer_coords (self->view, GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &buffer_x, &buffer_y);
  if (self->has_pointer)
    point_at (self, buffer_x / MAX (1, width), gtk_text_iter_get_line (&iter));
  if (gtk_text_iter_ends_line (&iter) && self->shown.wants_mouse && buffer_x >= 0)
    g_signal_emit (self, signals[SIGNAL_CLICKED], 0, (guint) buffer_x / (guint) MAX (1, width),
                   (guint) gtk_text_iter_get_line (&iter));
  else
    act_at (self, &iter);
}

gboolean
loose_story_window_activate_at (LooseStoryWindow *self, guint column, guint row)
{
  g_return_val_if_fail (LOOSE_IS_STORY_WINDOW (self), FALSE);
  GtkTextIter iter;

  if (self->view != NULL
      && gtk_text_buffer_get_iter_at_line_offset (self->text->buffer, &iter, (int) row, (int) column))
    return act_at (self, &iter);
  if (self->shown.wants_mouse)
    g_signal_emit (self, signals[SIGNAL_CLICKED], 0, column, row);
  return self->shown.wants_mouse;
}

/* Runs before the key bindings of the view itself, which scroll it. */
static gboolean
key_pressed_cb (LooseStoryWindow *self, guint key, guint code, GdkModifierType state)
{
  int column = self->column, row = self->row;
  GtkTextIter iter;

  if (loose_story_key_clicks (key, state)) {
    gtk_text_buffer_get_iter_at_mark (self->text->buffer, &iter, gtk_text_buffer_get_insert (self->text->buffer));
    return self->has_pointer ? loose_story_window_activate_at (self, (guint) column, (guint) row)
                             : act_at (self, &iter);
  }
  if (!self->has_pointer || !loose_story_key_move (key, state, 1, &column, &row))
    return GDK_EVENT_PROPAGATE;
  point_at (self, column, row);
  return GDK_EVENT_STOP;
}

static void
motion_cb (LooseStoryWindow *self, double x, double y)
{
  const LoosePrinted *printed;
  GtkTextIter iter;

  iter_at (self, x, y, &iter);
  printed = loose_transcript_find (self->text, (guint) gtk_text_iter_get_offset (&iter), NULL);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->view),
                                   (printed != NULL && printed->link != 0) ? "pointer" : "text");
}

static void
picture_clicked_cb (LooseStoryWindow *self, guint column, guint row)
{
  if (self->shown.wants_mouse)
    g_signal_emit (self, signals[SIGNAL_CLICKED], 0, column, row);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
make_view (LooseStoryWindow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->text = loose_transcript_new ();
  self->view = GTK_TEXT_VIEW (gtk_text_view_new_with_buffer (self->text->buffer));
  gtk_text_view_set_editable (self->view, FALSE);
  gtk_text_view_set_cursor_visible (self->view, FALSE);
  gtk_text_view_set_accepts_tab (self->view, FALSE);
  gtk_text_view_set_monospace (self->view, self->sort == LEAF_PANE_GRID);
  gtk_text_view_set_wrap_mode (self->view, self->sort == LEAF_PANE_GRID ? GTK_WRAP_NONE : GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_left_margin (self->view, MARGIN);
  gtk_text_view_set_right_margin (self->view, MARGIN);
  gtk_text_view_set_top_margin (self->view, MARGIN);
  gtk_text_view_set_bottom_margin (self->view, MARGIN);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), motion);
  gtk_event_controller_set_name (keys, LOOSE_STORY_POINTER_KEYS);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  g_signal_connect_object (self->view, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  self->sort == LEAF_PANE_GRID ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->view));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view)), "changed",
                           G_CALLBACK (queue_scroll), self, G_CONNECT_SWAPPED);
}

GtkWidget *
loose_story_window_new (LeafPaneSort sort)
{
  LooseStoryWindow *self = g_object_new (LOOSE_TYPE_STORY_WINDOW, NULL);

  self->sort = sort;
  if (sort == LEAF_PANE_GRAPHICS) {
    self->picture = LOOSE_STORY_PICTURE (g_object_ref_sink (loose_story_picture_new ()));
    g_signal_connect_swapped (self->picture, "clicked", G_CALLBACK (picture_clicked_cb), self);
    gtk_widget_set_parent (GTK_WIDGET (self->picture), GTK_WIDGET (self));
  } else {
    make_view (self);
  }
  return GTK_WIDGET (self);
}

static void
loose_story_window_dispose (GObject *object)
{
  LooseStoryWindow *self = LOOSE_STORY_WINDOW (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  self->view = NULL;
  if (self->picture != NULL) {
    gtk_widget_unparent (GTK_WIDGET (self->picture));
    g_clear_object (&self->picture);
  }
  G_OBJECT_CLASS (loose_story_window_parent_class)->dispose (object);
}

static void
loose_story_window_finalize (GObject *object)
{
  LooseStoryWindow *self = LOOSE_STORY_WINDOW (object);

  g_clear_pointer (&self->text, loose_transcript_free);
  g_clear_object (&self->colour);
  G_OBJECT_CLASS (loose_story_window_parent_class)->finalize (object);
}

static void
loose_story_window_class_init (LooseStoryWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_story_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_story_window_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "storywindow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  widget_class->snapshot = loose_story_window_snapshot;
  signals[SIGNAL_FOLLOWED] = g_signal_new ("followed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CLICKED] = g_signal_new ("clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
loose_story_window_init (LooseStoryWindow *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
