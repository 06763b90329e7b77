/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cannot be written beside a story when that is closed, as files in the user's state folder. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes such a file, "WHAT of PROJECT, TIME.ENDING", for the file at `path` in the folder of a project. Returns its
 * path, or NULL if it cannot be written either. Free with g_free. */
char *loose_state_file_write (const char *what, const char *path, const char *ending, const char *bytes, gsize length);

G_END_DECLS
