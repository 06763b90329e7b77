/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-typo-hints.c: guesses for marks that are left out most often (a semicolon, a colon, a closing quotation mark),
 * and for forms of other programming languages (leaf-foreign-syntax-hints.def).
 *
 * A missing mark makes several lines unreadable, and a problem that quotes them all does not help. These functions
 * look in what was not understood for the place of the mark, and return advice for the problem. They never see what
 * was understood. */
#include "leaf-world.h"

#include "kinds/leaf-notation.h"

#include <string.h>

static gboolean
begins_line (const LeafBuild *build, guint32 word)
{
  return (leaf_word (build, word)->flags & LEAF_WORD_LINE_START) != 0;
}

static const char without_semicolon[] = N_ (" A semicolon may be missing before '%1'."),
                  without_colon[] = N_ (" A colon may be missing before '%1'."),
                  without_colon_or_comma[] = N_ (" A colon or comma may be missing before '%1'.");

static char *
missing_before (const LeafBuild *build, const char *sentence, guint32 word)
{
  g_autofree char *text = leaf_wording_dup (build, leaf_wording (word, word + 1));

  return leaf_message_fragment (sentence, text, NULL);
}

/* "say "He says "no" again"", "say "The "[ball]" is here"": the text ends earlier than its author thinks. */
static gboolean
is_quoted_in_text (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_length (w) < 3 || !leaf_word_is (build, w.first, "say")
      || leaf_word (build, w.first + 1)->sort != LEAF_WORD_TEXT)
    return FALSE;
  for (guint32 at = w.first + 2; at < w.end && !begins_line (build, at); at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return TRUE;
  return FALSE;
}

/* "say 'Oh'" */
static gboolean
begins_with_apostrophe (const LeafBuild *build, guint32 at, guint32 end)
{
  return at < end && leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab)[0] == '\'';
}

/* "say "Oh" / now the lamp is lit": the phrase continues on the next line. */
char *
leaf_typo_hint_in_phrase (const LeafBuild *build, LeafWording w)
{
  gboolean is_condition = leaf_word_is (build, w.first, "if") || leaf_word_is (build, w.first, "unless");

  if (leaf_pattern_fits (build, w, "while/repeat ... , ***"))
    return leaf_typo_hint_of_habit (build, LEAF_HABIT_PHRASE, w);
  if (leaf_wording_length (w) == 1 && leaf_word (build, w.first)->sort == LEAF_WORD_TEXT)
    return leaf_message_fragment (N_ (" To print a text, write 'say \"Hello.\"'."), NULL);
  if (is_quoted_in_text (build, w))
    return leaf_message_fragment (
        N_ (" The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead."),
        NULL);
  if (leaf_word_is (build, w.first, "say") && begins_with_apostrophe (build, w.first + 1, w.end))
    return leaf_message_fragment (N_ (" Write a text in double quotation marks."), NULL);

  for (guint32 at = w.first + 1; at < w.end; at++)
    if (begins_line (build, at))
      return missing_before (build, is_condition ? without_colon_or_comma : without_semicolon, at);
  return is_condition ? leaf_message_fragment (
             N_ (" Write a comma after the condition of an 'if', or a colon and a new line."), NULL)
                      : NULL;
}

/* "1.0e10", "2E5" */
static gboolean
has_exponent (const LeafBuild *build, guint32 word)
{
  const char *text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, word)->vocab);

  return g_ascii_isdigit (*text) && leaf_literal_has_exponent (text);
}

/* "isn't", "can't", "=": in a condition or a sentence such words must be written out. */
char *
leaf_typo_hint_in_condition (const LeafBuild *build, LeafWording w)
{
  static const char *const negatives = N_ (" Write '%1' instead of '%2'.");
  static const char *const verbs[]
      = { "is", "are", "was", "were", "has", "have", "had", "does", "do", "did", "could", "will", "would" };

  for (guint32 at = w.first; at < w.end; at++) {
    if (leaf_word_is (build, at, "can't"))
      return leaf_message_fragment (negatives, "cannot", "can't", NULL);
    if (has_exponent (build, at))
      return leaf_message_fragment (N_ (" Write a power of ten as '1.5 x 10^3', not as '1.5e3'."), NULL);
    for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
      g_autofree char *contracted = g_strconcat (verbs[i], "n't", NULL), *whole = g_strconcat (verbs[i], " not", NULL);

      if (leaf_word_is (build, at, contracted))
        return leaf_message_fragment (negatives, whole, contracted, NULL);
    }
  }
  return NULL;
}

/* --- habits ------------------------------------------------------------------------------------------------------- */

char *
leaf_typo_hint_of_habit (const LeafBuild *build, LeafForeignSyntaxHint where, LeafWording w)
{
  static const struct {
    LeafForeignSyntaxHint where;
    const char *pattern, *advice;
  } habits[] = {
#define LEAF_HABIT(where, pattern, advice) { LEAF_HABIT_##where, pattern, LEAF_REMARK (advice) },
#define LEAF_HABIT_KNOWN(where, pattern)   { LEAF_HABIT_##where, pattern, NULL },
#include "leaf-foreign-syntax-hints.def"
#undef LEAF_HABIT_KNOWN
#undef LEAF_HABIT
  };

  for (guint i = 0; i < G_N_ELEMENTS (habits); i++)
    if (habits[i].where == where && leaf_pattern_fits (build, w, habits[i].pattern))
      return habits[i].advice != NULL ? g_strconcat (" ", habits[i].advice, NULL) : NULL;
  return NULL;
}

static gboolean
begins_with_word (const char *name, const char *word)
{
  gsize length = strlen (word);

  return g_ascii_strncasecmp (name, word, length) == 0 && (name[length] == ' ' || name[length] == '\0');
}

/* The first word of an action's name. */
static gboolean
begins_action (const LeafBuild *build, const char *word)
{
  LEAF_EACH (&build->world->actions, i)
    if (begins_with_word (LEAF_ROW (&build->world->actions, LeafAction, i)->name, word))
      return TRUE;
  return FALSE;
}

/* "take", "takes": "taking", if there is such an action. Free with g_free. */
static char *
action_meant (LeafBuild *build, guint32 at)
{
  g_autofree char *word = leaf_wording_dup (build, leaf_wording (at, at + 1));
  gsize length = strlen (word);

  if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN)
    return NULL;
  for (guint ending = 0; ending < 3; ending++) { /* "take", "takes", "goes" */
    const char *gerund;

    if (ending > 0 && (length < ending + 2 || word[length - 1] != 's'))
      break;
    word[length - ending] = '\0';
    gerund = leaf_english_verb (build, word).gerund;
    if (begins_action (build, gerund))
      return g_strdup (gerund);
  }
  return NULL;
}

enum { MOST_BEFORE_VERB = 3 }; /* "the player takes" */

char *
leaf_typo_hint_of_action (LeafBuild *build, LeafWording w, gboolean is_phrase)
{
  g_autofree char *first = leaf_wording_dup (build, leaf_wording_up_to (w, w.first + 1));

  if (leaf_wording_empty (w) || begins_action (build, first) || leaf_word_is (build, w.first, "say"))
    return NULL;
  for (guint32 at = w.first; at < MIN (w.end, w.first + (is_phrase ? 1 : MOST_BEFORE_VERB)); at++) {
    g_autofree char *verb = leaf_wording_dup (build, leaf_wording (at, at + 1)), *gerund = action_meant (build, at);

    if (gerund != NULL && is_phrase)
      return leaf_message_fragment (N_ (" To make somebody do an action, write 'try %1'."), gerund, NULL);
    if (gerund != NULL)
      return leaf_message_fragment (N_ (" The name of an action is a participle: '%1', not '%2'."), gerund, verb, NULL);
  }
  return NULL;
}

char *
leaf_typo_hint_of_new_action (const LeafBuild *build, LeafWording w)
{
  g_autofree char *first = leaf_wording_dup (build, leaf_wording_up_to (w, w.first + 1)), *name = NULL;

  if (leaf_wording_empty (w) || !g_str_has_suffix (first, "ing") || begins_action (build, first)
      || leaf_names_begin (build, w, LEAF_NAMES (ACTIVITY), LEAF_ID (LeafHeadingId, 0)).id != 0
      || leaf_pattern_fits (build, w, "doing/something/anything/nothing/everything ***"))
    return NULL;
  name = leaf_english_capitalise (first);
  return leaf_message_fragment (N_ (" To define an action, write '%1 is an action applying to one thing.'"), name,
                                NULL);
}

/* "The ball's colour is red" */
static gboolean
has_possessive (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_PLAIN
        && g_str_has_suffix (leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab), "'s"))
      return TRUE;
  return FALSE;
}

char *
leaf_typo_hint_in_equation (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  char *habit = leaf_typo_hint_of_habit (build, LEAF_HABIT_SENTENCE, leaf_wording (subject.first, object.end));
  g_autofree char *said = leaf_wording_dup (build, object);

  if (habit != NULL)
    return habit;
  if (has_possessive (build, subject))
    return leaf_message_fragment (N_ (" To set a property outside rules, write 'The colour of the ball is red.'"),
                                  NULL);
  if (leaf_wording_length (object) == 1 && g_ascii_isalpha (*said)
      && leaf_names_find (build, object, ~0u, LEAF_ID (LeafHeadingId, 0)).id == 0)
    return leaf_message_fragment (N_ (" If '%1' is a property, define it first: 'A thing can be %1.'"), said, NULL);
  return NULL;
}

char *
leaf_typo_hint_in_sentence (const LeafBuild *build, LeafWording w)
{
  char *slip = leaf_typo_hint_in_condition (build, w);

  if (slip == NULL)
    slip = leaf_typo_hint_of_habit (build, LEAF_HABIT_SENTENCE, w);
  if (slip != NULL)
    return slip;
  for (guint32 at = w.first + 1; at < w.end; at++)
    if ((leaf_word_is (build, at, "say") && at + 1 < w.end && leaf_word (build, at + 1)->sort == LEAF_WORD_TEXT)
        || (begins_line (build, at) && leaf_word (build, at)->indent > leaf_word (build, w.first)->indent))
      return missing_before (build, begins_line (build, at) ? without_colon : without_colon_or_comma, at);
  return NULL;
}
