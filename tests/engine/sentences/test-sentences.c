/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sentences.c: where sentences begin and end, what is below which heading, tables, and the forms of sentences. */

#include "test-build.h"

typedef struct {
  const char *name, *source, *dump, *problems;
} Case;

static const Case cases[] = {
  { "stops", "The Yard is a room. The box is in the Yard. \"Wooden.\" The pig is in the box.\n\nA cat is here",
    "assertion: The Yard is a room\n"
    "assertion: The box is in the Yard\n"
    "assertion: \"Wooden.\"\n"
    "assertion: The pig is in the box\n"
    "assertion: A cat is here\n",
    "" },
  { "title", "\"The Yard\" by A. N. Author\n\n\"A text.\"",
    "title: \"The Yard\" by A\n"
    "assertion: N\n"
    "assertion: Author\n"
    "assertion: \"A text.\"\n",
    "" },
  { "headings",
    "Volume 1\n\nThe Yard is a room.\n\nChapter 2 - Boxes\n\nSection the first\n\nThe box is here.\n\nBook 3\n\nThe end is near.",
    "Volume 1\n"
    "  assertion: The Yard is a room\n"
    "      Chapter 2 - Boxes\n"
    "        Section the first\n"
    "          assertion: The box is here\n"
    "  Book 3\n"
    "    assertion: The end is near\n",
    "" },
  { "headings-only-alone", "The tour has parts.\nPart of it is a room.\n\nChapter\n\nA Section is here.",
    "assertion: The tour has parts\n"
    "assertion: Part of it is a room\n"
    "assertion: Chapter\n"
    "assertion: A Section is here\n",
    "" },
  { "heading-over-lines", "Chapter 1\nOver lines\n\nThe Yard is a room.",
    "      Chapter 1\n"
    "        assertion: Over lines\n"
    "        assertion: The Yard is a room\n",
    "HEADING_OVER_LINES" },
  { "heading-with-stop", "Section 1. The Yard is a room.", "        Section 1. The Yard is a room.\n",
    "HEADING_STOPS_EARLY" },
  { "release",
    "Part 1 - not for release\n\nOne is a room.\n\nPart 2 (for release only)\n\nTwo is a room.\n\nChapter deeper\n\nToo deep.\n\n"
    "Part 3 (for Z-machine only) (unindexed)\n\nThree is a room.\n\nPart 4 (for Glulx only)\n\nFour is a room.\n\n"
    "Part 5 (not for Glulx)\n\nFive is a room.\n\nPart 6 (not for Z-machine)\n\nSix is a room.",
    "    Part 1 - not for release\n"
    "      assertion: One is a room\n"
    "    (skipped) Part 2 (for release only)\n"
    "    (skipped) Part 3 (for Z-machine only) (unindexed)\n"
    "    Part 4 (for Glulx only)\n"
    "      assertion: Four is a room\n"
    "    (skipped) Part 5 (not for Glulx)\n"
    "    Part 6 (not for Z-machine)\n"
    "      assertion: Six is a room\n",
    "" },
  { "use-with",
    "Section 1 (for use with Hats by Ann Author)\n\nOne is a room.\n\nSection 2 (for use without Hats by Ann Author)\n\n"
    "Two is a room.\n\nSection 3 (for use with Coats by Ann Author)\n\nThree is a room.\n\nSection 4\n\n"
    "Include version 2 of Hats by Ann Author.",
    "        Section 1 (for use with Hats by Ann Author)\n"
    "          assertion: One is a room\n"
    "        (skipped) Section 2 (for use without Hats by Ann Author)\n"
    "        (skipped) Section 3 (for use with Coats by Ann Author)\n"
    "        Section 4\n"
    "          include: Include version 2 of Hats by Ann Author\n",
    "" },
  { "extension",
    "Hats by Ann Author begins here.\n\n\"All about hats.\"\n\nA hat is a kind of thing.\n\nHats ends here.\n\nNot this.",
    "kind: A hat is a kind of thing\n", "" },
  { "dialogue",
    "Section 1 - Talk (dialogue)\n\n(This is the meeting beat.)\n\nBob: \"Hello.\"\n\nSection 2\n\nBob is a man.",
    "        Section 1 - Talk (dialogue)\n"
    "          dialogue: (This is the meeting beat.)\n"
    "          dialogue: Bob: \"Hello.\"\n"
    "        Section 2\n"
    "          assertion: Bob is a man\n",
    "" },
  { "native", "Include (- Global x; -).\n\nThe Yard is a room.",
    "native: Include (- Global x; -)\n"
    "assertion: The Yard is a room\n",
    "" },
  { "stops-that-disagree", "One is a room;. Two is a room:; three.\n\nFour:\n\nFive;",
    "assertion: One is a room\n"
    "rule: Two is a room\n"
    "  three\n"
    "rule: Four\n"
    "assertion: Five\n",
    "SEMICOLON_THEN_STOP COLON_THEN_STOP PARAGRAPH_ENDS_IN_COLON" },
  { "semicolon", "One is a room; two is a room.",
    "assertion: One is a room\n"
    "assertion: two is a room\n",
    "SEMICOLON_UNEXPECTED" },
  { "commas-at-ends", ", the Yard is a room. The box is red,\n\nThe box is here.", "assertion: The box is here\n",
    "COMMA_AT_END COMMA_AT_END" },
  { "in-place-of", "Section 1 (in place of Section 2 in Hats by Ann Author)\n\nOne is a room.",
    "        (skipped) Section 1 (in place of Section 2 in Hats by Ann Author)\n", "HEADING_REPLACES_NOTHING" },
  { "definitions",
    "Definition: a box is big if its size is 4.\n\nDefinition: a box is odd:\n\tdecide yes.\n\nTo greet (P - a person): say \"Hi.\"\n\n"
    "To decide which number is X: decide on 5; say \"!\".",
    "definition: a box is big if its size is 4\n"
    "definition: a box is odd\n"
    "  decide yes\n"
    "phrase: To greet (P - a person)\n"
    "  say \"Hi.\"\n"
    "phrase: To decide which number is X\n"
    "  decide on 5\n"
    "  say \"!\"\n",
    "" },
  { "run-together", "To one: say \"a\";\nTo two: say \"b\";\n\nX is a room.",
    "phrase: To one\n"
    "  say \"a\"\n"
    "phrase: To two\n"
    "  say \"b\"\n"
    "assertion: X is a room\n",
    "" },
  { "commas",
    "Instead of jumping, say \"No.\" Instead of taking the box, the hat, or the coat, say \"No, no.\" "
    "Every turn, say \"Tick, tock.\" Before eating or drinking something (called X, Y), say \"a, b\". "
    "After looking in the Yard: say \"a, b\". Check jumping, say \"No.\" When play begins, if x is 1, say \"b\".",
    "rule: Instead of jumping\n"
    "  say \"No.\"\n"
    "rule: Instead of taking the box, the hat, or the coat\n"
    "  say \"No, no.\"\n"
    "rule: Every turn\n"
    "  say \"Tick, tock.\"\n"
    "rule: Before eating or drinking something (called X, Y)\n"
    "  say \"a, b\"\n"
    "rule: After looking in the Yard\n"
    "  say \"a, b\"\n"
    "assertion: Check jumping, say \"No.\"\n"
    "rule: When play begins\n"
    "  if x is 1\n"
    "    say \"b\"\n",
    "" },
  { "colon-between-numbers", "At 9 : 30 the bell rings. At the time 9: 30 is it:\n\tstop.",
    "assertion: At 9 : 30 the bell rings\n"
    "rule: At the time 9: 30 is it\n"
    "  stop\n",
    "" },
  { "equation", "Equation - Fall\n\tv = gt; and more\nwhere v is a number.\n\nX is a room.",
    "equation: Equation - Fall v = gt; and more where v is a number\n"
    "assertion: X is a room\n",
    "" },
  { "table",
    "Table of Hats\nhat\tsize (number)\t\tnote\n\"A.\nB\"\t4\tYes; no: it. Is\nred hat\n--\t5\nwith 3 blank rows.\n\nX is a room.",
    "table: Table of Hats\n"
    "  hat | size (number) | note\n"
    "  \"A. B\" | 4 | Yes; no: it. Is\n"
    "  red hat | -- | --\n"
    "  -- | 5 | --\n"
    "  3 blank\n"
    "assertion: X is a room\n",
    "" },
  { "table-names",
    "Table 2 - Hats\na\tb\n1\t2\n\nTable 3.1 (continued)\na\n1\n\nTable of More - or less (amended)\na\n1\n\n"
    "Table of Rows\na\n1\nwith blank rows for each hat\n\nTable of Many\na\n1\nwith hat count plus 2 blank rows",
    "table: Table 2 / Hats\n"
    "  a | b\n"
    "  1 | 2\n"
    "table: Table 3.1 (continued)\n"
    "  a\n"
    "  1\n"
    "table: Table of More - or less (amended)\n"
    "  a\n"
    "  1\n"
    "table: Table of Rows\n"
    "  a\n"
    "  1\n"
    "  blank for each: hat\n"
    "table: Table of Many\n"
    "  a\n"
    "  1\n"
    "  blank: hat count plus 2\n",
    "" },
  { "table-problems", "Table of None\n\nTable of Long\na\n1\t2\n\nTable of Empty\na\n\nTable about hats\na\n1",
    "table: Table of None\n"
    "  \n"
    "table: Table of Long\n"
    "  a\n"
    "  1\n"
    "table: Table of Empty\n"
    "  a\n"
    "table: Table about hats\n"
    "  a\n"
    "  1\n",
    "TABLE_WITHOUT_COLUMNS TABLE_ROW_TOO_LONG TABLE_WITHOUT_ROWS TABLE_MISNAMED" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *dump = NULL;
  g_autofree char *problems = NULL;

  test_read (build, test->source);
  dump = leaf_sentences_to_string (build, FALSE);
  problems = test_problems (build);
  g_assert_cmpstr (dump, ==, test->dump);
  g_assert_cmpstr (problems, ==, test->problems);
}

/* --- forms -------------------------------------------------------------------------------------------------------- */

#define FORM(name, sentence)                                                                                           \
  {                                                                                                                    \
    LEAF_FORM_##name, #name, sentence                                                                                  \
  }

static const struct {
  LeafForm form;
  const char *name, *sentence;
} forms[] = {
  FORM (ASSERTION, "The box is in the Yard"),
  FORM (ASSERTION, "The kind old lady is in the Yard"),
  FORM (ASSERTION, "The description of the box is \"A kind of box. It can be opened.\""),
  FORM (ASSERTION, "A man called the usual suspect is here"),
  FORM (ASSERTION, "Tableland is a room"),
  FORM (KIND, "A box is a kind of container"),
  FORM (KIND, "Boxes and crates are kinds of container"),
  FORM (KIND, "There is a kind of thing called a crate"),
  FORM (CAN_BE, "A box can be big, small or middling"),
  FORM (CAN_BE, "A box is either big or small"),
  FORM (HAS_CALLED, "A box has a number called the weight"),
  FORM (HAS_CALLED, "A box has some text (called the label)"),
  FORM (VARIES, "The score is a number that varies"),
  FORM (VARIES, "The friend is a person which varies"),
  FORM (VARIES, "Luck is a number variable"),
  FORM (VARIES, "There is a number that varies called luck"),
  FORM (VARIES, "The scheme is a rulebook that varies"),
  FORM (ALWAYS, "A box is always openable"),
  FORM (PLURAL, "The plural of ox is oxen"),
  FORM (VERB, "The verb to like means the liking relation"),
  FORM (VERB, "The verb to be under implies the underlying relation"),
  FORM (VERB, "To grumble is a verb"),
  FORM (RELATION, "Liking relates various people to one thing"),
  FORM (ACTION, "Grumbling is an action applying to nothing"),
  FORM (ACTION, "Grumbling and sighing are actions applying to nothing"),
  FORM (ACTION, "The grumbling action has a number called the volume"),
  FORM (ACTIVITY, "Polishing something is an activity on things"),
  FORM (ACTIVITY, "The polishing activity has a number called the shine"),
  FORM (RULEBOOK, "Grumble rules is a rulebook"),
  FORM (RULEBOOK, "The grumble rules are an object based rulebook"),
  FORM (RULEBOOK, "The grumble rules are a number based rulebook producing a text"),
  FORM (RULEBOOK, "The grumble rulebook has a number called the volume"),
  FORM (OUTCOMES, "The grumble rules have outcomes loud (success) and quiet (failure)"),
  FORM (OUTCOMES, "The grumble rules have default success"),
  FORM (LISTING, "The loud rule is listed before the quiet rule in the grumble rules"),
  FORM (LISTING, "The loud rule is not listed in any rulebook"),
  FORM (SUBSTITUTES, "The loud rule substitutes for the quiet rule"),
  FORM (SUBSTITUTES, "The loud rule does nothing if the box is open"),
  FORM (RESPONSE, "The loud rule response (A) is \"Hm.\""),
  FORM (UNDERSTAND, "Understand \"can be\" or \"kind of\" as the box"),
  FORM (SCENE, "Ball begins when the player is in the Yard"),
  FORM (SCENE, "Ball ends happily when the time is up"),
  FORM (TEST, "Test me with \"look\""),
  FORM (USE, "Use scoring"),
  FORM (INCLUDE, "Include Hats by Ann Author"),
  FORM (RELEASE, "Release along with a website"),
  FORM (INDEX_MAP, "Index map with room-colour set to \"red\""),
  FORM (UNIT, "10kg specifies a weight"),
  FORM (UNIT, "A length times a length specifies an area"),
  FORM (TRANSLATES, "Box translates into French as boîte"),
};

static void
test_forms (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++) {
    g_autoptr (TestBuild) build = test_build_new ();

    g_test_message ("%s", forms[i].sentence);
    test_read (build, forms[i].sentence);
    g_assert_cmpuint (build->sentences->sentences.n, ==, 2);
    g_assert_cmpint (LEAF_ROW (&build->sentences->sentences, LeafSentence, 1)->form, ==, forms[i].form);
  }
}

/* Named kinds of action have no fixed words; they are recognized by the names of actions. */
static void
test_kinds_of_action (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *dump = NULL;

  test_read (build,
             "Throwing it at is an action applying to two things. Waiting is an action applying to nothing. "
             "Listening to is an action applying to one thing.\n\n"
             "Throwing the ball at someone is love. Waiting is a lazy action. Doing something to Bob is love. "
             "Waiting Room is dark. Listening Post is dark. Listening to music is north of here. Throwing is love.");
  dump = leaf_sentences_to_string (build, FALSE);
  g_assert_cmpstr (dump, ==,
                   "action: Throwing it at is an action applying to two things\n"
                   "action: Waiting is an action applying to nothing\n"
                   "action: Listening to is an action applying to one thing\n"
                   "kind_of_action: Throwing the ball at someone is love\n"
                   "kind_of_action: Waiting is a lazy action\n"
                   "kind_of_action: Doing something to Bob is love\n"
                   "assertion: Waiting Room is dark\n"
                   "assertion: Listening Post is dark\n"
                   "assertion: Listening to music is north of here\n"
                   "kind_of_action: Throwing is love\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/sentences/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/sentences/forms", test_forms);
  g_test_add_func ("/sentences/kinds-of-action", test_kinds_of_action);
  return g_test_run ();
}
