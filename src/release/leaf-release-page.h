/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-page.h: the page that plays a story, and the record for archives. */
#pragma once

#include "leaf-release-facts.h"

G_BEGIN_DECLS

/* Cover art. */
typedef struct {
  GBytes *bytes;    /* NULL: there is none */
  const char *type; /* "image/png" */
  guint32 width, height;
  char *words; /* its alternative text; never NULL if there are bytes */
} LeafReleaseCover;

/* A figure or sound with its file. Owns its strings. */
typedef struct {
  gboolean is_sound;
  guint32 number;        /* as in LeafEffect */
  const char *type;      /* "image/png", "audio/ogg" */
  guint32 width, height; /* of a figure */
  char *file, *words;    /* the base name of the file; its alternative text */
  GBytes *bytes;
} LeafReleaseEffect;

void leaf_release_effect_clear (LeafReleaseEffect *effect);

/* The page that plays the story. `source` is the bundle that leaf_storage_bind made; `effects` is an array of
 * LeafReleaseEffect. NULL, with an error, if the source cannot be compressed. Free with g_bytes_unref. */
GBytes *leaf_release_page (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const GArray *effects,
                           const char *source, GError **error);
/* The iFiction record of the Treaty of Babel. Free with g_free. */
char *leaf_release_record (const LeafReleaseFacts *facts, const LeafReleaseCover *cover);

G_END_DECLS
