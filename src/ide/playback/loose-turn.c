/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-turn.h"

#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseTurn {
  GObject parent_instance;

  LeafProgram *program;
  LeafTrace *trace;
  const LeafTraceNode *nodes; /* the trace's */
  guint32 n;
};

G_DEFINE_FINAL_TYPE (LooseTurn, loose_turn, G_TYPE_OBJECT)

LeafProgram *
loose_turn_get_program (LooseTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), NULL);
  return self->program;
}

const LeafTrace *
loose_turn_get_trace (LooseTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), NULL);
  return self->trace;
}

guint
loose_turn_get_number (LooseTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), 0);
  return leaf_trace_turn (self->trace);
}

guint
loose_turn_get_n_nodes (LooseTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), 0);
  return self->n;
}

const LeafTraceNode *
loose_turn_get_node (LooseTurn *self, guint number)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), NULL);
  g_return_val_if_fail (number < self->n, NULL);
  return &self->nodes[number];
}

const char *
loose_turn_get_command (LooseTurn *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), NULL);
  for (guint32 i = 1; i < self->n; i = self->nodes[i].end)
    if (self->nodes[i].sort == LEAF_TRACED_COMMAND)
      return self->nodes[i].text;
  return "";
}

/* --- in words ----------------------------------------------------------------------------------------------------- */

/* The text on one line, because its line breaks are not relevant here. */
static char *
dup_printed (const char *text)
{
  g_autofree char *copy = g_strdelimit (g_strdup (text), "\n\t", ' ');

  /* translators: a text that the story printed, in quotation marks */
  return g_strdup_printf (_ ("“%s”"), g_strstrip (copy));
}

char *
loose_turn_dup_title (LooseTurn *self, guint number)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), NULL);
  const LeafTraceNode *node = loose_turn_get_node (self, number);

  switch (node->sort) {
  case LEAF_TRACED_COMMAND: return g_strdup_printf (">%s", node->text);
  case LEAF_TRACED_RULE: return loose_format_rule (self->program, node->rule);
  case LEAF_TRACED_RULEBOOK: {
    g_autofree char *name = loose_format_with_capital (leaf_program_rulebook (self->program, node->rulebook).name);

    return g_strdup_printf (_ ("%s rules"), name);
  }
  case LEAF_TRACED_ACTION: return loose_format_with_capital (node->text);
  case LEAF_TRACED_PHRASE: return loose_format_with_capital (node->text);
  case LEAF_TRACED_ACTIVITY: {
    g_autofree char *name = loose_format_with_capital (node->text);

    return g_strdup_printf (_ ("%s activity"), name);
  }
  case LEAF_TRACED_TEXT: return dup_printed (node->text);
  case LEAF_TRACED_FAULT:
  case LEAF_TRACED_NOTICE: return leaf_message_fragment_dup_words (node->message, loose_format_translate, NULL);
  case LEAF_TRACED_TURN: break;
  }
  return g_strdup (_ ("Turn"));
}

static const char *
rule_outcome (LooseTurn *self, guint number)
{
  const LeafTraceNode *node = &self->nodes[number];

  if (node->is_passed)
    return NULL;
  if (node->changed == LEAF_CHANGED_DOES_NOTHING)
    return _ ("does nothing");
  if (node->changed == LEAF_CHANGED_SUBSTITUTED)
    return _ ("replaced by another rule");
  if (loose_turn_did_not_apply (self, number))
    return _ ("did not apply");
  if (node->outcome != LEAF_OUTCOME_NONE)
    return loose_format_outcome (node->outcome);
  return node->is_over ? _ ("ran") : _ ("running");
}

static const char *
node_outcome (LooseTurn *self, guint number)
{
  const LeafTraceNode *node = &self->nodes[number];

  switch (node->sort) {
  case LEAF_TRACED_RULE: return rule_outcome (self, number);
  case LEAF_TRACED_RULEBOOK:
    if (node->is_passed)
      return NULL;
    return loose_format_outcome (node->outcome) != NULL ? loose_format_outcome (node->outcome)
           : node->is_over                              ? _ ("no decision")
                                                        : _ ("running");
  case LEAF_TRACED_ACTION: return node->is_over ? loose_format_outcome (node->outcome) : _ ("running");
  case LEAF_TRACED_FAULT: return _ ("run-time problem");
  case LEAF_TRACED_TURN:
  case LEAF_TRACED_COMMAND:
  case LEAF_TRACED_ACTIVITY:
  case LEAF_TRACED_PHRASE:
  case LEAF_TRACED_TEXT:
  case LEAF_TRACED_NOTICE: break;
  }
  return NULL;
}

char *
loose_turn_dup_outcome (LooseTurn *self, guint number)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), NULL);
  const LeafTraceNode *node = loose_turn_get_node (self, number);
  const char *outcome = node_outcome (self, number);
  g_autofree char *treatment = leaf_trace_override_words_in (self->program, node, loose_format_translate, NULL);

  if (outcome != NULL && treatment != NULL)
    return g_strdup_printf ("%s · %s", outcome, treatment);
  return outcome != NULL ? g_strdup (outcome) : g_steal_pointer (&treatment);
}

LeafPlace
loose_turn_get_place (LooseTurn *self, guint number)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), ((LeafPlace) { 0 }));
  const LeafTraceNode *node = loose_turn_get_node (self, number);

  if (node->sort == LEAF_TRACED_RULE)
    return leaf_program_rule (self->program, node->rule).place;
  if (node->sort == LEAF_TRACED_RULEBOOK)
    return leaf_program_rulebook (self->program, node->rulebook).place;
  return node->place;
}

gboolean
loose_turn_did_not_apply (LooseTurn *self, guint number)
{
  g_return_val_if_fail (LOOSE_IS_TURN (self), FALSE);
  const LeafTraceNode *node = loose_turn_get_node (self, number);

  return node->sort == LEAF_TRACED_RULE && !node->applied && node->is_over && !node->is_passed
         && node->changed == LEAF_CHANGED_NOT;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_turn_finalize (GObject *object)
{
  LooseTurn *self = LOOSE_TURN (object);

  g_clear_pointer (&self->trace, leaf_trace_free);
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_turn_parent_class)->finalize (object);
}

static void
loose_turn_class_init (LooseTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_turn_finalize;
}

static void
loose_turn_init (LooseTurn *self)
{
}

LooseTurn *
loose_turn_new (LeafPlay *play, guint number)
{
  LeafTrace *trace = leaf_play_trace (play, number);
  LooseTurn *self;

  if (trace == NULL)
    return NULL;
  self = g_object_new (LOOSE_TYPE_TURN, NULL);
  self->program = leaf_program_ref (leaf_play_program (play));
  self->trace = trace;
  self->nodes = leaf_trace_nodes (trace, &self->n);
  return self;
}
