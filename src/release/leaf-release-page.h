/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-page.h: the pages of a release, made from templates that are embedded in the program. */
#pragma once

#include "leaf-release-facts.h"

G_BEGIN_DECLS

/* Cover art. */
typedef struct {
  GBytes *bytes;    /* NULL: there is none */
  const char *type; /* "image/png" */
  guint32 width, height;
  char *words; /* what it shows; never NULL if there are bytes */
} LeafReleaseCover;

/* A figure or sound with its file. */
typedef struct {
  gboolean is_sound;
  guint32 number;        /* as in LeafEffect */
  const char *type;      /* "image/png", "audio/ogg" */
  guint32 width, height; /* of a figure */
  char *file, *words;    /* `words`: for those who cannot see or hear it */
  GBytes *bytes;
} LeafReleaseEffect;

void leaf_release_effect_clear (LeafReleaseEffect *effect);

/* The page that plays the story; `source`: as leaf_storage_bind gives it; `effects`: of LeafReleaseEffect. NULL, with a
 * GError, if it cannot be compressed. */
GBytes *leaf_release_page (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const GArray *effects,
                           const char *source, GError **error);
/* The record of the Treaty of Babel. */
char *leaf_release_record (const LeafReleaseFacts *facts, const LeafReleaseCover *cover);

G_END_DECLS
