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
passes (LeafParse *p, guint32 n, const LeafTokenTest *tests, guint32 filter, guint32 object)
{
  for (guint32 i = 0; i < n; i++)
    if (!passes_test (p, &tests[i], object))
      return FALSE;
  return filter == 0
         || leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, filter, object, 1, 0 }));
}

/* Does the value match the token ("[bright colour]")? */
gboolean
leaf_parse_value_passes (LeafParse *p, const LeafToken *token, LeafValue value)
{
  guint32 instance = leaf_image_instance_of (p->image, value);

  if (!token->is_filtered)
    return TRUE;
  for (guint32 i = 0; i < token->n_tests; i++)
    if (instance == 0 || !passes_test (p, &token->tests[i], instance))
      return FALSE;
  return token->filter == 0
         || leaf_answer_is (leaf_parse_ask (
             p, (LeafQuestion) { LEAF_ASK_CONDITION, token->filter, (guint32) value.bits, 1, value.kind }));
}

/* Does the object match the token? If a phrase must decide, the parse may stop. */
gboolean
leaf_parse_passes (LeafParse *p, const LeafToken *token, guint32 object)
{
  if (!token->is_filtered)
    return TRUE;
  if (!leaf_view_is_kind (p->view, object, token->kind.ix))
    return FALSE;
  return passes (p, token->n_tests, token->tests, token->filter, object);
}
