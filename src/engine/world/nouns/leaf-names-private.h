/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-names-private.h: what the files of world/ share of the registry. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

/* The words of `text` (lower case, single spaces), interned, on the arena; returns how many. */
guint32       leaf_names_intern     (LeafBuild *build, const char *text, const LeafVocabId **words);
guint32       leaf_names_add_near   (LeafBuild *build, LeafNameSort sort, guint32 id, LeafWording w,
    LeafHeadingId heading,
                                     gboolean is_plural);
/* As leaf_names_find, without abbreviations. */
LeafNameMatch leaf_names_find_whole (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
/* The id that exactly these words name; 0. */
guint32       leaf_names_find_words (const LeafBuild *build, const LeafVocabId *words, guint32 n, guint32 sorts);

G_END_DECLS
