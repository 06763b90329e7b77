/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-run.c: the loop: instructions, one after the other, until the innermost frame changes or the play stops.
 *
 * The instructions are in code/leaf-ops.def; each case below is one of them, in the order of that table.  A case that
 * pushes a frame returns to the outer loop (leaf_machine_run), which moves whatever is innermost then; a frame keeps its
 * place in `at`, which therefore is stored before anything that may look at frames.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"
#include "leaf-saved.h"

#include <math.h>
#include <string.h>

#define TOP      (m->stack[m->top - 1])
#define POP()    (m->stack[--m->top])
#define PUSH(v)  leaf_push_value (m, (v))
#define TRUTH(b) LEAF_VALUE (TRUTH_STATE, (b) ? 1 : 0)
#define NONE     ((LeafValue) { 0, 0 })

/* Are values of the kind reals: real numbers, and units written with a point? */
static gboolean
is_real (const LeafMachine *m, guint32 kind)
{
  return kind == LEAF_KIND_REAL || (kind < m->facts->n_kinds && m->facts->kind_is_real[kind]);
}

static float
as_float (const LeafMachine *m, LeafValue value)
{
  float f;

  if (!is_real (m, value.kind))
    return (float) value.bits;
  memcpy (&f, &value.bits, sizeof f);
  return f;
}

static LeafValue
real_value (guint32 kind, float f)
{
  LeafValue value = { kind, 0 };

  memcpy (&value.bits, &f, sizeof f);
  return value;
}

/* --- arithmetic ---------------------------------------------------------------------------------------------------------------- */

static gint32
whole_root (gint32 n)
{
  gint32 root = (gint32) floor (sqrt ((double) n));

  while ((gint64) root * root > n)
    root--;
  return root;
}

/* Towards nought. */
static gint32
whole_cube_root (gint32 n)
{
  gint64 size = n < 0 ? -(gint64) n : n, root = (gint64) rint (cbrt ((double) size));

  while (root * root * root > size)
    root--;
  return (gint32) (n < 0 ? -root : root);
}

static gint32
whole_power (gint32 base, gint32 exponent)
{
  guint32 result = 1;

  for (gint32 i = 0; i < exponent && i < 64; i++)
    result *= (guint32) base;
  return (gint32) result;
}

static gint32
to_nearest (gint32 x, gint32 step)
{
  if (x >= 0)
    return (gint32) (((gint64) x + step / 2) / step * step);
  return -(gint32) ((step / 2 - (gint64) x) / step * step);
}

static LeafValue
arithmetic_of_reals (guint32 op, guint32 kind, float x, float y)
{
  switch ((LeafArithmetic) op) {
  case LEAF_ARITHMETIC_PLUS: return real_value (kind, x + y);
  case LEAF_ARITHMETIC_MINUS: return real_value (kind, x - y);
  case LEAF_ARITHMETIC_TIMES: return real_value (kind, x * y);
  case LEAF_ARITHMETIC_DIVIDE: return real_value (kind, x / y);
  case LEAF_ARITHMETIC_REMAINDER: return real_value (kind, fmodf (x, y));
  case LEAF_ARITHMETIC_NEAREST: return real_value (kind, roundf (x / y) * y);
  case LEAF_ARITHMETIC_POWER: return real_value (kind, powf (x, y));
  case LEAF_ARITHMETIC_ROOT: return real_value (kind, sqrtf (x));
  case LEAF_ARITHMETIC_CUBE_ROOT: return real_value (kind, cbrtf (x));
  default: return real_value (kind, -x);
  }
}

/* A clock has no hour after the last: midnight follows.  So from one time to another is never less than nothing. */
static gint32
on_the_clock (guint32 kind, LeafValue a, LeafValue b, gint32 sum)
{
  const gint32 day = 24 * 60;
  gboolean is_between = a.kind == LEAF_KIND_TIME && b.kind == LEAF_KIND_TIME;

  return kind == LEAF_KIND_TIME || is_between ? (sum % day + day) % day : sum;
}

static LeafValue
arithmetic (LeafMachine *m, guint32 op, guint32 kind, LeafValue a, LeafValue b)
{
  gint32 x = a.bits, y = b.bits;
  guint32 ux = (guint32) x, uy = (guint32) y;

  if (kind == LEAF_KIND_VALUE) /* in a phrase for any kind: values know their own */
    kind = a.kind == LEAF_KIND_NUMBER && b.kind != 0 ? b.kind : a.kind;
  if (is_real (m, kind) || is_real (m, a.kind) || is_real (m, b.kind))
    return arithmetic_of_reals (op, is_real (m, kind) ? kind : LEAF_KIND_REAL, as_float (m, a), as_float (m, b));
  switch ((LeafArithmetic) op) {
  case LEAF_ARITHMETIC_PLUS: return (LeafValue) { kind, on_the_clock (kind, a, b, (gint32) (ux + uy)) };
  case LEAF_ARITHMETIC_MINUS: return (LeafValue) { kind, on_the_clock (kind, a, b, (gint32) (ux - uy)) };
  case LEAF_ARITHMETIC_TIMES: return (LeafValue) { kind, (gint32) (ux * uy) };
  case LEAF_ARITHMETIC_DIVIDE:
  case LEAF_ARITHMETIC_REMAINDER:
  case LEAF_ARITHMETIC_NEAREST:
    if (y == 0) {
      leaf_fault (m, "%d is to be divided by zero", x);
      return (LeafValue) { kind, 0 };
    }
    if (op == LEAF_ARITHMETIC_NEAREST)
      return (LeafValue) { kind, to_nearest (x, y) };
    if (y == -1)
      return (LeafValue) { kind, op == LEAF_ARITHMETIC_DIVIDE ? (gint32) (0u - ux) : 0 };
    return (LeafValue) { kind, op == LEAF_ARITHMETIC_DIVIDE ? x / y : x % y };
  case LEAF_ARITHMETIC_POWER: return (LeafValue) { kind, whole_power (x, y) };
  case LEAF_ARITHMETIC_ROOT:
    if (x < 0) {
      leaf_fault (m, "%d has no square root", x);
      return (LeafValue) { kind, 0 };
    }
    return (LeafValue) { kind, whole_root (x) };
  case LEAF_ARITHMETIC_CUBE_ROOT: return (LeafValue) { kind, whole_cube_root (x) };
  default: return (LeafValue) { kind, (gint32) (0u - ux) };
  }
}

/* --- comparing ------------------------------------------------------------------------------------------------------------------- */

gboolean
leaf_comparison_holds (guint32 comparison, int order)
{
  switch ((LeafComparison) comparison) {
  case LEAF_COMPARE_EQUAL: return order == 0;
  case LEAF_COMPARE_NOT_EQUAL: return order != 0;
  case LEAF_COMPARE_LESS: return order < 0;
  case LEAF_COMPARE_AT_MOST: return order <= 0;
  case LEAF_COMPARE_GREATER: return order > 0;
  default: return order >= 0;
  }
}

/* A text that is only its characters once its code has been run. */
static gboolean
needs_run (const LeafMachine *m, LeafValue value)
{
  return value.kind == LEAF_KIND_TEXT && leaf_text_characters (m, value) == NULL;
}

/* Compares the two values on top; TRUE when a frame was pushed that will leave the answer there. */
static gboolean
compare (LeafMachine *m, guint32 comparison)
{
  LeafValue b = m->stack[m->top - 1], a = m->stack[m->top - 2];

  if (is_real (m, a.kind) || is_real (m, b.kind)) {
    float x = as_float (m, a), y = as_float (m, b);
    gboolean holds
        = isnan (x) || isnan (y) ? comparison == LEAF_COMPARE_NOT_EQUAL : leaf_comparison_holds (comparison, x < y ? -1 : x > y);

    m->top -= 2;
    PUSH (TRUTH (holds));
    return FALSE;
  }
  if (a.kind == LEAF_KIND_TEXT && (needs_run (m, a) || needs_run (m, b))) {
    PUSH (LEAF_VALUE (NUMBER, comparison));
    leaf_enter_native (m, LEAF_NATIVE_compare_texts, 3, LEAF_FLAG_GIVES);
    return TRUE;
  }
  m->top -= 2;
  PUSH (TRUTH (leaf_comparison_holds (comparison, leaf_value_compare (m, a, b))));
  return FALSE;
}

/* --- calls ------------------------------------------------------------------------------------------------------------------------ */

/* TRUE when a frame was pushed. */
static gboolean
run_native (LeafMachine *m, guint32 number, guint32 n, gboolean gives)
{
  const LeafNativeRow *row = leaf_native_row (number);
  LeafValue result = NONE;

  if (row->function == NULL) {
    leaf_fault (m, "a phrase has no body that this machine knows");
    m->top -= n;
    if (gives)
      PUSH (NONE);
    return FALSE;
  }
  for (; n < row->n_args; n++)
    PUSH (NONE);
  if (row->may_call) {
    leaf_enter_native (m, number, n, gives ? LEAF_FLAG_GIVES : 0);
    return TRUE;
  }
  row->function (m, m->stack + m->top - n, &result);
  m->top -= n;
  if (gives)
    PUSH (result);
  return FALSE;
}

static gboolean
run_phrase (LeafMachine *m, guint32 phrase_id, guint32 options)
{
  const LeafImagePhrase *phrase = LEAF_ROW (&m->image->phrases, LeafImagePhrase, phrase_id);
  gboolean gives = phrase->gives;
  guint32 n = phrase->n_holes;

  if (phrase->is_say)
    leaf_paragraph_content (m);
  if (LEAF_IS (phrase->chunk)) {
    const LeafImageChunk *chunk = LEAF_ROW (&m->image->chunks, LeafImageChunk, phrase->chunk.ix);

    leaf_enter_chunk (m, phrase->chunk.ix, chunk->n_parameters, gives ? LEAF_FLAG_GIVES : 0, LEAF_ENTRY_CALLED);
    leaf_machine_frame (m)->options = options;
    return TRUE;
  }
  if (phrase->n_options > 0) {
    PUSH (LEAF_VALUE (NUMBER, options));
    n++;
  }
  return run_native (m, LEAF_ROW (&m->image->phrases, LeafImagePhrase, phrase_id)->native, n, gives);
}

/* A description applied to a value: is it so described?  One that speaks of locals came as the list of all that it describes. */
static gboolean
run_description_value (LeafMachine *m, LeafValue description)
{
  LeafValue value = m->stack[m->top - 1];

  m->top -= 2;
  if (leaf_image_kind (m->image, (LeafKindId) { description.kind })->constructor.ix == LEAF_KIND_LIST) {
    PUSH (TRUTH (leaf_list_has (m, description, value)));
    return FALSE;
  }
  PUSH (value);
  leaf_enter_chunk (m, (guint32) description.bits, 1, LEAF_FLAG_GIVES, LEAF_ENTRY_CALLED);
  return TRUE;
}

static gboolean
is_description_value (const LeafMachine *m, LeafValue value)
{
  guint32 constructor = leaf_image_kind (m->image, (LeafKindId) { value.kind })->constructor.ix;
  return value.bits > 0 && (constructor == LEAF_KIND_DESCRIPTION || constructor == LEAF_KIND_LIST);
}

static gboolean
run_phrase_value (LeafMachine *m, guint32 n, gboolean gives)
{
  LeafValue phrase = m->stack[m->top - n - 1];
  const LeafImagePhrase *row;
  gboolean entered;

  if (n == 1 && gives && is_description_value (m, phrase))
    return run_description_value (m, phrase);

  memmove (m->stack + m->top - n - 1, m->stack + m->top - n, sizeof (LeafValue) * n);
  m->top--;
  if (phrase.bits <= 0 || (guint32) phrase.bits >= m->image->phrases.n) {
    m->top -= n; /* the one that no phrase was put in yet: it does nothing */
    if (gives)
      PUSH (leaf_default_result (m, phrase));
    return FALSE;
  }
  row = LEAF_ROW (&m->image->phrases, LeafImagePhrase, (guint32) phrase.bits);
  entered = run_phrase (m, (guint32) phrase.bits, 0);
  if (!gives && !entered && row->gives)
    m->top--;
  if (entered && !gives)
    leaf_machine_frame (m)->flags &= (guint32) ~LEAF_FLAG_GIVES;
  return entered;
}

/* --- the frame's own code, and what it does when something it called has ended ------------------------------------------------------ */

/* A rule that abides by another ends when that one decided.  TRUE: this frame is over. */
static gboolean
after_call (LeafMachine *m, LeafFrame *frame)
{
  LeafAfter after = (LeafAfter) frame->after;

  frame->after = LEAF_AFTER_NOTHING;
  switch (after) {
  case LEAF_AFTER_ABIDE:
    if (!m->decided)
      return FALSE;
    m->by_rule = frame->rule;
    leaf_end_rule (m, TRUE);
    return TRUE;
  case LEAF_AFTER_ABIDE_ANONYMOUSLY: {
    guint32 held = m->by_rule;

    if (!m->decided)
      return FALSE;
    if (m->latest.outcome != LEAF_OUTCOME_SUCCESS)
      m->latest = (LeafLatestResult) { LEAF_OUTCOME_FAILURE, FALSE, NONE };
    leaf_set_variable (m, m->facts->reason_cell, (LeafValue) { LEAF_KIND_RULE, (gint32) held });
    leaf_end_rule (m, TRUE);
    m->by_rule = held;
    return TRUE;
  }
  case LEAF_AFTER_STAND_IN: leaf_end_rule (m, m->decided); return TRUE;
  default: return FALSE;
  }
}

static void
follow (LeafMachine *m, LeafFrame *frame, guint32 entry, gboolean with_parameter)
{
  LeafValue parameter = with_parameter ? POP () : NONE;
  LeafValue what = POP ();

  if (entry == LEAF_ENTRY_ABIDED)
    frame->after = LEAF_AFTER_ABIDE;
  else if (entry == LEAF_ENTRY_ABIDED_ANONYMOUSLY)
    frame->after = LEAF_AFTER_ABIDE_ANONYMOUSLY;
  leaf_call_follow (m, what, parameter, (LeafEntry) entry);
}

/* The default of the rule's home, with its default named outcome if it has one. */
static void
fall_off (LeafMachine *m, const LeafFrame *frame)
{
  const LeafImageRule *rule;
  const LeafImageRulebook *home;

  if (frame->rule == 0) {
    leaf_end_rule (m, FALSE);
    return;
  }
  rule = LEAF_ROW (&m->image->rules, LeafImageRule, frame->rule);
  home = LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rule->home.ix);
  if (rule->home.ix == 0 || home->default_outcome == LEAF_DEFAULT_NONE) {
    leaf_end_rule (m, FALSE);
    return;
  }
  m->latest = (LeafLatestResult) { home->default_outcome == LEAF_DEFAULT_SUCCESS ? LEAF_OUTCOME_SUCCESS : LEAF_OUTCOME_FAILURE,
                                   FALSE, NONE };
  if (LEAF_IS (home->default_named)) {
    m->latest.has_value = TRUE;
    m->latest.value
        = LEAF_VALUE (RULEBOOK_OUTCOME, LEAF_ROW (&m->image->outcomes, LeafImageOutcome, home->default_named.ix)->value);
  }
  leaf_end_rule (m, TRUE);
}

static void
decide (LeafMachine *m, guint32 outcome, gboolean has_value)
{
  LeafValue value = has_value ? POP () : NONE;

  switch ((LeafOutcome) outcome) {
  case LEAF_OUTCOME_SUCCESS:
  case LEAF_OUTCOME_FAILURE:
    m->latest = (LeafLatestResult) { outcome, (guint32) has_value, value };
    leaf_end_rule (m, TRUE);
    break;
  case LEAF_OUTCOME_STOPPED: leaf_end_rule (m, TRUE); break;
  default: leaf_end_rule (m, FALSE); break;
  }
}

static void
decide_named (LeafMachine *m, const LeafFrame *frame, guint32 outcome_id)
{
  guint32 row = leaf_outcome_in_force (m, frame->rule, outcome_id);
  const LeafImageOutcome *outcome = LEAF_ROW (&m->image->outcomes, LeafImageOutcome, row);

  if (outcome->sense == LEAF_DEFAULT_NONE) {
    leaf_end_rule (m, FALSE);
    return;
  }
  m->latest = (LeafLatestResult) { outcome->sense == LEAF_DEFAULT_SUCCESS ? LEAF_OUTCOME_SUCCESS : LEAF_OUTCOME_FAILURE, TRUE,
                                   LEAF_VALUE (RULEBOOK_OUTCOME, outcome->value) };
  leaf_end_rule (m, TRUE);
}

/* A clause of the preamble was tested.  TRUE: the frame is over. */
static gboolean
test_clause (LeafMachine *m, const LeafFrame *frame, guint32 number, gboolean holds)
{
  if (frame->flags & LEAF_FLAG_PROBE) {
    if (number < m->n_probe && m->probe != NULL)
      m->probe[number].holds = holds;
    return FALSE;
  }
  if (holds)
    return FALSE;
  leaf_end_rule (m, FALSE);
  return TRUE;
}

static gboolean
going_on (LeafMachine *m, guint32 activity, LeafValue *operand)
{
  for (guint32 i = m->n_owners; i-- > 0;)
    if (m->owners[i].owner == LEAF_OWNER_ACTIVITY && m->owners[i].id == activity) {
      *operand = m->owners[i].operand;
      return TRUE;
    }
  return FALSE;
}

static LeafValue
action_part (const LeafMachine *m, guint32 part)
{
  switch (part) {
  case 0: return LEAF_VALUE (ACTION_NAME, m->action.action);
  case 1: return m->action.actor;
  case 2: return leaf_action_noun (m, 0);
  case 3: return leaf_action_noun (m, 1);
  default: return TRUTH (m->action.requester.bits != 0);
  }
}

static LeafValue
stored_part (const LeafMachine *m, LeafValue stored, guint32 part)
{
  LeafActionState action;

  if (!leaf_stored_action (m, stored, &action))
    return NONE;
  switch (part) {
  case 0: return LEAF_VALUE (ACTION_NAME, action.action);
  case 1: return action.actor;
  case 2: return action.noun;
  case 3: return action.second;
  default: return TRUTH (action.requester.bits != 0);
  }
}

static LeafValue
make_stored_action (LeafMachine *m, guint32 mask, guint32 action)
{
  LeafValue second = mask & 4 ? POP () : NONE;
  LeafValue noun = mask & 2 ? POP () : NONE;
  LeafValue actor = mask & 1 ? POP () : leaf_object (leaf_player (m));
  guint32 handle = leaf_heap_make (&m->heap, LEAF_BLOCK_ACTION, LEAF_KIND_STORED_ACTION, LEAF_STORED_CELLS);
  LeafValue *values = leaf_block_own (&m->heap, handle, LEAF_STORED_CELLS);

  values[LEAF_STORED_ACTION] = LEAF_VALUE (ACTION_NAME, action);
  values[LEAF_STORED_ACTOR] = actor;
  values[LEAF_STORED_NOUN] = noun;
  values[LEAF_STORED_SECOND] = second;
  values[LEAF_STORED_REQUESTER] = mask & 8 ? leaf_object (leaf_player (m)) : NONE;
  return LEAF_VALUE (STORED_ACTION, handle);
}

static void
try_action (LeafMachine *m, guint32 flags)
{
  LeafValue stored = POP ();
  LeafActionState action;

  if (!leaf_stored_action (m, stored, &action)) {
    leaf_fault (m, "there is no action to try");
    return;
  }
  leaf_call_action (m, &action, (flags & 1) != 0);
}

static void
make_list (LeafMachine *m, guint32 n, guint32 kind)
{
  guint32 handle = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, n);

  if (n > 0)
    memcpy (leaf_block_own (&m->heap, handle, n), m->stack + m->top - n, sizeof (LeafValue) * n);
  m->top -= n;
  PUSH (((LeafValue) { kind, (gint32) handle }));
}

static LeafValue
list_get (LeafMachine *m, LeafValue list, gint32 index)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) MAX (list.bits, 0), &n);

  if (index < 1 || (guint32) index > n) {
    leaf_fault (m, "entry %d is asked for of a list that has %u", index, n);
    return leaf_default_value (m, leaf_list_entry_kind (m, list.kind));
  }
  return values[index - 1];
}

static int
by_bits (gconstpointer a, gconstpointer b)
{
  gint32 x = ((const LeafValue *) a)->bits, y = ((const LeafValue *) b)->bits;

  return x < y ? -1 : x > y;
}

/* Chance numbers things as they were made, though they are gone through in the order of the world. */
static LeafValue
random_of (LeafMachine *m, LeafValue list, guint32 kind, gboolean as_made)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) MAX (list.bits, 0), &n);
  gboolean is_object = kind < m->facts->n_kinds && m->facts->kind_is_object[kind];
  g_autofree LeafValue *in_order = NULL;

  if (n == 0) {
    if (!is_object)
      leaf_fault (m, "there is nothing to choose from at random");
    return leaf_none_of (m, kind);
  }
  if (is_object && as_made) {
    in_order = g_memdup2 (values, n * sizeof *values);
    qsort (in_order, n, sizeof *in_order, by_bits);
    values = in_order;
  }
  return values[leaf_chance_draw (m, n) - 1];
}

static gboolean
chance_succeeds (LeafMachine *m, gint32 n, gint32 of)
{
  return leaf_chance_between (m, 1, of) <= n;
}

/* --- children ------------------------------------------------------------------------------------------------------------------------ */

/* Any value of the kind that is not a child of it: in a room or region (doors, backdrops, rooms). */
static gboolean
next_elsewhere (const LeafMachine *m, guint32 parent, guint32 kind, LeafValue *slot)
{
  while (leaf_next_of_kind (m, kind, slot)) {
    guint32 instance = leaf_instance_in (m, *slot);

    if (parent == 0 || instance == 0 || m->tree[instance].parent != parent)
      return TRUE;
  }
  return FALSE;
}

/* What may be held by the holder, one after the other: its children from the one given on, and, as what is in a room or region need not
 * be a child of it, then all else there. */
static gboolean
next_held (const LeafMachine *m, LeafValue holder, guint32 kind, gboolean is_first, LeafValue *slot)
{
  guint32 parent = leaf_instance_in (m, holder), child;
  gboolean is_place
      = parent == 0 || leaf_value_is_of_kind (m, holder, LEAF_KIND_ROOM) || leaf_value_is_of_kind (m, holder, LEAF_KIND_REGION);

  if (parent == 0 || (is_place && !is_first && m->tree[leaf_instance_in (m, *slot)].parent != parent)) {
    if (is_first)
      *slot = NONE;
    return next_elsewhere (m, parent, kind, slot);
  }
  child = is_first ? m->tree[parent].child : m->tree[leaf_instance_in (m, *slot)].sibling;
  while (child != 0 && !leaf_value_is_of_kind (m, leaf_object (child), kind))
    child = m->tree[child].sibling;
  *slot = leaf_object (child);
  return child != 0 || (is_place && next_elsewhere (m, parent, kind, slot));
}

/* Which alternative of a text.  One that was only looked at, to compare the text, is what is printed next.  The cell's kind
 * packs what the choice counts, what it chose, and whether it was looked at; a cell that was never used is a number, 0. */
static guint32
one_of (LeafMachine *m, guint32 how, guint32 n, LeafValue *cell)
{
  enum { COUNT = 0xFFF, CHOICE_SHIFT = 12 };
  const guint32 seen = 0x80000000u;
  LeafValue state = { cell->kind & COUNT, cell->bits };
  guint32 which;

  if (cell->kind == LEAF_KIND_NUMBER && cell->bits == 0)
    state.kind = 0;
  if (cell->kind & seen) {
    which = cell->kind >> CHOICE_SHIFT & COUNT;
    if (m->comparing == 0)
      cell->kind &= ~seen;
    return n > 0 ? MIN (which, n - 1) : 0;
  }
  which = leaf_chance_alternative (m, how, n, &state);
  *cell = (LeafValue) { (state.kind & COUNT) | (which & COUNT) << CHOICE_SHIFT | (m->comparing > 0 ? seen : 0), state.bits };
  return which;
}

/* Was the cell not spent before? */
static gboolean
spend (LeafValue *cell)
{
  gboolean is_first = cell->bits == 0;

  *cell = LEAF_VALUE (NUMBER, 1);
  return is_first;
}

static void
say_literal (LeafMachine *m, guint32 string, gboolean ends_sentence)
{
  leaf_print (m, *LEAF_ROW (&m->image->strings, const char *, string));
  if (ends_sentence)
    leaf_print_line (m);
}

static void
fault_of_code (LeafMachine *m, guint32 fault)
{
  switch ((LeafFault) fault) {
  case LEAF_FAULT_NO_ROW: leaf_fault (m, "there is no such row in the table"); break;
  case LEAF_FAULT_WRONG_KIND: leaf_fault (m, "a phrase was given a value that it does not take"); break;
  case LEAF_FAULT_NOTHING_DECIDED: leaf_fault (m, "this phrase came to its end without deciding anything"); break;
  default: leaf_fault (m, "this statement was not understood"); break;
  }
}

static LeafValue
place_of_property (LeafMachine *m, LeafValue owner, guint32 property)
{
  LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, owner), property);

  if (cell == NULL) {
    leaf_fault_property (m, owner, property);
    return leaf_place_nowhere ();
  }
  return leaf_place_cell ((guint32) (cell - m->cells));
}

/* `held` was given: for lists and stored actions what is stored is a block of its own. */
static void
store_property (LeafMachine *m, LeafValue owner, guint32 property, LeafValue value)
{
  LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, owner), property);

  if (cell == NULL)
    leaf_fault_property (m, owner, property);
  else
    *cell = LEAF_ROW (&m->image->properties, LeafImageProperty, property)->is_opposite ? TRUTH (!value.bits) : value;
}

/* Runs the innermost frame, which is code, until it is innermost no more. */
static void
run_code (LeafMachine *m, guint64 *budget)
{
  LeafFrame *frame = leaf_machine_frame (m);
  const LeafInstruction *code = m->image->code;
  guint32 depth = m->n_frames;

  if (frame->after != LEAF_AFTER_NOTHING && after_call (m, frame))
    return;
  while (*budget > 0) {
    const LeafInstruction *in = &code[frame->at];

    if (G_UNLIKELY (in->flags & LEAF_INSTRUCTION_STATEMENT)) {
      m->n_events++;
      if (m->watch != 0 && leaf_statement_stops (m, frame))
        return;
      if (m->heap.made > 4000)
        leaf_collect_garbage (m);
    }
    --*budget;
    frame->at++;
    switch ((LeafOp) in->op) {
    case LEAF_OP_NOP: break;
    case LEAF_OP_PUSH: PUSH (((LeafValue) { in->a, in->b })); break;
    case LEAF_OP_PUSH_FRESH: PUSH (leaf_default_value (m, (guint32) in->b)); break;
    case LEAF_OP_POP: m->top--; break;
    case LEAF_OP_DUP: {
      LeafValue value = TOP;

      PUSH (value);
      break;
    }
    case LEAF_OP_COPY: TOP = leaf_copy_value (m, TOP); break;
    case LEAF_OP_PUSH_SLOT: {
      LeafValue value = m->stack[frame->slots + in->a];

      PUSH (value);
      break;
    }
    case LEAF_OP_STORE_SLOT: m->stack[frame->slots + in->a] = POP (); break;
    case LEAF_OP_PUSH_CELL: PUSH (leaf_value_of_variable (m, (guint32) in->b)); break;
    case LEAF_OP_STORE_CELL: {
      LeafValue value = POP ();

      leaf_assign_variable (m, (guint32) in->b, value);
      break;
    }
    case LEAF_OP_PUSH_EXTRA: PUSH (m->cells[leaf_cell_of_extra (m, (guint32) in->b)]); break;
    case LEAF_OP_STORE_EXTRA: m->cells[leaf_cell_of_extra (m, (guint32) in->b)] = POP (); break;
    case LEAF_OP_PUSH_SHARED: {
      LeafValue value = *leaf_shared_cell (m, (guint32) in->b);

      PUSH (value);
      break;
    }
    case LEAF_OP_STORE_SHARED: {
      LeafValue value = POP ();

      *leaf_shared_cell (m, (guint32) in->b) = value;
      break;
    }
    case LEAF_OP_PUSH_PROPERTY: {
      LeafValue owner = POP ();

      PUSH (leaf_property (m, owner, (guint32) in->b));
      break;
    }
    case LEAF_OP_STORE_PROPERTY: {
      LeafValue value = POP (), owner = POP ();

      store_property (m, owner, (guint32) in->b, value);
      break;
    }
    case LEAF_OP_PROVIDES: TOP = TRUTH (leaf_property_cell (m, leaf_instance_in (m, TOP), (guint32) in->b) != NULL); break;
    case LEAF_OP_TEST_EITHER: {
      const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, TOP), (guint32) in->b);

      /* What cannot be open at all is not open, and so it is "closed". */
      TOP = TRUTH ((cell == NULL || cell->bits == 0) == (in->a != 0));
      break;
    }
    case LEAF_OP_REF_SLOT: PUSH (leaf_place_slot (frame->slots + in->a)); break;
    case LEAF_OP_REF_CELL: PUSH (leaf_place_cell (leaf_cell_of_variable (m, (guint32) in->b))); break;
    case LEAF_OP_REF_RESPONSE:
      PUSH (leaf_place_cell (leaf_cell_of_extra (m, LEAF_ROW (&m->image->responses, LeafImageResponse, (guint32) in->b)->cell)));
      break;
    case LEAF_OP_REF_SHARED: {
      LeafValue *cell = leaf_shared_cell (m, (guint32) in->b);

      PUSH (cell < m->shared || cell >= m->shared + m->n_shared ? leaf_place_nowhere ()
                                                                : leaf_place_shared ((guint32) (cell - m->shared)));
      break;
    }
    case LEAF_OP_REF_PROPERTY: TOP = place_of_property (m, TOP, (guint32) in->b); break;
    case LEAF_OP_REF_ENTRY: {
      LeafValue row = POP (), table = POP ();
      guint32 cell = leaf_table_cell (m, table, row.bits, (guint32) in->b);

      PUSH (cell != 0 ? leaf_place_cell (cell) : leaf_place_nowhere ());
      break;
    }
    case LEAF_OP_REF_LIST_ENTRY: {
      LeafValue index = POP (), list = POP ();

      PUSH (leaf_place_entry (list, index.bits));
      break;
    }
    case LEAF_OP_LOAD: {
      LeafValue place = POP ();

      PUSH (leaf_place_load (m, place));
      break;
    }
    case LEAF_OP_STORE: {
      LeafValue value = POP (), place = POP ();

      leaf_place_store (m, place, value);
      break;
    }

    case LEAF_OP_ARITHMETIC: {
      LeafValue y = POP (), x = POP ();

      PUSH (arithmetic (m, in->a, (guint32) in->b, x, y));
      break;
    }
    case LEAF_OP_NEGATE: TOP = arithmetic (m, LEAF_ARITHMETIC_NEGATE, (guint32) in->b, TOP, NONE); break;
    case LEAF_OP_CONVERT:
      if (in->b == LEAF_KIND_REAL) {
        TOP = real_value (LEAF_KIND_REAL, as_float (m, TOP));
      } else if (in->b == LEAF_KIND_TEXT && TOP.kind != LEAF_KIND_TEXT) {
        leaf_enter_native (m, LEAF_NATIVE_say_value, 1, LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES);
        return;
      } else if (in->b != LEAF_KIND_TEXT) {
        TOP.kind = (guint32) in->b;
      }
      break;
    case LEAF_OP_COMPARE:
      if (compare (m, in->a))
        return;
      frame = leaf_machine_frame (m);
      break;
    case LEAF_OP_SUBSTITUTE:
      if (needs_run (m, TOP)) {
        LeafValue text = POP ();

        leaf_call_text (m, text);
        return;
      }
      break;
    case LEAF_OP_NOT: TOP = TRUTH (TOP.bits == 0); break;
    case LEAF_OP_JUMP: frame->at = frame->first + (guint32) in->b; break;
    case LEAF_OP_JUMP_FALSE: {
      LeafValue value = POP ();

      if (value.bits == 0)
        frame->at = frame->first + (guint32) in->b;
      break;
    }
    case LEAF_OP_JUMP_TRUE: {
      LeafValue value = POP ();

      if (value.bits != 0)
        frame->at = frame->first + (guint32) in->b;
      break;
    }
    case LEAF_OP_CALL:
      if (run_phrase (m, (guint32) in->b, in->a))
        return;
      break;
    case LEAF_OP_CALL_VALUE:
      if (run_phrase_value (m, in->a, in->b != 0))
        return;
      break;
    case LEAF_OP_NATIVE:
      if (run_native (m, (guint32) in->b, in->a, leaf_native_row ((guint32) in->b)->gives != '-'))
        return;
      break;
    case LEAF_OP_OPTION: PUSH (TRUTH (frame->options >> in->b & 1)); break;
    case LEAF_OP_RETURN:
      if (frame->rule != 0)
        leaf_end_rule (m, FALSE);
      else
        leaf_leave_frame (m, NONE);
      return;
    case LEAF_OP_RETURN_VALUE: {
      LeafValue value = POP ();

      leaf_leave_frame (m, value);
      return;
    }
    case LEAF_OP_FAULT: fault_of_code (m, (guint32) in->b); break;

    case LEAF_OP_IS_KIND: TOP = TRUTH (leaf_value_is_of_kind (m, TOP, (guint32) in->b)); break;
    case LEAF_OP_EACH_FIRST: m->stack[frame->slots + in->a] = NONE; G_GNUC_FALLTHROUGH;
    case LEAF_OP_EACH_NEXT:
      PUSH (NONE);
      TOP = TRUTH (leaf_next_of_kind (m, (guint32) in->b, &m->stack[frame->slots + in->a]));
      break;
    case LEAF_OP_EACH_CHILD_FIRST:
    case LEAF_OP_EACH_CHILD_NEXT:
      TOP = TRUTH (next_held (m, TOP, (guint32) in->b, in->op == LEAF_OP_EACH_CHILD_FIRST, &m->stack[frame->slots + in->a]));
      break;
    case LEAF_OP_RELATION_TEST: {
      LeafValue right = POP (), left = POP ();

      PUSH (TRUTH (leaf_relation_test (m, (guint32) in->b, left, right)));
      break;
    }
    case LEAF_OP_RELATION_SET: {
      LeafValue right = POP (), left = POP ();

      leaf_relation_set (m, (guint32) in->b, left, right, in->a != 0);
      break;
    }
    case LEAF_OP_RELATED: TOP = leaf_related (m, (guint32) in->b, TOP, in->a != 0); break;
    case LEAF_OP_RANDOM_OF: TOP = random_of (m, TOP, (guint32) in->b, in->a != 0); break;
    case LEAF_OP_CHANCE: {
      LeafValue of = POP (), n = POP ();

      PUSH (TRUTH (chance_succeeds (m, n.bits, of.bits)));
      break;
    }

    case LEAF_OP_MAKE_LIST: make_list (m, in->a, (guint32) in->b); break;
    case LEAF_OP_LIST_APPEND: {
      LeafValue value = POP ();
      guint32 handle = (guint32) TOP.bits;

      if (leaf_heap_has (&m->heap, handle, LEAF_BLOCK_LIST))
        leaf_block_insert (&m->heap, handle, G_MAXUINT32, value);
      break;
    }
    case LEAF_OP_LIST_LENGTH: {
      guint32 n;

      leaf_block_values (&m->heap, (guint32) MAX (TOP.bits, 0), &n);
      TOP = LEAF_VALUE (NUMBER, n);
      break;
    }
    case LEAF_OP_LIST_GET: {
      LeafValue index = POP ();

      TOP = list_get (m, TOP, index.bits);
      break;
    }
    case LEAF_OP_LIST_SET: {
      LeafValue value = POP (), index = POP (), list = POP ();

      leaf_place_store (m, leaf_place_entry (list, index.bits), value);
      break;
    }
    case LEAF_OP_LIST_HAS: {
      LeafValue value = POP ();

      TOP = TRUTH (leaf_list_has (m, TOP, value));
      break;
    }
    case LEAF_OP_MAKE_ACTION: {
      LeafValue value = make_stored_action (m, in->a, (guint32) in->b);

      PUSH (value);
      break;
    }
    case LEAF_OP_STORED_PART: TOP = stored_part (m, TOP, in->a); break;
    case LEAF_OP_ACTION_PART: PUSH (action_part (m, in->a)); break;
    case LEAF_OP_TRY: try_action (m, in->a); return;
    case LEAF_OP_TABLE_GET: {
      LeafValue row = POP ();

      TOP = leaf_table_get (m, TOP, row.bits, (guint32) in->b, in->a != 0);
      break;
    }
    case LEAF_OP_TABLE_SET: {
      LeafValue value = POP (), row = POP (), table = POP ();

      leaf_table_set (m, table, row.bits, (guint32) in->b, value);
      break;
    }
    case LEAF_OP_TABLE_HAS: {
      LeafValue row = POP ();

      TOP = TRUTH (leaf_table_has (m, TOP, row.bits, (guint32) in->b));
      break;
    }
    case LEAF_OP_TABLE_FIND: {
      LeafValue value = POP ();

      TOP = LEAF_VALUE (NUMBER, leaf_table_find (m, TOP, value, (guint32) in->b));
      break;
    }
    case LEAF_OP_TABLE_ROWS: TOP = LEAF_VALUE (NUMBER, leaf_table_count (m, TOP, in->a)); break;
    case LEAF_OP_TABLE_BLANK_ROW: TOP = LEAF_VALUE (NUMBER, leaf_table_blank_row (m, TOP)); break;
    case LEAF_OP_TABLE_RANDOM_ROW: TOP = LEAF_VALUE (NUMBER, leaf_table_random_row (m, TOP)); break;
    case LEAF_OP_TABLE_NEXT_ROW: {
      LeafValue row = POP ();

      TOP = LEAF_VALUE (NUMBER, leaf_table_next_row (m, TOP, row.bits, (guint32) in->b, in->a != 0));
      break;
    }
    case LEAF_OP_TABLE_CLEAR: {
      LeafValue row = POP (), table = POP ();

      leaf_table_clear_row (m, table, row.bits, (guint32) in->b);
      break;
    }

    case LEAF_OP_SAY_BEGIN: leaf_paragraph_begin (m); break;
    case LEAF_OP_SAY_END: break;
    case LEAF_OP_SAY_PART: leaf_paragraph_content (m); break;
    case LEAF_OP_SAY_LITERAL:
      if (in->a != 2)
        leaf_paragraph_content (m);
      say_literal (m, (guint32) in->b, in->a == 1);
      break;
    case LEAF_OP_SAY_VALUE: {
      LeafValue value = POP ();

      if (in->a == 0)
        leaf_paragraph_content (m);
      if (leaf_say_value (m, value))
        return;
      break;
    }
    case LEAF_OP_SAY_VERB: leaf_say_verb (m, (guint32) in->b, in->a); break;
    case LEAF_OP_SAY_RESPONSE:
      leaf_paragraph_content (m);
      leaf_call_response (m, (guint32) in->b);
      if (m->n_frames != depth)
        return;
      break;
    case LEAF_OP_ONE_OF: {
      guint32 n = (guint32) TOP.bits;

      TOP = LEAF_VALUE (NUMBER, one_of (m, in->a, n, &m->cells[leaf_cell_of_extra (m, (guint32) in->b)]));
      break;
    }
    case LEAF_OP_FIRST_TIME: PUSH (TRUTH (m->comparing == 0 && spend (&m->cells[leaf_cell_of_extra (m, (guint32) in->b)]))); break;
    case LEAF_OP_PUSH_TEXT: PUSH (LEAF_VALUE (TEXT, in->b)); break;
    case LEAF_OP_CAPTURE_BEGIN: leaf_capture_begin (m); break;
    case LEAF_OP_CAPTURE_END: PUSH (leaf_capture_end (m)); break;

    case LEAF_OP_CLAUSE: {
      LeafValue value = POP ();

      if (test_clause (m, frame, (guint32) in->a, value.bits != 0))
        return;
      break;
    }
    case LEAF_OP_APPLIES:
      if (frame->flags & LEAF_FLAG_PROBE) {
        leaf_leave_frame (m, NONE);
        return;
      }
      frame->flags |= LEAF_FLAG_APPLIES;
      leaf_event_rule (m, LEAF_EVENT_RULE_BEGUN, frame->rule, frame->rulebook, (LeafEntry) frame->entry, LEAF_OUTCOME_NONE);
      break;
    case LEAF_OP_CHANGED:
      if (frame->flags & LEAF_FLAG_PROBE)
        break;
      if (in->a == 0) {
        leaf_end_rule (m, FALSE);
      } else {
        frame->after = LEAF_AFTER_STAND_IN;
        if (!m->facts->changes_rules || !leaf_run_rule_changed (m, (guint32) in->b, frame->rulebook, LEAF_ENTRY_SUBSTITUTED, TRUE))
          leaf_enter_rule (m, (guint32) in->b, frame->rulebook, LEAF_ENTRY_SUBSTITUTED);
      }
      return;
    case LEAF_OP_RULE_END: fall_off (m, frame); return;
    case LEAF_OP_DECIDE: decide (m, in->a, in->b != 0); return;
    case LEAF_OP_DECIDE_NAMED: decide_named (m, frame, (guint32) in->b); return;
    case LEAF_OP_FOLLOW: follow (m, frame, in->a, in->b != 0); return;
    case LEAF_OP_PRODUCED:
      PUSH (m->latest.outcome != LEAF_OUTCOME_NONE && m->latest.has_value ? m->latest.value : leaf_none_of (m, (guint32) in->b));
      break;
    case LEAF_OP_OUTCOME:
      PUSH (m->latest.outcome != LEAF_OUTCOME_NONE && m->latest.has_value ? m->latest.value : LEAF_VALUE (RULEBOOK_OUTCOME, 0));
      break;
    case LEAF_OP_SUCCEEDED:
      PUSH (TRUTH (m->latest.outcome == (guint32) (in->a == 1 ? LEAF_OUTCOME_SUCCESS : LEAF_OUTCOME_FAILURE)));
      break;
    case LEAF_OP_SELF: PUSH (m->self); break;
    case LEAF_OP_PARAMETER: PUSH (m->parameter); break;
    case LEAF_OP_ACTIVITY: {
      LeafValue operand = in->b != 0 ? POP () : NONE;
      LeafValue activity = POP ();

      leaf_call_activity_stage (m, in->a, (guint32) activity.bits, operand);
      if (m->n_frames != depth)
        return;
      break;
    }
    case LEAF_OP_HANDLED: PUSH (TRUTH (m->handled)); break;
    case LEAF_OP_GOING_ON: {
      LeafValue activity = POP (), operand = NONE;
      gboolean is_going_on = going_on (m, (guint32) activity.bits, &operand);

      if (is_going_on && in->b != 0)
        PUSH (operand);
      PUSH (TRUTH (is_going_on));
      break;
    }
    default: leaf_fault_final (m, "there is an instruction that this machine does not know"); return;
    }
    if (G_UNLIKELY (m->is_over || m->stop.cause != LEAF_STOP_NONE))
      return;
  }
}

/* The place shown when the play stops: of the statement about to run, or of the innermost code that has one. */
static void
note_place (LeafMachine *m)
{
  m->stop.rule = leaf_innermost_rule (m);
  m->stop.event = m->n_events;
  if (m->stop.cause != LEAF_STOP_BREAKPOINT && m->stop.cause != LEAF_STOP_STEP_DONE)
    m->place = leaf_place_now (m);
  m->stop.place = m->place;
}

static void
advance (LeafMachine *m, guint64 *budget)
{
  switch ((LeafFrameSort) leaf_machine_frame (m)->sort) {
  case LEAF_FRAME_CODE: run_code (m, budget); return;
  case LEAF_FRAME_RULEBOOK: leaf_advance_rulebook (m); break;
  case LEAF_FRAME_SINGLE: leaf_advance_single (m); break;
  case LEAF_FRAME_ACTION: leaf_advance_action (m); break;
  case LEAF_FRAME_ACTIVITY: leaf_advance_activity (m); break;
  case LEAF_FRAME_NATIVE: leaf_advance_native (m); break;
  case LEAF_FRAME_PLAY: leaf_advance_play (m); break;
  case LEAF_FRAME_FOLLOWING: leaf_advance_following (m); break;
  case LEAF_FRAME_CHANGED: leaf_advance_changed (m); break;
  }
  --*budget;
}

/* Runs the innermost frame once: a few instructions, or a step of another sort. */
LeafStop
leaf_machine_step (LeafMachine *m)
{
  guint64 budget = 1000;

  m->stop = (LeafStop) { 0 };
  if (!m->is_over && m->n_frames > 0)
    advance (m, &budget);
  return m->stop;
}

LeafStop
leaf_machine_run (LeafMachine *m, guint64 budget)
{
  if (m->is_over)
    return m->stop;
  m->stop = (LeafStop) { 0 };
  while (!m->is_over && m->stop.cause == LEAF_STOP_NONE && m->n_frames > 0) {
    if (budget == 0)
      m->stop.cause = LEAF_STOP_OUT_OF_BUDGET;
    else if (m->replay != NULL)
      leaf_machine_replay (m, &budget);
    else
      advance (m, &budget);
  }
  note_place (m);
  return m->stop;
}
