/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-noun-phrase.c: reads the two sides of an assertion's verb.
 *
 * The parts of a noun phrase bind in this order, loosest first:
 *
 *   on the table            a preposition at its beginning: stands in a relation to the rest
 *   a man called Horse      called
 *   a bag with capacity 3   with, having
 *   a hat and a coat        a list
 *   an open door in Bath    an article, a number, adjectives, a kind; then a relation of its own
 *   the box                 a name, known or not yet
 */

#include "leaf-noun-private.h"
#include "leaf-names-private.h"
#include "kinds/leaf-notation.h"

#include <string.h>

/* Nesting of phrases within phrases, more than any sentence needs. */
#define MOST_NESTED 12

/* --- making nouns ------------------------------------------------------------------------------------------------- */

LeafNoun *
leaf_noun_new (LeafAssertionPass *reading, LeafNounSort sort, LeafWording w)
{
  LeafNoun *noun = leaf_new (reading->scratch, LeafNoun);

  noun->sort = sort;
  noun->wording = w;
  return noun;
}

LeafWording
leaf_noun_head (const LeafNoun *noun)
{
  LeafWording w = noun->wording;
  LeafWording parts[] = { noun->with, noun->called, noun->related != NULL ? noun->related->wording : LEAF_NO_WORDS };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!leaf_wording_empty (parts[i]) && w.first < parts[i].first && parts[i].first < w.end)
      w.end = parts[i].first;
  return w;
}

LeafNoun *
leaf_noun_of_instance (LeafAssertionPass *reading, LeafWording w, LeafInstanceId instance)
{
  LeafNoun *noun = leaf_noun_new (reading, LEAF_NOUN_INSTANCE, w);

  noun->instance = noun->made = instance;
  return noun;
}

/* Is the word capitalised, and not the first of its sentence? "The Hague", "Under Milkwood" and "Four Coins" can only
 * be names. */
gboolean
leaf_noun_is_capital_within (const LeafAssertionPass *reading, guint32 at)
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
  if (w.end < w.first + 2)
    return w;
  for (guint32 i = 0; i < G_N_ELEMENTS (articles); i++)
    if (leaf_word_is (build, w.first, articles[i].word)) {
      *article = articles[i].article;
      return articles[i].article == LEAF_ARTICLE_YOUR ? w : leaf_wording_from (w, w.first + 1);
    }
  return w;
}

/* --- single names ------------------------------------------------------------------------------------------------- */

static LeafNoun *
read_pronoun (LeafAssertionPass *reading, LeafWording w)
{
  static const char *const pronouns[] = { "it", "he", "she", "they", "him", "her", "them" };
  const LeafBuild *build = reading->build;

  if (leaf_wording_length (w) != 1 || leaf_noun_is_capital_within (reading, w.first))
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
      LeafNoun *noun = leaf_noun_of_instance (reading, w, reading->it);

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

/* "carrying capacity of the bag": the property before the first "of" that follows a property's name, and its owner. */
static LeafNoun *
read_property_of (LeafAssertionPass *reading, LeafWording w)
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
    noun->first = leaf_noun_read (reading, leaf_wording_from (w, at + 1), FALSE);
    return noun;
  }
  return NULL;
}

/* Directions are made before any sentence is read, since connections need them. Like everything else, they still have a
 * spelling and a place in the order, even if they are mentioned first: "The opposite of turnwise is rimwards. Rimwards
 * is a direction." */
static void
note_first_mention (LeafAssertionPass *reading, LeafInstanceId id, LeafWording words)
{
  LeafInstance *instance = LEAF_INSTANCE (reading->build, id);

  if (reading->pass != 1 || instance->sentence.ix <= reading->sentence.ix
      || !LEAF_SAME (instance->kind, LEAF_KIND (DIRECTION)))
    return;
  instance->sentence = reading->sentence;
  instance->name = leaf_world_spelling (reading->build, words);
}

/* A kind and a property with the same name: "The colour ..." is about colours, but "The price is $5" gives the last
 * subject a price, since values with a notation are not listed. */
static gboolean
names_values (const LeafAssertionPass *reading, LeafWording bare)
{
  LeafNameMatch match = leaf_names_find_whole (reading->build, bare, LEAF_NAMES (KIND), reading->near);

  return match.id != 0 && !leaf_kind (reading->build, LEAF_ID (LeafKindId, match.id))->is_written;
}

/* The existing meaning of exactly these words. */
static LeafNoun *
read_known (LeafAssertionPass *reading, LeafWording w, LeafWording bare, LeafArticle article)
{
  const LeafBuild *build = reading->build;
  guint32 sorts = LEAF_NAMES (INSTANCE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (KIND)
                  | LEAF_NAMES (ADJECTIVE);
  LeafNameMatch instance = leaf_names_find_whole (build, bare, LEAF_NAMES (INSTANCE), reading->near);
  LeafNameMatch match;
  LeafNoun *noun;

  if (instance.id != 0 && article != LEAF_ARTICLE_INDEFINITE) {
    note_first_mention (reading, LEAF_ID (LeafInstanceId, instance.id), bare);
    return leaf_noun_of_instance (reading, w, LEAF_ID (LeafInstanceId, instance.id));
  }
  match = leaf_names_find_whole (build, bare, LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0 || article == LEAF_ARTICLE_INDEFINITE || names_values (reading, bare))
    match = leaf_names_find_whole (build, bare, sorts & ~LEAF_NAMES (INSTANCE) & ~LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0 && instance.id != 0)
    return leaf_noun_of_instance (reading, w, LEAF_ID (LeafInstanceId, instance.id));
  if (match.id == 0) /* "A weight is usually 3" is about the property, like "the weight" */
    match = leaf_names_find_whole (build, bare, LEAF_NAMES (PROPERTY), reading->near);
  if (match.id == 0)
    return NULL;
  if (match.sort == LEAF_NAME_KIND || match.sort == LEAF_NAME_ADJECTIVE)
    return leaf_noun_read_description (reading, w);
  if (match.sort == LEAF_NAME_VARIABLE
      && LEAF_ROW (&build->world->variables, LeafVariable, match.id)->owner != LEAF_OWNER_GLOBAL)
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
  return leaf_wording_is (build, w, "nothing") || leaf_wording_is (build, w, "nobody")
         || leaf_wording_is (build, w, "no one");
}

/* "Above is the Treehouse": a relation of the map without a place means its direction. */
static LeafNoun *
read_way (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  const LeafVerbForm *forms[LEAF_MOST_VERB_FORMS];
  guint32 n = leaf_wording_length (w) == 1 ? leaf_verb_forms_at (build, w, w.first, forms, LEAF_MOST_VERB_FORMS) : 0;

  for (guint32 i = 0; i < n; i++) {
    const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, forms[i]->relation.ix);

    if (forms[i]->is_preposition && row->sort == LEAF_RELATION_MAPPING)
      return leaf_noun_of_instance (reading, w, row->direction);
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
  return leaf_literal_read (build, w, &value);
}

static LeafNoun *
read_leaf (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafArticle article;
  LeafWording bare = leaf_wording_skip_determiner (build, w, &article);
  LeafNoun *noun;
  LeafNameMatch match;

  if (leaf_noun_says_quantity (reading, w)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_QUANTITY_ASSERTED, w, NULL, NULL);
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  }
  if (is_literal (build, w))
    return leaf_noun_new (reading, LEAF_NOUN_VALUE, w);
  if ((noun = read_known (reading, w, bare, article)) != NULL || (noun = read_way (reading, w)) != NULL
      || (noun = read_property_of (reading, bare)) != NULL || (noun = leaf_noun_read_description (reading, w)) != NULL)
    return noun;
  if ((noun = leaf_noun_read_with_tail (reading, w)) != NULL
      || (article == LEAF_ARTICLE_DEFINITE && (noun = leaf_noun_read_known_with_tail (reading, bare)) != NULL))
    return noun;
  match = leaf_names_find (build, bare, LEAF_NAMES (INSTANCE), reading->near);
  if (match.id != 0 && !(match.is_abbreviated && reading->no_abbreviations))
    return leaf_noun_of_instance (reading, w, LEAF_ID (LeafInstanceId, match.id));
  noun = leaf_noun_new (reading, LEAF_NOUN_NAME, w);
  noun->name = bare;
  noun->article = article;
  return noun;
}

/* --- "with", "called" and lists ----------------------------------------------------------------------------------- */

/* The word where "with" or "having" begins a list of properties; w.end if there is none. */
static guint32
find_with (const LeafBuild *build, LeafWording w)
{
  guint32 depth = 0;

  for (guint32 at = w.first; at < w.end; at++) {
    depth = leaf_bracket_depth (depth, leaf_word (build, at));
    if (depth > 0 || at == w.first || at + 1 >= w.end)
      continue;
    if ((leaf_word_is (build, at, "with") && !leaf_word_is (build, at - 1, "it")) || leaf_word_is (build, at, "having"))
      return at;
  }
  return w.end;
}

/* Do these words begin like a list of properties? Otherwise "with" is part of a name. */
static gboolean
begins_properties (const LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;

  w = leaf_wording_skip_article (build, w);
  return leaf_names_begin (build, w, LEAF_NAMES (PROPERTY) | LEAF_NAMES (ADJECTIVE), reading->near).id != 0;
}

static LeafNoun *
read_called (LeafAssertionPass *reading, LeafWording w, guint32 at)
{
  LeafNoun *noun = leaf_noun_read (reading, leaf_wording_up_to (w, at), FALSE);
  LeafWording name = leaf_wording_from (w, at + 1);
  LeafArticle article;

  if (leaf_wording_begins (reading->build, name, "the name") && leaf_wording_length (name) > 2)
    name.first += 2;
  name = leaf_wording_skip_determiner (reading->build, name, &article);
  if (noun->sort != LEAF_NOUN_KIND) {
    if (noun->sort != LEAF_NOUN_NONE) {
      g_autoptr (LeafMessageFragment) perhaps
          = leaf_names_perhaps (reading->build, leaf_wording_up_to (w, at), LEAF_NAMES (KIND));

      leaf_problem_at (reading->build, LEAF_PROBLEM_CALLED_WITHOUT_KIND, leaf_wording_up_to (w, at), perhaps, NULL);
    }
    noun = leaf_noun_new (reading, LEAF_NOUN_KIND, w);
    noun->kind = LEAF_KIND (OBJECT);
  }
  noun->wording = w;
  noun->called = name;
  noun->article = article;
  return noun;
}

/* "a nose (called his nose)": the word where the bracket begins; the name in it may refer to the owner. w.end if there
 * is none. */
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
read_bracketed_called (LeafAssertionPass *reading, LeafWording w, guint32 open)
{
  LeafNoun *noun = leaf_noun_read (reading, leaf_wording_up_to (w, open), FALSE);

  if (noun->sort != LEAF_NOUN_KIND)
    return leaf_noun_new (reading, LEAF_NOUN_NAME, w);
  noun->wording = w;
  noun->called = leaf_wording (open + 2, w.end - 1);
  return noun;
}

/* "two coins and a purse": makes the members with a name first, wherever they are. If the members have different
 * places, their order is kept. */
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

/* "an open, openable and lit container": the commas do not separate a list if only the first part has an article. */
static LeafNoun *
joined_adjectives (LeafAssertionPass *reading, LeafWording w, LeafNoun *list)
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
  if (last->sort != LEAF_NOUN_KIND || last->article != LEAF_ARTICLE_NONE || last->is_every || last->count > 0
      || last->is_plural)
    return list;
  for (const LeafNoun *item = list->first; item != last; item = item->next)
    leaf_noun_add_adjectives (reading, last, item, FALSE);
  last->wording = w;
  last->article = article;
  return last;
}

static LeafNoun *
read_list (LeafAssertionPass *reading, LeafWording w, const LeafWording *parts, guint32 n)
{
  LeafNoun *list = leaf_noun_new (reading, LEAF_NOUN_LIST, w), **end = &list->first, *joined;

  for (guint32 i = 0; i < n; i++) {
    LeafNoun *item = leaf_noun_read (reading, parts[i], FALSE);

    /* A list within a list (which its relations separated) is spliced in. */
    *end = item->sort == LEAF_NOUN_LIST ? item->first : item;
    while (*end != NULL)
      end = &(*end)->next;
  }
  joined = joined_adjectives (reading, w, list);
  if (joined == list)
    put_names_first (list);
  return joined;
}

/* A known name that contains "and", "with" or "called" is not split. */
static gboolean
is_known_whole (const LeafAssertionPass *reading, LeafWording w)
{
  return leaf_names_find_whole (reading->build, w,
                                LEAF_NAMES (INSTANCE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (ADJECTIVE), reading->near)
             .id
         != 0;
}

/* A "with" within the value of a property, an action or a known name does not introduce properties. */
static gboolean
may_be_named_with (const LeafAssertionPass *reading, LeafWording w)
{
  return leaf_names_find (reading->build, leaf_wording_skip_article (reading->build, w), LEAF_NAMES_ANY, reading->near)
                 .id
             != 0
         || leaf_names_begin (reading->build, w, LEAF_NAMES (ACTION) | LEAF_NAMES (PROPERTY), reading->near).id != 0
         || leaf_word (reading->build, w.first)->sort != LEAF_WORD_PLAIN;
}

static void
complain_of_with (LeafAssertionPass *reading, LeafWording w)
{
  g_autoptr (LeafMessageFragment) habit
      = leaf_hint_for_foreign_syntax (reading->build, LEAF_FOREIGN_SENTENCE, leaf_reading_words (reading));

  leaf_problem_at (reading->build, LEAF_PROBLEM_NAME_WITH, w, habit, NULL);
}

/* "a cup and a saucer with mass 4": applies to each member of the list. */
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
read_by_words (LeafAssertionPass *reading, LeafWording w)
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
    noun = leaf_noun_read (reading, leaf_wording_up_to (w, at), FALSE);
    give_properties (noun, leaf_wording_from (w, at + 1));
    return noun;
  }
  n = leaf_wording_split_list (build, w, "and", &parts);
  if (n > 1)
    return read_list (reading, w, parts, n);
  if (at < w.end && !may_be_named_with (reading, w)) {
    complain_of_with (reading, w);
    return leaf_noun_new (reading, LEAF_NOUN_NONE, w);
  }
  noun = read_pronoun (reading, w);
  return noun != NULL ? noun : read_leaf (reading, w);
}

/* All phrases within phrases go through this function, which counts them. */
LeafNoun *
leaf_noun_read_nonrelative (LeafAssertionPass *reading, LeafWording w)
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

LeafNoun *
leaf_noun_read (LeafAssertionPass *reading, LeafWording w, gboolean is_subject)
{
  LeafNoun *noun = NULL;

  if (is_subject && leaf_wording_is (reading->build, w, "there"))
    return leaf_noun_new (reading, LEAF_NOUN_THERE, w);
  if (!leaf_wording_empty (w)) {
    noun = leaf_noun_read_implicit (reading, w);
    if (noun == NULL && !is_known_whole (reading, w))
      noun = leaf_noun_read_related (reading, w, is_subject);
  }
  return noun != NULL ? noun : leaf_noun_read_nonrelative (reading, w);
}
