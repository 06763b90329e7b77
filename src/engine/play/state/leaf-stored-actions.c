/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-stored-actions.c: actions as values, which are blocks on the heap. */

#include "leaf-stored-actions.h"

gboolean
leaf_stored_action (const LeafMachine *m, LeafValue stored, LeafActionState *action)
{
  guint32 n;
  const LeafValue *values;

  if (!leaf_heap_has (&m->heap, (guint32) stored.bits, LEAF_BLOCK_ACTION))
    return FALSE;
  values = leaf_block_values (&m->heap, (guint32) stored.bits, &n);
  *action = (LeafActionState) { (guint32) values[LEAF_STORED_ACTION].bits,
                                values[LEAF_STORED_ACTOR],
                                values[LEAF_STORED_NOUN],
                                values[LEAF_STORED_SECOND],
                                values[LEAF_STORED_REQUESTER],
                                0 };
  return leaf_table_has_row (&m->image->actions, action->action);
}

gboolean
leaf_action_is_of_another (const LeafMachine *m, const LeafActionState *action)
{
  return action->actor.bits != 0 && action->actor.bits != (gint32) leaf_player (m);
}

LeafValue
leaf_store_action (LeafMachine *m, const LeafActionState *action)
{
  guint32 handle = leaf_heap_make (&m->heap, LEAF_BLOCK_ACTION, LEAF_KIND_STORED_ACTION, LEAF_STORED_CELLS);
  const LeafValue values[LEAF_STORED_CELLS] = { [LEAF_STORED_ACTION] = LEAF_VALUE (ACTION_NAME, action->action),
                                                [LEAF_STORED_ACTOR] = action->actor,
                                                [LEAF_STORED_NOUN] = action->noun,
                                                [LEAF_STORED_SECOND] = action->second,
                                                [LEAF_STORED_REQUESTER] = action->requester };

  leaf_block_fill (&m->heap, handle, 0, values, LEAF_STORED_CELLS);
  return LEAF_VALUE (STORED_ACTION, handle);
}
