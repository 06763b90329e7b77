/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-saved.c: any bytes are a saved play of a story: it is refused, or RESTORE replays it, and the output is valid
 * text. STORY is replaced by the line that identifies the present story. */

#include "fuzz.h"

#include "leaf.h"

#include <string.h>

enum { SLICE = 200000, SLICES = 60 };

static const char story[]
    = "The Lab is a room. The ball is in the Lab. The tally is a number that varies.\n"
      "Instead of jumping: increase the tally by a random number between 1 and 6; say \"[tally].\"\n"
      "Instead of waiting: try saving the game.\n";

static void
run_on (LeafPlay *play)
{
  LeafStop stop = leaf_play_run (play, SLICE);

  for (guint i = 0; stop.cause == LEAF_STOP_OUT_OF_BUDGET && i < SLICES; i++)
    stop = leaf_play_run (play, SLICE);
  if (stop.cause == LEAF_STOP_OUT_OF_BUDGET)
    leaf_play_give_up (play);
}

static void
check_text (LeafPlay *play)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++)
    g_assert_true (events[i].text == NULL || g_utf8_validate (events[i].text, -1, NULL));
}

/* "story 0123456789abcdef". */
static char *
story_line (LeafProgram *program)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_auto (GStrv) lines = NULL;

  run_on (play);
  g_assert_true (leaf_play_command (play, "save"));
  run_on (play);
  lines = g_strsplit (leaf_play_saved (play), "\n", 3);
  return g_strdup (lines[1]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static LeafProgram *program = NULL;
  static const char *const commands[] = { "jump", "restore", "jump", "undo", "save", "restore", "look" };
  static char *line = NULL;
  g_autofree char *all = g_strndup ((const char *) data, size);
  g_autoptr (GString) saved = g_string_new (all);
  g_autoptr (LeafPlay) play = NULL;
  const char *reason = NULL;

  if (program == NULL) {
    program = leaf_program_compile (&(LeafSourceText) { "story.ni", story, sizeof story - 1 }, NULL);
    line = story_line (program);
  }
  g_string_replace (saved, "STORY", line, 1);
  play = leaf_play_new (program, 1);
  if (!leaf_play_give_saved (play, saved->str, &reason))
    g_assert_nonnull (reason);
  run_on (play);
  for (guint i = 0; i < G_N_ELEMENTS (commands) && leaf_play_command (play, commands[i]); i++)
    run_on (play);
  check_text (play);
  return 0;
}
