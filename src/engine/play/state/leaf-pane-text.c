/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-pane-text.c: text printed in a pane, and the rows of the status line as one text. */

#include "leaf-events.h"
#include "leaf-panes.h"

#include <string.h>

enum { MOST_TEXT = 65536 }; /* bytes of a buffer; beyond these the oldest lines are dropped */

/* --- a buffer ----------------------------------------------------------------------------------------------------- */

static void
drop_oldest (LeafPaneRow *row)
{
  const char *line;
  guint32 cut, gone = 0;

  if (row->text->len <= MOST_TEXT)
    return;
  cut = (guint32) row->text->len - MOST_TEXT * 3 / 4;
  line = strchr (row->text->str + cut, '\n');
  cut = line != NULL ? (guint32) (line + 1 - row->text->str) : cut;
  while ((row->text->str[cut] & 0xC0) == 0x80)
    cut++;
  g_string_erase (row->text, 0, (gssize) cut);
  while (gone + 1 < row->runs->len && g_array_index (row->runs, LeafPaneRun, gone + 1).at <= cut)
    gone++;
  if (gone > 0)
    g_array_remove_range (row->runs, 0, gone);
  for (guint i = 0; i < row->runs->len; i++) {
    LeafPaneRun *run = &g_array_index (row->runs, LeafPaneRun, i);

    run->at = run->at > cut ? run->at - cut : 0;
  }
}

static void
print_in_buffer (LeafMachine *m, LeafPaneRow *row, const char *characters, guint32 effect)
{
  LeafPaneRun run = { (guint32) row->text->len, m->style, m->letters, m->background, m->link, effect };
  const LeafPaneRun *last = row->runs->len > 0 ? &g_array_index (row->runs, LeafPaneRun, row->runs->len - 1) : NULL;

  if (last == NULL || effect != 0 || memcmp (&last->style, &run.style, sizeof run - sizeof run.at) != 0)
    g_array_append_val (row->runs, run);
  g_string_append (row->text, characters);
  drop_oldest (row);
}

/* --- a grid ------------------------------------------------------------------------------------------------------- */

/* A line that is too long continues on the next one. Text below the last line is lost. */
static void
print_in_grid (LeafMachine *m, LeafPaneRow *row, const char *characters)
{
  for (; *characters != '\0'; characters = g_utf8_next_char (characters)) {
    gunichar letter = g_utf8_get_char (characters);

    if (letter != '\n' && row->column >= row->width) {
      row->column = 0;
      row->row++;
    }
    if (letter == '\n') {
      row->column = 0;
      row->row++;
    } else if (row->row < row->height && row->width > 0) {
      g_array_index (row->cells, LeafPaneCell, row->row * row->width + row->column)
          = (LeafPaneCell) { letter == '\t' ? ' ' : letter, m->style, m->letters, m->background, m->link };
      row->column++;
    }
  }
}

void
leaf_pane_print (LeafMachine *m, const char *characters, guint32 effect)
{
  LeafPaneRow *row = leaf_pane_printed (m);

  leaf_charge (m, strlen (characters) / 16);
  if (row != NULL && row->sort == LEAF_PANE_BUFFER)
    print_in_buffer (m, row, characters, effect);
  else if (row != NULL && row->sort == LEAF_PANE_GRID)
    print_in_grid (m, row, characters);
}

/* --- the status line ---------------------------------------------------------------------------------------------- */

/* The text between two gaps of a row: characters from..to. */
typedef struct {
  guint32 from, to;
} Part;

enum { MOST_PARTS = LEAF_SCREEN_COLUMNS, GAP = 2 };

static gunichar
letter_at (const LeafPaneRow *row, guint32 line, guint32 column)
{
  gunichar letter = g_array_index (row->cells, LeafPaneCell, line * row->width + column).letter;

  return letter != 0 ? letter : ' ';
}

static guint32
find_parts (const LeafPaneRow *row, guint32 line, Part *parts)
{
  guint32 n = 0, blanks = GAP;

  for (guint32 column = 0; column < row->width; column++) {
    if (letter_at (row, line, column) == ' ') {
      blanks++;
      continue;
    }
    if (blanks >= GAP && n < MOST_PARTS)
      parts[n++].from = column;
    parts[n - 1].to = column + 1;
    blanks = 0;
  }
  return n;
}

static void
add_part (GString *all, const LeafPaneRow *row, guint32 line, Part part)
{
  for (guint32 column = part.from; column < part.to; column++)
    g_string_append_unichar (all, letter_at (row, line, column));
}

/* Is the text roughly in the centre? */
static gboolean
is_centred (const LeafPaneRow *row, Part part)
{
  gint32 left = (gint32) part.from, right = (gint32) (row->width - part.to);

  return left > 4 && ABS (left - right) <= 8;
}

/* Adds "left\tright", or "left\tcentre\tright". */
static void
add_row (GString *all, const LeafPaneRow *row, guint32 line)
{
  Part parts[MOST_PARTS + 1] = { 0 };
  guint32 n = find_parts (row, line, parts), first = 0, last = n;
  gboolean has_left = n > 0 && parts[0].from < row->width / 2 && !is_centred (row, parts[0]),
           has_right = n > (has_left ? 1 : 0) && !is_centred (row, parts[n - 1]);

  if (has_left)
    add_part (all, row, line, parts[first++]);
  if (has_right)
    last--;
  if (first < last)
    g_string_append_c (all, '\t');
  for (guint32 i = first; i < last; i++) {
    g_string_append (all, i > first ? "   " : "");
    add_part (all, row, line, parts[i]);
  }
  g_string_append_c (all, '\t');
  if (has_right)
    add_part (all, row, line, parts[last]);
}

void
leaf_status_begin (LeafMachine *m)
{
  leaf_pane_drop_status (m);
  m->status_from = MAX (m->pane, LEAF_PANE_MAIN);
  leaf_pane_select (m, LEAF_PANE_STATUS);
}

void
leaf_status_end (LeafMachine *m)
{
  const LeafPaneRow *row = leaf_panes_find (m->panes, LEAF_PANE_STATUS);
  g_autoptr (GString) all = g_string_new (NULL);
  guint32 n = 0;
  Part parts[MOST_PARTS + 1];

  for (guint32 line = 0; row != NULL && line < row->height; line++)
    if (find_parts (row, line, parts) > 0)
      n = line + 1;
  for (guint32 line = 0; line < n; line++) {
    g_string_append (all, line > 0 ? "\n" : "");
    add_row (all, row, line);
  }
  leaf_pane_select (m, m->status_from);
  leaf_pane_drop_status (m);
  if (n > 0)
    leaf_event_text (m, LEAF_EVENT_STATUS, LEAF_WANT_TEXT, all->str, LEAF_OUTCOME_NONE);
}
