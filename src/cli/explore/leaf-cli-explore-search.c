/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-search.c: lets a search of `leaf explore` run for a time, and ends it when a signal arrives. */
#include "leaf-cli-explore-search.h"
#include "leaf-cli-explore-memory.h"
#include "leaf-cli.h"

#include <signal.h>
#include <time.h>
#include <unistd.h>

enum { SAVED_EACH_SECONDS = 10, WIDTH_OF_PROGRESS = 70 };

static volatile sig_atomic_t stopped_by; /* the signal that asked for the end of the search; 0: none */

static void
note_signal (int signal)
{
  stopped_by = signal;
}

void
leaf_cli_explore_catch_signals (void)
{
  struct sigaction action = { .sa_handler = note_signal, .sa_flags = (int) (SA_RESTART | SA_RESETHAND) };

  sigemptyset (&action.sa_mask);
  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}

void
leaf_cli_explore_end_by_signal (void)
{
  if (stopped_by == 0)
    return;
  fflush (stdout);
  signal (stopped_by, SIG_DFL);
  raise (stopped_by);
}

static void
print_progress (const LeafExploration *exploration, gint64 begun, gint64 now)
{
  LeafExplorationState state = leaf_exploration_state (exploration);
  double seconds = (double) (now - begun) / G_USEC_PER_SEC;

  g_printerr (
      "%.0f s (%.0f of a processor): %u moments (%.0f a second), %" G_GUINT64_FORMAT
      " turns (%.0f a second), %u open, %u kept, %.0f bytes each, %.0f MB, %u found, score %d\n",
      seconds, (double) clock () / CLOCKS_PER_SEC, state.moments, state.moments / seconds, state.turns,
      (double) state.turns / seconds, state.open, state.kept, state.kept > 0 ? (double) state.bytes / state.kept : 0,
      (double) (state.bytes + state.table_bytes) / (1 << 20), leaf_exploration_n_found (exploration), state.best_score);
}

/* Shows at a terminal, in one line that is written anew, that the search goes on. Printed with g_printerr, the carriage
 * return would be escaped. */
static void
show_progress (const LeafExploration *exploration)
{
  LeafExplorationState state = leaf_exploration_state (exploration);

  fprintf (stderr, "\r%u moments in %" G_GUINT64_FORMAT " turns, %u found…", state.moments, state.turns,
           leaf_exploration_n_found (exploration));
}

static void
clear_progress (void)
{
  fprintf (stderr, "\r%*s\r", WIDTH_OF_PROGRESS, "");
}

gboolean
leaf_cli_explore_search (LeafExploration *exploration, LeafCliKept *kept, int seconds, gint64 turns,
                         gboolean is_verbose)
{
  gint64 begun = g_get_monotonic_time (), printed = begun, tidied = begun;
  gboolean is_saved, is_shown = !is_verbose && isatty (STDERR_FILENO);

  while (turns != LEAF_CLI_UNSET ? (gint64) leaf_exploration_state (exploration).turns < turns
                                 : g_get_monotonic_time () - begun < (gint64) seconds * G_USEC_PER_SEC) {
    gint64 now;

    if (stopped_by != 0 || !leaf_exploration_round (exploration))
      break;
    now = g_get_monotonic_time ();
    if (now - tidied > SAVED_EACH_SECONDS * G_USEC_PER_SEC) {
      leaf_cli_kept_save (kept);
      leaf_cli_explore_give_back_memory ();
      tidied = g_get_monotonic_time ();
    }
    if (is_shown && now - printed > G_USEC_PER_SEC) {
      printed = now;
      show_progress (exploration);
    }
    if (!is_verbose || now - printed < 5 * G_USEC_PER_SEC)
      continue;
    printed = now;
    print_progress (exploration, begun, now);
  }
  if (is_shown && printed != begun)
    clear_progress ();
  is_saved = leaf_cli_kept_save (kept);
  if (is_verbose)
    print_progress (exploration, begun, g_get_monotonic_time ());
  return is_saved;
}
