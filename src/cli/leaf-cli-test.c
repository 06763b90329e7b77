/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-test.c: `leaf test` plays the blessed threads of a project's skein, and reports in TAP whether the answers
 * are the blessed ones. On request it blesses the answers. */
#include "leaf-cli.h"
#include "leaf-cli-test-coverage.h"
#include "leaf-storage-links.h"
#include "leaf-storage-write.h"
#include "leaf-skein-compare.h"
#include "leaf-skein-file.h"
#include "leaf-skein-run.h"
#include "leaf-skein-test-steps.h"
#include "leaf-skein-trial.h"

#include <errno.h>

#define SLICE 1000000

typedef struct {
  LeafProgram *program;
  LeafSkein *skein;
  guint32 seed;
  gboolean accepts, accepts_all; /* bless the answers of blessed knots that differ; of all knots that are played */
  int explore_seconds;           /* negative: coverage is not tested */
  guint n_tests, n_failed, n_accepted;
} Testing;

/* Reads the skein. If there is none, returns an empty one; but if one is needed, NULL, with a message on standard
 * error. */
static LeafSkein *
read_skein (const char *story, const char *file, gboolean is_needed)
{
  g_autoptr (GError) error = NULL;
  LeafSkein *skein;

  if (is_needed && file == NULL) {
    g_printerr ("leaf test: '%s' is not a project, so it has no skein. Name one with --skein.\n", story);
    return NULL;
  }
  if (is_needed && !g_file_test (file, G_FILE_TEST_EXISTS)) {
    g_printerr ("leaf test: cannot read '%s': %s\n", file, leaf_storage_strerror (ENOENT));
    return NULL;
  }
  skein = leaf_skein_read (file, &error);
  if (skein == NULL)
    g_printerr ("leaf test: cannot read the skein '%s': %s\n", file, error->message);
  return skein;
}

/* Prints each line of a run of words as a TAP comment, after the mark. */
static void
print_words (const char *text, guint32 start, guint32 end, const char *mark)
{
  g_autofree char *words = g_strndup (text + start, end - start);
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      g_print ("#   %s %s\n", mark, *line);
}

/* Returns where an answer first differs, such as "'test me', at [2] take box". Free with g_free. */
static char *
name_of_place (const Testing *testing, const LeafSkeinAnswer *answer, const GArray *words)
{
  const char *command = leaf_skein_command (testing->skein, answer->knot),
             *wanted = leaf_skein_blessed (testing->skein, answer->knot);
  g_autofree char *step = NULL;

  for (guint i = 0; i < words->len; i++) {
    const LeafSkeinWords *run = &g_array_index (words, LeafSkeinWords, i);

    if (run->sort == LEAF_SKEIN_SAME)
      continue;
    step = leaf_skein_step_at (command, run->sort == LEAF_SKEIN_MISSING ? wanted : answer->text, run->start);
    break;
  }
  return step != NULL ? g_strdup_printf ("'%s', at %s", command, step) : g_strdup_printf ("'%s'", command);
}

static void
print_difference (const Testing *testing, const LeafSkeinAnswer *answer)
{
  const char *wanted = leaf_skein_blessed (testing->skein, answer->knot);
  const char *got = answer->text != NULL ? answer->text : "";
  g_autoptr (GArray) words = leaf_skein_compare (wanted, got);
  g_autofree char *place = name_of_place (testing, answer, words);
  guint32 rule = 0;

  g_print ("# after %s%s\n", place, answer->text != NULL ? "" : ", after the story had ended");
  for (guint i = 0; i < words->len; i++) {
    const LeafSkeinWords *run = &g_array_index (words, LeafSkeinWords, i);

    if (run->sort == LEAF_SKEIN_MISSING)
      print_words (wanted, run->start, run->end, "-");
    if (run->sort != LEAF_SKEIN_ADDED)
      continue;
    print_words (got, run->start, run->end, "+");
    if (rule == 0)
      rule = leaf_skein_answer_rule (answer, run->start);
  }
  if (rule != 0)
    g_print ("# printed by: %s\n", leaf_program_rule_title (testing->program, rule));
}

static gboolean
is_wrong (const Testing *testing, const LeafSkeinAnswer *answer)
{
  const char *wanted = leaf_skein_blessed (testing->skein, answer->knot);

  return wanted != NULL && (answer->text == NULL || !leaf_skein_same (wanted, answer->text));
}

/* Blesses an answer if it was asked for. A missing answer cannot be blessed. */
static void
accept_answer (Testing *testing, const LeafSkeinAnswer *answer)
{
  const char *wanted = leaf_skein_blessed (testing->skein, answer->knot);

  if (answer->text == NULL || (wanted == NULL ? !testing->accepts_all : !is_wrong (testing, answer)))
    return;
  if (wanted != NULL)
    print_difference (testing, answer);
  else
    g_print ("# after '%s': blessed for the first time\n", leaf_skein_command (testing->skein, answer->knot));
  leaf_skein_set_result (testing->skein, answer->knot, answer->text);
  leaf_skein_set_blessed (testing->skein, answer->knot, answer->text);
  testing->n_accepted++;
}

/* Tests one thread. It fails at the first answer that differs from the blessed one. */
static void
test_thread (Testing *testing, guint32 knot)
{
  g_autoptr (LeafSkeinRun) run = leaf_skein_run_new (testing->skein, testing->program, testing->seed, knot);
  g_autofree char *name = leaf_skein_thread_name (testing->skein, knot);
  const LeafSkeinAnswer *wrong = NULL;

  while (!leaf_skein_run_go (run, SLICE))
    ;
  for (guint32 i = 0; testing->accepts && i < leaf_skein_run_n_answers (run); i++)
    accept_answer (testing, leaf_skein_run_answer (run, i));
  for (guint32 i = 0; wrong == NULL && i < leaf_skein_run_n_answers (run); i++)
    if (is_wrong (testing, leaf_skein_run_answer (run, i)))
      wrong = leaf_skein_run_answer (run, i);
  g_print ("%sok %u - %s\n", wrong != NULL ? "not " : "", ++testing->n_tests, name);
  if (wrong != NULL) {
    testing->n_failed++;
    print_difference (testing, wrong);
  }
}

/* Tests that every rule of the story runs in a thread or in the exploration. */
static void
test_coverage (Testing *testing)
{
  guint n_missed = leaf_cli_test_coverage (testing->program, testing->skein, testing->seed, testing->explore_seconds);

  g_print ("%sok %u - every rule runs\n", n_missed > 0 ? "not " : "", ++testing->n_tests);
  testing->n_failed += n_missed > 0;
}

static int
test_all (Testing *testing)
{
  g_autoptr (GArray) ends = leaf_skein_ends (testing->skein, testing->accepts_all);

  for (guint i = 0; i < ends->len; i++)
    test_thread (testing, g_array_index (ends, guint32, i));
  if (testing->explore_seconds >= 0)
    test_coverage (testing);
  g_print ("1..%u%s\n", testing->n_tests, testing->n_tests > 0 ? "" : " # no thread of the skein is blessed");
  return testing->n_failed > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}

/* Returns FALSE if the accepted answers could not be saved. */
static gboolean
keep_accepted (const Testing *testing, const char *file)
{
  g_autofree char *bytes = NULL;
  gsize length;
  int number;

  if (testing->accepts)
    g_print ("# %u %s\n", testing->n_accepted,
             testing->n_accepted == 1 ? "answer is blessed again" : "answers are blessed again");
  if (testing->n_accepted == 0)
    return TRUE;
  bytes = leaf_skein_write (testing->skein, &length);
  number = leaf_storage_write (file, bytes, length, 0666);
  if (number != 0)
    g_printerr ("leaf test: cannot write '%s': %s\n", file, leaf_storage_strerror (number));
  return number == 0;
}

int
leaf_command_test (int argc, char **argv)
{
  g_autofree char *path = NULL, *file = NULL;
  gboolean accepts = FALSE, accepts_all = FALSE;
  gint64 seed = 1;
  int explore_seconds = LEAF_CLI_UNSET;
  const GOptionEntry entries[] = {
    { "skein", 0, 0, G_OPTION_ARG_FILENAME, &path, "Use this skein in place of the project's own", "FILE" },
    { "bless", 0, 0, G_OPTION_ARG_NONE, &accepts,
      "Bless the current answers of blessed commands, and list what changed", NULL },
    { "bless-all", 0, 0, G_OPTION_ARG_NONE, &accepts_all, "Bless the current answers of all commands of the skein",
      NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed the random number generator (1)", "NUMBER" },
    { "explore-seconds", 0, 0, G_OPTION_ARG_INT, &explore_seconds,
      "Explore for that long, and fail if a rule has run neither then nor in a thread", "NUMBER" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafSkein) skein = NULL;
  Testing testing = { 0 };
  int code;

  if (!leaf_cli_parse (
          "test", "PROJECT",
          "Replays the blessed threads of a project's skein, and reports in TAP format which answers have changed.",
          entries, &argc, &argv)
      || !leaf_cli_is_seed ("test", seed)
      || (explore_seconds != LEAF_CLI_UNSET
          && !leaf_cli_is_in_range ("test", "--explore-seconds", explore_seconds, 0, G_MAXINT)))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("test", "expected one PROJECT argument");
  program = leaf_cli_compile (argv[1]);
  file = path != NULL ? g_strdup (path) : leaf_skein_path (argv[1]);
  skein = program != NULL ? read_skein (argv[1], file, path != NULL || explore_seconds < 0) : NULL;
  if (skein == NULL)
    return LEAF_EXIT_USAGE;
  testing = (Testing) { .program = program,
                        .skein = skein,
                        .seed = (guint32) seed,
                        .accepts = accepts || accepts_all,
                        .accepts_all = accepts_all,
                        .explore_seconds = explore_seconds };
  code = test_all (&testing);
  if (!keep_accepted (&testing, file))
    return LEAF_EXIT_USAGE;
  if (leaf_cli_print_problems (program, stderr) > 0)
    code = LEAF_EXIT_PROBLEMS;
  return code;
}
