/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-unexplored-gutter.h"
#include "loose-editor-testing.h"

#include "loose-style-schemes.h"

#include <glib/gi18n.h>

#define WIDTH 12
#define RING  7.0f

struct _LooseUnexploredGutter {
  GtkSourceGutterRenderer parent_instance;

  LooseSession *session; /* borrowed: the view's session outlives its gutter */
  GHashTable *lines;     /* the lines, from 0, in which a rule begins that no exploration has run */
};

G_DEFINE_FINAL_TYPE (LooseUnexploredGutter, loose_unexplored_gutter, GTK_SOURCE_TYPE_GUTTER_RENDERER)

gboolean
loose_unexplored_gutter_is_marked (LooseUnexploredGutter *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_UNEXPLORED_GUTTER (self), FALSE);
  return self->session != NULL && loose_session_is_current (self->session)
         && g_hash_table_contains (self->lines, GUINT_TO_POINTER (line));
}

static void
loose_unexplored_gutter_snapshot_line (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot,
                                       GtkSourceGutterLines *lines, guint line)
{
  GdkRGBA colour = { 0.5f, 0.5f, 0.5f, 1 };
  GskRoundedRect ring;
  int y, height;

  if (!loose_unexplored_gutter_is_marked (LOOSE_UNEXPLORED_GUTTER (renderer), line))
    return;
  gtk_source_gutter_lines_get_line_yrange (lines, line, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST, &y, &height);
  if (height <= 0)
    return; /* it is folded */
  loose_style_schemes_colour ("fold-closed", &colour);
  gsk_rounded_rect_init_from_rect (
      &ring, &GRAPHENE_RECT_INIT ((WIDTH - RING) / 2, (float) y + ((float) height - RING) / 2, RING, RING), RING / 2);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[4]) { colour, colour, colour, colour });
}

static gboolean
loose_unexplored_gutter_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  LooseUnexploredGutter *self = LOOSE_UNEXPLORED_GUTTER (widget);
  GtkTextView *view = GTK_TEXT_VIEW (gtk_source_gutter_renderer_get_view (GTK_SOURCE_GUTTER_RENDERER (self)));
  double view_x, view_y;
  int buffer_x, buffer_y;
  GtkTextIter iter;

  if (view == NULL || !gtk_widget_translate_coordinates (widget, GTK_WIDGET (view), x, y, &view_x, &view_y))
    return FALSE;
  gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, (int) view_x, (int) view_y, &buffer_x,
                                         &buffer_y);
  gtk_text_view_get_line_at_y (view, &iter, buffer_y, NULL);
  gtk_tooltip_set_text (tooltip, _ ("No exploration has run this rule"));
  return loose_unexplored_gutter_is_marked (self, (guint) gtk_text_iter_get_line (&iter));
}

static void
find_lines (LooseUnexploredGutter *self, GtkSourceView *view, LeafProgram *program)
{
  LooseUnexplored *unexplored = loose_session_get_unexplored (self->session);
  LoosePage *page = loose_page_of_buffer (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)));
  guint32 source = page != NULL ? loose_page_get_source (page, program) : 0;
  LooseLineIndex *lines = source != 0 ? loose_session_get_lines (self->session, program, source) : NULL;

  for (guint32 rule = leaf_program_n_rules (program); lines != NULL && rule > 0; rule--) {
    LeafPlace place = leaf_program_rule (program, rule).place;

    if (place.source == source && loose_unexplored_has (unexplored, program, rule))
      g_hash_table_add (self->lines, GUINT_TO_POINTER (loose_line_index_find (lines, place.start, NULL)));
  }
}

/* The gutter keeps its width without marks, so that the text does not move when the story is explored. */
static void
changed_cb (LooseUnexploredGutter *self)
{
  GtkSourceView *view = gtk_source_gutter_renderer_get_view (GTK_SOURCE_GUTTER_RENDERER (self));
  LeafProgram *program = loose_session_get_program (self->session);
  gboolean is_shown = loose_unexplored_is_shown (loose_session_get_unexplored (self->session));

  g_hash_table_remove_all (self->lines);
  if (is_shown && view != NULL && program != NULL)
    find_lines (self, view, program);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
loose_unexplored_gutter_dispose (GObject *object)
{
  LOOSE_UNEXPLORED_GUTTER (object)->session = NULL;
  G_OBJECT_CLASS (loose_unexplored_gutter_parent_class)->dispose (object);
}

static void
loose_unexplored_gutter_finalize (GObject *object)
{
  g_hash_table_unref (LOOSE_UNEXPLORED_GUTTER (object)->lines);
  G_OBJECT_CLASS (loose_unexplored_gutter_parent_class)->finalize (object);
}

static void
loose_unexplored_gutter_class_init (LooseUnexploredGutterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_unexplored_gutter_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_unexplored_gutter_finalize;
  GTK_WIDGET_CLASS (klass)->query_tooltip = loose_unexplored_gutter_query_tooltip;
  GTK_SOURCE_GUTTER_RENDERER_CLASS (klass)->snapshot_line = loose_unexplored_gutter_snapshot_line;
}

static void
loose_unexplored_gutter_init (LooseUnexploredGutter *self)
{
  self->lines = g_hash_table_new (NULL, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
}

GtkSourceGutterRenderer *
loose_unexplored_gutter_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseUnexploredGutter *self = g_object_new (LOOSE_TYPE_UNEXPLORED_GUTTER, NULL);

  self->session = session;
  g_signal_connect_object (loose_session_get_unexplored (session), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return GTK_SOURCE_GUTTER_RENDERER (self);
}
