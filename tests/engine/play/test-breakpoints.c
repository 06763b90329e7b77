/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values in a paused play, breakpoints with conditions, counts and texts, and going back. */
#include "leaf-live-edit.h"
#include "leaf-play-private.h"

#include "test-play.h"

static const char story[]
    /* 1 */
    = "The Yard is a room. The Attic is above the Yard. The coin is in the Yard. The tally is a number that varies.\n"
      /* 2 */
      "To bump by (N - a number):\n"
      /* 3 */
      "\tlet M be N + 1;\n"
      /* 4 */
      "\tnow the tally is the tally + M;\n"
      /* 5 */
      "\tsay \"Bump.\".\n"
      /* 6 */
      "Instead of jumping (this is the hop rule):\n"
      /* 7 */
      "\tbump by 2;\n"
      /* 8 */
      "\tsay \"Hop.\".\n"
      "Instead of pushing the coin: say \"Clink.\".\n";

static LeafPlay *
begin (LeafProgram **program)
{
  LeafPlay *play;

  *program = play_compile (story);
  g_assert_cmpuint (leaf_program_n_problems (*program), ==, 0);
  play = leaf_play_new (*program, 1);
  play_on (play);
  return play;
}

static guint
line_of (const LeafPlay *play)
{
  guint32 line = 0;

  leaf_program_line (leaf_play_program (play), leaf_play_stop (play).place.source, leaf_play_stop (play).place.start,
                     &line, NULL);
  return line;
}

/* Continues to the next stop that is not due to the budget. */
static LeafStopCause
go (LeafPlay *play)
{
  return play_on (play).cause;
}

static guint32
breakpoint (LeafPlay *play, LeafBreakpointSpec spec)
{
  g_autofree char *problem = NULL;
  guint32 number = leaf_play_add_breakpoint (play, &spec, &problem);

  if (number == 0)
    g_test_message ("%s", problem);
  return number;
}

static const struct {
  const char *words, *value, *kind;
} evaluated[] = {
  { "the tally", "0", "number" },
  { "M", "3", "number" },
  { "N * 10", "20", "number" },
  { "the coin is in the Yard", "true", "truth state" },
  { "the location", "Yard", NULL },
  { "the reason the action failed", "no rule", "rule" },
  { "\"[the tally] and [M]\"", "\"0 and 3\"", "text" },
  { "the list of things in the Yard", NULL, NULL },
};

static void
test_values (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint64 hash;

  g_assert_cmpuint (breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE,
                                                             .source = leaf_program_story_source (program),
                                                             .line = 4 }),
                    ==, 1);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  hash = leaf_play_hash (play);
  for (gsize i = 0; i < G_N_ELEMENTS (evaluated); i++) {
    g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, evaluated[i].words, FALSE);

    g_test_message ("%s: %s, %s; %s", evaluated[i].words, found.value, found.kind, found.problem);
    g_assert_null (found.problem);
    if (evaluated[i].value != NULL)
      g_assert_cmpstr (found.value, ==, evaluated[i].value);
    if (evaluated[i].kind != NULL)
      g_assert_cmpstr (found.kind, ==, evaluated[i].kind);
  }
  {
    g_auto (LeafEvaluation) done = leaf_play_evaluate (play, 0, "bump by 7", TRUE);
    g_auto (LeafEvaluation) refused = leaf_play_evaluate (play, 0, "the flurble", FALSE);
    g_auto (LeafEvaluation) not_done = leaf_play_evaluate (play, 0, "bump by 7", FALSE);
    g_auto (LeafEvaluation) said = leaf_play_evaluate (play, 0, "say \"Ouch.\"", TRUE);

    g_assert_cmpstr (done.printed, ==, "Bump.\n");
    g_assert_cmpstr (said.printed, ==, "Ouch.\n");
    g_assert_nonnull (refused.problem);
    g_assert_nonnull (not_done.problem);
  }
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
}

/* A condition can be typed as it stands in a rule's preamble or in a phrase. */
static void
test_condition_words (void)
{
  static const char *const conditions[] = { "the tally > 2", "when the tally > 2", " If  the tally > 2" };

  for (gsize i = 0; i < G_N_ELEMENTS (conditions); i++) {
    g_autoptr (LeafProgram) program = NULL;
    g_autoptr (LeafPlay) play = begin (&program);
    guint32 number = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE,
                                                              .id = leaf_program_find_rule (program, "hop rule"),
                                                              .condition = conditions[i] });
    guint n_commands = 0;

    g_assert_cmpuint (number, ==, 1);
    do {
      g_assert_cmpuint (n_commands++, <, 5);
      leaf_play_command (play, "jump");
    } while (go (play) != LEAF_STOP_BREAKPOINT);
    g_assert_cmpuint (n_commands, >, 1);
  }
  g_assert_null (leaf_breakpoint_condition (NULL));
  g_assert_cmpstr (leaf_breakpoint_condition ("whenever"), ==, "whenever");
}

static void
test_conditions (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint32 story_source = leaf_program_story_source (program), hits = 0, n;
  guint32 number = breakpoint (
      play, (LeafBreakpointSpec) {
                .sort = LEAF_BREAKPOINT_LINE, .source = story_source, .line = 4, .condition = "the tally > M" });
  guint32 third = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE,
                                                           .id = leaf_program_find_rule (program, "hop rule"),
                                                           .hits = 3 });
  gboolean is_reported = FALSE;

  g_assert_cmpuint (number, ==, 1);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND); /* the tally is 3, and M too */
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, &hits), ==, third);
  g_assert_cmpuint (hits, ==, 3);
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, &hits), ==, number);
  g_assert_cmpuint (line_of (play), ==, 4);
  leaf_play_remove_breakpoint (play, number);
  leaf_play_remove_breakpoint (play, third);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  /* line breakpoints are counted even if a value is watched, for which the play runs from event to event */
  third = breakpoint (
      play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE, .id = leaf_program_find_rule (program, "hop rule") });
  number = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" });
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, third);
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, number);
  leaf_play_remove_breakpoint (play, number);
  leaf_play_remove_breakpoint (play, third);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  breakpoint (play,
              (LeafBreakpointSpec) {
                  .sort = LEAF_BREAKPOINT_LINE, .source = story_source, .line = 5, .log = "tally {the tally}, M {M}" });
  leaf_play_drain (play, &n);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  for (const LeafEvent *event = leaf_play_drain (play, &n); n > 0; event++, n--)
    if (event->sort == LEAF_EVENT_LOG) {
      g_assert_cmpstr (event->text, ==, "tally 15, M 3");
      is_reported = TRUE;
    }
  g_assert_true (is_reported);
}

static void
test_sorts (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  const LeafBreakpointSpec specs[] = {
    { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" },
    { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the location of the player" },
    { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the coin is carried by the player" },
    { .sort = LEAF_BREAKPOINT_OUTCOME,
      .id = leaf_program_find_rulebook (program, "instead"),
      .outcome = LEAF_OUTCOME_FAILURE },
    { .sort = LEAF_BREAKPOINT_ACTION, .words = "taking" },
    { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "printing the locale description" },
    { .sort = LEAF_BREAKPOINT_PHRASE, .words = "To bump" },
    { .sort = LEAF_BREAKPOINT_TEXT, .words = "Clink" },
    { .sort = LEAF_BREAKPOINT_RULEBOOK, .id = leaf_program_find_rulebook (program, "report taking") },
  };
  static const char *const commands[]
      = { "jump", "up", "take coin", "push coin", "take coin", "up", "jump", "push coin", "take coin" };

  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++) {
    g_autoptr (LeafPlay) copy = leaf_play_copy (play);
    guint32 number = breakpoint (copy, specs[i]);
    g_autofree char *words = NULL;

    g_assert_cmpuint (number, !=, 0);
    leaf_play_command (copy, commands[i]);
    g_assert_cmpint (go (copy), ==, LEAF_STOP_BREAKPOINT);
    g_assert_cmpuint (leaf_play_breakpoint_hit (copy, NULL), ==, number);
    words = leaf_play_breakpoint_words (copy, number);
    g_test_message ("%s at line %u: %s", commands[i], line_of (copy), words);
    if (i == 0)
      g_assert_cmpstr (words, ==, "the tally was 0 and is 3, by 'now the tally is the tally + M' in hop rule");
    leaf_play_remove_breakpoint (copy, number);
    g_assert_cmpint (go (copy), ==, LEAF_STOP_WANTS_COMMAND);
  }
  g_assert_cmpuint (breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the flurble" }),
                    ==, 0);
  g_assert_cmpuint (breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE, .id = 99999999 }), ==, 0);
}

static void
test_back (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint32 source = leaf_program_story_source (program);
  guint64 hash_at_4, hash_at_7;

  breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE, .source = source, .line = 7 });
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  hash_at_7 = leaf_play_hash (play);
  leaf_play_step (play, LEAF_STEP_IN);
  go (play);
  leaf_play_step (play, LEAF_STEP_IN);
  go (play);
  g_assert_cmpuint (line_of (play), ==, 4);
  hash_at_4 = leaf_play_hash (play);
  leaf_play_step (play, LEAF_STEP_IN);
  go (play);
  g_assert_cmpuint (line_of (play), ==, 5);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_STATEMENT));
  g_assert_cmpuint (line_of (play), ==, 4);
  g_assert_cmpuint (leaf_play_hash (play), ==, hash_at_4);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_OUT));
  g_assert_cmpuint (line_of (play), ==, 7);
  g_assert_cmpuint (leaf_play_hash (play), ==, hash_at_7);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_TURN));
  g_assert_cmpint (leaf_play_stop (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash_at_7);
  g_assert_cmpuint (line_of (play), ==, 7);
  g_assert_false (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash_at_7);
  g_assert_true (leaf_play_seek (play, 0));
  g_assert_cmpuint (leaf_play_stop (play).event, ==, 0);
  g_assert_null (leaf_play_commands (play)[0]);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
}

/* Goes back to the story's own rule, past everything that the library did since. */
static void
test_back_own (void)
{
  LeafProgram *program;
  g_autoptr (LeafPlay) play = begin (&program);

  g_assert_true (leaf_play_command (play, "jump"));
  play_on (play);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_STATEMENT | LEAF_BACK_OWN));
  g_assert_cmpuint (line_of (play), ==, 8);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_STATEMENT | LEAF_BACK_OWN));
  g_assert_cmpuint (line_of (play), ==, 5);
  leaf_program_unref (program);
}

/* The value of the first row with that name, "" if it has none; NULL if there is no such row at that level. */
static const char *
value_in_rows (const LeafWorldRows *world, guint32 level, const char *name)
{
  guint32 n;
  const LeafWorldRow *rows = leaf_world_rows_rows (world, &n);

  for (guint32 i = 0; i < n; i++)
    if (rows[i].level == level && g_str_equal (rows[i].name, name))
      return rows[i].value != NULL ? rows[i].value : "";
  return NULL;
}

/* A value that the story would print as a number is shown as it is written in the source. */
static void
test_written (void)
{
  static const struct {
    const char *words, *value;
  } cases[] = {
    { "D", "things which are in the Yard" },
    { "the law", "Law of Motion" },
    { "the other law", "(none)" },
  };
  g_autoptr (LeafProgram) program
      = play_compile ("The Yard is a room. The coin is in the Yard.\n"
                      "To count (D - a description of things): say \"[number of D].\".\n"
                      "Instead of jumping: count things which are in the Yard.\n\n"
                      "Equation - Law of Motion\n\tF=mV\nwhere F is a number, m is a number, V is a number.\n\n"
                      "The law is an equation name that varies. The law is Law of Motion.\n"
                      "The other law is an equation name that varies.\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

  play_on (play);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_cmpuint (breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_PHRASE, .words = "To count" }), !=,
                    0);
  g_assert_true (leaf_play_command (play, "jump"));
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, cases[i].words, FALSE);

    g_test_message ("%s: %s", cases[i].words, found.value);
    g_assert_cmpstr (found.value, ==, cases[i].value);
  }
}

/* A watch is removed with the breakpoints, so it is no longer hit after going back to where the value changed. */
static void
test_cleared (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);

  g_assert_true (leaf_play_command (play, "jump"));
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_cmpuint (breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" }),
                    !=, 0);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  leaf_play_clear_breakpoints (play);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_true (leaf_play_command (play, "jump"));
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
}

static void
test_world (void)
{
  LeafProgram *program;
  g_autoptr (LeafPlay) play = begin (&program);
  guint64 before = leaf_play_hash (play);
  g_autoptr (LeafWorldRows) world = leaf_play_world (play), after = NULL;

  g_assert_cmpstr (value_in_rows (world, 1, "Yard"), ==, "");
  g_assert_cmpstr (value_in_rows (world, 2, "coin"), ==, "");
  g_assert_cmpstr (value_in_rows (world, 1, "tally"), ==, "0");
  g_assert_cmpuint (leaf_play_hash (play), ==, before);
  g_assert_true (leaf_play_command (play, "jump"));
  play_on (play);
  after = leaf_play_world (play);
  g_assert_cmpstr (value_in_rows (after, 1, "tally"), ==, "3");
  leaf_program_unref (program);
}

/* The things to which it is related, in the rows of that relation. */
static const char *
related (const LeafWorldRows *world, const char *relation, const char *left)
{
  guint32 n, i = 0;
  const LeafWorldRow *rows = leaf_world_rows_rows (world, &n);

  while (i < n && !(rows[i].level == 1 && g_str_equal (rows[i].name, relation)))
    i++;
  for (i++; i < n && rows[i].level > 1; i++)
    if (g_str_equal (rows[i].name, left))
      return rows[i].value;
  return NULL;
}

/* The current relations, however they are stored, and events that are scheduled for a time. */
static void
test_relations (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. Ann, Bob and Carol are people in the Yard.\n"
      "Liking relates various people to various people. Ann likes Bob. Ann likes Carol.\n"
      "Leading relates one person to various people. Bob leads Carol.\n"
      "Kinship relates people to each other in groups. Ann is kin to Carol.\n"
      "The verb to like means the liking relation. The verb to lead means the leading relation. The verb to be kin to means the kinship relation.\n"
      "Instead of jumping: now Carol likes Ann; now Ann leads Carol; the bell rings in two turns from now.\n"
      "At the time when the bell rings: say \"Ding.\".\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autoptr (LeafWorldRows) world = NULL, after = NULL, later = NULL;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  play_on (play);
  world = leaf_play_world (play);
  g_assert_cmpstr (value_in_rows (world, 1, "liking"), ==, "2 pairs");
  g_assert_cmpstr (related (world, "liking", "Ann"), ==, "Bob, Carol");
  g_assert_cmpstr (value_in_rows (world, 1, "leading"), ==, "1 pair");
  g_assert_cmpstr (value_in_rows (world, 1, "kinship"), ==, "1 pair");
  g_assert_null (value_in_rows (world, 0, "timed events"));
  g_assert_true (leaf_play_command (play, "jump"));
  play_on (play);
  after = leaf_play_world (play);
  g_assert_cmpstr (value_in_rows (after, 1, "liking"), ==, "3 pairs");
  g_assert_cmpstr (related (after, "liking", "Carol"), ==, "Ann");
  g_assert_cmpstr (related (after, "leading", "Ann"), ==, "Carol");
  g_assert_null (related (after, "leading", "Bob"));
  g_assert_cmpstr (related (after, "kinship", "Ann"), ==, "Carol");
  g_assert_cmpstr (value_in_rows (after, 1, "bell rings"), ==, "in 2 turns");
  g_assert_true (leaf_play_command (play, "wait"));
  play_on (play);
  later = leaf_play_world (play);
  g_assert_cmpstr (value_in_rows (later, 1, "bell rings"), ==, "in 1 turn");
}

/* Back to where a value changed is back to the statement that changed it, in a phrase or at the end of a rule too. */
static void
test_back_to_change (void)
{
  static const char *const places[]
      = { "now the tally is the bonus", "now the tally is 9", "now the tally is 7", "now the tally is the tally + 1" };
  g_autoptr (LeafProgram) program
      = play_compile ("The Yard is a room. The tally is a number that varies. The coin is in the Yard.\n"
                      "To bump: now the tally is the tally + 1.\n"
                      "After taking the coin: say \"One.\"; bump; say \"Two.\"; now the tally is 7.\n"
                      "Every turn: say \"Hum.\".\nInstead of waiting: now the tally is 9.\n"
                      "To decide which number is the bonus: let n be 4; decide on the tally + n.\n"
                      "Instead of jumping: now the tally is the bonus; say \"Up.\".\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "take coin/wait/look/jump/", NULL);
  guint32 number = leaf_play_add_breakpoint (
      play, &(LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" }, NULL);

  g_assert_cmpuint (number, !=, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    LeafPlace place;
    g_autofree char *words = NULL;

    g_assert_true (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
    place = leaf_play_stop (play).place;
    words = g_strndup (leaf_program_source_text (program, place.source) + place.start, place.end - place.start);
    g_test_message ("%s", words);
    g_assert_nonnull (strstr (words, places[i]));
  }
  g_assert_false (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
}

/* When an action begins, the place of the play is the statement that tries it, whatever ran last (here what printed the
 * score). */
static void
test_place_of_action (void)
{
  g_autoptr (LeafProgram) program
      = play_compile ("The Yard is a room. When play begins: now the left hand status line is \"[tally]\".\n" /* 1 */
                      "To say tally:\n"                                                                       /* 2 */
                      "\tsay \"0\".\n"                                                                        /* 3 */
                      "Instead of jumping:\n"                                                                 /* 4 */
                      "\tlet the trace be \"[tally]\";\n"                                                     /* 5 */
                      "\tsay \"[trace].\";\n"                                                                 /* 6 */
                      "\ttry waiting.\n");                                                                    /* 7 */
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  play_on (play);
  breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION, .words = "waiting" });
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (line_of (play), ==, 7);
  leaf_play_remove_breakpoint (play, 1);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION, .words = "waiting" });
  leaf_play_command (play, "wait");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  /* and not in the status line */
  g_assert_cmpuint (leaf_play_stop (play).place.source, !=, leaf_program_story_source (program));
}

/* --- slices ------------------------------------------------------------------------------------------------------- */

/* Each stop of a play that runs in slices of this size: its number and the hash of the state; "lost" if the play cannot
 * return to that moment. */
static char *
stops_in_slices (LeafProgram *program, const LeafBreakpointSpec *spec, guint64 slice)
{
  static const char *const commands[] = { "test me", "jump", "push coin", "jump" };
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  GString *out = g_string_new (NULL);
  guint given = 0;
  guint32 n;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  g_assert_cmpuint (breakpoint (play, *spec), ==, 1);
  for (guint i = 0; i < 1000000; i++) {
    LeafStop stop = leaf_play_run (play, slice);

    leaf_play_drain (play, &n);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND) {
      if (given == G_N_ELEMENTS (commands))
        break;
      leaf_play_command (play, commands[given++]);
    } else if (stop.cause == LEAF_STOP_BREAKPOINT) {
      g_autoptr (LeafPlay) again = leaf_play_copy (play);

      g_string_append_printf (out, "%" G_GUINT64_FORMAT ":%" G_GINT64_MODIFIER "x ", stop.event, leaf_play_hash (play));
      if (!leaf_play_seek (again, stop.event) || leaf_play_hash (again) != leaf_play_hash (play))
        g_string_append (out, "lost ");
    } else
      g_assert_cmpint (stop.cause, ==, LEAF_STOP_OUT_OF_BUDGET);
  }
  return g_string_free (out, FALSE);
}

/* The place of a stop does not depend on the slices, and each stop is a moment with a number, even in a phrase without
 * a statement that the parser calls. */
static void
test_slices (void)
{
  static const char sliced[]
      = "The Yard is a room. The coin is in the Yard. The tally is a number that varies. A badge is a kind of thing. Two badges are in the Yard.\n"
        "Understand \"shining\" or \"dull\" as \"[shine]\". Understand \"[shine]\" as something when the item described is the coin.\n"
        "Definition: a thing is loud if the tally is greater than 1.\n"
        "After printing the name of a badge: say \" of tin\".\n"
        "Instead of jumping: increase the tally by 1; if the coin is loud, say \"Hop, clink, and hop.\"; otherwise say \"Hop.\"\n"
        "Instead of pushing the coin: say \"Clink.\".\n"
        "Test me with \"x shining coin / x dull badge / jump\".\n";
  static const LeafBreakpointSpec specs[] = { { .sort = LEAF_BREAKPOINT_PHRASE, .words = "the item described" },
                                              { .sort = LEAF_BREAKPOINT_PHRASE, .words = "a" },
                                              { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "printing the name" },
                                              { .sort = LEAF_BREAKPOINT_ACTION, .words = "" },
                                              { .sort = LEAF_BREAKPOINT_TEXT, .words = "clink" },
                                              { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" },
                                              { .sort = LEAF_BREAKPOINT_OUTCOME, .outcome = LEAF_OUTCOME_FAILURE } };
  static const guint64 slices[] = { 1, 2, 3, 7, 20, 61, 400 };
  g_autoptr (LeafProgram) program = play_compile (sliced);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++) {
    g_autofree char *whole = stops_in_slices (program, &specs[i], 1000000);

    g_test_message ("%u %s: %s", specs[i].sort, specs[i].words, whole);
    g_assert_cmpstr (whole, !=, "");
    g_assert_null (strstr (whole, "lost"));
    for (gsize k = 0; k < G_N_ELEMENTS (slices); k++) {
      g_autofree char *sliced_so = stops_in_slices (program, &specs[i], slices[k]);

      g_assert_cmpstr (sliced_so, ==, whole);
    }
  }
}

/* --- set by hand -------------------------------------------------------------------------------------------------- */

static char *
value_of (const LeafPlay *play, const char *words)
{
  g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, words, FALSE);

  return g_strdup (found.value != NULL ? found.value : found.problem);
}

#define IS(play, words, expected)                                                                                      \
  do {                                                                                                                 \
    g_autofree char *value_is = value_of (play, words);                                                                \
    g_assert_cmpstr (value_is, ==, expected);                                                                          \
  } while (0)

/* A change at a statement holds from there on, and in replays; before that statement, and after going back to before
 * it, it does not. */
static void
test_set (void)
{
  static const char *const refused[]
      = { "the tally", "the flurble", "now the motto is \"Fine.\"", "say \"Ouch.\"", "bump by 2" };
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. The Attic is above the Yard. The coin is in the Yard. The tally is a number that varies.\n"
      "A thing can be bright. The motto is a text that varies.\n"
      "To bump by (N - a number):\n\tlet M be N + 1;\n\tnow the tally is the tally + M;\n\tsay \"Bump.\".\n"
      "Instead of jumping (this is the hop rule):\n\tbump by 2;\n\tsay \"Hop [tally].\".\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1), again = NULL;
  g_auto (LeafEvaluation) why = { 0 };
  guint64 at, after, hash;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  play_on (play);
  g_assert_true (leaf_play_live_edit (play, 0, "now the tally is 40", &why)); /* where a command is wanted */
  breakpoint (play, (LeafBreakpointSpec) {
                        .sort = LEAF_BREAKPOINT_LINE, .source = leaf_program_story_source (program), .line = 5 });
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  IS (play, "the tally", "40");
  hash = leaf_play_hash (play);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_assert_false (leaf_play_live_edit (play, 0, refused[i], &why));
    g_assert_nonnull (why.problem);
    leaf_evaluation_clear (&why);
  }
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  at = leaf_play_stop (play).event;
  g_assert_true (leaf_play_live_edit (play, 0, "now M is 5", &why));
  g_assert_true (leaf_play_live_edit (play, 0, "now the coin is bright", &why));
  g_assert_true (leaf_play_live_edit (play, 0, "now the coin is in the Attic", &why));
  hash = leaf_play_hash (play);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  IS (play, "the tally", "45");
  IS (play, "the coin is bright", "true");
  after = leaf_play_stop (play).event;
  again = leaf_play_copy (play);
  g_assert_true (leaf_play_seek (again, after));
  g_assert_cmpuint (leaf_play_hash (again), ==, leaf_play_hash (play));
  {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, 1);
    guint32 n;
    const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
    gboolean is_reported = FALSE;

    for (guint32 i = 0; i < n; i++)
      is_reported = is_reported || (nodes[i].text != NULL && strstr (nodes[i].text, "45") != NULL);
    g_assert_true (is_reported);
  }
  g_assert_true (leaf_play_seek (play, at));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  IS (play, "M", "5");
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_STATEMENT)); /* so later changes are forgotten */
  IS (play, "the coin is bright", "false");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  IS (play, "M", "3");
  IS (play, "the tally", "40");
  IS (play, "the coin is in the Attic", "false");
}

/* The stops, by the numbers of the events, of the same play from its beginning with the same commands. */
static char *
stops_again (const LeafPlay *play, const LeafBreakpointSpec *spec)
{
  g_autoptr (LeafPlay) again = leaf_play_again (play);
  const char *const *commands = leaf_play_commands (play);
  GString *out = g_string_new (NULL);

  breakpoint (again, *spec);
  for (LeafStop stop = { 0 }; stop.cause != LEAF_STOP_FINISHED;) {
    stop = (LeafStop) { .cause = go (again) };
    if (stop.cause == LEAF_STOP_BREAKPOINT)
      g_string_append_printf (out, "%u ", (guint) leaf_play_stop (again).event);
    else if (stop.cause != LEAF_STOP_WANTS_COMMAND || *commands == NULL || !leaf_play_command (again, *commands++))
      break;
  }
  if (leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND)
    g_assert_cmpuint (leaf_play_hash (again), ==, leaf_play_hash (play));
  return g_string_free (out, FALSE);
}

/* A replay that looks for breakpoints reaches them where the play itself did, whatever the author changed at those
 * moments: a condition that already held, a value that was set by the author rather than by a statement, and a
 * breakpoint that is only reached after a change. */
static void
test_set_again (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. The tally is a number that varies. The worth is a number that varies.\n"
      "Instead of jumping:\n\tsay \"Hop.\";\n\tincrease the tally by 1;\n\tif the tally > 40, say \"High.\".\n");
  const LeafBreakpointSpec specs[] = {
    { .sort = LEAF_BREAKPOINT_LINE,
      .source = leaf_program_story_source (program),
      .line = 4,
      .condition = "the tally is 1" },
    { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" },
    { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the worth" },
    { .sort = LEAF_BREAKPOINT_TEXT, .words = "High" },
  };

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_autoptr (GString) met = g_string_new (NULL);
    g_auto (LeafEvaluation) why = { 0 };
    g_autofree char *again = NULL;

    breakpoint (play, specs[i]);
    play_on (play);
    for (guint turn = 0; turn < 4; turn++) {
      if (turn == 3)
        g_assert_true (leaf_play_live_edit (play, 0, "now the worth is 9", &why)); /* where a command is wanted */
      leaf_play_command (play, "jump");
      while (go (play) == LEAF_STOP_BREAKPOINT) {
        g_string_append_printf (met, "%u ", (guint) leaf_play_stop (play).event);
        leaf_play_live_edit (play, 0, "now the tally is 60", &why); /* but the end of a text is not a statement */
        leaf_evaluation_clear (&why);
      }
      if (turn == 1)
        g_assert_true (leaf_play_live_edit (play, 0, "now the tally is 50", &why));
    }
    again = stops_again (play, &specs[i]);
    g_test_message ("%u %s: %s", specs[i].sort, specs[i].words, met->str);
    g_assert_cmpstr (again, ==, met->str);
    g_assert_cmpint (met->len > 0, ==, i != 2);
  }
}

/* --- at the limits ------------------------------------------------------------------------------------------------ */

/* Everything that the play tells of a few commands. Texts that follow each other are one, as a breakpoint may divide
 * them. */
static char *
events_told (LeafProgram *program, guint32 wanted, gboolean with_breakpoints)
{
  static const char *const commands[] = { "jump", "x coin", "take coin", "jump" };
  static const LeafBreakpointSpec specs[]
      = { { .sort = LEAF_BREAKPOINT_ACTION, .words = "jumping", .condition = "the tally is 1000" },
          { .sort = LEAF_BREAKPOINT_PHRASE, .words = "to bump", .condition = "the tally is 1000" },
          { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "printing the name", .hits = 1000 },
          { .sort = LEAF_BREAKPOINT_TEXT, .words = "Bump", .hits = 1000 },
          { .sort = LEAF_BREAKPOINT_OUTCOME, .outcome = LEAF_OUTCOME_FAILURE, .hits = 1000 } };
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  GString *out = g_string_new (NULL);
  LeafEventSort last = 0;

  leaf_play_set_wanted (play, wanted);
  for (gsize i = 0; with_breakpoints && i < G_N_ELEMENTS (specs); i++)
    g_assert_cmpuint (breakpoint (play, specs[i]), ==, i + 1);
  for (gsize i = 0; i <= G_N_ELEMENTS (commands); i++) {
    const LeafEvent *events;
    guint32 n;

    if (i > 0)
      leaf_play_command (play, commands[i - 1]);
    g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
    events = leaf_play_drain (play, &n);
    for (guint32 k = 0; k < n; last = events[k++].sort)
      if (events[k].sort == LEAF_EVENT_TEXT && last == LEAF_EVENT_TEXT)
        g_string_append (out, events[k].text);
      else
        g_string_append_printf (out, "\n%u %u %s", events[k].sort, events[k].rule, events[k].text);
  }
  return g_string_free (out, FALSE);
}

/* The events that a breakpoint needs are told only if the owner of the play wants them, each sort by itself. */
static void
test_wanted (void)
{
  static const guint32 wanted[] = { 0,
                                    LEAF_WANT_TEXT,
                                    LEAF_WANT_RULES,
                                    LEAF_WANT_ACTIONS,
                                    LEAF_WANT_PHRASES,
                                    LEAF_WANT_TEXT | LEAF_WANT_ACTIONS,
                                    LEAF_WANT_RULES | LEAF_WANT_PHRASES,
                                    LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS | LEAF_WANT_PHRASES };
  g_autoptr (LeafProgram) program = play_compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++) {
    g_autofree char *alone = events_told (program, wanted[i], FALSE), *told = events_told (program, wanted[i], TRUE);

    g_assert_cmpstr (told, ==, alone);
  }
}

/* What cannot be reached is refused with its reason, and a number that stands for no breakpoint has no effect. */
static void
test_refused (void)
{
  static const struct {
    LeafBreakpointSpec spec;
    const char *problem;
  } cases[] = {
    { { .sort = LEAF_BREAKPOINT_ACTION, .words = "flurbling" }, "There is no action called 'flurbling'." },
    { { .sort = LEAF_BREAKPOINT_ACTION, .words = "Ann flurbling" }, "There is no action called 'Ann flurbling'." },
    { { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "flurbling" }, "There is no activity called 'flurbling'." },
    { { .sort = LEAF_BREAKPOINT_LINE, .source = 0, .line = 1 },
      "Line 1 has no rule or statement that can have a breakpoint." },
    { { .sort = LEAF_BREAKPOINT_RULE, .id = 0 }, "Nothing of this name can have a breakpoint." },
    { { .sort = LEAF_BREAKPOINT_RULEBOOK, .id = 0 }, "Nothing of this name can have a breakpoint." },
    { { .sort = LEAF_BREAKPOINT_CHANGE }, NULL },
  };
  static const LeafBreakpointSpec never[] = { { .sort = LEAF_BREAKPOINT_TEXT }, { .sort = LEAF_BREAKPOINT_PROBLEM } };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint32 hits = 7;
  g_autofree char *words = NULL, *unchanged = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *problem = g_strdup ("before");

    g_free (g_steal_pointer (&problem));
    g_assert_cmpuint (leaf_play_add_breakpoint (play, &cases[i].spec, &problem), ==, 0);
    g_assert_cmpstr (problem, ==, cases[i].problem);
    g_assert_cmpuint (leaf_play_add_breakpoint (play, &cases[i].spec, NULL), ==, 0);
  }
  g_assert_false (leaf_play_has_breakpoints (play));
  for (gsize i = 0; i < G_N_ELEMENTS (never); i++)
    g_assert_cmpuint (breakpoint (play, never[i]), ==, i + 1);
  g_assert_cmpuint (breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the location" }),
                    ==, 3);
  g_assert_true (leaf_play_has_breakpoints (play));
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, &hits), ==, 0);
  g_assert_cmpuint (hits, ==, 0);
  unchanged = leaf_play_breakpoint_words (play, 3);
  g_assert_cmpstr (unchanged, ==, "");
  for (guint32 number = 0; number < 10; number += 4) { /* 0, 4, 8 */
    words = leaf_play_breakpoint_words (play, number);
    g_assert_cmpstr (words, ==, "");
    g_free (g_steal_pointer (&words));
    g_assert_cmpuint (leaf_play_breakpoint_place (play, number).source, ==, 0);
    leaf_play_remove_breakpoint (play, number);
  }
  for (guint32 number = 1; number <= 3; number++) {
    g_assert_true (leaf_play_has_breakpoints (play));
    leaf_play_remove_breakpoint (play, number);
    leaf_play_remove_breakpoint (play, number);
  }
  g_assert_false (leaf_play_has_breakpoints (play));
}

/* An action is named as its event names it, with its actor; the beginning of a name suffices. */
static void
test_action_words (void)
{
  static const struct {
    const char *words, *command;
    gboolean stops;
  } cases[] = {
    { "Ann jumping", "ann, jump", TRUE },
    { "ann JUMPING", "ann, jump", TRUE },
    { "Ann jumping", "jump", FALSE },
    { "jumping", "ann, jump", FALSE },
    { "jump", "jump", TRUE },
    { "taking coin", "take coin", TRUE },
    { "taking cup", "take coin", FALSE },
    { "taking", "take coin", TRUE },
  };
  g_autoptr (LeafProgram) program
      = play_compile ("The Yard is a room. Ann is a woman in the Yard. The coin and the cup are in the Yard.\n"
                      "Persuasion rule: persuasion succeeds.\n");

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

    play_on (play);
    g_assert_cmpuint (
        breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION, .words = cases[i].words }), ==, 1);
    leaf_play_command (play, cases[i].command);
    g_test_message ("%s: %s", cases[i].words, cases[i].command);
    g_assert_cmpint (go (play), ==, cases[i].stops ? LEAF_STOP_BREAKPOINT : LEAF_STOP_WANTS_COMMAND);
  }
}

static guint
n_notices (LeafPlay *play)
{
  guint found = 0;
  guint32 n;

  for (const LeafEvent *event = leaf_play_drain (play, &n); n > 0; event++, n--)
    found += event->sort == LEAF_EVENT_NOTICE;
  return found;
}

/* A condition that names what only one place knows is not reported elsewhere; one that no place knows is, once. */
static void
test_unreadable (void)
{
  static const struct {
    const char *condition;
    guint n_notices, n_stops;
  } cases[] = { { "M is 3", 0, 1 }, { "M is 4", 0, 0 }, { "the tally > 1", 0, 1 }, { "the flurble is 3", 1, 1 } };
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. The tally is a number that varies.\n"
      "To bump by (N - a number):\n\tlet M be N + 1;\n\tsay \"Bump.\";\n\tnow the tally is the tally + M.\n"
      "Instead of jumping:\n\tbump by 2;\n\tsay \"Hop.\";\n\tincrease the tally by 0.\n");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    guint stops = 0;

    play_on (play);
    n_notices (play);
    breakpoint (play,
                (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_TEXT, .words = "p.", .condition = cases[i].condition });
    leaf_play_command (play, "jump");
    while (go (play) == LEAF_STOP_BREAKPOINT)
      stops++;
    g_test_message ("%s", cases[i].condition);
    g_assert_cmpuint (stops, ==, cases[i].n_stops);
    g_assert_cmpuint (n_notices (play), ==, cases[i].n_notices);
    leaf_play_command (play, "jump");
    while (go (play) == LEAF_STOP_BREAKPOINT)
      ;
    g_assert_cmpuint (n_notices (play), ==, 0);
  }
}

/* A message has a question mark for what cannot be evaluated there. */
static void
test_log_words (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  gboolean is_told = FALSE;
  guint32 n;

  breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE,
                                           .id = leaf_program_find_rule (program, "hop rule"),
                                           .log = "{the flurble}{} { {the tally}}{now the tally is 2} {the tally" });
  leaf_play_drain (play, &n);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  for (const LeafEvent *event = leaf_play_drain (play, &n); n > 0; event++, n--)
    if (event->sort == LEAF_EVENT_LOG) {
      g_assert_cmpstr (event->text, ==, "?? ?}? {the tally");
      is_told = TRUE;
    }
  g_assert_true (is_told);
}

/* Two values that change at once: the play pauses for the first, and only its cause is searched for. */
static void
test_two_changes (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint32 tally = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally" });
  guint32 twice = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the tally * 2" });
  guint32 line = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE,
                                                          .source = leaf_program_story_source (program),
                                                          .line = 5,
                                                          .condition = "the tally > 3" });
  g_autofree char *first = NULL, *second = NULL, *later = NULL;

  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, tally);
  second = leaf_play_breakpoint_words (play, twice);
  g_assert_cmpstr (second, ==, "the tally * 2 was 0 and is 6");
  g_assert_cmpuint (leaf_play_breakpoint_place (play, twice).source, ==, 0);
  first = leaf_play_breakpoint_words (play, tally);
  g_assert_cmpstr (first, ==, "the tally was 0 and is 3, by 'now the tally is the tally + M' in hop rule");
  g_assert_cmpuint (leaf_play_breakpoint_place (play, tally).source, ==, leaf_program_story_source (program));
  { /* a change by hand is not one that the play paused for */
    g_auto (LeafEvaluation) why = { 0 };
    g_autofree char *none = NULL;

    g_assert_true (leaf_play_live_edit (play, 0, "now the tally is 3", &why));
    g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, 0);
    none = leaf_play_breakpoint_words (play, tally);
    g_assert_cmpstr (none, ==, "");
    g_assert_cmpuint (leaf_play_breakpoint_place (play, tally).source, ==, 0);
  }
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  leaf_play_command (play, "jump"); /* the line counts too now, but the value pauses the play first */
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, tally);
  later = leaf_play_breakpoint_words (play, twice);
  g_assert_cmpstr (later, ==, "the tally * 2 was 6 and is 12");
  leaf_play_remove_breakpoint (play, tally);
  leaf_play_remove_breakpoint (play, twice);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, line);
}

/* A mark without a breakpoint stops, whatever breakpoints there are; and the play can go back to it. */
static void
test_marks (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint32 source = leaf_program_story_source (program), hop = leaf_program_find_rule (program, "hop rule");

  g_assert_false (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  g_assert_true (leaf_play_set_breakpoint_on_line (play, source, 7, TRUE));
  for (guint i = 0; i < 2; i++) {
    leaf_play_command (play, "jump");
    g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
    g_assert_cmpuint (line_of (play), ==, 7);
    g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, 0);
    g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
    if (i == 0) { /* one that is never met */
      breakpoint (play,
                  (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE, .id = hop, .condition = "the tally > 99" });
      breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE, .source = source, .line = 8, .hits = 99 });
    }
  }
  leaf_play_remove_breakpoint (play, 1);
  leaf_play_remove_breakpoint (play, 2);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  g_assert_cmpuint (line_of (play), ==, 7);
  g_assert_true (leaf_play_set_breakpoint_on_line (play, source, 7, FALSE));
  g_assert_false (leaf_play_set_breakpoint_on_line (play, source, 0, TRUE));
  g_assert_false (leaf_play_set_breakpoint_on_line (play, source, 99, TRUE));
  g_assert_false (leaf_play_set_breakpoint_on_line (play, 999, 7, TRUE));
  g_assert_false (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
}

/* Back from the end of a story, past a command that is read within a rule. */
static void
test_back_from_end (void)
{
  g_autoptr (LeafProgram) program
      = play_compile ("The Yard is a room. The tally is a number that varies.\n"
                      "Instead of jumping:\n\tnow the tally is 3;\n\tend the story.\n"
                      "Instead of waiting:\n\tend the story finally;\n\tstop the story abruptly.\n");
  static const char *const commands[] = { "jump", "z" };

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
    g_auto (LeafEvaluation) refused = { 0 };

    play_on (play);
    breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION,
                                             .words = commands[i][0] == 'z' ? "wait" : "jump" });
    leaf_play_command (play, commands[i]);
    g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
    g_assert_cmpint (go (play), !=, LEAF_STOP_BREAKPOINT);
    if (i == 1) {
      g_assert_cmpint (leaf_play_stop (play).cause, ==, LEAF_STOP_FINISHED);
      g_assert_false (leaf_play_live_edit (play, 0, "now the tally is 4", &refused));
      g_assert_nonnull (refused.problem);
      g_assert_false (leaf_play_command (play, "look"));
    }
    g_assert_true (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
    g_assert_cmpint (leaf_play_stop (play).cause, !=, LEAF_STOP_FINISHED);
    g_assert_false (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  }
}

/* Changes by hand that are refused, each for its own reason, leave the play as it was. */
static void
test_set_refused (void)
{
  static const struct {
    const char *words, *problem;
  } cases[] = {
    { "now the motto is the slogan",
      "While the story is paused, only numbers, named values and the places of things can be changed." },
    { "now the motto is \"Other.\"",
      "While the story is paused, only numbers, named values and the places of things can be changed." },
    { "now the score is the remainder after dividing 7 by the tally", NULL },
    { "the tally", "This is a value, so it changes nothing." },
  };
  g_autoptr (LeafProgram) program = play_compile (
      "The Yard is a room. The tally is a number that varies. The motto is a text that varies. The slogan is a text that "
      "varies. The slogan is \"Onward.\".\nInstead of jumping: say \"Hop [tally].\".\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_auto (LeafEvaluation) why = { 0 };
  guint64 hash;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_false (leaf_play_live_edit (play, 0, "now the tally is 1", &why)); /* it has not begun */
  g_assert_cmpstr (why.problem, ==,
                   "A value can be changed only while the story is paused at a statement or waiting for a command.");
  leaf_evaluation_clear (&why);
  play_on (play);
  hash = leaf_play_hash (play);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_false (leaf_play_live_edit (play, 0, cases[i].words, &why));
    g_test_message ("%s: %s", cases[i].words, why.problem);
    if (cases[i].problem != NULL)
      g_assert_cmpstr (why.problem, ==, cases[i].problem);
    else
      g_assert_nonnull (strstr (why.problem, "divided by zero"));
    leaf_evaluation_clear (&why);
    g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  }
  leaf_play_command (play, "jump"); /* which has not been read yet */
  g_assert_false (leaf_play_live_edit (play, 0, "now the tally is 1", &why));
  g_assert_nonnull (why.problem);
  leaf_evaluation_clear (&why);
  g_assert_cmpint (go (play), ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_true (leaf_play_live_edit (play, 0, "now the tally is 1", &why));
  IS (play, "the tally", "1");
}

/* Breakpoints as a person types them. */
static void
test_typed (void)
{
  static const struct {
    const char *words;
    LeafBreakpointSort sort; /* 0: it is none */
    const char *rest;
    guint32 line;
    LeafOutcome outcome;
  } cases[] = {
    { "12", LEAF_BREAKPOINT_LINE, NULL, 12, 0 },
    { "4294967295", LEAF_BREAKPOINT_LINE, NULL, G_MAXUINT32, 0 },
    { "4294967296", 0, NULL, 0, 0 },
    { "12 ", 0, NULL, 0, 0 },
    { "", 0, NULL, 0, 0 },
    { "Any Problem", LEAF_BREAKPOINT_PROBLEM, NULL, 0, 0 },
    { "any problems", 0, NULL, 0, 0 },
    { "Action jumping", LEAF_BREAKPOINT_ACTION, "jumping", 0, 0 },
    { "action", 0, NULL, 0, 0 },
    { "activity printing the name", LEAF_BREAKPOINT_ACTIVITY, "printing the name", 0, 0 },
    { "change the tally", LEAF_BREAKPOINT_CHANGE, "the tally", 0, 0 },
    { "text Hop", LEAF_BREAKPOINT_TEXT, "Hop", 0, 0 },
    { "success of instead", LEAF_BREAKPOINT_OUTCOME, NULL, 0, LEAF_OUTCOME_SUCCESS },
    { "failure of instead", LEAF_BREAKPOINT_OUTCOME, NULL, 0, LEAF_OUTCOME_FAILURE },
    { "failure of flurble", 0, NULL, 0, LEAF_OUTCOME_FAILURE },
    { "hop rule", LEAF_BREAKPOINT_RULE, NULL, 0, 0 },
    { "instead", LEAF_BREAKPOINT_RULEBOOK, NULL, 0, 0 },
    { "To bump", LEAF_BREAKPOINT_PHRASE, "To bump", 0, 0 },
    { "tobacco", 0, NULL, 0, 0 },
  };
  g_autoptr (LeafProgram) program = play_compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    LeafBreakpointSpec spec = { .id = 1 };
    gboolean is_found = leaf_program_find_breakpoint (program, cases[i].words, &spec);

    g_test_message ("%s", cases[i].words);
    g_assert_cmpint (is_found, ==, cases[i].sort != 0);
    if (!is_found)
      continue;
    g_assert_cmpuint (spec.sort, ==, cases[i].sort);
    g_assert_cmpstr (spec.words, ==, cases[i].rest);
    g_assert_cmpuint (spec.line, ==, cases[i].line);
    g_assert_cmpuint (spec.outcome, ==, cases[i].outcome);
    g_assert_cmpint (spec.id != 0, ==,
                     spec.sort == LEAF_BREAKPOINT_RULE || spec.sort == LEAF_BREAKPOINT_RULEBOOK
                         || spec.sort == LEAF_BREAKPOINT_OUTCOME);
    g_assert_cmpint (spec.source != 0, ==, spec.sort == LEAF_BREAKPOINT_LINE);
  }
}

/* A value that changes before any statement: the command itself. */
static void
test_changed_by_reading (void)
{
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = begin (&program);
  guint32 number
      = breakpoint (play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the player's command" });
  g_autofree char *words = NULL;

  leaf_play_command (play, "jump");
  g_assert_cmpint (go (play), ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_breakpoint_hit (play, NULL), ==, number);
  words = leaf_play_breakpoint_words (play, number);
  g_assert_cmpstr (words, ==, "the player's command was  and is jump");
  g_assert_cmpuint (leaf_play_breakpoint_place (play, number).source, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/breakpoints/values", test_values);
  g_test_add_func ("/play/breakpoints/place-of-action", test_place_of_action);
  g_test_add_func ("/play/breakpoints/back-to-change", test_back_to_change);
  g_test_add_func ("/play/breakpoints/conditions", test_conditions);
  g_test_add_func ("/play/breakpoints/condition-words", test_condition_words);
  g_test_add_func ("/play/breakpoints/sorts", test_sorts);
  g_test_add_func ("/play/breakpoints/slices", test_slices);
  g_test_add_func ("/play/breakpoints/set", test_set);
  g_test_add_func ("/play/breakpoints/set-again", test_set_again);
  g_test_add_func ("/play/breakpoints/back", test_back);
  g_test_add_func ("/play/breakpoints/back-own", test_back_own);
  g_test_add_func ("/play/breakpoints/cleared", test_cleared);
  g_test_add_func ("/play/breakpoints/written", test_written);
  g_test_add_func ("/play/breakpoints/world", test_world);
  g_test_add_func ("/play/breakpoints/relations", test_relations);
  g_test_add_func ("/play/breakpoints/wanted", test_wanted);
  g_test_add_func ("/play/breakpoints/refused", test_refused);
  g_test_add_func ("/play/breakpoints/action-words", test_action_words);
  g_test_add_func ("/play/breakpoints/unreadable", test_unreadable);
  g_test_add_func ("/play/breakpoints/log-words", test_log_words);
  g_test_add_func ("/play/breakpoints/two-changes", test_two_changes);
  g_test_add_func ("/play/breakpoints/marks", test_marks);
  g_test_add_func ("/play/breakpoints/back-from-end", test_back_from_end);
  g_test_add_func ("/play/breakpoints/set-refused", test_set_refused);
  g_test_add_func ("/play/breakpoints/typed", test_typed);
  g_test_add_func ("/play/breakpoints/changed-by-reading", test_changed_by_reading);
  return g_test_run ();
}
