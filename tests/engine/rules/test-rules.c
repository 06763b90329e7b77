/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of rulebooks (listing sentences, sections, outcomes), and mistakes in them. */
#include "leaf.h"

#include <string.h>

static const char world[]
    = "The Yard is a room. The coin is in the Yard. The Ball is a scene.\n"
      "Humming rules is a rulebook. Grading rules is a number based rulebook producing a number.\n"
      "This is the alpha rule: rule fails. This is the beta rule: rule fails. This is the gamma rule: rule fails.\n";

static LeafProgram *
compile (const char *first, const char *second)
{
  g_autofree char *text = g_strconcat (first, second, "\n", NULL);
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };

  return leaf_program_compile (&source, NULL);
}

/* --- what a rulebook holds ---------------------------------------------------------------------------------------- */

/* Section letters: V very first, F first, m middle, L last, Z very last. */
static const struct {
  const char *sentences, *rulebook, *holds;
} orders[] = {
  { "The alpha rule is listed in the humming rules. The beta rule is listed in the humming rulebook.", "humming",
    "m alpha, m beta" },
  { "The alpha rule is listed in humming. The beta rule is listed first in humming.", "humming", "F beta, m alpha" },
  { "The alpha rule is listed first in the humming rules. The beta rule is listed first in the humming rules.",
    "humming", "F beta, F alpha" },
  { "The alpha rule is listed last in the humming rules. The beta rule is listed last in the humming rules.", "humming",
    "L alpha, L beta" },
  { "The alpha rule is listed in the humming rules. The beta rule is listed before the alpha rule in the humming rules.",
    "humming", "m beta, m alpha" },
  { "The alpha rule is listed first in the humming rules. The beta rule is listed before the alpha rule in the humming rules.",
    "humming", "F beta, F alpha" },
  { "The alpha rule is listed last in the humming rules. The beta rule is listed after the alpha rule in the humming rules.",
    "humming", "L alpha, L beta" },
  { "The alpha rule is listed in the humming rules. The beta rule is listed instead of the alpha rule in the humming rules.",
    "humming", "m beta" },
  { "The alpha rule is listed in the humming rules. The alpha rule is listed instead of the alpha rule in the humming rules.",
    "humming", "" },
  { "The alpha rule is listed in the humming rules. The alpha rule is not listed in the humming rules.", "humming",
    "" },
  { "The alpha rule is listed in the humming rules. The alpha rule is not listed in any rulebook.", "humming", "" },
  { "The alpha rule is listed last in the humming rules. The alpha rule is listed in the humming rules.", "humming",
    "L alpha" },
  { "Humming (this is the one rule): rule fails. First humming rule (this is the two rule): rule fails.", "humming",
    "F two, m one" },
  { "The very last humming rule (this is the end rule): rule fails. Last humming (this is the late rule): rule fails.",
    "humming", "L late, Z end" },
  { "A humming rule for touching the coin (this is the one rule): rule fails. Humming (this is the two rule): rule fails.",
    "humming", "m one, m two" },
  { "Grading a number (this is the all rule): rule fails. Grading 3 (this is the three rule): rule fails.", "grading",
    "m three, m all" },
  { "When the Ball begins (this is the dance rule): rule fails.", "when ball begins", "m dance" },
  { "Rule for printing the name of the coin (this is the shine rule): rule fails.", "for printing the name",
    "m shine, L standard name printing" },
};

static char *
contents (const LeafProgram *program, const char *rulebook)
{
  static const char letters[] = "?VFmLZ";
  guint32 book = leaf_program_find_rulebook (program, rulebook);
  GString *out = g_string_new (NULL);

  g_assert_cmpuint (book, !=, 0);
  for (guint32 i = 0; i < leaf_program_rulebook (program, book).n_rules; i++) {
    g_autofree char *name = g_strdup (leaf_program_rule_title (program, leaf_program_rulebook_rule (program, book, i)));
    gsize length = strlen (name);

    if (g_str_has_suffix (name, " rule"))
      name[length - 5] = '\0';
    g_string_append_printf (out, "%s%c %s", i > 0 ? ", " : "",
                            letters[leaf_program_rulebook_section (program, book, i)], name);
  }
  return g_string_free (out, FALSE);
}

static void
test_order (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (LeafProgram) program = compile (world, orders[i].sentences);
  g_autofree char *found = NULL;

  for (guint32 k = 0; k < leaf_program_n_problems (program); k++)
    g_test_message ("problem: %s", leaf_program_problem (program, k).sentence);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  found = contents (program, orders[i].rulebook);
  g_assert_cmpstr (found, ==, orders[i].holds);
}

/* --- what is refused ---------------------------------------------------------------------------------------------- */

static const struct {
  const char *sentences, *code;
} refused[] = {
  { "At work is a rulebook.", "RULEBOOK_NAME_BEGINS" },
  { "Sniffing is a flurble based rulebook.", "RULEBOOK_BASIS" },
  { "Humming is a rulebook.", "RULEBOOK_TWICE" },
  { "The sniffing rules have default success.", "RULEBOOK_UNKNOWN" },
  { "Flurbling: rule fails.", "RULEBOOK_NOT_FOUND" },
  { "The humming rulebook has a flurble called the pitch.", "RULEBOOK_VARIABLE_KIND" },
  { "The humming rules have default victory.", "OUTCOME_DEFAULT_UNKNOWN" },
  { "The humming rules have default success. The humming rules have default failure.", "OUTCOME_DEFAULT_TWICE" },
  { "The humming rules have outcomes loud (perhaps) and soft.", "OUTCOME_SENSE" },
  { "The humming rules have outcomes loud and loud.", "OUTCOME_TWICE" },
  { "Humming (this is the rule): rule fails.", "RULE_NAMELESS" },
  { "Humming (this is the loud rules): rule fails.", "RULE_PLURAL" },
  { "Humming (this is a loud rule): rule fails.", "RULE_WITHOUT_THE" },
  { "Humming (this is the loud, shrill rule): rule fails.", "RULE_NAME_PUNCTUATED" },
  { "Humming (this is the alpha rule): rule fails.", "RULE_NAME_TWICE" },
  { "The delta rule is listed in the humming rules.", "RULE_UNKNOWN" },
  { "The alpha rule and the beta rule are listed in the humming rules.", "RULE_ONE_AT_A_TIME" },
  { "The instead rule: rule fails.", "RULE_THE" },
  { "Final instead rule: rule fails.", "RULE_FINAL" },
  { "When the Ball starts: rule fails.", "RULE_SCENE_STARTS" },
  { "Instead of flurbling: rule fails.", "RULE_ACTION_UNKNOWN" },
  { "Check taking or dropping the coin: rule fails.", "RULE_NEEDS_ONE_ACTION" },
  { "Instead of saving the game: rule fails.", "RULE_OUT_OF_WORLD" },
  { "Very first instead rule: rule fails.", "RULE_VERY_TOO_FAR" },
  { "Very first humming rule: rule fails. Very first humming rule: rule fails.", "RULE_VERY_TWICE" },
  { "Instead of jumping during the coin: rule fails.", "DURING_NO_SCENE" },
  { "The alpha rule is listed first.", "LISTING_NO_RULEBOOK" },
  { "The alpha rule is listed very first in the humming rules.", "LISTING_VERY_ASKED" },
  { "The alpha rule is not listed first in the humming rules.", "LISTING_NOT_WITH_PLACE" },
  { "The alpha rule is listed in the humming rules. The alpha rule is listed before the alpha rule in the humming rules.",
    "LISTING_BESIDE_ITSELF" },
  { "The alpha rule is listed before the beta rule in the humming rules.", "LISTING_NOT_THERE" },
  { "The alpha rule is listed in the humming rules. The alpha rule is listed in the grading rules.", "LISTING_KINDS" },
  { "The alpha rule does nothing if the flurble is open.", "CHANGE_CONDITION_UNKNOWN" },
  { "The delta rule substitutes for the alpha rule.", "RULE_UNKNOWN" },
  { "The alpha rule response (A) is \"No.\".", "RESPONSE_UNKNOWN" },
};

static void
test_refused (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (LeafProgram) good = compile (world, "");
  g_autoptr (LeafProgram) program = compile (world, refused[i].sentences);
  gboolean found = FALSE;

  g_assert_cmpuint (leaf_program_n_problems (good), ==, 0);
  for (guint32 k = 0; k < leaf_program_n_problems (program); k++) {
    LeafProblem problem = leaf_program_problem (program, k);

    found |= strcmp (problem.code, refused[i].code) == 0;
    g_test_message ("%s: %s", problem.code, problem.sentence);
  }
  g_assert_true (found);
}

/* --- explanations ------------------------------------------------------------------------------------------------- */

static void
test_explained (void)
{
  g_autoptr (LeafProgram) program
      = compile (world, "Instead of touching the coin (this is the one rule): rule fails.\n"
                        "Instead of touching something (this is the two rule): rule fails.");
  guint32 one = leaf_program_find_rule (program, "one rule"), two = leaf_program_find_rule (program, "two rule");
  g_autofree char *text = leaf_program_explain (program, two, one);

  g_assert_nonnull (strstr (text, "The one rule is more specific than the two rule."));
  g_assert_nonnull (strstr (text, "Law III.3.2"));
  g_assert_nonnull (strstr (text, "'the coin' against 'something'"));
}

static void
assert_explained (const LeafProgram *program, guint32 first, guint32 second, const char *expected)
{
  g_autofree char *text = leaf_program_explain (program, first, second);

  g_assert_cmpstr (text, ==, expected);
}

/* What cannot be compared, or need not be. */
static void
test_not_compared (void)
{
  g_autoptr (LeafProgram) program = compile (world, "Instead of touching the coin (this is the one rule): rule fails.\n"
                                                    "Instead of flurbling (this is the odd rule): rule fails.");
  guint32 one = leaf_program_find_rule (program, "one rule"), odd = leaf_program_find_rule (program, "odd rule");
  const char *because = "The preamble of the odd rule has a problem, so the two rules cannot be compared.";

  assert_explained (program, one, one, "These are the same rule.");
  assert_explained (program, one, odd, because);
  assert_explained (program, odd, one, because);
}

/* `leaf dump rules`: rulebooks with what they are based on, their outcomes and entries; rules with their clauses. */
static void
test_dump (void)
{
  static const char story[]
      = "The Yard is a room. The coin is in the Yard. Gala is a scene. Gala begins when play begins.\n"
        "The humming rules are a rulebook. The humming rules have outcomes loud (success), soft (failure) and none (no outcome - the default). The grading rules are a number based rulebook producing a text. The grading rules have default success. The empty rules are a nothing based rulebook. The empty rulebook has default failure.\n"
        "\n"
        "The very first humming rule (this is the head rule): do nothing. The first humming rule: do nothing. Humming taking the coin when the coin is handled: do nothing. The last humming rule (this is the tail rule): do nothing. The very last humming rule: do nothing.\n"
        "\n"
        "Grading 3 when the coin is handled: do nothing. Grading during Gala: do nothing.\n";
  static const char expected[] = "rulebook humming: action based, default no outcome\n"
                                 "  outcome loud: success\n"
                                 "  outcome soft: failure\n"
                                 "  outcome none: no outcome, the default\n"
                                 "  very first: head rule\n"
                                 "  first: first humming rule\n"
                                 "  middle: Humming taking the coin when the coin is handled\n"
                                 "  last: tail rule\n"
                                 "  very last: very last humming rule\n"
                                 "rulebook grading: number based, producing text, default success\n"
                                 "  middle: Grading 3 when the coin is handled\n"
                                 "  middle: Grading during Gala\n"
                                 "rulebook empty: nothing based, default failure\n"
                                 "rulebook when gala begins: action based, default no outcome\n"
                                 "rulebook when gala ends: action based, default no outcome\n"
                                 "rule head rule\n"
                                 "rule first humming rule\n"
                                 "rule Humming taking the coin when the coin is handled\n"
                                 "  pattern taking noun=<'coin'> when\n"
                                 "rule tail rule\n"
                                 "rule very last humming rule\n"
                                 "rule Grading 3 when the coin is handled\n"
                                 "  parameter <number:3>\n"
                                 "  context (11) (MATCHES 'coin' <value handled>)\n"
                                 "rule Grading during Gala\n"
                                 "  during <'Gala'>\n";
  g_autoptr (LeafProgram) program = compile (story, "");
  g_autofree char *text = leaf_program_dump (program, "rules", FALSE);
  const char *ours = strstr (text, "rulebook humming");

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_cmpstr (ours, ==, expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/order/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_order);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/refused/%02" G_GSIZE_FORMAT "-%s", i, refused[i].code);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_refused);
  }
  g_test_add_func ("/engine/rules/explained", test_explained);
  g_test_add_func ("/engine/rules/not-compared", test_not_compared);
  g_test_add_func ("/engine/rules/dump", test_dump);
  return g_test_run ();
}
