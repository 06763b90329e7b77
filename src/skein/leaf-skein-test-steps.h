/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-test-steps.h: splits the answer of a test script into steps.
 *
 * For "test me" a story gives itself commands, and prints each with a number: "[1] look". Other applications store all
 * of it in the knot of "test me", and so do we: the thread is what the player typed, and the file stays compatible. The
 * steps are found in the text when they are needed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint32 start;                /* of "[1]" */
  guint32 command, command_end; /* the command of the step */
  guint32 end;                  /* the end of the step's answer: where the next step begins, or the end of the text */
} LeafSkeinStep;

/* Returns LeafSkeinStep rows; none if `command` is not a test. Free with g_array_unref. The numbers must be
 * consecutive, and each must follow a prompt or begin a line, because a story's text may contain brackets, too. */
GArray *leaf_skein_steps (const char *command, const char *text);
/* Returns "[2] take box" for the step that contains the byte; NULL: none. Free with g_free. */
char *leaf_skein_step_at (const char *command, const char *text, gsize byte);

G_END_DECLS
