/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-breakpoint-text.c: breakpoints as a person types them: "12", "coin rule", "action taking", "change the score",
 * "failure of instead". */

#include "leaf.h"

#include <string.h>

/* How the first one or two words determine the meaning of the rest. */
static const struct {
  const char *begins;
  LeafBreakpointSort sort;
  LeafOutcome outcome; /* the outcome of the rulebook that the rest names */
} forms[] = {
  { "action ", LEAF_BREAKPOINT_ACTION, LEAF_OUTCOME_NONE },
  { "activity ", LEAF_BREAKPOINT_ACTIVITY, LEAF_OUTCOME_NONE },
  { "change ", LEAF_BREAKPOINT_CHANGE, LEAF_OUTCOME_NONE },
  { "text ", LEAF_BREAKPOINT_TEXT, LEAF_OUTCOME_NONE },
  { "success of ", LEAF_BREAKPOINT_OUTCOME, LEAF_OUTCOME_SUCCESS },
  { "failure of ", LEAF_BREAKPOINT_OUTCOME, LEAF_OUTCOME_FAILURE },
};

static gboolean
begins (const char *words, const char *with)
{
  return g_ascii_strncasecmp (words, with, strlen (with)) == 0;
}

/* A rule or a rulebook with that name, or else a phrase whose definition begins so. */
static gboolean
find_named (const LeafProgram *program, const char *words, LeafBreakpointSpec *spec)
{
  guint32 rule = leaf_program_find_rule (program, words),
          book = rule == 0 ? leaf_program_find_rulebook (program, words) : 0;

  if (rule != 0)
    *spec = (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE, .id = rule };
  else if (book != 0)
    *spec = (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULEBOOK, .id = book };
  else if (begins (words, "to "))
    *spec = (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_PHRASE, .words = words };
  return spec->sort != 0;
}

gboolean
leaf_program_find_breakpoint (const LeafProgram *program, const char *words, LeafBreakpointSpec *spec)
{
  char *end = NULL;
  guint64 line;

  g_return_val_if_fail (program != NULL && words != NULL && spec != NULL, FALSE);
  *spec = (LeafBreakpointSpec) { 0 };
  line = g_ascii_strtoull (words, &end, 10);
  if (end != words && *end == '\0' && line <= G_MAXUINT32) {
    *spec = (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE,
                                   .source = leaf_program_story_source (program),
                                   .line = (guint32) line };
    return TRUE;
  }
  if (g_ascii_strcasecmp (words, "any problem") == 0) {
    *spec = (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_PROBLEM };
    return TRUE;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++) {
    const char *rest = words + strlen (forms[i].begins);

    if (!begins (words, forms[i].begins))
      continue;
    if (forms[i].sort != LEAF_BREAKPOINT_OUTCOME) {
      *spec = (LeafBreakpointSpec) { .sort = forms[i].sort, .words = rest };
      return TRUE;
    }
    *spec = (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_OUTCOME,
                                   .id = leaf_program_find_rulebook (program, rest),
                                   .outcome = forms[i].outcome };
    return spec->id != 0;
  }
  return find_named (program, words, spec);
}
