/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-test-steps.h: splits the answer to a test command into steps.
 *
 * After "test me" a story gives itself commands, and prints each with a number: "[1] look". All of that is the answer
 * of the knot "test me", as in other applications: a thread has only what the player typed, and files stay compatible.
 * So the steps are found in the text when they are needed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint32 start;                /* the byte where "[1]" begins */
  guint32 command, command_end; /* the bytes of its command */
  guint32 end;                  /* the byte where the next step begins, or the length of the text */
} LeafSkeinStep;

/* Returns an array of LeafSkeinStep, empty if `command` is not a test or `text` is NULL. Free with g_array_unref. Since
 * a story may print brackets too, the numbers must be consecutive, and each must follow a prompt or begin a line. */
GArray *leaf_skein_steps (const char *command, const char *text);
/* Returns "[2] take box" for the step that contains the byte; NULL: none. Free with g_free. */
char *leaf_skein_step_at (const char *command, const char *text, gsize byte);

G_END_DECLS
