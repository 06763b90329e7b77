/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-kinds-of-action.c: "Kissing someone is bad behaviour. Attacking someone is bad behaviour." names a kind of
 * action. Read in two steps, since patterns need all names: first the names, then the actions they cover. */
#include "leaf-rules-private.h"

static guint32
find_kind (const LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  return leaf_names_find (build, name, LEAF_NAMES (KIND_OF_ACTION), near).id;
}

/* "a fixed in place thing", "a person in the Yard": a kind, with adjectives before it and perhaps a place after it. */
static gboolean
is_described_kind (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafNameMatch match;

  w = leaf_wording_skip_article (build, w);
  for (;;) {
    match = leaf_names_begin (build, w, LEAF_NAMES (ADJECTIVE), near);
    if (match.id == 0)
      break;
    w = leaf_wording_from (w, w.first + match.n_words);
  }
  match = leaf_names_begin (build, w, LEAF_NAMES (KIND), near);
  if (match.id == 0)
    return FALSE;
  w = leaf_wording_from (w, w.first + match.n_words);
  return leaf_wording_empty (w) || leaf_pattern_fits (build, w, "in/on/inside ...");
}

/* Returns TRUE for the name of a kind, an adjective or an action, a description, or a number: "Taking something is
 * scenery" does not define a kind of action. */
static gboolean
names_something (LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  LeafNameMatch match
      = leaf_names_find (build, name, LEAF_NAMES (KIND) | LEAF_NAMES (ADJECTIVE) | LEAF_NAMES (ACTION), near);
  LeafWording reason = LEAF_NO_WORDS;
  LeafScope scope;
  gboolean is_action;

  if (build->is_library)
    return FALSE;
  if (match.id != 0 || is_described_kind (build, name, near)
      || leaf_meaning_constant (build, name, LEAF_KIND (NUMBER), near).kind == LEAF_KIND_NUMBER)
    return TRUE;
  leaf_scope_init (&scope, build, near);
  is_action = leaf_names_begin (build, name, LEAF_NAMES (ACTION), near).id != 0
              && leaf_action_pattern_read (&scope, name, &reason) != NULL;
  leaf_scope_clear (&scope);
  return is_action;
}

void
leaf_rules_read_kinds_of_action_names (LeafBuild *build)
{
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    LeafWording pattern, name;
    LeafKindOfAction row = { 0 };
    g_autofree char *text = NULL;

    if (sentence.form != LEAF_FORM_KIND_OF_ACTION
        || !leaf_split_kind_of_action (build, sentence.wording, &pattern, &name)
        || find_kind (build, name, sentence.heading) != 0)
      continue;
    if (names_something (build, name, sentence.heading)) {
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_ASSERTED, sentence.wording, NULL, NULL);
      continue;
    }
    text = leaf_wording_dup_spaced (build, name);
    row.name = leaf_arena_strdup (build->arena, text);
    row.order = build->rules->kinds_of_action.n;
    leaf_names_add (build, LEAF_NAME_KIND_OF_ACTION, leaf_table_push (&build->rules->kinds_of_action, &row), name);
  }
}

static void
append_pattern (LeafBuild *build, guint32 id, const LeafActionPattern *pattern)
{
  LeafKindOfAction *row = LEAF_ROW (&build->rules->kinds_of_action, LeafKindOfAction, id);
  const LeafActionPattern **patterns = leaf_new_n (build->arena, const LeafActionPattern *, row->n_patterns + 1);

  for (guint32 i = 0; i < row->n_patterns; i++)
    patterns[i] = row->patterns[i];
  patterns[row->n_patterns++] = pattern;
  row->patterns = patterns;
}

/* "The frog is a thing. Kissing the player is frog." */
static gboolean
names_thing_made_before (const LeafBuild *build, LeafWording name, const LeafSentence *sentence, guint32 i)
{
  LeafNameMatch match = leaf_names_find (build, name, LEAF_NAMES (INSTANCE), sentence->heading);

  return match.id != 0 && !match.is_abbreviated
         && LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->sentence.ix < i;
}

void
leaf_rules_read_kinds_of_action (LeafBuild *build)
{
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    LeafWording words, name, reason = LEAF_NO_WORDS;
    LeafActionPattern *pattern;
    LeafScope scope;

    if (sentence.form != LEAF_FORM_KIND_OF_ACTION || !leaf_split_kind_of_action (build, sentence.wording, &words, &name)
        || find_kind (build, name, sentence.heading) == 0)
      continue;
    if (names_thing_made_before (build, name, &sentence, i)) {
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_ASSERTED, sentence.wording, NULL, NULL);
      continue;
    }
    leaf_scope_init (&scope, build, sentence.heading);
    pattern = leaf_action_pattern_read (&scope, words, &reason);
    if (pattern == NULL) {
      LeafWording blamed = leaf_wording_empty (reason) ? words : reason;
      g_autoptr (LeafMessageFragment) explanation = leaf_meaning_explanation (&scope, words, LEAF_EXPECTED_ACTION);

      leaf_problem_at (build, LEAF_PROBLEM_KIND_OF_ACTION_UNKNOWN, blamed, explanation, NULL);
    } else {
      guint32 id = find_kind (build, name, sentence.heading);

      append_pattern (build, id, pattern);
      leaf_kind_of_action_note (build, i, id, pattern, name);
    }
    leaf_scope_clear (&scope);
  }
}
