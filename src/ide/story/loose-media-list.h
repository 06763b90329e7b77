/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures, sounds and external files of a story: those that it declares, and files in its materials without a
 * declaration. A worker reads the disk. */
#pragma once

#include "leaf-storage-media.h"
#include "loose-session.h"

G_BEGIN_DECLS

typedef enum { LOOSE_MEDIA_FIGURE, LOOSE_MEDIA_SOUND, LOOSE_MEDIA_EXTERNAL_FILE } LooseMediaSort;

typedef struct {
  LooseMediaSort sort;
  char *name;      /* "Figure of Tower"; NULL: not declared */
  char *file;      /* "tower.png"; NULL: the declaration names none */
  char *words;     /* the description for those who cannot see or hear it; NULL */
  char *path;      /* NULL: its location is not known */
  LeafPlace place; /* of its declaration */
  LeafEffectFault fault;
  LeafStorageMedia media; /* if it has no fault */
  guint64 size;           /* in bytes; 0: not known */
  char *text;             /* the beginning of an external file; NULL: it was not written yet */
} LooseMediaFile;

void loose_media_file_free (LooseMediaFile *file);

/* Reads `program` at once, and the disk in a worker. `folder` is that of external files. Both paths may be NULL if the
 * story is not saved. The callback gets a GPtrArray of LooseMediaFile *, or NULL if cancelled. */
void loose_media_list_async (LeafProgram *program, const char *materials, const char *folder, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data);
GPtrArray *loose_media_list_finish (GAsyncResult *result, GError **error);

G_END_DECLS
