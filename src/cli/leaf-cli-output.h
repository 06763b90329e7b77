/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-output.h: the one way from g_print() and g_printerr() to the standard streams. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on both write UTF-8 whatever the locale is, so that files and pipes never lose a letter.  On a terminal,
 * control characters and marks that change the direction of text are shown as "\u{1B}": what a story says must not
 * steer the terminal. */
void leaf_cli_output_install (void);
/* The text as a terminal is given it; g_free. */
char *leaf_cli_output_escape (const char *text);

G_END_DECLS
