/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-partial-match.h"

#define STEP(steps, i) (&g_array_index ((steps), LeafPatternStep, (i)))

GArray *
leaf_steps_of_phrase (const LeafBuild *build, const LeafPhraseRow *phrase)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (LeafPatternStep));

  for (guint32 i = 0; i < phrase->n_parts; i++) {
    const LeafPhrasePart *part = &phrase->parts[i];
    LeafPatternStep step = { part->words, part->n_words, part->optional, part->kind, part->name };

    if (part->sort == LEAF_PARAMETER_LITERAL)
      step.kind = (LeafKindId) { part->literal.kind };
    g_array_append_val (steps, step);
  }
  return steps;
}

static void
add_parameter (GArray *steps, const LeafAction *action, guint *n_parameters)
{
  static const char *const names[] = { "something", "something else" };
  guint i = MIN (*n_parameters, G_N_ELEMENTS (names) - 1);
  LeafPatternStep step = { .kind = action->kinds[i], .name = names[i] };

  ++*n_parameters;
  g_array_append_val (steps, step);
}

GArray *
leaf_steps_of_action (const LeafBuild *build, const LeafName *name)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (LeafPatternStep));
  const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, name->id);
  guint n_parameters = 0;

  for (guint32 i = 0; i < name->n_words; i++) {
    LeafPatternStep step = { &name->words[i], 1, FALSE };

    if (n_parameters < action->n_nouns && g_str_equal (leaf_vocabulary_text (build->vocabulary, name->words[i]), "it"))
      add_parameter (steps, action, &n_parameters);
    else
      g_array_append_val (steps, step);
  }
  while (n_parameters < action->n_nouns)
    add_parameter (steps, action, &n_parameters);
  return steps;
}

/* --- comparing partial matches ------------------------------------------------------------------------------------ */

typedef struct {
  const LeafBuild *build;
  GArray *steps;
  GPtrArray *words;
} Match;

static gboolean
is_spelled (const Match *match, const LeafPatternStep *step, guint word)
{
  const char *typed = g_ptr_array_index (match->words, word);

  for (guint32 i = 0; i < step->n_words; i++)
    if (g_str_equal (leaf_vocabulary_text (match->build->vocabulary, step->words[i]), typed))
      return TRUE;
  return FALSE;
}

/* Matches all words from `word` on with the steps from `step` on. If `parameter` is not -1, that parameter was
 * matched last. */
static LeafPartialMatch
read_on (const Match *match, guint step, guint word, gint parameter, guint n_fixed)
{
  LeafPartialMatch none = { .parameter = -1 };
  const LeafPatternStep *row = step < match->steps->len ? STEP (match->steps, step) : NULL;

  if (word == match->words->len)
    return (LeafPartialMatch) { TRUE, step, row != NULL && row->n_words == 0 ? (gint) step : parameter, n_fixed };
  if (row == NULL)
    return none;
  if (row->n_words > 0) {
    LeafPartialMatch on = is_spelled (match, row, word) ? read_on (match, step + 1, word + 1, -1, n_fixed + 1) : none;

    return on.fits || !row->is_optional ? on : read_on (match, step + 1, word, parameter, n_fixed);
  }
  /* If nothing else fits, the parameter takes all words. */
  for (guint n = 1;; n++) {
    LeafPartialMatch on = read_on (match, step + 1, word + n, (gint) step, n_fixed);

    if (on.fits)
      return on;
  }
}

enum { MOST_WORDS = 24 }; /* phrases with more words are not matched, since they would help nobody */

LeafPartialMatch
leaf_steps_progress (const LeafBuild *build, GArray *steps, GPtrArray *words)
{
  Match match = { build, steps, words };

  if (words->len > MOST_WORDS)
    return (LeafPartialMatch) { .parameter = -1 };
  return read_on (&match, 0, 0, -1, 0);
}

char *
leaf_steps_words (const LeafBuild *build, GArray *steps, guint from, gboolean as_snippet)
{
  GString *out = g_string_new (NULL);
  guint n_parameters = 0;

  for (guint i = from; i < steps->len; i++) {
    const LeafPatternStep *step = STEP (steps, i);

    if (out->len > 0 && !(step->n_words > 0 && *leaf_vocabulary_text (build->vocabulary, step->words[0]) == ','))
      g_string_append_c (out, ' ');
    if (step->n_words > 0)
      g_string_append (out, leaf_vocabulary_text (build->vocabulary, step->words[0]));
    else if (as_snippet)
      g_string_append_printf (out, "${%u:%s}", ++n_parameters, step->name != NULL ? step->name : "something");
    else
      g_string_append_printf (out, "(%s)", LEAF_IS (step->kind) ? leaf_kind_name (build, step->kind) : step->name);
  }
  return g_string_free (out, FALSE);
}
