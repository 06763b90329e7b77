/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-description-heads.c: plain noun phrases: quantifier or article, adjectives and noun ("every open container"),
 * vague nouns ("someone tall"), constructed kinds ("lists of numbers"), and names given by "(called the target)". */
#include "leaf-readers.h"

#include <string.h>

static void
take_adjectives (LeafScope *scope, LeafDescription *self, const GArray *uses)
{
  self->n_adjectives = uses->len;
  if (uses->len > 0)
    self->adjectives = leaf_arena_copy (scope->build->arena, uses->data, sizeof (LeafAdjectiveUse) * uses->len);
}

/* --- quantifiers -------------------------------------------------------------------------------------------------- */

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
  { "under half", LEAF_QUANTIFIER_UNDER_HALF, FALSE },
  { "any", LEAF_QUANTIFIER_NONE, FALSE },
  { "some", LEAF_QUANTIFIER_NONE, FALSE },
};

/* The number of words at the start of w that are a quantity; 0 if there are none. */
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

/* --- heads: adjectives and a noun --------------------------------------------------------------------------------- */

/* The number of words that are "nobody", in any spelling, at the start; 0: none. */
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
  if (self->is_nothing && leaf_kw (build, w.first) == LEAF_KW_NOTHING && LEAF_IS (wanted)
      && (leaf_kind_is_object (build, wanted) || leaf_kind_is_enumerated (build, wanted)))
    self->kind = wanted; /* "lodges in nothing": in no room; "likes nothing": no colour */
  take_adjectives (scope, self, uses);
  return self;
}

/* Returns TRUE if a word is one of a constructed kind: "list of numbers", "object based rulebook". */
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

/* A capital letter is a kind variable only if nothing has that name here: "the description of R" is that of R. */
static LeafKindId
read_built_kind (LeafScope *scope, LeafWording w)
{
  if (!may_be_built_kind (scope->build, w) || leaf_scope_find (scope, leaf_wording_from (w, w.end - 1)) != NULL)
    return LEAF_KIND (NONE);
  return leaf_kind_read (scope->build, w, scope->near);
}

/* "empty list of numbers": adjectives and a constructed kind. */
static LeafKindId
read_adjectived_kind (LeafScope *scope, LeafWording w, GArray *uses)
{
  LeafKindId kind = read_built_kind (scope, w);

  for (guint32 at = w.first + 1; !LEAF_IS (kind) && at + 1 < w.end; at++) {
    LeafKeyword keyword = leaf_kw (scope->build, at);
    if (keyword != LEAF_KW_LIST && keyword != LEAF_KW_LISTS && keyword != LEAF_KW_RELATION
        && keyword != LEAF_KW_RELATIONS)
      continue;
    kind = read_built_kind (scope, leaf_wording_from (w, at));
    if (!LEAF_IS (kind) || !leaf_read_adjectives (scope, leaf_wording_up_to (w, at), kind, uses))
      return LEAF_KIND (NONE);
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

    /* "A room can be a suspect room": an adjective that ends like a kind; but "pushable between rooms" is not about
     * rooms. */
    if (!plural && leaf_read_adjective (scope, w, kind, &whole) == leaf_wording_length (w)) {
      g_array_set_size (uses, 0);
      g_array_append_val (uses, whole);
      self = leaf_description_of_kind (scope, w, kind);
      take_adjectives (scope, self, uses);
      return self;
    }
    /* "list of numbers": "numbers" is a kind too, but the words before it belong to a constructed kind. */
    kind = read_adjectived_kind (scope, w, uses);
    if (!LEAF_IS (kind))
      return leaf_reading_stopped (scope, before, LEAF_EXPECTED_ADJECTIVE, kind, leaf_wording_from (w, before.end),
                                   N_ ("a kind"));
  }
  self = leaf_description_of_kind (scope, w, kind);
  self->is_plural = plural;
  take_adjectives (scope, self, uses);
  return self;
}

/* "the open box": adjectives of a definite thing; first a whole name, then part of a name. */
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
    LeafNode *value = leaf_read_name (scope, name, LEAF_KIND (NONE), TRUE);

    if (value != NULL && leaf_kind_is_object (scope->build, value->kind)) {
      LeafDescription *self = leaf_description_exact (scope, value);

      self->wording = w;
      take_adjectives (scope, self, uses);
      return self;
    }
    n = leaf_read_adjective (scope, name, LEAF_KIND (OBJECT), &use);
    if (n == 0)
      return leaf_reading_stopped (scope, name, LEAF_EXPECTED_DESCRIPTION, LEAF_KIND (OBJECT),
                                   leaf_wording_up_to (w, at), N_ ("an adjective"));
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
  self = leaf_description_new (scope, w);
  take_adjectives (scope, self, uses);
  return self;
}

/* Words before "of D" that mean "the members", perhaps with adjectives, which go to *adjectives. The remaining words
 * are D. */
static LeafWording
skip_members (const LeafBuild *build, LeafWording w, LeafWording *adjectives)
{
  *adjectives = LEAF_NO_WORDS;
  for (guint32 at = w.first; at + 2 < w.end; at++)
    if (leaf_kw (build, at + 1) == LEAF_KW_OF
        && (leaf_word_is (build, at, "members") || leaf_word_is (build, at, "member"))) {
      *adjectives
          = leaf_kw_is_article (leaf_kw (build, w.first)) ? leaf_wording (w.first + 1, at) : leaf_wording_up_to (w, at);
      return leaf_wording_from (w, at + 2);
    }
  return w;
}

/* "D", "open members of D": a parameter that is a description. The result has its kind, and tests the description. */
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
  if (given == NULL || leaf_kind (build, given->kind)->constructor.ix != LEAF_KIND_DESCRIPTION)
    return NULL;
  uses = g_array_new (FALSE, FALSE, sizeof (LeafAdjectiveUse));
  skip_members (build, w, &adjectives);
  if (!leaf_wording_empty (adjectives)
      && !leaf_read_adjectives (scope, adjectives, leaf_kind (build, given->kind)->args[0], uses))
    return NULL;
  of = leaf_kind (build, given->kind)->args[0];
  self = leaf_description_of_kind (scope, w, of.ix == LEAF_KIND_VALUE ? LEAF_KIND (OBJECT) : of);
  clause = leaf_clause_new (scope, LEAF_CLAUSE_CONDITION, w);
  clause->slot = scope->n_slots++;
  clause->condition = leaf_node_with (scope, LEAF_NODE_DESCRIBED_BY, LEAF_KIND (TRUTH_STATE), w, given,
                                      leaf_node_slot (scope, w, of, clause->slot));
  clauses = leaf_new (build->arena, const LeafClause *);
  clauses[0] = clause;
  self->clauses = clauses;
  self->n_clauses = 1;
  take_adjectives (scope, self, uses);
  return self;
}

/* "(called the target)" makes a local, once for each place. */
static guint32
scope_called (LeafScope *scope, LeafWording name, LeafKindId kind)
{
  guint32 slot;

  for (guint i = 0; i < scope->locals->len; i++) {
    LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i);

    if (local->is_called && local->at == name.first) {
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
  inner = leaf_read_head (scope, leaf_wording_up_to (w, open), wanted, flags & ~LEAF_DESCRIBE_VALUES); /* not exact */
  if (inner == NULL)
    return NULL;
  self = leaf_arena_copy (scope->build->arena, inner, sizeof *inner);
  self->called = scope_called (scope, leaf_wording (open + 2, w.end - 1), inner->kind) + 1;
  self->wording = w;
  return self;
}

static gboolean
is_named_value (const LeafDescription *self)
{
  return self->exact == NULL && !self->kind_named && self->n_adjectives == 1 && LEAF_IS (self->adjectives[0].value);
}

LeafDescription *
leaf_read_head (LeafScope *scope, LeafWording w, LeafKindId wanted, guint32 flags)
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
    return leaf_read_head (scope, leaf_wording_from (w, w.first + 1), wanted, flags);
  if (leaf_kw_is_article (first) && leaf_wording_length (w) > 1) {
    w.first++;
    self = read_common (scope, w);
    if (self == NULL && (flags & LEAF_DESCRIBE_VALUES))
      self = read_adjectived_name (scope, w);
    if (self == NULL && (flags & LEAF_DESCRIBE_NOUNLESS))
      self = read_nounless (scope, w, wanted);
    if (self != NULL && first == LEAF_KW_THE && is_named_value (self))
      return NULL; /* "the old" is whatever is old; "the red" is a value */
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
