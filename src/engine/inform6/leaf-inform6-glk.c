/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-glk.c: lowers calls of Glk that need more than a native: what it supports, and streams. */
#include "leaf-inform6-routines.h"

/* Returns TRUE if the name is the gestalt selector for coloured letters, which this machine supports. */
static gboolean
is_coloured (const LeafBuild *build, const char *name)
{
  enum { COLOURS = 0x1100 };
  const LeafInform6DatumRow *datum = leaf_inform6_find_datum (build, name);

  return datum != NULL && datum->datum.value != NULL && datum->datum.value->sort == LEAF_INFORM6_NUMBER
         && datum->datum.value->number == COLOURS;
}

/* Lowers glk_gestalt, whose answer is known at compile time: characters of any script are supported. */
LeafNode *
leaf_inform6_lower_gestalt (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  enum { CHARACTER_INPUT = 1, LINE_INPUT = 2, CHARACTER_OUTPUT = 3, UNICODE = 15, EXACT_OUTPUT = 2 };
  const LeafInform6Node *asked = call->node->list[0];
  gint32 selector = 0;

  if (asked->sort != LEAF_INFORM6_NAME)
    return leaf_inform6_refuse_call (self, call);
  if (is_coloured (self->build, asked->text))
    return leaf_inform6_number_node (self, 1);
  if (!leaf_inform6_number (asked->text, &selector))
    return leaf_inform6_refuse_name (self, asked->text);
  if (selector == CHARACTER_OUTPUT)
    return leaf_inform6_number_node (self, EXACT_OUTPUT);
  return leaf_inform6_number_node (self, selector == CHARACTER_INPUT || selector == LINE_INPUT || selector == UNICODE);
}

/* Lowers "glk_stream_open_memory(place, length, mode, rock)". */
LeafNode *
leaf_inform6_lower_open_stream (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *values[] = { leaf_inform6_call_argument (self, call, 0), leaf_inform6_call_argument (self, call, 1),
                         leaf_inform6_number_node (self, call->routine->more[0]) };

  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_open_stream, LEAF_KIND (NUMBER), 3, values);
}

LeafNode *
leaf_inform6_lower_close_stream (LeafInform6Lowering *self, const LeafInform6Call *call)
{
  LeafNode *stream = leaf_inform6_call_argument (self, call, 0);

  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_close_stream, LEAF_KIND (NUMBER), 1, &stream);
}
