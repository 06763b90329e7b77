/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-values.c: values of every kind: defaults, enumeration, comparison, copies; variables; texts. */

#include "leaf-faults.h"
#include "leaf-stored-actions.h"
#include "leaf-values.h"

#include <math.h>
#include <string.h>

/* --- kinds -------------------------------------------------------------------------------------------------------- */

guint32
leaf_instance_in (const LeafMachine *m, LeafValue value)
{
  const LeafFacts *facts = m->facts;

  if (value.kind >= facts->n_kinds)
    return 0;
  if (facts->kind_is_object[value.kind])
    return (guint32) value.bits;
  if (facts->enumerated[value.kind] != NULL && value.bits > 0
      && (guint32) value.bits <= facts->enumerated[value.kind][0])
    return facts->enumerated[value.kind][value.bits];
  return 0;
}

gboolean
leaf_is_kind (const LeafMachine *m, guint32 instance, guint32 kind)
{
  return leaf_image_is_kind (m->image, instance, kind);
}

gboolean
leaf_value_is_of_kind (const LeafMachine *m, LeafValue value, guint32 kind)
{
  if (leaf_is_object_kind (m, kind)) /* "nothing" is an object, but of no kind of object */
    return leaf_is_object_kind (m, value.kind)
           && (kind == LEAF_KIND_OBJECT || leaf_is_kind (m, (guint32) value.bits, kind));
  if (leaf_constructor_of (m, kind) != 0)
    return leaf_constructor_of (m, value.kind)
           == leaf_constructor_of (m, kind); /* adjectives of constructed kinds apply to all of a constructor */
  return kind == LEAF_KIND_VALUE || value.kind == kind || leaf_image_conforms (m->image, value.kind, kind);
}

guint32
leaf_list_entry_kind (const LeafMachine *m, guint32 kind)
{
  if (leaf_constructor_of (m, kind) != LEAF_KIND_LIST)
    return LEAF_KIND_NUMBER;
  return LEAF_ROW (&m->image->kinds->kinds, LeafKind, kind)->args[0].ix;
}

static LeafValue
waiting_action (LeafMachine *m)
{
  LeafActionState action = { .action = m->facts->waiting };

  action.actor = leaf_object (leaf_player (m));
  return leaf_store_action (m, &action);
}

static gboolean
is_rule_kind (const LeafMachine *m, guint32 kind)
{
  return kind == LEAF_KIND_RULE || (leaf_constructor_of (m, kind) == LEAF_KIND_RULE);
}

LeafValue
leaf_default_value (LeafMachine *m, guint32 kind)
{
  const LeafFacts *facts = m->facts;

  if (facts->kind_is_object[kind])
    return leaf_object (kind != LEAF_KIND_OBJECT && facts->members[kind] != NULL ? facts->members[kind][1] : 0);
  if (facts->constructor[kind] == LEAF_KIND_LIST)
    return (LeafValue) { kind, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, 0) };
  if (is_rule_kind (m, kind))
    return (LeafValue) { kind, (gint32) facts->do_nothing };
  if (facts->enumerated[kind] != NULL)
    return (LeafValue) { kind, 1 };
  switch (kind) {
  case LEAF_KIND_TIME: return LEAF_VALUE (TIME, 9 * 60);
  case LEAF_KIND_STORED_ACTION: return waiting_action (m);
  case LEAF_KIND_UNICODE: return LEAF_VALUE (UNICODE, ' ');
  case LEAF_KIND_ACTION_NAME: return LEAF_VALUE (ACTION_NAME, facts->waiting);
  case LEAF_KIND_RULEBOOK_OUTCOME: /* the first named one */
    return LEAF_VALUE (RULEBOOK_OUTCOME, m->image->outcomes.n > 1);
  default: return (LeafValue) { kind, 0 };
  }
}

LeafValue
leaf_none_of (LeafMachine *m, guint32 kind)
{
  return leaf_is_object_kind (m, kind) ? leaf_object (0) : leaf_default_value (m, kind);
}

/* All kinds exist when a play begins. A list of a kind for which the program has no lists is of the general kind of
 * lists. */
LeafValue
leaf_list_new (LeafMachine *m, guint32 entry_kind, guint32 n)
{
  LeafKindId kind
      = leaf_kinds_find_built (m->image->kinds, LEAF_KIND (LIST), LEAF_ID (LeafKindId, entry_kind), LEAF_KIND (NONE));

  if (!LEAF_IS (kind))
    kind = LEAF_KIND (LIST);
  return (LeafValue) { kind.ix, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind.ix, n) };
}

/* The value that the default phrase decides on. */
LeafValue
leaf_default_result (LeafMachine *m, LeafValue phrase)
{
  LeafKindId kind = leaf_image_kind (m->image, LEAF_ID (LeafKindId, phrase.kind))->args[1];

  return kind.ix != LEAF_KIND_NOTHING ? leaf_default_value (m, kind.ix) : LEAF_NO_VALUE;
}

static guint32
place_in_order (const LeafFacts *facts, guint32 kind, const guint32 *members, guint32 instance)
{
  guint32 low = 1, n = members[0], wanted = facts->order[instance];

  if (facts->places[kind] != NULL && facts->places[kind][instance] != 0)
    return facts->places[kind][instance];

  while (n > 0) { /* branchless, since the branch would be mispredicted */
    guint32 half = n / 2, is_after = facts->order[members[low + half]] < wanted;

    low += is_after * (half + 1);
    n = is_after ? n - half - 1 : half;
  }
  return low;
}

/* For kinds other than objects that can be enumerated: the bits of the first and of the last value. FALSE if the kind
 * cannot. */
static gboolean
span_of_kind (const LeafMachine *m, guint32 kind, gint32 *first, gint32 *last)
{
  const LeafImage *image = m->image;
  guint32 n_units = leaf_unit_count (image->kinds, LEAF_ID (LeafKindId, kind));

  *first
      = kind == LEAF_KIND_TABLE_NAME || kind == LEAF_KIND_TRUTH_STATE || kind == LEAF_KIND_TIME || n_units > 0 ? 0 : 1;
  if (m->facts->enumerated[kind] != NULL) {
    *last = (gint32) m->facts->enumerated[kind][0];
    return TRUE;
  }
  switch (kind) {
  case LEAF_KIND_TABLE_NAME: /* a table without rows counts too */ *last = (gint32) image->tables.n - 1; return TRUE;
  case LEAF_KIND_ACTION_NAME: *last = (gint32) image->actions.n - 1; return TRUE;
  case LEAF_KIND_VERB: *last = (gint32) image->verbs.n - 1; return TRUE;
  case LEAF_KIND_USE_OPTION: *last = (gint32) image->use_options.n - 1; return TRUE;
  case LEAF_KIND_TRUTH_STATE: *last = 1; return TRUE;
  case LEAF_KIND_TIME: *last = 24 * 60 - 1; return TRUE;
  default: *last = (gint32) n_units - 1; return n_units > 0;
  }
}

gboolean
leaf_kind_has_values (const LeafMachine *m, guint32 kind)
{
  LeafValue first = LEAF_NO_VALUE;

  return leaf_is_object_kind (m, kind) || leaf_next_of_kind (m, kind, &first);
}

gboolean
leaf_next_of_kind (const LeafMachine *m, guint32 kind, LeafValue *value)
{
  const LeafFacts *facts = m->facts;
  gint32 first, last, next;

  if (facts->kind_is_object[kind]) {
    const guint32 *members = facts->members[kind];
    guint32 at;

    if (members == NULL)
      return FALSE;
    at = value->bits == 0 ? 1 : place_in_order (facts, kind, members, (guint32) value->bits) + 1;
    *value = leaf_object (at <= members[0] ? members[at] : 0);
    return at <= members[0];
  }
  if (!span_of_kind (m, kind, &first, &last))
    return FALSE;
  next = value->kind == 0 ? first : value->bits + 1;
  if (next > last)
    return FALSE;
  *value = (LeafValue) { kind, next };
  return TRUE;
}

const guint32 *
leaf_members_from (const LeafMachine *m, guint32 kind, guint32 instance, guint32 *n)
{
  const guint32 *members = m->facts->members[kind];
  guint32 at = members != NULL ? place_in_order (m->facts, kind, members, instance) : 0;

  *n = members != NULL && at <= members[0] ? members[0] - at + 1 : 0;
  return members != NULL ? members + at : NULL;
}

/* --- variables ---------------------------------------------------------------------------------------------------- */

guint32
leaf_cell_of_variable (const LeafMachine *m, guint32 variable)
{
  return LEAF_ROW (&m->image->variables, LeafImageVariable, variable)->cell;
}

LeafValue
leaf_value_of_variable (const LeafMachine *m, guint32 variable)
{
  const LeafImageVariable *row = LEAF_ROW (&m->image->variables, LeafImageVariable, variable);

  return row->cell != 0 ? leaf_cell (m, row->cell) : row->given;
}

guint32
leaf_cell_of_extra (const LeafMachine *m, guint32 extra)
{
  return m->layout->extras_cell + extra;
}

LeafValue
leaf_variable (const LeafMachine *m, guint32 cell)
{
  return leaf_cell (m, cell);
}

void
leaf_set_variable (LeafMachine *m, guint32 cell, LeafValue value)
{
  if (cell > 0)
    leaf_set_cell (m, cell, value);
}

void
leaf_assign_variable (LeafMachine *m, guint32 variable, LeafValue value)
{
  leaf_set_variable (m, leaf_cell_of_variable (m, variable), value);
}

/* --- comparing and copying ---------------------------------------------------------------------------------------- */

gboolean
leaf_kind_is_block (const LeafMachine *m, guint32 kind)
{
  return kind == LEAF_KIND_STORED_ACTION || (leaf_constructor_of (m, kind) == LEAF_KIND_LIST);
}

static int
compare_blocks (const LeafMachine *m, LeafValue a, LeafValue b)
{
  guint32 n, other;
  const LeafValue *x = leaf_block_values (&m->heap, (guint32) a.bits, &n);
  const LeafValue *y = leaf_block_values (&m->heap, (guint32) b.bits, &other);

  if (n != other)
    return n < other ? -1 : 1;
  for (guint32 i = 0; i < n; i++) {
    int order = leaf_value_compare (m, x[i], y[i]);

    if (order != 0)
      return order;
  }
  return 0;
}

/* By the order in which actions were created, except that waiting, the default action, comes first. */
static int
compare_actions (const LeafMachine *m, LeafValue a, LeafValue b)
{
  gint32 x = (guint32) a.bits == m->facts->waiting ? 0 : a.bits, y = (guint32) b.bits == m->facts->waiting ? 0 : b.bits;

  return x < y ? -1 : x > y;
}

static int
compare_reals (LeafValue a, LeafValue b)
{
  float x, y;

  memcpy (&x, &a.bits, sizeof x);
  memcpy (&y, &b.bits, sizeof y);
  if (x == y)
    return 0;
  if (isnan (x) && isnan (y)) /* the order of values has to be total */
    return a.bits < b.bits ? -1 : a.bits > b.bits;
  return x < y || isnan (y) ? -1 : 1;
}

static int
compare_characters (const LeafMachine *m, LeafValue a, LeafValue b)
{
  const char *x = leaf_text_characters (m, a), *y = leaf_text_characters (m, b);

  if (x == NULL || y == NULL)
    return a.bits < b.bits ? -1 : a.bits > b.bits;
  return strcmp (x, y);
}

static gboolean
is_instance (const LeafMachine *m, LeafValue value)
{
  return leaf_is_object_kind (m, value.kind) && value.bits > 0;
}

int
leaf_value_compare (const LeafMachine *m, LeafValue a, LeafValue b)
{
  if (a.kind == LEAF_KIND_TEXT && b.kind == LEAF_KIND_TEXT) {
    int order = a.bits == b.bits ? 0 : compare_characters (m, a, b);

    return order < 0 ? -1 : order > 0;
  }
  if (a.kind == b.kind && leaf_is_real_kind (m, a.kind))
    return compare_reals (a, b);
  if (a.kind == LEAF_KIND_ACTION_NAME && b.kind == LEAF_KIND_ACTION_NAME)
    return compare_actions (m, a, b);
  if (leaf_kind_is_block (m, a.kind) && leaf_kind_is_block (m, b.kind))
    return a.bits == b.bits ? 0 : compare_blocks (m, a, b);
  if (is_instance (m, a) && is_instance (m, b)) /* objects in the order of enumeration */
    return m->facts->order[a.bits] < m->facts->order[b.bits] ? -1 : m->facts->order[a.bits] > m->facts->order[b.bits];
  return a.bits < b.bits ? -1 : a.bits > b.bits;
}

gboolean
leaf_value_same (const LeafMachine *m, LeafValue a, LeafValue b)
{
  return leaf_value_compare (m, a, b) == 0;
}

gboolean
leaf_list_has (const LeafMachine *m, LeafValue list, LeafValue value)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  for (guint32 i = 0; i < n; i++)
    if (leaf_value_same (m, values[i], value))
      return TRUE;
  return FALSE;
}

static gboolean
has_blocks (const LeafMachine *m, const LeafValue *values, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (leaf_kind_is_block (m, values[i].kind))
      return TRUE;
  return FALSE;
}

/* Entries with blocks are copied in turn: a block is changed in place only through its own variable. */
LeafValue
leaf_copy_value (LeafMachine *m, LeafValue value)
{
  guint32 n, handle, from = (guint32) value.bits;
  const LeafValue *values;
  LeafBlockSort sort = value.kind == LEAF_KIND_STORED_ACTION ? LEAF_BLOCK_ACTION : LEAF_BLOCK_LIST;

  if (!leaf_kind_is_block (m, value.kind))
    return value;
  values = leaf_block_values (&m->heap, from, &n);
  if (n > 0 && leaf_heap_block (&m->heap, from)->kind == value.kind && !has_blocks (m, values, n))
    return (LeafValue) { value.kind, (gint32) leaf_heap_share (&m->heap, from) };
  handle = leaf_heap_make (&m->heap, sort, value.kind, n);
  for (guint32 i = 0; i < n; i++) {
    LeafValue entry = leaf_copy_value (m, values[i]);

    leaf_block_set (&m->heap, handle, i, entry);
    values = leaf_block_values (&m->heap, from, &n);
  }
  return (LeafValue) { value.kind, (gint32) handle };
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

const char *
leaf_text_characters (const LeafMachine *m, LeafValue text)
{
  const LeafImageText *row;

  if (text.bits == 0)
    return "";
  if (text.bits < 0)
    return leaf_block_text (&m->heap, (guint32) -text.bits);
  if ((guint32) text.bits >= m->image->texts.n)
    return "";
  row = LEAF_ROW (&m->image->texts, LeafImageText, (guint32) text.bits);
  if (LEAF_IS (row->chunk))
    return NULL;
  return row->plain != NULL ? row->plain : "";
}

LeafValue
leaf_text_new (LeafMachine *m, const char *characters)
{
  if (characters == NULL || *characters == '\0')
    return LEAF_VALUE (TEXT, 0);
  if (strlen (characters) > LEAF_MOST_TEXT) {
    leaf_fault_turn (m, N_ ("a text would have more than %1 bytes"), LEAF_DIGITS (LEAF_MOST_TEXT), NULL);
    return LEAF_VALUE (TEXT, 0);
  }
  return LEAF_VALUE (TEXT, -(gint32) leaf_heap_make_text (&m->heap, characters, -1));
}

LeafValue
leaf_text_take (LeafMachine *m, char *characters)
{
  LeafValue text = leaf_text_new (m, characters);

  g_free (characters);
  return text;
}

/* Copies a constant list or stored action to a new block. */
LeafValue
leaf_constant_value (LeafMachine *m, LeafValue value)
{
  const LeafImageBlock *row;
  LeafBlockSort sort = value.kind == LEAF_KIND_STORED_ACTION ? LEAF_BLOCK_ACTION : LEAF_BLOCK_LIST;
  guint32 handle;

  if (value.bits >= 0 || !leaf_kind_is_block (m, value.kind) || (guint32) -value.bits >= m->image->blocks.n)
    return value;
  row = LEAF_ROW (&m->image->blocks, LeafImageBlock, (guint32) -value.bits);
  handle = leaf_heap_make (&m->heap, sort, value.kind, row->n);
  for (guint32 i = 0; i < row->n; i++)
    leaf_block_set (&m->heap, handle, i, leaf_constant_value (m, row->values[i]));
  return (LeafValue) { value.kind, (gint32) handle };
}

/* The initial state has no heap: a list or stored action has a row of constants (negative bits), or bits 0 without a
 * given value; both get a block when the play begins. The same goes for the rule that does nothing. */
void
leaf_give_blocks (LeafMachine *m)
{
  for (guint32 i = 1; i < m->cells.n; i++) {
    LeafValue value = leaf_cell (m, i);

    if (leaf_kind_is_block (m, value.kind))
      *leaf_own_cell (m, i) = value.bits == 0 ? leaf_default_value (m, value.kind) : leaf_constant_value (m, value);
    else if (is_rule_kind (m, value.kind) && value.bits == 0)
      *leaf_own_cell (m, i) = leaf_default_value (m, value.kind);
  }
}
