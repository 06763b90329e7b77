/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play-panes.c: the panes of a play, for applications. */
#include "leaf-play-private.h"
#include "leaf-pane.h"
#include "leaf-panes.h"

#include <string.h>

static const LeafPaneRow *
find (const LeafPlay *play, guint32 number)
{
  return leaf_panes_find (play->machine->panes, number);
}

guint32
leaf_play_n_panes (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, 0);
  return leaf_panes_n (play->machine->panes);
}

LeafPane
leaf_play_pane (const LeafPlay *play, guint32 nth)
{
  const LeafPaneRow *row;

  g_return_val_if_fail (play != NULL, ((LeafPane) { 0 }));
  row = leaf_panes_nth (play->machine->panes, nth);
  if (row == NULL)
    return (LeafPane) { 0 };
  return (LeafPane) {
    .number = row->number,
    .sort = (LeafPaneSort) row->sort,
    .beside = row->beside,
    .side = (LeafPaneSide) row->side,
    .is_proportional = row->is_proportional != 0,
    .size = row->size,
    .width = row->width,
    .height = row->height,
    .background = row->background,
    .wants_mouse = row->wants_mouse != 0,
    .name = row->name,
    .hash = leaf_pane_hash (row),
  };
}

guint64
leaf_play_panes_hash (const LeafPlay *play)
{
  const LeafPanes *panes;

  g_return_val_if_fail (play != NULL, 0);
  panes = play->machine->panes;
  return leaf_panes_n (panes) > 0 ? leaf_panes_functions.hash (&play->machine->panes, 5) : 0;
}

/* --- pieces ------------------------------------------------------------------------------------------------------- */

static void
add_buffer (GArray *pieces, const LeafPaneRow *row)
{
  for (guint i = 0; i < row->runs->len; i++) {
    const LeafPaneRun *run = &g_array_index (row->runs, LeafPaneRun, i);
    gsize end = i + 1 < row->runs->len ? run[1].at : row->text->len;
    LeafPanePiece piece = { .text = g_strndup (row->text->str + run->at, end - run->at),
                            .style = run->style,
                            .letters = run->letters,
                            .background = run->background,
                            .link = run->link,
                            .effect = run->effect };

    g_array_append_val (pieces, piece);
  }
}

static gboolean
is_alike (const LeafPaneCell *a, const LeafPaneCell *b)
{
  return memcmp (&a->style, &b->style, sizeof *a - sizeof a->letter) == 0;
}

/* The number of columns of a line without the blanks at its end. */
static guint32
length_of_line (const LeafPaneRow *row, guint32 line)
{
  static const LeafPaneCell plain = { 0 };
  guint32 length = row->width;

  for (; length > 0; length--) {
    const LeafPaneCell *cell = &g_array_index (row->cells, LeafPaneCell, line * row->width + length - 1);

    if ((cell->letter != 0 && cell->letter != ' ') || !is_alike (cell, &plain))
      break;
  }
  return length;
}

static void
add_line (GArray *pieces, const LeafPaneRow *row, guint32 line)
{
  const LeafPaneCell *cells = &g_array_index (row->cells, LeafPaneCell, line * row->width);
  guint32 length = length_of_line (row, line);

  for (guint32 from = 0, to; from < length; from = to) {
    GString *text = g_string_new (NULL);
    LeafPanePiece piece = { .style = cells[from].style,
                            .letters = cells[from].letters,
                            .background = cells[from].background,
                            .link = cells[from].link };

    for (to = from; to < length && is_alike (&cells[from], &cells[to]); to++)
      g_string_append_unichar (text, cells[to].letter != 0 ? cells[to].letter : ' ');
    piece.text = g_string_free (text, FALSE);
    g_array_append_val (pieces, piece);
  }
}

static void
add_grid (GArray *pieces, const LeafPaneRow *row)
{
  for (guint32 line = 0; line < row->height && row->width > 0; line++) {
    LeafPanePiece end = { .text = g_strdup ("\n") };

    add_line (pieces, row, line);
    g_array_append_val (pieces, end);
  }
}

static void
add_drawings (GArray *pieces, const LeafPaneRow *row)
{
  for (guint i = 0; i < row->drawings->len; i++) {
    const LeafPaneDrawing *drawing = &g_array_index (row->drawings, LeafPaneDrawing, i);
    LeafPanePiece piece = { .text = g_strdup (""),
                            .effect = drawing->effect,
                            .colour = drawing->colour,
                            .x = drawing->x,
                            .y = drawing->y,
                            .width = drawing->width,
                            .height = drawing->height };

    g_array_append_val (pieces, piece);
  }
}

LeafPanePiece *
leaf_play_pane_pieces (const LeafPlay *play, guint32 number, guint32 *n)
{
  GArray *pieces;
  const LeafPaneRow *row;

  g_return_val_if_fail (play != NULL && n != NULL, NULL);
  pieces = g_array_new (FALSE, TRUE, sizeof (LeafPanePiece));
  row = find (play, number);
  if (row != NULL && row->sort == LEAF_PANE_BUFFER)
    add_buffer (pieces, row);
  else if (row != NULL && row->sort == LEAF_PANE_GRID)
    add_grid (pieces, row);
  else if (row != NULL)
    add_drawings (pieces, row);
  *n = pieces->len;
  return (LeafPanePiece *) (gpointer) g_array_free (pieces, FALSE);
}

void
leaf_pane_pieces_free (LeafPanePiece *pieces, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    g_free (pieces[i].text);
  g_free (pieces);
}

char *
leaf_play_pane_dup_text (const LeafPlay *play, guint32 number)
{
  guint32 n = 0;
  LeafPanePiece *pieces;
  GString *all;

  g_return_val_if_fail (play != NULL, NULL);
  all = g_string_new (NULL);
  pieces = leaf_play_pane_pieces (play, number, &n);
  for (guint32 i = 0; i < n; i++)
    g_string_append (all, pieces[i].text);
  leaf_pane_pieces_free (pieces, n);
  while (all->len > 0 && g_ascii_isspace (all->str[all->len - 1]))
    g_string_truncate (all, all->len - 1);
  return g_string_free (all, FALSE);
}

char *
leaf_pane_dup_click (guint32 number, guint32 column, guint32 row)
{
  return g_strdup_printf ("[click %u at %u, %u]", number, column, row);
}
