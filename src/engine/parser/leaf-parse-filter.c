/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-filter.c: does an object, or a value, match a token ("[something edible]", "[an open container]")? What
 * can be looked up is compared at once; a description that needs a phrase is a question, for which the parse may
 * stop. */

#include "leaf-parse.h"

/* Is the object a person, or, where a person to speak to is expected, a thing that can be spoken to? */
gboolean
leaf_parse_is_animate (LeafParse *p, guint32 object)
{
  return leaf_view_is_kind (p->view, object, LEAF_KIND_PERSON)
         || (p->is_talking && leaf_parse_has (p, object, p->facts->talkable));
}

static gboolean
passes_test (LeafParse *p, const LeafTokenTest *test, guint32 object)
{
  gboolean holds;

  if (LEAF_IS (test->exactly))
    return test->exactly.ix == object;
  if (test->value.kind == 0)
    holds = leaf_view_has (p->view, object, test->property.ix);
  else {
    const LeafValue *cell = leaf_view_cell (p->view, object, test->property.ix);

    holds = cell != NULL && cell->kind == test->value.kind && cell->bits == test->value.bits;
  }
  return holds != test->negated;
}

static gboolean
passes_tests (LeafParse *p, guint32 n, const LeafTokenTest *tests, guint32 instance)
{
  for (guint32 i = 0; i < n; i++)
    if (!passes_test (p, &tests[i], instance))
      return FALSE;
  return TRUE;
}

/* filter: a phrase row; 0: none. kind: of the value; 0: an object */
static gboolean
passes_filter (LeafParse *p, guint32 filter, guint32 value, guint32 kind)
{
  return filter == 0
         || leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, filter, value, 1, kind }));
}

/* Does the value match the token ("[bright colour]")? Only values that are instances are tested. */
gboolean
leaf_parse_value_passes (LeafParse *p, const LeafToken *token, LeafValue value)
{
  return passes_tests (p, token->n_tests, token->tests, leaf_image_instance_of (p->image, value))
         && passes_filter (p, token->filter, (guint32) value.bits, value.kind);
}

/* Does the object match the line ("Understand ... as the box when ...")? */
gboolean
leaf_parse_line_passes (LeafParse *p, const LeafGrammarLine *line, guint32 object)
{
  return passes_tests (p, line->n_tests, line->tests, object) && passes_filter (p, line->filter, object, 0);
}

/* Does the object match the token? If a phrase must decide, the parse may stop. */
gboolean
leaf_parse_passes (LeafParse *p, const LeafToken *token, guint32 object)
{
  if (!token->is_filtered)
    return TRUE;
  if (!leaf_view_is_kind (p->view, object, token->kind.ix))
    return FALSE;
  return passes_tests (p, token->n_tests, token->tests, object) && passes_filter (p, token->filter, object, 0);
}
