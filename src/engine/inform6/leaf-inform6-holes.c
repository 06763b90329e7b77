/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-holes.c: lowers what is between braces in the body of a phrase: parameters, options, temporary values
 * and kinds.
 *
 * A value carries its kind at run time. So the kind that a kind variable (K) stands for is read from the parameter that
 * has it. */
#include "leaf-inform6-lowering.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

/* --- parameters and options --------------------------------------------------------------------------------------- */

static LeafNode *
lower_temporary (LeafInform6Lowering *self, const char *name)
{
  guint slot = GPOINTER_TO_UINT (g_hash_table_lookup (self->temporaries, name));

  if (slot == 0) {
    slot = leaf_scope_add_text (self->scope, "", number_kind) + 1;
    g_hash_table_insert (self->temporaries, (gpointer) name, GUINT_TO_POINTER (slot));
  }
  return leaf_node_slot (self->scope, self->w, number_kind, slot - 1);
}

static const char *
without_command (const char *text)
{
  static const char *const same[]
      = { "-by-reference:", "-by-value:", "-by-reference-blank-out:", "-lvalue-by-reference:", "-mark-event-used:" };

  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    if (g_str_has_prefix (text, same[i]))
      return text + strlen (same[i]);
  return text;
}

const LeafPhrasePart *
leaf_inform6_hole_part (const LeafInform6Lowering *self, const char *text)
{
  const LeafPhraseRow *row;
  const char *name = without_command (text);

  if (self->routine != NULL || !LEAF_IS (self->phrase))
    return NULL;
  row = LEAF_PHRASE (self->build, self->phrase);
  for (guint32 i = 0; i < row->n_parts; i++)
    if (row->parts[i].n_words == 0 && row->parts[i].name != NULL && g_ascii_strcasecmp (row->parts[i].name, name) == 0)
      return &row->parts[i];
  return NULL;
}

static LeafNode *
option_given (LeafInform6Lowering *self, guint32 option)
{
  LeafNode *node = leaf_node_new (self->scope, LEAF_NODE_OPTION_GIVEN, LEAF_KIND (TRUTH_STATE), self->w);

  node->OPTION_GIVEN.option = option;
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, node);
}

/* Lowers "{phrase options}": a bit for each option that was given, the first option being 1. */
static LeafNode *
all_options (LeafInform6Lowering *self, guint32 n)
{
  LeafNode *sum = leaf_inform6_number_node (self, 0);

  for (guint32 i = 0; i < n && i < 16; i++) {
    LeafNode *times = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, option_given (self, i),
                                      leaf_inform6_number_node (self, 1 << i));

    times->ARITHMETIC.operation = LEAF_ARITHMETIC_TIMES;
    sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, sum, times);
    sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
  }
  return sum;
}

static LeafNode *
lower_option (LeafInform6Lowering *self, const char *name)
{
  const LeafPhraseRow *row = LEAF_PHRASE (self->build, self->phrase);

  if (g_ascii_strcasecmp (name, "phrase options") == 0)
    return all_options (self, row->n_options);
  for (guint32 i = 0; i < row->n_options; i++) {
    g_autofree char *option = leaf_wording_dup (self->build, row->options[i]);

    if (g_ascii_strcasecmp (option, name) == 0)
      return option_given (self, i);
  }
  return NULL;
}

static LeafNode *
lower_parameter (LeafInform6Lowering *self, const LeafPhrasePart *part)
{
  LeafNode *slot = leaf_node_slot (self->scope, self->w, part->kind, part->slot);

  switch (part->sort) {
  case LEAF_PARAMETER_PLACE:
  case LEAF_PARAMETER_NEW_LOCAL:
    return leaf_inform6_native_node (self, part->kind, LEAF_NATIVE_inform6_place, 1, &slot);
  case LEAF_PARAMETER_CONDITION: /* evaluated once, when the phrase is called; a loop would have to evaluate it again */
    return self->n_loops == 0 ? slot : NULL;
  case LEAF_PARAMETER_PHRASE: return NULL;
  case LEAF_PARAMETER_VALUE:
  case LEAF_PARAMETER_DESCRIBED:
  case LEAF_PARAMETER_LITERAL:
  case LEAF_PARAMETER_ANY_DESCRIPTION:
  case LEAF_PARAMETER_KIND:
  case LEAF_PARAMETER_PROPERTY: return slot;
  case LEAF_PARAMETER_TABLE_COLUMN:
    return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_column_number, 1, &slot);
  }
  return NULL;
}

/* --- kinds -------------------------------------------------------------------------------------------------------- */

/* Returns the kind that the kind variable (from 1) stands for in this call, or NULL if it is not known here. */
static LeafNode *
kind_of_letter (LeafInform6Lowering *self, guint32 letter)
{
  const LeafPhraseRow *row = LEAF_PHRASE (self->build, self->phrase);

  for (guint32 i = 0; i < row->n_parts; i++) {
    const LeafPhrasePart *part = &row->parts[i];
    LeafNode *slot;

    if (part->n_words > 0 || part->kind_variable != letter)
      continue;
    slot = leaf_node_slot (self->scope, self->w, number_kind, part->slot);
    if (part->sort == LEAF_PARAMETER_KIND)
      return slot;
    if (part->sort == LEAF_PARAMETER_VALUE
        && (!LEAF_IS (part->pattern)
            || leaf_kind (self->build, part->pattern)->constructor.ix == LEAF_KIND_KIND_VARIABLE))
      return leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_kind_of, 1, &slot);
  }
  return NULL;
}

static LeafNode *
lower_kind (LeafInform6Lowering *self, const char *words)
{
  LeafKindId kind;

  if (g_ascii_isupper (words[0]) && words[1] == '\0')
    return kind_of_letter (self, (guint32) (words[0] - 'A' + 1));
  kind = leaf_kind_read (self->build, leaf_words_read_apart (self->build, "Inform 6", words), self->scope->near);
  return LEAF_IS (kind) ? leaf_inform6_number_node (self, (gint32) kind.ix) : NULL;
}

/* Lowers "{-strong-kind:K}" and other commands about a kind. Returns NULL for other commands. */
static LeafNode *
lower_kind_command (LeafInform6Lowering *self, const char *text)
{
  static const struct {
    const char *command;
    enum { ITSELF, PRINTING, NEW } what;
  } commands[] = {
    { "-strong-kind:", ITSELF }, { "-weak-kind:", ITSELF }, { "-printing-routine:", PRINTING }, { "-new:", NEW }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    LeafNode *kind, *sum;

    if (!g_str_has_prefix (text, commands[i].command))
      continue;
    kind = lower_kind (self, text + strlen (commands[i].command));
    if (kind == NULL || commands[i].what == ITSELF)
      return kind;
    if (commands[i].what == NEW)
      return leaf_inform6_native_node (self, LEAF_KIND (VALUE), LEAF_NATIVE_inform6_new, 1, &kind);
    sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, kind,
                          leaf_inform6_number_node (self, LEAF_INFORM6_PRINTING));
    sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
    return sum;
  }
  return NULL;
}

/* Lowers "{-matches-description:1:OS}": tests whether temporary value 1 matches the description parameter. */
static LeafNode *
lower_description (LeafInform6Lowering *self, const char *text)
{
  const char *colon = strchr (text, ':');
  const LeafPhrasePart *part = colon != NULL ? leaf_inform6_hole_part (self, colon + 1) : NULL;
  LeafNode *node;

  if (part == NULL || leaf_kind (self->build, part->kind)->constructor.ix != LEAF_KIND_DESCRIPTION)
    return NULL;
  node = leaf_node_with (self->scope, LEAF_NODE_DESCRIBED_BY, LEAF_KIND (TRUTH_STATE), self->w,
                         leaf_node_slot (self->scope, self->w, part->kind, part->slot),
                         lower_temporary (self, leaf_arena_strndup (self->build->arena, text, (gsize) (colon - text))));
  return leaf_node_native (self->scope, self->w, LEAF_KIND (TRUTH_STATE), LEAF_NATIVE_truth_of, node);
}

LeafNode *
leaf_inform6_lower_hole (LeafInform6Lowering *self, const char *text)
{
  const LeafPhrasePart *part;
  LeafNode *node;

  if (self->segments != NULL)
    return leaf_inform6_lower_segment_hole (self, text);
  if (self->routine != NULL || !LEAF_IS (self->phrase))
    return leaf_inform6_refuse_name (self, "{");
  part = leaf_inform6_hole_part (self, text);
  if (g_str_has_prefix (text, "-my:"))
    node = lower_temporary (self, text + strlen ("-my:"));
  else if (part != NULL)
    node = lower_parameter (self, part);
  else if (strcmp (text, "-list-together:articled") == 0 || strcmp (text, "-list-together:unarticled") == 0)
    node = leaf_inform6_list_key (self, strcmp (text, "-list-together:articled") == 0);
  else if (g_str_has_prefix (text, "-matches-description:"))
    node = lower_description (self, text + strlen ("-matches-description:"));
  else
    node = *text == '-' ? lower_kind_command (self, text) : lower_option (self, text);
  return node != NULL ? node : leaf_inform6_refuse_name (self, leaf_arena_printf (self->build->arena, "{%s}", text));
}
