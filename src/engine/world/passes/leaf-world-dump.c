/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-dump.c: the world as text, for `leaf dump world` and the tests. One line for each entity, sorted by table,
 * with the contents of an object indented below it. */

#include "leaf-assert.h"

#include <string.h>

typedef struct {
  const LeafBuild *build;
  GString *text;
  gboolean with_library;
} Dump;

static gboolean
is_shown (const Dump *self, LeafSentenceId sentence)
{
  return self->with_library || sentence.ix >= self->build->story_sentence;
}

/* --- values and facts --------------------------------------------------------------------------------------------- */

static void
add_value (Dump *self, LeafValue value, LeafWording words)
{
  LeafInstanceId instance = leaf_instance_of_value (self->build, value);

  if (LEAF_IS (instance)) {
    g_string_append (self->text, LEAF_INSTANCE (self->build, instance)->name);
  } else if (!leaf_wording_empty (words)) {
    g_autofree char *text = leaf_wording_dup (self->build, words);

    g_string_append (self->text, text);
  } else if (value.kind != 0) {
    g_string_append_printf (self->text, "%s %d", leaf_kind_name (self->build, LEAF_ID (LeafKindId, value.kind)),
                            value.bits);
  }
}

static void
add_fact (Dump *self, const LeafFact *fact)
{
  static const char *const certainties[] = { [LEAF_CERTAINTY_NONE] = "",
                                             [LEAF_IMPOSSIBLE] = "never ",
                                             [LEAF_UNLIKELY] = "seldom ",
                                             [LEAF_LIKELY] = "usually ",
                                             [LEAF_CERTAIN] = "" };
  const LeafProperty *property = LEAF_ROW (&self->build->world->properties, LeafProperty, fact->property.ix);

  g_string_append_printf (self->text, "; %s%s%s", certainties[fact->certainty], fact->is_negated ? "not " : "",
                          property->name);
  if (!property->is_either_or) {
    g_string_append_c (self->text, ' ');
    add_value (self, fact->given, fact->value);
  }
}

static void
add_facts (Dump *self, guint32 first)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (; first != 0; first = LEAF_ROW (&self->build->world->facts, LeafFact, first)->next)
    if (is_shown (self, LEAF_ROW (&self->build->world->facts, LeafFact, first)->sentence))
      g_array_append_val (rows, first);
  for (guint i = rows->len; i-- > 0;)
    add_fact (self, LEAF_ROW (&self->build->world->facts, LeafFact, g_array_index (rows, guint32, i)));
}

/* --- things ------------------------------------------------------------------------------------------------------- */

static const char *
held_word (guint32 held)
{
  static const char *const words[] = { "", "in ", "on ", "carried ", "worn ", "part ", "region " };

  return held < G_N_ELEMENTS (words) ? words[held] : "";
}

static void
add_tree (Dump *self, guint32 id, guint depth)
{
  const LeafInstance *row = LEAF_ROW (&self->build->world->instances, LeafInstance, id);

  g_string_append_printf (self->text, "%*s%s%s (%s)%s%s%s", (int) (2 * depth), "", held_word (row->held), row->name,
                          leaf_kind_name (self->build, row->kind), row->is_proper ? " proper" : "",
                          row->is_plural ? " plural" : "", row->is_everywhere ? " everywhere" : "");
  add_facts (self, row->first_fact);
  g_string_append_c (self->text, '\n');
  for (guint32 child = row->first_held; child != 0 && depth < 40;
       child = LEAF_ROW (&self->build->world->instances, LeafInstance, child)->next_in_holder)
    add_tree (self, child, depth + 1);
}

static void
add_things (Dump *self)
{
  const LeafTable *instances = &self->build->world->instances;

  g_string_append (self->text, "objects\n");
  LEAF_EACH (instances, i) {
    const LeafInstance *row = LEAF_ROW (instances, LeafInstance, i);

    if (leaf_kind_is_object (self->build, row->kind) && !LEAF_IS (row->holder)
        && (is_shown (self, row->sentence) || (row->first_held != 0 && !LEAF_IS (row->holder))))
      add_tree (self, i, 1);
  }
}

static void
add_map (Dump *self)
{
  const LeafTable *connections = &self->build->world->connections;

  if (connections->n > 1)
    g_string_append (self->text, "map\n");
  LEAF_EACH (connections, i) {
    const LeafConnection *way = LEAF_ROW (connections, LeafConnection, i);

    g_string_append_printf (self->text, "  %s %s %s%s\n", LEAF_INSTANCE (self->build, way->from)->name,
                            LEAF_INSTANCE (self->build, way->direction)->name,
                            LEAF_IS (way->to) ? LEAF_INSTANCE (self->build, way->to)->name : "nowhere",
                            way->certainty == LEAF_CERTAIN ? "" : " (likely)");
  }
  LEAF_EACH (&self->build->world->backdrop_places, i) {
    const LeafBackdropPlace *row = LEAF_ROW (&self->build->world->backdrop_places, LeafBackdropPlace, i);

    g_string_append_printf (self->text, "  %s also in %s\n", LEAF_INSTANCE (self->build, row->backdrop)->name,
                            LEAF_INSTANCE (self->build, row->place)->name);
  }
}

/* --- kinds, properties, variables --------------------------------------------------------------------------------- */

/* Does the story say anything about a kind of the library, or name a value of it? */
static gboolean
has_news (const Dump *self, LeafKindId kind, guint32 first)
{
  guint32 n = leaf_kind (self->build, kind)->n_instances;

  for (; first != 0; first = LEAF_ROW (&self->build->world->facts, LeafFact, first)->next)
    if (LEAF_IS (LEAF_ROW (&self->build->world->facts, LeafFact, first)->sentence)
        && is_shown (self, LEAF_ROW (&self->build->world->facts, LeafFact, first)->sentence))
      return TRUE;
  if (leaf_kind (self->build, kind)->representation == LEAF_REPRESENTATION_ENUMERATED && n > 0) {
    LeafInstanceId last = leaf_instance_of_value (self->build, (LeafValue) { .kind = kind.ix, .bits = (gint32) n });

    return LEAF_IS (last) && is_shown (self, LEAF_INSTANCE (self->build, last)->sentence);
  }
  return FALSE;
}

static void
add_kinds (Dump *self)
{
  const LeafTable *kinds = &self->build->kinds->kinds;

  g_string_append (self->text, "kinds\n");
  LEAF_EACH (kinds, i) {
    LeafKindId kind = LEAF_ID (LeafKindId, i);
    const LeafKind *row = leaf_kind (self->build, kind);
    guint32 first = leaf_world_first_fact (self->build, kind, (LeafInstanceId) { 0 });

    if (row->representation != LEAF_REPRESENTATION_OBJECT && row->representation != LEAF_REPRESENTATION_ENUMERATED
        && row->representation != LEAF_REPRESENTATION_UNIT)
      continue;
    if (!self->with_library && i < self->build->world->first_kind && !has_news (self, kind, first))
      continue;
    g_string_append_printf (self->text, "  %s (%s)", row->name,
                            LEAF_IS (row->parent) ? leaf_kind_name (self->build, row->parent) : "");
    if (row->representation == LEAF_REPRESENTATION_ENUMERATED) {
      g_string_append (self->text, ":");
      for (guint32 value = 1; value <= row->n_instances; value++) {
        LeafInstanceId instance
            = leaf_instance_of_value (self->build, (LeafValue) { .kind = i, .bits = (gint32) value });

        if (LEAF_IS (instance)) {
          g_string_append_printf (self->text, " %s", LEAF_INSTANCE (self->build, instance)->name);
          add_facts (self, LEAF_INSTANCE (self->build, instance)->first_fact);
          g_string_append (self->text, value < row->n_instances ? "," : "");
        }
      }
    }
    add_facts (self, first);
    g_string_append_c (self->text, '\n');
  }
}

static void
add_properties (Dump *self)
{
  const LeafTable *links = &self->build->world->property_links;

  g_string_append (self->text, "properties\n");
  LEAF_EACH (links, i) {
    const LeafPropertyLink *link = LEAF_ROW (links, LeafPropertyLink, i);
    const LeafProperty *row = LEAF_ROW (&self->build->world->properties, LeafProperty, link->property.ix);

    if (row->is_opposite || !is_shown (self, row->sentence))
      continue;
    g_string_append_printf (self->text, "  %s: %s",
                            LEAF_IS (link->instance) ? LEAF_INSTANCE (self->build, link->instance)->name
                                                     : leaf_kind_name (self->build, link->kind),
                            row->name);
    if (LEAF_IS (row->opposite))
      g_string_append_printf (self->text, " or %s",
                              LEAF_ROW (&self->build->world->properties, LeafProperty, row->opposite.ix)->name);
    if (!row->is_either_or)
      g_string_append_printf (self->text, " (%s)", leaf_kind_name (self->build, row->kind));
    g_string_append_c (self->text, '\n');
  }
}

static void
add_variables (Dump *self)
{
  LEAF_EACH (&self->build->world->variables, i) {
    const LeafVariable *row = LEAF_ROW (&self->build->world->variables, LeafVariable, i);

    if (!is_shown (self, row->sentence)
        && (row->given.kind == 0
            || (leaf_wording_empty (row->initial) || leaf_world_was_read_before (self->build, row->initial))))
      continue;
    g_string_append_printf (self->text, "%s %s (%s)", row->is_constant ? "constant" : "variable", row->name,
                            leaf_kind_name (self->build, row->kind));
    if (row->owner == LEAF_OWNER_ACTION)
      g_string_append_printf (self->text, " of action %s",
                              LEAF_ROW (&self->build->world->actions, LeafAction, row->owner_id)->name);
    if (row->owner == LEAF_OWNER_ACTIVITY)
      g_string_append_printf (self->text, " of activity %s",
                              LEAF_ROW (&self->build->world->activities, LeafActivity, row->owner_id)->name);
    if (row->matched_as != NULL)
      g_string_append_printf (self->text, " matched as %s", row->matched_as);
    if (row->given.kind != 0 || !leaf_wording_empty (row->initial)) {
      g_string_append (self->text, " = ");
      add_value (self, row->given, row->initial);
    }
    g_string_append_c (self->text, '\n');
  }
}

/* --- relations, verbs, actions, tables ---------------------------------------------------------------------------- */

static void
add_relations (Dump *self)
{
  static const char *const sorts[]
      = { "", "built in", "by property", "pairs", "groups", "computed", "mapping", "setting" };

  LEAF_EACH (&self->build->world->relations, i) {
    const LeafRelation *row = LEAF_ROW (&self->build->world->relations, LeafRelation, i);

    if (!is_shown (self, row->sentence))
      continue;
    g_string_append_printf (self->text, "relation %s (%s): %s%s to %s%s", row->name, sorts[row->sort],
                            row->left_unique ? "one " : "", leaf_kind_name (self->build, row->left),
                            row->right_unique ? "one " : "", leaf_kind_name (self->build, row->right));
    for (guint32 at = row->first_pair; at != 0; at = LEAF_ROW (&self->build->world->pairs, LeafPair, at)->next) {
      const LeafPair *pair = LEAF_ROW (&self->build->world->pairs, LeafPair, at);

      g_string_append (self->text, "; ");
      add_value (self, pair->left, pair->left_words);
      g_string_append (self->text, " - ");
      add_value (self, pair->right, pair->right_words);
    }
    g_string_append_c (self->text, '\n');
  }
  LEAF_EACH (&self->build->world->verbs, i) {
    const LeafVerb *row = LEAF_ROW (&self->build->world->verbs, LeafVerb, i);

    if (is_shown (self, row->sentence))
      g_string_append_printf (
          self->text, "verb %s%s%s: %s, %s, %s, %s%s%s\n", row->parts.infinitive, row->preposition != NULL ? " " : "",
          row->preposition != NULL ? row->preposition : "", row->parts.third, row->parts.past, row->parts.participle,
          row->parts.gerund, LEAF_IS (row->relation) ? " - " : "",
          LEAF_IS (row->relation) ? LEAF_ROW (&self->build->world->relations, LeafRelation, row->relation.ix)->name
                                  : "");
  }
}

static void
add_actions (Dump *self)
{
  LEAF_EACH (&self->build->world->actions, i) {
    const LeafAction *row = LEAF_ROW (&self->build->world->actions, LeafAction, i);

    if (!is_shown (self, row->sentence))
      continue;
    g_string_append_printf (self->text, "action %s", row->name);
    for (guint32 noun = 0; noun < row->n_nouns; noun++)
      g_string_append_printf (self->text, "%s %s%s%s", noun > 0 ? "," : ":", row->needs_carried[noun] ? "carried " : "",
                              row->needs_touch[noun] ? "touchable " : "",
                              leaf_kind_name (self->build, row->kinds[noun]));
    g_string_append_printf (self->text, "%s%s\n", row->needs_light ? " with light" : "",
                            row->out_of_world ? " out of world" : "");
  }
  LEAF_EACH (&self->build->world->activities, i) {
    const LeafActivity *row = LEAF_ROW (&self->build->world->activities, LeafActivity, i);

    if (is_shown (self, row->sentence))
      g_string_append_printf (self->text, "activity %s on %s\n", row->name, leaf_kind_name (self->build, row->basis));
  }
  LEAF_EACH (&self->build->world->scene_conditions, i) {
    const LeafSceneCondition *row = LEAF_ROW (&self->build->world->scene_conditions, LeafSceneCondition, i);
    g_autofree char *how = leaf_wording_dup (self->build, row->how);
    g_autofree char *condition = leaf_wording_dup (self->build, row->condition);

    if (is_shown (self, row->sentence))
      g_string_append_printf (self->text, "scene %s %s%s%s when %s\n", LEAF_INSTANCE (self->build, row->scene)->name,
                              row->is_end ? "ends" : "begins", *how != '\0' ? " " : "", how, condition);
  }
}

static void
add_tables (Dump *self)
{
  LEAF_EACH (&self->build->world->tables, i) {
    const LeafTableRow *row = LEAF_ROW (&self->build->world->tables, LeafTableRow, i);

    if (!is_shown (self, row->sentence))
      continue;
    g_string_append_printf (self->text, "table %s:", row->name);
    for (guint32 column = 0; column < row->n_columns; column++) {
      const LeafColumn *heading = LEAF_ROW (&self->build->world->columns, LeafColumn, row->columns[column].ix);

      g_string_append_printf (self->text, "%s %s (%s)", column > 0 ? "," : "", heading->name,
                              LEAF_IS (heading->kind) ? leaf_kind_name (self->build, heading->kind) : "?");
    }
    g_string_append_c (self->text, '\n');
    for (guint32 at = 0; at < row->n_rows; at++) {
      g_string_append (self->text, " ");
      for (guint32 column = 0; column < row->n_columns; column++) {
        gsize cell = (gsize) at * row->n_columns + column;

        g_string_append (self->text, " | ");
        if (row->values[cell].kind == 0 && leaf_wording_empty (row->words[cell]))
          g_string_append (self->text, "--");
        else
          add_value (self, row->values[cell], row->words[cell]);
      }
      g_string_append_c (self->text, '\n');
    }
  }
}

char *
leaf_world_to_string (const LeafBuild *build, gboolean with_library)
{
  Dump dump = { .build = build, .text = g_string_new (NULL), .with_library = with_library };

  add_kinds (&dump);
  add_properties (&dump);
  add_variables (&dump);
  add_relations (&dump);
  add_actions (&dump);
  add_tables (&dump);
  add_things (&dump);
  add_map (&dump);
  return g_string_free (dump.text, FALSE);
}
