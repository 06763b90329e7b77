/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-links.h: where symbolic links in a story's folders may lead.
 *
 * A story that was downloaded is not trusted, because Git and archives can contain links, so a file in its folders may
 * be a link to a private file or to one that a program reads when it starts. A link in a project (X.inform,
 * X.materials, "X Materials", X.inform.saved) must stay within these folders; a link in another folder must stay in the
 * folder that the caller names.  A file is opened first, and then its path is read from the handle, so a link cannot be
 * placed there in between. The user may trust a story, whose links may then lead anywhere. Alternatives rejected:
 * comparing paths before opening, which has that race; and openat2 with RESOLVE_BENEATH, which refuses links from
 * X.inform to X.materials. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* TRUE if the story at `path` may use the file of `handle`, or, with `name`, the file `name` in the folder of `handle`.
 * `root` is the folder that a path outside any project must stay in; NULL if a person named the path, which may lead
 * anywhere. */
gboolean leaf_storage_stays_inside (const char *path, const char *root, int handle, const char *name);
/* Allows links of the story, a project or a file, to lead anywhere, or forbids it again. Stored in the user's
 * configuration. Returns 0 or an errno. */
int leaf_storage_trust (const char *story, gboolean trusts);
/* Like g_mkdir_with_parents(), but follows no link that leaves the project or `root`. Returns 0 or an errno. */
int leaf_storage_make_folder (const char *path, const char *root);
/* Like g_strerror(), as the end of a sentence about a file: ELOOP: a link leaves the project, EINVAL: not a regular
 * file, EBADMSG: the names in a bundle are wrong. */
const char *leaf_storage_strerror (int number);

G_END_DECLS
