/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrase-table.h: inside meaning/ only: what the files of the phrase table share. */
#pragma once

#include "leaf-readers.h"

G_BEGIN_DECLS

/* One link of the phrases that are looked for by one word. */
typedef struct {
  guint32 phrase;
  guint32 next;
} LeafPhraseChain;

/* "larger", "largest": what a measured adjective gives. */
typedef struct {
  LeafVocabId    word;
  LeafPropertyId property;
  gint32         sign;
  guint32        superlative;
} LeafGrade;

/* Puts a row, made but for its index, into the table and under the word by which it is found. */
LeafPhraseId leaf_phrase_table_add (LeafBuild *build, const LeafPhraseRow *row);
/* A kind that may have kind variables in it; *variable: 1 for A .. 26 for Z, 0 for none. */
LeafKindId   leaf_phrase_read_kind (LeafScope *scope, LeafWording w, guint32 *variable);
void         leaf_definition_read (LeafBuild *build, LeafSentenceId sentence);
/* Complains of a preamble of the story's that can be read, but not kept to: too long, of no use, or like another.
 * `name`: what it is called as a value, or empty. */
void         leaf_phrase_check_limits (LeafBuild *build, const LeafPhraseRow *row, LeafWording name);
/* Whether all that the first hole takes the second takes too, as far as kinds and words say. */
gboolean     leaf_phrase_hole_within  (const LeafBuild *build, const LeafPhrasePart *first,
    const LeafPhrasePart *second);
void         leaf_equations_check (LeafBuild *build); /* those of the story, also where nothing asks for them */
void         leaf_bindings_check (LeafBuild *build); /* of all of the story's sentences and statements */
/* The one statement of a body that is all in another language; NULL where it is not. */
const LeafStatement *leaf_phrase_foreign_statement (const LeafBuild *build, const LeafSentence *sentence);
/* The body is a single (- name -): the name; NULL otherwise. */
/* Of a phrase of the library with a native for a body: FALSE, and told to its makers, where a hole's kind is not
 * what the native takes for granted. */
gboolean     leaf_phrase_suits_native (const LeafBuild *build, const LeafPhraseRow *row);
LeafNative   leaf_phrase_native_body (LeafBuild *build, const LeafSentence *sentence, guint32 n_holes);

G_END_DECLS
