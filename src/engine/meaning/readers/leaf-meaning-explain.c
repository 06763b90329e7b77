/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-meaning-explain.c: explains where reading a wording stopped.
 *
 * Words that were not understood are read again while the steps are recorded (leaf_reading_farthest). The problem
 * quotes what was understood and what was not, says what was expected, and suggests only names of the sorts that fit
 * (leaf-expected.def). A reader that is sure of the form has stored its own explanation, which is used instead. Words
 * with a name that only a rejected statement would have defined are not reported as a separate mistake. */
#include "leaf-readers.h"
#include "leaf-hints.h"
#include "leaf-missing-marks.h"

#include <string.h>

#include "image/leaf-character-names.h"

#define VALUES                                                                                                         \
  (LEAF_NAMES (INSTANCE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (TABLE) | LEAF_NAMES (RULE) | LEAF_NAMES (RULEBOOK)      \
   | LEAF_NAMES (EQUATION) | LEAF_NAMES (PHRASE))

static const struct {
  const char *words;
  guint32 sorts;
} expectations[LEAF_EXPECTED_COUNT] = {
  { N_ ("something else"), 0 },
#define LEAF_EXPECTED(name, words, sorts) { words, sorts },
#include "leaf-expected.def"
#undef LEAF_EXPECTED
};

/* --- names that would fit ----------------------------------------------------------------------------------------- */

/* The kind of value that a name denotes; none if it is unknown, or not a value. */
static LeafKindId
kind_of_name (const LeafBuild *build, const LeafName *name)
{
  switch (name->sort) {
  case LEAF_NAME_INSTANCE: return LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, name->id))->kind;
  case LEAF_NAME_VARIABLE: return LEAF_ROW (&build->world->variables, LeafVariable, name->id)->kind;
  case LEAF_NAME_KIND:
  case LEAF_NAME_PROPERTY:
  case LEAF_NAME_ADJECTIVE:
  case LEAF_NAME_RELATION:
  case LEAF_NAME_VERB:
  case LEAF_NAME_RULEBOOK:
  case LEAF_NAME_RULE:
  case LEAF_NAME_OUTCOME:
  case LEAF_NAME_ACTION:
  case LEAF_NAME_KIND_OF_ACTION:
  case LEAF_NAME_ACTIVITY:
  case LEAF_NAME_TABLE:
  case LEAF_NAME_COLUMN:
  case LEAF_NAME_USE_OPTION:
  case LEAF_NAME_EQUATION:
  case LEAF_NAME_PHRASE:
  case LEAF_NAME_SORTS: break;
  }
  return LEAF_KIND (NONE);
}

static gboolean
name_fits (const LeafBuild *build, const LeafName *name, const LeafFarthest *stop)
{
  LeafKindId kind;

  if ((expectations[stop->expected].sorts & (1u << name->sort)) == 0)
    return FALSE;
  kind = kind_of_name (build, name);
  return !LEAF_IS (kind) || !LEAF_IS (stop->kind) || stop->kind.ix == LEAF_KIND_VALUE || kind.ix == LEAF_KIND_VALUE
         || leaf_kind_compatible (build, kind, stop->kind);
}

typedef void (*EachWord) (const LeafBuild *build, LeafVocabId word, gpointer data);

/* Things are often called by a part of their name, but rules and tables never are: a word of such a name is only valid
 * among all others of the name. */
static gboolean
is_never_shortened (LeafNameSort sort)
{
  return ((1u << sort)
          & (LEAF_NAMES (RULE) | LEAF_NAMES (RULEBOOK) | LEAF_NAMES (PHRASE) | LEAF_NAMES (TABLE)
             | LEAF_NAMES (EQUATION)))
         != 0;
}

static gboolean
has_word (const LeafBuild *build, LeafWording w, LeafVocabId word)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (LEAF_SAME (leaf_word (build, at)->vocab, word))
      return TRUE;
  return FALSE;
}

/* Does the wording have all words of the name except this one, and is at least one left? */
static gboolean
lacks_only_of (const LeafBuild *build, LeafWording w, const LeafName *name, guint32 word)
{
  for (guint32 k = 0; k < name->n_words; k++)
    if (k != word && !has_word (build, w, name->words[k]))
      return FALSE;
  return name->n_words > 1;
}

static gboolean
has_word_of (const LeafBuild *build, LeafWording w, const LeafPhrasePart *part)
{
  for (guint32 k = 0; k < part->n_words; k++)
    if (has_word (build, w, part->words[k]))
      return TRUE;
  return FALSE;
}

/* Does the wording have all other words of the phrase? If not, then it would not be the phrase with this word. */
static gboolean
lacks_only (const LeafBuild *build, LeafWording w, const LeafPhraseRow *phrase, guint32 part)
{
  for (guint32 j = 0; j < phrase->n_parts; j++)
    if (j != part && phrase->parts[j].n_words > 0 && !phrase->parts[j].optional
        && !has_word_of (build, w, &phrase->parts[j]))
      return FALSE;
  return TRUE;
}

/* `w`: only words that complete a phrase of which the wording has all others; empty: all words. */
static void
each_phrase_word (const LeafBuild *build, LeafWording w, EachWord each, gpointer data)
{
  for (guint32 i = build->phrases->phrases.n; i > 1; i--) {
    const LeafPhraseRow *phrase = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i - 1));

    for (guint32 j = 0; j < phrase->n_parts; j++)
      if (phrase->parts[j].n_words > 0 && (leaf_wording_empty (w) || lacks_only (build, w, phrase, j)))
        for (guint32 k = 0; k < phrase->parts[j].n_words; k++)
          each (build, phrase->parts[j].words[k], data);
  }
}

/* Every single word of the names that would be valid there (all names, if `stop` is NULL), and of phrases (see
 * each_phrase_word). The author's come before the library's, so that they are preferred among equally near ones. */
static void
each_word (const LeafScope *scope, const LeafFarthest *stop, LeafWording w, EachWord each, gpointer data)
{
  const LeafBuild *build = scope->build;
  const LeafNames *tables = build->world->names;

  for (guint i = scope->locals->len; i > 0; i--) {
    const LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i - 1);

    for (guint32 k = 0; k < local->n_words; k++)
      each (build, local->words[k], data);
  }
  for (guint32 i = tables->names.n; i > 1; i--) {
    const LeafName *name = LEAF_ROW (&tables->names, LeafName, i - 1);

    for (guint32 k = 0, n = stop == NULL || name_fits (build, name, stop) ? name->n_words : 0; k < n; k++)
      if (leaf_wording_empty (w) || !is_never_shortened (name->sort) || lacks_only_of (build, w, name, k))
        each (build, name->words[k], data);
  }
  each_phrase_word (build, w, each, data);
}

static void
try_word (const LeafBuild *build, LeafVocabId word, gpointer nearest)
{
  leaf_suggestion_try (nearest, leaf_vocabulary_text (build->vocabulary, word));
}

typedef struct {
  LeafVocabId asked;
  gboolean is_there;
} Search;

static void
look_for (const LeafBuild *build, LeafVocabId word, gpointer search)
{
  Search *self = search;

  self->is_there = self->is_there || word.ix == self->asked.ix;
}

/* Returns TRUE if the word is a keyword, or part of a name, even of one that is not valid there. */
static gboolean
is_known_word (const LeafScope *scope, guint32 word)
{
  const LeafBuild *build = scope->build;
  const LeafWord *row = leaf_word (build, word);
  Search search = { row->vocab, FALSE };
  const LeafVerbForm *forms[1];
  gint32 number;

  if (row->sort != LEAF_WORD_PLAIN || leaf_kw (build, word) != LEAF_KW_NONE || leaf_word_number (build, word, &number)
      || !g_ascii_isalpha (leaf_vocabulary_text (build->vocabulary, row->vocab)[0])
      || leaf_verb_forms_at (build, leaf_wording (word, word + 1), word, forms, 1) > 0)
    return TRUE;
  each_word (scope, NULL, LEAF_NO_WORDS, look_for, &search);
  return search.is_there;
}

/* The word that is nearest to one that is in no name: a word of a name, or a keyword if that is nearer. */
static char *
nearest_word (const LeafScope *scope, const LeafFarthest *stop, LeafWording w, const char *word)
{
  LeafSuggestion nearest;

  leaf_suggestion_init (&nearest, word);
  each_word (scope, stop, w, try_word, &nearest);
  for (LeafKeyword keyword = 1; keyword < LEAF_KW_COUNT; keyword++)
    leaf_suggestion_try (&nearest, leaf_kw_spelling (keyword));
  return leaf_suggestion_end (&nearest);
}

/* "bold": "bold type", a phrase without parameters that begins with the words; NULL if there is none. */
static char *
longer_phrase (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = build->phrases->phrases.n; i > 1; i--) {
    const LeafPhraseRow *phrase = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i - 1));
    g_autoptr (GString) words = g_string_new (NULL);
    guint32 j = 0;

    if (phrase->is_hidden || phrase->is_kept || phrase->n_parts <= leaf_wording_length (w))
      continue;
    for (; j < phrase->n_parts && phrase->parts[j].n_words > 0; j++) {
      if (w.first + j < w.end && !has_word_of (build, leaf_wording (w.first + j, w.first + j + 1), &phrase->parts[j]))
        break;
      g_string_append_printf (words, "%s%s", j > 0 ? " " : "", phrase->parts[j].spelling);
    }
    if (j == phrase->n_parts)
      return g_string_free (g_steal_pointer (&words), FALSE);
  }
  return NULL;
}

/* The nearest whole name that fits. */
static char *
nearest_name (const LeafScope *scope, const LeafFarthest *stop, LeafWording w)
{
  const LeafBuild *build = scope->build;
  const LeafTable *names = &build->world->names->names;
  g_autofree char *asked = leaf_wording_dup_spaced (build, leaf_wording_skip_article (build, w));
  LeafSuggestion nearest;

  leaf_suggestion_init (&nearest, asked);
  for (guint i = scope->locals->len; i > 0; i--) {
    const LeafLocal *local = &g_array_index (scope->locals, LeafLocal, i - 1);
    g_autofree char *name = local->n_words > 0 ? g_utf8_strdown (local->name, -1) : NULL;

    if (name != NULL)
      leaf_suggestion_try (&nearest, name);
  }
  for (guint32 i = names->n; i > 1; i--)
    if (leaf_suggestion_could_be (&nearest, build, i - 1)
        && name_fits (build, LEAF_ROW (names, LeafName, i - 1), stop)) {
      g_autofree char *name = leaf_name_dup (build, i - 1);

      leaf_suggestion_try (&nearest, name);
    }
  return leaf_suggestion_end (&nearest);
}

/* --- the explanation ---------------------------------------------------------------------------------------------- */

/* In "unicode grek small letter alpha", finds the first word that is in no character's name, and the nearest word that
 * is. */
static LeafMessageFragment *
account_of_character (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    g_autofree char *word = leaf_wording_dup (build, leaf_wording (at, at + 1));
    g_autofree char *best = NULL;
    LeafSuggestion nearest;

    if (leaf_character_names_have (word))
      continue;
    leaf_suggestion_init (&nearest, word);
    for (guint32 i = 0; i < leaf_n_character_words; i++)
      leaf_suggestion_try (&nearest, leaf_character_words[i]);
    best = leaf_suggestion_end (&nearest);
    if (best == NULL)
      return leaf_message_fragment (N_ (" No character has '%1' in its name."), word, NULL);
    return leaf_message_fragment (N_ (" No character has '%1' in its name. Did you mean '%2'?"), word, best, NULL);
  }
  return leaf_message_fragment (
      N_ (" These words occur in names of characters, but no character has exactly this name."), NULL);
}

/* Takes `more`, which may be NULL. */
static void
tell (LeafMessageFragment **explanation, LeafMessageFragment *more)
{
  *explanation = leaf_message_fragment_join (*explanation, more);
}

enum { MOST_WORDS = 60 }; /* each is searched among all names */

static gboolean
is_in_own_phrase (const LeafBuild *build, guint32 word)
{
  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *phrase = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));

    for (guint32 j = 0; j < phrase->n_parts && !phrase->is_library; j++)
      if (has_word_of (build, leaf_wording (word, word + 1), &phrase->parts[j]))
        return TRUE;
  }
  return FALSE;
}

/* "the tag", a single word that nothing is called and no phrase of the story has, even if it is part of a name. */
static gboolean
names_nothing (const LeafBuild *build, LeafWording w)
{
  const LeafWord *word = leaf_word (build, w.first);
  const LeafVerbForm *forms[1];
  gint32 number;

  if (leaf_wording_length (w) != 1 || word->sort != LEAF_WORD_PLAIN || leaf_kw (build, w.first) != LEAF_KW_NONE
      || leaf_word_number (build, w.first, &number)
      || !g_ascii_isalpha (leaf_vocabulary_text (build->vocabulary, word->vocab)[0])
      || leaf_verb_forms_at (build, w, w.first, forms, 1) > 0)
    return FALSE;
  return leaf_names_find (build, w, ~0u, LEAF_ID (LeafHeadingId, 0)).id == 0 && !is_in_own_phrase (build, w.first);
}

/* Says that nothing has this name, and which name may be meant, unless that is NULL. */
static LeafMessageFragment *
nothing_called (const char *words, const char *near)
{
  if (near == NULL)
    return leaf_message_fragment (N_ (" Nothing here is called '%1'."), words, NULL);
  return leaf_message_fragment (N_ (" Nothing here is called '%1'. Did you mean '%2'?"), words, near, NULL);
}

/* Explains the words at which reading stopped: a similar name, or a word that is in no name. Returns TRUE if it
 * suggests another. */
static gboolean
tell_words (LeafScope *scope, LeafWording w, const LeafFarthest *stop, LeafMessageFragment **explanation)
{
  const LeafBuild *build = scope->build;
  LeafWording bare = leaf_wording_skip_article (build, stop->stopped);
  gboolean is_single = stop->expected != LEAF_EXPECTED_PHRASE && names_nothing (build, bare);
  g_autofree char *name = NULL, *single = is_single ? leaf_wording_dup (build, bare) : NULL;

  if (build->messages.n > LEAF_MOST_SUGGESTIONS)
    return FALSE;
  if (stop->expected == LEAF_EXPECTED_SAYABLE)
    name = longer_phrase (build, stop->stopped);
  if (name != NULL) {
    tell (explanation, leaf_perhaps (name));
    return TRUE;
  }
  if (stop->expected != LEAF_EXPECTED_PHRASE)
    name = nearest_name (scope, stop, stop->stopped);
  if (name != NULL) {
    tell (explanation, is_single ? nothing_called (single, name) : leaf_perhaps (name));
    return TRUE;
  }
  for (guint32 at = stop->stopped.first; at < MIN (stop->stopped.end, stop->stopped.first + MOST_WORDS); at++) {
    g_autofree char *word = NULL, *near = NULL;

    if (is_known_word (scope, at))
      continue;
    word = leaf_wording_dup (build, leaf_wording (at, at + 1));
    near = nearest_word (scope, stop, w, word);
    tell (explanation, nothing_called (word, near));
    return near != NULL;
  }
  if (is_single)
    tell (explanation, nothing_called (single, NULL));
  return FALSE;
}

/* "a number" */
static LeafMessageFragment *
words_for_kind (const LeafBuild *build, LeafKindId kind)
{
  return leaf_message_fragment (N_ ("a %1"), leaf_kind_name (build, kind), NULL);
}

static LeafMessageFragment *
words_for (const LeafBuild *build, const LeafFarthest *stop)
{
  if (stop->expected != LEAF_EXPECTED_VALUE || !LEAF_IS (stop->kind) || stop->kind.ix == LEAF_KIND_VALUE)
    return leaf_message_fragment (expectations[stop->expected].words, NULL);
  return words_for_kind (build, stop->kind);
}

/* The phrase as it is used: "move (O - object) to (P - object)", without "To" and options. */
static char *
words_of_phrase (const LeafBuild *build, LeafWording w)
{
  w = leaf_wording_up_to (w, leaf_wording_find (build, w, ","));
  if (leaf_kw_first (build, w) == LEAF_KW_TO && leaf_wording_length (w) > 1)
    w.first++;
  if (leaf_wording_begins (build, w, "decide whether") || leaf_wording_begins (build, w, "decide if"))
    w.first += 2;
  else if ((leaf_wording_begins (build, w, "decide which") || leaf_wording_begins (build, w, "decide what"))
           && leaf_wording_find (build, w, "is") + 1 < w.end)
    w.first = leaf_wording_find (build, w, "is") + 1;
  return leaf_wording_dup (build, w);
}

/* Says what was understood, what was not, and what was expected. */
static void
tell_parts (LeafScope *scope, const LeafFarthest *stop, LeafMessageFragment **explanation)
{
  const LeafBuild *build = scope->build;
  g_autofree char *stopped = leaf_wording_dup (build, stop->stopped);
  g_autoptr (LeafMessageFragment) wanted = words_for (build, stop);

  if (!leaf_wording_empty (stop->understood)) {
    g_autofree char *understood = leaf_wording_dup (build, stop->understood);

    tell (explanation, leaf_message_fragment (N_ (" '%1' was read as %2, so '%3' must be %4."), understood,
                                              LEAF_REMARK (stop->as), stopped, wanted, NULL));
  } else if (!leaf_wording_empty (stop->phrase)) {
    g_autofree char *phrase = words_of_phrase (build, stop->phrase);

    tell (explanation,
          leaf_message_fragment (N_ (" It was read as '%1', so '%2' must be %3."), phrase, stopped, wanted, NULL));
  } else {
    tell (explanation, leaf_message_fragment (N_ (" In it, '%1' must be %2."), stopped, wanted, NULL));
  }
}

/* The words may be known, but not valid there: "the lamp" instead of a number. */
static gboolean
tell_other_kind (LeafScope *scope, const LeafFarthest *stop, LeafMessageFragment **explanation)
{
  LeafNode *value = leaf_read_value (scope, stop->stopped, LEAF_KIND (NONE));
  g_autoptr (LeafMessageFragment) kind = NULL;

  if (value == NULL || value->kind.ix == LEAF_KIND_VALUE)
    return FALSE;
  kind = words_for_kind (scope->build, value->kind);
  tell (explanation, leaf_message_fragment (N_ (" It is %1."), kind, NULL));
  return TRUE;
}

/* "[has]" in a text: a substitution names the verb by its infinitive, and "to be" by "are". NULL if the word is not a
 * form of a verb. */
static LeafMessageFragment *
infinitive_of_form (const LeafBuild *build, LeafWording w)
{
  const LeafVerbForm *form;
  const LeafVerb *verb;

  if (leaf_wording_length (w) != 1 || leaf_verb_forms_at (build, w, w.first, &form, 1) == 0 || form->is_preposition)
    return NULL;
  verb = LEAF_ROW (&build->world->verbs, LeafVerb, form->verb.ix);
  if (verb->is_hidden)
    return NULL;
  return leaf_message_fragment (N_ (" To print the fitting form of the verb, write '[%1]'."),
                                leaf_english_is_be (&verb->parts) ? "are" : verb->parts.infinitive, NULL);
}

/* The equivalent of a form of another programming language; NULL if it is not one. */
static LeafMessageFragment *
hint_of (LeafScope *scope, LeafWording w, LeafExpected as)
{
  LeafMessageFragment *hint = as == LEAF_EXPECTED_SAYABLE ? infinitive_of_form (scope->build, w) : NULL;

  if (hint == NULL && as == LEAF_EXPECTED_SAYABLE)
    hint = leaf_hint_for_foreign_syntax (scope->build, LEAF_FOREIGN_SUBSTITUTION, w);
  if (as == LEAF_EXPECTED_PHRASE || as == LEAF_EXPECTED_CONDITION || as == LEAF_EXPECTED_ACTION)
    hint = leaf_hint_for_foreign_syntax (scope->build,
                                         as == LEAF_EXPECTED_PHRASE      ? LEAF_FOREIGN_PHRASE
                                         : as == LEAF_EXPECTED_CONDITION ? LEAF_FOREIGN_CONDITION
                                                                         : LEAF_FOREIGN_ACTION,
                                         w);
  if (hint == NULL && (as == LEAF_EXPECTED_PHRASE || as == LEAF_EXPECTED_ACTION))
    hint = leaf_hint_for_action (scope->build, w, as == LEAF_EXPECTED_PHRASE);
  return hint != NULL ? hint : leaf_hint_for_unfinished (scope->build, w);
}

/* A value of the wrong kind: "add 1 to the count", "the cup is open and the box". */
static void
tell_kind_hint (LeafScope *scope, LeafWording w, const LeafFarthest *stop, LeafExpected as,
                LeafMessageFragment **explanation)
{
  if (as == LEAF_EXPECTED_PHRASE)
    tell (explanation, leaf_hint_for_foreign_syntax (scope->build, LEAF_FOREIGN_WRONG_KIND, w));
  else if (as == LEAF_EXPECTED_CONDITION && stop->expected == LEAF_EXPECTED_CONDITION)
    tell (explanation, leaf_message_fragment (N_ (" Write a whole condition on each side of 'and' and 'or'."), NULL));
}

/* "taking the ball or the lamp", in the first line of a rule. */
static gboolean
lists_nouns (const LeafBuild *build, const LeafFarthest *stop)
{
  g_autofree char *verb
      = leaf_wording_length (stop->understood) == 1 ? leaf_wording_dup (build, stop->understood) : NULL;
  guint32 at = leaf_wording_find (build, stop->stopped, "or");

  return verb != NULL && g_str_has_suffix (verb, "ing") && stop->stopped.first == stop->understood.end
         && at > stop->stopped.first && at + 1 < stop->stopped.end;
}

static LeafMessageFragment *
explanation_of (LeafScope *scope, LeafWording w, const LeafFarthest *found, LeafExpected as)
{
  LeafFarthest stop = *found;
  LeafMessageFragment *explanation = NULL;
  g_autoptr (LeafMessageFragment) hint = hint_of (scope, w, as);
  gboolean has_parts, is_reported = FALSE;

  if (leaf_wording_empty (stop.stopped)) {
    stop.stopped = w;
    stop.expected = as;
  }
  has_parts = stop.as != NULL || !leaf_wording_empty (stop.phrase) || stop.stopped.first != w.first
              || stop.stopped.end != w.end;
  if (has_parts) {
    tell_parts (scope, &stop, &explanation);
    is_reported = tell_other_kind (scope, &stop, &explanation);
  }
  if (has_parts && as == LEAF_EXPECTED_PHRASE) /* it is a phrase, and the mistake in it is known */
    g_clear_pointer (&hint, leaf_message_fragment_unref);
  if (is_reported) {
    tell_kind_hint (scope, w, &stop, as, &explanation);
    if (as == LEAF_EXPECTED_CONDITION)
      g_clear_pointer (&hint, leaf_message_fragment_unref);
  }
  if (hint == NULL && as == LEAF_EXPECTED_ACTION && lists_nouns (scope->build, &stop))
    hint = leaf_message_fragment (
        N_ (" For several things, write a rule for each, or a condition: 'Instead of taking something when the noun is the ball or the noun is the lamp'."),
        NULL);
  if (!is_reported && hint == NULL)
    is_reported = tell_words (scope, w, &stop, &explanation);
  if (hint == NULL && as == LEAF_EXPECTED_ACTION && !is_reported)
    hint = leaf_hint_for_new_action (scope->build, w);
  tell (&explanation, g_steal_pointer (&hint));
  return explanation;
}

static LeafMessageFragment *
explain_words (LeafScope *scope, LeafWording w, const LeafFarthest *stop, LeafExpected as)
{
  if (leaf_wording_empty (w))
    return NULL;
  if (leaf_wording_length (w) > 1 && leaf_word_is (scope->build, w.first, "unicode"))
    return account_of_character (scope->build, w);
  return explanation_of (scope, w, stop, as);
}

LeafMessageFragment *
leaf_meaning_explanation (LeafScope *scope, LeafWording w, LeafExpected as)
{
  LeafFarthest stop = leaf_reading_farthest (scope, w, as);

  return explain_words (scope, w, &stop, as);
}

/* If the form is clear, uses its own explanation. */
static gboolean
tell_refusal (LeafScope *scope, const LeafFarthest *stop)
{
  LeafMessageArgument quoted = stop->refused_args[0];
  g_autofree char *words = NULL;

  if (stop->refused == LEAF_PROBLEM_NONE)
    return FALSE;
  words = leaf_wording_dup (scope->build, stop->refused_words);
  if (quoted.words == NULL)
    quoted.words = words;
  leaf_build_problem (scope->build, stop->refused, leaf_wording_span (scope->build, stop->refused_words), quoted,
                      stop->refused_args[1], stop->refused_args[2]);
  return TRUE;
}

gboolean
leaf_meaning_explain_refused (LeafScope *scope, LeafWording w, LeafExpected as)
{
  LeafFarthest stop;

  if (leaf_scope_names_refused (scope, w))
    return TRUE;
  stop = leaf_reading_farthest (scope, w, as);
  return tell_refusal (scope, &stop);
}

void
leaf_meaning_explain_part (LeafScope *scope, LeafWording w, LeafWording part, LeafProblemCode code, LeafExpected as)
{
  if (!leaf_scope_names_refused (scope, w)) {
    LeafFarthest stop = leaf_reading_farthest (scope, part, as);
    g_autoptr (LeafMessageFragment) too_large
        = leaf_word_is (scope->build, w.first, "unicode") ? NULL : leaf_hint_for_large_number (scope->build, w);

    if (too_large != NULL) {
      leaf_problem_at (scope->build, code, w, too_large, NULL);
    } else if (!tell_refusal (scope, &stop)) {
      gboolean is_now = part.first < w.first; /* "now ...": reads a phrase, but explains a condition */
      LeafExpected expected = is_now ? LEAF_EXPECTED_CONDITION : as;
      g_autoptr (LeafMessageFragment) explanation = leaf_hint_in_condition (scope->build, part);

      if (explanation == NULL && expected == LEAF_EXPECTED_PHRASE)
        explanation = leaf_hint_in_phrase (scope->build, w);
      if (explanation == NULL)
        explanation = leaf_hint_for_next_phrase (scope->build, w, LEAF_HINT_SEMICOLON);
      if (explanation == NULL)
        explanation = explain_words (scope, is_now ? w : part, &stop, expected);
      leaf_problem_at (scope->build, code, w, explanation, NULL);
    }
  }
  leaf_scope_refuse_names (scope, w);
}

void
leaf_meaning_explain (LeafScope *scope, LeafWording w, LeafProblemCode code, LeafExpected as)
{
  leaf_meaning_explain_part (scope, w, w, code, as);
}
