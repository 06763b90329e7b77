/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-write.h: the one way in which anything of an author's is written, by the command and by the window.
 *
 * The bytes go to a new file beside the old one, are flushed, and only then take its name; then the folder is
 * flushed too.  So whatever fails, and whenever the machine stops, the file holds the old text or the new one,
 * whole.  A symbolic link stays one, and what it leads to is written; permissions and owner are kept.  (A second
 * hard link keeps the old text: the road of writing into the file itself would keep both names together, and can
 * lose both texts.) */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* 0, or the errno of what failed first.  `mode`: of a file that is not there yet, less the umask.  Where the folder
 * alone could not be flushed the new text is in the file, though a power cut may yet take it away. */
int leaf_storage_write (const char *path, const char *bytes, gsize length, guint mode);
/* The same, into the folder `root` when the path is of no project: leaf-storage-links.h.  ELOOP where a link leads
 * out. */
int leaf_storage_write_within (const char *path, const char *root, const char *bytes, gsize length, guint mode);
/* What `path` leads to when all symbolic links are followed, even if that is not there; g_free. */
char *leaf_storage_resolve (const char *path);
/* The file on the disk of what a story calls `name`: no two names have the same, whatever is in them and whether or
 * not the disk tells small letters from capitals, and none leaves the folder.  g_free. */
char *leaf_storage_file_name (const char *name);

G_END_DECLS
