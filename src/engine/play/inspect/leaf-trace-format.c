/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-trace-format.c: decides which nodes of a turn are shown, and which are expanded at first.
 *
 * Nodes are visited from the last to the first, so that each passes a property of its contents on to its parent. */

#include "leaf.h"

enum { OWN_WITHIN = 1 << 7 }; /* it contains a rule of the story */

/* Is it something that the author wrote, or a fault? */
static gboolean
is_own (const LeafTraceNode *node)
{
  switch (node->sort) {
  case LEAF_TRACED_RULE:
  case LEAF_TRACED_RULEBOOK:
  case LEAF_TRACED_PHRASE: return !node->is_library;
  case LEAF_TRACED_FAULT:
  case LEAF_TRACED_NOTICE: return TRUE;
  case LEAF_TRACED_TURN:
  case LEAF_TRACED_COMMAND:
  case LEAF_TRACED_ACTION:
  case LEAF_TRACED_ACTIVITY:
  case LEAF_TRACED_TEXT: break;
  }
  return FALSE;
}

static gboolean
is_blank (const char *text)
{
  for (; *text != '\0'; text++)
    if (!g_ascii_isspace (*text))
      return FALSE;
  return TRUE;
}

static gboolean
is_wanted (const LeafTraceNode *node, guint8 marks, gboolean with_library)
{
  if (node->sort == LEAF_TRACED_TEXT)
    return !is_blank (node->text);
  if (with_library || is_own (node) || node->sort == LEAF_TRACED_COMMAND || node->sort == LEAF_TRACED_ACTION)
    return TRUE;
  return (marks & LEAF_SHOWN_WITHIN) && !node->is_hidden; /* the library's, with something shown below it */
}

/* Expands the path to each rule of the story. */
static gboolean
is_unfolded (const LeafTraceNode *node, guint8 marks)
{
  if (node->sort == LEAF_TRACED_PHRASE)
    return FALSE;
  return (marks & OWN_WITHIN) || (is_own (node) && node->applied) || node->sort == LEAF_TRACED_ACTION;
}

guint8 *
leaf_trace_shown (const LeafTrace *trace, gboolean with_library)
{
  g_return_val_if_fail (trace != NULL, NULL);
  guint32 n = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
  guint8 *marks = g_new0 (guint8, MAX (n, 1));

  for (guint32 i = n; i-- > 1;) {
    guint8 *in = &marks[nodes[i].parent];

    if (is_wanted (&nodes[i], marks[i], with_library))
      marks[i] |= LEAF_SHOWN;
    if (is_unfolded (&nodes[i], marks[i]))
      marks[i] |= LEAF_SHOWN_UNFOLDED;
    if (marks[i] & (LEAF_SHOWN | LEAF_SHOWN_WITHIN))
      *in |= LEAF_SHOWN_WITHIN;
    if ((is_own (&nodes[i]) && nodes[i].sort != LEAF_TRACED_PHRASE) || (marks[i] & OWN_WITHIN))
      *in |= OWN_WITHIN;
  }
  return marks;
}
