/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-scope-queries.c: finds the objects that a person can refer to.
 *
 * The search goes from the person up to the highest visible place (the ceiling), and down again through what is open or
 * transparent, carried, worn or part of something.
 *
 * It includes directions, except where a person is expected. Rules for deciding the scope may add things before, after
 * or instead of that. The order of visits matters: it is the order of "take all". Darkness is a separate ceiling with
 * nothing below it. */

#include "leaf-parse.h"

typedef struct {
  LeafParse *p;
  LeafScopeQueryVisit visit;
  gpointer data;
  gboolean may_conceal; /* there are rules about concealed possessions */
} Walk;

static gboolean
has (const LeafParserView *view, guint32 object, guint32 property)
{
  return property != 0 && leaf_facts_has_instance (&view->image->facts, object)
         && leaf_view_has (view, object, property);
}

static gboolean
is_kind (const LeafParserView *view, guint32 object, guint32 kind)
{
  return leaf_facts_has_instance (&view->image->facts, object) && leaf_view_is_kind (view, object, kind);
}

gboolean
leaf_scope_query_in_darkness (const LeafParserView *view)
{
  guint32 cell = view->image->facts.darkness_cell;

  return cell != 0 && leaf_cells_at (view->cells, cell)->bits != 0;
}

guint32
leaf_scope_query_parent (const LeafParserView *view, guint32 object)
{
  if (!leaf_facts_has_instance (&view->image->facts, object))
    return 0;
  if (leaf_view_is_kind (view, object, LEAF_KIND_DIRECTION))
    return LEAF_COMPASS;
  return view->tree[object].held == LEAF_HELD_PART || view->tree[object].held == LEAF_HELD_REGION
             ? 0
             : view->tree[object].parent;
}

guint32
leaf_scope_query_whole (const LeafParserView *view, guint32 object)
{
  while (leaf_facts_has_instance (&view->image->facts, object) && view->tree[object].held == LEAF_HELD_PART)
    object = view->tree[object].parent;
  return object;
}

static gboolean
is_see_through (const LeafParserView *view, guint32 object)
{
  const LeafFacts *f = &view->image->facts;

  return is_kind (view, object, LEAF_KIND_SUPPORTER) || has (view, object, f->transparent)
         || is_kind (view, object, LEAF_KIND_PERSON)
         || (is_kind (view, object, LEAF_KIND_CONTAINER) && has (view, object, f->open));
}

/* The next place outwards that is visible from inside `object`; 0: none. */
static guint32
visibility_parent (const LeafParserView *view, guint32 object)
{
  const LeafFacts *f = &view->image->facts;
  guint32 up;

  if (is_kind (view, object, LEAF_KIND_CONTAINER) && !has (view, object, f->open)
      && !has (view, object, f->transparent))
    return 0;
  up = leaf_scope_query_parent (view, leaf_scope_query_whole (view, object));
  return up == LEAF_COMPASS ? 0 : leaf_scope_query_whole (view, up);
}

/* The ceiling, if there is enough light; the object itself if nothing holds it, like a room that is placed in scope. */
static guint32
ceiling_in_light (const LeafParserView *view, guint32 object)
{
  guint32 at, up;

  at = leaf_scope_query_parent (view, object);
  if (at == LEAF_COMPASS)
    return LEAF_COMPASS;
  if (at == 0)
    return object;
  while ((up = visibility_parent (view, at)) != 0)
    at = up;
  return at;
}

guint32
leaf_scope_query_ceiling (const LeafParserView *view, guint32 object)
{
  return object == leaf_view_player (view) && leaf_scope_query_in_darkness (view) ? LEAF_DARK
                                                                                  : ceiling_in_light (view, object);
}

gboolean
leaf_scope_query_has_rules (const LeafImage *image)
{
  return !leaf_image_activity_is_empty (image, image->facts.deciding_scope)
         || !leaf_image_activity_is_empty (image, image->facts.concealed);
}

/* Does the holder conceal its child? */
static gboolean
is_concealed (Walk *w, guint32 holder, guint32 object)
{
  const LeafParserView *view = w->p->view;

  if (!w->may_conceal || holder == w->p->actor || !is_kind (view, holder, LEAF_KIND_THING)
      || !is_kind (view, object, LEAF_KIND_THING))
    return FALSE;
  return leaf_answer_is (leaf_parse_ask (w->p, (LeafQuestion) { LEAF_ASK_CONCEALED, holder, object, 0, 0 }));
}

static void walk_object (Walk *w, guint32 object, guint32 no_search);

static void
visit (Walk *w, guint32 object)
{
  if (!w->p->stopped && leaf_parse_keep_object (w->p))
    w->visit (w->p, object, w->data);
}

/* Visits the children that are parts, or those that are not. */
static void
walk_children (Walk *w, guint32 holder, guint32 no_search, gboolean parts)
{
  const LeafParserView *view = w->p->view;

  if (!leaf_facts_has_instance (&view->image->facts, holder))
    return;
  for (guint32 at = view->tree[holder].child; at != 0 && !w->p->stopped; at = view->tree[at].sibling)
    if ((view->tree[at].held == LEAF_HELD_PART) == parts && !is_concealed (w, holder, at))
      walk_object (w, at, parts ? 0 : no_search);
}

static void
walk_object (Walk *w, guint32 object, guint32 no_search)
{
  const LeafParserView *view = w->p->view;

  visit (w, object);
  if (object != no_search
      && (is_kind (view, object, LEAF_KIND_ROOM) || is_kind (view, object, LEAF_KIND_PERSON)
          || is_see_through (view, object)))
    walk_children (w, object, no_search, FALSE);
  walk_children (w, object, no_search, TRUE);
}

static void
walk_compass (Walk *w)
{
  const LeafInitialState *layout = w->p->image->layout;

  for (guint32 i = 1; i <= layout->n_directions && !w->p->stopped; i++)
    walk_object (w, layout->directions[i].ix, 0);
}

static void
walk_within (Walk *w, guint32 domain, guint32 no_search)
{
  if (domain == LEAF_COMPASS)
    walk_compass (w);
  else
    walk_children (w, domain, no_search, FALSE);
}

/* Visits everything that a token with "any" accepts, in world order. */
static void
walk_everything (Walk *w)
{
  const guint32 *objects = w->p->facts->members[LEAF_KIND_OBJECT];

  for (guint32 at = 1; objects != NULL && at <= objects[0] && leaf_parse_goes_on (w->p); at++)
    if (leaf_parse_keep_object (w->p)
        && (w->p->scope_token == NULL || leaf_parse_passes (w->p, w->p->scope_token, objects[at])))
      w->visit (w->p, objects[at], w->data);
}

/* Visits the objects that an answer places in scope. Another question may follow, so the steps of the walk are not
 * kept. */
static void
walk_placed (Walk *w, const LeafAnswer *answer)
{
  w->p->search_depth++;
  for (guint32 i = 0; answer != NULL && i < answer->n_placed && !w->p->stopped; i++) {
    guint32 object = answer->placed[i].object;

    if (answer->placed[i].how == LEAF_PLACED_ALONE)
      visit (w, object);
    else if (answer->placed[i].how == LEAF_PLACED_CONTENTS)
      walk_within (w, object, 0);
    else
      walk_object (w, object, 0);
  }
  w->p->search_depth--;
}

static gboolean
holds_things (const LeafParserView *view, guint32 object)
{
  return is_kind (view, object, LEAF_KIND_SUPPORTER) || is_kind (view, object, LEAF_KIND_CONTAINER);
}

static void
walk_plain (Walk *w, guint32 first_place, guint32 next_place, LeafNounContext context)
{
  LeafParse *p = w->p;
  const LeafParserView *view = p->view;

  if (!p->is_talking && context == LEAF_NOUN_SEVERAL_INSIDE && p->second_ahead != 0) {
    if (is_see_through (view, p->second_ahead))
      walk_within (w, p->second_ahead, 0);
  } else {
    if (!p->is_talking && context != LEAF_NOUN_ANIMATE && !p->descriptors.is_indefinite
        && first_place == p->actors_location)
      walk_compass (w);
    if (holds_things (view, first_place))
      visit (w, first_place);
    walk_within (w, first_place, next_place);
    if (holds_things (view, next_place))
      visit (w, next_place);
    walk_within (w, next_place, 0);
  }
  if (first_place == LEAF_DARK || next_place == LEAF_DARK) {
    guint32 around = leaf_scope_query_parent (view, p->actor);

    walk_object (w, p->actor, p->actor);
    if (holds_things (view, around))
      walk_object (w, around, around);
  }
}

/* Visits the scope as rules for deciding the scope define it. */
static void
walk_ruled (Walk *w, guint32 first_place, guint32 next_place, LeafNounContext context)
{
  LeafParse *p = w->p;
  const LeafAnswer *answer;

  answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_SCOPE_BEFORE, p->actor, p->action, 0, 0 });
  walk_placed (w, answer);
  answer = p->stopped ? NULL : leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_SCOPE_FOR, p->actor, p->action, 0, 0 });
  walk_placed (w, answer);
  if (!p->stopped && !leaf_answer_is (answer))
    walk_plain (w, first_place, next_place, context);
  if (p->stopped || !leaf_parse_keep_object (p))
    return;
  answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_SCOPE_AFTER, p->actor, p->action, 0, 0 });
  walk_placed (w, answer);
}

/* Visits what is in scope of p->actor, first in one domain and then in the other. */
void
leaf_scope_query_search (LeafParse *p, guint32 first_place, guint32 next_place, LeafNounContext context,
                         LeafScopeQueryVisit visit_cb, gpointer data)
{
  Walk w = { p, visit_cb, data, !leaf_image_activity_is_empty (p->image, p->facts->concealed) };
  gboolean is_everything = p->scope_token != NULL || p->scope_is_everything;
  gboolean may_keep = is_everything || !w.may_conceal;

  if (first_place == 0)
    return;
  leaf_parse_keep_search (p, may_keep);
  if (is_everything)
    walk_everything (&w);
  else if (!leaf_image_activity_is_empty (p->image, p->facts->deciding_scope))
    walk_ruled (&w, first_place, next_place, context);
  else
    walk_plain (&w, first_place, next_place, context);
  leaf_parse_keep_searched (p, may_keep);
}

typedef struct {
  guint32 object;
  gboolean found;
} Test;

static void
test_visit (LeafParse *p, guint32 object, gpointer data)
{
  Test *test = data;

  p->out->work++;
  test->found |= object == test->object;
}

/* Visits the person's scope, without directions. Rules are consulted only with `need`. If one must be run first, sets
 * the sort of `need` to QUESTION; what was visited is then not valid. */
static void
search_under (const LeafParserView *view, guint32 person, guint32 ceiling, LeafParsed *need,
              LeafScopeQueryVisit visit_cb, gpointer data)
{
  g_autofree LeafParsed *parsed = need == NULL ? g_new0 (LeafParsed, 1) : NULL;
  g_autofree LeafParse *p = g_new0 (LeafParse, 1);
  Walk w = { p, visit_cb, data, FALSE };

  leaf_parse_begin (p, view, need != NULL ? need : parsed);
  p->actor = person;
  p->actors_location = ceiling;
  p->is_talking = TRUE; /* no directions */
  if (need != NULL)
    leaf_scope_query_search (p, p->actors_location, person, LEAF_NOUN_ANY, visit_cb, data);
  else
    walk_plain (&w, p->actors_location, person, LEAF_NOUN_ANY);
}

static gboolean
test_under (const LeafParserView *view, guint32 object, guint32 person, guint32 ceiling, LeafParsed *need)
{
  Test test = { object, FALSE };

  search_under (view, person, ceiling, need, test_visit, &test);
  return test.found;
}

gboolean
leaf_scope_query_test (const LeafParserView *view, guint32 object, guint32 person, LeafParsed *need)
{
  return test_under (view, object, person, leaf_scope_query_ceiling (view, person), need);
}

static void
list_visit (LeafParse *p, guint32 object, gpointer data)
{
  GArray *objects = data;

  p->out->work++;
  g_array_append_val (objects, object);
}

void
leaf_scope_query_list (const LeafParserView *view, guint32 person, LeafParsed *need, GArray *objects)
{
  search_under (view, person, leaf_scope_query_ceiling (view, person), need, list_visit, objects);
}

gboolean
leaf_scope_query_test_heard (const LeafParserView *view, guint32 object, guint32 person, LeafParsed *need)
{
  return test_under (view, object, person, ceiling_in_light (view, person), need);
}
