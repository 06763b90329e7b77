/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-files.h: the external files of a story, as texts that are part of its play.
 *
 * The engine does not access the disk: an application gives the texts to a play before it first runs, and reads them
 * afterwards. Files are state like any other, so UNDO and RESTORE revert them, and copies, hashes and replays include
 * them. Only RESTART keeps the files, which is what stories use them for.
 *
 * A set of files is immutable, and shared by all moments with the same files. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

typedef struct {
  GRefString *text;      /* NULL: the file does not exist */
  gboolean is_not_ready; /* marked as not ready, so that it cannot be read */
} LeafFile;

LeafFiles *leaf_files_ref (LeafFiles *files); /* `files` may be NULL, the empty set */
void leaf_files_unref (LeafFiles *files);
/* Returns the set with one file changed. Takes over the reference to `files`. */
LeafFiles *leaf_files_change (LeafFiles *files, guint32 number, const char *text, gboolean is_not_ready);
/* by the bits of its value, from 1; never NULL */
const LeafFile *leaf_files_get (const LeafFiles *files, guint32 number);
extern const LeafFieldFunctions leaf_files_functions; /* for a LeafFiles * that is state */

/* Returns the number of the file that the story calls `name`, such as "ghosts"; 0: none. */
guint32 leaf_file_find (const LeafImage *image, const char *name);

G_END_DECLS
