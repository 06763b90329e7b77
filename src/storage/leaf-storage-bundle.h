/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-bundle.h: bundles: a story with everything that it includes, as one file that can be sent to somebody.
 *
 *   %% Looseleaf binder 1
 *   %% story.ni
 *   "Tale" by Ann ...
 *   %% Source/woods.i7
 *   %% Extensions/Ann Author/Locks.i7x
 *
 * A line that begins with the mark of the first line begins a file, named by its place in a project and its materials.
 * The first line of a bundle in a published page ends with the release's serial number: "... binder 1 release 261130".
 * The mark has as many percent signs as are needed for no line of a file to begin with it. A bundle is a text, so it
 * can be read, compared, and sent by mail, even if that changes line endings. Alternatives rejected: copying parts and
 * extensions into the story, which changes it (headings, documentation and versions of extensions are lost, and the
 * order of sentences changes); and an archive format, which is not readable and needs another library. */
#pragma once

#include "leaf-storage-bundle-entries.h"
#include "leaf-storage.h"

G_BEGIN_DECLS

/* Makes a bundle of a program that was compiled with this storage: the story, its parts, and the extensions that are
 * not embedded in libleaf. Free with g_free. */
char *leaf_storage_bind (const LeafStorage *storage, const LeafProgram *program);
/* TRUE if each file but the story belongs in Source or Extensions of the materials, and no name occurs twice, ignoring
 * case. */
gboolean leaf_storage_leaves_are_sound (const GPtrArray *leaves);
/* Makes the storage find what the story of a bundle includes, before anything on the disk. */
void leaf_storage_hold_leaves (LeafStorage *storage, const GPtrArray *leaves);
/* Creates `project` (".../Tale.inform") and its materials from the files of a bundle. Returns 0, or an errno: EEXIST if
 * one of the two exists, EBADMSG if leaf_storage_leaves_are_sound is FALSE. After a failure nothing remains. */
int leaf_storage_project_unbind (const char *project, const GPtrArray *leaves);

G_END_DECLS
