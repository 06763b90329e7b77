/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-actions.c: lowers statements.
 *
 * WHILE is the only loop of the typed tree. A "for" runs its step at the beginning of every iteration but the first, so
 * that "continue" does not skip it:
 *
 *   for (a: b: c) d      a; again = 0; while (true) { if (again) c; again = 1; if (~~b) break; d }
 *   do d until (b)       again = 0; while (true) { if (again && b) break; again = 1; d } */
#include "leaf-inform6-lowering.h"
#include "world/nouns/leaf-library-lookup.h"

#include <string.h>

static LeafNode *
block (LeafInform6Lowering *self, const GPtrArray *statements)
{
  return leaf_node_from_array (self->scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), self->w, statements);
}

static LeafNode *
plain (LeafInform6Lowering *self, LeafNodeOp op)
{
  return leaf_node_new (self->scope, op, LEAF_KIND (NONE), self->w);
}

static LeafNode *
run_native (LeafInform6Lowering *self, LeafNative native)
{
  return leaf_inform6_native_node (self, LEAF_KIND (NONE), native, 0, NULL);
}

static LeafNode *
assign (LeafInform6Lowering *self, LeafNode *place, LeafNode *value)
{
  return leaf_node_with (self->scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), self->w, place, value);
}

static LeafNode *
if_then (LeafInform6Lowering *self, LeafNode *condition, LeafNode *then, LeafNode *otherwise)
{
  LeafNode *node = plain (self, LEAF_NODE_IF);

  node->IF.condition = condition;
  node->IF.then = then;
  node->IF.otherwise = otherwise;
  return node;
}

/* Adds a slot for a temporary value. No name in the code refers to it. */
LeafNode *
leaf_inform6_new_slot (LeafInform6Lowering *self)
{
  /* joined phrases are in a text, whose kinds are checked */
  LeafKindId kind = self->segments != NULL ? LEAF_KIND (VALUE) : LEAF_KIND (NUMBER);
  guint32 slot = leaf_scope_add_text (self->scope, "", kind);

  return leaf_node_slot (self->scope, self->w, kind, slot);
}

static LeafNode *
is_set (LeafInform6Lowering *self, LeafNode *value)
{
  LeafNode *node = leaf_node_with (self->scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), self->w, value,
                                   leaf_inform6_number_node (self, 0));

  node->COMPARE.comparison = LEAF_COMPARE_NOT_EQUAL;
  return node;
}

/* --- assignments -------------------------------------------------------------------------------------------------- */

static LeafNode *
assign_property (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value)
{
  LeafPropertyId property;
  LeafNode *values[3];

  values[0] = leaf_inform6_lower_object (self, place->first);
  property = leaf_inform6_property_of (self, place->second);
  values[1] = leaf_node_constant (self->scope, self->w, LEAF_KIND (PROPERTY), (gint32) property.ix);
  values[2] = value;
  return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_set_property, 3, values);
}

/* Lowers "deadflag = 1", which ends the story: 1 means death, 2 victory, and a text is printed as the ending. 0 cancels
 * the end. */
static LeafNode *
assign_end (LeafInform6Lowering *self, LeafNode *value)
{
  static const char *const headline = "the closing-headline", *const words = "the closing-words";
  gboolean is_text = value->kind.ix == LEAF_KIND_TEXT;
  LeafInform6Node place = { .sort = LEAF_INFORM6_SOURCE, .text = headline };
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  LeafNode *kept = leaf_inform6_new_slot (self), *ends = is_text ? leaf_inform6_number_node (self, 1) : kept;

  g_ptr_array_add (all, assign (self, kept, value));
  g_ptr_array_add (all, leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_end, 1, &ends));
  g_ptr_array_add (all,
                   leaf_inform6_lower_assignment (self, &place, is_text ? leaf_inform6_number_node (self, 4) : kept));
  place.text = words;
  if (is_text)
    g_ptr_array_add (all, leaf_inform6_lower_assignment (self, &place, kept));
  return block (self, all);
}

/* Lowers an assignment to a library variable that is not a plain place. Returns NULL for other names. */
static LeafNode *
assign_library_name (LeafInform6Lowering *self, const char *name, LeafNode *value)
{
  LeafNode *values[2];
  gint32 question;

  if (g_ascii_strcasecmp (name, "deadflag") == 0)
    return assign_end (self, value);
  if (g_ascii_strcasecmp (name, "story_complete") == 0)
    return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_complete, 1, &value);
  if (g_ascii_strcasecmp (name, "prior_named_list") == 0)
    return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_named_so_many, 1, &value);
  if (!leaf_inform6_parser_question (name, &question))
    return NULL;
  values[0] = leaf_inform6_number_node (self, question);
  values[1] = value;
  return leaf_inform6_native_node (self, LEAF_KIND (NUMBER), LEAF_NATIVE_inform6_set_parser, 2, values);
}

static LeafNode *
assign_name (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value)
{
  const LeafInform6DatumRow *datum = leaf_inform6_find_datum (self->build, place->text);
  LeafNode *node = datum == NULL && !leaf_inform6_is_local (self, place->text)
                       ? assign_library_name (self, place->text, value)
                       : NULL;

  if (node != NULL)
    return node;

  if (datum != NULL && datum->datum.sort == LEAF_INFORM6_GLOBAL
      && leaf_wording_empty (leaf_inform6_translated (self->build, place->text))) {
    LeafNode *values[] = { leaf_inform6_number_node (self, (gint32) datum->cell), value };

    return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_set_cell, 2, values);
  }
  node = leaf_inform6_lower_value (self, place);
  if (node->op == LEAF_NODE_SLOT)
    return assign (self, node, value);
  if (node->op == LEAF_NODE_VARIABLE)
    return assign (self, node, leaf_inform6_as_kind (self, value, node->kind));
  return leaf_inform6_refuse_name (self, place->text);
}

static LeafNode *
assign_parameter (LeafInform6Lowering *self, const LeafPhrasePart *part, LeafNode *value)
{
  LeafNode *values[] = { leaf_node_slot (self->scope, self->w, part->kind, part->slot), value };

  if (leaf_kind (self->build, part->kind)->representation != LEAF_REPRESENTATION_BUILT
      && part->kind.ix != LEAF_KIND_VALUE)
    values[1] = leaf_inform6_as_kind (self, value, part->kind);
  if (part->sort == LEAF_PARAMETER_PLACE || part->sort == LEAF_PARAMETER_NEW_LOCAL)
    return leaf_inform6_native_node (self, part->kind, LEAF_NATIVE_inform6_set_place, 2, values);
  if (part->sort == LEAF_PARAMETER_VALUE)
    return assign (self, values[0], values[1]);
  return leaf_inform6_refuse_name (self, "=");
}

LeafNode *
leaf_inform6_lower_assignment (LeafInform6Lowering *self, const LeafInform6Node *place, LeafNode *value)
{
  const LeafPhrasePart *part;

  if (place->sort == LEAF_INFORM6_NAME)
    return assign_name (self, place, value);
  if (place->sort == LEAF_INFORM6_KEPT)
    return assign (self, leaf_inform6_lower_value (self, place), value);
  if (place->sort == LEAF_INFORM6_HOLE && (part = leaf_inform6_hole_part (self, place->text)) != NULL)
    return assign_parameter (self, part, value);
  if (place->sort == LEAF_INFORM6_SOURCE
      || (place->sort == LEAF_INFORM6_HOLE && g_str_has_prefix (place->text, "-my:"))) {
    LeafNode *node = leaf_inform6_lower_value (self, place);

    if (node->op == LEAF_NODE_SLOT)
      return assign (self, node, value);
    if (node->op == LEAF_NODE_VARIABLE)
      return assign (self, node, leaf_inform6_as_kind (self, value, node->kind));
  }
  if (place->sort == LEAF_INFORM6_BINARY && *place->text == '-')
    return leaf_inform6_lower_entry (self, place, value);
  if (place->sort == LEAF_INFORM6_BINARY && *place->text == '.')
    return assign_property (self, place, value);
  return leaf_inform6_refuse_name (self, "=");
}

/* Lowers "x++" as a statement. */
static LeafNode *
step_place (LeafInform6Lowering *self, const LeafInform6Node *step)
{
  LeafInform6Node before = *step;
  LeafNode *node;

  before.is_before = TRUE;
  node = leaf_inform6_lower_step (self, &before);
  if (node->op != LEAF_NODE_NATIVE || node->NATIVE.native != LEAF_NATIVE_inform6_assign)
    return node;
  return assign (self, node->NATIVE.args[0], node->NATIVE.args[1]);
}

static LeafNode *
lower_evaluate (LeafInform6Lowering *self, const LeafInform6Node *expression)
{
  if (expression->sort == LEAF_INFORM6_BINARY && strcmp (expression->text, "=") == 0)
    return leaf_inform6_lower_assignment (self, expression->first, leaf_inform6_lower_value (self, expression->second));
  if (expression->sort == LEAF_INFORM6_STEP)
    return step_place (self, expression);
  if (expression->sort == LEAF_INFORM6_CALL)
    return leaf_inform6_lower_call (self, expression, TRUE);
  if (expression->sort == LEAF_INFORM6_HOLE && self->segments != NULL && *expression->text == 'p')
    return leaf_inform6_lower_hole (self, expression->text); /* what a text prints here */
  /* an unused value is evaluated all the same */
  return assign (self, leaf_inform6_new_slot (self), leaf_inform6_lower_value (self, expression));
}

/* --- loops -------------------------------------------------------------------------------------------------------- */

static LeafNode *
loop (LeafInform6Lowering *self, const GPtrArray *body)
{
  return leaf_node_with (self->scope, LEAF_NODE_WHILE, LEAF_KIND (NONE), self->w,
                         is_set (self, leaf_inform6_number_node (self, 1)), block (self, body));
}

static LeafNode *
lower_body (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  guint switches = self->n_switches;
  LeafNode *body;

  self->n_loops++;
  self->n_switches = 0;
  body = leaf_inform6_lower_statement (self, node);
  self->n_loops--;
  self->n_switches = switches;
  return body;
}

/* A condition that the loop evaluates each time. */
static LeafNode *
lower_repeated (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *condition;

  self->n_loops++;
  condition = leaf_inform6_lower_condition (self, node);
  self->n_loops--;
  return condition;
}

static LeafNode *
lower_while (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  return leaf_node_with (self->scope, LEAF_NODE_WHILE, LEAF_KIND (NONE), self->w, lower_repeated (self, node->first),
                         lower_body (self, node->second));
}

static LeafNode *
lower_for (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  const LeafInform6Node *before = node->list[0], *condition = node->list[1], *after = node->list[2];
  g_autoptr (GPtrArray) all = g_ptr_array_new (), body = g_ptr_array_new ();
  LeafNode *again = leaf_inform6_new_slot (self);

  if (before != NULL)
    g_ptr_array_add (all, leaf_inform6_lower_statement (self, before));
  g_ptr_array_add (all, assign (self, again, leaf_inform6_number_node (self, 0)));
  if (after != NULL)
    g_ptr_array_add (body, if_then (self, is_set (self, again), lower_body (self, after), NULL));
  g_ptr_array_add (body, assign (self, again, leaf_inform6_number_node (self, 1)));
  if (condition != NULL)
    g_ptr_array_add (body, if_then (self, leaf_node_not (self->scope, lower_repeated (self, condition)),
                                    plain (self, LEAF_NODE_BREAK), NULL));
  g_ptr_array_add (body, lower_body (self, node->second));
  g_ptr_array_add (all, loop (self, body));
  return block (self, all);
}

static LeafNode *
lower_do (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new (), body = g_ptr_array_new ();
  LeafNode *again = leaf_inform6_new_slot (self);

  g_ptr_array_add (all, assign (self, again, leaf_inform6_number_node (self, 0)));
  if (node->first != NULL)
    g_ptr_array_add (body, if_then (self,
                                    leaf_node_with (self->scope, LEAF_NODE_AND, LEAF_KIND (TRUTH_STATE), self->w,
                                                    is_set (self, again), lower_repeated (self, node->first)),
                                    plain (self, LEAF_NODE_BREAK), NULL));
  g_ptr_array_add (body, assign (self, again, leaf_inform6_number_node (self, 1)));
  g_ptr_array_add (body, lower_body (self, node->second));
  g_ptr_array_add (all, loop (self, body));
  return block (self, all);
}

/* Lowers "objectloop (x in box) ...". The body may move any object in the box, so the next object is found before the
 * body runs. */
static LeafNode *
lower_contents (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  const LeafInform6Node *variable = node->first->first;
  g_autoptr (GPtrArray) all = g_ptr_array_new (), body = g_ptr_array_new ();
  LeafNode *next = leaf_inform6_new_slot (self), *here = leaf_inform6_lower_value (self, variable),
           *first[] = { leaf_inform6_lower_object (self, node->first->second) }, *object[] = { here };
  LeafNode *asked[] = { leaf_inform6_native_node (self, LEAF_KIND (OBJECT), LEAF_NATIVE_inform6_object, 1, object) };

  g_ptr_array_add (
      all, assign (self, next, leaf_inform6_native_node (self, LEAF_KIND (OBJECT), LEAF_NATIVE_first_held, 1, first)));
  g_ptr_array_add (
      body, if_then (self, leaf_node_not (self->scope, is_set (self, next)), plain (self, LEAF_NODE_BREAK), NULL));
  g_ptr_array_add (body, leaf_inform6_lower_assignment (self, variable, next));
  g_ptr_array_add (
      body, assign (self, next, leaf_inform6_native_node (self, LEAF_KIND (OBJECT), LEAF_NATIVE_next_held, 1, asked)));
  g_ptr_array_add (body, lower_body (self, node->second));
  g_ptr_array_add (all, loop (self, body));
  return block (self, all);
}

/* Lowers "objectloop (x ofclass K2_thing && ...)": visits all objects, and runs the body for those that meet the
 * condition. */
static LeafNode *
lower_all_objects (LeafInform6Lowering *self, const LeafInform6Node *node, const LeafInform6Node *variable)
{
  g_autoptr (GPtrArray) body = g_ptr_array_new ();
  LeafNode *each = leaf_inform6_new_slot (self), *loop_node = plain (self, LEAF_NODE_REPEAT_THROUGH), *then;
  LeafDescription *all = leaf_description_of_kind (self->scope, self->w, LEAF_KIND (OBJECT));

  g_ptr_array_add (body, leaf_inform6_lower_assignment (self, variable, each));
  then = lower_body (self, node->second);
  g_ptr_array_add (body,
                   node->first == variable ? then : if_then (self, lower_repeated (self, node->first), then, NULL));
  loop_node->REPEAT_THROUGH.body = block (self, body);
  loop_node->REPEAT_THROUGH.described = all;
  loop_node->REPEAT_THROUGH.slot = each->SLOT.slot;
  return loop_node;
}

static LeafNode *
lower_objectloop (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  const LeafInform6Node *variable = node->first;

  if (variable->sort == LEAF_INFORM6_BINARY && strcmp (variable->text, "in") == 0)
    return lower_contents (self, node);
  while (variable->sort == LEAF_INFORM6_BINARY)
    variable = variable->first;
  if (variable->sort != LEAF_INFORM6_NAME)
    return leaf_inform6_refuse_name (self, "objectloop");
  return lower_all_objects (self, node, variable);
}

/* --- switch ------------------------------------------------------------------------------------------------------- */

static LeafNode *
is_case (LeafInform6Lowering *self, LeafNode *value, const LeafInform6Node *wanted)
{
  gboolean is_range = wanted->sort == LEAF_INFORM6_BINARY && strcmp (wanted->text, "to") == 0;
  LeafNode *low = leaf_node_with (self->scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), self->w, value,
                                  leaf_inform6_lower_value (self, is_range ? wanted->first : wanted)),
           *high;

  low->COMPARE.comparison = is_range ? LEAF_COMPARE_AT_LEAST : LEAF_COMPARE_EQUAL;
  if (!is_range)
    return low;
  high = leaf_node_with (self->scope, LEAF_NODE_COMPARE, LEAF_KIND (TRUTH_STATE), self->w, value,
                         leaf_inform6_lower_value (self, wanted->second));
  high->COMPARE.comparison = LEAF_COMPARE_AT_MOST;
  return leaf_node_with (self->scope, LEAF_NODE_AND, LEAF_KIND (TRUTH_STATE), self->w, low, high);
}

/* Drops a "break" at the end of a case, which has no effect there. */
static const LeafInform6Node *
without_last_break (LeafInform6Lowering *self, const LeafInform6Node *body)
{
  LeafInform6Node *shorter;

  if (body->n == 0 || body->list[body->n - 1]->sort != LEAF_INFORM6_BREAK)
    return body;
  shorter = leaf_arena_copy (self->build->arena, body, sizeof *body);
  shorter->n--;
  return shorter;
}

/* Returns TRUE if the statement contains a "break" that leaves the enclosing switch. */
static gboolean
breaks (const LeafInform6Node *node)
{
  if (node == NULL || node->sort == LEAF_INFORM6_WHILE || node->sort == LEAF_INFORM6_DO
      || node->sort == LEAF_INFORM6_FOR || node->sort == LEAF_INFORM6_OBJECTLOOP || node->sort == LEAF_INFORM6_SWITCH)
    return FALSE;
  if (node->sort == LEAF_INFORM6_BREAK)
    return TRUE;
  for (guint32 i = 0; i < node->n; i++)
    if (node->sort == LEAF_INFORM6_BLOCK && breaks (node->list[i]))
      return TRUE;
  return breaks (node->second) || breaks (node->third);
}

static LeafNode *
lower_case (LeafInform6Lowering *self, LeafNode *value, const LeafInform6Node *one, LeafNode *otherwise)
{
  LeafNode *body = leaf_inform6_lower_statement (self, without_last_break (self, one->second));
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();

  for (guint32 v = 0; v < one->n; v++)
    g_ptr_array_add (wanted, is_case (self, value, one->list[v]));
  if (one->n == 0)
    return body;
  return if_then (self, leaf_node_from_array (self->scope, LEAF_NODE_OR, LEAF_KIND (TRUTH_STATE), self->w, wanted),
                  body, otherwise);
}

/* If a case breaks out of its middle, the switch becomes a loop with one iteration, so that "break" can leave that
 * loop. */
static LeafNode *
lower_switch (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new (), turn = g_ptr_array_new ();
  LeafNode *value = leaf_inform6_new_slot (self), *chain = NULL;
  gboolean is_loop = FALSE;

  for (guint32 i = 0; i < node->n; i++)
    is_loop |= breaks (without_last_break (self, node->list[i]->second));
  g_ptr_array_add (all, assign (self, value, leaf_inform6_lower_value (self, node->first)));
  self->n_switches += is_loop;
  for (guint32 i = node->n; i-- > 0;)
    chain = lower_case (self, value, node->list[i], chain);
  self->n_switches -= is_loop;
  if (chain != NULL)
    g_ptr_array_add (turn, chain);
  if (is_loop) {
    g_ptr_array_add (turn, plain (self, LEAF_NODE_BREAK));
    g_ptr_array_add (all, loop (self, turn));
  } else if (chain != NULL) {
    g_ptr_array_add (all, chain);
  }
  return block (self, all);
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

LeafNode *
leaf_inform6_say_value (LeafInform6Lowering *self, LeafNode *value)
{
  LeafNode *said = leaf_node_with (self->scope, LEAF_NODE_SAY_VALUE, LEAF_KIND (NONE), self->w, value);

  said->SAY_VALUE.is_apart = TRUE;
  return said;
}

static void
print_string (LeafInform6Lowering *self, const char *text, GPtrArray *out)
{
  g_autofree char *characters = leaf_inform6_unescaped (text);
  g_auto (GStrv) lines = g_strsplit (characters, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    if (**line != '\0') {
      LeafNode *literal = plain (self, LEAF_NODE_SAY_LITERAL);

      literal->SAY_LITERAL.text = leaf_arena_strdup (self->build->arena, *line);
      literal->SAY_LITERAL.is_apart = TRUE;
      g_ptr_array_add (out, literal);
    }
    if (line[1] != NULL)
      g_ptr_array_add (out, run_native (self, LEAF_NATIVE_say_line_break));
  }
}

/* Lowers "(the) x", "(char) c" or "(MyRoutine) x". */
static LeafNode *
print_by (LeafInform6Lowering *self, const LeafInform6Node *item)
{
  static const struct {
    const char *name;
    LeafKnown phrase;
  } phrases[] = { { "The", LEAF_KNOWN_print_cap_the }, { "a", LEAF_KNOWN_print_a } };
  LeafInform6RoutineRow *row = leaf_inform6_find_routine (self->build, item->text);
  LeafNode *value = leaf_inform6_lower_value (self, item->first);
  LeafNative native;

  if (row != NULL) {
    g_autoptr (GPtrArray) values = g_ptr_array_new ();
    const char *obstacle = NULL;
    LeafNode *call;

    g_ptr_array_add (values, value);
    call = leaf_inform6_call (self->scope, item->text, self->w, values, &obstacle);
    return call != NULL ? call : leaf_inform6_refuse_name (self, obstacle);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (phrases); i++)
    if (strcmp (item->text, phrases[i].name) == 0) {
      LeafNode *call = leaf_node_with (self->scope, LEAF_NODE_CALL, LEAF_KIND (NONE), self->w,
                                       leaf_inform6_as_kind (self, value, LEAF_KIND (OBJECT)));

      call->CALL.phrase.ix = leaf_phrases_known (self->build, leaf_known_name (phrases[i].phrase));
      return call;
    }
  if (g_ascii_strcasecmp (item->text, "char") == 0)
    return leaf_inform6_say_value (
        self, leaf_inform6_native_node (self, LEAF_KIND (UNICODE), LEAF_NATIVE_character_of_number, 1, &value));
  native = leaf_inform6_printed (item->text);
  if (native == LEAF_NATIVE_do_nothing)
    return leaf_inform6_say_value (self, value);
  if (native != LEAF_NATIVE_NONE)
    return leaf_node_native (self->scope, self->w, LEAF_KIND (NONE), native,
                             native == LEAF_NATIVE_say_the ? leaf_inform6_as_kind (self, value, LEAF_KIND (OBJECT))
                                                           : value);
  return leaf_inform6_refuse_name (self, item->text);
}

/* "return" in a phrase that does something returns from the rule or phrase that uses it. */
static LeafNode *
return_from_user (LeafInform6Lowering *self, LeafNode *result)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  g_ptr_array_add (all, leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_return, 1, &result));
  g_ptr_array_add (all, plain (self, LEAF_NODE_RETURN));
  return block (self, all);
}

static LeafNode *
lower_return (LeafInform6Lowering *self, const LeafInform6Node *value)
{
  const LeafPhraseRow *row = self->routine == NULL ? LEAF_PHRASE (self->build, self->phrase) : NULL;
  LeafNode *result = value != NULL ? leaf_inform6_lower_value (self, value) : leaf_inform6_number_node (self, 1);

  if (row != NULL && row->sort == LEAF_PHRASE_DECIDE_IF)
    result = leaf_inform6_as_kind (self, result, LEAF_KIND (TRUTH_STATE));
  else if (row != NULL && row->sort == LEAF_PHRASE_DECIDE)
    result
        = row->result_variable != 0 || leaf_kind (self->build, row->result)->representation == LEAF_REPRESENTATION_BUILT
              ? result
              : leaf_inform6_as_kind (self, result, row->result);
  else if (row != NULL)
    return return_from_user (self, result);
  return leaf_node_with (self->scope, LEAF_NODE_RETURN, LEAF_KIND (NONE), self->w, result);
}

static LeafNode *
lower_print (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  g_autoptr (GPtrArray) out = g_ptr_array_new ();

  for (guint32 i = 0; i < node->n; i++) {
    const LeafInform6Node *item = node->list[i];

    if (item->sort == LEAF_INFORM6_STRING)
      print_string (self, item->text, out);
    else if (item->sort == LEAF_INFORM6_PRINT_BY)
      g_ptr_array_add (out, print_by (self, item));
    else
      g_ptr_array_add (out,
                       leaf_inform6_say_value (self, leaf_inform6_as_kind (self, leaf_inform6_lower_value (self, item),
                                                                           LEAF_KIND (NUMBER))));
  }
  if (node->is_before) {
    g_ptr_array_add (out, run_native (self, LEAF_NATIVE_say_line_break));
    g_ptr_array_add (out, lower_return (self, NULL));
  }
  return block (self, out);
}

static LeafNode *
lower_box (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  LeafNode *text;

  for (guint32 i = 0; i < node->n; i++) {
    g_autofree char *line = leaf_inform6_unescaped (node->list[i]->text);

    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
  }
  text = leaf_node_constant (self->scope, self->w, LEAF_KIND (TEXT),
                             leaf_meaning_plain_text (self->build, lines->str).bits);
  return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_boxed_quotation, 1, &text);
}

static LeafNode *
lower_spaces (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *blank = plain (self, LEAF_NODE_SAY_LITERAL), *loop_node = plain (self, LEAF_NODE_REPEAT_COUNT);

  blank->SAY_LITERAL.text = " ";
  blank->SAY_LITERAL.is_apart = TRUE;
  loop_node->REPEAT_COUNT.from = leaf_inform6_number_node (self, 1);
  loop_node->REPEAT_COUNT.to = leaf_inform6_lower_value (self, node->first);
  loop_node->REPEAT_COUNT.body = blank;
  loop_node->REPEAT_COUNT.slot = leaf_inform6_new_slot (self)->SLOT.slot;
  return loop_node;
}

static LeafNode *
lower_style (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNative native = leaf_inform6_style (node->text);

  return native != LEAF_NATIVE_NONE ? run_native (self, native) : leaf_inform6_refuse_name (self, node->text);
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

static LeafNode *
lower_give (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  g_autoptr (GPtrArray) out = g_ptr_array_new ();

  for (guint32 i = 0; i < node->n; i++) {
    const LeafInform6Node *given = node->list[i];
    LeafNode *mark[] = { leaf_inform6_lower_object (self, node->first),
                         leaf_inform6_number_node (self, given->sort == LEAF_INFORM6_NAME) };
    LeafPropertyId property;
    LeafNode *values[3];

    if (given->first == NULL && leaf_inform6_is_mark (self, given->text)) {
      g_ptr_array_add (
          out, leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_mark, LEAF_KIND (NONE), G_N_ELEMENTS (mark), mark));
      continue;
    }
    property = given->first != NULL ? leaf_inform6_property_of (self, given->first)
                                    : leaf_inform6_attribute_of (self, given->text);
    values[0] = mark[0];
    values[1] = leaf_node_constant (self->scope, self->w, LEAF_KIND (PROPERTY), (gint32) property.ix);
    values[2] = mark[1];
    g_ptr_array_add (out, leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_inform6_give, 3, values));
  }
  return block (self, out);
}

static LeafNode *
lower_move (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  LeafNode *values[] = { leaf_inform6_lower_object (self, node->first), NULL };

  if (node->sort == LEAF_INFORM6_REMOVE)
    return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_remove_from_play, 1, values);
  values[1] = leaf_inform6_lower_object (self, node->second);
  return leaf_inform6_native_node (self, LEAF_KIND (NONE), LEAF_NATIVE_move_thing, 2, values);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static LeafNode *
lower_block (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  g_autoptr (GPtrArray) out = g_ptr_array_new ();

  for (guint32 i = 0; i < node->n; i++)
    g_ptr_array_add (out, leaf_inform6_lower_statement (self, node->list[i]));
  return block (self, out);
}

static LeafNode *
lower_one (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  switch (node->sort) {
  case LEAF_INFORM6_BLOCK: return lower_block (self, node);
  case LEAF_INFORM6_DO_NOTHING: return run_native (self, LEAF_NATIVE_do_nothing);
  case LEAF_INFORM6_EVALUATE: return lower_evaluate (self, node->first);
  case LEAF_INFORM6_IF:
    return if_then (self, leaf_inform6_lower_condition (self, node->first),
                    leaf_inform6_lower_statement (self, node->second),
                    node->third != NULL ? leaf_inform6_lower_statement (self, node->third) : NULL);
  case LEAF_INFORM6_WHILE: return lower_while (self, node);
  case LEAF_INFORM6_DO: return lower_do (self, node);
  case LEAF_INFORM6_FOR: return lower_for (self, node);
  case LEAF_INFORM6_OBJECTLOOP: return lower_objectloop (self, node);
  case LEAF_INFORM6_SWITCH: return lower_switch (self, node);
  case LEAF_INFORM6_RETURN: return lower_return (self, node->first);
  case LEAF_INFORM6_BREAK:
    return self->n_loops > 0 || self->n_switches > 0 ? plain (self, LEAF_NODE_BREAK)
                                                     : leaf_inform6_refuse_name (self, "break");
  case LEAF_INFORM6_CONTINUE:
    return self->n_loops > 0 && self->n_switches == 0 ? plain (self, LEAF_NODE_NEXT)
                                                      : leaf_inform6_refuse_name (self, "continue");
  case LEAF_INFORM6_PRINT: return lower_print (self, node);
  case LEAF_INFORM6_NEW_LINE: return run_native (self, LEAF_NATIVE_say_line_break);
  case LEAF_INFORM6_QUIT: return run_native (self, LEAF_NATIVE_stop_play);
  case LEAF_INFORM6_SPACES: return lower_spaces (self, node);
  case LEAF_INFORM6_STYLE: return lower_style (self, node);
  case LEAF_INFORM6_GIVE: return lower_give (self, node);
  case LEAF_INFORM6_MOVE:
  case LEAF_INFORM6_REMOVE: return lower_move (self, node);
  case LEAF_INFORM6_BOX: return lower_box (self, node);
  case LEAF_INFORM6_ASSEMBLY: return leaf_inform6_lower_assembly (self, node);
  case LEAF_INFORM6_UNKNOWN:
  case LEAF_INFORM6_CASE:
  case LEAF_INFORM6_PRINT_BY:
  case LEAF_INFORM6_EXPRESSIONS: break;
  }
  return leaf_inform6_refuse_name (self, node->text);
}

static gboolean
is_branch (LeafInform6NodeSort sort)
{
  return sort == LEAF_INFORM6_IF || sort == LEAF_INFORM6_WHILE || sort == LEAF_INFORM6_DO || sort == LEAF_INFORM6_FOR
         || sort == LEAF_INFORM6_OBJECTLOOP || sort == LEAF_INFORM6_SWITCH;
}

/* Refuses a branch or loop that leaves a different number of values on the stack: slots are assigned at compile time,
 * and the branch may not run. */
LeafNode *
leaf_inform6_lower_statement (LeafInform6Lowering *self, const LeafInform6Node *node)
{
  guint before = self->pushed_before, pushed = self->pushed != NULL ? self->pushed->len : 0;
  LeafNode *statement;

  if (!is_branch (node->sort))
    return lower_one (self, node);
  self->pushed_before = pushed;
  statement = lower_one (self, node);
  self->pushed_before = before;
  return self->pushed != NULL && self->pushed->len != pushed ? leaf_inform6_refuse_name (self, "@push") : statement;
}
