/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cursor-context.h: where the cursor is in a text that is still being written: in a comment, in a text's
 * brackets, in a body, at the start of a sentence. The text is scanned byte by byte, because it is not a sentence
 * yet. This is only used to decide what the word being typed belongs to, never for finished text. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  LEAF_CURSOR_NOWHERE,         /* in a comment, or among quoted characters: nothing is a name there */
  LEAF_CURSOR_IN_SENTENCE,     /* in a sentence that has no body yet */
  LEAF_CURSOR_IN_STATEMENT,    /* in a phrase of a body */
  LEAF_CURSOR_IN_SUBSTITUTION, /* in the brackets of a text */
} LeafCursorContextSort;

typedef struct {
  LeafCursorContextSort sort;
  gsize start;    /* byte at which the sentence, phrase or substitution begins */
  gsize sentence; /* ... and the sentence that contains it */
} LeafCursorContext;

LeafCursorContext leaf_cursor_context_at (const char *text, gsize byte);

/* The words of text[start .. end), in lower case; a quoted text is one word (a quotation mark), a punctuation mark
 * another. */
GPtrArray *leaf_cursor_context_words (const char *text, gsize start, gsize end);

/* Up to `room` bytes at which the name that ends at `byte` may begin: at its last word, at the previous word, and so
 * on. Returns how many; 0 if no word ends there. */
guint leaf_cursor_context_starts (const char *text, gsize byte, gsize *starts, guint room);

G_END_DECLS
