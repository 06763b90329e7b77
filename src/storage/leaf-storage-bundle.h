/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-bundle.h: a story with all that it includes, as one file that can be sent to somebody.
 *
 *   %% Looseleaf binder 1
 *   %% story.ni
 *   "Tale" by Ann ...
 *   %% Source/woods.i7
 *   %% Extensions/Ann Author/Locks.i7x
 *
 * Lines that begin with the mark of the first line begin a file, named by where it lies in a project and its
 * materials; the mark is as long as it has to be for no other line to begin so.  It is a text: it can be read,
 * compared, and sent as a letter, which may change the ends of its lines.  The roads not taken: one story into which
 * parts and extensions are copied, which is another story (what an extension's headings, documentation and version
 * say is lost, and what is sorted by where it stands is sorted otherwise); an archive of an existing form, which
 * nobody can read and which takes one more library. */
#pragma once

#include "leaf-storage-bundle-entries.h"
#include "leaf-storage.h"

G_BEGIN_DECLS

/* For a program compiled with this storage: the story, its parts, and the extensions that are not embedded in
 * libleaf. Free with g_free. */
char      *leaf_storage_bind           (const LeafStorage *storage, const LeafProgram *program);
/* TRUE if each name is a place in the materials and no name occurs twice. */
gboolean   leaf_storage_leaves_are_sound (const GPtrArray *leaves);
/* Makes the storage find what the story of a bundle includes, before anything on the disk. */
void       leaf_storage_hold_leaves    (LeafStorage *storage, const GPtrArray *leaves);
/* Creates `project` (".../Tale.inform") from it, with materials. Returns 0, or an errno: EEXIST if something of
 * either name exists, EBADMSG if the names are wrong. A failure leaves nothing behind. */
int        leaf_storage_project_unbind (const char *project, const GPtrArray *leaves);

G_END_DECLS
