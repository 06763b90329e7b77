/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A play is saved as its inputs. It can be restored in the same play and in a new one, and what is not a saved play is
 * refused. */
#include "test-play.h"

static const char story[]
    = "The Shed is a room. The box is an open container in the Shed. The cat is an animal in the Shed.\n"
      "Instead of singing: say \"[a random number between 1 and 100000].\"\n"
      "Singing is an action applying to nothing. Understand \"sing\" as singing.\n"
      "The tally is a number that varies. Every turn: increase the tally by 1.\n"
      "Instead of waving hands:\n\twhile 1 is 1:\n\t\tnow the box is open.\n";

static LeafPlay *
new_play (const char *source)
{
  g_autoptr (LeafProgram) program = play_compile (source);

  return leaf_play_new (program, 1);
}

/* Later commands have the same results as after SAVE, including random numbers; what was done in between is
 * forgotten. */
static void
test_restored (void)
{
  g_autoptr (LeafPlay) play = new_play (story);
  g_autofree char *start = NULL, *first = NULL, *second = NULL;

  start = play_give (play, "take box/sing/save");
  first = play_give (play, "sing/i");
  g_free (play_give (play, "drop box/sing/z/restore"));
  second = play_give (play, "sing/i");
  g_assert_cmpstr (first, ==, second);
  g_assert_nonnull (strstr (second, "a box"));
}

/* UNDO after RESTORE returns to where RESTORE was typed. */
static void
test_undone (void)
{
  g_autoptr (LeafPlay) play = new_play (story);
  g_autofree char *out = NULL;

  g_free (play_give (play, "save/take box/restore/undo"));
  out = play_give (play, "i");
  g_assert_nonnull (strstr (out, "a box"));
}

/* If a restored play is saved again, the saved play has only the inputs that lead there, and leads to the same moment
 * in a new play. */
static void
test_elsewhere (void)
{
  g_autoptr (LeafPlay) one = new_play (story), two = new_play (story);
  g_autofree char *first = NULL, *second = NULL;

  g_free (play_give (one, "take box/save/z/z/restore/sing/save"));
  g_assert_null (strstr (leaf_play_saved (one), ">z"));
  g_assert_true (leaf_play_give_saved (two, leaf_play_saved (one), NULL));
  g_free (play_give (two, "wait/restore"));
  g_assert_cmpstr (leaf_play_saved (one), ==, leaf_play_saved (two));
  first = play_give (one, "restore/sing/x box/i");
  second = play_give (two, "sing/x box/i");
  g_assert_nonnull (strstr (first, second));
}

/* A copy that is made while RESTORE replays continues like the play, and seeking replays RESTORE. */
static void
test_data (void)
{
  g_autoptr (LeafPlay) play = new_play (story), copy = NULL;
  g_autofree char *first = NULL, *second = NULL;
  guint64 event, hash;

  g_free (play_give (play, "take box/sing/save/sing"));
  g_assert_true (leaf_play_command (play, "restore"));
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (leaf_play_run (play, 400).cause, ==, LEAF_STOP_OUT_OF_BUDGET);
  copy = leaf_play_copy (play);
  g_assert_cmpuint (leaf_play_hash (play), ==, leaf_play_hash (copy));
  first = play_give (play, "sing/i");
  second = play_give (copy, "sing/i");
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpuint (leaf_play_hash (play), ==, leaf_play_hash (copy));
  event = leaf_play_stop (play).event;
  hash = leaf_play_hash (play);
  g_free (play_give (play, "z"));
  g_assert_true (leaf_play_seek (play, event));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
}

/* The story prints the application's answer; a game that was not stored cannot be restored, and a replay prints the
 * same. */
static void
test_not_kept (void)
{
  static const struct {
    const char *commands;
    gboolean is_kept[3];
    const char *out;
  } cases[] = {
    { "save", { TRUE }, "Saved." },
    { "save", { FALSE }, "It could not be saved." },
    { "save/restore", { FALSE }, "It could not be restored." },
    { "take box/save/drop box/save/restore/i", { TRUE, FALSE }, "a box" },
    { "save/take box/save/drop box/restore/i", { FALSE, TRUE }, "a box" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafPlay) play = new_play (story);
    g_auto (GStrv) list = g_strsplit (cases[i].commands, "/", -1);
    g_autoptr (GString) all = g_string_new (NULL);
    guint n_saves = 0;
    guint64 event, hash;

    leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_SAVES);
    play_on (play);
    for (guint k = 0; list[k] != NULL; k++) {
      g_assert_true (leaf_play_command (play, list[k]));
      while (leaf_play_run (play, 1000000).cause == LEAF_STOP_SAVES)
        leaf_play_answer_save (play, cases[i].is_kept[n_saves++]);
    }
    play_collect (play, all, NULL);
    g_assert_nonnull (strstr (all->str, cases[i].out));
    event = leaf_play_stop (play).event;
    hash = leaf_play_hash (play);
    g_free (play_give (play, "z"));
    g_assert_true (leaf_play_seek (play, event));
    g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  }
}

/* Runs the command; what SAVE asks for has this answer. */
static void
give_answering (LeafPlay *play, const char *command, gboolean is_kept)
{
  LeafStop stop;

  g_assert_true (leaf_play_command (play, command));
  while ((stop = leaf_play_run (play, 1000000)).cause != LEAF_STOP_WANTS_COMMAND)
    if (stop.cause == LEAF_STOP_SAVES)
      leaf_play_answer_save (play, is_kept);
}

/* After going back, a SAVE at the same moment has the answer that it gets then, and replays give it that one. */
static void
test_answered_anew (void)
{
  for (guint i = 0; i < 4; i++) {
    gboolean first = i & 1, second = (i & 2) != 0;
    g_autoptr (LeafPlay) play = new_play (story), once = new_play (story);
    guint64 before;

    leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_SAVES);
    leaf_play_set_wanted (once, LEAF_WANT_TEXT | LEAF_WANT_SAVES);
    play_on (play);
    play_on (once);
    before = leaf_play_stop (play).event;
    give_answering (play, "save", first);
    give_answering (play, "z", TRUE);
    g_assert_true (leaf_play_seek (play, before));
    give_answering (play, "save", second);
    give_answering (once, "save", second);
    give_answering (play, "z", TRUE);
    give_answering (once, "z", TRUE);
    g_assert_cmpuint (leaf_play_hash (play), ==, leaf_play_hash (once));
    g_assert_true (leaf_play_seek (play, leaf_play_stop (play).event));
    g_assert_cmpuint (leaf_play_hash (play), ==, leaf_play_hash (once));
  }
}

/* A breakpoint after a SAVE is found again by going back to it. */
static void
test_back_past_a_save (void)
{
  g_autoptr (LeafPlay) play = new_play (story);
  guint64 hit;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_SAVES);
  play_on (play);
  give_answering (play, "save", FALSE);
  leaf_play_add_breakpoint (play,
                            &(LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE,
                                                    .source = leaf_program_story_source (leaf_play_program (play)),
                                                    .line = 2 },
                            NULL);
  g_assert_true (leaf_play_command (play, "sing"));
  hit = play_on (play).event;
  g_assert_cmpint (leaf_play_stop (play).cause, ==, LEAF_STOP_BREAKPOINT);
  play_on (play);
  g_assert_true (leaf_play_step_back (play, LEAF_BACK_BREAKPOINT));
  g_assert_cmpuint (leaf_play_stop (play).event, ==, hit);
}

/* A save that failed on the way fails again when RESTORE replays it in another play. */
static void
test_not_kept_on_the_way (void)
{
  g_autoptr (LeafPlay) play = new_play (story), other = new_play (story);
  g_autofree char *first = NULL, *second = NULL;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT | LEAF_WANT_SAVES);
  play_on (play);
  g_assert_true (leaf_play_command (play, "save"));
  g_assert_cmpint (leaf_play_run (play, 1000000).cause, ==, LEAF_STOP_SAVES);
  leaf_play_answer_save (play, FALSE);
  g_assert_cmpint (leaf_play_run (play, 1000000).cause, ==, LEAF_STOP_WANTS_COMMAND);
  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  g_free (play_give (play, "sing/take box/save"));
  g_assert_nonnull (strstr (leaf_play_saved (play), "\n!\n"));
  first = play_give (play, "sing/i");
  g_assert_true (leaf_play_give_saved (other, leaf_play_saved (play), NULL));
  g_free (play_give (other, "restore"));
  second = play_give (other, "sing/i");
  g_assert_cmpstr (first, ==, second);
}

static void
test_refused (void)
{
  g_autoptr (LeafPlay) play = new_play (story), other = new_play ("The Barn is a room.");
  g_autofree char *out = NULL, *good = NULL;
  g_auto (GStrv) lines = NULL;
  const char *reason = NULL;

  g_free (play_give (play, "sing/save"));
  good = g_strdup (leaf_play_saved (play));
  lines = g_strsplit (good, "\n", -1);
  g_assert_false (leaf_play_give_saved (play, good, &reason));
  g_assert_cmpstr (reason, ==, "the play has begun");
  g_assert_false (leaf_play_give_saved (other, good, &reason));
  g_assert_cmpstr (reason, ==, "it was saved by another story, or by another version of this one");
  for (gsize cut = 0; cut < strlen (good); cut++) {
    g_autoptr (LeafPlay) fresh = leaf_play_new (leaf_play_program (play), 1);
    g_autofree char *part = g_strndup (good, cut);

    g_assert_false (leaf_play_give_saved (fresh, part, &reason));
  }
  {
    static const char *const seeds[] = { "seed", "seed x", "seed -1", "seed 4294967296", "seed 1 ", "seed 1\nbox" };

    for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
      g_autoptr (LeafPlay) fresh = leaf_play_new (leaf_play_program (play), 1);
      g_autofree char *bad = g_strdup_printf ("%s\n%s\n%s\n>sing\nend\n", lines[0], lines[1], seeds[i]);

      g_assert_false (leaf_play_give_saved (fresh, bad, &reason));
      g_assert_cmpstr (reason, ==, "it is incomplete");
    }
  }
  out = play_give (other, "restore");
  g_assert_nonnull (strstr (out, "It could not be restored."));
}

/* A forged text with commands that end the story, or that never end, restores nothing; the play continues. */
static void
test_written (void)
{
  static const char *const commands[] = { ">quit\n>yes\n>look\n", ">wave\n>look\n" };
  g_autoptr (LeafPlay) play = new_play (story);
  g_auto (GStrv) lines = NULL;

  g_free (play_give (play, "save"));
  lines = g_strsplit (leaf_play_saved (play), "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autoptr (LeafPlay) fresh = leaf_play_new (leaf_play_program (play), 1);
    g_autofree char *text = g_strdup_printf ("%s\n%s\n%s\n%send\n", lines[0], lines[1], lines[2], commands[i]);
    g_autoptr (GString) out = g_string_new (NULL);

    g_assert_true (leaf_play_give_saved (fresh, text, NULL));
    play_on (fresh);
    g_assert_true (leaf_play_command (fresh, "restore"));
    for (guint k = 0; k < 10 && leaf_play_stop (fresh).cause != LEAF_STOP_NONE && !strstr (out->str, "restored"); k++) {
      play_on (fresh);
      play_collect (fresh, out, NULL);
    }
    g_assert_nonnull (strstr (out->str, "It could not be restored."));
    g_assert_cmpint (leaf_play_stop (fresh).cause, ==, LEAF_STOP_WANTS_COMMAND);
  }
}

/* RESTART forgets what was done before it, but keeps the saved game. */
static void
test_restart (void)
{
  g_autoptr (LeafPlay) play = new_play (story);
  g_autofree char *after = NULL, *out = NULL;

  g_free (play_give (play, "take box/save/drop box/restart/yes"));
  after = play_give (play, "take cat/i");
  g_assert_null (strstr (after, "a box"));
  out = play_give (play, "restore/i");
  g_assert_nonnull (strstr (out, "a box"));
  g_free (play_give (play, "restart/yes/z/save"));
  g_assert_null (strstr (leaf_play_saved (play), ">take box"));
  g_assert_nonnull (strstr (leaf_play_saved (play), ">z"));
}

/* All characters that a command can contain are restored. */
static void
test_odd_commands (void)
{
  g_autoptr (LeafPlay) play = new_play (story), other = new_play (story);

  g_free (play_give (play, "a\\b\nc/>end/end/\\/x caf\303\251/save"));
  g_assert_true (leaf_play_give_saved (other, leaf_play_saved (play), NULL));
  g_free (play_give (other, "restore/save"));
  g_assert_cmpstr (leaf_play_saved (play), ==, leaf_play_saved (other));
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static const char log_story[]
    = "The Shed is a room. The File of Days is called \"days\". The File of Nights is called \"nights\".\n"
      "Instead of jumping: append \"[turn count] \" to the File of Days.\n"
      "Instead of waving hands: say \"[text of the File of Days]!\".\n";

/* The story can read files from the application, the application sees what the story writes, and UNDO takes that
 * back. */
static void
test_files (void)
{
  g_autoptr (LeafPlay) play = new_play (log_story);
  g_autofree char *name = leaf_program_file_name (leaf_play_program (play), 1), *out = NULL;

  g_assert_cmpstr (name, ==, "nights");
  g_assert_null (leaf_program_file_name (leaf_play_program (play), 2));
  g_assert_null (leaf_play_file (play, 0));
  g_assert_false (leaf_play_give_file (play, 2, "x"));
  g_assert_false (leaf_play_give_file (play, 0, "\377"));
  g_assert_true (leaf_play_give_file (play, 0, "old "));
  out = play_give (play, "jump/wave");
  g_assert_nonnull (strstr (out, "old 1 !"));
  g_assert_cmpstr (leaf_play_file (play, 0), ==, "old 1 ");
  g_assert_null (leaf_play_file (play, 1));
  g_assert_false (leaf_play_give_file (play, 0, "new "));
  g_free (play_give (play, "undo/undo"));
  g_assert_cmpstr (leaf_play_file (play, 0), ==, "old ");
}

/* A copy has its own files, the hash includes them, and a replay has the original ones. */
static void
test_files_are_data (void)
{
  g_autoptr (LeafPlay) play = new_play (log_story), copy = NULL, other = new_play (log_story);
  guint64 event, hash;

  g_assert_true (leaf_play_give_file (play, 0, "old "));
  g_free (play_give (play, "z"));
  g_free (play_give (other, "z"));
  g_assert_cmpuint (leaf_play_hash (play), !=, leaf_play_hash (other));
  event = leaf_play_stop (play).event;
  hash = leaf_play_hash (play);
  copy = leaf_play_copy (play);
  g_free (play_give (play, "jump"));
  g_assert_cmpstr (leaf_play_file (copy, 0), ==, "old ");
  g_assert_true (leaf_play_seek (play, event));
  g_assert_cmpuint (leaf_play_hash (play), ==, hash);
  g_assert_cmpstr (leaf_play_file (play, 0), ==, "old ");
}

/* A saved play contains the files that its commands read. */
static void
test_files_are_saved (void)
{
  g_autoptr (LeafPlay) play = new_play (log_story), other = new_play (log_story);

  g_assert_true (leaf_play_give_file (play, 0, "old\\\n"));
  g_free (play_give (play, "jump/save/jump"));
  g_assert_true (leaf_play_give_saved (other, leaf_play_saved (play), NULL));
  g_assert_true (leaf_play_give_file (other, 1, "others"));
  g_free (play_give (other, "jump/jump/restore"));
  g_assert_cmpstr (leaf_play_file (other, 0), ==, "old\\\n1 ");
  g_free (play_give (play, "restart/yes/jump/save/restart/yes/restore"));
  g_assert_cmpstr (leaf_play_file (play, 0), ==, "old\\\n1 2 1 ");
}

/* Saved plays that name a file that the story does not have, or that end within a file. */
static void
test_files_that_are_wrong (void)
{
  static const char *const changes[][2] = { { "file days ready old", "file weeks ready old" },
                                            { "file days ready old", "file  ready old" },
                                            { "file days ready old", "file days steady old" },
                                            { "file days ready old", "file days" },
                                            { "file days ready old", "file" } };
  g_autoptr (LeafPlay) play = new_play (log_story), other = new_play (log_story);
  g_autofree char *out = NULL;

  g_assert_true (leaf_play_give_file (play, 0, "old "));
  g_free (play_give (play, "jump/save"));
  g_assert_nonnull (strstr (leaf_play_saved (play), changes[0][0]));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_auto (GStrv) parts = g_strsplit (leaf_play_saved (play), changes[i][0], 2);
    g_autofree char *changed = g_strjoinv (changes[i][1], parts);
    const char *reason = NULL;

    g_assert_false (leaf_play_give_saved (other, changed, &reason));
    g_assert_cmpstr (reason, ==, "it is incomplete");
  }
  g_assert_true (leaf_play_give_saved (other, leaf_play_saved (play), NULL));
  out = play_give (other, "restore/wave");
  g_assert_nonnull (strstr (out, "old 1 !"));
}

/* Whatever is saved can be restored, and what would be too long to be restored is not saved. */
static void
test_long_files (void)
{
  static const char escaped[] = "\n\\\n\n";
  g_autoptr (GString) story = g_string_new ("The Shed is a room.\n"), lines = g_string_new (NULL);
  g_autoptr (LeafPlay) play = NULL, other = NULL;
  g_autofree char *out = NULL;

  for (guint i = 0; i < 17; i++)
    g_string_append_printf (story, "The File of Log %c is called \"log%u\".\n", 'A' + i, i);
  while (lines->len < 1000000)
    g_string_append (lines, escaped);
  play = new_play (story->str);
  other = new_play (story->str);
  for (guint i = 0; i < 17; i++)
    g_assert_true (leaf_play_give_file (play, i, i < 8 ? lines->str : "short"));
  g_free (play_give (play, "z/save"));
  g_assert_true (leaf_play_give_saved (other, leaf_play_saved (play), NULL));
  out = play_give (other, "restore");
  g_assert_nonnull (strstr (out, "Restored."));

  g_clear_pointer (&play, leaf_play_free);
  play = new_play (story->str);
  for (guint i = 0; i < 17; i++)
    g_assert_true (leaf_play_give_file (play, i, lines->str));
  g_free (out);
  out = play_give (play, "z/save");
  g_assert_nonnull (strstr (out, "It could not be saved."));
  g_assert_null (leaf_play_saved (play));
}

/* The inputs of a saved play, one a line, with the commands before SAVE on its line. */
static void
test_before_save (void)
{
  static const struct {
    const char *commands, *inputs;
  } rows[] = {
    { "save", "" },
    { "take box/save", ">take box\n" },
    { "take box. save", ">take box\n" },
    { "take box.save", ">take box\n" },
    { "take box then save", ">take box\n" },
    { "take box. sing then save. z", ">take box. sing\n" },
    { "save. take box", "" },
    { "take box. save/z/save", ">take box. save\n>z\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafPlay) play = new_play (story);
    const char *begin;
    g_autofree char *inputs = NULL;

    g_free (play_give (play, rows[i].commands));
    begin = strstr (leaf_play_saved (play), "\nseed 1\n") + strlen ("\nseed 1\n");
    g_assert_true (g_str_has_suffix (begin, "end\n"));
    inputs = g_strndup (begin, strlen (begin) - strlen ("end\n"));
    g_assert_cmpstr (inputs, ==, rows[i].inputs);
  }
}

/* Which lines a saved play may have. */
static void
test_lines (void)
{
  static const struct {
    const char *lines;
    gboolean is_good;
  } rows[] = {
    { "", TRUE },
    { ">z\n", TRUE },
    { ">\n", TRUE },
    { ">z\\\n", TRUE },
    { "!\n", TRUE },
    { "%0123456789abcdef0123456789abcdef\n", TRUE },
    { "%0123456789abcdef0123456789abcde\n", FALSE },
    { "%0123456789abcdef0123456789abcdef0\n", FALSE },
    { "%0123456789abcdef0123456789abcdeg\n", FALSE },
    { "%0123456789ABCDEF0123456789abcdef\n", FALSE },
    { "%00000000000000000000000000000000\n", FALSE },
    { "%00000000000000000000000000000001\n", TRUE },
    { "%10000000000000000000000000000000\n", TRUE },
    { "%\n", FALSE },
    { "z\n", FALSE },
    { "\n", FALSE },
    { " >z\n", FALSE },
    { ">z", FALSE },
    { "file days ready x\n", TRUE },
    { "file days unready x\n", TRUE },
    { "file days ready \n", TRUE },
    { "file days ready x\nfile nights unready y\n>z\n", TRUE },
    { "file days ready\n", FALSE },
    { "file days\n ready x\n", FALSE },
    { "file days  ready x\n", FALSE },
    { "file weeks ready x\n", FALSE },
    { ">z\nfile days ready x\n", FALSE },
  };
  g_autoptr (LeafPlay) play = new_play (log_story);
  g_auto (GStrv) lines = NULL;

  g_free (play_give (play, "save"));
  lines = g_strsplit (leaf_play_saved (play), "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafPlay) fresh = leaf_play_new (leaf_play_program (play), 1);
    g_autofree char *text = g_strdup_printf ("%s\n%s\n%s\n%send\n", lines[0], lines[1], lines[2], rows[i].lines);
    g_autofree char *more = g_strconcat (text, "x", NULL);
    const char *reason = NULL;

    g_assert_false (leaf_play_give_saved (fresh, more, &reason));
    g_assert_cmpstr (reason, ==, "it is incomplete");
    if (leaf_play_give_saved (fresh, text, &reason) != rows[i].is_good)
      g_test_fail_printf ("%s", rows[i].lines);
    if (!rows[i].is_good)
      continue;
    g_free (play_give (fresh, "restore"));
    g_assert_cmpstr (leaf_play_file (fresh, 0), ==,
                     !g_str_has_prefix (rows[i].lines, "file")   ? NULL
                     : strstr (rows[i].lines, "ready x") != NULL ? "x"
                                                                 : "");
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/play/saved/restored", test_restored);
  g_test_add_func ("/play/saved/undone", test_undone);
  g_test_add_func ("/play/saved/elsewhere", test_elsewhere);
  g_test_add_func ("/play/saved/data", test_data);
  g_test_add_func ("/play/saved/not-kept", test_not_kept);
  g_test_add_func ("/play/saved/answered-anew", test_answered_anew);
  g_test_add_func ("/play/saved/back-past-a-save", test_back_past_a_save);
  g_test_add_func ("/play/saved/not-kept-on-the-way", test_not_kept_on_the_way);
  g_test_add_func ("/play/saved/refused", test_refused);
  g_test_add_func ("/play/saved/written", test_written);
  g_test_add_func ("/play/saved/restart", test_restart);
  g_test_add_func ("/play/saved/odd-commands", test_odd_commands);
  g_test_add_func ("/play/saved/files", test_files);
  g_test_add_func ("/play/saved/files-are-data", test_files_are_data);
  g_test_add_func ("/play/saved/files-are-saved", test_files_are_saved);
  g_test_add_func ("/play/saved/files-that-are-wrong", test_files_that_are_wrong);
  g_test_add_func ("/play/saved/long-files", test_long_files);
  g_test_add_func ("/play/saved/before-save", test_before_save);
  g_test_add_func ("/play/saved/lines", test_lines);
  return g_test_run ();
}
