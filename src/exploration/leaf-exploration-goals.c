/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-goals.c: conditions to look for (goals), conditions that must never hold, and how near the search
 * came to a goal. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_GOALS = 64 };

G_STATIC_ASSERT (LEAF_GOAL_MOST_CLAUSES < 64); /* clauses are bits of a guint64 */

void
leaf_wanted_clear (gpointer data)
{
  LeafWantedThing *wanted = data;

  g_free (wanted->words);
  leaf_goal_free (wanted->goal);
  g_clear_pointer (&wanted->clauses, g_ptr_array_unref);
  g_clear_pointer (&wanted->clause_goals, g_ptr_array_unref);
  g_free ((char *) wanted->near.command);
}

/* Returns the coverage bit of a rule of the story, or 0 with a message in *problem. */
static guint32
bit_of_rule (const LeafExploration *exploration, guint32 rule, const char *words, char **problem)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  for (guint32 i = 0; rule != 0 && i < n; i++)
    if (rows[i].sort == LEAF_COVERED_RULE && rows[i].id == rule)
      return rows[i].bit;
  *problem = g_strdup_printf ("The story has no rule called '%s'.", words);
  return 0;
}

/* Returns the goal of a clause, or NULL if the words are not a condition. */
static LeafGoal *
clause_of (const LeafMoment *first, const char *words)
{
  g_autofree char *problem = NULL;

  return leaf_goal_new (first, words, &problem);
}

static void
take_clause (LeafWantedThing *wanted, char *words, LeafGoal *goal)
{
  g_ptr_array_add (wanted->clauses, words);
  g_ptr_array_add (wanted->clause_goals, goal);
}

/* Joins words that are not a condition to the clause before them, as in "the player carries the crown and the lamp".
 * Returns FALSE if the result is not a condition either. */
static gboolean
join_to_last (const LeafMoment *first, LeafWantedThing *wanted, const char *words)
{
  guint n = wanted->clauses->len;
  g_autofree char *all = n > 0 ? g_strconcat (wanted->clauses->pdata[n - 1], " and ", words, NULL) : NULL;
  LeafGoal *goal = all != NULL ? clause_of (first, all) : NULL;

  if (goal == NULL)
    return FALSE;
  g_ptr_array_set_size (wanted->clauses, (gint) n - 1);
  g_ptr_array_set_size (wanted->clause_goals, (gint) n - 1);
  take_clause (wanted, g_steal_pointer (&all), goal);
  return TRUE;
}

static void
free_goal (gpointer goal)
{
  leaf_goal_free (goal);
}

/* Splits a condition at each "and" that has a condition on both sides. A condition with "or", or with a quoted text,
 * stays a single clause. */
static void
find_clauses (LeafExploration *exploration, const LeafMoment *first, LeafWantedThing *wanted, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " and ", LEAF_GOAL_MOST_CLAUSES);
  g_autofree char *pending = NULL;
  gboolean is_sound = strstr (words, " or ") == NULL && strchr (words, '"') == NULL;

  wanted->clauses = g_ptr_array_new_with_free_func (g_free);
  wanted->clause_goals = g_ptr_array_new_with_free_func (free_goal);
  for (char **part = parts; *part != NULL && is_sound; part++) {
    g_autofree char *before = g_steal_pointer (&pending);
    LeafGoal *goal;

    pending = before != NULL ? g_strconcat (before, " and ", *part, NULL) : g_strdup (*part);
    goal = clause_of (first, pending);
    if (goal != NULL)
      take_clause (wanted, g_steal_pointer (&pending), goal);
    else if (join_to_last (first, wanted, pending))
      g_clear_pointer (&pending, g_free);
  }
  if (is_sound && pending == NULL && wanted->clauses->len > 1) {
    exploration->has_clauses = TRUE;
    return;
  }
  g_clear_pointer (&wanted->clauses, g_ptr_array_unref);
  g_clear_pointer (&wanted->clause_goals, g_ptr_array_unref);
}

void
leaf_exploration_note_goals (LeafExploration *exploration, guint32 node, guint64 goals)
{
  LeafGoalMoment row = { node, goals };

  if (goals != 0)
    g_array_append_val (exploration->goal_moments, row);
}

static gboolean
add_wanted (LeafExploration *exploration, GArray *list, LeafFoundSort sort, const char *words, char **problem)
{
  LeafWantedThing wanted = { 0 };
  LeafMoment *first = exploration->first;

  if (list->len == MOST_GOALS) {
    *problem = g_strdup ("There are too many conditions.");
    return FALSE;
  }
  if (g_str_has_prefix (words, "rule:")) {
    g_autofree char *name = g_strstrip (g_strdup (words + strlen ("rule:")));

    wanted.rule = leaf_program_find_rule (leaf_explorer_program (exploration->explorer), name);
    wanted.rule_bit = bit_of_rule (exploration, wanted.rule, name, problem);
    if (wanted.rule_bit == 0)
      return FALSE;
    wanted.is_found = leaf_coverage_has (&exploration->coverage, wanted.rule_bit);
  } else {
    wanted.goal = leaf_goal_new (first, words, problem);
    if (wanted.goal == NULL)
      return FALSE;
    wanted.is_found = leaf_goal_holds (wanted.goal, first);
    if (sort == LEAF_FOUND_GOAL)
      find_clauses (exploration, first, &wanted, words);
    if (sort == LEAF_FOUND_GOAL && wanted.is_found)
      leaf_exploration_note_goals (exploration, 0, (guint64) 1 << list->len);
  }
  wanted.words = g_strdup (words);
  wanted.near.n_clauses = wanted.clauses != NULL ? wanted.clauses->len : 1;
  g_array_append_val (list, wanted);
  if (wanted.clauses != NULL) {
    g_autofree guint64 *held = leaf_wanted_dup_held (exploration, first);

    leaf_exploration_note_near (exploration, held, 0, NULL, 0);
  }
  if (wanted.is_found)
    leaf_exploration_note (exploration, sort, list->len - 1, words, (LeafPlace) { 0 }, 0, NULL, 0);
  return TRUE;
}

gboolean
leaf_exploration_add_goal (LeafExploration *exploration, const char *words, char **problem)
{
  return add_wanted (exploration, exploration->goals, LEAF_FOUND_GOAL, words, problem);
}

gboolean
leaf_exploration_add_never (LeafExploration *exploration, const char *words, char **problem)
{
  return add_wanted (exploration, exploration->nevers, LEAF_FOUND_BROKEN, words, problem);
}

const char *
leaf_exploration_goal (const LeafExploration *exploration, guint32 number)
{
  return number < exploration->goals->len ? g_array_index (exploration->goals, LeafWantedThing, number).words : NULL;
}

gboolean
leaf_exploration_goal_is_reached (const LeafExploration *exploration, guint32 number)
{
  g_return_val_if_fail (number < exploration->goals->len, FALSE);
  return g_array_index (exploration->goals, LeafWantedThing, number).is_found;
}

const char *
leaf_exploration_never (const LeafExploration *exploration, guint32 number)
{
  return number < exploration->nevers->len ? g_array_index (exploration->nevers, LeafWantedThing, number).words : NULL;
}

gboolean
leaf_exploration_never_is_broken (const LeafExploration *exploration, guint32 number)
{
  g_return_val_if_fail (number < exploration->nevers->len, FALSE);
  return g_array_index (exploration->nevers, LeafWantedThing, number).is_found;
}

/* --- how near a goal came ----------------------------------------------------------------------------------------- */

guint64 *
leaf_wanted_dup_held (const LeafExploration *exploration, const LeafMoment *moment)
{
  guint64 *held;

  if (!exploration->has_clauses)
    return NULL;
  held = g_new0 (guint64, exploration->goals->len);
  for (guint i = 0; i < exploration->goals->len; i++) {
    const LeafWantedThing *wanted = &g_array_index (exploration->goals, LeafWantedThing, i);

    for (guint k = 0; wanted->clauses != NULL && !wanted->is_found && k < wanted->clauses->len; k++)
      if (leaf_goal_holds (wanted->clause_goals->pdata[k], moment))
        held[i] |= (guint64) 1 << k;
  }
  return held;
}

static guint
count_bits (guint64 bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

gboolean
leaf_exploration_note_near (LeafExploration *exploration, const guint64 *held, guint32 moment, const char *command,
                            guint32 n_commands)
{
  gboolean is_nearer = FALSE;

  for (guint i = 0; held != NULL && i < exploration->goals->len; i++) {
    LeafGoalNear *near = &g_array_index (exploration->goals, LeafWantedThing, i).near;

    near->ever |= held[i];
    if (count_bits (held[i]) <= count_bits (near->held))
      continue;
    is_nearer = TRUE;
    near->held = held[i];
    near->moment = moment;
    g_free ((char *) near->command);
    near->command = g_strdup (command);
    near->n_commands = n_commands;
  }
  return is_nearer;
}

LeafGoalNear
leaf_exploration_goal_near (const LeafExploration *exploration, guint32 number)
{
  LeafGoalNear near;

  g_return_val_if_fail (number < exploration->goals->len, ((LeafGoalNear) { 0 }));
  near = g_array_index (exploration->goals, LeafWantedThing, number).near;
  near.n_commands = leaf_exploration_n_commands (exploration, near.moment, near.command);
  return near;
}

const char *
leaf_exploration_goal_clause (const LeafExploration *exploration, guint32 number, guint32 clause)
{
  const LeafWantedThing *wanted;

  g_return_val_if_fail (number < exploration->goals->len, NULL);
  wanted = &g_array_index (exploration->goals, LeafWantedThing, number);
  if (wanted->clauses == NULL)
    return clause == 0 ? wanted->words : NULL;
  return clause < wanted->clauses->len ? wanted->clauses->pdata[clause] : NULL;
}

char *
leaf_exploration_goal_dup_false_clause (const LeafExploration *exploration, guint32 number)
{
  const LeafWantedThing *wanted;

  g_return_val_if_fail (number < exploration->goals->len, NULL);
  wanted = &g_array_index (exploration->goals, LeafWantedThing, number);
  return wanted->rule != 0 && !wanted->is_found
             ? leaf_coverage_dup_false_clause (exploration->explorer, &exploration->coverage, wanted->rule)
             : NULL;
}
