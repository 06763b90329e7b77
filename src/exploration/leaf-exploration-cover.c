/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-cover.c: finds a small set of threads that together run every rule that was reached.
 *
 * The smallest set cannot be found in reasonable time. This is the greedy approximation: repeatedly take the thread
 * that runs the most remaining rules, the shortest of equal ones, and at the end drop threads whose rules the others
 * run. */

#include "leaf-exploration-private.h"

#include <string.h>

typedef struct {
  guint32 moment;
  char *command;
  guint32 n_commands;
  LeafCoverage coverage; /* of a play of the commands */
} Candidate;

static void
candidate_clear (gpointer data)
{
  Candidate *candidate = data;

  g_free (candidate->command);
  leaf_coverage_clear (&candidate->coverage);
}

static void
thread_clear (gpointer data)
{
  g_strfreev (((LeafCoverThread *) data)->commands);
}

/* Counts the wanted rules, given by their bits, that are in the coverage. */
static guint
count_new (const LeafCoverage *coverage, const GArray *wanted)
{
  guint n = 0;

  for (guint i = 0; i < wanted->len; i++)
    n += leaf_coverage_has (coverage, g_array_index (wanted, guint32, i));
  return n;
}

static void
remove_run (const LeafCoverage *coverage, GArray *wanted)
{
  guint n = 0;

  for (guint i = 0; i < wanted->len; i++)
    if (!leaf_coverage_has (coverage, g_array_index (wanted, guint32, i)))
      g_array_index (wanted, guint32, n++) = g_array_index (wanted, guint32, i);
  g_array_set_size (wanted, n);
}

/* Returns TRUE if the way to the finding contains prescribed draws. Such commands are of no use in a thread, which is
 * played with the seed alone. */
static gboolean
is_drawn (const LeafExploration *exploration, const LeafFound *found)
{
  g_auto (GStrv) path = leaf_exploration_dup_drawn_path (exploration, found->moment, found->command);

  for (char **line = path; *line != NULL; line++)
    if (leaf_drawn_is (*line))
      return TRUE;
  return FALSE;
}

/* Returns the threads that lead to a wanted rule, each with the coverage of a play from the beginning. */
static GArray *
find_candidates (const LeafExploration *exploration, const GArray *wanted)
{
  GArray *candidates = g_array_new (FALSE, TRUE, sizeof (Candidate));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  g_array_set_clear_func (candidates, candidate_clear);
  for (guint32 i = 0; i < leaf_exploration_n_found (exploration); i++) {
    LeafFound found = leaf_exploration_found (exploration, i);
    Candidate candidate = { .moment = found.moment };
    char *key;

    if (found.sort != LEAF_FOUND_COVERED || rows[found.id].sort != LEAF_COVERED_RULE)
      continue;
    key = g_strdup_printf ("%u %s", found.moment, found.command != NULL ? found.command : "");
    if (!g_hash_table_add (seen, key) || is_drawn (exploration, &found)
        || !leaf_exploration_replays (exploration, &found))
      continue;
    leaf_coverage_init (exploration->explorer, &candidate.coverage);
    leaf_exploration_replayed_coverage (exploration, &found, &candidate.coverage);
    if (count_new (&candidate.coverage, wanted) == 0) {
      leaf_coverage_clear (&candidate.coverage);
      continue;
    }
    candidate.command = g_strdup (found.command);
    candidate.n_commands = found.n_commands;
    g_array_append_val (candidates, candidate);
  }
  return candidates;
}

/* Returns the indices of the chosen candidates, in the order of choice. */
static GArray *
choose (const GArray *candidates, GArray *wanted)
{
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (guint));

  while (wanted->len > 0) {
    guint best = 0, most = 0;

    for (guint i = 0; i < candidates->len; i++) {
      const Candidate *one = &g_array_index (candidates, Candidate, i);
      guint n = count_new (&one->coverage, wanted);

      if (n > most
          || (n > 0 && n == most && one->n_commands < g_array_index (candidates, Candidate, best).n_commands)) {
        best = i;
        most = n;
      }
    }
    if (most == 0)
      break;
    remove_run (&g_array_index (candidates, Candidate, best).coverage, wanted);
    g_array_append_val (chosen, best);
  }
  return chosen;
}

/* Drops each thread whose rules the others run, in the order of choice: later threads may have made an earlier one
 * superfluous. */
static void
drop_needless (const GArray *candidates, const GArray *wanted, GArray *chosen)
{
  for (guint i = 0; i < chosen->len;) {
    g_autoptr (GArray) left = g_array_copy ((GArray *) wanted);
    const Candidate *one = &g_array_index (candidates, Candidate, g_array_index (chosen, guint, i));

    for (guint other = 0; other < chosen->len; other++)
      if (other != i)
        remove_run (&g_array_index (candidates, Candidate, g_array_index (chosen, guint, other)).coverage, left);
    if (count_new (&one->coverage, left) == 0)
      g_array_remove_index (chosen, i);
    else
      i++;
  }
}

static GArray *
find_wanted (const LeafExploration *exploration, const LeafCoverage *known)
{
  GArray *wanted = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  for (guint32 i = 0; i < n; i++)
    if (rows[i].sort == LEAF_COVERED_RULE && leaf_coverage_has (&exploration->coverage, rows[i].bit)
        && (known == NULL || !leaf_coverage_has (known, rows[i].bit)))
      g_array_append_val (wanted, rows[i].bit);
  return wanted;
}

GArray *
leaf_exploration_cover (const LeafExploration *exploration, const LeafCoverage *known)
{
  GArray *threads = g_array_new (FALSE, TRUE, sizeof (LeafCoverThread));
  g_autoptr (GArray) wanted = find_wanted (exploration, known);
  g_autoptr (GArray) left = g_array_copy (wanted);
  g_autoptr (GArray) candidates = find_candidates (exploration, wanted);
  g_autoptr (GArray) chosen = choose (candidates, left);

  g_array_set_clear_func (threads, thread_clear);
  drop_needless (candidates, wanted, chosen);
  for (guint i = 0; i < chosen->len; i++) {
    const Candidate *one = &g_array_index (candidates, Candidate, g_array_index (chosen, guint, i));
    LeafCoverThread thread = { .n_rules = count_new (&one->coverage, wanted) };

    remove_run (&one->coverage, wanted);
    thread.commands = leaf_exploration_dup_path (exploration, one->moment, one->command);
    g_array_append_val (threads, thread);
  }
  return threads;
}
