/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a text as GtkTextBuffer counts them: they end with \n, \r, both, or a paragraph separator. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The lines, without their ends; one more than the text has ends. Free with g_strfreev. */
char **loose_text_lines_split (const char *text);

G_END_DECLS
