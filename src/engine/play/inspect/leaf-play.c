/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-play.c: the public interface of a play: a machine, the commands given to it, and its events.
 *
 * Only the seed and the commands are recorded: an earlier moment is reached by a replay (leaf_play_seek). */

#include "commands/leaf-native-table.h"
#include "leaf-parser-state.h"
#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-files.h"
#include "leaf-inputs.h"
#include "leaf-play-private.h"
#include "leaf-saved.h"
#include "leaf-live-edit.h"
#include "leaf-state-edits.h"

#include <string.h>

enum { LEAST_MEMORY = 1024 * 1024 };

const LeafMachineHost leaf_play_host = { leaf_native_rows, leaf_print_rule_event };

static GPtrArray *
new_commands (void)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (commands, NULL);
  return commands;
}

static void
add_command (GPtrArray *commands, const char *command)
{
  g_ptr_array_insert (commands, (gint) commands->len - 1, g_strdup (command));
}

static LeafPlay *
play_with (LeafProgram *program, guint32 seed, LeafMachine *machine)
{
  LeafPlay *play = g_new0 (LeafPlay, 1);

  play->program = leaf_program_ref (program);
  play->seed = seed;
  play->machine = machine;
  play->commands = new_commands ();
  play->unsaved = g_array_new (FALSE, FALSE, sizeof (guint64));
  play->drained = g_array_new (FALSE, TRUE, sizeof (LeafEvent));
  play->drained_text = g_string_new (NULL);
  return play;
}

LeafPlay *
leaf_play_new_with (LeafProgram *program, LeafMachine *machine)
{
  return play_with (program, machine->seed, machine);
}

LeafPlay *
leaf_play_new (LeafProgram *program, guint32 seed)
{
  g_return_val_if_fail (program != NULL, NULL);
  return play_with (program, seed, leaf_machine_new (program, seed, &leaf_play_host));
}

LeafPlay *
leaf_play_copy (const LeafPlay *play)
{
  LeafPlay *copy;

  g_return_val_if_fail (play != NULL, NULL);
  copy = play_with (play->program, play->seed, leaf_machine_copy (play->machine));
  copy->given_saved = g_strdup (play->given_saved);
  g_array_append_vals (copy->unsaved, play->unsaved->data, play->unsaved->len);
  copy->given_files = leaf_files_ref (play->given_files);
  for (guint i = 0; i + 1 < play->commands->len; i++)
    add_command (copy->commands, play->commands->pdata[i]);
  return copy;
}

LeafPlay *
leaf_play_again (const LeafPlay *play)
{
  LeafPlay *again;

  g_return_val_if_fail (play != NULL, NULL);
  again = play_with (play->program, play->seed, leaf_play_begin_again (play));
  again->given_saved = g_strdup (play->given_saved);
  again->given_files = leaf_files_ref (play->given_files);
  leaf_play_set_wanted (again, LEAF_WANT_TEXT);
  return again;
}

void
leaf_play_free (LeafPlay *play)
{
  if (play == NULL)
    return;
  leaf_machine_free (play->machine);
  leaf_program_unref (play->program);
  g_free (play->given_saved);
  g_array_unref (play->unsaved);
  leaf_files_unref (play->given_files);
  g_ptr_array_unref (play->commands);
  leaf_breakpoints_free (play);
  g_array_unref (play->drained);
  g_string_free (play->drained_text, TRUE);
  g_clear_pointer (&play->drained_messages, g_ptr_array_unref);
  g_free (play);
}

LeafProgram *
leaf_play_program (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, NULL);
  return play->program;
}

/* --- running ------------------------------------------------------------------------------------------------------ */

/* Forgets the answers to the SAVE at this moment and to all later ones: the play has gone back, so they belong to a
 * future that was abandoned. */
static void
forget_answers (LeafPlay *play)
{
  guint n = play->unsaved->len;

  while (n > 0 && g_array_index (play->unsaved, guint64, n - 1) >= play->machine->n_events)
    n--;
  g_array_set_size (play->unsaved, n);
}

LeafStop
leaf_play_run (LeafPlay *play, guint64 budget)
{
  g_return_val_if_fail (play != NULL, ((LeafStop) { 0 }));
  LeafStop stop = play->machine->stop;

  if (stop.cause == LEAF_STOP_WANTS_COMMAND && play->machine->command == NULL)
    return stop;
  stop = leaf_play_has_breakpoints (play) ? leaf_breakpoints_run (play, budget)
                                          : leaf_machine_run (play->machine, budget);
  if (stop.cause == LEAF_STOP_SAVES)
    forget_answers (play);
  return stop;
}

static gboolean
has_begun (const LeafPlay *play)
{
  return play->machine->n_events > 0;
}

gboolean
leaf_play_set_memory (LeafPlay *play, gsize bytes)
{
  g_return_val_if_fail (play != NULL, FALSE);
  if (has_begun (play))
    return FALSE;
  play->machine->heap.most = CLAMP (bytes, LEAST_MEMORY, G_MAXUINT32);
  return TRUE;
}

void
leaf_play_give_up (LeafPlay *play)
{
  g_return_if_fail (play != NULL);
  if (!play->machine->is_over)
    leaf_fault_final (play->machine,
                      N_ ("so much has happened since the last command that the story seems to be in an endless loop"),
                      NULL);
}

LeafStop
leaf_play_stop (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, ((LeafStop) { 0 }));
  return play->machine->stop;
}

gboolean
leaf_play_command (LeafPlay *play, const char *command)
{
  g_autofree char *valid = NULL;

  g_return_val_if_fail (play != NULL && command != NULL, FALSE);
  valid = g_utf8_make_valid (command, -1);
  if (play->machine->stop.cause == LEAF_STOP_WANTS_COMMAND && leaf_machine_apply_state_edits (play->machine))
    leaf_breakpoints_moved (play); /* a change by a person is not watched */
  if (!leaf_breakpoints_give_command (play, valid))
    return FALSE;
  add_command (play->commands, valid);
  return TRUE;
}

LeafHyperlinkSort
leaf_play_link (const LeafPlay *play, guint32 number, char **text)
{
  const LeafPrintedLink *link;
  const char *words;

  g_return_val_if_fail (play != NULL && text != NULL, LEAF_HYPERLINK_NONE);
  *text = NULL;
  link = leaf_link_find (play->machine, number);
  if (link == NULL)
    return LEAF_HYPERLINK_NONE;
  words = leaf_link_words (play->machine, link);
  if (link->sort == LEAF_HYPERLINK_KEY)
    *text = leaf_link_dup_key (play->machine, link);
  else if (words != NULL && link->sort != LEAF_HYPERLINK_EVENT)
    *text = g_strdup (words);
  if (*text != NULL)
    return (LeafHyperlinkSort) link->sort;
  *text = g_strdup_printf ("[link %u]", number);
  return LEAF_HYPERLINK_EVENT;
}

/* --- events ------------------------------------------------------------------------------------------------------- */

void
leaf_play_set_wanted (LeafPlay *play, guint32 wanted)
{
  g_return_if_fail (play != NULL);
  play->machine->wanted = wanted;
  leaf_machine_refresh_watch (play->machine);
}

gboolean
leaf_play_tells_rules (const LeafPlay *play)
{
  return play != NULL && leaf_parser_reports (play->machine, LEAF_REPORTED_RULES);
}

const LeafEvent *
leaf_play_drain (LeafPlay *play, guint32 *n)
{
  LeafMachine *m;

  g_return_val_if_fail (play != NULL && n != NULL, NULL);
  m = play->machine;
  g_array_set_size (play->drained, 0);
  g_string_truncate (play->drained_text, 0);
  g_clear_pointer (&play->drained_messages, g_ptr_array_unref);
  play->drained_messages = g_steal_pointer (&m->event_messages);
  /* texts are stored one after another, each with a final zero; a large buffer is not moved */
  g_string_set_size (play->drained_text, m->event_text->len + m->events->len + 1);
  for (guint i = 0, at = 0; i < m->events->len; i++) {
    LeafRawEvent raw = g_array_index (m->events, LeafRawEvent, i);
    char *text = play->drained_text->str + at;

    memcpy (text, m->event_text->str + raw.text, raw.length);
    text[raw.length] = '\0';
    at += raw.length + 1;
    raw.event.text = text;
    g_array_append_val (play->drained, raw.event);
  }
  leaf_events_clear (m);
  *n = play->drained->len;
  return (const LeafEvent *) play->drained->data;
}

guint64
leaf_play_hash (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, 0);
  return leaf_machine_hash (play->machine);
}

const char *const *
leaf_play_commands (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, NULL);
  return (const char *const *) play->commands->pdata;
}

/* --- steps and breakpoints ---------------------------------------------------------------------------------------- */

void
leaf_play_step (LeafPlay *play, LeafStep step)
{
  g_return_if_fail (play != NULL);
  play->machine->step = step;
  play->machine->step_frames = play->machine->n_frames;
  leaf_machine_refresh_watch (play->machine);
}

static gboolean
set_mark (guint8 **marks, guint32 n, guint32 at, gboolean on)
{
  if (at == 0 || at >= n)
    return FALSE;
  if (*marks == NULL)
    *marks = g_new0 (guint8, n);
  (*marks)[at] = on != FALSE;
  return TRUE;
}

gboolean
leaf_play_set_breakpoint_on_rule (LeafPlay *play, guint32 rule, gboolean on)
{
  g_return_val_if_fail (play != NULL, FALSE);
  return set_mark (&play->machine->rule_marks, play->machine->image->rules.n, rule, on);
}

gboolean
leaf_play_set_breakpoint_on_rulebook (LeafPlay *play, guint32 rulebook, gboolean on)
{
  g_return_val_if_fail (play != NULL, FALSE);
  return set_mark (&play->machine->book_marks, play->machine->image->rulebooks.n, rulebook, on);
}

static void
mark_instruction (LeafMachine *m, guint32 instruction, gboolean on)
{
  if (m->marks == NULL)
    m->marks = g_new0 (guint8, m->image->n_code / 8 + 1);
  if (on)
    m->marks[instruction / 8] |= (guint8) (1u << instruction % 8);
  else
    m->marks[instruction / 8] &= (guint8) ~(1u << instruction % 8);
}

/* The bytes of a line, from 1. FALSE if there are not that many lines. */
static gboolean
line_bytes (const LeafProgram *program, guint32 source, guint32 line, guint32 *start, guint32 *end)
{
  const char *text, *at, *stop;

  if (source == 0 || source > leaf_program_n_sources (program))
    return FALSE;
  text = leaf_program_source_text (program, source);
  for (at = text; line > 1 && at != NULL; line--) {
    at = strchr (at, '\n');
    if (at != NULL)
      at++;
  }
  if (at == NULL || line == 0)
    return FALSE;
  stop = strchr (at, '\n');
  *start = (guint32) (at - text);
  *end = stop != NULL ? (guint32) (stop - text) : (guint32) strlen (text);
  return TRUE;
}

/* The statements that begin on the line; if it begins a rule, the rule itself. */
gboolean
leaf_play_set_breakpoint_on_line (LeafPlay *play, guint32 source, guint32 line, gboolean on)
{
  LeafMachine *m;
  gboolean any = FALSE;
  guint32 start, end;

  g_return_val_if_fail (play != NULL, FALSE);
  m = play->machine;
  if (!line_bytes (play->program, source, line, &start, &end))
    return FALSE;
  for (guint32 i = 1; i < m->image->n_code; i++) {
    LeafPlace place;

    if (!(m->image->code[i].flags & LEAF_INSTRUCTION_STATEMENT))
      continue;
    place = leaf_place_of_instruction (m, i);
    if (place.source != source || place.start < start || place.start >= MAX (end, start + 1))
      continue;
    mark_instruction (m, i, on);
    any = TRUE;
  }
  LEAF_EACH (&m->image->rules, i) {
    LeafPlace place = leaf_place_of_rule (m, i);

    if (!any && place.source == source && place.start >= start && place.start < MAX (end, start + 1))
      any = leaf_play_set_breakpoint_on_rule (play, i, on);
  }
  leaf_machine_refresh_watch (m);
  return any;
}

static guint32
chunk_of_instruction (const LeafImage *image, guint32 instruction)
{
  LEAF_EACH (&image->chunks, i) {
    const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, i);

    if (instruction >= chunk->first && instruction < chunk->first + chunk->n)
      return i;
  }
  return 0;
}

guint32
leaf_play_chunk_on_line (const LeafPlay *play, guint32 source, guint32 line)
{
  const LeafMachine *m = play->machine;
  guint32 start, end;

  if (!line_bytes (play->program, source, line, &start, &end))
    return 0;
  for (guint32 i = 1; i < m->image->n_code; i++) {
    LeafPlace place
        = m->image->code[i].flags & LEAF_INSTRUCTION_STATEMENT ? leaf_place_of_instruction (m, i) : (LeafPlace) { 0 };

    if (place.source == source && place.start >= start && place.start < MAX (end, start + 1))
      return chunk_of_instruction (m->image, i);
  }
  LEAF_EACH (&m->image->rules, i) {
    LeafPlace place = leaf_place_of_rule (m, i);

    if (place.source == source && place.start >= start && place.start < MAX (end, start + 1))
      return LEAF_ROW (&m->image->rules, LeafImageRule, i)->chunk.ix;
  }
  return 0;
}

void
leaf_play_clear_breakpoints (LeafPlay *play)
{
  g_return_if_fail (play != NULL);
  leaf_breakpoints_free (play);
  g_clear_pointer (&play->machine->marks, g_free);
  g_clear_pointer (&play->machine->rule_marks, g_free);
  g_clear_pointer (&play->machine->book_marks, g_free);
  leaf_machine_refresh_watch (play->machine);
}

/* --- replays ------------------------------------------------------------------------------------------------------ */

enum { SEEK_SLICE = 1000000, SEEK_SLICES = 10000 };

void
leaf_play_repeat_save_answer (const LeafPlay *play, LeafMachine *m)
{
  for (guint i = 0; i < play->unsaved->len; i++)
    if (g_array_index (play->unsaved, guint64, i) == m->n_events)
      leaf_machine_answer_save (m, FALSE);
}

LeafMachine *
leaf_play_begin_again (const LeafPlay *play)
{
  LeafMachine *replay = leaf_machine_new (play->program, play->seed, &leaf_play_host);

  replay->wanted = LEAF_WANT_SAVES;
  replay->heap.most = play->machine->heap.most;
  if (play->given_saved != NULL)
    replay->saved = g_ref_string_new (play->given_saved);
  replay->files = leaf_files_ref (play->given_files);
  replay->first_files = leaf_files_ref (play->given_files);
  replay->sets = play->machine->sets != NULL ? g_array_ref (play->machine->sets) : NULL;
  leaf_machine_refresh_watch (replay);
  return replay;
}

gboolean
leaf_play_go_on_again (const LeafPlay *play, LeafMachine *m, guint *given, guint until)
{
  LeafStop stop;

  if (m->is_over)
    return FALSE;
  if (m->stop.cause == LEAF_STOP_WANTS_COMMAND && m->command == NULL) {
    if (*given >= until || *given + 1 >= play->commands->len
        || !leaf_machine_give_command (m, play->commands->pdata[*given]))
      return FALSE;
    ++*given;
  }
  stop = leaf_machine_run (m, SEEK_SLICE);
  if (stop.cause == LEAF_STOP_SAVES)
    leaf_play_repeat_save_answer (play, m);
  return !m->is_over;
}

guint
leaf_play_run_again (const LeafPlay *play, LeafMachine *m, guint until, guint64 event)
{
  guint given = 0;

  m->target = event;
  leaf_machine_refresh_watch (m);
  for (guint i = 0; i < SEEK_SLICES && (event == 0 || m->n_events < event); i++)
    if (!leaf_play_go_on_again (play, m, &given, until))
      break;
  m->target = 0;
  leaf_machine_refresh_watch (m);
  return given;
}

gboolean
leaf_play_seek (LeafPlay *play, guint64 event)
{
  LeafMachine *replay, *now;
  guint given;

  g_return_val_if_fail (play != NULL, FALSE);
  now = play->machine;
  replay = leaf_play_begin_again (play);
  given = event > 0 ? leaf_play_run_again (play, replay, G_MAXUINT, event) : 0;
  if (replay->n_events < event) {
    leaf_machine_free (replay);
    return FALSE;
  }
  replay->wanted = now->wanted;
  replay->marks = g_steal_pointer (&now->marks);
  replay->rule_marks = g_steal_pointer (&now->rule_marks);
  replay->book_marks = g_steal_pointer (&now->book_marks);
  leaf_events_clear (replay);
  while (play->commands->len > given + 1)
    g_ptr_array_remove_index (play->commands, given);
  leaf_machine_forget_later_state_edits (replay);
  leaf_machine_apply_state_edits (replay);
  play->machine = replay;
  leaf_machine_free (now);
  leaf_machine_refresh_watch (replay);
  leaf_breakpoints_moved (play);
  return TRUE;
}

/* --- saved plays -------------------------------------------------------------------------------------------------- */

const char *
leaf_play_saved (const LeafPlay *play)
{
  g_return_val_if_fail (play != NULL, NULL);
  return play->machine->saved;
}

void
leaf_play_answer_save (LeafPlay *play, gboolean is_kept)
{
  g_return_if_fail (play != NULL);
  if (!is_kept && play->machine->stop.cause == LEAF_STOP_SAVES)
    g_array_append_val (play->unsaved, play->machine->n_events);
  leaf_machine_answer_save (play->machine, is_kept);
}

gboolean
leaf_play_give_saved (LeafPlay *play, const char *saved, const char **reason)
{
  LeafReplay *replay = NULL;
  const char *why = "the play has begun";

  g_return_val_if_fail (play != NULL && saved != NULL, FALSE);
  if (!has_begun (play))
    replay = leaf_saved_read (play->program, &leaf_play_host, saved, &why);
  if (replay == NULL) {
    if (reason != NULL)
      *reason = why;
    return FALSE;
  }
  leaf_replay_free (replay);
  g_free (play->given_saved);
  play->given_saved = g_strdup (saved);
  g_clear_pointer (&play->machine->saved, g_ref_string_release);
  play->machine->saved = g_ref_string_new (saved);
  return TRUE;
}

/* --- files -------------------------------------------------------------------------------------------------------- */

char *
leaf_program_file_name (const LeafProgram *program, guint32 number)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_image_file_name (leaf_program_image (program), number + 1);
}

const char *
leaf_play_file (const LeafPlay *play, guint32 number)
{
  g_return_val_if_fail (play != NULL, NULL);
  return leaf_files_get (play->machine->files, number + 1)->text;
}

gboolean
leaf_play_give_file (LeafPlay *play, guint32 number, const char *text)
{
  LeafMachine *m;

  g_return_val_if_fail (play != NULL && text != NULL, FALSE);
  m = play->machine;
  if (has_begun (play) || number >= leaf_image_kind (m->image, LEAF_KIND (EXTERNAL_FILE))->n_instances
      || strlen (text) > LEAF_MOST_TEXT || !g_utf8_validate (text, -1, NULL))
    return FALSE;
  play->given_files = leaf_files_change (play->given_files, number + 1, text, FALSE);
  leaf_files_unref (m->files);
  leaf_files_unref (m->first_files);
  m->files = leaf_files_ref (play->given_files);
  m->first_files = leaf_files_ref (play->given_files);
  return TRUE;
}
