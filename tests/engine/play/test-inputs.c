/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of every sort: lines, keys, links and ticks are given as texts, and a play is a function of them. */
#include "test-play.h"

#include <string.h>

static const char story[]
    = "The Hall is a room. The count is a number that varies. The lamp is a thing in the Hall.\n"
      "The usual order is always \"take lamp\". The usual word is always \"lamp\".\n"
      "This is the bell rule: say \"Ding.\"\n"
      "Glk event handling rule for a timer event:\n\tincrement the count;\n\tsay \"Tick [the count].\";\n"
      "\tif the count is 4, cancel timer events.\n"
      "Instead of waiting: request timer events every 200 milliseconds; say \"On.\"\n"
      "Instead of jumping:\n\tsay \"Key?\";\n\tlet C be the next pressed key;\n\tsay \"Got [C].\"\n"
      "Instead of sleeping:\n\twait for the SPACE key;\n\tsay \"Space.\"\n"
      "Instead of waving hands: say \"[link to command the usual order]A[end link]-[link to type the usual word]B[end link]-"
      "[link to follow the bell rule]C[end link]-[link to press Unicode 113]D[end link].\"\n";

static LeafPlay *
new_play (void)
{
  g_autoptr (LeafProgram) program = play_compile (story);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  return leaf_play_new (program, 1);
}

static void
assert_has (const char *inputs, const char *words, gboolean is_there)
{
  g_autoptr (LeafPlay) play = new_play ();
  g_autofree char *out = play_give (play, inputs);

  if ((strstr (out, words) != NULL) != is_there)
    g_error ("'%s' is %s in what '%s' prints: %s", words, is_there ? "not" : "also", inputs, out);
}

static void
test_keys (void)
{
  static const struct {
    gunichar key;
    const char *text;
  } keys[] = { { 'x', "x" },         { ' ', " " },         { 0xE9, "é" },      { 0x2190, "[left]" },
               { '\n', "[return]" }, { 0x1B, "[escape]" }, { 0xEF03, "[f3]" }, { '[', "[" } };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autofree char *text = leaf_key_dup_text (keys[i].key);

    g_assert_cmpstr (text, ==, keys[i].text);
  }
  assert_has ("jump/x", "Got x.", TRUE);
  assert_has ("jump/xyz", "Got x.", TRUE);
  assert_has ("jump/[left]", "Got \u2190.", TRUE);
  assert_has ("jump/[left", "Got [.", TRUE);
  assert_has ("jump/é", "Got é.", TRUE);
  assert_has ("jump/[f1]", "Got \uEF01.", TRUE);
  assert_has ("jump/[f12]", "Got \uEF0C.", TRUE);
  assert_has ("jump/[f13]", "Got [.", TRUE);
  assert_has ("jump/[f0]", "Got [.", TRUE);
  assert_has ("jump/[f3", "Got [.", TRUE);
  assert_has ("jump/[fx]", "Got [.", TRUE);
  assert_has ("sleep/x/[tab]", "Space.", FALSE);
  assert_has ("sleep/x/ ", "Space.", TRUE);
  assert_has ("sleep/", "Space.", TRUE);
}

static void
test_wants (void)
{
  g_autoptr (LeafPlay) play = new_play ();

  g_free (play_give (play, "look"));
  g_assert_cmpint (leaf_play_stop (play).wants, ==, LEAF_INPUT_LINE);
  g_assert_cmpuint (leaf_play_stop (play).tick, ==, 0);
  g_free (play_give (play, "wait"));
  g_assert_cmpuint (leaf_play_stop (play).tick, ==, 200);
  g_free (play_give (play, "jump/[tick]"));
  g_assert_cmpint (leaf_play_stop (play).wants, ==, LEAF_INPUT_KEY);
  g_free (play_give (play, "x/[tick]/[tick]/[tick]"));
  g_assert_cmpint (leaf_play_stop (play).wants, ==, LEAF_INPUT_LINE);
  g_assert_cmpuint (leaf_play_stop (play).tick, ==, 0);
}

/* A tick does not disturb a pending input, is not a turn that UNDO takes back, and has no effect without a timer. */
static void
test_ticks (void)
{
  assert_has ("[tick]", "Tick", FALSE);
  assert_has ("wait/[tick]/[tick]", "Tick 2.", TRUE);
  assert_has ("wait/jump/[tick]/x", "Got x.", TRUE);
  assert_has ("wait/take lamp/[tick]/undo/[tick]", "Tick 1.", TRUE);
  assert_has ("wait/take lamp/[tick]/undo/[tick]", "Tick 2.", FALSE);
  assert_has ("wait/[tick]/[tick]/[tick]/[tick]/[tick]", "Tick 5.", FALSE);
}

static void
test_links (void)
{
  static const LeafHyperlinkSort sorts[]
      = { LEAF_HYPERLINK_LINE, LEAF_HYPERLINK_WORDS, LEAF_HYPERLINK_EVENT, LEAF_HYPERLINK_KEY };
  static const char *const texts[] = { "take lamp", "lamp", "[link 3]", "q" };
  g_autoptr (LeafPlay) play = new_play ();
  const LeafEvent *events;
  char *text;
  guint32 n, seen = 0;

  play_on (play);
  leaf_play_drain (play, &n);
  g_assert_true (leaf_play_command (play, "wave"));
  play_on (play);
  events = leaf_play_drain (play, &n);
  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_TEXT && events[i].link != 0) {
      g_assert_cmpuint (events[i].link, ==, seen + 1);
      g_assert_cmpint (events[i].text[0], ==, "ABCD"[seen++]);
    }
  g_assert_cmpuint (seen, ==, 4);
  for (guint32 i = 0; i < 4; i++) {
    g_assert_cmpint (leaf_play_link (play, i + 1, &text), ==, sorts[i]);
    g_assert_cmpstr (text, ==, texts[i]);
    g_free (text);
  }
  g_assert_cmpint (leaf_play_link (play, 5, &text), ==, LEAF_HYPERLINK_NONE);
  assert_has ("wave/[link 3]", "Ding.", TRUE);
  assert_has ("wave/[link 1]/i", "a lamp", TRUE);
  assert_has ("wave/jump/[link 4]", "Got q.", TRUE);
  assert_has ("[link 3]", "Ding.", FALSE);
  assert_has ("wave/[link 99999999999]/look", "Ding.", FALSE);
}

/* The latest links can be followed, and the others are forgotten. */
static void
test_old_links (void)
{
  static const struct {
    guint32 number;
    LeafHyperlinkSort sort;
    const char *text;
  } links[] = { { 4, LEAF_HYPERLINK_NONE, NULL },
                { 5, LEAF_HYPERLINK_LINE, "take lamp" },
                { 6, LEAF_HYPERLINK_WORDS, "lamp" },
                { 7, LEAF_HYPERLINK_EVENT, "[link 7]" },
                { 259, LEAF_HYPERLINK_EVENT, "[link 259]" },
                { 260, LEAF_HYPERLINK_KEY, "q" },
                { 261, LEAF_HYPERLINK_NONE, NULL } };
  g_autoptr (LeafPlay) play = new_play ();
  g_autofree char *followed = NULL, *forgotten = NULL;

  for (guint i = 0; i < 65; i++)
    g_free (play_give (play, "wave"));
  for (guint i = 0; i < G_N_ELEMENTS (links); i++) {
    char *text = NULL;

    g_assert_cmpint (leaf_play_link (play, links[i].number, &text), ==, links[i].sort);
    if (links[i].text != NULL)
      g_assert_cmpstr (text, ==, links[i].text);
    g_free (text);
  }
  forgotten = play_give (play, "[link 3]");
  g_assert_null (strstr (forgotten, "Ding."));
  followed = play_give (play, "[link 7]");
  g_assert_nonnull (strstr (followed, "Ding."));
}

/* The same inputs give the same play: repeated, by seeking, in a copy, and saved and restored. */
static void
test_again (void)
{
  static const char inputs[] = "wave/wait/[tick]/jump/[tick]/[left]/[link 3]/save/[tick]";
  g_autoptr (LeafPlay) play = new_play (), other = new_play (), copy = NULL, restored = NULL;
  g_autofree char *one = play_give (play, inputs), *two = play_give (other, inputs), *after = NULL, *same = NULL;
  guint64 before = leaf_play_stop (play).event;

  g_assert_cmpstr (one, ==, two);
  g_assert_cmpuint (leaf_play_hash (play), ==, leaf_play_hash (other));
  copy = leaf_play_copy (play);
  after = play_give (play, "[tick]");
  same = play_give (copy, "[tick]");
  g_assert_nonnull (strstr (after, "Tick 4."));
  g_assert_nonnull (strstr (same, "Tick 4."));
  g_assert_true (leaf_play_seek (play, before));
  restored = new_play ();
  g_assert_true (leaf_play_give_saved (restored, leaf_play_saved (other), NULL));
  g_free (play_give (restored, "restore/[tick]"));
  g_clear_pointer (&after, g_free);
  after = play_give (restored, "[tick]/[tick]");
  g_assert_nonnull (strstr (after, "Tick 4."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/inputs/keys", test_keys);
  g_test_add_func ("/inputs/wants", test_wants);
  g_test_add_func ("/inputs/ticks", test_ticks);
  g_test_add_func ("/inputs/links", test_links);
  g_test_add_func ("/inputs/old-links", test_old_links);
  g_test_add_func ("/inputs/again", test_again);
  return g_test_run ();
}
