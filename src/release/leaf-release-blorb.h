/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-blorb.h: a story file for the Glulx machine, in a package with its pictures and sounds, made by the
 * tools of an installed Inform: inform7, inform6 and inblorb. They run on a copy of the project in a temporary folder,
 * so the project's folders are not changed. */
#pragma once

#include "leaf-storage.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What an Inform consists of; NULL: not found. */
typedef struct {
  char *inform7, *inform6, *inblorb; /* programs */
  char *internal;                    /* the folder with inform7's own library */
} LeafReleaseTools;

/* Searches `folder` (may be NULL), the usual folders of a build or an installation, and then PATH. */
LeafReleaseTools *leaf_release_tools_find (const char *folder);
void leaf_release_tools_free (LeafReleaseTools *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafReleaseTools, leaf_release_tools_free)
/* What was not found: "inblorb", "inform6 and inblorb"; NULL: nothing is missing. Free with g_free. */
char *leaf_release_tools_missing (const LeafReleaseTools *self);

/* A problem that one of the tools reports. */
typedef struct {
  char *text;
  guint32 line; /* of the story, from 1; 0: not known */
} LeafBlorbProblem;

typedef struct {
  GPtrArray *problems; /* of LeafBlorbProblem *; empty if the package was written */
  char *written;       /* the path; NULL: nothing was written */
} LeafReleaseBlorb;

/* Runs the tools on the project, or file, `story` as it is on the disk, with the extensions that `program` uses, and
 * writes the package into `folder`. Returns NULL with an error if a tool is missing, could not be started, or was
 * stopped by the cancellable (may be NULL). Blocks for seconds, so call it in a worker. */
LeafReleaseBlorb *leaf_release_blorb (const char *story, const LeafStorage *storage, LeafProgram *program,
                                      const LeafReleaseTools *tools, const char *folder, GCancellable *cancellable,
                                      GError **error);
void leaf_release_blorb_free (LeafReleaseBlorb *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafReleaseBlorb, leaf_release_blorb_free)

G_END_DECLS
