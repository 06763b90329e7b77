/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-conflicts.c: rules that never run, since one above them in their rulebook, or in an earlier one of the action,
 * always stops; and rules that only seem to be of that sort. */
#include "leaf.h"

#include <string.h>

static const char world[]
    = "The Attic is a room. The box is an open openable container in the Attic. Ann is a woman in the Attic. "
      "The tally is a number that varies. A thing has a number called weight. Fondness relates people to things. "
      "The verb to fancy means the fondness relation. The Ball is a scene. "
      "The sorting rules are a rulebook. The sorting rules have outcomes fine (success), bad (failure) and so-so (no outcome). "
      "The dull rules are a rulebook. The dull rules have default success.\n\n"
      "Table of Sizes\nsize\n1\n2\n\n";

/* What is certain: a rule may never run without being found here. "B < A": B never runs because of A, in its own rulebook; "B << A": since A stops the action before it. */
static const struct {
  const char *text, *expected;
} cases[] = {
  /* rules whose body always decides, or that end in a rulebook that decides by default */
  { "Instead of jumping (this is the A rule): say \"A.\".\n\nInstead of jumping (this is the B rule): say \"B.\".",
    "B < A" },
  { "Before jumping (this is the A rule): say \"A.\".\n\nBefore jumping (this is the B rule): say \"B.\".", "" },
  { "Before jumping (this is the A rule): stop the action.\n\nBefore jumping (this is the B rule): say \"B.\".",
    "B < A" },
  { "Instead of jumping (this is the A rule): continue the action.\n\nInstead of jumping (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping (this is the A rule): make no decision.\n\nInstead of jumping (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping (this is the A rule): if the box is open, make no decision.\n\n"
    "Instead of jumping (this is the B rule): say \"B.\".",
    "" },
  { "Before jumping (this is the A rule): if the box is open, stop the action.\n\n"
    "Before jumping (this is the B rule): say \"B.\".",
    "" },
  { "Before jumping (this is the A rule):\n\tif the box is open:\n\t\tsay \"Open.\";\n\tstop the action.\n\n"
    "Before jumping (this is the B rule): say \"B.\".",
    "B < A" },
  { "Before jumping (this is the A rule):\n\twhile the tally is 3:\n\t\tstop the action.\n\n"
    "Before jumping (this is the B rule): say \"B.\".",
    "" },
  { "A sorting rule (this is the A rule): fine.\n\nA sorting rule (this is the B rule): say \"B.\".", "B < A" },
  { "A sorting rule (this is the A rule): bad.\n\nA sorting rule (this is the B rule): say \"B.\".", "B < A" },
  { "A sorting rule (this is the A rule): so-so.\n\nA sorting rule (this is the B rule): say \"B.\".", "" },
  { "A sorting rule (this is the A rule): say \"A.\".\n\nA sorting rule (this is the B rule): say \"B.\".", "" },
  { "A dull rule (this is the A rule): say \"A.\".\n\nA dull rule (this is the B rule): say \"B.\".", "B < A" },
  { "Every turn (this is the A rule): rule succeeds.\n\nEvery turn (this is the B rule): say \"B.\".", "B < A" },
  { "Every turn (this is the A rule): do nothing.\n\nEvery turn (this is the B rule): say \"B.\".", "" },
  /* what changes the rule above */
  { "Instead of jumping (this is the A rule): say \"A.\".\n\nInstead of jumping (this is the B rule): say \"B.\".\n\n"
    "The A rule does nothing if the box is open.",
    "" },
  { "Instead of jumping (this is the A rule): say \"A.\".\n\nInstead of jumping (this is the B rule): say \"B.\".\n\n"
    "The B rule does nothing if the box is open.",
    "B < A" },
  { "Instead of jumping (this is the A rule): say \"A.\".\n\nInstead of jumping (this is the B rule): say \"B.\".\n\n"
    "The B rule is listed first in the instead rules.",
    "A < B" },
  { "Instead of jumping (this is the A rule): say \"A.\".\n\nInstead of jumping (this is the B rule): say \"B.\".\n\n"
    "The A rule is not listed in the instead rules.",
    "" },
  /* conditions */
  { "Every turn when the box is open (this is the A rule): rule succeeds.\n\nEvery turn (this is the B rule): say \"B.\".",
    "" },
  { "Every turn during the Ball (this is the A rule): rule succeeds.\n\nEvery turn (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping when the box is open (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping when THE BOX is Open (this is the B rule): say \"B.\".",
    "B < A" },
  { "Instead of jumping when the box is open (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping when the box is closed (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping when the box is open (this is the A rule): now the box is closed.\n\n"
    "Instead of jumping when the box is open (this is the B rule): say \"B.\".",
    "B < A" },
  { "Instead of jumping when the box is open (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping when the box is open (this is the B rule): say \"B.\".\n\n"
    "Instead of jumping (this is the C rule): say \"C.\".\n\n"
    "Instead of jumping (this is the D rule): say \"D.\".",
    "B < A, D < C" },
  /* the first of several that stop */
  { "Check taking (this is the A rule): stop the action.\n\nCheck taking the box (this is the B rule): stop the action.\n\n"
    "Check taking the box (this is the C rule): say \"C.\".\n\nThe A rule is listed first in the check taking rules.",
    "B < A, C < A" },
  { "Check taking (this is the A rule): stop the action.\n\nCheck taking the box (this is the B rule): stop the action.\n\n"
    "Check taking the box (this is the C rule): say \"C.\".\n\nThe C rule is listed last in the check taking rules.",
    "C < B" },
  { "Every turn (this is the A rule): rule succeeds.\n\nEvery turn (this is the B rule): rule succeeds.\n\n"
    "Every turn (this is the C rule): say \"C.\".",
    "B < A, C < A" },
  { "For printing the name of the box (this is the A rule): say \"A\".\n\n"
    "For printing the name of something (this is the B rule): say \"B\".",
    "" },
  { "For printing the banner text (this is the A rule): say \"A\".\n\n"
    "For printing the banner text (this is the B rule): say \"B\".",
    "B < A" },
  { "A sorting rule (this is the A rule): fine.\n\nA dull rule (this is the B rule): say \"B.\".", "" },
  /* conditions with another answer the next time */
  { "Instead of jumping for the second time (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping for the second time (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping for the second turn (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping for the second turn (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping when a random chance of 1 in 2 succeeds (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping when a random chance of 1 in 2 succeeds (this is the B rule): say \"B.\".",
    "" },
  { "Instead of jumping when a random thing is the box (this is the A rule): say \"A.\".\n\n"
    "Instead of jumping when a random thing is the box (this is the B rule): say \"B.\".",
    "" },
  /* an actor */
  { "Check jumping (this is the A rule): stop the action.\n\nCheck an actor jumping (this is the B rule): say \"B.\".",
    "" },
  { "Check an actor jumping (this is the A rule): stop the action.\n\nCheck an actor jumping (this is the B rule): say \"B.\".",
    "B < A" },

  /* --- earlier rulebooks of the action --- */
  { "Check jumping (this is the A rule): stop the action.\n\nCarry out jumping (this is the B rule): say \"B.\".\n\n"
    "Report jumping (this is the C rule): say \"C.\".\n\nAfter jumping (this is the D rule): say \"D.\".",
    "B << A, C << A, D << A" },
  { "Check jumping (this is the A rule): stop the action.\n\nInstead of jumping (this is the B rule): continue the action.\n\n"
    "Before jumping (this is the C rule): say \"C.\".",
    "" },
  { "Instead of jumping (this is the A rule): say \"A.\".\n\nBefore jumping (this is the B rule): say \"B.\".\n\n"
    "Check jumping (this is the C rule): say \"C.\".",
    "" },
  { "Before jumping (this is the A rule): stop the action.\n\nInstead of jumping (this is the B rule): say \"B.\".",
    "B << A" },
  { "Before jumping (this is the A rule): say \"A.\".\n\nInstead of jumping (this is the B rule): continue the action.",
    "" },
  { "Carry out jumping (this is the A rule): stop the action.\n\nReport jumping (this is the B rule): say \"B.\".",
    "" },
  { "Check jumping (this is the A rule): stop the action.\n\nReport waiting (this is the B rule): say \"B.\".", "" },
  { "Check jumping (this is the A rule): stop the action.\n\nReport an actor jumping (this is the B rule): say \"B.\".",
    "" },
  { "Check an actor jumping (this is the A rule): stop the action.\n\nReport an actor jumping (this is the B rule): say \"B.\".",
    "" },
  { "Check jumping (this is the A rule): stop the action.\n\nCheck jumping (this is the B rule): say \"B.\".\n\n"
    "Instead of jumping (this is the C rule): say \"C.\".",
    "B < A" },
  { "Check jumping when the box is open (this is the A rule): stop the action.\n\nReport jumping (this is the B rule): say \"B.\".",
    "" },
  { "Check jumping during the Ball (this is the A rule): stop the action.\n\nReport jumping (this is the B rule): say \"B.\".",
    "" },
  { "Check taking the box (this is the A rule): stop the action.\n\nReport taking the box (this is the B rule): say \"B.\".",
    "" },
  { "Check jumping (this is the A rule): stop the action.\n\nReport jumping when the box is open (this is the B rule): say \"B.\".",
    "B << A" },
  { "Check jumping (this is the A rule): stop the action.\n\nReport jumping (this is the B rule): say \"B.\".\n\n"
    "The A rule is not listed in the check jumping rules.",
    "" },
  { "Check jumping (this is the A rule): stop the action.\n\nReport jumping (this is the B rule): say \"B.\".\n\n"
    "The A rule does nothing.",
    "" },
  { "Check jumping (this is the A rule): say \"A.\".\n\nReport jumping (this is the B rule): say \"B.\".", "" },
  { "Instead of taking the box (this is the A rule): say \"A.\".\n\nAfter taking the box (this is the B rule): say \"B.\".",
    "B << A" },
  { "Instead of taking the box (this is the A rule): say \"A.\".\n\nAfter taking Ann (this is the B rule): say \"B.\".",
    "" },
  { "Instead of taking the box (this is the A rule): say \"A.\".\n\n"
    "After taking the box when the box is open (this is the B rule): say \"B.\".",
    "B << A" },
  { "Instead of taking the box when the box is open (this is the A rule): say \"A.\".\n\n"
    "After taking the box (this is the B rule): say \"B.\".",
    "" },
  { "Instead of taking the box when a random chance of 1 in 2 succeeds (this is the A rule): say \"A.\".\n\n"
    "After taking the box when a random chance of 1 in 2 succeeds (this is the B rule): say \"B.\".",
    "" },
  { "Instead of taking the box during the Ball (this is the A rule): say \"A.\".\n\n"
    "After taking the box during the Ball (this is the B rule): say \"B.\".",
    "" },
  { "Instead of taking the box (this is the A rule): say \"A.\".\n\n"
    "After taking the box in the presence of Ann (this is the B rule): say \"B.\".",
    "" },
  { "The box lid is a thing.\n\nInstead of taking the box (this is the A rule): say \"A.\".\n\n"
    "After taking the box lid (this is the B rule): say \"B.\".",
    "" },
  { "Instead of an actor taking the box (this is the A rule): say \"A.\".\n\n"
    "After taking the box (this is the B rule): say \"B.\".",
    "" },
  { "At 9:00 AM (this is the A rule): rule succeeds.\n\nEvery turn (this is the B rule): say \"B.\".\n\n"
    "The A rule is listed first in the every turn rules.",
    "" },
  { "Every turn (this is the A rule): rule fails.\n\nReport jumping (this is the B rule): say \"B.\".", "" },
  { "A sorting rule (this is the A rule): fine.\n\nAfter jumping (this is the B rule): say \"B.\".", "" },
};

/* Bodies of a phrase "whether it holds", which two rules ask; FALSE: the second rule may run. */
static const struct {
  const char *body;
  gboolean is_constant;
} phrases[] = {
  { "if the box is open, yes; no", TRUE },
  { "let N be 3; if N is the tally, yes; no", TRUE },
  { "if it holds too, yes; no", TRUE },
  { "if it holds or luck has it, yes; no", FALSE }, /* a phrase that calls itself, and another */
  { "if the tally grows, yes; no", FALSE },
  { "now the tally is 3; yes", FALSE },
  { "now the box is open; yes", FALSE },
  { "now the weight of the box is 3; yes", FALSE },
  { "now Ann fancies the box; yes", FALSE },
  { "choose row 1 in the Table of Sizes; now the size entry is 3; yes", FALSE },
  { "choose a random row in the Table of Sizes; if the size entry is 1, yes; no", FALSE },
  { "choose row 1 in the Table of Sizes; if the size entry is 1, yes; no", TRUE },
  { "say \"[one of]a[or]b[stopping]\"; yes", FALSE },
  { "say \"[first time]a[only]\"; yes", FALSE },
  { "say \"a\"; yes", TRUE },
  { "if a random chance of 1 in 2 succeeds, yes; no", FALSE },
  { "let X be a random thing; if X is the box, yes; no", FALSE },
  { "let N be a random number from 1 to 3; if N is 2, yes; no", FALSE },
  { "if the code of 3 is 2, yes; no", FALSE },
  { "if the other code of 3 is 2, yes; no", TRUE },
};

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafProgram *program = leaf_program_compile (&source, NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_test_message ("%s", leaf_program_problem (program, i).sentence);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  return program;
}

/* The names of the rules are letters. */
static void
add_pair (GString *out, const LeafProgram *program, guint32 rule, const char *relation, guint32 other)
{
  if (other != 0)
    g_string_append_printf (out, "%s%c %s %c", out->len > 0 ? ", " : "",
                            g_ascii_toupper (*leaf_program_rule_title (program, rule)), relation,
                            g_ascii_toupper (*leaf_program_rule_title (program, other)));
}

static char *
dup_conflicts (const LeafProgram *program)
{
  GString *out = g_string_new (NULL);

  for (guint32 rule = 1; rule <= leaf_program_n_rules (program); rule++) {
    LeafRuleInfo info = leaf_program_rule (program, rule);

    if (info.is_library)
      continue;
    add_pair (out, program, rule, "<", leaf_program_never_runs (program, info.home, rule));
    add_pair (out, program, rule, "<<", leaf_program_stopped_before (program, rule));
  }
  return g_string_free (out, FALSE);
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strconcat (world, cases[i].text, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    g_autofree char *found = dup_conflicts (program);

    g_test_message ("%s", cases[i].text);
    g_assert_cmpstr (found, ==, cases[i].expected);
  }
}

static void
test_phrases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (phrases); i++) {
    g_autofree char *text = g_strdup_printf (
        "%sTo decide whether it holds: %s.\n\nTo decide whether it holds too: if the tally is 4, yes; no.\n\n"
        "To decide whether luck has it: if a random chance of 1 in 2 succeeds, yes; no.\n\n"
        "To decide whether the tally grows: increase the tally by 1; yes.\n\n"
        "To decide what number is the code of (N - a number): (- random({N}) -).\n\n"
        "To decide what number is the other code of (N - a number): (- ({N} + 1) -).\n\n"
        "Instead of jumping when it holds (this is the A rule): say \"A.\".\n\n"
        "Instead of jumping when it holds (this is the B rule): say \"B.\".\n",
        world, phrases[i].body);
    g_autoptr (LeafProgram) program = compile (text);
    g_autofree char *found = dup_conflicts (program);

    g_test_message ("%s", phrases[i].body);
    g_assert_cmpstr (found, ==, phrases[i].is_constant ? "B < A" : "");
  }
}

/* A condition that asks phrases through `n` others. */
static gboolean
is_stopped_through (guint n)
{
  g_autoptr (GString) text = g_string_new (world);
  g_autoptr (LeafProgram) program = NULL;
  g_autofree char *found = NULL;

  g_string_append (text, "To decide whether step1 holds: if the box is open, yes; no.\n\n");
  for (guint i = 2; i <= n; i++)
    g_string_append_printf (text, "To decide whether step%u holds: if step%u holds, yes; no.\n\n", i, i - 1);
  for (char rule = 'A'; rule <= 'B'; rule++)
    g_string_append_printf (text, "Instead of jumping when step%u holds (this is the %c rule): say \"Ow.\".\n\n", n,
                            rule);
  program = compile (text->str);
  found = dup_conflicts (program);
  return g_str_equal (found, "B < A");
}

static void
test_depth (void)
{
  g_assert_true (is_stopped_through (100));
  g_assert_false (is_stopped_through (101));
}

static gboolean
stop (gpointer data)
{
  return TRUE;
}

/* The place of a rule that is still being written. */
static void
test_new_rule (void)
{
  LeafSourceText source = { "story.ni", world, strlen (world) };
  const LeafCompileOptions options = { .should_stop = stop };
  guint32 rule = 7;
  g_autoptr (LeafProgram) program = leaf_program_compile_with_rule (&source, NULL, "Check jumping", &rule);

  g_assert_cmpstr (leaf_program_rule_face (program, rule), ==, "Check jumping");
  g_assert_cmpstr (leaf_program_rulebook (program, leaf_program_rule (program, rule).home).name, ==, "check jumping");
  g_assert_null (leaf_program_compile_with_rule (&source, &options, "Check jumping", &rule));
  g_assert_cmpuint (rule, ==, 0);
}

/* Ids that do not exist, and rules in no rulebook. */
static void
test_none (void)
{
  g_autofree char *text = g_strconcat (world, "This is the A rule: stop the action.\n", NULL);
  g_autoptr (LeafProgram) program = compile (text);
  guint32 rule = leaf_program_find_rule (program, "A rule"), instead = leaf_program_find_rulebook (program, "instead");

  g_assert_cmpuint (rule, !=, 0);
  g_assert_false (leaf_program_always_stops (program, rule));
  g_assert_false (leaf_program_always_stops (program, 0));
  g_assert_cmpuint (leaf_program_never_runs (program, instead, rule), ==, 0);
  g_assert_cmpuint (leaf_program_never_runs (program, 0, rule), ==, 0);
  g_assert_cmpuint (leaf_program_stopped_before (program, rule), ==, 0);
  g_assert_cmpuint (leaf_program_stopped_before (program, 0), ==, 0);
  g_assert_cmpuint (leaf_program_rule_action (program, rule), ==, 0);
  g_assert_cmpuint (leaf_program_rule_action (program, 0), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/conflicts/cases", test_cases);
  g_test_add_func ("/conflicts/phrases", test_phrases);
  g_test_add_func ("/conflicts/depth", test_depth);
  g_test_add_func ("/conflicts/new-rule", test_new_rule);
  g_test_add_func ("/conflicts/none", test_none);
  return g_test_run ();
}
