/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-instantiate.c: makes instances for nouns, with their names and kinds.
 *
 * In pass one a noun that names nothing yet becomes an instance. Its kind may be implied, and stated later. */

#include "leaf-library-lookup.h"
#include "leaf-missing-marks.h"
#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafInstanceId no_instance = { 0 };

/* Both are limits of the language: a story within them can be compiled elsewhere. More things of one kind in one
 * sentence are certainly a mistake. */
enum { MOST_OF_ONE_KIND = 100, MOST_WORDS = 31 };

LeafInstanceId
leaf_world_player (LeafBuild *build)
{
  LeafWorld *world = build->world;

  if (!LEAF_IS (world->player)) {
    const LeafVocabId *words;
    guint32 n = leaf_names_intern (build, "yourself", &words);

    world->player = LEAF_ID (LeafInstanceId, leaf_names_find_words (build, words, n, LEAF_NAMES (INSTANCE)));
  }
  return world->player;
}

LeafWording
leaf_reading_words (const LeafAssertionPass *reading)
{
  return LEAF_ROW (&reading->build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording;
}

enum { SHORTEST_SENTENCE = 3 }; /* words before a text; as many words may be a sentence by themselves */

/* The reason why the words cannot be a name; NULL if they can. */
static const char *
objection (const LeafBuild *build, LeafWording name, gboolean is_called)
{
  if (leaf_wording_length (name) == 1
      && (leaf_word_is (build, name.first, "a") || leaf_word_is (build, name.first, "an")
          || leaf_word_is (build, name.first, "the") || leaf_word_is (build, name.first, "some")))
    return N_ ("only an article");
  if (!is_called && leaf_noun_says_nothing (build, name))
    return N_ ("a word such as 'nothing'");
  if (leaf_wording_length (name) > MOST_WORDS)
    return N_ ("more than 31 words");
  for (guint32 at = name.first; at < name.end; at++) {
    const LeafWord *word = leaf_word (build, at);

    if (word->sort == LEAF_WORD_TEXT)
      return at - name.first < SHORTEST_SENTENCE
                 ? N_ ("a quotation")
                 : N_ ("a quotation (perhaps a full stop is missing before the next sentence)");
    if (word->sort != LEAF_WORD_PLAIN && word->sort != LEAF_WORD_PUNCTUATION)
      return N_ ("Inform 6 code");
    if (leaf_word_is (build, at, "(") || leaf_word_is (build, at, ")"))
      return N_ ("a bracket");
    if (word->sort == LEAF_WORD_PUNCTUATION && (at == name.first || at + 1 == name.end)
        && !leaf_word_is (build, at, ".") && !leaf_word_is (build, at, "?") && !leaf_word_is (build, at, "!"))
      return N_ ("punctuation");
    if (is_called && leaf_word_is (build, at, ","))
      return N_ ("a comma");
    if (!is_called && (leaf_word_is (build, at, "when") || leaf_word_is (build, at, "while")) && at > name.first)
      return N_ ("'when' or 'while'");
  }
  return NULL;
}

static void
note_article (LeafBuild *build, LeafInstanceId id, LeafArticle article)
{
  LeafInstance *instance = LEAF_INSTANCE (build, id);

  instance->article = (guint8) article;
  instance->is_proper = article == LEAF_ARTICLE_NONE || article == LEAF_ARTICLE_YOUR;
  instance->is_plural = article == LEAF_ARTICLE_SOME;
}

/* Figures, sounds and files are made only by the sentence that names their file. */
static gboolean
is_kept_in_file (LeafKindId kind)
{
  return kind.ix == LEAF_KIND_FIGURE || kind.ix == LEAF_KIND_SOUND || kind.ix == LEAF_KIND_EXTERNAL_FILE;
}

/* "A room called The Spot", "On it is The Bell": a capitalised article that does not begin a sentence is printed as
 * part of a proper name. */
static void
keep_capital_article (LeafAssertionPass *reading, LeafInstanceId id, LeafWording called)
{
  LeafBuild *build = reading->build;
  LeafInstance *instance = LEAF_INSTANCE (build, id);
  guint32 start = LEAF_ROW (&build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording.first;
  guint32 before = called.first > start ? called.first - 1 : start;

  const char *article = leaf_word_is (build, before, "the")  ? "The"
                        : leaf_word_is (build, before, "a")  ? "A"
                        : leaf_word_is (build, before, "an") ? "An"
                                                             : NULL;

  if (before == start || article == NULL || !(leaf_word (build, before)->flags & LEAF_WORD_CAPITAL))
    return;
  instance->name = leaf_arena_printf (build->arena, "%s %s", article, instance->name);
  instance->takes_the = FALSE;
  instance->is_proper = TRUE;
}

/* "The the kitchen is a room": the second article is printed as part of the name, but is not needed to refer to the
 * kitchen. */
static void
keep_second_article (LeafBuild *build, LeafInstanceId id, LeafWording name)
{
  LeafWording bare = leaf_wording_skip_article (build, name);
  LeafInstance *instance = LEAF_INSTANCE (build, id);

  if (bare.first != name.first) {
    g_autofree char *articles = leaf_wording_dup_spaced (build, leaf_wording_up_to (name, bare.first));

    instance->name = leaf_arena_printf (build->arena, "%s %s", articles, instance->name);
  }
}

static LeafInstanceId
make_instance (LeafAssertionPass *reading, LeafKindId kind, LeafWording name, LeafArticle article)
{
  LeafBuild *build = reading->build;
  LeafInstanceId id;

  if (LEAF_IS (kind) && !leaf_kind_is_object (build, kind)) {
    if (leaf_kind (build, kind)->representation != LEAF_REPRESENTATION_ENUMERATED)
      return no_instance;
    if (is_kept_in_file (kind)) {
      g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps (build, name, LEAF_NAMES (INSTANCE));

      leaf_problem_at (build, LEAF_PROBLEM_FILE_UNKNOWN, name, leaf_kind_name (build, kind), perhaps);
      return no_instance;
    }
    return leaf_world_make_instance (build, kind, name, reading->sentence);
  }
  id = leaf_world_make_instance (build, LEAF_IS (kind) ? kind : LEAF_KIND (OBJECT), name, reading->sentence);
  g_array_append_val (reading->changed, id);
  note_article (build, id, article);
  keep_second_article (build, id, name);
  if (LEAF_SAME (kind, LEAF_KIND (DIRECTION)))
    leaf_map_new_direction (build, id);
  return id;
}

/* Sets or narrows the kind of an instance. A stated kind overrides an implied one. */
void
leaf_assert_kind (LeafAssertionPass *reading, LeafInstanceId id, LeafKindId kind, gboolean is_stated)
{
  LeafBuild *build = reading->build;
  LeafInstance *instance = LEAF_INSTANCE (build, id);
  gboolean was_direction = leaf_instance_is (build, id, LEAF_KIND (DIRECTION));

  reading->n_said++;
  if (leaf_kind_conforms (build, instance->kind, kind)) {
    instance->kind_is_stated |= is_stated;
    return;
  }
  if (leaf_kind_is_object (build, kind)
      && (leaf_kind_conforms (build, kind, instance->kind)
          || (!instance->kind_is_stated && leaf_kind_is_object (build, instance->kind)))) {
    instance->kind_is_stated |= is_stated;
    leaf_world_set_kind (build, id, kind);
    g_array_append_val (reading->changed, id);
    if (!was_direction && LEAF_SAME (kind, LEAF_KIND (DIRECTION)))
      leaf_map_new_direction (build, id);
    return;
  }
  if (is_stated)
    leaf_problem_at (build, LEAF_PROBLEM_TWO_KINDS, leaf_reading_words (reading), instance->name,
                     leaf_kind_name (build, instance->kind));
}

void
leaf_noun_become (LeafNoun *noun, LeafInstanceId first, guint32 n)
{
  noun->sort = LEAF_NOUN_INSTANCE;
  noun->instance = noun->made = first;
  noun->n_made = n;
}

/* TRUE if the words cannot be a name; the noun then names nothing. */
static gboolean
refuse_name (LeafAssertionPass *reading, LeafNoun *noun, LeafWording name, gboolean is_called)
{
  const char *why = objection (reading->build, name, is_called);
  g_autoptr (LeafMessageFragment) hint = NULL;

  if (why == NULL)
    return FALSE;
  noun->sort = LEAF_NOUN_NONE;
  if (LEAF_SAME (reading->repeated_in, reading->sentence))
    return TRUE;
  if (leaf_complain_of_missing_colon (reading->build, leaf_reading_words (reading))) {
    reading->repeated_in = reading->sentence;
    return TRUE;
  }
  hint = leaf_hint_for_foreign_syntax (reading->build, LEAF_FOREIGN_SENTENCE, leaf_reading_words (reading));
  if (hint == NULL)
    hint = leaf_hint_for_missing_stop (reading->build, leaf_reading_words (reading));
  leaf_problem_at (reading->build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (why), hint);
  return TRUE;
}

/* "The Square is west of the Square": this is one room, although the name was new on both sides when they were read. */
static gboolean
is_made_by_other_side (LeafAssertionPass *reading, LeafNoun *noun)
{
  LeafNameMatch known = leaf_names_find_whole (reading->build, noun->name, LEAF_NAMES (INSTANCE), reading->near);
  LeafInstanceId made = LEAF_ID (LeafInstanceId, known.id);
  const LeafInstance *instance = known.id != 0 ? LEAF_INSTANCE (reading->build, made) : NULL;

  if (instance == NULL || !LEAF_SAME (instance->sentence, reading->sentence)
      || !leaf_kind_is_object (reading->build, instance->kind))
    return FALSE;
  leaf_noun_become (noun, made, 1);
  return TRUE;
}

/* "The loving relation is a thing": the last word says that the name is that of a relation. */
static gboolean
is_formal_name (const LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  static const struct {
    const char *last;
    guint32 sorts;
  } sorts[] = {
    { "relation", LEAF_NAMES (RELATION) }, { "action", LEAF_NAMES (ACTION) },  { "activity", LEAF_NAMES (ACTIVITY) },
    { "rulebook", LEAF_NAMES (RULEBOOK) }, { "rules", LEAF_NAMES (RULEBOOK) }, { "rule", LEAF_NAMES (RULE) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++) {
    LeafNameMatch match;

    if (!leaf_wording_ends (build, name, sorts[i].last) || leaf_wording_length (name) < 2)
      continue;
    match = leaf_names_find_whole (build, name, sorts[i].sorts, near);
    if (match.id == 0)
      match = leaf_names_find_whole (build, leaf_wording_up_to (name, name.end - 1), sorts[i].sorts, near);
    return match.id != 0 && !match.is_abbreviated
           && LEAF_ROW (&build->world->names->names, LeafName, match.name)->made_at.first < name.first;
  }
  return FALSE;
}

static gboolean
refuse_formal_name (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind)
{
  LeafBuild *build = reading->build;

  if (build->is_library || !LEAF_IS (kind) || kind.ix == LEAF_KIND_OBJECT || !leaf_kind_is_object (build, kind)
      || !is_formal_name (build, noun->name, reading->near))
    return FALSE;
  leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, noun->name, leaf_kind_name (build, kind), NULL);
  noun->sort = LEAF_NOUN_NONE;
  return TRUE;
}

static void
make_name (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind)
{
  LeafInstanceId made;

  if (is_made_by_other_side (reading, noun))
    return;
  if (refuse_name (reading, noun, noun->name, FALSE) || refuse_formal_name (reading, noun, kind))
    return;
  made = make_instance (reading, kind, noun->name, noun->article);
  if (!LEAF_IS (made)) {
    noun->sort = LEAF_NOUN_VALUE;
    return;
  }
  if (leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, made)->kind))
    keep_capital_article (reading, made, noun->name);
  leaf_noun_become (noun, made, 1);
}

/* "A thing called the mug", again: the same mug, unless the name belongs to something of another sort. */
static gboolean
is_meant_again (const LeafBuild *build, LeafInstanceId known, LeafKindId kind)
{
  return leaf_kind_is_object (build, kind) == leaf_kind_is_object (build, LEAF_INSTANCE (build, known)->kind);
}

/* "a man called Horse" */
static void
make_called (LeafAssertionPass *reading, LeafNoun *noun)
{
  LeafBuild *build = reading->build;
  LeafNameMatch known = leaf_names_find_whole (build, noun->called, LEAF_NAMES (INSTANCE), reading->near);
  LeafInstanceId made;
  LeafInstance *instance;

  if (refuse_name (reading, noun, noun->called, TRUE))
    return;
  if (noun->count > 1)
    leaf_problem_at (build, LEAF_PROBLEM_ONE_CALLED, leaf_reading_words (reading), NULL, NULL);
  if (known.id != 0 && is_meant_again (build, LEAF_ID (LeafInstanceId, known.id), noun->kind)) {
    if (leaf_kind_is_object (build, noun->kind))
      leaf_assert_kind (reading, LEAF_ID (LeafInstanceId, known.id), noun->kind, TRUE);
    if (noun->article == LEAF_ARTICLE_DEFINITE)
      LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, known.id))->takes_the = TRUE;
    leaf_noun_become (noun, LEAF_ID (LeafInstanceId, known.id), 1);
    return;
  }
  made = make_instance (reading, noun->kind, noun->called, noun->article);
  if (!LEAF_IS (made))
    return;
  instance = LEAF_INSTANCE (build, made);
  instance->kind_is_stated = !LEAF_SAME (noun->kind, LEAF_KIND (OBJECT));
  instance->takes_the = noun->article == LEAF_ARTICLE_DEFINITE;
  keep_capital_article (reading, made, noun->called);
  leaf_noun_become (noun, made, 1);
}

/* "a door", "three coins" */
static void
make_nameless (LeafAssertionPass *reading, LeafNoun *noun)
{
  LeafBuild *build = reading->build;
  LeafInstanceId first = no_instance;
  guint32 n = noun->count > 0 ? (guint32) noun->count : 1;

  if (noun->count > MOST_OF_ONE_KIND) {
    leaf_problem_at (build, LEAF_PROBLEM_TOO_MANY_COPIES, noun->wording, NULL, NULL);
    noun->sort = LEAF_NOUN_NONE;
    return;
  }
  if (LEAF_SAME (noun->kind, LEAF_KIND (DIRECTION))) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, noun->wording,
                     LEAF_REMARK (N_ ("no name of its own, which a direction must have,")), NULL);
    noun->sort = LEAF_NOUN_NONE;
    return;
  }
  for (guint32 i = 0; i < n; i++) {
    LeafInstanceId made = leaf_world_make_nameless (build, noun->kind, reading->sentence);

    g_array_append_val (reading->changed, made);
    LEAF_INSTANCE (build, made)->is_plural
        = noun->article == LEAF_ARTICLE_SOME || (noun->is_plural && noun->count == 0);
    if (i == 0)
      first = made;
  }
  leaf_noun_become (noun, first, n);
}

static void
make_of_kind (LeafAssertionPass *reading, LeafNoun *noun)
{
  gboolean is_object = leaf_kind_is_object (reading->build, noun->kind);

  if (!is_object && leaf_kind (reading->build, noun->kind)->representation != LEAF_REPRESENTATION_ENUMERATED)
    return;
  if (!leaf_wording_empty (noun->called))
    make_called (reading, noun);
  else if (is_object)
    make_nameless (reading, noun);
}

void
leaf_noun_make (LeafAssertionPass *reading, LeafNoun *noun, LeafKindId kind)
{
  if (reading->pass != 1)
    return;
  if (noun->sort == LEAF_NOUN_NAME)
    make_name (reading, noun, kind);
  else if (noun->sort == LEAF_NOUN_KIND)
    make_of_kind (reading, noun);
}

LeafInstanceId
leaf_noun_instance (LeafAssertionPass *reading, const LeafNoun *noun)
{
  if (noun->sort == LEAF_NOUN_INSTANCE)
    return noun->instance;
  if (noun->sort == LEAF_NOUN_VARIABLE && noun->variable.ix == leaf_known (reading->build, LEAF_KNOWN_player_cell))
    return leaf_world_player (reading->build);
  return no_instance;
}
