/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-page.h: the pages of a release, made from templates that the program carries. */
#pragma once

#include "leaf-release-facts.h"

G_BEGIN_DECLS

/* Cover art. */
typedef struct {
  GBytes *bytes;           /* NULL: there is none */
  const char *type;        /* "image/png" */
  guint32 width, height;
  char *words;             /* what it shows; never NULL where there are bytes */
} LeafReleaseCover;

/* The page that plays the story; `source`: as leaf_storage_bind gives it. NULL, with a GError, where it cannot be compressed. */
GBytes *leaf_release_page (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const char *source, GError **error);
/* The record of the Treaty of Babel. */
char *leaf_release_record (const LeafReleaseFacts *facts, const LeafReleaseCover *cover);
/* PNG or JPEG, by its bytes, with its measures; FALSE: neither. Does not touch `words` and `bytes`. */
gboolean leaf_release_cover_measure (LeafReleaseCover *cover, const guint8 *bytes, gsize length);

G_END_DECLS
