/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cursor-context.h: where in a text one is that is still being written: in a comment, in a text's brackets, in a body, at the start of a
 * sentence.
 *
 * The text is looked at byte by byte, since it is not a sentence yet; what the reader of sentences says of it comes a moment later.  So
 * nothing here is a second opinion on a finished text: it tells what a word that is being typed would belong to. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  LEAF_STANDS_NOWHERE,      /* in a comment, or among quoted characters: nothing has a name there */
  LEAF_STANDS_SENTENCE,     /* in a sentence that has no body yet */
  LEAF_STANDS_STATEMENT,    /* in a phrase of a body */
  LEAF_STANDS_SUBSTITUTION, /* in the brackets of a text */
} LeafStandsSort;

typedef struct {
  LeafStandsSort sort;
  gsize start;    /* byte at which the sentence, phrase or substitution begins */
  gsize sentence; /* ... and the sentence that it is in */
} LeafCursorContext;

LeafCursorContext leaf_cursor_context_at (const char *text, gsize byte);

/* The words of text[start .. end), in lower case; a quoted text is one word (a single quotation mark), a mark of punctuation another. */
GPtrArray *leaf_cursor_context_words (const char *text, gsize start, gsize end);

/* Up to `room` bytes at which the name that ends at `byte` may begin: at its last word, at the one before, and so on; returns how many.  None
 * where no word ends there. */
guint leaf_cursor_context_starts (const char *text, gsize byte, gsize *starts, guint room);

G_END_DECLS
