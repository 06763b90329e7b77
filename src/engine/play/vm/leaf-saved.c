/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-saved.c: writes, reads and replays saved plays.
 *
 *   Looseleaf saved play 1
 *   story 5be1c2a0d3f49876      everything that was compiled: a play cannot be restored in another version of its story
 *   seed 1
 *   file scores ready Ann 12\n  a file as it was before the first command
 *   >take the lamp              a command in each line, with \ and line breaks written as \\ and \n
 *   %0123…                      after an UNDO: the state of the random generator
 *   !                           the preceding save could not be stored
 *   end */

#include "leaf-saved.h"

#include "leaf-files.h"
#include "leaf-machine.h"
#include "leaf-parser-state.h"

#include <string.h>

#define N_(text) text /* an application translates them */

#define HEAD       "Looseleaf saved play 1"
#define MOST_BYTES (16 * 1024 * 1024)

/* --- writing ------------------------------------------------------------------------------------------------------ */

/* A hash of everything that was compiled, including the library: any of it can change the effect of a command. The date
 * of a release cannot, and the author's program can play what a player of the release has saved. */
guint64
leaf_program_fingerprint (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  const LeafTable *sources = &leaf_program_image (program)->sources;
  guint64 h = 1;

  LEAF_EACH (sources, i) {
    const LeafImageSource *source = LEAF_ROW (sources, LeafImageSource, i);
    const char *text = source->text;

    if (strcmp (source->name, LEAF_SERIAL_SOURCE) != 0)
      h = leaf_hash (text, strlen (text), h);
  }
  return h;
}

/* To the end of the line. */
static void
append_escaped (GString *text, const char *given)
{
  for (; *given != '\0'; given++)
    if (*given == '\n')
      g_string_append (text, "\\n");
    else if (*given == '\\')
      g_string_append (text, "\\\\");
    else
      g_string_append_c (text, *given);
  g_string_append_c (text, '\n');
}

static void
append_files (GString *text, const LeafImage *image, const LeafFiles *files)
{
  for (guint32 number = 1; number <= leaf_image_kind (image, LEAF_KIND (EXTERNAL_FILE))->n_instances; number++) {
    const LeafFile *file = leaf_files_get (files, number);
    g_autofree char *name = leaf_image_file_name (image, number);

    if (file->text == NULL || name == NULL)
      continue;
    g_string_append_printf (text, "file %s %s ", name, file->is_not_ready ? "unready" : "ready");
    append_escaped (text, file->text);
  }
}

/* The line with the command SAVE. */
static const LeafInput *
line_of_save (const LeafInput *last)
{
  while (last != NULL && last->text[0] == LEAF_INPUT_UNSAVED)
    last = last->before;
  return last;
}

/* Returns the commands before SAVE on the same line, as an input ("take lamp. save": "take lamp"); NULL: there are
 * none, or the line was changed since it was typed. The parser has removed them from its text. */
static char *
dup_before_save (const LeafMachine *m, const LeafInput *line)
{
  const char *rest = m->parser->command.text;
  g_autofree char *before = NULL;
  gsize length;

  if (line == NULL || line->text[0] != LEAF_INPUT_COMMAND || rest == NULL || *rest == '\0'
      || !g_str_has_suffix (line->text + 1, rest))
    return NULL;
  before = g_strchomp (g_strndup (line->text, strlen (line->text) - strlen (rest)));
  length = strlen (before);
  if (g_str_has_suffix (before, " then"))
    length -= strlen (" then");
  while (length > 1 && strchr (".,; ", before[length - 1]) != NULL)
    length--;
  return length > 1 ? g_strndup (before, length) : NULL;
}

gboolean
leaf_machine_save (LeafMachine *m)
{
  /* the saved moment is the one before the SAVE command */
  const LeafInput *line = line_of_save (m->inputs), *last = line != NULL ? line->before : NULL;
  g_autofree char *before_save = dup_before_save (m, line);
  guint32 n = last != NULL ? last->n : 0;
  g_autofree const char **inputs = g_new (const char *, n + 1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (const LeafInput *at = last; at != NULL; at = at->before)
    inputs[at->n - 1] = at->text;
  g_string_append_printf (text, HEAD "\nstory %016" G_GINT64_MODIFIER "x\nseed %u\n",
                          leaf_program_fingerprint (m->program), m->seed);
  append_files (text, m->image, m->first_files);
  for (guint32 i = 0; i < n; i++)
    append_escaped (text, inputs[i]);
  if (before_save != NULL)
    append_escaped (text, before_save);
  g_string_append (text, "end\n");
  if (text->len > MOST_BYTES)
    return FALSE;
  g_clear_pointer (&m->saved_before, g_ref_string_release);
  m->saved_before = g_steal_pointer (&m->saved);
  m->saved = g_ref_string_new_len (text->str, (gssize) text->len);
  m->unsaved = FALSE;
  return TRUE;
}

/* If the save could not be stored, RESTORE does not restore it, and the story is told that it failed. */
void
leaf_machine_answer_save (LeafMachine *m, gboolean is_kept)
{
  if (is_kept || m->stop.cause != LEAF_STOP_SAVES || m->unsaved)
    return;
  g_clear_pointer (&m->saved, g_ref_string_release);
  m->saved = g_steal_pointer (&m->saved_before);
  m->unsaved = TRUE;
  m->inputs = leaf_input_push_unsaved (m->inputs);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* The text after the line, if the text begins with that line; otherwise NULL. */
static const char *
past_line (const char *text, const char *line)
{
  gsize length = strlen (line);

  return strncmp (text, line, length) == 0 && text[length] == '\n' ? text + length + 1 : NULL;
}

static const char *
past_seed (const char *text, guint32 *seed)
{
  char *end;
  guint64 number;

  if (!g_str_has_prefix (text, "seed ") || !g_ascii_isdigit (text[5]))
    return NULL;
  number = g_ascii_strtoull (text + 5, &end, 10);
  *seed = (guint32) number;
  return *end == '\n' && number <= G_MAXUINT32 ? end + 1 : NULL;
}

static char *
unescaped (const char *from, const char *end)
{
  GString *command = g_string_new (NULL);

  for (; from < end; from++)
    if (*from == '\\' && from + 1 < end)
      g_string_append_c (command, *++from == 'n' ? '\n' : *from);
    else
      g_string_append_c (command, *from);
  return g_string_free (command, FALSE);
}

static const char *
read_inputs (const char *text, GPtrArray *inputs)
{
  while (text != NULL && (*text == LEAF_INPUT_COMMAND || *text == LEAF_INPUT_CHANCE || *text == LEAF_INPUT_UNSAVED)) {
    const char *end = strchr (text, '\n');
    LeafRng chance;

    if (end != NULL)
      g_ptr_array_add (inputs, unescaped (text, end));
    if (end != NULL && *text == LEAF_INPUT_CHANCE && !leaf_input_read_chance (inputs->pdata[inputs->len - 1], &chance))
      return NULL;
    text = end != NULL ? end + 1 : NULL;
  }
  return text;
}

/* "file NAME ready TEXT" */
static const char *
read_file (const LeafImage *image, const char *text, LeafFiles **files)
{
  const char *name = text + strlen ("file "), *state = strchr (name, ' '), *end = strchr (name, '\n'), *content;
  g_autofree char *known_as = NULL, *content_text = NULL;
  guint32 number;

  if (state == NULL || end == NULL || state > end)
    return NULL;
  known_as = g_strndup (name, (gsize) (state - name));
  number = leaf_file_find (image, known_as);
  content = g_str_has_prefix (state, " ready ")     ? state + strlen (" ready ")
            : g_str_has_prefix (state, " unready ") ? state + strlen (" unready ")
                                                    : NULL;
  if (number == 0 || content == NULL)
    return NULL;
  content_text = unescaped (content, end);
  if (strlen (content_text) > LEAF_MOST_TEXT)
    return NULL;
  *files = leaf_files_change (*files, number, content_text, state[1] == 'u');
  return end + 1;
}

static const char *
read_files (const LeafImage *image, const char *text, LeafFiles **files)
{
  while (text != NULL && g_str_has_prefix (text, "file "))
    text = read_file (image, text, files);
  return text;
}

static LeafReplay *
new_replay (LeafProgram *program, guint32 seed, const LeafMachineHost *host)
{
  LeafReplay *replay = g_new0 (LeafReplay, 1);

  replay->inputs = g_ptr_array_new_with_free_func (g_free);
  replay->machine = leaf_machine_new (program, seed, host);
  replay->machine->wanted = LEAF_WANT_SAVES;
  replay->machine->is_replay = TRUE;
  return replay;
}

LeafReplay *
leaf_saved_read (LeafProgram *program, const LeafMachineHost *host, const char *text, const char **reason)
{
  g_autofree char *story = g_strdup_printf ("story %016" G_GINT64_MODIFIER "x", leaf_program_fingerprint (program));
  LeafReplay *replay;
  guint32 seed;

  *reason = N_ ("it is not a saved play");
  if (strlen (text) > MOST_BYTES || !g_utf8_validate (text, -1, NULL) || (text = past_line (text, HEAD)) == NULL)
    return NULL;
  *reason = N_ ("it was saved by another story, or by another version of this one");
  if ((text = past_line (text, story)) == NULL)
    return NULL;
  *reason = N_ ("it is incomplete");
  if ((text = past_seed (text, &seed)) == NULL)
    return NULL;
  replay = new_replay (program, seed, host);
  text = read_files (leaf_program_image (program), text, &replay->machine->files);
  replay->machine->first_files = leaf_files_ref (replay->machine->files);
  text = read_inputs (text, replay->inputs);
  if (text == NULL || strcmp (text, "end\n") != 0)
    g_clear_pointer (&replay, leaf_replay_free);
  return replay;
}

/* --- replays ------------------------------------------------------------------------------------------------------ */

/* A machine that is replaying does not restore: after a successful RESTORE, only the restored commands are saved. */
gboolean
leaf_machine_begin_replay (LeafMachine *m)
{
  const char *reason;

  if (m->saved == NULL || m->is_replay)
    return FALSE;
  m->replay = leaf_saved_read (m->program, m->host, m->saved, &reason);
  if (m->replay != NULL)
    m->replay->machine->heap.most = m->heap.most;
  return m->replay != NULL;
}
