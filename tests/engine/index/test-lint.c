/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lint.c: each lint is found in the example that explains it, and none is found in a story without mistakes. */
#include "leaf-lint.h"

#include <string.h>

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafProgram *program = leaf_program_compile (&source, NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_error ("%s", leaf_program_problem (program, i).sentence);
  return program;
}

static void
test_examples (void)
{
  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++) {
    const char *example = leaf_lint_example (lint);
    g_autofree char *text
        = g_strconcat (strstr (example, "a room") != NULL ? "" : "The Attic is a room.\n\n", example, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << lint, &n);

    if (n != 1) {
      g_test_message ("%s: %u found", leaf_lint_code (lint), n);
      g_test_fail ();
    }
    for (guint32 i = 0; i < n; i++) {
      g_assert_cmpint (notes[i].lint, ==, lint);
      g_assert_cmpuint (notes[i].place.source, ==, leaf_program_story_source (program));
      g_assert_true (g_str_has_suffix (notes[i].sentence, "."));
      g_assert_cmpint (notes[i].said.form, !=, LEAF_ANSWER_MESSAGE_NONE);
    }
    leaf_lint_notes_free (notes, n);
    g_assert_nonnull (leaf_lint_title (lint));
    g_assert_nonnull (leaf_lint_explanation (lint));
    g_assert_nonnull (leaf_lint_name (lint));
  }
  g_assert_null (leaf_lint_code (LEAF_LINT_COUNT));
}

/* The corrected source no longer has that lint. */
static void
test_mended (void)
{
  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++) {
    const char *mended = leaf_lint_corrected_example (lint);
    g_autofree char *text
        = g_strconcat (strstr (mended, "a room") != NULL ? "" : "The Attic is a room.\n\n", mended, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << lint, &n);

    for (guint32 i = 0; i < n; i++) {
      g_test_message ("%s: %s", leaf_lint_code (lint), notes[i].sentence);
      g_test_fail ();
    }
    leaf_lint_notes_free (notes, n);
  }
}

static const char clean[]
    = "The Attic is a room. \"Dust.\" The Cellar is a room. \"Damp.\" The Vault is below the Attic. \"Cold.\"\n\n"
      "The lamp is in the Attic. The description of the lamp is \"Brass.\"\n\n"
      "The tide rules are a rulebook.\n\nA tide rule (this is the ebb rule): say \"It falls.\"\n\n"
      "Instead of sleeping: say \"Not now.\"\n\nInstead of waiting: say \"Nor this.\"\n\n"
      "This is the flicker rule: say \"It flickers.\"\n\n"
      "Humming is an action applying to nothing. Understand \"hum\" as humming.\n\n"
      "Report humming:\n\tfollow the tide rules;\n\tfollow the flicker rule;\n\tsay \"You hum\";\n\tsay \".\"\n\n"
      "Instead of jumping when the lamp is carried:\n\tmove the player to the Cellar.\n\nInstead of jumping:\n\tsay \"You jump [bold type]high[roman type].\"\n";

static void
test_clean (void)
{
  g_autoptr (LeafProgram) program = compile (clean);
  guint32 n;
  LeafLintNote *notes = leaf_program_lint (program, LEAF_LINTS_ALL, &n);

  for (guint32 i = 0; i < n; i++) {
    g_test_message ("%s: %s", leaf_lint_code (notes[i].lint), notes[i].sentence);
    g_test_fail ();
  }
  leaf_lint_notes_free (notes, n);
  notes = leaf_program_lint (program, 0, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_lint_notes_free (notes, n);
}

/* Of two rules with the same condition the second never runs, unless the condition may be another when it is tested
 * again. */
static void
test_same_conditions (void)
{
  static const struct {
    const char *condition;
    guint32 n;
  } rows[] = {
    { "when the lamp is lit", 1 }, { "when it glows", 1 }, { "when luck strikes", 0 }, { "when the tally grows", 0 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = g_strdup_printf (
        "The Attic is a room. The lamp is a device in the Attic. The tally is a number that varies.\n\n"
        "To decide whether it glows: if the lamp is lit, yes; no.\n\n"
        "To decide whether luck strikes: if a random number from 1 to 2 is 1, yes; no.\n\n"
        "To decide whether the tally grows: increase the tally by 1; if the tally is 1, yes; no.\n\n"
        "Instead of jumping %s: say \"Once.\"\n\nInstead of jumping %s: say \"Twice.\"\n",
        rows[i].condition, rows[i].condition);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_RULE_NEVER_RUNS, &n);

    g_test_message ("%s", rows[i].condition);
    g_assert_cmpuint (n, ==, rows[i].n);
    leaf_lint_notes_free (notes, n);
  }
}

/* How often a rule with this body ends by printing a text that does not end a line. */
static const struct {
  const char *body;
  guint32 found;
} endings[] = {
  { "say \"Done\"", 1 },
  { "say \"Done.\"", 0 },
  { "say \"7\"", 1 },
  { "say \"caf\303\251\"", 1 },
  { "say \"And then\342\200\246\"", 0 },
  { "say \"\"", 0 },
  { "say \"Done \"", 0 },
  { "say \"Done[line break]\"", 0 },
  { "say \"[noun]\"", 0 },
  { "say \"(done)\"", 0 },
  { "repeat with N running from 1 to 2:\n\t\tsay \"Done\"", 1 },
  { "now the time of day is 9 PM", 0 },
  { "say 5", 0 }, /* what is printed is not a text */
  { "say the noun", 0 },
  { "say \"Done\";\n\tsay \".\"", 0 },
  { "if the player is in a room:\n\t\tsay \"Here\";\n\totherwise:\n\t\tsay \"There\"", 2 },
  { "if the player is in a room:\n\t\tsay \"Here.\";\n\totherwise:\n\t\tsay \"There\"", 1 },
  { "if the player is in a room:\n\t\tsay \"Here\";\n\tsay \"Done.\"", 0 },
};

static void
test_endings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *text = g_strdup_printf ("The Attic is a room.\n\nInstead of waiting:\n\t%s.\n", endings[i].body);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_TEXT_WITHOUT_END, &n);

    if (n != endings[i].found) {
      g_test_message ("%s: %u found", endings[i].body, n);
      g_test_fail ();
    }
    leaf_lint_notes_free (notes, n);
  }
}

/* Preambles of rules, and the hint about those that nothing matches; NULL: something may match. */
static const struct {
  const char *preamble, *expected;
} preambles[] = {
  { "Instead of taking a closed open container", "nothing is both 'closed' and 'open'" },
  { "Instead of taking an open thing which is not open", "nothing is both 'open' and 'not open'" },
  { "Instead of taking an open thing which is closed", "nothing is both 'open' and 'closed'" },
  { "Instead of taking the open closed box", "nothing is both 'open' and 'closed'" },
  { "Instead of taking a red blue thing", "nothing is both 'red' and 'blue'" },
  { "Instead of taking a red thing which is not blue", NULL },
  { "Instead of taking a container which is a person", "nothing is both 'container' and 'person'" },
  { "Instead of taking a thing which is a room", "nothing is both 'thing' and 'room'" },
  { "Instead of taking a container which is a thing", NULL },
  { "Instead of taking a closed openable container", NULL },
  { "Instead of taking a gem", "the story has no gem" },
  { "Instead of jumping in the presence of a gem", "the story has no gem" },
  { "Instead of jumping when the box is open and the box is closed", "nothing is both 'open' and 'closed'" },
  { "Instead of jumping when the box is open and the box is not open", "nothing is both 'open' and 'not open'" },
  { "Instead of jumping when the box is open or the box is closed", NULL },
  { "Instead of jumping when the box is open and the chest is closed", NULL },
  { "Instead of jumping when the box is open and it changes and the box is closed", NULL },
  { "Instead of jumping when the noun is open and the noun is closed", "nothing is both 'open' and 'closed'" },
  { "Instead of doing something other than taking a closed open container", NULL },
  { "Instead of taking a room",
    "taking needs a thing that can be touched, and stops before this rulebook for an object of the kind room" },
  { "Check giving a room to someone", "giving it to needs a thing that can be touched" },
  { "Instead of taking the Attic", "for an object of the kind room" },
  { "Before taking a room", NULL },
  { "Instead of examining a room", NULL },
  { "Instead of smelling a room", NULL },
  { "Instead of asking Ann to try taking a room", NULL },
  { "Every turn when the box is open and the box is closed", "nothing is both 'open' and 'closed'" },
  { "Before printing the name of a closed open container", "nothing is both 'closed' and 'open'" },
  { "Instead of jumping when the noun is open and the second noun is closed", NULL },
  { "Instead of jumping when the box is red and the box is blue", "nothing is both 'red' and 'blue'" },
  { "Instead of jumping when the box is red and the box is red", NULL },
  { "Instead of jumping when the box is not red and the box is not blue", NULL },
  { "Instead of jumping when the box is red and the box is not red", "nothing is both 'red' and 'not red'" },
  { "Instead of jumping when the box is not red and the box is blue", NULL },
  { "Instead of jumping when the box is red and the chest is blue", NULL },
  { "Instead of jumping when the Ball is recurring and the box is open", NULL },
  { "Instead of jumping when the Ball is recurring and the Ball is non-recurring",
    "nothing is both 'recurring' and 'non-recurring'" },
  { "Instead of taking a person which is a woman", NULL },
  { "Instead of taking a woman which is a person", NULL },
  { "Instead of taking a container which is not a person", NULL },
  { "Instead of taking an open thing which is not the box", NULL },
  { "Instead of taking an open thing which is not an open container", NULL },
  { "Instead of taking an open thing which is carried by a closed container", NULL },
  { "Instead of taking a heavy thing which is light", NULL }, /* each with its own definition */
  { "Instead of taking a wet dry thing", "nothing is both 'wet' and 'dry'" },
  { "Instead of taking a wet thing which is dry", "nothing is both 'wet' and 'dry'" },
  { "Instead of jumping in a wet dry room", "nothing is both 'wet' and 'dry'" },
  { "Instead of jumping when two open containers are closed", NULL },
  { "Instead of jumping when nothing is open and the box is closed", NULL },
  { "Instead of taking or jumping in the presence of a gem", "the story has no gem" },
  { "Instead of taking something in the presence of Ann", NULL },
  { "Check giving someone to a room", "giving it to needs a thing that can be touched" },
  { "Check an actor taking a room", "for an object of the kind room" },
  { "Instead of doing anything except taking a room", NULL },
  { "Instead of noise with a room", NULL },
  { "Instead of taking nothing", NULL },
  { "Instead of taking an object", NULL },
  { "Instead of going a direction", NULL },
  { "Instead of taking a dented thing which is not dented", "nothing is both 'dented' and 'not dented'" },
  { "Instead of taking an open thing which is not openable closed", NULL },
  { "Instead of taking an open thing which is not openable open", NULL },
  { "Instead of taking an open thing which is an open container which is not open",
    "nothing is both 'open' and 'not open'" },
  { "Instead of taking the box which is open when the box is closed", "nothing is both 'open' and 'closed'" },
  { "Instead of taking an open thing when the noun is closed", NULL },
  { "Instead of giving an open thing to a closed container", NULL },
  { "Instead of giving an open closed thing to someone", "nothing is both 'open' and 'closed'" },
  { "Instead of giving something to a closed open container", "nothing is both 'closed' and 'open'" },
  { "Instead of a wet dry person jumping", "nothing is both 'wet' and 'dry'" },
  { "Instead of going from a wet dry room", "nothing is both 'wet' and 'dry'" },
  { "Instead of going from a wet room to a dry room", NULL },
  { "Instead of jumping in the presence of a wet dry person", "nothing is both 'wet' and 'dry'" },
  { "Instead of jumping in the presence of a wet person in a dry room", NULL },
  { "Instead of taking a closed open container for the third time", "nothing is both 'closed' and 'open'" },
  { "Instead of jumping when the box is open and the tally is 3 and the box is closed",
    "nothing is both 'open' and 'closed'" },
  { "Every turn during a recurring non-recurring scene", "nothing is both 'recurring' and 'non-recurring'" },
  { "Instead of touching a room", "touching needs a thing that can be touched" },
  { "After taking a room", "taking needs a thing that can be touched" },
  { "Carry out taking a room", "taking needs a thing that can be touched" },
  { "Report taking a room", "taking needs a thing that can be touched" },
  { "Instead of taking or dropping a room", NULL },
  { "Instead of entering a room", "entering needs a thing that can be touched" },
};

static const char preambles_world[]
    = "The Attic is a room. The box and the chest are openable containers in the Attic. Ann is a woman in the Attic. "
      "A gem is a kind of thing. A colour is a kind of value. The colours are red and blue. A thing has a colour. "
      "The Ball is a scene. A thing has a number called weight. Definition: a thing is heavy if its weight is 5 or more. "
      "Definition: a thing is light if its weight is 2 or less. A thing can be wet or dry. A room can be wet or dry. "
      "The box can be dented. The tally is a number that varies. "
      "Singing is an action applying to one visible thing. Singing is noise. "
      "To decide whether it changes: now the box is closed; yes.\n\n%s%s:\n\tdo nothing.\n";

static void
check_preamble (const char *unlisting, const char *preamble, const char *expected)
{
  g_autofree char *text = g_strdup_printf (preambles_world, unlisting, preamble);
  g_autoptr (LeafProgram) program = compile (text);
  guint32 n;
  LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_RULE_MATCHES_NOTHING, &n);

  if (n != (expected != NULL ? 1 : 0) || (n == 1 && strstr (notes[0].sentence, expected) == NULL)) {
    g_test_message ("%s: %u: %s", preamble, n, n > 0 ? notes[0].sentence : "-");
    g_test_fail ();
  }
  leaf_lint_notes_free (notes, n);
}

static void
test_preambles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (preambles); i++)
    check_preamble ("", preambles[i].preamble, preambles[i].expected);
  check_preamble ("The basic tangibility rule is not listed in any rulebook.\n\n", "Instead of taking a room", NULL);
  check_preamble ("The basic tangibility rule does nothing.\n\n", "Instead of taking a room", NULL);
}

/* The number of unused actions in a story with this sentence about humming. */
static const struct {
  const char *text;
  guint32 found;
} commands[] = {
  { "Report humming: say \"You hum.\"", 1 },
  { "Instead of humming for the third time: say \"Enough.\"", 1 },
  { "Humming is noise. Before noise: say \"Hush.\"", 1 },
  { "Understand \"hum\" as humming.", 0 },
  { "Understand \"hum\" as humming when the player is in a room.", 0 },
  { "Every turn: try humming", 0 },
  { "Instead of jumping: try Ann trying humming", 0 },
  { "The plan is a stored action that varies. The plan is the action of humming.", 0 },
  { "The act is an action name that varies. The act is the humming action.", 0 },
  { "Table of Plans\nplan\nthe action of humming", 0 },
  { "Table of Plans\nplan\nthe action of waiting\nthe action of humming", 0 },
  { "The plan is a stored action that varies. The plan is the action of waiting.", 1 },
  { "The notes are a list of stored actions that varies. The notes are {the action of humming}.", 0 },
  { "Whistling is an action applying to nothing. Understand \"whistle\" as whistling.", 1 },
  { "Whistling is an action applying to nothing. Understand \"hum\" as humming.", 1 },
  { "Understand \"hum\" as a mistake (\"No.\").", 1 },
};

static void
test_commands (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autofree char *text = g_strdup_printf (
        "The Attic is a room. Ann is a woman in the Attic. Humming is an action applying to nothing.\n\n%s\n",
        commands[i].text);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_ACTION_WITHOUT_COMMAND, &n);

    if (n != commands[i].found) {
      g_test_message ("%s: %u found", commands[i].text, n);
      g_test_fail ();
    }
    leaf_lint_notes_free (notes, n);
  }
}

/* How often a lint is found in a story. */
static const struct {
  LeafLint lint;
  const char *text;
  guint32 found;
} variants[] = {
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED, "The tide rules are a rulebook. A tide rule: say \"1.\"", 1 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED, "The tide rules are a rulebook.", 1 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED,
    "The tide rules are a rulebook. The ebb rules are a rulebook. Every turn: abide by the ebb rules.", 1 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED, "The tide rules are a rulebook. A tide rule: follow the tide rules.", 0 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED,
    "The tide rules are a number based rulebook. Every turn: say \"[the outcome of the tide rules for 1]\". "
    "To say the outcome of (R - a number based rulebook) for (N - a number): follow R for N.",
    0 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED, "The tide rules are a rulebook. The tide rules have default success.", 1 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED,
    "Humming is an action applying to nothing. Singing something is an activity. Dusk is a scene.", 0 },
  { LEAF_LINT_RULEBOOK_NOT_FOLLOWED,
    "The tide rules are a rulebook. The current book is a rulebook that varies. The current book is the tide rules.",
    1 },
  { LEAF_LINT_RULE_UNLISTED, "This is the lamp rule: say \"1.\"", 1 },
  { LEAF_LINT_RULE_UNLISTED, "This is the lamp rule: say \"1.\" Every turn: follow the lamp rule.", 0 },
  { LEAF_LINT_RULE_UNLISTED, "This is the lamp rule: say \"1.\" Every turn: say \"[the lamp rule]\".", 0 },
  { LEAF_LINT_RULE_UNLISTED, "This is the lamp rule: say \"1.\" The lamp rule is listed in the every turn rules.", 0 },
  { LEAF_LINT_RULE_UNLISTED, "Every turn (this is the lamp rule): say \"1.\"", 0 },
  { LEAF_LINT_RULE_UNLISTED,
    "Every turn (this is the lamp rule): say \"1.\" The lamp rule is not listed in any rulebook.", 0 },
  { LEAF_LINT_RULE_UNLISTED, "At 9:00 AM: say \"1.\"", 0 },
  { LEAF_LINT_SOURCE_ORDER, "Before jumping: say \"1.\" Before jumping: say \"2.\" Before jumping: say \"3.\"", 2 },
  { LEAF_LINT_SOURCE_ORDER, "Before jumping: say \"1.\" Before waiting: say \"2.\"", 0 },
  { LEAF_LINT_SOURCE_ORDER, "Every turn: say \"1.\" Every turn: say \"2.\"", 1 },
  { LEAF_LINT_SOURCE_ORDER, "Every turn: say \"1.\" First every turn: say \"2.\"", 0 },
  { LEAF_LINT_SOURCE_ORDER, "Before doing anything: say \"1.\" Before doing something: say \"2.\"", 1 },
  { LEAF_LINT_SOURCE_ORDER, "Before jumping: say \"1.\" Before jumping when the player is in the Attic: say \"2.\"",
    0 },
  { LEAF_LINT_SOURCE_ORDER, "Check taking: say \"1.\"", 0 },
  { LEAF_LINT_ROOM_UNREACHABLE, "The Cellar is a room. The Vault is west of the Cellar.", 2 },
  { LEAF_LINT_ROOM_UNREACHABLE, "The Cellar is a room. West of the Cellar is the Attic. East of the Attic is nowhere.",
    1 },
  { LEAF_LINT_ROOM_UNREACHABLE, "The Cellar is a room. West of the Attic is the Cellar. East of the Cellar is nowhere.",
    0 },
  { LEAF_LINT_ROOM_UNREACHABLE, "The Cellar is a room. Every turn: move the player to the Cellar.", 0 },
  { LEAF_LINT_ROOM_UNREACHABLE, "The Cellar is a room. Instead of jumping in the Cellar: say \"1.\"", 1 },
  { LEAF_LINT_ROOM_UNREACHABLE,
    "The Cellar is a room. The oak door is a door. It is west of the Attic and east of the Cellar.", 0 },
  { LEAF_LINT_ROOM_UNREACHABLE, "A cave is a kind of room. The grotto is a cave.", 1 },
  { LEAF_LINT_THING_WITHOUT_DESCRIPTION,
    "The description of the Attic is \"1.\" The pin is in the Attic. A thing usually has description \"2.\"", 0 },
  { LEAF_LINT_THING_WITHOUT_DESCRIPTION,
    "The description of the Attic is \"1.\" The pin is in the Attic. Dusk is a scene.", 1 },
  { LEAF_LINT_THING_WITHOUT_DESCRIPTION,
    "The description of the Attic is \"1.\" A nose is a kind of thing. A nose is part of every person. Ann is a woman. The "
    "description of Ann is \"3.\"",
    0 },
  { LEAF_LINT_THING_WITHOUT_DESCRIPTION,
    "The description of the Attic is \"1.\" A coin is a kind of thing. Three coins are in the Attic.", 0 },
  { LEAF_LINT_THING_WITHOUT_DESCRIPTION, "The pin is in the Attic.", 2 },
  { LEAF_LINT_THING_LIKE_PROPERTY,
    "A thing has a number called weight. The pin is in the Attic. The pin's weight is in the Attic.", 1 },
  { LEAF_LINT_THING_LIKE_PROPERTY, "The pin is in the Attic. The pin's case is in the Attic.", 0 },
  { LEAF_LINT_THING_LIKE_PROPERTY, "A thing has a number called weight. The cook's weight is in the Attic.", 0 },
  { LEAF_LINT_THING_LIKE_PROPERTY,
    "A thing has a number called weight. A mood is a kind of value. Bliss is a mood. Bliss's weight is in the Attic.",
    0 },
  { LEAF_LINT_ACTION_UNANSWERED, "Humming is an action applying to nothing. Understand \"hum\" as humming.", 1 },
  { LEAF_LINT_ACTION_UNANSWERED, "Humming is an action applying to nothing. Check humming: say \"1.\"", 0 },
  { LEAF_LINT_ACTION_UNANSWERED, "Humming is an action applying to nothing. Carry out humming: say \"1.\"", 0 },
  { LEAF_LINT_ACTION_UNANSWERED, "Humming is an action applying to nothing. Instead of humming: say \"1.\"", 0 },
  { LEAF_LINT_ACTION_UNANSWERED,
    "Humming is an action applying to nothing. Before doing anything: if the current action is humming, say \"1.\"",
    0 },
  { LEAF_LINT_ACTION_UNANSWERED, "Humming is an action applying to nothing. Before doing anything: say \"1.\"", 1 },
  { LEAF_LINT_RULE_NEVER_RUNS,
    "Instead of waiting: say \"1.\" Instead of waiting: say \"2.\" Instead of waiting: say \"3.\"", 2 },
  { LEAF_LINT_TEXT_WITHOUT_END, "To shout: say \"Hey\".\n\nInstead of waiting: shout.", 0 },
};

static void
test_variants (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++) {
    g_autofree char *text = g_strdup_printf ("The Attic is a room.\n\n%s\n", variants[i].text);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << variants[i].lint, &n);

    if (n != variants[i].found)
      g_test_fail_printf ("%s: %u found", variants[i].text, n);
    leaf_lint_notes_free (notes, n);
  }
  g_assert_null (leaf_lint_name (LEAF_LINT_COUNT));
  g_assert_null (leaf_lint_title (LEAF_LINT_COUNT));
  g_assert_null (leaf_lint_explanation (LEAF_LINT_COUNT));
  g_assert_null (leaf_lint_example (LEAF_LINT_COUNT));
  g_assert_null (leaf_lint_corrected_example (LEAF_LINT_COUNT));
  leaf_lint_notes_free (NULL, 3);
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  *found = (LeafSourceText) { "Lamps.i7x", data, strlen (data) };
  return TRUE;
}

/* Mistakes in an extension are reported to an author who opens it, but not to one who includes it. */
static void
test_extension (void)
{
  static char lamps[] = "Lamps by Ann Author begins here.\n\nThe oil lamp is a device.\n\nLamps ends here.\n";
  static const char story[] = "Include Lamps by Ann Author.\n\nThe Attic is a room. \"Dust.\"\n";
  LeafSourceText sources[] = { { "story.ni", story, sizeof story - 1 }, { "Lamps.i7x", lamps, sizeof lamps - 1 } };
  LeafCompileOptions options = { .find_extension = find_extension, .data = lamps };

  for (guint32 i = 0; i < G_N_ELEMENTS (sources); i++) {
    g_autoptr (LeafProgram) program = leaf_program_compile (&sources[i], &options);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_THING_WITHOUT_DESCRIPTION, &n);

    g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
    g_assert_cmpuint (n, ==, i);
    leaf_lint_notes_free (notes, n);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lint/examples", test_examples);
  g_test_add_func ("/lint/mended", test_mended);
  g_test_add_func ("/lint/clean", test_clean);
  g_test_add_func ("/lint/same-conditions", test_same_conditions);
  g_test_add_func ("/lint/endings", test_endings);
  g_test_add_func ("/lint/commands", test_commands);
  g_test_add_func ("/lint/preambles", test_preambles);
  g_test_add_func ("/lint/variants", test_variants);
  g_test_add_func ("/lint/extension", test_extension);
  return g_test_run ();
}
