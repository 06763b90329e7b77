/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-private.h: an Understand sentence that is being read, and what the files that read it share. */
#pragma once

#include "leaf-grammar.h"

G_BEGIN_DECLS

typedef struct {
  LeafBuild     *build;
  LeafSentenceId sentence;
  LeafHeadingId  near;
  LeafWording    texts; /* between "understand" and "as" */
  LeafWording    as;    /* after "as", without the condition */
  LeafWording    when;  /* after "when"; empty */
} LeafUnderstanding;

/* What a text is understood as: a line, but for its tokens, and the book for it. */
typedef struct {
  LeafBookSort    book;
  guint32         key;
  LeafGrammarLine line;
} LeafUnderstoodAs;

/* leaf-grammar-read.c */
void     leaf_understanding_complain (LeafUnderstanding *u, LeafProblemCode code, LeafWording about); /* about its texts where that is empty */
/* A phrase row for "when C"; with an object for "the item described" when `of_object`.  0: there is none. */
guint32  leaf_understanding_condition (LeafUnderstanding *u, gboolean of_object);

/* leaf-understood-as.c */
/* Reads one reference of the list; FALSE when it cannot be, and then nothing was reported if `quietly`. */
gboolean leaf_understood_read (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning, gboolean quietly);
/* "Understand "rot" as "[colour-word]"": finds or makes the token. */
gboolean leaf_understood_token (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning, gboolean report);

/* leaf-understood-properties.c */
void     leaf_understand_properties (LeafUnderstanding *u);

static inline gboolean
leaf_understanding_is_text (const LeafBuild *build, guint32 word)
{
  return leaf_word (build, word)->sort == LEAF_WORD_TEXT;
}

G_END_DECLS
