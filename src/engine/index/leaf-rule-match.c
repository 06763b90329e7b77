/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-match.c: finds rules whose preamble nothing can match.
 *
 *   Instead of taking a closed open container    two adjectives that exclude each other
 *   Instead of waiting when the box is open and the box is closed
 *   Instead of taking a container which is a person    no object is both
 *   Instead of taking a gem, where there is none
 *   Instead of taking a room    the basic tangibility rule stops it, before the instead rules
 *
 * What a preamble demands is collected as claims, each about a subject: the noun, or an object or variable by its name.
 * Two claims about one subject may exclude each other. A condition that may run phrases ends the collection, since they
 * may change what the earlier claims are about. */
#include "leaf-rule-match.h"

#include "world/nouns/leaf-library-lookup.h"

/* What is described: a value by its name, or one of these. */
typedef enum {
  SUBJECT_EXACT = 0,
  SUBJECT_ACTOR,
  SUBJECT_NOUN,
  SUBJECT_SECOND,
  SUBJECT_PLACE,
  SUBJECT_COMPANY,
  SUBJECT_PARAMETER,
  SUBJECT_SCENE,
  SUBJECT_CLAUSE, /* of the action, and those after it */
} SubjectSort;

typedef struct {
  guint sort; /* SubjectSort, or SUBJECT_CLAUSE + n */
  const LeafNode *exact;
} Subject;

/* It is of the kind; or the property has, or does not have, this value (none for an either/or property). */
typedef struct {
  Subject subject;
  LeafKindId kind;
  LeafPropertyId property;
  LeafInstanceId value;
  gboolean is_so;
  LeafWording wording; /* of an adjective */
  gboolean is_denied;  /* "not" precedes those words */
} Claim;

typedef struct {
  const LeafBuild *build;
  GArray *claims; /* of Claim */
} Claims;

static gboolean
is_same_subject (const Subject *one, const Subject *other)
{
  if (one->sort != SUBJECT_EXACT || other->sort != SUBJECT_EXACT)
    return one->sort == other->sort;
  if (one->exact->op != other->exact->op)
    return FALSE;
  if (one->exact->op == LEAF_NODE_CONSTANT)
    return one->exact->CONSTANT.value.kind == other->exact->CONSTANT.value.kind
           && one->exact->CONSTANT.value.bits == other->exact->CONSTANT.value.bits;
  return LEAF_SAME (one->exact->VARIABLE.variable, other->exact->VARIABLE.variable);
}

/* --- collecting claims -------------------------------------------------------------------------------------------- */

/* The either/or property that is the only meaning of the adjective; none if it has other meanings. */
static LeafPropertyId
only_property (const LeafBuild *build, LeafAdjectiveId adjective, gboolean *negated)
{
  const LeafTable *meanings = &build->world->adjective_meanings;
  LeafPropertyId property = { 0 };

  for (guint32 at = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective.ix)->first_meaning; at != 0;) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (meanings, LeafAdjectiveMeaning, at);

    if (meaning->sort != LEAF_ADJECTIVE_PROPERTY || LEAF_IS (meaning->instance)
        || (LEAF_IS (property) && (!LEAF_SAME (property, meaning->property) || *negated != meaning->negated)))
      return (LeafPropertyId) { 0 };
    property = meaning->property;
    *negated = meaning->negated;
    at = meaning->next;
  }
  return property;
}

static void
claim_adjective (Claims *self, const Subject *subject, const LeafAdjectiveUse *use, gboolean denied)
{
  Claim claim = { .subject = *subject, .is_so = use->negated == denied, .wording = use->wording, .is_denied = denied };
  gboolean negated = FALSE;

  if (LEAF_IS (use->value)) {
    claim.property = use->property;
    claim.value = use->value;
  } else {
    claim.property = only_property (self->build, use->adjective, &negated);
    claim.is_so = claim.is_so != negated;
  }
  if (LEAF_IS (claim.property))
    g_array_append_val (self->claims, claim);
}

static void
claim_kind (Claims *self, const Subject *subject, LeafKindId kind)
{
  Claim claim = { .subject = *subject, .kind = kind, .is_so = TRUE };

  if (LEAF_IS (kind) && leaf_kind_is_object (self->build, kind))
    g_array_append_val (self->claims, claim);
}

/* Returns TRUE for "which is not open", where the negation can apply only to a single adjective. */
static gboolean
is_one_adjective (const LeafDescription *description)
{
  return description->exact == NULL && !description->kind_named && description->n_clauses == 0
         && description->n_adjectives == 1 && description->quantifier == LEAF_QUANTIFIER_NONE;
}

static void claim_description (Claims *self, Subject subject, const LeafDescription *description);

static void
claim_clause (Claims *self, const Subject *subject, const LeafClause *clause)
{
  if (clause->sort != LEAF_CLAUSE_IS || clause->object == NULL || clause->object->exact != NULL)
    return;
  if (!clause->negated)
    claim_description (self, *subject, clause->object);
  else if (is_one_adjective (clause->object))
    claim_adjective (self, subject, &clause->object->adjectives[0], TRUE);
}

static gboolean
can_be_subject (const LeafNode *node)
{
  return node->op == LEAF_NODE_CONSTANT || node->op == LEAF_NODE_VARIABLE;
}

static LeafKindId
kind_of_object (const LeafBuild *build, const LeafNode *node)
{
  if (node->op != LEAF_NODE_CONSTANT || node->CONSTANT.value.kind != LEAF_KIND_OBJECT || node->CONSTANT.value.bits == 0)
    return LEAF_KIND (NONE);
  return LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, node->CONSTANT.value.bits))->kind;
}

static void
claim_description (Claims *self, Subject subject, const LeafDescription *description)
{
  if (description == NULL || description->quantifier != LEAF_QUANTIFIER_NONE || description->is_nothing)
    return;
  if (description->exact != NULL) {
    if (!can_be_subject (description->exact))
      return;
    subject = (Subject) { SUBJECT_EXACT, description->exact };
    claim_kind (self, &subject, kind_of_object (self->build, description->exact));
  } else
    claim_kind (self, &subject, description->kind);
  for (guint32 i = 0; i < description->n_adjectives; i++)
    claim_adjective (self, &subject, &description->adjectives[i], FALSE);
  for (guint32 i = 0; i < description->n_clauses; i++)
    claim_clause (self, &subject, description->clauses[i]);
}

/* Returns FALSE if later claims need not hold together with the earlier ones. */
static gboolean
claim_condition (Claims *self, const LeafNode *node)
{
  const LeafNode *inner = node->op == LEAF_NODE_NOT ? node->NOT.condition : node;

  if (node->op == LEAF_NODE_AND) {
    for (gsize i = 0; i < node->AND.n_conditions; i++)
      if (!claim_condition (self, node->AND.conditions[i]))
        return FALSE;
    return TRUE;
  }
  if (inner->op != LEAF_NODE_MATCHES || !can_be_subject (inner->MATCHES.subject)
      || inner->MATCHES.described->exact != NULL)
    return node->op == LEAF_NODE_COMPARE || inner->op == LEAF_NODE_MATCHES;
  if (inner == node)
    claim_description (self, (Subject) { SUBJECT_EXACT, inner->MATCHES.subject }, inner->MATCHES.described);
  else if (is_one_adjective (inner->MATCHES.described))
    claim_adjective (self, &(Subject) { SUBJECT_EXACT, inner->MATCHES.subject },
                     &inner->MATCHES.described->adjectives[0], TRUE);
  return TRUE;
}

static gboolean
claim_pattern (Claims *self, const LeafActionPattern *pattern)
{
  if (pattern->is_excluding)
    return FALSE;
  claim_description (self, (Subject) { SUBJECT_ACTOR, NULL }, pattern->actor);
  claim_description (self, (Subject) { SUBJECT_NOUN, NULL }, pattern->noun);
  claim_description (self, (Subject) { SUBJECT_SECOND, NULL }, pattern->second);
  claim_description (self, (Subject) { SUBJECT_PLACE, NULL }, pattern->place);
  claim_description (self, (Subject) { SUBJECT_COMPANY, NULL }, pattern->company);
  for (guint32 i = 0; i < pattern->n_clauses; i++)
    claim_description (self, (Subject) { SUBJECT_CLAUSE + i, NULL }, pattern->clauses[i].description);
  if (pattern->history.sort != LEAF_HISTORY_NONE)
    return FALSE;
  return pattern->when == NULL || claim_condition (self, pattern->when);
}

static void
claim_rule (Claims *self, const LeafRule *rule)
{
  if (rule->pattern != NULL && !claim_pattern (self, rule->pattern))
    return;
  claim_description (self, (Subject) { SUBJECT_PARAMETER, NULL }, rule->parameter);
  claim_description (self, (Subject) { SUBJECT_SCENE, NULL }, rule->scene);
  if (rule->context != NULL)
    claim_condition (self, rule->context);
}

/* --- contradictions ----------------------------------------------------------------------------------------------- */

static gboolean
excludes (const LeafBuild *build, const Claim *one, const Claim *other)
{
  if (!is_same_subject (&one->subject, &other->subject))
    return FALSE;
  if (LEAF_IS (one->kind) && LEAF_IS (other->kind))
    return !leaf_kind_conforms (build, one->kind, other->kind) && !leaf_kind_conforms (build, other->kind, one->kind);
  if (!LEAF_IS (one->property) || !LEAF_SAME (one->property, other->property))
    return FALSE;
  if (LEAF_SAME (one->value, other->value))
    return one->is_so != other->is_so;
  return one->is_so && other->is_so;
}

static char *
dup_name_of_claim (const LeafBuild *build, const Claim *claim)
{
  g_autofree char *words = NULL;

  if (LEAF_IS (claim->kind))
    return g_strdup (leaf_kind_name (build, claim->kind));
  words = leaf_wording_dup (build, claim->wording);
  return claim->is_denied ? g_strconcat ("not ", words, NULL) : g_steal_pointer (&words);
}

static gboolean
has_object (const LeafBuild *build, LeafKindId kind)
{
  LEAF_EACH (&build->world->instances, i)
    if (leaf_instance_is (build, LEAF_ID (LeafInstanceId, i), kind))
      return TRUE;
  return FALSE;
}

static LeafMismatch
find_contradiction (const Claims *self)
{
  for (guint i = 0; i < self->claims->len; i++) {
    const Claim *claim = &g_array_index (self->claims, Claim, i);

    if (LEAF_IS (claim->kind) && claim->subject.sort != SUBJECT_EXACT && !has_object (self->build, claim->kind))
      return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NONE_OF_KIND, dup_name_of_claim (self->build, claim), NULL };
    for (guint k = 0; k < i; k++) {
      const Claim *before = &g_array_index (self->claims, Claim, k);

      if (excludes (self->build, before, claim))
        return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NEVER_BOTH, dup_name_of_claim (self->build, before),
                                dup_name_of_claim (self->build, claim) };
    }
  }
  return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NONE, NULL, NULL };
}

/* --- actions that stop before a rule ------------------------------------------------------------------------------ */

/* Returns TRUE if the library's rule about what cannot be touched is still in its place. */
static gboolean
tests_touch (const LeafBuild *build)
{
  LeafRuleId rule = leaf_rules_find_rule (build, leaf_known_name (LEAF_KNOWN_basic_tangibility));
  LeafRulebookId book = leaf_rules_known_rulebook (build, LEAF_KNOWN_action_processing);

  if (LEAF_RULE (build, rule)->first_change != 0)
    return FALSE;
  for (guint32 at = LEAF_RULEBOOK (build, book)->first_rulebook_entry; at != 0;) {
    const LeafRulebookEntry *entry = LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at);

    if (LEAF_SAME (entry->rule, rule))
      return TRUE;
    at = entry->next;
  }
  return FALSE;
}

/* Returns TRUE if the rules of this rulebook run after that test. */
static gboolean
comes_after_touch (const LeafBuild *build, LeafRulebookId book)
{
  return LEAF_RULEBOOK (build, book)->action_stage != 0
         || LEAF_SAME (book, leaf_rules_known_rulebook (build, LEAF_KNOWN_instead))
         || LEAF_SAME (book, leaf_rules_known_rulebook (build, LEAF_KNOWN_after));
}

/* The kind of a description that no thing matches; none if one does. */
static LeafKindId
untouchable (const LeafBuild *build, const LeafDescription *description)
{
  LeafKindId kind = { 0 };

  if (description == NULL || description->is_nothing || description->quantifier != LEAF_QUANTIFIER_NONE)
    return kind;
  kind = description->exact != NULL ? kind_of_object (build, description->exact) : description->kind;
  if (!LEAF_IS (kind) || !leaf_kind_is_object (build, kind) || leaf_kind_conforms (build, kind, LEAF_KIND (THING))
      || leaf_kind_conforms (build, LEAF_KIND (THING), kind))
    return LEAF_KIND (NONE);
  return kind;
}

static LeafMismatch
find_untouchable (const LeafBuild *build, const LeafRule *rule)
{
  const LeafActionPattern *pattern = rule->pattern;
  const LeafDescription *nouns[2];

  if (pattern == NULL || pattern->is_excluding || pattern->is_request || pattern->n_items != 1
      || pattern->items[0].kind_of_action != 0 || !comes_after_touch (build, rule->home))
    return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NONE, NULL, NULL };
  nouns[0] = pattern->noun;
  nouns[1] = pattern->second;
  for (guint i = 0; i < G_N_ELEMENTS (nouns); i++) {
    const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, pattern->items[0].action.ix);
    LeafKindId kind = untouchable (build, nouns[i]);

    if (LEAF_IS (kind) && action->needs_touch[i] && !action->optional_noun && tests_touch (build))
      return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NEVER_TOUCHED, g_strdup (action->name),
                              g_strdup (leaf_kind_name (build, kind)) };
  }
  return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NONE, NULL, NULL };
}

LeafMismatch
leaf_rule_mismatch (const LeafBuild *build, LeafRuleId id)
{
  const LeafRule *rule = LEAF_RULE (build, id);
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (Claim));
  Claims self = { build, claims };
  LeafMismatch found;

  if (rule->is_faulty)
    return (LeafMismatch) { LEAF_ANSWER_MESSAGE_NONE, NULL, NULL };
  claim_rule (&self, rule);
  found = find_contradiction (&self);
  return found.form != LEAF_ANSWER_MESSAGE_NONE ? found : find_untouchable (build, rule);
}

void
leaf_mismatch_clear (LeafMismatch *mismatch)
{
  g_clear_pointer (&mismatch->first, g_free);
  g_clear_pointer (&mismatch->second, g_free);
}
