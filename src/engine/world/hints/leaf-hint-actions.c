/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-actions.c: actions that are named by their verb ("take the ball"), or that do not exist. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

#include <string.h>

static gboolean
begins_with_word (const char *name, const char *word)
{
  gsize length = strlen (word);

  return g_ascii_strncasecmp (name, word, length) == 0 && (name[length] == ' ' || name[length] == '\0');
}

/* Returns TRUE if the word is the first one of an action's name. */
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
  guint longest_ending = g_str_has_suffix (word, "es") ? 2 : g_str_has_suffix (word, "s") ? 1 : 0;
  gsize length = strlen (word);

  if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN)
    return NULL;
  for (guint ending = 0; ending <= longest_ending && length >= ending + 2; ending++) { /* "take", "takes", "goes" */
    const char *gerund;

    word[length - ending] = '\0';
    gerund = leaf_english_verb (build, word).gerund;
    if (begins_action (build, gerund))
      return g_strdup (gerund);
  }
  return NULL;
}

/* Can the words after the verb belong to an action? Some action whose name begins this way takes a noun, or its name
 * goes on with them. */
static gboolean
may_be_followed (const LeafBuild *build, const char *gerund, const char *rest)
{
  g_autofree char *name = g_strdup_printf ("%s %s", gerund, rest);

  LEAF_EACH (&build->world->actions, i) {
    const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, i);

    if (begins_with_word (action->name, gerund)
        && (action->n_nouns > 0 || action->optional_noun || g_ascii_strcasecmp (action->name, name) == 0))
      return TRUE;
  }
  return FALSE;
}

enum { MOST_BEFORE_VERB = 3 }; /* "the player takes" */

/* "open the box", "Bob takes the ball", read as phrases, with the verb at `verb`: " To ... write 'try opening the
 * box'." */
static LeafMessageFragment *
try_hint (const LeafBuild *build, LeafWording w, guint32 verb, const char *gerund)
{
  LeafWording subject = leaf_wording_skip_article (build, leaf_wording_up_to (w, verb));
  g_autofree char *rest = leaf_wording_dup (build, leaf_wording_from (w, verb + 1)), *who = NULL, *text = NULL;

  if (!leaf_wording_empty (subject) && !leaf_wording_is (build, subject, "player"))
    who = leaf_wording_dup (build, leaf_wording_up_to (w, verb));
  if (!may_be_followed (build, gerund, rest)) /* "wait 3 turns" */
    *rest = '\0';
  text = g_strconcat (who != NULL ? who : "", who != NULL ? " " : "", gerund, *rest != '\0' ? " " : "", rest, NULL);
  return leaf_message_fragment (N_ (" To make somebody do an action, write 'try %1'."), text, NULL);
}

/* "Bob takes": after a subject, the verb of a phrase is in the third person. */
static gboolean
is_third_person (const LeafBuild *build, guint32 at)
{
  return g_str_has_suffix (leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab), "s");
}

LeafMessageFragment *
leaf_hint_for_action (LeafBuild *build, LeafWording w, gboolean is_phrase)
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

LeafMessageFragment *
leaf_hint_for_new_action (const LeafBuild *build, LeafWording w)
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
