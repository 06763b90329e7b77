/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-occurrences.c: the table of occurrences: recording, sorting, finding by place. */

#include "leaf-occurrences.h"

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafOccurrences, rows, LeafOccurrence),
  LEAF_MEMBER_TABLE (LeafOccurrences, scopes, LeafOccurrenceScope),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafOccurrences, members);

LeafOccurrences *
leaf_occurrences_new (const LeafOccurrences *like)
{
  LeafOccurrences *self = leaf_stage_tables_new (&stage_tables);

  if (like != NULL) {
    leaf_table_reserve (&self->rows, like->rows.n);
    leaf_table_reserve (&self->scopes, like->scopes.n);
  }
  return self;
}

/* A copy that is entirely on the arena, with its rows in order. */
LeafOccurrences *
leaf_occurrences_freeze (LeafOccurrences *occurrences, LeafArena *on)
{
  leaf_occurrences_rows (occurrences);
  return leaf_stage_tables_copy (&stage_tables, occurrences, NULL, on);
}

void
leaf_occurrences_free (LeafOccurrences *occurrences)
{
  leaf_stage_tables_free (&stage_tables, occurrences);
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
  LEAF_ADD (&build->occurrences->rows, LeafOccurrence, &row);
}

guint32
leaf_occurrences_scope (LeafBuild *build, guint32 sentence, LeafSpan span)
{
  LeafOccurrenceScope scope = { sentence, span };

  return leaf_table_push (&build->occurrences->scopes, &scope);
}

/* --- choosing among overlapping occurrences ----------------------------------------------------------------------- */

/* The key of a row: the source, and the byte in it. */
typedef struct {
  guint64 place;
  guint32 row;
} Key;

enum { DIGIT_BITS = 11, DIGITS = 1 << DIGIT_BITS };

/* One pass of a radix sort, from the least significant digit: it is stable. Returns FALSE, with nothing moved, if all
 * keys have the same digit, as higher digits mostly do. */
static gboolean
sort_by_digit (const Key *from, Key *to, guint32 n, guint shift)
{
  guint32 starts[DIGITS] = { 0 }, sum = 0;

  for (guint32 i = 0; i < n; i++)
    starts[(from[i].place >> shift) & (DIGITS - 1)]++;
  if (starts[(from[0].place >> shift) & (DIGITS - 1)] == n)
    return FALSE;
  for (guint32 digit = 0; digit < DIGITS; digit++) {
    guint32 count = starts[digit];

    starts[digit] = sum;
    sum += count;
  }
  for (guint32 i = 0; i < n; i++)
    to[starts[(from[i].place >> shift) & (DIGITS - 1)]++] = from[i];
  return TRUE;
}

/* Sorts in the order of the text; in one place the earliest record comes first. There is a row for every second
 * word of a source, so sorting by comparisons would be too slow. */
static const Key *
sort_keys (Key *keys, Key *other, guint32 n)
{
  for (guint shift = 0; n > 0 && shift < 64; shift += DIGIT_BITS)
    if (sort_by_digit (keys, other, n, shift)) {
      Key *sorted = other;

      other = keys;
      keys = sorted;
    }
  return keys;
}

/* If two rows are about the same words, the first stays, unless only the other is a definition. */
static void
merge (LeafOccurrence *kept, const LeafOccurrence *row)
{
  gboolean defines = row->role == LEAF_ROLE_DEFINES && kept->role != LEAF_ROLE_DEFINES
                     && row->span.start == kept->span.start && row->span.end == kept->span.end;

  if (defines)
    *kept = *row;
}

static void
sort_rows (LeafOccurrences *self)
{
  guint32 n = self->rows.n - 1;
  g_autofree Key *keys = g_new (Key, MAX (2 * n, 1));
  const Key *sorted;
  LeafTable settled;
  LeafOccurrence *last = NULL;

  for (guint32 i = 0; i < n; i++) {
    const LeafSpan *span = &LEAF_ROW (&self->rows, LeafOccurrence, i + 1)->span;

    keys[i] = (Key) { (guint64) span->source << 32 | span->start, i + 1 };
  }
  sorted = sort_keys (keys, keys + n, n);
  LEAF_TABLE_INIT (&settled, LeafOccurrence);
  leaf_table_reserve (&settled, n);
  for (guint32 i = 0; i < n; i++) {
    const LeafOccurrence *row = LEAF_ROW (&self->rows, LeafOccurrence, sorted[i].row);

    if (last != NULL && last->span.source == row->span.source && row->span.start < last->span.end)
      merge (last, row);
    else
      last = LEAF_ROW (&settled, LeafOccurrence, leaf_table_push (&settled, row));
  }
  leaf_table_clear (&self->rows);
  self->rows = settled;
}

const LeafTable *
leaf_occurrences_rows (LeafOccurrences *self)
{
  if (g_once_init_enter (&self->is_sorted)) {
    sort_rows (self);
    g_once_init_leave (&self->is_sorted, 1);
  }
  return &self->rows;
}

/* --- finding ------------------------------------------------------------------------------------------------------ */

static gboolean
begins_after (const LeafOccurrence *row, guint32 source, guint32 byte)
{
  return row->span.source != source ? row->span.source > source : row->span.start > byte;
}

const LeafOccurrence *
leaf_occurrences_at (LeafOccurrences *self, guint32 source, guint32 byte)
{
  const LeafTable *rows = leaf_occurrences_rows (self);
  guint32 low = 1, high = rows->n; /* the first row that begins after the byte is in low .. high */
  const LeafOccurrence *row;

  while (low < high) {
    guint32 middle = low + (high - low) / 2;

    if (begins_after (LEAF_ROW (rows, LeafOccurrence, middle), source, byte))
      high = middle;
    else
      low = middle + 1;
  }
  if (low <= 1)
    return NULL;
  row = LEAF_ROW (rows, LeafOccurrence, low - 1);
  return row->span.source == source && byte <= row->span.end ? row : NULL;
}
