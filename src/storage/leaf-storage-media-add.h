/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-media-add.h: a picture or sound that a person names, copied into a story's materials. */
#pragma once

#include "leaf-storage-media.h"

G_BEGIN_DECLS

#define LEAF_STORAGE_MEDIA_ERROR (leaf_storage_media_error_quark ())
GQuark leaf_storage_media_error_quark (void);

typedef enum {
  LEAF_STORAGE_MEDIA_NOT_MEDIA, /* neither a picture nor a sound of the types in leaf-storage-media.h, or damaged */
  LEAF_STORAGE_MEDIA_HUGE,
  LEAF_STORAGE_MEDIA_FAILED /* reading or writing failed; the message says why */
} LeafStorageMediaError;

/* Copies `from` into Figures or Sounds of `materials`, by what it is, and returns its name there; free with g_free.
 * A file there is never replaced: one with the same bytes is taken as it is, beside another the copy gets a number
 * ("tower 2.png"). The name has nothing in it that a text of a story cannot hold. */
char *leaf_storage_media_add (const char *from, const char *materials, LeafStorageMedia *media, GError **error);

G_END_DECLS
