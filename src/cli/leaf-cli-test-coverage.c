/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-test-coverage.h"

#include "leaf-cli.h"
#include "leaf-exploration.h"
#include "leaf-skein-trial.h"

enum { TURN_BUDGET = 3000000 };
#define MEMORY_BYTES ((gsize) 1024 << 20)

static void
play_threads (LeafExploration *exploration, const LeafSkein *skein)
{
  g_autoptr (GArray) ends = leaf_skein_ends (skein, TRUE);

  for (guint i = 0; i < ends->len; i++) {
    g_autoptr (GArray) thread = leaf_skein_thread (skein, g_array_index (ends, guint32, i));
    g_autoptr (GPtrArray) commands = g_ptr_array_new ();

    for (guint k = 0; k < thread->len; k++)
      g_ptr_array_add (commands, (gpointer) leaf_skein_command (skein, g_array_index (thread, guint32, k)));
    g_ptr_array_add (commands, NULL);
    leaf_exploration_add_path (exploration, (const char *const *) commands->pdata);
  }
}

static void
explore (LeafExploration *exploration, int seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end && leaf_exploration_round (exploration))
    ;
}

static void
print_missed (LeafProgram *program, const LeafExploration *exploration, const LeafCoverable *row)
{
  g_autofree char *reason = leaf_exploration_dup_reason (exploration, row->id, NULL, NULL);
  guint32 line = leaf_cli_story_line (program, row->place);

  g_print ("# not run: %s", row->name);
  if (line != 0)
    g_print (" (line %u)", line);
  g_print (": %s\n", reason);
}

guint
leaf_cli_test_coverage (LeafProgram *program, const LeafSkein *skein, guint32 seed, int seconds)
{
  const LeafExplorationOptions options = { .seed = seed, .threads = 1, .memory = MEMORY_BYTES, .budget = TURN_BUDGET };
  g_autoptr (LeafExploration) exploration = leaf_exploration_new (program, &options);
  const LeafCoverable *rows;
  guint32 n;
  guint n_missed = 0, n_rules = 0;

  if (exploration == NULL) {
    g_print ("# the story never asks for a command, so there is nothing to explore\n");
    return 0;
  }
  play_threads (exploration, skein);
  explore (exploration, seconds);
  rows = leaf_explorer_coverables (leaf_exploration_explorer (exploration), &n);
  for (guint32 i = 0; i < n; i++) {
    if (rows[i].sort != LEAF_COVERED_RULE)
      continue;
    n_rules++;
    if (leaf_coverage_has (leaf_exploration_coverage (exploration), rows[i].bit))
      continue;
    print_missed (program, exploration, &rows[i]);
    n_missed++;
  }
  g_print ("# %u of %u rules ran%s\n", n_rules - n_missed, n_rules,
           leaf_exploration_state (exploration).is_closed ? "; everything that can be typed was tried" : "");
  return n_missed;
}
