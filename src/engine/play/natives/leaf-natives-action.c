/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-action.c: actions for the library: the current one, stored ones, and their nouns. */

#include "leaf-action-exec.h"
#include "leaf-frames.h"
#include "leaf-stored-actions.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

#define NATIVE(name)  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

static const LeafImageAction *
current (const LeafMachine *m)
{
  return LEAF_ROW (&m->image->actions, LeafImageAction, m->action.action);
}

/* clang-format off */
NATIVE (requester) { *result = leaf_object ((guint32) m->action.requester.bits); return LEAF_NATIVE_DONE; }
NATIVE (set_requester) { m->action.requester = leaf_object ((guint32) args[0].bits); return LEAF_NATIVE_DONE; }
NATIVE (was_decided) { return GIVE_TRUTH (m->decided); }
NATIVE (deciding_rule) { *result = LEAF_VALUE (RULE, m->by_rule); return LEAF_NATIVE_DONE; }
NATIVE (action_is_loud) { return GIVE_TRUTH (!m->silent); }
NATIVE (needs_touch) { return GIVE_TRUTH (current (m)->needs_touch[0]); }
NATIVE (needs_touch_second) { return GIVE_TRUTH (current (m)->needs_touch[1]); }
NATIVE (needs_carried) { return GIVE_TRUTH (current (m)->needs_carried[0]); }
NATIVE (needs_carried_second) { return GIVE_TRUTH (current (m)->needs_carried[1]); }
NATIVE (needs_light) { return GIVE_TRUTH (current (m)->needs_light); }
/* clang-format on */

/* --- the specific action-processing stage ------------------------------------------------------------------------- */

static LeafValue *
variables_of (LeafMachine *m, LeafOwner sort, guint32 id, guint32 least)
{
  for (guint32 i = m->n_owners; i-- > 0;)
    if (m->owners[i].owner == sort && m->owners[i].id == id && m->owners[i].n >= least)
      return m->shared + m->owners[i].first;
  return NULL;
}

NATIVE (work_out_details)
{
  LeafValue *details = variables_of (m, LEAF_OWNER_RULEBOOK, m->facts->specific_action_processing, 5);
  const LeafImageAction *action = current (m);

  if (details == NULL)
    return LEAF_NATIVE_DONE;
  details[0] = LEAF_VALUE (TRUTH_STATE, !action->out_of_world);
  details[1] = LEAF_VALUE (TRUTH_STATE, m->silent != 0);
  details[2] = LEAF_VALUE (RULEBOOK, action->check.ix);
  details[3] = LEAF_VALUE (RULEBOOK, action->carry_out.ix);
  details[4] = LEAF_VALUE (RULEBOOK, action->report.ix);
  return LEAF_NATIVE_DONE;
}

NATIVE (take_turn)
{
  m->takes_turn |= m->action.out_of_world;
  return LEAF_NATIVE_DONE;
}

/* Looking that begins within another action. The other action is stored with the variables of looking. */
NATIVE (enter_looking)
{
  LeafActionState now = m->action;
  LeafValue kept;

  now.noun = leaf_action_noun (m, 0);
  now.second = leaf_action_noun (m, 1);
  kept = leaf_store_action (m, &now);
  m->action.action = m->facts->looking;
  m->action.out_of_world = FALSE;
  leaf_own_variables (m, LEAF_OWNER_ACTION, m->facts->looking, kept);
  return LEAF_NATIVE_DONE;
}

NATIVE (leave_looking)
{
  for (guint32 i = m->n_owners; i-- > 0;)
    if (m->owners[i].owner == LEAF_OWNER_ACTION && m->owners[i].id == m->facts->looking) {
      LeafActionState kept;

      if (leaf_stored_action (m, m->owners[i].operand, &kept)) {
        m->action.action = kept.action;
        m->action.out_of_world = LEAF_ROW (&m->image->actions, LeafImageAction, kept.action)->out_of_world;
      }
      leaf_drop_owned_variables (m, i);
      break;
    }
  return LEAF_NATIVE_DONE;
}

/* --- stored actions ----------------------------------------------------------------------------------------------- */

/* A snippet is not valid after its command, so a stored action stores the words. */
static LeafValue
lasting (LeafMachine *m, LeafValue noun)
{
  g_autofree char *words = noun.kind == LEAF_KIND_SNIPPET ? leaf_value_to_string (m, noun) : NULL;

  return words != NULL ? leaf_text_new (m, words) : noun;
}

NATIVE (current_action)
{
  LeafActionState now = m->action;

  now.noun = lasting (m, leaf_action_noun (m, 0));
  now.second = lasting (m, leaf_action_noun (m, 1));
  *result = leaf_store_action (m, &now);
  return LEAF_NATIVE_DONE;
}

NATIVE (same_value)
{
  *result = args[0];
  return LEAF_NATIVE_DONE;
}

static gboolean
is_object (LeafValue value, gint32 bits)
{
  return value.kind == LEAF_KIND_OBJECT && value.bits == bits && bits != 0;
}

NATIVE (action_involves)
{
  LeafActionState action;
  gint32 object = args[1].bits;

  if (!leaf_stored_action (m, args[0], &action))
    return GIVE_TRUTH (FALSE);
  return GIVE_TRUTH (is_object (action.actor, object) || is_object (action.noun, object)
                     || is_object (action.second, object));
}

static LeafNativeStatus
give_part (LeafMachine *m, LeafValue stored, LeafStoredPart part, LeafValue *result)
{
  LeafActionState action;

  *result = leaf_object (0);
  if (!leaf_stored_action (m, stored, &action))
    return LEAF_NATIVE_DONE;
  switch (part) {
  case LEAF_STORED_ACTION: *result = LEAF_VALUE (ACTION_NAME, action.action); break;
  case LEAF_STORED_ACTOR: *result = action.actor; break;
  case LEAF_STORED_NOUN: *result = action.noun; break;
  case LEAF_STORED_SECOND: *result = action.second; break;
  case LEAF_STORED_REQUESTER: *result = action.requester; break;
  case LEAF_STORED_CELLS: break;
  }
  if (part != LEAF_STORED_ACTION && result->kind != LEAF_KIND_OBJECT)
    *result = leaf_object (0);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (action_name_part) { return give_part (m, args[0], LEAF_STORED_ACTION, result); }
NATIVE (action_noun_part) { return give_part (m, args[0], LEAF_STORED_NOUN, result); }
NATIVE (action_second_part) { return give_part (m, args[0], LEAF_STORED_SECOND, result); }
NATIVE (action_actor_part) { return give_part (m, args[0], LEAF_STORED_ACTOR, result); }
/* clang-format on */

NATIVE (make_action)
{
  LeafActionState action = { (guint32) args[0].bits, m->action.actor, args[1], args[2], { LEAF_KIND_OBJECT, 0 }, 0 };

  *result = leaf_store_action (m, &action);
  return LEAF_NATIVE_DONE;
}

NATIVE (make_request)
{
  LeafActionState action = { (guint32) args[1].bits, args[0], args[2], args[3], leaf_object (leaf_player (m)), 0 };

  if (args[0].bits == (gint32) leaf_player (m))
    action.requester = leaf_object (0);
  *result = leaf_store_action (m, &action);
  return LEAF_NATIVE_DONE;
}
