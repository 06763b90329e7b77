/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-engine.c: measures how long the engine takes, in one run. Nothing is asserted.
 *
 *   compile   stories of three sizes, made up here: in this process on the library's checkpoint, and as a whole process
 *   sort      a rulebook of many rules: the whole compilation, and the sorting alone
 *   turns     turns a second of a small story
 *
 * Each figure is also given as a ratio to the compile of the smallest story in the same run, since machines differ and
 * their speed varies. */
#include "leaf-compile.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

enum { REPEATS = 5 };

/* A story of about this many words: rooms in a row, three things in each, and rules about them. */
static char *
story_of (guint words)
{
  GString *out = g_string_new ("\"A Long Corridor\"\n\n");
  guint made = 4;

  for (guint i = 0; made < words; i++) {
    if (i == 0)
      g_string_append (out, "The cell-0 is a room. \"Bare stone, and a draught from somewhere.\"\n");
    else
      g_string_append_printf (
          out, "The cell-%u is a room. It is north of cell-%u. \"Bare stone, and a draught from somewhere.\"\n", i,
          i - 1);
    g_string_append_printf (
        out,
        "The pail-%u is an open container in the cell-%u. The stool-%u is a supporter in the cell-%u. The peg-%u is in the cell-%u.\n\n"
        "Instead of taking the peg-%u when the pail-%u is open: say \"It sits fast in the wall.\"\n\n"
        "Before examining the stool-%u in the cell-%u:\n\tif the player carries something:\n\t\tsay \"You put down what you have first.\";\n"
        "\t\tstop the action.\n\n",
        i, i, i, i, i, i, i, i, i, i);
    made += 84;
  }
  return g_string_free (out, FALSE);
}

static guint
count_words (const char *text)
{
  guint n = 0;
  gboolean inside = FALSE;

  for (; *text != '\0'; text++) {
    gboolean space = g_ascii_isspace (*text);
    n += !space && !inside;
    inside = !space;
  }
  return n;
}

static double
seconds_to_compile (const char *text, guint32 *n_problems)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < REPEATS; i++) {
    LeafSourceText source = { "story.ni", text, strlen (text) };
    gint64 begun = g_get_monotonic_time ();
    LeafProgram *program = leaf_program_compile (&source, NULL);
    best = MIN (best, (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
    *n_problems = leaf_program_n_problems (program);
    leaf_program_unref (program);
  }
  return best;
}

static double
seconds_of_process (const char *leaf, const char *text)
{
  g_autofree char *path = NULL;
  double best = G_MAXDOUBLE;
  int fd = g_file_open_tmp ("bench-XXXXXX.ni", &path, NULL);

  if (fd < 0 || leaf == NULL)
    return 0;
  g_close (fd, NULL);
  g_file_set_contents (path, text, -1, NULL);
  for (guint i = 0; i < REPEATS; i++) {
    const char *argv[] = { leaf, "rules", "--format=tsv", path, NULL };
    gint64 begun = g_get_monotonic_time ();
    g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                  NULL, NULL, NULL);
    best = MIN (best, (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
  }
  remove (path);
  return best;
}

static void
bench_compile (const char *leaf, double *unit)
{
  static const guint sizes[] = { 260, 10000, 100000 };

  printf ("compile and sort             words  in-process   ratio  whole process\n");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *text = story_of (sizes[i]);
    guint32 n_problems = 0;
    double inside = seconds_to_compile (text, &n_problems);
    if (i == 0)
      *unit = inside;
    printf ("  story of about %-6u      %7u  %7.1f ms  %6.1f  %7.1f ms%s\n", sizes[i], count_words (text),
            1000 * inside, inside / *unit, 1000 * seconds_of_process (leaf, text),
            n_problems > 0 ? "  (has problems)" : "");
  }
}

/* Places the story's rules again, in a copy of the build from before they were placed. */
static double
seconds_to_sort (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < REPEATS; i++) {
    LeafBuild build;
    gint64 begun;

    leaf_build_init (&build, &program->build, NULL);
    build.story_sentence = program->build.story_sentence;
    LEAF_EACH (&build.rules->rules, rule)
      if (!LEAF_ROW (&build.rules->rules, LeafRule, rule)->is_library)
        LEAF_ROW (&build.rules->rules, LeafRule, rule)->first_membership
            = LEAF_ROW (&build.rules->rules, LeafRule, rule)->shape = 0;
    begun = g_get_monotonic_time ();
    leaf_rules_place (&build);
    best = MIN (best, (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
    leaf_build_clear (&build);
  }
  return best;
}

static void
bench_sort (double unit)
{
  static const guint sizes[] = { 100, 1000, 10000 };

  printf ("a rulebook of                rules     compile   ratio  sorting alone\n");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GString *text = g_string_new (
        "The Yard is a room. The tally is a number that varies. The weighing rules are an object based rulebook.\n\n");
    guint32 n_problems = 0;
    double seconds;
    for (guint j = 0; j < sizes[i]; j++)
      g_string_append_printf (text, "A weighing rule for %s%s: do nothing.\n\n",
                              j % 3 == 0   ? "a thing"
                              : j % 3 == 1 ? "an open container"
                                           : "a supporter",
                              j % 2 == 0 ? " when the tally is 5" : "");
    seconds = seconds_to_compile (text->str, &n_problems);
    printf ("  so many                  %7u  %7.1f ms  %6.1f  %7.1f ms%s\n", sizes[i], 1000 * seconds, seconds / unit,
            1000 * seconds_to_sort (text->str), n_problems > 0 ? "  (has problems)" : "");
    g_string_free (text, TRUE);
  }
}

static void
play_until_command (LeafPlay *play)
{
  LeafStop stop;
  guint32 n;

  do {
    stop = leaf_play_run (play, 1000000);
    leaf_play_drain (play, &n);
  } while (stop.cause == LEAF_STOP_OUT_OF_BUDGET);
}

static void
bench_turns (double unit)
{
  enum { TURNS = 2000 };
  static const char *const commands[]
      = { "look", "examine stool-0", "take pail-0", "drop pail-0", "north", "south", "inventory", "wait" };
  g_autofree char *text = story_of (2000);
  LeafSourceText source = { "story.ni", text, strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  gint64 begun;
  double seconds;

  play_until_command (play);
  begun = g_get_monotonic_time ();
  for (guint i = 0; i < TURNS; i++) {
    leaf_play_command (play, commands[i % G_N_ELEMENTS (commands)]);
    play_until_command (play);
  }
  seconds = (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
  printf ("turns                      %7u  %7.0f turns a second, %.3f ms each, ratio %.3f\n", TURNS, TURNS / seconds,
          1000 * seconds / TURNS, seconds / TURNS / unit);
}

int
main (int argc, char **argv)
{
  gint64 begun = g_get_monotonic_time ();
  LeafSourceText nothing = { "story.ni", "The Yard is a room.", strlen ("The Yard is a room.") };
  double unit = 1;

  leaf_program_unref (leaf_program_compile (&nothing, NULL));
  printf ("the standard library, once a process:  %.1f ms\n", (double) (g_get_monotonic_time () - begun) / 1000);
  bench_compile (argc > 1 ? argv[1] : NULL, &unit);
  bench_sort (unit);
  bench_turns (unit);
  return 0;
}
