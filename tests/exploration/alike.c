/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alike.c: see alike.h. */

#include "alike.h"

#include <string.h>

enum { BUDGET = 3000000, FEW = 12 /* the number of most interesting choices */, MOST_ATTEMPTS = 20, PAIRS_OF_HASH = 3 };

typedef struct {
  LeafProgram *program;
  LeafExplorer *explorer;
  GHashTable *known; /* hash -> Known */
  GRand *random;
  const AlikeEffort *effort;
  GPtrArray *differences;
  gboolean with_numbers;
  guint n;
} Comparison;

/* A way to a moment. */
typedef struct {
  GPtrArray *path;
  guint64 chance;
  guint n_compared;
} Known;

static void
known_free (gpointer data)
{
  Known *known = data;

  g_ptr_array_unref (known->path);
  g_free (known);
}

static int
by_letters (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The words in alphabetical order, because things are listed in the order in which they were put down. The score and
 * the number of turns that are printed at the end of a story may be omitted. */
static char *
dup_sorted (const char *text, gboolean with_numbers)
{
  gboolean is_end = strstr (text, "***") != NULL;
  g_auto (GStrv) parts = g_strsplit_set (text, " \n,.", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  GString *sorted = g_string_new (NULL);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0' && strcmp (*part, "and") != 0
        && ((with_numbers && !is_end) || strspn (*part, "-0123456789") != strlen (*part)))
      g_ptr_array_add (words, g_ascii_strdown (*part, -1));
  g_ptr_array_sort (words, by_letters);
  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (sorted, "%s ", (char *) words->pdata[i]);
  return g_string_free (sorted, FALSE);
}

/* The answers of a play to each of `next` after `path`. */
static GPtrArray *
list_answers (const Comparison *comparison, const GPtrArray *path, const GPtrArray *next)
{
  g_autoptr (LeafPlay) play = leaf_play_new (comparison->program, 1);
  GPtrArray *answers = g_ptr_array_new_with_free_func (g_free);

  for (guint given = 0;; given++) {
    g_autoptr (GString) text = g_string_new (NULL);
    LeafStop stop = leaf_play_run (play, BUDGET);
    guint32 n;
    const LeafEvent *events = leaf_play_drain (play, &n);

    for (guint32 i = 0; i < n && given > path->len; i++)
      if (events[i].sort == LEAF_EVENT_TEXT)
        g_string_append (text, events[i].text);
    if (given > path->len)
      g_ptr_array_add (answers, dup_sorted (text->str, comparison->with_numbers));
    if (stop.cause != LEAF_STOP_WANTS_COMMAND || given == path->len + next->len)
      return answers;
    leaf_play_command (play, given < path->len ? path->pdata[given] : next->pdata[given - path->len]);
  }
}

static char *
dup_some_choice (const Comparison *comparison, const LeafMoment *moment)
{
  g_autoptr (LeafChoices) choices = leaf_choices_new (comparison->explorer, leaf_moment_play (moment));
  guint32 n = leaf_choices_n (choices);

  for (guint i = 0; i < MOST_ATTEMPTS && n > 0; i++) {
    guint32 at = (guint32) g_rand_int_range (
        comparison->random, 0, (gint32) (g_rand_boolean (comparison->random) ? MIN (n, (guint32) FEW) : n));
    char *command = leaf_choices_dup_command (choices, leaf_moment_play (moment), at);

    if (command != NULL)
      return command;
  }
  return NULL;
}

static LeafMoment *
after (const LeafMoment *moment, const char *command)
{
  LeafStepResult result = { 0 };
  LeafMoment *next = leaf_moment_after (moment, command, BUDGET, NULL, &result);

  leaf_step_result_clear (&result);
  return next;
}

static GPtrArray *
path_with (const GPtrArray *path, const char *first, const char *second)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < path->len; i++)
    g_ptr_array_add (copy, g_strdup (path->pdata[i]));
  if (first != NULL)
    g_ptr_array_add (copy, g_strdup (first));
  if (second != NULL)
    g_ptr_array_add (copy, g_strdup (second));
  return copy;
}

static GPtrArray *
commands_from (const Comparison *comparison, LeafMoment *moment)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (LeafMoment) now = leaf_moment_ref (moment);

  while (commands->len < comparison->effort->commands && !leaf_moment_is_over (now)) {
    char *command = dup_some_choice (comparison, now);
    LeafMoment *next = command != NULL ? after (now, command) : NULL;

    if (next == NULL) {
      g_free (command);
      break;
    }
    g_ptr_array_add (commands, command);
    leaf_moment_unref (now);
    now = next;
  }
  return commands;
}

static char *
dup_path_words (const GPtrArray *path)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < path->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? " / " : "", (char *) path->pdata[i]);
  return g_string_free (words, FALSE);
}

static void
compare (Comparison *comparison, LeafMoment *moment, const GPtrArray *one, const GPtrArray *other)
{
  g_autoptr (GPtrArray) next = commands_from (comparison, moment);
  g_autoptr (GPtrArray) a = list_answers (comparison, one, next);
  g_autoptr (GPtrArray) b = list_answers (comparison, other, next);

  comparison->n++;
  for (guint i = 0; i < MIN (a->len, b->len); i++) {
    g_autofree char *ways = NULL;
    g_autofree char *other_ways = NULL;

    if (strcmp (a->pdata[i], b->pdata[i]) == 0)
      continue;
    ways = dup_path_words (one);
    other_ways = dup_path_words (other);
    g_ptr_array_add (comparison->differences, g_strdup_printf ("answer %u, to '%s'\n  %s\n    %s\n  %s\n    %s", i + 1,
                                                               i < next->len ? (char *) next->pdata[i] : "", ways,
                                                               (char *) a->pdata[i], other_ways, (char *) b->pdata[i]));
    return;
  }
}

/* Compares the moment with an earlier one of the same hash, or records it. */
static void
meet (Comparison *comparison, LeafMoment *moment, const GPtrArray *path)
{
  guint64 hash = leaf_moment_hash (moment);
  Known *known = g_hash_table_lookup (comparison->known, &hash);

  if (known == NULL) {
    known = g_new0 (Known, 1);
    known->path = path_with (path, NULL, NULL);
    known->chance = leaf_moment_chance (moment);
    g_hash_table_insert (comparison->known, g_memdup2 (&hash, sizeof hash), known);
  } else if (known->chance == leaf_moment_chance (moment) && !leaf_moment_is_over (moment)
             && known->n_compared < PAIRS_OF_HASH && comparison->n < comparison->effort->pairs) {
    known->n_compared++;
    compare (comparison, moment, path, known->path);
  }
}

/* Gives two commands in the other order, which often leads to the same moment. */
static void
swap (Comparison *comparison, const LeafMoment *from, const GPtrArray *path, const char *first, const char *second)
{
  g_autoptr (LeafMoment) between = after (from, second);
  g_autoptr (LeafMoment) swapped = between != NULL && !leaf_moment_is_over (between) ? after (between, first) : NULL;
  g_autoptr (GPtrArray) way = path_with (path, second, first);

  if (swapped != NULL)
    meet (comparison, swapped, way);
}

static void
walk (Comparison *comparison)
{
  LeafStepResult result = { 0 };
  g_autoptr (LeafMoment) now = leaf_moment_begin (comparison->explorer, 1, BUDGET, NULL, &result);
  g_autoptr (LeafMoment) before = NULL;
  g_autoptr (GPtrArray) path = g_ptr_array_new_with_free_func (g_free);

  leaf_step_result_clear (&result);
  for (guint i = 0; i < comparison->effort->steps && !leaf_moment_is_over (now); i++) {
    g_autofree char *command = dup_some_choice (comparison, now);
    LeafMoment *next = command != NULL ? after (now, command) : NULL;

    if (next == NULL)
      return;
    g_ptr_array_add (path, g_strdup (command));
    meet (comparison, next, path);
    if (before != NULL && strcmp (path->pdata[i - 1], command) != 0) {
      g_autoptr (GPtrArray) begun = path_with (path, NULL, NULL);

      g_ptr_array_set_size (begun, (gint) i - 1);
      swap (comparison, before, begun, path->pdata[i - 1], command);
    }
    g_clear_pointer (&before, leaf_moment_unref);
    before = g_steal_pointer (&now);
    now = next;
  }
}

/* Returns TRUE if a number is left out although it is printed. */
static gboolean
leaves_out_numbers (const LeafExplorer *explorer)
{
  const char *what, *why;

  for (guint32 i = 0; leaf_explorer_left_out (explorer, i, &what, &why); i++)
    if (strstr (why, "is only printed") != NULL)
      return TRUE;
  return FALSE;
}

guint
alike_compare (LeafProgram *program, const AlikeEffort *effort, GPtrArray *differences)
{
  Comparison comparison = {
    .program = program,
    .explorer = leaf_explorer_new (program),
    .known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, known_free),
    .random = g_rand_new_with_seed (7),
    .effort = effort,
    .differences = differences,
  };

  comparison.with_numbers = !leaves_out_numbers (comparison.explorer);
  for (guint i = 0; i < effort->walks && comparison.n < effort->pairs; i++)
    walk (&comparison);
  g_hash_table_unref (comparison.known);
  g_rand_free (comparison.random);
  leaf_explorer_free (comparison.explorer);
  return comparison.n;
}
