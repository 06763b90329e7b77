/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every native that the library names, in a phrase, a definition, a rule or a statement, is run at least once by one of
 * our stories (LEAF_STORIES), because a mistake in a native that no story runs might not be noticed. That each exists
 * is checked when the library is compiled. */
#include "leaf-compile.h"

#include "../../story-text.h"
#include "play/inspect/leaf-play-private.h"
#include "play/vm/leaf-command-input.h"
#include "play/vm/leaf-run.h"
#include "play/state/leaf-snapshot.h"
#include "test-corpus.h"
#include "test-play.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMachine, leaf_machine_free)

enum { MOST_COMMANDS = 60, SLICE = 2000000 };

static guint8 has_run[LEAF_NATIVE_COUNT];

static void
check (const char *name, const char *source, const GPtrArray *commands)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafMachine) m = leaf_machine_new (program, 1, &leaf_play_host);

  m->natives_run = has_run;
  leaf_machine_run (m, SLICE);
  for (guint i = 0; i < MIN (commands->len, MOST_COMMANDS) && leaf_machine_give_command (m, commands->pdata[i]); i++)
    leaf_machine_run (m, SLICE);
}

/* Finds where the library uses a native: in the generated code, or as the whole body of a phrase or a rule. */
static void
note_named (const LeafBuild *build, guint8 *named)
{
  LEAF_EACH (&build->phrases->phrases, i)
    named[LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, i)->native] = TRUE;
  LEAF_EACH (&build->rules->rules, i)
    named[LEAF_ROW (&build->rules->rules, LeafRule, i)->native] = TRUE;
  LEAF_EACH (&build->code->instructions, i) {
    const LeafInstruction *instruction = LEAF_ROW (&build->code->instructions, LeafInstruction, i);

    if (instruction->op == LEAF_OP_NATIVE)
      named[instruction->b] = TRUE;
  }
}

/* Natives that no story file uses, since their output depends on the application, or only on this library. */
static const char outside[]
    = "The Belfry is a room. The ball, the rope and the lamp are in the Belfry. Use serial comma.\n\n"
      "Table of Status\nleft\tcentral\tright\n\"L\"\t\"C\"\t\"R\"\n\n"
      "Tallying relates various numbers to various numbers. The verb to tally with means the tallying relation.\n"
      "To decide which number is seven (this is the sevening): decide on 7.\n"
      "To decide which number is twice (N - a number) (this is the doubling): decide on N + N.\n"
      "To decide which number is the sum of (A - a number) with (B - a number) with (C - a number) (this is the summing): decide on A.\n"
      "At the time when the bells peal: say \"Dong.\"\n"
      "This is the first rule: say \"1\". This is the second rule: say \"2\".\n"
      "The counting rules are a rulebook. The first rule is listed in the counting rules. The second rule is listed in the counting rules.\n"
      "A multiple action processing rule: alter the multiple object list to {ball}. Procedural rule: ignore the first rule; reinstate the first rule; reject the result of the first rule;\n"
      "\taccept the result of the first rule; move the second rule to before the first rule; move the first rule to after the second rule;\n"
      "\tsubstitute the second rule for the first rule; restore the original first rule.\n"
      "Instead of jumping:\n"
      "\tshowme 5; say \"[reverse mode]x[reverse mode off][the numerical value of the serial comma option]\";\n"
      "\tsay \"[screen height][height of main window][width of main window]\"; focus main window;\n"
      "\tset the height of main window to 3; set main window cursor to row 1 and column 1;\n"
      "\tdraw the status window with the Table of Status;\n"
      "\tlet P be the pane-opened beside 1 by method 18 at size 3 of sort 4; name-pane P as \"grid\"; want-mouse in P as 1;\n"
      "\tarrange-pane P by method 18 at size 4; colour-pane P in 255; close-pane P;\n"
      "\tnow P is the pane-opened beside 1 by method 18 at size 90 of sort 5; fill-pane P in 255 at 0 and 0 by 9 and 9;\n"
      "\tdraw-pane P with the figure of cover at 0 and 0 by 0 and 0;\n"
      "\tsay \"[clicked-pane][clicked-column][clicked-row][focused-pane]\"; colour-letters 5; colour-ground 6;\n"
      "\tif \"bell\" matches the regular expression \"e.\", say \"[first index of text match][last index of text match][length of text match]\";\n"
      "\tsay \"[the square root of 49][the cube root of 27][whether or not 2 is 2]\";\n"
      "\tsay \"[the sevening applied][the doubling applied to 4][the summing applied to 1 and 2 and 3]\";\n"
      "\tif a number relates to 5 by the tallying relation, say \"5\"; let A be the action of waiting; let B be the action of A;\n"
      "\tthe bells peal in 5 minutes from now; the bells peal in 1 hours from now; the bells peal in 1 hours 2 minutes from now; follow the counting rules; alter the multiple object list to {ball, rope};\n"
      "\tbring the floating things to the Belfry; say \"[list of extension credits][complete list of extension credits]\";\n"
      "\tsay \"[VM report on interpreter]\".\n"
      "Instead of waiting: say \"[next typed line]\". Instead of listening: end the story. Instead of sleeping: say \"[next pressed key]\".\n";
static const char *const outside_commands[]
    = { "jump",           "z",          "typed", "sleep",   "k",    "verify",   "transcript",
        "transcript off", "script off", "save",  "restore", "undo", "take all", "drop ball",
        "take all",       "restart",    "yes",   "listen",  "undo", "jump",     NULL };

static void
test_all_run (void)
{
  g_autoptr (LeafProgram) program = play_compile ("The Hall is a room.");
  g_autoptr (GString) missing = g_string_new (NULL);
  g_autoptr (GPtrArray) commands = g_ptr_array_new ();
  guint8 named[LEAF_NATIVE_COUNT] = { FALSE };

  for (guint i = 0; outside_commands[i] != NULL; i++)
    g_ptr_array_add (commands, (char *) outside_commands[i]);
  check ("outside", outside, commands);
  g_assert_cmpuint (corpus_of_our_own (1, check), >, 0);
  note_named (&program->build, named);
  for (guint i = 1; i < LEAF_NATIVE_COUNT; i++)
    if (named[i] && !has_run[i] && !leaf_native_applies (i))
      g_string_append_printf (missing, " %s", leaf_native_name (i));
  g_assert_cmpstr (missing->str, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/natives/run", test_all_run);
  return g_test_run ();
}
