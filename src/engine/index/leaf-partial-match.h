/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-partial-match.h: how far a phrase or an action that is being typed has come: which of its words are there, and what is wanted next. */
#pragma once

#include "leaf-compile.h"

G_BEGIN_DECLS

/* A phrase's or an action's words as they are typed: fixed words, and holes between them. */
typedef struct {
  const LeafVocabId *words; /* alternatives; n_words 0: a hole */
  guint32 n_words;
  gboolean is_optional;
  LeafKindId kind;  /* of a hole; none: of any */
  const char *name; /* of a hole */
} LeafPatternStep;

typedef struct {
  gboolean fits; /* so far the words are those of it */
  guint next;    /* the step that comes next; the number of steps: nothing does */
  gint hole;     /* the step whose value is being typed, or could go on; -1: none */
  guint n_fixed; /* fixed words that are there: the more, the surer */
} LeafPartialMatch;

/* The steps of a phrase, and of an action's name with its nouns ("putting it on"): for g_array_unref. */
GArray *leaf_steps_of_phrase (const LeafBuild *build, const LeafPhraseRow *phrase);
GArray *leaf_steps_of_action (const LeafBuild *build, const LeafName *name);
/* `words`: of char *, as leaf_cursor_context_words has them. */
LeafPartialMatch leaf_steps_progress (const LeafBuild *build, GArray *steps, GPtrArray *words);
/* What is to be typed from step `from` on.  As a snippet: holes are marked "${1:name}"; otherwise they are in round brackets.  Free with
 * g_free. */
char *leaf_steps_words (const LeafBuild *build, GArray *steps, guint from, gboolean as_snippet);

G_END_DECLS
