/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-conflicts.c: what an author may want to know before changing an order: rules that can never run, because
 * one above them always stops, and the place that a new rule would get.
 *
 * A rule is reported only if this is certain: the rule above has no conditions, or the same ones in the same words;
 * nothing changes it; its body always decides; and it does not depend on chance or counting. So not every such rule is
 * found. */
#include "leaf-program-private.h"

#include <string.h>

static const LeafInstruction *
instruction_at (const LeafBuild *build, const LeafChunk *chunk, guint32 i)
{
  return LEAF_ROW (&build->code->instructions, LeafInstruction, chunk->first + i);
}

static gboolean
decides (const LeafInstruction *in)
{
  return in->op == LEAF_OP_DECIDE || in->op == LEAF_OP_DECIDE_NAMED;
}

/* Returns TRUE if it ends in a way that lets the rulebook continue. */
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
  g_return_val_if_fail (program != NULL, FALSE);
  const LeafBuild *build = &program->build;
  const LeafRule *row = leaf_program_rule_row (program, rule);
  const LeafChunk *chunk;
  gboolean is_last_reached;

  if (row == NULL || !LEAF_IS (row->chunk) || !LEAF_IS (row->home) || row->first_change != 0)
    return FALSE;
  chunk = LEAF_CHUNK (build, row->chunk);
  is_last_reached = !decides (instruction_at (build, chunk, chunk->n - 2));
  for (guint32 i = 0; i < chunk->n; i++) {
    const LeafInstruction *in = instruction_at (build, chunk, i);

    if (leaves_it_open (build, in))
      return FALSE;
    is_last_reached |= jumps (in) && (guint32) in->b == chunk->n - 1;
  }
  return !is_last_reached || LEAF_RULEBOOK (build, row->home)->default_outcome != LEAF_DEFAULT_NONE;
}

/* Returns TRUE if the instructions, up to the end of a preamble, draw random numbers, count, or change something, which
 * includes the author's phrases and definitions that they call, except those in `seen`. */
static gboolean
gives_other_answers (const LeafBuild *build, LeafChunkId id, guint depth, GHashTable *seen)
{
  enum { DEEPEST = 100 };
  const LeafChunk *chunk = LEAF_CHUNK (build, id);

  if (depth > DEEPEST)
    return TRUE;
  if (!g_hash_table_add (seen, GUINT_TO_POINTER (id.ix)))
    return FALSE;

  for (guint32 i = 0; i < chunk->n; i++) {
    const LeafInstruction *in = instruction_at (build, chunk, i);

    switch ((int) in->op) {
    case LEAF_OP_APPLIES: return FALSE;
    case LEAF_OP_RANDOM_OF:
    case LEAF_OP_CHANCE:
    case LEAF_OP_TABLE_RANDOM_ROW:
    case LEAF_OP_ONE_OF:
    case LEAF_OP_FIRST_TIME:
    case LEAF_OP_CALL_VALUE:
    case LEAF_OP_STORE:
    case LEAF_OP_STORE_CELL:
    case LEAF_OP_STORE_SHARED:
    case LEAF_OP_STORE_PROPERTY:
    case LEAF_OP_RELATION_SET: return TRUE;
    case LEAF_OP_NATIVE:
      if (in->b == LEAF_NATIVE_random_between || in->b == LEAF_NATIVE_inform6_random)
        return TRUE;
      break;
    case LEAF_OP_CALL: {
      const LeafPhraseRow *phrase = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, (guint32) in->b));

      if (!phrase->is_library && gives_other_answers (build, phrase->chunk, depth + 1, seen))
        return TRUE;
      break;
    }
    }
  }
  return FALSE;
}

/* Returns TRUE if the words ask for chance, or for how often something was done. */
static gboolean
may_change_meanwhile (const LeafBuild *build, LeafWording words)
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
  return rule->pattern == NULL && rule->parameter == NULL && rule->context == NULL && rule->scene == NULL;
}

/* A key that is equal for rules of which the first that always stops prevents the others: their rulebook, whether
 * the actor must be the player, and the words of their conditions; NULL if these may change meanwhile. */
static char *
dup_question (const LeafBuild *build, const LeafRule *rule)
{
  g_autofree char *words = NULL, *folded = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  if (leaf_wording_empty (rule->circumstances) || may_change_meanwhile (build, rule->circumstances)
      || gives_other_answers (build, rule->chunk, 0, seen))
    return NULL;
  words = leaf_wording_dup_spaced (build, rule->circumstances);
  folded = g_ascii_strdown (words, -1);
  return g_strdup_printf ("%u %d %s", rule->home.ix, rule->tests_player, folded);
}

/* The rule recorded first for a condition, with its position. */
typedef struct {
  guint32 rule, position;
} Stopper;

static const Stopper *
earlier (const Stopper *one, const Stopper *other)
{
  return one == NULL || (other != NULL && other->position < one->position) ? other : one;
}

static void
note_stopper (GHashTable *stoppers, const char *question, guint32 rule, guint32 position)
{
  Stopper *stopper;

  if (question == NULL || g_hash_table_contains (stoppers, question))
    return;
  stopper = g_new (Stopper, 1);
  *stopper = (Stopper) { rule, position };
  g_hash_table_insert (stoppers, g_strdup (question), stopper);
}

void
leaf_program_rulebook_never_run (const LeafProgram *program, guint32 rulebook, guint32 *by)
{
  g_return_if_fail (program != NULL);
  guint32 n = leaf_program_rulebook (program, rulebook).n_rules;
  g_autofree guint32 *rules = g_new0 (guint32, n + 1);
  g_autoptr (GHashTable) stoppers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  leaf_program_rulebook_rules (program, rulebook, rules);
  for (guint32 i = 0; i < n; i++) {
    const LeafRule *row = leaf_program_rule_row (program, rules[i]);
    g_autofree char *question = dup_question (&program->build, row);
    g_autofree char *nothing = g_strdup_printf ("%u %d", row->home.ix, row->tests_player);
    const Stopper *above = g_hash_table_lookup (stoppers, nothing);

    if (question != NULL)
      above = earlier (above, g_hash_table_lookup (stoppers, question));
    by[i] = above != NULL ? above->rule : 0;
    if (leaf_program_always_stops (program, rules[i])) {
      note_stopper (stoppers, question, rules[i], i);
      note_stopper (stoppers, asks_for_nothing (row) ? nothing : NULL, rules[i], i);
    }
  }
}

guint32
leaf_program_never_runs (const LeafProgram *program, guint32 rulebook, guint32 rule)
{
  g_return_val_if_fail (program != NULL, 0);
  guint32 n = leaf_program_rulebook (program, rulebook).n_rules, found = 0;
  g_autofree guint32 *rules = g_new0 (guint32, n + 1);
  g_autofree guint32 *by = g_new0 (guint32, n + 1);

  leaf_program_rulebook_rules (program, rulebook, rules);
  leaf_program_rulebook_never_run (program, rulebook, by);
  for (guint32 i = 0; i < n && found == 0; i++)
    found = rules[i] == rule ? by[i] : 0;
  return found;
}

/* --- rulebooks that an action goes through ------------------------------------------------------------------------ */

enum { STAGE_NONE = 0, STAGE_BEFORE, STAGE_INSTEAD, STAGE_CHECK, STAGE_CARRY_OUT, STAGE_AFTER, STAGE_REPORT };

/* The stage of an action's processing at which a rule runs. */
static guint
stage_of (const LeafBuild *build, const LeafRule *rule)
{
  static const guint of_action[] = { STAGE_NONE, STAGE_CHECK, STAGE_CARRY_OUT, STAGE_REPORT };
  static const struct {
    const char *name;
    guint stage;
  } general[] = { { "before", STAGE_BEFORE }, { "instead", STAGE_INSTEAD }, { "after", STAGE_AFTER } };
  const LeafRulebook *book = LEAF_RULEBOOK (build, rule->home);

  if (LEAF_IS (book->action))
    return of_action[book->action_stage];
  for (gsize i = 0; i < G_N_ELEMENTS (general); i++)
    if (book->is_library && strcmp (book->name, general[i].name) == 0)
      return general[i].stage;
  return STAGE_NONE;
}

static guint32
action_of (const LeafBuild *build, const LeafRule *rule)
{
  const LeafRulebook *book = LEAF_RULEBOOK (build, rule->home);

  return LEAF_IS (book->action) ? book->action.ix : rule->required_action.ix;
}

guint32
leaf_program_rule_action (const LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (program != NULL, 0);
  const LeafRule *row = leaf_program_rule_row (program, rule);

  return row != NULL ? action_of (&program->build, row) : 0;
}

static gboolean
is_for_any_actor (const LeafRule *rule)
{
  return rule->pattern != NULL ? rule->pattern->is_any_actor : !rule->tests_player;
}

/* Returns TRUE if the words are those of `beginning`, perhaps with a further condition. */
static gboolean
begin_alike (const LeafBuild *build, LeafWording words, LeafWording beginning)
{
  g_autofree char *all = leaf_wording_dup_spaced (build, words), *first = leaf_wording_dup_spaced (build, beginning);
  gsize n = strlen (first);

  return g_ascii_strncasecmp (all, first, n) == 0 && (all[n] == '\0' || g_str_has_prefix (all + n, " when "));
}

/* Returns TRUE if `stopper`, which always stops, applies whenever the other rule would. */
static gboolean
applies_whenever (const LeafBuild *build, const LeafRule *stopper, const LeafRule *rule)
{
  g_autofree char *question = NULL;

  if (action_of (build, stopper) == 0 || action_of (build, stopper) != action_of (build, rule)
      || (is_for_any_actor (rule) && !is_for_any_actor (stopper)))
    return FALSE;
  if (stage_of (build, stopper) == STAGE_CHECK)
    return stopper->context == NULL && stopper->scene == NULL
           && (stopper->pattern == NULL || leaf_wording_empty (stopper->circumstances));
  question = dup_question (build, stopper);
  return question != NULL && stopper->context == NULL && stopper->scene == NULL
         && begin_alike (build, rule->applies_to, stopper->applies_to);
}

static gboolean
is_listed_at_home (const LeafProgram *program, guint32 rule)
{
  guint32 home = leaf_program_rule (program, rule).home, n = leaf_program_rulebook (program, home).n_rules;

  for (guint32 i = 0; i < n; i++)
    if (leaf_program_rulebook_rule (program, home, i) == rule)
      return TRUE;
  return FALSE;
}

guint32
leaf_program_stopped_before (const LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (program != NULL, 0);
  const LeafBuild *build = &program->build;
  const LeafRule *row = leaf_program_rule_row (program, rule);
  guint stage = row != NULL ? stage_of (build, row) : (guint) STAGE_NONE;

  for (guint32 i = 1; stage > STAGE_BEFORE && i < build->rules->rules.n; i++) {
    const LeafRule *other = leaf_program_rule_row (program, i);
    guint earlier = stage_of (build, other);

    if (earlier != STAGE_NONE && earlier <= STAGE_CHECK && earlier < stage && applies_whenever (build, other, row)
        && leaf_program_always_stops (program, i) && is_listed_at_home (program, i))
      return i;
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
