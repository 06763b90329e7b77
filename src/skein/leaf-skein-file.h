/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-file.h: reads the skein of a project from its file. */
#pragma once

#include "leaf-skein.h"

G_BEGIN_DECLS

/* The path of the skein of a story, whether or not it exists; NULL if the story is in no project. Free with g_free. */
char *leaf_skein_path (const char *story);
/* Reads a skein; free with leaf_skein_free. If `path` is NULL or does not exist, the skein is empty. NULL, with a
 * clause as the message of the error, if it cannot be read: to take a damaged skein for an empty one would lose the
 * author's tests. */
LeafSkein *leaf_skein_read (const char *path, GError **error);

G_END_DECLS
