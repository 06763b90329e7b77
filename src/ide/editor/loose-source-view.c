/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-source-view.h"
#include "loose-editor-testing.h"

#include "leaf-manual-reference.h"
#include "loose-breakpoint-gutter.h"
#include "loose-change-gutter.h"
#include "loose-completion.h"
#include "loose-fold-gutter.h"
#include "loose-indenter.h"
#include "loose-part-links.h"
#include "loose-style-schemes.h"
#include "loose-profile-gutter.h"
#include "loose-visible-range.h"
#include "loose-cursor-blink.h"
#include "loose-table-layout.h"
#include "loose-text-tags.h"
#include "loose-tooltip.h"
#include "loose-typing.h"
#include "loose-unexplored-gutter.h"
#include "loose-format.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define FLASH_MILLISECONDS 900
/* The position of gutters to the right of the line numbers. */
#define FOLDS_IN_GUTTER   10
#define CHANGES_IN_GUTTER (FOLDS_IN_GUTTER + 1)

struct _LooseSourceView {
  GtkSourceView parent_instance;

  /* Owned: a pending operation may keep the view after its window is gone, and its parts borrow the session. */
  LooseSession *session;
  LoosePage *page;
  LooseHighlighter *highlighter;
  LooseBreakpointGutter *gutter; /* borrowed, the gutter's */
  LooseFolding *folding;         /* owned */
  GtkTextTag *stop_tag, *flash_tag, *lit_tag;
  guint flash_timeout;
};

G_DEFINE_FINAL_TYPE (LooseSourceView, loose_source_view, GTK_SOURCE_TYPE_VIEW)

enum { DEFINITION_ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- the word under the pointer ----------------------------------------------------------------------------------- */

static gboolean
is_at (LeafPlace place, guint32 source, guint32 byte)
{
  return place.source == source && place.start <= byte && byte < MAX (place.end, place.start + 1);
}

static char *
find_problem (LeafProgram *program, guint32 source, guint32 byte)
{
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);
    if (is_at (problem.place, source, byte))
      return loose_format_problem (&problem);
  }
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++) {
    LeafProblem notice = leaf_program_notice (program, i);
    if (is_at (notice.place, source, byte)) {
      g_autofree char *sentence = loose_format_problem (&notice);

      return g_strdup_printf (_ ("Notice: %s"), sentence);
    }
  }
  return NULL;
}

/* The value of the words there while the play is paused, as "Current value: 5"; NULL if they have none. Free with
 * g_free. */
static char *
dup_value_now (LooseSourceView *self, LeafProgram *program, guint32 source, guint32 byte)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafOccurrenceInfo info;
  g_autofree char *words = NULL;
  g_auto (LeafEvaluation) found = { 0 };

  if (loose_player_get_state (player) != LOOSE_PLAY_PAUSED || loose_player_get_program (player) != program
      || !leaf_program_occurrence (program, source, byte, &info) || info.kind == NULL
      || info.sort == LEAF_NAMED_LITERAL)
    return NULL;
  words = loose_format_place (program, info.place);
  found = leaf_play_evaluate (loose_player_get_play (player), loose_player_get_depth (player), words, FALSE);
  return found.problem == NULL && found.value != NULL ? g_strdup_printf (_ ("Current value: %s"), found.value) : NULL;
}

/* The name and, for a name of the library, the manual's first sentence about it. */
static char *
dup_occurrence (LeafProgram *program, const LeafOccurrenceInfo *info)
{
  g_autofree char *words = loose_format_occurrence (program, info);
  LeafPlace made = leaf_program_occurrence_definition (program, info);
  const char *name = leaf_program_occurrence_name (program, info);
  gboolean is_library = made.source == 0 || leaf_program_source_is_library (program, made.source);
  g_autofree char *sentence = is_library && name != NULL ? leaf_manual_dup_sentence (info->sort, name) : NULL;

  return sentence != NULL ? g_strdup_printf ("%s\n%s", words, sentence) : g_steal_pointer (&words);
}

char *
loose_source_view_dup_tooltip (LooseSourceView *self, guint32 byte)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_VIEW (self), NULL);
  LeafProgram *program = loose_session_get_program (self->session);
  g_autofree char *now = NULL;
  LeafOccurrenceInfo info;
  char *text = NULL;

  if (loose_page_get_source (self->page, program) == 0 || !loose_session_is_current (self->session))
    return NULL;
  text = find_problem (program, loose_page_get_source (self->page, program), byte);
  if (text == NULL && leaf_program_occurrence (program, loose_page_get_source (self->page, program), byte, &info))
    text = dup_occurrence (program, &info);
  now = dup_value_now (self, program, loose_page_get_source (self->page, program), byte);
  if (now != NULL) {
    g_autofree char *before = g_steal_pointer (&text);

    text = before != NULL ? g_strdup_printf ("%s\n%s", now, before) : g_strdup (now);
  }
  return text;
}

static gboolean
loose_source_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  LooseSourceView *self = LOOSE_SOURCE_VIEW (widget);
  GtkTextView *view = GTK_TEXT_VIEW (widget);
  g_autofree char *text = NULL;
  GtkTextIter iter;

  if (self->session == NULL)
    return FALSE;
  if (keyboard) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
    gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  } else {
    gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, x, y, &x, &y);
    if (!gtk_text_view_get_iter_at_location (view, &iter, x, y))
      return FALSE;
  }
  text = loose_source_view_dup_tooltip (self, loose_page_get_byte (self->page, &iter));
  return loose_tooltip_show (tooltip, text);
}

static void
pressed_cb (LooseSourceView *self, int n_presses, double x, double y, GtkGestureClick *gesture)
{
  GtkTextView *view = GTK_TEXT_VIEW (self);
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  GtkTextIter iter;
  int buffer_x, buffer_y;

  if (n_presses != 1 || !(state & GDK_CONTROL_MASK))
    return;
  gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, x, y, &buffer_x, &buffer_y);
  if (!gtk_text_view_get_iter_at_location (view, &iter, buffer_x, buffer_y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[DEFINITION_ASKED], 0, loose_page_get_byte (self->page, &iter));
}

/* The menu acts on the text at the cursor, so the cursor moves to the click, unless the selection was clicked. */
static void
menu_pressed_cb (LooseSourceView *self, int n_presses, double x, double y, GtkGestureClick *gesture)
{
  GtkTextView *view = GTK_TEXT_VIEW (self);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter iter, start, end;
  int buffer_x, buffer_y;

  gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &buffer_x, &buffer_y);
  gtk_text_view_get_iter_at_location (view, &iter, buffer_x, buffer_y);
  if (!gtk_text_buffer_get_selection_bounds (buffer, &start, &end) || !gtk_text_iter_in_range (&iter, &start, &end))
    gtk_text_buffer_place_cursor (buffer, &iter);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

/* --- temporary marks ---------------------------------------------------------------------------------------------- */

void
loose_source_view_mark_stop (LooseSourceView *self, LooseLineIndex *lines, LeafPlace place)
{
  g_return_if_fail (LOOSE_IS_SOURCE_VIEW (self));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self));
  GtkTextIter start, end;

  loose_text_tags_clear (buffer, self->stop_tag);
  loose_breakpoint_gutter_set_current_line (self->gutter, -1);
  if (lines == NULL || place.source == 0)
    return;
  loose_line_index_get_iter (lines, buffer, place.start, &start);
  loose_line_index_get_iter (lines, buffer, place.end, &end);
  gtk_text_buffer_apply_tag (buffer, self->stop_tag, &start, &end);
  loose_breakpoint_gutter_set_current_line (self->gutter, gtk_text_iter_get_line (&start));
}

int
loose_source_view_get_stop_line (LooseSourceView *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_VIEW (self), 0);
  return loose_breakpoint_gutter_get_current_line (self->gutter);
}

void
loose_source_view_light (LooseSourceView *self, LooseLineIndex *lines, guint32 source, GArray *places)
{
  g_return_if_fail (LOOSE_IS_SOURCE_VIEW (self));
  loose_text_tags_clear (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self)), self->lit_tag);
  if (places != NULL)
    loose_source_light (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self)), self->lit_tag, lines, source, places);
}

void
loose_source_light (GtkTextBuffer *buffer, GtkTextTag *tag, LooseLineIndex *lines, guint32 source, GArray *places)
{
  for (guint i = 0; i < places->len; i++) {
    LeafPlace place = g_array_index (places, LeafPlace, i);
    GtkTextIter start, end;

    if (place.source != source)
      continue;
    loose_line_index_get_iter (lines, buffer, place.start, &start);
    loose_line_index_get_iter (lines, buffer, place.end, &end);
    gtk_text_buffer_apply_tag (buffer, tag, &start, &end);
  }
}

static gboolean
flash_over_cb (gpointer data)
{
  LooseSourceView *self = data;

  self->flash_timeout = 0;
  loose_text_tags_clear (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self)), self->flash_tag);
  return G_SOURCE_REMOVE;
}

void
loose_source_view_show_range (LooseSourceView *self, const GtkTextIter *start, const GtkTextIter *end)
{
  g_return_if_fail (LOOSE_IS_SOURCE_VIEW (self));
  /* Before a view has been drawn, its scroll position does not say what will be visible. */
  LooseScroll how = gtk_widget_get_height (GTK_WIDGET (self)) > 1 ? LOOSE_SCROLL_IF_HIDDEN : LOOSE_SCROLL_TO_MIDDLE;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self));
  GtkTextIter cursor = *start;

  g_clear_handle_id (&self->flash_timeout, g_source_remove);
  loose_text_tags_clear (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self)), self->flash_tag);
  gtk_text_buffer_apply_tag (buffer, self->flash_tag, start, end);
  self->flash_timeout = g_timeout_add (FLASH_MILLISECONDS, flash_over_cb, self);
  gtk_text_buffer_place_cursor (buffer, &cursor);
  loose_visible_range_show (GTK_TEXT_VIEW (self), &cursor, how);
}

/* --- colours ------------------------------------------------------------------------------------------------------ */

static void
follow_dark (LooseSourceView *self)
{
  gtk_source_buffer_set_style_scheme (GTK_SOURCE_BUFFER (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self))),
                                      loose_style_schemes_get ());
  loose_style_schemes_paint ("stop", self->stop_tag);
  loose_style_schemes_paint ("flash", self->flash_tag);
  loose_style_schemes_paint ("deciding", self->lit_tag);
}

static void
add_folding (LooseSourceView *self, GtkSourceGutter *gutter)
{
  GtkSourceGutterRenderer *renderer = NULL;

  self->folding = loose_folding_new (self->session, self->page);
  renderer = loose_fold_gutter_new (self->folding);
  gtk_source_gutter_insert (gutter, renderer, FOLDS_IN_GUTTER);
  loose_fold_gutter_listen (LOOSE_FOLD_GUTTER (renderer), GTK_SOURCE_VIEW (self));
  loose_breakpoint_gutter_spare (self->gutter, GTK_WIDGET (renderer));
}

void
loose_source_view_set_session (LooseSourceView *self, LooseSession *session, LoosePage *page)
{
  g_return_if_fail (LOOSE_IS_SOURCE_VIEW (self));
  g_autoptr (GtkSourceIndenter) indenter = NULL;
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));
  GtkSourceGutter *gutter = gtk_source_view_get_gutter (GTK_SOURCE_VIEW (self), GTK_TEXT_WINDOW_LEFT);
  GtkSourceCompletion *completion = gtk_source_view_get_completion (GTK_SOURCE_VIEW (self));
  g_autoptr (GtkSourceCompletionProvider) provider = loose_completion_new (session, page);

  g_return_if_fail (self->session == NULL);
  self->session = g_object_ref (session);
  self->page = g_object_ref (page);
  indenter = loose_indenter_new ();
  gtk_source_view_set_indenter (GTK_SOURCE_VIEW (self), indenter);
  gtk_source_view_set_auto_indent (GTK_SOURCE_VIEW (self), TRUE);
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (self), buffer);
  self->highlighter = loose_highlighter_new (GTK_TEXT_VIEW (self), session, page);
  self->flash_tag = gtk_text_buffer_create_tag (buffer, "flash", NULL);
  self->lit_tag = gtk_text_buffer_create_tag (buffer, "deciding", NULL);
  self->stop_tag = gtk_text_buffer_create_tag (buffer, "stop", NULL);
  self->gutter = LOOSE_BREAKPOINT_GUTTER (loose_breakpoint_gutter_new (session));
  gtk_source_gutter_insert (gutter, GTK_SOURCE_GUTTER_RENDERER (self->gutter), -40);
  loose_breakpoint_gutter_listen (self->gutter, GTK_SOURCE_VIEW (self));
  gtk_source_gutter_insert (gutter, loose_profile_gutter_new (session), -30);
  gtk_source_gutter_insert (gutter, loose_unexplored_gutter_new (session), -25);
  add_folding (self, gutter);
  gtk_source_gutter_insert (gutter, loose_change_gutter_new (page), CHANGES_IN_GUTTER);
  gtk_source_completion_add_provider (completion, provider);
  loose_cursor_blink_pause_while_typing (GTK_TEXT_VIEW (self));
  loose_typing_install (GTK_SOURCE_VIEW (self));
  loose_style_schemes_follow (G_CALLBACK (follow_dark), self);
  loose_table_layout_install (GTK_TEXT_VIEW (self), session);
  loose_part_links_install (GTK_TEXT_VIEW (self), session);
  follow_dark (self);
}

LooseFolding *
loose_source_view_get_folding (LooseSourceView *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_VIEW (self), NULL);
  return self->folding;
}

LooseHighlighter *
loose_source_view_get_highlighter (LooseSourceView *self)
{
  g_return_val_if_fail (LOOSE_IS_SOURCE_VIEW (self), NULL);
  return self->highlighter;
}

void
loose_source_view_leave (LooseSourceView *self)
{
  g_return_if_fail (LOOSE_IS_SOURCE_VIEW (self));
  g_clear_handle_id (&self->flash_timeout, g_source_remove);
  g_clear_object (&self->highlighter);
  g_clear_object (&self->folding);
  g_clear_object (&self->page);
  g_clear_object (&self->session);
}

static void
loose_source_view_dispose (GObject *object)
{
  LooseSourceView *self = LOOSE_SOURCE_VIEW (object);

  loose_source_view_leave (self);
  G_OBJECT_CLASS (loose_source_view_parent_class)->dispose (object);
}

static void
loose_source_view_class_init (LooseSourceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_source_view_dispose;
  GTK_WIDGET_CLASS (klass)->query_tooltip = loose_source_view_query_tooltip;
  signals[DEFINITION_ASKED] = g_signal_new ("definition-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                            NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
loose_source_view_init (LooseSourceView *self)
{
  GtkGesture *click = gtk_gesture_click_new (), *menu = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (menu), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (menu, "pressed", G_CALLBACK (menu_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (menu));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
