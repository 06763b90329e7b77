/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-explorer-report.h"

#include "leaf-index.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

enum { SHOWN_TEXT = 80, TURNS_TO_PROVE = 1000 };

typedef struct {
  LooseExplorerReport *report;
  const LeafExploration *exploration;
  LeafProgram *program;
  GHashTable *missed; /* the names of what was not reached, in the form that names what was reached */
} Maker;

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void
add (Maker *maker, LooseFindingSort sort, const char *title, const char *detail, char **commands, LeafPlace place)
{
  g_ptr_array_add (maker->report->findings, loose_finding_new (sort, title, detail, commands, place));
}

/* Inserts a heading with the number of rows before the rows from `from` on; does nothing if there are none. */
static void
add_heading (Maker *maker, guint from, const char *title)
{
  guint n = maker->report->findings->len - from;
  g_autofree char *words = g_strdup_printf ("%s (%u)", title, n);

  if (n > 0)
    g_ptr_array_insert (maker->report->findings, (int) from,
                        loose_finding_new (LOOSE_FINDING_HEADING, words, NULL, NULL, (LeafPlace) { 0 }));
}

static char *
dup_commands_words (char **commands)
{
  g_autofree char *words = g_strjoinv (" / ", commands);
  guint n = g_strv_length (commands);

  if (n == 0)
    return g_strdup (_ ("at the start"));
  return g_strdup_printf (ngettext ("%u command: %s", "%u commands: %s", n), n, words);
}

static char *
dup_line (const char *text)
{
  g_autofree char *line = g_strdup (text != NULL ? text : "");

  g_strdelimit (g_strstrip (line), "\n\t", ' ');
  if (g_utf8_strlen (line, -1) <= SHOWN_TEXT)
    return g_steal_pointer (&line);
  *g_utf8_offset_to_pointer (line, SHOWN_TEXT) = '\0';
  return g_strconcat (line, "…", NULL);
}

static char *
dup_place_words (const Maker *maker, LeafPlace place)
{
  const char *text = place.source != 0 ? leaf_program_source_text (maker->program, place.source) : NULL;

  return text != NULL ? g_strndup (text + place.start, place.end - place.start) : NULL;
}

/* --- what was reached --------------------------------------------------------------------------------------------- */

static char *
dup_found_title (const Maker *maker, const LeafFound *found)
{
  switch (found->sort) {
  case LEAF_FOUND_SCORE: return g_strdup_printf ("%d", (gint32) found->id);
  case LEAF_FOUND_ENDING: {
    g_autofree char *words = dup_place_words (maker, found->place);

    return words != NULL ? dup_line (words) : g_strdup (_ ("The story ends"));
  }
  case LEAF_FOUND_ROOM:
  case LEAF_FOUND_PROBLEM:
  case LEAF_FOUND_GOAL:
  case LEAF_FOUND_BROKEN:
  case LEAF_FOUND_COVERED: break;
  }
  return dup_line (found->text);
}

static const char *
title_of_sort (LeafFoundSort sort)
{
  switch (sort) {
  case LEAF_FOUND_ROOM: return _ ("Rooms");
  case LEAF_FOUND_ENDING: return _ ("Endings");
  case LEAF_FOUND_PROBLEM: return _ ("Run-time Problems");
  case LEAF_FOUND_GOAL: return _ ("Goals Reached");
  case LEAF_FOUND_BROKEN: return _ ("Conditions That Must Never Hold, and Did");
  case LEAF_FOUND_SCORE: return _ ("Scores");
  case LEAF_FOUND_COVERED: break;
  }
  return "";
}

static void
add_found (Maker *maker, LeafFoundSort sort)
{
  gboolean is_bad = sort == LEAF_FOUND_PROBLEM || sort == LEAF_FOUND_BROKEN;
  guint from = maker->report->findings->len;

  for (guint32 i = 0; i < leaf_exploration_n_found (maker->exploration); i++) {
    LeafFound found = leaf_exploration_found (maker->exploration, i);
    g_autofree char *title = NULL;
    g_autofree char *detail = NULL;
    char **commands = found.sort == sort ? leaf_exploration_dup_proof (maker->exploration, i) : NULL;

    if (commands == NULL)
      continue;
    title = dup_found_title (maker, &found);
    detail = dup_commands_words (commands);
    g_hash_table_add (maker->report->reached, g_strdup_printf ("%s: %s", title_of_sort (sort), title));
    maker->report->n_rooms += sort == LEAF_FOUND_ROOM;
    add (maker, is_bad ? LOOSE_FINDING_BAD : LOOSE_FINDING_REACHED, title, detail, commands, found.place);
  }
  add_heading (maker, from, title_of_sort (sort));
}

static void
add_goals_missed (Maker *maker)
{
  guint from = maker->report->findings->len;
  const char *goal;

  for (guint32 g = 0; (goal = leaf_exploration_goal (maker->exploration, g)) != NULL; g++)
    if (!leaf_exploration_goal_is_reached (maker->exploration, g))
      add (maker, LOOSE_FINDING_GOAL, goal,
           leaf_exploration_state (maker->exploration).is_closed ? _ ("cannot be reached") : _ ("not reached yet"),
           NULL, (LeafPlace) { 0 });
  add_heading (maker, from, _ ("Goals Not Reached"));
}

static void
add_nevers_kept (Maker *maker)
{
  guint from = maker->report->findings->len;
  const char *never;

  for (guint32 n = 0; (never = leaf_exploration_never (maker->exploration, n)) != NULL; n++)
    if (!leaf_exploration_never_is_broken (maker->exploration, n))
      add (maker, LOOSE_FINDING_GOAL, never,
           leaf_exploration_state (maker->exploration).is_closed ? _ ("never holds") : _ ("has not held yet"), NULL,
           (LeafPlace) { 0 });
  add_heading (maker, from, _ ("Conditions That Must Never Hold"));
}

/* What is known about a dead end, and on what condition. Free with g_free. */
static char *
dup_certainty (const Maker *maker, const LeafDeadEnd *end)
{
  const char *kind;
  guint32 n;

  if (!end->is_proved)
    return g_strdup_printf (
        ngettext ("suspected, after %'u command was tried", "suspected, after %'u commands were tried", end->n_tried),
        end->n_tried);
  if (maker->report->state.drew)
    return g_strdup (_ ("proved but for chance"));
  if (leaf_explorer_typed_kind (leaf_exploration_explorer (maker->exploration), 0, &kind, &n))
    return g_strdup (_ ("proved but for other values"));
  return g_strdup (_ ("proved"));
}

static void
add_dead_ends (Maker *maker)
{
  g_autoptr (GArray) ends = leaf_exploration_dead_ends (maker->exploration);
  guint from = maker->report->findings->len;

  for (guint i = 0; i < ends->len; i++) {
    const LeafDeadEnd *end = &g_array_index (ends, LeafDeadEnd, i);
    g_autoptr (GPtrArray) rules = leaf_exploration_rules_of (maker->exploration, end->moment, end->command);
    char **commands = leaf_exploration_dup_path (maker->exploration, end->moment, end->command);
    g_autofree char *words = dup_commands_words (commands);
    g_autofree char *title = leaf_exploration_dup_command_words (end->command);
    /* with several goals, the one that is lost */
    const char *goal = leaf_exploration_goal (maker->exploration, 1) != NULL
                           ? leaf_exploration_goal (maker->exploration, end->goal)
                           : NULL;
    g_autofree char *certainty = dup_certainty (maker, end);
    g_autofree char *detail
        = g_strdup_printf ("%s%s%s%s%s · %s", goal != NULL ? goal : "", goal != NULL ? " · " : "", certainty,
                           rules->len > 0 ? " · " : "", rules->len > 0 ? (const char *) rules->pdata[0] : "", words);

    add (maker, LOOSE_FINDING_BAD, title, detail, commands, (LeafPlace) { 0 });
  }
  add_heading (maker, from, _ ("Dead Ends"));
}

/* --- what was not reached ----------------------------------------------------------------------------------------- */

static const char *
title_of_missed (LeafCoveredSort sort)
{
  switch (sort) {
  case LEAF_COVERED_RULE: return _ ("Rules Not Run");
  case LEAF_COVERED_SCENE: return _ ("Scenes Not Begun");
  case LEAF_COVERED_SCENE_END: return _ ("Scenes Not Ended");
  case LEAF_COVERED_TEXT: return _ ("Texts Not Printed");
  case LEAF_COVERED_ACTION: return _ ("Actions Not Tried");
  case LEAF_COVERED_STATEMENT: break;
  }
  return "";
}

static const char *
title_of_covered (LeafCoveredSort sort)
{
  switch (sort) {
  case LEAF_COVERED_RULE: return _ ("Rules");
  case LEAF_COVERED_SCENE: return _ ("Scenes Begun");
  case LEAF_COVERED_SCENE_END: return _ ("Scenes Ended");
  case LEAF_COVERED_TEXT:
  case LEAF_COVERED_ACTION:
  case LEAF_COVERED_STATEMENT: break;
  }
  return "";
}

static void
add_missed (Maker *maker, LeafCoveredSort sort)
{
  guint32 n;
  const LeafExplorer *explorer = leaf_exploration_explorer (maker->exploration);
  const LeafCoverage *coverage = leaf_exploration_coverage (maker->exploration);
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);
  guint from = maker->report->findings->len;

  for (guint32 i = 0; i < n; i++) {
    gboolean is_reached = rows[i].sort == sort && leaf_coverage_has (coverage, rows[i].bit);
    g_autofree char *name = NULL;
    g_autofree char *detail = NULL;

    if (rows[i].sort != sort)
      continue;
    name = dup_line (rows[i].name);
    if (sort == LEAF_COVERED_RULE) {
      maker->report->n_rules += is_reached;
      maker->report->n_all_rules++;
    }
    if (sort != LEAF_COVERED_TEXT)
      g_hash_table_add (is_reached ? maker->report->reached : maker->missed,
                        g_strdup_printf ("%s: %s", title_of_covered (sort), name));
    if (is_reached)
      continue;
    if (sort == LEAF_COVERED_RULE)
      g_array_append_val (maker->report->missed_rules, rows[i].id);
    if (sort == LEAF_COVERED_RULE)
      detail = leaf_exploration_dup_reason (maker->exploration, rows[i].id, loose_format_translate, NULL);
    add (maker, LOOSE_FINDING_MISSED, name, detail, NULL, rows[i].place);
  }
  add_heading (maker, from, title_of_missed (sort));
}

static void
add_endings_missed (Maker *maker)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (maker->exploration), &n);
  guint from = maker->report->findings->len;

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = NULL, *title = NULL;

    if (rows[i].end == LEAF_END_NONE || leaf_coverage_has (leaf_exploration_coverage (maker->exploration), rows[i].bit))
      continue;
    words = dup_place_words (maker, rows[i].place);
    title = words != NULL ? dup_line (words) : g_strdup (_ ("The story ends"));
    add (maker, LOOSE_FINDING_MISSED, title, rows[i].end == LEAF_END_FINAL ? _ ("a final ending") : NULL, NULL,
         rows[i].place);
  }
  add_heading (maker, from, _ ("Endings Not Reached"));
}

/* Lists the kinds of values of which only a few were typed. */
static void
add_typed_kinds (Maker *maker)
{
  guint from = maker->report->findings->len;
  const char *name;
  guint32 n;

  for (guint32 i = 0; leaf_explorer_typed_kind (leaf_exploration_explorer (maker->exploration), i, &name, &n); i++) {
    g_autofree char *title = g_strdup_printf ("[%s]", name);
    g_autofree char *detail
        = g_strdup_printf (ngettext ("%u value was tried, and those that variables and properties hold",
                                     "%u values were tried, and those that variables and properties hold", n),
                           n);

    add (maker, LOOSE_FINDING_MISSED, title, detail, NULL, (LeafPlace) { 0 });
  }
  add_heading (maker, from, _ ("Values Not All Tried"));
}

static void
add_rooms_missed (Maker *maker)
{
  g_autoptr (LeafMap) map = leaf_program_map (maker->program);
  guint from = maker->report->findings->len;

  for (guint32 i = 0; i < map->n_rooms; i++) {
    g_autofree char *key = g_strdup_printf ("%s: %s", title_of_sort (LEAF_FOUND_ROOM), map->rooms[i].name);

    if (g_hash_table_contains (maker->report->reached, key))
      continue;
    add (maker, LOOSE_FINDING_MISSED, map->rooms[i].name, NULL, NULL, map->rooms[i].place);
    g_hash_table_add (maker->missed, g_steal_pointer (&key));
  }
  maker->report->n_all_rooms = map->n_rooms;
  add_heading (maker, from, _ ("Rooms Not Entered"));
}

/* --- differences since an edit ------------------------------------------------------------------------------------ */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Inserts rows at the beginning for the names in `some` that `others` lacks. */
static void
add_difference (Maker *maker, GHashTable *some, GHashTable *others, LooseFindingSort sort, const char *title,
                const char *detail)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GPtrArray *rest = maker->report->findings;
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, some);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (others, key))
      g_ptr_array_add (names, key);
  g_ptr_array_sort (names, compare_names);
  maker->report->findings = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < names->len; i++)
    add (maker, sort, names->pdata[i], detail, NULL, (LeafPlace) { 0 });
  add_heading (maker, 0, title);
  g_ptr_array_extend_and_steal (maker->report->findings, rest);
}

static gboolean
is_titled (const char *name, const char *title)
{
  gsize length = strlen (title);

  return strncmp (name, title, length) == 0 && name[length] == ':';
}

/* Whether the author wants to know that this is no longer reached. What the story no longer has cannot be reached:
 * while a name is typed, each version has another. A problem that no longer occurs is solved. */
static gboolean
is_missed (const Maker *maker, const char *name)
{
  const char *const kept[]
      = { title_of_sort (LEAF_FOUND_ENDING), title_of_sort (LEAF_FOUND_SCORE), title_of_sort (LEAF_FOUND_GOAL) };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (is_titled (name, kept[i]))
      return TRUE;
  return g_hash_table_contains (maker->missed, name);
}

static void
add_lost (Maker *maker, GHashTable *before)
{
  g_autoptr (GHashTable) missed = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (is_missed (maker, name))
      g_hash_table_add (missed, name);
  add_difference (maker, missed, maker->report->reached, LOOSE_FINDING_BAD, _ ("No Longer Reached"),
                  _ ("reached before the last edit, and not since"));
}

static void
add_changes (Maker *maker, GHashTable *before)
{
  add_difference (maker, maker->report->reached, before, LOOSE_FINDING_NEWS, _ ("Reached Since the Last Edit"), NULL);
  add_lost (maker, before);
}

/* --- the report --------------------------------------------------------------------------------------------------- */

LooseExplorerReport *
loose_explorer_report_new (LeafExploration *exploration, LeafProgram *program, GHashTable *before)
{
  static const LeafFoundSort first[] = { LEAF_FOUND_BROKEN, LEAF_FOUND_PROBLEM, LEAF_FOUND_GOAL };
  static const LeafCoveredSort missed[] = { LEAF_COVERED_RULE, LEAF_COVERED_SCENE, LEAF_COVERED_SCENE_END };
  static const LeafFoundSort last[] = { LEAF_FOUND_ENDING, LEAF_FOUND_SCORE, LEAF_FOUND_ROOM };
  LooseExplorerReport *self = g_new0 (LooseExplorerReport, 1);
  g_autoptr (GHashTable) missed_names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Maker maker = { self, exploration, program, missed_names };

  self->program = leaf_program_ref (program);
  self->missed_rules = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->state = leaf_exploration_state (exploration);
  leaf_exploration_prove (exploration, TURNS_TO_PROVE);
  self->findings = g_ptr_array_new_with_free_func (g_object_unref);
  self->reached = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    add_found (&maker, first[i]);
  add_goals_missed (&maker);
  add_nevers_kept (&maker);
  add_dead_ends (&maker);
  for (guint i = 0; i < G_N_ELEMENTS (missed); i++)
    add_missed (&maker, missed[i]);
  add_endings_missed (&maker);
  for (guint i = 0; i < G_N_ELEMENTS (last); i++)
    add_found (&maker, last[i]);
  add_rooms_missed (&maker);
  add_missed (&maker, LEAF_COVERED_TEXT);
  add_typed_kinds (&maker);
  if (before != NULL)
    add_changes (&maker, before);
  return self;
}

void
loose_explorer_report_free (LooseExplorerReport *self)
{
  leaf_program_unref (self->program);
  g_array_unref (self->missed_rules);
  g_ptr_array_unref (self->findings);
  g_hash_table_unref (self->reached);
  g_free (self);
}
