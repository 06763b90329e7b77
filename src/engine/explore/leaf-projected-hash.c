/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-projected-hash.c: the hash of a moment, without what cannot change the story's answers (leaf-projection.c).
 *
 * Handles of the heap depend on what was allocated and freed before, so a value on the heap is hashed by its contents.
 * The sum of a page of cells is taken from the previous moment if both share the page. Terms are added, so their order
 * does not matter. */

#include "leaf-explore-private.h"

#include "leaf-parser-state.h"
#include "leaf-relations.h"
#include "leaf-files.h"

#include <string.h>

enum { MOST_NESTING = 8 };

static inline guint64
mixed (guint64 x)
{
  x += G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return x ^ x >> 31;
}

static inline guint64
mixed_with (guint64 h, guint64 x)
{
  return mixed (h ^ mixed (x));
}

/* Returns the heap block that a value refers to, or 0. */
static guint32
block_of (const LeafMachine *m, LeafValue value)
{
  if (value.kind == LEAF_KIND_TEXT)
    return value.bits < 0 ? (guint32) -value.bits : 0;
  if (value.bits <= 0 || value.kind == LEAF_KIND_NUMBER || value.kind == LEAF_KIND_OBJECT
      || value.kind == LEAF_KIND_TRUTH_STATE)
    return 0;
  if (value.kind == LEAF_KIND_LIST || value.kind == LEAF_KIND_STORED_ACTION
      || leaf_constructor_of (m, value.kind) == LEAF_KIND_LIST)
    return (guint32) value.bits;
  return 0;
}

static guint64 hash_value (const LeafMachine *m, LeafValue value, guint nesting);

static guint64
hash_block (const LeafMachine *m, guint32 handle, guint nesting)
{
  const LeafValue *values;
  guint32 n;
  guint64 h;

  if (handle == 0 || handle >= m->heap.n || nesting == MOST_NESTING)
    return 1;
  if (leaf_heap_has (&m->heap, handle, LEAF_BLOCK_TEXT)) {
    const char *text = leaf_block_text (&m->heap, handle);

    return leaf_hash (text, strlen (text), 2);
  }
  values = leaf_block_values (&m->heap, handle, &n);
  h = mixed_with (leaf_heap_block (&m->heap, handle)->sort, n);
  for (guint32 i = 0; i < n; i++)
    h = mixed_with (h, hash_value (m, values[i], nesting + 1));
  return h;
}

static guint64
hash_value (const LeafMachine *m, LeafValue value, guint nesting)
{
  guint32 block = block_of (m, value);

  return block != 0 ? mixed_with (value.kind, hash_block (m, block, nesting))
                    : (guint64) value.kind << 32 | (guint32) value.bits;
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

/* Returns the term of a cell. If its value is on the heap there is none, and it is counted. */
static inline guint64
term_of_cell (const LeafProjection *projection, const LeafMachine *m, guint32 cell, LeafValue value, guint16 *n_blocks)
{
  if (value.kind == 0 && value.bits == 0)
    return 0;
  if (block_of (m, value) != 0) {
    (*n_blocks)++;
    return 0;
  }
  if (projection->cells[cell] == LEAF_CELL_CAPPED)
    value.bits = MIN (value.bits, projection->caps[cell]);
  else if (projection->cells[cell] == LEAF_CELL_FLOORED)
    value.bits = MAX (value.bits, projection->caps[cell]);
  return mixed (((guint64) cell << 40) ^ ((guint64) value.kind << 32) ^ (guint32) value.bits);
}

/* Corrects the sum of a page, which holds for the values in `then`, by the cells that differ. */
static void
add_up_page (const LeafExplorer *explorer, const LeafMachine *m, guint32 page, const LeafValue *then, guint64 *sum,
             guint16 *n_blocks)
{
  const LeafProjection *projection = &explorer->projection;
  const LeafValue *values = m->cells.pages[page]->values;
  guint32 first = page * LEAF_CELLS_A_PAGE, n = MIN (m->cells.n - first, (guint32) LEAF_CELLS_A_PAGE);
  guint16 blocks = 0, old_blocks = 0;

  for (guint32 i = leaf_cells_next_change (values, then, 0, n); i < n;
       i = leaf_cells_next_change (values, then, i + 1, n))
    if (projection->cells[first + i] != LEAF_CELL_LEFT_OUT)
      *sum += term_of_cell (projection, m, first + i, values[i], &blocks)
              - term_of_cell (projection, m, first + i, then[i], &old_blocks);
  *n_blocks = (guint16) (*n_blocks + blocks - old_blocks);
}

/* Returns bits for the values of a part of a page that may be on the heap; all bits if the page does not record
 * this. */
static inline guint64
values_on_heap (LeafCellPage *page, guint32 part)
{
  return atomic_load_explicit (&page->knows_handles, memory_order_acquire)
             ? atomic_load_explicit (&page->handles[part], memory_order_relaxed)
             : G_MAXUINT64;
}

static guint64
hash_blocks_of_page (const LeafExplorer *explorer, const LeafMachine *m, guint32 page)
{
  const LeafValue *values = m->cells.pages[page]->values;
  guint32 first = page * LEAF_CELLS_A_PAGE, n = MIN (m->cells.n - first, (guint32) LEAF_CELLS_A_PAGE);
  guint64 total = 0;

  for (guint32 part = 0; part < n; part += 64)
    for (guint64 bits = values_on_heap (m->cells.pages[page], part / 64); bits != 0; bits &= bits - 1) {
      guint32 i = part + (guint32) __builtin_ctzll (bits);

      if (i < n && explorer->projection.cells[first + i] != LEAF_CELL_LEFT_OUT && block_of (m, values[i]) != 0)
        total += mixed_with (first + i, hash_value (m, values[i], 0));
    }
  return total;
}

static guint64
hash_cells (const LeafExplorer *explorer, LeafMoment *moment, const LeafMoment *before)
{
  const LeafMachine *m = moment->play->machine;
  static const LeafValue empty[LEAF_CELLS_A_PAGE];
  guint32 n = leaf_cells_n_pages (&m->cells);
  guint64 total = 0;

  moment->page_sums = g_new (guint64, n);
  moment->page_blocks = g_new (guint16, n);
  for (guint32 page = 0; page < n; page++) {
    const LeafCellPage *old = before != NULL ? before->play->machine->cells.pages[page] : NULL;

    moment->page_sums[page] = old != NULL ? before->page_sums[page] : 0;
    moment->page_blocks[page] = old != NULL ? before->page_blocks[page] : 0;
    if (old != m->cells.pages[page])
      add_up_page (explorer, m, page, old != NULL ? old->values : empty, &moment->page_sums[page],
                   &moment->page_blocks[page]);
    total += moment->page_sums[page];
    if (moment->page_blocks[page] > 0)
      total += hash_blocks_of_page (explorer, m, page);
  }
  return total;
}

/* --- state outside the cells -------------------------------------------------------------------------------------- */

static inline guint64
hash_place (const LeafExplorer *explorer, const LeafTreeNode *node, guint32 i)
{
  guint64 total = 0;

  if (node->parent != 0)
    total += mixed (((guint64) i << 40) ^ ((guint64) node->parent << 8) ^ node->held);
  if (explorer->projection.has_order && node->sibling != 0)
    total += mixed (((guint64) i << 40) ^ node->sibling ^ G_GUINT64_CONSTANT (0x5A5A) << 24);
  return total;
}

/* Few objects move in a turn, so the sum of the previous moment is corrected for those. */
static guint64
hash_tree (const LeafExplorer *explorer, LeafMoment *moment, const LeafMoment *before)
{
  const LeafMachine *m = moment->play->machine, *old = before != NULL ? before->play->machine : NULL;
  gboolean is_alike = old != NULL && old->n_tree == m->n_tree;
  guint64 total = is_alike ? before->tree_sum : 0;

  for (guint32 i = is_alike ? leaf_tree_next_change (m->tree, old->tree, 1, m->n_tree) : 1; i < m->n_tree;
       i = is_alike ? leaf_tree_next_change (m->tree, old->tree, i + 1, m->n_tree) : i + 1)
    total += hash_place (explorer, &m->tree[i], i) - (is_alike ? hash_place (explorer, &old->tree[i], i) : 0);
  moment->tree_sum = total;
  return total;
}

/* The groups of an equivalence relation, each by its first member. The numbers of groups do not matter, nor does
 * a group of one. */
static guint64
hash_groups (const LeafMachine *m, guint32 handle)
{
  g_autoptr (GHashTable) firsts = g_hash_table_new (NULL, NULL);
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, handle, &n);
  guint64 total = 0;

  for (guint32 i = LEAF_GROUPS_BEGIN; i + 1 < n; i += 2) {
    gpointer group = GINT_TO_POINTER (values[i + 1].bits), first = g_hash_table_lookup (firsts, group);

    if (first == NULL)
      g_hash_table_insert (firsts, group, GUINT_TO_POINTER (i));
    else
      total += mixed_with (hash_value (m, values[GPOINTER_TO_UINT (first)], 0), hash_value (m, values[i], 0));
  }
  return total;
}

static guint64
hash_relation (const LeafMachine *m, guint32 relation)
{
  if (LEAF_ROW (&m->image->relations, LeafImageRelation, relation)->sort == LEAF_RELATION_GROUPS)
    return hash_groups (m, m->relations[relation]);
  return hash_block (m, m->relations[relation], 0);
}

enum { SCENE_CELLS = 6, SCENE_STARTED = 1, SCENE_ENDED = 2, SCENE_CHANGE = 5 };

/* The times at which scenes began and ended are left out if nothing reads them. */
static guint64
hash_scenes (const LeafExplorer *explorer, const LeafMachine *m)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) m->scenes.bits, &n);
  guint64 total = 0;

  for (guint32 i = 0; i < n; i++) {
    guint32 which = i % SCENE_CELLS;

    if (which == SCENE_CHANGE
        || (!explorer->projection.has_scene_times && (which == SCENE_STARTED || which == SCENE_ENDED)))
      continue;
    total += mixed ((guint64) (i + 1) << 32 | (guint32) values[i].bits);
  }
  return total;
}

/* Pairs of a rule and a time. A pair without a rule is free. */
static guint64
hash_timed (const LeafMachine *m)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) m->timed.bits, &n);
  guint64 total = 0;

  for (guint32 i = 0; i + 1 < n; i += 2)
    if (values[i].bits != 0)
      total += mixed_with ((guint32) values[i].bits, (guint64) values[i + 1].kind << 32 | (guint32) values[i + 1].bits);
  return total;
}

/* If the play asks for a command in the middle of something, the frames are hashed too. What they hold counts only if
 * code waits for the answer: where the parser waits for a command, only values that are no longer used are left. */
static guint64
hash_frames (const LeafMachine *m)
{
  guint64 h = m->n_frames;
  guint32 native = leaf_machine_waiting_native (m);

  if (native != LEAF_NATIVE_parse_command && native != LEAF_NATIVE_read_final_answer) {
    for (guint32 i = 0; i < m->top; i++)
      h = mixed_with (h, hash_value (m, m->stack[i], 0));
    for (guint32 i = 0; i < m->n_shared; i++)
      h = mixed_with (h, hash_value (m, m->shared[i], 0));
  }

  for (guint32 i = 0; i < m->n_frames; i++) {
    const LeafFrame *frame = &m->frames[i];

    h = mixed_with (h, (guint64) frame->sort << 56 | (guint64) frame->phase << 48 | frame->of);
    h = mixed_with (h, (guint64) frame->at << 32 | frame->rule);
  }
  return h;
}

guint64
leaf_projected_hash (const LeafExplorer *explorer, LeafMoment *moment, const LeafMoment *before)
{
  const LeafMachine *m = moment->play->machine;
  guint64 h = hash_cells (explorer, moment, before) + hash_tree (explorer, moment, before);

  for (guint32 i = 0; i < m->n_relations; i++)
    if (m->relations[i] != 0)
      h += mixed_with (i, hash_relation (m, i));
  h += hash_scenes (explorer, m) + mixed (hash_timed (m));
  for (guint32 i = 0; i < m->n_changes; i++)
    h += mixed_with (i + 7, (guint64) m->changes[i].sort << 32 | (guint32) m->changes[i].what.bits);
  for (guint32 i = 0; i < m->n_effects; i++)
    h += mixed_with (99, m->effects[i]);
  h = mixed_with (h, hash_value (m, m->quoted, 0));
  h = mixed_with (h, (guint64) m->ended << 32 | (guint32) m->is_over);
  h = mixed_with (h, hash_frames (m));
  return mixed_with (h, leaf_files_functions.hash (&m->files, 3));
}
