/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-media-add.h: copies a picture or sound that a person names into a story's materials. */
#pragma once

#include "leaf-storage-media.h"

G_BEGIN_DECLS

#define LEAF_STORAGE_MEDIA_ERROR (leaf_storage_media_error_quark ())
GQuark leaf_storage_media_error_quark (void);

typedef enum {
  LEAF_STORAGE_MEDIA_NOT_MEDIA, /* neither a picture nor a sound of the types in leaf-storage-media.h, or damaged */
  LEAF_STORAGE_MEDIA_HUGE,      /* larger than leaf-storage-media.h allows */
  LEAF_STORAGE_MEDIA_FAILED     /* reading or writing failed; the message says why */
} LeafStorageMediaError;

/* Copies `from` into Figures or Sounds of `materials`, depending on its type, which *media receives. Returns the name
 * of the copy (free with g_free), or NULL and an error. A file there is never replaced: if it has the same bytes it is
 * used, otherwise the copy gets a number ("tower 2.png"). The name has only characters that a text of a story can
 * contain. */
char *leaf_storage_media_add (const char *from, const char *materials, LeafStorageMedia *media, GError **error);

G_END_DECLS
