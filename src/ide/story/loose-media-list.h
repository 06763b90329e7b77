/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures, sounds and external files of a story: those that it declares, and those that lie in its materials
 * without a sentence.  A worker looks at the disk. */
#pragma once

#include "leaf-storage-media.h"
#include "loose-session.h"

G_BEGIN_DECLS

typedef enum { LOOSE_MEDIA_FIGURE, LOOSE_MEDIA_SOUND, LOOSE_MEDIA_EXTERNAL_FILE } LooseMediaSort;

typedef struct {
  LooseMediaSort   sort;
  char            *name;  /* "Figure of Tower"; NULL: no sentence declares it */
  char            *file;  /* "tower.png"; NULL: its sentence names none */
  char            *words; /* for those who cannot see or hear it; NULL */
  char            *path;  /* NULL: it is not known where it lies */
  LeafPlace        place; /* of its sentence */
  LeafEffectFault  fault;
  LeafStorageMedia media; /* without a fault */
  guint64          size;  /* in bytes; 0: it is not known */
  char            *text;  /* of an external file: how it begins; NULL: it was not written yet */
} LooseMediaFile;

void loose_media_file_free (LooseMediaFile *file);

/* `program` is asked at once, the disk by a worker.  `folder`: of external files.  Both may be NULL: the story is not
 * saved.  The callback gets a GPtrArray of LooseMediaFile *; NULL: it was
 * cancelled. */
void       loose_media_list_async  (LeafProgram *program, const char *materials, const char *folder,
    GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GPtrArray *loose_media_list_finish (GAsyncResult *result, GError **error);

G_END_DECLS
