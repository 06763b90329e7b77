/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-media.h: the files of a story's figures and sounds: where they are, and whether they are intact, judging
 * by their first and last bytes. Nothing is decoded. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Larger files are not shown, played or published. */
enum { LEAF_STORAGE_MOST_MEDIA = 64 << 20, LEAF_STORAGE_MOST_PIXELS = 40000000 };

typedef struct {
  const char *type; /* "image/png", "image/jpeg", "audio/ogg", "audio/aiff", "audio/wav", "audio/mpeg" */
  gboolean is_sound;
  guint32 width, height; /* of a picture, in pixels */
} LeafStorageMedia;

/* Gets the type of a file, by its bytes; returns FALSE if it is of none of the types above, or a picture without a
 * size. */
gboolean leaf_storage_media_read (LeafStorageMedia *media, const guint8 *bytes, gsize length);
/* The cover: the first of Cover.png, Cover.jpg, Cover.jpeg, and the same with "Large " or "Small " before them, that
 * the materials contain. NULL if there is none. Free with g_free. */
char *leaf_storage_cover_path (const char *materials);
/* The file of a figure or sound, whether or not it exists: Figures/FILE or Sounds/FILE of the materials; for the cover,
 * that of leaf_storage_cover_path(), or else Cover.jpg in the materials themselves. NULL if its sentence names none.
 * Free with g_free. */
char *leaf_storage_effect_path (const char *materials, const LeafEffect *effect);
/* For LeafCompileOptions; `data` is the LeafStorage. */
LeafEffectFault leaf_storage_check_effect (const LeafEffect *effect, gpointer data);
/* The same for a file that no sentence declares yet. `root`: as for leaf_storage_read_within. */
LeafEffectFault leaf_storage_media_fault (const char *path, const char *root, LeafStorageMedia *media);

G_END_DECLS
