/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-names-private.h: the part of the registry that the files of world/ share. */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

/* Adds the words of `text` (lower case, single spaces) to the vocabulary. *words is on the arena; returns their
 * number. */
guint32 leaf_names_intern (LeafBuild *build, const char *text, const LeafVocabId **words);
guint32 leaf_names_add_near (LeafBuild *build, LeafNameSort sort, guint32 id, LeafWording w, LeafHeadingId heading,
                             gboolean is_plural);
/* Like leaf_names_find, without abbreviations. */
LeafNameMatch leaf_names_find_whole (const LeafBuild *build, LeafWording w, guint32 sorts, LeafHeadingId near);
/* Returns the id with exactly this name; 0 if there is none. */
guint32 leaf_names_find_words (const LeafBuild *build, const LeafVocabId *words, guint32 n, guint32 sorts);

G_END_DECLS
