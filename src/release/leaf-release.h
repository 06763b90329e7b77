/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release.h: publishes a story: a page that plays it, the record for archives, and what the sentences "Release
 * along with ..." request. A release is made in memory first, so that a window can list the files before they are
 * written, and a caller need not write a release that has problems. */
#pragma once

#include "leaf-storage.h"

G_BEGIN_DECLS

/* Returns FALSE if this program was built without the engine for WebAssembly, so that it cannot make pages. */
gboolean leaf_release_is_possible (void);

typedef struct {
  char *name; /* its path in the folder of the release: "play.html", "Private/solution.txt" */
  /* for display: "The story, to be played in a browser"; in English, to be translated, or in the author's words */
  char *purpose;
  GBytes *bytes;
  LeafReleaseSort sort; /* of the sentence that requests it; INTERPRETER for the page, CARD for the record */
  gboolean is_private;
} LeafReleaseFile;

/* A sentence "Release along with ..." that cannot be carried out. */
typedef struct {
  const char *pattern; /* with placeholders %1 and %2 */
  char *with[2];       /* what is inserted for them; NULL: nothing */
  LeafPlace place;     /* of the sentence; source 0: none */
} LeafReleaseProblem;

/* The problem as a sentence. `translate` is called like gettext with the pattern; NULL: English. Free with g_free. */
char *leaf_release_problem_dup_words (const LeafReleaseProblem *problem, GTranslateFunc translate, gpointer data);

typedef struct _LeafRelease LeafRelease;

/* Makes a release in memory; never NULL. `story` is the path, and `storage` the storage, from which the program was
 * compiled, as a release (leaf-storage-release.h). Reads the story's materials, and creates a missing uuid.txt in a
 * project. Any thread. */
LeafRelease *leaf_release_new (const char *story, const LeafStorage *storage, LeafProgram *program);
void leaf_release_free (LeafRelease *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafRelease, leaf_release_free)

/* The files (LeafReleaseFile *) and the problems (LeafReleaseProblem *); borrowed. */
const GPtrArray *leaf_release_files (const LeafRelease *self);
const GPtrArray *leaf_release_problems (const LeafRelease *self);
/* Writes the files into a folder, which is created if needed. Returns 0, or the errno of the first failure, with the
 * path in *failed (free with g_free); files before it remain. */
int leaf_release_write (const LeafRelease *self, const char *folder, char **failed);
/* Finds files in the folder that an earlier release may have left where everybody sees them, while the file of that
 * name is private now: paths, for g_ptr_array_unref. */
GPtrArray *leaf_release_find_leftovers (const LeafRelease *self, const char *folder);
/* The folder Release in the materials of a project; NULL if `story` is a single file. Free with g_free. */
char *leaf_release_folder (const char *story);

G_END_DECLS
