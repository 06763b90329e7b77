/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-shadows.c: why a rule did not run. A rule that always ends the rulebook first, or stops the action,
 * is the reason, whatever clause of the rule was false when it was last considered. */

#include "leaf-exploration-private.h"

#define N_(text) text /* marks the text for the application, which translates it */

/* Fills the table for all rules at once. For single rules, each rulebook would be read once for each of its rules. */
static void
find_shadows (const LeafExploration *exploration)
{
  LeafProgram *program = leaf_explorer_program (exploration->explorer);
  guint32 *shadows;

  g_array_set_size (exploration->shadows, leaf_program_n_rules (program) + 1);
  shadows = (guint32 *) (gpointer) exploration->shadows->data;
  for (guint32 rulebook = 1; rulebook <= leaf_program_n_rulebooks (program); rulebook++) {
    guint32 n = leaf_program_rulebook (program, rulebook).n_rules;
    g_autofree guint32 *rules = g_new0 (guint32, n + 1);
    g_autofree guint32 *by = g_new0 (guint32, n + 1);

    leaf_program_rulebook_rules (program, rulebook, rules);
    leaf_program_rulebook_never_run (program, rulebook, by);
    for (guint32 i = 0; i < n; i++)
      if (leaf_program_rule (program, rules[i]).home == rulebook)
        shadows[rules[i]] = by[i];
  }
  for (guint32 rule = 1; rule < exploration->shadows->len; rule++)
    if (shadows[rule] == 0 && !leaf_program_rule (program, rule).is_library)
      shadows[rule] = leaf_program_stopped_before (program, rule);
}

guint32
leaf_exploration_shadowing_rule (const LeafExploration *exploration, guint32 rule)
{
  if (exploration->shadows->len == 0)
    find_shadows (exploration);
  return rule < exploration->shadows->len ? g_array_index (exploration->shadows, guint32, rule) : 0;
}

static gboolean
is_in_a_rulebook (LeafProgram *program, guint32 rule)
{
  for (guint32 rulebook = 1; rulebook <= leaf_program_n_rulebooks (program); rulebook++) {
    guint32 n = leaf_program_rulebook (program, rulebook).n_rules;
    g_autofree guint32 *rules = g_new0 (guint32, n + 1);

    leaf_program_rulebook_rules (program, rulebook, rules);
    for (guint32 i = 0; i < n; i++)
      if (rules[i] == rule)
        return TRUE;
  }
  return FALSE;
}

/* The translated pattern, with the name in place of its %1. */
static char *
fill_in (const char *pattern, const char *name, GTranslateFunc translate, gpointer data)
{
  g_auto (GStrv) parts = g_strsplit (translate != NULL ? translate (pattern, data) : pattern, "%1", -1);

  return g_strjoinv (name, parts);
}

/* Returns why a rule about an action was never considered, if it is because of the action; NULL otherwise. Free with
 * g_free. */
static char *
dup_reason_of_action (const LeafExploration *exploration, guint32 rule, GTranslateFunc translate, gpointer data)
{
  guint32 n, action = leaf_program_rule_action (leaf_explorer_program (exploration->explorer), rule);
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);
  const char *name = action != 0 ? leaf_explorer_action_name (exploration->explorer, action) : NULL;

  if (name == NULL)
    return NULL;
  for (guint32 i = 0; i < n; i++)
    if (rows[i].sort == LEAF_COVERED_ACTION && rows[i].id == action)
      return leaf_coverage_has (&exploration->coverage, rows[i].bit)
                 ? NULL
                 : fill_in (N_ ("the action '%1' was not tried"), name, translate, data);
  return fill_in (N_ ("no command means '%1'"), name, translate, data);
}

char *
leaf_exploration_dup_reason (const LeafExploration *exploration, guint32 rule, GTranslateFunc translate, gpointer data)
{
  LeafProgram *program;
  guint32 by;
  g_autofree char *clause = NULL, *about = NULL;

  g_return_val_if_fail (exploration != NULL, NULL);
  program = leaf_explorer_program (exploration->explorer);
  by = leaf_exploration_shadowing_rule (exploration, rule);
  if (by != 0)
    return fill_in (leaf_program_rule (program, by).home == leaf_program_rule (program, rule).home
                        ? N_ ("a rule above it always ends the rulebook: %1")
                        : N_ ("an earlier rule always stops the action: %1"),
                    leaf_program_rule_title (program, by), translate, data);
  clause = leaf_coverage_dup_false_clause (exploration->explorer, &exploration->coverage, rule);
  if (clause != NULL)
    return fill_in (N_ ("'%1' was false each time it was tested"), clause, translate, data);
  if (!is_in_a_rulebook (program, rule))
    return fill_in (N_ ("it is in no rulebook, and nothing followed it"), "", translate, data);
  about = dup_reason_of_action (exploration, rule, translate, data);
  if (about != NULL)
    return g_steal_pointer (&about);
  return fill_in (N_ ("never considered"), "", translate, data);
}
