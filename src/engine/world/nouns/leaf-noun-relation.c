/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-noun-relation.c: relations in noun phrases: "in the Yard", "a man in the Yard", "a thing which is on the
 * table". */

#include "leaf-noun-private.h"
#include "leaf-names-private.h"

#include <string.h>

/* The longest preposition at `at` with words of w after it. */
static const LeafVerbForm *
preposition_at (const LeafBuild *build, LeafWording w, guint32 at)
{
  const LeafVerbForm *forms[LEAF_MOST_VERB_FORMS];
  guint32 n = leaf_verb_forms_at (build, w, at, forms, LEAF_MOST_VERB_FORMS);

  for (guint32 i = 0; i < n; i++) {
    guint32 after = at + forms[i]->n_words;

    if (forms[i]->is_preposition && after < w.end && !leaf_word_is (build, after, "and")
        && !leaf_word_is (build, after, ","))
      return forms[i];
  }
  return NULL;
}

static LeafNoun *
related (LeafAssertionPass *reading, LeafWording w, LeafRelationId relation, gboolean reversed, LeafNoun *to)
{
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_RELATED, w);

  noun->relation = relation;
  noun->is_reversed = reversed;
  noun->first = to;
  return noun;
}

/* "on the table and under the vase": takes the inner list apart, so that words after its last relation belong to that
 * one. */
static LeafNoun *
divide_relations (LeafAssertionPass *reading, LeafNoun *noun)
{
  LeafNoun *list, **end;

  if (noun->first == NULL || noun->first->sort != LEAF_NOUN_LIST)
    return noun;
  end = &noun->first->first;
  while (*end != NULL && (end == &noun->first->first || (*end)->sort != LEAF_NOUN_RELATED))
    end = &(*end)->next;
  if (*end == NULL)
    return noun;
  list = leaf_noun_new (reading, LEAF_NOUN_LIST, noun->wording);
  list->first = noun;
  noun->next = *end;
  *end = NULL;
  if (noun->first->first->next == NULL)
    noun->first = noun->first->first;
  return list;
}

static LeafInstanceId
player (const LeafAssertionPass *reading)
{
  return reading->build->world->player;
}

/* "worn", "carried", "initially carried": by the player. */
LeafNoun *
leaf_noun_read_implicit (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafRelationId relation = { 0 };

  if (leaf_wording_is (build, w, "worn"))
    relation = LEAF_BUILT_IN (WEARING);
  else if (leaf_wording_is (build, w, "carried") || leaf_wording_is (build, w, "initially carried"))
    relation = LEAF_BUILT_IN (CARRYING);
  if (!LEAF_IS (relation) || !LEAF_IS (player (reading)))
    return NULL;
  return related (reading, w, relation, TRUE, leaf_noun_of_instance (reading, w, player (reading)));
}

static gboolean
looks_like_participle (const LeafBuild *build, guint32 at)
{
  const char *text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab);

  return g_str_has_suffix (text, "ing") && strcmp (text, "thing") != 0 && strcmp (text, "something") != 0;
}

/* "in the Yard", "carried by Bob", "north of the Lane"; NULL if w does not begin in this way. */
LeafNoun *
leaf_noun_read_related (LeafAssertionPass *reading, LeafWording w, gboolean is_subject)
{
  const LeafBuild *build = reading->build;
  const LeafVerbForm *form;
  LeafNoun *noun;
  LeafRelationId relation;
  gboolean reversed;

  if (leaf_noun_is_capital_within (reading, w.first) || (is_subject && looks_like_participle (build, w.first)))
    return NULL;
  form = preposition_at (build, w, w.first);
  if (form == NULL)
    return NULL;
  relation = form->relation;
  reversed = form->reversed;
  noun = related (reading, w, relation, reversed,
                  leaf_noun_read_nonrelative (reading, leaf_wording_from (w, w.first + form->n_words)));
  return divide_relations (reading, noun);
}

/* Does everything that the noun mentions exist? If not, the phrase before it is not a description, and "a box in the
 * boat" is a new name. */
static gboolean
is_settled (const LeafNoun *noun)
{
  switch (noun->sort) {
  case LEAF_NOUN_NAME: return FALSE;
  case LEAF_NOUN_LIST:
    for (const LeafNoun *each = noun->first; each != NULL; each = each->next)
      if (!is_settled (each))
        return FALSE;
    return TRUE;
  case LEAF_NOUN_RELATED: return is_settled (noun->first);
  case LEAF_NOUN_NONE:
  case LEAF_NOUN_INSTANCE:
  case LEAF_NOUN_KIND:
  case LEAF_NOUN_ADJECTIVES:
  case LEAF_NOUN_VARIABLE:
  case LEAF_NOUN_PROPERTY:
  case LEAF_NOUN_VALUE:
  case LEAF_NOUN_NOWHERE:
  case LEAF_NOUN_EVERYWHERE:
  case LEAF_NOUN_HERE:
  case LEAF_NOUN_THERE: break;
  }
  return TRUE;
}

/* Reads the words after "which is": a place, or adjectives and an optional place. */
static gboolean
add_quality (LeafAssertionPass *reading, LeafNoun *head, LeafWording w, gboolean negated)
{
  LeafNoun *quality = leaf_noun_read (reading, w, FALSE);

  switch (quality->sort) {
  case LEAF_NOUN_INSTANCE:
    if (leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, quality->instance)->kind))
      return FALSE;
    quality->n_adjectives = 1;
    quality->adjectives
        = leaf_arena_copy (reading->scratch, &(LeafNounAdjective) { .value = quality->instance, .wording = w },
                           sizeof (LeafNounAdjective));
    leaf_noun_add_adjectives (reading, head, quality, negated);
    return TRUE;
  case LEAF_NOUN_ADJECTIVES:
    leaf_noun_add_adjectives (reading, head, quality, negated);
    head->related = quality->related;
    return TRUE;
  case LEAF_NOUN_RELATED:
  case LEAF_NOUN_EVERYWHERE:
  case LEAF_NOUN_NOWHERE:
  case LEAF_NOUN_HERE: head->related = quality; return !negated && is_settled (quality);
  case LEAF_NOUN_KIND:
    if (negated) {
      leaf_problem_at (reading->build, LEAF_PROBLEM_NOT_NEGATIVE, w, NULL, NULL);
      head->sort = LEAF_NOUN_NONE;
      return TRUE;
    }
    if (quality->is_every || quality->count > 0 || !leaf_wording_empty (quality->called)
        || !leaf_kind_conforms (reading->build, quality->kind, head->kind))
      return FALSE;
    head->kind = quality->kind;
    leaf_noun_add_adjectives (reading, head, quality, FALSE);
    head->related = quality->related;
    return TRUE;
  case LEAF_NOUN_NONE:
  case LEAF_NOUN_NAME:
  case LEAF_NOUN_VARIABLE:
  case LEAF_NOUN_PROPERTY:
  case LEAF_NOUN_VALUE:
  case LEAF_NOUN_LIST:
  case LEAF_NOUN_THERE: break;
  }
  return FALSE;
}

LeafNoun *
leaf_noun_read_relative (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  const LeafVerbForm *form = NULL;

  if (leaf_wording_length (w) < 3 || !leaf_word_is_relative_pronoun (build, w.first))
    return NULL;
  for (guint32 rank = 3; form == NULL && rank > 1; rank--)
    form = leaf_verb_form_of_rank (build, w, w.first + 1, rank);
  if (form == NULL || form->negated)
    return NULL;
  return related (reading, w, form->relation, form->reversed,
                  leaf_noun_read_nonrelative (reading, leaf_wording_from (w, w.first + 1 + form->n_words)));
}

/* "which contains a coin", "which is on the table": adds the clause at `at` to its head. */
static LeafNoun *
read_clause (LeafAssertionPass *reading, LeafWording w, guint32 at)
{
  const LeafBuild *build = reading->build;
  const LeafVerbForm *is = leaf_verb_form_of_rank (build, w, at + 1, 1);
  LeafNoun *head = leaf_noun_read_description (reading, leaf_wording_up_to (w, at));

  if (head == NULL)
    return NULL;
  head->wording = w;
  if (is != NULL)
    return add_quality (reading, head, leaf_wording_from (w, at + 1 + is->n_words), is->negated) ? head : NULL;
  head->related = leaf_noun_read_relative (reading, leaf_wording_from (w, at));
  return head->related != NULL && is_settled (head->related) ? head : NULL;
}

/* "a man in the Yard", "a thing which is on the table": the noun before the relation must be a description. */
LeafNoun *
leaf_noun_read_with_tail (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;

  for (guint32 at = w.first + 1; at < w.end; at++) {
    LeafNoun *head, *end;

    if (leaf_word_is_relative_pronoun (build, at)) {
      head = read_clause (reading, w, at);
      if (head != NULL)
        return head;
      continue;
    }
    if (preposition_at (build, w, at) == NULL)
      continue;
    head = leaf_noun_read_description (reading, leaf_wording_up_to (w, at));
    end = head != NULL ? leaf_noun_read_related (reading, leaf_wording_from (w, at), FALSE) : NULL;
    if (end == NULL || !is_settled (end))
      continue;
    head->related = end;
    head->wording = w;
    return head;
  }
  return NULL;
}

/* "the chest in the Yard", if the chest exists: asserts that it is in the Yard. */
LeafNoun *
leaf_noun_read_known_with_tail (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;

  for (guint32 at = w.first + 1; at < w.end; at++) {
    LeafNameMatch match;
    LeafNoun *head, *end;

    if (preposition_at (build, w, at) == NULL)
      continue;
    match = leaf_names_find_whole (build, leaf_wording_up_to (w, at), LEAF_NAMES (INSTANCE), reading->near);
    if (match.id == 0 || !leaf_kind_is_object (build, LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind))
      continue;
    end = leaf_noun_read_related (reading, leaf_wording_from (w, at), FALSE);
    if (end == NULL || !is_settled (end))
      continue;
    head = leaf_noun_of_instance (reading, w, LEAF_ID (LeafInstanceId, match.id));
    head->related = end;
    return head;
  }
  return NULL;
}
