/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-ops-values.c: instructions about values: descriptions and relations, lists, stored actions, tables. */

#include "leaf-explore.h"
#include "leaf-ops.h"
#include "leaf-resumable.h"
#include "leaf-world-model.h"
#include "leaf-action-exec.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-relations.h"
#include "leaf-rng.h"
#include "leaf-stored-actions.h"
#include "leaf-tables.h"
#include "leaf-values.h"
#include "leaf-marks.h"

#include <stdlib.h>
#include <string.h>

enum { TESTED_AT_ONCE = 64, INSTRUCTIONS_TO_SET = 3 };

/* --- descriptions and relations ----------------------------------------------------------------------------------- */

static LeafValue
random_of (LeafMachine *m, LeafValue list, guint32 kind)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  if (n == 0) {
    if (!leaf_is_object_kind (m, kind))
      leaf_fault (m, N_ ("there is nothing to choose from at random"), NULL);
    return leaf_none_of (m, kind);
  }
  return values[leaf_rng_draw (m, n) - 1];
}

static gboolean
chance_succeeds (LeafMachine *m, gint32 n, gint32 of)
{
  if (m->explored != NULL && m->explored->draws != NULL && n > 0 && n < of)
    m->explored->draws->split = (guint32) n;
  return leaf_rng_between (m, 1, of) <= n;
}

/* Any value of the kind that is in a region without being its child. */
static gboolean
next_elsewhere (const LeafMachine *m, guint32 parent, guint32 kind, LeafValue *slot)
{
  while (leaf_next_of_kind (m, kind, slot)) {
    guint32 instance = leaf_instance_in (m, *slot);

    if (parent == 0 || m->tree[instance].parent != parent)
      return TRUE;
  }
  return FALSE;
}

/* The contents of the holder, one after another: its children from the given one on. What is in a region need not be
 * its child, so all others follow. Only its children are in a room: a door or a backdrop that others enclose as well is
 * in the player's. */
static gboolean
next_held (const LeafMachine *m, LeafValue holder, guint32 kind, gboolean is_first, LeafValue *slot)
{
  guint32 parent = leaf_instance_in (m, holder), child;
  gboolean is_region = parent == 0 || leaf_is_kind (m, parent, LEAF_KIND_REGION);

  if (parent == 0 || (is_region && !is_first && m->tree[leaf_instance_in (m, *slot)].parent != parent)) {
    if (is_first)
      *slot = LEAF_NO_VALUE;
    return next_elsewhere (m, parent, kind, slot);
  }
  child = is_first ? m->tree[parent].child : m->tree[leaf_instance_in (m, *slot)].sibling;
  while (child != 0 && !leaf_value_is_of_kind (m, leaf_object (child), kind))
    child = m->tree[child].sibling;
  *slot = leaf_object (child);
  return child != 0 || (is_region && next_elsewhere (m, parent, kind, slot));
}

PLAIN_OP (IS_KIND)
{
  TOP = TRUTH (leaf_value_is_of_kind (m, TOP, (guint32) in->b));
}

OP (EACH_FIRST)
{
  guint32 kind = (guint32) in->b;

  m->stack[frame->slots + in->a] = LEAF_NO_VALUE;
  if (leaf_kinds_is_endless (m->image->kinds, LEAF_ID (LeafKindId, kind)))
    leaf_fault (m, N_ ("there are too many values of the kind '%1' to go through"),
                leaf_image_kind (m->image, LEAF_ID (LeafKindId, kind))->name, NULL);
  return leaf_op_EACH_NEXT (m, frame, in);
}

/* Returns the instructions of a loop that does nothing but set a property to a constant ("now every thing is
 * unmentioned"), of which EACH_NEXT and JUMP_TRUE are the last; NULL for any other loop. */
static const LeafInstruction *
setting_loop (const LeafMachine *m, const LeafFrame *frame, const LeafInstruction *next)
{
  const LeafInstruction *body = m->image->code + frame->first + next[1].b;

  if (next[1].op != LEAF_OP_JUMP_TRUE || body + INSTRUCTIONS_TO_SET != next || body[0].op != LEAF_OP_PUSH_SLOT
      || body[0].a != next->a || body[1].op != LEAF_OP_PUSH || body[1].a != LEAF_KIND_TRUTH_STATE
      || body[2].op != LEAF_OP_STORE_PROPERTY || (body[0].flags & LEAF_INSTRUCTION_STATEMENT) == 0)
    return NULL;
  return body;
}

/* Runs such a loop over objects at once, from the one in the slot up to the one that is in it at the end, as such loops
 * are run over all things in every turn. Returns FALSE if there are no more. */
static gboolean
set_all (LeafMachine *m, const LeafInstruction *body, guint32 kind, LeafValue *slot)
{
  enum { INSTRUCTIONS = INSTRUCTIONS_TO_SET + 2 };
  guint32 property = (guint32) body[2].b, n, i;
  gboolean is_opposite = LEAF_ROW (&m->image->properties, LeafImageProperty, property)->is_opposite != 0;
  LeafValue value = TRUTH ((body[1].b != 0) != is_opposite);
  const guint32 *members = leaf_members_from (m, kind, (guint32) slot->bits, &n);

  for (i = 0; i < n && m->budget > INSTRUCTIONS; i++) {
    guint32 cell = leaf_image_property_cell (m->image, members[i], property);

    if (cell == 0)
      break;
    leaf_set_cell (m, cell, value);
    m->n_events++;
    m->budget -= INSTRUCTIONS;
  }
  *slot = leaf_object (i < n ? members[i] : 0);
  return i < n;
}

PLAIN_OP (EACH_NEXT)
{
  LeafValue *slot = &m->stack[frame->slots + in->a];
  gboolean is_any = leaf_next_of_kind (m, (guint32) in->b, slot);
  const LeafInstruction *body
      = is_any && m->watch == 0 && m->facts->kind_is_object[(guint32) in->b] ? setting_loop (m, frame, in) : NULL;

  if (body != NULL)
    is_any = set_all (m, body, (guint32) in->b, slot);
  PUSH (LEAF_NO_VALUE);
  TOP = TRUTH (is_any);
}

/* Is it below the other in the tree? */
static gboolean
is_below (const LeafMachine *m, guint32 outer, guint32 inner)
{
  while (inner != 0)
    if ((inner = m->tree[inner].parent) == outer)
      return TRUE;
  return FALSE;
}

/* If there are many, searches in pieces: the slot stores how far it has got. Only a room encloses anything that is not
 * below it in the tree. */
PLAIN_OP (EACH_WITHIN)
{
  guint32 outer = leaf_instance_in (m, TOP);
  LeafValue *at = &m->stack[frame->slots + in->a];
  gboolean is_room = leaf_is_kind (m, outer, LEAF_KIND_ROOM);

  for (guint n = 1; leaf_world_may_enclose (m, outer) && leaf_next_of_kind (m, (guint32) in->b, at); n++) {
    if ((is_room || is_below (m, outer, (guint32) at->bits)) && leaf_world_encloses (m, outer, (guint32) at->bits)) {
      TOP = TRUTH (TRUE);
      return;
    }
    if (n % TESTED_AT_ONCE != 0)
      continue;
    leaf_charge (m, TESTED_AT_ONCE / 4);
    if (leaf_is_spent (m)) {
      frame->at--;
      return;
    }
  }
  TOP = TRUTH (FALSE);
}

PLAIN_OP (EACH_CHILD_FIRST)
{
  TOP = TRUTH (next_held (m, TOP, (guint32) in->b, TRUE, &m->stack[frame->slots + in->a]));
}

PLAIN_OP (EACH_CHILD_NEXT)
{
  TOP = TRUTH (next_held (m, TOP, (guint32) in->b, FALSE, &m->stack[frame->slots + in->a]));
}

PLAIN_OP (RELATION_TEST)
{
  LeafValue right = POP (), left = POP ();

  PUSH (TRUTH (leaf_relation_test (m, (guint32) in->b, left, right)));
}

PLAIN_OP (RELATION_SET)
{
  LeafValue right = POP (), left = POP ();

  leaf_relation_set (m, (guint32) in->b, left, right, in->a != 0);
}

PLAIN_OP (RELATED)
{
  TOP = leaf_related (m, (guint32) in->b, TOP, in->a != 0);
}

PLAIN_OP (RANDOM_OF)
{
  TOP = random_of (m, TOP, (guint32) in->b);
}

PLAIN_OP (CHANCE)
{
  LeafValue of = POP (), n = POP ();

  PUSH (TRUTH (chance_succeeds (m, n.bits, of.bits)));
}

/* --- lists, actions, tables --------------------------------------------------------------------------------------- */

static LeafValue
action_part (const LeafMachine *m, guint32 part)
{
  switch (part) {
  case 0: return LEAF_VALUE (ACTION_NAME, m->action.action);
  case 1: return m->action.actor;
  case 2: return leaf_action_noun (m, 0);
  case 3: return leaf_action_noun (m, 1);
  default: return TRUTH (m->action.requester.bits != 0);
  }
}

static LeafValue
stored_part (const LeafMachine *m, LeafValue stored, guint32 part)
{
  LeafActionState action;

  if (!leaf_stored_action (m, stored, &action))
    return LEAF_NO_VALUE;
  switch (part) {
  case 0: return LEAF_VALUE (ACTION_NAME, action.action);
  case 1: return action.actor;
  case 2: return action.noun;
  case 3: return action.second;
  default: return TRUTH (action.requester.bits != 0);
  }
}

static LeafValue
make_stored_action (LeafMachine *m, guint32 mask, guint32 action)
{
  LeafValue second = mask & 4 ? POP () : LEAF_NO_VALUE;
  LeafValue noun = mask & 2 ? POP () : LEAF_NO_VALUE;
  LeafValue actor = mask & 1 ? POP () : leaf_object (leaf_player (m));
  LeafActionState stored = { action, actor, noun, second, mask & 8 ? leaf_object (leaf_player (m)) : LEAF_NO_VALUE, 0 };

  return leaf_store_action (m, &stored);
}

static void
try_action (LeafMachine *m, guint32 flags)
{
  LeafValue stored = POP ();
  LeafActionState action;

  if (!leaf_stored_action (m, stored, &action)) {
    leaf_fault (m, N_ ("there is no action to try"), NULL);
    return;
  }
  leaf_call_action (m, &action, flags);
}

static void
make_list (LeafMachine *m, guint32 n, guint32 kind)
{
  guint32 handle = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, n);

  leaf_block_fill (&m->heap, handle, 0, m->stack + m->top - n, n);
  m->top -= n;
  PUSH (((LeafValue) { kind, (gint32) handle }));
}

static LeafValue
list_get (LeafMachine *m, LeafValue list, gint32 index)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  if (index < 1 || (guint32) index > n) {
    leaf_fault (m, N_ ("there is no entry %1 in a list of %2 entries"), LEAF_DIGITS (index), LEAF_DIGITS (n), NULL);
    return leaf_default_value (m, leaf_list_entry_kind (m, list.kind));
  }
  return values[index - 1];
}

PLAIN_OP (MAKE_LIST)
{
  make_list (m, in->a, (guint32) in->b);
}

PLAIN_OP (LIST_APPEND)
{
  LeafValue value = POP ();
  guint32 handle = (guint32) TOP.bits;

  if (leaf_heap_has (&m->heap, handle, LEAF_BLOCK_LIST)
      && leaf_has_entries (m, handle, leaf_block_length (&m->heap, handle) + 1))
    leaf_block_push (&m->heap, handle, value);
}

PLAIN_OP (LIST_LENGTH)
{
  guint32 n;

  leaf_block_values (&m->heap, (guint32) TOP.bits, &n);
  TOP = LEAF_VALUE (NUMBER, n);
}

PLAIN_OP (LIST_GET)
{
  LeafValue index = POP ();

  TOP = list_get (m, TOP, index.bits);
}

OP (LIST_HAS)
{
  LeafValue value;

  if (leaf_is_long_list (m, m->stack[m->top - 2])
      || (TOP.kind == LEAF_KIND_TEXT && leaf_has_unmade_texts (m, m->stack[m->top - 2]))) {
    leaf_enter_native (m, LEAF_NATIVE_list_has, 2, LEAF_FLAG_GIVES);
    return FALSE;
  }
  value = POP ();
  TOP = TRUTH (leaf_list_has (m, TOP, value));
  return TRUE;
}

PLAIN_OP (MAKE_ACTION)
{
  LeafValue value = make_stored_action (m, in->a, (guint32) in->b);

  PUSH (value);
}

PLAIN_OP (STORED_PART)
{
  TOP = stored_part (m, TOP, in->a);
}

PLAIN_OP (ACTION_PART)
{
  PUSH (action_part (m, in->a));
}

OP (TRY)
{
  try_action (m, in->a);
  return FALSE;
}

PLAIN_OP (TABLE_GET)
{
  LeafValue row = POP ();

  TOP = leaf_table_get (m, TOP, row.bits, (guint32) in->b, in->a != 0);
}

PLAIN_OP (TABLE_HAS)
{
  LeafValue row = POP ();

  TOP = TRUTH (leaf_table_has (m, TOP, row.bits, (guint32) in->b));
}

PLAIN_OP (TABLE_FIND)
{
  LeafValue value = POP ();

  TOP = LEAF_VALUE (NUMBER, leaf_table_find (m, TOP, value, (guint32) in->b, in->a));
}

PLAIN_OP (TABLE_ROWS)
{
  TOP = LEAF_VALUE (NUMBER, leaf_table_count (m, TOP, in->a));
}

PLAIN_OP (TABLE_BLANK_ROW)
{
  TOP = LEAF_VALUE (NUMBER, leaf_table_blank_row (m, TOP));
}

PLAIN_OP (TABLE_RANDOM_ROW)
{
  TOP = LEAF_VALUE (NUMBER, leaf_table_random_row (m, TOP));
}

PLAIN_OP (TABLE_NEXT_ROW)
{
  LeafValue row = POP ();

  TOP = LEAF_VALUE (NUMBER, leaf_table_next_row (m, TOP, row.bits, (guint32) in->b, in->a != 0));
}

PLAIN_OP (TABLE_CLEAR)
{
  LeafValue row = POP (), table = POP ();

  leaf_table_clear_row (m, table, row.bits, (guint32) in->b);
}
