/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-print.h"

#include <glib/gi18n.h>

#define MARGIN_MM   15
#define LINES_APART 5 /* lines from one line number to the next */
#define FONT_POINTS 10

/* --- the printed text --------------------------------------------------------------------------------------------- */

/* Printed text is black, so what the window shows by colour is printed by weight and slant. Printing the window's own
 * buffer was rejected, because it would bring the underlines of problems and the colours of a dark scheme onto white
 * paper. */
static const struct {
  LeafStyle style;
  int weight;
  PangoStyle slant;
} inks[] = {
  { LEAF_STYLE_HEADING, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL },
  { LEAF_STYLE_RULEBOOK_NAME, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL },
  { LEAF_STYLE_RULE_NAME, PANGO_WEIGHT_BOLD, PANGO_STYLE_ITALIC },
  { LEAF_STYLE_COMMENT, PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC },
  { LEAF_STYLE_SUBSTITUTION, PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC },
};

static void
ink (GtkTextBuffer *paper, LooseLineIndex *lines, const GArray *runs)
{
  GtkTextTag *tags[LEAF_STYLE_COUNT] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    tags[inks[i].style]
        = gtk_text_buffer_create_tag (paper, NULL, "weight", inks[i].weight, "style", inks[i].slant, NULL);
  for (guint i = 0; i < runs->len; i++) {
    const LeafStyledRun *run = &g_array_index (runs, LeafStyledRun, i);
    GtkTextIter start, end;

    if (tags[run->style] == NULL)
      continue;
    loose_line_index_get_iter (lines, paper, run->start, &start);
    loose_line_index_get_iter (lines, paper, run->end, &end);
    gtk_text_buffer_apply_tag (paper, tags[run->style], &start, &end);
  }
}

/* The text of the front page. While the author types it has no styles, and is printed plain. */
static GtkSourceBuffer *
copy_text (LooseSession *session)
{
  LoosePage *page = loose_session_get_page (session);
  GtkSourceBuffer *paper = gtk_source_buffer_new (NULL);
  GArray *runs = loose_page_get_styles (page);
  LooseLineIndex *lines = loose_page_get_lines (page);
  g_autofree char *text = loose_page_dup_text (page);

  gtk_text_buffer_set_text (GTK_TEXT_BUFFER (paper), text, -1);
  if (lines != NULL && runs != NULL && loose_session_is_current (session))
    ink (GTK_TEXT_BUFFER (paper), lines, runs);
  return paper;
}

/* --- pages -------------------------------------------------------------------------------------------------------- */

static void
set_fonts (GtkSourcePrintCompositor *compositor, GtkWidget *view)
{
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (view)));
  g_autofree char *name = NULL;

  pango_font_description_set_size (font, FONT_POINTS * PANGO_SCALE);
  name = pango_font_description_to_string (font);
  gtk_source_print_compositor_set_body_font_name (compositor, name);
  gtk_source_print_compositor_set_line_numbers_font_name (compositor, name);
  gtk_source_print_compositor_set_header_font_name (compositor, name);
  pango_font_description_free (font);
}

/* Doubles each % of the title, which would be read as a date format. */
static void
set_header (GtkSourcePrintCompositor *compositor, const char *title)
{
  GString *left = g_string_new (title);

  g_string_replace (left, "%", "%%", 0);
  gtk_source_print_compositor_set_print_header (compositor, TRUE);
  /* translators: at the top of a printed page: its number, and how many there are; leave %N and %Q as they are */
  gtk_source_print_compositor_set_header_format (compositor, TRUE, left->str, NULL, _ ("Page %N of %Q"));
  g_string_free (left, TRUE);
}

static GtkSourcePrintCompositor *
make_compositor (LooseSession *session, GtkSourceView *view, const char *title)
{
  g_autoptr (GtkSourceBuffer) paper = copy_text (session);
  GtkSourcePrintCompositor *compositor = gtk_source_print_compositor_new (paper);

  gtk_source_print_compositor_set_tab_width (compositor, gtk_source_view_get_tab_width (view));
  gtk_source_print_compositor_set_wrap_mode (compositor, GTK_WRAP_WORD_CHAR);
  gtk_source_print_compositor_set_highlight_syntax (compositor, TRUE); /* otherwise tags are ignored */
  gtk_source_print_compositor_set_print_line_numbers (compositor,
                                                      gtk_source_view_get_show_line_numbers (view) ? LINES_APART : 0);
  gtk_source_print_compositor_set_top_margin (compositor, MARGIN_MM, GTK_UNIT_MM);
  gtk_source_print_compositor_set_bottom_margin (compositor, MARGIN_MM, GTK_UNIT_MM);
  gtk_source_print_compositor_set_left_margin (compositor, MARGIN_MM, GTK_UNIT_MM);
  gtk_source_print_compositor_set_right_margin (compositor, MARGIN_MM, GTK_UNIT_MM);
  set_fonts (compositor, GTK_WIDGET (view));
  set_header (compositor, title);
  return compositor;
}

static gboolean
paginate_cb (GtkSourcePrintCompositor *compositor, GtkPrintContext *context, GtkPrintOperation *operation)
{
  if (!gtk_source_print_compositor_paginate (compositor, context))
    return FALSE;
  gtk_print_operation_set_n_pages (operation, gtk_source_print_compositor_get_n_pages (compositor));
  return TRUE;
}

static void
draw_page_cb (GtkSourcePrintCompositor *compositor, GtkPrintContext *context, int page)
{
  gtk_source_print_compositor_draw_page (compositor, context, page);
}

GtkPrintOperation *
loose_print_new (LooseSession *session, GtkSourceView *view, const char *title)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  GtkPrintOperation *operation = gtk_print_operation_new ();
  GtkSourcePrintCompositor *compositor = make_compositor (session, view, title);

  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "compositor", compositor, g_object_unref);
  g_signal_connect_object (operation, "paginate", G_CALLBACK (paginate_cb), compositor, G_CONNECT_SWAPPED);
  g_signal_connect_object (operation, "draw-page", G_CALLBACK (draw_page_cb), compositor, G_CONNECT_SWAPPED);
  return operation;
}
