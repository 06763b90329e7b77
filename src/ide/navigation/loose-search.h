/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words, or matches of a regular expression, in all files of a story, with their replacements. */
#pragma once

#include <glib.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_SEARCH_ALL,
  LOOSE_SEARCH_HEADINGS,
  LOOSE_SEARCH_TEXTS,
  LOOSE_SEARCH_COMMENTS,
  LOOSE_SEARCH_CODE
} LooseSearchWhere;

typedef struct {
  const char *words;
  /* The replacement; in a regular expression \\1 is the first group. NULL: only search. */
  const char *others;
  LooseSearchWhere where;
  gboolean is_pattern; /* a GLib regular expression */
  gboolean whole_words;
  /* Match case. Otherwise replacements take the capitals of the words that they replace (loose_format_like()). */
  gboolean with_capitals;
} LooseSearchRequest;

/* Returns LeafEdit rows in the order of the files and their texts, at most `most`; the standard library is not
 * searched. The text of an edit is the replacement, or NULL. Returns NULL with an error (of G_REGEX_ERROR) if the
 * regular expression is invalid or takes too long; empty for no words. Free with g_array_unref. */
GArray *loose_search_find (const LeafProgram *program, const LooseSearchRequest *request, guint most, GError **error);

G_END_DECLS
