/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-read.h: reads files that the author did not name: what a story includes, and what is in its project.
 * Such a file can be a pipe that nobody writes to, an endless device, or a film with the file name of an extension.
 * Reading it never waits, and takes no more memory than the longest text allowed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { LEAF_STORAGE_MOST_BYTES = 256 * 1024 * 1024 };

/* Like g_file_get_contents(), for regular files up to that length. On failure returns FALSE and sets errno; `bytes` is
 * unset. */
gboolean leaf_storage_read (const char *path, char **bytes, gsize *length);
/* The same for a file that must be in the folder `root` if it is in no project (leaf-storage-links.h). errno is ELOOP
 * if a link leads out. */
gboolean leaf_storage_read_within (const char *path, const char *root, char **bytes, gsize *length);
/* Opens such a file for reading. Returns its handle, and its length in *length; or -1, with errno. */
int leaf_storage_open (const char *path, const char *root, gsize *length);
/* Reads the start of a file: as many bytes as fit, with a terminating zero; "" if it cannot be read. */
void leaf_storage_read_head (const char *path, char *bytes, gsize room);

G_END_DECLS
