/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hazards.c: what an author may want to know of an order before changing it: rules that can never run, since one above them always
 * stops; and where a rule would stand that is not written yet.
 *
 * "Never" is said only where it is sure: the rule above asks for nothing, or in the same words for the same; nothing changes it; nothing
 * in it leaves the decision open; and it does not end by chance or by counting.  So not every such rule is found.
 */
#include "leaf-compile.h"

#include <string.h>

static const LeafRule *
rule_at (const LeafProgram *program, guint32 rule)
{
  return rule > 0 && rule < program->build.rules->rules.n ? LEAF_ROW (&program->build.rules->rules, LeafRule, rule) : NULL;
}

static const LeafInstruction *
instruction_at (const LeafBuild *build, const LeafChunk *chunk, guint32 i)
{
  return LEAF_ROW (&build->code->instructions, LeafInstruction, chunk->first + i);
}

/* Ends so that the rulebook goes on. */
static gboolean
leaves_it_open (const LeafBuild *build, const LeafInstruction *in)
{
  if (in->op == LEAF_OP_DECIDE)
    return in->a == LEAF_OUTCOME_NONE;
  return in->op == LEAF_OP_DECIDE_NAMED
         && LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, (guint32) in->b)->sense == LEAF_DEFAULT_NONE;
}

static gboolean
jumps (const LeafInstruction *in)
{
  return in->op == LEAF_OP_JUMP || in->op == LEAF_OP_JUMP_FALSE || in->op == LEAF_OP_JUMP_TRUE;
}

gboolean
leaf_program_always_stops (const LeafProgram *program, guint32 rule)
{
  const LeafBuild *build = &program->build;
  const LeafRule *row = rule_at (program, rule);
  const LeafChunk *chunk;
  gboolean is_last_reached;

  if (row == NULL || !LEAF_IS (row->chunk) || !LEAF_IS (row->home) || row->first_change != 0)
    return FALSE;
  chunk = LEAF_CHUNK (build, row->chunk);
  if (chunk->n < 2)
    return FALSE;
  is_last_reached = instruction_at (build, chunk, chunk->n - 2)->op != LEAF_OP_DECIDE;
  for (guint32 i = 0; i < chunk->n; i++) {
    const LeafInstruction *in = instruction_at (build, chunk, i);

    if (leaves_it_open (build, in))
      return FALSE;
    is_last_reached |= jumps (in) && (guint32) in->b == chunk->n - 1;
  }
  return !is_last_reached || LEAF_RULEBOOK (build, row->home)->default_outcome != LEAF_DEFAULT_NONE;
}

/* Does whether it applies hang on chance, or on how often it was asked? */
static gboolean
may_waver (const LeafBuild *build, LeafWording words)
{
  static const char *const doubtful[] = { "chance", "random", "time", "times", "turn", "turns" };

  for (gsize i = 0; i < G_N_ELEMENTS (doubtful); i++)
    if (leaf_wording_find (build, words, doubtful[i]) < words.end)
      return TRUE;
  return FALSE;
}

static gboolean
asks_for_nothing (const LeafRule *rule)
{
  return rule->pattern == NULL && rule->parameter == NULL && rule->context == NULL && rule->scene == NULL && rule->at_minutes == -1
         && rule->event == NULL;
}

static gboolean
same_words (const LeafBuild *build, const LeafRule *a, const LeafRule *b)
{
  g_autofree char *one = NULL, *other = NULL;

  if (leaf_wording_empty (a->circumstances) || leaf_wording_empty (b->circumstances) || may_waver (build, a->circumstances))
    return FALSE;
  one = leaf_wording_dup_spaced (build, a->circumstances);
  other = leaf_wording_dup_spaced (build, b->circumstances);
  return g_ascii_strcasecmp (one, other) == 0;
}

guint32
leaf_program_never_runs (const LeafProgram *program, guint32 rulebook, guint32 rule)
{
  const LeafRule *lower = rule_at (program, rule), *upper;
  guint32 n = leaf_program_rulebook (program, rulebook).n_rules;

  for (guint32 i = 0; lower != NULL && i < n; i++) {
    guint32 above = leaf_program_rulebook_rule (program, rulebook, i);

    if (above == rule)
      return 0;
    upper = rule_at (program, above);
    if ((asks_for_nothing (upper) || same_words (&program->build, upper, lower)) && LEAF_SAME (upper->home, lower->home)
        && upper->tests_player == lower->tests_player && leaf_program_always_stops (program, above))
      return above;
  }
  return 0;
}

LeafProgram *
leaf_program_compile_with_rule (const LeafSourceText *source, const LeafCompileOptions *options, const char *preamble,
                                guint32 *rule)
{
  g_autoptr (GString) text = NULL;
  LeafSourceText longer;
  LeafProgram *program;
  guint32 at;

  g_return_val_if_fail (source != NULL && preamble != NULL && rule != NULL, NULL);
  text = g_string_new_len (source->bytes, (gssize) source->length);
  g_string_append (text, "\n\n");
  at = (guint32) text->len;
  g_string_append_printf (text, "%s:\n\tstop.\n", preamble);
  longer = (LeafSourceText) { source->name, text->str, text->len };
  program = leaf_program_compile (&longer, options);
  *rule = program != NULL ? leaf_program_rule_at (program, leaf_program_story_source (program), at) : 0;
  return program;
}
