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

/* One story per subject, and what it answers to questions after some commands. */
typedef struct {
  const char *commands;
  guint32 turn;
  const char *about, *expected;
} Asked;

static void
check_each (const char *source, const Asked *cases, gsize n)
{
  g_autoptr (LeafProgram) program = play_compile (source);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < n; i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_autofree char *printed = play_all (play, cases[i].commands, NULL),
                    *found = ask (play, cases[i].about, cases[i].turn);

    g_assert_cmpstr (found, ==, cases[i].expected);
  }
}

/* Each of the parser's errors, lines that were not reached, and commands of several parts. */
static void
test_grammar_errors (void)
{
  static const char source[]
      = "The Hall is a room. The Yard is north of the Hall. Bob is a man in the Hall. Ann is a woman in the Yard. The lamp and the bell are in the Hall. The box is a "
        "container in the Hall. The jar is a container in the Hall. The egg is in the jar. A coin is a kind of thing. Two coins are in the Hall. The rope is in the Yard.\n"
        "Understand \"stow [things] in/into/inside [something]\" as inserting it into. Understand \"tip [other things] into [something]\" as inserting it into.\n"
        "Understand \"fish [things inside] from [something]\" as removing it from.\n"
        "Dialling is an action applying to one number. Understand \"dial [number]\" as dialling. Understand \"[number] on the dial\" as dialling.\n"
        "Finding is an action applying to one visible thing. Understand \"find [any room]\" as finding.\n"
        "Understand \"poke [a closed container]\" as touching. Definition: a thing is gripped if Bob carries it. Understand \"prod [a gripped thing]\" as touching.\n"
        "Understand \"mumble\" as jumping when Bob is in the Yard. Understand \"grumble\" as a mistake (\"No.\") when Bob is in the Hall.\n"
        "Understand \"pat\", \"pat gently\" or \"pat [something]\" as touching. Understand the command \"grab\" as something new. Understand \"grab [someone]\" as kissing.\n"
        "Understand \"say hello\" as waving hands. Hailing is an action applying to one topic. Understand \"hail [text]\" as hailing.\n";
  static const Asked cases[] = {
    { "stow lamp on box", 1, "stow [things] in/into/inside [something]",
      "0- It did not match 'stow lamp on box'.\n"
      "1- The word 'on' did not match: 'in', 'into' or 'inside' was expected.\n" },
    { "stow lamp", 1, "stow [things] in/into/inside [something]",
      "0- It did not match 'stow lamp'.\n"
      "1  The command ended where [something] was expected, so the player was asked for it.\n" },
    { "stow lamp inside box", 1, "stow [things] in/into/inside [something]",
      "0+ It matched 'stow lamp inside box'.\n" },
    { "stow all in box", 1, "stow [things] in/into/inside [something]", "0+ It matched 'stow all in box'.\n" },
    { "stow five coins in box", 1, "stow [things] in/into/inside [something]",
      "0- It did not match 'stow five coins in box'.\n"
      "1- Its words matched, but their meaning is not possible here.\n" },
    { "tip box into box", 1, "tip [other things] into [something]", "0+ It matched 'tip box into box'.\n" },
    { "tip all into rope", 1, "tip [other things] into [something]",
      "0- It did not match 'tip all into rope'.\n"
      "1- The word 'rope' did not match: [something] was expected, and nothing in scope has that name.\n" },
    { "fish all from box", 1, "fish [things inside] from [something]",
      "0- It did not match 'fish all from box'.\n"
      "1- Its words matched, but their meaning is not possible here.\n" },
    { "fish egg from box", 1, "fish [things inside] from [something]",
      "0- It did not match 'fish egg from box'.\n"
      "1- The word 'egg' did not match: [things inside] was expected, and nothing in scope has that name.\n" },
    { "x him", 1, "examine [something]", "0+ It matched 'x him'.\n" },
    { "x rope", 1, "examine [something]",
      "0- It did not match 'x rope'.\n"
      "1- The word 'rope' did not match: [something] was expected, and nothing in scope has that name.\n" },
    { "hail, bob", 1, "hail [text]", "0+ It matched 'hail, bob'.\n" },
    { "x lamp/n/x it", 3, "examine [something]", "0+ It matched 'x it'.\n" },
    { "x lamp and bell", 1, "examine [something]",
      "0- It did not match 'x lamp and bell'.\n"
      "1- The word 'lamp' did not match: [something] was expected, and only one thing is allowed.\n" },
    { "x all", 1, "examine [something]",
      "0- It did not match 'x all'.\n"
      "1- The word 'all' did not match: [something] was expected, and only one thing is allowed.\n" },
    { "x", 1, "examine [something]",
      "0- It did not match 'x'.\n"
      "1  The command ended where [something] was expected, so the player was asked for it.\n" },
    { "x coin", 1, "examine [something]", "0+ It matched 'x coin'.\n" },
    { "dial five", 1, "dial [number]", "0+ It matched 'dial five'.\n" },
    { "dial lamp", 1, "dial [number]",
      "0- It did not match 'dial lamp'.\n"
      "1- The word 'lamp' did not match: [number] was expected, and this is not a number.\n" },
    { "dial", 1, "dial [number]",
      "0- It did not match 'dial'.\n"
      "1- The command ended where [number] was expected.\n" },
    { "wait", 1, "[number] on the dial",
      "0- It did not match 'wait'.\n"
      "1  The command begins with 'wait', which has its own lines; this line has no verb.\n" },
    { "5 on the dial", 1, "[number] on the dial", "0+ It matched '5 on the dial'.\n" },
    { "5 on a dial", 1, "[number] on the dial",
      "0- It did not match '5 on a dial'.\n"
      "1- The word 'a' did not match: 'the' was expected.\n" },
    { "lamp on the dial", 1, "[number] on the dial",
      "0- It did not match 'lamp on the dial'.\n"
      "1- The word 'lamp' did not match: [number] was expected, and this is not a number.\n" },
    { "find yard", 1, "find [any room]", "0+ It matched 'find yard'.\n" },
    { "find lamp", 1, "find [any room]",
      "0- It did not match 'find lamp'.\n"
      "1- The word 'lamp' did not match: [any room] was expected, and nothing that is allowed here has that name.\n" },
    { "poke lamp", 1, "poke [a closed container]",
      "0- It did not match 'poke lamp'.\n"
      "1- The word 'lamp' did not match: [a closed container] was expected, and the thing with that name is not allowed here.\n" },
    { "poke rope", 1, "poke [a closed container]",
      "0- It did not match 'poke rope'.\n"
      "1- The word 'rope' did not match: [a closed container] was expected, and nothing in scope has that name.\n" },
    { "prod lamp", 1, "prod [a gripped thing]",
      "0- It did not match 'prod lamp'.\n"
      "1- The word 'lamp' did not match: [a gripped thing] was expected, and the thing with that name is not allowed here.\n" },
    { "mumble", 1, "mumble",
      "0- It did not match 'mumble'.\n"
      "1- Its condition was false.\n" },
    { "mumble", 1, "grumble",
      "0- It did not match 'mumble'.\n"
      "1  The command begins with 'mumble', but this line begins with 'grumble'.\n" },
    { "grumble", 1, "grumble", "0+ It matched 'grumble'.\n" },
    { "pat gently", 1, "pat gently", "0+ It matched 'pat gently'.\n" },
    { "pat gently", 1, "pat [something]",
      "0- It did not match 'pat gently'.\n"
      "1  The line \"pat gently\" comes before it, and matched.\n" },
    { "pat lamp", 1, "pat",
      "0- It did not match 'pat lamp'.\n"
      "1- It matched up to the word 'lamp', which is one word too many.\n" },
    { "pat lamp now", 1, "pat [something]",
      "0- It did not match 'pat lamp now'.\n"
      "1- It matched up to the word 'now', which is one word too many.\n" },
    { "pat", 1, "pat [something]",
      "0- It did not match 'pat'.\n"
      "1  The line \"pat\" comes before it, and matched.\n" },
    { "grab lamp", 1, "grab [someone]",
      "0- It did not match 'grab lamp'.\n"
      "1- The word 'lamp' did not match: [someone] was expected, and the thing with that name is not a person or animal.\n" },
    { "grab bob", 1, "grab [someone]", "0+ It matched 'grab bob'.\n" },
    { "grab ann", 1, "grab [someone]",
      "0- It did not match 'grab ann'.\n"
      "1- The word 'ann' did not match: [someone] was expected, and nothing in scope has that name.\n" },
    { "hail", 1, "hail [text]",
      "0- It did not match 'hail'.\n"
      "1- The command ended where [text] was expected.\n" },
    { "hail the king", 1, "hail [text]", "0+ It matched 'hail the king'.\n" },
    { "bob, pat lamp", 1, "pat [something]", "0+ It matched 'bob, pat lamp'.\n" },
    { "bob, frob", 1, "pat [something]",
      "0- It did not match 'bob, frob'.\n"
      "1  The command begins with 'bob', but this line begins with 'pat'.\n" },
    { "lamp, pat bell", 1, "pat [something]",
      "0- It did not match 'lamp, pat bell'.\n"
      "1  The command begins with 'lamp', but this line begins with 'pat'.\n" },
    { "frob then pat lamp", 1, "pat [something]",
      "0- It did not match 'frob then pat lamp'.\n"
      "1  The command begins with 'frob', but this line begins with 'pat'.\n" },
    { "pat lamp then frob", 1, "pat [something]",
      "0+ It matched 'pat lamp then frob'.\n"
      "0- It did not match 'frob'.\n"
      "1  The command begins with 'frob', but this line begins with 'pat'.\n" },
    { "pat lamp. pat rope. z", 1, "pat [something]",
      "0+ It matched 'pat lamp. pat rope. z'.\n"
      "0- It did not match 'pat rope. z'.\n"
      "1- The word 'rope' did not match: [something] was expected, and nothing in scope has that name.\n" },
    { "pat. lamp", 1, "pat [something]",
      "0- It did not match 'pat. lamp'.\n"
      "1  The line \"pat\" comes before it, and matched.\n"
      "0- It did not match 'lamp'.\n"
      "1  The command begins with 'lamp', but this line begins with 'pat'.\n" },
    { "n", 1, "pat [something]",
      "0- It did not match 'n'.\n"
      "1  The command begins with 'n', but this line begins with 'pat'.\n" },
    { "take lamp. ", 1, "take [things]", "0+ It matched 'take lamp. '.\n" },
  };

  check_each (source, cases, G_N_ELEMENTS (cases));
}

/* Rules about scope that follow others, many of them, and a name that is asked for in a story with such rules. */
static void
test_scope_by_many (void)
{
  static const char source[]
      = "The Hall is a room. The Sky is a room. The moon and the star are in the Sky. The lamp is in the Hall. The crate is a closed container in the Hall. The coin is in the crate. The cage is a closed transparent container in the Hall. The bird is in the cage. The Cave is a dark room. The Cave is below the Hall. The bat is in the Cave. The den is an enterable container in the Cave. The worm is in the den. Bob is a man in the Hall. Bob carries the film.\n"
        "The stellar rules is a rulebook. A stellar rule (this is the inner rule): do nothing.\n"
        "Before deciding the scope of the player (this is the early rule): follow the stellar rules.\n"
        "Rule for deciding the scope of the player when the lamp is in the Sky (this is the idle rule): rule succeeds.\n"
        "Rule for deciding the scope of the player (this is the passing rule): make no decision.\n"
        "After deciding the scope of the player (this is the twice rule): follow the stellar rules; follow the stellar rules; place the moon in scope.\n"
        "Rule for deciding the concealed possessions of Bob (this is the pocket rule): if the particular possession is the film, rule succeeds.\n"
        "Understand \"far light\" as the star. Understand \"near light\" as the moon. Understand \"glow\" as the lamp.\n";
  static const Asked cases[] = {
    { "wait", 1, "moon", "0+ It was in scope when the command was typed.\n" },
    { "wait", 1, "star",
      "0- It was not in scope when the command was typed.\n"
      "1- It was in the Sky.\n"
      "1- The player was in the Hall.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
    { "wait", 1, "film",
      "0- It was not in scope when the command was typed.\n"
      "1- pocket rule concealed the film.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
    { "wait", 1, "coin",
      "0- It was not in scope when the command was typed.\n"
      "1- It was in the crate, which was closed and not transparent.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
    { "wait", 1, "bird", "0+ It was in scope when the command was typed.\n" },
    { "down/wait", 2, "bat",
      "0- It was not in scope when the command was typed.\n"
      "1- It was dark: in the dark, only what the player carries, and what the player is in, is in scope.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
    { "down/enter den/wait", 3, "worm",
      "0- It was not in scope when the command was typed.\n"
      "1- It was dark: in the dark, only what the player carries, and what the player is in, is in scope.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
    { "down/enter den/wait", 3, "bat",
      "0- It was not in scope when the command was typed.\n"
      "1- It was dark: in the dark, only what the player carries, and what the player is in, is in scope.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
    { "x crate", 1, "far light",
      "0- It did not match 'x crate'.\n"
      "1  The names in the command matched other things, but not the star, which was not in scope.\n" },
    { "x crate", 1, "near light",
      "0- It did not match 'x crate'.\n"
      "1- The word 'crate' did not match: 'near' was expected.\n" },
    { "x glow", 1, "glow", "0+ It matched 'glow' in 'x glow'.\n" },
    { "x lamp", 1, "glow",
      "0- It did not match 'x lamp'.\n"
      "1- The word 'lamp' did not match: 'glow' was expected.\n" },
    { "z", 1, "glow",
      "0- It did not match 'z'.\n"
      "1  None of the grammar lines that were tried reached a place where a name is expected.\n" },
    { "z", 0, "lamp", "0+ It was in scope when the story began.\n" },
    { "z", 0, "star",
      "0- It was not in scope when the story began.\n"
      "1- It was in the Sky.\n"
      "1- The player was in the Hall.\n"
      "1  early rule ran, but did not place it in scope.\n"
      "1  passing rule ran, but did not place it in scope.\n"
      "1  twice rule ran, but did not place it in scope.\n"
      "1  idle rule was considered, but did not apply.\n" },
  };

  check_each (source, cases, G_N_ELEMENTS (cases));
}

/* Scenes that begin and end with others, in one of several ways, at the start, or never. */
static void
test_scenes_of_others (void)
{
  static const char source[]
      = "The Hall is a room. The Yard is north of the Hall. The lamp and the bell are in the Hall.\n"
        "The fair is a scene. The fair begins when the player carries the lamp. The fair ends merrily when the player carries the bell. The fair ends sadly when the player is in the Yard.\n"
        "The dance is a scene. The dance begins when the fair ends merrily. The dance ends when the fair begins.\n"
        "The wake is a scene. The wake begins when the fair ends sadly. The echo is a scene. The echo begins when the fair ends. The echo ends when the wake begins.\n"
        "The watch is a recurring scene. The watch begins when play begins. The watch begins when the player carries the bell. The watch ends when the player carries the lamp.\n"
        "The void is a scene. The dusk is a scene. The dusk begins when play begins.\n";
  static const Asked cases[] = {
    { "wait", 1, "dance",
      "0- It had not begun when scenes were last checked in this turn.\n"
      "1- It begins when the fair ends merrily, which was false.\n" },
    { "take lamp", 1, "dance",
      "0- It had not begun when scenes were last checked in this turn.\n"
      "1- It begins when the fair ends merrily, which was false.\n" },
    { "take lamp/take bell", 2, "dance",
      "0+ It began in this turn.\n"
      "1+ It begins when the fair ends merrily, which was true.\n"
      "0+ It was happening when scenes were last checked in this turn.\n"
      "1- It ends when the fair begins, which was false.\n" },
    { "take lamp/take bell", 2, "wake",
      "0- It had not begun when scenes were last checked in this turn.\n"
      "1- It begins when the fair ends sadly, which was false.\n" },
    { "take lamp/take bell", 2, "echo",
      "0+ It began in this turn.\n"
      "1+ It begins when the fair ends, which was true.\n"
      "0+ It was happening when scenes were last checked in this turn.\n"
      "1- It ends when the wake begins, which was false.\n" },
    { "take lamp/take bell", 2, "fair",
      "0+ It ended in this turn.\n"
      "1+ It ends when the player carries the bell, which was true.\n"
      "0- It had ended when scenes were last checked in this turn.\n"
      "1  A scene can begin again only if it is recurring.\n" },
    { "take lamp/n", 2, "dance",
      "0- It had not begun when scenes were last checked in this turn.\n"
      "1- It begins when the fair ends merrily, which was false.\n" },
    { "take lamp/n", 2, "wake",
      "0+ It began in this turn.\n"
      "1+ It begins when the fair ends sadly, which was true.\n"
      "0+ It was happening when scenes were last checked in this turn.\n"
      "1  No sentence says when it ends.\n" },
    { "take lamp/n", 2, "fair",
      "0+ It ended in this turn.\n"
      "1+ It ends when the player is in the Yard, which was true.\n"
      "0- It had ended when scenes were last checked in this turn.\n"
      "1  A scene can begin again only if it is recurring.\n" },
    { "take lamp", 1, "watch",
      "0+ It ended in this turn.\n"
      "1+ It ends when the player carries the lamp, which was true.\n"
      "0- It had ended when scenes were last checked in this turn.\n"
      "1  It begins only when play begins.\n"
      "1- It begins when the player carries the bell, which was false.\n" },
    { "take lamp/wait", 2, "watch",
      "0- It had ended when scenes were last checked in this turn.\n"
      "1  It begins only when play begins.\n"
      "1- It begins when the player carries the bell, which was false.\n" },
    { "wait", 0, "watch",
      "0+ It began in this turn.\n"
      "1+ It begins when play begins, which was true.\n"
      "0+ It was happening when scenes were last checked in this turn.\n"
      "1  It ends when the player carries the lamp; whether that was true is not known.\n" },
    { "wait", 1, "void",
      "0- It had not begun when scenes were last checked in this turn.\n"
      "1  No sentence says when it begins.\n" },
    { "wait", 1, "dusk",
      "0+ It was happening when scenes were last checked in this turn.\n"
      "1  No sentence says when it ends.\n" },
    { "wait", 0, "dusk",
      "0+ It began in this turn.\n"
      "1+ It begins when play begins, which was true.\n"
      "0+ It was happening when scenes were last checked in this turn.\n"
      "1  No sentence says when it ends.\n" },
  };

  check_each (source, cases, G_N_ELEMENTS (cases));
}

/* A question about nothing that is there. */
static void
test_unknown (void)
{
  g_autoptr (LeafPlay) play = play_of ("wait");
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
  LeafQuery about = { LEAF_QUERY_SCOPE, 99999, 0 }, none = { LEAF_QUERY_NONE, 0, 0 };
  guint32 n = 7;
  LeafFinding *findings = leaf_play_query (play, trace, &about, &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (findings[0].words, ==, "This is not a thing, so it cannot be in scope.");
  leaf_findings_free (findings, n);
  findings = leaf_play_query (play, trace, &none, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_findings_free (findings, n);
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
  g_test_add_func ("/diagnose/grammar-errors", test_grammar_errors);
  g_test_add_func ("/diagnose/scope-by-many", test_scope_by_many);
  g_test_add_func ("/diagnose/scenes-of-others", test_scenes_of_others);
  g_test_add_func ("/diagnose/unknown", test_unknown);
  return g_test_run ();
}
