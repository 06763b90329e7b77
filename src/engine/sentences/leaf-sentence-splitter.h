/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentence-splitter.h: what the files of this folder share; nobody else includes it. */
#pragma once

#include "leaf-sentences.h"

G_BEGIN_DECLS

/* A piece of a definition's body, as punctuation divides it. */
typedef struct {
  LeafWording wording;
  gboolean    colon; /* it ended in one, so it opens a block */
} LeafBodyPiece;

/* leaf-bodies.c: builds the statements of a body.  `preamble` is quoted in problems, and gives the margin. */
LeafStatementId leaf_body_build (LeafBuild *build, LeafWording preamble, const LeafBodyPiece *chunks, guint n_chunks);
/* Does a piece that ends in a colon open a block ("if ...", "otherwise", "-- 3"), rather than a definition? */
gboolean        leaf_body_opens_block (const LeafBuild *build, LeafWording w);

/* leaf-headings.c */
gboolean      leaf_heading_is_dialogue (const LeafBuild *build, LeafWording w);
/* The same remark at a heading of any level. */
gboolean      leaf_heading_claims_dialogue (const LeafBuild *build, LeafWording w);
/* Adds a heading of `level` below the right one of those before; decides whether it is skipped.  `includes` is empty at
 * first, and is filled with the places of Include sentences when one is asked for. */
LeafHeadingId leaf_heading_add (LeafBuild *build, GArray *includes, LeafHeadingId before, guint32 level, LeafWording w);

/* leaf-table-text.c: reads the paragraph of a table; returns its index in the tables. */
guint32       leaf_table_text_read (LeafBuild *build, LeafWording w);

/* leaf-form-patterns.c: the form of a sentence without body, from its fixed words. */
typedef struct _LeafFormFinder LeafFormFinder;
LeafFormFinder *leaf_form_finder_new  (LeafBuild *build);
void            leaf_form_finder_free (LeafFormFinder *finder);
LeafForm        leaf_form_find        (const LeafFormFinder *finder, const LeafBuild *build, LeafWording w);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafFormFinder, leaf_form_finder_free)

/* leaf-participles.c: tells "Kissing Mr Carr is love." from "The Waiting Room is dark.", among the sentences from number
 * `first` on, once all sentences of the source are there. */
void            leaf_find_kinds_of_action (LeafBuild *build, guint32 first);

G_END_DECLS
