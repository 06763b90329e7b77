/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-read.h: how a file is read that an author did not name: what a story includes, what lies in its
 * project.
 *
 * It may be anything: a pipe that nobody writes to, a device that never ends, a film with the name of an extension.
 * Whoever reads it waits for none of these, and takes no more memory than the largest text may have. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum { LEAF_STORAGE_MOST_BYTES = 256 * 1024 * 1024 };

/* As g_file_get_contents (), of a plain file alone and no larger than that.  FALSE: nothing is in `bytes`; errno
 * says why. */
gboolean leaf_storage_read (const char *path, char **bytes, gsize *length);
/* The same, of what lies in the folder `root` when it is of no project: leaf-storage-links.h.  errno is ELOOP where
 * a link leads out. */
gboolean leaf_storage_read_within (const char *path, const char *root, char **bytes, gsize *length);
/* How it begins: as many bytes as there is room for, and a zero; "" where nothing can be read. */
void     leaf_storage_read_head (const char *path, char *bytes, gsize room);

G_END_DECLS
