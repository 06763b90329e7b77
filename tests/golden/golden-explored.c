/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden-explored.h"

#include "leaf-differences.h"
#include "leaf-explore.h"

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafStepResult, leaf_step_result_clear)

/* --- exploring ---------------------------------------------------------------------------------------------------- */

typedef struct {
  Golden *golden;
  LeafExplorer *explorer;
  LeafCoverage coverage;
  GHashTable *seen; /* each hash that occurred, and its number, since the hash may change with the library */
} Explored;

static guint
number_of (Explored *self, guint64 hash)
{
  gpointer key = GSIZE_TO_POINTER ((gsize) hash);

  if (!g_hash_table_contains (self->seen, key))
    g_hash_table_insert (self->seen, key, GUINT_TO_POINTER (g_hash_table_size (self->seen)));
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->seen, key));
}

static const char *
or_none (const char *text)
{
  return text != NULL ? text : "-";
}

static void
add_step (Explored *self, const LeafStepResult *result)
{
  add (self->golden, " state %u %d %d %d %s", result->state, result->is_final, result->drew, result->n_faults,
       or_none (result->fault));
  add_place (self->golden, result->fault_place);
  add_place (self->golden, result->ended_at);
}

static void
add_moment (Explored *self, LeafMoment *moment, const LeafMoment *before)
{
  g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint sorts[LEAF_FACT_SORT + 1] = { 0 };

  leaf_moment_facts (moment, before, facts);
  for (guint i = 0; i < facts->len; i++)
    sorts[g_array_index (facts, guint64, i) & LEAF_FACT_SORT]++;
  add (self->golden, " moment %u in %s, score %d, dark %d, over %d, has %u, chance %u, facts %u %u %u",
       number_of (self, leaf_moment_hash (moment)),
       or_none (leaf_explorer_room_name (self->explorer, leaf_moment_room (moment))), leaf_moment_score (moment),
       leaf_moment_is_dark (moment), leaf_moment_is_over (moment), number_of (self, leaf_moment_possessions (moment)),
       number_of (self, leaf_moment_chance (moment)), sorts[LEAF_FACT_OTHER],
       sorts[LEAF_FACT_NUMBER] + sorts[LEAF_FACT_HISTORY], sorts[LEAF_FACT_LIES]);
}

/* The result of a choice, with its command. */
static void
add_outcome (Explored *self, LeafMoment *moment, const LeafChoices *choices, guint32 number)
{
  LeafReadCommand *read = leaf_choices_read (choices, leaf_moment_play (moment), number);
  g_auto (LeafStepResult) result = { 0 };
  g_autoptr (LeafMoment) after = NULL, again = NULL;
  LeafPackedMoment *packed;
  LeafDraws draws = { 0 };
  LeafCoverage coverage = { 0 };

  if (leaf_read_command_words (read) == NULL) {
    leaf_read_command_free (read);
    return;
  }
  leaf_coverage_init (self->explorer, &coverage);
  after = leaf_moment_after_drawing (moment, leaf_read_command_words (read), BUDGET, &coverage, &result, &draws, read);
  add_step (self, &result);
  add_moment (self, after, moment);
  add (self->golden, ", more %d", leaf_coverage_has_more (&coverage, &self->coverage));
  for (guint32 i = 0; i < draws.n; i++)
    add (self->golden, " draw %u of %u at %u", draws.draws[i].value, draws.draws[i].of, draws.draws[i].split);
  leaf_coverage_add (&self->coverage, &coverage);
  leaf_coverage_clear (&coverage);
  packed = leaf_moment_pack (after, moment);
  again = leaf_packed_moment_unpack (packed, moment);
  add (self->golden, ", same %d\n", leaf_moment_hash (again) == leaf_moment_hash (after));
  leaf_packed_moment_free (packed);
  leaf_read_command_free (read);
}

static void
add_choices (Explored *self, LeafMoment *moment)
{
  enum { MOST = 24, MOST_TRIED = 12 };
  const LeafPlay *play = leaf_moment_play (moment);
  g_autoptr (LeafChoices) choices = leaf_choices_new (self->explorer, play);
  g_autoptr (LeafSurroundings) around = leaf_surroundings_new (self->explorer, play);

  add (self->golden, "  %u choices, cut %d, signature %u\n", leaf_choices_n (choices), leaf_choices_is_cut (choices),
       number_of (self, leaf_surroundings_signature (around)));
  for (guint32 i = 0; i < MIN (leaf_choices_n (choices), MOST); i++) {
    g_autofree char *command = leaf_choices_dup_command (choices, play, i);
    guint32 action, noun, second;
    leaf_choices_action (choices, i, &action, &noun, &second);
    add (self->golden, "  %s: %u %d %s (%s) (%s) name %u context %u\n", or_none (command),
         leaf_choices_interest (choices, i), leaf_choices_is_exit (choices, i),
         action != 0 ? leaf_explorer_action_name (self->explorer, action) : "-",
         noun != 0 ? or_none (leaf_explorer_object_name (self->explorer, noun)) : "-",
         second != 0 ? or_none (leaf_explorer_object_name (self->explorer, second)) : "-",
         number_of (self, leaf_choices_name (choices, i)),
         number_of (self, leaf_surroundings_context (around, choices, i)));
    if (i < MOST_TRIED)
      add_outcome (self, moment, choices, i);
  }
}

static void
add_covered (Explored *self)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (self->explorer, &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *name = g_strdelimit (g_strdup (or_none (rows[i].name)), "\n", '|');
    g_autofree char *clause = rows[i].sort == LEAF_COVERED_RULE
                                  ? leaf_coverage_dup_false_clause (self->explorer, &self->coverage, rows[i].id)
                                  : NULL;
    if (rows[i].sort == LEAF_COVERED_ACTION && !leaf_coverage_has (&self->coverage, rows[i].bit))
      continue;
    add (self->golden, "covered %u %s: %d %s", rows[i].sort, name, leaf_coverage_has (&self->coverage, rows[i].bit),
         clause != NULL ? clause : "");
    add_place (self->golden, rows[i].place);
    end_line (self->golden);
  }
}

/* What an explorer finds out about the story: the state that it leaves out, the choices at the first commands, the
 * results of the best of them, and what ran. */
void
say_explored (Golden *golden)
{
  enum { MOST_COMMANDS = 6 };
  g_autoptr (LeafExplorer) explorer = leaf_explorer_new (golden->program);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  Explored self = { golden, explorer, { 0 }, seen };
  const char *what, *why;
  g_auto (LeafStepResult) result = { 0 };
  g_autoptr (LeafMoment) moment = NULL;

  for (guint32 i = 0; leaf_explorer_left_out (explorer, i, &what, &why); i++)
    add (golden, "left out %s: %s\n", what, why);
  leaf_coverage_init (explorer, &self.coverage);
  moment = leaf_moment_begin (explorer, 1, BUDGET, &self.coverage, &result);
  add_step (&self, &result);
  for (guint i = 0; moment != NULL; i++) {
    LeafMoment *next;
    g_auto (LeafStepResult) later = { 0 };
    add_moment (&self, moment, NULL);
    end_line (golden);
    if (i >= MIN (MOST_COMMANDS, golden->commands->len) || leaf_moment_is_over (moment))
      break;
    add_choices (&self, moment);
    next = leaf_moment_after (moment, g_ptr_array_index (golden->commands, i), BUDGET, &self.coverage, &later);
    add (golden, "> %s", (const char *) g_ptr_array_index (golden->commands, i));
    add_step (&self, &later);
    leaf_moment_unref (moment);
    moment = next;
  }
  add_covered (&self);
  leaf_coverage_clear (&self.coverage);
}

/* --- two versions ------------------------------------------------------------------------------------------------- */

/* Which paragraphs or lines another version omits, and which it swaps with the next. */
typedef struct {
  const char *said, *break_at;
  guint every, from;
  gboolean swaps;
} Change;

static char *
changed_text (const char *text, const Change *change)
{
  g_auto (GStrv) parts = g_strsplit (text, change->break_at, -1);
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++) {
    gboolean is_hit = i > 0 && i % change->every == change->from % change->every;
    if (is_hit && change->swaps && parts[i + 1] != NULL) {
      g_string_append_printf (out, "%s%s%s", parts[i + 1], change->break_at, parts[i]);
      i++;
    } else if (is_hit) {
      continue;
    } else {
      g_string_append (out, parts[i]);
    }
    if (parts[i + 1] != NULL)
      g_string_append (out, change->break_at);
  }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

static void
add_difference (const Golden *now, const LeafProgram *before, const LeafDifference *difference, GString *out)
{
  const LeafProgram *of = difference->is_before ? before : now->program;
  Golden other = { (LeafProgram *) of, leaf_program_story_source (of), NULL, NULL, out };
  g_autofree char *words = leaf_difference_dup_words (before, now->program, difference, NULL, NULL);

  add (&other, "  %u %d", difference->sort, difference->is_before);
  add_place (&other, difference->place);
  add (&other, " '%s' '%s' %s of %s, %s; %u %s: %s\n", or_none (difference->before), or_none (difference->now),
       difference->rule != 0 ? leaf_program_rule_face (of, difference->rule) : "-",
       difference->rulebook != 0 ? leaf_program_rulebook (of, difference->rulebook).name : "-",
       difference->other != 0 ? leaf_program_rule_face (now->program, difference->other) : "-", difference->order,
       or_none (leaf_law_number (difference->law)), or_none (words));
}

/* The differences between the story and versions of it, in both directions. */
void
say_differences (Golden *self)
{
  static const Change changes[] = {
    { "without every third paragraph", "\n\n", 3, 2, FALSE },
    { "every fourth paragraph after the next", "\n\n", 4, 1, TRUE },
    { "without every fifth line", "\n", 5, 3, FALSE },
    { "every seventh sentence after the next", ". ", 7, 2, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *text = changed_text (self->text, &changes[i]);
    g_autoptr (LeafProgram) program = NULL;
    if (strcmp (text, self->text) == 0)
      continue;
    program = leaf_program_compile (&(LeafSourceText) { "story.ni", text, strlen (text) }, NULL);
    for (gboolean back = FALSE; back <= TRUE; back++) {
      LeafProgram *before = back ? program : self->program;
      Golden now = { back ? self->program : program, 0, NULL, NULL, self->out };
      guint32 n;
      LeafDifference *rows = leaf_programs_differences (before, now.program, &n);
      add (self, "%s%s\n", changes[i].said, back ? ", back" : "");
      for (guint32 k = 0; k < n; k++)
        add_difference (&now, before, &rows[k], self->out);
      leaf_differences_free (rows, n);
    }
  }
}
