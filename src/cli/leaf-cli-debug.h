/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-debug.h: what the files of `leaf debug` share. */
#pragma once

#include "leaf.h"

typedef struct {
  LeafPlay *play;
  LeafStop stop;
  GArray *moments;     /* guint64: event numbers of earlier pauses, for "back" */
  GArray *breakpoints; /* leaf-cli-debug-breakpoints.c: the breakpoints; NULL: none yet */
  char *treatment;     /* what procedural rules did to the rule that began last; NULL: nothing */
  gboolean is_over;
} LeafDebugger;

/* Debugger commands of leaf-cli-debug-breakpoints.c; `arguments` is the text after the command's name. */
void leaf_debugger_break (LeafDebugger *debugger, const char *arguments);
void leaf_debugger_list (LeafDebugger *debugger, const char *arguments);
void leaf_debugger_delete (LeafDebugger *debugger, const char *arguments);
/* Prints which breakpoint the play is paused at, and which value changed. */
void leaf_debugger_show_stop (LeafDebugger *debugger);
