/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-print.h"

#include "loose-manual-blocks.h"

#include <glib/gi18n.h>
#include <string.h>

#define MARGIN_MM     18
#define TEXT_POINTS   10
#define SOURCE_POINTS 9
#define INDENT_POINTS 14

/* A block as it is printed. A block may be broken between its lines, so a sheet begins at a line of a block. */
typedef struct {
  PangoLayout *layout;
  double indent, above; /* in points */
  gboolean is_heading;  /* kept with the block that follows */
} Piece;

typedef struct {
  guint piece;
  int line;
} Break;

typedef struct {
  GPtrArray *blocks; /* of LeafManualBlock: the manual may be read again while the dialog is open */
  GArray *pieces;    /* of Piece */
  GArray *breaks;    /* of Break: where each sheet begins */
} Paper;

static void
clear_piece (gpointer data)
{
  g_object_unref (((Piece *) data)->layout);
}

static void
paper_free (gpointer data)
{
  Paper *paper = data;

  g_ptr_array_unref (paper->blocks);
  g_array_unref (paper->pieces);
  g_array_unref (paper->breaks);
  g_free (paper);
}

/* --- the text of blocks ------------------------------------------------------------------------------------------- */

/* Prints the cells of a row one after another, because columns would need widths, which the page does not have. */
static char *
dup_row (const LeafManualBlock *block)
{
  g_auto (GStrv) cells = g_strsplit (block->text, "|", -1);
  GString *row = g_string_new (NULL);

  for (guint i = 1; cells[i] != NULL && cells[i + 1] != NULL; i++) {
    g_autofree char *markup = loose_manual_markup (g_strstrip (cells[i]));

    g_string_append_printf (row, block->level == 0 ? "%s<b>%s</b>" : "%s%s", row->len > 0 ? "  –  " : "", markup);
  }
  return g_string_free (row, FALSE);
}

/* Removes links, which Pango markup does not have, and keeps their words. */
static char *
dup_without_links (const char *markup)
{
  g_autoptr (GRegex) link = g_regex_new ("</?a\\b[^>]*>", 0, 0, NULL);

  return g_regex_replace_literal (link, markup, -1, 0, "", 0, NULL);
}

/* The markup of a block of prose; NULL if it is source or printed text. */
static char *
dup_markup (const LeafManualBlock *block)
{
  g_autofree char *words = NULL, *plain = NULL;

  if (block->sort == LEAF_MANUAL_ROW) {
    words = dup_row (block);
    return dup_without_links (words);
  }
  if (block->sort > LEAF_MANUAL_ITEM)
    return NULL;
  words = loose_manual_markup (block->text);
  plain = dup_without_links (words);
  if (block->sort == LEAF_MANUAL_HEADING)
    return g_strdup_printf ("<span weight=\"bold\" size=\"%s\">%s</span>",
                            block->level == 1   ? "xx-large"
                            : block->level == 2 ? "x-large"
                                                : "large",
                            plain);
  if (block->sort == LEAF_MANUAL_ITEM && block->level > 0)
    return g_strdup_printf ("%u. %s", block->level, plain);
  return block->sort == LEAF_MANUAL_ITEM ? g_strdup_printf ("• %s", plain) : g_steal_pointer (&plain);
}

/* Returns FALSE for the buttons of an exercise, which do nothing on paper, and for its solution. */
static gboolean
is_printed (const LeafManualBlock *block)
{
  return block->sort != LEAF_MANUAL_EXERCISE && block->sort != LEAF_MANUAL_SOLUTION && block->sort != LEAF_MANUAL_WRONG;
}

static void
set_font (PangoLayout *layout, const LeafManualBlock *block, gboolean is_source)
{
  PangoFontDescription *font = pango_font_description_from_string (is_source ? "Monospace" : "Serif");

  pango_font_description_set_size (font, (is_source ? SOURCE_POINTS : TEXT_POINTS) * PANGO_SCALE);
  if (block->sort == LEAF_MANUAL_HINT || block->sort == LEAF_MANUAL_PROBLEM)
    pango_font_description_set_style (font, PANGO_STYLE_ITALIC);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static Piece
make_piece (GtkPrintContext *context, const LeafManualBlock *block)
{
  g_autofree char *markup = dup_markup (block), *text = g_strchomp (g_strdup (block->text)), *hint = NULL;
  gboolean is_source = markup == NULL && block->sort != LEAF_MANUAL_HINT && block->sort != LEAF_MANUAL_PROBLEM;
  Piece piece = { .layout = gtk_print_context_create_pango_layout (context),
                  .indent = markup == NULL || block->sort == LEAF_MANUAL_ITEM ? INDENT_POINTS : 0,
                  .above = block->sort == LEAF_MANUAL_HEADING ? TEXT_POINTS * 1.4
                           : block->sort == LEAF_MANUAL_ITEM  ? TEXT_POINTS * 0.3
                           : block->sort == LEAF_MANUAL_ROW   ? TEXT_POINTS * 0.3
                                                              : TEXT_POINTS * 0.8,
                  .is_heading = block->sort == LEAF_MANUAL_HEADING };

  hint = block->sort == LEAF_MANUAL_HINT ? g_strdup_printf (_ ("Hint: %s"), text) : NULL;
  set_font (piece.layout, block, is_source);
  pango_layout_set_wrap (piece.layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (piece.layout, (int) ((gtk_print_context_get_width (context) - piece.indent) * PANGO_SCALE));
  if (markup != NULL)
    pango_layout_set_markup (piece.layout, markup, -1);
  else
    pango_layout_set_text (piece.layout, hint != NULL ? hint : text, -1);
  return piece;
}

/* --- sheets ------------------------------------------------------------------------------------------------------- */

static double
height_of (PangoLayout *layout, int line)
{
  PangoRectangle rectangle;

  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, line), NULL, &rectangle);
  return (double) rectangle.height / PANGO_SCALE;
}

/* The place where the next sheet begins. Headings at the end of a sheet move to the next one. */
static Break
find_break (Paper *paper, guint piece, int line)
{
  if (line == 0)
    while (piece > 1 && g_array_index (paper->pieces, Piece, piece - 1).is_heading
           && piece - 1 > g_array_index (paper->breaks, Break, paper->breaks->len - 1).piece)
      piece--;
  return (Break) { piece, line };
}

static void
break_into_sheets (Paper *paper, double height)
{
  double y = 0;

  g_array_append_val (paper->breaks, ((Break) { 0, 0 }));
  for (guint i = 0; i < paper->pieces->len; i++) {
    const Piece *piece = &g_array_index (paper->pieces, Piece, i);

    y += y > 0 ? piece->above : 0;
    for (int k = 0; k < pango_layout_get_line_count (piece->layout); k++) {
      double line = height_of (piece->layout, k);

      if (y > 0 && y + line > height) {
        Break at = find_break (paper, i, k);

        g_array_append_val (paper->breaks, at);
        if (at.piece < i) { /* again, from the heading */
          i = at.piece - 1;
          y = 0;
          break;
        }
        y = 0;
      }
      y += line;
    }
  }
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Paper *paper)
{
  for (guint i = 0; i < paper->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (paper->blocks, i);

    if (is_printed (block)) {
      Piece piece = make_piece (context, block);

      g_array_append_val (paper->pieces, piece);
    }
  }
  break_into_sheets (paper, gtk_print_context_get_height (context));
  gtk_print_operation_set_n_pages (operation, (int) paper->breaks->len);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int number, Paper *paper)
{
  cairo_t *cairo = gtk_print_context_get_cairo_context (context);
  Break at = g_array_index (paper->breaks, Break, number), end = number + 1 < (int) paper->breaks->len
                                                                     ? g_array_index (paper->breaks, Break, number + 1)
                                                                     : (Break) { paper->pieces->len, 0 };
  double y = 0;

  cairo_set_source_rgb (cairo, 0, 0, 0);
  for (; at.piece < end.piece || (at.piece == end.piece && at.line < end.line); at.piece++, at.line = 0) {
    const Piece *piece = &g_array_index (paper->pieces, Piece, at.piece);
    int last = at.piece == end.piece ? end.line : pango_layout_get_line_count (piece->layout);

    y += y > 0 ? piece->above : 0;
    for (int k = at.line; k < last; k++) {
      PangoLayoutLine *line = pango_layout_get_line_readonly (piece->layout, k);
      PangoRectangle rectangle;

      pango_layout_line_get_extents (line, NULL, &rectangle);
      cairo_move_to (cairo, piece->indent, y + (double) PANGO_ASCENT (rectangle) / PANGO_SCALE);
      pango_cairo_show_layout_line (cairo, line);
      y += (double) rectangle.height / PANGO_SCALE;
    }
  }
}

GtkPrintOperation *
loose_manual_print_new (const LeafManualPage *page)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  Paper *paper = g_new0 (Paper, 1);

  paper->blocks = g_ptr_array_ref (page->blocks);
  paper->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (paper->pieces, clear_piece);
  paper->breaks = g_array_new (FALSE, FALSE, sizeof (Break));
  gtk_page_setup_set_top_margin (setup, MARGIN_MM, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (setup, MARGIN_MM, GTK_UNIT_MM);
  gtk_page_setup_set_left_margin (setup, MARGIN_MM, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (setup, MARGIN_MM, GTK_UNIT_MM);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, page->title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "paper", paper, paper_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), paper);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), paper);
  return operation;
}
