/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-profile-gutter.h"
#include "loose-editor-testing.h"

#include "loose-style-schemes.h"

#define WIDTH 36

struct _LooseProfileGutter {
  GtkSourceGutterRenderer parent_instance;

  LooseSession *session; /* borrowed: it outlives the gutter of its views */
  LeafProgram *program;  /* the play's program, to which `begins` belongs; NULL: nothing is counted */
  GArray *begins;        /* of Begins, by line from 0 */
};

/* The rule or phrase that begins on a line; the first if there are several. */
typedef struct {
  guint32 rule, phrase; /* 0: none */
} Begins;

G_DEFINE_FINAL_TYPE (LooseProfileGutter, loose_profile_gutter, GTK_SOURCE_TYPE_GUTTER_RENDERER)

/* Neither a rule nor a phrase if the lines may have moved since the program. */
static Begins
begins_in_line (LooseProfileGutter *self, guint line)
{
  if (self->session == NULL || self->program == NULL || self->program != loose_session_get_program (self->session)
      || !loose_session_is_current (self->session) || line >= self->begins->len)
    return (Begins) { 0 };
  return g_array_index (self->begins, Begins, line);
}

char *
loose_profile_gutter_dup_text (LooseProfileGutter *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_PROFILE_GUTTER (self), NULL);
  Begins begins = begins_in_line (self, line);
  const LeafProfile *counted
      = self->program != NULL ? loose_profile_get_counted (loose_session_get_profile (self->session), self->program)
                              : NULL;
  LeafCost cost;

  if (counted == NULL || (begins.rule == 0 && begins.phrase == 0))
    return NULL;
  cost = begins.rule != 0 ? leaf_profile_rule (counted, begins.rule) : leaf_profile_phrase (counted, begins.phrase);
  return cost.considered > 0 ? g_strdup_printf ("%u×", (guint) cost.ran) : g_strdup ("–");
}

static void
loose_profile_gutter_snapshot_line (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot,
                                    GtkSourceGutterLines *lines, guint line)
{
  g_autofree char *text = loose_profile_gutter_dup_text (LOOSE_PROFILE_GUTTER (renderer), line);
  g_autoptr (PangoLayout) layout = NULL;
  GdkRGBA colour = { 0.5, 0.5, 0.5, 1 };
  int y, height, width, text_height;

  if (text == NULL)
    return;
  gtk_source_gutter_lines_get_line_yrange (lines, line, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST, &y, &height);
  if (height <= 0)
    return; /* it is folded */
  loose_style_schemes_colour (g_str_has_prefix (text, "0") ? "breakpoint" : "fold-closed", &colour);
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (renderer), text);
  pango_layout_get_pixel_size (layout, &width, &text_height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (GTK_WIDGET (renderer)) - width - 3,
                                                          y + (height - text_height) / 2.0));
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
  Begins begins;
  g_autofree char *words = NULL;

  if (view == NULL || !gtk_widget_translate_coordinates (widget, GTK_WIDGET (view), x, y, &view_x, &view_y))
    return FALSE;
  gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, (int) view_x, (int) view_y, &buffer_x,
                                         &buffer_y);
  gtk_text_view_get_line_at_y (view, &iter, buffer_y, NULL);
  begins = begins_in_line (self, (guint) gtk_text_iter_get_line (&iter));
  words
      = begins.rule != 0
            ? loose_profile_dup_rule_words (loose_session_get_profile (self->session), self->program, begins.rule)
            : loose_profile_dup_phrase_words (loose_session_get_profile (self->session), self->program, begins.phrase);
  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

/* The element of `begins` for a place; NULL if it is in another source. */
static Begins *
begins_at (LooseProfileGutter *self, LooseLineIndex *lines, guint32 source, LeafPlace place)
{
  guint line;

  if (place.source != source)
    return NULL;
  line = loose_line_index_find (lines, place.start, NULL);
  if (line >= self->begins->len)
    g_array_set_size (self->begins, line + 1);
  return &g_array_index (self->begins, Begins, line);
}

/* Finds where each rule and phrase of the source begins. Counts down, so that the first of a line is kept. */
static void
find_begins (LooseProfileGutter *self, LooseLineIndex *lines, guint32 source)
{
  Begins *begins;

  for (guint32 rule = leaf_program_n_rules (self->program); rule > 0; rule--)
    if ((begins = begins_at (self, lines, source, leaf_program_rule (self->program, rule).place)) != NULL)
      begins->rule = rule;
  for (guint32 phrase = leaf_program_n_phrases (self->program); phrase > 0; phrase--)
    if ((begins = begins_at (self, lines, source, leaf_program_phrase (self->program, phrase).place)) != NULL)
      begins->phrase = phrase;
}

static void
counted_cb (LooseProfileGutter *self)
{
  LooseProfile *profile = loose_session_get_profile (self->session);
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->session));
  guint32 source;
  LoosePage *page;
  LooseLineIndex *lines;

  g_array_set_size (self->begins, 0);
  g_clear_pointer (&self->program, leaf_program_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), loose_profile_is_on (profile));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!loose_profile_is_on (profile) || program == NULL
      || gtk_source_gutter_renderer_get_view (GTK_SOURCE_GUTTER_RENDERER (self)) == NULL)
    return;
  self->program = leaf_program_ref (program);
  page = loose_page_of_buffer (gtk_text_view_get_buffer (
      GTK_TEXT_VIEW (gtk_source_gutter_renderer_get_view (GTK_SOURCE_GUTTER_RENDERER (self)))));
  source = page != NULL ? loose_page_get_source (page, program) : 0;
  lines = loose_session_get_lines (self->session, program, source);
  if (lines != NULL)
    find_begins (self, lines, source);
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
  g_array_unref (LOOSE_PROFILE_GUTTER (object)->begins);
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
  self->begins = g_array_new (FALSE, TRUE, sizeof (Begins));
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkSourceGutterRenderer *
loose_profile_gutter_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseProfileGutter *self = g_object_new (LOOSE_TYPE_PROFILE_GUTTER, NULL);

  self->session = session;
  g_signal_connect_object (loose_session_get_profile (session), "changed", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::view", G_CALLBACK (counted_cb), NULL);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_SOURCE_GUTTER_RENDERER (self);
}
