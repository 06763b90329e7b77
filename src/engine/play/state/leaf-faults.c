/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-faults.c: run-time problems. */

#include "leaf-events.h"
#include "leaf-faults.h"

#include <string.h>

void
leaf_fault_with (LeafMachine *m, const char *pattern, const LeafMessageArgument *args)
{
  LeafMessageFragment what = { .pattern = pattern };
  guint32 rule = leaf_innermost_rule (m);
  const LeafImageRule *row = rule != 0 ? LEAF_ROW (&m->image->rules, LeafImageRule, rule) : NULL;
  g_autoptr (LeafMessageFragment) all = NULL;

  memcpy (what.args, args, sizeof what.args);
  if (row != NULL)
    all = leaf_message_fragment (N_ ("In the rule \"%1\", %2."), row->face, &what, NULL);
  else
    all = leaf_message_fragment (N_ ("While the story runs, %1."), &what, NULL);
  leaf_event_message (m, LEAF_EVENT_FAULT, all);
}

void
leaf_fault_turn_with (LeafMachine *m, const char *pattern, const LeafMessageArgument *args)
{
  if (m->is_turn_over || m->is_over)
    return;
  leaf_fault_with (m, pattern, args);
  m->is_turn_over = TRUE;
  m->stop.cause = LEAF_STOP_FAULT; /* makes the main loop notice it at once */
}

void
leaf_fault_final_with (LeafMachine *m, const char *pattern, const LeafMessageArgument *args)
{
  leaf_fault_with (m, pattern, args);
  m->is_over = TRUE;
  m->stop.cause = LEAF_STOP_FAULT;
}
