/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-status.c: the status line.
 *
 * Rules for constructing the status line print into a grid of its rows. Their output becomes one text with a line for
 * each row (LEAF_EVENT_STATUS), so that an application can align left, centre and right in any width. */

#include "leaf-activities.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-print.h"
#include "leaf-say.h"
#include "leaf-values.h"
#include "leaf-panes.h"

#include <string.h>

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

enum { CELL_NOUN = 0, CELL_COUNT, CELL_STYLE };

/* --- around the rules --------------------------------------------------------------------------------------------- */

/* If a text is being captured, the output of the rules must not become part of it. */
static void
begin_drawing (LeafMachine *m)
{
  *leaf_native_cell (m, CELL_NOUN) = leaf_variable (m, m->facts->named_cell);
  *leaf_native_cell (m, CELL_COUNT) = LEAF_VALUE (NUMBER, m->named_count);
  *leaf_native_cell (m, CELL_STYLE) = LEAF_VALUE (NUMBER, m->style);
  if (m->capturing > 0)
    leaf_capture_begin (m);
  else
    leaf_status_begin (m);
}

/* Names printed there do not count as mentioned in the story. */
static void
end_drawing (LeafMachine *m)
{
  if (m->capturing > 0)
    leaf_capture_end (m);
  else
    leaf_status_end (m);
  m->style = (guint32) leaf_native_cell (m, CELL_STYLE)->bits;
  leaf_regard (m, *leaf_native_cell (m, CELL_NOUN), (guint32) leaf_native_cell (m, CELL_COUNT)->bits);
}

NATIVE (draw_status_line)
{
  (void) args, (void) result;
  if (leaf_native_begins (m)) {
    begin_drawing (m);
    leaf_call_activity (m, m->facts->constructing_the_status_line, LEAF_NO_VALUE);
    return LEAF_NATIVE_CALLED;
  }
  end_drawing (m);
  return LEAF_NATIVE_DONE;
}

/* --- what they draw ----------------------------------------------------------------------------------------------- */

static const char *
characters_or_blank (const LeafMachine *m, LeafValue text)
{
  const char *characters = leaf_text_characters (m, text);

  return characters != NULL ? characters : "";
}

/* Prints an entry in its row: on the left, in the centre, or on the right. */
static void
print_entry (LeafMachine *m, guint32 row, guint32 column, guint32 n_columns, const char *words)
{
  gint32 length = (gint32) g_utf8_strlen (words, -1), at = 1;

  if (column > 0 && column + 1 == n_columns)
    at = LEAF_SCREEN_COLUMNS - 1 - length;
  else if (column > 0)
    at = (LEAF_SCREEN_COLUMNS - length) / 2;
  leaf_pane_move (m, LEAF_PANE_STATUS, MAX (at, 0), (gint32) row);
  leaf_print (m, words);
}

/* Prints a table whose columns are left, centre and right, one entry per visit. */
NATIVE (draw_status_table)
{
  enum { CELL_IS_OWN = CELL_STYLE + 1 };
  const LeafImageTable *table = LEAF_ROW (&m->image->tables, LeafImageTable, (guint32) args[0].bits);
  guint32 at = leaf_native_phase (m), n = table->n_rows * table->n_columns;

  (void) result;
  if (m->pane != LEAF_PANE_STATUS && m->capturing > 0)
    return LEAF_NATIVE_DONE;
  if (at == 0 && m->pane != LEAF_PANE_STATUS) {
    *leaf_native_cell (m, CELL_IS_OWN) = LEAF_VALUE (NUMBER, 1);
    begin_drawing (m);
  }
  if (at > 0)
    print_entry (m, (at - 1) / table->n_columns, (at - 1) % table->n_columns, table->n_columns,
                 characters_or_blank (m, m->returned));
  while (at < n && leaf_cell (m, table->first_cell + at).kind != LEAF_KIND_TEXT)
    at++;
  if (at < n) {
    leaf_native_set_phase (m, at + 1);
    leaf_call_text (m, leaf_cell (m, table->first_cell + at));
    return LEAF_NATIVE_CALLED;
  }
  if (leaf_native_cell (m, CELL_IS_OWN)->bits != 0)
    end_drawing (m);
  return LEAF_NATIVE_DONE;
}

NATIVE (default_status_line)
{
  (void) args, (void) result;
  switch (leaf_native_phase (m)) {
  case 0:
    leaf_native_set_phase (m, 1);
    leaf_call_text (m, leaf_variable (m, m->facts->left_status_cell));
    return LEAF_NATIVE_CALLED;
  case 1:
    *leaf_native_cell (m, 0) = m->returned;
    leaf_native_set_phase (m, 2);
    leaf_call_text (m, leaf_variable (m, m->facts->right_status_cell));
    return LEAF_NATIVE_CALLED;
  default: {
    g_autofree char *both = g_strconcat (characters_or_blank (m, *leaf_native_cell (m, 0)), "\t",
                                         characters_or_blank (m, m->returned), NULL);

    leaf_event_text (m, LEAF_EVENT_STATUS, LEAF_WANT_TEXT, both, LEAF_OUTCOME_NONE);
    m->decided = TRUE;
    return LEAF_NATIVE_DONE;
  }
  }
}
