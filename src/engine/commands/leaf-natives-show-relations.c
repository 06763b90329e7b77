/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-show-relations.c: prints the pairs of a relation line by line, for "show relation R" and the command
 * RELATIONS.
 *
 *   pairs of values that can be enumerated      the sentence that made the relation, then one pair per line
 *   groups                                      the sentence, one group per line, then how many are in none
 *   pairs of texts, numbers, lists              the name of the relation, then the stored pairs
 *
 * Each visit finds the next item and pushes a frame that prints one of its names.
 */

#include "leaf-parse-driver.h"
#include "leaf-frames.h"
#include "leaf-print.h"
#include "leaf-relations.h"
#include "leaf-say.h"
#include "leaf-values.h"

#include <string.h>

enum { CELL_LEFT = 0, CELL_RIGHT, CELL_STEP, CELL_AT };
enum { STEP_FIND = 0, STEP_ARROW, STEP_LINE, STEP_MEMBER, STEP_ALONE };

static guint32
side_kind (LeafKindId kind)
{
  return LEAF_IS (kind) ? kind.ix : LEAF_KIND_OBJECT;
}

static gboolean
has_end (const LeafMachine *m, guint32 kind)
{
  return m->facts->kind_is_object[kind] || m->facts->enumerated[kind] != NULL;
}

/* Can the values of one side not be enumerated? Then the stored pairs are visited. */
static gboolean
is_endless (const LeafMachine *m, const LeafImageRelation *row)
{
  return row->sort == LEAF_RELATION_PAIRS
         && (!has_end (m, side_kind (row->left)) || !has_end (m, side_kind (row->right)));
}

/* A symmetric relation shows each pair once: with the later of the two first, or, if each has at most one partner,
 * last. */
static gboolean
is_second_way (const LeafMachine *m, const LeafImageRelation *row, LeafValue left, LeafValue right)
{
  int order = row->is_symmetric ? leaf_value_compare (m, left, right) : 0;

  return row->left_unique && row->right_unique ? order > 0 : order < 0;
}

typedef enum { PAIR_NONE, PAIR_FOUND, PAIR_SPENT } NextPair;

/* The next related pair. */
static NextPair
next_pair (LeafMachine *m, guint32 relation, LeafValue *left, LeafValue *right)
{
  enum { UNITS_A_TEST = 4 };
  const LeafImageRelation *row = leaf_relation_row (m, relation);
  guint32 left_kind = side_kind (row->left), right_kind = side_kind (row->right);

  if (left->kind == 0 && !leaf_next_of_kind (m, left_kind, left))
    return PAIR_NONE;
  for (;;) {
    while (leaf_next_of_kind (m, right_kind, right)) {
      if (!is_second_way (m, row, *left, *right) && leaf_relation_test (m, relation, *left, *right))
        return PAIR_FOUND;
      leaf_charge (m, UNITS_A_TEST);
      if (leaf_is_spent (m))
        return PAIR_SPENT;
    }
    *right = LEAF_NO_VALUE;
    if (!leaf_next_of_kind (m, left_kind, left))
      return PAIR_NONE;
  }
}

/* Stored pairs are in the order of values. */
static NextPair
next_kept_pair (LeafMachine *m, guint32 relation, LeafValue *left, LeafValue *right)
{
  gint32 *at = &leaf_native_cell (m, CELL_AT)->bits;
  guint32 n;
  const LeafValue *pairs = leaf_block_values (&m->heap, m->relations[relation], &n);

  for (; (guint32) *at + 1 < n; *at += 2) {
    leaf_charge (m, 1);
    if (!is_second_way (m, leaf_relation_row (m, relation), pairs[*at], pairs[*at + 1])) {
      *left = pairs[*at];
      *right = pairs[*at + 1];
      *at += 2;
      return PAIR_FOUND;
    }
  }
  return PAIR_NONE;
}

static void
print_heading (LeafMachine *m, const LeafImageRelation *row)
{
  g_autofree char *sentence = NULL, *cut = NULL;

  if (row->said_in.end == 0)
    return;
  sentence = is_endless (m, row) ? g_strdup (row->name) : leaf_image_words (m->image, row->said_in);
  cut = strstr (sentence, " when ") != NULL ? g_strndup (sentence, (gsize) (strstr (sentence, " when ") - sentence))
                                            : g_strdup (sentence);
  leaf_print (m, cut);
  leaf_print (m, ":");
  leaf_print_line (m);
}

static void
say_side (LeafMachine *m, LeafValue value, guint32 phrase)
{
  if (m->facts->kind_is_object[value.kind]) /* a name printed by rules ends a paragraph */
    m->paragraph.pending = TRUE;
  if (value.kind == LEAF_KIND_OBJECT && phrase != 0)
    leaf_call_phrase (m, phrase, 1, &value);
  else
    leaf_call_say (m, value);
}

static gboolean
is_shown (const LeafImageRelation *row)
{
  return row->said_in.end > row->said_in.first /* and is not made by a phrase */
         && (row->sort == LEAF_RELATION_PROPERTY || row->sort == LEAF_RELATION_PAIRS
             || row->sort == LEAF_RELATION_GROUPS);
}

static void
go_to_step (LeafMachine *m, gint32 step)
{
  *leaf_native_cell (m, CELL_STEP) = LEAF_VALUE (NUMBER, step);
}

static const char *
arrow (const LeafMachine *m, const LeafImageRelation *row)
{
  if (is_endless (m, row))
    return row->is_symmetric ? " <=> " : " >=> ";
  if (!row->is_symmetric)
    return "  >=>  ";
  return row->left_unique && row->right_unique ? "  ==  " : "  <=>  ";
}

/* --- groups ------------------------------------------------------------------------------------------------------- */

/* Is `value` the first of its group, and are there others in it? */
static gboolean
leads (LeafMachine *m, guint32 relation, LeafValue value, gboolean *has_others)
{
  LeafValue first = LEAF_NO_VALUE, second;

  leaf_relation_next_member (m, relation, value, &first);
  second = first;
  *has_others = leaf_relation_next_member (m, relation, value, &second);
  return leaf_value_same (m, first, value);
}

/* Objects are listed as in a sentence. */
static const char *
separator (const LeafMachine *m, LeafValue value, gboolean is_last)
{
  return !m->facts->kind_is_object[value.kind] ? ",  " : is_last ? " and " : ", ";
}

/* At most this many objects outside groups are named. For more objects, and for other values, only their number is
 * printed. */
enum { MOST_NAMED = 3 };

/* Prints, at the end, which objects are in no group. FALSE: names are still being printed. */
static gboolean
print_alone (LeafMachine *m, guint32 relation)
{
  guint32 n = leaf_relation_n_alone (m, relation), kind = side_kind (leaf_relation_row (m, relation)->left);
  gboolean is_first = leaf_native_begins (m);
  g_autofree char *line = NULL;

  if (n == 0)
    return TRUE;
  if (is_first)
    print_heading (m, leaf_relation_row (m, relation));
  leaf_print (m, is_first ? "  " : "  and ");
  if (m->facts->kind_is_object[kind] && n <= MOST_NAMED) {
    *leaf_native_cell (m, CELL_LEFT) = LEAF_NO_VALUE;
    *leaf_native_cell (m, CELL_AT) = LEAF_VALUE (NUMBER, n);
    go_to_step (m, STEP_ALONE);
    return FALSE;
  }
  line = n == 1 ? g_strdup ("a single-member group") : g_strdup_printf ("%u single-member groups", n);
  leaf_print (m, line);
  leaf_print_line (m);
  return TRUE;
}

static LeafNativeStatus
name_alone (LeafMachine *m, guint32 relation)
{
  LeafValue value = *leaf_native_cell (m, CELL_LEFT);
  gint32 left = leaf_native_cell (m, CELL_AT)->bits, n = (gint32) leaf_relation_n_alone (m, relation);
  gboolean has_others = FALSE;

  if (left <= 0) {
    leaf_print (m, n == 1 ? " in a single-member group" : " in single-member groups");
    leaf_print_line (m);
    return LEAF_NATIVE_DONE;
  }
  do {
    if (!leaf_next_of_kind (m, side_kind (leaf_relation_row (m, relation)->left), &value))
      return LEAF_NATIVE_DONE;
    leaf_charge (m, 1);
  } while (!leads (m, relation, value, &has_others) || has_others);
  if (left < n)
    leaf_print (m, separator (m, value, left == 1));
  *leaf_native_cell (m, CELL_LEFT) = value;
  *leaf_native_cell (m, CELL_AT) = LEAF_VALUE (NUMBER, left - 1);
  say_side (m, value, m->facts->print_the);
  return LEAF_NATIVE_CALLED;
}

static LeafNativeStatus
show_groups (LeafMachine *m, guint32 relation)
{
  LeafValue leader = *leaf_native_cell (m, CELL_LEFT), member = *leaf_native_cell (m, CELL_RIGHT);
  gboolean has_others = FALSE;

  if (leaf_native_cell (m, CELL_STEP)->bits == STEP_ALONE)
    return name_alone (m, relation);
  if (leaf_native_cell (m, CELL_STEP)->bits == STEP_MEMBER) {
    if (leaf_relation_next_member (m, relation, leader, &member)) {
      LeafValue after = member;

      leaf_print (m, separator (m, member, !leaf_relation_next_member (m, relation, leader, &after)));
      *leaf_native_cell (m, CELL_RIGHT) = member;
      say_side (m, member, m->facts->print_the);
      return LEAF_NATIVE_CALLED;
    }
    leaf_print (m, " }");
    leaf_print_line (m);
  }
  do {
    *leaf_native_cell (m, CELL_LEFT) = leader;
    *leaf_native_cell (m, CELL_STEP) = LEAF_VALUE (NUMBER, STEP_FIND);
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    if (!leaf_next_of_kind (m, side_kind (leaf_relation_row (m, relation)->left), &leader))
      return print_alone (m, relation) ? LEAF_NATIVE_DONE : name_alone (m, relation);
    leaf_charge (m, 1);
  } while (!leads (m, relation, leader, &has_others) || !has_others);
  if (leaf_native_begins (m))
    print_heading (m, leaf_relation_row (m, relation));
  *leaf_native_cell (m, CELL_LEFT) = *leaf_native_cell (m, CELL_RIGHT) = leader;
  go_to_step (m, STEP_MEMBER);
  leaf_print (m, "  { ");
  say_side (m, leader, m->facts->print_the);
  return LEAF_NATIVE_CALLED;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static LeafNativeStatus
show_pairs (LeafMachine *m, guint32 relation)
{
  const LeafImageRelation *row = leaf_relation_row (m, relation);
  LeafValue left = *leaf_native_cell (m, CELL_LEFT), right = *leaf_native_cell (m, CELL_RIGHT);
  gboolean is_kept = is_endless (m, row);
  NextPair next;

  if (leaf_native_cell (m, CELL_STEP)->bits == STEP_ARROW) {
    leaf_print (m, arrow (m, row));
    go_to_step (m, STEP_LINE);
    say_side (m, right,
              (row->sort == LEAF_RELATION_PROPERTY && (row->is_symmetric || !row->left_unique)) || is_kept
                  ? 0
                  : m->facts->print_the);
    return LEAF_NATIVE_CALLED;
  }
  if (leaf_native_cell (m, CELL_STEP)->bits == STEP_LINE)
    leaf_print_line (m);
  next = row->sort == LEAF_RELATION_PAIRS ? next_kept_pair (m, relation, &left, &right)
                                          : next_pair (m, relation, &left, &right);
  if (next == PAIR_NONE)
    return LEAF_NATIVE_DONE;
  *leaf_native_cell (m, CELL_LEFT) = left;
  *leaf_native_cell (m, CELL_RIGHT) = right;
  if (next == PAIR_SPENT) {
    *leaf_native_cell (m, CELL_STEP) = LEAF_VALUE (NUMBER, STEP_FIND);
    return LEAF_NATIVE_SPENT;
  }
  if (leaf_native_begins (m))
    print_heading (m, row);
  go_to_step (m, STEP_ARROW);
  leaf_print (m, "  ");
  say_side (m, left, is_kept ? 0 : m->facts->print_cap_the);
  return LEAF_NATIVE_CALLED;
}

LeafNativeStatus
leaf_native_relation_show (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  guint32 relation = (guint32) args[0].bits;

  if (!is_shown (leaf_relation_row (m, relation)))
    return LEAF_NATIVE_DONE;
  leaf_native_cell (m, CELL_AT);
  return leaf_relation_row (m, relation)->sort == LEAF_RELATION_GROUPS ? show_groups (m, relation)
                                                                       : show_pairs (m, relation);
}

/* The next relation of the story at or after `from`; 0 if there is none. */
guint32
leaf_testing_next_relation (const LeafMachine *m, guint32 from)
{
  for (guint32 i = MAX (from, 1); i < m->image->relations.n; i++)
    if (is_shown (leaf_relation_row (m, i)) && leaf_relation_row (m, i)->is_story)
      return i;
  return 0;
}
