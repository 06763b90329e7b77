/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-debug.h: what the files of `leaf debug` share. */
#pragma once

#include "leaf-cli-budget.h"
#include "leaf.h"

typedef struct {
  LeafPlay *play;
  LeafStop stop;
  GArray *moments;      /* of guint64: the event numbers of the pauses, for "back" */
  GArray *breakpoints;  /* private to leaf-cli-debug-breakpoints.c; NULL: there are none */
  char *treatment;      /* what procedural rules did to the rule that began last; NULL: nothing */
  LeafCliBudget budget; /* until the play is paused */
  gboolean is_over;
} LeafDebugger;

/* The debugger commands of leaf-cli-debug-breakpoints.c. `arguments` is the text after the name of the command. */
void leaf_debugger_break (LeafDebugger *debugger, const char *arguments);
void leaf_debugger_list (LeafDebugger *debugger, const char *arguments);
void leaf_debugger_delete (LeafDebugger *debugger, const char *arguments);
/* Prints at which breakpoint the play is paused, and which value changed. */
void leaf_debugger_show_stop (LeafDebugger *debugger);
