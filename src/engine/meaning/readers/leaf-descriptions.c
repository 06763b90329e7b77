/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-descriptions.c: noun phrases: "an open container which is in the box (called the target)", "every man", "the
 * open box".
 *
 * A phrase is a head (quantifier or article, adjectives, noun) and clauses after it. Where a clause begins is not
 * known beforehand: each word that may begin one is tried, leftmost first, with a plain noun phrase as the head. A
 * whole name is tried before everything else, part of a name after everything else. */

#include "leaf-readers.h"

#include <string.h>

/* --- making descriptions ------------------------------------------------------------------------------------------ */

LeafDescription *
leaf_description_new (LeafScope *scope, LeafWording w)
{
  LeafDescription *self = leaf_new (scope->build->arena, LeafDescription);

  self->wording = w;
  self->kind = LEAF_KIND (VALUE);
  return self;
}

LeafDescription *
leaf_description_exact (LeafScope *scope, LeafNode *value)
{
  LeafDescription *self = leaf_description_new (scope, value->wording);

  self->exact = value;
  self->kind = value->kind;
  return self;
}

LeafDescription *
leaf_description_of_kind (LeafScope *scope, LeafWording w, LeafKindId kind)
{
  LeafDescription *self = leaf_description_new (scope, w);

  self->kind = kind;
  self->kind_named = TRUE;
  return self;
}

LeafKindId
leaf_description_kind (const LeafDescription *description)
{
  return description->exact != NULL ? description->exact->kind : description->kind;
}

gboolean
leaf_description_is_plain_value (const LeafDescription *description)
{
  return description->exact != NULL && description->n_adjectives == 0 && description->n_clauses == 0;
}

static LeafDescription *
with_clause (LeafScope *scope, const LeafDescription *head, LeafWording w, const LeafClause *clause)
{
  LeafDescription *self = leaf_arena_copy (scope->build->arena, head, sizeof *head);
  const LeafClause **clauses = leaf_new_n (scope->build->arena, const LeafClause *, head->n_clauses + 1);

  for (guint32 i = 0; i < head->n_clauses; i++)
    clauses[i] = head->clauses[i];
  clauses[head->n_clauses] = clause;
  self->clauses = clauses;
  self->n_clauses = head->n_clauses + 1;
  self->wording = w;
  return self;
}

/* --- clauses after the noun --------------------------------------------------------------------------------------- */

static gboolean
is_relative_marker (LeafKeyword keyword)
{
  return keyword == LEAF_KW_WHICH || keyword == LEAF_KW_WHO || keyword == LEAF_KW_THAT || keyword == LEAF_KW_WHOSE;
}

static gboolean
fits (const LeafBuild *build, const LeafDescription *description, LeafKindId wanted)
{
  LeafKindId kind = leaf_description_kind (description);

  if (!LEAF_IS (wanted) || wanted.ix == LEAF_KIND_VALUE || kind.ix == LEAF_KIND_VALUE)
    return TRUE;
  return leaf_kind_compatible (build, kind, wanted);
}

/* In a phrase about D (a description of objects), "D" describes what D describes; it is a single value only where a
 * description is wanted. */
static gboolean
describes (const LeafBuild *build, const LeafNode *value, LeafKindId wanted)
{
  return leaf_kind (build, value->kind)->constructor.ix == LEAF_KIND_DESCRIPTION
         && leaf_kind (build, wanted)->constructor.ix != LEAF_KIND_DESCRIPTION;
}

/* A whole name or a local means what it names, whatever its words. But a named value may also be an adjective, and it
 * is one if the described thing is not a value of its kind. */
static LeafDescription *
read_exact (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  const LeafBuild *build = scope->build;
  LeafKeyword first = leaf_kw (build, w.first);
  LeafNode *value;

  if (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT || first == LEAF_KW_NOTHING || first == LEAF_KW_NOBODY
      || (first == LEAF_KW_NOWHERE
          && !(flags & LEAF_DESCRIBE_NOUNLESS))) /* after "is" it is a value; before a verb it means no room at all */
    return NULL;
  value = leaf_scope_find (scope, w);
  if (value != NULL && describes (build, value, wanted))
    return NULL;
  if (value == NULL) {
    if (leaf_names_find (build, w, LEAF_NAMES (KIND), scope->near).id != 0)
      return NULL;
    value = leaf_read_name (scope, w, LEAF_KIND (NONE), FALSE);
  }
  if (value == NULL)
    return NULL;
  if ((flags & LEAF_DESCRIBE_NOUNLESS) && leaf_kind_is_enumerated (build, value->kind) && LEAF_IS (wanted)
      && wanted.ix != LEAF_KIND_VALUE && !leaf_kind_compatible (build, value->kind, wanted))
    return NULL;
  return leaf_description_exact (scope, value);
}

/* "movable parts of the crane": "parts" serves as the noun. */
static LeafDescription *
read_parts_head (LeafScope *scope, LeafWording w, guint32 at)
{
  LeafDescription *head;

  if (!leaf_word_is (scope->build, at, "parts"))
    return NULL;
  head = leaf_read_head (scope, leaf_wording_up_to (w, at), LEAF_KIND (THING), LEAF_DESCRIBE_NOUNLESS);
  if (head == NULL)
    return NULL;
  head->kind = LEAF_KIND (THING);
  return head;
}

/* "the number produced by the choosing rules for the Yard", where the rules are for rooms: "for the Yard" does not
 * describe the number. */
static gboolean
clause_fits (const LeafBuild *build, const LeafDescription *head, const LeafClause *clause)
{
  const LeafRelation *relation;

  if (head->exact == NULL || clause->sort != LEAF_CLAUSE_RELATION)
    return TRUE;
  relation = LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix);
  return leaf_kind_may_be_related (build, head->exact->kind, clause->reversed ? relation->right : relation->left);
}

/* --- a clause that goes back to the noun -------------------------------------------------------------------------- */

/* Returns TRUE for "which are not red", whose complement is an adjective. The following words belong to the complement
 * ("red in the box"). */
static gboolean
ends_with_adjective (const LeafDescription *head)
{
  const LeafClause *last = head->clauses[head->n_clauses - 1];

  return last->sort == LEAF_CLAUSE_IS && !last->object->kind_named
         && (last->object->exact == NULL || last->condition != NULL);
}

/* "who carry no weapon", "who carry nothing" */
static gboolean
is_of_none (const LeafClause *clause)
{
  return clause->object->quantifier == LEAF_QUANTIFIER_NO || clause->object->is_nothing;
}

/* "who do not carry something", "who carry no weapon": negates a relation that may be to several things. A thing has
 * only one container or wearer, so "which are not in a box" tests which one it is. */
static gboolean
denies_several (const LeafBuild *build, const LeafClause *clause)
{
  const LeafRelation *relation;

  if (clause->sort != LEAF_CLAUSE_RELATION || clause->negated == is_of_none (clause) || clause->object->exact != NULL)
    return FALSE;
  relation = LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix);
  return clause->reversed ? !relation->left_unique : !relation->right_unique;
}

/* "who do not carry something in the Den": about those who carry something and are there; the negation of a relation
 * to several covers the rest of the phrase. */
static LeafDescription *
with_denied (LeafScope *scope, const LeafDescription *head, LeafWording w, const LeafClause *clause)
{
  LeafDescription *both = leaf_description_new (scope, w),
                  *rest = leaf_arena_copy (scope->build->arena, head, sizeof *head);
  LeafClause *affirmed = leaf_arena_copy (scope->build->arena, head->clauses[head->n_clauses - 1], sizeof *affirmed);
  LeafClause *denied = leaf_clause_new (scope, LEAF_CLAUSE_IS, w);

  affirmed->negated = FALSE;
  if (is_of_none (affirmed)) {
    LeafDescription *some = leaf_arena_copy (scope->build->arena, affirmed->object, sizeof *some);

    some->quantifier = LEAF_QUANTIFIER_NONE;
    some->is_nothing = FALSE;
    affirmed->object = some;
  }
  denied->negated = TRUE;
  denied->object = with_clause (scope, with_clause (scope, both, w, affirmed), w, clause);
  rest->n_clauses--;
  return with_clause (scope, rest, w, denied);
}

/* "things which are not in the box in the Lab", with its relative clause at `at`: a preposition after a complete
 * relative clause is about the noun, as in the reference: they are in the Lab and not in the box. NULL if there is
 * none. */
static LeafDescription *
read_after_relative (LeafScope *scope, LeafWording w, guint32 at, guint32 flags)
{
  for (guint32 then = at + 2; then + 1 < w.end; then++) {
    LeafDescription *head;
    LeafClause *clause;

    if (is_relative_marker (leaf_kw (scope->build, then)))
      return NULL;
    if (!leaf_postfix_may_begin (scope, w, then))
      continue;
    head = leaf_read_description (scope, leaf_wording_up_to (w, then), LEAF_KIND (NONE),
                                  flags & ~LEAF_DESCRIBE_NOUNLESS);
    if (head == NULL || head->exact != NULL || head->n_clauses == 0 || ends_with_adjective (head))
      continue;
    clause = leaf_read_postfix (scope, leaf_wording_from (w, then), leaf_description_kind (head));
    if (clause != NULL)
      return denies_several (scope->build, head->clauses[head->n_clauses - 1]) ? with_denied (scope, head, w, clause)
                                                                               : with_clause (scope, head, w, clause);
  }
  return NULL;
}

/* "a random edible carried by Bob", "is red in the box": adjectives that serve as the noun. */
static LeafDescription *
read_adjectival_head (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  gboolean is_object = leaf_kind_is_object (scope->build, wanted);

  return leaf_read_head (scope, w, is_object ? wanted : LEAF_KIND (OBJECT), LEAF_DESCRIBE_NOUNLESS);
}

static LeafDescription *
read_with_clause (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  const LeafBuild *build = scope->build;
  guint32 depth = 0;

  for (guint32 at = w.first; at + 1 < w.end; at++) {
    LeafKeyword keyword = leaf_kw (build, at);
    LeafWording tail = leaf_wording_from (w, at);
    const LeafDescription *head;
    LeafClause *clause;
    LeafKindId kind;
    gboolean relative;

    if (keyword == LEAF_KW_OPEN)
      depth++;
    else if (keyword == LEAF_KW_CLOSE && depth > 0)
      depth--;
    if (at == w.first || depth > 0 || keyword == LEAF_KW_CLOSE)
      continue;
    relative = is_relative_marker (keyword);
    if (!relative && !leaf_postfix_may_begin (scope, w, at))
      continue;
    head = leaf_read_head (scope, leaf_wording_up_to (w, at), LEAF_KIND (NONE), flags & ~LEAF_DESCRIBE_NOUNLESS);
    if (head == NULL)
      head = read_exact (scope, leaf_wording_up_to (w, at), LEAF_KIND (NONE), 0);
    if (head == NULL)
      head = leaf_read_description (scope, leaf_wording_up_to (w, at), LEAF_KIND (NONE),
                                    flags & ~LEAF_DESCRIBE_NOUNLESS);
    if (head == NULL)
      head = read_parts_head (scope, w, at);
    if (head == NULL) {
      head = read_adjectival_head (scope, leaf_wording_up_to (w, at), wanted);
      /* "every edible in the box": an enumeration needs no noun, since a place determines what is meant */
      if (head != NULL && head->quantifier == LEAF_QUANTIFIER_NONE && !(flags & LEAF_DESCRIBE_NOUNLESS))
        head = NULL;
    }
    if (head == NULL)
      leaf_reading_stopped (scope, leaf_wording_up_to (w, at), LEAF_EXPECTED_DESCRIPTION, LEAF_KIND (NONE),
                            leaf_wording (at, at + 1),
                            relative ? N_ ("the beginning of a clause") : N_ ("a preposition"));
    if (head == NULL || (head->exact != NULL && !(flags & LEAF_DESCRIBE_VALUES)))
      continue;
    kind = leaf_description_kind (head);
    clause = relative ? leaf_read_relative (scope, tail, kind) : leaf_read_postfix (scope, tail, kind);
    if (!relative && (clause == NULL || !clause_fits (build, head, clause)) && head->exact != NULL
        && (flags & LEAF_DESCRIBE_NOUNLESS)) {
      /* "is pink in the box": of things that have a colour */
      head = read_adjectival_head (scope, leaf_wording_up_to (w, at), wanted);
      clause = head == NULL ? NULL : leaf_read_postfix (scope, tail, leaf_description_kind (head));
    }
    if (clause == NULL || (!relative && !clause_fits (build, head, clause)))
      continue;
    if (relative && head->exact == NULL && keyword != LEAF_KW_WHOSE) {
      LeafDescription *self = read_after_relative (scope, w, at, flags);

      if (self != NULL)
        return self;
    }
    /* "a person who is Bob" is Bob, but "people who are Bob" still means several. */
    if (clause->sort == LEAF_CLAUSE_IS && !clause->negated && clause->object->exact != NULL && head->exact == NULL
        && !head->is_plural && clause->object->n_clauses == 0
        && leaf_kind_is_object (build, clause->object->exact->kind)
        && (leaf_kind_conforms (build, clause->object->exact->kind, kind)
            || leaf_kind_conforms (build, kind, clause->object->exact->kind))) {
      LeafDescription *self = leaf_arena_copy (scope->build->arena, head, sizeof *head);

      self->exact = clause->object->exact;
      self->wording = w;
      return self;
    }
    return with_clause (scope, head, w, leaf_clause_settle_object (scope, clause));
  }
  return NULL;
}

/* "a topic listed in the Table of Chatter": a column of a table, as one value. */
static LeafDescription *
read_listed_column (LeafScope *scope, LeafWording w)
{
  const LeafBuild *build = scope->build;
  guint32 at = leaf_kw_find (build, w, w.first + 1, LEAF_KW_LISTED);
  LeafColumnId column;
  LeafNode *table, *node;
  LeafKindId kind;

  if (at + 2 >= w.end || leaf_kw (build, at + 1) != LEAF_KW_IN)
    return NULL;
  column = leaf_read_column_name (scope, leaf_wording_skip_article (build, leaf_wording_up_to (w, at)));
  if (!LEAF_IS (column))
    return NULL;
  table = leaf_read_value (scope, leaf_wording_from (w, at + 2), LEAF_KIND (TABLE_NAME));
  if (table == NULL)
    return NULL;
  kind = LEAF_ROW (&build->world->columns, LeafColumn, column.ix)->kind;
  node = leaf_node_with (scope, LEAF_NODE_LISTED_IN, kind, w, NULL, table);
  node->LISTED_IN.column = column;
  return leaf_description_exact (scope, node);
}

/* "a random man who is awake", "the number of men in the Yard": one value, whose description extends to the end. "the
 * room north of the Yard" is the room there, or nothing; "a room north of the Yard" is any room with that position. */
static gboolean
begins_as_value (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_begins (build, w, "the room")) {
    guint32 at = MIN (leaf_wording_find (build, w, "from"), leaf_wording_find (build, w, "of"));

    return at > w.first + 2 && at < w.end;
  }
  if (leaf_wording_length (w) > 1 && leaf_kw (build, w.first) == LEAF_KW_A
      && leaf_kw (build, w.first + 1) == LEAF_KW_LIST)
    return FALSE; /* "a list of numbers (called L)" is any such list */
  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_length (w) < 2)
    return FALSE;
  switch (leaf_kw (build, w.first)) {
  case LEAF_KW_RANDOM: return TRUE;
  case LEAF_KW_NUMBER:
  case LEAF_KW_LIST: return leaf_kw (build, w.first + 1) == LEAF_KW_OF;
  default: return FALSE;
  }
}

/* "the oldest man who is awake", "the age of the oldest man who is awake", "the total weight of things in the sack",
 * "the best route from the Lab to the Den through dark rooms": the clause belongs to the description from which the
 * value is computed, not to the value. */
static gboolean
is_worked_out (const LeafNode *value)
{
  if (value->op == LEAF_NODE_PROPERTY)
    return is_worked_out (value->PROPERTY.owner);
  return value->op == LEAF_NODE_EXTREME || value->op == LEAF_NODE_TOTAL || value->op == LEAF_NODE_CALL;
}

static LeafDescription *
read_description (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  const LeafBuild *build = scope->build;
  LeafWording bare = leaf_kw (build, w.first) == LEAF_KW_THE ? leaf_wording_from (w, w.first + 1) : w;
  LeafWording inner = leaf_wording_unbracket (build, bare);
  LeafDescription *self = NULL;
  LeafNode *value;

  /* "the number of (things which are shiny) in the Yard" */
  if (!leaf_wording_empty (inner) && leaf_wording_length (inner) < leaf_wording_length (bare)) {
    self = leaf_read_description (scope, inner, wanted, flags);
    if (self != NULL)
      return self;
  }
  if (flags & LEAF_DESCRIBE_VALUES) {
    self = read_exact (scope, w, wanted, flags);
    if (self != NULL && fits (build, self, wanted))
      return self;
    self = leaf_wording_length (w) > 3 ? read_listed_column (scope, w) : NULL;
    if (self != NULL)
      return self;
    value = begins_as_value (build, w) ? leaf_read_value (scope, w, wanted) : NULL;
    if (value != NULL)
      return leaf_description_exact (scope, value);
  }
  self = leaf_read_head (scope, w, wanted, flags);
  if (self == NULL)
    self = read_with_clause (scope, w, wanted, flags);
  if (self != NULL && self->exact != NULL && self->n_clauses > 0 && is_worked_out (self->exact)) {
    value = leaf_read_value (scope, w, wanted);
    if (value != NULL)
      return leaf_description_exact (scope, value);
  }
  if (self != NULL && fits (build, self, wanted))
    return self;
  if (!(flags & LEAF_DESCRIBE_VALUES))
    return NULL;
  value = leaf_read_value (scope, w, wanted);
  if (value != NULL)
    return leaf_description_exact (scope, value);
  /* "the edible", where that names nothing: anything edible */
  return (flags & LEAF_DESCRIBE_NOUNLESS) && leaf_kw_first (build, w) == LEAF_KW_THE && leaf_wording_length (w) > 1
                 && leaf_read_value (scope, w, LEAF_KIND (NONE)) == NULL
             ? leaf_read_head (scope, leaf_wording_from (w, w.first + 1), wanted, LEAF_DESCRIBE_NOUNLESS)
             : NULL;
}

/* "an an open box", "a a box": a slip that the language accepts, since articles before a description mean nothing. "A"
 * may be a name. */
static gboolean
has_two_articles (const LeafBuild *build, LeafWording w)
{
  LeafKeyword first, second;

  if (leaf_wording_length (w) < 3)
    return FALSE;
  first = leaf_kw (build, w.first);
  second = leaf_kw (build, w.first + 1);
  return (first == LEAF_KW_A || first == LEAF_KW_AN || first == LEAF_KW_THE)
         && (second == LEAF_KW_AN
             || ((second == LEAF_KW_A || second == LEAF_KW_THE)
                 && (leaf_word (build, w.first + 1)->flags & LEAF_WORD_CAPITAL) == 0));
}

LeafDescription *
leaf_read_description (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  gpointer found;
  guint32 extra = wanted.ix << 4 | flags;

  if (has_two_articles (scope->build, w))
    w.first++;
  if (!leaf_reading_begin (scope, LEAF_READER_DESCRIPTION, w, extra, &found))
    return found;
  return leaf_reading_end (scope, LEAF_READER_DESCRIPTION, w, extra, read_description (scope, w, wanted, flags));
}

LeafDescription *
leaf_read_bare_adjectives (LeafScope *scope, LeafWording w)
{
  const LeafDescription *bare = leaf_read_description (scope, w, LEAF_KIND (OBJECT), LEAF_DESCRIBE_NOUNLESS);
  LeafDescription *self;

  if (bare == NULL || bare->exact != NULL)
    return NULL;
  self = leaf_arena_copy (scope->build->arena, bare, sizeof *bare);
  self->kind = LEAF_KIND (THING);
  return self;
}

LeafDescription *
leaf_meaning_description (LeafScope *scope, LeafWording w)
{
  return leaf_read_description (scope, w, LEAF_KIND (NONE), LEAF_DESCRIBE_VALUES);
}

/* "The standard report taking rule response (A)" is its text elsewhere; here it is the response itself. */
static LeafDescription *
read_response (LeafScope *scope, LeafWording w)
{
  LeafNode *value = leaf_meaning_value (scope, w, LEAF_KIND (TEXT));

  if (value == NULL || value->op != LEAF_NODE_RESPONSE)
    return NULL;
  value->kind = LEAF_KIND (RESPONSE);
  return leaf_description_exact (scope, value);
}

LeafDescription *
leaf_meaning_noun (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafDescription *description
      = leaf_read_description (scope, w, wanted, LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);

  return description == NULL && wanted.ix == LEAF_KIND_RESPONSE ? read_response (scope, w) : description;
}

/* The object of an action or activity is one value: "a box", "boxes" and "something" describe it, and "nothing" means
 * that there is none; "every box", "two boxes", "nobody" and "any box" would describe several values, or none, at
 * once. */
LeafDescription *
leaf_meaning_one_of (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  LeafDescription *noun = leaf_meaning_noun (scope, w, wanted);

  if (noun == NULL || noun->exact != NULL)
    return noun;
  if (noun->is_nothing ? leaf_kw_first (scope->build, w) != LEAF_KW_NOTHING : noun->quantifier != LEAF_QUANTIFIER_NONE)
    return NULL;
  return leaf_wording_begins (scope->build, w, "any") ? NULL : noun;
}
