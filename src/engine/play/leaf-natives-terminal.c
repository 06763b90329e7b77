/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-terminal.c: what stories ask of a terminal that here is a window of the application.
 *
 * Keys come as commands, of which the first character counts; sizes are those of a plain terminal; pictures, sounds and
 * colours are taken note of by nobody.  Saving is the application's affair: a play is its seed and its commands.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"

#define NATIVE(name) \
  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)
#define NOTHING_TO_DO(name) \
  NATIVE (name) \
  { \
    return LEAF_NATIVE_DONE; \
  }

NOTHING_TO_DO (clear_screen)
NOTHING_TO_DO (clear_window)
NOTHING_TO_DO (focus_window)
NOTHING_TO_DO (set_window_height)
NOTHING_TO_DO (set_window_cursor)
NOTHING_TO_DO (boxed_quotation)
NOTHING_TO_DO (show_quotation)
NOTHING_TO_DO (display_figure)
NOTHING_TO_DO (play_sound)
NOTHING_TO_DO (say_extensions)
NOTHING_TO_DO (say_all_extensions)

enum { TERMINAL_WIDTH = 80, TERMINAL_HEIGHT = 25 };

NATIVE (screen_width) { return GIVE_NUMBER (TERMINAL_WIDTH); }
NATIVE (screen_height) { return GIVE_NUMBER (TERMINAL_HEIGHT); }
NATIVE (window_width) { return GIVE_NUMBER (TERMINAL_WIDTH); }
NATIVE (window_height) { return GIVE_NUMBER (TERMINAL_HEIGHT); }

NATIVE (say_interpreter)
{
  leaf_print (m, "Played by Looseleaf");
  leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

/* --- keys ------------------------------------------------------------------------------------------------------------------------------ */

static char *
typed (LeafMachine *m)
{
  if (leaf_native_phase (m) == 0) {
    leaf_native_set_phase (m, 1);
    leaf_machine_ask (m, "");
    return NULL;
  }
  return leaf_machine_take_command (m);
}

NATIVE (next_key)
{
  g_autofree char *line = typed (m);
  gunichar c;

  if (line == NULL)
    return LEAF_NATIVE_WAITS;
  c = g_utf8_get_char_validated (line, -1);
  *result = LEAF_VALUE (UNICODE, *line == '\0' ? '\n' : (gint32) c > 0 ? c : '?');
  return LEAF_NATIVE_DONE;
}

NATIVE (next_line)
{
  g_autofree char *line = typed (m);

  if (line == NULL)
    return LEAF_NATIVE_WAITS;
  *result = leaf_text_new (m, line);
  return LEAF_NATIVE_DONE;
}

static LeafNativeStatus
wait_for_any (LeafMachine *m)
{
  g_autofree char *line = typed (m);

  return line == NULL ? LEAF_NATIVE_WAITS : LEAF_NATIVE_DONE;
}

NATIVE (wait_for_key) { return wait_for_any (m); }
NATIVE (wait_for_space) { return wait_for_any (m); }

/* --- saving ------------------------------------------------------------------------------------------------------------------------------ */

NATIVE (save_play) { return GIVE_TRUTH (FALSE); }
NATIVE (restore_play) { return GIVE_TRUTH (FALSE); }
NATIVE (play_is_sound) { return GIVE_TRUTH (TRUE); }
NATIVE (begin_transcript) { return GIVE_TRUTH (FALSE); }
NATIVE (end_transcript) { return GIVE_TRUTH (TRUE); }

/* --- rank -------------------------------------------------------------------------------------------------------------------------------- */

static guint32
rankings (const LeafMachine *m)
{
  LEAF_EACH (&m->build->world->tables, i) {
    const char *name = LEAF_ROW (&m->build->world->tables, LeafTableRow, i)->name;

    if (name != NULL && g_ascii_strcasecmp (name, "table of rankings") == 0)
      return i;
  }
  return 0;
}

/* The last row whose score has been reached. */
NATIVE (score_rank)
{
  guint32 table = rankings (m);
  gint32 score = leaf_variable (m, m->facts->score_cell).bits;

  *result = LEAF_VALUE (TEXT, 0);
  if (table != 0 && LEAF_ROW (&m->build->world->tables, LeafTableRow, table)->n_columns >= 2) {
    const LeafTableRow *row = LEAF_ROW (&m->build->world->tables, LeafTableRow, table);
    LeafValue value = { LEAF_KIND_TABLE_NAME, (gint32) table };

    for (gint32 at = (gint32) row->n_rows; at >= 1; at--)
      if (leaf_table_has (m, value, at, row->columns[0].ix)
          && leaf_table_get (m, value, at, row->columns[0].ix, FALSE).bits <= score) {
        *result = leaf_table_get (m, value, at, row->columns[1].ix, FALSE);
        break;
      }
  }
  return LEAF_NATIVE_DONE;
}
