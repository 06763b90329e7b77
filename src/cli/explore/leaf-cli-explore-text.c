/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-text.c: the report of `leaf explore` in words. */
#include "leaf-cli-explore-text.h"

#include <string.h>

enum { SHOWN_TEXT = 60, MOST_SUSPICIONS = 10 };

/* --- formatting --------------------------------------------------------------------------------------------------- */

static char *
dup_joined (char **commands)
{
  return commands[0] != NULL ? g_strjoinv (" / ", commands) : g_strdup ("(at the start)");
}

/* Returns the number of commands that lead to a moment, and the commands: "2: north / take lamp". Free with g_free. */
static char *
dup_commands (const LeafCliExploreReport *report, guint32 moment, const char *command)
{
  g_auto (GStrv) path = leaf_exploration_dup_short_path (report->exploration, moment, command);
  g_autofree char *commands = dup_joined (path);

  return g_strdup_printf ("%u: %s", g_strv_length (path), commands);
}

static char *
dup_short (const char *text)
{
  g_autofree char *line = g_strdup (text != NULL ? text : "");
  glong length;

  g_strdelimit (g_strstrip (line), "\n\t", ' ');
  length = g_utf8_strlen (line, -1);
  if (length <= SHOWN_TEXT)
    return g_steal_pointer (&line);
  *g_utf8_offset_to_pointer (line, SHOWN_TEXT) = '\0';
  return g_strconcat (line, "…", NULL);
}

/* --- what was found ----------------------------------------------------------------------------------------------- */

static const struct {
  LeafFoundSort sort;
  const char *title;
} lists[] = {
  { LEAF_FOUND_BROKEN, "Conditions that should never hold, but did" },
  { LEAF_FOUND_GOAL, "Goals reached" },
  { LEAF_FOUND_PROBLEM, "Run-time problems" },
  { LEAF_FOUND_ENDING, "Endings" },
  { LEAF_FOUND_SCORE, "Scores" },
  { LEAF_FOUND_ROOM, "Rooms" },
};

static void
print_list (LeafCliExploreReport *report, LeafFoundSort sort, const char *title)
{
  gboolean any = FALSE;

  for (guint32 i = 0; i < leaf_exploration_n_found (report->exploration); i++) {
    LeafFound found = leaf_exploration_found (report->exploration, i);
    g_autofree char *what = NULL;
    g_autofree char *commands = NULL;
    g_auto (GStrv) proof = NULL;

    if (found.sort != sort)
      continue;
    proof = leaf_exploration_dup_proof (report->exploration, i);
    if (proof == NULL) {
      report->n_unproved++;
      continue;
    }
    if (!any)
      g_print ("\n%s:\n", title);
    any = TRUE;
    what = leaf_cli_explore_dup_what (report, &found);
    commands = dup_joined (proof);
    if (found.probability < 1)
      g_print ("  %s\n      %u: %s (by chance: about %.2g)\n", what, g_strv_length (proof), commands,
               found.probability);
    else
      g_print ("  %s\n      %u: %s\n", what, g_strv_length (proof), commands);
  }
}

/* --- what was not reached ----------------------------------------------------------------------------------------- */

static const struct {
  LeafCoveredSort sort;
  const char *one, *several, *not_reached;
} covered[] = {
  { LEAF_COVERED_RULE, "rule", "rules", "Rules that did not run" },
  { LEAF_COVERED_ACTION, "action", "actions", "Actions that were not begun" },
  { LEAF_COVERED_SCENE, "scene", "scenes", "Scenes that did not begin" },
  { LEAF_COVERED_SCENE_END, "scene that ended", "scenes that ended", "Scenes that did not end" },
  { LEAF_COVERED_TEXT, "text", "texts", "Texts that were not printed" },
  { LEAF_COVERED_STATEMENT, "phrase", "phrases", "Phrases that did not run" },
};

/* Returns ": " and the reason why the rule did not run, with the line of a rule that prevents it. Free with g_free. */
static char *
dup_reason (const LeafCliExploreReport *report, guint32 rule)
{
  guint32 by = leaf_exploration_shadowing_rule (report->exploration, rule);
  g_autofree char *line
      = by != 0 ? leaf_cli_explore_dup_line (report, leaf_program_rule (report->program, by).place) : NULL;
  g_autofree char *reason = leaf_exploration_dup_reason (report->exploration, rule, NULL, NULL);

  return g_strconcat (": ", reason, line, NULL);
}

static void
print_not_reached (const LeafCliExploreReport *report, LeafCoveredSort sort, const char *title)
{
  guint32 n;
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);
  gboolean any = FALSE;

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *line = NULL;
    g_autofree char *reason = NULL;
    g_autofree char *words = NULL;
    g_autofree char *name = NULL;

    if (rows[i].sort != sort || !leaf_cli_explore_is_missed (report, rows, n, i))
      continue;
    line = leaf_cli_explore_dup_line (report, rows[i].place);
    reason = sort == LEAF_COVERED_RULE ? dup_reason (report, rows[i].id) : NULL;
    words = leaf_cli_explore_dup_covered_name (report, &rows[i]);
    name = dup_short (words);
    if (!any)
      g_print ("\n%s:\n", title);
    any = TRUE;
    g_print ("  %s%s%s\n", name, line, reason != NULL ? reason : "");
  }
}

/* What print_missed needs: the title is printed before the first row. */
typedef struct {
  const LeafCliExploreReport *report;
  const char *title;
  gboolean are_rooms;
} MissedList;

static void
print_missed (const char *name, LeafPlace place, gpointer data)
{
  MissedList *list = data;
  g_autofree char *line = leaf_cli_explore_dup_line (list->report, place);
  g_autofree char *way = list->are_rooms ? leaf_cli_explore_dup_way_to (list->report, name) : NULL;

  if (list->title != NULL)
    g_print ("\n%s:\n", list->title);
  list->title = NULL;
  g_print ("  %s%s%s%s\n", name, line, way != NULL ? ": " : "", way != NULL ? way : "");
}

static void
print_ends_and_rooms_missed (const LeafCliExploreReport *report, LeafExplorationState state)
{
  MissedList endings = { report, "Endings that were not reached", FALSE },
             rooms = { report, "Rooms that were not reached", TRUE };

  if (state.n_endings == 0)
    g_print ("\nNo ending was reached.\n");
  leaf_cli_explore_each_ending_missed (report, print_missed, &endings);
  leaf_cli_explore_each_room_missed (report, print_missed, &rooms);
}

/* --- dead ends ---------------------------------------------------------------------------------------------------- */

/* Returns what is known about a dead end, and on what condition. Free with g_free. */
static char *
dup_certainty (const LeafCliExploreReport *report, const LeafDeadEnd *end)
{
  if (!end->is_proved)
    return g_strdup_printf ("a suspicion, after %u commands were tried", end->n_tried);
  if (leaf_exploration_state (report->exploration).drew && !report->tries_chance)
    return g_strdup ("proved but for chance: all that can follow was tried, with the random numbers that came");
  if (leaf_cli_explore_takes_any_value (report))
    return g_strdup ("proved but for other values: all that can follow was tried, with a few values each");
  return g_strdup ("proved, as all that can follow was tried");
}

static void
print_dead_end (const LeafCliExploreReport *report, const LeafDeadEnd *end)
{
  g_autoptr (GPtrArray) rules = leaf_exploration_rules_of (report->exploration, end->moment, end->command);
  g_autofree char *commands = dup_commands (report, end->moment, end->command);
  g_autofree char *shown = leaf_exploration_dup_command_words (end->command);
  g_autofree char *certainty = dup_certainty (report, end);
  g_autofree char *chance
      = end->probability < 1 ? g_strdup_printf (" (by chance: about %.2g)", end->probability) : g_strdup ("");

  g_print ("  '%s': %s\n      %s%s\n", shown, certainty, commands, chance);
  if (leaf_exploration_goal (report->exploration, 1) != NULL)
    g_print ("      the goal: %s\n", leaf_exploration_goal (report->exploration, end->goal));
  for (guint k = 0; k < rules->len; k++)
    g_print ("      by the rule '%s'\n", (const char *) rules->pdata[k]);
}

static void
print_dead_ends (const LeafCliExploreReport *report)
{
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (report->exploration);
  const char *what = leaf_exploration_goal (report->exploration, 0) != NULL ? "a goal" : "an ending";
  guint n_suspicions = 0;

  if (ends->len > 0)
    g_print ("\nDead ends, from which %s is not reached any more:\n", what);
  for (guint i = 0; i < ends->len; i++)
    if (g_array_index (ends, LeafDeadEnd, i).is_proved || n_suspicions++ < MOST_SUSPICIONS || report->is_all)
      print_dead_end (report, &g_array_index (ends, LeafDeadEnd, i));
  if (n_suspicions > MOST_SUSPICIONS && !report->is_all)
    g_print ("  and %u more suspicion%s, which --all lists\n", n_suspicions - MOST_SUSPICIONS,
             n_suspicions - MOST_SUSPICIONS == 1 ? "" : "s");
}

static void
print_cruelty (const LeafCliExploreReport *report, LeafExplorationState state)
{
  gboolean is_never_won = !state.has_final && leaf_cli_explore_has_final_phrase (report);
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (report->exploration);
  const char *cruelty = leaf_cli_explore_cruelty (report, ends->len > 0);

  if (is_never_won && state.n_endings > 0)
    g_print ("\nNo final ending was reached.\n");
  if (cruelty != NULL)
    g_print ("\nCruelty: %s%s.\n", cruelty,
             ends->len > 0         ? " (by whether the player is warned, which no program can tell)"
             : state.n_endings > 1 ? ": it can always still be ended"
                                   : ": it can always still be ended, and in one way only");
}

static void
print_left_out (const LeafCliExploreReport *report)
{
  const char *what, *why;

  for (guint32 i = 0; leaf_cli_explore_left_out (report, i, &what, &why); i++)
    g_print ("%s  %s: %s\n", i == 0 ? "\nLeft out, so that moments that differ in nothing else count as one:\n" : "",
             what, why);
}

/* --- goals -------------------------------------------------------------------------------------------------------- */

/* Returns the clauses of a goal whose bits are set, each in quotation marks. Free with g_free. */
static char *
dup_clauses (const LeafCliExploreReport *report, guint32 goal, guint64 bits)
{
  GString *list = g_string_new (NULL);
  const char *clause;

  for (guint32 i = 0; (clause = leaf_exploration_goal_clause (report->exploration, goal, i)) != NULL; i++)
    if (bits >> i & 1)
      g_string_append_printf (list, "%s'%s'", list->len > 0 ? ", " : "", clause);
  return g_string_free (list, FALSE);
}

/* What print_room_in needs. */
typedef struct {
  const LeafCliExploreReport *report;
  const char *goal;
} RoomsOfGoal;

/* Returns TRUE if the words have the name, in any case and not as a part of a word. */
static gboolean
mentions (const char *words, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (words, -1), *searched = g_utf8_casefold (name, -1);
  gsize n = strlen (searched);

  for (const char *at = strstr (folded, searched); n > 0 && at != NULL; at = strstr (at + 1, searched))
    if ((at == folded || !g_ascii_isalnum (at[-1])) && !g_ascii_isalnum (at[n]))
      return TRUE;
  return FALSE;
}

static void
print_room_in (const char *name, G_GNUC_UNUSED LeafPlace place, gpointer data)
{
  const RoomsOfGoal *rooms = data;
  g_autofree char *way = mentions (rooms->goal, name) ? leaf_cli_explore_dup_way_to (rooms->report, name) : NULL;

  if (mentions (rooms->goal, name))
    g_print ("      %s was not reached%s%s\n", name, way != NULL ? ": it is " : "", way != NULL ? way : "");
}

/* Prints which of the rooms that a goal names were not reached. */
static void
print_rooms_in (const LeafCliExploreReport *report, guint32 goal)
{
  RoomsOfGoal rooms = { report, leaf_exploration_goal (report->exploration, goal) };

  leaf_cli_explore_each_room_missed (report, print_room_in, &rooms);
}

/* Prints how close the search came to a goal that it did not reach: the most clauses that held together, and those that
 * never held; for a rule, its clause that was false. */
static void
print_near (const LeafCliExploreReport *report, guint32 goal)
{
  LeafGoalNear near = leaf_exploration_goal_near (report->exploration, goal);
  guint64 all = ((guint64) 1 << near.n_clauses) - 1;
  g_autofree char *clause = leaf_exploration_goal_dup_false_clause (report->exploration, goal);

  if (clause != NULL)
    g_print ("      the rule was considered, but '%s' did not hold\n", clause);
  else if (g_str_has_prefix (leaf_exploration_goal (report->exploration, goal), "rule:"))
    g_print ("      the rule was never considered\n");
  else if (near.n_clauses < 2)
    g_print ("      it held in none of the %u moments\n", leaf_exploration_state (report->exploration).moments);
  print_rooms_in (report, goal);
  if (near.n_clauses < 2)
    return;
  if (near.held != 0) {
    g_autofree char *held = dup_clauses (report, goal, near.held);
    g_autofree char *commands = dup_commands (report, near.moment, near.command);

    g_print ("      held together at best: %s\n      %s\n", held, commands);
  }
  if (near.ever != all) {
    g_autofree char *never = dup_clauses (report, goal, all & ~near.ever);

    g_print ("      never held: %s\n", never);
  }
}

static void
print_goals_missed (const LeafCliExploreReport *report)
{
  gboolean any = FALSE;

  for (guint32 g = 0; leaf_exploration_goal (report->exploration, g) != NULL; g++) {
    if (leaf_exploration_goal_is_reached (report->exploration, g))
      continue;
    g_print ("%s  %s\n", any ? "" : "\nGoals not reached:\n", leaf_exploration_goal (report->exploration, g));
    print_near (report, g);
    any = TRUE;
  }
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

/* Prints how many values were tried where a command takes a value and there are too many to try all. */
static void
print_typed_kinds (const LeafCliExploreReport *report)
{
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const char *name;
  guint32 n, i;

  for (i = 0; leaf_explorer_typed_kind (explorer, i, &name, &n); i++)
    g_print ("%s%u values of '[%s]'", i == 0 ? "Not every value can be typed. Tried were: " : ", ", n, name);
  if (i > 0)
    g_print (", and those that variables and properties hold.\n");
}

void
leaf_cli_explore_print_text (LeafCliExploreReport *report)
{
  LeafExplorationState state = leaf_exploration_state (report->exploration);
  gint32 highest;

  g_print ("%u moment%s in %" G_GUINT64_FORMAT " turn%s. ", state.moments, state.moments == 1 ? "" : "s", state.turns,
           state.turns == 1 ? "" : "s");
  if (state.is_stuck)
    g_print ("The story does not come to its first command.\n");
  else if (!state.is_closed)
    g_print ("The search is not complete: %u moment%s commands left to try.\n", state.open,
             state.open == 1 ? " has" : "s have");
  else if (state.drew && report->tries_chance)
    g_print ("The search is closed: everything was tried, and where chance decides also what else it may decide, one "
             "draw of a command at a time.\n");
  else if (state.drew)
    g_print (
        "The search is closed but for chance: everything was tried, each time with the random numbers that came.\n");
  else if (leaf_cli_explore_takes_any_value (report))
    g_print ("The search is closed: every command was tried, with a few values each.\n");
  else
    g_print ("The search is closed: everything that can be typed was tried.\n");
  print_typed_kinds (report);
  for (guint i = 0; i < G_N_ELEMENTS (covered); i++) {
    guint n, all;

    leaf_cli_explore_count_covered (report, covered[i].sort, &n, &all);
    if (all > 0)
      g_print ("%6u of %u %s\n", n, all, all == 1 ? covered[i].one : covered[i].several);
  }
  if (leaf_cli_explore_has_score (report, &highest))
    g_print ("The highest score is %d.\n", highest);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    print_list (report, lists[i].sort, lists[i].title);
  print_goals_missed (report);
  print_dead_ends (report);
  print_cruelty (report, state);
  print_ends_and_rooms_missed (report, state);
  for (guint i = 0; i < G_N_ELEMENTS (covered); i++)
    if (report->is_all
        || (covered[i].sort != LEAF_COVERED_TEXT && covered[i].sort != LEAF_COVERED_STATEMENT
            && covered[i].sort != LEAF_COVERED_ACTION))
      print_not_reached (report, covered[i].sort, covered[i].not_reached);
  print_left_out (report);
}
