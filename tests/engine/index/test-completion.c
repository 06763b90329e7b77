/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-completion.c: completion: a table of typed texts, what is offered first, and what is not offered; and a test
 * that every snippet, with the default text of its placeholders, compiles without a problem. */
#include "leaf.h"

#include <string.h>

static const char story[]
    = "The Attic is a room. The trunk is an open container in the Attic. The Brass Key is in the trunk. Ada is a woman in the Attic.\n\n"
      "The pondering rules is an object based rulebook.\n\n"
      "To polish (item - a thing) with (cloth - a thing) for (T - a number) minutes: say \"It shines.\"\n\n"
      "The tally is a number that varies. Weather is a kind of value. The weathers are sunny and wet. "
      "The outlook is a weather that varies. A room has a weather.\n\n"
      "The trapdoor is a door. The trapdoor is below the Attic and above the Vault. The Vault is a room. "
      "The sorting rules is a rulebook. The hearing rules is an object based rulebook. The timing rules is an action based rulebook. "
      "Weighing something is an activity on things.\n\n"
      "The idling rules is a nothing based rulebook. To heed (R - a rule): follow R.\n\n"
      "To show (N - 6): say \"Six.\"\n\n";

typedef struct {
  LeafProgram *program;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  LeafSourceText source = { "story.ni", story, strlen (story) };

  fixture->program = leaf_program_compile (&source, NULL);
  g_assert_cmpuint (leaf_program_n_problems (fixture->program), ==, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  leaf_program_unref (fixture->program);
}

static LeafCompletion *
complete (Fixture *fixture, const char *typed, guint32 most, guint32 *n)
{
  g_autofree char *text = g_strconcat (story, typed, NULL);

  return leaf_program_completions (fixture->program, leaf_program_story_source (fixture->program), text,
                                   (guint32) strlen (text), most, n);
}

static gboolean
is_offered (const LeafCompletion *rows, guint32 n, const char *text)
{
  for (guint32 i = 0; i < n; i++)
    if (g_ascii_strcasecmp (rows[i].text, text) == 0)
      return TRUE;
  return FALSE;
}

/* `typed` follows the story; `offered` is among the completions there, and `not` is not. */
static const struct {
  const char *typed, *offered, *not ;
} places[] = {
  { "Inst", "Instead of", "insert" },
  { "Chapter 5 - The tr", NULL, "trunk" }, /* a heading may have any name */
  { "Part of the tr", "trunk", NULL },
  { "The trunk is ", "Brass Key", "'re" },
  { "Every", "Every turn", "every" },
  { "Rule for pri", NULL, "print" },
  { "", "Instead of", NULL },
  { "Instead of ta", "taking (thing)", "table-name" },
  { "The first before rule: say \"x\".\n\nBefore wav", "waving hands", "Wet" },
  { "Instead of taking the br", "Brass Key", "break" },
  { "Instead of putting the brass key ", "on (thing)", "Attic" },
  { "Instead of taking the ", "trunk", "Attic" },
  { "Instead of jumping when the ta", "tally", NULL },
  { "A pondering rule for the tr", "trunk", NULL },
  { "Instead of jumping:\n\tpol", "polish (thing) with (thing) for (number) minutes", "Attic" },
  { "Instead of jumping:\n\tsettle t", NULL, "settle the command" }, /* which the library keeps for itself */
  { "Instead of jumping:\n\tset pro", "set pronouns from (object)", NULL },
  { "Instead of jumping:\n\tpolish the br", "Brass Key", "break" },
  { "Instead of jumping:\n\tpolish the brass key wi", "with (thing) for (number) minutes", "wet" },
  { "Instead of jumping:\n\tpolish the brass key with ada for t", "tally", "trunk" },
  { "Instead of jumping:\n\tsay \"x\";\n\tif the player is wearing the tr", "trunk", NULL },
  { "Instead of jumping:\n\tif the trunk is open, pol", "polish (thing) with (thing) for (number) minutes", NULL },
  { "Instead of jumping:\n\ttry tak", "taking (thing)", "talk" },
  { "Instead of jumping:\n\tlet the parcel be the trunk;\n\trep", "repeat", NULL },
  { "Instead of jumping:\n\tsay \"It is [the pl", "player", "player's" },
  { "Instead of jumping:\n\tsay \"It is [one", "one of", NULL },
  { "Instead of jumping:\n\tsay \"the br", NULL, "Brass Key" },
  { "Instead of jumping: [the br", NULL, "Brass Key" },
  { "Instead of jumping:\n\tsay “the br", NULL, "Brass Key" },
  { "Instead of jumping:\n\tsay “It is [the pl", "player", "player's" },
  { "Instead of jumping:\n\tsay “Oh”;\n\tpolish the br", "Brass Key", "break" },
  { "The description of the trunk is “Old.” The Brass Ke", "Brass Key", NULL },
  { "Include (- Global x = the br", NULL, "Brass Key" },
  { "Include (- Global x; -). The Brass Ke", "Brass Key", NULL },
  { "The Brass Ke", "Brass Key", NULL },
  { "Instead of going no", "north", "trunk" },
  { "Instead of going no", NULL, "nowhere else" },
  { "Instead of going from ", "Attic", NULL },
  { "Instead of going from the ", "Attic", NULL },
  { "Instead of going to the ", "Attic", NULL },
  { "Instead of going through the ", "Trapdoor", NULL },
  { "Instead of going through ", "Trapdoor", NULL },
  { "Instead of going the ", "north", NULL },
  { "Instead of jumping:\n\ttry silently tak", "taking (thing)", "talk" },
  { "Instead of jumping:\n\ttry silently taking the br", "Brass Key", "break" },
  { "Instead of jumping:\n\ttry going no", "north", NULL },
  { "Instead of jumping:\n\ttry", "try", NULL },
  { "Instead of jumping:\n\tsay \"It is [if the tr", "trunk", NULL },
  { "Instead of jumping:\n\tsay \"It is [unless the tr", "trunk", NULL },
  { "Instead of jumping:\n\tsay \"It is [unless tr", "trunk", NULL },
  { "Instead of jumping:\n\tsay \"It is [", "one of", "Instead of" },
  { "Instead of jumping:\n\tif the tr", "trunk", NULL },
  { "Instead of jumping:\n\tunless tr", "trunk", NULL },
  { "Instead of jumping:\n\twhile the tr", "trunk", NULL },
  { "Instead of jumping:\n\titerate the tr", NULL, "Brass Key" },
  { "Instead of jumping:\n\tshow ta", "tally", NULL },
  { "Instead of jumping:\n\tfollow the po", "pondering", "polish (thing) with (thing) for (number) minutes" },
  { "Rule for we", "weighing", NULL },
  { "Rule for weighing the br", "Brass Key", "break" },
  { "Sorting", "Sorting rule", NULL },
  { "Hear", "Hearing rule for", NULL },
  { "Idl", "Idling", "Idling rule for" },
  { "Instead of jumping:\n\theed ", "sorting", "trunk" },
  { "Tim", "Timing", NULL },
  { "Hearing rule for the ", "trunk", NULL },
  { "Instead of waiting: now the outlook is the ", "sunny", NULL },
  { "Every turn when the outlook is wet, pol", NULL, "Polish" },
};

static void
test_places (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    guint32 n;
    LeafCompletion *rows = complete (fixture, places[i].typed, 5000, &n);

    if (places[i].offered != NULL && !is_offered (rows, n, places[i].offered)) {
      g_test_message ("after '%s' '%s' is not offered (%u others are; the first is '%s')", places[i].typed,
                      places[i].offered, n, n > 0 ? rows[0].text : "");
      g_test_fail ();
    }
    if (places[i].not != NULL && is_offered (rows, n, places[i].not )) {
      g_test_message ("after '%s' '%s' is offered", places[i].typed, places[i].not );
      g_test_fail ();
    }
    leaf_completions_free (rows, n);
  }
}

/* After the name of a property or variable, the values of its kind come first. */
static void
test_values_of_kind (Fixture *fixture, gconstpointer data)
{
  static const char *const typed[]
      = { "Every turn: now the weather of the Attic is ", "Every turn: if the outlook is not " };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    guint32 n;
    LeafCompletion *rows = complete (fixture, typed[i], 5, &n);

    g_assert_cmpuint (n, ==, 5);
    g_assert_true (is_offered (rows, n, "sunny"));
    g_assert_true (is_offered (rows, n, "wet"));
    leaf_completions_free (rows, n);
  }
}

/* What is offered first. */
static void
test_first (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *typed, *first;
  } cases[] = {
    { "Instead of going from ", "Attic" },
    { "Instead of going from the ", "Attic" },
    { "Instead of going to the ", "Attic" },
    { "Instead of going through the ", "trapdoor" },
    { "Instead of going through ", "trapdoor" },
    { "Instead of going the ", "opposite" },
    { "Instead of going ", "opposite" },
    { "Instead of jumping:\n\ttry going ", "opposite" },
    { "Instead of jumping:\n\ttry silently going the ", "opposite" },
    { "Instead of jumping:\n\tfollow the ", "at (time)" },
    { "Instead of jumping:\n\tnow the outlook is not ", "outlook" },
    { "Instead of jumping:\n\tnow the outlook are the ", "outlook" },
    { "Instead of taking the ", "trapdoor" },
    { "Rule for weighing the ", "trapdoor" },
    { "A pondering rule for the ", "Attic" },
    { "Hearing rule for ", "Attic" },
    { "Instead of jumping:\n\tpolish ", "trapdoor" },
    { "Instead of jumping:\n\tshow ", "tally" },
    { "Instead of jumping:\n\tpolish flo", NULL },
    { "Instead of jumping:\n\tpolish the trunk with the trunk for ", "tally" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint32 n;
    LeafCompletion *rows = complete (fixture, cases[i].typed, 5000, &n);

    g_test_message ("%s", cases[i].typed);
    g_assert_cmpstr (n > 0 ? rows[0].text : NULL, ==, cases[i].first);
    leaf_completions_free (rows, n);
  }
}

/* Local names are offered where they are in scope, those whose kind fits first. */
static void
test_locals (void)
{
  static const char before[]
      = "The Attic is a room. The trunk is in the Attic.\n\n"
        "To polish (item - a thing): say \"It shines.\"\n\n"
        "Instead of jumping:\n\tlet the pale thing be the trunk;\n\tlet pal be 3;\n\tpolish the pal",
      after[] = ";\n\tsay \"[pal] [pale thing]\".\n\n"
                "Instead of waiting:\n\tlet the palace be the trunk;\n\tpolish the palace.\n";
  g_autofree char *text = g_strconcat (before, after, NULL);
  LeafSourceText source = { "story.ni", text, strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  guint32 n;
  LeafCompletion *rows = leaf_program_completions (program, leaf_program_story_source (program), text,
                                                   (guint32) strlen (before), 100, &n);

  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpstr (rows[0].text, ==, "pale thing");
  g_assert_cmpstr (rows[0].detail, ==, "thing");
  g_assert_true (is_offered (rows, n, "pal"));
  g_assert_false (is_offered (rows, n, "palace"));
  leaf_completions_free (rows, n);
}

static void
test_most (Fixture *fixture, gconstpointer data)
{
  guint32 n;
  LeafCompletion *rows = complete (fixture, "The b", 1, &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (rows[0].start, ==, strlen (story) + strlen ("The "));
  leaf_completions_free (rows, n);
  rows = complete (fixture, "The b", 0, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_completions_free (rows, n);
}

static void
test_signature (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *typed, *title, *parameter;
  } cases[] = {
    { "Instead of jumping:\n\tpolish ", "To polish (item - a thing) with (cloth - a thing) for (T - a number) minutes",
      "(item - a thing)" },
    { "Instead of jumping:\n\tpolish the brass key with ",
      "To polish (item - a thing) with (cloth - a thing) for (T - a number) minutes", "(cloth - a thing)" },
    { "Instead of jumping:\n\tpolish it with it for 5",
      "To polish (item - a thing) with (cloth - a thing) for (T - a number) minutes", "(T - a number)" },
    { "Instead of jumping:\n\tdawdle", NULL, NULL },
    { "Instead of jumping", NULL, NULL },
    { "Instead of jumping:\n\tpolish a b c d e f g h i j k l m n o p q r s t u v w x", NULL, NULL },
    { "Instead of jumping:\n\tpolish a b c d e f g h i j k l m n o p q r s t u v w",
      "To polish (item - a thing) with (cloth - a thing) for (T - a number) minutes", "(item - a thing)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strconcat (story, cases[i].typed, NULL);
    guint32 start, end;
    g_autofree char *title = leaf_program_signature (fixture->program, text, (guint32) strlen (text), &start, &end);
    g_autofree char *parameter = title != NULL ? g_strndup (title + start, end - start) : NULL;

    g_assert_cmpstr (title, ==, cases[i].title);
    g_assert_cmpstr (parameter, ==, cases[i].parameter);
  }
}

/* "${2:say \"x\"}" -> say "x" */
static char *
fill_gaps (const char *snippet)
{
  g_autoptr (GRegex) gap = g_regex_new ("\\$\\{[0-9]+:([^}]*)\\}", 0, 0, NULL);

  return g_regex_replace (gap, snippet, -1, 0, "\\1", 0, NULL);
}

static void
test_snippets (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *where, *trigger, *before, *after;
  } snippets[] = {
#define N_(text)                                   text
#define LEAF_SNIPPET(where, trigger, detail, text) { #where, trigger, text, detail },
#include "index/leaf-snippets.def"
#undef LEAF_SNIPPET
  };

  for (guint i = 0; i < G_N_ELEMENTS (snippets); i++) {
    g_autofree char *filled = fill_gaps (snippets[i].before);
    gboolean is_sentence = g_str_equal (snippets[i].where, "SENTENCE"),
             is_statement = g_str_equal (snippets[i].where, "STATEMENT");
    gboolean makes_room = g_str_equal (snippets[i].trigger, "room");
    g_autofree char *text = g_strconcat ("The Cellar is a room. ", makes_room ? "" : "The Attic is a room.", "\n\n",
                                         is_sentence    ? ""
                                         : is_statement ? "Instead of jumping:\n\t"
                                                        : "Instead of jumping:\n\tsay \"[",
                                         filled,
                                         is_sentence    ? ""
                                         : is_statement ? "."
                                                        : "]\".",
                                         "\n", NULL);
    LeafSourceText source = { "story.ni", text, strlen (text) };
    g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);

    if (leaf_program_n_problems (program) > 0)
      g_error ("%s: %s\n%s", snippets[i].trigger, leaf_program_problem (program, 0).sentence, text);
  }
}

/* Where anything is allowed, names of the story come before those of the library, and verbs last. */
static void
test_own_first (Fixture *fixture, gconstpointer data)
{
  static const char *const typed[] = { "The trunk is ", "Instead of taking the trunk: say \"[the " };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    guint32 n;
    LeafCompletion *rows = complete (fixture, typed[i], 32, &n);

    g_assert_true (is_offered (rows, n, "Brass Key"));
    g_assert_true (is_offered (rows, n, "Attic"));
    g_assert_false (is_offered (rows, n, "be"));
    leaf_completions_free (rows, n);
  }
}

/* --- ranking ------------------------------------------------------------------------------------------------------ */

static const char ranked_story[]
    = "The Kitchen is a room. A table is here. A tablecloth is here. A tabla is here. A tap is here. A knife is a thing.\n\n"
      "Understand \"tab\" as the tablecloth. Instead of tasting the tap: say \"Cold.\"\n\n"
      "To wipe (item - a thing): say \"Clean.\"\n\n"
      "To wind (item - a thing) up: say \"It ticks.\"\n\n"
      "Instead of pulling the tap: wind the tap up; wind the knife up; say \"Water.\"\n\n"
      "The Hall is east of the Kitchen. A tapestry is in the Hall. The Brass Key is in the Hall.\n\n"
      "Instead of touching the tapestry: wipe the tapestry. Instead of touching the Brass Key: wipe the Brass Key.\n\n"
      "Instead of touching the tapestry when the Brass Key is in the Hall: say \"Dust.\"\n\n";

/* The text after the story, and the first five completions. */
static const struct {
  const char *typed, *first[5];
  guint32 n; /* the number of completions, at most five; 0: any number */
} rankings[] = {
  /* things of the story are sorted by use near the cursor, not by length: the tapestry, which is used nearby, before
   * the table of the first line */
  { "Instead of touching the ta", { "tapestry", "tap", "tablecloth", "tabla", "table" } },
  { "Instead of t",
    { "touching (thing)", "tasting (thing)", "taking (thing)", "taking off (thing)", "taking inventory" } },
  /* a phrase that is used twice nearby comes before one that is used twice further up, and before those of the
   * library */
  { "Instead of jumping:\n\tw",
    { "wipe (thing)", "wind (thing) up", "while", "wait for the space key", "wait for any key" } },
  { "Instead of jumping:\n\ts", { "say", "stop" } },
  { "In", { "Instead of" } },
  { "", { "Instead of", "Before", "After", "Check", "Carry out" } },
  { "Instead of going n", { "north", "northeast", "northwest" } },
  { "Instead of going the ea", { "east" } },
  { "Instead of going from the ", { "Hall", "Kitchen" } },
  { "Instead of going east to the ", { "Hall", "Kitchen" } },
  { "Instead of jumping:\n\ttry going so", { "south", "southeast", "southwest" } },
  { "Check ta", { "tasting (thing)", "taking (thing)", "taking off (thing)", "taking inventory" } },
  /* a phrase is offered once, as a whole */
  { "Instead of jumping:\n\tset pron", { "set pronouns from (object)" }, 1 },
  { "Instead of jumping:\n\twipe the ", { "Brass Key", "tapestry", "tap", "knife", "tablecloth" } },
  { "Instead of jumping:\n\tsay \"[the tap", { "tapestry", "tap" } },
};

static void
test_ranking (void)
{
  LeafSourceText source = { "story.ni", ranked_story, strlen (ranked_story) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rankings); i++) {
    g_autofree char *text = g_strconcat (ranked_story, rankings[i].typed, NULL);
    guint32 n;
    LeafCompletion *rows
        = leaf_program_completions (program, leaf_program_story_source (program), text, (guint32) strlen (text), 5, &n);

    if (rankings[i].n > 0)
      g_assert_cmpuint (n, ==, rankings[i].n);
    for (guint k = 0; k < 5 && rankings[i].first[k] != NULL; k++) {
      g_assert_cmpuint (k, <, n);
      g_assert_cmpstr (rows[k].text, ==, rankings[i].first[k]);
    }
    leaf_completions_free (rows, n);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/completion/places", Fixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/completion/own-first", Fixture, NULL, set_up, test_own_first, tear_down);
  g_test_add ("/completion/values-of-kind", Fixture, NULL, set_up, test_values_of_kind, tear_down);
  g_test_add_func ("/completion/ranking", test_ranking);
  g_test_add_func ("/completion/locals", test_locals);
  g_test_add ("/completion/first", Fixture, NULL, set_up, test_first, tear_down);
  g_test_add ("/completion/most", Fixture, NULL, set_up, test_most, tear_down);
  g_test_add ("/completion/signature", Fixture, NULL, set_up, test_signature, tear_down);
  g_test_add ("/completion/snippets", Fixture, NULL, set_up, test_snippets, tear_down);
  return g_test_run ();
}
