/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of `leaf debug` share. */
#pragma once

#include "leaf.h"

typedef struct {
  LeafPlay *play;
  LeafStop stop;
  GArray *moments; /* of guint64: the event numbers at which it stood still, for "back" */
  GArray *halts;   /* leaf-cli-debug-breakpoints.c: those set; NULL: none yet */
  char *treatment; /* what procedural rules did to the rule that began last; NULL: nothing */
  gboolean is_over;
} LeafDebugger;

/* leaf-cli-debug-breakpoints.c; each takes what was typed after the order */
void leaf_debugger_break     (LeafDebugger *debugger, const char *arguments);
void leaf_debugger_list      (LeafDebugger *debugger, const char *arguments);
void leaf_debugger_delete    (LeafDebugger *debugger, const char *arguments);
/* Says at which one the play stands, and what changed. */
void leaf_debugger_show_stop (LeafDebugger *debugger);
