/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-descriptions.c: noun phrases: "an open container which is in the box (called the target)", "every man", "the open box".
 *
 * A phrase is read as a head (quantifier or article, adjectives, noun) and what is said after it.  Where a clause begins is
 * not known beforehand: each word that may begin one is tried, leftmost first, the head being a plain noun phrase.  A whole
 * name comes before all else, a name in part after all else.
 */

#include "leaf-reading.h"

#include <string.h>

/* --- making descriptions -------------------------------------------------------------------------------------------------- */

static LeafDescription *
description_new (LeafScope *scope, LeafWording w)
{
  LeafDescription *self = leaf_new (scope->build->arena, LeafDescription);

  self->wording = w;
  self->kind = LEAF_KIND (VALUE);
  return self;
}

LeafDescription *
leaf_description_exact (LeafScope *scope, LeafNode *value)
{
  LeafDescription *self = description_new (scope, value->wording);

  self->exact = value;
  self->kind = value->kind;
  return self;
}

LeafDescription *
leaf_description_of_kind (LeafScope *scope, LeafWording w, LeafKindId kind)
{
  LeafDescription *self = description_new (scope, w);

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

static void
take_adjectives (LeafScope *scope, LeafDescription *self, const GArray *uses)
{
  self->n_adjectives = uses->len;
  if (uses->len > 0)
    self->adjectives = leaf_arena_copy (scope->build->arena, uses->data, sizeof (LeafAdjectiveUse) * uses->len);
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

/* --- quantifiers ------------------------------------------------------------------------------------------------------------ */

gboolean
leaf_read_count (const LeafBuild *build, guint32 word, guint32 *count)
{
  gint32 number;

  if (leaf_word (build, word)->sort != LEAF_WORD_PLAIN || !leaf_word_number (build, word, &number) || number < 0)
    return FALSE;
  *count = (guint32) number;
  return TRUE;
}

static const struct {
  const char *words;
  LeafQuantifier quantifier;
  gboolean counts;
} quantifiers[] = {
  { "all but", LEAF_QUANTIFIER_ALL_BUT, TRUE },
  { "all except", LEAF_QUANTIFIER_ALL_BUT, TRUE },
  { "almost all", LEAF_QUANTIFIER_ALMOST_ALL, FALSE },
  { "almost every", LEAF_QUANTIFIER_ALMOST_ALL, FALSE },
  { "almost no", LEAF_QUANTIFIER_ALMOST_NO, FALSE },
  { "all", LEAF_QUANTIFIER_ALL, FALSE },
  { "each", LEAF_QUANTIFIER_ALL, FALSE },
  { "every", LEAF_QUANTIFIER_ALL, FALSE },
  { "both", LEAF_QUANTIFIER_ALL, FALSE },
  { "no", LEAF_QUANTIFIER_NO, FALSE },
  { "none of", LEAF_QUANTIFIER_NO, FALSE },
  { "at least", LEAF_QUANTIFIER_AT_LEAST, TRUE },
  { "at most", LEAF_QUANTIFIER_AT_MOST, TRUE },
  { "exactly", LEAF_QUANTIFIER_EXACTLY, TRUE },
  { "more than", LEAF_QUANTIFIER_MORE_THAN, TRUE },
  { "fewer than", LEAF_QUANTIFIER_FEWER_THAN, TRUE },
  { "less than", LEAF_QUANTIFIER_FEWER_THAN, TRUE },
  { "most", LEAF_QUANTIFIER_MOST, FALSE },
  { "over half", LEAF_QUANTIFIER_MOST, FALSE },
  { "under half", LEAF_QUANTIFIER_UNDER_HALF, FALSE },
  { "less than half", LEAF_QUANTIFIER_UNDER_HALF, FALSE },
  { "any", LEAF_QUANTIFIER_NONE, FALSE },
  { "some", LEAF_QUANTIFIER_NONE, FALSE },
};

/* How many words at the start of w say how many; 0: none do. */
static guint32
read_quantifier (const LeafBuild *build, LeafWording w, LeafQuantifier *quantifier, guint32 *count)
{
  guint32 n = 0;

  *count = 0;
  *quantifier = LEAF_QUANTIFIER_NONE;
  for (guint i = 0; i < G_N_ELEMENTS (quantifiers) && n == 0; i++) {
    guint32 length;

    if (!leaf_wording_begins (build, w, quantifiers[i].words))
      continue;
    length = leaf_n_words (quantifiers[i].words);
    if (quantifiers[i].counts) {
      if (leaf_wording_length (w) <= length || !leaf_read_count (build, w.first + length, count))
        continue;
      length++;
    }
    *quantifier = quantifiers[i].quantifier;
    n = length;
  }
  if (n == 0 && leaf_wording_length (w) > 1 && leaf_read_count (build, w.first, count)) {
    *quantifier = LEAF_QUANTIFIER_AT_LEAST; /* of four coins in the box, "three coins are in the box" */
    n = 1;
  }
  if (n == 0 || n >= leaf_wording_length (w))
    return 0;
  if (leaf_kw (build, w.first + n) == LEAF_KW_OF && leaf_wording_length (w) > n + 1)
    n++;
  if (leaf_kw_is_article (leaf_kw (build, w.first + n)) && leaf_wording_length (w) > n + 1)
    n++;
  return n;
}

static gboolean
vague_noun (LeafKeyword keyword, LeafKindId *kind, LeafQuantifier *quantifier)
{
  *quantifier = LEAF_QUANTIFIER_NONE;
  switch (keyword) {
  case LEAF_KW_EVERYTHING:
    *quantifier = LEAF_QUANTIFIER_ALL;
    *kind = LEAF_KIND (THING);
    return TRUE;
  case LEAF_KW_NOTHING:
    *quantifier = LEAF_QUANTIFIER_NO;
    *kind = LEAF_KIND (THING);
    return TRUE;
  case LEAF_KW_SOMETHING:
  case LEAF_KW_ANYTHING: *kind = LEAF_KIND (THING); return TRUE;
  case LEAF_KW_EVERYONE:
  case LEAF_KW_EVERYBODY:
    *quantifier = LEAF_QUANTIFIER_ALL;
    *kind = LEAF_KIND (PERSON);
    return TRUE;
  case LEAF_KW_NOBODY:
  case LEAF_KW_NO_ONE:
    *quantifier = LEAF_QUANTIFIER_NO;
    *kind = LEAF_KIND (PERSON);
    return TRUE;
  case LEAF_KW_SOMEONE:
  case LEAF_KW_SOMEBODY:
  case LEAF_KW_ANYONE:
  case LEAF_KW_ANYBODY: *kind = LEAF_KIND (PERSON); return TRUE;
  case LEAF_KW_EVERYWHERE:
    *quantifier = LEAF_QUANTIFIER_ALL;
    *kind = LEAF_KIND (ROOM);
    return TRUE;
  case LEAF_KW_NOWHERE:
    *quantifier = LEAF_QUANTIFIER_NO;
    *kind = LEAF_KIND (ROOM);
    return TRUE;
  case LEAF_KW_SOMEWHERE:
  case LEAF_KW_ANYWHERE: *kind = LEAF_KIND (ROOM); return TRUE;
  default: return FALSE;
  }
}

/* --- heads: adjectives and a noun ------------------------------------------------------------------------------------------- */

/* How many words are "nobody", spelled in any of its ways, at the beginning; 0. */
static guint32
begins_no_one (const LeafBuild *build, LeafWording w)
{
  LeafKeyword first = leaf_kw (build, w.first);

  if (first == LEAF_KW_NOBODY || first == LEAF_KW_NO_ONE)
    return 1;
  return first == LEAF_KW_NO && leaf_wording_length (w) > 1 && leaf_kw (build, w.first + 1) == LEAF_KW_ONE ? 2 : 0;
}

/* "something", "anyone jolly", "nothing else" */
static LeafDescription *
read_vague (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  const LeafBuild *build = scope->build;
  LeafQuantifier quantifier;
  LeafDescription *self;
  guint32 n_nobody = begins_no_one (build, w), n = MAX (n_nobody, 1);
  LeafWording rest = leaf_wording_from (w, w.first + n);
  LeafKindId kind;
  g_autoptr (GArray) uses = NULL;

  if (!vague_noun (n_nobody > 0 ? LEAF_KW_NOBODY : leaf_kw (build, w.first), &kind, &quantifier))
    return NULL;
  if (leaf_kw_first (build, rest) == LEAF_KW_ELSE)
    rest.first++;
  uses = g_array_new (FALSE, FALSE, sizeof (LeafAdjectiveUse));
  if (!leaf_wording_empty (rest) && !leaf_read_adjectives (scope, rest, kind, uses))
    return NULL;
  self = leaf_description_of_kind (scope, w, kind);
  self->quantifier = quantifier;
  self->is_nothing = quantifier == LEAF_QUANTIFIER_NO && leaf_wording_length (w) == n;
  if (self->is_nothing && leaf_kw (build, w.first) == LEAF_KW_NOTHING && LEAF_IS (wanted) && leaf_kind_is_object (build, wanted))
    self->kind = wanted; /* "lodges in nothing": in no room */
  take_adjectives (scope, self, uses);
  return self;
}

/* Only these words make a kind of other kinds: "list of numbers", "object based rulebook". */
static gboolean
may_be_built_kind (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_length (w) > 24)
    return FALSE;
  for (guint32 i = w.first; i < w.end; i++)
    switch (leaf_kw (build, i)) {
    case LEAF_KW_LIST:
    case LEAF_KW_LISTS:
    case LEAF_KW_DESCRIPTION:
    case LEAF_KW_DESCRIPTIONS:
    case LEAF_KW_RELATION:
    case LEAF_KW_RELATIONS:
    case LEAF_KW_RULE:
    case LEAF_KW_RULES:
    case LEAF_KW_RULEBOOK:
    case LEAF_KW_RULEBOOKS:
    case LEAF_KW_ACTIVITY:
    case LEAF_KW_ACTIVITIES:
    case LEAF_KW_PROPERTY:
    case LEAF_KW_PROPERTIES:
    case LEAF_KW_PHRASE:
    case LEAF_KW_PHRASES:
    case LEAF_KW_COMBINATION:
    case LEAF_KW_VALUED:
    case LEAF_KW_BASED: return TRUE;
    default: break;
    }
  return FALSE;
}

/* A capital letter is a kind that is left open only where nothing here has that name: "the description of R" is R's. */
static LeafKindId
read_built_kind (LeafScope *scope, LeafWording w)
{
  if (!may_be_built_kind (scope->build, w) || leaf_scope_find (scope, leaf_wording_from (w, w.end - 1)) != NULL)
    return (LeafKindId) { 0 };
  return leaf_kind_read (scope->build, w, scope->near);
}

/* "empty list of numbers": adjectives, and a kind that is built of others. */
static LeafKindId
read_adjectived_kind (LeafScope *scope, LeafWording w, GArray *uses)
{
  LeafKindId kind = read_built_kind (scope, w);

  for (guint32 at = w.first + 1; !LEAF_IS (kind) && at + 1 < w.end; at++) {
    LeafKeyword keyword = leaf_kw (scope->build, at);
    if (keyword != LEAF_KW_LIST && keyword != LEAF_KW_LISTS && keyword != LEAF_KW_RELATION && keyword != LEAF_KW_RELATIONS)
      continue;
    kind = read_built_kind (scope, leaf_wording_from (w, at));
    if (!LEAF_IS (kind) || !leaf_read_adjectives (scope, leaf_wording_up_to (w, at), kind, uses))
      return (LeafKindId) { 0 };
  }
  return kind;
}

static LeafDescription *
read_common (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafNameMatch match = leaf_names_end (build, w, LEAF_NAMES (KIND), scope->near);
  LeafKindId kind = { match.id };
  LeafWording before;
  LeafDescription *self;
  gboolean plural = FALSE;
  g_autoptr (GArray) uses = NULL;

  if (match.id != 0) {
    before = leaf_wording_up_to (w, w.end - match.n_words);
    plural = LEAF_ROW (&build->world->names->names, LeafName, match.name)->is_plural;
  }
  uses = g_array_new (FALSE, FALSE, sizeof (LeafAdjectiveUse));
  if (match.id == 0 && leaf_wording_length (w) > 1) {
    kind = read_adjectived_kind (scope, w, uses);
    before = leaf_wording (w.first, w.first);
  }
  if (!LEAF_IS (kind))
    return NULL;
  if (!leaf_wording_empty (before) && !leaf_read_adjectives (scope, before, kind, uses)) {
    LeafAdjectiveUse whole;

    /* "A room can be a suspect room": an adjective that ends as a kind does; but "pushable between rooms" tells of no room. */
    if (!plural && leaf_read_adjective (scope, w, kind, &whole) == leaf_wording_length (w)) {
      g_array_set_size (uses, 0);
      g_array_append_val (uses, whole);
      self = leaf_description_of_kind (scope, w, kind);
      take_adjectives (scope, self, uses);
      return self;
    }
    /* "list of open numbers": no; but "real numbers", of which "numbers" is a kind too. */
    kind = read_adjectived_kind (scope, w, uses);
    if (!LEAF_IS (kind))
      return leaf_reading_stopped (scope, before, LEAF_EXPECTED_ADJECTIVE, kind, leaf_wording_from (w, before.end), "a kind");
  }
  self = leaf_description_of_kind (scope, w, kind);
  self->is_plural = plural;
  take_adjectives (scope, self, uses);
  return self;
}

/* "the open box": adjectives of a definite thing; a whole name first, then a name in part. */
static LeafDescription *
read_adjectived_name (LeafScope *scope, LeafWording w)
{
  LeafAdjectiveUse use;
  guint32 n = leaf_read_adjective (scope, w, LEAF_KIND (OBJECT), &use);
  g_autoptr (GArray) uses = NULL;

  if (n == 0 || n >= leaf_wording_length (w))
    return NULL;
  uses = g_array_new (FALSE, FALSE, sizeof (LeafAdjectiveUse));
  g_array_append_val (uses, use);
  for (guint32 at = w.first + n; at < w.end;) {
    LeafWording name = leaf_wording_from (w, at);
    LeafNode *value = leaf_scope_find (scope, name);

    if (value == NULL)
      value = leaf_read_name (scope, name, (LeafKindId) { 0 }, TRUE);
    if (value != NULL && leaf_kind_is_object (scope->build, value->kind)) {
      LeafDescription *self = leaf_description_exact (scope, value);

      self->wording = w;
      take_adjectives (scope, self, uses);
      return self;
    }
    n = leaf_read_adjective (scope, name, LEAF_KIND (OBJECT), &use);
    if (n == 0)
      return leaf_reading_stopped (scope, name, LEAF_EXPECTED_DESCRIPTION, LEAF_KIND (OBJECT), leaf_wording_up_to (w, at),
                                   "an adjective");
    g_array_append_val (uses, use);
    at += n;
  }
  return NULL;
}

static LeafDescription *
read_nounless (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  g_autoptr (GArray) uses = g_array_new (FALSE, FALSE, sizeof (LeafAdjectiveUse));
  LeafDescription *self;

  if (!leaf_read_adjectives (scope, w, wanted, uses))
    return NULL;
  self = description_new (scope, w);
  take_adjectives (scope, self, uses);
  return self;
}

static LeafDescription *read_head (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags);

/* Words before "of D" that say "the members", with adjectives perhaps: those are of *adjectives.  What is left is D. */
static LeafWording
skip_members (const LeafBuild *build, LeafWording w, LeafWording *adjectives)
{
  *adjectives = LEAF_NO_WORDS;
  for (guint32 at = w.first; at + 2 < w.end; at++)
    if (leaf_kw (build, at + 1) == LEAF_KW_OF && (leaf_word_is (build, at, "members") || leaf_word_is (build, at, "member"))) {
      *adjectives = leaf_kw_is_article (leaf_kw (build, w.first)) ? leaf_wording (w.first + 1, at) : leaf_wording_up_to (w, at);
      return leaf_wording_from (w, at + 2);
    }
  return w;
}

/* "D", "open members of D": a parameter that is itself a description: of its kind, and such that it holds. */
static LeafDescription *
read_local_description (LeafScope *scope, LeafWording w)
{
  LeafBuild *build = scope->build;
  LeafWording adjectives;
  LeafNode *given = leaf_scope_find (scope, w);
  g_autoptr (GArray) uses = NULL;
  LeafDescription *self;
  LeafClause *clause;
  const LeafClause **clauses;
  LeafKindId of;

  if (given == NULL) {
    LeafWording local = skip_members (build, w, &adjectives);

    if (local.first == w.first)
      return NULL;
    given = leaf_scope_find (scope, local);
  }
  if (given == NULL || !LEAF_IS (given->kind) || leaf_kind (build, given->kind)->constructor.ix != LEAF_KIND_DESCRIPTION)
    return NULL;
  uses = g_array_new (FALSE, FALSE, sizeof (LeafAdjectiveUse));
  skip_members (build, w, &adjectives);
  if (!leaf_wording_empty (adjectives) && !leaf_read_adjectives (scope, adjectives, leaf_kind (build, given->kind)->args[0], uses))
    return NULL;
  of = leaf_kind (build, given->kind)->args[0];
  self = leaf_description_of_kind (scope, w, of.ix == LEAF_KIND_VALUE ? LEAF_KIND (OBJECT) : of);
  clause = leaf_clause_new (scope, LEAF_CLAUSE_CONDITION, w);
  clause->slot = scope->n_slots++;
  clause->condition = leaf_node_with (scope, LEAF_NODE_CALL_VALUE, LEAF_KIND (TRUTH_STATE), w, given,
                                      leaf_node_slot (scope, w, of, clause->slot));
  clauses = leaf_new_n (build->arena, const LeafClause *, 1);
  clauses[0] = clause;
  self->clauses = clauses;
  self->n_clauses = 1;
  take_adjectives (scope, self, uses);
  return self;
}

/* "(called the target)" gives a local, once for each place. */
static guint32
scope_called (LeafScope *scope, LeafWording name, LeafKindId kind)
{
  guint32 slot;

  for (guint i = 0; i < scope->locals->len; i++) {
    LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i);

    if (local->is_called && local->at == name.first && local->n_words > 0) {
      local->kind = kind;
      return local->slot;
    }
  }
  leaf_scope_restore_name (scope, name);
  slot = leaf_scope_add (scope, name, kind);
  g_array_index (scope->locals, LeafLocal, scope->locals->len - 1).is_called = TRUE;
  g_array_index (scope->locals, LeafLocal, scope->locals->len - 1).at = name.first;
  return slot;
}

/* "... (called the target)" at the end of a head. */
static LeafDescription *
read_called (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  const LeafBuild *build = scope->build;
  guint32 open;
  const LeafDescription *inner;
  LeafDescription *self;

  if (leaf_kw (build, w.end - 1) != LEAF_KW_CLOSE || (flags & LEAF_DESCRIBE_NO_CALLED))
    return NULL;
  for (open = w.end - 2; open > w.first && leaf_kw (build, open) != LEAF_KW_OPEN; open--)
    ;
  if (open <= w.first || open + 3 > w.end - 1 || leaf_kw (build, open + 1) != LEAF_KW_CALLED)
    return NULL;
  inner = read_head (scope, leaf_wording_up_to (w, open), wanted, flags & ~LEAF_DESCRIBE_VALUES);
  if (inner == NULL || inner->exact != NULL)
    return NULL;
  self = leaf_arena_copy (scope->build->arena, inner, sizeof *inner);
  self->called = scope_called (scope, leaf_wording (open + 2, w.end - 1), inner->kind) + 1;
  self->wording = w;
  return self;
}

static LeafDescription *
read_head (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  const LeafBuild *build = scope->build;
  LeafQuantifier quantifier;
  guint32 count, n;
  LeafDescription *self;
  LeafKeyword first;

  if (leaf_wording_empty (w))
    return NULL;
  self = read_local_description (scope, w);
  if (self == NULL)
    self = read_called (scope, w, wanted, flags);
  if (self == NULL)
    self = read_vague (scope, w, wanted);
  if (self != NULL)
    return self;
  first = leaf_kw (build, w.first);
  n = read_quantifier (build, w, &quantifier, &count);
  if (n > 0) {
    self = read_common (scope, leaf_wording_from (w, w.first + n));
    if (self == NULL && (flags & LEAF_DESCRIBE_NOUNLESS))
      self = read_nounless (scope, leaf_wording_from (w, w.first + n), wanted);
    if (self != NULL) {
      self->quantifier = quantifier;
      self->count = count;
      self->wording = w;
      return self;
    }
  }
  if ((first == LEAF_KW_A || first == LEAF_KW_AN) && leaf_wording_length (w) > 1
      && leaf_kw (build, w.first + 1) == LEAF_KW_SOMETHING) /* "a something (called the item)": one article too many */
    return read_head (scope, leaf_wording_from (w, w.first + 1), wanted, flags);
  if (leaf_kw_is_article (first) && leaf_wording_length (w) > 1) {
    w.first++;
    self = read_common (scope, w);
    if (self == NULL && (flags & LEAF_DESCRIBE_VALUES))
      self = read_adjectived_name (scope, w);
    if (self == NULL && (flags & LEAF_DESCRIBE_NOUNLESS) && (first == LEAF_KW_A || first == LEAF_KW_AN))
      self = read_nounless (scope, w, wanted);
    if (self != NULL)
      self->wording.first--;
    return self;
  }
  self = read_common (scope, w);
  if (self == NULL && (flags & LEAF_DESCRIBE_VALUES))
    self = read_adjectived_name (scope, w);
  if (self == NULL && (flags & LEAF_DESCRIBE_NOUNLESS))
    self = read_nounless (scope, w, wanted);
  return self;
}

/* --- with what is said after ------------------------------------------------------------------------------------------------- */

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

/* A whole name or a local is what it names, whatever its words; but a named value may also serve as an adjective, and does
 * where what is described is no value of its kind. */
/* "D", in a phrase about D (a description of objects), describes what D describes; only where a description is itself wanted is it
 * one value. */
static gboolean
describes (const LeafBuild *build, const LeafNode *value, LeafKindId wanted)
{
  return LEAF_IS (value->kind) && leaf_kind (build, value->kind)->constructor.ix == LEAF_KIND_DESCRIPTION
         && (!LEAF_IS (wanted) || leaf_kind (build, wanted)->constructor.ix != LEAF_KIND_DESCRIPTION);
}

static LeafDescription *
read_exact (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  const LeafBuild *build = scope->build;
  LeafKeyword first = leaf_kw (build, w.first);
  LeafNode *value;

  if (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT || first == LEAF_KW_NOTHING || first == LEAF_KW_NOBODY
      || (first == LEAF_KW_NOWHERE
          && !(flags & LEAF_DESCRIBE_NOUNLESS))) /* after "is" it is a value; before a verb, no room at all */
    return NULL;
  value = leaf_scope_find (scope, w);
  if (value != NULL && describes (build, value, wanted))
    return NULL;
  if (value == NULL) {
    if (leaf_names_find (build, w, LEAF_NAMES (KIND), scope->near).id != 0)
      return NULL;
    value = leaf_read_name (scope, w, (LeafKindId) { 0 }, FALSE);
  }
  if (value == NULL)
    return NULL;
  if ((flags & LEAF_DESCRIBE_NOUNLESS) && leaf_kind_is_enumerated (build, value->kind) && LEAF_IS (wanted)
      && wanted.ix != LEAF_KIND_VALUE && !leaf_kind_compatible (build, value->kind, wanted))
    return NULL;
  return leaf_description_exact (scope, value);
}

/* "movable parts of the crane": "parts" does for the noun. */
static LeafDescription *
read_parts_head (LeafScope *scope, LeafWording w, guint32 at)
{
  LeafDescription *head;

  if (!leaf_word_is (scope->build, at, "parts"))
    return NULL;
  head = read_head (scope, leaf_wording_up_to (w, at), LEAF_KIND (THING), LEAF_DESCRIBE_NOUNLESS);
  if (head == NULL || head->exact != NULL)
    return NULL;
  head->kind = LEAF_KIND (THING);
  return head;
}

/* "the number produced by the choosing rules for the Yard", where rooms are for rooms: a number is not for anything. */
static gboolean
clause_fits (const LeafBuild *build, const LeafDescription *head, const LeafClause *clause)
{
  const LeafRelation *relation;

  if (head->exact == NULL || clause->sort != LEAF_CLAUSE_RELATION || !LEAF_IS (clause->relation))
    return TRUE;
  relation = LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix);
  return leaf_kind_may_be_related (build, head->exact->kind, clause->reversed ? relation->right : relation->left);
}

/* --- a clause that goes back to the noun ---------------------------------------------------------------------------------------- */

/* "which are not red", whose complement is an adjective: what comes after it is the complement's ("red in the box"). */
static gboolean
ends_with_adjective (const LeafDescription *head)
{
  const LeafClause *last = head->clauses[head->n_clauses - 1];

  return last->sort == LEAF_CLAUSE_IS && !last->object->kind_named && (last->object->exact == NULL || last->condition != NULL);
}

/* "who carry no weapon", "who carry nothing" */
static gboolean
is_of_none (const LeafClause *clause)
{
  return clause->object->quantifier == LEAF_QUANTIFIER_NO || clause->object->is_nothing;
}

/* "who do not carry something", "who carry no weapon": denied of what may be several.  What is contained or worn has one partner only, and "which are not in a
 * box" is a question of what that one is. */
static gboolean
denies_several (const LeafBuild *build, const LeafClause *clause)
{
  const LeafRelation *relation;

  if (clause->sort != LEAF_CLAUSE_RELATION || clause->negated == is_of_none (clause) || clause->object->exact != NULL
      || !LEAF_IS (clause->relation))
    return FALSE;
  relation = LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix);
  return clause->reversed ? !relation->left_unique : !relation->right_unique;
}

/* "who do not carry something in the Den": of whoever carries something and is there; for what is denied of several is denied to the
 * end. */
static LeafDescription *
with_denied (LeafScope *scope, const LeafDescription *head, LeafWording w, const LeafClause *clause)
{
  LeafDescription *both = description_new (scope, w), *rest = leaf_arena_copy (scope->build->arena, head, sizeof *head);
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

/* "things which are not in the box in the Lab", with its relative clause at `at`: a preposition after a whole relative clause is said
 * of the noun, as the reference has it: they are in the Lab, and not in the box.  NULL where there is none. */
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
    head = leaf_read_description (scope, leaf_wording_up_to (w, then), (LeafKindId) { 0 }, flags & ~LEAF_DESCRIBE_NOUNLESS);
    if (head == NULL || head->exact != NULL || head->n_clauses == 0 || ends_with_adjective (head))
      continue;
    clause = leaf_read_postfix (scope, leaf_wording_from (w, then), leaf_description_kind (head));
    if (clause != NULL)
      return denies_several (scope->build, head->clauses[head->n_clauses - 1]) ? with_denied (scope, head, w, clause)
                                                                               : with_clause (scope, head, w, clause);
  }
  return NULL;
}

/* "a random edible carried by Bob", "is red in the box": adjectives that do for the noun. */
static LeafDescription *
read_adjectival_head (LeafScope *scope, LeafWording w, LeafKindId wanted)
{
  gboolean is_object = LEAF_IS (wanted) && leaf_kind_is_object (scope->build, wanted);

  return read_head (scope, w, is_object ? wanted : LEAF_KIND (OBJECT), LEAF_DESCRIBE_NOUNLESS);
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
    head = read_head (scope, leaf_wording_up_to (w, at), (LeafKindId) { 0 }, flags & ~LEAF_DESCRIBE_NOUNLESS);
    if (head == NULL)
      head = read_exact (scope, leaf_wording_up_to (w, at), (LeafKindId) { 0 }, 0);
    if (head == NULL)
      head = leaf_read_description (scope, leaf_wording_up_to (w, at), (LeafKindId) { 0 }, flags & ~LEAF_DESCRIBE_NOUNLESS);
    if (head == NULL)
      head = read_parts_head (scope, w, at);
    if (head == NULL && (flags & LEAF_DESCRIBE_NOUNLESS))
      head = read_adjectival_head (scope, leaf_wording_up_to (w, at), wanted);
    if (head == NULL)
      leaf_reading_stopped (scope, leaf_wording_up_to (w, at), LEAF_EXPECTED_DESCRIPTION, (LeafKindId) { 0 },
                            leaf_wording (at, at + 1), relative ? "the beginning of a clause" : "a preposition");
    if (head == NULL || (head->exact != NULL && !(flags & LEAF_DESCRIBE_VALUES)))
      continue;
    kind = leaf_description_kind (head);
    clause = relative ? leaf_read_relative (scope, tail, kind) : leaf_read_postfix (scope, tail, kind);
    if (!relative && (clause == NULL || !clause_fits (build, head, clause)) && head->exact != NULL
        && (flags & LEAF_DESCRIBE_NOUNLESS)) {
      head = read_adjectival_head (scope, leaf_wording_up_to (w, at),
                                   wanted); /* "is pink in the box": of things that have a colour */
      clause = head == NULL ? NULL : leaf_read_postfix (scope, tail, leaf_description_kind (head));
    }
    if (clause == NULL || (!relative && !clause_fits (build, head, clause)))
      continue;
    if (relative && head->exact == NULL && keyword != LEAF_KW_WHOSE) {
      LeafDescription *self = read_after_relative (scope, w, at, flags);

      if (self != NULL)
        return self;
    }
    /* "a person who is Bob" is Bob, if he is a person. */
    if (clause->sort == LEAF_CLAUSE_IS && !clause->negated && clause->object->exact != NULL && head->exact == NULL
        && clause->object->n_clauses == 0 && leaf_kind_is_object (build, clause->object->exact->kind)) {
      LeafDescription *self = leaf_arena_copy (scope->build->arena, head, sizeof *head);

      self->exact = clause->object->exact;
      self->wording = w;
      return self;
    }
    return with_clause (scope, head, w, leaf_clause_settle_object (scope, clause));
  }
  return NULL;
}

/* "a topic listed in the Table of Chatter": a column of a table, taken as one value among others. */
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

/* "a random man who is awake", "the number of men in the Yard": one value, whose description goes on to the end.  "the room north of
 * the Yard" is what lies there, perhaps nothing; "a room north of the Yard" is any room that does. */
static gboolean
begins_as_value (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_begins (build, w, "the room")) {
    guint32 at = MIN (leaf_wording_find (build, w, "from"), leaf_wording_find (build, w, "of"));

    return at > w.first + 2 && at < w.end;
  }
  if (leaf_wording_length (w) > 1 && leaf_kw (build, w.first) == LEAF_KW_A && leaf_kw (build, w.first + 1) == LEAF_KW_LIST)
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

/* "the oldest man who is awake", "the age of the oldest man who is awake", "the total weight of things in the sack", "the best route
 * from the Lab to the Den through dark rooms": the clause belongs to what the value is worked out from, and not to the value. */
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
  LeafWording inner = leaf_wording_unbracket (build, w);
  LeafDescription *self = NULL;
  LeafNode *value;

  /* "the number of (things which are shiny) in the Yard" */
  if (leaf_wording_length (inner) < leaf_wording_length (w)) {
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
  self = read_head (scope, w, wanted, flags);
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
  return value == NULL ? NULL : leaf_description_exact (scope, value);
}

LeafDescription *
leaf_read_description (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
{
  gpointer found;
  guint32 extra = wanted.ix << 4 | flags;

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
  return leaf_read_description (scope, w, (LeafKindId) { 0 }, LEAF_DESCRIBE_VALUES);
}

/* "The standard report taking rule response (A)" is its text elsewhere; here the response itself. */
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
  LeafDescription *description = leaf_read_description (scope, w, wanted, LEAF_DESCRIBE_VALUES | LEAF_DESCRIBE_NOUNLESS);

  return description == NULL && wanted.ix == LEAF_KIND_RESPONSE ? read_response (scope, w) : description;
}
