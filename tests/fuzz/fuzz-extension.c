/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-extension.c: any bytes are an extension, which a story includes, perhaps one that includes itself.  The problems
 * of both are valid text and have places within their source. */

#include "fuzz.h"

#include "leaf.h"

#include <string.h>

static gboolean
find (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  *found = *(const LeafSourceText *) data;
  return g_utf8_validate (title, -1, NULL) && g_utf8_validate (author, -1, NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const char story[]
      = "Include Oddments by A Tester.\n\nThe Lab is a room. The ball is in the Lab.\n\nEvery turn: tidy the ball.\n";
  LeafSourceText text = { "story.ni", story, sizeof story - 1 },
                 extension = { "Oddments.i7x", (const char *) data, size };
  LeafCompileOptions options = { .find_extension = find, .data = &extension };
  g_autoptr (LeafProgram) program = leaf_program_compile (&text, &options);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);

    g_assert_true (g_utf8_validate (problem.sentence, -1, NULL));
    if (problem.place.source != 0) {
      g_assert_cmpuint (problem.place.source, <=, leaf_program_n_sources (program));
      g_assert_cmpuint (problem.place.end, <=, strlen (leaf_program_source_text (program, problem.place.source)));
    }
  }
  if (leaf_play_run (play, 200000).cause == LEAF_STOP_WANTS_COMMAND && leaf_play_command (play, "take ball"))
    leaf_play_run (play, 200000);
  return 0;
}
