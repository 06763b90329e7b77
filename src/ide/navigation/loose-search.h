/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Places in all files of a story that have certain words, or fit a regular expression, and what is to stand there
 * instead. */
#pragma once

#include <glib.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum { LOOSE_SEARCH_ALL, LOOSE_SEARCH_HEADINGS, LOOSE_SEARCH_TEXTS, LOOSE_SEARCH_COMMENTS,
    LOOSE_SEARCH_CODE } LooseSearchWhere;

typedef struct {
  const char      *words;
  /* that replace them; of a regular expression with \\1 for what was in its first brackets; NULL: nothing does */
  const char      *others;
  LooseSearchWhere where;
  gboolean         is_pattern;   /* a regular expression, as GLib has them */
  gboolean         whole_words;
  gboolean         with_capitals; /* capitals matter; else what replaces words has theirs (loose_format_like) */
} LooseSearchWish;

/* Of LeafEdit, in the order of the files and of their texts, at most `most`; the standard library is not looked
 * through.  Their text is what replaces the words, or NULL.  NULL and an error (of G_REGEX_ERROR) where the words
 * are no regular expression; empty for no words. */
GArray *loose_search_find (const LeafProgram *program, const LooseSearchWish *wish, guint most, GError **error);

G_END_DECLS
