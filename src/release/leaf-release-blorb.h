/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-blorb.h: makes a story file for the Glulx machine, in a package with its pictures and sounds, with the
 * tools of an installed Inform: inform7, inform6 and inblorb. They run on a copy of the project in a temporary folder.
 * Nothing is written into the project itself, except a missing uuid.txt. */
#pragma once

#include "leaf-storage.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The parts of an installed Inform, as paths; NULL: not found. */
typedef struct {
  char *inform7, *inform6, *inblorb; /* programs */
  char *internal;                    /* the folder with inform7's own library */
} LeafReleaseTools;

/* Searches `folder` (may be NULL) and the usual folders of a build or an installation in it, then PATH. Free with
 * leaf_release_tools_free. */
LeafReleaseTools *leaf_release_tools_find (const char *folder);
void leaf_release_tools_free (LeafReleaseTools *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafReleaseTools, leaf_release_tools_free)
/* What was not found, such as "inform6, inblorb"; NULL: nothing is missing. Free with g_free. */
char *leaf_release_tools_missing (const LeafReleaseTools *self);

/* A problem that one of the tools reports. */
typedef struct {
  char *text;
  guint32 line; /* of the story, from 1; 0: not known */
} LeafBlorbProblem;

typedef struct {
  GPtrArray *problems; /* of LeafBlorbProblem; empty if the package was written */
  char *written;       /* the path of the package; NULL: none was written */
} LeafReleaseBlorb;

/* Runs the tools on the project, or file, `story` as it is on the disk, with the extensions that `program` uses, and
 * writes the package into `folder`. `storage` is the one with which the program was compiled. If a tool reports
 * problems, they are in the result. Returns NULL, with an error, if a tool is missing, could not be started, or was
 * stopped by `cancellable` (may be NULL), or if a file could not be copied or written. Blocks for seconds, so call it
 * in a worker thread. Free with leaf_release_blorb_free. */
LeafReleaseBlorb *leaf_release_blorb (const char *story, const LeafStorage *storage, LeafProgram *program,
                                      const LeafReleaseTools *tools, const char *folder, GCancellable *cancellable,
                                      GError **error);
void leaf_release_blorb_free (LeafReleaseBlorb *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafReleaseBlorb, leaf_release_blorb_free)

G_END_DECLS
