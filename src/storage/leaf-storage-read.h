/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-read.h: reads files that the author did not name: what a story includes, and what is in its project.
 * Such a file can be a pipe that nobody writes to, an endless device, or a film with the file name of an extension. So
 * only regular files up to a maximum size are read, and reading never waits for other processes. Any thread. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { LEAF_STORAGE_MOST_BYTES = 256 * 1024 * 1024 };

/* Like g_file_get_contents(), for regular files of at most LEAF_STORAGE_MOST_BYTES. *bytes is NUL-terminated; free it
 * with g_free. `length` may be NULL. Returns FALSE, with errno and NULL in *bytes, on failure: EFBIG if the file is too
 * large, EISDIR or EINVAL if it is not a regular file, ELOOP if a link leads out of the project. */
gboolean leaf_storage_read (const char *path, char **bytes, gsize *length);
/* Like leaf_storage_read, but a file outside all projects must be in the folder `root` (leaf-storage-links.h); ELOOP if
 * a link leads out of it. `root` may be NULL. */
gboolean leaf_storage_read_within (const char *path, const char *root, char **bytes, gsize *length);
/* Opens such a file for reading. Returns its handle, for close(), with its size in *length; or -1, with errno. */
int leaf_storage_open (const char *path, const char *root, gsize *length);
/* Reads the start of a file: as many bytes as fit into `room`, with a NUL after them; "" if it cannot be read. */
void leaf_storage_read_head (const char *path, char *bytes, gsize room);

G_END_DECLS
