/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-trace-divergence.c: finds where two plays of the same commands diverge in a turn, and the rule that caused it.
 *
 * The two trees belong to two programs with different ids, so they are compared by words. Rules that did not apply are
 * skipped, since an edit adds and moves them without any effect. */
#include "leaf-play-private.h"

#include <string.h>

/* The words by which a node is compared with one of the other program; NULL if the node is not compared. Free with
 * g_free. */
static char *
dup_key (const LeafProgram *program, const LeafTraceNode *node)
{
  switch (node->sort) {
  case LEAF_TRACED_RULE:
    return node->applied && !node->is_passed
               ? g_strdup_printf ("%u %s", node->sort, leaf_program_rule_title (program, node->rule))
               : NULL;
  case LEAF_TRACED_ACTION:
  case LEAF_TRACED_ACTIVITY:
  case LEAF_TRACED_PHRASE:
  case LEAF_TRACED_TEXT:
  case LEAF_TRACED_FAULT: return g_strdup_printf ("%u %s", node->sort, node->text);
  case LEAF_TRACED_TURN:
  case LEAF_TRACED_COMMAND:
  case LEAF_TRACED_RULEBOOK:
  case LEAF_TRACED_NOTICE: break;
  }
  return NULL;
}

typedef struct {
  const LeafTraceNode *nodes;
  GPtrArray *keys;  /* of the nodes that are compared */
  GArray *at;       /* guint32: the nodes */
  GHashTable *seen; /* the keys, borrowed */
} Line;

static Line
line_of (const LeafTrace *trace)
{
  Line line = { .keys = g_ptr_array_new_with_free_func (g_free),
                .at = g_array_new (FALSE, FALSE, sizeof (guint32)),
                .seen = g_hash_table_new (g_str_hash, g_str_equal) };
  guint32 n;

  line.nodes = leaf_trace_nodes (trace, &n);
  for (guint32 i = 0; i < n; i++) {
    char *key = dup_key (leaf_trace_program (trace), &line.nodes[i]);

    if (key == NULL)
      continue;
    g_ptr_array_add (line.keys, key);
    g_array_append_val (line.at, i);
    g_hash_table_add (line.seen, key);
  }
  return line;
}

static void
clear_line (Line *line)
{
  g_hash_table_unref (line->seen);
  g_ptr_array_unref (line->keys);
  g_array_unref (line->at);
}

/* After the end it is the node of the turn itself. */
static guint32
node_of (const Line *line, guint at)
{
  return at < line->at->len ? g_array_index (line->at, guint32, at) : 0;
}

/* Is the node a rule that did not run in the other play? */
static gboolean
is_rule_of_one (const Line *line, guint at, const Line *other)
{
  return line->nodes[node_of (line, at)].sort == LEAF_TRACED_RULE
         && !g_hash_table_contains (other->seen, line->keys->pdata[at]);
}

/* If one rule ran only in one play, and another only in the other, one of them caused the divergence. Returns how
 * likely this one is the cause. */
static guint
weight (const LeafTrace *trace, guint32 rule, const LeafTrace *other)
{
  LeafProgram *program = leaf_trace_program (trace);

  if (leaf_program_rule (program, rule).is_library)
    return 0;
  return leaf_program_find_rule (leaf_trace_program (other), leaf_program_rule_title (program, rule)) == 0 ? 2 : 1;
}

/* The index of the innermost rule that was running in both plays when they diverged, in the path, which is the same in
 * both; -1 if there is none. */
static int
rule_around (const Line *line, guint at)
{
  guint32 node = line->nodes[node_of (line, at)].parent;

  while (node != 0 && !(line->nodes[node].sort == LEAF_TRACED_RULE && line->nodes[node].applied))
    node = line->nodes[node].parent;
  for (guint i = at; i > 0 && node != 0; i--)
    if (node_of (line, i - 1) == node)
      return (int) i - 1;
  return -1;
}

/* A response is printed by the library for the rule that owns it; 0 if it is not a response. */
static guint32
rule_of_response (const LeafTrace *trace, const Line *line, guint at)
{
  const LeafTraceNode *node = &line->nodes[node_of (line, at)];
  LeafResponseInfo response;
  guint32 rule = 0;

  if (node->sort != LEAF_TRACED_TEXT
      || !leaf_program_response_at (leaf_trace_program (trace), node->place.source, node->place.start, &rule,
                                    &response))
    return 0;
  return rule;
}

LeafDivergence
leaf_trace_find_divergence (const LeafTrace *before, const LeafTrace *now)
{
  LeafDivergence divergence = { 0 };
  Line one, other;
  guint at = 0;

  g_return_val_if_fail (before != NULL && now != NULL, divergence);
  one = line_of (before);
  other = line_of (now);
  while (at < one.keys->len && at < other.keys->len && strcmp (one.keys->pdata[at], other.keys->pdata[at]) == 0)
    at++;
  if (at < one.keys->len || at < other.keys->len) {
    gboolean began = is_rule_of_one (&other, at, &one), ended = is_rule_of_one (&one, at, &other);

    divergence = (LeafDivergence) { LEAF_DIVERGENCE_OTHERWISE, 0, node_of (&one, at), node_of (&other, at) };
    if (began && ended)
      began = weight (now, other.nodes[divergence.now].rule, before)
              >= weight (before, one.nodes[divergence.before].rule, now);
    if (began) {
      divergence.sort = LEAF_DIVERGENCE_BEGAN;
      divergence.rule = other.nodes[divergence.now].rule;
    } else if (ended) {
      divergence.sort = LEAF_DIVERGENCE_ENDED;
      divergence.rule = one.nodes[divergence.before].rule;
    } else {
      int around = MAX (rule_around (&one, at), rule_around (&other, at));

      divergence.rule = rule_of_response (now, &other, at);
      if (divergence.rule == 0)
        divergence.rule = around >= 0 ? other.nodes[node_of (&other, (guint) around)].rule : 0;
    }
  }
  clear_line (&one);
  clear_line (&other);
  return divergence;
}
