/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-links.h: where symbolic links in a story's folders may lead.
 *
 * A downloaded story is not trusted: repositories and archives can contain links, so a file in its folders may be a
 * link to a private file, or to one that a program reads when it starts. A link in a project (X.inform, X.materials, "X
 * Materials", X.inform.saved) must stay within these folders; a link elsewhere must stay in the folder that the caller
 * names. A file is opened first, and its path is read from the handle, so that nobody can replace it by a link between
 * the check and the access. The user may trust a story, whose links may then lead anywhere. Alternatives rejected:
 * comparing paths before opening, which has that race; and openat2 with RESOLVE_BENEATH, which refuses links from
 * X.inform to X.materials. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* TRUE if `path` may lead to the file of `handle`, or, with `name`, to the file `name` in the folder of `handle`;
 * `name` may be NULL. `root` is the folder in which a path outside all projects must stay; NULL: a person named that
 * path, so it may lead anywhere. */
gboolean leaf_storage_stays_inside (const char *path, const char *root, int handle, const char *name);
/* Allows (`trusts`) or forbids that links of the story, a project or a file, lead anywhere. The decision is stored in
 * the user's configuration. Returns 0 or an errno. */
int leaf_storage_trust (const char *story, gboolean trusts);
/* Like g_mkdir_with_parents(), but follows no link that leaves the project or `root`. Returns 0 or an errno. */
int leaf_storage_make_folder (const char *path, const char *root);
/* Like g_strerror(), but in terms of this folder for ELOOP (a link leaves the project), EINVAL (not a regular file) and
 * EBADMSG (wrong names in a bundle). A clause that ends a sentence about a file. */
const char *leaf_storage_strerror (int number);

G_END_DECLS
