/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-json.c: the report of `leaf explore` as JSON. */
#include "leaf-cli-explore-json.h"

static const char *const found_names[] = {
  [LEAF_FOUND_ROOM] = "room",       [LEAF_FOUND_ENDING] = "ending", [LEAF_FOUND_PROBLEM] = "problem",
  [LEAF_FOUND_GOAL] = "goal",       [LEAF_FOUND_BROKEN] = "never",  [LEAF_FOUND_SCORE] = "score",
  [LEAF_FOUND_COVERED] = "covered",
};

static const char *const covered_names[] = {
  [LEAF_COVERED_RULE] = "rule",   [LEAF_COVERED_ACTION] = "action",       [LEAF_COVERED_TEXT] = "text",
  [LEAF_COVERED_SCENE] = "scene", [LEAF_COVERED_SCENE_END] = "scene end", [LEAF_COVERED_STATEMENT] = "phrase",
};

void
leaf_cli_explore_build_lines (JsonBuilder *builder, char **commands)
{
  json_builder_set_member_name (builder, "commands");
  json_builder_begin_array (builder);
  for (char **line = commands; *line != NULL; line++)
    json_builder_add_string_value (builder, *line);
  json_builder_end_array (builder);
}

void
leaf_cli_explore_build_commands (JsonBuilder *builder, const LeafExploration *exploration, guint32 moment,
                                 const char *command)
{
  g_auto (GStrv) path = leaf_exploration_dup_short_path (exploration, moment, command);

  leaf_cli_explore_build_lines (builder, path);
}

static void
build_found (JsonBuilder *builder, LeafCliExploreReport *report)
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
    what = leaf_cli_explore_dup_what (report, &found);
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
  const LeafCliExploreReport *report;
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
build_missed (JsonBuilder *builder, const LeafCliExploreReport *report)
{
  guint32 n;
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const LeafCoverage *coverage = leaf_exploration_coverage (report->exploration);
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);

  MissedRows endings = { builder, report, "ending" }, rooms = { builder, report, "room" };

  json_builder_set_member_name (builder, "missed");
  json_builder_begin_array (builder);
  leaf_cli_explore_each_ending_missed (report, build_missed_row, &endings);
  leaf_cli_explore_each_room_missed (report, build_missed_row, &rooms);
  for (guint32 i = 0; i < n; i++) {
    gboolean is_rule = rows[i].sort == LEAF_COVERED_RULE;
    guint32 by = is_rule ? leaf_exploration_shadowing_rule (report->exploration, rows[i].id) : 0;
    g_autofree char *name = leaf_cli_explore_dup_covered_name (report, &rows[i]);
    g_autofree char *clause = NULL;

    if (!leaf_cli_explore_is_missed (report, rows, n, i))
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
build_clauses (JsonBuilder *builder, const LeafCliExploreReport *report, guint32 goal, const char *name, guint64 bits)
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
build_goals_missed (JsonBuilder *builder, const LeafCliExploreReport *report)
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
build_dead_ends (JsonBuilder *builder, const LeafCliExploreReport *report)
{
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (report->exploration);

  leaf_json_add_string (builder, "cruelty", leaf_cli_explore_cruelty (report, ends->len > 0));
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
    if (!end->is_proved)
      leaf_json_add_number (builder, "tried", end->n_tried);
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
build_typed_kinds (JsonBuilder *builder, const LeafCliExploreReport *report)
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
build_counts (JsonBuilder *builder, const LeafCliExploreReport *report)
{
  guint n_run, n_rules;
  gint32 highest;

  leaf_cli_explore_count_covered (report, LEAF_COVERED_RULE, &n_run, &n_rules);
  leaf_json_add_number (builder, "rules", n_rules);
  leaf_json_add_number (builder, "rules_run", n_run);
  leaf_json_add_number (builder, "unconfirmed", report->n_unproved);
  if (leaf_cli_explore_has_score (report, &highest))
    leaf_json_add_number (builder, "highest_score", highest);
}

void
leaf_cli_explore_print_json (LeafCliExploreReport *report)
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
  for (guint32 i = 0; leaf_cli_explore_left_out (report, i, &what, &why); i++) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "name", what);
    leaf_json_add_string (builder, "reason", why);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}
