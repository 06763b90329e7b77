/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-values.c: value nodes -> code that leaves one value on the stack. */
#include "leaf-emit.h"
#include "leaf-node-groups.h"
#include "leaf-phrase-table.h"

#include <string.h>

void
leaf_emit_need_chosen (LeafEmit *emit)
{
  if (emit->chosen_table != 0)
    return;
  emit->chosen_table = leaf_emit_temp (emit) + 1;
  emit->chosen_row = leaf_emit_temp (emit) + 1;
}

void
leaf_emit_find_in (LeafEmit *emit, const LeafNode *table)
{
  leaf_emit_need_chosen (emit);
  leaf_emit_value (emit, table);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, emit->chosen_table - 1, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_table - 1, 0);
}

void
leaf_emit_sought (LeafEmit *emit, const LeafNode *value)
{
  leaf_emit_value (emit, value);
  if (value->kind.ix == LEAF_KIND_TEXT)
    leaf_emit_native (emit, LEAF_NATIVE_text_substituted, 1);
}

void
leaf_emit_found (LeafEmit *emit, gint32 column)
{
  leaf_emit_op (emit, LEAF_OP_TABLE_FIND, 0, column);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, emit->chosen_row - 1, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_row - 1, 0);
  leaf_emit_number (emit, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_GREATER, 0);
}

void
leaf_emit_chosen (LeafEmit *emit)
{
  leaf_emit_need_chosen (emit);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_table - 1, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_row - 1, 0);
}

/* -> table row, from an entry that names both, or the chosen row */
void
leaf_emit_row (LeafEmit *emit, const LeafNode *node)
{
  if (node->TABLE_ENTRY.table == NULL) {
    leaf_emit_chosen (emit);
    return;
  }
  leaf_emit_value (emit, node->TABLE_ENTRY.table);
  leaf_emit_value (emit, node->TABLE_ENTRY.row);
}

/* -> table row, where row is the one that was looked up, or 0 if there is none. If the entry's value is needed, rows
 * where the entry is blank are skipped. */
void
leaf_emit_corresponding_row (LeafEmit *emit, const LeafNode *node, gboolean is_place)
{
  guint32 table = leaf_emit_temp (emit);

  leaf_emit_value (emit, node->TABLE_CORRESPONDING.table);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, table, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, table, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, table, 0);
  leaf_emit_sought (emit, node->TABLE_CORRESPONDING.value);
  leaf_emit_op (emit, LEAF_OP_TABLE_FIND, is_place ? 0 : node->TABLE_CORRESPONDING.column.ix,
                (gint32) node->TABLE_CORRESPONDING.looked_up.ix);
}

static void
emit_variable (LeafEmit *emit, guint32 variable, LeafOp global, LeafOp shared)
{
  const LeafVariable *row = LEAF_ROW (&emit->build->world->variables, LeafVariable, variable);
  gboolean is_quiet = emit->is_apart && shared == LEAF_OP_PUSH_SHARED && row->owner != LEAF_OWNER_GLOBAL;

  leaf_emit_op (emit, row->owner == LEAF_OWNER_GLOBAL ? global : shared, is_quiet, (gint32) variable);
}

/* Variables of the library that are aliases: of the parameter of the current rulebook, and of the object whose own text
 * is printed. */
static gboolean
emit_other_name (LeafEmit *emit, guint32 variable)
{
  const LeafBuild *build = emit->build;

  if (variable == leaf_known (build, LEAF_KNOWN_scene_changed_cell))
    leaf_emit_op (emit, LEAF_OP_PARAMETER, 0, 0);
  else if (variable == leaf_known (build, LEAF_KNOWN_item_described_cell))
    leaf_emit_native (emit, LEAF_NATIVE_self, 0);
  else
    return FALSE;
  return TRUE;
}

void
leaf_emit_reference (LeafEmit *emit, const LeafNode *place)
{
  switch (place->op) {
  case LEAF_NODE_SLOT: leaf_emit_op (emit, LEAF_OP_REF_SLOT, place->SLOT.slot, 0); break;
  case LEAF_NODE_VARIABLE:
    emit_variable (emit, place->VARIABLE.variable.ix, LEAF_OP_REF_CELL, LEAF_OP_REF_SHARED);
    break;
  case LEAF_NODE_PROPERTY:
    leaf_emit_value (emit, place->PROPERTY.owner);
    leaf_emit_op (emit, LEAF_OP_REF_PROPERTY, 0, (gint32) place->PROPERTY.property.ix);
    break;
  case LEAF_NODE_TABLE_ENTRY:
    leaf_emit_row (emit, place);
    leaf_emit_op (emit, LEAF_OP_REF_ENTRY, 0, (gint32) place->TABLE_ENTRY.column.ix);
    break;
  case LEAF_NODE_TABLE_CORRESPONDING:
    leaf_emit_corresponding_row (emit, place, TRUE);
    leaf_emit_op (emit, LEAF_OP_REF_ENTRY, 0, (gint32) place->TABLE_CORRESPONDING.column.ix);
    break;
  case LEAF_NODE_LIST_ENTRY:
    leaf_emit_value (emit, place->LIST_ENTRY.list);
    leaf_emit_value (emit, place->LIST_ENTRY.index);
    leaf_emit_op (emit, LEAF_OP_REF_LIST_ENTRY, 0, 0);
    break;
  case LEAF_NODE_RESPONSE:
    if (leaf_emit_response_row (emit, place) != 0) {
      leaf_emit_op (emit, LEAF_OP_REF_RESPONSE, 0, (gint32) leaf_emit_response_row (emit, place));
      break;
    }
    G_GNUC_FALLTHROUGH;          /* the rule has no such letter; this was reported */
  case LEAF_NODES_WITHOUT_PLACE: /* a value without a place: natives then change a temporary copy */
  {
    guint32 slot = leaf_emit_temp (emit);
    leaf_emit_value (emit, place);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    leaf_emit_op (emit, LEAF_OP_REF_SLOT, slot, 0);
  }
  }
}

/* --- calls -------------------------------------------------------------------------------------------------------- */

gboolean
leaf_emit_call_gives (LeafEmit *emit, const LeafNode *node)
{
  const LeafPhraseRow *phrase;

  if (node->op == LEAF_NODE_CALL_FIRST)
    return leaf_emit_call_gives (emit, node->CALL_FIRST.calls[0]);
  phrase = LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, node->CALL.phrase.ix);
  if (phrase->native != LEAF_NATIVE_NONE)
    return leaf_native_gives (phrase->native) != '-';
  return phrase->sort == LEAF_PHRASE_DECIDE || phrase->sort == LEAF_PHRASE_DECIDE_IF;
}

static void
emit_argument (LeafEmit *emit, const LeafPhrasePart *parameter, const LeafNode *argument)
{
  if (parameter->sort == LEAF_PARAMETER_PLACE || parameter->sort == LEAF_PARAMETER_NEW_LOCAL)
    leaf_emit_reference (emit, argument);
  /* a kind is a number */
  else if (parameter->sort == LEAF_PARAMETER_KIND && argument->op == LEAF_NODE_DESCRIPTION)
    leaf_emit_number (emit, (gint32) leaf_kind (emit->build, argument->kind)->args[0].ix);
  else if (parameter != NULL && parameter->sort == LEAF_PARAMETER_PHRASE) /* no code in Inform 6 can run it */
    leaf_emit_number (emit, 0);
  else
    leaf_emit_value (emit, argument);
}

static gboolean
is_inform6 (const LeafBuild *build, const LeafPhraseRow *phrase)
{
  return !LEAF_IS (phrase->sentence) /* a routine */
         || leaf_phrase_inform6_statement (build,
                                           LEAF_ROW (&build->sentences->sentences, LeafSentence, phrase->sentence.ix))
                != NULL;
}

/* A phrase gets its own copy of a list that is passed to it. Code in Inform 6 changes the list itself. */
static void
emit_own_list (LeafEmit *emit, const LeafPhraseRow *phrase, const LeafPhrasePart *parameter, const LeafNode *argument)
{
  if (phrase->native != LEAF_NATIVE_NONE || is_inform6 (emit->build, phrase) || parameter->sort == LEAF_PARAMETER_PLACE
      || parameter->sort == LEAF_PARAMETER_NEW_LOCAL)
    return;
  if (leaf_kind (emit->build, argument->kind)->constructor.ix == LEAF_KIND_LIST)
    leaf_emit_op (emit, LEAF_OP_COPY, 0, 0);
}

/* A boxed quotation keeps its lines. */
static gboolean
emit_lined_text (LeafEmit *emit, const LeafPhraseRow *phrase, const LeafNode *argument)
{
  LeafBuild *build = emit->build;
  g_autoptr (GString) lines = NULL;
  g_auto (GStrv) parts = NULL;
  const LeafWord *word;
  LeafSpan inside;

  if (phrase->native != LEAF_NATIVE_boxed_quotation || argument->op != LEAF_NODE_CONSTANT)
    return FALSE;
  word = leaf_word (build, argument->wording.first);
  if (word->sort != LEAF_WORD_TEXT)
    return FALSE;
  inside = leaf_words_inside_text (build, argument->wording.first);
  lines = g_string_new (NULL);
  leaf_words_append_read (lines, LEAF_ROW (&build->words->sources, LeafSource, word->source)->text + inside.start,
                          inside.end - inside.start);
  parts = g_strsplit (lines->str, "\n", -1);
  g_string_truncate (lines, 0);
  for (guint i = 0; parts[i] != NULL; i++)
    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", g_strstrip (parts[i]));
  leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_TEXT, leaf_meaning_plain_text (build, lines->str).bits);
  return TRUE;
}

static void
emit_arguments (LeafEmit *emit, const LeafPhraseRow *phrase, const LeafNode *node)
{
  guint32 argument = 0, place = leaf_native_place (phrase->native);

  for (guint32 i = 0; i < phrase->n_parts && argument < node->CALL.n_args; i++) {
    if (phrase->parts[i].n_words != 0)
      continue;
    if (emit_lined_text (emit, phrase, node->CALL.args[argument]))
      argument++;
    else if (place == argument + 1)
      leaf_emit_reference (emit, node->CALL.args[argument++]);
    else {
      if (phrase->native == LEAF_NATIVE_list_remove)
        leaf_emit_sought (emit, node->CALL.args[argument]);
      else
        emit_argument (emit, &phrase->parts[i], node->CALL.args[argument]);
      emit_own_list (emit, phrase, &phrase->parts[i], node->CALL.args[argument++]);
    }
  }
}

static void
emit_call_itself (LeafEmit *emit, const LeafPhraseRow *phrase, const LeafNode *node)
{
  if (phrase->native == LEAF_NATIVE_NONE) {
    leaf_emit_op (emit, LEAF_OP_CALL, node->CALL.options, (gint32) node->CALL.phrase.ix);
    return;
  }
  if (leaf_native_applies (phrase->native)) {
    leaf_emit_op (emit, LEAF_OP_CALL_VALUE, (guint) node->CALL.n_args - 1, leaf_native_gives (phrase->native) != '-');
    return;
  }
  if (phrase->native == LEAF_NATIVE_say_table_row) { /* phrases do not inherit the chosen row */
    leaf_emit_chosen (emit);
    leaf_emit_native (emit, phrase->native, 2);
    return;
  }
  if (phrase->n_options > 0)
    leaf_emit_number (emit, (gint32) node->CALL.options);
  leaf_emit_native (emit, phrase->native, (guint32) node->CALL.n_args + (phrase->n_options > 0));
}

/* Jumps to `next`, where the next phrase is tried, unless the value in the slot matches the phrase's parameter. */
static void
unless_parameter_takes (LeafEmit *emit, const LeafPhrasePart *parameter, guint32 slot, LeafLabel *next)
{
  switch (parameter->sort) {
  case LEAF_PARAMETER_DESCRIBED: leaf_emit_unless_described (emit, parameter->description, slot, next); break;
  case LEAF_PARAMETER_LITERAL:
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    if (parameter->written != NULL)
      leaf_emit_value (emit, parameter->written);
    else
      leaf_emit_value_of (emit, parameter->literal);
    leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, next);
    break;
  case LEAF_PARAMETER_VALUE:
    if (leaf_kind_is_object (emit->build, parameter->kind)) {
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
      leaf_emit_op (emit, LEAF_OP_IS_KIND, 0, (gint32) parameter->kind.ix);
      leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, next);
    }
    break;
  case LEAF_PARAMETER_CONDITION:
  case LEAF_PARAMETER_PHRASE:
  case LEAF_PARAMETER_PLACE:
  case LEAF_PARAMETER_NEW_LOCAL:
  case LEAF_PARAMETER_KIND:
  case LEAF_PARAMETER_TABLE_COLUMN:
  case LEAF_PARAMETER_PROPERTY:
  case LEAF_PARAMETER_ANY_DESCRIPTION: break;
  }
}

/* If no phrase accepts the values, none runs. */
static void
emit_no_call (LeafEmit *emit, const LeafNode *node)
{
  leaf_emit_op (emit, LEAF_OP_FAULT, 0, LEAF_FAULT_WRONG_KIND);
  if (leaf_emit_call_gives (emit, node))
    leaf_emit_op (emit, LEAF_OP_PUSH_FRESH, 0, (gint32) node->kind.ix);
}

/* Several phrases have the same words. The values are computed once, and the first phrase that accepts them runs. */
static void
emit_call_first (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT;
  const LeafNode *first = node->CALL_FIRST.calls[0];
  guint32 slots = emit->n_slots, n_args = (guint32) first->CALL.n_args;

  emit->n_slots += n_args;
  {
    LeafPhraseRow phrase = *LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, first->CALL.phrase.ix);
    emit_arguments (emit, &phrase, first);
  }
  for (guint32 i = n_args; i > 0; i--)
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slots + i - 1, 0);
  for (guint32 i = 0; i < node->CALL_FIRST.n_calls; i++) {
    LeafPhraseRow phrase
        = *LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, node->CALL_FIRST.calls[i]->CALL.phrase.ix);
    LeafLabel next = LEAF_LABEL_INIT;
    guint32 parameter = 0;
    for (guint32 j = 0; j < phrase.n_parts && (i + 1 < node->CALL_FIRST.n_calls || node->CALL_FIRST.may_fail); j++)
      if (phrase.parts[j].n_words == 0)
        unless_parameter_takes (emit, &phrase.parts[j], slots + parameter++, &next);
    for (guint32 j = 0; j < n_args; j++)
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slots + j, 0);
    emit_call_itself (emit, &phrase, node->CALL_FIRST.calls[i]);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &next);
  }
  if (node->CALL_FIRST.may_fail) {
    const LeafPhraseRow *phrase = LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, first->CALL.phrase.ix);

    /* "to say (D - a door)": anything other than a door is printed as usual */
    if (leaf_phrase_is_wordless_say (phrase)) {
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slots, 0);
      leaf_emit_op (emit, LEAF_OP_SAY_VALUE, 0, 0);
    } else {
      emit_no_call (emit, node);
    }
  }
  leaf_emit_label (emit, &end);
}

void
leaf_emit_arguments (LeafEmit *emit, const LeafNode *node, guint32 first)
{
  for (guint32 i = first; i < leaf_node_n_operands (node); i++)
    leaf_emit_value (emit, leaf_node_operand (node, i));
}

void
leaf_emit_native_node (LeafEmit *emit, const LeafNode *node)
{
  guint32 place = leaf_native_place (node->NATIVE.native);

  for (guint32 i = 0; i < node->NATIVE.n_args; i++)
    if (place == i + 1)
      leaf_emit_reference (emit, node->NATIVE.args[i]);
    else
      leaf_emit_value (emit, node->NATIVE.args[i]);
  leaf_emit_native (emit, node->NATIVE.native, (guint32) node->NATIVE.n_args);
}

void
leaf_emit_call (LeafEmit *emit, const LeafNode *node)
{
  LeafPhraseRow phrase;

  if (node->op == LEAF_NODE_CALL_FIRST) {
    emit_call_first (emit, node);
    return;
  }
  /* a copy, since emitting arguments may grow the tables */
  phrase = *LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, node->CALL.phrase.ix);
  emit_arguments (emit, &phrase, node);
  emit_call_itself (emit, &phrase, node);
}

/* --- queries over descriptions ------------------------------------------------------------------------------------ */

static void
append_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_LIST_APPEND, 0, 0);
}

void
leaf_emit_list_of (LeafEmit *emit, const LeafDescription *description, LeafEmitLoop sort)
{
  guint32 slot = leaf_emit_temp (emit);
  LeafKindId list = leaf_kind_list_of (emit->build, leaf_emit_domain (description));

  leaf_emit_op (emit, LEAF_OP_PUSH_FRESH, 0, (gint32) list.ix);
  leaf_emit_each_so (emit, description, sort, slot, append_body, NULL);
}

static void
count_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  leaf_emit_number (emit, 1);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, LEAF_KIND_NUMBER);
}

/* "number of people": the number does not depend on who the player is */
static gboolean
is_kind_alone (const LeafDescription *description)
{
  return description->n_adjectives == 0 && description->n_clauses == 0;
}

typedef struct {
  const LeafNode *node;
  guint32 best, best_measure;
  LeafLabel done;
} Query;

/* The value of "the first ..." and "the tallest ..." if nothing matches. */
static void
emit_none_of (LeafEmit *emit, LeafKindId kind)
{
  if (leaf_kind_is_object (emit->build, kind))
    leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_OBJECT, 0);
  else
    leaf_emit_op (emit, LEAF_OP_PUSH_FRESH, 0, (gint32) kind.ix);
}

static void
same_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  Query *query = data;
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, query->best, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &query->done);
}

/* Draws an entry of the list of matching values. The reference counts the matches, draws a number, and tests values
 * again up to the match with this number. The second test is made only if it runs rules or phrases, since otherwise it
 * has no effect. */
static void
emit_random_of (LeafEmit *emit, const LeafNode *node)
{
  const LeafDescription *described = node->RANDOM.described;
  Query query = { node, 0, 0, LEAF_LABEL_INIT };

  leaf_emit_list_of (emit, described, LEAF_LOOP_PLAIN);
  leaf_emit_op (emit, LEAF_OP_RANDOM_OF, 0, (gint32) leaf_emit_domain (described).ix);
  if (leaf_emit_asks_phrases (emit->build, described)) {
    query.best = leaf_emit_temp (emit);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, query.best, 0);
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, query.best, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &query.done);
    leaf_emit_each (emit, described, leaf_emit_temp (emit), same_body, &query, NULL);
    leaf_emit_label (emit, &query.done);
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, query.best, 0);
  }
  if (described->called != 0) { /* the value that was drawn, not the last one tested */
    leaf_emit_op (emit, LEAF_OP_DUP, 0, 0);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, described->called - 1, 0);
  }
}

static void
total_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  const LeafNode *node = ((Query *) data)->node;
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_PROPERTY, 0, (gint32) node->TOTAL.property.ix);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, (gint32) node->kind.ix);
}

/* Keeps the best value so far: the first one, or one with a better or equal measure. Of several best values the last
 * one is therefore kept. */
static void
extreme_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  Query *query = data;
  LeafLabel better = LEAF_LABEL_INIT, skip = LEAF_LABEL_INIT;
  gboolean least = query->node->EXTREME.is_least;
  gint32 property = (gint32) query->node->EXTREME.property.ix;

  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, query->best_measure, 0);
  leaf_emit_op (emit, LEAF_OP_IS_KIND, 0, LEAF_KIND_NOTHING);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &better);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_PROPERTY, 0, property);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, query->best_measure, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, least ? LEAF_COMPARE_AT_MOST : LEAF_COMPARE_AT_LEAST, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &skip);
  leaf_emit_label (emit, &better);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, query->best, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_PROPERTY, 0, property);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, query->best_measure, 0);
  leaf_emit_label (emit, &skip);
}

static void
emit_extreme (LeafEmit *emit, const LeafNode *node)
{
  Query query = { node, leaf_emit_temp (emit), leaf_emit_temp (emit), LEAF_LABEL_INIT };

  emit_none_of (emit, leaf_emit_domain (node->EXTREME.described));
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, query.best, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_NOTHING, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, query.best_measure, 0);
  leaf_emit_each (emit, node->EXTREME.described, leaf_emit_temp (emit), extreme_body, &query, NULL);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, query.best, 0);
}

/* --- other values ------------------------------------------------------------------------------------------------- */

/* "it", in "asking Bob about it" */
static gboolean
is_any_topic (const LeafNode *node)
{
  return node->op == LEAF_NODE_CONSTANT && node->CONSTANT.value.kind == LEAF_KIND_TOPIC
         && node->CONSTANT.value.bits == 0;
}

static void
emit_stored_action (LeafEmit *emit, const LeafNode *node)
{
  guint mask = 0;

  const LeafNode *parts[] = { node->ACTION.actor, node->ACTION.noun, node->ACTION.second };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL) {
      if (is_any_topic (parts[i]))
        leaf_emit_native (emit, LEAF_NATIVE_topic_at_hand, 0);
      else
        leaf_emit_value (emit, parts[i]);
      mask |= 1u << i;
    }
  if (node->ACTION.is_request)
    mask |= 8;
  leaf_emit_op (emit, LEAF_OP_MAKE_ACTION, mask, (gint32) node->ACTION.action.ix);
}

/* A text that uses locals, or entries of a row chosen here, is expanded at once, because these do not exist later. */
static void
emit_text (LeafEmit *emit, const LeafNode *node)
{
  LeafTextRow text = *LEAF_ROW (&emit->build->phrases->texts, LeafTextRow, node->TEXT.text.ix);
  gboolean of_here = text.has_locals || (text.has_entries && emit->chosen_table != 0), saying;

  if (!of_here) {
    leaf_emit_op (emit, LEAF_OP_PUSH_TEXT, 0, (gint32) node->TEXT.text.ix);
    return;
  }
  saying = emit->saying;
  emit->saying = FALSE;
  leaf_emit_op (emit, LEAF_OP_CAPTURE_BEGIN, 0, 0);
  leaf_emit_say_pieces (emit, text.tree);
  leaf_emit_op (emit, LEAF_OP_CAPTURE_END, 0, 0);
  emit->saying = saying;
}

static void
emit_arithmetic (LeafEmit *emit, const LeafNode *node)
{
  leaf_emit_value (emit, node->ARITHMETIC.left);
  if (node->ARITHMETIC.operation == LEAF_ARITHMETIC_NEGATE) {
    leaf_emit_op (emit, LEAF_OP_NEGATE, 0, (gint32) node->kind.ix);
    return;
  }
  if (node->ARITHMETIC.right == NULL) { /* roots have only a left operand */
    leaf_emit_number (emit, 0);
    leaf_emit_op (emit, LEAF_OP_ARITHMETIC, node->ARITHMETIC.operation, (gint32) node->kind.ix);
    return;
  }
  leaf_emit_value (emit, node->ARITHMETIC.right);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, node->ARITHMETIC.operation, (gint32) node->kind.ix);
}

static void
emit_corresponding (LeafEmit *emit, const LeafNode *node)
{
  leaf_emit_corresponding_row (emit, node, FALSE);
  leaf_emit_op (emit, LEAF_OP_TABLE_GET, 0, (gint32) node->TABLE_CORRESPONDING.column.ix);
}

static void
emit_produced (LeafEmit *emit, const LeafNode *node)
{
  gboolean with = node->PRODUCED.parameter != NULL;

  leaf_emit_value (emit, node->PRODUCED.rulebook);
  if (with)
    leaf_emit_value (emit, node->PRODUCED.parameter);
  leaf_emit_op (emit, LEAF_OP_FOLLOW, LEAF_ENTRY_PRODUCED, with);
  leaf_emit_op (emit, LEAF_OP_PRODUCED, 0, (gint32) node->kind.ix);
}

static void
emit_list (LeafEmit *emit, const LeafNode *node)
{
  leaf_emit_arguments (emit, node, 0);
  leaf_emit_op (emit, LEAF_OP_MAKE_LIST, (guint) node->LIST.n_entries, (gint32) node->kind.ix);
}

/* Until here, a topic is a word of the source, in quotation marks. It is now replaced by its grammar. */
static void
emit_constant (LeafEmit *emit, const LeafNode *node)
{
  if (node->CONSTANT.value.kind == LEAF_KIND_TOPIC && node->CONSTANT.value.bits != 0)
    leaf_emit_value_of (emit, leaf_grammar_topic (emit->build, node->wording, (LeafHeadingId) { 0 }));
  else
    leaf_emit_value_of (emit, node->CONSTANT.value);
}

/* All operands in order, and then one instruction that takes them. */
static void
emit_applied (LeafEmit *emit, const LeafNode *node, LeafOp op, guint a, guint32 b)
{
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    leaf_emit_value (emit, each.operand);
  leaf_emit_op (emit, op, a, (gint32) b);
}

static void
emit_count (LeafEmit *emit, const LeafNode *node)
{
  leaf_emit_number (emit, 0);
  leaf_emit_each_so (emit, node->COUNT.described,
                     is_kind_alone (node->COUNT.described) ? LEAF_LOOP_SAID : LEAF_LOOP_PLAIN, leaf_emit_temp (emit),
                     count_body, NULL);
}

static void
emit_total (LeafEmit *emit, const LeafNode *node)
{
  Query query = { node, 0, 0, LEAF_LABEL_INIT };

  leaf_emit_op (emit, LEAF_OP_PUSH_FRESH, 0, (gint32) node->kind.ix);
  leaf_emit_each (emit, node->TOTAL.described, leaf_emit_temp (emit), total_body, &query, NULL);
}

/* A description as a value is a chunk with one parameter, which decides whether a value matches. If the description
 * uses this frame, it is the list of the values that match now. */
static void
emit_description (LeafEmit *emit, const LeafNode *node)
{
  if (leaf_emit_uses_slots (node->DESCRIPTION.described))
    leaf_emit_list_of (emit, node->DESCRIPTION.described, LEAF_LOOP_SAID);
  else
    leaf_emit_op (emit, LEAF_OP_PUSH, node->kind.ix,
                  (gint32) leaf_generate_later (emit->build, LEAF_PENDING_DESCRIPTION, node->DESCRIPTION.described).ix);
}

static void
emit_action_part (LeafEmit *emit, const LeafNode *node)
{
  if (emit->action != 0)
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->action - 1, 0);
  leaf_emit_op (emit, emit->action != 0 ? LEAF_OP_STORED_PART : LEAF_OP_ACTION_PART, node->ACTION_PART.part, 0);
}

void
leaf_emit_value (LeafEmit *emit, const LeafNode *node)
{
  LeafWording outer = emit->wording;

  g_return_if_fail (node != NULL);
  if (!leaf_wording_empty (node->wording))
    emit->wording = node->wording;
  switch (node->op) {
  case LEAF_NODE_CONSTANT: emit_constant (emit, node); break;
  case LEAF_NODE_TEXT: emit_text (emit, node); break;
  case LEAF_NODE_SLOT: leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, node->SLOT.slot, 0); break;
  case LEAF_NODE_VARIABLE:
    if (!emit_other_name (emit, node->VARIABLE.variable.ix))
      emit_variable (emit, node->VARIABLE.variable.ix, LEAF_OP_PUSH_CELL, LEAF_OP_PUSH_SHARED);
    break;
  case LEAF_NODE_PROPERTY: emit_applied (emit, node, LEAF_OP_PUSH_PROPERTY, 0, node->PROPERTY.property.ix); break;
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST:
    leaf_emit_call (emit, node);
    if (!leaf_emit_call_gives (emit, node))
      leaf_emit_truth (emit, FALSE);
    break;
  case LEAF_NODE_DESCRIBED_BY:
    leaf_emit_value (emit, node->DESCRIBED_BY.value);
    leaf_emit_value (emit, node->DESCRIBED_BY.description);
    leaf_emit_native (emit, LEAF_NATIVE_value_matches, 2);
    break;
  case LEAF_NODE_ARITHMETIC: emit_arithmetic (emit, node); break;
  case LEAF_NODE_CONVERT: emit_applied (emit, node, LEAF_OP_CONVERT, 0, node->kind.ix); break;
  case LEAF_NODE_LIST: emit_list (emit, node); break;
  case LEAF_NODE_ACTION: emit_stored_action (emit, node); break;
  case LEAF_NODE_COUNT: emit_count (emit, node); break;
  case LEAF_NODE_LIST_OF: leaf_emit_list_of (emit, node->LIST_OF.described, LEAF_LOOP_LISTED); break;
  case LEAF_NODE_RANDOM: emit_random_of (emit, node); break;
  case LEAF_NODE_TOTAL: emit_total (emit, node); break;
  case LEAF_NODE_EXTREME: emit_extreme (emit, node); break;
  case LEAF_NODE_RELATED:
    emit_applied (emit, node, LEAF_OP_RELATED, (guint) node->RELATED.reversed, node->RELATED.relation.ix);
    break;
  case LEAF_NODE_TABLE_ENTRY:
    leaf_emit_row (emit, node);
    leaf_emit_op (emit, LEAF_OP_TABLE_GET, 0, (gint32) node->TABLE_ENTRY.column.ix);
    break;
  case LEAF_NODE_TABLE_CORRESPONDING: emit_corresponding (emit, node); break;
  case LEAF_NODE_TABLE_ROWS: emit_applied (emit, node, LEAF_OP_TABLE_ROWS, node->TABLE_ROWS.which, 0); break;
  case LEAF_NODE_LIST_ENTRY: emit_applied (emit, node, LEAF_OP_LIST_GET, 0, 0); break;
  case LEAF_NODE_PRODUCED: emit_produced (emit, node); break;
  case LEAF_NODE_OUTCOME_OF_RULEBOOK: leaf_emit_op (emit, LEAF_OP_OUTCOME, 0, 0); break;
  case LEAF_NODE_DESCRIPTION: emit_description (emit, node); break;
  case LEAF_NODE_NATIVE: leaf_emit_native_node (emit, node); break;
  case LEAF_NODE_SELF: leaf_emit_op (emit, LEAF_OP_SELF, 0, 0); break;
  case LEAF_NODE_PARAMETER: leaf_emit_op (emit, LEAF_OP_PARAMETER, 0, 0); break;
  case LEAF_NODE_ACTION_PART: emit_action_part (emit, node); break;
  case LEAF_NODE_RESPONSE: leaf_emit_value_of (emit, LEAF_VALUE (RESPONSE, leaf_emit_response_row (emit, node))); break;
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: /* conditions are truth states */ leaf_emit_condition (emit, node);
  }
  emit->wording = outer;
}
