/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-listing.c: lowers calls of the list writer, which become phrases of the library, and of routines that
 * print a response.
 *
 * The bits of a style are the list manners of data/library/printing.i7x, in their order. */
#include "leaf-inform6-routines.h"
#include "world/nouns/leaf-library-lookup.h"

#include <string.h>

enum { WORD_BYTES = 4 };
/* Beside the bits of a style: the objects keep their order, even if one thing holds them all. */
enum { AS_GIVEN = 1 << 16 };

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

/* Calls a phrase of the library that has two parameters, or one if `first` is NULL. */
static LeafNode *
call_phrase (LeafInform6Lowering *self, LeafKnown phrase, LeafNode *first, LeafNode *style)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  LeafNode *call;

  if (first != NULL)
    g_ptr_array_add (values, first);
  g_ptr_array_add (values, leaf_inform6_as_kind (self, style, LEAF_KIND (NUMBER)));
  call = leaf_node_from_array (self->scope, LEAF_NODE_CALL, LEAF_KIND (NONE), self->w, values);
  call->CALL.phrase.ix = leaf_phrases_known (self->build, leaf_known_name (phrase));
  return call;
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

/* The objects that MarkedObjectArray holds, as a list. */
static LeafNode *
marked_objects (LeafInform6Lowering *self)
{
  static const LeafInform6Node array = { .sort = LEAF_INFORM6_NAME, .text = "MarkedObjectArray" },
                               length = { .sort = LEAF_INFORM6_NAME, .text = "MarkedObjectLength" };
  LeafKindId kind = leaf_kind_built (self->build, LEAF_KIND (LIST), LEAF_KIND (OBJECT), LEAF_KIND (NONE));
  LeafNode *values[3];

  values[0] = leaf_inform6_lower_value (self, &array);
  values[1] = leaf_inform6_lower_value (self, &length);
  values[2] = leaf_inform6_number_node (self, (gint32) kind.ix);
  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_objects, kind, 3, values);
}

/* A style, with the bit that keeps the order of objects. */
static LeafNode *
as_given (LeafInform6Lowering *self, LeafNode *style)
{
  LeafNode *sum
      = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w,
                        leaf_inform6_as_kind (self, style, number_kind), leaf_inform6_number_node (self, AS_GIVEN));

  sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
  return sum;
}

/* Lowers "WriteListFrom(first, style, depth, no activity, iterator)". Without an iterator it lists what the holder of
 * the first object holds. */
LeafNode *
leaf_inform6_lower_write_list (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  const LeafInform6Node *iterator = call->node->n > 4 ? call->node->list[4] : NULL;
  LeafNode *holder;

  if (iterator != NULL && leaf_inform6_is_named (iterator, "MarkedListIterator"))
    return call_phrase (self, LEAF_KNOWN_list_objects, marked_objects (self),
                        as_given (self, leaf_inform6_call_argument (self, call, 1)));
  if (iterator != NULL && iterator->sort != LEAF_INFORM6_NUMBER
      && !leaf_inform6_is_named (iterator, "ObjectTreeIterator"))
    return leaf_inform6_refuse_call (self, call);
  holder = leaf_inform6_lower_object (self, call->node->list[0]);
  holder = leaf_inform6_native_node (self, LEAF_KIND (OBJECT), LEAF_NATIVE_parent_of, 1, &holder);
  return call_phrase (self, LEAF_KNOWN_list_contents, holder, leaf_inform6_call_argument (self, call, 1));
}

/* Lowers "WriteListOfMarkedObjects(style)", which lists what has workflag2. Without memory, objects are marked by the
 * library's own property. */
LeafNode *
leaf_inform6_lower_write_marked (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafKindId kind = leaf_kind_built (self->build, LEAF_KIND (LIST), LEAF_KIND (OBJECT), LEAF_KIND (NONE));
  LeafNode *number = leaf_inform6_number_node (self, (gint32) kind.ix), *marked;
  guint32 first, n;

  if (!leaf_inform6_memory (self->build, &first, &n))
    return call_phrase (self, LEAF_KNOWN_list_marked, NULL, leaf_inform6_call_argument (self, call, 0));
  marked = leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_marked, kind, 1, &number);
  return call_phrase (self, LEAF_KNOWN_list_objects, marked, leaf_inform6_call_argument (self, call, 0));
}

gboolean
leaf_inform6_is_mark (const LeafInform6Lowering *self, const char *attribute)
{
  guint32 first, n;

  return attribute != NULL && g_ascii_strcasecmp (attribute, "workflag2") == 0
         && leaf_inform6_memory (self->build, &first, &n);
}

LeafNode *
leaf_inform6_list_key (LeafInform6Lowering *self, gboolean is_articled)
{
  LeafNode *key = call_phrase (self, LEAF_KNOWN_list_key, NULL, leaf_inform6_number_node (self, is_articled));

  key->kind = LEAF_KIND (TEXT);
  return key;
}

/* Lowers "ImplicitTake(x)", which tries to take the object before an action that needs it. */
LeafNode *
leaf_inform6_lower_take_first (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *object = leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, 0), LEAF_KIND (OBJECT)),
           *node = leaf_node_with (self->scope, LEAF_NODE_CALL, LEAF_KIND (NONE), self->w, object);

  node->CALL.phrase.ix = leaf_phrases_known (self->build, leaf_known_name (LEAF_KNOWN_take_first));
  return node;
}

/* Lowers "TestConcealment(a, b)": does a conceal b? */
LeafNode *
leaf_inform6_lower_test_concealment (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *holder = leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, 0), LEAF_KIND (OBJECT)),
           *node = leaf_node_with (
               self->scope, LEAF_NODE_CALL, number_kind, self->w, holder,
               leaf_inform6_as_kind (self, leaf_inform6_call_argument (self, call, 1), LEAF_KIND (OBJECT)));

  node->CALL.phrase.ix = leaf_phrases_known (self->build, leaf_known_name (LEAF_KNOWN_conceals));
  return node;
}

/* Lowers "RequisitionStack(n)", which gives the address of n words. */
LeafNode *
leaf_inform6_lower_take_words (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *size
      = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w,
                        leaf_inform6_call_argument (self, call, 0), leaf_inform6_number_node (self, WORD_BYTES));

  size->ARITHMETIC.operation = LEAF_ARITHMETIC_TIMES;
  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_allocate, number_kind, 1, &size);
}

LeafNode *
leaf_inform6_lower_free_words (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *address = leaf_inform6_call_argument (self, call, 0);

  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_free, LEAF_KIND (NONE), 1, &address);
}

/* --- responses ---------------------------------------------------------------------------------------------------- */

LeafNode *
leaf_inform6_call_response (LeafInform6Lowering *self, const LeafInform6Node *call)
{
  g_autofree char *lower = g_ascii_strdown (call->first->text, -1), *words = NULL;
  LeafWording w;
  LeafNode *response;

  if (!g_str_has_suffix (lower, "_rm") || call->n == 0 || call->list[0]->sort != LEAF_INFORM6_NUMBER
      || !g_ascii_isupper ((char) call->list[0]->number))
    return NULL;
  words = g_strdup_printf ("the %.*s rule response (%c)", (int) (strlen (lower) - strlen ("_rm")), lower,
                           (char) call->list[0]->number);
  w = leaf_words_read_apart (self->build, "Inform 6", g_strdelimit (words, "_", ' '));
  response = leaf_meaning_value (self->scope, w, LEAF_KIND (RESPONSE));
  return response != NULL ? leaf_inform6_say_value (self, response) : NULL;
}
