/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-translated.c: what the engine says about problems, evaluations and the order of rules is the same in its parts,
 * which can be translated, and as a whole. */
#include "../play/test-play.h"

#include <string.h>

static const char story[]
    = "The Yard is a room. The pump is in the Yard. The count is a number that varies. The count is 3.\n\n"
      "To tell twice: say \"One. \"; say \"[entry 7 of {1, 2}]. \"; say \"Two. \"; say \"[entry 8 of {1, 2}].\"\n\n"
      "To go on for ever:\n\twhile the count is 3:\n\t\tdo nothing.\n\n"
      "To decide what number is the noisy number: say \"Noise\"; decide on 5.\n\n"
      "To decide whether it is loud: say \"Loud\"; yes.\n\n"
      "Instead of taking the pump (this is the set rule): say \"It is set in the ground.\"\n\n"
      "Instead of taking something (this is the no rule): say \"No.\"\n\n"
      "Instead of taking something portable: do nothing.\n\n"
      "Before taking the pump when the count is 2 (this is the rare rule): do nothing.\n\n"
      "Check taking (this is the late rule): do nothing. Report waiting (this is the slow rule): do nothing.\n\n"
      "Check jumping (this is the odd first rule): do nothing. Check jumping (this is the odd second rule): do nothing.\n\n"
      "Report dropping (this is the drop rule): do nothing. The odd first rule is not listed in the check jumping rules.\n\n"
      "The odd second rule does nothing when the count is 3.\n";

/* A translation that shows which patterns it was given. */
static const char *
in_brackets (const char *pattern, gpointer data)
{
  g_autofree char *changed = g_strdup_printf ("<%s>", pattern);

  ++*(guint *) data;
  return g_intern_string (changed);
}

static void
test_problems (void)
{
  g_autoptr (LeafProgram) program
      = play_compile ("The Yard is a room. The blorple is a frobnitz. Instead of taking the pump: say \"[foo]\".\n\n"
                      "Instead of waiting: now the Yard is 5.\n");
  guint32 n = leaf_program_n_problems (program);

  g_assert_cmpuint (n, >=, 3);
  for (guint32 i = 0; i < n; i++) {
    LeafProblem problem = leaf_program_problem (program, i);
    guint n_patterns = 0;
    g_autofree char *english = leaf_problem_dup_words (&problem, NULL, NULL),
                    *other = leaf_problem_dup_words (&problem, in_brackets, &n_patterns);

    g_assert_cmpstr (english, ==, problem.sentence);
    g_assert_cmpuint (n_patterns, >=, 1);
    g_assert_true (g_str_has_prefix (other, "<") && g_str_has_suffix (other, ">"));
  }
}

static void
test_evaluations (void)
{
  static const struct {
    const char *words;
    gboolean may_do;
    const char *value, *kind, *printed; /* NULL: there is none */
    gboolean is_true, has_problem, is_unfinished;
  } cases[] = {
    { "the count", FALSE, "3", "number", "", TRUE, FALSE, FALSE },
    { "the count plus 1.5", FALSE, "4.5", "real number", "", TRUE, FALSE, FALSE },
    { "the count is 4", FALSE, "false", "truth state", "", FALSE, FALSE, FALSE },
    { "the pump is in the Yard", FALSE, "true", "truth state", "", TRUE, FALSE, FALSE },
    { "the noisy number", FALSE, "5", "number", "Noise", TRUE, FALSE, FALSE },
    { "it is loud", FALSE, "true", "truth state", "Loud", TRUE, FALSE, FALSE },
    { "", FALSE, NULL, NULL, "", FALSE, TRUE, FALSE },
    { "the blorple", FALSE, NULL, NULL, "", FALSE, TRUE, FALSE },
    { "tell twice", FALSE, NULL, NULL, "", FALSE, TRUE, FALSE },
    { "tell twice", TRUE, NULL, NULL,
      "One. In the rule \"parse command rule\", there is no entry 7 in a list of 2 entries.0. Two. In the rule \"parse "
      "command rule\", there is no entry 8 in a list of 2 entries.0.\n",
      FALSE, FALSE, FALSE },
    { "go on for ever", TRUE, NULL, NULL, "", FALSE, TRUE, TRUE },
  };
  g_autoptr (LeafProgram) program = play_compile (story);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  guint64 hash;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  play_on (play);
  hash = leaf_play_hash (play);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, cases[i].words, cases[i].may_do);
    g_autofree char *problem = leaf_evaluation_dup_problem (&found, NULL, NULL),
                    *printed = leaf_evaluation_dup_printed (&found, NULL, NULL);

    g_test_message ("%s", cases[i].words);
    g_assert_cmpstr (found.value, ==, cases[i].value);
    g_assert_cmpstr (found.kind, ==, cases[i].kind);
    g_assert_cmpstr (found.printed != NULL ? found.printed : "", ==, cases[i].printed);
    g_assert_cmpint (found.is_true != FALSE, ==, cases[i].is_true);
    g_assert_cmpint (found.problem != NULL, ==, cases[i].has_problem);
    g_assert_cmpint (found.is_unfinished != FALSE, ==, cases[i].is_unfinished);
    g_assert_cmpstr (problem, ==, found.problem);
    g_assert_cmpstr (printed != NULL ? printed : "", ==, cases[i].printed);
    g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  }
}

/* Each sentence of a list is in the text that says all of them. */
static void
assert_in (LeafAnswerSentence *sentences, guint32 n, char *all)
{
  g_assert_cmpuint (n, >, 0);
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = leaf_answer_sentence_words (&sentences[i], NULL);

    if (strstr (all, words + 1) == NULL) /* the first letter is capital there */
      g_test_fail_printf ("'%s' is not in '%s'", words, all);
  }
  leaf_answer_sentences_free (sentences, n);
  g_free (all);
}

static void
test_order (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  guint32 set = leaf_program_find_rule (program, "set rule"), no = leaf_program_find_rule (program, "no rule"), n = 7;
  guint32 book = leaf_program_find_rulebook (program, "instead rules");
  LeafAnswerSentence *sentences;

  g_assert_cmpuint (book, !=, 0);
  sentences = leaf_program_say_order (program, book, set, no, &n);
  assert_in (sentences, n, leaf_program_explain_order (program, book, set, no));
  sentences = leaf_program_say_order (program, book, no, set, &n);
  assert_in (sentences, n, leaf_program_explain_order (program, book, no, set));
  sentences = leaf_program_say_comparison (program, set, no, &n);
  assert_in (sentences, n, leaf_program_explain (program, set, no));
  sentences = leaf_program_say_order (program, book, set, 0, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_answer_sentences_free (sentences, n);
  sentences = leaf_program_say_comparison (program, 0, set, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_answer_sentences_free (sentences, n);
}

/* The only rule whose title begins so is found; of several, none. */
static void
test_beginnings (void)
{
  static const struct {
    const char *words, *rule; /* NULL: none */
  } cases[] = { { "rare", "rare rule" },
                { "late", "late rule" },
                { "instead of taking something p", "" },
                { "instead", "" },
                { "odd", NULL },
                { "report", NULL },
                { "zzz", NULL },
                { "", NULL } };
  g_autoptr (LeafProgram) program = play_compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafQuery query = { LEAF_QUERY_SCENE, 7, 7 };
    gboolean is_found = leaf_program_find_query (program, cases[i].words, &query);

    g_test_message ("%s", cases[i].words);
    g_assert_cmpint (is_found, ==, cases[i].rule != NULL);
    g_assert_cmpint (query.sort, ==, is_found ? LEAF_QUERY_RULE : LEAF_QUERY_NONE);
    g_assert_cmpuint (query.letter, ==, 0);
    if (is_found && *cases[i].rule != '\0')
      g_assert_cmpuint (query.id, ==, leaf_program_find_rule (program, cases[i].rule));
    else
      g_assert_cmpint (query.id != 0, ==, is_found);
  }
}

static char *
dup_answers (LeafPlay *play, const char *rule)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
  guint32 n = 0;
  LeafRuleAnswer *answers
      = leaf_play_answers (play, trace, leaf_program_find_rule (leaf_play_program (play), rule), &n);
  char *words;

  g_assert_cmpuint (n, ==, 1);
  words = leaf_answer_words (leaf_play_program (play), &answers[0]);
  leaf_answers_free (answers, n);
  return words;
}

/* An answer names the line of what it is about in the story, and none in the library. */
static void
test_lines (void)
{
  static const struct {
    const char *command, *rule, *words;
  } cases[] = {
    { "take pump", "no rule", "It was not reached: 'set rule', which is above it, ended the instead rules." },
    { "take pump", "late rule", "'set rule' stopped the action in the instead rules, before this rule's rulebook." },
    { "take pump", "rare rule", "It was considered in the before rules, but did not apply." },
    { "wait", "late rule", "Its action was not tried in this turn; only waiting." },
    { "drop pump", "drop rule",
      "'can't drop what's already dropped rule' stopped the action in the check dropping rules, before this rule's rulebook." },
    { "jump", "odd first rule", "It is in no rulebook: the sentence in line 25 unlists it." },
    { "jump", "odd second rule", "It did nothing, because of the sentence in line 27." },
  };
  g_autoptr (LeafProgram) program = play_compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_autofree char *printed = play_all (play, cases[i].command, NULL), *words = dup_answers (play, cases[i].rule);

    g_assert_cmpstr (words, ==, cases[i].words);
  }
}

/* The clauses of rules that did not apply, as they were when the rules were considered: several moments in one play. */
static void
test_clauses (void)
{
  static const char source[]
      = "The Yard is a room. The count is a number that varies. The cup is in the Yard.\n\n"
        "Instead of jumping when the count is 1 and the cup is carried (this is the first hop rule): do nothing.\n\n"
        "Before jumping (this is the counting rule): increase the count by 1; make no decision.\n\n"
        "Every turn when the count is 2 (this is the second hop rule): do nothing.\n\n"
        "Before waiting when the count is 9 (this is the ninth hop rule): do nothing.\n";
  static const struct {
    const char *rule, *clauses;
  } cases[]
      = { { "first hop rule", "+++-the action was jumping; cup was in Yard" }, { "second hop rule", "-count was 1" } };
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *printed = play_all (play, "jump/wait/jump", NULL);
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
  const LeafTraceNode *nodes;
  guint64 events[2];
  guint32 rules[2], n = 0, found = 0;
  LeafClauseState *states[2];

  nodes = leaf_trace_nodes (trace, &n);
  for (guint32 i = 0; i < n && found < 2; i++)
    if (nodes[i].sort == LEAF_TRACED_RULE && nodes[i].rule == leaf_program_find_rule (program, cases[found].rule)) {
      events[found] = nodes[i].event;
      rules[found++] = nodes[i].rule;
    }
  g_assert_cmpuint (found, ==, 2);
  leaf_play_clauses_at_each (play, events, rules, found, states);
  for (guint32 i = 0; i < found; i++) {
    g_autoptr (GString) all = g_string_new (NULL);

    for (const LeafClauseState *clause = states[i]; clause->place.source != 0; clause++)
      g_string_append_printf (all, "%c%s",
                              clause->holds > 0    ? '+'
                              : clause->holds == 0 ? '-'
                                                   : '?',
                              clause->values != NULL ? clause->values : "");
    g_assert_cmpstr (all->str, ==, cases[i].clauses);
    g_free (states[i]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/public/translated/problems", test_problems);
  g_test_add_func ("/public/translated/evaluations", test_evaluations);
  g_test_add_func ("/public/translated/order", test_order);
  g_test_add_func ("/public/translated/beginnings", test_beginnings);
  g_test_add_func ("/public/translated/lines", test_lines);
  g_test_add_func ("/public/translated/clauses", test_clauses);
  return g_test_run ();
}
