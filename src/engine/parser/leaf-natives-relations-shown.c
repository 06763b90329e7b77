/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-relations-shown.c: what a relation holds, line by line: "show relation R", and the command RELATIONS.
 *
 * The heading is the sentence that made the relation.  Each visit finds the next pair and has one of its names said.
 */

#include "leaf-parse-driver.h"

#include <string.h>

enum { CELL_LEFT = 0, CELL_RIGHT, CELL_STEP };
enum { STEP_FIND = 0, STEP_ARROW, STEP_LINE };

static const LeafRelation *
relation_row (const LeafMachine *m, guint32 relation)
{
  return LEAF_ROW (&m->build->world->relations, LeafRelation, relation);
}

static guint32
side_kind (LeafKindId kind)
{
  return LEAF_IS (kind) ? kind.ix : LEAF_KIND_OBJECT;
}

/* The next pair that is related; FALSE after the last.  Of a symmetric relation each pair comes once. */
static gboolean
next_pair (LeafMachine *m, guint32 relation, LeafValue *left, LeafValue *right)
{
  const LeafRelation *row = relation_row (m, relation);
  guint32 left_kind = side_kind (row->left), right_kind = side_kind (row->right);

  if (left->kind == 0 && !leaf_next_of_kind (m, left_kind, left))
    return FALSE;
  for (;;) {
    while (leaf_next_of_kind (m, right_kind, right)) {
      if (row->is_symmetric && right->bits >= left->bits)
        break;
      if (leaf_relation_test (m, relation, *left, *right))
        return TRUE;
    }
    *right = (LeafValue) { 0, 0 };
    if (!leaf_next_of_kind (m, left_kind, left))
      return FALSE;
  }
}

static void
print_heading (LeafMachine *m, const LeafRelation *row)
{
  g_autofree char *sentence = NULL, *cut = NULL;

  if (!LEAF_IS (row->sentence))
    return;
  sentence = leaf_wording_dup (m->build,
                               LEAF_ROW (&m->build->sentences->sentences, LeafSentence, row->sentence.ix)->wording);
  cut = strstr (sentence, " when ") != NULL ? g_strndup (sentence, (gsize) (strstr (sentence, " when ") - sentence))
                                            : g_strdup (sentence);
  leaf_print (m, cut);
  leaf_print (m, ":");
  leaf_print_line (m);
}

static void
say_side (LeafMachine *m, LeafValue value, const char *phrase_word)
{
  guint32 phrase = leaf_parser_phrase (m->build, phrase_word);

  if (value.kind == LEAF_KIND_OBJECT && phrase != 0)
    leaf_call_phrase (m, phrase, 1, &value);
  else
    leaf_call_say (m, value);
}

static gboolean
is_shown (const LeafRelation *row)
{
  return row->sort == LEAF_RELATION_PROPERTY || row->sort == LEAF_RELATION_PAIRS || row->sort == LEAF_RELATION_GROUPS;
}

LeafNativeStatus
leaf_native_relation_show (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  guint32 relation = (guint32) args[0].bits, own = m->n_frames - 1;
  LeafValue left, right;
  gint32 step;

  if (relation == 0 || relation >= m->build->world->relations.n || !is_shown (relation_row (m, relation)))
    return LEAF_NATIVE_DONE;
  leaf_native_cell (m, CELL_STEP);
  for (;;) {
    left = *leaf_native_cell (m, CELL_LEFT);
    right = *leaf_native_cell (m, CELL_RIGHT);
    step = leaf_native_cell (m, CELL_STEP)->bits;
    if (step == STEP_LINE) {
      leaf_print_line (m);
      *leaf_native_cell (m, CELL_STEP) = LEAF_VALUE (NUMBER, STEP_FIND);
      continue;
    }
    if (step == STEP_ARROW) {
      leaf_print (m, relation_row (m, relation)->is_symmetric ? "  <=>  " : "  >=>  ");
      *leaf_native_cell (m, CELL_STEP) = LEAF_VALUE (NUMBER, STEP_LINE);
      m->frames[own].at = 1;
      say_side (m, right, relation_row (m, relation)->sort == LEAF_RELATION_PROPERTY ? "" : "parser-print-the");
      return LEAF_NATIVE_CALLED;
    }
    if (!next_pair (m, relation, &left, &right))
      return LEAF_NATIVE_DONE;
    if (leaf_native_phase (m) == 0)
      print_heading (m, relation_row (m, relation));
    *leaf_native_cell (m, CELL_LEFT) = left;
    *leaf_native_cell (m, CELL_RIGHT) = right;
    *leaf_native_cell (m, CELL_STEP) = LEAF_VALUE (NUMBER, STEP_ARROW);
    m->frames[own].at = 1;
    leaf_print (m, "  ");
    say_side (m, left, "parser-print-cap-the");
    return LEAF_NATIVE_CALLED;
  }
}

/* The next of the story's relations at or after `from`; 0. */
guint32
leaf_testing_next_relation (const LeafMachine *m, guint32 from)
{
  for (guint32 i = MAX (from, 1); i < m->build->world->relations.n; i++)
    if (is_shown (relation_row (m, i)) && relation_row (m, i)->sentence.ix >= m->build->story_sentence)
      return i;
  return 0;
}
