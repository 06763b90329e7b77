/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why something did not happen in a turn: a line of grammar, a thing, a scene, a text. */
#include "../play/test-play.h"

static const char story[]
    = "\"Asking\"\n\n"
      "The Hall is a room. The Cellar is below the Hall. The Attic is above the Hall. The Attic is dark.\n"
      "The lamp and the bell are in the Hall. The rope is in the Cellar. The ghost is a person.\n"
      "The crate is a closed openable container in the Hall. The coin is in the crate.\n"
      "The chest is a closed openable enterable container in the Hall. The shelf is a supporter in the Attic. The egg is on the shelf.\n\n"
      "The alarm is a scene. The alarm begins when the player carries the lamp. The alarm ends when the player is in the Cellar.\n"
      "The feast is a recurring scene. The feast begins when the player carries the bell.\n"
      "The feast ends when the player carries the lamp. When the feast begins: now the bell is in the Hall.\n"
      "Dawn is a scene. Dawn begins when play begins. Dawn ends when feast begins.\n\n"
      "Understand \"polish [something] with [something]\" as polishing it with. Polishing it with is an action applying to two things.\n"
      "Understand \"strike [something]\" as attacking when the bell is carried.\n"
      "Understand \"greet [someone]\" as kissing. Understand \"unseal [an openable thing]\" as opening.\n"
      "The red flag and the blue flag are in the Hall.\n\n"
      "Check polishing it with (this is the polishing rule):\n"
      "\tif the noun is the lamp, say \"Not the lamp.\" (A) instead;\n"
      "\tsay \"Polished.\" (B).\n\n"
      "The standard report waiting rule response (A) is \"\".\n"
      "Report jumping (this is the hop rule): say \"Hop.\" (A); "
      "now the hop rule response (A) is \"Hop again.\"; if the rope is in the Hall, say \"Mind the rope.\" (C).\n\n"
      "Check taking the crate (this is the heavy crate rule):\n"
      "\tsay \"Heavy!\" (A) instead.\n";

/* The lines of the answer, each with its level and whether it held. */
static char *
ask (const LeafPlay *play, const char *about, guint32 turn)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  LeafQuery query;
  GString *out = g_string_new (NULL);
  LeafFinding *findings;
  guint32 n = 0;

  g_assert_true (leaf_program_find_query (leaf_play_program (play), about, &query));
  findings = leaf_play_query (play, trace, &query, &n);
  for (guint32 i = 0; i < n; i++)
    g_string_append_printf (out, "%u%s %s\n", findings[i].level,
                            findings[i].holds > 0    ? "+"
                            : findings[i].holds == 0 ? "-"
                                                     : " ",
                            findings[i].words);
  leaf_findings_free (findings, n);
  return g_string_free (out, FALSE);
}

static LeafPlay *
play_of (const char *commands)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  LeafPlay *play = leaf_play_new (program, 1);
  g_autofree char *printed = NULL;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  printed = play_all (play, commands, NULL);
  return play;
}

static void
check (const char *commands, guint32 turn, const char *about, const char *expected)
{
  g_autoptr (LeafPlay) play = play_of (commands);
  guint64 hash = leaf_play_hash (play);
  g_autofree char *found = ask (play, about, turn);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
}

static void
test_grammar (void)
{
  static const struct {
    const char *command, *line, *expected;
  } cases[] = {
    { "polish lamp with bell", "polish [something] with [something]", "0+ It matched 'polish lamp with bell'.\n" },
    { "polish lamp with rope", "polish [something] with [something]",
      "0- It did not match 'polish lamp with rope'.\n"
      "1- The word 'rope' did not match: [something] was expected, and nothing in scope has that name.\n" },
    { "polish lamp near bell", "\"polish [something] with [something]\"",
      "0- It did not match 'polish lamp near bell'.\n"
      "1- The word 'near' did not match: 'with' was expected.\n" },
    { "wait", "polish [something] with [something]",
      "0- It did not match 'wait'.\n"
      "1  The command begins with 'wait', but this line begins with 'polish'.\n" },
    { "strike lamp", "strike [something]",
      "0- It did not match 'strike lamp'.\n"
      "1- Its condition was false.\n" },
    { "greet lamp", "greet [someone]",
      "0- It did not match 'greet lamp'.\n"
      "1- The word 'lamp' did not match: [someone] was expected, and the thing with that name is not a person or animal.\n" },
    { "unseal lamp", "unseal [an openable thing]",
      "0- It did not match 'unseal lamp'.\n"
      "1- The word 'lamp' did not match: [an openable thing] was expected, and the thing with that name is not allowed here.\n" },
    { "unseal rope", "unseal [an openable thing]",
      "0- It did not match 'unseal rope'.\n"
      "1- The word 'rope' did not match: [an openable thing] was expected, and nothing in scope has that name.\n" },
    { "take flag", "take [things]",
      "0- It did not match 'take flag'.\n"
      "1  The word 'flag' could mean several things: [things] was expected, and the player was asked which one.\n" },
    { "take", "take [things]",
      "0- It did not match 'take'.\n"
      "1  The command ended where [things] was expected, so the player was asked for it.\n" },
    { "take", "take off [something]",
      "0- It did not match 'take'.\n"
      "1  The parser did not reach it: the line \"take [things]\", which comes before it, matched first.\n" },
    { "take lamp bell", "take [things]",
      "0- It did not match 'take lamp bell'.\n"
      "1- It matched up to the word 'bell', which is one word too many.\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check (cases[i].command, 1, cases[i].line, cases[i].expected);
}

/* Lines that are not commands: those of names, tokens, values and properties. */
static void
test_grammar_in_others (void)
{
  static const char source[]
      = "The Yard is a room. The ball and the red cup are in the Yard. The Vault is a room. The opal is in the Vault.\n"
        "Understand \"sphere\" as the ball. Understand \"round [weight] thing\" as the ball. Understand \"far gem\" as the opal.\n"
        "Weight is a kind of value. The weights are heavy and light. Understand \"really very heavy\" as heavy.\n"
        "A jar is a kind of thing. A jar can be full or empty. A jar is usually empty. The clay jar is a jar in the Yard.\n"
        "Understand \"vessel of plenty\" as a jar. Understand \"brimming\" as a full jar.\n"
        "Understand the full property as describing a jar. Understand \"crowded\" as full. Understand \"void\" as empty.\n"
        "Understand \"shout [loudly]\" as jumping. Understand \"out loud\" or \"very loudly\" as \"[loudly]\".\n"
        "Understand \"weigh [weight]\" as weighing. Weighing is an action applying to one weight.\n"
        "Understand \"holy grail\" as the red cup when the player is in the Vault.\n";
  static const struct {
    const char *command, *line, *expected;
  } cases[] = {
    { "take sphere", "sphere", "0+ It matched 'sphere' in 'take sphere'.\n" },
    { "take cup", "sphere",
      "0- It did not match 'take cup'.\n1- The word 'cup' did not match: 'sphere' was expected.\n" },
    { "jump", "sphere",
      "0- It did not match 'jump'.\n1  None of the grammar lines that were tried reached a place where a name is expected.\n" },
    { "take round heavy ball", "round [weight] thing",
      "0- It did not match 'take round heavy ball'.\n1- The word 'ball' did not match: 'thing' was expected.\n" },
    { "take round light thing", "round [weight] thing",
      "0+ It matched 'round light thing' in 'take round light thing'.\n" },
    { "take vessel of wine", "vessel of plenty",
      "0- It did not match 'take vessel of wine'.\n1- The word 'wine' did not match: 'plenty' was expected.\n" },
    { "take brimming", "brimming",
      "0- It did not match 'take brimming'.\n1- Its words matched, but nothing with that name fits the description in the sentence.\n" },
    { "x far gem", "far gem",
      "0- It did not match 'x far gem'.\n1  The names in the command matched other things, but not the opal, which was not in scope.\n" },
    { "weigh really heavy", "really very heavy",
      "0- It did not match 'weigh really heavy'.\n1- The word 'heavy' did not match: 'very' was expected.\n" },
    { "jump", "really very heavy",
      "0- It did not match 'jump'.\n1  None of the grammar lines that were tried reached a place where its value is expected.\n" },
    { "shout out softly", "out loud",
      "0- It did not match 'shout out softly'.\n1- The word 'softly' did not match: 'loud' was expected.\n" },
    { "shout out loud", "very loudly",
      "0- It did not match 'shout out loud'.\n1  The line \"out loud\" comes before it, and matched.\n" },
    { "jump", "out loud",
      "0- It did not match 'jump'.\n1  None of the grammar lines that were tried reached a place where '[loudly]' is expected.\n" },
    { "take holy grail", "holy grail", "0- It did not match 'take holy grail'.\n1- Its condition was false.\n" },
    { "take void jar", "void", "0+ It matched 'void' in 'take void jar'.\n" },
    { "take void jar", "crowded",
      "0- It did not match 'take void jar'.\n"
      "1  It was not tried: the command named nothing with the property that it describes.\n" },
  };
  g_autoptr (LeafProgram) program = play_compile (source);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_autofree char *printed = play_all (play, cases[i].command, NULL), *found = ask (play, cases[i].line, 1);

    g_assert_cmpstr (found, ==, cases[i].expected);
  }
}

static void
test_scope (void)
{
  static const struct {
    const char *commands;
    guint32 turn;
    const char *thing, *expected;
  } cases[] = {
    { "wait", 1, "lamp", "0+ It was in scope when the command was typed.\n" },
    { "wait", 1, "rope",
      "0- It was not in scope when the command was typed.\n"
      "1- It was in the Cellar.\n"
      "1- The player was in the Hall.\n" },
    { "wait", 1, "the coin",
      "0- It was not in scope when the command was typed.\n"
      "1- It was in the crate, which was closed and not transparent.\n" },
    { "open crate/wait", 2, "coin", "0+ It was in scope when the command was typed.\n" },
    { "wait", 1, "ghost",
      "0- It was not in scope when the command was typed.\n"
      "1- It was nowhere: not in a room, and not held by anything.\n" },
    { "open chest/enter chest/close chest/wait", 4, "lamp",
      "0- It was not in scope when the command was typed.\n"
      "1- The player was in the chest, which was closed and not transparent.\n" },
    { "up/wait", 2, "egg",
      "0- It was not in scope when the command was typed.\n"
      "1- It was dark: in the dark, only what the player carries, and what the player is in, is in scope.\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check (cases[i].commands, cases[i].turn, cases[i].thing, cases[i].expected);
}

/* Rules about scope and concealment are followed as by the parser, and those that kept a thing out of scope are
 * named. */
static void
test_scope_by_rules (void)
{
  static const struct {
    const char *thing, *expected;
  } cases[] = {
    { "wand", "0+ It was in scope when the command was typed.\n" },
    { "film", "0- It was not in scope when the command was typed.\n"
              "1- pocket rule concealed the film.\n"
              "1  After deciding the scope of the player ran, but did not place it in scope.\n"
              "1  starry rule was considered, but did not apply.\n" },
    { "grain", "0- It was not in scope when the command was typed.\n"
               "1- pocket rule concealed the film.\n"
               "1  After deciding the scope of the player ran, but did not place it in scope.\n"
               "1  starry rule was considered, but did not apply.\n" },
    { "hat", "0+ It was in scope when the command was typed.\n" },
    { "moon", "0+ It was in scope when the command was typed.\n" },
    { "star", "0- It was not in scope when the command was typed.\n"
              "1- It was in the Sky.\n"
              "1- The player was in the Hall.\n"
              "1  After deciding the scope of the player ran, but did not place it in scope.\n"
              "1  starry rule was considered, but did not apply.\n" },
  };
  g_autoptr (LeafProgram) program = play_compile (
      "The Hall is a room. The wand is carried by the player. Bob is a man in the Hall. Bob carries the film and the hat. "
      "The film is a supporter. The grain is on the film. The Sky is a room. The moon and the star are in the Sky. "
      "Rule for deciding the concealed possessions of something (this is the pocket rule): "
      "if the particular possession is the film, yes; otherwise no. "
      "After deciding the scope of the player: place the moon in scope.\n"
      "After deciding the scope of the player when the wand is in the Hall (this is the starry rule): place the star in scope.\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *printed = play_all (play, "wait/", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *found = ask (play, cases[i].thing, 1);

    g_assert_cmpstr (found, ==, cases[i].expected);
  }
}

/* If a rule decided the scope by itself, the place of the thing is not a reason. */
static void
test_scope_stood_in (void)
{
  g_autoptr (LeafProgram) program = play_compile ("The Hall is a room. The wand and the moon are in the Hall. "
                                                  "Rule for deciding the scope of the player (this is the lunar rule): "
                                                  "place the moon in scope; rule succeeds.\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *printed = play_all (play, "wait/", NULL), *wand = ask (play, "wand", 1),
                  *moon = ask (play, "moon", 1);

  g_assert_cmpstr (wand, ==,
                   "0- It was not in scope when the command was typed.\n"
                   "1- lunar rule replaced the usual scope, and did not place it in scope.\n");
  g_assert_cmpstr (moon, ==, "0+ It was in scope when the command was typed.\n");
}

static void
test_scenes (void)
{
  check ("wait", 1, "alarm",
         "0- It had not begun when scenes were last checked in this turn.\n"
         "1- It begins when the player carries the lamp, which was false.\n");
  check ("take lamp", 1, "alarm",
         "0+ It began in this turn.\n"
         "1+ It begins when the player carries the lamp, which was true.\n"
         "0+ It was happening when scenes were last checked in this turn.\n"
         "1- It ends when the player is in the Cellar, which was false.\n");
  check ("take lamp/down", 2, "alarm",
         "0+ It ended in this turn.\n"
         "1+ It ends when the player is in the Cellar, which was true.\n"
         "0- It had ended when scenes were last checked in this turn.\n"
         "1  A scene can begin again only if it is recurring.\n");
  check ("version", 1, "alarm", "0  Scenes were not checked in this turn.\n");
  /* a condition that its own beginning rules undid did hold, and what another scene changed is not considered */
  check ("wait", 0, "dawn",
         "0+ It began in this turn.\n"
         "1+ It begins when play begins, which was true.\n"
         "0+ It was happening when scenes were last checked in this turn.\n"
         "1- It ends when feast begins, which was false.\n");
  check ("take bell", 1, "feast",
         "0+ It began in this turn.\n"
         "1+ It begins when the player carries the bell, which was true.\n"
         "0+ It was happening when scenes were last checked in this turn.\n"
         "1- It ends when the player carries the lamp, which was false.\n");
  check ("take bell", 1, "dawn",
         "0+ It ended in this turn.\n"
         "1+ It ends when feast begins, which was true.\n"
         "0- It had ended when scenes were last checked in this turn.\n"
         "1  A scene can begin again only if it is recurring.\n");
  check ("take bell/take lamp", 2, "feast",
         "0+ It ended in this turn.\n"
         "1+ It ends when the player carries the lamp, which was true.\n"
         "0- It had ended when scenes were last checked in this turn.\n"
         "1- It begins when the player carries the bell, which was false.\n");
  check ("wait", 1, "feast",
         "0- It had not begun when scenes were last checked in this turn.\n"
         "1- It begins when the player carries the bell, which was false.\n");
}

static void
test_responses (void)
{
  check ("polish lamp with bell", 1, "polishing rule response (A)",
         "0+ It was printed.\n1  Its text was 'Not the lamp.'\n");
  check ("wait", 1, "standard report waiting rule response (A)",
         "0+ The rule reached it, but it printed nothing, or became part of another text.\n");
  check ("jump/jump", 1, "hop rule response (A)", "0+ It was printed.\n1  Its text was 'Hop.'\n");
  check ("jump/jump", 2, "hop rule response (A)", "0+ It was printed.\n1  Its text was 'Hop again.'\n");
  check ("jump", 1, "hop rule response (C)",
         "0- It was not printed.\n"
         "1+ It ran in the report jumping rules.\n"
         "1- The rule did not reach it: the last statement that ran was 'if the rope is in the Hall'.\n");
  check ("polish lamp with bell", 1, "polishing rule response (B)",
         "0- It was not printed.\n"
         "1+ It ran in the check polishing it with rules and stopped its rulebook.\n"
         "1- The rule did not reach it: the last statement that ran was 'say \"Not the lamp.\" (A) instead'.\n");
  {
    g_autoptr (LeafPlay) play = play_of ("wait");
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
    guint32 n = 0, rule = leaf_program_find_rule (leaf_play_program (play), "hop rule");
    LeafQuery query = { .sort = LEAF_QUERY_RESPONSE, .id = rule, .letter = 1 };
    LeafFinding *findings = leaf_play_query (play, trace, &query, &n);

    g_assert_cmpuint (n, ==, 1); /* between (A) and (C) */
    g_assert_cmpstr (findings[0].words, ==, "The rule has no such response.");
    leaf_findings_free (findings, n);
  }
  check ("take lamp", 1, "heavy crate rule response (A)",
         "0- It was not printed.\n"
         "1- It was considered in the check taking rules, but did not apply.\n"
         "2+ (the player does it) was true\n"
         "2- the crate was false: the action was taking lamp\n");
}

/* A query about a rule has the same form, and gives the same answer as leaf_play_answers. */
static void
test_rules (void)
{
  g_autoptr (LeafPlay) play = play_of ("take lamp");
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
  guint32 n = 0, rule = leaf_program_find_rule (leaf_play_program (play), "heavy crate rule");
  LeafRuleAnswer *answers = leaf_play_answers (play, trace, rule, &n);
  g_autofree char *words = leaf_answer_words (leaf_play_program (play), &answers[0]),
                  *found = ask (play, "heavy crate rule", 1), *start = g_strdup_printf ("0- %s\n1+ ", words);

  g_assert_cmpuint (n, ==, 1);
  g_assert_true (g_str_has_prefix (found, start));
  leaf_answers_free (answers, n);
}

/* A query at a place of the source is about what is there. */
static void
test_places (void)
{
  static const struct {
    const char *at;
    LeafQuerySort sort;
    const char *words;
  } cases[] = {
    { "greet [someone]", LEAF_QUERY_GRAMMAR, "\"greet [someone]\"" },
    { "Heavy!", LEAF_QUERY_RESPONSE, "heavy crate rule response (A)" },
    { "alarm ends", LEAF_QUERY_SCENE, "alarm" },
    { "rope is in", LEAF_QUERY_SCOPE, "rope" },
    { "noun is the lamp", LEAF_QUERY_RULE, "polishing rule" },
  };
  g_autoptr (LeafProgram) program = play_compile (story);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafQuery query;
    g_autofree char *words = NULL;

    g_assert_true (leaf_program_query_at (program, leaf_program_story_source (program),
                                          (guint32) (strstr (story, cases[i].at) - story) + 1, &query));
    g_assert_cmpint (query.sort, ==, cases[i].sort);
    words = leaf_query_words (program, &query);
    g_assert_cmpstr (words, ==, cases[i].words);
    g_assert_cmpuint (leaf_query_place (program, &query).source, !=, 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/diagnose/grammar", test_grammar);
  g_test_add_func ("/diagnose/grammar-in-others", test_grammar_in_others);
  g_test_add_func ("/diagnose/scope", test_scope);
  g_test_add_func ("/diagnose/scope-by-rules", test_scope_by_rules);
  g_test_add_func ("/diagnose/scope-stood-in", test_scope_stood_in);
  g_test_add_func ("/diagnose/scenes", test_scenes);
  g_test_add_func ("/diagnose/responses", test_responses);
  g_test_add_func ("/diagnose/rules", test_rules);
  g_test_add_func ("/diagnose/places", test_places);
  return g_test_run ();
}
