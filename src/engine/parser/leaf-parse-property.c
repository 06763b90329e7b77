/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-property.c: visible properties as words of a name: "green" of a green jar. */

#include "leaf-parse.h"

#include <string.h>

static gboolean
is_about (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  return LEAF_IS (visible->instance) ? visible->instance.ix == object
                                     : leaf_view_is_kind (p->view, object, visible->kind.ix);
}

static gboolean
is_narrower (LeafParse *p, const LeafVisibleProperty *a, const LeafVisibleProperty *b)
{
  if (LEAF_IS (a->instance) || LEAF_IS (b->instance))
    return !LEAF_IS (b->instance);
  return !LEAF_SAME (a->kind, b->kind) && leaf_image_conforms (p->image, a->kind.ix, b->kind.ix);
}

/* What is said of the object itself, or of a narrower kind, counts instead of what is said of a wider one. */
gboolean
leaf_parse_property_applies (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  if (!is_about (p, visible, object))
    return FALSE;
  LEAF_EACH (&p->image->grammar->visible, i) {
    const LeafVisibleProperty *other = LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i);

    if (other != visible && LEAF_SAME (other->property, visible->property) && is_about (p, other, object)
        && is_narrower (p, other, visible))
      return FALSE;
  }
  return TRUE;
}

static gboolean
match_name_of_property (LeafParse *p, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  gint32 from = p->cursor;

  for (guint i = 0; words[i] != NULL; i++) {
    guint32 word = leaf_parse_word_id (p, p->cursor);

    if (word == 0 || word != leaf_grammar_find_word (p->image->vocabulary, words[i], strlen (words[i])).ix) {
      p->cursor = from;
      return FALSE;
    }
    p->cursor++;
  }
  return words[0] != NULL;
}

static gboolean
match_property_lines (LeafParse *p, guint32 property)
{
  gint32 from = p->cursor;

  for (guint32 at = leaf_grammar_first_line (p->image->grammar, LEAF_BOOK_PROPERTY, property); at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    LeafTokenResult result = { 0 };

    p->cursor = from;
    if (leaf_parse_line_words (p, at, 0, &result))
      return TRUE;
  }
  p->cursor = from;
  return FALSE;
}

static gboolean
match_either_or (LeafParse *p, guint32 object, guint32 property)
{
  const LeafImageProperty *row = LEAF_ROW (&p->image->properties, LeafImageProperty, property);

  return leaf_view_has (p->view, object, property)
         && (match_name_of_property (p, row->name) || match_property_lines (p, property));
}

/* Ignores case, both in the command and in the text. */
static gboolean
is_typed (const LeafParse *p, const LeafTypedWord *word, const char *text)
{
  g_autofree char *typed = g_utf8_casefold (p->view->command->text + word->start, (gssize) word->length);
  g_autofree char *wanted = g_utf8_casefold (text, -1);

  return strcmp (typed, wanted) == 0;
}

/* Matches the words of a text, in order. */
static gboolean
match_text (LeafParse *p, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);
  gint32 from = p->cursor;
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

    if (words[i][0] == '\0')
      continue;
    if (word == NULL || !is_typed (p, word, words[i])) {
      p->cursor = from;
      return FALSE;
    }
    p->cursor++;
    n++;
  }
  return n > 0;
}

static gboolean
match_property_value (LeafParse *p, guint32 object, guint32 property)
{
  const LeafImageProperty *row = LEAF_ROW (&p->image->properties, LeafImageProperty, property);
  const LeafValue *cell = leaf_view_cell (p->view, object, property);
  LeafValue value;
  gint32 from = p->cursor;

  if (cell == NULL)
    return FALSE;
  if (LEAF_SAME (row->kind, LEAF_KIND (TEXT))) {
    const char *text = leaf_view_characters (p->view, *cell);

    if (text == NULL) {
      const LeafAnswer *answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_TEXT, object, property, 0, 0 });

      text = answer != NULL ? answer->text : NULL;
    }
    return text != NULL && match_text (p, text);
  }
  p->wanted_value
      = leaf_image_kind (p->image, row->kind)->representation == LEAF_REPRESENTATION_ENUMERATED ? cell : NULL;
  if (leaf_parse_value (p, row->kind, &value) && value.bits == cell->bits) {
    p->wanted_value = NULL;
    return TRUE;
  }
  p->wanted_value = NULL;
  p->cursor = from;
  return FALSE;
}

/* A property that is visible "when ..." helps to distinguish only while the condition is true. */
gboolean
leaf_parse_property_is_seen (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  return visible->condition == 0
         || leaf_answer_is (
             leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, visible->condition, object, 1, 0 }));
}

static gboolean
match_visible (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  const LeafImageProperty *row = LEAF_ROW (&p->image->properties, LeafImageProperty, visible->property.ix);
  gint32 from = p->cursor;
  guint32 error = p->error;
  gboolean found;

  if (row->is_either_or)
    found = match_either_or (p, object, visible->property.ix)
            || (LEAF_IS (row->opposite) && match_either_or (p, object, row->opposite.ix));
  else
    found = match_property_value (p, object, visible->property.ix);
  p->error = error;
  if (found && !leaf_parse_property_is_seen (p, visible, object)) {
    p->cursor = from;
    return FALSE;
  }
  return found;
}

/* Moves past any number of properties; sets *enough if one of them describes the object by itself. */
void
leaf_parse_properties (LeafParse *p, guint32 object, gboolean *enough)
{
  gboolean more;

  do {
    more = FALSE;
    LEAF_EACH (&p->image->grammar->visible, i) {
      const LeafVisibleProperty *visible = LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i);

      gint32 from = p->cursor;

      if (!leaf_parse_goes_on (p))
        return;
      if (!leaf_parse_property_applies (p, visible, object) || !match_visible (p, visible, object) || p->cursor == from)
        continue;
      more = TRUE;
      *enough |= visible->is_describing;
    }
  } while (more);
}
