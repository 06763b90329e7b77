/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-play.c: a story, a line "--- commands", and the commands, one a line: any bytes.
 *
 * Whatever they are, the output is valid text; at each command a copy has the same state and the same results; so has a
 * replay of the whole play; and the saved game can be restored in another play. */

#include "fuzz.h"

#include "leaf.h"

#include <string.h>

enum { MOST_COMMANDS = 12, MOST_LENGTH = 200, SLICES = 20, SLICE = 20000 };

/* A story that never wants a command is abandoned. */
static LeafStop
run_on (LeafPlay *play, guint64 slice)
{
  LeafStop stop = leaf_play_run (play, slice);

  for (guint64 spent = slice; stop.cause == LEAF_STOP_OUT_OF_BUDGET && spent < SLICES * SLICE; spent += slice)
    stop = leaf_play_run (play, slice);
  if (stop.cause == LEAF_STOP_OUT_OF_BUDGET)
    leaf_play_give_up (play);
  return leaf_play_stop (play);
}

static void
check_text (LeafPlay *play)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++)
    g_assert_true (events[i].text == NULL || g_utf8_validate (events[i].text, -1, NULL));
}

static gboolean
give (LeafPlay *play, const char *command)
{
  g_autoptr (LeafPlay) copy = leaf_play_copy (play);
  guint64 hash = leaf_play_hash (play);

  g_assert_cmpuint (leaf_play_hash (copy), ==, hash);
  if (!leaf_play_command (copy, command))
    return FALSE;
  run_on (copy, SLICE);
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  g_assert_true (leaf_play_command (play, command));
  run_on (play, SLICE / 40);
  g_assert_cmpuint (leaf_play_hash (play), ==, leaf_play_hash (copy));
  check_text (play);
  return TRUE;
}

/* Gives the commands of `play` so far to a new one. */
static void
check_replay (LeafPlay *play)
{
  g_autoptr (LeafPlay) again = leaf_play_new (leaf_play_program (play), 1);
  const char *const *commands = leaf_play_commands (play);

  leaf_play_set_wanted (again, LEAF_WANT_RULES | LEAF_WANT_ACTIONS);
  run_on (again, SLICE);
  for (guint i = 0; commands[i] != NULL; i++) {
    g_assert_true (leaf_play_command (again, commands[i]));
    run_on (again, SLICE);
  }
  g_assert_cmpuint (leaf_play_hash (again), ==, leaf_play_hash (play));
}

static void
check_saved (LeafPlay *play)
{
  g_autoptr (LeafPlay) other = leaf_play_new (leaf_play_program (play), 2);

  if (!give (play, "save") || leaf_play_saved (play) == NULL)
    return;
  g_assert_true (leaf_play_give_saved (other, leaf_play_saved (play), NULL));
  run_on (other, SLICE);
  if (leaf_play_command (other, "restore"))
    run_on (other, SLICE);
  check_text (other);
}

/* The last program is kept, since most changes are to commands. */
static LeafProgram *
compile (const char *source)
{
  static LeafProgram *program = NULL;
  static char *compiled = NULL;

  if (g_strcmp0 (source, compiled) != 0) {
    LeafSourceText text = { "story.ni", source, strlen (source) };

    g_clear_pointer (&program, leaf_program_unref);
    g_free (compiled);
    compiled = g_strdup (source);
    program = leaf_program_compile (&text, NULL);
  }
  return program;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *all = g_strndup ((const char *) data, size);
  g_auto (GStrv) parts = g_strsplit (all, "--- commands\n", 2);
  g_auto (GStrv) commands = NULL;
  g_autoptr (LeafPlay) play = NULL;

  if (parts[0] == NULL)
    return 0;
  commands = g_strsplit (parts[1] != NULL ? parts[1] : "", "\n", MOST_COMMANDS + 1);
  play = leaf_play_new (compile (parts[0]), 1);
  run_on (play, SLICE);
  check_text (play);
  for (guint i = 0; i < MOST_COMMANDS && commands[i] != NULL; i++) {
    g_autofree char *command = g_strndup (commands[i], MOST_LENGTH);

    if (!give (play, command))
      break;
  }
  check_replay (play);
  check_saved (play);
  return 0;
}
