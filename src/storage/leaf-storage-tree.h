/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-tree.h: lists folders; copies, removes and hashes them with everything in them. Symbolic links in them
 * are never followed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The names in a folder, sorted by their bytes. Of char *, which it owns; NULL if it cannot be opened. */
GPtrArray *leaf_storage_names (const char *folder);
/* Only those that are UTF-8, as every name that a source can write is. Empty if the folder cannot be opened. */
GPtrArray *leaf_storage_text_names (const char *folder);
/* Copies the folder `from` to `to`, which must not exist, except the entries named in `without` (NULL: all) and
 * symbolic links to folders. It continues after a failure. Returns 0, or the errno of the first failure. */
int leaf_storage_copy_folder (const char *from, const char *to, const char *const *without);
/* Removes a file, or a folder with all that is in it. Returns 0 or an errno. */
int leaf_storage_remove_tree (const char *path);
/* SHA-256 of a file, or of the names, lengths and bytes of all files in a folder, in hexadecimal digits. NULL: it
 * cannot be read; errno says why. Free with g_free. */
char *leaf_storage_hash (const char *path);
/* Is this its hash, in this form or in the one before, which had no lengths? */
gboolean leaf_storage_has_hash (const char *path, const char *hash);

G_END_DECLS
