/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-shadows.c: rules that cannot run because another rule always ends their rulebook first. Their own
 * clauses are not the reason, whatever the last consideration showed. */

#include "leaf-exploration-private.h"

/* Fills the table for all rules at once: rule by rule, each rulebook would be walked once for each of its rules. */
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
}

guint32
leaf_exploration_shadowing_rule (const LeafExploration *exploration, guint32 rule)
{
  if (exploration->shadows->len == 0)
    find_shadows (exploration);
  return rule < exploration->shadows->len ? g_array_index (exploration->shadows, guint32, rule) : 0;
}

char *
leaf_exploration_dup_reason (const LeafExploration *exploration, guint32 rule)
{
  guint32 by = leaf_exploration_shadowing_rule (exploration, rule);
  g_autofree char *clause = leaf_coverage_dup_false_clause (leaf_exploration_explorer (exploration),
                                                            leaf_exploration_coverage (exploration), rule);

  if (by != 0)
    return g_strdup_printf ("another rule ends the rulebook before it: %s",
                            leaf_program_rule_title (leaf_explorer_program (exploration->explorer), by));
  return clause != NULL ? g_strdup_printf ("'%s' was false each time", clause) : g_strdup ("never considered");
}
