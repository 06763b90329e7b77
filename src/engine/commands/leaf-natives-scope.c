/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-scope.c: lets rules change and query scope.
 *
 * In a story without rules about scope or concealment, what a person can refer to is found from the tree alone.
 * Otherwise the parser's own search is used, which runs such rules. They may query scope themselves, so searches can be
 * nested, and each has its own log. */

#include "leaf-parse-driver.h"
#include "play/vm/leaf-world-model.h"
#include "leaf-frames.h"
#include "leaf-values.h"

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

enum { PLACED_A_UNIT = 16 };

/* An object that was already placed in the same way is not added, because it is visited only once. */
static void
place (LeafMachine *m, guint32 object, guint32 how)
{
  GArray *all = m->parser->placed;
  LeafPlaced placed = { object, how };
  guint i;

  for (i = 0; i < all->len; i++) {
    const LeafPlaced *before = &g_array_index (all, LeafPlaced, i);

    if (before->object == object && before->how == how)
      break;
  }
  leaf_charge (m, i / PLACED_A_UNIT);
  if (object != 0 && i == all->len)
    g_array_append_val (all, placed);
}

NATIVE (place_in_scope)
{
  place (m, (guint32) args[0].bits, args[1].bits & 1 ? LEAF_PLACED_ALONE : LEAF_PLACED_WHOLE);
  return LEAF_NATIVE_DONE;
}

NATIVE (place_contents_in_scope)
{
  place (m, (guint32) args[0].bits, LEAF_PLACED_CONTENTS);
  return LEAF_NATIVE_DONE;
}

static gboolean
in_plain_scope (LeafMachine *m, guint32 person, guint32 object, gboolean in_the_dark)
{
  LeafParserView view = leaf_parser_view (m);
  gboolean is_dark = !in_the_dark && person == leaf_player (m) && leaf_scope_query_in_darkness (&view);

  return leaf_world_in_scope (m, person, object, is_dark);
}

/* With a test, searches for an object that passes it; without one, collects what is in the scope of `a`. */
typedef struct {
  LeafParserTest test;
  guint32 a, b;
  gboolean found;
  GArray *objects; /* guint32 */
} Search;

static void
search (LeafMachine *m, Search *self, LeafParsed *need)
{
  if (self->test != NULL) {
    self->found = self->test (m, self->a, self->b, need);
  } else {
    LeafParserView view = leaf_parser_view (m);

    g_array_set_size (self->objects, 0);
    leaf_scope_query_list (&view, self->a, need, self->objects);
  }
}

/* Searches until no more rules have to be run. */
static LeafNativeStatus
search_with_rules (LeafMachine *m, Search *self)
{
  enum { BEGIN = 0, LOOKING, ASKING };

  if (leaf_native_phase (m) == BEGIN)
    leaf_parser_set_aside (m->parser);
  else if (leaf_native_phase (m) == ASKING && leaf_parser_ask_rules (m) != LEAF_READ_DONE)
    return LEAF_NATIVE_CALLED;
  for (;;) {
    g_autofree LeafParsed *need = g_new0 (LeafParsed, 1);

    leaf_native_set_phase (m, LOOKING);
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    search (m, self, need);
    leaf_charge (m, (gsize) need->work * LEAF_UNITS_A_STEP);
    if (need->sort != LEAF_PARSED_QUESTION)
      break;
    m->parser->parsed.question = need->question;
    m->parser->question_phase = 0;
    leaf_native_set_phase (m, ASKING);
    if (leaf_parser_ask_rules (m) != LEAF_READ_DONE)
      return LEAF_NATIVE_CALLED;
  }
  leaf_parser_take_up (m->parser);
  return LEAF_NATIVE_DONE;
}

LeafNativeStatus
leaf_parser_find_out (LeafMachine *m, LeafParserTest test, guint32 a, guint32 b, LeafValue *result)
{
  Search self = { .test = test, .a = a, .b = b };
  LeafNativeStatus status = search_with_rules (m, &self);

  *result = LEAF_VALUE (TRUTH_STATE, self.found);
  return status;
}

static gboolean
takes_in (LeafMachine *m, guint32 object, guint32 person, LeafParsed *need)
{
  LeafParserView view = leaf_parser_view (m);

  return leaf_scope_query_test (&view, object, person, need);
}

static gboolean
takes_in_by_ear (LeafMachine *m, guint32 object, guint32 person, LeafParsed *need)
{
  LeafParserView view = leaf_parser_view (m);

  return leaf_scope_query_test_heard (&view, object, person, need);
}

NATIVE (takes_in)
{
  guint32 person = (guint32) args[0].bits, object = (guint32) args[1].bits;

  if (leaf_scope_query_has_rules (m->image))
    return leaf_parser_find_out (m, takes_in, object, person, result);
  *result = LEAF_VALUE (TRUTH_STATE, in_plain_scope (m, person, object, FALSE));
  return LEAF_NATIVE_DONE;
}

NATIVE (takes_in_by_ear)
{
  guint32 person = (guint32) args[0].bits, object = (guint32) args[1].bits;

  if (leaf_scope_query_has_rules (m->image))
    return leaf_parser_find_out (m, takes_in_by_ear, object, person, result);
  *result = LEAF_VALUE (TRUTH_STATE, in_plain_scope (m, person, object, TRUE));
  return LEAF_NATIVE_DONE;
}

/* A loop over scope uses the result of one search, so changes that its body makes to the objects have no effect on
 * it. */
NATIVE (scope_of)
{
  g_autoptr (GArray) objects = g_array_new (FALSE, FALSE, sizeof (guint32));
  Search self = { .a = (guint32) args[0].bits, .objects = objects };
  LeafNativeStatus status = search_with_rules (m, &self);

  if (status == LEAF_NATIVE_DONE) {
    *result = leaf_list_new (m, LEAF_KIND_OBJECT, objects->len);
    for (guint32 i = 0; i < objects->len; i++)
      leaf_block_set (&m->heap, (guint32) result->bits, i, leaf_object (g_array_index (objects, guint32, i)));
  }
  return status;
}
