/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-occurrences.c: the table of occurrences: writing, settling, finding by place. */

#include "leaf-occurrences.h"

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafOccurrences, rows, LeafOccurrence),
  LEAF_MEMBER_TABLE (LeafOccurrences, scopes, LeafOccurrenceScope),
};

static const LeafRoom room = LEAF_ROOM (LeafOccurrences, members);

LeafOccurrences *
leaf_occurrences_new (void)
{
  return leaf_room_new (&room);
}

void
leaf_occurrences_free (LeafOccurrences *occurrences)
{
  leaf_room_free (&room, occurrences);
}

void
leaf_occurrences_add (LeafBuild *build, LeafWording words, LeafOccurrence row)
{
  const LeafWord *first;

  if (leaf_wording_empty (words))
    return;
  first = leaf_word (build, words.first);
  if (first->source < build->first_source)
    return;
  row.span = (LeafSpan) { first->source, first->start, leaf_word (build, words.end - 1)->end };
  leaf_table_push (&build->occurrences->rows, &row);
}

guint32
leaf_occurrences_scope (LeafBuild *build, guint32 sentence, LeafSpan span)
{
  LeafOccurrenceScope scope = { sentence, span };

  return leaf_table_push (&build->occurrences->scopes, &scope);
}

/* --- settling ------------------------------------------------------------------------------------------------------------ */

static inline int
order (guint32 a, guint32 b)
{
  return (a > b) - (a < b);
}

/* In the order of the text; of those in one place the one that defines comes first, and otherwise the one that was written first:
 * `serial` is its row, for a sort that is not stable. */
typedef struct {
  LeafOccurrence row;
  guint32 serial;
} Entry;

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  const Entry *x = a, *y = b;
  int by;

  if ((by = order (x->row.span.source, y->row.span.source)) != 0 || (by = order (x->row.span.start, y->row.span.start)) != 0)
    return by;
  if ((by = order (x->row.role != LEAF_ROLE_DEFINES, y->row.role != LEAF_ROLE_DEFINES)) != 0)
    return by;
  return order (x->serial, y->serial);
}

static gboolean
says_the_same (const LeafOccurrence *a, const LeafOccurrence *b)
{
  return a->sort == b->sort && a->id == b->id && a->scope == b->scope;
}

static gboolean
overlaps (const LeafOccurrence *earlier, const LeafOccurrence *later)
{
  return earlier->span.source == later->span.source && later->span.start < earlier->span.end;
}

void
leaf_occurrences_settle (LeafBuild *build)
{
  LeafOccurrences *self = build->occurrences;
  LeafTable *rows = &self->rows;
  guint32 n = rows->n - 1, kept = 0;
  g_autofree Entry *entries = g_new (Entry, MAX (n, 1));

  LEAF_EACH (rows, i)
    entries[i - 1] = (Entry) { *LEAF_ROW (rows, LeafOccurrence, i), i };
  qsort (entries, n, sizeof (Entry), compare_entries);
  for (guint32 i = 0; i < n; i++) {
    const LeafOccurrence *row = &entries[i].row, *last = kept > 0 ? LEAF_ROW (rows, LeafOccurrence, kept) : NULL;

    if (last != NULL && overlaps (last, row)) {
      self->n_conflicts += !says_the_same (last, row);
      continue;
    }
    *LEAF_ROW (rows, LeafOccurrence, ++kept) = *row;
  }
  leaf_table_truncate (rows, kept + 1);
}

/* --- finding ------------------------------------------------------------------------------------------------------------- */

static gboolean
begins_after (const LeafOccurrence *row, guint32 source, guint32 byte)
{
  return row->span.source != source ? row->span.source > source : row->span.start > byte;
}

const LeafOccurrence *
leaf_occurrences_at (const LeafOccurrences *self, guint32 source, guint32 byte)
{
  guint32 low = 1, high = self->rows.n; /* the first row that begins after the byte is in low .. high */
  const LeafOccurrence *row;

  while (low < high) {
    guint32 middle = low + (high - low) / 2;

    if (begins_after (LEAF_ROW (&self->rows, LeafOccurrence, middle), source, byte))
      high = middle;
    else
      low = middle + 1;
  }
  if (low <= 1)
    return NULL;
  row = LEAF_ROW (&self->rows, LeafOccurrence, low - 1);
  return row->span.source == source && byte <= row->span.end ? row : NULL;
}
