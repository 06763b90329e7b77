/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-facts.c: what the machine looks up in a program once, so that it need not look while it plays.
 *
 * The library is source text, so its rulebooks, activities, variables and properties are found by their names; the names
 * stand here and nowhere else in this folder.  One that is not there is 0, and what depends on it is left out.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"

#include "../kinds/leaf-notation.h"

#include <string.h>

#define FIND_BY_NAME(function, table, Type)                                                                                        \
  static guint32 function (const LeafTable *rows, const char *name)                                                                \
  {                                                                                                                                \
    LEAF_EACH (rows, i) {                                                                                                          \
      const char *other = LEAF_ROW (rows, Type, i)->name;                                                                          \
      if (other != NULL && g_ascii_strcasecmp (other, name) == 0)                                                                  \
        return i;                                                                                                                  \
    }                                                                                                                              \
    return 0;                                                                                                                      \
  }

FIND_BY_NAME (find_rulebook, rulebooks, LeafRulebook)
FIND_BY_NAME (find_property, properties, LeafProperty)

/* The cell of a global, or a spare one when the library has no such variable. */
static guint32
cell_of (LeafFacts *facts, const char *name, guint32 *spare)
{
  guint32 variable = leaf_world_find_variable (facts->build, LEAF_OWNER_GLOBAL, name).ix;

  if (variable != 0) {
    guint32 cell = LEAF_ROW (&facts->build->world->variables, LeafVariable, variable)->cell;

    if (cell != 0)
      return cell;
  }
  return (*spare)++;
}

static void
find_names (LeafFacts *facts)
{
  const LeafBuild *build = facts->build;
  const LeafTable *rulebooks = &build->rules->rulebooks;
  const LeafTable *properties = &build->world->properties;

  facts->startup = find_rulebook (rulebooks, "startup");
  facts->shutdown = find_rulebook (rulebooks, "shutdown");
  facts->turn_sequence = find_rulebook (rulebooks, "turn sequence");
  facts->action_processing = find_rulebook (rulebooks, "action-processing");
  facts->specific_action_processing = find_rulebook (rulebooks, "specific action-processing");
  facts->setting_action_variables = find_rulebook (rulebooks, "setting action variables");
  facts->accessibility = find_rulebook (rulebooks, "accessibility");
  facts->reaching_inside = find_rulebook (rulebooks, "reaching inside");
  facts->reaching_outside = find_rulebook (rulebooks, "reaching outside");
  facts->when_scene_begins = find_rulebook (rulebooks, "when scene begins");
  facts->when_scene_ends = find_rulebook (rulebooks, "when scene ends");
  facts->procedural = find_rulebook (rulebooks, "procedural");
  facts->description = find_property (properties, "description");
  facts->recurring = find_property (properties, "recurring");
  facts->printing_the_name = leaf_world_find_activity (build, "printing the name").ix;
  facts->issuing_the_response_text = leaf_world_find_activity (build, "issuing the response text").ix;
  facts->constructing_the_status_line = leaf_world_find_activity (build, "constructing the status line").ix;
  facts->supplying_a_missing_noun = leaf_world_find_activity (build, "supplying a missing noun").ix;
  facts->supplying_a_missing_second_noun = leaf_world_find_activity (build, "supplying a missing second noun").ix;
  facts->waiting = leaf_world_find_action (build, "waiting").ix;
  facts->looking = leaf_world_find_action (build, "looking").ix;
  facts->going = leaf_world_find_action (build, "going").ix;
  facts->printed_name = find_property (properties, "printed name");
  facts->printed_plural_name = find_property (properties, "printed plural name");
  facts->indefinite_article = find_property (properties, "indefinite article");
  facts->proper_named = find_property (properties, "proper-named");
  facts->plural_named = find_property (properties, "plural-named");
  facts->ambiguously_plural = find_property (properties, "ambiguously plural");
}

/* Activities whose rules would drown all others in a trace. */
static void
find_hidden (LeafFacts *facts)
{
  static const char *const names[] = { "printing the name",          "printing the plural name",
                                       "issuing the response text",  "printing room description details",
                                       "printing inventory details", "listing contents",
                                       "grouping together",          "constructing the status line" };

  facts->hidden = g_new0 (guint8, facts->build->world->activities.n);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    facts->hidden[leaf_world_find_activity (facts->build, names[i]).ix] = TRUE;
  facts->hidden[0] = FALSE;
}

/* "K understood": what an action was given that is no object. */
static void
find_understood (LeafFacts *facts)
{
  const LeafTable *variables = &facts->build->world->variables;

  facts->understood_cell = g_new0 (guint32, facts->build->kinds->kinds.n);
  LEAF_EACH (variables, i) {
    const LeafVariable *variable = LEAF_ROW (variables, LeafVariable, i);
    if (variable->owner == LEAF_OWNER_GLOBAL && g_str_has_suffix (variable->name, " understood")
        && variable->kind.ix < facts->build->kinds->kinds.n)
      facts->understood_cell[variable->kind.ix] = variable->cell;
  }
}

static void
find_cells (LeafFacts *facts)
{
  guint32 spare = facts->spare_cell;

  facts->noun_cell = cell_of (facts, "noun", &spare);
  facts->second_cell = cell_of (facts, "second noun", &spare);
  facts->current_item_cell = cell_of (facts, "current item from the multiple object list", &spare);
  facts->person_asked_cell = cell_of (facts, "person asked", &spare);
  facts->person_reaching_cell = cell_of (facts, "person reaching", &spare);
  facts->player_cell = cell_of (facts, "player", &spare);
  facts->location_cell = cell_of (facts, "location", &spare);
  facts->time_cell = cell_of (facts, "time of day", &spare);
  facts->score_cell = cell_of (facts, "score", &spare);
  facts->tense_cell = cell_of (facts, "story tense", &spare);
  facts->viewpoint_cell = cell_of (facts, "story viewpoint", &spare);
  facts->named_cell = cell_of (facts, "prior named object", &spare);
  facts->reason_cell = cell_of (facts, "reason the action failed", &spare);
  facts->command_cell = cell_of (facts, "player's command", &spare);
  facts->left_status_cell = cell_of (facts, "left hand status line", &spare);
  facts->right_status_cell = cell_of (facts, "right hand status line", &spare);
  facts->n_cells = spare;
  find_understood (facts);
  facts->actor_variable = leaf_world_find_variable (facts->build, LEAF_OWNER_RULEBOOK, "actor").ix;
}

/* --- kinds and their values ---------------------------------------------------------------------------------------------------- */

static gboolean
is_object_kind (const LeafTable *kinds, guint32 kind)
{
  return kind < kinds->n && LEAF_ROW (kinds, LeafKind, kind)->make == LEAF_MAKE_OBJECT;
}

static void
read_kinds (LeafFacts *facts)
{
  const LeafTable *kinds = &facts->build->kinds->kinds;

  facts->n_kinds = kinds->n;
  facts->constructor = g_new0 (guint8, kinds->n);
  facts->kind_is_object = g_new0 (guint8, kinds->n);
  facts->kind_is_real = g_new0 (guint8, kinds->n);
  LEAF_EACH (kinds, i) {
    facts->constructor[i] = (guint8) LEAF_ROW (kinds, LeafKind, i)->constructor.ix;
    facts->kind_is_object[i] = is_object_kind (kinds, i);
    facts->kind_is_real[i] = i == LEAF_KIND_REAL || leaf_unit_is_real (facts->build->kinds, LEAF_ID (LeafKindId, i));
  }
  facts->constructor[LEAF_KIND_LIST] = LEAF_KIND_LIST; /* a list made by the machine, of it knows not what */
}

static void
add_member (guint32 **lists, guint32 kind, guint32 instance)
{
  guint32 n = lists[kind] == NULL ? 0 : lists[kind][0];

  /* room doubles at powers of two, so no size needs to be kept */
  if (lists[kind] == NULL)
    lists[kind] = g_new (guint32, 2);
  else if ((n & (n + 1)) == 0)
    lists[kind] = g_renew (guint32, lists[kind], (gsize) (n + 1) * 2);
  lists[kind][++n] = instance;
  lists[kind][0] = n;
}

static int
by_order (gconstpointer a, gconstpointer b, gpointer order)
{
  guint32 x = ((const guint32 *) order)[*(const guint32 *) a], y = ((const guint32 *) order)[*(const guint32 *) b];

  return x < y ? -1 : x > y;
}

static void
read_instances (LeafFacts *facts)
{
  const LeafTable *instances = &facts->build->world->instances;
  const LeafTable *kinds = &facts->build->kinds->kinds;

  facts->n_instances = instances->n;
  facts->members = g_new0 (guint32 *, kinds->n);
  facts->enumerated = g_new0 (guint32 *, kinds->n);
  facts->order = g_new0 (guint32, instances->n);
  LEAF_EACH (instances, i) {
    const LeafInstance *instance = LEAF_ROW (instances, LeafInstance, i);

    facts->order[i] = instance->order != 0 ? instance->order : i;
    if (instance->kind.ix == 0)
      continue;
    if (!facts->kind_is_object[instance->kind.ix]) {
      add_member (facts->enumerated, instance->kind.ix, i);
      continue;
    }
    for (guint32 kind = instance->kind.ix, steps = 0; kind != 0 && facts->kind_is_object[kind] && steps < kinds->n; steps++) {
      add_member (facts->members, kind, i);
      kind = LEAF_ROW (kinds, LeafKind, kind)->parent.ix;
    }
  }
  for (guint32 k = 0; k < kinds->n; k++)
    if (facts->members[k] != NULL)
      g_qsort_with_data (facts->members[k] + 1, (gint) facts->members[k][0], sizeof (guint32), by_order, facts->order);
}

static void
read_relations (LeafFacts *facts)
{
  const LeafTable *relations = &facts->build->world->relations;

  facts->relation_code = g_new0 (guint8, relations->n);
  LEAF_EACH (relations, i)
    facts->relation_code[i] = leaf_relation_code (LEAF_ROW (relations, LeafRelation, i)->native);
}

static void
read_natives (LeafFacts *facts)
{
  const LeafTable *phrases = &facts->build->phrases->phrases;
  const LeafTable *rules = &facts->build->rules->rules;

  facts->phrase_native = g_new0 (guint32, phrases->n);
  facts->rule_native = g_new0 (guint32, rules->n);
  LEAF_EACH (phrases, i)
    facts->phrase_native[i] = leaf_native_find (LEAF_ROW (phrases, LeafPhraseRow, i)->native);
  LEAF_EACH (rules, i)
    facts->rule_native[i] = leaf_native_find (LEAF_ROW (rules, LeafRule, i)->native);
}

LeafFacts *
leaf_facts_new (LeafProgram *program)
{
  LeafFacts *facts = g_new0 (LeafFacts, 1);

  g_atomic_ref_count_init (&facts->references);
  facts->program = leaf_program_ref (program);
  facts->build = &program->build;
  facts->code = (const LeafInstruction *) program->build.code->instructions.rows;
  facts->n_code = program->build.code->instructions.n;
  facts->spare_cell = MAX (program->state->n_cells, 1);
  read_kinds (facts);
  read_instances (facts);
  read_natives (facts);
  read_relations (facts);
  facts->serial_comma = leaf_world_uses (facts->build, "serial comma");
  find_names (facts);
  facts->changes_rules = leaf_build_changes_rules (facts->build, facts->procedural);
  find_hidden (facts);
  find_cells (facts);
  return facts;
}

LeafFacts *
leaf_facts_ref (LeafFacts *facts)
{
  g_atomic_ref_count_inc (&facts->references);
  return facts;
}

void
leaf_facts_unref (LeafFacts *facts)
{
  if (facts == NULL || !g_atomic_ref_count_dec (&facts->references))
    return;
  for (guint32 i = 0; i < facts->n_kinds; i++) {
    g_free (facts->members[i]);
    g_free (facts->enumerated[i]);
  }
  g_free (facts->members);
  g_free (facts->enumerated);
  g_free (facts->order);
  g_free (facts->hidden);
  g_free (facts->understood_cell);
  g_free (facts->relation_code);
  g_free (facts->constructor);
  g_free (facts->kind_is_real);
  g_free (facts->kind_is_object);
  g_free (facts->phrase_native);
  g_free (facts->rule_native);
  leaf_program_unref (facts->program);
  g_free (facts);
}
