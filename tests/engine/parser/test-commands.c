/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed commands and the actions that they mean: a table for one small world, in which each action is printed instead
 * of being carried out. For a command that is not understood, the letter of the parser's response is printed in
 * braces. */
#include "../play/test-play.h"
#include "leaf-compile.h"
#include "play/state/leaf-parser-state.h"
#include "play/inspect/leaf-play-private.h"
#include "play/vm/leaf-command-input.h"
#include "play/vm/leaf-run.h"
#include "play/state/leaf-snapshot.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMachine, leaf_machine_free)

#define WORLD                                                                                                                                                 \
  "The Shed is a room. The Yard is north of the Shed. The box is an open container in the Shed. The red ball and the blue ball are in the Shed. "             \
  "The tin is in the box. The table is a supporter in the Shed. On the table is a knife. The case is a closed openable container in the Shed. "               \
  "In the case is a ring. Bob is a man in the Shed. Ann is a woman in the Shed. The lamp is in the Yard. The player carries a coin. The player wears a hat. " \
  "A card is a kind of thing. Two cards are in the Shed. The wardrobe is fixed in place in the Shed. "                                                        \
  "Colour is a kind of value. The colours are green and white. "                                                                                              \
  "Painting it in is an action applying to one thing and one colour. Understand \"paint [something] [colour]\" as painting it in. "                           \
  "Counting is an action applying to one number. Understand \"count to [number]\" as counting. "                                                              \
  "Recalling is an action applying to one visible thing. Understand \"recall [any thing]\" as recalling. "                                                    \
  "First before doing something: say \"[current action].\"; stop the action.\n"                                                                               \
  "Persuasion rule: persuasion succeeds.\n"                                                                                                                   \
  "Rule for printing a parser error: say \"{[latest parser error]}\"; say line break.\n"

#define TEN_WORDS "a a a a a a a a a a "

static const struct {
  const char *name, *source, *commands, *expected;
} cases[] = {
  /* lines of grammar */
  { "verb alone", "", "look", "looking." },
  { "nothing typed", "", " ", "{I beg your pardon error}" },
  { "nothing typed, with a rule after it", "After printing a parser error: say \"(After.)\".", " ",
    "{I beg your pardon error}\n(After.)" },
  { "noun", "", "take knife", "taking the knife." },
  { "the verb's second spelling", "", "get knife", "taking the knife." },
  { "two nouns", "", "put coin in box", "inserting the coin into the box." },
  { "the special line before the general one", "", "take off hat", "taking off the hat." },
  { "a preposition at the end", "", "take hat off", "taking off the hat." },
  { "reversed", "", "give bob coin", "giving the coin to Bob." },
  { "direction", "", "n", "going north." },
  { "value", "", "paint box white", "painting the box in white." },
  { "number in words", "", "count to twelve", "counting 12." },
  { "number in digits", "", "count to 31", "counting 31." },
  { "topic", "", "ask bob about fish and chips", "asking Bob about \"fish and chips\"." },
  { "own verb for an old action", "Understand \"nick [something]\" as taking.", "nick knife", "taking the knife." },
  { "a verb's word made another's", "Understand the command \"nick\" as \"take\".", "nick knife", "taking the knife." },
  { "a mistake", "Understand \"dance\" as a mistake (\"Not here.\").", "dance", "Not here." },
  /* names and scope */
  { "adjective of a name", "", "take red ball", "taking the red ball." },
  { "other name", "Understand \"blade\" as the knife.", "take blade", "taking the knife." },
  { "in an open box", "", "take tin", "taking the tin." },
  { "in a closed box", "", "take ring", "{can't see any such thing error}" },
  { "in another room", "", "x lamp", "{can't see any such thing error}" },
  { "any thing", "", "recall lamp", "recalling the lamp." },
  { "placed in scope", "After deciding the scope of the player: place the lamp in scope.", "x lamp",
    "examining the lamp." },
  { "oneself", "", "x me", "examining yourself." },
  { "indefinite article", "", "take a card", "taking the card." },
  { "my", "The white stone is in the Shed. The black stone is carried by the player.", "x my stone",
    "examining the black stone." },
  { "my own part", "A nose is a kind of thing. A nose is part of every person.", "x my nose", "examining your nose." },
  { "his part", "A nose is a kind of thing. A nose is part of every person.", "x bob/x his nose",
    "examining Bob.\n\n>examining Bob's nose." },
  /* which is meant */
  { "asked and answered", "", "take ball/red",
    "Which do you mean: the red ball or the blue ball?\n\n>taking the red ball." },
  { "asked, and something else is said", "", "take ball/look",
    "Which do you mean: the red ball or the blue ball?\n\n>looking." },
  { "the player means", "Does the player mean taking the blue ball: it is likely.", "take ball",
    "(the blue ball)\ntaking the blue ball." },
  { "carried before lying", "The coin box is in the Shed. The silver box is carried by the player.", "drop box",
    "(the silver box)\ndropping the silver box." },
  { "only one that fits", "", "open case", "opening the case." },
  { "what is missing", "", "take/knife", "What are you to take?\n\n>taking the knife." },
  { "what is missing can be guessed", "", "unlock case", "What are you to unlock the case with?" },
  { "more words than a snippet has room for",
    "After reading a command when the player's command includes \"b\": replace the matched text with \"c\"; say \"[player's command].\"; reject the player's command.",
    "b " TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS,
    "c " TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS TEN_WORDS "a a a a a a a a." },
  /* several */
  { "and", "", "take knife and tin", "knife: taking the knife.\ntin: taking the tin." },
  { "comma", "", "take knife, tin", "knife: taking the knife.\ntin: taking the tin." },
  { "two of one name", "", "take red and blue ball",
    "red ball: taking the red ball.\nblue ball: taking the blue ball." },
  { "plural", "", "take cards", "card: taking the card.\ncard: taking the card." },
  { "so many", "", "take two cards", "card: taking the card.\ncard: taking the card." },
  { "all of what is carried", "", "drop all", "coin: dropping the coin." },
  { "all from", "", "take all from box", "removing the tin from the box." },
  { "all but", "The player carries a nail.", "drop all but coin", "nail: dropping the nail." },
  { "rules of what all includes",
    "The player carries a nail. Rule for deciding whether all includes the nail: it does not.", "drop all",
    "coin: dropping the coin." },
  { "not with a verb for one", "", "x all", "{can't use multiple objects error}" },
  /* pronouns */
  { "it", "", "x box/take it", "examining the box.\n\n>taking the box." },
  { "him", "", "x bob/kiss him", "examining Bob.\n\n>kissing Bob." },
  { "her", "", "x ann/x bob/kiss her", "examining Ann.\n\n>examining Bob.\n\n>kissing Ann." },
  { "nothing yet", "", "x it", "{not sure what it refers to error}" },
  /* again, then, oops */
  { "again", "", "take knife/g", "taking the knife.\n\n>taking the knife." },
  { "then", "", "take knife then look", "taking the knife.\n\nlooking." },
  { "full stop", "", "take knife. look", "taking the knife.\n\nlooking." },
  { "oops", "", "take knfie/oops knife", "{can't see any such thing error}\n\n>taking the knife." },
  /* orders */
  { "order", "", "bob, take knife", "Bob takes the knife." },
  { "order to go", "", "bob, north", "Bob leaves, going north." },
  { "order not understood is an answer", "", "bob, fiddlesticks", "answering Bob that \"fiddlesticks\"." },
  { "order to a thing", "", "box, look", "{can't talk to inanimate things error}" },
  { "order to nobody", "", "fred, look", "{can't see whom to talk to error}" },
  { "order out of world", "", "bob, score",
    "[This is something for you and the story to settle between you: Bob has no part in it.]" },
  { "an order to oneself is a command", "", "me, take knife", "taking the knife." },
  { "an order to oneself, and to another", "", "me, bob, take knife",
    "{didn't understand addressee's last name error}" },
  { "an order to oneself twice", "", "me, me, take knife", "{didn't understand addressee's last name error}" },
  { "again, to oneself", "", "me, again", "{can't again the addressee error}" },
  /* errors */
  { "no verb", "", "fribble", "{not a verb I recognise error}" },
  { "too much", "", "look coin knife", "{only understood as far as error}" },
  { "only understood as far as", "", "wait coin", "{only understood as far as error}" },
  { "no such number", "", "count to fish", "{didn't understand that number error}" },
};

static void
test_case (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autofree char *source = g_strconcat (WORLD, cases[at].source, NULL);
  g_autofree char *out = play_source (source, cases[at].commands);
  char *end = strrchr (out, '>');

  if (end != NULL)
    *end = '\0';
  g_strstrip (out);
  g_assert_cmpstr (out, ==, cases[at].expected);
}

/* Without a rule, a command without words gets the library's text. */
static void
test_nothing_typed (void)
{
  g_autofree char *out = play_source ("The Hall is a room.", " ");

  g_assert_nonnull (strstr (out, "Pardon?"));
}

/* --- a crowd ------------------------------------------------------------------------------------------------------ */

enum { CROWD = 300, SLICE = 500, STEPS_A_THING = 30 };

static LeafProgram *
crowd (void)
{
  g_autoptr (GString) source = g_string_new ("The Hall is a room.\nCheck taking: stop the action.\n");

  for (guint i = 0; i < CROWD; i++)
    g_string_append_printf (source, "The gadget%u is in the Hall. ", i);
  return play_compile (source->str);
}

/* How many slices it took. */
static guint
run_in_slices (LeafMachine *m)
{
  guint slices = 1;

  while (leaf_machine_run (m, SLICE).cause == LEAF_STOP_OUT_OF_BUDGET)
    slices++;
  return slices;
}

/* Parsing a command costs some steps for each thing in scope, regardless of how many rules are followed, and the steps
 * are charged to the budget. */
static void
test_crowd (void)
{
  static const char *const commands[] = { "x gadget7", "x nobody", "take all", "drop all", "put all in gadget5" };
  g_autoptr (LeafProgram) program = crowd ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autoptr (LeafMachine) m = leaf_machine_new (program, 1, &leaf_play_host);
    guint32 steps;

    run_in_slices (m);
    g_assert_true (leaf_machine_give_command (m, commands[i]));
    g_assert_cmpuint (run_in_slices (m), >, CROWD / SLICE + 1);
    steps = m->parser->parsed.work;
    g_test_message ("%s: %u steps", commands[i], steps);
    g_assert_cmpuint (steps, >=, CROWD);
    g_assert_cmpuint (steps, <, STEPS_A_THING * CROWD);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/parser/commands/%s", cases[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  g_test_add_func ("/parser/commands/nothing-typed", test_nothing_typed);
  g_test_add_func ("/parser/commands/a crowd", test_crowd);
  return g_test_run ();
}
