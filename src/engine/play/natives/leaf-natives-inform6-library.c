/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-inform6-library.c: run-time library routines and variables for Inform 6 code: tables and actions by
 * their data tables, the end of the story, type styles, and streams.
 *
 * A stream is the play's own output, or memory: text printed while a memory stream is selected is collected, and
 * written to its address when it is closed. */
#include "leaf-faults.h"
#include "leaf-print.h"
#include "leaf-tables.h"
#include "leaf-inform6-memory.h"
#include "leaf-table-index.h"

#include <string.h>

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

/* --- tables ------------------------------------------------------------------------------------------------------- */

NATIVE (inform6_table_rows)
{
  return GIVE_NUMBER (args[0].kind == LEAF_KIND_TABLE_NAME ? leaf_table_count (m, args[0], 0) : 0);
}

NATIVE (inform6_row_is_blank)
{
  const LeafImageTable *row;
  guint32 line = (guint32) args[1].bits;

  if (args[0].kind != LEAF_KIND_TABLE_NAME || args[0].bits <= 0 || (guint32) args[0].bits >= m->image->tables.n)
    return GIVE_TRUTH (TRUE);
  row = LEAF_ROW (&m->image->tables, LeafImageTable, (guint32) args[0].bits);
  return GIVE_TRUTH (line < 1 || args[1].bits > leaf_table_count (m, args[0], 0)
                     || leaf_table_row_is_blank (m, row, line));
}

/* --- actions ------------------------------------------------------------------------------------------------------ */

enum {
  TOUCHES_NOUN = 1,
  TOUCHES_SECOND = 2,
  NEEDS_LIGHT = 4,
  NEEDS_NOUN = 8,
  NEEDS_SECOND = 16,
  OUT_OF_WORLD = 32,
  CARRIES_NOUN = 64,
  CARRIES_SECOND = 128
};

static gint32
requirements (const LeafImageAction *action)
{
  return (action->needs_touch[0] ? TOUCHES_NOUN : 0) | (action->needs_touch[1] ? TOUCHES_SECOND : 0)
         | (action->needs_light ? NEEDS_LIGHT : 0) | (action->n_nouns > 0 ? NEEDS_NOUN : 0)
         | (action->n_nouns > 1 ? NEEDS_SECOND : 0) | (action->out_of_world ? OUT_OF_WORLD : 0)
         | (action->needs_carried[0] ? CARRIES_NOUN : 0) | (action->needs_carried[1] ? CARRIES_SECOND : 0);
}

/* The kind number of a noun for Inform 6 code, where all objects are of one kind. */
static gint32
noun_kind (const LeafMachine *m, const LeafImageAction *action, guint which)
{
  guint32 kind = action->kinds[which].ix;

  if (which >= action->n_nouns)
    return -1;
  return leaf_is_object_kind (m, kind) || kind == 0 ? LEAF_KIND_OBJECT : (gint32) kind;
}

NATIVE (inform6_action_data)
{
  enum { REQUIREMENTS };
  guint32 number = (guint32) args[0].bits;
  const LeafImageAction *action;

  if (!leaf_table_has_row (&m->image->actions, number))
    return GIVE_NUMBER (0);
  action = LEAF_ROW (&m->image->actions, LeafImageAction, number);
  if (args[1].bits == REQUIREMENTS)
    return GIVE_NUMBER (requirements (action));
  return GIVE_NUMBER (noun_kind (m, action, args[1].bits == 1 ? 0 : 1));
}

/* --- returning from what invokes a phrase ------------------------------------------------------------------------- */

NATIVE (inform6_return)
{
  guint32 n = m->n_frames;

  (void) result;
  m->returned = args[0];
  if (n >= 2 && m->frames[n - 2].sort == LEAF_FRAME_CODE)
    m->frames[n - 2].after = LEAF_AFTER_RETURNED;
  return LEAF_NATIVE_DONE;
}

/* --- the end of the story, and faults ----------------------------------------------------------------------------- */

enum { GOES_ON = 0, ENDED_FINALLY = 1, ENDED = 2 };

NATIVE (inform6_end)
{
  (void) result;
  m->ended = args[0].bits == 0 ? GOES_ON : m->ended == GOES_ON ? ENDED : m->ended;
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_complete)
{
  (void) result;
  if (m->ended != GOES_ON)
    m->ended = args[0].bits != 0 ? ENDED_FINALLY : ENDED;
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_problem)
{
  (void) args;
  (void) result;
  leaf_fault (m, N_ ("Inform 6 code reports a run-time problem"), NULL);
  return LEAF_NATIVE_DONE;
}

/* --- type styles -------------------------------------------------------------------------------------------------- */

NATIVE (inform6_style)
{
  static const guint32 styles[]
      = { 0, LEAF_TEXT_ITALIC, LEAF_TEXT_FIXED, LEAF_TEXT_BOLD, LEAF_TEXT_BOLD, LEAF_TEXT_BOLD, LEAF_TEXT_ITALIC };

  (void) result;
  leaf_style (m, args[0].bits >= 0 && (gsize) args[0].bits < G_N_ELEMENTS (styles) ? styles[args[0].bits] : 0);
  return LEAF_NATIVE_DONE;
}

static void
set_colour (guint32 *colour, gint32 wanted)
{
  enum { USUAL = -1, AS_IT_IS = -2 };

  if (wanted == USUAL)
    *colour = 0;
  else if (wanted != AS_IT_IS)
    *colour = LEAF_COLOUR_GIVEN | (guint32) (wanted & 0xFFFFFF);
}

NATIVE (inform6_colours)
{
  (void) result;
  set_colour (&m->letters, args[0].bits);
  set_colour (&m->background, args[1].bits);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_reverse)
{
  (void) result;
  leaf_style (m, args[0].bits != 0 ? m->style | LEAF_TEXT_REVERSE : m->style & ~(guint32) LEAF_TEXT_REVERSE);
  return LEAF_NATIVE_DONE;
}

/* --- streams ------------------------------------------------------------------------------------------------------ */

enum { OWN_STREAM = 1, MEMORY_STREAM = 2 };

NATIVE (inform6_open_stream)
{
  g_string_truncate (m->diverted, 0);
  m->stream = (LeafStreamPlace) { (guint32) args[2].bits, (guint32) MAX (args[3].bits, 0), (guint32) args[4].bits };
  return GIVE_NUMBER (MEMORY_STREAM);
}

NATIVE (inform6_stream)
{
  (void) args;
  return GIVE_NUMBER (m->diverting ? MEMORY_STREAM : OWN_STREAM);
}

NATIVE (inform6_set_stream)
{
  (void) result;
  m->diverting = args[0].bits == MEMORY_STREAM;
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_close_stream)
{
  const char *at = m->diverted->str;
  gint32 n = 0;

  if (args[2].bits != MEMORY_STREAM)
    return GIVE_NUMBER (0);
  for (; *at != '\0'; at = g_utf8_next_char (at), n++)
    if ((guint32) n < m->stream.length)
      leaf_inform6_store_number (m, args, (gint64) m->stream.address + (gint64) n * m->stream.width, m->stream.width,
                                 g_utf8_get_char (at));
  leaf_charge (m, (gsize) n);
  m->diverting = FALSE;
  g_string_truncate (m->diverted, 0);
  return GIVE_NUMBER (n);
}
