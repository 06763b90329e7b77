/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-typo-hints.c: guesses for marks that are left out most often (a semicolon, a colon, a closing quotation mark),
 * and for properties, actions and directions that are not written as they are here.
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

/* "// The first room": a remark of another language. NULL: it is none. */
static char *
comment_hint (const LeafBuild *build, LeafWording w)
{
  static const char *const marks[] = { "#", "//", "/*", "--" };
  const char *first = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first)->vocab);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (first, marks[i]))
      return leaf_message_fragment (N_ (" Write a comment in square brackets: '[The first room.]'."), NULL);
  return NULL;
}

static gboolean
begins_phrase (const LeafBuild *build, guint32 word)
{
  return !begins_line (build, word)
         && leaf_pattern_fits (build, leaf_wording (word, word + 1), "stop/now/end/move/try/say/continue/increase");
}

/* "say "Oh" and look", "say "You have " + count": what follows the text. NULL: something else. */
static char *
hint_after_text (const LeafBuild *build, LeafWording w)
{
  guint32 after = w.first + 2;

  if (leaf_wording_length (w) < 3 || !leaf_word_is (build, w.first, "say")
      || leaf_word (build, w.first + 1)->sort != LEAF_WORD_TEXT)
    return NULL;
  if (leaf_word_is (build, after, "+") || leaf_word_is (build, after, "&"))
    return leaf_message_fragment (
        N_ (" Write a value into the text, in square brackets: 'say \"You have [count] coins.\"'."), NULL);
  if (leaf_word_is (build, after, "and") || leaf_word_is (build, after, "then") || begins_phrase (build, after)
      || (leaf_word_is (build, after, ",") && after + 1 < w.end && !begins_line (build, after + 1)))
    return leaf_message_fragment (
        N_ (" Put a semicolon between two phrases, not 'and': 'say \"You win!\"; end the story'."), NULL);
  return NULL;
}

/* "count++" */
static char *
increment_hint (const LeafBuild *build, LeafWording w)
{
  const char *last = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.end - 1)->vocab);

  if (leaf_word (build, w.end - 1)->sort != LEAF_WORD_PLAIN
      || !(g_str_has_suffix (last, "++") || g_str_has_suffix (last, "--")))
    return NULL;
  return leaf_message_fragment (
      N_ (" To change a number, write 'increase the count by 5' or 'decrease the count by 5'."), NULL);
}

/* "say "Oh" / now the lamp is lit": the phrase continues on the next line. */
char *
leaf_typo_hint_in_phrase (const LeafBuild *build, LeafWording w)
{
  gboolean is_condition = leaf_word_is (build, w.first, "if") || leaf_word_is (build, w.first, "unless");
  gboolean is_else = leaf_word_is (build, w.first, "else") || leaf_word_is (build, w.first, "otherwise");
  char *hint = comment_hint (build, w);

  if (leaf_pattern_fits (build, w, "while/repeat ... , ***"))
    return leaf_typo_hint_of_habit (build, LEAF_HABIT_PHRASE, w);
  if (hint == NULL)
    hint = hint_after_text (build, w);
  if (hint == NULL)
    hint = increment_hint (build, w);
  if (hint != NULL)
    return hint;
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
      return missing_before (build,
                             is_condition ? without_colon_or_comma
                             : is_else    ? without_colon
                                          : without_semicolon,
                             at);
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

/* --- syntax of other languages ------------------------------------------------------------------------------------ */

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

/* "open the box", "Bob takes the ball", as phrases, with the verb at `verb`: " To ... write 'try opening the box'." */
static char *
try_hint (const LeafBuild *build, LeafWording w, guint32 verb, const char *gerund)
{
  LeafWording subject = leaf_wording_skip_article (build, leaf_wording_up_to (w, verb));
  g_autofree char *rest = leaf_wording_dup (build, leaf_wording_from (w, verb + 1)), *who = NULL, *text = NULL;

  if (!leaf_wording_empty (subject) && !leaf_wording_is (build, subject, "player"))
    who = leaf_wording_dup (build, leaf_wording_up_to (w, verb));
  text = g_strconcat (who != NULL ? who : "", who != NULL ? " " : "", gerund, *rest != '\0' ? " " : "", rest, NULL);
  return leaf_message_fragment (N_ (" To make somebody do an action, write 'try %1'."), text, NULL);
}

/* "Bob takes": after words that are a subject, a phrase has the verb in the third person. */
static gboolean
is_third_person (const LeafBuild *build, guint32 at)
{
  return g_str_has_suffix (leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab), "s");
}

char *
leaf_typo_hint_of_action (LeafBuild *build, LeafWording w, gboolean is_phrase)
{
  g_autofree char *first = leaf_wording_dup (build, leaf_wording_up_to (w, w.first + 1));

  if (leaf_wording_empty (w) || begins_action (build, first) || leaf_word_is (build, w.first, "say"))
    return NULL;
  for (guint32 at = w.first; at < MIN (w.end, w.first + MOST_BEFORE_VERB); at++) {
    g_autofree char *verb = leaf_wording_dup (build, leaf_wording (at, at + 1)), *gerund = action_meant (build, at);

    if (gerund == NULL || (is_phrase && at > w.first && !is_third_person (build, at)))
      continue;
    if (is_phrase)
      return try_hint (build, w, at, gerund);
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

/* --- "X is Y" ----------------------------------------------------------------------------------------------------- */

/* A direction whose name is spelled like the word; NULL: none. */
static char *
direction_meant (const LeafBuild *build, LeafWording w)
{
  const LeafTable *names = &build->world->names->names;
  g_autofree char *asked = NULL;
  LeafSuggestion nearest;

  if (leaf_wording_length (w) > 1 && !leaf_word_is (build, w.first + 1, "of")
      && !leaf_word_is (build, w.first + 1, "from"))
    return NULL;
  asked = leaf_wording_dup_spaced (build, leaf_wording (w.first, w.first + 1));
  leaf_suggestion_init (&nearest, asked);
  LEAF_EACH (names, i) {
    const LeafName *row = LEAF_ROW (names, LeafName, i);
    g_autofree char *name = NULL;

    if (row->sort != LEAF_NAME_INSTANCE || !leaf_suggestion_could_be (&nearest, build, i)
        || !leaf_instance_is (build, LEAF_ID (LeafInstanceId, row->id), LEAF_KIND (DIRECTION)))
      continue;
    name = leaf_name_dup (build, i);
    leaf_suggestion_try (&nearest, name);
  }
  return leaf_suggestion_end (&nearest);
}

static gboolean
is_plain (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN)
      return FALSE;
  return TRUE;
}

enum { LONGEST_PROPERTY = 10 }; /* words, with its owner's name */

/* "the colour of the ball", "the ball's colour": the words for the property and for its owner. */
static gboolean
split_property (const LeafBuild *build, LeafWording subject, LeafWording *property, char **owner)
{
  guint32 of = leaf_wording_find (build, subject, "of");

  if (leaf_wording_length (subject) > LONGEST_PROPERTY || !is_plain (build, subject))
    return FALSE;
  if (of > subject.first && of + 1 < subject.end) {
    *property = leaf_wording_skip_article (build, leaf_wording_up_to (subject, of));
    *owner = leaf_wording_dup (build, leaf_wording_from (subject, of + 1));
    return !leaf_wording_empty (*property) && !leaf_wording_is_article (build, *property);
  }
  for (guint32 at = subject.first; at + 1 < subject.end; at++) {
    g_autofree char *words = leaf_wording_dup (build, leaf_wording_up_to (subject, at + 1));

    if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN || !g_str_has_suffix (words, "'s"))
      continue;
    words[strlen (words) - 2] = '\0';
    *property = leaf_wording_from (subject, at + 1);
    if (leaf_word_is (build, subject.first, "the"))
      *words = 't';
    *owner = g_strdup (words);
    return TRUE;
  }
  return FALSE;
}

/* A sentence that makes the property, for the value that was given; NULL: it is made already. */
static char *
property_hint (const LeafBuild *build, LeafWording property, LeafWording value)
{
  LeafHeadingId near = LEAF_ID (LeafHeadingId, 0);
  g_autofree char *name = leaf_wording_dup (build, property), *said = leaf_wording_dup (build, value), *kind = NULL,
                  *kinds = NULL;

  if (leaf_names_find (build, property, LEAF_NAMES (PROPERTY), near).id != 0)
    return NULL;
  if (g_ascii_isdigit (*said))
    return leaf_message_fragment (
        N_ (" Define the property before giving it a value: 'A thing has a number called the %1.'"), name, NULL);
  if (leaf_word (build, value.first)->sort == LEAF_WORD_TEXT)
    return leaf_message_fragment (
        N_ (" Define the property before giving it a value: 'A thing has a text called the %1.'"), name, NULL);
  if (leaf_wording_length (property) > 1 || leaf_wording_length (value) > 1 || !g_ascii_isalpha (*said)
      || leaf_names_find (build, value, ~0u, near).id != 0 || leaf_names_find (build, property, ~0u, near).id != 0)
    return leaf_message_fragment (
        N_ (" Define the property before giving it a value: 'A thing has a number called the price.'"), NULL);
  kind = leaf_english_capitalise (name);
  kinds = leaf_english_plural_of (build->english, name);
  return leaf_message_fragment (N_ (" Define its values and the property first: '%1 is a kind of value. The %2 are %3 "
                                    "and plain. A thing has a %4.'"),
                                kind, kinds, said, name, NULL);
}

/* "The ball's colour is red", "The colour of the ball is red" */
static char *
hint_of_property (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  g_autofree char *owner = NULL, *name = NULL, *said = NULL, *form = NULL, *define = NULL;
  LeafWording property;

  if (!split_property (build, subject, &property, &owner))
    return NULL;
  define = property_hint (build, property, object);
  if (leaf_wording_find (build, subject, "of") < subject.end)
    return g_steal_pointer (&define);
  name = leaf_wording_dup (build, property);
  said = leaf_wording_dup (build, object);
  form = leaf_message_fragment (N_ (" To set a property outside rules, write 'The %1 of %2 is %3.'"), name, owner, said,
                                NULL);
  return define != NULL ? g_strconcat (define, form, NULL) : g_steal_pointer (&form);
}

/* Is there something of this name apart from what these words make? */
static gboolean
is_known_already (const LeafBuild *build, LeafWording w)
{
  LeafNameMatch known = leaf_names_find (build, leaf_wording_skip_article (build, w), LEAF_NAMES (INSTANCE),
                                         LEAF_ID (LeafHeadingId, 0));
  LeafWording made_at
      = known.id != 0 ? LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, known.id))->made_at : LEAF_NO_WORDS;

  return known.id != 0 && (made_at.first < w.first || made_at.first >= w.end);
}

/* Is it a number or a text, and the subject a name alone: "The strength is 5"? */
static gboolean
is_variable_meant (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  const char *first = leaf_vocabulary_text (build->vocabulary, leaf_word (build, object.first)->vocab);

  return !is_known_already (build, subject) && leaf_wording_length (object) == 1 && leaf_wording_length (subject) <= 4
         && is_plain (build, subject) && !leaf_pattern_fits (build, subject, "its/his/her/their ***")
         && (g_ascii_isdigit (*first) || leaf_word (build, object.first)->sort == LEAF_WORD_TEXT);
}

static gboolean
begins_with_article (const LeafBuild *build, LeafWording w)
{
  return leaf_word_is (build, w.first, "a") || leaf_word_is (build, w.first, "an");
}

/* "An apple is a fruit.", where the fruit is a thing. */
static gboolean
is_kind_meant (const LeafBuild *build, LeafWording object)
{
  return begins_with_article (build, object)
         && leaf_names_find (build, leaf_wording_skip_article (build, object), LEAF_NAMES (INSTANCE),
                             LEAF_ID (LeafHeadingId, 0))
                    .id
                != 0;
}

char *
leaf_typo_hint_in_equation (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  char *hint = leaf_typo_hint_of_habit (build, LEAF_HABIT_SENTENCE, leaf_wording (subject.first, object.end));
  g_autofree char *said = leaf_wording_dup (build, object), *direction = NULL;

  if (hint != NULL)
    return hint;
  direction = direction_meant (build, object);
  hint = leaf_perhaps (direction);
  if (hint == NULL)
    hint = leaf_names_perhaps_begin (build, object, LEAF_NAMES (KIND) | LEAF_NAMES (ADJECTIVE));
  if (hint == NULL)
    hint = hint_of_property (build, subject, object);
  if (hint != NULL)
    return hint;
  if (is_variable_meant (build, subject, object))
    return leaf_message_fragment (N_ (" For a value of the whole story, write 'The count is a number that varies.'"),
                                  NULL);
  if (is_kind_meant (build, object))
    return leaf_message_fragment (N_ (" It is one thing. To define a kind, write 'A weapon is a kind of thing.'"),
                                  NULL);
  if (leaf_wording_length (object) == 2 && begins_with_article (build, object)
      && !leaf_word_is (build, object.first + 1, "kind")) {
    g_autofree char *kind = leaf_wording_dup (build, leaf_wording_from (object, object.first + 1));

    return leaf_message_fragment (N_ (" If '%1' is a sort of thing, make a kind of it: 'A %1 is a kind of thing.'"),
                                  kind, NULL);
  }
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
    slip = comment_hint (build, w);
  if (slip == NULL)
    slip = leaf_typo_hint_of_habit (build, LEAF_HABIT_SENTENCE, w);
  if (slip == NULL && leaf_pattern_fits (build, w, "... by ..."))
    slip = leaf_message_fragment (N_ (" Put the title in quotation marks: '\"The Long Night\" by Ada Example'."), NULL);
  if (slip != NULL)
    return slip;
  for (guint32 at = w.first + 1; at < w.end; at++)
    if ((leaf_word_is (build, at, "say") && at + 1 < w.end && leaf_word (build, at + 1)->sort == LEAF_WORD_TEXT)
        || (begins_line (build, at) && leaf_word (build, at)->indent > leaf_word (build, w.first)->indent))
      return missing_before (build, begins_line (build, at) ? without_colon : without_colon_or_comma, at);
  return NULL;
}
