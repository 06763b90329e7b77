/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release.h: publishes a story: a page that plays it, the record for archives, and what the sentences "Release
 * along with ..." name. A release is made in memory first, so a window can list what will be written, and a release
 * with problems writes nothing. */
#pragma once

#include "leaf-storage.h"

G_BEGIN_DECLS

/* Returns FALSE if this program was built without the WebAssembly engine and cannot make pages. */
gboolean leaf_release_is_possible (void);

typedef struct {
  char *name; /* in the folder: "play.html", "Private/solution.txt" */
  /* for display: "The story, to be played in a browser"; in English, for translation, or in the author's words */
  char *purpose;
  GBytes *bytes;
} LeafReleaseFile;

/* A sentence that cannot be carried out. */
typedef struct {
  const char *pattern; /* with placeholders %1 and %2 */
  char *with[2];
  LeafPlace place;
} LeafReleaseProblem;

/* Its sentence in another language; `translate` gets the pattern; NULL: English. Free with g_free. */
char *leaf_release_problem_dup_words (const LeafReleaseProblem *problem, GTranslateFunc translate, gpointer data);

typedef struct _LeafRelease LeafRelease;

/* `story`: the path that was compiled; `storage`: the storage that it was compiled with. Reads the story's materials,
 * and creates uuid.txt in a project without one. Any thread. Never NULL. */
LeafRelease *leaf_release_new (const char *story, const LeafStorage *storage, LeafProgram *program);
void leaf_release_free (LeafRelease *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafRelease, leaf_release_free)

/* Borrowed: of LeafReleaseFile * and of LeafReleaseProblem *. */
const GPtrArray *leaf_release_files (const LeafRelease *self);
const GPtrArray *leaf_release_problems (const LeafRelease *self);
/* Writes the files. Returns 0, or the errno of the first failure, with the path in *failed (g_free). */
int leaf_release_write (const LeafRelease *self, const char *folder, char **failed);
/* The folder Release in the materials of a project; NULL if `story` is a single file. Free with g_free. */
char *leaf_release_folder (const char *story);

G_END_DECLS
