/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrase-table.h: shared by the files of the phrase table only. */
#pragma once

#include "leaf-readers.h"

G_BEGIN_DECLS

/* The language's limit. */
enum { LEAF_MOST_PARAMETERS = 10 };

/* A link of the list of phrases that are looked up by one word. */
typedef struct {
  guint32 phrase;
  guint32 next;
} LeafPhraseChain;

/* "larger", "largest": the words that a measured adjective defines. */
typedef struct {
  LeafVocabId word;
  LeafPropertyId property;
  gint32 sign;
  gboolean superlative;
} LeafGrade;

/* Adds a row to the table, and to the list of the word by which it is looked up. */
LeafPhraseId leaf_phrase_table_add (LeafBuild *build, const LeafPhraseRow *row);
/* Reads a kind that may contain kind variables. *variable: 1 for A .. 26 for Z, 0 for none. */
LeafKindId leaf_phrase_read_kind (LeafScope *scope, LeafWording w, guint32 *variable);
void leaf_definition_read (LeafBuild *build, LeafSentenceId sentence);
/* Reports a preamble of the story that is readable but unusable: too long, without effect, or equal to another. `name`:
 * the phrase's name as a value, or no words. */
void leaf_phrase_check_limits (LeafBuild *build, const LeafPhraseRow *row, LeafWording name);
/* Returns TRUE if, by kinds and words, the second parameter accepts everything that the first one accepts. */
gboolean leaf_phrase_parameter_within (const LeafBuild *build, const LeafPhrasePart *first,
                                       const LeafPhrasePart *second);
void leaf_equations_check (LeafBuild *build); /* the story's equations, also unused ones */
void leaf_bindings_check (LeafBuild *build);  /* in all of the story's sentences and statements */
/* Returns the only statement of a body that is entirely in another language, or NULL. */
const LeafStatement *leaf_phrase_inform6_statement (const LeafBuild *build, const LeafSentence *sentence);
/* For a phrase of the library with a native body: returns FALSE, and reports an internal error, if a parameter has
 * another kind than the native requires. */
gboolean leaf_phrase_suits_native (const LeafBuild *build, const LeafPhraseRow *row);
/* Returns the native that a body does, a single (- name -) or equivalent Inform 6; NONE if there is none. */
LeafNative leaf_phrase_native_body (LeafBuild *build, const LeafSentence *sentence, guint32 n_parameters);

G_END_DECLS
