/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-form-patterns.c: the forms of sentences, as a table of word patterns.
 *
 * The table is searched from top to bottom, and the first pattern that fits gives the form. If fixed words are
 * misleading ("The phone book is listed in the catalogue"), the form is still given, as in the language; what fixed
 * words cannot distinguish is an ASSERTION, and the stage that knows the names decides.
 *
 * Matching sixty patterns with each sentence would be slow, so each pattern has a set of bits for the tokens that it
 * requires; one walk over a sentence collects the bits of its words, which excludes most patterns at once. */

#include "leaf-sentence-splitter.h"

#include <string.h>

typedef struct {
  LeafForm form;
  const char *pattern;
} FormPattern;

static const FormPattern patterns[] = {
  /* Imperatives, recognized by their beginning. */
  { LEAF_FORM_UNDERSTAND, "understand/understands ..." },
  { LEAF_FORM_TEST, "test ... with ..." },
  { LEAF_FORM_INCLUDE, "include ... by ..." },
  { LEAF_FORM_RELEASE, "release along with ..." },
  { LEAF_FORM_INDEX_MAP, "index map with ..." },
  { LEAF_FORM_PLURAL, "the plural of ... is/are ..." },
  { LEAF_FORM_PLURAL, "plural of ... is/are ..." },
  { LEAF_FORM_VERB, "the verb ... means/mean/implies/imply/is/are ..." },
  { LEAF_FORM_VERB, "verb to ... means/mean/implies/imply/is/are ..." },
  { LEAF_FORM_VERB, "to ... is a verb ***" },
  { LEAF_FORM_VERB, "the operator ... means/implies ..." },
  { LEAF_FORM_VERB, "operator ... means/implies ..." },
  /* Rules and what is done to them. */
  { LEAF_FORM_VARIES, "... is/are *** that/which varies ***" },
  { LEAF_FORM_VARIES, "... is/are *** that/which vary ***" },
  { LEAF_FORM_VARIES, "there is/are *** that/which varies ***" },
  { LEAF_FORM_RESPONSE, "... response ( ... ) is/are ..." },
  { LEAF_FORM_SUBSTITUTES, "... substitutes/substitute for ..." },
  { LEAF_FORM_SUBSTITUTES, "... does/do nothing ***" },
  { LEAF_FORM_LISTING, "... is/are listed ..." },
  { LEAF_FORM_LISTING, "... is/are not listed ..." },
  { LEAF_FORM_OUTCOMES, "... has/have default ..." },
  { LEAF_FORM_OUTCOMES, "... has/have outcome/outcomes ..." },
  { LEAF_FORM_OUTCOMES, "... has/have the outcome/outcomes ..." },
  { LEAF_FORM_RULEBOOK, "... rulebook/rules has/have a/an/some ... called ..." },
  { LEAF_FORM_RULEBOOK, "... rulebook/rules has/have a/an/some ... ( called ... ) ***" },
  { LEAF_FORM_RULEBOOK, "... is/are ... based rulebook ***" },
  { LEAF_FORM_RULEBOOK, "... is/are a/an rulebook ***" },
  { LEAF_FORM_RULEBOOK, "... is/are rulebook ***" },
  { LEAF_FORM_RULEBOOK, "... is/are a/an ... rulebook" },
  { LEAF_FORM_RULEBOOK, "... is/are a/an ... rulebook producing ..." },
  { LEAF_FORM_RULEBOOK, "... is/are rulebooks ***" },
  { LEAF_FORM_ACTION, "... action has/have ... called ..." },
  { LEAF_FORM_ACTION, "... action has/have a/an/some ... ( called ... ) ***" },
  { LEAF_FORM_ACTION, "... is/are a/an action ***" },
  { LEAF_FORM_ACTION, "... is/are action ..." },
  { LEAF_FORM_ACTION, "... is/are actions ***" },
  { LEAF_FORM_ACTIVITY, "... activity has/have ... called ..." },
  { LEAF_FORM_ACTIVITY, "... activity has/have a/an/some ... ( called ... ) ***" },
  { LEAF_FORM_ACTIVITY, "... is/are a/an activity ***" },
  { LEAF_FORM_ACTIVITY, "... is/are activity ***" },
  { LEAF_FORM_ACTIVITY, "... is/are activities ***" },
  /* Definitions of other things. */
  { LEAF_FORM_RELATION, "... relates/relate ... to ..." },
  { LEAF_FORM_SCENE, "... begins/begin when ..." },
  { LEAF_FORM_SCENE, "... ends/end when ..." },
  { LEAF_FORM_SCENE, "... ends/end ... when ..." },
  { LEAF_FORM_UNIT, "... specifies/specify ..." },
  { LEAF_FORM_TRANSLATES, "... translates/translate into ..." },
  { LEAF_FORM_TRANSLATES, "... is/are accessible to ... as ..." },
  { LEAF_FORM_TRANSLATES, "... is/are defined by inter as ..." },
  { LEAF_FORM_KIND, "... is/are a/an kind" },
  { LEAF_FORM_KIND, "... is/are a/an kind of ***" },
  { LEAF_FORM_KIND, "... is/are ... and a/an kind of ..." },
  { LEAF_FORM_KIND, "... is/are kind of ..." },
  { LEAF_FORM_KIND, "... is/are kinds" },
  { LEAF_FORM_KIND, "... is/are kinds of ***" },
  { LEAF_FORM_KIND, "there is/are a/an kind of ..." },
  { LEAF_FORM_VARIES, "... is/are a/an *** variable" },
  { LEAF_FORM_VARIES, "... is/are ... variables" },
  { LEAF_FORM_VARIES, "... is/are a/an *** variable called ..." },
  { LEAF_FORM_HAS_CALLED, "... has/have a/an/some/the ... called ..." },
  { LEAF_FORM_HAS_CALLED, "... has/have a/an/some/the ... ( called ... ) ***" },
  { LEAF_FORM_HAS_CALLED, "... has/have list/lists of ... called ..." },
  { LEAF_FORM_HAS_CALLED, "... has/have ... ( called ... ) ***" },
  { LEAF_FORM_CAN_BE, "... can be ..." },
  { LEAF_FORM_CAN_BE, "... is/are either ..." },
  { LEAF_FORM_ALWAYS, "... is/are always ..." },
  /* Last, since a name can begin with the word: "Use by date is a text that varies." */
  { LEAF_FORM_ASSERTION, "use ... is/are ..." },
  { LEAF_FORM_USE, "use ..." },
};

/* --- fitting one pattern ------------------------------------------------------------------------------------------ */

/* Returns TRUE if word `number` is the token, of `length` bytes, or one of its alternatives. */
static gboolean
word_is_token (const LeafBuild *build, guint32 number, const char *token, gsize length)
{
  const LeafWord *word = leaf_word (build, number);
  const char *end = token + length;

  if (word->initial == '\0')
    return FALSE;
  while (token < end) {
    if (*token == word->initial) {
      const char *spelled = leaf_vocabulary_text (build->vocabulary, word->vocab);

      while (token < end && *token == *spelled && *token != '/')
        token++, spelled++;
      if (*spelled == '\0' && (token == end || *token == '/'))
        return TRUE;
    }
    while (token < end && *token != '/')
      token++;
    token++;
  }
  return FALSE;
}

/* Skips one word, or a bracket with its contents. An unclosed bracket groups nothing; the first one found clears
 * *brackets, so that its end is searched for only once. */
static guint32
step_over (const LeafBuild *build, LeafWording w, guint32 at, gboolean *brackets)
{
  if (*brackets && leaf_word (build, at)->sort == LEAF_WORD_PUNCTUATION
      && (leaf_word_is (build, at, "(") || leaf_word_is (build, at, "{"))) {
    guint32 past = leaf_wording_past_bracket (build, w, at);

    if (past < w.end || leaf_word_is (build, w.end - 1, ")") || leaf_word_is (build, w.end - 1, "}"))
      return past;
    *brackets = FALSE;
  }
  return at + 1;
}

/* A gap is as short as possible; only the last gap is lengthened again, which suffices, since what precedes it
 * fits already and need not move. */
gboolean
leaf_pattern_fits (const LeafBuild *build, LeafWording w, const char *pattern)
{
  const char *after_gap = NULL; /* the pattern after the last gap */
  guint32 gap_end = 0;          /* the last gap ends here */
  guint32 at = w.first;
  gboolean brackets = TRUE;

  for (;;) {
    gboolean is_gap = strncmp (pattern, "...", 3) == 0;
    gboolean is_any = strncmp (pattern, "***", 3) == 0;
    gsize length = 0;

    if (is_gap || is_any) {
      if (is_gap) {
        if (at >= w.end)
          return FALSE;
        at = step_over (build, w, at, &brackets);
      }
      pattern += 3;
      if (*pattern == '\0')
        return TRUE;
      after_gap = ++pattern;
      gap_end = at;
      continue;
    }
    if (*pattern == '\0' && at == w.end)
      return TRUE;
    while (pattern[length] != ' ' && pattern[length] != '\0')
      length++;
    if (*pattern != '\0' && at < w.end && word_is_token (build, at, pattern, length)) {
      at++;
      pattern += length + (pattern[length] == ' ');
      continue;
    }
    if (after_gap == NULL || gap_end >= w.end)
      return FALSE;
    gap_end = at = step_over (build, w, gap_end, &brackets);
    pattern = after_gap;
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

#define MOST_TOKENS 64

typedef struct {
  const char *text;
  gsize length;
} Token;

struct _LeafFormFinder {
  guint64 needs[G_N_ELEMENTS (patterns)]; /* bits of the required tokens */
  Token tokens[MOST_TOKENS];              /* by bit */
  guint n_tokens;
  GArray *fits;   /* of guint64, by row: the tokens that a word fits */
  LeafIndex rows; /* spelling -> row + 1 of `fits` */
};

/* Records that each alternative fits the token of this bit. */
static void
note_words (LeafFormFinder *self, LeafBuild *build, Token token, guint bit)
{
  g_autofree char *text = g_strndup (token.text, token.length);
  g_auto (GStrv) words = g_strsplit (text, "/", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    LeafVocabId word = leaf_vocabulary_intern (build->vocabulary, words[i], -1);
    guint32 row = leaf_index_find (&self->rows, word.ix);

    if (row == 0) {
      g_array_set_size (self->fits, self->fits->len + 1);
      row = self->fits->len;
      leaf_index_set (&self->rows, word.ix, row);
    }
    g_array_index (self->fits, guint64, row - 1) |= (guint64) 1 << bit;
  }
}

static guint64
bit_of (LeafFormFinder *self, LeafBuild *build, Token token)
{
  guint bit = 0;

  while (
      bit < self->n_tokens
      && (self->tokens[bit].length != token.length || strncmp (self->tokens[bit].text, token.text, token.length) != 0))
    bit++;
  if (bit == self->n_tokens) {
    g_return_val_if_fail (bit < MOST_TOKENS, 0);
    self->tokens[self->n_tokens++] = token;
    note_words (self, build, token, bit);
  }
  return (guint64) 1 << bit;
}

/* Words that occur in nearly every sentence exclude nothing. */
static gboolean
is_telling (Token token)
{
  return g_ascii_isalpha (token.text[0]) && token.length > 2;
}

LeafFormFinder *
leaf_form_finder_new (LeafBuild *build)
{
  LeafFormFinder *self = g_new0 (LeafFormFinder, 1);

  leaf_index_init (&self->rows);
  self->fits = g_array_new (FALSE, TRUE, sizeof (guint64));
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++) {
    Token token = { .text = patterns[i].pattern };

    while (*token.text != '\0') {
      token.length = strcspn (token.text, " ");
      if (is_telling (token))
        self->needs[i] |= bit_of (self, build, token);
      token.text += token.length + (token.text[token.length] == ' ');
    }
  }
  return self;
}

void
leaf_form_finder_free (LeafFormFinder *finder)
{
  leaf_index_clear (&finder->rows);
  g_array_unref (finder->fits);
  g_free (finder);
}

/* ASSERTION: no pattern fits. */
LeafForm
leaf_form_find (const LeafFormFinder *finder, const LeafBuild *build, LeafWording w)
{
  guint64 has = 0;

  if (leaf_wording_length (w) > 1 && leaf_word_is (build, w.first, "include")
      && leaf_word (build, w.first + 1)->sort == LEAF_WORD_NATIVE)
    return LEAF_FORM_NATIVE;
  for (guint32 i = w.first; i < w.end; i++) {
    guint32 row = leaf_index_find (&finder->rows, leaf_word (build, i)->vocab.ix);

    if (row != 0)
      has |= g_array_index (finder->fits, guint64, row - 1);
  }
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    if ((finder->needs[i] & ~has) == 0 && leaf_pattern_fits (build, w, patterns[i].pattern))
      return patterns[i].form;
  return LEAF_FORM_ASSERTION;
}
