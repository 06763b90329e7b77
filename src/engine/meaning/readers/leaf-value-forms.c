/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-forms.c: values that fixed words express: "the P of X", "X's P", "{ 1, 2 }", "number of D", "entry N of L"
 * ... One scan of the words finds their keywords; a form is tried only if its own keyword is among them. */

#include "leaf-value-forms.h"
#include "leaf-node-groups.h"

#include <string.h>

/* --- keywords ----------------------------------------------------------------------------------------------------- */

typedef struct {
  guint64 bits[4];
} KeywordSet;

static KeywordSet
scan (const LeafBuild *build, LeafWording w)
{
  KeywordSet set = { { 0 } };

  for (guint32 i = w.first; i < w.end; i++) {
    guint keyword = leaf_kw (build, i);

    set.bits[keyword / 64] |= G_GUINT64_CONSTANT (1) << (keyword % 64);
  }
  return set;
}

static inline gboolean
has (const KeywordSet *set, LeafKeyword keyword)
{
  return (set->bits[keyword / 64] >> (keyword % 64)) & 1;
}

/* --- properties --------------------------------------------------------------------------------------------------- */

static LeafNode *
property_node (LeafScope *scope, LeafWording w, LeafPropertyId property, LeafNode *owner)
{
  const LeafProperty *row = LEAF_ROW (&scope->build->world->properties, LeafProperty, property.ix);
  LeafKindId kind = row->is_either_or ? LEAF_KIND (TRUTH_STATE) : LEAF_IS (row->kind) ? row->kind : LEAF_KIND (VALUE);
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, w, owner);

  node->PROPERTY.property = property;
  return node;
}

/* Only where there is an "it". */
static LeafNode *
it_node (LeafScope *scope, LeafWording w)
{
  return leaf_node_slot (scope, w, scope->it_kind, scope->it_slot - 1);
}

/* Returns TRUE if a value of the kind can have the property. Objects are tested again during the play. */
static gboolean
may_have_property (const LeafBuild *build, const LeafNode *owner)
{
  return leaf_kind_is_object (build, owner->kind) || owner->kind.ix == LEAF_KIND_VALUE
         || owner->kind.ix >= LEAF_KIND_COUNT || leaf_kind_is_enumerated (build, owner->kind)
         || owner->kind.ix == LEAF_KIND_ACTION_NAME;
}

static LeafNode *
read_property_of (LeafScope *scope, LeafWording w)
{
  for (guint32 at = leaf_kw_find (scope->build, w, w.first, LEAF_KW_OF); at < w.end;
       at = leaf_kw_find (scope->build, w, at + 1, LEAF_KW_OF)) {
    LeafPropertyId property = leaf_read_property_name (scope, leaf_wording_up_to (w, at));
    LeafNode *owner;

    if (!LEAF_IS (property))
      continue;
    owner = leaf_read_value (scope, leaf_wording_from (w, at + 1), LEAF_KIND (NONE));
    if (owner != NULL && may_have_property (scope->build, owner))
      return property_node (scope, w, property, owner);
    leaf_reading_stopped (scope, leaf_wording_from (w, at + 1), LEAF_EXPECTED_VALUE, LEAF_KIND (OBJECT),
                          leaf_wording_up_to (w, at + 1), N_ ("a property"));
  }
  return NULL;
}

/* The words before the "'s" or "s'" of word `at`, as separate words; made once. */
static LeafWording
read_possessor (LeafScope *scope, LeafWording w, guint32 at)
{
  LeafBuild *build = scope->build;
  LeafWord word = *leaf_word (build, at);
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, word.source)->text;
  guint32 first_start = leaf_word (build, w.first)->start;
  guint32 end = word.end;
  guint64 key = (guint64) w.first << 32 | at;
  guint32 known = leaf_index_find (&build->phrases->possessives, key);
  LeafWording owner;

  if (known != 0)
    return leaf_wording (known, known + at - w.first + 1);
  if (word.sort != LEAF_WORD_PLAIN || word.end - word.start < 3 || leaf_word (build, w.first)->source != word.source)
    return LEAF_NO_WORDS;
  if (g_ascii_tolower (text[end - 1]) == 's' && text[end - 2] == '\'')
    end -= 2;
  else if (text[end - 1] == '\'')
    end -= 1;
  else if (g_ascii_tolower (text[end - 1]) == 's' && end - word.start > 4
           && memcmp (text + end - 4, "\xE2\x80\x99", 3) == 0)
    end -= 4;
  else
    return LEAF_NO_WORDS;
  owner = leaf_words_read_within (build, word.source, first_start, end);
  if (leaf_wording_length (owner) != at - w.first + 1)
    return LEAF_NO_WORDS;
  leaf_index_set (&build->phrases->possessives, key, owner.first);
  return owner;
}

static gboolean
is_possessive_pronoun (LeafKeyword keyword)
{
  return keyword == LEAF_KW_ITS || keyword == LEAF_KW_THEIR || keyword == LEAF_KW_HIS || keyword == LEAF_KW_HER;
}

static LeafNode *
read_possession (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafPropertyId property;

  if (scope->it_slot != 0 && is_possessive_pronoun (leaf_kw (build, w.first))) {
    property = leaf_read_property_name (scope, leaf_wording_from (w, w.first + 1));
    if (LEAF_IS (property))
      return property_node (scope, w, property, it_node (scope, leaf_wording (w.first, w.first + 1)));
  }
  for (guint32 at = w.end - 1; at > w.first; at--) {
    LeafWording owner_words;
    LeafNode *owner;

    property = leaf_read_property_name (scope, leaf_wording_from (w, at));
    if (!LEAF_IS (property))
      continue;
    owner_words = read_possessor (scope, w, at - 1);
    if (leaf_wording_empty (owner_words))
      continue;
    owner = leaf_read_value (scope, owner_words, LEAF_KIND (NONE));
    if (owner != NULL && may_have_property (build, owner))
      return property_node (scope, w, property, owner);
  }
  return NULL;
}

/* A bare property belongs to "it" in a definition, to the single thing whose condition it is ("signpost condition"),
 * and otherwise to what a text describes. */
static LeafNode *
read_bare_property (LeafScope *scope, LeafWording w)
{
  LeafInstanceId only;
  LeafPropertyId property = leaf_read_property_name (scope, w);

  if (!LEAF_IS (property) || LEAF_ROW (&scope->build->world->properties, LeafProperty, property.ix)->is_either_or)
    return NULL;
  if (scope->it_slot != 0)
    return property_node (scope, w, property, it_node (scope, w));
  only = LEAF_ROW (&scope->build->world->properties, LeafProperty, property.ix)->condition_of;
  if (LEAF_IS (only))
    return property_node (scope, w, property, leaf_node_constant (scope, w, LEAF_KIND (OBJECT), (gint32) only.ix));
  return property_node (scope, w, property, leaf_node_self (scope, w));
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

static LeafNode *
read_list (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafBuild *build = scope->build;
  LeafKindId of = { 0 }, joined = { 0 };
  LeafWording inside = leaf_wording (w.first + 1, w.end - 1);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  if (leaf_kw (build, w.end - 1) != LEAF_KW_CLOSE_BRACE)
    return NULL;
  if (!leaf_wording_empty (inside) && leaf_kw (build, inside.end - 1) == LEAF_KW_COMMA)
    return NULL;
  if (leaf_kind (build, wanted)->constructor.ix == LEAF_KIND_LIST)
    of = leaf_kind (build, wanted)->args[0];
  while (!leaf_wording_empty (inside)) {
    guint32 comma = leaf_kw_find (build, inside, inside.first, LEAF_KW_COMMA);
    LeafNode *entry = leaf_read_value (scope, leaf_wording_up_to (inside, comma), of);

    if (entry == NULL && leaf_kind_is_object (build, of)) /* any object may be an entry among others */
      entry = leaf_read_value (scope, leaf_wording_up_to (inside, comma), LEAF_KIND (OBJECT));
    if (entry == NULL)
      return NULL;
    g_ptr_array_add (entries, entry);
    joined = LEAF_IS (joined) ? leaf_kind_join (build, joined, entry->kind) : entry->kind;
    inside.first = comma < inside.end ? comma + 1 : inside.end;
  }
  if (LEAF_IS (of) && (of.ix != LEAF_KIND_VALUE || !LEAF_IS (joined)))
    joined = of;
  if (!LEAF_IS (joined))
    joined = LEAF_KIND (VALUE);
  for (guint i = 0; i < entries->len; i++) { /* whole numbers among real numbers are real too */
    LeafNode *fitted = leaf_value_fit (scope, entries->pdata[i], joined);

    entries->pdata[i] = fitted != NULL ? fitted : entries->pdata[i];
  }
  return leaf_node_from_array (scope, LEAF_NODE_LIST, leaf_kind_list_of (build, joined), w, entries);
}

static LeafNode *
read_entry (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;

  for (guint32 at = w.first + 2; at + 1 < w.end; at++) {
    LeafKeyword keyword = leaf_kw (build, at);
    LeafNode *list, *index;
    LeafKindId kind;

    if (keyword != LEAF_KW_OF && keyword != LEAF_KW_IN && keyword != LEAF_KW_FROM)
      continue;
    list = leaf_read_value (scope, leaf_wording_from (w, at + 1), LEAF_KIND (NONE));
    if (list == NULL || leaf_kind (build, list->kind)->constructor.ix != LEAF_KIND_LIST)
      continue;
    index = leaf_read_value (scope, leaf_wording (w.first + 1, at), LEAF_KIND (NUMBER));
    if (index == NULL)
      continue;
    kind = leaf_kind (build, list->kind)->args[0];
    return leaf_node_with (scope, LEAF_NODE_LIST_ENTRY, kind, w, list, index);
  }
  return NULL;
}

/* --- counting and choosing ---------------------------------------------------------------------------------------- */

static LeafNode *
described (LeafScope *scope, LeafNodeOp op, LeafKindId kind, LeafWording w, const LeafDescription *description)
{
  LeafNode *node = leaf_node_new (scope, op, kind, w);

  switch (op) {
  case LEAF_NODE_COUNT: node->COUNT.described = description; break;
  case LEAF_NODE_LIST_OF: node->LIST_OF.described = description; break;
  case LEAF_NODE_RANDOM: node->RANDOM.described = description; break;
  case LEAF_NODE_TOTAL: node->TOTAL.described = description; break;
  case LEAF_NODE_EXTREME: node->EXTREME.described = description; break;
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_WRITTEN_VALUES:
  case LEAF_NODES_PLACES:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: g_return_val_if_reached (NULL);
  }
  return node;
}

/* Reads a description that may match several values. NULL if the words are something else, or one definite value. */
static LeafDescription *
read_many (LeafScope *scope, LeafWording w, LeafWording before, const char *as)
{
  LeafDescription *description = leaf_read_description (scope, w, LEAF_KIND (NONE), 0);

  if (description == NULL)
    description = leaf_read_bare_adjectives (scope, w);
  return description != NULL && description->exact == NULL
             ? description
             : leaf_reading_stopped (scope, w, LEAF_EXPECTED_COMMON_NOUN, LEAF_KIND (NONE), before, as);
}

static LeafNode *
read_rows (LeafScope *scope, LeafWording w, LeafWording rest)
{
  LeafBuild *build = scope->build;
  LeafRowSort which = LEAF_ROWS_ALL;
  LeafNode *table, *node;

  if (leaf_wording_begins (build, rest, "filled rows") || leaf_wording_begins (build, rest, "blank rows"))
    which = leaf_kw (build, rest.first) == LEAF_KW_BLANK ? LEAF_ROWS_BLANK : LEAF_ROWS_FILLED;
  else if (leaf_kw (build, rest.first) != LEAF_KW_ROWS)
    return NULL;
  rest.first += which == LEAF_ROWS_ALL ? 1 : 2;
  if (leaf_wording_length (rest) < 2
      || (leaf_kw (build, rest.first) != LEAF_KW_IN && leaf_kw (build, rest.first) != LEAF_KW_FROM))
    return NULL;
  table = leaf_read_value (scope, leaf_wording_from (rest, rest.first + 1), LEAF_KIND (TABLE_NAME));
  if (table == NULL)
    return NULL;
  node = leaf_node_with (scope, LEAF_NODE_TABLE_ROWS, LEAF_KIND (NUMBER), w, table);
  node->TABLE_ROWS.which = which;
  return node;
}

static LeafNode *
read_number_of (LeafScope *scope, LeafWording w, LeafWording rest)
{
  LeafNode *node = read_rows (scope, w, rest);
  LeafDescription *description;

  if (node != NULL)
    return node;
  node = leaf_read_described_list (scope, w, rest);
  if (node != NULL)
    return leaf_node_native (scope, w, LEAF_KIND (NUMBER), LEAF_NATIVE_list_length, node);
  description = read_many (scope, rest, leaf_wording_up_to (w, rest.first), "a count");
  return description == NULL ? NULL : described (scope, LEAF_NODE_COUNT, LEAF_KIND (NUMBER), w, description);
}

static LeafNode *
read_total (LeafScope *scope, LeafWording w, LeafWording rest)
{
  LeafBuild *build = scope->build;

  for (guint32 at = leaf_kw_find (build, rest, rest.first, LEAF_KW_OF); at < rest.end;
       at = leaf_kw_find (build, rest, at + 1, LEAF_KW_OF)) {
    LeafPropertyId property = leaf_read_property_name (scope, leaf_wording_up_to (rest, at));
    LeafDescription *description = LEAF_IS (property) ? read_many (scope, leaf_wording_from (rest, at + 1),
                                                                   leaf_wording_up_to (w, at + 1), "a total")
                                                      : NULL;
    LeafNode *node;

    if (description == NULL)
      continue;
    node = described (scope, LEAF_NODE_TOTAL, LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind, w,
                      description);
    node->TOTAL.property = property;
    return node;
  }
  return NULL;
}

/* "the tallest man in the room" */
static LeafNode *
read_extreme (LeafScope *scope, LeafWording w, LeafWording bare)
{
  LeafPropertyId property;
  LeafDescription *description;
  LeafNode *node;
  gint sign;

  if (leaf_wording_length (bare) < 2 || !leaf_grade_find (scope->build, bare.first, TRUE, &property, &sign))
    return NULL;
  description = read_many (scope, leaf_wording_from (bare, bare.first + 1), leaf_wording_up_to (w, bare.first + 1),
                           "a superlative");
  if (description == NULL)
    return NULL;
  node = described (scope, LEAF_NODE_EXTREME, leaf_description_kind (description), w, description);
  node->EXTREME.property = property;
  node->EXTREME.is_least = sign < 0;
  return node;
}

/* If a local is a description of any values, or a phrase was given such a kind, the kind is known only during the
 * play. */
LeafNode *
leaf_read_described_list (LeafScope *scope, LeafWording w, LeafWording of)
{
  LeafNode *value = leaf_scope_find (scope, of);
  const LeafKind *kind = value != NULL && value->op == LEAF_NODE_SLOT ? leaf_kind (scope->build, value->kind) : NULL;

  if (kind == NULL || kind->constructor.ix != LEAF_KIND_DESCRIPTION || kind->args[0].ix != LEAF_KIND_VALUE)
    return NULL;
  return leaf_node_native (scope, w, leaf_kind_list_of (scope->build, LEAF_KIND (VALUE)), LEAF_NATIVE_list_of_described,
                           value);
}

static LeafNode *
read_counted (LeafScope *scope, LeafWording w, LeafWording bare)
{
  LeafBuild *build = scope->build;
  LeafKeyword first = leaf_kw (build, bare.first);
  gboolean of = leaf_wording_length (bare) > 2 && leaf_kw (build, bare.first + 1) == LEAF_KW_OF;
  LeafWording rest = leaf_wording_from (bare, bare.first + 2);
  LeafDescription *description;

  if (first == LEAF_KW_NUMBER && of)
    return read_number_of (scope, w, rest);
  if (first == LEAF_KW_LIST && of) {
    LeafNode *list = leaf_read_described_list (scope, w, rest);

    if (list != NULL)
      return list;
    description = read_many (scope, rest, leaf_wording_up_to (w, rest.first), "a list");
    if (description != NULL)
      return described (scope, LEAF_NODE_LIST_OF, leaf_kind_list_of (build, leaf_description_kind (description)), w,
                        description);
  }
  if (first == LEAF_KW_RANDOM && leaf_wording_length (bare) > 1) {
    description = read_many (scope, leaf_wording_from (bare, bare.first + 1), leaf_wording_up_to (w, bare.first + 1),
                             "a choice by chance");
    if (description != NULL)
      return described (scope, LEAF_NODE_RANDOM, leaf_description_kind (description), w, description);
  }
  if (first == LEAF_KW_TOTAL)
    return read_total (scope, w, leaf_wording_from (bare, bare.first + 1));
  return NULL;
}

/* --- rulebooks, phrases, responses, actions ----------------------------------------------------------------------- */

static LeafKindId
product_of (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row = leaf_kind (build, kind);

  if (row->constructor.ix == LEAF_KIND_RULEBOOK || row->constructor.ix == LEAF_KIND_RULE)
    return row->args[1];
  return LEAF_KIND (NONE);
}

/* "the K produced by B for V" */
static LeafNode *
read_produced (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  guint32 at = leaf_kw_find (build, w, w.first + 1, LEAF_KW_PRODUCED);
  LeafKindId kind;

  if (at + 2 >= w.end || leaf_kw (build, at + 1) != LEAF_KW_BY)
    return NULL;
  kind = leaf_kind_read (build, leaf_wording_skip_article (build, leaf_wording_up_to (w, at)), scope->near);
  if (!LEAF_IS (kind))
    return NULL;
  for (guint32 end = w.end;;) {
    LeafNode *book = leaf_read_value (scope, leaf_wording (at + 2, end), LEAF_KIND (NONE));
    LeafNode *parameter = NULL;

    if (book != NULL && LEAF_IS (product_of (build, book->kind))) {
      if (end < w.end) {
        LeafKindId basis = leaf_kind (build, book->kind)->args[0];

        if (basis.ix == LEAF_KIND_NOTHING || basis.ix == LEAF_KIND_ANY_ACTION)
          basis.ix = 0;
        parameter = leaf_read_value (scope, leaf_wording_from (w, end + 1), basis);
        if (parameter == NULL) /* leaf_meaning_check reports a wrong kind */
          parameter = leaf_read_value (scope, leaf_wording_from (w, end + 1), LEAF_KIND (NONE));
      }
      if (end == w.end || parameter != NULL) {
        LeafKindId product = product_of (build, book->kind);
        LeafNode *node = leaf_node_with (scope, LEAF_NODE_PRODUCED, product.ix == LEAF_KIND_NOTHING ? kind : product, w,
                                         book, parameter);

        node->PRODUCED.asked = kind;
        return node;
      }
    }
    if (end != w.end)
      return NULL;
    end = leaf_kw_find (build, w, at + 2, LEAF_KW_FOR);
    if (end >= w.end)
      return NULL;
  }
}

/* "the can't reach rule response (B)": the response, not its text. */
static LeafNode *
read_response (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording rule_words = leaf_wording_up_to (w, w.end - 4);
  const char *letter;
  LeafNode *rule, *node;

  if (leaf_wording_length (w) < 5 || leaf_kw (build, w.end - 1) != LEAF_KW_CLOSE
      || leaf_kw (build, w.end - 3) != LEAF_KW_OPEN || leaf_kw (build, w.end - 4) != LEAF_KW_RESPONSE)
    return NULL;
  letter = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.end - 2)->vocab);
  if (!g_ascii_islower (letter[0]) || letter[1] != '\0')
    return NULL;
  rule = leaf_read_name (scope, leaf_wording_skip_article (build, rule_words), LEAF_KIND (NONE), FALSE);
  if (rule == NULL || leaf_kind (build, rule->kind)->constructor.ix != LEAF_KIND_RULE)
    return NULL;
  node = leaf_node_with (scope, LEAF_NODE_RESPONSE, LEAF_KIND (RESPONSE), w, rule);
  node->RESPONSE.letter = (guint32) (letter[0] - 'a');
  return node;
}

static LeafNode *
read_whether (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;

  if (leaf_wording_begins (build, w, "whether or not"))
    return leaf_meaning_condition (scope, leaf_wording_from (w, w.first + 3));
  return NULL;
}

static LeafNode *
read_action_value (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafBuild *build = scope->build;

  if (LEAF_IS (wanted) && wanted.ix != LEAF_KIND_STORED_ACTION && wanted.ix != LEAF_KIND_VALUE)
    return NULL;
  if (leaf_wording_begins (build, w, "the action of"))
    w.first += 3;
  else if (leaf_wording_begins (build, w, "action of"))
    w.first += 2;
  return leaf_meaning_action (scope, w);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static gboolean
has_operator (const KeywordSet *set)
{
  return has (set, LEAF_KW_PLUS) || has (set, LEAF_KW_MINUS) || has (set, LEAF_KW_PLUS_SIGN)
         || has (set, LEAF_KW_MINUS_SIGN) || has (set, LEAF_KW_TIMES) || has (set, LEAF_KW_TIMES_SIGN)
         || has (set, LEAF_KW_DIVIDE_SIGN) || has (set, LEAF_KW_DIVIDED) || has (set, LEAF_KW_MULTIPLIED)
         || has (set, LEAF_KW_REMAINDER) || has (set, LEAF_KW_NEAREST) || has (set, LEAF_KW_OF);
}

typedef LeafNode *(*Reader) (LeafScope *scope, LeafWording w);

static LeafNode *
read_of_kind (LeafScope *scope, LeafWording w, LeafKindId wanted, Reader reader)
{
  return leaf_value_fit (scope, reader (scope, w), wanted);
}

LeafNode *
leaf_read_value_form (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafBuild *build = scope->build;
  KeywordSet set = scan (build, w);
  LeafWording bare = leaf_wording_skip_article (build, w);
  LeafNode *node = NULL;

  if (leaf_wording_empty (bare))
    return NULL;
  if (leaf_kw (build, w.first) == LEAF_KW_OPEN_BRACE)
    return leaf_value_fit (scope, read_list (scope, w, wanted), wanted);
  if (has_operator (&set))
    node = leaf_value_fit (scope, leaf_read_arithmetic (scope, w, wanted), wanted);
  if (node == NULL && (has (&set, LEAF_KW_ENTRY) || has (&set, LEAF_KW_ROW) || has (&set, LEAF_KW_CORRESPONDING)))
    node = read_of_kind (scope, w, wanted, leaf_read_table_entry);
  if (node == NULL && leaf_kw (build, bare.first) == LEAF_KW_PROPERTY && leaf_wording_length (bare) > 1) {
    LeafPropertyId property = leaf_read_property_called (scope, bare);

    if (LEAF_IS (property))
      node = leaf_value_fit (scope, leaf_node_constant (scope, w, LEAF_KIND (PROPERTY), (gint32) property.ix), wanted);
  }
  if (node == NULL && leaf_kw (build, bare.first) == LEAF_KW_ENTRY)
    node = read_of_kind (scope, bare, wanted, read_entry);
  if (node == NULL && leaf_wording_is (build, bare, "outcome of the rulebook"))
    node = leaf_value_fit (scope, leaf_node_new (scope, LEAF_NODE_OUTCOME_OF_RULEBOOK, LEAF_KIND (RULEBOOK_OUTCOME), w),
                           wanted);
  if (node == NULL && has (&set, LEAF_KW_PRODUCED))
    node = read_of_kind (scope, w, wanted, read_produced);
  if (node == NULL && leaf_word (build, w.first)->sort == LEAF_WORD_TEXT)
    node = read_of_kind (scope, w, wanted, leaf_read_lettered_text);
  if (node == NULL && has (&set, LEAF_KW_RESPONSE))
    node = read_of_kind (scope, w, wanted, read_response);
  if (node == NULL && has (&set, LEAF_KW_WHETHER))
    node = read_of_kind (scope, w, wanted, read_whether);
  /* with "A house has a number called the number of rooms." it is not a count */
  if (node == NULL && !LEAF_IS (leaf_read_property_name (scope, bare)))
    node = leaf_value_fit (scope, read_counted (scope, w, bare), wanted);
  if (node == NULL)
    node = leaf_value_fit (scope, read_extreme (scope, w, bare), wanted);
  if (node == NULL && has (&set, LEAF_KW_OF))
    node = read_of_kind (scope, w, wanted, read_property_of);
  if (node == NULL && leaf_wording_length (w) > 1)
    node = read_of_kind (scope, w, wanted, read_possession);
  if (node == NULL)
    node = read_of_kind (scope, w, wanted, read_bare_property);
  if (node == NULL && has (&set, LEAF_KW_OF))
    node = read_of_kind (scope, w, wanted, leaf_read_unit_part);
  if (node == NULL && has (&set, LEAF_KW_WITH))
    node = read_of_kind (scope, w, wanted, leaf_read_unit_composed);
  if (node == NULL)
    node = leaf_value_fit (scope, read_action_value (scope, w, wanted), wanted);
  return node;
}
