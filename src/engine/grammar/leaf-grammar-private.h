/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-private.h: an Understand sentence being read; shared by the files that read it. */
#pragma once

#include "leaf-grammar.h"

G_BEGIN_DECLS

typedef struct {
  LeafBuild *build;
  LeafSentenceId sentence;
  LeafHeadingId near;
  LeafWording texts; /* between "understand" and "as" */
  LeafWording as;    /* after "as", without the condition */
  LeafWording when;  /* after "when"; empty */
} LeafUnderstanding;

/* What a text is understood as: a line without its tokens, and its book. */
typedef struct {
  LeafBookSort book;
  guint32 key;
  LeafGrammarLine line;
} LeafUnderstoodAs;

/* leaf-grammar-read.c */
/* about its texts if `about` is empty */
void leaf_understanding_complain (LeafUnderstanding *u, LeafProblemCode code, LeafWording about);
/* A phrase row for "when C", or 0. If `of_object`, its parameter is the item described. */
guint32 leaf_understanding_condition (LeafUnderstanding *u, gboolean of_object);

/* leaf-understood-as.c */
/* Reads one reference of the list. Returns FALSE on failure, which is reported unless `quietly`. */
gboolean leaf_understood_read (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning, gboolean quietly);
/* "Understand "rot" as "[colour-word]"": finds or makes the token. */
gboolean leaf_understood_token (LeafUnderstanding *u, LeafWording w, LeafUnderstoodAs *meaning, gboolean report);

/* leaf-understood-properties.c */
void leaf_understand_properties (LeafUnderstanding *u);

static inline gboolean
leaf_understanding_is_text (const LeafBuild *build, guint32 word)
{
  return leaf_word (build, word)->sort == LEAF_WORD_TEXT;
}

G_END_DECLS
