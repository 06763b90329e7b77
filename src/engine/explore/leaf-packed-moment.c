/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-packed-moment.c: a compact form of a moment, for an archive of many.
 *
 * It holds the difference from another moment, the base: for each field of the state (the tables of
 * leaf-state-reflect.h) the words that differ, with numbers in as many bytes as they need. So a moment takes space only
 * for what the play has changed. A moment whose state cannot be written like this (it has files that the base does not
 * have) is kept as it is. */

#include "leaf-explore-private.h"

#include "leaf-parser-state.h"
#include "leaf-memory.h"
#include "leaf-snapshot.h"

#include <string.h>

struct _LeafPackedMoment {
  LeafMoment *whole; /* the moment itself; NULL: it is in the bytes */
  guint64 hash;
  gboolean is_over;
  guint32 n;
  guint8 bytes[];
};

enum { MOST_OF_NUMBER = 10 /* bytes */, WORDS_AT_ONCE = 16 };

/* --- numbers ------------------------------------------------------------------------------------------------------ */

void
leaf_bytes_init (LeafBytes *bytes)
{
  *bytes = (LeafBytes) { .data = bytes->first, .room = sizeof bytes->first };
}

void
leaf_bytes_clear (LeafBytes *bytes)
{
  if (bytes->data != bytes->first)
    g_free (bytes->data);
}

static void
make_room (LeafBytes *out, gsize more)
{
  gsize room = MAX (out->room * 2, out->n + more);
  guint8 *data = g_malloc (room);

  memcpy (data, out->data, out->n);
  leaf_bytes_clear (out);
  out->data = data;
  out->room = room;
}

static inline void
put (LeafBytes *out, guint64 number)
{
  if (G_UNLIKELY (out->room - out->n < MOST_OF_NUMBER))
    make_room (out, MOST_OF_NUMBER);
  for (; number >= 128; number >>= 7)
    out->data[out->n++] = (guint8) (number | 128);
  out->data[out->n++] = (guint8) number;
}

static void
put_plain (LeafBytes *out, gconstpointer bytes, gsize n)
{
  if (out->room - out->n < n)
    make_room (out, n);
  memcpy (out->data + out->n, bytes, n);
  out->n += n;
}

static guint64
take (const guint8 **at)
{
  guint64 number = 0;
  guint shift = 0;

  for (; (**at & 128) != 0; (*at)++, shift += 7)
    number |= (guint64) (**at & 127) << shift;
  number |= (guint64) * (*at)++ << shift;
  return number;
}

/* Maps small negative numbers to small positive ones. */
static guint32
folded (guint32 word)
{
  return word << 1 ^ (guint32) - (gint32) (word >> 31);
}

static guint32
unfolded (guint32 word)
{
  return word >> 1 ^ (guint32) - (gint32) (word & 1);
}

static void
put_bytes (LeafBytes *out, gconstpointer bytes, gsize n)
{
  put (out, n);
  if (n > 0)
    put_plain (out, bytes, n);
}

/* --- words -------------------------------------------------------------------------------------------------------- */

static inline guint32
word_at (const guint8 *bytes, gsize i)
{
  guint32 word;

  memcpy (&word, bytes + i * sizeof word, sizeof word);
  return word;
}

/* Returns TRUE if several words from i on are unchanged. */
static inline gboolean
are_same_words (const guint8 *now, gsize n, const guint8 *then, gsize n_then, gsize i)
{
  static const guint8 zero[WORDS_AT_ONCE * sizeof (guint32)];

  return i + WORDS_AT_ONCE <= n && (i >= n_then || i + WORDS_AT_ONCE <= n_then)
         && memcmp (now + i * sizeof (guint32), i < n_then ? then + i * sizeof (guint32) : zero, sizeof zero) == 0;
}

/* Writes the words of `now` that differ from `then`. Words of `then` from n_then on count as 0. */
void
leaf_put_words (LeafBytes *out, const guint8 *now, gsize n, const guint8 *then, gsize n_then)
{
  gsize next = 0;

  for (gsize i = 0; i < n; i++) {
    guint32 word;

    while (are_same_words (now, n, then, n_then, i))
      i += WORDS_AT_ONCE;
    if (i >= n)
      break;
    word = word_at (now, i);
    if (word == (i < n_then ? word_at (then, i) : 0))
      continue;
    put (out, i - next + 1);
    put (out, folded (word));
    next = i + 1;
  }
  put (out, 0);
}

void
leaf_take_words (const guint8 **at, guint8 *words)
{
  gsize i = 0;

  for (guint64 gap = take (at); gap != 0; gap = take (at), i++) {
    guint32 word;

    i += gap - 1;
    word = unfolded ((guint32) take (at));
    memcpy (words + i * sizeof word, &word, sizeof word);
  }
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

static void
put_cells (LeafBytes *out, const LeafCells *now, const LeafCells *then)
{
  guint32 next = 0;

  for (guint32 page = 0; page < leaf_cells_n_pages (now); page++) {
    const LeafValue *values = now->pages[page]->values, *old = then->pages[page]->values;

    if (values == old)
      continue;
    for (guint32 i = leaf_cells_next_change (values, old, 0, LEAF_CELLS_A_PAGE); i < LEAF_CELLS_A_PAGE;
         i = leaf_cells_next_change (values, old, i + 1, LEAF_CELLS_A_PAGE)) {
      guint32 cell = page * LEAF_CELLS_A_PAGE + i;

      put (out, cell - next + 1);
      put (out, values[i].kind);
      put (out, folded ((guint32) values[i].bits));
      next = cell + 1;
    }
  }
  put (out, 0);
}

static void
take_cells (const guint8 **at, LeafCells *cells)
{
  guint32 cell = 0;

  for (guint64 gap = take (at); gap != 0; gap = take (at), cell++) {
    LeafValue value;

    cell += (guint32) gap - 1;
    value.kind = (guint32) take (at);
    value.bits = (gint32) unfolded ((guint32) take (at));
    leaf_cells_set (cells, cell, value);
  }
}

/* --- the heap ----------------------------------------------------------------------------------------------------- */

static gsize
size_of_contents (const LeafBlock *block)
{
  return block->contents == NULL ? 0 : block->contents->n * (block->sort == LEAF_BLOCK_TEXT ? 1 : sizeof (LeafValue));
}

static gboolean
is_same_block (const LeafBlock *a, const LeafBlock *b)
{
  gsize size = size_of_contents (a);

  return a->sort == b->sort && a->kind == b->kind && a->next_free == b->next_free && a->cost == b->cost
         && size == size_of_contents (b)
         && (a->contents == b->contents || size == 0 || memcmp (a->contents->values, b->contents->values, size) == 0);
}

static void
put_block (LeafBytes *out, const LeafBlock *block)
{
  guint32 n = block->contents != NULL ? block->contents->n : 0;

  put (out, block->sort);
  put (out, block->kind);
  put (out, block->next_free);
  put (out, block->cost);
  put (out, n);
  if (block->sort == LEAF_BLOCK_TEXT && n > 0)
    put_plain (out, block->contents->values, n);
  for (guint32 i = 0; block->sort != LEAF_BLOCK_TEXT && i < n; i++) {
    put (out, block->contents->values[i].kind);
    put (out, folded ((guint32) block->contents->values[i].bits));
  }
}

static void
put_heap (LeafBytes *out, const LeafHeap *now, const LeafHeap *then)
{
  const LeafBlock none = { 0 };
  guint32 next = 0;

  put (out, now->n);
  put (out, now->first_free);
  put (out, now->made);
  put (out, now->due);
  put (out, now->bytes);
  put (out, now->allocation_failed != FALSE);
  for (guint32 i = 0; i < now->n; i++) {
    guint32 page = i / LEAF_BLOCKS_A_PAGE;

    if (i < then->n && now->pages[page] == then->pages[page]) {
      i |= LEAF_BLOCKS_A_PAGE - 1;
      continue;
    }
    if (is_same_block (leaf_heap_block (now, i), i < then->n ? leaf_heap_block (then, i) : &none))
      continue;
    put (out, i - next + 1);
    put_block (out, leaf_heap_block (now, i));
    next = i + 1;
  }
  put (out, 0);
}

static void
take_block (const guint8 **at, LeafHeap *heap, guint32 handle, GArray *values)
{
  LeafBlock block = { .sort = (guint8) take (at) };
  guint32 n;

  block.kind = (guint32) take (at);
  block.next_free = (guint32) take (at);
  block.cost = (guint32) take (at);
  n = (guint32) take (at);
  if (block.sort == LEAF_BLOCK_TEXT) {
    leaf_heap_restore (heap, handle, &block, *at, n);
    *at += n;
    return;
  }
  g_array_set_size (values, n);
  for (guint32 i = 0; i < n; i++) {
    LeafValue *value = &g_array_index (values, LeafValue, i);

    value->kind = (guint32) take (at);
    value->bits = (gint32) unfolded ((guint32) take (at));
  }
  leaf_heap_restore (heap, handle, &block, values->data, n);
}

static void
take_heap (const guint8 **at, LeafHeap *heap)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (LeafValue));
  guint32 i = 0;

  leaf_heap_set_n (heap, (guint32) take (at));
  heap->first_free = (guint32) take (at);
  heap->made = (guint32) take (at);
  heap->due = (guint32) take (at);
  heap->bytes = (gsize) take (at);
  heap->allocation_failed = take (at) != 0;
  for (guint64 gap = take (at); gap != 0; gap = take (at), i++) {
    i += (guint32) gap - 1;
    take_block (at, heap, i, values);
  }
}

/* --- fields ------------------------------------------------------------------------------------------------------- */

#define AT(state, offset)                ((guint8 *) (state) + (offset))
#define CONST_AT(state, offset)          ((const guint8 *) (state) + (offset))
#define CONST_FIELD(Type, state, offset) (*(Type const *) (gconstpointer) CONST_AT (state, offset))
#define FIELD(Type, state, offset)       (*(Type *) (gpointer) AT (state, offset))

static gboolean put_fields (LeafBytes *out, const LeafFields *fields, gconstpointer now, gconstpointer then);
static void take_fields (const guint8 **at, const LeafFields *fields, gpointer state);

static gboolean
put_rows (LeafBytes *out, const LeafField *field, gconstpointer now, gconstpointer then)
{
  LeafFieldElements rows = leaf_field_elements (field, now), old = leaf_field_elements (field, then);
  g_autofree guint8 *blank = NULL;

  put (out, rows.n);
  if (field->sort != LEAF_FIELD_RECORDS) {
    leaf_put_words (out, rows.bytes, rows.n * field->size / 4, old.bytes, old.n * field->size / 4);
    return field->size % 4 == 0;
  }
  blank = g_malloc0 (field->size);
  for (guint32 i = 0; i < rows.n; i++)
    if (!put_fields (out, field->fields, rows.bytes + i * field->size, blank))
      return FALSE;
  return TRUE;
}

static void
put_text (LeafBytes *out, const char *text)
{
  put (out, text != NULL);
  if (text != NULL)
    put_bytes (out, text, strlen (text));
}

/* Writes a field with functions of its own: the cells, the heap or the parser. Returns FALSE for any other, which must
 * equal the base's. */
static gboolean
put_own (LeafBytes *out, const LeafField *field, gconstpointer now, gconstpointer then)
{
  if (field->own == &leaf_parser_functions)
    return put_fields (out, &leaf_parser_fields, CONST_FIELD (LeafParserState *, now, field->at),
                       CONST_FIELD (LeafParserState *, then, field->at));
  if (field->at == G_STRUCT_OFFSET (LeafMachine, cells)) {
    put_cells (out, &((const LeafMachine *) now)->cells, &((const LeafMachine *) then)->cells);
    return TRUE;
  }
  if (field->at == G_STRUCT_OFFSET (LeafMachine, heap)) {
    put_heap (out, &((const LeafMachine *) now)->heap, &((const LeafMachine *) then)->heap);
    return TRUE;
  }
  return FALSE;
}

static gboolean
is_same_field (const LeafField *field, gconstpointer now, gconstpointer then)
{
  const LeafFields one = { field, 1, NULL };

  if (field->sort == LEAF_FIELD_PLAIN)
    return memcmp (CONST_AT (now, field->at), CONST_AT (then, field->at), field->size) == 0;
  if (field->sort == LEAF_FIELD_PART
      || (field->sort == LEAF_FIELD_OWN
          && (field->own == &leaf_parser_functions || field->at == G_STRUCT_OFFSET (LeafMachine, cells)
              || field->at == G_STRUCT_OFFSET (LeafMachine, heap))))
    return FALSE;
  return leaf_fields_equal (&one, now, then);
}

static gboolean
put_field (LeafBytes *out, const LeafField *field, gconstpointer now, gconstpointer then)
{
  const GString *string;

  switch (field->sort) {
  case LEAF_FIELD_PLAIN:
    if (field->size % 4 == 0)
      leaf_put_words (out, CONST_AT (now, field->at), field->size / 4, CONST_AT (then, field->at), field->size / 4);
    else
      put_plain (out, CONST_AT (now, field->at), field->size);
    return TRUE;
  case LEAF_FIELD_ROWS:
  case LEAF_FIELD_ARRAY:
  case LEAF_FIELD_RECORDS: return put_rows (out, field, now, then);
  case LEAF_FIELD_PART: return put_fields (out, field->fields, CONST_AT (now, field->at), CONST_AT (then, field->at));
  case LEAF_FIELD_TEXT: put_text (out, CONST_FIELD (char *, now, field->at)); return TRUE;
  case LEAF_FIELD_STRING:
    string = CONST_FIELD (GString *, now, field->at);
    put_bytes (out, string->str, string->len);
    return TRUE;
  case LEAF_FIELD_OWN: return put_own (out, field, now, then);
  }
  return FALSE;
}

/* Returns FALSE if a field cannot be written. */
static gboolean
put_fields (LeafBytes *out, const LeafFields *fields, gconstpointer now, gconstpointer then)
{
  guint next = 0;

  for (guint i = 0; i < fields->n; i++) {
    if (is_same_field (&fields->fields[i], now, then))
      continue;
    put (out, i - next + 1);
    if (!put_field (out, &fields->fields[i], now, then))
      return FALSE;
    next = i + 1;
  }
  put (out, 0);
  return TRUE;
}

/* Reads rows that differ from the base. The state begins as a copy of the base. */
static void
take_rows (const guint8 **at, const LeafField *field, gpointer state)
{
  guint32 n = (guint32) take (at);

  if (field->sort == LEAF_FIELD_ROWS) {
    guint32 had = CONST_FIELD (guint32, state, field->n_at), room = MAX (n, 1);
    guint8 *bytes = g_realloc (FIELD (guint8 *, state, field->at), room * field->size);

    if (n > had)
      memset (bytes + had * field->size, 0, (n - had) * field->size);
    leaf_take_words (at, bytes);
    FIELD (guint8 *, state, field->at) = bytes;
    FIELD (guint32, state, field->n_at) = n;
    if (field->room_at != LEAF_FIELD_FULL)
      FIELD (guint32, state, field->room_at) = room;
    return;
  }
  if (field->sort == LEAF_FIELD_ARRAY) {
    GArray *array = CONST_FIELD (GArray *, state, field->at);
    guint32 had = array->len;

    g_array_set_size (array, n);
    if (n > had)
      memset (array->data + had * field->size, 0, (n - had) * field->size);
    leaf_take_words (at, (guint8 *) array->data);
    return;
  }
  g_array_set_size (CONST_FIELD (GArray *, state, field->at), 0);
  for (guint32 i = 0; i < n; i++) {
    GArray *array = CONST_FIELD (GArray *, state, field->at);
    g_autofree guint8 *blank = g_malloc0 (field->size), *record = g_malloc0 (field->size);

    leaf_fields_copy (field->fields, record, blank);
    take_fields (at, field->fields, record);
    g_array_append_vals (array, record, 1);
  }
}

static char *
take_text (const guint8 **at)
{
  gsize n;
  char *text;

  if (take (at) == 0)
    return NULL;
  n = (gsize) take (at);
  text = g_strndup ((const char *) *at, n);
  *at += n;
  return text;
}

static void
take_own (const guint8 **at, const LeafField *field, gpointer state)
{
  if (field->own == &leaf_parser_functions)
    take_fields (at, &leaf_parser_fields, FIELD (LeafParserState *, state, field->at));
  else if (field->at == G_STRUCT_OFFSET (LeafMachine, cells))
    take_cells (at, &((LeafMachine *) state)->cells);
  else
    take_heap (at, &((LeafMachine *) state)->heap);
}

static void
take_field (const guint8 **at, const LeafField *field, gpointer state)
{
  gsize n;

  switch (field->sort) {
  case LEAF_FIELD_PLAIN:
    if (field->size % 4 == 0) {
      leaf_take_words (at, AT (state, field->at));
    } else {
      memcpy (AT (state, field->at), *at, field->size);
      *at += field->size;
    }
    break;
  case LEAF_FIELD_ROWS:
  case LEAF_FIELD_ARRAY:
  case LEAF_FIELD_RECORDS: take_rows (at, field, state); break;
  case LEAF_FIELD_PART: take_fields (at, field->fields, AT (state, field->at)); break;
  case LEAF_FIELD_TEXT:
    g_free (FIELD (char *, state, field->at));
    FIELD (char *, state, field->at) = take_text (at);
    break;
  case LEAF_FIELD_STRING:
    n = (gsize) take (at);
    g_string_truncate (FIELD (GString *, state, field->at), 0);
    g_string_append_len (FIELD (GString *, state, field->at), (const char *) *at, (gssize) n);
    *at += n;
    break;
  case LEAF_FIELD_OWN: take_own (at, field, state); break;
  }
}

static void
take_fields (const guint8 **at, const LeafFields *fields, gpointer state)
{
  guint i = 0;

  for (guint64 gap = take (at); gap != 0; gap = take (at), i++) {
    i += (guint) gap - 1;
    take_field (at, &fields->fields[i], state);
  }
}

/* --- moments ------------------------------------------------------------------------------------------------------ */

static gboolean
put_machine (LeafBytes *out, const LeafMachine *now, const LeafMachine *then)
{
  leaf_put_words (out, (const guint8 *) &now->stop, sizeof now->stop / 4, (const guint8 *) &then->stop,
                  sizeof then->stop / 4);
  return now->cells.n == then->cells.n && put_fields (out, &leaf_state_fields, now, then)
         && put_fields (out, &leaf_kept_fields, now, then);
}

LeafPackedMoment *
leaf_moment_pack (LeafMoment *moment, const LeafMoment *base)
{
  LeafBytes out;
  LeafPackedMoment *packed;
  gboolean is_written;
  guint32 n;

  leaf_collect_all_garbage (moment->play->machine); /* most blocks are temporary values of the turn */
  leaf_bytes_init (&out);
  is_written = put_machine (&out, moment->play->machine, base->play->machine);
  n = is_written ? (guint32) out.n : 0;
  packed = g_malloc (sizeof (LeafPackedMoment) + n);
  *packed = (LeafPackedMoment) { .hash = moment->hash, .is_over = moment->is_over, .n = n };
  if (is_written)
    memcpy (packed->bytes, out.data, n);
  else
    packed->whole = leaf_moment_ref (moment);
  leaf_bytes_clear (&out);
  return packed;
}

void
leaf_packed_moment_free (LeafPackedMoment *packed)
{
  if (packed == NULL)
    return;
  leaf_moment_unref (packed->whole);
  g_free (packed);
}

gsize
leaf_packed_moment_head (void)
{
  return sizeof (LeafPackedMoment);
}

gsize
leaf_packed_moment_size (const LeafPackedMoment *packed)
{
  return sizeof (LeafPackedMoment) + packed->n;
}

gsize
leaf_packed_moment_bytes (const LeafPackedMoment *packed)
{
  return leaf_packed_moment_size (packed) + (packed->whole != NULL ? leaf_moment_bytes (packed->whole) : 0);
}

LeafMoment *
leaf_packed_moment_unpack (const LeafPackedMoment *packed, const LeafMoment *base)
{
  const guint8 *at = packed->bytes;
  LeafMoment *moment;
  LeafMachine *m;

  if (packed->whole != NULL)
    return leaf_moment_ref (packed->whole);
  m = leaf_machine_copy (base->play->machine);
  leaf_take_words (&at, (guint8 *) &m->stop);
  take_fields (&at, &leaf_state_fields, m);
  take_fields (&at, &leaf_kept_fields, m);
  moment = leaf_moment_with (base->explorer, m);
  moment->is_over = packed->is_over;
  moment->hash = leaf_projected_hash (moment->explorer, moment, base);
  return moment;
}
