/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-budget.h: limits on the work of a play, so that a story with an endless loop cannot make a command run, grow
 * or print without end. Every command that plays a story uses them. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  gint64 work;   /* instructions between two commands; 0: no limit */
  gint64 events; /* nodes of the traces of all turns together */
  /* private */
  guint64 work_spent, events_spent, bytes_spent;
  guint faults;
  gboolean work_is_spent, events_are_spent;
} LeafCliBudget;

#define LEAF_CLI_BUDGET                                                                                                \
  {                                                                                                                    \
    .work = 200000000, .events = 50000                                                                                 \
  }

/* Entries for the command's option table. `budget` is a LeafCliBudget that outlives the parse. */
#define LEAF_CLI_BUDGET_OPTION_WORK(budget)                                                                            \
  {                                                                                                                    \
    "budget", 0, 0, G_OPTION_ARG_INT64, &(budget).work,                                                                \
        "Stop after NUMBER instructions without asking for a command; 0: never", "NUMBER"                              \
  }
#define LEAF_CLI_BUDGET_OPTION_EVENTS(budget)                                                                          \
  {                                                                                                                    \
    "events", 0, 0, G_OPTION_ARG_INT64, &(budget).events, "Print at most NUMBER events in total (50000)", "NUMBER"     \
  }

/* Starts the limits that apply between two commands again. Call it when a command is given. */
void leaf_cli_budget_renew (LeafCliBudget *budget);
/* Each of these adds to what was spent, and returns FALSE once a limit is reached; the caller then abandons the
 * play. */
gboolean leaf_cli_budget_spend_work (LeafCliBudget *budget, guint64 instructions);
gboolean leaf_cli_budget_spend_output (LeafCliBudget *budget, gsize bytes, guint faults);
gboolean leaf_cli_budget_spend_events (LeafCliBudget *budget, guint64 events);
guint32 leaf_cli_budget_events_left (const LeafCliBudget *budget);
/* If a limit was reached, reports on standard error which one and how to raise it, and returns TRUE. */
gboolean leaf_cli_budget_report (const LeafCliBudget *budget, const char *command);

G_END_DECLS
