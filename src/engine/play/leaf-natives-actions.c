/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-actions.c: what rules ask of the action being processed, actions as values, and the end of the story. */

#include "leaf-machine.h"
#include "leaf-machine-private.h"

#define NATIVE(name) \
  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

static const LeafAction *
current (const LeafMachine *m)
{
  static const LeafAction none;

  return m->action.action > 0 && m->action.action < m->build->world->actions.n
             ? LEAF_ROW (&m->build->world->actions, LeafAction, m->action.action)
             : &none;
}

/* --- the current action ------------------------------------------------------------------------------------------------------------- */

NATIVE (needs_touch) { return GIVE_TRUTH (current (m)->needs_touch[0]); }
NATIVE (needs_touch_second) { return GIVE_TRUTH (current (m)->needs_touch[1]); }
NATIVE (needs_carried) { return GIVE_TRUTH (current (m)->needs_carried[0]); }
NATIVE (needs_carried_second) { return GIVE_TRUTH (current (m)->needs_carried[1]); }
NATIVE (needs_light) { return GIVE_TRUTH (current (m)->needs_light); }
NATIVE (action_is_loud) { return GIVE_TRUTH (m->silent == 0); }

NATIVE (requester)
{
  *result = leaf_object ((guint32) m->action.requester.bits);
  return LEAF_NATIVE_DONE;
}

NATIVE (set_requester)
{
  m->action.requester = leaf_object ((guint32) args[0].bits);
  return LEAF_NATIVE_DONE;
}

NATIVE (was_decided) { return GIVE_TRUTH (m->decided); }

NATIVE (deciding_rule)
{
  *result = (LeafValue) { LEAF_KIND_RULE, (gint32) m->by_rule };
  return LEAF_NATIVE_DONE;
}

/* The five first variables of the specific action-processing rulebook, in their order in the library's text. */
NATIVE (work_out_details)
{
  const LeafAction *action = current (m);
  const LeafValue details[] = {
    LEAF_VALUE (TRUTH_STATE, !action->out_of_world),
    LEAF_VALUE (TRUTH_STATE, m->silent != 0),
    { LEAF_KIND_RULEBOOK, (gint32) action->check.ix },
    { LEAF_KIND_RULEBOOK, (gint32) action->carry_out.ix },
    { LEAF_KIND_RULEBOOK, (gint32) action->report.ix },
  };

  for (guint32 i = m->n_owners; i-- > 0;) {
    const LeafSharedOwner *owner = &m->owners[i];

    if (owner->owner != LEAF_OWNER_RULEBOOK || owner->id != m->facts->specific_action_processing)
      continue;
    for (guint32 k = 0; k < G_N_ELEMENTS (details) && k < owner->n; k++) {
      LeafValue *cell = &m->shared[owner->first + k];
      guint32 kind = cell->kind;

      *cell = details[k];
      if (k >= 2 && kind != 0)
        cell->kind = kind; /* a rulebook of the variable's own kind */
    }
    break;
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (self)
{
  *result = m->self;
  return LEAF_NATIVE_DONE;
}

/* A room is described after going as by the looking action, of which only the variables are made.  Gives how many owners
 * of variables there were; leave-looking takes that, and the action that goes on. */
NATIVE (enter_looking)
{
  *result = LEAF_VALUE (NUMBER, m->n_owners);
  m->action.action = m->facts->looking;
  leaf_own_variables (m, LEAF_OWNER_ACTION, m->facts->looking, (LeafValue) { 0, 0 });
  return LEAF_NATIVE_DONE;
}

NATIVE (leave_looking)
{
  leaf_disown (m, (guint32) MAX (args[0].bits, 0));
  m->action.action = (guint32) MAX (args[1].bits, 0);
  return LEAF_NATIVE_DONE;
}

/* --- actions as values -------------------------------------------------------------------------------------------------------------------- */

NATIVE (current_action)
{
  LeafActionState action = m->action;

  action.noun = leaf_action_noun (m, 0);
  action.second = leaf_action_noun (m, 1);
  *result = leaf_store_action (m, &action);
  return LEAF_NATIVE_DONE;
}

NATIVE (same_value)
{
  *result = args[0];
  return LEAF_NATIVE_DONE;
}

static LeafActionState
parts (const LeafMachine *m, LeafValue stored)
{
  LeafActionState action = { 0 };

  leaf_stored_action (m, stored, &action);
  return action;
}

static LeafValue
as_object (const LeafMachine *m, LeafValue value)
{
  return value.kind < m->facts->n_kinds && m->facts->kind_is_object[value.kind] ? leaf_object ((guint32) value.bits)
                                                                               : leaf_object (0);
}

NATIVE (action_involves)
{
  LeafActionState action = parts (m, args[0]);
  LeafValue sought = args[1];

  return GIVE_TRUTH (sought.bits != 0
                     && (as_object (m, action.actor).bits == sought.bits || as_object (m, action.noun).bits == sought.bits
                         || as_object (m, action.second).bits == sought.bits));
}

NATIVE (action_name_part)
{
  *result = LEAF_VALUE (ACTION_NAME, parts (m, args[0]).action);
  return LEAF_NATIVE_DONE;
}

NATIVE (action_noun_part)
{
  *result = as_object (m, parts (m, args[0]).noun);
  return LEAF_NATIVE_DONE;
}

NATIVE (action_second_part)
{
  *result = as_object (m, parts (m, args[0]).second);
  return LEAF_NATIVE_DONE;
}

NATIVE (action_actor_part)
{
  *result = as_object (m, parts (m, args[0]).actor);
  return LEAF_NATIVE_DONE;
}

static LeafValue
make (LeafMachine *m, LeafValue actor, LeafValue name, LeafValue noun, LeafValue second, LeafValue requester)
{
  LeafActionState action = { (guint32) name.bits, actor, noun, second, requester, 0 };

  return leaf_store_action (m, &action);
}

NATIVE (make_action)
{
  *result = make (m, leaf_variable (m, m->facts->person_asked_cell), args[0], args[1], args[2], leaf_object (0));
  return LEAF_NATIVE_DONE;
}

NATIVE (make_request)
{
  *result = make (m, args[0], args[1], args[2], args[3], leaf_object (leaf_player (m)));
  return LEAF_NATIVE_DONE;
}

/* --- the end of the story ------------------------------------------------------------------------------------------------------------------ */

NATIVE (mark_end)
{
  m->ended = (guint32) CLAMP (args[0].bits, 0, 2);
  return LEAF_NATIVE_DONE;
}

NATIVE (end_mark) { return GIVE_NUMBER ((gint32) m->ended); }

NATIVE (stop_play)
{
  leaf_machine_quit (m);
  return LEAF_NATIVE_DONE;
}
