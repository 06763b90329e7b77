/* leaf-occurrences.h: a row for each phrase of the source that an accepted reading took for something.
 *
 * Rows are written by walkers of trees that were accepted, in any order.  Editors alone ask for them, and not after every compilation, so
 * they are sorted when they are first asked for.
 */
#pragma once

#include "leaf.h"
#include "../words/leaf-words.h"

G_BEGIN_DECLS

typedef struct {
  LeafSpan span;
  guint32  id;    /* of its sort; LOCAL: the slot; LITERAL: 0 */
  guint32  scope; /* LOCAL: row of `scopes`; 0: known everywhere */
  guint32  kind;  /* LeafKindId of the value that the words give; 0: none */
  guint8   sort;  /* LeafNamed */
  guint8   role;  /* LeafRole */
} LeafOccurrence;

/* One frame: the words of the sentence and the body that share it. */
typedef struct {
  guint32 sentence; /* whose preamble or assertion it is; 0: none */
  LeafSpan span;
} LeafOccurrenceScope;

struct _LeafOccurrences {
  gsize     is_settled; /* the rows are in order, as leaf_occurrences_rows leaves them; a once of GLib's */
  LeafTable rows;   /* of LeafOccurrence */
  LeafTable scopes; /* of LeafOccurrenceScope */
};

LeafOccurrences *leaf_occurrences_new  (const LeafOccurrences *like); /* with room for what those had; NULL */
LeafOccurrences *leaf_occurrences_settle (LeafOccurrences *occurrences, LeafArena *on);
void             leaf_occurrences_free (LeafOccurrences *occurrences);

/* Writes a row, unless the words are of another compilation (a library rule that a story changed is read again). */
void    leaf_occurrences_add    (LeafBuild *build, LeafWording words, LeafOccurrence row);
guint32 leaf_occurrences_scope  (LeafBuild *build, guint32 sentence, LeafSpan span);
/* The rows in the order of the text, when no more come: sorted the first time, by whichever thread asks. */
const LeafTable *leaf_occurrences_rows (LeafOccurrences *occurrences);
/* The row that stands at a byte, or ends there; NULL. */
const LeafOccurrence *leaf_occurrences_at (LeafOccurrences *occurrences, guint32 source, guint32 byte);

G_END_DECLS
