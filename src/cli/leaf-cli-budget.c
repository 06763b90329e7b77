/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-budget.h"

#define MOST_FAULTS 1000               /* run-time problems between two commands; each takes as long as much work */
#define MOST_BYTES  (16 * 1024 * 1024) /* bytes of text between two commands */

void
leaf_cli_budget_renew (LeafCliBudget *budget)
{
  budget->work_spent = budget->bytes_spent = 0;
  budget->faults = 0;
}

static gboolean
check_work (LeafCliBudget *budget)
{
  gboolean is_spent = budget->work > 0
                      && (budget->work_spent >= (guint64) budget->work || budget->faults > MOST_FAULTS
                          || budget->bytes_spent > MOST_BYTES);

  budget->work_is_spent |= is_spent;
  return !is_spent;
}

gboolean
leaf_cli_budget_spend_work (LeafCliBudget *budget, guint64 instructions)
{
  budget->work_spent += instructions;
  return check_work (budget);
}

gboolean
leaf_cli_budget_spend_output (LeafCliBudget *budget, gsize bytes, guint faults)
{
  budget->bytes_spent += bytes;
  budget->faults += faults;
  return check_work (budget);
}

gboolean
leaf_cli_budget_spend_events (LeafCliBudget *budget, guint64 events)
{
  budget->events_spent += events;
  budget->events_are_spent |= budget->events_spent >= (guint64) MAX (budget->events, 0);
  return !budget->events_are_spent;
}

guint32
leaf_cli_budget_events_left (const LeafCliBudget *budget)
{
  gint64 left = budget->events - (gint64) budget->events_spent;

  return (guint32) CLAMP (left, 0, G_MAXINT32);
}

gboolean
leaf_cli_budget_report (const LeafCliBudget *budget, const char *command)
{
  if (budget->work_is_spent)
    g_printerr (
        "leaf %s: the story was stopped because it ran too long without asking for a command. Use --budget=NUMBER to allow more.\n",
        command);
  if (budget->events_are_spent)
    g_printerr ("leaf %s: only the first %" G_GINT64_FORMAT " events are shown; --events=NUMBER shows more.\n", command,
                budget->events);
  return budget->work_is_spent || budget->events_are_spent;
}
