/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-file.h: the skein of a project, as a file. */
#pragma once

#include "leaf-skein.h"

G_BEGIN_DECLS

/* The file of the project that contains `story`, whether or not it exists; NULL if it is in no project. Free with
 * g_free. */
char *leaf_skein_path (const char *story);
/* An empty skein if `path` is NULL or does not exist. NULL, with the reason as the end of a sentence, if it cannot be
 * read: a damaged skein is never taken for an empty one, which would lose the author's tests. */
LeafSkein *leaf_skein_read (const char *path, GError **error);

G_END_DECLS
