/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-timed-events.c: events ("At the time when the bell rings") and the phrases that set them off ("the bell rings in
 * two turns from now"). Only a rule with an event can be set off, and only by its name. */
#include "leaf-rules-private.h"

#include <string.h>

static gboolean
is_set_off (const LeafBuild *build, const char *event)
{
  LEAF_EACH (&build->phrases->event_calls, i) {
    const LeafEventCall *call = LEAF_ROW (&build->phrases->event_calls, LeafEventCall, i);
    const char *other = LEAF_IS (call->rule) ? LEAF_RULE (build, call->rule)->event : NULL;

    if (other != NULL && g_ascii_strcasecmp (other, event) == 0)
      return TRUE;
  }
  return FALSE;
}

void
leaf_rules_check_events (LeafBuild *build)
{
  LEAF_EACH (&build->phrases->event_calls, i) {
    const LeafEventCall *call = LEAF_ROW (&build->phrases->event_calls, LeafEventCall, i);

    if (!LEAF_IS (call->rule) || LEAF_RULE (build, call->rule)->event == NULL)
      leaf_problem_at (build, LEAF_PROBLEM_EVENT_UNKNOWN, call->wording, NULL, NULL);
  }
  LEAF_EACH (&build->rules->rules, i) {
    const LeafRule *rule = LEAF_ROW (&build->rules->rules, LeafRule, i);

    if (rule->event != NULL && *rule->event != '\0' && !is_set_off (build, rule->event))
      leaf_problem_at (build, LEAF_PROBLEM_EVENT_NOT_SET_OFF, rule->wording, rule->event, NULL);
  }
}
