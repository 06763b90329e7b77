/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-inform6-values.c: values of Inform 7 in Inform 6 code: kinds, texts and lists as blocks, and routines as
 * values. */
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-rulebook-exec.h"
#include "leaf-say.h"
#include "leaf-stored-actions.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-inform6-memory.h"
#include "leaf-natives-texts.h"

#include <string.h>

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

/* --- kinds -------------------------------------------------------------------------------------------------------- */

NATIVE (inform6_kind_of)
{
  (void) m;
  return GIVE_NUMBER ((gint32) args[0].kind);
}

NATIVE (inform6_new)
{
  guint32 kind = (guint32) args[0].bits;

  *result = kind > 0 && kind < m->facts->n_kinds ? leaf_default_value (m, kind) : LEAF_VALUE (NUMBER, 0);
  return LEAF_NATIVE_DONE;
}

/* Converts a number to a value of the kind if its values are numbers in Inform 6 code, too. Other values carry their
 * kinds. */
static LeafValue
seen_as (const LeafMachine *m, LeafValue value, guint32 kind)
{
  const guint32 *enumerated = kind < m->facts->n_kinds ? m->facts->enumerated[kind] : NULL;

  if (value.kind != LEAF_KIND_NUMBER)
    return value;
  if (kind == LEAF_KIND_TRUTH_STATE)
    return LEAF_VALUE (TRUTH_STATE, value.bits != 0);
  if (kind == LEAF_KIND_TIME)
    return LEAF_VALUE (TIME, value.bits);
  if (kind < m->facts->n_kinds && leaf_is_object_kind (m, kind) && value.bits == 0)
    return leaf_object (0);
  if (enumerated != NULL && value.bits > 0 && (guint32) value.bits <= enumerated[0])
    return (LeafValue) { kind, value.bits };
  return value;
}

NATIVE (inform6_say_as)
{
  LeafValue value = seen_as (m, args[0], (guint32) args[1].bits);

  (void) result;
  if (!leaf_native_begins (m))
    return LEAF_NATIVE_DONE;
  leaf_call_say (m, value);
  return LEAF_NATIVE_CALLED;
}

/* --- texts and lists ---------------------------------------------------------------------------------------------- */

NATIVE (inform6_compare)
{
  (void) args;
  if (!leaf_expand_arguments (m, 2, 3, 0))
    return LEAF_NATIVE_CALLED;
  return GIVE_NUMBER (leaf_value_compare (m, leaf_expanded_argument (m, 0), leaf_expanded_argument (m, 1)));
}

static gboolean
is_list (const LeafMachine *m, LeafValue value)
{
  return leaf_constructor_of (m, value.kind) == LEAF_KIND_LIST && leaf_kind_is_block (m, value.kind);
}

/* Indices of the words of a list's block. */
enum { LIST_KIND = 0, LIST_LENGTH = 1, LIST_ITEMS = 2 };

static LeafValue
read_list (LeafMachine *m, LeafValue list, gint32 at)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  if (at == LIST_KIND)
    return LEAF_VALUE (NUMBER, (gint32) leaf_image_kind (m->image, LEAF_ID (LeafKindId, list.kind))->args[0].ix);
  if (at == LIST_LENGTH)
    return LEAF_VALUE (NUMBER, (gint32) n);
  return at >= LIST_ITEMS && (guint32) at - LIST_ITEMS < n ? values[at - LIST_ITEMS] : LEAF_VALUE (NUMBER, 0);
}

static LeafValue
read_action (const LeafMachine *m, LeafValue stored, gint32 at)
{
  LeafActionState action;

  if (!leaf_stored_action (m, stored, &action))
    return LEAF_VALUE (NUMBER, 0);
  if (at == LEAF_STORED_ACTION)
    return LEAF_VALUE (ACTION_NAME, action.action);
  if (at == LEAF_STORED_REQUESTER)
    return LEAF_VALUE (TRUTH_STATE, action.requester.bits != 0);
  return at == LEAF_STORED_ACTOR    ? action.actor
         : at == LEAF_STORED_NOUN   ? action.noun
         : at == LEAF_STORED_SECOND ? action.second
                                    : LEAF_VALUE (NUMBER, 0);
}

static gint32
character_at (const char *text, gint32 at)
{
  while (at > 0 && *text != '\0') {
    text = g_utf8_next_char (text);
    at--;
  }
  return at == 0 ? (gint32) g_utf8_get_char (text) : 0;
}

static void
fault_of_block (LeafMachine *m, LeafValue value)
{
  g_autofree char *text = leaf_value_to_string (m, value);

  leaf_fault (m, N_ ("Inform 6 code needs a text or a list, but %1 is neither"), text, NULL);
}

NATIVE (inform6_read_block)
{
  if (is_list (m, args[0]))
    *result = read_list (m, args[0], args[1].bits);
  else if (args[0].kind == LEAF_KIND_STORED_ACTION)
    *result = read_action (m, args[0], args[1].bits);
  else if (args[0].kind == LEAF_KIND_TEXT) {
    if (!leaf_expand_arguments (m, 2, 1, 0))
      return LEAF_NATIVE_CALLED;
    leaf_charge (m, (gsize) MAX (args[1].bits, 0) / 16);
    return GIVE_NUMBER (character_at (leaf_settled_text (m, 0), leaf_expanded_argument (m, 1).bits));
  } else {
    *result = LEAF_VALUE (NUMBER, 0);
    fault_of_block (m, args[0]);
  }
  return LEAF_NATIVE_DONE;
}

static void
fault_of_part (LeafMachine *m, LeafValue value)
{
  g_autofree char *text = leaf_value_to_string (m, value);

  leaf_fault (m, N_ ("Inform 6 code uses %1 as a part of an action, but it cannot be one"), text, NULL);
}

/* Returns TRUE if the value can be this part of a stored action; 0 becomes nothing. */
static gboolean
can_be_part (const LeafMachine *m, gint32 at, LeafValue *value)
{
  if (at == LEAF_STORED_ACTION)
    return value->kind == LEAF_KIND_ACTION_NAME;
  if (at == LEAF_STORED_REQUESTER)
    *value = leaf_object (value->bits != 0 ? leaf_player (m) : 0);
  else if (value->kind == LEAF_KIND_NUMBER && value->bits == 0)
    *value = leaf_object (0);
  return at != LEAF_STORED_ACTOR || leaf_is_object_kind (m, value->kind);
}

static void
write_action (LeafMachine *m, LeafValue stored, gint32 at, LeafValue value)
{
  if (at < 0 || at >= LEAF_STORED_CELLS || !leaf_heap_has (&m->heap, (guint32) stored.bits, LEAF_BLOCK_ACTION))
    return;
  if (can_be_part (m, at, &value))
    leaf_block_set (&m->heap, (guint32) stored.bits, (guint32) at, value);
  else
    fault_of_part (m, value);
}

/* New entries are nothing, 0, or a value that stands for none of the kind. */
static void
set_list_length (LeafMachine *m, guint32 list, guint32 n)
{
  guint32 before = leaf_block_length (&m->heap, list),
          kind = leaf_list_entry_kind (m, leaf_heap_block (&m->heap, list)->kind);

  leaf_charge (m, n > before ? n - before : 0);
  leaf_block_resize (&m->heap, list, n);
  for (guint32 i = before; i < leaf_block_length (&m->heap, list); i++)
    leaf_block_set (&m->heap, list, i, leaf_none_of (m, kind));
}

NATIVE (inform6_write_block)
{
  guint32 length;

  (void) result;
  if (args[0].kind == LEAF_KIND_STORED_ACTION) {
    write_action (m, args[0], args[1].bits, args[2]);
    return LEAF_NATIVE_DONE;
  }
  if (!is_list (m, args[0])) {
    fault_of_block (m, args[0]);
    return LEAF_NATIVE_DONE;
  }
  length = leaf_block_length (&m->heap, (guint32) args[0].bits);
  if (args[1].bits == LIST_LENGTH && args[2].bits >= 0 && leaf_heap_can_hold (&m->heap, (gsize) args[2].bits * 8))
    set_list_length (m, (guint32) args[0].bits, (guint32) args[2].bits);
  else if (args[1].bits >= LIST_ITEMS && (guint32) args[1].bits - LIST_ITEMS < length)
    leaf_block_set (&m->heap, (guint32) args[0].bits, (guint32) args[1].bits - LIST_ITEMS, args[2]);
  return LEAF_NATIVE_DONE;
}

/* --- routines as values ------------------------------------------------------------------------------------------- */

enum { MOST_VALUES = 7, MOST_LOCALS = 64 };

static gboolean
call_phrase (LeafMachine *m, guint32 phrase, const LeafValue *values)
{
  LeafValue all[MOST_LOCALS];
  guint32 n;

  if (!leaf_table_has_row (&m->image->phrases, phrase))
    return FALSE;
  n = LEAF_ROW (&m->image->phrases, LeafImagePhrase, phrase)->n_parameters;
  if (n > MOST_LOCALS)
    return FALSE;
  for (guint32 i = 0; i < n; i++)
    all[i] = i < MOST_VALUES && values[i].kind != 0 ? values[i] : LEAF_VALUE (NUMBER, 0);
  leaf_call_phrase (m, phrase, n, all);
  return TRUE;
}

static gboolean
call_number (LeafMachine *m, gint32 number, const LeafValue *values)
{
  LeafValue copies[MOST_VALUES];

  memcpy (copies, values, sizeof copies);
  if (number >= LEAF_INFORM6_ROUTINES && number < LEAF_INFORM6_ROUTINES + LEAF_NATIVE_COUNT
      && leaf_native_takes ((LeafNative) (number - LEAF_INFORM6_ROUTINES)) <= MOST_VALUES) {
    guint32 native = (guint32) (number - LEAF_INFORM6_ROUTINES);

    leaf_call_native (m, native, leaf_native_takes ((LeafNative) native), copies);
    return TRUE;
  }
  if (number < LEAF_INFORM6_PRINTING || number >= LEAF_INFORM6_ROUTINES)
    return FALSE;
  leaf_call_say (m, seen_as (m, copies[0], (guint32) (number - LEAF_INFORM6_PRINTING)));
  return TRUE;
}

/* Calls a phrase of Inform 7 with arguments converted to the kinds that its own kind lists. */
static gboolean
call_typed (LeafMachine *m, LeafValue phrase, const LeafValue *values)
{
  LeafKindId taken = leaf_image_kind (m->image, LEAF_ID (LeafKindId, phrase.kind))->args[0];
  LeafValue typed[MOST_VALUES];

  if (leaf_image_kind (m->image, taken)->constructor.ix == LEAF_KIND_COMBINATION)
    return FALSE;
  memcpy (typed, values, sizeof typed);
  if (taken.ix != LEAF_KIND_NOTHING)
    typed[0] = leaf_inform6_value_as (m, values[0], taken.ix);
  return call_phrase (m, (guint32) phrase.bits, typed);
}

static gboolean
call_value (LeafMachine *m, const LeafValue *args)
{
  guint32 constructor = leaf_constructor_of (m, args[0].kind);

  if (args[0].kind == LEAF_KIND_PHRASE)
    return call_phrase (m, (guint32) args[0].bits, args + 1);
  if (constructor == LEAF_KIND_PHRASE)
    return call_typed (m, args[0], args + 1);
  if (args[0].kind == LEAF_KIND_RULE || constructor == LEAF_KIND_RULE || args[0].kind == LEAF_KIND_RULEBOOK
      || constructor == LEAF_KIND_RULEBOOK) {
    leaf_call_follow (m, args[0], args[1], LEAF_ENTRY_FOLLOWED);
    return TRUE;
  }
  return args[0].kind == LEAF_KIND_NUMBER && call_number (m, args[0].bits, args + 1);
}

/* --- descriptions as routines ------------------------------------------------------------------------------------- */

enum { NEXT_DESCRIBED = -2 }; /* "D(-2, x)" returns the next value after x, and "D(x)" whether D describes x */

enum { CALL_BEGINS = 0, CALL_ENDS, CALL_TESTS };

static guint32
entry_kind (const LeafMachine *m, LeafValue value)
{
  return leaf_image_kind (m->image, LEAF_ID (LeafKindId, value.kind))->args[0].ix;
}

static gboolean
is_description (const LeafMachine *m, LeafValue value)
{
  return leaf_constructor_of (m, value.kind) == LEAF_KIND_DESCRIPTION
         || (is_list (m, value) && leaf_is_object_kind (m, entry_kind (m, value)));
}

/* The entry after the value, or the first; a description with local names is passed as its list. */
static LeafValue
next_entry (const LeafMachine *m, LeafValue list, LeafValue after)
{
  guint32 n;
  const LeafValue *entries = leaf_block_values (&m->heap, (guint32) list.bits, &n);

  for (guint32 i = 0; i < n; i++)
    if (after.bits == 0 || (i > 0 && entries[i - 1].bits == after.bits))
      return entries[i];
  return leaf_object (0);
}

static LeafNativeStatus
test_next (LeafMachine *m, LeafValue description, LeafValue *result)
{
  guint32 kind = entry_kind (m, description);
  LeafValue *value = leaf_native_cell (m, 0), tested;

  *result = leaf_object (0);
  if (description.bits <= 0 || (guint32) description.bits >= m->image->chunks.n || !leaf_is_object_kind (m, kind)
      || !leaf_next_of_kind (m, kind, value))
    return LEAF_NATIVE_DONE;
  tested = *value;
  leaf_native_set_phase (m, CALL_TESTS);
  leaf_call_chunk (m, (guint32) description.bits, 1, &tested);
  return LEAF_NATIVE_CALLED;
}

static LeafNativeStatus
call_description (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  LeafValue matched[] = { args[1], args[0] };

  if (args[1].kind != LEAF_KIND_NUMBER || args[1].bits != NEXT_DESCRIBED) {
    leaf_native_set_phase (m, CALL_ENDS);
    leaf_call_native (m, LEAF_NATIVE_value_matches, G_N_ELEMENTS (matched), matched);
    return LEAF_NATIVE_CALLED;
  }
  if (is_list (m, args[0])) {
    *result = next_entry (m, args[0], args[2]);
    return LEAF_NATIVE_DONE;
  }
  *leaf_native_cell (m, 0) = leaf_object (leaf_instance_in (m, args[2]));
  return test_next (m, args[0], result);
}

NATIVE (inform6_call)
{
  if (leaf_native_phase (m) == CALL_TESTS && m->returned.bits == 0)
    return test_next (m, args[0], result);
  if (leaf_native_phase (m) == CALL_TESTS) {
    *result = *leaf_native_cell (m, 0);
    return LEAF_NATIVE_DONE;
  }
  if (leaf_native_phase (m) == CALL_ENDS) {
    if (is_description (m, args[0]))
      return GIVE_NUMBER (m->returned.bits != 0);
    *result = m->returned.kind != 0 ? m->returned : LEAF_VALUE (NUMBER, 0);
    return LEAF_NATIVE_DONE;
  }
  if (is_description (m, args[0]))
    return call_description (m, args, result);
  leaf_native_set_phase (m, CALL_ENDS);
  m->returned = LEAF_VALUE (NUMBER, 0);
  if (!call_value (m, args)) {
    g_autofree char *text = leaf_value_to_string (m, args[0]);

    *result = LEAF_VALUE (NUMBER, 0);
    leaf_fault (m, N_ ("Inform 6 code calls %1, which is not a routine"), text, NULL);
    return LEAF_NATIVE_DONE;
  }
  return LEAF_NATIVE_CALLED;
}

/* Runs the routine in a frame that captures its output. */
NATIVE (inform6_printed)
{
  if (!leaf_native_begins (m)) {
    *result = m->returned.kind == LEAF_KIND_TEXT ? m->returned : LEAF_VALUE (TEXT, 0);
    return LEAF_NATIVE_DONE;
  }
  m->returned = LEAF_VALUE (TEXT, 0);
  leaf_push_value (m, args[0]);
  for (guint i = 0; i < MOST_VALUES; i++)
    leaf_push_value (m, LEAF_VALUE (NUMBER, 0));
  leaf_enter_native (m, LEAF_NATIVE_inform6_call, 1 + MOST_VALUES, LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES);
  return LEAF_NATIVE_CALLED;
}
