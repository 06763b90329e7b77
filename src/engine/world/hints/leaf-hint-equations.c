/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-equations.c: "X is Y", where Y is unknown: a misspelt direction, a property that is not defined, a
 * variable or a kind that was meant. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

#include <string.h>

/* A direction whose name is spelled like the word; NULL if there is none. */
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

/* A sentence that defines the property for the given value; NULL if it is defined already. */
static LeafMessageFragment *
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
static LeafMessageFragment *
hint_of_property (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  g_autofree char *owner = NULL, *name = NULL, *said = NULL;
  LeafMessageFragment *define;
  LeafWording property;

  if (!split_property (build, subject, &property, &owner))
    return NULL;
  define = property_hint (build, property, object);
  if (leaf_wording_find (build, subject, "of") < subject.end)
    return define;
  name = leaf_wording_dup (build, property);
  said = leaf_wording_dup (build, object);
  return leaf_message_fragment_join (
      define, leaf_message_fragment (N_ (" To set a property outside rules, write 'The %1 of %2 is %3.'"), name, owner,
                                     said, NULL));
}

/* Does anything have this name, apart from what these words make? */
static gboolean
is_known_already (const LeafBuild *build, LeafWording w)
{
  LeafNameMatch known = leaf_names_find (build, leaf_wording_skip_article (build, w), LEAF_NAMES (INSTANCE),
                                         LEAF_ID (LeafHeadingId, 0));
  LeafWording made_at
      = known.id != 0 ? LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, known.id))->made_at : LEAF_NO_WORDS;

  return known.id != 0 && (made_at.first < w.first || made_at.first >= w.end);
}

/* Is the right side a number or a text, and the subject only a name: "The strength is 5"? */
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

enum { LONGEST_NAME_BEFORE_TEXT = 3 }; /* words */

static gboolean
ends_in_name (const LeafBuild *build, LeafWording w)
{
  guint32 sorts = LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (ADJECTIVE);

  for (guint32 n = 1; n <= MIN (leaf_wording_length (w), LONGEST_NAME_BEFORE_TEXT); n++)
    if (leaf_names_find (build, leaf_wording (w.end - n, w.end), sorts, LEAF_ID (LeafHeadingId, 0)).id != 0)
      return TRUE;
  return FALSE;
}

/* "a room / "A hall."", "a room / The Den", "a room "A hall."": the sentence was meant to end before a capital letter
 * at the beginning of a line, or before a text after a name. */
static LeafMessageFragment *
hint_for_next_sentence (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  LeafMessageFragment *hint = leaf_hint_for_missing_stop (build, leaf_wording (subject.first, object.end));

  for (guint32 at = object.first + 1; at < object.end && hint == NULL; at++) {
    const LeafWord *word = leaf_word (build, at);
    gboolean is_new_line = leaf_hint_begins_line (build, at) && (word->flags & LEAF_WORD_CAPITAL);

    if (is_new_line || (word->sort == LEAF_WORD_TEXT && ends_in_name (build, leaf_wording_up_to (object, at))))
      hint = leaf_hint_for_missing_mark (build, LEAF_HINT_FULL_STOP, at);
  }
  return hint;
}

LeafMessageFragment *
leaf_hint_in_equation (const LeafBuild *build, LeafWording subject, LeafWording object)
{
  LeafMessageFragment *hint
      = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_SENTENCE, leaf_wording (subject.first, object.end));
  g_autofree char *said = leaf_wording_dup (build, object), *direction = NULL;

  if (hint == NULL)
    hint = hint_for_next_sentence (build, subject, object);
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
      && !leaf_word_is (build, object.first + 1, "kind")
      && leaf_names_find (build, leaf_wording_from (object, object.first + 1), LEAF_NAMES (KIND),
                          LEAF_ID (LeafHeadingId, 0))
                 .id
             == 0) {
    g_autofree char *kind = leaf_wording_dup (build, leaf_wording_from (object, object.first + 1));

    return leaf_message_fragment (N_ (" If '%1' is a sort of thing, make a kind of it: 'A %1 is a kind of thing.'"),
                                  kind, NULL);
  }
  if (leaf_wording_length (object) == 1 && g_ascii_isalpha (*said)
      && leaf_names_find (build, object, ~0u, LEAF_ID (LeafHeadingId, 0)).id == 0)
    return leaf_message_fragment (N_ (" If '%1' is a property, define it first: 'A thing can be %1.'"), said, NULL);
  return NULL;
}
