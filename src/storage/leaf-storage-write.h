/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-write.h: the only way in which the command and the window write an author's files. The bytes go to a new
 * file beside the old one and are flushed; only then does it get the old name, and the folder is flushed too. So
 * whatever fails, and whenever the machine stops, the file holds the old text or the new text, complete. Symbolic links
 * are followed and kept; permissions and owner are kept. (A second hard link keeps the old text. Writing into the file
 * itself would keep both links together, and can lose both texts.) */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns 0, or the errno of the first failure. `mode`: for a new file, minus the umask. If only the folder could not
 * be flushed, the new text is in the file, but a power failure can still lose it. */
int leaf_storage_write (const char *path, const char *bytes, gsize length, guint mode);
/* The same into the folder `root` if the path is in no project (leaf-storage-links.h). ELOOP if a link leads out of
 * it. */
int leaf_storage_write_within (const char *path, const char *root, const char *bytes, gsize length, guint mode);
/* The same beside `path`, under a name that is not in use: "notes 2.txt" beside notes.txt. *name (owned by the caller) is
 * that name. `root` may be NULL. */
int leaf_storage_write_beside (const char *path, const char *root, const char *bytes, gsize length, char **name);
/* The path to which `path` leads when all symbolic links are followed, whether or not it exists. Free with g_free. */
char *leaf_storage_resolve (const char *path);
/* The file name for what a story calls `name`: no two names share one, whatever characters they have and whether or
 * not the file system distinguishes case, and none leaves the folder. Free with g_free. */
char *leaf_storage_file_name (const char *name);

G_END_DECLS
