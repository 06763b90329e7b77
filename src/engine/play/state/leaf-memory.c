/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-memory.c: sweeps the heap, keeps a play within its limits, and abandons a turn that exceeds one.
 *
 * The heap counts its bytes (leaf-heap.h); frames, values and captured characters have separate limits. Between two
 * statements the heap may exceed its limit. Then it is swept, and if it is still too large, the rest of the turn is
 * abandoned: all frames are dropped, and the play continues with its next turn, where UNDO reverts the abandoned one.
 * The alternative, that each phrase that needs more memory fails, was rejected: a loop would report it again and
 * again. */

#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-snapshot.h"
#include "leaf-panes.h"

/* --- the largest value -------------------------------------------------------------------------------------------- */

static guint32
handle_of (const LeafMachine *m, LeafValue value)
{
  gint64 bits = value.bits;

  if (value.kind == LEAF_KIND_TEXT)
    return bits < 0 ? (guint32) -bits : 0;
  return leaf_constructor_of (m, value.kind) == LEAF_KIND_LIST && bits > 0 ? (guint32) bits : 0;
}

/* The bytes that a variable refers to: those of its list or text, and of the lists and texts in a list. For a long list
 * an evenly spread sample is used, since this is done in one piece. */
static gsize
size_of_value (const LeafMachine *m, LeafValue value)
{
  enum { ENTRIES_ASKED = 1000 };
  guint32 handle = handle_of (m, value), n, step;
  const LeafValue *values;
  gsize size;

  if (handle == 0 || handle >= m->heap.n)
    return 0;
  size = leaf_heap_block (&m->heap, handle)->cost;
  values = leaf_block_values (&m->heap, handle, &n);
  step = n / ENTRIES_ASKED + 1;
  for (guint32 i = 0; i < n; i += step) {
    guint32 entry = handle_of (m, values[i]);

    if (entry != 0 && entry < m->heap.n)
      size += (gsize) leaf_heap_block (&m->heap, entry)->cost * step;
  }
  return size;
}

/* The variable that refers to the most bytes; NULL if there is none. */
static const char *
largest_variable (const LeafMachine *m, gsize *size)
{
  const char *name = NULL;

  *size = 0;
  LEAF_EACH (&m->image->variables, i) {
    const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, i);
    gsize held
        = variable->cell != 0 && variable->cell < m->cells.n ? size_of_value (m, leaf_cell (m, variable->cell)) : 0;

    if (held > *size) {
      *size = held;
      name = variable->name;
    }
  }
  return name;
}

/* The variable that contains the list; NULL if there is none. */
static const char *
variable_of (const LeafMachine *m, guint32 list)
{
  LEAF_EACH (&m->image->variables, i) {
    const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, i);

    if (variable->cell != 0 && variable->cell < m->cells.n && handle_of (m, leaf_cell (m, variable->cell)) == list)
      return variable->name;
  }
  return NULL;
}

/* --- limits ------------------------------------------------------------------------------------------------------- */

static void
tell_full (LeafMachine *m)
{
  gsize size;
  const char *name = largest_variable (m, &size);
  guint most = (guint) (m->heap.most >> 20);

  if (m->heap.allocation_failed)
    leaf_fault_turn (m, N_ ("the computer does not have enough memory for the story's lists and texts"), NULL);
  else if (name != NULL && size > m->heap.most / 16)
    leaf_fault_turn (m, N_ ("more than %1 megabytes of lists and texts are needed; \"%2\" alone takes %3"),
                     LEAF_DIGITS (most), name, LEAF_DIGITS ((guint) (size >> 20)), NULL);
  else
    leaf_fault_turn (m, N_ ("more than %1 megabytes of lists and texts are needed"), LEAF_DIGITS (most), NULL);
}

gboolean
leaf_has_memory (LeafMachine *m, gsize bytes)
{
  if (G_LIKELY (leaf_heap_can_hold (&m->heap, bytes)))
    return TRUE;
  tell_full (m);
  return FALSE;
}

gboolean
leaf_has_entries (LeafMachine *m, guint32 list, gsize n)
{
  const char *name;

  if (G_LIKELY (n <= LEAF_MOST_ENTRIES))
    return leaf_has_memory (m, n * sizeof (LeafValue));
  name = variable_of (m, list);
  if (name != NULL)
    leaf_fault_turn (m, N_ ("\"%1\" would have %2 entries, and a list has %3 at most"), name, LEAF_DIGITS (n),
                     LEAF_DIGITS (LEAF_MOST_ENTRIES), NULL);
  else
    leaf_fault_turn (m, N_ ("a list would have %1 entries, but a list can have at most %2"), LEAF_DIGITS (n),
                     LEAF_DIGITS (LEAF_MOST_ENTRIES), NULL);
  return FALSE;
}

/* --- sweeping ----------------------------------------------------------------------------------------------------- */

/* Long spans are charged when they are visited. */
static void
charge_marked (LeafMachine *m, gsize n)
{
  if (n <= LEAF_MARKED_AT_ONCE)
    leaf_charge (m, n / LEAF_MARKED_A_UNIT);
}

gboolean
leaf_collect_garbage (LeafMachine *m)
{
  if (m->heap.sweep == NULL) {
    leaf_heap_begin_sweep (&m->heap);
    leaf_machine_mark (m);
    charge_marked (m, m->cells.n);
    charge_marked (m, m->top);
  }
  if (!leaf_heap_go_on (&m->heap, &m->budget))
    return FALSE;
  if (m->heap.bytes > m->heap.most || m->heap.allocation_failed)
    tell_full (m);
  m->heap.allocation_failed = FALSE;
  return TRUE;
}

void
leaf_collect_all_garbage (LeafMachine *m)
{
  guint64 left = m->budget;

  do
    m->budget = G_MAXUINT64;
  while (!leaf_collect_garbage (m));
  m->budget = left;
}

/* --- abandoning a turn -------------------------------------------------------------------------------------------- */

void
leaf_abandon_turn (LeafMachine *m)
{
  m->is_turn_over = FALSE;
  if (m->is_over || m->n_frames == 0)
    return;
  m->stop.cause = LEAF_STOP_NONE;
  if (m->rules_were_stopped_before)
    leaf_fault_final (m, N_ ("a second turn was abandoned before any command could be read, so the story ends"), NULL);
  m->rules_were_stopped_before = TRUE;
  m->n_frames = 1;
  m->top = m->frames[0].bottom;
  leaf_drop_owned_variables (m, 0);
  m->n_changes = m->rule_frames = m->rules_are_stopped = 0;
  g_string_truncate (m->captured, 0);
  g_string_truncate (m->diverted, 0);
  m->capturing = m->capture = m->comparing = m->diverting = 0;
  m->silent = m->several = 0;
  leaf_pane_select (m, LEAF_PANE_MAIN);
  m->link = 0;
  m->style = m->letters = m->background = 0;
  m->decided = FALSE;
  m->by_rule = 0;
  m->latest = (LeafLatestResult) { 0 };
  m->paragraph = (LeafParagraph) { .pending = 1 };
  m->stopped_in = 0;
}
