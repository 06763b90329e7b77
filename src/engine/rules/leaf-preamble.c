/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-preamble.c: reads a rule's preamble: the place of the rule, what it applies to, and when.
 *
 *   The first rule for printing the name of an open box while listing contents during the Ball
 *   |---placement--| |-----rulebook-----|   |parameter| |-----context-----|    |---scene---|
 *
 *   Instead of taking or dropping the lamp when the lamp is lit for the third time
 *   |rulebook|  |--------------------------pattern--------------------------------|
 *
 * In an action based rulebook everything after the rulebook's name is one action pattern, including its "when". If
 * there is nothing before the "when", that is the rule's context (docs/laws.md).  In any other rulebook the words before
 * "when" are one description or value, and the "when" is a context.
 */
#include "leaf-hints.h"
#include "leaf-rules-private.h"
#include "world/nouns/leaf-library-lookup.h"
#include "world/nouns/leaf-missing-marks.h"

/* A preamble while it is read: what is left, and what was found. */
typedef struct {
  LeafBuild *build;
  LeafRuleId rule;
  LeafScope scope;
  LeafSection placement;
  gboolean has_the;
  LeafRulebookId book;
  LeafWording name;   /* the words of the rulebook's name */
  LeafWording before; /* what it applies to */
  LeafWording when;   /* the words after when/while; empty: none */
} Preamble;

/* --- placement words and the rulebook's name ---------------------------------------------------------------------- */

static const struct {
  const char *words;
  LeafSection section;
} placements[] = {
  { "very first", LEAF_SECTION_VERY_FIRST },
  { "very last", LEAF_SECTION_VERY_LAST },
  { "first", LEAF_SECTION_FIRST },
  { "last", LEAF_SECTION_LAST },
};

/* "when the Ball ends in disaster": the rulebook of a scene. *name receives its words, and *description those that
 * describe scenes in general ("when a recurring scene ends"). A scene named with an indefinite article ("when a Ball
 * ends") is a description too, as in the reference: its rule is among those about scenes in general. */
static LeafRulebookId
match_scene_book (Preamble *preamble, LeafWording w, LeafWording *name, LeafWording *description)
{
  LeafBuild *build = preamble->build;
  guint32 verb, end;
  LeafWording subject;
  LeafNameMatch match;
  gboolean begins;

  if (!leaf_wording_begins (build, w, "when"))
    return LEAF_ID (LeafRulebookId, 0);
  for (verb = w.first + 1; verb < w.end; verb++)
    if (leaf_word_is (build, verb, "begins") || leaf_word_is (build, verb, "ends"))
      break;
  if (verb >= w.end || verb == w.first + 1)
    return LEAF_ID (LeafRulebookId, 0);
  begins = leaf_word_is (build, verb, "begins");
  subject = leaf_wording (w.first + 1, verb);
  match = leaf_names_find (build, subject, LEAF_NAMES (INSTANCE), preamble->scope.near);
  if (match.id != 0 && !leaf_wording_begins (build, subject, "a") && !leaf_wording_begins (build, subject, "an")
      && LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind.ix == LEAF_KIND_SCENE) {
    const char *scene = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->name;

    for (end = begins ? verb + 1 : w.end; end > verb; end--) {
      LeafWording tail = leaf_wording (verb, end);
      g_autofree char *how = leaf_wording_dup_spaced (build, tail);
      g_autofree char *title = g_strdup_printf ("when %s %s", scene, how);
      LeafRulebookId book = leaf_rules_find_rulebook (build, title);

      if (LEAF_IS (book)) {
        *name = leaf_wording (w.first, end);
        *description = LEAF_NO_WORDS;
        return book;
      }
    }
  }
  if (verb + 1 != w.end)
    return LEAF_ID (LeafRulebookId, 0);
  *name = leaf_wording (w.first, w.end);
  *description = subject;
  return leaf_rules_known_rulebook (build, begins ? LEAF_KNOWN_when_scene_begins : LEAF_KNOWN_when_scene_ends);
}

/* Finds the rulebook with whose name the words begin; the longest name wins. Returns FALSE if there is none. */
static gboolean
match_book (Preamble *preamble, LeafWording w, LeafWording *rest)
{
  LeafBuild *build = preamble->build;
  LeafNameMatch match;
  LeafWording description;

  if (leaf_wording_empty (w))
    return FALSE;
  match = leaf_names_begin (build, w, LEAF_NAMES (RULEBOOK), preamble->scope.near);
  if (match.id != 0) {
    preamble->book = LEAF_ID (LeafRulebookId, match.id);
    preamble->name = leaf_wording (w.first, w.first + match.n_words);
    *rest = leaf_wording_from (w, preamble->name.end);
    return TRUE;
  }
  preamble->book = match_scene_book (preamble, w, &preamble->name, &description);
  if (!LEAF_IS (preamble->book))
    return FALSE;
  *rest = leaf_wording_empty (description) ? leaf_wording_from (w, preamble->name.end) : description;
  return TRUE;
}

/* Removes the article, "first", "rule for" and so on, and finds the rulebook. *rest: what follows its name. */
static gboolean
find_book (Preamble *preamble, LeafWording w, LeafWording *rest)
{
  static const char *const openings[] = { "rule for", "rule about", "rule on", "rule" };
  LeafBuild *build = preamble->build;
  LeafWording bare = w;

  if (leaf_word_is (build, w.first, "the") || leaf_word_is (build, w.first, "a")
      || leaf_word_is (build, w.first, "an")) {
    preamble->has_the = leaf_word_is (build, w.first, "the");
    bare.first++;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (placements); i++)
    if (leaf_wording_begins (build, bare, placements[i].words)) {
      LeafWording placed = leaf_wording_from (bare, bare.first + leaf_n_words (placements[i].words));

      if (leaf_wording_begins (build, placed, "rule")) {
        placed.first++;
        if (!match_book (preamble, placed, rest) && !leaf_wording_empty (placed)
            && leaf_word_is (build, placed.first, "for"))
          placed.first++;
      }
      if (match_book (preamble, placed, rest)) {
        preamble->placement = placements[i].section;
        return TRUE;
      }
    }
  for (gsize i = 0; i < G_N_ELEMENTS (openings); i++)
    if (leaf_wording_begins (build, bare, openings[i])
        && match_book (preamble, leaf_wording_from (bare, bare.first + leaf_n_words (openings[i])), rest))
      return TRUE;
  return match_book (preamble, bare, rest) || (bare.first != w.first && match_book (preamble, w, rest));
}

/* "of", "for", "rule for" between the rulebook's name and what it applies to. */
static LeafWording
skip_rule_for (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_is (build, w, "rule"))
    return LEAF_NO_WORDS;
  if (leaf_wording_length (w) > 2
      && (leaf_wording_begins (build, w, "rule for") || leaf_wording_begins (build, w, "rule about")
          || leaf_wording_begins (build, w, "rule on")))
    return leaf_wording_from (w, w.first + 2);
  if (leaf_wording_length (w) > 1 && (leaf_word_is (build, w.first, "of") || leaf_word_is (build, w.first, "for")))
    return leaf_wording_from (w, w.first + 1);
  return w;
}

/* The first "when" or "while" outside brackets from `from` on; w.end if there is none. */
static guint32
find_when (const LeafBuild *build, LeafWording w, guint32 from)
{
  return MIN (leaf_wording_find_from (build, w, from, "when"), leaf_wording_find_from (build, w, from, "while"));
}

/* --- during ------------------------------------------------------------------------------------------------------- */

/* Removes "during S" from the end; returns FALSE if a "during" is in the wrong place, or what follows is not a
 * scene. */
static gboolean
take_scene (Preamble *preamble, LeafWording *w)
{
  LeafBuild *build = preamble->build;
  guint32 last = w->end;

  for (guint32 i = leaf_wording_find (build, *w, "during"); i < w->end;
       i = leaf_wording_find_from (build, *w, i + 1, "during")) {
    LeafWording words = leaf_wording_from (*w, i + 1);
    LeafDescription *scene;

    last = i;
    if (leaf_wording_empty (words) || i == w->first)
      continue;
    scene = leaf_meaning_noun (&preamble->scope, words, LEAF_KIND (SCENE));
    if (scene == NULL || scene->quantifier != LEAF_QUANTIFIER_NONE)
      continue;
    LEAF_RULE (build, preamble->rule)->scene = scene;
    LEAF_RULE (build, preamble->rule)->scene_wording = leaf_wording_from (*w, i);
    w->end = i;
    return TRUE;
  }
  if (last < w->end && last > w->first) {
    LeafWording words = leaf_wording_from (*w, MIN (last + 1, w->end - 1)); /* "during" itself if nothing follows */

    leaf_problem_at (build,
                     find_when (build, words, words.first) < words.end ? LEAF_PROBLEM_DURING_NOT_LAST
                                                                       : LEAF_PROBLEM_DURING_NO_SCENE,
                     words, NULL, NULL);
    return FALSE;
  }
  return TRUE;
}

/* --- the parameter ------------------------------------------------------------------------------------------------ */

/* The one action that a pattern needs; none for a list, a kind of action or "doing something". */
static LeafActionId
required_action (const LeafActionPattern *pattern)
{
  if (pattern->n_items == 1 && !pattern->is_excluding && pattern->items[0].kind_of_action == 0)
    return pattern->items[0].action;
  return LEAF_ID (LeafActionId, 0);
}

/* "looking or taking the coin": every listed action must accept the given nouns. */
static gboolean
actions_fit (const LeafBuild *build, const LeafActionPattern *pattern)
{
  if (pattern->n_items < 2 || pattern->is_excluding)
    return TRUE;
  for (guint32 i = 0; i < pattern->n_items; i++) {
    const LeafAction *action;

    if (pattern->items[i].kind_of_action != 0)
      continue;
    action = LEAF_ROW (&build->world->actions, LeafAction, pattern->items[i].action.ix);
    if ((pattern->noun != NULL && action->n_nouns < 1 && !action->optional_noun)
        || (pattern->second != NULL && action->n_nouns < 2))
      return FALSE;
  }
  return TRUE;
}

/* "looking or quitting the game": actions in the story's world, and actions about the play itself. */
static gboolean
mixes_worlds (const LeafBuild *build, const LeafActionPattern *pattern)
{
  gboolean in = FALSE, out = FALSE;

  for (guint32 i = 0; i < pattern->n_items && !pattern->is_excluding; i++) {
    if (pattern->items[i].kind_of_action != 0)
      continue;
    if (LEAF_ROW (&build->world->actions, LeafAction, pattern->items[i].action.ix)->out_of_world)
      out = TRUE;
    else
      in = TRUE;
  }
  return in && out;
}

/* Returns TRUE if the words are those of a name without an "it", or continue as the name does after its "it": "asking
 * about the pie" for "asking it about the pie". */
static gboolean
follows_it (const LeafBuild *build, const char *name, LeafWording words)
{
  const char *it = strstr (name, " it ");
  g_autofree char *next = NULL;

  if (it == NULL)
    return TRUE;
  next = g_strndup (it + 4, strcspn (it + 4, " "));
  return leaf_word_is (build, words.end, next);
}

/* "Instead of giving in the Yard": the reference accepts the first word of "giving it to" as the action, but then no
 * place or company. */
static gboolean
is_cut_short (const LeafBuild *build, const LeafActionPattern *pattern, const LeafAction **action, LeafWording *words)
{
  const LeafActionItem *last = pattern->n_items > 0 ? &pattern->items[pattern->n_items - 1] : NULL;

  if (last == NULL || last->kind_of_action != 0 || pattern->noun != NULL || pattern->second != NULL
      || (pattern->place == NULL && pattern->company == NULL))
    return FALSE;
  *action = LEAF_ROW (&build->world->actions, LeafAction, last->action.ix);
  *words = last->wording;
  return (*action)->n_nouns == 2 && leaf_wording_length (*words) == 1 && !follows_it (build, (*action)->name, *words);
}

/* What "doing it" means in the following preambles: everything but the number of times. */
static void
remember_pattern (Preamble *preamble, LeafWording w)
{
  const LeafHistory *history = &LEAF_RULE (preamble->build, preamble->rule)->pattern->history;

  if (history->sort != LEAF_HISTORY_NONE)
    w.end = history->wording.first;
  if (!leaf_wording_is (preamble->build, w, "doing it"))
    preamble->build->phrases->last_action = w;
}

/* "asking Bob about a topic listed in the Table of Sayigns", if there is no such table: the words are not a topic, and
 * seem to belong to no action. */
static gboolean
complain_of_table (Preamble *preamble, LeafWording w)
{
  LeafBuild *build = preamble->build;
  guint32 at = leaf_wording_find (build, w, "a topic listed in");
  g_autofree char *table = NULL, *near = NULL;
  g_autoptr (LeafMessageFragment) explanation = NULL;
  LeafWording name;

  if (at + 4 >= w.end)
    return FALSE;
  name = leaf_wording_skip_article (build, leaf_wording_from (w, at + 4));
  if (leaf_wording_empty (name)
      || leaf_names_begin (build, name, LEAF_NAMES (TABLE), LEAF_ID (LeafHeadingId, 0)).id != 0)
    return FALSE;
  table = leaf_wording_dup (build, name);
  near = leaf_names_suggest (build, name, LEAF_NAMES (TABLE));
  explanation = near != NULL
                    ? leaf_message_fragment (N_ (" Nothing here is called '%1'. Did you mean '%2'?"), table, near, NULL)
                    : leaf_message_fragment (N_ (" Nothing here is called '%1'."), table, NULL);
  leaf_problem_at (build, LEAF_PROBLEM_RULE_ACTION_UNKNOWN, w, LEAF_RULEBOOK (build, preamble->book)->name,
                   explanation);
  return TRUE;
}

/* `is_staged`: after "check", "carry out" or "report". */
static gboolean
read_pattern (Preamble *preamble, LeafWording w, gboolean is_staged)
{
  LeafBuild *build = preamble->build;
  LeafWording reason = w;
  LeafActionPattern *pattern
      = leaf_action_pattern_read_after (&preamble->scope, w, build->phrases->last_action, is_staged, &reason);
  const LeafAction *action;
  LeafRule *rule;

  if (pattern == NULL) {
    LeafWording blamed = leaf_wording_empty (reason) ? w : reason;
    gboolean in_when
        = blamed.first > w.first
          && (leaf_word_is (build, blamed.first - 1, "when") || leaf_word_is (build, blamed.first - 1, "while"));
    g_autoptr (LeafMessageFragment) explanation = leaf_hint_for_next_phrase (build, w, LEAF_HINT_COLON);

    if (explanation == NULL)
      explanation = leaf_meaning_explanation (&preamble->scope, in_when ? blamed : w,
                                              in_when ? LEAF_EXPECTED_CONDITION : LEAF_EXPECTED_ACTION);
    if (complain_of_table (preamble, w) || leaf_meaning_explain_refused (&preamble->scope, w, LEAF_EXPECTED_ACTION))
      return FALSE;
    if (in_when)
      leaf_problem_at (build, LEAF_PROBLEM_RULE_CONDITION_UNKNOWN, blamed, explanation, NULL);
    else
      leaf_problem_at (build, LEAF_PROBLEM_RULE_ACTION_UNKNOWN, blamed, LEAF_RULEBOOK (build, preamble->book)->name,
                       explanation);
    return FALSE;
  }
  if (mixes_worlds (build, pattern)) {
    leaf_problem_at (build, LEAF_PROBLEM_RULE_WORLDS_MIXED, w, NULL, NULL);
    return FALSE;
  }
  if (!actions_fit (build, pattern)) {
    leaf_problem_at (build, LEAF_PROBLEM_RULE_ACTIONS_DIFFER, w, NULL, NULL);
    return FALSE;
  }
  if (is_cut_short (build, pattern, &action, &reason)) {
    g_autoptr (LeafMessageFragment) habit = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_ACTION, w);

    leaf_problem_at (build, LEAF_PROBLEM_ACTION_IN_PART, reason, action->name, habit);
    return FALSE;
  }
  rule = LEAF_RULE (build, preamble->rule);
  rule->pattern = pattern;
  rule->applies_to = w;
  rule->required_action = required_action (pattern);
  return TRUE;
}

static gboolean
read_context (Preamble *preamble, LeafWording w)
{
  gint32 score = 0;
  LeafNode *context = leaf_context_read (&preamble->scope, w, &score);
  LeafRule *rule;

  if (context == NULL) {
    leaf_meaning_explain (&preamble->scope, w, LEAF_PROBLEM_RULE_CONDITION_UNKNOWN, LEAF_EXPECTED_CONDITION);
    return FALSE;
  }
  rule = LEAF_RULE (preamble->build, preamble->rule);
  rule->context = context;
  rule->context_score = score;
  rule->context_wording = w;
  return TRUE;
}

/* The name may be known, but of another kind than the rulebook's. */
static void
report_value (Preamble *preamble, LeafWording whole, LeafKindId basis)
{
  LeafBuild *build = preamble->build;
  LeafWording words = skip_rule_for (build, leaf_wording_up_to (whole, find_when (build, whole, whole.first)));
  LeafNode *value = leaf_meaning_value (&preamble->scope, words, LEAF_KIND (NONE));
  g_autoptr (LeafMessageFragment) habit
      = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_RULE, LEAF_RULE (build, preamble->rule)->wording);

  if (habit != NULL)
    leaf_problem_at (build, LEAF_PROBLEM_RULE_VALUE_UNKNOWN, preamble->before, habit, NULL);
  else if (value == NULL || !LEAF_IS (value->kind) || LEAF_SAME (value->kind, basis))
    leaf_meaning_explain (&preamble->scope, preamble->before, LEAF_PROBLEM_RULE_VALUE_UNKNOWN,
                          LEAF_EXPECTED_DESCRIPTION);
  else
    leaf_problem_at (build, LEAF_PROBLEM_RULE_VALUE_WRONG_KIND, words, leaf_kind_name (build, value->kind),
                     leaf_kind_name (build, basis));
}

/* "When dusk begins", where no scene has this name, is for all scenes, like "when scene begins", because the name is a
 * single word. */
static gboolean
is_for_all_scenes (Preamble *preamble, LeafWording whole)
{
  LeafBuild *build = preamble->build;
  g_autoptr (LeafMessageFragment) near = NULL;

  if (leaf_wording_length (whole) != 1
      || (!LEAF_SAME (preamble->book, leaf_rules_known_rulebook (build, LEAF_KNOWN_when_scene_begins))
          && !LEAF_SAME (preamble->book, leaf_rules_known_rulebook (build, LEAF_KNOWN_when_scene_ends))))
    return FALSE;
  near = leaf_names_perhaps (build, whole, LEAF_NAMES (INSTANCE));
  leaf_problem_at (build, LEAF_PROBLEM_RULE_OF_ALL_SCENES, whole, near, NULL);
  return TRUE;
}

/* A value based rule. A "when" may belong to the description: later ones are tried until all makes sense. */
static gboolean
read_parameter (Preamble *preamble, LeafWording whole)
{
  LeafBuild *build = preamble->build;
  LeafKindId basis = LEAF_RULEBOOK (build, preamble->book)->basis;

  for (guint32 when = find_when (build, whole, whole.first);; when = find_when (build, whole, when + 1)) {
    LeafWording words = skip_rule_for (build, leaf_wording_up_to (whole, when));
    LeafDescription *parameter = NULL;

    if (!leaf_wording_empty (words))
      parameter = leaf_meaning_one_of (&preamble->scope, words, basis);
    if (parameter != NULL) {
      LeafRule *rule = LEAF_RULE (build, preamble->rule);

      rule->parameter = parameter;
      rule->applies_to = words;
      return when >= whole.end || read_context (preamble, leaf_wording_from (whole, when + 1));
    }
    if (when >= whole.end)
      break;
  }
  if (is_for_all_scenes (preamble, whole))
    return TRUE;
  report_value (preamble, whole, basis);
  return FALSE;
}

/* --- check, carry out, report ------------------------------------------------------------------------------------- */

static const char *const stage_names[] = { "", "check", "carry out", "report" };

static LeafRulebookId
book_of_action (const LeafBuild *build, LeafActionId action, guint32 stage)
{
  const LeafAction *row = LEAF_ROW (&build->world->actions, LeafAction, action.ix);

  return stage == 1 ? row->check : stage == 2 ? row->carry_out : row->report;
}

guint32
leaf_rulebook_general_stage (const LeafRulebook *book)
{
  for (guint32 stage = 1; stage <= 3; stage++)
    if (book->action_stage == 0 && strcmp (book->name, stage_names[stage]) == 0)
      return stage;
  return 0;
}

/* "Report shouting or clapping": like the reference, this is a rule about shouting, if that takes no noun. */
static LeafActionId
first_without_noun (const LeafBuild *build, LeafWording w)
{
  LEAF_EACH (&build->world->actions, i) {
    const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, i);

    if (action->n_nouns == 0 && !action->optional_noun && leaf_wording_begins (build, w, action->name))
      return LEAF_ID (LeafActionId, i);
  }
  return LEAF_ID (LeafActionId, 0);
}

/* "Check taking something": belongs to the one action that the pattern names. `w` is what follows the word "check". */
static gboolean
read_staged (Preamble *preamble, guint32 stage, LeafWording w)
{
  LeafBuild *build = preamble->build;
  LeafActionId action;

  if (!read_pattern (preamble, w, TRUE))
    return FALSE;
  action = LEAF_RULE (build, preamble->rule)->required_action;
  if (!LEAF_IS (action))
    action = first_without_noun (build, w);
  if (!LEAF_IS (action)) {
    leaf_problem_at (build, LEAF_PROBLEM_RULE_NEEDS_ONE_ACTION, w, stage_names[stage], NULL);
    return FALSE;
  }
  /* "check smelling" only names a rulebook */
  if (leaf_wording_length (LEAF_RULE (build, preamble->rule)->pattern->items_wording) < leaf_wording_length (w))
    remember_pattern (preamble, w);
  preamble->book = book_of_action (build, action, stage);
  return LEAF_IS (preamble->book);
}

/* --- whole preambles ---------------------------------------------------------------------------------------------- */

static gboolean
begins_with_case (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_begins (build, w, "case") || leaf_wording_begins (build, w, "default");
}

/* "case 2:" and "default:" after a "switch" or a "case", which has been reported, are part of the same mistake. */
static gboolean
continues_switch (const LeafBuild *build, LeafRuleId rule, LeafWording w)
{
  const LeafRule *before = LEAF_RULE (build, LEAF_ID (LeafRuleId, rule.ix - 1));

  return before->is_none && begins_with_case (build, w)
         && (leaf_wording_begins (build, before->wording, "switch") || begins_with_case (build, before->wording));
}

/* Words that do not look like the name of a rulebook do not begin a rule, so nothing is reported about what follows the
 * colon. */
static void
report_unknown (LeafBuild *build, LeafRuleId rule, LeafWording w)
{
  LeafWording bare = leaf_wording_skip_article (build, w);
  g_autoptr (LeafMessageFragment) hint = leaf_hint_for_missing_stop (build, w);
  guint32 last = w.end - 1;

  if (hint == NULL)
    hint = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_RULE, w);
  if (continues_switch (build, rule, w)) {
    LEAF_RULE (build, rule)->is_none = TRUE;
    return;
  }
  if (leaf_wording_begins (build, bare, "final"))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_FINAL, w, NULL, NULL);
  else if (leaf_wording_begins (build, w, "when")
           && (leaf_word_is (build, last, "starts") || leaf_word_is (build, last, "finishes")))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_SCENE_STARTS, w, hint, NULL);
  else if (leaf_wording_begins (build, w, "when"))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_WHEN_FIRST, w, hint, NULL);
  else {
    g_autoptr (LeafMessageFragment) perhaps
        = hint == NULL ? leaf_names_perhaps_begin (build, bare, LEAF_NAMES (RULEBOOK)) : NULL;

    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_NOT_FOUND, w, hint != NULL ? hint : perhaps, NULL);
    LEAF_RULE (build, rule)->is_none = perhaps == NULL;
  }
}

/* "the bell rings in two turns from now" */
static void
name_event (Preamble *preamble, LeafWording name)
{
  g_autofree char *spaced = leaf_wording_dup_spaced (preamble->build, name);

  LEAF_RULE (preamble->build, preamble->rule)->event = leaf_arena_strdup (preamble->build->arena, spaced);
  leaf_names_add (preamble->build, LEAF_NAME_RULE, preamble->rule.ix, name);
}

static void
report_time (LeafBuild *build, LeafWording w)
{
  g_autoptr (LeafMessageFragment) habit = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_RULE, w);

  leaf_problem_at (build, LEAF_PROBLEM_RULE_TIME_UNKNOWN, leaf_wording_from (w, w.first + 1), habit, NULL);
}

/* "At 9:00 AM", "At the time when the bell rings". */
static gboolean
read_timed (Preamble *preamble, LeafWording w)
{
  LeafBuild *build = preamble->build;
  LeafRule *rule = LEAF_RULE (build, preamble->rule);
  LeafValue time;

  if (!leaf_wording_begins (build, w, "at") || leaf_wording_length (w) < 2)
    return FALSE;
  if (leaf_wording_begins (build, w, "at the time when")) {
    if (rule->name != NULL)
      leaf_problem_at (build, LEAF_PROBLEM_RULE_TIMED_NAMED, rule->wording, NULL, NULL);
    rule->at_minutes = -2;
    if (leaf_wording_length (w) == 4)
      report_time (build, w);
    name_event (preamble, leaf_wording_skip_article (build, leaf_wording_from (w, w.first + 4)));
    return TRUE;
  }
  time = leaf_meaning_constant (build, leaf_wording_from (w, w.first + 1), LEAF_KIND (TIME), preamble->scope.near);
  if (time.kind == LEAF_KIND_TIME && leaf_wording_length (w) > 2) /* "At noon" could be any name */
    LEAF_RULE (build, preamble->rule)->at_minutes = time.bits;
  else
    report_time (build, w);
  return TRUE;
}

/* If there is nothing before "when", there is no pattern, and the condition is the rule's context. */
static gboolean
read_bare (Preamble *preamble)
{
  return leaf_wording_empty (preamble->when) || read_context (preamble, preamble->when);
}

static gboolean
read_action_based (Preamble *preamble, LeafWording rest)
{
  LeafBuild *build = preamble->build;
  const LeafRulebook *book = LEAF_RULEBOOK (build, preamble->book);
  guint32 stage = book->action_stage, general = leaf_rulebook_general_stage (book);

  /* "Check taking" is the complete name, or the name has more words: then only "check" counts as the rulebook */
  if (stage != 0) {
    if (leaf_wording_empty (preamble->before))
      return read_bare (preamble);
    rest.first = preamble->name.first + leaf_n_words (stage_names[stage]);
    return read_staged (preamble, stage, rest);
  }
  if (leaf_wording_empty (preamble->before) && general != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_RULE_NEEDS_ONE_ACTION, rest.end > rest.first ? rest : preamble->name,
                     stage_names[general], NULL);
    return FALSE;
  }
  if (leaf_wording_empty (preamble->before))
    return read_bare (preamble);
  rest.first = preamble->before.first;
  if (general != 0)
    return read_staged (preamble, general, rest);
  if (!read_pattern (preamble, rest, FALSE))
    return FALSE;
  remember_pattern (preamble, rest);
  return TRUE;
}

static void see_rulebook (LeafScope *scope, LeafBuild *build, LeafRulebookId rulebook);

/* "Every turn when:" */
static gboolean
refuse_without_condition (Preamble *preamble, LeafWording w)
{
  leaf_problem_at (preamble->build, LEAF_PROBLEM_RULE_WHEN_EMPTY, w, NULL, NULL);
  return FALSE;
}

static gboolean
read_circumstances (Preamble *preamble, LeafWording w)
{
  LeafBuild *build = preamble->build;
  LeafWording rest;
  guint32 when;
  LeafKindId basis;

  if (read_timed (preamble, w))
    return TRUE;
  if (!take_scene (preamble, &w))
    return FALSE;
  if (!find_book (preamble, w, &rest)) {
    /* "When the Ball begins while ...": the end of a scene's rulebook follows its first when/while. */
    when = find_when (build, w, w.first + 1);
    if (when >= w.end || !find_book (preamble, leaf_wording_up_to (w, when), &rest)) {
      report_unknown (build, preamble->rule, w);
      return FALSE;
    }
    see_rulebook (&preamble->scope, build, preamble->book);
    preamble->before = skip_rule_for (build, rest);
    preamble->when = leaf_wording_from (w, when + 1);
    if (leaf_wording_empty (preamble->when))
      return refuse_without_condition (preamble, w);
    if (leaf_wording_empty (preamble->before))
      return read_bare (preamble);
    return read_parameter (preamble, preamble->before) && read_bare (preamble);
  }
  if (preamble->has_the && preamble->placement == LEAF_SECTION_MIDDLE) {
    leaf_problem_at (build, LEAF_PROBLEM_RULE_THE, w, LEAF_RULEBOOK (build, preamble->book)->name, NULL);
    return FALSE;
  }
  when = find_when (build, rest, rest.first);
  preamble->before = skip_rule_for (build, leaf_wording_up_to (rest, when));
  if (when < rest.end && when + 1 == w.end)
    return refuse_without_condition (preamble, w);
  if (when < rest.end)
    preamble->when = leaf_wording_from (rest, when + 1);
  see_rulebook (&preamble->scope, build, preamble->book);
  basis = LEAF_RULEBOOK (build, preamble->book)->basis;
  if (basis.ix == LEAF_KIND_ANY_ACTION)
    return read_action_based (preamble, rest);
  if (leaf_wording_empty (preamble->before))
    return read_bare (preamble);
  if (basis.ix == LEAF_KIND_NOTHING) {
    leaf_problem_at (build, LEAF_PROBLEM_RULE_OF_NOTHING, preamble->before, LEAF_RULEBOOK (build, preamble->book)->name,
                     NULL);
    return FALSE;
  }
  return read_parameter (preamble, rest);
}

/* --- scopes ------------------------------------------------------------------------------------------------------- */

static void
see_rulebook (LeafScope *scope, LeafBuild *build, LeafRulebookId rulebook)
{
  const LeafRulebook *book = LEAF_RULEBOOK (build, rulebook);
  LeafRulebookId *processing = &build->rules->action_processing;

  leaf_scope_add_owner (scope, LEAF_OWNER_RULEBOOK, rulebook.ix);
  if (LEAF_IS (book->activity))
    leaf_scope_add_owner (scope, LEAF_OWNER_ACTIVITY, book->activity.ix);
  if (LEAF_IS (book->action))
    leaf_scope_add_owner (scope, LEAF_OWNER_ACTION, book->action.ix);
  /* a rulebook based on actions also has the variables of action-processing, such as the actor */
  if (book->basis.ix == LEAF_KIND_ANY_ACTION) {
    if (!LEAF_IS (*processing))
      *processing = leaf_rules_known_rulebook (build, LEAF_KNOWN_action_processing);
    leaf_scope_add_owner (scope, LEAF_OWNER_RULEBOOK, processing->ix);
  }
  if (LEAF_IS (book->product))
    scope->product = book->product;
}

GArray *
leaf_rule_scope_init (LeafScope *scope, LeafBuild *build, LeafRuleId rule)
{
  const LeafRule *row = LEAF_RULE (build, rule);
  GArray *locals;

  leaf_scope_init (scope, build, leaf_rules_sentence (build, row->sentence)->heading);
  locals = scope->locals;
  if (row->n_locals > 0)
    g_array_append_vals (locals, row->locals, row->n_locals);
  leaf_scope_use_locals (scope, locals, row->n_slots);
  scope->is_rule = TRUE;
  scope->sees_actions = LEAF_IS (row->home) || row->first_membership != 0 || row->is_faulty;
  scope->rule = rule;
  if (row->is_faulty)
    leaf_scope_add_every_owner (scope);
  if (LEAF_IS (row->home))
    see_rulebook (scope, build, row->home);
  for (guint32 at = LEAF_RULE (build, rule)->first_membership; at != 0;
       at = LEAF_ROW (&build->rules->memberships, LeafRuleMembership, at)->next)
    see_rulebook (scope, build, LEAF_ROW (&build->rules->memberships, LeafRuleMembership, at)->rulebook);
  if (LEAF_IS (LEAF_RULE (build, rule)->required_action))
    leaf_scope_add_owner (scope, LEAF_OWNER_ACTION, LEAF_RULE (build, rule)->required_action.ix);
  return locals;
}

/* Stores the names found since in the rule's row. */
static void
keep_scope (const LeafScope *scope, LeafBuild *build, LeafRuleId rule)
{
  LeafRule *row = LEAF_RULE (build, rule);

  row->n_locals = scope->locals->len;
  row->locals = row->n_locals > 0
                    ? leaf_arena_copy (build->arena, scope->locals->data, sizeof (LeafLocal) * row->n_locals)
                    : NULL;
  row->n_slots = scope->n_slots;
}

/* --- the pass ----------------------------------------------------------------------------------------------------- */

/* Very first and very last rules may only be in the text that makes the rulebook. */
static gboolean
may_be_very (LeafBuild *build, const Preamble *preamble)
{
  const LeafRulebook *book = LEAF_RULEBOOK (build, preamble->book);
  LeafWording own = LEAF_RULE (build, preamble->rule)->wording;

  if (preamble->placement != LEAF_SECTION_VERY_FIRST && preamble->placement != LEAF_SECTION_VERY_LAST)
    return TRUE;
  if (leaf_word (build, leaf_rules_sentence (build, book->sentence)->wording.first)->source
      == leaf_word (build, own.first)->source)
    return TRUE;
  leaf_problem_at (build, LEAF_PROBLEM_RULE_VERY_TOO_FAR, own, book->name, NULL);
  return FALSE;
}

static void
read_one (LeafBuild *build, LeafRuleId rule)
{
  Preamble preamble = { .build = build, .rule = rule, .placement = LEAF_SECTION_MIDDLE };
  LeafWording w = LEAF_RULE (build, rule)->circumstances;
  g_autoptr (GArray) locals = NULL;
  gboolean good;
  LeafRule *row;

  if (leaf_wording_empty (w))
    return; /* "This is the X rule": it is in no rulebook */
  locals = leaf_rule_scope_init (&preamble.scope, build, rule);
  good = read_circumstances (&preamble, w);
  if (!good) /* its body is read anyway */
    leaf_scope_refuse_names (&preamble.scope, w);
  keep_scope (&preamble.scope, build, rule);
  leaf_scope_clear (&preamble.scope);
  row = LEAF_RULE (build, rule);
  if (row->at_minutes != -1)
    return;
  if (!good || !may_be_very (build, &preamble)) {
    row->is_faulty = TRUE;
    return;
  }
  row->home = preamble.book;
  row->home_words = preamble.name;
  row->placement = preamble.placement;
  row->basis = LEAF_RULEBOOK (build, preamble.book)->basis;
  row->product = LEAF_RULEBOOK (build, preamble.book)->product;
  leaf_rule_tell_kind (build, rule);
}

void
leaf_rules_read_preambles (LeafBuild *build)
{
  leaf_rulebooks_of_scenes (build);
  leaf_rules_read_kinds_of_action (build);
  LEAF_EACH (&build->rules->rules, i)
    if (LEAF_ROW (&build->rules->rules, LeafRule, i)->is_library == build->is_library)
      read_one (build, LEAF_ID (LeafRuleId, i));
}
