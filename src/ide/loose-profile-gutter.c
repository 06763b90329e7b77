/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-profile-gutter.h"

#include "loose-looks.h"

#define WIDTH 36

struct _LooseProfileGutter {
  GtkSourceGutterRenderer parent_instance;

  LooseSession *session; /* borrowed: the view's session outlives its gutter */
  LeafProgram *program;  /* that the lines are of; NULL: nothing is counted */
  GHashTable *rules;     /* line from 0: the first rule that begins in it */
};

G_DEFINE_FINAL_TYPE (LooseProfileGutter, loose_profile_gutter, GTK_SOURCE_TYPE_GUTTER_RENDERER)

/* 0: none, or its line may have moved since. */
static guint32
rule_in_line (LooseProfileGutter *self, guint line)
{
  if (self->session == NULL || self->program == NULL || self->program != loose_session_get_program (self->session)
      || !loose_session_is_current (self->session))
    return 0;
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->rules, GUINT_TO_POINTER (line)));
}

char *
loose_profile_gutter_dup_text (LooseProfileGutter *self, guint line)
{
  guint32 rule = rule_in_line (self, line);
  guint considered, ran;

  if (rule == 0 || !loose_profile_get_counts (loose_session_get_profile (self->session), self->program, rule, &considered, &ran))
    return NULL;
  return considered > 0 ? g_strdup_printf ("%u×", ran) : g_strdup ("–");
}

static void
loose_profile_gutter_snapshot_line (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot, GtkSourceGutterLines *lines,
                                    guint line)
{
  g_autofree char *text = loose_profile_gutter_dup_text (LOOSE_PROFILE_GUTTER (renderer), line);
  g_autoptr (PangoLayout) layout = NULL;
  GdkRGBA colour = { 0.5, 0.5, 0.5, 1 };
  int y, height, width, text_height;

  if (text == NULL)
    return;
  gtk_source_gutter_lines_get_line_yrange (lines, line, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST, &y, &height);
  if (height <= 0)
    return; /* it is folded away */
  loose_looks_colour (g_str_has_prefix (text, "0") ? "breakpoint" : "fold-closed", &colour);
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (renderer), text);
  pango_layout_get_pixel_size (layout, &width, &text_height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (GTK_WIDGET (renderer)) - width - 3, y + (height - text_height) / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static gboolean
loose_profile_gutter_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  LooseProfileGutter *self = LOOSE_PROFILE_GUTTER (widget);
  GtkTextView *view = GTK_TEXT_VIEW (gtk_source_gutter_renderer_get_view (GTK_SOURCE_GUTTER_RENDERER (self)));
  double view_x, view_y;
  int buffer_x, buffer_y;
  GtkTextIter iter;
  guint32 rule;
  g_autofree char *words = NULL;

  if (view == NULL || !gtk_widget_translate_coordinates (widget, GTK_WIDGET (view), x, y, &view_x, &view_y))
    return FALSE;
  gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, (int) view_x, (int) view_y, &buffer_x, &buffer_y);
  gtk_text_view_get_line_at_y (view, &iter, buffer_y, NULL);
  rule = rule_in_line (self, (guint) gtk_text_iter_get_line (&iter));
  words = rule != 0 ? loose_profile_dup_words (loose_session_get_profile (self->session), self->program, rule) : NULL;
  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

/* Where each rule of the text begins. */
static void
counted_cb (LooseProfileGutter *self)
{
  LooseProfile *profile = loose_session_get_profile (self->session);
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->session));
  guint32 source;
  LooseLines *lines;

  g_hash_table_remove_all (self->rules);
  g_clear_pointer (&self->program, leaf_program_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), loose_profile_is_on (profile));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!loose_profile_is_on (profile) || program == NULL)
    return;
  self->program = leaf_program_ref (program);
  source = loose_session_get_source (self->session, program);
  lines = loose_session_get_lines (self->session, program, source);
  for (guint32 rule = leaf_program_n_rules (program); rule > 0 && lines != NULL; rule--) {
    LeafPlace place = leaf_program_rule (program, rule).place;

    if (place.source == source)
      g_hash_table_insert (self->rules, GUINT_TO_POINTER (loose_lines_find (lines, place.start, NULL)), GUINT_TO_POINTER (rule));
  }
}

static void
loose_profile_gutter_dispose (GObject *object)
{
  LooseProfileGutter *self = LOOSE_PROFILE_GUTTER (object);

  self->session = NULL;
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_profile_gutter_parent_class)->dispose (object);
}

static void
loose_profile_gutter_finalize (GObject *object)
{
  g_hash_table_unref (LOOSE_PROFILE_GUTTER (object)->rules);
  G_OBJECT_CLASS (loose_profile_gutter_parent_class)->finalize (object);
}

static void
loose_profile_gutter_class_init (LooseProfileGutterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_profile_gutter_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_profile_gutter_finalize;
  GTK_WIDGET_CLASS (klass)->query_tooltip = loose_profile_gutter_query_tooltip;
  GTK_SOURCE_GUTTER_RENDERER_CLASS (klass)->snapshot_line = loose_profile_gutter_snapshot_line;
}

static void
loose_profile_gutter_init (LooseProfileGutter *self)
{
  self->rules = g_hash_table_new (NULL, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkSourceGutterRenderer *
loose_profile_gutter_new (LooseSession *session)
{
  LooseProfileGutter *self = g_object_new (LOOSE_TYPE_PROFILE_GUTTER, NULL);

  self->session = session;
  g_signal_connect_object (loose_session_get_profile (session), "changed", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_SOURCE_GUTTER_RENDERER (self);
}
