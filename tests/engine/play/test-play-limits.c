/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What takes too much memory, or calls itself without end, ends the turn with a reason, and the play goes on. */
#include "test-play.h"

static const char story[]
    = "The Lab is a room. The ledger is a list of texts that varies. The tome is a text that varies. The sums is a list of numbers that varies.\n"
      "The drawer is a list of lists of texts that varies. The speck is a list of numbers that varies. The speck is {1, 2}.\n"
      "To say long: say \"a text that is made anew each time and has about a hundred letters, so that many of them fill the memory soon [a random number between 1 and 9]\".\n"
      "Instead of jumping:\n\twhile 1 is 1:\n\t\tadd the substituted form of \"[long]\" to the ledger.\n"
      "Instead of waiting:\n\tlet L be a list of texts;\n\twhile 1 is 1:\n\t\tadd the substituted form of \"[long]\" to L.\n"
      "Instead of sleeping:\n\tnow the tome is \"x\";\n\twhile 1 is 1:\n\t\tnow the tome is the substituted form of \"[tome][tome]\".\n"
      "Instead of singing: extend the sums to 1000000 entries; say \"[number of entries in the sums].\"; extend the sums to 1000001 entries; say \"Not here.\"\n"
      "Singing is an action applying to nothing. Understand \"sing\" as singing.\n"
      "Instead of waving hands:\n\tlet L be a list of numbers;\n\textend L to 1000001 entries;\n\tsay \"Not here.\"\n"
      "To call again: call again.\nInstead of thinking: call again.\n"
      "To say deeper: say \"[deeper]\".\nInstead of smelling: say \"[deeper]\".\n"
      "Bothering is an action applying to nothing. Understand \"bother\" as bothering. Instead of bothering: now the sums is {}; now the ledger is {}; now the tome is \"\"; now the drawer is {}; say \"Emptied.\".\n"
      "Instead of examining the player:\n\trepeat with I running from 1 to 20000:\n\t\tlet T be the substituted form of \"[long]\";\n\tsay \"Enough.\".\n"
      "To say endless:\n\twhile 1 is 1:\n\t\tsay \"a text without end, which grows and grows until it is longer than a text may be \".\n"
      "Instead of jumping over: now the tome is the substituted form of \"[endless]\"; say \"Not here.\". Jumping over is an action applying to nothing. Understand \"leap\" as jumping over.\n"
      "The loop is a truth state that varies. Looping is an action applying to nothing. Understand \"loop\" as looping. Instead of looping: now the loop is true.\n"
      "Rule for constructing the status line when the loop is true: call again.\n";

static void
test_reasons (void)
{
  static const struct {
    const char *command;
    guint megabytes;
    const char *faults, *out;
  } rows[] = {
    { "jump", 1,
      "In the rule \"Instead of jumping\", more than 1 megabytes of lists and texts are needed; \"ledger\" alone takes 1.\n"
      "In the rule \"default status window rule\", more than 1 megabytes of lists and texts are needed; \"ledger\" alone takes 1.\n"
      "In the rule \"default status window rule\", a second turn was abandoned before any command could be read, so the story ends.\n",
      "\n" },
    { "wait", 1, "In the rule \"Instead of waiting\", more than 1 megabytes of lists and texts are needed.\n",
      "\n>Emptied.\n\n>Enough.\n\n>" },
    { "wait", 3, "In the rule \"Instead of waiting\", more than 3 megabytes of lists and texts are needed.\n",
      "\n>Emptied.\n\n>Enough.\n\n>" },
    { "sleep", 64, "In the rule \"Instead of sleeping\", a text keeps growing.\n", "\n>Emptied.\n\n>Enough.\n\n>" },
    { "leap", 64, "In the rule \"Instead of jumping over\", a text keeps growing.\n", "\n>Emptied.\n\n>Enough.\n\n>" },
    { "sing", 64,
      "In the rule \"Instead of singing\", \"sums\" would have 1000001 entries, and a list has 1000000 at most.\n",
      "1000000.\n\n>Emptied.\n\n>Enough.\n\n>" },
    { "wave", 64,
      "In the rule \"Instead of waving hands\", a list would have 1000001 entries, but a list can have at most 1000000.\n",
      "\n>Emptied.\n\n>Enough.\n\n>" },
    { "think", 1,
      "In the rule \"Instead of thinking\", the call stack is full: a rule or phrase keeps calling itself.\n",
      "\n>Emptied.\n\n>Enough.\n\n>" },
    { "smell", 1,
      "In the rule \"Instead of smelling\", the call stack is full: a rule or phrase keeps calling itself.\n",
      "\n>Emptied.\n\n>Enough.\n\n>" },
    { "x me", 1, "", "Enough.\n\n>Emptied.\n\n>Enough.\n\n>" },
    { "loop", 1,
      "In the rule \"Rule for constructing the status line when the loop is true\", the call stack is full: a rule or phrase keeps calling itself.\n"
      "In the rule \"Rule for constructing the status line when the loop is true\", the call stack is full: a rule or phrase keeps calling itself.\n"
      "In the rule \"Rule for constructing the status line when the loop is true\", a second turn was abandoned before any command could be read, so the story ends.\n",
      "\n" },
  };
  g_autoptr (LeafProgram) program = play_compile (story);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_autoptr (GString) faults = g_string_new (NULL);
    g_autofree char *commands = g_strconcat (rows[i].command, "/bother/x me", NULL), *out = NULL;

    leaf_play_set_memory (play, (gsize) rows[i].megabytes << 20);
    out = play_all (play, commands, faults);
    if (strcmp (faults->str, rows[i].faults) != 0 || strcmp (out, rows[i].out) != 0)
      g_test_fail_printf ("%s: %s%s", rows[i].command, faults->str, out);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/limits/reasons", test_reasons);
  return g_test_run ();
}
