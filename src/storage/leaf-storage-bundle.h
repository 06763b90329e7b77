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
 * The mark is as long as necessary for no other line to begin with it. A bundle is a text, which can be read, compared,
 * and sent by mail, even if that changes line endings. Alternatives rejected: copying parts and extensions into one
 * story, which changes the story (headings, documentation and versions of extensions are lost, and the order of
 * sentences changes); and an existing archive format, which is not readable and needs another library. */
#pragma once

#include "leaf-storage-bundle-entries.h"
#include "leaf-storage.h"

G_BEGIN_DECLS

/* For a program compiled with this storage: the story, its parts, and the extensions that are not embedded in
 * libleaf. Free with g_free. */
char *leaf_storage_bind (const LeafStorage *storage, const LeafProgram *program);
/* TRUE if each name is a place in the materials and no name occurs twice. */
gboolean leaf_storage_leaves_are_sound (const GPtrArray *leaves);
/* Makes the storage find what the story of a bundle includes, before anything on the disk. */
void leaf_storage_hold_leaves (LeafStorage *storage, const GPtrArray *leaves);
/* Creates `project` (".../Tale.inform") from it, with materials. Returns 0, or an errno: EEXIST if something of either
 * name exists, EBADMSG if the names are wrong. After a failure nothing remains. */
int leaf_storage_project_unbind (const char *project, const GPtrArray *leaves);

G_END_DECLS
