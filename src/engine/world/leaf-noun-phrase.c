/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-noun-phrase.c: what stands on the two sides of an assertion's verb.
 *
 * A noun phrase binds in this order, loosest first:
 *
 *   on the table            a preposition at its beginning: stands in a relation to the rest
 *   a man called Horse      called
 *   a bag with capacity 3   with, having
 *   a hat and a coat        a list
 *   an open door in Bath    an article, a number, adjectives, a kind; then a relation of its own
 *   the box                 a name, known or not yet
 */

#include "leaf-assert.h"
#include "leaf-names-private.h"
#include "../kinds/leaf-notation.h"

#include <string.h>

/* Phrases within phrases: no sentence of an author's comes near it. */
#define MOST_NESTED 12

/* --- making nouns ------------------------------------------------------------------------------------------------------------ */

LeafNoun *
leaf_noun_new (LeafReading *reading, LeafNounSort sort, LeafWording w)
{
  LeafNoun *noun = leaf_new (reading->scratch, LeafNoun);

  noun->sort = sort;
  noun->wording = w;
  return noun;
}

static LeafNoun *
of_instance (LeafReading *reading, LeafWording w, LeafInstanceId instance)
{
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_INSTANCE, w);

  noun->instance = noun->made = instance;
  return noun;
}

/* Capital letters inside a sentence: "The Hague", "Under Milkwood" are names and nothing else. */
static gboolean
is_unexpected_capital (const LeafReading *reading, guint32 at)
{
  LeafWording sentence = LEAF_ROW (&reading->build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording;

  return at != sentence.first && (leaf_word (reading->build, at)->flags & LEAF_WORD_CAPITAL) != 0;
}

LeafWording
leaf_wording_skip_determiner (const LeafBuild *build, LeafWording w, LeafArticle *article)
{
  static const struct {
    const char *word;
    LeafArticle article;
  } articles[] = {
    { "the", LEAF_ARTICLE_DEFINITE }, { "a", LEAF_ARTICLE_INDEFINITE }, { "an", LEAF_ARTICLE_INDEFINITE },
    { "some", LEAF_ARTICLE_SOME },    { "your", LEAF_ARTICLE_YOUR },
  };

  *article = LEAF_ARTICLE_NONE;
  if (leaf_wording_length (w) < 2 || leaf_wording_empty (w))
    return w;
  for (guint32 i = 0; i < G_N_ELEMENTS (articles); i++)
    if (leaf_word_is (build, w.first, articles[i].word)) {
      *article = articles[i].article;
      return articles[i].article == LEAF_ARTICLE_YOUR ? w : leaf_wording_from (w, w.first + 1);
    }
  return w;
}

/* --- descriptions: article, number, adjectives, kind ------------------------------------------------------------------------------ */

static gboolean
is_every (const LeafBuild *build, guint32 at)
{
  return leaf_word_is (build, at, "every") || leaf_word_is (build, at, "each") || leaf_word_is (build, at, "all")
         || leaf_word_is (build, at, "any");
}

/* All of `w` as adjectives, perhaps with commas and "and" between; FALSE where it is not. */
static gboolean
read_adjectives (LeafReading *reading, LeafWording w, LeafNoun *noun)
{
  const LeafBuild *build = reading->build;
  LeafNounAdjective found[24];
  guint32 n = 0;

  while (!leaf_wording_empty (w) && n < G_N_ELEMENTS (found)) {
    LeafNounAdjective adjective = { 0 };
    LeafNameMatch match;

    if (n > 0 && (leaf_word_is (build, w.first, ",") || leaf_word_is (build, w.first, "and"))) {
      w.first++;
      continue;
    }
    if (leaf_word_is (build, w.first, "not") && leaf_wording_length (w) > 1) {
      adjective.is_negated = TRUE;
      w.first++;
    }
    match = leaf_names_begin (build, w, LEAF_NAMES (ADJECTIVE) | LEAF_NAMES (INSTANCE), reading->near);
    if (match.id == 0)
      return FALSE;
    if (match.sort == LEAF_NAME_INSTANCE) {
      adjective.value = LEAF_ID (LeafInstanceId, match.id);
      if (leaf_kind_is_object (build, LEAF_INSTANCE (build, adjective.value)->kind))
        return FALSE;
    } else {
      adjective.adjective = LEAF_ID (LeafAdjectiveId, match.id);
    }
    adjective.wording = leaf_wording_up_to (w, w.first + match.n_words);
    w.first += match.n_words;
    found[n++] = adjective;
  }
  if (n == 0 || !leaf_wording_empty (w))
    return FALSE;
  noun->n_adjectives = n;
  noun->adjectives = leaf_arena_copy (reading->scratch, found, sizeof *found * n);
  return TRUE;
}

/* Words that are a kind by themselves. */
static gboolean
read_vague (LeafReading *reading, LeafNoun *noun, LeafWording w)
{
  const LeafBuild *build = reading->build;
  static const struct {
    const char *word;
    guint32 kind;
    gboolean is_every;
  } words[] = {
    { "something", LEAF_KIND_THING, FALSE }, { "anything", LEAF_KIND_THING, FALSE },  { "everything", LEAF_KIND_THING, TRUE },
    { "someone", LEAF_KIND_PERSON, FALSE },  { "somebody", LEAF_KIND_PERSON, FALSE }, { "anyone", LEAF_KIND_PERSON, FALSE },
    { "anybody", LEAF_KIND_PERSON, FALSE },  { "everyone", LEAF_KIND_PERSON, TRUE },  { "everybody", LEAF_KIND_PERSON, TRUE },
    { "somewhere", LEAF_KIND_ROOM, FALSE },
  };

  for (guint32 i = 0; i < G_N_ELEMENTS (words); i++)
    if (leaf_word_is (build, w.first, words[i].word)) {
      if (leaf_wording_length (w) > 1 && !read_adjectives (reading, leaf_wording_from (w, w.first + 1), noun))
        return FALSE;
      noun->sort = LEAF_NOUN_KIND;
      noun->kind = LEAF_ID (LeafKindId, words[i].kind);
      noun->is_every = words[i].is_every;
      noun->is_vague = TRUE;
      return TRUE;
    }
  return FALSE;
}

/* Of what is said of rooms one may ask a door: it is an object as well. */
static gboolean
is_related_kind (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  return (leaf_kind_is_object (build, a) && leaf_kind_is_object (build, b)) || leaf_kind_conforms (build, a, b)
         || leaf_kind_conforms (build, b, a);
}

/* Can each of a noun's adjectives be said of its kind?  If not, the words are a name: "Empty Room", where only lists are empty. */
static gboolean
may_be_said_of (const LeafBuild *build, const LeafNoun *noun)
{
  for (guint32 i = 0; i < noun->n_adjectives; i++) {
    guint32 at;
    gboolean fits = FALSE;

    if (LEAF_IS (noun->adjectives[i].value))
      continue;
    at = LEAF_ROW (&build->world->adjectives, LeafAdjective, noun->adjectives[i].adjective.ix)->first_meaning;
    LEAF_EACH (&build->world->measures, row) {
      const LeafMeasure *measure = LEAF_ROW (&build->world->measures, LeafMeasure, row);

      fits = fits
             || (LEAF_SAME (measure->adjective, noun->adjectives[i].adjective) && LEAF_IS (measure->kind)
                 && is_related_kind (build, measure->kind, noun->kind));
    }
    for (; at != 0 && !fits; at = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at)->next) {
      const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at);

      fits = !LEAF_IS (meaning->kind) || is_related_kind (build, meaning->kind, noun->kind);
    }
    if (!fits)
      return FALSE;
  }
  return TRUE;
}

/* "Anna carries Four Coins" names one thing: a capital within a sentence makes a name of what would be a count. */
static gboolean
is_capital_within (const LeafReading *reading, guint32 at)
{
  const LeafBuild *build = reading->build;

  return (leaf_word (build, at)->flags & LEAF_WORD_CAPITAL) != 0
         && at != LEAF_ROW (&build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording.first;
}

/* "Twelve pearls are in the Shed", before pearls are made a kind further down: a thing of that name.  The row of a plural follows that of
 * the name. */
static gboolean
is_made_later (const LeafBuild *build, guint32 plural, guint32 here)
{
  const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, plural);

  while (name->is_plural && leaf_wording_empty (name->made_at) && plural > 1)
    name = LEAF_ROW (&build->world->names->names, LeafName, --plural);
  return name->made_at.first > here && leaf_word (build, name->made_at.first)->source == leaf_word (build, here)->source;
}

LeafNoun *
leaf_noun_read_description (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_KIND, w);
  LeafWording core = leaf_wording_skip_determiner (build, w, &noun->article);
  LeafNameMatch match;

  if (leaf_wording_empty (core))
    return NULL;
  if (noun->article == LEAF_ARTICLE_NONE && leaf_wording_length (core) > 1) {
    if (is_every (build, core.first)) {
      noun->is_every = TRUE;
      core.first++;
    } else if (leaf_word_number (build, core.first, &noun->count) && noun->count > 0 && !is_capital_within (reading, core.first)) {
      core.first++;
    } else {
      noun->count = 0;
    }
  }
  if (read_vague (reading, noun, core))
    return noun;
  match = leaf_names_end (build, core, LEAF_NAMES (KIND), reading->near);
  if (match.id != 0) {
    LeafWording before = leaf_wording_up_to (core, core.end - match.n_words);
    const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, match.name);

    if ((noun->count > 0 || noun->article == LEAF_ARTICLE_SOME) && name->is_plural && is_made_later (build, match.name, core.first))
      return NULL;
    noun->kind = LEAF_ID (LeafKindId, match.id);
    noun->is_plural = name->is_plural;
    if (leaf_wording_empty (before) || (read_adjectives (reading, before, noun) && may_be_said_of (build, noun)))
      return noun;
    /* A shorter name may do: "piece of clothing" as adjective and kind is not tried. */
    noun->kind = LEAF_ID (LeafKindId, 0);
  }
  if (noun->is_every || noun->count > 0)
    return NULL;
  noun->sort = LEAF_NOUN_ADJECTIVES;
  return read_adjectives (reading, core, noun) ? noun : NULL;
}

/* --- relations in a noun phrase ------------------------------------------------------------------------------------------------------- */

static LeafNoun *read_nonrelative (LeafReading *reading, LeafWording w);
static LeafNoun *read_operand (LeafReading *reading, LeafWording w);

/* The longest preposition at `at` that leaves something of w. */
static const LeafVerbForm *
preposition_at (const LeafBuild *build, LeafWording w, guint32 at)
{
  const LeafVerbForm *forms[LEAF_MOST_VERB_FORMS];
  guint32 n = leaf_verb_forms_at (build, w, at, forms, LEAF_MOST_VERB_FORMS);

  for (guint32 i = 0; i < n; i++) {
    guint32 after = at + forms[i]->n_words;

    if (forms[i]->is_preposition && after < w.end && !leaf_word_is (build, after, "and") && !leaf_word_is (build, after, ","))
      return forms[i];
  }
  return NULL;
}

static LeafNoun *
related (LeafReading *reading, LeafWording w, LeafRelationId relation, gboolean reversed, LeafNoun *to)
{
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_RELATED, w);

  noun->relation = relation;
  noun->is_reversed = reversed;
  noun->first = to;
  return noun;
}

/* "on the table and under the vase": the list inside is taken apart, so that what follows its last relation belongs to that one. */
static LeafNoun *
divide_relations (LeafReading *reading, LeafNoun *noun)
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
player (const LeafReading *reading)
{
  return reading->build->world->player;
}

/* "worn", "carried", "initially carried": by the player. */
static LeafNoun *
read_implicit (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafRelationId relation = { 0 };

  if (leaf_wording_is (build, w, "worn"))
    relation = LEAF_BUILT_IN (WEARING);
  else if (leaf_wording_is (build, w, "carried") || leaf_wording_is (build, w, "initially carried"))
    relation = LEAF_BUILT_IN (CARRYING);
  if (!LEAF_IS (relation) || !LEAF_IS (player (reading)))
    return NULL;
  return related (reading, w, relation, TRUE, of_instance (reading, w, player (reading)));
}

static gboolean
looks_like_participle (const LeafBuild *build, guint32 at)
{
  const char *text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab);

  return g_str_has_suffix (text, "ing") && strcmp (text, "thing") != 0 && strcmp (text, "something") != 0;
}

/* "in the Yard", "carried by Bob", "north of the Lane"; NULL where w does not begin so. */
static LeafNoun *
read_related (LeafReading *reading, LeafWording w, gboolean is_subject)
{
  const LeafBuild *build = reading->build;
  const LeafVerbForm *form;
  LeafNoun *noun;
  LeafRelationId relation;
  gboolean reversed;

  if (is_unexpected_capital (reading, w.first) || (is_subject && looks_like_participle (build, w.first)))
    return NULL;
  form = preposition_at (build, w, w.first);
  if (form == NULL)
    return NULL;
  relation = form->relation;
  reversed = form->reversed;
  noun = related (reading, w, relation, reversed, read_nonrelative (reading, leaf_wording_from (w, w.first + form->n_words)));
  return divide_relations (reading, noun);
}

/* Adds the adjectives of `quality` to those of `head`, the other way about when negated. */
static void
add_adjectives (LeafReading *reading, LeafNoun *head, const LeafNoun *quality, gboolean negated)
{
  guint32 n = head->n_adjectives + quality->n_adjectives;
  LeafNounAdjective *all = leaf_new_n (reading->scratch, LeafNounAdjective, MAX (n, 1));

  if (head->n_adjectives > 0)
    memcpy (all, head->adjectives, sizeof *all * head->n_adjectives);
  for (guint32 i = 0; i < quality->n_adjectives; i++) {
    all[head->n_adjectives + i] = quality->adjectives[i];
    all[head->n_adjectives + i].is_negated ^= negated;
  }
  head->adjectives = all;
  head->n_adjectives = n;
}

/* Is all that the noun speaks of there already?  If not, the phrase before it describes nothing: "a box in the boat" is then a new name. */
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
  default: return TRUE;
  }
}

/* What follows "which is": a place, or adjectives and perhaps a place. */
static gboolean
add_quality (LeafReading *reading, LeafNoun *head, LeafWording w, gboolean negated)
{
  LeafNoun *quality = read_operand (reading, w);

  switch (quality->sort) {
  case LEAF_NOUN_ADJECTIVES:
    add_adjectives (reading, head, quality, negated);
    head->related = quality->related;
    return TRUE;
  case LEAF_NOUN_RELATED:
  case LEAF_NOUN_EVERYWHERE:
  case LEAF_NOUN_NOWHERE:
  case LEAF_NOUN_HERE: head->related = quality; return !negated && is_settled (quality);
  case LEAF_NOUN_KIND:
    if (negated && !reading->build->is_library) {
      leaf_problem_at (reading->build, LEAF_PROBLEM_NOT_NEGATIVE, w, NULL, NULL);
      head->sort = LEAF_NOUN_NONE;
      return TRUE;
    }
    if (quality->is_every || quality->count > 0 || !leaf_wording_empty (quality->called)
        || !leaf_kind_conforms (reading->build, quality->kind, head->kind))
      return FALSE;
    head->kind = quality->kind;
    add_adjectives (reading, head, quality, FALSE);
    head->related = quality->related;
    return TRUE;
  default: return FALSE;
  }
}

LeafNoun *
leaf_noun_read_relative (LeafReading *reading, LeafWording w)
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
                  read_nonrelative (reading, leaf_wording_from (w, w.first + 1 + form->n_words)));
}

/* "which contains a coin", "which is on the table": what the clause at `at` adds to the head before it. */
static LeafNoun *
read_clause (LeafReading *reading, LeafWording w, guint32 at)
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

/* "a man in the Yard", "a thing which is on the table": the head must be a description. */
static LeafNoun *
read_with_tail (LeafReading *reading, LeafWording w)
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
    end = head != NULL ? read_related (reading, leaf_wording_from (w, at), FALSE) : NULL;
    if (end == NULL || !is_settled (end))
      continue;
    head->related = end;
    head->wording = w;
    return head;
  }
  return NULL;
}

/* "the chest in the Yard", where there is a chest: that one, and in the Yard it is. */
static LeafNoun *
read_known_with_tail (LeafReading *reading, LeafWording w)
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
    end = read_related (reading, leaf_wording_from (w, at), FALSE);
    if (end == NULL || !is_settled (end))
      continue;
    head = of_instance (reading, w, LEAF_ID (LeafInstanceId, match.id));
    head->related = end;
    return head;
  }
  return NULL;
}

/* --- single names ------------------------------------------------------------------------------------------------------------------------ */

static LeafNoun *
read_pronoun (LeafReading *reading, LeafWording w)
{
  static const char *const pronouns[] = { "it", "he", "she", "they", "him", "her", "them" };
  const LeafBuild *build = reading->build;

  if (leaf_wording_length (w) != 1 || is_unexpected_capital (reading, w.first))
    return NULL;
  if (leaf_word_is (build, w.first, "here"))
    return leaf_noun_new (reading, LEAF_NOUN_HERE, w);
  if (leaf_word_is (build, w.first, "nowhere"))
    return leaf_noun_new (reading, LEAF_NOUN_NOWHERE, w);
  if (leaf_word_is (build, w.first, "everywhere"))
    return leaf_noun_new (reading, LEAF_NOUN_EVERYWHERE, w);
  if (reading->it_is_many && (leaf_word_is (build, w.first, "they") || leaf_word_is (build, w.first, "them"))) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_PRONOUN_UNCLEAR, w, NULL, NULL);
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  }
  for (guint32 i = 0; i < G_N_ELEMENTS (pronouns); i++)
    if (leaf_word_is (build, w.first, pronouns[i])) {
      LeafNoun *noun = of_instance (reading, w, reading->it);

      if (!LEAF_IS (reading->it) && LEAF_IS (reading->it_kind)) {
        noun->sort = LEAF_NOUN_KIND;
        noun->kind = reading->it_kind;
        noun->is_every = TRUE;
      } else if (!LEAF_IS (reading->it)) {
        leaf_problem_at (reading->build, LEAF_PROBLEM_PRONOUN_UNCLEAR, w, NULL, NULL);
        noun->sort = LEAF_NOUN_NONE;
      }
      return noun;
    }
  return NULL;
}

/* "carrying capacity of the bag": the property of what follows the first "of" that has a property's name before it. */
static LeafNoun *
read_property_of (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafNoun *noun;
  LeafNameMatch match;

  for (guint32 at = w.first + 1; at + 1 < w.end; at++) {
    if (!leaf_word_is (build, at, "of"))
      continue;
    match = leaf_names_find_whole (build, leaf_wording_up_to (w, at), LEAF_NAMES (PROPERTY), reading->near);
    if (match.id == 0)
      continue;
    noun = leaf_noun_new (reading, LEAF_NOUN_PROPERTY, w);
    noun->property = LEAF_ID (LeafPropertyId, match.id);
    noun->first = read_operand (reading, leaf_wording_from (w, at + 1));
    return noun;
  }
  return NULL;
}

/* Directions are made before any sentence is read, since ways are told by them; yet like everything else each is spelled, and has its
 * place among the others, as where it is spoken of first: "The opposite of turnwise is rimwards. Rimwards is a direction." */
static void
note_first_mention (LeafReading *reading, LeafInstanceId id, LeafWording words)
{
  LeafInstance *instance = LEAF_INSTANCE (reading->build, id);

  if (reading->pass != 1 || instance->sentence.ix <= reading->sentence.ix || !LEAF_SAME (instance->kind, LEAF_KIND (DIRECTION)))
    return;
  instance->sentence = reading->sentence;
  instance->name = leaf_world_spelling (reading->build, words);
}

/* What exactly these words already name. */
static LeafNoun *
read_known (LeafReading *reading, LeafWording w, LeafWording bare, LeafArticle article)
{
  const LeafBuild *build = reading->build;
  guint32 sorts
      = LEAF_NAMES (INSTANCE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (KIND) | LEAF_NAMES (ADJECTIVE);
  LeafNameMatch instance = leaf_names_find_whole (build, bare, LEAF_NAMES (INSTANCE), reading->near);
  LeafNameMatch match;
  LeafNoun *noun;

  if (instance.id != 0 && article != LEAF_ARTICLE_INDEFINITE) {
    note_first_mention (reading, LEAF_ID (LeafInstanceId, instance.id), bare);
    return of_instance (reading, w, LEAF_ID (LeafInstanceId, instance.id));
  }
  match = leaf_names_find_whole (build, bare, LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0 || article == LEAF_ARTICLE_INDEFINITE
      || leaf_names_find_whole (build, bare, LEAF_NAMES (KIND), reading->near).id != 0)
    match = leaf_names_find_whole (build, bare, sorts & ~LEAF_NAMES (INSTANCE) & ~LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0 && instance.id != 0)
    return of_instance (reading, w, LEAF_ID (LeafInstanceId, instance.id));
  if (match.id == 0) /* "A weight is usually 3" speaks of the property as "the weight" does */
    match = leaf_names_find_whole (build, bare, LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0)
    return NULL;
  if (match.sort == LEAF_NAME_KIND || match.sort == LEAF_NAME_ADJECTIVE)
    return leaf_noun_read_description (reading, w);
  if (match.sort == LEAF_NAME_VARIABLE && LEAF_ROW (&build->world->variables, LeafVariable, match.id)->owner != LEAF_OWNER_GLOBAL)
    return NULL;
  noun = leaf_noun_new (reading, match.sort == LEAF_NAME_VARIABLE ? LEAF_NOUN_VARIABLE : LEAF_NOUN_PROPERTY, w);
  if (match.sort == LEAF_NAME_VARIABLE)
    noun->variable = LEAF_ID (LeafVariableId, match.id);
  else
    noun->property = LEAF_ID (LeafPropertyId, match.id);
  return noun;
}

gboolean
leaf_noun_says_nothing (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_is (build, w, "nothing") || leaf_wording_is (build, w, "nobody") || leaf_wording_is (build, w, "no one");
}

/* "Above is the Treehouse": what leads somewhere, with no place beside it, stands for its direction. */
static LeafNoun *
read_way (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  const LeafVerbForm *forms[LEAF_MOST_VERB_FORMS];
  guint32 n = leaf_wording_length (w) == 1 ? leaf_verb_forms_at (build, w, w.first, forms, LEAF_MOST_VERB_FORMS) : 0;

  for (guint32 i = 0; i < n; i++) {
    const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, forms[i]->relation.ix);

    if (forms[i]->is_preposition && row->sort == LEAF_RELATION_MAPPING)
      return of_instance (reading, w, row->direction);
  }
  return NULL;
}

static gboolean
is_literal (const LeafBuild *build, LeafWording w)
{
  LeafValue value;

  if (leaf_word_is (build, w.first, "?") || leaf_word_is (build, w.first, "!")) /* "???" is a name */
    return FALSE;
  if (leaf_word (build, w.first)->sort != LEAF_WORD_PLAIN)
    return TRUE;
  if (leaf_noun_says_nothing (build, w))
    return TRUE;
  if (leaf_wording_is (build, w, "midnight") || leaf_wording_is (build, w, "noon"))
    return FALSE; /* as likely the name of a place; as a value it is read from its words */
  return leaf_literal_read (build, w, &value);
}

static LeafNoun *
read_leaf (LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafArticle article;
  LeafWording bare = leaf_wording_skip_determiner (build, w, &article);
  LeafNoun *noun;
  LeafNameMatch match;

  if (leaf_wording_empty (w))
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  if (leaf_noun_says_quantity (reading, w)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_QUANTITY_ASSERTED, w, NULL, NULL);
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  }
  if (is_literal (build, w))
    return leaf_noun_new (reading, LEAF_NOUN_VALUE, w);
  if ((noun = read_known (reading, w, bare, article)) != NULL || (noun = read_way (reading, w)) != NULL
      || (noun = read_property_of (reading, bare)) != NULL || (noun = leaf_noun_read_description (reading, w)) != NULL)
    return noun;
  if ((noun = read_with_tail (reading, w)) != NULL
      || (article == LEAF_ARTICLE_DEFINITE && (noun = read_known_with_tail (reading, bare)) != NULL))
    return noun;
  match = leaf_names_find (build, bare, LEAF_NAMES (INSTANCE), reading->near);
  if (match.id != 0 && !(match.is_abbreviated && reading->no_abbreviations))
    return of_instance (reading, w, LEAF_ID (LeafInstanceId, match.id));
  noun = leaf_noun_new (reading, LEAF_NOUN_NAME, w);
  noun->name = bare;
  noun->article = article;
  return noun;
}

/* --- with, called, lists -------------------------------------------------------------------------------------------------------------------- */

/* Where a "with" or "having" divides off a list of properties; w.end where none does. */
static guint32
find_with (const LeafBuild *build, LeafWording w)
{
  guint32 depth = 0;

  for (guint32 at = w.first; at < w.end; at++) {
    if (leaf_word_is (build, at, "(") || leaf_word_is (build, at, "{"))
      depth++;
    else if (leaf_word_is (build, at, ")") || leaf_word_is (build, at, "}"))
      depth -= depth > 0;
    if (depth > 0 || at == w.first || at + 1 >= w.end)
      continue;
    if ((leaf_word_is (build, at, "with") && !leaf_word_is (build, at - 1, "it")) || leaf_word_is (build, at, "having"))
      return at;
  }
  return w.end;
}

/* Do these words begin as a list of properties would?  Otherwise "with" is part of a name. */
static gboolean
begins_properties (const LeafReading *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;

  w = leaf_wording_skip_article (build, w);
  return leaf_names_begin (build, w, LEAF_NAMES (PROPERTY) | LEAF_NAMES (ADJECTIVE), reading->near).id != 0;
}

static LeafNoun *
read_called (LeafReading *reading, LeafWording w, guint32 at)
{
  LeafNoun *noun = read_operand (reading, leaf_wording_up_to (w, at));
  LeafWording name = leaf_wording_from (w, at + 1);
  LeafArticle article;

  if (leaf_wording_begins (reading->build, name, "the name") && leaf_wording_length (name) > 2)
    name.first += 2;
  name = leaf_wording_skip_determiner (reading->build, name, &article);
  if (noun->sort != LEAF_NOUN_KIND) {
    if (noun->sort != LEAF_NOUN_NONE)
      leaf_problem_at (reading->build, LEAF_PROBLEM_CALLED_WITHOUT_KIND, leaf_wording_up_to (w, at), NULL, NULL);
    noun = leaf_noun_new (reading, LEAF_NOUN_KIND, w);
    noun->kind = LEAF_KIND (OBJECT);
  }
  noun->wording = w;
  noun->called = name;
  noun->article = article;
  return noun;
}

/* "a nose (called his nose)": the same in brackets, with words that stand for what it belongs to.  w.end where there are none. */
static guint32
find_bracketed_called (const LeafBuild *build, LeafWording w)
{
  guint32 open = w.end;

  if (leaf_wording_length (w) < 5 || !leaf_word_is (build, w.end - 1, ")"))
    return w.end;
  for (guint32 at = w.first + 1; at + 3 < w.end; at++)
    if (leaf_word_is (build, at, "(") && leaf_word_is (build, at + 1, "called"))
      open = at;
  return open < w.end && leaf_wording_past_bracket (build, w, open) == w.end ? open : w.end;
}

static LeafNoun *
read_bracketed_called (LeafReading *reading, LeafWording w, guint32 open)
{
  LeafNoun *noun = read_operand (reading, leaf_wording_up_to (w, open));

  if (noun->sort != LEAF_NOUN_KIND)
    return leaf_noun_new (reading, LEAF_NOUN_NAME, w);
  noun->wording = w;
  noun->called = leaf_wording (open + 2, w.end - 1);
  return noun;
}

/* "two coins and a purse": what has a name of its own is made before what is made of a kind alone, wherever it stands.  Where
 * relations are divided by the places of the members, none moves. */
static void
put_names_first (LeafNoun *list)
{
  LeafNoun *of_kinds = NULL, **end = &of_kinds, **at = &list->first;

  for (LeafNoun *item = list->first; item != NULL; item = item->next)
    if (item->sort == LEAF_NOUN_RELATED)
      return;
  while (*at != NULL) {
    LeafNoun *item = *at;

    if (item->sort != LEAF_NOUN_KIND || item->is_every || !leaf_wording_empty (item->called)) {
      at = &item->next;
      continue;
    }
    *at = item->next;
    item->next = NULL;
    *end = item;
    end = &item->next;
  }
  *at = of_kinds;
}

/* "an open, openable and lit container": commas between adjectives divide no list when only the first has an article. */
static LeafNoun *
joined_adjectives (LeafReading *reading, LeafWording w, LeafNoun *list)
{
  LeafNoun *last = list->first;
  LeafArticle article = LEAF_ARTICLE_NONE;

  for (const LeafNoun *item = list->first; item->next != NULL; item = item->next, last = last->next) {
    LeafArticle own;

    leaf_wording_skip_determiner (reading->build, item->wording, &own);
    if (item->sort != LEAF_NOUN_ADJECTIVES || (own == LEAF_ARTICLE_INDEFINITE) != (item == list->first))
      return list;
    if (item == list->first)
      article = own;
  }
  if (last->sort != LEAF_NOUN_KIND || last->article != LEAF_ARTICLE_NONE || last->is_every || last->count > 0 || last->is_plural)
    return list;
  for (const LeafNoun *item = list->first; item != last; item = item->next)
    add_adjectives (reading, last, item, FALSE);
  last->wording = w;
  last->article = article;
  return last;
}

static LeafNoun *
read_list (LeafReading *reading, LeafWording w, const LeafWording *parts, guint32 n)
{
  LeafNoun *list = leaf_noun_new (reading, LEAF_NOUN_LIST, w), **end = &list->first, *joined;

  for (guint32 i = 0; i < n; i++) {
    LeafNoun *item = read_operand (reading, parts[i]);

    /* A list read in a list (its own relations divided) is spliced in. */
    *end = item->sort == LEAF_NOUN_LIST ? item->first : item;
    while (*end != NULL)
      end = &(*end)->next;
  }
  joined = joined_adjectives (reading, w, list);
  if (joined == list)
    put_names_first (list);
  return joined;
}

/* A name with "and", "with" or "called" inside that is already known stays whole. */
static gboolean
is_known_whole (const LeafReading *reading, LeafWording w)
{
  return leaf_names_find_whole (reading->build, w, LEAF_NAMES (INSTANCE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (ADJECTIVE),
                                reading->near)
             .id
         != 0;
}

/* A "with" in the value of a property, an action or a name that is known by now does not introduce properties. */
static gboolean
may_be_named_with (const LeafReading *reading, LeafWording w)
{
  return leaf_names_find (reading->build, leaf_wording_skip_article (reading->build, w), LEAF_NAMES_ANY, reading->near).id != 0
         || leaf_names_begin (reading->build, w, LEAF_NAMES (ACTION) | LEAF_NAMES (PROPERTY), reading->near).id != 0
         || leaf_word (reading->build, w.first)->sort != LEAF_WORD_PLAIN;
}

/* "a cup and a saucer with mass 4": of a list, each has them. */
static void
give_properties (LeafNoun *noun, LeafWording with)
{
  if (noun->sort == LEAF_NOUN_LIST)
    for (LeafNoun *each = noun->first; each != NULL; each = each->next)
      give_properties (each, with);
  else
    noun->with = with;
}

static LeafNoun *
read_by_words (LeafReading *reading, LeafWording w)
{
  LeafBuild *build = reading->build;
  LeafNoun *noun;
  LeafWording *parts;
  guint32 at, n;

  if (is_known_whole (reading, w))
    return read_leaf (reading, w);
  at = leaf_wording_find (build, w, "called");
  if (at > w.first && at + 1 < w.end)
    return read_called (reading, w, at);
  at = find_bracketed_called (build, w);
  if (at < w.end) {
    noun = read_bracketed_called (reading, w, at);
    if (noun->sort == LEAF_NOUN_KIND)
      return noun;
  }
  at = find_with (build, w);
  if (at < w.end && begins_properties (reading, leaf_wording_from (w, at + 1))) {
    noun = read_operand (reading, leaf_wording_up_to (w, at));
    give_properties (noun, leaf_wording_from (w, at + 1));
    return noun;
  }
  n = leaf_wording_split_list (build, w, "and", &parts);
  if (n > 1)
    return read_list (reading, w, parts, n);
  if (at < w.end && !build->is_library && !may_be_named_with (reading, w)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_WITH, w, NULL, NULL);
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  }
  noun = read_pronoun (reading, w);
  return noun != NULL ? noun : read_leaf (reading, w);
}

/* Every phrase within a phrase passes through here, and is counted. */
static LeafNoun *
read_nonrelative (LeafReading *reading, LeafWording w)
{
  LeafNoun *noun;

  if (leaf_wording_empty (w))
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  if (reading->depth >= MOST_NESTED) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_NOUN_TOO_DEEP, w, NULL, NULL);
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  }
  reading->depth++;
  noun = read_by_words (reading, w);
  reading->depth--;
  return noun;
}

static LeafNoun *
read_operand (LeafReading *reading, LeafWording w)
{
  LeafNoun *noun = NULL;

  if (leaf_wording_empty (w))
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  noun = read_implicit (reading, w);
  if (noun == NULL && !is_known_whole (reading, w))
    noun = read_related (reading, w, FALSE);
  if (noun == NULL)
    noun = read_nonrelative (reading, w);
  return noun;
}

LeafNoun *
leaf_noun_read (LeafReading *reading, LeafWording w, gboolean is_subject)
{
  LeafNoun *noun = NULL;

  if (is_subject && leaf_wording_is (reading->build, w, "there"))
    return leaf_noun_new (reading, LEAF_NOUN_THERE, w);
  if (!leaf_wording_empty (w)) {
    noun = read_implicit (reading, w);
    if (noun == NULL && !is_known_whole (reading, w))
      noun = read_related (reading, w, is_subject);
  }
  return noun != NULL ? noun : read_nonrelative (reading, w);
}
