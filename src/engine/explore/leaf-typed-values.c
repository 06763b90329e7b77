/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-typed-values.c: the numbers, times and values with units that are typed where a command takes one.
 *
 * There are too many to try all. Those that the source names are tried, the likeliest first: constants in code that
 * examines what was typed, with their neighbours and the results of its arithmetic; constants that other code compares
 * or returns; what variables, properties, lists and tables hold at the beginning; all other constants. Variables and
 * properties may hold other values later, so what they hold in a moment is typed there, too. */

#include "leaf-explore-private.h"

enum { MOST_VALUES = 64 /* of a kind */, MOST_CELLS = 32, MOST_CONSTANTS = 12 /* of a chunk */ };

typedef struct {
  const LeafImage *image;
  LeafPatterns *patterns;
  guint8 *is_typed;     /* by kind: a command or a topic of the story takes a value of it */
  guint32 *n_values;    /* by kind */
  guint8 *is_read;      /* by cell: code of the story reads it */
  guint8 *is_examining; /* by chunk: code of the story that reads what was typed */
} Reading;

/* --- kinds -------------------------------------------------------------------------------------------------------- */

static gboolean
is_measured (const LeafImage *image, guint32 kind)
{
  const LeafKind *row = leaf_image_kind (image, (LeafKindId) { kind });

  return kind == LEAF_KIND_NUMBER || kind == LEAF_KIND_TIME || kind == LEAF_KIND_REAL
         || (row != NULL && row->representation == LEAF_REPRESENTATION_UNIT);
}

static void
find_typed_kinds (Reading *reading)
{
  const LeafImage *image = reading->image;

  LEAF_EACH (&image->grammar->lines, i) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, i);

    for (guint32 k = 0; k < line->n_tokens; k++)
      if (line->tokens[k].sort == LEAF_TOKEN_VALUE && is_measured (image, line->tokens[k].kind.ix))
        reading->is_typed[line->tokens[k].kind.ix] = TRUE;
  }
}

static gboolean
is_typed (const Reading *reading, guint32 kind)
{
  return kind < reading->image->facts.n_kinds && reading->is_typed[kind];
}

/* --- constants ---------------------------------------------------------------------------------------------------- */

static void
add_value (Reading *reading, guint32 kind, gint64 bits)
{
  GArray *values = reading->patterns->values;
  LeafValue value = { kind, (gint32) bits };

  if (!is_typed (reading, kind) || reading->n_values[kind] == MOST_VALUES || bits < G_MININT32 || bits > G_MAXINT32)
    return;
  for (guint i = 0; i < values->len; i++) {
    LeafValue other = g_array_index (values, LeafValue, i);

    if (other.kind == value.kind && other.bits == value.bits)
      return;
  }
  g_array_append_val (values, value);
  reading->n_values[kind]++;
}

/* Adds the numbers next to the value, too, because rules compare. */
static void
add_with_neighbours (Reading *reading, LeafValue value)
{
  add_value (reading, value.kind, value.bits);
  if (is_typed (reading, value.kind) && reading->image->facts.kind_is_real[value.kind])
    return;
  add_value (reading, value.kind, (gint64) value.bits + 1);
  if (value.bits > 0)
    add_value (reading, value.kind, (gint64) value.bits - 1);
}

static gint64
result_of (LeafArithmetic arithmetic, gint64 a, gint64 b)
{
  switch (arithmetic) {
  case LEAF_ARITHMETIC_PLUS: return a + b;
  case LEAF_ARITHMETIC_MINUS: return a - b;
  case LEAF_ARITHMETIC_TIMES: return a * b;
  case LEAF_ARITHMETIC_DIVIDE: return b != 0 ? a / b : a;
  case LEAF_ARITHMETIC_REMAINDER: return b != 0 ? a % b : a;
  case LEAF_ARITHMETIC_NEGATE:
  case LEAF_ARITHMETIC_ROOT:
  case LEAF_ARITHMETIC_CUBE_ROOT:
  case LEAF_ARITHMETIC_NEAREST:
  case LEAF_ARITHMETIC_POWER: break;
  }
  return a;
}

/* The operation that takes back another: what must be typed so that "the number understood plus 11" is 511. */
static LeafArithmetic
opposite_of (LeafArithmetic arithmetic)
{
  return arithmetic == LEAF_ARITHMETIC_PLUS     ? LEAF_ARITHMETIC_MINUS
         : arithmetic == LEAF_ARITHMETIC_MINUS  ? LEAF_ARITHMETIC_PLUS
         : arithmetic == LEAF_ARITHMETIC_TIMES  ? LEAF_ARITHMETIC_DIVIDE
         : arithmetic == LEAF_ARITHMETIC_DIVIDE ? LEAF_ARITHMETIC_TIMES
                                                : LEAF_ARITHMETIC_REMAINDER;
}

static LeafValue
constant_at (const Reading *reading, guint32 at)
{
  const LeafInstruction *in = &reading->image->code[at];

  return in->op == LEAF_OP_PUSH && is_typed (reading, (guint32) in->a) ? (LeafValue) { (guint32) in->a, in->b }
                                                                       : (LeafValue) { 0 };
}

/* Adds the result if both operands are constants; of one constant operand, what gives the chunk's other constants as a
 * result. */
static void
add_results (Reading *reading, const LeafImageChunk *chunk, guint32 at)
{
  const LeafInstruction *in = &reading->image->code[at];
  LeafArithmetic arithmetic = (LeafArithmetic) in->a;
  LeafValue one = at >= chunk->first + 2 ? constant_at (reading, at - 2) : (LeafValue) { 0 };
  LeafValue other = at >= chunk->first + 1 ? constant_at (reading, at - 1) : (LeafValue) { 0 };
  guint n = 0;

  if (in->op != LEAF_OP_ARITHMETIC || other.kind == 0 || reading->image->facts.kind_is_real[other.kind])
    return;
  if (one.kind != 0) {
    add_value (reading, (guint32) in->b < reading->image->facts.n_kinds ? (guint32) in->b : one.kind,
               result_of (arithmetic, one.bits, other.bits));
    return;
  }
  for (guint32 i = chunk->first; i < chunk->first + chunk->n && n < MOST_CONSTANTS; i++) {
    LeafValue result = constant_at (reading, i);

    if (result.kind == 0 || i == at - 1)
      continue;
    n++;
    add_value (reading, result.kind, result_of (opposite_of (arithmetic), result.bits, other.bits));
  }
}

static void
read_examining (Reading *reading, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    if (constant_at (reading, i).kind != 0)
      add_with_neighbours (reading, constant_at (reading, i));
    add_results (reading, chunk, i);
  }
}

/* Adds constants that are compared or returned, and results of arithmetic. */
static void
read_compared (Reading *reading, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    LeafOp next = i + 1 < chunk->first + chunk->n ? (LeafOp) reading->image->code[i + 1].op : LEAF_OP_NONE;

    if (next == LEAF_OP_COMPARE || next == LEAF_OP_RETURN_VALUE)
      add_value (reading, constant_at (reading, i).kind, constant_at (reading, i).bits);
    add_results (reading, chunk, i);
  }
}

static void
read_other (Reading *reading, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  add_value (reading, constant_at (reading, i).kind, constant_at (reading, i).bits);
}

/* --- what the story holds ----------------------------------------------------------------------------------------- */

static gboolean
is_understood_cell (const LeafImage *image, guint32 cell)
{
  for (guint32 kind = 0; kind < image->facts.n_kinds; kind++)
    if (image->facts.understood_cell[kind] == cell)
      return TRUE;
  return FALSE;
}

/* Marks what code of the story reads, and notes whether it reads what was typed. */
static void
read_uses (Reading *reading, guint32 number)
{
  const LeafImage *image = reading->image;

  LEAF_EACH_OF_CHUNK (LEAF_ROW (&image->chunks, LeafImageChunk, number), i)
  {
    const LeafInstruction *in = &image->code[i];

    if (in->op == LEAF_OP_PUSH_CELL) {
      guint32 cell = leaf_cell_of_global (image, (guint32) in->b);

      reading->is_examining[number] |= cell != 0 && is_understood_cell (image, cell);
      reading->is_read[cell] = TRUE;
    } else if (in->op == LEAF_OP_PUSH_PROPERTY
               && is_typed (reading, LEAF_IMAGE_PROPERTY (image, (guint32) in->b)->kind.ix)) {
      LEAF_EACH (&image->instances, owner)
        reading->is_read[leaf_image_property_cell (image, owner, (guint32) in->b)] = TRUE;
    }
  }
}

/* Adds what variables and properties hold at the beginning, and lists the cells, which may hold other values later. */
static void
read_cells (Reading *reading)
{
  const LeafImage *image = reading->image;

  for (guint32 cell = 1; cell < image->layout->map_cell; cell++) {
    LeafValue value = image->layout->cells[cell];

    if (!reading->is_read[cell] || !is_typed (reading, value.kind) || is_understood_cell (image, cell))
      continue;
    add_value (reading, value.kind, value.bits);
    if (reading->patterns->held->len < MOST_CELLS)
      g_array_append_val (reading->patterns->held, cell);
  }
}

static void
read_lists (Reading *reading)
{
  LEAF_EACH (&reading->image->blocks, i) {
    const LeafImageBlock *block = LEAF_ROW (&reading->image->blocks, LeafImageBlock, i);

    for (guint32 k = 0; k < block->n; k++)
      add_value (reading, block->values[k].kind, block->values[k].bits);
  }
}

static void
read_tables (Reading *reading)
{
  LEAF_EACH (&reading->image->tables, i) {
    const LeafImageTable *table = LEAF_ROW (&reading->image->tables, LeafImageTable, i);

    for (guint32 k = 0; k < table->n_columns * table->n_rows; k++) {
      LeafValue value = reading->image->layout->cells[table->first_cell + k];

      add_value (reading, value.kind, value.bits);
    }
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

typedef void ReadFunc (Reading *reading, const LeafImageChunk *chunk);

static void
read_chunks (Reading *reading, gboolean are_examining, ReadFunc *read)
{
  LEAF_EACH (&reading->image->chunks, c) {
    const LeafImageChunk *chunk = LEAF_ROW (&reading->image->chunks, LeafImageChunk, c);

    if ((reading->is_examining[c] != FALSE) == are_examining && leaf_chunk_is_of_story (reading->image, chunk))
      read (reading, chunk);
  }
}

void
leaf_typed_values_init (const LeafImage *image, LeafPatterns *patterns)
{
  g_autofree guint8 *is_typed = g_new0 (guint8, image->facts.n_kinds);
  g_autofree guint32 *n_values = g_new0 (guint32, image->facts.n_kinds);
  g_autofree guint8 *is_read = g_new0 (guint8, image->layout->n_cells + 1);
  g_autofree guint8 *is_examining = g_new0 (guint8, image->chunks.n);
  Reading reading = { image, patterns, is_typed, n_values, is_read, is_examining };

  patterns->values = g_array_new (FALSE, FALSE, sizeof (LeafValue));
  patterns->held = g_array_new (FALSE, FALSE, sizeof (guint32));
  find_typed_kinds (&reading);
  LEAF_EACH (&image->chunks, c)
    if (leaf_chunk_is_of_story (image, LEAF_ROW (&image->chunks, LeafImageChunk, c)))
      read_uses (&reading, c);
  for (guint32 kind = 1; kind < image->facts.n_kinds; kind++)
    if (!image->facts.kind_is_real[kind])
      add_value (&reading, kind, 1);
  read_chunks (&reading, TRUE, read_examining);
  read_cells (&reading);
  read_chunks (&reading, FALSE, read_compared);
  read_lists (&reading);
  read_tables (&reading);
  read_chunks (&reading, FALSE, read_other);
}

/* Returns TRUE if the value is a constant that is typed anyway, or another cell before this one holds it, too. */
static gboolean
is_typed_anyway (const LeafPatterns *patterns, const LeafMachine *m, guint number, LeafValue value)
{
  for (guint i = 0; i < patterns->values->len; i++) {
    LeafValue other = g_array_index (patterns->values, LeafValue, i);

    if (other.kind == value.kind && other.bits == value.bits)
      return TRUE;
  }
  for (guint i = 0; i < number; i++) {
    LeafValue other = leaf_cell (m, g_array_index (patterns->held, guint32, i));

    if (other.kind == value.kind && other.bits == value.bits)
      return TRUE;
  }
  return FALSE;
}

char *
leaf_typed_value_dup (const LeafPatterns *patterns, const LeafMachine *m, guint32 filled)
{
  guint number = filled & ~(guint32) LEAF_FILLED_HELD;
  LeafValue value;

  if (!leaf_filled_is_held (filled))
    return leaf_literal_to_string (m->image->kinds, g_array_index (patterns->values, LeafValue, number));
  value = leaf_cell (m, g_array_index (patterns->held, guint32, number));
  return is_typed_anyway (patterns, m, number, value) ? NULL : leaf_literal_to_string (m->image->kinds, value);
}

/* The kind of the n-th slot, from 0, for a value of which there are too many to try all; 0: there are fewer slots. */
static guint32
nth_typed_kind (const LeafExplorer *explorer, guint32 n)
{
  const LeafPatterns *patterns = &explorer->patterns;

  for (guint32 kind = 1; kind < explorer->image->facts.n_kinds; kind++)
    for (guint i = 0; i < patterns->pieces->len; i++) {
      const LeafPatternPiece *piece = &g_array_index (patterns->pieces, LeafPatternPiece, i);

      if (piece->sort != LEAF_PIECE_IS_VALUE || piece->token->kind.ix != kind || !is_measured (explorer->image, kind))
        continue;
      if (n-- == 0)
        return kind;
      break;
    }
  return 0;
}

gboolean
leaf_explorer_typed_kind (const LeafExplorer *explorer, guint32 number, const char **name, guint32 *n_values)
{
  const LeafPatterns *patterns = &explorer->patterns;
  guint32 kind = nth_typed_kind (explorer, number);

  if (kind == 0)
    return FALSE;
  *name = leaf_image_kind (explorer->image, (LeafKindId) { kind })->name;
  *n_values = 0;
  for (guint i = 0; i < patterns->values->len; i++)
    *n_values += g_array_index (patterns->values, LeafValue, i).kind == kind;
  return TRUE;
}
