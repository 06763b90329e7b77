/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-noun-description.c: descriptions in noun phrases: an article, a number, adjectives, a kind. */

#include "leaf-noun-private.h"
#include "leaf-names-private.h"

#include <string.h>

#define MOST_ADJECTIVES 24

static gboolean
is_every (const LeafBuild *build, guint32 at)
{
  return leaf_word_is (build, at, "every") || leaf_word_is (build, at, "each") || leaf_word_is (build, at, "all")
         || leaf_word_is (build, at, "any");
}

/* Reads all of `w` as adjectives, with commas and "and" between them. FALSE if it is something else. */
static gboolean
read_adjectives (LeafAssertionPass *reading, LeafWording w, LeafNoun *noun)
{
  const LeafBuild *build = reading->build;
  LeafNounAdjective found[MOST_ADJECTIVES];
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

/* Words that are a noun phrase of a kind by themselves. */
static gboolean
read_vague (LeafAssertionPass *reading, LeafNoun *noun, LeafWording w)
{
  const LeafBuild *build = reading->build;
  static const struct {
    const char *word;
    guint32 kind;
    gboolean is_every;
  } words[] = {
    { "something", LEAF_KIND_THING, FALSE }, { "anything", LEAF_KIND_THING, FALSE },
    { "everything", LEAF_KIND_THING, TRUE }, { "someone", LEAF_KIND_PERSON, FALSE },
    { "somebody", LEAF_KIND_PERSON, FALSE }, { "anyone", LEAF_KIND_PERSON, FALSE },
    { "anybody", LEAF_KIND_PERSON, FALSE },  { "everyone", LEAF_KIND_PERSON, TRUE },
    { "everybody", LEAF_KIND_PERSON, TRUE }, { "somewhere", LEAF_KIND_ROOM, FALSE },
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

/* An adjective of rooms may apply to a door, since a door is an object too. */
static gboolean
is_related_kind (const LeafBuild *build, LeafKindId a, LeafKindId b)
{
  return (leaf_kind_is_object (build, a) && leaf_kind_is_object (build, b)) || leaf_kind_conforms (build, a, b)
         || leaf_kind_conforms (build, b, a);
}

/* A value is an adjective if something has its kind as a property. It is not in "The current style is a style that
 * varies", so that "wide door" is a name even after "The styles are tall and wide". */
static gboolean
is_said_of_anything (const LeafBuild *build, LeafInstanceId value)
{
  const LeafKindId of_any = { 0 };
  const LeafInstanceId alone = { 0 };

  return LEAF_IS (leaf_property_for_value (build, LEAF_INSTANCE (build, value)->kind, of_any, alone));
}

/* Does each adjective of a noun apply to its kind? If not, the words are a name: "Empty Room", as only lists can be
 * empty. */
static gboolean
may_be_said_of (const LeafBuild *build, const LeafNoun *noun)
{
  for (guint32 i = 0; i < noun->n_adjectives; i++) {
    guint32 at;
    gboolean fits = FALSE;

    if (LEAF_IS (noun->adjectives[i].value)) {
      if (!is_said_of_anything (build, noun->adjectives[i].value))
        return FALSE;
      continue;
    }
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

/* "Twelve pearls are in the Shed", before pearls are declared as a kind, makes a thing with that name. The row of a
 * plural follows that of the name. */
static gboolean
is_plural_named_later (const LeafBuild *build, guint32 plural, guint32 here)
{
  const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, plural);

  while (name->is_plural && leaf_wording_empty (name->made_at) && plural > 1)
    name = LEAF_ROW (&build->world->names->names, LeafName, --plural);
  return name->made_at.first > here
         && leaf_word (build, name->made_at.first)->source == leaf_word (build, here)->source;
}

LeafNoun *
leaf_noun_read_description (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_KIND, w);
  LeafWording core = leaf_wording_skip_determiner (build, w, &noun->article);
  LeafNameMatch match;

  /* "a blue circle is a a circle": a typing error */
  if (noun->article != LEAF_ARTICLE_NONE && noun->article != LEAF_ARTICLE_YOUR)
    core = leaf_wording_skip_article (build, core);
  if (leaf_wording_empty (core))
    return NULL;
  if (noun->article == LEAF_ARTICLE_NONE && leaf_wording_length (core) > 1) {
    /* "all wound up" may be an adjective */
    if (is_every (build, core.first) && leaf_names_begin (build, core, LEAF_NAMES (ADJECTIVE), reading->near).id == 0) {
      noun->is_every = TRUE;
      core.first++;
    } else if (leaf_word_number (build, core.first, &noun->count) && noun->count > 0
               && !leaf_noun_is_capital_within (reading, core.first)) {
      core.first++;
    } else if (leaf_word_exceeds_numbers (build, core.first)) {
      noun->count = G_MAXINT32; /* more than can be made */
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

    if ((noun->count > 0 || noun->article == LEAF_ARTICLE_SOME) && name->is_plural
        && is_plural_named_later (build, match.name, core.first))
      return NULL;
    noun->kind = LEAF_ID (LeafKindId, match.id);
    noun->is_plural = name->is_plural;
    if (leaf_wording_empty (before) || (read_adjectives (reading, before, noun) && may_be_said_of (build, noun)))
      return noun;
    /* The longest name of a kind did not fit. A shorter one, with further adjectives before it, is not tried. */
    noun->kind = LEAF_ID (LeafKindId, 0);
  }
  if (noun->is_every || noun->count > 0)
    return NULL;
  noun->sort = LEAF_NOUN_ADJECTIVES;
  return read_adjectives (reading, core, noun) ? noun : NULL;
}

void
leaf_noun_add_adjectives (LeafAssertionPass *reading, LeafNoun *head, const LeafNoun *quality, gboolean negated)
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
