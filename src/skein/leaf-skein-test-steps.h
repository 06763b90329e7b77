/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-test-steps.h: what a test answered, step by step.
 *
 * A story that is told "test me" gives itself commands, and prints each behind its number: "[1] look".  Other
 * applications keep all of it in the one knot of that command; so do we, since the thread then is what the player
 * typed, and the file stays as it was.  The steps are read out of the text whenever somebody wants to see them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint32 start;                /* of "[1]" */
  guint32 command, command_end; /* what was given */
  guint32 end;                  /* where the next begins, or the text ends: before that stands what was answered */
} LeafSkeinStep;

/* Of LeafSkeinStep, for g_array_unref; none where `command` is no test.  The numbers follow one another, and each
 * stands at a prompt, or at the beginning of a line: what a story prints may have brackets too. */
GArray *leaf_skein_steps (const char *command, const char *text);
/* "[2] take box" of the step in which the byte stands; NULL: it stands in none; g_free. */
char *leaf_skein_step_at (const char *command, const char *text, gsize byte);

G_END_DECLS
