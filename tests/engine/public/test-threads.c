/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-threads.c: what the window does with threads, without a window: stories are compiled in several threads at once,
 * and the first one also compiles the library; one program is read and played by all; a play is copied in one thread
 * and continues in another.
 *
 * It finds most with the thread sanitizer (-Db_sanitize=thread). Without that, it only tests that all have the same
 * results. */
#include "leaf.h"

enum { N_THREADS = 4, ROUNDS = 4, SLICE = 3000 };

static const char story[]
    = "The Lab is a room. \"A bare room.\" The ball and the box are in the Lab. The tally is a number that varies.\n"
      "Every turn: increase the tally by a random number between 1 and 6; say \"[tally].\"\n"
      "Instead of taking the ball: say \"It rolls away.\"\n"
      "Instead of taking something: say \"Not that.\"\n";

static const char *const commands[] = { "look", "take ball", "take box", "undo", "z", "save", "x box", "restore" };

static LeafProgram *
compile (void)
{
  return leaf_program_compile (&(LeafSourceText) { "story.ni", story, sizeof story - 1 }, NULL);
}

static void
run_on (LeafPlay *play)
{
  while (leaf_play_run (play, SLICE).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
}

static guint64
play_all (LeafPlay *play)
{
  run_on (play);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autoptr (LeafPlay) copy = leaf_play_copy (play);

    g_assert_true (leaf_play_command (copy, commands[i]));
    run_on (copy);
    g_assert_true (leaf_play_command (play, commands[i]));
    run_on (play);
    g_assert_cmpuint (leaf_play_hash (copy), ==, leaf_play_hash (play));
  }
  return leaf_play_hash (play);
}

static gpointer
play_copy (gpointer play)
{
  guint64 hash = play_all (play);

  leaf_play_free (play);
  return GSIZE_TO_POINTER ((gsize) hash);
}

static gpointer
compile_and_play (gpointer shared)
{
  gsize hash = 0;

  for (guint i = 0; i < ROUNDS; i++) {
    g_autoptr (LeafProgram) own = compile ();
    g_autoptr (LeafPlay) play = leaf_play_new (own, 1), other = leaf_play_new (shared, 1);
    guint32 n = leaf_program_n_rulebooks (shared);

    g_assert_cmpuint (leaf_program_n_problems (own), ==, 0);
    for (guint32 book = 1; book <= n; book++)
      g_assert_true (g_utf8_validate (leaf_program_rulebook (shared, book).name, -1, NULL));
    hash = (gsize) play_all (play);
    g_assert_cmpuint (hash, ==, (gsize) play_all (other));
  }
  return GSIZE_TO_POINTER (hash);
}

/* Begins before anything is compiled, so that the first thread makes the library's checkpoint. */
static gpointer
compile_only (gpointer data)
{
  g_autoptr (LeafProgram) program = compile ();

  return GUINT_TO_POINTER (leaf_program_n_rulebooks (program));
}

static void
check_all (GThreadFunc body, gpointer (*given) (gpointer), gpointer data)
{
  GThread *threads[N_THREADS];
  gpointer first = NULL;

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("leaf", body, given != NULL ? given (data) : data);
  for (guint i = 0; i < N_THREADS; i++) {
    gpointer came = g_thread_join (threads[i]);

    first = i == 0 ? came : first;
    g_assert_true (came != NULL && came == first);
  }
}

static gpointer
copy_play (gpointer play)
{
  return leaf_play_copy (play);
}

static void
test_first_compile (void)
{
  check_all (compile_only, NULL, NULL);
}

static void
test_shared_program (void)
{
  g_autoptr (LeafProgram) program = compile ();

  check_all (compile_and_play, NULL, program);
}

static void
test_copied_play (void)
{
  g_autoptr (LeafProgram) program = compile ();
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

  run_on (play);
  check_all (play_copy, copy_play, play);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/threads/first-compile", test_first_compile);
  g_test_add_func ("/threads/shared-program", test_shared_program);
  g_test_add_func ("/threads/copied-play", test_copied_play);
  return g_test_run ();
}
