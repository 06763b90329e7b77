/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release.h: a story as its players get it: a page that plays it, the record that archives ask for, and what
 * the sentences "Release along with ..." name.
 *
 * What is released is made in memory first, so that a window can say what will be written, and nothing is written of
 * a release that cannot be made. */
#pragma once

#include "leaf-storage.h"

G_BEGIN_DECLS

/* FALSE: this program was built without the engine for WebAssembly, and makes no pages. */
gboolean leaf_release_is_possible (void);

typedef struct {
  char *name;    /* in the folder: "play.html", "Private/solution.txt" */
  /* for a person: "The story, to be played in a browser"; in English, as the catalogue has it, or in the author's
   * words */
  char *purpose;
  GBytes *bytes;
} LeafReleaseFile;

/* A sentence that cannot be obeyed. */
typedef struct {
  const char *pattern; /* with slots %1 and %2 */
  char *with[2];
  LeafPlace place;
} LeafReleaseProblem;

/* Its sentence in another language: `translate` is asked for the pattern; NULL: in English. Free with g_free. */
char *leaf_release_problem_dup_words (const LeafReleaseProblem *problem, GTranslateFunc translate, gpointer data);

typedef struct _LeafRelease LeafRelease;

/* `story`: the path that was compiled; `storage`: what it was compiled with. Reads the story's materials, and makes
 * uuid.txt in a project that has none. Any thread. Never NULL. */
LeafRelease *leaf_release_new (const char *story, const LeafStorage *storage, LeafProgram *program);
void leaf_release_free (LeafRelease *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafRelease, leaf_release_free)

/* Borrowed: of LeafReleaseFile *, of LeafReleaseProblem *. */
const GPtrArray *leaf_release_files (const LeafRelease *self);
const GPtrArray *leaf_release_problems (const LeafRelease *self);
/* Writes the files; 0, or the errno of what failed first, with the path in *failed (g_free). */
int leaf_release_write (const LeafRelease *self, const char *folder, char **failed);
/* The folder Release in the materials of a project; NULL: `story` is a file by itself; g_free. */
char *leaf_release_folder (const char *story);

G_END_DECLS
