/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Panes beside the story's text, and the rows of the status line. */
#include "leaf-pane.h"
#include "test-play.h"

#include <string.h>

static const char windows[]
    = "Include Flexible Windows by Jon Ingold.\n"
      "The Stage is a room. The hat is here. The spot-words are always \"jump\". Figure of Cat is the file \"cat.png\".\n"
      "The side window is a text buffer g-window spawned by the main window.\n"
      "The position of the side window is g-placeright. The measurement of the side window is 30.\n"
      "The map window is a text grid g-window spawned by the main window.\n"
      "The position of the map window is g-placeabove. The scale method of the map window is g-fixed-size.\n"
      "The measurement of the map window is 4.\n"
      "The picture window is a graphics g-window spawned by the side window.\n"
      "The position of the picture window is g-placebelow. The scale method of the picture window is g-fixed-size.\n"
      "The measurement of the picture window is 200. The background color of the picture window is \"#102030\".\n"
      "Rule for refreshing the side window: say \"[bold type]Bag[roman type]: [list of things carried by the player].\"\n"
      "Rule for refreshing the map window:\n\tset the map window cursor to row 2 and column 3;\n"
      "\tsay \"[link to command the spot-words]X[end link] marks\".\n"
      "Rule for refreshing the picture window:\n"
      "\tdraw a rectangle \"#FF0000\" in the picture window at x 0 and y 0 scaled to width 20 and height 10;\n"
      "\tdraw the figure of Cat in the picture window at x 5 and y 6.\n"
      "When play begins: open the side window; open the map window; request mouse input in the map window.\n"
      "Every turn: refresh the side window.\n"
      "A glulx mouse input rule: say \"[event window], row [mouse row], column [mouse column].\"\n"
      "Instead of jumping: open the picture window.\n"
      "Instead of waiting: say \"[width of the main window] by [height of the main window].\"\n"
      "Instead of sleeping: close the side window.\n"
      "Instead of waving hands: set focus to the side window; say \"There.\"; return to main window; say \"Here.\"\n"
      "Instead of listening:\n\trepeat with N running from 1 to 10000:\n\t\topen up another.\n"
      "To open up another: let N be the pane-opened beside 1 by method 18 at size 1 of sort 4.\n"
      "Instead of smelling: now the measurement of the picture window is 2000000000; open the picture window.\n"
      "Instead of thinking:\n\topen the picture window;\n\trepeat with N running from 1 to 10000:\n"
      "\t\tdraw the figure of Cat in the picture window at x N and y 1.\n";

static LeafPlay *
new_play (const char *story)
{
  g_autoptr (LeafProgram) program = play_compile (story);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_error ("%s", leaf_program_problem (program, i).sentence);
  return leaf_play_new (program, 1);
}

static void
assert_pane (const LeafPlay *play, guint32 nth, const char *name, guint32 width, guint32 height, const char *words)
{
  LeafPane pane = leaf_play_pane (play, nth);
  g_autofree char *text = leaf_play_pane_dup_text (play, pane.number);

  g_assert_cmpstr (pane.name, ==, name);
  g_assert_cmpuint (pane.width, ==, width);
  g_assert_cmpuint (pane.height, ==, height);
  g_assert_cmpstr (text, ==, words);
}

static void
test_text (void)
{
  g_autoptr (LeafPlay) play = new_play (windows);
  g_autofree char *out = play_give (play, "take hat/wait"), *more = NULL;

  g_assert_cmpuint (leaf_play_n_panes (play), ==, 2);
  assert_pane (play, 0, "side window", 24, 25, "Bag: hat.");
  assert_pane (play, 1, "map window", 56, 4, "\n  X marks");
  g_assert_null (strstr (out, "Bag"));
  g_assert_nonnull (strstr (out, "56 by 21."));
  more = play_give (play, "wave");
  g_assert_nonnull (strstr (more, "Here."));
  g_assert_null (strstr (more, "There."));
}

/* A buffer that is full drops its oldest lines, with their styles; a grid continues a long line on the next one, and
 * loses what is below its last line. */
static void
test_full (void)
{
  static const char story[]
      = "Include Flexible Windows by Jon Ingold.\nThe Stage is a room.\n"
        "The log window is a text buffer g-window spawned by the main window.\n"
        "The position of the log window is g-placeright. The measurement of the log window is 30.\n"
        "The map window is a text grid g-window spawned by the main window.\n"
        "The position of the map window is g-placeabove. The scale method of the map window is g-fixed-size.\n"
        "The measurement of the map window is 2.\n"
        "Rule for refreshing the log window:\n\trepeat with N running from 1 to 1500:\n"
        "\t\tsay \"[bold type]line [N][roman type] that has \xC3\xA4\xC3\xB6\xC3\xBC and is so long that many fill the window[line break]\".\n"
        "Rule for refreshing the map window: say \"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789"
        "[line break]second[line break]third\".\n"
        "When play begins: open the log window; open the map window.\n";
  static const char tail[] = " that has \xC3\xA4\xC3\xB6\xC3\xBC and is so long that many fill the window\n";
  g_autoptr (LeafPlay) play = new_play (story);
  g_autofree char *text = NULL, *first = NULL;
  gsize length = 0;
  guint32 n, number;
  LeafPanePiece *pieces;

  g_free (play_give (play, "look"));
  text = leaf_play_pane_dup_text (play, leaf_play_pane (play, 0).number);
  g_assert_cmpuint (strlen (text), <=, 65536);
  g_assert_cmpuint (strlen (text), >, 49152 - 100);
  g_assert_true (g_str_has_prefix (text, "line "));
  number = (guint32) g_ascii_strtoull (text + 5, NULL, 10);
  first = g_strdup_printf ("line %u%s", number, tail);
  g_assert_true (g_str_has_prefix (text, first));
  g_assert_true (g_str_has_suffix (text, "fill the window"));
  pieces = leaf_play_pane_pieces (play, leaf_play_pane (play, 0).number, &n);
  for (guint32 i = 0; i < n; i++) {
    g_assert_cmpuint (pieces[i].style, ==, i % 2 == 0 ? LEAF_TEXT_BOLD : 0);
    g_assert_true (g_str_has_prefix (pieces[i].text, i % 2 == 0 ? "line " : " that has"));
    length += strlen (pieces[i].text);
  }
  g_assert_cmpuint (n, ==, 2 * (1500 - number + 1));
  g_assert_cmpuint (length, ==, strlen (text) + 1); /* the text has no line break at its end */
  leaf_pane_pieces_free (pieces, n);
  assert_pane (play, 1, "map window", 56, 2, "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123\n456789");
}

static void
test_pieces (void)
{
  g_autoptr (LeafPlay) play = new_play (windows);
  guint32 n;
  LeafPanePiece *pieces;

  g_free (play_give (play, "jump"));
  pieces = leaf_play_pane_pieces (play, leaf_play_pane (play, 0).number, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (pieces[0].style, ==, LEAF_TEXT_BOLD);
  leaf_pane_pieces_free (pieces, n);
  pieces = leaf_play_pane_pieces (play, leaf_play_pane (play, 1).number, &n);
  g_assert_cmpstr (pieces[2].text, ==, "X");
  g_assert_cmpuint (pieces[2].link, !=, 0);
  leaf_pane_pieces_free (pieces, n);
  g_assert_cmpuint (leaf_play_pane (play, 2).background, ==, LEAF_COLOUR_GIVEN | 0x102030);
  assert_pane (play, 2, "picture window", 240, 200, "");
  pieces = leaf_play_pane_pieces (play, leaf_play_pane (play, 2).number, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (pieces[0].colour, ==, 0xFF0000);
  g_assert_cmpint (pieces[0].height, ==, 10);
  g_assert_cmpuint (pieces[1].effect, !=, 0);
  g_assert_cmpint (pieces[1].y, ==, 6);
  leaf_pane_pieces_free (pieces, n);
}

static void
test_clicks (void)
{
  g_autoptr (LeafPlay) play = new_play (windows);
  g_autofree char *click = leaf_pane_dup_click (4, 5, 2), *out = NULL, *outside = NULL;

  out = play_give (play, click);
  g_assert_nonnull (strstr (out, "map window, row 2, column 5."));
  outside = play_give (play, "[click 4 at 56, 2]/[click 3 at 1, 1]/[click 4 at 1, 1/[click 4 at 5, 2] ");
  g_assert_null (strstr (outside, "row"));
}

/* Panes are part of the state: after going back and UNDO, and in copies and restored plays, they are those of the
 * moment. */
static void
test_again (void)
{
  g_autoptr (LeafPlay) play = new_play (windows), copy = NULL, restored = new_play (windows);
  guint64 before, hash;

  g_free (play_give (play, "take hat"));
  before = leaf_play_stop (play).event;
  hash = leaf_play_panes_hash (play);
  g_assert_cmpuint (hash, !=, 0);
  copy = leaf_play_copy (play);
  g_free (play_give (play, "drop hat/sleep"));
  g_assert_cmpuint (leaf_play_n_panes (play), ==, 1);
  g_assert_cmpuint (leaf_play_panes_hash (copy), ==, hash);
  g_free (play_give (play, "undo"));
  assert_pane (play, 0, "side window", 24, 25, "Bag: nothing.");
  g_assert_true (leaf_play_seek (play, before));
  g_assert_cmpuint (leaf_play_panes_hash (play), ==, hash);
  g_free (play_give (play, "save"));
  g_assert_true (leaf_play_give_saved (restored, leaf_play_saved (play), NULL));
  g_free (play_give (restored, "restore"));
  assert_pane (restored, 0, "side window", 24, 25, "Bag: hat.");
}

/* A play without panes has no hash of them. */
static void
test_none (void)
{
  g_autoptr (LeafPlay) play = new_play ("The Lab is a room.");

  g_assert_cmpuint (leaf_play_n_panes (play), ==, 0);
  g_assert_cmpuint (leaf_play_panes_hash (play), ==, 0);
}

static guint
n_faults (LeafPlay *play, const char *words)
{
  guint32 n;
  guint found = 0;
  const LeafEvent *events;

  play_on (play);
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n; i++)
    found += events[i].sort == LEAF_EVENT_FAULT && strstr (events[i].text, words) != NULL;
  return found;
}

static void
assert_fault (const char *command, const char *words)
{
  g_autoptr (LeafPlay) play = new_play (windows);
  guint32 n;

  play_on (play);
  leaf_play_drain (play, &n);
  g_assert_true (leaf_play_command (play, command));
  g_assert_cmpuint (n_faults (play, words), ==, 1);
  g_assert_cmpint (leaf_play_stop (play).cause, ==, LEAF_STOP_WANTS_COMMAND);
  g_assert_cmpuint (leaf_play_n_panes (play), <=, LEAF_MOST_PANES);
  g_free (play_give (play, "look"));
}

static void
test_bounds (void)
{
  assert_fault ("listen", "a story can open at most 31 windows");
  assert_fault ("smell", "the size of a window must be from 0 to");
  assert_fault ("think", "a window can hold only 4096 drawn parts");
}

/* --- the status line ---------------------------------------------------------------------------------------------- */

static const char rows[]
    = "Include Basic Screen Effects by Emily Short.\nThe Stage is a room. The way is a number that varies.\n\n"
      "Table of Bar\nleft\tcentral\tright\n\"[location]\"\t\"Act [way]\"\t\"Box\"\n\"second\"\t\"\"\t\"right\"\n\n"
      "Rule for constructing the status line when the way is 1:\n\tfill status bar with Table of Bar;\n\trule succeeds.\n"
      "Rule for constructing the status line when the way is 2:\n\tmove the cursor to 1;\n\tsay \"[location]\";\n"
      "\tright align the cursor to 1;\n\tsay \"[way]\";\n\tcenter \"- One -\" at row 2;\n\trule succeeds.\n"
      "Rule for constructing the status line when the way is 3:\n\tsay \" Just [the location]\";\n\trule succeeds.\n"
      "When play begins: now the left hand status line is \"L[way]\"; now the right hand status line is \"R\".\n"
      "Instead of jumping: increase the way by 1; if the way is 5, clear only the status line.\n";

static char *
last_status (LeafPlay *play)
{
  guint32 n;
  const LeafEvent *events;
  char *last = NULL;

  play_on (play);
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_STATUS) {
      g_free (last);
      last = g_strdup (events[i].text);
    }
  return last;
}

static void
test_status (void)
{
  static const char *const wanted[]
      = { "L0\tR", "Stage\tAct 1\tBox\nsecond\tright", "Stage\t2\n\t- One -\t", "Just the Stage\t", "L4\tR" };
  g_autoptr (LeafPlay) play = new_play (rows);

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++) {
    g_autofree char *status = last_status (play);

    g_assert_cmpstr (status, ==, wanted[i]);
    g_assert_cmpuint (leaf_play_n_panes (play), ==, 0);
    g_assert_true (leaf_play_command (play, "jump"));
  }
}

/* The status line is cleared at once by a rule, and printed anew before the next prompt. */
static void
test_status_cleared (void)
{
  g_autoptr (LeafPlay) play
      = new_play ("The Stage is a room. Instead of jumping: clear the status window; say \"Hop.\".\n"
                  "Instead of waving hands: clear the main window; say \"Wave.\".\n");
  static const char *const commands[] = { "jump", "wave" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    const LeafEvent *events;
    guint32 n, n_blank = 0, n_lines = 0;

    play_on (play);
    leaf_play_drain (play, &n);
    g_assert_true (leaf_play_command (play, commands[i]));
    play_on (play);
    events = leaf_play_drain (play, &n);
    for (guint32 k = 0; k < n; k++) {
      n_lines += events[k].sort == LEAF_EVENT_STATUS;
      n_blank += events[k].sort == LEAF_EVENT_STATUS && *events[k].text == '\0';
    }
    g_assert_cmpuint (n_blank, ==, i == 0);
    g_assert_cmpuint (n_lines, ==, i == 0 ? 2 : 1);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/panes/text", test_text);
  g_test_add_func ("/panes/full", test_full);
  g_test_add_func ("/panes/pieces", test_pieces);
  g_test_add_func ("/panes/clicks", test_clicks);
  g_test_add_func ("/panes/again", test_again);
  g_test_add_func ("/panes/none", test_none);
  g_test_add_func ("/panes/bounds", test_bounds);
  g_test_add_func ("/panes/status", test_status);
  g_test_add_func ("/panes/status-cleared", test_status_cleared);
  return g_test_run ();
}
