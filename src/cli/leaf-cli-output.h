/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-output.h: connects g_print() and g_printerr() to the standard streams. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From this call on both write UTF-8 whatever the locale is, so that no letter is lost in files and pipes. On a
 * terminal, control characters and marks that change the direction of text are printed as "\u{1B}", so that a story's
 * text cannot control the terminal. */
void leaf_cli_output_install (void);
/* Returns the text as it is printed on a terminal. Free with g_free. */
char *leaf_cli_output_escape (const char *text);

G_END_DECLS
