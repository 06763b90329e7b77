/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-values.c: reads words as a value.
 *
 * Readers are tried from the most certain to the least: brackets, a text, a local or variable, a literal, a whole
 * name; then the forms with fixed words (leaf-value-forms.c), phrases that decide values, and at last a part of a
 * name, since almost any words are part of some name. */

#include "leaf-value-forms.h"

#include <string.h>

/* --- conversion to the expected kind ------------------------------------------------------------------------------ */

static LeafNode *
number_as_real (LeafScope *scope, LeafNode *value)
{
  if (value->op == LEAF_NODE_CONSTANT) {
    gfloat real = (gfloat) value->CONSTANT.value.bits;
    gint32 bits;

    memcpy (&bits, &real, sizeof bits);
    return leaf_node_constant (scope, value->wording, LEAF_KIND (REAL), bits);
  }
  return leaf_node_with (scope, LEAF_NODE_CONVERT, LEAF_KIND (REAL), value->wording, value);
}

gboolean
leaf_kind_turns_to_text (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_SNIPPET || kind.ix == LEAF_KIND_UNICODE;
}

LeafNode *
leaf_value_fit (LeafScope *scope, LeafNode *value, LeafKindId wanted)
{
  if (value == NULL || !LEAF_IS (wanted) || wanted.ix == LEAF_KIND_VALUE || LEAF_SAME (value->kind, wanted))
    return value;
  if (value->kind.ix == LEAF_KIND_NUMBER && wanted.ix == LEAF_KIND_REAL)
    return number_as_real (scope, value);
  if (value->kind.ix == LEAF_KIND_VALUE || !LEAF_IS (value->kind))
    return value;
  if (leaf_kind_compatible (scope->build, value->kind, wanted))
    return value;
  /* ""It is stuck." (A)" is a text where it is written; if it is only named it is a response */
  if (wanted.ix == LEAF_KIND_TEXT
      && (leaf_kind_turns_to_text (value->kind) || (value->op == LEAF_NODE_RESPONSE && LEAF_IS (value->RESPONSE.text))))
    return leaf_node_with (scope, LEAF_NODE_CONVERT, LEAF_KIND (TEXT), value->wording, value);
  return NULL;
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

static LeafNode *
read_text (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  if (wanted.ix == LEAF_KIND_TOPIC)
    return leaf_node_constant (scope, w, LEAF_KIND (TOPIC), (gint32) w.first);
  /* No text is an object. Its brackets are not read as substitutions, since it may be a topic. */
  if (leaf_kind_is_object (scope->build, wanted))
    return leaf_node_constant (scope, w, LEAF_KIND (TEXT), 0);
  return leaf_meaning_text (scope, w.first, FALSE);
}

/* --- names -------------------------------------------------------------------------------------------------------- */

/* The sorts of names that may be followed by a word for the sort. */
static const struct {
  LeafKeyword suffix;
  guint32 sorts;
} suffixes[] = {
  { LEAF_KW_RULE, LEAF_NAMES (RULE) },         { LEAF_KW_RULES, LEAF_NAMES (RULEBOOK) },
  { LEAF_KW_RULEBOOK, LEAF_NAMES (RULEBOOK) }, { LEAF_KW_ACTION, LEAF_NAMES (ACTION) },
  { LEAF_KW_ACTIVITY, LEAF_NAMES (ACTIVITY) }, { LEAF_KW_RELATION, LEAF_NAMES (RELATION) },
  { LEAF_KW_OPTION, LEAF_NAMES (USE_OPTION) }, { LEAF_KW_OUTCOME, LEAF_NAMES (OUTCOME) },
  { LEAF_KW_PROPERTY, LEAF_NAMES (PROPERTY) },
};

static LeafKindId
recorded_kind (const LeafTable *kinds, guint32 id, LeafKindId otherwise)
{
  LeafKindId kind = { 0 };

  if (id < kinds->n)
    kind = *LEAF_ROW (kinds, LeafKindId, id);
  return LEAF_IS (kind) ? kind : otherwise;
}

static void
record_kind (LeafTable *kinds, guint32 id, LeafKindId kind)
{
  while (kinds->n <= id)
    leaf_table_push (kinds, NULL);
  *LEAF_ROW (kinds, LeafKindId, id) = kind;
}

void
leaf_meaning_set_rulebook_kind (LeafBuild *build, LeafRulebookId rulebook, LeafKindId kind)
{
  record_kind (&build->phrases->rulebook_kinds, rulebook.ix, kind);
}

void
leaf_meaning_set_rule_kind (LeafBuild *build, LeafRuleId rule, LeafKindId kind)
{
  record_kind (&build->phrases->rule_kinds, rule.ix, kind);
}

static LeafKindId
phrase_kind (LeafBuild *build, LeafPhraseId id)
{
  const LeafPhraseRow *row = LEAF_PHRASE (build, id);
  LeafKindId from = LEAF_KIND (NOTHING);
  LeafKindId result = row->sort == LEAF_PHRASE_DECIDE      ? row->result
                      : row->sort == LEAF_PHRASE_DECIDE_IF ? LEAF_KIND (TRUTH_STATE)
                                                           : LEAF_KIND (NOTHING);
  guint32 n_parts = row->n_parts;
  const LeafPhrasePart *parts = row->parts;

  for (guint32 i = n_parts; i > 0; i--)
    if (parts[i - 1].n_words == 0)
      from = from.ix == LEAF_KIND_NOTHING ? parts[i - 1].kind
                                          : leaf_kind_built (build, LEAF_KIND (COMBINATION), parts[i - 1].kind, from);
  return leaf_kind_built (build, LEAF_KIND (PHRASE), from, result);
}

static LeafNode *
instance_node (LeafScope *scope, LeafWording w, guint32 id)
{
  LeafValue value = leaf_instance_value (scope->build, LEAF_ID (LeafInstanceId, id));
  LeafNode *node
      = leaf_node_new (scope, LEAF_NODE_CONSTANT, LEAF_INSTANCE (scope->build, LEAF_ID (LeafInstanceId, id))->kind, w);

  node->CONSTANT.value = value;
  return node;
}

static LeafNode *
named_node (LeafScope *scope, LeafWording w, LeafNameSort sort, guint32 id)
{
  LeafBuild *build = scope->build;
  LeafKindId value = LEAF_KIND (VALUE), nothing = LEAF_KIND (NOTHING);
  LeafKindId kind;

  switch (sort) {
  case LEAF_NAME_INSTANCE: return instance_node (scope, w, id);
  case LEAF_NAME_TABLE: return leaf_node_constant (scope, w, LEAF_KIND (TABLE_NAME), (gint32) id);
  case LEAF_NAME_EQUATION: return leaf_node_constant (scope, w, LEAF_KIND (EQUATION_NAME), (gint32) id);
  case LEAF_NAME_USE_OPTION: return leaf_node_constant (scope, w, LEAF_KIND (USE_OPTION), (gint32) id);
  case LEAF_NAME_OUTCOME: return leaf_node_constant (scope, w, LEAF_KIND (RULEBOOK_OUTCOME), (gint32) id);
  case LEAF_NAME_ACTION: return leaf_node_constant (scope, w, LEAF_KIND (ACTION_NAME), (gint32) id);
  case LEAF_NAME_VERB: return leaf_node_constant (scope, w, LEAF_KIND (VERB), (gint32) id);
  case LEAF_NAME_RULE:
    kind = recorded_kind (&build->phrases->rule_kinds, id, leaf_kind_built (build, LEAF_KIND (RULE), value, nothing));
    return leaf_node_constant (scope, w, kind, (gint32) id);
  case LEAF_NAME_RULEBOOK:
    kind = recorded_kind (&build->phrases->rulebook_kinds, id,
                          leaf_kind_built (build, LEAF_KIND (RULEBOOK), value, nothing));
    return leaf_node_constant (scope, w, kind, (gint32) id);
  case LEAF_NAME_ACTIVITY:
    kind = LEAF_ROW (&build->world->activities, LeafActivity, id)->basis;
    kind = leaf_kind_built (build, LEAF_KIND (ACTIVITY), LEAF_IS (kind) ? kind : nothing, LEAF_KIND (NONE));
    return leaf_node_constant (scope, w, kind, (gint32) id);
  case LEAF_NAME_RELATION: {
    const LeafRelation *relation = LEAF_ROW (&build->world->relations, LeafRelation, id);
    LeafKindId left = relation->left, right = relation->right;

    return leaf_node_constant (scope, w, leaf_kind_built (build, LEAF_KIND (RELATION), left, right), (gint32) id);
  }
  case LEAF_NAME_PROPERTY:
    kind = LEAF_ROW (&build->world->properties, LeafProperty, id)->kind;
    return leaf_node_constant (
        scope, w, leaf_kind_built (build, LEAF_KIND (PROPERTY), LEAF_IS (kind) ? kind : value, LEAF_KIND (NONE)),
        (gint32) id);
  case LEAF_NAME_COLUMN:
    kind = LEAF_ROW (&build->world->columns, LeafColumn, id)->kind;
    return leaf_node_constant (
        scope, w, leaf_kind_built (build, LEAF_KIND (TABLE_COLUMN), LEAF_IS (kind) ? kind : value, LEAF_KIND (NONE)),
        (gint32) id);
  case LEAF_NAME_PHRASE:
    return leaf_node_constant (scope, w, phrase_kind (build, LEAF_ID (LeafPhraseId, id)), (gint32) id);
  case LEAF_NAME_KIND:
  case LEAF_NAME_ADJECTIVE:
  case LEAF_NAME_VARIABLE:
  case LEAF_NAME_KIND_OF_ACTION:
  case LEAF_NAME_SORTS: break;
  }
  return NULL;
}

#define WHOLE_SORTS                                                                                                    \
  (LEAF_NAMES (INSTANCE) | LEAF_NAMES (TABLE) | LEAF_NAMES (RULE) | LEAF_NAMES (RULEBOOK) | LEAF_NAMES (EQUATION)      \
   | LEAF_NAMES (PHRASE))

static LeafNode *
read_suffixed_name (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafKeyword last = leaf_kw (scope->build, w.end - 1);
  LeafWording stem = leaf_wording_up_to (w, w.end - 1);
  LeafNode *node;

  if (leaf_wording_empty (stem))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++) {
    LeafNameMatch match;

    if (suffixes[i].suffix != last)
      continue;
    match = leaf_names_find (scope->build, stem, suffixes[i].sorts, scope->near);
    if (match.id == 0)
      match = leaf_names_find (scope->build, w, suffixes[i].sorts, scope->near);
    if (match.id == 0)
      continue;
    node = leaf_value_fit (scope, named_node (scope, w, match.sort, match.id), wanted);
    if (node != NULL)
      return node;
  }
  return NULL;
}

/* "verb carry", "the verb to carry", "the verb are". */
static LeafNode *
read_verb_name (LeafScope *scope, LeafWording w)
{
  LeafNameMatch match;
  guint32 verb;

  w = leaf_wording_skip_article (scope->build, w);
  if (leaf_kw_first (scope->build, w) != LEAF_KW_VERB || leaf_wording_length (w) < 2)
    return NULL;
  w.first++;
  match = leaf_names_find (scope->build, w, LEAF_NAMES (VERB), scope->near);
  if (match.id == 0 && leaf_kw (scope->build, w.first) == LEAF_KW_TO)
    match = leaf_names_find (scope->build, leaf_wording_from (w, w.first + 1), LEAF_NAMES (VERB), scope->near);
  verb = match.id == 0 && leaf_wording_is (scope->build, w, "are") ? leaf_world_verb_be (scope->build) : match.id;
  return verb == 0 ? NULL : named_node (scope, w, LEAF_NAME_VERB, verb);
}

/* The additional sorts of names that words alone can mean where a value of this kind is expected. */
static guint32
sorts_for (const LeafBuild *build, LeafKindId wanted)
{
  LeafKindId constructor = leaf_kind (build, wanted)->constructor;

  switch (wanted.ix) {
  case LEAF_KIND_RULEBOOK_OUTCOME: return LEAF_NAMES (OUTCOME);
  case LEAF_KIND_ACTION_NAME: return LEAF_NAMES (ACTION);
  case LEAF_KIND_VERB: return LEAF_NAMES (VERB);
  default: break;
  }
  switch (LEAF_IS (constructor) ? constructor.ix : wanted.ix) {
  case LEAF_KIND_PROPERTY: return LEAF_NAMES (PROPERTY);
  case LEAF_KIND_TABLE_COLUMN: return LEAF_NAMES (COLUMN);
  case LEAF_KIND_ACTIVITY: return LEAF_NAMES (ACTIVITY);
  case LEAF_KIND_RELATION: return LEAF_NAMES (RELATION);
  default: return 0;
  }
}

static gboolean
says_nothing (const LeafBuild *build, LeafWording w)
{
  LeafKeyword keyword = leaf_kw (build, w.first);

  return leaf_wording_length (w) == 1
         && (keyword == LEAF_KW_NOTHING || keyword == LEAF_KW_NOWHERE || keyword == LEAF_KW_NOBODY);
}

LeafNode *
leaf_read_name (LeafScope *scope, LeafWording w, LeafKindId wanted, gboolean abbreviated)
{
  LeafNameMatch match;
  LeafNode *node;

  if (leaf_wording_empty (w))
    return NULL;
  if (says_nothing (scope->build, w))
    return leaf_value_fit (scope, leaf_node_constant (scope, w, LEAF_KIND (OBJECT), 0), wanted);
  match = leaf_names_find (scope->build, w, sorts_for (scope->build, wanted), scope->near);
  if (match.id != 0)
    return named_node (scope, w, match.sort, match.id);
  match = leaf_names_find (scope->build, w, WHOLE_SORTS, scope->near);
  if (match.id != 0 && (!match.is_abbreviated || abbreviated)) {
    if (match.is_abbreviated && leaf_names_find (scope->build, w, LEAF_NAMES (KIND), scope->near).id != 0)
      return NULL;
    node = leaf_value_fit (scope, named_node (scope, w, match.sort, match.id), wanted);
    if (node != NULL)
      return node;
  }
  node = read_suffixed_name (scope, w, wanted);
  if (node == NULL)
    node = leaf_value_fit (scope, read_verb_name (scope, w), wanted);
  return node;
}

LeafPropertyId
leaf_read_property_name (LeafScope *scope, LeafWording w)
{
  return LEAF_ID (LeafPropertyId, leaf_names_find (scope->build, w, LEAF_NAMES (PROPERTY), scope->near).id);
}

LeafColumnId
leaf_read_column_name (LeafScope *scope, LeafWording w)
{
  LeafNameMatch match = leaf_names_find (scope->build, w, LEAF_NAMES (COLUMN), scope->near);

  if (match.id == 0 && leaf_wording_ends (scope->build, w, "column"))
    match = leaf_names_find (scope->build, leaf_wording_up_to (w, w.end - 1), LEAF_NAMES (COLUMN), scope->near);
  return LEAF_ID (LeafColumnId, match.id);
}

/* --- literals ----------------------------------------------------------------------------------------------------- */

static LeafNode *
read_literal (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafValue value = { 0 };
  LeafNode *node;

  if (!(LEAF_IS (wanted) && leaf_literal_read_as (scope->build, w, wanted, &value))
      && !leaf_literal_read (scope->build, w, &value))
    return NULL;
  node = leaf_node_new (scope, LEAF_NODE_CONSTANT, (LeafKindId) { value.kind }, w);
  node->CONSTANT.value = value;
  return node;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* Words that contain no keyword of a form can be tried as part of a name at once. */
static gboolean
is_plainly_a_name (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = w.first; i < w.end; i++)
    if (leaf_kw (build, i) != LEAF_KW_NONE && !(i == w.first && leaf_kw_is_article (leaf_kw (build, i))))
      return FALSE;
  return TRUE;
}

static LeafNode *
read_simple (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  const LeafWord *word = leaf_word (scope->build, w.first);
  LeafNode *node;

  /* "the 3", "the "abc"": a superfluous definite article is ignored; "a 3" is a mistake */
  if (leaf_kw (scope->build, w.first) == LEAF_KW_THE && leaf_wording_length (w) > 1) {
    LeafWording bare = leaf_wording_from (w, w.first + 1);

    if (leaf_word (scope->build, bare.first)->sort == LEAF_WORD_TEXT)
      return read_simple (scope, bare, wanted);
    node = leaf_value_fit (scope, read_literal (scope, bare, wanted), wanted);
    if (node != NULL)
      return node;
  }

  if (word->sort == LEAF_WORD_TEXT)
    return leaf_wording_length (w) == 1 ? leaf_value_fit (scope, read_text (scope, w, wanted), wanted) : NULL;
  node = leaf_value_fit (scope, leaf_scope_find (scope, w), wanted);
  if (node == NULL)
    node = leaf_value_fit (scope, read_literal (scope, w, wanted), wanted);
  if (node == NULL)
    node = leaf_read_name (scope, w, wanted, FALSE);
  return node;
}

static LeafNode *
read_description_value (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafKindId of = leaf_kind (scope->build, wanted)->args[0];
  LeafDescription *description = leaf_read_description (scope, w, of, LEAF_DESCRIBE_NOUNLESS);
  LeafNode *node;

  if (description == NULL || leaf_description_is_plain_value (description))
    return NULL;
  of = leaf_description_kind (description);
  node = leaf_node_new (scope, LEAF_NODE_DESCRIPTION,
                        leaf_kind_built (scope->build, LEAF_KIND (DESCRIPTION), of, LEAF_KIND (NONE)), w);
  node->DESCRIPTION.described = description;
  return node;
}

/* A phrase of the author such as "the number of times" takes precedence, because it has more fixed words than "number
 * of ...". */
static LeafNode *
prefer_longer_phrase (LeafScope *scope, LeafWording w, LeafKindId wanted, LeafNode *count)
{
  LeafNode *phrase = leaf_phrases_match (scope, w, LEAF_PHRASE_DECIDE, wanted);
  const LeafPhraseRow *row
      = phrase != NULL && phrase->op == LEAF_NODE_CALL ? LEAF_PHRASE (scope->build, phrase->CALL.phrase) : NULL;

  return row != NULL && !row->is_library && row->n_fixed > 2 ? phrase : count;
}

static LeafNode *
read_value (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafBuild *build = scope->build;
  LeafWording bare;
  LeafNode *node;

  bare = leaf_kw (build, w.first) == LEAF_KW_THE ? leaf_wording_from (w, w.first + 1) : w; /* "the (3 + 4)" */
  if (leaf_wording_length (bare) > 2 && leaf_kw (build, bare.first) == LEAF_KW_OPEN
      && leaf_wording_past_bracket (build, bare, bare.first) == w.end) {
    node = leaf_read_value (scope, leaf_wording (bare.first + 1, w.end - 1), wanted);
    if (node != NULL)
      return node;
  }
  node = read_simple (scope, w, wanted);
  if (node != NULL || leaf_word (build, w.end - 1)->sort == LEAF_WORD_PARAGRAPH)
    return node;
  if (is_plainly_a_name (build, w) && !LEAF_IS (leaf_read_property_name (scope, w))) {
    node = leaf_read_name (scope, w, wanted, TRUE);
    if (node != NULL && node->op == LEAF_NODE_CONSTANT && node->CONSTANT.value.kind == LEAF_KIND_OBJECT
        && leaf_wording_length (w) < 4) {
      LeafNode *phrase = leaf_phrases_match (scope, w, LEAF_PHRASE_DECIDE, wanted);

      return phrase != NULL ? phrase : node;
    }
  }
  if (LEAF_IS (wanted) && LEAF_SAME (leaf_kind (build, wanted)->constructor, LEAF_KIND (DESCRIPTION))) {
    node = read_description_value (scope, w, wanted);
    if (node != NULL)
      return node;
  }
  /* "now the speed of the cart is SPEED": a phrase that decides a number comes before a property without an owner */
  if (LEAF_IS (wanted) && wanted.ix != LEAF_KIND_VALUE && LEAF_IS (leaf_read_property_name (scope, w)))
    node = leaf_phrases_match (scope, w, LEAF_PHRASE_DECIDE, wanted);
  if (node == NULL)
    node = leaf_read_value_form (scope, w, wanted);
  if (node != NULL && node->op == LEAF_NODE_COUNT)
    node = prefer_longer_phrase (scope, w, wanted, node);
  if (node == NULL)
    node = leaf_phrases_match (scope, w, LEAF_PHRASE_DECIDE, wanted);
  if (node == NULL)
    node = leaf_phrases_match_own (scope, w, LEAF_PHRASE_DECIDE, wanted);
  if (node == NULL)
    node = leaf_read_name (scope, w, wanted, TRUE);
  return node;
}

LeafNode *
leaf_read_value (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  gpointer found;

  if (!leaf_reading_begin (scope, LEAF_READER_VALUE, w, wanted.ix, &found))
    return found;
  return leaf_reading_end (scope, LEAF_READER_VALUE, w, wanted.ix, read_value (scope, w, wanted));
}

LeafNode *
leaf_meaning_value (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  return leaf_read_value (scope, w, wanted);
}
