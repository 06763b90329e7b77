/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-write.h: the only way in which the command line and the window write an author's files. The bytes are
 * written to a new file beside the old one and flushed; then the new file gets the old name, and the folder is flushed.
 * So whatever fails, and whenever the machine stops, the file holds either the old or the new text, complete. Symbolic
 * links, permissions and the owner are preserved. A second hard link keeps the old text: writing into the file itself
 * would keep both links equal, but could lose both texts. Any thread; the calls wait for the disk. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes a whole file. Returns 0, or the errno of the first failure. `mode` is that of a new file, before the umask. If
 * only flushing the folder failed, the file has the new text, but a power failure can still lose it. */
int leaf_storage_write (const char *path, const char *bytes, gsize length, guint mode);
/* Like leaf_storage_write, but a file outside all projects must be in the folder `root` (leaf-storage-links.h); ELOOP
 * if a link leads out of it. `root` may be NULL. */
int leaf_storage_write_within (const char *path, const char *root, const char *bytes, gsize length, guint mode);
/* Like leaf_storage_write_within, but writes beside `path`, under a name that is not in use: "notes 2.txt" beside
 * notes.txt. On success *name is that name, owned by the caller. */
int leaf_storage_write_beside (const char *path, const char *root, const char *bytes, gsize length, char **name);
/* The path to which `path` leads when all symbolic links are followed, whether or not it exists. Free with g_free. */
char *leaf_storage_resolve (const char *path);
/* The name on the disk of a file that a story calls `name`. Different names have different files, even on a file system
 * that ignores case, and none leads out of the folder. Free with g_free. */
char *leaf_storage_file_name (const char *name);

G_END_DECLS
