/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-budget.h: what a command may spend on playing a story, so that a story that loops cannot make it run,
 * grow or print without end. Every command that plays shares these bounds. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  gint64 work;   /* instructions between two commands; 0: no bound */
  gint64 events; /* nodes of the turns' trees, all turns together */
  /* private */
  guint64 work_spent, events_spent, bytes_spent;
  guint faults;
  gboolean work_is_spent, events_are_spent;
} LeafCliBudget;

#define LEAF_CLI_BUDGET                                                                                                            \
  {                                                                                                                                \
    .work = 200000000, .events = 50000                                                                                             \
  }

/* Rows of a command's options; `budget` is a LeafCliBudget that outlives the parse. */
#define LEAF_CLI_BUDGET_OPTION_WORK(budget)                                                                                        \
  {                                                                                                                                \
    "budget", 0, 0, G_OPTION_ARG_INT64, &(budget).work, "Stop after NUMBER instructions without asking for a command; 0: never",   \
        "NUMBER"                                                                                                                   \
  }
#define LEAF_CLI_BUDGET_OPTION_EVENTS(budget)                                                                                      \
  {                                                                                                                                \
    "events", 0, 0, G_OPTION_ARG_INT64, &(budget).events, "Show at most NUMBER events of all turns together (50000)", "NUMBER"     \
  }

/* A command was given: the bounds between two commands begin again. */
void leaf_cli_budget_renew (LeafCliBudget *budget);
/* These return FALSE once the budget is spent; then the play is to be given up. */
gboolean leaf_cli_budget_spend_work (LeafCliBudget *budget, guint64 instructions);
gboolean leaf_cli_budget_spend_output (LeafCliBudget *budget, gsize bytes, guint faults);
gboolean leaf_cli_budget_spend_events (LeafCliBudget *budget, guint64 events);
guint32 leaf_cli_budget_events_left (const LeafCliBudget *budget);
/* Says on standard error what was spent and how to allow more.  TRUE: something was. */
gboolean leaf_cli_budget_report (const LeafCliBudget *budget, const char *command);

G_END_DECLS
