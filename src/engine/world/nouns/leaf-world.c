/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world.c: the tables of the world, and queries about them for other stages.
 *
 * Nothing here reads sentences. Rows are added by the readers (declarations, assertions, tables). Derived information,
 * such as the fact that decides a property, is computed on demand from chains in the rows. */

#include "leaf-assert.h"
#include "leaf-dialogue.h"
#include "leaf-names-private.h"

#include <string.h>

/* --- creating and freeing ----------------------------------------------------------------------------------------- */

static const struct {
  const char *name, *property;
  LeafKindNumber left, right;
  gboolean left_unique, right_unique, is_symmetric;
} built_in_relations[] = {
#define LEAF_RELATION_ROW(symbol, name, left, right, left_unique, right_unique, symmetric, property)                   \
  { name, property, LEAF_KIND_##left, LEAF_KIND_##right, left_unique, right_unique, symmetric },
#include "image/leaf-relations.def"
#undef LEAF_RELATION_ROW
};

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafWorld, connections, LeafConnection),
  LEAF_MEMBER_TABLE (LeafWorld, backdrop_places, LeafBackdropPlace),
  LEAF_MEMBER_TABLE (LeafWorld, implications, LeafImplication),
  LEAF_MEMBER_TABLE (LeafWorld, assemblies, LeafAssembly),
  LEAF_MEMBER_TABLE (LeafWorld, measures, LeafMeasure),
  LEAF_MEMBER_TABLE (LeafWorld, reserved, LeafValue),
  LEAF_MEMBER_TABLE (LeafWorld, instances, LeafInstance),
  LEAF_MEMBER_TABLE (LeafWorld, facts, LeafFact),
  LEAF_MEMBER_TABLE (LeafWorld, properties, LeafProperty),
  LEAF_MEMBER_TABLE (LeafWorld, property_links, LeafPropertyLink),
  LEAF_MEMBER_TABLE (LeafWorld, adjectives, LeafAdjective),
  LEAF_MEMBER_TABLE (LeafWorld, adjective_meanings, LeafAdjectiveMeaning),
  LEAF_MEMBER_TABLE (LeafWorld, variables, LeafVariable),
  LEAF_MEMBER_TABLE (LeafWorld, relations, LeafRelation),
  LEAF_MEMBER_TABLE (LeafWorld, pairs, LeafPair),
  LEAF_MEMBER_TABLE (LeafWorld, verbs, LeafVerb),
  LEAF_MEMBER_TABLE (LeafWorld, verb_forms, LeafVerbForm),
  LEAF_MEMBER_TABLE (LeafWorld, actions, LeafAction),
  LEAF_MEMBER_TABLE (LeafWorld, activities, LeafActivity),
  LEAF_MEMBER_TABLE (LeafWorld, rulebook_owners, LeafRulebookOwner),
  LEAF_MEMBER_TABLE (LeafWorld, scene_conditions, LeafSceneCondition),
  LEAF_MEMBER_TABLE (LeafWorld, dialogue, LeafDialogueRow),
  LEAF_MEMBER_TABLE (LeafWorld, columns, LeafColumn),
  LEAF_MEMBER_TABLE (LeafWorld, tables, LeafTableRow),
  LEAF_MEMBER_TABLE (LeafWorld, use_options, LeafUseOption),
  LEAF_MEMBER_TABLE (LeafWorld, equations, LeafEquation),
  LEAF_MEMBER_TABLE (LeafWorld, chains, LeafChainLink),
  LEAF_MEMBER_INDEX (LeafWorld, used),
  LEAF_MEMBER_INDEX (LeafWorld, variables_of),
  LEAF_MEMBER_INDEX (LeafWorld, assembled),
  LEAF_MEMBER_INDEX (LeafWorld, partner_of),
  LEAF_MEMBER_INDEX (LeafWorld, kind_facts),
  LEAF_MEMBER_INDEX (LeafWorld, facts_about),
  LEAF_MEMBER_INDEX (LeafWorld, connection_of),
  LEAF_MEMBER_INDEX (LeafWorld, verb_form_longest),
  LEAF_MEMBER_TABLE (LeafWorld, clashing, const char *),
  LEAF_MEMBER_TABLE (LeafWorld, known, guint32),
  LEAF_MEMBER_INDEX (LeafWorld, verb_forms_by_word),
  LEAF_MEMBER_INDEX (LeafWorld, links),
  LEAF_MEMBER_INDEX (LeafWorld, instance_of),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafWorld, members);

LeafWorld *
leaf_world_new (void)
{
  LeafWorld *world = leaf_stage_tables_new (&stage_tables);

  world->names = leaf_names_new ();
  return world;
}

LeafWorld *
leaf_world_copy (const LeafWorld *world, const LeafWorld *like, LeafArena *on)
{
  LeafWorld *copy = leaf_stage_tables_copy (&stage_tables, world, like, on);

  copy->names = leaf_names_copy (world->names, like != NULL ? like->names : NULL, on);
  return copy;
}

void
leaf_world_free (LeafWorld *world)
{
  leaf_names_free (world->names);
  leaf_stage_tables_free (&stage_tables, world);
}

static void
name_built_in_kinds (LeafBuild *build)
{
  guint32 n = build->kinds->kinds.n;

  for (guint32 i = 1; i < n; i++) {
    LeafKind kind = *leaf_kind (build, LEAF_ID (LeafKindId, i));

    if (i == LEAF_KIND_NOTHING || i == LEAF_KIND_ANY_ACTION || i == LEAF_KIND_KIND_VARIABLE
        || kind.representation == LEAF_REPRESENTATION_BUILT)
      continue;
    leaf_names_add_text (build, LEAF_NAME_KIND, i, kind.name, FALSE);
    if (kind.plural != NULL && strcmp (kind.plural, kind.name) != 0)
      leaf_names_add_text (build, LEAF_NAME_KIND, i, kind.plural, TRUE);
  }
}

/* A relation stored in a property is stored on the side that has at most one partner. */
static LeafRelationId
boot_relation (LeafBuild *build, guint32 i)
{
  const char *property = built_in_relations[i].property;
  LeafRelation row = {
    .name = leaf_arena_strdup (build->arena, built_in_relations[i].name),
    .sort = property != NULL ? LEAF_RELATION_PROPERTY : LEAF_RELATION_BUILT_IN,
    .left = LEAF_ID (LeafKindId, built_in_relations[i].left),
    .right = LEAF_ID (LeafKindId, built_in_relations[i].right),
    .left_unique = built_in_relations[i].left_unique,
    .right_unique = built_in_relations[i].right_unique,
    .is_symmetric = built_in_relations[i].is_symmetric,
  };

  if (property != NULL)
    row.property = leaf_property_make_text (build, leaf_arena_strdup (build->arena, property), LEAF_KIND (OBJECT),
                                            (LeafSentenceId) { 0 });
  row.property_on_left = LEAF_IS (row.property) && row.right_unique;
  return leaf_world_add_relation (build, &row, LEAF_NO_WORDS);
}

void
leaf_world_boot (LeafBuild *build)
{
  if (build->world->relations.n > 1)
    return;
  name_built_in_kinds (build);
  for (guint32 i = 0; i < G_N_ELEMENTS (built_in_relations); i++) {
    LeafRelationId id = boot_relation (build, i);
    LeafPropertyId property = LEAF_ROW (&build->world->relations, LeafRelation, id.ix)->property;

    if (!LEAF_IS (property))
      continue;
    LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->relation = id;
    if (LEAF_ROW (&build->world->relations, LeafRelation, id.ix)->property_on_left)
      leaf_world_link_property (build, property, LEAF_ROW (&build->world->relations, LeafRelation, id.ix)->left,
                                LEAF_ID (LeafInstanceId, 0));
  }
}

/* --- instances ---------------------------------------------------------------------------------------------------- */

static guint64
value_key (LeafKindId kind, gint32 bits)
{
  return (guint64) kind.ix << 32 | (guint32) bits;
}

/* Counts an instance of its kind. If it is a named value, its bits are this count. */
static void
enrol (LeafBuild *build, LeafInstanceId id)
{
  LeafInstance *instance = LEAF_INSTANCE (build, id);
  LeafKind *kind = LEAF_ROW (&build->kinds->kinds, LeafKind, instance->kind.ix);

  kind->n_instances++;
  if (leaf_kind_is_object (build, instance->kind)) {
    instance->number = (gint32) id.ix;
    return;
  }
  instance->number = (gint32) kind->n_instances;
  leaf_index_set (&build->world->instance_of, value_key (instance->kind, instance->number), id.ix);
}

LeafInstanceId
leaf_world_make_instance (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence)
{
  LeafWorld *world = build->world;
  LeafInstance row = { .kind = kind, .made_at = name, .sentence = sentence };
  LeafInstanceId id;
  g_autofree char *spelled = NULL;

  name = leaf_wording_skip_article (build, name);
  spelled = leaf_wording_dup_spaced (build, name); /* "Who ?": punctuation may be part of a name */
  row.name = leaf_arena_strdup (build->arena, spelled);
  row.order = world->instances.n;
  id = LEAF_ID (LeafInstanceId, leaf_table_push (&world->instances, &row));
  leaf_names_add_near (build, LEAF_NAME_INSTANCE, id.ix, name, leaf_sentence_heading (build, sentence), FALSE);
  enrol (build, id);
  return id;
}

LeafInstanceId
leaf_world_make_named (LeafBuild *build, LeafKindId kind, const char *name, LeafSentenceId sentence)
{
  LeafWorld *world = build->world;
  LeafInstance row = { .kind = kind, .sentence = sentence, .order = world->instances.n };
  g_autofree char *folded = g_utf8_strdown (name, -1);
  LeafInstanceId id;

  row.name = leaf_arena_strdup (build->arena, name);
  id = LEAF_ID (LeafInstanceId, leaf_table_push (&world->instances, &row));
  leaf_names_add_text (build, LEAF_NAME_INSTANCE, id.ix, folded, FALSE);
  enrol (build, id);
  return id;
}

/* An instance without a name. It is printed with the name of its kind, and cannot be referred to. */
LeafInstanceId
leaf_world_make_nameless (LeafBuild *build, LeafKindId kind, LeafSentenceId sentence)
{
  LeafInstance row = { .kind = kind,
                       .sentence = sentence,
                       .order = build->world->instances.n,
                       .kind_is_stated = TRUE,
                       .is_nameless = TRUE,
                       .article = LEAF_ARTICLE_INDEFINITE };
  LeafInstanceId id;

  row.name = leaf_kind (build, kind)->name;
  id = LEAF_ID (LeafInstanceId, leaf_table_push (&build->world->instances, &row));
  enrol (build, id);
  return id;
}

/* Narrows the kind of an object, or sets it if the object was only mentioned. */
void
leaf_world_set_kind (LeafBuild *build, LeafInstanceId id, LeafKindId kind)
{
  LeafInstance *instance = LEAF_INSTANCE (build, id);

  LEAF_ROW (&build->kinds->kinds, LeafKind, instance->kind.ix)->n_instances--;
  LEAF_ROW (&build->kinds->kinds, LeafKind, kind.ix)->n_instances++;
  instance->kind = kind;
}

gboolean
leaf_instance_is (const LeafBuild *build, LeafInstanceId instance, LeafKindId kind)
{
  return LEAF_IS (instance) && leaf_kind_conforms (build, LEAF_INSTANCE (build, instance)->kind, kind);
}

LeafInstanceId
leaf_instance_of_value (const LeafBuild *build, LeafValue value)
{
  LeafKindId kind = LEAF_ID (LeafKindId, value.kind);

  if (value.kind == 0)
    return LEAF_ID (LeafInstanceId, 0);
  if (leaf_kind_is_object (build, kind))
    return LEAF_ID (LeafInstanceId, (guint32) value.bits < build->world->instances.n ? (guint32) value.bits : 0);
  return LEAF_ID (LeafInstanceId, leaf_index_find (&build->world->instance_of, value_key (kind, value.bits)));
}

LeafValue
leaf_instance_value (const LeafBuild *build, LeafInstanceId id)
{
  const LeafInstance *instance;

  if (!LEAF_IS (id))
    return LEAF_VALUE (OBJECT, 0);
  instance = LEAF_INSTANCE (build, id);
  if (leaf_kind_is_object (build, instance->kind))
    return LEAF_VALUE (OBJECT, id.ix);
  return (LeafValue) { .kind = instance->kind.ix, .bits = instance->number };
}

/* --- properties --------------------------------------------------------------------------------------------------- */

LeafPropertyId
leaf_world_find_property (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->properties, i)
    if (strcmp (LEAF_ROW (&build->world->properties, LeafProperty, i)->name, name) == 0)
      return LEAF_ID (LeafPropertyId, i);
  return LEAF_ID (LeafPropertyId, 0);
}

/* C code looks up names of the library and of use options in this spelling, however a story spells them. */
static gboolean
is_called (const char *name, const char *text)
{
  return g_ascii_strcasecmp (name, text) == 0;
}

LeafActionId
leaf_world_find_action (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->actions, i)
    if (is_called (LEAF_ROW (&build->world->actions, LeafAction, i)->name, name))
      return LEAF_ID (LeafActionId, i);
  return LEAF_ID (LeafActionId, 0);
}

LeafActivityId
leaf_world_find_activity (const LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->world->activities, i)
    if (is_called (LEAF_ROW (&build->world->activities, LeafActivity, i)->name, name))
      return LEAF_ID (LeafActivityId, i);
  return LEAF_ID (LeafActivityId, 0);
}

LeafVariableId
leaf_world_find_variable (const LeafBuild *build, LeafOwner owner, const char *name)
{
  LEAF_EACH (&build->world->variables, i) {
    const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (variable->owner == owner && is_called (variable->name, name))
      return LEAF_ID (LeafVariableId, i);
  }
  return LEAF_ID (LeafVariableId, 0);
}

gboolean
leaf_world_uses (const LeafBuild *build, guint32 option)
{
  return LEAF_ROW (&build->world->use_options, LeafUseOption, option)->is_active;
}

void
leaf_world_link_property (LeafBuild *build, LeafPropertyId property, LeafKindId kind, LeafInstanceId instance)
{
  LeafPropertyLink link = { .property = property, .kind = kind, .instance = instance };
  guint64 key = leaf_property_link_key (property, kind, instance);
  LeafPropertyId opposite = LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->opposite;

  if (leaf_index_find (&build->world->links, key) != 0)
    return;
  leaf_index_set (&build->world->links, key, leaf_table_push (&build->world->property_links, &link));
  leaf_world_note_property_kind (build, property, LEAF_IS (instance) ? LEAF_INSTANCE (build, instance)->kind : kind);
  if (LEAF_IS (opposite))
    leaf_world_link_property (build, opposite, kind, instance);
}

gboolean
leaf_property_provided (const LeafBuild *build, LeafPropertyId property, LeafKindId kind, LeafInstanceId instance)
{
  const LeafIndex *links = &build->world->links;

  if (LEAF_IS (instance)) {
    if (leaf_index_find (links, leaf_property_link_key (property, LEAF_ID (LeafKindId, 0), instance)) != 0)
      return TRUE;
    kind = LEAF_INSTANCE (build, instance)->kind;
  }
  for (; LEAF_IS (kind); kind = leaf_kind (build, kind)->parent)
    if (leaf_index_find (links, leaf_property_link_key (property, kind, LEAF_ID (LeafInstanceId, 0))) != 0)
      return TRUE;
  return FALSE;
}

/* --- adjectives --------------------------------------------------------------------------------------------------- */

LeafAdjectiveId
leaf_world_adjective (LeafBuild *build, const char *name)
{
  const LeafVocabId *words;
  guint32 n = leaf_names_intern (build, name, &words);
  LeafAdjective row = { 0 };
  guint32 found = leaf_names_find_words (build, words, n, LEAF_NAMES (ADJECTIVE));
  guint32 id;

  if (found != 0)
    return LEAF_ID (LeafAdjectiveId, found);
  row.name = leaf_arena_strdup (build->arena, name);
  id = leaf_table_push (&build->world->adjectives, &row);
  leaf_names_add_text (build, LEAF_NAME_ADJECTIVE, id, name, FALSE);
  return LEAF_ID (LeafAdjectiveId, id);
}

/* The position of a meaning in its chain. A definition comes before all properties with that name, even of a more
 * specific kind: a ghost that "can be visible" is visible if the player sees it. */
static guint32
meaning_rank (const LeafBuild *build, const LeafAdjectiveMeaning *meaning)
{
  guint32 depth = leaf_kind (build, meaning->kind)->depth;

  if (LEAF_IS (meaning->instance))
    return G_MAXUINT32;
  return meaning->sort == LEAF_ADJECTIVE_PROPERTY ? depth : G_MAXUINT16 + depth;
}

void
leaf_adjective_add_meaning (LeafBuild *build, LeafAdjectiveId adjective, const LeafAdjectiveMeaning *meaning)
{
  LeafWorld *world = build->world;
  LeafAdjectiveMeaning row = *meaning;
  guint32 rank = meaning_rank (build, meaning);
  guint32 before = 0, at, made;

  /* Definitions first, from the most specific kind to the most general; for one kind, the newest first. */
  for (at = LEAF_ROW (&world->adjectives, LeafAdjective, adjective.ix)->first_meaning; at != 0;) {
    const LeafAdjectiveMeaning *other = LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, at);

    if (meaning_rank (build, other) <= rank)
      break;
    before = at;
    at = other->next;
  }
  row.next = at;
  made = leaf_table_push (&world->adjective_meanings, &row);
  if (before == 0)
    LEAF_ROW (&world->adjectives, LeafAdjective, adjective.ix)->first_meaning = made;
  else
    LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, before)->next = made;
}

/* --- variables ---------------------------------------------------------------------------------------------------- */

static guint32
next_index (LeafBuild *build, LeafOwner owner, guint32 owner_id)
{
  guint32 n = 0;

  if (owner == LEAF_OWNER_ACTION)
    return LEAF_ROW (&build->world->actions, LeafAction, owner_id)->n_variables++;
  if (owner == LEAF_OWNER_ACTIVITY)
    return LEAF_ROW (&build->world->activities, LeafActivity, owner_id)->n_variables++;
  for (guint32 i = leaf_world_first_variable (build, owner, owner_id); i != 0;
       i = LEAF_ROW (&build->world->variables, LeafVariable, i)->next)
    n++;
  return n;
}

static guint64
owner_key (LeafOwner owner, guint32 owner_id)
{
  return (guint64) owner << 32 | owner_id;
}

guint32
leaf_world_first_variable (const LeafBuild *build, LeafOwner owner, guint32 owner_id)
{
  return leaf_index_find (&build->world->variables_of, owner_key (owner, owner_id));
}

static void
chain_variable (LeafBuild *build, guint32 made)
{
  const LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, made);
  guint32 at = leaf_world_first_variable (build, variable->owner, variable->owner_id);

  if (variable->owner == LEAF_OWNER_GLOBAL)
    return;
  if (at == 0)
    leaf_index_set (&build->world->variables_of, owner_key (variable->owner, variable->owner_id), made);
  else {
    while (LEAF_ROW (&build->world->variables, LeafVariable, at)->next != 0)
      at = LEAF_ROW (&build->world->variables, LeafVariable, at)->next;
    LEAF_ROW (&build->world->variables, LeafVariable, at)->next = made;
  }
}

LeafVariableId
leaf_world_make_variable (LeafBuild *build, LeafOwner owner, guint32 owner_id, LeafWording name, LeafKindId kind,
                          LeafSentenceId sentence)
{
  LeafVariable row
      = { .kind = kind, .owner = owner, .owner_id = owner_id, .is_library = build->is_library, .sentence = sentence };
  LeafVariableId id;

  name = leaf_wording_skip_article (build, name);
  row.name = leaf_world_spelling (build, name);
  row.index = next_index (build, owner, owner_id);
  id = LEAF_ID (LeafVariableId, leaf_table_push (&build->world->variables, &row));
  chain_variable (build, id.ix);
  leaf_names_add_near (build, LEAF_NAME_VARIABLE, id.ix, name, leaf_sentence_heading (build, sentence), FALSE);
  return id;
}

/* --- relations ---------------------------------------------------------------------------------------------------- */

LeafRelationId
leaf_world_add_relation (LeafBuild *build, const LeafRelation *row, LeafWording name)
{
  LeafRelationId id = LEAF_ID (LeafRelationId, leaf_table_push (&build->world->relations, row));

  if (leaf_wording_empty (name))
    leaf_names_add_text (build, LEAF_NAME_RELATION, id.ix, row->name, FALSE);
  else
    leaf_names_add_near (build, LEAF_NAME_RELATION, id.ix, name, leaf_sentence_heading (build, row->sentence), FALSE);
  return id;
}

/* --- facts -------------------------------------------------------------------------------------------------------- */

guint32
leaf_world_first_fact (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance)
{
  if (LEAF_IS (instance))
    return LEAF_INSTANCE (build, instance)->first_fact;
  return leaf_index_find (&build->world->kind_facts, kind.ix);
}

static const guint32 forgotten = G_MAXUINT32; /* in `facts_about`, where nothing can be removed */

static guint64
about_key (LeafKindId kind, LeafInstanceId instance, LeafPropertyId property)
{
  guint64 owner = LEAF_IS (instance) ? (guint64) instance.ix << 1 | 1 : (guint64) kind.ix << 1;

  return owner << 31 | property.ix;
}

static guint32
newest_fact_about (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance, LeafPropertyId property)
{
  guint32 id = leaf_index_find (&build->world->facts_about, about_key (kind, instance, property));

  return id != forgotten ? id : 0;
}

void
leaf_world_add_fact (LeafBuild *build, LeafKindId kind, LeafInstanceId instance, const LeafFact *fact)
{
  LeafFact row = *fact;
  guint32 id;

  row.next = leaf_world_first_fact (build, kind, instance);
  row.next_about = newest_fact_about (build, kind, instance, fact->property);
  id = leaf_table_push (&build->world->facts, &row);
  leaf_index_set (&build->world->facts_about, about_key (kind, instance, fact->property), id);
  if (LEAF_IS (instance))
    LEAF_INSTANCE (build, instance)->first_fact = id;
  else
    leaf_index_set (&build->world->kind_facts, kind.ix, id);
}

guint32
leaf_world_take_facts (LeafBuild *build, LeafInstanceId instance)
{
  guint32 first = LEAF_INSTANCE (build, instance)->first_fact;

  for (guint32 at = first; at != 0;) {
    const LeafFact *fact = LEAF_ROW (&build->world->facts, LeafFact, at);

    leaf_index_set (&build->world->facts_about, about_key ((LeafKindId) { 0 }, instance, fact->property), forgotten);
    at = fact->next;
  }
  LEAF_INSTANCE (build, instance)->first_fact = 0;
  return first;
}

const LeafFact *
leaf_world_strongest_fact (const LeafBuild *build, LeafKindId kind, LeafInstanceId instance, LeafPropertyId property)
{
  const LeafFact *best = NULL;

  for (guint32 at = newest_fact_about (build, kind, instance, property); at != 0;) {
    const LeafFact *fact = LEAF_ROW (&build->world->facts, LeafFact, at);

    if (best == NULL || fact->certainty > best->certainty)
      best = fact;
    at = fact->next_about;
  }
  return best;
}

const LeafFact *
leaf_world_deciding_fact (const LeafBuild *build, LeafInstanceId instance, LeafPropertyId property)
{
  const LeafFact *fact = leaf_world_strongest_fact (build, LEAF_ID (LeafKindId, 0), instance, property);

  if (fact != NULL)
    return fact;
  for (LeafKindId kind = LEAF_INSTANCE (build, instance)->kind; LEAF_IS (kind);
       kind = leaf_kind (build, kind)->parent) {
    fact = leaf_world_strongest_fact (build, kind, LEAF_ID (LeafInstanceId, 0), property);
    if (fact != NULL)
      return fact;
  }
  return NULL;
}

/* --- places ------------------------------------------------------------------------------------------------------- */

gboolean
leaf_world_lies_in (const LeafBuild *build, LeafInstanceId inner, LeafInstanceId region)
{
  /* Loops are refused when containment is asserted; the limit is for a world with problems. */
  for (guint32 steps = 0; LEAF_IS (inner) && steps < build->world->instances.n; steps++) {
    const LeafInstance *instance = LEAF_INSTANCE (build, inner);

    if (instance->held == LEAF_HELD_REGION && LEAF_SAME (instance->holder, region))
      return TRUE;
    inner = instance->holder;
  }
  return FALSE;
}

/* --- common functions of the readers ------------------------------------------------------------------------------ */

LeafHeadingId
leaf_sentence_heading (const LeafBuild *build, LeafSentenceId sentence)
{
  if (!LEAF_IS (sentence))
    return LEAF_ID (LeafHeadingId, 0);
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->heading;
}

/* The words in lower case with single spaces, without an article: this is how properties, variables and so on are
 * spelled. */
const char *
leaf_world_spelling (LeafBuild *build, LeafWording w)
{
  GString *text = g_string_new (NULL);
  const char *kept;

  w = leaf_wording_skip_article (build, w);
  for (guint32 at = w.first; at < w.end; at++)
    g_string_append_printf (text, "%s%s", at > w.first ? " " : "",
                            leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab));
  kept = leaf_arena_strdup (build->arena, text->str);
  g_string_free (text, TRUE);
  return kept;
}

/* Are the words of a value in the library? These were read with the library. The number of a word is not enough to
 * decide this: an extension's words come after those of the story that includes it, its sentences before. */
gboolean
leaf_world_was_read_before (const LeafBuild *build, LeafWording w)
{
  return !build->is_library && leaf_word (build, w.first)->source < build->first_source;
}

/* --- default values ----------------------------------------------------------------------------------------------- */

static LeafInstanceId
first_of_kind (const LeafBuild *build, LeafKindId kind)
{
  LEAF_EACH (&build->world->instances, i)
    if (leaf_kind_conforms (build, LEAF_ROW (&build->world->instances, LeafInstance, i)->kind, kind))
      return LEAF_ID (LeafInstanceId, i);
  return (LeafInstanceId) { 0 };
}

/* The value of a variable or property of the kind if no value is given. */
LeafValue
leaf_kind_default (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row;

  if (!LEAF_IS (kind))
    return (LeafValue) { 0 };
  row = leaf_kind (build, kind);
  if (row->representation == LEAF_REPRESENTATION_OBJECT)
    return LEAF_SAME (kind, LEAF_KIND (OBJECT)) ? LEAF_VALUE (OBJECT, 0)
                                                : leaf_instance_value (build, first_of_kind (build, kind));
  if (row->representation == LEAF_REPRESENTATION_ENUMERATED)
    return (LeafValue) { .kind = kind.ix, .bits = row->n_instances > 0 ? 1 : 0 };
  if (LEAF_SAME (kind, LEAF_KIND (TIME)))
    return LEAF_VALUE (TIME, 9 * 60);
  if (LEAF_SAME (kind, LEAF_KIND (RULEBOOK_OUTCOME)))
    return LEAF_VALUE (RULEBOOK_OUTCOME, 1); /* the first named outcome; the library defines some */
  return (LeafValue) { .kind = kind.ix };
}

gboolean
leaf_kind_is_empty (const LeafBuild *build, LeafKindId kind)
{
  return LEAF_IS (kind) && kind.ix >= build->world->first_kind
         && leaf_kind (build, kind)->representation == LEAF_REPRESENTATION_ENUMERATED
         && leaf_kind (build, kind)->n_instances == 0;
}
