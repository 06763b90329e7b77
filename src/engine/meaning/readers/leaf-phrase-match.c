/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-phrase-match.c: finds the phrase of the table that words invoke.
 *
 * Candidates are the phrases that are indexed by one of the words. First the structure of each is matched: its fixed
 * words must occur in order, and its parameters cover the words between them. Only then are the parameters read.
 * Candidates are tried from the most specific to the least: more fixed words, then the author's, then more specific
 * parameters (goes_before). So the first one that can be read is meant. If a value may not fit during the play (an
 * object for a door), the other candidates with the same words are stored after it, and the play chooses. */
#include "leaf-phrase-table.h"

#include <string.h>

enum { MOST_SPLITS = 48, MOST_CANDIDATES = 96, KIND_VARIABLES = LEAF_ARITHMETIC_VARIABLE + 1 /* A is 1 */ };

typedef struct {
  LeafScope *scope;
  LeafBuild *build;
  LeafWording words; /* to be matched */
  const LeafPhraseRow *row;
  guint32 id;
  LeafKindId wanted;
  LeafWording parameters[LEAF_MOST_PARAMETERS];
  LeafNode *args[LEAF_MOST_PARAMETERS];
  gboolean certain; /* no test is needed during the play */
  guint guesses;    /* how often a value of unknown kind is used for a list or another constructed kind */
  LeafKindId bound[KIND_VARIABLES]; /* the kind of each kind variable */
  gboolean named[KIND_VARIABLES];   /* the kind is that of a parameter which is the name of a kind */
  guint splits;
  guint32 options;
  gboolean as_written; /* the case of the first word counts */
} Matching;

/* --- structure ---------------------------------------------------------------------------------------------------- */

static gboolean
word_matches (const LeafBuild *build, guint32 word, const LeafPhrasePart *part)
{
  const LeafWord *row = leaf_word (build, word);

  for (guint32 i = 0; row->sort != LEAF_WORD_TEXT && i < part->n_words; i++)
    if (LEAF_SAME (row->vocab, part->words[i]))
      return TRUE;
  return FALSE;
}

/* "[We]" is not "[we]" when both are phrases: the first word of a say phrase is first matched with its case. */
static gboolean
is_cased_so (const LeafBuild *build, guint32 word, const LeafPhrasePart *part)
{
  gboolean written = (leaf_word (build, word)->flags & LEAF_WORD_CAPITAL) != 0;
  return !part->case_matters || part->spelling == NULL || written == (g_ascii_isupper (part->spelling[0]) != 0);
}

static gboolean match_from (Matching *self, guint32 part, guint32 at, guint32 parameter, LeafNode **result);
static gboolean parameters_read (Matching *self, LeafNode **result);

static gboolean
match_parameter (Matching *self, guint32 part, guint32 at, guint32 parameter, LeafNode **result)
{
  const LeafPhraseRow *row = self->row;
  LeafWording w = self->words;
  gboolean last = part + 1 == row->n_parts;

  if (parameter >= LEAF_MOST_PARAMETERS || at >= w.end)
    return FALSE;
  if (last) {
    self->parameters[parameter] = leaf_wording (at, w.end);
    return match_from (self, part + 1, w.end, parameter + 1, result);
  }
  for (guint32 end = at + 1; end < w.end || (end == w.end && row->parts[part + 1].optional); end++) {
    const LeafPhrasePart *next = &row->parts[part + 1];
    if (leaf_word_is (self->build, end - 1, "(")) { /* brackets are never split */
      guint32 past = leaf_wording_past_bracket (self->build, w, end - 1);
      if (past <= end || past >= w.end)
        return FALSE;
      end = past;
    }
    if (next->n_words > 0 && !next->optional && !word_matches (self->build, end, next))
      continue;
    if (self->splits > MOST_SPLITS)
      return FALSE;
    self->parameters[parameter] = leaf_wording (at, end);
    if (match_from (self, part + 1, end, parameter + 1, result))
      return TRUE;
  }
  return FALSE;
}

static gboolean
match_from (Matching *self, guint32 part, guint32 at, guint32 parameter, LeafNode **result)
{
  const LeafPhraseRow *row = self->row;
  const LeafPhrasePart *it;

  if (part == row->n_parts) {
    if (at != self->words.end)
      return FALSE;
    self->splits++;
    return parameters_read (self, result);
  }
  it = &row->parts[part];
  if (it->n_words == 0)
    return match_parameter (self, part, at, parameter, result);
  if (at < self->words.end && word_matches (self->build, at, it)
      && (part > 0 || !self->as_written || is_cased_so (self->build, at, it))
      && match_from (self, part + 1, at + 1, parameter, result))
    return TRUE;
  return it->optional && match_from (self, part + 1, at, parameter, result);
}

/* Returns TRUE if all required fixed words occur in order: a cheap test before any split is tried. */
static gboolean
could_match (const LeafBuild *build, LeafWording w, const LeafPhraseRow *row)
{
  guint32 at = w.first, needed = 0;

  for (guint32 i = 0; i < row->n_parts; i++) {
    const LeafPhrasePart *part = &row->parts[i];
    if (part->n_words == 0) {
      needed++;
      continue;
    }
    if (part->optional)
      continue;
    needed++;
    while (at < w.end && !word_matches (build, at, part))
      at++;
    if (at == w.end)
      return FALSE;
    at++;
  }
  return needed <= leaf_wording_length (w);
}

/* --- parameters --------------------------------------------------------------------------------------------------- */

static LeafNode *
column_node (LeafScope *scope, LeafWording w)
{
  LeafColumnId column = leaf_read_column_name (scope, w);
  return LEAF_IS (column) ? leaf_node_constant (scope, w, LEAF_KIND (TABLE_COLUMN), (gint32) column.ix)
                          : leaf_meaning_value (scope, w, LEAF_KIND (TABLE_COLUMN));
}

static LeafNode *
property_parameter_node (LeafScope *scope, LeafWording w)
{
  LeafPropertyId property = leaf_read_property_name (scope, w);
  return LEAF_IS (property) ? leaf_node_constant (scope, w, LEAF_KIND (PROPERTY), (gint32) property.ix)
                            : leaf_meaning_value (scope, w, LEAF_KIND (PROPERTY));
}

/* If `kind` is a kind variable of the phrase whose body is being read, and the phrase gets its kind in an unnamed
 * parameter, "name of kind of value K": that parameter. Otherwise NULL. */
static LeafNode *
kind_given (LeafScope *scope, LeafWording w, LeafKindId kind)
{
  const LeafKind *row = leaf_kind (scope->build, kind);
  const LeafPhraseRow *phrase = LEAF_IS (scope->phrase) ? LEAF_PHRASE (scope->build, scope->phrase) : NULL;
  guint32 slot = 0;

  if (phrase == NULL || row->constructor.ix != LEAF_KIND_KIND_VARIABLE)
    return NULL;
  for (guint32 i = 0; i < phrase->n_parts; i++) {
    const LeafPhrasePart *part = &phrase->parts[i];

    if (part->n_words > 0)
      continue;
    if (part->sort == LEAF_PARAMETER_KIND && part->name == NULL && part->kind_variable == row->args[0].ix)
      return leaf_node_slot (
          scope, w, leaf_kind_built (scope->build, LEAF_KIND (DESCRIPTION), LEAF_KIND (VALUE), LEAF_KIND (NONE)), slot);
    slot++;
  }
  return NULL;
}

static LeafNode *
kind_node (LeafScope *scope, LeafWording w)
{
  LeafKindId kind = leaf_kind_read (scope->build, w, scope->near);
  LeafNode *node;

  if (!LEAF_IS (kind))
    return NULL;
  node = kind_given (scope, w, kind);
  if (node != NULL)
    return node;
  node = leaf_node_new (scope, LEAF_NODE_DESCRIPTION,
                        leaf_kind_built (scope->build, LEAF_KIND (DESCRIPTION), kind, LEAF_KIND (NONE)), w);
  node->DESCRIPTION.described = leaf_description_of_kind (scope, w, kind);
  return node;
}

static LeafKindId
wanted_of_parameter (const LeafPhrasePart *parameter)
{
  return parameter->kind.ix == LEAF_KIND_VALUE ? LEAF_KIND (NONE) : parameter->kind;
}

/* Returns TRUE for a local description of values of any kind, which is known only during the play. */
static gboolean
describes_anything (const LeafBuild *build, const LeafNode *node, LeafKindId wanted)
{
  const LeafKind *kind = leaf_kind (build, node->kind);

  return node->op == LEAF_NODE_SLOT && kind->constructor.ix == LEAF_KIND_DESCRIPTION
         && kind->args[0].ix == LEAF_KIND_VALUE && leaf_kind (build, wanted)->constructor.ix == LEAF_KIND_DESCRIPTION
         && leaf_kind_is_object (build, leaf_kind (build, wanted)->args[0]);
}

static LeafNode *
value_for (Matching *self, const LeafPhrasePart *parameter, LeafWording w)
{
  LeafBuild *build = self->build;
  LeafKindId wanted = wanted_of_parameter (parameter);
  LeafNode *node = leaf_meaning_value (self->scope, w, wanted);

  /* (A - activity on values of kind K): the name can be read although K is not known */
  if (node == NULL && LEAF_IS (leaf_kind (build, parameter->pattern)->constructor))
    node = leaf_meaning_value (self->scope, w, leaf_kind (build, parameter->pattern)->constructor);
  if (node == NULL)
    return NULL;
  if (parameter->is_arithmetic && LEAF_IS (node->kind) && node->kind.ix != LEAF_KIND_VALUE
      && !leaf_kind_is_arithmetic (build, node->kind))
    return NULL;
  if (LEAF_IS (wanted)) {
    LeafKindId kind = node->kind;
    if (leaf_kind_is_object (build, wanted) && LEAF_IS (kind) && !leaf_kind_conforms (build, kind, wanted))
      self->certain = FALSE;
    if (LEAF_IS (kind) && kind.ix != LEAF_KIND_VALUE && !leaf_kind_compatible (build, kind, wanted))
      return NULL;
    if (describes_anything (build, node, wanted))
      return NULL;
  }
  return node;
}

static LeafNode *
read_parameter (Matching *self, const LeafPhrasePart *parameter, LeafWording w)
{
  LeafScope *scope = self->scope;
  LeafNode *node;

  switch (parameter->sort) {
  case LEAF_PARAMETER_CONDITION: return leaf_meaning_condition (scope, w);
  case LEAF_PARAMETER_PHRASE: return leaf_read_statement (scope, w);
  case LEAF_PARAMETER_NEW_LOCAL:
    return leaf_node_slot (scope, w, parameter->kind, leaf_scope_add (scope, w, parameter->kind));
  case LEAF_PARAMETER_KIND: return kind_node (scope, w);
  case LEAF_PARAMETER_TABLE_COLUMN: return column_node (scope, w);
  case LEAF_PARAMETER_PROPERTY: return property_parameter_node (scope, w);
  case LEAF_PARAMETER_PLACE:
    node = leaf_meaning_value (scope, w, wanted_of_parameter (parameter));
    return node != NULL && leaf_node_is_place (node) ? node : NULL;
  case LEAF_PARAMETER_LITERAL:
    node = leaf_meaning_value (scope, w, parameter->kind);
    if (node == NULL)
      return NULL;
    if (node->op == LEAF_NODE_CONSTANT && parameter->written == NULL)
      return node->CONSTANT.value.kind == parameter->literal.kind
                     && node->CONSTANT.value.bits == parameter->literal.bits
                 ? node
                 : NULL;
    self->certain = FALSE;
    return node;
  case LEAF_PARAMETER_DESCRIBED: self->certain = FALSE; return leaf_meaning_value (scope, w, parameter->kind);
  case LEAF_PARAMETER_VALUE:
  case LEAF_PARAMETER_ANY_DESCRIPTION: break;
  }
  return value_for (self, parameter, w);
}

/* --- the call ----------------------------------------------------------------------------------------------------- */

/* The kind that this parameter determines for its kind variable; none if its value does not determine it. */
static LeafKindId
bound_by (const LeafBuild *build, const LeafPhrasePart *part, LeafKindId given)
{
  if (!LEAF_IS (given))
    return given;
  return part->sort == LEAF_PARAMETER_KIND || LEAF_IS (leaf_kind (build, part->kind)->constructor)
             ? leaf_kind (build, given)->args[0]
             : given;
}

/* The kind of a kind variable, which is that of the first parameter's value. */
static LeafKindId
bound_kind (Matching *self, guint32 variable)
{
  guint32 parameter = 0;

  for (guint32 i = 0; i < self->row->n_parts; i++) {
    const LeafPhrasePart *part = &self->row->parts[i];
    LeafKindId bound;
    if (part->n_words > 0)
      continue;
    bound = bound_by (self->build, part, self->args[parameter++]->kind);
    if (part->kind_variable == variable && LEAF_IS (bound))
      return bound;
  }
  return LEAF_KIND (NONE);
}

/* Returns TRUE if a value can be of both kinds. Nothing is both a room and a thing. */
static gboolean
speak_of_one (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  return leaf_kind_compatible (build, a, b) || leaf_kind_compatible (build, b, a);
}

typedef enum { WITHIN_NOTHING, WITHIN_CONSTRUCTED, WITHIN_RELATION } Within;

/* Whether a value of the first kind is converted where the other parameters want the second. */
static gboolean
turns_to (LeafKindId given, LeafKindId bound)
{
  return bound.ix == LEAF_KIND_TEXT ? leaf_kind_turns_to_text (given)
                                    : bound.ix == LEAF_KIND_REAL && given.ix == LEAF_KIND_NUMBER;
}

/* Returns TRUE if the values match the pattern, with one kind for each variable. A value of unknown kind ("value", the
 * entries of an empty list) determines no variable; if a constructed kind such as "a list of Ks" is wanted, it makes
 * the match a guess. A list says more about the kind of its entries than one whole number does. */
static gboolean
unify (Matching *self, LeafKindId pattern, LeafKindId given, Within within)
{
  const LeafKind *form, *row;
  LeafKindId *bound;

  if (!LEAF_IS (pattern) || !LEAF_IS (leaf_kind (self->build, pattern)->constructor) || given.ix == LEAF_KIND_NOTHING)
    return TRUE;
  form = leaf_kind (self->build, pattern);
  if (!LEAF_IS (given) || given.ix == LEAF_KIND_VALUE) {
    self->guesses += form->constructor.ix != LEAF_KIND_KIND_VARIABLE;
    return TRUE;
  }
  if (form->constructor.ix == LEAF_KIND_KIND_VARIABLE) {
    bound = &self->bound[form->args[0].ix];
    if (!LEAF_IS (*bound) || ((given.ix == LEAF_KIND_TEXT || within == WITHIN_CONSTRUCTED) && turns_to (*bound, given)))
      *bound = given;
    if (turns_to (given, *bound))
      return TRUE;
    /* a relation of people to things relates nobody to "the person that ..." */
    return self->named[form->args[0].ix] && within == WITHIN_RELATION ? leaf_kind_conforms (self->build, given, *bound)
                                                                      : speak_of_one (self->build, *bound, given);
  }
  row = leaf_kind (self->build, given);
  if (!LEAF_SAME (row->constructor, form->constructor))
    return TRUE; /* the other parameters determine it */
  within = form->constructor.ix == LEAF_KIND_RELATION ? WITHIN_RELATION : WITHIN_CONSTRUCTED;
  return unify (self, form->args[0], row->args[0], within) && unify (self, form->args[1], row->args[1], within);
}

/* The pattern with its variables replaced by their kinds. */
static LeafKindId
substituted (Matching *self, LeafKindId pattern)
{
  LeafKind row;

  if (!LEAF_IS (pattern))
    return pattern;
  row = *leaf_kind (self->build, pattern);
  if (!LEAF_IS (row.constructor))
    return pattern;
  if (row.constructor.ix == LEAF_KIND_KIND_VARIABLE)
    return LEAF_IS (self->bound[row.args[0].ix]) ? self->bound[row.args[0].ix] : LEAF_KIND (VALUE);
  return leaf_kind_built (self->build, row.constructor, substituted (self, row.args[0]),
                          substituted (self, row.args[1]));
}

/* Returns TRUE if the kinds of the parameters agree. "add {1, 2} to L" adds one entry to a list of lists, and two to a
 * list of numbers; a phrase applied to a list may take the list or each of its entries. */
static gboolean
kinds_agree (Matching *self)
{
  guint32 parameter = 0;

  memset (self->bound, 0, sizeof self->bound);
  memset (self->named, 0, sizeof self->named);
  self->guesses = 0;
  for (guint32 i = 0; i < self->row->n_parts; i++) {
    const LeafPhrasePart *part = &self->row->parts[i];

    if (part->n_words > 0)
      continue;
    if (!unify (self, part->pattern, self->args[parameter]->kind, WITHIN_NOTHING)) {
      leaf_reading_stopped_in (self->scope, self->row->wording, self->parameters[parameter], LEAF_EXPECTED_VALUE,
                               substituted (self, part->pattern));
      return FALSE;
    }
    parameter++;
    self->named[part->kind_variable] |= part->sort == LEAF_PARAMETER_KIND;
  }
  return TRUE;
}

/* "Add the topic understood to the requests", a list of texts: the snippet is converted to its text. So is a whole
 * number that is added to a list of real numbers. */
static void
turn_to_bound (Matching *self)
{
  guint32 parameter = 0;

  for (guint32 i = 0; i < self->row->n_parts; i++) {
    const LeafPhrasePart *part = &self->row->parts[i];
    LeafKindId bound;
    LeafNode *given;

    if (part->n_words > 0)
      continue;
    given = self->args[parameter++];
    if (part->kind_variable == 0 || !LEAF_IS (part->pattern)
        || leaf_kind (self->build, part->pattern)->constructor.ix != LEAF_KIND_KIND_VARIABLE)
      continue;
    bound = substituted (self, part->pattern);
    if (turns_to (given->kind, bound))
      self->args[parameter - 1] = leaf_value_fit (self->scope, given, bound);
  }
}

static LeafKindId
result_kind (Matching *self)
{
  LeafKindId kind = self->row->result, bound;

  if (self->row->sort == LEAF_PHRASE_DECIDE_IF)
    return LEAF_KIND (TRUTH_STATE);
  if (self->row->sort != LEAF_PHRASE_DECIDE)
    return LEAF_KIND (NONE);
  if (LEAF_IS (self->row->result_pattern))
    return substituted (self, self->row->result_pattern);
  if (self->row->result_variable == 0)
    return kind;
  bound = bound_kind (self, self->row->result_variable);
  if (!LEAF_IS (bound))
    return kind;
  if (LEAF_IS (leaf_kind (self->build, kind)->constructor))
    return leaf_kind_built (self->build, leaf_kind (self->build, kind)->constructor, bound, LEAF_KIND (NONE));
  return bound;
}

/* Phrase options: each option that is given sets its bit. */
static gboolean
read_options (LeafBuild *build, const LeafPhraseRow *row, LeafWording w, guint32 *bits)
{
  LeafWording *given = NULL;
  guint32 n = leaf_wording_split_list (build, w, "and", &given);

  *bits = 0;
  for (guint32 i = 0; i < n; i++) {
    gboolean found = FALSE;
    for (guint32 j = 0; j < row->n_options && !found; j++)
      if (leaf_wording_same (build, given[i], row->options[j])) {
        *bits |= 1u << j;
        found = TRUE;
      }
    if (!found)
      return FALSE;
  }
  return n > 0;
}

static void
parameter_stopped (Matching *self, const LeafPhrasePart *parameter, LeafWording w)
{
  static const LeafExpected expected[] = {
    [LEAF_PARAMETER_VALUE] = LEAF_EXPECTED_VALUE,
    [LEAF_PARAMETER_DESCRIBED] = LEAF_EXPECTED_VALUE,
    [LEAF_PARAMETER_LITERAL] = LEAF_EXPECTED_VALUE,
    [LEAF_PARAMETER_CONDITION] = LEAF_EXPECTED_CONDITION,
    [LEAF_PARAMETER_PHRASE] = LEAF_EXPECTED_PHRASE,
    [LEAF_PARAMETER_PLACE] = LEAF_EXPECTED_PLACE,
    [LEAF_PARAMETER_NEW_LOCAL] = LEAF_EXPECTED_VALUE,
    [LEAF_PARAMETER_KIND] = LEAF_EXPECTED_KIND,
    [LEAF_PARAMETER_TABLE_COLUMN] = LEAF_EXPECTED_COLUMN,
    [LEAF_PARAMETER_PROPERTY] = LEAF_EXPECTED_PROPERTY,
    [LEAF_PARAMETER_ANY_DESCRIPTION] = LEAF_EXPECTED_DESCRIPTION,
  };

  gboolean tells_little = self->row->sort == LEAF_PHRASE_SAY && self->row->n_fixed < 2; /* "say the (O - object)" */

  leaf_reading_stopped_in (self->scope, tells_little ? LEAF_NO_WORDS : self->row->wording, w, expected[parameter->sort],
                           wanted_of_parameter (parameter));
}

static gboolean
parameters_read (Matching *self, LeafNode **result)
{
  const LeafPhraseRow *row = self->row;
  guint32 parameter = 0;
  LeafNode *node;

  self->certain = TRUE;
  for (guint32 i = 0; i < row->n_parts; i++) {
    if (row->parts[i].n_words > 0)
      continue;
    self->args[parameter] = read_parameter (self, &row->parts[i], self->parameters[parameter]);
    if (self->args[parameter] == NULL) {
      parameter_stopped (self, &row->parts[i], self->parameters[parameter]);
      return FALSE;
    }
    parameter++;
  }
  if (!kinds_agree (self))
    return FALSE;
  turn_to_bound (self);
  node = leaf_node_of (self->build->arena, LEAF_NODE_CALL, result_kind (self), self->words, parameter, self->args);
  node->CALL.phrase.ix = self->id;
  node->CALL.options = self->options;
  if (LEAF_IS (self->wanted)) {
    node = leaf_value_fit (self->scope, node, self->wanted);
    if (node == NULL)
      return FALSE;
  }
  *result = node;
  return TRUE;
}

static LeafNode *
match_row (Matching *self, guint32 id, LeafWording w)
{
  /* a copy, since reading parameters may grow the table */
  LeafPhraseRow row = *LEAF_PHRASE (self->build, LEAF_ID (LeafPhraseId, id));
  LeafNode *result = NULL;

  self->row = &row;
  self->id = id;
  self->splits = 0;
  self->options = 0;
  self->words = w;
  if (could_match (self->build, w, &row) && match_from (self, 0, w.first, 0, &result))
    return result;
  if (row.n_options > 0) {
    guint32 comma = leaf_wording_find (self->build, w, ",");
    if (comma < w.end && comma > w.first
        && read_options (self->build, &row, leaf_wording_from (w, comma + 1), &self->options)) {
      self->words = leaf_wording_up_to (w, comma);
      if (could_match (self->build, self->words, &row) && match_from (self, 0, w.first, 0, &result))
        return result;
    }
  }
  return NULL;
}

/* --- candidates --------------------------------------------------------------------------------------------------- */

/* Returns TRUE if the second parameter accepts everything that the first one accepts, judging by kinds and words. A
 * description accepts a part of its kind; of two descriptions neither is known to be narrower. */
gboolean
leaf_phrase_parameter_within (const LeafBuild *build, const LeafPhrasePart *first, const LeafPhrasePart *second)
{
  if (second->sort == LEAF_PARAMETER_LITERAL || second->sort == LEAF_PARAMETER_DESCRIBED)
    return first->sort == LEAF_PARAMETER_LITERAL && second->sort == LEAF_PARAMETER_DESCRIBED;
  if (first->sort == LEAF_PARAMETER_LITERAL && first->kind.ix == LEAF_KIND_OBJECT) /* its value has its kind */
    return leaf_kind_is_object (build, second->kind);
  if (first->is_arithmetic != second->is_arithmetic && second->kind.ix == LEAF_KIND_VALUE)
    return first->is_arithmetic;
  /* real number accepts numbers too, by converting them */
  if (first->kind.ix == LEAF_KIND_NUMBER && second->kind.ix == LEAF_KIND_REAL)
    return TRUE;
  return leaf_kind_conforms (build, first->kind, second->kind);
}

static gboolean
is_same_parameter (const LeafPhrasePart *first, const LeafPhrasePart *second)
{
  return first->sort == second->sort && first->sort != LEAF_PARAMETER_LITERAL && first->sort != LEAF_PARAMETER_DESCRIBED
         && LEAF_SAME (first->kind, second->kind) && first->is_arithmetic == second->is_arithmetic;
}

typedef enum { SAME_PARAMETERS, NARROWER_PARAMETERS, OTHER_PARAMETERS } Comparison;

/* NARROWER_PARAMETERS: no parameter of the first accepts what the second does not, and one accepts less. */
static Comparison
compare_parameters (const LeafBuild *build, const LeafPhraseRow *first, const LeafPhraseRow *second)
{
  Comparison found = SAME_PARAMETERS;

  for (guint32 i = 0, j = 0;; i++, j++) {
    while (i < first->n_parts && first->parts[i].sort == 0)
      i++;
    while (j < second->n_parts && second->parts[j].sort == 0)
      j++;
    if (i >= first->n_parts || j >= second->n_parts)
      return found;
    if (is_same_parameter (&first->parts[i], &second->parts[j]))
      continue;
    if (!leaf_phrase_parameter_within (build, &first->parts[i], &second->parts[j]))
      return OTHER_PARAMETERS;
    found = NARROWER_PARAMETERS;
  }
}

/* If an author's phrase is defined again in the same words, the new one replaces the first. Otherwise phrases are in
 * the order of their definitions, except that a narrower one precedes a wider one. */
static gboolean
goes_before (const LeafBuild *build, guint32 a, guint32 b)
{
  const LeafPhraseRow *first = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, a)),
                      *second = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, b));

  if (first->n_fixed != second->n_fixed)
    return first->n_fixed > second->n_fixed;
  if (first->is_library != second->is_library)
    return !first->is_library;
  if (!first->is_library && first->n_parameters == second->n_parameters) {
    Comparison compared = compare_parameters (build, first, second);

    return compared == OTHER_PARAMETERS ? a < b && compare_parameters (build, second, first) != NARROWER_PARAMETERS
                                        : compared == NARROWER_PARAMETERS || a > b;
  }
  if (first->specificity != second->specificity)
    return first->specificity > second->specificity;
  return a > b;
}

static void
add_chain (Matching *self, guint64 key, LeafPhraseSort sort, LeafWording w, guint32 *ids, guint *n)
{
  LeafBuild *build = self->build;

  for (guint32 link = leaf_index_find (&build->phrases->by_first, key); link != 0;) {
    const LeafPhraseChain *chain = LEAF_ROW (&build->phrases->chains, LeafPhraseChain, link);
    guint32 id = chain->phrase;
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, id));
    guint at;
    link = chain->next;
    if (row->sort != sort || *n >= MOST_CANDIDATES || (row->n_options == 0 && !could_match (build, w, row)))
      continue;
    for (at = 0; at < *n && ids[at] < id; at++)
      ;
    if (at < *n && ids[at] == id)
      continue;
    memmove (ids + at + 1, ids + at, sizeof (guint32) * (*n - at));
    ids[at] = id;
    (*n)++;
  }
}

/* Moves the phrase whose body is being read after all others. */
static void
put_last (guint32 *ids, guint n, guint32 own)
{
  for (guint i = 0; i + 1 < n; i++)
    if (ids[i] == own) {
      ids[i] = ids[i + 1];
      ids[i + 1] = own;
    }
}

/* Inserts phrases one by one in the order of their definitions, because it is not always known which of two is
 * narrower, so the result depends on the order of insertion. */
static void
put_in_order (const LeafBuild *build, guint32 *ids, guint n)
{
  for (guint i = 1; i < n; i++) {
    guint32 id = ids[i];
    guint at;

    for (at = 0; at < i && goes_before (build, ids[at], id); at++)
      ;
    memmove (ids + at + 1, ids + at, sizeof (guint32) * (i - at));
    ids[at] = id;
  }
}

/* Makes a node that chooses during the play. Whether even the last candidate accepts its arguments may be known only
 * then; phrases of the library check this themselves. */
static LeafNode *
choose_as_it_goes (Matching *self, GPtrArray *calls, gboolean last_is_certain)
{
  LeafNode *first = g_ptr_array_index (calls, 0), *last = g_ptr_array_index (calls, calls->len - 1), *node;
  gboolean may_fail
      = !last_is_certain && last->op == LEAF_NODE_CALL && !LEAF_PHRASE (self->build, last->CALL.phrase)->is_library;

  if (calls->len == 1 && !may_fail)
    return first;
  node = leaf_node_from_array (self->scope, LEAF_NODE_CALL_FIRST, first->kind, first->wording, calls);
  node->CALL_FIRST.may_fail = may_fail;
  return node;
}

/* `own`: tries only the phrase whose body is being read; otherwise all others. */
static LeafNode *
match (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted, guint32 least, gboolean as_written,
       gboolean own)
{
  Matching self = { .scope = scope, .build = scope->build, .wanted = wanted, .as_written = as_written };
  guint32 ids[MOST_CANDIDATES + 1];
  guint n = 0;
  gboolean last_is_certain = TRUE;
  LeafNode *guess = NULL;
  guint fewest = 0;
  g_autoptr (GPtrArray) calls = g_ptr_array_new ();
  LeafPhraseId being_defined = scope->is_text_kept ? (LeafPhraseId) { 0 } : scope->phrase;

  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_word (scope->build, at)->sort != LEAF_WORD_TEXT)
      add_chain (&self, leaf_word (scope->build, at)->vocab.ix, sort, w, ids, &n);
  add_chain (&self, G_MAXUINT32, sort, w, ids, &n);
  put_in_order (scope->build, ids, n);
  put_last (ids, n, being_defined.ix);
  for (guint i = 0; i < n; i++) {
    gboolean is_own = ids[i] == being_defined.ix;
    LeafNode *node;

    if (LEAF_PHRASE (scope->build, LEAF_ID (LeafPhraseId, ids[i]))->n_fixed < least)
      continue;
    if (own ? !is_own : is_own && calls->len == 0) /* it is allowed after others that may not fit */
      continue;
    if (leaf_reading_is_noted (scope)
        && leaf_phrase_is_wordless_say (
            /* it has no word that would show what was meant */
            LEAF_PHRASE (scope->build, LEAF_ID (LeafPhraseId, ids[i]))))
      continue;
    node = match_row (&self, ids[i], w);
    if (node == NULL)
      continue;
    if (self.guesses > 0 && node->op == LEAF_NODE_CALL) {
      if (guess == NULL || self.guesses < fewest) {
        guess = node;
        fewest = self.guesses;
      }
      continue;
    }
    if (calls->len > 0) { /* a further candidate must have the same words and arguments */
      LeafNode *first = g_ptr_array_index (calls, 0);
      if (node->op != LEAF_NODE_CALL || first->op != LEAF_NODE_CALL || node->CALL.n_args != first->CALL.n_args
          || LEAF_PHRASE (scope->build, node->CALL.phrase)->n_fixed
                 != LEAF_PHRASE (scope->build, first->CALL.phrase)->n_fixed)
        continue;
    }
    g_ptr_array_add (calls, node);
    last_is_certain = self.certain;
    if (self.certain)
      break;
  }
  return calls->len > 0 ? choose_as_it_goes (&self, calls, last_is_certain) : guess;
}

/* "[S]" is not the "[s]" of the library if something in scope has the name S. */
static gboolean
names_local (LeafScope *scope, LeafWording w)
{
  const LeafNode *place = leaf_wording_length (w) == 1 ? leaf_scope_find (scope, w) : NULL;

  return place != NULL && place->op == LEAF_NODE_SLOT;
}

LeafNode *
leaf_phrases_match (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted)
{
  return leaf_phrases_match_long (scope, w, sort, wanted, 0);
}

static LeafNode *
match_kept (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted, guint32 least, gboolean own)
{
  LeafNode *node;
  LeafWording whole;
  gpointer found;
  guint32 extra = ((guint32) own << 31) ^ ((guint32) sort << 24) ^ (least << 20) ^ wanted.ix;

  if (!leaf_reading_begin (scope, LEAF_READER_PHRASE, w, extra, &found))
    return found;
  whole = w;
  if (sort == LEAF_PHRASE_DECIDE) /* the article of "the holder of ..." is handled here */
    w = leaf_wording_skip_article (scope->build, w);
  node = match (scope, w, sort, wanted, least, sort == LEAF_PHRASE_SAY, own);
  if (node == NULL && sort == LEAF_PHRASE_SAY && !names_local (scope, w))
    node = match (scope, w, sort, wanted, least, FALSE, own);
  return leaf_reading_end (scope, LEAF_READER_PHRASE, whole, extra, node);
}

LeafNode *
leaf_phrases_match_long (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted, guint32 least)
{
  return match_kept (scope, w, sort, wanted, least, FALSE);
}

LeafNode *
leaf_phrases_match_own (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted)
{
  return LEAF_IS (scope->phrase) && !scope->is_text_kept ? match_kept (scope, w, sort, wanted, 0, TRUE) : NULL;
}

/* The number of words with which a phrase begins, not counting optional ones; 0 if its first word is not `word`, or it
 * begins with a value. */
static guint32
words_before_value (const LeafPhraseRow *row, LeafVocabId word)
{
  guint32 n = 0;

  for (guint32 i = 0; i < row->n_parts && row->parts[i].n_words > 0; i++) {
    const LeafPhrasePart *part = &row->parts[i];
    gboolean is_word = n > 0;

    if (part->optional)
      continue;
    for (guint32 k = 0; k < part->n_words && !is_word; k++)
      is_word = LEAF_SAME (part->words[k], word);
    if (!is_word)
      return 0;
    n++;
  }
  return n;
}

gboolean
leaf_phrase_of_author_begins (const LeafBuild *build, const LeafNode *call, LeafWording w, guint32 n)
{
  const LeafPhraseRow *row = call != NULL && call->op == LEAF_NODE_CALL ? LEAF_PHRASE (build, call->CALL.phrase) : NULL;

  return row != NULL && !row->is_library && words_before_value (row, leaf_word (build, w.first)->vocab) >= n;
}

LeafNode *
leaf_phrases_of_author_or (LeafScope *scope, LeafWording w, LeafPhraseSort sort, LeafKindId wanted, LeafNode *form)
{
  LeafNode *call = form == NULL || scope->build->is_library ? NULL : leaf_phrases_match (scope, w, sort, wanted);
  const LeafPhraseRow *row
      = call != NULL && call->op == LEAF_NODE_CALL ? LEAF_PHRASE (scope->build, call->CALL.phrase) : NULL;

  if (leaf_phrase_of_author_begins (scope->build, call, leaf_wording_skip_article (scope->build, w), 1))
    return call;
  return row != NULL && !row->is_library && row->parts[0].n_words == 0 && row->parts[row->n_parts - 1].n_words > 0
             ? call
             : form;
}

const LeafStatement *
leaf_phrase_inform6_statement (const LeafBuild *build, const LeafSentence *sentence)
{
  const LeafStatement *body;

  if (!LEAF_IS (sentence->body))
    return NULL;
  body = LEAF_ROW (&build->sentences->statements, LeafStatement, sentence->body.ix);
  return body->sort == LEAF_STATEMENT_NATIVE && !LEAF_IS (body->next) ? body : NULL;
}

guint32
leaf_phrases_known (const LeafBuild *build, const char *word)
{
  LeafVocabId wanted = leaf_vocabulary_find (build->vocabulary, word, -1);

  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *row = LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, i);

    if (LEAF_IS (wanted) && row->n_parts > 0 && row->parts[0].n_words > 0 && LEAF_SAME (row->parts[0].words[0], wanted))
      return i;
  }
  return 0;
}
