/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-options.c: use options, and whether rulebooks and activities are empty. */

#include "leaf-machine.h"
#include "../rules/leaf-rules.h"

#define NATIVE(name)  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

static const LeafUseOption *
option (const LeafMachine *m, LeafValue value)
{
  static const LeafUseOption none;

  return value.bits > 0 && (guint32) value.bits < m->build->world->use_options.n
             ? LEAF_ROW (&m->build->world->use_options, LeafUseOption, (guint32) value.bits)
             : &none;
}

NATIVE (use_option_is_active)
{
  return GIVE_TRUTH (option (m, args[0])->is_active);
}

NATIVE (use_option_number)
{
  *result = LEAF_VALUE (NUMBER, option (m, args[0])->number);
  return LEAF_NATIVE_DONE;
}

static gboolean
is_empty (const LeafMachine *m, LeafRulebookId rulebook)
{
  return rulebook.ix == 0 || rulebook.ix >= m->build->rules->rulebooks.n || LEAF_RULEBOOK (m->build, rulebook)->n_rules == 0;
}

NATIVE (rulebook_is_empty)
{
  return GIVE_TRUTH (is_empty (m, (LeafRulebookId) { (guint32) MAX (args[0].bits, 0) }));
}

NATIVE (activity_is_empty)
{
  guint32 id = (guint32) MAX (args[0].bits, 0);
  const LeafActivity *activity;

  if (id == 0 || id >= m->build->world->activities.n)
    return GIVE_TRUTH (TRUE);
  activity = LEAF_ROW (&m->build->world->activities, LeafActivity, id);
  return GIVE_TRUTH (is_empty (m, activity->before) && is_empty (m, activity->during) && is_empty (m, activity->after));
}
