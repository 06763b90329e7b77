/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-media.h: the files of a story's figures and sounds: where they are, and whether they are intact. That is
 * judged by their first and last bytes; nothing is decoded. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* The most bytes of a file, and pixels of a picture. Larger ones are not shown, played or published. */
enum { LEAF_STORAGE_MOST_MEDIA = 64 << 20, LEAF_STORAGE_MOST_PIXELS = 40000000 };

typedef struct {
  const char *type; /* "image/png", "image/jpeg", "audio/ogg", "audio/aiff", "audio/wav", "audio/mpeg" */
  gboolean is_sound;
  guint32 width, height; /* of a picture, in pixels */
} LeafStorageMedia;

/* Finds the type of a file from its bytes. Returns FALSE if it has none of the types above, or is a picture without a
 * size. */
gboolean leaf_storage_media_read (LeafStorageMedia *media, const guint8 *bytes, gsize length);
/* The cover in the materials: Cover.png, Cover.jpg or Cover.jpeg, else one of these after "Large ", else after "Small
 * ". NULL: there is none. Free with g_free. */
char *leaf_storage_cover_path (const char *materials);
/* The file of a figure or sound, whether or not it exists: Figures/FILE or Sounds/FILE of the materials; for the cover,
 * leaf_storage_cover_path() or else Cover.jpg of the materials. NULL if its sentence names no file. Free with
 * g_free. */
char *leaf_storage_effect_path (const char *materials, const LeafEffect *effect);
/* The callback check_effect of LeafCompileOptions; `data` is the LeafStorage. */
LeafEffectFault leaf_storage_check_effect (const LeafEffect *effect, gpointer data);
/* Checks any file, and fills *media. `root` is as for leaf_storage_read_within. If it returns MISSING, errno says
 * why. */
LeafEffectFault leaf_storage_media_fault (const char *path, const char *root, LeafStorageMedia *media);

G_END_DECLS
