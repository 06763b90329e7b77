/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-verbs.c: verbs, and all their forms between subject and object.
 *
 * A declared verb is expanded once, at its declaration, into all its forms ("carries", "do not carry", "had not been
 * carried by" ...), each a sequence of words with its tense and sense. A sentence is then read by looking up sequences
 * of words, the longest first, so that no grammar of auxiliaries is needed. A verb has dozens of forms; they are found
 * by a hash of their words.
 *
 *   to carry            carries, does not carry, carried, has carried, had carried ...; passive: is carried by ...;
 *                       alone: "carrying the box", "carried by Bob"
 *   to be in            is in, is not in, was in, has been in ...; alone: "in"
 *   to be able to see   can see, cannot see, could see, is able to see ...; can be seen by
 */

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

#define LONGEST_FORM 12

/* --- adding forms ------------------------------------------------------------------------------------------------- */

static gboolean
has_form (LeafBuild *build, guint64 key, const LeafVerbForm *form)
{
  LeafWorld *world = build->world;

  for (guint32 at = leaf_index_find (&world->verb_forms_by_word, key); at != 0;) {
    const LeafChainLink *link = LEAF_ROW (&world->chains, LeafChainLink, at);
    const LeafVerbForm *other = LEAF_ROW (&world->verb_forms, LeafVerbForm, link->item);

    if (other->n_words == form->n_words && memcmp (other->words, form->words, sizeof (LeafVocabId) * form->n_words) == 0
        && LEAF_SAME (other->relation, form->relation) && other->reversed == form->reversed
        && other->tense == form->tense && other->negated == form->negated)
      return TRUE;
    at = link->next;
  }
  return FALSE;
}

/* Of relations with the same words, those of objects come first: the map and the things of a story use them, even if
 * relations of other values were declared later ("L is in the first beat"). */
static gboolean
comes_last (const LeafBuild *build, const LeafVerbForm *form)
{
  return LEAF_IS (form->relation)
         && !leaf_kind_is_object (build, LEAF_ROW (&build->world->relations, LeafRelation, form->relation.ix)->left);
}

static void
put_last (LeafWorld *world, guint32 chain, guint32 link)
{
  while (LEAF_ROW (&world->chains, LeafChainLink, chain)->next != 0)
    chain = LEAF_ROW (&world->chains, LeafChainLink, chain)->next;
  LEAF_ROW (&world->chains, LeafChainLink, chain)->next = link;
}

static void
add_form (LeafBuild *build, const LeafVerbForm *given, const char *text)
{
  LeafWorld *world = build->world;
  LeafVerbForm form = *given;
  LeafChainLink link = { 0 };
  guint32 first;
  guint64 key;

  form.n_words = leaf_names_intern (build, text, &form.words);
  if (form.n_words > LONGEST_FORM)
    return;
  key = leaf_hash (form.words, sizeof (LeafVocabId) * form.n_words, form.n_words);
  if (has_form (build, key, &form))
    return;
  link.item = leaf_table_push (&world->verb_forms, &form);
  first = leaf_index_find (&world->verb_forms_by_word, key);
  if (first != 0 && comes_last (build, &form)) {
    put_last (world, first, leaf_table_push (&world->chains, &link));
  } else {
    link.next = first;
    leaf_index_set (&world->verb_forms_by_word, key, leaf_table_push (&world->chains, &link));
  }
  if (leaf_index_find (&world->verb_form_longest, form.words[0].ix) < form.n_words)
    leaf_index_set (&world->verb_form_longest, form.words[0].ix, form.n_words);
}

/* Adds "A B", or "A" if there is no B. */
static void
add_joined (LeafBuild *build, const LeafVerbForm *form, const char *a, const char *b)
{
  g_autofree char *text = b == NULL || *b == '\0' ? g_strdup (a) : g_strconcat (a, " ", b, NULL);

  add_form (build, form, text);
}

/* --- forms of "to be" --------------------------------------------------------------------------------------------- */

/* Negatives are written out: "isn't" and "doesn't" are only for texts; leaf_hint_in_condition () reports them
 * elsewhere. */
static const struct {
  const char *text;
  guint8 tense, negated, plural;
} forms_of_be[] = {
  { "is", LEAF_TENSE_PRESENT, FALSE, FALSE },
  { "are", LEAF_TENSE_PRESENT, FALSE, TRUE },
  { "am", LEAF_TENSE_PRESENT, FALSE, FALSE },
  { "is not", LEAF_TENSE_PRESENT, TRUE, FALSE },
  { "are not", LEAF_TENSE_PRESENT, TRUE, TRUE },
  { "am not", LEAF_TENSE_PRESENT, TRUE, FALSE },
  { "was", LEAF_TENSE_PAST, FALSE, FALSE },
  { "were", LEAF_TENSE_PAST, FALSE, TRUE },
  { "was not", LEAF_TENSE_PAST, TRUE, FALSE },
  { "were not", LEAF_TENSE_PAST, TRUE, TRUE },
  { "has been", LEAF_TENSE_PERFECT, FALSE, FALSE },
  { "have been", LEAF_TENSE_PERFECT, FALSE, TRUE },
  { "has not been", LEAF_TENSE_PERFECT, TRUE, FALSE },
  { "have not been", LEAF_TENSE_PERFECT, TRUE, TRUE },
  { "had been", LEAF_TENSE_PAST_PERFECT, FALSE, FALSE },
  { "had not been", LEAF_TENSE_PAST_PERFECT, TRUE, FALSE },
};

/* "is" + rest, in all tenses; without a rest the copula itself. */
static void
add_forms_of_be (LeafBuild *build, const LeafVerbForm *base, const char *rest)
{
  for (guint32 i = 0; i < G_N_ELEMENTS (forms_of_be); i++) {
    LeafVerbForm form = *base;

    form.tense = forms_of_be[i].tense;
    form.negated = forms_of_be[i].negated;
    form.plural = forms_of_be[i].plural;
    add_joined (build, &form, forms_of_be[i].text, rest);
  }
}

/* Forms without a verb: "in the box", "carried by Bob". A negation needs a verb: "which is not on the table". */
static void
add_alone (LeafBuild *build, const LeafVerbForm *base, const char *text)
{
  LeafVerbForm form = *base;

  form.tense = LEAF_TENSE_PRESENT;
  form.is_preposition = TRUE;
  add_form (build, &form, text);
}

static void
add_be_and_alone (LeafBuild *build, const LeafVerbForm *base, const char *rest)
{
  add_forms_of_be (build, base, rest);
  add_alone (build, base, rest);
}

/* --- forms of other verbs ----------------------------------------------------------------------------------------- */

typedef struct {
  const char *before;
  gsize part;
  guint8 tense, negated, plural;
} Pattern;

#define PART(member) G_STRUCT_OFFSET (LeafVerbParts, member)

static const Pattern active_patterns[] = {
  { "", PART (third), LEAF_TENSE_PRESENT, FALSE, FALSE },
  { "", PART (infinitive), LEAF_TENSE_PRESENT, FALSE, TRUE },
  { "does not ", PART (infinitive), LEAF_TENSE_PRESENT, TRUE, FALSE },
  { "do not ", PART (infinitive), LEAF_TENSE_PRESENT, TRUE, TRUE },
  { "", PART (past), LEAF_TENSE_PAST, FALSE, FALSE },
  { "did not ", PART (infinitive), LEAF_TENSE_PAST, TRUE, FALSE },
  { "has ", PART (participle), LEAF_TENSE_PERFECT, FALSE, FALSE },
  { "have ", PART (participle), LEAF_TENSE_PERFECT, FALSE, TRUE },
  { "has not ", PART (participle), LEAF_TENSE_PERFECT, TRUE, FALSE },
  { "have not ", PART (participle), LEAF_TENSE_PERFECT, TRUE, TRUE },
  { "had ", PART (participle), LEAF_TENSE_PAST_PERFECT, FALSE, FALSE },
  { "had not ", PART (participle), LEAF_TENSE_PAST_PERFECT, TRUE, FALSE },
};

static void
add_active (LeafBuild *build, const LeafVerbForm *base, const LeafVerbParts *parts, const char *preposition)
{
  for (guint32 i = 0; i < G_N_ELEMENTS (active_patterns); i++) {
    const Pattern *pattern = &active_patterns[i];
    g_autofree char *text = g_strconcat (pattern->before, G_STRUCT_MEMBER (const char *, parts, pattern->part), NULL);
    LeafVerbForm form = *base;

    form.tense = pattern->tense;
    form.negated = pattern->negated;
    form.plural = pattern->plural;
    add_joined (build, &form, text, preposition);
  }
}

/* "is carried by", with the sides exchanged; and the participles alone. */
static void
add_participles (LeafBuild *build, const LeafVerbForm *base, const LeafVerbParts *parts)
{
  g_autofree char *passive = g_strconcat (parts->participle, " by", NULL);
  LeafVerbForm form = *base;

  add_be_and_alone (build, &form, parts->gerund);
  form.reversed = !form.reversed;
  add_be_and_alone (build, &form, passive);
}

/* "can see", "cannot see", "could see"; "can be seen by". */
static void
add_able (LeafBuild *build, const LeafVerbForm *base, const char *infinitive, const char *participle)
{
  static const struct {
    const char *before;
    guint8 tense, negated;
  } modals[] = {
    { "can", LEAF_TENSE_PRESENT, FALSE },    { "cannot", LEAF_TENSE_PRESENT, TRUE },
    { "can not", LEAF_TENSE_PRESENT, TRUE }, { "could", LEAF_TENSE_PAST, FALSE },
    { "could not", LEAF_TENSE_PAST, TRUE },
  };
  g_autofree char *able = g_strconcat ("able to ", infinitive, NULL);
  g_autofree char *passive = g_strconcat ("be ", participle, " by", NULL);

  add_be_and_alone (build, base, able);
  for (guint32 i = 0; i < G_N_ELEMENTS (modals); i++) {
    LeafVerbForm form = *base;

    form.tense = modals[i].tense;
    form.negated = modals[i].negated;
    add_joined (build, &form, modals[i].before, infinitive);
    form.reversed = !form.reversed;
    add_joined (build, &form, modals[i].before, passive);
  }
  LeafVerbForm reversed = *base;

  reversed.reversed = !reversed.reversed;
  add_forms_of_be (build, &reversed, leaf_arena_printf (build->arena, "able to be %s by", participle));
}

/* --- a verb ------------------------------------------------------------------------------------------------------- */

static gboolean
is_known (const LeafBuild *build, const LeafVerbParts *parts)
{
  LEAF_EACH (&build->world->verbs, i) {
    const LeafVerb *verb = LEAF_ROW (&build->world->verbs, LeafVerb, i);

    if (verb->preposition == NULL && strcmp (verb->parts.infinitive, parts->infinitive) == 0)
      return TRUE;
  }
  return FALSE;
}

static LeafVerbId
add_verb (LeafBuild *build, const LeafVerbParts *parts, const char *preposition, LeafRelationId relation,
          gboolean is_reversed, LeafSentenceId sentence)
{
  LeafVerb row = {
    .parts = *parts, .preposition = preposition, .relation = relation, .is_reversed = is_reversed, .sentence = sentence
  };
  LeafVerbId id;

  id = LEAF_ID (LeafVerbId, leaf_table_push (&build->world->verbs, &row));
  if (preposition != NULL && !is_known (build, parts)) /* "to sit down" gives "[sit]" as well */
    leaf_names_add_text (build, LEAF_NAME_VERB, id.ix, parts->infinitive, FALSE);
  leaf_names_add_text (build, LEAF_NAME_VERB, id.ix,
                       preposition == NULL ? parts->infinitive
                                           : leaf_arena_printf (build->arena, "%s %s", parts->infinitive, preposition),
                       FALSE);
  return id;
}

static void
add_all_forms (LeafBuild *build, LeafVerbId id)
{
  LeafVerb verb = *LEAF_ROW (&build->world->verbs, LeafVerb, id.ix);
  LeafVerbForm base = { .verb = id, .relation = verb.relation, .reversed = verb.is_reversed };

  if (!LEAF_IS (verb.relation))
    return;
  if (leaf_english_is_be (&verb.parts)) {
    base.is_copula = verb.preposition == NULL;
    if (verb.preposition == NULL)
      add_forms_of_be (build, &base, NULL);
    else
      add_be_and_alone (build, &base, verb.preposition);
    return;
  }
  if (g_str_has_prefix (verb.parts.infinitive, "be able to ")) {
    add_able (build, &base, verb.parts.infinitive + strlen ("be able to "), verb.parts.participle);
    return;
  }
  add_active (build, &base, &verb.parts, verb.preposition);
  if (verb.preposition == NULL) /* there is no "is looked at by" */
    add_participles (build, &base, &verb.parts);
}

void
leaf_verbs_add_preposition (LeafBuild *build, const char *preposition, LeafRelationId relation, gboolean is_reversed,
                            LeafSentenceId sentence)
{
  LeafVerbParts parts = leaf_english_verb (build, "be");

  add_all_forms (build, add_verb (build, &parts, preposition, relation, is_reversed, sentence));
}

/* --- sentences: "The verb to dread (it dreads, they dread) means the dreading relation." -------------------------- */

static gboolean
begins_in_plural (const LeafBuild *build, LeafWording part)
{
  return leaf_wording_begins (build, part, "they") || leaf_wording_begins (build, part, "we");
}

/* Sets the parts given in the bracket: "it dreads, they dread, it dreaded, it is dreaded, it is dreading". The subject
 * distinguishes only singular and plural: the first singular is the present tense, later ones are the past tense, also
 * after "I" and "you". The plural is the infinitive, so it names the verb. */
static void
read_given_parts (LeafBuild *build, LeafWording bracket, LeafVerbParts *parts, const char *preposition)
{
  LeafWording *items;
  guint32 n = leaf_wording_split_list (build, bracket, "and", &items);

  for (guint32 i = 0; i < n; i++) {
    LeafWording item = items[i];
    const char *form;
    gsize length;
    gboolean is_participle = FALSE, is_plural;

    if (leaf_wording_length (item) < 2)
      continue;
    is_plural = begins_in_plural (build, item);
    item.first++;
    if (leaf_word_is (build, item.first, "is") || leaf_word_is (build, item.first, "are")) {
      item.first++;
      is_participle = TRUE;
    }
    form = leaf_world_spelling (build, item);
    length = strlen (form);
    /* "it is loved by", "he belongs with": the preposition is not part of the form. */
    if (preposition != NULL && g_str_has_suffix (form, preposition) && length > strlen (preposition) + 1)
      form = leaf_arena_strndup (build->arena, form, length - strlen (preposition) - 1);
    if (g_str_has_suffix (form, " by"))
      form = leaf_arena_strndup (build->arena, form, strlen (form) - 3);
    if (is_participle && g_str_has_suffix (form, "ing"))
      parts->gerund = form;
    else if (is_participle)
      parts->participle = form;
    else if (is_plural)
      parts->infinitive = form;
    else if (parts->third == NULL)
      parts->third = form;
    else
      parts->past = form;
  }
}

/* "to be hidden from", "to disapprove of", "to be able to approach", "to carry": infinitive and preposition. */
static LeafVerbParts
read_infinitive (LeafBuild *build, LeafWording w, LeafWording bracket, const char **preposition)
{
  LeafVerbParts given = { 0 };
  LeafWording verb = leaf_wording_up_to (w, w.first + 1), rest = leaf_wording_from (w, w.first + 1);

  *preposition = NULL;
  if (leaf_wording_begins (build, w, "be able to") && leaf_wording_length (w) > 3) {
    g_autofree char *able = NULL;
    LeafVerbParts inner = leaf_english_verb (build, leaf_world_spelling (build, leaf_wording_from (w, w.first + 3)));

    given.infinitive = leaf_arena_printf (build->arena, "be able to %s", inner.infinitive);
    given.third = given.past = given.infinitive;
    given.participle = inner.participle;
    given.gerund = inner.gerund;
    return given;
  }
  if (!leaf_wording_empty (rest))
    *preposition = leaf_arena_strdup (build->arena, leaf_world_spelling (build, rest));
  /* Spellings leave out articles, but an article may be part of a preposition ("be a factor of"). */
  if (!leaf_wording_empty (rest)) {
    GString *text = g_string_new (NULL);

    for (guint32 at = rest.first; at < rest.end; at++)
      g_string_append_printf (text, "%s%s", at > rest.first ? " " : "",
                              leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab));
    *preposition = leaf_arena_strdup (build->arena, text->str);
    g_string_free (text, TRUE);
  }
  read_given_parts (build, bracket, &given, *preposition);
  {
    LeafVerbParts full = leaf_english_verb (build, leaf_world_spelling (build, verb));

    if (given.infinitive != NULL)
      full.infinitive = given.infinitive;
    if (given.third != NULL)
      full.third = given.third;
    if (given.past != NULL)
      full.past = given.past;
    if (given.participle != NULL)
      full.participle = given.participle;
    if (given.gerund != NULL)
      full.gerund = given.gerund;
    return full;
  }
}

/* The relation between a thing and the value of its property. */
static LeafRelationId
setting_relation (LeafBuild *build, LeafWording property, LeafSentenceId sentence)
{
  LeafRelation row = { .sort = LEAF_RELATION_SETTING,
                       .left = LEAF_KIND (VALUE),
                       .right = LEAF_KIND (VALUE),
                       .right_unique = TRUE,
                       .sentence = sentence };

  row.name = leaf_arena_printf (build->arena, "setting %s", leaf_world_spelling (build, property));
  row.condition = property; /* named by the property, since it may be declared later */
  return leaf_world_add_relation (build, &row, LEAF_NO_WORDS);
}

/* "the loving relation", "the reversed loving relation", "the weight property", "to wear". */
static LeafRelationId
read_meaning (LeafBuild *build, LeafWording w, gboolean *is_reversed, LeafSentenceId sentence)
{
  LeafNameMatch match;

  *is_reversed = FALSE;
  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_begins (build, w, "reversed")) {
    *is_reversed = TRUE;
    w.first++;
  }
  if (leaf_wording_length (w) > 1 && leaf_wording_ends (build, w, "property"))
    return setting_relation (build, leaf_wording_up_to (w, w.end - 1), sentence);
  if (leaf_wording_begins (build, w, "to")) {
    match = leaf_names_find_whole (build, leaf_wording_from (w, w.first + 1), LEAF_NAMES (VERB),
                                   LEAF_ID (LeafHeadingId, 0));
    if (match.id != 0) {
      const LeafVerb *verb = LEAF_ROW (&build->world->verbs, LeafVerb, match.id);

      *is_reversed = verb->is_reversed;
      return verb->relation;
    }
  }
  if (leaf_wording_ends (build, w, "relation"))
    w.end--;
  else
    return LEAF_ID (LeafRelationId, 0);
  match = leaf_names_find_whole (build, w, LEAF_NAMES (RELATION), leaf_sentence_heading (build, sentence));
  return LEAF_ID (LeafRelationId, match.id);
}

/* Splits the words before "means" into the infinitive, without "the verb to", and the bracket after it. */
static gboolean
read_verb_named (LeafBuild *build, LeafWording w, LeafWording *infinitive, LeafWording *bracket)
{
  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_begins (build, w, "verb"))
    w.first++;
  if (leaf_wording_ends (build, w, "in the imperative"))
    w.end -= 3;
  *bracket = leaf_wording_take_bracket (build, &w);
  if (leaf_wording_begins (build, w, "to"))
    w.first++;
  *infinitive = w;
  return !leaf_wording_empty (w);
}

/* Finds the words between the verb and its meaning: "means", "implies", "is a verb meaning", "is a verb". */
static guint32
find_means (const LeafBuild *build, LeafWording w, guint32 *length)
{
  static const struct {
    const char *words;
    guint32 length;
  } links[] = {
    { "is a verb meaning", 4 },
    { "is a verb", 3 },
    { "means", 1 },
    { "implies", 1 },
  };

  for (guint32 i = 0; i < G_N_ELEMENTS (links); i++) {
    guint32 at = leaf_wording_find (build, w, links[i].words);

    if (at < w.end && at > w.first) {
      *length = links[i].length;
      return at;
    }
  }
  return w.end;
}

/* A part with its subject: "he loves". */
static gboolean
is_part_of_somebody (const LeafBuild *build, LeafWording part)
{
  static const char *const who[] = { "he", "she", "it", "they", "we", "you", "i" };

  for (guint32 i = 0; i < G_N_ELEMENTS (who); i++)
    if (leaf_wording_length (part) > 1 && leaf_word_is (build, part.first, who[i]))
      return TRUE;
  return FALSE;
}

/* Checks that "to be" has no parts, that "they occlude" is given at most once, and that the preposition is not too
 * long. */
static gboolean
are_parts_sound (LeafBuild *build, LeafWording infinitive, LeafWording bracket)
{
  LeafWording *items;
  guint32 n = leaf_wording_split_list (build, bracket, "and", &items), n_plural = 0;

  if (n > 0 && leaf_wording_begins (build, infinitive, "be") && !leaf_wording_begins (build, infinitive, "be able to"))
    return FALSE;
  for (guint32 i = 0; i < n; i++)
    if (!is_part_of_somebody (build, items[i]))
      return FALSE;
  for (guint32 i = 0; i < n; i++)
    n_plural += begins_in_plural (build, items[i]) ? 1 : 0;
  return n_plural <= 1 && leaf_wording_length (infinitive) <= 31;
}

/* "be carried by" and "be carrying" are forms of "carry". */
static gboolean
is_form_of (const LeafVerb *verb, const char *preposition)
{
  gsize length = verb->parts.participle != NULL ? strlen (verb->parts.participle) : 0;

  return verb->preposition == NULL && preposition != NULL
         && (g_strcmp0 (preposition, verb->parts.gerund) == 0
             || (length > 0 && strncmp (preposition, verb->parts.participle, length) == 0
                 && strcmp (preposition + length, " by") == 0));
}

/* A verb has one meaning, which is given once, in the library or in the story. Only an extension that replaces another
 * one may give a verb of the library a second meaning. */
static gboolean
has_meaning (LeafBuild *build, const LeafVerbParts *parts, const char *preposition, guint32 source)
{
  gboolean replaces_another = !leaf_wording_empty (leaf_extension_replaced (build, source));

  LEAF_EACH (&build->world->verbs, i) {
    const LeafVerb *verb = LEAF_ROW (&build->world->verbs, LeafVerb, i);

    if (build->is_library || !LEAF_IS (verb->relation)
        || (replaces_another && verb->sentence.ix < build->story_sentence))
      continue;
    if ((strcmp (verb->parts.infinitive, parts->infinitive) == 0 && g_strcmp0 (verb->preposition, preposition) == 0)
        || (leaf_english_is_be (parts) && is_form_of (verb, preposition)))
      return TRUE;
  }
  return FALSE;
}

guint32
leaf_world_verb_be (const LeafBuild *build)
{
  LEAF_EACH (&build->world->verbs, i) {
    const LeafVerb *verb = LEAF_ROW (&build->world->verbs, LeafVerb, i);

    if (leaf_english_is_be (&verb->parts) && verb->preposition == NULL)
      return i;
  }
  return 0;
}

static gboolean
is_same_verb (const LeafVerbParts *a, const LeafVerbParts *b)
{
  return strcmp (a->infinitive, b->infinitive) == 0 && g_strcmp0 (a->third, b->third) == 0
         && g_strcmp0 (a->past, b->past) == 0 && g_strcmp0 (a->participle, b->participle) == 0
         && g_strcmp0 (a->gerund, b->gerund) == 0 && a->is_modal == b->is_modal;
}

/* "To answer is a verb.", if only the library has defined it so far. */
static void
show_verb (LeafBuild *build, const LeafVerbParts *parts)
{
  LEAF_EACH (&build->world->verbs, i)
    if (is_same_verb (&LEAF_ROW (&build->world->verbs, LeafVerb, i)->parts, parts))
      LEAF_ROW (&build->world->verbs, LeafVerb, i)->is_hidden = FALSE;
}

/* "To take is a verb", a second time: a verb is a single value, however often it is declared. */
static gboolean
is_declared_so (const LeafBuild *build, const LeafVerbParts *parts, const char *preposition)
{
  LEAF_EACH (&build->world->verbs, i) {
    const LeafVerb *verb = LEAF_ROW (&build->world->verbs, LeafVerb, i);

    if (!LEAF_IS (verb->relation) && is_same_verb (&verb->parts, parts)
        && g_strcmp0 (verb->preposition, preposition) == 0)
      return TRUE;
  }
  return FALSE;
}

static gboolean
has_capital (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = w.first; i < w.end; i++)
    if ((leaf_word (build, i)->flags & LEAF_WORD_CAPITAL) != 0)
      return TRUE;
  return FALSE;
}

static LeafRelationId
read_meaning_or_tell (LeafBuild *build, LeafWording meaning, gboolean *is_reversed, LeafSentenceId sentence)
{
  LeafRelationId relation = read_meaning (build, meaning, is_reversed, sentence);

  if (!LEAF_IS (relation)) {
    g_autoptr (LeafMessageFragment) near = leaf_names_perhaps (build, meaning, LEAF_NAMES (RELATION));

    leaf_problem_at (build, LEAF_PROBLEM_VERB_MEANING_UNKNOWN, meaning, near, NULL);
  } else if (!build->is_library
             && LEAF_ROW (&build->world->relations, LeafRelation, relation.ix)->sentence.ix > sentence.ix)
    /* it gets the relation anyway */
    leaf_problem_at (build, LEAF_PROBLEM_VERB_BEFORE_RELATION, meaning, NULL, NULL);
  return relation;
}

/* "The operator <~ means the rivalry relation.": a verb of one form, without tenses or negation. The symbols of
 * comparison are built in. */
static void
declare_operator (LeafBuild *build, LeafWording symbol, LeafWording meaning, LeafSentenceId sentence)
{
  static const char *const own[] = { "<", ">", "<=", ">=", "=", NULL };
  g_autofree char *spelled = leaf_wording_dup (build, symbol);
  LeafVerbForm form = { .tense = LEAF_TENSE_PRESENT };
  gboolean is_reversed = FALSE;
  LeafVerbParts parts;

  if (leaf_wording_length (symbol) != 1 || g_strv_contains (own, spelled))
    return;
  form.relation = read_meaning_or_tell (build, meaning, &is_reversed, sentence);
  if (!LEAF_IS (form.relation))
    return;
  parts = leaf_english_verb (build, spelled);
  form.reversed = is_reversed != FALSE;
  form.verb = add_verb (build, &parts, NULL, form.relation, is_reversed, sentence);
  add_form (build, &form, spelled);
}

/* "To be able to fly is a verb" lets a text say "[fly]" and "[can fly]" too. */
static void
add_enabled (LeafBuild *build, LeafWording infinitive, LeafSentenceId sentence)
{
  LeafVerbParts parts;

  if (leaf_wording_empty (infinitive))
    return;
  parts = leaf_english_verb (build, leaf_world_spelling (build, infinitive));
  show_verb (build, &parts);
  if (!is_known (build, &parts))
    add_all_forms (build, add_verb (build, &parts, NULL, LEAF_ID (LeafRelationId, 0), FALSE, sentence));
}

void
leaf_verbs_declare (LeafBuild *build, LeafSentenceId sentence)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording;
  LeafWording infinitive, bracket;
  guint32 length = 0;
  guint32 at = find_means (build, w, &length);
  const char *preposition;
  LeafVerbParts parts;
  LeafRelationId relation = { 0 };
  gboolean is_reversed = FALSE;
  LeafWording meaning;
  LeafVerbId verb;
  gboolean is_hidden;

  if (at >= w.end || !read_verb_named (build, leaf_wording_up_to (w, at), &infinitive, &bracket)) {
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  meaning = leaf_wording_from (w, MIN (at + length, w.end));
  if (leaf_wording_begins (build, infinitive, "operator") && leaf_wording_length (infinitive) > 1) {
    declare_operator (build, leaf_wording_from (infinitive, infinitive.first + 1), meaning, sentence);
    return;
  }
  is_hidden = build->is_library && leaf_wording_is (build, meaning, "of the library");
  if (is_hidden)
    meaning = LEAF_NO_WORDS;
  if (leaf_wording_ends (build, meaning, "meaning"))
    return; /* the verbs of declarations are built in */
  if (!leaf_wording_empty (meaning))
    relation = read_meaning_or_tell (build, meaning, &is_reversed, sentence);
  parts = read_infinitive (build, infinitive, bracket, &preposition);
  if (!are_parts_sound (build, infinitive, bracket)) {
    leaf_problem_at (build, LEAF_PROBLEM_VERB_PARTS, w, NULL, NULL);
    return;
  }
  if (!build->is_library
      && ((LEAF_IS (relation) && leaf_wording_is (build, infinitive, "be"))
          || leaf_wording_is (build, infinitive, "have"))) {
    leaf_problem_at (build, LEAF_PROBLEM_VERB_TWICE, infinitive, NULL, NULL);
    return;
  }
  if (LEAF_IS (relation) && has_meaning (build, &parts, preposition, leaf_word (build, w.first)->source)) {
    leaf_problem_at (build, LEAF_PROBLEM_VERB_TWICE, infinitive, NULL, NULL);
    return;
  }
  show_verb (build, &parts);
  if (!LEAF_IS (relation) && is_declared_so (build, &parts, preposition))
    return;
  verb = add_verb (build, &parts, preposition, relation, is_reversed, sentence);
  LEAF_ROW (&build->world->verbs, LeafVerb, verb.ix)->is_small = !has_capital (build, infinitive);
  LEAF_ROW (&build->world->verbs, LeafVerb, verb.ix)->is_hidden = is_hidden;
  add_all_forms (build, verb);
  if (!is_hidden && leaf_wording_begins (build, infinitive, "be able to"))
    add_enabled (build, leaf_wording_from (infinitive, infinitive.first + 3), sentence);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static gboolean
begins_something (const LeafBuild *build, guint32 at)
{
  return at == 0 || (leaf_word (build, at)->flags & LEAF_WORD_LINE_START) != 0
         || leaf_word (build, at - 1)->sort != LEAF_WORD_PLAIN;
}

/* "the location is In Hallway": a capital within a sentence shows that the preposition begins a name. */
static gboolean
reads_as_name (const LeafBuild *build, const LeafVerbForm *form, guint32 at)
{
  for (guint32 i = form->is_preposition ? 0 : 1; i < form->n_words; i++)
    if ((leaf_word (build, at + i)->flags & LEAF_WORD_CAPITAL) != 0 && !begins_something (build, at + i))
      return LEAF_ROW (&build->world->verbs, LeafVerb, form->verb.ix)->is_small;
  return FALSE;
}

guint32
leaf_verb_forms_at (const LeafBuild *build, LeafWording w, guint32 at, const LeafVerbForm **forms, guint32 room)
{
  const LeafWorld *world = build->world;
  LeafVocabId words[LONGEST_FORM];
  guint32 longest, n = 0;

  if (at >= w.end)
    return 0;
  longest = MIN (leaf_index_find (&world->verb_form_longest, leaf_word (build, at)->vocab.ix), w.end - at);
  for (guint32 i = 0; i < longest; i++)
    words[i] = leaf_word (build, at + i)->vocab;
  for (guint32 length = longest; length > 0 && n < room; length--) {
    guint64 key = leaf_hash (words, sizeof (LeafVocabId) * length, length);

    for (guint32 chain = leaf_index_find (&world->verb_forms_by_word, key); chain != 0 && n < room;) {
      const LeafChainLink *link = LEAF_ROW (&world->chains, LeafChainLink, chain);
      const LeafVerbForm *form = LEAF_ROW (&world->verb_forms, LeafVerbForm, link->item);

      if (form->n_words == length && memcmp (form->words, words, sizeof (LeafVocabId) * length) == 0
          && !reads_as_name (build, form, at))
        forms[n++] = form;
      chain = link->next;
    }
  }
  return n;
}
