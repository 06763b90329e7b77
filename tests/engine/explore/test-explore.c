/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-explore.c: tests the choices of commands, and which moments count as equal: tables. */

#include "leaf-explore.h"

#include <string.h>

enum { BUDGET = 3000000 };

static LeafExplorer *
explorer_of (const char *text)
{
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  LeafProgram *program = leaf_program_compile (&source, NULL);
  LeafExplorer *explorer = leaf_explorer_new (program);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_error ("%s", leaf_program_problem (program, i).sentence);
  leaf_program_unref (program);
  return explorer;
}

/* The moment after the commands, which are separated by "/". */
static LeafMoment *
moment_after (const LeafExplorer *explorer, const char *commands)
{
  LeafStepResult result = { 0 };
  LeafMoment *now = leaf_moment_begin (explorer, 1, BUDGET, NULL, &result);
  g_auto (GStrv) lines = g_strsplit (commands, "/", -1);

  leaf_step_result_clear (&result);
  for (char **line = lines; *line != NULL && **line != '\0'; line++) {
    LeafMoment *next = leaf_moment_after (now, g_strstrip (*line), BUDGET, NULL, &result);

    g_assert_nonnull (next);
    leaf_step_result_clear (&result);
    leaf_moment_unref (now);
    now = next;
  }
  return now;
}

/* --- choices ------------------------------------------------------------------------------------------------------ */

#define DIAL                                                                                                           \
  "The Lab is a room. Dialling is an action applying to one number. Understand \"dial [number]\" as dialling. "

static const struct {
  const char *name, *story, *before;
  const char *has, *has_not; /* with "/" between them */
} choices[] = {
  { "things", "The Lab is a room. A lamp is in the Lab. A box is a container in the Lab.", "",
    "take lamp/examine box/insert lamp in box", "take rock/save/restart/undo" },
  { "scope", "The Lab is a room. A closed openable container called the crate is in the Lab. A coin is in the crate.",
    "", "open crate", "take coin" },
  { "opened", "The Lab is a room. A closed openable container called the crate is in the Lab. A coin is in the crate.",
    "open crate", "take coin", "" },
  { "directions",
    "The Lab is a room. Facing is an action applying to one visible thing. Understand \"face [direction]\" as facing.",
    "", "face north/face northwest/face outside", "face lab" },
  { "exits", "The Lab is a room. The Yard is north of the Lab.", "", "north/south", "go north" },
  { "verbs",
    "The Lab is a room. A bell is in the Lab. Ringing is an action applying to one thing. Understand \"ring [something]\" or \"chime "
    "[something]\" as ringing.",
    "", "ring bell", "chime bell" },
  { "the score", "The Lab is a room. Carry out requesting the score: say \"None.\" Check saving the game: say \"Now?\"",
    "", "score", "save/pronouns" },
  { "no score", "The Lab is a room.", "", "", "score" },
  { "the play itself",
    "The Lab is a room. Check quitting the game: say \"Q.\" Check restoring the game: say \"R.\" Check restarting the game: say \"R.\" "
    "Check verifying the story file: say \"V.\" Report switching the story transcript on: say \"On.\" "
    "Report switching the story transcript off: say \"Off.\" Check preferring unabbreviated room descriptions: say \"Long.\"",
    "", "verbose", "quit/q/restore/restart/verify/script/script on/transcript/script off/transcript off/brief" },
  { "told apart", "The Lab is a room. A red ball is in the Lab. A blue ball is in the Lab.", "",
    "take red ball/take blue ball", "take ball" },
  { "private",
    "The Lab is a room. The wotsit is in the Lab. The wotsit is privately-named. Understand \"gadget\" as the wotsit.",
    "", "take gadget", "take wotsit" },
  { "a thing that is in scope twice",
    "The Lab is a room. A lamp is in the Lab. After deciding the scope of the player: place the lamp in scope; place the player in scope.",
    "", "take lamp", "" },
  { "a command without a verb",
    "The Lab is a room. A lamp is in the Lab. Understand \"[something]\" as examining. Counting is an action applying to one number. "
    "Understand \"[number]\" as counting. Instead of counting: if the number understood is 7, say \"Seven.\"",
    "", "examine lamp/7/8", "lamp/9" },
  { "long lines",
    "The Lab is a room. Humming is an action applying to nothing. Understand \"hum a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 "
    "a20 a21 a22 a23 a24\" as humming. Buzzing is an action applying to nothing. Understand \"buzz b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 "
    "b16 b17 b18 b19 b20 b21 b22 b23 b24 b25\" as buzzing.",
    "", "hum a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21 a22 a23 a24",
    "buzz b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18 b19 b20 b21 b22 b23 b24 b25" },
  { "tokens within tokens",
    "The Lab is a room. A bell is in the Lab. Ringing is an action applying to one thing. Understand \"softly\" or \"gently\" as \"[how]\". Understand "
    "\"very [how]\" as \"[how much]\". Understand \"oh so [how much]\" as \"[how then]\". Understand \"ring [something] [how then]\" as ringing.",
    "", "ring bell oh so very softly", "ring bell oh so very gently/ring bell" },
  { "optional words and alternatives",
    "The Lab is a room. A bell is in the Lab. Ringing is an action applying to one thing. Understand \"ring the/that/-- [something] loudly/softly now/--\" "
    "as ringing.",
    "", "ring bell loudly", "ring the bell loudly/ring bell loudly now" },
  { "things of neither value",
    "The Lab is a room. The Yard is a room. A hue is a kind of value. The hues are red and green. A container has a hue. The box is a red container in "
    "the Lab. The pin is in the Lab. A thing can be ripe or unripe. The pin is ripe. Dabbing is an action applying to one visible thing. Understand "
    "\"dab [any red thing]\" as dabbing. Understand \"prod [any ripe thing]\" as dabbing.",
    "", "dab box/prod pin", "dab pin/dab lab/prod box/prod lab" },
  { "mistakes, which have no action",
    "The Lab is a room. Understand \"plugh\" as a mistake (\"No.\"). Understand \"xyzzy\" as a mistake (\"Old.\").", "",
    "plugh", "xyzzy" },
  { "a choice of several",
    "The Lab is a room. To decide what number is the choice: (- 1 -). Instead of jumping: let N be the choice; if the player consents, say \"[N].\"",
    "jump/yes", "wait/jump", "" },
  { "topics", "The Lab is a room. Bob is a man in the Lab. Instead of asking Bob about \"fish\": say \"Wet.\"", "",
    "ask bob about fish", "" },
  { "topic of an own token",
    "The Lab is a room. Bob is a man in the Lab. Understand \"fish\" or \"trout\" as \"[food]\". Instead of asking Bob about "
    "\"[food]\": say \"Wet.\"",
    "", "ask bob about fish", "ask bob about trout" },
  { "topics of every sort",
    "The Lab is a room. The lamp is in the Lab. Bob is a man in the Lab. A hue is a kind of value. The hues are red and green. Understand "
    "\"rain\" or \"snow\" as \"[weather]\". Instead of asking Bob about \"[hue] paint\": say \"1\". Instead of asking Bob about \"[any room] lore\": say \"3\". Instead of asking Bob about \"[weather] "
    "today\": say \"4\". Instead of asking Bob about \"[number] bears\": say \"5\". "
    "Instead of asking Bob about \"[time] train\": say \"7\".",
    "",
    "ask bob about red paint/ask bob about Lab lore/ask bob about rain today/ask bob about 1 bears/ask bob about something else",
    "ask bob about green paint/ask bob about snow today" },
  { "kept texts",
    "The Lab is a room. The code is a text that varies. The code is \"A\". Keying is an action applying to one topic. Understand \"key [text]\" "
    "as keying. Carry out keying: now the code is \"[topic understood]\". Every turn when the code is \"B\": say \"Click.\"",
    "", "key A/key B", "" },
  { "texts of things",
    "The Lab is a room. A lock is in the Lab. The lock has some text called the password. The password of the lock is \"admin\". Keying "
    "is an action applying to one topic. Understand \"key [text]\" as keying. Carry out keying: let T be \"[topic understood]\"; if T is "
    "the password of the lock, say \"Click.\"",
    "", "key admin", "" },
  { "whole commands",
    "The Lab is a room. After reading a command when the player's command matches \"open sesame\": say \"It opens.\"; reject "
    "the player's command.",
    "", "open sesame/wait", "" },
  { "all", "The Lab is a room. A lamp is in the Lab. Rule for deciding whether all includes the lamp: it does not.", "",
    "take all/drop all", "" },
  { "not understood", "The Lab is a room. Rule for printing a parser error: say \"What?\"", "", "take all", "" },
  { "nothing unusual", "The Lab is a room. A lamp is in the Lab.", "", "take lamp", "take all" },
  { "a name of two",
    "The Lab is a room. A frame is in the Lab. A door-like thing is in the Lab. Understand \"frame\" as the door-like thing when the "
    "frame is nowhere.",
    "", "take frame/take door-like thing", "" },
  { "conditions",
    "The Lab is a room. The Yard is north of the Lab. Humming is an action applying to nothing. Understand \"hum tune\" as humming when "
    "the player is in the Lab. Buzzing is an action applying to nothing. Understand \"hum tune\" as buzzing when the player is in the "
    "Yard. Instead of buzzing: end the story.",
    "north", "hum tune", "" },
  { "the player", "The Lab is a room.", "", "examine me", "examine yourself/examine your former self" },
  { "described directions",
    "The Lab is a room. A direction can be cardinal. North is cardinal. Facing is an action applying to one visible thing. Understand "
    "\"face [cardinal direction]\" as facing.",
    "", "face north", "face south" },
  { "things with a value",
    "The Lab is a room. A hue is a kind of value. The hues are red and green. A thing has a hue. The lamp is in the Lab. The hue of the "
    "lamp is green. The mat is in the Lab. Dabbing is an action applying to one thing. Understand \"dab [green thing]\" as dabbing. "
    "Painting is an action applying to one hue. Understand \"tint [hue]\" as painting.",
    "", "dab lamp/tint red/tint green", "dab mat/tint lamp" },
  { "commands with names",
    "The Lab is a room. The lamp is in the Lab. A hue is a kind of value. The hues are red and green. Understand \"raw [an animal]\" or "
    "\"own [a thing]\" as \"[dish]\". After reading a command: if the player's command matches \"fetch the/-- [a thing]\", say \"1\"; if the "
    "player's command matches \"hail [an animal]\", say \"2\"; if the player's command matches \"tint [hue]\", say \"3\"; if the "
    "player's command matches \"pay [number] coins\", say \"4\"; if the player's command matches \"eat [dish]\", say \"5\"; if the "
    "player's command is \"hocus pocus\", say \"6\".",
    "", "tint red/eat own yourself", "hail animal/hail" },
  { "compared texts",
    "The Lab is a room. Keying is an action applying to one topic. Understand \"key [text]\" as keying. Carry out keying: let T be "
    "\"[the player's command]\"; if T matches the text \"plugh\", say \"1\"; if T exactly matches the text \"a-b\", say \"2\"; if T is "
    "\"xyzzy\", say \"3\"; if T matches the regular expression \"abra\", say \"4\"; if T exactly matches the regular expression "
    "\"cadabra\", say \"5\"; if T is \"what?\", say \"6\"; if T is \" ho\", say \"7\"; if T is \"ho \", say \"8\"; say \"none\".",
    "", "key plugh/key a-b/key xyzzy/key abra/key cadabra", "key what?/key  ho/key ho /key none" },
  { "numbers",
    "The Lab is a room. Dialling is an action applying to one number. Understand \"dial [number]\" as dialling. Carry out dialling: if "
    "the number understood is 41, say \"Click.\"",
    "", "dial 40/dial 41/dial 42", "dial 7" },
  { "a number in a variable",
    DIAL
    "The code is a number that varies. The code is 731. Carry out dialling: if the number understood is the code, say \"Click.\"",
    "", "dial 731", "dial 7" },
  { "a number in a property",
    DIAL
    "The safe is in the Lab. The safe has a number called the code. The code of the safe is 731. Carry out dialling: if the number understood is the code of the safe, say \"Click.\"",
    "", "dial 731", "dial 7" },
  { "a number in a list",
    DIAL
    "The codes are a list of numbers that varies. The codes are {41, 77}. Carry out dialling: if the number understood is listed in the codes, say \"Click.\"",
    "", "dial 41/dial 77", "dial 7" },
  { "a number in a table",
    DIAL
    "Carry out dialling: if the number understood is a code listed in the Table of Codes, say \"Click.\"\n\nTable of Codes\ncode\n731\n77\n",
    "", "dial 731/dial 77", "dial 7" },
  { "a number that a phrase decides on",
    DIAL
    "To decide which number is the code: decide on 731. Carry out dialling: if the number understood is the code, say \"Click.\"",
    "", "dial 731", "dial 7" },
  { "a number that a phrase compares",
    DIAL
    "To decide whether (N - a number) fits: if N is 731, decide yes; decide no. Carry out dialling: if the number understood fits, say \"Click.\"",
    "", "dial 731", "dial 7" },
  { "a sum", DIAL "Carry out dialling: if the number understood is 250 + 251, say \"Click.\"", "", "dial 501",
    "dial 7" },
  { "a number that is added to", DIAL "Carry out dialling: if the number understood plus 11 is 511, say \"Click.\"", "",
    "dial 500", "dial 7" },
  { "results of operations",
    DIAL
    "Carry out dialling: if the number understood is 250 - 50, say \"1\"; if the number understood is 6 * 7, say \"2\"; "
    "if the number understood is 84 divided by 4, say \"3\"; if the number understood is the remainder after dividing 38 by 9, say \"4\".",
    "", "dial 200/dial 42/dial 21/dial 2", "dial 0" },
  { "a number that is subtracted from",
    DIAL "Carry out dialling: if the number understood minus 7 is 20, say \"Click.\"", "",
    "dial 27/dial 20/dial 21/dial 19/dial 7/dial 8/dial 6/dial 1", "dial 13/dial 0/dial 26/dial 28" },
  { "a number that is multiplied", DIAL "Carry out dialling: if the number understood times 3 is 36, say \"Click.\"",
    "", "dial 12", "dial 108/dial 33/dial 39" },
  { "a number that is multiplied by nothing",
    DIAL "Carry out dialling: if the number understood times 0 is 36, say \"Click.\"", "", "dial 36/dial 0",
    "dial -1" },
  { "a number that is divided", DIAL "Carry out dialling: if the number understood divided by 4 is 9, say \"Click.\"",
    "", "dial 36", "dial 2/dial 13" },
  { "a remainder",
    DIAL "Carry out dialling: if the remainder after dividing the number understood by 9 is 13, say \"Click.\"", "",
    "dial 4/dial 13/dial 9", "dial 22/dial 117" },
  { "a large number",
    DIAL "Carry out dialling: if the number understood plus -2147483648 is 2147483647, say \"Click.\"", "",
    "dial 2147483647/dial 2147483646", "dial -1" },
  { "a number within other code",
    DIAL
    "The code is a number that varies. Instead of jumping: now the code is 5; say \"[code plus 66]\"; let N be 88.",
    "", "dial 5/dial 66/dial 88", "dial 6/dial 4/dial 71" },
  { "a number that two variables hold",
    DIAL
    "The code is a number that varies. The key is a number that varies. Instead of jumping: now the code is the code minus 7; now the key "
    "is the code. Carry out dialling: if the number understood is the code or the number understood is the key, say \"Click.\"",
    "jump", "dial -7/dial 0", "" },
  { "real numbers",
    "The Lab is a room. Tuning is an action applying to one real number. Understand \"tune [real number]\" as tuning. Carry out tuning: "
    "if the real number understood is 2.5, say \"1\"; if the real number understood plus 4.0 is 7.5, say \"2\".",
    "", "tune 2.5/tune 7.5/tune 4.0", "tune 1.0/tune 3.5" },
  { "a number in the moment",
    DIAL
    "The code is a number that varies. The code is 3. Instead of jumping: now the code is the code times 50. Carry out dialling: if the number understood is the code, say \"Click.\"",
    "jump", "dial 150/dial 3", "dial 7" },
  { "a number that is not read", DIAL "The code is a number that varies. The code is 731.", "", "dial 1", "dial 731" },
  { "a unit",
    "The Lab is a room. A weight is a kind of value. 10kg specifies a weight. Weighing is an action applying to one weight. Understand \"weigh "
    "[weight]\" as weighing. The target is a weight that varies. The target is 37kg. Carry out weighing: if the weight understood is the "
    "target, say \"Click.\"",
    "", "weigh 37kg", "weigh 7kg" },
  { "a time",
    "The Lab is a room. Setting is an action applying to one time. Understand \"set clock to [time]\" as setting. The hour is a time that "
    "varies. The hour is 4:30 pm. Carry out setting: if the time understood is the hour, say \"Click.\"",
    "", "set clock to 4:30 pm", "set clock to 7:00 am" },
  { "values",
    "The Lab is a room. A hue is a kind of value. The hues are red and green. Painting is an action applying to one hue. Understand \"paint [hue]\" as painting.",
    "", "paint red/paint green", "" },
  { "own token",
    "The Lab is a room. A bell is in the Lab. Ringing is an action applying to one thing. Understand \"softly\" or \"loudly\" as \"[how]\". Understand \"ring [something] [how]\" as ringing.",
    "", "ring bell softly", "ring bell loudly" },
  { "question", "The Lab is a room. Instead of jumping: if the player consents, say \"Hop.\"", "jump", "yes/no",
    "wait" },
  { "a key", "The Lab is a room. Instead of jumping: let K be the next pressed key; say \"[K].\"", "jump", " /y/n/1/9",
    "wait/10" },
  { "a line",
    "The Lab is a room. Understand \"say [text]\" as saying aloud. Saying aloud is an action applying to one topic. Instead of saying "
    "aloud: if the topic understood matches \"open sesame\", say \"So.\" Instead of jumping: let T be the next typed line; if T is "
    "\"swordfish\", say \"So.\"",
    "jump", " /open sesame/swordfish", "wait/say open sesame" },
  { "things of a colour",
    "The Lab is a room. A hue is a kind of value. The hues are red and green. A thing has a hue. The apple is a red thing in the Lab. The "
    "leaf is a green thing in the Lab. Understand \"peel [something red]\" as peeling. Peeling is an action applying to one thing. "
    "Instead of rubbing the leaf: now the leaf is red.",
    "", "peel apple/examine leaf", "peel leaf" },
  { "things of another colour",
    "The Lab is a room. A hue is a kind of value. The hues are red and green. A thing has a hue. The apple is a red thing in the Lab. The "
    "leaf is a green thing in the Lab. Understand \"peel [something red]\" as peeling. Peeling is an action applying to one thing. "
    "Instead of rubbing the leaf: now the leaf is red; now the apple is green.",
    "rub leaf", "peel leaf", "peel apple" },
  { "the opposite",
    "The Lab is a room. The apple is in the Lab. The leaf is in the Lab. A thing can be ripe or unripe. The apple is ripe. The leaf is "
    "unripe. Understand \"peel [something ripe]\" as peeling. Understand \"chew [something unripe]\" as peeling. Peeling is an action applying to one thing.",
    "", "peel apple/chew leaf", "peel leaf/chew apple" },
  { "one thing",
    "The Lab is a room. The apple is in the Lab. The leaf is in the Lab. Understand \"peel [the apple]\" as peeling. Peeling "
    "is an action applying to one thing.",
    "", "peel apple", "peel leaf" },
  { "any thing of a kind",
    "The Lab is a room. The Yard is a room. The apple is in the Lab. A bird is a kind of animal. The jay is a bird in the Yard. Understand "
    "\"find [any bird]\" as finding. Understand \"goto [any room]\" as walking. Finding is an action applying to one visible thing. "
    "Walking is an action applying to one visible thing.",
    "", "find jay/goto yard/goto lab", "find apple/goto jay" },
  { "a truth state and a time",
    "The Lab is a room. Setting is an action applying to one time. Understand \"set [time]\" as setting. Instead of setting: if the time "
    "understood is 4:05 PM, say \"Tea.\" Swearing is an action applying to one truth state. Understand \"swear [truth state]\" as swearing.",
    "", "set 4:05 pm", "" },
  { "orders",
    "The Lab is a room. Bob is a man in the Lab. A lamp is in the Lab. Persuasion rule for asking Bob to try taking: persuasion "
    "succeeds.",
    "", "bob, take lamp", "" },
  { "orders with two nouns",
    "The Lab is a room. Bob is a man in the Lab. Bob carries a lamp. A box is an open container in the Lab. Persuasion "
    "rule: persuasion succeeds.",
    "", "bob, insert lamp in box/bob, drop lamp", "" },
  { "no orders", "The Lab is a room. Bob is a man in the Lab. A lamp is in the Lab.", "", "take lamp",
    "bob, take lamp" },
  { "over", "The Lab is a room. Instead of jumping: end the story.", "jump", "", "wait/quit/restart" },
  { "kinds", "The Lab is a room. A lamp is a device in the Lab. Bob is a man in the Lab.", "", "kiss bob",
    "kiss lamp" },
};

static gboolean
is_offered (const LeafChoices *list, const LeafMoment *moment, const char *command)
{
  for (guint32 i = 0; i < leaf_choices_n (list); i++) {
    g_autofree char *words = leaf_choices_dup_command (list, leaf_moment_play (moment), i);

    if (words != NULL && strcmp (words, command) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
assert_offered (const char *name, const LeafChoices *list, const LeafMoment *moment, const char *commands,
                gboolean are_there)
{
  g_auto (GStrv) lines = g_strsplit (commands, "/", -1);

  for (char **line = lines; *line != NULL && **line != '\0'; line++)
    if (is_offered (list, moment, *line) != are_there)
      g_test_fail_printf ("%s: '%s' is %s", name, *line, are_there ? "missing" : "offered");
}

/* No command is offered twice for one action. */
static void
assert_once (const char *name, const LeafChoices *list, const LeafMoment *moment)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 i = 0; i < leaf_choices_n (list); i++) {
    g_autofree char *words = leaf_choices_dup_command (list, leaf_moment_play (moment), i);
    guint32 action, noun, second;

    leaf_choices_action (list, i, &action, &noun, &second);
    if (words != NULL && !g_hash_table_add (seen, g_strdup_printf ("%u %s", action, words)))
      g_test_fail_printf ("%s: '%s' is offered twice", name, words);
  }
}

static void
test_choices (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++) {
    g_autoptr (LeafExplorer) explorer = explorer_of (choices[i].story);
    g_autoptr (LeafMoment) moment = moment_after (explorer, choices[i].before);
    g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));

    assert_offered (choices[i].name, list, moment, choices[i].has, TRUE);
    assert_offered (choices[i].name, list, moment, choices[i].has_not, FALSE);
    assert_once (choices[i].name, list, moment);
  }
}

/* No action is offered twice, and what a rule is about comes first. */
static void
test_order (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. A lamp is in the Lab. A rock is in the Lab. Instead of rubbing the rock: say \"Shine.\"");
  g_autoptr (LeafMoment) moment = moment_after (explorer, "");
  g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));
  g_autofree char *first = leaf_choices_dup_command (list, leaf_moment_play (moment), 0);
  g_autoptr (GHashTable) names = g_hash_table_new (NULL, NULL);

  g_assert_cmpstr (first, ==, "rub rock");
  for (guint32 i = 0; i < leaf_choices_n (list); i++) {
    g_assert_true (g_hash_table_add (names, GSIZE_TO_POINTER (leaf_choices_name (list, i))));
    if (i > 0)
      g_assert_cmpint (leaf_choices_interest (list, i), <=, leaf_choices_interest (list, i - 1));
  }
}

/* What is left out because there would be too much of it is told of. */
static void
test_left_out_choices (void)
{
  static const struct {
    const char *story;
    gboolean is_cut;
  } rows[] = {
    { "The Lab is a room. Al, Bo, Cy and Di are men in the Lab.", FALSE },
    { "The Lab is a room. Al, Bo, Cy and Di are men in the Lab. Persuasion rule: persuasion succeeds.", FALSE },
    { "The Lab is a room. Al, Bo, Cy, Di and Ed are men in the Lab. Persuasion rule: persuasion succeeds.", TRUE },
    { "The Lab is a room. Al, Bo, Cy, Di and Ed are men in the Lab.", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafExplorer) explorer = explorer_of (rows[i].story);
    g_autoptr (LeafMoment) moment = moment_after (explorer, "");
    g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));

    if (leaf_choices_is_cut (list) != rows[i].is_cut)
      g_test_fail_printf ("'%s': expected %d", rows[i].story, rows[i].is_cut);
  }
}

/* A search that is closed has not tried every number. */
static void
test_typed_kinds (void)
{
  g_autoptr (LeafExplorer) explorer
      = explorer_of (DIAL "Carry out dialling: if the number understood is 41, say \"Click.\"");
  g_autoptr (LeafExplorer) other = explorer_of ("The Lab is a room. The code is a number that varies.");
  const char *name;
  guint32 n;

  g_assert_true (leaf_explorer_typed_kind (explorer, 0, &name, &n));
  g_assert_cmpstr (name, ==, "number");
  g_assert_cmpuint (n, ==, 4); /* 1 and 40 to 42 */
  g_assert_false (leaf_explorer_typed_kind (explorer, 1, &name, &n));
  g_assert_false (leaf_explorer_typed_kind (other, 0, &name, &n));
}

/* Each kind is listed once, whichever of the commands takes it. */
static void
test_typed_kinds_of_several (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      DIAL
      "Understand \"spin dial to [number]\" as dialling. Setting is an action applying to one time. Understand \"set [time]\" as "
      "setting. A hue is a kind of value. The hues are red and green. Painting is an action applying to one hue. Understand \"paint "
      "[hue]\" as painting. A weight is a kind of value. 10kg specifies a weight. Weighing is an action applying to one weight. "
      "Understand \"weigh [weight]\" as weighing. Carry out setting: if the time understood is 4:05 PM, say \"Tea.\"");
  g_autoptr (GString) out = g_string_new (NULL);
  const char *name;
  guint32 n;

  for (guint32 i = 0; leaf_explorer_typed_kind (explorer, i, &name, &n); i++)
    g_string_append_printf (out, "%s %u, ", name, n);
  g_assert_cmpstr (out->str, ==, "number 1, time 4, weight 1, ");
}

/* Returns the context of a command after others, and its number in the list of choices. */
static guint64
context_after (const LeafExplorer *explorer, const char *before, const char *command)
{
  g_autoptr (LeafMoment) moment = moment_after (explorer, before);
  g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));
  g_autoptr (LeafSurroundings) around = leaf_surroundings_new (explorer, leaf_moment_play (moment));

  for (guint32 i = 0; i < leaf_choices_n (list); i++) {
    g_autofree char *words = leaf_choices_dup_command (list, leaf_moment_play (moment), i);

    if (g_strcmp0 (words, command) == 0)
      return leaf_surroundings_context (around, list, i);
  }
  g_assert_not_reached ();
}

static guint64
signature_after (const LeafExplorer *explorer, const char *before)
{
  g_autoptr (LeafMoment) moment = moment_after (explorer, before);
  g_autoptr (LeafSurroundings) around = leaf_surroundings_new (explorer, leaf_moment_play (moment));

  return leaf_surroundings_signature (around);
}

static guint64
reading_after (const LeafExplorer *explorer, const char *before)
{
  g_autoptr (LeafMoment) moment = moment_after (explorer, before);
  g_autoptr (LeafSurroundings) around = leaf_surroundings_new (explorer, leaf_moment_play (moment));

  return leaf_surroundings_reading (around);
}

/* Choices are shared by moments that differ in the state of things only, and not in what is in scope and held. */
static void
test_signatures (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. A fan is in the Lab. The fan can be warm. Instead of rubbing the fan: "
      "now the fan is warm. Instead of touching the warm fan: say \"Ouch.\". The crate is a closed openable container in the Lab. A "
      "pin is in the crate. Instead of jumping: now the Cellar is mapped below the Lab. The Cellar is a room.");
  guint64 first = signature_after (explorer, "");

  g_assert_cmpuint (signature_after (explorer, "rub fan"), ==, first);
  g_assert_cmpuint (context_after (explorer, "rub fan", "touch fan"), !=, context_after (explorer, "", "touch fan"));
  g_assert_cmpuint (signature_after (explorer, "take fan"), !=, first);
  g_assert_cmpuint (signature_after (explorer, "open crate"), !=, first);
  g_assert_cmpuint (signature_after (explorer, "jump"), !=, first);
}

/* Where in reach a thing is affects how commands are read, but not what they may be. */
static void
test_places (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The crate is an open container in the Lab. The shelf is a supporter in the Lab. A pin is in the Lab. The lamp is "
      "in the Lab. The lamp can be dusty. The lamp is dusty. Understand \"polish [a dusty thing]\" as polishing. Polishing is an action "
      "applying to one thing. Carry out polishing: now the noun is not dusty.");
  guint64 crate = signature_after (explorer, "take pin/insert pin in crate");

  g_assert_cmpuint (signature_after (explorer, "take pin/put pin on shelf"), ==, crate);
  g_assert_cmpuint (signature_after (explorer, ""), ==, crate);
  g_assert_cmpuint (signature_after (explorer, "take pin"), !=, crate);
  g_assert_cmpuint (signature_after (explorer, "polish lamp"), !=, crate);
  g_assert_cmpuint (reading_after (explorer, "take pin/put pin on shelf"), !=,
                    reading_after (explorer, "take pin/insert pin in crate"));
  g_assert_cmpuint (reading_after (explorer, "jump"), ==, reading_after (explorer, ""));
}

/* What a thing is like affects how commands are read if it may be named by that. */
static void
test_likenesses (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The Yard is north of the Lab. The lamp is in the Lab. The rock is in the Yard. A thing can be dusty. A thing "
      "can be warm. A thing has a text called the label. Understand the dusty property as describing a thing. Understand the label "
      "property as referring to the rock. Instead of rubbing the lamp: now the lamp is dusty. Instead of touching the lamp: now the "
      "lamp is warm. Instead of jumping: now the label of the rock is \"grey\". Instead of waving hands: now the rock is dusty. "
      "Every turn when the lamp is warm and the lamp is dusty and the label of the rock is \"grey\" and the rock is dusty: say \"So.\"");
  guint64 first = reading_after (explorer, "");

  g_assert_cmpuint (reading_after (explorer, "rub lamp"), !=, first);
  g_assert_cmpuint (reading_after (explorer, "jump"), !=, first);
  g_assert_cmpuint (reading_after (explorer, "wave"), !=, first);
  g_assert_cmpuint (reading_after (explorer, "touch lamp"), ==, first);
  g_assert_cmpuint (signature_after (explorer, "rub lamp"), ==, signature_after (explorer, ""));
}

/* "dial 150" and "dial 450" are one choice, "dial the code", with other words and another context. */
static void
test_held_values (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      DIAL
      "The code is a number that varies. The code is 50. Instead of jumping: now the code is the code times 3. Carry out "
      "dialling: if the number understood is the code, say \"Click.\"");

  g_assert_cmpuint (signature_after (explorer, "jump/jump"), ==, signature_after (explorer, "jump"));
  g_assert_cmpuint (reading_after (explorer, "jump/jump"), !=, reading_after (explorer, "jump"));
  g_assert_cmpuint (context_after (explorer, "jump/jump", "dial 450"), !=,
                    context_after (explorer, "jump", "dial 150"));
}

/* A command without a noun is worth trying again in another room, and after a change of what its rules test. */
static void
test_contexts (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The Yard is north of the Lab. The alarm is a truth state that varies. The noise is a truth state that varies. "
      "Instead of jumping: now the alarm is true. Instead of waving hands: now the noise is true. Instead of sleeping: if the alarm is "
      "true, say \"No.\"");
  guint64 first = context_after (explorer, "", "sleep");

  g_assert_cmpuint (context_after (explorer, "look", "sleep"), ==, first);
  g_assert_cmpuint (context_after (explorer, "wave hands", "sleep"), ==, first);
  g_assert_cmpuint (context_after (explorer, "north", "sleep"), !=, first);
  g_assert_cmpuint (context_after (explorer, "jump", "sleep"), !=, first);
}

/* A rule about taking inventory names the note, so the command is worth trying again when the player has it. */
static void
test_contexts_of_things (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. A note is in the Lab. A pin is in the Lab. Rule for printing the name of the note while "
      "taking inventory: say \"page\".");
  guint64 first = context_after (explorer, "", "take inventory");

  g_assert_cmpuint (context_after (explorer, "take pin", "take inventory"), ==, first);
  g_assert_cmpuint (context_after (explorer, "take note", "take inventory"), !=, first);
}

/* An exit that a rule blocks is worth trying again when a variable that the rule tests has changed. */
static void
test_barred (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The Yard is north of the Lab. The gate is a truth state that varies. The noise is a truth state that varies. "
      "Instead of jumping: now the gate is true. Instead of waving hands: now the noise is true. Instead of sleeping: if the noise is "
      "true, say \"No.\". Before going north: if the gate is false, say \"Barred.\" instead.");
  guint64 first = context_after (explorer, "", "north");

  g_assert_cmpuint (context_after (explorer, "wave hands", "north"), ==, first);
  g_assert_cmpuint (context_after (explorer, "jump", "north"), !=, first);
  /* south leads nowhere, so no rule blocks it */
  g_assert_cmpuint (context_after (explorer, "jump", "south"), ==, context_after (explorer, "", "south"));
}

/* An exit that a rule blocks is worth trying again when a thing that the rule names has moved. */
static void
test_barred_by_things (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The Yard is north of the Lab. The Cellar is below the Yard. The wardrobe is an open container in the Lab. "
      "A coat is in the Lab. A pin is in the Lab. Before going to the Yard: if the coat is not in the wardrobe, say \"No.\" instead.");
  guint64 first = context_after (explorer, "", "north");

  g_assert_cmpuint (context_after (explorer, "take pin", "north"), ==, first);
  g_assert_cmpuint (context_after (explorer, "take coat", "north"), !=, first);
  g_assert_cmpuint (context_after (explorer, "insert coat in wardrobe", "north"), !=, first);
  /* no rule is about the way down */
  g_assert_cmpuint (context_after (explorer, "insert coat in wardrobe/north", "down"), ==,
                    context_after (explorer, "insert coat in wardrobe/insert pin in wardrobe/north", "down"));
}

/* An action that was refused is worth trying again when the player has the thing. */
static void
test_held (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The box is an open container in the Lab. The bag is an open container in the Lab. The pen is in the bag. "
      "Before inserting something into the box: if the noun is not carried by the player, say \"Take it.\" instead.");
  guint64 first = context_after (explorer, "", "insert pen in box");

  g_assert_cmpuint (context_after (explorer, "look", "insert pen in box"), ==, first);
  g_assert_cmpuint (context_after (explorer, "take pen", "insert pen in box"), !=, first);
  g_assert_cmpuint (context_after (explorer, "take bag", "insert pen in box"), !=, first);
}

/* An action on a thing in something closed is worth trying again when that is open. */
static void
test_closed_in (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. A glass bottle is a transparent closed openable container in the Lab. The water is in the bottle. "
      "Instead of drinking the water: say \"Ah.\"");
  guint64 first = context_after (explorer, "", "drink water");

  g_assert_cmpuint (context_after (explorer, "take bottle", "drink water"), ==, first);
  g_assert_cmpuint (context_after (explorer, "open bottle", "drink water"), !=, first);
}

/* Returns TRUE if rules that mention all nouns of the command, or the room, have parts that have not run. */
static gboolean
is_left (const LeafExplorer *explorer, const LeafMoment *moment, const LeafCoverage *coverage, const char *command)
{
  g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));
  LeafRemaining *left = leaf_remaining_new (explorer, coverage);
  guint32 action = 0, noun = 0, second = 0;
  gboolean is_left;

  for (guint32 i = 0; i < leaf_choices_n (list) && action == 0; i++) {
    g_autofree char *words = leaf_choices_dup_command (list, leaf_moment_play (moment), i);

    if (g_strcmp0 (words, command) == 0)
      leaf_choices_action (list, i, &action, &noun, &second);
  }
  g_assert_cmpuint (action, !=, 0);
  is_left = second != 0 ? leaf_remaining_has_both (left, action, noun, second)
                        : leaf_remaining_has (left, action, noun != 0 ? noun : leaf_moment_room (moment));
  leaf_remaining_free (left);
  return is_left;
}

/* Nouns that one rule tests are recorded whatever the action is. */
static void
assert_left_tested (const char *rule)
{
  g_autofree char *story
      = g_strconcat ("The Lab is a room. The Yard is north of the Lab. The wardrobe is an open container in the Lab. "
                     "A coat is in the Lab. A pin is in the Lab. ",
                     rule, NULL);
  g_autoptr (LeafExplorer) explorer = explorer_of (story);
  g_autoptr (LeafMoment) first = moment_after (explorer, "");
  g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (first));
  LeafCoverage coverage;
  LeafRemaining *left;
  guint n = 0;

  leaf_coverage_init (explorer, &coverage);
  left = leaf_remaining_new (explorer, &coverage);
  for (guint32 i = 0; i < leaf_choices_n (list); i++) {
    g_autofree char *words = leaf_choices_dup_command (list, leaf_moment_play (first), i);
    guint32 action, noun, second;

    leaf_choices_action (list, i, &action, &noun, &second);
    if (g_strcmp0 (words, "insert coat in wardrobe") != 0 && g_strcmp0 (words, "insert pin in wardrobe") != 0)
      continue;
    n++;
    g_assert_cmpint (leaf_remaining_has_both (left, 0, noun, second), ==, g_str_has_prefix (words, "insert coat"));
  }
  g_assert_cmpuint (n, ==, 2);
  leaf_remaining_free (left);
  leaf_coverage_clear (&coverage);
}

static void
test_left_tested (void)
{
  assert_left_tested ("Instead of tying the coat to the wardrobe: say \"No.\"");
  assert_left_tested ("Before going to the Yard: if the coat is not in the wardrobe, say \"No.\" instead.");
  assert_left_tested ("Instead of jumping: if the coat is in the wardrobe, say \"Yes.\"; now the pin is nowhere.");
}

/* "jump" runs all of its rule, and "sleep" one of two parts. No rule mentions both the coin and the box. */
static void
test_left (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The coin is in the Lab. The pin is in the Lab. The box is a container in the Lab. "
      "Instead of jumping in the Lab: say \"Up.\" Instead of tying the coin to the pin: say \"No.\" "
      "Instead of sleeping in the Lab: if the player holds the coin, say \"A.\"; otherwise say \"B.\" "
      "Instead of tying the box to the pin: say \"No.\"");
  g_autoptr (LeafMoment) first = NULL, second = NULL, third = NULL;
  LeafStepResult result = { 0 };
  LeafCoverage coverage;

  leaf_coverage_init (explorer, &coverage);
  first = leaf_moment_begin (explorer, 1, BUDGET, &coverage, &result);
  g_assert_true (is_left (explorer, first, &coverage, "jump"));
  g_assert_true (is_left (explorer, first, &coverage, "sleep"));
  g_assert_true (is_left (explorer, first, &coverage, "tie coin to pin"));
  g_assert_false (is_left (explorer, first, &coverage, "tie coin to box"));
  g_assert_false (is_left (explorer, first, &coverage, "take coin"));
  second = leaf_moment_after (first, "jump", BUDGET, &coverage, &result);
  third = leaf_moment_after (second, "sleep", BUDGET, &coverage, &result);
  g_assert_false (is_left (explorer, third, &coverage, "jump"));
  g_assert_true (is_left (explorer, third, &coverage, "sleep"));
  leaf_coverage_clear (&coverage);
}

#define BALLS                                                                                                          \
  "The Lab is a room. A red ball is in the Lab. A blue ball is in the Lab. A box is an open container in the Lab. "

static const struct {
  const char *name, *story, *before;
} known_parses[] = {
  { "a rule sets variables",
    "The Lab is a room. A counter is a supporter in the Lab. A coin and a pin are on the counter. Rule for deciding the concealed "
    "possessions of something: if the particular possession is the pin, no; no.",
    "" },
  { "plain", BALLS, "take red ball" },
  { "rules rank",
    BALLS
    "Does the player mean taking the red ball: it is very unlikely. Does the player mean doing something with the blue ball: it is "
    "likely.",
    "" },
  { "rules draw",
    BALLS "Does the player mean taking the red ball: if a random chance of 1 in 2 succeeds, it is very likely.", "" },
  { "scope",
    BALLS "The Sky is a room. The moon is in the Sky. After deciding the scope of the player: place the moon in scope.",
    "" },
  { "a condition of grammar", BALLS "Understand \"hop\" as jumping when the red ball is carried.", "" },
  { "a rule moves things", BALLS "After reading a command: now the blue ball is nowhere.", "" },
  { "a rule sets what grammar asks for",
    BALLS "The noise is a number that varies. After reading a command: increase the noise by 1. Understand \"hum\" as "
          "jumping when the noise is 1. Understand \"take [a thing]\" as examining when the noise is 2.",
    "" },
  { "a rule sets what things are called",
    BALLS
    "The red ball can be hot. Understand the hot property as describing the red ball. After reading a command: now "
    "the red ball is hot; now the description of the blue ball is \"Cold.\"",
    "" },
  { "words are replaced",
    BALLS
    "After reading a command: if the player's command matches \"jump\", replace the player's command with \"wait\".",
    "" },
};

/* Compares the moments after a command with and without the parser's earlier result. */
static void
check_known_parse (const LeafExplorer *explorer, const LeafMoment *moment, const LeafReadCommand *read)
{
  LeafCoverage ran = { 0 }, ran_typed = { 0 };
  LeafStepResult result = { 0 }, typed_result = { 0 };
  const char *words = leaf_read_command_words (read);
  g_autoptr (LeafMoment) after = NULL, typed = NULL;

  leaf_coverage_init (explorer, &ran);
  leaf_coverage_init (explorer, &ran_typed);
  after = leaf_moment_after_drawing (moment, words, BUDGET, &ran, &result, NULL, read);
  typed = leaf_moment_after_drawing (moment, words, BUDGET, &ran_typed, &typed_result, NULL, NULL);
  if (leaf_moment_hash (after) != leaf_moment_hash (typed) || leaf_moment_chance (after) != leaf_moment_chance (typed)
      || result.state != typed_result.state || leaf_coverage_has_more (&ran, &ran_typed)
      || leaf_coverage_has_more (&ran_typed, &ran)) {
    g_test_message ("\"%s\" is run in another way than when it is typed", words);
    g_test_fail ();
  }
  leaf_step_result_clear (&result);
  leaf_step_result_clear (&typed_result);
  leaf_coverage_clear (&ran);
  leaf_coverage_clear (&ran_typed);
}

/* A command that was parsed before runs as if it were typed, even if rules affect parsing. */
static void
test_known_parse (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (known_parses); i++) {
    g_autoptr (LeafExplorer) explorer = explorer_of (known_parses[i].story);
    g_autoptr (LeafMoment) moment = moment_after (explorer, known_parses[i].before);
    g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));

    g_test_message ("%s", known_parses[i].name);
    g_assert_cmpuint (leaf_choices_n (list), >, 10);
    for (guint32 k = 0; k < leaf_choices_n (list); k++) {
      LeafReadCommand *read = leaf_choices_read (list, leaf_moment_play (moment), k);

      if (leaf_read_command_words (read) != NULL)
        check_known_parse (explorer, moment, read);
      leaf_read_command_free (read);
    }
  }
}

/* --- moments ------------------------------------------------------------------------------------------------------ */

#define LAB "The Lab is a room. A lamp is in the Lab. A rock is in the Lab. The Yard is north of the Lab. "

static const struct {
  const char *name, *story, *one, *other;
  gboolean are_one;
} moments[] = {
  { "time goes by", LAB, "", "wait/wait", TRUE },
  { "something is held", LAB, "", "take lamp", FALSE },
  { "there and back", LAB, "north/south", "north/south/wait/north/south", TRUE },
  { "two orders", LAB, "take lamp/take rock", "take rock/take lamp", TRUE },
  { "what was said last", LAB, "examine lamp", "examine rock", TRUE },
  { "turn count is asked for", LAB "Every turn when the turn count is 9: say \"Nine.\"", "", "wait", FALSE },
  { "turn count is past it", LAB "Every turn when the turn count is 3: say \"Three.\"", "wait/wait/wait/wait",
    "wait/wait/wait/wait/wait/wait", TRUE },
  { "time is asked for", LAB "Every turn when the time of day is 9:05 AM: say \"Five.\"", "", "wait", FALSE },
  { "an event is near",
    LAB "At the time when it rings: say \"Ring.\" When play begins: it rings in five turns from now.", "", "wait",
    FALSE },
  { "a counter nobody asks", LAB "The fuel is a number that varies. Every turn: increase the fuel by 1.", "", "wait",
    TRUE },
  { "a counter that is asked",
    LAB
    "The fuel is a number that varies. Every turn: increase the fuel by 1. Every turn when the fuel is 7: say \"Seven.\"",
    "", "wait", FALSE },
  { "a counter that is told",
    LAB "The fuel is a number that varies. Every turn: increase the fuel by 1. Instead of jumping: say \"[fuel].\"", "",
    "wait", TRUE },
  { "a counter that is told, and what is told is read",
    LAB
    "The fuel is a number that varies. Every turn: increase the fuel by 1. Instead of jumping: say \"[fuel].\" Every turn: if the printed name of the lamp matches the text \"x\", say \"X.\"",
    "", "wait", FALSE },
  { "a counter that is told in words",
    LAB
    "The fuel is a number that varies. Every turn: increase the fuel by 1. Instead of jumping: say \"[fuel in words].\"",
    "", "wait", FALSE },
  { "a counter that is added to another",
    LAB
    "The fuel is a number that varies. The dust is a number that varies. Every turn: increase the fuel by 1. Instead of jumping: say \"[fuel + dust].\"",
    "", "wait", FALSE },
  { "one counter for another",
    LAB
    "The fuel is a number that varies. The dust is a number that varies. Every turn: increase the fuel by 1; now the dust is the fuel plus 2.",
    "", "wait", TRUE },
  { "another that is asked",
    LAB
    "The fuel is a number that varies. The dust is a number that varies. Every turn: increase the fuel by 1; now the dust is the fuel plus 2; if the dust is 50, say \"Achoo.\"",
    "", "wait", FALSE },
  { "a counter that falls",
    LAB
    "The fuel is a number that varies. The fuel is 9. Every turn: decrease the fuel by 1; if the fuel is 2, say \"Low.\"",
    "", "wait", FALSE },
  { "a counter that has fallen",
    LAB
    "The fuel is a number that varies. The fuel is 4. Every turn: decrease the fuel by 1; if the fuel is 2, say \"Low.\"",
    "wait/wait/wait", "wait/wait/wait/wait/wait", TRUE },
  { "a counter that is filled again",
    LAB
    "The fuel is a number that varies. The fuel is 4. Every turn: decrease the fuel by 1; if the fuel is 2, say \"Low.\" Instead of jumping: now the fuel is 5.",
    "wait/wait/wait/wait/jump", "wait/wait/wait/wait/wait/wait/jump", TRUE },
  { "a counter that goes up and down",
    LAB
    "The fuel is a number that varies. Every turn: decrease the fuel by 1; if the fuel is -2, say \"Low.\" Instead of jumping: increase the fuel by 9.",
    "wait/wait/wait", "wait/wait/wait/wait/wait", FALSE },
  { "a number of one thing that falls",
    LAB
    "A thing has a number called the depth. The depth of the rock is 3. The depth of the lamp is 20. Every turn: decrease the depth of the rock by 1; if the depth of the rock is less than 2, say \"Deep.\" Instead of touching something: say \"[depth of the noun].\"",
    "wait/wait/wait", "wait/wait/wait/wait/wait", TRUE },
  { "a number of one thing, of which rules ask for each",
    LAB
    "A thing has a number called the depth. The depth of the rock is 3. The depth of the lamp is 20. Every turn: decrease the depth of the rock by 1. Instead of touching something: if the depth of the noun is less than -9, say \"Deep.\"",
    "wait/wait/wait", "wait/wait/wait/wait/wait", FALSE },
  { "a number of a thing that is set by name",
    LAB
    "A thing has a number called the depth. Every turn: decrease the depth of the rock by 1. Instead of touching something: now the depth of the noun is the depth of the lamp minus 1.",
    "", "wait", FALSE },
  { "a property nobody asks", LAB "A thing can be dusty. Instead of rubbing something: now the noun is dusty.", "",
    "rub lamp", TRUE },
  { "a property that is asked",
    LAB
    "A thing can be dusty. Instead of rubbing something: now the noun is dusty. Instead of jumping when the lamp is dusty: say \"Poof.\"",
    "", "rub lamp", FALSE },
  { "alternatives of a text", LAB "Instead of jumping: say \"[one of]One[or]Two[or]Three[cycling].\"", "jump",
    "jump/jump", FALSE },
  { "alternatives come round", LAB "Instead of jumping: say \"[one of]One[or]Two[or]Three[cycling].\"", "jump",
    "jump/jump/jump/jump", TRUE },
  { "for the third time", LAB "Instead of jumping for the third time: say \"Enough.\"", "jump", "jump/jump", FALSE },
  { "more than the third time", LAB "Instead of jumping for the third time: say \"Enough.\"", "jump/jump/jump/jump",
    "jump/jump/jump/jump/jump", TRUE },
  { "points", "Use scoring. " LAB "Instead of jumping: increase the score by 1.", "", "jump", TRUE },
  { "points that win",
    "Use scoring. " LAB "Instead of jumping: increase the score by 1. Every turn when the score is 3: end the story.",
    "", "jump", FALSE },
  { "a list",
    LAB
    "The path is a list of rooms that varies. After going: add the location to the path; continue the action. Instead of jumping: say \"[path].\"",
    "", "north/south", FALSE },
  { "the answers to a rule's questions",
    LAB
    "Instead of jumping:\n\tlet N be 0;\n\trepeat with K running from 1 to 3:\n\t\tif the player consents, increase N by 1;\n\tif N is 3, end the story.\n",
    "jump/yes", "jump/no", FALSE },
  { "groups that were joined and left",
    LAB
    "Alliance relates people to each other in groups. The verb to ally with means the alliance relation. Ann is a woman in the Lab. Bob is a man in the Lab. Instead of jumping: if Ann allies with Bob, now Ann does not ally with Bob; otherwise now Ann allies with Bob.",
    "jump", "jump/jump/jump", TRUE },
  { "groups of other members",
    LAB
    "Alliance relates people to each other in groups. The verb to ally with means the alliance relation. Ann is a woman in the Lab. Bob is a man in the Lab. Instead of jumping: now Ann allies with Bob. Instead of sleeping: now Ann allies with the player.",
    "jump", "sleep", FALSE },
  { "what is in a file",
    LAB
    "The File of Notes is called \"notes\". Instead of jumping: write \"Up.\" to the File of Notes. Instead of sleeping: write \"Down.\" to "
    "the File of Notes. Instead of thinking: say \"[text of the File of Notes]\".",
    "jump", "sleep", FALSE },
  { "a file that is written again",
    LAB
    "The File of Notes is called \"notes\". Instead of jumping: write \"Up.\" to the File of Notes. Instead of sleeping: write \"Down.\" to "
    "the File of Notes. Instead of thinking: say \"[text of the File of Notes]\".",
    "jump", "sleep/jump", TRUE },
  { "who fancies whom",
    LAB
    "Fondness relates people to things. The verb to fancy means the fondness relation. Instead of jumping: now the player fancies the lamp. "
    "Instead of sleeping: now the player fancies the rock. Instead of thinking: now the player does not fancy the lamp.",
    "jump", "sleep", FALSE },
  { "the order of things, which is asked for", LAB "Instead of jumping: say \"[the first thing held by the player].\"",
    "take lamp/take rock", "take rock/take lamp", FALSE },
  { "a scene that has run for some time",
    LAB
    "Dusk is a scene. Dusk begins when the player is in the Yard. Every turn when the time since Dusk began is 9 minutes: say \"Nine.\"",
    "north/south", "north/south/wait", FALSE },
  { "a scene that began at some time", LAB "Dusk is a scene. Dusk begins when the player is in the Yard.",
    "north/south", "wait/wait/north/south", TRUE },
  { "what was done before", LAB "Every turn when we have taken the lamp: say \"Again.\"", "", "take lamp/drop lamp",
    FALSE },
  { "what was done before, which nobody asks", LAB, "", "take lamp/drop lamp", FALSE },
  { "what has been so for some turns", LAB "Every turn when the lamp has been carried for four turns: say \"Heavy.\"",
    "take lamp", "take lamp/wait", FALSE },
  { "what has been so for long", LAB "Every turn when the lamp has been carried for two turns: say \"Heavy.\"",
    "take lamp/wait/wait/wait/wait", "take lamp/wait/wait/wait/wait/wait", TRUE },
  { "a text",
    LAB
    "The label is a text that varies. Instead of jumping: now the label is \"[the location]x\"; now the label is the substituted "
    "form of the label. Every turn when the label is \"y\": say \"Y.\"",
    "", "jump", FALSE },
  { "a text that is the same again",
    LAB "The label is a text that varies. Instead of jumping: now the label is \"[the location]x\"; now the label is "
        "the substituted form of the label. Every turn when the label is \"y\": say \"Y.\"",
    "jump", "jump/jump", TRUE },
  { "a stored action",
    LAB
    "The deed is a stored action that varies. Instead of jumping: now the deed is the action of taking the lamp. Instead "
    "of sleeping: now the deed is the action of taking the rock. Instead of thinking: try the deed.",
    "jump", "sleep", FALSE },
  { "a list within a list",
    LAB
    "The rows are a list of lists of numbers that varies. Instead of jumping: add {1, 2} to the rows. Instead of sleeping: "
    "add {2, 1} to the rows. Instead of thinking: say \"[rows in brace notation].\"",
    "jump", "sleep", FALSE },
  { "a door that is moved about",
    LAB "Instead of jumping: now the rock is in the Yard. Instead of sleeping: now the rock is nowhere.", "jump",
    "sleep", FALSE },
  { "a scene that runs", LAB "Dusk is a scene. Dusk begins when the player is in the Yard.", "", "north/south", FALSE },
};

static void
test_moments (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++) {
    g_autoptr (LeafExplorer) explorer = explorer_of (moments[i].story);
    g_autoptr (LeafMoment) one = moment_after (explorer, moments[i].one);
    g_autoptr (LeafMoment) other = moment_after (explorer, moments[i].other);

    if ((leaf_moment_hash (one) == leaf_moment_hash (other)) != moments[i].are_one)
      g_test_fail_printf ("%s: the moments are %s", moments[i].name, moments[i].are_one ? "two" : "one");
  }
}

/* Each number, what rules do with it, and what is reported about it; NULL: nothing. */
static const struct {
  const char *code, *what, *why;
} numbers[] = {
  { "increase the dust by 1", "the dust", "nothing that a command can run reads it" },
  { "increase the dust by the noise", "the dust", "nothing that a command can run reads it" },
  { "increase the dust by 1; if the dust is 5, say \"5\"; if the dust is 7, say \"7\"", "the dust beyond 8",
    "it only grows, and is compared with nothing larger" },
  { "increase the dust by 2; if the dust is greater than 7, say \"7\"; if the dust is 5, say \"5\"",
    "the dust beyond 8", "it only grows, and is compared with nothing larger" },
  { "now the dust is 6; if the dust is 5, say \"5\"", "the dust beyond 6",
    "it only grows, and is compared with nothing larger" },
  { "increase the dust by 1; if the dust is 2147483647, say \"Many\"", "the dust beyond 2147483647",
    "it only grows, and is compared with nothing larger" },
  { "increase the dust by 1; if the dust is -3, say \"Few\"", "the dust beyond -2",
    "it only grows, and is compared with nothing larger" },
  { "decrease the dust by 1; if the dust is 5, say \"5\"; if the dust is 2, say \"2\"", "the dust below 1",
    "it only falls, is compared with nothing smaller" },
  { "decrease the dust by 1; if the dust is -2147483648, say \"Few\"", "the dust below -2147483648",
    "it only falls, is compared with nothing smaller" },
  { "now the dust is the dust plus -2; if the dust is 5, say \"5\"", "the dust below 4",
    "it only falls, is compared with nothing smaller" },
  { "now the dust is the dust minus -2; if the dust is 5, say \"5\"", "the dust beyond 6",
    "it only grows, is compared with nothing larger" },
  { "increase the dust by 1; say \"[dust]\"", "the dust", "it only grows and is only printed" },
  { "increase the dust by 1; say \"[dust]\"; if the dust is 4, say \"4\"", "the dust beyond 5",
    "it only grows, is compared with nothing larger and is only printed" },
  { "decrease the dust by 1; say \"[dust]\"; if the dust is 4, say \"4\"", "the dust below 3",
    "it only falls, is compared with nothing smaller and is only printed" },
  { "increase the dust by 1; decrease the dust by 2; if the dust is 4, say \"4\"", NULL, NULL },
  { "increase the dust by 0; if the dust is 4, say \"4\"", "the dust beyond 5",
    "it only grows, and is compared with nothing larger" },
  { "increase the dust by 1; if the dust is the noise, say \"=\"", NULL, NULL },
  { "increase the dust by 1; let M be the dust; if M is 4, say \"4\"", NULL, NULL },
  { "increase the dust by 1; say \"[dust plus 1]\"", NULL, NULL },
  { "increase the dust by 1; say \"[dust in words]\"", NULL, NULL },
  { "now the dust is the dust times 2; if the dust is 4, say \"4\"", NULL, NULL },
  { "now the dust is the noise plus 1; if the dust is 4, say \"4\"", NULL, NULL },
  { "increase the dust by the noise; if the dust is 4, say \"4\"", NULL, NULL },
  { "now the dust is the noise; increase the dust by 1; if the dust is 4, say \"4\"", NULL, NULL },
  { "increase the dust by 1; now the noise is the dust", "the dust", "nothing that a command can run reads it" },
  { "increase the dust by 1; now the noise is the dust; if the noise is 4, say \"4\"", NULL, NULL },
};

/* The reported row about the number that is called dust; NULL: there is none. */
static char *
dup_left_out (const LeafExplorer *explorer)
{
  const char *what, *why;

  for (guint32 i = 0; leaf_explorer_left_out (explorer, i, &what, &why); i++)
    if (g_str_equal (what, "dust") || g_str_has_prefix (what, "dust "))
      return g_strdup_printf ("the %s: %s", what, why);
  return NULL;
}

static void
test_numbers (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_autofree char *story = g_strdup_printf (
        LAB "The dust is a number that varies. The noise is a number that varies. Every turn: %s.", numbers[i].code);
    g_autoptr (LeafExplorer) explorer = explorer_of (story);
    g_autofree char *found = dup_left_out (explorer),
                    *wanted
                    = numbers[i].what != NULL ? g_strdup_printf ("%s: %s", numbers[i].what, numbers[i].why) : NULL;

    if (g_strcmp0 (found, wanted) != 0)
      g_test_fail_printf ("%s: '%s', not '%s'", numbers[i].code, found, wanted);
  }
}

/* What was left out is reported. */
static void
test_left_out (void)
{
  g_autoptr (LeafExplorer) explorer
      = explorer_of (LAB "The fuel is a number that varies. Every turn: increase the fuel by 1.");
  const char *what, *why;
  gboolean is_listed = FALSE;

  for (guint32 i = 0; leaf_explorer_left_out (explorer, i, &what, &why); i++)
    is_listed |= strcmp (what, "fuel") == 0;
  g_assert_true (is_listed);
}

static char *
dup_guard (const LeafExplorer *explorer, const LeafMoment *moment, const char *command)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (LeafMoment) after = NULL;
  LeafStepResult result = { 0 };
  LeafCoverage before, ran;
  LeafGuard guard;

  leaf_coverage_init (explorer, &before);
  leaf_coverage_init (explorer, &ran);
  after = leaf_moment_after (moment, command, BUDGET, &ran, &result);
  leaf_explorer_find_guard (explorer, &before, &ran, &guard);
  leaf_guard_add_holders (&guard, moment);
  for (guint i = 0; i < guard.n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", leaf_explorer_object_name (explorer, guard.things[i]));
  leaf_explorer_find_guard (explorer, &ran, &ran, &guard);
  g_assert_cmpuint (guard.n, ==, 0);
  leaf_step_result_clear (&result);
  leaf_coverage_clear (&before);
  leaf_coverage_clear (&ran);
  return g_strdup (names->str);
}

/* The things that a text depends on, and what holds them, but not the player. */
static void
test_guards (void)
{
  static const struct {
    const char *command, *things;
  } cases[] = {
    { "jump", "coin" },           /* in the innermost condition that names things */
    { "sleep", "pin, box" },      /* in the preamble; the pin is in the box */
    { "wait", "pin, coin, box" }, /* both sides of an 'otherwise' depend on its condition */
    { "take inventory", "" },     /* nothing but the player */
    { "think", "" },              /* a text of the library */
  };
  g_autoptr (LeafExplorer) explorer = explorer_of (
      "The Lab is a room. The player carries a coin. The box is an open container in the Lab. The pin is in the box.\n\n"
      "Instead of jumping:\n\tif the box is in the Lab:\n\t\tif the coin is carried by the player:\n\t\t\tif the turn "
      "count is 1, say \"Not with it.\";\n\totherwise:\n\t\tsay \"Up.\"\n\n"
      "Instead of sleeping when the pin is in the box: say \"It pricks.\"\n\n"
      "Instead of waiting:\n\tif the pin is the coin, say \"Odd.\";\n\totherwise say \"No.\"\n\n"
      "Instead of taking inventory when the player is in the Lab: say \"Never mind.\"");
  g_autoptr (LeafMoment) first = NULL;
  LeafStepResult result = { 0 };

  first = leaf_moment_begin (explorer, 1, BUDGET, NULL, &result);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *things = dup_guard (explorer, first, cases[i].command);

    g_assert_cmpstr (things, ==, cases[i].things);
  }
  leaf_step_result_clear (&result);
}

/* Ids that do not exist, and objects of other kinds. */
static void
test_nothing (void)
{
  g_autoptr (LeafExplorer) explorer = explorer_of (LAB);
  guint n_rooms = 0;

  g_assert_null (leaf_explorer_action_name (explorer, 0));
  g_assert_null (leaf_explorer_action_name (explorer, 1000000));
  g_assert_null (leaf_explorer_object_name (explorer, 0));
  g_assert_null (leaf_explorer_object_name (explorer, 1000000));
  g_assert_null (leaf_explorer_room_name (explorer, 0));
  g_assert_null (leaf_explorer_room_name (explorer, 1000000));
  for (guint32 i = 1; i < 200; i++)
    n_rooms += leaf_explorer_room_name (explorer, i) != NULL;
  g_assert_cmpuint (n_rooms, ==, 2);
  leaf_choices_free (NULL);
  leaf_surroundings_free (NULL);
  leaf_packed_moment_free (NULL);
  leaf_remaining_free (NULL);
  leaf_goal_free (NULL);
}

/* A moment is kept as its difference from another and, if it has a file that the other does not have, as a whole. */
static void
test_packed (void)
{
  static const struct {
    const char *command;
    gboolean is_whole;
  } rows[] = { { "wait", FALSE }, { "take lamp", FALSE }, { "jump", TRUE }, { "sleep", FALSE }, { "think", FALSE } };
  g_autoptr (LeafExplorer) explorer = explorer_of (
      LAB
      "The File of Notes is called \"notes\". Instead of jumping: write \"Up.\" to the File of Notes. The tune is a text that varies. "
      "Instead of sleeping: now the tune is \"[the noun][the location] la la\"; end the story. The path is a list of objects that "
      "varies. Instead of thinking: add the lamp to the path; add the rock to the path; add the Lab to the path. "
      "Every turn: if the tune is \"x\" or the number of entries in the path is 9, say \"X\".");
  g_autoptr (LeafMoment) first = moment_after (explorer, "");

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafMoment) after = moment_after (explorer, rows[i].command), again = NULL;
    LeafPackedMoment *packed = leaf_moment_pack (after, first);

    again = leaf_packed_moment_unpack (packed, first);
    if (leaf_moment_hash (again) != leaf_moment_hash (after)
        || leaf_play_hash (leaf_moment_play (again)) != leaf_play_hash (leaf_moment_play (after))
        || leaf_moment_is_over (again) != leaf_moment_is_over (after))
      g_test_fail_printf ("%s: another moment", rows[i].command);
    if ((leaf_packed_moment_bytes (packed) > leaf_packed_moment_size (packed)) != rows[i].is_whole)
      g_test_fail_printf ("%s: %s", rows[i].command, rows[i].is_whole ? "not whole" : "whole");
    if (rows[i].is_whole)
      g_assert_cmpuint (leaf_packed_moment_size (packed), ==, leaf_packed_moment_head ());
    else
      g_assert_cmpuint (leaf_packed_moment_size (packed), >, leaf_packed_moment_head ());
    leaf_packed_moment_free (packed);
  }
}

/* Commands whose reading does not depend on things elsewhere. */
static void
test_read_alike (void)
{
  static const struct {
    const char *story, *command;
    gboolean are_alike;
  } rows[] = {
    { LAB, "take lamp", TRUE },
    { LAB, "wait", TRUE },
    { LAB "Seeking is an action applying to one visible thing. Understand \"seek [any thing]\" as seeking.",
      "seek lamp", FALSE },
    { LAB "Seeking is an action applying to one visible thing. Understand \"seek [any thing]\" as seeking.",
      "take lamp", TRUE },
    { LAB
      "The box is an open container in the Lab. Understand \"box with [something related by containment]\" as the box.",
      "take lamp", FALSE },
    { LAB "A thing has a text called the label. Understand the label property as describing a thing.", "take lamp",
      FALSE },
    { LAB "A thing can be hot. Understand the hot property as describing a thing.", "take lamp", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafExplorer) explorer = explorer_of (rows[i].story);
    g_autoptr (LeafMoment) moment = moment_after (explorer, "");
    g_autoptr (LeafChoices) list = leaf_choices_new (explorer, leaf_moment_play (moment));
    gboolean is_found = FALSE;

    for (guint32 k = 0; k < leaf_choices_n (list); k++) {
      g_autofree char *words = leaf_choices_dup_command (list, leaf_moment_play (moment), k);

      if (g_strcmp0 (words, rows[i].command) != 0)
        continue;
      is_found = TRUE;
      if (leaf_choices_are_read_alike (list, k) != rows[i].are_alike)
        g_test_fail_printf ("%u: '%s': expected %d", (guint) i, words, rows[i].are_alike);
    }
    if (!is_found)
      g_test_fail_printf ("%u: '%s' is missing", (guint) i, rows[i].command);
  }
}

/* What can be looked for, and whether it holds at the beginning. */
static void
test_goals (void)
{
  static const struct {
    const char *words, *problem; /* the beginning of the problem; NULL: there is none */
    gboolean holds;
  } rows[] = {
    { "the lamp is in the Lab", NULL, TRUE },
    { "the lamp is carried", NULL, FALSE },
    { "the lamp is in the Lab and the rock is in the Lab", NULL, TRUE },
    { "the lamp is carried or the rock is in the Lab", NULL, TRUE },
    { "the lamp is not in the Lab", NULL, FALSE },
    { "1 is 1", NULL, TRUE },
    { "the turn count is 7", NULL, FALSE },
    { "the number of things in the Lab is at least 2", NULL, TRUE },
    { "all things are in the Lab", NULL, TRUE },
    { "in darkness", NULL, FALSE },
    { "the current action is taking the lamp", NULL, FALSE },
    { "a random chance of 1 in 1 succeeds", NULL, TRUE },
    { "taking the lamp", "This is an action. ", FALSE },
    { "the taking action", "This is an action. ", FALSE },
    { "the current action", "This is an action. ", FALSE },
    { "the lamp", "This is a value (thing), not a condition", FALSE },
    { "5", "This is a value (number), not a condition", FALSE },
    { "the instead rules", "This is a value (rulebook), not a condition", FALSE },
    { "nonsense", "'nonsense' is not understood.", FALSE },
    { "", "Enter an expression.", FALSE },
  };
  g_autoptr (LeafExplorer) explorer = explorer_of (LAB);
  g_autoptr (LeafMoment) first = moment_after (explorer, "");

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *problem = NULL;
    LeafGoal *goal = leaf_goal_new (first, rows[i].words, &problem);

    if (rows[i].problem == NULL && goal == NULL)
      g_test_fail_printf ("%s: %s", rows[i].words, problem);
    else if (rows[i].problem != NULL && (goal != NULL || !g_str_has_prefix (problem, rows[i].problem)))
      g_test_fail_printf ("%s: %s", rows[i].words, problem);
    else if (goal != NULL)
      g_assert_cmpint (leaf_goal_holds (goal, first), ==, rows[i].holds);
    g_assert_cmpint (goal == NULL, ==, problem != NULL);
    leaf_goal_free (goal);
    if (problem != NULL)
      g_assert_null (leaf_goal_new (first, rows[i].words, NULL));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explore/choices", test_choices);
  g_test_add_func ("/explore/order", test_order);
  g_test_add_func ("/explore/left-out-choices", test_left_out_choices);
  g_test_add_func ("/explore/typed-kinds", test_typed_kinds);
  g_test_add_func ("/explore/again-elsewhere", test_contexts);
  g_test_add_func ("/explore/again-with-things", test_contexts_of_things);
  g_test_add_func ("/explore/signatures", test_signatures);
  g_test_add_func ("/explore/places", test_places);
  g_test_add_func ("/explore/likenesses", test_likenesses);
  g_test_add_func ("/explore/held-values", test_held_values);
  g_test_add_func ("/explore/barred", test_barred);
  g_test_add_func ("/explore/closed-in", test_closed_in);
  g_test_add_func ("/explore/held", test_held);
  g_test_add_func ("/explore/barred-by-things", test_barred_by_things);
  g_test_add_func ("/explore/left", test_left);
  g_test_add_func ("/explore/left-tested", test_left_tested);
  g_test_add_func ("/explore/guards", test_guards);
  g_test_add_func ("/explore/known-parse", test_known_parse);
  g_test_add_func ("/explore/moments", test_moments);
  g_test_add_func ("/explore/numbers", test_numbers);
  g_test_add_func ("/explore/typed-kinds-of-several", test_typed_kinds_of_several);
  g_test_add_func ("/explore/nothing", test_nothing);
  g_test_add_func ("/explore/packed", test_packed);
  g_test_add_func ("/explore/goals", test_goals);
  g_test_add_func ("/explore/read-alike", test_read_alike);
  g_test_add_func ("/explore/left-out", test_left_out);
  return g_test_run ();
}
