/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-output.h: connects g_print() and g_printerr() to the standard streams. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Call once, before anything is printed. From then on both functions write UTF-8 in every locale, so that files and
 * pipes lose no letter. On a terminal, control characters and marks that change the direction of text are printed as
 * "\u{1B}", so that the text of a story cannot control the terminal. */
void leaf_cli_output_install (void);
/* Returns the text as it would be printed on a terminal. Free with g_free. */
char *leaf_cli_output_escape (const char *text);

G_END_DECLS
