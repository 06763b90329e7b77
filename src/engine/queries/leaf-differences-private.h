/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-differences-private.h: the two halves of leaf_programs_differences. */
#pragma once

#include "leaf-compile.h"
#include "leaf-differences.h"

G_BEGIN_DECLS

/* Two versions of a story, and what was found to be the same in both. */
typedef struct {
  const LeafProgram *before, *now;
  GArray *found;        /* of LeafDifference */
  GHashTable *reworded; /* old place of words (source, start) -> their new place */
} LeafVersions;

/* A place as a key of `reworded`. */
static inline gint64
leaf_versions_key (LeafPlace place)
{
  return (gint64) place.source << 32 | place.start;
}

/* The words at a place, with one space between them; free with g_free. */
char *leaf_versions_words (const LeafProgram *program, LeafPlace place);

void leaf_versions_compare_sentences (LeafVersions *self); /* first: fills `reworded` */
void leaf_versions_compare_rules (LeafVersions *self);

G_END_DECLS
