/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-files.h: the external files of a story, as texts that are part of its play.
 *
 * The engine touches no disk: an application gives texts to a play before it first runs, and asks for them
 * afterwards.  Since a file is state like any other, UNDO and RESTORE take it back, and a copy, a hash and a play
 * played again are true of it too. RESTART alone leaves the files as they are: that is what stories keep them for.
 *
 * A set of files is not changed once it is made, and is shared by all moments that have it.
 */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

typedef struct {
  GRefString *text;         /* NULL: there is no such file */
  gboolean    is_not_ready; /* marked so, to keep others from reading it for now */
} LeafFile;

LeafFiles      *leaf_files_ref    (LeafFiles *files); /* of NULL, the set without any: NULL */
void            leaf_files_unref  (LeafFiles *files);
/* The same set but for one file; takes over the reference to `files`. */
LeafFiles      *leaf_files_change (LeafFiles *files, guint32 number, const char *text, gboolean is_not_ready);
/* by the bits of its value, from 1; never NULL */
const LeafFile *leaf_files_get    (const LeafFiles *files, guint32 number);
extern const LeafFieldFunctions leaf_files_functions; /* of a LeafFiles * that is state */

/* The number of the file that the story calls `name`, "ghosts"; 0 where there is none. */
guint32         leaf_file_find    (const LeafImage *image, const char *name);

G_END_DECLS
