/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-play.c: the play itself: its end, undo, figures, sounds and quotations; and values shown to
 * authors. */

#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-print.h"
#include "leaf-say.h"
#include "leaf-snapshot.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-files.h"
#include "leaf-panes.h"
#include "leaf-saved.h"
#include "leaf-marks.h"

#include <string.h>

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

/* --- the end of the story ----------------------------------------------------------------------------------------- */

/* clang-format off */
NATIVE (end_mark) { return GIVE_NUMBER (m->ended); }
NATIVE (stop_play) { leaf_machine_quit (m); return LEAF_NATIVE_DONE; }
/* clang-format on */

NATIVE (mark_end)
{
  m->ended = (guint32) MAX (args[0].bits, 0);
  if (m->explored != NULL && m->ended != 0)
    m->explored->ended_at = leaf_innermost_story_instruction (m);
  return LEAF_NATIVE_DONE;
}

/* Restarts with the same program and the same seed, so it is the same play. */
NATIVE (restart_play)
{
  LeafMachine *fresh = leaf_machine_new (m->program, m->seed, m->host);

  fresh->heap.most = m->heap.most;
  fresh->files = leaf_files_ref (m->files);
  fresh->first_files = leaf_files_ref (m->files);
  leaf_machine_become (m, fresh);
  leaf_machine_free (fresh);
  return LEAF_NATIVE_CALLED;
}

enum { UNDO_FORBIDDEN = 1, UNDO_NOTHING = 2, UNDO_DONE = 5 };

NATIVE (undo_turn)
{
  if (m->facts->undo_prevention)
    return GIVE_NUMBER (UNDO_FORBIDDEN);
  if (leaf_machine_undo (m))
    return LEAF_NATIVE_CALLED;
  return GIVE_NUMBER (UNDO_NOTHING);
}

NATIVE (save_play)
{
  if (leaf_native_begins (m)) {
    if (!leaf_machine_save (m))
      return GIVE_TRUTH (FALSE);
    if (m->wanted & LEAF_WANT_SAVES) {
      m->stop.cause = LEAF_STOP_SAVES;
      return LEAF_NATIVE_CALLED;
    }
  }
  g_clear_pointer (&m->saved_before, g_ref_string_release);
  return GIVE_TRUTH (!m->unsaved);
}

/* If it succeeds there is no second visit, because the state of the machine is replaced. */
NATIVE (restore_play)
{
  if (leaf_native_begins (m) && leaf_machine_begin_replay (m))
    return LEAF_NATIVE_CALLED;
  return GIVE_TRUTH (FALSE);
}

/* clang-format off */
NATIVE (play_is_sound) { return GIVE_TRUTH (TRUE); }
NATIVE (begin_transcript) { return GIVE_TRUTH (FALSE); }
/* clang-format on */

/* --- figures and sounds ------------------------------------------------------------------------------------------- */

enum { ONE_TIME_ONLY = 1 };

/* Is it the first time that it is shown or played? Records that it was. */
static gboolean
is_first_time (LeafMachine *m, guint32 number)
{
  for (guint32 i = 0; i < m->n_effects; i++)
    if (m->effects[i] == number)
      return FALSE;
  if (m->n_effects == m->effects_room) {
    m->effects_room = m->effects_room * 2 + 4;
    m->effects = g_renew (guint32, m->effects, m->effects_room);
  }
  m->effects[m->n_effects++] = number;
  return TRUE;
}

/* The text is printed in place of the picture or sound. An application that can show or play it does so instead. */
static LeafNativeStatus
name_effect (LeafMachine *m, const LeafValue *args, const char *format)
{
  guint32 number = leaf_effect_of (m, args[0]);
  g_autofree char *words = NULL;

  if (!is_first_time (m, number) && (args[1].bits & ONE_TIME_ONLY) != 0)
    return LEAF_NATIVE_DONE;
  words = g_strdup_printf (format, number);
  leaf_print_effect (m, words, number);
  return LEAF_NATIVE_DONE;
}

NATIVE (display_figure)
{
  return name_effect (m, args, "\n[Picture number %u here.]\n\n");
}

NATIVE (play_sound)
{
  return name_effect (m, args, "[Sound effect number %u here.]\n");
}

NATIVE (tell_foreign)
{
  g_autoptr (LeafMessageFragment) what = leaf_message_fragment (
      N_ ("'%1' does its work in Inform 6, so it does nothing here."), leaf_text_characters (m, args[0]), NULL);

  (void) result;
  leaf_event_message (m, LEAF_EVENT_NOTICE, what);
  return LEAF_NATIVE_DONE;
}

/* Elsewhere a boxed quotation is shown over the text for a while, once in a play. Here it is printed when the next
 * command is read. */
NATIVE (boxed_quotation)
{
  guint32 n, handle;
  const LeafValue *before;

  if (m->quoted.kind == 0)
    m->quoted = (LeafValue) { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 0) };
  handle = (guint32) m->quoted.bits;
  before = leaf_block_values (&m->heap, handle, &n);
  for (guint32 i = 0; i < n; i++)
    if (before[i].bits == args[0].bits)
      return LEAF_NATIVE_DONE;
  leaf_block_push (&m->heap, handle, args[0]);
  m->quotation = args[0];
  return LEAF_NATIVE_DONE;
}

NATIVE (show_quotation)
{
  LeafValue quotation = m->quotation;

  if (leaf_native_begins (m)) {
    if (quotation.kind != LEAF_KIND_TEXT)
      return LEAF_NATIVE_DONE;
    m->quotation = LEAF_NO_VALUE;
    if (leaf_say_value (m, quotation))
      return LEAF_NATIVE_CALLED;
  }
  leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

/* --- values ------------------------------------------------------------------------------------------------------- */

NATIVE (truth_of)
{
  return GIVE_TRUTH (args[0].bits != 0);
}

NATIVE (showme)
{
  g_autofree char *value = leaf_value_to_string (m, args[0]);
  guint32 instance = leaf_instance_in (m, args[0]);
  LeafKindId kind = instance != 0 ? LEAF_ROW (&m->image->instances, LeafImageInstance, instance)->kind
                                  : LEAF_ID (LeafKindId, args[0].kind);
  const char *name = leaf_image_kind_name (m->image, kind); /* none, if the story has a problem */
  /* the capital in a kind's name is only for printing its instances */
  g_autofree char *named = g_utf8_strdown (name != NULL ? name : "value", -1);

  leaf_print_format (m, "%s: %s", named, value);
  leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

/* Visits the values of the described kind, one per visit. Cells: the list, and the value being tested. */
NATIVE (list_of_described)
{
  enum { CELL_LIST = 0, CELL_VALUE };
  gboolean is_kind = args[0].kind == LEAF_KIND_NUMBER;
  guint32 kind
      = is_kind ? (guint32) args[0].bits : leaf_image_kind (m->image, LEAF_ID (LeafKindId, args[0].kind))->args[0].ix;
  LeafValue value = *leaf_native_cell (m, CELL_VALUE), list = *leaf_native_cell (m, CELL_LIST);

  if (leaf_image_kind (m->image, LEAF_ID (LeafKindId, args[0].kind))->constructor.ix == LEAF_KIND_LIST) {
    *result = leaf_copy_value (m, args[0]); /* a description with local names is passed as its list */
    return LEAF_NATIVE_DONE;
  }
  if (leaf_native_begins (m)) {
    list = leaf_list_new (m, kind, 0);
    *leaf_native_cell (m, CELL_LIST) = list;
  } else if (m->returned.bits != 0) {
    leaf_block_push (&m->heap, (guint32) list.bits, value);
  }
  while (leaf_next_of_kind (m, kind, &value)) {
    *leaf_native_cell (m, CELL_VALUE) = value;
    if (!is_kind && leaf_table_has_row (&m->image->chunks, args[0].bits)) {
      leaf_call_chunk (m, (guint32) args[0].bits, 1, &value);
      return LEAF_NATIVE_CALLED;
    }
    leaf_block_push (&m->heap, (guint32) list.bits, value);
  }
  *result = list;
  return LEAF_NATIVE_DONE;
}

/* A description as a value is the chunk that tests it; one with local names is passed as the list of all that match. */
NATIVE (value_matches)
{
  if (leaf_native_begins (m)) {
    LeafValue value = args[0];

    if (leaf_image_kind (m->image, (LeafKindId) { args[1].kind })->constructor.ix == LEAF_KIND_LIST)
      return GIVE_TRUTH (leaf_list_has (m, args[1], value));
    /* without a description nothing matches */
    if (args[1].bits <= 0 || (guint32) args[1].bits >= m->image->chunks.n)
      return GIVE_TRUTH (FALSE);
    leaf_call_chunk (m, (guint32) args[1].bits, 1, &value);
    return LEAF_NATIVE_CALLED;
  }
  return GIVE_TRUTH (m->returned.bits != 0);
}

NATIVE (description_holder)
{
  guint32 chunk = (guint32) args[0].bits;

  if (leaf_native_phase (m) == 1)
    *result = m->returned;
  else if (leaf_image_kind (m->image, (LeafKindId) { args[0].kind })->constructor.ix == LEAF_KIND_LIST
           || chunk >= m->image->chunks.n || LEAF_ROW (&m->image->chunks, LeafImageChunk, chunk)->owner == 0)
    *result = leaf_object (0);
  else {
    leaf_native_set_phase (m, 1);
    leaf_call_chunk (m, LEAF_ROW (&m->image->chunks, LeafImageChunk, chunk)->owner, 0, NULL);
    return LEAF_NATIVE_CALLED;
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (activity_is_going_on)
{
  for (guint32 i = 0; i < m->n_owners; i++)
    if (m->owners[i].owner == LEAF_OWNER_ACTIVITY && (gint32) m->owners[i].id == args[0].bits)
      return GIVE_TRUTH (TRUE);
  return GIVE_TRUTH (FALSE);
}

NATIVE (self)
{
  *result = m->self;
  return LEAF_NATIVE_DONE;
}

NATIVE (say_time_in_words)
{
  g_autofree char *words = leaf_english_time_in_words (args[0].bits);

  leaf_print (m, words);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_snippet)
{
  g_autofree char *words = leaf_value_to_string (m, LEAF_VALUE (SNIPPET, args[0].bits));

  leaf_print (m, words);
  return LEAF_NATIVE_DONE;
}

NATIVE (is_release)
{
  return GIVE_TRUTH (m->facts->is_release);
}

NATIVE (say_interpreter)
{
  leaf_print (m, "Looseleaf ");
  leaf_print (m, leaf_version ());
  leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

/* The credits of extensions in use, with their authors. */
static LeafNativeStatus
say_credits (LeafMachine *m, gboolean of_modest)
{
  for (guint32 i = 1; i < m->image->sources.n; i++) {
    const LeafImageSource *source = LEAF_ROW (&m->image->sources, LeafImageSource, i);

    if (source->credit == NULL || (source->is_modest && !of_modest))
      continue;
    leaf_print (m, source->credit);
    leaf_print_line (m);
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (say_extensions)
{
  return say_credits (m, FALSE);
}

NATIVE (say_all_extensions)
{
  return say_credits (m, TRUE);
}

/* The text of the last row of the Table of Rankings whose number does not exceed the score. */
NATIVE (score_rank)
{
  gint32 score = leaf_variable (m, m->facts->score_cell).bits;
  const LeafImageTable *table = LEAF_ROW (&m->image->tables, LeafImageTable, m->facts->rankings);

  *result = LEAF_VALUE (TEXT, 0);
  for (guint32 row = 0; row < table->n_rows; row++) {
    guint32 cell = table->first_cell + row * table->n_columns;
    LeafValue least = leaf_cell (m, cell), rank = leaf_cell (m, cell + 1);

    if (least.kind != 0 && least.bits <= score && rank.kind == LEAF_KIND_TEXT)
      *result = rank;
  }
  return LEAF_NATIVE_DONE;
}
