/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The machine, with one fact in each case: a few sentences, a command, and the expected output. Outcomes of rulebooks
 * come first, since everything else depends on them. */
#include "test-play.h"

#define ROOM "The Shed is a room. "
#define TELL                                                                                                           \
  "To tell: if rule succeeded, say \"yes\"; if rule failed, say \"no\"; unless rule succeeded or rule failed, say \"neither\". "

static const struct {
  const char *name, *source, *commands, *expected;
} cases[] = {
  /* following */
  { "follow/undecided",
    ROOM TELL "Ring rules is a rulebook. A ring rule: do nothing.\nInstead of jumping: follow the ring rules; tell.",
    "jump", "neither\n>" },
  { "follow/succeeds",
    ROOM TELL "Ring rules is a rulebook. A ring rule: rule succeeds.\nInstead of jumping: follow the ring rules; tell.",
    "jump", "yes\n>" },
  { "follow/fails",
    ROOM TELL "Ring rules is a rulebook. A ring rule: rule fails.\nInstead of jumping: follow the ring rules; tell.",
    "jump", "no\n>" },
  { "follow/empty",
    ROOM TELL "Ring rules is a rulebook. Bell rules is a rulebook. A bell rule: rule succeeds.\n"
              "Instead of jumping: follow the bell rules; follow the ring rules; tell.",
    "jump", "neither\n>" },
  { "follow/first that decides",
    ROOM "Ring rules is a rulebook. A ring rule: say \"a\". A ring rule: say \"b\"; stop. A ring rule: say \"c\".\n"
         "Instead of jumping: follow the ring rules.",
    "jump", "a\nb\n>" },
  { "follow/a stop keeps the result",
    ROOM TELL "Ring rules is a rulebook. A ring rule: stop. Bell rules is a rulebook. A bell rule: rule fails.\n"
              "Instead of jumping: follow the bell rules; follow the ring rules; tell.",
    "jump", "no\n>" },
  { "follow/an undecided rule clears it",
    ROOM TELL
    "Ring rules is a rulebook. A ring rule: do nothing. A ring rule: stop. Bell rules is a rulebook. A bell rule: rule fails.\n"
    "Instead of jumping: follow the bell rules; follow the ring rules; tell.",
    "jump", "neither\n>" },
  { "follow/default of the home",
    ROOM TELL "Ring rules is a rulebook. The ring rules have default success. A ring rule: do nothing.\n"
              "Instead of jumping: follow the ring rules; tell.",
    "jump", "yes\n>" },
  { "follow/yes stops and is no outcome",
    ROOM TELL "Ring rules is a rulebook. A ring rule: say \"a\"; yes. A ring rule: say \"b\".\n"
              "Instead of jumping: follow the ring rules; tell.",
    "jump", "aneither\n>" },
  { "follow/no goes on",
    ROOM TELL "Ring rules is a rulebook. A ring rule: say \"a\"; no. A ring rule: say \"b\".\n"
              "Instead of jumping: follow the ring rules; tell.",
    "jump", "a\nbneither\n>" },
  { "activity/concealed possessions",
    ROOM
    "Bob is a man in the Shed. Bob carries a coin and a knife. Rule for deciding the concealed possessions of Bob: "
    "if the particular possession is the knife, yes; otherwise no.\nInstead of jumping: say \"[list of concealed things]; [list of unconcealed things carried by Bob]\".",
    "jump/x knife/x coin",
    "knife; coin\n>You see nothing of that name.\n\n>You notice nothing out of the ordinary about the coin.\n\n>" },
  { "abide/decides",
    ROOM TELL
    "Ring rules is a rulebook. A ring rule: abide by the bell rules. A ring rule: say \"on\". Bell rules is a rulebook. A bell rule: rule fails.\n"
    "Instead of jumping: follow the ring rules; tell.",
    "jump", "no\n>" },
  { "abide/goes on",
    ROOM TELL
    "Ring rules is a rulebook. A ring rule: abide by the bell rules; say \"on \". Bell rules is a rulebook. A bell rule: do nothing.\n"
    "Instead of jumping: follow the ring rules; tell.",
    "jump", "on neither\n>" },
  { "produces",
    ROOM
    "Count rules is a number based rulebook producing a number. Count 1: rule succeeds with result 11. Count 2: rule succeeds.\n"
    "Instead of jumping: say \"[the number produced by the count rules for 1], [the number produced by the count rules for 2], [the number produced by the count rules for 3]\".",
    "jump", "11, 0, 0\n>" },
  { "outcomes/named",
    ROOM
    "Ring rules is a rulebook. The ring rules have outcomes gold (success), lead (failure). A ring rule: lead.\n" TELL
    "Instead of jumping: follow the ring rules; say \"[the outcome of the rulebook] \"; tell.",
    "jump", "lead no\n>" },
  { "parameter",
    ROOM
    "Weigh rules is an object based rulebook. The box is in the Shed. The cat is in the Shed. A weigh rule for the box: say \"boxed\".\n"
    "Instead of jumping: follow the weigh rules for the cat; follow the weigh rules for the box.",
    "jump", "boxed\n>" },
  { "rulebook variables",
    ROOM
    "Ring rules is a rulebook. The ring rulebook has a number called the tally. A ring rule: increase the tally by 2. A ring rule: say \"[tally]\".\n"
    "Instead of jumping: follow the ring rules; follow the ring rules.",
    "jump", "2\n2\n>" },
  /* actions */
  { "action/instead fails", ROOM TELL "Instead of waiting: do nothing.\nInstead of jumping: try waiting; tell.", "jump",
    "no\n>" },
  { "action/succeeds", ROOM TELL "Instead of jumping: silently try waiting; tell.", "jump", "yes\n>" },
  { "action/check stops", ROOM TELL "Check waiting: say \"Stay. \"; stop.\nInstead of jumping: try waiting; tell.",
    "jump", "Stay. \nno\n>" },
  { "action/after hides the report", ROOM "After waiting: say \"Done.\"", "wait", "Done.\n\n>" },
  { "action/silently",
    ROOM "Report waiting: say \"Reported.\"\nInstead of jumping: silently try waiting; say \"Quiet.\"", "jump",
    "Quiet.\n\n>" },
  { "action/nouns come back",
    ROOM "The box is in the Shed. The cat is in the Shed. Instead of examining the cat: say \"purr \".\n"
         "Instead of examining the box: try examining the cat; say \"[the noun]\".",
    "x box", "purr \nthe box\n>" },
  { "action/by another",
    ROOM "Bob is a man in the Shed. After Bob waiting: say \"Bob rests.\"\nInstead of jumping: try Bob waiting.",
    "jump", "Bob rests.\n\n>" },
  { "action/stored",
    ROOM
    "The box is in the Shed. The plan is an action that varies. Instead of jumping: now the plan is examining the box; say \"[the plan]; \"; try the plan.\n"
    "Instead of examining the box: say \"seen\".",
    "jump", "examining the box; \nseen\n>" },
  { "action/a noun that may be missing is asked for", ROOM "Instead of listening to a room: say \"[noun] hums\".",
    "listen", "Shed hums\n>" },
  { "action/an actor, in a condition, may have been asked",
    ROOM "Bob is a man in the Shed. Persuasion rule: say \"asked about [noun]\"; persuasion fails.\n"
         "Unsuccessful attempt by Bob: do nothing.",
    "bob, listen", "asked about Shed\n>" },
  { "action/asked for by another",
    ROOM "Bob is a man in the Shed. The coin is in the Shed. Persuasion rule: persuasion succeeds.\n"
         "Instead of giving the coin to Bob: say \"you give\".",
    "bob, ask me for coin", "you give\nBob tries, but can't do that.\n\n>" },
  { "action/variables",
    ROOM
    "The waiting action has a number called the patience. Setting action variables for waiting: now the patience is 7.\n"
    "Instead of waiting: say \"[patience]\".",
    "wait", "7\n>" },
  { "names/a capital preposition is part of one",
    "There is a room called In Between. Instead of jumping: if the location is In Between, say \"here\"; otherwise say \"there\".",
    "jump", "here\n>" },
  { "now/on-stage",
    ROOM "The box is a thing. Instead of jumping: now the box is on-stage; say \"[holder of the box]\".", "jump",
    "Shed\n>" },
  { "either-or/the negative of what something cannot be",
    ROOM "The coin is in the Shed. The chest is in the Shed. The chest is a closed openable container. "
         "Instead of jumping: say \"[list of things in the Shed which are not closed]; [list of open things]\".",
    "jump", "nothing; nothing\n>" },
  { "kinds/which are several things",
    ROOM "A crate is a kind of container which is closed and openable. The pine crate is a crate in the Shed. "
         "Instead of jumping: say \"[list of closed openable containers]\".",
    "jump", "pine crate\n>" },
  { "text/with an entry of the chosen row",
    ROOM
    "\n\nTable of Calls\nword (text)\tanswer (text)\n\"moo\"\t\"cow\"\n\"baa\"\t\"sheep\"\n\n"
    "Instead of jumping: let N be \"baa\"; repeat through the Table of Calls: if N matches the text \"[word entry]\", now N is \"[answer entry]!\"; say N.",
    "jump", "baasheep!\n>" },
  { "now/a backdrop in a region",
    "The Field is a region. The Shed is a room in the Field. The Cellar is below the Shed. The mist is a backdrop. "
    "Instead of jumping: now the mist is in the Field. Instead of waiting: now the mist is nowhere. Instead of examining the mist: say \"damp\".",
    "jump/x mist/wait/x mist/jump/d/x mist",
    ">damp\n>>You see nothing of that name.\n\n>>\nCellar\n\n>You see nothing of that name.\n\n>" },
  { "backdrops/in all rooms of a sort",
    "The Shed is a room. The Cellar is below the Shed. A crate is in the Cellar. The mist is a backdrop. "
    "When play begins: move the mist backdrop to all rooms which contain the crate. Instead of examining the mist: say \"damp\".\n"
    "Instead of jumping: now the crate is in the location; update backdrop positions.",
    "x mist/jump/x mist", "You see nothing of that name.\n\n>>damp\n>" },
  { "scenes/each ending begins another once",
    ROOM
    "Night is a recurring scene. Night begins when play begins. Night ends when the time since Night began is 1 minute. "
    "Dawn is a recurring scene. Dawn begins when Night ends. Dawn ends when the time since Dawn began is 1 minute. When Dawn begins: say \"Dawn.\" When Dawn ends: say \"Day.\"",
    "wait/wait/wait/wait",
    "A while goes by.\n\nDawn.\n\n>A while goes by.\n\nDay.\n\n>A while goes by.\n\n>A while goes by.\n\n>" },
  { "text/a genitive after a substitution",
    ROOM "Instead of jumping: say \"[location]'s door; [if 1 is 1]'Shut!'[end if]\".", "jump",
    "Shed's door; \"Shut!\"\n\n>" },
  /* activities */
  { "activity/three stages",
    ROOM "Humming is an activity. Before humming: say \"a\". Rule for humming: say \"b\". After humming: say \"c\".\n"
         "Instead of jumping: carry out the humming activity.",
    "jump", "abc\n>" },
  { "activity/handling",
    ROOM
    "Humming is an activity. Instead of jumping: begin the humming activity; if handling the humming activity, say \"mine\"; end the humming activity.",
    "jump", "mine\n>" },
  { "activity/going on",
    ROOM
    "Humming is an activity. Rule for humming: say \"[if the humming activity is going on]yes[otherwise]no[end if]\".\n"
    "Instead of jumping: carry out the humming activity; say \"[if the humming activity is going on]yes[otherwise]no[end if]\".",
    "jump", "yesno\n>" },
  { "activity/the name of a thing",
    ROOM
    "The box is in the Shed. After printing the name of the box: say \" (red)\".\nInstead of jumping: say \"[The box]!\"",
    "jump", "The box (red)!\n\n>" },
  /* paragraphs */
  { "paragraph/sentence ends its line", ROOM "Instead of jumping: say \"Up.\"", "jump", "Up.\n\n>" },
  { "paragraph/no sentence", ROOM "Instead of jumping: say \"Up\"", "jump", "Up\n>" },
  { "paragraph/between rules",
    ROOM "Every turn: say \"One.\"\nEvery turn: say \"Two.\"\nInstead of jumping: say \"Up.\"", "jump",
    "Up.\n\nOne.\n\nTwo.\n\n>" },
  { "paragraph/run on",
    ROOM "Every turn: say \"One. [run paragraph on]\".\nEvery turn: say \"Two.\"\nInstead of jumping: do nothing.",
    "jump", "One. Two.\n\n>" },
  { "paragraph/line break", ROOM "Instead of jumping: say \"A[line break]B\"", "jump", "A\nB\n>" },
  { "paragraph/paragraph break", ROOM "Instead of jumping: say \"A[paragraph break]B\"", "jump", "A\n\nB\n>" },
  /* texts */
  { "text/substituted when compared",
    ROOM
    "The tune is a text that varies. The count is a number that varies. Instead of jumping: now the count is 3; now the tune is \"[count]\"; "
    "now the count is 4; let four be \"4\"; say \"[if the tune is four]late[otherwise]early[end if]\".",
    "jump", "late\n>" },
  { "text/stopping", ROOM "Instead of jumping: say \"[one of]a[or]b[stopping]\".", "jump/jump/jump", "a\n>b\n>b\n>" },
  { "text/cycling", ROOM "Instead of jumping: say \"[one of]a[or]b[cycling]\".", "jump/jump/jump", "a\n>b\n>a\n>" },
  { "text/first time", ROOM "Instead of jumping: say \"[first time]once [only]always\".", "jump/jump",
    "once always\n>always\n>" },
  { "text/of locals",
    ROOM "Instead of jumping: let N be 3; let T be the substituted form of \"[N] mice\"; now N is 4; say T.", "jump",
    "3 mice\n>" },
  { "text/plural s", ROOM "Instead of jumping: say \"[1] hat[s], [2] hat[s]\".", "jump", "1 hat, 2 hats\n>" },
  { "text/one verb governs another",
    ROOM
    "Instead of jumping: say \"[We] [might see] it; [we] [can not go]; \"; now the story tense is past tense; "
    "say \"[we] [might see] it; [we] [shouldn't go]; \"; now the story tense is future tense; say \"[we] [can't go].\"",
    "jump",
    "You might see it; you cannot go; you might have seen it; you shouldn't have gone; you won't be able to go.\n\n>" },
  /* values */
  { "value/colours",
    ROOM
    "Instead of jumping: say \"[red level part of #102030], [#a0B0c0], [basic cyan], [basic cyan as an RGB colour]\".",
    "jump", "16, #A0B0C0, basic cyan, #00EFEF\n>" },
  { "value/division", ROOM "Instead of jumping: say \"[7 / 2] [remainder after dividing 7 by 2] [-7 / 2]\".", "jump",
    "3 1 -3\n>" },
  { "list/copy", ROOM "Instead of jumping: let L be {1, 2}; let M be L; add 3 to M; say \"[L]; [M]\".", "jump",
    "1 and 2; 1, 2 and 3\n>" },
  { "list/sort", ROOM "Instead of jumping: let L be {3, 1, 2}; sort L; say \"[L in brace notation]\".", "jump",
    "{1, 2, 3}\n>" },
  { "relation/various to various",
    ROOM
    "Fearing relates various things to various things. The verb to fear means the fearing relation. The cat, the dog and the box are in the Shed. The cat fears the dog.\n"
    "Instead of jumping: now the dog fears the box; now the cat does not fear the dog; say \"[list of things that fear something]\".",
    "jump", "dog\n>" },
  { "relation/groups",
    ROOM
    "Alliance relates things to each other in groups. The verb to side with means the alliance relation. The cat, the dog and the box are in the Shed.\n"
    "Instead of jumping: now the cat sides with the dog; now the dog sides with the box; say \"[if the cat sides with the box]yes[otherwise]no[end if]\".",
    "jump", "yes\n>" },
  { "table/change",
    ROOM
    "\n\nTable of Songs\ntitle\tprice\n\"Air\"\t1\n\"Bee\"\t2\n\nInstead of jumping: choose row with a title of \"Bee\" in the Table of Songs; now the price entry is 5; "
    "let N be the price corresponding to a title of \"Bee\" in the Table of Songs; say \"[N]\".",
    "jump", "5\n>" },
  { "tree/what is moved stands first",
    ROOM
    "The cat is in the Shed. The dog is in the Shed. Instead of jumping: now the dog is in the Shed; say \"[list of things in the Shed]\".",
    "jump", "dog, yourself and cat\n>" },
  { "table/texts of the chosen row",
    ROOM
    "\n\nTable of Songs\ntitle\tprice\n\"Air\"\t1\n\"Bee\"\t2\n\nInstead of jumping: choose row 2 in the Table of Songs; let T be \"[title entry]: [price entry]\"; "
    "choose row 1 in the Table of Songs; if \"a Bee\" matches the text \"[title entry]\", say \"wrong\"; if \"an Air\" matches the text \"[title entry]\", say \"[T]\".",
    "jump", "Bee: 2\n>" },
  /* time */
  { "history/third time", ROOM "Instead of jumping for the third time: say \"third\".\nInstead of jumping: say \"up\".",
    "jump/jump/jump/jump", "up\n>up\n>third\n>up\n>" },
  { "scene/begins",
    ROOM
    "The Dance is a scene. The Dance begins when the turn count is 2. When the Dance begins: say \"Music.\"\nInstead of jumping: do nothing.",
    "jump/jump", "Music.\n\n>>" },
  { "event/in turns",
    ROOM
    "Instead of jumping: the bell rings in 2 turns from now. At the time when the bell rings: say \"Ding.\"\nInstead of waiting: do nothing.",
    "jump/wait/wait", ">>Ding.\n\n>" },
};

static void
test_case (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autofree char *out = play_source (cases[at].source, cases[at].commands);

  g_assert_cmpstr (out, ==, cases[at].expected);
}

/* --- faults: the play continues, or ends properly ----------------------------------------------------------------- */

static const struct {
  const char *name, *source, *commands, *part;
} faults[] = {
  { "division", ROOM "Instead of jumping: let N be 0; say \"[4 / N] still here\".", "jump", "divided by zero" },
  { "list entry", ROOM "Instead of jumping: let L be {1}; say \"[entry 4 of L] still here\".", "jump", "entry 4" },
  { "blank entry",
    ROOM
    "\n\nTable of Songs\ntitle\tprice\n\"Air\"\t--\n\nInstead of jumping: choose row 1 in the Table of Songs; say \"[price entry] still here\".",
    "jump", "blank" },
};

static void
test_fault (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autoptr (LeafProgram) program = play_compile (faults[at].source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autoptr (GString) problems = g_string_new (NULL);
  g_autofree char *out = play_all (play, faults[at].commands, problems);

  g_assert_nonnull (strstr (problems->str, faults[at].part));
  g_assert_nonnull (strstr (out, "still here"));
}

/* Each run of text has the colours that were requested last. */
static void
test_colours (void)
{
  static const struct {
    const char *text;
    guint32 letters, background;
  } runs[] = {
    { "a", LEAF_COLOUR_GIVEN | 0x0F1E2D, 0 },
    { "b", LEAF_COLOUR_GIVEN | 0x0F1E2D, LEAF_COLOUR_GIVEN },
    { "c", LEAF_COLOUR_GIVEN | 0xFFFFFF, LEAF_COLOUR_GIVEN },
    { "d", 0, 0 },
  };
  g_autoptr (LeafProgram) program = play_compile (
      ROOM "Ink is always #0F1E2D. Instead of jumping: say \"[ink letters]a[basic black background]b[#FFFFFF "
           "letters]c[default colors]d\".");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  const LeafEvent *events;
  guint32 n, at = 0;

  play_on (play);
  leaf_play_drain (play, &n);
  g_assert_true (leaf_play_command (play, "jump"));
  play_on (play);
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_TEXT && at < G_N_ELEMENTS (runs)
        && g_strcmp0 (events[i].text, runs[at].text) == 0) {
      g_assert_cmphex (events[i].letters, ==, runs[at].letters);
      g_assert_cmphex (events[i].background, ==, runs[at].background);
      at++;
    }
  g_assert_cmpuint (at, ==, G_N_ELEMENTS (runs));
}

/* The turn of "jump" is abandoned with a run-time problem that contains `what`; the play continues, and UNDO takes the
 * turn back. */
static void
assert_turn_given_up (const char *source, const char *what)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  const LeafEvent *events;
  guint64 before;
  guint32 n, faults = 0;

  play_on (play);
  before = leaf_play_hash (play);
  leaf_play_drain (play, &n);
  g_assert_true (leaf_play_command (play, "jump"));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_FAULT) {
      faults++;
      g_assert_nonnull (strstr (events[i].text, "Instead of jumping"));
      g_assert_nonnull (strstr (events[i].text, what));
    }
  g_assert_cmpuint (faults, ==, 1);
  g_assert_cmpuint (leaf_play_hash (play), !=, before);
  g_assert_true (leaf_play_command (play, "undo"));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_true (leaf_play_command (play, "look"));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
}

static void
test_recursion (void)
{
  assert_turn_given_up (ROOM "To dig: dig.\nInstead of jumping: dig.", "keeps calling itself");
}

static void
test_endless_text (void)
{
  assert_turn_given_up (
      ROOM "Instead of jumping:\n\tlet T be \"ab\";\n\twhile 1 is 1:\n\t\tnow T is the substituted form of \"[T][T]\".",
      "a text");
}

static void
test_endless_list (void)
{
  assert_turn_given_up (ROOM "Lot is a list of numbers that varies. Lot is {1}.\n"
                             "Instead of jumping:\n\trepeat with I running from 1 to 40:\n\t\tadd Lot to Lot.",
                        "\"lot\" would have");
}

static void
test_endless_relation (void)
{
  assert_turn_given_up (
      ROOM "Counting relates various numbers to various numbers. The verb to count as means the counting relation.\n"
           "Instead of jumping:\n\tlet N be 0;\n\twhile 1 is 1:\n\t\tincrement N;\n\t\tnow N counts as N.",
      "counting relation would hold between more than 500000 pairs");
}

static void
test_endless_beginnings (void)
{
  assert_turn_given_up (
      ROOM "Instead of jumping:\n\twhile 1 is 1:\n\t\tbegin the printing the name activity with the player.",
      "something keeps starting itself");
}

static void
test_endless_memory (void)
{
  assert_turn_given_up (ROOM
                        "Heap is a list of texts that varies.\n"
                        "Instead of jumping:\n\tlet T be \"0123456789abcdef\";\n\trepeat with I running from 1 to 14:\n"
                        "\t\tnow T is the substituted form of \"[T][T]\";\n"
                        "\twhile 1 is 1:\n\t\tlet U be the substituted form of \"[T]z\";\n\t\tadd U to Heap.",
                        "\"heap\" alone takes");
}

static void
test_endless (void)
{
  g_autoptr (LeafProgram) program
      = play_compile (ROOM "Instead of jumping (this is the endless rule): while 1 is 1: do nothing.");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autoptr (GString) out = g_string_new (NULL), problems = g_string_new (NULL);
  LeafStop stop;

  play_on (play);
  g_assert_true (leaf_play_command (play, "jump"));
  stop = leaf_play_run (play, 500000);
  g_assert_cmpint (stop.cause, ==, LEAF_STOP_OUT_OF_BUDGET);
  g_assert_cmpuint (stop.rule, !=, 0);
  leaf_play_give_up (play);
  play_collect (play, out, problems);
  g_assert_nonnull (strstr (problems->str, "In the rule \"endless rule\""));
  g_assert_cmpuint (leaf_play_run (play, 1000).cause, ==, LEAF_STOP_FAULT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/play/%s", cases[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *path = g_strdup_printf ("/play/fault/%s", faults[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_fault);
  }
  g_test_add_func ("/play/colours", test_colours);
  g_test_add_func ("/play/fault/recursion", test_recursion);
  g_test_add_func ("/play/fault/endless", test_endless);
  g_test_add_func ("/play/fault/endless text", test_endless_text);
  g_test_add_func ("/play/fault/endless list", test_endless_list);
  g_test_add_func ("/play/fault/endless relation", test_endless_relation);
  g_test_add_func ("/play/fault/endless beginnings", test_endless_beginnings);
  g_test_add_func ("/play/fault/endless memory", test_endless_memory);
  return g_test_run ();
}
