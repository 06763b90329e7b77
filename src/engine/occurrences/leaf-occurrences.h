/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-occurrences.h: a row for each phrase of the source that an accepted reading recognized as something. Walkers
 * of accepted trees write rows in any order. Only editors use them, and not after every compilation, so they are
 * sorted on first use. */
#pragma once

#include "leaf.h"
#include "../words/leaf-words.h"

G_BEGIN_DECLS

typedef struct {
  LeafSpan span;
  guint32 id;    /* of its sort; LOCAL: the slot; LITERAL: 0 */
  guint32 scope; /* LOCAL: row of `scopes`; 0: global */
  guint32 kind;  /* LeafKindId of the value; 0: not a value */
  guint8 sort;   /* LeafNamed */
  guint8 role;   /* LeafRole */
} LeafOccurrence;

/* One frame: the words of the sentence and the body that share it. */
typedef struct {
  guint32 sentence; /* the sentence with its preamble or assertion; 0: none */
  LeafSpan span;
} LeafOccurrenceScope;

struct _LeafOccurrences {
  gsize is_sorted;  /* the rows are sorted; for g_once_init_enter */
  LeafTable rows;   /* of LeafOccurrence */
  LeafTable scopes; /* of LeafOccurrenceScope */
};

/* with the capacity of `like`, which may be NULL */
LeafOccurrences *leaf_occurrences_new (const LeafOccurrences *like);
LeafOccurrences *leaf_occurrences_freeze (LeafOccurrences *occurrences, LeafArena *on);
void leaf_occurrences_free (LeafOccurrences *occurrences);

/* Writes a row, unless the words belong to another compilation (a library rule that a story changed is read again). */
void leaf_occurrences_add (LeafBuild *build, LeafWording words, LeafOccurrence row);
guint32 leaf_occurrences_scope (LeafBuild *build, guint32 sentence, LeafSpan span);
/* The rows in the order of the text, sorted on first use. Any thread may call it, but only when all rows have been
 * recorded. */
const LeafTable *leaf_occurrences_rows (LeafOccurrences *occurrences);
/* The row that contains a byte or ends there; NULL if there is none. */
const LeafOccurrence *leaf_occurrences_at (LeafOccurrences *occurrences, guint32 source, guint32 byte);

G_END_DECLS
