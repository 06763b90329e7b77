/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-partial-match.h: how much of a phrase or an action has been typed, and what comes next. */
#pragma once

#include "leaf-compile.h"

G_BEGIN_DECLS

/* The words of a phrase or an action: fixed words, with placeholders between them. */
typedef struct {
  const LeafVocabId *words; /* alternatives; n_words 0: a placeholder */
  guint32 n_words;
  gboolean is_optional;
  LeafKindId kind;  /* of a placeholder; none: any */
  const char *name; /* of a placeholder */
} LeafPatternStep;

typedef struct {
  gboolean fits;  /* the words so far match it */
  guint next;     /* the next step; the number of steps: none */
  gint parameter; /* the step whose value is being typed, or could continue; -1: none */
  guint n_fixed;  /* the number of fixed words that match: the more, the more certain */
} LeafPartialMatch;

/* The steps of a phrase, or of an action's name with its nouns ("putting it on"). Free with g_array_unref. */
GArray *leaf_steps_of_phrase (const LeafBuild *build, const LeafPhraseRow *phrase);
GArray *leaf_steps_of_action (const LeafBuild *build, const LeafName *name);
/* `words`: of char *, as from leaf_cursor_context_words. */
LeafPartialMatch leaf_steps_progress (const LeafBuild *build, GArray *steps, GPtrArray *words);
/* What to type from step `from` on. As a snippet, placeholders are "${1:name}"; otherwise they are in round brackets.
 * Free with g_free. */
char *leaf_steps_words (const LeafBuild *build, GArray *steps, guint from, gboolean as_snippet);

G_END_DECLS
