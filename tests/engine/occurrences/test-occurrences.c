/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is at a place of a source, and where else the same thing occurs. */
#include "leaf.h"

#include <string.h>

static const char story[]
    = "The Yard is a room. The box is a container in the Yard. The box is openable.\n"
      "The box can be heavy or light. The description of the box is \"Here is [the box][if the box is open], ajar[end if].\"\n"
      "The tally is a number that varies. The tally is 3.\n\n"
      "Table of Chatter\nmood\treply\n\"glum\"\t\"Go away.\"\n\"merry\"\t\"Come in.\"\n\n"
      "The weighing rules is a rulebook. The weighing rulebook has a number called the bias.\n\n"
      "A weighing rule (this is the thumb rule):\n\tnow the bias is 4;\n\tsay \"[bias].\".\n\n"
      "To greet (P - a person) with (T - text):\n\tsay \"[P]: [T]\".\n\n"
      "Every turn when a container (called the bin) is in the location:\n"
      "\tlet the box be 7;\n"
      "\tnow the box is 8;\n"
      "\tsay \"There [box] lay in [the bin].\";\n"
      "\trepeat with chap running through people in the Yard:\n"
      "\t\tgreet the chap with \"Hello\";\n"
      "\tchoose row 1 in the Table of Chatter;\n"
      "\tsay \"[reply entry]\";\n"
      "\tnow the tally is 4;\n"
      "\tfollow the weighing rules.\n\n"
      "Every turn:\n\tlet the box be the number of heavy containers;\n\tsay \"[box].\".\n\n"
      "Instead of opening the box: say \"[The box] stays shut.\".\n";

/* The first `word` after the first `after`; what it is; and, if known, the words before its definition. */
static const struct {
  const char *after, *word;
  LeafNamed sort;
  LeafRole role;
  const char *defined_after, *defined;
} rows[] = {
  { "", "Yard", LEAF_NAMED_INSTANCE, LEAF_ROLE_DEFINES, "", "Yard" },
  { "in the ", "Yard", LEAF_NAMED_INSTANCE, LEAF_ROLE_USES, "", "Yard" },
  { "Yard is a ", "room", LEAF_NAMED_KIND, LEAF_ROLE_USES, NULL, NULL },
  { "Yard. The box is ", "openable", LEAF_NAMED_ADJECTIVE, LEAF_ROLE_USES, NULL, NULL },
  { "openable.\nThe ", "box", LEAF_NAMED_INSTANCE, LEAF_ROLE_USES, "room. The ", "box" },
  { "The description of the ", "box", LEAF_NAMED_INSTANCE, LEAF_ROLE_USES, "room. The ", "box" },
  { "light. The ", "description", LEAF_NAMED_PROPERTY, LEAF_ROLE_SETS, NULL, NULL },
  { "Here is [the ", "box", LEAF_NAMED_INSTANCE, LEAF_ROLE_USES, "room. The ", "box" },
  { "[if the box is ", "open", LEAF_NAMED_ADJECTIVE, LEAF_ROLE_USES, NULL, NULL },
  { "varies. The ", "tally", LEAF_NAMED_VARIABLE, LEAF_ROLE_SETS, "ajar[end if].\"\nThe ", "tally" },
  { "varies. The tally is ", "3", LEAF_NAMED_LITERAL, LEAF_ROLE_USES, NULL, NULL },
  { "Table of Chatter\n", "mood", LEAF_NAMED_COLUMN, LEAF_ROLE_DEFINES, "Chatter\n", "mood" },
  { "now the ", "bias", LEAF_NAMED_VARIABLE, LEAF_ROLE_SETS, "number called the ", "bias" },
  { "say \"[", "bias", LEAF_NAMED_VARIABLE, LEAF_ROLE_USES, "number called the ", "bias" },
  { "this is the ", "thumb rule", LEAF_NAMED_RULE, LEAF_ROLE_DEFINES, "this is the ", "thumb rule" },
  { "\n\nTo ", "greet", LEAF_NAMED_PHRASE, LEAF_ROLE_DEFINES, "\n\nTo ", "greet" },
  { "\tsay \"[P]: [", "T", LEAF_NAMED_LOCAL, LEAF_ROLE_USES, "with (", "T" },
  { "when a ", "container", LEAF_NAMED_KIND, LEAF_ROLE_USES, NULL, NULL },
  { "(called the ", "bin", LEAF_NAMED_LOCAL, LEAF_ROLE_DEFINES, "(called the ", "bin" },
  { "\tlet the ", "box", LEAF_NAMED_LOCAL, LEAF_ROLE_DEFINES, "\tlet the ", "box" },
  { "7;\n\tnow the ", "box", LEAF_NAMED_LOCAL, LEAF_ROLE_SETS, "\tlet the ", "box" },
  { "There [", "box", LEAF_NAMED_LOCAL, LEAF_ROLE_USES, "\tlet the ", "box" },
  { "lay in [the ", "bin", LEAF_NAMED_LOCAL, LEAF_ROLE_USES, "(called the ", "bin" },
  { "through ", "people", LEAF_NAMED_KIND, LEAF_ROLE_USES, NULL, NULL },
  { "Yard:\n\t\t", "greet", LEAF_NAMED_PHRASE, LEAF_ROLE_CALLS, "\n\nTo ", "greet" },
  { "\t\tgreet the ", "chap", LEAF_NAMED_LOCAL, LEAF_ROLE_USES, "repeat with ", "chap" },
  { "row 1 in the ", "Table of Chatter", LEAF_NAMED_TABLE, LEAF_ROLE_USES, "3.\n\n", "Table of Chatter" },
  { "Chatter;\n\tsay \"[", "reply", LEAF_NAMED_COLUMN, LEAF_ROLE_USES, "mood\t", "reply" },
  { "\tnow the ", "tally", LEAF_NAMED_VARIABLE, LEAF_ROLE_SETS, "ajar[end if].\"\nThe ", "tally" },
  { "follow the ", "weighing", LEAF_NAMED_RULEBOOK, LEAF_ROLE_USES, "merry\"\t\"Come in.\"\n\nThe ", "weighing" },
  { "number of ", "heavy", LEAF_NAMED_ADJECTIVE, LEAF_ROLE_USES, "can be ", "heavy" },
  { "containers;\n\tsay \"[", "box", LEAF_NAMED_LOCAL, LEAF_ROLE_USES, "Every turn:\n\tlet the ", "box" },
  { "Instead of ", "opening", LEAF_NAMED_ACTION, LEAF_ROLE_USES, NULL, NULL },
  { "say \"[The ", "box", LEAF_NAMED_INSTANCE, LEAF_ROLE_USES, "room. The ", "box" },
};

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static guint32
place_behind (const char *after, const char *word)
{
  const char *at = strstr (story, after);

  g_assert_nonnull (at);
  at = strstr (at + strlen (after), word);
  g_assert_nonnull (at);
  return (guint32) (at - story);
}

static void
test_rows (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  guint32 source = leaf_program_story_source (program);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 byte = place_behind (rows[i].after, rows[i].word);
    LeafOccurrenceInfo found;
    LeafPlace made;

    if (!leaf_program_occurrence (program, source, byte, &found) || found.sort != rows[i].sort
        || found.role != rows[i].role || found.place.start != byte) {
      g_test_message ("'%s' behind '%s': sort %u, role %u at %u, wanted %u, %u at %u", rows[i].word, rows[i].after,
                      found.sort, found.role, found.place.start, rows[i].sort, rows[i].role, byte);
      g_test_fail ();
      continue;
    }
    made = leaf_program_occurrence_definition (program, &found);
    if (rows[i].defined != NULL
        && (made.source != source || made.start != place_behind (rows[i].defined_after, rows[i].defined))) {
      g_test_message ("'%s' behind '%s': defined at %u", rows[i].word, rows[i].after, made.start);
      g_test_fail ();
    }
  }
}

/* How often the thing at this place occurs in the story. */
static void
test_uses (void)
{
  static const struct {
    const char *after, *word;
    guint n;
  } cases[] = {
    { "\tlet the ", "box", 3 }, { "Every turn:\n\tlet the ", "box", 2 },
    { "room. The ", "box", 8 }, { "(called the ", "bin", 2 },
    { "mood\t", "reply", 2 },   { "number called the ", "bias", 3 },
    { "with (", "T", 2 },
  };
  g_autoptr (LeafProgram) program = compile (story);
  guint32 source = leaf_program_story_source (program);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafOccurrenceInfo found;
    g_autofree LeafOccurrenceInfo *uses = NULL;
    guint32 n, in_story = 0;

    g_assert_true (leaf_program_occurrence (program, source, place_behind (cases[i].after, cases[i].word), &found));
    uses = leaf_program_uses (program, &found, &n);
    for (guint32 j = 0; j < n; j++)
      in_story += uses[j].place.source == source;
    if (in_story != cases[i].n)
      g_test_message ("'%s' behind '%s': %u uses, not %u", cases[i].word, cases[i].after, in_story, cases[i].n);
    g_assert_cmpuint (in_story, ==, cases[i].n);
  }
}

/* The description of the occurrence, with kind and scope. */
static void
test_descriptions (void)
{
  static const struct {
    const char *after, *word, *description;
  } cases[] = {
    { "There [", "box",
      "local name: box (number), in \"Every turn when a container (called the bin) is in the location\"" },
    { "say \"[", "bias", "variable: bias (number), of the weighing rulebook" },
    { "Here is [the ", "box", "container: box" },
    { "Chatter;\n\tsay \"[", "reply", "column: reply (text)" },
    { "number of ", "heavy", "adjective: heavy" },
  };
  g_autoptr (LeafProgram) program = compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *description = NULL;

    leaf_program_definition (program, leaf_program_story_source (program), place_behind (cases[i].after, cases[i].word),
                             &description);
    g_assert_cmpstr (description, ==, cases[i].description);
  }
}

/* Local names come first where they are in scope, and appear nowhere else. */
static void
test_completion (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  guint32 source = leaf_program_story_source (program);
  guint32 byte = place_behind ("row 1 in the ", "Table"), other = place_behind ("Instead of ", "opening"), n;
  g_autofree char *before = g_strndup (story, byte), *text = g_strconcat (before, "ch", NULL);
  g_autofree char *elsewhere = g_strndup (story, other), *there = g_strconcat (elsewhere, "chap", NULL);
  LeafCompletion *inside = leaf_program_completions (program, source, text, byte + 2, 3, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpstr (inside[0].text, ==, "chap");
  leaf_completions_free (inside, n);
  inside = leaf_program_completions (program, source, there, other + 4, 3, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_completions_free (inside, n);
}

/* The thing after `after` is renamed wherever it is mentioned, and nothing that only looks like it; and the story then
 * has no new problem. */
static void
test_rename (void)
{
  static const struct {
    const char *after, *name, *then, *still, *why_not;
  } cases[] = {
    { "room. The ", "iron chest", "The iron chest is openable", "let the box be 7", NULL },
    { "\tlet the ", "crate", "There [crate] lay", "The box is openable", NULL },
    { "this is the ", "  finger   rule ", "(this is the finger rule)", "A weighing rule", NULL },
    { "Table of Chatter\n", "temper", "Table of Chatter\ntemper\treply", "say \"[reply entry]\"", NULL },
    { "now the ", "lean", "say \"[lean].\"", "number called the lean", NULL },
    { "room. The ", "", NULL, NULL, "A name needs at least one word." },
    { "room. The ", "box, the", NULL, NULL, "A name cannot contain quotation marks, brackets, commas or full stops." },
    { "Yard is a ", "chamber", NULL, NULL, "Only names that the story defines can be changed." },
  };
  g_autoptr (LeafProgram) program = compile (story);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafOccurrenceInfo info;
    g_autofree char *why_not = NULL, *text = NULL;
    LeafEdit *edits;
    guint32 n;

    g_assert_true (leaf_program_occurrence (program, leaf_program_story_source (program),
                                            place_behind ("", cases[i].after) + (guint32) strlen (cases[i].after),
                                            &info));
    edits = leaf_program_rename (program, &info, cases[i].name, &n, &why_not);
    g_assert_cmpstr (why_not, ==, cases[i].why_not);
    g_assert_cmpint (edits != NULL, ==, cases[i].then != NULL);
    text = leaf_edits_apply (story, edits, n);
    if (edits != NULL) {
      g_autoptr (LeafProgram) then = compile (text);

      g_assert_nonnull (strstr (text, cases[i].then));
      g_assert_nonnull (strstr (text, cases[i].still));
      g_assert_cmpuint (leaf_program_n_problems (then), ==, leaf_program_n_problems (program));
    }
    leaf_edits_free (edits, n);
  }
}

/* The names of rulebooks that belong to an action, an activity or a scene contain its name, and change when it is
 * renamed. */
static void
test_rename_owners (void)
{
  static const char before[]
      = "The Mill is a room. Ball is a scene. Ball begins when play begins. Ball ends merrily when the turn count is 2.\n"
        "When Ball begins: say \"b\". When the Ball ends merrily: say \"m\".\n"
        "Festooning something is an activity on objects.\n"
        "Before festooning: say \"f\". Rule for festooning the mill: carry out the festooning activity with the player.\n"
        "The after festooning rulebook has a number called N. Every turn: follow the after festooning rules.\n"
        "Blinking is an action applying to nothing. Understand \"blink\" as blinking.\n"
        "The first check blinking rule: follow the when Ball begins rules. Carry out blinking: say \"k\".\n";
  static const struct {
    const char *before, *name;
    guint places;
  } cases[] = { { "Ball is a scene", "Grand Gala", 6 },
                { "Festooning something", "hanging up", 6 },
                { "Blinking is an action", "winking", 4 } };
  g_autoptr (LeafProgram) program = compile (before);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafProgram) then = NULL;
    g_autofree char *why_not = NULL, *text = NULL;
    LeafOccurrenceInfo info;
    LeafEdit *edits;
    guint32 n;

    g_assert_true (leaf_program_occurrence (program, leaf_program_story_source (program),
                                            (guint32) (strstr (before, cases[i].before) - before), &info));
    edits = leaf_program_rename (program, &info, cases[i].name, &n, &why_not);
    g_assert_cmpstr (why_not, ==, NULL);
    g_assert_cmpuint (n, ==, cases[i].places);
    text = leaf_edits_apply (before, edits, n);
    then = compile (text);
    g_assert_cmpuint (leaf_program_n_problems (then), ==, 0);
    leaf_edits_free (edits, n);
  }
}

/* An abbreviated name would mean something else after renaming, so it is reported with its line. */
static void
test_rename_refused (void)
{
  g_autoptr (LeafProgram) program
      = compile ("The Mill is a room.\nThe oak cask is a thing in the Mill.\nThe cask is fixed in place.\n");
  g_autofree char *why_not = NULL;
  LeafOccurrenceInfo info;
  guint32 n;

  g_assert_true (leaf_program_occurrence (program, leaf_program_story_source (program), 25, &info));
  g_assert_null (leaf_program_rename (program, &info, "gate", &n, &why_not));
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpstr (why_not, ==, "Line 3 calls it 'cask', not 'oak cask'. Change that first.");
}

/* Words that stand for a name without being it, and names that something else has. `why_not`: it is refused. */
static void
test_rename_forms (void)
{
  static const struct {
    const char *before, *place, *name, *after, *why_not;
  } cases[] = {
    { "The greeting rules is a rulebook. A greeting rule: say \"Hi.\" Every turn: follow the greeting rules.",
      "greeting rules is", "salute rules",
      "The salute rules is a rulebook. A salute rule: say \"Hi.\" Every turn: follow the salute rules.", NULL },
    { "The cup is a thing. It is in the Mill.", "cup is", "beaker", "The beaker is a thing. It is in the Mill.", NULL },
    { "A thing called the ball is in the Mill. Every turn: say \"[the ball]\".", "ball is", "the globe",
      "A thing called the globe is in the Mill. Every turn: say \"[the globe]\".", NULL },
    { "The cup is a thing.", "cup is", "player", NULL, "Something else is called 'player'. Choose another name." },
    { "Putting it under is an action applying to two things. Check putting something under something: say \"x\".",
      "Putting it under", "hiding it below", NULL,
      "This cannot be renamed automatically: line 1 calls it 'putting', not 'Putting it under'." },
    { "The cup is a thing. The mug is a thing.", "cup is", "mug", NULL,
      "Something else is called 'mug'. Choose another name." },
    { "The cup is a thing.", "cup is", "north", NULL, "Something else is called 'north'. Choose another name." },
    { "A cup is a kind of thing. Mugs are a kind of thing.", "cup is", "mug", NULL,
      "Something else is called 'mug'. Choose another name." },
    { "A cup is a kind of thing. A mug is a kind of thing. The urn is a cup.", "cup is", "jug",
      "A jug is a kind of thing. A mug is a kind of thing. The urn is a jug.", NULL },
    { "A cup is a kind of thing. Three cups are in the Mill.", "cup is", "jug",
      "A jug is a kind of thing. Three jugs are in the Mill.", NULL },
    { "There is a thing called the A Flat. It is in the Mill. Every turn: say \"[the A Flat]\"; now the a flat is in the Mill.",
      "Flat. It", "key",
      "There is a thing called the A key. It is in the Mill. Every turn: say \"[the A key]\"; now the a key is in the Mill.",
      NULL },
    { "Hue is a kind of value. The hues are red and blue.", "red and", "blue", NULL,
      "Something else is called 'blue'. Choose another name." },
    { "Every turn: let A be 5; let B be 6; say \"[A] [B]\".", "A be", "B", NULL,
      "Something else is called 'B'. Choose another name." },
    { "Every turn: let A be 5; say \"[A]\". Instead of jumping: let B be 6; say \"[B]\".", "A be", "B",
      "Every turn: let B be 5; say \"[B]\". Instead of jumping: let B be 6; say \"[B]\".", NULL },
    { "Liking relates various people to various people. The verb to like means the liking relation. Every turn: if the "
      "player likes the player, say \"x\".",
      "Liking relates", "loving", NULL,
      "This cannot be renamed automatically: line 1 calls it 'likes', not 'Liking'." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *before = g_strconcat ("The Mill is a room. ", cases[i].before, "\n", NULL), *why_not = NULL,
                    *text = NULL;
    g_autofree char *after = g_strconcat ("The Mill is a room. ", cases[i].after, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (before);
    LeafOccurrenceInfo info;
    LeafEdit *edits;
    guint32 n;

    for (guint32 k = 0; k < leaf_program_n_problems (program); k++)
      g_test_message ("%s", leaf_program_problem (program, k).sentence);
    g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
    g_assert_true (leaf_program_occurrence (program, leaf_program_story_source (program),
                                            (guint32) (strstr (before, cases[i].place) - before), &info));
    edits = leaf_program_rename (program, &info, cases[i].name, &n, &why_not);
    g_assert_cmpstr (why_not, ==, cases[i].why_not);
    text = leaf_edits_apply (before, edits, n);
    if (cases[i].after != NULL)
      g_assert_cmpstr (text, ==, after);
    leaf_edits_free (edits, n);
  }
}

/* Headings alone, or with what is below them, in the order of the text. */
static void
test_outline (void)
{
  g_autoptr (LeafProgram) program = compile (
      "Part 1 - Here\n\nThe Mill is a room.\n\nBall is a scene. Ball begins when the turn count is 2.\n\nTo hum: say \"Hm.\"\n\nDefinition: a thing is odd if it is lit.\n\nPart 2 - There\n\nTable of Knots\nknot\n\"reef\"\n\n"
      "Every turn (this is the humming rule): hum.\n");
  static const char *const titles[] = { "Part 1 - Here",  "To hum",         "a thing is odd if it is lit",
                                        "Part 2 - There", "Table of Knots", "humming rule" };
  g_autofree LeafOutlineEntry *headings = NULL, *all = NULL;
  guint32 n;

  headings = leaf_program_outline (program, FALSE, &n);
  g_assert_cmpuint (n, ==, 2);
  all = leaf_program_outline (program, TRUE, &n);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < n; i++) {
    g_assert_cmpstr (all[i].text, ==, titles[i]);
    g_assert_cmpint (all[i].level == LEAF_OUTLINE_BELOW, ==, !g_str_has_prefix (titles[i], "Part"));
  }
}

/* Queries about invalid places return nothing. */
static void
test_nowhere (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  guint32 source = leaf_program_story_source (program), n;
  LeafOccurrenceInfo nothing = { 0 }, found;
  g_autofree LeafOccurrenceInfo *none = leaf_program_uses (program, &nothing, &n);
  g_autofree char *words = leaf_program_occurrence_description (program, &nothing);

  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpstr (words, ==, "");
  g_assert_cmpuint (leaf_program_occurrence_definition (program, &nothing).source, ==, 0);
  g_assert_false (leaf_program_occurrence (program, source, place_behind ("", " is a room") + 2, &found));
  g_assert_false (leaf_program_occurrence (program, source, G_MAXUINT32, &found));
  g_assert_false (leaf_program_occurrence (program, 0, 0, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/occurrences/rows", test_rows);
  g_test_add_func ("/engine/occurrences/uses", test_uses);
  g_test_add_func ("/engine/occurrences/descriptions", test_descriptions);
  g_test_add_func ("/engine/occurrences/completion", test_completion);
  g_test_add_func ("/engine/occurrences/rename", test_rename);
  g_test_add_func ("/engine/occurrences/rename/refused", test_rename_refused);
  g_test_add_func ("/engine/occurrences/rename/forms", test_rename_forms);
  g_test_add_func ("/engine/occurrences/rename/owners", test_rename_owners);
  g_test_add_func ("/engine/occurrences/outline", test_outline);
  g_test_add_func ("/engine/occurrences/nowhere", test_nowhere);
  return g_test_run ();
}
