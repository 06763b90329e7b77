/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about rules that are written for the author: their words, their places, and their effect in the next
 * program. */
#include "leaf.h"

#include <string.h>

static const char story[] = "The Yard is a room. The coin is in the Yard. The lamp is a device in the Yard.\n"
                            "Humming rules is a rulebook. Grading rules is a number based rulebook.\n\n"
                            "Humming (this is the alpha rule): say \"One.\" (A); say \"Three.\" (C).\n\n"
                            "Humming (this is the beta rule): rule fails.\n\n"
                            "The very first humming rule (this is the Head rule): rule fails.\n\n"
                            "Grading 3 (this is the three rule): rule fails.\n\n"
                            "This is the stray rule: say \"Stray.\"\n\n"
                            "Instead of jumping: say \"No.\"\n\n"
                            "Instead of waiting, say \"No.\"\n";

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };

  return leaf_program_compile (&source, NULL);
}

/* The text after the edit. */
static char *
edited (const LeafProgram *program, const char *text, const LeafEdit *edit)
{
  g_autofree char *before = g_strndup (text, edit->place.start);

  g_assert_cmpuint (edit->place.source, ==, leaf_program_story_source (program));
  g_assert_cmpuint (edit->place.end, <=, strlen (text));
  return g_strconcat (before, edit->text, text + edit->place.end, NULL);
}

static guint32
rule_called (const LeafProgram *program, const char *words)
{
  return words != NULL ? leaf_program_find_rule (program, words) : 0;
}

static char *
contents (const LeafProgram *program, const char *rulebook)
{
  guint32 book = leaf_program_find_rulebook (program, rulebook);
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_rulebook (program, book).n_rules; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "",
                            leaf_program_rule_title (program, leaf_program_rulebook_rule (program, book, i)));
  return g_string_free (out, FALSE);
}

/* --- what is written ---------------------------------------------------------------------------------------------- */

static const struct {
  LeafWriteSort sort;
  const char *rule, *other, *book;
  guint32 letter;
  const char *words, *sentence, *holds; /* `holds`: the humming rules after it; NULL: not checked */
} written[] = {
  { LEAF_WRITE_LISTED, "stray rule", NULL, "humming", 0, NULL, "The stray rule is listed in the humming rules.",
    "head rule, alpha rule, beta rule, stray rule" },
  { LEAF_WRITE_LISTED_FIRST, "beta rule", NULL, "humming", 0, NULL,
    "The beta rule is listed first in the humming rules.", "head rule, beta rule, alpha rule" },
  { LEAF_WRITE_LISTED_LAST, "alpha rule", NULL, "humming", 0, NULL,
    "The alpha rule is listed last in the humming rules.", "head rule, beta rule, alpha rule" },
  { LEAF_WRITE_LISTED_BEFORE, "beta rule", "alpha rule", "humming", 0, NULL,
    "The beta rule is listed before the alpha rule in the humming rules.", "head rule, beta rule, alpha rule" },
  { LEAF_WRITE_LISTED_AFTER, "alpha rule", "beta rule", "humming", 0, NULL,
    "The alpha rule is listed after the beta rule in the humming rules.", "head rule, beta rule, alpha rule" },
  { LEAF_WRITE_LISTED_AFTER, "beta rule", "head rule", "humming", 0, NULL,
    "The beta rule is listed after the Head rule in the humming rules.", "head rule, alpha rule, beta rule" },
  { LEAF_WRITE_LISTED_INSTEAD_OF, "stray rule", "beta rule", "humming", 0, NULL,
    "The stray rule is listed instead of the beta rule in the humming rules.", "head rule, alpha rule, stray rule" },
  { LEAF_WRITE_NOT_LISTED, "alpha rule", NULL, "humming", 0, NULL, "The alpha rule is not listed in the humming rules.",
    "head rule, beta rule" },
  { LEAF_WRITE_NOT_LISTED, "can't take yourself rule", NULL, "check taking", 0, NULL,
    "The can't take yourself rule is not listed in the check taking rules.", NULL },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, 0, NULL, "The alpha rule does nothing.", NULL },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, 0, "the lamp is switched on.",
    "The alpha rule does nothing when the lamp is switched on.", NULL },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, 0, " unless the lamp is switched on ",
    "The alpha rule does nothing unless the lamp is switched on.", NULL },
  { LEAF_WRITE_DOES_NOTHING, "standard report taking rule", NULL, NULL, 0, "if the noun is the coin",
    "The standard report taking rule does nothing if the noun is the coin.", NULL },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, 0, "When the printed name of the lamp is \"a. b) [the coin]! \"",
    "The alpha rule does nothing When the printed name of the lamp is \"a. b) [the coin]! \".", NULL },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, 0, "(the lamp is switched on or the time of day is 9:15 AM)",
    "The alpha rule does nothing when (the lamp is switched on or the time of day is 9:15 AM).", NULL },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, 0, NULL, "The alpha rule response (A) is \"\".", NULL },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, 0, "\"6\", \"[the lamp]\"[the coin] a\" 7\"",
    "The alpha rule response (A) is \"'6', '[the lamp]'[the coin] a' 7'\".", NULL },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", "stray rule", NULL, 0, NULL, "The stray rule substitutes for the alpha rule.",
    NULL },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", "beta rule", NULL, 0, "the lamp is switched on",
    "The beta rule substitutes for the alpha rule when the lamp is switched on.", NULL },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, 2, "Drei.", "The alpha rule response (C) is \"Drei.\".", NULL },
  { LEAF_WRITE_RESPONSE, "standard report taking rule", NULL, NULL, 0, "\"Got it,\" [we] say",
    "The standard report taking rule response (A) is \"'Got it,' [we] say\".", NULL },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, 0, "6\"4", "The alpha rule response (A) is \"6[quotation mark]4\".",
    NULL },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, 0, "the  hop", "Instead of jumping (this is the hop rule)",
    NULL },
  { LEAF_WRITE_NAME, "instead of waiting", NULL, NULL, 0, "patience rule",
    "Instead of waiting (this is the patience rule)", NULL },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, 0, "Hop Rule", "Instead of jumping (this is the Hop Rule)",
    NULL },
};

static LeafEditRequest
wish_number (const LeafProgram *program, gsize i)
{
  return (LeafEditRequest) { .sort = written[i].sort,
                             .rule = rule_called (program, written[i].rule),
                             .other = rule_called (program, written[i].other),
                             .rulebook
                             = written[i].book != NULL ? leaf_program_find_rulebook (program, written[i].book) : 0,
                             .letter = written[i].letter,
                             .words = written[i].words };
}

static void
test_written (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (LeafProgram) program = compile (story);
  LeafEditRequest request = wish_number (program, i);
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *why_not = NULL;
  g_autofree char *text = NULL;
  g_autofree char *proposed = NULL;
  g_autoptr (LeafProgram) after = NULL;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  if (!leaf_program_write (program, &request, &edit, &why_not))
    g_error ("refused: %s", why_not);
  g_assert_cmpstr (edit.sentence, ==, written[i].sentence);
  proposed = g_strndup (edit.text + edit.lead, edit.length);
  g_assert_nonnull (strstr (edit.sentence, proposed));
  text = edited (program, story, &edit);
  after = compile (text);
  for (guint32 k = 0; k < leaf_program_n_problems (after); k++)
    g_test_message ("problem: %s", leaf_program_problem (after, k).sentence);
  g_assert_cmpuint (leaf_program_n_problems (after), ==, 0);
  if (written[i].holds != NULL) {
    g_autofree char *holds = contents (after, "humming");
    g_assert_cmpstr (holds, ==, written[i].holds);
  }
  if (request.sort == LEAF_WRITE_DOES_NOTHING || request.sort == LEAF_WRITE_SUBSTITUTES)
    g_assert_cmpuint (leaf_program_rule (after, rule_called (after, written[i].rule)).n_changes, ==, 1);
  if (request.sort == LEAF_WRITE_NAME)
    g_assert_cmpuint (rule_called (after, strstr (written[i].sentence, "jumping") ? "hop rule" : "patience rule"), !=,
                      0);
}

/* --- what is refused ---------------------------------------------------------------------------------------------- */

static const struct {
  LeafWriteSort sort;
  const char *rule, *other, *book, *words, *why_not;
} refused[] = {
  { LEAF_WRITE_LISTED_FIRST, "instead of jumping", NULL, "instead", NULL, "has no name" },
  { LEAF_WRITE_LISTED_BEFORE, "alpha rule", NULL, "humming", NULL, "No rule was chosen" },
  { LEAF_WRITE_LISTED_BEFORE, "alpha rule", "alpha rule", "humming", NULL, "before or after itself" },
  { LEAF_WRITE_LISTED_BEFORE, "alpha rule", "stray rule", "humming", NULL, "stray rule is not in the humming rules" },
  { LEAF_WRITE_LISTED_BEFORE, "alpha rule", "head rule", "humming", NULL,
    "is declared 'very first', so it cannot be moved" },
  { LEAF_WRITE_LISTED, "alpha rule", NULL, "humming", NULL, "already" },
  { LEAF_WRITE_LISTED, "alpha rule", NULL, "grading", NULL, "different bases" },
  { LEAF_WRITE_LISTED, "alpha rule", NULL, NULL, NULL, "No rulebook" },
  { LEAF_WRITE_NOT_LISTED, "head rule", NULL, "humming", NULL, "is declared 'very first'" },
  { LEAF_WRITE_NOT_LISTED, "stray rule", NULL, "humming", NULL, "is not in" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, " . ", "Enter a condition" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is lit. Every turn", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is (", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "", "Enter a condition" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is)", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is]", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is [a", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is \"a", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is lit;", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is lit: a", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is lit? a", "one piece" },
  { LEAF_WRITE_DOES_NOTHING, "alpha rule", NULL, NULL, "the lamp is lit!", "one piece" },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", "beta rule", NULL, "a (", "one piece" },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", "instead of jumping", NULL, NULL, "has no name" },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", NULL, NULL, NULL, "No rule was chosen" },
  { LEAF_WRITE_LISTED, "stray rule", NULL, "check", NULL, "never followed as a whole" },
  { LEAF_WRITE_LISTED_AFTER, "alpha rule", "head rule", "grading", NULL, "different bases" },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, "x]", "must match" },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", "alpha rule", NULL, NULL, "replace itself" },
  { LEAF_WRITE_SUBSTITUTES, "alpha rule", "three rule", NULL, NULL, "different bases" },
  { LEAF_WRITE_RESPONSE, "beta rule", NULL, NULL, "No.", "no such response" },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, "One.", "already its text" },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, "[if", "not closed" },
  { LEAF_WRITE_RESPONSE, "alpha rule", NULL, NULL, "[[x]]", "must match" },
  { LEAF_WRITE_NAME, "alpha rule", NULL, NULL, "omega", "already" },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, "alpha", "already" },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, "the rule", "Enter a name" },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, "hop, skip", "consists of words" },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, "hopping rules", "rulebook" },
  { LEAF_WRITE_NAME, "instead of jumping", NULL, NULL, "Hopping Rules", "rulebook" },
};

static void
test_refused (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (LeafProgram) program = compile (story);
  LeafEditRequest request
      = { .sort = refused[i].sort,
          .rule = rule_called (program, refused[i].rule),
          .other = rule_called (program, refused[i].other),
          .rulebook = refused[i].book != NULL ? leaf_program_find_rulebook (program, refused[i].book) : 0,
          .words = refused[i].words };
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *why_not = NULL;

  g_assert_cmpuint (request.rule, !=, 0);
  g_assert_false (leaf_program_write (program, &request, &edit, &why_not));
  g_test_message ("%s", why_not);
  g_assert_nonnull (strstr (why_not, refused[i].why_not));
  g_assert_null (edit.text);
}

/* --- where it goes ------------------------------------------------------------------------------------------------ */

static void
assert_ends (const char *text, const char *end)
{
  g_autoptr (LeafProgram) program = compile (text);
  LeafEditRequest request = { .sort = LEAF_WRITE_DOES_NOTHING, .rule = rule_called (program, "advance time rule") };
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *after = NULL;

  g_assert_true (leaf_program_write (program, &request, &edit, NULL));
  after = edited (program, text, &edit);
  g_test_message ("%s", after);
  g_assert_true (g_str_has_suffix (after, end));
}

/* The sentence is a separate paragraph at the end or, in an extension, before the words that end it. */
static void
test_where (void)
{
  assert_ends ("The Yard is a room", "The Yard is a room\n\nThe advance time rule does nothing.\n");
  assert_ends ("The Yard is a room.\n", "room.\n\nThe advance time rule does nothing.\n");
  assert_ends ("The Yard is a room.\n\n\n", "room.\n\n\nThe advance time rule does nothing.\n");
  assert_ends ("", "The advance time rule does nothing.\n");
  assert_ends (
      "Small Yards by A Gardener begins here.\n\nThe Yard is a room.\n\nSmall Yards ends here.\n\n---- DOCUMENTATION "
      "----\n\nNone.\n",
      "room.\n\nThe advance time rule does nothing.\n\nSmall Yards ends here.\n\n---- DOCUMENTATION ----\n\nNone.\n");
  assert_ends (
      "Version 2 of Yards by A Gardener begin here.\n\nThe Yard is a room. The play ends here is a truth state that "
      "varies.\n\nYards end here.\n\nNone.\n",
      "varies.\n\nThe advance time rule does nothing.\n\nYards end here.\n\nNone.\n");
}

/* It is not written where the text is only read conditionally. */
static void
test_where_it_counts (void)
{
  assert_ends (
      "The Yard is a room.\n\nVolume 2 - Not for release\n\nThe Shed is a room.\n\nSection 1\n\nThe Den is a room.\n",
      "The Yard is a room.\n\nThe advance time rule does nothing.\n\nVolume 2 - Not for release\n\nThe Shed is a "
      "room.\n\nSection 1\n\nThe Den is a room.\n");
  assert_ends (
      "The Yard is a room.\n\nPart 1 (for release only)\n\nThe.\n\nPart 2 (not for release) (really)\n\n",
      "Yard is a room.\n\nThe advance time rule does nothing.\n\nPart 1 (for release only)\n\nThe.\n\nPart 2 (not for "
      "release) (really)\n\n");
  assert_ends ("Part 1 - Not for release\n\nThe Yard is a room.\n\nPart 2 - For you\n\nThe Shed is a room.",
               "Part 2 - For you\n\nThe Shed is a room.\n\nThe advance time rule does nothing.\n");
}

/* If a sentence has already changed something, that sentence is edited. */
static void
test_response_again (void)
{
  g_autofree char *text = g_strconcat (story, "\nThe alpha rule response (A) is \"Ein.\".\n", NULL);
  g_autoptr (LeafProgram) program = compile (text);
  guint32 rule = rule_called (program, "alpha rule");
  LeafResponseInfo first = leaf_program_rule_response (program, rule, 0),
                   second = leaf_program_rule_response (program, rule, 1);
  LeafEditRequest request = { .sort = LEAF_WRITE_RESPONSE, .rule = rule, .letter = 0, .words = "Uno." };
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *after = NULL;

  g_assert_cmpuint (leaf_program_rule (program, rule).n_responses, ==, 2);
  g_assert_cmpuint (first.letter, ==, 0);
  g_assert_true (first.is_replaced);
  g_assert_cmpstr (second.name, ==, "alpha rule response (C)");
  g_assert_false (second.is_replaced);
  g_assert_cmpint (strncmp (text + second.text.start, "\"Three.\"", 8), ==, 0);
  g_assert_true (leaf_program_write (program, &request, &edit, NULL));
  g_assert_cmpstr (edit.sentence, ==, "The alpha rule response (A) is \"Uno.\".");
  after = edited (program, text, &edit);
  g_assert_true (g_str_has_suffix (after, "\nThe alpha rule response (A) is \"Uno.\".\n"));
  g_assert_null (strstr (after, "Ein."));
}

/* Numbers beyond the tables choose nothing; a caller that needs no reason gets none. */
static void
test_beyond (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  LeafEditRequest request
      = { .sort = LEAF_WRITE_LISTED, .rule = rule_called (program, "stray rule"), .rulebook = 10000 };
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *no_book = NULL, *no_rule = NULL, *no_name = NULL;

  g_assert_false (leaf_program_write (program, &request, &edit, NULL));
  g_assert_false (leaf_program_write (program, &request, &edit, &no_book));
  g_assert_cmpstr (no_book, ==, "No rulebook was chosen.");
  request.rule = 1000000;
  g_assert_false (leaf_program_write (program, &request, &edit, &no_rule));
  g_assert_cmpstr (no_rule, ==, "No rule was chosen.");
  request.sort = LEAF_WRITE_NAME;
  g_assert_false (leaf_program_write (program, &request, &edit, &no_name));
  g_assert_cmpstr (no_name, ==, "No rule was chosen.");
}

/* The latest sentence that lists the rule is superseded, unless the other rule comes later. */
static void
test_superseded (void)
{
  static const struct {
    const char *sentences, *other, *superseded;
  } cases[] = {
    { "", "beta rule", "" },
    { "The stray rule is listed in the humming rules.", "beta rule", "The stray rule is listed in the humming rules" },
    { "The stray rule is listed in the humming rules. The stray rule is not listed in any rulebook.", "beta rule",
      "The stray rule is not listed in any rulebook" },
    { "The stray rule is listed in the humming rules. The beta rule is listed last in the humming rules.", "beta rule",
      "The stray rule is listed in the humming rules" },
    { "The stray rule is listed in the humming rules. The guest rule is listed in the humming rules.", "guest rule",
      "" },
    { "The guest rule is listed in the humming rules. The stray rule is listed in the humming rules.", "guest rule",
      "The stray rule is listed in the humming rules" },
    { "The guest rule is listed in the humming rules. The stray rule is listed in the calling rules.", "guest rule",
      "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text
        = g_strconcat (story, "\nThis is the guest rule: do nothing.\n\nCalling rules is a rulebook.\n\n",
                       cases[i].sentences, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    LeafEditRequest request = { .sort = LEAF_WRITE_LISTED_BEFORE,
                                .rule = rule_called (program, "stray rule"),
                                .other = rule_called (program, cases[i].other),
                                .rulebook = leaf_program_find_rulebook (program, "humming") };
    g_auto (LeafEdit) edit = { 0 };
    g_autofree char *superseded = NULL;

    g_assert_true (leaf_program_write (program, &request, &edit, NULL));
    superseded = g_strndup (text + edit.overtakes.start, edit.overtakes.end - edit.overtakes.start);
    g_assert_cmpstr (superseded, ==, cases[i].superseded);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (written); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/written/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_written);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/not-written/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_refused);
  }
  g_test_add_func ("/engine/rules/written/where", test_where);
  g_test_add_func ("/engine/rules/written/where-it-counts", test_where_it_counts);
  g_test_add_func ("/engine/rules/written/response-again", test_response_again);
  g_test_add_func ("/engine/rules/written/beyond", test_beyond);
  g_test_add_func ("/engine/rules/written/superseded", test_superseded);
  return g_test_run ();
}
