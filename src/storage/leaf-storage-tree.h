/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-tree.h: lists folders; copies, removes and hashes them with everything in them. Symbolic links to
 * folders are never followed. Errors are those of errno. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The names in a folder, sorted by their bytes, as an array that owns its char *. NULL if the folder cannot be
 * opened. */
GPtrArray *leaf_storage_names (const char *folder);
/* Like leaf_storage_names, but without the names that are not UTF-8, which no source can write, and empty if the folder
 * cannot be opened. */
GPtrArray *leaf_storage_text_names (const char *folder);
/* Copies the folder `from` to `to`, which must not exist. Left out are the entries of `from` that `without` names
 * (NULL: none), symbolic links to folders, and what is neither a file nor a folder. A link to a file becomes a copy of
 * that file; it fails with ELOOP if it leads out of the project or, for a `from` in no project, out of `from`.
 * Continues after a failure. Returns 0, or the errno of the first failure. If `from` does not exist, it does
 * nothing and returns 0. */
int leaf_storage_copy_folder (const char *from, const char *to, const char *const *without);
/* Adds the symbolic links to folders that it leaves out, as paths in `from`, after `start`. */
void leaf_storage_add_linked_folders (const char *from, const char *const *without, const char *start,
                                      GPtrArray *found);
/* Removes a file, a symbolic link, or a folder with all that is in it. Returns 0 or an errno. */
int leaf_storage_remove_tree (const char *path);
/* SHA-256 of a file, or of the names, lengths and bytes of all files in a folder but symbolic links, in hexadecimal
 * digits. NULL, with errno, if something cannot be read. Free with g_free. */
char *leaf_storage_hash (const char *path);
/* TRUE if `hash` is that of a file or folder, as leaf_storage_hash makes it or in an older form without lengths, which
 * lists of pins may have. */
gboolean leaf_storage_has_hash (const char *path, const char *hash);

G_END_DECLS
