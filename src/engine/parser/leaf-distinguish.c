/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-distinguish.c: can a player type anything that distinguishes two objects? */

#include "leaf-parse.h"

#include <string.h>

static gboolean
have_same_characters (LeafParse *p, LeafValue a, LeafValue b)
{
  const char *x = a.kind == LEAF_KIND_TEXT ? leaf_view_characters (p->view, a) : NULL;
  const char *y = b.kind == LEAF_KIND_TEXT ? leaf_view_characters (p->view, b) : NULL;

  return x != NULL && y != NULL && strcmp (x, y) == 0;
}

static gboolean
same_properties (LeafParse *p, guint32 a, guint32 b)
{
  LEAF_EACH (&p->image->grammar->visible, i) {
    const LeafVisibleProperty *visible = LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i);
    const LeafValue *x, *y;
    gboolean is_seen;

    if (!leaf_parse_property_applies (p, visible, a) || !leaf_parse_property_applies (p, visible, b))
      continue;
    is_seen = leaf_parse_property_is_seen (p, visible, a);
    if (is_seen != leaf_parse_property_is_seen (p, visible, b))
      return FALSE;
    if (!is_seen)
      continue;
    x = leaf_view_cell (p->view, a, visible->property.ix);
    y = leaf_view_cell (p->view, b, visible->property.ix);
    if (x == NULL || y == NULL)
      continue;
    if (x->bits != y->bits && !have_same_characters (p, *x, *y))
      return FALSE;
  }
  return TRUE;
}

static gboolean
has_own_lines (const LeafParse *p, guint32 object)
{
  return leaf_grammar_book (p->image->grammar, LEAF_BOOK_INSTANCE, object) != 0;
}

/* Do all words that name `a` also name `b`? */
static gboolean
has_all_words (LeafParse *p, guint32 a, guint32 b)
{
  const LeafObjectWords *words = LEAF_ROW (&p->image->grammar->object_words, LeafObjectWords, a);

  for (guint32 i = 0; i < words->n; i++) {
    guint32 word = LEAF_ROW (&p->image->grammar->words, LeafObjectWord, words->first + i)->word.ix;

    if (leaf_parse_is_named (p, a, word) && !leaf_parse_is_named (p, b, word))
      return FALSE;
  }
  return TRUE;
}

static gboolean
is_nameless (const LeafParse *p, guint32 object)
{
  return LEAF_ROW (&p->image->grammar->object_words, LeafObjectWords, object)->n == 0;
}

/* The narrowest kind of the object that has any grammar; 0 if there is none. */
static guint32
kind_with_lines (LeafParse *p, guint32 object)
{
  LeafKindId kind = LEAF_IMAGE_INSTANCE (p->image, object)->kind;

  for (; LEAF_IS (kind); kind = leaf_image_kind (p->image, kind)->parent) {
    if (leaf_grammar_book (p->image->grammar, LEAF_BOOK_KIND, kind.ix) != 0)
      return kind.ix;
    LEAF_EACH (&p->image->grammar->visible, i) {
      if (LEAF_SAME (LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i)->kind, kind))
        return kind.ix;
    }
  }
  return 0;
}

/* Are there no words by which the player could distinguish them? */
gboolean
leaf_parse_alike (LeafParse *p, guint32 a, guint32 b)
{
  if (a == b)
    return TRUE;
  if (a == 0 || b == 0 || leaf_view_is_kind (p->view, a, LEAF_KIND_DIRECTION)
      || leaf_view_is_kind (p->view, b, LEAF_KIND_DIRECTION))
    return FALSE;
  if (has_own_lines (p, a) || has_own_lines (p, b) || kind_with_lines (p, a) != kind_with_lines (p, b))
    return FALSE;
  if (is_nameless (p, a)
      && !LEAF_SAME (LEAF_IMAGE_INSTANCE (p->image, a)->kind, LEAF_IMAGE_INSTANCE (p->image, b)->kind))
    return FALSE;
  return same_properties (p, a, b) && has_all_words (p, a, b) && has_all_words (p, b, a);
}

gboolean
leaf_parser_alike (const LeafParserView *view, guint32 a, guint32 b, LeafParsed *need)
{
  g_autofree LeafParse *p = g_new (LeafParse, 1);

  leaf_parse_begin (p, view, need);
  return leaf_parse_alike (p, a, b);
}
