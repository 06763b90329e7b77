/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-library.c: lowers calls of library routines that need more than a native with the same arguments: kinds,
 * texts and lists as blocks, printing, Glk.
 *
 * A text or a list is a value here, not a block. So making, freeing or unsharing a block does nothing, and copying a
 * block into a variable is an assignment. glk_gestalt answers that there are no sound channels; operations on them do
 * nothing. */
#include "leaf-inform6-lowering.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

typedef struct {
  const LeafInform6Node *call;
  gboolean is_statement;
} Call;

typedef LeafNode *(*LowerCall) (LeafInform6Lowering *self, const Call *call);

/* Returns the value of an argument, or 0 if it was not given. */
static LeafNode *
as_text (LeafInform6Lowering *self, LeafNode *value)
{
  return leaf_inform6_as_kind (self, value, LEAF_KIND (TEXT));
}

static LeafNode *
with_one (LeafInform6Lowering *self, LeafNative native, LeafNode *value)
{
  return leaf_inform6_native_node (self, leaf_native_gives (native) == '-' ? (LeafKindId) { 0 } : number_kind, native,
                                   1, &value);
}

static LeafNode *
plus (LeafInform6Lowering *self, LeafNode *value, gint32 number)
{
  LeafNode *sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, value,
                                  leaf_inform6_number_node (self, number));

  sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
  return sum;
}

/* Lowers a call that has no effect here; as a value it is 0. */
static LeafNode *
nothing_to_do (LeafInform6Lowering *self, const Call *call)
{
  return leaf_inform6_nothing_to_do (self, call->is_statement);
}

/* --- blocks ------------------------------------------------------------------------------------------------------- */

static LeafNode *
create (LeafInform6Lowering *self, const Call *call)
{
  return with_one (self, LEAF_NATIVE_inform6_new, leaf_inform6_lower_argument (self, call->call, 0));
}

/* Returns TRUE if the routine puts a new block into the local. Then a change of the local cannot affect another
 * variable. */
static gboolean
creates (const LeafInform6Node *node, const char *local)
{
  if (node == NULL)
    return FALSE;
  if (node->sort == LEAF_INFORM6_BINARY && strcmp (node->text, "=") == 0 && node->first->sort == LEAF_INFORM6_NAME
      && g_ascii_strcasecmp (node->first->text, local) == 0 && node->second->sort == LEAF_INFORM6_CALL
      && node->second->first->sort == LEAF_INFORM6_NAME
      && g_ascii_strcasecmp (node->second->first->text, "BlkValueCreate") == 0)
    return TRUE;
  for (guint32 i = 0; i < node->n; i++)
    if (creates (node->list[i], local))
      return TRUE;
  return creates (node->first, local) || creates (node->second, local) || creates (node->third, local);
}

static gboolean
is_own_place (const LeafInform6Lowering *self, const LeafInform6Node *place)
{
  if (place->sort != LEAF_INFORM6_NAME || self->routine == NULL)
    return place->sort != LEAF_INFORM6_NAME || leaf_inform6_find_datum (self->build, place->text) != NULL;
  for (guint32 i = 0; i < self->routine->n_locals; i++)
    if (g_ascii_strcasecmp (self->routine->locals[i], place->text) == 0)
      return creates (self->routine->body, place->text);
  return TRUE;
}

static LeafNode *
copy (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *value = with_one (self, LEAF_NATIVE_copy_value, leaf_inform6_lower_argument (self, call->call, 1));

  if (call->call->n != 2 || !is_own_place (self, call->call->list[0]))
    return leaf_inform6_refuse_name (self, "BlkValueCopy");
  return call->is_statement ? leaf_inform6_lower_assignment (self, call->call->list[0], value)
                            : leaf_inform6_lower_assigned (self, call->call->list[0], value);
}

static LeafNode *
read_at (LeafInform6Lowering *self, LeafNode *block, LeafNode *index)
{
  LeafNode *values[] = { block, index };

  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_read_block, 2, values);
}

static LeafNode *
read_block (LeafInform6Lowering *self, const Call *call)
{
  return read_at (self, leaf_inform6_lower_argument (self, call->call, 0),
                  leaf_inform6_lower_argument (self, call->call, 1));
}

static LeafNode *
write_at (LeafInform6Lowering *self, const Call *call, LeafNode *index, LeafNode *value)
{
  LeafNode *values[] = { leaf_inform6_lower_argument (self, call->call, 0), index, value };

  if (!call->is_statement)
    return leaf_inform6_refuse_name (self, call->call->first->text);
  return leaf_inform6_native_node (self, (LeafKindId) { 0 }, LEAF_NATIVE_inform6_write_block, 3, values);
}

static LeafNode *
write_block (LeafInform6Lowering *self, const Call *call)
{
  return write_at (self, call, leaf_inform6_lower_argument (self, call->call, 1),
                   leaf_inform6_lower_argument (self, call->call, 2));
}

/* Entries are counted from 1, and two words come before them. */
static LeafNode *
list_item (LeafInform6Lowering *self, const Call *call)
{
  return read_at (self, leaf_inform6_lower_argument (self, call->call, 0),
                  plus (self, leaf_inform6_lower_argument (self, call->call, 1), 1));
}

static LeafNode *
put_list_item (LeafInform6Lowering *self, const Call *call)
{
  return write_at (self, call, plus (self, leaf_inform6_lower_argument (self, call->call, 1), 1),
                   leaf_inform6_lower_argument (self, call->call, 2));
}

static LeafNode *
set_list_length (LeafInform6Lowering *self, const Call *call)
{
  return write_at (self, call, leaf_inform6_number_node (self, 1), leaf_inform6_lower_argument (self, call->call, 1));
}

static LeafNode *
keep_value (LeafInform6Lowering *self, GPtrArray *all, LeafNode *value)
{
  LeafNode *slot = leaf_inform6_new_slot (self);

  g_ptr_array_add (all, leaf_node_with (self->scope, LEAF_NODE_ASSIGN, (LeafKindId) { 0 }, self->w, slot, value));
  return slot;
}

static LeafNode *
block (LeafInform6Lowering *self, const GPtrArray *statements)
{
  return leaf_node_from_array (self->scope, LEAF_NODE_BLOCK, (LeafKindId) { 0 }, self->w, statements);
}

/* Lowers "LIST_OF_TY_InsertItem(l, x)": appends an entry to the list. */
static LeafNode *
append_to_list (LeafInform6Lowering *self, const Call *call)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  LeafNode *values[3], *length, *item;

  if (!call->is_statement || call->call->n != 2)
    return leaf_inform6_refuse_name (self, call->call->first->text);
  values[0] = keep_value (self, all, leaf_inform6_lower_argument (self, call->call, 0));
  item = keep_value (self, all, leaf_inform6_lower_argument (self, call->call, 1));
  length = keep_value (self, all, read_at (self, values[0], leaf_inform6_number_node (self, 1)));
  values[1] = leaf_inform6_number_node (self, 1);
  values[2] = plus (self, length, 1);
  g_ptr_array_add (all,
                   leaf_inform6_native_node (self, (LeafKindId) { 0 }, LEAF_NATIVE_inform6_write_block, 3, values));
  values[1] = plus (self, length, 2);
  values[2] = item;
  g_ptr_array_add (all,
                   leaf_inform6_native_node (self, (LeafKindId) { 0 }, LEAF_NATIVE_inform6_write_block, 3, values));
  return block (self, all);
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

/* The capacity of a text: its characters and the terminating 0. */
static LeafNode *
capacity (LeafInform6Lowering *self, const Call *call)
{
  return plus (self,
               with_one (self, LEAF_NATIVE_text_count_characters,
                         as_text (self, leaf_inform6_lower_argument (self, call->call, 0))),
               1);
}

static LeafNode *
substituted (LeafInform6Lowering *self, const Call *call)
{
  return with_one (self, LEAF_NATIVE_text_substituted,
                   as_text (self, leaf_inform6_lower_argument (self, call->call, call->call->n == 2)));
}

/* Lowers TEXT_TY_Replace_RE (blob, text, pattern, 0, ignore case, exactly), which tests for a match. */
static LeafNode *
match (LeafInform6Lowering *self, const Call *call)
{
  const LeafInform6Node *const *list = call->call->list;
  gboolean is_regexp = call->call->n > 0 && list[0]->sort == LEAF_INFORM6_NAME
                       && g_ascii_strcasecmp (list[0]->text, "REGEXP_BLOB") == 0,
           is_exact = call->call->n > 5 && !(list[5]->sort == LEAF_INFORM6_NUMBER && list[5]->number == 0);
  LeafNode *values[3], *matches;

  if (call->call->n < 3 || (call->call->n > 3 && !(list[3]->sort == LEAF_INFORM6_NUMBER && list[3]->number == 0)))
    return leaf_inform6_refuse_name (self, "TEXT_TY_Replace_RE");
  values[0] = as_text (self, leaf_inform6_lower_argument (self, call->call, 1));
  values[1] = as_text (self, leaf_inform6_lower_argument (self, call->call, 2));
  values[2] = leaf_inform6_lower_argument (self, call->call, 4);
  matches = leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE),
                                      is_regexp
                                          ? (is_exact ? LEAF_NATIVE_regexp_matches_exactly : LEAF_NATIVE_regexp_matches)
                                          : (is_exact ? LEAF_NATIVE_text_matches_exactly : LEAF_NATIVE_text_matches),
                                      3, values);
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, matches);
}

static LeafNode *
matched (LeafInform6Lowering *self, const Call *call)
{
  return with_one (self, LEAF_NATIVE_regexp_subexpression, leaf_inform6_lower_argument (self, call->call, 0));
}

static LeafNode *
comparison (LeafInform6Lowering *self, const Call *call)
{
  (void) call;
  return leaf_inform6_number_node (self, LEAF_INFORM6_ROUTINES + LEAF_NATIVE_inform6_compare);
}

/* Returns the second word of an array that is a text in the reference's format: the text, or the routine that prints
 * it. NULL if the array is not of this storage type. */
static const LeafInform6Node *
kept_text (const LeafInform6Lowering *self, const LeafInform6Node *name, const char *storage)
{
  const LeafInform6DatumRow *row
      = name->sort == LEAF_INFORM6_NAME ? leaf_inform6_find_datum (self->build, name->text) : NULL;

  return row != NULL && row->datum.n == 2 && row->datum.entries[0]->sort == LEAF_INFORM6_NAME
                 && g_ascii_strcasecmp (row->datum.entries[0]->text, storage) == 0
             ? row->datum.entries[1]
             : NULL;
}

/* Puts the text into a variable. If a routine prints the text, it runs. */
static LeafNode *
expand (LeafInform6Lowering *self, const Call *call)
{
  const LeafInform6Node *routine;
  LeafNode *text;

  if (call->call->n != 2 || !is_own_place (self, call->call->list[0]))
    return leaf_inform6_refuse_name (self, call->call->first->text);
  routine = kept_text (self, call->call->list[1], "CONSTANT_PERISHABLE_TEXT_STORAGE");
  text = routine != NULL ? with_one (self, LEAF_NATIVE_inform6_printed, leaf_inform6_lower_value (self, routine))
                         : with_one (self, LEAF_NATIVE_text_substituted,
                                     as_text (self, leaf_inform6_lower_argument (self, call->call, 1)));
  return call->is_statement ? leaf_inform6_lower_assignment (self, call->call->list[0], text)
                            : leaf_inform6_lower_assigned (self, call->call->list[0], text);
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

static LeafNode *
print_of_kind (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *values[]
      = { leaf_inform6_lower_argument (self, call->call, 1), leaf_inform6_lower_argument (self, call->call, 0) };

  if (!call->is_statement)
    return leaf_inform6_refuse_name (self, call->call->first->text);
  return leaf_inform6_native_node (self, (LeafKindId) { 0 }, LEAF_NATIVE_inform6_say_as, 2, values);
}

static LeafNode *
print_character (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *number = leaf_inform6_lower_argument (self, call->call, call->call->n > 0 ? call->call->n - 1 : 0);

  if (!call->is_statement)
    return leaf_inform6_refuse_name (self, call->call->first->text);
  return leaf_inform6_say_value (
      self, leaf_inform6_native_node (self, LEAF_KIND (UNICODE), LEAF_NATIVE_character_of_number, 1, &number));
}

/* Lowers "TEXT_TY_Say (t)" as a statement. */
static LeafNode *
print_value (LeafInform6Lowering *self, const Call *call)
{
  return call->is_statement ? leaf_inform6_say_value (self, leaf_inform6_lower_argument (self, call->call, 0))
                            : leaf_inform6_refuse_name (self, call->call->first->text);
}

/* --- tables, actions, the parser, Glk ----------------------------------------------------------------------------- */

static LeafNode *
itself (LeafInform6Lowering *self, const Call *call)
{
  return leaf_inform6_lower_argument (self, call->call, 0);
}

static LeafNode *
truth (LeafInform6Lowering *self, LeafNode *condition)
{
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, condition);
}

/* Lowers "SnippetMatches(s, t)". "SnippetIncludes(t, s)" has the arguments in the other order, and gives the words
 * that it found. */
static LeafNode *
snippet (LeafInform6Lowering *self, const Call *call)
{
  gboolean includes = g_ascii_strcasecmp (call->call->first->text, "SnippetIncludes") == 0;
  LeafNode *values[2];

  values[0]
      = leaf_inform6_as_kind (self, leaf_inform6_lower_argument (self, call->call, includes), LEAF_KIND (SNIPPET));
  values[1] = leaf_inform6_lower_argument (self, call->call, !includes);
  if (includes) {
    LeafNode *found = leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_snippet_includes, 2, values);

    return leaf_inform6_native_node (self, LEAF_KIND (SNIPPET), LEAF_NATIVE_inform6_snippet_found, 1, &found);
  }
  return truth (self, leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_snippet_matches, 2, values));
}

/* Lowers "LoopOverScope(routine, actor)": calls the routine for each thing in scope for the actor, or for the
 * player. */
static LeafNode *
loop_over_scope (LeafInform6Lowering *self, const Call *call)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  LeafInform6Node each = { .sort = LEAF_INFORM6_KEPT }, person = { .sort = LEAF_INFORM6_NAME, .text = "player" };
  const LeafInform6Node *values[] = { &each };
  LeafInform6Node called = { .sort = LEAF_INFORM6_CALL, .n = 1, .list = values };
  LeafNode *repeat = leaf_node_new (self->scope, LEAF_NODE_REPEAT_THROUGH, (LeafKindId) { 0 }, self->w),
           *found = leaf_inform6_new_slot (self), *branch, *routine, *asked[2];

  if (!call->is_statement || call->call->n == 0)
    return leaf_inform6_refuse_name (self, call->call->first->text);
  routine = keep_value (self, all, leaf_inform6_lower_argument (self, call->call, 0));
  asked[0]
      = keep_value (self, all, leaf_inform6_lower_object (self, call->call->n > 1 ? call->call->list[1] : &person));
  asked[1] = found;
  each.number = (gint32) found->SLOT.slot;
  branch = leaf_node_new (self->scope, LEAF_NODE_IF, (LeafKindId) { 0 }, self->w);
  branch->IF.condition = leaf_inform6_native_node (self, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_takes_in, 2, asked);
  branch->IF.then = leaf_inform6_call_value (self, routine, &called);
  repeat->REPEAT_THROUGH.body = branch;
  repeat->REPEAT_THROUGH.described = leaf_description_of_kind (self->scope, self->w, LEAF_KIND (THING));
  repeat->REPEAT_THROUGH.slot = found->SLOT.slot;
  g_ptr_array_add (all, repeat);
  return block (self, all);
}

static LeafNode *
of_word (LeafInform6Lowering *self, const Call *call, gint32 what)
{
  LeafNode *values[] = { leaf_inform6_lower_argument (self, call->call, 0), leaf_inform6_number_node (self, what) };

  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_word, 2, values);
}

static LeafNode *
word_length (LeafInform6Lowering *self, const Call *call)
{
  return of_word (self, call, 1);
}

static LeafNode *
word_address (LeafInform6Lowering *self, const Call *call)
{
  return of_word (self, call, 2);
}

static LeafNode *
word_number (LeafInform6Lowering *self, const Call *call)
{
  return of_word (self, call, 3);
}

static LeafNode *
word_count (LeafInform6Lowering *self, const Call *call)
{
  (void) call;
  return with_one (self, LEAF_NATIVE_inform6_parser, leaf_inform6_number_node (self, LEAF_INFORM6_WORD_COUNT));
}

static LeafNode *
next_word (LeafInform6Lowering *self, const Call *call)
{
  gboolean stops = g_ascii_strcasecmp (call->call->first->text, "NextWordStopped") == 0;

  return with_one (self, LEAF_NATIVE_inform6_next_word, leaf_inform6_number_node (self, stops));
}

/* Lowers "RulesOnSub()", which does what the testing command RULES does. */
static LeafNode *
trace (LeafInform6Lowering *self, const Call *call)
{
  static const struct {
    const char *name;
    gint32 question, value;
  } switches[] = {
    { "RulesOnSub", LEAF_INFORM6_TRACE_RULES, 1 },      { "RulesAllSub", LEAF_INFORM6_TRACE_RULES, 2 },
    { "RulesOffSub", LEAF_INFORM6_TRACE_RULES, 0 },     { "ActionsOnSub", LEAF_INFORM6_TRACE_ACTIONS, 1 },
    { "ActionsOffSub", LEAF_INFORM6_TRACE_ACTIONS, 0 }, { "ScenesOnSub", LEAF_INFORM6_TRACE_SCENES, 1 },
    { "ScenesOffSub", LEAF_INFORM6_TRACE_SCENES, 0 },
  };
  LeafNode *values[2] = { NULL, NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    if (g_ascii_strcasecmp (call->call->first->text, switches[i].name) == 0) {
      values[0] = leaf_inform6_number_node (self, switches[i].question);
      values[1] = leaf_inform6_number_node (self, switches[i].value);
    }
  return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_set_parser, 2, values);
}

/* Lowers "glk_stream_open_memory(place, length, mode, rock)", with characters of one or four bytes. */
static LeafNode *
open_stream (LeafInform6Lowering *self, const Call *call)
{
  gboolean is_wide = g_ascii_strcasecmp (call->call->first->text, "glk_stream_open_memory_uni") == 0;
  LeafNode *values[]
      = { leaf_inform6_lower_argument (self, call->call, 0), leaf_inform6_lower_argument (self, call->call, 1),
          leaf_inform6_number_node (self, is_wide ? 4 : 1) };

  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_open_stream, number_kind, 3, values);
}

/* Answers that the machine cannot undo: a play takes back whole turns only. */
static LeafNode *
no_undo (LeafInform6Lowering *self, const Call *call)
{
  return call->is_statement ? nothing_to_do (self, call) : leaf_inform6_number_node (self, -1);
}

static LeafNode *
close_stream (LeafInform6Lowering *self, const Call *call)
{
  LeafNode *stream = leaf_inform6_lower_argument (self, call->call, 0);

  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_close_stream, number_kind, 1, &stream);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  LowerCall lower;
} routines[] = {
  { "BlkValueCreate", create },
  { "BlkValueCopy", copy },
  { "BlkValueFree", nothing_to_do },
  { "BlkFree", nothing_to_do },
  { "BlkMakeMutable", nothing_to_do },
  { "BlkValueRead", read_block },
  { "BlkValueWrite", write_block },
  { "BlkValueLBCapacity", capacity },
  { "TEXT_TY_Transmute", nothing_to_do },
  { "TEXT_TY_Temporarily_Transmute", nothing_to_do },
  { "TEXT_TY_Untransmute", nothing_to_do },
  { "TEXT_TY_SubstitutedForm", substituted },
  { "TEXT_TY_ExpandIfPerishable", expand },
  { "TEXT_TY_Replace_RE", match },
  { "TEXT_TY_RE_GetMatchVar", matched },
  { "TEXT_TY_Say", print_value },
  { "LIST_OF_TY_Say", print_value },
  { "LIST_OF_TY_GetItem", list_item },
  { "LIST_OF_TY_PutItem", put_list_item },
  { "LIST_OF_TY_SetLength", set_list_length },
  { "LIST_OF_TY_InsertItem", append_to_list },
  { "LoopOverScope", loop_over_scope },
  { "KOVComparisonFunction", comparison },
  { "PrintKindValuePair", print_of_kind },
  { "FindAction", itself },
  { "STORED_ACTION_TY_Part", read_block },
  { "SnippetMatches", snippet },
  { "SnippetIncludes", snippet },
  { "WordCount", word_count },
  { "WordLength", word_length },
  { "WordAddress", word_address },
  { "TryNumber", word_number },
  { "NextWord", next_word },
  { "NextWordStopped", next_word },
  { "RulesOnSub", trace },
  { "RulesAllSub", trace },
  { "RulesOffSub", trace },
  { "ActionsOnSub", trace },
  { "ActionsOffSub", trace },
  { "ScenesOnSub", trace },
  { "ScenesOffSub", trace },
  { "glk_stream_open_memory", open_stream },
  { "glk_stream_open_memory_uni", open_stream },
  { "glk_stream_close", close_stream },
  { "glk_schannel_create", nothing_to_do },
  { "glk_schannel_destroy", nothing_to_do },
  { "glk_schannel_play", nothing_to_do },
  { "glk_schannel_play_ext", nothing_to_do },
  { "glk_schannel_stop", nothing_to_do },
  { "glk_schannel_set_volume", nothing_to_do },
  { "glk_schannel_pause", nothing_to_do },
  { "glk_schannel_unpause", nothing_to_do },
  { "VM_Save_Undo", no_undo },
  { "VM_Undo", nothing_to_do },
  { "HeapNetFreeSpace", nothing_to_do },
  { "glk_put_char", print_character },
  { "glk_put_char_uni", print_character },
};

gboolean
leaf_inform6_is_library_call (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (routines); i++)
    if (g_ascii_strcasecmp (routines[i].name, name) == 0)
      return TRUE;
  return leaf_inform6_is_collection_call (name) || leaf_inform6_is_glk_call (name)
         || leaf_inform6_is_listing_call (name);
}

LeafNode *
leaf_inform6_lower_library_call (LeafInform6Lowering *self, const LeafInform6Node *node, gboolean is_statement)
{
  Call call = { node, is_statement };
  LeafNode *listing;

  for (gsize i = 0; i < G_N_ELEMENTS (routines); i++)
    if (g_ascii_strcasecmp (routines[i].name, node->first->text) == 0)
      return routines[i].lower (self, &call);
  if (leaf_inform6_is_collection_call (node->first->text))
    return leaf_inform6_lower_collection_call (self, node, is_statement);
  listing = leaf_inform6_lower_listing_call (self, node, is_statement);
  return listing != NULL ? listing : leaf_inform6_lower_glk_call (self, node, is_statement);
}
