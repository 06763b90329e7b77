/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-rows.c: a row for every rule, with its name, before its meaning is known, so that a rule can be named
 * anywhere in the source, even before it is defined. */
#include "leaf-rules-private.h"

typedef enum { NAMED_NOT = 0, NAMED_ONLY, NAMED_AFTER } Named;

/* The name of a rule: "This is the X rule" or "... (this is the X rule)". *name begins after "the" only if that is
 * there; *rest is what precedes the bracket. */
static Named
find_name (const LeafBuild *build, LeafWording w, LeafWording *name, LeafWording *rest)
{
  guint32 open;

  *rest = w;
  if (leaf_wording_begins (build, w, "this is") && leaf_wording_length (w) > 2) {
    *name = leaf_wording (w.first + 2, w.end);
    *rest = LEAF_NO_WORDS;
    return NAMED_ONLY;
  }
  if (leaf_wording_length (w) < 4 || !leaf_word_is (build, w.end - 1, ")"))
    return NAMED_NOT;
  for (open = w.end - 1; open > w.first; open--)
    if (leaf_word_is (build, open, "(") && leaf_word_is (build, open + 1, "this")
        && leaf_word_is (build, open + 2, "is")) {
      *name = leaf_wording (open + 3, w.end - 1);
      *rest = leaf_wording_up_to (w, open);
      return NAMED_AFTER;
    }
  return NAMED_NOT;
}

/* A name needs "the", something, and "rule". */
static gboolean
name_is_good (LeafBuild *build, LeafWording w)
{
  if (leaf_wording_empty (w)) /* "(this is)" */
    leaf_problem_at (build, LEAF_PROBLEM_RULE_NAMELESS, leaf_wording (w.first - 2, w.end), NULL, NULL);
  else if (leaf_wording_is (build, w, "the rule") || leaf_wording_is (build, w, "rule"))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_NAMELESS, w, NULL, NULL);
  else if (leaf_wording_ends (build, w, "rules"))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_PLURAL, w, NULL, NULL);
  else if (!leaf_wording_ends (build, w, "rule"))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_NAME_ENDS, w, NULL, NULL);
  else if (!leaf_wording_begins (build, w, "the"))
    leaf_problem_at (build, LEAF_PROBLEM_RULE_WITHOUT_THE, w, NULL, NULL);
  else {
    for (guint32 i = w.first; i < w.end; i++)
      if (leaf_word (build, i)->sort != LEAF_WORD_PLAIN) {
        leaf_problem_at (build, LEAF_PROBLEM_RULE_NAME_PUNCTUATED, w, NULL, NULL);
        return FALSE;
      }
    return TRUE;
  }
  return FALSE;
}

/* The native of which a library rule's body consists; NONE if it has statements. */
static LeafNative
read_native (LeafBuild *build, const LeafSentence *sentence)
{
  const LeafStatement *statement;

  if (!build->is_library || !LEAF_IS (sentence->body))
    return LEAF_NATIVE_NONE;
  statement = LEAF_ROW (&build->sentences->statements, LeafStatement, sentence->body.ix);
  return statement->sort == LEAF_STATEMENT_NATIVE ? leaf_wording_native (build, statement->whole) : LEAF_NATIVE_NONE;
}

static LeafRuleId
make_row (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafRule row = { .sentence = id,
                   .wording = sentence.wording,
                   .placement = LEAF_SECTION_MIDDLE,
                   .at_minutes = -1,
                   .is_library = build->is_library,
                   .basis = LEAF_KIND (ANY_ACTION) };
  g_autofree char *spaced = leaf_wording_dup_spaced (build, sentence.wording);
  guint32 rule;

  row.preamble = leaf_arena_strdup (build->arena, spaced);
  row.native = read_native (build, &sentence);
  rule = leaf_table_push (&build->rules->rules, &row);
  leaf_rule_tell_kind (build, LEAF_ID (LeafRuleId, rule));
  return LEAF_ID (LeafRuleId, rule);
}

char *
leaf_rules_routine (const LeafBuild *build, const LeafSentence *sentence, LeafWording *name)
{
  static const char *const verbs[] = { "translates into inter as", "translates into i6 as" };
  LeafWording w = sentence->wording;

  for (gsize i = 0; sentence->form == LEAF_FORM_TRANSLATES && i < G_N_ELEMENTS (verbs); i++) {
    guint32 at = leaf_wording_find (build, w, verbs[i]);

    if (at > w.first + 1 && at + 5 == w.end && leaf_word_is (build, at - 1, "rule")
        && leaf_word (build, at + 4)->sort == LEAF_WORD_TEXT) {
      *name = leaf_wording_up_to (w, at);
      return leaf_words_text_dup (build, at + 4);
    }
  }
  return NULL;
}

/* A row for a rule that a sentence translates into a routine of Inform 6, unless there is a rule of this name. */
static void
make_routine_row (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording name;
  g_autofree char *routine = leaf_rules_routine (build, &sentence, &name);
  LeafRuleId rule;

  if (routine == NULL || LEAF_IS (leaf_rule_named (build, name, sentence.heading)))
    return;
  rule = make_row (build, id);
  LEAF_RULE (build, rule)->circumstances = LEAF_NO_WORDS;
  leaf_rule_name_it (build, rule, name);
}

/* A rule of the library that represents code of the machine ("This is the initial whitespace rule"). A story may give
 * its name to a rule of its own, which the name means from then on. */
static gboolean
is_routine_of_library (const LeafBuild *build, LeafRuleId id)
{
  const LeafRule *rule = LEAF_RULE (build, id);

  return rule->is_library && !build->is_library && g_str_has_prefix (rule->preamble, "This is ");
}

/* A row for each RULE sentence; its name; its responses. */
static void
make_rows (LeafBuild *build)
{
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    LeafWording name, rest;
    LeafRuleId rule, twin;
    Named how;

    if (sentence.form == LEAF_FORM_TRANSLATES)
      make_routine_row (build, LEAF_ID (LeafSentenceId, i));
    if (sentence.form != LEAF_FORM_RULE)
      continue;
    rule = make_row (build, LEAF_ID (LeafSentenceId, i));
    how = find_name (build, sentence.wording, &name, &rest);
    LEAF_RULE (build, rule)->circumstances = rest;
    if (how == NAMED_NOT)
      leaf_rules_refuse_responses (build, rule);
    if (how == NAMED_NOT || !name_is_good (build, name))
      continue;
    twin = leaf_rule_named (build, name, sentence.heading);
    if (LEAF_IS (twin) && leaf_wording_length (name) > 1 && !is_routine_of_library (build, twin)) {
      leaf_problem_at (build, LEAF_PROBLEM_RULE_NAME_TWICE, name, LEAF_RULE (build, twin)->preamble, NULL);
      continue;
    }
    leaf_rule_name_it (build, rule, name);
    leaf_rules_find_responses (build, rule);
  }
}

/* "The humming rulebook has a number called the pitch": the same form as the sentence that makes a rulebook. */
static gboolean
gives_a_variable (const LeafBuild *build, LeafWording w)
{
  guint32 has = MIN (leaf_wording_find (build, w, "has"), leaf_wording_find (build, w, "have"));
  guint32 is = MIN (leaf_wording_find (build, w, "is"), leaf_wording_find (build, w, "are"));

  return has < is && has > w.first;
}

/* "The humming rulebook has an object": distinguished from other assertions by the rulebook at its beginning. */
static gboolean
is_of_a_rulebook (const LeafBuild *build, const LeafSentence *sentence)
{
  LeafWording w = sentence->wording;
  guint32 has = MIN (leaf_wording_find (build, w, "has"), leaf_wording_find (build, w, "have"));

  if (has >= w.end || has == w.first
      || (!leaf_word_is (build, has - 1, "rules") && !leaf_word_is (build, has - 1, "rulebook")))
    return FALSE;
  return LEAF_IS (leaf_rulebook_named (build, leaf_wording_up_to (w, has), sentence->heading));
}

void
leaf_rules_read_rulebooks (LeafBuild *build)
{
  /* Two passes: an outcome or a variable may be given above the sentence that makes its rulebook. */
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (sentence.form == LEAF_FORM_RULEBOOK && !gives_a_variable (build, sentence.wording))
      leaf_rulebooks_read_sentence (build, LEAF_ID (LeafSentenceId, i));
  }
  leaf_rulebooks_of_activities (build);
  leaf_rulebooks_of_actions (build);
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (sentence.form == LEAF_FORM_OUTCOMES)
      leaf_rulebooks_read_outcomes (build, LEAF_ID (LeafSentenceId, i));
    else if ((sentence.form == LEAF_FORM_RULEBOOK && gives_a_variable (build, sentence.wording))
             || sentence.form == LEAF_FORM_HAS_CALLED
             || (sentence.form == LEAF_FORM_ASSERTION && is_of_a_rulebook (build, &sentence)))
      leaf_rulebooks_read_variable (build, LEAF_ID (LeafSentenceId, i));
  }
  leaf_rules_read_kinds_of_action_names (build);
  make_rows (build);
}
