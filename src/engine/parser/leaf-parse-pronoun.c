/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-pronoun.c: the objects of "it", "him", "her" and "them". */

#include "leaf-parse.h"

#include <string.h>

static void
notice_as (LeafParse *p, guint32 object, gboolean is_plural)
{
  gboolean animate = leaf_view_is_kind (p->view, object, LEAF_KIND_PERSON);
  gboolean neuter = leaf_parse_has (p, object, p->facts->neuter);

  if (is_plural)
    p->pronouns[LEAF_PRONOUN_THEM] = object;
  else if (!animate || neuter)
    p->pronouns[LEAF_PRONOUN_IT] = object;
  else if (leaf_parse_has (p, object, p->facts->female))
    p->pronouns[LEAF_PRONOUN_HER] = object;
  else
    p->pronouns[LEAF_PRONOUN_HIM] = object;
}

void
leaf_parse_notice (LeafParse *p, guint32 object)
{
  gboolean is_plural;

  if (!leaf_facts_has_instance (p->facts, object) || object == leaf_view_player (p->view))
    return;
  is_plural = leaf_parse_has (p, object, p->facts->plural_named);
  notice_as (p, object, is_plural);
  if (leaf_parse_has (p, object, p->facts->ambiguously_plural))
    notice_as (p, object, !is_plural);
}

/* A pronoun without an object is an error, unless it may be a possessive. */
gboolean
leaf_parse_check_pronoun (LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

  p->pronoun_word = 0;
  p->pronoun_object = LEAF_PRONOUN_UNSET;
  if (word == NULL)
    return TRUE;
  if (word->pronoun != 0) {
    p->pronoun_word = (guint32) p->cursor;
    p->pronoun_object = p->pronouns[word->pronoun];
    if (p->pronoun_object == LEAF_PRONOUN_UNSET && word->descriptor == 0) {
      p->error_pronoun_word = p->pronoun_word;
      p->error_pronoun_object = p->pronoun_object;
      p->error = LEAF_ERROR_PRONOUN_UNSET;
      return FALSE;
    }
  }
  if (word->key == LEAF_KEY_ME) {
    p->pronoun_word = (guint32) p->cursor;
    p->pronoun_object = leaf_view_player (p->view);
  }
  return TRUE;
}

void
leaf_parser_notice (const LeafParserView *view, guint32 object, LeafPronouns pronouns)
{
  g_autofree LeafParse *p = g_new (LeafParse, 1);
  g_autofree LeafParsed *parsed = g_new0 (LeafParsed, 1);

  leaf_parse_begin (p, view, parsed);
  leaf_parse_notice (p, object);
  memcpy (pronouns, p->pronouns, sizeof p->pronouns);
}
