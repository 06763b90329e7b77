/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-late-values.c: reads the values that need phrases and rules to be known.
 *
 * Facts, variables, pairs and table entries are stored as words if they are more than a name or a literal ("[the noun]
 * glows.", "the standard report taking rule", "{1, 2}"). A later stage passes the functions that read them; if they
 * fail, a problem is reported at the words. */

#include "leaf-library-lookup.h"
#include "leaf-assert.h"
#include "leaf-hints.h"
#include "leaf-missing-marks.h"
#include "leaf-names-private.h"
#include "leaf-state.h"

#include <string.h>

static LeafHeadingId
heading_of (const LeafBuild *build, LeafSentenceId sentence)
{
  return leaf_sentence_heading (build, sentence);
}

static gboolean
is_story (const LeafBuild *build, LeafSentenceId sentence)
{
  return sentence.ix >= build->story_sentence;
}

/* The name of a value's kind; of a thing, what sort of thing it is. */
static const char *
kind_of_value (const LeafBuild *build, LeafValue value)
{
  LeafInstanceId instance = leaf_instance_of_value (build, value);

  return leaf_kind_name (build,
                         LEAF_IS (instance) ? LEAF_INSTANCE (build, instance)->kind : LEAF_ID (LeafKindId, value.kind));
}

/* Reports that the words mean no value; `wanted` may be empty. */
static void
complain_of_no_value (LeafBuild *build, LeafWording w, LeafWording at, LeafKindId wanted)
{
  g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps (build, w, LEAF_NAMES_ANY);
  g_autoptr (LeafMessageFragment) expected
      = LEAF_IS (wanted) ? leaf_message_fragment (N_ ("a %1"), leaf_kind_name (build, wanted), NULL)
                         : leaf_message_fragment (N_ ("a value"), NULL);
  g_autofree char *quoted = leaf_wording_dup (build, w);

  if (perhaps == NULL)
    perhaps = leaf_hint_for_large_number (build, w);
  if (perhaps == NULL)
    perhaps = leaf_hint_for_table_end (build, w);
  if (perhaps == NULL)
    perhaps = leaf_hint_for_missing_stop (build, w);
  leaf_build_problem (build, LEAF_PROBLEM_CONSTANT_UNKNOWN, leaf_wording_span (build, at), quoted, expected, perhaps);
}

/* Reports words that mean no value of the kind: perhaps they mean one of another. */
static void
complain_of_words (LeafBuild *build, const LeafConstantReader *reader, LeafWording w, LeafWording at, LeafKindId wanted,
                   LeafHeadingId near)
{
  guint32 messages = build->messages.n;
  LeafValue other = { 0 };

  if (LEAF_IS (wanted))
    other = reader->constant (build, w, (LeafKindId) { 0 }, near);
  if (build->messages.n != messages)
    return;
  if (other.kind != 0) {
    g_autofree char *quoted = leaf_wording_dup (build, w);

    leaf_build_problem (build, LEAF_PROBLEM_VALUE_WRONG_KIND, leaf_wording_span (build, at), quoted,
                        leaf_kind_name (build, wanted), kind_of_value (build, other));
  } else
    complain_of_no_value (build, w, at, wanted);
}

/* The value of words. If they have none, reports a problem at `at`. Empty words are allowed if no value is required. */
static LeafValue
read_value (LeafBuild *build, const LeafConstantReader *reader, LeafWording w, LeafKindId wanted,
            LeafSentenceId sentence, LeafWording at)
{
  LeafValue value = { 0 };
  guint32 messages;

  if (leaf_wording_length (w) == 2 && leaf_word (build, w.first + 1)->sort == LEAF_WORD_TEXT)
    w = leaf_wording_skip_article (build, w); /* "The description is a "Dusty."": drops the article */
  if (reader == NULL || leaf_wording_empty (w))
    return value;
  messages = build->messages.n;
  if (LEAF_SAME (wanted, LEAF_KIND (VALUE)))
    wanted = (LeafKindId) { 0 };
  value = reader->constant (build, w, wanted, heading_of (build, sentence));
  if (value.kind == 0 && !leaf_wording_empty (at) && build->messages.n == messages)
    complain_of_words (build, reader, w, at, wanted, heading_of (build, sentence));
  return value;
}

static gboolean
fits (const LeafBuild *build, LeafValue value, LeafKindId wanted)
{
  LeafKindId kind = { value.kind };

  if (LEAF_SAME (wanted, LEAF_KIND (VALUE)))
    return TRUE;
  if (leaf_kind_is_object (build, kind) && leaf_kind_is_object (build, wanted)) {
    LeafInstanceId instance = leaf_instance_of_value (build, value);

    return !LEAF_IS (instance) || leaf_instance_is (build, instance, wanted);
  }
  return leaf_kind_compatible (build, kind, wanted);
}

static void
complain_of_kind (LeafBuild *build, LeafProblemCode code, LeafWording w, LeafValue value, LeafKindId wanted)
{
  leaf_problem_at (build, code, w, leaf_kind_name (build, wanted), kind_of_value (build, value));
}

/* --- facts -------------------------------------------------------------------------------------------------------- */

/* A column of a table that defines things is a property of these things. The kind of its entries may be unknown until
 * they are read: "{ 1, 2 }". */
static void
settle_property (LeafBuild *build, LeafPropertyId id, LeafKindId kind)
{
  const LeafKind *row = LEAF_IS (kind) ? leaf_kind (build, kind) : NULL;
  gboolean is_vague
      = row == NULL
        || (LEAF_IS (row->constructor) && (!LEAF_IS (row->args[0]) || LEAF_SAME (row->args[0], LEAF_KIND (VALUE))));

  if (!is_vague)
    LEAF_ROW (&build->world->properties, LeafProperty, id.ix)->kind = kind;
}

static void
read_facts (LeafBuild *build, const LeafConstantReader *reader)
{
  guint32 n = build->world->facts.n;

  for (guint32 i = 1; i < n; i++) {
    LeafFact fact = *LEAF_ROW (&build->world->facts, LeafFact, i);
    const LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, fact.property.ix);
    LeafKindId wanted = property->kind;
    LeafValue value;

    if (!LEAF_IS (fact.sentence) || !is_story (build, fact.sentence) || property->is_either_or
        || leaf_wording_empty (fact.value))
      continue;
    if (fact.given.kind == 0) {
      value = read_value (build, reader, fact.value, wanted, fact.sentence, fact.value);
      LEAF_ROW (&build->world->facts, LeafFact, i)->given = value;
      fact.given = value;
    }
    if (LEAF_SAME (wanted, LEAF_KIND (VALUE)))
      settle_property (build, fact.property, LEAF_ID (LeafKindId, fact.given.kind));
    if (fact.given.kind != 0 && !fits (build, fact.given, wanted))
      complain_of_kind (build, LEAF_PROBLEM_VALUE_WRONG_KIND, fact.value, fact.given, wanted);
  }
}

/* "The specification of a coin is ..." describes the kind for readers of the source; kinds of value have one too. */
static gboolean
is_documentation (const LeafBuild *build, LeafKindId kind, LeafPropertyId property)
{
  return LEAF_IS (kind) && property.ix == leaf_known (build, LEAF_KNOWN_specification);
}

/* "The matching key of the blue door", if it is not known that this is a door: a property that stores a relation may be
 * given to anything that could be of the kind that the relation relates. */
static gboolean
keeps_a_relation (const LeafBuild *build, LeafPropertyId property, LeafInstanceId owner)
{
  LEAF_EACH (&build->world->relations, i) {
    const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, i);
    LeafKindId wanted = row->property_on_left ? row->left : row->right;

    if (row->sort == LEAF_RELATION_PROPERTY && LEAF_SAME (row->property, property))
      return leaf_instance_is (build, owner, wanted)
             || leaf_kind_conforms (build, wanted, LEAF_INSTANCE (build, owner)->kind);
  }
  return FALSE;
}

/* In "Bob loves the Hall", where loving relates people, the wrong value is reported once, for Bob, and not again for the
 * Hall. */
static gboolean
is_other_side (const LeafBuild *build, const LeafFact *fact)
{
  LeafInstanceId partner = leaf_instance_of_value (build, fact->given);

  if (!fact->is_related || !LEAF_IS (partner)
      || !leaf_property_provided (build, fact->property, LEAF_ID (LeafKindId, 0), partner))
    return FALSE;
  LEAF_EACH (&build->world->relations, i) {
    const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, i);

    if (row->is_symmetric && LEAF_SAME (row->property, fact->property))
      return TRUE;
  }
  return FALSE;
}

enum { MOST_KINDS_NAMED = 4 };

/* " These kinds have it: container, door." NULL if there are none, or too many to name. */
static LeafMessageFragment *
kinds_with (const LeafBuild *build, LeafPropertyId property)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  LEAF_EACH (&build->kinds->kinds, i) {
    LeafKindId kind = LEAF_ID (LeafKindId, i);

    if (!leaf_kind_is_object (build, kind) || !leaf_property_provided (build, property, kind, (LeafInstanceId) { 0 })
        || leaf_property_provided (build, property, leaf_kind (build, kind)->parent, (LeafInstanceId) { 0 }))
      continue;
    g_string_append_printf (names, "%s%s", n > 0 ? ", " : "", leaf_kind_name (build, kind));
    n++;
  }
  return n > 0 && n <= MOST_KINDS_NAMED ? leaf_message_fragment (N_ (" These kinds have it: %1."), names->str, NULL)
                                        : NULL;
}

/* Reports a property of something that cannot have it. Call at the end, when kinds are final. */
static void
check_provided (LeafBuild *build, LeafKindId kind, LeafInstanceId instance, const char *name, guint32 first)
{
  for (guint32 at = first; at != 0;) {
    const LeafFact fact = *LEAF_ROW (&build->world->facts, LeafFact, at);
    g_autoptr (LeafMessageFragment) kinds = NULL;

    at = fact.next;
    if (!LEAF_IS (fact.sentence) || !is_story (build, fact.sentence) || is_documentation (build, kind, fact.property)
        || (leaf_property_provided (build, fact.property, kind, instance)
            && fact.property.ix != leaf_known (build, LEAF_KNOWN_specification))) /* only kinds have one */
      continue;
    if (LEAF_IS (instance)
            /* "The key unlocks the chest", and the chest has no lock: the related thing stores its partner */
            ? keeps_a_relation (build, fact.property, instance)
            : fact.is_related) {
      leaf_world_link_property (build, fact.property, kind, instance);
      continue;
    }
    if (is_other_side (build, &fact))
      continue;
    kinds = kinds_with (build, fact.property);
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NOT_ALLOWED,
                     LEAF_ROW (&build->sentences->sentences, LeafSentence, fact.sentence.ix)->wording, name, kinds);
  }
}

static void
check_owners (LeafBuild *build)
{
  const LeafTable *instances = &build->world->instances, *kinds = &build->kinds->kinds;

  LEAF_EACH (instances, i)
    check_provided (build, (LeafKindId) { 0 }, LEAF_ID (LeafInstanceId, i), LEAF_ROW (instances, LeafInstance, i)->name,
                    LEAF_ROW (instances, LeafInstance, i)->first_fact);
  LEAF_EACH (kinds, i)
    check_provided (build, LEAF_ID (LeafKindId, i), (LeafInstanceId) { 0 }, LEAF_ROW (kinds, LeafKind, i)->name,
                    leaf_world_first_fact (build, LEAF_ID (LeafKindId, i), (LeafInstanceId) { 0 }));
}

/* --- variables, pairs, tables ------------------------------------------------------------------------------------- */

/* A variable has no value yet that could be the initial value of another one. Returns TRUE if it was reported. */
static gboolean
refuse_variable (LeafBuild *build, const LeafVariable *row)
{
  LeafNameMatch match = leaf_names_find_whole (build, row->initial, LEAF_NAMES (VARIABLE) | LEAF_NAMES (INSTANCE),
                                               heading_of (build, row->sentence));
  const LeafVariable *other;

  if (match.sort != LEAF_NAME_VARIABLE || !is_story (build, row->sentence))
    return FALSE;
  other = LEAF_ROW (&build->world->variables, LeafVariable, match.id);
  if (other->owner != LEAF_OWNER_GLOBAL || other->is_constant || !is_story (build, other->sentence))
    return FALSE;
  leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_FROM_VARIABLE, row->initial, NULL, NULL);
  return TRUE;
}

/* Does the kind have no possible initial value? */
static gboolean
has_no_value (const LeafBuild *build, LeafKindId kind)
{
  if (leaf_kind_is_object (build, kind))
    return !LEAF_SAME (kind, LEAF_KIND (OBJECT)) && leaf_kind_default (build, kind).bits == 0;
  return leaf_kind_is_empty (build, kind);
}

/* "A person has a whim called the latest", if there are no whims. */
static void
check_properties (LeafBuild *build)
{
  LEAF_EACH (&build->world->properties, i) {
    LeafProperty row = *LEAF_ROW (&build->world->properties, LeafProperty, i);
    LeafPropertyId id = { i };

    if (row.is_either_or || LEAF_IS (row.relation) || !LEAF_IS (row.sentence) || !is_story (build, row.sentence)
        || !has_no_value (build, row.kind))
      continue;
    LEAF_EACH (&build->world->instances, owner)
      if (leaf_property_provided (build, id, (LeafKindId) { 0 }, LEAF_ID (LeafInstanceId, owner))
          && leaf_world_deciding_fact (build, LEAF_ID (LeafInstanceId, owner), id) == NULL) {
        leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_WITHOUT_VALUE,
                         LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix)->wording,
                         LEAF_ROW (&build->world->instances, LeafInstance, owner)->name,
                         leaf_kind_name (build, row.kind));
        break;
      }
  }
}

static void
read_variables (LeafBuild *build, const LeafConstantReader *reader)
{
  guint32 n = build->world->variables.n;

  for (guint32 i = 1; i < n; i++) {
    LeafVariable row = *LEAF_ROW (&build->world->variables, LeafVariable, i);
    LeafVariable *place;

    if (leaf_wording_empty (row.initial) && !build->is_library && is_story (build, row.sentence)
        && has_no_value (build, row.kind))
      leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_WITHOUT_VALUE,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix)->wording,
                       leaf_kind_name (build, row.kind), NULL);
    if (leaf_wording_empty (row.initial) || leaf_world_was_read_before (build, row.initial)
        || refuse_variable (build, &row))
      continue;
    if (row.given.kind == 0)
      row.given = read_value (build, reader, row.initial, row.kind, row.sentence, row.initial);
    if (row.given.kind != 0
        && (!fits (build, row.given, row.kind)
            || (row.given.kind == LEAF_KIND_OBJECT && row.given.bits == 0
                && !LEAF_SAME (row.kind, LEAF_KIND (OBJECT)))))
      complain_of_kind (build, LEAF_PROBLEM_VALUE_WRONG_KIND, row.initial, row.given, row.kind);
    place = LEAF_ROW (&build->world->variables, LeafVariable, i);
    place->given = row.given;
    if ((row.is_constant || row.is_initial_likely) && row.given.kind != 0 && LEAF_SAME (row.kind, LEAF_KIND (VALUE)))
      place->kind = LEAF_ID (LeafKindId, row.given.kind);
  }
}

static void
check_pair (LeafBuild *build, const LeafRelation *relation, const LeafPair *pair)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, pair->sentence.ix)->wording;

  if (relation->sort == LEAF_RELATION_BUILT_IN || pair->left.kind == 0 || pair->right.kind == 0)
    return;
  if (!fits (build, pair->left, relation->left))
    complain_of_kind (build, LEAF_PROBLEM_RELATION_WRONG_KIND, w, pair->left, relation->left);
  else if (!fits (build, pair->right, relation->right))
    complain_of_kind (build, LEAF_PROBLEM_RELATION_WRONG_KIND, w, pair->right, relation->right);
}

static void
read_pairs (LeafBuild *build, const LeafConstantReader *reader)
{
  for (guint32 relation = 1; relation < build->world->relations.n; relation++) {
    LeafRelation row = *LEAF_ROW (&build->world->relations, LeafRelation, relation);

    for (guint32 at = row.first_pair; at != 0;) {
      LeafPair pair = *LEAF_ROW (&build->world->pairs, LeafPair, at);

      if (is_story (build, pair.sentence)) {
        if (pair.left.kind == 0)
          pair.left = read_value (build, reader, pair.left_words, row.left, pair.sentence, pair.left_words);
        if (pair.right.kind == 0)
          pair.right = read_value (build, reader, pair.right_words, row.right, pair.sentence, pair.right_words);
        *LEAF_ROW (&build->world->pairs, LeafPair, at) = pair;
        check_pair (build, &row, &pair);
      }
      at = pair.next;
    }
  }
}

/* "sea" or "the sea": the words that may be typed, in quotation marks. */
static gboolean
are_topics (LeafBuild *build, LeafWording w)
{
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (build, w, "or", &parts);

  for (guint32 i = 0; i < n; i++)
    if (leaf_wording_length (parts[i]) != 1 || leaf_word (build, parts[i].first)->sort != LEAF_WORD_TEXT)
      return FALSE;
  return n > 0;
}

static void
read_table (LeafBuild *build, const LeafConstantReader *reader, guint32 table)
{
  LeafTableRow row = *LEAF_ROW (&build->world->tables, LeafTableRow, table);

  for (guint32 i = 0; i < row.n_columns; i++)
    for (guint32 at = 0; at < row.n_rows; at++) {
      gsize cell = (gsize) at * row.n_columns + i;
      LeafColumn *column = LEAF_ROW (&build->world->columns, LeafColumn, row.columns[i].ix);
      LeafKindId kind = column->kind;
      gboolean is_topics = LEAF_SAME (kind, LEAF_KIND (TOPIC));
      LeafWording entry = row.words[cell];

      if (leaf_wording_empty (entry) || row.values[cell].kind != 0)
        continue;
      row.values[cell] = read_value (build, reader, entry, kind, row.sentence, is_topics ? LEAF_NO_WORDS : entry);
      if (is_topics && !are_topics (build, entry))
        complain_of_no_value (build, entry, entry, kind);
      if (row.values[cell].kind == 0 && is_topics)
        row.values[cell] = LEAF_VALUE (TOPIC, entry.first);
      column = LEAF_ROW (&build->world->columns, LeafColumn, row.columns[i].ix);
      if (!LEAF_IS (column->kind) && row.values[cell].kind != 0)
        column->kind = LEAF_ID (LeafKindId, row.values[cell].kind);
    }
}

/* Is the column empty in every table that has it? */
static gboolean
is_blank_column (const LeafBuild *build, LeafColumnId id)
{
  gboolean is_there = FALSE;

  LEAF_EACH (&build->world->tables, i) {
    const LeafTableRow *row = LEAF_ROW (&build->world->tables, LeafTableRow, i);

    for (guint32 column = 0; column < row->n_columns; column++) {
      is_there |= LEAF_SAME (row->columns[column], id);
      for (guint32 at = 0; at < row->n_rows && LEAF_SAME (row->columns[column], id); at++)
        if (!leaf_wording_empty (row->words[(gsize) at * row->n_columns + column]))
          return FALSE;
    }
  }
  return is_there;
}

static void
read_tables (LeafBuild *build, const LeafConstantReader *reader)
{
  LEAF_EACH (&build->world->tables, i) {
    const LeafTableRow *row = LEAF_ROW (&build->world->tables, LeafTableRow, i);

    if (is_story (build, row->sentence) || is_story (build, row->changed))
      read_table (build, reader, i);
  }
  LEAF_EACH (&build->world->columns, i)
    if (!LEAF_IS (LEAF_ROW (&build->world->columns, LeafColumn, i)->kind)) {
      const LeafColumn *column = LEAF_ROW (&build->world->columns, LeafColumn, i);

      if (is_story (build, column->sentence) && is_blank_column (build, LEAF_ID (LeafColumnId, i))) {
        g_autofree char *words = g_strdup (column->name);

        leaf_build_problem (
            build, LEAF_PROBLEM_TABLE_COLUMN_KINDLESS,
            leaf_wording_span (build,
                               LEAF_ROW (&build->sentences->sentences, LeafSentence, column->sentence.ix)->wording),
            words, NULL, NULL);
      }
      LEAF_ROW (&build->world->columns, LeafColumn, i)->kind = LEAF_KIND (VALUE);
    }
}

/* --- the player and the first room -------------------------------------------------------------------------------- */

static LeafVariable *
global (LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->variables, i) {
    LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (row->owner == LEAF_OWNER_GLOBAL && strcmp (row->name, name) == 0)
      return row;
  }
  return NULL;
}

/* Takes what the heading of the story says, unless a sentence says otherwise. */
static void
set_text (LeafBuild *build, const LeafConstantReader *reader, const char *name, const char *text)
{
  LeafVariable *row = global (build, name);
  gboolean by_default = row != NULL && leaf_word_is_library (build, row->initial.first);

  if (row != NULL && text != NULL && (row->given.kind == 0 || by_default)) {
    LeafValue value = leaf_world_printed (build, reader, text);

    global (build, name)->given = value;
  }
}

/* The initial player: the variable's value, or yourself. */
static void
find_player (LeafBuild *build)
{
  LeafVariable *player = LEAF_ROW (&build->world->variables, LeafVariable, leaf_known (build, LEAF_KNOWN_player_cell));
  LeafInstanceId at;

  if (build->is_library || leaf_known (build, LEAF_KNOWN_player_cell) == 0)
    return;
  if (player->given.kind != 0)
    build->world->player = leaf_instance_of_value (build, player->given);
  else
    player->given = leaf_instance_value (build, leaf_world_player (build));
  at = build->world->player;
  for (guint32 steps = 0; LEAF_IS (at) && steps < build->world->instances.n; steps++) {
    if (leaf_instance_is (build, at, LEAF_KIND (ROOM)))
      break;
    at = LEAF_INSTANCE (build, at)->holder;
  }
  build->world->start = at;
}

void
leaf_world_complete (LeafBuild *build, const LeafConstantReader *reader)
{
  read_facts (build, reader);
  check_owners (build);
  check_properties (build);
  read_variables (build, reader);
  read_pairs (build, reader);
  read_tables (build, reader);
  leaf_infer_names (build, reader);
  find_player (build);
  leaf_index_map_check (build);
  if (!build->is_library)
    leaf_object_name_conflicts_check (build);
  leaf_inter_names_check (build);
  leaf_inclusions_check (build);
  if (!build->is_library) {
    set_text (build, reader, "story title", build->world->title != NULL ? build->world->title : "Welcome");
    set_text (build, reader, "story author", build->world->author);
  }
}
