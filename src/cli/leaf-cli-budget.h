/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-budget.h: limits on the work and output of a play, so that a story with an endless loop cannot make a
 * command run, grow or print without end. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  gint64 work;   /* units of work between two commands (see leaf_play_run); 0: no limit, on output neither */
  gint64 events; /* the most nodes of the traces of all turns together */
  /* private */
  guint64 work_spent, events_spent, bytes_spent;
  guint faults;
  gboolean work_is_spent, events_are_spent;
} LeafCliBudget;

#define LEAF_CLI_BUDGET                                                                                                \
  {                                                                                                                    \
    .work = 200000000, .events = 50000                                                                                 \
  }

/* Entries for the option table of a command. `budget` is a LeafCliBudget that must exist until the options are
 * parsed. */
#define LEAF_CLI_BUDGET_OPTION_WORK(budget)                                                                            \
  {                                                                                                                    \
    "budget", 0, 0, G_OPTION_ARG_INT64, &(budget).work,                                                                \
        "Stop after NUMBER instructions without asking for a command; 0: never", "NUMBER"                              \
  }
#define LEAF_CLI_BUDGET_OPTION_EVENTS(budget)                                                                          \
  {                                                                                                                    \
    "events", 0, 0, G_OPTION_ARG_INT64, &(budget).events, "Print at most NUMBER events in total (50000)", "NUMBER"     \
  }

/* Resets the limits on what may happen between two commands. Call it when a command is given. */
void leaf_cli_budget_renew (LeafCliBudget *budget);
/* Add to what was spent. Return FALSE when a limit is reached; the caller then abandons the play. */
gboolean leaf_cli_budget_spend_work (LeafCliBudget *budget, guint64 instructions);
gboolean leaf_cli_budget_spend_output (LeafCliBudget *budget, gsize bytes, guint faults);
gboolean leaf_cli_budget_spend_events (LeafCliBudget *budget, guint64 events);
guint32 leaf_cli_budget_events_left (const LeafCliBudget *budget);
/* If a limit was reached, prints to standard error which one and how to raise it, and returns TRUE. */
gboolean leaf_cli_budget_report (const LeafCliBudget *budget, const char *command);

G_END_DECLS
