/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-sentences.c: sentences without a known verb. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

/* "The Hall is a room. 'A hall.'", "The cup is here. "He says "hello" to you."" */
static LeafMessageFragment *
hint_for_quotation (const LeafBuild *build, LeafWording w)
{
  if (leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first)->vocab)[0] == '\'')
    return leaf_message_fragment (N_ (" Write a text in double quotation marks."), NULL);
  if (leaf_word (build, w.first)->sort != LEAF_WORD_TEXT)
    return NULL;
  for (guint32 at = w.first + 2; at < w.end && !leaf_hint_begins_line (build, at); at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return leaf_message_fragment (
          N_ (" The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead."),
          NULL);
  return NULL;
}

static const char *
text_of (const LeafBuild *build, guint32 word)
{
  return leaf_vocabulary_text (build->vocabulary, leaf_word (build, word)->vocab);
}

/* "likes", "stands" */
static gboolean
looks_like_verb (const LeafBuild *build, guint32 word)
{
  const char *text = text_of (build, word);

  return g_str_has_suffix (text, "s") && !g_str_has_suffix (text, "ss") && !g_str_has_suffix (text, "'s");
}

/* "standing on the rug", "placed on the table": the word belongs to what follows, not to the name. */
static gboolean
looks_like_participle (const LeafBuild *build, guint32 word)
{
  return g_str_has_suffix (text_of (build, word), "ing") || g_str_has_suffix (text_of (build, word), "ed");
}

static gboolean
is_instance (const LeafBuild *build, LeafWording w)
{
  return leaf_names_find (build, w, LEAF_NAMES (INSTANCE), LEAF_ID (LeafHeadingId, 0)).id != 0;
}

/* No text, comma or "called": in a sentence with parts, it is not certain where "is" belongs. */
static gboolean
is_plain (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN || leaf_word_is (build, at, ",")
        || leaf_word_is (build, at, "called"))
      return FALSE;
  return TRUE;
}

static gboolean
is_preposition (const LeafBuild *build, LeafWording w, guint32 at)
{
  const LeafVerbForm *forms[8];
  guint32 n = leaf_verb_forms_at (build, w, at, forms, 8);

  for (guint32 i = 0; i < n; i++)
    if (forms[i]->is_preposition && at + forms[i]->n_words < w.end)
      return TRUE;
  return FALSE;
}

/* "The lamp a thing", "The crate an openable container" */
static gboolean
is_kind (const LeafBuild *build, LeafWording w, guint32 at)
{
  if (!leaf_word_is (build, at, "a") && !leaf_word_is (build, at, "an"))
    return FALSE;
  for (guint32 word = at + 1; word < w.end; word++)
    if (leaf_names_begin (build, leaf_wording_from (w, word), LEAF_NAMES (KIND), LEAF_ID (LeafHeadingId, 0)).id != 0)
      return TRUE;
  return FALSE;
}

/* "A lamp in the Hall", "The lamp a thing": the place where "is" belongs, unless a word before it could be a verb. */
static LeafMessageFragment *
hint_for_missing_is (const LeafBuild *build, LeafWording w)
{
  LeafWording name = leaf_wording_skip_article (build, w);

  if (!is_plain (build, w) || leaf_wording_empty (name))
    return NULL;
  for (guint32 at = name.first + 1; at < w.end; at++) {
    LeafWording before = leaf_wording (w.first, at);
    const char *verb = looks_like_verb (build, at - 1) ? "are" : "is";
    g_autofree char *left = NULL, *right = NULL;

    if (looks_like_verb (build, at - 1) && !is_instance (build, before))
      return NULL;
    if (!is_preposition (build, w, at) && !is_kind (build, w, at))
      continue;
    if (looks_like_participle (build, at - 1) && !is_instance (build, before))
      return NULL;
    left = leaf_wording_dup (build, before);
    right = leaf_wording_dup (build, leaf_wording_from (w, at));
    return leaf_message_fragment (N_ (" It has no verb. Perhaps '%1' is missing: '%2 %1 %3.'"), verb, left, right,
                                  NULL);
  }
  return NULL;
}

/* The advice if nothing else is known about the sentence. */
static LeafMessageFragment *
hint_for_no_verb (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++)
    if (looks_like_verb (build, at))
      return leaf_message_fragment (
          N_ (" It contains no known verb. To define one, write 'The verb to like means the liking relation.'"), NULL);
  return leaf_message_fragment (N_ (" It has no verb. Perhaps 'is' is missing, as in 'The lamp is in the Hall.'"),
                                NULL);
}

LeafMessageFragment *
leaf_hint_in_sentence (const LeafBuild *build, LeafWording w)
{
  LeafMessageFragment *hint = leaf_hint_in_condition (build, w);

  if (hint == NULL)
    hint = leaf_hint_for_comment (build, w);
  if (hint == NULL)
    hint = hint_for_quotation (build, w);
  if (hint == NULL)
    hint = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_SENTENCE, w);
  if (hint == NULL)
    hint = leaf_hint_for_unfinished (build, w);
  if (hint == NULL && leaf_pattern_fits (build, w, "... by ..."))
    hint = leaf_message_fragment (N_ (" Put the title in quotation marks: '\"The Long Night\" by Ada Example'."), NULL);
  if (hint == NULL)
    hint = leaf_hint_for_missing_colon (build, w);
  if (hint == NULL)
    hint = hint_for_missing_is (build, w);
  return hint != NULL ? hint : hint_for_no_verb (build, w);
}
