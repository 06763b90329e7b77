/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-testing.h"
#include "loose-story-view.h"

#include "loose-figure.h"
#include "loose-format.h"
#include "loose-template.h"

#include <glib/gi18n.h>

/* The margin below a picture of limited height, such as a cover, in pixels. */
#define COVER_MARGIN 12
/* The distance from the end, in pixels, that still counts as the end. */
#define END_MARGIN 24
/* After the layout of the view (GTK_PRIORITY_RESIZE), before it is drawn. */
#define AFTER_LAYOUT (G_PRIORITY_HIGH_IDLE + 15)

struct _LooseStoryView {
  GtkTextView parent_instance;

  LooseSession *session;       /* borrowed */
  LooseTranscript *transcript; /* borrowed; NULL: none yet */

  gboolean scroll_queued, fit_queued;
  gboolean follows_end;                     /* it stays at the end */
  double seen_upper, seen_page, seen_value; /* of its vertical scrolling, before the last change */
};

G_DEFINE_FINAL_TYPE (LooseStoryView, loose_story_view, GTK_TYPE_TEXT_VIEW)

enum { LINK_FOLLOWED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GtkTextBuffer *
get_buffer (LooseStoryView *self)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (self));
}

/* --- scrolling ---------------------------------------------------------------------------------------------------- */

static gboolean
scroll_cb (gpointer data)
{
  LooseStoryView *self = LOOSE_STORY_VIEW (data);
  GtkTextBuffer *buffer = get_buffer (self);
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self));
  GtkTextIter end;

  self->scroll_queued = FALSE;
  /* GtkTextView remembers its first visible line, and without a height that would be the last one. resized_cb scrolls
   * when the view gets its height. */
  if (gtk_widget_get_height (GTK_WIDGET (self)) == 0)
    return G_SOURCE_REMOVE;
  if (!gtk_text_buffer_get_has_selection (buffer)) {
    gtk_text_buffer_get_end_iter (buffer, &end);
    gtk_text_buffer_place_cursor (buffer, &end);
    gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (self), gtk_text_buffer_get_insert (buffer), 0, FALSE, 0, 1);
  }
  gtk_adjustment_set_value (vertical, gtk_adjustment_get_upper (vertical) - gtk_adjustment_get_page_size (vertical));
  return G_SOURCE_REMOVE;
}

void
loose_story_view_scroll_to_end (LooseStoryView *self)
{
  g_return_if_fail (LOOSE_IS_STORY_VIEW (self));
  self->follows_end = TRUE;
  if (self->scroll_queued)
    return;
  self->scroll_queued = TRUE;
  g_idle_add_full (AFTER_LAYOUT, scroll_cb, g_object_ref (self), g_object_unref);
}

void
loose_story_view_follow (LooseStoryView *self, gboolean is_answer)
{
  g_return_if_fail (LOOSE_IS_STORY_VIEW (self));
  GtkTextIter end;

  if (is_answer) {
    gtk_text_buffer_get_end_iter (get_buffer (self), &end);
    gtk_text_buffer_place_cursor (get_buffer (self), &end);
  }
  if (is_answer || self->follows_end)
    loose_story_view_scroll_to_end (self);
}

/* A view at the end stays there when it is resized. New lines get their heights later, so this also completes an
 * earlier scroll. */
static void
resized_cb (LooseStoryView *self, GtkAdjustment *adjustment)
{
  double upper = gtk_adjustment_get_upper (adjustment), page = gtk_adjustment_get_page_size (adjustment);

  if ((page != self->seen_page || upper != self->seen_upper) && self->follows_end)
    loose_story_view_scroll_to_end (self);
  self->seen_upper = upper;
  self->seen_page = page;
}

/* Stops following the output when the reader has scrolled away: the size of the view has not changed, and it is not
 * being scrolled to its end. (A new buffer begins at its top.) Scrolling to the end makes it follow again. */
static void
scrolled_cb (LooseStoryView *self, GtkAdjustment *adjustment)
{
  double value = gtk_adjustment_get_value (adjustment);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (!self->scroll_queued && gtk_adjustment_get_upper (adjustment) == self->seen_upper
      && gtk_adjustment_get_page_size (adjustment) == self->seen_page)
    self->follows_end = value >= end - END_MARGIN || (self->follows_end && value >= self->seen_value);
  self->seen_value = value;
}

static void
scroll_to (LooseStoryView *self, const GtkTextIter *iter)
{
  GtkTextBuffer *buffer = get_buffer (self);

  gtk_text_buffer_place_cursor (buffer, iter);
  gtk_text_view_scroll_to_mark (GTK_TEXT_VIEW (self), gtk_text_buffer_get_insert (buffer), 0, TRUE, 0, 0.1);
}

void
loose_story_view_scroll_to_turn (LooseStoryView *self, guint number)
{
  g_return_if_fail (LOOSE_IS_STORY_VIEW (self) && self->transcript != NULL);
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_offset (get_buffer (self), &iter,
                                      (int) loose_transcript_turn_start (self->transcript, number));
  scroll_to (self, &iter);
}

gboolean
loose_story_view_shows_end (LooseStoryView *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self), FALSE);
  GdkRectangle visible, last;
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (get_buffer (self), &end);
  gtk_text_view_get_iter_location (GTK_TEXT_VIEW (self), &end, &last);
  gtk_text_view_get_visible_rect (GTK_TEXT_VIEW (self), &visible);
  return last.y + last.height <= visible.y + visible.height;
}

/* --- figures ------------------------------------------------------------------------------------------------------ */

static int
room_for_figures (LooseStoryView *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) - gtk_text_view_get_left_margin (GTK_TEXT_VIEW (self))
         - gtk_text_view_get_right_margin (GTK_TEXT_VIEW (self));
}

static gboolean
fit_figures_cb (gpointer data)
{
  LooseStoryView *self = LOOSE_STORY_VIEW (data);

  self->fit_queued = FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (LOOSE_IS_FIGURE (child))
      loose_figure_set_room (LOOSE_FIGURE (child), room_for_figures (self));
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source, because the adjustment must not be changed while the view is being allocated. */
static void
queue_fit_figures (LooseStoryView *self)
{
  if (self->fit_queued)
    return;
  self->fit_queued = TRUE;
  g_idle_add_full (AFTER_LAYOUT, fit_figures_cb, g_object_ref (self), g_object_unref);
}

void
loose_story_view_add_figure (LooseStoryView *self, const LooseTranscriptFigure *figure)
{
  g_return_if_fail (LOOSE_IS_STORY_VIEW (self));
  GtkWidget *widget;

  if (gtk_text_child_anchor_get_deleted (figure->anchor))
    return;
  widget = loose_figure_new (figure->path, figure->root, figure->words);
  loose_figure_set_room (LOOSE_FIGURE (widget), room_for_figures (self));
  loose_figure_set_most_height (LOOSE_FIGURE (widget), figure->most_height);
  if (figure->most_height > 0)
    gtk_widget_set_margin_bottom (widget, COVER_MARGIN);
  gtk_text_view_add_child_at_anchor (GTK_TEXT_VIEW (self), widget, figure->anchor);
}

/* --- the text at a place ------------------------------------------------------------------------------------------ */

static const LoosePrinted *
printed_at (LooseStoryView *self, const GtkTextIter *iter)
{
  return self->transcript != NULL ? loose_transcript_find (self->transcript, gtk_text_iter_get_offset (iter), NULL)
                                  : NULL;
}

static LeafPlace
place_at (LooseStoryView *self, const GtkTextIter *iter)
{
  const LoosePrinted *printed = printed_at (self, iter);

  return printed != NULL ? printed->place : (LeafPlace) { 0 };
}

LeafPlace
loose_story_view_get_place (LooseStoryView *self, guint offset)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self), ((LeafPlace) { 0 }));
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_offset (get_buffer (self), &iter, (int) offset);
  return place_at (self, &iter);
}

gboolean
loose_story_view_get_cursor (LooseStoryView *self, guint *turn, guint *byte)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self) && self->transcript != NULL, FALSE);
  GtkTextBuffer *buffer = get_buffer (self);
  const LoosePrinted *printed;
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  while ((gtk_text_iter_is_end (&iter) || g_unichar_isspace (gtk_text_iter_get_char (&iter)))
         && gtk_text_iter_backward_char (&iter))
    ;
  printed = loose_transcript_find (self->transcript, gtk_text_iter_get_offset (&iter), byte);
  if (printed == NULL || !printed->is_text)
    return FALSE;
  *turn = printed->turn;
  return TRUE;
}

char *
loose_story_view_dup_selection (LooseStoryView *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self), NULL);
  GtkTextIter start, end;

  if (!gtk_text_buffer_get_selection_bounds (get_buffer (self), &start, &end))
    return NULL;
  return gtk_text_buffer_get_text (get_buffer (self), &start, &end, FALSE);
}

char *
loose_story_view_dup_text (LooseStoryView *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self), NULL);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (get_buffer (self), &start, &end);
  return gtk_text_buffer_get_text (get_buffer (self), &start, &end, FALSE);
}

/* Moves to the first text of the turn, after the command. */
static void
place_cursor_in (LooseStoryView *self, GtkTextIter at, const GtkTextIter *end)
{
  while (gtk_text_iter_compare (&at, end) < 0) {
    const LoosePrinted *printed = printed_at (self, &at);

    if (printed != NULL && printed->is_text && !g_unichar_isspace (gtk_text_iter_get_char (&at)))
      break;
    gtk_text_iter_forward_char (&at);
  }
  scroll_to (self, &at);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
loose_story_view_mark_turn (LooseStoryView *self, guint turn)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self) && self->transcript != NULL, FALSE);
  GtkTextBuffer *buffer = get_buffer (self);

  for (guint i = self->transcript->removed_turns; i < loose_transcript_n_turns (self->transcript); i++) {
    GtkTextIter start, end;

    if (loose_transcript_get_turn (self->transcript, i) != turn)
      continue;
    gtk_text_buffer_get_iter_at_offset (buffer, &start, (int) loose_transcript_turn_start (self->transcript, i));
    gtk_text_buffer_get_iter_at_offset (buffer, &end, (int) loose_transcript_turn_start (self->transcript, i + 1));
    gtk_text_buffer_apply_tag (buffer, self->transcript->changed, &start, &end);
    place_cursor_in (self, start, &end);
    return TRUE;
  }
  return FALSE;
}

/* --- links, and the source of the text ---------------------------------------------------------------------------- */

/* Returns FALSE if there is no link at the character. */
static gboolean
follow_link (LooseStoryView *self, const GtkTextIter *iter)
{
  const LoosePrinted *printed = printed_at (self, iter);

  if (printed == NULL || printed->link == 0)
    return FALSE;
  g_signal_emit (self, signals[LINK_FOLLOWED], 0, printed->link);
  return TRUE;
}

gboolean
loose_story_view_follow_link (LooseStoryView *self, guint offset)
{
  g_return_val_if_fail (LOOSE_IS_STORY_VIEW (self), FALSE);
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_offset (get_buffer (self), &iter, (int) offset);
  return follow_link (self, &iter);
}

static gboolean
find_character (LooseStoryView *self, double x, double y, GtkTextIter *iter)
{
  int buffer_x, buffer_y;

  gtk_text_view_window_to_buffer_coords (GTK_TEXT_VIEW (self), GTK_TEXT_WINDOW_WIDGET, x, y, &buffer_x, &buffer_y);
  return gtk_text_view_get_iter_at_location (GTK_TEXT_VIEW (self), iter, buffer_x, buffer_y);
}

static LeafProgram *
get_played_program (LooseStoryView *self)
{
  return loose_player_get_program (loose_session_get_player (self->session));
}

/* What printed a text: "Printed by: Hop rule" with the phrase, or the name of a response. */
static char *
dup_origin (LeafProgram *program, LeafPlace place)
{
  guint32 number, rule = leaf_program_rule_at (program, place.source, place.start);
  g_autofree char *title = rule != 0 ? loose_format_rule (program, rule) : NULL,
                  *words = loose_format_place (program, place);
  LeafResponseInfo response;

  if (leaf_program_response_at (program, place.source, place.start, &number, &response))
    return g_strdup_printf (_ ("Printed by: %s"), response.name);
  return title != NULL ? g_strdup_printf (_ ("Printed by: %s\n%s"), title, words)
                       : g_strdup_printf (_ ("Printed by: %s"), words);
}

static gboolean
tooltip_cb (LooseStoryView *self, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  LeafProgram *program = get_played_program (self);
  g_autofree char *origin = NULL, *text = NULL;
  GtkTextIter iter;
  LeafPlace place;

  if (program == NULL || by_keyboard || !find_character (self, x, y, &iter))
    return FALSE;
  place = place_at (self, &iter);
  if (place.source == 0 || place.source > leaf_program_n_sources (program))
    return FALSE;
  origin = dup_origin (program, place);
  text = g_strdup_printf (_ ("%s\nCtrl+click to go to the source. Press Shift+F4 to see its cause."), origin);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
motion_cb (LooseStoryView *self, double x, double y)
{
  GtkTextIter iter;
  const LoosePrinted *printed = find_character (self, x, y, &iter) ? printed_at (self, &iter) : NULL;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), printed != NULL && printed->link != 0 ? "pointer" : "text");
}

/* Moves the cursor to the text under the pointer, which the menu is about. */
static void
menu_pressed_cb (LooseStoryView *self, int n_presses, double x, double y)
{
  GtkTextBuffer *buffer = get_buffer (self);
  GtkTextIter iter;

  if (find_character (self, x, y, &iter) && !gtk_text_buffer_get_has_selection (buffer))
    gtk_text_buffer_place_cursor (buffer, &iter);
}

/* Handles a click, which sets the cursor, or follows a link of the story; with Ctrl it opens the source of the text. */
static void
released_cb (GtkEventController *gesture, int n_presses, double x, double y, LooseStoryView *self)
{
  LeafProgram *program = get_played_program (self);
  gboolean to_source = gtk_event_controller_get_current_event_state (gesture) & GDK_CONTROL_MASK;
  GtkTextIter iter;

  if (n_presses != 1 || program == NULL || gtk_text_buffer_get_has_selection (get_buffer (self))
      || !find_character (self, x, y, &iter))
    return;
  if (to_source)
    loose_session_show_place (self->session, program, place_at (self, &iter), FALSE);
  else
    follow_link (self, &iter);
}

/* Does the same by keyboard: follows a link, or opens the phrase that printed the text at the cursor. */
static gboolean
go_to_phrase_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  LooseStoryView *self = LOOSE_STORY_VIEW (widget);
  GtkTextBuffer *buffer = get_buffer (self);
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  if (!follow_link (self, &iter))
    loose_session_show_place (self->session, get_played_program (self), place_at (self, &iter), TRUE);
  return TRUE;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

void
loose_story_view_set_transcript (LooseStoryView *self, LooseTranscript *transcript)
{
  g_return_if_fail (LOOSE_IS_STORY_VIEW (self));
  self->transcript = transcript;
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (self), transcript->buffer);
  for (guint i = 0; i < transcript->figures->len; i++)
    loose_story_view_add_figure (self, g_ptr_array_index (transcript->figures, i));
  loose_story_view_scroll_to_end (self); /* a new buffer has no scroll position */
}

void
loose_story_view_set_session (LooseStoryView *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_STORY_VIEW (self));
  self->session = session;
}

static void
loose_story_view_dispose (GObject *object)
{
  LooseStoryView *self = LOOSE_STORY_VIEW (object);

  self->transcript = NULL;
  G_OBJECT_CLASS (loose_story_view_parent_class)->dispose (object);
}

static void
loose_story_view_class_init (LooseStoryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_story_view_dispose;
  signals[LINK_FOLLOWED] = g_signal_new ("link-followed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  loose_template_set (widget_class, "loose-story-view", NULL, 0);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_bind_template_callback (widget_class, tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, go_to_phrase_cb, NULL);
}

/* The scrolled window that the view is put into sets its adjustments. */
static void
vertical_set_cb (LooseStoryView *self)
{
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self));

  if (vertical == NULL)
    return;
  g_signal_connect_object (vertical, "changed", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (vertical, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}

static void
horizontal_set_cb (LooseStoryView *self)
{
  GtkAdjustment *horizontal = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (self));

  if (horizontal != NULL)
    g_signal_connect_object (horizontal, "changed", G_CALLBACK (queue_fit_figures), self, G_CONNECT_SWAPPED);
}

static void
loose_story_view_init (LooseStoryView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::vadjustment", G_CALLBACK (vertical_set_cb), NULL);
  g_signal_connect (self, "notify::hadjustment", G_CALLBACK (horizontal_set_cb), NULL);
}
