/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentence-splitter.h: shared by the files of this folder only. */
#pragma once

#include "leaf-sentences.h"

G_BEGIN_DECLS

/* A piece of a definition's body, between punctuation marks. */
typedef struct {
  LeafWording wording;
  gboolean colon; /* it ended in a colon, so it opens a block */
} LeafBodyPiece;

/* leaf-bodies.c: builds the statements of a body. `preamble` is quoted in problems and gives the indentation. */
LeafStatementId leaf_body_build (LeafBuild *build, LeafWording preamble, const LeafBodyPiece *chunks, guint n_chunks);
/* TRUE if a piece that ends in a colon opens a block ("if ...", "otherwise", "-- 3") rather than a definition. */
gboolean leaf_body_opens_block (const LeafBuild *build, LeafWording w);

/* leaf-headings.c */
gboolean leaf_heading_is_dialogue (const LeafBuild *build, LeafWording w);
/* The same remark in a heading of any level. */
gboolean leaf_heading_claims_dialogue (const LeafBuild *build, LeafWording w);
/* Adds a heading of `level` below the right earlier one, and decides whether it is skipped. `includes` starts empty
 * and is filled with the places of Include sentences when one is needed. */
LeafHeadingId leaf_heading_add (LeafBuild *build, GArray *includes, LeafHeadingId before, guint32 level, LeafWording w);

/* leaf-table-text.c: reads the paragraph of a table; returns its number in the tables. */
guint32 leaf_table_text_read (LeafBuild *build, LeafWording w);

/* leaf-form-patterns.c: the form of a sentence without a body, by its fixed words. */
typedef struct _LeafFormFinder LeafFormFinder;
LeafFormFinder *leaf_form_finder_new (LeafBuild *build);
void leaf_form_finder_free (LeafFormFinder *finder);
LeafForm leaf_form_find (const LeafFormFinder *finder, const LeafBuild *build, LeafWording w);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafFormFinder, leaf_form_finder_free)

/* leaf-participles.c: distinguishes "Kissing Mr Carr is love." from "The Waiting Room is dark." among the sentences
 * from number `first`, once all sentences of the source are there. */
void leaf_find_kinds_of_action (LeafBuild *build, guint32 first);

G_END_DECLS
