/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A play is data: it can be copied, replayed, undone, paused and stepped through, and is the same at the same
 * moment. */
#include "leaf-pane.h"
#include "test-play.h"

static const char story[]
    = "The Shed is a room. The box is an open container in the Shed. The cat is an animal in the Shed.\n"
      "Instead of jumping:\n\tsay \"One. \";\n\tsay \"Two. \";\n\tgreet the cat.\n\n"
      "To greet (O - object):\n\tsay \"Hello [O]. \";\n\tsay \"Bye. \".\n\n"
      "Instead of examining the cat when the box is closed: say \"Hidden.\"\n"
      "Instead of singing: say \"[a random number between 1 and 1000] [one of]do[or]re[or]mi[at random].\"\n"
      "Singing is an action applying to nothing. Understand \"sing\" as singing.\n"
      "The tally is a number that varies. Every turn: increase the tally by 1.\n";

static LeafPlay *
new_play (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  LeafPlay *play = leaf_play_new (program, 1);

  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  return play;
}

static void
give (LeafPlay *play, const char *command)
{
  g_assert_true (leaf_play_command (play, command));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
}

static char *
printed (LeafPlay *play)
{
  GString *all = g_string_new (NULL);

  play_collect (play, all, NULL);
  return g_string_free (all, FALSE);
}

static void
test_same (void)
{
  g_autoptr (LeafPlay) one = new_play (), two = new_play ();

  give (one, "sing");
  give (two, "sing");
  give (one, "take box");
  give (two, "take box");
  g_assert_cmpuint (leaf_play_hash (one), ==, leaf_play_hash (two));
  give (one, "sing");
  g_assert_cmpuint (leaf_play_hash (one), !=, leaf_play_hash (two));
}

static void
test_copy (void)
{
  g_autoptr (LeafPlay) play = new_play (), copy = NULL;
  g_autofree char *first = NULL, *second = NULL;

  give (play, "sing");
  copy = leaf_play_copy (play);
  g_free (printed (play));
  g_assert_cmpuint (leaf_play_hash (copy), ==, leaf_play_hash (play));
  give (play, "sing");
  give (copy, "sing");
  first = printed (play);
  second = printed (copy);
  g_assert_cmpstr (first, ==, second);
  give (play, "take box");
  g_assert_cmpuint (leaf_play_hash (copy), !=, leaf_play_hash (play));
}

/* The moment of each command is the same when it is reached again by playing from the start. */
static void
test_seek (void)
{
  static const char *const commands[] = { "sing", "take box", "sing", "jump", "sing" };
  guint64 events[G_N_ELEMENTS (commands)], hashes[G_N_ELEMENTS (commands)];
  g_autoptr (LeafPlay) play = new_play ();

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    events[i] = leaf_play_stop (play).event;
    hashes[i] = leaf_play_hash (play);
    give (play, commands[i]);
  }
  for (guint i = G_N_ELEMENTS (commands); i-- > 0;) {
    g_assert_true (leaf_play_seek (play, events[i]));
    g_assert_cmpuint (leaf_play_hash (play), ==, hashes[i]);
    g_assert_cmpuint (g_strv_length ((char **) leaf_play_commands (play)), ==, i);
  }
  g_assert_false (leaf_play_seek (play, 1000000000));
}

static void
test_undo (void)
{
  g_autoptr (LeafPlay) play = new_play ();
  LeafValueInfo tally;

  give (play, "wait");
  give (play, "wait");
  give (play, "undo");
  tally = leaf_play_variable (play, "tally");
  g_assert_cmpstr (tally.value, ==, "1");
  g_free (tally.value);
}

static guint32
rule_of (LeafPlay *play, const char *words)
{
  guint32 rule = leaf_program_find_rule (leaf_play_program (play), words);

  g_assert_cmpuint (rule, !=, 0);
  return rule;
}

static char *
line_at (const LeafPlay *play, LeafStop stop)
{
  const char *text = leaf_program_source_text (leaf_play_program (play), stop.place.source);

  return g_strndup (text + stop.place.start, stop.place.end - stop.place.start);
}

static void
assert_at (const LeafPlay *play, LeafStop stop, const char *words)
{
  g_autofree char *line = NULL;

  g_assert_cmpuint (stop.place.source, !=, 0);
  line = line_at (play, stop);
  if (strstr (line, words) == NULL)
    g_error ("stopped at %s, not at %s", line, words);
}

static void
test_steps (void)
{
  g_autoptr (LeafPlay) play = new_play ();
  LeafStop stop;

  g_assert_true (leaf_play_set_breakpoint_on_rule (play, rule_of (play, "Instead of jumping"), TRUE));
  g_assert_true (leaf_play_command (play, "jump"));
  stop = play_on (play);
  g_assert_cmpint (stop.cause, ==, LEAF_STOP_BREAKPOINT);
  leaf_play_step (play, LEAF_STEP_IN);
  stop = play_on (play);
  g_assert_cmpint (stop.cause, ==, LEAF_STOP_STEP_DONE);
  assert_at (play, stop, "One");
  leaf_play_step (play, LEAF_STEP_OVER);
  assert_at (play, play_on (play), "Two");
  leaf_play_step (play, LEAF_STEP_OVER);
  assert_at (play, play_on (play), "greet");
  leaf_play_step (play, LEAF_STEP_IN);
  assert_at (play, play_on (play), "Hello");
  g_assert_cmpuint (leaf_play_n_frames (play), >, 2);
  leaf_play_step (play, LEAF_STEP_OUT);
  stop = play_on (play);
  g_assert_true (stop.cause == LEAF_STOP_STEP_DONE || stop.cause == LEAF_STOP_WANTS_COMMAND);
}

/* The frame of a phrase has its parameters and local values by name, spelled as where they are named; a value that has
 * not been assigned yet is not set. */
static void
test_locals (void)
{
  static const char source[]
      = "The Shed is a room. Instead of jumping: greet the player with 4.\n\n"
        "To greet (P - a person) with (N - a number):\n\tlet the Double be N times 2;\n\tlet the end be 7;\n\tsay \"[double].\".\n";
  static const struct {
    const char *name, *value;
  } expected[] = { { "P", "yourself" }, { "N", "4" }, { "Double", "8" }, { "end", "(not set yet)" } };
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

  play_on (play);
  g_assert_true (leaf_play_set_breakpoint_on_line (play, leaf_program_story_source (program), 5, TRUE));
  g_assert_true (leaf_play_command (play, "jump"));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_BREAKPOINT);
  g_assert_cmpuint (leaf_play_frame (play, 0).n_values, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    LeafValueInfo info = leaf_play_frame_value (play, 0, i);

    g_assert_cmpstr (info.name, ==, expected[i].name);
    g_assert_cmpstr (info.value, ==, expected[i].value);
    g_free (info.value);
  }
}

/* The variables of the rulebook, the activity and the action that a rule runs in. */
static void
test_shared_variables (void)
{
  static const char source[]
      = "The Shed is a room. The anvil is in the Shed.\n\n"
        "Kneading is an action applying to one thing. Understand \"knead [something]\" as kneading.\n"
        "The kneading action has a number called the force. The kneading action has a text called the cry.\n"
        "Setting action variables for kneading: now the force is 7; now the cry is \"Oof\".\n"
        "Proving something is an activity on things. The proving activity has a truth state called the doubt.\n"
        "Before proving something: now the doubt is true.\n"
        "Weighing is a rulebook. The weighing rulebook has a number called the total. The weighing rulebook has an object called the bearer.\n"
        "Carry out kneading: carry out the proving activity with the noun.\n"
        "Rule for proving the anvil: follow the weighing rules.\n"
        "A weighing rule:\n\tnow the total is 5;\n\tnow the bearer is the anvil;\n\tsay \"Weighed.\".\n";
  static const struct {
    const char *name, *kind, *value;
  } expected[] = { { "total", "number", "5" },
                   { "bearer", "object", "anvil" },
                   { "doubt", "truth state", "true" },
                   { "force", "number", "7" },
                   { "cry", "text", "\"Oof\"" } };
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  guint found = 0;

  play_on (play);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_true (leaf_play_set_breakpoint_on_line (play, leaf_program_story_source (program), 14, TRUE));
  g_assert_true (leaf_play_command (play, "knead anvil"));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_BREAKPOINT);
  for (guint32 depth = 0; depth < leaf_play_n_frames (play); depth++) {
    guint32 n = leaf_play_frame (play, depth).n_values;

    for (guint32 i = 0; i < n; i++) {
      LeafValueInfo info = leaf_play_frame_value (play, depth, i);

      for (guint e = 0; e < G_N_ELEMENTS (expected); e++)
        if (info.is_rulebook_variable && g_str_equal (info.name, expected[e].name)) { /* others are the library's */
          g_assert_cmpstr (info.kind, ==, expected[e].kind);
          g_assert_cmpstr (info.value, ==, expected[e].value);
          found++;
        }
      g_free (info.value);
    }
    g_assert_null (leaf_play_frame_value (play, depth, n).name);
  }
  g_assert_cmpuint (found, ==, G_N_ELEMENTS (expected));
}

static void
test_line (void)
{
  g_autoptr (LeafPlay) play = new_play ();
  LeafStop stop;
  guint32 source = leaf_program_story_source (leaf_play_program (play));
  guint64 moment, hash;

  g_assert_true (leaf_play_set_breakpoint_on_line (play, source, 4, TRUE));
  g_assert_false (leaf_play_set_breakpoint_on_line (play, source, 400, TRUE));
  g_assert_true (leaf_play_command (play, "jump"));
  stop = play_on (play);
  g_assert_cmpint (stop.cause, ==, LEAF_STOP_BREAKPOINT);
  assert_at (play, stop, "Two");
  moment = stop.event;
  hash = leaf_play_hash (play);
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_true (leaf_play_seek (play, moment));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  leaf_play_clear_breakpoints (play);
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
}

static void
test_why_not (void)
{
  g_autoptr (LeafPlay) play = new_play ();
  g_autofree LeafClauseState *states = NULL;
  guint64 hash = leaf_play_hash (play);
  guint refused = 0, unsaid = 0;

  states = leaf_play_why_not (play, rule_of (play, "Instead of examining the cat when the box is closed"));
  for (guint i = 0; states[i].place.source != 0; i++) {
    refused += states[i].holds == 0;
    unsaid += states[i].unsaid != NULL;
  }
  g_assert_cmpuint (refused, >, 0);
  g_assert_cmpuint (unsaid, ==, 1); /* nobody is named who acts */
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
}

/* The requested events only affect what is reported. */
static void
test_mask (void)
{
  g_autoptr (LeafPlay) one = new_play (), two = new_play ();
  guint32 n, rules = 0;
  const LeafEvent *events;

  leaf_play_set_wanted (two, LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_STATEMENTS | LEAF_WANT_ACTIONS);
  give (one, "jump");
  give (two, "jump");
  g_assert_cmpuint (leaf_play_stop (one).event, ==, leaf_play_stop (two).event);
  g_assert_cmpuint (leaf_play_hash (one), ==, leaf_play_hash (two));
  events = leaf_play_drain (two, &n);
  for (guint32 i = 0; i < n; i++)
    rules += events[i].sort == LEAF_EVENT_RULE_BEGUN;
  g_assert_cmpuint (rules, >, 10);
}

/* Traces of no turn, of few nodes, and of a text; memory only before the play begins; frames, values and panes that are
 * not there. */
static void
test_out_of_range (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autoptr (LeafTrace) whole = NULL, least = NULL, few = NULL, none = NULL;
  const LeafTraceNode *nodes;
  LeafPanePiece *pieces;
  guint32 n = 0, n_whole = 0, at;

  g_assert_true (leaf_play_set_memory (play, 1));
  g_assert_true (leaf_play_set_memory (play, 64 * 1024 * 1024));
  g_assert_cmpint (play_on (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_false (leaf_play_set_memory (play, 64 * 1024 * 1024));
  give (play, "jump");
  whole = leaf_play_trace (play, 1);
  leaf_trace_nodes (whole, &n_whole);
  g_assert_cmpuint (leaf_trace_turn (whole), ==, 1);
  least = leaf_play_trace_up_to (play, 1, 0);
  leaf_trace_nodes (least, &n);
  g_assert_cmpuint (n, ==, 1);
  few = leaf_play_trace_up_to (play, 1, 5);
  leaf_trace_nodes (few, &n);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (n_whole, >, 5);
  none = leaf_play_trace (play, 2);
  g_assert_null (none);
  leaf_trace_free (NULL);
  nodes = leaf_trace_nodes (whole, &n_whole);
  at = leaf_trace_text (whole, 0);
  g_assert_cmpint (nodes[at].sort, ==, LEAF_TRACED_TEXT);
  g_assert_cmpuint (nodes[at].text_at, ==, 0);
  g_assert_cmpuint (leaf_trace_text (whole, (guint32) strlen (nodes[at].text) - 1), ==, at);
  g_assert_cmpuint (leaf_trace_text (whole, (guint32) strlen (nodes[at].text)), >, at);
  g_assert_cmpuint (leaf_trace_text (whole, 100000), ==, 0);
  g_assert_null (leaf_play_frame (play, 1000).title);
  g_assert_null (leaf_play_frame_value (play, 1000, 0).name);
  g_assert_null (leaf_play_frame_value (play, 0, 1000).name);
  g_assert_null (leaf_play_variable (play, "the flurble").name);
  g_assert_cmpuint (leaf_play_pane (play, 99).number, ==, 0);
  pieces = leaf_play_pane_pieces (play, 99, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_pane_pieces_free (pieces, n);
  g_assert_null (leaf_program_file_name (program, 0));
  g_assert_false (leaf_play_give_file (play, 0, ""));
  leaf_play_give_up (play);
  g_assert_cmpint (leaf_play_run (play, 1).cause, !=, LEAF_STOP_OUT_OF_BUDGET);
}

/* What is shown of a turn at first: the story's own rules with what leads to them, notices, and texts that are not
 * blank. */
static void
test_shown (void)
{
  g_autoptr (LeafProgram) program = play_compile (
      "The Shed is a room. To clang: (- objectloop (x ofclass Gong && Rung(x)) <x>; -).\n"
      "Instead of jumping (this is the hop rule): clang; say \"[line break]\"; say \"Hop.\"; try waiting.\n"
      "Instead of singing (this is the idle rule): do nothing.\n"
      "Singing is an action applying to nothing. Understand \"sing\" as singing.\n");
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *text = play_all (play, "jump/sing/look/", NULL);

  for (guint32 turn = 1; turn <= 3; turn++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
    guint32 n = 0, n_own = 0, n_shown = 0, n_notices = 0;
    const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
    g_autofree guint8 *own = leaf_trace_shown (trace, FALSE), *all = leaf_trace_shown (trace, TRUE);

    for (guint32 i = 1; i < n; i++) {
      gboolean is_blank = nodes[i].sort == LEAF_TRACED_TEXT && strspn (nodes[i].text, " \n") == strlen (nodes[i].text);

      n_notices += nodes[i].sort == LEAF_TRACED_NOTICE;
      n_own += (own[i] & LEAF_SHOWN) != 0;
      n_shown += (all[i] & LEAF_SHOWN) != 0;
      g_assert_cmpint ((all[i] & LEAF_SHOWN) != 0, ==, !is_blank);
      if (nodes[i].sort == LEAF_TRACED_COMMAND || nodes[i].sort == LEAF_TRACED_ACTION
          || nodes[i].sort == LEAF_TRACED_NOTICE || (nodes[i].sort == LEAF_TRACED_RULE && !nodes[i].is_library))
        g_assert_true (own[i] & LEAF_SHOWN);
      if (nodes[i].sort == LEAF_TRACED_PHRASE)
        g_assert_false (own[i] & LEAF_SHOWN_UNFOLDED);
      if (nodes[i].sort == LEAF_TRACED_RULE && !nodes[i].is_library)
        for (guint32 up = nodes[i].parent; up != 0; up = nodes[up].parent)
          g_assert_true (own[up] & LEAF_SHOWN_UNFOLDED);
    }
    g_test_message ("turn %u: %u of %u", turn, n_own, n_shown);
    g_assert_cmpuint (n_own, <, n_shown);
    g_assert_cmpuint (n_notices, ==, turn == 1);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/play/moments/same", test_same);
  g_test_add_func ("/play/moments/copy", test_copy);
  g_test_add_func ("/play/moments/seek", test_seek);
  g_test_add_func ("/play/moments/undo", test_undo);
  g_test_add_func ("/play/moments/steps", test_steps);
  g_test_add_func ("/play/moments/line", test_line);
  g_test_add_func ("/play/moments/locals", test_locals);
  g_test_add_func ("/play/moments/shared-variables", test_shared_variables);
  g_test_add_func ("/play/moments/why-not", test_why_not);
  g_test_add_func ("/play/moments/mask", test_mask);
  g_test_add_func ("/play/moments/out-of-range", test_out_of_range);
  g_test_add_func ("/play/moments/shown", test_shown);
  return g_test_run ();
}
