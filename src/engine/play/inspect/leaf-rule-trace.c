/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-trace.c: the output of the command RULES among the story's own text: each rule that applies, on a line.
 * RULES ALL also prints rulebooks, rules that do not apply, and outcomes, indented by nesting. Nothing is printed while
 * a text is being expanded, because it would become part of the text, nor for the activities that traces leave out. */

#include "leaf-parser-state.h"
#include "leaf-play-private.h"
#include "leaf-print.h"
#include "leaf-value-format.h"

static void tell_line (LeafMachine *m, const LeafEvent *event, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
tell_line (LeafMachine *m, const LeafEvent *event, const char *format, ...)
{
  g_autofree char *line = NULL, *all = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  all = g_strdup_printf ("%*s[%s]\n", m->parser->trace_rules == LEAF_TELLS_ALL ? (int) MIN (event->level, 30) * 2 : 0,
                         "", line);
  leaf_print (m, all);
}

static void
tell_rulebook (LeafMachine *m, const LeafEvent *event)
{
  g_autofree char *value = m->parameter.kind != 0 ? leaf_value_to_string (m, m->parameter) : NULL;

  tell_line (m, event, "%s rules%s%s", leaf_program_rulebook (m->program, event->rulebook).name,
             value != NULL ? " / on " : "", value != NULL ? value : "");
}

static void
tell_passed (LeafMachine *m, const LeafEvent *event)
{
  g_autofree char *words = leaf_event_override_words (m->program, event);

  if (event->rule != 0)
    tell_line (m, event, "Rule \"%s\" %s.", leaf_program_rule_title (m->program, event->rule), words);
  else
    tell_line (m, event, "%s rules %s.", leaf_program_rulebook (m->program, event->rulebook).name, words);
}

static void
tell_outcome (LeafMachine *m, const LeafEvent *event)
{
  if (event->outcome != LEAF_OUTCOME_NONE)
    tell_line (m, event, "stopped: %s",
               event->outcome == LEAF_OUTCOME_SUCCESS   ? "success"
               : event->outcome == LEAF_OUTCOME_FAILURE ? "fail"
                                                        : "no result");
}

void
leaf_print_rule_event (LeafMachine *m, const LeafEvent *event)
{
  gboolean all = m->parser->trace_rules == LEAF_TELLS_ALL;

  if (event->style != 0)
    return;
  if (event->sort == LEAF_EVENT_RULE_BEGUN)
    tell_line (m, event, "Rule \"%s\" applies.", leaf_program_rule_title (m->program, event->rule));
  else if (event->sort == LEAF_EVENT_RULE_PASSED)
    tell_passed (m, event);
  else if (all && event->sort == LEAF_EVENT_RULE_ENDED && !event->applied && event->outcome == LEAF_OUTCOME_NONE)
    tell_line (m, event, "Rule \"%s\" does not apply.", leaf_program_rule_title (m->program, event->rule));
  else if (all && event->sort == LEAF_EVENT_RULEBOOK_BEGUN)
    tell_rulebook (m, event);
  else if (all && event->sort == LEAF_EVENT_RULEBOOK_ENDED)
    tell_outcome (m, event);
}
