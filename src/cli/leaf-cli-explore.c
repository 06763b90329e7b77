/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore.c: `leaf explore` reports what can be reached in a story, by which commands, and what cannot.
 *
 * The exploration itself reads no clock (leaf-exploration.h), so the time limit is here. A finding is reported only if
 * it occurs again when its commands are played from the beginning. */
#include "leaf-cli.h"
#include "leaf-cli-explore-answers.h"
#include "leaf-cli-explore-cover.h"
#include "leaf-cli-explore-kept.h"
#include "leaf-json.h"
#include "leaf-exploration.h"
#include "leaf-index.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { DEFAULT_SECONDS = 20, TURN_BUDGET = 3000000, SHOWN_TEXT = 60, MOST_THREADS = 64, MOST_DRAWS = 64 };

typedef struct {
  LeafProgram *program;
  LeafExploration *exploration;
  gboolean is_all;       /* --all */
  guint n_unproved;      /* findings that did not occur again when their commands were played */
  gboolean tries_chance; /* --chance */
  LeafCliKept *kept;
} Report;

/* --- formatting --------------------------------------------------------------------------------------------------- */

static char *
dup_joined (char **commands)
{
  return commands[0] != NULL ? g_strjoinv (" / ", commands) : g_strdup ("(at the start)");
}

/* Returns the number of commands that lead to a moment, and the commands: "2: north / take lamp". Free with g_free. */
static char *
dup_commands (const Report *report, guint32 moment, const char *command)
{
  g_auto (GStrv) path = leaf_exploration_dup_short_path (report->exploration, moment, command);
  g_autofree char *commands = dup_joined (path);

  return g_strdup_printf ("%u: %s", g_strv_length (path), commands);
}

static char *
dup_line (const Report *report, LeafPlace place)
{
  guint32 line = leaf_cli_story_line (report->program, place);

  return line != 0 ? g_strdup_printf (" (line %u)", line) : g_strdup ("");
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

/* --- as text ------------------------------------------------------------------------------------------------------ */

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

static char *
dup_what (const Report *report, const LeafFound *found)
{
  g_autofree char *line = dup_line (report, found->place);
  g_autofree char *words = NULL;

  switch (found->sort) {
  case LEAF_FOUND_SCORE: return g_strdup_printf ("%d", (gint32) found->id);
  case LEAF_FOUND_ENDING:
    words = leaf_cli_words_at (report->program, found->place);
    return g_strdup_printf ("%s%s", words != NULL ? words : "the story ends", line);
  case LEAF_FOUND_ROOM:
  case LEAF_FOUND_PROBLEM:
  case LEAF_FOUND_GOAL:
  case LEAF_FOUND_BROKEN:
  case LEAF_FOUND_COVERED: break;
  }
  return g_strdup_printf ("%s%s", found->text, line);
}

static void
print_list (Report *report, LeafFoundSort sort, const char *title)
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
    what = dup_what (report, &found);
    commands = dup_joined (proof);
    if (found.probability < 1)
      g_print ("  %s\n      %u: %s (by chance: about %.2g)\n", what, g_strv_length (proof), commands,
               found.probability);
    else
      g_print ("  %s\n      %u: %s\n", what, g_strv_length (proof), commands);
  }
}

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

static void
count_covered (const Report *report, LeafCoveredSort sort, guint *n_covered, guint *n_all)
{
  guint32 n;
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);

  *n_covered = *n_all = 0;
  for (guint32 i = 0; i < n; i++) {
    *n_all += rows[i].sort == sort;
    *n_covered
        += rows[i].sort == sort && leaf_coverage_has (leaf_exploration_coverage (report->exploration), rows[i].bit);
  }
}

/* Returns ": " and the reason why the rule did not run, with the line of a rule that prevents it. Free with g_free. */
static char *
dup_reason (const Report *report, guint32 rule)
{
  guint32 by = leaf_exploration_shadowing_rule (report->exploration, rule);
  g_autofree char *line = by != 0 ? dup_line (report, leaf_program_rule (report->program, by).place) : NULL;
  g_autofree char *reason = leaf_exploration_dup_reason (report->exploration, rule, NULL, NULL);

  return g_strconcat (": ", reason, line, NULL);
}

/* Returns the name of what can be covered, or the words of a phrase. Free with g_free. */
static char *
dup_covered_name (const Report *report, const LeafCoverable *row)
{
  return row->sort == LEAF_COVERED_STATEMENT ? leaf_cli_words_at (report->program, row->place) : g_strdup (row->name);
}

/* Returns TRUE if something that was not reached is to be listed. A scene that did not begin could not end either. */
static gboolean
is_missed (const Report *report, const LeafCoverable *rows, guint32 n, guint32 at)
{
  const LeafCoverage *coverage = leaf_exploration_coverage (report->exploration);

  if (leaf_coverage_has (coverage, rows[at].bit))
    return FALSE;
  for (guint32 i = 0; rows[at].sort == LEAF_COVERED_SCENE_END && i < n; i++)
    if (rows[i].sort == LEAF_COVERED_SCENE && rows[i].id == rows[at].id)
      return leaf_coverage_has (coverage, rows[i].bit);
  return TRUE;
}

static void
print_not_reached (const Report *report, LeafCoveredSort sort, const char *title)
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

    if (rows[i].sort != sort || !is_missed (report, rows, n, i))
      continue;
    line = dup_line (report, rows[i].place);
    reason = sort == LEAF_COVERED_RULE ? dup_reason (report, rows[i].id) : NULL;
    words = dup_covered_name (report, &rows[i]);
    name = dup_short (words);
    if (!any)
      g_print ("\n%s:\n", title);
    any = TRUE;
    g_print ("  %s%s%s\n", name, line, reason != NULL ? reason : "");
  }
}

/* Receives the name and the place of something that was not reached. */
typedef void MissedFunc (const char *name, LeafPlace place, gpointer data);

/* Lists the phrases that end the story and did not run. */
static void
each_ending_missed (const Report *report, MissedFunc *missed, gpointer data)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (report->exploration), &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = rows[i].sort == LEAF_COVERED_STATEMENT ? dup_covered_name (report, &rows[i]) : NULL;

    if (words != NULL && is_missed (report, rows, n, i)
        && (g_ascii_strncasecmp (words, "end the story", 13) == 0
            || g_ascii_strncasecmp (words, "end the game", 12) == 0))
      missed (words, rows[i].place, data);
  }
}

static void
each_room_missed (const Report *report, MissedFunc *missed, gpointer data)
{
  g_autoptr (LeafMap) map = leaf_program_map (report->program);
  g_autoptr (GHashTable) reached = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 0; i < leaf_exploration_n_found (report->exploration); i++) {
    LeafFound found = leaf_exploration_found (report->exploration, i);

    if (found.sort == LEAF_FOUND_ROOM)
      g_hash_table_add (reached, (gpointer) found.text);
  }
  for (guint32 i = 0; i < map->n_rooms; i++)
    if (!g_hash_table_contains (reached, map->rooms[i].name))
      missed (map->rooms[i].name, map->rooms[i].place, data);
}

/* What print_missed needs: the title is printed before the first row. */
typedef struct {
  const Report *report;
  const char *title;
} MissedList;

static void
print_missed (const char *name, LeafPlace place, gpointer data)
{
  MissedList *list = data;
  g_autofree char *line = dup_line (list->report, place);

  if (list->title != NULL)
    g_print ("\n%s:\n", list->title);
  list->title = NULL;
  g_print ("  %s%s\n", name, line);
}

static void
print_ends_and_rooms_missed (const Report *report, LeafExplorationState state)
{
  MissedList endings = { report, "Endings that were not reached" }, rooms = { report, "Rooms that were not reached" };

  if (state.n_endings == 0)
    g_print ("\nNo ending was reached.\n");
  each_ending_missed (report, print_missed, &endings);
  each_room_missed (report, print_missed, &rooms);
}

enum { MOST_SUSPICIONS = 10 };

/* Returns TRUE if some command takes a value of a kind that has too many to try all. */
static gboolean
takes_any_value (const Report *report)
{
  const char *kind;
  guint32 n;

  return leaf_explorer_typed_kind (leaf_exploration_explorer (report->exploration), 0, &kind, &n);
}

/* What is known about a dead end, and on what condition. */
static const char *
certainty_of (const Report *report, const LeafDeadEnd *end)
{
  if (!end->is_proved)
    return "a suspicion, as not all that can follow was tried";
  if (leaf_exploration_state (report->exploration).drew && !report->tries_chance)
    return "proved but for chance: all that can follow was tried, with the random numbers that came";
  if (takes_any_value (report))
    return "proved but for other values: all that can follow was tried, with a few values each";
  return "proved, as all that can follow was tried";
}

static void
print_dead_end (const Report *report, const LeafDeadEnd *end)
{
  g_autoptr (GPtrArray) rules = leaf_exploration_rules_of (report->exploration, end->moment, end->command);
  g_autofree char *commands = dup_commands (report, end->moment, end->command);
  g_autofree char *shown = leaf_exploration_dup_command_words (end->command);
  g_autofree char *chance
      = end->probability < 1 ? g_strdup_printf (" (by chance: about %.2g)", end->probability) : g_strdup ("");

  g_print ("  '%s': %s\n      %s%s\n", shown, certainty_of (report, end), commands, chance);
  if (leaf_exploration_goal (report->exploration, 1) != NULL)
    g_print ("      the goal: %s\n", leaf_exploration_goal (report->exploration, end->goal));
  for (guint k = 0; k < rules->len; k++)
    g_print ("      by the rule '%s'\n", (const char *) rules->pdata[k]);
}

/* Those that are proved come first, so that suspicions do not hide them. */
static void
print_dead_ends (const Report *report)
{
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (report->exploration);
  const char *what = leaf_exploration_goal (report->exploration, 0) != NULL ? "a goal" : "an ending";
  guint n_suspicions = 0;

  if (ends->len > 0)
    g_print ("\nDead ends, from which %s is not reached any more:\n", what);
  for (guint i = 0; i < ends->len; i++)
    if (g_array_index (ends, LeafDeadEnd, i).is_proved)
      print_dead_end (report, &g_array_index (ends, LeafDeadEnd, i));
  for (guint i = 0; i < ends->len; i++)
    if (!g_array_index (ends, LeafDeadEnd, i).is_proved && (n_suspicions++ < MOST_SUSPICIONS || report->is_all))
      print_dead_end (report, &g_array_index (ends, LeafDeadEnd, i));
  if (n_suspicions > MOST_SUSPICIONS && !report->is_all)
    g_print ("  and %u more suspicion%s, which --all lists\n", n_suspicions - MOST_SUSPICIONS,
             n_suspicions - MOST_SUSPICIONS == 1 ? "" : "s");
}

/* Returns TRUE if the story has a final ending, reached or not. */
static gboolean
has_final_phrase (const Report *report)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (report->exploration), &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = rows[i].sort == LEAF_COVERED_STATEMENT ? dup_covered_name (report, &rows[i]) : NULL;

    if (words != NULL && strstr (words, "end the story finally") != NULL)
      return TRUE;
  }
  return FALSE;
}

static void
print_cruelty (const Report *report, LeafExplorationState state)
{
  gboolean is_never_won = !state.has_final && has_final_phrase (report);
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (report->exploration);

  if (is_never_won && state.n_endings > 0)
    g_print ("\nNo final ending was reached.\n");
  if (!state.is_closed || state.n_endings == 0 || is_never_won || state.drew)
    return;
  g_print ("\nCruelty: %s.\n",
           ends->len > 0         ? "tough, nasty or cruel (by whether the player is warned, which no program can tell)"
           : state.n_endings > 1 ? "polite or merciful: it can always still be ended"
                                 : "merciful: it can always still be ended, and in one way only");
}

static const char chance_name[] = "the random number generator",
                  chance_reason[] = "moments count as one though chance may decide otherwise after them";

static void
print_left_out (const Report *report)
{
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const char *what, *why;

  for (guint32 i = 0; leaf_explorer_left_out (explorer, i, &what, &why); i++)
    g_print ("%s  %s: %s\n", i == 0 ? "\nLeft out, so that moments that differ in nothing else count as one:\n" : "",
             what, why);
  if (leaf_exploration_state (report->exploration).drew)
    g_print ("  %s: %s\n", chance_name, chance_reason);
}

/* Returns the clauses of a goal whose bits are set, each in quotation marks. Free with g_free. */
static char *
dup_clauses (const Report *report, guint32 goal, guint64 bits)
{
  GString *list = g_string_new (NULL);
  const char *clause;

  for (guint32 i = 0; (clause = leaf_exploration_goal_clause (report->exploration, goal, i)) != NULL; i++)
    if (bits >> i & 1)
      g_string_append_printf (list, "%s'%s'", list->len > 0 ? ", " : "", clause);
  return g_string_free (list, FALSE);
}

/* Prints how close the search came to a goal that it did not reach: the most clauses that held together, and those that
 * never held; for a rule, its clause that was false. */
static void
print_near (const Report *report, guint32 goal)
{
  LeafGoalNear near = leaf_exploration_goal_near (report->exploration, goal);
  guint64 all = ((guint64) 1 << near.n_clauses) - 1;
  g_autofree char *clause = leaf_exploration_goal_dup_false_clause (report->exploration, goal);

  if (clause != NULL)
    g_print ("      the rule was considered, but '%s' did not hold\n", clause);
  else if (g_str_has_prefix (leaf_exploration_goal (report->exploration, goal), "rule:"))
    g_print ("      the rule was never considered\n");
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
print_goals_missed (const Report *report)
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

/* Prints how many values were tried where a command takes a value and there are too many to try all. */
static void
print_typed_kinds (const Report *report)
{
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const char *name;
  guint32 n, i;

  for (i = 0; leaf_explorer_typed_kind (explorer, i, &name, &n); i++)
    g_print ("%s%u values of '[%s]'", i == 0 ? "Not every value can be typed. Tried were: " : ", ", n, name);
  if (i > 0)
    g_print (", and those that variables and properties hold.\n");
}

static void
print_text (Report *report)
{
  LeafExplorationState state = leaf_exploration_state (report->exploration);

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
  else if (takes_any_value (report))
    g_print ("The search is closed: every command was tried, with a few values each.\n");
  else
    g_print ("The search is closed: everything that can be typed was tried.\n");
  print_typed_kinds (report);
  for (guint i = 0; i < G_N_ELEMENTS (covered); i++) {
    guint n, all;

    count_covered (report, covered[i].sort, &n, &all);
    if (all > 0)
      g_print ("%6u of %u %s\n", n, all, all == 1 ? covered[i].one : covered[i].several);
  }
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

/* --- as JSON ------------------------------------------------------------------------------------------------------ */

static const char *const found_names[] = {
  [LEAF_FOUND_ROOM] = "room",       [LEAF_FOUND_ENDING] = "ending", [LEAF_FOUND_PROBLEM] = "problem",
  [LEAF_FOUND_GOAL] = "goal",       [LEAF_FOUND_BROKEN] = "never",  [LEAF_FOUND_SCORE] = "score",
  [LEAF_FOUND_COVERED] = "covered",
};

static const char *const covered_names[] = {
  [LEAF_COVERED_RULE] = "rule",   [LEAF_COVERED_ACTION] = "action",       [LEAF_COVERED_TEXT] = "text",
  [LEAF_COVERED_SCENE] = "scene", [LEAF_COVERED_SCENE_END] = "scene end", [LEAF_COVERED_STATEMENT] = "phrase",
};

static void
build_found (JsonBuilder *builder, Report *report)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (report->exploration), &n);

  json_builder_set_member_name (builder, "found");
  json_builder_begin_array (builder);
  for (guint32 i = 0; i < leaf_exploration_n_found (report->exploration); i++) {
    LeafFound found = leaf_exploration_found (report->exploration, i);
    g_autofree char *what = NULL;
    g_auto (GStrv) proof = leaf_exploration_dup_proof (report->exploration, i);

    if (proof == NULL) {
      report->n_unproved++;
      continue;
    }
    what = dup_what (report, &found);
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "type",
                          found.sort == LEAF_FOUND_COVERED ? covered_names[rows[found.id].sort]
                                                           : found_names[found.sort]);
    leaf_json_add_string (builder, "name", found.sort == LEAF_FOUND_COVERED ? rows[found.id].name : what);
    leaf_json_add_place (builder, "place", report->program, found.place);
    json_builder_set_member_name (builder, "probability");
    json_builder_add_double_value (builder, found.probability);
    leaf_cli_explore_build_lines (builder, proof);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* What build_missed_row needs. */
typedef struct {
  JsonBuilder *builder;
  const Report *report;
  const char *type;
} MissedRows;

static void
build_missed_row (const char *name, LeafPlace place, gpointer data)
{
  const MissedRows *rows = data;

  json_builder_begin_object (rows->builder);
  leaf_json_add_string (rows->builder, "type", rows->type);
  leaf_json_add_string (rows->builder, "name", name);
  leaf_json_add_string (rows->builder, "clause", NULL);
  leaf_json_add_place (rows->builder, "place", rows->report->program, place);
  json_builder_end_object (rows->builder);
}

static void
build_missed (JsonBuilder *builder, const Report *report)
{
  guint32 n;
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const LeafCoverage *coverage = leaf_exploration_coverage (report->exploration);
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);

  MissedRows endings = { builder, report, "ending" }, rooms = { builder, report, "room" };

  json_builder_set_member_name (builder, "missed");
  json_builder_begin_array (builder);
  each_ending_missed (report, build_missed_row, &endings);
  each_room_missed (report, build_missed_row, &rooms);
  for (guint32 i = 0; i < n; i++) {
    gboolean is_rule = rows[i].sort == LEAF_COVERED_RULE;
    guint32 by = is_rule ? leaf_exploration_shadowing_rule (report->exploration, rows[i].id) : 0;
    g_autofree char *name = dup_covered_name (report, &rows[i]);
    g_autofree char *clause = NULL;

    if (!is_missed (report, rows, n, i))
      continue;
    clause = is_rule && by == 0 ? leaf_coverage_dup_false_clause (explorer, coverage, rows[i].id) : NULL;
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "type", covered_names[rows[i].sort]);
    leaf_json_add_string (builder, "name", name);
    leaf_json_add_string (builder, "clause", clause);
    if (by != 0)
      leaf_json_add_string (builder, "ended_by", leaf_program_rule_title (report->program, by));
    leaf_json_add_place (builder, "place", report->program, rows[i].place);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_clauses (JsonBuilder *builder, const Report *report, guint32 goal, const char *name, guint64 bits)
{
  const char *clause;

  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint32 i = 0; (clause = leaf_exploration_goal_clause (report->exploration, goal, i)) != NULL; i++)
    if (bits >> i & 1)
      json_builder_add_string_value (builder, clause);
  json_builder_end_array (builder);
}

static void
build_goals_missed (JsonBuilder *builder, const Report *report)
{
  json_builder_set_member_name (builder, "goals_missed");
  json_builder_begin_array (builder);
  for (guint32 g = 0; leaf_exploration_goal (report->exploration, g) != NULL; g++) {
    LeafGoalNear near = leaf_exploration_goal_near (report->exploration, g);
    g_autofree char *clause = leaf_exploration_goal_dup_false_clause (report->exploration, g);

    if (leaf_exploration_goal_is_reached (report->exploration, g))
      continue;
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "goal", leaf_exploration_goal (report->exploration, g));
    leaf_json_add_string (builder, "clause", clause);
    build_clauses (builder, report, g, "held_together", near.held);
    build_clauses (builder, report, g, "never_held", (((guint64) 1 << near.n_clauses) - 1) & ~near.ever);
    leaf_cli_explore_build_commands (builder, report->exploration, near.moment, near.command);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_dead_ends (JsonBuilder *builder, const Report *report)
{
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (report->exploration);

  json_builder_set_member_name (builder, "dead_ends");
  json_builder_begin_array (builder);
  for (guint i = 0; i < ends->len; i++) {
    const LeafDeadEnd *end = &g_array_index (ends, LeafDeadEnd, i);
    g_autoptr (GPtrArray) rules = leaf_exploration_rules_of (report->exploration, end->moment, end->command);
    g_autofree char *shown = leaf_exploration_dup_command_words (end->command);

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "command", shown);
    if (end->goal != LEAF_NO_GOAL)
      leaf_json_add_string (builder, "goal", leaf_exploration_goal (report->exploration, end->goal));
    leaf_json_add_truth (builder, "proved", end->is_proved);
    json_builder_set_member_name (builder, "probability");
    json_builder_add_double_value (builder, end->probability);
    leaf_cli_explore_build_commands (builder, report->exploration, end->moment, end->command);
    json_builder_set_member_name (builder, "rules");
    json_builder_begin_array (builder);
    for (guint k = 0; k < rules->len; k++)
      json_builder_add_string_value (builder, rules->pdata[k]);
    json_builder_end_array (builder);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_typed_kinds (JsonBuilder *builder, const Report *report)
{
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const char *name;
  guint32 n;

  json_builder_set_member_name (builder, "typed_values");
  json_builder_begin_array (builder);
  for (guint32 i = 0; leaf_explorer_typed_kind (explorer, i, &name, &n); i++) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "kind", name);
    leaf_json_add_number (builder, "tried", n);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* Adds the numbers of rules, and of findings that are left out. */
static void
build_counts (JsonBuilder *builder, const Report *report)
{
  guint n_run, n_rules;

  count_covered (report, LEAF_COVERED_RULE, &n_run, &n_rules);
  leaf_json_add_number (builder, "rules", n_rules);
  leaf_json_add_number (builder, "rules_run", n_run);
  leaf_json_add_number (builder, "unconfirmed", report->n_unproved);
}

static void
print_json (Report *report)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  LeafExplorationState state = leaf_exploration_state (report->exploration);
  const char *what, *why;

  json_builder_begin_object (builder);
  leaf_json_add_number (builder, "moments", state.moments);
  leaf_json_add_number (builder, "turns", (gint64) state.turns);
  leaf_json_add_truth (builder, "closed", state.is_closed);
  leaf_json_add_truth (builder, "chance", state.drew);
  build_typed_kinds (builder, report);
  build_found (builder, report);
  build_counts (builder, report);
  build_missed (builder, report);
  build_goals_missed (builder, report);
  build_dead_ends (builder, report);
  json_builder_set_member_name (builder, "left_out");
  json_builder_begin_array (builder);
  for (guint32 i = 0; leaf_explorer_left_out (leaf_exploration_explorer (report->exploration), i, &what, &why); i++) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "name", what);
    leaf_json_add_string (builder, "reason", why);
    json_builder_end_object (builder);
  }
  if (state.drew) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "name", chance_name);
    leaf_json_add_string (builder, "reason", chance_reason);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

/* --- memory ------------------------------------------------------------------------------------------------------- */

enum { LEAST_MEMORY = 16 << 20, HELD_ANYWAY = 24 << 20, HELD_BY_CHARACTER = 64, LARGE_ALLOCATION = 1 << 20 };

/* Estimates the memory that the program and compiling it take. Asking the operating system instead would make the
 * results of a number of turns depend on the machine. */
static gsize
held_by_program (LeafProgram *program)
{
  gsize characters = 0;

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    if (!leaf_program_source_is_library (program, i))
      characters += strlen (leaf_program_source_text (program, i));
  return HELD_ANYWAY + characters * HELD_BY_CHARACTER;
}

/* Returns the bytes that are left for the exploration. Also sets up the allocator of glibc: with an arena for each
 * thread, memory that one thread has freed could not be used by others; and large allocations shall go back to the
 * system when they are freed. */
static gsize
memory_to_use (LeafProgram *program, gint64 megabytes)
{
  gsize all = (gsize) CLAMP (megabytes, 32, 1 << 20) << 20, held = held_by_program (program);

#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 2);
  mallopt (M_MMAP_THRESHOLD, LARGE_ALLOCATION);
  mallopt (M_TRIM_THRESHOLD, LEAST_MEMORY / 2);
#endif
  return all > held + LEAST_MEMORY ? all - held : LEAST_MEMORY;
}

/* Returns memory that was freed to the system. Small allocations of the search have very different lifetimes, so pages
 * become free everywhere in the heap, and the allocator by itself only returns those at its end. */
static void
give_back_memory (void)
{
#ifdef __GLIBC__
  malloc_trim (LEAST_MEMORY);
#endif
}

/* --- running ------------------------------------------------------------------------------------------------------ */

static gboolean
add_conditions (LeafExploration *exploration, char **words, gboolean are_goals)
{
  for (guint i = 0; words != NULL && words[i] != NULL; i++) {
    g_autofree char *problem = NULL;

    if (!(are_goals ? leaf_exploration_add_goal : leaf_exploration_add_never) (exploration, words[i], &problem)) {
      g_printerr ("leaf explore: '%s': %s\n", words[i], problem);
      return FALSE;
    }
  }
  return TRUE;
}

/* Reads a command from each line, except blank lines at the end of the file. NULL, with a message, on failure. Free
 * with g_strfreev. */
static char **
read_commands (const char *file)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char **lines;

  if (!g_file_get_contents (file, &text, NULL, &error)) {
    g_printerr ("leaf explore: %s\n", error->message);
    return NULL;
  }
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    g_strchomp (*line);
  return lines;
}

static gboolean
add_paths (LeafExploration *exploration, char **files)
{
  for (guint i = 0; files != NULL && files[i] != NULL; i++) {
    g_auto (GStrv) lines = read_commands (files[i]);

    if (lines == NULL)
      return FALSE;
    leaf_exploration_add_path (exploration, (const char *const *) lines);
  }
  return TRUE;
}

static void
print_progress (const Report *report, gint64 begun, gint64 now)
{
  LeafExplorationState state = leaf_exploration_state (report->exploration);
  double seconds = (double) (now - begun) / G_USEC_PER_SEC;

  g_printerr ("%.0f s (%.0f of a processor): %u moments (%.0f a second), %" G_GUINT64_FORMAT
              " turns (%.0f a second), %u open, %u kept, %.0f bytes each, %.0f MB, %u found, score %d\n",
              seconds, (double) clock () / CLOCKS_PER_SEC, state.moments, state.moments / seconds, state.turns,
              (double) state.turns / seconds, state.open, state.kept,
              state.kept > 0 ? (double) state.bytes / state.kept : 0,
              (double) (state.bytes + state.table_bytes) / (1 << 20), leaf_exploration_n_found (report->exploration),
              state.best_score);
}

/* --- searching ---------------------------------------------------------------------------------------------------- */

enum { SAVED_EACH_SECONDS = 10 };

static volatile sig_atomic_t stopped_by; /* the signal that asked for the end of the search; 0: none */

static void
note_signal (int signal)
{
  stopped_by = signal;
}

/* The first SIGINT or SIGTERM ends the search, and what was found is saved and printed. The second ends the process. */
static void
catch_signals (void)
{
  struct sigaction action = { .sa_handler = note_signal, .sa_flags = (int) (SA_RESTART | SA_RESETHAND) };

  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}

/* Ends the process by the signal that stopped the search, as a shell expects of an interrupted command. */
static void
end_by_signal (void)
{
  if (stopped_by == 0)
    return;
  fflush (stdout);
  signal (stopped_by, SIG_DFL);
  raise (stopped_by);
}

/* Explores for a number of turns or, if none is given, of seconds. Returns FALSE if the archive could not be saved at
 * the end. */
static gboolean
explore (Report *report, int seconds, gint64 turns, gboolean is_verbose)
{
  gint64 begun = g_get_monotonic_time (), printed = begun, tidied = begun;
  gboolean is_saved;

  while (turns != LEAF_CLI_UNSET ? (gint64) leaf_exploration_state (report->exploration).turns < turns
                                 : g_get_monotonic_time () - begun < (gint64) seconds * G_USEC_PER_SEC) {
    gint64 now;

    if (stopped_by != 0 || !leaf_exploration_round (report->exploration))
      break;
    now = g_get_monotonic_time ();
    if (now - tidied > SAVED_EACH_SECONDS * G_USEC_PER_SEC) {
      leaf_cli_kept_save (report->kept);
      give_back_memory ();
      tidied = g_get_monotonic_time ();
    }
    if (!is_verbose || now - printed < 5 * G_USEC_PER_SEC)
      continue;
    printed = now;
    print_progress (report, begun, now);
  }
  is_saved = leaf_cli_kept_save (report->kept);
  if (is_verbose)
    print_progress (report, begun, g_get_monotonic_time ());
  return is_saved;
}

/* The turns that may be spent on proving findings: a tenth of those of the search, within limits. */
static guint64
turns_to_prove (const LeafExploration *exploration)
{
  enum { LEAST = 20000, MOST = 50000 };

  return CLAMP (leaf_exploration_state (exploration).turns / 10, LEAST, MOST);
}

typedef struct {
  gint64 end;
} Deadline;

static gboolean
is_past (gpointer data)
{
  return g_get_monotonic_time () > ((const Deadline *) data)->end;
}

static int
shorten (LeafProgram *program, const LeafExplorationOptions *options, const char *file, char **goals, int seconds)
{
  Deadline deadline = { g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC };
  g_auto (GStrv) commands = read_commands (file);
  g_autofree char *problem = NULL;
  g_auto (GStrv) found = NULL;

  if (commands == NULL)
    return LEAF_EXIT_USAGE;
  found = leaf_exploration_shorten (program, options, (const char *const *) commands, (const char *const *) goals,
                                    is_past, &deadline, &problem);
  if (found == NULL) {
    g_printerr ("leaf explore: '%s' cannot be shortened: %s\n", file, problem);
    return LEAF_EXIT_PROBLEMS;
  }
  for (char **line = found; *line != NULL; line++)
    g_print ("%s\n", *line);
  g_printerr ("%u commands of %u. They lead to the same room, score and ending%s; if the story goes on, the player has "
              "the same things. Other changes may be lost%s.\n",
              g_strv_length (found), g_strv_length (commands), goals != NULL ? ", and the goals hold" : "",
              goals != NULL ? "" : ": name those that matter with --goal");
  return LEAF_EXIT_FINE;
}

/* The options, as they were given. */
typedef struct {
  char *format_name, *kept;
  char **to_shorten, **goals, **nevers, **paths, **joined;
  int seconds, threads, shard, chance;
  gint64 seed, turns, memory;
  gboolean is_verbose, is_all, wants_answers, wants_cover;
  LeafFormat format;
} Arguments;

static void
arguments_clear (Arguments *arguments)
{
  g_free (arguments->format_name);
  g_free (arguments->kept);
  g_strfreev (arguments->to_shorten);
  g_strfreev (arguments->goals);
  g_strfreev (arguments->nevers);
  g_strfreev (arguments->paths);
  g_strfreev (arguments->joined);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, arguments_clear)

static gboolean
are_in_range (const Arguments *arguments)
{
  return leaf_cli_is_seed ("explore", arguments->seed)
         && (arguments->seconds == LEAF_CLI_UNSET
             || leaf_cli_is_in_range ("explore", "--seconds", arguments->seconds, 0, G_MAXINT))
         && (arguments->turns == LEAF_CLI_UNSET
             || leaf_cli_is_in_range ("explore", "--turns", arguments->turns, 0, G_MAXINT64))
         && leaf_cli_is_in_range ("explore", "--threads", arguments->threads, 1, MOST_THREADS)
         && leaf_cli_is_in_range ("explore", "--shard", arguments->shard, 0, G_MAXINT)
         && leaf_cli_is_in_range ("explore", "--chance", arguments->chance, 0, MOST_DRAWS)
         && leaf_cli_is_in_range ("explore", "--memory", arguments->memory, 1, 1 << 20);
}

/* Returns why the options do not fit together; NULL if they do. */
static const char *
contradiction (const Arguments *arguments)
{
  gboolean shortens = arguments->to_shorten != NULL;

  if (arguments->format == LEAF_FORMAT_TSV)
    return "an exploration is printed as text or json";
  if (arguments->seconds != LEAF_CLI_UNSET && arguments->turns != LEAF_CLI_UNSET)
    return "give --seconds or --turns, not both";
  if (shortens + arguments->wants_answers + arguments->wants_cover > 1)
    return "give only one of --answers, --cover and --shorten";
  if (arguments->kept != NULL && *arguments->kept == '\0')
    return "--keep expects the name of a file";
  if (!shortens)
    return NULL;
  if (arguments->to_shorten[1] != NULL)
    return "--shorten can be given only once";
  if (arguments->format != LEAF_FORMAT_TEXT)
    return "--shorten prints text only";
  return arguments->kept != NULL || arguments->joined != NULL || arguments->paths != NULL || arguments->nevers != NULL
                 || arguments->turns != LEAF_CLI_UNSET
             ? "--shorten explores nothing, so --from, --join, --keep, --never and --turns do not go with it"
             : NULL;
}

static gboolean
parse (int *argc, char ***argv, Arguments *arguments)
{
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_INT, &arguments->seconds, "Stop after NUMBER seconds (20)", "NUMBER" },
    { "turns", 0, 0, G_OPTION_ARG_INT64, &arguments->turns,
      "Stop after NUMBER turns instead, so that the result is the same each time", "NUMBER" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &arguments->threads,
      "Use NUMBER threads (1); with --turns the result is the same", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &arguments->seed, "Seed the random number generator", "NUMBER" },
    { "chance", 0, 0, G_OPTION_ARG_INT, &arguments->chance,
      "Where a command draws random numbers, try up to NUMBER other draws of it too (0)", "NUMBER" },
    { "memory", 0, 0, G_OPTION_ARG_INT64, &arguments->memory, "Use at most MEGABYTES megabytes in total (1024)",
      "MEGABYTES" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->paths,
      "Start also from each moment of a play with the commands in FILE", "FILE" },
    { "goal", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments->goals,
      "Look for a moment in which the condition holds; also 'rule: NAME'", "CONDITION" },
    { "never", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments->nevers, "Report a moment in which the condition holds",
      "CONDITION" },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &arguments->kept,
      "Save the archive to FILE every ten seconds, and continue from it if it exists", "FILE" },
    { "join", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->joined, "Add everything in another archive", "FILE" },
    { "shard", 0, 0, G_OPTION_ARG_INT, &arguments->shard,
      "Try commands in the order of shard NUMBER, to share the work between machines", "NUMBER" },
    { "shorten", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->to_shorten,
      "Instead, shorten the commands in FILE, and keep the room, score, ending and possessions, and the goals",
      "FILE" },
    { "answers", 0, 0, G_OPTION_ARG_NONE, &arguments->wants_answers,
      "Instead, print who answers each verb on each thing that was reached: the story, the library or nobody", NULL },
    { "cover", 0, 0, G_OPTION_ARG_NONE, &arguments->wants_cover,
      "Instead, print a few threads that together run every rule that was reached", NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &arguments->is_all,
      "List also the texts, phrases and actions that were not reached, and all suspicions", NULL },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &arguments->is_verbose, "Report progress on standard error", NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &arguments->format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  const char *wrong;

  if (!leaf_cli_parse (
          "explore", "STORY",
          "Searches a story for everything that can be reached, and prints the commands that lead there, and what was not reached.",
          entries, argc, argv)
      || !leaf_cli_format (arguments->format_name, &arguments->format) || !are_in_range (arguments))
    return FALSE;
  wrong = *argc != 2 ? "expected one STORY argument" : contradiction (arguments);
  if (wrong != NULL)
    leaf_cli_usage ("explore", "%s", wrong);
  return wrong == NULL;
}

static void
print_report (Report *report, const Arguments *arguments)
{
  gboolean is_json = arguments->format == LEAF_FORMAT_JSON;

  if (!arguments->wants_answers && !arguments->wants_cover)
    leaf_exploration_prove (report->exploration, turns_to_prove (report->exploration));
  if (arguments->wants_answers)
    leaf_cli_explore_answers (report->exploration, is_json);
  else if (arguments->wants_cover)
    leaf_cli_explore_cover (report->exploration, is_json);
  else if (is_json)
    print_json (report);
  else
    print_text (report);
  if (report->n_unproved > 0)
    g_printerr ("leaf explore: %u finding%s left out, since a play from the beginning did not come to the same.\n",
                report->n_unproved, report->n_unproved == 1 ? " is" : "s are");
}

int
leaf_command_explore (int argc, char **argv)
{
  g_auto (Arguments) arguments = {
    .seconds = LEAF_CLI_UNSET, .turns = LEAF_CLI_UNSET, .threads = 1, .seed = 1, .memory = 1024 /* MB */
  };
  Report report = { 0 };
  g_auto (LeafCliKept) kept = { 0 };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafExploration) exploration = NULL;
  LeafExplorationOptions options;
  gboolean has_problems, is_saved;
  int seconds;

  if (!parse (&argc, &argv, &arguments))
    return LEAF_EXIT_USAGE;
  seconds = arguments.seconds != LEAF_CLI_UNSET ? arguments.seconds : DEFAULT_SECONDS;
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  has_problems = leaf_cli_print_problems (program, stderr) > 0;
  options = (LeafExplorationOptions) { .seed = (guint32) arguments.seed,
                                       .shard = (guint32) arguments.shard,
                                       .threads = (guint) arguments.threads,
                                       .memory = memory_to_use (program, arguments.memory),
                                       .budget = TURN_BUDGET,
                                       .chance = (guint) arguments.chance };
  if (arguments.to_shorten != NULL) {
    int code = shorten (program, &options, arguments.to_shorten[0], arguments.goals, seconds);

    return code == LEAF_EXIT_FINE && has_problems ? LEAF_EXIT_PROBLEMS : code;
  }
  exploration = leaf_exploration_new (program, &options);
  report = (Report) { .program = program,
                      .exploration = exploration,
                      .is_all = arguments.is_all,
                      .tries_chance = arguments.chance > 0,
                      .kept = &kept };
  if (!add_conditions (exploration, arguments.goals, TRUE) || !add_conditions (exploration, arguments.nevers, FALSE)
      || !leaf_cli_kept_open (&kept, exploration, arguments.kept))
    return LEAF_EXIT_USAGE;
  catch_signals ();
  if (!leaf_cli_kept_load (&kept, arguments.joined) || !add_paths (exploration, arguments.paths))
    return LEAF_EXIT_USAGE;
  is_saved = explore (&report, seconds, arguments.turns, arguments.is_verbose);
  leaf_cli_kept_clear (&kept);
  print_report (&report, &arguments);
  end_by_signal ();
  if (leaf_exploration_state (exploration).is_stuck)
    g_printerr ("leaf explore: the story does not come to its first command, so there is nothing to explore.\n");
  has_problems |= leaf_exploration_state (exploration).is_stuck;
  return !is_saved ? LEAF_EXIT_USAGE : has_problems ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
